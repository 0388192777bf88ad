// Generated from the grammar JavaScript by `npm run generate`; do not edit.
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

/** Flags of a rule in the machine: it has no node of its own; it has no children; results are kept; AST at once. */
const PASSES = 1;
const IS_LEAF = 2;
const IS_MEMO = 4;
const IS_EAGER = 8;
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
        if (flags & IS_EAGER) nesting--;
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
        if (flags & IS_EAGER && ++nesting > MAX_NESTING) throw new TooDeep(p);
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
        if (flags & IS_EAGER) {
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
const T0 = table(Uint8Array, 128, [9, 224, 1, 236, 1, 28, 2, 236, 1, 28, 18, 224, 1, 236, 1, 225, 1, 193, 2, 225, 2, 224, 1, 161, 1, 225, 2, 224, 1, 225, 1, 224, 2, 225, 1, 125, 10, 225, 1, 224, 1, 233, 5, 224, 27, 225, 1, 129, 2, 224, 2, 225, 1, 227, 1, 225, 1, 227, 2, 225, 1, 227, 5, 225, 1, 227, 15, 225, 2, 224, 1, 225, 1, 224]);
const T1 = table(Uint8Array, 128, [9, 64, 1, 76, 1, 4, 2, 76, 1, 4, 18, 64, 1, 76, 1, 66, 2, 64, 1, 209, 2, 66, 3, 64, 2, 66, 1, 64, 1, 66, 1, 64, 1, 10, 10, 113, 2, 64, 4, 66, 1, 64, 26, 241, 1, 0, 1, 1, 1, 64, 1, 66, 1, 241, 1, 64, 8, 241, 1, 243, 17, 241, 1, 64, 1, 66, 3, 64]);
const T2 = table(Uint8Array, 128, [9, 56, 1, 60, 1, 0, 2, 60, 1, 0, 18, 56, 1, 60, 1, 58, 1, 186, 1, 58, 1, 250, 2, 57, 2, 186, 1, 57, 1, 49, 1, 58, 1, 57, 1, 58, 1, 251, 11, 186, 6, 57, 1, 56, 27, 250, 1, 218, 1, 25, 1, 57, 1, 250, 1, 186, 27, 250, 2, 57, 1, 58, 1, 56]);
const T3 = table(Uint8Array, 128, [34, 0, 1, 65, 1, 129, 1, 235, 2, 16, 1, 65, 1, 12, 1, 0, 1, 17, 1, 16, 1, 0, 1, 16, 1, 69, 1, 16, 10, 65, 1, 0, 1, 1, 3, 16, 1, 20, 1, 0, 26, 235, 1, 101, 1, 235, 1, 0, 1, 16, 1, 235, 1, 4, 26, 235, 1, 32, 1, 16]);
const T4 = table(Uint8Array, 128, [33, 32, 1, 38, 1, 51, 1, 50, 1, 3, 2, 32, 1, 51, 1, 42, 1, 32, 1, 49, 1, 38, 1, 40, 1, 38, 1, 51, 1, 34, 10, 51, 4, 40, 1, 32, 1, 40, 1, 32, 26, 35, 1, 51, 1, 3, 2, 32, 1, 35, 1, 2, 1, 39, 2, 35, 1, 39, 15, 35, 1, 39, 1, 35, 1, 39, 4, 35, 2, 32, 1, 40, 1, 38, 1, 32]);
const M0 = table(Int32Array, 129, [37, 0, 1, 64, 1, 8704, 3, 0, 1, 24, 1, 2, 1, 0, 1, 4, 1, 0, 1, 32, 12, 0, 1, 1024, 1, 1, 1, 6144, 1, 128, 30, 0, 1, 32768, 29, 0, 1, 16640]);
const M1 = table(Int32Array, 129, [33, 0, 1, 1, 9, 0, 1, 6, 1, 0, 1, 24, 51, 0, 1, 128, 2, 0, 1, 64, 15, 0, 1, 64, 1, 0, 1, 64, 7, 0, 1, 32]);
const M2 = table(Int32Array, 129, [33, 0, 1, 12, 3, 0, 1, 512, 1, 3072, 3, 0, 1, 192, 1, 16, 1, 0, 1, 32, 1, 0, 1, 256, 12, 0, 1, 458752, 1, 3, 1, 7864320, 1, 16384, 30, 0, 1, 32768, 10, 0, 1, 8388608, 18, 0, 1, 12288]);
const M3 = table(Int32Array, 129, [33, 0, 3, 32768, 1, 49152, 2, 0, 2, 32768, 2, 0, 1, 32768, 1, 0, 13, 32768, 1, 0, 1, 8192, 5, 0, 26, 49152, 1, 32768, 1, 49152, 2, 0, 1, 49152, 1, 32768, 1, 49152, 1, 49664, 1, 49408, 1, 51328, 1, 49152, 1, 49156, 2, 49152, 1, 49153, 8, 49152, 1, 49154, 1, 50176, 1, 49176, 1, 49152, 1, 49184, 1, 49216, 3, 49152, 1, 36864, 2, 0, 1, 32768, 1, 0, 1, 49152]);
const M4 = table(Int32Array, 129, [92, 0, 1, 15]);
const M5 = table(Int32Array, 129, [13, 2, 1, 3, 34, 2, 10, 0, 59, 4, 1, 0, 2, 8, 1, 0, 8, 16]);
const M6 = table(Int32Array, 129, [33, 0, 1, 2, 3, 0, 2, 1, 2, 0, 2, 1, 1, 0, 1, 1, 1, 0, 1, 1, 11, 0, 6, 1, 29, 0, 2, 1, 10, 0, 1, 8, 5, 0, 1, 8, 12, 0, 2, 1, 2, 0, 1, 4]);
const M7 = table(Int32Array, 129, [97, 0, 1, 8, 1, 0, 1, 4, 2, 0, 1, 2, 20, 0, 1, 1]);
const M8 = table(Int32Array, 129, [34, 0, 3, 6, 2, 0, 1, 6, 2, 0, 1, 2, 3, 0, 1, 6, 1, 0, 10, 6, 1, 0, 1, 8, 5, 0, 28, 6, 2, 0, 1, 6, 1, 0, 18, 6, 1, 7, 7, 6, 5, 0, 1, 6]);
const M9 = table(Int32Array, 129, [34, 0, 1, 2, 1, 0, 1, 1, 2, 0, 1, 2, 1, 16, 5, 0, 12, 2, 7, 0, 26, 1, 1, 4, 1, 1, 2, 0, 1, 1, 1, 32, 1, 65, 1, 1, 1, 513, 2, 1, 1, 67, 7, 1, 1, 259, 4, 1, 1, 1025, 1, 131, 6, 1, 1, 8, 4, 0, 1, 1]);
const M10 = table(Int32Array, 129, [34, 0, 1, 1, 4, 0, 1, 1, 6, 0, 1, 2, 1, 16, 10, 2, 44, 0, 1, 4, 7, 0, 1, 8, 5, 0, 1, 4]);
const M11 = table(Int32Array, 129, [34, 0, 3, 8, 2, 0, 1, 8, 2, 0, 1, 8, 3, 0, 1, 8, 1, 0, 10, 8, 7, 0, 28, 8, 2, 0, 1, 8, 1, 0, 1, 12, 5, 8, 1, 9, 11, 8, 1, 10, 7, 8, 5, 0, 1, 8]);
const M12 = table(Int32Array, 129, [34, 0, 1, 2, 1, 0, 1, 1, 2, 0, 1, 2, 6, 0, 1, 4, 1, 0, 10, 4, 7, 0, 26, 1, 1, 8, 1, 1, 2, 0, 1, 1, 1, 0, 26, 1, 5, 0, 1, 1]);
const M13 = table(Int32Array, 129, [34, 0, 1, 18, 1, 0, 1, 27, 2, 0, 1, 18, 2, 0, 1, 16, 3, 0, 1, 22, 1, 0, 10, 18, 7, 0, 26, 27, 1, 18, 1, 27, 2, 0, 1, 27, 1, 0, 26, 27, 5, 0, 1, 27]);
const K = "letconstasyncfunctionclassifreturnthrowvarwhiledocontinuebreakswitchdebuggerelseforof=>await/**/tryextends//catchfinallycasedefault\\u\\u{...static10this?.superyieldtruefalsenull${newtargetset++-->>>=typeofvoiddeleteinstanceofenumexportimplementsimportinterfacepackageprivateprotectedpublicwith";
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
 d += 160;
 let s0 = 0, s1 = 0, k0: Child = null, k1: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T0[s1]! & 2) !== 0 : false)) L1: {
   k1 = b_Declaration(p, d); if (k1 === null) break L1; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T0[s1]! & 1) !== 0 : true))) return null;
  k1 = b_Statement(p, d); if (k1 === null) return null; p = pos;
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
 let s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T0[s1]! & 8) !== 0 : true)) L1: {
   p = sk(p);
   if (I[p] !== 59) break L1; p += 1;
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
function m_hexDigit(p: number): number { // hexDigit
 let c = 0;
 c = I[p]!; if (!(c >= 48 && c <= 57 || c >= 65 && c <= 70 || c >= 97 && c <= 102)) return -1; p++;
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
function m_regularExpressionLiteral(p: number): number { // regularExpressionLiteral
 let c = 0, s0 = 0, s1 = 0, s2 = 0;
 if (I[p] !== 47) return -1; p += 1;
 c = I[p]!; if ((c === 42 || c === 47)) return -1;
 s0 = p;
 L0: for (;;) {
  s1 = p;
  c = I[p]!; if (!(c < 128 ? (T0[c]! & 128) !== 0 : true)) { p = s1; break L0; }
  p = m_regularExpressionChar(p); if (p < 0) { p = s1; break L0; }
 }
 if (p === s0) return -1;
 if (I[p] !== 47) return -1; p += 1;
 L1: for (;;) {
  s2 = p;
  c = I[p]!; if (!(c < 128 ? (T1[c]! & 1) !== 0 : true)) { p = s2; break L1; }
  p = m_identifierPart(p); if (p < 0) { p = s2; break L1; }
 }
 return p;
}
function m_privateIdentifier(p: number): number { // privateIdentifier
 if (I[p] !== 35) return -1; p += 1;
 p = m_identifierName(p); if (p < 0) return -1;
 return p;
}
function m_optionalMark(p: number): number { // optionalMark
 let c = 0;
 if (I[p] !== 63 || I[p + 1] !== 46) return -1; p += 2;
 c = I[p]!; if ((c >= 48 && c <= 57)) return -1;
 return p;
}
function m_identifierName(p: number): number { // identifierName
 let c = 0, s0 = 0;
 p = m_identifierStart(p); if (p < 0) return -1;
 L0: for (;;) {
  s0 = p;
  c = I[p]!; if (!(c < 128 ? (T1[c]! & 1) !== 0 : true)) { p = s0; break L0; }
  p = m_identifierPart(p); if (p < 0) { p = s0; break L0; }
 }
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
 c = I[p]!; s1 = M0[c < 128 ? c : 128]!;
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
   if (I[p] !== 62 || I[p + 1] !== 62 || !eq(p, 194, 4)) break L12; p += 4;
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
 c = I[p]!; s1 = M1[c < 128 ? c : 128]!;
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
     if (I[p] !== 116 || I[p + 1] !== 121 || !eq(p, 198, 6)) break L9; p += 6;
     break L8;
    }
    p = s2;
    L10: {
     if (I[p] !== 118 || I[p + 1] !== 111 || !eq(p, 204, 4)) break L10; p += 4;
     break L8;
    }
    p = s2;
    if (I[p] !== 100 || I[p + 1] !== 101 || !eq(p, 208, 6)) break L7; p += 6;
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
  if (I[p] !== 97 || I[p + 1] !== 119 || !eq(p, 87, 5)) return -1; p += 5;
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
function m_binaryOperatorExceptIn(p: number): number { // binaryOperatorExceptIn
 let c = 0, s0 = 0, s1 = 0, s2 = 0;
 s0 = p;
 c = I[p]!; s1 = M2[c < 128 ? c : 128]!;
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
   c = I[p]!; if ((c === 60)) break L19;
   break L0;
  }
  p = s0;
  if ((s1 & 524288) !== 0) L20: {
   if (I[p] !== 62 || I[p + 1] !== 62 || I[p + 2] !== 62) break L20; p += 3;
   c = I[p]!; if ((c === 61)) break L20;
   break L0;
  }
  p = s0;
  if ((s1 & 1048576) !== 0) L21: {
   if (I[p] !== 62 || I[p + 1] !== 62) break L21; p += 2;
   c = I[p]!; if ((c === 61 || c === 62)) break L21;
   break L0;
  }
  p = s0;
  if ((s1 & 2097152) !== 0) L22: {
   if (I[p] !== 62 || I[p + 1] !== 61) break L22; p += 2;
   break L0;
  }
  p = s0;
  if ((s1 & 4194304) !== 0) L23: {
   if (I[p] !== 62) break L23; p += 1;
   c = I[p]!; if ((c === 62)) break L23;
   break L0;
  }
  p = s0;
  if (!((s1 & 8388608) !== 0)) return -1;
  if (I[p] !== 105 || I[p + 1] !== 110 || !eq(p, 214, 10)) return -1; p += 10;
  s2 = p;
  L24: {
   p = m_identifierPart(p); if (p < 0) break L24;
   return -1;
  }
  p = s2;
 }
 return p;
}
function b_Declaration(p: number, d: number): Child { // Declaration
 d += 160;
 let s0 = 0, s1 = 0, k0: Child = null, k1: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 99 || s1 === 108)) L1: {
   k1 = b_LexicalDeclaration(p, d); if (k1 === null) break L1; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 === 97 || s1 === 102)) L2: {
   k1 = b_FunctionDeclaration(p, d); if (k1 === null) break L2; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if (!((s1 === 99))) return null;
  k1 = b_ClassDeclaration(p, d); if (k1 === null) return null; p = pos;
  k0 = k1;
 }
 pos = p; return k0;
}
function b_Statement(p: number, d: number): Child { // Statement
 if (d > MAX_DEPTH) tooDeep(p);
 d += 160;
 let c = 0, s0 = 0, s1 = 0, k0: Child = null, k1: Child = null;
 s0 = p;
 c = I[p]!; s1 = M3[c < 128 ? c : 128]!;
 L0: {
  if ((s1 & 1) !== 0) L1: {
   k1 = b_IfStatement(p, d); if (k1 === null) break L1; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 2) !== 0) L2: {
   k1 = b_ReturnStatement(p, d); if (k1 === null) break L2; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 4) !== 0) L3: {
   k1 = b_ForStatement(p, d); if (k1 === null) break L3; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 8) !== 0) L4: {
   k1 = b_ThrowStatement(p, d); if (k1 === null) break L4; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 16) !== 0) L5: {
   k1 = b_TryStatement(p, d); if (k1 === null) break L5; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 32) !== 0) L6: {
   k1 = b_VariableStatement(p, d); if (k1 === null) break L6; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 64) !== 0) L7: {
   k1 = b_WhileStatement(p, d); if (k1 === null) break L7; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 128) !== 0) L8: {
   k1 = b_DoWhileStatement(p, d); if (k1 === null) break L8; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 256) !== 0) L9: {
   k1 = b_ContinueStatement(p); if (k1 === null) break L9; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 512) !== 0) L10: {
   k1 = b_BreakStatement(p); if (k1 === null) break L10; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 1024) !== 0) L11: {
   k1 = b_SwitchStatement(p, d); if (k1 === null) break L11; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 2048) !== 0) L12: {
   k1 = b_DebuggerStatement(p); if (k1 === null) break L12; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 4096) !== 0) L13: {
   k1 = b_BlockStatement(p, d); if (k1 === null) break L13; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 8192) !== 0) L14: {
   k1 = b_EmptyStatement(p); if (k1 === null) break L14; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 16384) !== 0) L15: {
   k1 = b_LabeledStatement(p, d); if (k1 === null) break L15; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if (!((s1 & 32768) !== 0)) return null;
  k1 = b_ExpressionStatement(p, d); if (k1 === null) return null; p = pos;
  k0 = k1;
 }
 pos = p; return k0;
}
function m_space(p: number): number { // space
 let s0 = 0, s1 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T1[s1]! & 4) !== 0 : (s1 === 160 || s1 === 5760 || s1 >= 8192 && s1 <= 8202 || s1 === 8232 || s1 === 8233 || s1 === 8239 || s1 === 8287 || s1 === 12288 || s1 === 65279))) L1: {
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
  c = I[p]!; if (!(c < 128 ? (T1[c]! & 8) !== 0 : true)) { p = s0; break L0; }
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
function m_end(p: number): number { // end
 if (I[p] !== 65536) return -1;
 return p;
}
function m_reservedWord(p: number): number { // reservedWord
 let s0 = 0, s2 = 0;
 s0 = p;
 L0: {
  L1: {
   if (I[p] !== 98 || I[p + 1] !== 114 || !eq(p, 57, 5)) break L1; p += 5;
   break L0;
  }
  p = s0;
  L2: {
   if (I[p] !== 99 || I[p + 1] !== 97 || !eq(p, 120, 4)) break L2; p += 4;
   break L0;
  }
  p = s0;
  L3: {
   if (I[p] !== 99 || I[p + 1] !== 97 || !eq(p, 108, 5)) break L3; p += 5;
   break L0;
  }
  p = s0;
  L4: {
   if (I[p] !== 99 || I[p + 1] !== 108 || !eq(p, 21, 5)) break L4; p += 5;
   break L0;
  }
  p = s0;
  L5: {
   if (I[p] !== 99 || I[p + 1] !== 111 || !eq(p, 49, 8)) break L5; p += 8;
   break L0;
  }
  p = s0;
  L6: {
   if (I[p] !== 99 || I[p + 1] !== 111 || !eq(p, 3, 5)) break L6; p += 5;
   break L0;
  }
  p = s0;
  L7: {
   if (I[p] !== 100 || I[p + 1] !== 101 || !eq(p, 68, 8)) break L7; p += 8;
   break L0;
  }
  p = s0;
  L8: {
   if (I[p] !== 100 || I[p + 1] !== 101 || !eq(p, 124, 7)) break L8; p += 7;
   break L0;
  }
  p = s0;
  L9: {
   if (I[p] !== 100 || I[p + 1] !== 101 || !eq(p, 208, 6)) break L9; p += 6;
   break L0;
  }
  p = s0;
  L10: {
   if (I[p] !== 100 || I[p + 1] !== 111) break L10; p += 2;
   break L0;
  }
  p = s0;
  L11: {
   if (I[p] !== 101 || I[p + 1] !== 108 || !eq(p, 76, 4)) break L11; p += 4;
   break L0;
  }
  p = s0;
  L12: {
   if (I[p] !== 101 || I[p + 1] !== 110 || !eq(p, 224, 4)) break L12; p += 4;
   break L0;
  }
  p = s0;
  L13: {
   if (I[p] !== 101 || I[p + 1] !== 120 || !eq(p, 228, 6)) break L13; p += 6;
   break L0;
  }
  p = s0;
  L14: {
   if (I[p] !== 101 || I[p + 1] !== 120 || !eq(p, 99, 7)) break L14; p += 7;
   break L0;
  }
  p = s0;
  L15: {
   if (I[p] !== 102 || I[p + 1] !== 97 || !eq(p, 167, 5)) break L15; p += 5;
   break L0;
  }
  p = s0;
  L16: {
   if (I[p] !== 102 || I[p + 1] !== 105 || !eq(p, 113, 7)) break L16; p += 7;
   break L0;
  }
  p = s0;
  L17: {
   if (I[p] !== 102 || I[p + 1] !== 111 || I[p + 2] !== 114) break L17; p += 3;
   break L0;
  }
  p = s0;
  L18: {
   if (I[p] !== 102 || I[p + 1] !== 117 || !eq(p, 13, 8)) break L18; p += 8;
   break L0;
  }
  p = s0;
  L19: {
   if (I[p] !== 105 || I[p + 1] !== 102) break L19; p += 2;
   break L0;
  }
  p = s0;
  L20: {
   if (I[p] !== 105 || I[p + 1] !== 109 || !eq(p, 234, 10)) break L20; p += 10;
   break L0;
  }
  p = s0;
  L21: {
   if (I[p] !== 105 || I[p + 1] !== 109 || !eq(p, 244, 6)) break L21; p += 6;
   break L0;
  }
  p = s0;
  L22: {
   if (I[p] !== 105 || I[p + 1] !== 110 || !eq(p, 214, 10)) break L22; p += 10;
   break L0;
  }
  p = s0;
  L23: {
   if (I[p] !== 105 || I[p + 1] !== 110 || !eq(p, 250, 9)) break L23; p += 9;
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
   if (I[p] !== 110 || I[p + 1] !== 117 || !eq(p, 172, 4)) break L27; p += 4;
   break L0;
  }
  p = s0;
  L28: {
   if (I[p] !== 112 || I[p + 1] !== 97 || !eq(p, 259, 7)) break L28; p += 7;
   break L0;
  }
  p = s0;
  L29: {
   if (I[p] !== 112 || I[p + 1] !== 114 || !eq(p, 266, 7)) break L29; p += 7;
   break L0;
  }
  p = s0;
  L30: {
   if (I[p] !== 112 || I[p + 1] !== 114 || !eq(p, 273, 9)) break L30; p += 9;
   break L0;
  }
  p = s0;
  L31: {
   if (I[p] !== 112 || I[p + 1] !== 117 || !eq(p, 282, 6)) break L31; p += 6;
   break L0;
  }
  p = s0;
  L32: {
   if (I[p] !== 114 || I[p + 1] !== 101 || !eq(p, 28, 6)) break L32; p += 6;
   break L0;
  }
  p = s0;
  L33: {
   if (I[p] !== 115 || I[p + 1] !== 116 || !eq(p, 139, 6)) break L33; p += 6;
   break L0;
  }
  p = s0;
  L34: {
   if (I[p] !== 115 || I[p + 1] !== 117 || !eq(p, 153, 5)) break L34; p += 5;
   break L0;
  }
  p = s0;
  L35: {
   if (I[p] !== 115 || I[p + 1] !== 119 || !eq(p, 62, 6)) break L35; p += 6;
   break L0;
  }
  p = s0;
  L36: {
   if (I[p] !== 116 || I[p + 1] !== 104 || !eq(p, 147, 4)) break L36; p += 4;
   break L0;
  }
  p = s0;
  L37: {
   if (I[p] !== 116 || I[p + 1] !== 104 || !eq(p, 34, 5)) break L37; p += 5;
   break L0;
  }
  p = s0;
  L38: {
   if (I[p] !== 116 || I[p + 1] !== 114 || !eq(p, 163, 4)) break L38; p += 4;
   break L0;
  }
  p = s0;
  L39: {
   if (I[p] !== 116 || I[p + 1] !== 114 || I[p + 2] !== 121) break L39; p += 3;
   break L0;
  }
  p = s0;
  L40: {
   if (I[p] !== 116 || I[p + 1] !== 121 || !eq(p, 198, 6)) break L40; p += 6;
   break L0;
  }
  p = s0;
  L41: {
   if (I[p] !== 118 || I[p + 1] !== 97 || I[p + 2] !== 114) break L41; p += 3;
   break L0;
  }
  p = s0;
  L42: {
   if (I[p] !== 118 || I[p + 1] !== 111 || !eq(p, 204, 4)) break L42; p += 4;
   break L0;
  }
  p = s0;
  L43: {
   if (I[p] !== 119 || I[p + 1] !== 104 || !eq(p, 42, 5)) break L43; p += 5;
   break L0;
  }
  p = s0;
  L44: {
   if (I[p] !== 119 || I[p + 1] !== 105 || !eq(p, 288, 4)) break L44; p += 4;
   break L0;
  }
  p = s0;
  if (I[p] !== 121 || I[p + 1] !== 105 || !eq(p, 158, 5)) return -1; p += 5;
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
 c = I[p]!; s1 = M4[c < 128 ? c : 128]!;
 L0: {
  if ((s1 & 1) !== 0) L1: {
   if (I[p] !== 92) break L1; p += 1;
   s2 = p;
   c = I[p]!; s3 = M5[c < 128 ? c : 128]!;
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
function m_identifierPart(p: number): number { // identifierPart
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T1[s1]! & 16) !== 0 : false)) L1: {
   p++;
   break L0;
  }
  p = s0;
  if ((s1 >= 128)) L2: {
   c = I[p]!; if ((c <= 127)) break L2;
   s2 = p;
   s3 = I[p]!;
   L3: {
    if ((s3 < 128 ? (T1[s3]! & 32) !== 0 : true)) L4: {
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
  if ((s1 < 128 ? (T1[s1]! & 64) !== 0 : (s1 >= 128 && s1 <= 8231 || s1 >= 8234 && s1 <= 65535))) L1: {
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
function m_identifierStart(p: number): number { // identifierStart
 let c = 0, s0 = 0, s1 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T1[s1]! & 128) !== 0 : false)) L1: {
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
function m_noOperand(p: number): number { // noOperand
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s4 = 0;
 s0 = p;
 c = I[p]!; s1 = M6[c < 128 ? c : 128]!;
 L0: {
  if ((s1 & 1) !== 0) L1: {
   c = I[p]!; if (!(c < 128 ? (T2[c]! & 1) !== 0 : false)) break L1; p++;
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
    if (I[p] !== 105 || I[p + 1] !== 110 || !eq(p, 214, 10)) break L5; p += 10;
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
  k1 = new Leaf(59, s1, p);
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
 k2 = new Leaf(21, s2, p);
 p = sk(p);
 k3 = b_Signature(p, d); if (k3 === null) return null; p = pos;
 p = sk(p);
 k4 = b_FunctionBody(p, d); if (k4 === null) return null; p = pos;
 pos = p; return new Node5(234, p0, p, k0, k1, k2, k3, k4);
}
function b_ClassDeclaration(p: number, d: number): Child { // ClassDeclaration
 d += 160;
 const p0 = p;
 let s0 = 0, k0: Child = null, k1: Child = null;
 p = m_classK(p); if (p < 0) return null;
 p = sk(p);
 s0 = p;
 p = m_identifier(p); if (p < 0) return null;
 k0 = new Leaf(21, s0, p);
 p = sk(p);
 k1 = b_ClassTail(p, d); if (k1 === null) return null; p = pos;
 pos = p; return new Node2(235, p0, p, k0, k1);
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
 pos = p; return new Node5(237, p0, p, k0, k1, k2, k3, null);
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
 pos = p; return new Node2(242, p0, p, k0, null);
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
      k0 = new Node5(245, s0, p, k1, k2, k3, null, null);
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
      k0 = new Node5(252, s0, p, k3, k2, k1, null, null);
      break L3;
     }
     p = s4;
     k1 = NOTHING;
     L8: {
      s6 = p;
      p = sk(p);
      c = I[p]!; if (!(c < 128 ? (T2[c]! & 2) !== 0 : true)) { p = s6; break L8; }
      k2 = b_ForInit(p, d); if (k2 === null) { p = s6; break L8; } p = pos;
      k1 = new Iteration([k2]);
     }
     p = sk(p);
     if (I[p] !== 59) break L2; p += 1;
     k2 = NOTHING;
     L9: {
      s7 = p;
      p = sk(p);
      c = I[p]!; if (!(c < 128 ? (T2[c]! & 2) !== 0 : true)) { p = s7; break L9; }
      k3 = b_Expression(p, d); if (k3 === null) { p = s7; break L9; } p = pos;
      k2 = new Iteration([k3]);
     }
     p = sk(p);
     if (I[p] !== 59) break L2; p += 1;
     k3 = NOTHING;
     L10: {
      s8 = p;
      p = sk(p);
      c = I[p]!; if (!(c < 128 ? (T2[c]! & 2) !== 0 : true)) { p = s8; break L10; }
      k4 = b_Expression(p, d); if (k4 === null) { p = s8; break L10; } p = pos;
      k3 = new Iteration([k4]);
     }
     p = sk(p);
     if (I[p] !== 41) break L2; p += 1;
     p = sk(p);
     k4 = b_Statement(p, d); if (k4 === null) break L2; p = pos;
     k0 = new Node5(253, s0, p, k1, k2, k3, k4, null);
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
   k0 = new Node5(281, s0, p, k4, k3, k2, null, null);
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
 pos = p; return new Node2(283, p0, p, k0, null);
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
     k0 = new Node5(286, s0, p, k1, k2, k3, null, null);
     break L2;
    }
    p = s4;
    if (!((s5 === 102))) return null;
    k3 = b_Finalizer(p, d); if (k3 === null) return null; p = pos;
    k0 = new Node2(294, s0, p, k1, k3);
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
 k0 = new Leaf(250, s0, p);
 p = sk(p);
 k1 = b_VariableDeclaratorList_16(p, d); if (k1 === null) return null; p = pos;
 p = m_semicolon(p); if (p < 0) return null;
 pos = p; return new Node2(295, p0, p, k0, k1);
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
 pos = p; return new Node2(296, p0, p, k0, k1);
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
 pos = p; return new Node2(298, p0, p, k0, k1);
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
  k1 = new Leaf(21, s1, p);
  k0 = new Iteration([k1]);
 }
 p = m_semicolon(p); if (p < 0) return null;
 pos = p; return new Node2(300, p0, p, k0, null);
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
  k1 = new Leaf(21, s1, p);
  k0 = new Iteration([k1]);
 }
 p = m_semicolon(p); if (p < 0) return null;
 pos = p; return new Node2(302, p0, p, k0, null);
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
 pos = p; return new Node2(304, p0, p, k0, k1);
}
function b_DebuggerStatement(p: number): Child { // DebuggerStatement
 const p0 = p;
 p = m_debuggerK(p); if (p < 0) return null;
 p = m_semicolon(p); if (p < 0) return null;
 pos = p; return new Leaf(311, p0, p);
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
 pos = p; return new Node2(288, p0, p, k0, null);
}
function b_EmptyStatement(p: number): Child { // EmptyStatement
 const p0 = p;
 if (I[p] !== 59) return null; p += 1;
 pos = p; return new Leaf(313, p0, p);
}
function b_LabeledStatement(p: number, d: number): Child { // LabeledStatement
 d += 160;
 const p0 = p;
 let s0 = 0, k0: Child = null, k1: Child = null;
 s0 = p;
 p = m_identifier(p); if (p < 0) return null;
 k0 = new Leaf(21, s0, p);
 p = sk(p);
 if (I[p] !== 58) return null; p += 1;
 p = sk(p);
 k1 = b_Statement(p, d); if (k1 === null) return null; p = pos;
 pos = p; return new Node2(314, p0, p, k0, k1);
}
function b_ExpressionStatement(p: number, d: number): Child { // ExpressionStatement
 d += 168;
 const p0 = p;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, k0: Child = null;
 s0 = p;
 L0: {
  s1 = p;
  c = I[p]!; s2 = M7[c < 128 ? c : 128]!;
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
 pos = p; return new Node2(315, p0, p, k0, null);
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
  if ((s1 < 128 ? (T2[s1]! & 4) !== 0 : (s1 === 160 || s1 === 5760 || s1 >= 8192 && s1 <= 8202 || s1 === 8239 || s1 === 8287 || s1 === 12288 || s1 === 65279))) L1: {
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
   if ((s2 < 128 ? (T2[s2]! & 8) !== 0 : (s2 >= 128 && s2 <= 8231 || s2 >= 8234 && s2 <= 65535))) L2: {
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
function m_idContinue(p: number): number { // idContinue
 p = U0(p); if (p < 0) return -1;
 return p;
}
function m_regularExpressionEscape(p: number): number { // regularExpressionEscape
 let c = 0;
 if (I[p] !== 92) return -1; p += 1;
 c = I[p]!; if (!(c < 128 ? (T2[c]! & 16) !== 0 : (c >= 128 && c <= 8231 || c >= 8234 && c <= 65535))) return -1; p++;
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
   if ((s2 < 128 ? (T2[s2]! & 32) !== 0 : (s2 >= 128 && s2 <= 8231 || s2 >= 8234 && s2 <= 65535))) L2: {
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
function m_idStart(p: number): number { // idStart
 p = U0(p); if (p < 0) return -1;
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
function m_constK(p: number): number { // constK
 let s0 = 0;
 if (I[p] !== 99 || I[p + 1] !== 111 || !eq(p, 3, 5)) return -1; p += 5;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
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
function m_asyncModifier(p: number): number { // asyncModifier
 let s0 = 0, s1 = 0;
 if (I[p] !== 97 || I[p + 1] !== 115 || !eq(p, 8, 5)) return -1; p += 5;
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
 if (I[p] !== 102 || I[p + 1] !== 117 || !eq(p, 13, 8)) return -1; p += 8;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function b_Signature(p: number, d: number): Child { // Signature
 d += 192;
 const p0 = p;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, k0: Child = null, k1: Child = null, k2: Child = null, k3: Child = null;
 k0 = NOTHING;
 L0: {
  s0 = p;
  k1 = b_TypeParameters(p); if (k1 === null) { p = s0; break L0; } p = pos;
  k0 = new Iteration([k1]);
 }
 p = sk(p);
 if (I[p] !== 40) return null; p += 1;
 k1 = NOTHING;
 L1: {
  s1 = p;
  p = sk(p);
  c = I[p]!; if (!(c < 128 ? (T2[c]! & 64) !== 0 : true)) { p = s1; break L1; }
  k2 = b_ParameterList(p, d); if (k2 === null) { p = s1; break L1; } p = pos;
  k1 = new Iteration([k2]);
 }
 p = sk(p);
 if (I[p] !== 41) return null; p += 1;
 k2 = NOTHING;
 L2: {
  s2 = p;
  p = sk(p);
  k3 = b_ReturnType(p); if (k3 === null) { p = s2; break L2; } p = pos;
  k2 = new Iteration([k3]);
 }
 pos = p; return new Node5(69, p0, p, k0, k1, k2, null, null);
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
 pos = p; return new Node2(81, p0, p, k0, null);
}
function m_classK(p: number): number { // classK
 let s0 = 0;
 if (I[p] !== 99 || I[p + 1] !== 108 || !eq(p, 21, 5)) return -1; p += 5;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function b_ClassTail(p: number, d: number): Child { // ClassTail
 d += 192;
 const p0 = p;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, k0: Child = null, k1: Child = null, k2: Child = null, k3: Child = null;
 k0 = NOTHING;
 L0: {
  s0 = p;
  k1 = b_TypeParameters(p); if (k1 === null) { p = s0; break L0; } p = pos;
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
  k3 = b_Implements(p); if (k3 === null) { p = s2; break L2; } p = pos;
  k2 = new Iteration([k3]);
 }
 p = sk(p);
 k3 = b_ClassBody(p, d); if (k3 === null) return null; p = pos;
 pos = p; return new Node5(168, p0, p, k0, k1, k2, k3, null);
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
function b_Expression(p: number, d: number): Child { // Expression
 d += 136;
 let k0: Child = null;
 k0 = b_ExpressionIn_141(p, d); if (k0 === null) return null; p = pos;
 pos = p; return k0;
}
function b_ElseIf(p: number, d: number): Child { // ElseIf
 d += 168;
 const p0 = p;
 let s0 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 p = m_elseK(p); if (p < 0) return null;
 p = sk(p);
 s0 = p;
 p = m_ifK(p); if (p < 0) return null;
 k0 = new Leaf(238, s0, p);
 p = sk(p);
 if (I[p] !== 40) return null; p += 1;
 p = sk(p);
 k1 = b_Expression(p, d); if (k1 === null) return null; p = pos;
 p = sk(p);
 if (I[p] !== 41) return null; p += 1;
 p = sk(p);
 k2 = b_Statement(p, d); if (k2 === null) return null; p = pos;
 pos = p; return new Node5(239, p0, p, k0, k1, k2, null, null);
}
function b_Else(p: number, d: number): Child { // Else
 d += 144;
 const p0 = p;
 let k0: Child = null;
 p = m_elseK(p); if (p < 0) return null;
 p = sk(p);
 k0 = b_Statement(p, d); if (k0 === null) return null; p = pos;
 pos = p; return new Node2(241, p0, p, k0, null);
}
function m_returnK(p: number): number { // returnK
 let s0 = 0;
 if (I[p] !== 114 || I[p + 1] !== 101 || !eq(p, 28, 6)) return -1; p += 6;
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
     k2 = new Leaf(250, s4, p);
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
   k2 = b_BindingTarget(p, d); if (k2 === null) break L1; p = pos;
   k0 = new Node2(249, s0, p, k1, k2);
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T2[s1]! & 128) !== 0 : true))) return null;
  k2 = b_LeftHandSide(p, d); if (k2 === null) return null; p = pos;
  k0 = new Node2(251, s0, p, k2, null);
 }
 pos = p; return k0;
}
function b_Assignment(p: number, d: number): Child { // Assignment
 d += 136;
 let k0: Child = null;
 k0 = b_AssignmentIn_55(p, d); if (k0 === null) return null; p = pos;
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
     k2 = new Leaf(250, s4, p);
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
   k2 = b_VariableDeclaratorList_256(p, d); if (k2 === null) break L1; p = pos;
   k0 = new Node2(255, s0, p, k1, k2);
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T2[s1]! & 2) !== 0 : true))) return null;
  k2 = b_ExpressionIn_279(p, d); if (k2 === null) return null; p = pos;
  k0 = k2;
 }
 pos = p; return k0;
}
function m_awaitK(p: number): number { // awaitK
 let s0 = 0;
 if (I[p] !== 97 || I[p + 1] !== 119 || !eq(p, 87, 5)) return -1; p += 5;
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
 if (I[p] !== 116 || I[p + 1] !== 104 || !eq(p, 34, 5)) return -1; p += 5;
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
 pos = p; return new Node2(289, p0, p, k0, k1);
}
function b_Finalizer(p: number, d: number): Child { // Finalizer
 d += 144;
 const p0 = p;
 let k0: Child = null;
 p = m_finallyK(p); if (p < 0) return null;
 p = sk(p);
 k0 = b_BlockStatement(p, d); if (k0 === null) return null; p = pos;
 pos = p; return new Node2(292, p0, p, k0, null);
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
 if (I[p] !== 119 || I[p + 1] !== 104 || !eq(p, 42, 5)) return -1; p += 5;
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
 if (I[p] !== 99 || I[p + 1] !== 111 || !eq(p, 49, 8)) return -1; p += 8;
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
 if (I[p] !== 98 || I[p + 1] !== 114 || !eq(p, 57, 5)) return -1; p += 5;
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
 if (I[p] !== 115 || I[p + 1] !== 119 || !eq(p, 62, 6)) return -1; p += 6;
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
   k0 = new Node2(307, s0, p, k1, k2);
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
  k0 = new Node2(309, s0, p, k2, null);
 }
 pos = p; return k0;
}
function m_debuggerK(p: number): number { // debuggerK
 let s0 = 0;
 if (I[p] !== 100 || I[p + 1] !== 101 || !eq(p, 68, 8)) return -1; p += 8;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function m_asyncFunction(p: number): number { // asyncFunction
 p = m_asyncModifier(p); if (p < 0) return -1;
 p = m_sameLineSpaces(p); if (p < 0) return -1;
 p = m_functionK(p); if (p < 0) return -1;
 return p;
}
function m_lineComment(p: number): number { // lineComment
 let c = 0;
 if (I[p] !== 47 || I[p + 1] !== 47) return -1; p += 2;
 for (c = I[p]!; (c < 128 ? (T2[c]! & 16) !== 0 : (c >= 128 && c <= 8231 || c >= 8234 && c <= 65535)); c = I[++p]!);
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
function b_VariableDeclarator_17(p: number, d: number): Child { // VariableDeclarator<binaryOperator>
 d += 184;
 let s0 = 0, s2 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 s0 = p;
 L0: {
  k1 = b_DeclaratorTarget(p, d); if (k1 === null) return null; p = pos;
  s2 = p;
  L1: {
   L2: {
    p = sk(p);
    if (I[p] !== 61) break L2; p += 1;
    p = sk(p);
    k2 = b_AssignmentIn_55(p, d); if (k2 === null) break L2; p = pos;
    k0 = new Node2(18, s0, p, k1, k2);
    break L1;
   }
   p = s2;
   k0 = new Node2(233, s0, p, k1, null);
  }
 }
 pos = p; return k0;
}
function b_TypeParameters(p: number): Child { // TypeParameters
 let s0 = 0, k0: Child = null;
 s0 = p;
 p = m_nothing(p); if (p < 0) return null;
 k0 = new Leaf(71, s0, p);
 pos = p; return k0;
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
 pos = p; return new Node2(72, p0, p, k0, k1);
}
function b_ReturnType(p: number): Child { // ReturnType
 let s0 = 0, k0: Child = null;
 s0 = p;
 p = m_nothing(p); if (p < 0) return null;
 k0 = new Leaf(71, s0, p);
 pos = p; return k0;
}
function b_Heritage(p: number, d: number): Child { // Heritage
 d += 168;
 const p0 = p;
 let s0 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 p = m_extendsK(p); if (p < 0) return null;
 p = sk(p);
 k0 = b_LeftHandSide(p, d); if (k0 === null) return null; p = pos;
 k1 = NOTHING;
 L0: {
  s0 = p;
  p = sk(p);
  k2 = b_TypeArguments(p); if (k2 === null) { p = s0; break L0; } p = pos;
  k1 = new Iteration([k2]);
 }
 pos = p; return new Node2(169, p0, p, k0, k1);
}
function b_Implements(p: number): Child { // Implements
 let s0 = 0, k0: Child = null;
 s0 = p;
 p = m_nothing(p); if (p < 0) return null;
 k0 = new Leaf(71, s0, p);
 pos = p; return k0;
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
  c = I[p]!; if (!(c < 128 ? (T3[c]! & 1) !== 0 : true)) { p = s0; break L0; }
  k0 = b_ClassElement(p, d); if (k0 === null) { p = s0; break L0; } p = pos;
  a0.push(k0);
 }
 k0 = a0.length === 0 ? NOTHING : new Iteration(a0);
 p = sk(p);
 if (I[p] !== 125) return null; p += 1;
 pos = p; return new Node2(172, p0, p, k0, null);
}
function b_ExpressionIn_141(p: number, d: number): Child { // ExpressionIn<binaryOperator>
 d += 208;
 let s0 = 0, s2 = 0, s4 = 0, s5 = 0, k0: Child = null, k1: Child = null, k2: Child = null, a0: TreeNode[] = EMPTY;
 s0 = p;
 L0: {
  k1 = b_AssignmentIn_55(p, d); if (k1 === null) return null; p = pos;
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
     k2 = b_AssignmentIn_55(p, d); if (k2 === null) { p = s5; break L3; } p = pos;
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
function m_elseK(p: number): number { // elseK
 let s0 = 0;
 if (I[p] !== 101 || I[p + 1] !== 108 || !eq(p, 76, 4)) return -1; p += 4;
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
  if ((s1 < 128 ? (T3[s1]! & 2) !== 0 : true)) L1: {
   s2 = p;
   p = m_identifier(p); if (p < 0) break L1;
   k1 = new Leaf(21, s2, p);
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
 pos = p; return k0;
}
function b_LeftHandSide(p: number, d: number): Child { // LeftHandSide
 const m = recall(102, p); if (m !== undefined) { pos = m.end; return m.node; }
 if (d > MAX_DEPTH) tooDeep(p);
 d += 216;
 const p0 = p;
 let c = 0, s0 = 0, s2 = 0, s4 = 0, s5 = 0, k0: Child = null, k1: Child = null, k2: Child = null, a0: TreeNode[] = EMPTY;
 s0 = p;
 L0: {
  k1 = b_Primary(p, d); if (k1 === null) { remember(102, p0, null, 0); return null; } p = pos;
  s2 = p;
  L1: {
   L2: {
    a0 = [];
    s4 = p;
    L3: for (;;) {
     s5 = p;
     p = sk(p);
     c = I[p]!; if (!(c < 128 ? (T3[c]! & 4) !== 0 : false)) { p = s5; break L3; }
     k2 = b_Suffix(p, d); if (k2 === null) { p = s5; break L3; } p = pos;
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
 const k = k0; remember(102, p0, k, p); pos = p; return k;
}
function b_AssignmentIn_55(p: number, d: number): Child { // AssignmentIn<binaryOperator,anywhere>
 if (d > MAX_DEPTH) tooDeep(p);
 d += 208;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s4 = 0, s5 = 0, k0: Child = null, k1: Child = null, k2: Child = null, a0: TreeNode[] = EMPTY;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T3[s1]! & 8) !== 0 : true)) L1: {
   k1 = b_ArrowFunction_56(p, d); if (k1 === null) break L1; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 === 121)) L2: {
   k1 = b_YieldExpression_83(p, d); if (k1 === null) break L2; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T2[s1]! & 2) !== 0 : true))) return null;
  k1 = b_Binary_89(p, d); if (k1 === null) return null; p = pos;
  s2 = p;
  L3: {
   L4: {
    a0 = [];
    s4 = p;
    L5: for (;;) {
     s5 = p;
     p = sk(p);
     c = I[p]!; if (!(c < 128 ? (T3[c]! & 16) !== 0 : false)) { p = s5; break L5; }
     k2 = b_AssignmentTail_202(p, d); if (k2 === null) { p = s5; break L5; } p = pos;
     a0.push(k2);
    }
    if (p === s4) break L4;
    k2 = a0.length === 0 ? NOTHING : new Iteration(a0);
    k0 = new Node2(88, s0, p, k1, k2);
    break L3;
   }
   p = s2;
   k0 = k1;
  }
 }
 const k = settle(k0); pos = p; return k;
}
function b_VariableDeclaratorList_256(p: number, d: number): Child { // VariableDeclaratorList<binaryOperatorExceptIn>
 d += 168;
 const p0 = p;
 let s0 = 0, k0: Child = null, k1: Child = null, a0: TreeNode[] = EMPTY;
 k0 = b_VariableDeclarator_257(p, d); if (k0 === null) return null; p = pos;
 a0 = [];
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  if (I[p] !== 44) { p = s0; break L0; } p += 1;
  p = sk(p);
  k1 = b_VariableDeclarator_257(p, d); if (k1 === null) { p = s0; break L0; } p = pos;
  a0.push(k1);
 }
 k1 = a0.length === 0 ? NOTHING : new Iteration(a0);
 pos = p; return new Node2(256, p0, p, k0, k1);
}
function b_ExpressionIn_279(p: number, d: number): Child { // ExpressionIn<binaryOperatorExceptIn>
 d += 208;
 let s0 = 0, s2 = 0, s4 = 0, s5 = 0, k0: Child = null, k1: Child = null, k2: Child = null, a0: TreeNode[] = EMPTY;
 s0 = p;
 L0: {
  k1 = b_AssignmentIn_259(p, d); if (k1 === null) return null; p = pos;
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
     k2 = b_AssignmentIn_259(p, d); if (k2 === null) { p = s5; break L3; } p = pos;
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
 pos = p; return k0;
}
function m_catchK(p: number): number { // catchK
 let s0 = 0;
 if (I[p] !== 99 || I[p + 1] !== 97 || !eq(p, 108, 5)) return -1; p += 5;
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
 pos = p; return new Node2(291, p0, p, k0, null);
}
function m_finallyK(p: number): number { // finallyK
 let s0 = 0;
 if (I[p] !== 102 || I[p + 1] !== 105 || !eq(p, 113, 7)) return -1; p += 7;
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
 if (I[p] !== 99 || I[p + 1] !== 97 || !eq(p, 120, 4)) return -1; p += 4;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function m_defaultK(p: number): number { // defaultK
 let s0 = 0;
 if (I[p] !== 100 || I[p + 1] !== 101 || !eq(p, 124, 7)) return -1; p += 7;
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
 d += 136;
 let k0: Child = null;
 k0 = b_BindingTarget(p, d); if (k0 === null) return null; p = pos;
 pos = p; return k0;
}
function m_nothing(p: number): number { // nothing
 let s0 = 0;
 s0 = p;
 L0: {
  return -1;
 }
 p = s0;
 return p;
}
function b_Parameter(p: number, d: number): Child { // Parameter
 d += 184;
 let s0 = 0, s1 = 0, s2 = 0, s3 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T3[s1]! & 32) !== 0 : true)) L1: {
   k1 = b_ParameterTarget(p, d); if (k1 === null) break L1; p = pos;
   s2 = p;
   L2: {
    L3: {
     p = sk(p);
     if (I[p] !== 61) break L3; p += 1;
     p = sk(p);
     k2 = b_Value(p, d); if (k2 === null) break L3; p = pos;
     k0 = new Node2(74, s0, p, k1, k2);
     break L2;
    }
    p = s2;
    k0 = k1;
   }
   break L0;
  }
  p = s0;
  if (I[p] !== 46 || I[p + 1] !== 46 || I[p + 2] !== 46) return null; p += 3;
  p = sk(p);
  k1 = b_DeclaratorTarget(p, d); if (k1 === null) return null; p = pos;
  s3 = p;
  p = sk(p);
  if (I[p] !== 41) return null; p += 1;
  p = s3;
  k0 = new Node2(76, s0, p, k1, null);
 }
 pos = p; return k0;
}
function m_extendsK(p: number): number { // extendsK
 let s0 = 0;
 if (I[p] !== 101 || I[p + 1] !== 120 || !eq(p, 99, 7)) return -1; p += 7;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function b_TypeArguments(p: number): Child { // TypeArguments
 let s0 = 0, k0: Child = null;
 s0 = p;
 p = m_nothing(p); if (p < 0) return null;
 k0 = new Leaf(71, s0, p);
 pos = p; return k0;
}
function b_ClassElement(p: number, d: number): Child { // ClassElement
 d += 160;
 let c = 0, s0 = 0, s1 = 0, k0: Child = null, k1: Child = null;
 s0 = p;
 c = I[p]!; s1 = M8[c < 128 ? c : 128]!;
 L0: {
  if ((s1 & 1) !== 0) L1: {
   k1 = b_StaticBlock(p, d); if (k1 === null) break L1; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 2) !== 0) L2: {
   k1 = b_MethodDefinition(p, d); if (k1 === null) break L2; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 4) !== 0) L3: {
   k1 = b_PropertyDefinition(p, d); if (k1 === null) break L3; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if (!((s1 & 8) !== 0)) return null;
  if (I[p] !== 59) return null; p += 1;
  k0 = new Leaf(187, s0, p);
 }
 pos = p; return k0;
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
  c = I[p]!; if (!(c < 128 ? (T3[c]! & 64) !== 0 : true)) { p = s0; break L0; }
  k1 = b_BindingPropertyList(p, d); if (k1 === null) { p = s0; break L0; } p = pos;
  k0 = new Iteration([k1]);
 }
 p = sk(p);
 if (I[p] !== 125) return null; p += 1;
 pos = p; return new Node2(26, p0, p, k0, null);
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
  c = I[p]!; if (!(c < 128 ? (T2[c]! & 64) !== 0 : true)) { p = s0; break L0; }
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
   c = I[p]!; if (!(c < 128 ? (T2[c]! & 64) !== 0 : true)) { p = s2; break L2; }
   k2 = b_BindingItem(p, d); if (k2 === null) { p = s2; break L2; } p = pos;
   k1 = new Iteration([k2]);
  }
  a0.push(k1);
 }
 k1 = a0.length === 0 ? NOTHING : new Iteration(a0);
 p = sk(p);
 if (I[p] !== 93) return null; p += 1;
 pos = p; return new Node2(230, p0, p, k0, k1);
}
function b_Primary(p: number, d: number): Child { // Primary
 if (d > MAX_DEPTH) tooDeep(p);
 d += 176;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0, k0: Child = null, k1: Child = null;
 s0 = p;
 c = I[p]!; s1 = M9[c < 128 ? c : 128]!;
 L0: {
  if ((s1 & 1) !== 0) L1: {
   s2 = p;
   L2: {
    p = m_asyncFunction(p); if (p < 0) break L2;
    break L1;
   }
   p = s2;
   s3 = p;
   p = m_identifier(p); if (p < 0) break L1;
   k1 = new Leaf(21, s3, p);
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 2) !== 0) L3: {
   k1 = b_Literal(p); if (k1 === null) break L3; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 4) !== 0) L4: {
   k1 = b_ArrayExpression(p, d); if (k1 === null) break L4; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 8) !== 0) L5: {
   k1 = b_ObjectExpression(p, d); if (k1 === null) break L5; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 16) !== 0) L6: {
   k1 = b_Parenthesized(p, d); if (k1 === null) break L6; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 32) !== 0) L7: {
   k1 = b_TemplateLiteral(p, d); if (k1 === null) break L7; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 64) !== 0) L8: {
   k1 = b_FunctionExpression(p, d); if (k1 === null) break L8; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 128) !== 0) L9: {
   k1 = b_ThisExpression(p); if (k1 === null) break L9; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 256) !== 0) L10: {
   k1 = b_NewExpression(p, d); if (k1 === null) break L10; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 512) !== 0) L11: {
   k1 = b_ClassExpression(p, d); if (k1 === null) break L11; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if (!((s1 & 1024) !== 0)) return null;
  k1 = b_Super(p); if (k1 === null) return null; p = pos;
  k0 = k1;
 }
 pos = p; return k0;
}
function b_Suffix(p: number, d: number): Child { // Suffix
 d += 208;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, s5 = 0, s6 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 46 || s1 === 91 || s1 === 96)) L1: {
   k1 = b_MemberSuffix(p, d); if (k1 === null) break L1; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  L2: {
   if (I[p] !== 40) break L2; p += 1;
   k1 = NOTHING;
   L3: {
    s2 = p;
    p = sk(p);
    c = I[p]!; if (!(c < 128 ? (T2[c]! & 2) !== 0 : true)) { p = s2; break L3; }
    k2 = b_ArgumentList(p, d); if (k2 === null) { p = s2; break L3; } p = pos;
    k1 = new Iteration([k2]);
   }
   p = sk(p);
   if (I[p] !== 41) break L2; p += 1;
   k0 = new Node2(191, s0, p, k1, null);
   break L0;
  }
  p = s0;
  if (!((s1 === 63))) return null;
  if (I[p] !== 63 || I[p + 1] !== 46) return null; p += 2;
  c = I[p]!; if ((c >= 48 && c <= 57)) return null;
  p = sk(p);
  s2 = p;
  s3 = I[p]!;
  L4: {
   if ((s3 < 128 ? (T3[s3]! & 128) !== 0 : true)) L5: {
    s4 = p;
    s5 = I[p]!;
    L6: {
     if ((s5 === 35)) L7: {
      s6 = p;
      p = m_privateIdentifier(p); if (p < 0) break L7;
      k2 = new Leaf(132, s6, p);
      k1 = k2;
      break L6;
     }
     p = s4;
     if (!((s5 < 128 ? (T3[s5]! & 2) !== 0 : true))) break L5;
     s6 = p;
     p = m_identifierName(p); if (p < 0) break L5;
     k2 = new Leaf(23, s6, p);
     k1 = k2;
    }
    k0 = new Node2(192, s0, p, k1, null);
    break L4;
   }
   p = s2;
   L8: {
    if (I[p] !== 91) break L8; p += 1;
    p = sk(p);
    k1 = b_Expression(p, d); if (k1 === null) break L8; p = pos;
    p = sk(p);
    if (I[p] !== 93) break L8; p += 1;
    k0 = new Node2(194, s0, p, k1, null);
    break L4;
   }
   p = s2;
   if (I[p] !== 40) return null; p += 1;
   k1 = NOTHING;
   L9: {
    s5 = p;
    p = sk(p);
    c = I[p]!; if (!(c < 128 ? (T2[c]! & 2) !== 0 : true)) { p = s5; break L9; }
    k2 = b_ArgumentList(p, d); if (k2 === null) { p = s5; break L9; } p = pos;
    k1 = new Iteration([k2]);
   }
   p = sk(p);
   if (I[p] !== 41) return null; p += 1;
   k0 = new Node2(195, s0, p, k1, null);
  }
 }
 pos = p; return k0;
}
function b_ArrowFunction_56(p: number, d: number): Child { // ArrowFunction<binaryOperator,anywhere>
 d += 176;
 const p0 = p;
 let c = 0, s0 = 0, s1 = 0, k0: Child = null, k1: Child = null, a0: TreeNode[] = EMPTY;
 a0 = [];
 s0 = p;
 L0: for (;;) {
  s1 = p;
  p = sk(p);
  c = I[p]!; if (!(c < 128 ? (T3[c]! & 8) !== 0 : true)) { p = s1; break L0; }
  k0 = b_ArrowHead(p, d); if (k0 === null) { p = s1; break L0; } p = pos;
  a0.push(k0);
 }
 if (p === s0) return null;
 k0 = a0.length === 0 ? NOTHING : new Iteration(a0);
 p = sk(p);
 k1 = b_ArrowBody_80(p, d); if (k1 === null) return null; p = pos;
 pos = p; return new Node2(56, p0, p, k0, k1);
}
function b_YieldExpression_83(p: number, d: number): Child { // YieldExpression<binaryOperator,anywhere>
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
    k1 = b_AssignmentIn_55(p, d); if (k1 === null) break L2; p = pos;
    k0 = new Node2(84, s0, p, k1, null);
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
    k1 = b_AssignmentIn_55(p, d); if (k1 === null) break L3; p = pos;
    k0 = new Node2(86, s0, p, k1, null);
    break L1;
   }
   p = s2;
   k0 = new Leaf(87, s0, p);
  }
 }
 pos = p; return k0;
}
function b_Binary_89(p: number, d: number): Child { // Binary<binaryOperator>
 d += 208;
 let c = 0, s0 = 0, s2 = 0, s4 = 0, s5 = 0, k0: Child = null, k1: Child = null, k2: Child = null, a0: TreeNode[] = EMPTY;
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
     p = sk(p);
     c = I[p]!; if (!(c < 128 ? (T1[c]! & 2) !== 0 : false)) { p = s5; break L3; }
     k2 = b_BinaryTail_198(p, d); if (k2 === null) { p = s5; break L3; } p = pos;
     a0.push(k2);
    }
    if (p === s4) break L2;
    k2 = a0.length === 0 ? NOTHING : new Iteration(a0);
    k0 = new Node2(90, s0, p, k1, k2);
    break L1;
   }
   p = s2;
   k0 = k1;
  }
 }
 pos = p; return k0;
}
function b_AssignmentTail_202(p: number, d: number): Child { // AssignmentTail<binaryOperator,anywhere>
 d += 176;
 let s0 = 0, s1 = 0, s2 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 63)) L1: {
   p = m_conditionalMark(p); if (p < 0) break L1;
   p = sk(p);
   k1 = b_AssignmentIn_205(p, d); if (k1 === null) break L1; p = pos;
   p = sk(p);
   if (I[p] !== 58) break L1; p += 1;
   p = sk(p);
   k2 = b_TailOperand_222(p, d); if (k2 === null) break L1; p = pos;
   k0 = new Node2(203, s0, p, k1, k2);
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T3[s1]! & 16) !== 0 : false))) return null;
  s2 = p;
  p = m_assignmentOperator(p); if (p < 0) return null;
  k2 = new Leaf(220, s2, p);
  p = sk(p);
  k1 = b_TailOperand_222(p, d); if (k1 === null) return null; p = pos;
  k0 = new Node2(224, s0, p, k2, k1);
 }
 pos = p; return k0;
}
function b_VariableDeclarator_257(p: number, d: number): Child { // VariableDeclarator<binaryOperatorExceptIn>
 d += 184;
 let s0 = 0, s2 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 s0 = p;
 L0: {
  k1 = b_DeclaratorTarget(p, d); if (k1 === null) return null; p = pos;
  s2 = p;
  L1: {
   L2: {
    p = sk(p);
    if (I[p] !== 61) break L2; p += 1;
    p = sk(p);
    k2 = b_AssignmentIn_259(p, d); if (k2 === null) break L2; p = pos;
    k0 = new Node2(258, s0, p, k1, k2);
    break L1;
   }
   p = s2;
   k0 = new Node2(278, s0, p, k1, null);
  }
 }
 pos = p; return k0;
}
function b_AssignmentIn_259(p: number, d: number): Child { // AssignmentIn<binaryOperatorExceptIn,anywhere>
 if (d > MAX_DEPTH) tooDeep(p);
 d += 208;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s4 = 0, s5 = 0, k0: Child = null, k1: Child = null, k2: Child = null, a0: TreeNode[] = EMPTY;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T3[s1]! & 8) !== 0 : true)) L1: {
   k1 = b_ArrowFunction_260(p, d); if (k1 === null) break L1; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 === 121)) L2: {
   k1 = b_YieldExpression_264(p, d); if (k1 === null) break L2; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T2[s1]! & 2) !== 0 : true))) return null;
  k1 = b_Binary_269(p, d); if (k1 === null) return null; p = pos;
  s2 = p;
  L3: {
   L4: {
    a0 = [];
    s4 = p;
    L5: for (;;) {
     s5 = p;
     p = sk(p);
     c = I[p]!; if (!(c < 128 ? (T3[c]! & 16) !== 0 : false)) { p = s5; break L5; }
     k2 = b_AssignmentTail_273(p, d); if (k2 === null) { p = s5; break L5; } p = pos;
     a0.push(k2);
    }
    if (p === s4) break L4;
    k2 = a0.length === 0 ? NOTHING : new Iteration(a0);
    k0 = new Node2(268, s0, p, k1, k2);
    break L3;
   }
   p = s2;
   k0 = k1;
  }
 }
 const k = settle(k0); pos = p; return k;
}
function b_ParameterTarget(p: number, d: number): Child { // ParameterTarget
 d += 136;
 let k0: Child = null;
 k0 = b_BindingTarget(p, d); if (k0 === null) return null; p = pos;
 pos = p; return k0;
}
function b_Value(p: number, d: number): Child { // Value
 const m = recall(53, p); if (m !== undefined) { pos = m.end; return m.node; }
 if (d > MAX_DEPTH) tooDeep(p);
 d += 144;
 const p0 = p;
 let k0: Child = null;
 k0 = b_ValueIn_54(p, d); if (k0 === null) { remember(53, p0, null, 0); return null; } p = pos;
 const k = k0; remember(53, p0, k, p); pos = p; return k;
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
 pos = p; return new Node2(174, p0, p, k0, null);
}
function b_MethodDefinition(p: number, d: number): Child { // MethodDefinition
 d += 168;
 const p0 = p;
 let c = 0, s0 = 0, k0: Child = null, k1: Child = null, a0: TreeNode[] = EMPTY;
 a0 = [];
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 115)) { p = s0; break L0; }
  k0 = b_MemberModifier(p); if (k0 === null) { p = s0; break L0; } p = pos;
  a0.push(k0);
 }
 k0 = a0.length === 0 ? NOTHING : new Iteration(a0);
 p = sk(p);
 k1 = b_Method(p, d); if (k1 === null) return null; p = pos;
 pos = p; return new Node2(176, p0, p, k0, k1);
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
   c = I[p]!; if (!(c === 115)) { p = s2; break L1; }
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
      k4 = b_FieldType(p); if (k4 === null) { p = s7; break L5; } p = pos;
      k3 = new Iteration([k4]);
     }
     p = sk(p);
     if (I[p] !== 61) break L4; p += 1;
     p = sk(p);
     k4 = b_Assignment(p, d); if (k4 === null) break L4; p = pos;
     p = m_semicolon(p); if (p < 0) break L4;
     k0 = new Node5(181, s0, p, k1, k2, k3, k4, null);
     break L3;
    }
    p = s5;
    k4 = NOTHING;
    L6: {
     s7 = p;
     p = sk(p);
     k3 = b_FieldType(p); if (k3 === null) { p = s7; break L6; } p = pos;
     k4 = new Iteration([k3]);
    }
    p = m_semicolon(p); if (p < 0) return null;
    k0 = new Node5(186, s0, p, k1, k2, k4, null, null);
   }
  }
 }
 pos = p; return k0;
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
 pos = p; return new Node2(27, p0, p, k0, k1);
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
   k0 = new Node2(232, s0, p, k1, null);
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T3[s1]! & 32) !== 0 : true))) return null;
  k1 = b_BindingElement(p, d); if (k1 === null) return null; p = pos;
  k0 = k1;
 }
 pos = p; return k0;
}
function b_Literal(p: number): Child { // Literal
 let c = 0, s0 = 0, s1 = 0, s2 = 0, k0: Child = null, k1: Child = null;
 s0 = p;
 c = I[p]!; s1 = M10[c < 128 ? c : 128]!;
 L0: {
  if ((s1 & 1) !== 0) L1: {
   s2 = p;
   p = m_stringLiteral(p); if (p < 0) break L1;
   k1 = new Leaf(31, s2, p);
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 2) !== 0) L2: {
   s2 = p;
   p = m_numericLiteral(p); if (p < 0) break L2;
   k1 = new Leaf(38, s2, p);
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
  if ((s1 & 8) !== 0) L4: {
   k1 = b_NullLiteral(p); if (k1 === null) break L4; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if (!((s1 & 16) !== 0)) return null;
  s2 = p;
  p = m_regularExpressionLiteral(p); if (p < 0) return null;
  k1 = new Leaf(113, s2, p);
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
  c = I[p]!; if (!(c < 128 ? (T2[c]! & 2) !== 0 : true)) { p = s0; break L0; }
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
   c = I[p]!; if (!(c < 128 ? (T2[c]! & 2) !== 0 : true)) { p = s2; break L2; }
   k2 = b_Argument(p, d); if (k2 === null) { p = s2; break L2; } p = pos;
   k1 = new Iteration([k2]);
  }
  a0.push(k1);
 }
 k1 = a0.length === 0 ? NOTHING : new Iteration(a0);
 p = sk(p);
 if (I[p] !== 93) return null; p += 1;
 pos = p; return new Node2(117, p0, p, k0, k1);
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
  c = I[p]!; if (!(c < 128 ? (T4[c]! & 1) !== 0 : true)) { p = s0; break L0; }
  k1 = b_PropertyList(p, d); if (k1 === null) { p = s0; break L0; } p = pos;
  k0 = new Iteration([k1]);
 }
 p = sk(p);
 if (I[p] !== 125) return null; p += 1;
 pos = p; return new Node2(121, p0, p, k0, null);
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
 pos = p; return new Node2(139, p0, p, k0, null);
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
  k1 = new Leaf(59, s1, p);
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
  c = I[p]!; if (!(c < 128 ? (T3[c]! & 2) !== 0 : true)) { p = s2; break L2; }
  s3 = p;
  p = m_identifier(p); if (p < 0) { p = s2; break L2; }
  k3 = new Leaf(21, s3, p);
  k2 = new Iteration([k3]);
 }
 p = sk(p);
 k3 = b_Signature(p, d); if (k3 === null) return null; p = pos;
 p = sk(p);
 k4 = b_FunctionBody(p, d); if (k4 === null) return null; p = pos;
 pos = p; return new Node5(149, p0, p, k0, k1, k2, k3, k4);
}
function b_ThisExpression(p: number): Child { // ThisExpression
 const p0 = p;
 p = m_thisK(p); if (p < 0) return null;
 pos = p; return new Leaf(150, p0, p);
}
function b_NewExpression(p: number, d: number): Child { // NewExpression
 d += 248;
 let c = 0, s0 = 0, s2 = 0, s3 = 0, s4 = 0, s5 = 0, s7 = 0, s8 = 0, k0: Child = null, k1: Child = null, k2: Child = null, k3: Child = null, k4: Child = null, k5: Child = null;
 s0 = p;
 L0: {
  s2 = p;
  p = m_newK(p); if (p < 0) return null;
  k1 = new Leaf(154, s2, p);
  p = sk(p);
  s3 = p;
  s4 = I[p]!;
  L1: {
   L2: {
    if (I[p] !== 46) break L2; p += 1;
    p = sk(p);
    s5 = p;
    p = m_targetK(p); if (p < 0) break L2;
    k2 = new Leaf(155, s5, p);
    k0 = new Node2(153, s0, p, k1, k2);
    break L1;
   }
   p = s3;
   if (!((s4 < 128 ? (T2[s4]! & 128) !== 0 : true))) return null;
   k2 = b_NewCallee(p, d); if (k2 === null) return null; p = pos;
   s5 = p;
   L3: {
    L4: {
     k3 = NOTHING;
     L5: {
      s7 = p;
      p = sk(p);
      k4 = b_TypeArguments(p); if (k4 === null) { p = s7; break L5; } p = pos;
      k3 = new Iteration([k4]);
     }
     p = sk(p);
     if (I[p] !== 40) break L4; p += 1;
     k4 = NOTHING;
     L6: {
      s8 = p;
      p = sk(p);
      c = I[p]!; if (!(c < 128 ? (T2[c]! & 2) !== 0 : true)) { p = s8; break L6; }
      k5 = b_ArgumentList(p, d); if (k5 === null) { p = s8; break L6; } p = pos;
      k4 = new Iteration([k5]);
     }
     p = sk(p);
     if (I[p] !== 41) break L4; p += 1;
     k0 = new Node5(156, s0, p, k2, k3, k4, null, null);
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
    k0 = new Node2(165, s0, p, k2, null);
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
  c = I[p]!; if (!(c < 128 ? (T3[c]! & 2) !== 0 : true)) { p = s0; break L0; }
  s1 = p;
  p = m_identifier(p); if (p < 0) { p = s0; break L0; }
  k1 = new Leaf(21, s1, p);
  k0 = new Iteration([k1]);
 }
 p = sk(p);
 k1 = b_ClassTail(p, d); if (k1 === null) return null; p = pos;
 pos = p; return new Node2(166, p0, p, k0, k1);
}
function b_Super(p: number): Child { // Super
 const p0 = p;
 p = m_superK(p); if (p < 0) return null;
 pos = p; return new Leaf(188, p0, p);
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
     k2 = new Leaf(132, s4, p);
     k1 = k2;
     break L2;
    }
    p = s2;
    if (!((s3 < 128 ? (T3[s3]! & 2) !== 0 : true))) break L1;
    s4 = p;
    p = m_identifierName(p); if (p < 0) break L1;
    k2 = new Leaf(23, s4, p);
    k1 = k2;
   }
   k0 = new Node2(160, s0, p, k1, null);
   break L0;
  }
  p = s0;
  L4: {
   if (I[p] !== 91) break L4; p += 1;
   p = sk(p);
   k1 = b_Expression(p, d); if (k1 === null) break L4; p = pos;
   p = sk(p);
   if (I[p] !== 93) break L4; p += 1;
   k0 = new Node2(161, s0, p, k1, null);
   break L0;
  }
  p = s0;
  if (!((s1 === 96))) return null;
  k1 = b_TemplateLiteral(p, d); if (k1 === null) return null; p = pos;
  k0 = new Node2(162, s0, p, k1, null);
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
 pos = p; return new Node2(164, p0, p, k0, k1);
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
   k0 = new Node2(58, s0, p, k1, null);
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T3[s1]! & 8) !== 0 : true))) return null;
  k1 = b_ArrowParameters(p, d); if (k1 === null) return null; p = pos;
  p = m_arrow(p); if (p < 0) return null;
  k0 = new Node2(79, s0, p, k1, null);
 }
 pos = p; return k0;
}
function b_ArrowBody_80(p: number, d: number): Child { // ArrowBody<binaryOperator,anywhere>
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
  if (!((s1 < 128 ? (T4[s1]! & 2) !== 0 : true))) return null;
  c = I[p]!; if ((c === 123)) return null;
  k1 = b_ValueIn_54(p, d); if (k1 === null) return null; p = pos;
  k0 = k1;
 }
 pos = p; return k0;
}
function m_yieldK(p: number): number { // yieldK
 let s0 = 0;
 if (I[p] !== 121 || I[p + 1] !== 105 || !eq(p, 158, 5)) return -1; p += 5;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function b_Unary(p: number, d: number): Child { // Unary
 d += 200;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, k0: Child = null, k1: Child = null, k2: Child = null, a0: TreeNode[] = EMPTY;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T4[s1]! & 4) !== 0 : false)) L1: {
   a0 = [];
   s2 = p;
   L2: for (;;) {
    s3 = p;
    p = sk(p);
    c = I[p]!; if (!(c < 128 ? (T4[c]! & 4) !== 0 : false)) { p = s3; break L2; }
    s4 = p;
    p = m_prefixOperator(p); if (p < 0) { p = s3; break L2; }
    k1 = new Leaf(93, s4, p);
    a0.push(k1);
   }
   if (p === s2) break L1;
   k1 = a0.length === 0 ? NOTHING : new Iteration(a0);
   p = sk(p);
   k2 = b_Update(p, d); if (k2 === null) break L1; p = pos;
   k0 = new Node2(92, s0, p, k1, k2);
   break L0;
  }
  p = s0;
  if ((s1 < 128 ? (T2[s1]! & 128) !== 0 : true)) L3: {
   k2 = b_Update(p, d); if (k2 === null) break L3; p = pos;
   k0 = k2;
   break L0;
  }
  p = s0;
  if (!((s1 === 35))) return null;
  s3 = p;
  p = m_privateIdentifier(p); if (p < 0) return null;
  k2 = new Leaf(132, s3, p);
  s2 = p;
  p = sk(p);
  p = m_inK(p); if (p < 0) return null;
  p = s2;
  k0 = k2;
 }
 pos = p; return k0;
}
function b_BinaryTail_198(p: number, d: number): Child { // BinaryTail<binaryOperator>
 d += 136;
 let k0: Child = null;
 k0 = b_BinaryTail_operation_199(p, d); if (k0 === null) return null; p = pos;
 pos = p; return k0;
}
function b_AssignmentIn_205(p: number, d: number): Child { // AssignmentIn<binaryOperator,alternativeMark>
 if (d > MAX_DEPTH) tooDeep(p);
 d += 208;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s4 = 0, s5 = 0, k0: Child = null, k1: Child = null, k2: Child = null, a0: TreeNode[] = EMPTY;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T3[s1]! & 8) !== 0 : true)) L1: {
   k1 = b_ArrowFunction_206(p, d); if (k1 === null) break L1; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 === 121)) L2: {
   k1 = b_YieldExpression_210(p, d); if (k1 === null) break L2; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T2[s1]! & 2) !== 0 : true))) return null;
  k1 = b_Binary_89(p, d); if (k1 === null) return null; p = pos;
  s2 = p;
  L3: {
   L4: {
    a0 = [];
    s4 = p;
    L5: for (;;) {
     s5 = p;
     p = sk(p);
     c = I[p]!; if (!(c < 128 ? (T3[c]! & 16) !== 0 : false)) { p = s5; break L5; }
     k2 = b_AssignmentTail_215(p, d); if (k2 === null) { p = s5; break L5; } p = pos;
     a0.push(k2);
    }
    if (p === s4) break L4;
    k2 = a0.length === 0 ? NOTHING : new Iteration(a0);
    k0 = new Node2(214, s0, p, k1, k2);
    break L3;
   }
   p = s2;
   k0 = k1;
  }
 }
 const k = settle(k0); pos = p; return k;
}
function b_TailOperand_222(p: number, d: number): Child { // TailOperand<binaryOperator,anywhere>
 d += 192;
 let s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T3[s1]! & 8) !== 0 : true)) L1: {
   s2 = p;
   s3 = I[p]!;
   L2: {
    if ((s3 < 128 ? (T3[s3]! & 8) !== 0 : true)) L3: {
     k2 = b_ArrowFunction_56(p, d); if (k2 === null) break L3; p = pos;
     k1 = k2;
     break L2;
    }
    p = s2;
    if (!((s3 === 121))) break L1;
    k2 = b_YieldExpression_83(p, d); if (k2 === null) break L1; p = pos;
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
  if (!((s1 < 128 ? (T2[s1]! & 2) !== 0 : true))) return null;
  k1 = b_Binary_89(p, d); if (k1 === null) return null; p = pos;
  k0 = k1;
 }
 pos = p; return k0;
}
function b_ArrowFunction_260(p: number, d: number): Child { // ArrowFunction<binaryOperatorExceptIn,anywhere>
 d += 176;
 const p0 = p;
 let c = 0, s0 = 0, s1 = 0, k0: Child = null, k1: Child = null, a0: TreeNode[] = EMPTY;
 a0 = [];
 s0 = p;
 L0: for (;;) {
  s1 = p;
  p = sk(p);
  c = I[p]!; if (!(c < 128 ? (T3[c]! & 8) !== 0 : true)) { p = s1; break L0; }
  k0 = b_ArrowHead(p, d); if (k0 === null) { p = s1; break L0; } p = pos;
  a0.push(k0);
 }
 if (p === s0) return null;
 k0 = a0.length === 0 ? NOTHING : new Iteration(a0);
 p = sk(p);
 k1 = b_ArrowBody_261(p, d); if (k1 === null) return null; p = pos;
 pos = p; return new Node2(260, p0, p, k0, k1);
}
function b_YieldExpression_264(p: number, d: number): Child { // YieldExpression<binaryOperatorExceptIn,anywhere>
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
    k1 = b_AssignmentIn_259(p, d); if (k1 === null) break L2; p = pos;
    k0 = new Node2(265, s0, p, k1, null);
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
    k1 = b_AssignmentIn_259(p, d); if (k1 === null) break L3; p = pos;
    k0 = new Node2(266, s0, p, k1, null);
    break L1;
   }
   p = s2;
   k0 = new Leaf(267, s0, p);
  }
 }
 pos = p; return k0;
}
function b_Binary_269(p: number, d: number): Child { // Binary<binaryOperatorExceptIn>
 d += 208;
 let c = 0, s0 = 0, s2 = 0, s4 = 0, s5 = 0, k0: Child = null, k1: Child = null, k2: Child = null, a0: TreeNode[] = EMPTY;
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
     p = sk(p);
     c = I[p]!; if (!(c < 128 ? (T1[c]! & 2) !== 0 : false)) { p = s5; break L3; }
     k2 = b_BinaryTail_271(p, d); if (k2 === null) { p = s5; break L3; } p = pos;
     a0.push(k2);
    }
    if (p === s4) break L2;
    k2 = a0.length === 0 ? NOTHING : new Iteration(a0);
    k0 = new Node2(270, s0, p, k1, k2);
    break L1;
   }
   p = s2;
   k0 = k1;
  }
 }
 pos = p; return k0;
}
function b_AssignmentTail_273(p: number, d: number): Child { // AssignmentTail<binaryOperatorExceptIn,anywhere>
 d += 176;
 let s0 = 0, s1 = 0, s2 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 63)) L1: {
   p = m_conditionalMark(p); if (p < 0) break L1;
   p = sk(p);
   k1 = b_AssignmentIn_205(p, d); if (k1 === null) break L1; p = pos;
   p = sk(p);
   if (I[p] !== 58) break L1; p += 1;
   p = sk(p);
   k2 = b_TailOperand_275(p, d); if (k2 === null) break L1; p = pos;
   k0 = new Node2(274, s0, p, k1, k2);
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T3[s1]! & 16) !== 0 : false))) return null;
  s2 = p;
  p = m_assignmentOperator(p); if (p < 0) return null;
  k2 = new Leaf(220, s2, p);
  p = sk(p);
  k1 = b_TailOperand_275(p, d); if (k1 === null) return null; p = pos;
  k0 = new Node2(277, s0, p, k2, k1);
 }
 pos = p; return k0;
}
function b_ValueIn_54(p: number, d: number): Child { // ValueIn<binaryOperator,anywhere>
 const m = recall(54, p); if (m !== undefined) { pos = m.end; return m.node; }
 if (d > MAX_DEPTH) tooDeep(p);
 d += 144;
 const p0 = p;
 let k0: Child = null;
 k0 = b_AssignmentIn_55(p, d); if (k0 === null) { remember(54, p0, null, 0); return null; } p = pos;
 const k = k0; remember(54, p0, k, p); pos = p; return k;
}
function m_staticK(p: number): number { // staticK
 let s0 = 0;
 if (I[p] !== 115 || I[p + 1] !== 116 || !eq(p, 139, 6)) return -1; p += 6;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function b_MemberModifier(p: number): Child { // MemberModifier
 let s0 = 0, s1 = 0, k0: Child = null;
 s0 = p;
 p = m_memberWord(p); if (p < 0) return null;
 k0 = new Leaf(178, s0, p);
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
 c = I[p]!; s1 = M11[c < 128 ? c : 128]!;
 L0: {
  if ((s1 & 1) !== 0) L1: {
   p = m_getK(p); if (p < 0) break L1;
   p = sk(p);
   k1 = b_ClassElementName(p, d); if (k1 === null) break L1; p = pos;
   p = sk(p);
   k2 = b_Signature(p, d); if (k2 === null) break L1; p = pos;
   p = sk(p);
   k3 = b_FunctionBody(p, d); if (k3 === null) break L1; p = pos;
   k0 = new Node5(129, s0, p, k1, k2, k3, null, null);
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
   k0 = new Node5(133, s0, p, k3, k2, k1, null, null);
   break L0;
  }
  p = s0;
  if ((s1 & 4) !== 0) L3: {
   p = m_asyncModifier(p); if (p < 0) break L3;
   s2 = p;
   L4: {
    p = sk(p);
    c = I[p]!; if (!(c < 128 ? (T4[c]! & 8) !== 0 : false)) break L4; p++;
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
    p = m_methodMark(p); if (p < 0) { p = s4; break L6; }
   }
   p = sk(p);
   k3 = b_Signature(p, d); if (k3 === null) break L3; p = pos;
   p = sk(p);
   k4 = b_FunctionBody(p, d); if (k4 === null) break L3; p = pos;
   k0 = new Node5(135, s0, p, k1, k2, k3, k4, null);
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
   p = m_methodMark(p); if (p < 0) { p = s3; break L8; }
  }
  p = sk(p);
  k2 = b_Signature(p, d); if (k2 === null) return null; p = pos;
  p = sk(p);
  k1 = b_FunctionBody(p, d); if (k1 === null) return null; p = pos;
  k0 = new Node5(138, s0, p, k4, k3, k2, k1, null);
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
   k1 = new Leaf(132, s2, p);
   k0 = k1;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T3[s1]! & 64) !== 0 : true))) return null;
  k1 = b_PropertyKey(p, d); if (k1 === null) return null; p = pos;
  k0 = k1;
 }
 pos = p; return k0;
}
function b_FieldType(p: number): Child { // FieldType
 let s0 = 0, k0: Child = null;
 s0 = p;
 p = m_nothing(p); if (p < 0) return null;
 k0 = new Leaf(71, s0, p);
 pos = p; return k0;
}
function b_BindingProperty(p: number, d: number): Child { // BindingProperty
 d += 192;
 let s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T3[s1]! & 64) !== 0 : true)) L1: {
   k1 = b_PropertyKey(p, d); if (k1 === null) break L1; p = pos;
   p = sk(p);
   if (I[p] !== 58) break L1; p += 1;
   p = sk(p);
   k2 = b_BindingElement(p, d); if (k2 === null) break L1; p = pos;
   k0 = new Node2(29, s0, p, k1, k2);
   break L0;
  }
  p = s0;
  if ((s1 < 128 ? (T3[s1]! & 2) !== 0 : true)) L2: {
   s2 = p;
   p = m_identifier(p); if (p < 0) break L2;
   k2 = new Leaf(21, s2, p);
   s3 = p;
   L3: {
    L4: {
     p = sk(p);
     if (I[p] !== 61) break L4; p += 1;
     p = sk(p);
     k1 = b_Value(p, d); if (k1 === null) break L4; p = pos;
     k0 = new Node2(227, s0, p, k2, k1);
     break L3;
    }
    p = s3;
    k0 = new Node2(228, s0, p, k2, null);
   }
   break L0;
  }
  p = s0;
  if (I[p] !== 46 || I[p + 1] !== 46 || I[p + 2] !== 46) return null; p += 3;
  p = sk(p);
  s4 = p;
  p = m_identifier(p); if (p < 0) return null;
  k2 = new Leaf(21, s4, p);
  s3 = p;
  p = sk(p);
  if (I[p] !== 125) return null; p += 1;
  p = s3;
  k0 = new Node2(229, s0, p, k2, null);
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
    k0 = new Node2(226, s0, p, k1, k2);
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
 pos = p; return new Leaf(108, p0, p);
}
function b_NullLiteral(p: number): Child { // NullLiteral
 const p0 = p;
 p = m_nullK(p); if (p < 0) return null;
 pos = p; return new Leaf(111, p0, p);
}
function b_Argument(p: number, d: number): Child { // Argument
 d += 160;
 let s0 = 0, s1 = 0, k0: Child = null, k1: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T2[s1]! & 2) !== 0 : true)) L1: {
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
 pos = p; return new Node2(122, p0, p, k0, k1);
}
function b_templateLiteral(p: number, d: number): Child { // templateLiteral
 d += 176;
 const p0 = p;
 let c = 0, s0 = 0, s1 = 0, k0: Child = null, k1: Child = null, a0: TreeNode[] = EMPTY;
 if (I[p] !== 96) return null; p += 1;
 s0 = p;
 p = m_templateElement(p); if (p < 0) return null;
 k0 = new Leaf(145, s0, p);
 a0 = [];
 L0: for (;;) {
  s1 = p;
  c = I[p]!; if (!(c === 36)) { p = s1; break L0; }
  k1 = b_templateSpan(p, d); if (k1 === null) { p = s1; break L0; } p = pos;
  a0.push(k1);
 }
 k1 = a0.length === 0 ? NOTHING : new Iteration(a0);
 if (I[p] !== 96) return null; p += 1;
 pos = p; return new Node2(144, p0, p, k0, k1);
}
function m_thisK(p: number): number { // thisK
 let s0 = 0;
 if (I[p] !== 116 || I[p + 1] !== 104 || !eq(p, 147, 4)) return -1; p += 4;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
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
function m_targetK(p: number): number { // targetK
 let s0 = 0;
 if (I[p] !== 116 || I[p + 1] !== 97 || !eq(p, 181, 6)) return -1; p += 6;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function b_NewCallee(p: number, d: number): Child { // NewCallee
 d += 208;
 let c = 0, s0 = 0, s2 = 0, s4 = 0, s5 = 0, k0: Child = null, k1: Child = null, k2: Child = null, a0: TreeNode[] = EMPTY;
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
     p = sk(p);
     c = I[p]!; if (!(c === 46 || c === 91 || c === 96)) { p = s5; break L3; }
     k2 = b_MemberSuffix(p, d); if (k2 === null) { p = s5; break L3; } p = pos;
     a0.push(k2);
    }
    if (p === s4) break L2;
    k2 = a0.length === 0 ? NOTHING : new Iteration(a0);
    k0 = new Node2(158, s0, p, k1, k2);
    break L1;
   }
   p = s2;
   k0 = k1;
  }
 }
 pos = p; return k0;
}
function m_superK(p: number): number { // superK
 let s0 = 0;
 if (I[p] !== 115 || I[p + 1] !== 117 || !eq(p, 153, 5)) return -1; p += 5;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function b_ArrowParameters(p: number, d: number): Child { // ArrowParameters
 d += 168;
 let s0 = 0, s1 = 0, s2 = 0, k0: Child = null, k1: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T3[s1]! & 2) !== 0 : true)) L1: {
   s2 = p;
   p = m_identifier(p); if (p < 0) break L1;
   k1 = new Leaf(21, s2, p);
   k0 = k1;
   break L0;
  }
  p = s0;
  if (!((s1 === 40))) return null;
  k1 = b_Signature(p, d); if (k1 === null) return null; p = pos;
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
    k2 = new Leaf(196, s4, p);
    k0 = new Node2(101, s0, p, k1, k2);
    break L1;
   }
   p = s2;
   k0 = k1;
  }
 }
 pos = p; return k0;
}
function b_BinaryTail_operation_199(p: number, d: number): Child { // BinaryTail_operation<binaryOperator>
 d += 160;
 const p0 = p;
 let s0 = 0, k0: Child = null, k1: Child = null;
 s0 = p;
 p = m_binaryOperator(p); if (p < 0) return null;
 k0 = new Leaf(200, s0, p);
 p = sk(p);
 k1 = b_Unary(p, d); if (k1 === null) return null; p = pos;
 pos = p; return new Node2(199, p0, p, k0, k1);
}
function b_ArrowFunction_206(p: number, d: number): Child { // ArrowFunction<binaryOperator,alternativeMark>
 d += 176;
 const p0 = p;
 let c = 0, s0 = 0, s1 = 0, k0: Child = null, k1: Child = null, a0: TreeNode[] = EMPTY;
 a0 = [];
 s0 = p;
 L0: for (;;) {
  s1 = p;
  p = sk(p);
  c = I[p]!; if (!(c < 128 ? (T3[c]! & 8) !== 0 : true)) { p = s1; break L0; }
  k0 = b_ArrowHead(p, d); if (k0 === null) { p = s1; break L0; } p = pos;
  a0.push(k0);
 }
 if (p === s0) return null;
 k0 = a0.length === 0 ? NOTHING : new Iteration(a0);
 p = sk(p);
 k1 = b_ArrowBody_207(p, d); if (k1 === null) return null; p = pos;
 pos = p; return new Node2(206, p0, p, k0, k1);
}
function b_YieldExpression_210(p: number, d: number): Child { // YieldExpression<binaryOperator,alternativeMark>
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
    k1 = b_AssignmentIn_205(p, d); if (k1 === null) break L2; p = pos;
    k0 = new Node2(211, s0, p, k1, null);
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
    k1 = b_AssignmentIn_205(p, d); if (k1 === null) break L3; p = pos;
    k0 = new Node2(212, s0, p, k1, null);
    break L1;
   }
   p = s2;
   k0 = new Leaf(213, s0, p);
  }
 }
 pos = p; return k0;
}
function b_AssignmentTail_215(p: number, d: number): Child { // AssignmentTail<binaryOperator,alternativeMark>
 d += 176;
 let s0 = 0, s1 = 0, s2 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 63)) L1: {
   p = m_conditionalMark(p); if (p < 0) break L1;
   p = sk(p);
   k1 = b_AssignmentIn_205(p, d); if (k1 === null) break L1; p = pos;
   p = sk(p);
   if (I[p] !== 58) break L1; p += 1;
   p = sk(p);
   k2 = b_TailOperand_217(p, d); if (k2 === null) break L1; p = pos;
   k0 = new Node2(216, s0, p, k1, k2);
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T3[s1]! & 16) !== 0 : false))) return null;
  s2 = p;
  p = m_assignmentOperator(p); if (p < 0) return null;
  k2 = new Leaf(220, s2, p);
  p = sk(p);
  k1 = b_TailOperand_217(p, d); if (k1 === null) return null; p = pos;
  k0 = new Node2(221, s0, p, k2, k1);
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
  if (!((s1 < 128 ? (T3[s1]! & 16) !== 0 : false))) return -1;
  p = m_assignmentOperator(p); if (p < 0) return -1;
 }
 return p;
}
function b_ArrowBody_261(p: number, d: number): Child { // ArrowBody<binaryOperatorExceptIn,anywhere>
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
  if (!((s1 < 128 ? (T4[s1]! & 2) !== 0 : true))) return null;
  c = I[p]!; if ((c === 123)) return null;
  k1 = b_ValueIn_263(p, d); if (k1 === null) return null; p = pos;
  k0 = k1;
 }
 pos = p; return k0;
}
function b_BinaryTail_271(p: number, d: number): Child { // BinaryTail<binaryOperatorExceptIn>
 d += 136;
 let k0: Child = null;
 k0 = b_BinaryTail_operation_272(p, d); if (k0 === null) return null; p = pos;
 pos = p; return k0;
}
function b_TailOperand_275(p: number, d: number): Child { // TailOperand<binaryOperatorExceptIn,anywhere>
 d += 192;
 let s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T3[s1]! & 8) !== 0 : true)) L1: {
   s2 = p;
   s3 = I[p]!;
   L2: {
    if ((s3 < 128 ? (T3[s3]! & 8) !== 0 : true)) L3: {
     k2 = b_ArrowFunction_260(p, d); if (k2 === null) break L3; p = pos;
     k1 = k2;
     break L2;
    }
    p = s2;
    if (!((s3 === 121))) break L1;
    k2 = b_YieldExpression_264(p, d); if (k2 === null) break L1; p = pos;
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
  if (!((s1 < 128 ? (T2[s1]! & 2) !== 0 : true))) return null;
  k1 = b_Binary_269(p, d); if (k1 === null) return null; p = pos;
  k0 = k1;
 }
 pos = p; return k0;
}
function m_memberWord(p: number): number { // memberWord
 let s0 = 0;
 if (I[p] !== 115 || I[p + 1] !== 116 || !eq(p, 139, 6)) return -1; p += 6;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function m_memberStart(p: number): number { // memberStart
 let s0 = 0, s1 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T4[s1]! & 16) !== 0 : false)) L1: {
   p++;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T3[s1]! & 2) !== 0 : true))) return -1;
  p = m_identifierStart(p); if (p < 0) return -1;
 }
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
function m_methodMark(p: number): number { // methodMark
 p = m_nothing(p); if (p < 0) return -1;
 return p;
}
function b_PropertyKey(p: number, d: number): Child { // PropertyKey
 if (d > MAX_DEPTH) tooDeep(p);
 d += 168;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, k0: Child = null, k1: Child = null;
 s0 = p;
 c = I[p]!; s1 = M12[c < 128 ? c : 128]!;
 L0: {
  if ((s1 & 1) !== 0) L1: {
   s2 = p;
   p = m_identifierName(p); if (p < 0) break L1;
   k1 = new Leaf(23, s2, p);
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 2) !== 0) L2: {
   s2 = p;
   p = m_stringLiteral(p); if (p < 0) break L2;
   k1 = new Leaf(31, s2, p);
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 4) !== 0) L3: {
   s2 = p;
   p = m_numericLiteral(p); if (p < 0) break L3;
   k1 = new Leaf(38, s2, p);
   k0 = k1;
   break L0;
  }
  p = s0;
  if (!((s1 & 8) !== 0)) return null;
  if (I[p] !== 91) return null; p += 1;
  p = sk(p);
  k1 = b_Value(p, d); if (k1 === null) return null; p = pos;
  p = sk(p);
  if (I[p] !== 93) return null; p += 1;
  k0 = new Node2(52, s0, p, k1, null);
 }
 pos = p; return k0;
}
function m_trueK(p: number): number { // trueK
 let s0 = 0;
 if (I[p] !== 116 || I[p + 1] !== 114 || !eq(p, 163, 4)) return -1; p += 4;
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
 if (I[p] !== 102 || I[p + 1] !== 97 || !eq(p, 167, 5)) return -1; p += 5;
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
 if (I[p] !== 110 || I[p + 1] !== 117 || !eq(p, 172, 4)) return -1; p += 4;
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
 pos = p; return new Node2(120, p0, p, k0, null);
}
function b_Property(p: number, d: number): Child { // Property
 d += 200;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, s5 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 s0 = p;
 c = I[p]!; s1 = M13[c < 128 ? c : 128]!;
 L0: {
  if ((s1 & 1) !== 0) L1: {
   s2 = p;
   p = m_identifier(p); if (p < 0) break L1;
   k1 = new Leaf(21, s2, p);
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
   k0 = new Node2(124, s0, p, k1, null);
   break L0;
  }
  p = s0;
  if ((s1 & 2) !== 0) L4: {
   k1 = b_PropertyKey(p, d); if (k1 === null) break L4; p = pos;
   p = sk(p);
   if (I[p] !== 58) break L4; p += 1;
   p = sk(p);
   k2 = b_Assignment(p, d); if (k2 === null) break L4; p = pos;
   k0 = new Node2(125, s0, p, k1, k2);
   break L0;
  }
  p = s0;
  if ((s1 & 4) !== 0) L5: {
   if (I[p] !== 46 || I[p + 1] !== 46 || I[p + 2] !== 46) break L5; p += 3;
   p = sk(p);
   k2 = b_Assignment(p, d); if (k2 === null) break L5; p = pos;
   k0 = new Node2(126, s0, p, k2, null);
   break L0;
  }
  p = s0;
  if ((s1 & 8) !== 0) L6: {
   s3 = p;
   p = m_identifier(p); if (p < 0) break L6;
   k2 = new Leaf(21, s3, p);
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
   k0 = new Node2(127, s0, p, k2, k1);
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
   if ((s2 < 128 ? (T4[s2]! & 32) !== 0 : (s2 >= 128 && s2 <= 65535))) L2: {
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
 k0 = b_applySyntactic_148(p, d); if (k0 === null) return null; p = pos;
 p = sk(p);
 if (I[p] !== 125) return null; p += 1;
 s0 = p;
 p = m_templateElement(p); if (p < 0) return null;
 k1 = new Leaf(145, s0, p);
 pos = p; return new Node2(147, p0, p, k0, k1);
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
function b_ArrowBody_207(p: number, d: number): Child { // ArrowBody<binaryOperator,alternativeMark>
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
  if (!((s1 < 128 ? (T4[s1]! & 2) !== 0 : true))) return null;
  c = I[p]!; if ((c === 123)) return null;
  k1 = b_ValueIn_209(p, d); if (k1 === null) return null; p = pos;
  k0 = k1;
 }
 pos = p; return k0;
}
function b_TailOperand_217(p: number, d: number): Child { // TailOperand<binaryOperator,alternativeMark>
 d += 192;
 let s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T3[s1]! & 8) !== 0 : true)) L1: {
   s2 = p;
   s3 = I[p]!;
   L2: {
    if ((s3 < 128 ? (T3[s3]! & 8) !== 0 : true)) L3: {
     k2 = b_ArrowFunction_206(p, d); if (k2 === null) break L3; p = pos;
     k1 = k2;
     break L2;
    }
    p = s2;
    if (!((s3 === 121))) break L1;
    k2 = b_YieldExpression_210(p, d); if (k2 === null) break L1; p = pos;
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
  if (!((s1 < 128 ? (T2[s1]! & 2) !== 0 : true))) return null;
  k1 = b_Binary_89(p, d); if (k1 === null) return null; p = pos;
  k0 = k1;
 }
 pos = p; return k0;
}
function b_ValueIn_263(p: number, d: number): Child { // ValueIn<binaryOperatorExceptIn,anywhere>
 const m = recall(263, p); if (m !== undefined) { pos = m.end; return m.node; }
 d += 144;
 const p0 = p;
 let k0: Child = null;
 k0 = b_AssignmentIn_259(p, d); if (k0 === null) { remember(263, p0, null, 0); return null; } p = pos;
 const k = k0; remember(263, p0, k, p); pos = p; return k;
}
function b_BinaryTail_operation_272(p: number, d: number): Child { // BinaryTail_operation<binaryOperatorExceptIn>
 d += 160;
 const p0 = p;
 let s0 = 0, k0: Child = null, k1: Child = null;
 s0 = p;
 p = m_binaryOperatorExceptIn(p); if (p < 0) return null;
 k0 = new Leaf(201, s0, p);
 p = sk(p);
 k1 = b_Unary(p, d); if (k1 === null) return null; p = pos;
 pos = p; return new Node2(272, p0, p, k0, k1);
}
function m_anyEscape(p: number): number { // anyEscape
 let c = 0;
 if (I[p] !== 92) return -1; p += 1;
 c = I[p]!; if (!(c <= 65535)) return -1; p++;
 return p;
}
function b_applySyntactic_148(p: number, d: number): Child { // applySyntactic<Expression>
 d += 144;
 const p0 = p;
 let k0: Child = null;
 p = skip(p);
 k0 = b_Expression(p, d); if (k0 === null) return null; p = pos;
 p = skip(p);
 pos = p; return new Node2(148, p0, p, k0, null);
}
function b_ValueIn_209(p: number, d: number): Child { // ValueIn<binaryOperator,alternativeMark>
 const m = recall(209, p); if (m !== undefined) { pos = m.end; return m.node; }
 d += 144;
 const p0 = p;
 let k0: Child = null;
 k0 = b_AssignmentIn_205(p, d); if (k0 === null) { remember(209, p0, null, 0); return null; } p = pos;
 const k = k0; remember(209, p0, k, p); pos = p; return k;
}
const b_START = b_Program, b_ITEM = b_StatementListItem;
const ITEM_RULE = 1, MAX_NESTING = 2000;
const PROGRAM = "=#-2-*-%30*-ď1=$;2;*-&3H=%E2E*-č3H*-Ď1=&S2S*-Đ3â=']2]*-ĕ3â=(g2g*-ė3â=)q2q*-ľ3â=){2{*-ŀ3â=*2*-Ŋ3â=+2*-ŋ3â=,2*-ō3â=-£2£*-ŏ3â=.­2­*-ő3â=/·2·*-œ3â=,Á2Á*-Ś3â=0Ë2Ë*-Ń3â=1Õ2Õ*-Ŝ3â=2ß2ß*-ŝ3â*-Ş1=3í2í*-'3ð*-2*-3.Ú18$2ą=4Ą*-^9$3ą<:$*-08$2Ĝ=5ě*+#M,9$3Ĝ<:$*/8*-h*-t1*-Ê0*/8*-Ë1*-đ0*#K*-¯*#L*-ď8$2Œ=6ő*-Ē9$4Ň<:$8$2ţ=6Ţ*-Ĕ9$3ţ<:$1*-Ė08$2ź5ų.Ú6*-¯9$3ź:$.Ú1=(Ɖ2Ɖ*-Ę3Ơ=(Ɠ2Ɠ*-ğ3Ơ=(Ɲ2Ɲ*-Ġ3Ơ*-ļ1*-Ŀ05Ʈ-_0-d06*-¯.Ú1=)ƾ2ƾ*-Ł3ǁ*-ŉ1*-ĝ*-3.Ú1*-Ō0*#K*-¯*#L*-ď1*-Ŏ0*-ď*-Ō0*#K*-¯*#L2ǻ=1Ǻ*#^3ǻ<1*-Ő08$2ȍ-_0/89$3ȍ:$.Ú1*-Œ08$2ȣ-_0/89$3ȣ:$.Ú1*-Ŕ0*#K*-¯*#L*#8$2ɇ=7Ɇ*-ŕ9$4ȼ<:$*# 1*-ś0.Ú1*#8$2ɦ=8ɥ*-$9$4ɛ<:$*# 1*#^1*/8*#]*-ď15ʡ=0ʆ2ʆ*#3ʠ=(ʑ2ʑ*-03ʠ=-ʜ2ʜ*-Ê03ʠ*-06*-¯.Ú1$#&5ʰ-(061$&(5ʺ-(061*-48$2ː=9ˏ*#O*-49$4˂<:$1$+(5˜-(06-_05˥-d061$0+5˯-(0618$2˻*-i9$3˻:$*#K8$2̏=:̎*-k9$3̏<:$*#L8$2̟*-p9$3̟:$1*#8$2̴=8̳*-$9$4̩<:$*# 1$8(5̓-(0618$2͏*-i9$3͏:$8$2͠=6͟*-Ì9$3͠<:$8$2ͭ*-Î9$3ͭ:$*-Ï1$=%5ͼ-(061*-°1*-ē0*-đ*#K*-¯*#L*-ď1*-ē0*-ď1$?)5Φ-(061*-ę0*#K5ξ-^0*-Ě05ν-q066*-ě*-Ě0*-*#L*-ď1*-ę0*#K*-ě*-è0*-¯*#L*-ď1*-ę0*#K8$2Ͻ=;ϼ*-ġ9$3Ͻ<:$*#^8$2Б=;А*-¯9$3Б<:$*#^8$2Х=;Ф*-¯9$3Х<:$*#L*-ď1*-ę0*-Ľ0*#K*-ě*-Ě0*-*#L*-ď1$E(5ѓ-(0612џ;<ў-`04і<1;=Ѫ2Ѫ-e03ѳ5Ѱ-b06-f01*-ł0*-Ń*-ń8$2ҍ=(Ҍ*-Ň9$3ҍ<:$1*-ł0*-Ń*-Ň1$J&5Ҥ-(061$M(5Ү-(061$R%5Ҹ-(061$T+5ӂ-(061$\\(5ӌ-(061$a)5Ӗ-(061=-ӡ2ӡ*-Ŗ3Ӥ*-Ř1$g+5Ӯ-(061-^0-_0-01;>Ԃ2Ԃ%#3Պ;?ԋ2ԋ%$3Պ;@Ԕ2Ԕ%%3Պ;Aԝ2ԝ#G3Պ;BԦ2Ԧ#3Պ;CՇ2Շ5԰%&6;DԺ2Ժ-)03Յ;CՃ2Ճ%'3Յ%(3Պ-*01=EՕ2Օ*-53՘*-Č1*-j1*-l8$2ղ=9ձ*#O*-l9$4դ<:$2տ=9վ*#O3տ<1*-j1*-Í0*-8$2֖*-Æ9$3֖:$1*-j1*#8$2֯=F֮*-Ð9$4֤<:$*# 1=;ֿ2ֿ*-±3ׂ*-Z1$o'5׌-(061$s&5ז-(061$v%5נ-(061-_0$x%1=Gײ2ײ*-Ĝ3׵*-Ğ1*-Z1$X%5؃-(061=G؎2؎*-Ģ3ؑ*-ĺ1$z(5؛-(061;Hإ2إ#,3م;Iخ2خ#C3م;Jظ2ظ-a03م;Jق2ق-b03م-c01;Kُ2ُ#-3٣;L٘2٘#03٣;C١2١%)3٣%*1$%2ڣ;Mڢ;Nٵ2ٵ%+3ڠ;Oپ2پ%,3ڠ;Pڇ2ڇ%-3ڠ;Qڐ2ڐ%.3ڠ;Cڙ2ڙ%/3ڠ#M5ڠ#R64٩<$%1$%2ۋ;Rۊ;Sڸ2ڸ%03ۈ;Qہ2ہ%13ۈ#M5ۈ#R64ڬ<$%1$&5ۘ-(061*-Ņ08$2۬=T۫*-ņ9$3۬<:$*-Ń1*-ň0*-Ń1*-ŗ0*-¯*#]8$2ܓ=8ܒ*-$9$4܈<:$1*-ř0*#]8$2ܬ=8ܫ*-$9$4ܡ<:$1'#1;Uܼ2ܼ-+03ܿ-.01*-6*#`*-Z1*-615ݔ$##6$##1=Eݢ2ݢ*-m3ݯ=Eݬ2ݬ*-n3ݯ*-o1$*5ݹ-(061=Vބ2ބ*-3އ*-1*-j1=/ޖ2ޖ*-Ñ3ޭ=Wޠ2ޠ*-Ó3ޭ=Xު2ު*-×3ޭ*-Þ1*-Z8$*#O*-Z9$2ߋ=9ߊ*#O*-Z9$4޽<:$1=Yߘ2ߘ*-[3߯=Zߢ2ߢ*-v3߯=;߬2߬*-{3߯*-|1=*ߺ2ߺ*-ĝ3ࠇ=3ࠄ2ࠄ*-'3ࠇ*-2*-71*-1=*࠙2࠙*-ĝ3ࠦ=3ࠣ2ࠣ*-'3ࠦ*-2*-ģ1=;࠴2࠴*-Ļ3࠷*-Ħ1$%2ࡠ;M࡟;Nࡉ2ࡉ%+3࡝;Oࡒ2ࡒ%,3࡝;[࡛2࡛%23࡝%/4࠽<1;\\ࡪ2ࡪ#.3ࢫ;]ࡳ2ࡳ#/3ࢫ;Cࡼ2ࡼ#Ã3ࢫ;Cࢅ2ࢅ#ᚣ3ࢫ;Cࢎ2ࢎ%33ࢫ;Cࢗ2ࢗ%43ࢫ;Cࢠ2ࢠ%53ࢫ;Cࢩ2ࢩ%63ࢫ%71$(5ࢵ-(061*#K*-6*#L1$*5ࣉ-(061$'5࣓-(061$*5ࣝ-(061$¦%.,.,.,.,1$¨&5ࣲ# 62ࣼ;^ࣻ#S4ࣴ<2इ;_आ-/03इ<# 1*-71*-n*#`*-X1*-71*$«&*-65ब5फ*#L661*-8$*-á9$2ॄ=`ृ*-á9$4ह<:$1=2क़2क़5॓*-06*/83঵=aॢ2ॢ*-3঵=b६2६*-3঵=0ॶ2ॶ*-3঵=Tঀ2ঀ*-®3঵=cঊ2ঊ*-²3঵=%ঔ2ঔ*-¸3঵=)ঞ2ঞ*-¹3঵=dন2ন*-»3঵=-ল2ল*-É3঵*-ß1*-Ò0*#8$2ৌ=8ো*-$9$4ু<:$*# 18$2ৡ=/ৠ*-Ô9$4৖<:$*-£1=Xৱ2ৱ*-Ø3৴*-Ý1*#^18$*-\\9$2਍=Y਌*-\\9$4ਂ<:$*-s1=Zਝ2ਝ*-w3ਪ=Zਧ2ਧ*-y3ਪ*-z1*-|8$*-í9$2ੂ=eੁ*-í9$4਷<:$1=;੏2੏*-}3੒*-~1=2੝2੝*/83੪=0੧2੧*-=3੪*-ĉ1*-Ĥ8$2઀=9੿*#O*-Ĥ9$4ੲ<:$1*-Ħ8$*#O*-Ħ9$2ઠ=9ટ*#O*-Ħ9$4઒<:$1=Yભ2ભ*-ħ3ૄ=Zષ2ષ*-ī3ૄ=;ુ2ુ*-į3ૄ*-İ1;f૏2૏-003૒-101*-Y1=gૡ2ૡ*-Â3ଂ=T૫2૫*-â3ଂ=h૵2૵*-ã3ଂ=h૿2૿*-å3ଂ*-æ1=i଍2଍*/B3ମ=jଗ2ଗ*/I3ମ=kଡ2ଡ*-3ମ=dଫ2ଫ*-3ମ*/1*#~8$2ୁ=;ୀ*-9$3ୁ<:$8$2ୣ=9ୢ*#O8$2ଡ଼=;୛*-9$3ଡ଼<:$9$4େ<:$*#1*#8$2୻=l୺*-9$3୻<:$*# 1*#K*-¯*#L1*-³18$2ஞ=4஝*-^9$3ஞ<:$*-08$2வ=5ழ*+#M,9$3வ<:$8$2ெ=2௅*/89$3ெ<:$*-h*-t1*-º01=d௞2௞*-¼3௫=d௨2௨*-¿3௫*-È1*-Ê08$2௿=2௾*/89$3௿<:$*-Ë1*-à01$®)5ఓ-(061*-Õ5డ5ఠ*-Ö0661=mబ2బ*-¤3ృ=/శ2శ*-¨3ృ=4ీ2ీ*-ª3ృ*-­18$2౓=/౒*-Ô9$4ై<:$*-¦8$2ౣ*-Ù9$3ౣ:$*#`*-.Ú18$2౽=/౼*-Ô9$4౲<:$*-¦8$2಍*-Ù9$3಍:$.Ú1=4ಜ2ಜ*-]3ಟ*-r1=0ಪ2ಪ*-t3ಭ*-u1*-x0-_0#M*-Z1*-x05ೈ-_0-d06*-Z1*-x01=h೛2೛*-î3ೞ*-ă1*-~8$*-é9$2೶=n೵*-é9$4೫<:$1=oഃ2ഃ*-3ച=V഍2഍*-3ച*/§5ച5ങ*-è0661*#8$2ഭ=pബ*->9$3ഭ<:$*# 1*#~8$2൅=:ൄ*-Ċ9$3൅<:$8$2൧=9൦*#O8$2ൠ=:ൟ*-Ċ9$3ൠ<:$9$4ോ<:$*#1=E൷2൷*-ĥ3ൺ*-Ĺ18$*-\\9$2ඏ=Yඎ*-\\9$4඄<:$*-Ĩ1=Zඟ2ඟ*-Ĭ3ඬ=Zඩ2ඩ*-ĭ3ඬ*-Į1*-İ8$*-Ĵ9$2හ=eස*-Ĵ9$4ඹ<:$1=;ෑ2ෑ*-ı3ු*-~1$´%.,.,.,.,5෥.,61.,2ෲ;_෱.,3ෲ<2෼;_෻.,3෼<2ฆ;_ฅ.,3ฆ<2ฐ;_ฏ.,3ฐ<5ต.,61*-Z1=qฤ2ฤ*-Ã3ั=bฮ2ฮ*-Ä3ั*-Å1*#K8$2ไ=;ใ*-Ç9$3ไ<:$*#L1*.ä=r๗2๗*/§3๚*/:1*.ä*#~*-¯*#1*.ä*#K8$2๽=;๼*-Ç9$3๽<:$*#L1=)ຎ2ຎ*-03ຒ*-01*-01=;ຢ2ຢ*-3ລ*-1*-8$2ົ=9຺*#O*-9$4ອ<:$2່=9໇*#O3່<1#-´8$2໛;A໚-¶9$4໑<:$#1$¶'5໩-(061*-½*#Q*-¾1*-½0*-À8$2༆*-Æ9$3༆:$*#K8$2༚=;༙*-Ç9$3༚<:$*#L1*-½0*-À5༮*$º%61$¼(5༸-(061$®)5ག-(061;2ཌྷ2ཌྷ-;03྅;@བ2བ%%3྅;bཟ2ཟ#~3྅;5ཨ2ཨ#M3྅;rཱ2ཱ#F3྅;sེ2ེ#E3྅;tྃ2ྃ#J3྅#Q1*-¥0*-¦*-h*-t1*-©0*-¦*-h*-t1*-^05ྭ*-«068$2྾=5྽*+#M,9$3྾<:$*-¦2࿋*-¬03࿋*-h*-t18$2࿣=5࿢*+#M,9$3࿣<:$*-¦2࿰*-¬03࿰*-h*-t1=rခ2ခ*/§3င*-A1*-j1*-^0*-g-q01*-g-q015အ*#6*-Y1$Á(5ီ-(061*.ï*-ð*#]*-ā1*/ÿ*-ā1*-ê18$*/9$2ၛ=oၚ*/9$4ၐ<:$*-1=Vၫ2ၫ*-3ၮ*-1*-?8$2ႄ=9ႃ*#O*-?9$4ၶ<:$2႑=9႐*#O3႑<1=qႜ2ႜ*-ċ3႟*-Ą1*-6*#`*-Ħ1*-61=0Ⴘ2Ⴘ*-t3Ⴛ*-ĩ1*-x0-_0#M*-Ħ1*-x05ზ-_0-d06*-Ħ1*-x01=hჩ2ჩ*-ĵ3წ*-ĸ1*-~8$*-Ĳ9$2ᄄ=nᄃ*-Ĳ9$4ჹ<:$1*#Q=rᄔ2ᄔ*/§3ᄗ*/:1*#~*-¯*#1*-²1*-8$2ᄻ=9ᄺ*#O*-9$4ᄭ<:$2ᅈ=9ᅇ*#O3ᅈ<1$Æ'5ᅒ-(061$Ê(5ᅜ-(061$Ï'5ᅦ-(061*$«&*-1=2ᅹ2ᅹ*-3ᆠ=pᆃ2ᆃ*- 3ᆠ=qᆍ2ᆍ*-¡3ᆠ=2ᆗ2ᆗ*-¢3ᆠ5ᆝ*#F6*-£12ᇞ;uᇝ;vᆯ2ᆯ%83ᇛ;wᆸ2ᆸ%93ᇛ;xᇁ2ᇁ%:3ᇛ;yᇊ2ᇊ%;3ᇛ;Aᇘ2ᇘ#G5ᇖ#63ᇛ-µ04ᆣ<1$Ó%-·*# -´1$Õ&5ᇳ-(061$Ø)5ᇽ-(061=Vለ2ለ*-Á3ላ*-1;>ሕ2ሕ%#3ቂ;?ሞ2ሞ%$3ቂ;Aሧ2ሧ#G3ቂ;Bሰ2ሰ#3ቂ;Cሿ2ሿ5ሺ%&6-<03ቂ-*01$Û&5ቌ-(061$Þ&5ቖ-(061;Tበ2በ#K3ኘ;zቩ2ቩ#]3ኘ;9ቲ2ቲ#O3ኘ;{ቻ2ቻ# 3ኘ;|ኄ2ኄ#`3ኘ;1ኍ2ኍ#^3ኘ;}ኖ2ኖ#_3ኘ#b1-j01=2ኧ2ኧ*/:3ኾ=i኱2኱*/B3ኾ=jኻ2ኻ*/I3ኾ*-W1=2ዉ2ዉ*/83ዌ*-h1=Y዗2዗*-ñ3ዮ=Zዡ2ዡ*-õ3ዮ=;ያ2ያ*-ù3ዮ*-|1=Yዹ2ዹ*-Ă3ዼ*-|1*/ë*-~1*--_0-ç1=p጗2጗*-@3ጮ=2ጡ2ጡ*-Ć3ጮ=2ጫ2ጫ*-ć3ጮ*-Ĉ1*$«&*-75ጿ5ጾ*#661=Eፊ2ፊ*-ą3ፍ*-715ፔ*#6*-Ī1*.ï*-ð*#]*-Ķ1*/ÿ*-Ķ1*-ĳ1*/85ᎆ5ᎅ=9ᎁ2ᎁ*#O3ᎄ*# 661*-A*#]*-1*$«&*-1*/8*#`5Ꭿ=|Ꭻ2Ꭻ*#`3Ꭾ*#a6*-X1#%<1*-¯*1*-8$*-Â9$2Ꮤ=gᏓ*-Â9$4Ꮙ<:$1'#1*#~*-X*#18$*-\\9$2ᏸ=Y᏷*-\\9$4Ꮽ<:$*-ò1=Zᐈ2ᐈ*-ö3ᐕ=Zᐒ2ᐒ*-÷3ᐕ*-ø1*-|8$*-ú9$2ᐭ=eᐬ*-ú9$4ᐢ<:$1=Yᐺ2ᐺ*-[3ᐽ*-v5ᑄ*-þ061;~ᑏ2ᑏ$á%3ᑒ$ã%1*-A*#]*-Ą1*/8*#`*-X1*/81*$«&*/85ᑻ5ᑺ*# 661*-7*#`*-X1*-Ħ1=Yᒔ2ᒔ*-ķ3ᒗ*-İ1*/ì*-~1=0ᒩ2ᒩ*-t3ᒬ*-ó1*-x0-_0#M*-ð1*-x05ᓇ-_0-d06*-ð1*-x01=hᓚ2ᓚ*-û3ᓝ*-Ā1;hᓧ2ᓧ.ï3ᓩ.ÿ1=Yᓴ2ᓴ*-ħ3ᓷ*-ī5ᓾ*-þ0615ᔅ*#6*-ô1*.ï*-ð*#]*-ü1*/ÿ*-ü1*-ð1=Yᔫ2ᔫ*-ý3ᔮ*-|1=Yᔹ2ᔹ*-ñ3ᔼ*-õ5ᕃ*-þ061";
const RULE_START = [0,0,14,192,644,1238,1804,1807,2235,0,0,2247,2722,3506,3523,654,664,1320,1821,2279,2608,0,0,0,4585,5044,3320,4172,4842,5168,4730,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,5047,2736,3571,1963,2518,3183,4070,688,1073,1529,2069,1601,2110,1085,1571,1668,4764,717,1334,1835,1338,1845,2283,2293,2297,1373,1470,4081,3197,767,4088,2544,3211,4098,3224,3241,2568,2594,3260,3286,4132,0,0,0,0,0,0,0,4158,4833,1879,2314,2340,1228,707,2784,3680,4390,4400,3696,4410,0,0,0,0,2828,3701,1491,4420,2886,3715,4428,4941,4964,4974,4982,3071,3939,4640,4052,0,3953,4650,3967,4660,4726,4015,2910,858,1426,1931,2920,3750,4478,5008,4540,5013,2924,2988,3773,2993,3783,4551,4561,3793,4571,5018,3575,4324,4341,4351,1893,4355,3837,3017,791,801,1377,1869,1398,1402,1897,2451,3047,2479,3057,3862,3872,2500,3105,4066,0,0,0,3147,2514,3042,3852,2740,3599,3623,0,3640,3653,5154,1495,4128,4826,0,0,3246,4108,0,4778,5057,5244,5340,5370,5083,5258,5271,5288,5107,5293,5350,5374,5388,5307,0,5363,4812,5133,4121,4893,5209,5178,5188,5192,3344,4207,4876,1831,211,261,38,272,848,862,1440,882,323,890,348,900,1450,1460,1477,1997,1144,2024,940,964,1505,2028,2632,3402,4221,2688,3416,4235,4907,5219,3442,4249,4262,4279,3466,3492,4298,4937,5237,4284,4917,5223,5319,4930,4231,2055,2656,1035,1519,382,1063,401,1105,1708,561,1718,2185,2195,1743,2205,1133,415,424,1154,441,1164,473,1174,495,1184,517,1194,1204,1751,2215,1779,2225,554,1218,585,589,599];
const RULE_FLAGS = [0,9,1,0,2,2,2,2,2,0,0,2,2,2,2,2,0,1,0,1,1,0,0,0,2,2,0,0,1,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,5,5,9,0,1,0,2,2,2,2,2,2,2,2,2,1,0,1,2,0,1,0,1,0,1,2,0,1,0,1,1,0,2,0,0,0,1,0,1,0,0,0,0,0,0,0,0,1,0,5,0,1,2,2,1,0,2,2,0,2,0,0,0,0,0,1,1,0,0,0,1,0,0,0,0,1,0,2,1,0,0,2,0,2,2,0,0,1,1,0,1,0,2,2,0,0,0,0,2,1,0,2,2,0,1,0,1,0,0,0,1,0,0,0,2,0,0,2,1,0,1,0,2,0,1,2,2,1,0,1,0,0,0,0,0,0,2,1,0,0,0,0,0,2,2,1,0,0,0,1,0,0,9,0,1,1,5,1,0,0,0,0,1,0,1,1,2,0,0,1,1,0,1,0,0,0,0,0,1,0,0,0,0,1,0,2,0,2,0,0,2,1,0,2,2,1,0,2,0,0,0,1,0,0,1,0,9,0,1,1,5,1,0,0,0,0,1,0,1,0,1,0,1,1,0,0,1,0,0,2,0,2,1,0,2,0,0,2,0,0,2,0,0,0,2,0,2,0,2,0,2,0,2,1,0,2,0,2,0,2,0,0,0];
const DESCRIPTIONS: { readonly [rule: number]: string } = { 144: "a template", 183: "`;`", 21: "an identifier", 9: "a hexadecimal digit", 31: "a string", 38: "a number", 113: "a regular expression", 132: "a private name", 193: "`?.`", 23: "an identifier", 204: "`?`", 220: "an operator", 93: "an operator", 200: "an operator", 201: "an operator" };
const MATCHERS: { readonly [rule: number]: (p: number) => number } = { 183: m_semicolon, 21: m_identifier, 9: m_hexDigit, 31: m_stringLiteral, 38: m_numericLiteral, 113: m_regularExpressionLiteral, 132: m_privateIdentifier, 193: m_optionalMark, 23: m_identifierName, 204: m_conditionalMark, 220: m_assignmentOperator, 93: m_prefixOperator, 200: m_binaryOperator, 201: m_binaryOperatorExceptIn };
const PATTERNS = [U0];
const GUARDS = [[97,1,1,1,2,1,5,1,20],[99,1,8,1,20],[97,1,4,1,26],[105,1,23],[114,1,14],[102,1,26],[116,1,12],[118,1,10],[119,1,9],[100,1,28],[99,1,29],[98,1,30],[115,1,13],[123,1,5],[59,1,69],[36,1,28,26,1,1,2,1,1,26,5,1],[108,1,20],[97,1,31],[42,1,86],[101,1,27],[99,2,28],[33,4,2,2,2,1,1,13,1,1,5,28,2,29,2,1,1,1],[44,1,84],[36,1,9,1,18,28,2,1,1,27,4,1],[33,4,2,2,2,1,1,13,7,28,2,29,2,1,1,1],[9,1,1,2,19,1,14,1,80,1],[10,1,2,1,114,1],[97,26,6],[65,26,38],[48,10,71],[36,1,92],[95,1,33],[128,1],[48,10,7,26,4,1,1,26,5,1],[36,1,28,28,2,1,1,27,4,1],[34,3,2,1,2,1,3,1,1,10,1,1,5,28,2,1,1,26,5,1],[99,1,8,1,9,1,10],[9,1,119],[32,1,96],[47,1,81],[10,1,118],[13,1,115],[0,10,1,2,1,115],[0,10,119],[11,2,116],[14,28,87],[43,86],[0,129],[0,42,87],[40,1,88],[92,1,36],[34,1,1,1,2,2,5,12,7,28,2,29,4,1],[34,3,2,1,2,1,3,1,1,10,7,28,2,1,1,26,5,1],[34,3,2,1,6,1,1,10,7,28,2,1,1,26,5,1],[36,1,3,1,24,26,1,1,2,1,1,26,5,1],[121,1,7],[14,115],[11,1,117],[12,1,116],[48,1,80],[48,10,7,6,26,6,26],[40,1,5,1,16,1,27,1,4,1,32],[34,1,4,1,6,12,44,1,7,1,5,1,12],[91,1,37],[96,1,32],[110,1,18],[37,2,3,2,1,1,1,1,12,4,30,1,29,1,4],[49,1,79],[46,1,44,1,4,1,32],[63,1,65],[34,1,4,1,89],[46,1,1,10,71],[102,1,13,1,12],[34,1,1,1,2,1,2,1,3,1,1,10,7,28,2,1,1,26,5,1],[103,1,25],[33,1,3,2,3,2,1,1,1,1,12,4,30,1,10,1,18,1,4],[33,1,9,1,1,1,51,1,2,1,15,1,1,1,7,1,2],[34,1,1,1,2,1,6,1,1,10,7,28,2,1,1,26,5,1],[46,1,82],[35,1,93],[34,1,94],[39,1,89],[0,96,1,32],[0,36,93],[37,55,37],[93,3,33],[97,32],[58,1,70],[125,1,3],[61,1,67],[60,1,68],[43,1,85]];
const SETS = [[97,122],[65,90],[48,57],[0,127],[8204,8204],[8205,8205],[8232,8232],[8233,8233],[0,9],[11,12],[14,41],[43,8231],[8234,65535],[0,41],[43,65535],[14,8231],[8192,8202],[8239,8239],[8287,8287],[12288,12288],[65279,65279],[0,35],[37,91],[93,95],[97,65535],[0,65535]];
/** Action dictionary → the table the parser evaluates nodes with. */
export function bind(A: Actions): Table {
 const u = undefined;
 return [
  (n) => A.Program!.call(n, n.a),
  null,
  null,
  (n) => A.LexicalDeclaration!.call(n, n.a, n.b),
  (n) => n.text,
  (n) => n.text,
  (n) => n.text,
  (n) => n.text,
  (n) => n.text,
  null,
  null,
  (n) => n.text,
  (n) => n.text,
  (n) => n.text,
  (n) => n.text,
  (n) => n.text,
  (n) => A.VariableDeclaratorList!.call(n, n.a, u, n.b),
  null,
  (n) => A.VariableDeclarator_initialized!.call(n, n.a, u, n.b),
  null,
  null,
  (n) => A.identifier!.call(n),
  null,
  (n) => A.identifierName!.call(n),
  (n) => n.text,
  (n) => n.text,
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
  (n) => A.ArrowFunction!.call(n, n.a, n.b),
  null,
  (n) => A.ArrowHead_async!.call(n, u, n.a),
  (n) => n.text,
  (n) => n.text,
  (n) => n.text,
  (n) => n.text,
  (n) => n.text,
  (n) => n.text,
  (n) => n.text,
  (n) => n.text,
  (n) => n.text,
  null,
  (n) => A.Signature!.call(n, n.a, u, n.b, u, n.c),
  null,
  (n) => n.text,
  (n) => A.ParameterList!.call(n, n.a, u, n.b),
  null,
  (n) => A.Parameter_default!.call(n, n.a, u, n.b),
  null,
  (n) => A.Parameter_rest!.call(n, u, n.a),
  null,
  (n) => n.text,
  (n) => A.ArrowHead_plain!.call(n, n.a),
  null,
  (n) => A.FunctionBody!.call(n, u, n.a),
  null,
  null,
  (n) => A.YieldExpression_delegate!.call(n, u, u, u, n.a),
  (n) => n.text,
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
  null,
  null,
  null,
  null,
  null,
  (n) => A.Update_postfix!.call(n, n.a, u, n.b),
  null,
  (n) => A.LeftHandSide_chain!.call(n, n.a, n.b),
  null,
  (n) => n.text,
  (n) => n.text,
  null,
  (n) => A.BooleanLiteral!.call(n),
  (n) => n.text,
  (n) => n.text,
  (n) => A.NullLiteral!.call(n),
  (n) => n.text,
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
  (n) => n.text,
  null,
  (n) => A.privateIdentifier!.call(n),
  (n) => A.Method_set!.call(n, u, n.a, n.b, n.c),
  (n) => n.text,
  (n) => A.Method_async!.call(n, u, n.a, n.b, u, n.c, n.d),
  (n) => n.text,
  (n) => n.text,
  (n) => A.Method_plain!.call(n, n.a, n.b, u, n.c, n.d),
  (n) => A.Parenthesized!.call(n, u, n.a),
  null,
  null,
  (n) => A.ExpressionIn_sequence!.call(n, n.a, u, n.b),
  null,
  (n) => A.templateLiteral!.call(n, u, n.a, n.b),
  (n) => A.templateElement!.call(n),
  (n) => n.text,
  (n) => A.templateSpan!.call(n, u, n.a, u, u, n.b),
  (n) => n.a.toAST(),
  (n) => A.FunctionExpression!.call(n, n.a, u, n.b, n.c, n.d, n.e),
  (n) => A.ThisExpression!.call(n),
  (n) => n.text,
  null,
  (n) => A.NewExpression_target!.call(n, n.a, u, n.b),
  (n) => n.text,
  (n) => n.text,
  (n) => A.NewExpression_arguments!.call(n, u, n.a, n.b, u, n.c),
  null,
  (n) => A.NewCallee_chain!.call(n, n.a, n.b),
  null,
  (n) => A.MemberSuffix_member!.call(n, u, n.a),
  (n) => A.MemberSuffix_index!.call(n, u, n.a),
  (n) => A.MemberSuffix_template!.call(n, n.a),
  null,
  (n) => A.ArgumentList!.call(n, n.a, u, n.b),
  (n) => A.NewExpression_bare!.call(n, u, n.a),
  (n) => A.ClassExpression!.call(n, u, n.a, n.b),
  (n) => n.text,
  (n) => A.ClassTail!.call(n, n.a, n.b, n.c, n.d),
  (n) => A.Heritage!.call(n, u, n.a, n.b),
  (n) => n.text,
  null,
  (n) => A.ClassBody!.call(n, u, n.a),
  null,
  (n) => A.StaticBlock!.call(n, u, u, n.a),
  (n) => n.text,
  (n) => A.MethodDefinition!.call(n, n.a, n.b),
  null,
  (n) => n.text,
  (n) => n.text,
  null,
  (n) => A.PropertyDefinition_initialized!.call(n, n.a, n.b, n.c, u, n.d),
  null,
  null,
  null,
  null,
  (n) => A.PropertyDefinition_bare!.call(n, n.a, n.b, n.c),
  (n) => A.ClassElement_empty!.call(n),
  (n) => A.Super!.call(n),
  (n) => n.text,
  null,
  (n) => A.Suffix_call!.call(n, u, n.a),
  (n) => A.Suffix_optionalMember!.call(n, u, n.a),
  null,
  (n) => A.Suffix_optionalIndex!.call(n, u, u, n.a),
  (n) => A.Suffix_optionalCall!.call(n, u, u, n.a),
  (n) => n.text,
  (n) => n.text,
  null,
  (n) => A.BinaryTail_operation!.call(n, n.a, n.b),
  (n) => n.text,
  (n) => n.text,
  null,
  (n) => A.AssignmentTail_conditional!.call(n, u, n.a, u, n.b),
  null,
  null,
  (n) => A.ArrowFunction!.call(n, n.a, n.b),
  null,
  null,
  null,
  null,
  (n) => A.YieldExpression_delegate!.call(n, u, u, u, n.a),
  (n) => A.YieldExpression_argument!.call(n, u, n.a),
  (n) => A.YieldExpression_bare!.call(n),
  (n) => A.AssignmentIn_tails!.call(n, n.a, n.b),
  null,
  (n) => A.AssignmentTail_conditional!.call(n, u, n.a, u, n.b),
  null,
  null,
  (n) => n.text,
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
  (n) => A.VariableDeclarator_bare!.call(n, n.a),
  (n) => A.FunctionDeclaration!.call(n, n.a, u, n.b, n.c, n.d, n.e),
  (n) => A.ClassDeclaration!.call(n, u, n.a, n.b),
  null,
  (n) => A.IfStatement!.call(n, u, u, n.a, u, n.b, n.c, n.d),
  (n) => n.text,
  (n) => A.ElseIf!.call(n, u, n.a, u, n.b, u, n.c),
  (n) => n.text,
  (n) => A.Else!.call(n, u, n.a),
  (n) => A.ReturnStatement!.call(n, u, n.a),
  (n) => n.text,
  null,
  (n) => A.ForStatement_of!.call(n, u, u, n.a, u, n.b, u, n.c),
  (n) => n.text,
  (n) => n.text,
  null,
  (n) => A.ForTarget_declaration!.call(n, n.a, n.b),
  (n) => n.text,
  (n) => A.ForTarget_expression!.call(n, n.a),
  (n) => A.ForStatement_in!.call(n, u, u, n.a, u, n.b, u, n.c),
  (n) => A.ForStatement_classic!.call(n, u, u, n.a, u, n.b, u, n.c, u, n.d),
  null,
  (n) => A.ForInit_declaration!.call(n, n.a, n.b),
  (n) => A.VariableDeclaratorList!.call(n, n.a, u, n.b),
  null,
  (n) => A.VariableDeclarator_initialized!.call(n, n.a, u, n.b),
  null,
  (n) => A.ArrowFunction!.call(n, n.a, n.b),
  null,
  null,
  null,
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
  (n) => A.VariableDeclarator_bare!.call(n, n.a),
  null,
  (n) => A.ExpressionIn_sequence!.call(n, n.a, u, n.b),
  (n) => A.ForStatement_await!.call(n, u, u, u, n.a, u, n.b, u, n.c),
  (n) => n.text,
  (n) => A.ThrowStatement!.call(n, u, n.a),
  (n) => n.text,
  null,
  (n) => A.TryStatement_catch!.call(n, u, n.a, n.b, n.c),
  (n) => n.text,
  (n) => A.BlockStatement!.call(n, u, n.a),
  (n) => A.CatchClause!.call(n, u, n.a, n.b),
  (n) => n.text,
  (n) => A.CatchParameter!.call(n, u, n.a),
  (n) => A.Finalizer!.call(n, u, n.a),
  (n) => n.text,
  (n) => A.TryStatement_finally!.call(n, u, n.a, n.b),
  (n) => A.VariableStatement!.call(n, n.a, n.b),
  (n) => A.WhileStatement!.call(n, u, u, n.a, u, n.b),
  (n) => n.text,
  (n) => A.DoWhileStatement!.call(n, u, n.a, u, u, n.b),
  (n) => n.text,
  (n) => A.ContinueStatement!.call(n, u, u, n.a),
  (n) => n.text,
  (n) => A.BreakStatement!.call(n, u, u, n.a),
  (n) => n.text,
  (n) => A.SwitchStatement!.call(n, u, u, n.a, u, u, n.b),
  (n) => n.text,
  null,
  (n) => A.SwitchCase_case!.call(n, u, n.a, u, n.b),
  (n) => n.text,
  (n) => A.SwitchCase_default!.call(n, u, u, n.a),
  (n) => n.text,
  (n) => A.DebuggerStatement!.call(n),
  (n) => n.text,
  (n) => A.EmptyStatement!.call(n),
  (n) => A.LabeledStatement!.call(n, n.a, u, n.b),
  (n) => A.ExpressionStatement!.call(n, n.a),
 ];
}
