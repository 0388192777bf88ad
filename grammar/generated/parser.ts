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
const UNLIMITED = 2 ** 30 - 1;
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
let longest = UNLIMITED;
let fuse = UNLIMITED;

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

export function begin(source: string, bound: Table, most = UNLIMITED): void {
  const length = source.length;
  if (I.length < length + 9) I = new Int32Array(length * 2 + 64);
  for (let i = 0; i < length; i++) I[i] = source.charCodeAt(i);
  I[length] = I[length + 1] = END;
  input = source;
  actions = bound;
  memo = [];
  memoBase = 0;
  skippedFrom = -1;
  longest = most;
  fuse = UNLIMITED;
}

export function finish(): void {
  if (I.length > KEEP) I = new Int32Array(SCRATCH);
  I[0] = I[1] = END;
  input = "";
  actions = EMPTY;
  memo = [];
  pos = 0;
}

export class Suspended {
  readonly units = I;
  readonly input = input;
  readonly actions = actions;
  readonly memo = memo;
  readonly memoBase = memoBase;
  readonly pos = pos;
  readonly longest = longest;
}

export function suspend(): Suspended {
  const suspended = new Suspended();
  I = new Int32Array(SCRATCH);
  finish();
  return suspended;
}

export function resume(suspended: Suspended): void {
  ({ units: I, input, actions, memo, memoBase, pos, longest } = suspended);
  skippedFrom = -1;
}

export function parseAll(): unknown {
  const root = b_START(skip(0), 0);
  return root !== null && I[skip(pos)] === END ? root.toAST() : undefined;
}

export function parseItem(position: number): unknown {
  const start = skip(position);
  commit(start);
  fuse = start + longest;
  const node = b_ITEM(start, 0);
  return node === null ? undefined : node.toAST();
}

function parseShort(build: (p: number, d: number) => Child, p: number): Child | undefined {
  fuse = p + (longest >> 1);
  try {
    return build(p, 0);
  } catch (error) {
    if (!(error instanceof TooDeep || error instanceof RangeError)) throw error;
    pos = fuse;
    return undefined;
  }
}

function matchShort(match: (p: number) => number, p: number): number | undefined {
  fuse = p + longest;
  try {
    return match(p);
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
    return undefined;
  }
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
const IS_GUESS = 16;

const ONE = 64;
const RADIX = 91;
const TWO = 25 * RADIX;

const LONG_LIST = 100;

let program: Uint16Array | undefined;
let guards = new Uint8Array(0);

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

export function readItem(item: Item, steps: number): boolean {
  const code = (program ??= load());
  const { values, stack, failures } = item;
  let { p, pc, quiet, nesting } = item;
  let failed = false;
  if (stack.length === 0) {
    pc = RULE_START[ITEM_RULE]!;
    commit(p);
    stack.push(~0, p, ITEM_RULE, 0);
  }

  for (;;) {
    if (failed) {
      steps--;
      // Back to the last choice; calls on the way have failed.
      failed = false;
      for (;;) {
        const top = stack.length - 4;
        if (top < 0) return true;
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
        if (isToken(code[~target - 2]!)) item.keepToken(third, start, -1);
        if (flags & IS_NESTED) nesting--;
        if (flags & IS_MEMO) remember(memoKey(third, quiet), start, null, 0);
        if (quiet === 0 && failures !== null && DESCRIPTIONS[third] !== undefined) failures.miss(start, ~third);
      }
    }
    if (--steps < 0) {
      item.p = p;
      item.pc = pc;
      item.quiet = quiet;
      item.nesting = nesting;
      return false;
    }
    const op = code[pc]!;
    switch (op) {
      case UNIT:
        if (I[p] === code[pc + 1]) {
          p++;
          pc += 2;
        } else {
          if (quiet === 0 && failures !== null) failures.miss(p, pc);
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
          if (quiet === 0 && failures !== null) failures.miss(p, pc);
          failed = true;
        }
        break;
      }
      case SET:
        if (within(SETS[code[pc + 1]!]!, I[p]!)) {
          p++;
          pc += 2;
        } else {
          if (quiet === 0 && failures !== null) failures.miss(p, pc);
          failed = true;
        }
        break;
      case ANY: {
        const c = I[p]!;
        if (c !== END) {
          p += c >= 0xd800 && c <= 0xdbff && I[p + 1]! >= 0xdc00 && I[p + 1]! <= 0xdfff ? 2 : 1;
          pc += 1;
        } else {
          if (quiet === 0 && failures !== null) failures.miss(p, pc);
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
          if (quiet === 0 && failures !== null) failures.miss(p, pc);
          failed = true;
        }
        break;
      }
      case END_OF_INPUT:
        if (I[p] === END) pc += 1;
        else {
          if (quiet === 0 && failures !== null) failures.miss(p, pc);
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
          const known = recall(memoKey(rule, quiet), p);
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
        if (flags & IS_NESTED) {
          const short = failures === null ? item.shortAt(p, rule) : undefined;
          if (short !== undefined) {
            const node = parseShort(short, p);
            steps -= Math.abs(pos - p);
            if (node === undefined) item.credit -= pos - p;
            if (node === null) failed = true;
            else if (node !== undefined) {
              values.push(node);
              p = pos;
              pc += 2;
            }
            if (node !== undefined) break;
          }
          if (nesting === MAX_NESTING) {
            const guess = outermostGuess(stack);
            if (guess < 0) throw new TooDeep(p);
            nesting -= abandon(stack, guess);
            failed = true;
            break;
          }
          nesting++;
        }
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
          // A rule that is only ever matched has no value, and nobody asks for one where failures are looked for.
          if (failures !== null) node.drop();
          else if (actions[node.rule]) node = settle(node);
        }
        values.length = height;
        const caller = code[pc - 2]!;
        if (isToken(caller)) item.keepToken(rule, start, p);
        if (caller !== MATCH) values.push(node);
        if (flags & IS_MEMO) remember(memoKey(rule, quiet), start, node, p);
        if (top === 0) {
          item.end = p;
          if (failures === null) item.value = node.toAST();
          return true;
        }
        break;
      }
      case MATCH:
      case MATCH_LEAF: {
        const rule = code[pc + 1]!;
        const after = matchShort(MATCHERS[rule]!, p) ?? item.token(rule, p);
        if (after === undefined) {
          // What is too long for the function is read here, step by step.
          stack.push(~(pc + 2), p, rule, values.length * 0x10000 + quiet);
          quiet++;
          pc = RULE_START[rule]!;
          break;
        }
        if (after < 0) {
          if (quiet === 0 && failures !== null) failures.miss(p, ~rule);
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
        if (quiet === 0 && failures !== null) failures.miss(stack[top + 1]!, pc);
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
        for (let i = 0; i < count && failures === null; i++) {
          const node = values[first + i] as TreeNode;
          const list = values[first - count + i] as TreeNode[];
          list.push(node);
          // What becomes AST here does not wait for the action of the list, which nothing can interrupt.
          if (list.length > LONG_LIST && actions[node.rule]) settle(node);
        }
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
        if (
          (failures !== null && q === failures.focus) ||
          guards[code[pc + 1]! * 129 + (unit < 128 ? unit : 128)] !== 0
        )
          pc += 3;
        else {
          if (quiet === 0 && failures !== null && q > failures.furthest) failures.furthest = q;
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

const isToken = (op: number): boolean => op === MATCH || op === MATCH_LEAF;

function outermostGuess(stack: readonly number[]): number {
  for (let top = 0; top < stack.length; top += 4)
    if (stack[top]! < 0 && RULE_FLAGS[stack[top + 2]!]! & IS_GUESS) return top;
  return -1;
}

function abandon(stack: number[], call: number): number {
  let levels = 0;
  for (let top = stack.length - 4; top > call; top -= 4) {
    if (stack[top]! >= 0) continue;
    const rule = stack[top + 2]!;
    const flags = RULE_FLAGS[rule]!;
    if (flags & IS_NESTED) levels++;
    if (flags & IS_MEMO) remember(memoKey(rule, stack[top + 3]! & 0xffff), stack[top + 1]!, null, 0);
  }
  stack.length = call + 4;
  return levels;
}

const memoKey = (rule: number, quiet: number): number => RULE_START.length + rule * 2 + (quiet > 0 ? 1 : 0);

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

export class Failures {
  readonly focus: number;
  furthest = -1;
  private readonly missing = new Set<number>();

  constructor(focus: number) {
    this.focus = focus;
  }

  miss(p: number, at: number): void {
    if (p > this.furthest) this.furthest = p;
    if (p === this.focus) this.missing.add(at);
  }

  expected(): string[] {
    const code = program!;
    const texts = new Set<string>();
    for (const at of this.missing) {
      if (at < 0) texts.add(DESCRIPTIONS[~at]!);
      else if (code[at] === UNIT) texts.add(`\`${String.fromCharCode(code[at + 1]!)}\``);
      else if (code[at] === LITERAL) texts.add(`\`${K.slice(code[at + 1], code[at + 1]! + code[at + 2]!)}\``);
      else if (code[at] === END_OF_INPUT) texts.add("end of program");
    }
    return [...texts];
  }
}


export class Item {
  readonly failures: Failures | null;
  readonly values: (Child | TreeNode[] | number)[] = [];
  readonly stack: number[] = [];
  p: number;
  pc = 0;
  quiet = 0;
  nesting = 1;
  value: unknown = undefined;
  end = 0;

  credit = 0;
  private reached: number;
  private readonly tokens = new Map<number, number>();

  constructor(at: number, failures: Failures | null) {
    this.failures = failures;
    this.p = this.reached = skip(at);
  }

  token(rule: number, p: number): number | undefined {
    return this.tokens.get(rule * 2 ** 24 + p);
  }

  keepToken(rule: number, p: number, end: number): void {
    this.tokens.set(rule * 2 ** 24 + p, end);
  }

  shortAt(p: number, rule: number): ((p: number, d: number) => Child) | undefined {
    if (p > this.reached) {
      this.credit += 2 * (p - this.reached);
      this.reached = p;
    }
    return this.credit >= 0 ? BUILDERS[rule] : undefined;
  }
}
const MAX_DEPTH = 300000;
const T0 = table(Uint8Array, 128, [9, 96, 1, 108, 1, 28, 2, 108, 1, 28, 18, 96, 1, 108, 1, 97, 1, 65, 1, 97, 1, 225, 2, 96, 1, 33, 1, 97, 2, 96, 1, 97, 1, 96, 2, 97, 1, 125, 10, 225, 1, 96, 1, 105, 1, 97, 3, 96, 1, 97, 26, 225, 1, 97, 1, 1, 2, 96, 1, 225, 1, 97, 1, 227, 1, 225, 4, 227, 2, 225, 1, 227, 2, 225, 3, 227, 5, 225, 1, 227, 6, 225, 1, 97, 2, 96, 1, 97, 1, 96]);
const T1 = table(Uint8Array, 128, [10, 1, 1, 0, 2, 1, 1, 0, 19, 1, 1, 69, 1, 193, 1, 65, 1, 219, 2, 5, 1, 193, 1, 65, 1, 1, 1, 21, 1, 69, 1, 1, 1, 69, 1, 193, 1, 68, 10, 195, 2, 1, 1, 69, 3, 5, 1, 65, 26, 219, 1, 193, 1, 219, 1, 1, 1, 5, 1, 219, 1, 65, 1, 251, 1, 219, 1, 251, 2, 219, 1, 251, 2, 219, 1, 255, 3, 219, 2, 251, 5, 219, 1, 251, 6, 219, 1, 81, 1, 5, 1, 1, 1, 65, 1, 1]);
const T2 = table(Uint8Array, 128, [9, 16, 1, 19, 1, 1, 2, 19, 1, 1, 18, 16, 1, 19, 1, 16, 1, 144, 1, 16, 1, 148, 2, 48, 2, 144, 2, 48, 1, 16, 1, 48, 1, 16, 1, 176, 1, 130, 10, 152, 2, 48, 1, 176, 3, 48, 1, 144, 26, 156, 2, 128, 2, 48, 1, 156, 1, 144, 3, 156, 1, 220, 4, 156, 1, 220, 3, 156, 2, 220, 5, 156, 1, 220, 6, 156, 1, 144, 2, 48, 2, 16]);
const T3 = table(Uint8Array, 128, [9, 13, 1, 15, 1, 0, 2, 15, 1, 0, 18, 13, 1, 15, 1, 13, 1, 109, 1, 13, 1, 253, 2, 13, 1, 109, 1, 141, 1, 13, 1, 73, 3, 13, 1, 93, 1, 13, 10, 77, 2, 13, 1, 141, 3, 13, 1, 29, 26, 253, 1, 93, 1, 245, 1, 5, 1, 13, 1, 253, 1, 13, 26, 253, 1, 29, 4, 13]);
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
const M6 = table(Int32Array, 129, [42, 0, 1, 1, 18, 0, 1, 4, 2, 0, 1, 16, 32, 0, 1, 24, 1, 0, 1, 16, 1, 18, 2, 16, 2, 0, 1, 16, 2, 0, 3, 16, 5, 0, 1, 16, 1, 0, 1, 16]);
const M7 = table(Int32Array, 129, [97, 0, 1, 5, 1, 0, 1, 2, 2, 0, 1, 1, 2, 0, 1, 8, 3, 0, 2, 8, 5, 0, 1, 8]);
const M8 = table(Int32Array, 129, [64, 0, 1, 32, 32, 0, 1, 1, 1, 0, 3, 5, 1, 1, 2, 0, 1, 17, 2, 0, 1, 1, 2, 9, 5, 0, 1, 1, 1, 0, 1, 2]);
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
const M20 = table(Int32Array, 129, [34, 0, 3, 38, 2, 0, 1, 38, 2, 0, 1, 2, 3, 0, 1, 38, 1, 0, 10, 38, 1, 0, 1, 8, 5, 0, 26, 38, 1, 54, 1, 38, 2, 0, 1, 38, 1, 0, 1, 54, 2, 38, 1, 54, 10, 38, 2, 54, 1, 38, 1, 54, 1, 55, 7, 38, 5, 0, 1, 38]);
const M21 = table(Int32Array, 129, [34, 0, 1, 98, 1, 0, 1, 98, 2, 0, 1, 98, 1, 4, 5, 0, 1, 98, 1, 0, 10, 98, 2, 0, 1, 4, 4, 0, 26, 98, 1, 99, 1, 98, 2, 0, 1, 98, 1, 0, 6, 98, 1, 114, 6, 98, 1, 106, 3, 98, 1, 99, 1, 114, 7, 98, 5, 0, 1, 98]);
const M22 = table(Int32Array, 129, [34, 0, 1, 1, 1, 0, 1, 1, 2, 0, 2, 1, 5, 0, 12, 1, 2, 0, 1, 48, 3, 0, 1, 8, 28, 1, 2, 0, 10, 1, 1, 7, 18, 1, 4, 0, 1, 1]);
const M23 = table(Int32Array, 129, [34, 0, 1, 4, 1, 0, 1, 2, 2, 0, 1, 4, 1, 32, 5, 0, 12, 4, 7, 0, 26, 2, 1, 8, 1, 2, 2, 0, 1, 2, 1, 64, 1, 3, 1, 2, 1, 514, 2, 2, 1, 7, 7, 2, 1, 262, 4, 2, 1, 1026, 1, 134, 6, 2, 1, 16, 4, 0, 1, 2]);
const M24 = table(Int32Array, 129, [34, 0, 1, 18, 1, 0, 1, 27, 2, 0, 1, 18, 2, 0, 1, 16, 3, 0, 1, 22, 1, 0, 10, 18, 7, 0, 26, 27, 1, 18, 1, 27, 2, 0, 1, 27, 1, 0, 26, 27, 5, 0, 1, 27]);
const M25 = table(Int32Array, 129, [111, 0, 1, 16, 1, 7, 1, 0, 1, 8]);
const M26 = table(Int32Array, 129, [97, 0, 1, 1, 1, 0, 2, 9, 1, 13, 2, 1, 1, 0, 1, 3, 2, 0, 3, 1, 5, 0, 1, 1, 1, 0, 1, 1]);
const M27 = table(Int32Array, 129, [34, 0, 1, 1, 4, 0, 1, 1, 6, 0, 1, 2, 1, 16, 10, 2, 44, 0, 1, 4, 7, 0, 1, 8, 5, 0, 1, 4]);
const M28 = table(Int32Array, 129, [34, 0, 3, 8, 2, 0, 1, 8, 2, 0, 1, 8, 3, 0, 1, 8, 1, 0, 10, 8, 7, 0, 28, 8, 2, 0, 1, 8, 1, 0, 1, 12, 5, 8, 1, 9, 11, 8, 1, 10, 7, 8, 5, 0, 1, 8]);
const M29 = table(Int32Array, 129, [33, 0, 1, 4, 2, 1, 1, 2, 2, 0, 2, 1, 5, 0, 1, 8, 1, 0, 10, 1, 6, 0, 1, 1, 26, 2, 1, 1, 1, 2, 2, 0, 1, 2, 1, 1, 26, 2, 1, 1, 2, 0, 1, 1, 1, 0, 1, 2]);
const M30 = table(Int32Array, 129, [97, 0, 1, 1, 7, 0, 1, 12, 9, 0, 1, 2]);
const M31 = table(Int32Array, 129, [97, 0, 1, 64, 2, 0, 1, 32, 10, 0, 1, 16, 1, 7, 1, 0, 1, 8]);
const M32 = table(Int32Array, 129, [34, 0, 1, 64, 1, 0, 1, 2, 2, 0, 1, 64, 1, 32, 4, 0, 2, 64, 1, 0, 10, 64, 7, 0, 26, 2, 1, 16, 1, 2, 2, 0, 1, 2, 1, 1024, 2, 3, 3, 2, 1, 66, 2, 2, 1, 515, 4, 2, 2, 3, 3, 2, 1, 3, 1, 450, 2, 3, 4, 2, 1, 12, 4, 0, 1, 2]);
const M33 = table(Int32Array, 129, [34, 0, 1, 1, 4, 0, 1, 2, 20, 0, 1, 8, 62, 0, 1, 4]);
const M34 = table(Int32Array, 129, [34, 0, 1, 1, 4, 0, 1, 1, 5, 0, 1, 8, 1, 2, 1, 0, 10, 2, 44, 0, 1, 4, 13, 0, 1, 4]);
const M35 = table(Int32Array, 129, [97, 0, 1, 1, 1, 6, 6, 0, 1, 8, 4, 0, 1, 112, 1, 128, 3, 0, 1, 768, 1, 0, 1, 3072, 1, 4096]);
const K = "classexportabstractawaitusinginstanceofnamespacedeclareconstenummodule<!---->letasyncfunctionimporttypefromifreturnthrowvarwhiledocontinuebreakswitchdebuggerwithdefaultcasecatchdeleteelseextendsfalsefinallyforimplementsinterfacenewnullpackageprivateprotectedpublicstaticsuperthistruetrytypeofvoidyield/**/require//=>sourcedefer\\u\\u{...global\r\n\\0\\xoutreadonlyoverrideaccessorsatisfies10asserts?.metainfergetset+=-=**=%=??=||=&&=<<=>>>=^=++${target/></keyofunique!====anybigintbooleanintrinsicnevernumberobjectstringsymbolundefinedunknown";
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
  if (p > fuse) tooDeep(p);
  a0.push(k0);
  commit(p);
 }
 k0 = a0.length === 0 ? NOTHING : new Iteration(a0);
 pos = p; return new Node2(0, p0, p, k0, null);
}
function b_StatementListItem(p: number, d: number): Child { // StatementListItem
 if (d > MAX_DEPTH || p > fuse) tooDeep(p);
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
  if (p > fuse) tooDeep(p);
 }
 return p;
}
function m_end(p: number): number { // end
 if (I[p] !== 65536) return -1;
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
      if (p > fuse) tooDeep(p);
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
      if (p > fuse) tooDeep(p);
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
     if (p > fuse) tooDeep(p);
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
 if (p > fuse) tooDeep(p);
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
   if (I[p] !== 62 || I[p + 1] !== 62 || !eq(p, 430, 4)) break L12; p += 4;
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
     if (I[p] !== 116 || I[p + 1] !== 121 || !eq(p, 286, 6)) break L9; p += 6;
     break L8;
    }
    p = s2;
    L10: {
     if (I[p] !== 118 || I[p + 1] !== 111 || !eq(p, 292, 4)) break L10; p += 4;
     break L8;
    }
    p = s2;
    if (I[p] !== 100 || I[p + 1] !== 101 || !eq(p, 177, 6)) break L7; p += 6;
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
function m_digit(p: number): number { // digit
 let c = 0;
 c = I[p]!; if (!(c >= 48 && c <= 57)) return -1; p++;
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
 if (p > fuse) tooDeep(p);
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
 if (d > MAX_DEPTH || p > fuse) tooDeep(p);
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
 if (d > MAX_DEPTH || p > fuse) tooDeep(p);
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
 k0 = b_VariableDeclaratorList_421(p, d); if (k0 === null) return null; p = pos;
 p = m_semicolon(p); if (p < 0) return null;
 pos = p; return new Node2(592, p0, p, k0, null);
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
    k0 = new Leaf(466, s0, p);
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
    k0 = new Leaf(470, s0, p);
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
   k0 = new Leaf(471, s0, p);
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
   k0 = new Leaf(482, s0, p);
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
    k0 = new Leaf(483, s0, p);
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
      k0 = new Node2(484, s0, p, k1, null);
      break L7;
     }
     p = s5;
     if (!((s4 < 128 ? (T1[s4]! & 64) !== 0 : true))) break L6;
     k1 = b_Assignment(p, d); if (k1 === null) break L6; p = pos;
     p = m_semicolon(p); if (p < 0) break L6;
     k0 = new Node2(485, s0, p, k1, null);
    }
    break L2;
   }
   p = s2;
   if ((s3 & 4) !== 0) L13: {
    if (I[p] !== 61) break L13; p += 1;
    p = sk(p);
    k1 = b_Expression(p, d); if (k1 === null) break L13; p = pos;
    p = m_semicolon(p); if (p < 0) break L13;
    k0 = new Node2(486, s0, p, k1, null);
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
    k0 = new Leaf(487, s0, p);
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
    if ((s5 & 8) !== 0) L19: {
     k2 = b_ValueNamespace(p, d); if (k2 === null) break L19; p = pos;
     k1 = k2;
     break L15;
    }
    p = s4;
    if ((s5 & 16) !== 0) L20: {
     k2 = b_ImportDeclaration(p, d); if (k2 === null) break L20; p = pos;
     k1 = k2;
     break L15;
    }
    p = s4;
    if (!((s5 & 32) !== 0)) return null;
    k2 = b_DecoratedDeclaration(p, d); if (k2 === null) return null; p = pos;
    k1 = k2;
   }
   k0 = new Node2(488, s0, p, k1, null);
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
 pos = p; return new Node2(489, p0, p, k0, null);
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
 pos = p; return new Node2(495, p0, p, k0, null);
}
function b_HtmlComment(p: number): Child { // HtmlComment
 const p0 = p;
 p = m_htmlComment(p); if (p < 0) return null;
 pos = p; return new Leaf(593, p0, p);
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
     if (I[p] !== 99 || I[p + 1] !== 97 || !eq(p, 168, 4)) break L4; p += 4;
     break L2;
    }
    p = s2;
    if ((s3 & 4) !== 0) L5: {
     if (I[p] !== 99 || I[p + 1] !== 97 || !eq(p, 172, 5)) break L5; p += 5;
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
     if (I[p] !== 100 || I[p + 1] !== 101 || !eq(p, 177, 6)) break L11; p += 6;
     break L2;
    }
    p = s2;
    if ((s3 & 512) !== 0) L12: {
     if (I[p] !== 100 || I[p + 1] !== 111) break L12; p += 2;
     break L2;
    }
    p = s2;
    if ((s3 & 1024) !== 0) L13: {
     if (I[p] !== 101 || I[p + 1] !== 108 || !eq(p, 183, 4)) break L13; p += 4;
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
     if (I[p] !== 101 || I[p + 1] !== 120 || !eq(p, 187, 7)) break L17; p += 7;
     break L15;
    }
    p = s3;
    if ((s2 & 4) !== 0) L18: {
     if (I[p] !== 102 || I[p + 1] !== 97 || !eq(p, 194, 5)) break L18; p += 5;
     break L15;
    }
    p = s3;
    if ((s2 & 8) !== 0) L19: {
     if (I[p] !== 102 || I[p + 1] !== 105 || !eq(p, 199, 7)) break L19; p += 7;
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
     if (I[p] !== 105 || I[p + 1] !== 110 || !eq(p, 219, 9)) break L26; p += 9;
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
     if (I[p] !== 110 || I[p + 1] !== 117 || !eq(p, 231, 4)) break L31; p += 4;
     break L28;
    }
    p = s2;
    if ((s3 & 8) !== 0) L32: {
     if (I[p] !== 112 || I[p + 1] !== 97 || !eq(p, 235, 7)) break L32; p += 7;
     break L28;
    }
    p = s2;
    if ((s3 & 16) !== 0) L33: {
     if (I[p] !== 112 || I[p + 1] !== 114 || !eq(p, 242, 7)) break L33; p += 7;
     break L28;
    }
    p = s2;
    if ((s3 & 32) !== 0) L34: {
     if (I[p] !== 112 || I[p + 1] !== 114 || !eq(p, 249, 9)) break L34; p += 9;
     break L28;
    }
    p = s2;
    if ((s3 & 64) !== 0) L35: {
     if (I[p] !== 112 || I[p + 1] !== 117 || !eq(p, 258, 6)) break L35; p += 6;
     break L28;
    }
    p = s2;
    if ((s3 & 128) !== 0) L36: {
     if (I[p] !== 114 || I[p + 1] !== 101 || !eq(p, 109, 6)) break L36; p += 6;
     break L28;
    }
    p = s2;
    if ((s3 & 256) !== 0) L37: {
     if (I[p] !== 115 || I[p + 1] !== 116 || !eq(p, 264, 6)) break L37; p += 6;
     break L28;
    }
    p = s2;
    if ((s3 & 512) !== 0) L38: {
     if (I[p] !== 115 || I[p + 1] !== 117 || !eq(p, 270, 5)) break L38; p += 5;
     break L28;
    }
    p = s2;
    if ((s3 & 1024) !== 0) L39: {
     if (I[p] !== 115 || I[p + 1] !== 119 || !eq(p, 143, 6)) break L39; p += 6;
     break L28;
    }
    p = s2;
    if (!((s3 & 2048) !== 0)) break L27;
    if (I[p] !== 116 || I[p + 1] !== 104 || !eq(p, 275, 4)) break L27; p += 4;
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
    if (I[p] !== 116 || I[p + 1] !== 114 || !eq(p, 279, 4)) break L42; p += 4;
    break L40;
   }
   p = s3;
   if ((s2 & 4) !== 0) L43: {
    if (I[p] !== 116 || I[p + 1] !== 114 || I[p + 2] !== 121) break L43; p += 3;
    break L40;
   }
   p = s3;
   if ((s2 & 8) !== 0) L44: {
    if (I[p] !== 116 || I[p + 1] !== 121 || !eq(p, 286, 6)) break L44; p += 6;
    break L40;
   }
   p = s3;
   if ((s2 & 16) !== 0) L45: {
    if (I[p] !== 118 || I[p + 1] !== 97 || I[p + 2] !== 114) break L45; p += 3;
    break L40;
   }
   p = s3;
   if ((s2 & 32) !== 0) L46: {
    if (I[p] !== 118 || I[p + 1] !== 111 || !eq(p, 292, 4)) break L46; p += 4;
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
   if (I[p] !== 121 || I[p + 1] !== 105 || !eq(p, 296, 5)) return -1; p += 5;
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
 if (p > fuse) tooDeep(p);
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
 if (p > fuse) tooDeep(p);
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
 if (p > fuse) tooDeep(p);
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
   if (p > fuse) tooDeep(p);
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
  if (p > fuse) tooDeep(p);
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
 if (p > fuse) tooDeep(p);
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
 if (d > MAX_DEPTH || p > fuse) tooDeep(p);
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
   k1 = new Leaf(420, s2, p);
   k0 = k1;
   break L0;
  }
  p = s0;
  if (!((s1 === 99))) return null;
  s2 = p;
  p = m_constK(p); if (p < 0) return null;
  k1 = new Leaf(359, s2, p);
  k0 = k1;
 }
 p = sk(p);
 k1 = b_VariableDeclaratorList_421(p, d); if (k1 === null) return null; p = pos;
 p = m_semicolon(p); if (p < 0) return null;
 pos = p; return new Node2(419, p0, p, k0, k1);
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
 pos = p; return new Node5(426, p0, p, k0, k1, k2, k3, k4);
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
 pos = p; return new Node2(427, p0, p, k0, k1);
}
function b_TypeDeclaration(p: number, d: number): Child { // TypeDeclaration
 if (d > MAX_DEPTH || p > fuse) tooDeep(p);
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
 pos = p; return new Node2(440, p0, p, k0, null);
}
function b_AmbientDeclaration(p: number, d: number): Child { // AmbientDeclaration
 d += 144;
 const p0 = p;
 let k0: Child = null;
 p = m_declareWord(p); if (p < 0) return null;
 p = sk(p);
 k0 = b_Ambient(p, d); if (k0 === null) return null; p = pos;
 pos = p; return new Node2(441, p0, p, k0, null);
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
 pos = p; return new Node2(501, p0, p, k0, null);
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
 pos = p; return new Node2(503, p0, p, k0, k1);
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
      k0 = new Node2(505, s0, p, k1, k2);
      break L3;
     }
     p = s4;
     if (!((s5 === 123))) break L2;
     k2 = b_ExportedNames(p, d); if (k2 === null) break L2; p = pos;
     k0 = new Node2(506, s0, p, k2, null);
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
   k0 = new Node2(507, s0, p, k2, null);
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
  if (p > fuse) tooDeep(p);
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
 pos = p; return new Node5(509, p0, p, k0, k1, k2, k3, null);
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
 pos = p; return new Node2(514, p0, p, k0, null);
}
function b_ForStatement(p: number, d: number): Child { // ForStatement
 d += 240;
 let c = 0, s0 = 0, s2 = 0, s3 = 0, s4 = 0, s5 = 0, s6 = 0, s7 = 0, s8 = 0, k0: Child = null, k1: Child = null, k2: Child = null, k3: Child = null, k4: Child = null;
 s0 = p;
 L0: {
  p = m_forK(p); if (p < 0) return null;
  p = sk(p);
  s2 = p;
  s3 = I[p]!;
  L1: {
   if ((s3 === 40)) L2: {
    if (I[p] !== 40) break L2; p += 1;
    p = sk(p);
    s4 = p;
    s5 = I[p]!;
    L3: {
     if ((s5 < 128 ? (T2[s5]! & 128) !== 0 : true)) L4: {
      s6 = p;
      L5: {
       p = m_asyncOf(p); if (p < 0) break L5;
       break L4;
      }
      p = s6;
      k1 = b_ForTarget(p, d); if (k1 === null) break L4; p = pos;
      p = sk(p);
      p = m_ofK(p); if (p < 0) break L4;
      p = sk(p);
      k2 = b_Assignment(p, d); if (k2 === null) break L4; p = pos;
      p = sk(p);
      if (I[p] !== 41) break L4; p += 1;
      p = sk(p);
      k3 = b_Statement(p, d); if (k3 === null) break L4; p = pos;
      k0 = new Node5(517, s0, p, k1, k2, k3, null, null);
      break L3;
     }
     p = s4;
     if ((s5 < 128 ? (T2[s5]! & 128) !== 0 : true)) L6: {
      k3 = b_ForTarget(p, d); if (k3 === null) break L6; p = pos;
      p = sk(p);
      p = m_inK(p); if (p < 0) break L6;
      p = sk(p);
      k2 = b_Expression(p, d); if (k2 === null) break L6; p = pos;
      p = sk(p);
      if (I[p] !== 41) break L6; p += 1;
      p = sk(p);
      k1 = b_Statement(p, d); if (k1 === null) break L6; p = pos;
      k0 = new Node5(526, s0, p, k3, k2, k1, null, null);
      break L3;
     }
     p = s4;
     if (!((s5 < 128 ? (T0[s5]! & 1) !== 0 : true))) break L2;
     k1 = NOTHING;
     L7: {
      s6 = p;
      c = I[p]!; if (!(c < 128 ? (T1[c]! & 64) !== 0 : true)) { p = s6; break L7; }
      k2 = b_ForInit(p, d); if (k2 === null) { p = s6; break L7; } p = pos;
      k1 = new Iteration([k2]);
     }
     p = sk(p);
     if (I[p] !== 59) break L2; p += 1;
     k2 = NOTHING;
     L8: {
      s7 = p;
      p = sk(p);
      c = I[p]!; if (!(c < 128 ? (T1[c]! & 64) !== 0 : true)) { p = s7; break L8; }
      k3 = b_Expression(p, d); if (k3 === null) { p = s7; break L8; } p = pos;
      k2 = new Iteration([k3]);
     }
     p = sk(p);
     if (I[p] !== 59) break L2; p += 1;
     k3 = NOTHING;
     L9: {
      s8 = p;
      p = sk(p);
      c = I[p]!; if (!(c < 128 ? (T1[c]! & 64) !== 0 : true)) { p = s8; break L9; }
      k4 = b_Expression(p, d); if (k4 === null) { p = s8; break L9; } p = pos;
      k3 = new Iteration([k4]);
     }
     p = sk(p);
     if (I[p] !== 41) break L2; p += 1;
     p = sk(p);
     k4 = b_Statement(p, d); if (k4 === null) break L2; p = pos;
     k0 = new Node5(527, s0, p, k1, k2, k3, k4, null);
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
   k0 = new Node5(558, s0, p, k4, k3, k2, null, null);
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
 pos = p; return new Node2(560, p0, p, k0, null);
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
     k0 = new Node5(563, s0, p, k1, k2, k3, null, null);
     break L2;
    }
    p = s4;
    if (!((s5 === 102))) return null;
    k3 = b_Finalizer(p, d); if (k3 === null) return null; p = pos;
    k0 = new Node2(570, s0, p, k1, k3);
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
 k0 = new Leaf(445, s0, p);
 p = sk(p);
 k1 = b_VariableDeclaratorList_421(p, d); if (k1 === null) return null; p = pos;
 p = m_semicolon(p); if (p < 0) return null;
 pos = p; return new Node2(444, p0, p, k0, k1);
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
 pos = p; return new Node2(571, p0, p, k0, k1);
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
 pos = p; return new Node2(573, p0, p, k0, k1);
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
 pos = p; return new Node2(575, p0, p, k0, null);
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
 pos = p; return new Node2(577, p0, p, k0, null);
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
  if (p > fuse) tooDeep(p);
  a0.push(k1);
 }
 k1 = a0.length === 0 ? NOTHING : new Iteration(a0);
 p = sk(p);
 if (I[p] !== 125) return null; p += 1;
 pos = p; return new Node2(579, p0, p, k0, k1);
}
function b_DebuggerStatement(p: number): Child { // DebuggerStatement
 const p0 = p;
 p = m_debuggerK(p); if (p < 0) return null;
 p = m_semicolon(p); if (p < 0) return null;
 pos = p; return new Leaf(585, p0, p);
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
  if (p > fuse) tooDeep(p);
  a0.push(k0);
 }
 k0 = a0.length === 0 ? NOTHING : new Iteration(a0);
 p = sk(p);
 if (I[p] !== 125) return null; p += 1;
 pos = p; return new Node2(496, p0, p, k0, null);
}
function b_EmptyStatement(p: number): Child { // EmptyStatement
 const p0 = p;
 if (I[p] !== 59) return null; p += 1;
 pos = p; return new Leaf(587, p0, p);
}
function b_LabeledStatement(p: number, d: number): Child { // LabeledStatement
 d += 160;
 const p0 = p;
 let s0 = 0, k0: Child = null, k1: Child = null;
 s0 = p;
 p = m_labelIdentifier(p); if (p < 0) return null;
 k0 = new Leaf(589, s0, p);
 p = sk(p);
 if (I[p] !== 58) return null; p += 1;
 p = sk(p);
 k1 = b_Statement(p, d); if (k1 === null) return null; p = pos;
 pos = p; return new Node2(588, p0, p, k0, k1);
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
 pos = p; return new Node2(590, p0, p, k0, null);
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
 pos = p; return new Node2(591, p0, p, k0, k1);
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
function b_VariableDeclaratorList_421(p: number, d: number): Child { // VariableDeclaratorList<binaryOperator>
 d += 168;
 const p0 = p;
 let s0 = 0, k0: Child = null, k1: Child = null, a0: TreeNode[] = EMPTY;
 k0 = b_VariableDeclarator_422(p, d); if (k0 === null) return null; p = pos;
 a0 = [];
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  if (I[p] !== 44) { p = s0; break L0; } p += 1;
  p = sk(p);
  k1 = b_VariableDeclarator_422(p, d); if (k1 === null) { p = s0; break L0; } p = pos;
  if (p > fuse) tooDeep(p);
  a0.push(k1);
 }
 k1 = a0.length === 0 ? NOTHING : new Iteration(a0);
 pos = p; return new Node2(421, p0, p, k0, k1);
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
   if (I[p] !== 114 || I[p + 1] !== 101 || !eq(p, 305, 7)) break L1; p += 7;
   p = sk(p);
   if (I[p] !== 40) break L1; p += 1;
   p = sk(p);
   p = m_stringLiteral(p); if (p < 0) break L1;
   p = sk(p);
   if (I[p] !== 41) break L1; p += 1;
   k0 = new Leaf(468, s0, p);
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
 pos = p; return new Leaf(463, p0, p);
}
function b_ValueImports(p: number): Child { // ValueImports
 let s0 = 0, s1 = 0, s2 = 0, k0: Child = null, k1: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 100 || s1 === 115)) L1: {
   p = m_importPhase(p); if (p < 0) break L1;
   p = sk(p);
   if (b_ImportedNames(p) === null) break L1; p = pos;
   k0 = new Leaf(473, s0, p);
   break L0;
  }
  p = s0;
  if ((s1 < 128 ? (T1[s1]! & 8) !== 0 : true)) L2: {
   p = m_identifier(p); if (p < 0) break L2;
   L3: {
    s2 = p;
    p = sk(p);
    if (I[p] !== 44) { p = s2; break L3; } p += 1;
    p = sk(p);
    if (b_ImportedNames(p) === null) { p = s2; break L3; } p = pos;
   }
   k0 = new Leaf(479, s0, p);
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
 pos = p; return new Node2(455, p0, p, k0, null);
}
function b_AsName(p: number): Child { // AsName
 const p0 = p;
 let k0: Child = null;
 p = m_asK(p); if (p < 0) return null;
 p = sk(p);
 k0 = b_ModuleName(p); if (k0 === null) return null; p = pos;
 pos = p; return new Node2(460, p0, p, k0, null);
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
 if (d > MAX_DEPTH || p > fuse) tooDeep(p);
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
function b_DecoratedDeclaration(p: number, d: number): Child { // DecoratedDeclaration
 d += 184;
 const p0 = p;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0, k0: Child = null, k1: Child = null;
 s0 = p;
 L0: for (;;) {
  s1 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 64)) { p = s1; break L0; }
  if (b_Decorator(p, d) === null) { p = s1; break L0; } p = pos;
 }
 if (p === s0) return null;
 p = sk(p);
 s2 = p;
 s3 = I[p]!;
 L1: {
  if ((s3 === 97)) L2: {
   k1 = b_AbstractClass(p, d); if (k1 === null) break L2; p = pos;
   k0 = k1;
   break L1;
  }
  p = s2;
  if (!((s3 === 99))) return null;
  k1 = b_ClassDeclaration(p, d); if (k1 === null) return null; p = pos;
  k0 = k1;
 }
 pos = p; return new Node2(497, p0, p, k0, null);
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
 pos = p; return new Leaf(491, p0, p);
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
  if (p > fuse) tooDeep(p);
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
 for (c = I[p]!; (c < 128 ? (T3[c]! & 1) !== 0 : (c >= 128 && c <= 8231 || c >= 8234 && c <= 65535)); c = I[++p]!);
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
 if (p > fuse) tooDeep(p);
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T3[s1]! & 2) !== 0 : (s1 === 160 || s1 === 5760 || s1 >= 8192 && s1 <= 8202 || s1 === 8239 || s1 === 8287 || s1 === 12288 || s1 === 65279))) L1: {
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
   if ((s2 < 128 ? (T3[s2]! & 4) !== 0 : (s2 >= 128 && s2 <= 8231 || s2 >= 8234 && s2 <= 65535))) L2: {
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
 if (p > fuse) tooDeep(p);
 if (I[p] !== 92) return -1; p += 1;
 c = I[p]!; if (!(c < 128 ? (T3[c]! & 1) !== 0 : (c >= 128 && c <= 8231 || c >= 8234 && c <= 65535))) return -1; p++;
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
   if ((s2 < 128 ? (T3[s2]! & 8) !== 0 : (s2 >= 128 && s2 <= 8231 || s2 >= 8234 && s2 <= 65535))) L2: {
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
 if (d > MAX_DEPTH || p > fuse) tooDeep(p);
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
    k0 = new Leaf(415, s0, p);
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
 if (d > MAX_DEPTH || p > fuse) tooDeep(p);
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
  c = I[p]!; if (!(c < 128 ? (T3[c]! & 16) !== 0 : true)) { p = s1; break L1; }
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
  if (p > fuse) tooDeep(p);
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
 pos = p; return new Node5(297, p0, p, k0, k1, k2, k3, null);
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
 pos = p; return new Node5(429, p0, p, k0, k1, k2, null, null);
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
 pos = p; return new Node5(431, p0, p, k0, k1, k2, k3, null);
}
function b_NamespaceDeclaration(p: number, d: number): Child { // NamespaceDeclaration
 d += 168;
 const p0 = p;
 let s0 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 s0 = p;
 p = m_namespaceWord(p); if (p < 0) return null;
 k0 = new Leaf(436, s0, p);
 p = sk(p);
 k1 = b_EntityName(p); if (k1 === null) return null; p = pos;
 p = sk(p);
 k2 = b_TypeBlock(p, d); if (k2 === null) return null; p = pos;
 pos = p; return new Node5(435, p0, p, k0, k1, k2, null, null);
}
function b_Ambient(p: number, d: number): Child { // Ambient
 if (d > MAX_DEPTH || p > fuse) tooDeep(p);
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
 pos = p; return new Node5(447, p0, p, k0, k1, k2, k3, null);
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
   k0 = new Node2(476, s0, p, k1, null);
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
   k0 = new Node2(477, s0, p, k1, null);
   break L0;
  }
  p = s0;
  if (I[p] !== 123) return null; p += 1;
  k1 = NOTHING;
  L3: {
   s2 = p;
   p = sk(p);
   c = I[p]!; if (!(c < 128 ? (T3[c]! & 32) !== 0 : true)) { p = s2; break L3; }
   k2 = b_ModuleNameList(p); if (k2 === null) { p = s2; break L3; } p = pos;
   k1 = new Iteration([k2]);
  }
  p = sk(p);
  if (I[p] !== 125) return null; p += 1;
  k0 = new Node2(478, s0, p, k1, null);
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
  c = I[p]!; if (!(c < 128 ? (T3[c]! & 32) !== 0 : true)) { p = s0; break L0; }
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
 pos = p; return new Node2(456, p0, p, k0, k1);
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
 k0 = new Leaf(510, s0, p);
 p = sk(p);
 if (I[p] !== 40) return null; p += 1;
 p = sk(p);
 k1 = b_Expression(p, d); if (k1 === null) return null; p = pos;
 p = sk(p);
 if (I[p] !== 41) return null; p += 1;
 p = sk(p);
 k2 = b_Statement(p, d); if (k2 === null) return null; p = pos;
 pos = p; return new Node5(511, p0, p, k0, k1, k2, null, null);
}
function b_Else(p: number, d: number): Child { // Else
 d += 144;
 const p0 = p;
 let k0: Child = null;
 p = m_elseK(p); if (p < 0) return null;
 p = sk(p);
 k0 = b_Statement(p, d); if (k0 === null) return null; p = pos;
 pos = p; return new Node2(513, p0, p, k0, null);
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
function m_asyncOf(p: number): number { // asyncOf
 let s0 = 0;
 if (I[p] !== 97 || I[p + 1] !== 115 || !eq(p, 80, 5)) return -1; p += 5;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 p = sk(p);
 p = m_ofK(p); if (p < 0) return -1;
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
   k0 = new Node2(522, s0, p, k1, null);
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T2[s1]! & 128) !== 0 : true))) return null;
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
      k3 = new Leaf(445, s6, p);
      k2 = k3;
      break L4;
     }
     p = s4;
     if ((s5 === 108)) L6: {
      s6 = p;
      p = m_letK(p); if (p < 0) break L6;
      k3 = new Leaf(420, s6, p);
      k2 = k3;
      break L4;
     }
     p = s4;
     if (!((s5 === 99))) break L3;
     s6 = p;
     p = m_constK(p); if (p < 0) break L3;
     k3 = new Leaf(359, s6, p);
     k2 = k3;
    }
    p = sk(p);
    k3 = b_BindingTarget(p, d); if (k3 === null) break L3; p = pos;
    k1 = new Node2(524, s2, p, k2, k3);
    break L2;
   }
   p = s2;
   if (!((s3 < 128 ? (T2[s3]! & 128) !== 0 : true))) return null;
   k3 = b_LeftHandSide(p, d); if (k3 === null) return null; p = pos;
   k1 = new Node2(525, s2, p, k3, null);
  }
  k0 = k1;
 }
 pos = p; return k0;
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
     k2 = new Leaf(445, s4, p);
     k1 = k2;
     break L2;
    }
    p = s2;
    if ((s3 === 108)) L4: {
     s4 = p;
     p = m_letK(p); if (p < 0) break L4;
     k2 = new Leaf(420, s4, p);
     k1 = k2;
     break L2;
    }
    p = s2;
    if (!((s3 === 99))) break L1;
    s4 = p;
    p = m_constK(p); if (p < 0) break L1;
    k2 = new Leaf(359, s4, p);
    k1 = k2;
   }
   p = sk(p);
   k2 = b_VariableDeclaratorList_530(p, d); if (k2 === null) break L1; p = pos;
   k0 = new Node2(529, s0, p, k1, k2);
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T1[s1]! & 64) !== 0 : true))) return null;
  k2 = b_ExpressionIn_556(p, d); if (k2 === null) return null; p = pos;
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
 pos = p; return new Node2(565, p0, p, k0, k1);
}
function b_Finalizer(p: number, d: number): Child { // Finalizer
 d += 144;
 const p0 = p;
 let k0: Child = null;
 p = m_finallyK(p); if (p < 0) return null;
 p = sk(p);
 k0 = b_BlockStatement(p, d); if (k0 === null) return null; p = pos;
 pos = p; return new Node2(568, p0, p, k0, null);
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
    if (p > fuse) tooDeep(p);
    a0.push(k2);
   }
   k2 = a0.length === 0 ? NOTHING : new Iteration(a0);
   k0 = new Node2(582, s0, p, k1, k2);
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
   if (p > fuse) tooDeep(p);
   a0.push(k2);
  }
  k2 = a0.length === 0 ? NOTHING : new Iteration(a0);
  k0 = new Node2(584, s0, p, k2, null);
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
function b_VariableDeclarator_422(p: number, d: number): Child { // VariableDeclarator<binaryOperator>
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
    k0 = new Node2(423, s0, p, k1, k2);
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
   k0 = new Node2(424, s0, p, k1, k2);
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
 pos = p; return new Node2(202, p0, p, k0, null);
}
function m_importPhase(p: number): number { // importPhase
 let s0 = 0, s2 = 0, s3 = 0, s4 = 0, s6 = 0;
 s0 = p;
 L0: {
  L1: {
   if (I[p] !== 115 || I[p + 1] !== 111 || !eq(p, 316, 6)) break L1; p += 6;
   break L0;
  }
  p = s0;
  if (I[p] !== 100 || I[p + 1] !== 101 || !eq(p, 322, 5)) return -1; p += 5;
 }
 s2 = p;
 L2: {
  p = m_identifierPart(p); if (p < 0) break L2;
  return -1;
 }
 p = s2;
 s3 = p;
 L3: {
  p = sk(p);
  s4 = p;
  L4: {
   L5: {
    if (I[p] !== 44) break L5; p += 1;
    break L4;
   }
   p = s4;
   if (I[p] !== 102 || I[p + 1] !== 114 || !eq(p, 103, 4)) break L3; p += 4;
  }
  s6 = p;
  L6: {
   p = m_identifierPart(p); if (p < 0) break L6;
   break L3;
  }
  p = s6;
  return -1;
 }
 p = s3;
 return p;
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
 if (d > MAX_DEPTH || p > fuse) tooDeep(p);
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
   k1 = b_YieldExpression_247(p, d); if (k1 === null) break L2; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T1[s1]! & 64) !== 0 : true))) return null;
  k1 = b_Binary_253(p, d); if (k1 === null) return null; p = pos;
  s2 = p;
  L3: {
   L4: {
    a0 = [];
    s4 = p;
    L5: for (;;) {
     s5 = p;
     p = sk(p);
     c = I[p]!; if (!(c < 128 ? (T4[c]! & 1) !== 0 : false)) { p = s5; break L5; }
     k2 = b_AssignmentTail_387(p, d); if (k2 === null) { p = s5; break L5; } p = pos;
     if (p > fuse) tooDeep(p);
     a0.push(k2);
    }
    if (p === s4) break L4;
    k2 = a0.length === 0 ? NOTHING : new Iteration(a0);
    k0 = new Node2(252, s0, p, k1, k2);
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
     if (p > fuse) tooDeep(p);
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
    k0 = new Leaf(493, s0, p);
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
 for (c = I[p]!; (c < 128 ? (T3[c]! & 1) !== 0 : (c >= 128 && c <= 8231 || c >= 8234 && c <= 65535)); c = I[++p]!);
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
 pos = p; return new Leaf(416, p0, p);
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
  if (p > fuse) tooDeep(p);
  a0.push(k1);
 }
 k1 = a0.length === 0 ? NOTHING : new Iteration(a0);
 L1: {
  s1 = p;
  p = sk(p);
  if (I[p] !== 44) { p = s1; break L1; } p += 1;
 }
 pos = p; return new Node2(293, p0, p, k0, k1);
}
function b_TypeParameters(p: number, d: number): Child { // TypeParameters
 if (d > MAX_DEPTH || p > fuse) tooDeep(p);
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
  if (p > fuse) tooDeep(p);
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
  if (p > fuse) tooDeep(p);
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
 pos = p; return new Node2(236, p0, p, k0, null);
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
 const k = settle(new Node2(298, p0, p, k0, k1)); pos = p; return k;
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
  if (p > fuse) tooDeep(p);
  a0.push(k1);
 }
 k1 = a0.length === 0 ? NOTHING : new Iteration(a0);
 pos = p; return new Node2(299, p0, p, k0, k1);
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
  if (p > fuse) tooDeep(p);
  a0.push(k0);
 }
 k0 = a0.length === 0 ? NOTHING : new Iteration(a0);
 p = sk(p);
 if (I[p] !== 125) return null; p += 1;
 pos = p; return new Node2(302, p0, p, k0, null);
}
function b_Type(p: number, d: number): Child { // Type
 const m = recall(55, p); if (m !== undefined) { pos = m.end; return m.node; }
 if (d > MAX_DEPTH || p > fuse) tooDeep(p);
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
     if (p > fuse) tooDeep(p);
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
 if (I[p] !== 105 || I[p + 1] !== 110 || !eq(p, 219, 9)) return -1; p += 9;
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
  if (p > fuse) tooDeep(p);
  a0.push(k1);
 }
 k1 = a0.length === 0 ? NOTHING : new Iteration(a0);
 pos = p; return new Node2(433, p0, p, k0, k1);
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
  if (p > fuse) tooDeep(p);
  a0.push(k0);
 }
 k0 = a0.length === 0 ? NOTHING : new Iteration(a0);
 p = sk(p);
 if (I[p] !== 125) return null; p += 1;
 pos = p; return new Node2(434, p0, p, k0, null);
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
  if (p > fuse) tooDeep(p);
  a0.push(k0);
 }
 k0 = a0.length === 0 ? NOTHING : new Iteration(a0);
 p = sk(p);
 if (I[p] !== 125) return null; p += 1;
 pos = p; return new Node2(437, p0, p, k0, null);
}
function b_AmbientFunction(p: number, d: number): Child { // AmbientFunction
 d += 144;
 const p0 = p;
 let k0: Child = null;
 k0 = b_FunctionHead(p, d); if (k0 === null) return null; p = pos;
 p = m_semicolon(p); if (p < 0) return null;
 pos = p; return new Node2(446, p0, p, k0, null);
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
   k1 = new Leaf(436, s2, p);
   p = sk(p);
   s3 = p;
   s4 = I[p]!;
   L2: {
    if ((s4 < 128 ? (T3[s4]! & 32) !== 0 : true)) L3: {
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
     k0 = new Node5(449, s0, p, k1, k2, k3, null, null);
     break L2;
    }
    p = s3;
    if (!((s4 === 34 || s4 === 39))) break L1;
    s6 = p;
    p = m_stringLiteral(p); if (p < 0) break L1;
    k3 = new Leaf(71, s6, p);
    p = m_semicolon(p); if (p < 0) break L1;
    k0 = new Node2(498, s0, p, k3, null);
   }
   break L0;
  }
  p = s0;
  if (!((s1 === 103))) return null;
  s4 = p;
  p = m_globalWord(p); if (p < 0) return null;
  k1 = new Leaf(500, s4, p);
  p = sk(p);
  k3 = b_AmbientBlock(p, d); if (k3 === null) return null; p = pos;
  k0 = new Node2(499, s0, p, k1, k3);
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
  if (p > fuse) tooDeep(p);
  a0.push(k1);
 }
 k1 = a0.length === 0 ? NOTHING : new Iteration(a0);
 L1: {
  s1 = p;
  p = sk(p);
  if (I[p] !== 44) { p = s1; break L1; } p += 1;
 }
 pos = p; return new Node2(457, p0, p, k0, k1);
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
 pos = p; return new Node2(461, p0, p, k0, null);
}
function m_elseK(p: number): number { // elseK
 let s0 = 0;
 if (I[p] !== 101 || I[p + 1] !== 108 || !eq(p, 183, 4)) return -1; p += 4;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function b_BindingTarget(p: number, d: number): Child { // BindingTarget
 if (d > MAX_DEPTH || p > fuse) tooDeep(p);
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
 const m = recall(261, p); if (m !== undefined) { pos = m.end; return m.node; }
 if (d > MAX_DEPTH || p > fuse) tooDeep(p);
 d += 256;
 const p0 = p;
 let s0 = 0, s2 = 0, s4 = 0, s5 = 0, s6 = 0, s7 = 0, s8 = 0, s9 = 0, k0: Child = null, k1: Child = null, k2: Child = null, k3: Child = null, a0: TreeNode[] = EMPTY;
 s0 = p;
 L0: {
  k1 = b_Primary(p, d); if (k1 === null) { remember(261, p0, null, 0); return null; } p = pos;
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
     if (p > fuse) tooDeep(p);
     a0.push(k2);
    }
    if (p === s4) break L2;
    k2 = a0.length === 0 ? NOTHING : new Iteration(a0);
    s7 = p;
    L7: {
     p = m_suffixAhead(p); if (p < 0) break L7;
     break L2;
    }
    p = s7;
    k0 = new Node2(262, s0, p, k1, k2);
    break L1;
   }
   p = s2;
   s7 = p;
   L8: {
    p = m_suffixAhead(p); if (p < 0) break L8;
    { remember(261, p0, null, 0); return null; }
   }
   p = s7;
   k0 = k1;
  }
 }
 const k = k0; remember(261, p0, k, p); pos = p; return k;
}
function b_VariableDeclaratorList_530(p: number, d: number): Child { // VariableDeclaratorList<binaryOperatorExceptIn>
 d += 168;
 const p0 = p;
 let s0 = 0, k0: Child = null, k1: Child = null, a0: TreeNode[] = EMPTY;
 k0 = b_VariableDeclarator_531(p, d); if (k0 === null) return null; p = pos;
 a0 = [];
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  if (I[p] !== 44) { p = s0; break L0; } p += 1;
  p = sk(p);
  k1 = b_VariableDeclarator_531(p, d); if (k1 === null) { p = s0; break L0; } p = pos;
  if (p > fuse) tooDeep(p);
  a0.push(k1);
 }
 k1 = a0.length === 0 ? NOTHING : new Iteration(a0);
 pos = p; return new Node2(530, p0, p, k0, k1);
}
function b_ExpressionIn_556(p: number, d: number): Child { // ExpressionIn<binaryOperatorExceptIn>
 d += 208;
 let s0 = 0, s2 = 0, s4 = 0, s5 = 0, k0: Child = null, k1: Child = null, k2: Child = null, a0: TreeNode[] = EMPTY;
 s0 = p;
 L0: {
  k1 = b_AssignmentIn_533(p, d); if (k1 === null) return null; p = pos;
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
     k2 = b_AssignmentIn_533(p, d); if (k2 === null) { p = s5; break L3; } p = pos;
     if (p > fuse) tooDeep(p);
     a0.push(k2);
    }
    if (p === s4) break L2;
    k2 = a0.length === 0 ? NOTHING : new Iteration(a0);
    k0 = new Node2(557, s0, p, k1, k2);
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
 if (I[p] !== 99 || I[p + 1] !== 97 || !eq(p, 172, 5)) return -1; p += 5;
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
 pos = p; return new Node2(567, p0, p, k0, null);
}
function m_finallyK(p: number): number { // finallyK
 let s0 = 0;
 if (I[p] !== 102 || I[p + 1] !== 105 || !eq(p, 199, 7)) return -1; p += 7;
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
 if (I[p] !== 99 || I[p + 1] !== 97 || !eq(p, 168, 4)) return -1; p += 4;
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
 pos = p; return new Node2(425, p0, p, k0, null);
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
  if (p > fuse) tooDeep(p);
  a0.push(k1);
 }
 k1 = a0.length === 0 ? NOTHING : new Iteration(a0);
 L1: {
  s1 = p;
  p = sk(p);
  if (I[p] !== 44) { p = s1; break L1; } p += 1;
 }
 pos = p; return new Node2(203, p0, p, k0, k1);
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
    if (p > fuse) tooDeep(p);
    a0.push(k1);
   }
   if (p === s3) break L1;
   k1 = a0.length === 0 ? NOTHING : new Iteration(a0);
   p = sk(p);
   k2 = b_ArrowBody_238(p, d); if (k2 === null) break L1; p = pos;
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
     if (p > fuse) tooDeep(p);
     a0.push(k2);
    }
    if (p === s5) break L5;
    k2 = a0.length === 0 ? NOTHING : new Iteration(a0);
    p = sk(p);
    k1 = b_ArrowBody_238(p, d); if (k1 === null) break L5; p = pos;
    k0 = new Node2(240, s0, p, k2, k1);
    break L4;
   }
   p = s3;
   if (!((s2 < 128 ? (T3[s2]! & 128) !== 0 : true))) return null;
   k1 = b_ArrowHead(p, d); if (k1 === null) return null; p = pos;
   p = sk(p);
   k2 = b_ArrowBody_238(p, d); if (k2 === null) return null; p = pos;
   s6 = p;
   p = sk(p);
   p = m_anywhere(p); if (p < 0) return null;
   p = s6;
   k0 = new Node2(246, s0, p, k1, k2);
  }
 }
 pos = p; return k0;
}
function b_YieldExpression_247(p: number, d: number): Child { // YieldExpression<binaryOperator,anywhere>
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
    k0 = new Node2(248, s0, p, k1, null);
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
    k0 = new Node2(250, s0, p, k1, null);
    break L1;
   }
   p = s2;
   k0 = new Leaf(251, s0, p);
  }
 }
 pos = p; return k0;
}
function b_Binary_253(p: number, d: number): Child { // Binary<binaryOperator>
 d += 256;
 let s0 = 0, s2 = 0, s4 = 0, s5 = 0, s6 = 0, s7 = 0, s8 = 0, s9 = 0, s10 = 0, k0: Child = null, k1: Child = null, k2: Child = null, k3: Child = null, a0: TreeNode[] = EMPTY;
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
       k3 = b_BinaryTail_376(p, d); if (k3 === null) break L5; p = pos;
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
     if (p > fuse) tooDeep(p);
     a0.push(k2);
    }
    if (p === s4) break L2;
    k2 = a0.length === 0 ? NOTHING : new Iteration(a0);
    s7 = p;
    L8: {
     p = m_divisionAhead(p); if (p < 0) break L8;
     break L2;
    }
    p = s7;
    k0 = new Node2(254, s0, p, k1, k2);
    break L1;
   }
   p = s2;
   s7 = p;
   L9: {
    p = m_divisionAhead(p); if (p < 0) break L9;
    return null;
   }
   p = s7;
   k0 = k1;
  }
 }
 pos = p; return k0;
}
function b_AssignmentTail_387(p: number, d: number): Child { // AssignmentTail<binaryOperator,anywhere>
 d += 176;
 let s0 = 0, s1 = 0, s2 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 63)) L1: {
   p = m_conditionalMark(p); if (p < 0) break L1;
   p = sk(p);
   k1 = b_AssignmentIn_390(p, d); if (k1 === null) break L1; p = pos;
   p = sk(p);
   if (I[p] !== 58) break L1; p += 1;
   p = sk(p);
   k2 = b_TailOperand_411(p, d); if (k2 === null) break L1; p = pos;
   k0 = new Node2(388, s0, p, k1, k2);
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T4[s1]! & 1) !== 0 : false))) return null;
  s2 = p;
  p = m_assignmentOperator(p); if (p < 0) return null;
  k2 = new Leaf(409, s2, p);
  p = sk(p);
  k1 = b_TailOperand_411(p, d); if (k1 === null) return null; p = pos;
  k0 = new Node2(413, s0, p, k2, k1);
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
  if (p > fuse) tooDeep(p);
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
 if (d > MAX_DEPTH || p > fuse) tooDeep(p);
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
 if (I[p] !== 101 || I[p + 1] !== 120 || !eq(p, 187, 7)) return -1; p += 7;
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
  if (p > fuse) tooDeep(p);
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
 pos = p; return new Node2(301, p0, p, k0, k1);
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
     k2 = b_StaticBlock(p, d); if (k2 === null) break L3; p = pos;
     k1 = k2;
     break L2;
    }
    p = s2;
    if ((s3 & 2) !== 0) L4: {
     k2 = b_MethodDefinition(p, d); if (k2 === null) break L4; p = pos;
     k1 = k2;
     break L2;
    }
    p = s2;
    if ((s3 & 4) !== 0) L5: {
     k2 = b_PropertyDefinition(p, d); if (k2 === null) break L5; p = pos;
     k1 = k2;
     break L2;
    }
    p = s2;
    if ((s3 & 8) !== 0) L6: {
     if (I[p] !== 59) break L6; p += 1;
     k1 = new Leaf(320, s2, p);
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
  c = I[p]!; if (!(c < 128 ? (T3[c]! & 16) !== 0 : true)) { p = s1; break L1; }
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
  c = I[p]!; if (!(c < 128 ? (T3[c]! & 16) !== 0 : true)) { p = s2; break L2; }
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
 if (d > MAX_DEPTH || p > fuse) tooDeep(p);
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
      if (p > fuse) tooDeep(p);
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
   if (p > fuse) tooDeep(p);
   a0.push(k2);
  }
  k2 = a0.length === 0 ? NOTHING : new Iteration(a0);
  k0 = new Node2(232, s0, p, k1, k2);
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
 pos = p; return new Node5(233, p0, p, k0, k1, k2, null, null);
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
   k0 = new Node2(439, s0, p, k1, null);
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
  if (p > fuse) tooDeep(p);
  a0.push(k0);
 }
 k0 = a0.length === 0 ? NOTHING : new Iteration(a0);
 p = sk(p);
 if (I[p] !== 125) return null; p += 1;
 pos = p; return new Node2(450, p0, p, k0, null);
}
function m_globalWord(p: number): number { // globalWord
 let s0 = 0;
 if (I[p] !== 103 || I[p + 1] !== 108 || !eq(p, 335, 6)) return -1; p += 6;
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
 pos = p; return new Node2(458, p0, p, k0, k1);
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
  if (p > fuse) tooDeep(p);
  a0.push(k1);
 }
 k1 = a0.length === 0 ? NOTHING : new Iteration(a0);
 p = sk(p);
 if (I[p] !== 93) return null; p += 1;
 pos = p; return new Node2(107, p0, p, k0, k1);
}
function b_Primary(p: number, d: number): Child { // Primary
 if (d > MAX_DEPTH || p > fuse) tooDeep(p);
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
     k1 = new Node2(361, s2, p, k2, null);
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
        k3 = new Leaf(214, s8, p);
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
      k1 = new Node2(362, s2, p, k2, null);
      break L6;
     }
     p = s4;
     L10: {
      if (I[p] !== 91) break L10; p += 1;
      p = sk(p);
      k2 = b_Expression(p, d); if (k2 === null) break L10; p = pos;
      p = sk(p);
      if (I[p] !== 93) break L10; p += 1;
      k1 = new Node2(364, s2, p, k2, null);
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
     k1 = new Node2(365, s2, p, k2, null);
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
     k0 = new Node2(366, s0, p, k1, k2);
     break L13;
    }
    p = s3;
    L16: {
     p = sk(p);
     k2 = b_TemplateLiteral(p, d); if (k2 === null) break L16; p = pos;
     k0 = new Node2(368, s0, p, k1, k2);
     break L13;
    }
    p = s3;
    p = m_instantiationEnd(p); if (p < 0) break L12;
    k0 = new Node2(369, s0, p, k1, null);
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
  k0 = new Node2(373, s0, p, k1, k2);
 }
 pos = p; return k0;
}
function b_NonNull(p: number): Child { // NonNull
 const p0 = p;
 let c = 0;
 if (I[p] !== 33) return null; p += 1;
 c = I[p]!; if ((c === 61)) return null;
 pos = p; return new Leaf(291, p0, p);
}
function m_suffixAhead(p: number): number { // suffixAhead
 let c = 0;
 p = sk(p);
 c = I[p]!; if (!(c === 40 || c === 91 || c === 96)) return -1; p++;
 return p;
}
function b_VariableDeclarator_531(p: number, d: number): Child { // VariableDeclarator<binaryOperatorExceptIn>
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
    k2 = b_AssignmentIn_533(p, d); if (k2 === null) break L2; p = pos;
    k0 = new Node2(532, s0, p, k1, k2);
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
   k0 = new Node2(555, s0, p, k1, k2);
  }
 }
 pos = p; return k0;
}
function b_AssignmentIn_533(p: number, d: number): Child { // AssignmentIn<binaryOperatorExceptIn,anywhere>
 if (d > MAX_DEPTH || p > fuse) tooDeep(p);
 d += 208;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s4 = 0, s5 = 0, k0: Child = null, k1: Child = null, k2: Child = null, a0: TreeNode[] = EMPTY;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T3[s1]! & 128) !== 0 : true)) L1: {
   k1 = b_ArrowFunction_534(p, d); if (k1 === null) break L1; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 === 121)) L2: {
   k1 = b_YieldExpression_541(p, d); if (k1 === null) break L2; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T1[s1]! & 64) !== 0 : true))) return null;
  k1 = b_Binary_546(p, d); if (k1 === null) return null; p = pos;
  s2 = p;
  L3: {
   L4: {
    a0 = [];
    s4 = p;
    L5: for (;;) {
     s5 = p;
     p = sk(p);
     c = I[p]!; if (!(c < 128 ? (T4[c]! & 1) !== 0 : false)) { p = s5; break L5; }
     k2 = b_AssignmentTail_550(p, d); if (k2 === null) { p = s5; break L5; } p = pos;
     if (p > fuse) tooDeep(p);
     a0.push(k2);
    }
    if (p === s4) break L4;
    k2 = a0.length === 0 ? NOTHING : new Iteration(a0);
    k0 = new Node2(545, s0, p, k1, k2);
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
   k1 = new Leaf(206, s2, p);
   k0 = new Node2(205, s0, p, k1, null);
   break L0;
  }
  p = s0;
  if ((s1 & 2) !== 0) L2: {
   k1 = b_PropertyKey(p, d); if (k1 === null) break L2; p = pos;
   p = sk(p);
   if (I[p] !== 58) break L2; p += 1;
   p = sk(p);
   k2 = b_Assignment(p, d); if (k2 === null) break L2; p = pos;
   k0 = new Node2(207, s0, p, k1, k2);
   break L0;
  }
  p = s0;
  if ((s1 & 4) !== 0) L3: {
   if (I[p] !== 46 || I[p + 1] !== 46 || I[p + 2] !== 46) break L3; p += 3;
   p = sk(p);
   k2 = b_Assignment(p, d); if (k2 === null) break L3; p = pos;
   k0 = new Node2(209, s0, p, k2, null);
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
   k0 = new Node2(210, s0, p, k2, k1);
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
  k0 = new Node2(237, s0, p, k1, null);
 }
 pos = p; return k0;
}
function b_ArrowBody_238(p: number, d: number): Child { // ArrowBody<binaryOperator,anywhere>
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
   k0 = new Node2(242, s0, p, k1, null);
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T4[s1]! & 32) !== 0 : true))) return null;
  k1 = b_UntypedArrowParameters(p, d); if (k1 === null) return null; p = pos;
  p = m_arrow(p); if (p < 0) return null;
  k0 = new Node2(245, s0, p, k1, null);
 }
 pos = p; return k0;
}
function m_yieldK(p: number): number { // yieldK
 let s0 = 0;
 if (I[p] !== 121 || I[p + 1] !== 105 || !eq(p, 296, 5)) return -1; p += 5;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function b_Unary(p: number, d: number): Child { // Unary
 if (d > MAX_DEPTH || p > fuse) tooDeep(p);
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
    k1 = new Leaf(257, s4, p);
    if (p > fuse) tooDeep(p);
    a0.push(k1);
   }
   if (p === s2) break L1;
   k1 = a0.length === 0 ? NOTHING : new Iteration(a0);
   p = sk(p);
   k2 = b_Update(p, d); if (k2 === null) break L1; p = pos;
   k0 = new Node2(256, s0, p, k1, k2);
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
  k2 = new Leaf(214, s3, p);
  s2 = p;
  p = sk(p);
  p = m_inK(p); if (p < 0) return null;
  p = s2;
  k0 = k2;
 }
 pos = p; return k0;
}
function b_BinaryTail_376(p: number, d: number): Child { // BinaryTail<binaryOperator>
 d += 136;
 let k0: Child = null;
 k0 = b_BinaryTail_operation_377(p, d); if (k0 === null) return null; p = pos;
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
  if (I[p] !== 115 || I[p + 1] !== 97 || !eq(p, 374, 9)) return -1; p += 9;
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
     k0 = new Node2(382, s0, p, k1, null);
     break L2;
    }
    p = s2;
    if (!((s3 < 128 ? (T5[s3]! & 1) !== 0 : true))) break L1;
    k1 = b_Type(p, d); if (k1 === null) break L1; p = pos;
    k0 = new Node2(383, s0, p, k1, null);
   }
   break L0;
  }
  p = s0;
  if (!((s1 === 115))) return null;
  p = m_satisfiesK(p); if (p < 0) return null;
  p = sk(p);
  k1 = b_Type(p, d); if (k1 === null) return null; p = pos;
  k0 = new Node2(384, s0, p, k1, null);
 }
 pos = p; return k0;
}
function m_divisionAhead(p: number): number { // divisionAhead
 let c = 0;
 p = sk(p);
 if (I[p] !== 47) return -1; p += 1;
 c = I[p]!; if ((c === 61)) return -1;
 return p;
}
function b_AssignmentIn_390(p: number, d: number): Child { // AssignmentIn<binaryOperator,alternativeMark>
 if (d > MAX_DEPTH || p > fuse) tooDeep(p);
 d += 208;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s4 = 0, s5 = 0, k0: Child = null, k1: Child = null, k2: Child = null, a0: TreeNode[] = EMPTY;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T3[s1]! & 128) !== 0 : true)) L1: {
   k1 = b_ArrowFunction_391(p, d); if (k1 === null) break L1; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 === 121)) L2: {
   k1 = b_YieldExpression_399(p, d); if (k1 === null) break L2; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T1[s1]! & 64) !== 0 : true))) return null;
  k1 = b_Binary_253(p, d); if (k1 === null) return null; p = pos;
  s2 = p;
  L3: {
   L4: {
    a0 = [];
    s4 = p;
    L5: for (;;) {
     s5 = p;
     p = sk(p);
     c = I[p]!; if (!(c < 128 ? (T4[c]! & 1) !== 0 : false)) { p = s5; break L5; }
     k2 = b_AssignmentTail_404(p, d); if (k2 === null) { p = s5; break L5; } p = pos;
     if (p > fuse) tooDeep(p);
     a0.push(k2);
    }
    if (p === s4) break L4;
    k2 = a0.length === 0 ? NOTHING : new Iteration(a0);
    k0 = new Node2(403, s0, p, k1, k2);
    break L3;
   }
   p = s2;
   k0 = k1;
  }
 }
 const k = settle(k0); pos = p; return k;
}
function b_TailOperand_411(p: number, d: number): Child { // TailOperand<binaryOperator,anywhere>
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
    k2 = b_YieldExpression_247(p, d); if (k2 === null) break L1; p = pos;
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
  k1 = b_Binary_253(p, d); if (k1 === null) return null; p = pos;
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
 pos = p; return new Node2(275, p0, p, k0, null);
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
 pos = p; return new Node2(235, p0, p, k0, null);
}
function m_parameterWordOfProperty(p: number): number { // parameterWordOfProperty
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, s5 = 0;
 s0 = p;
 c = I[p]!; s1 = M25[c < 128 ? c : 128]!;
 L0: {
  if ((s1 & 1) !== 0) L1: {
   if (I[p] !== 112 || I[p + 1] !== 117 || !eq(p, 258, 6)) break L1; p += 6;
   break L0;
  }
  p = s0;
  if ((s1 & 2) !== 0) L2: {
   if (I[p] !== 112 || I[p + 1] !== 114 || !eq(p, 242, 7)) break L2; p += 7;
   break L0;
  }
  p = s0;
  if ((s1 & 4) !== 0) L3: {
   if (I[p] !== 112 || I[p + 1] !== 114 || !eq(p, 249, 9)) break L3; p += 9;
   break L0;
  }
  p = s0;
  if ((s1 & 8) !== 0) L4: {
   if (I[p] !== 114 || I[p + 1] !== 101 || !eq(p, 350, 8)) break L4; p += 8;
   break L0;
  }
  p = s0;
  if (!((s1 & 16) !== 0)) return -1;
  if (I[p] !== 111 || I[p + 1] !== 118 || !eq(p, 358, 8)) return -1; p += 8;
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
  if (p > fuse) tooDeep(p);
  a0.push(k0);
 }
 k0 = a0.length === 0 ? NOTHING : new Iteration(a0);
 p = sk(p);
 if (I[p] !== 125) return null; p += 1;
 pos = p; return new Node2(304, p0, p, k0, null);
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
  if (p > fuse) tooDeep(p);
  a0.push(k0);
 }
 k0 = a0.length === 0 ? NOTHING : new Iteration(a0);
 p = sk(p);
 k1 = b_Method(p, d); if (k1 === null) return null; p = pos;
 pos = p; return new Node2(306, p0, p, k0, k1);
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
   if (p > fuse) tooDeep(p);
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
     k0 = new Node5(310, s0, p, k1, k2, k3, k4, null);
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
    k0 = new Node5(319, s0, p, k1, k2, k4, null, null);
   }
  }
 }
 pos = p; return k0;
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
  if (p > fuse) tooDeep(p);
  a0.push(k0);
 }
 k0 = a0.length === 0 ? NOTHING : new Iteration(a0);
 p = sk(p);
 k1 = b_IndexSignature(p, d); if (k1 === null) return null; p = pos;
 p = m_semicolon(p); if (p < 0) return null;
 pos = p; return new Node2(321, p0, p, k0, k1);
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
  if (p > fuse) tooDeep(p);
  a0.push(k0);
 }
 k0 = a0.length === 0 ? NOTHING : new Iteration(a0);
 p = sk(p);
 k1 = b_MethodHead(p, d); if (k1 === null) return null; p = pos;
 p = m_semicolon(p); if (p < 0) return null;
 pos = p; return new Node2(322, p0, p, k0, k1);
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
 pos = p; return new Node2(327, p0, p, k0, null);
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
      if (p > fuse) tooDeep(p);
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
   if (p > fuse) tooDeep(p);
   a0.push(k2);
  }
  k2 = a0.length === 0 ? NOTHING : new Iteration(a0);
  k0 = new Node2(231, s0, p, k1, k2);
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
 pos = p; return new Node2(234, p0, p, k0, k1);
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
 c = I[p]!; s1 = M26[c < 128 ? c : 128]!;
 L0: {
  if ((s1 & 1) !== 0) L1: {
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
      k3 = new Leaf(417, s5, p);
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
     k1 = new Node2(452, s2, p, k2, k3);
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
     k1 = new Node2(453, s2, p, k3, null);
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
  if ((s1 & 2) !== 0) L7: {
   k1 = b_ImportDeclaration(p, d); if (k1 === null) break L7; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 & 4) !== 0) L8: {
   k1 = b_ExportDeclaration(p, d); if (k1 === null) break L8; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if (!((s1 & 8) !== 0)) return null;
  k1 = b_EnumDeclaration(p, d); if (k1 === null) return null; p = pos;
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
  if (p > fuse) tooDeep(p);
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
 pos = p; return new Node5(264, p0, p, k0, k1, k2, k3, k4);
}
function b_Literal(p: number): Child { // Literal
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T6[s1]! & 8) !== 0 : false)) L1: {
   s2 = p;
   c = I[p]!; s3 = M27[c < 128 ? c : 128]!;
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
    k2 = new Leaf(269, s4, p);
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
  if (p > fuse) tooDeep(p);
  a0.push(k1);
 }
 k1 = a0.length === 0 ? NOTHING : new Iteration(a0);
 p = sk(p);
 if (I[p] !== 93) return null; p += 1;
 pos = p; return new Node2(273, p0, p, k0, k1);
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
 pos = p; return new Leaf(280, p0, p);
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
    k2 = new Leaf(283, s5, p);
    k0 = new Node2(282, s0, p, k1, k2);
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
     k0 = new Node5(284, s0, p, k2, k3, k4, null, null);
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
    k0 = new Node2(294, s0, p, k2, null);
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
 pos = p; return new Node2(295, p0, p, k0, k1);
}
function b_Super(p: number): Child { // Super
 const p0 = p;
 p = m_superK(p); if (p < 0) return null;
 pos = p; return new Leaf(329, p0, p);
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
    k0 = new Node2(332, s0, p, k1, null);
    break L1;
   }
   p = s2;
   if (I[p] !== 46) return null; p += 1;
   p = sk(p);
   s4 = p;
   L4: {
    L5: {
     if (I[p] !== 115 || I[p + 1] !== 111 || !eq(p, 316, 6)) break L5; p += 6;
     break L4;
    }
    p = s4;
    if (I[p] !== 100 || I[p + 1] !== 101 || !eq(p, 322, 5)) return null; p += 5;
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
   k0 = new Node2(333, s0, p, k1, null);
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
 pos = p; return new Leaf(334, p0, p);
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
 pos = p; return new Node2(336, p0, p, k0, null);
}
function b_JsxElement(p: number, d: number): Child { // JsxElement
 d += 136;
 const p0 = p;
 p = m_jsxElement(p, d); if (p < 0) return null;
 pos = p; return new Leaf(337, p0, p);
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
 const k = settle(new Node2(357, p0, p, k0, null)); pos = p; return k;
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
     k2 = new Leaf(214, s4, p);
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
   k0 = new Node2(288, s0, p, k1, null);
   break L0;
  }
  p = s0;
  L4: {
   if (I[p] !== 91) break L4; p += 1;
   p = sk(p);
   k1 = b_Expression(p, d); if (k1 === null) break L4; p = pos;
   p = sk(p);
   if (I[p] !== 93) break L4; p += 1;
   k0 = new Node2(289, s0, p, k1, null);
   break L0;
  }
  p = s0;
  if (!((s1 === 96))) return null;
  k1 = b_TemplateLiteral(p, d); if (k1 === null) return null; p = pos;
  k0 = new Node2(290, s0, p, k1, null);
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
function b_ArrowFunction_534(p: number, d: number): Child { // ArrowFunction<binaryOperatorExceptIn,anywhere>
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
    if (p > fuse) tooDeep(p);
    a0.push(k1);
   }
   if (p === s3) break L1;
   k1 = a0.length === 0 ? NOTHING : new Iteration(a0);
   p = sk(p);
   k2 = b_ArrowBody_536(p, d); if (k2 === null) break L1; p = pos;
   k0 = new Node2(535, s0, p, k1, k2);
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
     if (p > fuse) tooDeep(p);
     a0.push(k2);
    }
    if (p === s5) break L5;
    k2 = a0.length === 0 ? NOTHING : new Iteration(a0);
    p = sk(p);
    k1 = b_ArrowBody_536(p, d); if (k1 === null) break L5; p = pos;
    k0 = new Node2(539, s0, p, k2, k1);
    break L4;
   }
   p = s3;
   if (!((s2 < 128 ? (T3[s2]! & 128) !== 0 : true))) return null;
   k1 = b_ArrowHead(p, d); if (k1 === null) return null; p = pos;
   p = sk(p);
   k2 = b_ArrowBody_536(p, d); if (k2 === null) return null; p = pos;
   s6 = p;
   p = sk(p);
   p = m_anywhere(p); if (p < 0) return null;
   p = s6;
   k0 = new Node2(540, s0, p, k1, k2);
  }
 }
 pos = p; return k0;
}
function b_YieldExpression_541(p: number, d: number): Child { // YieldExpression<binaryOperatorExceptIn,anywhere>
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
    k1 = b_AssignmentIn_533(p, d); if (k1 === null) break L2; p = pos;
    k0 = new Node2(542, s0, p, k1, null);
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
    k1 = b_AssignmentIn_533(p, d); if (k1 === null) break L3; p = pos;
    k0 = new Node2(543, s0, p, k1, null);
    break L1;
   }
   p = s2;
   k0 = new Leaf(544, s0, p);
  }
 }
 pos = p; return k0;
}
function b_Binary_546(p: number, d: number): Child { // Binary<binaryOperatorExceptIn>
 d += 256;
 let s0 = 0, s2 = 0, s4 = 0, s5 = 0, s6 = 0, s7 = 0, s8 = 0, s9 = 0, s10 = 0, k0: Child = null, k1: Child = null, k2: Child = null, k3: Child = null, a0: TreeNode[] = EMPTY;
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
       k3 = b_BinaryTail_548(p, d); if (k3 === null) break L5; p = pos;
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
     if (p > fuse) tooDeep(p);
     a0.push(k2);
    }
    if (p === s4) break L2;
    k2 = a0.length === 0 ? NOTHING : new Iteration(a0);
    s7 = p;
    L8: {
     p = m_divisionAhead(p); if (p < 0) break L8;
     break L2;
    }
    p = s7;
    k0 = new Node2(547, s0, p, k1, k2);
    break L1;
   }
   p = s2;
   s7 = p;
   L9: {
    p = m_divisionAhead(p); if (p < 0) break L9;
    return null;
   }
   p = s7;
   k0 = k1;
  }
 }
 pos = p; return k0;
}
function b_AssignmentTail_550(p: number, d: number): Child { // AssignmentTail<binaryOperatorExceptIn,anywhere>
 d += 176;
 let s0 = 0, s1 = 0, s2 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 63)) L1: {
   p = m_conditionalMark(p); if (p < 0) break L1;
   p = sk(p);
   k1 = b_AssignmentIn_390(p, d); if (k1 === null) break L1; p = pos;
   p = sk(p);
   if (I[p] !== 58) break L1; p += 1;
   p = sk(p);
   k2 = b_TailOperand_552(p, d); if (k2 === null) break L1; p = pos;
   k0 = new Node2(551, s0, p, k1, k2);
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T4[s1]! & 1) !== 0 : false))) return null;
  s2 = p;
  p = m_assignmentOperator(p); if (p < 0) return null;
  k2 = new Leaf(409, s2, p);
  p = sk(p);
  k1 = b_TailOperand_552(p, d); if (k1 === null) return null; p = pos;
  k0 = new Node2(554, s0, p, k2, k1);
 }
 pos = p; return k0;
}
function b_Method(p: number, d: number): Child { // Method
 d += 208;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, k0: Child = null, k1: Child = null, k2: Child = null, k3: Child = null, k4: Child = null;
 s0 = p;
 c = I[p]!; s1 = M28[c < 128 ? c : 128]!;
 L0: {
  if ((s1 & 1) !== 0) L1: {
   p = m_getK(p); if (p < 0) break L1;
   p = sk(p);
   k1 = b_ClassElementName(p, d); if (k1 === null) break L1; p = pos;
   p = sk(p);
   k2 = b_Signature(p, d); if (k2 === null) break L1; p = pos;
   p = sk(p);
   k3 = b_FunctionBody(p, d); if (k3 === null) break L1; p = pos;
   k0 = new Node5(212, s0, p, k1, k2, k3, null, null);
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
   k0 = new Node5(216, s0, p, k3, k2, k1, null, null);
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
   k0 = new Node5(217, s0, p, k1, k2, k3, k4, null);
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
  k0 = new Node5(219, s0, p, k4, k3, k2, k1, null);
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
    k2 = new Leaf(375, s5, p);
    k0 = new Node2(260, s0, p, k1, k2);
    break L1;
   }
   p = s2;
   k0 = k1;
  }
 }
 pos = p; return k0;
}
function b_BinaryTail_operation_377(p: number, d: number): Child { // BinaryTail_operation<binaryOperator>
 d += 160;
 const p0 = p;
 let s0 = 0, k0: Child = null, k1: Child = null;
 s0 = p;
 p = m_binaryOperator(p); if (p < 0) return null;
 k0 = new Leaf(378, s0, p);
 p = sk(p);
 k1 = b_Unary(p, d); if (k1 === null) return null; p = pos;
 pos = p; return new Node2(377, p0, p, k0, k1);
}
function b_ConstType(p: number): Child { // ConstType
 const p0 = p;
 p = m_constK(p); if (p < 0) return null;
 pos = p; return new Leaf(358, p0, p);
}
function m_satisfiesK(p: number): number { // satisfiesK
 let s0 = 0;
 if (I[p] !== 115 || I[p + 1] !== 97 || !eq(p, 374, 9)) return -1; p += 9;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function b_ArrowFunction_391(p: number, d: number): Child { // ArrowFunction<binaryOperator,alternativeMark>
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
    if (p > fuse) tooDeep(p);
    a0.push(k1);
   }
   if (p === s2) break L1;
   k1 = a0.length === 0 ? NOTHING : new Iteration(a0);
   p = sk(p);
   k2 = b_ArrowBody_394(p, d); if (k2 === null) break L1; p = pos;
   k0 = new Node2(392, s0, p, k1, k2);
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
     if (p > fuse) tooDeep(p);
     a0.push(k2);
    }
    if (p === s4) break L4;
    k2 = a0.length === 0 ? NOTHING : new Iteration(a0);
    p = sk(p);
    k1 = b_ArrowBody_394(p, d); if (k1 === null) break L4; p = pos;
    k0 = new Node2(397, s0, p, k2, k1);
    break L3;
   }
   p = s3;
   if (!((s2 < 128 ? (T3[s2]! & 128) !== 0 : true))) return null;
   k1 = b_ArrowHead(p, d); if (k1 === null) return null; p = pos;
   p = sk(p);
   k2 = b_ArrowBody_394(p, d); if (k2 === null) return null; p = pos;
   s5 = p;
   p = sk(p);
   c = I[p]!; if (!(c === 58)) return null; p++;
   p = s5;
   k0 = new Node2(398, s0, p, k1, k2);
  }
 }
 pos = p; return k0;
}
function b_YieldExpression_399(p: number, d: number): Child { // YieldExpression<binaryOperator,alternativeMark>
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
    k1 = b_AssignmentIn_390(p, d); if (k1 === null) break L2; p = pos;
    k0 = new Node2(400, s0, p, k1, null);
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
    k1 = b_AssignmentIn_390(p, d); if (k1 === null) break L3; p = pos;
    k0 = new Node2(401, s0, p, k1, null);
    break L1;
   }
   p = s2;
   k0 = new Leaf(402, s0, p);
  }
 }
 pos = p; return k0;
}
function b_AssignmentTail_404(p: number, d: number): Child { // AssignmentTail<binaryOperator,alternativeMark>
 d += 176;
 let s0 = 0, s1 = 0, s2 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 63)) L1: {
   p = m_conditionalMark(p); if (p < 0) break L1;
   p = sk(p);
   k1 = b_AssignmentIn_390(p, d); if (k1 === null) break L1; p = pos;
   p = sk(p);
   if (I[p] !== 58) break L1; p += 1;
   p = sk(p);
   k2 = b_TailOperand_406(p, d); if (k2 === null) break L1; p = pos;
   k0 = new Node2(405, s0, p, k1, k2);
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T4[s1]! & 1) !== 0 : false))) return null;
  s2 = p;
  p = m_assignmentOperator(p); if (p < 0) return null;
  k2 = new Leaf(409, s2, p);
  p = sk(p);
  k1 = b_TailOperand_406(p, d); if (k1 === null) return null; p = pos;
  k0 = new Node2(410, s0, p, k2, k1);
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
 if (I[p] !== 116 || I[p + 1] !== 104 || !eq(p, 275, 4)) return -1; p += 4;
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
 if (I[p] !== 97 || I[p + 1] !== 115 || !eq(p, 385, 7)) return -1; p += 7;
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
   if (I[p] !== 101 || I[p + 1] !== 120 || !eq(p, 187, 7)) break L2; p += 7;
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
function m_staticK(p: number): number { // staticK
 let s0 = 0;
 if (I[p] !== 115 || I[p + 1] !== 116 || !eq(p, 264, 6)) return -1; p += 6;
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
 k0 = new Leaf(308, s0, p);
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
   k1 = new Leaf(214, s2, p);
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
   k0 = new Node2(312, s0, p, k1, null);
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
   k0 = new Node2(313, s0, p, k1, null);
   break L0;
  }
  p = s0;
  if (I[p] !== 33) return null; p += 1;
  p = sk(p);
  k1 = b_TypeAnnotation(p, d); if (k1 === null) return null; p = pos;
  k0 = new Node2(314, s0, p, k1, null);
 }
 pos = p; return k0;
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
   k0 = new Node2(324, s0, p, k1, k2);
   break L0;
  }
  p = s0;
  if ((s1 === 115)) L2: {
   p = m_setK(p); if (p < 0) break L2;
   p = sk(p);
   k2 = b_ClassElementName(p, d); if (k2 === null) break L2; p = pos;
   p = sk(p);
   k1 = b_Signature(p, d); if (k1 === null) break L2; p = pos;
   k0 = new Node2(325, s0, p, k2, k1);
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
  k0 = new Node5(326, s0, p, k1, k2, k3, null, null);
 }
 pos = p; return k0;
}
function m_accessorWord(p: number): number { // accessorWord
 let s0 = 0, s1 = 0, s2 = 0;
 if (I[p] !== 97 || I[p + 1] !== 99 || !eq(p, 366, 8)) return -1; p += 8;
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
 if (d > MAX_DEPTH || p > fuse) tooDeep(p);
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
 if (I[p] !== 114 || I[p + 1] !== 101 || !eq(p, 350, 8)) return -1; p += 8;
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
 pos = p; return new Leaf(267, p0, p);
}
function b_templateLiteral(p: number, d: number): Child { // templateLiteral
 d += 176;
 const p0 = p;
 let c = 0, s0 = 0, s1 = 0, k0: Child = null, k1: Child = null, a0: TreeNode[] = EMPTY;
 if (I[p] !== 96) return null; p += 1;
 s0 = p;
 p = m_templateElement(p); if (p < 0) return null;
 k0 = new Leaf(224, s0, p);
 a0 = [];
 L0: for (;;) {
  s1 = p;
  c = I[p]!; if (!(c === 36)) { p = s1; break L0; }
  k1 = b_templateSpan(p, d); if (k1 === null) { p = s1; break L0; } p = pos;
  a0.push(k1);
 }
 k1 = a0.length === 0 ? NOTHING : new Iteration(a0);
 if (I[p] !== 96) return null; p += 1;
 pos = p; return new Node2(277, p0, p, k0, k1);
}
function m_targetK(p: number): number { // targetK
 let s0 = 0;
 if (I[p] !== 116 || I[p + 1] !== 97 || !eq(p, 440, 6)) return -1; p += 6;
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
     if (p > fuse) tooDeep(p);
     a0.push(k2);
    }
    if (p === s4) break L2;
    k2 = a0.length === 0 ? NOTHING : new Iteration(a0);
    k0 = new Node2(286, s0, p, k1, k2);
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
 if (I[p] !== 115 || I[p + 1] !== 117 || !eq(p, 270, 5)) return -1; p += 5;
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
 if (I[p] !== 109 || I[p + 1] !== 101 || !eq(p, 394, 4)) return -1; p += 4;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function m_jsxElement(p: number, d: number): number { // jsxElement
 if (d > MAX_DEPTH || p > fuse) tooDeep(p);
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
 c = I[p]!; s1 = M29[c < 128 ? c : 128]!;
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
    c = I[p]!; s4 = M30[c < 128 ? c : 128]!;
    L4: {
     if ((s4 & 1) !== 0) L5: {
      if (I[p] !== 97 || I[p + 1] !== 115) break L5; p += 2;
      break L4;
     }
     p = s3;
     if ((s4 & 2) !== 0) L6: {
      if (I[p] !== 115 || I[p + 1] !== 97 || !eq(p, 374, 9)) break L6; p += 9;
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
function b_ArrowBody_536(p: number, d: number): Child { // ArrowBody<binaryOperatorExceptIn,anywhere>
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
  k1 = b_ValueIn_538(p, d); if (k1 === null) return null; p = pos;
  k0 = k1;
 }
 pos = p; return k0;
}
function b_BinaryTail_548(p: number, d: number): Child { // BinaryTail<binaryOperatorExceptIn>
 d += 136;
 let k0: Child = null;
 k0 = b_BinaryTail_operation_549(p, d); if (k0 === null) return null; p = pos;
 pos = p; return k0;
}
function b_TailOperand_552(p: number, d: number): Child { // TailOperand<binaryOperatorExceptIn,anywhere>
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
     k2 = b_ArrowFunction_534(p, d); if (k2 === null) break L3; p = pos;
     k1 = k2;
     break L2;
    }
    p = s2;
    if (!((s3 === 121))) break L1;
    k2 = b_YieldExpression_541(p, d); if (k2 === null) break L1; p = pos;
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
  k1 = b_Binary_546(p, d); if (k1 === null) return null; p = pos;
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
  c = I[p]!; if (!(c < 128 ? (T3[c]! & 16) !== 0 : true)) { p = s0; break L0; }
  k1 = b_ParameterList(p, d); if (k1 === null) { p = s0; break L0; } p = pos;
  k0 = new Iteration([k1]);
 }
 p = sk(p);
 if (I[p] !== 41) return null; p += 1;
 pos = p; return new Node2(244, p0, p, k0, null);
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
function b_ArrowBody_394(p: number, d: number): Child { // ArrowBody<binaryOperator,alternativeMark>
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
  k1 = b_ValueIn_396(p, d); if (k1 === null) return null; p = pos;
  k0 = k1;
 }
 pos = p; return k0;
}
function b_TailOperand_406(p: number, d: number): Child { // TailOperand<binaryOperator,alternativeMark>
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
     k2 = b_ArrowFunction_391(p, d); if (k2 === null) break L3; p = pos;
     k1 = k2;
     break L2;
    }
    p = s2;
    if (!((s3 === 121))) break L1;
    k2 = b_YieldExpression_399(p, d); if (k2 === null) break L1; p = pos;
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
  k1 = b_Binary_253(p, d); if (k1 === null) return null; p = pos;
  k0 = k1;
 }
 pos = p; return k0;
}
function m_legacyEscape(p: number): number { // legacyEscape
 let c = 0;
 if (p > fuse) tooDeep(p);
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
   if (I[p] !== 115 || I[p + 1] !== 116 || !eq(p, 264, 6)) break L1; p += 6;
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
  c = I[p]!; s3 = M31[c < 128 ? c : 128]!;
  L3: {
   if ((s3 & 1) !== 0) L4: {
    if (I[p] !== 112 || I[p + 1] !== 117 || !eq(p, 258, 6)) break L4; p += 6;
    break L3;
   }
   p = s2;
   if ((s3 & 2) !== 0) L5: {
    if (I[p] !== 112 || I[p + 1] !== 114 || !eq(p, 242, 7)) break L5; p += 7;
    break L3;
   }
   p = s2;
   if ((s3 & 4) !== 0) L6: {
    if (I[p] !== 112 || I[p + 1] !== 114 || !eq(p, 249, 9)) break L6; p += 9;
    break L3;
   }
   p = s2;
   if ((s3 & 8) !== 0) L7: {
    if (I[p] !== 114 || I[p + 1] !== 101 || !eq(p, 350, 8)) break L7; p += 8;
    break L3;
   }
   p = s2;
   if ((s3 & 16) !== 0) L8: {
    if (I[p] !== 111 || I[p + 1] !== 118 || !eq(p, 358, 8)) break L8; p += 8;
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
   if (I[p] !== 107 || I[p + 1] !== 101 || !eq(p, 450, 5)) break L1; p += 5;
   break L0;
  }
  p = s0;
  L2: {
   if (I[p] !== 114 || I[p + 1] !== 101 || !eq(p, 350, 8)) break L2; p += 8;
   break L0;
  }
  p = s0;
  if (I[p] !== 117 || I[p + 1] !== 110 || !eq(p, 455, 6)) return -1; p += 6;
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
     if (p > fuse) tooDeep(p);
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
 if (I[p] !== 116 || I[p + 1] !== 114 || !eq(p, 279, 4)) return -1; p += 4;
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
 if (I[p] !== 102 || I[p + 1] !== 97 || !eq(p, 194, 5)) return -1; p += 5;
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
 if (I[p] !== 110 || I[p + 1] !== 117 || !eq(p, 231, 4)) return -1; p += 4;
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
 k0 = b_applySyntactic_279(p, d); if (k0 === null) return null; p = pos;
 p = sk(p);
 if (I[p] !== 125) return null; p += 1;
 s0 = p;
 p = m_templateElement(p); if (p < 0) return null;
 k1 = new Leaf(224, s0, p);
 pos = p; return new Node2(278, p0, p, k0, k1);
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
 p = m_applySyntactic_342(p, d); if (p < 0) return -1;
 return p;
}
function m_jsxAttribute(p: number, d: number): number { // jsxAttribute
 d += 168;
 let s2 = 0, s3 = 0, s4 = 0;
 if (p > fuse) tooDeep(p);
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
   p = m_applySyntactic_350(p, d); if (p < 0) return -1;
   p = sk(p);
   if (I[p] !== 125) return -1; p += 1;
  }
 }
 return p;
}
function m_jsxChild(p: number, d: number): number { // jsxChild
 d += 184;
 let c = 0, s0 = 0, s1 = 0, s4 = 0, s6 = 0;
 if (p > fuse) tooDeep(p);
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
     p = m_applySyntactic_279(p, d); if (p < 0) break L2;
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
function b_ValueIn_538(p: number, d: number): Child { // ValueIn<binaryOperatorExceptIn,anywhere>
 const m = recall(538, p); if (m !== undefined) { pos = m.end; return m.node; }
 d += 144;
 const p0 = p;
 let k0: Child = null;
 k0 = b_AssignmentIn_533(p, d); if (k0 === null) { remember(538, p0, null, 0); return null; } p = pos;
 const k = k0; remember(538, p0, k, p); pos = p; return k;
}
function b_BinaryTail_operation_549(p: number, d: number): Child { // BinaryTail_operation<binaryOperatorExceptIn>
 d += 160;
 const p0 = p;
 let s0 = 0, k0: Child = null, k1: Child = null;
 s0 = p;
 p = m_binaryOperatorExceptIn(p); if (p < 0) return null;
 k0 = new Leaf(379, s0, p);
 p = sk(p);
 k1 = b_Unary(p, d); if (k1 === null) return null; p = pos;
 pos = p; return new Node2(549, p0, p, k0, k1);
}
function b_ValueIn_396(p: number, d: number): Child { // ValueIn<binaryOperator,alternativeMark>
 const m = recall(396, p); if (m !== undefined) { pos = m.end; return m.node; }
 d += 144;
 const p0 = p;
 let k0: Child = null;
 k0 = b_AssignmentIn_390(p, d); if (k0 === null) { remember(396, p0, null, 0); return null; } p = pos;
 const k = k0; remember(396, p0, k, p); pos = p; return k;
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
 c = I[p]!; s1 = M32[c < 128 ? c : 128]!;
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
    k0 = new Leaf(229, s0, p);
    break L1;
   }
   p = s2;
   if (!((s3 < 128 ? (T5[s3]! & 1) !== 0 : true))) return null;
   k1 = b_Type(p, d); if (k1 === null) return null; p = pos;
   p = sk(p);
   if (I[p] !== 93) return null; p += 1;
   k0 = new Node2(230, s0, p, k1, null);
  }
 }
 pos = p; return k0;
}
function m_anyEscape(p: number): number { // anyEscape
 let c = 0;
 if (p > fuse) tooDeep(p);
 if (I[p] !== 92) return -1; p += 1;
 c = I[p]!; if (!(c <= 65535)) return -1; p++;
 return p;
}
function b_applySyntactic_279(p: number, d: number): Child { // applySyntactic<Expression>
 d += 144;
 const p0 = p;
 let k0: Child = null;
 p = skip(p);
 k0 = b_Expression(p, d); if (k0 === null) return null; p = pos;
 p = skip(p);
 pos = p; return new Node2(279, p0, p, k0, null);
}
function m_applySyntactic_342(p: number, d: number): number { // applySyntactic<TypeArguments>
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
 c = I[p]!; s1 = M33[c < 128 ? c : 128]!;
 L0: {
  if ((s1 & 1) !== 0) L1: {
   if (I[p] !== 34) break L1; p += 1;
   L2: for (;;) {
    s2 = p;
    c = I[p]!; if ((c === 34)) { p = s2; break L2; }
    p = m_any(p); if (p < 0) { p = s2; break L2; }
    if (p > fuse) tooDeep(p);
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
    if (p > fuse) tooDeep(p);
   }
   if (I[p] !== 39) break L3; p += 1;
   break L0;
  }
  p = s0;
  if ((s1 & 4) !== 0) L5: {
   if (I[p] !== 123) break L5; p += 1;
   p = m_applySyntactic_279(p, d); if (p < 0) break L5;
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
function m_applySyntactic_350(p: number, d: number): number { // applySyntactic<Assignment>
 d += 128;
 p = skip(p);
 if (b_Assignment(p, d) === null) return -1; p = pos;
 p = skip(p);
 return p;
}
function m_applySyntactic_279(p: number, d: number): number { // applySyntactic<Expression>
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
  if (p > fuse) tooDeep(p);
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
 c = I[p]!; s1 = M34[c < 128 ? c : 128]!;
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
 d += 208;
 const p0 = p;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, k0: Child = null, k1: Child = null, k2: Child = null, k3: Child = null;
 p = m_importK(p); if (p < 0) return null;
 p = sk(p);
 if (I[p] !== 40) return null; p += 1;
 p = sk(p);
 s0 = p;
 p = m_stringLiteral(p); if (p < 0) return null;
 k0 = new Leaf(71, s0, p);
 L0: {
  s1 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 44)) { p = s1; break L0; }
  if (b_ImportTypeAttributes(p, d) === null) { p = s1; break L0; } p = pos;
 }
 p = sk(p);
 if (I[p] !== 41) return null; p += 1;
 k1 = NOTHING;
 L1: {
  s2 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 46)) { p = s2; break L1; }
  k2 = b_ImportQualifier(p); if (k2 === null) { p = s2; break L1; } p = pos;
  k1 = new Iteration([k2]);
 }
 k2 = NOTHING;
 L2: {
  s3 = p;
  s4 = p;
  L3: {
   p = m_lineBreak(p); if (p < 0) break L3;
   { p = s3; break L2; }
  }
  p = s4;
  p = sk(p);
  k3 = b_TypeArguments(p, d); if (k3 === null) { p = s3; break L2; } p = pos;
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
 c = I[p]!; s1 = M35[c < 128 ? c : 128]!;
 L0: {
  if ((s1 & 1) !== 0) L1: {
   if (I[p] !== 97 || I[p + 1] !== 110 || I[p + 2] !== 121) break L1; p += 3;
   break L0;
  }
  p = s0;
  if ((s1 & 2) !== 0) L2: {
   if (I[p] !== 98 || I[p + 1] !== 105 || !eq(p, 469, 6)) break L2; p += 6;
   break L0;
  }
  p = s0;
  if ((s1 & 4) !== 0) L3: {
   if (I[p] !== 98 || I[p + 1] !== 111 || !eq(p, 475, 7)) break L3; p += 7;
   break L0;
  }
  p = s0;
  if ((s1 & 8) !== 0) L4: {
   if (I[p] !== 105 || I[p + 1] !== 110 || !eq(p, 482, 9)) break L4; p += 9;
   break L0;
  }
  p = s0;
  if ((s1 & 16) !== 0) L5: {
   if (I[p] !== 110 || I[p + 1] !== 101 || !eq(p, 491, 5)) break L5; p += 5;
   break L0;
  }
  p = s0;
  if ((s1 & 32) !== 0) L6: {
   if (I[p] !== 110 || I[p + 1] !== 117 || !eq(p, 231, 4)) break L6; p += 4;
   break L0;
  }
  p = s0;
  if ((s1 & 64) !== 0) L7: {
   if (I[p] !== 110 || I[p + 1] !== 117 || !eq(p, 496, 6)) break L7; p += 6;
   break L0;
  }
  p = s0;
  if ((s1 & 128) !== 0) L8: {
   if (I[p] !== 111 || I[p + 1] !== 98 || !eq(p, 502, 6)) break L8; p += 6;
   break L0;
  }
  p = s0;
  if ((s1 & 256) !== 0) L9: {
   if (I[p] !== 115 || I[p + 1] !== 116 || !eq(p, 508, 6)) break L9; p += 6;
   break L0;
  }
  p = s0;
  if ((s1 & 512) !== 0) L10: {
   if (I[p] !== 115 || I[p + 1] !== 121 || !eq(p, 514, 6)) break L10; p += 6;
   break L0;
  }
  p = s0;
  if ((s1 & 1024) !== 0) L11: {
   if (I[p] !== 117 || I[p + 1] !== 110 || !eq(p, 520, 9)) break L11; p += 9;
   break L0;
  }
  p = s0;
  if ((s1 & 2048) !== 0) L12: {
   if (I[p] !== 117 || I[p + 1] !== 110 || !eq(p, 529, 7)) break L12; p += 7;
   break L0;
  }
  p = s0;
  if (!((s1 & 4096) !== 0)) return -1;
  if (I[p] !== 118 || I[p + 1] !== 111 || !eq(p, 292, 4)) return -1; p += 4;
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
 if (I[p] !== 114 || I[p + 1] !== 101 || !eq(p, 350, 8)) return -1; p += 8;
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
  if (p > fuse) tooDeep(p);
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
 if (I[p] !== 116 || I[p + 1] !== 121 || !eq(p, 286, 6)) return -1; p += 6;
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
   if (p > fuse) tooDeep(p);
   a0.push(k2);
  }
  k2 = a0.length === 0 ? NOTHING : new Iteration(a0);
  k0 = new Node2(221, s0, p, k1, k2);
 }
 pos = p; return k0;
}
function b_ImportTypeAttributes(p: number, d: number): Child { // ImportTypeAttributes
 d += 144;
 const p0 = p;
 let s0 = 0;
 if (I[p] !== 44) return null; p += 1;
 p = sk(p);
 if (b_ObjectExpression(p, d) === null) return null; p = pos;
 L0: {
  s0 = p;
  p = sk(p);
  if (I[p] !== 44) { p = s0; break L0; } p += 1;
 }
 pos = p; return new Leaf(201, p0, p);
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
  if (p > fuse) tooDeep(p);
  a0.push(k1);
 }
 k1 = a0.length === 0 ? NOTHING : new Iteration(a0);
 pos = p; return new Node2(220, p0, p, k0, k1);
}
function b_templateLiteralType(p: number, d: number): Child { // templateLiteralType
 d += 176;
 const p0 = p;
 let c = 0, s0 = 0, s1 = 0, k0: Child = null, k1: Child = null, a0: TreeNode[] = EMPTY;
 if (I[p] !== 96) return null; p += 1;
 s0 = p;
 p = m_templateElement(p); if (p < 0) return null;
 k0 = new Leaf(224, s0, p);
 a0 = [];
 L0: for (;;) {
  s1 = p;
  c = I[p]!; if (!(c === 36)) { p = s1; break L0; }
  k1 = b_typeSpan(p, d); if (k1 === null) { p = s1; break L0; } p = pos;
  a0.push(k1);
 }
 k1 = a0.length === 0 ? NOTHING : new Iteration(a0);
 if (I[p] !== 96) return null; p += 1;
 pos = p; return new Node2(223, p0, p, k0, k1);
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
 k0 = b_applySyntactic_227(p, d); if (k0 === null) return null; p = pos;
 p = sk(p);
 if (I[p] !== 125) return null; p += 1;
 s0 = p;
 p = m_templateElement(p); if (p < 0) return null;
 k1 = new Leaf(224, s0, p);
 pos = p; return new Node2(226, p0, p, k0, k1);
}
function b_applySyntactic_227(p: number, d: number): Child { // applySyntactic<Type>
 d += 144;
 const p0 = p;
 let k0: Child = null;
 p = skip(p);
 k0 = b_Type(p, d); if (k0 === null) return null; p = pos;
 p = skip(p);
 pos = p; return new Node2(227, p0, p, k0, null);
}
const b_START = b_Program, b_ITEM = b_StatementListItem;
const ITEM_RULE = 1, MAX_NESTING = 2700;
const PROGRAM = "=#-2-*-%3d6=$A2A=%<2<*-gu3?*-ht3d6=&K2K*-im3d6='U2U*-hH3d6=(`2`*-hX3d6=)d)2d)*-ha3d6=*d32d3*-hg3d6*-in1*-&02dG=#dF*-&04d=<5dh5dg=+dV2dV*-fU03df=(db2db*-gt03df*-dg0661=,e+2e+=-dx2dx*-gv3e)=.e&2e&*-g}3e)*-g~3ea=/e52e5*-h#3ea=0e?2e?*-h/3ea=1eI2eI*-h03ea=.eS2eS*-hm3ea='e^2e^*-ho3ea*-hp1=$gK2gK='eq2eq*-hu3gI=2e{2e{*-hz3gI=3f)2f)*-h|3gI=4f32f3*-iL3gI=4f=2f=*-iN3gI=5fG2fG*-h33gI=6fQ2fQ*-iW3gI=1f[2f[*-iY3gI=+ff2ff*-i[3gI=7fp2fp*-i^3gI=8fz2fz*-i`3gI=1g(2g(*-if3gI=9g22g2*-hh3gI=:g<2g<*-ih3gI=;gF2gF*-ii3gI*-ik3gN*-il1*-i'0*-gx.fi1='gd2gd*-hI3gq='gn2gn*-hM3gq*-hN1=(g|2g|*-hY3hU=(h*2h**-hZ3hU=(h42h4*-h[3hU=(h>2h>*-h]3hU=(hH2hH*-h^3hU=(hR2hR*-h_3hU*-h`12hc=1hb*-h103hc<2ho=+hn*-g903ho<*-hb0*/H*#d_2i)=<i(*-hc03i)<*#da1*-h+0*-d}0*-hh1*-io01*#d#==iL2iL*-'03iP*-gq01$#(5iZ-2061$()5ie-2061$.+5io-206->05ix-C061=>j'2j'*-gw3j**-g9*-gx.fi18$2j?=0j>*-19$3j?<:$*-f608$2jV=?jU*+#M,9$3jV<:$*/H*-O*-e`1*-fU0*/H*-fV1=4jx2jx*-h$3k)='k&2k&*-h&3k)*-h*1*-dg0*-g~1*-h10*-h21*-h6.fi5k`5k_=0kN2kN*-hn03k^=3kY2kY*-f603k^*-gt0661*-eP0*-h%0*-hR*-hE0*/d*2l#=6k~*-hF03l#<.fi1=(l02l0*-hq3l==(l:2l:*-hr3l=*-hs1*-hv0*#K*-(*#L*-ht8$2l^=(l]*-hw9$4lR<:$8$2lo=(ln*-hy9$3lo<:$1*-h{08$2m*5m#.fi6*-(9$3m*:$.fi1=3m92m9*-h}3mP=3mC2mC*-i*3mP=3mM2mM*-i+3mP*-iJ1*-iM05m_->0-C06*-(.fi1=4mo2mo*-iO3mr*-iV1*-h4*-gx.fi1*-iX0*#K*-(*#L*-ht1*-iZ0*-ht*-iX0*#K*-(*#L2nP=:nO*#_3nP<1*-i]08$2nc->0/H9$3nc:$.fi1*-i_08$2ny->0/H9$3ny:$.fi1*-ia0*#K*-(*#L*#d_8$2oA=@o@*-ib9$4o6<:$*#da1*-ig0.fi1*#d_8$2oa=$o`*-$9$4oU<:$*#da1*#_1*/ij*#^*-ht15p@=9p%2p%*#d_3p?=3p02p0*-f603p?=+p;2p;*-fU03p?*-hn06*-(.fi1*-hG0*#K*-(*#L*-ht12pl;0pk$6(5pf-206->03pl<$;(5pu-206->05p~-C065q+5q*-K0665qA;'q72q7$=%3q:$@-5q@-20661*-gy8$2qW=AqV*#O*-gy9$4qI<:$1*-eP02qk=4qj*-h%03qk<*.H*#a*-hJ0.fi1*-eP0*.d*2r/=6r.*-hF03r/<.fi1*-eP0*-hO0*-hE0*.d*2rM=6rL*-hF03rM<.fi1*-h>01*-gt0*#M2ri=0rh*-hC03ri<*-hE0*.d*2r|=6r{*-hF03r|<.fi1*-gt0*-h=0=.s52s5*-g}3sL=+s?2s?*-g~3sL=0sI2sI*-h/3sL*-h#1*-gt0*-h=0*-eX.fi1*-gt0*#a*-(.fi1*-gt0*-e(0*$J,*.H.fi1*-gt0=%t-2t-*-gu3tX=5t72t7*-h33tX=)tA2tA*-ha3tX=*tK2tK*-hg3tX='tU2tU*-hH3tX*-hi1$S*5tc-206->05tl-C061$Z(5tv-2061$`'5u$-2061*-hd02u8=Au7*#O*-hd04u+<2uC=AuB*#O3uC<1;BuN2uN$J,3uQ$d#)5uW-206->05ua-C061*/H8$2uw=Cuv*#Q*/J9$4ui<:$1;Dv(2v($d)'3v+$d-&2vP;EvO;Fv92v9%#3vM;GvB2vB%$3vM;HvK2vK%%3vM%&4v-<12vX-fj03vf;Ivc2vc-fk03vf-fl015vm-I06.J1*#K*-(*#L1=;w(2w(*-gr3w+*-gs1;Jw62w6-303w9-4012wE;KwD-?04w<<1;LwP2wP-D03wY5wV-A06-E01$d0&5wd-2061$d3(5wn-206->05ww-C061$d8+5x%-20618$2x5=Dx4*-P9$3x5<:$*#K8$2xI=MxH*-]9$3xI<:$*#L8$2x^=Nx]*-eu9$3x^<:$1*#d_8$2xs=$xr*-$9$4xh<:$*#da18$2y,=Dy+*-P9$3y,<:$8$2y==(y<*-fW9$3y=<:$8$2yN='yM*-fX9$3yN<:$*-f[1*-h%0*/H8$2yk=Dyj*-P9$3yk<:$*#a*-Z.fi1*-h'0*/H8$2z0=Dz/*-P9$3z0<:$8$2zA=(z@*-h(9$3zA<:$*-h)1*-h+*-d}*-h,1=-z[2z[*-gv3{?=5zf2zf*-h33{?=.zp2zp*-h53{?=0zz2zz*-h/3{?=+{(2{(*-g~3{?=4{22{2*-h$3{?='{<2{<*-h&3{?*-h718$2{O=0{N*-19$3{O<:$*-f608$2{g=?{f*+#M,9$3{g<:$*/H*-O1-10->0-f601$d@)5|'-2061$dF'5|1-206->05|:-C061=;|E2|E*-hS3|R=?|O2|O*-hT3|R*-hU1$dJ'5|]-2061*-hG0*-eR01*-gt0*-h%0*#M8$2}#%=0}#$*-hC9$3}#%<:$*-hE0*/d*.fi1*-gt0*-h%0*-h?1*-gt0=/}#K2}#K*-h#3}#N*-h01$dN%5}#X-2061*-)1*-hx0*-hv*#K*-(*#L*-ht1*-hx0*-ht1$dP)5}$'-2061*-h~0*#K5}$6*-i#06*-i%*-i$0*-eX*#L*-ht1*-h~0*#K*-i%*-e&0*-(*#L*-ht1*-h~0*#K8$2}$v=O}$u*-i,9$3}$v<:$*#_8$2}%.=O}%-*-(9$3}%.<:$*#_8$2}%B=O}%A*-(9$3}%B<:$*#L*-ht1*-h~0*-iK0*#K*-i%*-i$0*-eX*#L*-ht1$dV(5}%q-2061*-iP0*-hh*-iQ8$2}&/=3}&.*-iT9$3}&/<:$1*-iP0*-hh*-iT1$d[&5}&F-2061$d_(5}&P-2061$dd%5}&Z-2061$df+5}&e-2061$dn(5}&o-2061$ds)5}&y-2061=+}'(2}'(*-ic3}'+*-ie1$dy+5}'5-2061$e%'5}'?-2061;P}'I2}'I%'3}'h;Q}'R2}'R%(3}'h;R}'[2}'[#G3}'h;S}'e2}'e#dB3}'h-L01=T}'s2}'s*-gz3}'v*-g{1=2}(%2}(%*-hK3}((*-hL1=U}(32}(3*-hP3}(@=;}(=2}(=*-hV3}(@*-hW1*-gt0*-h?1*-e(0*-hB1$e)*5}(Z-2061*-+1$%%5}(i-2061*-&02}(z=#}(y*-&04}(p<=0})(2})(*-h/3})+*-g~1=<})62})6*-he3})9*-hf15})F5})E->0$d)'661*#_15})j5})i->0;V})]2})]-C03})h;W})f2})f#da3})h.e=661;X}+,2}+,;7})z2})z$dn(3}+*;+}*(2}*($e0'3}+*;+}*22}*2$e4(3}+*;+}*<2}*<$#(3}+*;+}*F2}*F$df+3}+*;+}*P2}*P$Z(3}+*;1}*Z2}*Z$dy+3}+*;1}*e2}*e$e)*3}+*;1}*o2}*o$e9)3}+*;1}*y2}*y$dd%3}+*;(}+'2}+'$e?'3}+*$`'3}._;Y},I2},I;(}+;2}+;$()3},G;(}+E2}+E$eC*3},G;3}+O2}+O$eJ(3},G;3}+Y2}+Y$eO*3},G;3}+d2}+d$eV&3},G;3}+n2}+n$d8+3},G;'}+x2}+x$dN%3},G;'},&2},&$eY-3},G;'},02},0$d@)3},G;'},:2},:$@-3},G;'},D2},D$ed,3},G$=%3}._;Z}-g2}-g;>},X2},X$d0&3}-e;B},c2},c$em&3}-e;B},m2},m$ep'3}-e;[},w2},w$et*3}-e;[}-%2}-%$e{*3}-e;[}-/2}-/$f&,3}-e;[}-92}-9$f/)3}-e;2}-C2}-C$dP)3}-e;8}-M2}-M$f5)3}-e;8}-W2}-W$f;(3}-e;8}-b2}-b$ds)3}-e$f@'3}._;4}-q2}-q$dV(3}._;4}-{2}-{$fD'3}._;4}.)2}.)$fH&3}._;4}.32}.3$fK)3}._;5}.=2}.=$d[&3}._;5}.G2}.G$fQ'3}._;6}.Q2}.Q$d_(3}._;6}.[2}.[$e%'3}._$fU(5}.e-2061;]}.p2}.p-d+03}.s-d001.H5}/#5}.~*#^661-K02}/2;J}/1-304}/)<2}/H;^}/G-402}/E;J}/D-304}/<<4}/4<1*-gs0*#K2}/]=O}/[*-fR03}/]<*#L1*.H2}/r=C}/q*#Q*.J4}/f<1;P}/|2}/|%'3}0=;Q}0)2}0)%(3}0=;_}022}02%)3}0=;R}0;2}0;#G3}0=#dB1;`}0`2}0`5}0H%*6;a}0R2}0R-503}0^;`}0[2}0[%+3}0^%,3}0c-601;b}0m2}0m#,3}11;c}0v2}0v#C3}11;d#}1$2}1$-@03}11;d#}1.2}1.-A03}11-B01;d$}1;2}1;#-3}1O;d%}1D2}1D#03}1O;`}1M2}1M%-3}1O%.1$fZ%2}24;E}23;F}1b2}1b%#3}21;G}1k2}1k%$3}21;d&}1t2}1t%/3}21;d'}1}2}1}%03}21;`}2*2}2*%&3}21#M5}21#R64}1U<$f]%1$fZ%2}2];d(}2[;d)}2I2}2I%13}2Y;d'}2R2}2R%23}2Y#M5}2Y#R64}2=<$f]%1*#`*-Q8$2}2y=A}2x*#O*-Q9$4}2k<:$2}3*=A}3)*#O3}3*<*#b1*-^8$2}3C=A}3B*#O*-^9$4}35<:$2}3P=A}3O*#O3}3P<1*#^*-d[1*-X0*-f28$2}3o=D}3n*-d~9$3}3o<:$1*-fY0*-fZ8$2}4/=A}4.*#O*-fZ9$4}3}<:$1*#d_8$2}4D=d*}4C*-f]9$4}49<:$*#da1=d+}4T2}4T*-[3}4l=d,}4_2}4_*-df3}4l=d-}4i2}4i*-di3}4l*-dj1$ed,5}4v-2061*-X0*-fZ8$2}54=A}53*#O*-fZ9$4}5&<:$1*#d_8$2}5I=d.}5H*-e+9$4}5><:$*#da1*#d_8$2}5b=d/}5a*-h-9$4}5V<:$*#da1*-h6.fi1=*}5x2}5x*-h83}6)=*}6&2}6&*-hj3}6)*-hk1*/H1*#M*-e(0*/H1*#d_8$2}6K=d0}6J*-h@9$3}6K<:$*#da1*#d_8$2}6d=d1}6c*-eS9$3}6d<:$*#da1*#d_8$2}6|=d0}6{*-h@9$3}6|<:$*#da8$2}74=3}73*-hD9$3}74<:$.fi1=O}7C2}7C*-*3}7F*-+1$e?'5}7P-2061$eV&5}7Z-2061$d3(5}7e-206*-i$01=&}7t2}7t*-i&3}8%=d2}7~2}7~*-i(3}8%*-i)1$H%5}8/-2061$=%5}89-2061=d2}8D2}8D*-i-3}8G*-iH1$6(5}8Q-2061$fH&5}8[-2061*-iR08$2}8p==}8o*-iS9$3}8p<:$*-hh1*-iU0*-hh1*-id0*-(*#^8$2}9;=$}9:*-$9$4}90<:$1*-h=0*#^8$2}9T=$}9S*-$9$4}9I<:$1;`}9g2}9g5}9b%*6-M03}9j-601*-dY*#a*-+1*-dY8$2}:+=d3}:**-g|9$3}:+<:$1*$f_**#K*.d**#L1*-d}1*-hQ0*-hR01*.H2}:[=A}:Z*#O*-hR03}:[<1*-hR1=;}:k2}:k*/J3}:n*/d*1=d4}:y2}:y*-,3};4=d5};'2};'*-f$3};4=O};12};1*-f)3};4*-f*1*-d)0*#a*-eX01*-d)1#E2}<$;d6}<#;F};U2};U%#3};};G};_2};_%$3};};d7};h2};h%33};};d8};q2};q%43};};d9};z2};z%53};}-d,04};I<#E1#J2}<b;d:}<a;F}<72}<7%#3}<_;G}<@2}<@%$3}<_;d;}<I2}<I%63}<_;d<}<R2}<R%73}<_;d9}<[2}<[%53}<_-d,04}<+<#J1)1*-f?8$2}<|=A}<{*#O*-f?9$4}<n<:$2}=-=A}=,*#O3}=-<1'#1;d=}=;2}=;-703}=>-:01$ff%2}=h;E}=g;F}=P2}=P%#3}=e;G}=Y2}=Y%$3}=e;H}=c2}=c%%3}=e%&4}=D<1;d>}=r2}=r#.3}>W;d?}={2}={#/3}>W;`}>(2}>(#e(3}>W;`}>12}>1#}HY3}>W;`}>:2}>:%83}>W;`}>C2}>C%93}>W;`}>L2}>L%:3}>W;`}>U2}>U%;3}>W%<18$2}>h=d@}>g*-R9$4}>]<:$*/H8$2}>|=(}>{*-Y9$3}>|<:$8$2}?1=dA}?0*-et9$3}?1<:$1=dB}?H2}?H=dC}?C2}?C*-_3}?F*-dV3}?`=T}?R2}?R*-dW3}?`=T}?]2}?]*-c3}?`*-dX1=;}?k2}?k*-d]3}?n*-Z1$eC*5}?x-2061=dD}@'2}@'*-f33}@0*-f45}@0-gH061*#`*-Z8$2}@I=A}@H*#O*-Z9$4}@;<:$*#b1$eY-5}@X-2061*-d}8$2}@l=D}@k*-d~9$3}@l<:$1=dE}AO2}AO=8}@~2}@~*-f^3}AM=dF}A,2}A,*-f`3}AM=dG}A62}A6*-fc3}AM=:}A@2}A@*-fn3}AM=dH}AJ2}AJ*-fo3}AM*-fp3}A]=#}AY2}AY*-&3}A]*-fu18$2}Am=D}Al*-P9$3}Am<:$*#K8$2}B%=M}B$*-]9$3}B%<:$*#L*$fh%*-d[18$2}BA=0}B@*-dg9$3}BA<:$*-dh08$2}BV=D}BU*-P9$3}BV<:$*#K8$2}Bk=M}Bj*-]9$3}Bk<:$*#L*$fh%*-d[1*-dj8$5}C'-db06*-er9$2}C;5}C4-db06*-er9$4}C.:$1=dI}CH2}CH*-dk3}CU=dI}CR2}CR*-dl3}CU*-eq1=dJ}Ca2}Ca*-e,3}D:=<}Ck2}Ck*-e/3}D:=d+}Cu2}Cu*-e13}D:=B}D#2}D#*-e23}D:=dK}D-2}D-*-e33}D:=<}D72}D7*-e83}D:*-e9-e:01=(}DH2}DH*-h.3}DK*-h#1*-h+=dL}DY2}DY*/d*3}D]*-d}*-h91*-h+0*/d*.fi1*-hl*-h91*-hA8$2}E+=A}E**#O*-hA9$4}Dy<:$2}E8=A}E7*#O3}E8<1*-eT8$2}EN=A}EM*#O*-eT9$4}E@<:$2}E[=A}EZ*#O3}E[<1*-hE0*/d*2}Ep=6}Eo*-hF03}Ep<1*-+8$*#O*-+9$2}F2=A}F1*#O*-+9$4}F$<:$1*-i'0*/H1=5}FG2}FG*-h43}FT=>}FQ2}FQ*-gw3}FT*-g9*-d$1*-f21=5}Fg2}Fg*-h43}Ft=>}Fq2}Fq*-gw3}Ft*-g9*-i.1=O}G&2}G&*-iI3}G)*-i11$e4(5}G3-2061*#K*-dY*#L1$eO*5}GG-2061$e0'5}GQ-2061'$1=T}G`2}G`*-dZ3}Gc*-d$1*#D*-dQ1;8}Gu2}Gu$fj)3}Gx$fp(5}G~-2065}H8*;A}H.2}H.#O3}H1$dJ'5}H7-20661=d4}HC2}HC*--3}HP=dM}HM2}HM*-ey3}HP*-f#1=d5}H[2}H[*-f%3}Hi=d5}Hf2}Hf*-f'3}Hi*-f(1*-f*8$*-gU9$2}I%=dN}I$*-gU9$4}Hv<:$1=O}I22}I2*-f+3}I;*-f,5}I;-gT061=<}Ie2}Ie=;}IK2}IK*/J3}Ic=dL}IU2}IU*/d*3}Ic=dO}I`2}I`*/d13}Ic*-d?3}Ih*-dB1;d=}Is2}Is-d-03}J.;d=}I}2}I}-d.03}J.;d=}J+2}J+-d/03}J.-601=O}J92}J9*-eX3}J<*-f@1$fu%.8.8.8.81$fw&5}JQ#da62}J[;dP}JZ#S4}JS<2}Jg;dQ}Jf-;03}Jg<#da1-S0*5}Jw5}Jv-K0665}J}-X061*-X0*-Z1*#a*-Z1*-`02}KA=dC}K@*-`04}K7<*-a1*-&02}KU=#}KT*-&04}KK<*-^1*-c*#a*-d@1=T}Kn2}Kn*-d#3}L3=T}Kx2}Kx*-dR3}L3=T}L&2}L&*-dS3}L3=T}L02}L0*-d$3}L3*-dT1*$fz&*-dY5}LD5}LC*#L661=0}LO2}LO*-d^3}LR*-de1*-f48$=dR}Lc2}Lc*-g:3}Lu5}Ll5}Lk*#D665}Lr-db06*-fP9$2}M==dR}M'2}M'*-g:3}M95}M05}M/*#D665}M6-db06*-fP9$4}Ly:$5}ME-gH061=dS}NY2}NY=.}MU2}MU*-f53}NW=;}M`2}M`*/H3}NW=dT}Mj2}Mj*-f73}NW=dU}Mt2}Mt*-f>3}NW=9}M~2}M~*-eR3}NW==}N,2}N,*-'3}NW=dV}N62}N6*-fA3}NW=4}N@2}N@*-fE3}NW=B}NJ2}NJ*-fF3}NW=+}NT2}NT*-fT3}NW*-fw3}O)='}Nd2}Nd*-fy3}O)='}Nn2}Nn*-f|3}O)=#}Nx2}Nx*-f~3}O)=D}O&2}O&*-g#3}O)*-g71*;dU}O42}O4#d>3}O?;=}O=2}O=#K3}O?#dC1*-f_0*#d_8$2}OV=$}OU*-$9$4}OK<:$*#da18$2}Ol=dW}Ok*-fa9$4}Oa<:$*-e[1=dG}O|2}O|*-fd3}P#*-fm1*#_18$2}P7=dW}P6*-fa9$4}P,<:$*-e,.fi18$2}PN=dW}PM*-fa9$4}PC<:$*-fq.fi12}Pc=dW}Pb*-fa04}PX<*-fv0*-fc1$em&5}Pt-2061->0-C01*-X0='}Q.2}Q.*-es3}Q1*-du*#c*-Z*#^*-du1*-dl8$*#d`*-dl9$2}Q[=dX}QZ*#d`*-dl9$4}QM<:$1=dY}Qi2}Qi*-dm3}Qv=dY}Qs2}Qs*-dn3}Qv*-ep1*#d`*-dl8$2}R3=dX}R2*#d`*-dl9$4}R%<:$18$2}RE=2}RD*-e-9$3}RE<:$*#d>*/H*-dQ*#d@8$2}Rc=N}Rb*-dQ9$3}Rc<:$18$2}Ru=2}Rt*-e-9$3}Ru<:$*-d)8$2}S-=dZ}S,*-e09$3}S-<:$*-dQ1*-O1*-dh0*-O1=d[}SI2}SI*-e43}SL*-e61*-d)8$2}S`=dZ}S_*-e09$3}S`<:$*-O18$2}Su=2}St*-e-9$3}Su<:$*-d)8$2}T-=dZ}T,*-e09$3}T-<:$1;d]}T:2}T:-e;03}T=-e<01*-gt0*-h#1*#d_8$2}TX=d^}TW*-h:9$4}TM<:$*#da1$f})5}Th-20612}U4=4}U3*$dF'5}U1=0}U#2}U#*-e(03}U0=A}U-2}U-*#O3}U0*#da63}U4<*-hB8$2}UF=0}UE*-hC9$3}UF<:$1=;}US2}US*-eU3}U{=<}U^2}U^*-eW3}U{=C}Uh2}Uh*-eY3}U{=;}Ur2}Ur*-eZ3}U{5}Ux*#F6*-e[1=;}V*2}V**/H3}V7=9}V42}V4*-d%3}V7*-dN1*-i/8$2}VM=A}VL*#O*-i/9$4}V?<:$1*-i18$*#O*-i19$2}Vn=A}Vm*#O*-i19$4}V`<:$1=d4}V{2}V{*-i23}W6=d5}W)2}W)*-i93}W6=O}W32}W3*-i=3}W6*-i>1*-d$*-dQ1*#^*-Z15}WO5}WN*-.0668$*-/9$2}Wd=d4}Wc*-/9$4}WX<:$*-ew15}Wq*-.068$*-ez9$2}X)=dM}X(*-ez9$4}Wz<:$*-ew15}X6*-.06*-/*-ew5}XF5}XE*-.0661*-f&0->0#M*-+1*-f&05}Xb->0-C06*-+1*-f&01=dZ}Xu2}Xu*-gV3}Xx*-gp1*-f,8$=d_}Y,2}Y,*-gJ3}YK5}Y?5}Y>=0}Y:2}Y:*#dD3}Y=*#dV665}YH5}YG-gN066*-gO9$2}Y}=d_}YY2}YY*-gJ3}Yy5}Ym5}Yl=0}Yh2}Yh*#dD3}Yk*#dV665}Yv5}Yu-gN066*-gO9$4}YO:$5}Z)-gT061=d`}Z42}Z4*-f-3}ZK=dD}Z>2}Z>*-f03}ZK*/e_5}ZK5}ZJ*-e&0661*#R5}ZT#a61*#d>*-d@*#d@1*-dC01#d?;d%}Zq2}Zq$g'%3}[2;da}Zz2}Zz%=3}[2;db}['2}['%>3}[2;dc}[02}[0%?3}[2%@1$g)%5}[;%)61$g+%.8.81;dP}[N2}[N-d203}[z;dP}[X2}[X-d303}[z;dP}[c2}[c-d503}[z;_}[m2}[m-d703}[z;_}[w2}[w-d;03}[z-d>01*$fz&*-eX1;dd}]12}]1-<03}]4-=01;+}]?2}]?$Z(3}]L;'}]I2}]I$=%3}]L$g-&5}]R-2061;[}]^2}]^$f/)3}^#;[}]h2}]h$e{*3}^#;[}]r2}]r$f&,3}^#;2}]|2}]|$g0+3}^#$g8+5}^)-206*5}^E5}^D;;}^82}^8-K03}^C;9}^A2}^A#d_3}^C#d>661=T}^P2}^P*-b3}^S*-c1*-dA1*-d$*-dQ1*-d$*#c*-dQ1*-d$*#c1*-dU*-dQ1*-d_0*-d`8$2}_45}_--db06*-dc9$3}_4:$1*-d`5}_@-db06*-dc1=de}_w2}_w=df}_S2}_S*-fL3}_u==}_^2}_^*-g;3}_u=dZ}_h2}_h*-g<3}_u=dZ}_r2}_r*-g>3}_u*-g?3}`<=D}`%2}`%*-g@3}`<=D}`/2}`/*-gB3}`<=D}`92}`9*-gC3}`<*-gG1*-fQ018$2}`Q=0}`P*-19$3}`Q<:$*-f608$2}`i=?}`h*+#M,9$3}`i<:$8$2}`z=;}`y*/H9$3}`z<:$*-O*-e`1=dT}aY2}aY=dL}a62}a6*/d*3}aW=dO}a@2}a@*/d13}aW=dg}aJ2}aJ*-eH3}aW=B}aT2}aT*-f83}aW*/f:3}a]*-dB1*#d>8$2}ap=O}ao*-f?9$3}ap<:$8$2}b6=A}b5*#O8$2}b/=O}b.*-f?9$3}b/<:$9$4}av<:$*#d@1*-fB1*-dU01=B}bO2}bO*-fG3}b]=B}bY2}bY*-fI3}b]*-fS1*-fU08$2}bq=;}bp*/H9$3}bq<:$*-fV1*-fx01='}c*2}c**-fz3}c-*-f{1*-eP0*#Q*-f}01*-&02}cJ=#}cI*-&04}c@<*-fT1*-g$01*#`=+}cb2}cb*-g803}cf*-Z0*#b*-f,1$f5)5}cv-2061*-fb5}d(5}d'*-e.0661=d[}d32}d3*-e]3}dJ=8}d=2}d=*-ea3}dJ=0}dG2}dG*-eb3}dJ*-ed18$2}dZ=dW}dY*-fa9$4}dO<:$*-e^8$2}do=dh}dn*-fe9$3}do<:$*#a*-eX.fi18$2}e-=dW}e,*-fa9$4}d~<:$*-e^8$2}eA=dh}e@*-fe9$3}eA<:$.fi1=d[}eP2}eP*-fr3}e^=8}eZ2}eZ*-fs3}e^*-ft1$g@+5}eh-206->05}eq-C065}ez5}ey-e.0661*-ds0*/H*-dt5}f25}f1*#c661=d+}f=2}f=*-[3}fJ=d,}fG2}fG*-df3}fJ*-dj1*-dn8$*#I*-dn9$2}fi=di}fh*#I*-dn9$4}fZ<:$1=dj}fv2}fv*-do3}g'='}g$2}g$*-dr3}g'*-dv1*#I*-dn8$2}g@=di}g?*#I*-dn9$4}g2<:$1$g0+5}gL-206*5}gV5}gU-e.0661#c1*-e50*-d)*-O1*-e70*-d)*-O1*;:}g{2}g{#_3}g}#O15}h@5}h?->0;V}h32}h3-C03}h>;W}h<2}h<#da3}h>.e=661=d^}h`2}h`=d^}hP2}hP*-h;3}h^=(}hZ2}hZ*-h<3}h^*-h>3}hw='}hj2}hj*-hH3}hw=(}ht2}ht*-hX3}hw*-ha1*/eV1*-d)*#^*-eX1*$fz&*-eX1*/H*#a5}iH=dA}iD2}iD*#a3}iG*#b6*-d@1*#d_8$2}i_=<}i^*-d&9$3}i_<:$*#da1*#d>8$2}iw=dk}iv*-dO9$3}iw<:$8$2}j==A}j<*#O8$2}j6=dk}j5*-dO9$3}j6<:$9$4}i}<:$*#d@1=T}jM2}jM*-i03}jP*-iG1=d4}j[2}j[*-i33}ji=dM}jf2}jf*-i73}ji*-i81=d5}jt2}jt*-i:3}k%=d5}j~2}j~*-i;3}k%*-i<1*-i>8$*-iB9$2}k==dN}k<*-iB9$4}k2<:$1=O}kJ2}kJ*-i?3}kS*-f,5}kS-gT061$##1=0}kc2}kc*-03}kf*-ev1=9}kq2}kq*-e`3}kt*-ex1=0}l#2}l#*-e{3}l&*-e~1$fU(5}l0-2061*.gW*-gX*#^*-gn1*/gl*-gn1*-gK1->0;0}lV2}lV$%%3}lY$gH,5}l`-2061=0}lk2}lk*-gP3}lx=0}lu2}lu*-gQ3}lx*-gR18$*/f.9$2}m1=d`}m0*/f.9$4}m&<:$*-f01=dD}mA2}mA*-f13}mD*-f21;dP}mO2}mO-dD03}m];]}mY2}mY-dE03}m]-dH01#S;dl}mi2}mi#d[3}mk#d;.82}n%;dm}n$2}m|;S}m{#dB3}m|<.84}mo<2}n/;B}n.#dQ3}n/<5}n5-2061#S;dn}nA2}nA#dR3}nC#d2-d402}n[;do}nZ2}nU;S}nT#dB3}nU<-d404}nH<2}nf;B}ne#dQ3}nf<5}nl-2061#S;7}nx2}nx#dE3}nz#d%-d602}o6;dp}o52}o0;S}o/#dB3}o0<-d604}o#<2}o@;B}o?#dQ3}o@<5}oF-2061-d80#dQ5}oR-2061-d802}ol;C}ok#Q2}oi;_}oh-d<03}oi<3}ol<2}ow;dq}ov-d=03}ow<5}o}-2061#Q-d<02}p2;dq}p1-d=03}p2<5}p8-2061;_}pB2}pB.93}pM;dr}pK2}pK%A3}pM%B1#F.J1$gQ%.8.8.8.85}pd.861.82}pq;dQ}pp.83}pq<2}p{;dQ}pz.83}p{<2}q);dQ}q(.83}q)<2}q3;dQ}q2.83}q3<5}q8.861*-c*#a*-d@01*-+1$f@'5}qQ-2061$gS*5}q[-206->05}qe-C065}qn5}qm-K0665}r(;'}qz2}qz$fB%3}q}$eC*5}r'-20661=4}r32}r3*-da3}r6*/H1*-dd0*-Z1=C}rI2}rI*-fM3}rV=dU}rS2}rS*-fN3}rV*-fO1*#K8$2}rj=O}ri*-fR9$3}rj<:$*#L1*.g==ds}r}2}r}*/e_3}s$*/J1*.g=*#d>*-(*#d@1*.g=*#K8$2}sG=O}sF*-fR9$3}sG<:$*#L1*-gA*#K8$2}sc=O}sb*-fR9$3}sc<:$*#L1*-gA*-fA1*-gA-gD01*.g=*-d~*#K8$2}t3=O}t2*-fR9$3}t3<:$*#L1#D5}t@#a61=4}tL2}tL*-eI03}tP*-eJ01*-f901#dC-ei8$2}ti;R}th-fC9$4}t_<:$#dC1*-dh*#Q*-fH1*-dh0*-fJ8$2}u2=D}u1*-d~9$3}u2<:$*#K8$2}uF=O}uE*-fR9$3}uF<:$*#L1*-dh0*-fJ5}uZ*$gZ%61$f;(5}ue-2061*-eP0*#K8$2}u|=O}u{*-fR9$3}u|<:$*#L1*-eP0*#Q=8}v82}v8*$fj)3}v<*$fp(*#K8$2}vN=O}vM*-fR9$3}vN<:$*#L1$g]'5}v^-2061;D}vh2}vh-g%3}vs;D}vq2}vq-g13}vs-g61*-g901;8}w-2}w-$f5)5}w+-2063}w|;[}w72}w7$f/)3}wm;[}wA2}wA$e{*3}wm;[}wK2}wK$f&,3}wm;2}wU2}wU$g0+3}wm;dn}w`2}w`$g8+3}wm;1}wj2}wj$S*3}wm$.+5}ws-2065}w|->0-C061;;}x+2}x+-K03}xd;_}x42}x4%)3}xd;dU}x=2}x=#d>3}xd;?}xF2}xF#M3}xd;ds}xO2}xO#F3}xd;]}xX2}xX#E3}xd;dt}xb2}xb#J3}xd#Q1*-e50*-e^*-O*-e`1*-e70*-e^*-O*-e`1*-105}y0*-ec068$2}yA=?}y@*+#M,9$3}yA<:$*-e^2}yR=dZ}yQ*-e003}yR<*-O*-e`18$2}yk=?}yj*+#M,9$3}yk<:$*-e^2}y|=dZ}y{*-e003}y|<*-O*-e`1=ds}z12}z1*/e_3}z4*-d)1=N}z?2}z?*-ff3}zL=dZ}zI2}zI*-fg3}zL*-fh1*-e50*-e^*-O1*-e70*-e^*-O1*-e^8$2}zv=dZ}zu*-e09$3}zv<:$*-O1$ga(5}{)-206*5}{35}{2-K0665}{9-X061*-X0*-du1*-dp*-dn1*-ds0*/H8$2}{f=(}{e*-dt5}{a*#c69$3}{f<:$1=dY}{s2}{s*-dw3}{v*-dx1$gf&5}|$-2061$gi&5}|.-20618$2}|>=(}|=*-gt9$3}|><:$2}|L=1}|K*-h103}|L<*-h21*-gt0*-h=0*-eX.fi1*-d'8$2}|t=A}|s*#O*-d'9$4}|f<:$2}}%=A}}$*#O3}}%<1=C}}02}}0*-dP3}}3*-dI1*-dY*#a*-i11*-dY8$2}}P=d3}}O*-g|9$3}}P<:$15}}^5}}]*-.0668$*-/9$2}}r=d4}}q*-/9$4}}g<:$*-i415}~#*-.068$*-ez9$2}~7=dM}~6*-ez9$4}~,<:$*-i415}~D*-.06*-/*-i45}~T5}~S*-.0661*-f&0->0#M*-i11*-f&05}~p->0-C06*-i11*-f&01=dZ~#'2~#'*-iC3~#**-iF1*-f,8$=d_~#:2~#:*-i@3~#Y5~#M5~#L=0~#H2~#H*#dD3~#K*#dV665~#V5~#U-gN066*-gO9$2~$/=d_~#h2~#h*-i@3~$+5~#{5~#z=0~#v2~#v*#dD3~#y*#dV665~$(5~$'-gN066*-gO9$4~#^:$5~$7-gT061*-10*-F-N01*-F-N015~$P*#d_6*-dA1*-10*-e|-N01*-e|-N01=d4~$q2~$q*-gY3~%,=d5~${2~${*-gb3~%,=O~%)2~%)*-gf3~%,*-f*1=d4~%72~%7*-go3~%:*-f*1*/gL*-f,1*-e(0*-g81*-e(0*-Z1*-gS0*-Z1*-f25~%h5~%g*-gI066->0-gI1#S%)2~%|;_~%{%)4~%t<2~&5;C~&4#Q2~&2;_~&1-d<03~&2<3~&5<2~&@;dq~&?-d=03~&@<5~&F-2061#E2~',;d6~'+;du~&x2~&x5~&t;]~&_2~&_#E3~&s;d=~&h2~&h#d?3~&s;d$~&q2~&q#-3~&s#06.dF3~');d=~'&2~'&-d,03~')-dG04~&K<#E1#J2~'p;d:~'o;dv~'`2~'`5~'[;dt~'F2~'F#J3~'Z;d=~'O2~'O#d?3~'Z;d$~'X2~'X#-3~'Z#06.dF3~'m;d=~'j2~'j-d,03~'m-dG04~'3<#J1%C1;dP~(#2~(##S3~(%#T1;dP~(02~(0-d903~(3-d:01%)2~(J;dw~(I2~(E;S~(D#dB3~(E<%)4~(8<1;(~(T2~(T#dH3~(V#d(2~(j;dx~(i;dy~(e2~(e#N3~(g#P3~(j<-d<01#R5~(~;?~({2~({#M3~(}#R6-f;02~)0;dz~)/-f;04~)'<#R2~)=;d{~)<-204~)4<1.H5~)R5~)Q*;A~)N2~)N#O3~)P#da661#c5~)i;dZ~)a2~)a#c3~)h#Q5~)h%)661;dA~*%2~*%#a5~*#;dA~)|2~)|#a3~)~#b63~+Y;dy~*/2~*/$gl%3~+Y;d|~*92~*9$gn%3~+Y;?~*C2~*C$gp&3~+Y;?~*M2~*M$gq%3~+Y;d#~*W2~*W$fg%3~+Y;d}~*b2~*b$gs%3~+Y;dZ~*l2~*l$gu&3~+Y;dX~*v2~*v$gx&3~+Y;di~+$2~+$$g{&3~+Y;D~+.2~+.$g~&3~+Y;d~~+82~+8$h%'3~+Y;d~~+B2~+B$h&&3~+Y;di~+L2~+L$g|%3~+Y;dX~+V2~+V$gy%3~+Y$h)%1;d3~+d2~+d#D3~,l;dy~+n2~+n$h+%3~,l;dy~+w2~+w#N3~,l;d|~,%2~,%$d+%3~,l;d|~,.2~,.#P3~,l;e#~,72~,7#db3~,l;e$~,[2~,[;4~,F2~,F$fK)3~,S;5~,P2~,P$fQ'3~,S$e9)5~,Y-2063~,l$6(5~,e-2065~,l*-f/061%)1*-dU01$fB%5~,~-2061*#Q=ds~-02~-0*/e_3~-3*/J1*#d>*-(*#d@1*-fA1*-d~5~-S;d~~-P2~-P#b3~-R#a615~-v*;D~-a2~-a#`3~-u;d~~-j2~-j#b3~-u;dy~-s2~-s#N3~-u#P65~.45~.3;e%~.+2~.+->0-C03~.25~.2*-gE06661$fD'5~.>-2061$eJ(5~.H-2061$ep'5~.R-20612~/5;e&~/4;e'~.b2~.b%D3~/2;e(~.k2~.k%E3~/2;e)~.t2~.t%F3~/2;e*~.}2~.}%G3~/2;R~//2~//#G5~/-#d_63~/2-ej04~.U<1$h-%-fD*#da-ei1$h/)5~/J-2061=dD~/U2~/U*-fK3~/X*-f41#`*-g&0*2~/h-g'03~/h2~/s;e+~/r-g)04~/j<*$h5%1#`*-g&0*2~0*-g'03~0*2~05;e+~04-g)04~0,<*#b2~0C;d(~0B-g204~0:<$h7%*-g&0*#b1#`*#b2~0_;d(~0^-g204~0U<$h7%*#b1;=~0o2~0o#K3~1K;N~0x2~0x#^3~1K;A~1%2~1%#O3~1K;W~1.2~1.#da3~1K;dA~172~17#a3~1K;:~1@2~1@#_3~1K;D~1I2~1I#`3~1K#c1*-dQ1*#c8$2~1c=N~1b*-dQ9$3~1c<:$1*#D*-dQ1;e,~1w2~1w$h9(3~2(;2~2%2~2%$g0+3~2($h>)5~2.-206*5~285~27-dq0661*-dx8$5~2D-db06*-em9$2~2X5~2Q-db06*-em9$4~2K:$1=e-~2f2~2f*-dy3~3h=;~2p2~2p*-d{3~3h=9~2z2~2z*-e$3~3h=9~3(2~3(*-e*3~3h=dU~322~32*-e>3~3h==~3<2~3<*-eF3~3h=e.~3F2~3F*-eG3~3h=4~3P2~3P*-da3~3h=4~3Z2~3Z*-eL3~3h='~3e2~3e*-eO3~3h*-eg1=<~3s2~3s*-d(3~4.=;~3}2~3}*-dK3~4.=;~4+2~4+*-dL3~4.*-dM1*$fz&*-d$5~4?5~4>*#d@661=T~4J2~4J*-dJ3~4M*-d$1=9~4X2~4X*-e`3~4[*-i51*.gW*-gX*#^*-iD1*/gl*-iD1*-iA1=;~5#2~5#*/G3~5&*-O1->0$fh%1=;~582~58*/G3~5;*-e}1=e/~5F2~5F*-gZ3~5S=dM~5P2~5P*-g`3~5S*-ga1=d5~5_2~5_*-gc3~5l=d5~5i2~5i*-gd3~5l*-ge1*-f*8$*-gg9$2~6(=dN~6'*-gg9$4~5y<:$1=d4~652~65*-,3~68*-f$5~6?*-gk061$gH,5~6I-2061;dy~6T2~6T$h+%3~6W$d+%1#d?%)1#S5~6n;_~6k2~6k%)3~6m#dB61%H2~7);dw~7(2~7$;S~7##dB3~7$<%)4~6s<1;F~732~73%#3~7n;G~7<2~7<%$3~7n;e0~7E2~7E%I3~7n;e1~7N2~7N%J3~7n;d9~7W2~7W%K3~7n;`~7a2~7a%&3~7n;d=~7k2~7k-f<03~7n-f=01;e2~7x2~7x#L3~9y;e3~8%2~8%#d@3~9y;W~8.2~8.#da3~9y;A~872~87#O3~9y;:~8@2~8@#_3~9y;N~8I2~8I#^3~9y;C~8R2~8R#Q3~9y;dA~8[2~8[#a3~9y;dZ~8e2~8e#c3~9y;?~8n2~8n#M3~9y;d}~8w2~8w#H3~9y;di~9$2~9$#I3~9y;dX~9-2~9-#d`3~9y;e4~962~96#dA3~9y;D~9?2~9?#`3~9y;d~~9H2~9H#b3~9y;d3~9R2~9R$hD%3~9y;`~9[2~9[.e=3~9y;'~9f2~9f$@-3~9s;'~9p2~9p$=%3~9s$H%5~9y-2061$gZ%5~:&%)61;d_~:02~:0.gM3~:9$=%5~:9-2061&1;;~:q2~:q5~:l;0~:M2~:M$%%3~:e;8~:W2~:W$gH,3~:e;'~:b2~:b$=%3~:e$@-5~:k-2066-K03~<%;_~:z2~:z%)3~<%;]~;'2~;'#E3~<%;dt~;02~;0#J3~<%;=~;92~;9#K3~<%;dU~;B2~;B#d>3~<%;9~;K2~;K#d_3~<%;dV~;T2~;T#dC3~<%;ds~;^2~;^#F3~<%;#~;g2~;g#d#3~<%;e#~;p2~;p#db3~<%;d3~;~2~;~#D5~;|#a63~<%-gF01#d?%L1*-(*1*-f48$=df~<?2~<?*-fL3~<Q5~<H5~<G*#D665~<N-db06*-fP9$2~<v=df~<`2~<`*-fL3~<r5~<i5~<h*#D665~<o-db06*-fP9$4~<U:$1-K02~=F;e5~=E;d{~=/2~=/-203~=C;d|~=82~=8#P3~=C;N~=A2~=A#^3~=C#Q4~<~<1-g(1;e6~=S2~=S-g*3~=U-g/1;D~=`2~=`-g$3~=t;9~=i2~=i-g33~=t;9~=r2~=r-g43~=t-g51;;~>#2~>#-K03~>n;_~>,2~>,%)3~>n;=~>52~>5#K3~>n;dU~>>2~>>#d>3~>n;9~>G2~>G#d_3~>n;]~>P2~>P#E3~>n;dt~>Y2~>Y#J3~>n;dV~>c2~>c#dC3~>n;d|~>l2~>l#P3~>n#Q1=dU~>y2~>y*-en3~>|*-eo1*-dz1=;~?/2~?/*-d|3~?2*-e#1*#d_8$2~?E=e7~?D*-e%9$3~?E<:$*#d>*/H*-e&0*-Z8$2~?d=0~?c*-e'9$3~?d<:$*#d@8$2~?x=e8~?w*-e)9$3~?x<:$8$2~@-=N~@,*-dQ9$3~@-<:$2~@D=e9~@C=:~@>2~@>*#_3~@A*#O3~@D<*#da1*#d_8$2~@Z=d.~@Y*-e+9$4~@O<:$*#da1*#d>8$2~@s=e:~@r*-e?9$3~@s<:$*#d@1*#K*-Z*#L1=dL~A12~A1*/d*3~AH=dO~A;2~A;*/d13~AH=dg~AE2~AE*-eH3~AH*-eK1*-eM0*-eN8$2~Ab5~AZ-db06*-d~9$3~Ab:$1*-eP0*#K*/d*2~A{=A~Az*-eQ03~A{<*#L8$2~B1=C~B0*-ee9$3~B1<:$8$2~BD5~B=-db06*-d~9$3~BD:$1*-eh1*-d)*#^*-dI1*/H*#a*-d@1*/H1*$fz&*/H5~Bt5~Bs*#da661*-d$*#a*-d@15~C)*#d_6*-i61=d4~C72~C7*-iE3~C:*-i>1*/gM*-f,1*#K8$2~CT=M~CS*-]9$3~CT<:$*#L15~Ce5~Cd*-g[0668$*-/9$2~Cy=d4~Cx*-/9$4~Cn<:$*-g]15~D**-g[068$*-ez9$2~D>=dM~D=*-ez9$4~D3<:$*-g]15~DK*-g[06*-/*-g]5~D[5~DZ*-g[0661*-f&0->0#M*-gX1*-f&05~Dw->0-C06*-gX1*-f&01=dZ~E.2~E.*-gh3~E1*-gm1;dZ~E;2~E;.gW3~E=.gl1#d?;F~EI2~EI%#3~E^;G~ER2~ER%$3~E^;H~E[2~E[%%3~E^%&1#d>2~F=;e;~F<;F~Eo2~Eo%#3~F:;G~Ex2~Ex%$3~F:;e<~F%2~F%%M3~F:;e=~F.2~F.%N3~F:;`~F72~F7%&3~F:-f<04~Ec<#d@1.H5~FK5~FJ-N0661;dA~FV2~FV$hF&3~JQ;dA~Fa2~Fa$hE%3~JQ;d3~Fk2~Fk$hD&3~JQ;d3~Fu2~Fu$hD%3~JQ;dy~G02~G0#N5~G.;dy~G+2~G+#N3~G-#a63~JQ;d|~GG2~GG#P5~GE;d|~GB2~GB#P3~GD#a63~JQ;?~GV2~GV$f[%5~GT#a63~JQ;?~Ge2~Ge#M5~Gc#a63~JQ;d#~Gs2~Gs#R5~Gq#a63~JQ;d}~H%2~H%#H5~H##a63~JQ;di~H42~H4$g{%5~H2#a63~JQ;di~HK2~HK#I5~HI;di~HF2~HF#I3~HH#a63~JQ;dX~HZ2~HZ$gx%5~HX#a63~JQ;dX~Hr2~Hr#d`5~Hp;dX~Hm2~Hm#d`3~Ho#a63~JQ;dZ~I%2~I%$gu%5~I##a63~JQ;e4~I32~I3#dA5~I1#a63~JQ;D~IB2~IB$g~%5~I@#a63~JQ;D~IL2~IL$h#%3~JQ;D~Ie2~Ie#`5~Ic;D~I_2~I_#`3~Ib$d*&63~JQ;d~~It2~It$h%&5~Ir#a63~JQ;d~~J02~J0$h%%5~J.;d~~J+2~J+#b3~J-#a63~JQ;d~~J:2~J:$h'%3~JQ;d~~JH2~JH#b5~JF#b63~JQ$@-5~JQ-2061#Q%)1*-d~*1*-g&02~Jp;e>~Jo*#a*-g+03~Jp<1*#d_*$fz&-g00*#da1#d_*#da1#d_*2~K7;C~K6$fz&3~K7<-fD0*#da15~KL;D~KI2~KI#`3~KK#d_6.dF1*#d>*#d@1*#d>*-Z*#d@1;0~Kk2~Kk$hI&3~M%;7~Ku2~Ku$hL)3~M%;7~L#2~L#$hR*3~M%;'~L-2~L-$hY,3~M%;B~L72~L7$hc(3~M%;B~LA2~LA$ep'3~M%;B~LK2~LK$hh)3~M%;dn~LU2~LU$hn)3~M%;8~L`2~L`$ht)3~M%;8~Lj2~Lj$hz)3~M%;e?~Lt2~Lt$i$,3~M%;e?~L~2~L~$i-*3~M%$fQ'5~M+-2065~M1*#Q61*-d}5~M;-db06*-d~1*-d}12~MV;dx~MU;dy~MQ2~MQ#N3~MS#P3~MV<$g0+5~M`-2061*-e(0*-Z12~M|;dx~M{;dy~Mw2~Mw#N3~My#P3~M|<#c1*-e@8$2~N8=A~N7*#O*-e@9$4~N*<:$2~NE=A~ND*#O3~NE<1*#P*/d11$fK)5~NV-2061='~Nb2~Nb*-eO3~No=;~Nl2~Nl*-d}3~No*-ef1*#O*-eR02~O&=A~O%*#O3~O&<1*#Q*/J8$2~O?=C~O>*#Q*/J9$4~O1<:$1#dC-ei8$2~OT;R~OS-ek9$4~OJ<:$#dC1*-i11=d4~Oh2~Oh*-i23~Ok*-i95~Or*-gk061#^1=9~P$2~P$*-e`3~P'*-g^1*.gW*-gX*#^*-gi1*/gl*-gi1;]~PE2~PE-g,3~PY;dt~PN2~PN-g-3~PY;9~PW2~PW-g.3~PY-g$1*-eX*1=;~Pj2~Pj*-eA3~Q9=;~Pt2~Pt*-eB3~Q9=C~P~2~P~*-eC3~Q9=C~Q,2~Q,*-eD3~Q9=e:~Q62~Q6*-eE3~Q9*-Z1*-da8$2~QO=C~QN*#Q*/J9$4~QA<:$1$h-%-el*#da-ei15~Qd*#d_6*-g_1=d4~Qr2~Qr*-gj3~Qu*-f*1#E2~R+;e@~R*5~R&#E6.dF4~Qz<#E1#J2~R?;eA~R>5~R:#J6.dF4~R2<#J1#d_-fD0*#da1*/J*#^*-Z1*/J*#c*#^*-Z1*$fz&*/J*#^*-Z1*$fz&*-Z1*-Z*#c1*-Z*1*-gX1=d4~S72~S7*-gY3~S:*-gb5~SA*-gk061";
const RULE_START = [0,0,84,546,1778,2393,4181,5510,4507,5728,7105,8849,8853,10732,1858,1802,3510,3549,4716,4719,5914,9277,11512,5926,7530,9303,9320,1816,3586,4733,3658,4774,1828,3628,3725,12248,13834,1769,2956,3432,2732,4393,5662,12262,1887,3765,4849,5958,7544,0,0,0,0,4962,5978,3925,5127,3806,4904,5993,7574,7652,9368,6043,7670,6977,8659,10406,12145,13481,5822,3406,4557,5866,7409,7451,7460,4618,7468,9040,9092,11063,9146,11066,9200,11078,12407,12424,9212,11092,11115,9254,7394,7666,9379,7404,9016,10876,10929,12736,12402,10996,12196,13522,13491,13501,13505,8683,10441,12179,7098,7677,7687,7694,9383,6013,6033,6087,5665,7091,4948,6104,7701,9393,9443,11515,6515,9457,11520,7728,5175,585,6505,5244,5278,6552,6584,8385,8417,10287,11967,13067,10294,10253,10279,8361,10325,12007,12041,13166,14321,13170,14457,1673,4992,14470,13184,14474,4263,14503,2854,14511,13296,5302,6635,8468,9981,6682,8488,6723,6727,6735,8491,10339,8502,10349,6749,6773,6811,8513,8526,4679,13320,14533,14775,14937,14947,14960,14974,14982,13344,13354,9649,11639,11649,14568,13388,14575,14585,13415,2243,14609,4114,5455,6927,8611,11193,8615,2850,8625,8633,8169,10048,10169,9298,1945,10062,10076,11869,10128,14628,14829,13477,14655,11669,12898,14853,14989,13152,14304,14311,8441,6608,6522,8341,5986,3841,10743,8867,10750,7141,8881,10760,12269,13563,10771,7174,5752,7198,8895,7211,7228,5776,5802,7247,7351,8976,11403,12515,9002,10857,4972,6118,6196,7830,1877,7894,9665,11659,11149,12447,13741,13773,7948,5900,7522,8006,9670,11731,12903,8010,8015,9693,11742,9703,11752,12908,9465,11530,11547,11557,7825,9641,4681,9751,8039,565,1969,3848,3873,5022,5032,3901,5053,6372,8145,6400,8155,9886,6421,8203,10183,11935,11939,11960,1748,2908,2921,2925,8249,6435,6439,6462,8289,10207,10218,10229,6485,8313,8064,9766,8069,9776,9804,8083,9850,8095,8115,9860,11766,12980,13022,14221,13025,14226,14740,14888,14908,14928,14246,14770,11796,13037,14260,14266,14287,11846,8120,9881,1593,7741,9489,9513,12708,9530,9543,9570,11561,9597,9604,11579,12738,14216,9611,6350,12388,8925,10826,12717,13846,8929,8952,10833,10841,10849,12378,7385,7233,8905,11214,10778,12283,13587,14703,14706,14864,14994,13623,13656,12307,13680,13693,13710,12331,13715,14720,14874,14998,13729,11236,14733,10812,12357,8918,1788,3469,3492,575,133,604,1848,1278,2772,4412,4422,5679,623,673,684,2024,2253,2057,3959,3969,3997,2102,1644,4021,5369,6825,708,716,1574,2112,962,2638,4045,2186,4051,5383,6833,8557,10359,10392,2840,2824,4138,5420,6867,4493,2832,5490,2296,2306,2722,391,1302,2786,4443,4457,1331,1353,2800,4461,5686,2272,4075,4079,4090,4470,4489,415,1383,1388,1429,1471,1485,1498,1516,479,1603,1613,2894,4541,4553,529,1108,2864,5403,5413,6857,724,2233,762,795,2315,2353,2365,217,819,2383,2397,4195,2417,870,2425,895,2435,4205,4215,4253,4229,5542,1208,5550,5577,2466,2490,4273,5581,7001,8741,10455,7057,8755,10486,12210,13532,14678,10522,10555,8779,10579,10592,10609,8803,8829,10628,12244,13556,10614,12224,13542,14682,12237,10465,5608,7025,2561,4287,929,2589,948,2599,4297,4307,5622,5632,4332,5642,2627,971,2648,988,2658,1020,2668,1042,2678,1064,2688,2698,4340,5652,4368,1101,2712,1132,1136,3420,1146,1191,381,541,1697];
const RULE_FLAGS = [0,13,4,4,4,5,5,0,13,5,0,2,5,0,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,5,2,2,2,2,2,2,2,2,4,4,4,2,2,0,0,0,0,2,4,13,4,4,13,0,2,5,0,5,0,13,4,4,5,0,5,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,0,5,5,4,2,2,2,2,2,2,5,0,0,0,0,4,5,0,4,0,0,0,2,0,0,0,5,0,5,5,0,2,5,4,2,4,2,0,4,2,2,0,5,0,5,0,13,0,2,2,0,2,4,13,5,0,5,5,2,5,0,4,4,0,4,2,2,4,2,2,4,4,4,2,2,4,2,4,4,5,0,2,0,2,4,4,2,2,2,2,4,4,5,0,0,0,0,0,4,4,4,2,2,4,4,2,5,4,2,4,4,4,5,0,2,0,5,0,0,5,0,5,2,4,0,0,2,0,4,0,5,0,2,2,0,0,5,0,0,0,0,4,4,4,4,0,5,1,0,5,0,5,4,0,0,5,0,2,0,0,0,5,0,5,0,2,2,5,0,5,0,5,4,2,5,4,2,2,2,2,2,4,5,4,5,0,0,0,4,5,0,2,0,13,0,5,0,0,0,4,2,4,0,4,2,4,12,4,2,4,4,5,4,2,4,5,2,5,0,5,0,0,0,2,2,2,2,0,0,4,4,5,0,0,0,4,2,4,2,5,0,0,4,2,4,4,13,0,2,1,0,1,0,1,2,2,0,0,0,0,1,2,0,2,0,12,4,2,5,0,0,2,0,0,0,21,0,0,2,2,2,0,2,2,5,0,2,2,2,5,0,0,0,2,2,5,0,2,13,5,0,2,5,1,5,0,0,5,0,0,0,0,5,0,5,1,2,2,0,5,1,0,5,0,4,2,5,4,2,4,5,0,0,4,4,4,13,4,2,4,2,4,4,4,2,4,5,0,4,4,2,13,4,2,4,4,5,0,4,13,0,0,2,4,4,4,4,5,4,4,2,4,2,5,0,5,0,1,0,0,5,0,2,5,0,0,0,0,1,5,0,0,0,0,0,0,0,4,2,4,5,0,1,4,4,4,0,0,2,4,2,4,5,0,0,0,13,4,2,4,2,4,4,2,5,0,2,2,2,5,0,2,0,0,0,0,5,0,4,5,0,13,5,0,5,1,5,0,0,5,0,0,0,0,5,0,5,0,5,0,5,1,0,0,5,0,0,2,4,2,5,0,2,4,2,4,4,2,0,4,2,4,2,4,2,4,2,4,2,5,0,2,0,4,2,4,4,2,4,4,4,4,2];
const DESCRIPTIONS: { readonly [rule: number]: string } = { 315: "`;`", 37: "an identifier", 71: "a string", 589: "an identifier", 39: "an identifier", 181: "end of input", 78: "a number", 21: "a hexadecimal digit", 214: "a private name", 269: "a regular expression", 206: "an identifier", 389: "`?`", 409: "an operator", 257: "an operator", 22: "a digit", 363: "`?.`", 378: "an operator", 99: "any character", 36: "an identifier", 379: "an operator" };
const BUILDERS: { readonly [rule: number]: ((p: number, d: number) => Child) | undefined } = { 1: b_StatementListItem, 508: b_Statement, 428: b_TypeDeclaration, 443: b_Ambient, 298: b_Heritage, 55: b_Type, 8: b_AssignmentIn_8, 58: b_Parameter, 65: b_BindingTarget, 533: b_AssignmentIn_533, 357: b_AngleBracketCast, 145: b_CheckedType, 138: b_OperatorType, 451: b_AmbientItem, 390: b_AssignmentIn_390, 285: b_NewCallee };
const MATCHERS: { readonly [rule: number]: (p: number) => number } = { 315: m_semicolon, 37: m_identifier, 71: m_stringLiteral, 589: m_labelIdentifier, 39: m_identifierName, 181: m_end, 78: m_numericLiteral, 21: m_hexDigit, 214: m_privateIdentifier, 269: m_regularExpressionLiteral, 206: m_shorthandIdentifier, 389: m_conditionalMark, 409: m_assignmentOperator, 257: m_prefixOperator, 22: m_digit, 363: m_optionalMark, 378: m_binaryOperator, 99: m_any, 36: m_arrowIdentifier, 379: m_binaryOperatorExceptIn };
const PATTERNS = [U0, U1];
const GUARDS = [[64,1,64],[33,4,2,2,2,1,1,13,1,2,3,29,2,29,2,1,1,1],[97,1,1,4,2,1,2,3,5,1,12],[97,1,19,1,11],[105,1,23],[101,1,27],[99,3,27],[109,2,18],[99,1,29],[97,1,1,1,2,1,5,1,20],[99,1,8,1,20],[97,1,4,1,26],[105,1,3,2,5,1,12],[97,1,31],[100,1,28],[114,1,14],[102,1,26],[116,1,12],[118,1,10],[119,1,9],[98,1,30],[115,1,13],[123,1,5],[59,1,69],[36,1,28,26,1,1,2,1,1,26,5,1],[34,1,1,1,2,1,6,1,1,10,7,28,2,1,1,26,5,1],[40,1,88],[108,1,20],[42,1,86],[99,2,28],[44,1,84],[110,1,18],[46,1,82],[60,1,68],[0,10,1,2,1,115],[0,10,119],[11,2,116],[14,115],[9,5,18,1,14,1,11,1,68,1],[36,1,11,10,7,26,4,1,1,26,6],[9,1,1,2,19,1,14,1,80,1],[10,1,2,1,114,1],[36,1,9,1,17,29,2,1,1,27,4,1],[58,1,70],[33,4,2,2,2,1,1,13,2,1,3,29,2,29,2,1,1,1],[97,26,6],[65,26,38],[36,1,92],[95,1,33],[36,1,28,28,2,1,1,27,4,1],[100,1,14,1,13],[10,1,2,1,33,1,80,1],[125,1,3],[98,4,27],[101,2,2,1,23],[108,1,1,1,1,1,1,3,12],[112,1,16],[34,1,94],[92,1,35,1],[48,10,71],[128,1],[48,10,7,26,4,1,1,26,5,1],[9,1,119],[32,1,96],[47,1,81],[10,1,118],[13,1,115],[14,28,87],[43,86],[0,129],[0,42,87],[34,3,2,1,2,1,3,1,1,10,1,1,4,29,2,1,1,26,5,1],[40,1,19,1,68],[97,1,12,1,18],[34,1,1,1,1,3,4,2,1,10,7,28,2,30,3,1],[34,1,1,1,2,2,5,1,1,10,2,1,4,28,2,1,1,26,5,1],[101,1,3,1,3,2,5,1,12],[34,1,1,1,2,1,25,26,1,1,2,1,1,26,5,1],[34,1,1,1,2,1,2,1,3,1,1,10,7,28,2,1,1,26,5,1],[99,1,8,1,9,1,10],[33,1,95],[36,1,3,1,19,1,4,26,1,1,2,1,1,26,5,1],[121,1,7],[0,10,1,2,1,20,1,94],[14,20,95],[35,57,37],[93,36],[0,10,1,2,1,25,1,89],[14,25,90],[40,52,37],[92,1,36],[11,1,117],[12,1,116],[99,1,5,1,5,1,17],[61,1,67],[64,1,46,2,1,1,14],[111,2,1,1,14],[34,1,1,1,2,2,5,12,2,1,3,29,2,29,4,1],[34,3,2,1,2,1,3,1,1,10,1,1,5,28,2,1,1,26,5,1],[34,3,2,1,2,1,3,1,1,10,7,28,2,1,1,26,5,1],[34,3,2,1,6,1,1,10,7,28,2,1,1,26,5,1],[91,1,5,1,2,1,10,2,1,2,13],[34,1,1,1,1,3,4,2,1,10,7,28,2,29,4,1],[91,1,22,1,14],[103,1,11,1,13],[34,1,4,1,89],[36,1,3,1,24,26,1,1,2,1,1,26,5,1],[37,2,3,2,1,1,1,1,12,4,30,1,29,1,4],[46,1,1,10,71],[48,1,80],[48,10,7,6,26,6,26],[40,1,5,1,13,1,2,1,27,1,4,1,32],[34,1,1,1,2,2,5,12,7,28,2,29,4,1],[34,1,4,1,6,12,44,1,7,1,5,1,12],[91,1,37],[96,1,32],[97,1,2,1,10,2,1,2,13],[124,1,4],[34,1,1,1,2,2,4,2,1,10,7,28,2,29,4,1],[63,1,65],[103,1,25],[9,5,18,1,11,1,2,1,11,1,68,1],[97,1,1,5,1,1,2,3,5,1,1,1,10],[33,1,3,2,3,2,1,1,1,1,12,4,30,1,10,1,18,1,4],[33,1,9,1,1,1,51,1,2,1,15,1,1,1,7,1,2],[0,48,81],[58,59,12],[118,2,9],[49,1,79],[40,1,5,1,16,1,27,1,4,1,32],[46,1,44,1,4,1,32],[102,1,13,1,12],[33,1,24,1,4,1,65],[38,1,90],[107,1,6,1,2,1,11],[36,1,9,1,18,28,2,1,1,27,4,1],[120,1,8],[48,10,7,6,24,1,1,6,26],[111,1,17],[48,8,39,1,33],[48,2,45,1,33],[69,1,31,1,27],[97,6,26],[35,1,93],[39,1,89],[0,10,1,2,1,20,1,57,1,36],[0,10,1,2,1,25,1,52,1,36],[48,10,37,1,33],[43,1,1,1,83],[43,1,85],[0,10,1,2,1,33,1,81],[36,1,11,10,7,26,1,1,2,1,1,26,5,1],[45,1,83],[37,1,91],[62,1,66],[126,1,2],[100,1,15,1,1,1,10],[9,5,18,1,14,1,80,1],[0,96,1,32],[0,36,93],[37,55,37],[93,3,33],[97,32],[9,5,18,1,3,1,10,1,17,26,1,1,2,1,1,27,4,1],[107,1,21],[97,2,6,1,4,2,3,1,1,2,10],[34,1,4,1,5,2,1,10,44,1,13,1,12],[129],[14,33,82],[48,43,38],[41,1,87],[93,1,35],[94,1,34],[36,1,8,2,1,11,6,26,1,1,2,1,1,26,5,1],[9,5,18,1,3,1,10,1,17,26,1,1,2,1,1,26,5,1],[43,1,1,1,68,1,14],[43,1,1,1,17,1,65],[44,1,14,1,69],[34,1,1,1,1,3,4,2,1,10,2,1,4,28,2,30,3,1],[0,10,1,2,1,79,1,35],[14,78,37],[94,35],[9,5,18,1,14,1,13,1,66,1],[117,1,11],[0,34,1,94],[0,39,1,89]];
const SETS = [[0,9],[11,12],[14,8231],[8234,65535],[97,122],[65,90],[48,57],[0,127],[8204,8204],[8205,8205],[8232,8232],[8233,8233],[14,41],[43,8231],[0,41],[43,65535],[14,33],[35,91],[93,65535],[14,38],[40,91],[8192,8202],[8239,8239],[8287,8287],[12288,12288],[65279,65279],[0,47],[58,116],[118,119],[121,65535],[97,102],[65,70],[48,55],[0,35],[37,91],[93,95],[97,65535],[49,57],[14,46],[48,90],[93,8231],[0,65535],[14,91],[94,8231]];
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
  (n) => A.ImportType!.call(n, u, u, n.a, u, u, n.b, n.c),
  null,
  null,
  (n) => A.ObjectExpression!.call(n, u, n.a),
  (n) => A.PropertyList!.call(n, n.a, u, n.b),
  null,
  (n) => A.Property_shorthand!.call(n, n.a),
  (n) => A.shorthandIdentifier!.call(n),
  (n) => A.Property_keyed!.call(n, n.a, u, n.b),
  null,
  (n) => A.Property_spread!.call(n, u, n.a),
  (n) => A.Property_default!.call(n, n.a, u, n.b),
  null,
  (n) => A.Method_get!.call(n, u, n.a, n.b, n.c),
  null,
  (n) => A.privateIdentifier!.call(n),
  (n) => A.FunctionBody!.call(n, u, n.a),
  (n) => A.Method_set!.call(n, u, n.a, n.b, n.c),
  (n) => A.Method_async!.call(n, u, n.a, n.b, u, n.c, n.d),
  null,
  (n) => A.Method_plain!.call(n, n.a, n.b, u, n.c, n.d),
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
  (n) => A.SpreadElement!.call(n, u, n.a),
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
  (n) => A.StaticBlock!.call(n, u, u, n.a),
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
  null,
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
  null,
  (n) => A.ImportedNames_default!.call(n, n.a),
  (n) => A.ImportedNames_namespace!.call(n, u, u, n.a),
  (n) => A.ImportedNames_named!.call(n, u, n.a),
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
  (n) => A.BlockStatement!.call(n, u, n.a),
  (n) => A.DecoratedDeclaration!.call(n, u, n.a),
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
