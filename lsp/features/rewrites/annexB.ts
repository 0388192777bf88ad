/** Old spellings: `017` → `0o17`, `089` → `89`, `"\7"` → `"\x07"`, and `<!-- note` → `// note`. */
import type { Rewrite } from "../codeActions.ts";

export const modernNumberOrText: Rewrite = ({ text }, { start, end }) => {
  const written = text.slice(start, end);
  const modern = /^["']/.test(written) ? withoutOctalEscapes(written) : withoutLeadingZero(written);
  return modern === null ? null : [{ start, end, text: modern }];
};

function withoutLeadingZero(number: string): string | null {
  if (/^0[0-7]+$/.test(number)) return `0o${number.replace(/^0+(?=.)/, "")}`;
  return /^0\d+(?:\.\d*)?$/.test(number) && /^\d*[89]/.test(number) ? number.replace(/^0+(?=\d)/, "") : null;
}

/** `\0` alone is no octal escape, and an escaped backslash begins none. */
const withoutOctalEscapes = (text: string): string =>
  text.replace(/\\(?:([0-3][0-7]{0,2}|[4-7][0-7]?)|([89])|[^])/g, (escape, octal?: string, digit?: string) => {
    if (digit !== undefined) return digit;
    if (octal === undefined) return escape;
    return octal === "0" ? "\\x00" : `\\x${Number.parseInt(octal, 8).toString(16).padStart(2, "0")}`;
  });

export const lineComment: Rewrite = ({ text }, { start, end }) => {
  const mark = /^(?:<!--|-->)/.exec(text.slice(start, end));
  return mark === null ? null : [{ start, end: start + mark[0].length, text: "//" }];
};
