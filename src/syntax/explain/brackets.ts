/** Brackets: missing, stray or mismatched ones, and what separates the parts between them. */
import { span, type Detector, type Situation } from "./Situation.ts";

const closers: { readonly [open: string]: string } = { "(": ")", "[": "]", "{": "}", "${": "}" };

/** "`(` opened at 3:12", and the place as related information. */
function opened(s: Situation) {
  const opener = s.failure.opener!;
  return {
    text: `\`${opener.text}\` opened at ${s.place(opener.start)}`,
    closer: closers[opener.text]!,
    related: [{ message: `\`${opener.text}\` opened here`, location: { start: opener.start, end: opener.end } }],
  };
}

/** Does the innermost open brace hold statements (true), class members ("class") or properties (false)? */
function braceKind(s: Situation): "block" | "class" | "object" {
  const opener = s.failure.opener!;
  const at = s.tokens.findIndex((token) => token.start === opener.start);
  const head = s.tokens.slice(Math.max(0, at - 6), at).map((token) => token.text);
  if (/^(?:class|extends|implements)$/.test(head.at(-2) ?? "") || head.at(-1) === "class") return "class";
  return opener.block ? "block" : "object";
}

const ended: Detector = (s) => {
  if (s.token || !s.failure.opener) return null;
  if (s.before?.kind === "punctuator" && !/^[,;]$/.test(s.before.text)) return null;
  const { text, closer, related } = opened(s);
  const { start, end } = s.failure.opener;
  return { message: `The ${text} is never closed: add \`${closer}\``, at: { start, end }, related };
};

const stray: Detector = (s) => {
  const token = s.token;
  if (token?.kind !== "close" || s.failure.opener) return null;
  return `Unexpected \`${token.text}\`: no bracket is open here that it could close`;
};

/** A statement word on a new line inside brackets, or another closer: the bracket should have been closed before. */
const unclosed: Detector = (s) => {
  const token = s.token;
  if (!token || !s.failure.opener) return null;
  const { text, closer, related } = opened(s);
  const other = (token.kind === "close" && token.text !== closer) || token.text === ";";
  const statement =
    token.newlineBefore && /^(?:const|let|var|return|function|if|for|while|throw|try|class)$/.test(token.text);
  if (!statement && !other) return null;
  if (token.kind === "close" && other && !(s.expectsValue && s.before?.kind === "punctuator")) {
    return { message: `Expected \`${closer}\` to close the ${text}, found ${s.found}`, related };
  }
  if (closer === "}" && braceKind(s) !== "object") return null;
  if (token.text === ";" && (closer === "}" || !s.expects(`\`${closer}\``))) return null;
  if (!s.expects(`\`${closer}\``) && s.before?.text !== "," && !other) return null;
  if (s.expectsValue && s.before && s.before.text !== "," && s.before.kind !== "open") return null;
  return { message: `Expected \`${closer}\` to close the ${text}, found ${s.found}`, related };
};

const semicolonInObject: Detector = (s) => {
  if (s.token?.text !== ";" || s.failure.opener?.text !== "{" || braceKind(s) !== "object") return null;
  return "Properties of an object are separated by `,`, not by `;`";
};

const equalsInObject: Detector = (s) => {
  if (s.token?.text !== "=" || s.failure.opener?.text !== "{" || braceKind(s) !== "object") return null;
  return "A property is written `name: value`, not `name = value`";
};

const commaInClass: Detector = (s) => {
  if (s.token?.text !== "," || s.failure.opener?.text !== "{" || braceKind(s) !== "class") return null;
  return "Members of a class are not separated by `,`: leave it out";
};

const wordInClass: Detector = (s) => {
  if (s.failure.opener?.text !== "{" || braceKind(s) !== "class") return null;
  const word = [s.before, s.token].find((token) => /^(?:function|const|let|var)$/.test(token?.text ?? ""));
  return word ? { message: `Members of a class are declared without \`${word.text}\``, at: span(word) } : null;
};

const doubleComma: Detector = (s) =>
  s.token?.text === "," && (s.before?.text === "," || s.before?.kind === "open")
    ? "A value is missing before this `,`"
    : null;

/** Two values in a row inside brackets that hold a list. */
const missingComma: Detector = (s) => {
  const { token, before } = s;
  if (!token || !before || !s.failure.opener || !s.expects("`,`")) return null;
  if (s.failure.opener.text === "${") return null;
  if (token.kind === "close" || token.kind === "punctuator" || before.kind === "punctuator" || before.kind === "open")
    return null;
  if (s.failure.opener.text === "{" && braceKind(s) !== "object") return null;
  if (
    /^(?:if|while|for|switch|catch)$/.test(
      s.tokens[s.tokens.findIndex((t) => t.start === s.failure.opener!.start) - 1]?.text ?? "",
    )
  )
    return null;
  const { text, related } = opened(s);
  if (token.text === "{" && s.failure.opener.text === "(" && before.kind !== "close") return null;
  return { message: `Missing \`,\` before ${s.found} in the ${text}`, related };
};

const generic: Detector = (s) => {
  if (!s.token || !s.failure.opener) return null;
  const { text, closer, related } = opened(s);
  if (!s.expects(`\`${closer}\``) || s.expectsValue) return null;
  return { message: `Expected \`${closer}\` to close the ${text}, found ${s.found}`, related };
};

/** Tried before the mistakes in single words. */
export const listDetectors: readonly Detector[] = [
  ended, semicolonInObject, equalsInObject, commaInClass, wordInClass, doubleComma, unclosed, stray,
]; // prettier-ignore
/** Tried after them: what any text with an open bracket comes to. */
export const bracketDetectors: readonly Detector[] = [missingComma, generic];
