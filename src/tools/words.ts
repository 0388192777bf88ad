/**
 * Text → words for search: split on case and on everything that is no letter or digit, case folded.
 *
 * Most text is ASCII, for which the plain patterns below do the same as the Unicode ones at a tenth of the cost.
 */

interface Alphabet {
  readonly lowerUpper: RegExp;
  readonly upperWord: RegExp;
  readonly word: RegExp;
}

const ascii: Alphabet = { lowerUpper: /([a-z0-9])([A-Z])/g, upperWord: /([A-Z])([A-Z][a-z])/g, word: /[a-z0-9]+/g };
const unicode: Alphabet = {
  lowerUpper: /([\p{Ll}\p{N}])(\p{Lu})/gu,
  upperWord: /(\p{Lu})(\p{Lu}\p{Ll})/gu,
  word: /[\p{L}\p{M}\p{N}]+/gu,
};

const isAscii = (text: string): boolean => /^[\0-\x7f]*$/.test(text);

/** `resolveLibrary-id` → `["resolve", "library", "id"]`. */
export const wordsOf = (text: string): ReadonlyArray<string> => {
  const { lowerUpper, upperWord, word } = isAscii(text) ? ascii : unicode;
  const split = text.normalize("NFKC").replace(lowerUpper, "$1 $2").replace(upperWord, "$1 $2");
  return split.toLowerCase().match(word) ?? [];
};

/** Text in which every word of it, split on case or not, is found as it stands. */
export const foldedText = (text: string): string => (isAscii(text) ? text : text.normalize("NFKC")).toLowerCase();

/** Text → its words run together: `resolveLibrary-id` → `resolvelibraryid`. */
export const runTogether = (text: string): string =>
  isAscii(text) ? text.toLowerCase().replace(/[^a-z0-9]+/g, "") : wordsOf(text).join("");

/** Word → the forms that count as the same: itself, its singular, its plural. */
export const formsOf = (token: string): ReadonlyArray<string> => {
  const forms = new Set([token]);
  if (token.length > 3 && token.endsWith("ies")) forms.add(`${token.slice(0, -3)}y`);
  if (token.length > 4 && /(?:s|x|z|ch|sh)es$/u.test(token)) forms.add(token.slice(0, -2));
  if (token.length > 3 && /[^s]s$/u.test(token)) forms.add(token.slice(0, -1));
  // Other plurals contain their singular, which substring matching finds by itself.
  if (token.length > 2 && /[^aeiou]y$/u.test(token)) forms.add(`${token.slice(0, -1)}ies`);
  return [...forms];
};
