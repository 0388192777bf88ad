/** RegExp.escape (ES2025): text that a pattern matches literally, whatever stands around it. */

const controls: Readonly<Record<string, string>> = { "\t": "\\t", "\n": "\\n", "\v": "\\v", "\f": "\\f", "\r": "\\r" };

/** Punctuators that mean something somewhere in a pattern or a class, white space, line terminators, lone surrogates. */
const special = /[,\-=<>#&!%:;@~'`"\s]|\p{Surrogate}/u;

function encode(character: string, first: boolean): string {
  if (first && /[0-9A-Za-z]/.test(character)) return `\\x${character.charCodeAt(0).toString(16).padStart(2, "0")}`;
  if (/[\^$\\.*+?()[\]{}|/]/.test(character)) return `\\${character}`;
  if (Object.hasOwn(controls, character)) return controls[character]!;
  if (!special.test(character)) return character;
  const hex = character.charCodeAt(0).toString(16);
  return hex.length <= 2 ? `\\x${hex.padStart(2, "0")}` : `\\u${hex.padStart(4, "0")}`;
}

export function escapePattern(text: string): string {
  let result = "";
  for (const character of text) result += encode(character, result === "");
  return result;
}
