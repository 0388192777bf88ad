// Generated from the grammar Unsupported by `npm run generate`; do not edit.

type Child = TreeNode | null;
export type Table = readonly (((node: any) => unknown) | null)[];
type StepsTable = { readonly [rule: number]: (node: any) => Generator<void, unknown, void> };
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

let idle = new Int32Array(SCRATCH);
let I = idle;
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

export function loadUnits(from: number, to: number): void {
  const [text, units] = [input, I];
  for (let i = from; i < to; i++) units[i] = text.charCodeAt(i);
}

export function finish(): void {
  if (I.length > KEEP) I = idle;
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
  if (I === idle) idle = new Int32Array(SCRATCH);
  I = idle;
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
const IS_LONG = 32;

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
  if (program === undefined) {
    program = load();
    return false;
  }
  if (item.unfinished !== null && !item.goOn()) return false;
  const code = program;
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
        } else if (flags & IS_LONG && failures === null && item.takesSteps(node, values, height)) steps = 0;
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
        const mayStart = guards[code[pc + 1]! * 129 + (unit < 128 ? unit : 128)] !== 0;
        if (mayStart || (failures !== null && q === failures.focus)) pc += 3;
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

const LONG_ACTION = 1_000;


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
  unfinished: { readonly node: TreeNode; readonly value: Generator<void, unknown, void> } | null = null;
  private readonly inSteps: StepsTable;
  private reached: number;
  private readonly tokens = new Map<number, number>();

  constructor(at: number, failures: Failures | null, inSteps: StepsTable = {}) {
    this.failures = failures;
    this.inSteps = inSteps;
    this.p = this.reached = skip(at);
  }

  takesSteps(node: TreeNode, values: readonly unknown[], height: number): boolean {
    let most = 0;
    for (let i = height; i < values.length; i++)
      if (values[i] instanceof Iteration) most = Math.max(most, (values[i] as Iteration).numChildren);
    if (most <= LONG_ACTION) return false;
    this.unfinished = { node, value: this.inSteps[node.rule]!(node) };
    return true;
  }

  goOn(): boolean {
    const { node, value } = this.unfinished!;
    const step = value.next();
    if (!step.done) return false;
    node.value = step.value;
    node.drop();
    this.unfinished = null;
    return true;
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
const T7 = table(Uint8Array, 128, [9, 32, 5, 34, 18, 32, 1, 34, 1, 32, 1, 109, 1, 45, 1, 3, 2, 32, 1, 109, 1, 100, 1, 32, 1, 40, 2, 32, 1, 96, 1, 105, 1, 34, 10, 109, 6, 32, 1, 36, 26, 35, 1, 109, 1, 3, 2, 32, 1, 35, 1, 68, 1, 51, 2, 35, 1, 51, 10, 35, 2, 51, 1, 35, 1, 51, 8, 35, 1, 102, 2, 32, 1, 36, 1, 32]);
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
const M20 = table(Int32Array, 129, [34, 0, 3, 76, 2, 0, 1, 76, 2, 0, 1, 4, 3, 0, 1, 76, 1, 0, 10, 76, 1, 0, 1, 16, 5, 0, 26, 76, 1, 108, 1, 76, 2, 0, 1, 76, 1, 0, 1, 108, 2, 76, 1, 108, 10, 76, 2, 108, 1, 76, 1, 108, 1, 111, 7, 76, 5, 0, 1, 76]);
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
const K = "classexportabstractawaitusinginstanceofnamespacedeclareconstenummodule<!---->letasyncfunctionimporttypefromifreturnthrowvarwhiledocontinuebreakswitchdebuggerwithdefaultcasecatchdeleteelseextendsfalsefinallyforimplementsinterfacenewnullpackageprivateprotectedpublicstaticsuperthistruetrytypeofvoidyield/**/require/=//=>sourcedefer\\u\\u{...global\r\n\\0\\xoutreadonlyoverrideaccessorsatisfies10asserts?.metainfergetset+=-=**=%=??=||=&&=<<=>>>=^=++${target/></keyofunique!====anybigintbooleanintrinsicnevernumberobjectstringsymbolundefinedunknown";
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
   if (I[p] !== 62 || I[p + 1] !== 62 || !eq(p, 432, 4)) break L12; p += 4;
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
 k0 = b_VariableDeclaratorList_423(p, d); if (k0 === null) return null; p = pos;
 p = m_semicolon(p); if (p < 0) return null;
 pos = p; return new Node2(594, p0, p, k0, null);
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
    k0 = new Leaf(468, s0, p);
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
    k0 = new Leaf(472, s0, p);
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
   k0 = new Leaf(473, s0, p);
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
   k0 = new Leaf(484, s0, p);
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
    k0 = new Leaf(485, s0, p);
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
      k0 = new Node2(486, s0, p, k1, null);
      break L7;
     }
     p = s5;
     if (!((s4 < 128 ? (T1[s4]! & 64) !== 0 : true))) break L6;
     k1 = b_Assignment(p, d); if (k1 === null) break L6; p = pos;
     p = m_semicolon(p); if (p < 0) break L6;
     k0 = new Node2(487, s0, p, k1, null);
    }
    break L2;
   }
   p = s2;
   if ((s3 & 4) !== 0) L13: {
    if (I[p] !== 61) break L13; p += 1;
    p = sk(p);
    k1 = b_Expression(p, d); if (k1 === null) break L13; p = pos;
    p = m_semicolon(p); if (p < 0) break L13;
    k0 = new Node2(488, s0, p, k1, null);
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
    k0 = new Leaf(489, s0, p);
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
   k0 = new Node2(490, s0, p, k1, null);
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
 pos = p; return new Node2(491, p0, p, k0, null);
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
 pos = p; return new Node2(497, p0, p, k0, null);
}
function b_HtmlComment(p: number): Child { // HtmlComment
 const p0 = p;
 p = m_htmlComment(p); if (p < 0) return null;
 pos = p; return new Leaf(595, p0, p);
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
   k1 = new Leaf(422, s2, p);
   k0 = k1;
   break L0;
  }
  p = s0;
  if (!((s1 === 99))) return null;
  s2 = p;
  p = m_constK(p); if (p < 0) return null;
  k1 = new Leaf(361, s2, p);
  k0 = k1;
 }
 p = sk(p);
 k1 = b_VariableDeclaratorList_423(p, d); if (k1 === null) return null; p = pos;
 p = m_semicolon(p); if (p < 0) return null;
 pos = p; return new Node2(421, p0, p, k0, k1);
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
 pos = p; return new Node5(428, p0, p, k0, k1, k2, k3, k4);
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
 pos = p; return new Node2(429, p0, p, k0, k1);
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
 pos = p; return new Node2(442, p0, p, k0, null);
}
function b_AmbientDeclaration(p: number, d: number): Child { // AmbientDeclaration
 d += 144;
 const p0 = p;
 let k0: Child = null;
 p = m_declareWord(p); if (p < 0) return null;
 p = sk(p);
 k0 = b_Ambient(p, d); if (k0 === null) return null; p = pos;
 pos = p; return new Node2(443, p0, p, k0, null);
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
 pos = p; return new Node2(503, p0, p, k0, null);
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
 pos = p; return new Node2(505, p0, p, k0, k1);
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
      k0 = new Node2(507, s0, p, k1, k2);
      break L3;
     }
     p = s4;
     if (!((s5 === 123))) break L2;
     k2 = b_ExportedNames(p, d); if (k2 === null) break L2; p = pos;
     k0 = new Node2(508, s0, p, k2, null);
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
   k0 = new Node2(509, s0, p, k2, null);
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
 pos = p; return new Node5(511, p0, p, k0, k1, k2, k3, null);
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
 pos = p; return new Node2(516, p0, p, k0, null);
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
      k0 = new Node5(519, s0, p, k1, k2, k3, null, null);
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
      k0 = new Node5(528, s0, p, k3, k2, k1, null, null);
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
     k0 = new Node5(529, s0, p, k1, k2, k3, k4, null);
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
   k0 = new Node5(560, s0, p, k4, k3, k2, null, null);
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
 pos = p; return new Node2(562, p0, p, k0, null);
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
     k0 = new Node5(565, s0, p, k1, k2, k3, null, null);
     break L2;
    }
    p = s4;
    if (!((s5 === 102))) return null;
    k3 = b_Finalizer(p, d); if (k3 === null) return null; p = pos;
    k0 = new Node2(572, s0, p, k1, k3);
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
 k0 = new Leaf(447, s0, p);
 p = sk(p);
 k1 = b_VariableDeclaratorList_423(p, d); if (k1 === null) return null; p = pos;
 p = m_semicolon(p); if (p < 0) return null;
 pos = p; return new Node2(446, p0, p, k0, k1);
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
 pos = p; return new Node2(573, p0, p, k0, k1);
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
 pos = p; return new Node2(575, p0, p, k0, k1);
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
 pos = p; return new Node2(577, p0, p, k0, null);
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
 pos = p; return new Node2(579, p0, p, k0, null);
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
 pos = p; return new Node2(581, p0, p, k0, k1);
}
function b_DebuggerStatement(p: number): Child { // DebuggerStatement
 const p0 = p;
 p = m_debuggerK(p); if (p < 0) return null;
 p = m_semicolon(p); if (p < 0) return null;
 pos = p; return new Leaf(587, p0, p);
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
 pos = p; return new Node2(498, p0, p, k0, null);
}
function b_EmptyStatement(p: number): Child { // EmptyStatement
 const p0 = p;
 if (I[p] !== 59) return null; p += 1;
 pos = p; return new Leaf(589, p0, p);
}
function b_LabeledStatement(p: number, d: number): Child { // LabeledStatement
 d += 160;
 const p0 = p;
 let s0 = 0, k0: Child = null, k1: Child = null;
 s0 = p;
 p = m_labelIdentifier(p); if (p < 0) return null;
 k0 = new Leaf(591, s0, p);
 p = sk(p);
 if (I[p] !== 58) return null; p += 1;
 p = sk(p);
 k1 = b_Statement(p, d); if (k1 === null) return null; p = pos;
 pos = p; return new Node2(590, p0, p, k0, k1);
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
 pos = p; return new Node2(592, p0, p, k0, null);
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
 pos = p; return new Node2(593, p0, p, k0, k1);
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
function b_VariableDeclaratorList_423(p: number, d: number): Child { // VariableDeclaratorList<binaryOperator>
 d += 168;
 const p0 = p;
 let s0 = 0, k0: Child = null, k1: Child = null, a0: TreeNode[] = EMPTY;
 k0 = b_VariableDeclarator_424(p, d); if (k0 === null) return null; p = pos;
 a0 = [];
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  if (I[p] !== 44) { p = s0; break L0; } p += 1;
  p = sk(p);
  k1 = b_VariableDeclarator_424(p, d); if (k1 === null) { p = s0; break L0; } p = pos;
  if (p > fuse) tooDeep(p);
  a0.push(k1);
 }
 k1 = a0.length === 0 ? NOTHING : new Iteration(a0);
 pos = p; return new Node2(423, p0, p, k0, k1);
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
   k0 = new Leaf(470, s0, p);
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
 pos = p; return new Leaf(465, p0, p);
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
   k0 = new Leaf(475, s0, p);
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
   k0 = new Leaf(481, s0, p);
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
 pos = p; return new Node2(457, p0, p, k0, null);
}
function b_AsName(p: number): Child { // AsName
 const p0 = p;
 let k0: Child = null;
 p = m_asK(p); if (p < 0) return null;
 p = sk(p);
 k0 = b_ModuleName(p); if (k0 === null) return null; p = pos;
 pos = p; return new Node2(462, p0, p, k0, null);
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
 pos = p; return new Node2(499, p0, p, k0, null);
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
 pos = p; return new Leaf(493, p0, p);
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
    k0 = new Leaf(417, s0, p);
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
 pos = p; return new Node5(431, p0, p, k0, k1, k2, null, null);
}
function b_InterfaceDeclaration(p: number, d: number): Child { // InterfaceDeclaration
 d += 200;
 const p0 = p;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s3 = 0, k0: Child = null, k1: Child = null, k2: Child = null, k3: Child = null;
 p = m_interfaceK(p); if (p < 0) return null;
 s0 = p;
 L0: {
  p = m_lineBreak(p); if (p < 0) break L0;
  return null;
 }
 p = s0;
 p = sk(p);
 s1 = p;
 p = m_identifier(p); if (p < 0) return null;
 k0 = new Leaf(37, s1, p);
 k1 = NOTHING;
 L1: {
  s2 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 60)) { p = s2; break L1; }
  k2 = b_TypeParameters(p, d); if (k2 === null) { p = s2; break L1; } p = pos;
  k1 = new Iteration([k2]);
 }
 k2 = NOTHING;
 L2: {
  s3 = p;
  p = sk(p);
  c = I[p]!; if (!(c === 101)) { p = s3; break L2; }
  k3 = b_InterfaceExtends(p, d); if (k3 === null) { p = s3; break L2; } p = pos;
  k2 = new Iteration([k3]);
 }
 p = sk(p);
 k3 = b_InterfaceBody(p, d); if (k3 === null) return null; p = pos;
 pos = p; return new Node5(433, p0, p, k0, k1, k2, k3, null);
}
function b_NamespaceDeclaration(p: number, d: number): Child { // NamespaceDeclaration
 d += 168;
 const p0 = p;
 let s0 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 s0 = p;
 p = m_namespaceWord(p); if (p < 0) return null;
 k0 = new Leaf(438, s0, p);
 p = sk(p);
 k1 = b_EntityName(p); if (k1 === null) return null; p = pos;
 p = sk(p);
 k2 = b_TypeBlock(p, d); if (k2 === null) return null; p = pos;
 pos = p; return new Node5(437, p0, p, k0, k1, k2, null, null);
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
 pos = p; return new Node5(449, p0, p, k0, k1, k2, k3, null);
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
   k0 = new Node2(478, s0, p, k1, null);
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
   k0 = new Node2(479, s0, p, k1, null);
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
  k0 = new Node2(480, s0, p, k1, null);
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
 pos = p; return new Node2(458, p0, p, k0, k1);
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
 k0 = new Leaf(512, s0, p);
 p = sk(p);
 if (I[p] !== 40) return null; p += 1;
 p = sk(p);
 k1 = b_Expression(p, d); if (k1 === null) return null; p = pos;
 p = sk(p);
 if (I[p] !== 41) return null; p += 1;
 p = sk(p);
 k2 = b_Statement(p, d); if (k2 === null) return null; p = pos;
 pos = p; return new Node5(513, p0, p, k0, k1, k2, null, null);
}
function b_Else(p: number, d: number): Child { // Else
 d += 144;
 const p0 = p;
 let k0: Child = null;
 p = m_elseK(p); if (p < 0) return null;
 p = sk(p);
 k0 = b_Statement(p, d); if (k0 === null) return null; p = pos;
 pos = p; return new Node2(515, p0, p, k0, null);
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
   k0 = new Node2(524, s0, p, k1, null);
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
      k3 = new Leaf(447, s6, p);
      k2 = k3;
      break L4;
     }
     p = s4;
     if ((s5 === 108)) L6: {
      s6 = p;
      p = m_letK(p); if (p < 0) break L6;
      k3 = new Leaf(422, s6, p);
      k2 = k3;
      break L4;
     }
     p = s4;
     if (!((s5 === 99))) break L3;
     s6 = p;
     p = m_constK(p); if (p < 0) break L3;
     k3 = new Leaf(361, s6, p);
     k2 = k3;
    }
    p = sk(p);
    k3 = b_BindingTarget(p, d); if (k3 === null) break L3; p = pos;
    k1 = new Node2(526, s2, p, k2, k3);
    break L2;
   }
   p = s2;
   if (!((s3 < 128 ? (T2[s3]! & 128) !== 0 : true))) return null;
   k3 = b_LeftHandSide(p, d); if (k3 === null) return null; p = pos;
   k1 = new Node2(527, s2, p, k3, null);
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
     k2 = new Leaf(447, s4, p);
     k1 = k2;
     break L2;
    }
    p = s2;
    if ((s3 === 108)) L4: {
     s4 = p;
     p = m_letK(p); if (p < 0) break L4;
     k2 = new Leaf(422, s4, p);
     k1 = k2;
     break L2;
    }
    p = s2;
    if (!((s3 === 99))) break L1;
    s4 = p;
    p = m_constK(p); if (p < 0) break L1;
    k2 = new Leaf(361, s4, p);
    k1 = k2;
   }
   p = sk(p);
   k2 = b_VariableDeclaratorList_532(p, d); if (k2 === null) break L1; p = pos;
   k0 = new Node2(531, s0, p, k1, k2);
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T1[s1]! & 64) !== 0 : true))) return null;
  k2 = b_ExpressionIn_558(p, d); if (k2 === null) return null; p = pos;
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
 pos = p; return new Node2(567, p0, p, k0, k1);
}
function b_Finalizer(p: number, d: number): Child { // Finalizer
 d += 144;
 const p0 = p;
 let k0: Child = null;
 p = m_finallyK(p); if (p < 0) return null;
 p = sk(p);
 k0 = b_BlockStatement(p, d); if (k0 === null) return null; p = pos;
 pos = p; return new Node2(570, p0, p, k0, null);
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
   k0 = new Node2(584, s0, p, k1, k2);
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
  k0 = new Node2(586, s0, p, k2, null);
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
function b_VariableDeclarator_424(p: number, d: number): Child { // VariableDeclarator<binaryOperator>
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
    k0 = new Node2(425, s0, p, k1, k2);
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
   k0 = new Node2(426, s0, p, k1, k2);
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
   if (I[p] !== 115 || I[p + 1] !== 111 || !eq(p, 318, 6)) break L1; p += 6;
   break L0;
  }
  p = s0;
  if (I[p] !== 100 || I[p + 1] !== 101 || !eq(p, 324, 5)) return -1; p += 5;
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
     k2 = b_AssignmentTail_389(p, d); if (k2 === null) { p = s5; break L5; } p = pos;
     if (p > fuse) tooDeep(p);
     a0.push(k2);
    }
    if (p === s4) break L4;
    k2 = a0.length === 0 ? NOTHING : new Iteration(a0);
    k0 = new Node2(252, s0, p, k1, k2);
    break L3;
   }
   p = s2;
   s5 = p;
   L6: {
    p = sk(p);
    if (I[p] !== 47 || I[p + 1] !== 61) break L6; p += 2;
    return null;
   }
   p = s5;
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
    k0 = new Leaf(495, s0, p);
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
 pos = p; return new Leaf(418, p0, p);
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
 pos = p; return new Node2(53, p0, p, k0, k1);
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
 const m = recall(51, p); if (m !== undefined) { pos = m.end; return m.node; }
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
  if (!((s1 < 128 ? (T4[s1]! & 4) !== 0 : true))) { remember(51, p0, null, 0); return null; }
  k1 = b_UnionType(p, d); if (k1 === null) { remember(51, p0, null, 0); return null; } p = pos;
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
 const k = settle(k0); remember(51, p0, k, p); pos = p; return k;
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
function m_lineBreak(p: number): number { // lineBreak
 p = m_sameLineSpaces(p); if (p < 0) return -1;
 p = m_newline(p); if (p < 0) return -1;
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
 pos = p; return new Node2(435, p0, p, k0, k1);
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
 pos = p; return new Node2(436, p0, p, k0, null);
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
 pos = p; return new Node2(439, p0, p, k0, null);
}
function b_AmbientFunction(p: number, d: number): Child { // AmbientFunction
 d += 144;
 const p0 = p;
 let k0: Child = null;
 k0 = b_FunctionHead(p, d); if (k0 === null) return null; p = pos;
 p = m_semicolon(p); if (p < 0) return null;
 pos = p; return new Node2(448, p0, p, k0, null);
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
   k1 = new Leaf(438, s2, p);
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
     k0 = new Node5(451, s0, p, k1, k2, k3, null, null);
     break L2;
    }
    p = s3;
    if (!((s4 === 34 || s4 === 39))) break L1;
    s6 = p;
    p = m_stringLiteral(p); if (p < 0) break L1;
    k3 = new Leaf(71, s6, p);
    p = m_semicolon(p); if (p < 0) break L1;
    k0 = new Node2(500, s0, p, k3, null);
   }
   break L0;
  }
  p = s0;
  if (!((s1 === 103))) return null;
  s4 = p;
  p = m_globalWord(p); if (p < 0) return null;
  k1 = new Leaf(502, s4, p);
  p = sk(p);
  k3 = b_AmbientBlock(p, d); if (k3 === null) return null; p = pos;
  k0 = new Node2(501, s0, p, k1, k3);
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
 pos = p; return new Node2(459, p0, p, k0, k1);
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
 pos = p; return new Node2(463, p0, p, k0, null);
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
 let s0 = 0, s2 = 0, s4 = 0, s5 = 0, s6 = 0, s8 = 0, s9 = 0, k0: Child = null, k1: Child = null, k2: Child = null, k3: Child = null, a0: TreeNode[] = EMPTY;
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
    k0 = new Node2(262, s0, p, k1, k2);
    break L1;
   }
   p = s2;
   k0 = k1;
  }
 }
 const k = k0; remember(261, p0, k, p); pos = p; return k;
}
function b_VariableDeclaratorList_532(p: number, d: number): Child { // VariableDeclaratorList<binaryOperatorExceptIn>
 d += 168;
 const p0 = p;
 let s0 = 0, k0: Child = null, k1: Child = null, a0: TreeNode[] = EMPTY;
 k0 = b_VariableDeclarator_533(p, d); if (k0 === null) return null; p = pos;
 a0 = [];
 L0: for (;;) {
  s0 = p;
  p = sk(p);
  if (I[p] !== 44) { p = s0; break L0; } p += 1;
  p = sk(p);
  k1 = b_VariableDeclarator_533(p, d); if (k1 === null) { p = s0; break L0; } p = pos;
  if (p > fuse) tooDeep(p);
  a0.push(k1);
 }
 k1 = a0.length === 0 ? NOTHING : new Iteration(a0);
 pos = p; return new Node2(532, p0, p, k0, k1);
}
function b_ExpressionIn_558(p: number, d: number): Child { // ExpressionIn<binaryOperatorExceptIn>
 d += 208;
 let s0 = 0, s2 = 0, s4 = 0, s5 = 0, k0: Child = null, k1: Child = null, k2: Child = null, a0: TreeNode[] = EMPTY;
 s0 = p;
 L0: {
  k1 = b_AssignmentIn_535(p, d); if (k1 === null) return null; p = pos;
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
     k2 = b_AssignmentIn_535(p, d); if (k2 === null) { p = s5; break L3; } p = pos;
     if (p > fuse) tooDeep(p);
     a0.push(k2);
    }
    if (p === s4) break L2;
    k2 = a0.length === 0 ? NOTHING : new Iteration(a0);
    k0 = new Node2(559, s0, p, k1, k2);
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
 pos = p; return new Node2(569, p0, p, k0, null);
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
 pos = p; return new Node2(427, p0, p, k0, null);
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
 let c = 0, s0 = 0, s2 = 0, s4 = 0, s5 = 0, s6 = 0, s7 = 0, s8 = 0, s9 = 0, s10 = 0, k0: Child = null, k1: Child = null, k2: Child = null, k3: Child = null, a0: TreeNode[] = EMPTY;
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
       k3 = b_BinaryTail_378(p, d); if (k3 === null) break L5; p = pos;
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
     p = sk(p);
     if (I[p] !== 47) break L8; p += 1;
     c = I[p]!; if ((c === 61)) break L8;
     break L2;
    }
    p = s7;
    k0 = new Node2(254, s0, p, k1, k2);
    break L1;
   }
   p = s2;
   s7 = p;
   L9: {
    p = sk(p);
    if (I[p] !== 47) break L9; p += 1;
    c = I[p]!; if ((c === 61)) break L9;
    return null;
   }
   p = s7;
   k0 = k1;
  }
 }
 pos = p; return k0;
}
function b_AssignmentTail_389(p: number, d: number): Child { // AssignmentTail<binaryOperator,anywhere>
 d += 176;
 let s0 = 0, s1 = 0, s2 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 63)) L1: {
   p = m_conditionalMark(p); if (p < 0) break L1;
   p = sk(p);
   k1 = b_AssignmentIn_392(p, d); if (k1 === null) break L1; p = pos;
   p = sk(p);
   if (I[p] !== 58) break L1; p += 1;
   p = sk(p);
   k2 = b_TailOperand_413(p, d); if (k2 === null) break L1; p = pos;
   k0 = new Node2(390, s0, p, k1, k2);
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T4[s1]! & 1) !== 0 : false))) return null;
  s2 = p;
  p = m_assignmentOperator(p); if (p < 0) return null;
  k2 = new Leaf(411, s2, p);
  p = sk(p);
  k1 = b_TailOperand_413(p, d); if (k1 === null) return null; p = pos;
  k0 = new Node2(415, s0, p, k2, k1);
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
     k1 = new Node2(55, s2, p, k2, null);
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
     k2 = b_StaticField(p); if (k2 === null) break L4; p = pos;
     k1 = k2;
     break L2;
    }
    p = s2;
    if ((s3 & 4) !== 0) L5: {
     k2 = b_MethodDefinition(p, d); if (k2 === null) break L5; p = pos;
     k1 = k2;
     break L2;
    }
    p = s2;
    if ((s3 & 8) !== 0) L6: {
     k2 = b_PropertyDefinition(p, d); if (k2 === null) break L6; p = pos;
     k1 = k2;
     break L2;
    }
    p = s2;
    if ((s3 & 16) !== 0) L7: {
     if (I[p] !== 59) break L7; p += 1;
     k1 = new Leaf(322, s2, p);
     break L2;
    }
    p = s2;
    if ((s3 & 32) !== 0) L8: {
     k2 = b_ClassIndexSignature(p, d); if (k2 === null) break L8; p = pos;
     k1 = k2;
     break L2;
    }
    p = s2;
    if (!((s3 & 64) !== 0)) break L1;
    k2 = b_MethodSignature(p, d); if (k2 === null) break L1; p = pos;
    k1 = k2;
   }
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 === 64)) L9: {
   k1 = b_Decorator(p, d); if (k1 === null) break L9; p = pos;
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
 pos = p; return new Node5(52, p0, p, k0, k1, k2, null, null);
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
   k0 = new Node2(441, s0, p, k1, null);
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
 pos = p; return new Node2(452, p0, p, k0, null);
}
function m_globalWord(p: number): number { // globalWord
 let s0 = 0;
 if (I[p] !== 103 || I[p + 1] !== 108 || !eq(p, 337, 6)) return -1; p += 6;
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
 pos = p; return new Node2(460, p0, p, k0, k1);
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
     k1 = new Node2(363, s2, p, k2, null);
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
      k1 = new Node2(364, s2, p, k2, null);
      break L6;
     }
     p = s4;
     L10: {
      if (I[p] !== 91) break L10; p += 1;
      p = sk(p);
      k2 = b_Expression(p, d); if (k2 === null) break L10; p = pos;
      p = sk(p);
      if (I[p] !== 93) break L10; p += 1;
      k1 = new Node2(366, s2, p, k2, null);
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
     k1 = new Node2(367, s2, p, k2, null);
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
     k0 = new Node2(368, s0, p, k1, k2);
     break L13;
    }
    p = s3;
    L16: {
     p = sk(p);
     k2 = b_TemplateLiteral(p, d); if (k2 === null) break L16; p = pos;
     k0 = new Node2(370, s0, p, k1, k2);
     break L13;
    }
    p = s3;
    p = m_instantiationEnd(p); if (p < 0) break L12;
    k0 = new Node2(371, s0, p, k1, null);
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
  k0 = new Node2(375, s0, p, k1, k2);
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
function b_VariableDeclarator_533(p: number, d: number): Child { // VariableDeclarator<binaryOperatorExceptIn>
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
    k2 = b_AssignmentIn_535(p, d); if (k2 === null) break L2; p = pos;
    k0 = new Node2(534, s0, p, k1, k2);
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
   k0 = new Node2(557, s0, p, k1, k2);
  }
 }
 pos = p; return k0;
}
function b_AssignmentIn_535(p: number, d: number): Child { // AssignmentIn<binaryOperatorExceptIn,anywhere>
 if (d > MAX_DEPTH || p > fuse) tooDeep(p);
 d += 208;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s4 = 0, s5 = 0, k0: Child = null, k1: Child = null, k2: Child = null, a0: TreeNode[] = EMPTY;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T3[s1]! & 128) !== 0 : true)) L1: {
   k1 = b_ArrowFunction_536(p, d); if (k1 === null) break L1; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 === 121)) L2: {
   k1 = b_YieldExpression_543(p, d); if (k1 === null) break L2; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T1[s1]! & 64) !== 0 : true))) return null;
  k1 = b_Binary_548(p, d); if (k1 === null) return null; p = pos;
  s2 = p;
  L3: {
   L4: {
    a0 = [];
    s4 = p;
    L5: for (;;) {
     s5 = p;
     p = sk(p);
     c = I[p]!; if (!(c < 128 ? (T4[c]! & 1) !== 0 : false)) { p = s5; break L5; }
     k2 = b_AssignmentTail_552(p, d); if (k2 === null) { p = s5; break L5; } p = pos;
     if (p > fuse) tooDeep(p);
     a0.push(k2);
    }
    if (p === s4) break L4;
    k2 = a0.length === 0 ? NOTHING : new Iteration(a0);
    k0 = new Node2(547, s0, p, k1, k2);
    break L3;
   }
   p = s2;
   s5 = p;
   L6: {
    p = sk(p);
    if (I[p] !== 47 || I[p + 1] !== 61) break L6; p += 2;
    return null;
   }
   p = s5;
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
function b_BinaryTail_378(p: number, d: number): Child { // BinaryTail<binaryOperator>
 d += 136;
 let k0: Child = null;
 k0 = b_BinaryTail_operation_379(p, d); if (k0 === null) return null; p = pos;
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
  if (I[p] !== 115 || I[p + 1] !== 97 || !eq(p, 376, 9)) return -1; p += 9;
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
     k0 = new Node2(384, s0, p, k1, null);
     break L2;
    }
    p = s2;
    if (!((s3 < 128 ? (T5[s3]! & 1) !== 0 : true))) break L1;
    k1 = b_Type(p, d); if (k1 === null) break L1; p = pos;
    k0 = new Node2(385, s0, p, k1, null);
   }
   break L0;
  }
  p = s0;
  if (!((s1 === 115))) return null;
  p = m_satisfiesK(p); if (p < 0) return null;
  p = sk(p);
  k1 = b_Type(p, d); if (k1 === null) return null; p = pos;
  k0 = new Node2(386, s0, p, k1, null);
 }
 pos = p; return k0;
}
function b_AssignmentIn_392(p: number, d: number): Child { // AssignmentIn<binaryOperator,alternativeMark>
 if (d > MAX_DEPTH || p > fuse) tooDeep(p);
 d += 208;
 let c = 0, s0 = 0, s1 = 0, s2 = 0, s4 = 0, s5 = 0, k0: Child = null, k1: Child = null, k2: Child = null, a0: TreeNode[] = EMPTY;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T3[s1]! & 128) !== 0 : true)) L1: {
   k1 = b_ArrowFunction_393(p, d); if (k1 === null) break L1; p = pos;
   k0 = k1;
   break L0;
  }
  p = s0;
  if ((s1 === 121)) L2: {
   k1 = b_YieldExpression_401(p, d); if (k1 === null) break L2; p = pos;
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
     k2 = b_AssignmentTail_406(p, d); if (k2 === null) { p = s5; break L5; } p = pos;
     if (p > fuse) tooDeep(p);
     a0.push(k2);
    }
    if (p === s4) break L4;
    k2 = a0.length === 0 ? NOTHING : new Iteration(a0);
    k0 = new Node2(405, s0, p, k1, k2);
    break L3;
   }
   p = s2;
   s5 = p;
   L6: {
    p = sk(p);
    if (I[p] !== 47 || I[p + 1] !== 61) break L6; p += 2;
    return null;
   }
   p = s5;
   k0 = k1;
  }
 }
 const k = settle(k0); pos = p; return k;
}
function b_TailOperand_413(p: number, d: number): Child { // TailOperand<binaryOperator,anywhere>
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
 p = m_sameLineSpaces(p); if (p < 0) return -1;
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
 pos = p; return new Node2(50, p0, p, k0, null);
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
   if (I[p] !== 114 || I[p + 1] !== 101 || !eq(p, 352, 8)) break L4; p += 8;
   break L0;
  }
  p = s0;
  if (!((s1 & 16) !== 0)) return -1;
  if (I[p] !== 111 || I[p + 1] !== 118 || !eq(p, 360, 8)) return -1; p += 8;
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
function b_StaticField(p: number): Child { // StaticField
 const p0 = p;
 let s0 = 0, s1 = 0, k0: Child = null;
 p = m_staticK(p); if (p < 0) return null;
 s0 = p;
 p = sk(p);
 p = m_staticAlone(p); if (p < 0) return null;
 p = s0;
 p = sk(p);
 s1 = p;
 p = m_identifierName(p); if (p < 0) return null;
 k0 = new Leaf(39, s1, p);
 p = m_semicolon(p); if (p < 0) return null;
 pos = p; return new Node2(306, p0, p, k0, null);
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
 pos = p; return new Node2(312, p0, p, k0, k1);
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
     k0 = new Node5(316, s0, p, k1, k2, k3, k4, null);
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
    k0 = new Node5(321, s0, p, k1, k2, k4, null, null);
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
 pos = p; return new Node2(323, p0, p, k0, k1);
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
 pos = p; return new Node2(324, p0, p, k0, k1);
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
 pos = p; return new Node2(329, p0, p, k0, null);
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
      k3 = new Leaf(419, s5, p);
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
     k1 = new Node2(454, s2, p, k2, k3);
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
     k1 = new Node2(455, s2, p, k3, null);
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
 pos = p; return new Leaf(331, p0, p);
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
    k0 = new Node2(334, s0, p, k1, null);
    break L1;
   }
   p = s2;
   if (I[p] !== 46) return null; p += 1;
   p = sk(p);
   s4 = p;
   L4: {
    L5: {
     if (I[p] !== 115 || I[p + 1] !== 111 || !eq(p, 318, 6)) break L5; p += 6;
     break L4;
    }
    p = s4;
    if (I[p] !== 100 || I[p + 1] !== 101 || !eq(p, 324, 5)) return null; p += 5;
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
   k0 = new Node2(335, s0, p, k1, null);
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
 pos = p; return new Leaf(336, p0, p);
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
 pos = p; return new Node2(338, p0, p, k0, null);
}
function b_JsxElement(p: number, d: number): Child { // JsxElement
 d += 136;
 const p0 = p;
 p = m_jsxElement(p, d); if (p < 0) return null;
 pos = p; return new Leaf(339, p0, p);
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
 const k = settle(new Node2(359, p0, p, k0, null)); pos = p; return k;
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
function b_ArrowFunction_536(p: number, d: number): Child { // ArrowFunction<binaryOperatorExceptIn,anywhere>
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
   k2 = b_ArrowBody_538(p, d); if (k2 === null) break L1; p = pos;
   k0 = new Node2(537, s0, p, k1, k2);
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
    k1 = b_ArrowBody_538(p, d); if (k1 === null) break L5; p = pos;
    k0 = new Node2(541, s0, p, k2, k1);
    break L4;
   }
   p = s3;
   if (!((s2 < 128 ? (T3[s2]! & 128) !== 0 : true))) return null;
   k1 = b_ArrowHead(p, d); if (k1 === null) return null; p = pos;
   p = sk(p);
   k2 = b_ArrowBody_538(p, d); if (k2 === null) return null; p = pos;
   s6 = p;
   p = sk(p);
   p = m_anywhere(p); if (p < 0) return null;
   p = s6;
   k0 = new Node2(542, s0, p, k1, k2);
  }
 }
 pos = p; return k0;
}
function b_YieldExpression_543(p: number, d: number): Child { // YieldExpression<binaryOperatorExceptIn,anywhere>
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
    k1 = b_AssignmentIn_535(p, d); if (k1 === null) break L2; p = pos;
    k0 = new Node2(544, s0, p, k1, null);
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
    k1 = b_AssignmentIn_535(p, d); if (k1 === null) break L3; p = pos;
    k0 = new Node2(545, s0, p, k1, null);
    break L1;
   }
   p = s2;
   k0 = new Leaf(546, s0, p);
  }
 }
 pos = p; return k0;
}
function b_Binary_548(p: number, d: number): Child { // Binary<binaryOperatorExceptIn>
 d += 256;
 let c = 0, s0 = 0, s2 = 0, s4 = 0, s5 = 0, s6 = 0, s7 = 0, s8 = 0, s9 = 0, s10 = 0, k0: Child = null, k1: Child = null, k2: Child = null, k3: Child = null, a0: TreeNode[] = EMPTY;
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
       k3 = b_BinaryTail_550(p, d); if (k3 === null) break L5; p = pos;
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
     p = sk(p);
     if (I[p] !== 47) break L8; p += 1;
     c = I[p]!; if ((c === 61)) break L8;
     break L2;
    }
    p = s7;
    k0 = new Node2(549, s0, p, k1, k2);
    break L1;
   }
   p = s2;
   s7 = p;
   L9: {
    p = sk(p);
    if (I[p] !== 47) break L9; p += 1;
    c = I[p]!; if ((c === 61)) break L9;
    return null;
   }
   p = s7;
   k0 = k1;
  }
 }
 pos = p; return k0;
}
function b_AssignmentTail_552(p: number, d: number): Child { // AssignmentTail<binaryOperatorExceptIn,anywhere>
 d += 176;
 let s0 = 0, s1 = 0, s2 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 63)) L1: {
   p = m_conditionalMark(p); if (p < 0) break L1;
   p = sk(p);
   k1 = b_AssignmentIn_392(p, d); if (k1 === null) break L1; p = pos;
   p = sk(p);
   if (I[p] !== 58) break L1; p += 1;
   p = sk(p);
   k2 = b_TailOperand_554(p, d); if (k2 === null) break L1; p = pos;
   k0 = new Node2(553, s0, p, k1, k2);
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T4[s1]! & 1) !== 0 : false))) return null;
  s2 = p;
  p = m_assignmentOperator(p); if (p < 0) return null;
  k2 = new Leaf(411, s2, p);
  p = sk(p);
  k1 = b_TailOperand_554(p, d); if (k1 === null) return null; p = pos;
  k0 = new Node2(556, s0, p, k2, k1);
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
 let c = 0, s0 = 0, s2 = 0, s4 = 0, s5 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
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
    k2 = new Leaf(376, s5, p);
    k0 = new Node2(260, s0, p, k1, k2);
    break L1;
   }
   p = s2;
   s5 = p;
   L3: {
    p = sk(p);
    c = I[p]!; if (!(c === 40 || c === 91 || c === 96)) break L3; p++;
    return null;
   }
   p = s5;
   k0 = k1;
  }
 }
 pos = p; return k0;
}
function b_BinaryTail_operation_379(p: number, d: number): Child { // BinaryTail_operation<binaryOperator>
 d += 160;
 const p0 = p;
 let s0 = 0, k0: Child = null, k1: Child = null;
 s0 = p;
 p = m_binaryOperator(p); if (p < 0) return null;
 k0 = new Leaf(380, s0, p);
 p = sk(p);
 k1 = b_Unary(p, d); if (k1 === null) return null; p = pos;
 pos = p; return new Node2(379, p0, p, k0, k1);
}
function b_ConstType(p: number): Child { // ConstType
 const p0 = p;
 p = m_constK(p); if (p < 0) return null;
 pos = p; return new Leaf(360, p0, p);
}
function m_satisfiesK(p: number): number { // satisfiesK
 let s0 = 0;
 if (I[p] !== 115 || I[p + 1] !== 97 || !eq(p, 376, 9)) return -1; p += 9;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 return p;
}
function b_ArrowFunction_393(p: number, d: number): Child { // ArrowFunction<binaryOperator,alternativeMark>
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
   k2 = b_ArrowBody_396(p, d); if (k2 === null) break L1; p = pos;
   k0 = new Node2(394, s0, p, k1, k2);
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
    k1 = b_ArrowBody_396(p, d); if (k1 === null) break L4; p = pos;
    k0 = new Node2(399, s0, p, k2, k1);
    break L3;
   }
   p = s3;
   if (!((s2 < 128 ? (T3[s2]! & 128) !== 0 : true))) return null;
   k1 = b_ArrowHead(p, d); if (k1 === null) return null; p = pos;
   p = sk(p);
   k2 = b_ArrowBody_396(p, d); if (k2 === null) return null; p = pos;
   s5 = p;
   p = sk(p);
   c = I[p]!; if (!(c === 58)) return null; p++;
   p = s5;
   k0 = new Node2(400, s0, p, k1, k2);
  }
 }
 pos = p; return k0;
}
function b_YieldExpression_401(p: number, d: number): Child { // YieldExpression<binaryOperator,alternativeMark>
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
    k1 = b_AssignmentIn_392(p, d); if (k1 === null) break L2; p = pos;
    k0 = new Node2(402, s0, p, k1, null);
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
    k1 = b_AssignmentIn_392(p, d); if (k1 === null) break L3; p = pos;
    k0 = new Node2(403, s0, p, k1, null);
    break L1;
   }
   p = s2;
   k0 = new Leaf(404, s0, p);
  }
 }
 pos = p; return k0;
}
function b_AssignmentTail_406(p: number, d: number): Child { // AssignmentTail<binaryOperator,alternativeMark>
 d += 176;
 let s0 = 0, s1 = 0, s2 = 0, k0: Child = null, k1: Child = null, k2: Child = null;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 63)) L1: {
   p = m_conditionalMark(p); if (p < 0) break L1;
   p = sk(p);
   k1 = b_AssignmentIn_392(p, d); if (k1 === null) break L1; p = pos;
   p = sk(p);
   if (I[p] !== 58) break L1; p += 1;
   p = sk(p);
   k2 = b_TailOperand_408(p, d); if (k2 === null) break L1; p = pos;
   k0 = new Node2(407, s0, p, k1, k2);
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T4[s1]! & 1) !== 0 : false))) return null;
  s2 = p;
  p = m_assignmentOperator(p); if (p < 0) return null;
  k2 = new Leaf(411, s2, p);
  p = sk(p);
  k1 = b_TailOperand_408(p, d); if (k1 === null) return null; p = pos;
  k0 = new Node2(412, s0, p, k2, k1);
 }
 pos = p; return k0;
}
function m_tailStart(p: number): number { // tailStart
 let s0 = 0, s1 = 0, s2 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 === 63)) L1: {
   p = m_conditionalMark(p); if (p < 0) break L1;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T4[s1]! & 1) !== 0 : false))) return -1;
  s2 = p;
  L2: {
   if (I[p] !== 47 || I[p + 1] !== 61) break L2; p += 2;
   return -1;
  }
  p = s2;
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
 if (I[p] !== 97 || I[p + 1] !== 115 || !eq(p, 387, 7)) return -1; p += 7;
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
function m_staticAlone(p: number): number { // staticAlone
 let s0 = 0;
 if (I[p] !== 115 || I[p + 1] !== 116 || !eq(p, 264, 6)) return -1; p += 6;
 s0 = p;
 L0: {
  p = m_identifierPart(p); if (p < 0) break L0;
  return -1;
 }
 p = s0;
 p = m_sameLineSpaces(p); if (p < 0) return -1;
 p = m_newline(p); if (p < 0) return -1;
 p = sk(p);
 p = m_memberStart(p); if (p < 0) return -1;
 return p;
}
function b_MemberModifier(p: number): Child { // MemberModifier
 let s0 = 0, s1 = 0, k0: Child = null;
 s0 = p;
 p = m_memberWord(p); if (p < 0) return null;
 k0 = new Leaf(314, s0, p);
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
   k0 = new Node2(318, s0, p, k1, null);
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
   k0 = new Node2(319, s0, p, k1, null);
   break L0;
  }
  p = s0;
  if (I[p] !== 33) return null; p += 1;
  p = sk(p);
  k1 = b_TypeAnnotation(p, d); if (k1 === null) return null; p = pos;
  k0 = new Node2(320, s0, p, k1, null);
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
   k0 = new Node2(326, s0, p, k1, k2);
   break L0;
  }
  p = s0;
  if ((s1 === 115)) L2: {
   p = m_setK(p); if (p < 0) break L2;
   p = sk(p);
   k2 = b_ClassElementName(p, d); if (k2 === null) break L2; p = pos;
   p = sk(p);
   k1 = b_Signature(p, d); if (k1 === null) break L2; p = pos;
   k0 = new Node2(327, s0, p, k2, k1);
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
  k0 = new Node5(328, s0, p, k1, k2, k3, null, null);
 }
 pos = p; return k0;
}
function m_accessorWord(p: number): number { // accessorWord
 let s0 = 0, s1 = 0, s2 = 0;
 if (I[p] !== 97 || I[p + 1] !== 99 || !eq(p, 368, 8)) return -1; p += 8;
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
 if (I[p] !== 105 || I[p + 1] !== 110 || !eq(p, 400, 5)) return -1; p += 5;
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
 if (I[p] !== 114 || I[p + 1] !== 101 || !eq(p, 352, 8)) return -1; p += 8;
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
 if (I[p] !== 116 || I[p + 1] !== 97 || !eq(p, 442, 6)) return -1; p += 6;
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
 if (I[p] !== 109 || I[p + 1] !== 101 || !eq(p, 396, 4)) return -1; p += 4;
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
      if (I[p] !== 115 || I[p + 1] !== 97 || !eq(p, 376, 9)) break L6; p += 9;
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
function b_ArrowBody_538(p: number, d: number): Child { // ArrowBody<binaryOperatorExceptIn,anywhere>
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
  k1 = b_ValueIn_540(p, d); if (k1 === null) return null; p = pos;
  k0 = k1;
 }
 pos = p; return k0;
}
function b_BinaryTail_550(p: number, d: number): Child { // BinaryTail<binaryOperatorExceptIn>
 d += 136;
 let k0: Child = null;
 k0 = b_BinaryTail_operation_551(p, d); if (k0 === null) return null; p = pos;
 pos = p; return k0;
}
function b_TailOperand_554(p: number, d: number): Child { // TailOperand<binaryOperatorExceptIn,anywhere>
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
     k2 = b_ArrowFunction_536(p, d); if (k2 === null) break L3; p = pos;
     k1 = k2;
     break L2;
    }
    p = s2;
    if (!((s3 === 121))) break L1;
    k2 = b_YieldExpression_543(p, d); if (k2 === null) break L1; p = pos;
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
  k1 = b_Binary_548(p, d); if (k1 === null) return null; p = pos;
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
function b_ArrowBody_396(p: number, d: number): Child { // ArrowBody<binaryOperator,alternativeMark>
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
  k1 = b_ValueIn_398(p, d); if (k1 === null) return null; p = pos;
  k0 = k1;
 }
 pos = p; return k0;
}
function b_TailOperand_408(p: number, d: number): Child { // TailOperand<binaryOperator,alternativeMark>
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
     k2 = b_ArrowFunction_393(p, d); if (k2 === null) break L3; p = pos;
     k1 = k2;
     break L2;
    }
    p = s2;
    if (!((s3 === 121))) break L1;
    k2 = b_YieldExpression_401(p, d); if (k2 === null) break L1; p = pos;
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
function m_memberStart(p: number): number { // memberStart
 let s0 = 0, s1 = 0;
 s0 = p;
 s1 = I[p]!;
 L0: {
  if ((s1 < 128 ? (T7[s1]! & 8) !== 0 : false)) L1: {
   p++;
   break L0;
  }
  p = s0;
  if (!((s1 < 128 ? (T1[s1]! & 8) !== 0 : true))) return -1;
  p = m_identifierStart(p); if (p < 0) return -1;
 }
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
  if (!((s1 < 128 ? (T7[s1]! & 16) !== 0 : false))) return -1;
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
    if (I[p] !== 114 || I[p + 1] !== 101 || !eq(p, 352, 8)) break L7; p += 8;
    break L3;
   }
   p = s2;
   if ((s3 & 16) !== 0) L8: {
    if (I[p] !== 111 || I[p + 1] !== 118 || !eq(p, 360, 8)) break L8; p += 8;
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
function m_typeOperator(p: number): number { // typeOperator
 let s0 = 0, s2 = 0, s3 = 0;
 s0 = p;
 L0: {
  L1: {
   if (I[p] !== 107 || I[p + 1] !== 101 || !eq(p, 452, 5)) break L1; p += 5;
   break L0;
  }
  p = s0;
  L2: {
   if (I[p] !== 114 || I[p + 1] !== 101 || !eq(p, 352, 8)) break L2; p += 8;
   break L0;
  }
  p = s0;
  if (I[p] !== 117 || I[p + 1] !== 110 || !eq(p, 457, 6)) return -1; p += 6;
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
 p = m_applySyntactic_344(p, d); if (p < 0) return -1;
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
   p = m_applySyntactic_352(p, d); if (p < 0) return -1;
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
function b_ValueIn_540(p: number, d: number): Child { // ValueIn<binaryOperatorExceptIn,anywhere>
 const m = recall(540, p); if (m !== undefined) { pos = m.end; return m.node; }
 d += 144;
 const p0 = p;
 let k0: Child = null;
 k0 = b_AssignmentIn_535(p, d); if (k0 === null) { remember(540, p0, null, 0); return null; } p = pos;
 const k = k0; remember(540, p0, k, p); pos = p; return k;
}
function b_BinaryTail_operation_551(p: number, d: number): Child { // BinaryTail_operation<binaryOperatorExceptIn>
 d += 160;
 const p0 = p;
 let s0 = 0, k0: Child = null, k1: Child = null;
 s0 = p;
 p = m_binaryOperatorExceptIn(p); if (p < 0) return null;
 k0 = new Leaf(381, s0, p);
 p = sk(p);
 k1 = b_Unary(p, d); if (k1 === null) return null; p = pos;
 pos = p; return new Node2(551, p0, p, k0, k1);
}
function b_ValueIn_398(p: number, d: number): Child { // ValueIn<binaryOperator,alternativeMark>
 const m = recall(398, p); if (m !== undefined) { pos = m.end; return m.node; }
 d += 144;
 const p0 = p;
 let k0: Child = null;
 k0 = b_AssignmentIn_392(p, d); if (k0 === null) { remember(398, p0, null, 0); return null; } p = pos;
 const k = k0; remember(398, p0, k, p); pos = p; return k;
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
function m_applySyntactic_344(p: number, d: number): number { // applySyntactic<TypeArguments>
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
function m_applySyntactic_352(p: number, d: number): number { // applySyntactic<Assignment>
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
   if (I[p] !== 98 || I[p + 1] !== 105 || !eq(p, 471, 6)) break L2; p += 6;
   break L0;
  }
  p = s0;
  if ((s1 & 4) !== 0) L3: {
   if (I[p] !== 98 || I[p + 1] !== 111 || !eq(p, 477, 7)) break L3; p += 7;
   break L0;
  }
  p = s0;
  if ((s1 & 8) !== 0) L4: {
   if (I[p] !== 105 || I[p + 1] !== 110 || !eq(p, 484, 9)) break L4; p += 9;
   break L0;
  }
  p = s0;
  if ((s1 & 16) !== 0) L5: {
   if (I[p] !== 110 || I[p + 1] !== 101 || !eq(p, 493, 5)) break L5; p += 5;
   break L0;
  }
  p = s0;
  if ((s1 & 32) !== 0) L6: {
   if (I[p] !== 110 || I[p + 1] !== 117 || !eq(p, 231, 4)) break L6; p += 4;
   break L0;
  }
  p = s0;
  if ((s1 & 64) !== 0) L7: {
   if (I[p] !== 110 || I[p + 1] !== 117 || !eq(p, 498, 6)) break L7; p += 6;
   break L0;
  }
  p = s0;
  if ((s1 & 128) !== 0) L8: {
   if (I[p] !== 111 || I[p + 1] !== 98 || !eq(p, 504, 6)) break L8; p += 6;
   break L0;
  }
  p = s0;
  if ((s1 & 256) !== 0) L9: {
   if (I[p] !== 115 || I[p + 1] !== 116 || !eq(p, 510, 6)) break L9; p += 6;
   break L0;
  }
  p = s0;
  if ((s1 & 512) !== 0) L10: {
   if (I[p] !== 115 || I[p + 1] !== 121 || !eq(p, 516, 6)) break L10; p += 6;
   break L0;
  }
  p = s0;
  if ((s1 & 1024) !== 0) L11: {
   if (I[p] !== 117 || I[p + 1] !== 110 || !eq(p, 522, 9)) break L11; p += 9;
   break L0;
  }
  p = s0;
  if ((s1 & 2048) !== 0) L12: {
   if (I[p] !== 117 || I[p + 1] !== 110 || !eq(p, 531, 7)) break L12; p += 7;
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
 if (I[p] !== 114 || I[p + 1] !== 101 || !eq(p, 352, 8)) return -1; p += 8;
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
const PROGRAM = "=#-2-*-%3d6=$A2A=%<2<*-gw3?*-hv3d6=&K2K*-io3d6='U2U*-hJ3d6=(`2`*-hZ3d6=)d)2d)*-hc3d6=*d32d3*-hi3d6*-ip1*-&02dG=#dF*-&04d=<5dh5dg=+dV2dV*-fU03df=(db2db*-gv03df*-dg0661=,e+2e+=-dx2dx*-gx3e)=.e&2e&*-h#3e)*-h$3ea=/e52e5*-h%3ea=0e?2e?*-h13ea=1eI2eI*-h23ea=.eS2eS*-ho3ea='e^2e^*-hq3ea*-hr1=$gK2gK='eq2eq*-hw3gI=2e{2e{*-h|3gI=3f)2f)*-h~3gI=4f32f3*-iN3gI=4f=2f=*-iP3gI=5fG2fG*-h53gI=6fQ2fQ*-iY3gI=1f[2f[*-i[3gI=+ff2ff*-i^3gI=7fp2fp*-i`3gI=8fz2fz*-ib3gI=1g(2g(*-ih3gI=9g22g2*-hj3gI=:g<2g<*-ij3gI=;gF2gF*-ik3gI*-im3gN*-in1*-i)0*-gz.fb1='gd2gd*-hK3gq='gn2gn*-hO3gq*-hP1=(g|2g|*-h[3hU=(h*2h**-h]3hU=(h42h4*-h^3hU=(h>2h>*-h_3hU=(hH2hH*-h`3hU=(hR2hR*-ha3hU*-hb12hc=1hb*-h303hc<2ho=+hn*-g;03ho<*-hd0*/H*#d_2i)=<i(*-he03i)<*#da1*-h-0*-d}0*-hj1*-iq01*#d#==iL2iL*-'03iP*-gs01$#(5iZ-2061$()5ie-2061$.+5io-206->05ix-C061=>j'2j'*-gy3j**-g;*-gz.fb18$2j?=0j>*-19$3j?<:$*-f608$2jV=?jU*+#M,9$3jV<:$*/H*-O*-e`1*-fU0*/H*-fV1=4jx2jx*-h&3k)='k&2k&*-h(3k)*-h,1*-dg0*-h$1*-h30*-h41*-h8.fb5k`5k_=0kN2kN*-hp03k^=3kY2kY*-f603k^*-gv0661*-eP0*-h'0*-hT*-hG0*/d*2l#=6k~*-hH03l#<.fb1=(l02l0*-hs3l==(l:2l:*-ht3l=*-hu1*-hx0*#K*-(*#L*-hv8$2l^=(l]*-hy9$4lR<:$8$2lo=(ln*-h{9$3lo<:$1*-h}08$2m*5m#.fb6*-(9$3m*:$.fb1=3m92m9*-i#3mP=3mC2mC*-i,3mP=3mM2mM*-i-3mP*-iL1*-iO05m_->0-C06*-(.fb1=4mo2mo*-iQ3mr*-iX1*-h6*-gz.fb1*-iZ0*#K*-(*#L*-hv1*-i]0*-hv*-iZ0*#K*-(*#L2nP=:nO*#_3nP<1*-i_08$2nc->0/H9$3nc:$.fb1*-ia08$2ny->0/H9$3ny:$.fb1*-ic0*#K*-(*#L*#d_8$2oA=@o@*-id9$4o6<:$*#da1*-ii0.fb1*#d_8$2oa=$o`*-$9$4oU<:$*#da1*#_1*/il*#^*-hv15p@=9p%2p%*#d_3p?=3p02p0*-f603p?=+p;2p;*-fU03p?*-hp06*-(.fb1*-hI0*#K*-(*#L*-hv12pl;0pk$6(5pf-206->03pl<$;(5pu-206->05p~-C065q+5q*-K0665qA;'q72q7$=%3q:$@-5q@-20661*-g{8$2qW=AqV*#O*-g{9$4qI<:$1*-eP02qk=4qj*-h'03qk<*.H*#a*-hL0.fb1*-eP0*.d*2r/=6r.*-hH03r/<.fb1*-eP0*-hQ0*-hG0*.d*2rM=6rL*-hH03rM<.fb1*-h@01*-gv0*#M2ri=0rh*-hE03ri<*-hG0*.d*2r|=6r{*-hH03r|<.fb1*-gv0*-h?0=.s52s5*-h#3sL=+s?2s?*-h$3sL=0sI2sI*-h13sL*-h%1*-gv0*-h?0*-eX.fb1*-gv0*#a*-(.fb1*-gv0*-e(0*$J,*.H.fb1*-gv0=%t-2t-*-gw3tX=5t72t7*-h53tX=)tA2tA*-hc3tX=*tK2tK*-hi3tX='tU2tU*-hJ3tX*-hk1$S*5tc-206->05tl-C061$Z(5tv-2061$`'5u$-2061*-hf02u8=Au7*#O*-hf04u+<2uC=AuB*#O3uC<1;BuN2uN$J,3uQ$d#)5uW-206->05ua-C061*/H8$2uw=Cuv*#Q*/J9$4ui<:$1;Dv(2v($d)'3v+$d-&2vP;EvO;Fv92v9%#3vM;GvB2vB%$3vM;HvK2vK%%3vM%&4v-<12vX-fc03vf;Ivc2vc-fd03vf-fe015vm-I06.J1*#K*-(*#L1=;w(2w(*-gt3w+*-gu1;Jw62w6-303w9-4012wE;KwD-?04w<<1;LwP2wP-D03wY5wV-A06-E01$d0&5wd-2061$d3(5wn-206->05ww-C061$d8+5x%-20618$2x5=Dx4*-P9$3x5<:$*#K8$2xI=MxH*-X9$3xI<:$*#L8$2x^=Nx]*-eu9$3x^<:$1*#d_8$2xs=$xr*-$9$4xh<:$*#da18$2y,=Dy+*-P9$3y,<:$8$2y==(y<*-fW9$3y=<:$8$2yN='yM*-fX9$3yN<:$*-f[1*-h'0*/H8$2yk=Dyj*-P9$3yk<:$*#a*-V.fb1*-h)05z$-db06*/H8$2z6=Dz5*-P9$3z6<:$8$2zG=(zF*-h*9$3zG<:$*-h+1*-h-*-d}*-h.1=-zb2zb*-gx3{E=5zl2zl*-h53{E=.zv2zv*-h73{E=0{$2{$*-h13{E=+{.2{.*-h$3{E=4{82{8*-h&3{E='{B2{B*-h(3{E*-h918$2{U=0{T*-19$3{U<:$*-f608$2{m=?{l*+#M,9$3{m<:$*/H*-O1-10->0-f601$d@)5|--2061$dF'5|7-206->05|@-C061=;|K2|K*-hU3|X=?|U2|U*-hV3|X*-hW1$dJ'5|c-2061*-hI0*-eR01*-gv0*-h'0*#M8$2}#+=0}#**-hE9$3}#+<:$*-hG0*/d*.fb1*-gv0*-h'0*-hA1*-gv0=/}#Q2}#Q*-h%3}#T*-h21$dN%5}#_-2061*-)1*-hz0*-hx*#K*-(*#L*-hv1*-hz0*-hv1$dP)5}$--2061*-i$0*#K5}$<*-i%06*-i'*-i&0*-eX*#L*-hv1*-i$0*#K*-i'*-e&0*-(*#L*-hv1*-i$0*#K8$2}$|=O}${*-i.9$3}$|<:$*#_8$2}%4=O}%3*-(9$3}%4<:$*#_8$2}%H=O}%G*-(9$3}%H<:$*#L*-hv1*-i$0*-iM0*#K*-i'*-i&0*-eX*#L*-hv1$dV(5}%w-2061*-iR0*-hj*-iS8$2}&5=3}&4*-iV9$3}&5<:$1*-iR0*-hj*-iV1$d[&5}&L-2061$d_(5}&V-2061$dd%5}&a-2061$df+5}&k-2061$dn(5}&u-2061$ds)5}'#-2061=+}'.2}'.*-ie3}'1*-ig1$dy+5}';-2061$e%'5}'E-2061;P}'O2}'O%'3}'n;Q}'X2}'X%(3}'n;R}'b2}'b#G3}'n;S}'k2}'k#dB3}'n-L01=T}'y2}'y*-g|3}'|*-g}1=2}(+2}(+*-hM3}(.*-hN1=U}(92}(9*-hR3}(F=;}(C2}(C*-hX3}(F*-hY1*-gv0*-hA1*-e(0*-hD1$e)*5}(a-2061*-+1$%%5}(o-2061*-&02})$=#})#*-&04}(v<=0}).2}).*-h13})1*-h$1=<})<2})<*-hg3})?*-hh15})L5})K->0$d)'661*#_15})p5})o->0;V})c2})c-C03})n;W})l2})l#da3})n.e=661;X}+22}+2;7}*$2}*$$dn(3}+0;+}*.2}*.$e0'3}+0;+}*82}*8$e4(3}+0;+}*B2}*B$#(3}+0;+}*L2}*L$df+3}+0;+}*V2}*V$Z(3}+0;1}*a2}*a$dy+3}+0;1}*k2}*k$e)*3}+0;1}*u2}*u$e9)3}+0;1}+#2}+#$dd%3}+0;(}+-2}+-$e?'3}+0$`'3}.e;Y},O2},O;(}+A2}+A$()3},M;(}+K2}+K$eC*3},M;3}+U2}+U$eJ(3},M;3}+`2}+`$eO*3},M;3}+j2}+j$eV&3},M;3}+t2}+t$d8+3},M;'}+~2}+~$dN%3},M;'},,2},,$eY-3},M;'},62},6$d@)3},M;'},@2},@$@-3},M;'},J2},J$ed,3},M$=%3}.e;Z}-m2}-m;>},_2},_$d0&3}-k;B},i2},i$em&3}-k;B},s2},s$ep'3}-k;[},}2},}$et*3}-k;[}-+2}-+$e{*3}-k;[}-52}-5$f&,3}-k;[}-?2}-?$f/)3}-k;2}-I2}-I$dP)3}-k;8}-S2}-S$f5)3}-k;8}-^2}-^$f;(3}-k;8}-h2}-h$ds)3}-k$f@'3}.e;4}-w2}-w$dV(3}.e;4}.%2}.%$fD'3}.e;4}./2}./$fH&3}.e;4}.92}.9$fK)3}.e;5}.C2}.C$d[&3}.e;5}.M2}.M$fQ'3}.e;6}.W2}.W$d_(3}.e;6}.b2}.b$e%'3}.e$fU(5}.k-2061;]}.v2}.v-d+03}.y-d001.H5}/)5}/(*#^661-K02}/8;J}/7-304}//<2}/N;^}/M-402}/K;J}/J-304}/B<4}/:<1*-gu0*#K2}/c=O}/b*-fR03}/c<*#L1*.H2}/x=C}/w*#Q*.J4}/l<1;P}0&2}0&%'3}0C;Q}0/2}0/%(3}0C;_}082}08%)3}0C;R}0A2}0A#G3}0C#dB1;`}0f2}0f5}0N%*6;a}0X2}0X-503}0d;`}0b2}0b%+3}0d%,3}0i-601;b}0s2}0s#,3}17;c}0|2}0|#C3}17;d#}1*2}1*-@03}17;d#}142}14-A03}17-B01;d$}1A2}1A#-3}1U;d%}1J2}1J#03}1U;`}1S2}1S%-3}1U%.1$fZ%2}2:;E}29;F}1h2}1h%#3}27;G}1q2}1q%$3}27;d&}1z2}1z%/3}27;d'}2'2}2'%03}27;`}202}20%&3}27#M5}27#R64}1[<$f]%1$fZ%2}2c;d(}2b;d)}2O2}2O%13}2`;d'}2X2}2X%23}2`#M5}2`#R64}2C<$f]%1*#`*-Q8$2}3#=A}2~*#O*-Q9$4}2q<:$2}30=A}3/*#O3}30<*#b1*-Y8$2}3I=A}3H*#O*-Y9$4}3;<:$2}3V=A}3U*#O3}3V<1*#^*-d[1*-T0*-f28$2}3u=D}3t*-d~9$3}3u<:$1*-fY0*-fZ8$2}45=A}44*#O*-fZ9$4}4'<:$1*#d_8$2}4J=d*}4I*-f]9$4}4?<:$*#da1=d+}4Z2}4Z*-W3}4r=d,}4e2}4e*-df3}4r=d-}4o2}4o*-di3}4r*-dj1$ed,5}4|-2061->0-C01*-T0*-fZ8$2}5A=A}5@*#O*-fZ9$4}53<:$1*#d_8$2}5V=d.}5U*-e+9$4}5K<:$*#da1*#d_8$2}5o=d/}5n*-h/9$4}5d<:$*#da1*-h8.fb1=*}6)2}6)*-h:3}66=*}632}63*-hl3}66*-hm1*/H1*#M*-e(0*/H1*#d_8$2}6X=d0}6W*-hB9$3}6X<:$*#da1*#d_8$2}6q=d1}6p*-eS9$3}6q<:$*#da1*#d_8$2}7-=d0}7,*-hB9$3}7-<:$*#da8$2}7A=3}7@*-hF9$3}7A<:$.fb1=O}7P2}7P*-*3}7S*-+1$e?'5}7^-2061$eV&5}7h-2061$d3(5}7r-206*-i&01=&}8%2}8%*-i(3}82=d2}8/2}8/*-i*3}82*-i+1$H%5}8<-2061$=%5}8F-2061=d2}8Q2}8Q*-i/3}8T*-iJ1$6(5}8_-2061$fH&5}8i-2061*-iT08$2}8}==}8|*-iU9$3}8}<:$*-hj1*-iW0*-hj1*-if0*-(*#^8$2}9H=$}9G*-$9$4}9=<:$1*-h?0*#^8$2}9b=$}9a*-$9$4}9V<:$1;`}9t2}9t5}9o%*6-M03}9w-601*-dY*#a*-+1*-dY8$2}:8=d3}:7*-g~9$3}:8<:$1*$f_**#K*.d**#L1*-d}1*-hS0*-hT01*.H2}:i=A}:h*#O*-hT03}:i<1*-hT1=;}:x2}:x*/J3}:{*/d*1=d4};*2};**-,3};H=d5};42};4*-f$3};H=O};>2};>*-f)3};H*-f*5};H*$ff%61*-d)0*#a*-eX01*-d)1#E2}<8;d6}<7;F};j2};j%#3}<5;G};s2};s%$3}<5;d7};|2};|%33}<5;d8}<)2}<)%43}<5;d9}<22}<2%53}<5-d,04};^<#E1#J2}<v;d:}<u;F}<K2}<K%#3}<s;G}<T2}<T%$3}<s;d;}<^2}<^%63}<s;d<}<g2}<g%73}<s;d9}<p2}<p%53}<s-d,04}<?<#J1)1*-f?8$2}=4=A}=3*#O*-f?9$4}=&<:$2}=A=A}=@*#O3}=A<1'#1;d=}=O2}=O-703}=R-:01$fh%2}=|;E}={;F}=e2}=e%#3}=y;G}=n2}=n%$3}=y;H}=w2}=w%%3}=y%&4}=X<1;d>}>*2}>*#.3}>l;d?}>32}>3#/3}>l;`}><2}><#e(3}>l;`}>E2}>E#}HY3}>l;`}>N2}>N%83}>l;`}>W2}>W%93}>l;`}>a2}>a%:3}>l;`}>j2}>j%;3}>l%<18$2}>|=d@}>{*-R9$4}>q<:$*/H8$2}?4=(}?3*-U9$3}?4<:$8$2}?E=dA}?D*-et9$3}?E<:$1=dB}?]2}?]=dC}?W2}?W*-Z3}?Z*-dV3}?t=T}?g2}?g*-dW3}?t=T}?q2}?q*-c3}?t*-dX1=;}@#2}@#*-d]3}@&*-V1$eC*5}@0-2061=dD}@;2}@;*-f33}@>*-f41*#`*-V8$2}@W=A}@V*#O*-V9$4}@I<:$*#b1$eY-5}@g-2061*-d}8$2}@z=D}@y*-d~9$3}@z<:$1=dE}Ah2}Ah=8}A02}A0*-f^3}Af=8}A:2}A:*-f`3}Af=dF}AD2}AD*-ff3}Af=dG}AN2}AN*-fi3}Af=:}AX2}AX*-fp3}Af=dH}Ac2}Ac*-fq3}Af*-fr3}Au=#}Ar2}Ar*-&3}Au*-fw18$2}B)=D}B(*-P9$3}B)<:$*#K8$2}B==M}B<*-X9$3}B=<:$*#L*$fj%*-d[18$2}BY=0}BX*-dg9$3}BY<:$*-dh08$2}Bo=D}Bn*-P9$3}Bo<:$*#K8$2}C'=M}C&*-X9$3}C'<:$*#L*$fj%*-d[1*-dj8$5}C?-db06*-er9$2}CS5}CL-db06*-er9$4}CF:$1=dI}Ca2}Ca*-dk3}Cn=dI}Ck2}Ck*-dl3}Cn*-eq1=dJ}Cy2}Cy*-e,3}DR=<}D'2}D'*-e/3}DR=d+}D12}D1*-e13}DR=B}D;2}D;*-e23}DR=dK}DE2}DE*-e33}DR=<}DO2}DO*-e83}DR*-e9-e:01=(}Da2}Da*-h03}Dd*-h%1*-h-=dL}Dr2}Dr*/d*3}Du*-d}*-h;1*-h-0*/d*.fb1*-hn*-h;1*-hC8$2}EC=A}EB*#O*-hC9$4}E5<:$2}EP=A}EO*#O3}EP<1*-eT8$2}Eg=A}Ef*#O*-eT9$4}EX<:$2}Et=A}Es*#O3}Et<1*-hG0*/d*2}F,=6}F+*-hH03}F,<1*-+8$*#O*-+9$2}FJ=A}FI*#O*-+9$4}F<<:$1*-i)0*/H1=5}F`2}F`*-h63}Fm=>}Fj2}Fj*-gy3}Fm*-g;*-d$1*-f21=5}G#2}G#*-h63}G0=>}G-2}G-*-gy3}G0*-g;*-i01=O}G>2}G>*-iK3}GA*-i31$e4(5}GK-2061*#K*-dY*#L1$eO*5}G`-2061$e0'5}Gj-2061'$1=T}Gx2}Gx*-dZ3}G{*-d$1*#D*-dQ1;8}H12}H1$fl)3}H4$fr(5}H:-2065}HP*;A}HF2}HF#O3}HI$dJ'5}HO-20661=d4}H[2}H[*--3}Hi=dM}Hf2}Hf*-ey3}Hi*-f#1=d5}Ht2}Ht*-f%3}I%=d5}H~2}H~*-f'3}I%*-f(1*-f*8$*-gW9$2}I==dN}I<*-gW9$4}I2<:$1=O}IJ2}IJ*-f+3}IT*-f,5}IT*-gV061=<}I~2}I~=;}Ie2}Ie*/J3}I|=dL}Io2}Io*/d*3}I|=dO}Iy2}Iy*/d13}I|*-d?3}J%*-dB1;d=}J02}J0-d-03}JG;d=}J:2}J:-d.03}JG;d=}JD2}JD-d/03}JG-601=O}JR2}JR*-eX3}JU*-f@1$fw%.8.8.8.81$fy&5}Jk#da62}Ju;dP}Jt#S4}Jm<2}K$;dQ}K#-;03}K$<#da1-S0->05}K65}K5-K0665}K<-T061*-T0*-V1*#a*-V1*-[02}K]=dC}K[*-[04}KR<*-a1*-&02}Kq=#}Kp*-&04}Kg<*-Y1*-c*#a*-d@1=T}L-2}L-*-d#3}LN=T}L72}L7*-dR3}LN=T}LA2}LA*-dS3}LN=T}LK2}LK*-d$3}LN*-dT1*$f|&*-dY5}L`5}L_*#L661=0}Lk2}Lk*-d^3}Ln*-de1*-f48$=dR}L~2}L~*-g<3}M45}M+5}M**#D665}M1-db06*-fP9$2}MX=dR}MB2}MB*-g<3}MT5}MK5}MJ*#D665}MQ-db06*-fP9$4}M8:$1=dS}No2}No=.}Mk2}Mk*-f53}Nm=;}Mu2}Mu*/H3}Nm=dT}N#2}N#*-f73}Nm=dU}N-2}N-*-f>3}Nm=9}N72}N7*-eR3}Nm==}NA2}NA*-'3}Nm=dV}NK2}NK*-fA3}Nm=4}NU2}NU*-fE3}Nm=B}N`2}N`*-fF3}Nm=+}Nj2}Nj*-fT3}Nm*-fy3}O>='}Ny2}Ny*-f{3}O>='}O'2}O'*-f~3}O>=#}O12}O1*-g$3}O>=D}O;2}O;*-g%3}O>*-g91*-f_0*#d_8$2}OU=$}OT*-$9$4}OJ<:$*#da1*-f_05}Oj5}Oi*-fa066*/J.fb18$2}P#=dW}O~*-fg9$4}Ot<:$*-e[1=dG}P32}P3*-fj3}P6*-fo1*#_18$2}PJ=dW}PI*-fg9$4}P?<:$*-e,.fb18$2}Pb=dW}Pa*-fg9$4}PV<:$*-fs.fb12}Pv=dW}Pu*-fg04}Pl<*-fx0*-fi1$em&5}Q+-2061*-T0='}Q:2}Q:*-es3}Q=*-du*#c*-V*#^*-du1*-dl8$*#d`*-dl9$2}Qh=dX}Qg*#d`*-dl9$4}QY<:$1=dY}Qu2}Qu*-dm3}R&=dY}R#2}R#*-dn3}R&*-ep1*#d`*-dl8$2}R?=dX}R>*#d`*-dl9$4}R1<:$18$2}RQ=2}RP*-e-9$3}RQ<:$*#d>*/H*-dQ*#d@8$2}Ro=N}Rn*-dQ9$3}Ro<:$18$2}S%=2}S$*-e-9$3}S%<:$*-d)8$2}S9=dZ}S8*-e09$3}S9<:$*-dQ1*-O1*-dh0*-O1=d[}SU2}SU*-e43}SX*-e61*-d)8$2}Sl=dZ}Sk*-e09$3}Sl<:$*-O18$2}T%=2}T$*-e-9$3}T%<:$*-d)8$2}T9=dZ}T8*-e09$3}T9<:$1;d]}TF2}TF-e;03}TI-e<01*-gv0*-h%1*#d_8$2}Te=d^}Td*-h<9$4}TY<:$*#da1$g#)5}Tt-20612}U@=4}U?*$dF'5}U==0}U/2}U/*-e(03}U<=A}U92}U9*#O3}U<*#da63}U@<*-hD8$2}UR=0}UQ*-hE9$3}UR<:$1=;}U`2}U`*-eU3}V+=<}Uj2}Uj*-eW3}V+=C}Ut2}Ut*-eY3}V+=;}U~2}U~*-eZ3}V+5}V(*#F6*-e[1=;}V62}V6*/H3}VC=9}V@2}V@*-d%3}VC*-dN1*-i18$2}VY=A}VX*#O*-i19$4}VK<:$1*-i38$*#O*-i39$2}Vz=A}Vy*#O*-i39$4}Vl<:$1=d4}W+2}W+*-i43}WI=d5}W52}W5*-i;3}WI=O}W?2}W?*-i?3}WI*-i@5}WI*$ff%61*-d$*-dQ1*#^*-V15}Wc5}Wb*-.0668$*-/9$2}Ww=d4}Wv*-/9$4}Wl<:$*-ew15}X(*-.068$*-ez9$2}X<=dM}X;*-ez9$4}X1<:$*-ew15}XI*-.06*-/*-ew5}XY5}XX*-.0661*-f&0->0#M*-+1*-f&05}Xu->0-C06*-+1*-f&01=dZ}Y,2}Y,*-gX3}Y/*-gr1*-f,8$=d_}Y?2}Y?*-gL3}Y_5}YR5}YQ=0}YM2}YM*#dD3}YP*#dV665}Y[5}YZ-gP066*-gQ9$2}Z4=d_}Ym2}Ym*-gL3}Z05}Z$5}Z#=0}Y{2}Y{*#dD3}Y~*#dV665}Z-5}Z,-gP066*-gQ9$4}Yc:$5}Z=*-gV061=d`}ZH2}ZH*-f-3}Z`=dD}ZR2}ZR*-f03}Z`*/e_5}Z`5}Z_*-e&0661#R5}Zh#a61*#d>*-d@*#d@1*-dC01#d?;d%}[(2}[($g)%3}[E;da}[12}[1%=3}[E;db}[:2}[:%>3}[E;dc}[C2}[C%?3}[E%@1$g+%5}[N%)61$g-%.8.81;dP}[b2}[b-d203}]1;dP}[l2}[l-d303}]1;dP}[v2}[v-d503}]1;_}]$2}]$-d703}]1;_}].2}].-d;03}]1-d>01*$f|&*-eX1;dd}]D2}]D-<03}]G-=01;+}]R2}]R$Z(3}]`;'}]]2}]]$=%3}]`$g/&5}]f-2061;[}]q2}]q$f/)3}^6;[}]{2}]{$e{*3}^6;[}^)2}^)$f&,3}^6;2}^32}^3$g2+3}^6$g:+5}^<-206*5}^X5}^W;;}^K2}^K-K03}^V;9}^T2}^T#d_3}^V#d>661=T}^d2}^d*-b3}^g*-c1*-dA1*-d$*-dQ1*-d$*#c*-dQ1*-d$*#c1*-dU*-dQ1*-d_0*-d`8$2}_G5}_@-db06*-dc9$3}_G:$1*-d`5}_S-db06*-dc1=de}`.2}`.=df}_g2}_g*-fL3}`,==}_q2}_q*-g=3}`,=dZ}_{2}_{*-g>3}`,=dZ}`)2}`)*-g@3}`,*-gA3}`O=D}`82}`8*-gB3}`O=D}`B2}`B*-gD3}`O=D}`L2}`L*-gE3}`O*-gI1*-fQ018$2}`e=0}`d*-19$3}`e<:$*-f608$2}`|=?}`{*+#M,9$3}`|<:$8$2}a1=;}a0*/H9$3}a1<:$*-O*-e`1=dT}am2}am=dL}aI2}aI*/d*3}ak=dO}aS2}aS*/d13}ak=dg}a^2}a^*-eH3}ak=B}ah2}ah*-f83}ak*/f:3}ap*-dB1*#d>8$2}b'=O}b&*-f?9$3}b'<:$8$2}bI=A}bH*#O8$2}bB=O}bA*-f?9$3}bB<:$9$4}b-<:$*#d@1*-fB1*-dU01=B}bc2}bc*-fG3}bp=B}bm2}bm*-fI3}bp*-fS1*-fU08$2}c(=;}c'*/H9$3}c(<:$*-fV1*-fz01='}c=2}c=*-f|3}c@*-f}1*-eP0*#Q*-g#01*-&02}c^=#}c]*-&04}cS<*-fT1*-g&01*#`=+}cu2}cu*-g:03}cy*-V0*#b*-f,1$f5)5}d--2061$f5)5}d7-206->0-C0*-e.01*-fh5}dO5}dN*-e.0661=d[}dZ2}dZ*-e]3}dr=8}de2}de*-ea3}dr=0}do2}do*-eb3}dr*-ed18$2}e&=dW}e%*-fg9$4}dw<:$*-e^8$2}e:=dh}e9*-fk9$3}e:<:$*#a*-eX.fb18$2}eT=dW}eS*-fg9$4}eI<:$*-e^8$2}ei=dh}eh*-fk9$3}ei<:$.fb1=d[}ex2}ex*-ft3}f)=8}f&2}f&*-fu3}f)*-fv1$gB+5}f3-206->05}f<-C065}fE5}fD-e.0661*-ds0*/H*-dt5}fY5}fX*#c661=d+}fe2}fe*-W3}fr=d,}fo2}fo*-df3}fr*-dj1*-dn8$*#I*-dn9$2}g4=di}g3*#I*-dn9$4}g&<:$1=dj}gA2}gA*-do3}gN='}gK2}gK*-dr3}gN*-dv1*#I*-dn8$2}gh=di}gg*#I*-dn9$4}gY<:$1$g2+5}gt-206*5}g~5}g}-e.0661#c1*-e50*-d)*-O1*-e70*-d)*-O1*;:}hF2}hF#_3}hH#O15}hh5}hg->0;V}hZ2}hZ-C03}hf;W}hd2}hd#da3}hf.e=661=d^}i+2}i+=d^}hx2}hx*-h=3}i)=(}i&2}i&*-h>3}i)*-h@3}iB='}i52}i5*-hJ3}iB=(}i?2}i?*-hZ3}iB*-hc1*/eV1*-d)*#^*-eX1*$f|&*-eX1*/H*#a5}ip=dA}il2}il*#a3}io*#b6*-d@1*#d_8$2}j*=<}j)*-d&9$3}j*<:$*#da1*#d>8$2}jB=dk}jA*-dO9$3}jB<:$8$2}je=A}jd*#O8$2}j^=dk}j]*-dO9$3}j^<:$9$4}jH<:$*#d@1=T}ju2}ju*-i23}jx*-iI1=d4}k'2}k'*-i53}k4=dM}k12}k1*-i93}k4*-i:1=d5}k?2}k?*-i<3}kL=d5}kI2}kI*-i=3}kL*-i>1*-i@8$*-iD9$2}ke=dN}kd*-iD9$4}kY<:$1=O}kr2}kr*-iA3}k|*-f,5}k|*-gV061$##1=0}l/2}l/*-03}l2*-ev1=9}l=2}l=*-e`3}l@*-ex1=0}lK2}lK*-e{3}lN*-e~1$fU(5}lX-2061*.gY*-gZ*#^*-gp1*/gn*-gp1*-gM1->0;0}m#2}m#$%%3}m&$gJ,5}m,-2061=0}m72}m7*-gR3}mD=0}mA2}mA*-gS3}mD*-gT18$*/f.9$2}mY=d`}mX*/f.9$4}mN<:$*-f01=dD}mj2}mj*-f13}mt*-f25}mt*-gK061;dP}n#2}n#-dD03}n0;]}n-2}n--dE03}n0-dH01#S;dl}n<2}n<#d[3}n>#d;.82}nT;dm}nS2}nO;S}nN#dB3}nO<.84}nB<2}n_;B}n^#dQ3}n_<5}ne-2061#S;dn}nq2}nq#dR3}ns#d2-d402}o/;do}o.2}o);S}o(#dB3}o)<-d404}nx<2}o9;B}o8#dQ3}o9<5}o?-2061#S;7}oK2}oK#dE3}oM#d%-d602}of;dp}oe2}o`;S}o_#dB3}o`<-d604}oR<2}op;B}oo#dQ3}op<5}ov-2061-d80#dQ5}p&-2061-d802}p?;C}p>#Q2}p<;_}p;-d<03}p<<3}p?<2}pJ;dq}pI-d=03}pJ<5}pP-2061#Q-d<02}pb;dq}pa-d=03}pb<5}ph-2061;_}pr2}pr.93}p};dr}p{2}p{%A3}p}%B1#F.J1$gS%.8.8.8.85}q7.861.82}qD;dQ}qC.83}qD<2}qN;dQ}qM.83}qN<2}qX;dQ}qW.83}qX<2}qc;dQ}qb.83}qc<5}qh.861*-c*#a*-d@01*-+1$f@'5}r%-2061$gU*5}r/-206->05}r8-C065}rA5}r@-K0665}rW;'}rM2}rM$fB%3}rP$eC*5}rV-20661=4}rc2}rc*-da3}rf*/H1*-dd0*-V1=C}ry2}ry*-fM3}s*=dU}s'2}s'*-fN3}s**-fO1*#K8$2}s==O}s<*-fR9$3}s=<:$*#L1*.g?=ds}sP2}sP*/e_3}sS*/J1*.g?*#d>*-(*#d@1*.g?*#K8$2}sw=O}sv*-fR9$3}sw<:$*#L1*-gC*#K8$2}t6=O}t5*-fR9$3}t6<:$*#L1*-gC*-fA1*-gC-gF01*.g?*-d~*#K8$2}tc=O}tb*-fR9$3}tc<:$*#L1#D5}tp#a61=4}t|2}t|*-eI03}u$*-eJ01*-f901#dC-ei8$2}u<;R}u;-fC9$4}u2<:$#dC1*-dh*#Q*-fH1*-dh0*-fJ8$2}ub=D}ua*-d~9$3}ub<:$*#K8$2}uv=O}uu*-fR9$3}uv<:$*#L1*-dh0*-fJ5}v.*$g]%61$f;(5}v8-2061*-eP0*#K8$2}vO=O}vN*-fR9$3}vO<:$*#L1*-eP0*#Q=8}vh2}vh*$fl)3}vl*$fr(*#K8$2}v~=O}v}*-fR9$3}v~<:$*#L1$g_'5}w1-2061;D}w;2}w;-g'3}wF;D}wD2}wD-g33}wF-g81*-g;01;;}wV2}wV-K03}x3;_}w`2}w`%)3}x3;dU}wi2}wi#d>3}x3;?}wr2}wr#M3}x3;ds}w{2}w{#F3}x3;]}x(2}x(#E3}x3;dt}x12}x1#J3}x3#Q1;8}xD2}xD$f5)5}xB-2063}y7;[}xN2}xN$f/)3}y(;[}xX2}xX$e{*3}y(;[}xc2}xc$f&,3}y(;2}xm2}xm$g2+3}y(;dn}xw2}xw$g:+3}y(;1}y%2}y%$S*3}y($.+5}y.-2065}y7->0-C061*-e50*-e^*-O*-e`1*-e70*-e^*-O*-e`1*-105}y`*-ec068$2}yq=?}yp*+#M,9$3}yq<:$*-e^2}z&=dZ}z%*-e003}z&<*-O*-e`18$2}z>=?}z=*+#M,9$3}z><:$*-e^2}zO=dZ}zN*-e003}zO<*-O*-e`1=ds}za2}za*/e_3}zd*-d)1=N}zo2}zo*-fl3}z|=dZ}zy2}zy*-fm3}z|*-fn1*-e50*-e^*-O1*-e70*-e^*-O1*-e^8$2}{I=dZ}{H*-e09$3}{I<:$*-O1$gc(5}{X-206*5}{c5}{b-K0665}{i-T061*-T0*-du1*-dp*-dn1*-ds0*/H8$2}|9=(}|8*-dt5}|4*#c69$3}|9<:$1=dY}|F2}|F*-dw3}|I*-dx1$gh&5}|S-2061$gk&5}|^-20618$2}|n=(}|m*-gv9$3}|n<:$2}||=1}|{*-h303}||<*-h41*-gv0*-h?0*-eX.fb1*-d'8$2}}G=A}}F*#O*-d'9$4}}9<:$2}}T=A}}S*#O3}}T<1=C}}`2}}`*-dP3}}c*-dI1*-dY*#a*-i31*-dY8$2}~$=d3}~#*-g~9$3}~$<:$15}~15}~0*-.0668$*-/9$2}~E=d4}~D*-/9$4}~:<:$*-i615}~R*-.068$*-ez9$2}~g=dM}~f*-ez9$4}~[<:$*-i615}~t*-.06*-/*-i65~#(5~#'*-.0661*-f&0->0#M*-i31*-f&05~#C->0-C06*-i31*-f&01=dZ~#V2~#V*-iE3~#Y*-iH1*-f,8$=d_~#j2~#j*-iB3~$-5~#}5~#|=0~#x2~#x*#dD3~#{*#dV665~$*5~$)-gP066*-gQ9$2~$_=d_~$;2~$;*-iB3~$Z5~$N5~$M=0~$I2~$I*#dD3~$L*#dV665~$W5~$V-gP066*-gQ9$4~$1:$5~$h*-gV061*-10*-F-N01*-F-N015~%%*#d_6*-dA1*-10*-e|-N01*-e|-N01=d4~%E2~%E*-g[3~%d=d5~%O2~%O*-gd3~%d=O~%Y2~%Y*-gh3~%d*-f*5~%d*$ff%61=d4~%o2~%o*-gq3~%r*-f*1*/gN*-f,1*-e(0*-g:1*-e(0*-V1*-gU0*-V1*-f25~&C5~&B*-gJ066->0-gJ1;dU~&R2~&R#d>3~&^;=~&[2~&[#K3~&^#dC1#S%)2~&m;_~&l%)4~&e<2~'&;C~'%#Q2~'#;_~&~-d<03~'#<3~'&<2~'1;dq~'0-d=03~'1<5~'7-2061#E2~'y;d6~'x;du~'i2~'i5~'e;]~'O2~'O#E3~'d;d=~'X2~'X#d?3~'d;d$~'b2~'b#-3~'d#06.dF3~'v;d=~'s2~'s-d,03~'v-dG04~'<<#E1#J2~(a;d:~(`;dv~(P2~(P5~(L;dt~(72~(7#J3~(K;d=~(@2~(@#d?3~(K;d$~(I2~(I#-3~(K#06.dF3~(^;d=~(Z2~(Z-d,03~(^-dG04~($<#J1%C1;dP~(p2~(p#S3~(r#T1;dP~(}2~(}-d903~)$-d:01%)2~);;dw~):2~)6;S~)5#dB3~)6<%)4~))<1;(~)E2~)E#dH3~)G#d(2~)Z;dx~)Y;dy~)U2~)U#N3~)W#P3~)Z<-d<01#R5~)o;?~)l2~)l#M3~)n#R6-f;02~)};dz~)|-f;04~)t<#R2~*.;d{~*--204~*%<1.H5~*C5~*B*;A~*?2~*?#O3~*A#da661#c5~*Y;dZ~*Q2~*Q#c3~*X#Q5~*X%)661;dA~*r2~*r#a5~*p;dA~*m2~*m#a3~*o#b63~,J;dy~*|2~*|$gn%3~,J;d|~+*2~+*$gp%3~,J;?~+42~+4$gr&3~,J;?~+>2~+>$gs%3~,J;d#~+H2~+H$ff%3~,J;d}~+R2~+R$gu%3~,J;dZ~+]2~+]$gw&3~,J;dX~+g2~+g$gz&3~,J;di~+q2~+q$g}&3~,J;D~+{2~+{$h$&3~,J;d~~,)2~,)$h''3~,J;d~~,32~,3$h(&3~,J;di~,=2~,=$g~%3~,J;dX~,G2~,G$g{%3~,J$h+%1;d3~,T2~,T#D3~-];dy~,_2~,_$h-%3~-];dy~,h2~,h#N3~-];d|~,r2~,r$d+%3~-];d|~,{2~,{#P3~-];e#~-(2~-(#db3~-];e$~-L2~-L;4~-72~-7$fK)3~-D;5~-A2~-A$fQ'3~-D$e9)5~-J-2063~-]$6(5~-U-2065~-]*-f/061%)1*-dU01$fB%5~-o-2061*#Q=ds~-}2~-}*/e_3~.$*/J1*#d>*-(*#d@1*-fA1*-d~5~.D;d~~.A2~.A#b3~.C#a615~.g*;D~.Q2~.Q#`3~.f;d~~.Z2~.Z#b3~.f;dy~.d2~.d#N3~.f#P65~/%5~/$;e%~.x2~.x->0-C03~/#5~/#*-gG06661$fD'5~//-2061$eJ(5~/9-2061$ep'5~/C-20612~0&;e&~0%;e'~/R2~/R%D3~0#;e(~/[2~/[%E3~0#;e)~/e2~/e%F3~0#;e*~/n2~/n%G3~0#;R~/|2~/|#G5~/z#d_63~0#-ej04~/F<1$h/%-fD*#da-ei1$h1)5~0;-2061=dD~0F2~0F*-fK3~0I*-f41#`*-g(0*2~0X-g)03~0X2~0d;e+~0c-g+04~0Z<*$h7%1#`*-g(0*2~0w-g)03~0w2~1&;e+~1%-g+04~0y<*#b2~14;d(~13-g404~1+<$h9%*-g(0*#b1#`*#b2~1O;d(~1N-g404~1F<$h9%*#b1;=~1`2~1`#K3~2<;N~1i2~1i#^3~2<;A~1r2~1r#O3~2<;W~1{2~1{#da3~2<;dA~2(2~2(#a3~2<;:~212~21#_3~2<;D~2:2~2:#`3~2<#c1*-dQ1*#c8$2~2S=N~2R*-dQ9$3~2S<:$1*#D*-dQ1;e,~2h2~2h$h;(3~2u;2~2r2~2r$g2+3~2u$h@)5~2{-206*5~3)5~3(-dq0661*-dx8$5~35-db06*-em9$2~3I5~3B-db06*-em9$4~3<:$1=e-~3V2~3V*-dy3~4X=;~3a2~3a*-d{3~4X=9~3k2~3k*-e$3~4X=9~3u2~3u*-e*3~4X=dU~4#2~4#*-e>3~4X==~4-2~4-*-eF3~4X=e.~472~47*-eG3~4X=4~4A2~4A*-da3~4X=4~4K2~4K*-eL3~4X='~4U2~4U*-eO3~4X*-eg1=<~4d2~4d*-d(3~4{=;~4n2~4n*-dK3~4{=;~4x2~4x*-dL3~4{*-dM1*$f|&*-d$5~505~5/*#d@661=T~5;2~5;*-dJ3~5>*-d$1=9~5I2~5I*-e`3~5L*-i71*.gY*-gZ*#^*-iF1*/gn*-iF1*-iC1=;~5p2~5p*/G3~5s*-O1->0$fj%1=;~6)2~6)*/G3~6,*-e}1=e/~672~67*-g]3~6D=dM~6A2~6A*-gb3~6D*-gc1=d5~6O2~6O*-ge3~6]=d5~6Y2~6Y*-gf3~6]*-gg1*-f*8$*-gi9$2~6u=dN~6t*-gi9$4~6j<:$1=d4~7&2~7&*-,3~7)*-f$5~70*-gm061$gJ,5~7:-2061;dy~7E2~7E$h-%3~7H$d+%1#d?%)1#S5~7_;_~7[2~7[%)3~7^#dB61%H2~7v;dw~7u2~7q;S~7p#dB3~7q<%)4~7d<1;F~8$2~8$%#3~8_;G~8-2~8-%$3~8_;e0~862~86%I3~8_;e1~8?2~8?%J3~8_;d9~8H2~8H%K3~8_;`~8Q2~8Q%&3~8_;d=~8[2~8[-f<03~8_-f=01;e2~8i2~8i#L3~:j;e3~8r2~8r#d@3~:j;W~8{2~8{#da3~:j;A~9(2~9(#O3~:j;:~912~91#_3~:j;N~9:2~9:#^3~:j;C~9C2~9C#Q3~:j;dA~9L2~9L#a3~:j;dZ~9U2~9U#c3~:j;?~9_2~9_#M3~:j;d}~9h2~9h#H3~:j;di~9q2~9q#I3~:j;dX~9z2~9z#d`3~:j;e4~:'2~:'#dA3~:j;D~:02~:0#`3~:j;d~~:92~:9#b3~:j;d3~:C2~:C$hF%3~:j;`~:L2~:L.e=3~:j;'~:V2~:V$@-3~:d;'~:a2~:a$=%3~:d$H%5~:j-2061$g]%5~:s%)61;d_~:}2~:}.gO3~;*$=%5~;*-2061&1;;~;b2~;b5~;];0~;>2~;>$%%3~;U;8~;H2~;H$gJ,3~;U;'~;R2~;R$=%3~;U$@-5~;[-2066-K03~<r;_~;k2~;k%)3~<r;]~;t2~;t#E3~<r;dt~;}2~;}#J3~<r;=~<*2~<*#K3~<r;dU~<32~<3#d>3~<r;9~<<2~<<#d_3~<r;dV~<E2~<E#dC3~<r;ds~<N2~<N#F3~<r;#~<W2~<W#d#3~<r;e#~<a2~<a#db3~<r;d3~<o2~<o#D5~<m#a63~<r-gH01#d?%L1*-(*1*-f48$=df~=02~=0*-fL3~=B5~=95~=8*#D665~=?-db06*-fP9$2~=g=df~=P2~=P*-fL3~=c5~=Y5~=X*#D665~=`-db06*-fP9$4~=F:$1-K02~>7;e5~>6;d{~=|2~=|-203~>4;d|~>)2~>)#P3~>4;N~>22~>2#^3~>4#Q4~=o<1-g*1;e6~>D2~>D-g,3~>F-g11;D~>P2~>P-g&3~>e;9~>Y2~>Y-g53~>e;9~>c2~>c-g63~>e-g71;;~>p2~>p-K03~?_;_~>y2~>y%)3~?_;=~?&2~?&#K3~?_;dU~?/2~?/#d>3~?_;9~?82~?8#d_3~?_;]~?A2~?A#E3~?_;dt~?J2~?J#J3~?_;dV~?S2~?S#dC3~?_;d|~?]2~?]#P3~?_#Q1=dU~?j2~?j*-en3~?m*-eo1*-dz1=;~?|2~?|*-d|3~@#*-e#1*#d_8$2~@6=e7~@5*-e%9$3~@6<:$*#d>*/H*-e&0*-V8$2~@T=0~@S*-e'9$3~@T<:$*#d@8$2~@i=e8~@h*-e)9$3~@i<:$8$2~@z=N~@y*-dQ9$3~@z<:$2~A5=e9~A4=:~A/2~A/*#_3~A2*#O3~A5<*#da1*#d_8$2~AK=d.~AJ*-e+9$4~A@<:$*#da1*#d>8$2~Ad=e:~Ac*-e?9$3~Ad<:$*#d@1*#K*-V*#L1=dL~A~2~A~*/d*3~B9=dO~B,2~B,*/d13~B9=dg~B62~B6*-eH3~B9*-eK1*-eM0*-eN8$2~BR5~BK-db06*-d~9$3~BR:$1*-eP0*#K*/d*2~Bl=A~Bk*-eQ03~Bl<*#L8$2~B~=C~B}*-ee9$3~B~<:$8$2~C55~C.-db06*-d~9$3~C5:$1*-eh1*-d)*#^*-dI1*/H*#a*-d@1*/H1*$f|&*/H5~Ce5~Cd*#da661*-d$*#a*-d@15~Cv*#d_6*-i81=d4~D(2~D(*-iG3~D+*-i@1*/gO*-f,1*#K8$2~DE=M~DD*-X9$3~DE<:$*#L15~DU5~DT*-g^0668$*-/9$2~Dj=d4~Di*-/9$4~D_<:$*-g_15~Dw*-g^068$*-ez9$2~E/=dM~E.*-ez9$4~E$<:$*-g_15~E<*-g^06*-/*-g_5~EL5~EK*-g^0661*-f&0->0#M*-gZ1*-f&05~Eh->0-C06*-gZ1*-f&01=dZ~E{2~E{*-gj3~E~*-go1;dZ~F,2~F,.gY3~F45~F2$ff%6.gn1#d?;F~F@2~F@%#3~FT;G~FI2~FI%$3~FT;H~FR2~FR%%3~FT%&1#d>2~G4;e;~G3;F~Ff2~Ff%#3~G1;G~Fo2~Fo%$3~G1;e<~Fx2~Fx%M3~G1;e=~G%2~G%%N3~G1;`~G.2~G.%&3~G1-f<04~FY<#d@1.H5~GB5~GA-N0661;dA~GM2~GM$hH&3~KH;dA~GW2~GW$hG%3~KH;d3~Gb2~Gb$hF&3~KH;d3~Gl2~Gl$hF%3~KH;dy~H'2~H'#N5~H%;dy~G~2~G~#N3~H$#a63~KH;d|~H>2~H>#P5~H<;d|~H92~H9#P3~H;#a63~KH;?~HM2~HM$f[%5~HK#a63~KH;?~H[2~H[#M5~HY#a63~KH;d#~Hj2~Hj#R5~Hh#a63~KH;d}~Hx2~Hx#H5~Hv#a63~KH;di~I+2~I+$g}%5~I)#a63~KH;di~IB2~IB#I5~I@;di~I=2~I=#I3~I?#a63~KH;dX~IQ2~IQ$gz%5~IO#a63~KH;dX~Ii2~Ii#d`5~Ig;dX~Id2~Id#d`3~If#a63~KH;dZ~Ix2~Ix$gw%5~Iv#a63~KH;e4~J*2~J*#dA5~J(#a63~KH;D~J92~J9$h$%5~J7#a63~KH;D~JC2~JC$h%%3~KH;D~J[2~J[#`5~JY;D~JU2~JU#`3~JX$d*&63~KH;d~~Jk2~Jk$h'&5~Ji#a63~KH;d~~K'2~K'$h'%5~K%;d~~J~2~J~#b3~K$#a63~KH;d~~K12~K1$h)%3~KH;d~~K?2~K?#b5~K=#b63~KH$@-5~KH-2061#Q%)1*-d~*1*-g(02~Kg;e>~Kf*#a*-g-03~Kg<1*#d_*$f|&-g20*#da1#d_*#da1#d_*2~L.;C~L-$f|&3~L.<-fD0*#da15~LC;D~L@2~L@#`3~LB#d_6.dF1*#d>*#d@1*#d>*-V*#d@1;0~Lb2~Lb$hK&3~Mx;7~Ll2~Ll$hN)3~Mx;7~Lv2~Lv$hT*3~Mx;'~M$2~M$$h[,3~Mx;B~M.2~M.$he(3~Mx;B~M82~M8$ep'3~Mx;B~MB2~MB$hj)3~Mx;dn~ML2~ML$hp)3~Mx;8~MV2~MV$hv)3~Mx;8~Ma2~Ma$h|)3~Mx;e?~Mk2~Mk$i&,3~Mx;e?~Mu2~Mu$i/*3~Mx$fQ'5~M~-2065~N(*#Q61*-d}5~N2-db06*-d~1*-d}12~NM;dx~NL;dy~NH2~NH#N3~NJ#P3~NM<$g2+5~NV-2061*-e(0*-V12~Ns;dx~Nr;dy~Nn2~Nn#N3~Np#P3~Ns<#c1*-e@8$2~O/=A~O.*#O*-e@9$4~N}<:$2~O<=A~O;*#O3~O<<1*#P*/d11$fK)5~OM-2061='~OX2~OX*-eO3~Of=;~Oc2~Oc*-d}3~Of*-ef1*#O*-eR02~Oy=A~Ox*#O3~Oy<1*#Q*/J8$2~P6=C~P5*#Q*/J9$4~P(<:$1#dC-ei8$2~PK;R~PJ-ek9$4~PA<:$#dC1*-i31=d4~P_2~P_*-i43~Pb*-i;5~Pi*-gm061#^1=9~Pw2~Pw*-e`3~Pz*-g`1*.gY*-gZ*#^*-gk1*/gn*-gk1;]~Q<2~Q<-g.3~QP;dt~QE2~QE-g/3~QP;9~QN2~QN-g03~QP-g&1*-eX*1=;~Qa2~Qa*-eA3~R0=;~Qk2~Qk*-eB3~R0=C~Qu2~Qu*-eC3~R0=C~R#2~R#*-eD3~R0=e:~R-2~R-*-eE3~R0*-V1*-da8$2~RF=C~RE*#Q*/J9$4~R8<:$1$h/%-el*#da-ei15~RZ*#d_6*-ga1=d4~Ri2~Ri*-gl3~Rl*-f*1#E2~R~;e@~R}5~Ry#E6.dF4~Rq<#E1#J2~S6;eA~S55~S1#J6.dF4~S)<#J1#d_-fD0*#da1*/J*#^*-V1*/J*#c*#^*-V1*$f|&*/J*#^*-V1*$f|&*-V1*-V*#c1*-V*1*-gZ1=d4~T.2~T.*-g[3~T1*-gd5~T8*-gm061";
const RULE_START = [0,0,84,546,1778,2399,4194,5534,4520,5752,7124,8889,8893,10780,1858,1802,3516,3555,4736,4739,5939,9324,11588,5951,7549,9350,9367,1816,3592,4753,3664,4794,1828,3634,3731,12324,13916,1769,2962,3438,2738,4406,5686,12338,1887,3771,4869,5983,7563,4982,6005,3931,5151,3812,4924,6020,7593,0,0,0,0,7671,9415,6070,7689,6989,8698,10453,12221,13557,5847,3412,4577,5891,7428,7470,7479,4638,7487,9087,9139,11139,9193,11142,9247,11154,12483,12500,9259,11168,11191,9301,7413,7685,9426,7423,9063,10952,11005,12812,12478,11072,12272,13598,13567,13577,13581,8722,10488,12255,7117,7696,7706,7713,9430,6040,6060,6114,5689,7110,4968,6131,7720,9440,9490,11591,3975,9504,11596,7747,5199,585,6524,5268,5302,6564,6596,8424,8456,10334,12043,13143,10341,10300,10326,8400,10372,12083,12117,13242,14403,13246,14539,1673,5006,14552,13260,14556,4276,14585,2860,14593,13372,5326,6647,8507,9933,6694,8527,6735,6739,6747,8530,10386,8541,10396,6761,6785,6823,8552,8565,4699,13396,14615,14857,15019,15029,15042,15056,15064,13420,13430,9696,11715,11725,14650,13464,14657,14667,13491,2249,14691,4127,5479,6939,8650,11269,8654,2856,8664,8672,8208,10095,10216,9345,1945,10109,10123,11945,10175,14710,14911,13553,14737,11745,12974,14935,15071,13228,14386,14393,8480,6620,6534,8380,6013,3847,10791,8907,10798,7160,8921,10808,12345,13639,10819,7193,5776,7217,8935,7230,7247,5800,5826,7266,7371,9016,11479,12591,9042,10912,4992,6145,6217,7849,1877,7913,9712,11735,11225,12523,13823,13855,7967,5925,7541,8025,9717,11807,12979,8029,8034,9740,11818,9750,11828,12984,9512,11606,11623,11633,7844,9688,4701,9798,8058,565,1969,3854,3879,5036,5046,3907,5067,6371,8164,6399,8174,1748,2914,2927,2931,6419,8194,10000,6440,8242,10230,12011,12015,12036,8288,6454,6458,6481,8328,10254,10265,10276,6504,8352,8083,9813,8088,9823,9851,8102,9897,8114,8134,9907,11842,13056,13098,14303,13101,14308,14822,14970,14990,15010,14328,14852,11872,13113,14342,14348,14369,11922,8139,9928,1593,7760,9536,9560,12784,9577,9590,9617,11637,9644,9651,11655,12814,14298,9658,12464,10931,8965,10881,12793,13928,8969,8992,10888,10896,10904,12454,7405,7252,8945,11290,10826,12359,13663,14785,14788,14946,15076,13699,13732,12383,13756,13769,13786,12407,13791,14802,14956,15080,13805,11312,14815,10867,12433,8958,1788,3475,3498,575,133,604,1848,1278,2778,4425,4435,5703,623,673,684,2024,2259,2057,3965,3982,4010,2108,1644,4034,5393,6837,708,716,1574,2118,962,2644,4058,2192,4064,5407,6845,8596,10406,10439,2846,2830,4151,5444,6879,4506,2838,5514,2302,2312,2728,391,1302,2792,4456,4470,1331,1353,2806,4474,5710,2278,4088,4092,4103,4483,4502,415,1383,1388,1429,1471,1485,1498,1516,479,1603,1613,2900,4561,4573,529,1108,2870,5427,5437,6869,724,2239,762,795,2321,2359,2371,217,819,2389,2403,4208,2423,870,2431,895,2441,4218,4228,4266,4242,5566,1208,5574,5601,2472,2496,4286,5605,7013,8780,10502,7069,8794,10533,12286,13608,14760,10569,10602,8818,10626,10639,10656,8842,8868,10675,12320,13632,10661,12300,13618,14764,12313,10512,5632,7037,2567,4300,929,2595,948,2605,4310,4320,5646,5656,4345,5666,2633,971,2654,988,2664,1020,2674,1042,2684,1064,2694,2704,4353,5676,4381,1101,2718,1132,1136,3426,1146,1191,381,541,1697];
const RULE_FLAGS = [0,13,4,4,4,5,5,0,13,5,0,2,5,0,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,5,2,2,2,2,2,2,2,2,4,4,4,2,2,2,4,13,4,4,13,0,2,0,0,0,0,5,0,5,0,13,4,4,5,0,5,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,0,5,5,4,2,2,2,2,2,2,5,0,0,0,0,4,5,0,4,0,0,0,2,0,0,0,5,0,5,5,0,2,5,4,2,4,2,0,4,2,2,0,5,0,5,0,13,0,2,2,0,2,4,13,5,0,5,5,2,5,0,4,4,0,4,2,2,4,2,2,4,4,4,2,2,4,2,4,4,5,0,2,0,2,4,4,2,2,2,2,4,4,5,0,0,0,0,0,4,4,4,2,2,4,4,2,5,4,2,4,4,4,5,0,2,0,5,0,0,5,0,5,2,4,0,0,2,0,4,0,5,0,2,2,0,0,5,0,0,0,0,4,4,4,4,0,5,1,0,5,0,5,4,0,0,5,0,2,0,0,32,5,32,5,32,2,2,5,0,5,32,5,4,2,5,4,2,2,2,2,2,4,5,4,5,0,0,0,4,5,0,2,0,13,32,5,0,0,0,4,2,4,0,4,2,4,12,4,2,4,4,5,4,2,4,2,2,2,2,2,4,5,2,5,0,5,0,0,0,0,0,4,4,5,0,0,0,4,2,4,2,5,0,0,4,2,4,4,13,0,2,1,0,1,0,1,2,2,0,0,0,0,1,2,0,2,0,12,4,2,5,0,0,2,0,0,0,21,0,0,2,2,2,0,2,2,5,0,2,2,2,5,0,0,0,2,2,5,0,2,13,5,0,2,5,1,5,0,0,5,0,0,0,32,5,0,5,1,2,2,0,5,1,0,5,0,4,2,5,4,2,4,5,0,0,4,4,4,13,4,2,4,2,4,4,4,2,4,5,0,4,4,2,13,4,2,4,4,5,0,4,13,0,0,2,4,4,4,4,5,4,4,2,4,2,5,0,5,0,1,0,0,5,0,2,5,0,0,0,0,1,5,0,0,0,0,0,0,0,4,2,4,5,0,1,4,4,4,0,0,2,4,2,4,5,0,0,0,13,4,2,4,2,4,4,2,5,0,2,2,2,5,0,2,0,0,0,0,5,0,4,5,0,13,5,0,5,1,5,0,0,5,0,0,0,32,5,32,5,0,5,0,5,1,0,0,5,0,0,2,4,2,5,0,2,4,2,4,4,2,0,4,2,4,2,4,2,4,2,4,2,5,0,2,0,4,2,4,4,2,4,4,4,4,2];
const DESCRIPTIONS: { readonly [rule: number]: string } = { 308: "`;`", 37: "an identifier", 71: "a string", 591: "an identifier", 39: "an identifier", 181: "end of input", 78: "a number", 21: "a hexadecimal digit", 214: "a private name", 269: "a regular expression", 206: "an identifier", 391: "`?`", 411: "an operator", 257: "an operator", 22: "a digit", 365: "`?.`", 380: "an operator", 99: "any character", 36: "an identifier", 381: "an operator" };
const BUILDERS: { readonly [rule: number]: ((p: number, d: number) => Child) | undefined } = { 1: b_StatementListItem, 510: b_Statement, 430: b_TypeDeclaration, 445: b_Ambient, 298: b_Heritage, 51: b_Type, 8: b_AssignmentIn_8, 54: b_Parameter, 65: b_BindingTarget, 535: b_AssignmentIn_535, 359: b_AngleBracketCast, 145: b_CheckedType, 138: b_OperatorType, 453: b_AmbientItem, 392: b_AssignmentIn_392, 285: b_NewCallee };
const MATCHERS: { readonly [rule: number]: (p: number) => number } = { 308: m_semicolon, 37: m_identifier, 71: m_stringLiteral, 591: m_labelIdentifier, 39: m_identifierName, 181: m_end, 78: m_numericLiteral, 21: m_hexDigit, 214: m_privateIdentifier, 269: m_regularExpressionLiteral, 206: m_shorthandIdentifier, 391: m_conditionalMark, 411: m_assignmentOperator, 257: m_prefixOperator, 22: m_digit, 365: m_optionalMark, 380: m_binaryOperator, 99: m_any, 36: m_arrowIdentifier, 381: m_binaryOperatorExceptIn };
const PATTERNS = [U0, U1];
const GUARDS = [[64,1,64],[33,4,2,2,2,1,1,13,1,2,3,29,2,29,2,1,1,1],[97,1,1,4,2,1,2,3,5,1,12],[97,1,19,1,11],[105,1,23],[101,1,27],[99,3,27],[109,2,18],[99,1,29],[97,1,1,1,2,1,5,1,20],[99,1,8,1,20],[97,1,4,1,26],[105,1,3,2,5,1,12],[97,1,31],[100,1,28],[114,1,14],[102,1,26],[116,1,12],[118,1,10],[119,1,9],[98,1,30],[115,1,13],[123,1,5],[59,1,69],[36,1,28,26,1,1,2,1,1,26,5,1],[34,1,1,1,2,1,6,1,1,10,7,28,2,1,1,26,5,1],[40,1,88],[108,1,20],[42,1,86],[99,2,28],[44,1,84],[110,1,18],[46,1,82],[60,1,68],[0,10,1,2,1,115],[0,10,119],[11,2,116],[14,115],[9,5,18,1,14,1,11,1,68,1],[36,1,11,10,7,26,4,1,1,26,6],[9,1,1,2,19,1,14,1,80,1],[10,1,2,1,114,1],[36,1,9,1,17,29,2,1,1,27,4,1],[58,1,70],[33,4,2,2,2,1,1,13,2,1,3,29,2,29,2,1,1,1],[97,26,6],[65,26,38],[36,1,92],[95,1,33],[36,1,28,28,2,1,1,27,4,1],[100,1,14,1,13],[10,1,2,1,33,1,80,1],[125,1,3],[98,4,27],[101,2,2,1,23],[108,1,1,1,1,1,1,3,12],[112,1,16],[34,1,94],[92,1,35,1],[48,10,71],[128,1],[48,10,7,26,4,1,1,26,5,1],[9,1,119],[32,1,96],[47,1,81],[10,1,118],[13,1,115],[14,28,87],[43,86],[0,129],[0,42,87],[34,3,2,1,2,1,3,1,1,10,1,1,4,29,2,1,1,26,5,1],[40,1,19,1,68],[97,1,12,1,18],[34,1,1,1,1,3,4,2,1,10,7,28,2,30,3,1],[34,1,1,1,2,2,5,1,1,10,2,1,4,28,2,1,1,26,5,1],[101,1,3,1,3,2,5,1,12],[34,1,1,1,2,1,25,26,1,1,2,1,1,26,5,1],[34,1,1,1,2,1,2,1,3,1,1,10,7,28,2,1,1,26,5,1],[99,1,8,1,9,1,10],[33,1,95],[36,1,3,1,19,1,4,26,1,1,2,1,1,26,5,1],[121,1,7],[0,10,1,2,1,20,1,94],[14,20,95],[35,57,37],[93,36],[0,10,1,2,1,25,1,89],[14,25,90],[40,52,37],[92,1,36],[11,1,117],[12,1,116],[99,1,5,1,5,1,17],[61,1,67],[64,1,46,2,1,1,14],[111,2,1,1,14],[34,1,1,1,2,2,5,12,2,1,3,29,2,29,4,1],[34,3,2,1,2,1,3,1,1,10,1,1,5,28,2,1,1,26,5,1],[34,3,2,1,2,1,3,1,1,10,7,28,2,1,1,26,5,1],[34,3,2,1,6,1,1,10,7,28,2,1,1,26,5,1],[91,1,5,1,2,1,10,2,1,2,13],[34,1,1,1,1,3,4,2,1,10,7,28,2,29,4,1],[91,1,22,1,14],[103,1,11,1,13],[34,1,4,1,89],[36,1,3,1,24,26,1,1,2,1,1,26,5,1],[37,2,3,2,1,1,1,1,12,4,30,1,29,1,4],[46,1,1,10,71],[48,1,80],[48,10,7,6,26,6,26],[40,1,5,1,13,1,2,1,27,1,4,1,32],[34,1,1,1,2,2,5,12,7,28,2,29,4,1],[34,1,4,1,6,12,44,1,7,1,5,1,12],[91,1,37],[96,1,32],[97,1,2,1,10,2,1,2,13],[124,1,4],[34,1,1,1,2,2,4,2,1,10,7,28,2,29,4,1],[63,1,65],[103,1,25],[9,5,18,1,11,1,2,1,11,1,68,1],[97,1,1,5,1,1,2,3,5,1,1,1,10],[33,1,3,2,3,2,1,1,1,1,12,4,30,1,10,1,18,1,4],[33,1,9,1,1,1,51,1,2,1,15,1,1,1,7,1,2],[0,48,81],[58,59,12],[118,2,9],[49,1,79],[40,1,5,1,16,1,27,1,4,1,32],[46,1,44,1,4,1,32],[102,1,13,1,12],[33,1,24,1,4,1,65],[38,1,90],[107,1,6,1,2,1,11],[36,1,9,1,18,28,2,1,1,27,4,1],[120,1,8],[48,10,7,6,24,1,1,6,26],[111,1,17],[48,8,39,1,33],[48,2,45,1,33],[69,1,31,1,27],[97,6,26],[35,1,93],[39,1,89],[0,10,1,2,1,20,1,57,1,36],[0,10,1,2,1,25,1,52,1,36],[48,10,37,1,33],[43,1,1,1,83],[43,1,85],[0,10,1,2,1,33,1,81],[36,1,11,10,7,26,1,1,2,1,1,26,5,1],[45,1,83],[37,1,91],[62,1,66],[126,1,2],[100,1,15,1,1,1,10],[9,5,18,1,14,1,80,1],[0,96,1,32],[0,36,93],[37,55,37],[93,3,33],[97,32],[9,5,18,1,3,1,10,1,17,26,1,1,2,1,1,27,4,1],[107,1,21],[97,2,6,1,4,2,3,1,1,2,10],[34,1,4,1,5,2,1,10,44,1,13,1,12],[129],[14,33,82],[48,43,38],[41,1,87],[93,1,35],[94,1,34],[36,1,8,2,1,11,6,26,1,1,2,1,1,26,5,1],[9,5,18,1,3,1,10,1,17,26,1,1,2,1,1,26,5,1],[43,1,1,1,68,1,14],[43,1,1,1,17,1,65],[44,1,14,1,69],[34,1,1,1,1,3,4,2,1,10,2,1,4,28,2,30,3,1],[0,10,1,2,1,79,1,35],[14,78,37],[94,35],[9,5,18,1,14,1,13,1,66,1],[117,1,11],[0,34,1,94],[0,39,1,89]];
const SETS = [[0,9],[11,12],[14,8231],[8234,65535],[97,122],[65,90],[48,57],[0,127],[8204,8204],[8205,8205],[8232,8232],[8233,8233],[14,41],[43,8231],[0,41],[43,65535],[14,33],[35,91],[93,65535],[14,38],[40,91],[8192,8202],[8239,8239],[8287,8287],[12288,12288],[65279,65279],[0,47],[58,116],[118,119],[121,65535],[97,102],[65,70],[48,55],[0,35],[37,91],[93,95],[97,65535],[49,57],[14,46],[48,90],[93,8231],[0,65535],[14,91],[94,8231]];
/** A child that its action does not look at. */
const u = undefined;
export function bind(A: Actions): Table {
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
  (n) => A.TypeConstraint!.call(n, u, n.a),
  null,
  (n) => A.FunctionType!.call(n, n.a, u, n.b, u, u, n.c),
  (n) => A.ParameterList!.call(n, n.a, u, n.b),
  null,
  (n) => A.Parameter_property!.call(n, u, n.a),
  null,
  null,
  null,
  null,
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
  (n) => A.StaticField!.call(n, u, n.a),
  null,
  null,
  null,
  null,
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
  (n) => n.text,
  null,
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
export function bindSteps(A: Actions): StepsTable {
 return {
  252: (n) => A.AssignmentIn_tails!.call(n, n.a, n.b) as Generator<void, unknown, void>,
  254: (n) => A.Binary_operations!.call(n, n.a, n.b) as Generator<void, unknown, void>,
  256: (n) => A.Unary_prefix!.call(n, n.a, n.b) as Generator<void, unknown, void>,
  262: (n) => A.LeftHandSide_chain!.call(n, n.a, n.b) as Generator<void, unknown, void>,
  286: (n) => A.NewCallee_chain!.call(n, n.a, n.b) as Generator<void, unknown, void>,
  405: (n) => A.AssignmentIn_tails!.call(n, n.a, n.b) as Generator<void, unknown, void>,
  547: (n) => A.AssignmentIn_tails!.call(n, n.a, n.b) as Generator<void, unknown, void>,
  549: (n) => A.Binary_operations!.call(n, n.a, n.b) as Generator<void, unknown, void>,
 };
}
