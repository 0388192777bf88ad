/**
 * The program's `search(…)`: its request, its scope, and the page of tools it answers with.
 *
 * Deterministic, field-weighted substring matching (searchIndex.ts ranks). Never fails: a bad request is an
 * `InvalidInput`. The rows of a page are made one by one by who asks for them, because a page may be as long as it likes.
 */
import type { Catalog, CatalogRow } from "./Catalog.ts";
import { InvalidInput } from "./ToolError.ts";
import { givenText } from "./expected.ts";
import { ranked, searchIndex, type SearchIndex } from "./searchIndex.ts";
import { find, lookup, type ToolEntry, type ToolTree } from "./ToolTree.ts";
import { parsePath } from "./toolPath.ts";
import { wordsOf } from "./words.ts";

export interface SearchRequest {
  readonly query: string;
  readonly namespace?: string;
  readonly limit: number;
  readonly offset: number;
}

/** Tools found; with the row of each as `items` it is what the program gets. */
export interface SearchPage {
  readonly entries: ReadonlyArray<ToolEntry>;
  readonly remaining: number;
  /** The request for what remains, ready to be passed to `search`; null at the end. */
  readonly next: SearchRequest | null;
}

export interface Search {
  /** Takes the arguments of the call as host data. */
  readonly find: (args: ReadonlyArray<unknown>) => SearchPage | InvalidInput;
  readonly row: (entry: ToolEntry) => CatalogRow;
  /** Makes now what the first search of many tools would take a while for. */
  readonly prepare: () => void;
}

const defaultLimit = 10;

/** Words of a query beyond this, and letters of a word, tell nothing more. */
const maxTokens = 32;
const maxTokenLength = 100;
const maxQueryLength = 4_000;

/** So few are indexed in no time when a program first searches. */
const fewTools = 200;

/** Catalogue → its search; the index is built when first needed, or by `prepare`. */
export const makeSearch = (catalog: Catalog): Search => {
  const { tree, row } = catalog;
  let known: SearchIndex | undefined;
  const index = (): SearchIndex => (known ??= searchIndex(tree.entries));
  return {
    row,
    prepare: () => {
      if (tree.entries.length <= fewTools) return;
      // The host's engine compiles what runs often: a program's first search is then as quick as its next.
      for (const word of ["a", "e", "o"]) ranked(index(), [word]);
    },
    find: (args) => {
      const request = parseRequest(args);
      if (request instanceof InvalidInput) return request;
      const found = matches(tree, request.query, scopeOf(tree, request.namespace), index);
      const entries = found.slice(request.offset, request.offset + request.limit);
      const end = request.offset + entries.length;
      const remaining = Math.max(0, found.length - end);
      return { entries, remaining, next: remaining === 0 ? null : { ...request, offset: end } };
    },
  };
};

const matches = (
  tree: ToolTree,
  query: string,
  inScope: (entry: ToolEntry) => boolean,
  index: () => SearchIndex,
): ReadonlyArray<ToolEntry> => {
  const exact = lookup(tree, query);
  if (exact?.tool !== undefined) return tree.entries.filter((entry) => entry === exact && inScope(entry));
  const tokens = [...new Set(wordsOf(query))].slice(0, maxTokens);
  // A query without words (`""`, `"*"`) browses.
  if (tokens.length === 0) return tree.entries.filter(inScope);
  const telling = tokens.filter(({ length }) => length <= maxTokenLength);
  return ranked(index(), telling).filter(inScope);
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
