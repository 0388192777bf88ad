/**
 * What search reads: the texts of all tools, by kind, and how well a tool matches the words of a query.
 *
 * Every kind is one long text, so that one scan for a word finds all tools that have it; little is split or counted
 * beforehand, which keeps ten thousand tools cheap to make. Pure: entries in, entries out.
 */
import { schemaWords } from "./schemaWords.ts";
import type { ToolEntry } from "./ToolTree.ts";
import { foldedText, formsOf, runTogether } from "./words.ts";

const weights = { exact: 20, path: 8, description: 4, other: 2 } as const;

/** One kind of text of all tools, one after the other, in the order of the entries. */
interface Column {
  readonly text: string;
  /** Where the text of each tool begins, and the end of the last. */
  readonly starts: Int32Array;
}

export interface SearchIndex {
  readonly entries: ReadonlyArray<ToolEntry>;
  /** Whole segment or whole name, its words run together → places of tools. */
  readonly exact: ReadonlyMap<string, ReadonlyArray<number>>;
  readonly path: Column;
  readonly description: Column;
  /** Names and descriptions of fields. */
  readonly other: Column;
}

/** Entries → their index. */
export const searchIndex = (entries: ReadonlyArray<ToolEntry>): SearchIndex => ({
  entries,
  exact: exactNames(entries),
  path: columnOf(entries, ({ segments }) => foldedText(`${segments.join("\n")}\n`)),
  description: columnOf(entries, ({ tool }) => foldedText(`${tool.description}\n`)),
  other: columnOf(entries, ({ tool }) =>
    foldedText([...schemaWords(tool.input, "input"), ...schemaWords(tool.output, "output"), ""].join("\n")),
  ),
});

/** Index and the words of a query → the tools that match, best first, then by path. */
export const ranked = (index: SearchIndex, tokens: ReadonlyArray<string>): ReadonlyArray<ToolEntry> => {
  const { entries, exact } = index;
  const count = entries.length;
  const total = new Float64Array(count);
  if (tokens.length > 1) for (const place of exact.get(tokens.join("")) ?? []) total[place] = weights.exact;
  for (const token of tokens) addToken(index, token, total);
  // Entries are ordered by path: one number per tool sorts by score, then by path.
  const keys = new Float64Array(count);
  const most = weights.exact * (tokens.length + 1) * 2;
  let matched = 0;
  for (let place = 0; place < count; place++) {
    if (total[place]! > 0) keys[matched++] = (most - total[place]!) * count + place;
  }
  const order = keys.subarray(0, matched).sort();
  return Array.from(order, (key) => entries[key - Math.floor(key / count) * count]!);
};

/** Adds what one word of a query is worth to every tool: the best match in each kind of text counts once. */
const addToken = (index: SearchIndex, token: string, total: Float64Array): void => {
  const { exact, path, description, other } = index;
  const forms = formsOf(token);
  // Whatever has a word has every part of it.
  const shortest = forms.filter((form) => !forms.some((other) => other !== form && form.includes(other)));
  const kinds: ReadonlyArray<readonly [column: Column, weight: number]> = [
    [path, weights.path],
    [description, weights.description],
    [other, weights.other],
  ];
  for (const [column, weight] of kinds) {
    const best = new Uint8Array(total.length);
    for (const form of shortest) mark(column, form, best, weight);
    if (column === path)
      for (const form of forms) for (const place of exact.get(form) ?? []) best[place] = weights.exact;
    for (let place = 0; place < total.length; place++) total[place]! += best[place]!;
  }
};

/** Writes a weight at the place of every tool whose text has `word` in it. */
const mark = ({ text, starts }: Column, word: string, places: Uint8Array, weight: number): void => {
  let place = 0;
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, starts[place])) {
    while (starts[place + 1]! <= at) place++;
    places[place++] = weight;
  }
};

const exactNames = (entries: ReadonlyArray<ToolEntry>): ReadonlyMap<string, ReadonlyArray<number>> => {
  const known = new Map<string, Array<number>>();
  entries.forEach(({ segments, name }, place) => {
    for (const text of segments.length === 1 ? segments : [...segments, name]) {
      const whole = runTogether(text);
      const places = known.get(whole);
      if (places === undefined) known.set(whole, [place]);
      else if (places.at(-1) !== place) places.push(place);
    }
  });
  return known;
};

const columnOf = (entries: ReadonlyArray<ToolEntry>, textOf: (entry: ToolEntry) => string): Column => {
  const texts = entries.map(textOf);
  const starts = new Int32Array(texts.length + 1);
  texts.forEach((text, place) => (starts[place + 1] = starts[place]! + text.length));
  return { text: texts.join(""), starts };
};
