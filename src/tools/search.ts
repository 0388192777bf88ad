/**
 * The program's `search(…)`: deterministic, field-weighted substring matching over the catalogue.
 *
 * The index (a vocabulary with postings per word) is built at the first search; a query then reads the vocabulary
 * once per word, so its cost hardly depends on the number of tools. Never fails: a bad request is an `InvalidInput`.
 */
import type { Catalog, CatalogRow } from "./Catalog.ts";
import { InvalidInput } from "./decode.ts";
import { givenText } from "./expected.ts";
import { schemaWords } from "./schemaWords.ts";
import { find, lookup, type ToolEntry, type ToolTree } from "./ToolTree.ts";
import { parsePath } from "./toolPath.ts";
import { formsOf, unsplitWordsOf, wordsOf } from "./words.ts";

export interface SearchRequest {
  readonly query: string;
  readonly namespace?: string;
  readonly limit: number;
  readonly offset: number;
}

export interface SearchResult {
  readonly items: ReadonlyArray<CatalogRow>;
  readonly remaining: number;
  /** The request for what remains, ready to be passed to `search`; null at the end. */
  readonly next: SearchRequest | null;
}

/** Takes the arguments of the call as host data. */
export type Search = (args: ReadonlyArray<unknown>) => SearchResult | InvalidInput;

const defaultLimit = 10;

/** Words of a query beyond this, and letters of a word, tell nothing more. */
const maxTokens = 32;
const maxTokenLength = 100;
const maxQueryLength = 4_000;

const weights = { exact: 20, path: 8, description: 4, other: 2 } as const;

/** Catalogue → its search; the index is built when first needed. */
export const makeSearch = (catalog: Catalog): Search => {
  let index: Index | undefined;
  return (args) => {
    const request = parseRequest(args);
    if (request instanceof InvalidInput) return request;
    const scope = scopeOf(catalog.tree, request.namespace);
    const found = matches(catalog.tree, request.query, scope, () => (index ??= buildIndex(catalog.tree.entries)));
    const items = found.slice(request.offset, request.offset + request.limit).map(catalog.row);
    const end = request.offset + items.length;
    const remaining = Math.max(0, found.length - end);
    return { items, remaining, next: remaining === 0 ? null : { ...request, offset: end } };
  };
};

const matches = (
  tree: ToolTree,
  query: string,
  inScope: (entry: ToolEntry) => boolean,
  index: () => Index,
): ReadonlyArray<ToolEntry> => {
  const exact = lookup(tree, query);
  if (exact?.tool !== undefined) return tree.entries.filter((entry) => entry === exact && inScope(entry));
  const tokens = [...new Set(wordsOf(query))].slice(0, maxTokens);
  // A query without words (`""`, `"*"`) browses.
  if (tokens.length === 0) return tree.entries.filter(inScope);
  return ranked(index(), tokens, tree.entries).filter(inScope);
};

const scopeOf = (tree: ToolTree, namespace: string | undefined): ((entry: ToolEntry) => boolean) => {
  if (namespace === undefined || namespace.trim() === "") return () => true;
  const parsed = parsePath(namespace) ?? [namespace];
  const segments = find(tree.root, parsed) === undefined && parsed[0] === "tools" ? parsed.slice(1) : parsed;
  return (entry) => segments.every((segment, depth) => entry.segments[depth] === segment);
};

const parseRequest = (args: ReadonlyArray<unknown>): SearchRequest | InvalidInput => {
  if (args.length > 1) return refuse(`takes one argument, got ${args.length}`);
  const [given] = args;
  const request = typeof given === "string" || given === undefined ? { query: given } : given;
  if (typeof request !== "object" || request === null || Array.isArray(request)) {
    return refuse(`expected a string or an object, got ${givenText(given)}`);
  }
  const { query = "", namespace, limit = defaultLimit, offset = 0 } = request as Record<keyof SearchRequest, unknown>;
  if (typeof query !== "string") return refuse(`\`query\`: expected string, got ${givenText(query)}`);
  if (namespace !== undefined && namespace !== null && typeof namespace !== "string") {
    return refuse(`\`namespace\`: expected string, got ${givenText(namespace)}`);
  }
  if (!isCount(limit, 1)) return refuse(`\`limit\`: expected a positive integer, got ${givenText(limit)}`);
  if (!isCount(offset, 0)) return refuse(`\`offset\`: expected a non-negative integer, got ${givenText(offset)}`);
  const scope = typeof namespace === "string" ? { namespace } : {};
  return { query: query.slice(0, maxQueryLength), ...scope, limit, offset };
};

const isCount = (value: unknown, least: number): value is number =>
  Number.isSafeInteger(value) && Number(value) >= least;

const refuse = (problem: string): InvalidInput =>
  new InvalidInput({
    message: `Invalid input for search: ${problem}. Call it like search({ query: "words", limit: 5 })`,
  });

type Field = "path" | "description" | "other";
const fields: ReadonlyArray<Field> = ["path", "description", "other"];

interface Index {
  /** All words, each between line breaks, so that one scan finds every word that contains a text. */
  readonly text: string;
  /** Start of each word in `text`, ascending. */
  readonly starts: ReadonlyArray<number>;
  /** Per word and field, the tools that have it, by their place in the entries. */
  readonly postings: ReadonlyArray<Readonly<Record<Field, ReadonlyArray<number>>>>;
  /** Whole segment or path, its words run together → tools. */
  readonly exact: ReadonlyMap<string, ReadonlyArray<number>>;
}

const buildIndex = (entries: ReadonlyArray<ToolEntry>): Index => {
  const vocabulary = new Map<string, Record<Field, Array<number>>>();
  const exact = new Map<string, Array<number>>();
  entries.forEach((entry, place) => {
    const texts: Record<Field, ReadonlyArray<string>> = {
      path: entry.segments,
      description: [entry.tool.description],
      other: [...schemaWords(entry.tool.input, "input"), ...schemaWords(entry.tool.output, "output")],
    };
    for (const field of fields) {
      for (const word of new Set(texts[field].flatMap((text) => [...wordsOf(text), ...unsplitWordsOf(text)]))) {
        let postings = vocabulary.get(word);
        if (postings === undefined) vocabulary.set(word, (postings = { path: [], description: [], other: [] }));
        postings[field].push(place);
      }
    }
    const names = [...entry.segments, entry.name].map((name) => wordsOf(name).join(""));
    for (const name of new Set(names)) {
      const places = exact.get(name);
      if (places === undefined) exact.set(name, [place]);
      else places.push(place);
    }
  });
  const starts: Array<number> = [];
  let length = 1;
  for (const word of vocabulary.keys()) {
    starts.push(length);
    length += word.length + 1;
  }
  return { text: `\n${[...vocabulary.keys()].join("\n")}\n`, starts, postings: [...vocabulary.values()], exact };
};

const ranked = (
  index: Index,
  tokens: ReadonlyArray<string>,
  entries: ReadonlyArray<ToolEntry>,
): ReadonlyArray<ToolEntry> => {
  const total = new Uint32Array(entries.length);
  const whole = tokens.length > 1 ? (index.exact.get(tokens.join("")) ?? []) : [];
  for (const place of whole) total[place] = (total[place] ?? 0) + weights.exact;
  for (const token of tokens) addToken(index, token.slice(0, maxTokenLength + 1), total);
  const order: Array<number> = [];
  total.forEach((score, place) => {
    if (score > 0) order.push(place);
  });
  // Entries are ordered by path, so places break ties.
  order.sort((a, b) => (total[b] ?? 0) - (total[a] ?? 0) || a - b);
  return order.flatMap((place) => entries[place] ?? []);
};

/** Adds what one word of a query is worth to every tool: the best match of each field counts once. */
const addToken = (index: Index, token: string, total: Uint32Array): void => {
  if (token.length > maxTokenLength) return;
  const best = new Map(fields.map((field) => [field, new Uint8Array(total.length)]));
  for (const form of formsOf(token)) {
    for (const place of index.exact.get(form) ?? []) best.get("path")?.fill(weights.exact, place, place + 1);
    for (const word of wordsContaining(index, form)) {
      for (const field of fields) {
        const scores = best.get(field);
        for (const place of index.postings[word]?.[field] ?? []) {
          if (scores !== undefined && (scores[place] ?? 0) < weights[field]) scores[place] = weights[field];
        }
      }
    }
  }
  for (const scores of best.values()) scores.forEach((score, place) => (total[place] = (total[place] ?? 0) + score));
};

const wordsContaining = (index: Index, form: string): ReadonlyArray<number> => {
  const found: Array<number> = [];
  let word = 0;
  for (let at = index.text.indexOf(form); at !== -1; at = index.text.indexOf(form, index.starts[word] ?? Infinity)) {
    word = wordAt(index.starts, at, word);
    found.push(word);
    word++;
    if (word >= index.starts.length) break;
  }
  return found;
};

/** The last word that starts at or before an offset; `from` is where to begin looking. */
const wordAt = (starts: ReadonlyArray<number>, offset: number, from: number): number => {
  let low = from;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? Infinity) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
};
