/**
 * The run-time part of every generated parser: the input, the tree its functions build, remembered results, and the
 * entry points. The generator copies this file into its output; the `declare` lines stand for what it generates.
 *
 * One parse runs at a time and none can start inside another, because actions only build: so the input and the memo are
 * module-private scratch, set by `begin` and emptied by `finish`, also after a throw.
 */
export declare const MAX_DEPTH: number;
export declare function m_spaces(p: number): number;
export declare function b_START(p: number, d: number): Child;
export declare function b_ITEM(p: number, d: number): Child;

export type Child = TreeNode | null;
export type Table = readonly (((node: any) => unknown) | null)[];
/** Actions in steps, of the few rules that have one. */
export type StepsTable = { readonly [rule: number]: (node: any) => Generator<void, unknown, void> };
/** An action dictionary as Ohm takes it: rule name → function of the rule's children, with the node as `this`. */
export type Actions = { readonly [rule: string]: (this: any, ...children: any[]) => unknown };

/**
 * Thrown, and caught by the caller, when the nesting of the source exceeds what the host stack is sure to bear, or an item
 * is longer than the functions may read at once.
 */
export class TooDeep {
  readonly position: number;
  constructor(position: number) {
    this.position = position;
  }
}

export const END = 65536;
const UNLIMITED = 2 ** 30 - 1;
const SCRATCH = 4096;
/** Buffers above this many units are given back after a parse. */
const KEEP = 1 << 17;
export const EMPTY: never[] = [];

/** What is the input between two parses. */
let idle = new Int32Array(SCRATCH);
export let I = idle;
export let input = "";
export let pos = 0;
export let actions: Table = EMPTY;
let memo: (Remembered | undefined)[][] = [];
let memoBase = 0;
let skippedFrom = -1;
let skippedTo = 0;
/** An item as long as this is not read at once. @unit UTF-16 units */
let longest = UNLIMITED;
/** The functions stop behind this position. */
export let fuse = UNLIMITED;

/** A result remembered at a position: the rule, its node (null: it failed) and the position behind it. */
class Remembered {
  declare readonly rule: number;
  declare readonly node: Child;
  declare readonly end: number;
  declare readonly next: Remembered | undefined;
  constructor(rule: number, node: Child, end: number, next: Remembered | undefined) {
    this.rule = rule;
    this.node = node;
    this.end = end;
    this.next = next;
  }
}

export function recall(rule: number, p: number): Remembered | undefined {
  const chunk = memo[(p >> 6) - memoBase];
  if (chunk === undefined) return undefined;
  for (let m = chunk[p & 63]; m !== undefined; m = m.next) if (m.rule === rule) return m;
  return undefined;
}

export function remember(rule: number, p: number, node: Child, end: number): void {
  const index = (p >> 6) - memoBase;
  const chunk = (memo[index] ??= new Array<Remembered | undefined>(64));
  chunk[p & 63] = new Remembered(rule, node, end, chunk[p & 63]);
}

/** Nothing can back out of what lies before `p`: forget it. */
export function commit(p: number): void {
  memoBase = p >> 6;
  memo = [];
}

/** A node as actions see it: the interface `Tree` of `src/syntax/build`. */
export interface TreeNode {
  readonly rule: number;
  readonly start: number;
  readonly end: number;
  value: unknown;
  readonly text: string;
  /** Children are handed to actions as arguments; only an iteration is asked for them. */
  readonly numChildren: number;
  readonly children: readonly TreeNode[];
  child(index: number): Child;
  toAST(): unknown;
  /** Lets go of the children, once the value is known. */
  drop(): void;
}

// The kinds of nodes share their methods by copying: a base class would make every `new` a call of two constructors,
// and a slow one where a bundler keeps names.
export class Leaf {
  declare readonly rule: number;
  declare readonly start: number;
  declare readonly end: number;
  declare value: unknown;
  constructor(rule: number, start: number, end: number) {
    this.rule = rule;
    this.start = start;
    this.end = end;
    this.value = undefined;
  }
  drop(): void {}
}

export class Node2 {
  declare readonly rule: number;
  declare readonly start: number;
  declare readonly end: number;
  declare value: unknown;
  declare a: Child;
  declare b: Child;
  constructor(rule: number, start: number, end: number, a: Child, b: Child) {
    this.rule = rule;
    this.start = start;
    this.end = end;
    this.value = undefined;
    this.a = a;
    this.b = b;
  }
  drop(): void {
    this.a = this.b = null;
  }
}

export class Node5 {
  declare readonly rule: number;
  declare readonly start: number;
  declare readonly end: number;
  declare value: unknown;
  declare a: Child;
  declare b: Child;
  declare c: Child;
  declare d: Child;
  declare e: Child;
  constructor(rule: number, start: number, end: number, a: Child, b: Child, c: Child, d: Child, e: Child) {
    this.rule = rule;
    this.start = start;
    this.end = end;
    this.value = undefined;
    this.a = a;
    this.b = b;
    this.c = c;
    this.d = d;
    this.e = e;
  }
  drop(): void {
    this.a = this.b = this.c = this.d = this.e = null;
  }
}

/** For the few rules with more than five children in use. */
export class NodeN {
  declare readonly rule: number;
  declare readonly start: number;
  declare readonly end: number;
  declare value: unknown;
  declare all: readonly Child[];
  constructor(rule: number, start: number, end: number, all: readonly Child[]) {
    this.rule = rule;
    this.start = start;
    this.end = end;
    this.value = undefined;
    this.all = all;
  }
  drop(): void {
    this.all = EMPTY;
  }
}

const sharedByNodes = {
  get text(): string {
    const { start, end } = this as unknown as TreeNode;
    return input.slice(start, end);
  },
  numChildren: 0,
  children: EMPTY,
  child(): Child {
    return null;
  },
  toAST(this: TreeNode): unknown {
    if (this.value !== undefined) return this.value;
    return this.rule < 0 ? this.text : actions[this.rule]!(this);
  },
};
for (const { prototype } of [Leaf, Node2, Node5, NodeN])
  Object.defineProperties(prototype, Object.getOwnPropertyDescriptors(sharedByNodes));

export interface Leaf extends TreeNode {}
export interface Node2 extends TreeNode {}
export interface Node5 extends TreeNode {}
export interface NodeN extends TreeNode {}

/** The matches of `e*`, `e+` or `e?`. */
export class Iteration implements TreeNode {
  declare readonly rule: number;
  declare value: unknown;
  declare readonly children: readonly TreeNode[];
  constructor(children: readonly TreeNode[]) {
    this.rule = -1;
    this.value = undefined;
    this.children = children;
  }
  get start(): number {
    return this.children[0]?.start ?? -1;
  }
  get end(): number {
    return this.children.at(-1)?.end ?? -1;
  }
  get text(): string {
    return input.slice(this.start, this.end);
  }
  get numChildren(): number {
    return this.children.length;
  }
  child(index: number): Child {
    return this.children[index] ?? null;
  }
  toAST(): unknown {
    return this.text;
  }
  drop(): void {}
}
export const NOTHING = new Iteration(EMPTY);

/** Turns a matched node into its value at once and drops its tree, so that trees stay small and walks shallow. */
export function settle(node: TreeNode): TreeNode {
  if (node.value === undefined && node.rule >= 0) {
    node.value = actions[node.rule]!(node);
    node.drop();
  }
  return node;
}

export function tooDeep(p: number): never {
  throw new TooDeep(p);
}

/** A constant table from run-length pairs. */
export function table<T extends Uint8Array | Int32Array>(
  Kind: new (n: number) => T,
  length: number,
  pairs: number[],
): T {
  const result = new Kind(length);
  for (let i = 0, at = 0; i < pairs.length; i += 2) result.fill(pairs[i + 1]!, at, (at += pairs[i]!));
  return result;
}

/** Position after a code point that the pattern matches, or -1. */
export function unicode(pattern: RegExp, p: number): number {
  if (I[p] === END) return -1;
  const codePoint = input.codePointAt(p)!;
  return pattern.test(String.fromCodePoint(codePoint)) ? p + (codePoint > 65535 ? 2 : 1) : -1;
}

/** Does the input at `p` continue like the literal at `offset`? The first two units have been compared. */
export function eq(p: number, offset: number, length: number): boolean {
  for (let i = 2; i < length; i++) if (I[p + i] !== K.charCodeAt(offset + i)) return false;
  return true;
}
export declare const K: string;

/** Position after spaces; the last answer is kept, because alternatives ask again. */
export function skip(p: number): number {
  if (p === skippedFrom) return skippedTo;
  const end = m_spaces(p);
  skippedFrom = p;
  skippedTo = end;
  return end;
}

/**
 * Makes `source` the input of the following calls. Every `begin` needs a `finish`. Items that are longer than `most` are
 * left to the machine. Only the first `units` are there at once, the others when they are loaded.
 */
export function begin(source: string, bound: Table, most = UNLIMITED, units = source.length): void {
  const length = source.length;
  if (I.length < length + 9) I = new Int32Array(length * 2 + 64);
  I[length] = I[length + 1] = END;
  input = source;
  actions = bound;
  memo = [];
  memoBase = 0;
  skippedFrom = -1;
  longest = most;
  fuse = UNLIMITED;
  loadUnits(0, units);
}

/** The units of the input in [from, to) as numbers. */
export function loadUnits(from: number, to: number): void {
  const [text, units] = [input, I];
  for (let i = from; i < to; i++) units[i] = text.charCodeAt(i);
}

/** Lets go of the input and everything remembered about it. */
export function finish(): void {
  if (I.length > KEEP) I = idle;
  I[0] = I[1] = END;
  input = "";
  actions = EMPTY;
  memo = [];
  pos = 0;
}

/** A parse that stands still, so that another can run. */
export class Suspended {
  readonly units = I;
  readonly input = input;
  readonly actions = actions;
  readonly memo = memo;
  readonly memoBase = memoBase;
  readonly pos = pos;
  readonly longest = longest;
}

/** Takes the parse out of the parser; `resume` puts it back. */
export function suspend(): Suspended {
  const suspended = new Suspended();
  if (I === idle) idle = new Int32Array(SCRATCH);
  I = idle;
  finish();
  return suspended;
}

export function resume(suspended: Suspended): void {
  ({ units: I, input, actions, memo, memoBase, pos, longest } = suspended);
  skippedFrom = -1;
}

/** The whole input by the start rule → its value, or undefined if it does not match. May throw `TooDeep`. */
export function parseAll(): unknown {
  const root = b_START(skip(0), 0);
  return root !== null && I[skip(pos)] === END ? root.toAST() : undefined;
}

/** One item of the start rule at `position` → its value, or undefined; `position()` is then behind it. */
export function parseItem(position: number): unknown {
  const start = skip(position);
  commit(start);
  fuse = start + longest;
  const node = b_ITEM(start, 0);
  return node === null ? undefined : node.toAST();
}

/** Part of an item by its function if it is short: its node, null if it does not match; undefined if it is not short. */
export function parseShort(build: (p: number, d: number) => Child, p: number): Child | undefined {
  fuse = p + (longest >> 1);
  try {
    return build(p, 0);
  } catch (error) {
    if (!(error instanceof TooDeep || error instanceof RangeError)) throw error;
    pos = fuse;
    return undefined;
  }
}

/** Where a token ends by its function, -1 if it does not match; undefined if it is not short. */
export function matchShort(match: (p: number) => number, p: number): number | undefined {
  fuse = p + longest;
  try {
    return match(p);
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
    return undefined;
  }
}

/** Position behind the last item that matched. */
export function position(): number {
  return pos;
}

/** Position after the spaces and comments at `position`. */
export function skipSpaces(position: number): number {
  return skip(position);
}
