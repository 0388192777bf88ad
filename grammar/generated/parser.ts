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
const M0 = table(Int32Array, 129, [33, 0, 4, 2, 2, 0, 2, 2, 2, 0, 1, 2, 1, 0, 1, 130, 12, 2, 1, 0, 1, 2, 1, 130, 3, 0, 1, 3, 28, 2, 2, 0, 2, 2, 1, 6, 1, 2, 2, 34, 1, 50, 3, 2, 1, 10, 3, 2, 2, 66, 6, 2, 1, 6, 6, 2, 2, 0, 1, 2, 1, 0, 1, 2]);
const M1 = table(Int32Array, 129, [37, 0, 1, 64, 1, 8704, 3, 0, 1, 24, 1, 2, 1, 0, 1, 4, 1, 0, 1, 32, 12, 0, 1, 1024, 1, 1, 1, 6144, 1, 128, 30, 0, 1, 32768, 29, 0, 1, 16640]);
const M2 = table(Int32Array, 129, [33, 0, 1, 1, 9, 0, 1, 6, 1, 0, 1, 24, 51, 0, 1, 128, 2, 0, 1, 64, 15, 0, 1, 64, 1, 0, 1, 64, 7, 0, 1, 32]);
const M3 = table(Int32Array, 129, [33, 0, 1, 12, 3, 0, 1, 512, 1, 3072, 3, 0, 1, 192, 1, 16, 1, 0, 1, 32, 1, 0, 1, 256, 12, 0, 1, 458752, 1, 3, 1, 7864320, 1, 16384, 30, 0, 1, 32768, 10, 0, 1, 8388608, 18, 0, 1, 12288]);
const M4 = table(Int32Array, 129, [97, 0, 1, 21, 1, 0, 1, 1, 1, 8, 1, 64, 1, 17, 2, 0, 1, 34, 2, 0, 1, 1, 2, 2, 5, 0, 1, 2]);
const M5 = table(Int32Array, 129, [33, 0, 3, 32768, 1, 49152, 2, 0, 2, 32768, 2, 0, 1, 32768, 1, 0, 13, 32768, 1, 0, 1, 8192, 1, 32768, 3, 0, 1, 32768, 26, 49152, 1, 32768, 1, 49152, 2, 0, 1, 49152, 1, 32768, 1, 49152, 1, 49664, 1, 49408, 1, 51328, 1, 49152, 1, 49156, 2, 49152, 1, 49153, 8, 49152, 1, 49154, 1, 50176, 1, 49176, 1, 49152, 1, 49184, 1, 49216, 3, 49152, 1, 36864, 2, 0, 1, 32768, 1, 0, 1, 49152]);
const M6 = table(Int32Array, 129, [42, 0, 1, 1, 18, 0, 1, 4, 35, 0, 1, 24, 1, 0, 1, 16, 1, 18, 2, 16, 2, 0, 1, 16, 2, 0, 3, 16, 5, 0, 1, 16, 1, 0, 1, 16]);
const M7 = table(Int32Array, 129, [97, 0, 1, 5, 1, 0, 1, 2, 2, 0, 1, 1, 2, 0, 1, 8, 3, 0, 2, 8, 5, 0, 1, 8]);
const M8 = table(Int32Array, 129, [97, 0, 1, 1, 1, 0, 3, 5, 1, 1, 2, 0, 1, 1, 2, 0, 1, 1, 2, 9, 5, 0, 1, 1, 1, 0, 1, 2]);
const M9 = table(Int32Array, 129, [98, 0, 3, 1, 1, 3, 1, 2, 2, 0, 1, 2, 2, 0, 1, 4, 1, 0, 1, 4, 1, 0, 1, 4, 1, 0, 2, 4, 1, 12, 1, 0, 2, 8, 1, 0, 1, 8]);
const M10 = table(Int32Array, 129, [98, 0, 1, 1, 1, 62, 1, 960, 1, 3072]);
const M11 = table(Int32Array, 129, [101, 0, 1, 3, 1, 60, 2, 0, 1, 4032]);
const M12 = table(Int32Array, 129, [108, 0, 1, 1, 1, 0, 1, 6, 1, 0, 1, 120, 1, 0, 1, 128, 1, 1792, 1, 2048]);
const M13 = table(Int32Array, 129, [116, 0, 1, 15, 1, 0, 1, 48, 1, 192, 1, 0, 1, 256]);
const M14 = table(Int32Array, 129, [92, 0, 1, 15]);
const M15 = table(Int32Array, 129, [13, 2, 1, 3, 34, 2, 10, 0, 59, 4, 1, 0, 2, 8, 1, 0, 8, 16]);
const M16 = table(Int32Array, 129, [33, 0, 1, 2, 3, 0, 2, 1, 2, 0, 2, 1, 1, 0, 1, 1, 1, 0, 1, 1, 11, 0, 6, 1, 29, 0, 2, 1, 10, 0, 1, 8, 5, 0, 1, 8, 12, 0, 2, 1, 2, 0, 1, 4]);
const M17 = table(Int32Array, 129, [97, 0, 1, 8, 1, 0, 1, 4, 2, 0, 1, 2, 20, 0, 1, 1]);
const M18 = table(Int32Array, 129, [97, 0, 1, 12, 1, 0, 1, 17, 2, 0, 1, 4, 1, 128, 1, 0, 1, 64, 2, 0, 1, 1, 2, 128, 5, 0, 1, 32, 1, 0, 1, 2]);
const M19 = table(Int32Array, 129, [34, 0, 1, 2, 1, 0, 1, 1, 2, 0, 1, 2, 6, 0, 1, 4, 1, 0, 10, 4, 7, 0, 26, 1, 1, 8, 1, 1, 2, 0, 1, 1, 1, 0, 26, 1, 5, 0, 1, 1]);
const M20 = table(Int32Array, 129, [34, 0, 3, 35, 2, 0, 1, 35, 2, 0, 1, 1, 3, 0, 1, 35, 1, 0, 10, 35, 1, 0, 1, 8, 5, 0, 26, 35, 1, 51, 1, 35, 2, 0, 1, 35, 1, 0, 1, 51, 2, 35, 1, 51, 10, 35, 2, 51, 1, 35, 1, 51, 1, 55, 7, 35, 5, 0, 1, 35]);
const M21 = table(Int32Array, 129, [34, 0, 1, 98, 1, 0, 1, 98, 2, 0, 1, 98, 1, 4, 5, 0, 1, 98, 1, 0, 10, 98, 2, 0, 1, 4, 4, 0, 26, 98, 1, 99, 1, 98, 2, 0, 1, 98, 1, 0, 6, 98, 1, 114, 6, 98, 1, 106, 3, 98, 1, 99, 1, 114, 7, 98, 5, 0, 1, 98]);
const M22 = table(Int32Array, 129, [34, 0, 1, 1, 1, 0, 1, 1, 2, 0, 2, 1, 5, 0, 12, 1, 2, 0, 1, 48, 3, 0, 1, 8, 28, 1, 2, 0, 10, 1, 1, 7, 18, 1, 4, 0, 1, 1]);
const M23 = table(Int32Array, 129, [34, 0, 1, 2, 1, 0, 1, 1, 2, 0, 1, 2, 1, 16, 5, 0, 12, 2, 7, 0, 26, 1, 1, 4, 1, 1, 2, 0, 1, 1, 1, 32, 1, 65, 1, 1, 1, 513, 2, 1, 1, 67, 7, 1, 1, 259, 4, 1, 1, 1025, 1, 131, 6, 1, 1, 8, 4, 0, 1, 1]);
const M24 = table(Int32Array, 129, [34, 0, 1, 18, 1, 0, 1, 27, 2, 0, 1, 18, 2, 0, 1, 16, 3, 0, 1, 22, 1, 0, 10, 18, 7, 0, 26, 27, 1, 18, 1, 27, 2, 0, 1, 27, 1, 0, 26, 27, 5, 0, 1, 27]);
const M25 = table(Int32Array, 129, [111, 0, 1, 16, 1, 7, 1, 0, 1, 8]);
const M26 = table(Int32Array, 129, [34, 0, 1, 1, 4, 0, 1, 1, 6, 0, 1, 2, 1, 16, 10, 2, 44, 0, 1, 4, 7, 0, 1, 8, 5, 0, 1, 4]);
const M27 = table(Int32Array, 129, [34, 0, 3, 8, 2, 0, 1, 8, 2, 0, 1, 8, 3, 0, 1, 8, 1, 0, 10, 8, 7, 0, 28, 8, 2, 0, 1, 8, 1, 0, 1, 12, 5, 8, 1, 9, 11, 8, 1, 10, 7, 8, 5, 0, 1, 8]);
const M28 = table(Int32Array, 129, [33, 0, 1, 4, 2, 1, 1, 2, 2, 0, 2, 1, 5, 0, 1, 8, 1, 0, 10, 1, 6, 0, 1, 1, 26, 2, 1, 1, 1, 2, 2, 0, 1, 2, 1, 1, 26, 2, 1, 1, 2, 0, 1, 1, 1, 0, 1, 2]);
const M29 = table(Int32Array, 129, [97, 0, 1, 1, 7, 0, 1, 12, 9, 0, 1, 2]);
const M30 = table(Int32Array, 129, [97, 0, 1, 64, 2, 0, 1, 32, 10, 0, 1, 16, 1, 7, 1, 0, 1, 8]);
const M31 = table(Int32Array, 129, [34, 0, 1, 64, 1, 0, 1, 2, 2, 0, 1, 64, 1, 32, 4, 0, 2, 64, 1, 0, 10, 64, 7, 0, 26, 2, 1, 16, 1, 2, 2, 0, 1, 2, 1, 1024, 2, 3, 3, 2, 1, 66, 2, 2, 1, 515, 4, 2, 2, 3, 3, 2, 1, 3, 1, 450, 2, 3, 4, 2, 1, 12, 4, 0, 1, 2]);
const M32 = table(Int32Array, 129, [34, 0, 1, 1, 4, 0, 1, 2, 20, 0, 1, 8, 62, 0, 1, 4]);
const M33 = table(Int32Array, 129, [34, 0, 1, 1, 4, 0, 1, 1, 5, 0, 1, 8, 1, 2, 1, 0, 10, 2, 44, 0, 1, 4, 13, 0, 1, 4]);
const M34 = table(Int32Array, 129, [97, 0, 1, 1, 1, 6, 6, 0, 1, 8, 4, 0, 1, 112, 1, 128, 3, 0, 1, 768, 1, 0, 1, 3072, 1, 4096]);
const K = "classexportabstractawaitusinginstanceofnamespacedeclareconstenummodule<!---->letasyncfunctionimporttypefromifreturnthrowvarwhiledocontinuebreakswitchdebuggerwithdefault/**/interfaceelsefor=>tryrequire\\u\\u{//extendsimplementscatchfinallycase...newglobal10outpublicprivateprotectedreadonlyoverridemetastaticaccessoryieldsatisfiesthisasserts?.supersourcedefergetsettruefalsenull${target/></keyofuniqueinfer++\r\n\\0\\xanybigintbooleanintrinsicnevernumberobjectstringsymbolundefinedunknownvoidtypeof>>>=deletepackage";
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
   k1 = b_Decorators(p, d); if (k1 === null) break L1; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 2) !== 0) L2: {
   s2 = p;
   s3 = I[p]!;
   L3: {
    if ((s3 < 128 ? (T0[s3]! & 2) !== 0 : false)) L4: {
     k2 = b_Declaration(p, d); if (k2 === null) break L4; p = pos;
     k1 = k2;
     break L3;
    }
    p = s2;
    if (!((s3 < 128 ? (T0[s3]! & 1) !== 0 : true))) break L2;
    k2 = b_Statement(p, d); if (k2 === null) break L2; p = pos;
    k1 = k2;
   }
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 4) !== 0) L5: {
   k1 = b_UsingDeclaration(p, d); if (k1 === null) break L5; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 8) !== 0) L6: {
   k1 = b_ImportDeclaration(p, d); if (k1 === null) break L6; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 16) !== 0) L7: {
   k1 = b_ExportDeclaration(p, d); if (k1 === null) break L7; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 32) !== 0) L8: {
   k1 = b_EnumDeclaration(p, d); if (k1 === null) break L8; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 64) !== 0) L9: {
   k1 = b_ValueNamespace(p, d); if (k1 === null) break L9; p = pos;
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
  if (I[p] !== 97 || I[p + 1] !== 119 || !eq(p, 19, 5)) return -1; p += 5;
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
  if (I[p] !== 105 || I[p + 1] !== 110 || !eq(p, 29, 10)) return -1; p += 10;
  s2 = p;
  L27: {
   p = m_identifierPart(p); if (p < 0) break L27;
   return -1;
  }
  p = s2;
 }
 return p;
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
  if (b_Decorator(p, d) === null) { p = s1; break L0; } p = pos;
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
 pos = p; return new Leaf(2, p0, p);
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
 k0 = b_VariableDeclaratorList_412(p, d); if (k0 === null) return null; p = pos;
 p = m_semicolon(p); if (p < 0) return null;
 pos = p; return new Node2(552, p0, p, k0, null);
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
    if (b_ImportedModule(p) === null) break L2; p = pos;
    p = m_semicolon(p); if (p < 0) break L2;
    k0 = new Leaf(554, s0, p);
    break L1;
   }
   p = s2;
   if ((s3 === 34 || s3 === 39)) L4: {
    p = m_stringLiteral(p); if (p < 0) break L4;
    L5: {
     s4 = p;
     p = sk(p);
     c = I[p]!; if (!(c === 119)) { p = s4; break L5; }
     if (b_ImportAttributes(p, d) === null) { p = s4; break L5; } p = pos;
    }
    p = m_semicolon(p); if (p < 0) break L4;
    k0 = new Leaf(558, s0, p);
    break L1;
   }
   p = s2;
   if (!((s3 < 128 ? (T1[s3]! & 8) !== 0 : true))) return null;
   if (b_ValueImports(p) === null) return null; p = pos;
   p = sk(p);
   p = m_fromK(p); if (p < 0) return null;
   p = sk(p);
   p = m_stringLiteral(p); if (p < 0) return null;
   L6: {
    s4 = p;
    p = sk(p);
    c = I[p]!; if (!(c === 119)) { p = s4; break L6; }
    if (b_ImportAttributes(p, d) === null) { p = s4; break L6; } p = pos;
   }
   p = m_semicolon(p); if (p < 0) return null;
   k0 = new Leaf(559, s0, p);
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
   if (b_ExportList(p) === null) break L1; p = pos;
   k0 = new Leaf(564, s0, p);
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
     if (b_AsName(p) === null) { p = s4; break L4; } p = pos;
    }
    p = sk(p);
    p = m_fromK(p); if (p < 0) break L3;
    p = sk(p);
    p = m_stringLiteral(p); if (p < 0) break L3;
    L5: {
     s5 = p;
     p = sk(p);
     c = I[p]!; if (!(c === 119)) { p = s5; break L5; }
     if (b_ImportAttributes(p, d) === null) { p = s5; break L5; } p = pos;
    }
    p = m_semicolon(p); if (p < 0) break L3;
    k0 = new Leaf(565, s0, p);
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
      k0 = new Node2(566, s0, p, k1, null);
      break L7;
     }
     p = s5;
     if (!((s4 < 128 ? (T1[s4]! & 32) !== 0 : true))) break L6;
     k1 = b_Assignment(p, d); if (k1 === null) break L6; p = pos;
     p = m_semicolon(p); if (p < 0) break L6;
     k0 = new Node2(567, s0, p, k1, null);
    }
    break L2;
   }
   p = s2;
   if ((s3 & 4) !== 0) L13: {
    if (I[p] !== 61) break L13; p += 1;
    p = sk(p);
    k1 = b_Expression(p, d); if (k1 === null) break L13; p = pos;
    p = m_semicolon(p); if (p < 0) break L13;
    k0 = new Node2(568, s0, p, k1, null);
    break L2;
   }
   p = s2;
   if ((s3 & 8) !== 0) L14: {
    p = m_asK(p); if (p < 0) break L14;
    p = sk(p);
    if (I[p] !== 110 || I[p + 1] !== 97 || !eq(p, 39, 9)) break L14; p += 9;
    p = sk(p);
    p = m_identifier(p); if (p < 0) break L14;
    p = m_semicolon(p); if (p < 0) break L14;
    k0 = new Leaf(569, s0, p);
    break L2;
   }
   p = s2;
   if (!((s3 & 16) !== 0)) return null;
   s4 = p;
   c = I[p]!; s5 = M8[c < 128 ? c : 128]!;
   L15: {
    if ((s5 & 1) !== 0) L16: {
     k2 = b_Declaration(p, d); if (k2 === null) break L16; p = pos;
     k1 = k2;
     break L15;
    }
    p = s4;
    if ((s5 & 2) !== 0) L17: {
     k2 = b_VariableStatement(p, d); if (k2 === null) break L17; p = pos;
     k1 = k2;
     break L15;
    }
    p = s4;
    if ((s5 & 4) !== 0) L18: {
     k2 = b_EnumDeclaration(p, d); if (k2 === null) break L18; p = pos;
     k1 = k2;
     break L15;
    }
    p = s4;
    if (!((s5 & 8) !== 0)) return null;
    k2 = b_ValueNamespace(p, d); if (k2 === null) return null; p = pos;
    k1 = k2;
   }
   k0 = new Node2(570, s0, p, k1, null);
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
 k0 = new Leaf(34, s2, p);
 p = sk(p);
 if (I[p] !== 123) return null; p += 1;
 L2: {
  s3 = p;
  p = sk(p);
  c = I[p]!; if (!(c < 128 ? (T1[c]! & 64) !== 0 : true)) { p = s3; break L2; }
  if (b_EnumMemberList(p, d) === null) { p = s3; break L2; } p = pos;
 }
 p = sk(p);
 if (I[p] !== 125) return null; p += 1;
 pos = p; return new Node2(571, p0, p, k0, null);
}
function b_ValueNamespace(p: number, d: number): Child { // ValueNamespace
 d += 144;
 const p0 = p;
 let k0: Child = null;
 p = m_namespaceWord(p); if (p < 0) return null;
 p = sk(p);
 if (b_EntityName(p) === null) return null; p = pos;
 p = sk(p);
 k0 = b_BlockStatement(p, d); if (k0 === null) return null; p = pos;
 pos = p; return new Node2(577, p0, p, k0, null);
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
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0;
 s0 = p;
 c = I[p]!; s1 = M9[c < 128 ? c : 128]!;
 L0: {
  if ((s1 & 1) !== 0) L1: {
   s2 = p;
   c = I[p]!; s3 = M10[c < 128 ? c : 128]!;
   L2: {
    if ((s3 & 1) !== 0) L3: {
     if (I[p] !== 98 || I[p + 1] !== 114 || !eq(p, 138, 5)) break L3; p += 5;
     break L2;
    }
    p = s2;
    if ((s3 & 2) !== 0) L4: {
     if (I[p] !== 99 || I[p + 1] !== 97 || !eq(p, 236, 4)) break L4; p += 4;
     break L2;
    }
    p = s2;
    if ((s3 & 4) !== 0) L5: {
     if (I[p] !== 99 || I[p + 1] !== 97 || !eq(p, 224, 5)) break L5; p += 5;
     break L2;
    }
    p = s2;
    if ((s3 & 8) !== 0) L6: {
     if (I[p] !== 99 || I[p + 1] !== 108 || !eq(p, 0, 5)) break L6; p += 5;
     break L2;
    }
    p = s2;
    if ((s3 & 16) !== 0) L7: {
     if (I[p] !== 99 || I[p + 1] !== 111 || !eq(p, 130, 8)) break L7; p += 8;
     break L2;
    }
    p = s2;
    if ((s3 & 32) !== 0) L8: {
     if (I[p] !== 99 || I[p + 1] !== 111 || !eq(p, 55, 5)) break L8; p += 5;
     break L2;
    }
    p = s2;
    if ((s3 & 64) !== 0) L9: {
     if (I[p] !== 100 || I[p + 1] !== 101 || !eq(p, 149, 8)) break L9; p += 8;
     break L2;
    }
    p = s2;
    if ((s3 & 128) !== 0) L10: {
     if (I[p] !== 100 || I[p + 1] !== 101 || !eq(p, 161, 7)) break L10; p += 7;
     break L2;
    }
    p = s2;
    if ((s3 & 256) !== 0) L11: {
     if (I[p] !== 100 || I[p + 1] !== 101 || !eq(p, 495, 6)) break L11; p += 6;
     break L2;
    }
    p = s2;
    if ((s3 & 512) !== 0) L12: {
     if (I[p] !== 100 || I[p + 1] !== 111) break L12; p += 2;
     break L2;
    }
    p = s2;
    if ((s3 & 1024) !== 0) L13: {
     if (I[p] !== 101 || I[p + 1] !== 108 || !eq(p, 181, 4)) break L13; p += 4;
     break L2;
    }
    p = s2;
    if (!((s3 & 2048) !== 0)) break L1;
    if (I[p] !== 101 || I[p + 1] !== 110 || !eq(p, 60, 4)) break L1; p += 4;
   }
   break L0;
  }
  p = s0;
  if ((s1 & 2) !== 0) L14: {
   s3 = p;
   c = I[p]!; s2 = M11[c < 128 ? c : 128]!;
   L15: {
    if ((s2 & 1) !== 0) L16: {
     if (I[p] !== 101 || I[p + 1] !== 120 || !eq(p, 5, 6)) break L16; p += 6;
     break L15;
    }
    p = s3;
    if ((s2 & 2) !== 0) L17: {
     if (I[p] !== 101 || I[p + 1] !== 120 || !eq(p, 207, 7)) break L17; p += 7;
     break L15;
    }
    p = s3;
    if ((s2 & 4) !== 0) L18: {
     if (I[p] !== 102 || I[p + 1] !== 97 || !eq(p, 366, 5)) break L18; p += 5;
     break L15;
    }
    p = s3;
    if ((s2 & 8) !== 0) L19: {
     if (I[p] !== 102 || I[p + 1] !== 105 || !eq(p, 229, 7)) break L19; p += 7;
     break L15;
    }
    p = s3;
    if ((s2 & 16) !== 0) L20: {
     if (I[p] !== 102 || I[p + 1] !== 111 || I[p + 2] !== 114) break L20; p += 3;
     break L15;
    }
    p = s3;
    if ((s2 & 32) !== 0) L21: {
     if (I[p] !== 102 || I[p + 1] !== 117 || !eq(p, 85, 8)) break L21; p += 8;
     break L15;
    }
    p = s3;
    if ((s2 & 64) !== 0) L22: {
     if (I[p] !== 105 || I[p + 1] !== 102) break L22; p += 2;
     break L15;
    }
    p = s3;
    if ((s2 & 128) !== 0) L23: {
     if (I[p] !== 105 || I[p + 1] !== 109 || !eq(p, 214, 10)) break L23; p += 10;
     break L15;
    }
    p = s3;
    if ((s2 & 256) !== 0) L24: {
     if (I[p] !== 105 || I[p + 1] !== 109 || !eq(p, 93, 6)) break L24; p += 6;
     break L15;
    }
    p = s3;
    if ((s2 & 512) !== 0) L25: {
     if (I[p] !== 105 || I[p + 1] !== 110 || !eq(p, 29, 10)) break L25; p += 10;
     break L15;
    }
    p = s3;
    if ((s2 & 1024) !== 0) L26: {
     if (I[p] !== 105 || I[p + 1] !== 110 || !eq(p, 172, 9)) break L26; p += 9;
     break L15;
    }
    p = s3;
    if (!((s2 & 2048) !== 0)) break L14;
    if (I[p] !== 105 || I[p + 1] !== 110) break L14; p += 2;
   }
   break L0;
  }
  p = s0;
  if ((s1 & 4) !== 0) L27: {
   s2 = p;
   c = I[p]!; s3 = M12[c < 128 ? c : 128]!;
   L28: {
    if ((s3 & 1) !== 0) L29: {
     if (I[p] !== 108 || I[p + 1] !== 101 || I[p + 2] !== 116) break L29; p += 3;
     break L28;
    }
    p = s2;
    if ((s3 & 2) !== 0) L30: {
     if (I[p] !== 110 || I[p + 1] !== 101 || I[p + 2] !== 119) break L30; p += 3;
     break L28;
    }
    p = s2;
    if ((s3 & 4) !== 0) L31: {
     if (I[p] !== 110 || I[p + 1] !== 117 || !eq(p, 371, 4)) break L31; p += 4;
     break L28;
    }
    p = s2;
    if ((s3 & 8) !== 0) L32: {
     if (I[p] !== 112 || I[p + 1] !== 97 || !eq(p, 501, 7)) break L32; p += 7;
     break L28;
    }
    p = s2;
    if ((s3 & 16) !== 0) L33: {
     if (I[p] !== 112 || I[p + 1] !== 114 || !eq(p, 263, 7)) break L33; p += 7;
     break L28;
    }
    p = s2;
    if ((s3 & 32) !== 0) L34: {
     if (I[p] !== 112 || I[p + 1] !== 114 || !eq(p, 270, 9)) break L34; p += 9;
     break L28;
    }
    p = s2;
    if ((s3 & 64) !== 0) L35: {
     if (I[p] !== 112 || I[p + 1] !== 117 || !eq(p, 257, 6)) break L35; p += 6;
     break L28;
    }
    p = s2;
    if ((s3 & 128) !== 0) L36: {
     if (I[p] !== 114 || I[p + 1] !== 101 || !eq(p, 109, 6)) break L36; p += 6;
     break L28;
    }
    p = s2;
    if ((s3 & 256) !== 0) L37: {
     if (I[p] !== 115 || I[p + 1] !== 116 || !eq(p, 299, 6)) break L37; p += 6;
     break L28;
    }
    p = s2;
    if ((s3 & 512) !== 0) L38: {
     if (I[p] !== 115 || I[p + 1] !== 117 || !eq(p, 340, 5)) break L38; p += 5;
     break L28;
    }
    p = s2;
    if ((s3 & 1024) !== 0) L39: {
     if (I[p] !== 115 || I[p + 1] !== 119 || !eq(p, 143, 6)) break L39; p += 6;
     break L28;
    }
    p = s2;
    if (!((s3 & 2048) !== 0)) break L27;
    if (I[p] !== 116 || I[p + 1] !== 104 || !eq(p, 327, 4)) break L27; p += 4;
   }
   break L0;
  }
  p = s0;
  if (!((s1 & 8) !== 0)) return -1;
  s3 = p;
  c = I[p]!; s2 = M13[c < 128 ? c : 128]!;
  L40: {
   if ((s2 & 1) !== 0) L41: {
    if (I[p] !== 116 || I[p + 1] !== 104 || !eq(p, 115, 5)) break L41; p += 5;
    break L40;
   }
   p = s3;
   if ((s2 & 2) !== 0) L42: {
    if (I[p] !== 116 || I[p + 1] !== 114 || !eq(p, 362, 4)) break L42; p += 4;
    break L40;
   }
   p = s3;
   if ((s2 & 4) !== 0) L43: {
    if (I[p] !== 116 || I[p + 1] !== 114 || I[p + 2] !== 121) break L43; p += 3;
    break L40;
   }
   p = s3;
   if ((s2 & 8) !== 0) L44: {
    if (I[p] !== 116 || I[p + 1] !== 121 || !eq(p, 485, 6)) break L44; p += 6;
    break L40;
   }
   p = s3;
   if ((s2 & 16) !== 0) L45: {
    if (I[p] !== 118 || I[p + 1] !== 97 || I[p + 2] !== 114) break L45; p += 3;
    break L40;
   }
   p = s3;
   if ((s2 & 32) !== 0) L46: {
    if (I[p] !== 118 || I[p + 1] !== 111 || !eq(p, 481, 4)) break L46; p += 4;
    break L40;
   }
   p = s3;
   if ((s2 & 64) !== 0) L47: {
    if (I[p] !== 119 || I[p + 1] !== 104 || !eq(p, 123, 5)) break L47; p += 5;
    break L40;
   }
   p = s3;
   if ((s2 & 128) !== 0) L48: {
    if (I[p] !== 119 || I[p + 1] !== 105 || !eq(p, 157, 4)) break L48; p += 4;
    break L40;
   }
   p = s3;
   if (!((s2 & 256) !== 0)) return -1;
   if (I[p] !== 121 || I[p + 1] !== 105 || !eq(p, 313, 5)) return -1; p += 5;
  }
 }
 s2 = p;
 L49: {
  p = m_identifierPart(p); if (p < 0) break L49;
  return -1;
 }
 p = s2;
 return p;
}
function m_escape(p: number): number { // escape
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0;
 s0 = p;
 c = I[p]!; s1 = M14[c < 128 ? c : 128]!;
 L0: {
  if ((s1 & 1) !== 0) L1: {
   if (I[p] !== 92) break L1; p += 1;
   s2 = p;
   c = I[p]!; s3 = M15[c < 128 ? c : 128]!;
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
 c = I[p]!; s1 = M16[c < 128 ? c : 128]!;
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
    if (I[p] !== 105 || I[p + 1] !== 110 || !eq(p, 29, 10)) break L5; p += 10;
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
function b_Decorator(p: number, d: number): Child { // Decorator
 if (d > MAX_DEPTH) tooDeep(p);
 d += 152;
 const p0 = p;
 let s0 = 0, s1 = 0;
 if (I[p] !== 64) return null; p += 1;
 p = sk(p);
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 40)) L1: {
   if (b_Parenthesized(p, d) === null) break L1; p = pos;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T1[s1]! & 4) !== 0 : true))) return null;
  if (b_DecoratorCall(p, d) === null) return null; p = pos;
 }
 pos = p; return new Leaf(3, p0, p);
}
function m_classK(p: number): number { // classK
 let s0 = 0;
 if (I[p] !== 99 || I[p + 1] !== 108 || !eq(p, 0, 5)) return -1; p += 5;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function m_exportK(p: number): number { // exportK
 let s0 = 0;
 if (I[p] !== 101 || I[p + 1] !== 120 || !eq(p, 5, 6)) return -1; p += 6;
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
 if (I[p] !== 97 || I[p + 1] !== 98 || !eq(p, 11, 8)) return -1; p += 8;
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
   k1 = new Leaf(411, s2, p);
   k0 = k1;
   break L0;
  }
  p = s0;
  if (!((s1 === 99))) return null;
  s2 = p;
  p = m_constK(p); if (p < 0) return null;
  k1 = new Leaf(352, s2, p);
  k0 = k1;
 }
 p = sk(p);
 k1 = b_VariableDeclaratorList_412(p, d); if (k1 === null) return null; p = pos;
 p = m_semicolon(p); if (p < 0) return null;
 pos = p; return new Node2(410, p0, p, k0, k1);
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
  k1 = new Leaf(14, s1, p);
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
 k2 = new Leaf(34, s2, p);
 p = sk(p);
 k3 = b_Signature(p, d); if (k3 === null) return null; p = pos;
 p = sk(p);
 k4 = b_FunctionBody(p, d); if (k4 === null) return null; p = pos;
 pos = p; return new Node5(417, p0, p, k0, k1, k2, k3, k4);
}
function b_ClassDeclaration(p: number, d: number): Child { // ClassDeclaration
 d += 160;
 const p0 = p;
 let s0 = 0, k0: Child = null, k1: Child = null;
 p = m_classK(p); if (p < 0) return null;
 p = sk(p);
 s0 = p;
 p = m_identifier(p); if (p < 0) return null;
 k0 = new Leaf(34, s0, p);
 p = sk(p);
 k1 = b_ClassTail(p, d); if (k1 === null) return null; p = pos;
 pos = p; return new Node2(418, p0, p, k0, k1);
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
 pos = p; return new Node2(431, p0, p, k0, null);
}
function b_AmbientDeclaration(p: number, d: number): Child { // AmbientDeclaration
 d += 144;
 const p0 = p;
 let k0: Child = null;
 p = m_declareWord(p); if (p < 0) return null;
 p = sk(p);
 k0 = b_Ambient(p, d); if (k0 === null) return null; p = pos;
 pos = p; return new Node2(432, p0, p, k0, null);
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
 pos = p; return new Node2(457, p0, p, k0, null);
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
 k1 = new Leaf(66, s0, p);
 L0: {
  s1 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 119)) { p = s1; break L0; }
  if (b_ImportAttributes(p, d) === null) { p = s1; break L0; } p = pos;
 }
 p = m_semicolon(p); if (p < 0) return null;
 pos = p; return new Node2(458, p0, p, k0, k1);
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
      k2 = new Leaf(66, s7, p);
      p = m_semicolon(p); if (p < 0) break L4;
      k0 = new Node2(466, s0, p, k1, k2);
      break L3;
     }
     p = s4;
     if (!((s5 === 123))) break L2;
     k2 = b_ExportedNames(p); if (k2 === null) break L2; p = pos;
     k0 = new Node2(467, s0, p, k2, null);
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
   k0 = new Node2(468, s0, p, k2, null);
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
 pos = p; return new Node5(470, p0, p, k0, k1, k2, k3, null);
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
 pos = p; return new Node2(475, p0, p, k0, null);
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
      k0 = new Node5(478, s0, p, k1, k2, k3, null, null);
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
      k0 = new Node5(486, s0, p, k3, k2, k1, null, null);
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
     k0 = new Node5(487, s0, p, k1, k2, k3, k4, null);
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
   k0 = new Node5(518, s0, p, k4, k3, k2, null, null);
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
 pos = p; return new Node2(520, p0, p, k0, null);
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
     k0 = new Node5(523, s0, p, k1, k2, k3, null, null);
     break L2;
    }
    p = s4;
    if (!((s5 === 102))) return null;
    k3 = b_Finalizer(p, d); if (k3 === null) return null; p = pos;
    k0 = new Node2(531, s0, p, k1, k3);
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
 k0 = new Leaf(436, s0, p);
 p = sk(p);
 k1 = b_VariableDeclaratorList_412(p, d); if (k1 === null) return null; p = pos;
 p = m_semicolon(p); if (p < 0) return null;
 pos = p; return new Node2(435, p0, p, k0, k1);
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
 pos = p; return new Node2(532, p0, p, k0, k1);
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
 pos = p; return new Node2(534, p0, p, k0, k1);
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
  k1 = new Leaf(34, s1, p);
  k0 = new Iteration([k1]);
 }
 p = m_semicolon(p); if (p < 0) return null;
 pos = p; return new Node2(536, p0, p, k0, null);
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
  k1 = new Leaf(34, s1, p);
  k0 = new Iteration([k1]);
 }
 p = m_semicolon(p); if (p < 0) return null;
 pos = p; return new Node2(538, p0, p, k0, null);
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
 pos = p; return new Node2(540, p0, p, k0, k1);
}
function b_DebuggerStatement(p: number): Child { // DebuggerStatement
 const p0 = p;
 p = m_debuggerK(p); if (p < 0) return null;
 p = m_semicolon(p); if (p < 0) return null;
 pos = p; return new Leaf(546, p0, p);
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
 pos = p; return new Node2(525, p0, p, k0, null);
}
function b_EmptyStatement(p: number): Child { // EmptyStatement
 const p0 = p;
 if (I[p] !== 59) return null; p += 1;
 pos = p; return new Leaf(548, p0, p);
}
function b_LabeledStatement(p: number, d: number): Child { // LabeledStatement
 d += 160;
 const p0 = p;
 let s0 = 0, k0: Child = null, k1: Child = null;
 s0 = p;
 p = m_identifier(p); if (p < 0) return null;
 k0 = new Leaf(34, s0, p);
 p = sk(p);
 if (I[p] !== 58) return null; p += 1;
 p = sk(p);
 k1 = b_Statement(p, d); if (k1 === null) return null; p = pos;
 pos = p; return new Node2(549, p0, p, k0, k1);
}
function b_ExpressionStatement(p: number, d: number): Child { // ExpressionStatement
 d += 168;
 const p0 = p;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, k0: Child = null;
 s0 = p;
 L0: {
  s1 = p;
  c = I[p]!; s2 = M17[c < 128 ? c : 128]!;
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
 pos = p; return new Node2(550, p0, p, k0, null);
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
 pos = p; return new Node2(551, p0, p, k0, k1);
}
function m_usingWord(p: number): number { // usingWord
 let s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, s5 = 0, s7 = 0;
 L0: {
  s0 = p;
  if (I[p] !== 97 || I[p + 1] !== 119 || !eq(p, 19, 5)) { p = s0; break L0; } p += 5;
  s1 = p;
  L1: {
   p = m_identifierPart(p); if (p < 0) break L1;
   { p = s0; break L0; }
  }
  p = s1;
  p = m_sameLineSpaces(p); if (p < 0) { p = s0; break L0; }
 }
 if (I[p] !== 117 || I[p + 1] !== 115 || !eq(p, 24, 5)) return -1; p += 5;
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
   if (I[p] !== 105 || I[p + 1] !== 110 || !eq(p, 29, 10)) break L4; p += 10;
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
function b_VariableDeclaratorList_412(p: number, d: number): Child { // VariableDeclaratorList<binaryOperator>
 d += 168;
 const p0 = p;
 let s0 = 0, k0: Child = null, k1: Child = null, a0: TreeNode[] = EMPTY;
 k0 = b_VariableDeclarator_413(p, d); if (k0 === null) return null; p = pos;
 a0 = [];
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  if (I[p] !== 44) { p = s0; break L0; } p += 1;
  p = sk(p);
  k1 = b_VariableDeclarator_413(p, d); if (k1 === null) { p = s0; break L0; } p = pos;
  a0.push(k1);
 }
 k1 = a0.length === 0 ? NOTHING : new Iteration(a0);
 pos = p; return new Node2(412, p0, p, k0, k1);
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
function b_ImportedModule(p: number): Child { // ImportedModule
 let s0 = 0, s1 = 0, k0: Child = null, k1: Child = null;
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
   k0 = new Leaf(556, s0, p);
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T1[s1]! & 4) !== 0 : true))) return null;
  k1 = b_EntityName(p); if (k1 === null) return null; p = pos;
  k0 = k1;
 }
 pos = p; return k0;
}
function b_ImportAttributes(p: number, d: number): Child { // ImportAttributes
 d += 136;
 const p0 = p;
 p = m_withK(p); if (p < 0) return null;
 p = sk(p);
 if (b_ObjectExpression(p, d) === null) return null; p = pos;
 pos = p; return new Leaf(463, p0, p);
}
function b_ValueImports(p: number): Child { // ValueImports
 let s0 = 0, s1 = 0, s2 = 0, k0: Child = null, k1: Child = null;
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
    if (b_ImportedNames(p) === null) { p = s2; break L2; } p = pos;
   }
   k0 = new Leaf(561, s0, p);
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T1[s1]! & 8) !== 0 : true))) return null;
  k1 = b_ImportedNames(p); if (k1 === null) return null; p = pos;
  k0 = k1;
 }
 pos = p; return k0;
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
function b_ExportList(p: number): Child { // ExportList
 const p0 = p;
 let k0: Child = null;
 p = m_exportK(p); if (p < 0) return null;
 p = sk(p);
 k0 = b_ExportedNames(p); if (k0 === null) return null; p = pos;
 pos = p; return new Node2(446, p0, p, k0, null);
}
function b_AsName(p: number): Child { // AsName
 const p0 = p;
 let k0: Child = null;
 p = m_asK(p); if (p < 0) return null;
 p = sk(p);
 k0 = b_ModuleName(p); if (k0 === null) return null; p = pos;
 pos = p; return new Node2(451, p0, p, k0, null);
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
 k0 = b_AssignmentIn_8(p, d); if (k0 === null) return null; p = pos;
 pos = p; return k0;
}
function b_Expression(p: number, d: number): Child { // Expression
 if (d > MAX_DEPTH) tooDeep(p);
 d += 136;
 let k0: Child = null;
 k0 = b_ExpressionIn_6(p, d); if (k0 === null) return null; p = pos;
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
 if (I[p] !== 100 || I[p + 1] !== 101 || !eq(p, 48, 7)) return -1; p += 7;
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
 if (I[p] !== 99 || I[p + 1] !== 111 || !eq(p, 55, 5)) return -1; p += 5;
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
 if (I[p] !== 101 || I[p + 1] !== 110 || !eq(p, 60, 4)) return -1; p += 4;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function b_EnumMemberList(p: number, d: number): Child { // EnumMemberList
 d += 152;
 const p0 = p;
 let s0 = 0, s1 = 0;
 if (b_EnumMember(p, d) === null) return null; p = pos;
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  if (I[p] !== 44) { p = s0; break L0; } p += 1;
  p = sk(p);
  if (b_EnumMember(p, d) === null) { p = s0; break L0; } p = pos;
 }
 L1: {
  s1 = p;
  p = sk(p);
  if (I[p] !== 44) { p = s1; break L1; } p += 1;
 }
 pos = p; return new Leaf(573, p0, p);
}
function m_namespaceWord(p: number): number { // namespaceWord
 let s0 = 0, s2 = 0, s3 = 0;
 s0 = p;
 L0: {
  L1: {
   if (I[p] !== 110 || I[p + 1] !== 97 || !eq(p, 39, 9)) break L1; p += 9;
   break L0;
  }
  p = s0;
  if (I[p] !== 109 || I[p + 1] !== 111 || !eq(p, 64, 6)) return -1; p += 6;
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
function b_EntityName(p: number): Child { // EntityName
 const p0 = p;
 let s0 = 0, s1 = 0, s2 = 0, k0: Child = null, k1: Child = null, a0: TreeNode[] = EMPTY;
 s0 = p;
 p = m_identifier(p); if (p < 0) return null;
 k0 = new Leaf(34, s0, p);
 a0 = [];
 L0: for (;;) {
  s1 = p;
  p = sk(p);
  if (I[p] !== 46) { p = s1; break L0; } p += 1;
  p = sk(p);
  s2 = p;
  p = m_identifierName(p); if (p < 0) { p = s1; break L0; }
  k1 = new Leaf(36, s2, p);
  a0.push(k1);
 }
 k1 = a0.length === 0 ? NOTHING : new Iteration(a0);
 pos = p; return new Node2(148, p0, p, k0, k1);
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
function b_Parenthesized(p: number, d: number): Child { // Parenthesized
 if (d > MAX_DEPTH) tooDeep(p);
 d += 144;
 const p0 = p;
 let k0: Child = null;
 if (I[p] !== 40) return null; p += 1;
 p = sk(p);
 k0 = b_Expression(p, d); if (k0 === null) return null; p = pos;
 p = sk(p);
 if (I[p] !== 41) return null; p += 1;
 pos = p; return new Node2(4, p0, p, k0, null);
}
function b_DecoratorCall(p: number, d: number): Child { // DecoratorCall
 d += 184;
 let c = 0, s0 = 0, s2 = 0, s4 = 0, k0: Child = null, k1: Child = null;
 s0 = p;
 L0: {
  k1 = b_DecoratorName(p); if (k1 === null) return null; p = pos;
  s2 = p;
  L1: {
   L2: {
    p = sk(p);
    if (I[p] !== 40) break L2; p += 1;
    L3: {
     s4 = p;
     p = sk(p);
     c = I[p]!; if (!(c < 128 ? (T1[c]! & 32) !== 0 : true)) { p = s4; break L3; }
     if (b_ArgumentList(p, d) === null) { p = s4; break L3; } p = pos;
    }
    p = sk(p);
    if (I[p] !== 41) break L2; p += 1;
    k0 = new Leaf(406, s0, p);
    break L1;
   }
   p = s2;
   k0 = k1;
  }
 }
 pos = p; return k0;
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
 pos = p; return new Node5(39, p0, p, k0, k1, k2, null, null);
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
 pos = p; return new Node2(215, p0, p, k0, null);
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
 pos = p; return new Node5(291, p0, p, k0, k1, k2, k3, null);
}
function b_TypeAliasDeclaration(p: number, d: number): Child { // TypeAliasDeclaration
 d += 176;
 const p0 = p;
 let c = 0, s0 = 0, s1 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 p = m_typeWord(p); if (p < 0) return null;
 p = sk(p);
 s0 = p;
 p = m_identifier(p); if (p < 0) return null;
 k0 = new Leaf(34, s0, p);
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
 pos = p; return new Node5(420, p0, p, k0, k1, k2, null, null);
}
function b_InterfaceDeclaration(p: number, d: number): Child { // InterfaceDeclaration
 d += 192;
 const p0 = p;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, k0: Child = null, k1: Child = null, k2: Child = null, k3: Child = null;
 p = m_interfaceK(p); if (p < 0) return null;
 p = sk(p);
 s0 = p;
 p = m_identifier(p); if (p < 0) return null;
 k0 = new Leaf(34, s0, p);
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
 pos = p; return new Node5(422, p0, p, k0, k1, k2, k3, null);
}
function b_NamespaceDeclaration(p: number, d: number): Child { // NamespaceDeclaration
 d += 168;
 const p0 = p;
 let s0 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 s0 = p;
 p = m_namespaceWord(p); if (p < 0) return null;
 k0 = new Leaf(427, s0, p);
 p = sk(p);
 k1 = b_EntityName(p); if (k1 === null) return null; p = pos;
 p = sk(p);
 k2 = b_TypeBlock(p, d); if (k2 === null) return null; p = pos;
 pos = p; return new Node5(426, p0, p, k0, k1, k2, null, null);
}
function b_Ambient(p: number, d: number): Child { // Ambient
 if (d > MAX_DEPTH) tooDeep(p);
 d += 160;
 let c = 0, s0 = 0, s1 = 0, k0: Child = null, k1: Child = null;
 s0 = p;
 c = I[p]!; s1 = M18[c < 128 ? c : 128]!;
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
  k1 = new Leaf(14, s1, p);
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
 k2 = new Leaf(34, s2, p);
 p = sk(p);
 k3 = b_Signature(p, d); if (k3 === null) return null; p = pos;
 pos = p; return new Node5(438, p0, p, k0, k1, k2, k3, null);
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
   k1 = new Leaf(34, s2, p);
   k0 = new Node2(460, s0, p, k1, null);
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
   k1 = new Leaf(34, s2, p);
   k0 = new Node2(461, s0, p, k1, null);
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
  k0 = new Node2(462, s0, p, k1, null);
 }
 pos = p; return k0;
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
 pos = p; return new Node2(447, p0, p, k0, k1);
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
 k0 = new Leaf(471, s0, p);
 p = sk(p);
 if (I[p] !== 40) return null; p += 1;
 p = sk(p);
 k1 = b_Expression(p, d); if (k1 === null) return null; p = pos;
 p = sk(p);
 if (I[p] !== 41) return null; p += 1;
 p = sk(p);
 k2 = b_Statement(p, d); if (k2 === null) return null; p = pos;
 pos = p; return new Node5(472, p0, p, k0, k1, k2, null, null);
}
function b_Else(p: number, d: number): Child { // Else
 d += 144;
 const p0 = p;
 let k0: Child = null;
 p = m_elseK(p); if (p < 0) return null;
 p = sk(p);
 k0 = b_Statement(p, d); if (k0 === null) return null; p = pos;
 pos = p; return new Node2(474, p0, p, k0, null);
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
   k1 = new Leaf(34, s2, p);
   k0 = new Node2(482, s0, p, k1, null);
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
      k3 = new Leaf(436, s6, p);
      k2 = k3;
      break L4;
     }
     p = s4;
     if ((s5 === 108)) L6: {
      s6 = p;
      p = m_letK(p); if (p < 0) break L6;
      k3 = new Leaf(411, s6, p);
      k2 = k3;
      break L4;
     }
     p = s4;
     if (!((s5 === 99))) break L3;
     s6 = p;
     p = m_constK(p); if (p < 0) break L3;
     k3 = new Leaf(352, s6, p);
     k2 = k3;
    }
    p = sk(p);
    k3 = b_BindingTarget(p, d); if (k3 === null) break L3; p = pos;
    k1 = new Node2(484, s2, p, k2, k3);
    break L2;
   }
   p = s2;
   if (!((s3 < 128 ? (T3[s3]! & 32) !== 0 : true))) return null;
   k3 = b_LeftHandSide(p, d); if (k3 === null) return null; p = pos;
   k1 = new Node2(485, s2, p, k3, null);
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
     k2 = new Leaf(436, s4, p);
     k1 = k2;
     break L2;
    }
    p = s2;
    if ((s3 === 108)) L4: {
     s4 = p;
     p = m_letK(p); if (p < 0) break L4;
     k2 = new Leaf(411, s4, p);
     k1 = k2;
     break L2;
    }
    p = s2;
    if (!((s3 === 99))) break L1;
    s4 = p;
    p = m_constK(p); if (p < 0) break L1;
    k2 = new Leaf(352, s4, p);
    k1 = k2;
   }
   p = sk(p);
   k2 = b_VariableDeclaratorList_490(p, d); if (k2 === null) break L1; p = pos;
   k0 = new Node2(489, s0, p, k1, k2);
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T1[s1]! & 32) !== 0 : true))) return null;
  k2 = b_ExpressionIn_516(p, d); if (k2 === null) return null; p = pos;
  k0 = k2;
 }
 pos = p; return k0;
}
function m_awaitK(p: number): number { // awaitK
 let s0 = 0;
 if (I[p] !== 97 || I[p + 1] !== 119 || !eq(p, 19, 5)) return -1; p += 5;
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
 pos = p; return new Node2(526, p0, p, k0, k1);
}
function b_Finalizer(p: number, d: number): Child { // Finalizer
 d += 144;
 const p0 = p;
 let k0: Child = null;
 p = m_finallyK(p); if (p < 0) return null;
 p = sk(p);
 k0 = b_BlockStatement(p, d); if (k0 === null) return null; p = pos;
 pos = p; return new Node2(529, p0, p, k0, null);
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
   k0 = new Node2(543, s0, p, k1, k2);
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
  k0 = new Node2(545, s0, p, k2, null);
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
function b_VariableDeclarator_413(p: number, d: number): Child { // VariableDeclarator<binaryOperator>
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
    k2 = b_AssignmentIn_8(p, d); if (k2 === null) break L2; p = pos;
    k0 = new Node2(414, s0, p, k1, k2);
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
   k0 = new Node2(415, s0, p, k1, k2);
  }
 }
 pos = p; return k0;
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
 pos = p; return new Node2(254, p0, p, k0, null);
}
function b_ModuleName(p: number): Child { // ModuleName
 let s0 = 0, s1 = 0, s2 = 0, k0: Child = null, k1: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T1[s1]! & 4) !== 0 : true)) L1: {
   s2 = p;
   p = m_identifierName(p); if (p < 0) break L1;
   k1 = new Leaf(36, s2, p);
   k0 = k1;
   break L0;
  }
  p = s0;
  if (!((s1 === 34 || s1 === 39))) return null;
  s2 = p;
  p = m_stringLiteral(p); if (p < 0) return null;
  k1 = new Leaf(66, s2, p);
  k0 = k1;
 }
 pos = p; return k0;
}
function b_AssignmentIn_8(p: number, d: number): Child { // AssignmentIn<binaryOperator,anywhere>
 if (d > MAX_DEPTH) tooDeep(p);
 d += 208;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s4 = 0, s5 = 0, k0: Child = null, k1: Child = null, k2: Child = null, a0: TreeNode[] = EMPTY;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T3[s1]! & 128) !== 0 : true)) L1: {
   k1 = b_ArrowFunction_9(p, d); if (k1 === null) break L1; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 === 121)) L2: {
   k1 = b_YieldExpression_224(p, d); if (k1 === null) break L2; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T1[s1]! & 32) !== 0 : true))) return null;
  k1 = b_Binary_230(p, d); if (k1 === null) return null; p = pos;
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
    k0 = new Node2(229, s0, p, k1, k2);
    break L3;
   }
   p = s2;
   k0 = k1;
  }
 }
 const k = settle(k0); pos = p; return k;
}
function b_ExpressionIn_6(p: number, d: number): Child { // ExpressionIn<binaryOperator>
 d += 208;
 let s0 = 0, s2 = 0, s4 = 0, s5 = 0, k0: Child = null, k1: Child = null, k2: Child = null, a0: TreeNode[] = EMPTY;
 s0 = p;
 L0: {
  k1 = b_AssignmentIn_8(p, d); if (k1 === null) return null; p = pos;
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
     k2 = b_AssignmentIn_8(p, d); if (k2 === null) { p = s5; break L3; } p = pos;
     a0.push(k2);
    }
    if (p === s4) break L2;
    k2 = a0.length === 0 ? NOTHING : new Iteration(a0);
    k0 = new Node2(7, s0, p, k1, k2);
    break L1;
   }
   p = s2;
   k0 = k1;
  }
 }
 pos = p; return k0;
}
function b_EnumMember(p: number, d: number): Child { // EnumMember
 d += 176;
 let s0 = 0, s2 = 0, k0: Child = null, k1: Child = null;
 s0 = p;
 L0: {
  k1 = b_PropertyKey(p, d); if (k1 === null) return null; p = pos;
  s2 = p;
  L1: {
   L2: {
    p = sk(p);
    if (I[p] !== 61) break L2; p += 1;
    p = sk(p);
    if (b_Assignment(p, d) === null) break L2; p = pos;
    k0 = new Leaf(575, s0, p);
    break L1;
   }
   p = s2;
   k0 = k1;
  }
 }
 pos = p; return k0;
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
function b_DecoratorName(p: number): Child { // DecoratorName
 const p0 = p;
 let s0 = 0;
 p = m_identifier(p); if (p < 0) return null;
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  if (I[p] !== 46) { p = s0; break L0; } p += 1;
  p = sk(p);
  p = m_identifierName(p); if (p < 0) { p = s0; break L0; }
 }
 pos = p; return new Leaf(407, p0, p);
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
 pos = p; return new Node2(287, p0, p, k0, k1);
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
 pos = p; return new Node2(40, p0, p, k0, k1);
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
 pos = p; return new Node2(52, p0, p, k0, k1);
}
function b_ReturnType(p: number, d: number): Child { // ReturnType
 d += 144;
 const p0 = p;
 let k0: Child = null;
 if (I[p] !== 58) return null; p += 1;
 p = sk(p);
 k0 = b_ReturnedType(p, d); if (k0 === null) return null; p = pos;
 pos = p; return new Node2(211, p0, p, k0, null);
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
 pos = p; return new Node2(292, p0, p, k0, k1);
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
 pos = p; return new Node2(293, p0, p, k0, k1);
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
 pos = p; return new Node2(296, p0, p, k0, null);
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
    k0 = new Node2(128, s0, p, k1, k2);
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
 if (I[p] !== 105 || I[p + 1] !== 110 || !eq(p, 172, 9)) return -1; p += 9;
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
 pos = p; return new Node2(424, p0, p, k0, k1);
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
 pos = p; return new Node2(425, p0, p, k0, null);
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
 pos = p; return new Node2(428, p0, p, k0, null);
}
function b_AmbientFunction(p: number, d: number): Child { // AmbientFunction
 d += 144;
 const p0 = p;
 let k0: Child = null;
 k0 = b_FunctionHead(p, d); if (k0 === null) return null; p = pos;
 p = m_semicolon(p); if (p < 0) return null;
 pos = p; return new Node2(437, p0, p, k0, null);
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
   k1 = new Leaf(427, s2, p);
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
       k3 = new Leaf(66, s7, p);
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
     k0 = new Node5(440, s0, p, k1, k2, k3, null, null);
     break L2;
    }
    p = s3;
    if (!((s4 === 34 || s4 === 39))) break L1;
    s6 = p;
    p = m_stringLiteral(p); if (p < 0) break L1;
    k3 = new Leaf(66, s6, p);
    p = m_semicolon(p); if (p < 0) break L1;
    k0 = new Node2(454, s0, p, k3, null);
   }
   break L0;
  }
  p = s0;
  if (!((s1 === 103))) return null;
  s4 = p;
  p = m_globalWord(p); if (p < 0) return null;
  k1 = new Leaf(456, s4, p);
  p = sk(p);
  k3 = b_AmbientBlock(p, d); if (k3 === null) return null; p = pos;
  k0 = new Node2(455, s0, p, k1, k3);
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
 pos = p; return new Node2(448, p0, p, k0, k1);
}
function b_FromModule(p: number): Child { // FromModule
 const p0 = p;
 let s0 = 0, k0: Child = null;
 p = m_fromK(p); if (p < 0) return null;
 p = sk(p);
 s0 = p;
 p = m_stringLiteral(p); if (p < 0) return null;
 k0 = new Leaf(66, s0, p);
 pos = p; return new Node2(452, p0, p, k0, null);
}
function m_elseK(p: number): number { // elseK
 let s0 = 0;
 if (I[p] !== 101 || I[p + 1] !== 108 || !eq(p, 181, 4)) return -1; p += 4;
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
   k1 = new Leaf(34, s2, p);
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
 const m = recall(238, p); if (m !== undefined) { pos = m.end; return m.node; }
 if (d > MAX_DEPTH) tooDeep(p);
 d += 256;
 const p0 = p;
 let s0 = 0, s2 = 0, s4 = 0, s5 = 0, s6 = 0, s8 = 0, s9 = 0, k0: Child = null, k1: Child = null, k2: Child = null, k3: Child = null, a0: TreeNode[] = EMPTY;
 s0 = p;
 L0: {
  k1 = b_Primary(p, d); if (k1 === null) { remember(238, p0, null, 0); return null; } p = pos;
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
    k0 = new Node2(239, s0, p, k1, k2);
    break L1;
   }
   p = s2;
   k0 = k1;
  }
 }
 const k = settle(k0); remember(238, p0, k, p); pos = p; return k;
}
function b_VariableDeclaratorList_490(p: number, d: number): Child { // VariableDeclaratorList<binaryOperatorExceptIn>
 d += 168;
 const p0 = p;
 let s0 = 0, k0: Child = null, k1: Child = null, a0: TreeNode[] = EMPTY;
 k0 = b_VariableDeclarator_491(p, d); if (k0 === null) return null; p = pos;
 a0 = [];
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  if (I[p] !== 44) { p = s0; break L0; } p += 1;
  p = sk(p);
  k1 = b_VariableDeclarator_491(p, d); if (k1 === null) { p = s0; break L0; } p = pos;
  a0.push(k1);
 }
 k1 = a0.length === 0 ? NOTHING : new Iteration(a0);
 pos = p; return new Node2(490, p0, p, k0, k1);
}
function b_ExpressionIn_516(p: number, d: number): Child { // ExpressionIn<binaryOperatorExceptIn>
 d += 208;
 let s0 = 0, s2 = 0, s4 = 0, s5 = 0, k0: Child = null, k1: Child = null, k2: Child = null, a0: TreeNode[] = EMPTY;
 s0 = p;
 L0: {
  k1 = b_AssignmentIn_493(p, d); if (k1 === null) return null; p = pos;
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
     k2 = b_AssignmentIn_493(p, d); if (k2 === null) { p = s5; break L3; } p = pos;
     a0.push(k2);
    }
    if (p === s4) break L2;
    k2 = a0.length === 0 ? NOTHING : new Iteration(a0);
    k0 = new Node2(517, s0, p, k1, k2);
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
 if (I[p] !== 99 || I[p + 1] !== 97 || !eq(p, 224, 5)) return -1; p += 5;
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
 pos = p; return new Node2(528, p0, p, k0, null);
}
function m_finallyK(p: number): number { // finallyK
 let s0 = 0;
 if (I[p] !== 102 || I[p + 1] !== 105 || !eq(p, 229, 7)) return -1; p += 7;
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
 if (I[p] !== 99 || I[p + 1] !== 97 || !eq(p, 236, 4)) return -1; p += 4;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function b_DeclaratorTarget(p: number, d: number): Child { // DeclaratorTarget
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
    k0 = new Node2(114, s0, p, k1, k2);
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
 pos = p; return new Node2(416, p0, p, k0, null);
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
 pos = p; return new Node2(255, p0, p, k0, k1);
}
function b_ArrowFunction_9(p: number, d: number): Child { // ArrowFunction<binaryOperator,anywhere>
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
   k2 = b_ArrowBody_214(p, d); if (k2 === null) break L1; p = pos;
   k0 = new Node2(10, s0, p, k1, k2);
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
    k1 = b_ArrowBody_214(p, d); if (k1 === null) break L5; p = pos;
    k0 = new Node2(217, s0, p, k2, k1);
    break L4;
   }
   p = s3;
   if (!((s2 < 128 ? (T3[s2]! & 128) !== 0 : true))) return null;
   k1 = b_ArrowHead(p, d); if (k1 === null) return null; p = pos;
   p = sk(p);
   k2 = b_ArrowBody_214(p, d); if (k2 === null) return null; p = pos;
   s6 = p;
   p = sk(p);
   p = m_anywhere(p); if (p < 0) return null;
   p = s6;
   k0 = new Node2(223, s0, p, k1, k2);
  }
 }
 pos = p; return k0;
}
function b_YieldExpression_224(p: number, d: number): Child { // YieldExpression<binaryOperator,anywhere>
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
    k1 = b_AssignmentIn_8(p, d); if (k1 === null) break L2; p = pos;
    k0 = new Node2(225, s0, p, k1, null);
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
    k1 = b_AssignmentIn_8(p, d); if (k1 === null) break L3; p = pos;
    k0 = new Node2(227, s0, p, k1, null);
    break L1;
   }
   p = s2;
   k0 = new Leaf(228, s0, p);
  }
 }
 pos = p; return k0;
}
function b_Binary_230(p: number, d: number): Child { // Binary<binaryOperator>
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
    k0 = new Node2(231, s0, p, k1, k2);
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
function b_PropertyKey(p: number, d: number): Child { // PropertyKey
 d += 192;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T1[s1]! & 64) !== 0 : true)) L1: {
   s2 = p;
   c = I[p]!; s3 = M19[c < 128 ? c : 128]!;
   L2: {
    if ((s3 & 1) !== 0) L3: {
     s4 = p;
     p = m_identifierName(p); if (p < 0) break L3;
     k2 = new Leaf(36, s4, p);
     k1 = k2;
     break L2;
    }
    p = s2;
    if ((s3 & 2) !== 0) L4: {
     s4 = p;
     p = m_stringLiteral(p); if (p < 0) break L4;
     k2 = new Leaf(66, s4, p);
     k1 = k2;
     break L2;
    }
    p = s2;
    if ((s3 & 4) !== 0) L5: {
     s4 = p;
     p = m_numericLiteral(p); if (p < 0) break L5;
     k2 = new Leaf(73, s4, p);
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
    k1 = new Node2(87, s2, p, k2, null);
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
  k0 = new Leaf(42, s1, p);
  a0.push(k0);
 }
 k0 = a0.length === 0 ? NOTHING : new Iteration(a0);
 p = sk(p);
 s1 = p;
 p = m_identifier(p); if (p < 0) return null;
 k1 = new Leaf(34, s1, p);
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
 pos = p; return new Node5(41, p0, p, k0, k1, k2, k3, null);
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
     k1 = new Node2(54, s2, p, k2, null);
     break L2;
    }
    p = s2;
    if (!((s3 === 64))) break L1;
    s5 = p;
    L5: for (;;) {
     s4 = p;
     p = sk(p);
     c = I[p]!; if (!(c === 64)) { p = s4; break L5; }
     if (b_Decorator(p, d) === null) { p = s4; break L5; } p = pos;
    }
    if (p === s5) break L1;
    p = sk(p);
    k2 = b_Parameter(p, d); if (k2 === null) break L1; p = pos;
    k1 = new Node2(110, s2, p, k2, null);
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
 if (I[p] !== 101 || I[p + 1] !== 120 || !eq(p, 207, 7)) return -1; p += 7;
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
 pos = p; return new Node2(149, p0, p, k0, k1);
}
function m_implementsK(p: number): number { // implementsK
 let s0 = 0;
 if (I[p] !== 105 || I[p + 1] !== 109 || !eq(p, 214, 10)) return -1; p += 10;
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
 pos = p; return new Node2(295, p0, p, k0, k1);
}
function b_ClassElement(p: number, d: number): Child { // ClassElement
 d += 184;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T5[s1]! & 2) !== 0 : true)) L1: {
   s2 = p;
   c = I[p]!; s3 = M20[c < 128 ? c : 128]!;
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
     k1 = new Leaf(314, s2, p);
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
 pos = p; return new Node5(51, p0, p, k0, k1, k2, null, null);
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
  k1 = new Leaf(126, s1, p);
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
 pos = p; return new Node5(125, p0, p, k0, k1, k2, k3, null);
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
     k0 = new Node2(130, s0, p, k1, k2);
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
  k0 = new Node2(208, s0, p, k1, k2);
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
 pos = p; return new Node5(209, p0, p, k0, k1, k2, null, null);
}
function b_TypeMember(p: number, d: number): Child { // TypeMember
 d += 168;
 const p0 = p;
 let c = 0, s0 = 0, s1 = 0, k0: Child = null, k1: Child = null;
 s0 = p;
 c = I[p]!; s1 = M21[c < 128 ? c : 128]!;
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
 pos = p; return new Node2(158, p0, p, k0, null);
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
   k0 = new Node2(430, s0, p, k1, null);
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
 pos = p; return new Node2(441, p0, p, k0, null);
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
 pos = p; return new Node2(449, p0, p, k0, k1);
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
 pos = p; return new Node2(61, p0, p, k0, null);
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
 pos = p; return new Node2(102, p0, p, k0, k1);
}
function b_Primary(p: number, d: number): Child { // Primary
 if (d > MAX_DEPTH) tooDeep(p);
 d += 200;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, s5 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 s0 = p;
 c = I[p]!; s1 = M22[c < 128 ? c : 128]!;
 L0: {
  if ((s1 & 1) !== 0) L1: {
   s2 = p;
   c = I[p]!; s3 = M23[c < 128 ? c : 128]!;
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
     k2 = new Leaf(34, s5, p);
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
        k3 = new Leaf(264, s8, p);
        k2 = k3;
        break L8;
       }
       p = s6;
       if (!((s7 < 128 ? (T1[s7]! & 4) !== 0 : true))) break L7;
       s8 = p;
       p = m_identifierName(p); if (p < 0) break L7;
       k3 = new Leaf(36, s8, p);
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
 pos = p; return new Leaf(285, p0, p);
}
function b_VariableDeclarator_491(p: number, d: number): Child { // VariableDeclarator<binaryOperatorExceptIn>
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
    k2 = b_AssignmentIn_493(p, d); if (k2 === null) break L2; p = pos;
    k0 = new Node2(492, s0, p, k1, k2);
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
   k0 = new Node2(515, s0, p, k1, k2);
  }
 }
 pos = p; return k0;
}
function b_AssignmentIn_493(p: number, d: number): Child { // AssignmentIn<binaryOperatorExceptIn,anywhere>
 if (d > MAX_DEPTH) tooDeep(p);
 d += 208;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s4 = 0, s5 = 0, k0: Child = null, k1: Child = null, k2: Child = null, a0: TreeNode[] = EMPTY;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T3[s1]! & 128) !== 0 : true)) L1: {
   k1 = b_ArrowFunction_494(p, d); if (k1 === null) break L1; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 === 121)) L2: {
   k1 = b_YieldExpression_501(p, d); if (k1 === null) break L2; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T1[s1]! & 32) !== 0 : true))) return null;
  k1 = b_Binary_506(p, d); if (k1 === null) return null; p = pos;
  s2 = p;
  L3: {
   L4: {
    a0 = [];
    s4 = p;
    L5: for (;;) {
     s5 = p;
     p = sk(p);
     c = I[p]!; if (!(c < 128 ? (T4[c]! & 1) !== 0 : false)) { p = s5; break L5; }
     k2 = b_AssignmentTail_510(p, d); if (k2 === null) { p = s5; break L5; } p = pos;
     a0.push(k2);
    }
    if (p === s4) break L4;
    k2 = a0.length === 0 ? NOTHING : new Iteration(a0);
    k0 = new Node2(505, s0, p, k1, k2);
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
 pos = p; return new Node2(105, p0, p, k0, null);
}
function b_Property(p: number, d: number): Child { // Property
 d += 200;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, s5 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 s0 = p;
 c = I[p]!; s1 = M24[c < 128 ? c : 128]!;
 L0: {
  if ((s1 & 1) !== 0) L1: {
   s2 = p;
   p = m_identifier(p); if (p < 0) break L1;
   k1 = new Leaf(34, s2, p);
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
   k0 = new Node2(257, s0, p, k1, null);
   break L0;
  }
  p = s0;
  if ((s1 & 2) !== 0) L4: {
   k1 = b_PropertyKey(p, d); if (k1 === null) break L4; p = pos;
   p = sk(p);
   if (I[p] !== 58) break L4; p += 1;
   p = sk(p);
   k2 = b_Assignment(p, d); if (k2 === null) break L4; p = pos;
   k0 = new Node2(258, s0, p, k1, k2);
   break L0;
  }
  p = s0;
  if ((s1 & 4) !== 0) L5: {
   if (I[p] !== 46 || I[p + 1] !== 46 || I[p + 2] !== 46) break L5; p += 3;
   p = sk(p);
   k2 = b_Assignment(p, d); if (k2 === null) break L5; p = pos;
   k0 = new Node2(259, s0, p, k2, null);
   break L0;
  }
  p = s0;
  if ((s1 & 8) !== 0) L6: {
   s3 = p;
   p = m_identifier(p); if (p < 0) break L6;
   k2 = new Leaf(34, s3, p);
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
   k0 = new Node2(260, s0, p, k2, k1);
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
   k0 = new Node2(13, s0, p, k1, null);
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T3[s1]! & 128) !== 0 : true))) return null;
  k1 = b_ArrowParameters(p, d); if (k1 === null) return null; p = pos;
  p = m_arrow(p); if (p < 0) return null;
  k0 = new Node2(213, s0, p, k1, null);
 }
 pos = p; return k0;
}
function b_ArrowBody_214(p: number, d: number): Child { // ArrowBody<binaryOperator,anywhere>
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
  k1 = b_ValueIn_89(p, d); if (k1 === null) return null; p = pos;
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
   k0 = new Node2(219, s0, p, k1, null);
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T4[s1]! & 32) !== 0 : true))) return null;
  k1 = b_UntypedArrowParameters(p, d); if (k1 === null) return null; p = pos;
  p = m_arrow(p); if (p < 0) return null;
  k0 = new Node2(222, s0, p, k1, null);
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
    k1 = new Leaf(234, s4, p);
    a0.push(k1);
   }
   if (p === s2) break L1;
   k1 = a0.length === 0 ? NOTHING : new Iteration(a0);
   p = sk(p);
   k2 = b_Update(p, d); if (k2 === null) break L1; p = pos;
   k0 = new Node2(233, s0, p, k1, k2);
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
  k2 = new Leaf(264, s3, p);
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
  k1 = b_Binary_230(p, d); if (k1 === null) return null; p = pos;
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
     k2 = b_ArrowFunction_9(p, d); if (k2 === null) break L3; p = pos;
     k1 = k2;
     break L2;
    }
    p = s2;
    if (!((s3 === 121))) break L1;
    k2 = b_YieldExpression_224(p, d); if (k2 === null) break L1; p = pos;
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
  k1 = b_Binary_230(p, d); if (k1 === null) return null; p = pos;
  k0 = k1;
 }
 pos = p; return k0;
}
function b_Value(p: number, d: number): Child { // Value
 const m = recall(88, p); if (m !== undefined) { pos = m.end; return m.node; }
 d += 144;
 const p0 = p;
 let k0: Child = null;
 k0 = b_ValueIn_89(p, d); if (k0 === null) { remember(88, p0, null, 0); return null; } p = pos;
 const k = k0; remember(88, p0, k, p); pos = p; return k;
}
function b_LegacyOctal(p: number): Child { // LegacyOctal
 const p0 = p;
 p = m_legacyOctal(p); if (p < 0) return null;
 pos = p; return new Leaf(90, p0, p);
}
function b_SpreadElement(p: number, d: number): Child { // SpreadElement
 d += 144;
 const p0 = p;
 let k0: Child = null;
 if (I[p] !== 46 || I[p + 1] !== 46 || I[p + 2] !== 46) return null; p += 3;
 p = sk(p);
 k0 = b_Assignment(p, d); if (k0 === null) return null; p = pos;
 pos = p; return new Node2(253, p0, p, k0, null);
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
 pos = p; return new Node2(49, p0, p, k0, null);
}
function b_TypeDefault(p: number, d: number): Child { // TypeDefault
 d += 144;
 const p0 = p;
 let k0: Child = null;
 if (I[p] !== 61) return null; p += 1;
 p = sk(p);
 k0 = b_Type(p, d); if (k0 === null) return null; p = pos;
 pos = p; return new Node2(210, p0, p, k0, null);
}
function m_parameterWordOfProperty(p: number): number { // parameterWordOfProperty
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, s5 = 0;
 s0 = p;
 c = I[p]!; s1 = M25[c < 128 ? c : 128]!;
 L0: {
  if ((s1 & 1) !== 0) L1: {
   if (I[p] !== 112 || I[p + 1] !== 117 || !eq(p, 257, 6)) break L1; p += 6;
   break L0;
  }
  p = s0;
  if ((s1 & 2) !== 0) L2: {
   if (I[p] !== 112 || I[p + 1] !== 114 || !eq(p, 263, 7)) break L2; p += 7;
   break L0;
  }
  p = s0;
  if ((s1 & 4) !== 0) L3: {
   if (I[p] !== 112 || I[p + 1] !== 114 || !eq(p, 270, 9)) break L3; p += 9;
   break L0;
  }
  p = s0;
  if ((s1 & 8) !== 0) L4: {
   if (I[p] !== 114 || I[p + 1] !== 101 || !eq(p, 279, 8)) break L4; p += 8;
   break L0;
  }
  p = s0;
  if (!((s1 & 16) !== 0)) return -1;
  if (I[p] !== 111 || I[p + 1] !== 118 || !eq(p, 287, 8)) return -1; p += 8;
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
    k0 = new Node2(57, s0, p, k1, null);
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
     k0 = new Node2(59, s0, p, k1, k2);
     break L2;
    }
    p = s2;
    L4: {
     p = sk(p);
     if (I[p] !== 63) break L4; p += 1;
     p = sk(p);
     k2 = b_TypeAnnotation(p, d); if (k2 === null) break L4; p = pos;
     k0 = new Node2(106, s0, p, k1, k2);
     break L2;
    }
    p = s2;
    L5: {
     p = sk(p);
     if (I[p] !== 63) break L5; p += 1;
     k0 = new Node2(107, s0, p, k1, null);
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
  k1 = new Leaf(109, s3, p);
  p = sk(p);
  k2 = b_TypeAnnotation(p, d); if (k2 === null) return null; p = pos;
  k0 = new Node2(108, s0, p, k1, k2);
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
   k0 = new Node2(117, s0, p, k1, k2);
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
  k0 = new Node2(124, s0, p, k2, k1);
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
 pos = p; return new Node2(298, p0, p, k0, k1);
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
     k0 = new Node5(302, s0, p, k1, k2, k3, k4, null);
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
    k0 = new Node5(311, s0, p, k1, k2, k4, null, null);
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
 pos = p; return new Node2(312, p0, p, k0, null);
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
 pos = p; return new Node2(315, p0, p, k0, k1);
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
 pos = p; return new Node2(316, p0, p, k0, k1);
}
function b_AccessorField(p: number, d: number): Child { // AccessorField
 d += 152;
 const p0 = p;
 let c = 0, s0 = 0, k0: Child = null;
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  c = I[p]!; if (!(c < 128 ? (T5[c]! & 4) !== 0 : false)) { p = s0; break L0; }
  if (b_MemberModifier(p) === null) { p = s0; break L0; } p = pos;
 }
 p = sk(p);
 p = m_accessorWord(p); if (p < 0) return null;
 p = sk(p);
 k0 = b_PropertyDefinition(p, d); if (k0 === null) return null; p = pos;
 pos = p; return new Node2(321, p0, p, k0, null);
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
     k0 = new Node2(132, s0, p, k1, k2);
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
  k0 = new Node2(207, s0, p, k1, k2);
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
  k1 = new Leaf(160, s1, p);
  k0 = new Iteration([k1]);
 }
 p = sk(p);
 if (I[p] !== 91) return null; p += 1;
 p = sk(p);
 s1 = p;
 p = m_identifier(p); if (p < 0) return null;
 k1 = new Leaf(34, s1, p);
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
 pos = p; return new Node5(159, p0, p, k0, k1, k2, k3, null);
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
  k1 = new Leaf(160, s1, p);
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
  k3 = new Leaf(163, s2, p);
  k2 = new Iteration([k3]);
 }
 p = sk(p);
 k3 = b_TypeAnnotation(p, d); if (k3 === null) return null; p = pos;
 pos = p; return new Node5(162, p0, p, k0, k1, k2, k3, null);
}
function b_CallSignature(p: number, d: number): Child { // CallSignature
 d += 144;
 const p0 = p;
 let k0: Child = null;
 k0 = b_Signature(p, d); if (k0 === null) return null; p = pos;
 pos = p; return new Node2(164, p0, p, k0, null);
}
function b_ConstructSignature(p: number, d: number): Child { // ConstructSignature
 d += 144;
 const p0 = p;
 let k0: Child = null;
 p = m_newK(p); if (p < 0) return null;
 p = sk(p);
 k0 = b_Signature(p, d); if (k0 === null) return null; p = pos;
 pos = p; return new Node2(165, p0, p, k0, null);
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
   k0 = new Node2(167, s0, p, k1, k2);
   break L0;
  }
  p = s0;
  if (!((s1 === 115))) return null;
  p = m_setK(p); if (p < 0) return null;
  p = sk(p);
  k2 = b_PropertyKey(p, d); if (k2 === null) return null; p = pos;
  p = sk(p);
  k1 = b_Signature(p, d); if (k1 === null) return null; p = pos;
  k0 = new Node2(169, s0, p, k2, k1);
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
  k2 = new Leaf(163, s1, p);
  k1 = new Iteration([k2]);
 }
 p = sk(p);
 k2 = b_Signature(p, d); if (k2 === null) return null; p = pos;
 pos = p; return new Node5(171, p0, p, k0, k1, k2, null, null);
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
  k1 = new Leaf(160, s1, p);
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
  k3 = new Leaf(163, s2, p);
  k2 = new Iteration([k3]);
 }
 pos = p; return new Node5(172, p0, p, k0, k1, k2, null, null);
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
    k2 = new Leaf(408, s3, p);
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
   k0 = new Node2(443, s0, p, k1, k2);
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
   k0 = new Node2(444, s0, p, k2, null);
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
 pos = p; return new Node2(62, p0, p, k0, k1);
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
   k0 = new Node2(104, s0, p, k1, null);
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
   c = I[p]!; s3 = M26[c < 128 ? c : 128]!;
   L2: {
    if ((s3 & 1) !== 0) L3: {
     s4 = p;
     p = m_stringLiteral(p); if (p < 0) break L3;
     k2 = new Leaf(66, s4, p);
     k1 = k2;
     break L2;
    }
    p = s2;
    if ((s3 & 2) !== 0) L4: {
     s4 = p;
     p = m_numericLiteral(p); if (p < 0) break L4;
     k2 = new Leaf(73, s4, p);
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
    k2 = new Leaf(246, s4, p);
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
 pos = p; return new Node2(250, p0, p, k0, k1);
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
  k1 = new Leaf(14, s1, p);
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
  k3 = new Leaf(34, s3, p);
  k2 = new Iteration([k3]);
 }
 p = sk(p);
 k3 = b_Signature(p, d); if (k3 === null) return null; p = pos;
 p = sk(p);
 k4 = b_FunctionBody(p, d); if (k4 === null) return null; p = pos;
 pos = p; return new Node5(273, p0, p, k0, k1, k2, k3, k4);
}
function b_ThisExpression(p: number): Child { // ThisExpression
 const p0 = p;
 p = m_thisK(p); if (p < 0) return null;
 pos = p; return new Leaf(274, p0, p);
}
function b_NewExpression(p: number, d: number): Child { // NewExpression
 d += 248;
 let c = 0, s0 = 0, s2 = 0, s3 = 0, s4 = 0, s5 = 0, s7 = 0, s8 = 0, k0: Child = null, k1: Child = null, k2: Child = null, k3: Child = null, k4: Child = null, k5: Child = null;
 s0 = p;
 L0: {
  s2 = p;
  p = m_newK(p); if (p < 0) return null;
  k1 = new Leaf(127, s2, p);
  p = sk(p);
  s3 = p;
  s4 = I[p]!;
  L1: {
   L2: {
    if (I[p] !== 46) break L2; p += 1;
    p = sk(p);
    s5 = p;
    p = m_targetK(p); if (p < 0) break L2;
    k2 = new Leaf(277, s5, p);
    k0 = new Node2(276, s0, p, k1, k2);
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
     k0 = new Node5(278, s0, p, k2, k3, k4, null, null);
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
    k0 = new Node2(288, s0, p, k2, null);
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
  k1 = new Leaf(34, s1, p);
  k0 = new Iteration([k1]);
 }
 p = sk(p);
 k1 = b_ClassTail(p, d); if (k1 === null) return null; p = pos;
 pos = p; return new Node2(289, p0, p, k0, k1);
}
function b_Super(p: number): Child { // Super
 const p0 = p;
 p = m_superK(p); if (p < 0) return null;
 pos = p; return new Leaf(323, p0, p);
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
    k0 = new Node2(326, s0, p, k1, null);
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
   k0 = new Node2(327, s0, p, k1, null);
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
 if (I[p] !== 109 || I[p + 1] !== 101 || !eq(p, 295, 4)) return null; p += 4;
 s0 = p;
 L0: {
  p = sk(p);
  p = m_identifierPart(p); if (p < 0) break L0;
  return null;
 }
 p = s0;
 pos = p; return new Leaf(328, p0, p);
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
  if (b_Decorator(p, d) === null) { p = s1; break L0; } p = pos;
 }
 if (p === s0) return null;
 p = sk(p);
 k0 = b_ClassExpression(p, d); if (k0 === null) return null; p = pos;
 pos = p; return new Node2(329, p0, p, k0, null);
}
function b_JsxElement(p: number, d: number): Child { // JsxElement
 d += 136;
 const p0 = p;
 p = m_jsxElement(p, d); if (p < 0) return null;
 pos = p; return new Leaf(330, p0, p);
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
   if (b_ConstType(p) === null) break L1; p = pos;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T5[s1]! & 1) !== 0 : true))) return null;
  if (b_Type(p, d) === null) return null; p = pos;
 }
 p = sk(p);
 if (I[p] !== 62) return null; p += 1;
 p = sk(p);
 k0 = b_Unary(p, d); if (k0 === null) return null; p = pos;
 pos = p; return new Node2(350, p0, p, k0, null);
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
     k2 = new Leaf(264, s4, p);
     k1 = k2;
     break L2;
    }
    p = s2;
    if (!((s3 < 128 ? (T1[s3]! & 4) !== 0 : true))) break L1;
    s4 = p;
    p = m_identifierName(p); if (p < 0) break L1;
    k2 = new Leaf(36, s4, p);
    k1 = k2;
   }
   k0 = new Node2(282, s0, p, k1, null);
   break L0;
  }
  p = s0;
  L4: {
   if (I[p] !== 91) break L4; p += 1;
   p = sk(p);
   k1 = b_Expression(p, d); if (k1 === null) break L4; p = pos;
   p = sk(p);
   if (I[p] !== 93) break L4; p += 1;
   k0 = new Node2(283, s0, p, k1, null);
   break L0;
  }
  p = s0;
  if (!((s1 === 96))) return null;
  k1 = b_TemplateLiteral(p, d); if (k1 === null) return null; p = pos;
  k0 = new Node2(284, s0, p, k1, null);
 }
 pos = p; return k0;
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
function b_ArrowFunction_494(p: number, d: number): Child { // ArrowFunction<binaryOperatorExceptIn,anywhere>
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
   k2 = b_ArrowBody_496(p, d); if (k2 === null) break L1; p = pos;
   k0 = new Node2(495, s0, p, k1, k2);
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
    k1 = b_ArrowBody_496(p, d); if (k1 === null) break L5; p = pos;
    k0 = new Node2(499, s0, p, k2, k1);
    break L4;
   }
   p = s3;
   if (!((s2 < 128 ? (T3[s2]! & 128) !== 0 : true))) return null;
   k1 = b_ArrowHead(p, d); if (k1 === null) return null; p = pos;
   p = sk(p);
   k2 = b_ArrowBody_496(p, d); if (k2 === null) return null; p = pos;
   s6 = p;
   p = sk(p);
   p = m_anywhere(p); if (p < 0) return null;
   p = s6;
   k0 = new Node2(500, s0, p, k1, k2);
  }
 }
 pos = p; return k0;
}
function b_YieldExpression_501(p: number, d: number): Child { // YieldExpression<binaryOperatorExceptIn,anywhere>
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
    k1 = b_AssignmentIn_493(p, d); if (k1 === null) break L2; p = pos;
    k0 = new Node2(502, s0, p, k1, null);
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
    k1 = b_AssignmentIn_493(p, d); if (k1 === null) break L3; p = pos;
    k0 = new Node2(503, s0, p, k1, null);
    break L1;
   }
   p = s2;
   k0 = new Leaf(504, s0, p);
  }
 }
 pos = p; return k0;
}
function b_Binary_506(p: number, d: number): Child { // Binary<binaryOperatorExceptIn>
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
       k3 = b_BinaryTail_508(p, d); if (k3 === null) break L5; p = pos;
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
    k0 = new Node2(507, s0, p, k1, k2);
    break L1;
   }
   p = s2;
   k0 = k1;
  }
 }
 pos = p; return k0;
}
function b_AssignmentTail_510(p: number, d: number): Child { // AssignmentTail<binaryOperatorExceptIn,anywhere>
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
   k2 = b_TailOperand_512(p, d); if (k2 === null) break L1; p = pos;
   k0 = new Node2(511, s0, p, k1, k2);
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T4[s1]! & 1) !== 0 : false))) return null;
  s2 = p;
  p = m_assignmentOperator(p); if (p < 0) return null;
  k2 = new Leaf(400, s2, p);
  p = sk(p);
  k1 = b_TailOperand_512(p, d); if (k1 === null) return null; p = pos;
  k0 = new Node2(514, s0, p, k2, k1);
 }
 pos = p; return k0;
}
function b_Method(p: number, d: number): Child { // Method
 d += 208;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, k0: Child = null, k1: Child = null, k2: Child = null, k3: Child = null, k4: Child = null;
 s0 = p;
 c = I[p]!; s1 = M27[c < 128 ? c : 128]!;
 L0: {
  if ((s1 & 1) !== 0) L1: {
   p = m_getK(p); if (p < 0) break L1;
   p = sk(p);
   k1 = b_ClassElementName(p, d); if (k1 === null) break L1; p = pos;
   p = sk(p);
   k2 = b_Signature(p, d); if (k2 === null) break L1; p = pos;
   p = sk(p);
   k3 = b_FunctionBody(p, d); if (k3 === null) break L1; p = pos;
   k0 = new Node5(262, s0, p, k1, k2, k3, null, null);
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
   k0 = new Node5(265, s0, p, k3, k2, k1, null, null);
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
   k0 = new Node5(266, s0, p, k1, k2, k3, k4, null);
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
  k0 = new Node5(268, s0, p, k4, k3, k2, k1, null);
 }
 pos = p; return k0;
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
   k1 = new Leaf(34, s2, p);
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
function b_ValueIn_89(p: number, d: number): Child { // ValueIn<binaryOperator,anywhere>
 const m = recall(89, p); if (m !== undefined) { pos = m.end; return m.node; }
 d += 144;
 const p0 = p;
 let k0: Child = null;
 k0 = b_AssignmentIn_8(p, d); if (k0 === null) { remember(89, p0, null, 0); return null; } p = pos;
 const k = k0; remember(89, p0, k, p); pos = p; return k;
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
   k1 = new Leaf(34, s2, p);
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
    k0 = new Node2(237, s0, p, k1, k2);
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
 pos = p; return new Leaf(351, p0, p);
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
function m_parameterWord(p: number): number { // parameterWord
 let s0 = 0, s2 = 0;
 s0 = p;
 L0: {
  L1: {
   if (I[p] !== 99 || I[p + 1] !== 111 || !eq(p, 55, 5)) break L1; p += 5;
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
   if (I[p] !== 101 || I[p + 1] !== 120 || !eq(p, 207, 7)) break L2; p += 7;
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
  k1 = new Leaf(34, s2, p);
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
 pos = p; return new Node2(122, p0, p, k0, null);
}
function b_MemberModifier(p: number): Child { // MemberModifier
 let s0 = 0, s1 = 0, k0: Child = null;
 s0 = p;
 p = m_memberWord(p); if (p < 0) return null;
 k0 = new Leaf(300, s0, p);
 s1 = p;
 p = sk(p);
 p = m_memberStart(p); if (p < 0) return null;
 p = s1;
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
   k1 = new Leaf(264, s2, p);
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
   k0 = new Node2(304, s0, p, k1, null);
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
   k0 = new Node2(305, s0, p, k1, null);
   break L0;
  }
  p = s0;
  if (I[p] !== 33) return null; p += 1;
  p = sk(p);
  k1 = b_TypeAnnotation(p, d); if (k1 === null) return null; p = pos;
  k0 = new Node2(306, s0, p, k1, null);
 }
 pos = p; return k0;
}
function m_staticK(p: number): number { // staticK
 let s0 = 0;
 if (I[p] !== 115 || I[p + 1] !== 116 || !eq(p, 299, 6)) return -1; p += 6;
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
   k0 = new Node2(318, s0, p, k1, k2);
   break L0;
  }
  p = s0;
  if ((s1 === 115)) L2: {
   p = m_setK(p); if (p < 0) break L2;
   p = sk(p);
   k2 = b_ClassElementName(p, d); if (k2 === null) break L2; p = pos;
   p = sk(p);
   k1 = b_Signature(p, d); if (k1 === null) break L2; p = pos;
   k0 = new Node2(319, s0, p, k2, k1);
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
   k3 = new Leaf(163, s3, p);
   k2 = new Iteration([k3]);
  }
  p = sk(p);
  k3 = b_Signature(p, d); if (k3 === null) return null; p = pos;
  k0 = new Node5(320, s0, p, k1, k2, k3, null, null);
 }
 pos = p; return k0;
}
function m_accessorWord(p: number): number { // accessorWord
 let s0 = 0, s1 = 0, s2 = 0;
 if (I[p] !== 97 || I[p + 1] !== 99 || !eq(p, 305, 8)) return -1; p += 8;
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
   k1 = new Leaf(135, s2, p);
   p = sk(p);
   k2 = b_OperatorType(p, d); if (k2 === null) break L1; p = pos;
   k0 = new Node2(134, s0, p, k1, k2);
   break L0;
  }
  p = s0;
  if ((s1 === 105)) L2: {
   p = m_inferWord(p); if (p < 0) break L2;
   p = sk(p);
   s2 = p;
   p = m_identifier(p); if (p < 0) break L2;
   k2 = new Leaf(34, s2, p);
   k1 = NOTHING;
   L3: {
    s3 = p;
    p = sk(p);
    c = I[p]!; if (!(c === 101)) { p = s3; break L3; }
    k3 = b_InferConstraint(p, d); if (k3 === null) { p = s3; break L3; } p = pos;
    k1 = new Iteration([k3]);
   }
   k0 = new Node2(137, s0, p, k2, k1);
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
 if (I[p] !== 114 || I[p + 1] !== 101 || !eq(p, 279, 8)) return -1; p += 8;
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
   k0 = new Node2(64, s0, p, k1, k2);
   break L0;
  }
  p = s0;
  if ((s1 < 128 ? (T1[s1]! & 4) !== 0 : true)) L2: {
   s2 = p;
   p = m_identifier(p); if (p < 0) break L2;
   k2 = new Leaf(34, s2, p);
   s3 = p;
   L3: {
    L4: {
     p = sk(p);
     if (I[p] !== 61) break L4; p += 1;
     p = sk(p);
     k1 = b_Value(p, d); if (k1 === null) break L4; p = pos;
     k0 = new Node2(99, s0, p, k2, k1);
     break L3;
    }
    p = s3;
    k0 = new Node2(100, s0, p, k2, null);
   }
   break L0;
  }
  p = s0;
  if (I[p] !== 46 || I[p + 1] !== 46 || I[p + 2] !== 46) return null; p += 3;
  p = sk(p);
  s4 = p;
  p = m_identifier(p); if (p < 0) return null;
  k2 = new Leaf(34, s4, p);
  s3 = p;
  p = sk(p);
  if (I[p] !== 125) return null; p += 1;
  p = s3;
  k0 = new Node2(101, s0, p, k2, null);
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
    k0 = new Node2(98, s0, p, k1, k2);
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
 pos = p; return new Leaf(187, p0, p);
}
function b_NullLiteral(p: number): Child { // NullLiteral
 const p0 = p;
 p = m_nullK(p); if (p < 0) return null;
 pos = p; return new Leaf(244, p0, p);
}
function b_templateLiteral(p: number, d: number): Child { // templateLiteral
 d += 176;
 const p0 = p;
 let c = 0, s0 = 0, s1 = 0, k0: Child = null, k1: Child = null, a0: TreeNode[] = EMPTY;
 if (I[p] !== 96) return null; p += 1;
 s0 = p;
 p = m_templateElement(p); if (p < 0) return null;
 k0 = new Leaf(200, s0, p);
 a0 = [];
 L0: for (;;) {
  s1 = p;
  c = I[p]!; if (!(c === 36)) { p = s1; break L0; }
  k1 = b_templateSpan(p, d); if (k1 === null) { p = s1; break L0; } p = pos;
  a0.push(k1);
 }
 k1 = a0.length === 0 ? NOTHING : new Iteration(a0);
 if (I[p] !== 96) return null; p += 1;
 pos = p; return new Node2(270, p0, p, k0, k1);
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
    k0 = new Node2(280, s0, p, k1, k2);
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
function m_operandStart(p: number): number { // operandStart
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, s5 = 0;
 s0 = p;
 c = I[p]!; s1 = M28[c < 128 ? c : 128]!;
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
    c = I[p]!; s4 = M29[c < 128 ? c : 128]!;
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
     if (I[p] !== 105 || I[p + 1] !== 110 || !eq(p, 29, 10)) break L3; p += 10;
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
function b_ArrowBody_496(p: number, d: number): Child { // ArrowBody<binaryOperatorExceptIn,anywhere>
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
  k1 = b_ValueIn_498(p, d); if (k1 === null) return null; p = pos;
  k0 = k1;
 }
 pos = p; return k0;
}
function b_BinaryTail_508(p: number, d: number): Child { // BinaryTail<binaryOperatorExceptIn>
 d += 136;
 let k0: Child = null;
 k0 = b_BinaryTail_operation_509(p, d); if (k0 === null) return null; p = pos;
 pos = p; return k0;
}
function b_TailOperand_512(p: number, d: number): Child { // TailOperand<binaryOperatorExceptIn,anywhere>
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
     k2 = b_ArrowFunction_494(p, d); if (k2 === null) break L3; p = pos;
     k1 = k2;
     break L2;
    }
    p = s2;
    if (!((s3 === 121))) break L1;
    k2 = b_YieldExpression_501(p, d); if (k2 === null) break L1; p = pos;
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
  k1 = b_Binary_506(p, d); if (k1 === null) return null; p = pos;
  k0 = k1;
 }
 pos = p; return k0;
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
 pos = p; return new Node2(221, p0, p, k0, null);
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
  k1 = b_Binary_230(p, d); if (k1 === null) return null; p = pos;
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
function b_ThisType(p: number): Child { // ThisType
 const p0 = p;
 p = m_thisK(p); if (p < 0) return null;
 pos = p; return new Leaf(120, p0, p);
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
   if (I[p] !== 115 || I[p + 1] !== 116 || !eq(p, 299, 6)) break L1; p += 6;
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
  c = I[p]!; s3 = M30[c < 128 ? c : 128]!;
  L3: {
   if ((s3 & 1) !== 0) L4: {
    if (I[p] !== 112 || I[p + 1] !== 117 || !eq(p, 257, 6)) break L4; p += 6;
    break L3;
   }
   p = s2;
   if ((s3 & 2) !== 0) L5: {
    if (I[p] !== 112 || I[p + 1] !== 114 || !eq(p, 263, 7)) break L5; p += 7;
    break L3;
   }
   p = s2;
   if ((s3 & 4) !== 0) L6: {
    if (I[p] !== 112 || I[p + 1] !== 114 || !eq(p, 270, 9)) break L6; p += 9;
    break L3;
   }
   p = s2;
   if ((s3 & 8) !== 0) L7: {
    if (I[p] !== 114 || I[p + 1] !== 101 || !eq(p, 279, 8)) break L7; p += 8;
    break L3;
   }
   p = s2;
   if ((s3 & 16) !== 0) L8: {
    if (I[p] !== 111 || I[p + 1] !== 118 || !eq(p, 287, 8)) break L8; p += 8;
    break L3;
   }
   p = s2;
   if ((s3 & 32) !== 0) L9: {
    if (I[p] !== 100 || I[p + 1] !== 101 || !eq(p, 48, 7)) break L9; p += 7;
    break L3;
   }
   p = s2;
   if (!((s3 & 64) !== 0)) return -1;
   if (I[p] !== 97 || I[p + 1] !== 98 || !eq(p, 11, 8)) return -1; p += 8;
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
   if (I[p] !== 114 || I[p + 1] !== 101 || !eq(p, 279, 8)) break L2; p += 8;
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
 pos = p; return new Node2(139, p0, p, k0, null);
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
    k0 = new Node2(142, s0, p, k1, k2);
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
 k0 = b_applySyntactic_272(p, d); if (k0 === null) return null; p = pos;
 p = sk(p);
 if (I[p] !== 125) return null; p += 1;
 s0 = p;
 p = m_templateElement(p); if (p < 0) return null;
 k1 = new Leaf(200, s0, p);
 pos = p; return new Node2(271, p0, p, k0, k1);
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
 p = m_applySyntactic_335(p, d); if (p < 0) return -1;
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
   p = m_applySyntactic_343(p, d); if (p < 0) return -1;
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
     p = m_applySyntactic_272(p, d); if (p < 0) break L2;
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
function m_fractionStart(p: number): number { // fractionStart
 let c = 0;
 if (I[p] !== 46) return -1; p += 1;
 c = I[p]!; if (!(c >= 48 && c <= 57)) return -1; p++;
 return p;
}
function b_ValueIn_498(p: number, d: number): Child { // ValueIn<binaryOperatorExceptIn,anywhere>
 const m = recall(498, p); if (m !== undefined) { pos = m.end; return m.node; }
 d += 144;
 const p0 = p;
 let k0: Child = null;
 k0 = b_AssignmentIn_493(p, d); if (k0 === null) { remember(498, p0, null, 0); return null; } p = pos;
 const k = k0; remember(498, p0, k, p); pos = p; return k;
}
function b_BinaryTail_operation_509(p: number, d: number): Child { // BinaryTail_operation<binaryOperatorExceptIn>
 d += 160;
 const p0 = p;
 let s0 = 0, k0: Child = null, k1: Child = null;
 s0 = p;
 p = m_binaryOperatorExceptIn(p); if (p < 0) return null;
 k0 = new Leaf(371, s0, p);
 p = sk(p);
 k1 = b_Unary(p, d); if (k1 === null) return null; p = pos;
 pos = p; return new Node2(509, p0, p, k0, k1);
}
function b_ValueIn_387(p: number, d: number): Child { // ValueIn<binaryOperator,alternativeMark>
 const m = recall(387, p); if (m !== undefined) { pos = m.end; return m.node; }
 d += 144;
 const p0 = p;
 let k0: Child = null;
 k0 = b_AssignmentIn_381(p, d); if (k0 === null) { remember(387, p0, null, 0); return null; } p = pos;
 const k = k0; remember(387, p0, k, p); pos = p; return k;
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
 c = I[p]!; s1 = M31[c < 128 ? c : 128]!;
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
    k0 = new Leaf(205, s0, p);
    break L1;
   }
   p = s2;
   if (!((s3 < 128 ? (T5[s3]! & 1) !== 0 : true))) return null;
   k1 = b_Type(p, d); if (k1 === null) return null; p = pos;
   p = sk(p);
   if (I[p] !== 93) return null; p += 1;
   k0 = new Node2(206, s0, p, k1, null);
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
function b_applySyntactic_272(p: number, d: number): Child { // applySyntactic<Expression>
 d += 144;
 const p0 = p;
 let k0: Child = null;
 p = skip(p);
 k0 = b_Expression(p, d); if (k0 === null) return null; p = pos;
 p = skip(p);
 pos = p; return new Node2(272, p0, p, k0, null);
}
function m_applySyntactic_335(p: number, d: number): number { // applySyntactic<TypeArguments>
 d += 128;
 p = skip(p);
 if (b_TypeArguments(p, d) === null) return -1; p = pos;
 p = skip(p);
 return p;
}
function m_jsxValue(p: number, d: number): number { // jsxValue
 d += 152;
 let c = 0, s0 = 0, s1 = 0, s2 = 0;
 s0 = p;
 c = I[p]!; s1 = M32[c < 128 ? c : 128]!;
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
   p = m_applySyntactic_272(p, d); if (p < 0) break L5;
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
function m_applySyntactic_343(p: number, d: number): number { // applySyntactic<Assignment>
 d += 128;
 p = skip(p);
 if (b_Assignment(p, d) === null) return -1; p = pos;
 p = skip(p);
 return p;
}
function m_applySyntactic_272(p: number, d: number): number { // applySyntactic<Expression>
 d += 128;
 p = skip(p);
 if (b_Expression(p, d) === null) return -1; p = pos;
 p = skip(p);
 return p;
}
function b_KeywordType(p: number): Child { // KeywordType
 let s0 = 0, k0: Child = null;
 s0 = p;
 p = m_keywordType(p); if (p < 0) return null;
 k0 = new Leaf(145, s0, p);
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
    k0 = new Node2(147, s0, p, k1, k2);
    break L1;
   }
   p = s2;
   k0 = new Node2(150, s0, p, k1, null);
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
  k1 = new Leaf(152, s1, p);
  k0 = new Iteration([k1]);
 }
 p = sk(p);
 if (I[p] !== 91) return null; p += 1;
 p = sk(p);
 s1 = p;
 p = m_identifier(p); if (p < 0) return null;
 k1 = new Leaf(34, s1, p);
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
  k5 = new Leaf(156, s4, p);
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
 pos = p; return new NodeN(151, p0, p, [k0, k1, k2, k3, k4, k5]);
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
 pos = p; return new Node2(157, p0, p, k0, null);
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
 pos = p; return new Node2(177, p0, p, k0, null);
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
 pos = p; return new Node2(185, p0, p, k0, null);
}
function b_LiteralType(p: number): Child { // LiteralType
 const p0 = p;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, k0: Child = null, k1: Child = null;
 s0 = p;
 c = I[p]!; s1 = M33[c < 128 ? c : 128]!;
 L0: {
  if ((s1 & 1) !== 0) L1: {
   s2 = p;
   p = m_stringLiteral(p); if (p < 0) break L1;
   k1 = new Leaf(66, s2, p);
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 2) !== 0) L2: {
   s2 = p;
   p = m_numericLiteral(p); if (p < 0) break L2;
   k1 = new Leaf(73, s2, p);
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
 pos = p; return new Node2(186, p0, p, k0, null);
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
 pos = p; return new Node2(191, p0, p, k0, k1);
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
 k0 = new Leaf(66, s0, p);
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
 pos = p; return new Node5(194, p0, p, k0, k1, k2, null, null);
}
function b_TemplateLiteralType(p: number, d: number): Child { // TemplateLiteralType
 d += 136;
 let k0: Child = null;
 k0 = b_templateLiteralType(p, d); if (k0 === null) return null; p = pos;
 pos = p; return k0;
}
function m_keywordType(p: number): number { // keywordType
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0;
 s0 = p;
 c = I[p]!; s1 = M34[c < 128 ? c : 128]!;
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
 if (I[p] !== 114 || I[p + 1] !== 101 || !eq(p, 279, 8)) return -1; p += 8;
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
 pos = p; return new Node2(154, p0, p, k0, null);
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
 pos = p; return new Node2(178, p0, p, k0, k1);
}
function b_NegativeNumber(p: number): Child { // NegativeNumber
 const p0 = p;
 let s0 = 0, k0: Child = null;
 if (I[p] !== 45) return null; p += 1;
 p = sk(p);
 s0 = p;
 p = m_numericLiteral(p); if (p < 0) return null;
 k0 = new Leaf(73, s0, p);
 pos = p; return new Node2(190, p0, p, k0, null);
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
   k2 = new Leaf(36, s3, p);
   a0.push(k2);
  }
  k2 = a0.length === 0 ? NOTHING : new Iteration(a0);
  k0 = new Node2(197, s0, p, k1, k2);
 }
 pos = p; return k0;
}
function b_ImportQualifier(p: number): Child { // ImportQualifier
 const p0 = p;
 let k0: Child = null;
 if (I[p] !== 46) return null; p += 1;
 p = sk(p);
 k0 = b_EntityName(p); if (k0 === null) return null; p = pos;
 pos = p; return new Node2(196, p0, p, k0, null);
}
function b_templateLiteralType(p: number, d: number): Child { // templateLiteralType
 d += 176;
 const p0 = p;
 let c = 0, s0 = 0, s1 = 0, k0: Child = null, k1: Child = null, a0: TreeNode[] = EMPTY;
 if (I[p] !== 96) return null; p += 1;
 s0 = p;
 p = m_templateElement(p); if (p < 0) return null;
 k0 = new Leaf(200, s0, p);
 a0 = [];
 L0: for (;;) {
  s1 = p;
  c = I[p]!; if (!(c === 36)) { p = s1; break L0; }
  k1 = b_typeSpan(p, d); if (k1 === null) { p = s1; break L0; } p = pos;
  a0.push(k1);
 }
 k1 = a0.length === 0 ? NOTHING : new Iteration(a0);
 if (I[p] !== 96) return null; p += 1;
 pos = p; return new Node2(199, p0, p, k0, k1);
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
   k1 = new Leaf(36, s2, p);
   p = sk(p);
   s3 = p;
   L2: {
    L3: {
     if (I[p] !== 58) break L3; p += 1;
     p = sk(p);
     k2 = b_Type(p, d); if (k2 === null) break L3; p = pos;
     k0 = new Node2(180, s0, p, k1, k2);
     break L2;
    }
    p = s3;
    if (I[p] !== 63) break L1; p += 1;
    p = sk(p);
    if (I[p] !== 58) break L1; p += 1;
    p = sk(p);
    k2 = b_Type(p, d); if (k2 === null) break L1; p = pos;
    k0 = new Node2(181, s0, p, k1, k2);
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
     k1 = new Leaf(36, s2, p);
     p = sk(p);
     if (I[p] !== 58) break L6; p += 1;
     p = sk(p);
     k2 = b_Type(p, d); if (k2 === null) break L6; p = pos;
     k0 = new Node2(182, s0, p, k1, k2);
     break L5;
    }
    p = s4;
    if (!((s3 < 128 ? (T5[s3]! & 1) !== 0 : true))) break L4;
    k2 = b_Type(p, d); if (k2 === null) break L4; p = pos;
    k0 = new Node2(183, s0, p, k2, null);
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
    k0 = new Node2(184, s0, p, k2, null);
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
 k0 = b_applySyntactic_203(p, d); if (k0 === null) return null; p = pos;
 p = sk(p);
 if (I[p] !== 125) return null; p += 1;
 s0 = p;
 p = m_templateElement(p); if (p < 0) return null;
 k1 = new Leaf(200, s0, p);
 pos = p; return new Node2(202, p0, p, k0, k1);
}
function b_applySyntactic_203(p: number, d: number): Child { // applySyntactic<Type>
 d += 144;
 const p0 = p;
 let k0: Child = null;
 p = skip(p);
 k0 = b_Type(p, d); if (k0 === null) return null; p = pos;
 p = skip(p);
 pos = p; return new Node2(203, p0, p, k0, null);
}
const b_START = b_Program, b_ITEM = b_StatementListItem;
const ITEM_RULE = 1, MAX_NESTING = 2100;
const PROGRAM = "=#-2-*-%3v=$A2A=%<2<*-Ƽ3?*-Ǹ3v=&K2K*-ɋ3v='U2U*-Ɍ3v=(_2_*-ɖ3v=)i2i*-ɞ3v=*s2s*-ɤ3v*-ɥ1*-&02=#*-&04}<5§5¦=+2*-Ņ03¥=(¡2¡*-ƻ03¥*-¡0661=,Æ2Æ=-·2·*-ƽ3Ä=.Á2Á*-Ǆ3Ä*-ǅ3û=/Ð2Ð*-ǆ3û=0Ú2Ú*-ǒ3û=1ä2ä*-Ǔ3û=.î2î*-Ǭ3û='ø2ø*-ǭ3û*-Ǵ1=$Ɯ2Ɯ='ċ2ċ*-ǹ3ƚ=2ĕ2ĕ*-Ǿ3ƚ=3ğ2ğ*-Ȁ3ƚ=4ĩ2ĩ*-ȫ3ƚ=4ĳ2ĳ*-ȭ3ƚ=5Ľ2Ľ*-ǖ3ƚ=6Ň2Ň*-ȷ3ƚ=1ő2ő*-ȹ3ƚ=+ś2ś*-Ȼ3ƚ=7ť2ť*-Ƚ3ƚ=8ů2ů*-ȿ3ƚ=1Ź2Ź*-Ʌ3ƚ=9ƃ2ƃ*-Ȱ3ƚ=:ƍ2ƍ*-ɇ3ƚ=;Ɨ2Ɨ*-Ɉ3ƚ*-ɉ3Ɵ*-Ɋ1*-Ȇ0*-ƿ.Ŗ1='ƴ2ƴ*-ɍ3ǁ='ƾ2ƾ*-ɑ3ǁ*-ɒ1=(ǌ2ǌ*-ɗ3ȁ=(ǖ2ǖ*-ɘ3ȁ=(Ǡ2Ǡ*-ə3ȁ=(Ǫ2Ǫ*-ɚ3ȁ=(Ǵ2Ǵ*-ɛ3ȁ=(Ǿ2Ǿ*-ɜ3ȁ*-ɝ12Ȏ=1ȍ*-ǔ03Ȏ<2Ț=+ș*-ƃ03Ț<*-ɟ0*/E*#2Ȱ=<ȯ*-ɠ03Ȱ<*# 1*-ǎ0*-·0*-Ȱ1*-ɦ01*#c==ɓ2ɓ*-'03ɗ*-Ƹ01$#(5ɡ-2061$()5ɫ-2061$.+5ɵ-206-<05ɾ-A061=>ʉ2ʉ*-ƾ3ʌ*-ƃ*-ƿ.Ŗ18$2ʡ=0ʠ*-19$3ʡ<:$*-ĕ08$2ʸ=?ʷ*+#M,9$3ʸ<:$*/E*-J*-ú1*-Ņ0*/E*-ņ1=4˙2˙*-Ǉ3˦='ˣ2ˣ*-ǉ3˦*-Ǎ1*-¡0*-ǅ1*-ǔ0*-Ǖ1*-Ǚ.Ŗ5̑5̐=0̋2̋*-Ĕ03̏*-ĕ0661*-æ0*-ǈ0*-Ǯ*-Ǩ0*/e2̰=6̯*-ǲ03̰<.Ŗ1=(̽2̽*-ǵ3͊=(͇2͇*-Ƕ3͊*-Ƿ1*-Ǻ0*#K*-(*#L*-Ǹ8$2ͪ=(ͩ*-ǻ9$4͟<:$8$2ͻ=(ͺ*-ǽ9$3ͻ<:$1*-ǿ08$2Β5΋.Ŗ6*-(9$3Β:$.Ŗ1=3Ρ2Ρ*-ȁ3θ=3Ϋ2Ϋ*-ȉ3θ=3ε2ε*-Ȋ3θ*-ȩ1*-Ȭ05φ-<0-A06*-(.Ŗ1=4ϖ2ϖ*-Ȯ3ϙ*-ȶ1*-Ǘ*-ƿ.Ŗ1*-ȸ0*#K*-(*#L*-Ǹ1*-Ⱥ0*-Ǹ*-ȸ0*#K*-(*#L2Г=:В*#^3Г<1*-ȼ08$2Х-<0/E9$3Х:$.Ŗ1*-Ⱦ08$2л-<0/E9$3л:$.Ŗ1*-ɀ0*#K*-(*#L*#8$2џ=@ў*-Ɂ9$4є<:$*# 1*-Ɇ0.Ŗ1*#8$2Ѿ=$ѽ*-$9$4ѳ<:$*# 1*#^1*/E*#]*-Ǹ15ҹ=9Ҟ2Ҟ*#3Ҹ=3ҩ2ҩ*-ĕ03Ҹ=+Ҵ2Ҵ*-Ņ03Ҹ*-Ĕ06*-(.Ŗ1*-ǳ0*#K*-(*#L*-Ǹ12Ӥ;0ӣ$6(5Ӟ-206-<03Ӥ<$;(5ӭ-206-<05Ӷ-A065ӿ5Ӿ-H0665ԕ;'ԋ2ԋ$=%3Ԏ$@-5Ԕ-20661*-ǀ8$2ԫ=AԪ*#O*-ǀ9$4ԝ<:$1*-æ02Ծ=4Խ*-ǈ03Ծ<*.E*#`*-Ɏ0.Ŗ1*-æ0*.e2՞=6՝*-ǲ03՞<.Ŗ1*-æ0*-ɓ0*-Ǩ0*.e2ռ=6ջ*-ǲ03ռ<.Ŗ1*-ǡ01*-ƻ0*#M2֗=0֖*-Ǧ03֗<*-Ǩ0*.e2֪=6֩*-ǲ03֪<.Ŗ1*-ƻ0*-Ǡ0=.ֿ2ֿ*-Ǆ3ז=+׉2׉*-ǅ3ז=0ד2ד*-ǒ3ז*-ǆ1*-ƻ0*-Ǡ0*-ğ.Ŗ1*-ƻ0*#`*-(.Ŗ1*-ƻ0*-¾0*$J,*.E.Ŗ1*-ƻ0=%ؒ2ؒ*-Ƽ3ة=5؜2؜*-ǖ3ة=)ئ2ئ*-ɞ3ة*-ɤ1$S*5س-206-<05ؼ-A061$Z(5ن-2061$_'5ِ-2061*-ɡ02٤=A٣*#O*-ɡ04ٗ<2ٯ=Aٮ*#O3ٯ<1;Bٺ2ٺ$J,3ٽ$c)5ڃ-206-<05ڌ-A061*/E8$2ڢ=Cڡ*#Q*/G9$4ڔ<:$1;Dگ2گ$i'3ڲ$m&2ۗ;Eۖ;Fۀ2ۀ%#3۔;Gۉ2ۉ%$3۔;Hے2ے%%3۔%&4ڴ<1*#K*-(*#L1=;۬2۬*-ƹ3ۯ*-ƺ1;I۹2۹%'3݁;J܂2܂%(3݁;K܋2܋%)3݁;Lܔ2ܔ#G3݁;Mܝ2ܝ#3݁;Nܾ2ܾ5ܧ%*6;Oܱ2ܱ-303ܼ;Nܺ2ܺ%+3ܼ%,3݁-4012ݍ;P݌-=04݄<1;Qݘ2ݘ-B03ݡ5ݞ-?06-C01$p&5ݫ-2061$s(5ݵ-206-<05ݾ-A061$x+5ވ-20618$2ޘ=Dޗ*-K9$3ޘ<:$*#K8$2ެ=Rޫ*-W9$3ެ<:$*#L8$2߀=S޿*-ö9$3߀<:$1*#8$2ߕ=$ߔ*-$9$4ߊ<:$*# 18$2ߪ=Dߩ*-K9$3ߪ<:$8$2߻=(ߺ*-Ň9$3߻<:$8$2ࠌ='ࠋ*-ň9$3ࠌ<:$*-ŋ1*-ǈ0*/E8$2ࠨ=Dࠧ*-K9$3ࠨ<:$*#`*-U.Ŗ1*-Ǌ0*/E8$2ࡉ=Dࡈ*-K9$3ࡉ<:$8$2࡚=(࡙*-ǋ9$3࡚<:$*-ǌ1*-ǎ*-·*-Ǐ1=-ࡴ2ࡴ*-ƽ3ࢳ=5ࡾ2ࡾ*-ǖ3ࢳ=.࢈2࢈*-ǘ3ࢳ=0࢒2࢒*-ǒ3ࢳ=+࢜2࢜*-ǅ3ࢳ=4ࢦ2ࢦ*-Ǉ3ࢳ='ࢰ2ࢰ*-ǉ3ࢳ*-ǚ18$2ࣃ=0ࣂ*-19$3ࣃ<:$*-ĕ08$2ࣚ=?ࣙ*+#M,9$3ࣚ<:$*/E*-J1-10-<0-ĕ01$)5ࣶ-2061$'5ऀ-206-<05उ-A061=;औ2औ*-ǯ3ड=?ञ2ञ*-ǰ3ड*-Ǳ1$'5फ-2061*-ǳ0*-ġ01*-ƻ0*-ǈ0*#M8$2ॏ=0ॎ*-Ǧ9$3ॏ<:$*-Ǩ0*/e.Ŗ1*-ƻ0*-ǈ0*-Ǣ1*-ƻ0=/ॵ2ॵ*-ǆ3ॸ*-Ǔ1$%5ং-2061*-)1*-Ǽ0*-Ǻ*#K*-(*#L*-Ǹ1*-Ǽ0*-Ǹ1$)5ব-2061*-Ȃ0*#K5ৄ-10*-ȃ05ৃ-÷066*-Ȅ*-ȃ0*-ğ*#L*-Ǹ1*-Ȃ0*#K*-Ȅ*-¼0*-(*#L*-Ǹ1*-Ȃ0*#K8$2ਃ=Tਂ*-ȋ9$3ਃ<:$*#^8$2ਗ=Tਖ*-(9$3ਗ<:$*#^8$2ਫ=Tਪ*-(9$3ਫ<:$*#L*-Ǹ1*-Ȃ0*-Ȫ0*#K*-Ȅ*-ȃ0*-ğ*#L*-Ǹ1$(5ਖ਼-2061*-ȯ0*-Ȱ*-ȱ8$2ੳ=3ੲ*-ȴ9$3ੳ<:$1*-ȯ0*-Ȱ*-ȴ1$&5ઊ-2061$(5ઔ-2061$£%5ઞ-2061$¥+5ન-2061$­(5લ-2061$²)5઼-2061=+ે2ે*-ɂ3૊*-Ʉ1$¸+5૔-2061$À'5૞-2061;I૨2૨%'3କ;J૱2૱%(3କ;Lૺ2ૺ#G3କ;Mଃ2ଃ#3କ;N଒2଒5଍%*6-I03କ-401=Uଠ2ଠ*-ǁ3ଣ*-ǂ1=2ମ2ମ*-ɏ3଱*-ɐ1=;଼2଼*-ɔ3ି*-ɕ1*-ƻ0*-Ǣ1*-¾0*-ǥ1$Ä*5୙-2061*-+1$%%5୧-2061=<୲2୲*-ɢ3୵*-ɣ1*-ƺ0*#K2உ=Tஈ*-ł03உ<*#L1*.E2ஞ=C஝*#Q*.G4ஒ<1'#1;V஬2஬-503ய-801;Wஹ2ஹ#,3௙;Xூ2ூ#C3௙;Yௌ2ௌ->03௙;Y௖2௖-?03௙-@01;Z௣2௣#-3௷;[௬2௬#03௷;N௵2௵%-3௷%.1$Ë%2ష;Eశ;Fఉ2ఉ%#3ఴ;Gఒ2ఒ%$3ఴ;\\ఛ2ఛ%/3ఴ;]త2త%03ఴ;Nభ2భ%&3ఴ#M5ఴ#R64௽<$Í%1$Ë%2౟;^౞;_ౌ2ౌ%13౜;]ౕ2ౕ%23౜#M5౜#R64ీ<$Í%1*#_*-L8$2౻=A౺*#O*-L9$4౭<:$2ಈ=Aಇ*#O3ಈ<*#a1*-X8$2ಡ=Aಠ*#O*-X9$4ಓ<:$2ಮ=Aಭ*#O3ಮ<1*#]*-1*-S0*-đ8$2ೌ=Dೋ*-¸9$3ೌ<:$1*-ŉ0*-Ŋ8$2೨=A೧*#O*-Ŋ9$4೚<:$1*#8$2೽=`೼*-Ō9$4ೲ<:$*# 1=a഍2഍*-V3ത=bഗ2ഗ*- 3ത=cഡ2ഡ*-£3ത*-¤1$Ï,5മ-2061*-S0*-Ŋ8$2ൈ=Aേ*#O*-Ŋ9$4ഺ<:$1*#8$2൝=d൜*-Á9$4൒<:$*# 1*#8$2൵=e൴*-ǐ9$4൪<:$*# 1*-Ǚ.Ŗ1=*උ2උ*-Ǜ3඘=*ඕ2ඕ*-ǩ3඘*-Ǫ1*/E1*#M*-¾0*/E1*#8$2ය=fඹ*-ǣ9$3ය<:$*# 1*#8$2ි=gෑ*-Ģ9$3ි<:$*# 1*#8$2෪=f෩*-ǣ9$3෪<:$*# 8$2෾=3෽*-ǧ9$3෾<:$.Ŗ1=Tญ2ญ*-*3ฐ*-+1$Ø'5บ-2061$Ü&5ฤ-2061$H%5ฮ-2061-<0$ß%1=&เ2เ*-ȅ3ํ=h๊2๊*-ȇ3ํ*-Ȉ1$=%5๗-2061=h๢2๢*-Ȍ3๥*-ȧ1$6(5๯-2061$á&5๹-2061*-Ȳ08$2ຍ==ຌ*-ȳ9$3ຍ<:$*-Ȱ1*-ȵ0*-Ȱ1*-Ƀ0*-(*#]8$2ິ=$ຳ*-$9$4ຩ<:$1*-Ǡ0*#]8$2ໍ=$໌*-$9$4ໂ<:$1'#1*-*#`*-+1*-8$2໯=i໮*-ǃ9$3໯<:$1*$ä**#K*.e*#L1*-·1*.E2༖=A༕*#O*-Ǯ03༖<1*-Ǯ1=;༥2༥*/G3༨*/e1=j༳2༳*-,3ཊ=k༽2༽*-ă3ཊ=Tཇ2ཇ*-Ĉ3ཊ*-ĉ1*-d0*#`*-ğ01*-d1*-Ğ8$2཰=A཯*#O*-Ğ9$4ར<:$2ཽ=Aོ*#O3ཽ<1$ë%.6.6.6.61$í&5ྒ# 62ྜ;lྛ#S4ྔ<2ྦྷ;mྦ-903ྦྷ<# 1$ð%2࿒;E࿑;Fྻ2ྻ%#3࿏;G࿄2࿄%$3࿏;H࿍2࿍%%3࿏%&4ྯ<1;n࿜2࿜#.3ဝ;o࿥2࿥#/3ဝ;N࿮2࿮#Ã3ဝ;N࿷2࿷#ᚣ3ဝ;Nက2က%33ဝ;Nဉ2ဉ%43ဝ;Nဒ2ဒ%53ဝ;Nရ2ရ%63ဝ%718$2ိ=pာ*-M9$4ဢ<:$*/E8$2၁=(၀*-T9$3၁<:$8$2ၒ=qၑ*-õ9$3ၒ<:$1=rၩ2ၩ=sၤ2ၤ*-Y3ၧ*-3ႀ=Uၳ2ၳ*-3ႀ=Uၽ2ၽ*-]3ႀ*-1=;ႋ2ႋ*-3ႎ*-U1$ò*5႘-2061=tႣ2Ⴃ*-Ē3Ⴆ*-ē1*#_*-U8$2Ⴟ=AႾ*#O*-U9$4Ⴑ<:$*#a1$ù-5჎-2061*-·8$2ს=Dრ*-¸9$3ს<:$1=uᄠ2ᄠ=vჳ2ჳ*-ō3ᄞ=wჽ2ჽ*-Ő3ᄞ=8ᄇ2ᄇ*-ś3ᄞ=:ᄑ2ᄑ*-ŝ3ᄞ=xᄛ2ᄛ*-Ş3ᄞ*-ş3ᄭ=#ᄪ2ᄪ*-&3ᄭ*-Ť18$2ᄽ=Dᄼ*-K9$3ᄽ<:$*#K8$2ᅑ=Rᅐ*-W9$3ᅑ<:$*#L*$ß%*-18$2ᅭ=0ᅬ*-¡9$3ᅭ<:$*-¢08$2ᆂ=Dᆁ*-K9$3ᆂ<:$*#K8$2ᆖ=Rᆕ*-W9$3ᆖ<:$*#L*$ß%*-1*-¤8$5ᆮ-06*-ô9$2ᇂ5ᆻ-06*-ô9$4ᆵ:$1=yᇏ2ᇏ*-¥3ᇜ=yᇙ2ᇙ*-¦3ᇜ*-ó1=zᇧ2ᇧ*-Â3ሜ=<ᇱ2ᇱ*-Å3ሜ=aᇻ2ᇻ*-Ç3ሜ=Bህ2ህ*-È3ሜ={ሏ2ሏ*-É3ሜ=<ሙ2ሙ*-Î3ሜ*-Ï-Ð01=(ሪ2ሪ*-Ǒ3ር*-ǆ1*-ǎ=|ሻ2ሻ*/e3ሾ*-·*-ǜ1*-ǎ0*/e.Ŗ1*-ǫ*-ǜ1*-Ǥ8$2ቨ=Aቧ*#O*-Ǥ9$4ቚ<:$2ት=Aቴ*#O3ት<1*-ģ8$2ኋ=Aኊ*#O*-ģ9$4ች<:$2ኘ=Aኗ*#O3ኘ<1*-Ǩ0*/e1*-+8$*#O*-+9$2ኾ=Aኽ*#O*-+9$4ኰ<:$1*-Ȇ0*/E1=5ዓ2ዓ*-Ǘ3ዠ=>ዝ2ዝ*-ƾ3ዠ*-ƃ*-_1*-đ1=5ዲ2ዲ*-Ǘ3ዿ=>ዼ2ዼ*-ƾ3ዿ*-ƃ*-ȍ1=Tግ2ግ*-Ȩ3ጐ*-Ȑ1$ă(5ጚ-2061*#K*-*#L1$Ĉ*5ጮ-2061$ď'5ጸ-2061=Uፃ2ፃ*-3ፆ*-_1*#D*-1=jፘ2ፘ*--3፥=}።2።*-ü3፥*-Ă1=k፰2፰*-Ą3፽=k፺2፺*-Ć3፽*-ć1*-ĉ8$*-Ɲ9$2᎕=~᎔*-Ɲ9$4ᎊ<:$1=TᎢ2Ꭲ*-Ċ3Ꭵ*-ċ1=<Ꮞ2Ꮞ=;Ꮅ2Ꮅ*/G3Ꮜ=|Ꮏ2Ꮏ*/e3Ꮜ=Ꮙ2Ꮙ*/l3Ꮜ*-z3Ꮡ*-}1=TᏜ2Ꮬ*-ğ3Ꮯ*-Ġ1;Ꮺ2Ꮺ-:03Ꮽ-;01-N0*5ᏻ5ᏺ-H0665ᐁ-S061*-S0*-U1*#`*-U1*-Z02ᐡ=sᐠ*-Z04ᐗ<*-[1*-&02ᐵ=#ᐴ*-&04ᐫ<*-X1*-]*#`*-{1=Uᑍ2ᑍ*-^3ᑮ=Uᑗ2ᑗ*-3ᑮ=Uᑡ2ᑡ*-3ᑮ=Uᑫ2ᑫ*-_3ᑮ*-1*$ē&*-5ᑿ5ᑾ*#L661=0ᒊ2ᒊ*-3ᒍ*-1*-ē8$=ᒝ2ᒝ*-Ƅ3ᒯ5ᒦ5ᒥ*#D665ᒬ-06*-ŀ9$2ᓓ=ᒽ2ᒽ*-Ƅ3ᓏ5ᓆ5ᓅ*#D665ᓌ-06*-ŀ9$4ᒳ:$1=ᕋ2ᕋ=;ᓬ2ᓬ5ᓧ*-Ĕ06*/E3ᕉ=ᓶ2ᓶ*-Ė3ᕉ=ᔀ2ᔀ*-ĝ3ᕉ=9ᔊ2ᔊ*-ġ3ᕉ==ᔔ2ᔔ*-'3ᕉ=ᔞ2ᔞ*-İ3ᕉ=.ᔨ2ᔨ*-Ĵ3ᕉ=4ᔲ2ᔲ*-ĵ3ᕉ=Bᔼ2ᔼ*-Ķ3ᕉ=+ᕆ2ᕆ*-ń3ᕉ*-Ŧ3ᕶ='ᕕ2ᕕ*-Ũ3ᕶ='ᕟ2ᕟ*-ū3ᕶ=#ᕩ2ᕩ*-Ŭ3ᕶ=Dᕳ2ᕳ*-ŭ3ᕶ*-Ɓ18$2ᖆ=ᖅ*-Ŏ9$4ᕻ<:$*-Ĩ1=wᖖ2ᖖ*-ő3ᖙ*-Ś1*-Ŝ0*#8$2ᖰ=$ᖯ*-$9$4ᖥ<:$*# 1*#^18$2ᗉ=ᗈ*-Ŏ9$4ᖾ<:$*-Â.Ŗ18$2ᗠ=ᗟ*-Ŏ9$4ᗕ<:$*-Š.Ŗ12ᗴ=ᗳ*-Ŏ04ᗪ<*-ť0*-Ő1$Ė&5ᘅ-2061-<0-A01*-S0*-¯*#b*-U*#]*-¯1*-¦8$*#*-¦9$2ᘾ=ᘽ*#*-¦9$4ᘰ<:$1=ᙋ2ᙋ*-§3ᙘ=ᙕ2ᙕ*-¨3ᙘ*-ò1*#*-¦8$2ᙱ=ᙰ*#*-¦9$4ᙣ<:$18$2ᚃ=2ᚂ*-Ã9$3ᚃ<:$*#~*/E*-*#8$2ᚠ=S᚟*-9$3ᚠ<:$18$2ᚲ=2ᚱ*-Ã9$3ᚲ<:$*-d8$2ᛆ=ᛅ*-Æ9$3ᛆ<:$*-1*-J1*-¢0*-J1=ᛢ2ᛢ*-Ê3ᛥ*-Ì1*-d8$2ᛸ=ᛷ*-Æ9$3ᛸ<:$*-J18$2ᜍ=2ᜌ*-Ã9$3ᜍ<:$*-d8$2ᜡ=ᜠ*-Æ9$3ᜡ<:$1;ᜮ2ᜮ-Ñ03ᜱ-Ò01*-ƻ0*-ǆ1*#8$2ᝌ=ᝋ*-ǝ9$4ᝁ<:$*# 1$ę)5᝛-20612ឃ=4គ*$'5ក=0ᝲ2ᝲ*-¾03᝿=A᝼2᝼*#O3᝿*# 63ឃ<*-ǥ8$2ផ=0ប*-Ǧ9$3ផ<:$1=;អ2អ*-Ĥ3៉=<ឬ2ឬ*-ĥ3៉=Cា2ា*-Ħ3៉=;ៀ2ៀ*-ħ3៉5ំ*#F6*-Ĩ1=;។2។*/E3១=9៞2៞*-`3១*-1*-Ȏ8$2៷=A៶*#O*-Ȏ9$4៩<:$1*-Ȑ8$*#O*-Ȑ9$2᠗=A᠖*#O*-Ȑ9$4᠉<:$1=jᠤ2ᠤ*-ȑ3ᠻ=kᠮ2ᠮ*-Ș3ᠻ=Tᠸ2ᠸ*-Ȝ3ᠻ*-ȝ1*-_*-1*#]*-U15ᡔ5ᡓ*-.0668$*-/9$2ᡨ=jᡧ*-/9$4ᡝ<:$*-ù15ᡵ*-.068$*-ý9$2ᢉ=}ᢈ*-ý9$4᡾<:$*-ù15ᢖ*-.06*-/*-ù5ᢦ5ᢥ*-.0661*-ą0-<0#M*-+1*-ą05ᣁ-<0-A06*-+1*-ą01=ᣔ2ᣔ*-ƞ3ᣗ*-Ʒ1*-ċ8$=ᣧ2ᣧ*-Ɠ3ᣳ5ᣰ5ᣯ-Ɨ066*-Ƙ9$2ᤑ=ᤁ2ᤁ*-Ɠ3ᤍ5ᤊ5ᤉ-Ɨ066*-Ƙ9$4᣷:$1=ᤞ2ᤞ*-Č3ᤵ=tᤨ2ᤨ*-ď3ᤵ*/ī5ᤵ5ᤴ*-¼0661*#~*-{*#1*-~01*$ē&*-ğ1$ğ%.6.6.6.65ᥝ.661.62ᥪ;mᥩ.63ᥪ<2ᥴ;mᥳ.63ᥴ<2᥾;m᥽.63᥾<2ᦈ;mᦇ.63ᦈ<5ᦍ.661;+ᦘ2ᦘ$Z(3ᦥ;'ᦢ2ᦢ$=%3ᦥ$ġ&5ᦫ-2061;ᦶ2ᦶ$Ĥ)3᧗;ᧀ2ᧀ$Ī*3᧗;᧊2᧊$ı,3᧗;2᧔2᧔$ĺ+3᧗$ł+5᧝-206*5᧹5᧸;;᧬2᧬-H03᧷;9᧵2᧵#3᧷#~661=Uᨄ2ᨄ*-\\3ᨇ*-]1*-|1*-_*-1*-_*#b*-1*-_*#b1*-*-1*-0*-8$2ᩃ5ᨼ-06*-9$3ᩃ:$1*-5ᩏ-06*-1=᪅2᪅=ᩢ2ᩢ*-ļ3᪃==ᩬ2ᩬ*-ƅ3᪃=᩶2᩶*-Ɔ3᪃=᪀2᪀*-ƈ3᪃*-Ɖ3᪦=D᪏2᪏*-Ɗ3᪦=D᪙2᪙*-ƌ3᪦=D᪣2᪣*-ƍ3᪦*-Ƒ1*-Ł01=᫞2᫞=|᪻2᪻*/e3᫜=᫅2᫅*/l3᫜=᫏2᫏*-Þ3᫜=B᫙2᫙*-ė3᫜*/ę3᫡*-}1*#~8$2᫴=T᫳*-Ğ9$3᫴<:$8$2ᬖ=Aᬕ*#O8$2ᬏ=Tᬎ*-Ğ9$3ᬏ<:$9$4᫺<:$*#1*-ı18$2ᬯ=0ᬮ*-19$3ᬯ<:$*-ĕ08$2ᭆ=?ᭅ*+#M,9$3ᭆ<:$8$2᭗=;᭖*/E9$3᭗<:$*-J*-ú1*-01=B᭯2᭯*-ķ3᭼=B᭹2᭹*-Ĺ3᭼*-Ń1*-Ņ08$2ᮐ=;ᮏ*/E9$3ᮐ<:$*-ņ1*-ŧ01='ᮥ2ᮥ*-ũ3ᮨ*-Ū1*-æ0*#Q*$Ŋ'5ᮻ*-2061*-&02ᯌ=#ᯋ*-&04ᯂ<*-ń1*-Ů01*#_=+ᯣ2ᯣ*-Ƃ03ᯧ*-U0*#a*-ċ1*-ŏ5᯻5᯺*-Ä0661=ᰆ2ᰆ*-ĩ3ᰝ=8ᰐ2ᰐ*-Ĭ3ᰝ=0ᰚ2ᰚ*-ĭ3ᰝ*-į18$2ᰭ=ᰬ*-Ŏ9$4ᰢ<:$*-Ī8$2᱁=᱀*-Œ9$3᱁<:$*#`*-ğ.Ŗ18$2ᱛ=ᱚ*-Ŏ9$4᱐<:$*-Ī8$2ᱯ=ᱮ*-Œ9$3ᱯ<:$.Ŗ1$Ŏ)5ᱽ-2061=ᲈ2ᲈ*-š3Ვ=8Გ2Გ*-Ţ3Ვ*-ţ1$Ŕ+5Ჟ-206-<05Შ-A065Ჱ5Ჰ-Ä0661=a᲼2᲼*-V3᳉=b᳆2᳆*- 3᳉*-¤1*-¨8$*#I*-¨9$2᳧=᳦*#I*-¨9$4᳙<:$1=᳴2᳴*-©3ᴁ='᳾2᳾*-¬3ᴁ*-°1*#I*-¨8$2ᴚ=ᴙ*#I*-¨9$4ᴌ<:$1$ĺ+5ᴦ-206*5ᴰ5ᴯ-Ä0661#b1*-Ë0*-d*-J1*-Í0*-d*-J1*;:ᵔ2ᵔ#^3ᵖ#O15ᵵ5ᵴ-<0;ᵨ2ᵨ-A03ᵳ;ᵱ2ᵱ# 3ᵳ.Ó661=ᶀ2ᶀ*-Ǟ3ᶍ=(ᶊ2ᶊ*-ǟ3ᶍ*-ǡ1*/E5ᶤ5ᶣ=Aᶟ2ᶟ*#O3ᶢ*# 661*-d*#]*-ğ1*$ē&*-ğ1*/E*#`5᷍=q᷉2᷉*#`3᷌*#a6*-{1*#8$2ᷣ=<ᷢ*-a9$3ᷣ<:$*# 1*#~8$2᷻=᷺*-9$3᷻<:$8$2ḝ=AḜ*#O8$2Ḗ=ḕ*-9$3Ḗ<:$9$4ḁ<:$*#1=Uḭ2ḭ*-ȏ3Ḱ*-Ȧ1=jḻ2ḻ*-Ȓ3Ṉ=}ṅ2ṅ*-Ȗ3Ṉ*-ȗ1=kṓ2ṓ*-ș3Ṡ=kṝ2ṝ*-Ț3Ṡ*-ț1*-ȝ8$*-ȡ9$2Ṹ=~ṷ*-ȡ9$4ṭ<:$1=Tẅ2ẅ*-Ȟ3Ẉ*-ċ1$##1=0ẗ2ẗ*-03ẚ*-ø1=9ấ2ấ*-ú3Ẩ*-û1=0ẳ2ẳ*-þ3Ặ*-ā1$Ŝ(5Ề-2061*.Ɵ*-Ơ*#]*-Ƶ1*/Ƴ*-Ƶ1*-Ɣ1-<0;0Ủ2Ủ$%%3ứ$š,5ữ-2061=0Ỻ2Ỻ*-ƙ3ἇ=0ἄ2ἄ*-ƚ3ἇ*-ƛ18$*/č9$2Ἔ=Ἓ*/č9$4ἑ<:$*-ď1=tἬ2Ἤ*-Đ3Ἧ*-đ1;lἺ2Ἲ-03὇;ὄ2ὄ-03὇-01*-]*#`*-{01*-+1$Ū'5ὠ-2061$Ů*5Ὢ-206-<05έ-A065ὼ5ύ-H0665ᾒ;'ᾈ2ᾈ$Ť%3ᾋ$ò*5ᾑ-20661=4ᾝ2ᾝ*-3ᾠ*/E1*-0*-U1=Cᾳ2ᾳ*-Ľ3῀=᾽2᾽*-ľ3῀*-Ŀ1*#K8$2ΐ=Tῒ*-ł9$3ΐ<:$*#L1*.Ƈ=ῦ2ῦ*/ī3Ῡ*/G1*.Ƈ*#~*-(*#1*.Ƈ*#K8$2‌=T​*-ł9$3‌<:$*#L1*-Ƌ*#K8$2‧=T…*-ł9$3‧<:$*#L1*-Ƌ*-İ1*-Ƌ-Ǝ01*.Ƈ*-¸*#K8$2⁓=T⁒*-ł9$3⁓<:$*#L1#D5⁠#`61=4⁬2⁬*-ß03⁰*-à01*-Ę01#-ë8$2₈;L₇-Ĳ9$4⁾<:$#1*-¢*#Q*-ĸ1*-¢0*-ĺ8$2₭=D€*-¸9$3₭<:$*#K8$2⃁=T⃀*-ł9$3⃁<:$*#L1*-¢0*-ĺ5⃕*$ŵ%61$ŷ(5⃟-2061*-æ0*#K8$2⃶=T⃵*-ł9$3⃶<:$*#L1*-æ0*#Q=8ℎ2ℎ*$ż)3ℒ*$Ƃ(*#K8$2ℤ=T℣*-ł9$3ℤ<:$*#L1;Dℳ2ℳ-ů3ℾ;Dℼ2ℼ-Ż3ℾ-ƀ1*-ƃ01;8⅔2⅔$Ŏ)5⅒-2063↢;⅞2⅞$Ĥ)3↓;Ⅸ2Ⅸ$Ī*3↓;ⅲ2ⅲ$ı,3↓;2ⅼ2ⅼ$ĺ+3↓;ↆ2ↆ$ł+3↓;1←2←$S*3↓$.+5↙-2065↢-<0-A061;;↭2↭-H03⇥;K↶2↶%)3⇥;↿2↿#~3⇥;?⇈2⇈#M3⇥;⇑2⇑#F3⇥;⇚2⇚#E3⇥;⇣2⇣#J3⇥#Q1*-Ë0*-Ī*-J*-ú1*-Í0*-Ī*-J*-ú1*-105∍*-Į068$2∞=?∝*+#M,9$3∞<:$*-Ī2∯=∮*-Æ03∯<*-J*-ú18$2≇=?≆*+#M,9$3≇<:$*-Ī2≘=≗*-Æ03≘<*-J*-ú1=≩2≩*/ī3≬*-d1=S≷2≷*-œ3⊄=⊁2⊁*-Ŕ3⊄*-ŕ1*-Ë0*-Ī*-J1*-Í0*-Ī*-J1*-Ī8$2⊭=⊬*-Æ9$3⊭<:$*-J1*-ª*-¨1*-­0*/E8$2⋐=(⋏*-®9$3⋐<:$1=⋝2⋝*-±3⋠*-²1$Ƈ&5⋪-2061$Ɗ&5⋴-20618$2⌄=(⌃*-ƻ9$3⌄<:$2⌒=1⌑*-ǔ03⌒<*-Ǖ1*-ƻ0*-Ǡ0*-ğ.Ŗ1*-b8$2⌹=A⌸*#O*-b9$4⌫<:$2⍆=A⍅*#O3⍆<1=C⍑2⍑*-3⍔*-1*-*#`*-Ȑ1*-8$2⍱=i⍰*-ǃ9$3⍱<:$15⍾5⍽*-.0668$*-/9$2⎒=j⎑*-/9$4⎇<:$*-ȓ15⎟*-.068$*-ý9$2⎳=}⎲*-ý9$4⎨<:$*-ȓ15⏀*-.06*-/*-ȓ5⏐5⏏*-.0661*-ą0-<0#M*-Ȑ1*-ą05⏫-<0-A06*-Ȑ1*-ą01=⏾2⏾*-Ȣ3␁*-ȥ1*-ċ8$=␑2␑*-ȟ3␝5␚5␙-Ɨ066*-Ƙ9$2␻=␫2␫*-ȟ3␷5␴5␳-Ɨ066*-Ƙ9$4␡:$1*-10*-D-÷01*-D-÷015⑖*#6*-|1*-10*-ÿ-÷01*-ÿ-÷01=j⑶2⑶*-ơ3⒍=k⒀2⒀*-Ʃ3⒍=T⒊2⒊*-ƭ3⒍*-ĉ1=j⒘2⒘*-ƶ3⒛*-ĉ1*/ƕ*-ċ1*-¾0*-Ƃ1*-¾0*-U1*-Ɯ0*-U1*-đ-<0-ƒ1#S%)2ⓒ;Kⓑ%)4Ⓤ<2ⓧ;Cⓦ#Q2ⓤ;Kⓣ-w03ⓤ<3ⓧ<2⓲;⓱-x03⓲<5⓸-2061#E2┹;┸;┩2┩5┥;┐2┐#E3┤;V┙2┙#3┤;Z┢2┢#-3┤#06.3┶;V┳2┳-g03┶-04⓽<#E1#J2╼; ╻;¡╬2╬5╨;╓2╓#J3╧;V╜2╜#3╧;Z╥2╥#-3╧#06.3╹;V╶2╶-g03╹-04╀<#J1*-01$Ť%5▍-2061*#Q=▛2▛*/ī3▞*/G1*#~*-(*#1*-İ1*-¸5▾;¢▻2▻#a3▽#`615◠*;D○2○#_3◟;¢◔2◔#a3◟;£◝2◝#N3◟#P65◺5◹;¤◱2◱-<0-A03◸5◸*-Ə06661$ƍ'5☄-2061$Ƒ(5☎-2061$Ɩ'5☘-20612♖;¥♕;¦☧2☧%83♓;§☰2☰%93♓;¨☹2☹%:3♓;©♂2♂%;3♓;L♐2♐#G5♎#63♓-ì04☛<1$ƚ%-ĳ*# -ë1$Ɯ)5♫-2061=t♶2♶*-Ļ3♹*-ē1#_*-Ű0*2⚈-ű03⚈2⚓;ª⚒-ų04⚊<*$Ƣ%1#_*-Ű0*2⚦-ű03⚦2⚱;ª⚰-ų04⚨<*#a2⚿;^⚾-ż04⚶<$Ƥ%*-Ű0*#a1#_*#a2⛚;^⛙-ż04⛑<$Ƥ%*#a1;=⛪2⛪#K3✢;S⛳2⛳#]3✢;A⛼2⛼#O3✢;✅2✅# 3✢;q✎2✎#`3✢;:✗2✗#^3✢;D✠2✠#_3✢#b1*-1*#b8$2✹=S✸*-9$3✹<:$1*#D*-1;«❍2❍$Ʀ(3❚;2❗2❗$ĺ+3❚$ƫ)5❠-206*5❪5❩-«0661$Ʊ(5❴-206*5❾5❽-H0665➄-S061*-S0*-¯5➒*#b61*-²8$5➞-06*-ï9$2➲5➫-06*-ï9$4➥:$1=¬➿2➿*-³3⠜=;⟉2⟉*-µ3⠜=9⟓2⟓*-º3⠜=9⟝2⟝*-À3⠜=⟧2⟧*-Ô3⠜==⟱2⟱*-Ü3⠜=­⟻2⟻*-Ý3⠜=4⠅2⠅*-3⠜=4⠏2⠏*-â3⠜='⠙2⠙*-å3⠜*-é1=<⠧2⠧*-c3⠾=;⠱2⠱*-3⠾=;⠻2⠻*-3⠾*-1*$ē&*-_5⡏5⡎*#661=U⡚2⡚*-3⡝*-_1=9⡨2⡨*-ú3⡫*-Ȕ1*.Ɵ*-Ơ*#]*-ȣ1*/Ƴ*-ȣ1*-Ƞ1=;⢎2⢎*/E3⢑*-J1=;⢜2⢜*/E3⢟*-Ā1=®⢪2⢪*-Ƣ3⢷=}⢴2⢴*-Ƨ3⢷*-ƨ1=k⣂2⣂*-ƪ3⣏=k⣌2⣌*-ƫ3⣏*-Ƭ1*-ĉ8$*-Ʈ9$2⣧=~⣦*-Ʈ9$4⣜<:$1=j⣴2⣴*-,3⣷*-ă5⣾*-Ʋ061$š,5⤈-2061;£⤓2⤓$ƶ%3⤖$k%1%)2⤭;¯⤬2⤨;M⤧#3⤨<%)4⤛<1;(⤷2⤷#3⤹#h2⥌;°⥋;£⥇2⥇#N3⥉#P3⥌<-w01;V⥚2⥚-h03⥱;V⥤2⥤-i03⥱;V⥮2⥮-j03⥱-401#%)1;;⦫2⦫5⦦;0⦈2⦈$%%3⦟;8⦒2⦒$š,3⦟;'⦜2⦜$=%3⦟$@-5⦥-2066-H03⨖;K⦴2⦴%)3⨖;⦽2⦽#E3⨖;⧆2⧆#J3⨖;=⧏2⧏#K3⨖;⧘2⧘#~3⨖;9⧡2⧡#3⨖;⧪2⧪#3⨖;⧳2⧳#F3⨖;#⧼2⧼#c3⨖;±⨅2⨅#¡3⨖;i⨓2⨓#D5⨑#`63⨖-Ɛ01#%<1*-(*1*-ē8$=⨰2⨰*-ļ3⩂5⨹5⨸*#D665⨿-06*-ŀ9$2⩦=⩐2⩐*-ļ3⩢5⩙5⩘*#D665⩟-06*-ŀ9$4⩆:$1-H02⪒;²⪑;³⩻2⩻-203⪏;´⪄2⪄#P3⪏;S⪍2⪍#]3⪏#Q4⩮<1-Ų1;µ⪟2⪟-Ŵ3⪡-Ź1;D⪫2⪫-Ů3⪿;9⪴2⪴-Ž3⪿;9⪽2⪽-ž3⪿-ſ1;;⫊2⫊-H03⬔;K⫓2⫓%)3⬔;=⫝̸2⫝̸#K3⬔;⫥2⫥#~3⬔;9⫮2⫮#3⬔;⫷2⫷#E3⬔;⬀2⬀#J3⬔;⬉2⬉#3⬔;´⬒2⬒#P3⬔#Q1=⬟2⬟*-ð3⬢*-ñ1*-´1=;⬱2⬱*-¶3⬴*-¹1*#8$2⭇=¶⭆*-»9$3⭇<:$*#~*/E*-¼0*-U8$2⭥=0⭤*-½9$3⭥<:$*#8$2⭹=·⭸*-¿9$3⭹<:$8$2⮊=S⮉*-9$3⮊<:$2⮡=¸⮠=:⮛2⮛*#^3⮞*#O3⮡<*# 1*#8$2⮷=d⮶*-Á9$4⮬<:$*# 1*#~8$2⯏=¹⯎*-Õ9$3⯏<:$*#1*#K*-U*#L1=|⯩2⯩*/e3Ⰰ=⯳2⯳*/l3Ⰰ=⯽2⯽*-Þ3Ⰰ*-á1*-ã0*-ä8$2Ⱉ5Ⱂ-06*-¸9$3Ⱉ:$1*-æ0*#K*/e*#L8$2ⰸ=Cⰷ*-ç9$3ⰸ<:$8$2ⱋ5ⱄ-06*-¸9$3ⱋ:$1*-ê1*-d*#]*-1*/E*#`*-{1*/E1*$ē&*/E5ⱺ5ⱹ*# 661*-_*#`*-{15ⲋ*#6*-ȕ1=jⲙ2ⲙ*-Ȥ3Ⲝ*-ȝ1*/Ɩ*-ċ1*#K8$2Ⲷ=Rⲵ*-W9$3Ⲷ<:$*#L15Ⳇ5ⳅ*-ƣ0668$*-/9$2Ⳛ=jⳙ*-/9$4ⳏ<:$*-Ƥ15⳧*-ƣ068$*-ý9$2⳻=}⳺*-ý9$4⳰<:$*-Ƥ15ⴈ*-ƣ06*-/*-Ƥ5ⴘ5ⴗ*-ƣ0661*-ą0-<0#M*-Ơ1*-ą05ⴳ-<0-A06*-Ơ1*-ą01=ⵆ2ⵆ*-Ư3ⵉ*-ƴ1;ⵓ2ⵓ.Ɵ3ⵕ.Ƴ1#;[ⵢ2ⵢ$Ƹ%3⵿;º⵫2⵫%=3⵿;»⵴2⵴%>3⵿;¼⵽2⵽%?3⵿%@1$ƺ%5ⶈ%)61$Ƽ%.6.61#Q%)1*-¸*1*-Ű02ⶮ;½ⶭ*#`*-ŵ03ⶮ<1*#*$ē&-ź0*# 1#*# 1#*2ⷑ;Cⷐ$ē&3ⷑ<-ĳ0*# 15ⷦ;Dⷣ2ⷣ#_3ⷥ#6.1*#~*#1*#~*-U*#1;0⸄2⸄$ƾ&3⹵;7⸎2⸎$ǁ)3⹵;7⸘2⸘$Ǉ*3⹵;'⸢2⸢$ǎ,3⹵;B⸬2⸬$Ǘ(3⹵;B⸶2⸶$Ɩ'3⹵;B⹀2⹀$ǜ)3⹵;⹊2⹊$Ǣ)3⹵;8⹔2⹔$Ǩ)3⹵;8⹞2⹞$Ǯ)3⹵;¾⹨2⹨$Ǵ,3⹵;¾⹲2⹲$ǽ*3⹵$Ȅ'5⹻-2065⺁*#Q61*-·5⺋-06*-¸1*-·12⺦;°⺥;£⺡2⺡#N3⺣#P3⺦<$ĺ+5⺯-2061*-¾0*-U12⻋;°⻊;£⻆2⻆#N3⻈#P3⻋<#b1*-Ö8$2⻣=A⻢*#O*-Ö9$4⻕<:$2⻰=A⻯*#O3⻰<1*#P*/l1$Ȉ)5⼁-2061='⼌2⼌*-å3⼙=;⼖2⼖*-·3⼙*-è1*#Q*-·1#-ë8$2⼳;L⼲-í9$4⼩<:$#1*-Ȑ1=j⽆2⽆*-ȑ3⽉*-Ș5⽐*-Ʋ061#]1=9⽞2⽞*-ú3⽡*-ƥ1*.Ɵ*-Ơ*#]*-ư1*/Ƴ*-ư1;⽿2⽿-Ŷ3⾓;⾈2⾈-ŷ3⾓;9⾑2⾑-Ÿ3⾓-Ů1*-ğ*1=;⾣2⾣*-×3⿎=;⾭2⾭*-Ø3⿎=C⾷2⾷*-Ù3⿎=C⿁2⿁*-Ú3⿎=¹⿋2⿋*-Û3⿎*-U1*-8$2⿤=C⿣*#Q*/G9$4⿖<:$1$ƚ%-î*# -ë15⿸*#6*-Ʀ1=j〆2〆*-Ʊ3〉*-ĉ1#E2〛;¿〚5〖#E6.4『<#E1#J2〯;À〮5〪#J6.4〢<#J1#-ĳ0*# 1*/G*#]*-U1*/G*#b*#]*-U1*$ē&*/G*#]*-U1*$ē&*-U1*-U*#b1*-U*1*-Ơ1=jも2も*-ơ3ゅ*-Ʃ5れ*-Ʋ061";
const RULE_START = [0,0,84,546,1717,2400,3552,4734,3846,4907,6183,7782,7786,9243,1865,1741,2940,2943,3931,0,0,3943,5053,6442,6459,1823,2957,3975,3029,4016,1835,2999,3096,10337,0,0,0,2748,3757,1894,3136,4091,5067,6507,0,0,0,0,4204,5087,3296,4363,3177,4146,5102,6537,6615,7973,5152,6633,6055,7598,8961,10234,11311,4995,0,0,10541,11571,11613,11622,0,0,0,0,0,0,0,0,0,0,0,0,10484,10507,0,6419,6629,7984,6429,7949,9377,9430,0,10575,9497,10285,11352,11321,11331,11335,7622,8996,10268,6176,6640,6650,6657,7988,5122,5142,5196,4886,6169,4190,5213,6664,7998,8048,9564,5603,8062,9569,6691,4411,585,5593,4480,4514,5630,5662,7335,7367,8848,10016,10909,8855,10056,10082,7311,8880,10096,10130,11008,11735,11012,11871,1642,4228,11884,11026,11888,3627,11917,2875,11925,11138,4538,5713,7418,8576,5760,7438,5801,5805,5813,7441,8894,7452,8904,5827,5851,5889,7463,7476,0,11162,11947,12150,12312,12322,12335,12349,12357,11186,11196,8254,9688,9698,11982,11230,11989,11999,11257,2250,12023,12204,11307,12030,9718,10740,12228,12364,10994,11718,11725,7391,5686,5610,5095,3212,3596,9254,7800,1952,9261,6219,7814,9271,10351,11393,9282,6252,4931,6276,7828,6289,6306,4955,4981,6325,6385,7909,0,0,7935,9368,4214,5227,5299,2240,1884,6793,8270,9708,0,0,0,0,6847,5039,2871,6434,3485,4691,6005,7531,7554,7564,7572,7129,8643,8764,0,8657,8671,9918,8723,6905,8275,9780,10745,6909,6973,6978,8298,9791,8308,9801,10750,8070,9579,9596,9606,6788,8246,3896,8356,7002,565,1976,3219,3244,4258,4268,3272,4289,5460,7115,8481,5481,7163,8778,9984,9988,10009,0,0,0,0,7209,5495,7249,5523,5527,5550,7259,8802,8813,8824,5573,7283,7027,8371,7032,8381,8409,7046,7065,7085,8455,9815,10822,10864,11635,10867,11640,12115,12263,12283,12303,11660,12145,9845,10879,11674,11680,11701,9895,7090,8476,1562,6704,8094,8118,0,8135,8148,8175,9610,8202,8209,9628,10580,11630,8216,10470,7858,9337,0,0,7862,7885,9344,9352,9360,10460,6311,7838,0,9289,10365,11417,12078,12081,12239,12369,11453,11486,10389,11510,11523,11540,10413,11545,12095,12249,12373,11559,0,12108,9323,10439,7851,1727,2899,2922,575,133,604,1855,1267,2803,3760,3770,4900,623,673,684,2031,2260,2064,3330,3340,3368,2109,1613,3392,4605,5903,708,716,1543,2119,951,2654,3416,2193,3422,4619,5911,7507,8914,8947,2861,2845,3509,4656,5945,3832,2853,4726,2303,4639,4649,5935,724,751,2279,3446,3450,3461,2313,2738,784,2322,2360,2372,217,808,2390,2404,3566,2424,859,2432,884,2442,3576,3586,3603,4766,1197,4774,4801,2482,2506,3637,4805,6079,7680,9010,6135,7694,9041,10299,11362,12053,9077,9110,7718,9134,9147,9164,7742,7768,9183,10333,11386,9169,10313,11372,12057,10326,9020,4832,6103,2577,3651,918,2605,937,2615,3661,1097,3671,4846,4856,3696,4866,2643,960,2664,977,2674,1009,2684,1031,2694,1053,2704,2714,3704,4876,3732,1090,2728,1121,1125,1135,1180,381,391,1291,2817,3791,3805,1320,1342,2831,3809,3828,415,1372,1377,1418,1460,1474,1487,1505,479,1572,1582,2885,3880,3892,529,541,1666];
const RULE_FLAGS = [0,13,4,4,4,5,5,0,13,5,0,2,5,0,2,2,2,2,2,0,0,2,2,2,2,2,2,2,2,2,2,2,2,5,0,0,0,2,2,4,4,4,2,2,0,0,0,0,2,4,13,4,4,13,0,2,5,0,5,0,13,4,4,5,0,5,0,0,2,2,2,2,0,0,0,0,0,0,0,0,0,0,0,0,2,2,0,0,5,5,4,2,2,2,0,2,2,5,0,0,0,0,4,5,0,4,0,0,0,2,0,0,0,5,0,5,5,0,2,5,4,2,4,2,0,4,2,2,0,5,0,5,0,13,0,2,2,0,2,4,13,5,0,5,5,2,5,0,4,4,0,4,2,2,4,2,2,4,4,4,2,2,4,2,4,4,5,0,2,0,2,4,4,2,2,2,0,4,4,5,0,0,0,0,0,4,4,4,2,2,4,4,2,5,4,2,4,0,5,0,2,2,0,0,5,0,0,0,0,4,4,4,2,0,5,4,1,0,5,0,5,4,0,0,5,0,2,0,0,0,5,0,5,0,0,0,5,0,13,0,5,2,2,5,4,2,0,0,0,0,4,5,5,4,4,4,5,0,0,0,0,5,0,5,0,0,0,2,0,5,0,0,0,4,4,5,0,2,0,13,0,5,0,0,0,4,2,4,0,4,2,4,4,4,2,4,4,5,4,5,2,5,0,5,0,0,0,0,0,0,0,0,4,2,0,4,4,5,0,0,0,4,2,4,2,5,0,0,4,4,4,9,0,2,1,0,1,0,1,2,2,0,0,0,0,1,2,0,2,0,4,4,2,5,0,0,0,0,0,0,5,0,0,2,2,2,0,2,5,0,0,0,2,5,0,0,0,2,5,0,0,13,5,0,2,5,1,5,0,0,5,0,0,0,0,5,0,5,1,2,0,0,5,1,0,5,0,4,2,5,4,2,4,5,0,0,4,4,4,13,4,2,4,2,4,4,4,2,4,5,0,4,4,2,13,4,2,4,4,5,0,4,13,0,0,2,4,4,4,4,5,4,4,2,0,0,2,4,4,5,0,0,0,4,2,5,0,0,0,13,4,2,4,2,4,4,2,5,0,2,2,5,0,2,0,0,0,0,5,0,4,5,0,13,5,0,5,1,5,0,0,5,0,0,0,0,5,0,5,0,5,0,5,1,0,0,5,0,0,2,4,2,5,0,2,4,4,2,4,4,2,0,4,2,4,2,4,2,4,2,4,2,5,0,2,0,4,2,4,4,4,4,4,5,0,5,0,1,0,0,5,0,1,5,0,0,0,0,0,0,0,4,2,4,5,0,1,4,4,2];
const DESCRIPTIONS: { readonly [rule: number]: string } = { 270: "a template", 199: "a template", 307: "`;`", 34: "an identifier", 66: "a string", 36: "an identifier", 19: "a hexadecimal digit", 73: "a number", 264: "a private name", 246: "a regular expression", 176: "end of input", 380: "`?`", 400: "an operator", 234: "an operator", 356: "`?.`", 370: "an operator", 94: "any character", 371: "an operator" };
const MATCHERS: { readonly [rule: number]: (p: number) => number } = { 307: m_semicolon, 34: m_identifier, 66: m_stringLiteral, 36: m_identifierName, 19: m_hexDigit, 73: m_numericLiteral, 264: m_privateIdentifier, 246: m_regularExpressionLiteral, 176: m_end, 380: m_conditionalMark, 400: m_assignmentOperator, 234: m_prefixOperator, 356: m_optionalMark, 370: m_binaryOperator, 94: m_any, 371: m_binaryOperatorExceptIn };
const PATTERNS = [U0];
const GUARDS = [[64,1,64],[33,4,2,2,2,1,1,13,1,2,3,29,2,29,2,1,1,1],[97,1,1,4,2,1,2,3,5,1,12],[97,1,19,1,11],[105,1,23],[101,1,27],[99,3,27],[109,2,18],[99,1,29],[97,1,1,1,2,1,5,1,20],[99,1,8,1,20],[97,1,4,1,26],[105,1,3,2,5,1,12],[97,1,31],[100,1,28],[114,1,14],[102,1,26],[116,1,12],[118,1,10],[119,1,9],[98,1,30],[115,1,13],[123,1,5],[59,1,69],[36,1,28,26,1,1,2,1,1,26,5,1],[34,1,1,1,2,1,6,1,1,10,7,28,2,1,1,26,5,1],[40,1,88],[108,1,20],[42,1,86],[99,2,28],[44,1,84],[110,1,18],[46,1,82],[60,1,68],[0,10,1,2,1,115],[0,10,119],[11,2,116],[14,115],[97,26,6],[65,26,38],[48,10,71],[36,1,92],[95,1,33],[128,1],[48,10,7,26,4,1,1,26,5,1],[9,1,1,2,19,1,14,1,80,1],[10,1,2,1,114,1],[36,1,9,1,17,29,2,1,1,27,4,1],[58,1,70],[33,4,2,2,2,1,1,13,2,1,3,29,2,29,2,1,1,1],[36,1,28,28,2,1,1,27,4,1],[92,1,36],[9,1,119],[32,1,96],[47,1,81],[10,1,118],[13,1,115],[14,28,87],[43,86],[0,129],[0,42,87],[34,3,2,1,2,1,3,1,1,10,1,1,4,29,2,1,1,26,5,1],[40,1,19,1,68],[97,1,12,1,18],[34,1,1,1,1,3,4,2,1,10,7,28,2,30,3,1],[34,1,1,1,2,2,5,1,1,10,2,1,4,28,2,1,1,26,5,1],[101,1,3,1,3,2,5,1,12],[34,1,1,1,2,1,25,26,1,1,2,1,1,26,5,1],[34,1,1,1,2,1,2,1,3,1,1,10,7,28,2,1,1,26,5,1],[99,1,8,1,9,1,10],[33,1,95],[36,1,3,1,19,1,4,26,1,1,2,1,1,26,5,1],[121,1,7],[48,1,80],[48,10,7,6,26,6,26],[11,1,117],[12,1,116],[99,1,5,1,5,1,17],[61,1,67],[64,1,46,2,1,1,14],[111,2,1,1,14],[34,1,1,1,2,2,5,12,2,1,3,29,2,29,4,1],[34,3,2,1,2,1,3,1,1,10,1,1,5,28,2,1,1,26,5,1],[34,3,2,1,2,1,3,1,1,10,7,28,2,1,1,26,5,1],[34,3,2,1,6,1,1,10,7,28,2,1,1,26,5,1],[91,1,5,1,2,1,10,2,1,2,13],[34,1,1,1,1,3,4,2,1,10,7,28,2,29,4,1],[91,1,22,1,14],[103,1,11,1,13],[34,1,4,1,89],[36,1,3,1,24,26,1,1,2,1,1,26,5,1],[37,2,3,2,1,1,1,1,12,4,30,1,29,1,4],[46,1,1,10,71],[49,1,79],[40,1,5,1,13,1,2,1,27,1,4,1,32],[34,1,1,1,2,2,5,12,7,28,2,29,4,1],[34,1,4,1,6,12,44,1,7,1,5,1,12],[91,1,37],[96,1,32],[97,1,2,1,10,2,1,2,13],[124,1,4],[34,1,1,1,2,2,4,2,1,10,7,28,2,29,4,1],[63,1,65],[103,1,25],[9,5,18,1,11,1,2,1,11,1,68,1],[97,1,1,5,1,1,2,3,5,1,1,1,10],[33,1,3,2,3,2,1,1,1,1,12,4,30,1,10,1,18,1,4],[33,1,9,1,1,1,51,1,2,1,15,1,1,1,7,1,2],[112,1,16],[40,1,5,1,16,1,27,1,4,1,32],[46,1,44,1,4,1,32],[102,1,13,1,12],[33,1,24,1,4,1,65],[38,1,90],[107,1,6,1,2,1,11],[10,1,2,1,33,1,80,1],[125,1,3],[36,1,9,1,18,28,2,1,1,27,4,1],[34,1,94],[35,1,93],[111,1,17],[39,1,89],[69,1,31,1,27],[0,10,1,2,1,20,1,94],[0,10,1,2,1,20,1,57,1,36],[0,10,1,2,1,25,1,89],[0,10,1,2,1,25,1,52,1,36],[62,1,66],[43,1,85],[9,5,18,1,14,1,80,1],[0,96,1,32],[0,36,93],[37,55,37],[93,3,33],[97,32],[9,5,18,1,3,1,10,1,17,26,1,1,2,1,1,27,4,1],[107,1,21],[97,2,6,1,4,2,3,1,1,2,10],[34,1,4,1,5,2,1,10,44,1,13,1,12],[129],[48,10,37,1,33],[43,1,1,1,83],[126,1,2],[36,1,8,2,1,11,6,26,1,1,2,1,1,26,5,1],[36,1,11,10,7,26,1,1,2,1,1,26,5,1],[45,1,83],[9,5,18,1,3,1,10,1,17,26,1,1,2,1,1,26,5,1],[43,1,1,1,68,1,14],[43,1,1,1,17,1,65],[44,1,14,1,69],[34,1,1,1,1,3,4,2,1,10,2,1,4,28,2,30,3,1],[0,48,81],[58,59,12],[118,2,9],[9,5,18,1,14,1,13,1,66,1],[117,1,11],[0,34,1,94],[0,39,1,89]];
const SETS = [[0,9],[11,12],[14,8231],[8234,65535],[97,122],[65,90],[48,57],[0,127],[8204,8204],[8205,8205],[8232,8232],[8233,8233],[14,41],[43,8231],[0,41],[43,65535],[8192,8202],[8239,8239],[8287,8287],[12288,12288],[65279,65279],[0,35],[37,91],[93,95],[97,65535],[0,65535],[0,47],[58,116],[118,119],[121,65535]];
/** Action dictionary → the table the parser evaluates nodes with. */
export function bind(A: Actions): Table {
 const u = undefined;
 return [
  (n) => A.Program!.call(n, n.a),
  null,
  (n) => A.Decorators!.call(n),
  (n) => A.Decorator!.call(n),
  (n) => A.Parenthesized!.call(n, u, n.a),
  null,
  null,
  (n) => A.ExpressionIn_sequence!.call(n, n.a, u, n.b),
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
  (n) => A.identifier!.call(n),
  null,
  (n) => A.identifierName!.call(n),
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
  (n) => A.LegacyOctal!.call(n),
  null,
  null,
  null,
  null,
  null,
  null,
  null,
  (n) => A.BindingElement_default!.call(n, n.a, u, n.b),
  (n) => A.BindingProperty_default!.call(n, n.a, u, n.b),
  (n) => A.BindingProperty_shorthand!.call(n, n.a),
  (n) => A.BindingProperty_rest!.call(n, u, n.a),
  (n) => A.ArrayPattern!.call(n, u, n.a, u, n.b),
  null,
  (n) => A.BindingItem_rest!.call(n, u, n.a),
  (n) => A.TypeAnnotation!.call(n, u, n.a),
  (n) => A.ParameterTarget_optionalAnnotated!.call(n, n.a, u, n.b),
  (n) => A.ParameterTarget_optional!.call(n, n.a),
  (n) => A.ParameterTarget_this!.call(n, n.a, n.b),
  (n) => n.text,
  (n) => A.Parameter_decorated!.call(n, u, n.a),
  (n) => A.Parameter_default!.call(n, n.a, u, n.b),
  (n) => A.Parameter_rest!.call(n, u, n.a),
  null,
  (n) => A.DeclaratorTarget_annotated!.call(n, n.a, n.b),
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
  (n) => A.ArrayExpression!.call(n, u, n.a, u, n.b),
  null,
  null,
  (n) => A.SpreadElement!.call(n, u, n.a),
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
  (n) => A.ArgumentList!.call(n, n.a, u, n.b),
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
  (n) => n.text,
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
  null,
  null,
  (n) => n.text,
  null,
  (n) => A.LexicalDeclaration!.call(n, n.a, n.b),
  (n) => n.text,
  (n) => A.VariableDeclaratorList!.call(n, n.a, u, n.b),
  null,
  (n) => A.VariableDeclarator_initialized!.call(n, n.a, u, n.b),
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
  null,
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
  (n) => A.HtmlComment!.call(n),
  null,
 ];
}
