/** RegExp.escape (ES2025): text that a pattern matches literally, whatever stands around it. */

const controls: Readonly<Record<string, string>> = { "\t": "\\t", "\n": "\\n", "\v": "\\v", "\f": "\\f", "\r": "\\r" };

/** Punctuators that mean something somewhere in a pattern or a class, white space, line terminators, lone surrogates. */
const special = /[,\-=<>#&!%:;@~'`"\s]|\p{Surrogate}/u;

function encode(character: string): string {
  if (/[\^$\\.*+?()[\]{}|/]/.test(character)) return `\\${character}`;
  if (Object.hasOwn(controls, character)) return controls[character]!;
  if (!special.test(character)) return character;
  const hex = character.charCodeAt(0).toString(16);
  return hex.length <= 2 ? `\\x${hex.padStart(2, "0")}` : `\\u${hex.padStart(4, "0")}`;
}

/** By code unit, of the first ones, which nearly all texts consist of. */
const latin: readonly string[] = Array.from({ length: 256 }, (_, unit) => encode(String.fromCharCode(unit)));

/** `begins`: the text is the beginning of the result, where a letter or digit could join what stands in front. */
export function escapePattern(text: string, begins = true): string {
  let result = "";
  if (begins && /^[0-9A-Za-z]/.test(text)) result = `\\x${text.charCodeAt(0).toString(16).padStart(2, "0")}`;
  for (let i = result === "" ? 0 : 1; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 256) result += latin[unit]!;
    else {
      const character = String.fromCodePoint(text.codePointAt(i)!);
      i += character.length - 1;
      result += encode(character);
    }
  }
  return result;
}
