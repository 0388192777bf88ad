/**
 * The host's nested tools, resolved once: namespaces and tools as immutable nodes that no name can confuse.
 *
 * Owns the rules of names (dots split, the last definition of a path wins, a path may be tool and namespace at once)
 * and the questions the engine asks while a program walks `tools`: child, keys, unknown path. Children are Maps, so
 * `constructor`, `__proto__` and `then` are names like any other. Made by the facade, read by engine and discovery.
 */
import { nearest } from "../diagnostics/nearest.ts";
import type { Document } from "../schema/document.ts";
import { schemaDocument } from "./schemaDocument.ts";
import { isDefinition, type Definition } from "./Tool.ts";
import { parsePath, renderPath, splitName } from "./toolPath.ts";

/** One place under `tools`: a tool, a namespace, or both. */
export interface ToolNode {
  readonly segments: ReadonlyArray<string>;
  /** As `toolCalls` and the hooks name it: `orders.lookup`. */
  readonly name: string;
  /** As a program reaches it: `tools.orders.lookup`. */
  readonly path: string;
  readonly tool: Definition<unknown> | undefined;
  /** The JSON Schema of the tool's input. */
  readonly input: () => Document;
  /** In the order of the host's object. */
  readonly children: ReadonlyMap<string, ToolNode>;
}

/** A node that is a tool. */
export interface ToolEntry extends ToolNode {
  readonly tool: Definition<unknown>;
}

/** The resolved tree. */
export interface ToolTree {
  readonly root: ToolNode;
  /** Every tool, ordered by path, so that equal tools give equal text whatever the order they came in. */
  readonly entries: ReadonlyArray<ToolEntry>;
}

/** What a program is told about a path that leads nowhere. */
export interface UnknownTool {
  readonly message: string;
  /** Paths that exist and look alike, as a program would write them. */
  readonly suggestions: ReadonlyArray<string>;
}

interface DraftNode {
  readonly segments: ReadonlyArray<string>;
  readonly name: string;
  readonly path: string;
  tool: Definition<unknown> | undefined;
  readonly input: () => Document;
  readonly children: Map<string, DraftNode>;
}

/**
 * Host tree (any value) → resolved tree.
 *
 * @throws TypeError that names the path and what is wrong there
 */
export const make = (tools: unknown = {}): ToolTree => {
  const root = draft([]);
  addNamespace(root, tools, new Set());
  const entries: Array<ToolEntry> = [];
  collect(root, entries);
  entries.sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
  return { root, entries };
};

/** Node and a property name a program used → the node it leads to; dots in the name split as they do in the tree. */
export const child = (node: ToolNode, name: string): ToolNode | undefined => {
  const direct = node.children.get(name);
  if (direct !== undefined || !name.includes(".")) return direct;
  const segments = splitName(name);
  return segments === undefined ? undefined : find(node, segments);
};

/** Node and segments → the node at their end. */
export const find = (node: ToolNode, segments: ReadonlyArray<string>): ToolNode | undefined => {
  let current: ToolNode | undefined = node;
  for (const segment of segments) {
    current = current.children.get(segment);
    if (current === undefined) return undefined;
  }
  return current;
};

/** A path in any spelling (`tools.a["b"]`, `a.b`) → its node. */
export const lookup = (tree: ToolTree, path: string): ToolNode | undefined => {
  const segments = parsePath(path);
  if (segments === undefined) return undefined;
  return find(tree.root, segments) ?? (segments[0] === "tools" ? find(tree.root, segments.slice(1)) : undefined);
};

/** Segments that lead nowhere → message and near paths for an `UnknownTool` diagnostic. */
export const unknownTool = (tree: ToolTree, segments: ReadonlyArray<string>): UnknownTool => {
  const written = segments.flatMap((segment) => splitName(segment) ?? [segment]);
  const suggestions = suggest(tree, written);
  const named = `Unknown tool ${renderPath(written)}.`;
  if (suggestions.length > 0) return { message: `${named} Did you mean ${suggestions.join(" or ")}?`, suggestions };
  if (tree.entries.length === 0) return { message: `${named} This program has no tools.`, suggestions };
  const { parent, missing } = deepest(tree, written);
  const known = [...parent.children.keys()];
  const listed = known.slice(0, maxListed).join(", ") + (known.length > maxListed ? ", …" : "");
  const where =
    known.length === 0
      ? `${parent.path} is a tool and has no members.`
      : `${parent.path} has no ${JSON.stringify(missing)}; it has: ${listed}.`;
  return { message: `${named} ${where} Find tools with ${searchCall(written)}.`, suggestions };
};

const maxListed = 12;
const maxSuggestions = 3;

/** The call that looks for what was meant; it works when pasted. */
const searchCall = (segments: ReadonlyArray<string>): string =>
  `search(${JSON.stringify(segments.slice(-2).join(" ").slice(0, 80))})`;

const deepest = (tree: ToolTree, segments: ReadonlyArray<string>) => {
  let parent = tree.root;
  for (const segment of segments) {
    const next = parent.children.get(segment);
    if (next === undefined) return { parent, missing: segment };
    parent = next;
  }
  return { parent, missing: "" };
};

/** Near names where the path breaks off, then whole paths near the written one, then the same last name elsewhere. */
const suggest = (tree: ToolTree, segments: ReadonlyArray<string>): ReadonlyArray<string> => {
  const found = new Set<string>();
  const { parent, missing } = deepest(tree, segments);
  const rest = segments.slice(parent.segments.length + 1);
  for (const name of nearest(missing, parent.children.keys(), maxSuggestions)) {
    const near = parent.children.get(name);
    const end = near === undefined ? undefined : find(near, rest);
    if (end !== undefined) found.add(end.path);
  }
  const byName = new Map(tree.entries.map((entry) => [entry.name, entry.path]));
  const last = segments.at(-1) ?? "";
  const sameLast = tree.entries.filter((entry) => fold(entry.segments.at(-1) ?? "") === fold(last));
  for (const name of nearest(segments.join("."), byName.keys(), maxSuggestions)) found.add(byName.get(name) ?? name);
  for (const entry of sameLast.slice(0, maxSuggestions)) found.add(entry.path);
  return [...found].slice(0, maxSuggestions);
};

/** `list_issues`, `listIssues` and `list-issues` are one name to whoever misremembers it. */
const fold = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

const draft = (segments: ReadonlyArray<string>): DraftNode => {
  let document: Document | undefined;
  const node: DraftNode = {
    segments,
    name: segments.join("."),
    path: renderPath(segments),
    tool: undefined,
    input: () => (document ??= schemaDocument(node.tool?.input, "input")),
    children: new Map(),
  };
  return node;
};

const addNamespace = (parent: DraftNode, value: unknown, ancestors: Set<unknown>): void => {
  if (ancestors.has(value)) throw invalid(parent.path, "contains itself");
  if (!isPlainObject(value)) throw invalid(parent.path, `must be a tool or an object of tools, not ${kindOf(value)}`);
  ancestors.add(value);
  for (const name of Object.keys(value)) {
    const segments = splitName(name);
    if (segments === undefined) {
      throw invalid(parent.path, `has the name ${JSON.stringify(name)}, which leaves a segment empty`);
    }
    const node = segments.reduce(descend, parent);
    const member: unknown = value[name];
    if (isDefinition(member)) node.tool = member;
    else addNamespace(node, member, ancestors);
  }
  ancestors.delete(value);
};

const descend = (parent: DraftNode, segment: string): DraftNode => {
  const existing = parent.children.get(segment);
  if (existing !== undefined) return existing;
  const node = draft([...parent.segments, segment]);
  parent.children.set(segment, node);
  return node;
};

const isEntry = (node: ToolNode): node is ToolEntry => node.tool !== undefined;

const collect = (node: ToolNode, entries: Array<ToolEntry>): void => {
  if (isEntry(node)) entries.push(node);
  for (const next of node.children.values()) collect(next, entries);
};

const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> => {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  // A module namespace has no prototype; an object of another realm has one whose own prototype is null.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
};

const kindOf = (value: unknown): string => {
  if (value === null || value === undefined) return String(value);
  if (Array.isArray(value)) return "an array";
  if (typeof value === "function") return "a function (wrap it with Tool.make)";
  if (typeof value !== "object") return `a ${typeof value}`;
  if (typeof (value as { readonly then?: unknown }).then === "function") return "a promise (await it first)";
  return "an instance of a class";
};

const invalid = (path: string, problem: string): TypeError => new TypeError(`Invalid tools: ${path} ${problem}`);
