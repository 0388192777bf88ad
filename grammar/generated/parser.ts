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
/** set, target: jumps if the next unit is not in the set and no failure here could matter */
const GUARD = 24;
const FAIL = 25;

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

/** Decoded program; constant once made. */
let program: Uint16Array | undefined;

/** Furthest failure since `resetFailure`: its position and the instructions (or ~rules) that failed there. */
let furthest = -1;
let missing = new Set<number>();

export function resetFailure(): void {
  furthest = -1;
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
  if (p < furthest) return;
  if (p > furthest) missing.clear();
  furthest = p;
  missing.add(at);
}

function decode(): Uint16Array {
  const code = new Uint16Array(PROGRAM.length);
  for (let i = 0; i < code.length; i++) code[i] = PROGRAM.charCodeAt(i) - 35;
  return code;
}

const within = (set: readonly number[], unit: number): boolean => {
  for (let i = 0; i < set.length; i += 2) if (unit >= set[i]! && unit <= set[i + 1]!) return true;
  return false;
};

/** One item of the start rule at `at` → its value, or undefined; `end` receives the position behind it. */
export function runItem(at: number, end: { position: number }): unknown {
  const code = (program ??= decode());
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
        pc = p < furthest && !within(SETS[code[pc + 1]!]!, I[p]!) ? code[pc + 2]! : pc + 3;
        break;
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
const PROGRAM = "2**-%3-*-ď125*-&3?2<*-č3?*-Ď12G*-Đ3¬2N*-ĕ3¬2U*-ė3¬2\\*-ľ3¬2c*-ŀ3¬2j*-Ŋ3¬2q*-ŋ3¬2x*-ō3¬2*-ŏ3¬2*-ő3¬2*-œ3¬2*-Ś3¬2*-Ń3¬2¢*-Ŝ3¬2©*-ŝ3¬*-Ş12´*-'3·*-2*-3.Ú18$2È*-^9$3È:$*-08$2Û*+#M,9$3Û:$*/8*-h*-t1*-Ê0*/8*-Ë1*-đ0*#K*-¯*#L*-ď8$2č*-Ē9$4Ć:$8$2Ě*-Ĕ9$3Ě:$1*-Ė08$2ı5Ī.Ú6*-¯9$3ı:$.Ú12Ľ*-Ę3Ŏ2ń*-ğ3Ŏ2ŋ*-Ġ3Ŏ*-ļ1*-Ŀ05Ŝ-_0-d06*-¯.Ú12ũ*-Ł3Ŭ*-ŉ1*-ĝ*-3.Ú1*-Ō0*#K*-¯*#L*-ď1*-Ŏ0*-ď*-Ō0*#K*-¯*#L2Ƣ*#^3Ƣ1*-Ő08$2ƴ-_0/89$3ƴ:$.Ú1*-Œ08$2Ǌ-_0/89$3Ǌ:$.Ú1*-Ŕ0*#K*-¯*#L*#8$2Ǫ*-ŕ9$4ǣ:$*# 1*-ś0.Ú1*#8$2ȅ*-$9$4Ǿ:$*# 1*#^1*/8*#]*-ď15ȷ2Ȣ*#3ȶ2Ȫ*-03ȶ2Ȳ*-Ê03ȶ*-06*-¯.Ú1$#&5Ɇ-(061$&(5ɐ-(061*-48$2ɢ*#O*-49$4ɘ:$1$+(5ɮ-(06-_05ɷ-d061$0+5ʁ-(0618$2ʍ*-i9$3ʍ:$*#K8$2ʝ*-k9$3ʝ:$*#L8$2ʭ*-p9$3ʭ:$1*#8$2ʾ*-$9$4ʷ:$*# 1$8(5ˍ-(0618$2˙*-i9$3˙:$8$2˦*-Ì9$3˦:$8$2˳*-Î9$3˳:$*-Ï1$=%5̂-(061*-°1*-ē0*-đ*#K*-¯*#L*-ď1*-ē0*-ď1$?)5̬-(061*-ę0*#K5̈́-^0*-Ě05̓-q066*-ě*-Ě0*-*#L*-ď1*-ę0*#K*-ě*-è0*-¯*#L*-ď1*-ę0*#K8$2Ϳ*-ġ9$3Ϳ:$*#^8$2Ώ*-¯9$3Ώ:$*#^8$2Ο*-¯9$3Ο:$*#L*-ď1*-ę0*-Ľ0*#K*-ě*-Ě0*-*#L*-ď1$E(5ύ-(0612ϕ-`04ϐ1;#Ϡ2Ϡ-e03ϩ5Ϧ-b06-f01*-ł0*-Ń*-ń8$2Ͽ*-Ň9$3Ͽ:$1*-ł0*-Ń*-Ň1$J&5Ж-(061$M(5Р-(061$R%5Ъ-(061$T+5д-(061$\\(5о-(061$a)5ш-(0612ѐ*-Ŗ3ѓ*-Ř1$g+5ѝ-(061-^0-_0-01;$ѱ2ѱ%$3ҹ;%Ѻ2Ѻ%%3ҹ;&҃2҃%&3ҹ;'Ҍ2Ҍ#G3ҹ;(ҕ2ҕ#3ҹ;)Ҷ2Ҷ5ҟ%*6;+ҩ2ҩ-)03Ҵ;,Ҳ2Ҳ%,3Ҵ%-3ҹ-*012Ӂ*-53ӄ*-Č1*-j1*-l8$2Ӛ*#O*-l9$4Ӑ:$2ӣ*#O3ӣ1*-j1*-Í0*-8$2Ӻ*-Æ9$3Ӻ:$1*-j1*#8$2ԏ*-Ð9$4Ԉ:$*# 12Ԝ*-±3ԟ*-Z1$o'5ԩ-(061$s&5Գ-(061$v%5Խ-(061-_0$x%12Ռ*-Ĝ3Տ*-Ğ1*-Z1$X%5՝-(0612ե*-Ģ3ը*-ĺ1$z(5ղ-(061;.ռ2ռ#,3֜;/օ2օ#C3֜;0֏2֏-a03֜;0֙2֙-b03֜-c01;1֦2֦#-3ֺ;2֯2֯#03ֺ;3ָ2ָ%33ֺ%41$%2׶;5׉2׉%53״;6ג2ג%63״;7כ2כ%73״;8פ2פ%83״;9׭2׭%93״#M5״#R64׀$%1$%2ؚ;:؈2؈%:3ؘ;;ؑ2ؑ%;3ؘ#M5ؘ#R64׿$%1$&5ا-(061*-Ņ08$2ط*-ņ9$3ط:$*-Ń1*-ň0*-Ń1*-ŗ0*-¯*#]8$2ٚ*-$9$4ٓ:$1*-ř0*#]8$2ٯ*-$9$4٨:$1'#1;<ٿ2ٿ-+03ڂ-.01*-6*#`*-Z1*-615ڗ$##6$##12ڢ*-m3ڬ2ک*-n3ڬ*-o1$*5ڶ-(0612ھ*-3ہ*-1*-j12ۍ*-Ñ3۞2۔*-Ó3۞2ۛ*-×3۞*-Þ1*-Z8$*#O*-Z9$2۸*#O*-Z9$4ۮ:$12܂*-[3ܓ2܉*-v3ܓ2ܐ*-{3ܓ*-|12ܛ*-ĝ3ܥ2ܢ*-'3ܥ*-2*-71*-12ܴ*-ĝ3ܾ2ܻ*-'3ܾ*-2*-ģ12݉*-Ļ3݌*-Ħ1$%2ݱ;5ݛ2ݛ%53ݯ;6ݤ2ݤ%63ݯ;=ݭ2ݭ%=3ݯ%94ݒ1;>ݻ2ݻ#.3޼;?ބ2ބ#/3޼;@ލ2ލ#Ã3޼;Aޖ2ޖ#ᚣ3޼;Bޟ2ޟ%B3޼;Cި2ި%C3޼;Dޱ2ޱ%D3޼;E޺2޺%E3޼%F1$(5߆-(061*#K*-6*#L1$*5ߚ-(061$'5ߤ-(061$*5߮-(061$¦%.,.,.,.,1$¨&5ࠃ# 62ࠉ#S4ࠅ2ࠐ-/03ࠐ# 1*-71*-n*#`*-X1*-71*$«&*-65࠵5࠴*#L661*-8$*-á9$2ࡉ*-á9$4ࡂ:$12࡚5ࡕ*-06*/83࢜2ࡡ*-3࢜2ࡨ*-3࢜2࡯*-3࢜2ࡶ*-®3࢜2ࡽ*-²3࢜2ࢄ*-¸3࢜2ࢋ*-¹3࢜2࢒*-»3࢜2࢙*-É3࢜*-ß1*-Ò0*#8$2ࢯ*-$9$4ࢨ:$*# 18$2ࣀ*-Ô9$4ࢹ:$*-£12࣍*-Ø3࣐*-Ý1*#^18$*-\\9$2ࣥ*-\\9$4ࣞ:$*-s12ࣲ*-w3ࣼ2ࣹ*-y3ࣼ*-z1*-|8$*-í9$2ऐ*-í9$4उ:$12च*-}3झ*-~12थ*/83य2ब*-=3य*-ĉ1*-Ĥ8$2ु*#O*-Ĥ9$4ष:$1*-Ħ8$*#O*-Ħ9$2ढ़*#O*-Ħ9$4॓:$12१*-ħ3ॸ2८*-ī3ॸ2ॵ*-į3ॸ*-İ1;Gঃ2ঃ-003আ-101*-Y12঒*-Â3প2ঙ*-â3প2ঠ*-ã3প2ধ*-å3প*-æ12ল*/B3৊2হ*/I3৊2ী*-3৊2ে*-3৊*/1*#~8$2৙*-9$3৙:$8$2৳*#O8$2৭*-9$3৭:$9$4য়:$*#1*#8$2ਇ*-9$3ਇ:$*# 1*#K*-¯*#L1*-³18$2ਦ*-^9$3ਦ:$*-08$2ਹ*+#M,9$3ਹ:$8$2੆*/89$3੆:$*-h*-t1*-º012ਜ਼*-¼3੥2੢*-¿3੥*-È1*-Ê08$2ੵ*/89$3ੵ:$*-Ë1*-à01$®)5ઉ-(061*-Õ5ગ5ખ*-Ö06612ટ*-¤3ર2દ*-¨3ર2ભ*-ª3ર*-­18$2઼*-Ô9$4વ:$*-¦8$2ૌ*-Ù9$3ૌ:$*#`*-.Ú18$2ૢ*-Ô9$4૛:$*-¦8$2૲*-Ù9$3૲:$.Ú12૾*-]3ଁ*-r12ଉ*-t3ଌ*-u1*-x0-_0#M*-Z1*-x05ଧ-_0-d06*-Z1*-x012ଷ*-î3଺*-ă1*-~8$*-é9$2୎*-é9$4େ:$12୘*-3୬2ୟ*-3୬*/§5୬5୫*-è0661*#8$2୻*->9$3୻:$*# 1*#~8$2ஏ*-Ċ9$3ஏ:$8$2ன*#O8$2ண*-Ċ9$3ண:$9$4க:$*#12ஶ*-ĥ3ஹ*-Ĺ18$*-\\9$2ொ*-\\9$4௃:$*-Ĩ12ௗ*-Ĭ3௡2௞*-ĭ3௡*-Į1*-İ8$*-Ĵ9$2௵*-Ĵ9$4௮:$12௿*-ı3ం*-~1$´%.,.,.,.,5ఓ.,61.,2జ.,3జ2ఢ.,3ఢ2న.,3న2మ.,3మ5ళ.,61*-Z12ి*-Ã3౉2ె*-Ä3౉*-Å1*#K8$2ౘ*-Ç9$3ౘ:$*#L1*.ä2౨*/§3౫*/:1*.ä*#~*-¯*#1*.ä*#K8$2ಊ*-Ç9$3ಊ:$*#L12ಘ*-03ಜ*-01*-012಩*-3ಬ*-1*-8$2ಾ*#O*-9$4಴:$2ೇ*#O3ೇ1#-´8$2ೖ-¶9$4೐:$#1$¶'5೤-(061*-½*#Q*-¾1*-½0*-À8$2ഁ*-Æ9$3ഁ:$*#K8$2഑*-Ç9$3഑:$*#L1*-½0*-À5ഥ*$º%61$¼(5യ-(061$®)5ഹ-(061;Hൄ2ൄ-;03ർ;&്2്%&3ർ;Iൖ2ൖ#~3ർ;Jൟ2ൟ#M3ർ;K൨2൨#F3ർ;L൱2൱#E3ർ;Mൺ2ൺ#J3ർ#Q1*-¥0*-¦*-h*-t1*-©0*-¦*-h*-t1*-^05ඤ*-«068$2න*+#M,9$3න:$*-¦2඾*-¬03඾*-h*-t18$2ි*+#M,9$3ි:$*-¦2ෟ*-¬03ෟ*-h*-t12෭*/§3෰*-A1*-j1*-^0*-g-q01*-g-q015ญ*#6*-Y1$Á(5บ-(061*.ï*-ð*#]*-ā1*/ÿ*-ā1*-ê18$*/9$2ใ*/9$4฼:$*-12๐*-3๓*-1*-?8$2๥*#O*-?9$4๛:$2๮*#O3๮12๶*-ċ3๹*-Ą1*-6*#`*-Ħ1*-612ຏ*-t3ຒ*-ĩ1*-x0-_0#M*-Ħ1*-x05ອ-_0-d06*-Ħ1*-x012ຽ*-ĵ3ເ*-ĸ1*-~8$*-Ĳ9$2໔*-Ĳ9$4ໍ:$1*#Q2໡*/§3໤*/:1*#~*-¯*#1*-²1*-8$2༄*#O*-9$4໺:$2།*#O3།1$Æ'5༗-(061$Ê(5༡-(061$Ï'5༫-(061*$«&*-12༻*-3ཙ2ག*- 3ཙ2ཉ*-¡3ཙ2ཐ*-¢3ཙ5བ*#F6*-£12ྒྷ;Nཥ2ཥ%N3ྑ;O཮2཮%O3ྑ;Pཷ2ཷ%P3ྑ;Qྀ2ྀ%Q3ྑ;'ྎ2ྎ#G5ྌ#63ྑ-µ04ཛྷ1$Ó%-·*# -´1$Õ&5ྨ-(061$Ø)5ྲ-(0612ྺ*-Á3྽*-1;$࿇2࿇%$3࿴;%࿐2࿐%%3࿴;'࿙2࿙#G3࿴;(࿢2࿢#3࿴;)࿱2࿱5࿬%*6-<03࿴-*01$Û&5࿾-(061$Þ&5ဈ-(061;Rဒ2ဒ#K3၊;Sရ2ရ#]3၊;Tဤ2ဤ#O3၊;Uိ2ိ# 3၊;Vံ2ံ#`3၊;Wဿ2ဿ#^3၊;X၈2၈#_3၊#b1-j012ၖ*/:3ၧ2ၝ*/B3ၧ2ၤ*/I3ၧ*-W12ၯ*/83ၲ*-h12ၺ*-ñ3ႋ2ႁ*-õ3ႋ2ႈ*-ù3ႋ*-|12႓*-Ă3႖*-|1*/ë*-~1*--_0-ç12Ⴎ*-@3Ⴟ2Ⴕ*-Ć3Ⴟ2Ⴜ*-ć3Ⴟ*-Ĉ1*$«&*-75ა5჏*#6612ი*-ą3მ*-715ტ*#6*-Ī1*.ï*-ð*#]*-Ķ1*/ÿ*-Ķ1*-ĳ1*/85ᄑ5ᄐ2ᄌ*#O3ᄏ*# 661*-A*#]*-1*$«&*-1*/8*#`5ᄷ2ᄳ*#`3ᄶ*#a6*-X1#%Y1*-¯*1*-8$*-Â9$2ᅘ*-Â9$4ᅑ:$1'#1*#~*-X*#18$*-\\9$2ᅸ*-\\9$4ᅱ:$*-ò12ᆅ*-ö3ᆏ2ᆌ*-÷3ᆏ*-ø1*-|8$*-ú9$2ᆣ*-ú9$4ᆜ:$12ᆭ*-[3ᆰ*-v5ᆷ*-þ061;Zᇂ2ᇂ$á%3ᇅ$ã%1*-A*#]*-Ą1*/8*#`*-X1*/81*$«&*/85ᇮ5ᇭ*# 661*-7*#`*-X1*-Ħ12ሄ*-ķ3ሇ*-İ1*/ì*-~12ሖ*-t3ሙ*-ó1*-x0-_0#M*-ð1*-x05ሴ-_0-d06*-ð1*-x012ቄ*-û3ቇ*-Ā1;[ቑ2ቑ.ï3ቓ.ÿ12ቛ*-ħ3቞*-ī5ብ*-þ0615ቬ*#6*-ô1*.ï*-ð*#]*-ü1*/ÿ*-ü1*-ð12኏*-ý3ኒ*-|12ኚ*-ñ3ኝ*-õ5ኤ*-þ061";
const RULE_START = [0,0,11,138,538,1093,1615,1618,1996,0,0,2008,2390,3040,3057,548,558,1175,1632,2032,2299,0,0,0,3995,4408,2890,3633,4228,4515,4140,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,4411,2404,3089,1752,2226,2772,3538,578,939,1360,1834,1432,1871,947,1402,1495,4165,607,1186,1646,1190,1656,2036,2046,2050,1217,1307,3549,2783,653,3556,2248,2794,3566,2807,2824,2266,2288,2840,2862,3600,0,0,0,0,0,0,0,3622,4219,1684,2067,2089,1083,597,2440,3181,3819,3829,3194,3839,0,0,0,0,2472,3199,1325,3849,2518,3210,3857,4315,4335,4345,4353,2677,3418,4050,3523,0,3432,4060,3446,4070,4136,3490,2538,736,1266,1724,2548,3237,3895,4376,3953,4381,2552,2604,3256,2609,3266,3964,3974,3276,3984,4386,3093,3764,3778,3788,1695,3792,3316,2627,673,683,1221,1674,1242,1246,1699,2170,2653,2194,2663,3341,3351,2211,2702,3534,0,0,0,2740,2222,2648,3331,2408,3111,3131,0,3145,3158,4501,1329,3596,4212,0,0,2829,3576,0,4176,4421,4588,4675,4705,4443,4599,4612,4629,4461,4634,4685,4709,4720,4645,0,4698,4201,4483,3589,4270,4556,4525,4535,4539,2910,3660,4253,1642,154,196,29,207,726,740,1277,760,250,768,275,778,1287,1297,1314,1777,1002,1798,818,842,1339,1802,2317,2956,3671,2365,2967,3685,4281,4566,2989,3696,3709,3726,3007,3029,3742,4311,4581,3731,4291,4570,4657,4304,3681,1823,2337,901,1350,300,929,319,967,1531,468,1541,1946,1956,1562,1966,991,330,339,1012,356,1022,384,1032,406,1042,428,1052,1062,1570,1976,1594,1986,461,1073,488,492,502];
const RULE_FLAGS = [0,9,1,0,2,2,2,2,2,0,0,2,2,2,2,2,0,1,0,1,1,0,0,0,2,2,0,0,1,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,5,5,9,0,1,0,2,2,2,2,2,2,2,2,2,1,0,1,2,0,1,0,1,0,1,2,0,1,0,1,1,0,2,0,0,0,1,0,1,0,0,0,0,0,0,0,0,1,0,5,0,1,2,2,1,0,2,2,0,2,0,0,0,0,0,1,1,0,0,0,1,0,0,0,0,1,0,2,1,0,0,2,0,2,2,0,0,1,1,0,1,0,2,2,0,0,0,0,2,1,0,2,2,0,1,0,1,0,0,0,1,0,0,0,2,0,0,2,1,0,1,0,2,0,1,2,2,1,0,1,0,0,0,0,0,0,2,1,0,0,0,0,0,2,2,1,0,0,0,1,0,0,9,0,1,1,5,1,0,0,0,0,1,0,1,1,2,0,0,1,1,0,1,0,0,0,0,0,1,0,0,0,0,1,0,2,0,2,0,0,2,1,0,2,2,1,0,2,0,0,0,1,0,0,1,0,9,0,1,1,5,1,0,0,0,0,1,0,1,0,1,0,1,1,0,0,1,0,0,2,0,2,1,0,2,0,0,2,0,0,2,0,0,0,2,0,2,0,2,0,2,0,2,1,0,2,0,2,0,2,0,0,0];
const DESCRIPTIONS: { readonly [rule: number]: string } = { 144: "a template", 183: "`;`", 21: "an identifier", 9: "a hexadecimal digit", 31: "a string", 38: "a number", 113: "a regular expression", 132: "a private name", 193: "`?.`", 23: "an identifier", 204: "`?`", 220: "an operator", 93: "an operator", 200: "an operator", 201: "an operator" };
const MATCHERS: { readonly [rule: number]: (p: number) => number } = { 183: m_semicolon, 21: m_identifier, 9: m_hexDigit, 31: m_stringLiteral, 38: m_numericLiteral, 113: m_regularExpressionLiteral, 132: m_privateIdentifier, 193: m_optionalMark, 23: m_identifierName, 204: m_conditionalMark, 220: m_assignmentOperator, 93: m_prefixOperator, 200: m_binaryOperator, 201: m_binaryOperatorExceptIn };
const PATTERNS = [U0];
const SETS = [[10,10,13,13,8232,8233],[97,122],[65,90],[48,57],[36,36],[95,95],[170,170,181,181,183,183,186,186,192,214,216,246,248,705,710,721,736,740,748,748,750,750,768,884,886,887,890,893,895,895,902,906,908,908,910,929,931,1013,1015,1153,1155,1159,1162,1327,1329,1366,1369,1369,1376,1416,1425,1469,1471,1471,1473,1474,1476,1477,1479,1479,1488,1514,1519,1522,1552,1562,1568,1641,1646,1747,1749,1756,1759,1768,1770,1788,1791,1791,1808,1866,1869,1969,1984,2037,2042,2042,2045,2045,2048,2093,2112,2139,2144,2154,2160,2183,2185,2191,2199,2273,2275,2403,2406,2415,2417,2435,2437,2444,2447,2448,2451,2472,2474,2480,2482,2482,2486,2489,2492,2500,2503,2504,2507,2510,2519,2519,2524,2525,2527,2531,2534,2545,2556,2556,2558,2558,2561,2563,2565,2570,2575,2576,2579,2600,2602,2608,2610,2611,2613,2614,2616,2617,2620,2620,2622,2626,2631,2632,2635,2637,2641,2641,2649,2652,2654,2654,2662,2677,2689,2691,2693,2701,2703,2705,2707,2728,2730,2736,2738,2739,2741,2745,2748,2757,2759,2761,2763,2765,2768,2768,2784,2787,2790,2799,2809,2815,2817,2819,2821,2828,2831,2832,2835,2856,2858,2864,2866,2867,2869,2873,2876,2884,2887,2888,2891,2893,2901,2903,2908,2909,2911,2915,2918,2927,2929,2929,2946,2947,2949,2954,2958,2960,2962,2965,2969,2970,2972,2972,2974,2975,2979,2980,2984,2986,2990,3001,3006,3010,3014,3016,3018,3021,3024,3024,3031,3031,3046,3055,3072,3084,3086,3088,3090,3112,3114,3129,3132,3140,3142,3144,3146,3149,3157,3158,3160,3162,3164,3165,3168,3171,3174,3183,3200,3203,3205,3212,3214,3216,3218,3240,3242,3251,3253,3257,3260,3268,3270,3272,3274,3277,3285,3286,3292,3294,3296,3299,3302,3311,3313,3315,3328,3340,3342,3344,3346,3396,3398,3400,3402,3406,3412,3415,3423,3427,3430,3439,3450,3455,3457,3459,3461,3478,3482,3505,3507,3515,3517,3517,3520,3526,3530,3530,3535,3540,3542,3542,3544,3551,3558,3567,3570,3571,3585,3642,3648,3662,3664,3673,3713,3714,3716,3716,3718,3722,3724,3747,3749,3749,3751,3773,3776,3780,3782,3782,3784,3790,3792,3801,3804,3807,3840,3840,3864,3865,3872,3881,3893,3893,3895,3895,3897,3897,3902,3911,3913,3948,3953,3972,3974,3991,3993,4028,4038,4038,4096,4169,4176,4253,4256,4293,4295,4295,4301,4301,4304,4346,4348,4680,4682,4685,4688,4694,4696,4696,4698,4701,4704,4744,4746,4749,4752,4784,4786,4789,4792,4798,4800,4800,4802,4805,4808,4822,4824,4880,4882,4885,4888,4954,4957,4959,4969,4977,4992,5007,5024,5109,5112,5117,5121,5740,5743,5759,5761,5786,5792,5866,5870,5880,5888,5909,5919,5940,5952,5971,5984,5996,5998,6000,6002,6003,6016,6099,6103,6103,6108,6109,6112,6121,6155,6157,6159,6169,6176,6264,6272,6314,6320,6389,6400,6430,6432,6443,6448,6459,6470,6509,6512,6516,6528,6571,6576,6601,6608,6618,6656,6683,6688,6750,6752,6780,6783,6793,6800,6809,6823,6823,6832,6845,6847,6877,6880,6891,6912,6988,6992,7001,7019,7027,7040,7155,7168,7223,7232,7241,7245,7293,7296,7306,7312,7354,7357,7359,7376,7378,7380,7418,7424,7957,7960,7965,7968,8005,8008,8013,8016,8023,8025,8025,8027,8027,8029,8029,8031,8061,8064,8116,8118,8124,8126,8126,8130,8132,8134,8140,8144,8147,8150,8155,8160,8172,8178,8180,8182,8188,8204,8205,8255,8256,8276,8276,8305,8305,8319,8319,8336,8348,8400,8412,8417,8417,8421,8432,8450,8450,8455,8455,8458,8467,8469,8469,8472,8477,8484,8484,8486,8486,8488,8488,8490,8505,8508,8511,8517,8521,8526,8526,8544,8584,11264,11492,11499,11507,11520,11557,11559,11559,11565,11565,11568,11623,11631,11631,11647,11670,11680,11686,11688,11694,11696,11702,11704,11710,11712,11718,11720,11726,11728,11734,11736,11742,11744,11775,12293,12295,12321,12335,12337,12341,12344,12348,12353,12438,12441,12447,12449,12543,12549,12591,12593,12686,12704,12735,12784,12799,13312,19903,19968,42124,42192,42237,42240,42508,42512,42539,42560,42607,42612,42621,42623,42737,42775,42783,42786,42888,42891,42972,42993,43047,43052,43052,43072,43123,43136,43205,43216,43225,43232,43255,43259,43259,43261,43309,43312,43347,43360,43388,43392,43456,43471,43481,43488,43518,43520,43574,43584,43597,43600,43609,43616,43638,43642,43714,43739,43741,43744,43759,43762,43766,43777,43782,43785,43790,43793,43798,43808,43814,43816,43822,43824,43866,43868,43881,43888,44010,44012,44013,44016,44025,44032,55203,55216,55238,55243,55291,55296,56319,63744,64109,64112,64217,64256,64262,64275,64279,64285,64296,64298,64310,64312,64316,64318,64318,64320,64321,64323,64324,64326,64433,64467,64829,64848,64911,64914,64967,65008,65019,65024,65039,65056,65071,65075,65076,65101,65103,65136,65140,65142,65276,65296,65305,65313,65338,65343,65343,65345,65370,65381,65470,65474,65479,65482,65487,65490,65495,65498,65500],[0,127],[48,57,65,90,95,95,97,122,170,170,181,181,183,183,186,186,192,214,216,246,248,705,710,721,736,740,748,748,750,750,768,884,886,887,890,893,895,895,902,906,908,908,910,929,931,1013,1015,1153,1155,1159,1162,1327,1329,1366,1369,1369,1376,1416,1425,1469,1471,1471,1473,1474,1476,1477,1479,1479,1488,1514,1519,1522,1552,1562,1568,1641,1646,1747,1749,1756,1759,1768,1770,1788,1791,1791,1808,1866,1869,1969,1984,2037,2042,2042,2045,2045,2048,2093,2112,2139,2144,2154,2160,2183,2185,2191,2199,2273,2275,2403,2406,2415,2417,2435,2437,2444,2447,2448,2451,2472,2474,2480,2482,2482,2486,2489,2492,2500,2503,2504,2507,2510,2519,2519,2524,2525,2527,2531,2534,2545,2556,2556,2558,2558,2561,2563,2565,2570,2575,2576,2579,2600,2602,2608,2610,2611,2613,2614,2616,2617,2620,2620,2622,2626,2631,2632,2635,2637,2641,2641,2649,2652,2654,2654,2662,2677,2689,2691,2693,2701,2703,2705,2707,2728,2730,2736,2738,2739,2741,2745,2748,2757,2759,2761,2763,2765,2768,2768,2784,2787,2790,2799,2809,2815,2817,2819,2821,2828,2831,2832,2835,2856,2858,2864,2866,2867,2869,2873,2876,2884,2887,2888,2891,2893,2901,2903,2908,2909,2911,2915,2918,2927,2929,2929,2946,2947,2949,2954,2958,2960,2962,2965,2969,2970,2972,2972,2974,2975,2979,2980,2984,2986,2990,3001,3006,3010,3014,3016,3018,3021,3024,3024,3031,3031,3046,3055,3072,3084,3086,3088,3090,3112,3114,3129,3132,3140,3142,3144,3146,3149,3157,3158,3160,3162,3164,3165,3168,3171,3174,3183,3200,3203,3205,3212,3214,3216,3218,3240,3242,3251,3253,3257,3260,3268,3270,3272,3274,3277,3285,3286,3292,3294,3296,3299,3302,3311,3313,3315,3328,3340,3342,3344,3346,3396,3398,3400,3402,3406,3412,3415,3423,3427,3430,3439,3450,3455,3457,3459,3461,3478,3482,3505,3507,3515,3517,3517,3520,3526,3530,3530,3535,3540,3542,3542,3544,3551,3558,3567,3570,3571,3585,3642,3648,3662,3664,3673,3713,3714,3716,3716,3718,3722,3724,3747,3749,3749,3751,3773,3776,3780,3782,3782,3784,3790,3792,3801,3804,3807,3840,3840,3864,3865,3872,3881,3893,3893,3895,3895,3897,3897,3902,3911,3913,3948,3953,3972,3974,3991,3993,4028,4038,4038,4096,4169,4176,4253,4256,4293,4295,4295,4301,4301,4304,4346,4348,4680,4682,4685,4688,4694,4696,4696,4698,4701,4704,4744,4746,4749,4752,4784,4786,4789,4792,4798,4800,4800,4802,4805,4808,4822,4824,4880,4882,4885,4888,4954,4957,4959,4969,4977,4992,5007,5024,5109,5112,5117,5121,5740,5743,5759,5761,5786,5792,5866,5870,5880,5888,5909,5919,5940,5952,5971,5984,5996,5998,6000,6002,6003,6016,6099,6103,6103,6108,6109,6112,6121,6155,6157,6159,6169,6176,6264,6272,6314,6320,6389,6400,6430,6432,6443,6448,6459,6470,6509,6512,6516,6528,6571,6576,6601,6608,6618,6656,6683,6688,6750,6752,6780,6783,6793,6800,6809,6823,6823,6832,6845,6847,6877,6880,6891,6912,6988,6992,7001,7019,7027,7040,7155,7168,7223,7232,7241,7245,7293,7296,7306,7312,7354,7357,7359,7376,7378,7380,7418,7424,7957,7960,7965,7968,8005,8008,8013,8016,8023,8025,8025,8027,8027,8029,8029,8031,8061,8064,8116,8118,8124,8126,8126,8130,8132,8134,8140,8144,8147,8150,8155,8160,8172,8178,8180,8182,8188,8204,8205,8255,8256,8276,8276,8305,8305,8319,8319,8336,8348,8400,8412,8417,8417,8421,8432,8450,8450,8455,8455,8458,8467,8469,8469,8472,8477,8484,8484,8486,8486,8488,8488,8490,8505,8508,8511,8517,8521,8526,8526,8544,8584,11264,11492,11499,11507,11520,11557,11559,11559,11565,11565,11568,11623,11631,11631,11647,11670,11680,11686,11688,11694,11696,11702,11704,11710,11712,11718,11720,11726,11728,11734,11736,11742,11744,11775,12293,12295,12321,12335,12337,12341,12344,12348,12353,12438,12441,12447,12449,12543,12549,12591,12593,12686,12704,12735,12784,12799,13312,19903,19968,42124,42192,42237,42240,42508,42512,42539,42560,42607,42612,42621,42623,42737,42775,42783,42786,42888,42891,42972,42993,43047,43052,43052,43072,43123,43136,43205,43216,43225,43232,43255,43259,43259,43261,43309,43312,43347,43360,43388,43392,43456,43471,43481,43488,43518,43520,43574,43584,43597,43600,43609,43616,43638,43642,43714,43739,43741,43744,43759,43762,43766,43777,43782,43785,43790,43793,43798,43808,43814,43816,43822,43824,43866,43868,43881,43888,44010,44012,44013,44016,44025,44032,55203,55216,55238,55243,55291,55296,56319,63744,64109,64112,64217,64256,64262,64275,64279,64285,64296,64298,64310,64312,64316,64318,64318,64320,64321,64323,64324,64326,64433,64467,64829,64848,64911,64914,64967,65008,65019,65024,65039,65056,65071,65075,65076,65101,65103,65136,65140,65142,65276,65296,65305,65313,65338,65343,65343,65345,65370,65381,65470,65474,65479,65482,65487,65490,65495,65498,65500],[8204,8204],[8205,8205],[9,9],[32,32],[47,47],[10,10],[13,13],[8232,8232],[8233,8233],[0,9],[11,12],[14,41],[43,8231],[8234,65535],[0,41],[43,65535],[92,92],[14,8231],[11,11],[12,12],[160,160],[5760,5760],[8192,8202],[8239,8239],[8287,8287],[12288,12288],[65279,65279],[49,49],[36,36,65,90,92,92,95,95,97,122,170,170,181,181,183,183,186,186,192,214,216,246,248,705,710,721,736,740,748,748,750,750,768,884,886,887,890,893,895,895,902,906,908,908,910,929,931,1013,1015,1153,1155,1159,1162,1327,1329,1366,1369,1369,1376,1416,1425,1469,1471,1471,1473,1474,1476,1477,1479,1479,1488,1514,1519,1522,1552,1562,1568,1641,1646,1747,1749,1756,1759,1768,1770,1788,1791,1791,1808,1866,1869,1969,1984,2037,2042,2042,2045,2045,2048,2093,2112,2139,2144,2154,2160,2183,2185,2191,2199,2273,2275,2403,2406,2415,2417,2435,2437,2444,2447,2448,2451,2472,2474,2480,2482,2482,2486,2489,2492,2500,2503,2504,2507,2510,2519,2519,2524,2525,2527,2531,2534,2545,2556,2556,2558,2558,2561,2563,2565,2570,2575,2576,2579,2600,2602,2608,2610,2611,2613,2614,2616,2617,2620,2620,2622,2626,2631,2632,2635,2637,2641,2641,2649,2652,2654,2654,2662,2677,2689,2691,2693,2701,2703,2705,2707,2728,2730,2736,2738,2739,2741,2745,2748,2757,2759,2761,2763,2765,2768,2768,2784,2787,2790,2799,2809,2815,2817,2819,2821,2828,2831,2832,2835,2856,2858,2864,2866,2867,2869,2873,2876,2884,2887,2888,2891,2893,2901,2903,2908,2909,2911,2915,2918,2927,2929,2929,2946,2947,2949,2954,2958,2960,2962,2965,2969,2970,2972,2972,2974,2975,2979,2980,2984,2986,2990,3001,3006,3010,3014,3016,3018,3021,3024,3024,3031,3031,3046,3055,3072,3084,3086,3088,3090,3112,3114,3129,3132,3140,3142,3144,3146,3149,3157,3158,3160,3162,3164,3165,3168,3171,3174,3183,3200,3203,3205,3212,3214,3216,3218,3240,3242,3251,3253,3257,3260,3268,3270,3272,3274,3277,3285,3286,3292,3294,3296,3299,3302,3311,3313,3315,3328,3340,3342,3344,3346,3396,3398,3400,3402,3406,3412,3415,3423,3427,3430,3439,3450,3455,3457,3459,3461,3478,3482,3505,3507,3515,3517,3517,3520,3526,3530,3530,3535,3540,3542,3542,3544,3551,3558,3567,3570,3571,3585,3642,3648,3662,3664,3673,3713,3714,3716,3716,3718,3722,3724,3747,3749,3749,3751,3773,3776,3780,3782,3782,3784,3790,3792,3801,3804,3807,3840,3840,3864,3865,3872,3881,3893,3893,3895,3895,3897,3897,3902,3911,3913,3948,3953,3972,3974,3991,3993,4028,4038,4038,4096,4169,4176,4253,4256,4293,4295,4295,4301,4301,4304,4346,4348,4680,4682,4685,4688,4694,4696,4696,4698,4701,4704,4744,4746,4749,4752,4784,4786,4789,4792,4798,4800,4800,4802,4805,4808,4822,4824,4880,4882,4885,4888,4954,4957,4959,4969,4977,4992,5007,5024,5109,5112,5117,5121,5740,5743,5759,5761,5786,5792,5866,5870,5880,5888,5909,5919,5940,5952,5971,5984,5996,5998,6000,6002,6003,6016,6099,6103,6103,6108,6109,6112,6121,6155,6157,6159,6169,6176,6264,6272,6314,6320,6389,6400,6430,6432,6443,6448,6459,6470,6509,6512,6516,6528,6571,6576,6601,6608,6618,6656,6683,6688,6750,6752,6780,6783,6793,6800,6809,6823,6823,6832,6845,6847,6877,6880,6891,6912,6988,6992,7001,7019,7027,7040,7155,7168,7223,7232,7241,7245,7293,7296,7306,7312,7354,7357,7359,7376,7378,7380,7418,7424,7957,7960,7965,7968,8005,8008,8013,8016,8023,8025,8025,8027,8027,8029,8029,8031,8061,8064,8116,8118,8124,8126,8126,8130,8132,8134,8140,8144,8147,8150,8155,8160,8172,8178,8180,8182,8188,8204,8205,8255,8256,8276,8276,8305,8305,8319,8319,8336,8348,8400,8412,8417,8417,8421,8432,8450,8450,8455,8455,8458,8467,8469,8469,8472,8477,8484,8484,8486,8486,8488,8488,8490,8505,8508,8511,8517,8521,8526,8526,8544,8584,11264,11492,11499,11507,11520,11557,11559,11559,11565,11565,11568,11623,11631,11631,11647,11670,11680,11686,11688,11694,11696,11702,11704,11710,11712,11718,11720,11726,11728,11734,11736,11742,11744,11775,12293,12295,12321,12335,12337,12341,12344,12348,12353,12438,12441,12447,12449,12543,12549,12591,12593,12686,12704,12735,12784,12799,13312,19903,19968,42124,42192,42237,42240,42508,42512,42539,42560,42607,42612,42621,42623,42737,42775,42783,42786,42888,42891,42972,42993,43047,43052,43052,43072,43123,43136,43205,43216,43225,43232,43255,43259,43259,43261,43309,43312,43347,43360,43388,43392,43456,43471,43481,43488,43518,43520,43574,43584,43597,43600,43609,43616,43638,43642,43714,43739,43741,43744,43759,43762,43766,43777,43782,43785,43790,43793,43798,43808,43814,43816,43822,43824,43866,43868,43881,43888,44010,44012,44013,44016,44025,44032,55203,55216,55238,55243,55291,55296,56319,63744,64109,64112,64217,64256,64262,64275,64279,64285,64296,64298,64310,64312,64316,64318,64318,64320,64321,64323,64324,64326,64433,64467,64829,64848,64911,64914,64967,65008,65019,65024,65039,65056,65071,65075,65076,65101,65103,65136,65140,65142,65276,65296,65305,65313,65338,65343,65343,65345,65370,65381,65470,65474,65479,65482,65487,65490,65495,65498,65500],[91,91],[42,42],[35,35],[34,34],[39,39],[0,35],[37,91],[93,95],[97,65535],[40,40],[58,58],[44,44],[125,125],[61,61],[59,59],[60,60],[0,65535],[43,43],[63,63]];
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
