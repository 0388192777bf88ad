// Generated from the grammar Unsupported by `npm run generate`; do not edit.

type Child = TreeNode | null;
export type Table = readonly (((node: any) => unknown) | null)[];
export type Actions = { readonly [rule: string]: (this: any, ...children: any[]) => unknown };

export class TooDeep {
  readonly position: number;
  constructor(position: number) {
    this.position = position;
  }
}

const END = 65536;
const SCRATCH = 4096;
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

function commit(p: number): void {
  memoBase = p >> 6;
  memo = [];
}

interface TreeNode {
  readonly rule: number;
  readonly start: number;
  readonly end: number;
  value: unknown;
  readonly text: string;
  readonly numChildren: number;
  readonly children: readonly TreeNode[];
  child(index: number): Child;
  toAST(): unknown;
  drop(): void;
}

// The kinds of nodes share their methods by copying: a base class would make every `new` a call of two constructors,
// and a slow one where a bundler keeps names.
class Leaf {
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

class Node2 {
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

class Node5 {
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

class NodeN {
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

interface Leaf extends TreeNode {}
interface Node2 extends TreeNode {}
interface Node5 extends TreeNode {}
interface NodeN extends TreeNode {}

class Iteration implements TreeNode {
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
const NOTHING = new Iteration(EMPTY);

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

function table<T extends Uint8Array | Int32Array>(
  Kind: new (n: number) => T,
  length: number,
  pairs: number[],
): T {
  const result = new Kind(length);
  for (let i = 0, at = 0; i < pairs.length; i += 2) result.fill(pairs[i + 1]!, at, (at += pairs[i]!));
  return result;
}

function unicode(pattern: RegExp, p: number): number {
  if (I[p] === END) return -1;
  const codePoint = input.codePointAt(p)!;
  return pattern.test(String.fromCodePoint(codePoint)) ? p + (codePoint > 65535 ? 2 : 1) : -1;
}

function eq(p: number, offset: number, length: number): boolean {
  for (let i = 2; i < length; i++) if (I[p + i] !== K.charCodeAt(offset + i)) return false;
  return true;
}

function skip(p: number): number {
  if (p === skippedFrom) return skippedTo;
  const end = m_spaces(p);
  skippedFrom = p;
  skippedTo = end;
  return end;
}

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

export function finish(): void {
  if (I.length > KEEP) I = new Int32Array(SCRATCH);
  I[0] = I[1] = END;
  input = "";
  actions = EMPTY;
  memo = [];
}

export function parseAll(): unknown {
  const root = b_START(skip(0), 0);
  return root !== null && I[skip(pos)] === END ? root.toAST() : undefined;
}

export function parseItem(position: number): unknown {
  const start = skip(position);
  commit(start);
  const node = b_ITEM(start, 0);
  return node === null ? undefined : node.toAST();
}

export function position(): number {
  return pos;
}

export function skipSpaces(position: number): number {
  return skip(position);
}
const UNIT = 0;
const LITERAL = 1;
const SET = 2;
const ANY = 3;
const PATTERN = 4;
const END_OF_INPUT = 6;
const SKIP = 7;
const MARK = 8;
const LEAF = 9;
const CALL = 10;
const MATCH = 11;
const MATCH_LEAF = 12;
const DROP = 13;
const RETURN = 14;
const CHOICE = 15;
const COMMIT = 16;
const LOOP = 17;
const NOT = 18;
const FAIL_NOT = 19;
const REWIND = 20;
const LISTS = 21;
const APPEND = 22;
const CLOSE = 23;
const GUARD = 24;
const FAIL = 25;
const GUARD_SPACED = 26;

const PASSES = 1;
const IS_LEAF = 2;
const IS_MEMO = 4;
const IS_NESTED = 8;

const ONE = 64;
const RADIX = 91;
const TWO = 25 * RADIX;

let program: Uint16Array | undefined;
let guards = new Uint8Array(0);

let furthest = -1;
let focus = -1;
let missing = new Set<number>();

export function trackFailures(position: number): void {
  furthest = -1;
  focus = position;
  missing = new Set();
}

export function failurePosition(): number {
  return furthest;
}

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
  const words: number[] = [];
  const digit = (at: number) => {
    const unit = PROGRAM.charCodeAt(at) - 35;
    return unit > 57 ? unit - 1 : unit;
  };
  for (let i = 0; i < PROGRAM.length;) {
    const first = digit(i++);
    const second = first - ONE;
    const third = second - TWO / RADIX;
    if (second < 0) words.push(first);
    else if (third < 0) words.push(ONE + second * RADIX + digit(i++));
    else words.push(ONE + TWO + (third * RADIX + digit(i++)) * RADIX + digit(i++));
  }
  guards = new Uint8Array(GUARDS.length * 129);
  GUARDS.forEach((runs, g) => {
    for (let i = 0, at = g * 129; i < runs.length; i++, at += runs[i - 1]!) guards.fill(i & 1, at, at + runs[i]!);
  });
  return Uint16Array.from(words);
}

const within = (set: readonly number[], unit: number): boolean => {
  for (let i = 0; i < set.length; i += 2) if (unit >= set[i]! && unit <= set[i + 1]!) return true;
  return false;
};

export function runItem(at: number, end: { position: number }): unknown {
  const code = (program ??= load());
  const values: (Child | TreeNode[] | number)[] = [];
  const stack: number[] = [];
  let p = skip(at);
  let pc = RULE_START[ITEM_RULE]!;
  let quiet = 0;
  let nesting = 1;
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
          // A rule that is only ever matched has no value.
          if (actions[node.rule]) node = settle(node);
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
const T0 = table(Uint8Array, 128, [9, 96, 1, 108, 1, 28, 2, 108, 1, 28, 18, 96, 1, 108, 1, 97, 1, 65, 1, 97, 1, 225, 2, 96, 1, 33, 1, 97, 2, 96, 1, 97, 1, 96, 2, 97, 1, 125, 10, 225, 1, 96, 1, 105, 1, 97, 3, 96, 1, 97, 26, 225, 1, 97, 1, 1, 2, 96, 1, 225, 1, 97, 1, 227, 1, 225, 4, 227, 2, 225, 1, 227, 2, 225, 3, 227, 5, 225, 1, 227, 6, 225, 1, 97, 2, 96, 1, 97, 1, 96]);
const T1 = table(Uint8Array, 128, [10, 1, 1, 0, 2, 1, 1, 0, 19, 1, 1, 69, 1, 193, 1, 65, 1, 219, 2, 5, 1, 193, 1, 65, 1, 1, 1, 21, 1, 69, 1, 1, 1, 69, 1, 193, 1, 68, 10, 195, 2, 1, 1, 69, 3, 5, 1, 65, 26, 219, 1, 193, 1, 219, 1, 1, 1, 5, 1, 219, 1, 65, 1, 251, 1, 219, 1, 251, 2, 219, 1, 251, 2, 219, 1, 255, 3, 219, 2, 251, 5, 219, 1, 251, 6, 219, 1, 81, 1, 5, 1, 1, 1, 65, 1, 1]);
const T2 = table(Uint8Array, 128, [9, 144, 1, 147, 1, 1, 2, 147, 1, 1, 18, 144, 1, 147, 3, 144, 1, 148, 2, 176, 2, 144, 2, 176, 1, 144, 1, 176, 1, 144, 1, 176, 1, 130, 10, 152, 6, 176, 1, 144, 26, 156, 2, 128, 2, 176, 1, 156, 1, 144, 3, 156, 1, 220, 4, 156, 1, 220, 3, 156, 2, 220, 5, 156, 1, 220, 6, 156, 1, 144, 2, 176, 2, 144]);
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
const M23 = table(Int32Array, 129, [34, 0, 1, 4, 1, 0, 1, 2, 2, 0, 1, 4, 1, 32, 5, 0, 12, 4, 7, 0, 26, 2, 1, 8, 1, 2, 2, 0, 1, 2, 1, 64, 1, 3, 1, 2, 1, 514, 2, 2, 1, 7, 7, 2, 1, 262, 4, 2, 1, 1026, 1, 134, 6, 2, 1, 16, 4, 0, 1, 2]);
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
const K = "classexportabstractawaitusinginstanceofnamespacedeclareconstenummodule<!---->letasyncfunctionimporttypefromifreturnthrowvarwhiledocontinuebreakswitchdebuggerwithdefault/**/interfaceelsefor=>tryrequire//extendsimplementscatchfinallycase\\u\\u{...newglobaloutpublicprivateprotectedreadonlyoverridestaticaccessoryieldsatisfies10thisasserts?.supersourcedefermetainfergetsettruefalsenull${target/></keyofunique++\r\n\\0\\xanybigintbooleanintrinsicnevernumberobjectstringsymbolundefinedunknownvoidtypeof>>>=deletepackage";
const U0 = (p: number) => unicode(/\p{ID_Continue}/u, p);
const U1 = (p: number) => unicode(/\p{ID_Start}/u, p);
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
function m_labelIdentifier(p: number): number { // labelIdentifier
 let s0 = 0;
 p = m_identifier(p); if (p < 0) return -1;
 s0 = p;
 p = sk(p);
 if (I[p] !== 58) return -1; p += 1;
 p = s0;
 return p;
}
function m_identifierName(p: number): number { // identifierName
 let c = 0, s0 = 0;
 p = m_identifierStart(p); if (p < 0) return -1;
 for (c = I[p]!; (c < 128 ? (T0[c]! & 128) !== 0 : false); c = I[++p]!);
 L0: for (;;) {
  s0 = p;
  p = m_widePart(p); if (p < 0) { p = s0; break L0; }
  for (c = I[p]!; (c < 128 ? (T0[c]! & 128) !== 0 : false); c = I[++p]!);
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
function m_hexDigit(p: number): number { // hexDigit
 let c = 0;
 c = I[p]!; if (!(c >= 48 && c <= 57 || c >= 65 && c <= 70 || c >= 97 && c <= 102)) return -1; p++;
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
  c = I[p]!; if (!(c < 128 ? (T1[c]! & 2) !== 0 : true)) { p = s2; break L1; }
  p = m_identifierPart(p); if (p < 0) { p = s2; break L1; }
 }
 return p;
}
function m_end(p: number): number { // end
 if (I[p] !== 65536) return -1;
 return p;
}
function m_shorthandIdentifier(p: number): number { // shorthandIdentifier
 let c = 0, s0 = 0;
 p = m_identifier(p); if (p < 0) return -1;
 s0 = p;
 p = sk(p);
 c = I[p]!; if (!(c === 44 || c === 125)) return -1; p++;
 p = s0;
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
  if ((s1 < 128 ? (T1[s1]! & 4) !== 0 : false)) L1: {
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
function m_arrowIdentifier(p: number): number { // arrowIdentifier
 let s0 = 0;
 p = m_identifier(p); if (p < 0) return -1;
 s0 = p;
 p = m_arrow(p); if (p < 0) return -1;
 p = s0;
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
 if (d > MAX_DEPTH) tooDeep(p);
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
 k0 = b_VariableDeclaratorList_418(p, d); if (k0 === null) return null; p = pos;
 p = m_semicolon(p); if (p < 0) return null;
 pos = p; return new Node2(585, p0, p, k0, null);
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
   if ((s3 < 128 ? (T1[s3]! & 8) !== 0 : true)) L2: {
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
    k0 = new Leaf(463, s0, p);
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
    k0 = new Leaf(467, s0, p);
    break L1;
   }
   p = s2;
   if (!((s3 < 128 ? (T1[s3]! & 16) !== 0 : true))) return null;
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
   k0 = new Leaf(468, s0, p);
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
   if (b_ExportList(p, d) === null) break L1; p = pos;
   k0 = new Leaf(477, s0, p);
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
    k0 = new Leaf(478, s0, p);
    break L2;
   }
   p = s2;
   if ((s3 & 2) !== 0) L6: {
    p = m_defaultK(p); if (p < 0) break L6;
    p = sk(p);
    s5 = p;
    s4 = I[p]!;
    L7: {
     if ((s4 < 128 ? (T1[s4]! & 32) !== 0 : false)) L8: {
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
      k0 = new Node2(479, s0, p, k1, null);
      break L7;
     }
     p = s5;
     if (!((s4 < 128 ? (T1[s4]! & 64) !== 0 : true))) break L6;
     k1 = b_Assignment(p, d); if (k1 === null) break L6; p = pos;
     p = m_semicolon(p); if (p < 0) break L6;
     k0 = new Node2(480, s0, p, k1, null);
    }
    break L2;
   }
   p = s2;
   if ((s3 & 4) !== 0) L13: {
    if (I[p] !== 61) break L13; p += 1;
    p = sk(p);
    k1 = b_Expression(p, d); if (k1 === null) break L13; p = pos;
    p = m_semicolon(p); if (p < 0) break L13;
    k0 = new Node2(481, s0, p, k1, null);
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
    k0 = new Leaf(482, s0, p);
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
   k0 = new Node2(483, s0, p, k1, null);
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
 k0 = new Leaf(37, s2, p);
 p = sk(p);
 if (I[p] !== 123) return null; p += 1;
 L2: {
  s3 = p;
  p = sk(p);
  c = I[p]!; if (!(c < 128 ? (T1[c]! & 128) !== 0 : true)) { p = s3; break L2; }
  if (b_EnumMemberList(p, d) === null) { p = s3; break L2; } p = pos;
 }
 p = sk(p);
 if (I[p] !== 125) return null; p += 1;
 pos = p; return new Node2(484, p0, p, k0, null);
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
 pos = p; return new Node2(490, p0, p, k0, null);
}
function b_HtmlComment(p: number): Child { // HtmlComment
 const p0 = p;
 p = m_htmlComment(p); if (p < 0) return null;
 pos = p; return new Leaf(586, p0, p);
}
function m_space(p: number): number { // space
 let s0 = 0, s1 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T2[s1]! & 1) !== 0 : (s1 === 160 || s1 === 5760 || s1 >= 8192 && s1 <= 8202 || s1 === 8232 || s1 === 8233 || s1 === 8239 || s1 === 8287 || s1 === 12288 || s1 === 65279))) L1: {
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
  c = I[p]!; if (!(c < 128 ? (T2[c]! & 2) !== 0 : true)) { p = s0; break L0; }
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
     if (I[p] !== 99 || I[p + 1] !== 97 || !eq(p, 231, 4)) break L4; p += 4;
     break L2;
    }
    p = s2;
    if ((s3 & 4) !== 0) L5: {
     if (I[p] !== 99 || I[p + 1] !== 97 || !eq(p, 219, 5)) break L5; p += 5;
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
     if (I[p] !== 101 || I[p + 1] !== 120 || !eq(p, 202, 7)) break L17; p += 7;
     break L15;
    }
    p = s3;
    if ((s2 & 4) !== 0) L18: {
     if (I[p] !== 102 || I[p + 1] !== 97 || !eq(p, 371, 5)) break L18; p += 5;
     break L15;
    }
    p = s3;
    if ((s2 & 8) !== 0) L19: {
     if (I[p] !== 102 || I[p + 1] !== 105 || !eq(p, 224, 7)) break L19; p += 7;
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
     if (I[p] !== 105 || I[p + 1] !== 109 || !eq(p, 209, 10)) break L23; p += 10;
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
     if (I[p] !== 110 || I[p + 1] !== 117 || !eq(p, 376, 4)) break L31; p += 4;
     break L28;
    }
    p = s2;
    if ((s3 & 8) !== 0) L32: {
     if (I[p] !== 112 || I[p + 1] !== 97 || !eq(p, 501, 7)) break L32; p += 7;
     break L28;
    }
    p = s2;
    if ((s3 & 16) !== 0) L33: {
     if (I[p] !== 112 || I[p + 1] !== 114 || !eq(p, 261, 7)) break L33; p += 7;
     break L28;
    }
    p = s2;
    if ((s3 & 32) !== 0) L34: {
     if (I[p] !== 112 || I[p + 1] !== 114 || !eq(p, 268, 9)) break L34; p += 9;
     break L28;
    }
    p = s2;
    if ((s3 & 64) !== 0) L35: {
     if (I[p] !== 112 || I[p + 1] !== 117 || !eq(p, 255, 6)) break L35; p += 6;
     break L28;
    }
    p = s2;
    if ((s3 & 128) !== 0) L36: {
     if (I[p] !== 114 || I[p + 1] !== 101 || !eq(p, 109, 6)) break L36; p += 6;
     break L28;
    }
    p = s2;
    if ((s3 & 256) !== 0) L37: {
     if (I[p] !== 115 || I[p + 1] !== 116 || !eq(p, 293, 6)) break L37; p += 6;
     break L28;
    }
    p = s2;
    if ((s3 & 512) !== 0) L38: {
     if (I[p] !== 115 || I[p + 1] !== 117 || !eq(p, 336, 5)) break L38; p += 5;
     break L28;
    }
    p = s2;
    if ((s3 & 1024) !== 0) L39: {
     if (I[p] !== 115 || I[p + 1] !== 119 || !eq(p, 143, 6)) break L39; p += 6;
     break L28;
    }
    p = s2;
    if (!((s3 & 2048) !== 0)) break L27;
    if (I[p] !== 116 || I[p + 1] !== 104 || !eq(p, 323, 4)) break L27; p += 4;
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
    if (I[p] !== 116 || I[p + 1] !== 114 || !eq(p, 367, 4)) break L42; p += 4;
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
   if (I[p] !== 121 || I[p + 1] !== 105 || !eq(p, 307, 5)) return -1; p += 5;
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
 let s0 = 0, s1 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T2[s1]! & 4) !== 0 : false)) L1: {
   p++;
   break L0;
  }
  p = s0;
  if (!((s1 === 92 || s1 >= 128))) return -1;
  p = m_wideStart(p); if (p < 0) return -1;
 }
 return p;
}
function m_widePart(p: number): number { // widePart
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 >= 128)) L1: {
   c = I[p]!; if ((c <= 127)) break L1;
   s2 = p;
   s3 = I[p]!;
   L2: {
    if ((s3 < 128 ? (T2[s3]! & 8) !== 0 : true)) L3: {
     p = m_idContinue(p); if (p < 0) break L3;
     break L2;
    }
    p = s2;
    L4: {
     if (I[p] !== 8204) break L4; p += 1;
     break L2;
    }
    p = s2;
    if (I[p] !== 8205) break L1; p += 1;
   }
   break L0;
  }
  p = s0;
  if (!((s1 === 92))) return -1;
  p = m_unicodeEscape(p); if (p < 0) return -1;
 }
 return p;
}
function m_identifierPart(p: number): number { // identifierPart
 let c = 0, s0 = 0, s1 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T0[s1]! & 128) !== 0 : false)) L1: {
   c = I[p]!; if (!(c < 128 ? (T0[c]! & 128) !== 0 : false)) break L1; p++;
   break L0;
  }
  p = s0;
  if (!((s1 === 92 || s1 >= 128))) return -1;
  p = m_widePart(p); if (p < 0) return -1;
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
function m_arrow(p: number): number { // arrow
 p = m_sameLineSpaces(p); if (p < 0) return -1;
 if (I[p] !== 61 || I[p + 1] !== 62) return -1; p += 2;
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
  if (!((s1 < 128 ? (T1[s1]! & 8) !== 0 : true))) return null;
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
   k1 = new Leaf(417, s2, p);
   k0 = k1;
   break L0;
  }
  p = s0;
  if (!((s1 === 99))) return null;
  s2 = p;
  p = m_constK(p); if (p < 0) return null;
  k1 = new Leaf(358, s2, p);
  k0 = k1;
 }
 p = sk(p);
 k1 = b_VariableDeclaratorList_418(p, d); if (k1 === null) return null; p = pos;
 p = m_semicolon(p); if (p < 0) return null;
 pos = p; return new Node2(416, p0, p, k0, k1);
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
 k2 = new Leaf(37, s2, p);
 p = sk(p);
 k3 = b_Signature(p, d); if (k3 === null) return null; p = pos;
 p = sk(p);
 k4 = b_FunctionBody(p, d); if (k4 === null) return null; p = pos;
 pos = p; return new Node5(423, p0, p, k0, k1, k2, k3, k4);
}
function b_ClassDeclaration(p: number, d: number): Child { // ClassDeclaration
 d += 160;
 const p0 = p;
 let s0 = 0, k0: Child = null, k1: Child = null;
 p = m_classK(p); if (p < 0) return null;
 p = sk(p);
 s0 = p;
 p = m_identifier(p); if (p < 0) return null;
 k0 = new Leaf(37, s0, p);
 p = sk(p);
 k1 = b_ClassTail(p, d); if (k1 === null) return null; p = pos;
 pos = p; return new Node2(424, p0, p, k0, k1);
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
 pos = p; return new Node2(437, p0, p, k0, null);
}
function b_AmbientDeclaration(p: number, d: number): Child { // AmbientDeclaration
 d += 144;
 const p0 = p;
 let k0: Child = null;
 p = m_declareWord(p); if (p < 0) return null;
 p = sk(p);
 k0 = b_Ambient(p, d); if (k0 === null) return null; p = pos;
 pos = p; return new Node2(438, p0, p, k0, null);
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
  if ((s2 === 102)) L2: {
   p = m_functionK(p); if (p < 0) break L2;
   break L0;
  }
  p = s1;
  if (!((s2 === 101))) return null;
  p = m_exportK(p); if (p < 0) return null;
 }
 p = s0;
 pos = p; return new Node2(495, p0, p, k0, null);
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
 k1 = new Leaf(71, s0, p);
 L0: {
  s1 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 119)) { p = s1; break L0; }
  if (b_ImportAttributes(p, d) === null) { p = s1; break L0; } p = pos;
 }
 p = m_semicolon(p); if (p < 0) return null;
 pos = p; return new Node2(497, p0, p, k0, k1);
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
      k2 = new Leaf(71, s7, p);
      p = m_semicolon(p); if (p < 0) break L4;
      k0 = new Node2(499, s0, p, k1, k2);
      break L3;
     }
     p = s4;
     if (!((s5 === 123))) break L2;
     k2 = b_ExportedNames(p, d); if (k2 === null) break L2; p = pos;
     k0 = new Node2(500, s0, p, k2, null);
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
   k0 = new Node2(501, s0, p, k2, null);
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
 pos = p; return new Node5(503, p0, p, k0, k1, k2, k3, null);
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
 pos = p; return new Node2(508, p0, p, k0, null);
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
      k0 = new Node5(511, s0, p, k1, k2, k3, null, null);
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
      k0 = new Node5(519, s0, p, k3, k2, k1, null, null);
      break L3;
     }
     p = s4;
     k1 = NOTHING;
     L8: {
      s6 = p;
      p = sk(p);
      c = I[p]!; if (!(c < 128 ? (T1[c]! & 64) !== 0 : true)) { p = s6; break L8; }
      k2 = b_ForInit(p, d); if (k2 === null) { p = s6; break L8; } p = pos;
      k1 = new Iteration([k2]);
     }
     p = sk(p);
     if (I[p] !== 59) break L2; p += 1;
     k2 = NOTHING;
     L9: {
      s7 = p;
      p = sk(p);
      c = I[p]!; if (!(c < 128 ? (T1[c]! & 64) !== 0 : true)) { p = s7; break L9; }
      k3 = b_Expression(p, d); if (k3 === null) { p = s7; break L9; } p = pos;
      k2 = new Iteration([k3]);
     }
     p = sk(p);
     if (I[p] !== 59) break L2; p += 1;
     k3 = NOTHING;
     L10: {
      s8 = p;
      p = sk(p);
      c = I[p]!; if (!(c < 128 ? (T1[c]! & 64) !== 0 : true)) { p = s8; break L10; }
      k4 = b_Expression(p, d); if (k4 === null) { p = s8; break L10; } p = pos;
      k3 = new Iteration([k4]);
     }
     p = sk(p);
     if (I[p] !== 41) break L2; p += 1;
     p = sk(p);
     k4 = b_Statement(p, d); if (k4 === null) break L2; p = pos;
     k0 = new Node5(520, s0, p, k1, k2, k3, k4, null);
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
   k0 = new Node5(551, s0, p, k4, k3, k2, null, null);
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
 pos = p; return new Node2(553, p0, p, k0, null);
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
     k0 = new Node5(556, s0, p, k1, k2, k3, null, null);
     break L2;
    }
    p = s4;
    if (!((s5 === 102))) return null;
    k3 = b_Finalizer(p, d); if (k3 === null) return null; p = pos;
    k0 = new Node2(563, s0, p, k1, k3);
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
 k0 = new Leaf(442, s0, p);
 p = sk(p);
 k1 = b_VariableDeclaratorList_418(p, d); if (k1 === null) return null; p = pos;
 p = m_semicolon(p); if (p < 0) return null;
 pos = p; return new Node2(441, p0, p, k0, k1);
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
 pos = p; return new Node2(564, p0, p, k0, k1);
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
 pos = p; return new Node2(566, p0, p, k0, k1);
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
  k1 = new Leaf(37, s1, p);
  k0 = new Iteration([k1]);
 }
 p = m_semicolon(p); if (p < 0) return null;
 pos = p; return new Node2(568, p0, p, k0, null);
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
  k1 = new Leaf(37, s1, p);
  k0 = new Iteration([k1]);
 }
 p = m_semicolon(p); if (p < 0) return null;
 pos = p; return new Node2(570, p0, p, k0, null);
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
 pos = p; return new Node2(572, p0, p, k0, k1);
}
function b_DebuggerStatement(p: number): Child { // DebuggerStatement
 const p0 = p;
 p = m_debuggerK(p); if (p < 0) return null;
 p = m_semicolon(p); if (p < 0) return null;
 pos = p; return new Leaf(578, p0, p);
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
 pos = p; return new Node2(491, p0, p, k0, null);
}
function b_EmptyStatement(p: number): Child { // EmptyStatement
 const p0 = p;
 if (I[p] !== 59) return null; p += 1;
 pos = p; return new Leaf(580, p0, p);
}
function b_LabeledStatement(p: number, d: number): Child { // LabeledStatement
 d += 160;
 const p0 = p;
 let s0 = 0, k0: Child = null, k1: Child = null;
 s0 = p;
 p = m_labelIdentifier(p); if (p < 0) return null;
 k0 = new Leaf(582, s0, p);
 p = sk(p);
 if (I[p] !== 58) return null; p += 1;
 p = sk(p);
 k1 = b_Statement(p, d); if (k1 === null) return null; p = pos;
 pos = p; return new Node2(581, p0, p, k0, k1);
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
 pos = p; return new Node2(583, p0, p, k0, null);
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
 pos = p; return new Node2(584, p0, p, k0, k1);
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
function b_VariableDeclaratorList_418(p: number, d: number): Child { // VariableDeclaratorList<binaryOperator>
 d += 168;
 const p0 = p;
 let s0 = 0, k0: Child = null, k1: Child = null, a0: TreeNode[] = EMPTY;
 k0 = b_VariableDeclarator_419(p, d); if (k0 === null) return null; p = pos;
 a0 = [];
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  if (I[p] !== 44) { p = s0; break L0; } p += 1;
  p = sk(p);
  k1 = b_VariableDeclarator_419(p, d); if (k1 === null) { p = s0; break L0; } p = pos;
  a0.push(k1);
 }
 k1 = a0.length === 0 ? NOTHING : new Iteration(a0);
 pos = p; return new Node2(418, p0, p, k0, k1);
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
   k0 = new Leaf(465, s0, p);
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T1[s1]! & 8) !== 0 : true))) return null;
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
 pos = p; return new Leaf(460, p0, p);
}
function b_ValueImports(p: number): Child { // ValueImports
 let s0 = 0, s1 = 0, s2 = 0, k0: Child = null, k1: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T1[s1]! & 8) !== 0 : true)) L1: {
   p = m_identifier(p); if (p < 0) break L1;
   L2: {
    s2 = p;
    p = sk(p);
    if (I[p] !== 44) { p = s2; break L2; } p += 1;
    p = sk(p);
    if (b_ImportedNames(p) === null) { p = s2; break L2; } p = pos;
   }
   k0 = new Leaf(470, s0, p);
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T1[s1]! & 16) !== 0 : true))) return null;
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
function b_ExportList(p: number, d: number): Child { // ExportList
 d += 144;
 const p0 = p;
 let k0: Child = null;
 p = m_exportK(p); if (p < 0) return null;
 p = sk(p);
 k0 = b_ExportedNames(p, d); if (k0 === null) return null; p = pos;
 pos = p; return new Node2(452, p0, p, k0, null);
}
function b_AsName(p: number): Child { // AsName
 const p0 = p;
 let k0: Child = null;
 p = m_asK(p); if (p < 0) return null;
 p = sk(p);
 k0 = b_ModuleName(p); if (k0 === null) return null; p = pos;
 pos = p; return new Node2(457, p0, p, k0, null);
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
 pos = p; return new Leaf(486, p0, p);
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
 k0 = new Leaf(37, s0, p);
 a0 = [];
 L0: for (;;) {
  s1 = p;
  p = sk(p);
  if (I[p] !== 46) { p = s1; break L0; } p += 1;
  p = sk(p);
  s2 = p;
  p = m_identifierName(p); if (p < 0) { p = s1; break L0; }
  k1 = new Leaf(39, s2, p);
  a0.push(k1);
 }
 k1 = a0.length === 0 ? NOTHING : new Iteration(a0);
 pos = p; return new Node2(153, p0, p, k0, k1);
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
function m_wideStart(p: number): number { // wideStart
 let c = 0, s0 = 0, s1 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 >= 128)) L1: {
   c = I[p]!; if ((c <= 127)) break L1;
   p = m_idStart(p); if (p < 0) break L1;
   break L0;
  }
  p = s0;
  if (!((s1 === 92))) return -1;
  p = m_unicodeEscape(p); if (p < 0) return -1;
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
     c = I[p]!; if (!(c < 128 ? (T1[c]! & 64) !== 0 : true)) { p = s4; break L3; }
     if (b_ArgumentList(p, d) === null) { p = s4; break L3; } p = pos;
    }
    p = sk(p);
    if (I[p] !== 41) break L2; p += 1;
    k0 = new Leaf(412, s0, p);
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
 pos = p; return new Node5(44, p0, p, k0, k1, k2, null, null);
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
 pos = p; return new Node2(220, p0, p, k0, null);
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
 pos = p; return new Node5(296, p0, p, k0, k1, k2, k3, null);
}
function b_TypeAliasDeclaration(p: number, d: number): Child { // TypeAliasDeclaration
 d += 176;
 const p0 = p;
 let c = 0, s0 = 0, s1 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 p = m_typeWord(p); if (p < 0) return null;
 p = sk(p);
 s0 = p;
 p = m_identifier(p); if (p < 0) return null;
 k0 = new Leaf(37, s0, p);
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
 pos = p; return new Node5(426, p0, p, k0, k1, k2, null, null);
}
function b_InterfaceDeclaration(p: number, d: number): Child { // InterfaceDeclaration
 d += 192;
 const p0 = p;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, k0: Child = null, k1: Child = null, k2: Child = null, k3: Child = null;
 p = m_interfaceK(p); if (p < 0) return null;
 p = sk(p);
 s0 = p;
 p = m_identifier(p); if (p < 0) return null;
 k0 = new Leaf(37, s0, p);
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
 pos = p; return new Node5(428, p0, p, k0, k1, k2, k3, null);
}
function b_NamespaceDeclaration(p: number, d: number): Child { // NamespaceDeclaration
 d += 168;
 const p0 = p;
 let s0 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 s0 = p;
 p = m_namespaceWord(p); if (p < 0) return null;
 k0 = new Leaf(433, s0, p);
 p = sk(p);
 k1 = b_EntityName(p); if (k1 === null) return null; p = pos;
 p = sk(p);
 k2 = b_TypeBlock(p, d); if (k2 === null) return null; p = pos;
 pos = p; return new Node5(432, p0, p, k0, k1, k2, null, null);
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
 k2 = new Leaf(37, s2, p);
 p = sk(p);
 k3 = b_Signature(p, d); if (k3 === null) return null; p = pos;
 pos = p; return new Node5(444, p0, p, k0, k1, k2, k3, null);
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
  if ((s1 < 128 ? (T1[s1]! & 8) !== 0 : true)) L1: {
   s2 = p;
   p = m_identifier(p); if (p < 0) break L1;
   k1 = new Leaf(37, s2, p);
   k0 = new Node2(472, s0, p, k1, null);
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
   k1 = new Leaf(37, s2, p);
   k0 = new Node2(473, s0, p, k1, null);
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
  k0 = new Node2(474, s0, p, k1, null);
 }
 pos = p; return k0;
}
function b_ExportedNames(p: number, d: number): Child { // ExportedNames
 d += 176;
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
  k2 = b_FromModule(p, d); if (k2 === null) { p = s1; break L1; } p = pos;
  k1 = new Iteration([k2]);
 }
 p = m_semicolon(p); if (p < 0) return null;
 pos = p; return new Node2(453, p0, p, k0, k1);
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
 k0 = new Leaf(504, s0, p);
 p = sk(p);
 if (I[p] !== 40) return null; p += 1;
 p = sk(p);
 k1 = b_Expression(p, d); if (k1 === null) return null; p = pos;
 p = sk(p);
 if (I[p] !== 41) return null; p += 1;
 p = sk(p);
 k2 = b_Statement(p, d); if (k2 === null) return null; p = pos;
 pos = p; return new Node5(505, p0, p, k0, k1, k2, null, null);
}
function b_Else(p: number, d: number): Child { // Else
 d += 144;
 const p0 = p;
 let k0: Child = null;
 p = m_elseK(p); if (p < 0) return null;
 p = sk(p);
 k0 = b_Statement(p, d); if (k0 === null) return null; p = pos;
 pos = p; return new Node2(507, p0, p, k0, null);
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
   k1 = new Leaf(37, s2, p);
   k0 = new Node2(515, s0, p, k1, null);
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
      k3 = new Leaf(442, s6, p);
      k2 = k3;
      break L4;
     }
     p = s4;
     if ((s5 === 108)) L6: {
      s6 = p;
      p = m_letK(p); if (p < 0) break L6;
      k3 = new Leaf(417, s6, p);
      k2 = k3;
      break L4;
     }
     p = s4;
     if (!((s5 === 99))) break L3;
     s6 = p;
     p = m_constK(p); if (p < 0) break L3;
     k3 = new Leaf(358, s6, p);
     k2 = k3;
    }
    p = sk(p);
    k3 = b_BindingTarget(p, d); if (k3 === null) break L3; p = pos;
    k1 = new Node2(517, s2, p, k2, k3);
    break L2;
   }
   p = s2;
   if (!((s3 < 128 ? (T3[s3]! & 32) !== 0 : true))) return null;
   k3 = b_LeftHandSide(p, d); if (k3 === null) return null; p = pos;
   k1 = new Node2(518, s2, p, k3, null);
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
     k2 = new Leaf(442, s4, p);
     k1 = k2;
     break L2;
    }
    p = s2;
    if ((s3 === 108)) L4: {
     s4 = p;
     p = m_letK(p); if (p < 0) break L4;
     k2 = new Leaf(417, s4, p);
     k1 = k2;
     break L2;
    }
    p = s2;
    if (!((s3 === 99))) break L1;
    s4 = p;
    p = m_constK(p); if (p < 0) break L1;
    k2 = new Leaf(358, s4, p);
    k1 = k2;
   }
   p = sk(p);
   k2 = b_VariableDeclaratorList_523(p, d); if (k2 === null) break L1; p = pos;
   k0 = new Node2(522, s0, p, k1, k2);
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T1[s1]! & 64) !== 0 : true))) return null;
  k2 = b_ExpressionIn_549(p, d); if (k2 === null) return null; p = pos;
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
 pos = p; return new Node2(558, p0, p, k0, k1);
}
function b_Finalizer(p: number, d: number): Child { // Finalizer
 d += 144;
 const p0 = p;
 let k0: Child = null;
 p = m_finallyK(p); if (p < 0) return null;
 p = sk(p);
 k0 = b_BlockStatement(p, d); if (k0 === null) return null; p = pos;
 pos = p; return new Node2(561, p0, p, k0, null);
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
   k0 = new Node2(575, s0, p, k1, k2);
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
  k0 = new Node2(577, s0, p, k2, null);
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
function b_VariableDeclarator_419(p: number, d: number): Child { // VariableDeclarator<binaryOperator>
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
    k0 = new Node2(420, s0, p, k1, k2);
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
   k0 = new Node2(421, s0, p, k1, k2);
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
 pos = p; return new Node2(259, p0, p, k0, null);
}
function b_ModuleName(p: number): Child { // ModuleName
 let s0 = 0, s1 = 0, s2 = 0, k0: Child = null, k1: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T1[s1]! & 8) !== 0 : true)) L1: {
   s2 = p;
   p = m_identifierName(p); if (p < 0) break L1;
   k1 = new Leaf(39, s2, p);
   k0 = k1;
   break L0;
  }
  p = s0;
  if (!((s1 === 34 || s1 === 39))) return null;
  s2 = p;
  p = m_stringLiteral(p); if (p < 0) return null;
  k1 = new Leaf(71, s2, p);
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
   k1 = b_YieldExpression_229(p, d); if (k1 === null) break L2; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T1[s1]! & 64) !== 0 : true))) return null;
  k1 = b_Binary_235(p, d); if (k1 === null) return null; p = pos;
  s2 = p;
  L3: {
   L4: {
    a0 = [];
    s4 = p;
    L5: for (;;) {
     s5 = p;
     p = sk(p);
     c = I[p]!; if (!(c < 128 ? (T4[c]! & 1) !== 0 : false)) { p = s5; break L5; }
     k2 = b_AssignmentTail_384(p, d); if (k2 === null) { p = s5; break L5; } p = pos;
     a0.push(k2);
    }
    if (p === s4) break L4;
    k2 = a0.length === 0 ? NOTHING : new Iteration(a0);
    k0 = new Node2(234, s0, p, k1, k2);
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
    k0 = new Leaf(488, s0, p);
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
function m_idStart(p: number): number { // idStart
 p = U1(p); if (p < 0) return -1;
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
 pos = p; return new Leaf(413, p0, p);
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
 pos = p; return new Node2(292, p0, p, k0, k1);
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
 pos = p; return new Node2(45, p0, p, k0, k1);
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
 pos = p; return new Node2(57, p0, p, k0, k1);
}
function b_ReturnType(p: number, d: number): Child { // ReturnType
 d += 144;
 const p0 = p;
 let k0: Child = null;
 if (I[p] !== 58) return null; p += 1;
 p = sk(p);
 k0 = b_ReturnedType(p, d); if (k0 === null) return null; p = pos;
 pos = p; return new Node2(217, p0, p, k0, null);
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
 const k = settle(new Node2(297, p0, p, k0, k1)); pos = p; return k;
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
 pos = p; return new Node2(298, p0, p, k0, k1);
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
 pos = p; return new Node2(301, p0, p, k0, null);
}
function b_Type(p: number, d: number): Child { // Type
 const m = recall(55, p); if (m !== undefined) { pos = m.end; return m.node; }
 if (d > MAX_DEPTH) tooDeep(p);
 d += 224;
 const p0 = p;
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
  if (!((s1 < 128 ? (T4[s1]! & 4) !== 0 : true))) { remember(55, p0, null, 0); return null; }
  k1 = b_UnionType(p, d); if (k1 === null) { remember(55, p0, null, 0); return null; } p = pos;
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
    k0 = new Node2(133, s0, p, k1, k2);
    break L3;
   }
   p = s2;
   k0 = k1;
  }
 }
 const k = settle(k0); remember(55, p0, k, p); pos = p; return k;
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
 pos = p; return new Node2(430, p0, p, k0, k1);
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
 pos = p; return new Node2(431, p0, p, k0, null);
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
 pos = p; return new Node2(434, p0, p, k0, null);
}
function b_AmbientFunction(p: number, d: number): Child { // AmbientFunction
 d += 144;
 const p0 = p;
 let k0: Child = null;
 k0 = b_FunctionHead(p, d); if (k0 === null) return null; p = pos;
 p = m_semicolon(p); if (p < 0) return null;
 pos = p; return new Node2(443, p0, p, k0, null);
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
   k1 = new Leaf(433, s2, p);
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
       k3 = new Leaf(71, s7, p);
       k2 = k3;
       break L4;
      }
      p = s5;
      if (!((s6 < 128 ? (T1[s6]! & 8) !== 0 : true))) break L3;
      k3 = b_EntityName(p); if (k3 === null) break L3; p = pos;
      k2 = k3;
     }
     p = sk(p);
     k3 = b_AmbientBlock(p, d); if (k3 === null) break L3; p = pos;
     k0 = new Node5(446, s0, p, k1, k2, k3, null, null);
     break L2;
    }
    p = s3;
    if (!((s4 === 34 || s4 === 39))) break L1;
    s6 = p;
    p = m_stringLiteral(p); if (p < 0) break L1;
    k3 = new Leaf(71, s6, p);
    p = m_semicolon(p); if (p < 0) break L1;
    k0 = new Node2(492, s0, p, k3, null);
   }
   break L0;
  }
  p = s0;
  if (!((s1 === 103))) return null;
  s4 = p;
  p = m_globalWord(p); if (p < 0) return null;
  k1 = new Leaf(494, s4, p);
  p = sk(p);
  k3 = b_AmbientBlock(p, d); if (k3 === null) return null; p = pos;
  k0 = new Node2(493, s0, p, k1, k3);
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
 pos = p; return new Node2(454, p0, p, k0, k1);
}
function b_FromModule(p: number, d: number): Child { // FromModule
 d += 160;
 const p0 = p;
 let c = 0, s0 = 0, s1 = 0, k0: Child = null;
 p = m_fromK(p); if (p < 0) return null;
 p = sk(p);
 s0 = p;
 p = m_stringLiteral(p); if (p < 0) return null;
 k0 = new Leaf(71, s0, p);
 L0: {
  s1 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 119)) { p = s1; break L0; }
  if (b_ImportAttributes(p, d) === null) { p = s1; break L0; } p = pos;
 }
 pos = p; return new Node2(458, p0, p, k0, null);
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
  if ((s1 < 128 ? (T1[s1]! & 8) !== 0 : true)) L1: {
   s2 = p;
   p = m_identifier(p); if (p < 0) break L1;
   k1 = new Leaf(37, s2, p);
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
 const m = recall(243, p); if (m !== undefined) { pos = m.end; return m.node; }
 if (d > MAX_DEPTH) tooDeep(p);
 d += 256;
 const p0 = p;
 let s0 = 0, s2 = 0, s4 = 0, s5 = 0, s6 = 0, s8 = 0, s9 = 0, k0: Child = null, k1: Child = null, k2: Child = null, k3: Child = null, a0: TreeNode[] = EMPTY;
 s0 = p;
 L0: {
  k1 = b_Primary(p, d); if (k1 === null) { remember(243, p0, null, 0); return null; } p = pos;
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
    k0 = new Node2(244, s0, p, k1, k2);
    break L1;
   }
   p = s2;
   k0 = k1;
  }
 }
 const k = k0; remember(243, p0, k, p); pos = p; return k;
}
function b_VariableDeclaratorList_523(p: number, d: number): Child { // VariableDeclaratorList<binaryOperatorExceptIn>
 d += 168;
 const p0 = p;
 let s0 = 0, k0: Child = null, k1: Child = null, a0: TreeNode[] = EMPTY;
 k0 = b_VariableDeclarator_524(p, d); if (k0 === null) return null; p = pos;
 a0 = [];
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  if (I[p] !== 44) { p = s0; break L0; } p += 1;
  p = sk(p);
  k1 = b_VariableDeclarator_524(p, d); if (k1 === null) { p = s0; break L0; } p = pos;
  a0.push(k1);
 }
 k1 = a0.length === 0 ? NOTHING : new Iteration(a0);
 pos = p; return new Node2(523, p0, p, k0, k1);
}
function b_ExpressionIn_549(p: number, d: number): Child { // ExpressionIn<binaryOperatorExceptIn>
 d += 208;
 let s0 = 0, s2 = 0, s4 = 0, s5 = 0, k0: Child = null, k1: Child = null, k2: Child = null, a0: TreeNode[] = EMPTY;
 s0 = p;
 L0: {
  k1 = b_AssignmentIn_526(p, d); if (k1 === null) return null; p = pos;
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
     k2 = b_AssignmentIn_526(p, d); if (k2 === null) { p = s5; break L3; } p = pos;
     a0.push(k2);
    }
    if (p === s4) break L2;
    k2 = a0.length === 0 ? NOTHING : new Iteration(a0);
    k0 = new Node2(550, s0, p, k1, k2);
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
 pos = p; return new Node2(560, p0, p, k0, null);
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
    k0 = new Node2(119, s0, p, k1, k2);
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
 pos = p; return new Node2(422, p0, p, k0, null);
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
 pos = p; return new Node2(260, p0, p, k0, k1);
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
   k2 = b_ArrowBody_219(p, d); if (k2 === null) break L1; p = pos;
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
    k1 = b_ArrowBody_219(p, d); if (k1 === null) break L5; p = pos;
    k0 = new Node2(222, s0, p, k2, k1);
    break L4;
   }
   p = s3;
   if (!((s2 < 128 ? (T3[s2]! & 128) !== 0 : true))) return null;
   k1 = b_ArrowHead(p, d); if (k1 === null) return null; p = pos;
   p = sk(p);
   k2 = b_ArrowBody_219(p, d); if (k2 === null) return null; p = pos;
   s6 = p;
   p = sk(p);
   p = m_anywhere(p); if (p < 0) return null;
   p = s6;
   k0 = new Node2(228, s0, p, k1, k2);
  }
 }
 pos = p; return k0;
}
function b_YieldExpression_229(p: number, d: number): Child { // YieldExpression<binaryOperator,anywhere>
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
    k0 = new Node2(230, s0, p, k1, null);
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
    k0 = new Node2(232, s0, p, k1, null);
    break L1;
   }
   p = s2;
   k0 = new Leaf(233, s0, p);
  }
 }
 pos = p; return k0;
}
function b_Binary_235(p: number, d: number): Child { // Binary<binaryOperator>
 d += 256;
 let s0 = 0, s2 = 0, s4 = 0, s5 = 0, s6 = 0, s8 = 0, s9 = 0, s10 = 0, k0: Child = null, k1: Child = null, k2: Child = null, k3: Child = null, a0: TreeNode[] = EMPTY;
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
       k3 = b_BinaryTail_374(p, d); if (k3 === null) break L5; p = pos;
       k2 = k3;
       break L4;
      }
      p = s6;
      s8 = p;
      p = sk(p);
      s9 = p;
      L6: {
       L7: {
        if (I[p] !== 97) break L7; p += 1;
        break L6;
       }
       p = s9;
       if (I[p] !== 115) { p = s5; break L3; } p += 1;
      }
      p = s8;
      s10 = p;
      p = m_assertionAhead(p); if (p < 0) { p = s5; break L3; }
      p = s10;
      p = sk(p);
      k3 = b_Assertion(p, d); if (k3 === null) { p = s5; break L3; } p = pos;
      k2 = k3;
     }
     a0.push(k2);
    }
    if (p === s4) break L2;
    k2 = a0.length === 0 ? NOTHING : new Iteration(a0);
    k0 = new Node2(236, s0, p, k1, k2);
    break L1;
   }
   p = s2;
   k0 = k1;
  }
 }
 pos = p; return k0;
}
function b_AssignmentTail_384(p: number, d: number): Child { // AssignmentTail<binaryOperator,anywhere>
 d += 176;
 let s0 = 0, s1 = 0, s2 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 63)) L1: {
   p = m_conditionalMark(p); if (p < 0) break L1;
   p = sk(p);
   k1 = b_AssignmentIn_387(p, d); if (k1 === null) break L1; p = pos;
   p = sk(p);
   if (I[p] !== 58) break L1; p += 1;
   p = sk(p);
   k2 = b_TailOperand_408(p, d); if (k2 === null) break L1; p = pos;
   k0 = new Node2(385, s0, p, k1, k2);
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T4[s1]! & 1) !== 0 : false))) return null;
  s2 = p;
  p = m_assignmentOperator(p); if (p < 0) return null;
  k2 = new Leaf(406, s2, p);
  p = sk(p);
  k1 = b_TailOperand_408(p, d); if (k1 === null) return null; p = pos;
  k0 = new Node2(410, s0, p, k2, k1);
 }
 pos = p; return k0;
}
function b_PropertyKey(p: number, d: number): Child { // PropertyKey
 d += 192;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T1[s1]! & 128) !== 0 : true)) L1: {
   s2 = p;
   c = I[p]!; s3 = M19[c < 128 ? c : 128]!;
   L2: {
    if ((s3 & 1) !== 0) L3: {
     s4 = p;
     p = m_identifierName(p); if (p < 0) break L3;
     k2 = new Leaf(39, s4, p);
     k1 = k2;
     break L2;
    }
    p = s2;
    if ((s3 & 2) !== 0) L4: {
     s4 = p;
     p = m_stringLiteral(p); if (p < 0) break L4;
     k2 = new Leaf(71, s4, p);
     k1 = k2;
     break L2;
    }
    p = s2;
    if ((s3 & 4) !== 0) L5: {
     s4 = p;
     p = m_numericLiteral(p); if (p < 0) break L5;
     k2 = new Leaf(78, s4, p);
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
    k1 = new Node2(92, s2, p, k2, null);
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
  if ((s1 < 128 ? (T1[s1]! & 64) !== 0 : true)) L1: {
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
  k0 = new Leaf(47, s1, p);
  a0.push(k0);
 }
 k0 = a0.length === 0 ? NOTHING : new Iteration(a0);
 p = sk(p);
 s1 = p;
 p = m_identifier(p); if (p < 0) return null;
 k1 = new Leaf(37, s1, p);
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
 pos = p; return new Node5(46, p0, p, k0, k1, k2, k3, null);
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
     k1 = new Node2(59, s2, p, k2, null);
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
    k1 = new Node2(115, s2, p, k2, null);
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
      k1 = new Node2(116, s3, p, k2, k3);
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
   k1 = new Node2(117, s3, p, k2, null);
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
  if ((s1 < 128 ? (T1[s1]! & 8) !== 0 : true)) L1: {
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
 if (I[p] !== 101 || I[p + 1] !== 120 || !eq(p, 202, 7)) return -1; p += 7;
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
 pos = p; return new Node2(154, p0, p, k0, k1);
}
function m_implementsK(p: number): number { // implementsK
 let s0 = 0;
 if (I[p] !== 105 || I[p + 1] !== 109 || !eq(p, 209, 10)) return -1; p += 10;
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
 pos = p; return new Node2(300, p0, p, k0, k1);
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
     k1 = new Leaf(319, s2, p);
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
 pos = p; return new Node5(56, p0, p, k0, k1, k2, null, null);
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
  k1 = new Leaf(131, s1, p);
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
 pos = p; return new Node5(130, p0, p, k0, k1, k2, k3, null);
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
     k0 = new Node2(135, s0, p, k1, k2);
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
  k0 = new Node2(213, s0, p, k1, k2);
 }
 pos = p; return k0;
}
function m_lineBreak(p: number): number { // lineBreak
 p = m_sameLineSpaces(p); if (p < 0) return -1;
 p = m_newline(p); if (p < 0) return -1;
 return p;
}
function b_ConditionalTypeTail(p: number, d: number): Child { // ConditionalTypeTail
 d += 176;
 const p0 = p;
 let s0 = 0, s1 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 p = m_extendsK(p); if (p < 0) return null;
 p = sk(p);
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 105)) L1: {
   k1 = b_ConstrainedInfer(p, d); if (k1 === null) break L1; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T5[s1]! & 1) !== 0 : true))) return null;
  k1 = b_CheckedType(p, d); if (k1 === null) return null; p = pos;
  k0 = k1;
 }
 p = sk(p);
 if (I[p] !== 63) return null; p += 1;
 p = sk(p);
 k1 = b_Type(p, d); if (k1 === null) return null; p = pos;
 p = sk(p);
 if (I[p] !== 58) return null; p += 1;
 p = sk(p);
 k2 = b_CheckedType(p, d); if (k2 === null) return null; p = pos;
 pos = p; return new Node5(214, p0, p, k0, k1, k2, null, null);
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
 pos = p; return new Node2(163, p0, p, k0, null);
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
   k0 = new Node2(436, s0, p, k1, null);
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
 pos = p; return new Node2(447, p0, p, k0, null);
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
 pos = p; return new Node2(455, p0, p, k0, k1);
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
  c = I[p]!; if (!(c < 128 ? (T1[c]! & 128) !== 0 : true)) { p = s0; break L0; }
  k1 = b_BindingPropertyList(p, d); if (k1 === null) { p = s0; break L0; } p = pos;
  k0 = new Iteration([k1]);
 }
 p = sk(p);
 if (I[p] !== 125) return null; p += 1;
 pos = p; return new Node2(66, p0, p, k0, null);
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
 pos = p; return new Node2(107, p0, p, k0, k1);
}
function b_Primary(p: number, d: number): Child { // Primary
 if (d > MAX_DEPTH) tooDeep(p);
 d += 192;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 s0 = p;
 c = I[p]!; s1 = M22[c < 128 ? c : 128]!;
 L0: {
  if ((s1 & 1) !== 0) L1: {
   s2 = p;
   c = I[p]!; s3 = M23[c < 128 ? c : 128]!;
   L2: {
    if ((s3 & 1) !== 0) L3: {
     k2 = b_FunctionExpression(p, d); if (k2 === null) break L3; p = pos;
     k1 = k2;
     break L2;
    }
    p = s2;
    if ((s3 & 2) !== 0) L4: {
     s4 = p;
     p = m_identifier(p); if (p < 0) break L4;
     k2 = new Leaf(37, s4, p);
     k1 = k2;
     break L2;
    }
    p = s2;
    if ((s3 & 4) !== 0) L5: {
     k2 = b_Literal(p); if (k2 === null) break L5; p = pos;
     k1 = k2;
     break L2;
    }
    p = s2;
    if ((s3 & 8) !== 0) L6: {
     k2 = b_ArrayExpression(p, d); if (k2 === null) break L6; p = pos;
     k1 = k2;
     break L2;
    }
    p = s2;
    if ((s3 & 16) !== 0) L7: {
     k2 = b_ObjectExpression(p, d); if (k2 === null) break L7; p = pos;
     k1 = k2;
     break L2;
    }
    p = s2;
    if ((s3 & 32) !== 0) L8: {
     k2 = b_Parenthesized(p, d); if (k2 === null) break L8; p = pos;
     k1 = k2;
     break L2;
    }
    p = s2;
    if ((s3 & 64) !== 0) L9: {
     k2 = b_TemplateLiteral(p, d); if (k2 === null) break L9; p = pos;
     k1 = k2;
     break L2;
    }
    p = s2;
    if ((s3 & 128) !== 0) L10: {
     k2 = b_ThisExpression(p); if (k2 === null) break L10; p = pos;
     k1 = k2;
     break L2;
    }
    p = s2;
    if ((s3 & 256) !== 0) L11: {
     k2 = b_NewExpression(p, d); if (k2 === null) break L11; p = pos;
     k1 = k2;
     break L2;
    }
    p = s2;
    if ((s3 & 512) !== 0) L12: {
     k2 = b_ClassExpression(p, d); if (k2 === null) break L12; p = pos;
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
  if ((s1 & 2) !== 0) L13: {
   k1 = b_DynamicImport(p, d); if (k1 === null) break L13; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 4) !== 0) L14: {
   k1 = b_ImportMeta(p); if (k1 === null) break L14; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 8) !== 0) L15: {
   k1 = b_DecoratedClass(p, d); if (k1 === null) break L15; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 16) !== 0) L16: {
   k1 = b_JsxElement(p, d); if (k1 === null) break L16; p = pos;
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
      c = I[p]!; if (!(c < 128 ? (T1[c]! & 64) !== 0 : true)) { p = s4; break L5; }
      k3 = b_ArgumentList(p, d); if (k3 === null) { p = s4; break L5; } p = pos;
      k2 = new Iteration([k3]);
     }
     p = sk(p);
     if (I[p] !== 41) break L4; p += 1;
     k1 = new Node2(360, s2, p, k2, null);
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
        k3 = new Leaf(270, s8, p);
        k2 = k3;
        break L8;
       }
       p = s6;
       if (!((s7 < 128 ? (T1[s7]! & 8) !== 0 : true))) break L7;
       s8 = p;
       p = m_identifierName(p); if (p < 0) break L7;
       k3 = new Leaf(39, s8, p);
       k2 = k3;
      }
      k1 = new Node2(361, s2, p, k2, null);
      break L6;
     }
     p = s4;
     L10: {
      if (I[p] !== 91) break L10; p += 1;
      p = sk(p);
      k2 = b_Expression(p, d); if (k2 === null) break L10; p = pos;
      p = sk(p);
      if (I[p] !== 93) break L10; p += 1;
      k1 = new Node2(363, s2, p, k2, null);
      break L6;
     }
     p = s4;
     if (I[p] !== 40) break L1; p += 1;
     k2 = NOTHING;
     L11: {
      s7 = p;
      p = sk(p);
      c = I[p]!; if (!(c < 128 ? (T1[c]! & 64) !== 0 : true)) { p = s7; break L11; }
      k3 = b_ArgumentList(p, d); if (k3 === null) { p = s7; break L11; } p = pos;
      k2 = new Iteration([k3]);
     }
     p = sk(p);
     if (I[p] !== 41) break L1; p += 1;
     k1 = new Node2(364, s2, p, k2, null);
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
      c = I[p]!; if (!(c < 128 ? (T1[c]! & 64) !== 0 : true)) { p = s5; break L15; }
      k3 = b_ArgumentList(p, d); if (k3 === null) { p = s5; break L15; } p = pos;
      k2 = new Iteration([k3]);
     }
     p = sk(p);
     if (I[p] !== 41) break L14; p += 1;
     k0 = new Node2(365, s0, p, k1, k2);
     break L13;
    }
    p = s3;
    L16: {
     p = sk(p);
     k2 = b_TemplateLiteral(p, d); if (k2 === null) break L16; p = pos;
     k0 = new Node2(367, s0, p, k1, k2);
     break L13;
    }
    p = s3;
    p = m_instantiationEnd(p); if (p < 0) break L12;
    k0 = new Node2(368, s0, p, k1, null);
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
   c = I[p]!; if (!(c < 128 ? (T1[c]! & 64) !== 0 : true)) { p = s2; break L17; }
   k3 = b_ArgumentList(p, d); if (k3 === null) { p = s2; break L17; } p = pos;
   k2 = new Iteration([k3]);
  }
  p = sk(p);
  if (I[p] !== 41) return null; p += 1;
  k0 = new Node2(372, s0, p, k1, k2);
 }
 pos = p; return k0;
}
function b_NonNull(p: number): Child { // NonNull
 const p0 = p;
 let c = 0;
 if (I[p] !== 33) return null; p += 1;
 c = I[p]!; if ((c === 61)) return null;
 pos = p; return new Leaf(290, p0, p);
}
function b_VariableDeclarator_524(p: number, d: number): Child { // VariableDeclarator<binaryOperatorExceptIn>
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
    k2 = b_AssignmentIn_526(p, d); if (k2 === null) break L2; p = pos;
    k0 = new Node2(525, s0, p, k1, k2);
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
   k0 = new Node2(548, s0, p, k1, k2);
  }
 }
 pos = p; return k0;
}
function b_AssignmentIn_526(p: number, d: number): Child { // AssignmentIn<binaryOperatorExceptIn,anywhere>
 if (d > MAX_DEPTH) tooDeep(p);
 d += 208;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s4 = 0, s5 = 0, k0: Child = null, k1: Child = null, k2: Child = null, a0: TreeNode[] = EMPTY;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T3[s1]! & 128) !== 0 : true)) L1: {
   k1 = b_ArrowFunction_527(p, d); if (k1 === null) break L1; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 === 121)) L2: {
   k1 = b_YieldExpression_534(p, d); if (k1 === null) break L2; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T1[s1]! & 64) !== 0 : true))) return null;
  k1 = b_Binary_539(p, d); if (k1 === null) return null; p = pos;
  s2 = p;
  L3: {
   L4: {
    a0 = [];
    s4 = p;
    L5: for (;;) {
     s5 = p;
     p = sk(p);
     c = I[p]!; if (!(c < 128 ? (T4[c]! & 1) !== 0 : false)) { p = s5; break L5; }
     k2 = b_AssignmentTail_543(p, d); if (k2 === null) { p = s5; break L5; } p = pos;
     a0.push(k2);
    }
    if (p === s4) break L4;
    k2 = a0.length === 0 ? NOTHING : new Iteration(a0);
    k0 = new Node2(538, s0, p, k1, k2);
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
 pos = p; return new Node2(110, p0, p, k0, null);
}
function b_Property(p: number, d: number): Child { // Property
 d += 200;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 s0 = p;
 c = I[p]!; s1 = M24[c < 128 ? c : 128]!;
 L0: {
  if ((s1 & 1) !== 0) L1: {
   s2 = p;
   p = m_shorthandIdentifier(p); if (p < 0) break L1;
   k1 = new Leaf(263, s2, p);
   k0 = new Node2(262, s0, p, k1, null);
   break L0;
  }
  p = s0;
  if ((s1 & 2) !== 0) L2: {
   k1 = b_PropertyKey(p, d); if (k1 === null) break L2; p = pos;
   p = sk(p);
   if (I[p] !== 58) break L2; p += 1;
   p = sk(p);
   k2 = b_Assignment(p, d); if (k2 === null) break L2; p = pos;
   k0 = new Node2(264, s0, p, k1, k2);
   break L0;
  }
  p = s0;
  if ((s1 & 4) !== 0) L3: {
   if (I[p] !== 46 || I[p + 1] !== 46 || I[p + 2] !== 46) break L3; p += 3;
   p = sk(p);
   k2 = b_Assignment(p, d); if (k2 === null) break L3; p = pos;
   k0 = new Node2(265, s0, p, k2, null);
   break L0;
  }
  p = s0;
  if ((s1 & 8) !== 0) L4: {
   s2 = p;
   p = m_identifier(p); if (p < 0) break L4;
   k2 = new Leaf(37, s2, p);
   p = sk(p);
   if (I[p] !== 61) break L4; p += 1;
   s3 = p;
   L5: {
    p = sk(p);
    s4 = p;
    L6: {
     L7: {
      if (I[p] !== 61) break L7; p += 1;
      break L6;
     }
     p = s4;
     if (I[p] !== 62) break L5; p += 1;
    }
    break L4;
   }
   p = s3;
   p = sk(p);
   k1 = b_Value(p, d); if (k1 === null) break L4; p = pos;
   k0 = new Node2(266, s0, p, k2, k1);
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
  k0 = new Node2(218, s0, p, k1, null);
 }
 pos = p; return k0;
}
function b_ArrowBody_219(p: number, d: number): Child { // ArrowBody<binaryOperator,anywhere>
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
  k1 = b_ValueIn_94(p, d); if (k1 === null) return null; p = pos;
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
   k0 = new Node2(224, s0, p, k1, null);
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T4[s1]! & 32) !== 0 : true))) return null;
  k1 = b_UntypedArrowParameters(p, d); if (k1 === null) return null; p = pos;
  p = m_arrow(p); if (p < 0) return null;
  k0 = new Node2(227, s0, p, k1, null);
 }
 pos = p; return k0;
}
function m_yieldK(p: number): number { // yieldK
 let s0 = 0;
 if (I[p] !== 121 || I[p + 1] !== 105 || !eq(p, 307, 5)) return -1; p += 5;
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
    k1 = new Leaf(239, s4, p);
    a0.push(k1);
   }
   if (p === s2) break L1;
   k1 = a0.length === 0 ? NOTHING : new Iteration(a0);
   p = sk(p);
   k2 = b_Update(p, d); if (k2 === null) break L1; p = pos;
   k0 = new Node2(238, s0, p, k1, k2);
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
  k2 = new Leaf(270, s3, p);
  s2 = p;
  p = sk(p);
  p = m_inK(p); if (p < 0) return null;
  p = s2;
  k0 = k2;
 }
 pos = p; return k0;
}
function b_BinaryTail_374(p: number, d: number): Child { // BinaryTail<binaryOperator>
 d += 136;
 let k0: Child = null;
 k0 = b_BinaryTail_operation_375(p, d); if (k0 === null) return null; p = pos;
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
  if (I[p] !== 115 || I[p + 1] !== 97 || !eq(p, 312, 9)) return -1; p += 9;
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
     k0 = new Node2(380, s0, p, k1, null);
     break L2;
    }
    p = s2;
    if (!((s3 < 128 ? (T5[s3]! & 1) !== 0 : true))) break L1;
    k1 = b_Type(p, d); if (k1 === null) break L1; p = pos;
    k0 = new Node2(381, s0, p, k1, null);
   }
   break L0;
  }
  p = s0;
  if (!((s1 === 115))) return null;
  p = m_satisfiesK(p); if (p < 0) return null;
  p = sk(p);
  k1 = b_Type(p, d); if (k1 === null) return null; p = pos;
  k0 = new Node2(382, s0, p, k1, null);
 }
 pos = p; return k0;
}
function b_AssignmentIn_387(p: number, d: number): Child { // AssignmentIn<binaryOperator,alternativeMark>
 if (d > MAX_DEPTH) tooDeep(p);
 d += 208;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s4 = 0, s5 = 0, k0: Child = null, k1: Child = null, k2: Child = null, a0: TreeNode[] = EMPTY;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T3[s1]! & 128) !== 0 : true)) L1: {
   k1 = b_ArrowFunction_388(p, d); if (k1 === null) break L1; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 === 121)) L2: {
   k1 = b_YieldExpression_396(p, d); if (k1 === null) break L2; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T1[s1]! & 64) !== 0 : true))) return null;
  k1 = b_Binary_235(p, d); if (k1 === null) return null; p = pos;
  s2 = p;
  L3: {
   L4: {
    a0 = [];
    s4 = p;
    L5: for (;;) {
     s5 = p;
     p = sk(p);
     c = I[p]!; if (!(c < 128 ? (T4[c]! & 1) !== 0 : false)) { p = s5; break L5; }
     k2 = b_AssignmentTail_401(p, d); if (k2 === null) { p = s5; break L5; } p = pos;
     a0.push(k2);
    }
    if (p === s4) break L4;
    k2 = a0.length === 0 ? NOTHING : new Iteration(a0);
    k0 = new Node2(400, s0, p, k1, k2);
    break L3;
   }
   p = s2;
   k0 = k1;
  }
 }
 const k = settle(k0); pos = p; return k;
}
function b_TailOperand_408(p: number, d: number): Child { // TailOperand<binaryOperator,anywhere>
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
    k2 = b_YieldExpression_229(p, d); if (k2 === null) break L1; p = pos;
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
  if (!((s1 < 128 ? (T1[s1]! & 64) !== 0 : true))) return null;
  k1 = b_Binary_235(p, d); if (k1 === null) return null; p = pos;
  k0 = k1;
 }
 pos = p; return k0;
}
function b_Value(p: number, d: number): Child { // Value
 const m = recall(93, p); if (m !== undefined) { pos = m.end; return m.node; }
 d += 144;
 const p0 = p;
 let k0: Child = null;
 k0 = b_ValueIn_94(p, d); if (k0 === null) { remember(93, p0, null, 0); return null; } p = pos;
 const k = k0; remember(93, p0, k, p); pos = p; return k;
}
function b_LegacyOctal(p: number): Child { // LegacyOctal
 const p0 = p;
 p = m_legacyOctal(p); if (p < 0) return null;
 pos = p; return new Leaf(95, p0, p);
}
function b_SpreadElement(p: number, d: number): Child { // SpreadElement
 d += 144;
 const p0 = p;
 let k0: Child = null;
 if (I[p] !== 46 || I[p + 1] !== 46 || I[p + 2] !== 46) return null; p += 3;
 p = sk(p);
 k0 = b_Assignment(p, d); if (k0 === null) return null; p = pos;
 pos = p; return new Node2(258, p0, p, k0, null);
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
 pos = p; return new Node2(54, p0, p, k0, null);
}
function b_TypeDefault(p: number, d: number): Child { // TypeDefault
 d += 144;
 const p0 = p;
 let k0: Child = null;
 if (I[p] !== 61) return null; p += 1;
 p = sk(p);
 k0 = b_Type(p, d); if (k0 === null) return null; p = pos;
 pos = p; return new Node2(216, p0, p, k0, null);
}
function m_parameterWordOfProperty(p: number): number { // parameterWordOfProperty
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, s5 = 0;
 s0 = p;
 c = I[p]!; s1 = M25[c < 128 ? c : 128]!;
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
  if (!((s5 < 128 ? (T1[s5]! & 8) !== 0 : true))) return -1;
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
    k0 = new Node2(62, s0, p, k1, null);
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
     k0 = new Node2(64, s0, p, k1, k2);
     break L2;
    }
    p = s2;
    L4: {
     p = sk(p);
     if (I[p] !== 63) break L4; p += 1;
     p = sk(p);
     k2 = b_TypeAnnotation(p, d); if (k2 === null) break L4; p = pos;
     k0 = new Node2(111, s0, p, k1, k2);
     break L2;
    }
    p = s2;
    L5: {
     p = sk(p);
     if (I[p] !== 63) break L5; p += 1;
     k0 = new Node2(112, s0, p, k1, null);
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
  k1 = new Leaf(114, s3, p);
  p = sk(p);
  k2 = b_TypeAnnotation(p, d); if (k2 === null) return null; p = pos;
  k0 = new Node2(113, s0, p, k1, k2);
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
   k0 = new Node2(122, s0, p, k1, k2);
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T1[s1]! & 8) !== 0 : true))) return null;
  k2 = b_PredicateName(p); if (k2 === null) return null; p = pos;
  s2 = p;
  L4: {
   p = m_lineBreak(p); if (p < 0) break L4;
   return null;
  }
  p = s2;
  p = sk(p);
  k1 = b_IsType(p, d); if (k1 === null) return null; p = pos;
  k0 = new Node2(129, s0, p, k2, k1);
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
 pos = p; return new Node2(303, p0, p, k0, k1);
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
     k0 = new Node5(307, s0, p, k1, k2, k3, k4, null);
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
    k0 = new Node5(316, s0, p, k1, k2, k4, null, null);
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
 pos = p; return new Node2(317, p0, p, k0, null);
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
 pos = p; return new Node2(320, p0, p, k0, k1);
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
 pos = p; return new Node2(321, p0, p, k0, k1);
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
 pos = p; return new Node2(326, p0, p, k0, null);
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
     k0 = new Node2(137, s0, p, k1, k2);
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
  k0 = new Node2(212, s0, p, k1, k2);
 }
 pos = p; return k0;
}
function b_ConstrainedInfer(p: number, d: number): Child { // ConstrainedInfer
 d += 168;
 const p0 = p;
 let s0 = 0, s1 = 0, k0: Child = null, k1: Child = null;
 p = m_inferWord(p); if (p < 0) return null;
 p = sk(p);
 s0 = p;
 p = m_identifier(p); if (p < 0) return null;
 k0 = new Leaf(37, s0, p);
 p = sk(p);
 k1 = b_InferConstraint(p, d); if (k1 === null) return null; p = pos;
 s1 = p;
 p = sk(p);
 if (I[p] !== 63) return null; p += 1;
 p = s1;
 pos = p; return new Node2(215, p0, p, k0, k1);
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
  k1 = new Leaf(165, s1, p);
  k0 = new Iteration([k1]);
 }
 p = sk(p);
 if (I[p] !== 91) return null; p += 1;
 p = sk(p);
 s1 = p;
 p = m_identifier(p); if (p < 0) return null;
 k1 = new Leaf(37, s1, p);
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
 pos = p; return new Node5(164, p0, p, k0, k1, k2, k3, null);
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
  k1 = new Leaf(165, s1, p);
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
  k3 = new Leaf(168, s2, p);
  k2 = new Iteration([k3]);
 }
 p = sk(p);
 k3 = b_TypeAnnotation(p, d); if (k3 === null) return null; p = pos;
 pos = p; return new Node5(167, p0, p, k0, k1, k2, k3, null);
}
function b_CallSignature(p: number, d: number): Child { // CallSignature
 d += 144;
 const p0 = p;
 let k0: Child = null;
 k0 = b_Signature(p, d); if (k0 === null) return null; p = pos;
 pos = p; return new Node2(169, p0, p, k0, null);
}
function b_ConstructSignature(p: number, d: number): Child { // ConstructSignature
 d += 144;
 const p0 = p;
 let k0: Child = null;
 p = m_newK(p); if (p < 0) return null;
 p = sk(p);
 k0 = b_Signature(p, d); if (k0 === null) return null; p = pos;
 pos = p; return new Node2(170, p0, p, k0, null);
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
   k0 = new Node2(172, s0, p, k1, k2);
   break L0;
  }
  p = s0;
  if (!((s1 === 115))) return null;
  p = m_setK(p); if (p < 0) return null;
  p = sk(p);
  k2 = b_PropertyKey(p, d); if (k2 === null) return null; p = pos;
  p = sk(p);
  k1 = b_Signature(p, d); if (k1 === null) return null; p = pos;
  k0 = new Node2(174, s0, p, k2, k1);
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
  k2 = new Leaf(168, s1, p);
  k1 = new Iteration([k2]);
 }
 p = sk(p);
 k2 = b_Signature(p, d); if (k2 === null) return null; p = pos;
 pos = p; return new Node5(176, p0, p, k0, k1, k2, null, null);
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
  k1 = new Leaf(165, s1, p);
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
  k3 = new Leaf(168, s2, p);
  k2 = new Iteration([k3]);
 }
 pos = p; return new Node5(177, p0, p, k0, k1, k2, null, null);
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
 d += 208;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, s5 = 0, k0: Child = null, k1: Child = null, k2: Child = null, k3: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T5[s1]! & 16) !== 0 : false)) L1: {
   s2 = p;
   s3 = I[p]!;
   L2: {
    if ((s3 < 128 ? (T5[s3]! & 16) !== 0 : false)) L3: {
     k2 = NOTHING;
     L4: {
      s4 = p;
      c = I[p]!; if (!(c === 101)) { p = s4; break L4; }
      s5 = p;
      p = m_exportK(p); if (p < 0) { p = s4; break L4; }
      k3 = new Leaf(414, s5, p);
      k2 = new Iteration([k3]);
     }
     L5: {
      s5 = p;
      p = sk(p);
      c = I[p]!; if (!(c === 100)) { p = s5; break L5; }
      p = m_declareWord(p); if (p < 0) { p = s5; break L5; }
     }
     p = sk(p);
     k3 = b_Ambient(p, d); if (k3 === null) break L3; p = pos;
     k1 = new Node2(449, s2, p, k2, k3);
     break L2;
    }
    p = s2;
    if ((s3 === 101)) L6: {
     p = m_exportK(p); if (p < 0) break L6;
     p = sk(p);
     p = m_defaultK(p); if (p < 0) break L6;
     p = sk(p);
     k3 = b_Assignment(p, d); if (k3 === null) break L6; p = pos;
     p = m_semicolon(p); if (p < 0) break L6;
     k1 = new Node2(450, s2, p, k3, null);
     break L2;
    }
    p = s2;
    if (!((s3 === 101))) break L1;
    k3 = b_ExportList(p, d); if (k3 === null) break L1; p = pos;
    k1 = k3;
   }
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 === 105)) L7: {
   k1 = b_ImportDeclaration(p, d); if (k1 === null) break L7; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if (!((s1 === 101))) return null;
  k1 = b_ExportDeclaration(p, d); if (k1 === null) return null; p = pos;
  k0 = k1;
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
 pos = p; return new Node2(67, p0, p, k0, k1);
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
   k0 = new Node2(109, s0, p, k1, null);
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T4[s1]! & 128) !== 0 : true))) return null;
  k1 = b_BindingElement(p, d); if (k1 === null) return null; p = pos;
  k0 = k1;
 }
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
  c = I[p]!; if (!(c < 128 ? (T1[c]! & 8) !== 0 : true)) { p = s2; break L2; }
  s3 = p;
  p = m_identifier(p); if (p < 0) { p = s2; break L2; }
  k3 = new Leaf(37, s3, p);
  k2 = new Iteration([k3]);
 }
 p = sk(p);
 k3 = b_Signature(p, d); if (k3 === null) return null; p = pos;
 p = sk(p);
 k4 = b_FunctionBody(p, d); if (k4 === null) return null; p = pos;
 pos = p; return new Node5(246, p0, p, k0, k1, k2, k3, k4);
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
     k2 = new Leaf(71, s4, p);
     k1 = k2;
     break L2;
    }
    p = s2;
    if ((s3 & 2) !== 0) L4: {
     s4 = p;
     p = m_numericLiteral(p); if (p < 0) break L4;
     k2 = new Leaf(78, s4, p);
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
    k2 = new Leaf(251, s4, p);
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
  c = I[p]!; if (!(c < 128 ? (T1[c]! & 64) !== 0 : true)) { p = s0; break L0; }
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
   c = I[p]!; if (!(c < 128 ? (T1[c]! & 64) !== 0 : true)) { p = s2; break L2; }
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
function b_TemplateLiteral(p: number, d: number): Child { // TemplateLiteral
 d += 136;
 let k0: Child = null;
 k0 = b_templateLiteral(p, d); if (k0 === null) return null; p = pos;
 pos = p; return k0;
}
function b_ThisExpression(p: number): Child { // ThisExpression
 const p0 = p;
 p = m_thisK(p); if (p < 0) return null;
 pos = p; return new Leaf(279, p0, p);
}
function b_NewExpression(p: number, d: number): Child { // NewExpression
 d += 248;
 let c = 0, s0 = 0, s2 = 0, s3 = 0, s4 = 0, s5 = 0, s7 = 0, s8 = 0, k0: Child = null, k1: Child = null, k2: Child = null, k3: Child = null, k4: Child = null, k5: Child = null;
 s0 = p;
 L0: {
  s2 = p;
  p = m_newK(p); if (p < 0) return null;
  k1 = new Leaf(132, s2, p);
  p = sk(p);
  s3 = p;
  s4 = I[p]!;
  L1: {
   L2: {
    if (I[p] !== 46) break L2; p += 1;
    p = sk(p);
    s5 = p;
    p = m_targetK(p); if (p < 0) break L2;
    k2 = new Leaf(282, s5, p);
    k0 = new Node2(281, s0, p, k1, k2);
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
      c = I[p]!; if (!(c < 128 ? (T1[c]! & 64) !== 0 : true)) { p = s8; break L6; }
      k5 = b_ArgumentList(p, d); if (k5 === null) { p = s8; break L6; } p = pos;
      k4 = new Iteration([k5]);
     }
     p = sk(p);
     if (I[p] !== 41) break L4; p += 1;
     k0 = new Node5(283, s0, p, k2, k3, k4, null, null);
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
    k0 = new Node2(293, s0, p, k2, null);
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
  c = I[p]!; if (!(c < 128 ? (T1[c]! & 8) !== 0 : true)) { p = s0; break L0; }
  s1 = p;
  p = m_identifier(p); if (p < 0) { p = s0; break L0; }
  k1 = new Leaf(37, s1, p);
  k0 = new Iteration([k1]);
 }
 p = sk(p);
 k1 = b_ClassTail(p, d); if (k1 === null) return null; p = pos;
 pos = p; return new Node2(294, p0, p, k0, k1);
}
function b_Super(p: number): Child { // Super
 const p0 = p;
 p = m_superK(p); if (p < 0) return null;
 pos = p; return new Leaf(328, p0, p);
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
     c = I[p]!; if (!(c < 128 ? (T1[c]! & 64) !== 0 : true)) { p = s4; break L3; }
     k2 = b_ArgumentList(p, d); if (k2 === null) { p = s4; break L3; } p = pos;
     k1 = new Iteration([k2]);
    }
    p = sk(p);
    if (I[p] !== 41) break L2; p += 1;
    k0 = new Node2(331, s0, p, k1, null);
    break L1;
   }
   p = s2;
   if (I[p] !== 46) return null; p += 1;
   p = sk(p);
   s4 = p;
   L4: {
    L5: {
     if (I[p] !== 115 || I[p + 1] !== 111 || !eq(p, 341, 6)) break L5; p += 6;
     break L4;
    }
    p = s4;
    if (I[p] !== 100 || I[p + 1] !== 101 || !eq(p, 347, 5)) return null; p += 5;
   }
   p = sk(p);
   if (I[p] !== 40) return null; p += 1;
   k1 = NOTHING;
   L6: {
    s6 = p;
    p = sk(p);
    c = I[p]!; if (!(c < 128 ? (T1[c]! & 64) !== 0 : true)) { p = s6; break L6; }
    k2 = b_ArgumentList(p, d); if (k2 === null) { p = s6; break L6; } p = pos;
    k1 = new Iteration([k2]);
   }
   p = sk(p);
   if (I[p] !== 41) return null; p += 1;
   k0 = new Node2(332, s0, p, k1, null);
  }
 }
 pos = p; return k0;
}
function b_ImportMeta(p: number): Child { // ImportMeta
 const p0 = p;
 p = m_importK(p); if (p < 0) return null;
 p = sk(p);
 if (I[p] !== 46) return null; p += 1;
 p = sk(p);
 p = m_metaK(p); if (p < 0) return null;
 pos = p; return new Leaf(333, p0, p);
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
 pos = p; return new Node2(335, p0, p, k0, null);
}
function b_JsxElement(p: number, d: number): Child { // JsxElement
 d += 136;
 const p0 = p;
 p = m_jsxElement(p, d); if (p < 0) return null;
 pos = p; return new Leaf(336, p0, p);
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
 const k = settle(new Node2(356, p0, p, k0, null)); pos = p; return k;
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
     k2 = new Leaf(270, s4, p);
     k1 = k2;
     break L2;
    }
    p = s2;
    if (!((s3 < 128 ? (T1[s3]! & 8) !== 0 : true))) break L1;
    s4 = p;
    p = m_identifierName(p); if (p < 0) break L1;
    k2 = new Leaf(39, s4, p);
    k1 = k2;
   }
   k0 = new Node2(287, s0, p, k1, null);
   break L0;
  }
  p = s0;
  L4: {
   if (I[p] !== 91) break L4; p += 1;
   p = sk(p);
   k1 = b_Expression(p, d); if (k1 === null) break L4; p = pos;
   p = sk(p);
   if (I[p] !== 93) break L4; p += 1;
   k0 = new Node2(288, s0, p, k1, null);
   break L0;
  }
  p = s0;
  if (!((s1 === 96))) return null;
  k1 = b_TemplateLiteral(p, d); if (k1 === null) return null; p = pos;
  k0 = new Node2(289, s0, p, k1, null);
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
function b_ArrowFunction_527(p: number, d: number): Child { // ArrowFunction<binaryOperatorExceptIn,anywhere>
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
   k2 = b_ArrowBody_529(p, d); if (k2 === null) break L1; p = pos;
   k0 = new Node2(528, s0, p, k1, k2);
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
    k1 = b_ArrowBody_529(p, d); if (k1 === null) break L5; p = pos;
    k0 = new Node2(532, s0, p, k2, k1);
    break L4;
   }
   p = s3;
   if (!((s2 < 128 ? (T3[s2]! & 128) !== 0 : true))) return null;
   k1 = b_ArrowHead(p, d); if (k1 === null) return null; p = pos;
   p = sk(p);
   k2 = b_ArrowBody_529(p, d); if (k2 === null) return null; p = pos;
   s6 = p;
   p = sk(p);
   p = m_anywhere(p); if (p < 0) return null;
   p = s6;
   k0 = new Node2(533, s0, p, k1, k2);
  }
 }
 pos = p; return k0;
}
function b_YieldExpression_534(p: number, d: number): Child { // YieldExpression<binaryOperatorExceptIn,anywhere>
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
    k1 = b_AssignmentIn_526(p, d); if (k1 === null) break L2; p = pos;
    k0 = new Node2(535, s0, p, k1, null);
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
    k1 = b_AssignmentIn_526(p, d); if (k1 === null) break L3; p = pos;
    k0 = new Node2(536, s0, p, k1, null);
    break L1;
   }
   p = s2;
   k0 = new Leaf(537, s0, p);
  }
 }
 pos = p; return k0;
}
function b_Binary_539(p: number, d: number): Child { // Binary<binaryOperatorExceptIn>
 d += 256;
 let s0 = 0, s2 = 0, s4 = 0, s5 = 0, s6 = 0, s8 = 0, s9 = 0, s10 = 0, k0: Child = null, k1: Child = null, k2: Child = null, k3: Child = null, a0: TreeNode[] = EMPTY;
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
       k3 = b_BinaryTail_541(p, d); if (k3 === null) break L5; p = pos;
       k2 = k3;
       break L4;
      }
      p = s6;
      s8 = p;
      p = sk(p);
      s9 = p;
      L6: {
       L7: {
        if (I[p] !== 97) break L7; p += 1;
        break L6;
       }
       p = s9;
       if (I[p] !== 115) { p = s5; break L3; } p += 1;
      }
      p = s8;
      s10 = p;
      p = m_assertionAhead(p); if (p < 0) { p = s5; break L3; }
      p = s10;
      p = sk(p);
      k3 = b_Assertion(p, d); if (k3 === null) { p = s5; break L3; } p = pos;
      k2 = k3;
     }
     a0.push(k2);
    }
    if (p === s4) break L2;
    k2 = a0.length === 0 ? NOTHING : new Iteration(a0);
    k0 = new Node2(540, s0, p, k1, k2);
    break L1;
   }
   p = s2;
   k0 = k1;
  }
 }
 pos = p; return k0;
}
function b_AssignmentTail_543(p: number, d: number): Child { // AssignmentTail<binaryOperatorExceptIn,anywhere>
 d += 176;
 let s0 = 0, s1 = 0, s2 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 63)) L1: {
   p = m_conditionalMark(p); if (p < 0) break L1;
   p = sk(p);
   k1 = b_AssignmentIn_387(p, d); if (k1 === null) break L1; p = pos;
   p = sk(p);
   if (I[p] !== 58) break L1; p += 1;
   p = sk(p);
   k2 = b_TailOperand_545(p, d); if (k2 === null) break L1; p = pos;
   k0 = new Node2(544, s0, p, k1, k2);
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T4[s1]! & 1) !== 0 : false))) return null;
  s2 = p;
  p = m_assignmentOperator(p); if (p < 0) return null;
  k2 = new Leaf(406, s2, p);
  p = sk(p);
  k1 = b_TailOperand_545(p, d); if (k1 === null) return null; p = pos;
  k0 = new Node2(547, s0, p, k2, k1);
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
   k0 = new Node5(268, s0, p, k1, k2, k3, null, null);
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
   k0 = new Node5(271, s0, p, k3, k2, k1, null, null);
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
   k0 = new Node5(272, s0, p, k1, k2, k3, k4, null);
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
  k0 = new Node5(274, s0, p, k4, k3, k2, k1, null);
 }
 pos = p; return k0;
}
function b_ArrowParameters(p: number, d: number): Child { // ArrowParameters
 d += 168;
 let s0 = 0, s1 = 0, s2 = 0, k0: Child = null, k1: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T1[s1]! & 8) !== 0 : true)) L1: {
   s2 = p;
   p = m_arrowIdentifier(p); if (p < 0) break L1;
   k1 = new Leaf(36, s2, p);
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
function b_ValueIn_94(p: number, d: number): Child { // ValueIn<binaryOperator,anywhere>
 const m = recall(94, p); if (m !== undefined) { pos = m.end; return m.node; }
 d += 144;
 const p0 = p;
 let k0: Child = null;
 k0 = b_AssignmentIn_8(p, d); if (k0 === null) { remember(94, p0, null, 0); return null; } p = pos;
 const k = k0; remember(94, p0, k, p); pos = p; return k;
}
function b_UntypedArrowParameters(p: number, d: number): Child { // UntypedArrowParameters
 d += 168;
 let s0 = 0, s1 = 0, s2 = 0, k0: Child = null, k1: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T1[s1]! & 8) !== 0 : true)) L1: {
   s2 = p;
   p = m_arrowIdentifier(p); if (p < 0) break L1;
   k1 = new Leaf(36, s2, p);
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
 d += 200;
 let s0 = 0, s2 = 0, s4 = 0, s5 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 s0 = p;
 L0: {
  k1 = b_LeftHandSide(p, d); if (k1 === null) return null; p = pos;
  s2 = p;
  L1: {
   L2: {
    s4 = p;
    p = sk(p);
    p = m_updateOperator(p); if (p < 0) break L2;
    p = s4;
    p = m_sameLineSpaces(p); if (p < 0) break L2;
    s5 = p;
    p = m_updateOperator(p); if (p < 0) break L2;
    k2 = new Leaf(373, s5, p);
    k0 = new Node2(242, s0, p, k1, k2);
    break L1;
   }
   p = s2;
   k0 = k1;
  }
 }
 pos = p; return k0;
}
function b_BinaryTail_operation_375(p: number, d: number): Child { // BinaryTail_operation<binaryOperator>
 d += 160;
 const p0 = p;
 let s0 = 0, k0: Child = null, k1: Child = null;
 s0 = p;
 p = m_binaryOperator(p); if (p < 0) return null;
 k0 = new Leaf(376, s0, p);
 p = sk(p);
 k1 = b_Unary(p, d); if (k1 === null) return null; p = pos;
 pos = p; return new Node2(375, p0, p, k0, k1);
}
function b_ConstType(p: number): Child { // ConstType
 const p0 = p;
 p = m_constK(p); if (p < 0) return null;
 pos = p; return new Leaf(357, p0, p);
}
function m_satisfiesK(p: number): number { // satisfiesK
 let s0 = 0;
 if (I[p] !== 115 || I[p + 1] !== 97 || !eq(p, 312, 9)) return -1; p += 9;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function b_ArrowFunction_388(p: number, d: number): Child { // ArrowFunction<binaryOperator,alternativeMark>
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
   k2 = b_ArrowBody_391(p, d); if (k2 === null) break L1; p = pos;
   k0 = new Node2(389, s0, p, k1, k2);
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
    k1 = b_ArrowBody_391(p, d); if (k1 === null) break L4; p = pos;
    k0 = new Node2(394, s0, p, k2, k1);
    break L3;
   }
   p = s3;
   if (!((s2 < 128 ? (T3[s2]! & 128) !== 0 : true))) return null;
   k1 = b_ArrowHead(p, d); if (k1 === null) return null; p = pos;
   p = sk(p);
   k2 = b_ArrowBody_391(p, d); if (k2 === null) return null; p = pos;
   s5 = p;
   p = sk(p);
   c = I[p]!; if (!(c === 58)) return null; p++;
   p = s5;
   k0 = new Node2(395, s0, p, k1, k2);
  }
 }
 pos = p; return k0;
}
function b_YieldExpression_396(p: number, d: number): Child { // YieldExpression<binaryOperator,alternativeMark>
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
    k1 = b_AssignmentIn_387(p, d); if (k1 === null) break L2; p = pos;
    k0 = new Node2(397, s0, p, k1, null);
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
    k1 = b_AssignmentIn_387(p, d); if (k1 === null) break L3; p = pos;
    k0 = new Node2(398, s0, p, k1, null);
    break L1;
   }
   p = s2;
   k0 = new Leaf(399, s0, p);
  }
 }
 pos = p; return k0;
}
function b_AssignmentTail_401(p: number, d: number): Child { // AssignmentTail<binaryOperator,alternativeMark>
 d += 176;
 let s0 = 0, s1 = 0, s2 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 63)) L1: {
   p = m_conditionalMark(p); if (p < 0) break L1;
   p = sk(p);
   k1 = b_AssignmentIn_387(p, d); if (k1 === null) break L1; p = pos;
   p = sk(p);
   if (I[p] !== 58) break L1; p += 1;
   p = sk(p);
   k2 = b_TailOperand_403(p, d); if (k2 === null) break L1; p = pos;
   k0 = new Node2(402, s0, p, k1, k2);
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T4[s1]! & 1) !== 0 : false))) return null;
  s2 = p;
  p = m_assignmentOperator(p); if (p < 0) return null;
  k2 = new Leaf(406, s2, p);
  p = sk(p);
  k1 = b_TailOperand_403(p, d); if (k1 === null) return null; p = pos;
  k0 = new Node2(407, s0, p, k2, k1);
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
 if (I[p] !== 116 || I[p + 1] !== 104 || !eq(p, 323, 4)) return -1; p += 4;
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
 if (I[p] !== 97 || I[p + 1] !== 115 || !eq(p, 327, 7)) return -1; p += 7;
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
   if (I[p] !== 101 || I[p + 1] !== 120 || !eq(p, 202, 7)) break L2; p += 7;
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
  if (!((s1 < 128 ? (T1[s1]! & 8) !== 0 : true))) return null;
  s2 = p;
  p = m_identifier(p); if (p < 0) return null;
  k1 = new Leaf(37, s2, p);
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
 pos = p; return new Node2(127, p0, p, k0, null);
}
function b_MemberModifier(p: number): Child { // MemberModifier
 let s0 = 0, s1 = 0, k0: Child = null;
 s0 = p;
 p = m_memberWord(p); if (p < 0) return null;
 k0 = new Leaf(305, s0, p);
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
   k1 = new Leaf(270, s2, p);
   k0 = k1;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T1[s1]! & 128) !== 0 : true))) return null;
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
   k0 = new Node2(309, s0, p, k1, null);
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
   k0 = new Node2(310, s0, p, k1, null);
   break L0;
  }
  p = s0;
  if (I[p] !== 33) return null; p += 1;
  p = sk(p);
  k1 = b_TypeAnnotation(p, d); if (k1 === null) return null; p = pos;
  k0 = new Node2(311, s0, p, k1, null);
 }
 pos = p; return k0;
}
function m_staticK(p: number): number { // staticK
 let s0 = 0;
 if (I[p] !== 115 || I[p + 1] !== 116 || !eq(p, 293, 6)) return -1; p += 6;
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
   k0 = new Node2(323, s0, p, k1, k2);
   break L0;
  }
  p = s0;
  if ((s1 === 115)) L2: {
   p = m_setK(p); if (p < 0) break L2;
   p = sk(p);
   k2 = b_ClassElementName(p, d); if (k2 === null) break L2; p = pos;
   p = sk(p);
   k1 = b_Signature(p, d); if (k1 === null) break L2; p = pos;
   k0 = new Node2(324, s0, p, k2, k1);
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
   k3 = new Leaf(168, s3, p);
   k2 = new Iteration([k3]);
  }
  p = sk(p);
  k3 = b_Signature(p, d); if (k3 === null) return null; p = pos;
  k0 = new Node5(325, s0, p, k1, k2, k3, null, null);
 }
 pos = p; return k0;
}
function m_accessorWord(p: number): number { // accessorWord
 let s0 = 0, s1 = 0, s2 = 0;
 if (I[p] !== 97 || I[p + 1] !== 99 || !eq(p, 299, 8)) return -1; p += 8;
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
 d += 200;
 let s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, k0: Child = null, k1: Child = null, k2: Child = null, k3: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 107 || s1 === 114 || s1 === 117)) L1: {
   s2 = p;
   p = m_typeOperator(p); if (p < 0) break L1;
   k1 = new Leaf(140, s2, p);
   p = sk(p);
   k2 = b_OperatorType(p, d); if (k2 === null) break L1; p = pos;
   k0 = new Node2(139, s0, p, k1, k2);
   break L0;
  }
  p = s0;
  if ((s1 === 105)) L2: {
   p = m_inferWord(p); if (p < 0) break L2;
   p = sk(p);
   s2 = p;
   p = m_identifier(p); if (p < 0) break L2;
   k2 = new Leaf(37, s2, p);
   k1 = NOTHING;
   L3: {
    s3 = p;
    p = sk(p);
    k3 = b_InferConstraint(p, d); if (k3 === null) { p = s3; break L3; } p = pos;
    s4 = p;
    L4: {
     p = sk(p);
     if (I[p] !== 63) break L4; p += 1;
     { p = s3; break L3; }
    }
    p = s4;
    k1 = new Iteration([k3]);
   }
   k0 = new Node2(142, s0, p, k2, k1);
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T6[s1]! & 2) !== 0 : true))) return null;
  k1 = b_PostfixType(p, d); if (k1 === null) return null; p = pos;
  k0 = k1;
 }
 const k = settle(k0); pos = p; return k;
}
function m_inferWord(p: number): number { // inferWord
 let s0 = 0, s1 = 0, s2 = 0;
 if (I[p] !== 105 || I[p + 1] !== 110 || !eq(p, 356, 5)) return -1; p += 5;
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
 d += 144;
 const p0 = p;
 let k0: Child = null;
 p = m_extendsK(p); if (p < 0) return null;
 p = sk(p);
 k0 = b_CheckedType(p, d); if (k0 === null) return null; p = pos;
 pos = p; return new Node2(144, p0, p, k0, null);
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
  if ((s1 < 128 ? (T1[s1]! & 128) !== 0 : true)) L1: {
   k1 = b_PropertyKey(p, d); if (k1 === null) break L1; p = pos;
   p = sk(p);
   if (I[p] !== 58) break L1; p += 1;
   p = sk(p);
   k2 = b_BindingElement(p, d); if (k2 === null) break L1; p = pos;
   k0 = new Node2(69, s0, p, k1, k2);
   break L0;
  }
  p = s0;
  if ((s1 < 128 ? (T1[s1]! & 8) !== 0 : true)) L2: {
   s2 = p;
   p = m_identifier(p); if (p < 0) break L2;
   k2 = new Leaf(37, s2, p);
   s3 = p;
   L3: {
    L4: {
     p = sk(p);
     if (I[p] !== 61) break L4; p += 1;
     p = sk(p);
     k1 = b_Value(p, d); if (k1 === null) break L4; p = pos;
     k0 = new Node2(104, s0, p, k2, k1);
     break L3;
    }
    p = s3;
    k0 = new Node2(105, s0, p, k2, null);
   }
   break L0;
  }
  p = s0;
  if (I[p] !== 46 || I[p + 1] !== 46 || I[p + 2] !== 46) return null; p += 3;
  p = sk(p);
  s4 = p;
  p = m_identifier(p); if (p < 0) return null;
  k2 = new Leaf(37, s4, p);
  s3 = p;
  p = sk(p);
  if (I[p] !== 125) return null; p += 1;
  p = s3;
  k0 = new Node2(106, s0, p, k2, null);
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
    k0 = new Node2(103, s0, p, k1, k2);
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
 pos = p; return new Leaf(192, p0, p);
}
function b_NullLiteral(p: number): Child { // NullLiteral
 const p0 = p;
 p = m_nullK(p); if (p < 0) return null;
 pos = p; return new Leaf(249, p0, p);
}
function b_templateLiteral(p: number, d: number): Child { // templateLiteral
 d += 176;
 const p0 = p;
 let c = 0, s0 = 0, s1 = 0, k0: Child = null, k1: Child = null, a0: TreeNode[] = EMPTY;
 if (I[p] !== 96) return null; p += 1;
 s0 = p;
 p = m_templateElement(p); if (p < 0) return null;
 k0 = new Leaf(205, s0, p);
 a0 = [];
 L0: for (;;) {
  s1 = p;
  c = I[p]!; if (!(c === 36)) { p = s1; break L0; }
  k1 = b_templateSpan(p, d); if (k1 === null) { p = s1; break L0; } p = pos;
  a0.push(k1);
 }
 k1 = a0.length === 0 ? NOTHING : new Iteration(a0);
 if (I[p] !== 96) return null; p += 1;
 pos = p; return new Node2(276, p0, p, k0, k1);
}
function m_targetK(p: number): number { // targetK
 let s0 = 0;
 if (I[p] !== 116 || I[p + 1] !== 97 || !eq(p, 382, 6)) return -1; p += 6;
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
    k0 = new Node2(285, s0, p, k1, k2);
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
 if (I[p] !== 115 || I[p + 1] !== 117 || !eq(p, 336, 5)) return -1; p += 5;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function m_metaK(p: number): number { // metaK
 let s0 = 0;
 if (I[p] !== 109 || I[p + 1] !== 101 || !eq(p, 352, 4)) return -1; p += 4;
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
    if ((s5 < 128 ? (T1[s5]! & 8) !== 0 : true)) L3: {
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
      if (I[p] !== 115 || I[p + 1] !== 97 || !eq(p, 312, 9)) break L6; p += 9;
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
function b_ArrowBody_529(p: number, d: number): Child { // ArrowBody<binaryOperatorExceptIn,anywhere>
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
  k1 = b_ValueIn_531(p, d); if (k1 === null) return null; p = pos;
  k0 = k1;
 }
 pos = p; return k0;
}
function b_BinaryTail_541(p: number, d: number): Child { // BinaryTail<binaryOperatorExceptIn>
 d += 136;
 let k0: Child = null;
 k0 = b_BinaryTail_operation_542(p, d); if (k0 === null) return null; p = pos;
 pos = p; return k0;
}
function b_TailOperand_545(p: number, d: number): Child { // TailOperand<binaryOperatorExceptIn,anywhere>
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
     k2 = b_ArrowFunction_527(p, d); if (k2 === null) break L3; p = pos;
     k1 = k2;
     break L2;
    }
    p = s2;
    if (!((s3 === 121))) break L1;
    k2 = b_YieldExpression_534(p, d); if (k2 === null) break L1; p = pos;
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
  if (!((s1 < 128 ? (T1[s1]! & 64) !== 0 : true))) return null;
  k1 = b_Binary_539(p, d); if (k1 === null) return null; p = pos;
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
 pos = p; return new Node2(226, p0, p, k0, null);
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
function b_ArrowBody_391(p: number, d: number): Child { // ArrowBody<binaryOperator,alternativeMark>
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
  k1 = b_ValueIn_393(p, d); if (k1 === null) return null; p = pos;
  k0 = k1;
 }
 pos = p; return k0;
}
function b_TailOperand_403(p: number, d: number): Child { // TailOperand<binaryOperator,alternativeMark>
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
     k2 = b_ArrowFunction_388(p, d); if (k2 === null) break L3; p = pos;
     k1 = k2;
     break L2;
    }
    p = s2;
    if (!((s3 === 121))) break L1;
    k2 = b_YieldExpression_396(p, d); if (k2 === null) break L1; p = pos;
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
  if (!((s1 < 128 ? (T1[s1]! & 64) !== 0 : true))) return null;
  k1 = b_Binary_235(p, d); if (k1 === null) return null; p = pos;
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
 pos = p; return new Leaf(125, p0, p);
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
   if (I[p] !== 115 || I[p + 1] !== 116 || !eq(p, 293, 6)) break L1; p += 6;
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
  if (!((s1 < 128 ? (T1[s1]! & 8) !== 0 : true))) return -1;
  p = m_identifierStart(p); if (p < 0) return -1;
 }
 return p;
}
function m_typeOperator(p: number): number { // typeOperator
 let s0 = 0, s2 = 0, s3 = 0;
 s0 = p;
 L0: {
  L1: {
   if (I[p] !== 107 || I[p + 1] !== 101 || !eq(p, 392, 5)) break L1; p += 5;
   break L0;
  }
  p = s0;
  L2: {
   if (I[p] !== 114 || I[p + 1] !== 101 || !eq(p, 277, 8)) break L2; p += 8;
   break L0;
  }
  p = s0;
  if (I[p] !== 117 || I[p + 1] !== 110 || !eq(p, 397, 6)) return -1; p += 6;
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
    k0 = new Node2(147, s0, p, k1, k2);
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
 if (I[p] !== 116 || I[p + 1] !== 114 || !eq(p, 367, 4)) return -1; p += 4;
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
 if (I[p] !== 102 || I[p + 1] !== 97 || !eq(p, 371, 5)) return -1; p += 5;
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
 if (I[p] !== 110 || I[p + 1] !== 117 || !eq(p, 376, 4)) return -1; p += 4;
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
 k0 = b_applySyntactic_278(p, d); if (k0 === null) return null; p = pos;
 p = sk(p);
 if (I[p] !== 125) return null; p += 1;
 s0 = p;
 p = m_templateElement(p); if (p < 0) return null;
 k1 = new Leaf(205, s0, p);
 pos = p; return new Node2(277, p0, p, k0, k1);
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
   if (!((s2 < 128 ? (T1[s2]! & 2) !== 0 : true))) { p = s0; break L0; }
   p = m_identifierPart(p); if (p < 0) { p = s0; break L0; }
  }
 }
 return p;
}
function m_jsxTypes(p: number, d: number): number { // jsxTypes
 d += 128;
 p = m_applySyntactic_341(p, d); if (p < 0) return -1;
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
   if ((s3 < 128 ? (T1[s3]! & 8) !== 0 : true)) L2: {
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
   p = m_applySyntactic_349(p, d); if (p < 0) return -1;
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
     p = m_applySyntactic_278(p, d); if (p < 0) break L2;
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
function b_ValueIn_531(p: number, d: number): Child { // ValueIn<binaryOperatorExceptIn,anywhere>
 const m = recall(531, p); if (m !== undefined) { pos = m.end; return m.node; }
 d += 144;
 const p0 = p;
 let k0: Child = null;
 k0 = b_AssignmentIn_526(p, d); if (k0 === null) { remember(531, p0, null, 0); return null; } p = pos;
 const k = k0; remember(531, p0, k, p); pos = p; return k;
}
function b_BinaryTail_operation_542(p: number, d: number): Child { // BinaryTail_operation<binaryOperatorExceptIn>
 d += 160;
 const p0 = p;
 let s0 = 0, k0: Child = null, k1: Child = null;
 s0 = p;
 p = m_binaryOperatorExceptIn(p); if (p < 0) return null;
 k0 = new Leaf(377, s0, p);
 p = sk(p);
 k1 = b_Unary(p, d); if (k1 === null) return null; p = pos;
 pos = p; return new Node2(542, p0, p, k0, k1);
}
function b_ValueIn_393(p: number, d: number): Child { // ValueIn<binaryOperator,alternativeMark>
 const m = recall(393, p); if (m !== undefined) { pos = m.end; return m.node; }
 d += 144;
 const p0 = p;
 let k0: Child = null;
 k0 = b_AssignmentIn_387(p, d); if (k0 === null) { remember(393, p0, null, 0); return null; } p = pos;
 const k = k0; remember(393, p0, k, p); pos = p; return k;
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
  if (!((s1 < 128 ? (T1[s1]! & 8) !== 0 : true))) return -1;
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
    k0 = new Leaf(210, s0, p);
    break L1;
   }
   p = s2;
   if (!((s3 < 128 ? (T5[s3]! & 1) !== 0 : true))) return null;
   k1 = b_Type(p, d); if (k1 === null) return null; p = pos;
   p = sk(p);
   if (I[p] !== 93) return null; p += 1;
   k0 = new Node2(211, s0, p, k1, null);
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
function b_applySyntactic_278(p: number, d: number): Child { // applySyntactic<Expression>
 d += 144;
 const p0 = p;
 let k0: Child = null;
 p = skip(p);
 k0 = b_Expression(p, d); if (k0 === null) return null; p = pos;
 p = skip(p);
 pos = p; return new Node2(278, p0, p, k0, null);
}
function m_applySyntactic_341(p: number, d: number): number { // applySyntactic<TypeArguments>
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
   p = m_applySyntactic_278(p, d); if (p < 0) break L5;
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
function m_applySyntactic_349(p: number, d: number): number { // applySyntactic<Assignment>
 d += 128;
 p = skip(p);
 if (b_Assignment(p, d) === null) return -1; p = pos;
 p = skip(p);
 return p;
}
function m_applySyntactic_278(p: number, d: number): number { // applySyntactic<Expression>
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
 k0 = new Leaf(150, s0, p);
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
    k0 = new Node2(152, s0, p, k1, k2);
    break L1;
   }
   p = s2;
   k0 = new Node2(155, s0, p, k1, null);
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
  k1 = new Leaf(157, s1, p);
  k0 = new Iteration([k1]);
 }
 p = sk(p);
 if (I[p] !== 91) return null; p += 1;
 p = sk(p);
 s1 = p;
 p = m_identifier(p); if (p < 0) return null;
 k1 = new Leaf(37, s1, p);
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
  k5 = new Leaf(161, s4, p);
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
 pos = p; return new NodeN(156, p0, p, [k0, k1, k2, k3, k4, k5]);
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
 pos = p; return new Node2(162, p0, p, k0, null);
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
 pos = p; return new Node2(182, p0, p, k0, null);
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
 pos = p; return new Node2(190, p0, p, k0, null);
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
   k1 = new Leaf(71, s2, p);
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 2) !== 0) L2: {
   s2 = p;
   p = m_numericLiteral(p); if (p < 0) break L2;
   k1 = new Leaf(78, s2, p);
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
 pos = p; return new Node2(191, p0, p, k0, null);
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
 pos = p; return new Node2(196, p0, p, k0, k1);
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
 k0 = new Leaf(71, s0, p);
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
 pos = p; return new Node5(199, p0, p, k0, k1, k2, null, null);
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
   if (I[p] !== 110 || I[p + 1] !== 117 || !eq(p, 376, 4)) break L6; p += 4;
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
 pos = p; return new Node2(159, p0, p, k0, null);
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
 pos = p; return new Node2(183, p0, p, k0, k1);
}
function b_NegativeNumber(p: number): Child { // NegativeNumber
 const p0 = p;
 let s0 = 0, k0: Child = null;
 if (I[p] !== 45) return null; p += 1;
 p = sk(p);
 s0 = p;
 p = m_numericLiteral(p); if (p < 0) return null;
 k0 = new Leaf(78, s0, p);
 pos = p; return new Node2(195, p0, p, k0, null);
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
  if ((s1 < 128 ? (T1[s1]! & 8) !== 0 : true)) L2: {
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
   k2 = new Leaf(39, s3, p);
   a0.push(k2);
  }
  k2 = a0.length === 0 ? NOTHING : new Iteration(a0);
  k0 = new Node2(202, s0, p, k1, k2);
 }
 pos = p; return k0;
}
function b_ImportQualifier(p: number): Child { // ImportQualifier
 const p0 = p;
 let s0 = 0, s1 = 0, s2 = 0, k0: Child = null, k1: Child = null, a0: TreeNode[] = EMPTY;
 if (I[p] !== 46) return null; p += 1;
 p = sk(p);
 s0 = p;
 p = m_identifierName(p); if (p < 0) return null;
 k0 = new Leaf(39, s0, p);
 a0 = [];
 L0: for (;;) {
  s1 = p;
  p = sk(p);
  if (I[p] !== 46) { p = s1; break L0; } p += 1;
  p = sk(p);
  s2 = p;
  p = m_identifierName(p); if (p < 0) { p = s1; break L0; }
  k1 = new Leaf(39, s2, p);
  a0.push(k1);
 }
 k1 = a0.length === 0 ? NOTHING : new Iteration(a0);
 pos = p; return new Node2(201, p0, p, k0, k1);
}
function b_templateLiteralType(p: number, d: number): Child { // templateLiteralType
 d += 176;
 const p0 = p;
 let c = 0, s0 = 0, s1 = 0, k0: Child = null, k1: Child = null, a0: TreeNode[] = EMPTY;
 if (I[p] !== 96) return null; p += 1;
 s0 = p;
 p = m_templateElement(p); if (p < 0) return null;
 k0 = new Leaf(205, s0, p);
 a0 = [];
 L0: for (;;) {
  s1 = p;
  c = I[p]!; if (!(c === 36)) { p = s1; break L0; }
  k1 = b_typeSpan(p, d); if (k1 === null) { p = s1; break L0; } p = pos;
  a0.push(k1);
 }
 k1 = a0.length === 0 ? NOTHING : new Iteration(a0);
 if (I[p] !== 96) return null; p += 1;
 pos = p; return new Node2(204, p0, p, k0, k1);
}
function b_TupleElement(p: number, d: number): Child { // TupleElement
 d += 192;
 let s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T1[s1]! & 8) !== 0 : true)) L1: {
   s2 = p;
   p = m_identifierName(p); if (p < 0) break L1;
   k1 = new Leaf(39, s2, p);
   p = sk(p);
   s3 = p;
   L2: {
    L3: {
     if (I[p] !== 58) break L3; p += 1;
     p = sk(p);
     k2 = b_Type(p, d); if (k2 === null) break L3; p = pos;
     k0 = new Node2(185, s0, p, k1, k2);
     break L2;
    }
    p = s3;
    if (I[p] !== 63) break L1; p += 1;
    p = sk(p);
    if (I[p] !== 58) break L1; p += 1;
    p = sk(p);
    k2 = b_Type(p, d); if (k2 === null) break L1; p = pos;
    k0 = new Node2(186, s0, p, k1, k2);
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
    if ((s3 < 128 ? (T1[s3]! & 8) !== 0 : true)) L6: {
     s2 = p;
     p = m_identifierName(p); if (p < 0) break L6;
     k1 = new Leaf(39, s2, p);
     p = sk(p);
     if (I[p] !== 58) break L6; p += 1;
     p = sk(p);
     k2 = b_Type(p, d); if (k2 === null) break L6; p = pos;
     k0 = new Node2(187, s0, p, k1, k2);
     break L5;
    }
    p = s4;
    if (!((s3 < 128 ? (T5[s3]! & 1) !== 0 : true))) break L4;
    k2 = b_Type(p, d); if (k2 === null) break L4; p = pos;
    k0 = new Node2(188, s0, p, k2, null);
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
    k0 = new Node2(189, s0, p, k2, null);
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
 k0 = b_applySyntactic_208(p, d); if (k0 === null) return null; p = pos;
 p = sk(p);
 if (I[p] !== 125) return null; p += 1;
 s0 = p;
 p = m_templateElement(p); if (p < 0) return null;
 k1 = new Leaf(205, s0, p);
 pos = p; return new Node2(207, p0, p, k0, k1);
}
function b_applySyntactic_208(p: number, d: number): Child { // applySyntactic<Type>
 d += 144;
 const p0 = p;
 let k0: Child = null;
 p = skip(p);
 k0 = b_Type(p, d); if (k0 === null) return null; p = pos;
 p = skip(p);
 pos = p; return new Node2(208, p0, p, k0, null);
}
const b_START = b_Program, b_ITEM = b_StatementListItem;
const ITEM_RULE = 1, MAX_NESTING = 2700;
const PROGRAM = "=#-2-*-%3d6=$A2A=%<2<*-gr3?*-hn3d6=&K2K*-if3d6='U2U*-hE3d6=(`2`*-hS3d6=)d)2d)*-h[3d6=*d32d3*-hb3d6*-ig1*-&02dG=#dF*-&04d=<5dh5dg=+dV2dV*-fT03df=(db2db*-gq03df*-dg0661=,e+2e+=-dx2dx*-gs3e)=.e&2e&*-gz3e)*-g{3ea=/e52e5*-g|3ea=0e?2e?*-h,3ea=1eI2eI*-h-3ea=.eS2eS*-hg3ea='e^2e^*-hi3ea*-hj1=$gK2gK='eq2eq*-ho3gI=2e{2e{*-ht3gI=3f)2f)*-hv3gI=4f32f3*-iE3gI=4f=2f=*-iG3gI=5fG2fG*-h03gI=6fQ2fQ*-iP3gI=1f[2f[*-iR3gI=+ff2ff*-iT3gI=7fp2fp*-iV3gI=8fz2fz*-iX3gI=1g(2g(*-i_3gI=9g22g2*-hc3gI=:g<2g<*-ia3gI=;gF2gF*-ib3gI*-id3gN*-ie1*-h|0*-gu.ff1='gd2gd*-hF3gq='gn2gn*-hJ3gq*-hK1=(g|2g|*-hT3hU=(h*2h**-hU3hU=(h42h4*-hV3hU=(h>2h>*-hW3hU=(hH2hH*-hX3hU=(hR2hR*-hY3hU*-hZ12hc=1hb*-h.03hc<2ho=+hn*-g803ho<*-h]0*/H*#d_2i)=<i(*-h^03i)<*#da1*-h(0*-d}0*-hc1*-ih01*#d#==iL2iL*-'03iP*-gn01$#(5iZ-2061$()5ie-2061$.+5io-206->05ix-C061=>j'2j'*-gt3j**-g8*-gu.ff18$2j?=0j>*-19$3j?<:$*-f$08$2jV=?jU*+#M,9$3jV<:$*/H*-O*-ee1*-fT0*/H*-fU1=4jx2jx*-g}3k)='k&2k&*-h#3k)*-h'1*-dg0*-g{1*-h.0*-h/1*-h3.ff5k`5k_=0kN2kN*-hh03k^=3kY2kY*-f$03k^*-gq0661*-eP0*-g~0*-hN*-hB0*/d*2l#=6k~*-hC03l#<.ff1=(l02l0*-hk3l==(l:2l:*-hl3l=*-hm1*-hp0*#K*-(*#L*-hn8$2l^=(l]*-hq9$4lR<:$8$2lo=(ln*-hs9$3lo<:$1*-hu08$2m*5m#.ff6*-(9$3m*:$.ff1=3m92m9*-hw3mP=3mC2mC*-i#3mP=3mM2mM*-i$3mP*-iC1*-iF05m_->0-C06*-(.ff1=4mo2mo*-iH3mr*-iO1*-h1*-gu.ff1*-iQ0*#K*-(*#L*-hn1*-iS0*-hn*-iQ0*#K*-(*#L2nP=:nO*#_3nP<1*-iU08$2nc->0/H9$3nc:$.ff1*-iW08$2ny->0/H9$3ny:$.ff1*-iY0*#K*-(*#L*#d_8$2oA=@o@*-iZ9$4o6<:$*#da1*-i`0.ff1*#d_8$2oa=$o`*-$9$4oU<:$*#da1*#_1*/ic*#^*-hn15p@=9p%2p%*#d_3p?=3p02p0*-f$03p?=+p;2p;*-fT03p?*-hh06*-(.ff1*-hD0*#K*-(*#L*-hn12pl;0pk$6(5pf-206->03pl<$;(5pu-206->05p~-C065q+5q*-K0665qA;'q72q7$=%3q:$@-5q@-20661*-gv8$2qW=AqV*#O*-gv9$4qI<:$1*-eP02qk=4qj*-g~03qk<*.H*#a*-hG0.ff1*-eP0*.d*2r/=6r.*-hC03r/<.ff1*-eP0*-hL0*-hB0*.d*2rM=6rL*-hC03rM<.ff1*-h;01*-gq0*#M2ri=0rh*-h@03ri<*-hB0*.d*2r|=6r{*-hC03r|<.ff1*-gq0*-h:0=.s52s5*-gz3sL=+s?2s?*-g{3sL=0sI2sI*-h,3sL*-g|1*-gq0*-h:0*-f..ff1*-gq0*#a*-(.ff1*-gq0*-e(0*$J,*.H.ff1*-gq0=%t-2t-*-gr3tD=5t72t7*-h03tD=)tA2tA*-h[3tD*-hb1$S*5tN-206->05tW-C061$Z(5tb-2061$`'5tl-2061*-h_02u$=Au#*#O*-h_04ts<2u/=Au.*#O3u/<1;Bu:2u:$J,3u=$d#)5uC-206->05uL-C061*/H8$2uc=Cub*#Q*/J9$4uT<:$1;Dup2up$d)'3us$d-&2v<;Ev;;Fv%2v%%#3v9;Gv.2v.%$3v9;Hv72v7%%3v9%&4uu<1*#K*-(*#L1=;vQ2vQ*-go3vT*-gp1;Iv`2v`-303vc-4012vo;Jvn-?04vf<1;Kvz2vz-D03w'5w$-A06-E01$d0&5w1-2061$d3(5w;-206->05wD-C061$d8+5wN-20618$2w_=Dw^*-P9$3w_<:$*#K8$2ws=Lwr*-]9$3ws<:$*#L8$2x+=Mx**-eb9$3x+<:$1*#d_8$2x@=$x?*-$9$4x5<:$*#da18$2xU=DxT*-P9$3xU<:$8$2xg=(xf*-fV9$3xg<:$8$2xx='xw*-fW9$3xx<:$*-fZ1*-g~0*/H8$2y8=Dy7*-P9$3y8<:$*#a*-Z.ff1*-h$0*/H8$2yY=DyX*-P9$3yY<:$8$2yk=(yj*-h%9$3yk<:$*-h&1*-h(*-d}*-h)1=-z)2z)*-gs3zi=5z32z3*-h03zi=.z=2z=*-h23zi=0zG2zG*-h,3zi=+zQ2zQ*-g{3zi=4z[2z[*-g}3zi='zf2zf*-h#3zi*-h418$2zy=0zx*-19$3zy<:$*-f$08$2{4=?{3*+#M,9$3{4<:$*/H*-O1-10->0-f$01$d@)5{P-2061$dF'5{Z-206->05{d-C061=;{o2{o*-hO3{|=?{y2{y*-hP3{|*-hQ1$dJ'5|*-2061*-hD0*-f001*-gq0*-g~0*#M8$2|N=0|M*-h@9$3|N<:$*-hB0*/d*.ff1*-gq0*-g~0*-h<1*-gq0=/|u2|u*-g|3|x*-h-1$dN%5}#&-2061*-)1*-hr0*-hp*#K*-(*#L*-hn1*-hr0*-hn1$dP)5}#P-2061*-hx0*#K5}#i-10*-hy05}#h-N066*-hz*-hy0*-f.*#L*-hn1*-hx0*#K*-hz*-e&0*-(*#L*-hn1*-hx0*#K8$2}$L=N}$K*-i%9$3}$L<:$*#_8$2}$a=N}$`*-(9$3}$a<:$*#_8$2}$u=N}$t*-(9$3}$u<:$*#L*-hn1*-hx0*-iD0*#K*-hz*-hy0*-f.*#L*-hn1$dV(5}%G-2061*-iI0*-hc*-iJ8$2}%b=3}%a*-iM9$3}%b<:$1*-iI0*-hc*-iM1$d[&5}%y-2061$d_(5}&'-2061$dd%5}&1-2061$df+5}&;-2061$dn(5}&E-2061$ds)5}&O-2061=+}&Z2}&Z*-i[3}&^*-i^1$dy+5}&h-2061$e%'5}&r-2061;O}&|2}&|%'3}'>;P}')2}')%(3}'>;Q}'22}'2#G3}'>;R}';2}';#dB3}'>-L01=S}'I2}'I*-gw3}'L*-gx1=2}'W2}'W*-hH3}'Z*-hI1=;}'f2}'f*-hM3}'i*-hR1*-gq0*-h<1*-e(0*-h?1$e)*5}('-2061*-+1$%%5}(5-2061=<}(@2}(@*-h`3}(C*-ha1*-gp0*#K2}(W=N}(V*-fQ03}(W<*#L1*.H2}(m=C}(l*#Q*.J4}(a<1;O}(w2}(w%'3})8;P})$2})$%(3})8;T})-2})-%)3})8;Q})62})6#G3})8#dB1;U})Z2})Z5})C%*6;V})M2})M-503})X;U})V2})V%+3})X%,3})^-601;W})h2})h#,3}*,;X})q2})q#C3}*,;Y}){2}){-@03}*,;Y}*)2}*)-A03}*,-B01;Z}*62}*6#-3}*J;[}*?2}*?#03}*J;U}*H2}*H%-3}*J%.1$e0%2}+/;E}+.;F}*]2}*]%#3}+,;G}*f2}*f%$3}+,;]}*o2}*o%/3}+,;^}*x2}*x%03}+,;U}+%2}+%%&3}+,#M5}+,#R64}*P<$e2%1$e0%2}+W;_}+V;`}+D2}+D%13}+T;^}+M2}+M%23}+T#M5}+T#R64}+8<$e2%1*#`*-Q8$2}+t=A}+s*#O*-Q9$4}+f<:$2},%=A},$*#O3},%<*#b1*-^8$2},>=A},=*#O*-^9$4},0<:$2},K=A},J*#O3},K<1*#^*-d[1*-X0*-e|8$2},j=D},i*-d~9$3},j<:$1*-fX0*-fY8$2}-*=A}-)*#O*-fY9$4},x<:$1*#d_8$2}-?=a}->*-f[9$4}-4<:$*#da1=b}-O2}-O*-[3}-g=c}-Y2}-Y*-df3}-g=d#}-d2}-d*-di3}-g*-dj1$e4,5}-q-2061*-X0*-fY8$2}./=A}..*#O*-fY9$4}-}<:$1*#d_8$2}.D=d$}.C*-e+9$4}.9<:$*#da1*#d_8$2}.]=d%}.[*-h*9$4}.Q<:$*#da1*-h3.ff1=*}.s2}.s*-h53}/$=*}.}2}.}*-hd3}/$*-he1*/H1*#M*-e(0*/H1*#d_8$2}/F=d&}/E*-h=9$3}/F<:$*#da1*#d_8$2}/_=d'}/^*-f19$3}/_<:$*#da1*#d_8$2}/w=d&}/v*-h=9$3}/w<:$*#da8$2}0/=3}0.*-hA9$3}0/<:$.ff1=N}0>2}0>*-*3}0A*-+1$e='5}0K-2061$eA&5}0U-2061$H%5}0`-2061->0$eD%1=&}0r2}0r*-h{3}1#=d(}0|2}0|*-h}3}1#*-h~1$=%5}1--2061=d(}182}18*-i&3}1;*-iA1$6(5}1E-2061$eF&5}1O-2061*-iK08$2}1d==}1c*-iL9$3}1d<:$*-hc1*-iN0*-hc1*-i]0*-(*#^8$2}2/=$}2.*-$9$4}2$<:$1*-h:0*#^8$2}2H=$}2G*-$9$4}2=<:$1;U}2Z2}2Z5}2U%*6-M03}2^-601*-dY*#a*-+1*-dY8$2}2{=d)}2z*-gy9$3}2{<:$1*$eI**#K*.d**#L1*-d}1*.H2}3F=A}3E*#O*-hN03}3F<1*-hN1=;}3U2}3U*/J3}3X*/d*1=d*}3d2}3d*-,3}3{=d+}3n2}3n*-en3}3{=N}3x2}3x*-es3}3{*-et1*-d)0*#a*-f.01*-d)1*-f-8$2}4E=A}4D*#O*-f-9$4}47<:$2}4R=A}4Q*#O3}4R<1'#1;d,}4a2}4a-703}4d-:01$eP%2}51;E}50;F}4v2}4v%#3}5.;G}5#2}5#%$3}5.;H}5,2}5,%%3}5.%&4}4j<1;d-}5;2}5;#.3}5};d.}5D2}5D#/3}5};U}5M2}5M#e(3}5};U}5V2}5V#}HY3}5};U}5`2}5`%33}5};U}5i2}5i%43}5};U}5r2}5r%53}5};U}5{2}5{%63}5}%718$2}61=d/}60*-R9$4}6&<:$*/H8$2}6E=(}6D*-Y9$3}6E<:$8$2}6V=d0}6U*-ea9$3}6V<:$1=d1}6n2}6n=d2}6i2}6i*-_3}6l*-dV3}7)=S}6x2}6x*-dW3}7)=S}7&2}7&*-c3}7)*-dX1=;}742}74*-d]3}77*-Z1$eR*5}7A-2061=d3}7L2}7L*-e}3}7O*-e~1*#`*-Z8$2}7i=A}7h*#O*-Z9$4}7Z<:$*#b1$eY-5}7x-2061*-d}8$2}8/=D}8.*-d~9$3}8/<:$1=d4}8o2}8o=d5}8A2}8A*-f]3}8m=d6}8K2}8K*-f`3}8m=8}8U2}8U*-fk3}8m=:}8`2}8`*-fm3}8m=d7}8j2}8j*-fn3}8m*-fo3}8|=#}8y2}8y*-&3}8|*-ft18$2}90=D}9/*-P9$3}90<:$*#K8$2}9D=L}9C*-]9$3}9D<:$*#L*$eD%*-d[18$2}9a=0}9`*-dg9$3}9a<:$*-dh08$2}9v=D}9u*-P9$3}9v<:$*#K8$2}:.=L}:-*-]9$3}:.<:$*#L*$eD%*-d[1*-dj8$5}:F-db06*-e_9$2}:Z5}:S-db06*-e_9$4}:M:$1=d8}:h2}:h*-dk3}:u=d8}:r2}:r*-dl3}:u*-e^1=d9};$2};$*-e,3};Y=<};.2};.*-e/3};Y=b};82};8*-e13};Y=B};B2};B*-e23};Y=d:};L2};L*-e33};Y=<};V2};V*-e83};Y*-e9-e:01=(};h2};h*-h+3};k*-g|1*-h(=d;};y2};y*/d*3};|*-d}*-h61*-h(0*/d*.ff1*-hf*-h61*-h>8$2}<J=A}<I*#O*-h>9$4}<<<:$2}<W=A}<V*#O3}<W<1*-f28$2}<n=A}<m*#O*-f29$4}<`<:$2}<{=A}<z*#O3}<{<1*-hB0*/d*2}=3=6}=2*-hC03}=3<1*-+8$*#O*-+9$2}=Q=A}=P*#O*-+9$4}=C<:$1*-h|0*/H1=5}=g2}=g*-h13}=t=>}=q2}=q*-gt3}=t*-g8*-d$1*-e|1=5}>*2}>**-h13}>7=>}>42}>4*-gt3}>7*-g8*-i'1=N}>E2}>E*-iB3}>H*-i*1$ed(5}>R-2061*#K*-dY*#L1$ei*5}>g-2061$ep'5}>q-2061'$1=S}?#2}?#*-dZ3}?&*-d$1*#D*-dQ1=d*}?82}?8*--3}?E=d<}?B2}?B*-eg3}?E*-em1=d+}?P2}?P*-eo3}?^=d+}?Z2}?Z*-eq3}?^*-er1*-et8$*-gR9$2}?v=d=}?u*-gR9$4}?k<:$1=N}@'2}@'*-eu3}@**-ev1=<}@S2}@S=;}@:2}@:*/J3}@Q=d;}@D2}@D*/d*3}@Q=d>}@N2}@N*/d13}@Q*-d?3}@V*-dB1=N}@b2}@b*-f.3}@e*-f/1$et%.8.8.8.81$ev&5}@z#da62}A(;d?}A'#S4}@|<2}A3;d@}A2-;03}A3<#da1-S0*5}AC5}AB-K0665}AI-X061*-X0*-Z1*#a*-Z1*-`02}Aj=d2}Ai*-`04}A`<*-a1*-&02}A~=#}A}*-&04}At<*-^1*-c*#a*-d@1=S}B:2}B:*-d#3}B[=S}BD2}BD*-dR3}B[=S}BN2}BN*-dS3}B[=S}BX2}BX*-d$3}B[*-dT1*$ey&*-dY5}Bm5}Bl*#L661=0}Bx2}Bx*-d^3}B{*-de1*-e~8$=dA}C/2}C/*-g93}CA5}C85}C7*#D665}C>-db06*-fO9$2}Cf=dA}CO2}CO*-g93}Cb5}CX5}CW*#D665}C_-db06*-fO9$4}CE:$1=dB}D|2}D|=.}Cx2}Cx*-f#3}Dz=;}D&2}D&*/H3}Dz=dC}D02}D0*-f%3}Dz=dD}D:2}D:*-f,3}Dz=9}DD2}DD*-f03}Dz==}DN2}DN*-'3}Dz=dE}DX2}DX*-f@3}Dz=4}Dc2}Dc*-fD3}Dz=B}Dm2}Dm*-fE3}Dz=+}Dw2}Dw*-fS3}Dz*-fv3}EK='}E*2}E**-fx3}EK='}E42}E4*-f{3}EK=#}E>2}E>*-f}3}EK=D}EH2}EH*-f~3}EK*-g618$2}E[=dF}EZ*-f^9$4}EP<:$*-f81=d6}El2}El*-fa3}Eo*-fj1*-fl0*#d_8$2}F*=$}F)*-$9$4}E{<:$*#da1*#_18$2}FC=dF}FB*-f^9$4}F8<:$*-e,.ff18$2}FZ=dF}FY*-f^9$4}FO<:$*-fp.ff12}Fo=dF}Fn*-f^04}Fe<*-fu0*-f`1$e|&5}G$-2061->0-C01*-X0='}G:2}G:*-e`3}G=*-du*#c*-Z*#^*-du1*-dl8$*#d`*-dl9$2}Gh=dG}Gg*#d`*-dl9$4}GY<:$1=dH}Gu2}Gu*-dm3}H&=dH}H#2}H#*-dn3}H&*-e]1*#d`*-dl8$2}H?=dG}H>*#d`*-dl9$4}H1<:$18$2}HQ=2}HP*-e-9$3}HQ<:$*#d>*/H*-dQ*#d@8$2}Ho=M}Hn*-dQ9$3}Ho<:$18$2}I%=2}I$*-e-9$3}I%<:$*-d)8$2}I9=dI}I8*-e09$3}I9<:$*-dQ1*-O1*-dh0*-O1=dJ}IU2}IU*-e43}IX*-e61*-d)8$2}Il=dI}Ik*-e09$3}Il<:$*-O18$2}J%=2}J$*-e-9$3}J%<:$*-d)8$2}J9=dI}J8*-e09$3}J9<:$1;dK}JF2}JF-e;03}JI-e<01*-gq0*-g|1*#d_8$2}Je=dL}Jd*-h79$4}JY<:$*#da1$f#)5}Jt-20612}K@=4}K?*$dF'5}K==0}K/2}K/*-e(03}K<=A}K92}K9*#O3}K<*#da63}K@<*-h?8$2}KR=0}KQ*-h@9$3}KR<:$1=;}K`2}K`*-f33}L+=<}Kj2}Kj*-f53}L+=C}Kt2}Kt*-f63}L+=;}K~2}K~*-f73}L+5}L(*#F6*-f81=;}L62}L6*/H3}LC=9}L@2}L@*-d%3}LC*-dN1*-i(8$2}LY=A}LX*#O*-i(9$4}LK<:$1*-i*8$*#O*-i*9$2}Lz=A}Ly*#O*-i*9$4}Ll<:$1=d*}M+2}M+*-i+3}MB=d+}M52}M5*-i23}MB=N}M?2}M?*-i63}MB*-i71*-d$*-dQ1*#^*-Z15}M[5}MZ*-.0668$*-/9$2}Mp=d*}Mo*-/9$4}Me<:$*-ed15}M}*-.068$*-eh9$2}N5=d<}N4*-eh9$4}N*<:$*-ed15}NB*-.06*-/*-ed5}NR5}NQ*-.0661*-ep0->0#M*-+1*-ep05}Nn->0-C06*-+1*-ep01=dI}O%2}O%*-gS3}O(*-gm1*-ev8$=dM}O82}O8*-gH3}OW5}OK5}OJ=0}OF2}OF*#dD3}OI*#dV665}OT5}OS-gL066*-gM9$2}P-=dM}Of2}Of*-gH3}P)5}Oy5}Ox=0}Ot2}Ot*#dD3}Ow*#dV665}P&5}P%-gL066*-gM9$4}O[:$1=dN}P:2}P:*-ew3}PQ=d3}PD2}PD*-ez3}PQ*/f;5}PQ5}PP*-e&0661*#d>*-d@*#d@1*-dC01*$ey&*-f.1;dO}Pt2}Pt-<03}Pw-=01;+}Q&2}Q&$Z(3}Q3;'}Q02}Q0$=%3}Q3$f)&5}Q9-2061;dP}QD2}QD$f,)3}Qf;dP}QN2}QN$f2*3}Qf;dP}QX2}QX$f9,3}Qf;2}Qc2}Qc$fB+3}Qf$fJ+5}Ql-206*5}R,5}R+;;}Q{2}Q{-K03}R*;9}R(2}R(#d_3}R*#d>661=S}R72}R7*-b3}R:*-c1*-dA1*-d$*-dQ1*-d$*#c*-dQ1*-d$*#c1*-dU*-dQ1*-d_0*-d`8$2}Rw5}Rp-db06*-dc9$3}Rw:$1*-d`5}S'-db06*-dc1=dQ}S^2}S^=dR}S:2}S:*-fK3}S[==}SD2}SD*-g:3}S[=dI}SN2}SN*-g;3}S[=dI}SX2}SX*-g=3}S[*-g>3}T#=D}Sh2}Sh*-g?3}T#=D}Sr2}Sr*-gA3}T#=D}S|2}S|*-gB3}T#*-gF1*-fP018$2}T8=0}T7*-19$3}T8<:$*-f$08$2}TO=?}TN*+#M,9$3}TO<:$8$2}Ta=;}T`*/H9$3}Ta<:$*-O*-ee1=dC}U@2}U@=d;}Ty2}Ty*/d*3}U>=d>}U'2}U'*/d13}U>=dS}U12}U1*-eH3}U>=B}U;2}U;*-f&3}U>*/f(3}UC*-dB1*#d>8$2}UV=N}UU*-f-9$3}UV<:$8$2}Uy=A}Ux*#O8$2}Ur=N}Uq*-f-9$3}Ur<:$9$4}U]<:$*#d@1*-fA1*-dU01=B}V62}V6*-fF3}VC=B}V@2}V@*-fH3}VC*-fR1*-fT08$2}VW=;}VV*/H9$3}VW<:$*-fU1*-fw01='}Vm2}Vm*-fy3}Vp*-fz1*-eP0*#Q*-f|01*-&02}W1=#}W0*-&04}W'<*-fS1*-g#01*#`=+}WH2}WH*-g703}WL*-Z0*#b*-ev1*-f_5}Wa5}W`*-e.0661=dJ}Wl2}Wl*-f93}X'=8}Wv2}Wv*-f<3}X'=0}X$2}X$*-f=3}X'*-f?18$2}X7=dF}X6*-f^9$4}X,<:$*-f:8$2}XK=dT}XJ*-fb9$3}XK<:$*#a*-f..ff18$2}Xf=dF}Xe*-f^9$4}XZ<:$*-f:8$2}Xz=dT}Xy*-fb9$3}Xz<:$.ff1$fR)5}Y,-2061=dJ}Y72}Y7*-fq3}YD=8}YA2}YA*-fr3}YD*-fs1$fX+5}YN-206->05}YW-C065}Ya5}Y`-e.0661*-ds0*/H*-dt5}Yu5}Yt*#c661=b}Z$2}Z$*-[3}Z1=c}Z.2}Z.*-df3}Z1*-dj1*-dn8$*#I*-dn9$2}ZO=dU}ZN*#I*-dn9$4}ZA<:$1=dV}Z]2}Z]*-do3}Zj='}Zg2}Zg*-dr3}Zj*-dv1*#I*-dn8$2}['=dU}[&*#I*-dn9$4}Zu<:$1$fB+5}[3-206*5}[=5}[<-e.0661#c1*-e50*-d)*-O1*-e70*-d)*-O1*;:}[b2}[b#_3}[d#O15}]'5}]&->0;dW}[v2}[v-C03}]%;dX}]#2}]##da3}]%.e=661=dL}]F2}]F=dL}]72}]7*-h83}]D=(}]A2}]A*-h93}]D*-h;3}]S='}]P2}]P*-hE3}]S*-hS1*/f41*-d)*#^*-f.1*$ey&*-f.1*/H*#a5}^%=d0}]}2}]}*#a3}^$*#b6*-d@1*#d_8$2}^;=<}^:*-d&9$3}^;<:$*#da1*#d>8$2}^S=dY}^R*-dO9$3}^S<:$8$2}^v=A}^u*#O8$2}^o=dY}^n*-dO9$3}^o<:$9$4}^Y<:$*#d@1=S}_*2}_**-i)3}_-*-i@1=d*}_82}_8*-i,3}_E=d<}_B2}_B*-i03}_E*-i11=d+}_P2}_P*-i33}_^=d+}_Z2}_Z*-i43}_^*-i51*-i78$*-i;9$2}_v=d=}_u*-i;9$4}_k<:$1=N}`'2}`'*-i83}`**-ev1$##1=0}`92}`9*-03}`<*-ec1=9}`G2}`G*-ee3}`J*-ef1=0}`U2}`U*-ei3}`X*-el1$fa(5}`c-2061*.gT*-gU*#^*-gk1*/gi*-gk1*-gI1->0;0}a-2}a-$%%3}a0$ff,5}a6-2061=0}aA2}aA*-gN3}aN=0}aK2}aK*-gO3}aN*-gP18$*/ex9$2}ad=dN}ac*/ex9$4}aX<:$*-ez1=d3}at2}at*-e{3}aw*-e|1;d?}b&2}b&-dD03}b3;dZ}b02}b0-dE03}b3-dH01$fo%.8.8.8.85}bD.861.82}bQ;d@}bP.83}bQ<2}b[;d@}bZ.83}b[<2}bf;d@}be.83}bf<2}bp;d@}bo.83}bp<5}bu.861*-c*#a*-d@01*-+1$fq'5}c2-2061$fu*5}c<-206->05}cE-C065}cN5}cM-K0665}ce;'}cZ2}cZ$fi%3}c^$eR*5}cd-20661=4}cp2}cp*-da3}cs*/H1*-dd0*-Z1=C}d*2}d**-fL3}d7=dD}d42}d4*-fM3}d7*-fN1*#K8$2}dJ=N}dI*-fQ9$3}dJ<:$*#L1*.g<=d[}d^2}d^*/f;3}da*/J1*.g<*#d>*-(*#d@1*.g<*#K8$2}e(=N}e'*-fQ9$3}e(<:$*#L1*-g@*#K8$2}eC=N}eB*-fQ9$3}eC<:$*#L1*-g@*-f@1*-g@-gC01*.g<*-d~*#K8$2}ep=N}eo*-fQ9$3}ep<:$*#L1#D5}e}#a61=4}f-2}f-*-eI03}f1*-eJ01*-f'01#dC-eU8$2}fI;Q}fH-fB9$4}f?<:$#dC1*-dh*#Q*-fG1*-dh0*-fI8$2}fo=D}fn*-d~9$3}fo<:$*#K8$2}g'=N}g&*-fQ9$3}g'<:$*#L1*-dh0*-fI5}g;*$f|%61$f~(5}gE-2061*-eP0*#K8$2}g]=N}g[*-fQ9$3}g]<:$*#L1*-eP0*#Q=8}gu2}gu*$g')3}gy*$g-(*#K8$2}h/=N}h.*-fQ9$3}h/<:$*#L1$g2'5}h>-2061;D}hH2}hH-g$3}hS;D}hQ2}hQ-g03}hS-g51*-g801;8}hj2}hj$fR)5}hh-2063}i];dP}ht2}ht$f,)3}iM;dP}h~2}h~$f2*3}iM;dP}i,2}i,$f9,3}iM;2}i62}i6$fB+3}iM;d]}i@2}i@$fJ+3}iM;1}iJ2}iJ$S*3}iM$.+5}iS-2065}i]->0-C061;;}ih2}ih-K03}jD;T}iq2}iq%)3}jD;dD}iz2}iz#d>3}jD;?}j'2}j'#M3}jD;d[}j02}j0#F3}jD;dZ}j92}j9#E3}jD;d^}jB2}jB#J3}jD#Q1*-e50*-f:*-O*-ee1*-e70*-f:*-O*-ee1*-105}jm*-f>068$2}j~=?}j}*+#M,9$3}j~<:$*-f:2}k3=dI}k2*-e003}k3<*-O*-ee18$2}kK=?}kJ*+#M,9$3}kK<:$*-f:2}k]=dI}k[*-e003}k]<*-O*-ee1=d[}kn2}kn*/f;3}kq*-d)1=M}k|2}k|*-fc3}l-=dI}l*2}l**-fd3}l-*-fe1*-e50*-f:*-O1*-e70*-f:*-O1*-f:8$2}lV=dI}lU*-e09$3}lV<:$*-O1$g6(5}lf-206*5}lp5}lo-K0665}lv-X061*-X0*-du1*-dp*-dn1*-ds0*/H8$2}mF=(}mE*-dt5}mA*#c69$3}mF<:$1=dH}mS2}mS*-dw3}mV*-dx1$g;&5}ma-2061$g>&5}mk-20618$2}m{=(}mz*-gq9$3}m{<:$2}n-=1}n,*-h.03}n-<*-h/1*-gq0*-h:0*-f..ff1*-d'8$2}nT=A}nS*#O*-d'9$4}nF<:$2}nb=A}na*#O3}nb<1=C}nm2}nm*-dP3}np*-dI1*-dY*#a*-i*1*-dY8$2}o1=d)}o0*-gy9$3}o1<:$15}o>5}o=*-.0668$*-/9$2}oR=d*}oQ*-/9$4}oG<:$*-i-15}o`*-.068$*-eh9$2}ot=d<}os*-eh9$4}oi<:$*-i-15}p%*-.06*-/*-i-5}p55}p4*-.0661*-ep0->0#M*-i*1*-ep05}pP->0-C06*-i*1*-ep01=dI}pd2}pd*-i<3}pg*-i?1*-ev8$=dM}pw2}pw*-i93}q:5}q.5}q-=0}q)2}q)*#dD3}q,*#dV665}q75}q6-gL066*-gM9$2}ql=dM}qH2}qH*-i93}qh5}q[5}qZ=0}qV2}qV*#dD3}qY*#dV665}qe5}qd-gL066*-gM9$4}q>:$1*-10*-F-N01*-F-N015}r+*#d_6*-dA1*-10*-ej-N01*-ej-N01=d*}rK2}rK*-gV3}rc=d+}rU2}rU*-g_3}rc=N}r`2}r`*-gc3}rc*-et1=d*}rn2}rn*-gl3}rq*-et1*/gJ*-ev1*-e(0*-g71*-e(0*-Z1*-gQ0*-Z1*-e|5}sB5}sA*-gG066->0-gG1#S%)2}sV;T}sU%)4}sN<2}sl;C}sk#Q2}si;T}sh-d<03}si<3}sl<2}sw;d_}sv-d=03}sw<5}s}-2061#E2}tc;d`}tb;da}tR2}tR5}tN;dZ}t92}t9#E3}tM;d,}tB2}tB#d?3}tM;Z}tK2}tK#-3}tM#06.dF3}t`;d,}t]2}t]-d,03}t`-dG04}t&<#E1#J2}uJ;db}uI;dc}u:2}u:5}u6;d^}t}2}t}#J3}u5;d,}u*2}u*#d?3}u5;Z}u32}u3#-3}u5#06.dF3}uG;d,}uD2}uD-d,03}uG-dG04}tj<#J1*-dU01$fi%5}u[-2061*#Q=d[}uj2}uj*/f;3}um*/J1*#d>*-(*#d@1*-f@1*-d~5}v1;dd}v.2}v.#b3}v0#a615}vS*;D}v>2}v>#`3}vR;dd}vG2}vG#b3}vR;de}vP2}vP#N3}vR#P65}vn5}vm;df}ve2}ve->0-C03}vl5}vl*-gD06661$gA'5}vx-2061$gE(5}w&-2061$gJ'5}w0-20612}wo;dg}wn;dh}w?2}w?%83}wl;di}wH2}wH%93}wl;dj}wQ2}wQ%:3}wl;dk}wZ2}wZ%;3}wl;Q}wi2}wi#G5}wg#d_63}wl-eV04}w3<1$gN%-fC*#da-eU1$gP)5}x(-2061=d3}x32}x3*-fJ3}x6*-e~1#`*-g%0*2}xE-g&03}xE2}xP;dl}xO-g(04}xG<*$gV%1#`*-g%0*2}xd-g&03}xd2}xo;dl}xn-g(04}xf<*#b2}x};_}x|-g104}xt<$gX%*-g%0*#b1#`*#b2}y<;_}y;-g104}y3<$gX%*#b1;=}yL2}yL#K3}z);M}yU2}yU#^3}z);A}y_2}y_#O3}z);dX}yh2}yh#da3}z);d0}yq2}yq#a3}z);:}yz2}yz#_3}z);D}z'2}z'#`3}z)#c1*-dQ1*#c8$2}z@=M}z?*-dQ9$3}z@<:$1*#D*-dQ1;dm}zT2}zT$gZ(3}zb;2}z_2}z_$fB+3}zb$g`)5}zh-206*5}zr5}zq-dq0661*-dx8$5}z~-db06*-eY9$2}{65}{/-db06*-eY9$4}{):$1=dn}{C2}{C*-dy3}|E=;}{M2}{M*-d{3}|E=9}{W2}{W*-e$3}|E=9}{b2}{b*-e*3}|E=dD}{l2}{l*-e>3}|E==}{v2}{v*-eF3}|E=do}|$2}|$*-eG3}|E=4}|.2}|.*-da3}|E=4}|82}|8*-eL3}|E='}|B2}|B*-eO3}|E*-eS1=<}|P2}|P*-d(3}|h=;}|Z2}|Z*-dK3}|h=;}|e2}|e*-dL3}|h*-dM1*$ey&*-d$5}|y5}|x*#d@661=S}}(2}}(*-dJ3}}+*-d$1=9}}62}}6*-ee3}}9*-i.1*.gT*-gU*#^*-i=1*/gi*-i=1*-i:1=;}}]2}}]*/G3}}`*-O1=;}}k2}}k*/G3}}n*-ek1=dp}}y2}}y*-gW3}~*=d<}~'2}~'*-g]3}~**-g^1=d+}~52}~5*-g`3}~B=d+}~?2}~?*-ga3}~B*-gb1*-et8$*-gd9$2}~Z=d=}~Y*-gd9$4}~O<:$1=d*}~h2}~h*-,3}~k*-en5}~r*-gh061$ff,5}~|-2061;de~#+2~#+$gf%3~#.$d+%1%)2~#E;dq~#D2~#@;R~#?#dB3~#@<%)4~#3<1;(~#O2~#O#dH3~#Q#d(2~#e;dr~#d;de~#`2~#`#N3~#b#P3~#e<-d<01;d,~#s2~#s-d-03~$.;d,~#}2~#}-d.03~$.;d,~$+2~$+-d/03~$.-601#d?%)1;;~$i2~$i5~$d;0~$E2~$E$%%3~$];8~$O2~$O$ff,3~$];'~$Y2~$Y$=%3~$]$@-5~$c-2066-K03~%y;T~$r2~$r%)3~%y;dZ~${2~${#E3~%y;d^~%(2~%(#J3~%y;=~%12~%1#K3~%y;dD~%:2~%:#d>3~%y;9~%C2~%C#d_3~%y;dE~%L2~%L#dC3~%y;d[~%U2~%U#F3~%y;#~%_2~%_#d#3~%y;ds~%h2~%h#db3~%y;d)~%v2~%v#D5~%t#a63~%y-gE01#d?%<1*-(*1*-e~8$=dR~&72~&7*-fK3~&I5~&@5~&?*#D665~&F-db06*-fO9$2~&n=dR~&W2~&W*-fK3~&j5~&a5~&`*#D665~&g-db06*-fO9$4~&M:$1-K02~'>;dt~'=;du~''2~''-203~';;dv~'02~'0#P3~';;M~'92~'9#^3~';#Q4~&v<1-g'1;dw~'K2~'K-g)3~'M-g.1;D~'W2~'W-g#3~'l;9~'a2~'a-g23~'l;9~'j2~'j-g33~'l-g41;;~'w2~'w-K03~(f;T~($2~($%)3~(f;=~(-2~(-#K3~(f;dD~(62~(6#d>3~(f;9~(?2~(?#d_3~(f;dZ~(H2~(H#E3~(f;d^~(Q2~(Q#J3~(f;dE~(Z2~(Z#dC3~(f;dv~(d2~(d#P3~(f#Q1=dD~(q2~(q*-eZ3~(t*-e[1*-dz1=;~)'2~)'*-d|3~)**-e#1*#d_8$2~)==dx~)<*-e%9$3~)=<:$*#d>*/H*-e&0*-Z8$2~)[=0~)Z*-e'9$3~)[<:$*#d@8$2~)p=dy~)o*-e)9$3~)p<:$8$2~*%=M~*$*-dQ9$3~*%<:$2~*<=dz~*;=:~*62~*6*#_3~*9*#O3~*<<*#da1*#d_8$2~*R=d$~*Q*-e+9$4~*G<:$*#da1*#d>8$2~*k=d{~*j*-e?9$3~*k<:$*#d@1*#K*-Z*#L1=d;~+)2~+)*/d*3~+@=d>~+32~+3*/d13~+@=dS~+=2~+=*-eH3~+@*-eK1*-eM0*-eN8$2~+Y5~+R-db06*-d~9$3~+Y:$1*-eP0*#K*/d**#L8$2~+y=C~+x*-eQ9$3~+y<:$8$2~,05~,)-db06*-d~9$3~,0:$1*-eT1*-d)*#^*-dI1*/H*#a*-d@1*/H1*$ey&*/H5~,`5~,_*#da661*-d$*#a*-d@15~,q*#d_6*-i/1=d*~-#2~-#*-i>3~-&*-i71*/gK*-ev1*#K8$2~-@=L~-?*-]9$3~-@<:$*#L15~-P5~-O*-gX0668$*-/9$2~-e=d*~-d*-/9$4~-Y<:$*-gY15~-r*-gX068$*-eh9$2~.*=d<~.)*-eh9$4~-{<:$*-gY15~.7*-gX06*-/*-gY5~.G5~.F*-gX0661*-ep0->0#M*-gU1*-ep05~.c->0-C06*-gU1*-ep01=dI~.v2~.v*-ge3~.y*-gj1;dI~/'2~/'.gT3~/).gi1#d?;[~/62~/6$gh%3~/S;d|~/?2~/?%=3~/S;d}~/H2~/H%>3~/S;d~~/Q2~/Q%?3~/S%@1$gj%5~/]%)61$gl%.8.81#Q%)1*-d~*1*-g%02~0';e#~0&*#a*-g*03~0'<1*#d_*$ey&-g/0*#da1#d_*#da1#d_*2~0J;C~0I$ey&3~0J<-fC0*#da15~0`;D~0]2~0]#`3~0_#d_6.dF1*#d>*#d@1*#d>*-Z*#d@1;0~0~2~0~$gn&3~28;7~1,2~1,$gq)3~28;7~162~16$gw*3~28;'~1@2~1@$g~,3~28;B~1J2~1J$h+(3~28;B~1T2~1T$gJ'3~28;B~1_2~1_$h0)3~28;d]~1i2~1i$h6)3~28;8~1s2~1s$h<)3~28;8~1}2~1}$hB)3~28;e$~2+2~2+$hH,3~28;e$~252~25$hQ*3~28$hX'5~2>-2065~2D*#Q61*-d}5~2N-db06*-d~1*-d}12~2j;dr~2i;de~2e2~2e#N3~2g#P3~2j<$fB+5~2s-2061*-e(0*-Z12~33;dr~32;de~3.2~3.#N3~30#P3~33<#c1*-e@8$2~3K=A~3J*#O*-e@9$4~3=<:$2~3X=A~3W*#O3~3X<1*#P*/d11$h])5~3j-2061='~3u2~3u*-eO3~4&=;~4#2~4#*-d}3~4&*-eR1*#Q*/J8$2~4?=C~4>*#Q*/J9$4~41<:$1#dC-eU8$2~4T;Q~4S-eW9$4~4J<:$#dC1*-i*1=d*~4h2~4h*-i+3~4k*-i25~4r*-gh061#^1=9~5$2~5$*-ee3~5'*-gZ1*.gT*-gU*#^*-gf1*/gi*-gf1;dZ~5E2~5E-g+3~5Y;d^~5N2~5N-g,3~5Y;9~5W2~5W-g-3~5Y-g#1*-f.*1=;~5j2~5j*-eA3~69=;~5t2~5t*-eB3~69=C~5~2~5~*-eC3~69=C~6,2~6,*-eD3~69=d{~662~66*-eE3~69*-Z1*-da8$2~6O=C~6N*#Q*/J9$4~6A<:$1$gN%-eX*#da-eU15~6d*#d_6*-g[1=d*~6r2~6r*-gg3~6u*-et1#E2~7+;e%~7*5~7&#E6.dF4~6z<#E1#J2~7?;e&~7>5~7:#J6.dF4~72<#J1#d_-fC0*#da1*/J*#^*-Z1*/J*#c*#^*-Z1*$ey&*/J*#^*-Z1*$ey&*-Z1*-Z*#c1*-Z*1*-gU1=d*~872~87*-gV3~8:*-g_5~8A*-gh061";
const RULE_START = [0,0,84,546,1728,2343,3539,4722,3849,4898,6207,7807,7811,9421,1808,1752,2868,2907,3934,3937,5044,0,0,5056,6504,7998,8015,1766,2944,3951,3016,3992,1778,2986,3083,10485,0,0,0,0,2691,3744,4874,3583,1837,3123,4067,5088,6518,0,0,0,0,4180,5108,3283,4339,3164,4122,5123,6548,6626,8063,5173,6644,6079,7623,9101,10382,11459,4986,0,0,10689,11719,11761,11770,0,0,0,0,0,0,0,0,0,0,0,0,10632,10655,0,6481,6640,8074,6491,7974,9565,9618,0,10723,9685,10433,11500,11469,11479,11483,7647,9136,10416,6200,6651,6661,6668,8078,5143,5163,5217,4877,6193,4166,5234,6675,8088,8138,9752,5617,8152,9757,6702,4387,585,5607,4456,4490,5654,5686,7359,7391,8982,10204,11057,8989,8948,8974,7335,9020,10244,10278,11156,11883,11160,12019,1653,4204,12032,11174,12036,3614,12065,2803,12073,11286,4514,5737,7442,8676,5784,7462,5825,5829,5837,7465,9034,7476,9044,5851,5875,5913,7487,7500,0,11310,12095,12318,12480,12490,12503,12517,12525,11334,11344,8344,9876,9886,12130,11378,12137,12147,11405,2193,12171,12372,11455,12198,9906,10888,12396,12532,11142,11866,11873,7415,5710,5624,7315,5116,3199,9432,7825,1895,9439,6243,7839,9449,10499,11541,9460,6276,4922,6300,7853,6313,6330,4946,4972,6349,6447,7934,0,0,7960,9546,4190,5248,5320,6804,1827,6868,8360,9896,0,0,0,0,6922,5030,2799,6496,3472,4667,6029,7575,0,7579,7589,7597,7133,8743,8864,0,8757,8771,10106,8823,6980,8365,9968,10893,6984,6989,8388,9979,8398,9989,10898,8160,9767,9784,9794,6799,8336,3899,8446,7013,565,1919,3206,3231,4234,4244,3259,4265,5474,7119,8581,5495,7167,8878,10172,10176,10197,0,0,0,0,7213,5509,7253,5537,5541,5564,7263,8902,8913,8924,5587,7287,7038,8461,7043,8471,8499,7057,8545,7069,7089,8555,10003,10970,11012,11783,11015,11788,12283,12431,12451,12471,11808,12313,10033,11027,11822,11828,11849,10083,7094,8576,1573,6715,8184,8208,0,8225,8238,8265,9798,8292,8299,9816,10728,11778,8306,10618,7883,9515,0,0,7887,7910,9522,9530,9538,10608,6335,7863,0,9467,10513,11565,12246,12249,12407,12537,11601,11634,10537,11658,11671,11688,10561,11693,12263,12417,12541,11707,0,12276,9501,10587,7876,1738,2827,2850,575,133,604,1798,1278,2731,3763,3773,4891,623,673,684,1974,2203,2007,3317,3327,3355,2052,1624,3379,4581,5927,708,716,1554,2062,962,2597,3403,2136,3409,4595,5935,7531,9054,9087,2789,2773,3496,4632,5969,3835,2781,4702,2246,2256,2681,391,1302,2745,3794,3808,1331,1353,2759,3812,2222,3433,3437,3448,3831,415,1383,1388,1429,1471,1485,1498,1516,479,1583,1593,2813,3883,3895,529,1108,4615,4625,5959,724,2183,762,795,2265,2303,2315,217,819,2333,2347,3553,2367,870,2375,895,2385,3563,3573,3590,4754,1208,4762,4789,2425,2449,3624,4793,6103,7705,9150,6159,7719,9181,10447,11510,12221,9217,9250,7743,9274,9287,9304,7767,7793,9323,10481,11534,9309,10461,11520,12225,10474,9160,4820,6127,2520,3638,929,2548,948,2558,3648,3658,4834,4844,3683,4854,2586,971,2607,988,2617,1020,2627,1042,2637,1064,2647,2657,3691,4864,3719,1101,2671,1132,1136,0,1146,1191,381,541,1677];
const RULE_FLAGS = [0,13,4,4,4,5,5,0,13,5,0,2,5,0,2,2,2,2,2,2,2,0,0,2,2,2,2,2,2,2,2,2,2,2,2,5,0,0,0,0,2,2,2,2,4,4,4,2,2,0,0,0,0,2,4,13,4,4,13,0,2,5,0,5,0,13,4,4,5,0,5,0,0,2,2,2,2,0,0,0,0,0,0,0,0,0,0,0,0,2,2,0,0,5,5,4,2,2,2,0,2,2,5,0,0,0,0,4,5,0,4,0,0,0,2,0,0,0,5,0,5,5,0,2,5,4,2,4,2,0,4,2,2,0,5,0,5,0,13,0,2,2,0,2,4,13,5,0,5,5,2,5,0,4,4,0,4,2,2,4,2,2,4,4,4,2,2,4,2,4,4,5,0,2,0,2,4,4,2,2,2,0,4,4,5,0,0,0,0,0,4,4,4,2,2,4,4,2,5,4,2,4,0,5,0,2,2,0,0,5,0,0,0,0,4,4,4,4,0,5,4,1,0,5,0,5,4,0,0,5,0,2,0,0,0,5,0,5,0,0,0,5,0,5,0,5,4,2,5,4,2,0,0,0,0,4,5,5,4,4,4,5,0,0,0,0,0,5,0,5,0,0,0,2,0,5,0,0,0,4,5,0,2,0,13,0,5,0,0,0,4,2,4,0,4,2,4,12,4,2,4,4,5,4,5,2,5,0,5,0,0,0,0,0,0,0,0,4,2,0,4,4,5,0,0,0,4,2,4,2,5,0,0,4,2,4,4,13,0,2,1,0,1,0,1,2,2,0,0,0,0,1,2,0,2,0,12,4,2,5,0,0,0,0,0,0,5,0,0,2,2,2,0,2,5,0,0,0,2,5,0,0,0,2,5,0,0,13,5,0,2,5,1,5,0,0,5,0,0,0,0,5,0,5,1,2,0,0,5,1,0,5,0,4,2,5,4,2,4,5,0,0,4,4,4,13,4,2,4,2,4,4,4,2,4,5,0,4,4,2,13,4,2,4,4,5,0,4,13,0,0,2,4,4,4,4,5,4,4,2,4,2,5,0,5,0,1,0,0,5,0,5,0,0,0,1,5,0,0,0,0,0,0,0,4,2,4,5,0,1,4,4,0,0,2,4,2,4,5,0,0,0,13,4,2,4,2,4,4,2,5,0,2,2,5,0,2,0,0,0,0,5,0,4,5,0,13,5,0,5,1,5,0,0,5,0,0,0,0,5,0,5,0,5,0,5,1,0,0,5,0,0,2,4,2,5,0,2,4,2,4,4,2,0,4,2,4,2,4,2,4,2,4,2,5,0,2,0,4,2,4,4,0,4,4,4,4,2];
const DESCRIPTIONS: { readonly [rule: number]: string } = { 312: "`;`", 37: "an identifier", 71: "a string", 582: "an identifier", 39: "an identifier", 78: "a number", 21: "a hexadecimal digit", 270: "a private name", 251: "a regular expression", 181: "end of input", 263: "an identifier", 386: "`?`", 406: "an operator", 239: "an operator", 362: "`?.`", 376: "an operator", 99: "any character", 36: "an identifier", 377: "an operator" };
const MATCHERS: { readonly [rule: number]: (p: number) => number } = { 312: m_semicolon, 37: m_identifier, 71: m_stringLiteral, 582: m_labelIdentifier, 39: m_identifierName, 78: m_numericLiteral, 21: m_hexDigit, 270: m_privateIdentifier, 251: m_regularExpressionLiteral, 181: m_end, 263: m_shorthandIdentifier, 386: m_conditionalMark, 406: m_assignmentOperator, 239: m_prefixOperator, 362: m_optionalMark, 376: m_binaryOperator, 99: m_any, 36: m_arrowIdentifier, 377: m_binaryOperatorExceptIn };
const PATTERNS = [U0, U1];
const GUARDS = [[64,1,64],[33,4,2,2,2,1,1,13,1,2,3,29,2,29,2,1,1,1],[97,1,1,4,2,1,2,3,5,1,12],[97,1,19,1,11],[105,1,23],[101,1,27],[99,3,27],[109,2,18],[99,1,29],[97,1,1,1,2,1,5,1,20],[99,1,8,1,20],[97,1,4,1,26],[105,1,3,2,5,1,12],[97,1,31],[100,1,28],[114,1,14],[102,1,26],[116,1,12],[118,1,10],[119,1,9],[98,1,30],[115,1,13],[123,1,5],[59,1,69],[36,1,28,26,1,1,2,1,1,26,5,1],[34,1,1,1,2,1,6,1,1,10,7,28,2,1,1,26,5,1],[40,1,88],[108,1,20],[42,1,86],[99,2,28],[44,1,84],[110,1,18],[46,1,82],[60,1,68],[0,10,1,2,1,115],[0,10,119],[11,2,116],[14,115],[36,1,11,10,7,26,4,1,1,26,6],[9,1,1,2,19,1,14,1,80,1],[10,1,2,1,114,1],[36,1,9,1,17,29,2,1,1,27,4,1],[58,1,70],[33,4,2,2,2,1,1,13,2,1,3,29,2,29,2,1,1,1],[97,26,6],[65,26,38],[36,1,92],[95,1,33],[36,1,28,28,2,1,1,27,4,1],[48,10,71],[128,1],[48,10,7,26,4,1,1,26,5,1],[9,1,119],[32,1,96],[47,1,81],[10,1,118],[13,1,115],[14,28,87],[43,86],[0,129],[0,42,87],[34,3,2,1,2,1,3,1,1,10,1,1,4,29,2,1,1,26,5,1],[40,1,19,1,68],[97,1,12,1,18],[34,1,1,1,1,3,4,2,1,10,7,28,2,30,3,1],[34,1,1,1,2,2,5,1,1,10,2,1,4,28,2,1,1,26,5,1],[101,1,3,1,3,2,5,1,12],[34,1,1,1,2,1,25,26,1,1,2,1,1,26,5,1],[34,1,1,1,2,1,2,1,3,1,1,10,7,28,2,1,1,26,5,1],[99,1,8,1,9,1,10],[33,1,95],[36,1,3,1,19,1,4,26,1,1,2,1,1,26,5,1],[121,1,7],[92,1,36],[11,1,117],[12,1,116],[99,1,5,1,5,1,17],[61,1,67],[64,1,46,2,1,1,14],[111,2,1,1,14],[34,1,1,1,2,2,5,12,2,1,3,29,2,29,4,1],[34,3,2,1,2,1,3,1,1,10,1,1,5,28,2,1,1,26,5,1],[34,3,2,1,2,1,3,1,1,10,7,28,2,1,1,26,5,1],[34,3,2,1,6,1,1,10,7,28,2,1,1,26,5,1],[91,1,5,1,2,1,10,2,1,2,13],[34,1,1,1,1,3,4,2,1,10,7,28,2,29,4,1],[91,1,22,1,14],[103,1,11,1,13],[34,1,4,1,89],[36,1,3,1,24,26,1,1,2,1,1,26,5,1],[37,2,3,2,1,1,1,1,12,4,30,1,29,1,4],[46,1,1,10,71],[48,1,80],[48,10,7,6,26,6,26],[40,1,5,1,13,1,2,1,27,1,4,1,32],[34,1,1,1,2,2,5,12,7,28,2,29,4,1],[34,1,4,1,6,12,44,1,7,1,5,1,12],[91,1,37],[96,1,32],[97,1,2,1,10,2,1,2,13],[124,1,4],[34,1,1,1,2,2,4,2,1,10,7,28,2,29,4,1],[63,1,65],[103,1,25],[9,5,18,1,11,1,2,1,11,1,68,1],[97,1,1,5,1,1,2,3,5,1,1,1,10],[33,1,3,2,3,2,1,1,1,1,12,4,30,1,10,1,18,1,4],[33,1,9,1,1,1,51,1,2,1,15,1,1,1,7,1,2],[49,1,79],[112,1,16],[40,1,5,1,16,1,27,1,4,1,32],[46,1,44,1,4,1,32],[102,1,13,1,12],[33,1,24,1,4,1,65],[38,1,90],[107,1,6,1,2,1,11],[10,1,2,1,33,1,80,1],[125,1,3],[36,1,9,1,18,28,2,1,1,27,4,1],[34,1,94],[35,1,93],[111,1,17],[39,1,89],[69,1,31,1,27],[0,10,1,2,1,20,1,94],[0,10,1,2,1,20,1,57,1,36],[0,10,1,2,1,25,1,89],[0,10,1,2,1,25,1,52,1,36],[62,1,66],[43,1,85],[9,5,18,1,14,1,80,1],[0,96,1,32],[0,36,93],[37,55,37],[93,3,33],[97,32],[9,5,18,1,3,1,10,1,17,26,1,1,2,1,1,27,4,1],[107,1,21],[97,2,6,1,4,2,3,1,1,2,10],[34,1,4,1,5,2,1,10,44,1,13,1,12],[129],[48,10,37,1,33],[43,1,1,1,83],[126,1,2],[36,1,8,2,1,11,6,26,1,1,2,1,1,26,5,1],[36,1,11,10,7,26,1,1,2,1,1,26,5,1],[45,1,83],[9,5,18,1,3,1,10,1,17,26,1,1,2,1,1,26,5,1],[43,1,1,1,68,1,14],[43,1,1,1,17,1,65],[44,1,14,1,69],[34,1,1,1,1,3,4,2,1,10,2,1,4,28,2,30,3,1],[0,48,81],[58,59,12],[118,2,9],[9,5,18,1,14,1,13,1,66,1],[117,1,11],[0,34,1,94],[0,39,1,89]];
const SETS = [[0,9],[11,12],[14,8231],[8234,65535],[97,122],[65,90],[48,57],[0,127],[8204,8204],[8205,8205],[8232,8232],[8233,8233],[14,41],[43,8231],[0,41],[43,65535],[8192,8202],[8239,8239],[8287,8287],[12288,12288],[65279,65279],[0,35],[37,91],[93,95],[97,65535],[0,65535],[0,47],[58,116],[118,119],[121,65535]];
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
  null,
  null,
  (n) => A.arrowIdentifier!.call(n),
  (n) => A.identifier!.call(n),
  null,
  (n) => A.identifierName!.call(n),
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
  (n) => A.ImportQualifier!.call(n, u, n.a, u, n.b),
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
  (n) => A.ConstrainedInfer!.call(n, u, n.a, n.b),
  (n) => A.TypeDefault!.call(n, u, n.a),
  (n) => A.ReturnType!.call(n, u, n.a),
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
  (n) => A.FunctionExpression!.call(n, n.a, u, n.b, n.c, n.d, n.e),
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
  (n) => A.shorthandIdentifier!.call(n),
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
  null,
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
  null,
  null,
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
  (n) => A.ImportedNames_default!.call(n, n.a),
  (n) => A.ImportedNames_namespace!.call(n, u, u, n.a),
  (n) => A.ImportedNames_named!.call(n, u, n.a),
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
  (n) => A.BlockStatement!.call(n, u, n.a),
  (n) => A.AmbientModule_shorthand!.call(n, u, n.a),
  (n) => A.AmbientModule_global!.call(n, n.a, n.b),
  (n) => n.text,
  (n) => A.OverloadSignature!.call(n, n.a),
  null,
  (n) => A.ImportTypeDeclaration!.call(n, u, u, n.a, u, n.b),
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
  (n) => A.labelIdentifier!.call(n),
  (n) => A.ExpressionStatement!.call(n, n.a),
  (n) => A.WithStatement!.call(n, u, u, n.a, u, n.b),
  (n) => A.UsingDeclaration!.call(n, u, n.a),
  (n) => A.HtmlComment!.call(n),
  null,
 ];
}
