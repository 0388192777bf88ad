// Generated from the grammar Unsupported by `npm run generate`; do not edit.
/**
 * The run-time part of every generated parser: the input, the tree its functions build, remembered results, and the
 * entry points. The generator copies this file into its output; the `declare` lines stand for what it generates.
 *
 * One parse runs at a time and none can start inside another, because actions only build: so the input and the memo are
 * module-private scratch, set by `begin` and emptied by `finish`, also after a throw.
 */

type Child = TreeNode | null;
export type Table = readonly (((node: any) => unknown) | null)[];
/** An action dictionary as Ohm takes it: rule name → function of the rule's children, with the node as `this`. */
export type Actions = { readonly [rule: string]: (this: any, ...children: any[]) => unknown };

/** Thrown, and caught by the caller, when the nesting of the source exceeds what the host stack is sure to bear. */
export class TooDeep {
  readonly position: number;
  constructor(position: number) {
    this.position = position;
  }
}

const END = 65536;
const SCRATCH = 4096;
/** Buffers above this many units are given back after a parse. */
const KEEP = 1 << 17;
const EMPTY: never[] = [];

let I = new Int32Array(SCRATCH);
let input = "";
let pos = 0;
let actions: Table = EMPTY;
let memo: (Remembered | undefined)[][] = [];
let memoBase = 0;
let skippedFrom = -1;
let skippedTo = 0;

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

function recall(rule: number, p: number): Remembered | undefined {
  const chunk = memo[(p >> 6) - memoBase];
  if (chunk === undefined) return undefined;
  for (let m = chunk[p & 63]; m !== undefined; m = m.next) if (m.rule === rule) return m;
  return undefined;
}

function remember(rule: number, p: number, node: Child, end: number): void {
  const index = (p >> 6) - memoBase;
  const chunk = (memo[index] ??= new Array<Remembered | undefined>(64));
  chunk[p & 63] = new Remembered(rule, node, end, chunk[p & 63]);
}

/** Nothing can back out of what lies before `p`: forget it. */
function commit(p: number): void {
  memoBase = p >> 6;
  memo = [];
}

/** A node as actions see it: the interface `Tree` of `src/syntax/build`. */
abstract class TreeNode {
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
  get text(): string {
    return input.slice(this.start, this.end);
  }
  /** Children are handed to actions as arguments; only an iteration is asked for them. */
  get numChildren(): number {
    return 0;
  }
  get children(): readonly TreeNode[] {
    return EMPTY;
  }
  child(_index: number): Child {
    return null;
  }
  toAST(): unknown {
    if (this.value !== undefined) return this.value;
    return this.rule < 0 ? this.text : actions[this.rule]!(this);
  }
  /** Lets go of the children, once the value is known. */
  drop(): void {}
}

class Leaf extends TreeNode {}

class Node2 extends TreeNode {
  declare a: Child;
  declare b: Child;
  constructor(rule: number, start: number, end: number, a: Child, b: Child) {
    super(rule, start, end);
    this.a = a;
    this.b = b;
  }
  override drop(): void {
    this.a = this.b = null;
  }
}

class Node5 extends TreeNode {
  declare a: Child;
  declare b: Child;
  declare c: Child;
  declare d: Child;
  declare e: Child;
  constructor(rule: number, start: number, end: number, a: Child, b: Child, c: Child, d: Child, e: Child) {
    super(rule, start, end);
    this.a = a;
    this.b = b;
    this.c = c;
    this.d = d;
    this.e = e;
  }
  override drop(): void {
    this.a = this.b = this.c = this.d = this.e = null;
  }
}

/** For the few rules with more than five children in use. */
class NodeN extends TreeNode {
  declare all: readonly Child[];
  constructor(rule: number, start: number, end: number, all: readonly Child[]) {
    super(rule, start, end);
    this.all = all;
  }
  override drop(): void {
    this.all = EMPTY;
  }
}

/** The matches of `e*`, `e+` or `e?`. */
class Iteration extends TreeNode {
  declare items: readonly TreeNode[];
  constructor(items: readonly TreeNode[]) {
    super(-1, items.length ? items[0]!.start : -1, items.length ? items[items.length - 1]!.end : -1);
    this.items = items;
  }
  override get numChildren(): number {
    return this.items.length;
  }
  override get children(): readonly TreeNode[] {
    return this.items;
  }
  override child(index: number): Child {
    return this.items[index] ?? null;
  }
}
const NOTHING = new Iteration(EMPTY);

/** Turns a matched node into its value at once and drops its tree, so that trees stay small and walks shallow. */
function settle(node: TreeNode): TreeNode {
  if (node.value === undefined && node.rule >= 0) {
    node.value = actions[node.rule]!(node);
    node.drop();
  }
  return node;
}

function tooDeep(p: number): never {
  throw new TooDeep(p);
}

/** A constant table from run-length pairs. */
function table<T extends Uint8Array | Int32Array>(Kind: new (n: number) => T, length: number, pairs: number[]): T {
  const result = new Kind(length);
  for (let i = 0, at = 0; i < pairs.length; i += 2) result.fill(pairs[i + 1]!, at, (at += pairs[i]!));
  return result;
}

/** Position after a code point that the pattern matches, or -1. */
function unicode(pattern: RegExp, p: number): number {
  if (I[p] === END) return -1;
  const codePoint = input.codePointAt(p)!;
  return pattern.test(String.fromCodePoint(codePoint)) ? p + (codePoint > 65535 ? 2 : 1) : -1;
}

/** Does the input at `p` continue like the literal at `offset`? The first two units have been compared. */
function eq(p: number, offset: number, length: number): boolean {
  for (let i = 2; i < length; i++) if (I[p + i] !== K.charCodeAt(offset + i)) return false;
  return true;
}

/** Position after spaces; the last answer is kept, because alternatives ask again. */
function skip(p: number): number {
  if (p === skippedFrom) return skippedTo;
  const end = m_spaces(p);
  skippedFrom = p;
  skippedTo = end;
  return end;
}

/** Makes `source` the input of the following calls. Every `begin` needs a `finish`. */
export function begin(source: string, bound: Table): void {
  const length = source.length;
  if (I.length < length + 9) I = new Int32Array(length * 2 + 64);
  for (let i = 0; i < length; i++) I[i] = source.charCodeAt(i);
  I[length] = I[length + 1] = END;
  input = source;
  actions = bound;
  memo = [];
  memoBase = 0;
  skippedFrom = -1;
}

/** Lets go of the input and everything remembered about it. */
export function finish(): void {
  if (I.length > KEEP) I = new Int32Array(SCRATCH);
  input = "";
  actions = EMPTY;
  memo = [];
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
  const node = b_ITEM(start, 0);
  return node === null ? undefined : node.toAST();
}

/** Position behind the last item that matched. */
export function position(): number {
  return pos;
}

/** Position after the spaces and comments at `position`. */
export function skipSpaces(position: number): number {
  return skip(position);
}
/** Instructions of the parsing machine; each is followed by the operands named here. */
/** unit */
const UNIT = 0;
/** offset and length of a literal */
const LITERAL = 1;
/** set */
const SET = 2;
/** Any code point. */
const ANY = 3;
/** pattern */
const PATTERN = 4;
const END_OF_INPUT = 6;
const SKIP = 7;
/** Pushes the position, for LEAF. */
const MARK = 8;
/** Pushes a leaf from the position on the value stack to here. */
const LEAF = 9;
/** rule */
const CALL = 10;
/** rule: a described rule without structure, matched by its generated function */
const MATCH = 11;
/** As MATCH, and pushes a leaf. */
const MATCH_LEAF = 12;
/** Drops the topmost value. */
const DROP = 13;
const RETURN = 14;
/** target on failure */
const CHOICE = 15;
/** target */
const COMMIT = 16;
/** target: as COMMIT, but the choice stays, at the present position */
const LOOP = 17;
/** target on failure: a choice that records nothing */
const NOT = 18;
/** The expression behind a NOT matched. */
const FAIL_NOT = 19;
/** target: back to the position of the choice, after a look-ahead */
const REWIND = 20;
/** count: pushes empty lists */
const LISTS = 21;
/** count: moves the topmost values to the lists below them */
const APPEND = 22;
/** count: turns lists into iterations */
const CLOSE = 23;
/** guard, target: jumps if nothing the guard stands for can start here, unless what is expected here is wanted */
const GUARD = 24;
const FAIL = 25;
/** As GUARD, for the next unit behind spaces */
const GUARD_SPACED = 26;

/** Flags of a rule in the machine: it has no node of its own; it has no children; results are kept; a nested rule, AST at once. */
const PASSES = 1;
const IS_LEAF = 2;
const IS_MEMO = 4;
const IS_NESTED = 8;
/**
 * The second way to run the grammar: a parsing machine with a stack of its own, on a program compiled from the same
 * rules. It is slower than the generated functions and runs where they cannot help: after a failure it records the
 * furthest position and what was expected there, as Ohm does, and it parses what nests too deep for the host's stack.
 * Copied into the generated parser behind `prelude.ts`; the program is decoded on first use.
 */
/** For each guard the lengths of its runs of zeros and ones. */

/** Decoded program and guards; constant once made. */
let program: Uint16Array | undefined;
let guards = new Uint8Array(0);

/** Position of the furthest failure since `trackFailures`. */
let furthest = -1;
/** The position where failures are collected, and the instructions (or ~rules) that failed there. */
let focus = -1;
let missing = new Set<number>();

/** Forgets failures; from now on what is expected at `position` is collected (-1: nowhere). */
export function trackFailures(position: number): void {
  furthest = -1;
  focus = position;
  missing = new Set();
}

/** Position of the furthest failure, -1 for none. */
export function failurePosition(): number {
  return furthest;
}

/** What was expected at the furthest failure: descriptions, and literals in backquotes. */
export function failureExpected(): string[] {
  const code = program!;
  const texts = new Set<string>();
  for (const at of missing) {
    if (at < 0) texts.add(DESCRIPTIONS[~at]!);
    else if (code[at] === UNIT) texts.add(`\`${String.fromCharCode(code[at + 1]!)}\``);
    else if (code[at] === LITERAL) texts.add(`\`${K.slice(code[at + 1], code[at + 1]! + code[at + 2]!)}\``);
    else if (code[at] === END_OF_INPUT) texts.add("end of program");
  }
  return [...texts];
}

function miss(p: number, at: number): void {
  if (p > furthest) furthest = p;
  if (p === focus) missing.add(at);
}

function load(): Uint16Array {
  const code = new Uint16Array(PROGRAM.length);
  for (let i = 0; i < code.length; i++) code[i] = PROGRAM.charCodeAt(i) - 35;
  guards = new Uint8Array(GUARDS.length * 129);
  GUARDS.forEach((runs, g) => {
    for (let i = 0, at = g * 129; i < runs.length; i++, at += runs[i - 1]!) guards.fill(i & 1, at, at + runs[i]!);
  });
  return code;
}

const within = (set: readonly number[], unit: number): boolean => {
  for (let i = 0; i < set.length; i += 2) if (unit >= set[i]! && unit <= set[i + 1]!) return true;
  return false;
};

/** One item of the start rule at `at` → its value, or undefined; `end` receives the position behind it. */
export function runItem(at: number, end: { position: number }): unknown {
  const code = (program ??= load());
  const values: (Child | TreeNode[] | number)[] = [];
  /** Frames of four: ~return address or target on failure, position, rule or height of values, quiet. */
  const stack: number[] = [];
  let p = skip(at);
  let pc = RULE_START[ITEM_RULE]!;
  /** Above zero, failures are not recorded: inside a negative look-ahead or a rule with a description. */
  let quiet = 0;
  let nesting = 0;
  let failed = false;
  commit(p);
  stack.push(~0, p, ITEM_RULE, 0);

  for (;;) {
    if (failed) {
      // Back to the last choice; calls on the way have failed.
      failed = false;
      for (;;) {
        const top = stack.length - 4;
        if (top < 0) return undefined;
        const target = stack[top]!;
        const start = stack[top + 1]!;
        const third = stack[top + 2]!;
        quiet = stack[top + 3]! & 0xffff;
        const height = target < 0 ? 0 : third;
        stack.length = top;
        if (target >= 0) {
          values.length = height;
          p = start;
          pc = target;
          break;
        }
        const flags = RULE_FLAGS[third]!;
        if (flags & IS_NESTED) nesting--;
        if (flags & IS_MEMO) remember(third * 2 + (quiet ? 1 : 0), start, null, 0);
        if (quiet === 0 && DESCRIPTIONS[third] !== undefined) miss(start, ~third);
      }
    }
    const op = code[pc]!;
    switch (op) {
      case UNIT:
        if (I[p] === code[pc + 1]) {
          p++;
          pc += 2;
        } else {
          if (quiet === 0) miss(p, pc);
          failed = true;
        }
        break;
      case LITERAL: {
        const offset = code[pc + 1]!;
        const length = code[pc + 2]!;
        let i = 0;
        while (i < length && I[p + i] === K.charCodeAt(offset + i)) i++;
        if (i === length) {
          p += length;
          pc += 3;
        } else {
          if (quiet === 0) miss(p, pc);
          failed = true;
        }
        break;
      }
      case SET:
        if (within(SETS[code[pc + 1]!]!, I[p]!)) {
          p++;
          pc += 2;
        } else {
          if (quiet === 0) miss(p, pc);
          failed = true;
        }
        break;
      case ANY: {
        const c = I[p]!;
        if (c !== END) {
          p += c >= 0xd800 && c <= 0xdbff && I[p + 1]! >= 0xdc00 && I[p + 1]! <= 0xdfff ? 2 : 1;
          pc += 1;
        } else {
          if (quiet === 0) miss(p, pc);
          failed = true;
        }
        break;
      }
      case PATTERN: {
        const after = PATTERNS[code[pc + 1]!]!(p);
        if (after >= 0) {
          p = after;
          pc += 2;
        } else {
          if (quiet === 0) miss(p, pc);
          failed = true;
        }
        break;
      }
      case END_OF_INPUT:
        if (I[p] === END) pc += 1;
        else {
          if (quiet === 0) miss(p, pc);
          failed = true;
        }
        break;
      case SKIP:
        p = skip(p);
        pc += 1;
        break;
      case MARK:
        values.push(p);
        pc += 1;
        break;
      case LEAF:
        values.push(new Leaf(-1, values.pop() as number, p));
        pc += 1;
        break;
      case CALL: {
        const rule = code[pc + 1]!;
        const flags = RULE_FLAGS[rule]!;
        if (flags & IS_MEMO) {
          const known = recall(rule * 2 + (quiet ? 1 : 0), p);
          if (known !== undefined) {
            if (known.node === null) failed = true;
            else {
              values.push(known.node);
              p = known.end;
              pc += 2;
            }
            break;
          }
        }
        if (flags & IS_NESTED && ++nesting > MAX_NESTING) throw new TooDeep(p);
        stack.push(~(pc + 2), p, rule, values.length * 0x10000 + quiet);
        if (DESCRIPTIONS[rule] !== undefined) quiet++;
        pc = RULE_START[rule]!;
        break;
      }
      case RETURN: {
        const top = stack.length - 4;
        const rule = stack[top + 2]!;
        const start = stack[top + 1]!;
        const flags = RULE_FLAGS[rule]!;
        const height = Math.floor(stack[top + 3]! / 0x10000);
        quiet = stack[top + 3]! & 0xffff;
        pc = ~stack[top]!;
        stack.length = top;
        let node = flags & PASSES ? (values[height] as TreeNode) : build(rule, start, p, values, height, flags);
        if (flags & IS_NESTED) {
          nesting--;
          node = settle(node);
        }
        values.length = height;
        values.push(node);
        if (flags & IS_MEMO) remember(rule * 2 + (quiet ? 1 : 0), start, node, p);
        if (top === 0) {
          end.position = p;
          return node.toAST();
        }
        break;
      }
      case MATCH:
      case MATCH_LEAF: {
        const rule = code[pc + 1]!;
        const after = MATCHERS[rule]!(p);
        if (after < 0) {
          if (quiet === 0) miss(p, ~rule);
          failed = true;
          break;
        }
        if (op === MATCH_LEAF) values.push(new Leaf(rule, p, after));
        p = after;
        pc += 2;
        break;
      }
      case DROP:
        values.pop();
        pc += 1;
        break;
      case CHOICE:
        stack.push(code[pc + 1]!, p, values.length, quiet);
        pc += 2;
        break;
      case COMMIT:
        stack.length -= 4;
        pc = code[pc + 1]!;
        break;
      case LOOP:
        stack[stack.length - 3] = p;
        stack[stack.length - 2] = values.length;
        pc = code[pc + 1]!;
        break;
      case NOT:
        stack.push(code[pc + 1]!, p, values.length, quiet);
        quiet++;
        pc += 2;
        break;
      case FAIL_NOT: {
        const top = stack.length - 4;
        quiet = stack[top + 3]!;
        if (quiet === 0) miss(stack[top + 1]!, pc);
        stack.length = top;
        failed = true;
        break;
      }
      case REWIND:
        p = stack[stack.length - 3]!;
        stack.length -= 4;
        pc = code[pc + 1]!;
        break;
      case LISTS:
        for (let i = code[pc + 1]!; i > 0; i--) values.push([]);
        pc += 2;
        break;
      case APPEND: {
        const count = code[pc + 1]!;
        const first = values.length - count;
        for (let i = 0; i < count; i++) (values[first - count + i] as TreeNode[]).push(values[first + i] as TreeNode);
        values.length = first;
        pc += 2;
        break;
      }
      case CLOSE: {
        const count = code[pc + 1]!;
        for (let i = values.length - count; i < values.length; i++) {
          const list = values[i] as TreeNode[];
          values[i] = list.length ? new Iteration(list) : NOTHING;
        }
        pc += 2;
        break;
      }
      case GUARD:
      case GUARD_SPACED: {
        const q = op === GUARD ? p : skip(p);
        const unit = I[q]!;
        if (q === focus || guards[code[pc + 1]! * 129 + (unit < 128 ? unit : 128)] !== 0) pc += 3;
        else {
          if (quiet === 0 && q > furthest) furthest = q;
          pc = code[pc + 2]!;
        }
        break;
      }
      case FAIL:
        failed = true;
        break;
    }
  }
}

function build(
  rule: number,
  start: number,
  end: number,
  values: readonly unknown[],
  height: number,
  flags: number,
): TreeNode {
  const count = flags & IS_LEAF ? 0 : values.length - height;
  if (count === 0) return new Leaf(rule, start, end);
  const child = (i: number) => (i < count ? (values[height + i] as Child) : null);
  if (count <= 2) return new Node2(rule, start, end, child(0), child(1));
  if (count <= 5) return new Node5(rule, start, end, child(0), child(1), child(2), child(3), child(4));
  return new NodeN(rule, start, end, values.slice(height) as Child[]);
}
const MAX_DEPTH = 300000;
const T0 = table(Uint8Array, 128, [9, 96, 1, 108, 1, 28, 2, 108, 1, 28, 18, 96, 1, 108, 1, 97, 1, 65, 1, 97, 1, 225, 2, 96, 1, 33, 1, 97, 2, 96, 1, 97, 1, 96, 2, 97, 1, 125, 10, 225, 1, 96, 1, 105, 1, 97, 3, 96, 1, 97, 26, 225, 1, 97, 1, 129, 2, 96, 1, 225, 1, 97, 1, 227, 1, 225, 4, 227, 2, 225, 1, 227, 2, 225, 3, 227, 5, 225, 1, 227, 6, 225, 1, 97, 2, 96, 1, 97, 1, 96]);
const T1 = table(Uint8Array, 128, [9, 1, 1, 129, 1, 128, 2, 129, 1, 128, 18, 1, 1, 129, 1, 35, 1, 97, 1, 33, 1, 109, 2, 3, 1, 97, 1, 33, 1, 1, 1, 11, 1, 35, 1, 1, 1, 35, 1, 97, 1, 34, 10, 97, 2, 1, 1, 35, 3, 3, 1, 33, 26, 109, 1, 97, 1, 109, 1, 1, 1, 3, 1, 109, 1, 33, 1, 125, 1, 109, 1, 125, 2, 109, 1, 125, 2, 109, 1, 127, 3, 109, 2, 125, 5, 109, 1, 125, 6, 109, 1, 41, 1, 3, 1, 1, 1, 33, 1, 1]);
const T2 = table(Uint8Array, 128, [9, 144, 1, 145, 1, 0, 2, 145, 1, 0, 18, 144, 1, 145, 3, 144, 1, 150, 2, 176, 2, 144, 2, 176, 1, 144, 1, 176, 1, 144, 1, 176, 1, 129, 10, 156, 6, 176, 1, 144, 26, 158, 2, 128, 2, 176, 1, 158, 1, 144, 3, 158, 1, 222, 4, 158, 1, 222, 3, 158, 2, 222, 5, 158, 1, 222, 6, 158, 1, 144, 2, 176, 2, 144]);
const T3 = table(Uint8Array, 128, [9, 6, 1, 7, 1, 0, 2, 7, 1, 0, 18, 6, 1, 7, 1, 6, 1, 118, 1, 6, 1, 254, 2, 6, 1, 118, 1, 166, 1, 6, 1, 68, 3, 6, 1, 110, 1, 38, 10, 102, 2, 6, 1, 166, 3, 6, 1, 46, 26, 254, 1, 110, 1, 250, 1, 2, 1, 6, 1, 254, 1, 38, 26, 254, 1, 46, 4, 6]);
const T4 = table(Uint8Array, 128, [34, 0, 1, 14, 1, 2, 1, 238, 1, 1, 1, 5, 1, 14, 1, 44, 1, 0, 1, 3, 1, 1, 1, 0, 1, 5, 1, 78, 1, 1, 10, 14, 1, 0, 1, 2, 1, 9, 3, 1, 1, 2, 26, 238, 1, 206, 1, 238, 1, 0, 1, 1, 1, 238, 1, 4, 4, 238, 1, 254, 3, 238, 1, 254, 3, 238, 2, 254, 5, 238, 1, 254, 6, 238, 1, 196, 1, 5]);
const T5 = table(Uint8Array, 128, [33, 0, 1, 128, 1, 139, 1, 194, 1, 203, 1, 0, 1, 9, 1, 139, 1, 169, 1, 0, 1, 2, 1, 128, 1, 0, 1, 137, 1, 171, 1, 128, 10, 139, 1, 0, 1, 2, 1, 129, 2, 0, 1, 32, 1, 128, 26, 203, 1, 171, 1, 203, 2, 0, 1, 203, 1, 169, 1, 223, 1, 203, 1, 219, 1, 223, 3, 219, 1, 203, 1, 219, 2, 203, 3, 219, 2, 207, 1, 203, 2, 207, 1, 219, 1, 203, 1, 219, 4, 203, 1, 9, 1, 1, 1, 0, 1, 128]);
const T6 = table(Uint8Array, 128, [9, 0, 1, 4, 1, 196, 2, 4, 1, 196, 18, 0, 1, 4, 1, 1, 1, 74, 1, 0, 1, 2, 2, 0, 1, 138, 1, 34, 2, 0, 1, 17, 1, 36, 1, 19, 1, 10, 1, 12, 10, 10, 1, 32, 1, 36, 1, 48, 1, 32, 1, 16, 1, 32, 1, 0, 27, 2, 1, 194, 2, 0, 2, 2, 1, 3, 2, 2, 1, 3, 1, 2, 1, 10, 7, 2, 1, 10, 5, 2, 1, 11, 1, 2, 1, 3, 5, 2, 1, 0, 1, 32, 1, 1]);
const T7 = table(Uint8Array, 128, [9, 32, 5, 34, 18, 32, 1, 34, 1, 32, 1, 117, 1, 53, 1, 3, 2, 32, 1, 117, 1, 100, 1, 32, 1, 48, 2, 32, 1, 96, 1, 113, 1, 34, 10, 117, 6, 32, 1, 36, 26, 35, 1, 117, 1, 3, 2, 32, 1, 35, 1, 68, 1, 43, 2, 35, 1, 43, 10, 35, 2, 43, 1, 35, 1, 43, 8, 35, 1, 102, 2, 32, 1, 36, 1, 32]);
const M0 = table(Int32Array, 129, [33, 0, 4, 1, 2, 0, 2, 1, 2, 0, 1, 1, 1, 0, 1, 129, 12, 1, 1, 0, 1, 1, 1, 129, 3, 0, 1, 65, 28, 1, 2, 0, 2, 1, 1, 3, 1, 1, 2, 17, 1, 25, 3, 1, 1, 5, 3, 1, 2, 33, 6, 1, 1, 3, 6, 1, 2, 0, 1, 1, 1, 0, 1, 1]);
const M1 = table(Int32Array, 129, [37, 0, 1, 64, 1, 8704, 3, 0, 1, 24, 1, 2, 1, 0, 1, 4, 1, 0, 1, 32, 12, 0, 1, 1024, 1, 1, 1, 6144, 1, 128, 30, 0, 1, 32768, 29, 0, 1, 16640]);
const M2 = table(Int32Array, 129, [33, 0, 1, 1, 9, 0, 1, 6, 1, 0, 1, 24, 51, 0, 1, 128, 2, 0, 1, 64, 15, 0, 1, 64, 1, 0, 1, 64, 7, 0, 1, 32]);
const M3 = table(Int32Array, 129, [33, 0, 1, 12, 3, 0, 1, 512, 1, 3072, 3, 0, 1, 192, 1, 16, 1, 0, 1, 32, 1, 0, 1, 256, 12, 0, 1, 458752, 1, 3, 1, 7864320, 1, 16384, 30, 0, 1, 32768, 10, 0, 1, 8388608, 18, 0, 1, 12288]);
const M4 = table(Int32Array, 129, [97, 0, 1, 21, 1, 0, 1, 1, 1, 8, 1, 64, 1, 17, 2, 0, 1, 34, 2, 0, 1, 1, 2, 2, 5, 0, 1, 2]);
const M5 = table(Int32Array, 129, [33, 0, 3, 32768, 1, 49152, 2, 0, 2, 32768, 2, 0, 1, 32768, 1, 0, 13, 32768, 1, 0, 1, 8192, 1, 32768, 3, 0, 1, 32768, 26, 49152, 1, 32768, 1, 49152, 2, 0, 1, 49152, 1, 32768, 1, 49152, 1, 49664, 1, 49408, 1, 51328, 1, 49152, 1, 49156, 2, 49152, 1, 49153, 8, 49152, 1, 49154, 1, 50176, 1, 49176, 1, 49152, 1, 49184, 1, 49216, 3, 49152, 1, 36864, 2, 0, 1, 32768, 1, 0, 1, 49152]);
const M6 = table(Int32Array, 129, [33, 0, 4, 16, 2, 0, 2, 16, 1, 0, 1, 1, 1, 16, 1, 0, 13, 16, 1, 0, 2, 16, 1, 4, 2, 0, 29, 16, 2, 0, 2, 16, 1, 24, 2, 16, 1, 18, 23, 16, 2, 0, 1, 16, 1, 0, 1, 16]);
const M7 = table(Int32Array, 129, [97, 0, 1, 5, 1, 0, 1, 2, 2, 0, 1, 1, 2, 0, 1, 8, 3, 0, 2, 8, 5, 0, 1, 8]);
const M8 = table(Int32Array, 129, [92, 0, 1, 15]);
const M9 = table(Int32Array, 129, [13, 2, 1, 3, 34, 2, 10, 0, 59, 4, 1, 0, 2, 8, 1, 0, 8, 16]);
const M10 = table(Int32Array, 129, [33, 0, 1, 2, 3, 0, 2, 1, 2, 0, 2, 1, 1, 0, 1, 1, 1, 0, 1, 1, 11, 0, 6, 1, 29, 0, 2, 1, 10, 0, 1, 8, 5, 0, 1, 8, 12, 0, 2, 1, 2, 0, 1, 4]);
const M11 = table(Int32Array, 129, [97, 0, 1, 8, 1, 0, 1, 4, 2, 0, 1, 2, 20, 0, 1, 1]);
const M12 = table(Int32Array, 129, [97, 0, 1, 12, 1, 0, 1, 17, 2, 0, 1, 4, 1, 128, 1, 0, 1, 64, 2, 0, 1, 1, 2, 128, 5, 0, 1, 32, 1, 0, 1, 2]);
const M13 = table(Int32Array, 129, [34, 0, 1, 2, 1, 0, 1, 1, 2, 0, 1, 2, 6, 0, 1, 4, 1, 0, 10, 4, 7, 0, 26, 1, 1, 8, 1, 1, 2, 0, 1, 1, 1, 0, 26, 1, 5, 0, 1, 1]);
const M14 = table(Int32Array, 129, [34, 0, 3, 35, 2, 0, 1, 35, 2, 0, 1, 1, 3, 0, 1, 35, 1, 0, 10, 35, 1, 0, 1, 8, 5, 0, 26, 35, 1, 51, 1, 35, 2, 0, 1, 35, 1, 0, 1, 51, 2, 35, 1, 51, 10, 35, 2, 51, 1, 35, 1, 51, 1, 55, 7, 35, 5, 0, 1, 35]);
const M15 = table(Int32Array, 129, [34, 0, 1, 98, 1, 0, 1, 98, 2, 0, 1, 98, 1, 4, 5, 0, 1, 98, 1, 0, 10, 98, 2, 0, 1, 4, 4, 0, 26, 98, 1, 99, 1, 98, 2, 0, 1, 98, 1, 0, 6, 98, 1, 114, 6, 98, 1, 106, 3, 98, 1, 99, 1, 114, 7, 98, 5, 0, 1, 98]);
const M16 = table(Int32Array, 129, [34, 0, 1, 1, 1, 0, 1, 1, 2, 0, 2, 1, 5, 0, 12, 1, 2, 0, 1, 48, 3, 0, 1, 8, 28, 1, 2, 0, 10, 1, 1, 7, 18, 1, 4, 0, 1, 1]);
const M17 = table(Int32Array, 129, [34, 0, 1, 2, 1, 0, 1, 1, 2, 0, 1, 2, 1, 16, 5, 0, 12, 2, 7, 0, 26, 1, 1, 4, 1, 1, 2, 0, 1, 1, 1, 32, 1, 65, 1, 1, 1, 513, 2, 1, 1, 67, 7, 1, 1, 259, 4, 1, 1, 1025, 1, 131, 6, 1, 1, 8, 4, 0, 1, 1]);
const M18 = table(Int32Array, 129, [34, 0, 1, 18, 1, 0, 1, 27, 2, 0, 1, 18, 2, 0, 1, 16, 3, 0, 1, 22, 1, 0, 10, 18, 7, 0, 26, 27, 1, 18, 1, 27, 2, 0, 1, 27, 1, 0, 26, 27, 5, 0, 1, 27]);
const M19 = table(Int32Array, 129, [111, 0, 1, 16, 1, 7, 1, 0, 1, 8]);
const M20 = table(Int32Array, 129, [34, 0, 1, 1, 4, 0, 1, 1, 6, 0, 1, 2, 1, 16, 10, 2, 44, 0, 1, 4, 7, 0, 1, 8, 5, 0, 1, 4]);
const M21 = table(Int32Array, 129, [34, 0, 3, 8, 2, 0, 1, 8, 2, 0, 1, 8, 3, 0, 1, 8, 1, 0, 10, 8, 7, 0, 28, 8, 2, 0, 1, 8, 1, 0, 1, 12, 5, 8, 1, 9, 11, 8, 1, 10, 7, 8, 5, 0, 1, 8]);
const M22 = table(Int32Array, 129, [33, 0, 1, 4, 2, 1, 1, 2, 2, 0, 2, 1, 5, 0, 1, 8, 1, 0, 10, 1, 6, 0, 1, 1, 26, 2, 1, 1, 1, 2, 2, 0, 1, 2, 1, 1, 26, 2, 1, 1, 2, 0, 1, 1, 1, 0, 1, 2]);
const M23 = table(Int32Array, 129, [97, 0, 1, 1, 7, 0, 1, 12, 9, 0, 1, 2]);
const M24 = table(Int32Array, 129, [97, 0, 1, 64, 2, 0, 1, 32, 10, 0, 1, 16, 1, 7, 1, 0, 1, 8]);
const M25 = table(Int32Array, 129, [34, 0, 1, 64, 1, 0, 1, 2, 2, 0, 1, 64, 1, 32, 4, 0, 2, 64, 1, 0, 10, 64, 7, 0, 26, 2, 1, 16, 1, 2, 2, 0, 1, 2, 1, 1024, 2, 3, 3, 2, 1, 66, 2, 2, 1, 515, 4, 2, 2, 3, 3, 2, 1, 3, 1, 450, 2, 3, 4, 2, 1, 12, 4, 0, 1, 2]);
const M26 = table(Int32Array, 129, [34, 0, 1, 1, 4, 0, 1, 2, 20, 0, 1, 8, 62, 0, 1, 4]);
const M27 = table(Int32Array, 129, [34, 0, 1, 1, 4, 0, 1, 1, 5, 0, 1, 8, 1, 2, 1, 0, 10, 2, 44, 0, 1, 4, 13, 0, 1, 4]);
const M28 = table(Int32Array, 129, [97, 0, 1, 1, 1, 6, 6, 0, 1, 8, 4, 0, 1, 112, 1, 128, 3, 0, 1, 768, 1, 0, 1, 3072, 1, 4096]);
const K = "awaitusinginstanceofnamespacedeclareconstenummoduleclassexportabstract<!---->letasyncfunctionimporttypefromifreturnthrowvarwhiledocontinuebreakswitchdebuggerwithdefaultinterfaceelsefor=>/**/tryrequireextendsimplements//catchfinallycase\\u\\u{...newglobaloutpublicprivateprotectedreadonlyoverridemetastaticaccessor10yieldsatisfiesthisasserts?.supersourcedefergetsettruefalsenull${target/></keyofuniqueinfer++\r\n\\0\\xanybigintbooleanintrinsicnevernumberobjectstringsymbolundefinedunknownvoidtypeof>>>=deletepackage";
const U0 = (p: number) => unicode(/\p{ID_Continue}/u, p);
function sk(p: number): number {
 const c = I[p]!;
 return (c < 128 ? (T0[c]! & 4) !== 0 : true) ? skip(p) : p;
}
function b_Program(p: number, d: number): Child { // Program
 d += 160;
 const p0 = p;
 let c = 0, s0 = 0, k0: Child = null, a0: TreeNode[] = EMPTY;
 a0 = [];
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  c = I[p]!; if (!(c < 128 ? (T0[c]! & 1) !== 0 : true)) { p = s0; break L0; }
  k0 = b_StatementListItem(p, d); if (k0 === null) { p = s0; break L0; } p = pos;
  a0.push(k0);
  commit(p);
 }
 k0 = a0.length === 0 ? NOTHING : new Iteration(a0);
 pos = p; return new Node2(0, p0, p, k0, null);
}
function b_StatementListItem(p: number, d: number): Child { // StatementListItem
 if (d > MAX_DEPTH) tooDeep(p);
 d += 184;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 s0 = p;
 c = I[p]!; s1 = M0[c < 128 ? c : 128]!;
 L0: {
  if ((s1 & 1) !== 0) L1: {
   s2 = p;
   s3 = I[p]!;
   L2: {
    if ((s3 < 128 ? (T0[s3]! & 2) !== 0 : false)) L3: {
     k2 = b_Declaration(p, d); if (k2 === null) break L3; p = pos;
     k1 = k2;
     break L2;
    }
    p = s2;
    if (!((s3 < 128 ? (T0[s3]! & 1) !== 0 : true))) break L1;
    k2 = b_Statement(p, d); if (k2 === null) break L1; p = pos;
    k1 = k2;
   }
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 2) !== 0) L4: {
   k1 = b_UsingDeclaration(p, d); if (k1 === null) break L4; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 4) !== 0) L5: {
   k1 = b_ImportDeclaration(p, d); if (k1 === null) break L5; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 8) !== 0) L6: {
   k1 = b_ExportDeclaration(p, d); if (k1 === null) break L6; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 16) !== 0) L7: {
   k1 = b_EnumDeclaration(p, d); if (k1 === null) break L7; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 32) !== 0) L8: {
   k1 = b_ValueNamespace(p, d); if (k1 === null) break L8; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 64) !== 0) L9: {
   k1 = b_Decorators(p, d); if (k1 === null) break L9; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if (!((s1 & 128) !== 0)) return null;
  k1 = b_HtmlComment(p); if (k1 === null) return null; p = pos;
  k0 = k1;
 }
 const k = settle(k0); pos = p; return k;
}
function m_spaces(p: number): number { // spaces
 let c = 0, s0 = 0;
 L0: for (;;) {
  s0 = p;
  c = I[p]!; if (!(c < 128 ? (T0[c]! & 4) !== 0 : true)) { p = s0; break L0; }
  p = m_space(p); if (p < 0) { p = s0; break L0; }
 }
 return p;
}
function m_semicolon(p: number): number { // semicolon
 let s0 = 0, s2 = 0, s3 = 0, s4 = 0, s5 = 0, s6 = 0;
 s0 = p;
 L0: {
  L1: {
   s2 = p;
   p = m_sameLineSpaces(p); if (p < 0) break L1;
   if (I[p] !== 60 || I[p + 1] !== 33 || !eq(p, 70, 4)) break L1; p += 4;
   p = s2;
   break L0;
  }
  p = s0;
  s2 = p;
  s3 = I[p]!;
  L2: {
   if ((s3 < 128 ? (T0[s3]! & 8) !== 0 : true)) L3: {
    p = sk(p);
    if (I[p] !== 59) break L3; p += 1;
    break L2;
   }
   p = s2;
   s4 = p;
   p = m_sameLineSpaces(p); if (p < 0) return -1;
   s5 = p;
   s6 = I[p]!;
   L4: {
    if ((s6 < 128 ? (T0[s6]! & 16) !== 0 : (s6 === 8232 || s6 === 8233))) L5: {
     p = m_newline(p); if (p < 0) break L5;
     break L4;
    }
    p = s5;
    L6: {
     if (I[p] !== 125) break L6; p += 1;
     break L4;
    }
    p = s5;
    if (!((s6 === 65536))) return -1;
    p = m_end(p); if (p < 0) return -1;
   }
   p = s4;
  }
 }
 return p;
}
function m_identifier(p: number): number { // identifier
 let s0 = 0;
 s0 = p;
 L0: {
  p = m_reservedWord(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 p = m_identifierName(p); if (p < 0) return -1;
 return p;
}
function m_stringLiteral(p: number): number { // stringLiteral
 let s0 = 0, s2 = 0, s3 = 0, s4 = 0;
 s0 = p;
 L0: {
  L1: {
   if (I[p] !== 34) break L1; p += 1;
   L2: for (;;) {
    s2 = p;
    s3 = p;
    s4 = I[p]!;
    L3: {
     if ((s4 < 128 ? (T0[s4]! & 32) !== 0 : (s4 >= 128 && s4 <= 65535))) L4: {
      p++;
      break L3;
     }
     p = s3;
     if (!((s4 === 92))) { p = s2; break L2; }
     p = m_escape(p); if (p < 0) { p = s2; break L2; }
    }
   }
   if (I[p] !== 34) break L1; p += 1;
   break L0;
  }
  p = s0;
  if (I[p] !== 39) return -1; p += 1;
  L5: for (;;) {
   s2 = p;
   s4 = p;
   s3 = I[p]!;
   L6: {
    if ((s3 < 128 ? (T0[s3]! & 64) !== 0 : (s3 >= 128 && s3 <= 65535))) L7: {
     p++;
     break L6;
    }
    p = s4;
    if (!((s3 === 92))) { p = s2; break L5; }
    p = m_escape(p); if (p < 0) { p = s2; break L5; }
   }
  }
  if (I[p] !== 39) return -1; p += 1;
 }
 return p;
}
function m_identifierName(p: number): number { // identifierName
 let c = 0, s0 = 0;
 p = m_identifierStart(p); if (p < 0) return -1;
 L0: for (;;) {
  s0 = p;
  c = I[p]!; if (!(c < 128 ? (T0[c]! & 128) !== 0 : true)) { p = s0; break L0; }
  p = m_identifierPart(p); if (p < 0) { p = s0; break L0; }
 }
 return p;
}
function m_hexDigit(p: number): number { // hexDigit
 let c = 0;
 c = I[p]!; if (!(c >= 48 && c <= 57 || c >= 65 && c <= 70 || c >= 97 && c <= 102)) return -1; p++;
 return p;
}
function m_numericLiteral(p: number): number { // numericLiteral
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, s5 = 0, s6 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 48)) L1: {
   if (I[p] !== 48) break L1; p += 1;
   s2 = p;
   s3 = I[p]!;
   L2: {
    if ((s3 === 88 || s3 === 120)) L3: {
     c = I[p]!; if (!(c === 88 || c === 120)) break L3; p++;
     c = I[p]!; if (!(c >= 48 && c <= 57 || c >= 65 && c <= 70 || c >= 97 && c <= 102)) break L3; p++;
     L4: for (;;) {
      s4 = p;
      c = I[p]!; if ((c === 95)) p++;
      c = I[p]!; if (!(c >= 48 && c <= 57 || c >= 65 && c <= 70 || c >= 97 && c <= 102)) { p = s4; break L4; } p++;
     }
     c = I[p]!; if ((c === 110)) p++;
     s5 = p;
     L5: {
      p = m_identifierPart(p); if (p < 0) break L5;
      break L3;
     }
     p = s5;
     break L2;
    }
    p = s2;
    if ((s3 === 79 || s3 === 111)) L6: {
     c = I[p]!; if (!(c === 79 || c === 111)) break L6; p++;
     c = I[p]!; if (!(c >= 48 && c <= 55)) break L6; p++;
     L7: for (;;) {
      s5 = p;
      c = I[p]!; if ((c === 95)) p++;
      c = I[p]!; if (!(c >= 48 && c <= 55)) { p = s5; break L7; } p++;
     }
     c = I[p]!; if ((c === 110)) p++;
     s4 = p;
     L8: {
      p = m_identifierPart(p); if (p < 0) break L8;
      break L6;
     }
     p = s4;
     break L2;
    }
    p = s2;
    if (!((s3 === 66 || s3 === 98))) break L1;
    c = I[p]!; if (!(c === 66 || c === 98)) break L1; p++;
    c = I[p]!; if (!(c === 48 || c === 49)) break L1; p++;
    L9: for (;;) {
     s4 = p;
     c = I[p]!; if ((c === 95)) p++;
     c = I[p]!; if (!(c === 48 || c === 49)) { p = s4; break L9; } p++;
    }
    c = I[p]!; if ((c === 110)) p++;
    s5 = p;
    L10: {
     p = m_identifierPart(p); if (p < 0) break L10;
     break L1;
    }
    p = s5;
   }
   break L0;
  }
  p = s0;
  if ((s1 >= 48 && s1 <= 57)) L11: {
   p = m_decimalInteger(p); if (p < 0) break L11;
   s3 = p;
   L12: {
    L13: {
     if (I[p] !== 110) break L13; p += 1;
     s5 = p;
     L14: {
      p = m_identifierPart(p); if (p < 0) break L14;
      break L13;
     }
     p = s5;
     break L12;
    }
    p = s3;
    L15: {
     s5 = p;
     if (I[p] !== 46) { p = s5; break L15; } p += 1;
     L16: {
      s4 = p;
      c = I[p]!; if (!(c >= 48 && c <= 57)) { p = s4; break L16; }
      p = m_decimalDigits(p); if (p < 0) { p = s4; break L16; }
     }
    }
    L17: {
     s4 = p;
     c = I[p]!; if (!(c === 69 || c === 101)) { p = s4; break L17; }
     p = m_exponent(p); if (p < 0) { p = s4; break L17; }
    }
    s6 = p;
    L18: {
     p = m_identifierPart(p); if (p < 0) break L18;
     break L11;
    }
    p = s6;
   }
   break L0;
  }
  p = s0;
  if (I[p] !== 46) return -1; p += 1;
  p = m_decimalDigits(p); if (p < 0) return -1;
  L19: {
   s2 = p;
   c = I[p]!; if (!(c === 69 || c === 101)) { p = s2; break L19; }
   p = m_exponent(p); if (p < 0) { p = s2; break L19; }
  }
  s3 = p;
  L20: {
   p = m_identifierPart(p); if (p < 0) break L20;
   return -1;
  }
  p = s3;
 }
 return p;
}
function m_privateIdentifier(p: number): number { // privateIdentifier
 if (I[p] !== 35) return -1; p += 1;
 p = m_identifierName(p); if (p < 0) return -1;
 return p;
}
function m_regularExpressionLiteral(p: number): number { // regularExpressionLiteral
 let c = 0, s0 = 0, s1 = 0, s2 = 0;
 if (I[p] !== 47) return -1; p += 1;
 c = I[p]!; if ((c === 42 || c === 47)) return -1;
 s0 = p;
 L0: for (;;) {
  s1 = p;
  c = I[p]!; if (!(c < 128 ? (T1[c]! & 1) !== 0 : true)) { p = s1; break L0; }
  p = m_regularExpressionChar(p); if (p < 0) { p = s1; break L0; }
 }
 if (p === s0) return -1;
 if (I[p] !== 47) return -1; p += 1;
 L1: for (;;) {
  s2 = p;
  c = I[p]!; if (!(c < 128 ? (T0[c]! & 128) !== 0 : true)) { p = s2; break L1; }
  p = m_identifierPart(p); if (p < 0) { p = s2; break L1; }
 }
 return p;
}
function m_end(p: number): number { // end
 if (I[p] !== 65536) return -1;
 return p;
}
function m_conditionalMark(p: number): number { // conditionalMark
 let c = 0, s0 = 0, s1 = 0;
 if (I[p] !== 63) return -1; p += 1;
 s0 = p;
 L0: {
  s1 = p;
  L1: {
   L2: {
    if (I[p] !== 63) break L2; p += 1;
    break L1;
   }
   p = s1;
   if (I[p] !== 46) break L0; p += 1;
   c = I[p]!; if ((c >= 48 && c <= 57)) break L0;
  }
  return -1;
 }
 p = s0;
 return p;
}
function m_assignmentOperator(p: number): number { // assignmentOperator
 let c = 0, s0 = 0, s1 = 0;
 s0 = p;
 c = I[p]!; s1 = M1[c < 128 ? c : 128]!;
 L0: {
  if ((s1 & 1) !== 0) L1: {
   if (I[p] !== 61) break L1; p += 1;
   c = I[p]!; if ((c === 61 || c === 62)) break L1;
   break L0;
  }
  p = s0;
  if ((s1 & 2) !== 0) L2: {
   if (I[p] !== 43 || I[p + 1] !== 61) break L2; p += 2;
   break L0;
  }
  p = s0;
  if ((s1 & 4) !== 0) L3: {
   if (I[p] !== 45 || I[p + 1] !== 61) break L3; p += 2;
   break L0;
  }
  p = s0;
  if ((s1 & 8) !== 0) L4: {
   if (I[p] !== 42 || I[p + 1] !== 42 || I[p + 2] !== 61) break L4; p += 3;
   break L0;
  }
  p = s0;
  if ((s1 & 16) !== 0) L5: {
   if (I[p] !== 42 || I[p + 1] !== 61) break L5; p += 2;
   break L0;
  }
  p = s0;
  if ((s1 & 32) !== 0) L6: {
   if (I[p] !== 47 || I[p + 1] !== 61) break L6; p += 2;
   break L0;
  }
  p = s0;
  if ((s1 & 64) !== 0) L7: {
   if (I[p] !== 37 || I[p + 1] !== 61) break L7; p += 2;
   break L0;
  }
  p = s0;
  if ((s1 & 128) !== 0) L8: {
   if (I[p] !== 63 || I[p + 1] !== 63 || I[p + 2] !== 61) break L8; p += 3;
   break L0;
  }
  p = s0;
  if ((s1 & 256) !== 0) L9: {
   if (I[p] !== 124 || I[p + 1] !== 124 || I[p + 2] !== 61) break L9; p += 3;
   break L0;
  }
  p = s0;
  if ((s1 & 512) !== 0) L10: {
   if (I[p] !== 38 || I[p + 1] !== 38 || I[p + 2] !== 61) break L10; p += 3;
   break L0;
  }
  p = s0;
  if ((s1 & 1024) !== 0) L11: {
   if (I[p] !== 60 || I[p + 1] !== 60 || I[p + 2] !== 61) break L11; p += 3;
   break L0;
  }
  p = s0;
  if ((s1 & 2048) !== 0) L12: {
   if (I[p] !== 62 || I[p + 1] !== 62 || !eq(p, 491, 4)) break L12; p += 4;
   break L0;
  }
  p = s0;
  if ((s1 & 4096) !== 0) L13: {
   if (I[p] !== 62 || I[p + 1] !== 62 || I[p + 2] !== 61) break L13; p += 3;
   break L0;
  }
  p = s0;
  if ((s1 & 8192) !== 0) L14: {
   if (I[p] !== 38 || I[p + 1] !== 61) break L14; p += 2;
   break L0;
  }
  p = s0;
  if ((s1 & 16384) !== 0) L15: {
   if (I[p] !== 124 || I[p + 1] !== 61) break L15; p += 2;
   break L0;
  }
  p = s0;
  if (!((s1 & 32768) !== 0)) return -1;
  if (I[p] !== 94 || I[p + 1] !== 61) return -1; p += 2;
 }
 return p;
}
function m_prefixOperator(p: number): number { // prefixOperator
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0;
 s0 = p;
 c = I[p]!; s1 = M2[c < 128 ? c : 128]!;
 L0: {
  if ((s1 & 1) !== 0) L1: {
   if (I[p] !== 33) break L1; p += 1;
   break L0;
  }
  p = s0;
  if ((s1 & 2) !== 0) L2: {
   if (I[p] !== 43 || I[p + 1] !== 43) break L2; p += 2;
   break L0;
  }
  p = s0;
  if ((s1 & 4) !== 0) L3: {
   if (I[p] !== 43) break L3; p += 1;
   break L0;
  }
  p = s0;
  if ((s1 & 8) !== 0) L4: {
   if (I[p] !== 45 || I[p + 1] !== 45) break L4; p += 2;
   break L0;
  }
  p = s0;
  if ((s1 & 16) !== 0) L5: {
   if (I[p] !== 45) break L5; p += 1;
   break L0;
  }
  p = s0;
  if ((s1 & 32) !== 0) L6: {
   if (I[p] !== 126) break L6; p += 1;
   break L0;
  }
  p = s0;
  if ((s1 & 64) !== 0) L7: {
   s2 = p;
   L8: {
    L9: {
     if (I[p] !== 116 || I[p + 1] !== 121 || !eq(p, 485, 6)) break L9; p += 6;
     break L8;
    }
    p = s2;
    L10: {
     if (I[p] !== 118 || I[p + 1] !== 111 || !eq(p, 481, 4)) break L10; p += 4;
     break L8;
    }
    p = s2;
    if (I[p] !== 100 || I[p + 1] !== 101 || !eq(p, 495, 6)) break L7; p += 6;
   }
   s4 = p;
   L11: {
    p = m_identifierPart(p); if (p < 0) break L11;
    break L7;
   }
   p = s4;
   break L0;
  }
  p = s0;
  if (!((s1 & 128) !== 0)) return -1;
  if (I[p] !== 97 || I[p + 1] !== 119 || !eq(p, 0, 5)) return -1; p += 5;
  s4 = p;
  L12: {
   p = m_identifierPart(p); if (p < 0) break L12;
   return -1;
  }
  p = s4;
  s3 = p;
  L13: {
   p = sk(p);
   p = m_noOperand(p); if (p < 0) break L13;
   return -1;
  }
  p = s3;
 }
 return p;
}
function m_optionalMark(p: number): number { // optionalMark
 let c = 0;
 if (I[p] !== 63 || I[p + 1] !== 46) return -1; p += 2;
 c = I[p]!; if ((c >= 48 && c <= 57)) return -1;
 return p;
}
function m_binaryOperator(p: number): number { // binaryOperator
 let s0 = 0, s1 = 0, s2 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T1[s1]! & 2) !== 0 : false)) L1: {
   p = m_binaryOperatorExceptIn(p); if (p < 0) break L1;
   break L0;
  }
  p = s0;
  if (I[p] !== 105 || I[p + 1] !== 110) return -1; p += 2;
  s2 = p;
  L2: {
   p = m_identifierPart(p); if (p < 0) break L2;
   return -1;
  }
  p = s2;
 }
 return p;
}
function m_any(p: number): number { // any
 let c = 0;
 c = I[p]!; if (c === 65536) return -1; p += c >= 55296 && c <= 56319 && I[p + 1]! >= 56320 && I[p + 1]! <= 57343 ? 2 : 1;
 return p;
}
function m_binaryOperatorExceptIn(p: number): number { // binaryOperatorExceptIn
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0;
 s0 = p;
 c = I[p]!; s1 = M3[c < 128 ? c : 128]!;
 L0: {
  if ((s1 & 1) !== 0) L1: {
   if (I[p] !== 61 || I[p + 1] !== 61 || I[p + 2] !== 61) break L1; p += 3;
   break L0;
  }
  p = s0;
  if ((s1 & 2) !== 0) L2: {
   if (I[p] !== 61 || I[p + 1] !== 61) break L2; p += 2;
   break L0;
  }
  p = s0;
  if ((s1 & 4) !== 0) L3: {
   if (I[p] !== 33 || I[p + 1] !== 61 || I[p + 2] !== 61) break L3; p += 3;
   break L0;
  }
  p = s0;
  if ((s1 & 8) !== 0) L4: {
   if (I[p] !== 33 || I[p + 1] !== 61) break L4; p += 2;
   break L0;
  }
  p = s0;
  if ((s1 & 16) !== 0) L5: {
   if (I[p] !== 43) break L5; p += 1;
   c = I[p]!; if ((c === 43 || c === 61)) break L5;
   break L0;
  }
  p = s0;
  if ((s1 & 32) !== 0) L6: {
   if (I[p] !== 45) break L6; p += 1;
   c = I[p]!; if ((c === 45 || c === 61)) break L6;
   break L0;
  }
  p = s0;
  if ((s1 & 64) !== 0) L7: {
   if (I[p] !== 42 || I[p + 1] !== 42) break L7; p += 2;
   c = I[p]!; if ((c === 61)) break L7;
   break L0;
  }
  p = s0;
  if ((s1 & 128) !== 0) L8: {
   if (I[p] !== 42) break L8; p += 1;
   c = I[p]!; if ((c === 61)) break L8;
   break L0;
  }
  p = s0;
  if ((s1 & 256) !== 0) L9: {
   if (I[p] !== 47) break L9; p += 1;
   c = I[p]!; if ((c === 61)) break L9;
   break L0;
  }
  p = s0;
  if ((s1 & 512) !== 0) L10: {
   if (I[p] !== 37) break L10; p += 1;
   c = I[p]!; if ((c === 61)) break L10;
   break L0;
  }
  p = s0;
  if ((s1 & 1024) !== 0) L11: {
   if (I[p] !== 38 || I[p + 1] !== 38) break L11; p += 2;
   c = I[p]!; if ((c === 61)) break L11;
   break L0;
  }
  p = s0;
  if ((s1 & 2048) !== 0) L12: {
   if (I[p] !== 38) break L12; p += 1;
   c = I[p]!; if ((c === 38 || c === 61)) break L12;
   break L0;
  }
  p = s0;
  if ((s1 & 4096) !== 0) L13: {
   if (I[p] !== 124 || I[p + 1] !== 124) break L13; p += 2;
   c = I[p]!; if ((c === 61)) break L13;
   break L0;
  }
  p = s0;
  if ((s1 & 8192) !== 0) L14: {
   if (I[p] !== 124) break L14; p += 1;
   c = I[p]!; if ((c === 61 || c === 124)) break L14;
   break L0;
  }
  p = s0;
  if ((s1 & 16384) !== 0) L15: {
   if (I[p] !== 63 || I[p + 1] !== 63) break L15; p += 2;
   c = I[p]!; if ((c === 61)) break L15;
   break L0;
  }
  p = s0;
  if ((s1 & 32768) !== 0) L16: {
   if (I[p] !== 94) break L16; p += 1;
   c = I[p]!; if ((c === 61)) break L16;
   break L0;
  }
  p = s0;
  if ((s1 & 65536) !== 0) L17: {
   if (I[p] !== 60 || I[p + 1] !== 60) break L17; p += 2;
   c = I[p]!; if ((c === 61)) break L17;
   break L0;
  }
  p = s0;
  if ((s1 & 131072) !== 0) L18: {
   if (I[p] !== 60 || I[p + 1] !== 61) break L18; p += 2;
   break L0;
  }
  p = s0;
  if ((s1 & 262144) !== 0) L19: {
   if (I[p] !== 60) break L19; p += 1;
   s2 = p;
   L20: {
    s3 = p;
    L21: {
     L22: {
      if (I[p] !== 60) break L22; p += 1;
      break L21;
     }
     p = s3;
     if (I[p] !== 33 || I[p + 1] !== 45 || I[p + 2] !== 45) break L20; p += 3;
    }
    break L19;
   }
   p = s2;
   break L0;
  }
  p = s0;
  if ((s1 & 524288) !== 0) L23: {
   if (I[p] !== 62 || I[p + 1] !== 62 || I[p + 2] !== 62) break L23; p += 3;
   c = I[p]!; if ((c === 61)) break L23;
   break L0;
  }
  p = s0;
  if ((s1 & 1048576) !== 0) L24: {
   if (I[p] !== 62 || I[p + 1] !== 62) break L24; p += 2;
   c = I[p]!; if ((c === 61 || c === 62)) break L24;
   break L0;
  }
  p = s0;
  if ((s1 & 2097152) !== 0) L25: {
   if (I[p] !== 62 || I[p + 1] !== 61) break L25; p += 2;
   break L0;
  }
  p = s0;
  if ((s1 & 4194304) !== 0) L26: {
   if (I[p] !== 62) break L26; p += 1;
   c = I[p]!; if ((c === 62)) break L26;
   break L0;
  }
  p = s0;
  if (!((s1 & 8388608) !== 0)) return -1;
  if (I[p] !== 105 || I[p + 1] !== 110 || !eq(p, 10, 10)) return -1; p += 10;
  s2 = p;
  L27: {
   p = m_identifierPart(p); if (p < 0) break L27;
   return -1;
  }
  p = s2;
 }
 return p;
}
function b_Declaration(p: number, d: number): Child { // Declaration
 d += 184;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 s0 = p;
 c = I[p]!; s1 = M4[c < 128 ? c : 128]!;
 L0: {
  if ((s1 & 1) !== 0) L1: {
   s2 = p;
   s3 = I[p]!;
   L2: {
    if ((s3 === 99 || s3 === 108)) L3: {
     k2 = b_LexicalDeclaration(p, d); if (k2 === null) break L3; p = pos;
     k1 = k2;
     break L2;
    }
    p = s2;
    if ((s3 === 97 || s3 === 102)) L4: {
     k2 = b_FunctionDeclaration(p, d); if (k2 === null) break L4; p = pos;
     k1 = k2;
     break L2;
    }
    p = s2;
    if (!((s3 === 99))) break L1;
    k2 = b_ClassDeclaration(p, d); if (k2 === null) break L1; p = pos;
    k1 = k2;
   }
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 2) !== 0) L5: {
   k1 = b_TypeDeclaration(p, d); if (k1 === null) break L5; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 4) !== 0) L6: {
   k1 = b_AbstractClass(p, d); if (k1 === null) break L6; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 8) !== 0) L7: {
   k1 = b_AmbientDeclaration(p, d); if (k1 === null) break L7; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 16) !== 0) L8: {
   k1 = b_OverloadSignature(p, d); if (k1 === null) break L8; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 32) !== 0) L9: {
   k1 = b_ImportTypeDeclaration(p, d); if (k1 === null) break L9; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if (!((s1 & 64) !== 0)) return null;
  k1 = b_ExportTypeDeclaration(p, d); if (k1 === null) return null; p = pos;
  k0 = k1;
 }
 pos = p; return k0;
}
function b_Statement(p: number, d: number): Child { // Statement
 if (d > MAX_DEPTH) tooDeep(p);
 d += 184;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T0[s1]! & 1) !== 0 : true)) L1: {
   s2 = p;
   c = I[p]!; s3 = M5[c < 128 ? c : 128]!;
   L2: {
    if ((s3 & 1) !== 0) L3: {
     k2 = b_IfStatement(p, d); if (k2 === null) break L3; p = pos;
     k1 = k2;
     break L2;
    }
    p = s2;
    if ((s3 & 2) !== 0) L4: {
     k2 = b_ReturnStatement(p, d); if (k2 === null) break L4; p = pos;
     k1 = k2;
     break L2;
    }
    p = s2;
    if ((s3 & 4) !== 0) L5: {
     k2 = b_ForStatement(p, d); if (k2 === null) break L5; p = pos;
     k1 = k2;
     break L2;
    }
    p = s2;
    if ((s3 & 8) !== 0) L6: {
     k2 = b_ThrowStatement(p, d); if (k2 === null) break L6; p = pos;
     k1 = k2;
     break L2;
    }
    p = s2;
    if ((s3 & 16) !== 0) L7: {
     k2 = b_TryStatement(p, d); if (k2 === null) break L7; p = pos;
     k1 = k2;
     break L2;
    }
    p = s2;
    if ((s3 & 32) !== 0) L8: {
     k2 = b_VariableStatement(p, d); if (k2 === null) break L8; p = pos;
     k1 = k2;
     break L2;
    }
    p = s2;
    if ((s3 & 64) !== 0) L9: {
     k2 = b_WhileStatement(p, d); if (k2 === null) break L9; p = pos;
     k1 = k2;
     break L2;
    }
    p = s2;
    if ((s3 & 128) !== 0) L10: {
     k2 = b_DoWhileStatement(p, d); if (k2 === null) break L10; p = pos;
     k1 = k2;
     break L2;
    }
    p = s2;
    if ((s3 & 256) !== 0) L11: {
     k2 = b_ContinueStatement(p); if (k2 === null) break L11; p = pos;
     k1 = k2;
     break L2;
    }
    p = s2;
    if ((s3 & 512) !== 0) L12: {
     k2 = b_BreakStatement(p); if (k2 === null) break L12; p = pos;
     k1 = k2;
     break L2;
    }
    p = s2;
    if ((s3 & 1024) !== 0) L13: {
     k2 = b_SwitchStatement(p, d); if (k2 === null) break L13; p = pos;
     k1 = k2;
     break L2;
    }
    p = s2;
    if ((s3 & 2048) !== 0) L14: {
     k2 = b_DebuggerStatement(p); if (k2 === null) break L14; p = pos;
     k1 = k2;
     break L2;
    }
    p = s2;
    if ((s3 & 4096) !== 0) L15: {
     k2 = b_BlockStatement(p, d); if (k2 === null) break L15; p = pos;
     k1 = k2;
     break L2;
    }
    p = s2;
    if ((s3 & 8192) !== 0) L16: {
     k2 = b_EmptyStatement(p); if (k2 === null) break L16; p = pos;
     k1 = k2;
     break L2;
    }
    p = s2;
    if ((s3 & 16384) !== 0) L17: {
     k2 = b_LabeledStatement(p, d); if (k2 === null) break L17; p = pos;
     k1 = k2;
     break L2;
    }
    p = s2;
    if (!((s3 & 32768) !== 0)) break L1;
    k2 = b_ExpressionStatement(p, d); if (k2 === null) break L1; p = pos;
    k1 = k2;
   }
   k0 = k1;
   break L0;
  }
  p = s0;
  if (!((s1 === 119))) return null;
  k1 = b_WithStatement(p, d); if (k1 === null) return null; p = pos;
  k0 = k1;
 }
 const k = settle(k0); pos = p; return k;
}
function b_UsingDeclaration(p: number, d: number): Child { // UsingDeclaration
 d += 144;
 const p0 = p;
 let k0: Child = null;
 p = m_usingWord(p); if (p < 0) return null;
 p = sk(p);
 k0 = b_VariableDeclaratorList_16(p, d); if (k0 === null) return null; p = pos;
 p = m_semicolon(p); if (p < 0) return null;
 pos = p; return new Node2(551, p0, p, k0, null);
}
function b_ImportDeclaration(p: number, d: number): Child { // ImportDeclaration
 d += 176;
 let c = 0, s0 = 0, s2 = 0, s3 = 0, s4 = 0, k0: Child = null;
 s0 = p;
 L0: {
  p = m_importK(p); if (p < 0) return null;
  p = sk(p);
  s2 = p;
  s3 = I[p]!;
  L1: {
   if ((s3 < 128 ? (T1[s3]! & 4) !== 0 : true)) L2: {
    L3: {
     s4 = p;
     c = I[p]!; if (!(c === 116)) { p = s4; break L3; }
     p = m_typeWord(p); if (p < 0) { p = s4; break L3; }
    }
    p = sk(p);
    p = m_identifier(p); if (p < 0) break L2;
    p = sk(p);
    if (I[p] !== 61) break L2; p += 1;
    p = sk(p);
    p = m_ImportedModule(p); if (p < 0) break L2;
    p = m_semicolon(p); if (p < 0) break L2;
    k0 = new Leaf(553, s0, p);
    break L1;
   }
   p = s2;
   if ((s3 === 34 || s3 === 39)) L4: {
    p = m_stringLiteral(p); if (p < 0) break L4;
    L5: {
     s4 = p;
     p = sk(p);
     c = I[p]!; if (!(c === 119)) { p = s4; break L5; }
     p = m_ImportAttributes(p, d); if (p < 0) { p = s4; break L5; }
    }
    p = m_semicolon(p); if (p < 0) break L4;
    k0 = new Leaf(557, s0, p);
    break L1;
   }
   p = s2;
   if (!((s3 < 128 ? (T1[s3]! & 8) !== 0 : true))) return null;
   p = m_ValueImports(p); if (p < 0) return null;
   p = sk(p);
   p = m_fromK(p); if (p < 0) return null;
   p = sk(p);
   p = m_stringLiteral(p); if (p < 0) return null;
   L6: {
    s4 = p;
    p = sk(p);
    c = I[p]!; if (!(c === 119)) { p = s4; break L6; }
    p = m_ImportAttributes(p, d); if (p < 0) { p = s4; break L6; }
   }
   p = m_semicolon(p); if (p < 0) return null;
   k0 = new Leaf(558, s0, p);
  }
 }
 pos = p; return k0;
}
function b_ExportDeclaration(p: number, d: number): Child { // ExportDeclaration
 d += 216;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, s5 = 0, s6 = 0, s7 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 101)) L1: {
   p = m_ExportList(p); if (p < 0) break L1;
   k0 = new Leaf(563, s0, p);
   break L0;
  }
  p = s0;
  if (!((s1 === 101))) return null;
  p = m_exportK(p); if (p < 0) return null;
  p = sk(p);
  s2 = p;
  c = I[p]!; s3 = M6[c < 128 ? c : 128]!;
  L2: {
   if ((s3 & 1) !== 0) L3: {
    if (I[p] !== 42) break L3; p += 1;
    L4: {
     s4 = p;
     p = sk(p);
     c = I[p]!; if (!(c === 97)) { p = s4; break L4; }
     p = m_AsName(p); if (p < 0) { p = s4; break L4; }
    }
    p = sk(p);
    p = m_fromK(p); if (p < 0) break L3;
    p = sk(p);
    p = m_stringLiteral(p); if (p < 0) break L3;
    L5: {
     s5 = p;
     p = sk(p);
     c = I[p]!; if (!(c === 119)) { p = s5; break L5; }
     p = m_ImportAttributes(p, d); if (p < 0) { p = s5; break L5; }
    }
    p = m_semicolon(p); if (p < 0) break L3;
    k0 = new Leaf(564, s0, p);
    break L2;
   }
   p = s2;
   if ((s3 & 2) !== 0) L6: {
    p = m_defaultK(p); if (p < 0) break L6;
    p = sk(p);
    s5 = p;
    s4 = I[p]!;
    L7: {
     if ((s4 < 128 ? (T1[s4]! & 16) !== 0 : false)) L8: {
      s6 = p;
      c = I[p]!; s7 = M7[c < 128 ? c : 128]!;
      L9: {
       if ((s7 & 1) !== 0) L10: {
        k2 = b_FunctionDeclaration(p, d); if (k2 === null) break L10; p = pos;
        k1 = k2;
        break L9;
       }
       p = s6;
       if ((s7 & 2) !== 0) L11: {
        k2 = b_ClassDeclaration(p, d); if (k2 === null) break L11; p = pos;
        k1 = k2;
        break L9;
       }
       p = s6;
       if ((s7 & 4) !== 0) L12: {
        k2 = b_AbstractClass(p, d); if (k2 === null) break L12; p = pos;
        k1 = k2;
        break L9;
       }
       p = s6;
       if (!((s7 & 8) !== 0)) break L8;
       k2 = b_TypeDeclaration(p, d); if (k2 === null) break L8; p = pos;
       k1 = k2;
      }
      k0 = new Node2(565, s0, p, k1, null);
      break L7;
     }
     p = s5;
     if (!((s4 < 128 ? (T1[s4]! & 32) !== 0 : true))) break L6;
     k1 = b_Assignment(p, d); if (k1 === null) break L6; p = pos;
     p = m_semicolon(p); if (p < 0) break L6;
     k0 = new Node2(566, s0, p, k1, null);
    }
    break L2;
   }
   p = s2;
   if ((s3 & 4) !== 0) L13: {
    if (I[p] !== 61) break L13; p += 1;
    p = sk(p);
    k1 = b_Expression(p, d); if (k1 === null) break L13; p = pos;
    p = m_semicolon(p); if (p < 0) break L13;
    k0 = new Node2(567, s0, p, k1, null);
    break L2;
   }
   p = s2;
   if ((s3 & 8) !== 0) L14: {
    p = m_asK(p); if (p < 0) break L14;
    p = sk(p);
    if (I[p] !== 110 || I[p + 1] !== 97 || !eq(p, 20, 9)) break L14; p += 9;
    p = sk(p);
    p = m_identifier(p); if (p < 0) break L14;
    p = m_semicolon(p); if (p < 0) break L14;
    k0 = new Leaf(568, s0, p);
    break L2;
   }
   p = s2;
   if (!((s3 & 16) !== 0)) return null;
   k1 = b_StatementListItem(p, d); if (k1 === null) return null; p = pos;
   k0 = new Node2(569, s0, p, k1, null);
  }
 }
 pos = p; return k0;
}
function b_EnumDeclaration(p: number, d: number): Child { // EnumDeclaration
 d += 176;
 const p0 = p;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0, k0: Child = null;
 L0: {
  s0 = p;
  c = I[p]!; if (!(c === 100)) { p = s0; break L0; }
  p = m_declareWord(p); if (p < 0) { p = s0; break L0; }
 }
 L1: {
  s1 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 99)) { p = s1; break L1; }
  p = m_constK(p); if (p < 0) { p = s1; break L1; }
 }
 p = sk(p);
 p = m_enumK(p); if (p < 0) return null;
 p = sk(p);
 s2 = p;
 p = m_identifier(p); if (p < 0) return null;
 k0 = new Leaf(22, s2, p);
 p = sk(p);
 if (I[p] !== 123) return null; p += 1;
 L2: {
  s3 = p;
  p = sk(p);
  c = I[p]!; if (!(c < 128 ? (T1[c]! & 64) !== 0 : true)) { p = s3; break L2; }
  p = m_EnumMemberList(p, d); if (p < 0) { p = s3; break L2; }
 }
 p = sk(p);
 if (I[p] !== 125) return null; p += 1;
 pos = p; return new Node2(570, p0, p, k0, null);
}
function b_ValueNamespace(p: number, d: number): Child { // ValueNamespace
 d += 144;
 const p0 = p;
 let k0: Child = null;
 p = m_namespaceWord(p); if (p < 0) return null;
 p = sk(p);
 p = m_EntityName(p); if (p < 0) return null;
 p = sk(p);
 k0 = b_BlockStatement(p, d); if (k0 === null) return null; p = pos;
 pos = p; return new Node2(576, p0, p, k0, null);
}
function b_Decorators(p: number, d: number): Child { // Decorators
 d += 176;
 const p0 = p;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0;
 s0 = p;
 L0: for (;;) {
  s1 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 64)) { p = s1; break L0; }
  p = m_Decorator(p, d); if (p < 0) { p = s1; break L0; }
 }
 if (p === s0) return null;
 s2 = p;
 p = sk(p);
 s3 = p;
 s4 = I[p]!;
 L1: {
  if ((s4 === 99)) L2: {
   p = m_classK(p); if (p < 0) break L2;
   break L1;
  }
  p = s3;
  if ((s4 === 101)) L3: {
   p = m_exportK(p); if (p < 0) break L3;
   break L1;
  }
  p = s3;
  if (!((s4 === 97))) return null;
  p = m_abstractWord(p); if (p < 0) return null;
 }
 p = s2;
 pos = p; return new Leaf(577, p0, p);
}
function b_HtmlComment(p: number): Child { // HtmlComment
 const p0 = p;
 p = m_htmlComment(p); if (p < 0) return null;
 pos = p; return new Leaf(578, p0, p);
}
function m_space(p: number): number { // space
 let s0 = 0, s1 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T1[s1]! & 128) !== 0 : (s1 === 160 || s1 === 5760 || s1 >= 8192 && s1 <= 8202 || s1 === 8232 || s1 === 8233 || s1 === 8239 || s1 === 8287 || s1 === 12288 || s1 === 65279))) L1: {
   p++;
   break L0;
  }
  p = s0;
  if (!((s1 === 47))) return -1;
  p = m_comment(p); if (p < 0) return -1;
 }
 return p;
}
function m_sameLineSpaces(p: number): number { // sameLineSpaces
 let c = 0, s0 = 0;
 L0: for (;;) {
  s0 = p;
  c = I[p]!; if (!(c < 128 ? (T2[c]! & 1) !== 0 : true)) { p = s0; break L0; }
  p = m_sameLineSpace(p); if (p < 0) { p = s0; break L0; }
 }
 return p;
}
function m_newline(p: number): number { // newline
 let c = 0, s0 = 0, s1 = 0, s2 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 10 || s1 === 13 || s1 === 8232 || s1 === 8233)) L1: {
   c = I[p]!; if (!(c === 10 || c === 13 || c === 8232 || c === 8233)) break L1; p++;
   break L0;
  }
  p = s0;
  if (!((s1 === 47))) return -1;
  s2 = p;
  L2: {
   p = m_sameLineComment(p); if (p < 0) break L2;
   return -1;
  }
  p = s2;
  p = m_blockComment(p); if (p < 0) return -1;
 }
 return p;
}
function m_reservedWord(p: number): number { // reservedWord
 let s0 = 0, s2 = 0;
 s0 = p;
 L0: {
  L1: {
   if (I[p] !== 98 || I[p + 1] !== 114 || !eq(p, 138, 5)) break L1; p += 5;
   break L0;
  }
  p = s0;
  L2: {
   if (I[p] !== 99 || I[p + 1] !== 97 || !eq(p, 231, 4)) break L2; p += 4;
   break L0;
  }
  p = s0;
  L3: {
   if (I[p] !== 99 || I[p + 1] !== 97 || !eq(p, 219, 5)) break L3; p += 5;
   break L0;
  }
  p = s0;
  L4: {
   if (I[p] !== 99 || I[p + 1] !== 108 || !eq(p, 51, 5)) break L4; p += 5;
   break L0;
  }
  p = s0;
  L5: {
   if (I[p] !== 99 || I[p + 1] !== 111 || !eq(p, 130, 8)) break L5; p += 8;
   break L0;
  }
  p = s0;
  L6: {
   if (I[p] !== 99 || I[p + 1] !== 111 || !eq(p, 36, 5)) break L6; p += 5;
   break L0;
  }
  p = s0;
  L7: {
   if (I[p] !== 100 || I[p + 1] !== 101 || !eq(p, 149, 8)) break L7; p += 8;
   break L0;
  }
  p = s0;
  L8: {
   if (I[p] !== 100 || I[p + 1] !== 101 || !eq(p, 161, 7)) break L8; p += 7;
   break L0;
  }
  p = s0;
  L9: {
   if (I[p] !== 100 || I[p + 1] !== 101 || !eq(p, 495, 6)) break L9; p += 6;
   break L0;
  }
  p = s0;
  L10: {
   if (I[p] !== 100 || I[p + 1] !== 111) break L10; p += 2;
   break L0;
  }
  p = s0;
  L11: {
   if (I[p] !== 101 || I[p + 1] !== 108 || !eq(p, 177, 4)) break L11; p += 4;
   break L0;
  }
  p = s0;
  L12: {
   if (I[p] !== 101 || I[p + 1] !== 110 || !eq(p, 41, 4)) break L12; p += 4;
   break L0;
  }
  p = s0;
  L13: {
   if (I[p] !== 101 || I[p + 1] !== 120 || !eq(p, 56, 6)) break L13; p += 6;
   break L0;
  }
  p = s0;
  L14: {
   if (I[p] !== 101 || I[p + 1] !== 120 || !eq(p, 200, 7)) break L14; p += 7;
   break L0;
  }
  p = s0;
  L15: {
   if (I[p] !== 102 || I[p + 1] !== 97 || !eq(p, 366, 5)) break L15; p += 5;
   break L0;
  }
  p = s0;
  L16: {
   if (I[p] !== 102 || I[p + 1] !== 105 || !eq(p, 224, 7)) break L16; p += 7;
   break L0;
  }
  p = s0;
  L17: {
   if (I[p] !== 102 || I[p + 1] !== 111 || I[p + 2] !== 114) break L17; p += 3;
   break L0;
  }
  p = s0;
  L18: {
   if (I[p] !== 102 || I[p + 1] !== 117 || !eq(p, 85, 8)) break L18; p += 8;
   break L0;
  }
  p = s0;
  L19: {
   if (I[p] !== 105 || I[p + 1] !== 102) break L19; p += 2;
   break L0;
  }
  p = s0;
  L20: {
   if (I[p] !== 105 || I[p + 1] !== 109 || !eq(p, 207, 10)) break L20; p += 10;
   break L0;
  }
  p = s0;
  L21: {
   if (I[p] !== 105 || I[p + 1] !== 109 || !eq(p, 93, 6)) break L21; p += 6;
   break L0;
  }
  p = s0;
  L22: {
   if (I[p] !== 105 || I[p + 1] !== 110 || !eq(p, 10, 10)) break L22; p += 10;
   break L0;
  }
  p = s0;
  L23: {
   if (I[p] !== 105 || I[p + 1] !== 110 || !eq(p, 168, 9)) break L23; p += 9;
   break L0;
  }
  p = s0;
  L24: {
   if (I[p] !== 105 || I[p + 1] !== 110) break L24; p += 2;
   break L0;
  }
  p = s0;
  L25: {
   if (I[p] !== 108 || I[p + 1] !== 101 || I[p + 2] !== 116) break L25; p += 3;
   break L0;
  }
  p = s0;
  L26: {
   if (I[p] !== 110 || I[p + 1] !== 101 || I[p + 2] !== 119) break L26; p += 3;
   break L0;
  }
  p = s0;
  L27: {
   if (I[p] !== 110 || I[p + 1] !== 117 || !eq(p, 371, 4)) break L27; p += 4;
   break L0;
  }
  p = s0;
  L28: {
   if (I[p] !== 112 || I[p + 1] !== 97 || !eq(p, 501, 7)) break L28; p += 7;
   break L0;
  }
  p = s0;
  L29: {
   if (I[p] !== 112 || I[p + 1] !== 114 || !eq(p, 261, 7)) break L29; p += 7;
   break L0;
  }
  p = s0;
  L30: {
   if (I[p] !== 112 || I[p + 1] !== 114 || !eq(p, 268, 9)) break L30; p += 9;
   break L0;
  }
  p = s0;
  L31: {
   if (I[p] !== 112 || I[p + 1] !== 117 || !eq(p, 255, 6)) break L31; p += 6;
   break L0;
  }
  p = s0;
  L32: {
   if (I[p] !== 114 || I[p + 1] !== 101 || !eq(p, 109, 6)) break L32; p += 6;
   break L0;
  }
  p = s0;
  L33: {
   if (I[p] !== 115 || I[p + 1] !== 116 || !eq(p, 297, 6)) break L33; p += 6;
   break L0;
  }
  p = s0;
  L34: {
   if (I[p] !== 115 || I[p + 1] !== 117 || !eq(p, 340, 5)) break L34; p += 5;
   break L0;
  }
  p = s0;
  L35: {
   if (I[p] !== 115 || I[p + 1] !== 119 || !eq(p, 143, 6)) break L35; p += 6;
   break L0;
  }
  p = s0;
  L36: {
   if (I[p] !== 116 || I[p + 1] !== 104 || !eq(p, 327, 4)) break L36; p += 4;
   break L0;
  }
  p = s0;
  L37: {
   if (I[p] !== 116 || I[p + 1] !== 104 || !eq(p, 115, 5)) break L37; p += 5;
   break L0;
  }
  p = s0;
  L38: {
   if (I[p] !== 116 || I[p + 1] !== 114 || !eq(p, 362, 4)) break L38; p += 4;
   break L0;
  }
  p = s0;
  L39: {
   if (I[p] !== 116 || I[p + 1] !== 114 || I[p + 2] !== 121) break L39; p += 3;
   break L0;
  }
  p = s0;
  L40: {
   if (I[p] !== 116 || I[p + 1] !== 121 || !eq(p, 485, 6)) break L40; p += 6;
   break L0;
  }
  p = s0;
  L41: {
   if (I[p] !== 118 || I[p + 1] !== 97 || I[p + 2] !== 114) break L41; p += 3;
   break L0;
  }
  p = s0;
  L42: {
   if (I[p] !== 118 || I[p + 1] !== 111 || !eq(p, 481, 4)) break L42; p += 4;
   break L0;
  }
  p = s0;
  L43: {
   if (I[p] !== 119 || I[p + 1] !== 104 || !eq(p, 123, 5)) break L43; p += 5;
   break L0;
  }
  p = s0;
  L44: {
   if (I[p] !== 119 || I[p + 1] !== 105 || !eq(p, 157, 4)) break L44; p += 4;
   break L0;
  }
  p = s0;
  if (I[p] !== 121 || I[p + 1] !== 105 || !eq(p, 313, 5)) return -1; p += 5;
 }
 s2 = p;
 L45: {
  p = m_identifierPart(p); if (p < 0) break L45;
  return -1;
 }
 p = s2;
 return p;
}
function m_escape(p: number): number { // escape
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0;
 s0 = p;
 c = I[p]!; s1 = M8[c < 128 ? c : 128]!;
 L0: {
  if ((s1 & 1) !== 0) L1: {
   if (I[p] !== 92) break L1; p += 1;
   s2 = p;
   c = I[p]!; s3 = M9[c < 128 ? c : 128]!;
   L2: {
    if ((s3 & 1) !== 0) L3: {
     if (I[p] !== 13 || I[p + 1] !== 10) break L3; p += 2;
     break L2;
    }
    p = s2;
    if ((s3 & 2) !== 0) L4: {
     c = I[p]!; if (!(c <= 47)) break L4; p++;
     break L2;
    }
    p = s2;
    if ((s3 & 4) !== 0) L5: {
     c = I[p]!; if (!(c >= 58 && c <= 116)) break L5; p++;
     break L2;
    }
    p = s2;
    if ((s3 & 8) !== 0) L6: {
     c = I[p]!; if (!(c === 118 || c === 119)) break L6; p++;
     break L2;
    }
    p = s2;
    if (!((s3 & 16) !== 0)) break L1;
    c = I[p]!; if (!(c >= 121 && c <= 65535)) break L1; p++;
   }
   break L0;
  }
  p = s0;
  if ((s1 & 2) !== 0) L7: {
   if (I[p] !== 92 || I[p + 1] !== 48) break L7; p += 2;
   c = I[p]!; if ((c >= 48 && c <= 57)) break L7;
   break L0;
  }
  p = s0;
  if ((s1 & 4) !== 0) L8: {
   if (I[p] !== 92 || I[p + 1] !== 120) break L8; p += 2;
   c = I[p]!; if (!(c >= 48 && c <= 57 || c >= 65 && c <= 70 || c >= 97 && c <= 102)) break L8; p++;
   c = I[p]!; if (!(c >= 48 && c <= 57 || c >= 65 && c <= 70 || c >= 97 && c <= 102)) break L8; p++;
   break L0;
  }
  p = s0;
  if (!((s1 & 8) !== 0)) return -1;
  p = m_unicodeEscape(p); if (p < 0) return -1;
 }
 return p;
}
function m_identifierStart(p: number): number { // identifierStart
 let c = 0, s0 = 0, s1 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T2[s1]! & 2) !== 0 : false)) L1: {
   p++;
   break L0;
  }
  p = s0;
  if ((s1 >= 128)) L2: {
   c = I[p]!; if ((c <= 127)) break L2;
   p = m_idStart(p); if (p < 0) break L2;
   break L0;
  }
  p = s0;
  if (!((s1 === 92))) return -1;
  p = m_unicodeEscape(p); if (p < 0) return -1;
 }
 return p;
}
function m_identifierPart(p: number): number { // identifierPart
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T2[s1]! & 4) !== 0 : false)) L1: {
   p++;
   break L0;
  }
  p = s0;
  if ((s1 >= 128)) L2: {
   c = I[p]!; if ((c <= 127)) break L2;
   s2 = p;
   s3 = I[p]!;
   L3: {
    if ((s3 < 128 ? (T2[s3]! & 8) !== 0 : true)) L4: {
     p = m_idContinue(p); if (p < 0) break L4;
     break L3;
    }
    p = s2;
    L5: {
     if (I[p] !== 8204) break L5; p += 1;
     break L3;
    }
    p = s2;
    if (I[p] !== 8205) break L2; p += 1;
   }
   break L0;
  }
  p = s0;
  if (!((s1 === 92))) return -1;
  p = m_unicodeEscape(p); if (p < 0) return -1;
 }
 return p;
}
function m_decimalInteger(p: number): number { // decimalInteger
 let c = 0, s0 = 0, s1 = 0, s2 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  L1: {
   if (I[p] !== 48) break L1; p += 1;
   c = I[p]!; if ((c >= 48 && c <= 57 || c === 95)) break L1;
   break L0;
  }
  p = s0;
  if (!((s1 >= 49 && s1 <= 57))) return -1;
  c = I[p]!; if (!(c >= 49 && c <= 57)) return -1; p++;
  L2: for (;;) {
   s2 = p;
   c = I[p]!; if ((c === 95)) p++;
   c = I[p]!; if (!(c >= 48 && c <= 57)) { p = s2; break L2; } p++;
  }
 }
 return p;
}
function m_decimalDigits(p: number): number { // decimalDigits
 let c = 0, s0 = 0;
 c = I[p]!; if (!(c >= 48 && c <= 57)) return -1; p++;
 L0: for (;;) {
  s0 = p;
  c = I[p]!; if ((c === 95)) p++;
  c = I[p]!; if (!(c >= 48 && c <= 57)) { p = s0; break L0; } p++;
 }
 return p;
}
function m_exponent(p: number): number { // exponent
 let c = 0;
 c = I[p]!; if (!(c === 69 || c === 101)) return -1; p++;
 c = I[p]!; if ((c === 43 || c === 45)) p++;
 p = m_decimalDigits(p); if (p < 0) return -1;
 return p;
}
function m_regularExpressionChar(p: number): number { // regularExpressionChar
 let s0 = 0, s1 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T2[s1]! & 16) !== 0 : (s1 >= 128 && s1 <= 8231 || s1 >= 8234 && s1 <= 65535))) L1: {
   p++;
   break L0;
  }
  p = s0;
  if ((s1 === 92)) L2: {
   p = m_regularExpressionEscape(p); if (p < 0) break L2;
   break L0;
  }
  p = s0;
  if (!((s1 === 91))) return -1;
  p = m_regularExpressionClass(p); if (p < 0) return -1;
 }
 return p;
}
function m_noOperand(p: number): number { // noOperand
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s4 = 0;
 s0 = p;
 c = I[p]!; s1 = M10[c < 128 ? c : 128]!;
 L0: {
  if ((s1 & 1) !== 0) L1: {
   c = I[p]!; if (!(c < 128 ? (T2[c]! & 32) !== 0 : false)) break L1; p++;
   break L0;
  }
  p = s0;
  if ((s1 & 2) !== 0) L2: {
   if (I[p] !== 33 || I[p + 1] !== 61) break L2; p += 2;
   break L0;
  }
  p = s0;
  if ((s1 & 4) !== 0) L3: {
   p = m_end(p); if (p < 0) break L3;
   break L0;
  }
  p = s0;
  if (!((s1 & 8) !== 0)) return -1;
  s2 = p;
  L4: {
   L5: {
    if (I[p] !== 105 || I[p + 1] !== 110 || !eq(p, 10, 10)) break L5; p += 10;
    break L4;
   }
   p = s2;
   L6: {
    if (I[p] !== 105 || I[p + 1] !== 110) break L6; p += 2;
    break L4;
   }
   p = s2;
   if (I[p] !== 111 || I[p + 1] !== 102) return -1; p += 2;
  }
  s4 = p;
  L7: {
   p = m_identifierPart(p); if (p < 0) break L7;
   return -1;
  }
  p = s4;
 }
 return p;
}
function b_LexicalDeclaration(p: number, d: number): Child { // LexicalDeclaration
 d += 176;
 const p0 = p;
 let s0 = 0, s1 = 0, s2 = 0, k0: Child = null, k1: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 108)) L1: {
   s2 = p;
   p = m_letK(p); if (p < 0) break L1;
   k1 = new Leaf(4, s2, p);
   k0 = k1;
   break L0;
  }
  p = s0;
  if (!((s1 === 99))) return null;
  s2 = p;
  p = m_constK(p); if (p < 0) return null;
  k1 = new Leaf(15, s2, p);
  k0 = k1;
 }
 p = sk(p);
 k1 = b_VariableDeclaratorList_16(p, d); if (k1 === null) return null; p = pos;
 p = m_semicolon(p); if (p < 0) return null;
 pos = p; return new Node2(3, p0, p, k0, k1);
}
function b_FunctionDeclaration(p: number, d: number): Child { // FunctionDeclaration
 d += 200;
 const p0 = p;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, k0: Child = null, k1: Child = null, k2: Child = null, k3: Child = null, k4: Child = null;
 k0 = NOTHING;
 L0: {
  s0 = p;
  c = I[p]!; if (!(c === 97)) { p = s0; break L0; }
  s1 = p;
  p = m_asyncModifier(p); if (p < 0) { p = s0; break L0; }
  k1 = new Leaf(62, s1, p);
  k0 = new Iteration([k1]);
 }
 p = sk(p);
 p = m_functionK(p); if (p < 0) return null;
 k1 = NOTHING;
 L1: {
  s1 = p;
  p = sk(p);
  s2 = p;
  if (I[p] !== 42) { p = s1; break L1; } p += 1;
  k2 = new Leaf(-1, s2, p);
  k1 = new Iteration([k2]);
 }
 p = sk(p);
 s2 = p;
 p = m_identifier(p); if (p < 0) return null;
 k2 = new Leaf(22, s2, p);
 p = sk(p);
 k3 = b_Signature(p, d); if (k3 === null) return null; p = pos;
 p = sk(p);
 k4 = b_FunctionBody(p, d); if (k4 === null) return null; p = pos;
 pos = p; return new Node5(415, p0, p, k0, k1, k2, k3, k4);
}
function b_ClassDeclaration(p: number, d: number): Child { // ClassDeclaration
 d += 160;
 const p0 = p;
 let s0 = 0, k0: Child = null, k1: Child = null;
 p = m_classK(p); if (p < 0) return null;
 p = sk(p);
 s0 = p;
 p = m_identifier(p); if (p < 0) return null;
 k0 = new Leaf(22, s0, p);
 p = sk(p);
 k1 = b_ClassTail(p, d); if (k1 === null) return null; p = pos;
 pos = p; return new Node2(416, p0, p, k0, k1);
}
function b_TypeDeclaration(p: number, d: number): Child { // TypeDeclaration
 if (d > MAX_DEPTH) tooDeep(p);
 d += 160;
 let s0 = 0, s1 = 0, k0: Child = null, k1: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 116)) L1: {
   k1 = b_TypeAliasDeclaration(p, d); if (k1 === null) break L1; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 === 105)) L2: {
   k1 = b_InterfaceDeclaration(p, d); if (k1 === null) break L2; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if (!((s1 === 109 || s1 === 110))) return null;
  k1 = b_NamespaceDeclaration(p, d); if (k1 === null) return null; p = pos;
  k0 = k1;
 }
 const k = settle(k0); pos = p; return k;
}
function b_AbstractClass(p: number, d: number): Child { // AbstractClass
 d += 144;
 const p0 = p;
 let k0: Child = null;
 p = m_abstractWord(p); if (p < 0) return null;
 p = sk(p);
 k0 = b_ClassDeclaration(p, d); if (k0 === null) return null; p = pos;
 pos = p; return new Node2(430, p0, p, k0, null);
}
function b_AmbientDeclaration(p: number, d: number): Child { // AmbientDeclaration
 d += 144;
 const p0 = p;
 let k0: Child = null;
 p = m_declareWord(p); if (p < 0) return null;
 p = sk(p);
 k0 = b_Ambient(p, d); if (k0 === null) return null; p = pos;
 pos = p; return new Node2(431, p0, p, k0, null);
}
function b_OverloadSignature(p: number, d: number): Child { // OverloadSignature
 d += 168;
 const p0 = p;
 let s0 = 0, s1 = 0, s2 = 0, k0: Child = null;
 k0 = b_FunctionHead(p, d); if (k0 === null) return null; p = pos;
 p = m_semicolon(p); if (p < 0) return null;
 s0 = p;
 p = sk(p);
 s1 = p;
 s2 = I[p]!;
 L0: {
  if ((s2 === 97)) L1: {
   p = m_asyncFunction(p); if (p < 0) break L1;
   break L0;
  }
  p = s1;
  if (!((s2 === 102))) return null;
  p = m_functionK(p); if (p < 0) return null;
 }
 p = s0;
 pos = p; return new Node2(456, p0, p, k0, null);
}
function b_ImportTypeDeclaration(p: number, d: number): Child { // ImportTypeDeclaration
 d += 168;
 const p0 = p;
 let c = 0, s0 = 0, s1 = 0, k0: Child = null, k1: Child = null;
 p = m_importK(p); if (p < 0) return null;
 p = sk(p);
 p = m_typeWord(p); if (p < 0) return null;
 p = sk(p);
 k0 = b_ImportedNames(p); if (k0 === null) return null; p = pos;
 p = sk(p);
 p = m_fromK(p); if (p < 0) return null;
 p = sk(p);
 s0 = p;
 p = m_stringLiteral(p); if (p < 0) return null;
 k1 = new Leaf(32, s0, p);
 L0: {
  s1 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 119)) { p = s1; break L0; }
  p = m_ImportAttributes(p, d); if (p < 0) { p = s1; break L0; }
 }
 p = m_semicolon(p); if (p < 0) return null;
 pos = p; return new Node2(457, p0, p, k0, k1);
}
function b_ExportTypeDeclaration(p: number, d: number): Child { // ExportTypeDeclaration
 d += 216;
 let c = 0, s0 = 0, s2 = 0, s3 = 0, s4 = 0, s5 = 0, s6 = 0, s7 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 s0 = p;
 L0: {
  p = m_exportK(p); if (p < 0) return null;
  p = sk(p);
  s2 = p;
  s3 = I[p]!;
  L1: {
   if ((s3 === 116)) L2: {
    p = m_typeWord(p); if (p < 0) break L2;
    p = sk(p);
    s4 = p;
    s5 = I[p]!;
    L3: {
     L4: {
      if (I[p] !== 42) break L4; p += 1;
      k1 = NOTHING;
      L5: {
       s6 = p;
       p = sk(p);
       c = I[p]!; if (!(c === 97)) { p = s6; break L5; }
       k2 = b_AsName(p); if (k2 === null) { p = s6; break L5; } p = pos;
       k1 = new Iteration([k2]);
      }
      p = sk(p);
      p = m_fromK(p); if (p < 0) break L4;
      p = sk(p);
      s7 = p;
      p = m_stringLiteral(p); if (p < 0) break L4;
      k2 = new Leaf(32, s7, p);
      p = m_semicolon(p); if (p < 0) break L4;
      k0 = new Node2(465, s0, p, k1, k2);
      break L3;
     }
     p = s4;
     if (!((s5 === 123))) break L2;
     k2 = b_ExportedNames(p); if (k2 === null) break L2; p = pos;
     k0 = new Node2(466, s0, p, k2, null);
    }
    break L1;
   }
   p = s2;
   if (!((s3 < 128 ? (T2[s3]! & 64) !== 0 : false))) return null;
   s5 = p;
   s4 = I[p]!;
   L6: {
    if ((s4 === 105 || s4 === 109 || s4 === 110 || s4 === 116)) L7: {
     k1 = b_TypeDeclaration(p, d); if (k1 === null) break L7; p = pos;
     k2 = k1;
     break L6;
    }
    p = s5;
    if (!((s4 === 100))) return null;
    k1 = b_AmbientDeclaration(p, d); if (k1 === null) return null; p = pos;
    k2 = k1;
   }
   k0 = new Node2(467, s0, p, k2, null);
  }
 }
 pos = p; return k0;
}
function b_IfStatement(p: number, d: number): Child { // IfStatement
 d += 200;
 const p0 = p;
 let c = 0, s0 = 0, s1 = 0, k0: Child = null, k1: Child = null, k2: Child = null, k3: Child = null, k4: Child = null, a0: TreeNode[] = EMPTY;
 p = m_ifK(p); if (p < 0) return null;
 p = sk(p);
 if (I[p] !== 40) return null; p += 1;
 p = sk(p);
 k0 = b_Expression(p, d); if (k0 === null) return null; p = pos;
 p = sk(p);
 if (I[p] !== 41) return null; p += 1;
 p = sk(p);
 k1 = b_Statement(p, d); if (k1 === null) return null; p = pos;
 a0 = [];
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 101)) { p = s0; break L0; }
  k2 = b_ElseIf(p, d); if (k2 === null) { p = s0; break L0; } p = pos;
  a0.push(k2);
 }
 k2 = a0.length === 0 ? NOTHING : new Iteration(a0);
 k3 = NOTHING;
 L1: {
  s1 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 101)) { p = s1; break L1; }
  k4 = b_Else(p, d); if (k4 === null) { p = s1; break L1; } p = pos;
  k3 = new Iteration([k4]);
 }
 pos = p; return new Node5(469, p0, p, k0, k1, k2, k3, null);
}
function b_ReturnStatement(p: number, d: number): Child { // ReturnStatement
 d += 168;
 const p0 = p;
 let s0 = 0, s1 = 0, k0: Child = null, k1: Child = null;
 p = m_returnK(p); if (p < 0) return null;
 k0 = NOTHING;
 L0: {
  s0 = p;
  s1 = p;
  L1: {
   p = m_semicolon(p); if (p < 0) break L1;
   { p = s0; break L0; }
  }
  p = s1;
  p = sk(p);
  k1 = b_Expression(p, d); if (k1 === null) { p = s0; break L0; } p = pos;
  k0 = new Iteration([k1]);
 }
 p = m_semicolon(p); if (p < 0) return null;
 pos = p; return new Node2(474, p0, p, k0, null);
}
function b_ForStatement(p: number, d: number): Child { // ForStatement
 d += 240;
 let c = 0, s0 = 0, s2 = 0, s3 = 0, s4 = 0, s6 = 0, s7 = 0, s8 = 0, k0: Child = null, k1: Child = null, k2: Child = null, k3: Child = null, k4: Child = null;
 s0 = p;
 L0: {
  p = m_forK(p); if (p < 0) return null;
  p = sk(p);
  s2 = p;
  s3 = I[p]!;
  L1: {
   if ((s3 === 40)) L2: {
    if (I[p] !== 40) break L2; p += 1;
    s4 = p;
    L3: {
     L4: {
      s6 = p;
      L5: {
       p = m_asyncModifier(p); if (p < 0) break L5;
       p = sk(p);
       p = m_ofK(p); if (p < 0) break L5;
       s7 = p;
       L6: {
        p = m_arrow(p); if (p < 0) break L6;
        break L5;
       }
       p = s7;
       break L4;
      }
      p = s6;
      p = sk(p);
      k1 = b_ForTarget(p, d); if (k1 === null) break L4; p = pos;
      p = sk(p);
      p = m_ofK(p); if (p < 0) break L4;
      p = sk(p);
      k2 = b_Assignment(p, d); if (k2 === null) break L4; p = pos;
      p = sk(p);
      if (I[p] !== 41) break L4; p += 1;
      p = sk(p);
      k3 = b_Statement(p, d); if (k3 === null) break L4; p = pos;
      k0 = new Node5(477, s0, p, k1, k2, k3, null, null);
      break L3;
     }
     p = s4;
     L7: {
      p = sk(p);
      k3 = b_ForTarget(p, d); if (k3 === null) break L7; p = pos;
      p = sk(p);
      p = m_inK(p); if (p < 0) break L7;
      p = sk(p);
      k2 = b_Expression(p, d); if (k2 === null) break L7; p = pos;
      p = sk(p);
      if (I[p] !== 41) break L7; p += 1;
      p = sk(p);
      k1 = b_Statement(p, d); if (k1 === null) break L7; p = pos;
      k0 = new Node5(485, s0, p, k3, k2, k1, null, null);
      break L3;
     }
     p = s4;
     k1 = NOTHING;
     L8: {
      s6 = p;
      p = sk(p);
      c = I[p]!; if (!(c < 128 ? (T1[c]! & 32) !== 0 : true)) { p = s6; break L8; }
      k2 = b_ForInit(p, d); if (k2 === null) { p = s6; break L8; } p = pos;
      k1 = new Iteration([k2]);
     }
     p = sk(p);
     if (I[p] !== 59) break L2; p += 1;
     k2 = NOTHING;
     L9: {
      s7 = p;
      p = sk(p);
      c = I[p]!; if (!(c < 128 ? (T1[c]! & 32) !== 0 : true)) { p = s7; break L9; }
      k3 = b_Expression(p, d); if (k3 === null) { p = s7; break L9; } p = pos;
      k2 = new Iteration([k3]);
     }
     p = sk(p);
     if (I[p] !== 59) break L2; p += 1;
     k3 = NOTHING;
     L10: {
      s8 = p;
      p = sk(p);
      c = I[p]!; if (!(c < 128 ? (T1[c]! & 32) !== 0 : true)) { p = s8; break L10; }
      k4 = b_Expression(p, d); if (k4 === null) { p = s8; break L10; } p = pos;
      k3 = new Iteration([k4]);
     }
     p = sk(p);
     if (I[p] !== 41) break L2; p += 1;
     p = sk(p);
     k4 = b_Statement(p, d); if (k4 === null) break L2; p = pos;
     k0 = new Node5(486, s0, p, k1, k2, k3, k4, null);
    }
    break L1;
   }
   p = s2;
   if (!((s3 === 97))) return null;
   p = m_awaitK(p); if (p < 0) return null;
   p = sk(p);
   if (I[p] !== 40) return null; p += 1;
   p = sk(p);
   k4 = b_ForTarget(p, d); if (k4 === null) return null; p = pos;
   p = sk(p);
   p = m_ofK(p); if (p < 0) return null;
   p = sk(p);
   k3 = b_Assignment(p, d); if (k3 === null) return null; p = pos;
   p = sk(p);
   if (I[p] !== 41) return null; p += 1;
   p = sk(p);
   k2 = b_Statement(p, d); if (k2 === null) return null; p = pos;
   k0 = new Node5(517, s0, p, k4, k3, k2, null, null);
  }
 }
 pos = p; return k0;
}
function b_ThrowStatement(p: number, d: number): Child { // ThrowStatement
 d += 152;
 const p0 = p;
 let s0 = 0, k0: Child = null;
 p = m_throwK(p); if (p < 0) return null;
 s0 = p;
 L0: {
  p = m_sameLineSpaces(p); if (p < 0) break L0;
  p = m_newline(p); if (p < 0) break L0;
  return null;
 }
 p = s0;
 p = sk(p);
 k0 = b_Expression(p, d); if (k0 === null) return null; p = pos;
 p = m_semicolon(p); if (p < 0) return null;
 pos = p; return new Node2(519, p0, p, k0, null);
}
function b_TryStatement(p: number, d: number): Child { // TryStatement
 d += 224;
 let c = 0, s0 = 0, s4 = 0, s5 = 0, s6 = 0, k0: Child = null, k1: Child = null, k2: Child = null, k3: Child = null, k4: Child = null;
 s0 = p;
 L0: {
  p = m_tryK(p); if (p < 0) return null;
  p = sk(p);
  L1: {
   k1 = b_BlockStatement(p, d); if (k1 === null) return null; p = pos;
   p = sk(p);
   s4 = p;
   s5 = I[p]!;
   L2: {
    if ((s5 === 99)) L3: {
     k2 = b_CatchClause(p, d); if (k2 === null) break L3; p = pos;
     k3 = NOTHING;
     L4: {
      s6 = p;
      p = sk(p);
      c = I[p]!; if (!(c === 102)) { p = s6; break L4; }
      k4 = b_Finalizer(p, d); if (k4 === null) { p = s6; break L4; } p = pos;
      k3 = new Iteration([k4]);
     }
     k0 = new Node5(522, s0, p, k1, k2, k3, null, null);
     break L2;
    }
    p = s4;
    if (!((s5 === 102))) return null;
    k3 = b_Finalizer(p, d); if (k3 === null) return null; p = pos;
    k0 = new Node2(530, s0, p, k1, k3);
   }
  }
 }
 pos = p; return k0;
}
function b_VariableStatement(p: number, d: number): Child { // VariableStatement
 d += 160;
 const p0 = p;
 let s0 = 0, k0: Child = null, k1: Child = null;
 s0 = p;
 p = m_varK(p); if (p < 0) return null;
 k0 = new Leaf(435, s0, p);
 p = sk(p);
 k1 = b_VariableDeclaratorList_16(p, d); if (k1 === null) return null; p = pos;
 p = m_semicolon(p); if (p < 0) return null;
 pos = p; return new Node2(434, p0, p, k0, k1);
}
function b_WhileStatement(p: number, d: number): Child { // WhileStatement
 d += 152;
 const p0 = p;
 let k0: Child = null, k1: Child = null;
 p = m_whileK(p); if (p < 0) return null;
 p = sk(p);
 if (I[p] !== 40) return null; p += 1;
 p = sk(p);
 k0 = b_Expression(p, d); if (k0 === null) return null; p = pos;
 p = sk(p);
 if (I[p] !== 41) return null; p += 1;
 p = sk(p);
 k1 = b_Statement(p, d); if (k1 === null) return null; p = pos;
 pos = p; return new Node2(531, p0, p, k0, k1);
}
function b_DoWhileStatement(p: number, d: number): Child { // DoWhileStatement
 d += 160;
 const p0 = p;
 let s0 = 0, k0: Child = null, k1: Child = null;
 p = m_doK(p); if (p < 0) return null;
 p = sk(p);
 k0 = b_Statement(p, d); if (k0 === null) return null; p = pos;
 p = sk(p);
 p = m_whileK(p); if (p < 0) return null;
 p = sk(p);
 if (I[p] !== 40) return null; p += 1;
 p = sk(p);
 k1 = b_Expression(p, d); if (k1 === null) return null; p = pos;
 p = sk(p);
 if (I[p] !== 41) return null; p += 1;
 L0: {
  s0 = p;
  p = sk(p);
  if (I[p] !== 59) { p = s0; break L0; } p += 1;
 }
 pos = p; return new Node2(533, p0, p, k0, k1);
}
function b_ContinueStatement(p: number): Child { // ContinueStatement
 const p0 = p;
 let s0 = 0, s1 = 0, k0: Child = null, k1: Child = null;
 p = m_continueK(p); if (p < 0) return null;
 k0 = NOTHING;
 L0: {
  s0 = p;
  p = m_sameLineSpaces(p); if (p < 0) { p = s0; break L0; }
  s1 = p;
  p = m_identifier(p); if (p < 0) { p = s0; break L0; }
  k1 = new Leaf(22, s1, p);
  k0 = new Iteration([k1]);
 }
 p = m_semicolon(p); if (p < 0) return null;
 pos = p; return new Node2(535, p0, p, k0, null);
}
function b_BreakStatement(p: number): Child { // BreakStatement
 const p0 = p;
 let s0 = 0, s1 = 0, k0: Child = null, k1: Child = null;
 p = m_breakK(p); if (p < 0) return null;
 k0 = NOTHING;
 L0: {
  s0 = p;
  p = m_sameLineSpaces(p); if (p < 0) { p = s0; break L0; }
  s1 = p;
  p = m_identifier(p); if (p < 0) { p = s0; break L0; }
  k1 = new Leaf(22, s1, p);
  k0 = new Iteration([k1]);
 }
 p = m_semicolon(p); if (p < 0) return null;
 pos = p; return new Node2(537, p0, p, k0, null);
}
function b_SwitchStatement(p: number, d: number): Child { // SwitchStatement
 d += 168;
 const p0 = p;
 let c = 0, s0 = 0, k0: Child = null, k1: Child = null, a0: TreeNode[] = EMPTY;
 p = m_switchK(p); if (p < 0) return null;
 p = sk(p);
 if (I[p] !== 40) return null; p += 1;
 p = sk(p);
 k0 = b_Expression(p, d); if (k0 === null) return null; p = pos;
 p = sk(p);
 if (I[p] !== 41) return null; p += 1;
 p = sk(p);
 if (I[p] !== 123) return null; p += 1;
 a0 = [];
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 99 || c === 100)) { p = s0; break L0; }
  k1 = b_SwitchCase(p, d); if (k1 === null) { p = s0; break L0; } p = pos;
  a0.push(k1);
 }
 k1 = a0.length === 0 ? NOTHING : new Iteration(a0);
 p = sk(p);
 if (I[p] !== 125) return null; p += 1;
 pos = p; return new Node2(539, p0, p, k0, k1);
}
function b_DebuggerStatement(p: number): Child { // DebuggerStatement
 const p0 = p;
 p = m_debuggerK(p); if (p < 0) return null;
 p = m_semicolon(p); if (p < 0) return null;
 pos = p; return new Leaf(545, p0, p);
}
function b_BlockStatement(p: number, d: number): Child { // BlockStatement
 d += 160;
 const p0 = p;
 let c = 0, s0 = 0, k0: Child = null, a0: TreeNode[] = EMPTY;
 if (I[p] !== 123) return null; p += 1;
 a0 = [];
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  c = I[p]!; if (!(c < 128 ? (T0[c]! & 1) !== 0 : true)) { p = s0; break L0; }
  k0 = b_StatementListItem(p, d); if (k0 === null) { p = s0; break L0; } p = pos;
  a0.push(k0);
 }
 k0 = a0.length === 0 ? NOTHING : new Iteration(a0);
 p = sk(p);
 if (I[p] !== 125) return null; p += 1;
 pos = p; return new Node2(524, p0, p, k0, null);
}
function b_EmptyStatement(p: number): Child { // EmptyStatement
 const p0 = p;
 if (I[p] !== 59) return null; p += 1;
 pos = p; return new Leaf(547, p0, p);
}
function b_LabeledStatement(p: number, d: number): Child { // LabeledStatement
 d += 160;
 const p0 = p;
 let s0 = 0, k0: Child = null, k1: Child = null;
 s0 = p;
 p = m_identifier(p); if (p < 0) return null;
 k0 = new Leaf(22, s0, p);
 p = sk(p);
 if (I[p] !== 58) return null; p += 1;
 p = sk(p);
 k1 = b_Statement(p, d); if (k1 === null) return null; p = pos;
 pos = p; return new Node2(548, p0, p, k0, k1);
}
function b_ExpressionStatement(p: number, d: number): Child { // ExpressionStatement
 d += 168;
 const p0 = p;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, k0: Child = null;
 s0 = p;
 L0: {
  s1 = p;
  c = I[p]!; s2 = M11[c < 128 ? c : 128]!;
  L1: {
   if ((s2 & 1) !== 0) L2: {
    if (I[p] !== 123) break L2; p += 1;
    break L1;
   }
   p = s1;
   if ((s2 & 2) !== 0) L3: {
    p = m_functionK(p); if (p < 0) break L3;
    break L1;
   }
   p = s1;
   if ((s2 & 4) !== 0) L4: {
    p = m_classK(p); if (p < 0) break L4;
    break L1;
   }
   p = s1;
   if (!((s2 & 8) !== 0)) break L0;
   p = m_asyncFunction(p); if (p < 0) break L0;
  }
  return null;
 }
 p = s0;
 k0 = b_Expression(p, d); if (k0 === null) return null; p = pos;
 p = m_semicolon(p); if (p < 0) return null;
 pos = p; return new Node2(549, p0, p, k0, null);
}
function b_WithStatement(p: number, d: number): Child { // WithStatement
 d += 152;
 const p0 = p;
 let k0: Child = null, k1: Child = null;
 p = m_withK(p); if (p < 0) return null;
 p = sk(p);
 if (I[p] !== 40) return null; p += 1;
 p = sk(p);
 k0 = b_Expression(p, d); if (k0 === null) return null; p = pos;
 p = sk(p);
 if (I[p] !== 41) return null; p += 1;
 p = sk(p);
 k1 = b_Statement(p, d); if (k1 === null) return null; p = pos;
 pos = p; return new Node2(550, p0, p, k0, k1);
}
function m_usingWord(p: number): number { // usingWord
 let s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, s5 = 0, s7 = 0;
 L0: {
  s0 = p;
  if (I[p] !== 97 || I[p + 1] !== 119 || !eq(p, 0, 5)) { p = s0; break L0; } p += 5;
  s1 = p;
  L1: {
   p = m_identifierPart(p); if (p < 0) break L1;
   { p = s0; break L0; }
  }
  p = s1;
  p = m_sameLineSpaces(p); if (p < 0) { p = s0; break L0; }
 }
 if (I[p] !== 117 || I[p + 1] !== 115 || !eq(p, 5, 5)) return -1; p += 5;
 s1 = p;
 L2: {
  p = m_identifierPart(p); if (p < 0) break L2;
  return -1;
 }
 p = s1;
 p = m_sameLineSpaces(p); if (p < 0) return -1;
 s2 = p;
 L3: {
  p = m_newline(p); if (p < 0) break L3;
  return -1;
 }
 p = s2;
 s3 = p;
 p = m_identifierStart(p); if (p < 0) return -1;
 p = s3;
 s4 = p;
 L4: {
  s5 = p;
  L5: {
   L6: {
    if (I[p] !== 105 || I[p + 1] !== 110) break L6; p += 2;
    break L5;
   }
   p = s5;
   if (I[p] !== 105 || I[p + 1] !== 110 || !eq(p, 10, 10)) break L4; p += 10;
  }
  s7 = p;
  L7: {
   p = m_identifierPart(p); if (p < 0) break L7;
   break L4;
  }
  p = s7;
  return -1;
 }
 p = s4;
 return p;
}
function b_VariableDeclaratorList_16(p: number, d: number): Child { // VariableDeclaratorList<binaryOperator>
 d += 168;
 const p0 = p;
 let s0 = 0, k0: Child = null, k1: Child = null, a0: TreeNode[] = EMPTY;
 k0 = b_VariableDeclarator_17(p, d); if (k0 === null) return null; p = pos;
 a0 = [];
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  if (I[p] !== 44) { p = s0; break L0; } p += 1;
  p = sk(p);
  k1 = b_VariableDeclarator_17(p, d); if (k1 === null) { p = s0; break L0; } p = pos;
  a0.push(k1);
 }
 k1 = a0.length === 0 ? NOTHING : new Iteration(a0);
 pos = p; return new Node2(16, p0, p, k0, k1);
}
function m_importK(p: number): number { // importK
 let s0 = 0;
 if (I[p] !== 105 || I[p + 1] !== 109 || !eq(p, 93, 6)) return -1; p += 6;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function m_typeWord(p: number): number { // typeWord
 let s0 = 0, s1 = 0;
 if (I[p] !== 116 || I[p + 1] !== 121 || !eq(p, 99, 4)) return -1; p += 4;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 p = m_sameLineSpaces(p); if (p < 0) return -1;
 s1 = p;
 L1: {
  p = m_newline(p); if (p < 0) break L1;
  return -1;
 }
 p = s1;
 return p;
}
function m_ImportedModule(p: number): number { // ImportedModule
 let s0 = 0, s1 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  L1: {
   if (I[p] !== 114 || I[p + 1] !== 101 || !eq(p, 193, 7)) break L1; p += 7;
   p = sk(p);
   if (I[p] !== 40) break L1; p += 1;
   p = sk(p);
   p = m_stringLiteral(p); if (p < 0) break L1;
   p = sk(p);
   if (I[p] !== 41) break L1; p += 1;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T1[s1]! & 4) !== 0 : true))) return -1;
  p = m_EntityName(p); if (p < 0) return -1;
 }
 return p;
}
function m_ImportAttributes(p: number, d: number): number { // ImportAttributes
 d += 128;
 p = m_withK(p); if (p < 0) return -1;
 p = sk(p);
 p = m_ObjectExpression(p, d); if (p < 0) return -1;
 return p;
}
function m_ValueImports(p: number): number { // ValueImports
 let s0 = 0, s1 = 0, s2 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T1[s1]! & 4) !== 0 : true)) L1: {
   p = m_identifier(p); if (p < 0) break L1;
   L2: {
    s2 = p;
    p = sk(p);
    if (I[p] !== 44) { p = s2; break L2; } p += 1;
    p = sk(p);
    p = m_ImportedNames(p); if (p < 0) { p = s2; break L2; }
   }
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T1[s1]! & 8) !== 0 : true))) return -1;
  p = m_ImportedNames(p); if (p < 0) return -1;
 }
 return p;
}
function m_fromK(p: number): number { // fromK
 let s0 = 0;
 if (I[p] !== 102 || I[p + 1] !== 114 || !eq(p, 103, 4)) return -1; p += 4;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function m_ExportList(p: number): number { // ExportList
 p = m_exportK(p); if (p < 0) return -1;
 p = sk(p);
 p = m_ExportedNames(p); if (p < 0) return -1;
 return p;
}
function m_exportK(p: number): number { // exportK
 let s0 = 0;
 if (I[p] !== 101 || I[p + 1] !== 120 || !eq(p, 56, 6)) return -1; p += 6;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function m_AsName(p: number): number { // AsName
 p = m_asK(p); if (p < 0) return -1;
 p = sk(p);
 p = m_ModuleName(p); if (p < 0) return -1;
 return p;
}
function m_defaultK(p: number): number { // defaultK
 let s0 = 0;
 if (I[p] !== 100 || I[p + 1] !== 101 || !eq(p, 161, 7)) return -1; p += 7;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function b_Assignment(p: number, d: number): Child { // Assignment
 d += 136;
 let k0: Child = null;
 k0 = b_AssignmentIn_56(p, d); if (k0 === null) return null; p = pos;
 pos = p; return k0;
}
function b_Expression(p: number, d: number): Child { // Expression
 d += 136;
 let k0: Child = null;
 k0 = b_ExpressionIn_102(p, d); if (k0 === null) return null; p = pos;
 pos = p; return k0;
}
function m_asK(p: number): number { // asK
 let s0 = 0;
 if (I[p] !== 97 || I[p + 1] !== 115) return -1; p += 2;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function m_declareWord(p: number): number { // declareWord
 let s0 = 0, s1 = 0;
 if (I[p] !== 100 || I[p + 1] !== 101 || !eq(p, 29, 7)) return -1; p += 7;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 p = m_sameLineSpaces(p); if (p < 0) return -1;
 s1 = p;
 L1: {
  p = m_newline(p); if (p < 0) break L1;
  return -1;
 }
 p = s1;
 return p;
}
function m_constK(p: number): number { // constK
 let s0 = 0;
 if (I[p] !== 99 || I[p + 1] !== 111 || !eq(p, 36, 5)) return -1; p += 5;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function m_enumK(p: number): number { // enumK
 let s0 = 0;
 if (I[p] !== 101 || I[p + 1] !== 110 || !eq(p, 41, 4)) return -1; p += 4;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function m_EnumMemberList(p: number, d: number): number { // EnumMemberList
 d += 144;
 let s0 = 0, s1 = 0;
 p = m_EnumMember(p, d); if (p < 0) return -1;
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  if (I[p] !== 44) { p = s0; break L0; } p += 1;
  p = sk(p);
  p = m_EnumMember(p, d); if (p < 0) { p = s0; break L0; }
 }
 L1: {
  s1 = p;
  p = sk(p);
  if (I[p] !== 44) { p = s1; break L1; } p += 1;
 }
 return p;
}
function m_namespaceWord(p: number): number { // namespaceWord
 let s0 = 0, s2 = 0, s3 = 0;
 s0 = p;
 L0: {
  L1: {
   if (I[p] !== 110 || I[p + 1] !== 97 || !eq(p, 20, 9)) break L1; p += 9;
   break L0;
  }
  p = s0;
  if (I[p] !== 109 || I[p + 1] !== 111 || !eq(p, 45, 6)) return -1; p += 6;
 }
 s2 = p;
 L2: {
  p = m_identifierPart(p); if (p < 0) break L2;
  return -1;
 }
 p = s2;
 p = m_sameLineSpaces(p); if (p < 0) return -1;
 s3 = p;
 L3: {
  p = m_newline(p); if (p < 0) break L3;
  return -1;
 }
 p = s3;
 return p;
}
function m_EntityName(p: number): number { // EntityName
 let s0 = 0;
 p = m_identifier(p); if (p < 0) return -1;
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  if (I[p] !== 46) { p = s0; break L0; } p += 1;
  p = sk(p);
  p = m_identifierName(p); if (p < 0) { p = s0; break L0; }
 }
 return p;
}
function m_Decorator(p: number, d: number): number { // Decorator
 d += 144;
 let s0 = 0, s1 = 0;
 if (I[p] !== 64) return -1; p += 1;
 p = sk(p);
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 40)) L1: {
   p = m_Parenthesized(p, d); if (p < 0) break L1;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T1[s1]! & 4) !== 0 : true))) return -1;
  p = m_DecoratorCall(p, d); if (p < 0) return -1;
 }
 return p;
}
function m_classK(p: number): number { // classK
 let s0 = 0;
 if (I[p] !== 99 || I[p + 1] !== 108 || !eq(p, 51, 5)) return -1; p += 5;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function m_abstractWord(p: number): number { // abstractWord
 let s0 = 0, s1 = 0;
 if (I[p] !== 97 || I[p + 1] !== 98 || !eq(p, 62, 8)) return -1; p += 8;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 p = m_sameLineSpaces(p); if (p < 0) return -1;
 s1 = p;
 L1: {
  p = m_newline(p); if (p < 0) break L1;
  return -1;
 }
 p = s1;
 return p;
}
function m_htmlComment(p: number): number { // htmlComment
 let c = 0, s0 = 0;
 s0 = p;
 L0: {
  L1: {
   if (I[p] !== 60 || I[p + 1] !== 33 || !eq(p, 70, 4)) break L1; p += 4;
   break L0;
  }
  p = s0;
  if (I[p] !== 45 || I[p + 1] !== 45 || I[p + 2] !== 62) return -1; p += 3;
 }
 for (c = I[p]!; (c < 128 ? (T2[c]! & 128) !== 0 : (c >= 128 && c <= 8231 || c >= 8234 && c <= 65535)); c = I[++p]!);
 return p;
}
function m_comment(p: number): number { // comment
 let s0 = 0, s1 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 47)) L1: {
   p = m_lineComment(p); if (p < 0) break L1;
   break L0;
  }
  p = s0;
  if (!((s1 === 47))) return -1;
  p = m_blockComment(p); if (p < 0) return -1;
 }
 return p;
}
function m_sameLineSpace(p: number): number { // sameLineSpace
 let s0 = 0, s1 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T3[s1]! & 1) !== 0 : (s1 === 160 || s1 === 5760 || s1 >= 8192 && s1 <= 8202 || s1 === 8239 || s1 === 8287 || s1 === 12288 || s1 === 65279))) L1: {
   p++;
   break L0;
  }
  p = s0;
  if ((s1 === 47)) L2: {
   p = m_lineComment(p); if (p < 0) break L2;
   break L0;
  }
  p = s0;
  if (!((s1 === 47))) return -1;
  p = m_sameLineComment(p); if (p < 0) return -1;
 }
 return p;
}
function m_sameLineComment(p: number): number { // sameLineComment
 let c = 0, s0 = 0, s1 = 0, s2 = 0;
 if (I[p] !== 47 || I[p + 1] !== 42) return -1; p += 2;
 L0: for (;;) {
  s0 = p;
  s1 = p;
  s2 = I[p]!;
  L1: {
   if ((s2 < 128 ? (T3[s2]! & 2) !== 0 : (s2 >= 128 && s2 <= 8231 || s2 >= 8234 && s2 <= 65535))) L2: {
    p++;
    break L1;
   }
   p = s1;
   if (I[p] !== 42) { p = s0; break L0; } p += 1;
   c = I[p]!; if ((c === 47)) { p = s0; break L0; }
  }
 }
 if (I[p] !== 42 || I[p + 1] !== 47) return -1; p += 2;
 return p;
}
function m_blockComment(p: number): number { // blockComment
 let c = 0, s0 = 0, s1 = 0, s2 = 0;
 if (I[p] !== 47 || I[p + 1] !== 42) return -1; p += 2;
 L0: for (;;) {
  s0 = p;
  s1 = p;
  s2 = I[p]!;
  L1: {
   if ((s2 <= 41 || s2 >= 43 && s2 <= 65535)) L2: {
    p++;
    break L1;
   }
   p = s1;
   if (I[p] !== 42) { p = s0; break L0; } p += 1;
   c = I[p]!; if ((c === 47)) { p = s0; break L0; }
  }
 }
 if (I[p] !== 42 || I[p + 1] !== 47) return -1; p += 2;
 return p;
}
function m_unicodeEscape(p: number): number { // unicodeEscape
 let c = 0, s0 = 0, s2 = 0;
 s0 = p;
 L0: {
  L1: {
   if (I[p] !== 92 || I[p + 1] !== 117) break L1; p += 2;
   c = I[p]!; if (!(c >= 48 && c <= 57 || c >= 65 && c <= 70 || c >= 97 && c <= 102)) break L1; p++;
   c = I[p]!; if (!(c >= 48 && c <= 57 || c >= 65 && c <= 70 || c >= 97 && c <= 102)) break L1; p++;
   c = I[p]!; if (!(c >= 48 && c <= 57 || c >= 65 && c <= 70 || c >= 97 && c <= 102)) break L1; p++;
   c = I[p]!; if (!(c >= 48 && c <= 57 || c >= 65 && c <= 70 || c >= 97 && c <= 102)) break L1; p++;
   break L0;
  }
  p = s0;
  if (I[p] !== 92 || I[p + 1] !== 117 || I[p + 2] !== 123) return -1; p += 3;
  c = I[p]!; if ((c === 125)) return -1;
  for (c = I[p]!; (c === 48); c = I[++p]!);
  L2: {
   s2 = p;
   c = I[p]!; if (!(c >= 48 && c <= 57 || c >= 65 && c <= 70 || c >= 97 && c <= 102)) { p = s2; break L2; }
   p = m_upTo10FFFF(p); if (p < 0) { p = s2; break L2; }
  }
  if (I[p] !== 125) return -1; p += 1;
 }
 return p;
}
function m_idStart(p: number): number { // idStart
 p = U0(p); if (p < 0) return -1;
 return p;
}
function m_idContinue(p: number): number { // idContinue
 p = U0(p); if (p < 0) return -1;
 return p;
}
function m_regularExpressionEscape(p: number): number { // regularExpressionEscape
 let c = 0;
 if (I[p] !== 92) return -1; p += 1;
 c = I[p]!; if (!(c < 128 ? (T2[c]! & 128) !== 0 : (c >= 128 && c <= 8231 || c >= 8234 && c <= 65535))) return -1; p++;
 return p;
}
function m_regularExpressionClass(p: number): number { // regularExpressionClass
 let s0 = 0, s1 = 0, s2 = 0;
 if (I[p] !== 91) return -1; p += 1;
 L0: for (;;) {
  s0 = p;
  s1 = p;
  s2 = I[p]!;
  L1: {
   if ((s2 < 128 ? (T3[s2]! & 4) !== 0 : (s2 >= 128 && s2 <= 8231 || s2 >= 8234 && s2 <= 65535))) L2: {
    p++;
    break L1;
   }
   p = s1;
   if (!((s2 === 92))) { p = s0; break L0; }
   p = m_regularExpressionEscape(p); if (p < 0) { p = s0; break L0; }
  }
 }
 if (I[p] !== 93) return -1; p += 1;
 return p;
}
function m_letK(p: number): number { // letK
 let s0 = 0;
 if (I[p] !== 108 || I[p + 1] !== 101 || I[p + 2] !== 116) return -1; p += 3;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function m_asyncModifier(p: number): number { // asyncModifier
 let s0 = 0, s1 = 0;
 if (I[p] !== 97 || I[p + 1] !== 115 || !eq(p, 80, 5)) return -1; p += 5;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 p = m_sameLineSpaces(p); if (p < 0) return -1;
 s1 = p;
 L1: {
  p = m_newline(p); if (p < 0) break L1;
  return -1;
 }
 p = s1;
 return p;
}
function m_functionK(p: number): number { // functionK
 let s0 = 0;
 if (I[p] !== 102 || I[p + 1] !== 117 || !eq(p, 85, 8)) return -1; p += 8;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function b_Signature(p: number, d: number): Child { // Signature
 if (d > MAX_DEPTH) tooDeep(p);
 d += 192;
 const p0 = p;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, k0: Child = null, k1: Child = null, k2: Child = null, k3: Child = null;
 k0 = NOTHING;
 L0: {
  s0 = p;
  c = I[p]!; if (!(c === 60)) { p = s0; break L0; }
  k1 = b_TypeParameters(p, d); if (k1 === null) { p = s0; break L0; } p = pos;
  k0 = new Iteration([k1]);
 }
 p = sk(p);
 if (I[p] !== 40) return null; p += 1;
 k1 = NOTHING;
 L1: {
  s1 = p;
  p = sk(p);
  c = I[p]!; if (!(c < 128 ? (T3[c]! & 8) !== 0 : true)) { p = s1; break L1; }
  k2 = b_ParameterList(p, d); if (k2 === null) { p = s1; break L1; } p = pos;
  k1 = new Iteration([k2]);
 }
 p = sk(p);
 if (I[p] !== 41) return null; p += 1;
 k2 = NOTHING;
 L2: {
  s2 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 58)) { p = s2; break L2; }
  k3 = b_ReturnType(p, d); if (k3 === null) { p = s2; break L2; } p = pos;
  k2 = new Iteration([k3]);
 }
 pos = p; return new Node5(72, p0, p, k0, k1, k2, null, null);
}
function b_FunctionBody(p: number, d: number): Child { // FunctionBody
 d += 160;
 const p0 = p;
 let c = 0, s0 = 0, k0: Child = null, a0: TreeNode[] = EMPTY;
 if (I[p] !== 123) return null; p += 1;
 a0 = [];
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  c = I[p]!; if (!(c < 128 ? (T0[c]! & 1) !== 0 : true)) { p = s0; break L0; }
  k0 = b_StatementListItem(p, d); if (k0 === null) { p = s0; break L0; } p = pos;
  a0.push(k0);
 }
 k0 = a0.length === 0 ? NOTHING : new Iteration(a0);
 p = sk(p);
 if (I[p] !== 125) return null; p += 1;
 pos = p; return new Node2(213, p0, p, k0, null);
}
function b_ClassTail(p: number, d: number): Child { // ClassTail
 d += 192;
 const p0 = p;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, k0: Child = null, k1: Child = null, k2: Child = null, k3: Child = null;
 k0 = NOTHING;
 L0: {
  s0 = p;
  c = I[p]!; if (!(c === 60)) { p = s0; break L0; }
  k1 = b_TypeParameters(p, d); if (k1 === null) { p = s0; break L0; } p = pos;
  k0 = new Iteration([k1]);
 }
 k1 = NOTHING;
 L1: {
  s1 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 101)) { p = s1; break L1; }
  k2 = b_Heritage(p, d); if (k2 === null) { p = s1; break L1; } p = pos;
  k1 = new Iteration([k2]);
 }
 k2 = NOTHING;
 L2: {
  s2 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 105)) { p = s2; break L2; }
  k3 = b_Implements(p, d); if (k3 === null) { p = s2; break L2; } p = pos;
  k2 = new Iteration([k3]);
 }
 p = sk(p);
 k3 = b_ClassBody(p, d); if (k3 === null) return null; p = pos;
 pos = p; return new Node5(292, p0, p, k0, k1, k2, k3, null);
}
function b_TypeAliasDeclaration(p: number, d: number): Child { // TypeAliasDeclaration
 d += 176;
 const p0 = p;
 let c = 0, s0 = 0, s1 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 p = m_typeWord(p); if (p < 0) return null;
 p = sk(p);
 s0 = p;
 p = m_identifier(p); if (p < 0) return null;
 k0 = new Leaf(22, s0, p);
 k1 = NOTHING;
 L0: {
  s1 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 60)) { p = s1; break L0; }
  k2 = b_TypeParameters(p, d); if (k2 === null) { p = s1; break L0; } p = pos;
  k1 = new Iteration([k2]);
 }
 p = sk(p);
 if (I[p] !== 61) return null; p += 1;
 p = sk(p);
 k2 = b_Type(p, d); if (k2 === null) return null; p = pos;
 p = m_semicolon(p); if (p < 0) return null;
 pos = p; return new Node5(418, p0, p, k0, k1, k2, null, null);
}
function b_InterfaceDeclaration(p: number, d: number): Child { // InterfaceDeclaration
 d += 192;
 const p0 = p;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, k0: Child = null, k1: Child = null, k2: Child = null, k3: Child = null;
 p = m_interfaceK(p); if (p < 0) return null;
 p = sk(p);
 s0 = p;
 p = m_identifier(p); if (p < 0) return null;
 k0 = new Leaf(22, s0, p);
 k1 = NOTHING;
 L0: {
  s1 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 60)) { p = s1; break L0; }
  k2 = b_TypeParameters(p, d); if (k2 === null) { p = s1; break L0; } p = pos;
  k1 = new Iteration([k2]);
 }
 k2 = NOTHING;
 L1: {
  s2 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 101)) { p = s2; break L1; }
  k3 = b_InterfaceExtends(p, d); if (k3 === null) { p = s2; break L1; } p = pos;
  k2 = new Iteration([k3]);
 }
 p = sk(p);
 k3 = b_InterfaceBody(p, d); if (k3 === null) return null; p = pos;
 pos = p; return new Node5(420, p0, p, k0, k1, k2, k3, null);
}
function b_NamespaceDeclaration(p: number, d: number): Child { // NamespaceDeclaration
 d += 168;
 const p0 = p;
 let s0 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 s0 = p;
 p = m_namespaceWord(p); if (p < 0) return null;
 k0 = new Leaf(425, s0, p);
 p = sk(p);
 k1 = b_EntityName(p); if (k1 === null) return null; p = pos;
 p = sk(p);
 k2 = b_TypeBlock(p, d); if (k2 === null) return null; p = pos;
 pos = p; return new Node5(424, p0, p, k0, k1, k2, null, null);
}
function b_Ambient(p: number, d: number): Child { // Ambient
 if (d > MAX_DEPTH) tooDeep(p);
 d += 160;
 let c = 0, s0 = 0, s1 = 0, k0: Child = null, k1: Child = null;
 s0 = p;
 c = I[p]!; s1 = M12[c < 128 ? c : 128]!;
 L0: {
  if ((s1 & 1) !== 0) L1: {
   k1 = b_LexicalDeclaration(p, d); if (k1 === null) break L1; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 2) !== 0) L2: {
   k1 = b_VariableStatement(p, d); if (k1 === null) break L2; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 4) !== 0) L3: {
   k1 = b_AmbientFunction(p, d); if (k1 === null) break L3; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 8) !== 0) L4: {
   k1 = b_AbstractClass(p, d); if (k1 === null) break L4; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 16) !== 0) L5: {
   k1 = b_ClassDeclaration(p, d); if (k1 === null) break L5; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 32) !== 0) L6: {
   k1 = b_TypeAliasDeclaration(p, d); if (k1 === null) break L6; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 64) !== 0) L7: {
   k1 = b_InterfaceDeclaration(p, d); if (k1 === null) break L7; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if (!((s1 & 128) !== 0)) return null;
  k1 = b_AmbientModule(p, d); if (k1 === null) return null; p = pos;
  k0 = k1;
 }
 const k = settle(k0); pos = p; return k;
}
function b_FunctionHead(p: number, d: number): Child { // FunctionHead
 d += 192;
 const p0 = p;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, k0: Child = null, k1: Child = null, k2: Child = null, k3: Child = null;
 k0 = NOTHING;
 L0: {
  s0 = p;
  c = I[p]!; if (!(c === 97)) { p = s0; break L0; }
  s1 = p;
  p = m_asyncModifier(p); if (p < 0) { p = s0; break L0; }
  k1 = new Leaf(62, s1, p);
  k0 = new Iteration([k1]);
 }
 p = sk(p);
 p = m_functionK(p); if (p < 0) return null;
 k1 = NOTHING;
 L1: {
  s1 = p;
  p = sk(p);
  s2 = p;
  if (I[p] !== 42) { p = s1; break L1; } p += 1;
  k2 = new Leaf(-1, s2, p);
  k1 = new Iteration([k2]);
 }
 p = sk(p);
 s2 = p;
 p = m_identifier(p); if (p < 0) return null;
 k2 = new Leaf(22, s2, p);
 p = sk(p);
 k3 = b_Signature(p, d); if (k3 === null) return null; p = pos;
 pos = p; return new Node5(437, p0, p, k0, k1, k2, k3, null);
}
function m_asyncFunction(p: number): number { // asyncFunction
 p = m_asyncModifier(p); if (p < 0) return -1;
 p = m_sameLineSpaces(p); if (p < 0) return -1;
 p = m_functionK(p); if (p < 0) return -1;
 return p;
}
function b_ImportedNames(p: number): Child { // ImportedNames
 let c = 0, s0 = 0, s1 = 0, s2 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T1[s1]! & 4) !== 0 : true)) L1: {
   s2 = p;
   p = m_identifier(p); if (p < 0) break L1;
   k1 = new Leaf(22, s2, p);
   k0 = new Node2(459, s0, p, k1, null);
   break L0;
  }
  p = s0;
  L2: {
   if (I[p] !== 42) break L2; p += 1;
   p = sk(p);
   p = m_asK(p); if (p < 0) break L2;
   p = sk(p);
   s2 = p;
   p = m_identifier(p); if (p < 0) break L2;
   k1 = new Leaf(22, s2, p);
   k0 = new Node2(460, s0, p, k1, null);
   break L0;
  }
  p = s0;
  if (I[p] !== 123) return null; p += 1;
  k1 = NOTHING;
  L3: {
   s2 = p;
   p = sk(p);
   c = I[p]!; if (!(c < 128 ? (T3[c]! & 16) !== 0 : true)) { p = s2; break L3; }
   k2 = b_ModuleNameList(p); if (k2 === null) { p = s2; break L3; } p = pos;
   k1 = new Iteration([k2]);
  }
  p = sk(p);
  if (I[p] !== 125) return null; p += 1;
  k0 = new Node2(461, s0, p, k1, null);
 }
 pos = p; return k0;
}
function b_AsName(p: number): Child { // AsName
 const p0 = p;
 let k0: Child = null;
 p = m_asK(p); if (p < 0) return null;
 p = sk(p);
 k0 = b_ModuleName(p); if (k0 === null) return null; p = pos;
 pos = p; return new Node2(450, p0, p, k0, null);
}
function b_ExportedNames(p: number): Child { // ExportedNames
 const p0 = p;
 let c = 0, s0 = 0, s1 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 if (I[p] !== 123) return null; p += 1;
 k0 = NOTHING;
 L0: {
  s0 = p;
  p = sk(p);
  c = I[p]!; if (!(c < 128 ? (T3[c]! & 16) !== 0 : true)) { p = s0; break L0; }
  k1 = b_ModuleNameList(p); if (k1 === null) { p = s0; break L0; } p = pos;
  k0 = new Iteration([k1]);
 }
 p = sk(p);
 if (I[p] !== 125) return null; p += 1;
 k1 = NOTHING;
 L1: {
  s1 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 102)) { p = s1; break L1; }
  k2 = b_FromModule(p); if (k2 === null) { p = s1; break L1; } p = pos;
  k1 = new Iteration([k2]);
 }
 p = m_semicolon(p); if (p < 0) return null;
 pos = p; return new Node2(446, p0, p, k0, k1);
}
function m_ifK(p: number): number { // ifK
 let s0 = 0;
 if (I[p] !== 105 || I[p + 1] !== 102) return -1; p += 2;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function b_ElseIf(p: number, d: number): Child { // ElseIf
 d += 168;
 const p0 = p;
 let s0 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 p = m_elseK(p); if (p < 0) return null;
 p = sk(p);
 s0 = p;
 p = m_ifK(p); if (p < 0) return null;
 k0 = new Leaf(470, s0, p);
 p = sk(p);
 if (I[p] !== 40) return null; p += 1;
 p = sk(p);
 k1 = b_Expression(p, d); if (k1 === null) return null; p = pos;
 p = sk(p);
 if (I[p] !== 41) return null; p += 1;
 p = sk(p);
 k2 = b_Statement(p, d); if (k2 === null) return null; p = pos;
 pos = p; return new Node5(471, p0, p, k0, k1, k2, null, null);
}
function b_Else(p: number, d: number): Child { // Else
 d += 144;
 const p0 = p;
 let k0: Child = null;
 p = m_elseK(p); if (p < 0) return null;
 p = sk(p);
 k0 = b_Statement(p, d); if (k0 === null) return null; p = pos;
 pos = p; return new Node2(473, p0, p, k0, null);
}
function m_returnK(p: number): number { // returnK
 let s0 = 0;
 if (I[p] !== 114 || I[p + 1] !== 101 || !eq(p, 109, 6)) return -1; p += 6;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function m_forK(p: number): number { // forK
 let s0 = 0;
 if (I[p] !== 102 || I[p + 1] !== 111 || I[p + 2] !== 114) return -1; p += 3;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function m_ofK(p: number): number { // ofK
 let s0 = 0;
 if (I[p] !== 111 || I[p + 1] !== 102) return -1; p += 2;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function m_arrow(p: number): number { // arrow
 p = m_sameLineSpaces(p); if (p < 0) return -1;
 if (I[p] !== 61 || I[p + 1] !== 62) return -1; p += 2;
 return p;
}
function b_ForTarget(p: number, d: number): Child { // ForTarget
 d += 216;
 let s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, s5 = 0, s6 = 0, k0: Child = null, k1: Child = null, k2: Child = null, k3: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 97 || s1 === 117)) L1: {
   p = m_usingWord(p); if (p < 0) break L1;
   p = sk(p);
   s2 = p;
   p = m_identifier(p); if (p < 0) break L1;
   k1 = new Leaf(22, s2, p);
   k0 = new Node2(481, s0, p, k1, null);
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T3[s1]! & 32) !== 0 : true))) return null;
  s2 = p;
  s3 = I[p]!;
  L2: {
   if ((s3 === 99 || s3 === 108 || s3 === 118)) L3: {
    s4 = p;
    s5 = I[p]!;
    L4: {
     if ((s5 === 118)) L5: {
      s6 = p;
      p = m_varK(p); if (p < 0) break L5;
      k3 = new Leaf(435, s6, p);
      k2 = k3;
      break L4;
     }
     p = s4;
     if ((s5 === 108)) L6: {
      s6 = p;
      p = m_letK(p); if (p < 0) break L6;
      k3 = new Leaf(4, s6, p);
      k2 = k3;
      break L4;
     }
     p = s4;
     if (!((s5 === 99))) break L3;
     s6 = p;
     p = m_constK(p); if (p < 0) break L3;
     k3 = new Leaf(15, s6, p);
     k2 = k3;
    }
    p = sk(p);
    k3 = b_BindingTarget(p, d); if (k3 === null) break L3; p = pos;
    k1 = new Node2(483, s2, p, k2, k3);
    break L2;
   }
   p = s2;
   if (!((s3 < 128 ? (T3[s3]! & 32) !== 0 : true))) return null;
   k3 = b_LeftHandSide(p, d); if (k3 === null) return null; p = pos;
   k1 = new Node2(484, s2, p, k3, null);
  }
  k0 = k1;
 }
 pos = p; return k0;
}
function m_inK(p: number): number { // inK
 let s0 = 0;
 if (I[p] !== 105 || I[p + 1] !== 110) return -1; p += 2;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function b_ForInit(p: number, d: number): Child { // ForInit
 d += 192;
 let s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 99 || s1 === 108 || s1 === 118)) L1: {
   s2 = p;
   s3 = I[p]!;
   L2: {
    if ((s3 === 118)) L3: {
     s4 = p;
     p = m_varK(p); if (p < 0) break L3;
     k2 = new Leaf(435, s4, p);
     k1 = k2;
     break L2;
    }
    p = s2;
    if ((s3 === 108)) L4: {
     s4 = p;
     p = m_letK(p); if (p < 0) break L4;
     k2 = new Leaf(4, s4, p);
     k1 = k2;
     break L2;
    }
    p = s2;
    if (!((s3 === 99))) break L1;
    s4 = p;
    p = m_constK(p); if (p < 0) break L1;
    k2 = new Leaf(15, s4, p);
    k1 = k2;
   }
   p = sk(p);
   k2 = b_VariableDeclaratorList_489(p, d); if (k2 === null) break L1; p = pos;
   k0 = new Node2(488, s0, p, k1, k2);
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T1[s1]! & 32) !== 0 : true))) return null;
  k2 = b_ExpressionIn_515(p, d); if (k2 === null) return null; p = pos;
  k0 = k2;
 }
 pos = p; return k0;
}
function m_awaitK(p: number): number { // awaitK
 let s0 = 0;
 if (I[p] !== 97 || I[p + 1] !== 119 || !eq(p, 0, 5)) return -1; p += 5;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function m_throwK(p: number): number { // throwK
 let s0 = 0;
 if (I[p] !== 116 || I[p + 1] !== 104 || !eq(p, 115, 5)) return -1; p += 5;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function m_tryK(p: number): number { // tryK
 let s0 = 0;
 if (I[p] !== 116 || I[p + 1] !== 114 || I[p + 2] !== 121) return -1; p += 3;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function b_CatchClause(p: number, d: number): Child { // CatchClause
 d += 160;
 const p0 = p;
 let c = 0, s0 = 0, k0: Child = null, k1: Child = null;
 p = m_catchK(p); if (p < 0) return null;
 k0 = NOTHING;
 L0: {
  s0 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 40)) { p = s0; break L0; }
  k1 = b_CatchParameter(p, d); if (k1 === null) { p = s0; break L0; } p = pos;
  k0 = new Iteration([k1]);
 }
 p = sk(p);
 k1 = b_BlockStatement(p, d); if (k1 === null) return null; p = pos;
 pos = p; return new Node2(525, p0, p, k0, k1);
}
function b_Finalizer(p: number, d: number): Child { // Finalizer
 d += 144;
 const p0 = p;
 let k0: Child = null;
 p = m_finallyK(p); if (p < 0) return null;
 p = sk(p);
 k0 = b_BlockStatement(p, d); if (k0 === null) return null; p = pos;
 pos = p; return new Node2(528, p0, p, k0, null);
}
function m_varK(p: number): number { // varK
 let s0 = 0;
 if (I[p] !== 118 || I[p + 1] !== 97 || I[p + 2] !== 114) return -1; p += 3;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function m_whileK(p: number): number { // whileK
 let s0 = 0;
 if (I[p] !== 119 || I[p + 1] !== 104 || !eq(p, 123, 5)) return -1; p += 5;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function m_doK(p: number): number { // doK
 let s0 = 0;
 if (I[p] !== 100 || I[p + 1] !== 111) return -1; p += 2;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function m_continueK(p: number): number { // continueK
 let s0 = 0;
 if (I[p] !== 99 || I[p + 1] !== 111 || !eq(p, 130, 8)) return -1; p += 8;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function m_breakK(p: number): number { // breakK
 let s0 = 0;
 if (I[p] !== 98 || I[p + 1] !== 114 || !eq(p, 138, 5)) return -1; p += 5;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function m_switchK(p: number): number { // switchK
 let s0 = 0;
 if (I[p] !== 115 || I[p + 1] !== 119 || !eq(p, 143, 6)) return -1; p += 6;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function b_SwitchCase(p: number, d: number): Child { // SwitchCase
 d += 184;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, k0: Child = null, k1: Child = null, k2: Child = null, a0: TreeNode[] = EMPTY;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 99)) L1: {
   p = m_caseK(p); if (p < 0) break L1;
   p = sk(p);
   k1 = b_Expression(p, d); if (k1 === null) break L1; p = pos;
   p = sk(p);
   if (I[p] !== 58) break L1; p += 1;
   a0 = [];
   L2: for (;;) {
    s2 = p;
    p = sk(p);
    c = I[p]!; if (!(c < 128 ? (T0[c]! & 1) !== 0 : true)) { p = s2; break L2; }
    k2 = b_StatementListItem(p, d); if (k2 === null) { p = s2; break L2; } p = pos;
    a0.push(k2);
   }
   k2 = a0.length === 0 ? NOTHING : new Iteration(a0);
   k0 = new Node2(542, s0, p, k1, k2);
   break L0;
  }
  p = s0;
  if (!((s1 === 100))) return null;
  p = m_defaultK(p); if (p < 0) return null;
  p = sk(p);
  if (I[p] !== 58) return null; p += 1;
  a0 = [];
  L3: for (;;) {
   s2 = p;
   p = sk(p);
   c = I[p]!; if (!(c < 128 ? (T0[c]! & 1) !== 0 : true)) { p = s2; break L3; }
   k2 = b_StatementListItem(p, d); if (k2 === null) { p = s2; break L3; } p = pos;
   a0.push(k2);
  }
  k2 = a0.length === 0 ? NOTHING : new Iteration(a0);
  k0 = new Node2(544, s0, p, k2, null);
 }
 pos = p; return k0;
}
function m_debuggerK(p: number): number { // debuggerK
 let s0 = 0;
 if (I[p] !== 100 || I[p + 1] !== 101 || !eq(p, 149, 8)) return -1; p += 8;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function m_withK(p: number): number { // withK
 let s0 = 0;
 if (I[p] !== 119 || I[p + 1] !== 105 || !eq(p, 157, 4)) return -1; p += 4;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function b_VariableDeclarator_17(p: number, d: number): Child { // VariableDeclarator<binaryOperator>
 d += 200;
 let c = 0, s0 = 0, s2 = 0, s4 = 0, k0: Child = null, k1: Child = null, k2: Child = null, k3: Child = null;
 s0 = p;
 L0: {
  k1 = b_DeclaratorTarget(p, d); if (k1 === null) return null; p = pos;
  s2 = p;
  L1: {
   L2: {
    p = sk(p);
    if (I[p] !== 61) break L2; p += 1;
    p = sk(p);
    k2 = b_AssignmentIn_56(p, d); if (k2 === null) break L2; p = pos;
    k0 = new Node2(18, s0, p, k1, k2);
    break L1;
   }
   p = s2;
   k2 = NOTHING;
   L3: {
    s4 = p;
    p = sk(p);
    c = I[p]!; if (!(c === 33)) { p = s4; break L3; }
    k3 = b_DefiniteType(p, d); if (k3 === null) { p = s4; break L3; } p = pos;
    k2 = new Iteration([k3]);
   }
   k0 = new Node2(413, s0, p, k1, k2);
  }
 }
 pos = p; return k0;
}
function m_ObjectExpression(p: number, d: number): number { // ObjectExpression
 d += 136;
 let c = 0, s0 = 0;
 if (I[p] !== 123) return -1; p += 1;
 L0: {
  s0 = p;
  p = sk(p);
  c = I[p]!; if (!(c < 128 ? (T3[c]! & 64) !== 0 : true)) { p = s0; break L0; }
  p = m_PropertyList(p, d); if (p < 0) { p = s0; break L0; }
 }
 p = sk(p);
 if (I[p] !== 125) return -1; p += 1;
 return p;
}
function m_ImportedNames(p: number): number { // ImportedNames
 let c = 0, s0 = 0, s1 = 0, s2 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T1[s1]! & 4) !== 0 : true)) L1: {
   p = m_identifier(p); if (p < 0) break L1;
   break L0;
  }
  p = s0;
  L2: {
   if (I[p] !== 42) break L2; p += 1;
   p = sk(p);
   p = m_asK(p); if (p < 0) break L2;
   p = sk(p);
   p = m_identifier(p); if (p < 0) break L2;
   break L0;
  }
  p = s0;
  if (I[p] !== 123) return -1; p += 1;
  L3: {
   s2 = p;
   p = sk(p);
   c = I[p]!; if (!(c < 128 ? (T3[c]! & 16) !== 0 : true)) { p = s2; break L3; }
   p = m_ModuleNameList(p); if (p < 0) { p = s2; break L3; }
  }
  p = sk(p);
  if (I[p] !== 125) return -1; p += 1;
 }
 return p;
}
function m_ExportedNames(p: number): number { // ExportedNames
 let c = 0, s0 = 0, s1 = 0;
 if (I[p] !== 123) return -1; p += 1;
 L0: {
  s0 = p;
  p = sk(p);
  c = I[p]!; if (!(c < 128 ? (T3[c]! & 16) !== 0 : true)) { p = s0; break L0; }
  p = m_ModuleNameList(p); if (p < 0) { p = s0; break L0; }
 }
 p = sk(p);
 if (I[p] !== 125) return -1; p += 1;
 L1: {
  s1 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 102)) { p = s1; break L1; }
  p = m_FromModule(p); if (p < 0) { p = s1; break L1; }
 }
 p = m_semicolon(p); if (p < 0) return -1;
 return p;
}
function m_ModuleName(p: number): number { // ModuleName
 let s0 = 0, s1 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T1[s1]! & 4) !== 0 : true)) L1: {
   p = m_identifierName(p); if (p < 0) break L1;
   break L0;
  }
  p = s0;
  if (!((s1 === 34 || s1 === 39))) return -1;
  p = m_stringLiteral(p); if (p < 0) return -1;
 }
 return p;
}
function b_AssignmentIn_56(p: number, d: number): Child { // AssignmentIn<binaryOperator,anywhere>
 if (d > MAX_DEPTH) tooDeep(p);
 d += 208;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s4 = 0, s5 = 0, k0: Child = null, k1: Child = null, k2: Child = null, a0: TreeNode[] = EMPTY;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T3[s1]! & 128) !== 0 : true)) L1: {
   k1 = b_ArrowFunction_57(p, d); if (k1 === null) break L1; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 === 121)) L2: {
   k1 = b_YieldExpression_222(p, d); if (k1 === null) break L2; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T1[s1]! & 32) !== 0 : true))) return null;
  k1 = b_Binary_228(p, d); if (k1 === null) return null; p = pos;
  s2 = p;
  L3: {
   L4: {
    a0 = [];
    s4 = p;
    L5: for (;;) {
     s5 = p;
     p = sk(p);
     c = I[p]!; if (!(c < 128 ? (T4[c]! & 1) !== 0 : false)) { p = s5; break L5; }
     k2 = b_AssignmentTail_378(p, d); if (k2 === null) { p = s5; break L5; } p = pos;
     a0.push(k2);
    }
    if (p === s4) break L4;
    k2 = a0.length === 0 ? NOTHING : new Iteration(a0);
    k0 = new Node2(227, s0, p, k1, k2);
    break L3;
   }
   p = s2;
   k0 = k1;
  }
 }
 const k = settle(k0); pos = p; return k;
}
function b_ExpressionIn_102(p: number, d: number): Child { // ExpressionIn<binaryOperator>
 d += 208;
 let s0 = 0, s2 = 0, s4 = 0, s5 = 0, k0: Child = null, k1: Child = null, k2: Child = null, a0: TreeNode[] = EMPTY;
 s0 = p;
 L0: {
  k1 = b_AssignmentIn_56(p, d); if (k1 === null) return null; p = pos;
  s2 = p;
  L1: {
   L2: {
    a0 = [];
    s4 = p;
    L3: for (;;) {
     s5 = p;
     p = sk(p);
     if (I[p] !== 44) { p = s5; break L3; } p += 1;
     p = sk(p);
     k2 = b_AssignmentIn_56(p, d); if (k2 === null) { p = s5; break L3; } p = pos;
     a0.push(k2);
    }
    if (p === s4) break L2;
    k2 = a0.length === 0 ? NOTHING : new Iteration(a0);
    k0 = new Node2(103, s0, p, k1, k2);
    break L1;
   }
   p = s2;
   k0 = k1;
  }
 }
 pos = p; return k0;
}
function m_EnumMember(p: number, d: number): number { // EnumMember
 d += 160;
 let s2 = 0;
 L0: {
  p = m_PropertyKey(p, d); if (p < 0) return -1;
  s2 = p;
  L1: {
   L2: {
    p = sk(p);
    if (I[p] !== 61) break L2; p += 1;
    p = sk(p);
    p = m_Assignment(p, d); if (p < 0) break L2;
    break L1;
   }
   p = s2;
  }
 }
 return p;
}
function m_Parenthesized(p: number, d: number): number { // Parenthesized
 d += 128;
 if (I[p] !== 40) return -1; p += 1;
 p = sk(p);
 p = m_Expression(p, d); if (p < 0) return -1;
 p = sk(p);
 if (I[p] !== 41) return -1; p += 1;
 return p;
}
function m_DecoratorCall(p: number, d: number): number { // DecoratorCall
 d += 168;
 let c = 0, s2 = 0, s4 = 0;
 L0: {
  p = m_DecoratorName(p); if (p < 0) return -1;
  s2 = p;
  L1: {
   L2: {
    p = sk(p);
    if (I[p] !== 40) break L2; p += 1;
    L3: {
     s4 = p;
     p = sk(p);
     c = I[p]!; if (!(c < 128 ? (T1[c]! & 32) !== 0 : true)) { p = s4; break L3; }
     p = m_ArgumentList(p, d); if (p < 0) { p = s4; break L3; }
    }
    p = sk(p);
    if (I[p] !== 41) break L2; p += 1;
    break L1;
   }
   p = s2;
  }
 }
 return p;
}
function m_lineComment(p: number): number { // lineComment
 let c = 0;
 if (I[p] !== 47 || I[p + 1] !== 47) return -1; p += 2;
 for (c = I[p]!; (c < 128 ? (T2[c]! & 128) !== 0 : (c >= 128 && c <= 8231 || c >= 8234 && c <= 65535)); c = I[++p]!);
 return p;
}
function m_upTo10FFFF(p: number): number { // upTo10FFFF
 let c = 0, s0 = 0, s1 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  L1: {
   if (I[p] !== 49 || I[p + 1] !== 48) break L1; p += 2;
   c = I[p]!; if (!(c >= 48 && c <= 57 || c >= 65 && c <= 70 || c >= 97 && c <= 102)) break L1; p++;
   c = I[p]!; if (!(c >= 48 && c <= 57 || c >= 65 && c <= 70 || c >= 97 && c <= 102)) break L1; p++;
   c = I[p]!; if (!(c >= 48 && c <= 57 || c >= 65 && c <= 70 || c >= 97 && c <= 102)) break L1; p++;
   c = I[p]!; if (!(c >= 48 && c <= 57 || c >= 65 && c <= 70 || c >= 97 && c <= 102)) break L1; p++;
   c = I[p]!; if ((c >= 48 && c <= 57 || c >= 65 && c <= 70 || c >= 97 && c <= 102)) break L1;
   break L0;
  }
  p = s0;
  if (!((s1 >= 48 && s1 <= 57 || s1 >= 65 && s1 <= 70 || s1 >= 97 && s1 <= 102))) return -1;
  c = I[p]!; if (!(c >= 48 && c <= 57 || c >= 65 && c <= 70 || c >= 97 && c <= 102)) return -1; p++;
  c = I[p]!; if ((c >= 48 && c <= 57 || c >= 65 && c <= 70 || c >= 97 && c <= 102)) p++;
  c = I[p]!; if ((c >= 48 && c <= 57 || c >= 65 && c <= 70 || c >= 97 && c <= 102)) p++;
  c = I[p]!; if ((c >= 48 && c <= 57 || c >= 65 && c <= 70 || c >= 97 && c <= 102)) p++;
  c = I[p]!; if ((c >= 48 && c <= 57 || c >= 65 && c <= 70 || c >= 97 && c <= 102)) p++;
  c = I[p]!; if ((c >= 48 && c <= 57 || c >= 65 && c <= 70 || c >= 97 && c <= 102)) return -1;
 }
 return p;
}
function b_TypeParameters(p: number, d: number): Child { // TypeParameters
 if (d > MAX_DEPTH) tooDeep(p);
 d += 176;
 const p0 = p;
 let s0 = 0, s1 = 0, k0: Child = null, k1: Child = null, a0: TreeNode[] = EMPTY;
 if (I[p] !== 60) return null; p += 1;
 p = sk(p);
 k0 = b_TypeParameter(p, d); if (k0 === null) return null; p = pos;
 a0 = [];
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  if (I[p] !== 44) { p = s0; break L0; } p += 1;
  p = sk(p);
  k1 = b_TypeParameter(p, d); if (k1 === null) { p = s0; break L0; } p = pos;
  a0.push(k1);
 }
 k1 = a0.length === 0 ? NOTHING : new Iteration(a0);
 L1: {
  s1 = p;
  p = sk(p);
  if (I[p] !== 44) { p = s1; break L1; } p += 1;
 }
 p = sk(p);
 if (I[p] !== 62) return null; p += 1;
 pos = p; return new Node2(73, p0, p, k0, k1);
}
function b_ParameterList(p: number, d: number): Child { // ParameterList
 d += 176;
 const p0 = p;
 let s0 = 0, s1 = 0, k0: Child = null, k1: Child = null, a0: TreeNode[] = EMPTY;
 k0 = b_Parameter(p, d); if (k0 === null) return null; p = pos;
 a0 = [];
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  if (I[p] !== 44) { p = s0; break L0; } p += 1;
  p = sk(p);
  k1 = b_Parameter(p, d); if (k1 === null) { p = s0; break L0; } p = pos;
  a0.push(k1);
 }
 k1 = a0.length === 0 ? NOTHING : new Iteration(a0);
 L1: {
  s1 = p;
  p = sk(p);
  if (I[p] !== 44) { p = s1; break L1; } p += 1;
 }
 pos = p; return new Node2(85, p0, p, k0, k1);
}
function b_ReturnType(p: number, d: number): Child { // ReturnType
 d += 144;
 const p0 = p;
 let k0: Child = null;
 if (I[p] !== 58) return null; p += 1;
 p = sk(p);
 k0 = b_ReturnedType(p, d); if (k0 === null) return null; p = pos;
 pos = p; return new Node2(209, p0, p, k0, null);
}
function b_Heritage(p: number, d: number): Child { // Heritage
 d += 168;
 const p0 = p;
 let c = 0, s0 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 p = m_extendsK(p); if (p < 0) return null;
 p = sk(p);
 k0 = b_LeftHandSide(p, d); if (k0 === null) return null; p = pos;
 k1 = NOTHING;
 L0: {
  s0 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 60)) { p = s0; break L0; }
  k2 = b_TypeArguments(p, d); if (k2 === null) { p = s0; break L0; } p = pos;
  k1 = new Iteration([k2]);
 }
 pos = p; return new Node2(293, p0, p, k0, k1);
}
function b_Implements(p: number, d: number): Child { // Implements
 d += 168;
 const p0 = p;
 let s0 = 0, k0: Child = null, k1: Child = null, a0: TreeNode[] = EMPTY;
 p = m_implementsK(p); if (p < 0) return null;
 p = sk(p);
 k0 = b_TypeHeritage(p, d); if (k0 === null) return null; p = pos;
 a0 = [];
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  if (I[p] !== 44) { p = s0; break L0; } p += 1;
  p = sk(p);
  k1 = b_TypeHeritage(p, d); if (k1 === null) { p = s0; break L0; } p = pos;
  a0.push(k1);
 }
 k1 = a0.length === 0 ? NOTHING : new Iteration(a0);
 pos = p; return new Node2(294, p0, p, k0, k1);
}
function b_ClassBody(p: number, d: number): Child { // ClassBody
 d += 160;
 const p0 = p;
 let c = 0, s0 = 0, k0: Child = null, a0: TreeNode[] = EMPTY;
 if (I[p] !== 123) return null; p += 1;
 a0 = [];
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  c = I[p]!; if (!(c < 128 ? (T4[c]! & 2) !== 0 : true)) { p = s0; break L0; }
  k0 = b_ClassElement(p, d); if (k0 === null) { p = s0; break L0; } p = pos;
  a0.push(k0);
 }
 k0 = a0.length === 0 ? NOTHING : new Iteration(a0);
 p = sk(p);
 if (I[p] !== 125) return null; p += 1;
 pos = p; return new Node2(297, p0, p, k0, null);
}
function b_Type(p: number, d: number): Child { // Type
 if (d > MAX_DEPTH) tooDeep(p);
 d += 216;
 let s0 = 0, s1 = 0, s2 = 0, s4 = 0, s5 = 0, s6 = 0, k0: Child = null, k1: Child = null, k2: Child = null, a0: TreeNode[] = EMPTY;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 40 || s1 === 60)) L1: {
   k1 = b_FunctionType(p, d); if (k1 === null) break L1; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 === 97 || s1 === 110)) L2: {
   k1 = b_ConstructorType(p, d); if (k1 === null) break L2; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T4[s1]! & 4) !== 0 : true))) return null;
  k1 = b_UnionType(p, d); if (k1 === null) return null; p = pos;
  s2 = p;
  L3: {
   L4: {
    a0 = [];
    s4 = p;
    L5: for (;;) {
     s5 = p;
     s6 = p;
     L6: {
      p = m_lineBreak(p); if (p < 0) break L6;
      { p = s5; break L5; }
     }
     p = s6;
     p = sk(p);
     k2 = b_ConditionalTypeTail(p, d); if (k2 === null) { p = s5; break L5; } p = pos;
     a0.push(k2);
    }
    if (p === s4) break L4;
    k2 = a0.length === 0 ? NOTHING : new Iteration(a0);
    k0 = new Node2(126, s0, p, k1, k2);
    break L3;
   }
   p = s2;
   k0 = k1;
  }
 }
 const k = settle(k0); pos = p; return k;
}
function m_interfaceK(p: number): number { // interfaceK
 let s0 = 0;
 if (I[p] !== 105 || I[p + 1] !== 110 || !eq(p, 168, 9)) return -1; p += 9;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function b_InterfaceExtends(p: number, d: number): Child { // InterfaceExtends
 d += 168;
 const p0 = p;
 let s0 = 0, k0: Child = null, k1: Child = null, a0: TreeNode[] = EMPTY;
 p = m_extendsK(p); if (p < 0) return null;
 p = sk(p);
 k0 = b_TypeHeritage(p, d); if (k0 === null) return null; p = pos;
 a0 = [];
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  if (I[p] !== 44) { p = s0; break L0; } p += 1;
  p = sk(p);
  k1 = b_TypeHeritage(p, d); if (k1 === null) { p = s0; break L0; } p = pos;
  a0.push(k1);
 }
 k1 = a0.length === 0 ? NOTHING : new Iteration(a0);
 pos = p; return new Node2(422, p0, p, k0, k1);
}
function b_InterfaceBody(p: number, d: number): Child { // InterfaceBody
 d += 160;
 const p0 = p;
 let c = 0, s0 = 0, k0: Child = null, a0: TreeNode[] = EMPTY;
 if (I[p] !== 123) return null; p += 1;
 a0 = [];
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  c = I[p]!; if (!(c < 128 ? (T4[c]! & 8) !== 0 : true)) { p = s0; break L0; }
  k0 = b_TypeMember(p, d); if (k0 === null) { p = s0; break L0; } p = pos;
  a0.push(k0);
 }
 k0 = a0.length === 0 ? NOTHING : new Iteration(a0);
 p = sk(p);
 if (I[p] !== 125) return null; p += 1;
 pos = p; return new Node2(423, p0, p, k0, null);
}
function b_EntityName(p: number): Child { // EntityName
 const p0 = p;
 let s0 = 0, s1 = 0, s2 = 0, k0: Child = null, k1: Child = null, a0: TreeNode[] = EMPTY;
 s0 = p;
 p = m_identifier(p); if (p < 0) return null;
 k0 = new Leaf(22, s0, p);
 a0 = [];
 L0: for (;;) {
  s1 = p;
  p = sk(p);
  if (I[p] !== 46) { p = s1; break L0; } p += 1;
  p = sk(p);
  s2 = p;
  p = m_identifierName(p); if (p < 0) { p = s1; break L0; }
  k1 = new Leaf(24, s2, p);
  a0.push(k1);
 }
 k1 = a0.length === 0 ? NOTHING : new Iteration(a0);
 pos = p; return new Node2(146, p0, p, k0, k1);
}
function b_TypeBlock(p: number, d: number): Child { // TypeBlock
 d += 160;
 const p0 = p;
 let c = 0, s0 = 0, k0: Child = null, a0: TreeNode[] = EMPTY;
 if (I[p] !== 123) return null; p += 1;
 a0 = [];
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  c = I[p]!; if (!(c < 128 ? (T4[c]! & 16) !== 0 : false)) { p = s0; break L0; }
  k0 = b_TypeItem(p, d); if (k0 === null) { p = s0; break L0; } p = pos;
  a0.push(k0);
 }
 k0 = a0.length === 0 ? NOTHING : new Iteration(a0);
 p = sk(p);
 if (I[p] !== 125) return null; p += 1;
 pos = p; return new Node2(426, p0, p, k0, null);
}
function b_AmbientFunction(p: number, d: number): Child { // AmbientFunction
 d += 144;
 const p0 = p;
 let k0: Child = null;
 k0 = b_FunctionHead(p, d); if (k0 === null) return null; p = pos;
 p = m_semicolon(p); if (p < 0) return null;
 pos = p; return new Node2(436, p0, p, k0, null);
}
function b_AmbientModule(p: number, d: number): Child { // AmbientModule
 d += 224;
 let s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, s5 = 0, s6 = 0, s7 = 0, k0: Child = null, k1: Child = null, k2: Child = null, k3: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 109 || s1 === 110)) L1: {
   s2 = p;
   p = m_namespaceWord(p); if (p < 0) break L1;
   k1 = new Leaf(425, s2, p);
   p = sk(p);
   s3 = p;
   s4 = I[p]!;
   L2: {
    if ((s4 < 128 ? (T3[s4]! & 16) !== 0 : true)) L3: {
     s5 = p;
     s6 = I[p]!;
     L4: {
      if ((s6 === 34 || s6 === 39)) L5: {
       s7 = p;
       p = m_stringLiteral(p); if (p < 0) break L5;
       k3 = new Leaf(32, s7, p);
       k2 = k3;
       break L4;
      }
      p = s5;
      if (!((s6 < 128 ? (T1[s6]! & 4) !== 0 : true))) break L3;
      k3 = b_EntityName(p); if (k3 === null) break L3; p = pos;
      k2 = k3;
     }
     p = sk(p);
     k3 = b_AmbientBlock(p, d); if (k3 === null) break L3; p = pos;
     k0 = new Node5(439, s0, p, k1, k2, k3, null, null);
     break L2;
    }
    p = s3;
    if (!((s4 === 34 || s4 === 39))) break L1;
    s6 = p;
    p = m_stringLiteral(p); if (p < 0) break L1;
    k3 = new Leaf(32, s6, p);
    p = m_semicolon(p); if (p < 0) break L1;
    k0 = new Node2(453, s0, p, k3, null);
   }
   break L0;
  }
  p = s0;
  if (!((s1 === 103))) return null;
  s4 = p;
  p = m_globalWord(p); if (p < 0) return null;
  k1 = new Leaf(455, s4, p);
  p = sk(p);
  k3 = b_AmbientBlock(p, d); if (k3 === null) return null; p = pos;
  k0 = new Node2(454, s0, p, k1, k3);
 }
 pos = p; return k0;
}
function b_ModuleNameList(p: number): Child { // ModuleNameList
 const p0 = p;
 let s0 = 0, s1 = 0, k0: Child = null, k1: Child = null, a0: TreeNode[] = EMPTY;
 k0 = b_ModuleSpecifier(p); if (k0 === null) return null; p = pos;
 a0 = [];
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  if (I[p] !== 44) { p = s0; break L0; } p += 1;
  p = sk(p);
  k1 = b_ModuleSpecifier(p); if (k1 === null) { p = s0; break L0; } p = pos;
  a0.push(k1);
 }
 k1 = a0.length === 0 ? NOTHING : new Iteration(a0);
 L1: {
  s1 = p;
  p = sk(p);
  if (I[p] !== 44) { p = s1; break L1; } p += 1;
 }
 pos = p; return new Node2(447, p0, p, k0, k1);
}
function b_ModuleName(p: number): Child { // ModuleName
 let s0 = 0, s1 = 0, s2 = 0, k0: Child = null, k1: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T1[s1]! & 4) !== 0 : true)) L1: {
   s2 = p;
   p = m_identifierName(p); if (p < 0) break L1;
   k1 = new Leaf(24, s2, p);
   k0 = k1;
   break L0;
  }
  p = s0;
  if (!((s1 === 34 || s1 === 39))) return null;
  s2 = p;
  p = m_stringLiteral(p); if (p < 0) return null;
  k1 = new Leaf(32, s2, p);
  k0 = k1;
 }
 pos = p; return k0;
}
function b_FromModule(p: number): Child { // FromModule
 const p0 = p;
 let s0 = 0, k0: Child = null;
 p = m_fromK(p); if (p < 0) return null;
 p = sk(p);
 s0 = p;
 p = m_stringLiteral(p); if (p < 0) return null;
 k0 = new Leaf(32, s0, p);
 pos = p; return new Node2(451, p0, p, k0, null);
}
function m_elseK(p: number): number { // elseK
 let s0 = 0;
 if (I[p] !== 101 || I[p + 1] !== 108 || !eq(p, 177, 4)) return -1; p += 4;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function b_BindingTarget(p: number, d: number): Child { // BindingTarget
 if (d > MAX_DEPTH) tooDeep(p);
 d += 168;
 let s0 = 0, s1 = 0, s2 = 0, k0: Child = null, k1: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T1[s1]! & 4) !== 0 : true)) L1: {
   s2 = p;
   p = m_identifier(p); if (p < 0) break L1;
   k1 = new Leaf(22, s2, p);
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 === 123)) L2: {
   k1 = b_ObjectPattern(p, d); if (k1 === null) break L2; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if (!((s1 === 91))) return null;
  k1 = b_ArrayPattern(p, d); if (k1 === null) return null; p = pos;
  k0 = k1;
 }
 const k = settle(k0); pos = p; return k;
}
function b_LeftHandSide(p: number, d: number): Child { // LeftHandSide
 const m = recall(236, p); if (m !== undefined) { pos = m.end; return m.node; }
 if (d > MAX_DEPTH) tooDeep(p);
 d += 256;
 const p0 = p;
 let s0 = 0, s2 = 0, s4 = 0, s5 = 0, s6 = 0, s8 = 0, s9 = 0, k0: Child = null, k1: Child = null, k2: Child = null, k3: Child = null, a0: TreeNode[] = EMPTY;
 s0 = p;
 L0: {
  k1 = b_Primary(p, d); if (k1 === null) { remember(236, p0, null, 0); return null; } p = pos;
  s2 = p;
  L1: {
   L2: {
    a0 = [];
    s4 = p;
    L3: for (;;) {
     s5 = p;
     s6 = p;
     L4: {
      L5: {
       p = sk(p);
       k3 = b_Suffix(p, d); if (k3 === null) break L5; p = pos;
       k2 = k3;
       break L4;
      }
      p = s6;
      s8 = p;
      p = sk(p);
      if (I[p] !== 33) { p = s5; break L3; } p += 1;
      p = s8;
      s9 = p;
      L6: {
       p = m_lineBreak(p); if (p < 0) break L6;
       { p = s5; break L3; }
      }
      p = s9;
      p = sk(p);
      k3 = b_NonNull(p); if (k3 === null) { p = s5; break L3; } p = pos;
      k2 = k3;
     }
     a0.push(k2);
    }
    if (p === s4) break L2;
    k2 = a0.length === 0 ? NOTHING : new Iteration(a0);
    k0 = new Node2(237, s0, p, k1, k2);
    break L1;
   }
   p = s2;
   k0 = k1;
  }
 }
 const k = settle(k0); remember(236, p0, k, p); pos = p; return k;
}
function b_VariableDeclaratorList_489(p: number, d: number): Child { // VariableDeclaratorList<binaryOperatorExceptIn>
 d += 168;
 const p0 = p;
 let s0 = 0, k0: Child = null, k1: Child = null, a0: TreeNode[] = EMPTY;
 k0 = b_VariableDeclarator_490(p, d); if (k0 === null) return null; p = pos;
 a0 = [];
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  if (I[p] !== 44) { p = s0; break L0; } p += 1;
  p = sk(p);
  k1 = b_VariableDeclarator_490(p, d); if (k1 === null) { p = s0; break L0; } p = pos;
  a0.push(k1);
 }
 k1 = a0.length === 0 ? NOTHING : new Iteration(a0);
 pos = p; return new Node2(489, p0, p, k0, k1);
}
function b_ExpressionIn_515(p: number, d: number): Child { // ExpressionIn<binaryOperatorExceptIn>
 d += 208;
 let s0 = 0, s2 = 0, s4 = 0, s5 = 0, k0: Child = null, k1: Child = null, k2: Child = null, a0: TreeNode[] = EMPTY;
 s0 = p;
 L0: {
  k1 = b_AssignmentIn_492(p, d); if (k1 === null) return null; p = pos;
  s2 = p;
  L1: {
   L2: {
    a0 = [];
    s4 = p;
    L3: for (;;) {
     s5 = p;
     p = sk(p);
     if (I[p] !== 44) { p = s5; break L3; } p += 1;
     p = sk(p);
     k2 = b_AssignmentIn_492(p, d); if (k2 === null) { p = s5; break L3; } p = pos;
     a0.push(k2);
    }
    if (p === s4) break L2;
    k2 = a0.length === 0 ? NOTHING : new Iteration(a0);
    k0 = new Node2(516, s0, p, k1, k2);
    break L1;
   }
   p = s2;
   k0 = k1;
  }
 }
 pos = p; return k0;
}
function m_catchK(p: number): number { // catchK
 let s0 = 0;
 if (I[p] !== 99 || I[p + 1] !== 97 || !eq(p, 219, 5)) return -1; p += 5;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function b_CatchParameter(p: number, d: number): Child { // CatchParameter
 d += 144;
 const p0 = p;
 let k0: Child = null;
 if (I[p] !== 40) return null; p += 1;
 p = sk(p);
 k0 = b_DeclaratorTarget(p, d); if (k0 === null) return null; p = pos;
 p = sk(p);
 if (I[p] !== 41) return null; p += 1;
 pos = p; return new Node2(527, p0, p, k0, null);
}
function m_finallyK(p: number): number { // finallyK
 let s0 = 0;
 if (I[p] !== 102 || I[p + 1] !== 105 || !eq(p, 224, 7)) return -1; p += 7;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function m_caseK(p: number): number { // caseK
 let s0 = 0;
 if (I[p] !== 99 || I[p + 1] !== 97 || !eq(p, 231, 4)) return -1; p += 4;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function b_DeclaratorTarget(p: number, d: number): Child { // DeclaratorTarget
 if (d > MAX_DEPTH) tooDeep(p);
 d += 184;
 let s0 = 0, s2 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 s0 = p;
 L0: {
  k1 = b_BindingTarget(p, d); if (k1 === null) return null; p = pos;
  s2 = p;
  L1: {
   L2: {
    p = sk(p);
    k2 = b_TypeAnnotation(p, d); if (k2 === null) break L2; p = pos;
    k0 = new Node2(20, s0, p, k1, k2);
    break L1;
   }
   p = s2;
   k0 = k1;
  }
 }
 pos = p; return k0;
}
function b_DefiniteType(p: number, d: number): Child { // DefiniteType
 d += 144;
 const p0 = p;
 let k0: Child = null;
 if (I[p] !== 33) return null; p += 1;
 p = sk(p);
 k0 = b_TypeAnnotation(p, d); if (k0 === null) return null; p = pos;
 pos = p; return new Node2(414, p0, p, k0, null);
}
function m_PropertyList(p: number, d: number): number { // PropertyList
 d += 144;
 let s0 = 0, s1 = 0;
 p = m_Property(p, d); if (p < 0) return -1;
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  if (I[p] !== 44) { p = s0; break L0; } p += 1;
  p = sk(p);
  p = m_Property(p, d); if (p < 0) { p = s0; break L0; }
 }
 L1: {
  s1 = p;
  p = sk(p);
  if (I[p] !== 44) { p = s1; break L1; } p += 1;
 }
 return p;
}
function m_ModuleNameList(p: number): number { // ModuleNameList
 let s0 = 0, s1 = 0;
 p = m_ModuleSpecifier(p); if (p < 0) return -1;
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  if (I[p] !== 44) { p = s0; break L0; } p += 1;
  p = sk(p);
  p = m_ModuleSpecifier(p); if (p < 0) { p = s0; break L0; }
 }
 L1: {
  s1 = p;
  p = sk(p);
  if (I[p] !== 44) { p = s1; break L1; } p += 1;
 }
 return p;
}
function m_FromModule(p: number): number { // FromModule
 p = m_fromK(p); if (p < 0) return -1;
 p = sk(p);
 p = m_stringLiteral(p); if (p < 0) return -1;
 return p;
}
function b_ArrowFunction_57(p: number, d: number): Child { // ArrowFunction<binaryOperator,anywhere>
 d += 216;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, s5 = 0, s6 = 0, k0: Child = null, k1: Child = null, k2: Child = null, a0: TreeNode[] = EMPTY;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T3[s1]! & 128) !== 0 : true)) L1: {
   s2 = p;
   p = m_anywhere(p); if (p < 0) break L1;
   p = s2;
   a0 = [];
   s3 = p;
   L2: for (;;) {
    s4 = p;
    p = sk(p);
    c = I[p]!; if (!(c < 128 ? (T3[c]! & 128) !== 0 : true)) { p = s4; break L2; }
    k1 = b_ArrowHead(p, d); if (k1 === null) { p = s4; break L2; } p = pos;
    a0.push(k1);
   }
   if (p === s3) break L1;
   k1 = a0.length === 0 ? NOTHING : new Iteration(a0);
   p = sk(p);
   k2 = b_ArrowBody_212(p, d); if (k2 === null) break L1; p = pos;
   k0 = new Node2(58, s0, p, k1, k2);
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T3[s1]! & 128) !== 0 : true))) return null;
  s4 = p;
  L3: {
   p = m_anywhere(p); if (p < 0) break L3;
   return null;
  }
  p = s4;
  s3 = p;
  s2 = I[p]!;
  L4: {
   if ((s2 < 128 ? (T4[s2]! & 32) !== 0 : true)) L5: {
    a0 = [];
    s5 = p;
    L6: for (;;) {
     s6 = p;
     p = sk(p);
     c = I[p]!; if (!(c < 128 ? (T4[c]! & 32) !== 0 : true)) { p = s6; break L6; }
     k2 = b_UntypedArrowHead(p, d); if (k2 === null) { p = s6; break L6; } p = pos;
     a0.push(k2);
    }
    if (p === s5) break L5;
    k2 = a0.length === 0 ? NOTHING : new Iteration(a0);
    p = sk(p);
    k1 = b_ArrowBody_212(p, d); if (k1 === null) break L5; p = pos;
    k0 = new Node2(215, s0, p, k2, k1);
    break L4;
   }
   p = s3;
   if (!((s2 < 128 ? (T3[s2]! & 128) !== 0 : true))) return null;
   k1 = b_ArrowHead(p, d); if (k1 === null) return null; p = pos;
   p = sk(p);
   k2 = b_ArrowBody_212(p, d); if (k2 === null) return null; p = pos;
   s6 = p;
   p = sk(p);
   p = m_anywhere(p); if (p < 0) return null;
   p = s6;
   k0 = new Node2(221, s0, p, k1, k2);
  }
 }
 pos = p; return k0;
}
function b_YieldExpression_222(p: number, d: number): Child { // YieldExpression<binaryOperator,anywhere>
 d += 184;
 let s0 = 0, s2 = 0, s4 = 0, k0: Child = null, k1: Child = null;
 s0 = p;
 L0: {
  p = m_yieldK(p); if (p < 0) return null;
  s2 = p;
  L1: {
   L2: {
    p = m_sameLineSpaces(p); if (p < 0) break L2;
    if (I[p] !== 42) break L2; p += 1;
    p = sk(p);
    k1 = b_AssignmentIn_56(p, d); if (k1 === null) break L2; p = pos;
    k0 = new Node2(223, s0, p, k1, null);
    break L1;
   }
   p = s2;
   L3: {
    s4 = p;
    L4: {
     p = m_sameLineSpaces(p); if (p < 0) break L4;
     p = m_newline(p); if (p < 0) break L4;
     break L3;
    }
    p = s4;
    p = sk(p);
    k1 = b_AssignmentIn_56(p, d); if (k1 === null) break L3; p = pos;
    k0 = new Node2(225, s0, p, k1, null);
    break L1;
   }
   p = s2;
   k0 = new Leaf(226, s0, p);
  }
 }
 pos = p; return k0;
}
function b_Binary_228(p: number, d: number): Child { // Binary<binaryOperator>
 d += 240;
 let s0 = 0, s2 = 0, s4 = 0, s5 = 0, s6 = 0, s8 = 0, k0: Child = null, k1: Child = null, k2: Child = null, k3: Child = null, a0: TreeNode[] = EMPTY;
 s0 = p;
 L0: {
  k1 = b_Unary(p, d); if (k1 === null) return null; p = pos;
  s2 = p;
  L1: {
   L2: {
    a0 = [];
    s4 = p;
    L3: for (;;) {
     s5 = p;
     s6 = p;
     L4: {
      L5: {
       p = sk(p);
       k3 = b_BinaryTail_368(p, d); if (k3 === null) break L5; p = pos;
       k2 = k3;
       break L4;
      }
      p = s6;
      s8 = p;
      p = m_assertionAhead(p); if (p < 0) { p = s5; break L3; }
      p = s8;
      p = sk(p);
      k3 = b_Assertion(p, d); if (k3 === null) { p = s5; break L3; } p = pos;
      k2 = k3;
     }
     a0.push(k2);
    }
    if (p === s4) break L2;
    k2 = a0.length === 0 ? NOTHING : new Iteration(a0);
    k0 = new Node2(229, s0, p, k1, k2);
    break L1;
   }
   p = s2;
   k0 = k1;
  }
 }
 pos = p; return k0;
}
function b_AssignmentTail_378(p: number, d: number): Child { // AssignmentTail<binaryOperator,anywhere>
 d += 176;
 let s0 = 0, s1 = 0, s2 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 63)) L1: {
   p = m_conditionalMark(p); if (p < 0) break L1;
   p = sk(p);
   k1 = b_AssignmentIn_381(p, d); if (k1 === null) break L1; p = pos;
   p = sk(p);
   if (I[p] !== 58) break L1; p += 1;
   p = sk(p);
   k2 = b_TailOperand_402(p, d); if (k2 === null) break L1; p = pos;
   k0 = new Node2(379, s0, p, k1, k2);
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T4[s1]! & 1) !== 0 : false))) return null;
  s2 = p;
  p = m_assignmentOperator(p); if (p < 0) return null;
  k2 = new Leaf(400, s2, p);
  p = sk(p);
  k1 = b_TailOperand_402(p, d); if (k1 === null) return null; p = pos;
  k0 = new Node2(404, s0, p, k2, k1);
 }
 pos = p; return k0;
}
function m_PropertyKey(p: number, d: number): number { // PropertyKey
 if (d > MAX_DEPTH) tooDeep(p);
 d += 160;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T1[s1]! & 64) !== 0 : true)) L1: {
   s2 = p;
   c = I[p]!; s3 = M13[c < 128 ? c : 128]!;
   L2: {
    if ((s3 & 1) !== 0) L3: {
     p = m_identifierName(p); if (p < 0) break L3;
     break L2;
    }
    p = s2;
    if ((s3 & 2) !== 0) L4: {
     p = m_stringLiteral(p); if (p < 0) break L4;
     break L2;
    }
    p = s2;
    if ((s3 & 4) !== 0) L5: {
     p = m_numericLiteral(p); if (p < 0) break L5;
     break L2;
    }
    p = s2;
    if (!((s3 & 8) !== 0)) break L1;
    if (I[p] !== 91) break L1; p += 1;
    p = sk(p);
    if (b_Value(p, d) === null) break L1; p = pos;
    p = sk(p);
    if (I[p] !== 93) break L1; p += 1;
   }
   break L0;
  }
  p = s0;
  if (!((s1 === 34 || s1 === 39 || s1 === 48))) return -1;
  p = m_LegacyOctal(p); if (p < 0) return -1;
 }
 return p;
}
function m_Assignment(p: number, d: number): number { // Assignment
 d += 128;
 p = m_AssignmentIn_56(p, d); if (p < 0) return -1;
 return p;
}
function m_Expression(p: number, d: number): number { // Expression
 d += 128;
 p = m_ExpressionIn_102(p, d); if (p < 0) return -1;
 return p;
}
function m_DecoratorName(p: number): number { // DecoratorName
 let s0 = 0;
 p = m_identifier(p); if (p < 0) return -1;
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  if (I[p] !== 46) { p = s0; break L0; } p += 1;
  p = sk(p);
  p = m_identifierName(p); if (p < 0) { p = s0; break L0; }
 }
 return p;
}
function m_ArgumentList(p: number, d: number): number { // ArgumentList
 d += 144;
 let s0 = 0, s1 = 0;
 p = m_Argument(p, d); if (p < 0) return -1;
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  if (I[p] !== 44) { p = s0; break L0; } p += 1;
  p = sk(p);
  p = m_Argument(p, d); if (p < 0) { p = s0; break L0; }
 }
 L1: {
  s1 = p;
  p = sk(p);
  if (I[p] !== 44) { p = s1; break L1; } p += 1;
 }
 return p;
}
function b_TypeParameter(p: number, d: number): Child { // TypeParameter
 d += 216;
 const p0 = p;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0, k0: Child = null, k1: Child = null, k2: Child = null, k3: Child = null, k4: Child = null, a0: TreeNode[] = EMPTY;
 a0 = [];
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 99 || c === 105 || c === 111)) { p = s0; break L0; }
  s1 = p;
  p = m_typeParameterModifier(p); if (p < 0) { p = s0; break L0; }
  k0 = new Leaf(75, s1, p);
  a0.push(k0);
 }
 k0 = a0.length === 0 ? NOTHING : new Iteration(a0);
 p = sk(p);
 s1 = p;
 p = m_identifier(p); if (p < 0) return null;
 k1 = new Leaf(22, s1, p);
 k2 = NOTHING;
 L1: {
  s2 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 101)) { p = s2; break L1; }
  k3 = b_TypeConstraint(p, d); if (k3 === null) { p = s2; break L1; } p = pos;
  k2 = new Iteration([k3]);
 }
 k3 = NOTHING;
 L2: {
  s3 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 61)) { p = s3; break L2; }
  k4 = b_TypeDefault(p, d); if (k4 === null) { p = s3; break L2; } p = pos;
  k3 = new Iteration([k4]);
 }
 pos = p; return new Node5(74, p0, p, k0, k1, k2, k3, null);
}
function b_Parameter(p: number, d: number): Child { // Parameter
 if (d > MAX_DEPTH) tooDeep(p);
 d += 208;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, s5 = 0, k0: Child = null, k1: Child = null, k2: Child = null, k3: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 64 || s1 === 111 || s1 === 112 || s1 === 114)) L1: {
   s2 = p;
   s3 = I[p]!;
   L2: {
    if ((s3 === 111 || s3 === 112 || s3 === 114)) L3: {
     s4 = p;
     L4: for (;;) {
      s5 = p;
      p = sk(p);
      c = I[p]!; if (!(c === 111 || c === 112 || c === 114)) { p = s5; break L4; }
      p = m_parameterWordOfProperty(p); if (p < 0) { p = s5; break L4; }
     }
     if (p === s4) break L3;
     p = sk(p);
     k2 = b_PropertyParameter(p, d); if (k2 === null) break L3; p = pos;
     k1 = new Node2(87, s2, p, k2, null);
     break L2;
    }
    p = s2;
    if (!((s3 === 64))) break L1;
    s5 = p;
    L5: for (;;) {
     s4 = p;
     p = sk(p);
     c = I[p]!; if (!(c === 64)) { p = s4; break L5; }
     p = m_Decorator(p, d); if (p < 0) { p = s4; break L5; }
    }
    if (p === s5) break L1;
    p = sk(p);
    k2 = b_Parameter(p, d); if (k2 === null) break L1; p = pos;
    k1 = new Node2(98, s2, p, k2, null);
   }
   k0 = k1;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T4[s1]! & 64) !== 0 : true))) return null;
  s3 = p;
  s2 = I[p]!;
  L6: {
   if ((s2 < 128 ? (T4[s2]! & 128) !== 0 : true)) L7: {
    k2 = b_ParameterTarget(p, d); if (k2 === null) break L7; p = pos;
    s4 = p;
    L8: {
     L9: {
      p = sk(p);
      if (I[p] !== 61) break L9; p += 1;
      p = sk(p);
      k3 = b_Value(p, d); if (k3 === null) break L9; p = pos;
      k1 = new Node2(111, s3, p, k2, k3);
      break L8;
     }
     p = s4;
     k1 = k2;
    }
    break L6;
   }
   p = s3;
   if (I[p] !== 46 || I[p + 1] !== 46 || I[p + 2] !== 46) return null; p += 3;
   p = sk(p);
   k2 = b_DeclaratorTarget(p, d); if (k2 === null) return null; p = pos;
   s5 = p;
   p = sk(p);
   if (I[p] !== 41) return null; p += 1;
   p = s5;
   k1 = new Node2(112, s3, p, k2, null);
  }
  k0 = k1;
 }
 const k = settle(k0); pos = p; return k;
}
function b_ReturnedType(p: number, d: number): Child { // ReturnedType
 d += 160;
 let s0 = 0, s1 = 0, k0: Child = null, k1: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T1[s1]! & 4) !== 0 : true)) L1: {
   k1 = b_TypePredicate(p, d); if (k1 === null) break L1; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T5[s1]! & 1) !== 0 : true))) return null;
  k1 = b_Type(p, d); if (k1 === null) return null; p = pos;
  k0 = k1;
 }
 pos = p; return k0;
}
function m_extendsK(p: number): number { // extendsK
 let s0 = 0;
 if (I[p] !== 101 || I[p + 1] !== 120 || !eq(p, 200, 7)) return -1; p += 7;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function b_TypeArguments(p: number, d: number): Child { // TypeArguments
 d += 168;
 const p0 = p;
 let s0 = 0, k0: Child = null, k1: Child = null, a0: TreeNode[] = EMPTY;
 if (I[p] !== 60) return null; p += 1;
 p = sk(p);
 k0 = b_Type(p, d); if (k0 === null) return null; p = pos;
 a0 = [];
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  if (I[p] !== 44) { p = s0; break L0; } p += 1;
  p = sk(p);
  k1 = b_Type(p, d); if (k1 === null) { p = s0; break L0; } p = pos;
  a0.push(k1);
 }
 k1 = a0.length === 0 ? NOTHING : new Iteration(a0);
 p = sk(p);
 if (I[p] !== 62) return null; p += 1;
 pos = p; return new Node2(147, p0, p, k0, k1);
}
function m_implementsK(p: number): number { // implementsK
 let s0 = 0;
 if (I[p] !== 105 || I[p + 1] !== 109 || !eq(p, 207, 10)) return -1; p += 10;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function b_TypeHeritage(p: number, d: number): Child { // TypeHeritage
 d += 168;
 const p0 = p;
 let c = 0, s0 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 k0 = b_EntityName(p); if (k0 === null) return null; p = pos;
 k1 = NOTHING;
 L0: {
  s0 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 60)) { p = s0; break L0; }
  k2 = b_TypeArguments(p, d); if (k2 === null) { p = s0; break L0; } p = pos;
  k1 = new Iteration([k2]);
 }
 pos = p; return new Node2(296, p0, p, k0, k1);
}
function b_ClassElement(p: number, d: number): Child { // ClassElement
 d += 184;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T5[s1]! & 2) !== 0 : true)) L1: {
   s2 = p;
   c = I[p]!; s3 = M14[c < 128 ? c : 128]!;
   L2: {
    if ((s3 & 1) !== 0) L3: {
     k2 = b_MethodDefinition(p, d); if (k2 === null) break L3; p = pos;
     k1 = k2;
     break L2;
    }
    p = s2;
    if ((s3 & 2) !== 0) L4: {
     k2 = b_PropertyDefinition(p, d); if (k2 === null) break L4; p = pos;
     k1 = k2;
     break L2;
    }
    p = s2;
    if ((s3 & 4) !== 0) L5: {
     k2 = b_StaticBlock(p, d); if (k2 === null) break L5; p = pos;
     k1 = k2;
     break L2;
    }
    p = s2;
    if ((s3 & 8) !== 0) L6: {
     if (I[p] !== 59) break L6; p += 1;
     k1 = new Leaf(315, s2, p);
     break L2;
    }
    p = s2;
    if ((s3 & 16) !== 0) L7: {
     k2 = b_ClassIndexSignature(p, d); if (k2 === null) break L7; p = pos;
     k1 = k2;
     break L2;
    }
    p = s2;
    if (!((s3 & 32) !== 0)) break L1;
    k2 = b_MethodSignature(p, d); if (k2 === null) break L1; p = pos;
    k1 = k2;
   }
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 === 64)) L8: {
   k1 = b_Decorator(p, d); if (k1 === null) break L8; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T5[s1]! & 4) !== 0 : false))) return null;
  k1 = b_AccessorField(p, d); if (k1 === null) return null; p = pos;
  k0 = k1;
 }
 pos = p; return k0;
}
function b_FunctionType(p: number, d: number): Child { // FunctionType
 d += 176;
 const p0 = p;
 let c = 0, s0 = 0, s1 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 k0 = NOTHING;
 L0: {
  s0 = p;
  c = I[p]!; if (!(c === 60)) { p = s0; break L0; }
  k1 = b_TypeParameters(p, d); if (k1 === null) { p = s0; break L0; } p = pos;
  k0 = new Iteration([k1]);
 }
 p = sk(p);
 if (I[p] !== 40) return null; p += 1;
 k1 = NOTHING;
 L1: {
  s1 = p;
  p = sk(p);
  c = I[p]!; if (!(c < 128 ? (T3[c]! & 8) !== 0 : true)) { p = s1; break L1; }
  k2 = b_ParameterList(p, d); if (k2 === null) { p = s1; break L1; } p = pos;
  k1 = new Iteration([k2]);
 }
 p = sk(p);
 if (I[p] !== 41) return null; p += 1;
 p = sk(p);
 if (I[p] !== 61 || I[p + 1] !== 62) return null; p += 2;
 p = sk(p);
 k2 = b_ReturnedType(p, d); if (k2 === null) return null; p = pos;
 pos = p; return new Node5(84, p0, p, k0, k1, k2, null, null);
}
function b_ConstructorType(p: number, d: number): Child { // ConstructorType
 d += 192;
 const p0 = p;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, k0: Child = null, k1: Child = null, k2: Child = null, k3: Child = null;
 k0 = NOTHING;
 L0: {
  s0 = p;
  c = I[p]!; if (!(c === 97)) { p = s0; break L0; }
  s1 = p;
  p = m_abstractWord(p); if (p < 0) { p = s0; break L0; }
  k1 = new Leaf(124, s1, p);
  k0 = new Iteration([k1]);
 }
 p = sk(p);
 p = m_newK(p); if (p < 0) return null;
 k1 = NOTHING;
 L1: {
  s1 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 60)) { p = s1; break L1; }
  k2 = b_TypeParameters(p, d); if (k2 === null) { p = s1; break L1; } p = pos;
  k1 = new Iteration([k2]);
 }
 p = sk(p);
 if (I[p] !== 40) return null; p += 1;
 k2 = NOTHING;
 L2: {
  s2 = p;
  p = sk(p);
  c = I[p]!; if (!(c < 128 ? (T3[c]! & 8) !== 0 : true)) { p = s2; break L2; }
  k3 = b_ParameterList(p, d); if (k3 === null) { p = s2; break L2; } p = pos;
  k2 = new Iteration([k3]);
 }
 p = sk(p);
 if (I[p] !== 41) return null; p += 1;
 p = sk(p);
 if (I[p] !== 61 || I[p + 1] !== 62) return null; p += 2;
 p = sk(p);
 k3 = b_ReturnedType(p, d); if (k3 === null) return null; p = pos;
 pos = p; return new Node5(123, p0, p, k0, k1, k2, k3, null);
}
function b_UnionType(p: number, d: number): Child { // UnionType
 if (d > MAX_DEPTH) tooDeep(p);
 d += 208;
 let s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, s5 = 0, k0: Child = null, k1: Child = null, k2: Child = null, a0: TreeNode[] = EMPTY;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T5[s1]! & 8) !== 0 : true)) L1: {
   k1 = b_IntersectionType(p, d); if (k1 === null) break L1; p = pos;
   s2 = p;
   L2: {
    L3: {
     a0 = [];
     s4 = p;
     L4: for (;;) {
      s5 = p;
      p = sk(p);
      if (I[p] !== 124) { p = s5; break L4; } p += 1;
      p = sk(p);
      k2 = b_IntersectionType(p, d); if (k2 === null) { p = s5; break L4; } p = pos;
      a0.push(k2);
     }
     if (p === s4) break L3;
     k2 = a0.length === 0 ? NOTHING : new Iteration(a0);
     k0 = new Node2(128, s0, p, k1, k2);
     break L2;
    }
    p = s2;
    k0 = k1;
   }
   break L0;
  }
  p = s0;
  if (I[p] !== 124) return null; p += 1;
  p = sk(p);
  k1 = b_IntersectionType(p, d); if (k1 === null) return null; p = pos;
  a0 = [];
  L5: for (;;) {
   s3 = p;
   p = sk(p);
   if (I[p] !== 124) { p = s3; break L5; } p += 1;
   p = sk(p);
   k2 = b_IntersectionType(p, d); if (k2 === null) { p = s3; break L5; } p = pos;
   a0.push(k2);
  }
  k2 = a0.length === 0 ? NOTHING : new Iteration(a0);
  k0 = new Node2(206, s0, p, k1, k2);
 }
 pos = p; return k0;
}
function m_lineBreak(p: number): number { // lineBreak
 p = m_sameLineSpaces(p); if (p < 0) return -1;
 p = m_newline(p); if (p < 0) return -1;
 return p;
}
function b_ConditionalTypeTail(p: number, d: number): Child { // ConditionalTypeTail
 d += 160;
 const p0 = p;
 let k0: Child = null, k1: Child = null, k2: Child = null;
 p = m_extendsK(p); if (p < 0) return null;
 p = sk(p);
 k0 = b_CheckedType(p, d); if (k0 === null) return null; p = pos;
 p = sk(p);
 if (I[p] !== 63) return null; p += 1;
 p = sk(p);
 k1 = b_Type(p, d); if (k1 === null) return null; p = pos;
 p = sk(p);
 if (I[p] !== 58) return null; p += 1;
 p = sk(p);
 k2 = b_CheckedType(p, d); if (k2 === null) return null; p = pos;
 pos = p; return new Node5(207, p0, p, k0, k1, k2, null, null);
}
function b_TypeMember(p: number, d: number): Child { // TypeMember
 d += 168;
 const p0 = p;
 let c = 0, s0 = 0, s1 = 0, k0: Child = null, k1: Child = null;
 s0 = p;
 c = I[p]!; s1 = M15[c < 128 ? c : 128]!;
 L0: {
  if ((s1 & 1) !== 0) L1: {
   k1 = b_IndexSignature(p, d); if (k1 === null) break L1; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 2) !== 0) L2: {
   k1 = b_PropertySignature(p, d); if (k1 === null) break L2; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 4) !== 0) L3: {
   k1 = b_CallSignature(p, d); if (k1 === null) break L3; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 8) !== 0) L4: {
   k1 = b_ConstructSignature(p, d); if (k1 === null) break L4; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 16) !== 0) L5: {
   k1 = b_AccessorSignature(p, d); if (k1 === null) break L5; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 32) !== 0) L6: {
   k1 = b_InterfaceMethod(p, d); if (k1 === null) break L6; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if (!((s1 & 64) !== 0)) return null;
  k1 = b_BareProperty(p, d); if (k1 === null) return null; p = pos;
  k0 = k1;
 }
 p = m_memberEnd(p); if (p < 0) return null;
 pos = p; return new Node2(156, p0, p, k0, null);
}
function b_TypeItem(p: number, d: number): Child { // TypeItem
 d += 160;
 let s0 = 0, s1 = 0, k0: Child = null, k1: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 101)) L1: {
   p = m_exportK(p); if (p < 0) break L1;
   p = sk(p);
   k1 = b_TypeDeclaration(p, d); if (k1 === null) break L1; p = pos;
   k0 = new Node2(428, s0, p, k1, null);
   break L0;
  }
  p = s0;
  if (!((s1 === 105 || s1 === 109 || s1 === 110 || s1 === 116))) return null;
  k1 = b_TypeDeclaration(p, d); if (k1 === null) return null; p = pos;
  k0 = k1;
 }
 pos = p; return k0;
}
function b_AmbientBlock(p: number, d: number): Child { // AmbientBlock
 d += 160;
 const p0 = p;
 let c = 0, s0 = 0, k0: Child = null, a0: TreeNode[] = EMPTY;
 if (I[p] !== 123) return null; p += 1;
 a0 = [];
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  c = I[p]!; if (!(c < 128 ? (T5[c]! & 16) !== 0 : false)) { p = s0; break L0; }
  k0 = b_AmbientItem(p, d); if (k0 === null) { p = s0; break L0; } p = pos;
  a0.push(k0);
 }
 k0 = a0.length === 0 ? NOTHING : new Iteration(a0);
 p = sk(p);
 if (I[p] !== 125) return null; p += 1;
 pos = p; return new Node2(440, p0, p, k0, null);
}
function m_globalWord(p: number): number { // globalWord
 let s0 = 0;
 if (I[p] !== 103 || I[p + 1] !== 108 || !eq(p, 246, 6)) return -1; p += 6;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function b_ModuleSpecifier(p: number): Child { // ModuleSpecifier
 const p0 = p;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 L0: {
  s0 = p;
  if (I[p] !== 116 || I[p + 1] !== 121 || !eq(p, 99, 4)) { p = s0; break L0; } p += 4;
  s1 = p;
  L1: {
   p = sk(p);
   s2 = p;
   s3 = I[p]!;
   L2: {
    if ((s3 === 97)) L3: {
     p = m_asK(p); if (p < 0) break L3;
     break L2;
    }
    p = s2;
    L4: {
     if (I[p] !== 44) break L4; p += 1;
     break L2;
    }
    p = s2;
    if (I[p] !== 125) break L1; p += 1;
   }
   { p = s0; break L0; }
  }
  p = s1;
 }
 p = sk(p);
 k0 = b_ModuleName(p); if (k0 === null) return null; p = pos;
 k1 = NOTHING;
 L5: {
  s1 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 97)) { p = s1; break L5; }
  k2 = b_AsName(p); if (k2 === null) { p = s1; break L5; } p = pos;
  k1 = new Iteration([k2]);
 }
 pos = p; return new Node2(448, p0, p, k0, k1);
}
function b_ObjectPattern(p: number, d: number): Child { // ObjectPattern
 d += 160;
 const p0 = p;
 let c = 0, s0 = 0, k0: Child = null, k1: Child = null;
 if (I[p] !== 123) return null; p += 1;
 k0 = NOTHING;
 L0: {
  s0 = p;
  p = sk(p);
  c = I[p]!; if (!(c < 128 ? (T1[c]! & 64) !== 0 : true)) { p = s0; break L0; }
  k1 = b_BindingPropertyList(p, d); if (k1 === null) { p = s0; break L0; } p = pos;
  k0 = new Iteration([k1]);
 }
 p = sk(p);
 if (I[p] !== 125) return null; p += 1;
 pos = p; return new Node2(27, p0, p, k0, null);
}
function b_ArrayPattern(p: number, d: number): Child { // ArrayPattern
 d += 192;
 const p0 = p;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, k0: Child = null, k1: Child = null, k2: Child = null, a0: TreeNode[] = EMPTY;
 if (I[p] !== 91) return null; p += 1;
 k0 = NOTHING;
 L0: {
  s0 = p;
  p = sk(p);
  c = I[p]!; if (!(c < 128 ? (T4[c]! & 64) !== 0 : true)) { p = s0; break L0; }
  k1 = b_BindingItem(p, d); if (k1 === null) { p = s0; break L0; } p = pos;
  k0 = new Iteration([k1]);
 }
 a0 = [];
 L1: for (;;) {
  s1 = p;
  p = sk(p);
  if (I[p] !== 44) { p = s1; break L1; } p += 1;
  k1 = NOTHING;
  L2: {
   s2 = p;
   p = sk(p);
   c = I[p]!; if (!(c < 128 ? (T4[c]! & 64) !== 0 : true)) { p = s2; break L2; }
   k2 = b_BindingItem(p, d); if (k2 === null) { p = s2; break L2; } p = pos;
   k1 = new Iteration([k2]);
  }
  a0.push(k1);
 }
 k1 = a0.length === 0 ? NOTHING : new Iteration(a0);
 p = sk(p);
 if (I[p] !== 93) return null; p += 1;
 pos = p; return new Node2(410, p0, p, k0, k1);
}
function b_Primary(p: number, d: number): Child { // Primary
 if (d > MAX_DEPTH) tooDeep(p);
 d += 200;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, s5 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 s0 = p;
 c = I[p]!; s1 = M16[c < 128 ? c : 128]!;
 L0: {
  if ((s1 & 1) !== 0) L1: {
   s2 = p;
   c = I[p]!; s3 = M17[c < 128 ? c : 128]!;
   L2: {
    if ((s3 & 1) !== 0) L3: {
     s4 = p;
     L4: {
      p = m_asyncFunction(p); if (p < 0) break L4;
      break L3;
     }
     p = s4;
     s5 = p;
     p = m_identifier(p); if (p < 0) break L3;
     k2 = new Leaf(22, s5, p);
     k1 = k2;
     break L2;
    }
    p = s2;
    if ((s3 & 2) !== 0) L5: {
     k2 = b_Literal(p); if (k2 === null) break L5; p = pos;
     k1 = k2;
     break L2;
    }
    p = s2;
    if ((s3 & 4) !== 0) L6: {
     k2 = b_ArrayExpression(p, d); if (k2 === null) break L6; p = pos;
     k1 = k2;
     break L2;
    }
    p = s2;
    if ((s3 & 8) !== 0) L7: {
     k2 = b_ObjectExpression(p, d); if (k2 === null) break L7; p = pos;
     k1 = k2;
     break L2;
    }
    p = s2;
    if ((s3 & 16) !== 0) L8: {
     k2 = b_Parenthesized(p, d); if (k2 === null) break L8; p = pos;
     k1 = k2;
     break L2;
    }
    p = s2;
    if ((s3 & 32) !== 0) L9: {
     k2 = b_TemplateLiteral(p, d); if (k2 === null) break L9; p = pos;
     k1 = k2;
     break L2;
    }
    p = s2;
    if ((s3 & 64) !== 0) L10: {
     k2 = b_FunctionExpression(p, d); if (k2 === null) break L10; p = pos;
     k1 = k2;
     break L2;
    }
    p = s2;
    if ((s3 & 128) !== 0) L11: {
     k2 = b_ThisExpression(p); if (k2 === null) break L11; p = pos;
     k1 = k2;
     break L2;
    }
    p = s2;
    if ((s3 & 256) !== 0) L12: {
     k2 = b_NewExpression(p, d); if (k2 === null) break L12; p = pos;
     k1 = k2;
     break L2;
    }
    p = s2;
    if ((s3 & 512) !== 0) L13: {
     k2 = b_ClassExpression(p, d); if (k2 === null) break L13; p = pos;
     k1 = k2;
     break L2;
    }
    p = s2;
    if (!((s3 & 1024) !== 0)) break L1;
    k2 = b_Super(p); if (k2 === null) break L1; p = pos;
    k1 = k2;
   }
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 2) !== 0) L14: {
   k1 = b_DynamicImport(p, d); if (k1 === null) break L14; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 4) !== 0) L15: {
   k1 = b_ImportMeta(p); if (k1 === null) break L15; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 8) !== 0) L16: {
   k1 = b_DecoratedClass(p, d); if (k1 === null) break L16; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 16) !== 0) L17: {
   k1 = b_JsxElement(p, d); if (k1 === null) break L17; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if (!((s1 & 32) !== 0)) return null;
  k1 = b_AngleBracketCast(p, d); if (k1 === null) return null; p = pos;
  k0 = k1;
 }
 pos = p; return k0;
}
function b_Suffix(p: number, d: number): Child { // Suffix
 d += 232;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, s5 = 0, s6 = 0, s7 = 0, s8 = 0, k0: Child = null, k1: Child = null, k2: Child = null, k3: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T5[s1]! & 32) !== 0 : false)) L1: {
   s2 = p;
   s3 = I[p]!;
   L2: {
    if ((s3 === 46 || s3 === 91 || s3 === 96)) L3: {
     k2 = b_MemberSuffix(p, d); if (k2 === null) break L3; p = pos;
     k1 = k2;
     break L2;
    }
    p = s2;
    L4: {
     if (I[p] !== 40) break L4; p += 1;
     k2 = NOTHING;
     L5: {
      s4 = p;
      p = sk(p);
      c = I[p]!; if (!(c < 128 ? (T1[c]! & 32) !== 0 : true)) { p = s4; break L5; }
      k3 = b_ArgumentList(p, d); if (k3 === null) { p = s4; break L5; } p = pos;
      k2 = new Iteration([k3]);
     }
     p = sk(p);
     if (I[p] !== 41) break L4; p += 1;
     k1 = new Node2(354, s2, p, k2, null);
     break L2;
    }
    p = s2;
    if (!((s3 === 63))) break L1;
    if (I[p] !== 63 || I[p + 1] !== 46) break L1; p += 2;
    c = I[p]!; if ((c >= 48 && c <= 57)) break L1;
    p = sk(p);
    s4 = p;
    s5 = I[p]!;
    L6: {
     if ((s5 < 128 ? (T5[s5]! & 64) !== 0 : true)) L7: {
      s6 = p;
      s7 = I[p]!;
      L8: {
       if ((s7 === 35)) L9: {
        s8 = p;
        p = m_privateIdentifier(p); if (p < 0) break L9;
        k3 = new Leaf(266, s8, p);
        k2 = k3;
        break L8;
       }
       p = s6;
       if (!((s7 < 128 ? (T1[s7]! & 4) !== 0 : true))) break L7;
       s8 = p;
       p = m_identifierName(p); if (p < 0) break L7;
       k3 = new Leaf(24, s8, p);
       k2 = k3;
      }
      k1 = new Node2(355, s2, p, k2, null);
      break L6;
     }
     p = s4;
     L10: {
      if (I[p] !== 91) break L10; p += 1;
      p = sk(p);
      k2 = b_Expression(p, d); if (k2 === null) break L10; p = pos;
      p = sk(p);
      if (I[p] !== 93) break L10; p += 1;
      k1 = new Node2(357, s2, p, k2, null);
      break L6;
     }
     p = s4;
     if (I[p] !== 40) break L1; p += 1;
     k2 = NOTHING;
     L11: {
      s7 = p;
      p = sk(p);
      c = I[p]!; if (!(c < 128 ? (T1[c]! & 32) !== 0 : true)) { p = s7; break L11; }
      k3 = b_ArgumentList(p, d); if (k3 === null) { p = s7; break L11; } p = pos;
      k2 = new Iteration([k3]);
     }
     p = sk(p);
     if (I[p] !== 41) break L1; p += 1;
     k1 = new Node2(358, s2, p, k2, null);
    }
   }
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 === 60)) L12: {
   k1 = b_CallTypeArguments(p, d); if (k1 === null) break L12; p = pos;
   s3 = p;
   L13: {
    L14: {
     p = sk(p);
     if (I[p] !== 40) break L14; p += 1;
     k2 = NOTHING;
     L15: {
      s5 = p;
      p = sk(p);
      c = I[p]!; if (!(c < 128 ? (T1[c]! & 32) !== 0 : true)) { p = s5; break L15; }
      k3 = b_ArgumentList(p, d); if (k3 === null) { p = s5; break L15; } p = pos;
      k2 = new Iteration([k3]);
     }
     p = sk(p);
     if (I[p] !== 41) break L14; p += 1;
     k0 = new Node2(359, s0, p, k1, k2);
     break L13;
    }
    p = s3;
    L16: {
     p = sk(p);
     k2 = b_TemplateLiteral(p, d); if (k2 === null) break L16; p = pos;
     k0 = new Node2(361, s0, p, k1, k2);
     break L13;
    }
    p = s3;
    p = m_instantiationEnd(p); if (p < 0) break L12;
    k0 = new Node2(362, s0, p, k1, null);
   }
   break L0;
  }
  p = s0;
  if (!((s1 === 63))) return null;
  if (I[p] !== 63 || I[p + 1] !== 46) return null; p += 2;
  c = I[p]!; if ((c >= 48 && c <= 57)) return null;
  p = sk(p);
  k1 = b_TypeArguments(p, d); if (k1 === null) return null; p = pos;
  p = sk(p);
  if (I[p] !== 40) return null; p += 1;
  k2 = NOTHING;
  L17: {
   s2 = p;
   p = sk(p);
   c = I[p]!; if (!(c < 128 ? (T1[c]! & 32) !== 0 : true)) { p = s2; break L17; }
   k3 = b_ArgumentList(p, d); if (k3 === null) { p = s2; break L17; } p = pos;
   k2 = new Iteration([k3]);
  }
  p = sk(p);
  if (I[p] !== 41) return null; p += 1;
  k0 = new Node2(366, s0, p, k1, k2);
 }
 pos = p; return k0;
}
function b_NonNull(p: number): Child { // NonNull
 const p0 = p;
 let c = 0;
 if (I[p] !== 33) return null; p += 1;
 c = I[p]!; if ((c === 61)) return null;
 pos = p; return new Leaf(287, p0, p);
}
function b_VariableDeclarator_490(p: number, d: number): Child { // VariableDeclarator<binaryOperatorExceptIn>
 d += 200;
 let c = 0, s0 = 0, s2 = 0, s4 = 0, k0: Child = null, k1: Child = null, k2: Child = null, k3: Child = null;
 s0 = p;
 L0: {
  k1 = b_DeclaratorTarget(p, d); if (k1 === null) return null; p = pos;
  s2 = p;
  L1: {
   L2: {
    p = sk(p);
    if (I[p] !== 61) break L2; p += 1;
    p = sk(p);
    k2 = b_AssignmentIn_492(p, d); if (k2 === null) break L2; p = pos;
    k0 = new Node2(491, s0, p, k1, k2);
    break L1;
   }
   p = s2;
   k2 = NOTHING;
   L3: {
    s4 = p;
    p = sk(p);
    c = I[p]!; if (!(c === 33)) { p = s4; break L3; }
    k3 = b_DefiniteType(p, d); if (k3 === null) { p = s4; break L3; } p = pos;
    k2 = new Iteration([k3]);
   }
   k0 = new Node2(514, s0, p, k1, k2);
  }
 }
 pos = p; return k0;
}
function b_AssignmentIn_492(p: number, d: number): Child { // AssignmentIn<binaryOperatorExceptIn,anywhere>
 if (d > MAX_DEPTH) tooDeep(p);
 d += 208;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s4 = 0, s5 = 0, k0: Child = null, k1: Child = null, k2: Child = null, a0: TreeNode[] = EMPTY;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T3[s1]! & 128) !== 0 : true)) L1: {
   k1 = b_ArrowFunction_493(p, d); if (k1 === null) break L1; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 === 121)) L2: {
   k1 = b_YieldExpression_500(p, d); if (k1 === null) break L2; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T1[s1]! & 32) !== 0 : true))) return null;
  k1 = b_Binary_505(p, d); if (k1 === null) return null; p = pos;
  s2 = p;
  L3: {
   L4: {
    a0 = [];
    s4 = p;
    L5: for (;;) {
     s5 = p;
     p = sk(p);
     c = I[p]!; if (!(c < 128 ? (T4[c]! & 1) !== 0 : false)) { p = s5; break L5; }
     k2 = b_AssignmentTail_509(p, d); if (k2 === null) { p = s5; break L5; } p = pos;
     a0.push(k2);
    }
    if (p === s4) break L4;
    k2 = a0.length === 0 ? NOTHING : new Iteration(a0);
    k0 = new Node2(504, s0, p, k1, k2);
    break L3;
   }
   p = s2;
   k0 = k1;
  }
 }
 const k = settle(k0); pos = p; return k;
}
function b_TypeAnnotation(p: number, d: number): Child { // TypeAnnotation
 d += 144;
 const p0 = p;
 let k0: Child = null;
 if (I[p] !== 58) return null; p += 1;
 p = sk(p);
 k0 = b_Type(p, d); if (k0 === null) return null; p = pos;
 pos = p; return new Node2(93, p0, p, k0, null);
}
function m_Property(p: number, d: number): number { // Property
 d += 168;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0;
 s0 = p;
 c = I[p]!; s1 = M18[c < 128 ? c : 128]!;
 L0: {
  if ((s1 & 1) !== 0) L1: {
   p = m_identifier(p); if (p < 0) break L1;
   s2 = p;
   p = sk(p);
   s3 = p;
   L2: {
    L3: {
     if (I[p] !== 44) break L3; p += 1;
     break L2;
    }
    p = s3;
    if (I[p] !== 125) break L1; p += 1;
   }
   p = s2;
   break L0;
  }
  p = s0;
  if ((s1 & 2) !== 0) L4: {
   p = m_PropertyKey(p, d); if (p < 0) break L4;
   p = sk(p);
   if (I[p] !== 58) break L4; p += 1;
   p = sk(p);
   p = m_Assignment(p, d); if (p < 0) break L4;
   break L0;
  }
  p = s0;
  if ((s1 & 4) !== 0) L5: {
   if (I[p] !== 46 || I[p + 1] !== 46 || I[p + 2] !== 46) break L5; p += 3;
   p = sk(p);
   p = m_Assignment(p, d); if (p < 0) break L5;
   break L0;
  }
  p = s0;
  if ((s1 & 8) !== 0) L6: {
   p = m_identifier(p); if (p < 0) break L6;
   p = sk(p);
   if (I[p] !== 61) break L6; p += 1;
   s2 = p;
   L7: {
    p = sk(p);
    s4 = p;
    L8: {
     L9: {
      if (I[p] !== 61) break L9; p += 1;
      break L8;
     }
     p = s4;
     if (I[p] !== 62) break L7; p += 1;
    }
    break L6;
   }
   p = s2;
   p = sk(p);
   if (b_Value(p, d) === null) break L6; p = pos;
   break L0;
  }
  p = s0;
  if (!((s1 & 16) !== 0)) return -1;
  c = I[p]!; if ((c === 35)) return -1;
  p = m_Method(p, d); if (p < 0) return -1;
 }
 return p;
}
function m_ModuleSpecifier(p: number): number { // ModuleSpecifier
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0;
 L0: {
  s0 = p;
  if (I[p] !== 116 || I[p + 1] !== 121 || !eq(p, 99, 4)) { p = s0; break L0; } p += 4;
  s1 = p;
  L1: {
   p = sk(p);
   s2 = p;
   s3 = I[p]!;
   L2: {
    if ((s3 === 97)) L3: {
     p = m_asK(p); if (p < 0) break L3;
     break L2;
    }
    p = s2;
    L4: {
     if (I[p] !== 44) break L4; p += 1;
     break L2;
    }
    p = s2;
    if (I[p] !== 125) break L1; p += 1;
   }
   { p = s0; break L0; }
  }
  p = s1;
 }
 p = sk(p);
 p = m_ModuleName(p); if (p < 0) return -1;
 L5: {
  s1 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 97)) { p = s1; break L5; }
  p = m_AsName(p); if (p < 0) { p = s1; break L5; }
 }
 return p;
}
function m_anywhere(p: number): number { // anywhere
 return p;
}
function b_ArrowHead(p: number, d: number): Child { // ArrowHead
 d += 160;
 let s0 = 0, s1 = 0, k0: Child = null, k1: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 97)) L1: {
   p = m_asyncModifier(p); if (p < 0) break L1;
   p = sk(p);
   k1 = b_ArrowParameters(p, d); if (k1 === null) break L1; p = pos;
   p = m_arrow(p); if (p < 0) break L1;
   k0 = new Node2(61, s0, p, k1, null);
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T3[s1]! & 128) !== 0 : true))) return null;
  k1 = b_ArrowParameters(p, d); if (k1 === null) return null; p = pos;
  p = m_arrow(p); if (p < 0) return null;
  k0 = new Node2(211, s0, p, k1, null);
 }
 pos = p; return k0;
}
function b_ArrowBody_212(p: number, d: number): Child { // ArrowBody<binaryOperator,anywhere>
 d += 160;
 let c = 0, s0 = 0, s1 = 0, k0: Child = null, k1: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 123)) L1: {
   k1 = b_FunctionBody(p, d); if (k1 === null) break L1; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T5[s1]! & 128) !== 0 : true))) return null;
  c = I[p]!; if ((c === 123)) return null;
  k1 = b_ValueIn_55(p, d); if (k1 === null) return null; p = pos;
  k0 = k1;
 }
 pos = p; return k0;
}
function b_UntypedArrowHead(p: number, d: number): Child { // UntypedArrowHead
 d += 160;
 let s0 = 0, s1 = 0, k0: Child = null, k1: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 97)) L1: {
   p = m_asyncModifier(p); if (p < 0) break L1;
   p = sk(p);
   k1 = b_UntypedArrowParameters(p, d); if (k1 === null) break L1; p = pos;
   p = m_arrow(p); if (p < 0) break L1;
   k0 = new Node2(217, s0, p, k1, null);
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T4[s1]! & 32) !== 0 : true))) return null;
  k1 = b_UntypedArrowParameters(p, d); if (k1 === null) return null; p = pos;
  p = m_arrow(p); if (p < 0) return null;
  k0 = new Node2(220, s0, p, k1, null);
 }
 pos = p; return k0;
}
function m_yieldK(p: number): number { // yieldK
 let s0 = 0;
 if (I[p] !== 121 || I[p + 1] !== 105 || !eq(p, 313, 5)) return -1; p += 5;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function b_Unary(p: number, d: number): Child { // Unary
 if (d > MAX_DEPTH) tooDeep(p);
 d += 200;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, k0: Child = null, k1: Child = null, k2: Child = null, a0: TreeNode[] = EMPTY;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T6[s1]! & 1) !== 0 : false)) L1: {
   a0 = [];
   s2 = p;
   L2: for (;;) {
    s3 = p;
    p = sk(p);
    c = I[p]!; if (!(c < 128 ? (T6[c]! & 1) !== 0 : false)) { p = s3; break L2; }
    s4 = p;
    p = m_prefixOperator(p); if (p < 0) { p = s3; break L2; }
    k1 = new Leaf(232, s4, p);
    a0.push(k1);
   }
   if (p === s2) break L1;
   k1 = a0.length === 0 ? NOTHING : new Iteration(a0);
   p = sk(p);
   k2 = b_Update(p, d); if (k2 === null) break L1; p = pos;
   k0 = new Node2(231, s0, p, k1, k2);
   break L0;
  }
  p = s0;
  if ((s1 < 128 ? (T3[s1]! & 32) !== 0 : true)) L3: {
   k2 = b_Update(p, d); if (k2 === null) break L3; p = pos;
   k0 = k2;
   break L0;
  }
  p = s0;
  if (!((s1 === 35))) return null;
  s3 = p;
  p = m_privateIdentifier(p); if (p < 0) return null;
  k2 = new Leaf(266, s3, p);
  s2 = p;
  p = sk(p);
  p = m_inK(p); if (p < 0) return null;
  p = s2;
  k0 = k2;
 }
 pos = p; return k0;
}
function b_BinaryTail_368(p: number, d: number): Child { // BinaryTail<binaryOperator>
 d += 136;
 let k0: Child = null;
 k0 = b_BinaryTail_operation_369(p, d); if (k0 === null) return null; p = pos;
 pos = p; return k0;
}
function m_assertionAhead(p: number): number { // assertionAhead
 let s0 = 0, s2 = 0;
 p = m_sameLineSpaces(p); if (p < 0) return -1;
 s0 = p;
 L0: {
  L1: {
   if (I[p] !== 97 || I[p + 1] !== 115) break L1; p += 2;
   break L0;
  }
  p = s0;
  if (I[p] !== 115 || I[p + 1] !== 97 || !eq(p, 318, 9)) return -1; p += 9;
 }
 s2 = p;
 L2: {
  p = m_identifierPart(p); if (p < 0) break L2;
  return -1;
 }
 p = s2;
 return p;
}
function b_Assertion(p: number, d: number): Child { // Assertion
 d += 176;
 let s0 = 0, s1 = 0, s2 = 0, s3 = 0, k0: Child = null, k1: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 97)) L1: {
   p = m_asK(p); if (p < 0) break L1;
   p = sk(p);
   s2 = p;
   s3 = I[p]!;
   L2: {
    if ((s3 === 99)) L3: {
     k1 = b_ConstType(p); if (k1 === null) break L3; p = pos;
     k0 = new Node2(374, s0, p, k1, null);
     break L2;
    }
    p = s2;
    if (!((s3 < 128 ? (T5[s3]! & 1) !== 0 : true))) break L1;
    k1 = b_Type(p, d); if (k1 === null) break L1; p = pos;
    k0 = new Node2(375, s0, p, k1, null);
   }
   break L0;
  }
  p = s0;
  if (!((s1 === 115))) return null;
  p = m_satisfiesK(p); if (p < 0) return null;
  p = sk(p);
  k1 = b_Type(p, d); if (k1 === null) return null; p = pos;
  k0 = new Node2(376, s0, p, k1, null);
 }
 pos = p; return k0;
}
function b_AssignmentIn_381(p: number, d: number): Child { // AssignmentIn<binaryOperator,alternativeMark>
 if (d > MAX_DEPTH) tooDeep(p);
 d += 208;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s4 = 0, s5 = 0, k0: Child = null, k1: Child = null, k2: Child = null, a0: TreeNode[] = EMPTY;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T3[s1]! & 128) !== 0 : true)) L1: {
   k1 = b_ArrowFunction_382(p, d); if (k1 === null) break L1; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 === 121)) L2: {
   k1 = b_YieldExpression_390(p, d); if (k1 === null) break L2; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T1[s1]! & 32) !== 0 : true))) return null;
  k1 = b_Binary_228(p, d); if (k1 === null) return null; p = pos;
  s2 = p;
  L3: {
   L4: {
    a0 = [];
    s4 = p;
    L5: for (;;) {
     s5 = p;
     p = sk(p);
     c = I[p]!; if (!(c < 128 ? (T4[c]! & 1) !== 0 : false)) { p = s5; break L5; }
     k2 = b_AssignmentTail_395(p, d); if (k2 === null) { p = s5; break L5; } p = pos;
     a0.push(k2);
    }
    if (p === s4) break L4;
    k2 = a0.length === 0 ? NOTHING : new Iteration(a0);
    k0 = new Node2(394, s0, p, k1, k2);
    break L3;
   }
   p = s2;
   k0 = k1;
  }
 }
 const k = settle(k0); pos = p; return k;
}
function b_TailOperand_402(p: number, d: number): Child { // TailOperand<binaryOperator,anywhere>
 d += 192;
 let s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T3[s1]! & 128) !== 0 : true)) L1: {
   s2 = p;
   s3 = I[p]!;
   L2: {
    if ((s3 < 128 ? (T3[s3]! & 128) !== 0 : true)) L3: {
     k2 = b_ArrowFunction_57(p, d); if (k2 === null) break L3; p = pos;
     k1 = k2;
     break L2;
    }
    p = s2;
    if (!((s3 === 121))) break L1;
    k2 = b_YieldExpression_222(p, d); if (k2 === null) break L1; p = pos;
    k1 = k2;
   }
   s4 = p;
   L4: {
    p = sk(p);
    p = m_tailStart(p); if (p < 0) break L4;
    break L1;
   }
   p = s4;
   k0 = k1;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T1[s1]! & 32) !== 0 : true))) return null;
  k1 = b_Binary_228(p, d); if (k1 === null) return null; p = pos;
  k0 = k1;
 }
 pos = p; return k0;
}
function b_Value(p: number, d: number): Child { // Value
 const m = recall(54, p); if (m !== undefined) { pos = m.end; return m.node; }
 if (d > MAX_DEPTH) tooDeep(p);
 d += 144;
 const p0 = p;
 let k0: Child = null;
 k0 = b_ValueIn_55(p, d); if (k0 === null) { remember(54, p0, null, 0); return null; } p = pos;
 const k = k0; remember(54, p0, k, p); pos = p; return k;
}
function m_LegacyOctal(p: number): number { // LegacyOctal
 p = m_legacyOctal(p); if (p < 0) return -1;
 return p;
}
function m_AssignmentIn_56(p: number, d: number): number { // AssignmentIn<binaryOperator,anywhere>
 if (d > MAX_DEPTH) tooDeep(p);
 d += 176;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s4 = 0, s5 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T3[s1]! & 128) !== 0 : true)) L1: {
   p = m_ArrowFunction_57(p, d); if (p < 0) break L1;
   break L0;
  }
  p = s0;
  if ((s1 === 121)) L2: {
   p = m_YieldExpression_222(p, d); if (p < 0) break L2;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T1[s1]! & 32) !== 0 : true))) return -1;
  p = m_Binary_228(p, d); if (p < 0) return -1;
  s2 = p;
  L3: {
   L4: {
    s4 = p;
    L5: for (;;) {
     s5 = p;
     p = sk(p);
     c = I[p]!; if (!(c < 128 ? (T4[c]! & 1) !== 0 : false)) { p = s5; break L5; }
     p = m_AssignmentTail_378(p, d); if (p < 0) { p = s5; break L5; }
    }
    if (p === s4) break L4;
    break L3;
   }
   p = s2;
  }
 }
 return p;
}
function m_ExpressionIn_102(p: number, d: number): number { // ExpressionIn<binaryOperator>
 d += 176;
 let s2 = 0, s4 = 0, s5 = 0;
 L0: {
  p = m_AssignmentIn_56(p, d); if (p < 0) return -1;
  s2 = p;
  L1: {
   L2: {
    s4 = p;
    L3: for (;;) {
     s5 = p;
     p = sk(p);
     if (I[p] !== 44) { p = s5; break L3; } p += 1;
     p = sk(p);
     p = m_AssignmentIn_56(p, d); if (p < 0) { p = s5; break L3; }
    }
    if (p === s4) break L2;
    break L1;
   }
   p = s2;
  }
 }
 return p;
}
function m_Argument(p: number, d: number): number { // Argument
 d += 144;
 let s0 = 0, s1 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T1[s1]! & 32) !== 0 : true)) L1: {
   p = m_Assignment(p, d); if (p < 0) break L1;
   break L0;
  }
  p = s0;
  if (!((s1 === 46))) return -1;
  p = m_SpreadElement(p, d); if (p < 0) return -1;
 }
 return p;
}
function m_typeParameterModifier(p: number): number { // typeParameterModifier
 let s0 = 0, s1 = 0;
 p = m_parameterWord(p); if (p < 0) return -1;
 p = sk(p);
 s0 = p;
 p = m_identifierStart(p); if (p < 0) return -1;
 p = s0;
 s1 = p;
 L0: {
  p = m_extendsK(p); if (p < 0) break L0;
  return -1;
 }
 p = s1;
 return p;
}
function b_TypeConstraint(p: number, d: number): Child { // TypeConstraint
 d += 144;
 const p0 = p;
 let k0: Child = null;
 p = m_extendsK(p); if (p < 0) return null;
 p = sk(p);
 k0 = b_Type(p, d); if (k0 === null) return null; p = pos;
 pos = p; return new Node2(82, p0, p, k0, null);
}
function b_TypeDefault(p: number, d: number): Child { // TypeDefault
 d += 144;
 const p0 = p;
 let k0: Child = null;
 if (I[p] !== 61) return null; p += 1;
 p = sk(p);
 k0 = b_Type(p, d); if (k0 === null) return null; p = pos;
 pos = p; return new Node2(208, p0, p, k0, null);
}
function m_parameterWordOfProperty(p: number): number { // parameterWordOfProperty
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, s5 = 0;
 s0 = p;
 c = I[p]!; s1 = M19[c < 128 ? c : 128]!;
 L0: {
  if ((s1 & 1) !== 0) L1: {
   if (I[p] !== 112 || I[p + 1] !== 117 || !eq(p, 255, 6)) break L1; p += 6;
   break L0;
  }
  p = s0;
  if ((s1 & 2) !== 0) L2: {
   if (I[p] !== 112 || I[p + 1] !== 114 || !eq(p, 261, 7)) break L2; p += 7;
   break L0;
  }
  p = s0;
  if ((s1 & 4) !== 0) L3: {
   if (I[p] !== 112 || I[p + 1] !== 114 || !eq(p, 268, 9)) break L3; p += 9;
   break L0;
  }
  p = s0;
  if ((s1 & 8) !== 0) L4: {
   if (I[p] !== 114 || I[p + 1] !== 101 || !eq(p, 277, 8)) break L4; p += 8;
   break L0;
  }
  p = s0;
  if (!((s1 & 16) !== 0)) return -1;
  if (I[p] !== 111 || I[p + 1] !== 118 || !eq(p, 285, 8)) return -1; p += 8;
 }
 s2 = p;
 L5: {
  p = m_identifierPart(p); if (p < 0) break L5;
  return -1;
 }
 p = s2;
 p = sk(p);
 s3 = p;
 s4 = p;
 s5 = I[p]!;
 L6: {
  if ((s5 === 91 || s5 === 123)) L7: {
   p++;
   break L6;
  }
  p = s4;
  if (!((s5 < 128 ? (T1[s5]! & 4) !== 0 : true))) return -1;
  p = m_identifierStart(p); if (p < 0) return -1;
 }
 p = s3;
 return p;
}
function b_PropertyParameter(p: number, d: number): Child { // PropertyParameter
 d += 176;
 let s0 = 0, s2 = 0, k0: Child = null, k1: Child = null;
 s0 = p;
 L0: {
  k1 = b_ParameterTarget(p, d); if (k1 === null) return null; p = pos;
  s2 = p;
  L1: {
   L2: {
    p = sk(p);
    if (I[p] !== 61) break L2; p += 1;
    p = sk(p);
    if (b_Value(p, d) === null) break L2; p = pos;
    k0 = new Node2(90, s0, p, k1, null);
    break L1;
   }
   p = s2;
   k0 = k1;
  }
 }
 pos = p; return k0;
}
function b_ParameterTarget(p: number, d: number): Child { // ParameterTarget
 d += 184;
 let s0 = 0, s1 = 0, s2 = 0, s3 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T4[s1]! & 128) !== 0 : true)) L1: {
   k1 = b_BindingTarget(p, d); if (k1 === null) break L1; p = pos;
   s2 = p;
   L2: {
    L3: {
     p = sk(p);
     k2 = b_TypeAnnotation(p, d); if (k2 === null) break L3; p = pos;
     k0 = new Node2(92, s0, p, k1, k2);
     break L2;
    }
    p = s2;
    L4: {
     p = sk(p);
     if (I[p] !== 63) break L4; p += 1;
     p = sk(p);
     k2 = b_TypeAnnotation(p, d); if (k2 === null) break L4; p = pos;
     k0 = new Node2(94, s0, p, k1, k2);
     break L2;
    }
    p = s2;
    L5: {
     p = sk(p);
     if (I[p] !== 63) break L5; p += 1;
     k0 = new Node2(95, s0, p, k1, null);
     break L2;
    }
    p = s2;
    k0 = k1;
   }
   break L0;
  }
  p = s0;
  if (!((s1 === 116))) return null;
  s3 = p;
  p = m_thisK(p); if (p < 0) return null;
  k1 = new Leaf(97, s3, p);
  p = sk(p);
  k2 = b_TypeAnnotation(p, d); if (k2 === null) return null; p = pos;
  k0 = new Node2(96, s0, p, k1, k2);
 }
 pos = p; return k0;
}
function b_TypePredicate(p: number, d: number): Child { // TypePredicate
 d += 192;
 let s0 = 0, s1 = 0, s2 = 0, s3 = 0, k0: Child = null, k1: Child = null, k2: Child = null, k3: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 97)) L1: {
   p = m_assertsWord(p); if (p < 0) break L1;
   p = sk(p);
   k1 = b_PredicateName(p); if (k1 === null) break L1; p = pos;
   k2 = NOTHING;
   L2: {
    s2 = p;
    s3 = p;
    L3: {
     p = m_lineBreak(p); if (p < 0) break L3;
     { p = s2; break L2; }
    }
    p = s3;
    p = sk(p);
    k3 = b_IsType(p, d); if (k3 === null) { p = s2; break L2; } p = pos;
    k2 = new Iteration([k3]);
   }
   k0 = new Node2(115, s0, p, k1, k2);
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T1[s1]! & 4) !== 0 : true))) return null;
  k2 = b_PredicateName(p); if (k2 === null) return null; p = pos;
  s2 = p;
  L4: {
   p = m_lineBreak(p); if (p < 0) break L4;
   return null;
  }
  p = s2;
  p = sk(p);
  k1 = b_IsType(p, d); if (k1 === null) return null; p = pos;
  k0 = new Node2(122, s0, p, k2, k1);
 }
 pos = p; return k0;
}
function b_MethodDefinition(p: number, d: number): Child { // MethodDefinition
 d += 168;
 const p0 = p;
 let c = 0, s0 = 0, k0: Child = null, k1: Child = null, a0: TreeNode[] = EMPTY;
 a0 = [];
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  c = I[p]!; if (!(c < 128 ? (T5[c]! & 4) !== 0 : false)) { p = s0; break L0; }
  k0 = b_MemberModifier(p); if (k0 === null) { p = s0; break L0; } p = pos;
  a0.push(k0);
 }
 k0 = a0.length === 0 ? NOTHING : new Iteration(a0);
 p = sk(p);
 k1 = b_Method(p, d); if (k1 === null) return null; p = pos;
 pos = p; return new Node2(299, p0, p, k0, k1);
}
function b_PropertyDefinition(p: number, d: number): Child { // PropertyDefinition
 d += 240;
 let c = 0, s0 = 0, s2 = 0, s5 = 0, s7 = 0, k0: Child = null, k1: Child = null, k2: Child = null, k3: Child = null, k4: Child = null, a0: TreeNode[] = EMPTY;
 s0 = p;
 L0: {
  a0 = [];
  L1: for (;;) {
   s2 = p;
   p = sk(p);
   c = I[p]!; if (!(c < 128 ? (T5[c]! & 4) !== 0 : false)) { p = s2; break L1; }
   k1 = b_MemberModifier(p); if (k1 === null) { p = s2; break L1; } p = pos;
   a0.push(k1);
  }
  k1 = a0.length === 0 ? NOTHING : new Iteration(a0);
  p = sk(p);
  L2: {
   k2 = b_ClassElementName(p, d); if (k2 === null) return null; p = pos;
   s5 = p;
   L3: {
    L4: {
     k3 = NOTHING;
     L5: {
      s7 = p;
      p = sk(p);
      c = I[p]!; if (!(c === 33 || c === 58 || c === 63)) { p = s7; break L5; }
      k4 = b_FieldType(p, d); if (k4 === null) { p = s7; break L5; } p = pos;
      k3 = new Iteration([k4]);
     }
     p = sk(p);
     if (I[p] !== 61) break L4; p += 1;
     p = sk(p);
     k4 = b_Assignment(p, d); if (k4 === null) break L4; p = pos;
     p = m_semicolon(p); if (p < 0) break L4;
     k0 = new Node5(303, s0, p, k1, k2, k3, k4, null);
     break L3;
    }
    p = s5;
    k4 = NOTHING;
    L6: {
     s7 = p;
     p = sk(p);
     c = I[p]!; if (!(c === 33 || c === 58 || c === 63)) { p = s7; break L6; }
     k3 = b_FieldType(p, d); if (k3 === null) { p = s7; break L6; } p = pos;
     k4 = new Iteration([k3]);
    }
    p = m_semicolon(p); if (p < 0) return null;
    k0 = new Node5(312, s0, p, k1, k2, k4, null, null);
   }
  }
 }
 pos = p; return k0;
}
function b_StaticBlock(p: number, d: number): Child { // StaticBlock
 d += 160;
 const p0 = p;
 let c = 0, s0 = 0, k0: Child = null, a0: TreeNode[] = EMPTY;
 p = m_staticK(p); if (p < 0) return null;
 p = sk(p);
 if (I[p] !== 123) return null; p += 1;
 a0 = [];
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  c = I[p]!; if (!(c < 128 ? (T0[c]! & 1) !== 0 : true)) { p = s0; break L0; }
  k0 = b_StatementListItem(p, d); if (k0 === null) { p = s0; break L0; } p = pos;
  a0.push(k0);
 }
 k0 = a0.length === 0 ? NOTHING : new Iteration(a0);
 p = sk(p);
 if (I[p] !== 125) return null; p += 1;
 pos = p; return new Node2(313, p0, p, k0, null);
}
function b_ClassIndexSignature(p: number, d: number): Child { // ClassIndexSignature
 d += 168;
 const p0 = p;
 let c = 0, s0 = 0, k0: Child = null, k1: Child = null, a0: TreeNode[] = EMPTY;
 a0 = [];
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  c = I[p]!; if (!(c < 128 ? (T5[c]! & 4) !== 0 : false)) { p = s0; break L0; }
  k0 = b_MemberModifier(p); if (k0 === null) { p = s0; break L0; } p = pos;
  a0.push(k0);
 }
 k0 = a0.length === 0 ? NOTHING : new Iteration(a0);
 p = sk(p);
 k1 = b_IndexSignature(p, d); if (k1 === null) return null; p = pos;
 p = m_semicolon(p); if (p < 0) return null;
 pos = p; return new Node2(316, p0, p, k0, k1);
}
function b_MethodSignature(p: number, d: number): Child { // MethodSignature
 d += 168;
 const p0 = p;
 let c = 0, s0 = 0, k0: Child = null, k1: Child = null, a0: TreeNode[] = EMPTY;
 a0 = [];
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  c = I[p]!; if (!(c < 128 ? (T5[c]! & 4) !== 0 : false)) { p = s0; break L0; }
  k0 = b_MemberModifier(p); if (k0 === null) { p = s0; break L0; } p = pos;
  a0.push(k0);
 }
 k0 = a0.length === 0 ? NOTHING : new Iteration(a0);
 p = sk(p);
 k1 = b_MethodHead(p, d); if (k1 === null) return null; p = pos;
 p = m_semicolon(p); if (p < 0) return null;
 pos = p; return new Node2(317, p0, p, k0, k1);
}
function b_Decorator(p: number, d: number): Child { // Decorator
 d += 152;
 const p0 = p;
 let s0 = 0, s1 = 0;
 if (I[p] !== 64) return null; p += 1;
 p = sk(p);
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 40)) L1: {
   p = m_Parenthesized(p, d); if (p < 0) break L1;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T1[s1]! & 4) !== 0 : true))) return null;
  p = m_DecoratorCall(p, d); if (p < 0) return null;
 }
 pos = p; return new Leaf(99, p0, p);
}
function b_AccessorField(p: number, d: number): Child { // AccessorField
 d += 152;
 const p0 = p;
 let c = 0, s0 = 0, k0: Child = null;
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  c = I[p]!; if (!(c < 128 ? (T5[c]! & 4) !== 0 : false)) { p = s0; break L0; }
  p = m_MemberModifier(p); if (p < 0) { p = s0; break L0; }
 }
 p = sk(p);
 p = m_accessorWord(p); if (p < 0) return null;
 p = sk(p);
 k0 = b_PropertyDefinition(p, d); if (k0 === null) return null; p = pos;
 pos = p; return new Node2(322, p0, p, k0, null);
}
function m_newK(p: number): number { // newK
 let s0 = 0;
 if (I[p] !== 110 || I[p + 1] !== 101 || I[p + 2] !== 119) return -1; p += 3;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function b_IntersectionType(p: number, d: number): Child { // IntersectionType
 d += 208;
 let s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, s5 = 0, k0: Child = null, k1: Child = null, k2: Child = null, a0: TreeNode[] = EMPTY;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T6[s1]! & 2) !== 0 : true)) L1: {
   k1 = b_OperatorType(p, d); if (k1 === null) break L1; p = pos;
   s2 = p;
   L2: {
    L3: {
     a0 = [];
     s4 = p;
     L4: for (;;) {
      s5 = p;
      p = sk(p);
      if (I[p] !== 38) { p = s5; break L4; } p += 1;
      p = sk(p);
      k2 = b_OperatorType(p, d); if (k2 === null) { p = s5; break L4; } p = pos;
      a0.push(k2);
     }
     if (p === s4) break L3;
     k2 = a0.length === 0 ? NOTHING : new Iteration(a0);
     k0 = new Node2(130, s0, p, k1, k2);
     break L2;
    }
    p = s2;
    k0 = k1;
   }
   break L0;
  }
  p = s0;
  if (I[p] !== 38) return null; p += 1;
  p = sk(p);
  k1 = b_OperatorType(p, d); if (k1 === null) return null; p = pos;
  a0 = [];
  L5: for (;;) {
   s3 = p;
   p = sk(p);
   if (I[p] !== 38) { p = s3; break L5; } p += 1;
   p = sk(p);
   k2 = b_OperatorType(p, d); if (k2 === null) { p = s3; break L5; } p = pos;
   a0.push(k2);
  }
  k2 = a0.length === 0 ? NOTHING : new Iteration(a0);
  k0 = new Node2(205, s0, p, k1, k2);
 }
 pos = p; return k0;
}
function b_CheckedType(p: number, d: number): Child { // CheckedType
 d += 160;
 let s0 = 0, s1 = 0, k0: Child = null, k1: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 40 || s1 === 60)) L1: {
   k1 = b_FunctionType(p, d); if (k1 === null) break L1; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 === 97 || s1 === 110)) L2: {
   k1 = b_ConstructorType(p, d); if (k1 === null) break L2; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T4[s1]! & 4) !== 0 : true))) return null;
  k1 = b_UnionType(p, d); if (k1 === null) return null; p = pos;
  k0 = k1;
 }
 const k = settle(k0); pos = p; return k;
}
function b_IndexSignature(p: number, d: number): Child { // IndexSignature
 d += 200;
 const p0 = p;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, k0: Child = null, k1: Child = null, k2: Child = null, k3: Child = null, k4: Child = null;
 k0 = NOTHING;
 L0: {
  s0 = p;
  c = I[p]!; if (!(c === 114)) { p = s0; break L0; }
  s1 = p;
  p = m_readonlyWord(p); if (p < 0) { p = s0; break L0; }
  k1 = new Leaf(158, s1, p);
  k0 = new Iteration([k1]);
 }
 p = sk(p);
 if (I[p] !== 91) return null; p += 1;
 p = sk(p);
 s1 = p;
 p = m_identifier(p); if (p < 0) return null;
 k1 = new Leaf(22, s1, p);
 p = sk(p);
 k2 = b_TypeAnnotation(p, d); if (k2 === null) return null; p = pos;
 p = sk(p);
 if (I[p] !== 93) return null; p += 1;
 k3 = NOTHING;
 L1: {
  s2 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 58)) { p = s2; break L1; }
  k4 = b_TypeAnnotation(p, d); if (k4 === null) { p = s2; break L1; } p = pos;
  k3 = new Iteration([k4]);
 }
 pos = p; return new Node5(157, p0, p, k0, k1, k2, k3, null);
}
function b_PropertySignature(p: number, d: number): Child { // PropertySignature
 d += 192;
 const p0 = p;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, k0: Child = null, k1: Child = null, k2: Child = null, k3: Child = null;
 k0 = NOTHING;
 L0: {
  s0 = p;
  c = I[p]!; if (!(c === 114)) { p = s0; break L0; }
  s1 = p;
  p = m_readonlyWord(p); if (p < 0) { p = s0; break L0; }
  k1 = new Leaf(158, s1, p);
  k0 = new Iteration([k1]);
 }
 p = sk(p);
 k1 = b_PropertyKey(p, d); if (k1 === null) return null; p = pos;
 k2 = NOTHING;
 L1: {
  s1 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 63)) { p = s1; break L1; }
  s2 = p;
  c = I[p]!; if (!(c === 63)) { p = s1; break L1; } p++;
  k3 = new Leaf(161, s2, p);
  k2 = new Iteration([k3]);
 }
 p = sk(p);
 k3 = b_TypeAnnotation(p, d); if (k3 === null) return null; p = pos;
 pos = p; return new Node5(160, p0, p, k0, k1, k2, k3, null);
}
function b_CallSignature(p: number, d: number): Child { // CallSignature
 d += 144;
 const p0 = p;
 let k0: Child = null;
 k0 = b_Signature(p, d); if (k0 === null) return null; p = pos;
 pos = p; return new Node2(162, p0, p, k0, null);
}
function b_ConstructSignature(p: number, d: number): Child { // ConstructSignature
 d += 144;
 const p0 = p;
 let k0: Child = null;
 p = m_newK(p); if (p < 0) return null;
 p = sk(p);
 k0 = b_Signature(p, d); if (k0 === null) return null; p = pos;
 pos = p; return new Node2(163, p0, p, k0, null);
}
function b_AccessorSignature(p: number, d: number): Child { // AccessorSignature
 d += 168;
 let s0 = 0, s1 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 103)) L1: {
   p = m_getK(p); if (p < 0) break L1;
   p = sk(p);
   k1 = b_PropertyKey(p, d); if (k1 === null) break L1; p = pos;
   p = sk(p);
   k2 = b_Signature(p, d); if (k2 === null) break L1; p = pos;
   k0 = new Node2(165, s0, p, k1, k2);
   break L0;
  }
  p = s0;
  if (!((s1 === 115))) return null;
  p = m_setK(p); if (p < 0) return null;
  p = sk(p);
  k2 = b_PropertyKey(p, d); if (k2 === null) return null; p = pos;
  p = sk(p);
  k1 = b_Signature(p, d); if (k1 === null) return null; p = pos;
  k0 = new Node2(167, s0, p, k2, k1);
 }
 pos = p; return k0;
}
function b_InterfaceMethod(p: number, d: number): Child { // InterfaceMethod
 d += 176;
 const p0 = p;
 let c = 0, s0 = 0, s1 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 k0 = b_PropertyKey(p, d); if (k0 === null) return null; p = pos;
 k1 = NOTHING;
 L0: {
  s0 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 63)) { p = s0; break L0; }
  s1 = p;
  c = I[p]!; if (!(c === 63)) { p = s0; break L0; } p++;
  k2 = new Leaf(161, s1, p);
  k1 = new Iteration([k2]);
 }
 p = sk(p);
 k2 = b_Signature(p, d); if (k2 === null) return null; p = pos;
 pos = p; return new Node5(169, p0, p, k0, k1, k2, null, null);
}
function b_BareProperty(p: number, d: number): Child { // BareProperty
 d += 192;
 const p0 = p;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, k0: Child = null, k1: Child = null, k2: Child = null, k3: Child = null;
 k0 = NOTHING;
 L0: {
  s0 = p;
  c = I[p]!; if (!(c === 114)) { p = s0; break L0; }
  s1 = p;
  p = m_readonlyWord(p); if (p < 0) { p = s0; break L0; }
  k1 = new Leaf(158, s1, p);
  k0 = new Iteration([k1]);
 }
 p = sk(p);
 k1 = b_PropertyKey(p, d); if (k1 === null) return null; p = pos;
 k2 = NOTHING;
 L1: {
  s1 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 63)) { p = s1; break L1; }
  s2 = p;
  c = I[p]!; if (!(c === 63)) { p = s1; break L1; } p++;
  k3 = new Leaf(161, s2, p);
  k2 = new Iteration([k3]);
 }
 pos = p; return new Node5(170, p0, p, k0, k1, k2, null, null);
}
function m_memberEnd(p: number): number { // memberEnd
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T6[s1]! & 4) !== 0 : true)) L1: {
   p = sk(p);
   c = I[p]!; if (!(c === 44 || c === 59)) break L1; p++;
   break L0;
  }
  p = s0;
  s2 = p;
  p = m_sameLineSpaces(p); if (p < 0) return -1;
  s3 = p;
  s4 = I[p]!;
  L2: {
   if ((s4 < 128 ? (T0[s4]! & 16) !== 0 : (s4 === 8232 || s4 === 8233))) L3: {
    p = m_newline(p); if (p < 0) break L3;
    break L2;
   }
   p = s3;
   L4: {
    if (I[p] !== 125) break L4; p += 1;
    break L2;
   }
   p = s3;
   if (!((s4 === 65536))) return -1;
   p = m_end(p); if (p < 0) return -1;
  }
  p = s2;
 }
 return p;
}
function b_AmbientItem(p: number, d: number): Child { // AmbientItem
 d += 184;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T5[s1]! & 16) !== 0 : false)) L1: {
   k1 = NOTHING;
   L2: {
    s2 = p;
    c = I[p]!; if (!(c === 101)) { p = s2; break L2; }
    s3 = p;
    p = m_exportK(p); if (p < 0) { p = s2; break L2; }
    k2 = new Leaf(429, s3, p);
    k1 = new Iteration([k2]);
   }
   L3: {
    s3 = p;
    p = sk(p);
    c = I[p]!; if (!(c === 100)) { p = s3; break L3; }
    p = m_declareWord(p); if (p < 0) { p = s3; break L3; }
   }
   p = sk(p);
   k2 = b_Ambient(p, d); if (k2 === null) break L1; p = pos;
   k0 = new Node2(442, s0, p, k1, k2);
   break L0;
  }
  p = s0;
  if ((s1 === 101)) L4: {
   p = m_exportK(p); if (p < 0) break L4;
   p = sk(p);
   p = m_defaultK(p); if (p < 0) break L4;
   p = sk(p);
   k2 = b_Assignment(p, d); if (k2 === null) break L4; p = pos;
   p = m_semicolon(p); if (p < 0) break L4;
   k0 = new Node2(443, s0, p, k2, null);
   break L0;
  }
  p = s0;
  if (!((s1 === 101))) return null;
  k2 = b_ExportList(p); if (k2 === null) return null; p = pos;
  k0 = k2;
 }
 const k = settle(k0); pos = p; return k;
}
function b_BindingPropertyList(p: number, d: number): Child { // BindingPropertyList
 d += 176;
 const p0 = p;
 let s0 = 0, s1 = 0, k0: Child = null, k1: Child = null, a0: TreeNode[] = EMPTY;
 k0 = b_BindingProperty(p, d); if (k0 === null) return null; p = pos;
 a0 = [];
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  if (I[p] !== 44) { p = s0; break L0; } p += 1;
  p = sk(p);
  k1 = b_BindingProperty(p, d); if (k1 === null) { p = s0; break L0; } p = pos;
  a0.push(k1);
 }
 k1 = a0.length === 0 ? NOTHING : new Iteration(a0);
 L1: {
  s1 = p;
  p = sk(p);
  if (I[p] !== 44) { p = s1; break L1; } p += 1;
 }
 pos = p; return new Node2(28, p0, p, k0, k1);
}
function b_BindingItem(p: number, d: number): Child { // BindingItem
 d += 168;
 let s0 = 0, s1 = 0, s2 = 0, k0: Child = null, k1: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  L1: {
   if (I[p] !== 46 || I[p + 1] !== 46 || I[p + 2] !== 46) break L1; p += 3;
   p = sk(p);
   k1 = b_BindingTarget(p, d); if (k1 === null) break L1; p = pos;
   s2 = p;
   p = sk(p);
   if (I[p] !== 93) break L1; p += 1;
   p = s2;
   k0 = new Node2(412, s0, p, k1, null);
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T4[s1]! & 128) !== 0 : true))) return null;
  k1 = b_BindingElement(p, d); if (k1 === null) return null; p = pos;
  k0 = k1;
 }
 pos = p; return k0;
}
function b_Literal(p: number): Child { // Literal
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T6[s1]! & 8) !== 0 : false)) L1: {
   s2 = p;
   c = I[p]!; s3 = M20[c < 128 ? c : 128]!;
   L2: {
    if ((s3 & 1) !== 0) L3: {
     s4 = p;
     p = m_stringLiteral(p); if (p < 0) break L3;
     k2 = new Leaf(32, s4, p);
     k1 = k2;
     break L2;
    }
    p = s2;
    if ((s3 & 2) !== 0) L4: {
     s4 = p;
     p = m_numericLiteral(p); if (p < 0) break L4;
     k2 = new Leaf(39, s4, p);
     k1 = k2;
     break L2;
    }
    p = s2;
    if ((s3 & 4) !== 0) L5: {
     k2 = b_BooleanLiteral(p); if (k2 === null) break L5; p = pos;
     k1 = k2;
     break L2;
    }
    p = s2;
    if ((s3 & 8) !== 0) L6: {
     k2 = b_NullLiteral(p); if (k2 === null) break L6; p = pos;
     k1 = k2;
     break L2;
    }
    p = s2;
    if (!((s3 & 16) !== 0)) break L1;
    s4 = p;
    p = m_regularExpressionLiteral(p); if (p < 0) break L1;
    k2 = new Leaf(244, s4, p);
    k1 = k2;
   }
   k0 = k1;
   break L0;
  }
  p = s0;
  if (!((s1 === 34 || s1 === 39 || s1 === 48))) return null;
  k1 = b_LegacyOctal(p); if (k1 === null) return null; p = pos;
  k0 = k1;
 }
 pos = p; return k0;
}
function b_ArrayExpression(p: number, d: number): Child { // ArrayExpression
 d += 192;
 const p0 = p;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, k0: Child = null, k1: Child = null, k2: Child = null, a0: TreeNode[] = EMPTY;
 if (I[p] !== 91) return null; p += 1;
 k0 = NOTHING;
 L0: {
  s0 = p;
  p = sk(p);
  c = I[p]!; if (!(c < 128 ? (T1[c]! & 32) !== 0 : true)) { p = s0; break L0; }
  k1 = b_Argument(p, d); if (k1 === null) { p = s0; break L0; } p = pos;
  k0 = new Iteration([k1]);
 }
 a0 = [];
 L1: for (;;) {
  s1 = p;
  p = sk(p);
  if (I[p] !== 44) { p = s1; break L1; } p += 1;
  k1 = NOTHING;
  L2: {
   s2 = p;
   p = sk(p);
   c = I[p]!; if (!(c < 128 ? (T1[c]! & 32) !== 0 : true)) { p = s2; break L2; }
   k2 = b_Argument(p, d); if (k2 === null) { p = s2; break L2; } p = pos;
   k1 = new Iteration([k2]);
  }
  a0.push(k1);
 }
 k1 = a0.length === 0 ? NOTHING : new Iteration(a0);
 p = sk(p);
 if (I[p] !== 93) return null; p += 1;
 pos = p; return new Node2(255, p0, p, k0, k1);
}
function b_ObjectExpression(p: number, d: number): Child { // ObjectExpression
 d += 160;
 const p0 = p;
 let c = 0, s0 = 0, k0: Child = null, k1: Child = null;
 if (I[p] !== 123) return null; p += 1;
 k0 = NOTHING;
 L0: {
  s0 = p;
  p = sk(p);
  c = I[p]!; if (!(c < 128 ? (T3[c]! & 64) !== 0 : true)) { p = s0; break L0; }
  k1 = b_PropertyList(p, d); if (k1 === null) { p = s0; break L0; } p = pos;
  k0 = new Iteration([k1]);
 }
 p = sk(p);
 if (I[p] !== 125) return null; p += 1;
 pos = p; return new Node2(256, p0, p, k0, null);
}
function b_Parenthesized(p: number, d: number): Child { // Parenthesized
 d += 144;
 const p0 = p;
 let k0: Child = null;
 if (I[p] !== 40) return null; p += 1;
 p = sk(p);
 k0 = b_Expression(p, d); if (k0 === null) return null; p = pos;
 p = sk(p);
 if (I[p] !== 41) return null; p += 1;
 pos = p; return new Node2(100, p0, p, k0, null);
}
function b_TemplateLiteral(p: number, d: number): Child { // TemplateLiteral
 d += 136;
 let k0: Child = null;
 k0 = b_templateLiteral(p, d); if (k0 === null) return null; p = pos;
 pos = p; return k0;
}
function b_FunctionExpression(p: number, d: number): Child { // FunctionExpression
 d += 208;
 const p0 = p;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0, k0: Child = null, k1: Child = null, k2: Child = null, k3: Child = null, k4: Child = null;
 k0 = NOTHING;
 L0: {
  s0 = p;
  c = I[p]!; if (!(c === 97)) { p = s0; break L0; }
  s1 = p;
  p = m_asyncModifier(p); if (p < 0) { p = s0; break L0; }
  k1 = new Leaf(62, s1, p);
  k0 = new Iteration([k1]);
 }
 p = sk(p);
 p = m_functionK(p); if (p < 0) return null;
 k1 = NOTHING;
 L1: {
  s1 = p;
  p = sk(p);
  s2 = p;
  if (I[p] !== 42) { p = s1; break L1; } p += 1;
  k2 = new Leaf(-1, s2, p);
  k1 = new Iteration([k2]);
 }
 k2 = NOTHING;
 L2: {
  s2 = p;
  p = sk(p);
  c = I[p]!; if (!(c < 128 ? (T1[c]! & 4) !== 0 : true)) { p = s2; break L2; }
  s3 = p;
  p = m_identifier(p); if (p < 0) { p = s2; break L2; }
  k3 = new Leaf(22, s3, p);
  k2 = new Iteration([k3]);
 }
 p = sk(p);
 k3 = b_Signature(p, d); if (k3 === null) return null; p = pos;
 p = sk(p);
 k4 = b_FunctionBody(p, d); if (k4 === null) return null; p = pos;
 pos = p; return new Node5(275, p0, p, k0, k1, k2, k3, k4);
}
function b_ThisExpression(p: number): Child { // ThisExpression
 const p0 = p;
 p = m_thisK(p); if (p < 0) return null;
 pos = p; return new Leaf(276, p0, p);
}
function b_NewExpression(p: number, d: number): Child { // NewExpression
 d += 248;
 let c = 0, s0 = 0, s2 = 0, s3 = 0, s4 = 0, s5 = 0, s7 = 0, s8 = 0, k0: Child = null, k1: Child = null, k2: Child = null, k3: Child = null, k4: Child = null, k5: Child = null;
 s0 = p;
 L0: {
  s2 = p;
  p = m_newK(p); if (p < 0) return null;
  k1 = new Leaf(125, s2, p);
  p = sk(p);
  s3 = p;
  s4 = I[p]!;
  L1: {
   L2: {
    if (I[p] !== 46) break L2; p += 1;
    p = sk(p);
    s5 = p;
    p = m_targetK(p); if (p < 0) break L2;
    k2 = new Leaf(279, s5, p);
    k0 = new Node2(278, s0, p, k1, k2);
    break L1;
   }
   p = s3;
   if (!((s4 < 128 ? (T3[s4]! & 32) !== 0 : true))) return null;
   k2 = b_NewCallee(p, d); if (k2 === null) return null; p = pos;
   s5 = p;
   L3: {
    L4: {
     k3 = NOTHING;
     L5: {
      s7 = p;
      p = sk(p);
      c = I[p]!; if (!(c === 60)) { p = s7; break L5; }
      k4 = b_TypeArguments(p, d); if (k4 === null) { p = s7; break L5; } p = pos;
      k3 = new Iteration([k4]);
     }
     p = sk(p);
     if (I[p] !== 40) break L4; p += 1;
     k4 = NOTHING;
     L6: {
      s8 = p;
      p = sk(p);
      c = I[p]!; if (!(c < 128 ? (T1[c]! & 32) !== 0 : true)) { p = s8; break L6; }
      k5 = b_ArgumentList(p, d); if (k5 === null) { p = s8; break L6; } p = pos;
      k4 = new Iteration([k5]);
     }
     p = sk(p);
     if (I[p] !== 41) break L4; p += 1;
     k0 = new Node5(280, s0, p, k2, k3, k4, null, null);
     break L3;
    }
    p = s5;
    s8 = p;
    L7: {
     p = sk(p);
     if (I[p] !== 63 || I[p + 1] !== 46) break L7; p += 2;
     return null;
    }
    p = s8;
    k0 = new Node2(289, s0, p, k2, null);
   }
  }
 }
 pos = p; return k0;
}
function b_ClassExpression(p: number, d: number): Child { // ClassExpression
 d += 168;
 const p0 = p;
 let c = 0, s0 = 0, s1 = 0, k0: Child = null, k1: Child = null;
 p = m_classK(p); if (p < 0) return null;
 k0 = NOTHING;
 L0: {
  s0 = p;
  p = sk(p);
  c = I[p]!; if (!(c < 128 ? (T1[c]! & 4) !== 0 : true)) { p = s0; break L0; }
  s1 = p;
  p = m_identifier(p); if (p < 0) { p = s0; break L0; }
  k1 = new Leaf(22, s1, p);
  k0 = new Iteration([k1]);
 }
 p = sk(p);
 k1 = b_ClassTail(p, d); if (k1 === null) return null; p = pos;
 pos = p; return new Node2(290, p0, p, k0, k1);
}
function b_Super(p: number): Child { // Super
 const p0 = p;
 p = m_superK(p); if (p < 0) return null;
 pos = p; return new Leaf(324, p0, p);
}
function b_DynamicImport(p: number, d: number): Child { // DynamicImport
 d += 208;
 let c = 0, s0 = 0, s2 = 0, s4 = 0, s6 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 s0 = p;
 L0: {
  p = m_importK(p); if (p < 0) return null;
  p = sk(p);
  s2 = p;
  L1: {
   L2: {
    if (I[p] !== 40) break L2; p += 1;
    k1 = NOTHING;
    L3: {
     s4 = p;
     p = sk(p);
     c = I[p]!; if (!(c < 128 ? (T1[c]! & 32) !== 0 : true)) { p = s4; break L3; }
     k2 = b_ArgumentList(p, d); if (k2 === null) { p = s4; break L3; } p = pos;
     k1 = new Iteration([k2]);
    }
    p = sk(p);
    if (I[p] !== 41) break L2; p += 1;
    k0 = new Node2(327, s0, p, k1, null);
    break L1;
   }
   p = s2;
   if (I[p] !== 46) return null; p += 1;
   p = sk(p);
   s4 = p;
   L4: {
    L5: {
     if (I[p] !== 115 || I[p + 1] !== 111 || !eq(p, 345, 6)) break L5; p += 6;
     break L4;
    }
    p = s4;
    if (I[p] !== 100 || I[p + 1] !== 101 || !eq(p, 351, 5)) return null; p += 5;
   }
   p = sk(p);
   if (I[p] !== 40) return null; p += 1;
   k1 = NOTHING;
   L6: {
    s6 = p;
    p = sk(p);
    c = I[p]!; if (!(c < 128 ? (T1[c]! & 32) !== 0 : true)) { p = s6; break L6; }
    k2 = b_ArgumentList(p, d); if (k2 === null) { p = s6; break L6; } p = pos;
    k1 = new Iteration([k2]);
   }
   p = sk(p);
   if (I[p] !== 41) return null; p += 1;
   k0 = new Node2(328, s0, p, k1, null);
  }
 }
 pos = p; return k0;
}
function b_ImportMeta(p: number): Child { // ImportMeta
 const p0 = p;
 let s0 = 0;
 p = m_importK(p); if (p < 0) return null;
 p = sk(p);
 if (I[p] !== 46) return null; p += 1;
 p = sk(p);
 if (I[p] !== 109 || I[p + 1] !== 101 || !eq(p, 293, 4)) return null; p += 4;
 s0 = p;
 L0: {
  p = sk(p);
  p = m_identifierPart(p); if (p < 0) break L0;
  return null;
 }
 p = s0;
 pos = p; return new Leaf(329, p0, p);
}
function b_DecoratedClass(p: number, d: number): Child { // DecoratedClass
 d += 160;
 const p0 = p;
 let c = 0, s0 = 0, s1 = 0, k0: Child = null;
 s0 = p;
 L0: for (;;) {
  s1 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 64)) { p = s1; break L0; }
  p = m_Decorator(p, d); if (p < 0) { p = s1; break L0; }
 }
 if (p === s0) return null;
 p = sk(p);
 k0 = b_ClassExpression(p, d); if (k0 === null) return null; p = pos;
 pos = p; return new Node2(330, p0, p, k0, null);
}
function b_JsxElement(p: number, d: number): Child { // JsxElement
 d += 136;
 const p0 = p;
 p = m_jsxElement(p, d); if (p < 0) return null;
 pos = p; return new Leaf(331, p0, p);
}
function b_AngleBracketCast(p: number, d: number): Child { // AngleBracketCast
 d += 160;
 const p0 = p;
 let s0 = 0, s1 = 0, k0: Child = null;
 if (I[p] !== 60) return null; p += 1;
 p = sk(p);
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 99)) L1: {
   p = m_ConstType(p); if (p < 0) break L1;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T5[s1]! & 1) !== 0 : true))) return null;
  p = m_Type(p, d); if (p < 0) return null;
 }
 p = sk(p);
 if (I[p] !== 62) return null; p += 1;
 p = sk(p);
 k0 = b_Unary(p, d); if (k0 === null) return null; p = pos;
 pos = p; return new Node2(351, p0, p, k0, null);
}
function b_MemberSuffix(p: number, d: number): Child { // MemberSuffix
 d += 192;
 let s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  L1: {
   if (I[p] !== 46) break L1; p += 1;
   p = sk(p);
   s2 = p;
   s3 = I[p]!;
   L2: {
    if ((s3 === 35)) L3: {
     s4 = p;
     p = m_privateIdentifier(p); if (p < 0) break L3;
     k2 = new Leaf(266, s4, p);
     k1 = k2;
     break L2;
    }
    p = s2;
    if (!((s3 < 128 ? (T1[s3]! & 4) !== 0 : true))) break L1;
    s4 = p;
    p = m_identifierName(p); if (p < 0) break L1;
    k2 = new Leaf(24, s4, p);
    k1 = k2;
   }
   k0 = new Node2(284, s0, p, k1, null);
   break L0;
  }
  p = s0;
  L4: {
   if (I[p] !== 91) break L4; p += 1;
   p = sk(p);
   k1 = b_Expression(p, d); if (k1 === null) break L4; p = pos;
   p = sk(p);
   if (I[p] !== 93) break L4; p += 1;
   k0 = new Node2(285, s0, p, k1, null);
   break L0;
  }
  p = s0;
  if (!((s1 === 96))) return null;
  k1 = b_TemplateLiteral(p, d); if (k1 === null) return null; p = pos;
  k0 = new Node2(286, s0, p, k1, null);
 }
 pos = p; return k0;
}
function b_ArgumentList(p: number, d: number): Child { // ArgumentList
 d += 176;
 const p0 = p;
 let s0 = 0, s1 = 0, k0: Child = null, k1: Child = null, a0: TreeNode[] = EMPTY;
 k0 = b_Argument(p, d); if (k0 === null) return null; p = pos;
 a0 = [];
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  if (I[p] !== 44) { p = s0; break L0; } p += 1;
  p = sk(p);
  k1 = b_Argument(p, d); if (k1 === null) { p = s0; break L0; } p = pos;
  a0.push(k1);
 }
 k1 = a0.length === 0 ? NOTHING : new Iteration(a0);
 L1: {
  s1 = p;
  p = sk(p);
  if (I[p] !== 44) { p = s1; break L1; } p += 1;
 }
 pos = p; return new Node2(107, p0, p, k0, k1);
}
function b_CallTypeArguments(p: number, d: number): Child { // CallTypeArguments
 d += 136;
 let c = 0, k0: Child = null;
 k0 = b_TypeArguments(p, d); if (k0 === null) return null; p = pos;
 c = I[p]!; if ((c === 61 || c === 62)) return null;
 pos = p; return k0;
}
function m_instantiationEnd(p: number): number { // instantiationEnd
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0;
 s0 = p;
 L0: {
  p = sk(p);
  c = I[p]!; if (!(c < 128 ? (T6[c]! & 16) !== 0 : false)) break L0; p++;
  return -1;
 }
 p = s0;
 s1 = p;
 s2 = p;
 s3 = I[p]!;
 L1: {
  if ((s3 < 128 ? (T0[s3]! & 4) !== 0 : true)) L2: {
   p = m_sameLineSpaces(p); if (p < 0) break L2;
   p = m_newline(p); if (p < 0) break L2;
   break L1;
  }
  p = s2;
  s4 = p;
  L3: {
   p = sk(p);
   p = m_operandStart(p); if (p < 0) break L3;
   return -1;
  }
  p = s4;
 }
 p = s1;
 return p;
}
function b_ArrowFunction_493(p: number, d: number): Child { // ArrowFunction<binaryOperatorExceptIn,anywhere>
 d += 216;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, s5 = 0, s6 = 0, k0: Child = null, k1: Child = null, k2: Child = null, a0: TreeNode[] = EMPTY;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T3[s1]! & 128) !== 0 : true)) L1: {
   s2 = p;
   p = m_anywhere(p); if (p < 0) break L1;
   p = s2;
   a0 = [];
   s3 = p;
   L2: for (;;) {
    s4 = p;
    p = sk(p);
    c = I[p]!; if (!(c < 128 ? (T3[c]! & 128) !== 0 : true)) { p = s4; break L2; }
    k1 = b_ArrowHead(p, d); if (k1 === null) { p = s4; break L2; } p = pos;
    a0.push(k1);
   }
   if (p === s3) break L1;
   k1 = a0.length === 0 ? NOTHING : new Iteration(a0);
   p = sk(p);
   k2 = b_ArrowBody_495(p, d); if (k2 === null) break L1; p = pos;
   k0 = new Node2(494, s0, p, k1, k2);
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T3[s1]! & 128) !== 0 : true))) return null;
  s4 = p;
  L3: {
   p = m_anywhere(p); if (p < 0) break L3;
   return null;
  }
  p = s4;
  s3 = p;
  s2 = I[p]!;
  L4: {
   if ((s2 < 128 ? (T4[s2]! & 32) !== 0 : true)) L5: {
    a0 = [];
    s5 = p;
    L6: for (;;) {
     s6 = p;
     p = sk(p);
     c = I[p]!; if (!(c < 128 ? (T4[c]! & 32) !== 0 : true)) { p = s6; break L6; }
     k2 = b_UntypedArrowHead(p, d); if (k2 === null) { p = s6; break L6; } p = pos;
     a0.push(k2);
    }
    if (p === s5) break L5;
    k2 = a0.length === 0 ? NOTHING : new Iteration(a0);
    p = sk(p);
    k1 = b_ArrowBody_495(p, d); if (k1 === null) break L5; p = pos;
    k0 = new Node2(498, s0, p, k2, k1);
    break L4;
   }
   p = s3;
   if (!((s2 < 128 ? (T3[s2]! & 128) !== 0 : true))) return null;
   k1 = b_ArrowHead(p, d); if (k1 === null) return null; p = pos;
   p = sk(p);
   k2 = b_ArrowBody_495(p, d); if (k2 === null) return null; p = pos;
   s6 = p;
   p = sk(p);
   p = m_anywhere(p); if (p < 0) return null;
   p = s6;
   k0 = new Node2(499, s0, p, k1, k2);
  }
 }
 pos = p; return k0;
}
function b_YieldExpression_500(p: number, d: number): Child { // YieldExpression<binaryOperatorExceptIn,anywhere>
 d += 184;
 let s0 = 0, s2 = 0, s4 = 0, k0: Child = null, k1: Child = null;
 s0 = p;
 L0: {
  p = m_yieldK(p); if (p < 0) return null;
  s2 = p;
  L1: {
   L2: {
    p = m_sameLineSpaces(p); if (p < 0) break L2;
    if (I[p] !== 42) break L2; p += 1;
    p = sk(p);
    k1 = b_AssignmentIn_492(p, d); if (k1 === null) break L2; p = pos;
    k0 = new Node2(501, s0, p, k1, null);
    break L1;
   }
   p = s2;
   L3: {
    s4 = p;
    L4: {
     p = m_sameLineSpaces(p); if (p < 0) break L4;
     p = m_newline(p); if (p < 0) break L4;
     break L3;
    }
    p = s4;
    p = sk(p);
    k1 = b_AssignmentIn_492(p, d); if (k1 === null) break L3; p = pos;
    k0 = new Node2(502, s0, p, k1, null);
    break L1;
   }
   p = s2;
   k0 = new Leaf(503, s0, p);
  }
 }
 pos = p; return k0;
}
function b_Binary_505(p: number, d: number): Child { // Binary<binaryOperatorExceptIn>
 d += 240;
 let s0 = 0, s2 = 0, s4 = 0, s5 = 0, s6 = 0, s8 = 0, k0: Child = null, k1: Child = null, k2: Child = null, k3: Child = null, a0: TreeNode[] = EMPTY;
 s0 = p;
 L0: {
  k1 = b_Unary(p, d); if (k1 === null) return null; p = pos;
  s2 = p;
  L1: {
   L2: {
    a0 = [];
    s4 = p;
    L3: for (;;) {
     s5 = p;
     s6 = p;
     L4: {
      L5: {
       p = sk(p);
       k3 = b_BinaryTail_507(p, d); if (k3 === null) break L5; p = pos;
       k2 = k3;
       break L4;
      }
      p = s6;
      s8 = p;
      p = m_assertionAhead(p); if (p < 0) { p = s5; break L3; }
      p = s8;
      p = sk(p);
      k3 = b_Assertion(p, d); if (k3 === null) { p = s5; break L3; } p = pos;
      k2 = k3;
     }
     a0.push(k2);
    }
    if (p === s4) break L2;
    k2 = a0.length === 0 ? NOTHING : new Iteration(a0);
    k0 = new Node2(506, s0, p, k1, k2);
    break L1;
   }
   p = s2;
   k0 = k1;
  }
 }
 pos = p; return k0;
}
function b_AssignmentTail_509(p: number, d: number): Child { // AssignmentTail<binaryOperatorExceptIn,anywhere>
 d += 176;
 let s0 = 0, s1 = 0, s2 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 63)) L1: {
   p = m_conditionalMark(p); if (p < 0) break L1;
   p = sk(p);
   k1 = b_AssignmentIn_381(p, d); if (k1 === null) break L1; p = pos;
   p = sk(p);
   if (I[p] !== 58) break L1; p += 1;
   p = sk(p);
   k2 = b_TailOperand_511(p, d); if (k2 === null) break L1; p = pos;
   k0 = new Node2(510, s0, p, k1, k2);
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T4[s1]! & 1) !== 0 : false))) return null;
  s2 = p;
  p = m_assignmentOperator(p); if (p < 0) return null;
  k2 = new Leaf(400, s2, p);
  p = sk(p);
  k1 = b_TailOperand_511(p, d); if (k1 === null) return null; p = pos;
  k0 = new Node2(513, s0, p, k2, k1);
 }
 pos = p; return k0;
}
function m_Method(p: number, d: number): number { // Method
 d += 168;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0;
 s0 = p;
 c = I[p]!; s1 = M21[c < 128 ? c : 128]!;
 L0: {
  if ((s1 & 1) !== 0) L1: {
   p = m_getK(p); if (p < 0) break L1;
   p = sk(p);
   p = m_ClassElementName(p, d); if (p < 0) break L1;
   p = sk(p);
   p = m_Signature(p, d); if (p < 0) break L1;
   p = sk(p);
   p = m_FunctionBody(p, d); if (p < 0) break L1;
   break L0;
  }
  p = s0;
  if ((s1 & 2) !== 0) L2: {
   p = m_setK(p); if (p < 0) break L2;
   p = sk(p);
   p = m_ClassElementName(p, d); if (p < 0) break L2;
   p = sk(p);
   p = m_Signature(p, d); if (p < 0) break L2;
   p = sk(p);
   p = m_FunctionBody(p, d); if (p < 0) break L2;
   break L0;
  }
  p = s0;
  if ((s1 & 4) !== 0) L3: {
   p = m_asyncModifier(p); if (p < 0) break L3;
   s2 = p;
   L4: {
    p = sk(p);
    c = I[p]!; if (!(c < 128 ? (T6[c]! & 32) !== 0 : false)) break L4; p++;
    break L3;
   }
   p = s2;
   L5: {
    s3 = p;
    p = sk(p);
    if (I[p] !== 42) { p = s3; break L5; } p += 1;
   }
   p = sk(p);
   p = m_ClassElementName(p, d); if (p < 0) break L3;
   L6: {
    s4 = p;
    p = sk(p);
    c = I[p]!; if (!(c === 63)) { p = s4; break L6; }
    c = I[p]!; if (!(c === 63)) { p = s4; break L6; } p++;
   }
   p = sk(p);
   p = m_Signature(p, d); if (p < 0) break L3;
   p = sk(p);
   p = m_FunctionBody(p, d); if (p < 0) break L3;
   break L0;
  }
  p = s0;
  if (!((s1 & 8) !== 0)) return -1;
  L7: {
   s4 = p;
   if (I[p] !== 42) { p = s4; break L7; } p += 1;
  }
  p = sk(p);
  p = m_ClassElementName(p, d); if (p < 0) return -1;
  L8: {
   s3 = p;
   p = sk(p);
   c = I[p]!; if (!(c === 63)) { p = s3; break L8; }
   c = I[p]!; if (!(c === 63)) { p = s3; break L8; } p++;
  }
  p = sk(p);
  p = m_Signature(p, d); if (p < 0) return -1;
  p = sk(p);
  p = m_FunctionBody(p, d); if (p < 0) return -1;
 }
 return p;
}
function b_ArrowParameters(p: number, d: number): Child { // ArrowParameters
 d += 168;
 let s0 = 0, s1 = 0, s2 = 0, k0: Child = null, k1: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T1[s1]! & 4) !== 0 : true)) L1: {
   s2 = p;
   p = m_identifier(p); if (p < 0) break L1;
   k1 = new Leaf(22, s2, p);
   k0 = k1;
   break L0;
  }
  p = s0;
  if (!((s1 === 40 || s1 === 60))) return null;
  k1 = b_Signature(p, d); if (k1 === null) return null; p = pos;
  k0 = k1;
 }
 pos = p; return k0;
}
function b_ValueIn_55(p: number, d: number): Child { // ValueIn<binaryOperator,anywhere>
 const m = recall(55, p); if (m !== undefined) { pos = m.end; return m.node; }
 if (d > MAX_DEPTH) tooDeep(p);
 d += 144;
 const p0 = p;
 let k0: Child = null;
 k0 = b_AssignmentIn_56(p, d); if (k0 === null) { remember(55, p0, null, 0); return null; } p = pos;
 const k = k0; remember(55, p0, k, p); pos = p; return k;
}
function b_UntypedArrowParameters(p: number, d: number): Child { // UntypedArrowParameters
 d += 168;
 let s0 = 0, s1 = 0, s2 = 0, k0: Child = null, k1: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T1[s1]! & 4) !== 0 : true)) L1: {
   s2 = p;
   p = m_identifier(p); if (p < 0) break L1;
   k1 = new Leaf(22, s2, p);
   k0 = k1;
   break L0;
  }
  p = s0;
  if (!((s1 === 40))) return null;
  k1 = b_UntypedSignature(p, d); if (k1 === null) return null; p = pos;
  k0 = k1;
 }
 pos = p; return k0;
}
function b_Update(p: number, d: number): Child { // Update
 d += 192;
 let s0 = 0, s2 = 0, s4 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 s0 = p;
 L0: {
  k1 = b_LeftHandSide(p, d); if (k1 === null) return null; p = pos;
  s2 = p;
  L1: {
   L2: {
    p = m_sameLineSpaces(p); if (p < 0) break L2;
    s4 = p;
    p = m_updateOperator(p); if (p < 0) break L2;
    k2 = new Leaf(367, s4, p);
    k0 = new Node2(235, s0, p, k1, k2);
    break L1;
   }
   p = s2;
   k0 = k1;
  }
 }
 pos = p; return k0;
}
function b_BinaryTail_operation_369(p: number, d: number): Child { // BinaryTail_operation<binaryOperator>
 d += 160;
 const p0 = p;
 let s0 = 0, k0: Child = null, k1: Child = null;
 s0 = p;
 p = m_binaryOperator(p); if (p < 0) return null;
 k0 = new Leaf(370, s0, p);
 p = sk(p);
 k1 = b_Unary(p, d); if (k1 === null) return null; p = pos;
 pos = p; return new Node2(369, p0, p, k0, k1);
}
function b_ConstType(p: number): Child { // ConstType
 const p0 = p;
 p = m_constK(p); if (p < 0) return null;
 pos = p; return new Leaf(352, p0, p);
}
function m_satisfiesK(p: number): number { // satisfiesK
 let s0 = 0;
 if (I[p] !== 115 || I[p + 1] !== 97 || !eq(p, 318, 9)) return -1; p += 9;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function b_ArrowFunction_382(p: number, d: number): Child { // ArrowFunction<binaryOperator,alternativeMark>
 d += 208;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, s5 = 0, k0: Child = null, k1: Child = null, k2: Child = null, a0: TreeNode[] = EMPTY;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((false)) L1: {
   c = I[p]!; if (!(c === 58)) break L1;
   a0 = [];
   s2 = p;
   L2: for (;;) {
    s3 = p;
    p = sk(p);
    c = I[p]!; if (!(c < 128 ? (T3[c]! & 128) !== 0 : true)) { p = s3; break L2; }
    k1 = b_ArrowHead(p, d); if (k1 === null) { p = s3; break L2; } p = pos;
    a0.push(k1);
   }
   if (p === s2) break L1;
   k1 = a0.length === 0 ? NOTHING : new Iteration(a0);
   p = sk(p);
   k2 = b_ArrowBody_385(p, d); if (k2 === null) break L1; p = pos;
   k0 = new Node2(383, s0, p, k1, k2);
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T3[s1]! & 128) !== 0 : true))) return null;
  c = I[p]!; if ((c === 58)) return null;
  s3 = p;
  s2 = I[p]!;
  L3: {
   if ((s2 < 128 ? (T4[s2]! & 32) !== 0 : true)) L4: {
    a0 = [];
    s4 = p;
    L5: for (;;) {
     s5 = p;
     p = sk(p);
     c = I[p]!; if (!(c < 128 ? (T4[c]! & 32) !== 0 : true)) { p = s5; break L5; }
     k2 = b_UntypedArrowHead(p, d); if (k2 === null) { p = s5; break L5; } p = pos;
     a0.push(k2);
    }
    if (p === s4) break L4;
    k2 = a0.length === 0 ? NOTHING : new Iteration(a0);
    p = sk(p);
    k1 = b_ArrowBody_385(p, d); if (k1 === null) break L4; p = pos;
    k0 = new Node2(388, s0, p, k2, k1);
    break L3;
   }
   p = s3;
   if (!((s2 < 128 ? (T3[s2]! & 128) !== 0 : true))) return null;
   k1 = b_ArrowHead(p, d); if (k1 === null) return null; p = pos;
   p = sk(p);
   k2 = b_ArrowBody_385(p, d); if (k2 === null) return null; p = pos;
   s5 = p;
   p = sk(p);
   c = I[p]!; if (!(c === 58)) return null; p++;
   p = s5;
   k0 = new Node2(389, s0, p, k1, k2);
  }
 }
 pos = p; return k0;
}
function b_YieldExpression_390(p: number, d: number): Child { // YieldExpression<binaryOperator,alternativeMark>
 d += 184;
 let s0 = 0, s2 = 0, s4 = 0, k0: Child = null, k1: Child = null;
 s0 = p;
 L0: {
  p = m_yieldK(p); if (p < 0) return null;
  s2 = p;
  L1: {
   L2: {
    p = m_sameLineSpaces(p); if (p < 0) break L2;
    if (I[p] !== 42) break L2; p += 1;
    p = sk(p);
    k1 = b_AssignmentIn_381(p, d); if (k1 === null) break L2; p = pos;
    k0 = new Node2(391, s0, p, k1, null);
    break L1;
   }
   p = s2;
   L3: {
    s4 = p;
    L4: {
     p = m_sameLineSpaces(p); if (p < 0) break L4;
     p = m_newline(p); if (p < 0) break L4;
     break L3;
    }
    p = s4;
    p = sk(p);
    k1 = b_AssignmentIn_381(p, d); if (k1 === null) break L3; p = pos;
    k0 = new Node2(392, s0, p, k1, null);
    break L1;
   }
   p = s2;
   k0 = new Leaf(393, s0, p);
  }
 }
 pos = p; return k0;
}
function b_AssignmentTail_395(p: number, d: number): Child { // AssignmentTail<binaryOperator,alternativeMark>
 d += 176;
 let s0 = 0, s1 = 0, s2 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 63)) L1: {
   p = m_conditionalMark(p); if (p < 0) break L1;
   p = sk(p);
   k1 = b_AssignmentIn_381(p, d); if (k1 === null) break L1; p = pos;
   p = sk(p);
   if (I[p] !== 58) break L1; p += 1;
   p = sk(p);
   k2 = b_TailOperand_397(p, d); if (k2 === null) break L1; p = pos;
   k0 = new Node2(396, s0, p, k1, k2);
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T4[s1]! & 1) !== 0 : false))) return null;
  s2 = p;
  p = m_assignmentOperator(p); if (p < 0) return null;
  k2 = new Leaf(400, s2, p);
  p = sk(p);
  k1 = b_TailOperand_397(p, d); if (k1 === null) return null; p = pos;
  k0 = new Node2(401, s0, p, k2, k1);
 }
 pos = p; return k0;
}
function m_tailStart(p: number): number { // tailStart
 let s0 = 0, s1 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 63)) L1: {
   p = m_conditionalMark(p); if (p < 0) break L1;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T4[s1]! & 1) !== 0 : false))) return -1;
  p = m_assignmentOperator(p); if (p < 0) return -1;
 }
 return p;
}
function m_legacyOctal(p: number): number { // legacyOctal
 let c = 0, s0 = 0, s2 = 0, s3 = 0, s4 = 0;
 s0 = p;
 L0: {
  L1: {
   if (I[p] !== 48) break L1; p += 1;
   c = I[p]!; if (!(c >= 48 && c <= 57)) break L1; p++;
   for (c = I[p]!; (c >= 48 && c <= 57); c = I[++p]!);
   L2: {
    s2 = p;
    if (I[p] !== 46) { p = s2; break L2; } p += 1;
    L3: {
     s3 = p;
     c = I[p]!; if (!(c >= 48 && c <= 57)) { p = s3; break L3; }
     p = m_decimalDigits(p); if (p < 0) { p = s3; break L3; }
    }
   }
   L4: {
    s3 = p;
    c = I[p]!; if (!(c === 69 || c === 101)) { p = s3; break L4; }
    p = m_exponent(p); if (p < 0) { p = s3; break L4; }
   }
   s4 = p;
   L5: {
    p = m_identifierPart(p); if (p < 0) break L5;
    break L1;
   }
   p = s4;
   break L0;
  }
  p = s0;
  L6: {
   if (I[p] !== 34) break L6; p += 1;
   L7: for (;;) {
    s4 = p;
    s3 = p;
    s2 = I[p]!;
    L8: {
     if ((s2 < 128 ? (T0[s2]! & 32) !== 0 : (s2 >= 128 && s2 <= 65535))) L9: {
      c = I[p]!; if ((c < 128 ? (T6[c]! & 64) !== 0 : false)) break L9;
      p = m_any(p); if (p < 0) break L9;
      break L8;
     }
     p = s3;
     if ((s2 === 92)) L10: {
      p = m_escape(p); if (p < 0) break L10;
      break L8;
     }
     p = s3;
     if (!((s2 === 92))) { p = s4; break L7; }
     p = m_legacyEscape(p); if (p < 0) { p = s4; break L7; }
    }
   }
   if (I[p] !== 34) break L6; p += 1;
   break L0;
  }
  p = s0;
  if (I[p] !== 39) return -1; p += 1;
  L11: for (;;) {
   s4 = p;
   s2 = p;
   s3 = I[p]!;
   L12: {
    if ((s3 < 128 ? (T0[s3]! & 64) !== 0 : (s3 >= 128 && s3 <= 65535))) L13: {
     c = I[p]!; if ((c < 128 ? (T6[c]! & 128) !== 0 : false)) break L13;
     p = m_any(p); if (p < 0) break L13;
     break L12;
    }
    p = s2;
    if ((s3 === 92)) L14: {
     p = m_escape(p); if (p < 0) break L14;
     break L12;
    }
    p = s2;
    if (!((s3 === 92))) { p = s4; break L11; }
    p = m_legacyEscape(p); if (p < 0) { p = s4; break L11; }
   }
  }
  if (I[p] !== 39) return -1; p += 1;
 }
 return p;
}
function m_ArrowFunction_57(p: number, d: number): number { // ArrowFunction<binaryOperator,anywhere>
 d += 184;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, s5 = 0, s6 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T3[s1]! & 128) !== 0 : true)) L1: {
   s2 = p;
   p = m_anywhere(p); if (p < 0) break L1;
   p = s2;
   s3 = p;
   L2: for (;;) {
    s4 = p;
    p = sk(p);
    c = I[p]!; if (!(c < 128 ? (T3[c]! & 128) !== 0 : true)) { p = s4; break L2; }
    p = m_ArrowHead(p, d); if (p < 0) { p = s4; break L2; }
   }
   if (p === s3) break L1;
   p = sk(p);
   p = m_ArrowBody_212(p, d); if (p < 0) break L1;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T3[s1]! & 128) !== 0 : true))) return -1;
  s4 = p;
  L3: {
   p = m_anywhere(p); if (p < 0) break L3;
   return -1;
  }
  p = s4;
  s3 = p;
  s2 = I[p]!;
  L4: {
   if ((s2 < 128 ? (T4[s2]! & 32) !== 0 : true)) L5: {
    s5 = p;
    L6: for (;;) {
     s6 = p;
     p = sk(p);
     c = I[p]!; if (!(c < 128 ? (T4[c]! & 32) !== 0 : true)) { p = s6; break L6; }
     p = m_UntypedArrowHead(p, d); if (p < 0) { p = s6; break L6; }
    }
    if (p === s5) break L5;
    p = sk(p);
    p = m_ArrowBody_212(p, d); if (p < 0) break L5;
    break L4;
   }
   p = s3;
   if (!((s2 < 128 ? (T3[s2]! & 128) !== 0 : true))) return -1;
   p = m_ArrowHead(p, d); if (p < 0) return -1;
   p = sk(p);
   p = m_ArrowBody_212(p, d); if (p < 0) return -1;
   s6 = p;
   p = sk(p);
   p = m_anywhere(p); if (p < 0) return -1;
   p = s6;
  }
 }
 return p;
}
function m_YieldExpression_222(p: number, d: number): number { // YieldExpression<binaryOperator,anywhere>
 d += 168;
 let s2 = 0, s4 = 0;
 L0: {
  p = m_yieldK(p); if (p < 0) return -1;
  s2 = p;
  L1: {
   L2: {
    p = m_sameLineSpaces(p); if (p < 0) break L2;
    if (I[p] !== 42) break L2; p += 1;
    p = sk(p);
    p = m_AssignmentIn_56(p, d); if (p < 0) break L2;
    break L1;
   }
   p = s2;
   L3: {
    s4 = p;
    L4: {
     p = m_sameLineSpaces(p); if (p < 0) break L4;
     p = m_newline(p); if (p < 0) break L4;
     break L3;
    }
    p = s4;
    p = sk(p);
    p = m_AssignmentIn_56(p, d); if (p < 0) break L3;
    break L1;
   }
   p = s2;
  }
 }
 return p;
}
function m_Binary_228(p: number, d: number): number { // Binary<binaryOperator>
 d += 200;
 let s2 = 0, s4 = 0, s5 = 0, s6 = 0, s8 = 0;
 L0: {
  p = m_Unary(p, d); if (p < 0) return -1;
  s2 = p;
  L1: {
   L2: {
    s4 = p;
    L3: for (;;) {
     s5 = p;
     s6 = p;
     L4: {
      L5: {
       p = sk(p);
       p = m_BinaryTail_368(p, d); if (p < 0) break L5;
       break L4;
      }
      p = s6;
      s8 = p;
      p = m_assertionAhead(p); if (p < 0) { p = s5; break L3; }
      p = s8;
      p = sk(p);
      p = m_Assertion(p, d); if (p < 0) { p = s5; break L3; }
     }
    }
    if (p === s4) break L2;
    break L1;
   }
   p = s2;
  }
 }
 return p;
}
function m_AssignmentTail_378(p: number, d: number): number { // AssignmentTail<binaryOperator,anywhere>
 d += 144;
 let s0 = 0, s1 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 63)) L1: {
   p = m_conditionalMark(p); if (p < 0) break L1;
   p = sk(p);
   p = m_AssignmentIn_381(p, d); if (p < 0) break L1;
   p = sk(p);
   if (I[p] !== 58) break L1; p += 1;
   p = sk(p);
   p = m_TailOperand_402(p, d); if (p < 0) break L1;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T4[s1]! & 1) !== 0 : false))) return -1;
  p = m_assignmentOperator(p); if (p < 0) return -1;
  p = sk(p);
  p = m_TailOperand_402(p, d); if (p < 0) return -1;
 }
 return p;
}
function m_SpreadElement(p: number, d: number): number { // SpreadElement
 d += 128;
 if (I[p] !== 46 || I[p + 1] !== 46 || I[p + 2] !== 46) return -1; p += 3;
 p = sk(p);
 p = m_Assignment(p, d); if (p < 0) return -1;
 return p;
}
function m_parameterWord(p: number): number { // parameterWord
 let s0 = 0, s2 = 0;
 s0 = p;
 L0: {
  L1: {
   if (I[p] !== 99 || I[p + 1] !== 111 || !eq(p, 36, 5)) break L1; p += 5;
   break L0;
  }
  p = s0;
  L2: {
   if (I[p] !== 105 || I[p + 1] !== 110) break L2; p += 2;
   break L0;
  }
  p = s0;
  if (I[p] !== 111 || I[p + 1] !== 117 || I[p + 2] !== 116) return -1; p += 3;
 }
 s2 = p;
 L3: {
  p = m_identifierPart(p); if (p < 0) break L3;
  return -1;
 }
 p = s2;
 return p;
}
function m_thisK(p: number): number { // thisK
 let s0 = 0;
 if (I[p] !== 116 || I[p + 1] !== 104 || !eq(p, 327, 4)) return -1; p += 4;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function m_assertsWord(p: number): number { // assertsWord
 let s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, s6 = 0;
 if (I[p] !== 97 || I[p + 1] !== 115 || !eq(p, 331, 7)) return -1; p += 7;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 p = m_sameLineSpaces(p); if (p < 0) return -1;
 s1 = p;
 L1: {
  p = m_newline(p); if (p < 0) break L1;
  return -1;
 }
 p = s1;
 s2 = p;
 p = m_identifierStart(p); if (p < 0) return -1;
 p = s2;
 s3 = p;
 L2: {
  s4 = p;
  L3: {
   L4: {
    if (I[p] !== 105 || I[p + 1] !== 115) break L4; p += 2;
    break L3;
   }
   p = s4;
   if (I[p] !== 101 || I[p + 1] !== 120 || !eq(p, 200, 7)) break L2; p += 7;
  }
  s6 = p;
  L5: {
   p = m_identifierPart(p); if (p < 0) break L5;
   break L2;
  }
  p = s6;
  return -1;
 }
 p = s3;
 return p;
}
function b_PredicateName(p: number): Child { // PredicateName
 let s0 = 0, s1 = 0, s2 = 0, k0: Child = null, k1: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 116)) L1: {
   k1 = b_ThisType(p); if (k1 === null) break L1; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T1[s1]! & 4) !== 0 : true))) return null;
  s2 = p;
  p = m_identifier(p); if (p < 0) return null;
  k1 = new Leaf(22, s2, p);
  k0 = k1;
 }
 pos = p; return k0;
}
function b_IsType(p: number, d: number): Child { // IsType
 d += 144;
 const p0 = p;
 let k0: Child = null;
 p = m_isK(p); if (p < 0) return null;
 p = sk(p);
 k0 = b_Type(p, d); if (k0 === null) return null; p = pos;
 pos = p; return new Node2(120, p0, p, k0, null);
}
function b_MemberModifier(p: number): Child { // MemberModifier
 let s0 = 0, s1 = 0, k0: Child = null;
 s0 = p;
 p = m_memberWord(p); if (p < 0) return null;
 k0 = new Leaf(301, s0, p);
 s1 = p;
 p = sk(p);
 p = m_memberStart(p); if (p < 0) return null;
 p = s1;
 pos = p; return k0;
}
function b_Method(p: number, d: number): Child { // Method
 d += 208;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, k0: Child = null, k1: Child = null, k2: Child = null, k3: Child = null, k4: Child = null;
 s0 = p;
 c = I[p]!; s1 = M21[c < 128 ? c : 128]!;
 L0: {
  if ((s1 & 1) !== 0) L1: {
   p = m_getK(p); if (p < 0) break L1;
   p = sk(p);
   k1 = b_ClassElementName(p, d); if (k1 === null) break L1; p = pos;
   p = sk(p);
   k2 = b_Signature(p, d); if (k2 === null) break L1; p = pos;
   p = sk(p);
   k3 = b_FunctionBody(p, d); if (k3 === null) break L1; p = pos;
   k0 = new Node5(264, s0, p, k1, k2, k3, null, null);
   break L0;
  }
  p = s0;
  if ((s1 & 2) !== 0) L2: {
   p = m_setK(p); if (p < 0) break L2;
   p = sk(p);
   k3 = b_ClassElementName(p, d); if (k3 === null) break L2; p = pos;
   p = sk(p);
   k2 = b_Signature(p, d); if (k2 === null) break L2; p = pos;
   p = sk(p);
   k1 = b_FunctionBody(p, d); if (k1 === null) break L2; p = pos;
   k0 = new Node5(267, s0, p, k3, k2, k1, null, null);
   break L0;
  }
  p = s0;
  if ((s1 & 4) !== 0) L3: {
   p = m_asyncModifier(p); if (p < 0) break L3;
   s2 = p;
   L4: {
    p = sk(p);
    c = I[p]!; if (!(c < 128 ? (T6[c]! & 32) !== 0 : false)) break L4; p++;
    break L3;
   }
   p = s2;
   k1 = NOTHING;
   L5: {
    s3 = p;
    p = sk(p);
    s4 = p;
    if (I[p] !== 42) { p = s3; break L5; } p += 1;
    k2 = new Leaf(-1, s4, p);
    k1 = new Iteration([k2]);
   }
   p = sk(p);
   k2 = b_ClassElementName(p, d); if (k2 === null) break L3; p = pos;
   L6: {
    s4 = p;
    p = sk(p);
    c = I[p]!; if (!(c === 63)) { p = s4; break L6; }
    c = I[p]!; if (!(c === 63)) { p = s4; break L6; } p++;
   }
   p = sk(p);
   k3 = b_Signature(p, d); if (k3 === null) break L3; p = pos;
   p = sk(p);
   k4 = b_FunctionBody(p, d); if (k4 === null) break L3; p = pos;
   k0 = new Node5(268, s0, p, k1, k2, k3, k4, null);
   break L0;
  }
  p = s0;
  if (!((s1 & 8) !== 0)) return null;
  k4 = NOTHING;
  L7: {
   s4 = p;
   s3 = p;
   if (I[p] !== 42) { p = s4; break L7; } p += 1;
   k3 = new Leaf(-1, s3, p);
   k4 = new Iteration([k3]);
  }
  p = sk(p);
  k3 = b_ClassElementName(p, d); if (k3 === null) return null; p = pos;
  L8: {
   s3 = p;
   p = sk(p);
   c = I[p]!; if (!(c === 63)) { p = s3; break L8; }
   c = I[p]!; if (!(c === 63)) { p = s3; break L8; } p++;
  }
  p = sk(p);
  k2 = b_Signature(p, d); if (k2 === null) return null; p = pos;
  p = sk(p);
  k1 = b_FunctionBody(p, d); if (k1 === null) return null; p = pos;
  k0 = new Node5(270, s0, p, k4, k3, k2, k1, null);
 }
 pos = p; return k0;
}
function b_ClassElementName(p: number, d: number): Child { // ClassElementName
 d += 168;
 let s0 = 0, s1 = 0, s2 = 0, k0: Child = null, k1: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 35)) L1: {
   s2 = p;
   p = m_privateIdentifier(p); if (p < 0) break L1;
   k1 = new Leaf(266, s2, p);
   k0 = k1;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T1[s1]! & 64) !== 0 : true))) return null;
  k1 = b_PropertyKey(p, d); if (k1 === null) return null; p = pos;
  k0 = k1;
 }
 pos = p; return k0;
}
function b_FieldType(p: number, d: number): Child { // FieldType
 d += 176;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 58)) L1: {
   k1 = b_TypeAnnotation(p, d); if (k1 === null) break L1; p = pos;
   k0 = new Node2(305, s0, p, k1, null);
   break L0;
  }
  p = s0;
  L2: {
   if (I[p] !== 63) break L2; p += 1;
   k1 = NOTHING;
   L3: {
    s2 = p;
    p = sk(p);
    c = I[p]!; if (!(c === 58)) { p = s2; break L3; }
    k2 = b_TypeAnnotation(p, d); if (k2 === null) { p = s2; break L3; } p = pos;
    k1 = new Iteration([k2]);
   }
   k0 = new Node2(306, s0, p, k1, null);
   break L0;
  }
  p = s0;
  if (I[p] !== 33) return null; p += 1;
  p = sk(p);
  k1 = b_TypeAnnotation(p, d); if (k1 === null) return null; p = pos;
  k0 = new Node2(307, s0, p, k1, null);
 }
 pos = p; return k0;
}
function m_staticK(p: number): number { // staticK
 let s0 = 0;
 if (I[p] !== 115 || I[p + 1] !== 116 || !eq(p, 297, 6)) return -1; p += 6;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function b_MethodHead(p: number, d: number): Child { // MethodHead
 d += 192;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0, k0: Child = null, k1: Child = null, k2: Child = null, k3: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 103)) L1: {
   p = m_getK(p); if (p < 0) break L1;
   p = sk(p);
   k1 = b_ClassElementName(p, d); if (k1 === null) break L1; p = pos;
   p = sk(p);
   k2 = b_Signature(p, d); if (k2 === null) break L1; p = pos;
   k0 = new Node2(319, s0, p, k1, k2);
   break L0;
  }
  p = s0;
  if ((s1 === 115)) L2: {
   p = m_setK(p); if (p < 0) break L2;
   p = sk(p);
   k2 = b_ClassElementName(p, d); if (k2 === null) break L2; p = pos;
   p = sk(p);
   k1 = b_Signature(p, d); if (k1 === null) break L2; p = pos;
   k0 = new Node2(320, s0, p, k2, k1);
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T7[s1]! & 1) !== 0 : true))) return null;
  k1 = b_ClassElementName(p, d); if (k1 === null) return null; p = pos;
  k2 = NOTHING;
  L3: {
   s2 = p;
   p = sk(p);
   c = I[p]!; if (!(c === 63)) { p = s2; break L3; }
   s3 = p;
   c = I[p]!; if (!(c === 63)) { p = s2; break L3; } p++;
   k3 = new Leaf(161, s3, p);
   k2 = new Iteration([k3]);
  }
  p = sk(p);
  k3 = b_Signature(p, d); if (k3 === null) return null; p = pos;
  k0 = new Node5(321, s0, p, k1, k2, k3, null, null);
 }
 pos = p; return k0;
}
function m_MemberModifier(p: number): number { // MemberModifier
 let s0 = 0;
 p = m_memberWord(p); if (p < 0) return -1;
 s0 = p;
 p = sk(p);
 p = m_memberStart(p); if (p < 0) return -1;
 p = s0;
 return p;
}
function m_accessorWord(p: number): number { // accessorWord
 let s0 = 0, s1 = 0, s2 = 0;
 if (I[p] !== 97 || I[p + 1] !== 99 || !eq(p, 303, 8)) return -1; p += 8;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 p = m_sameLineSpaces(p); if (p < 0) return -1;
 s1 = p;
 L1: {
  p = m_newline(p); if (p < 0) break L1;
  return -1;
 }
 p = s1;
 s2 = p;
 p = m_memberStart(p); if (p < 0) return -1;
 p = s2;
 return p;
}
function b_OperatorType(p: number, d: number): Child { // OperatorType
 if (d > MAX_DEPTH) tooDeep(p);
 d += 192;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0, k0: Child = null, k1: Child = null, k2: Child = null, k3: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 107 || s1 === 114 || s1 === 117)) L1: {
   s2 = p;
   p = m_typeOperator(p); if (p < 0) break L1;
   k1 = new Leaf(133, s2, p);
   p = sk(p);
   k2 = b_OperatorType(p, d); if (k2 === null) break L1; p = pos;
   k0 = new Node2(132, s0, p, k1, k2);
   break L0;
  }
  p = s0;
  if ((s1 === 105)) L2: {
   p = m_inferWord(p); if (p < 0) break L2;
   p = sk(p);
   s2 = p;
   p = m_identifier(p); if (p < 0) break L2;
   k2 = new Leaf(22, s2, p);
   k1 = NOTHING;
   L3: {
    s3 = p;
    p = sk(p);
    c = I[p]!; if (!(c === 101)) { p = s3; break L3; }
    k3 = b_InferConstraint(p, d); if (k3 === null) { p = s3; break L3; } p = pos;
    k1 = new Iteration([k3]);
   }
   k0 = new Node2(135, s0, p, k2, k1);
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T6[s1]! & 2) !== 0 : true))) return null;
  k1 = b_PostfixType(p, d); if (k1 === null) return null; p = pos;
  k0 = k1;
 }
 const k = settle(k0); pos = p; return k;
}
function m_readonlyWord(p: number): number { // readonlyWord
 let s0 = 0, s1 = 0;
 if (I[p] !== 114 || I[p + 1] !== 101 || !eq(p, 277, 8)) return -1; p += 8;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 p = sk(p);
 s1 = p;
 p = m_memberStart(p); if (p < 0) return -1;
 p = s1;
 return p;
}
function b_PropertyKey(p: number, d: number): Child { // PropertyKey
 if (d > MAX_DEPTH) tooDeep(p);
 d += 192;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T1[s1]! & 64) !== 0 : true)) L1: {
   s2 = p;
   c = I[p]!; s3 = M13[c < 128 ? c : 128]!;
   L2: {
    if ((s3 & 1) !== 0) L3: {
     s4 = p;
     p = m_identifierName(p); if (p < 0) break L3;
     k2 = new Leaf(24, s4, p);
     k1 = k2;
     break L2;
    }
    p = s2;
    if ((s3 & 2) !== 0) L4: {
     s4 = p;
     p = m_stringLiteral(p); if (p < 0) break L4;
     k2 = new Leaf(32, s4, p);
     k1 = k2;
     break L2;
    }
    p = s2;
    if ((s3 & 4) !== 0) L5: {
     s4 = p;
     p = m_numericLiteral(p); if (p < 0) break L5;
     k2 = new Leaf(39, s4, p);
     k1 = k2;
     break L2;
    }
    p = s2;
    if (!((s3 & 8) !== 0)) break L1;
    if (I[p] !== 91) break L1; p += 1;
    p = sk(p);
    k2 = b_Value(p, d); if (k2 === null) break L1; p = pos;
    p = sk(p);
    if (I[p] !== 93) break L1; p += 1;
    k1 = new Node2(53, s2, p, k2, null);
   }
   k0 = k1;
   break L0;
  }
  p = s0;
  if (!((s1 === 34 || s1 === 39 || s1 === 48))) return null;
  k1 = b_LegacyOctal(p); if (k1 === null) return null; p = pos;
  k0 = k1;
 }
 pos = p; return k0;
}
function m_getK(p: number): number { // getK
 let s0 = 0;
 if (I[p] !== 103 || I[p + 1] !== 101 || I[p + 2] !== 116) return -1; p += 3;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function m_setK(p: number): number { // setK
 let s0 = 0;
 if (I[p] !== 115 || I[p + 1] !== 101 || I[p + 2] !== 116) return -1; p += 3;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function b_ExportList(p: number): Child { // ExportList
 const p0 = p;
 let k0: Child = null;
 p = m_exportK(p); if (p < 0) return null;
 p = sk(p);
 k0 = b_ExportedNames(p); if (k0 === null) return null; p = pos;
 pos = p; return new Node2(445, p0, p, k0, null);
}
function b_BindingProperty(p: number, d: number): Child { // BindingProperty
 d += 192;
 let s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T1[s1]! & 64) !== 0 : true)) L1: {
   k1 = b_PropertyKey(p, d); if (k1 === null) break L1; p = pos;
   p = sk(p);
   if (I[p] !== 58) break L1; p += 1;
   p = sk(p);
   k2 = b_BindingElement(p, d); if (k2 === null) break L1; p = pos;
   k0 = new Node2(30, s0, p, k1, k2);
   break L0;
  }
  p = s0;
  if ((s1 < 128 ? (T1[s1]! & 4) !== 0 : true)) L2: {
   s2 = p;
   p = m_identifier(p); if (p < 0) break L2;
   k2 = new Leaf(22, s2, p);
   s3 = p;
   L3: {
    L4: {
     p = sk(p);
     if (I[p] !== 61) break L4; p += 1;
     p = sk(p);
     k1 = b_Value(p, d); if (k1 === null) break L4; p = pos;
     k0 = new Node2(407, s0, p, k2, k1);
     break L3;
    }
    p = s3;
    k0 = new Node2(408, s0, p, k2, null);
   }
   break L0;
  }
  p = s0;
  if (I[p] !== 46 || I[p + 1] !== 46 || I[p + 2] !== 46) return null; p += 3;
  p = sk(p);
  s4 = p;
  p = m_identifier(p); if (p < 0) return null;
  k2 = new Leaf(22, s4, p);
  s3 = p;
  p = sk(p);
  if (I[p] !== 125) return null; p += 1;
  p = s3;
  k0 = new Node2(409, s0, p, k2, null);
 }
 pos = p; return k0;
}
function b_BindingElement(p: number, d: number): Child { // BindingElement
 d += 184;
 let s0 = 0, s2 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 s0 = p;
 L0: {
  k1 = b_BindingTarget(p, d); if (k1 === null) return null; p = pos;
  s2 = p;
  L1: {
   L2: {
    p = sk(p);
    if (I[p] !== 61) break L2; p += 1;
    p = sk(p);
    k2 = b_Value(p, d); if (k2 === null) break L2; p = pos;
    k0 = new Node2(406, s0, p, k1, k2);
    break L1;
   }
   p = s2;
   k0 = k1;
  }
 }
 pos = p; return k0;
}
function b_BooleanLiteral(p: number): Child { // BooleanLiteral
 const p0 = p;
 let s0 = 0, s1 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 116)) L1: {
   p = m_trueK(p); if (p < 0) break L1;
   break L0;
  }
  p = s0;
  if (!((s1 === 102))) return null;
  p = m_falseK(p); if (p < 0) return null;
 }
 pos = p; return new Leaf(185, p0, p);
}
function b_NullLiteral(p: number): Child { // NullLiteral
 const p0 = p;
 p = m_nullK(p); if (p < 0) return null;
 pos = p; return new Leaf(242, p0, p);
}
function b_LegacyOctal(p: number): Child { // LegacyOctal
 const p0 = p;
 p = m_legacyOctal(p); if (p < 0) return null;
 pos = p; return new Leaf(248, p0, p);
}
function b_Argument(p: number, d: number): Child { // Argument
 d += 160;
 let s0 = 0, s1 = 0, k0: Child = null, k1: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T1[s1]! & 32) !== 0 : true)) L1: {
   k1 = b_Assignment(p, d); if (k1 === null) break L1; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if (!((s1 === 46))) return null;
  k1 = b_SpreadElement(p, d); if (k1 === null) return null; p = pos;
  k0 = k1;
 }
 pos = p; return k0;
}
function b_PropertyList(p: number, d: number): Child { // PropertyList
 d += 176;
 const p0 = p;
 let s0 = 0, s1 = 0, k0: Child = null, k1: Child = null, a0: TreeNode[] = EMPTY;
 k0 = b_Property(p, d); if (k0 === null) return null; p = pos;
 a0 = [];
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  if (I[p] !== 44) { p = s0; break L0; } p += 1;
  p = sk(p);
  k1 = b_Property(p, d); if (k1 === null) { p = s0; break L0; } p = pos;
  a0.push(k1);
 }
 k1 = a0.length === 0 ? NOTHING : new Iteration(a0);
 L1: {
  s1 = p;
  p = sk(p);
  if (I[p] !== 44) { p = s1; break L1; } p += 1;
 }
 pos = p; return new Node2(257, p0, p, k0, k1);
}
function b_templateLiteral(p: number, d: number): Child { // templateLiteral
 d += 176;
 const p0 = p;
 let c = 0, s0 = 0, s1 = 0, k0: Child = null, k1: Child = null, a0: TreeNode[] = EMPTY;
 if (I[p] !== 96) return null; p += 1;
 s0 = p;
 p = m_templateElement(p); if (p < 0) return null;
 k0 = new Leaf(198, s0, p);
 a0 = [];
 L0: for (;;) {
  s1 = p;
  c = I[p]!; if (!(c === 36)) { p = s1; break L0; }
  k1 = b_templateSpan(p, d); if (k1 === null) { p = s1; break L0; } p = pos;
  a0.push(k1);
 }
 k1 = a0.length === 0 ? NOTHING : new Iteration(a0);
 if (I[p] !== 96) return null; p += 1;
 pos = p; return new Node2(272, p0, p, k0, k1);
}
function m_targetK(p: number): number { // targetK
 let s0 = 0;
 if (I[p] !== 116 || I[p + 1] !== 97 || !eq(p, 377, 6)) return -1; p += 6;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function b_NewCallee(p: number, d: number): Child { // NewCallee
 d += 248;
 let s0 = 0, s2 = 0, s4 = 0, s5 = 0, s6 = 0, s8 = 0, s9 = 0, k0: Child = null, k1: Child = null, k2: Child = null, k3: Child = null, a0: TreeNode[] = EMPTY;
 s0 = p;
 L0: {
  k1 = b_Primary(p, d); if (k1 === null) return null; p = pos;
  s2 = p;
  L1: {
   L2: {
    a0 = [];
    s4 = p;
    L3: for (;;) {
     s5 = p;
     s6 = p;
     L4: {
      L5: {
       p = sk(p);
       k3 = b_MemberSuffix(p, d); if (k3 === null) break L5; p = pos;
       k2 = k3;
       break L4;
      }
      p = s6;
      s8 = p;
      p = sk(p);
      if (I[p] !== 33) { p = s5; break L3; } p += 1;
      p = s8;
      s9 = p;
      L6: {
       p = m_lineBreak(p); if (p < 0) break L6;
       { p = s5; break L3; }
      }
      p = s9;
      p = sk(p);
      k3 = b_NonNull(p); if (k3 === null) { p = s5; break L3; } p = pos;
      k2 = k3;
     }
     a0.push(k2);
    }
    if (p === s4) break L2;
    k2 = a0.length === 0 ? NOTHING : new Iteration(a0);
    k0 = new Node2(282, s0, p, k1, k2);
    break L1;
   }
   p = s2;
   k0 = k1;
  }
 }
 const k = settle(k0); pos = p; return k;
}
function m_superK(p: number): number { // superK
 let s0 = 0;
 if (I[p] !== 115 || I[p + 1] !== 117 || !eq(p, 340, 5)) return -1; p += 5;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function m_jsxElement(p: number, d: number): number { // jsxElement
 if (d > MAX_DEPTH) tooDeep(p);
 d += 280;
 let c = 0, s4 = 0, s5 = 0, s7 = 0, s10 = 0, s13 = 0, s16 = 0, s18 = 0;
 L0: {
  if (I[p] !== 60) return -1; p += 1;
  L1: {
   p = sk(p);
   s4 = p;
   s5 = I[p]!;
   L2: {
    if ((s5 < 128 ? (T1[s5]! & 4) !== 0 : true)) L3: {
     p = m_jsxName(p); if (p < 0) break L3;
     L4: {
      p = sk(p);
      L5: {
       L6: {
        s10 = p;
        p = m_jsxTypes(p, d); if (p < 0) { p = s10; break L6; }
       }
       L7: {
        L8: for (;;) {
         s13 = p;
         c = I[p]!; if (!(c < 128 ? (T7[c]! & 2) !== 0 : true)) { p = s13; break L8; }
         p = m_jsxAttribute(p, d); if (p < 0) { p = s13; break L8; }
        }
        L9: {
         p = sk(p);
         s16 = p;
         L10: {
          L11: {
           if (I[p] !== 47 || I[p + 1] !== 62) break L11; p += 2;
           break L10;
          }
          p = s16;
          if (I[p] !== 62) break L3; p += 1;
          L12: for (;;) {
           s18 = p;
           c = I[p]!; if (!(c <= 65535)) { p = s18; break L12; }
           p = m_jsxChild(p, d); if (p < 0) { p = s18; break L12; }
          }
          if (I[p] !== 60 || I[p + 1] !== 47) break L3; p += 2;
          p = sk(p);
          p = m_jsxName(p); if (p < 0) break L3;
          p = sk(p);
          if (I[p] !== 62) break L3; p += 1;
         }
        }
       }
      }
     }
     break L2;
    }
    p = s4;
    if (I[p] !== 62) return -1; p += 1;
    L13: for (;;) {
     s7 = p;
     c = I[p]!; if (!(c <= 65535)) { p = s7; break L13; }
     p = m_jsxChild(p, d); if (p < 0) { p = s7; break L13; }
    }
    if (I[p] !== 60 || I[p + 1] !== 47) return -1; p += 2;
    p = sk(p);
    if (I[p] !== 62) return -1; p += 1;
   }
  }
 }
 return p;
}
function m_ConstType(p: number): number { // ConstType
 p = m_constK(p); if (p < 0) return -1;
 return p;
}
function m_Type(p: number, d: number): number { // Type
 if (d > MAX_DEPTH) tooDeep(p);
 d += 184;
 let s0 = 0, s1 = 0, s2 = 0, s4 = 0, s5 = 0, s6 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 40 || s1 === 60)) L1: {
   p = m_FunctionType(p, d); if (p < 0) break L1;
   break L0;
  }
  p = s0;
  if ((s1 === 97 || s1 === 110)) L2: {
   p = m_ConstructorType(p, d); if (p < 0) break L2;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T4[s1]! & 4) !== 0 : true))) return -1;
  p = m_UnionType(p, d); if (p < 0) return -1;
  s2 = p;
  L3: {
   L4: {
    s4 = p;
    L5: for (;;) {
     s5 = p;
     s6 = p;
     L6: {
      p = m_lineBreak(p); if (p < 0) break L6;
      { p = s5; break L5; }
     }
     p = s6;
     p = sk(p);
     p = m_ConditionalTypeTail(p, d); if (p < 0) { p = s5; break L5; }
    }
    if (p === s4) break L4;
    break L3;
   }
   p = s2;
  }
 }
 return p;
}
function m_operandStart(p: number): number { // operandStart
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, s5 = 0;
 s0 = p;
 c = I[p]!; s1 = M22[c < 128 ? c : 128]!;
 L0: {
  if ((s1 & 1) !== 0) L1: {
   c = I[p]!; if (!(c < 128 ? (T7[c]! & 4) !== 0 : false)) break L1; p++;
   break L0;
  }
  p = s0;
  if ((s1 & 2) !== 0) L2: {
   s2 = p;
   L3: {
    s3 = p;
    c = I[p]!; s4 = M23[c < 128 ? c : 128]!;
    L4: {
     if ((s4 & 1) !== 0) L5: {
      if (I[p] !== 97 || I[p + 1] !== 115) break L5; p += 2;
      break L4;
     }
     p = s3;
     if ((s4 & 2) !== 0) L6: {
      if (I[p] !== 115 || I[p + 1] !== 97 || !eq(p, 318, 9)) break L6; p += 9;
      break L4;
     }
     p = s3;
     if ((s4 & 4) !== 0) L7: {
      if (I[p] !== 105 || I[p + 1] !== 110) break L7; p += 2;
      break L4;
     }
     p = s3;
     if (!((s4 & 8) !== 0)) break L3;
     if (I[p] !== 105 || I[p + 1] !== 110 || !eq(p, 10, 10)) break L3; p += 10;
    }
    s5 = p;
    L8: {
     p = m_identifierPart(p); if (p < 0) break L8;
     break L3;
    }
    p = s5;
    break L2;
   }
   p = s2;
   p = m_identifierStart(p); if (p < 0) break L2;
   break L0;
  }
  p = s0;
  if ((s1 & 4) !== 0) L9: {
   if (I[p] !== 33) break L9; p += 1;
   c = I[p]!; if ((c === 61)) break L9;
   break L0;
  }
  p = s0;
  if (!((s1 & 8) !== 0)) return -1;
  p = m_fractionStart(p); if (p < 0) return -1;
 }
 return p;
}
function b_ArrowBody_495(p: number, d: number): Child { // ArrowBody<binaryOperatorExceptIn,anywhere>
 d += 160;
 let c = 0, s0 = 0, s1 = 0, k0: Child = null, k1: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 123)) L1: {
   k1 = b_FunctionBody(p, d); if (k1 === null) break L1; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T5[s1]! & 128) !== 0 : true))) return null;
  c = I[p]!; if ((c === 123)) return null;
  k1 = b_ValueIn_497(p, d); if (k1 === null) return null; p = pos;
  k0 = k1;
 }
 pos = p; return k0;
}
function b_BinaryTail_507(p: number, d: number): Child { // BinaryTail<binaryOperatorExceptIn>
 d += 136;
 let k0: Child = null;
 k0 = b_BinaryTail_operation_508(p, d); if (k0 === null) return null; p = pos;
 pos = p; return k0;
}
function b_TailOperand_511(p: number, d: number): Child { // TailOperand<binaryOperatorExceptIn,anywhere>
 d += 192;
 let s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T3[s1]! & 128) !== 0 : true)) L1: {
   s2 = p;
   s3 = I[p]!;
   L2: {
    if ((s3 < 128 ? (T3[s3]! & 128) !== 0 : true)) L3: {
     k2 = b_ArrowFunction_493(p, d); if (k2 === null) break L3; p = pos;
     k1 = k2;
     break L2;
    }
    p = s2;
    if (!((s3 === 121))) break L1;
    k2 = b_YieldExpression_500(p, d); if (k2 === null) break L1; p = pos;
    k1 = k2;
   }
   s4 = p;
   L4: {
    p = sk(p);
    p = m_tailStart(p); if (p < 0) break L4;
    break L1;
   }
   p = s4;
   k0 = k1;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T1[s1]! & 32) !== 0 : true))) return null;
  k1 = b_Binary_505(p, d); if (k1 === null) return null; p = pos;
  k0 = k1;
 }
 pos = p; return k0;
}
function m_ClassElementName(p: number, d: number): number { // ClassElementName
 d += 144;
 let s0 = 0, s1 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 35)) L1: {
   p = m_privateIdentifier(p); if (p < 0) break L1;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T1[s1]! & 64) !== 0 : true))) return -1;
  p = m_PropertyKey(p, d); if (p < 0) return -1;
 }
 return p;
}
function m_Signature(p: number, d: number): number { // Signature
 if (d > MAX_DEPTH) tooDeep(p);
 d += 152;
 let c = 0, s0 = 0, s1 = 0, s2 = 0;
 L0: {
  s0 = p;
  c = I[p]!; if (!(c === 60)) { p = s0; break L0; }
  p = m_TypeParameters(p, d); if (p < 0) { p = s0; break L0; }
 }
 p = sk(p);
 if (I[p] !== 40) return -1; p += 1;
 L1: {
  s1 = p;
  p = sk(p);
  c = I[p]!; if (!(c < 128 ? (T3[c]! & 8) !== 0 : true)) { p = s1; break L1; }
  p = m_ParameterList(p, d); if (p < 0) { p = s1; break L1; }
 }
 p = sk(p);
 if (I[p] !== 41) return -1; p += 1;
 L2: {
  s2 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 58)) { p = s2; break L2; }
  p = m_ReturnType(p, d); if (p < 0) { p = s2; break L2; }
 }
 return p;
}
function m_FunctionBody(p: number, d: number): number { // FunctionBody
 d += 136;
 let c = 0, s0 = 0;
 if (I[p] !== 123) return -1; p += 1;
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  c = I[p]!; if (!(c < 128 ? (T0[c]! & 1) !== 0 : true)) { p = s0; break L0; }
  p = m_StatementListItem(p, d); if (p < 0) { p = s0; break L0; }
 }
 p = sk(p);
 if (I[p] !== 125) return -1; p += 1;
 return p;
}
function b_UntypedSignature(p: number, d: number): Child { // UntypedSignature
 d += 160;
 const p0 = p;
 let c = 0, s0 = 0, k0: Child = null, k1: Child = null;
 if (I[p] !== 40) return null; p += 1;
 k0 = NOTHING;
 L0: {
  s0 = p;
  p = sk(p);
  c = I[p]!; if (!(c < 128 ? (T3[c]! & 8) !== 0 : true)) { p = s0; break L0; }
  k1 = b_ParameterList(p, d); if (k1 === null) { p = s0; break L0; } p = pos;
  k0 = new Iteration([k1]);
 }
 p = sk(p);
 if (I[p] !== 41) return null; p += 1;
 pos = p; return new Node2(219, p0, p, k0, null);
}
function m_updateOperator(p: number): number { // updateOperator
 let s0 = 0;
 s0 = p;
 L0: {
  L1: {
   if (I[p] !== 43 || I[p + 1] !== 43) break L1; p += 2;
   break L0;
  }
  p = s0;
  if (I[p] !== 45 || I[p + 1] !== 45) return -1; p += 2;
 }
 return p;
}
function b_ArrowBody_385(p: number, d: number): Child { // ArrowBody<binaryOperator,alternativeMark>
 d += 160;
 let c = 0, s0 = 0, s1 = 0, k0: Child = null, k1: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 123)) L1: {
   k1 = b_FunctionBody(p, d); if (k1 === null) break L1; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T5[s1]! & 128) !== 0 : true))) return null;
  c = I[p]!; if ((c === 123)) return null;
  k1 = b_ValueIn_387(p, d); if (k1 === null) return null; p = pos;
  k0 = k1;
 }
 pos = p; return k0;
}
function b_TailOperand_397(p: number, d: number): Child { // TailOperand<binaryOperator,alternativeMark>
 d += 192;
 let s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T3[s1]! & 128) !== 0 : true)) L1: {
   s2 = p;
   s3 = I[p]!;
   L2: {
    if ((s3 < 128 ? (T3[s3]! & 128) !== 0 : true)) L3: {
     k2 = b_ArrowFunction_382(p, d); if (k2 === null) break L3; p = pos;
     k1 = k2;
     break L2;
    }
    p = s2;
    if (!((s3 === 121))) break L1;
    k2 = b_YieldExpression_390(p, d); if (k2 === null) break L1; p = pos;
    k1 = k2;
   }
   s4 = p;
   L4: {
    p = sk(p);
    p = m_tailStart(p); if (p < 0) break L4;
    break L1;
   }
   p = s4;
   k0 = k1;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T1[s1]! & 32) !== 0 : true))) return null;
  k1 = b_Binary_228(p, d); if (k1 === null) return null; p = pos;
  k0 = k1;
 }
 pos = p; return k0;
}
function m_legacyEscape(p: number): number { // legacyEscape
 let c = 0;
 if (I[p] !== 92) return -1; p += 1;
 c = I[p]!; if (!(c >= 48 && c <= 57)) return -1; p++;
 return p;
}
function m_ArrowHead(p: number, d: number): number { // ArrowHead
 d += 144;
 let s0 = 0, s1 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 97)) L1: {
   p = m_asyncModifier(p); if (p < 0) break L1;
   p = sk(p);
   p = m_ArrowParameters(p, d); if (p < 0) break L1;
   p = m_arrow(p); if (p < 0) break L1;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T3[s1]! & 128) !== 0 : true))) return -1;
  p = m_ArrowParameters(p, d); if (p < 0) return -1;
  p = m_arrow(p); if (p < 0) return -1;
 }
 return p;
}
function m_ArrowBody_212(p: number, d: number): number { // ArrowBody<binaryOperator,anywhere>
 d += 144;
 let c = 0, s0 = 0, s1 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 123)) L1: {
   p = m_FunctionBody(p, d); if (p < 0) break L1;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T5[s1]! & 128) !== 0 : true))) return -1;
  c = I[p]!; if ((c === 123)) return -1;
  if (b_ValueIn_55(p, d) === null) return -1; p = pos;
 }
 return p;
}
function m_UntypedArrowHead(p: number, d: number): number { // UntypedArrowHead
 d += 144;
 let s0 = 0, s1 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 97)) L1: {
   p = m_asyncModifier(p); if (p < 0) break L1;
   p = sk(p);
   p = m_UntypedArrowParameters(p, d); if (p < 0) break L1;
   p = m_arrow(p); if (p < 0) break L1;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T4[s1]! & 32) !== 0 : true))) return -1;
  p = m_UntypedArrowParameters(p, d); if (p < 0) return -1;
  p = m_arrow(p); if (p < 0) return -1;
 }
 return p;
}
function m_Unary(p: number, d: number): number { // Unary
 if (d > MAX_DEPTH) tooDeep(p);
 d += 160;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T6[s1]! & 1) !== 0 : false)) L1: {
   s2 = p;
   L2: for (;;) {
    s3 = p;
    p = sk(p);
    c = I[p]!; if (!(c < 128 ? (T6[c]! & 1) !== 0 : false)) { p = s3; break L2; }
    p = m_prefixOperator(p); if (p < 0) { p = s3; break L2; }
   }
   if (p === s2) break L1;
   p = sk(p);
   p = m_Update(p, d); if (p < 0) break L1;
   break L0;
  }
  p = s0;
  if ((s1 < 128 ? (T3[s1]! & 32) !== 0 : true)) L3: {
   p = m_Update(p, d); if (p < 0) break L3;
   break L0;
  }
  p = s0;
  if (!((s1 === 35))) return -1;
  p = m_privateIdentifier(p); if (p < 0) return -1;
  s3 = p;
  p = sk(p);
  p = m_inK(p); if (p < 0) return -1;
  p = s3;
 }
 return p;
}
function m_BinaryTail_368(p: number, d: number): number { // BinaryTail<binaryOperator>
 d += 128;
 p = m_BinaryTail_operation_369(p, d); if (p < 0) return -1;
 return p;
}
function m_Assertion(p: number, d: number): number { // Assertion
 d += 160;
 let s0 = 0, s1 = 0, s2 = 0, s3 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 97)) L1: {
   p = m_asK(p); if (p < 0) break L1;
   p = sk(p);
   s2 = p;
   s3 = I[p]!;
   L2: {
    if ((s3 === 99)) L3: {
     p = m_ConstType(p); if (p < 0) break L3;
     break L2;
    }
    p = s2;
    if (!((s3 < 128 ? (T5[s3]! & 1) !== 0 : true))) break L1;
    p = m_Type(p, d); if (p < 0) break L1;
   }
   break L0;
  }
  p = s0;
  if (!((s1 === 115))) return -1;
  p = m_satisfiesK(p); if (p < 0) return -1;
  p = sk(p);
  p = m_Type(p, d); if (p < 0) return -1;
 }
 return p;
}
function m_AssignmentIn_381(p: number, d: number): number { // AssignmentIn<binaryOperator,alternativeMark>
 if (d > MAX_DEPTH) tooDeep(p);
 d += 176;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s4 = 0, s5 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T3[s1]! & 128) !== 0 : true)) L1: {
   p = m_ArrowFunction_382(p, d); if (p < 0) break L1;
   break L0;
  }
  p = s0;
  if ((s1 === 121)) L2: {
   p = m_YieldExpression_390(p, d); if (p < 0) break L2;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T1[s1]! & 32) !== 0 : true))) return -1;
  p = m_Binary_228(p, d); if (p < 0) return -1;
  s2 = p;
  L3: {
   L4: {
    s4 = p;
    L5: for (;;) {
     s5 = p;
     p = sk(p);
     c = I[p]!; if (!(c < 128 ? (T4[c]! & 1) !== 0 : false)) { p = s5; break L5; }
     p = m_AssignmentTail_395(p, d); if (p < 0) { p = s5; break L5; }
    }
    if (p === s4) break L4;
    break L3;
   }
   p = s2;
  }
 }
 return p;
}
function m_TailOperand_402(p: number, d: number): number { // TailOperand<binaryOperator,anywhere>
 d += 168;
 let s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T3[s1]! & 128) !== 0 : true)) L1: {
   s2 = p;
   s3 = I[p]!;
   L2: {
    if ((s3 < 128 ? (T3[s3]! & 128) !== 0 : true)) L3: {
     p = m_ArrowFunction_57(p, d); if (p < 0) break L3;
     break L2;
    }
    p = s2;
    if (!((s3 === 121))) break L1;
    p = m_YieldExpression_222(p, d); if (p < 0) break L1;
   }
   s4 = p;
   L4: {
    p = sk(p);
    p = m_tailStart(p); if (p < 0) break L4;
    break L1;
   }
   p = s4;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T1[s1]! & 32) !== 0 : true))) return -1;
  p = m_Binary_228(p, d); if (p < 0) return -1;
 }
 return p;
}
function b_ThisType(p: number): Child { // ThisType
 const p0 = p;
 p = m_thisK(p); if (p < 0) return null;
 pos = p; return new Leaf(118, p0, p);
}
function m_isK(p: number): number { // isK
 let s0 = 0;
 if (I[p] !== 105 || I[p + 1] !== 115) return -1; p += 2;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function m_memberWord(p: number): number { // memberWord
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, s5 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  L1: {
   if (I[p] !== 115 || I[p + 1] !== 116 || !eq(p, 297, 6)) break L1; p += 6;
   s2 = p;
   L2: {
    p = m_identifierPart(p); if (p < 0) break L2;
    break L1;
   }
   p = s2;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T7[s1]! & 8) !== 0 : false))) return -1;
  s2 = p;
  c = I[p]!; s3 = M24[c < 128 ? c : 128]!;
  L3: {
   if ((s3 & 1) !== 0) L4: {
    if (I[p] !== 112 || I[p + 1] !== 117 || !eq(p, 255, 6)) break L4; p += 6;
    break L3;
   }
   p = s2;
   if ((s3 & 2) !== 0) L5: {
    if (I[p] !== 112 || I[p + 1] !== 114 || !eq(p, 261, 7)) break L5; p += 7;
    break L3;
   }
   p = s2;
   if ((s3 & 4) !== 0) L6: {
    if (I[p] !== 112 || I[p + 1] !== 114 || !eq(p, 268, 9)) break L6; p += 9;
    break L3;
   }
   p = s2;
   if ((s3 & 8) !== 0) L7: {
    if (I[p] !== 114 || I[p + 1] !== 101 || !eq(p, 277, 8)) break L7; p += 8;
    break L3;
   }
   p = s2;
   if ((s3 & 16) !== 0) L8: {
    if (I[p] !== 111 || I[p + 1] !== 118 || !eq(p, 285, 8)) break L8; p += 8;
    break L3;
   }
   p = s2;
   if ((s3 & 32) !== 0) L9: {
    if (I[p] !== 100 || I[p + 1] !== 101 || !eq(p, 29, 7)) break L9; p += 7;
    break L3;
   }
   p = s2;
   if (!((s3 & 64) !== 0)) return -1;
   if (I[p] !== 97 || I[p + 1] !== 98 || !eq(p, 62, 8)) return -1; p += 8;
  }
  s4 = p;
  L10: {
   p = m_identifierPart(p); if (p < 0) break L10;
   return -1;
  }
  p = s4;
  s5 = p;
  L11: {
   p = m_sameLineSpaces(p); if (p < 0) break L11;
   p = m_newline(p); if (p < 0) break L11;
   return -1;
  }
  p = s5;
 }
 return p;
}
function m_memberStart(p: number): number { // memberStart
 let s0 = 0, s1 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T7[s1]! & 16) !== 0 : false)) L1: {
   p++;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T1[s1]! & 4) !== 0 : true))) return -1;
  p = m_identifierStart(p); if (p < 0) return -1;
 }
 return p;
}
function m_typeOperator(p: number): number { // typeOperator
 let s0 = 0, s2 = 0, s3 = 0;
 s0 = p;
 L0: {
  L1: {
   if (I[p] !== 107 || I[p + 1] !== 101 || !eq(p, 387, 5)) break L1; p += 5;
   break L0;
  }
  p = s0;
  L2: {
   if (I[p] !== 114 || I[p + 1] !== 101 || !eq(p, 277, 8)) break L2; p += 8;
   break L0;
  }
  p = s0;
  if (I[p] !== 117 || I[p + 1] !== 110 || !eq(p, 392, 6)) return -1; p += 6;
 }
 s2 = p;
 L3: {
  p = m_identifierPart(p); if (p < 0) break L3;
  return -1;
 }
 p = s2;
 p = sk(p);
 s3 = p;
 p = m_typeStart(p); if (p < 0) return -1;
 p = s3;
 return p;
}
function m_inferWord(p: number): number { // inferWord
 let s0 = 0, s1 = 0, s2 = 0;
 if (I[p] !== 105 || I[p + 1] !== 110 || !eq(p, 398, 5)) return -1; p += 5;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 p = sk(p);
 s1 = p;
 p = m_identifierStart(p); if (p < 0) return -1;
 p = s1;
 s2 = p;
 L1: {
  p = m_extendsK(p); if (p < 0) break L1;
  return -1;
 }
 p = s2;
 return p;
}
function b_InferConstraint(p: number, d: number): Child { // InferConstraint
 d += 152;
 const p0 = p;
 let s0 = 0, k0: Child = null;
 p = m_extendsK(p); if (p < 0) return null;
 p = sk(p);
 k0 = b_CheckedType(p, d); if (k0 === null) return null; p = pos;
 s0 = p;
 L0: {
  p = sk(p);
  if (I[p] !== 63) break L0; p += 1;
  return null;
 }
 p = s0;
 pos = p; return new Node2(137, p0, p, k0, null);
}
function b_PostfixType(p: number, d: number): Child { // PostfixType
 d += 216;
 let s0 = 0, s2 = 0, s4 = 0, s5 = 0, s6 = 0, k0: Child = null, k1: Child = null, k2: Child = null, a0: TreeNode[] = EMPTY;
 s0 = p;
 L0: {
  k1 = b_PrimaryType(p, d); if (k1 === null) return null; p = pos;
  s2 = p;
  L1: {
   L2: {
    a0 = [];
    s4 = p;
    L3: for (;;) {
     s5 = p;
     s6 = p;
     L4: {
      p = m_lineBreak(p); if (p < 0) break L4;
      { p = s5; break L3; }
     }
     p = s6;
     p = sk(p);
     k2 = b_TypeSuffix(p, d); if (k2 === null) { p = s5; break L3; } p = pos;
     a0.push(k2);
    }
    if (p === s4) break L2;
    k2 = a0.length === 0 ? NOTHING : new Iteration(a0);
    k0 = new Node2(140, s0, p, k1, k2);
    break L1;
   }
   p = s2;
   k0 = k1;
  }
 }
 pos = p; return k0;
}
function m_trueK(p: number): number { // trueK
 let s0 = 0;
 if (I[p] !== 116 || I[p + 1] !== 114 || !eq(p, 362, 4)) return -1; p += 4;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function m_falseK(p: number): number { // falseK
 let s0 = 0;
 if (I[p] !== 102 || I[p + 1] !== 97 || !eq(p, 366, 5)) return -1; p += 5;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function m_nullK(p: number): number { // nullK
 let s0 = 0;
 if (I[p] !== 110 || I[p + 1] !== 117 || !eq(p, 371, 4)) return -1; p += 4;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function b_SpreadElement(p: number, d: number): Child { // SpreadElement
 d += 144;
 const p0 = p;
 let k0: Child = null;
 if (I[p] !== 46 || I[p + 1] !== 46 || I[p + 2] !== 46) return null; p += 3;
 p = sk(p);
 k0 = b_Assignment(p, d); if (k0 === null) return null; p = pos;
 pos = p; return new Node2(110, p0, p, k0, null);
}
function b_Property(p: number, d: number): Child { // Property
 d += 200;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, s5 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 s0 = p;
 c = I[p]!; s1 = M18[c < 128 ? c : 128]!;
 L0: {
  if ((s1 & 1) !== 0) L1: {
   s2 = p;
   p = m_identifier(p); if (p < 0) break L1;
   k1 = new Leaf(22, s2, p);
   s3 = p;
   p = sk(p);
   s4 = p;
   L2: {
    L3: {
     if (I[p] !== 44) break L3; p += 1;
     break L2;
    }
    p = s4;
    if (I[p] !== 125) break L1; p += 1;
   }
   p = s3;
   k0 = new Node2(259, s0, p, k1, null);
   break L0;
  }
  p = s0;
  if ((s1 & 2) !== 0) L4: {
   k1 = b_PropertyKey(p, d); if (k1 === null) break L4; p = pos;
   p = sk(p);
   if (I[p] !== 58) break L4; p += 1;
   p = sk(p);
   k2 = b_Assignment(p, d); if (k2 === null) break L4; p = pos;
   k0 = new Node2(260, s0, p, k1, k2);
   break L0;
  }
  p = s0;
  if ((s1 & 4) !== 0) L5: {
   if (I[p] !== 46 || I[p + 1] !== 46 || I[p + 2] !== 46) break L5; p += 3;
   p = sk(p);
   k2 = b_Assignment(p, d); if (k2 === null) break L5; p = pos;
   k0 = new Node2(261, s0, p, k2, null);
   break L0;
  }
  p = s0;
  if ((s1 & 8) !== 0) L6: {
   s3 = p;
   p = m_identifier(p); if (p < 0) break L6;
   k2 = new Leaf(22, s3, p);
   p = sk(p);
   if (I[p] !== 61) break L6; p += 1;
   s2 = p;
   L7: {
    p = sk(p);
    s5 = p;
    L8: {
     L9: {
      if (I[p] !== 61) break L9; p += 1;
      break L8;
     }
     p = s5;
     if (I[p] !== 62) break L7; p += 1;
    }
    break L6;
   }
   p = s2;
   p = sk(p);
   k1 = b_Value(p, d); if (k1 === null) break L6; p = pos;
   k0 = new Node2(262, s0, p, k2, k1);
   break L0;
  }
  p = s0;
  if (!((s1 & 16) !== 0)) return null;
  c = I[p]!; if ((c === 35)) return null;
  k1 = b_Method(p, d); if (k1 === null) return null; p = pos;
  k0 = k1;
 }
 pos = p; return k0;
}
function m_templateElement(p: number): number { // templateElement
 let c = 0, s0 = 0, s1 = 0, s2 = 0;
 L0: for (;;) {
  s0 = p;
  s1 = p;
  s2 = I[p]!;
  L1: {
   if ((s2 < 128 ? (T7[s2]! & 32) !== 0 : (s2 >= 128 && s2 <= 65535))) L2: {
    p++;
    break L1;
   }
   p = s1;
   L3: {
    if (I[p] !== 36) break L3; p += 1;
    c = I[p]!; if ((c === 123)) break L3;
    break L1;
   }
   p = s1;
   if (!((s2 === 92))) { p = s0; break L0; }
   p = m_anyEscape(p); if (p < 0) { p = s0; break L0; }
  }
 }
 return p;
}
function b_templateSpan(p: number, d: number): Child { // templateSpan
 d += 160;
 const p0 = p;
 let s0 = 0, k0: Child = null, k1: Child = null;
 if (I[p] !== 36 || I[p + 1] !== 123) return null; p += 2;
 k0 = b_applySyntactic_274(p, d); if (k0 === null) return null; p = pos;
 p = sk(p);
 if (I[p] !== 125) return null; p += 1;
 s0 = p;
 p = m_templateElement(p); if (p < 0) return null;
 k1 = new Leaf(198, s0, p);
 pos = p; return new Node2(273, p0, p, k0, k1);
}
function m_jsxName(p: number): number { // jsxName
 let s0 = 0, s1 = 0, s2 = 0;
 p = m_identifierStart(p); if (p < 0) return -1;
 L0: for (;;) {
  s0 = p;
  s1 = p;
  s2 = I[p]!;
  L1: {
   if ((s2 === 45 || s2 === 46 || s2 === 58)) L2: {
    p++;
    break L1;
   }
   p = s1;
   if (!((s2 < 128 ? (T0[s2]! & 128) !== 0 : true))) { p = s0; break L0; }
   p = m_identifierPart(p); if (p < 0) { p = s0; break L0; }
  }
 }
 return p;
}
function m_jsxTypes(p: number, d: number): number { // jsxTypes
 d += 128;
 p = m_applySyntactic_336(p, d); if (p < 0) return -1;
 return p;
}
function m_jsxAttribute(p: number, d: number): number { // jsxAttribute
 d += 168;
 let s2 = 0, s3 = 0, s4 = 0;
 L0: {
  p = sk(p);
  s2 = p;
  s3 = I[p]!;
  L1: {
   if ((s3 < 128 ? (T1[s3]! & 4) !== 0 : true)) L2: {
    p = m_jsxName(p); if (p < 0) break L2;
    L3: {
     s4 = p;
     p = sk(p);
     if (I[p] !== 61) { p = s4; break L3; } p += 1;
     p = sk(p);
     p = m_jsxValue(p, d); if (p < 0) { p = s4; break L3; }
    }
    break L1;
   }
   p = s2;
   if (I[p] !== 123) return -1; p += 1;
   p = sk(p);
   if (I[p] !== 46 || I[p + 1] !== 46 || I[p + 2] !== 46) return -1; p += 3;
   p = m_applySyntactic_344(p, d); if (p < 0) return -1;
   p = sk(p);
   if (I[p] !== 125) return -1; p += 1;
  }
 }
 return p;
}
function m_jsxChild(p: number, d: number): number { // jsxChild
 d += 184;
 let c = 0, s0 = 0, s1 = 0, s4 = 0, s6 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 60)) L1: {
   p = m_jsxElement(p, d); if (p < 0) break L1;
   break L0;
  }
  p = s0;
  if ((s1 === 123)) L2: {
   if (I[p] !== 123) break L2; p += 1;
   L3: {
    p = sk(p);
    s4 = p;
    L4: {
     L5: {
      if (I[p] !== 125) break L5; p += 1;
      break L4;
     }
     p = s4;
     L6: {
      s6 = p;
      if (I[p] !== 46 || I[p + 1] !== 46 || I[p + 2] !== 46) { p = s6; break L6; } p += 3;
     }
     p = m_applySyntactic_274(p, d); if (p < 0) break L2;
     p = sk(p);
     if (I[p] !== 125) break L2; p += 1;
    }
   }
   break L0;
  }
  p = s0;
  if (!((s1 <= 59 || s1 >= 61 && s1 <= 122 || s1 >= 124 && s1 <= 65535))) return -1;
  c = I[p]!; if ((c === 60 || c === 123)) return -1;
  p = m_any(p); if (p < 0) return -1;
 }
 return p;
}
function m_FunctionType(p: number, d: number): number { // FunctionType
 d += 144;
 let c = 0, s0 = 0, s1 = 0;
 L0: {
  s0 = p;
  c = I[p]!; if (!(c === 60)) { p = s0; break L0; }
  p = m_TypeParameters(p, d); if (p < 0) { p = s0; break L0; }
 }
 p = sk(p);
 if (I[p] !== 40) return -1; p += 1;
 L1: {
  s1 = p;
  p = sk(p);
  c = I[p]!; if (!(c < 128 ? (T3[c]! & 8) !== 0 : true)) { p = s1; break L1; }
  p = m_ParameterList(p, d); if (p < 0) { p = s1; break L1; }
 }
 p = sk(p);
 if (I[p] !== 41) return -1; p += 1;
 p = sk(p);
 if (I[p] !== 61 || I[p + 1] !== 62) return -1; p += 2;
 p = sk(p);
 p = m_ReturnedType(p, d); if (p < 0) return -1;
 return p;
}
function m_ConstructorType(p: number, d: number): number { // ConstructorType
 d += 152;
 let c = 0, s0 = 0, s1 = 0, s2 = 0;
 L0: {
  s0 = p;
  c = I[p]!; if (!(c === 97)) { p = s0; break L0; }
  p = m_abstractWord(p); if (p < 0) { p = s0; break L0; }
 }
 p = sk(p);
 p = m_newK(p); if (p < 0) return -1;
 L1: {
  s1 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 60)) { p = s1; break L1; }
  p = m_TypeParameters(p, d); if (p < 0) { p = s1; break L1; }
 }
 p = sk(p);
 if (I[p] !== 40) return -1; p += 1;
 L2: {
  s2 = p;
  p = sk(p);
  c = I[p]!; if (!(c < 128 ? (T3[c]! & 8) !== 0 : true)) { p = s2; break L2; }
  p = m_ParameterList(p, d); if (p < 0) { p = s2; break L2; }
 }
 p = sk(p);
 if (I[p] !== 41) return -1; p += 1;
 p = sk(p);
 if (I[p] !== 61 || I[p + 1] !== 62) return -1; p += 2;
 p = sk(p);
 p = m_ReturnedType(p, d); if (p < 0) return -1;
 return p;
}
function m_UnionType(p: number, d: number): number { // UnionType
 if (d > MAX_DEPTH) tooDeep(p);
 d += 176;
 let s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, s5 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T5[s1]! & 8) !== 0 : true)) L1: {
   p = m_IntersectionType(p, d); if (p < 0) break L1;
   s2 = p;
   L2: {
    L3: {
     s4 = p;
     L4: for (;;) {
      s5 = p;
      p = sk(p);
      if (I[p] !== 124) { p = s5; break L4; } p += 1;
      p = sk(p);
      p = m_IntersectionType(p, d); if (p < 0) { p = s5; break L4; }
     }
     if (p === s4) break L3;
     break L2;
    }
    p = s2;
   }
   break L0;
  }
  p = s0;
  if (I[p] !== 124) return -1; p += 1;
  p = sk(p);
  p = m_IntersectionType(p, d); if (p < 0) return -1;
  L5: for (;;) {
   s3 = p;
   p = sk(p);
   if (I[p] !== 124) { p = s3; break L5; } p += 1;
   p = sk(p);
   p = m_IntersectionType(p, d); if (p < 0) { p = s3; break L5; }
  }
 }
 return p;
}
function m_ConditionalTypeTail(p: number, d: number): number { // ConditionalTypeTail
 d += 128;
 p = m_extendsK(p); if (p < 0) return -1;
 p = sk(p);
 p = m_CheckedType(p, d); if (p < 0) return -1;
 p = sk(p);
 if (I[p] !== 63) return -1; p += 1;
 p = sk(p);
 p = m_Type(p, d); if (p < 0) return -1;
 p = sk(p);
 if (I[p] !== 58) return -1; p += 1;
 p = sk(p);
 p = m_CheckedType(p, d); if (p < 0) return -1;
 return p;
}
function m_fractionStart(p: number): number { // fractionStart
 let c = 0;
 if (I[p] !== 46) return -1; p += 1;
 c = I[p]!; if (!(c >= 48 && c <= 57)) return -1; p++;
 return p;
}
function b_ValueIn_497(p: number, d: number): Child { // ValueIn<binaryOperatorExceptIn,anywhere>
 const m = recall(497, p); if (m !== undefined) { pos = m.end; return m.node; }
 d += 144;
 const p0 = p;
 let k0: Child = null;
 k0 = b_AssignmentIn_492(p, d); if (k0 === null) { remember(497, p0, null, 0); return null; } p = pos;
 const k = k0; remember(497, p0, k, p); pos = p; return k;
}
function b_BinaryTail_operation_508(p: number, d: number): Child { // BinaryTail_operation<binaryOperatorExceptIn>
 d += 160;
 const p0 = p;
 let s0 = 0, k0: Child = null, k1: Child = null;
 s0 = p;
 p = m_binaryOperatorExceptIn(p); if (p < 0) return null;
 k0 = new Leaf(371, s0, p);
 p = sk(p);
 k1 = b_Unary(p, d); if (k1 === null) return null; p = pos;
 pos = p; return new Node2(508, p0, p, k0, k1);
}
function m_TypeParameters(p: number, d: number): number { // TypeParameters
 if (d > MAX_DEPTH) tooDeep(p);
 d += 144;
 let s0 = 0, s1 = 0;
 if (I[p] !== 60) return -1; p += 1;
 p = sk(p);
 p = m_TypeParameter(p, d); if (p < 0) return -1;
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  if (I[p] !== 44) { p = s0; break L0; } p += 1;
  p = sk(p);
  p = m_TypeParameter(p, d); if (p < 0) { p = s0; break L0; }
 }
 L1: {
  s1 = p;
  p = sk(p);
  if (I[p] !== 44) { p = s1; break L1; } p += 1;
 }
 p = sk(p);
 if (I[p] !== 62) return -1; p += 1;
 return p;
}
function m_ParameterList(p: number, d: number): number { // ParameterList
 d += 144;
 let s0 = 0, s1 = 0;
 p = m_Parameter(p, d); if (p < 0) return -1;
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  if (I[p] !== 44) { p = s0; break L0; } p += 1;
  p = sk(p);
  p = m_Parameter(p, d); if (p < 0) { p = s0; break L0; }
 }
 L1: {
  s1 = p;
  p = sk(p);
  if (I[p] !== 44) { p = s1; break L1; } p += 1;
 }
 return p;
}
function m_ReturnType(p: number, d: number): number { // ReturnType
 d += 128;
 if (I[p] !== 58) return -1; p += 1;
 p = sk(p);
 p = m_ReturnedType(p, d); if (p < 0) return -1;
 return p;
}
function m_StatementListItem(p: number, d: number): number { // StatementListItem
 if (d > MAX_DEPTH) tooDeep(p);
 d += 160;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0;
 s0 = p;
 c = I[p]!; s1 = M0[c < 128 ? c : 128]!;
 L0: {
  if ((s1 & 1) !== 0) L1: {
   s2 = p;
   s3 = I[p]!;
   L2: {
    if ((s3 < 128 ? (T0[s3]! & 2) !== 0 : false)) L3: {
     p = m_Declaration(p, d); if (p < 0) break L3;
     break L2;
    }
    p = s2;
    if (!((s3 < 128 ? (T0[s3]! & 1) !== 0 : true))) break L1;
    p = m_Statement(p, d); if (p < 0) break L1;
   }
   break L0;
  }
  p = s0;
  if ((s1 & 2) !== 0) L4: {
   p = m_UsingDeclaration(p, d); if (p < 0) break L4;
   break L0;
  }
  p = s0;
  if ((s1 & 4) !== 0) L5: {
   p = m_ImportDeclaration(p, d); if (p < 0) break L5;
   break L0;
  }
  p = s0;
  if ((s1 & 8) !== 0) L6: {
   p = m_ExportDeclaration(p, d); if (p < 0) break L6;
   break L0;
  }
  p = s0;
  if ((s1 & 16) !== 0) L7: {
   p = m_EnumDeclaration(p, d); if (p < 0) break L7;
   break L0;
  }
  p = s0;
  if ((s1 & 32) !== 0) L8: {
   p = m_ValueNamespace(p, d); if (p < 0) break L8;
   break L0;
  }
  p = s0;
  if ((s1 & 64) !== 0) L9: {
   p = m_Decorators(p, d); if (p < 0) break L9;
   break L0;
  }
  p = s0;
  if (!((s1 & 128) !== 0)) return -1;
  p = m_HtmlComment(p); if (p < 0) return -1;
 }
 return p;
}
function b_ValueIn_387(p: number, d: number): Child { // ValueIn<binaryOperator,alternativeMark>
 const m = recall(387, p); if (m !== undefined) { pos = m.end; return m.node; }
 d += 144;
 const p0 = p;
 let k0: Child = null;
 k0 = b_AssignmentIn_381(p, d); if (k0 === null) { remember(387, p0, null, 0); return null; } p = pos;
 const k = k0; remember(387, p0, k, p); pos = p; return k;
}
function m_ArrowParameters(p: number, d: number): number { // ArrowParameters
 d += 144;
 let s0 = 0, s1 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T1[s1]! & 4) !== 0 : true)) L1: {
   p = m_identifier(p); if (p < 0) break L1;
   break L0;
  }
  p = s0;
  if (!((s1 === 40 || s1 === 60))) return -1;
  p = m_Signature(p, d); if (p < 0) return -1;
 }
 return p;
}
function m_UntypedArrowParameters(p: number, d: number): number { // UntypedArrowParameters
 d += 144;
 let s0 = 0, s1 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T1[s1]! & 4) !== 0 : true)) L1: {
   p = m_identifier(p); if (p < 0) break L1;
   break L0;
  }
  p = s0;
  if (!((s1 === 40))) return -1;
  p = m_UntypedSignature(p, d); if (p < 0) return -1;
 }
 return p;
}
function m_Update(p: number, d: number): number { // Update
 d += 160;
 let s2 = 0;
 L0: {
  if (b_LeftHandSide(p, d) === null) return -1; p = pos;
  s2 = p;
  L1: {
   L2: {
    p = m_sameLineSpaces(p); if (p < 0) break L2;
    p = m_updateOperator(p); if (p < 0) break L2;
    break L1;
   }
   p = s2;
  }
 }
 return p;
}
function m_BinaryTail_operation_369(p: number, d: number): number { // BinaryTail_operation<binaryOperator>
 d += 128;
 p = m_binaryOperator(p); if (p < 0) return -1;
 p = sk(p);
 p = m_Unary(p, d); if (p < 0) return -1;
 return p;
}
function m_ArrowFunction_382(p: number, d: number): number { // ArrowFunction<binaryOperator,alternativeMark>
 d += 176;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, s5 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((false)) L1: {
   c = I[p]!; if (!(c === 58)) break L1;
   s2 = p;
   L2: for (;;) {
    s3 = p;
    p = sk(p);
    c = I[p]!; if (!(c < 128 ? (T3[c]! & 128) !== 0 : true)) { p = s3; break L2; }
    p = m_ArrowHead(p, d); if (p < 0) { p = s3; break L2; }
   }
   if (p === s2) break L1;
   p = sk(p);
   p = m_ArrowBody_385(p, d); if (p < 0) break L1;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T3[s1]! & 128) !== 0 : true))) return -1;
  c = I[p]!; if ((c === 58)) return -1;
  s3 = p;
  s2 = I[p]!;
  L3: {
   if ((s2 < 128 ? (T4[s2]! & 32) !== 0 : true)) L4: {
    s4 = p;
    L5: for (;;) {
     s5 = p;
     p = sk(p);
     c = I[p]!; if (!(c < 128 ? (T4[c]! & 32) !== 0 : true)) { p = s5; break L5; }
     p = m_UntypedArrowHead(p, d); if (p < 0) { p = s5; break L5; }
    }
    if (p === s4) break L4;
    p = sk(p);
    p = m_ArrowBody_385(p, d); if (p < 0) break L4;
    break L3;
   }
   p = s3;
   if (!((s2 < 128 ? (T3[s2]! & 128) !== 0 : true))) return -1;
   p = m_ArrowHead(p, d); if (p < 0) return -1;
   p = sk(p);
   p = m_ArrowBody_385(p, d); if (p < 0) return -1;
   s5 = p;
   p = sk(p);
   c = I[p]!; if (!(c === 58)) return -1; p++;
   p = s5;
  }
 }
 return p;
}
function m_YieldExpression_390(p: number, d: number): number { // YieldExpression<binaryOperator,alternativeMark>
 d += 168;
 let s2 = 0, s4 = 0;
 L0: {
  p = m_yieldK(p); if (p < 0) return -1;
  s2 = p;
  L1: {
   L2: {
    p = m_sameLineSpaces(p); if (p < 0) break L2;
    if (I[p] !== 42) break L2; p += 1;
    p = sk(p);
    p = m_AssignmentIn_381(p, d); if (p < 0) break L2;
    break L1;
   }
   p = s2;
   L3: {
    s4 = p;
    L4: {
     p = m_sameLineSpaces(p); if (p < 0) break L4;
     p = m_newline(p); if (p < 0) break L4;
     break L3;
    }
    p = s4;
    p = sk(p);
    p = m_AssignmentIn_381(p, d); if (p < 0) break L3;
    break L1;
   }
   p = s2;
  }
 }
 return p;
}
function m_AssignmentTail_395(p: number, d: number): number { // AssignmentTail<binaryOperator,alternativeMark>
 d += 144;
 let s0 = 0, s1 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 63)) L1: {
   p = m_conditionalMark(p); if (p < 0) break L1;
   p = sk(p);
   p = m_AssignmentIn_381(p, d); if (p < 0) break L1;
   p = sk(p);
   if (I[p] !== 58) break L1; p += 1;
   p = sk(p);
   p = m_TailOperand_397(p, d); if (p < 0) break L1;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T4[s1]! & 1) !== 0 : false))) return -1;
  p = m_assignmentOperator(p); if (p < 0) return -1;
  p = sk(p);
  p = m_TailOperand_397(p, d); if (p < 0) return -1;
 }
 return p;
}
function m_typeStart(p: number): number { // typeStart
 let s0 = 0, s1 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T7[s1]! & 64) !== 0 : false)) L1: {
   p++;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T1[s1]! & 4) !== 0 : true))) return -1;
  p = m_identifierStart(p); if (p < 0) return -1;
 }
 return p;
}
function b_PrimaryType(p: number, d: number): Child { // PrimaryType
 d += 160;
 let c = 0, s0 = 0, s1 = 0, k0: Child = null, k1: Child = null;
 s0 = p;
 c = I[p]!; s1 = M25[c < 128 ? c : 128]!;
 L0: {
  if ((s1 & 1) !== 0) L1: {
   k1 = b_KeywordType(p); if (k1 === null) break L1; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 2) !== 0) L2: {
   k1 = b_TypeReference(p, d); if (k1 === null) break L2; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 4) !== 0) L3: {
   k1 = b_MappedType(p, d); if (k1 === null) break L3; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 8) !== 0) L4: {
   k1 = b_TypeLiteral(p, d); if (k1 === null) break L4; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 16) !== 0) L5: {
   k1 = b_TupleType(p, d); if (k1 === null) break L5; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 32) !== 0) L6: {
   k1 = b_ParenthesizedType(p, d); if (k1 === null) break L6; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 64) !== 0) L7: {
   k1 = b_LiteralType(p); if (k1 === null) break L7; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 128) !== 0) L8: {
   k1 = b_ThisType(p); if (k1 === null) break L8; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 256) !== 0) L9: {
   k1 = b_TypeQuery(p, d); if (k1 === null) break L9; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 512) !== 0) L10: {
   k1 = b_ImportType(p, d); if (k1 === null) break L10; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if (!((s1 & 1024) !== 0)) return null;
  k1 = b_TemplateLiteralType(p, d); if (k1 === null) return null; p = pos;
  k0 = k1;
 }
 pos = p; return k0;
}
function b_TypeSuffix(p: number, d: number): Child { // TypeSuffix
 d += 176;
 let s0 = 0, s2 = 0, s3 = 0, k0: Child = null, k1: Child = null;
 s0 = p;
 L0: {
  if (I[p] !== 91) return null; p += 1;
  p = sk(p);
  s2 = p;
  s3 = I[p]!;
  L1: {
   L2: {
    if (I[p] !== 93) break L2; p += 1;
    k0 = new Leaf(203, s0, p);
    break L1;
   }
   p = s2;
   if (!((s3 < 128 ? (T5[s3]! & 1) !== 0 : true))) return null;
   k1 = b_Type(p, d); if (k1 === null) return null; p = pos;
   p = sk(p);
   if (I[p] !== 93) return null; p += 1;
   k0 = new Node2(204, s0, p, k1, null);
  }
 }
 pos = p; return k0;
}
function m_anyEscape(p: number): number { // anyEscape
 let c = 0;
 if (I[p] !== 92) return -1; p += 1;
 c = I[p]!; if (!(c <= 65535)) return -1; p++;
 return p;
}
function b_applySyntactic_274(p: number, d: number): Child { // applySyntactic<Expression>
 d += 144;
 const p0 = p;
 let k0: Child = null;
 p = skip(p);
 k0 = b_Expression(p, d); if (k0 === null) return null; p = pos;
 p = skip(p);
 pos = p; return new Node2(274, p0, p, k0, null);
}
function m_applySyntactic_336(p: number, d: number): number { // applySyntactic<TypeArguments>
 d += 128;
 p = skip(p);
 p = m_TypeArguments(p, d); if (p < 0) return -1;
 p = skip(p);
 return p;
}
function m_jsxValue(p: number, d: number): number { // jsxValue
 d += 152;
 let c = 0, s0 = 0, s1 = 0, s2 = 0;
 s0 = p;
 c = I[p]!; s1 = M26[c < 128 ? c : 128]!;
 L0: {
  if ((s1 & 1) !== 0) L1: {
   if (I[p] !== 34) break L1; p += 1;
   L2: for (;;) {
    s2 = p;
    c = I[p]!; if ((c === 34)) { p = s2; break L2; }
    p = m_any(p); if (p < 0) { p = s2; break L2; }
   }
   if (I[p] !== 34) break L1; p += 1;
   break L0;
  }
  p = s0;
  if ((s1 & 2) !== 0) L3: {
   if (I[p] !== 39) break L3; p += 1;
   L4: for (;;) {
    s2 = p;
    c = I[p]!; if ((c === 39)) { p = s2; break L4; }
    p = m_any(p); if (p < 0) { p = s2; break L4; }
   }
   if (I[p] !== 39) break L3; p += 1;
   break L0;
  }
  p = s0;
  if ((s1 & 4) !== 0) L5: {
   if (I[p] !== 123) break L5; p += 1;
   p = m_applySyntactic_274(p, d); if (p < 0) break L5;
   p = sk(p);
   if (I[p] !== 125) break L5; p += 1;
   break L0;
  }
  p = s0;
  if (!((s1 & 8) !== 0)) return -1;
  p = m_jsxElement(p, d); if (p < 0) return -1;
 }
 return p;
}
function m_applySyntactic_344(p: number, d: number): number { // applySyntactic<Assignment>
 d += 128;
 p = skip(p);
 p = m_Assignment(p, d); if (p < 0) return -1;
 p = skip(p);
 return p;
}
function m_applySyntactic_274(p: number, d: number): number { // applySyntactic<Expression>
 d += 128;
 p = skip(p);
 p = m_Expression(p, d); if (p < 0) return -1;
 p = skip(p);
 return p;
}
function m_ReturnedType(p: number, d: number): number { // ReturnedType
 d += 144;
 let s0 = 0, s1 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T1[s1]! & 4) !== 0 : true)) L1: {
   p = m_TypePredicate(p, d); if (p < 0) break L1;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T5[s1]! & 1) !== 0 : true))) return -1;
  p = m_Type(p, d); if (p < 0) return -1;
 }
 return p;
}
function m_IntersectionType(p: number, d: number): number { // IntersectionType
 d += 176;
 let s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, s5 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T6[s1]! & 2) !== 0 : true)) L1: {
   p = m_OperatorType(p, d); if (p < 0) break L1;
   s2 = p;
   L2: {
    L3: {
     s4 = p;
     L4: for (;;) {
      s5 = p;
      p = sk(p);
      if (I[p] !== 38) { p = s5; break L4; } p += 1;
      p = sk(p);
      p = m_OperatorType(p, d); if (p < 0) { p = s5; break L4; }
     }
     if (p === s4) break L3;
     break L2;
    }
    p = s2;
   }
   break L0;
  }
  p = s0;
  if (I[p] !== 38) return -1; p += 1;
  p = sk(p);
  p = m_OperatorType(p, d); if (p < 0) return -1;
  L5: for (;;) {
   s3 = p;
   p = sk(p);
   if (I[p] !== 38) { p = s3; break L5; } p += 1;
   p = sk(p);
   p = m_OperatorType(p, d); if (p < 0) { p = s3; break L5; }
  }
 }
 return p;
}
function m_CheckedType(p: number, d: number): number { // CheckedType
 d += 144;
 let s0 = 0, s1 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 40 || s1 === 60)) L1: {
   p = m_FunctionType(p, d); if (p < 0) break L1;
   break L0;
  }
  p = s0;
  if ((s1 === 97 || s1 === 110)) L2: {
   p = m_ConstructorType(p, d); if (p < 0) break L2;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T4[s1]! & 4) !== 0 : true))) return -1;
  p = m_UnionType(p, d); if (p < 0) return -1;
 }
 return p;
}
function m_TypeParameter(p: number, d: number): number { // TypeParameter
 d += 152;
 let c = 0, s0 = 0, s1 = 0, s2 = 0;
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 99 || c === 105 || c === 111)) { p = s0; break L0; }
  p = m_typeParameterModifier(p); if (p < 0) { p = s0; break L0; }
 }
 p = sk(p);
 p = m_identifier(p); if (p < 0) return -1;
 L1: {
  s1 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 101)) { p = s1; break L1; }
  p = m_TypeConstraint(p, d); if (p < 0) { p = s1; break L1; }
 }
 L2: {
  s2 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 61)) { p = s2; break L2; }
  p = m_TypeDefault(p, d); if (p < 0) { p = s2; break L2; }
 }
 return p;
}
function m_Parameter(p: number, d: number): number { // Parameter
 if (d > MAX_DEPTH) tooDeep(p);
 d += 176;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, s5 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 64 || s1 === 111 || s1 === 112 || s1 === 114)) L1: {
   s2 = p;
   s3 = I[p]!;
   L2: {
    if ((s3 === 111 || s3 === 112 || s3 === 114)) L3: {
     s4 = p;
     L4: for (;;) {
      s5 = p;
      p = sk(p);
      c = I[p]!; if (!(c === 111 || c === 112 || c === 114)) { p = s5; break L4; }
      p = m_parameterWordOfProperty(p); if (p < 0) { p = s5; break L4; }
     }
     if (p === s4) break L3;
     p = sk(p);
     p = m_PropertyParameter(p, d); if (p < 0) break L3;
     break L2;
    }
    p = s2;
    if (!((s3 === 64))) break L1;
    s5 = p;
    L5: for (;;) {
     s4 = p;
     p = sk(p);
     c = I[p]!; if (!(c === 64)) { p = s4; break L5; }
     p = m_Decorator(p, d); if (p < 0) { p = s4; break L5; }
    }
    if (p === s5) break L1;
    p = sk(p);
    p = m_Parameter(p, d); if (p < 0) break L1;
   }
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T4[s1]! & 64) !== 0 : true))) return -1;
  s3 = p;
  s2 = I[p]!;
  L6: {
   if ((s2 < 128 ? (T4[s2]! & 128) !== 0 : true)) L7: {
    p = m_ParameterTarget(p, d); if (p < 0) break L7;
    s4 = p;
    L8: {
     L9: {
      p = sk(p);
      if (I[p] !== 61) break L9; p += 1;
      p = sk(p);
      if (b_Value(p, d) === null) break L9; p = pos;
      break L8;
     }
     p = s4;
    }
    break L6;
   }
   p = s3;
   if (I[p] !== 46 || I[p + 1] !== 46 || I[p + 2] !== 46) return -1; p += 3;
   p = sk(p);
   p = m_DeclaratorTarget(p, d); if (p < 0) return -1;
   s5 = p;
   p = sk(p);
   if (I[p] !== 41) return -1; p += 1;
   p = s5;
  }
 }
 return p;
}
function m_Declaration(p: number, d: number): number { // Declaration
 d += 160;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0;
 s0 = p;
 c = I[p]!; s1 = M4[c < 128 ? c : 128]!;
 L0: {
  if ((s1 & 1) !== 0) L1: {
   s2 = p;
   s3 = I[p]!;
   L2: {
    if ((s3 === 99 || s3 === 108)) L3: {
     p = m_LexicalDeclaration(p, d); if (p < 0) break L3;
     break L2;
    }
    p = s2;
    if ((s3 === 97 || s3 === 102)) L4: {
     p = m_FunctionDeclaration(p, d); if (p < 0) break L4;
     break L2;
    }
    p = s2;
    if (!((s3 === 99))) break L1;
    p = m_ClassDeclaration(p, d); if (p < 0) break L1;
   }
   break L0;
  }
  p = s0;
  if ((s1 & 2) !== 0) L5: {
   p = m_TypeDeclaration(p, d); if (p < 0) break L5;
   break L0;
  }
  p = s0;
  if ((s1 & 4) !== 0) L6: {
   p = m_AbstractClass(p, d); if (p < 0) break L6;
   break L0;
  }
  p = s0;
  if ((s1 & 8) !== 0) L7: {
   p = m_AmbientDeclaration(p, d); if (p < 0) break L7;
   break L0;
  }
  p = s0;
  if ((s1 & 16) !== 0) L8: {
   p = m_OverloadSignature(p, d); if (p < 0) break L8;
   break L0;
  }
  p = s0;
  if ((s1 & 32) !== 0) L9: {
   p = m_ImportTypeDeclaration(p, d); if (p < 0) break L9;
   break L0;
  }
  p = s0;
  if (!((s1 & 64) !== 0)) return -1;
  p = m_ExportTypeDeclaration(p, d); if (p < 0) return -1;
 }
 return p;
}
function m_Statement(p: number, d: number): number { // Statement
 if (d > MAX_DEPTH) tooDeep(p);
 d += 160;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T0[s1]! & 1) !== 0 : true)) L1: {
   s2 = p;
   c = I[p]!; s3 = M5[c < 128 ? c : 128]!;
   L2: {
    if ((s3 & 1) !== 0) L3: {
     p = m_IfStatement(p, d); if (p < 0) break L3;
     break L2;
    }
    p = s2;
    if ((s3 & 2) !== 0) L4: {
     p = m_ReturnStatement(p, d); if (p < 0) break L4;
     break L2;
    }
    p = s2;
    if ((s3 & 4) !== 0) L5: {
     p = m_ForStatement(p, d); if (p < 0) break L5;
     break L2;
    }
    p = s2;
    if ((s3 & 8) !== 0) L6: {
     p = m_ThrowStatement(p, d); if (p < 0) break L6;
     break L2;
    }
    p = s2;
    if ((s3 & 16) !== 0) L7: {
     p = m_TryStatement(p, d); if (p < 0) break L7;
     break L2;
    }
    p = s2;
    if ((s3 & 32) !== 0) L8: {
     p = m_VariableStatement(p, d); if (p < 0) break L8;
     break L2;
    }
    p = s2;
    if ((s3 & 64) !== 0) L9: {
     p = m_WhileStatement(p, d); if (p < 0) break L9;
     break L2;
    }
    p = s2;
    if ((s3 & 128) !== 0) L10: {
     p = m_DoWhileStatement(p, d); if (p < 0) break L10;
     break L2;
    }
    p = s2;
    if ((s3 & 256) !== 0) L11: {
     p = m_ContinueStatement(p); if (p < 0) break L11;
     break L2;
    }
    p = s2;
    if ((s3 & 512) !== 0) L12: {
     p = m_BreakStatement(p); if (p < 0) break L12;
     break L2;
    }
    p = s2;
    if ((s3 & 1024) !== 0) L13: {
     p = m_SwitchStatement(p, d); if (p < 0) break L13;
     break L2;
    }
    p = s2;
    if ((s3 & 2048) !== 0) L14: {
     p = m_DebuggerStatement(p); if (p < 0) break L14;
     break L2;
    }
    p = s2;
    if ((s3 & 4096) !== 0) L15: {
     p = m_BlockStatement(p, d); if (p < 0) break L15;
     break L2;
    }
    p = s2;
    if ((s3 & 8192) !== 0) L16: {
     p = m_EmptyStatement(p); if (p < 0) break L16;
     break L2;
    }
    p = s2;
    if ((s3 & 16384) !== 0) L17: {
     p = m_LabeledStatement(p, d); if (p < 0) break L17;
     break L2;
    }
    p = s2;
    if (!((s3 & 32768) !== 0)) break L1;
    p = m_ExpressionStatement(p, d); if (p < 0) break L1;
   }
   break L0;
  }
  p = s0;
  if (!((s1 === 119))) return -1;
  p = m_WithStatement(p, d); if (p < 0) return -1;
 }
 return p;
}
function m_UsingDeclaration(p: number, d: number): number { // UsingDeclaration
 d += 128;
 p = m_usingWord(p); if (p < 0) return -1;
 p = sk(p);
 p = m_VariableDeclaratorList_16(p, d); if (p < 0) return -1;
 p = m_semicolon(p); if (p < 0) return -1;
 return p;
}
function m_ImportDeclaration(p: number, d: number): number { // ImportDeclaration
 d += 168;
 let c = 0, s2 = 0, s3 = 0, s4 = 0;
 L0: {
  p = m_importK(p); if (p < 0) return -1;
  p = sk(p);
  s2 = p;
  s3 = I[p]!;
  L1: {
   if ((s3 < 128 ? (T1[s3]! & 4) !== 0 : true)) L2: {
    L3: {
     s4 = p;
     c = I[p]!; if (!(c === 116)) { p = s4; break L3; }
     p = m_typeWord(p); if (p < 0) { p = s4; break L3; }
    }
    p = sk(p);
    p = m_identifier(p); if (p < 0) break L2;
    p = sk(p);
    if (I[p] !== 61) break L2; p += 1;
    p = sk(p);
    p = m_ImportedModule(p); if (p < 0) break L2;
    p = m_semicolon(p); if (p < 0) break L2;
    break L1;
   }
   p = s2;
   if ((s3 === 34 || s3 === 39)) L4: {
    p = m_stringLiteral(p); if (p < 0) break L4;
    L5: {
     s4 = p;
     p = sk(p);
     c = I[p]!; if (!(c === 119)) { p = s4; break L5; }
     p = m_ImportAttributes(p, d); if (p < 0) { p = s4; break L5; }
    }
    p = m_semicolon(p); if (p < 0) break L4;
    break L1;
   }
   p = s2;
   if (!((s3 < 128 ? (T1[s3]! & 8) !== 0 : true))) return -1;
   p = m_ValueImports(p); if (p < 0) return -1;
   p = sk(p);
   p = m_fromK(p); if (p < 0) return -1;
   p = sk(p);
   p = m_stringLiteral(p); if (p < 0) return -1;
   L6: {
    s4 = p;
    p = sk(p);
    c = I[p]!; if (!(c === 119)) { p = s4; break L6; }
    p = m_ImportAttributes(p, d); if (p < 0) { p = s4; break L6; }
   }
   p = m_semicolon(p); if (p < 0) return -1;
  }
 }
 return p;
}
function m_ExportDeclaration(p: number, d: number): number { // ExportDeclaration
 d += 192;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, s5 = 0, s6 = 0, s7 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 101)) L1: {
   p = m_ExportList(p); if (p < 0) break L1;
   break L0;
  }
  p = s0;
  if (!((s1 === 101))) return -1;
  p = m_exportK(p); if (p < 0) return -1;
  p = sk(p);
  s2 = p;
  c = I[p]!; s3 = M6[c < 128 ? c : 128]!;
  L2: {
   if ((s3 & 1) !== 0) L3: {
    if (I[p] !== 42) break L3; p += 1;
    L4: {
     s4 = p;
     p = sk(p);
     c = I[p]!; if (!(c === 97)) { p = s4; break L4; }
     p = m_AsName(p); if (p < 0) { p = s4; break L4; }
    }
    p = sk(p);
    p = m_fromK(p); if (p < 0) break L3;
    p = sk(p);
    p = m_stringLiteral(p); if (p < 0) break L3;
    L5: {
     s5 = p;
     p = sk(p);
     c = I[p]!; if (!(c === 119)) { p = s5; break L5; }
     p = m_ImportAttributes(p, d); if (p < 0) { p = s5; break L5; }
    }
    p = m_semicolon(p); if (p < 0) break L3;
    break L2;
   }
   p = s2;
   if ((s3 & 2) !== 0) L6: {
    p = m_defaultK(p); if (p < 0) break L6;
    p = sk(p);
    s5 = p;
    s4 = I[p]!;
    L7: {
     if ((s4 < 128 ? (T1[s4]! & 16) !== 0 : false)) L8: {
      s6 = p;
      c = I[p]!; s7 = M7[c < 128 ? c : 128]!;
      L9: {
       if ((s7 & 1) !== 0) L10: {
        p = m_FunctionDeclaration(p, d); if (p < 0) break L10;
        break L9;
       }
       p = s6;
       if ((s7 & 2) !== 0) L11: {
        p = m_ClassDeclaration(p, d); if (p < 0) break L11;
        break L9;
       }
       p = s6;
       if ((s7 & 4) !== 0) L12: {
        p = m_AbstractClass(p, d); if (p < 0) break L12;
        break L9;
       }
       p = s6;
       if (!((s7 & 8) !== 0)) break L8;
       p = m_TypeDeclaration(p, d); if (p < 0) break L8;
      }
      break L7;
     }
     p = s5;
     if (!((s4 < 128 ? (T1[s4]! & 32) !== 0 : true))) break L6;
     p = m_Assignment(p, d); if (p < 0) break L6;
     p = m_semicolon(p); if (p < 0) break L6;
    }
    break L2;
   }
   p = s2;
   if ((s3 & 4) !== 0) L13: {
    if (I[p] !== 61) break L13; p += 1;
    p = sk(p);
    p = m_Expression(p, d); if (p < 0) break L13;
    p = m_semicolon(p); if (p < 0) break L13;
    break L2;
   }
   p = s2;
   if ((s3 & 8) !== 0) L14: {
    p = m_asK(p); if (p < 0) break L14;
    p = sk(p);
    if (I[p] !== 110 || I[p + 1] !== 97 || !eq(p, 20, 9)) break L14; p += 9;
    p = sk(p);
    p = m_identifier(p); if (p < 0) break L14;
    p = m_semicolon(p); if (p < 0) break L14;
    break L2;
   }
   p = s2;
   if (!((s3 & 16) !== 0)) return -1;
   p = m_StatementListItem(p, d); if (p < 0) return -1;
  }
 }
 return p;
}
function m_EnumDeclaration(p: number, d: number): number { // EnumDeclaration
 d += 152;
 let c = 0, s0 = 0, s1 = 0, s2 = 0;
 L0: {
  s0 = p;
  c = I[p]!; if (!(c === 100)) { p = s0; break L0; }
  p = m_declareWord(p); if (p < 0) { p = s0; break L0; }
 }
 L1: {
  s1 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 99)) { p = s1; break L1; }
  p = m_constK(p); if (p < 0) { p = s1; break L1; }
 }
 p = sk(p);
 p = m_enumK(p); if (p < 0) return -1;
 p = sk(p);
 p = m_identifier(p); if (p < 0) return -1;
 p = sk(p);
 if (I[p] !== 123) return -1; p += 1;
 L2: {
  s2 = p;
  p = sk(p);
  c = I[p]!; if (!(c < 128 ? (T1[c]! & 64) !== 0 : true)) { p = s2; break L2; }
  p = m_EnumMemberList(p, d); if (p < 0) { p = s2; break L2; }
 }
 p = sk(p);
 if (I[p] !== 125) return -1; p += 1;
 return p;
}
function m_ValueNamespace(p: number, d: number): number { // ValueNamespace
 d += 128;
 p = m_namespaceWord(p); if (p < 0) return -1;
 p = sk(p);
 p = m_EntityName(p); if (p < 0) return -1;
 p = sk(p);
 p = m_BlockStatement(p, d); if (p < 0) return -1;
 return p;
}
function m_Decorators(p: number, d: number): number { // Decorators
 d += 168;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0;
 s0 = p;
 L0: for (;;) {
  s1 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 64)) { p = s1; break L0; }
  p = m_Decorator(p, d); if (p < 0) { p = s1; break L0; }
 }
 if (p === s0) return -1;
 s2 = p;
 p = sk(p);
 s3 = p;
 s4 = I[p]!;
 L1: {
  if ((s4 === 99)) L2: {
   p = m_classK(p); if (p < 0) break L2;
   break L1;
  }
  p = s3;
  if ((s4 === 101)) L3: {
   p = m_exportK(p); if (p < 0) break L3;
   break L1;
  }
  p = s3;
  if (!((s4 === 97))) return -1;
  p = m_abstractWord(p); if (p < 0) return -1;
 }
 p = s2;
 return p;
}
function m_HtmlComment(p: number): number { // HtmlComment
 p = m_htmlComment(p); if (p < 0) return -1;
 return p;
}
function m_UntypedSignature(p: number, d: number): number { // UntypedSignature
 d += 136;
 let c = 0, s0 = 0;
 if (I[p] !== 40) return -1; p += 1;
 L0: {
  s0 = p;
  p = sk(p);
  c = I[p]!; if (!(c < 128 ? (T3[c]! & 8) !== 0 : true)) { p = s0; break L0; }
  p = m_ParameterList(p, d); if (p < 0) { p = s0; break L0; }
 }
 p = sk(p);
 if (I[p] !== 41) return -1; p += 1;
 return p;
}
function m_ArrowBody_385(p: number, d: number): number { // ArrowBody<binaryOperator,alternativeMark>
 d += 144;
 let c = 0, s0 = 0, s1 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 123)) L1: {
   p = m_FunctionBody(p, d); if (p < 0) break L1;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T5[s1]! & 128) !== 0 : true))) return -1;
  c = I[p]!; if ((c === 123)) return -1;
  if (b_ValueIn_387(p, d) === null) return -1; p = pos;
 }
 return p;
}
function m_TailOperand_397(p: number, d: number): number { // TailOperand<binaryOperator,alternativeMark>
 d += 168;
 let s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T3[s1]! & 128) !== 0 : true)) L1: {
   s2 = p;
   s3 = I[p]!;
   L2: {
    if ((s3 < 128 ? (T3[s3]! & 128) !== 0 : true)) L3: {
     p = m_ArrowFunction_382(p, d); if (p < 0) break L3;
     break L2;
    }
    p = s2;
    if (!((s3 === 121))) break L1;
    p = m_YieldExpression_390(p, d); if (p < 0) break L1;
   }
   s4 = p;
   L4: {
    p = sk(p);
    p = m_tailStart(p); if (p < 0) break L4;
    break L1;
   }
   p = s4;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T1[s1]! & 32) !== 0 : true))) return -1;
  p = m_Binary_228(p, d); if (p < 0) return -1;
 }
 return p;
}
function b_KeywordType(p: number): Child { // KeywordType
 let s0 = 0, k0: Child = null;
 s0 = p;
 p = m_keywordType(p); if (p < 0) return null;
 k0 = new Leaf(143, s0, p);
 pos = p; return k0;
}
function b_TypeReference(p: number, d: number): Child { // TypeReference
 d += 192;
 let s0 = 0, s2 = 0, s4 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 s0 = p;
 L0: {
  k1 = b_EntityName(p); if (k1 === null) return null; p = pos;
  s2 = p;
  L1: {
   L2: {
    s4 = p;
    L3: {
     p = m_lineBreak(p); if (p < 0) break L3;
     break L2;
    }
    p = s4;
    p = sk(p);
    k2 = b_TypeArguments(p, d); if (k2 === null) break L2; p = pos;
    k0 = new Node2(145, s0, p, k1, k2);
    break L1;
   }
   p = s2;
   k0 = new Node2(148, s0, p, k1, null);
  }
 }
 pos = p; return k0;
}
function b_MappedType(p: number, d: number): Child { // MappedType
 d += 256;
 const p0 = p;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, s5 = 0, s6 = 0, k0: Child = null, k1: Child = null, k2: Child = null, k3: Child = null, k4: Child = null, k5: Child = null, k6: Child = null;
 if (I[p] !== 123) return null; p += 1;
 k0 = NOTHING;
 L0: {
  s0 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 43 || c === 45 || c === 114)) { p = s0; break L0; }
  s1 = p;
  p = m_mappedReadonly(p); if (p < 0) { p = s0; break L0; }
  k1 = new Leaf(150, s1, p);
  k0 = new Iteration([k1]);
 }
 p = sk(p);
 if (I[p] !== 91) return null; p += 1;
 p = sk(p);
 s1 = p;
 p = m_identifier(p); if (p < 0) return null;
 k1 = new Leaf(22, s1, p);
 p = sk(p);
 p = m_inK(p); if (p < 0) return null;
 p = sk(p);
 k2 = b_Type(p, d); if (k2 === null) return null; p = pos;
 k3 = NOTHING;
 L1: {
  s2 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 97)) { p = s2; break L1; }
  k4 = b_MappedName(p, d); if (k4 === null) { p = s2; break L1; } p = pos;
  k3 = new Iteration([k4]);
 }
 p = sk(p);
 if (I[p] !== 93) return null; p += 1;
 k4 = NOTHING;
 L2: {
  s3 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 43 || c === 45 || c === 63)) { p = s3; break L2; }
  s4 = p;
  p = m_mappedOptional(p); if (p < 0) { p = s3; break L2; }
  k5 = new Leaf(154, s4, p);
  k4 = new Iteration([k5]);
 }
 k5 = NOTHING;
 L3: {
  s4 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 58)) { p = s4; break L3; }
  k6 = b_TypeAnnotation(p, d); if (k6 === null) { p = s4; break L3; } p = pos;
  k5 = new Iteration([k6]);
 }
 L4: {
  s5 = p;
  p = sk(p);
  s6 = p;
  L5: {
   L6: {
    if (I[p] !== 59) break L6; p += 1;
    break L5;
   }
   p = s6;
   if (I[p] !== 44) { p = s5; break L4; } p += 1;
  }
 }
 p = sk(p);
 if (I[p] !== 125) return null; p += 1;
 pos = p; return new NodeN(149, p0, p, [k0, k1, k2, k3, k4, k5]);
}
function b_TypeLiteral(p: number, d: number): Child { // TypeLiteral
 d += 160;
 const p0 = p;
 let c = 0, s0 = 0, k0: Child = null, a0: TreeNode[] = EMPTY;
 if (I[p] !== 123) return null; p += 1;
 a0 = [];
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  c = I[p]!; if (!(c < 128 ? (T4[c]! & 8) !== 0 : true)) { p = s0; break L0; }
  k0 = b_TypeMember(p, d); if (k0 === null) { p = s0; break L0; } p = pos;
  a0.push(k0);
 }
 k0 = a0.length === 0 ? NOTHING : new Iteration(a0);
 p = sk(p);
 if (I[p] !== 125) return null; p += 1;
 pos = p; return new Node2(155, p0, p, k0, null);
}
function b_TupleType(p: number, d: number): Child { // TupleType
 d += 160;
 const p0 = p;
 let c = 0, s0 = 0, k0: Child = null, k1: Child = null;
 if (I[p] !== 91) return null; p += 1;
 k0 = NOTHING;
 L0: {
  s0 = p;
  p = sk(p);
  c = I[p]!; if (!(c < 128 ? (T5[c]! & 1) !== 0 : true)) { p = s0; break L0; }
  k1 = b_TupleElementList(p, d); if (k1 === null) { p = s0; break L0; } p = pos;
  k0 = new Iteration([k1]);
 }
 p = sk(p);
 if (I[p] !== 93) return null; p += 1;
 pos = p; return new Node2(175, p0, p, k0, null);
}
function b_ParenthesizedType(p: number, d: number): Child { // ParenthesizedType
 d += 144;
 const p0 = p;
 let k0: Child = null;
 if (I[p] !== 40) return null; p += 1;
 p = sk(p);
 k0 = b_Type(p, d); if (k0 === null) return null; p = pos;
 p = sk(p);
 if (I[p] !== 41) return null; p += 1;
 pos = p; return new Node2(183, p0, p, k0, null);
}
function b_LiteralType(p: number): Child { // LiteralType
 const p0 = p;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, k0: Child = null, k1: Child = null;
 s0 = p;
 c = I[p]!; s1 = M27[c < 128 ? c : 128]!;
 L0: {
  if ((s1 & 1) !== 0) L1: {
   s2 = p;
   p = m_stringLiteral(p); if (p < 0) break L1;
   k1 = new Leaf(32, s2, p);
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 2) !== 0) L2: {
   s2 = p;
   p = m_numericLiteral(p); if (p < 0) break L2;
   k1 = new Leaf(39, s2, p);
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 4) !== 0) L3: {
   k1 = b_BooleanLiteral(p); if (k1 === null) break L3; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if (!((s1 & 8) !== 0)) return null;
  k1 = b_NegativeNumber(p); if (k1 === null) return null; p = pos;
  k0 = k1;
 }
 pos = p; return new Node2(184, p0, p, k0, null);
}
function b_TypeQuery(p: number, d: number): Child { // TypeQuery
 d += 176;
 const p0 = p;
 let s0 = 0, s1 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 p = m_typeofK(p); if (p < 0) return null;
 p = sk(p);
 k0 = b_QueriedName(p, d); if (k0 === null) return null; p = pos;
 k1 = NOTHING;
 L0: {
  s0 = p;
  s1 = p;
  L1: {
   p = m_lineBreak(p); if (p < 0) break L1;
   { p = s0; break L0; }
  }
  p = s1;
  p = sk(p);
  k2 = b_TypeArguments(p, d); if (k2 === null) { p = s0; break L0; } p = pos;
  k1 = new Iteration([k2]);
 }
 pos = p; return new Node2(189, p0, p, k0, k1);
}
function b_ImportType(p: number, d: number): Child { // ImportType
 d += 200;
 const p0 = p;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0, k0: Child = null, k1: Child = null, k2: Child = null, k3: Child = null;
 p = m_importK(p); if (p < 0) return null;
 p = sk(p);
 if (I[p] !== 40) return null; p += 1;
 p = sk(p);
 s0 = p;
 p = m_stringLiteral(p); if (p < 0) return null;
 k0 = new Leaf(32, s0, p);
 p = sk(p);
 if (I[p] !== 41) return null; p += 1;
 k1 = NOTHING;
 L0: {
  s1 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 46)) { p = s1; break L0; }
  k2 = b_ImportQualifier(p); if (k2 === null) { p = s1; break L0; } p = pos;
  k1 = new Iteration([k2]);
 }
 k2 = NOTHING;
 L1: {
  s2 = p;
  s3 = p;
  L2: {
   p = m_lineBreak(p); if (p < 0) break L2;
   { p = s2; break L1; }
  }
  p = s3;
  p = sk(p);
  k3 = b_TypeArguments(p, d); if (k3 === null) { p = s2; break L1; } p = pos;
  k2 = new Iteration([k3]);
 }
 pos = p; return new Node5(192, p0, p, k0, k1, k2, null, null);
}
function b_TemplateLiteralType(p: number, d: number): Child { // TemplateLiteralType
 d += 136;
 let k0: Child = null;
 k0 = b_templateLiteralType(p, d); if (k0 === null) return null; p = pos;
 pos = p; return k0;
}
function m_TypeArguments(p: number, d: number): number { // TypeArguments
 d += 136;
 let s0 = 0;
 if (I[p] !== 60) return -1; p += 1;
 p = sk(p);
 p = m_Type(p, d); if (p < 0) return -1;
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  if (I[p] !== 44) { p = s0; break L0; } p += 1;
  p = sk(p);
  p = m_Type(p, d); if (p < 0) { p = s0; break L0; }
 }
 p = sk(p);
 if (I[p] !== 62) return -1; p += 1;
 return p;
}
function m_TypePredicate(p: number, d: number): number { // TypePredicate
 d += 160;
 let s0 = 0, s1 = 0, s2 = 0, s3 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 97)) L1: {
   p = m_assertsWord(p); if (p < 0) break L1;
   p = sk(p);
   p = m_PredicateName(p); if (p < 0) break L1;
   L2: {
    s2 = p;
    s3 = p;
    L3: {
     p = m_lineBreak(p); if (p < 0) break L3;
     { p = s2; break L2; }
    }
    p = s3;
    p = sk(p);
    p = m_IsType(p, d); if (p < 0) { p = s2; break L2; }
   }
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T1[s1]! & 4) !== 0 : true))) return -1;
  p = m_PredicateName(p); if (p < 0) return -1;
  s2 = p;
  L4: {
   p = m_lineBreak(p); if (p < 0) break L4;
   return -1;
  }
  p = s2;
  p = sk(p);
  p = m_IsType(p, d); if (p < 0) return -1;
 }
 return p;
}
function m_OperatorType(p: number, d: number): number { // OperatorType
 if (d > MAX_DEPTH) tooDeep(p);
 d += 152;
 let c = 0, s0 = 0, s1 = 0, s2 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 107 || s1 === 114 || s1 === 117)) L1: {
   p = m_typeOperator(p); if (p < 0) break L1;
   p = sk(p);
   p = m_OperatorType(p, d); if (p < 0) break L1;
   break L0;
  }
  p = s0;
  if ((s1 === 105)) L2: {
   p = m_inferWord(p); if (p < 0) break L2;
   p = sk(p);
   p = m_identifier(p); if (p < 0) break L2;
   L3: {
    s2 = p;
    p = sk(p);
    c = I[p]!; if (!(c === 101)) { p = s2; break L3; }
    p = m_InferConstraint(p, d); if (p < 0) { p = s2; break L3; }
   }
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T6[s1]! & 2) !== 0 : true))) return -1;
  p = m_PostfixType(p, d); if (p < 0) return -1;
 }
 return p;
}
function m_TypeConstraint(p: number, d: number): number { // TypeConstraint
 d += 128;
 p = m_extendsK(p); if (p < 0) return -1;
 p = sk(p);
 p = m_Type(p, d); if (p < 0) return -1;
 return p;
}
function m_TypeDefault(p: number, d: number): number { // TypeDefault
 d += 128;
 if (I[p] !== 61) return -1; p += 1;
 p = sk(p);
 p = m_Type(p, d); if (p < 0) return -1;
 return p;
}
function m_PropertyParameter(p: number, d: number): number { // PropertyParameter
 d += 160;
 let s2 = 0;
 L0: {
  p = m_ParameterTarget(p, d); if (p < 0) return -1;
  s2 = p;
  L1: {
   L2: {
    p = sk(p);
    if (I[p] !== 61) break L2; p += 1;
    p = sk(p);
    if (b_Value(p, d) === null) break L2; p = pos;
    break L1;
   }
   p = s2;
  }
 }
 return p;
}
function m_ParameterTarget(p: number, d: number): number { // ParameterTarget
 d += 160;
 let s0 = 0, s1 = 0, s2 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T4[s1]! & 128) !== 0 : true)) L1: {
   p = m_BindingTarget(p, d); if (p < 0) break L1;
   s2 = p;
   L2: {
    L3: {
     p = sk(p);
     p = m_TypeAnnotation(p, d); if (p < 0) break L3;
     break L2;
    }
    p = s2;
    L4: {
     p = sk(p);
     if (I[p] !== 63) break L4; p += 1;
     p = sk(p);
     p = m_TypeAnnotation(p, d); if (p < 0) break L4;
     break L2;
    }
    p = s2;
    L5: {
     p = sk(p);
     if (I[p] !== 63) break L5; p += 1;
     break L2;
    }
    p = s2;
   }
   break L0;
  }
  p = s0;
  if (!((s1 === 116))) return -1;
  p = m_thisK(p); if (p < 0) return -1;
  p = sk(p);
  p = m_TypeAnnotation(p, d); if (p < 0) return -1;
 }
 return p;
}
function m_DeclaratorTarget(p: number, d: number): number { // DeclaratorTarget
 if (d > MAX_DEPTH) tooDeep(p);
 d += 160;
 let s2 = 0;
 L0: {
  p = m_BindingTarget(p, d); if (p < 0) return -1;
  s2 = p;
  L1: {
   L2: {
    p = sk(p);
    p = m_TypeAnnotation(p, d); if (p < 0) break L2;
    break L1;
   }
   p = s2;
  }
 }
 return p;
}
function m_LexicalDeclaration(p: number, d: number): number { // LexicalDeclaration
 d += 144;
 let s0 = 0, s1 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 108)) L1: {
   p = m_letK(p); if (p < 0) break L1;
   break L0;
  }
  p = s0;
  if (!((s1 === 99))) return -1;
  p = m_constK(p); if (p < 0) return -1;
 }
 p = sk(p);
 p = m_VariableDeclaratorList_16(p, d); if (p < 0) return -1;
 p = m_semicolon(p); if (p < 0) return -1;
 return p;
}
function m_FunctionDeclaration(p: number, d: number): number { // FunctionDeclaration
 d += 144;
 let c = 0, s0 = 0, s1 = 0;
 L0: {
  s0 = p;
  c = I[p]!; if (!(c === 97)) { p = s0; break L0; }
  p = m_asyncModifier(p); if (p < 0) { p = s0; break L0; }
 }
 p = sk(p);
 p = m_functionK(p); if (p < 0) return -1;
 L1: {
  s1 = p;
  p = sk(p);
  if (I[p] !== 42) { p = s1; break L1; } p += 1;
 }
 p = sk(p);
 p = m_identifier(p); if (p < 0) return -1;
 p = sk(p);
 p = m_Signature(p, d); if (p < 0) return -1;
 p = sk(p);
 p = m_FunctionBody(p, d); if (p < 0) return -1;
 return p;
}
function m_ClassDeclaration(p: number, d: number): number { // ClassDeclaration
 d += 128;
 p = m_classK(p); if (p < 0) return -1;
 p = sk(p);
 p = m_identifier(p); if (p < 0) return -1;
 p = sk(p);
 p = m_ClassTail(p, d); if (p < 0) return -1;
 return p;
}
function m_TypeDeclaration(p: number, d: number): number { // TypeDeclaration
 if (d > MAX_DEPTH) tooDeep(p);
 d += 144;
 let s0 = 0, s1 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 116)) L1: {
   p = m_TypeAliasDeclaration(p, d); if (p < 0) break L1;
   break L0;
  }
  p = s0;
  if ((s1 === 105)) L2: {
   p = m_InterfaceDeclaration(p, d); if (p < 0) break L2;
   break L0;
  }
  p = s0;
  if (!((s1 === 109 || s1 === 110))) return -1;
  p = m_NamespaceDeclaration(p, d); if (p < 0) return -1;
 }
 return p;
}
function m_AbstractClass(p: number, d: number): number { // AbstractClass
 d += 128;
 p = m_abstractWord(p); if (p < 0) return -1;
 p = sk(p);
 p = m_ClassDeclaration(p, d); if (p < 0) return -1;
 return p;
}
function m_AmbientDeclaration(p: number, d: number): number { // AmbientDeclaration
 d += 128;
 p = m_declareWord(p); if (p < 0) return -1;
 p = sk(p);
 p = m_Ambient(p, d); if (p < 0) return -1;
 return p;
}
function m_OverloadSignature(p: number, d: number): number { // OverloadSignature
 d += 152;
 let s0 = 0, s1 = 0, s2 = 0;
 p = m_FunctionHead(p, d); if (p < 0) return -1;
 p = m_semicolon(p); if (p < 0) return -1;
 s0 = p;
 p = sk(p);
 s1 = p;
 s2 = I[p]!;
 L0: {
  if ((s2 === 97)) L1: {
   p = m_asyncFunction(p); if (p < 0) break L1;
   break L0;
  }
  p = s1;
  if (!((s2 === 102))) return -1;
  p = m_functionK(p); if (p < 0) return -1;
 }
 p = s0;
 return p;
}
function m_ImportTypeDeclaration(p: number, d: number): number { // ImportTypeDeclaration
 d += 136;
 let c = 0, s0 = 0;
 p = m_importK(p); if (p < 0) return -1;
 p = sk(p);
 p = m_typeWord(p); if (p < 0) return -1;
 p = sk(p);
 p = m_ImportedNames(p); if (p < 0) return -1;
 p = sk(p);
 p = m_fromK(p); if (p < 0) return -1;
 p = sk(p);
 p = m_stringLiteral(p); if (p < 0) return -1;
 L0: {
  s0 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 119)) { p = s0; break L0; }
  p = m_ImportAttributes(p, d); if (p < 0) { p = s0; break L0; }
 }
 p = m_semicolon(p); if (p < 0) return -1;
 return p;
}
function m_ExportTypeDeclaration(p: number, d: number): number { // ExportTypeDeclaration
 d += 184;
 let c = 0, s2 = 0, s3 = 0, s4 = 0, s5 = 0, s6 = 0;
 L0: {
  p = m_exportK(p); if (p < 0) return -1;
  p = sk(p);
  s2 = p;
  s3 = I[p]!;
  L1: {
   if ((s3 === 116)) L2: {
    p = m_typeWord(p); if (p < 0) break L2;
    p = sk(p);
    s4 = p;
    s5 = I[p]!;
    L3: {
     L4: {
      if (I[p] !== 42) break L4; p += 1;
      L5: {
       s6 = p;
       p = sk(p);
       c = I[p]!; if (!(c === 97)) { p = s6; break L5; }
       p = m_AsName(p); if (p < 0) { p = s6; break L5; }
      }
      p = sk(p);
      p = m_fromK(p); if (p < 0) break L4;
      p = sk(p);
      p = m_stringLiteral(p); if (p < 0) break L4;
      p = m_semicolon(p); if (p < 0) break L4;
      break L3;
     }
     p = s4;
     if (!((s5 === 123))) break L2;
     p = m_ExportedNames(p); if (p < 0) break L2;
    }
    break L1;
   }
   p = s2;
   if (!((s3 < 128 ? (T2[s3]! & 64) !== 0 : false))) return -1;
   s5 = p;
   s4 = I[p]!;
   L6: {
    if ((s4 === 105 || s4 === 109 || s4 === 110 || s4 === 116)) L7: {
     p = m_TypeDeclaration(p, d); if (p < 0) break L7;
     break L6;
    }
    p = s5;
    if (!((s4 === 100))) return -1;
    p = m_AmbientDeclaration(p, d); if (p < 0) return -1;
   }
  }
 }
 return p;
}
function m_IfStatement(p: number, d: number): number { // IfStatement
 d += 144;
 let c = 0, s0 = 0, s1 = 0;
 p = m_ifK(p); if (p < 0) return -1;
 p = sk(p);
 if (I[p] !== 40) return -1; p += 1;
 p = sk(p);
 p = m_Expression(p, d); if (p < 0) return -1;
 p = sk(p);
 if (I[p] !== 41) return -1; p += 1;
 p = sk(p);
 p = m_Statement(p, d); if (p < 0) return -1;
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 101)) { p = s0; break L0; }
  p = m_ElseIf(p, d); if (p < 0) { p = s0; break L0; }
 }
 L1: {
  s1 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 101)) { p = s1; break L1; }
  p = m_Else(p, d); if (p < 0) { p = s1; break L1; }
 }
 return p;
}
function m_ReturnStatement(p: number, d: number): number { // ReturnStatement
 d += 144;
 let s0 = 0, s1 = 0;
 p = m_returnK(p); if (p < 0) return -1;
 L0: {
  s0 = p;
  s1 = p;
  L1: {
   p = m_semicolon(p); if (p < 0) break L1;
   { p = s0; break L0; }
  }
  p = s1;
  p = sk(p);
  p = m_Expression(p, d); if (p < 0) { p = s0; break L0; }
 }
 p = m_semicolon(p); if (p < 0) return -1;
 return p;
}
function m_ForStatement(p: number, d: number): number { // ForStatement
 d += 200;
 let c = 0, s2 = 0, s3 = 0, s4 = 0, s6 = 0, s7 = 0, s8 = 0;
 L0: {
  p = m_forK(p); if (p < 0) return -1;
  p = sk(p);
  s2 = p;
  s3 = I[p]!;
  L1: {
   if ((s3 === 40)) L2: {
    if (I[p] !== 40) break L2; p += 1;
    s4 = p;
    L3: {
     L4: {
      s6 = p;
      L5: {
       p = m_asyncModifier(p); if (p < 0) break L5;
       p = sk(p);
       p = m_ofK(p); if (p < 0) break L5;
       s7 = p;
       L6: {
        p = m_arrow(p); if (p < 0) break L6;
        break L5;
       }
       p = s7;
       break L4;
      }
      p = s6;
      p = sk(p);
      p = m_ForTarget(p, d); if (p < 0) break L4;
      p = sk(p);
      p = m_ofK(p); if (p < 0) break L4;
      p = sk(p);
      p = m_Assignment(p, d); if (p < 0) break L4;
      p = sk(p);
      if (I[p] !== 41) break L4; p += 1;
      p = sk(p);
      p = m_Statement(p, d); if (p < 0) break L4;
      break L3;
     }
     p = s4;
     L7: {
      p = sk(p);
      p = m_ForTarget(p, d); if (p < 0) break L7;
      p = sk(p);
      p = m_inK(p); if (p < 0) break L7;
      p = sk(p);
      p = m_Expression(p, d); if (p < 0) break L7;
      p = sk(p);
      if (I[p] !== 41) break L7; p += 1;
      p = sk(p);
      p = m_Statement(p, d); if (p < 0) break L7;
      break L3;
     }
     p = s4;
     L8: {
      s6 = p;
      p = sk(p);
      c = I[p]!; if (!(c < 128 ? (T1[c]! & 32) !== 0 : true)) { p = s6; break L8; }
      p = m_ForInit(p, d); if (p < 0) { p = s6; break L8; }
     }
     p = sk(p);
     if (I[p] !== 59) break L2; p += 1;
     L9: {
      s7 = p;
      p = sk(p);
      c = I[p]!; if (!(c < 128 ? (T1[c]! & 32) !== 0 : true)) { p = s7; break L9; }
      p = m_Expression(p, d); if (p < 0) { p = s7; break L9; }
     }
     p = sk(p);
     if (I[p] !== 59) break L2; p += 1;
     L10: {
      s8 = p;
      p = sk(p);
      c = I[p]!; if (!(c < 128 ? (T1[c]! & 32) !== 0 : true)) { p = s8; break L10; }
      p = m_Expression(p, d); if (p < 0) { p = s8; break L10; }
     }
     p = sk(p);
     if (I[p] !== 41) break L2; p += 1;
     p = sk(p);
     p = m_Statement(p, d); if (p < 0) break L2;
    }
    break L1;
   }
   p = s2;
   if (!((s3 === 97))) return -1;
   p = m_awaitK(p); if (p < 0) return -1;
   p = sk(p);
   if (I[p] !== 40) return -1; p += 1;
   p = sk(p);
   p = m_ForTarget(p, d); if (p < 0) return -1;
   p = sk(p);
   p = m_ofK(p); if (p < 0) return -1;
   p = sk(p);
   p = m_Assignment(p, d); if (p < 0) return -1;
   p = sk(p);
   if (I[p] !== 41) return -1; p += 1;
   p = sk(p);
   p = m_Statement(p, d); if (p < 0) return -1;
  }
 }
 return p;
}
function m_ThrowStatement(p: number, d: number): number { // ThrowStatement
 d += 136;
 let s0 = 0;
 p = m_throwK(p); if (p < 0) return -1;
 s0 = p;
 L0: {
  p = m_sameLineSpaces(p); if (p < 0) break L0;
  p = m_newline(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 p = sk(p);
 p = m_Expression(p, d); if (p < 0) return -1;
 p = m_semicolon(p); if (p < 0) return -1;
 return p;
}
function m_TryStatement(p: number, d: number): number { // TryStatement
 d += 184;
 let c = 0, s4 = 0, s5 = 0, s6 = 0;
 L0: {
  p = m_tryK(p); if (p < 0) return -1;
  p = sk(p);
  L1: {
   p = m_BlockStatement(p, d); if (p < 0) return -1;
   p = sk(p);
   s4 = p;
   s5 = I[p]!;
   L2: {
    if ((s5 === 99)) L3: {
     p = m_CatchClause(p, d); if (p < 0) break L3;
     L4: {
      s6 = p;
      p = sk(p);
      c = I[p]!; if (!(c === 102)) { p = s6; break L4; }
      p = m_Finalizer(p, d); if (p < 0) { p = s6; break L4; }
     }
     break L2;
    }
    p = s4;
    if (!((s5 === 102))) return -1;
    p = m_Finalizer(p, d); if (p < 0) return -1;
   }
  }
 }
 return p;
}
function m_VariableStatement(p: number, d: number): number { // VariableStatement
 d += 128;
 p = m_varK(p); if (p < 0) return -1;
 p = sk(p);
 p = m_VariableDeclaratorList_16(p, d); if (p < 0) return -1;
 p = m_semicolon(p); if (p < 0) return -1;
 return p;
}
function m_WhileStatement(p: number, d: number): number { // WhileStatement
 d += 128;
 p = m_whileK(p); if (p < 0) return -1;
 p = sk(p);
 if (I[p] !== 40) return -1; p += 1;
 p = sk(p);
 p = m_Expression(p, d); if (p < 0) return -1;
 p = sk(p);
 if (I[p] !== 41) return -1; p += 1;
 p = sk(p);
 p = m_Statement(p, d); if (p < 0) return -1;
 return p;
}
function m_DoWhileStatement(p: number, d: number): number { // DoWhileStatement
 d += 136;
 let s0 = 0;
 p = m_doK(p); if (p < 0) return -1;
 p = sk(p);
 p = m_Statement(p, d); if (p < 0) return -1;
 p = sk(p);
 p = m_whileK(p); if (p < 0) return -1;
 p = sk(p);
 if (I[p] !== 40) return -1; p += 1;
 p = sk(p);
 p = m_Expression(p, d); if (p < 0) return -1;
 p = sk(p);
 if (I[p] !== 41) return -1; p += 1;
 L0: {
  s0 = p;
  p = sk(p);
  if (I[p] !== 59) { p = s0; break L0; } p += 1;
 }
 return p;
}
function m_ContinueStatement(p: number): number { // ContinueStatement
 let s0 = 0;
 p = m_continueK(p); if (p < 0) return -1;
 L0: {
  s0 = p;
  p = m_sameLineSpaces(p); if (p < 0) { p = s0; break L0; }
  p = m_identifier(p); if (p < 0) { p = s0; break L0; }
 }
 p = m_semicolon(p); if (p < 0) return -1;
 return p;
}
function m_BreakStatement(p: number): number { // BreakStatement
 let s0 = 0;
 p = m_breakK(p); if (p < 0) return -1;
 L0: {
  s0 = p;
  p = m_sameLineSpaces(p); if (p < 0) { p = s0; break L0; }
  p = m_identifier(p); if (p < 0) { p = s0; break L0; }
 }
 p = m_semicolon(p); if (p < 0) return -1;
 return p;
}
function m_SwitchStatement(p: number, d: number): number { // SwitchStatement
 d += 136;
 let c = 0, s0 = 0;
 p = m_switchK(p); if (p < 0) return -1;
 p = sk(p);
 if (I[p] !== 40) return -1; p += 1;
 p = sk(p);
 p = m_Expression(p, d); if (p < 0) return -1;
 p = sk(p);
 if (I[p] !== 41) return -1; p += 1;
 p = sk(p);
 if (I[p] !== 123) return -1; p += 1;
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 99 || c === 100)) { p = s0; break L0; }
  p = m_SwitchCase(p, d); if (p < 0) { p = s0; break L0; }
 }
 p = sk(p);
 if (I[p] !== 125) return -1; p += 1;
 return p;
}
function m_DebuggerStatement(p: number): number { // DebuggerStatement
 p = m_debuggerK(p); if (p < 0) return -1;
 p = m_semicolon(p); if (p < 0) return -1;
 return p;
}
function m_BlockStatement(p: number, d: number): number { // BlockStatement
 d += 136;
 let c = 0, s0 = 0;
 if (I[p] !== 123) return -1; p += 1;
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  c = I[p]!; if (!(c < 128 ? (T0[c]! & 1) !== 0 : true)) { p = s0; break L0; }
  p = m_StatementListItem(p, d); if (p < 0) { p = s0; break L0; }
 }
 p = sk(p);
 if (I[p] !== 125) return -1; p += 1;
 return p;
}
function m_EmptyStatement(p: number): number { // EmptyStatement
 if (I[p] !== 59) return -1; p += 1;
 return p;
}
function m_LabeledStatement(p: number, d: number): number { // LabeledStatement
 d += 128;
 p = m_identifier(p); if (p < 0) return -1;
 p = sk(p);
 if (I[p] !== 58) return -1; p += 1;
 p = sk(p);
 p = m_Statement(p, d); if (p < 0) return -1;
 return p;
}
function m_ExpressionStatement(p: number, d: number): number { // ExpressionStatement
 d += 152;
 let c = 0, s0 = 0, s1 = 0, s2 = 0;
 s0 = p;
 L0: {
  s1 = p;
  c = I[p]!; s2 = M11[c < 128 ? c : 128]!;
  L1: {
   if ((s2 & 1) !== 0) L2: {
    if (I[p] !== 123) break L2; p += 1;
    break L1;
   }
   p = s1;
   if ((s2 & 2) !== 0) L3: {
    p = m_functionK(p); if (p < 0) break L3;
    break L1;
   }
   p = s1;
   if ((s2 & 4) !== 0) L4: {
    p = m_classK(p); if (p < 0) break L4;
    break L1;
   }
   p = s1;
   if (!((s2 & 8) !== 0)) break L0;
   p = m_asyncFunction(p); if (p < 0) break L0;
  }
  return -1;
 }
 p = s0;
 p = m_Expression(p, d); if (p < 0) return -1;
 p = m_semicolon(p); if (p < 0) return -1;
 return p;
}
function m_WithStatement(p: number, d: number): number { // WithStatement
 d += 128;
 p = m_withK(p); if (p < 0) return -1;
 p = sk(p);
 if (I[p] !== 40) return -1; p += 1;
 p = sk(p);
 p = m_Expression(p, d); if (p < 0) return -1;
 p = sk(p);
 if (I[p] !== 41) return -1; p += 1;
 p = sk(p);
 p = m_Statement(p, d); if (p < 0) return -1;
 return p;
}
function m_VariableDeclaratorList_16(p: number, d: number): number { // VariableDeclaratorList<binaryOperator>
 d += 136;
 let s0 = 0;
 p = m_VariableDeclarator_17(p, d); if (p < 0) return -1;
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  if (I[p] !== 44) { p = s0; break L0; } p += 1;
  p = sk(p);
  p = m_VariableDeclarator_17(p, d); if (p < 0) { p = s0; break L0; }
 }
 return p;
}
function m_keywordType(p: number): number { // keywordType
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0;
 s0 = p;
 c = I[p]!; s1 = M28[c < 128 ? c : 128]!;
 L0: {
  if ((s1 & 1) !== 0) L1: {
   if (I[p] !== 97 || I[p + 1] !== 110 || I[p + 2] !== 121) break L1; p += 3;
   break L0;
  }
  p = s0;
  if ((s1 & 2) !== 0) L2: {
   if (I[p] !== 98 || I[p + 1] !== 105 || !eq(p, 414, 6)) break L2; p += 6;
   break L0;
  }
  p = s0;
  if ((s1 & 4) !== 0) L3: {
   if (I[p] !== 98 || I[p + 1] !== 111 || !eq(p, 420, 7)) break L3; p += 7;
   break L0;
  }
  p = s0;
  if ((s1 & 8) !== 0) L4: {
   if (I[p] !== 105 || I[p + 1] !== 110 || !eq(p, 427, 9)) break L4; p += 9;
   break L0;
  }
  p = s0;
  if ((s1 & 16) !== 0) L5: {
   if (I[p] !== 110 || I[p + 1] !== 101 || !eq(p, 436, 5)) break L5; p += 5;
   break L0;
  }
  p = s0;
  if ((s1 & 32) !== 0) L6: {
   if (I[p] !== 110 || I[p + 1] !== 117 || !eq(p, 371, 4)) break L6; p += 4;
   break L0;
  }
  p = s0;
  if ((s1 & 64) !== 0) L7: {
   if (I[p] !== 110 || I[p + 1] !== 117 || !eq(p, 441, 6)) break L7; p += 6;
   break L0;
  }
  p = s0;
  if ((s1 & 128) !== 0) L8: {
   if (I[p] !== 111 || I[p + 1] !== 98 || !eq(p, 447, 6)) break L8; p += 6;
   break L0;
  }
  p = s0;
  if ((s1 & 256) !== 0) L9: {
   if (I[p] !== 115 || I[p + 1] !== 116 || !eq(p, 453, 6)) break L9; p += 6;
   break L0;
  }
  p = s0;
  if ((s1 & 512) !== 0) L10: {
   if (I[p] !== 115 || I[p + 1] !== 121 || !eq(p, 459, 6)) break L10; p += 6;
   break L0;
  }
  p = s0;
  if ((s1 & 1024) !== 0) L11: {
   if (I[p] !== 117 || I[p + 1] !== 110 || !eq(p, 465, 9)) break L11; p += 9;
   break L0;
  }
  p = s0;
  if ((s1 & 2048) !== 0) L12: {
   if (I[p] !== 117 || I[p + 1] !== 110 || !eq(p, 474, 7)) break L12; p += 7;
   break L0;
  }
  p = s0;
  if (!((s1 & 4096) !== 0)) return -1;
  if (I[p] !== 118 || I[p + 1] !== 111 || !eq(p, 481, 4)) return -1; p += 4;
 }
 s2 = p;
 L13: {
  p = m_identifierPart(p); if (p < 0) break L13;
  return -1;
 }
 p = s2;
 s3 = p;
 L14: {
  p = sk(p);
  if (I[p] !== 46) break L14; p += 1;
  return -1;
 }
 p = s3;
 return p;
}
function m_mappedReadonly(p: number): number { // mappedReadonly
 let c = 0, s0 = 0;
 c = I[p]!; if ((c === 43 || c === 45)) p++;
 if (I[p] !== 114 || I[p + 1] !== 101 || !eq(p, 277, 8)) return -1; p += 8;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function b_MappedName(p: number, d: number): Child { // MappedName
 d += 144;
 const p0 = p;
 let k0: Child = null;
 p = m_asK(p); if (p < 0) return null;
 p = sk(p);
 k0 = b_Type(p, d); if (k0 === null) return null; p = pos;
 pos = p; return new Node2(152, p0, p, k0, null);
}
function m_mappedOptional(p: number): number { // mappedOptional
 let c = 0;
 c = I[p]!; if ((c === 43 || c === 45)) p++;
 if (I[p] !== 63) return -1; p += 1;
 return p;
}
function b_TupleElementList(p: number, d: number): Child { // TupleElementList
 d += 176;
 const p0 = p;
 let s0 = 0, s1 = 0, k0: Child = null, k1: Child = null, a0: TreeNode[] = EMPTY;
 k0 = b_TupleElement(p, d); if (k0 === null) return null; p = pos;
 a0 = [];
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  if (I[p] !== 44) { p = s0; break L0; } p += 1;
  p = sk(p);
  k1 = b_TupleElement(p, d); if (k1 === null) { p = s0; break L0; } p = pos;
  a0.push(k1);
 }
 k1 = a0.length === 0 ? NOTHING : new Iteration(a0);
 L1: {
  s1 = p;
  p = sk(p);
  if (I[p] !== 44) { p = s1; break L1; } p += 1;
 }
 pos = p; return new Node2(176, p0, p, k0, k1);
}
function b_NegativeNumber(p: number): Child { // NegativeNumber
 const p0 = p;
 let s0 = 0, k0: Child = null;
 if (I[p] !== 45) return null; p += 1;
 p = sk(p);
 s0 = p;
 p = m_numericLiteral(p); if (p < 0) return null;
 k0 = new Leaf(39, s0, p);
 pos = p; return new Node2(188, p0, p, k0, null);
}
function m_typeofK(p: number): number { // typeofK
 let s0 = 0;
 if (I[p] !== 116 || I[p + 1] !== 121 || !eq(p, 485, 6)) return -1; p += 6;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function b_QueriedName(p: number, d: number): Child { // QueriedName
 d += 192;
 let s0 = 0, s1 = 0, s2 = 0, s3 = 0, k0: Child = null, k1: Child = null, k2: Child = null, a0: TreeNode[] = EMPTY;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 105)) L1: {
   k1 = b_ImportType(p, d); if (k1 === null) break L1; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 < 128 ? (T1[s1]! & 4) !== 0 : true)) L2: {
   k1 = b_EntityName(p); if (k1 === null) break L2; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if (!((s1 === 116))) return null;
  k1 = b_ThisType(p); if (k1 === null) return null; p = pos;
  a0 = [];
  L3: for (;;) {
   s2 = p;
   p = sk(p);
   if (I[p] !== 46) { p = s2; break L3; } p += 1;
   p = sk(p);
   s3 = p;
   p = m_identifierName(p); if (p < 0) { p = s2; break L3; }
   k2 = new Leaf(24, s3, p);
   a0.push(k2);
  }
  k2 = a0.length === 0 ? NOTHING : new Iteration(a0);
  k0 = new Node2(195, s0, p, k1, k2);
 }
 pos = p; return k0;
}
function b_ImportQualifier(p: number): Child { // ImportQualifier
 const p0 = p;
 let k0: Child = null;
 if (I[p] !== 46) return null; p += 1;
 p = sk(p);
 k0 = b_EntityName(p); if (k0 === null) return null; p = pos;
 pos = p; return new Node2(194, p0, p, k0, null);
}
function b_templateLiteralType(p: number, d: number): Child { // templateLiteralType
 d += 176;
 const p0 = p;
 let c = 0, s0 = 0, s1 = 0, k0: Child = null, k1: Child = null, a0: TreeNode[] = EMPTY;
 if (I[p] !== 96) return null; p += 1;
 s0 = p;
 p = m_templateElement(p); if (p < 0) return null;
 k0 = new Leaf(198, s0, p);
 a0 = [];
 L0: for (;;) {
  s1 = p;
  c = I[p]!; if (!(c === 36)) { p = s1; break L0; }
  k1 = b_typeSpan(p, d); if (k1 === null) { p = s1; break L0; } p = pos;
  a0.push(k1);
 }
 k1 = a0.length === 0 ? NOTHING : new Iteration(a0);
 if (I[p] !== 96) return null; p += 1;
 pos = p; return new Node2(197, p0, p, k0, k1);
}
function m_PredicateName(p: number): number { // PredicateName
 let s0 = 0, s1 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 116)) L1: {
   p = m_ThisType(p); if (p < 0) break L1;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T1[s1]! & 4) !== 0 : true))) return -1;
  p = m_identifier(p); if (p < 0) return -1;
 }
 return p;
}
function m_IsType(p: number, d: number): number { // IsType
 d += 128;
 p = m_isK(p); if (p < 0) return -1;
 p = sk(p);
 p = m_Type(p, d); if (p < 0) return -1;
 return p;
}
function m_InferConstraint(p: number, d: number): number { // InferConstraint
 d += 136;
 let s0 = 0;
 p = m_extendsK(p); if (p < 0) return -1;
 p = sk(p);
 p = m_CheckedType(p, d); if (p < 0) return -1;
 s0 = p;
 L0: {
  p = sk(p);
  if (I[p] !== 63) break L0; p += 1;
  return -1;
 }
 p = s0;
 return p;
}
function m_PostfixType(p: number, d: number): number { // PostfixType
 d += 184;
 let s2 = 0, s4 = 0, s5 = 0, s6 = 0;
 L0: {
  p = m_PrimaryType(p, d); if (p < 0) return -1;
  s2 = p;
  L1: {
   L2: {
    s4 = p;
    L3: for (;;) {
     s5 = p;
     s6 = p;
     L4: {
      p = m_lineBreak(p); if (p < 0) break L4;
      { p = s5; break L3; }
     }
     p = s6;
     p = sk(p);
     p = m_TypeSuffix(p, d); if (p < 0) { p = s5; break L3; }
    }
    if (p === s4) break L2;
    break L1;
   }
   p = s2;
  }
 }
 return p;
}
function m_BindingTarget(p: number, d: number): number { // BindingTarget
 if (d > MAX_DEPTH) tooDeep(p);
 d += 144;
 let s0 = 0, s1 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T1[s1]! & 4) !== 0 : true)) L1: {
   p = m_identifier(p); if (p < 0) break L1;
   break L0;
  }
  p = s0;
  if ((s1 === 123)) L2: {
   p = m_ObjectPattern(p, d); if (p < 0) break L2;
   break L0;
  }
  p = s0;
  if (!((s1 === 91))) return -1;
  p = m_ArrayPattern(p, d); if (p < 0) return -1;
 }
 return p;
}
function m_TypeAnnotation(p: number, d: number): number { // TypeAnnotation
 d += 128;
 if (I[p] !== 58) return -1; p += 1;
 p = sk(p);
 p = m_Type(p, d); if (p < 0) return -1;
 return p;
}
function m_ClassTail(p: number, d: number): number { // ClassTail
 d += 152;
 let c = 0, s0 = 0, s1 = 0, s2 = 0;
 L0: {
  s0 = p;
  c = I[p]!; if (!(c === 60)) { p = s0; break L0; }
  p = m_TypeParameters(p, d); if (p < 0) { p = s0; break L0; }
 }
 L1: {
  s1 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 101)) { p = s1; break L1; }
  p = m_Heritage(p, d); if (p < 0) { p = s1; break L1; }
 }
 L2: {
  s2 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 105)) { p = s2; break L2; }
  p = m_Implements(p, d); if (p < 0) { p = s2; break L2; }
 }
 p = sk(p);
 p = m_ClassBody(p, d); if (p < 0) return -1;
 return p;
}
function m_TypeAliasDeclaration(p: number, d: number): number { // TypeAliasDeclaration
 d += 136;
 let c = 0, s0 = 0;
 p = m_typeWord(p); if (p < 0) return -1;
 p = sk(p);
 p = m_identifier(p); if (p < 0) return -1;
 L0: {
  s0 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 60)) { p = s0; break L0; }
  p = m_TypeParameters(p, d); if (p < 0) { p = s0; break L0; }
 }
 p = sk(p);
 if (I[p] !== 61) return -1; p += 1;
 p = sk(p);
 p = m_Type(p, d); if (p < 0) return -1;
 p = m_semicolon(p); if (p < 0) return -1;
 return p;
}
function m_InterfaceDeclaration(p: number, d: number): number { // InterfaceDeclaration
 d += 144;
 let c = 0, s0 = 0, s1 = 0;
 p = m_interfaceK(p); if (p < 0) return -1;
 p = sk(p);
 p = m_identifier(p); if (p < 0) return -1;
 L0: {
  s0 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 60)) { p = s0; break L0; }
  p = m_TypeParameters(p, d); if (p < 0) { p = s0; break L0; }
 }
 L1: {
  s1 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 101)) { p = s1; break L1; }
  p = m_InterfaceExtends(p, d); if (p < 0) { p = s1; break L1; }
 }
 p = sk(p);
 p = m_InterfaceBody(p, d); if (p < 0) return -1;
 return p;
}
function m_NamespaceDeclaration(p: number, d: number): number { // NamespaceDeclaration
 d += 128;
 p = m_namespaceWord(p); if (p < 0) return -1;
 p = sk(p);
 p = m_EntityName(p); if (p < 0) return -1;
 p = sk(p);
 p = m_TypeBlock(p, d); if (p < 0) return -1;
 return p;
}
function m_Ambient(p: number, d: number): number { // Ambient
 if (d > MAX_DEPTH) tooDeep(p);
 d += 144;
 let c = 0, s0 = 0, s1 = 0;
 s0 = p;
 c = I[p]!; s1 = M12[c < 128 ? c : 128]!;
 L0: {
  if ((s1 & 1) !== 0) L1: {
   p = m_LexicalDeclaration(p, d); if (p < 0) break L1;
   break L0;
  }
  p = s0;
  if ((s1 & 2) !== 0) L2: {
   p = m_VariableStatement(p, d); if (p < 0) break L2;
   break L0;
  }
  p = s0;
  if ((s1 & 4) !== 0) L3: {
   p = m_AmbientFunction(p, d); if (p < 0) break L3;
   break L0;
  }
  p = s0;
  if ((s1 & 8) !== 0) L4: {
   p = m_AbstractClass(p, d); if (p < 0) break L4;
   break L0;
  }
  p = s0;
  if ((s1 & 16) !== 0) L5: {
   p = m_ClassDeclaration(p, d); if (p < 0) break L5;
   break L0;
  }
  p = s0;
  if ((s1 & 32) !== 0) L6: {
   p = m_TypeAliasDeclaration(p, d); if (p < 0) break L6;
   break L0;
  }
  p = s0;
  if ((s1 & 64) !== 0) L7: {
   p = m_InterfaceDeclaration(p, d); if (p < 0) break L7;
   break L0;
  }
  p = s0;
  if (!((s1 & 128) !== 0)) return -1;
  p = m_AmbientModule(p, d); if (p < 0) return -1;
 }
 return p;
}
function m_FunctionHead(p: number, d: number): number { // FunctionHead
 d += 144;
 let c = 0, s0 = 0, s1 = 0;
 L0: {
  s0 = p;
  c = I[p]!; if (!(c === 97)) { p = s0; break L0; }
  p = m_asyncModifier(p); if (p < 0) { p = s0; break L0; }
 }
 p = sk(p);
 p = m_functionK(p); if (p < 0) return -1;
 L1: {
  s1 = p;
  p = sk(p);
  if (I[p] !== 42) { p = s1; break L1; } p += 1;
 }
 p = sk(p);
 p = m_identifier(p); if (p < 0) return -1;
 p = sk(p);
 p = m_Signature(p, d); if (p < 0) return -1;
 return p;
}
function m_ElseIf(p: number, d: number): number { // ElseIf
 d += 128;
 p = m_elseK(p); if (p < 0) return -1;
 p = sk(p);
 p = m_ifK(p); if (p < 0) return -1;
 p = sk(p);
 if (I[p] !== 40) return -1; p += 1;
 p = sk(p);
 p = m_Expression(p, d); if (p < 0) return -1;
 p = sk(p);
 if (I[p] !== 41) return -1; p += 1;
 p = sk(p);
 p = m_Statement(p, d); if (p < 0) return -1;
 return p;
}
function m_Else(p: number, d: number): number { // Else
 d += 128;
 p = m_elseK(p); if (p < 0) return -1;
 p = sk(p);
 p = m_Statement(p, d); if (p < 0) return -1;
 return p;
}
function m_ForTarget(p: number, d: number): number { // ForTarget
 d += 176;
 let s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, s5 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 97 || s1 === 117)) L1: {
   p = m_usingWord(p); if (p < 0) break L1;
   p = sk(p);
   p = m_identifier(p); if (p < 0) break L1;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T3[s1]! & 32) !== 0 : true))) return -1;
  s2 = p;
  s3 = I[p]!;
  L2: {
   if ((s3 === 99 || s3 === 108 || s3 === 118)) L3: {
    s4 = p;
    s5 = I[p]!;
    L4: {
     if ((s5 === 118)) L5: {
      p = m_varK(p); if (p < 0) break L5;
      break L4;
     }
     p = s4;
     if ((s5 === 108)) L6: {
      p = m_letK(p); if (p < 0) break L6;
      break L4;
     }
     p = s4;
     if (!((s5 === 99))) break L3;
     p = m_constK(p); if (p < 0) break L3;
    }
    p = sk(p);
    p = m_BindingTarget(p, d); if (p < 0) break L3;
    break L2;
   }
   p = s2;
   if (!((s3 < 128 ? (T3[s3]! & 32) !== 0 : true))) return -1;
   if (b_LeftHandSide(p, d) === null) return -1; p = pos;
  }
 }
 return p;
}
function m_ForInit(p: number, d: number): number { // ForInit
 d += 160;
 let s0 = 0, s1 = 0, s2 = 0, s3 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 99 || s1 === 108 || s1 === 118)) L1: {
   s2 = p;
   s3 = I[p]!;
   L2: {
    if ((s3 === 118)) L3: {
     p = m_varK(p); if (p < 0) break L3;
     break L2;
    }
    p = s2;
    if ((s3 === 108)) L4: {
     p = m_letK(p); if (p < 0) break L4;
     break L2;
    }
    p = s2;
    if (!((s3 === 99))) break L1;
    p = m_constK(p); if (p < 0) break L1;
   }
   p = sk(p);
   p = m_VariableDeclaratorList_489(p, d); if (p < 0) break L1;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T1[s1]! & 32) !== 0 : true))) return -1;
  p = m_ExpressionIn_515(p, d); if (p < 0) return -1;
 }
 return p;
}
function m_CatchClause(p: number, d: number): number { // CatchClause
 d += 136;
 let c = 0, s0 = 0;
 p = m_catchK(p); if (p < 0) return -1;
 L0: {
  s0 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 40)) { p = s0; break L0; }
  p = m_CatchParameter(p, d); if (p < 0) { p = s0; break L0; }
 }
 p = sk(p);
 p = m_BlockStatement(p, d); if (p < 0) return -1;
 return p;
}
function m_Finalizer(p: number, d: number): number { // Finalizer
 d += 128;
 p = m_finallyK(p); if (p < 0) return -1;
 p = sk(p);
 p = m_BlockStatement(p, d); if (p < 0) return -1;
 return p;
}
function m_SwitchCase(p: number, d: number): number { // SwitchCase
 d += 152;
 let c = 0, s0 = 0, s1 = 0, s2 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 99)) L1: {
   p = m_caseK(p); if (p < 0) break L1;
   p = sk(p);
   p = m_Expression(p, d); if (p < 0) break L1;
   p = sk(p);
   if (I[p] !== 58) break L1; p += 1;
   L2: for (;;) {
    s2 = p;
    p = sk(p);
    c = I[p]!; if (!(c < 128 ? (T0[c]! & 1) !== 0 : true)) { p = s2; break L2; }
    p = m_StatementListItem(p, d); if (p < 0) { p = s2; break L2; }
   }
   break L0;
  }
  p = s0;
  if (!((s1 === 100))) return -1;
  p = m_defaultK(p); if (p < 0) return -1;
  p = sk(p);
  if (I[p] !== 58) return -1; p += 1;
  L3: for (;;) {
   s2 = p;
   p = sk(p);
   c = I[p]!; if (!(c < 128 ? (T0[c]! & 1) !== 0 : true)) { p = s2; break L3; }
   p = m_StatementListItem(p, d); if (p < 0) { p = s2; break L3; }
  }
 }
 return p;
}
function m_VariableDeclarator_17(p: number, d: number): number { // VariableDeclarator<binaryOperator>
 d += 168;
 let c = 0, s2 = 0, s4 = 0;
 L0: {
  p = m_DeclaratorTarget(p, d); if (p < 0) return -1;
  s2 = p;
  L1: {
   L2: {
    p = sk(p);
    if (I[p] !== 61) break L2; p += 1;
    p = sk(p);
    p = m_AssignmentIn_56(p, d); if (p < 0) break L2;
    break L1;
   }
   p = s2;
   L3: {
    s4 = p;
    p = sk(p);
    c = I[p]!; if (!(c === 33)) { p = s4; break L3; }
    p = m_DefiniteType(p, d); if (p < 0) { p = s4; break L3; }
   }
  }
 }
 return p;
}
function b_TupleElement(p: number, d: number): Child { // TupleElement
 d += 192;
 let s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T1[s1]! & 4) !== 0 : true)) L1: {
   s2 = p;
   p = m_identifierName(p); if (p < 0) break L1;
   k1 = new Leaf(24, s2, p);
   p = sk(p);
   s3 = p;
   L2: {
    L3: {
     if (I[p] !== 58) break L3; p += 1;
     p = sk(p);
     k2 = b_Type(p, d); if (k2 === null) break L3; p = pos;
     k0 = new Node2(178, s0, p, k1, k2);
     break L2;
    }
    p = s3;
    if (I[p] !== 63) break L1; p += 1;
    p = sk(p);
    if (I[p] !== 58) break L1; p += 1;
    p = sk(p);
    k2 = b_Type(p, d); if (k2 === null) break L1; p = pos;
    k0 = new Node2(179, s0, p, k1, k2);
   }
   break L0;
  }
  p = s0;
  if ((s1 === 46)) L4: {
   if (I[p] !== 46 || I[p + 1] !== 46 || I[p + 2] !== 46) break L4; p += 3;
   p = sk(p);
   s4 = p;
   s3 = I[p]!;
   L5: {
    if ((s3 < 128 ? (T1[s3]! & 4) !== 0 : true)) L6: {
     s2 = p;
     p = m_identifierName(p); if (p < 0) break L6;
     k1 = new Leaf(24, s2, p);
     p = sk(p);
     if (I[p] !== 58) break L6; p += 1;
     p = sk(p);
     k2 = b_Type(p, d); if (k2 === null) break L6; p = pos;
     k0 = new Node2(180, s0, p, k1, k2);
     break L5;
    }
    p = s4;
    if (!((s3 < 128 ? (T5[s3]! & 1) !== 0 : true))) break L4;
    k2 = b_Type(p, d); if (k2 === null) break L4; p = pos;
    k0 = new Node2(181, s0, p, k2, null);
   }
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T5[s1]! & 1) !== 0 : true))) return null;
  k2 = b_Type(p, d); if (k2 === null) return null; p = pos;
  s3 = p;
  L7: {
   L8: {
    p = sk(p);
    if (I[p] !== 63) break L8; p += 1;
    k0 = new Node2(182, s0, p, k2, null);
    break L7;
   }
   p = s3;
   k0 = k2;
  }
 }
 pos = p; return k0;
}
function b_typeSpan(p: number, d: number): Child { // typeSpan
 d += 160;
 const p0 = p;
 let s0 = 0, k0: Child = null, k1: Child = null;
 if (I[p] !== 36 || I[p + 1] !== 123) return null; p += 2;
 k0 = b_applySyntactic_201(p, d); if (k0 === null) return null; p = pos;
 p = sk(p);
 if (I[p] !== 125) return null; p += 1;
 s0 = p;
 p = m_templateElement(p); if (p < 0) return null;
 k1 = new Leaf(198, s0, p);
 pos = p; return new Node2(200, p0, p, k0, k1);
}
function m_ThisType(p: number): number { // ThisType
 p = m_thisK(p); if (p < 0) return -1;
 return p;
}
function m_PrimaryType(p: number, d: number): number { // PrimaryType
 d += 144;
 let c = 0, s0 = 0, s1 = 0;
 s0 = p;
 c = I[p]!; s1 = M25[c < 128 ? c : 128]!;
 L0: {
  if ((s1 & 1) !== 0) L1: {
   p = m_KeywordType(p); if (p < 0) break L1;
   break L0;
  }
  p = s0;
  if ((s1 & 2) !== 0) L2: {
   p = m_TypeReference(p, d); if (p < 0) break L2;
   break L0;
  }
  p = s0;
  if ((s1 & 4) !== 0) L3: {
   p = m_MappedType(p, d); if (p < 0) break L3;
   break L0;
  }
  p = s0;
  if ((s1 & 8) !== 0) L4: {
   p = m_TypeLiteral(p, d); if (p < 0) break L4;
   break L0;
  }
  p = s0;
  if ((s1 & 16) !== 0) L5: {
   p = m_TupleType(p, d); if (p < 0) break L5;
   break L0;
  }
  p = s0;
  if ((s1 & 32) !== 0) L6: {
   p = m_ParenthesizedType(p, d); if (p < 0) break L6;
   break L0;
  }
  p = s0;
  if ((s1 & 64) !== 0) L7: {
   p = m_LiteralType(p); if (p < 0) break L7;
   break L0;
  }
  p = s0;
  if ((s1 & 128) !== 0) L8: {
   p = m_ThisType(p); if (p < 0) break L8;
   break L0;
  }
  p = s0;
  if ((s1 & 256) !== 0) L9: {
   p = m_TypeQuery(p, d); if (p < 0) break L9;
   break L0;
  }
  p = s0;
  if ((s1 & 512) !== 0) L10: {
   p = m_ImportType(p, d); if (p < 0) break L10;
   break L0;
  }
  p = s0;
  if (!((s1 & 1024) !== 0)) return -1;
  p = m_TemplateLiteralType(p, d); if (p < 0) return -1;
 }
 return p;
}
function m_TypeSuffix(p: number, d: number): number { // TypeSuffix
 d += 160;
 let s2 = 0, s3 = 0;
 L0: {
  if (I[p] !== 91) return -1; p += 1;
  p = sk(p);
  s2 = p;
  s3 = I[p]!;
  L1: {
   L2: {
    if (I[p] !== 93) break L2; p += 1;
    break L1;
   }
   p = s2;
   if (!((s3 < 128 ? (T5[s3]! & 1) !== 0 : true))) return -1;
   p = m_Type(p, d); if (p < 0) return -1;
   p = sk(p);
   if (I[p] !== 93) return -1; p += 1;
  }
 }
 return p;
}
function m_ObjectPattern(p: number, d: number): number { // ObjectPattern
 d += 136;
 let c = 0, s0 = 0;
 if (I[p] !== 123) return -1; p += 1;
 L0: {
  s0 = p;
  p = sk(p);
  c = I[p]!; if (!(c < 128 ? (T1[c]! & 64) !== 0 : true)) { p = s0; break L0; }
  p = m_BindingPropertyList(p, d); if (p < 0) { p = s0; break L0; }
 }
 p = sk(p);
 if (I[p] !== 125) return -1; p += 1;
 return p;
}
function m_ArrayPattern(p: number, d: number): number { // ArrayPattern
 d += 152;
 let c = 0, s0 = 0, s1 = 0, s2 = 0;
 if (I[p] !== 91) return -1; p += 1;
 L0: {
  s0 = p;
  p = sk(p);
  c = I[p]!; if (!(c < 128 ? (T4[c]! & 64) !== 0 : true)) { p = s0; break L0; }
  p = m_BindingItem(p, d); if (p < 0) { p = s0; break L0; }
 }
 L1: for (;;) {
  s1 = p;
  p = sk(p);
  if (I[p] !== 44) { p = s1; break L1; } p += 1;
  L2: {
   s2 = p;
   p = sk(p);
   c = I[p]!; if (!(c < 128 ? (T4[c]! & 64) !== 0 : true)) { p = s2; break L2; }
   p = m_BindingItem(p, d); if (p < 0) { p = s2; break L2; }
  }
 }
 p = sk(p);
 if (I[p] !== 93) return -1; p += 1;
 return p;
}
function m_Heritage(p: number, d: number): number { // Heritage
 d += 136;
 let c = 0, s0 = 0;
 p = m_extendsK(p); if (p < 0) return -1;
 p = sk(p);
 if (b_LeftHandSide(p, d) === null) return -1; p = pos;
 L0: {
  s0 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 60)) { p = s0; break L0; }
  p = m_TypeArguments(p, d); if (p < 0) { p = s0; break L0; }
 }
 return p;
}
function m_Implements(p: number, d: number): number { // Implements
 d += 136;
 let s0 = 0;
 p = m_implementsK(p); if (p < 0) return -1;
 p = sk(p);
 p = m_TypeHeritage(p, d); if (p < 0) return -1;
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  if (I[p] !== 44) { p = s0; break L0; } p += 1;
  p = sk(p);
  p = m_TypeHeritage(p, d); if (p < 0) { p = s0; break L0; }
 }
 return p;
}
function m_ClassBody(p: number, d: number): number { // ClassBody
 d += 136;
 let c = 0, s0 = 0;
 if (I[p] !== 123) return -1; p += 1;
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  c = I[p]!; if (!(c < 128 ? (T4[c]! & 2) !== 0 : true)) { p = s0; break L0; }
  p = m_ClassElement(p, d); if (p < 0) { p = s0; break L0; }
 }
 p = sk(p);
 if (I[p] !== 125) return -1; p += 1;
 return p;
}
function m_InterfaceExtends(p: number, d: number): number { // InterfaceExtends
 d += 136;
 let s0 = 0;
 p = m_extendsK(p); if (p < 0) return -1;
 p = sk(p);
 p = m_TypeHeritage(p, d); if (p < 0) return -1;
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  if (I[p] !== 44) { p = s0; break L0; } p += 1;
  p = sk(p);
  p = m_TypeHeritage(p, d); if (p < 0) { p = s0; break L0; }
 }
 return p;
}
function m_InterfaceBody(p: number, d: number): number { // InterfaceBody
 d += 136;
 let c = 0, s0 = 0;
 if (I[p] !== 123) return -1; p += 1;
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  c = I[p]!; if (!(c < 128 ? (T4[c]! & 8) !== 0 : true)) { p = s0; break L0; }
  p = m_TypeMember(p, d); if (p < 0) { p = s0; break L0; }
 }
 p = sk(p);
 if (I[p] !== 125) return -1; p += 1;
 return p;
}
function m_TypeBlock(p: number, d: number): number { // TypeBlock
 d += 136;
 let c = 0, s0 = 0;
 if (I[p] !== 123) return -1; p += 1;
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  c = I[p]!; if (!(c < 128 ? (T4[c]! & 16) !== 0 : false)) { p = s0; break L0; }
  p = m_TypeItem(p, d); if (p < 0) { p = s0; break L0; }
 }
 p = sk(p);
 if (I[p] !== 125) return -1; p += 1;
 return p;
}
function m_AmbientFunction(p: number, d: number): number { // AmbientFunction
 d += 128;
 p = m_FunctionHead(p, d); if (p < 0) return -1;
 p = m_semicolon(p); if (p < 0) return -1;
 return p;
}
function m_AmbientModule(p: number, d: number): number { // AmbientModule
 d += 176;
 let s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, s5 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 109 || s1 === 110)) L1: {
   p = m_namespaceWord(p); if (p < 0) break L1;
   p = sk(p);
   s2 = p;
   s3 = I[p]!;
   L2: {
    if ((s3 < 128 ? (T3[s3]! & 16) !== 0 : true)) L3: {
     s4 = p;
     s5 = I[p]!;
     L4: {
      if ((s5 === 34 || s5 === 39)) L5: {
       p = m_stringLiteral(p); if (p < 0) break L5;
       break L4;
      }
      p = s4;
      if (!((s5 < 128 ? (T1[s5]! & 4) !== 0 : true))) break L3;
      p = m_EntityName(p); if (p < 0) break L3;
     }
     p = sk(p);
     p = m_AmbientBlock(p, d); if (p < 0) break L3;
     break L2;
    }
    p = s2;
    if (!((s3 === 34 || s3 === 39))) break L1;
    p = m_stringLiteral(p); if (p < 0) break L1;
    p = m_semicolon(p); if (p < 0) break L1;
   }
   break L0;
  }
  p = s0;
  if (!((s1 === 103))) return -1;
  p = m_globalWord(p); if (p < 0) return -1;
  p = sk(p);
  p = m_AmbientBlock(p, d); if (p < 0) return -1;
 }
 return p;
}
function m_VariableDeclaratorList_489(p: number, d: number): number { // VariableDeclaratorList<binaryOperatorExceptIn>
 d += 136;
 let s0 = 0;
 p = m_VariableDeclarator_490(p, d); if (p < 0) return -1;
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  if (I[p] !== 44) { p = s0; break L0; } p += 1;
  p = sk(p);
  p = m_VariableDeclarator_490(p, d); if (p < 0) { p = s0; break L0; }
 }
 return p;
}
function m_ExpressionIn_515(p: number, d: number): number { // ExpressionIn<binaryOperatorExceptIn>
 d += 176;
 let s2 = 0, s4 = 0, s5 = 0;
 L0: {
  p = m_AssignmentIn_492(p, d); if (p < 0) return -1;
  s2 = p;
  L1: {
   L2: {
    s4 = p;
    L3: for (;;) {
     s5 = p;
     p = sk(p);
     if (I[p] !== 44) { p = s5; break L3; } p += 1;
     p = sk(p);
     p = m_AssignmentIn_492(p, d); if (p < 0) { p = s5; break L3; }
    }
    if (p === s4) break L2;
    break L1;
   }
   p = s2;
  }
 }
 return p;
}
function m_CatchParameter(p: number, d: number): number { // CatchParameter
 d += 128;
 if (I[p] !== 40) return -1; p += 1;
 p = sk(p);
 p = m_DeclaratorTarget(p, d); if (p < 0) return -1;
 p = sk(p);
 if (I[p] !== 41) return -1; p += 1;
 return p;
}
function m_DefiniteType(p: number, d: number): number { // DefiniteType
 d += 128;
 if (I[p] !== 33) return -1; p += 1;
 p = sk(p);
 p = m_TypeAnnotation(p, d); if (p < 0) return -1;
 return p;
}
function b_applySyntactic_201(p: number, d: number): Child { // applySyntactic<Type>
 d += 144;
 const p0 = p;
 let k0: Child = null;
 p = skip(p);
 k0 = b_Type(p, d); if (k0 === null) return null; p = pos;
 p = skip(p);
 pos = p; return new Node2(201, p0, p, k0, null);
}
function m_KeywordType(p: number): number { // KeywordType
 p = m_keywordType(p); if (p < 0) return -1;
 return p;
}
function m_TypeReference(p: number, d: number): number { // TypeReference
 d += 168;
 let s2 = 0, s4 = 0;
 L0: {
  p = m_EntityName(p); if (p < 0) return -1;
  s2 = p;
  L1: {
   L2: {
    s4 = p;
    L3: {
     p = m_lineBreak(p); if (p < 0) break L3;
     break L2;
    }
    p = s4;
    p = sk(p);
    p = m_TypeArguments(p, d); if (p < 0) break L2;
    break L1;
   }
   p = s2;
  }
 }
 return p;
}
function m_MappedType(p: number, d: number): number { // MappedType
 d += 184;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, s5 = 0;
 if (I[p] !== 123) return -1; p += 1;
 L0: {
  s0 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 43 || c === 45 || c === 114)) { p = s0; break L0; }
  p = m_mappedReadonly(p); if (p < 0) { p = s0; break L0; }
 }
 p = sk(p);
 if (I[p] !== 91) return -1; p += 1;
 p = sk(p);
 p = m_identifier(p); if (p < 0) return -1;
 p = sk(p);
 p = m_inK(p); if (p < 0) return -1;
 p = sk(p);
 p = m_Type(p, d); if (p < 0) return -1;
 L1: {
  s1 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 97)) { p = s1; break L1; }
  p = m_MappedName(p, d); if (p < 0) { p = s1; break L1; }
 }
 p = sk(p);
 if (I[p] !== 93) return -1; p += 1;
 L2: {
  s2 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 43 || c === 45 || c === 63)) { p = s2; break L2; }
  p = m_mappedOptional(p); if (p < 0) { p = s2; break L2; }
 }
 L3: {
  s3 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 58)) { p = s3; break L3; }
  p = m_TypeAnnotation(p, d); if (p < 0) { p = s3; break L3; }
 }
 L4: {
  s4 = p;
  p = sk(p);
  s5 = p;
  L5: {
   L6: {
    if (I[p] !== 59) break L6; p += 1;
    break L5;
   }
   p = s5;
   if (I[p] !== 44) { p = s4; break L4; } p += 1;
  }
 }
 p = sk(p);
 if (I[p] !== 125) return -1; p += 1;
 return p;
}
function m_TypeLiteral(p: number, d: number): number { // TypeLiteral
 d += 136;
 let c = 0, s0 = 0;
 if (I[p] !== 123) return -1; p += 1;
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  c = I[p]!; if (!(c < 128 ? (T4[c]! & 8) !== 0 : true)) { p = s0; break L0; }
  p = m_TypeMember(p, d); if (p < 0) { p = s0; break L0; }
 }
 p = sk(p);
 if (I[p] !== 125) return -1; p += 1;
 return p;
}
function m_TupleType(p: number, d: number): number { // TupleType
 d += 136;
 let c = 0, s0 = 0;
 if (I[p] !== 91) return -1; p += 1;
 L0: {
  s0 = p;
  p = sk(p);
  c = I[p]!; if (!(c < 128 ? (T5[c]! & 1) !== 0 : true)) { p = s0; break L0; }
  p = m_TupleElementList(p, d); if (p < 0) { p = s0; break L0; }
 }
 p = sk(p);
 if (I[p] !== 93) return -1; p += 1;
 return p;
}
function m_ParenthesizedType(p: number, d: number): number { // ParenthesizedType
 d += 128;
 if (I[p] !== 40) return -1; p += 1;
 p = sk(p);
 p = m_Type(p, d); if (p < 0) return -1;
 p = sk(p);
 if (I[p] !== 41) return -1; p += 1;
 return p;
}
function m_LiteralType(p: number): number { // LiteralType
 let c = 0, s0 = 0, s1 = 0;
 s0 = p;
 c = I[p]!; s1 = M27[c < 128 ? c : 128]!;
 L0: {
  if ((s1 & 1) !== 0) L1: {
   p = m_stringLiteral(p); if (p < 0) break L1;
   break L0;
  }
  p = s0;
  if ((s1 & 2) !== 0) L2: {
   p = m_numericLiteral(p); if (p < 0) break L2;
   break L0;
  }
  p = s0;
  if ((s1 & 4) !== 0) L3: {
   p = m_BooleanLiteral(p); if (p < 0) break L3;
   break L0;
  }
  p = s0;
  if (!((s1 & 8) !== 0)) return -1;
  p = m_NegativeNumber(p); if (p < 0) return -1;
 }
 return p;
}
function m_TypeQuery(p: number, d: number): number { // TypeQuery
 d += 144;
 let s0 = 0, s1 = 0;
 p = m_typeofK(p); if (p < 0) return -1;
 p = sk(p);
 p = m_QueriedName(p, d); if (p < 0) return -1;
 L0: {
  s0 = p;
  s1 = p;
  L1: {
   p = m_lineBreak(p); if (p < 0) break L1;
   { p = s0; break L0; }
  }
  p = s1;
  p = sk(p);
  p = m_TypeArguments(p, d); if (p < 0) { p = s0; break L0; }
 }
 return p;
}
function m_ImportType(p: number, d: number): number { // ImportType
 d += 152;
 let c = 0, s0 = 0, s1 = 0, s2 = 0;
 p = m_importK(p); if (p < 0) return -1;
 p = sk(p);
 if (I[p] !== 40) return -1; p += 1;
 p = sk(p);
 p = m_stringLiteral(p); if (p < 0) return -1;
 p = sk(p);
 if (I[p] !== 41) return -1; p += 1;
 L0: {
  s0 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 46)) { p = s0; break L0; }
  p = m_ImportQualifier(p); if (p < 0) { p = s0; break L0; }
 }
 L1: {
  s1 = p;
  s2 = p;
  L2: {
   p = m_lineBreak(p); if (p < 0) break L2;
   { p = s1; break L1; }
  }
  p = s2;
  p = sk(p);
  p = m_TypeArguments(p, d); if (p < 0) { p = s1; break L1; }
 }
 return p;
}
function m_TemplateLiteralType(p: number, d: number): number { // TemplateLiteralType
 d += 128;
 p = m_templateLiteralType(p, d); if (p < 0) return -1;
 return p;
}
function m_BindingPropertyList(p: number, d: number): number { // BindingPropertyList
 d += 144;
 let s0 = 0, s1 = 0;
 p = m_BindingProperty(p, d); if (p < 0) return -1;
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  if (I[p] !== 44) { p = s0; break L0; } p += 1;
  p = sk(p);
  p = m_BindingProperty(p, d); if (p < 0) { p = s0; break L0; }
 }
 L1: {
  s1 = p;
  p = sk(p);
  if (I[p] !== 44) { p = s1; break L1; } p += 1;
 }
 return p;
}
function m_BindingItem(p: number, d: number): number { // BindingItem
 d += 152;
 let s0 = 0, s1 = 0, s2 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  L1: {
   if (I[p] !== 46 || I[p + 1] !== 46 || I[p + 2] !== 46) break L1; p += 3;
   p = sk(p);
   p = m_BindingTarget(p, d); if (p < 0) break L1;
   s2 = p;
   p = sk(p);
   if (I[p] !== 93) break L1; p += 1;
   p = s2;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T4[s1]! & 128) !== 0 : true))) return -1;
  p = m_BindingElement(p, d); if (p < 0) return -1;
 }
 return p;
}
function m_TypeHeritage(p: number, d: number): number { // TypeHeritage
 d += 136;
 let c = 0, s0 = 0;
 p = m_EntityName(p); if (p < 0) return -1;
 L0: {
  s0 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 60)) { p = s0; break L0; }
  p = m_TypeArguments(p, d); if (p < 0) { p = s0; break L0; }
 }
 return p;
}
function m_ClassElement(p: number, d: number): number { // ClassElement
 d += 160;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T5[s1]! & 2) !== 0 : true)) L1: {
   s2 = p;
   c = I[p]!; s3 = M14[c < 128 ? c : 128]!;
   L2: {
    if ((s3 & 1) !== 0) L3: {
     p = m_MethodDefinition(p, d); if (p < 0) break L3;
     break L2;
    }
    p = s2;
    if ((s3 & 2) !== 0) L4: {
     p = m_PropertyDefinition(p, d); if (p < 0) break L4;
     break L2;
    }
    p = s2;
    if ((s3 & 4) !== 0) L5: {
     p = m_StaticBlock(p, d); if (p < 0) break L5;
     break L2;
    }
    p = s2;
    if ((s3 & 8) !== 0) L6: {
     if (I[p] !== 59) break L6; p += 1;
     break L2;
    }
    p = s2;
    if ((s3 & 16) !== 0) L7: {
     p = m_ClassIndexSignature(p, d); if (p < 0) break L7;
     break L2;
    }
    p = s2;
    if (!((s3 & 32) !== 0)) break L1;
    p = m_MethodSignature(p, d); if (p < 0) break L1;
   }
   break L0;
  }
  p = s0;
  if ((s1 === 64)) L8: {
   p = m_Decorator(p, d); if (p < 0) break L8;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T5[s1]! & 4) !== 0 : false))) return -1;
  p = m_AccessorField(p, d); if (p < 0) return -1;
 }
 return p;
}
function m_TypeMember(p: number, d: number): number { // TypeMember
 d += 144;
 let c = 0, s0 = 0, s1 = 0;
 s0 = p;
 c = I[p]!; s1 = M15[c < 128 ? c : 128]!;
 L0: {
  if ((s1 & 1) !== 0) L1: {
   p = m_IndexSignature(p, d); if (p < 0) break L1;
   break L0;
  }
  p = s0;
  if ((s1 & 2) !== 0) L2: {
   p = m_PropertySignature(p, d); if (p < 0) break L2;
   break L0;
  }
  p = s0;
  if ((s1 & 4) !== 0) L3: {
   p = m_CallSignature(p, d); if (p < 0) break L3;
   break L0;
  }
  p = s0;
  if ((s1 & 8) !== 0) L4: {
   p = m_ConstructSignature(p, d); if (p < 0) break L4;
   break L0;
  }
  p = s0;
  if ((s1 & 16) !== 0) L5: {
   p = m_AccessorSignature(p, d); if (p < 0) break L5;
   break L0;
  }
  p = s0;
  if ((s1 & 32) !== 0) L6: {
   p = m_InterfaceMethod(p, d); if (p < 0) break L6;
   break L0;
  }
  p = s0;
  if (!((s1 & 64) !== 0)) return -1;
  p = m_BareProperty(p, d); if (p < 0) return -1;
 }
 p = m_memberEnd(p); if (p < 0) return -1;
 return p;
}
function m_TypeItem(p: number, d: number): number { // TypeItem
 d += 144;
 let s0 = 0, s1 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 101)) L1: {
   p = m_exportK(p); if (p < 0) break L1;
   p = sk(p);
   p = m_TypeDeclaration(p, d); if (p < 0) break L1;
   break L0;
  }
  p = s0;
  if (!((s1 === 105 || s1 === 109 || s1 === 110 || s1 === 116))) return -1;
  p = m_TypeDeclaration(p, d); if (p < 0) return -1;
 }
 return p;
}
function m_AmbientBlock(p: number, d: number): number { // AmbientBlock
 d += 136;
 let c = 0, s0 = 0;
 if (I[p] !== 123) return -1; p += 1;
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  c = I[p]!; if (!(c < 128 ? (T5[c]! & 16) !== 0 : false)) { p = s0; break L0; }
  p = m_AmbientItem(p, d); if (p < 0) { p = s0; break L0; }
 }
 p = sk(p);
 if (I[p] !== 125) return -1; p += 1;
 return p;
}
function m_VariableDeclarator_490(p: number, d: number): number { // VariableDeclarator<binaryOperatorExceptIn>
 d += 168;
 let c = 0, s2 = 0, s4 = 0;
 L0: {
  p = m_DeclaratorTarget(p, d); if (p < 0) return -1;
  s2 = p;
  L1: {
   L2: {
    p = sk(p);
    if (I[p] !== 61) break L2; p += 1;
    p = sk(p);
    p = m_AssignmentIn_492(p, d); if (p < 0) break L2;
    break L1;
   }
   p = s2;
   L3: {
    s4 = p;
    p = sk(p);
    c = I[p]!; if (!(c === 33)) { p = s4; break L3; }
    p = m_DefiniteType(p, d); if (p < 0) { p = s4; break L3; }
   }
  }
 }
 return p;
}
function m_AssignmentIn_492(p: number, d: number): number { // AssignmentIn<binaryOperatorExceptIn,anywhere>
 if (d > MAX_DEPTH) tooDeep(p);
 d += 176;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s4 = 0, s5 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T3[s1]! & 128) !== 0 : true)) L1: {
   p = m_ArrowFunction_493(p, d); if (p < 0) break L1;
   break L0;
  }
  p = s0;
  if ((s1 === 121)) L2: {
   p = m_YieldExpression_500(p, d); if (p < 0) break L2;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T1[s1]! & 32) !== 0 : true))) return -1;
  p = m_Binary_505(p, d); if (p < 0) return -1;
  s2 = p;
  L3: {
   L4: {
    s4 = p;
    L5: for (;;) {
     s5 = p;
     p = sk(p);
     c = I[p]!; if (!(c < 128 ? (T4[c]! & 1) !== 0 : false)) { p = s5; break L5; }
     p = m_AssignmentTail_509(p, d); if (p < 0) { p = s5; break L5; }
    }
    if (p === s4) break L4;
    break L3;
   }
   p = s2;
  }
 }
 return p;
}
function m_MappedName(p: number, d: number): number { // MappedName
 d += 128;
 p = m_asK(p); if (p < 0) return -1;
 p = sk(p);
 p = m_Type(p, d); if (p < 0) return -1;
 return p;
}
function m_TupleElementList(p: number, d: number): number { // TupleElementList
 d += 144;
 let s0 = 0, s1 = 0;
 p = m_TupleElement(p, d); if (p < 0) return -1;
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  if (I[p] !== 44) { p = s0; break L0; } p += 1;
  p = sk(p);
  p = m_TupleElement(p, d); if (p < 0) { p = s0; break L0; }
 }
 L1: {
  s1 = p;
  p = sk(p);
  if (I[p] !== 44) { p = s1; break L1; } p += 1;
 }
 return p;
}
function m_BooleanLiteral(p: number): number { // BooleanLiteral
 let s0 = 0, s1 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 116)) L1: {
   p = m_trueK(p); if (p < 0) break L1;
   break L0;
  }
  p = s0;
  if (!((s1 === 102))) return -1;
  p = m_falseK(p); if (p < 0) return -1;
 }
 return p;
}
function m_NegativeNumber(p: number): number { // NegativeNumber
 if (I[p] !== 45) return -1; p += 1;
 p = sk(p);
 p = m_numericLiteral(p); if (p < 0) return -1;
 return p;
}
function m_QueriedName(p: number, d: number): number { // QueriedName
 d += 152;
 let s0 = 0, s1 = 0, s2 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 105)) L1: {
   p = m_ImportType(p, d); if (p < 0) break L1;
   break L0;
  }
  p = s0;
  if ((s1 < 128 ? (T1[s1]! & 4) !== 0 : true)) L2: {
   p = m_EntityName(p); if (p < 0) break L2;
   break L0;
  }
  p = s0;
  if (!((s1 === 116))) return -1;
  p = m_ThisType(p); if (p < 0) return -1;
  L3: for (;;) {
   s2 = p;
   p = sk(p);
   if (I[p] !== 46) { p = s2; break L3; } p += 1;
   p = sk(p);
   p = m_identifierName(p); if (p < 0) { p = s2; break L3; }
  }
 }
 return p;
}
function m_ImportQualifier(p: number): number { // ImportQualifier
 if (I[p] !== 46) return -1; p += 1;
 p = sk(p);
 p = m_EntityName(p); if (p < 0) return -1;
 return p;
}
function m_templateLiteralType(p: number, d: number): number { // templateLiteralType
 d += 136;
 let c = 0, s0 = 0;
 if (I[p] !== 96) return -1; p += 1;
 p = m_templateElement(p); if (p < 0) return -1;
 L0: for (;;) {
  s0 = p;
  c = I[p]!; if (!(c === 36)) { p = s0; break L0; }
  p = m_typeSpan(p, d); if (p < 0) { p = s0; break L0; }
 }
 if (I[p] !== 96) return -1; p += 1;
 return p;
}
function m_BindingProperty(p: number, d: number): number { // BindingProperty
 d += 160;
 let s0 = 0, s1 = 0, s2 = 0, s3 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T1[s1]! & 64) !== 0 : true)) L1: {
   p = m_PropertyKey(p, d); if (p < 0) break L1;
   p = sk(p);
   if (I[p] !== 58) break L1; p += 1;
   p = sk(p);
   p = m_BindingElement(p, d); if (p < 0) break L1;
   break L0;
  }
  p = s0;
  if ((s1 < 128 ? (T1[s1]! & 4) !== 0 : true)) L2: {
   p = m_identifier(p); if (p < 0) break L2;
   s2 = p;
   L3: {
    L4: {
     p = sk(p);
     if (I[p] !== 61) break L4; p += 1;
     p = sk(p);
     if (b_Value(p, d) === null) break L4; p = pos;
     break L3;
    }
    p = s2;
   }
   break L0;
  }
  p = s0;
  if (I[p] !== 46 || I[p + 1] !== 46 || I[p + 2] !== 46) return -1; p += 3;
  p = sk(p);
  p = m_identifier(p); if (p < 0) return -1;
  s3 = p;
  p = sk(p);
  if (I[p] !== 125) return -1; p += 1;
  p = s3;
 }
 return p;
}
function m_BindingElement(p: number, d: number): number { // BindingElement
 d += 160;
 let s2 = 0;
 L0: {
  p = m_BindingTarget(p, d); if (p < 0) return -1;
  s2 = p;
  L1: {
   L2: {
    p = sk(p);
    if (I[p] !== 61) break L2; p += 1;
    p = sk(p);
    if (b_Value(p, d) === null) break L2; p = pos;
    break L1;
   }
   p = s2;
  }
 }
 return p;
}
function m_MethodDefinition(p: number, d: number): number { // MethodDefinition
 d += 136;
 let c = 0, s0 = 0;
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  c = I[p]!; if (!(c < 128 ? (T5[c]! & 4) !== 0 : false)) { p = s0; break L0; }
  p = m_MemberModifier(p); if (p < 0) { p = s0; break L0; }
 }
 p = sk(p);
 p = m_Method(p, d); if (p < 0) return -1;
 return p;
}
function m_PropertyDefinition(p: number, d: number): number { // PropertyDefinition
 d += 192;
 let c = 0, s2 = 0, s5 = 0, s7 = 0;
 L0: {
  L1: for (;;) {
   s2 = p;
   p = sk(p);
   c = I[p]!; if (!(c < 128 ? (T5[c]! & 4) !== 0 : false)) { p = s2; break L1; }
   p = m_MemberModifier(p); if (p < 0) { p = s2; break L1; }
  }
  p = sk(p);
  L2: {
   p = m_ClassElementName(p, d); if (p < 0) return -1;
   s5 = p;
   L3: {
    L4: {
     L5: {
      s7 = p;
      p = sk(p);
      c = I[p]!; if (!(c === 33 || c === 58 || c === 63)) { p = s7; break L5; }
      p = m_FieldType(p, d); if (p < 0) { p = s7; break L5; }
     }
     p = sk(p);
     if (I[p] !== 61) break L4; p += 1;
     p = sk(p);
     p = m_Assignment(p, d); if (p < 0) break L4;
     p = m_semicolon(p); if (p < 0) break L4;
     break L3;
    }
    p = s5;
    L6: {
     s7 = p;
     p = sk(p);
     c = I[p]!; if (!(c === 33 || c === 58 || c === 63)) { p = s7; break L6; }
     p = m_FieldType(p, d); if (p < 0) { p = s7; break L6; }
    }
    p = m_semicolon(p); if (p < 0) return -1;
   }
  }
 }
 return p;
}
function m_StaticBlock(p: number, d: number): number { // StaticBlock
 d += 136;
 let c = 0, s0 = 0;
 p = m_staticK(p); if (p < 0) return -1;
 p = sk(p);
 if (I[p] !== 123) return -1; p += 1;
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  c = I[p]!; if (!(c < 128 ? (T0[c]! & 1) !== 0 : true)) { p = s0; break L0; }
  p = m_StatementListItem(p, d); if (p < 0) { p = s0; break L0; }
 }
 p = sk(p);
 if (I[p] !== 125) return -1; p += 1;
 return p;
}
function m_ClassIndexSignature(p: number, d: number): number { // ClassIndexSignature
 d += 136;
 let c = 0, s0 = 0;
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  c = I[p]!; if (!(c < 128 ? (T5[c]! & 4) !== 0 : false)) { p = s0; break L0; }
  p = m_MemberModifier(p); if (p < 0) { p = s0; break L0; }
 }
 p = sk(p);
 p = m_IndexSignature(p, d); if (p < 0) return -1;
 p = m_semicolon(p); if (p < 0) return -1;
 return p;
}
function m_MethodSignature(p: number, d: number): number { // MethodSignature
 d += 136;
 let c = 0, s0 = 0;
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  c = I[p]!; if (!(c < 128 ? (T5[c]! & 4) !== 0 : false)) { p = s0; break L0; }
  p = m_MemberModifier(p); if (p < 0) { p = s0; break L0; }
 }
 p = sk(p);
 p = m_MethodHead(p, d); if (p < 0) return -1;
 p = m_semicolon(p); if (p < 0) return -1;
 return p;
}
function m_AccessorField(p: number, d: number): number { // AccessorField
 d += 136;
 let c = 0, s0 = 0;
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  c = I[p]!; if (!(c < 128 ? (T5[c]! & 4) !== 0 : false)) { p = s0; break L0; }
  p = m_MemberModifier(p); if (p < 0) { p = s0; break L0; }
 }
 p = sk(p);
 p = m_accessorWord(p); if (p < 0) return -1;
 p = sk(p);
 p = m_PropertyDefinition(p, d); if (p < 0) return -1;
 return p;
}
function m_IndexSignature(p: number, d: number): number { // IndexSignature
 d += 144;
 let c = 0, s0 = 0, s1 = 0;
 L0: {
  s0 = p;
  c = I[p]!; if (!(c === 114)) { p = s0; break L0; }
  p = m_readonlyWord(p); if (p < 0) { p = s0; break L0; }
 }
 p = sk(p);
 if (I[p] !== 91) return -1; p += 1;
 p = sk(p);
 p = m_identifier(p); if (p < 0) return -1;
 p = sk(p);
 p = m_TypeAnnotation(p, d); if (p < 0) return -1;
 p = sk(p);
 if (I[p] !== 93) return -1; p += 1;
 L1: {
  s1 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 58)) { p = s1; break L1; }
  p = m_TypeAnnotation(p, d); if (p < 0) { p = s1; break L1; }
 }
 return p;
}
function m_PropertySignature(p: number, d: number): number { // PropertySignature
 d += 144;
 let c = 0, s0 = 0, s1 = 0;
 L0: {
  s0 = p;
  c = I[p]!; if (!(c === 114)) { p = s0; break L0; }
  p = m_readonlyWord(p); if (p < 0) { p = s0; break L0; }
 }
 p = sk(p);
 p = m_PropertyKey(p, d); if (p < 0) return -1;
 L1: {
  s1 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 63)) { p = s1; break L1; }
  c = I[p]!; if (!(c === 63)) { p = s1; break L1; } p++;
 }
 p = sk(p);
 p = m_TypeAnnotation(p, d); if (p < 0) return -1;
 return p;
}
function m_CallSignature(p: number, d: number): number { // CallSignature
 d += 128;
 p = m_Signature(p, d); if (p < 0) return -1;
 return p;
}
function m_ConstructSignature(p: number, d: number): number { // ConstructSignature
 d += 128;
 p = m_newK(p); if (p < 0) return -1;
 p = sk(p);
 p = m_Signature(p, d); if (p < 0) return -1;
 return p;
}
function m_AccessorSignature(p: number, d: number): number { // AccessorSignature
 d += 144;
 let s0 = 0, s1 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 103)) L1: {
   p = m_getK(p); if (p < 0) break L1;
   p = sk(p);
   p = m_PropertyKey(p, d); if (p < 0) break L1;
   p = sk(p);
   p = m_Signature(p, d); if (p < 0) break L1;
   break L0;
  }
  p = s0;
  if (!((s1 === 115))) return -1;
  p = m_setK(p); if (p < 0) return -1;
  p = sk(p);
  p = m_PropertyKey(p, d); if (p < 0) return -1;
  p = sk(p);
  p = m_Signature(p, d); if (p < 0) return -1;
 }
 return p;
}
function m_InterfaceMethod(p: number, d: number): number { // InterfaceMethod
 d += 136;
 let c = 0, s0 = 0;
 p = m_PropertyKey(p, d); if (p < 0) return -1;
 L0: {
  s0 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 63)) { p = s0; break L0; }
  c = I[p]!; if (!(c === 63)) { p = s0; break L0; } p++;
 }
 p = sk(p);
 p = m_Signature(p, d); if (p < 0) return -1;
 return p;
}
function m_BareProperty(p: number, d: number): number { // BareProperty
 d += 144;
 let c = 0, s0 = 0, s1 = 0;
 L0: {
  s0 = p;
  c = I[p]!; if (!(c === 114)) { p = s0; break L0; }
  p = m_readonlyWord(p); if (p < 0) { p = s0; break L0; }
 }
 p = sk(p);
 p = m_PropertyKey(p, d); if (p < 0) return -1;
 L1: {
  s1 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 63)) { p = s1; break L1; }
  c = I[p]!; if (!(c === 63)) { p = s1; break L1; } p++;
 }
 return p;
}
function m_AmbientItem(p: number, d: number): number { // AmbientItem
 d += 160;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T5[s1]! & 16) !== 0 : false)) L1: {
   L2: {
    s2 = p;
    c = I[p]!; if (!(c === 101)) { p = s2; break L2; }
    p = m_exportK(p); if (p < 0) { p = s2; break L2; }
   }
   L3: {
    s3 = p;
    p = sk(p);
    c = I[p]!; if (!(c === 100)) { p = s3; break L3; }
    p = m_declareWord(p); if (p < 0) { p = s3; break L3; }
   }
   p = sk(p);
   p = m_Ambient(p, d); if (p < 0) break L1;
   break L0;
  }
  p = s0;
  if ((s1 === 101)) L4: {
   p = m_exportK(p); if (p < 0) break L4;
   p = sk(p);
   p = m_defaultK(p); if (p < 0) break L4;
   p = sk(p);
   p = m_Assignment(p, d); if (p < 0) break L4;
   p = m_semicolon(p); if (p < 0) break L4;
   break L0;
  }
  p = s0;
  if (!((s1 === 101))) return -1;
  p = m_ExportList(p); if (p < 0) return -1;
 }
 return p;
}
function m_ArrowFunction_493(p: number, d: number): number { // ArrowFunction<binaryOperatorExceptIn,anywhere>
 d += 184;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, s5 = 0, s6 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T3[s1]! & 128) !== 0 : true)) L1: {
   s2 = p;
   p = m_anywhere(p); if (p < 0) break L1;
   p = s2;
   s3 = p;
   L2: for (;;) {
    s4 = p;
    p = sk(p);
    c = I[p]!; if (!(c < 128 ? (T3[c]! & 128) !== 0 : true)) { p = s4; break L2; }
    p = m_ArrowHead(p, d); if (p < 0) { p = s4; break L2; }
   }
   if (p === s3) break L1;
   p = sk(p);
   p = m_ArrowBody_495(p, d); if (p < 0) break L1;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T3[s1]! & 128) !== 0 : true))) return -1;
  s4 = p;
  L3: {
   p = m_anywhere(p); if (p < 0) break L3;
   return -1;
  }
  p = s4;
  s3 = p;
  s2 = I[p]!;
  L4: {
   if ((s2 < 128 ? (T4[s2]! & 32) !== 0 : true)) L5: {
    s5 = p;
    L6: for (;;) {
     s6 = p;
     p = sk(p);
     c = I[p]!; if (!(c < 128 ? (T4[c]! & 32) !== 0 : true)) { p = s6; break L6; }
     p = m_UntypedArrowHead(p, d); if (p < 0) { p = s6; break L6; }
    }
    if (p === s5) break L5;
    p = sk(p);
    p = m_ArrowBody_495(p, d); if (p < 0) break L5;
    break L4;
   }
   p = s3;
   if (!((s2 < 128 ? (T3[s2]! & 128) !== 0 : true))) return -1;
   p = m_ArrowHead(p, d); if (p < 0) return -1;
   p = sk(p);
   p = m_ArrowBody_495(p, d); if (p < 0) return -1;
   s6 = p;
   p = sk(p);
   p = m_anywhere(p); if (p < 0) return -1;
   p = s6;
  }
 }
 return p;
}
function m_YieldExpression_500(p: number, d: number): number { // YieldExpression<binaryOperatorExceptIn,anywhere>
 d += 168;
 let s2 = 0, s4 = 0;
 L0: {
  p = m_yieldK(p); if (p < 0) return -1;
  s2 = p;
  L1: {
   L2: {
    p = m_sameLineSpaces(p); if (p < 0) break L2;
    if (I[p] !== 42) break L2; p += 1;
    p = sk(p);
    p = m_AssignmentIn_492(p, d); if (p < 0) break L2;
    break L1;
   }
   p = s2;
   L3: {
    s4 = p;
    L4: {
     p = m_sameLineSpaces(p); if (p < 0) break L4;
     p = m_newline(p); if (p < 0) break L4;
     break L3;
    }
    p = s4;
    p = sk(p);
    p = m_AssignmentIn_492(p, d); if (p < 0) break L3;
    break L1;
   }
   p = s2;
  }
 }
 return p;
}
function m_Binary_505(p: number, d: number): number { // Binary<binaryOperatorExceptIn>
 d += 200;
 let s2 = 0, s4 = 0, s5 = 0, s6 = 0, s8 = 0;
 L0: {
  p = m_Unary(p, d); if (p < 0) return -1;
  s2 = p;
  L1: {
   L2: {
    s4 = p;
    L3: for (;;) {
     s5 = p;
     s6 = p;
     L4: {
      L5: {
       p = sk(p);
       p = m_BinaryTail_507(p, d); if (p < 0) break L5;
       break L4;
      }
      p = s6;
      s8 = p;
      p = m_assertionAhead(p); if (p < 0) { p = s5; break L3; }
      p = s8;
      p = sk(p);
      p = m_Assertion(p, d); if (p < 0) { p = s5; break L3; }
     }
    }
    if (p === s4) break L2;
    break L1;
   }
   p = s2;
  }
 }
 return p;
}
function m_AssignmentTail_509(p: number, d: number): number { // AssignmentTail<binaryOperatorExceptIn,anywhere>
 d += 144;
 let s0 = 0, s1 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 63)) L1: {
   p = m_conditionalMark(p); if (p < 0) break L1;
   p = sk(p);
   p = m_AssignmentIn_381(p, d); if (p < 0) break L1;
   p = sk(p);
   if (I[p] !== 58) break L1; p += 1;
   p = sk(p);
   p = m_TailOperand_511(p, d); if (p < 0) break L1;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T4[s1]! & 1) !== 0 : false))) return -1;
  p = m_assignmentOperator(p); if (p < 0) return -1;
  p = sk(p);
  p = m_TailOperand_511(p, d); if (p < 0) return -1;
 }
 return p;
}
function m_TupleElement(p: number, d: number): number { // TupleElement
 d += 160;
 let s0 = 0, s1 = 0, s2 = 0, s3 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T1[s1]! & 4) !== 0 : true)) L1: {
   p = m_identifierName(p); if (p < 0) break L1;
   p = sk(p);
   s2 = p;
   L2: {
    L3: {
     if (I[p] !== 58) break L3; p += 1;
     p = sk(p);
     p = m_Type(p, d); if (p < 0) break L3;
     break L2;
    }
    p = s2;
    if (I[p] !== 63) break L1; p += 1;
    p = sk(p);
    if (I[p] !== 58) break L1; p += 1;
    p = sk(p);
    p = m_Type(p, d); if (p < 0) break L1;
   }
   break L0;
  }
  p = s0;
  if ((s1 === 46)) L4: {
   if (I[p] !== 46 || I[p + 1] !== 46 || I[p + 2] !== 46) break L4; p += 3;
   p = sk(p);
   s3 = p;
   s2 = I[p]!;
   L5: {
    if ((s2 < 128 ? (T1[s2]! & 4) !== 0 : true)) L6: {
     p = m_identifierName(p); if (p < 0) break L6;
     p = sk(p);
     if (I[p] !== 58) break L6; p += 1;
     p = sk(p);
     p = m_Type(p, d); if (p < 0) break L6;
     break L5;
    }
    p = s3;
    if (!((s2 < 128 ? (T5[s2]! & 1) !== 0 : true))) break L4;
    p = m_Type(p, d); if (p < 0) break L4;
   }
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T5[s1]! & 1) !== 0 : true))) return -1;
  p = m_Type(p, d); if (p < 0) return -1;
  s2 = p;
  L7: {
   L8: {
    p = sk(p);
    if (I[p] !== 63) break L8; p += 1;
    break L7;
   }
   p = s2;
  }
 }
 return p;
}
function m_typeSpan(p: number, d: number): number { // typeSpan
 d += 128;
 if (I[p] !== 36 || I[p + 1] !== 123) return -1; p += 2;
 p = m_applySyntactic_201(p, d); if (p < 0) return -1;
 p = sk(p);
 if (I[p] !== 125) return -1; p += 1;
 p = m_templateElement(p); if (p < 0) return -1;
 return p;
}
function m_FieldType(p: number, d: number): number { // FieldType
 d += 152;
 let c = 0, s0 = 0, s1 = 0, s2 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 58)) L1: {
   p = m_TypeAnnotation(p, d); if (p < 0) break L1;
   break L0;
  }
  p = s0;
  L2: {
   if (I[p] !== 63) break L2; p += 1;
   L3: {
    s2 = p;
    p = sk(p);
    c = I[p]!; if (!(c === 58)) { p = s2; break L3; }
    p = m_TypeAnnotation(p, d); if (p < 0) { p = s2; break L3; }
   }
   break L0;
  }
  p = s0;
  if (I[p] !== 33) return -1; p += 1;
  p = sk(p);
  p = m_TypeAnnotation(p, d); if (p < 0) return -1;
 }
 return p;
}
function m_MethodHead(p: number, d: number): number { // MethodHead
 d += 152;
 let c = 0, s0 = 0, s1 = 0, s2 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 103)) L1: {
   p = m_getK(p); if (p < 0) break L1;
   p = sk(p);
   p = m_ClassElementName(p, d); if (p < 0) break L1;
   p = sk(p);
   p = m_Signature(p, d); if (p < 0) break L1;
   break L0;
  }
  p = s0;
  if ((s1 === 115)) L2: {
   p = m_setK(p); if (p < 0) break L2;
   p = sk(p);
   p = m_ClassElementName(p, d); if (p < 0) break L2;
   p = sk(p);
   p = m_Signature(p, d); if (p < 0) break L2;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T7[s1]! & 1) !== 0 : true))) return -1;
  p = m_ClassElementName(p, d); if (p < 0) return -1;
  L3: {
   s2 = p;
   p = sk(p);
   c = I[p]!; if (!(c === 63)) { p = s2; break L3; }
   c = I[p]!; if (!(c === 63)) { p = s2; break L3; } p++;
  }
  p = sk(p);
  p = m_Signature(p, d); if (p < 0) return -1;
 }
 return p;
}
function m_ArrowBody_495(p: number, d: number): number { // ArrowBody<binaryOperatorExceptIn,anywhere>
 d += 144;
 let c = 0, s0 = 0, s1 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 123)) L1: {
   p = m_FunctionBody(p, d); if (p < 0) break L1;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T5[s1]! & 128) !== 0 : true))) return -1;
  c = I[p]!; if ((c === 123)) return -1;
  if (b_ValueIn_497(p, d) === null) return -1; p = pos;
 }
 return p;
}
function m_BinaryTail_507(p: number, d: number): number { // BinaryTail<binaryOperatorExceptIn>
 d += 128;
 p = m_BinaryTail_operation_508(p, d); if (p < 0) return -1;
 return p;
}
function m_TailOperand_511(p: number, d: number): number { // TailOperand<binaryOperatorExceptIn,anywhere>
 d += 168;
 let s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T3[s1]! & 128) !== 0 : true)) L1: {
   s2 = p;
   s3 = I[p]!;
   L2: {
    if ((s3 < 128 ? (T3[s3]! & 128) !== 0 : true)) L3: {
     p = m_ArrowFunction_493(p, d); if (p < 0) break L3;
     break L2;
    }
    p = s2;
    if (!((s3 === 121))) break L1;
    p = m_YieldExpression_500(p, d); if (p < 0) break L1;
   }
   s4 = p;
   L4: {
    p = sk(p);
    p = m_tailStart(p); if (p < 0) break L4;
    break L1;
   }
   p = s4;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T1[s1]! & 32) !== 0 : true))) return -1;
  p = m_Binary_505(p, d); if (p < 0) return -1;
 }
 return p;
}
function m_applySyntactic_201(p: number, d: number): number { // applySyntactic<Type>
 d += 128;
 p = skip(p);
 p = m_Type(p, d); if (p < 0) return -1;
 p = skip(p);
 return p;
}
function m_BinaryTail_operation_508(p: number, d: number): number { // BinaryTail_operation<binaryOperatorExceptIn>
 d += 128;
 p = m_binaryOperatorExceptIn(p); if (p < 0) return -1;
 p = sk(p);
 p = m_Unary(p, d); if (p < 0) return -1;
 return p;
}
const b_START = b_Program, b_ITEM = b_StatementListItem;
const ITEM_RULE = 1, MAX_NESTING = 2100;
const PROGRAM = "=#727=$222*-%35*-Ƿ3v=%A2A*-Ɋ3v=&K2K*-ɋ3v='U2U*-ɕ3v=(_2_*-ɝ3v=)i2i*-ɣ3v=*s2s*-ɤ3v*-ɥ1=+2=,2*-&3=-2*-ǂ3*-ǃ3Ê=.2*-Ǆ3Ê=/©2©*-Ǒ3Ê=0³2³*-ǒ3Ê=-½2½*-ǫ3Ê=&Ç2Ç*-Ǭ3Ê*-ǳ1=#ū2ū=&Ú2Ú*-Ǹ3ũ=1ä2ä*-ǽ3ũ=2î2î*-ǿ3ũ=3ø2ø*-Ȫ3ũ=3Ă2Ă*-Ȭ3ũ=4Č2Č*-Ǖ3ũ=5Ė2Ė*-ȶ3ũ=0Ġ2Ġ*-ȸ3ũ=6Ī2Ī*-Ⱥ3ũ=7Ĵ2Ĵ*-ȼ3ũ=8ľ2ľ*-Ⱦ3ũ=0ň2ň*-Ʉ3ũ=9Œ2Œ*-ȯ3ũ=:Ŝ2Ŝ*-Ɇ3ũ=;Ŧ2Ŧ*-ɇ3ũ*-Ɉ3Ů*-ɉ1*-ȅ0*-3.ŗ1=&ƃ2ƃ*-Ɍ3Ɛ=&ƍ2ƍ*-ɐ3Ɛ*-ɑ1='ƛ2ƛ*-ɖ3ǐ='ƥ2ƥ*-ɗ3ǐ='Ư2Ư*-ɘ3ǐ='ƹ2ƹ*-ə3ǐ='ǃ2ǃ*-ɚ3ǐ='Ǎ2Ǎ*-ɛ3ǐ*-ɜ12ǝ=0ǜ*-Ǔ03ǝ<2ǩ=6Ǩ*-203ǩ<*-ɞ0*/9*#2ǿ=<Ǿ*-ɟ03ǿ<*# 1*-ǌ0*-µ0*-ȯ1*-02ȟ=*Ȟ*-04ȕ<5ȿ5Ⱦ=6Ȯ2Ȯ*-ņ03Ƚ='ȹ2ȹ*-ǐ03Ƚ*-0661*-ɦ01==ɏ2ɏ*-'3ɒ*-2*-3.ŗ18$2ɧ=/ɦ*-a9$3ɧ<:$*-ē08$2ɾ=>ɽ*+#M,9$3ɾ<:$*/9*-k*-ø1*-ņ0*/9*-Ň1=3ʟ2ʟ*-ǅ3ʬ=&ʩ2ʩ*-Ǉ3ʬ*-ǋ1*-0*-ǃ1*-Ǔ0*-ǔ1*-ǘ.ŗ5˗5˖=/ˑ2ˑ*-Ē03˕*-ē0661*-ä0*-ǆ0*-ǭ*-ǧ0*/C2˶=5˵*-Ǳ03˶<.ŗ1='̃2̃*-Ǵ3̐='̍2̍*-ǵ3̐*-Ƕ1*-ǹ0*#K*-*#L*-Ƿ8$2̰='̯*-Ǻ9$4̥<:$8$2́='̀*-Ǽ9$3́<:$1*-Ǿ08$2͘5͑.ŗ6*-9$3͘:$.ŗ1=2ͧ2ͧ*-Ȁ3;=2ͱ2ͱ*-Ȉ3;=2ͻ2ͻ*-ȉ3;*-Ȩ1*-ȫ05Ό-b0-g06*-.ŗ1=3Μ2Μ*-ȭ3Ο*-ȵ1*-ǖ*-3.ŗ1*-ȷ0*#K*-*#L*-Ƿ1*-ȹ0*-Ƿ*-ȷ0*#K*-*#L2ϙ=:Ϙ*#^3ϙ<1*-Ȼ08$2ϫ-b0/99$3ϫ:$.ŗ1*-Ƚ08$2Ё-b0/99$3Ё:$.ŗ1*-ȿ0*#K*-*#L*#8$2Х=?Ф*-ɀ9$4К<:$*# 1*-Ʌ0.ŗ1*#8$2ф=#у*-$9$4й<:$*# 1*#^1*/9*#]*-Ƿ15ѿ=9Ѥ2Ѥ*#3Ѿ=2ѯ2ѯ*-ē03Ѿ=6Ѻ2Ѻ*-ņ03Ѿ*-Ē06*-.ŗ1*-ǲ0*#K*-*#L*-Ƿ12Ҫ;/ҩ$#(5Ҥ-(06-b03Ҫ<$((5ҳ-(06-b05Ҽ-g065Ӆ5ӄ-<0665ӛ;&ӑ2ӑ$*%3Ӕ$--5Ӛ-(0661*-48$2ӱ=@Ӱ*#O*-49$4ӣ<:$1*-ä02Ԅ=3ԃ*-ǆ03Ԅ<*.9*#`*-ɍ0.ŗ1*-ä0*.C2Ԥ=5ԣ*-Ǳ03Ԥ<.ŗ1*-ä0*-ɒ0*-ǧ0*.C2Ղ=5Ձ*-Ǳ03Ղ<.ŗ1*-Ǡ01*-ǐ0*#M2՝=/՜*-ǥ03՝<*-ǧ0*.C2հ=5կ*-Ǳ03հ<.ŗ1*-ǐ0*-ǟ0=-օ2օ*-ǂ3֜=6֏2֏*-ǃ3֜=/֙2֙*-Ǒ3֜*-Ǆ1*-ǐ0*-ǟ0*-.ŗ1*-ǐ0*#`*-.ŗ1*-ǐ0*-¼0*$7,*.9.ŗ1*-ǐ0*-$1$@*5כ-(06-b05פ-g061$G(5׮-(061$L'5׸-(061*-ɠ8%2ؐ=@؏*+#O,*-ɠ9%4؀<:%8$2أ=@آ*+#O,9$3أ<:$1;Aذ2ذ$7,3س$P)5ع-(06-b05ق-g061*/98$2٘=Bٗ*#Q*/;9$4ي<:$1*#c=C٩2٩*-03٭*-01$V(5ٷ-(061$[)5ځ-(061$a+5ڋ-(06-b05ڔ-g061;Dڟ2ڟ$i'3ڢ$m&2ۇ;Eۆ;Fڰ2ڰ%#3ۄ;Gڹ2ڹ%$3ۄ;Hۂ2ۂ%%3ۄ%&4ڤ<1$p&5ۑ-(061$s(5ۛ-(06-b05ۤ-g061$x+5ۮ-(0618$2۾=D۽*-l9$3۾<:$*#K8$2ܒ=Iܑ*-x9$3ܒ<:$*#L8$2ܦ=Jܥ*-ô9$3ܦ<:$1*#8$2ܻ=#ܺ*-$9$4ܰ<:$*# 18$2ݐ=Dݏ*-l9$3ݐ<:$8$2ݡ='ݠ*-ň9$3ݡ<:$8$2ݲ=&ݱ*-ŉ9$3ݲ<:$*-Ō1*-ǆ0*/98$2ގ=Dލ*-l9$3ގ<:$*#`*-v.ŗ1*-ǈ0*/98$2ޯ=Dޮ*-l9$3ޯ<:$8$2߀='޿*-ǉ9$3߀<:$*-Ǌ1*-ǌ*-µ*-Ǎ1=,ߚ2ߚ*-&3࠙=4ߤ2ߤ*-Ǖ3࠙=-߮2߮*-Ǘ3࠙=/߸2߸*-Ǒ3࠙=6ࠂ2ࠂ*-ǃ3࠙=3ࠌ2ࠌ*-ǅ3࠙=&ࠖ2ࠖ*-Ǉ3࠙*-Ǚ18$2ࠩ=/ࠨ*-a9$3ࠩ<:$*-ē08$2ࡀ=>࠿*+#M,9$3ࡀ<:$*/9*-k1-a0-b0-ē01$)5࡜-(061$'5ࡦ-(06-b05࡯-g061=;ࡺ2ࡺ*-Ǯ3ࢇ=>ࢄ2ࢄ*-ǯ3ࢇ*-ǰ1$'5࢑-(061*-ǲ*-ģ1*-ǐ0*-ǆ0*#M8$2ࢳ=/ࢲ*-ǥ9$3ࢳ<:$*-ǧ0*/C.ŗ1*-ǐ0*-ǆ0*-ǡ1*-ǐ0=.ࣙ2ࣙ*-Ǆ3ࣜ*-ǒ1$%5ࣦ-(061*-1*-ǻ0*-ǹ*#K*-*#L*-Ƿ1*-ǻ0*-Ƿ1$)5ऐ-(061*-ȁ0*#K5न-a0*-Ȃ05ध-õ066*-ȃ*-Ȃ0*-*#L*-Ƿ1*-ȁ0*#K*-ȃ*-º0*-*#L*-Ƿ1*-ȁ0*#K8$2१=K०*-Ȋ9$3१<:$*#^8$2ॻ=Kॺ*-9$3ॻ<:$*#^8$2এ=K঎*-9$3এ<:$*#L*-Ƿ1*-ȁ0*-ȩ0*#K*-ȃ*-Ȃ0*-*#L*-Ƿ1$(5ঽ-(0612৉;Lৈ-c04ী<1;M৔2৔-h03ঢ়5৚-e06-i01*-Ȯ0*-ȯ*-Ȱ8$2৷=2৶*-ȳ9$3৷<:$1*-Ȯ0*-ȯ*-ȳ1$&5਎-(061$(5ਘ-(061$£%5ਢ-(061$¥+5ਬ-(061$­(5ਸ਼-(061$²)5ੀ-(061=6ੋ2ੋ*-Ɂ3੎*-Ƀ1$¸+5੘-(061$À'5੢-(061;N੬2੬%'3઴;Oੵ2ੵ%(3઴;P੾2੾%)3઴;Qઇ2ઇ#G3઴;Rઐ2ઐ#3઴;S઱2઱5ચ%*6;Tત2ત-)03ય;Sભ2ભ%+3ય%,3઴-*01;Nા2ા%'3૫;Oે2ે%(3૫;Qૐ2ૐ#G3૫;R૙2૙#3૫;S૨2૨5ૣ%*6-=03૫-*01=U૶2૶*-53ૹ*-ǀ1=1଄2଄*-Ɏ3ଇ*-ɏ1=;଒2଒*-ɓ3କ*-ɔ1*-ǐ0*-ǡ1*-¼0*-Ǥ1$Ä*5ଯ-(061*-[1$X%5ଽ-(061=<ୈ2ୈ*-ɡ3ୋ*-ɢ1*#K*-*#L1=;ୠ2ୠ*-3ୣ*-1*#_*-m8$2୼=@୻*#O*-m9$4୮<:$2உ=@ஈ*#O3உ<*#a1*-y8$2஢=@஡*#O*-y9$4ஔ<:$2ய=@ம*#O3ய<1*#]*-1*-t0*-ď8$2்=Dௌ*-¶9$3்<:$1*-Ŋ0*-ŋ8$2௩=@௨*#O*-ŋ9$4௛<:$1*#8$2௾=V௽*-ō9$4௳<:$*# 1=Wఎ2ఎ*-w3థ=Xఘ2ఘ*-3థ=Yఢ2ఢ*-¡3థ*-¢1$Ë,5య-(061*-t0*-ŋ8$2౉=@ై*#O*-ŋ9$4఻<:$1*#8$2౞=Zౝ*-¿9$4౓<:$*# 1*#8$2౶=[౵*-ǎ9$4౫<:$*# 1*-ǘ.ŗ1=)ಌ2ಌ*-ǚ3ಙ=)ಖ2ಖ*-Ǩ3ಙ*-ǩ1*/91*#M*-¼0*/91*#8$2಻=\\಺*-Ǣ9$3಻<:$*# 1*#8$2೓=]೒*-Ĥ9$3೓<:$*# 1*#8$2೫=\\೪*-Ǣ9$3೫<:$*# 8$2೿=2೾*-Ǧ9$3೿<:$.ŗ1=Kഎ2എ*-3഑*-[1$Ô'5ഛ-(061$Ø&5ഥ-(061$5%5യ-(061-b0$Û%1=%ു2ു*-Ȅ3ൎ=^ോ2ോ*-Ȇ3ൎ*-ȇ1$*%5൘-(061=^ൣ2ൣ*-ȋ3൦*-Ȧ1$#(5൰-(061;_ൺ2ൺ#,3ක;`ඃ2ඃ#C3ක;aඍ2ඍ-d03ක;a඗2඗-e03ක-f01;bඤ2ඤ#-3ම;cත2ත#03ම;Sබ2බ%-3ම%.1$Ý%2෸;E෷;F්2්%#3෵;Gී2ී%$3෵;dො2ො%/3෵;e෥2෥%03෵;S෮2෮%&3෵#M5෵#R64඾<$ß%1$Ý%2ภ;fฟ;gญ2ญ%13ฝ;eถ2ถ%23ฝ#M5ฝ#R64ก<$ß%1$á&5อ-(061*-ȱ08$2แ=Cเ*-Ȳ9$3แ<:$*-ȯ1*-ȴ0*-ȯ1*-ɂ0*-*#]8$2๨=#๧*-$9$4๝<:$1*-ǟ0*#]8$2ກ=#຀*-$9$4๶<:$1'#1;hຑ2ຑ-+03ດ-.01'#1*-6*#`*-[1*-68$2ິ=iຳ*-ǁ9$3ິ<:$1*+$ä*,*+#K,*/C*+#L,1*-µ1*/98%2໦=@໥*+#O,*-ǭ9%3໦<:%1*-ǭ1=;໷2໷*/;3໺*/C1=j༅2༅*-\\3༜=k༏2༏*-ā3༜=K༙2༙*-Ć3༜*-ć1*-B*+#`,*-1*-B1*-*+#K,8$2ང=Kགྷ*-9$3ང<:$*+#L,1*/98%2ལ=Bར*+#Q,*/;9%4ན<:%18$2ཱུ=lུ*-n9$4ཪ<:$*/98$2ྉ='ྈ*-u9$3ྉ<:$8$2ྚ=mྙ*-ó9$3ྚ<:$1=nྱ2ྱ=oྫྷ2ྫྷ*-z3ྯ*-3࿈=Uྻ2ྻ*-3࿈=U࿅2࿅*-~3࿈*-1=;࿓2࿓*-3࿖*-v1$ë*5࿠-(061=p࿫2࿫*-Đ3࿮*-đ1*#_*-v8$2ဇ=@ဆ*#O*-v9$4࿹<:$*#a1$ò-5ဖ-(061*-µ8$2ဩ=Dဨ*-¶9$3ဩ<:$1=qၨ2ၨ=rျ2ျ*-Ŏ3ၦ=s၅2၅*-ő3ၦ=8၏2၏*-Ŝ3ၦ=:ၙ2ၙ*-Ş3ၦ=tၣ2ၣ*-ş3ၦ*-Š3ၵ=*ၲ2ၲ*-3ၵ*-ť18$2ႅ=Dႄ*-l9$3ႅ<:$*#K8$2႙=I႘*-x9$3႙<:$*#L*$Û%*-18$2Ⴕ=/Ⴔ*-9$3Ⴕ<:$*- 08$2჊=D჉*-l9$3჊<:$*#K8$2პ=Iო*-x9$3პ<:$*#L*$Û%*-1*-¢8$5ჶ-06*-ò9$2ᄊ5ᄃ-06*-ò9$4ჽ:$1=uᄗ2ᄗ*-£3ᄤ=uᄡ2ᄡ*-¤3ᄤ*-ñ1=vᄯ2ᄯ*-À3ᅤ=<ᄹ2ᄹ*-Ã3ᅤ=Wᅃ2ᅃ*-Å3ᅤ=Aᅍ2ᅍ*-Æ3ᅤ=wᅗ2ᅗ*-Ç3ᅤ=<ᅡ2ᅡ*-Ì3ᅤ*-Í-Î01='ᅲ2ᅲ*-Ǐ3ᅵ*-Ǆ1*-ǌ=xᆃ2ᆃ*/C3ᆆ*-µ*-Ǜ1*-ǌ0*/C.ŗ1*-Ǫ*-Ǜ1*-ǣ8$2ᆰ=@ᆯ*#O*-ǣ9$4ᆢ<:$2ᆽ=@ᆼ*#O3ᆽ<1*-ĥ8$2ᇓ=@ᇒ*#O*-ĥ9$4ᇅ<:$2ᇠ=@ᇟ*#O3ᇠ<1*-ǧ0*/C1*-[8$*#O*-[9$2ሆ=@ህ*#O*-[9$4ᇸ<:$1*-ȅ0*/91=4ማ2ማ*-ǖ3ረ==ሥ2ሥ*-'3ረ*-2*-81*-ď1=4ሺ2ሺ*-ǖ3ቇ==ቄ2ቄ*-'3ቇ*-2*-Ȍ1=Kቕ2ቕ*-ȧ3ቘ*-ȏ1$ü%2ኁ;Eኀ;Fቪ2ቪ%#3ቾ;Gታ2ታ%$3ቾ;Hቼ2ቼ%%3ቾ%&4቞<1;yኋ2ኋ#.3ዌ;zኔ2ኔ#/3ዌ;Sኝ2ኝ#Ã3ዌ;Sኦ2ኦ#ᚣ3ዌ;Sኯ2ኯ%33ዌ;Sኸ2ኸ%43ዌ;S዁2዁%53ዌ;Sዊ2ዊ%63ዌ%71$þ(5ዖ-(061*#K*-6*#L1$ă*5ዪ-(061$Ċ'5ዴ-(061$Ď%.,.,.,.,1$Đ&5ጉ# 62ጓ;{ጒ#S4ጋ<2ጞ;|ጝ-/03ጞ<# 1=Uጫ2ጫ*-73ጮ*-81*#D*-1=jፀ2ፀ*-]3ፍ=}ፊ2ፊ*-ú3ፍ*-Ā1=kፘ2ፘ*-Ă3፥=k።2።*-Ą3፥*-ą1*-ć8$*-Ɲ9$2፽=~፼*-Ɲ9$4፲<:$1=Kᎊ2ᎊ*-Ĉ3ᎍ*-ĉ1=<Ꮆ2Ꮆ=;᎝2᎝*/;3Ꮄ=xᎧ2Ꭷ*/C3Ꮄ=Ꮁ2Ꮁ*/J3Ꮄ*-X3Ꮉ*-ě1*-8$2Ꮟ=@Ꮞ*#O*-9$4Ꮑ<:$2Ꮬ=@Ꮫ*#O3Ꮬ<1-o0*5Ꮺ5Ꮹ-<0665Ᏸ-t061*-t0*-v1*#`*-v1*-{02ᐐ=oᐏ*-{04ᐆ<*-|1*-02ᐤ=*ᐣ*-04ᐚ<*-y1*-~*#`*-Y1=Uᐼ2ᐼ*-3ᑝ=Uᑆ2ᑆ*-3ᑝ=Uᑐ2ᑐ*-3ᑝ=Uᑚ2ᑚ*-83ᑝ*-1*$ē&*-65ᑮ5ᑭ*#L661=/ᑹ2ᑹ*-3ᑼ*-1*-đ8$=ᒌ2ᒌ*-Ƅ3ᒞ5ᒕ5ᒔ*#D665ᒛ-06*-ł9$2ᓂ=ᒬ2ᒬ*-Ƅ3ᒾ5ᒵ5ᒴ*#D665ᒻ-06*-ł9$4ᒢ:$1=ᔺ2ᔺ=;ᓛ2ᓛ5ᓖ*-Ē06*/93ᔸ=ᓥ2ᓥ*-Ĕ3ᔸ=ᓯ2ᓯ*-Ģ3ᔸ=9ᓹ2ᓹ*-ģ3ᔸ=Cᔃ2ᔃ*-3ᔸ=ᔍ2ᔍ*-Ĳ3ᔸ=-ᔗ2ᔗ*-Ķ3ᔸ=3ᔡ2ᔡ*-ķ3ᔸ=Aᔫ2ᔫ*-ĸ3ᔸ=6ᔵ2ᔵ*-Ņ3ᔸ*-ŧ3ᕥ=&ᕄ2ᕄ*-ũ3ᕥ=&ᕎ2ᕎ*-Ŭ3ᕥ=*ᕘ2ᕘ*-ŭ3ᕥ=Dᕢ2ᕢ*-Ů3ᕥ*-Ƃ18$2ᕵ=ᕴ*-ŏ9$4ᕪ<:$*-Ī1=sᖅ2ᖅ*-Œ3ᖈ*-ś1*-ŝ0*#8$2ᖟ=#ᖞ*-$9$4ᖔ<:$*# 1*#^18$2ᖸ=ᖷ*-ŏ9$4ᖭ<:$*-À.ŗ18$2ᗏ=ᗎ*-ŏ9$4ᗄ<:$*-š.ŗ12ᗣ=ᗢ*-ŏ04ᗙ<*-Ŧ0*-ő1$Ė&5ᗴ-(061-b0-g01*-t0*-­*#b*-v*#]*-­1*-¤8$*#*-¤9$2ᘭ=ᘬ*#*-¤9$4ᘟ<:$1=ᘺ2ᘺ*-¥3ᙇ=ᙄ2ᙄ*-¦3ᙇ*-ð1*#*-¤8$2ᙠ=ᙟ*#*-¤9$4ᙒ<:$18$2ᙲ=1ᙱ*-Á9$3ᙲ<:$*#~*/9*-*#8$2ᚏ=Jᚎ*-9$3ᚏ<:$18$2ᚡ=1ᚠ*-Á9$3ᚡ<:$*-B8$2ᚵ=ᚴ*-Ä9$3ᚵ<:$*-1*-k1*- 0*-k1=ᛑ2ᛑ*-È3ᛔ*-Ê1*-B8$2ᛧ=ᛦ*-Ä9$3ᛧ<:$*-k18$2᛼=1᛻*-Á9$3᛼<:$*-B8$2ᜐ=ᜏ*-Ä9$3ᜐ<:$1;᜝2᜝-Ï03ᜠ-Ð01*-ǐ0*-Ǆ1*#8$2᜻=᜺*-ǜ9$4ᜰ<:$*# 1$ę)5ᝊ-(0612ᝲ=3᝱*$'5ᝯ=/ᝡ2ᝡ*-¼03ᝮ=@ᝫ2ᝫ*#O3ᝮ*# 63ᝲ<*-Ǥ8$2ង=/ឃ*-ǥ9$3ង<:$1=;ទ2ទ*-Ħ3ី=<ល2ល*-ħ3ី=Bឥ2ឥ*-Ĩ3ី=;ឯ2ឯ*-ĩ3ី5឵*#F6*-Ī1=;ៃ2ៃ*/93័=9៍2៍*->3័*-ƽ1*-ȍ8$2៦=@៥*#O*-ȍ9$4៘<:$1*-ȏ8$*#O*-ȏ9$2᠆=@᠅*#O*-ȏ9$4៸<:$1=j᠓2᠓*-Ȑ3ᠪ=k᠝2᠝*-ȗ3ᠪ=Kᠧ2ᠧ*-ț3ᠪ*-Ȝ1;ᠵ2ᠵ-003ᠸ-101*-8*-1*#]*-v15ᡑ5ᡐ*-^0668$*-_9$2ᡥ=jᡤ*-_9$4ᡚ<:$*-÷15ᡲ*-^068$*-û9$2ᢆ=}ᢅ*-û9$4᡻<:$*-÷15ᢓ*-^06*-_*-÷5ᢣ5ᢢ*-^0661*-ă0-b0#M*-[1*-ă05ᢾ-b0-g06*-[1*-ă01=ᣑ2ᣑ*-ƞ3ᣔ*-Ʒ1*-ĉ8$=ᣤ2ᣤ*-Ɠ3ᣰ5ᣭ5ᣬ-Ɨ066*-Ƙ9$2ᤎ=᣾2᣾*-Ɠ3ᤊ5ᤇ5ᤆ-Ɨ066*-Ƙ9$4ᣴ:$1=ᤛ2ᤛ*-Ċ3ᤲ=pᤥ2ᤥ*-č3ᤲ*/ĭ5ᤲ5ᤱ*-º0661*#~*-Y*#1*-Ĝ01=K᥌2᥌*-3᥏*-1;6ᥚ2ᥚ$G(3ᥧ;&ᥤ2ᥤ$*%3ᥧ$ğ&5ᥭ-(061;᥸2᥸$Ģ)3ᦙ;ᦂ2ᦂ$Ĩ*3ᦙ;ᦌ2ᦌ$į,3ᦙ;1ᦖ2ᦖ$ĸ+3ᦙ$ŀ+5ᦟ-(06*5ᦻ5ᦺ;;᦮2᦮-<03ᦹ;9ᦷ2ᦷ#3ᦹ#~661=Uᧆ2ᧆ*-}3ᧉ*-~1*-Z1*-8*-1*-8*#b*-1*-8*#b1*-*-1*-0*-8$2ᨅ5᧾-06*-9$3ᨅ:$1*-5ᨑ-06*-1=ᩇ2ᩇ=ᨤ2ᨤ*-ľ3ᩅ=Cᨮ2ᨮ*-ƅ3ᩅ=ᨸ2ᨸ*-Ɔ3ᩅ=ᩂ2ᩂ*-ƈ3ᩅ*-Ɖ3ᩨ=Dᩑ2ᩑ*-Ɗ3ᩨ=Dᩛ2ᩛ*-ƌ3ᩨ=Dᩥ2ᩥ*-ƍ3ᩨ*-Ƒ1*-Ń01=᪠2᪠=x᩽2᩽*/C3᪞=᪇2᪇*/J3᪞=᪑2᪑*-Ü3᪞=A᪛2᪛*-ĕ3᪞*/ė3᪣*-ě1*#~8$2᪶=K᪵*-9$3᪶<:$8$2᫘=@᫗*#O8$2᫑=K᫐*-9$3᫑<:$9$4᪼<:$*#1*-ĳ18$2᫱=/᫰*-a9$3᫱<:$*-ē08$2ᬈ=>ᬇ*+#M,9$3ᬈ<:$8$2ᬙ=;ᬘ*/99$3ᬙ<:$*-k*-ø1*-01=Aᬱ2ᬱ*-Ĺ3ᬾ=Aᬻ2ᬻ*-Ļ3ᬾ*-ń1*-ņ08$2᭒=;᭑*/99$3᭒<:$*-Ň1*-Ũ01=&᭧2᭧*-Ū3᭪*-ū1*-ä0*#Q*$ň'5᭽*-(061*-02ᮎ=*ᮍ*-04ᮄ<*-Ņ1*-ů01*#_=6ᮥ2ᮥ*-ƃ03ᮩ*-v0*#a*-ĉ1*-Ő5ᮽ5ᮼ*-Â0661=ᯈ2ᯈ*-ī3ᯟ=8ᯒ2ᯒ*-Į3ᯟ=/ᯜ2ᯜ*-į3ᯟ*-ı18$2ᯯ=ᯮ*-ŏ9$4ᯤ<:$*-Ĭ8$2ᰃ=ᰂ*-œ9$3ᰃ<:$*#`*-.ŗ18$2ᰝ=ᰜ*-ŏ9$4ᰒ<:$*-Ĭ8$2ᰱ=ᰰ*-œ9$3ᰱ<:$.ŗ1$Ō)5᰿-(061=᱊2᱊*-Ţ3᱗=8᱔2᱔*-ţ3᱗*-Ť1$Œ+5ᱡ-(06-b05ᱪ-g065ᱳ5ᱲ-Â0661=W᱾2᱾*-w3᲋=Xᲈ2ᲈ*-3᲋*-¢1*-¦8$*#I*-¦9$2Ჩ=Შ*#I*-¦9$4Მ<:$1=Ჶ2Ჶ*-§3᳃=&᳀2᳀*-ª3᳃*-®1*#I*-¦8$2᳜=᳛*#I*-¦9$4᳎<:$1$ĸ+5᳨-(06*5ᳲ5ᳱ-Â0661#b1*-É0*-B*-k1*-Ë0*-B*-k1*;:ᴖ2ᴖ#^3ᴘ#O15ᴷ5ᴶ-b0;ᴪ2ᴪ-g03ᴵ;ᴳ2ᴳ# 3ᴵ.Ñ661=ᵂ2ᵂ*-ǝ3ᵏ='ᵌ2ᵌ*-Ǟ3ᵏ*-Ǡ1*/95ᵦ5ᵥ=@ᵡ2ᵡ*#O3ᵤ*# 661*-B*#]*-1*$ē&*-1*/9*#`5ᶏ=mᶋ2ᶋ*#`3ᶎ*#a6*-Y1*#8$2ᶥ=<ᶤ*-?9$3ᶥ<:$*# 1*#~8$2ᶽ=ᶼ*-ƾ9$3ᶽ<:$8$2ᷟ=@ᷞ*#O8$2ᷘ=ᷗ*-ƾ9$3ᷘ<:$9$4᷃<:$*#1=Uᷯ2ᷯ*-Ȏ3ᷲ*-ȥ1=j᷽2᷽*-ȑ3Ḋ=}ḇ2ḇ*-ȕ3Ḋ*-Ȗ1=kḕ2ḕ*-Ș3Ḣ=kḟ2ḟ*-ș3Ḣ*-Ț1*-Ȝ8$*-Ƞ9$2Ḻ=~ḹ*-Ƞ9$4ḯ<:$1=Kṇ2ṇ*-ȝ3Ṋ*-ĉ1$Ś%.,.,.,.,5ṛ.,61.,2Ṩ;|ṧ.,3Ṩ<2Ṳ;|ṱ.,3Ṳ<2Ṽ;|ṻ.,3Ṽ<2Ẇ;|ẅ.,3Ẇ<5ẋ.,61$##1=/ẚ2ẚ*-`3ẝ*-ö1=9Ẩ2Ẩ*-ø3ẫ*-ù1=/Ặ2Ặ*-ü3ẹ*-ÿ1$Ŝ(5ể-(061*.Ɵ*-Ơ*#]*-Ƶ1*/Ƴ*-Ƶ1*-Ɣ1-b0;/ứ2ứ$X%3Ử$š,5Ỳ-(061=/ỽ2ỽ*-ƙ3Ἂ=/ἇ2ἇ*-ƚ3Ἂ*-ƛ18$*/ċ9$2἟=἞*/ċ9$4ἔ<:$*-č1=pἯ2Ἧ*-Ď3ἲ*-ď1;{Ἵ2Ἵ-ĝ03Ὂ;὇2὇-Ğ03Ὂ-ġ01*$ē&*-1*-~*#`*-Y01*-[1$Ū'5Ὣ-(061$Ů*5ή-(06-b05὾-g065ᾇ5ᾆ-<0665ᾝ;&ᾓ2ᾓ$Ť%3ᾖ$ë*5ᾜ-(0661=3ᾨ2ᾨ*-3ᾫ*/91*-0*-v1=Bι2ι*-Ŀ3Ή=Ὲ2Ὲ*-ŀ3Ή*-Ł1*#K8$2῞=K῝*-9$3῞<:$*#L1*.Ƈ=῱2῱*/ĭ3ῴ*/;1*.Ƈ*#~*-*#1*.Ƈ*#K8$2‗=K‖*-9$3‗<:$*#L1*-Ƌ*#K8$2′=K‱*-9$3′<:$*#L1*-Ƌ*-Ĳ1*-Ƌ-Ǝ01*.Ƈ*-¶*#K8$2⁞=K⁝*-9$3⁞<:$*#L1#D5⁫#`61=3⁷2⁷*-Ý03⁻*-Þ01*-Ė01#-é8$2ₓ;Qₒ-Ĵ9$4₉<:$#1*- *#Q*-ĺ1*- 0*-ļ8$2₸=D₷*-¶9$3₸<:$*#K8$2⃌=K⃋*-9$3⃌<:$*#L1*- 0*-ļ5⃠*$ŵ%61$ŷ(5⃪-(061*-ä0*#K8$2℁=K℀*-9$3℁<:$*#L1*-ä0*#Q=8ℙ2ℙ*$ż)3ℝ*$Ƃ(*#K8$2ℯ=K℮*-9$3ℯ<:$*#L1;Dℾ2ℾ-Ű3ⅉ;Dⅇ2ⅇ-ż3ⅉ-Ɓ1*-201;8⅟2⅟$Ō)5⅝-(063↭;Ⅹ2Ⅹ$Ģ)3↞;ⅳ2ⅳ$Ĩ*3↞;ⅽ2ⅽ$į,3↞;1ↇ2ↇ$ĸ+3↞;↑2↑$ŀ+3↞;0↛2↛$@*3↞$a+5↤-(065↭-b0-g061;;↸2↸-<03⇰;P⇁2⇁%)3⇰;⇊2⇊#~3⇰;>⇓2⇓#M3⇰;⇜2⇜#F3⇰;⇥2⇥#E3⇰;⇮2⇮#J3⇰#Q1*-É0*-Ĭ*-k*-ø1*-Ë0*-Ĭ*-k*-ø1*-a05∘*-İ068$2∩=>∨*+#M,9$3∩<:$*-Ĭ2∺=∹*-Ä03∺<*-k*-ø18$2≒=>≑*+#M,9$3≒<:$*-Ĭ2≣=≢*-Ä03≣<*-k*-ø1=≴2≴*/ĭ3≷*-B1=J⊂2⊂*-Ŕ3⊏=⊌2⊌*-ŕ3⊏*-Ŗ1*-É0*-Ĭ*-k1*-Ë0*-Ĭ*-k1*-Ĭ8$2⊸=⊷*-Ä9$3⊸<:$*-k1*-¨*-¦1*-«0*/98$2⋛='⋚*-¬9$3⋛<:$1=⋨2⋨*-¯3⋫*-°1$Ƈ&5⋵-(061$Ɗ&5⋿-(0618$2⌏='⌎*-ǐ9$3⌏<:$2⌝=0⌜*-Ǔ03⌝<*-ǔ1*-ǐ0*-ǟ0*-.ŗ1*-@8$2⍄=@⍃*#O*-@9$4⌶<:$2⍑=@⍐*#O3⍑<1=B⍜2⍜*-ƿ3⍟*-Ƹ1*-6*#`*-ȏ1*-68$2⍼=i⍻*-ǁ9$3⍼<:$15⎉5⎈*-^0668$*-_9$2⎝=j⎜*-_9$4⎒<:$*-Ȓ15⎪*-^068$*-û9$2⎾=}⎽*-û9$4⎳<:$*-Ȓ15⏋*-^06*-_*-Ȓ5⏛5⏚*-^0661*-ă0-b0#M*-ȏ1*-ă05⏶-b0-g06*-ȏ1*-ă01=␉2␉*-ȡ3␌*-Ȥ1*-ĉ8$=␜2␜*-Ȟ3␨5␥5␤-Ɨ066*-Ƙ9$2⑆=␶2␶*-Ȟ3⑂5␿5␾-Ɨ066*-Ƙ9$4␬:$1*-a0*-j-õ01*-j-õ015②*#6*-Z1*-a0*-ý-õ01*-ý-õ01=j⒁2⒁*-ơ3⒘=k⒋2⒋*-Ʃ3⒘=K⒕2⒕*-ƭ3⒘*-ć1=j⒣2⒣*-ƶ3⒦*-ć1*/ƕ*-ĉ1*-¼0*-ƃ1*-¼0*-v1*-Ɯ0*-v1*-ď-b0-ƒ1#S%)2ⓝ;Pⓜ%)4ⓕ<2⓲;B⓱#Q2⓯;P⓮-U03⓯<3⓲<2⓽;⓼-V03⓽<5┃-(061#E2╄;╃;┴2┴5┰;┛2┛#E3┯;h┤2┤#3┯;b┭2┭#-3┯#06.ğ3╁;h┾2┾-E03╁-Ġ04┈<#E1#J2▇; ▆;¡╷2╷5╳;╞2╞#J3╲;h╧2╧#3╲;b╰2╰#-3╲#06.ğ3▄;h▁2▁-E03▄-Ġ04╋<#J1*-01$Ť%5▘-(061*#Q=▦2▦*/ĭ3▩*/;1*#~*-*#1*-Ĳ1*-¶5◉;¢◆2◆#a3◈#`615◫*;D◖2◖#_3◪;¢◟2◟#a3◪;£◨2◨#N3◪#P65★5☄;¤◼2◼-b0-g03☃5☃*-Ə06661$ƍ'5☏-(061$Ƒ(5☙-(061$Ɩ'5☣-(0612♡;¥♠;¦☲2☲%83♞;§☻2☻%93♞;¨♄2♄%:3♞;©♍2♍%;3♞;Q♛2♛#G5♙#63♞-ê04☦<1$ƚ%-ĵ*# -é1$Ɯ)5♶-(061=p⚁2⚁*-Ľ3⚄*-đ1#_*-ű0*2⚓-Ų03⚓2⚞;ª⚝-Ŵ04⚕<*$Ƣ%1#_*-ű0*2⚱-Ų03⚱2⚼;ª⚻-Ŵ04⚳<*#a2⛊;f⛉-Ž04⛁<$Ƥ%*-ű0*#a1#_*#a2⛥;f⛤-Ž04⛜<$Ƥ%*#a1;C⛵2⛵#K3✭;J⛾2⛾#]3✭;@✇2✇#O3✭;✐2✐# 3✭;m✙2✙#`3✭;:✢2✢#^3✭;D✫2✫#_3✭#b1*-1*#b8$2❄=J❃*-9$3❄<:$1*#D*-1;«❘2❘$Ʀ(3❥;1❢2❢$ĸ+3❥$ƫ)5❫-(06*5❵5❴-©0661$Ʊ(5❿-(06*5➉5➈-<0665➏-t061*-t0*-­5➝*#b61*-°8$5➩-06*-í9$2➽5➶-06*-í9$4➰:$1=¬⟊2⟊*-±3⠧=;⟔2⟔*-³3⠧=9⟞2⟞*-¸3⠧=9⟨2⟨*-¾3⠧=⟲2⟲*-Ò3⠧=C⟼2⟼*-Ú3⠧=­⠆2⠆*-Û3⠧=3⠐2⠐*-3⠧=3⠚2⠚*-à3⠧=&⠤2⠤*-ã3⠧*-ç1=<⠲2⠲*-A3⡉=;⠼2⠼*-ƺ3⡉=;⡆2⡆*-ƻ3⡉*-Ƽ1*$ē&*-85⡚5⡙*#661=U⡥2⡥*-ƹ3⡨*-81=9⡳2⡳*-ø3⡶*-ȓ1*.Ɵ*-Ơ*#]*-Ȣ1*/Ƴ*-Ȣ1*-ȟ1=;⢙2⢙*/93⢜*-k1=;⢧2⢧*/93⢪*-þ1=®⢵2⢵*-Ƣ3⣂=}⢿2⢿*-Ƨ3⣂*-ƨ1=k⣍2⣍*-ƪ3⣚=k⣗2⣗*-ƫ3⣚*-Ƭ1*-ć8$*-Ʈ9$2⣲=~⣱*-Ʈ9$4⣧<:$1=j⣿2⣿*-\\3⤂*-ā5⤉*-Ʋ061$š,5⤓-(061;£⤞2⤞$ƶ%3⤡$k%1%)2⤸;¯⤷2⤳;R⤲#3⤳<%)4⤦<1;'⥂2⥂#3⥄#h2⥗;°⥖;£⥒2⥒#N3⥔#P3⥗<-U01;h⥥2⥥-F03⥼;h⥯2⥯-G03⥼;h⥹2⥹-H03⥼-*01#%)1;;⦶2⦶5⦱;/⦓2⦓$X%3⦪;8⦝2⦝$š,3⦪;&⦧2⦧$*%3⦪$--5⦰-(066-<03⨡;P⦿2⦿%)3⨡;⧈2⧈#E3⨡;⧑2⧑#J3⨡;C⧚2⧚#K3⨡;⧣2⧣#~3⨡;9⧬2⧬#3⨡;⧵2⧵#3⨡;⧾2⧾#F3⨡;*⨇2⨇#c3⨡;±⨐2⨐#¡3⨡;i⨞2⨞#D5⨜#`63⨡-Ɛ01#%<1*-*1*-đ8$=⨻2⨻*-ľ3⩍5⩄5⩃*#D665⩊-06*-ł9$2⩱=⩛2⩛*-ľ3⩭5⩤5⩣*#D665⩪-06*-ł9$4⩑:$1-<02⪝;²⪜;³⪆2⪆-(03⪚;´⪏2⪏#P3⪚;J⪘2⪘#]3⪚#Q4⩹<1-ų1;µ⪪2⪪-ŵ3⪬-ź1;D⪶2⪶-ů3⫊;9⪿2⪿-ž3⫊;9⫈2⫈-ſ3⫊-ƀ1;;⫕2⫕-<03⬟;P⫞2⫞%)3⬟;C⫧2⫧#K3⬟;⫰2⫰#~3⬟;9⫹2⫹#3⬟;⬂2⬂#E3⬟;⬋2⬋#J3⬟;⬔2⬔#3⬟;´⬝2⬝#P3⬟#Q1=⬪2⬪*-î3⬭*-ï1*-²1=;⬼2⬼*-´3⬿*-·1*#8$2⭒=¶⭑*-¹9$3⭒<:$*#~*/9*-º0*-v8$2⭰=/⭯*-»9$3⭰<:$*#8$2⮄=·⮃*-½9$3⮄<:$8$2⮕=J⮔*-9$3⮕<:$2⮬=¸⮫=:⮦2⮦*#^3⮩*#O3⮬<*# 1*#8$2⯂=Z⯁*-¿9$4⮷<:$*# 1*#~8$2⯚=¹⯙*-Ó9$3⯚<:$*#1*#K*-v*#L1=x⯴2⯴*/C3Ⰻ=⯾2⯾*/J3Ⰻ=Ⰸ2Ⰸ*-Ü3Ⰻ*-ß1*-á0*-â8$2Ⱔ5Ⱍ-06*-¶9$3Ⱔ:$1*-ä0*#K*/C*#L8$2ⱃ=Bⱂ*-å9$3ⱃ<:$8$2ⱖ5ⱏ-06*-¶9$3ⱖ:$1*-è1*-B*#]*-Ƹ1*/9*#`*-Y1*/91*$ē&*/95ⲅ5Ⲅ*# 661*-8*#`*-Y15Ⲗ*#6*-Ȕ1=jⲤ2Ⲥ*-ȣ3ⲧ*-Ȝ1*/Ɩ*-ĉ1*#K8$2ⳁ=IⳀ*-x9$3ⳁ<:$*#L15ⳑ5Ⳑ*-ƣ0668$*-_9$2⳥=jⳤ*-_9$4Ⳛ<:$*-Ƥ15Ⳳ*-ƣ068$*-û9$2ⴆ=}ⴅ*-û9$4⳻<:$*-Ƥ15ⴓ*-ƣ06*-_*-Ƥ5ⴣ5ⴢ*-ƣ0661*-ă0-b0#M*-Ơ1*-ă05ⴾ-b0-g06*-Ơ1*-ă01=ⵑ2ⵑ*-Ư3ⵔ*-ƴ1;ⵞ2ⵞ.Ɵ3ⵠ.Ƴ1#;c⵭2⵭$Ƹ%3ⶊ;º⵶2⵶%=3ⶊ;»⵿2⵿%>3ⶊ;¼ⶈ2ⶈ%?3ⶊ%@1$ƺ%5ⶓ%)61$Ƽ%.,.,1#Q%)1*-¶*1*-ű02ⶹ;½ⶸ*#`*-Ŷ03ⶹ<1*#*$ē&-Ż0*# 1#*# 1#*2ⷜ;Bⷛ$ē&3ⷜ<-ĵ0*# 15ⷱ;Dⷮ2ⷮ#_3ⷰ#6.ğ1*#~*#1*#~*-v*#1;/⸏2⸏$ƾ&3⺀;7⸙2⸙$ǁ)3⺀;7⸣2⸣$Ǉ*3⺀;&⸭2⸭$ǎ,3⺀;A⸷2⸷$Ǘ(3⺀;A⹁2⹁$Ɩ'3⺀;A⹋2⹋$ǜ)3⺀;⹕2⹕$Ǣ)3⺀;8⹟2⹟$Ǩ)3⺀;8⹩2⹩$Ǯ)3⺀;¾⹳2⹳$Ǵ,3⺀;¾⹽2⹽$ǽ*3⺀$Ȅ'5⺆-(065⺌*#Q61*-µ5⺖-06*-¶1*-µ12⺱;°⺰;£⺬2⺬#N3⺮#P3⺱<$ĸ+5⺺-(061*-¼0*-v12⻖;°⻕;£⻑2⻑#N3⻓#P3⻖<#b1*-Ô8$2⻮=@⻭*#O*-Ô9$4⻠<:$2⻻=@⻺*#O3⻻<1*#P*/J1$Ȉ)5⼌-(061=&⼗2⼗*-ã3⼤=;⼡2⼡*-µ3⼤*-æ1*#Q*-µ1#-é8$2⼾;Q⼽-ë9$4⼴<:$#1*-ȏ1=j⽑2⽑*-Ȑ3⽔*-ȗ5⽛*-Ʋ061#]1=9⽩2⽩*-ø3⽬*-ƥ1*.Ɵ*-Ơ*#]*-ư1*/Ƴ*-ư1;⾊2⾊-ŷ3⾞;⾓2⾓-Ÿ3⾞;9⾜2⾜-Ź3⾞-ů1*-*1=;⾮2⾮*-Õ3⿙=;⾸2⾸*-Ö3⿙=B⿂2⿂*-×3⿙=B⿌2⿌*-Ø3⿙=¹⿖2⿖*-Ù3⿙*-v1*-8$2⿯=B⿮*#Q*/;9$4⿡<:$1$ƚ%-ì*# -é15〃*#6*-Ʀ1=j】2】*-Ʊ3〔*-ć1#E2〦;¿〥5〡#E6.ğ4〙<#E1#J2〺;À〹5〵#J6.ğ4〭<#J1#-ĵ0*# 1*/;*#]*-v1*/;*#b*#]*-v1*$ē&*/;*#]*-v1*$ē&*-v1*-v*#b1*-v*1*-Ơ1=jろ2ろ*-ơ3ゐ*-Ʃ5゗*-Ʋ061";
const RULE_START = [0,0,84,546,1701,2624,3681,3684,4818,0,0,4830,6152,7720,7737,1474,1209,2761,3701,4862,6166,6038,0,0,0,2706,3698,7536,8972,10245,11322,4971,0,0,10552,11582,11624,11633,0,0,0,0,0,0,0,0,0,0,0,0,10495,10518,0,6416,6567,7995,3800,4883,6180,7785,7789,9254,1711,2459,3406,4662,3478,4703,2471,3448,3545,10348,1740,2881,3907,5050,6445,0,0,0,0,4020,5070,3041,4179,2922,3962,5085,6475,6553,7984,5135,6571,6173,6578,6588,6595,7999,5105,1592,2857,2244,3297,4550,2867,3850,3881,5015,6431,2829,7976,5125,5179,4006,5196,6602,8009,8059,9575,5586,8073,9580,6629,4227,1631,5576,4296,4330,5613,5645,7273,7305,8859,10027,10920,8866,10067,10093,7249,8891,10107,10141,11019,11746,11023,11882,1568,4044,11895,11037,11899,3372,11928,2833,11936,11149,4354,5696,7356,8587,5743,7376,5784,5788,5796,7379,8905,7390,8915,5810,5834,5872,7401,7414,0,11173,11958,12161,12323,12333,12346,12360,12368,11197,11207,8265,9699,9709,11993,11241,12000,12010,11268,2096,12034,12215,11318,12041,9729,10751,12239,12375,11005,11729,11736,7329,5669,5593,5078,2957,3341,9265,7803,1798,9272,6216,7817,9282,10362,11404,9293,6249,4907,6273,7831,6286,6303,4931,4957,6322,6382,7912,0,0,7938,9379,4030,5210,5282,2086,1730,6731,8281,9719,0,0,0,0,6426,7952,9388,9441,0,10586,9508,6785,3230,4507,5988,7469,7492,7502,7510,7067,8654,8775,0,8668,8682,9929,8734,6843,8286,9791,10756,6847,6911,6916,8309,9802,8319,9812,10761,8081,9590,9607,9617,6726,8257,8367,6940,1611,1822,2964,2989,4074,4084,3017,4105,5443,7053,8492,5464,7101,8789,9995,9999,10020,0,0,0,0,7147,5478,7187,5506,5510,5533,7197,8813,8824,8835,5556,7221,6965,8382,6970,8392,8420,6984,7003,7023,8466,9826,10833,10875,11646,10878,11651,12126,12274,12294,12314,11671,12156,9856,10890,11685,11691,11712,9906,7028,8487,6642,8105,8129,0,8146,8159,8186,9621,8213,8220,9639,10591,11641,8227,10481,7861,9348,0,0,7865,7888,9355,9363,9371,10471,6308,7841,0,9300,10376,11428,12089,12092,12250,12380,11464,11497,10400,11521,11534,11551,10424,11556,12106,12260,12384,11570,0,12119,9334,10450,7854,10296,11363,11332,11342,11346,7560,9007,10279,3711,4876,565,615,626,1877,2106,1910,3075,3085,3113,1955,1539,3137,4421,5886,1621,650,658,1455,1965,893,2530,3161,2039,3167,4435,5894,7445,8925,8958,2819,2803,3254,4472,5928,3786,2811,4542,2149,4455,4465,5918,666,693,2125,3191,3195,3206,2159,2614,726,2166,2204,2216,168,750,2234,2248,3311,2268,801,2276,826,2286,3321,3331,3348,4582,1139,4590,4617,2326,2350,3382,4621,6062,7618,9021,6118,7632,9052,10310,11373,12064,9088,9121,7656,9145,9158,9175,7680,7706,9194,10344,11397,9180,10324,11383,12068,10337,9031,4648,6086,2421,3396,860,2449,879,2491,3585,1039,3595,4778,4788,3620,4798,2519,902,2540,919,2550,951,2560,973,2570,995,2580,2590,3628,4808,3656,1032,2604,1063,1067,1077,1122,332,342,1233,2775,3732,3752,1262,1284,2789,3756,3782,366,1314,1319,1360,1402,1416,1429,1447,430,1484,1494,2843,3834,3846,480,492,541,1650];
const RULE_FLAGS = [0,13,5,4,2,2,2,2,2,0,0,2,2,2,2,2,4,5,0,5,0,13,0,0,0,2,2,4,4,5,0,5,0,0,2,2,2,2,0,0,0,0,0,0,0,0,0,0,0,0,2,2,0,0,5,5,13,5,0,2,5,0,2,2,2,2,2,2,2,2,2,5,4,4,4,2,2,0,0,0,0,2,4,13,4,4,13,0,2,5,0,5,0,4,0,0,0,2,0,4,4,5,5,0,5,0,4,4,5,5,4,0,0,5,5,0,2,5,4,2,4,2,0,4,2,2,0,5,0,5,0,13,0,2,2,0,2,4,13,5,0,5,5,2,5,0,4,4,0,4,2,2,4,2,2,4,4,4,2,2,4,2,4,4,5,0,2,0,2,4,4,2,2,2,0,4,4,5,0,0,0,0,0,4,4,4,2,2,4,4,2,5,4,2,4,0,5,0,2,2,0,0,5,0,0,0,0,4,4,4,2,0,5,4,1,0,5,0,5,4,0,0,5,0,2,0,0,0,5,0,5,0,0,0,5,0,13,0,5,2,2,5,4,2,0,0,0,0,4,2,2,2,0,2,2,4,4,4,5,0,0,0,0,5,0,5,0,0,0,2,0,5,0,0,0,4,4,5,0,2,0,13,0,5,0,0,0,4,2,0,4,2,4,4,4,2,4,4,5,4,5,2,5,0,5,0,0,0,0,0,0,0,0,4,2,0,4,4,5,0,0,0,4,2,4,2,5,0,0,4,4,4,9,0,2,1,0,1,0,1,2,2,0,0,0,0,1,2,0,2,0,4,4,5,0,0,0,0,0,0,5,0,0,2,2,2,0,2,5,0,0,0,2,5,0,0,0,2,5,0,0,13,5,0,2,5,1,5,0,0,5,0,0,0,0,5,0,5,1,2,0,0,5,1,0,5,0,0,0,0,4,5,0,0,4,4,4,13,4,2,4,2,4,4,4,2,4,5,0,2,4,4,2,13,4,2,4,4,5,0,4,13,0,0,2,4,4,4,4,5,4,4,2,0,0,2,4,4,5,0,0,0,4,2,5,0,0,0,13,4,2,4,2,4,4,2,5,0,2,2,5,0,2,0,0,0,0,5,0,4,5,0,13,5,0,5,1,5,0,0,5,0,0,0,0,5,0,5,0,5,0,5,1,0,0,5,0,0,2,4,2,5,0,2,4,4,2,4,4,2,0,4,2,4,2,4,2,4,2,4,2,5,0,2,0,4,2,4,4,4,4,4,5,0,5,0,1,0,0,5,0,1,5,0,0,0,0,0,0,0,4,2,4,5,0,1,4,4,4,2];
const DESCRIPTIONS: { readonly [rule: number]: string } = { 272: "a template", 197: "a template", 308: "`;`", 22: "an identifier", 32: "a string", 24: "an identifier", 9: "a hexadecimal digit", 39: "a number", 266: "a private name", 244: "a regular expression", 174: "end of input", 380: "`?`", 400: "an operator", 232: "an operator", 356: "`?.`", 370: "an operator", 252: "any character", 371: "an operator" };
const MATCHERS: { readonly [rule: number]: (p: number) => number } = { 308: m_semicolon, 22: m_identifier, 32: m_stringLiteral, 24: m_identifierName, 9: m_hexDigit, 39: m_numericLiteral, 266: m_privateIdentifier, 244: m_regularExpressionLiteral, 174: m_end, 380: m_conditionalMark, 400: m_assignmentOperator, 232: m_prefixOperator, 356: m_optionalMark, 370: m_binaryOperator, 252: m_any, 371: m_binaryOperatorExceptIn };
const PATTERNS = [U0];
const GUARDS = [[33,4,2,2,2,1,1,13,1,2,3,29,2,29,2,1,1,1],[97,1,1,4,2,1,2,3,5,1,12],[97,1,19,1,11],[105,1,23],[101,1,27],[99,3,27],[109,2,18],[64,1,64],[97,1,1,1,2,1,5,1,20],[99,1,8,1,20],[97,1,4,1,26],[105,1,3,2,5,1,12],[97,1,31],[100,1,28],[114,1,14],[102,1,26],[116,1,12],[118,1,10],[119,1,9],[99,1,29],[98,1,30],[115,1,13],[123,1,5],[59,1,69],[36,1,28,26,1,1,2,1,1,26,5,1],[34,1,1,1,2,1,6,1,1,10,7,28,2,1,1,26,5,1],[108,1,20],[42,1,86],[99,2,28],[44,1,84],[110,1,18],[46,1,82],[40,1,88],[60,1,68],[0,10,1,2,1,115],[0,10,119],[11,2,116],[14,115],[36,1,9,1,17,29,2,1,1,27,4,1],[58,1,70],[33,4,2,2,2,1,1,13,2,1,3,29,2,29,2,1,1,1],[9,1,1,2,19,1,14,1,80,1],[10,1,2,1,114,1],[97,26,6],[65,26,38],[48,10,71],[36,1,92],[95,1,33],[128,1],[48,10,7,26,4,1,1,26,5,1],[36,1,28,28,2,1,1,27,4,1],[34,3,2,1,2,1,3,1,1,10,1,1,4,29,2,1,1,26,5,1],[40,1,19,1,68],[97,1,12,1,18],[34,1,1,1,1,3,4,2,1,10,7,28,2,30,3,1],[34,1,1,1,2,2,5,1,1,10,2,1,4,28,2,1,1,26,5,1],[101,1,3,1,3,2,5,1,12],[34,1,1,1,2,1,25,26,1,1,2,1,1,26,5,1],[34,1,1,1,2,1,2,1,3,1,1,10,7,28,2,1,1,26,5,1],[99,1,8,1,9,1,10],[9,1,119],[32,1,96],[47,1,81],[10,1,118],[13,1,115],[14,28,87],[43,86],[0,129],[0,42,87],[92,1,36],[33,1,95],[36,1,3,1,19,1,4,26,1,1,2,1,1,26,5,1],[121,1,7],[99,1,5,1,5,1,17],[61,1,67],[64,1,46,2,1,1,14],[111,2,1,1,14],[34,1,1,1,2,2,5,12,2,1,3,29,2,29,4,1],[34,3,2,1,2,1,3,1,1,10,1,1,5,28,2,1,1,26,5,1],[34,3,2,1,2,1,3,1,1,10,7,28,2,1,1,26,5,1],[34,3,2,1,6,1,1,10,7,28,2,1,1,26,5,1],[91,1,5,1,2,1,10,2,1,2,13],[34,1,1,1,1,3,4,2,1,10,7,28,2,29,4,1],[91,1,22,1,14],[103,1,11,1,13],[34,1,4,1,89],[11,1,117],[12,1,116],[48,1,80],[48,10,7,6,26,6,26],[36,1,3,1,24,26,1,1,2,1,1,26,5,1],[37,2,3,2,1,1,1,1,12,4,30,1,29,1,4],[46,1,1,10,71],[40,1,5,1,13,1,2,1,27,1,4,1,32],[34,1,1,1,2,2,5,12,7,28,2,29,4,1],[34,1,4,1,6,12,44,1,7,1,5,1,12],[91,1,37],[96,1,32],[97,1,2,1,10,2,1,2,13],[124,1,4],[34,1,1,1,2,2,4,2,1,10,7,28,2,29,4,1],[63,1,65],[103,1,25],[9,5,18,1,11,1,2,1,11,1,68,1],[97,1,1,5,1,1,2,3,5,1,1,1,10],[49,1,79],[33,1,3,2,3,2,1,1,1,1,12,4,30,1,10,1,18,1,4],[33,1,9,1,1,1,51,1,2,1,15,1,1,1,7,1,2],[112,1,16],[40,1,5,1,16,1,27,1,4,1,32],[46,1,44,1,4,1,32],[102,1,13,1,12],[33,1,24,1,4,1,65],[38,1,90],[107,1,6,1,2,1,11],[10,1,2,1,33,1,80,1],[125,1,3],[36,1,9,1,18,28,2,1,1,27,4,1],[34,1,94],[35,1,93],[111,1,17],[39,1,89],[69,1,31,1,27],[0,10,1,2,1,20,1,94],[0,10,1,2,1,20,1,57,1,36],[0,10,1,2,1,25,1,89],[0,10,1,2,1,25,1,52,1,36],[62,1,66],[43,1,85],[9,5,18,1,14,1,80,1],[0,96,1,32],[0,36,93],[37,55,37],[93,3,33],[97,32],[9,5,18,1,3,1,10,1,17,26,1,1,2,1,1,27,4,1],[107,1,21],[97,2,6,1,4,2,3,1,1,2,10],[34,1,4,1,5,2,1,10,44,1,13,1,12],[129],[48,10,37,1,33],[43,1,1,1,83],[126,1,2],[36,1,8,2,1,11,6,26,1,1,2,1,1,26,5,1],[36,1,11,10,7,26,1,1,2,1,1,26,5,1],[45,1,83],[9,5,18,1,3,1,10,1,17,26,1,1,2,1,1,26,5,1],[43,1,1,1,68,1,14],[43,1,1,1,17,1,65],[44,1,14,1,69],[34,1,1,1,1,3,4,2,1,10,2,1,4,28,2,30,3,1],[0,48,81],[58,59,12],[118,2,9],[9,5,18,1,14,1,13,1,66,1],[117,1,11],[0,34,1,94],[0,39,1,89]];
const SETS = [[0,9],[11,12],[14,8231],[8234,65535],[97,122],[65,90],[48,57],[0,127],[8204,8204],[8205,8205],[8232,8232],[8233,8233],[14,41],[43,8231],[0,41],[43,65535],[8192,8202],[8239,8239],[8287,8287],[12288,12288],[65279,65279],[0,35],[37,91],[93,95],[97,65535],[0,65535],[0,47],[58,116],[118,119],[121,65535]];
/** Action dictionary → the table the parser evaluates nodes with. */
export function bind(A: Actions): Table {
 const u = undefined;
 return [
  (n) => A.Program!.call(n, n.a),
  null,
  null,
  (n) => A.LexicalDeclaration!.call(n, n.a, n.b),
  (n) => n.text,
  null,
  null,
  null,
  null,
  null,
  null,
  null,
  null,
  null,
  null,
  (n) => n.text,
  (n) => A.VariableDeclaratorList!.call(n, n.a, u, n.b),
  null,
  (n) => A.VariableDeclarator_initialized!.call(n, n.a, u, n.b),
  null,
  (n) => A.DeclaratorTarget_annotated!.call(n, n.a, n.b),
  null,
  (n) => A.identifier!.call(n),
  null,
  (n) => A.identifierName!.call(n),
  null,
  null,
  (n) => A.ObjectPattern!.call(n, u, n.a),
  (n) => A.BindingPropertyList!.call(n, n.a, u, n.b),
  null,
  (n) => A.BindingProperty_keyed!.call(n, n.a, u, n.b),
  null,
  (n) => A.stringLiteral!.call(n),
  null,
  null,
  null,
  null,
  null,
  null,
  (n) => A.numericLiteral!.call(n),
  null,
  null,
  null,
  null,
  null,
  null,
  null,
  null,
  null,
  null,
  null,
  null,
  null,
  (n) => A.PropertyKey_computed!.call(n, u, n.a),
  null,
  null,
  null,
  null,
  (n) => A.ArrowFunction_chain!.call(n, n.a, n.b),
  null,
  null,
  (n) => A.ArrowHead_async!.call(n, u, n.a),
  (n) => n.text,
  null,
  null,
  null,
  null,
  null,
  null,
  null,
  null,
  null,
  (n) => A.Signature!.call(n, n.a, u, n.b, u, n.c),
  (n) => A.TypeParameters!.call(n, u, n.a, u, n.b),
  (n) => A.TypeParameter!.call(n, n.a, n.b, n.c, n.d),
  (n) => n.text,
  null,
  null,
  null,
  null,
  null,
  null,
  (n) => A.TypeConstraint!.call(n, u, n.a),
  null,
  (n) => A.FunctionType!.call(n, n.a, u, n.b, u, u, n.c),
  (n) => A.ParameterList!.call(n, n.a, u, n.b),
  null,
  (n) => A.Parameter_property!.call(n, u, n.a),
  null,
  null,
  (n) => A.PropertyParameter_default!.call(n, n.a),
  null,
  (n) => A.ParameterTarget_annotated!.call(n, n.a, n.b),
  (n) => A.TypeAnnotation!.call(n, u, n.a),
  (n) => A.ParameterTarget_optionalAnnotated!.call(n, n.a, u, n.b),
  (n) => A.ParameterTarget_optional!.call(n, n.a),
  (n) => A.ParameterTarget_this!.call(n, n.a, n.b),
  (n) => n.text,
  (n) => A.Parameter_decorated!.call(n, u, n.a),
  (n) => A.Decorator!.call(n),
  (n) => A.Parenthesized!.call(n, u, n.a),
  null,
  null,
  (n) => A.ExpressionIn_sequence!.call(n, n.a, u, n.b),
  null,
  null,
  null,
  (n) => A.ArgumentList!.call(n, n.a, u, n.b),
  null,
  null,
  (n) => A.SpreadElement!.call(n, u, n.a),
  (n) => A.Parameter_default!.call(n, n.a, u, n.b),
  (n) => A.Parameter_rest!.call(n, u, n.a),
  null,
  null,
  (n) => A.TypePredicate_asserts!.call(n, u, n.a, n.b),
  null,
  null,
  (n) => A.ThisType!.call(n),
  null,
  (n) => A.IsType!.call(n, u, n.a),
  null,
  (n) => A.TypePredicate_is!.call(n, n.a, n.b),
  (n) => A.ConstructorType!.call(n, n.a, u, n.b, u, n.c, u, u, n.d),
  (n) => n.text,
  (n) => n.text,
  (n) => A.Type_conditional!.call(n, n.a, n.b),
  null,
  (n) => A.UnionType_union!.call(n, n.a, u, n.b),
  null,
  (n) => A.IntersectionType_intersection!.call(n, n.a, u, n.b),
  null,
  (n) => A.OperatorType_operator!.call(n, n.a, n.b),
  (n) => n.text,
  null,
  (n) => A.OperatorType_infer!.call(n, u, n.a, n.b),
  null,
  (n) => A.InferConstraint!.call(n, u, n.a),
  null,
  null,
  (n) => A.PostfixType_postfix!.call(n, n.a, n.b),
  null,
  null,
  (n) => A.keywordType!.call(n),
  null,
  (n) => A.TypeReference_generic!.call(n, n.a, n.b),
  (n) => A.EntityName!.call(n, n.a, u, n.b),
  (n) => A.TypeArguments!.call(n, u, n.a, u, n.b),
  (n) => A.TypeReference_plain!.call(n, n.a),
  (n) => A.MappedType!.call(n, u, n.all[0], u, n.all[1], u, n.all[2], n.all[3], u, n.all[4], n.all[5]),
  (n) => n.text,
  null,
  (n) => A.MappedName!.call(n, u, n.a),
  null,
  (n) => n.text,
  (n) => A.TypeLiteral!.call(n, u, n.a),
  (n) => A.TypeMember!.call(n, n.a),
  (n) => A.IndexSignature!.call(n, n.a, u, n.b, n.c, u, n.d),
  (n) => n.text,
  null,
  (n) => A.PropertySignature!.call(n, n.a, n.b, n.c, n.d),
  (n) => n.text,
  (n) => A.CallSignature!.call(n, n.a),
  (n) => A.ConstructSignature!.call(n, u, n.a),
  null,
  (n) => A.AccessorSignature_get!.call(n, u, n.a, n.b),
  null,
  (n) => A.AccessorSignature_set!.call(n, u, n.a, n.b),
  null,
  (n) => A.InterfaceMethod!.call(n, n.a, n.b, n.c),
  (n) => A.BareProperty!.call(n, n.a, n.b, n.c),
  null,
  null,
  null,
  null,
  (n) => A.TupleType!.call(n, u, n.a),
  (n) => A.TupleElementList!.call(n, n.a, u, n.b),
  null,
  (n) => A.TupleElement_named!.call(n, n.a, u, n.b),
  (n) => A.TupleElement_optionalNamed!.call(n, n.a, u, u, n.b),
  (n) => A.TupleElement_restNamed!.call(n, u, n.a, u, n.b),
  (n) => A.TupleElement_rest!.call(n, u, n.a),
  (n) => A.TupleElement_optional!.call(n, n.a),
  (n) => A.ParenthesizedType!.call(n, u, n.a),
  (n) => A.LiteralType!.call(n, n.a),
  (n) => A.BooleanLiteral!.call(n),
  null,
  null,
  (n) => A.NegativeNumber!.call(n, u, n.a),
  (n) => A.TypeQuery!.call(n, u, n.a, n.b),
  null,
  null,
  (n) => A.ImportType!.call(n, u, u, n.a, u, n.b, n.c),
  null,
  (n) => A.ImportQualifier!.call(n, u, n.a),
  (n) => A.QueriedName_this!.call(n, n.a, u, n.b),
  null,
  (n) => A.templateLiteralType!.call(n, u, n.a, n.b),
  (n) => A.templateElement!.call(n),
  null,
  (n) => A.typeSpan!.call(n, u, n.a, u, u, n.b),
  (n) => n.a.toAST(),
  null,
  (n) => A.TypeSuffix_array!.call(n),
  (n) => A.TypeSuffix_index!.call(n, u, n.a),
  (n) => A.IntersectionType_leading!.call(n, u, n.a, u, n.b),
  (n) => A.UnionType_leading!.call(n, u, n.a, u, n.b),
  (n) => A.ConditionalTypeTail!.call(n, u, n.a, u, n.b, u, n.c),
  (n) => A.TypeDefault!.call(n, u, n.a),
  (n) => A.ReturnType!.call(n, u, n.a),
  null,
  (n) => A.ArrowHead_plain!.call(n, n.a),
  null,
  (n) => A.FunctionBody!.call(n, u, n.a),
  null,
  (n) => A.ArrowFunction_untyped!.call(n, n.a, n.b),
  null,
  (n) => A.UntypedArrowHead_async!.call(n, u, n.a),
  null,
  (n) => A.UntypedSignature!.call(n, u, n.a),
  (n) => A.UntypedArrowHead_plain!.call(n, n.a),
  (n) => A.ArrowFunction_typed!.call(n, n.a, n.b),
  null,
  (n) => A.YieldExpression_delegate!.call(n, u, u, u, n.a),
  null,
  (n) => A.YieldExpression_argument!.call(n, u, n.a),
  (n) => A.YieldExpression_bare!.call(n),
  (n) => A.AssignmentIn_tails!.call(n, n.a, n.b),
  null,
  (n) => A.Binary_operations!.call(n, n.a, n.b),
  null,
  (n) => A.Unary_prefix!.call(n, n.a, n.b),
  (n) => n.text,
  null,
  null,
  (n) => A.Update_postfix!.call(n, n.a, u, n.b),
  null,
  (n) => A.LeftHandSide_chain!.call(n, n.a, n.b),
  null,
  null,
  null,
  null,
  (n) => A.NullLiteral!.call(n),
  null,
  (n) => A.regularExpressionLiteral!.call(n),
  null,
  null,
  null,
  (n) => A.LegacyOctal!.call(n),
  null,
  null,
  null,
  null,
  null,
  null,
  (n) => A.ArrayExpression!.call(n, u, n.a, u, n.b),
  (n) => A.ObjectExpression!.call(n, u, n.a),
  (n) => A.PropertyList!.call(n, n.a, u, n.b),
  null,
  (n) => A.Property_shorthand!.call(n, n.a),
  (n) => A.Property_keyed!.call(n, n.a, u, n.b),
  (n) => A.Property_spread!.call(n, u, n.a),
  (n) => A.Property_default!.call(n, n.a, u, n.b),
  null,
  (n) => A.Method_get!.call(n, u, n.a, n.b, n.c),
  null,
  (n) => A.privateIdentifier!.call(n),
  (n) => A.Method_set!.call(n, u, n.a, n.b, n.c),
  (n) => A.Method_async!.call(n, u, n.a, n.b, u, n.c, n.d),
  null,
  (n) => A.Method_plain!.call(n, n.a, n.b, u, n.c, n.d),
  null,
  (n) => A.templateLiteral!.call(n, u, n.a, n.b),
  (n) => A.templateSpan!.call(n, u, n.a, u, u, n.b),
  (n) => n.a.toAST(),
  (n) => A.FunctionExpression!.call(n, n.a, u, n.b, n.c, n.d, n.e),
  (n) => A.ThisExpression!.call(n),
  null,
  (n) => A.NewExpression_target!.call(n, n.a, u, n.b),
  (n) => n.text,
  (n) => A.NewExpression_arguments!.call(n, u, n.a, n.b, u, n.c),
  null,
  (n) => A.NewCallee_chain!.call(n, n.a, n.b),
  null,
  (n) => A.MemberSuffix_member!.call(n, u, n.a),
  (n) => A.MemberSuffix_index!.call(n, u, n.a),
  (n) => A.MemberSuffix_template!.call(n, n.a),
  (n) => A.NonNull!.call(n),
  null,
  (n) => A.NewExpression_bare!.call(n, u, n.a),
  (n) => A.ClassExpression!.call(n, u, n.a, n.b),
  null,
  (n) => A.ClassTail!.call(n, n.a, n.b, n.c, n.d),
  (n) => A.Heritage!.call(n, u, n.a, n.b),
  (n) => A.Implements!.call(n, u, n.a, u, n.b),
  null,
  (n) => A.TypeHeritage!.call(n, n.a, n.b),
  (n) => A.ClassBody!.call(n, u, n.a),
  null,
  (n) => A.MethodDefinition!.call(n, n.a, n.b),
  null,
  (n) => n.text,
  null,
  (n) => A.PropertyDefinition_initialized!.call(n, n.a, n.b, n.c, u, n.d),
  null,
  (n) => A.FieldType_plain!.call(n, n.a),
  (n) => A.FieldType_optional!.call(n, u, n.a),
  (n) => A.FieldType_definite!.call(n, u, n.a),
  null,
  null,
  null,
  null,
  (n) => A.PropertyDefinition_bare!.call(n, n.a, n.b, n.c),
  (n) => A.StaticBlock!.call(n, u, u, n.a),
  null,
  (n) => A.ClassElement_empty!.call(n),
  (n) => A.ClassIndexSignature!.call(n, n.a, n.b),
  (n) => A.MethodSignature!.call(n, n.a, n.b),
  null,
  (n) => A.MethodHead_get!.call(n, u, n.a, n.b),
  (n) => A.MethodHead_set!.call(n, u, n.a, n.b),
  (n) => A.MethodHead_plain!.call(n, n.a, n.b, n.c),
  (n) => A.AccessorField!.call(n, u, u, n.a),
  null,
  (n) => A.Super!.call(n),
  null,
  null,
  (n) => A.DynamicImport_call!.call(n, u, u, n.a),
  (n) => A.DynamicImport_phase!.call(n, u, u, u, u, n.a),
  (n) => A.ImportMeta!.call(n),
  (n) => A.DecoratedClass!.call(n, u, n.a),
  (n) => A.JsxElement!.call(n),
  null,
  null,
  null,
  null,
  (n) => n.a.toAST(),
  null,
  null,
  null,
  (n) => n.text,
  (n) => n.text,
  null,
  null,
  null,
  null,
  null,
  (n) => n.text,
  null,
  (n) => n.text,
  null,
  (n) => A.AngleBracketCast!.call(n, u, u, u, n.a),
  (n) => A.ConstType!.call(n),
  null,
  (n) => A.Suffix_call!.call(n, u, n.a),
  (n) => A.Suffix_optionalMember!.call(n, u, n.a),
  null,
  (n) => A.Suffix_optionalIndex!.call(n, u, u, n.a),
  (n) => A.Suffix_optionalCall!.call(n, u, u, n.a),
  (n) => A.Suffix_typedCall!.call(n, n.a, u, n.b),
  null,
  (n) => A.Suffix_typedTemplate!.call(n, n.a, n.b),
  (n) => A.Suffix_instantiation!.call(n, n.a),
  null,
  null,
  null,
  (n) => A.Suffix_optionalTypedCall!.call(n, u, n.a, u, n.b),
  (n) => n.text,
  null,
  (n) => A.BinaryTail_operation!.call(n, n.a, n.b),
  (n) => n.text,
  (n) => n.text,
  null,
  null,
  (n) => A.Assertion_const!.call(n, u, n.a),
  (n) => A.Assertion_as!.call(n, u, n.a),
  (n) => A.Assertion_satisfies!.call(n, u, n.a),
  null,
  null,
  (n) => A.AssignmentTail_conditional!.call(n, u, n.a, u, n.b),
  null,
  null,
  null,
  (n) => A.ArrowFunction_chain!.call(n, n.a, n.b),
  null,
  null,
  null,
  null,
  (n) => A.ArrowFunction_untyped!.call(n, n.a, n.b),
  (n) => A.ArrowFunction_typed!.call(n, n.a, n.b),
  null,
  (n) => A.YieldExpression_delegate!.call(n, u, u, u, n.a),
  (n) => A.YieldExpression_argument!.call(n, u, n.a),
  (n) => A.YieldExpression_bare!.call(n),
  (n) => A.AssignmentIn_tails!.call(n, n.a, n.b),
  null,
  (n) => A.AssignmentTail_conditional!.call(n, u, n.a, u, n.b),
  null,
  null,
  null,
  (n) => n.text,
  (n) => A.AssignmentTail_assignment!.call(n, n.a, n.b),
  null,
  null,
  (n) => A.AssignmentTail_assignment!.call(n, n.a, n.b),
  null,
  (n) => A.BindingElement_default!.call(n, n.a, u, n.b),
  (n) => A.BindingProperty_default!.call(n, n.a, u, n.b),
  (n) => A.BindingProperty_shorthand!.call(n, n.a),
  (n) => A.BindingProperty_rest!.call(n, u, n.a),
  (n) => A.ArrayPattern!.call(n, u, n.a, u, n.b),
  null,
  (n) => A.BindingItem_rest!.call(n, u, n.a),
  (n) => A.VariableDeclarator_bare!.call(n, n.a, n.b),
  (n) => A.DefiniteType!.call(n, u, n.a),
  (n) => A.FunctionDeclaration!.call(n, n.a, u, n.b, n.c, n.d, n.e),
  (n) => A.ClassDeclaration!.call(n, u, n.a, n.b),
  null,
  (n) => A.TypeAliasDeclaration!.call(n, u, n.a, n.b, u, n.c),
  null,
  (n) => A.InterfaceDeclaration!.call(n, u, n.a, n.b, n.c, n.d),
  null,
  (n) => A.InterfaceExtends!.call(n, u, n.a, u, n.b),
  (n) => A.InterfaceBody!.call(n, u, n.a),
  (n) => A.NamespaceDeclaration!.call(n, n.a, n.b, n.c),
  (n) => n.text,
  (n) => A.TypeBlock!.call(n, u, n.a),
  null,
  (n) => A.TypeItem_export!.call(n, u, n.a),
  (n) => n.text,
  (n) => A.AbstractClass!.call(n, u, n.a),
  (n) => A.AmbientDeclaration!.call(n, u, n.a),
  null,
  null,
  (n) => A.VariableStatement!.call(n, n.a, n.b),
  (n) => n.text,
  (n) => A.AmbientFunction!.call(n, n.a),
  (n) => A.FunctionHead!.call(n, n.a, u, n.b, n.c, n.d),
  null,
  (n) => A.AmbientModule_named!.call(n, n.a, n.b, n.c),
  (n) => A.AmbientBlock!.call(n, u, n.a),
  null,
  (n) => A.AmbientItem_declaration!.call(n, n.a, u, n.b),
  (n) => A.AmbientItem_default!.call(n, u, u, n.a),
  null,
  (n) => A.ExportList!.call(n, u, n.a),
  (n) => A.ExportedNames!.call(n, u, n.a, u, n.b),
  (n) => A.ModuleNameList!.call(n, n.a, u, n.b),
  (n) => A.ModuleSpecifier!.call(n, u, n.a, n.b),
  null,
  (n) => A.AsName!.call(n, u, n.a),
  (n) => A.FromModule!.call(n, u, n.a),
  null,
  (n) => A.AmbientModule_shorthand!.call(n, u, n.a),
  (n) => A.AmbientModule_global!.call(n, n.a, n.b),
  (n) => n.text,
  (n) => A.OverloadSignature!.call(n, n.a),
  (n) => A.ImportTypeDeclaration!.call(n, u, u, n.a, u, n.b),
  null,
  (n) => A.ImportedNames_default!.call(n, n.a),
  (n) => A.ImportedNames_namespace!.call(n, u, u, n.a),
  (n) => A.ImportedNames_named!.call(n, u, n.a),
  null,
  (n) => n.text,
  null,
  (n) => A.ExportTypeDeclaration_all!.call(n, u, u, u, n.a, u, n.b),
  (n) => A.ExportTypeDeclaration_names!.call(n, u, u, n.a),
  (n) => A.ExportTypeDeclaration_declaration!.call(n, u, n.a),
  null,
  (n) => A.IfStatement!.call(n, u, u, n.a, u, n.b, n.c, n.d),
  (n) => n.text,
  (n) => A.ElseIf!.call(n, u, n.a, u, n.b, u, n.c),
  null,
  (n) => A.Else!.call(n, u, n.a),
  (n) => A.ReturnStatement!.call(n, u, n.a),
  null,
  null,
  (n) => A.ForStatement_of!.call(n, u, u, n.a, u, n.b, u, n.c),
  null,
  null,
  null,
  (n) => A.ForTarget_using!.call(n, u, n.a),
  null,
  (n) => A.ForTarget_declaration!.call(n, n.a, n.b),
  (n) => A.ForTarget_expression!.call(n, n.a),
  (n) => A.ForStatement_in!.call(n, u, u, n.a, u, n.b, u, n.c),
  (n) => A.ForStatement_classic!.call(n, u, u, n.a, u, n.b, u, n.c, u, n.d),
  null,
  (n) => A.ForInit_declaration!.call(n, n.a, n.b),
  (n) => A.VariableDeclaratorList!.call(n, n.a, u, n.b),
  null,
  (n) => A.VariableDeclarator_initialized!.call(n, n.a, u, n.b),
  null,
  null,
  (n) => A.ArrowFunction_chain!.call(n, n.a, n.b),
  null,
  null,
  null,
  (n) => A.ArrowFunction_untyped!.call(n, n.a, n.b),
  (n) => A.ArrowFunction_typed!.call(n, n.a, n.b),
  null,
  (n) => A.YieldExpression_delegate!.call(n, u, u, u, n.a),
  (n) => A.YieldExpression_argument!.call(n, u, n.a),
  (n) => A.YieldExpression_bare!.call(n),
  (n) => A.AssignmentIn_tails!.call(n, n.a, n.b),
  null,
  (n) => A.Binary_operations!.call(n, n.a, n.b),
  null,
  (n) => A.BinaryTail_operation!.call(n, n.a, n.b),
  null,
  (n) => A.AssignmentTail_conditional!.call(n, u, n.a, u, n.b),
  null,
  null,
  (n) => A.AssignmentTail_assignment!.call(n, n.a, n.b),
  (n) => A.VariableDeclarator_bare!.call(n, n.a, n.b),
  null,
  (n) => A.ExpressionIn_sequence!.call(n, n.a, u, n.b),
  (n) => A.ForStatement_await!.call(n, u, u, u, n.a, u, n.b, u, n.c),
  null,
  (n) => A.ThrowStatement!.call(n, u, n.a),
  null,
  null,
  (n) => A.TryStatement_catch!.call(n, u, n.a, n.b, n.c),
  null,
  (n) => A.BlockStatement!.call(n, u, n.a),
  (n) => A.CatchClause!.call(n, u, n.a, n.b),
  null,
  (n) => A.CatchParameter!.call(n, u, n.a),
  (n) => A.Finalizer!.call(n, u, n.a),
  null,
  (n) => A.TryStatement_finally!.call(n, u, n.a, n.b),
  (n) => A.WhileStatement!.call(n, u, u, n.a, u, n.b),
  null,
  (n) => A.DoWhileStatement!.call(n, u, n.a, u, u, n.b),
  null,
  (n) => A.ContinueStatement!.call(n, u, u, n.a),
  null,
  (n) => A.BreakStatement!.call(n, u, u, n.a),
  null,
  (n) => A.SwitchStatement!.call(n, u, u, n.a, u, u, n.b),
  null,
  null,
  (n) => A.SwitchCase_case!.call(n, u, n.a, u, n.b),
  null,
  (n) => A.SwitchCase_default!.call(n, u, u, n.a),
  (n) => A.DebuggerStatement!.call(n),
  null,
  (n) => A.EmptyStatement!.call(n),
  (n) => A.LabeledStatement!.call(n, n.a, u, n.b),
  (n) => A.ExpressionStatement!.call(n, n.a),
  (n) => A.WithStatement!.call(n, u, u, n.a, u, n.b),
  (n) => A.UsingDeclaration!.call(n, u, n.a),
  null,
  (n) => A.ImportDeclaration_equals!.call(n),
  null,
  null,
  null,
  (n) => A.ImportDeclaration_bare!.call(n),
  (n) => A.ImportDeclaration_names!.call(n),
  null,
  null,
  null,
  null,
  (n) => A.ExportDeclaration_names!.call(n),
  (n) => A.ExportDeclaration_all!.call(n),
  (n) => A.ExportDeclaration_defaultDeclaration!.call(n, u, u, n.a),
  (n) => A.ExportDeclaration_defaultValue!.call(n, u, u, n.a),
  (n) => A.ExportDeclaration_equals!.call(n, u, u, n.a),
  (n) => A.ExportDeclaration_namespace!.call(n),
  (n) => A.ExportDeclaration_declaration!.call(n, u, n.a),
  (n) => A.EnumDeclaration!.call(n, u, u, u, n.a),
  null,
  null,
  null,
  null,
  null,
  (n) => A.ValueNamespace!.call(n, u, u, n.a),
  (n) => A.Decorators!.call(n),
  (n) => A.HtmlComment!.call(n),
  null,
 ];
}
