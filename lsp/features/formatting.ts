/**
 * Formatting by Prettier, loaded only here. Top-level `return` is accepted, line ends stay as they are, and a program
 * that does not parse is left alone.
 */
import type { TextEdit } from "./rename.ts";
import type { View } from "../View.ts";

export interface FormattingOptions {
  readonly tabSize: number;
  readonly insertSpaces: boolean;
}

/** `configured` is what the project's own Prettier configuration says; it wins over the editor. */
export async function formatting(
  { text, parsed }: View,
  { tabSize, insertSpaces }: FormattingOptions,
  configured: Readonly<Record<string, unknown>> | null,
): Promise<TextEdit[]> {
  if (parsed.failures.length > 0) return [];
  const prettier = await import("prettier");
  const width = { tabWidth: tabSize, useTabs: !insertSpaces };
  const options = { ...width, ...configured, parser: "babel-ts", endOfLine: "auto" } as const;
  try {
    return changed(text, await prettier.format(text, options));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return [];
  }
}

/** The one edit between two texts, without what they have in common at both ends. */
function changed(from: string, to: string): TextEdit[] {
  if (from === to) return [];
  const shorter = Math.min(from.length, to.length);
  let start = 0;
  while (start < shorter && from[start] === to[start]) start++;
  // No edit may begin or end within a line break or a surrogate pair.
  if (start > 0 && /[\r\uD800-\uDBFF]/.test(from[start - 1]!)) start--;
  let behind = 0;
  while (behind < shorter - start && from.at(-1 - behind) === to.at(-1 - behind)) behind++;
  if (behind > 0 && /[\n\uDC00-\uDFFF]/.test(from.at(-behind)!)) behind--;
  return [{ start, end: from.length - behind, text: to.slice(start, to.length - behind) }];
}
