/**
 * The second way to run the grammar: a parsing machine with a stack of its own, on a program compiled from the same
 * rules. It is slower than the generated functions and runs where they cannot help: after a failure it records the
 * furthest position and what was expected there, as Ohm does; it parses what nests too deep for the host's stack; and it
 * can stop anywhere, so it parses what is long, and leaves the short parts of that to the functions. Copied into the
 * generated parser behind `prelude.ts`.
 */
import {
  ANY, APPEND, CALL, CHOICE, CLOSE, COMMIT, DROP, END_OF_INPUT, FAIL, FAIL_NOT, GUARD, GUARD_SPACED, IS_GUESS, IS_LONG, IS_NESTED, IS_LEAF, IS_MEMO, LEAF, LISTS, LITERAL,
  LOOP, MARK, MATCH, MATCH_LEAF, NOT, ONE, PASSES, PATTERN, RADIX, RETURN, REWIND, SET, SKIP, TWO, UNIT,
} from "./opcodes.ts"; // prettier-ignore
import { actions, END, I, NOTHING, TooDeep, K, Iteration, Leaf, Node2, Node5, NodeN, parseShort, pos, recall, remember, settle, skip, commit, matchShort, type Child, type TreeNode } from "./prelude.ts"; // prettier-ignore
import type { Item } from "./item.ts";
declare const PROGRAM: string;
declare const ITEM_RULE: number;
declare const MAX_NESTING: number;
declare const RULE_START: readonly number[];
declare const RULE_FLAGS: readonly number[];
declare const DESCRIPTIONS: { readonly [rule: number]: string };
declare const MATCHERS: { readonly [rule: number]: (p: number) => number };
declare const PATTERNS: readonly ((p: number) => number)[];
/** For each guard the lengths of its runs of zeros and ones. */
declare const GUARDS: readonly (readonly number[])[];
declare const SETS: readonly (readonly number[])[];

/** Matches of a repetition behind which each becomes AST at once. */
const LONG_LIST = 100;

/** Decoded program and guards; constant once made, in the first step. */
export let program: Uint16Array | undefined;
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

/** Goes on reading an item, for that many steps at most (about a unit of text takes some): true when it is done. */
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

/** The frame of the first call that another reading of the text may replace, or -1. */
function outermostGuess(stack: readonly number[]): number {
  for (let top = 0; top < stack.length; top += 4)
    if (stack[top]! < 0 && RULE_FLAGS[stack[top + 2]!]! & IS_GUESS) return top;
  return -1;
}

/** Leaves what a call has begun: no choice inside it is left, and all that it called has failed. Returns their levels. */
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

/** Apart from the keys of the generated functions, which remember what they built by the rule alone. */
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
