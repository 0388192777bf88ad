/**
 * The program's `search(…)`: deterministic, field-weighted substring matching over the catalogue.
 *
 * The index (a vocabulary with postings per word) is built at the first search; a query then reads the vocabulary
 * once per word, so its cost hardly depends on the number of tools. Never fails: a bad request is an `InvalidInput`.
 */
import type { Catalog, CatalogRow } from "./Catalog.ts";
import { InvalidInput } from "./ToolError.ts";
import { givenText } from "./expected.ts";
import { schemaWords } from "./schemaWords.ts";
import { find, lookup, type ToolEntry, type ToolTree } from "./ToolTree.ts";
import { parsePath } from "./toolPath.ts";
import { formsOf, indexedWordsOf, wordsOf } from "./words.ts";

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

/** Where a word occurs, in the order of `slotWeights`. */
const path = 0;
const description = 1;
const other = 2;

/** Slots per tool in the score tables. */
const slots = 3;
const slotWeights = [weights.path, weights.description, weights.other];

interface Index {
  /** All words, each between line breaks, so that one scan finds every word that contains a text. */
  readonly text: string;
  /** Start of each word in `text`, ascending, and the end of the text. */
  readonly starts: Int32Array;
  /** Where the postings of each word begin, and the end of the last. */
  readonly offsets: Int32Array;
  /** Tools and slots that have a word, as `place * slots + slot`. */
  readonly postings: Int32Array;
  /** Whole segment or path, its words run together → places of tools. */
  readonly exact: ReadonlyMap<string, ReadonlyArray<number>>;
}

const buildIndex = (entries: ReadonlyArray<ToolEntry>): Index => {
  const vocabulary = new Map<string, Array<number>>();
  const exact = new Map<string, Array<number>>();
  // Field names and descriptions repeat from tool to tool.
  const known = new Map<string, ReadonlyArray<string>>();
  const add = (text: string, posting: number): void => {
    const words = known.get(text) ?? indexedWordsOf(text);
    known.set(text, words);
    for (const word of words) push(vocabulary, word, posting);
  };
  entries.forEach(({ segments, name, tool }, place) => {
    for (const segment of segments) add(segment, place * slots + path);
    add(tool.description, place * slots + description);
    for (const text of schemaWords(tool.input, "input")) add(text, place * slots + other);
    for (const text of schemaWords(tool.output, "output")) add(text, place * slots + other);
    for (const whole of new Set([...segments, name].map((text) => wordsOf(text).join("")))) push(exact, whole, place);
  });
  const words = [...vocabulary.keys()];
  const lists = [...vocabulary.values()];
  return {
    text: `\n${words.join("\n")}\n`,
    starts: runningSum(words.map((word) => word.length + 1)).map((start) => start + 1),
    offsets: runningSum(lists.map((list) => list.length)),
    postings: Int32Array.from(lists.flat()),
    exact,
  };
};

const push = (lists: Map<string, Array<number>>, key: string, value: number): void => {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else if (list.at(-1) !== value) list.push(value);
};

const runningSum = (lengths: ReadonlyArray<number>): Int32Array => {
  const sums = new Int32Array(lengths.length + 1);
  lengths.forEach((length, index) => (sums[index + 1] = sums[index]! + length));
  return sums;
};

const ranked = (
  index: Index,
  tokens: ReadonlyArray<string>,
  entries: ReadonlyArray<ToolEntry>,
): ReadonlyArray<ToolEntry> => {
  const total = new Float64Array(entries.length);
  const whole = tokens.length > 1 ? (index.exact.get(tokens.join("")) ?? []) : [];
  for (const place of whole) total[place]! += weights.exact;
  for (const token of tokens) if (token.length <= maxTokenLength) addToken(index, token, total);
  // Entries are ordered by path: one number per tool sorts by score, then by path.
  const keys = new Float64Array(entries.length);
  let count = 0;
  for (let place = 0; place < total.length; place++) {
    if (total[place]! > 0) keys[count++] = place - total[place]! * entries.length;
  }
  const order = keys.subarray(0, count).sort();
  const found: Array<ToolEntry> = [];
  for (const key of order) found.push(entries[((key % entries.length) + entries.length) % entries.length]!);
  return found;
};

/** Adds what one word of a query is worth to every tool: the best match in each slot counts once. */
const addToken = (index: Index, token: string, total: Float64Array): void => {
  const best = new Uint8Array(total.length * slots);
  for (const form of formsOf(token)) {
    let word = 0;
    for (let at = index.text.indexOf(form); at !== -1; at = index.text.indexOf(form, index.starts[word])) {
      while (index.starts[word + 1]! <= at) word++;
      for (let i = index.offsets[word]!; i < index.offsets[word + 1]!; i++) {
        const posting = index.postings[i]!;
        best[posting] = slotWeights[posting % slots]!;
      }
      word++;
    }
  }
  for (const form of formsOf(token)) {
    for (const place of index.exact.get(form) ?? []) best[place * slots + path] = weights.exact;
  }
  for (let place = 0; place < total.length; place++) {
    const first = place * slots;
    total[place]! += best[first + path]! + best[first + description]! + best[first + other]!;
  }
};
