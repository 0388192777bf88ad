/**
 * Text → words for search: split on case and on everything that is no letter or digit, case folded.
 */

const boundary = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu;
const word = /[\p{L}\p{M}\p{N}]+/gu;

/** `resolveLibrary-id` → `["resolve", "library", "id"]`. */
export const wordsOf = (text: string): ReadonlyArray<string> =>
  foldCase(text.normalize("NFKC").replace(boundary, " ")).match(word) ?? [];

/** As `wordsOf`, but case alone does not split: `lookUp` is also found as `lookup`. */
export const unsplitWordsOf = (text: string): ReadonlyArray<string> =>
  foldCase(text.normalize("NFKC")).match(word) ?? [];

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

const foldCase = (text: string): string => text.toLowerCase();
