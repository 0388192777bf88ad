/**
 * The operations that few patterns need or that are worth a call: assertions, references, strings, and all that read
 * from right to left. Each takes the state of the matcher and its place in the code, and answers the next place, or -1
 * for a failure.
 */
import { op } from "./program.ts";
import type { Program } from "./program.ts";
import { insidePair, isLineTerminator, isPairBefore, isString, sameFolded } from "./reading.ts";

export interface MatchState {
  readonly program: Program;
  readonly input: string;
  /** Captures first. */
  readonly registers: number[];
  readonly trail: number[];
  top: number;
  position: number;
  /** What the operation cost besides its one step. */
  cost: number;
  /** How much of a long comparison has been done: the operation stays where it is. @unit UTF-16 units */
  compared: number;
}

/** Of one comparison, between two looks at the steps left. @unit UTF-16 units */
const LONGEST_COMPARISON = 1 << 15;

type Operation = (state: MatchState, pc: number) => number;

const FAILED = -1;

/** Writes a register so that a failure undoes it. */
function write(state: MatchState, register: number, value: number): void {
  state.trail[state.top++] = state.registers[register]!;
  state.trail[state.top++] = ~register;
  state.registers[register] = value;
}

const assertion =
  (holds: (input: string, position: number) => boolean): Operation =>
  ({ input, position }, pc) =>
    holds(input, position) ? pc + 1 : FAILED;

function unitBack(state: MatchState, pc: number): number {
  const { input, position, program } = state;
  if (position === 0 || input.charCodeAt(position - 1) !== program.code[pc + 1]) return FAILED;
  state.position--;
  return pc + 2;
}

function textBack(state: MatchState, pc: number): number {
  const { code } = state.program;
  const length = code[pc + 1]!;
  const start = state.position - length;
  if (start < 0) return FAILED;
  for (let i = 0; i < length; i++) if (state.input.charCodeAt(start + i) !== code[pc + 2 + i]) return FAILED;
  state.position = start;
  return pc + 2 + length;
}

function setBack(state: MatchState, pc: number): number {
  const { input, position, program } = state;
  if (position === 0 || !program.sets[program.code[pc + 1]!]!.has(input.charCodeAt(position - 1))) return FAILED;
  state.position--;
  return pc + 2;
}

function pointBack(state: MatchState, pc: number): number {
  const { input, position, program } = state;
  if (position === 0) return FAILED;
  const start = isPairBefore(input, position) ? position - 2 : position - 1;
  if (!program.sets[program.code[pc + 1]!]!.has(input.codePointAt(start)!)) return FAILED;
  state.position = start;
  return pc + 2;
}

/** One of several texts: the longest that fits, the others on the trail in order. */
const anyString =
  (direction: 1 | -1): Operation =>
  (state, pc) => {
    const { position } = state;
    const matcher = state.program.strings[state.program.code[pc + 1]!]!;
    let longest = 0;
    for (let length = 2; length <= matcher.longest; length++) {
      if (!isString(matcher, state.input, position, direction * length)) continue;
      if (longest > 0) {
        state.trail[state.top++] = position + direction * longest;
        state.trail[state.top++] = pc + 2;
      }
      longest = length;
    }
    state.cost += matcher.longest;
    if (longest === 0) return FAILED;
    state.position = position + direction * longest;
    return pc + 2;
  };

function clear(state: MatchState, pc: number): number {
  const from = state.program.code[pc + 1]!;
  const to = state.program.code[pc + 2]!;
  for (let register = from; register < to; register++) if (state.registers[register] !== -1) write(state, register, -1);
  state.cost += (to - from) >> 4;
  return pc + 3;
}

function boundary({ input, position, program }: MatchState, pc: number): number {
  const words = program.sets[program.code[pc + 1]!]!;
  const behind = position > 0 && words.has(input.charCodeAt(position - 1));
  const ahead = position < input.length && words.has(input.charCodeAt(position));
  return (behind !== ahead ? 1 : 0) === program.code[pc + 2] ? pc + 3 : FAILED;
}

/** Two registers remember where the trail stood and where the text did. */
function enterLook(state: MatchState, pc: number): number {
  const register = state.program.code[pc + 1]!;
  const { position } = state;
  write(state, register, state.top);
  write(state, register + 1, position);
  state.registers[register] = state.top;
  return pc + 2;
}

/** The assertion holds: its alternatives go from the trail, what undoes its captures stays. */
function leaveLook(state: MatchState, pc: number): number {
  const { trail, registers } = state;
  const register = state.program.code[pc + 1]!;
  const base = registers[register]!;
  let kept = base;
  for (let i = base; i < state.top; i += 2) {
    if (trail[i + 1]! >= 0) continue;
    trail[kept++] = trail[i]!;
    trail[kept++] = trail[i + 1]!;
  }
  state.cost += (state.top - base) >> 3;
  state.top = kept;
  state.position = registers[register + 1]!;
  return pc + 2;
}

function enterNot(state: MatchState, pc: number): number {
  enterLook(state, pc);
  state.trail[state.top++] = state.position;
  state.trail[state.top++] = state.program.code[pc + 2]!;
  return pc + 3;
}

/** What must not match has matched: everything since is undone, its way out included. */
function leaveNot(state: MatchState, pc: number): number {
  const base = state.registers[state.program.code[pc + 1]!]!;
  state.cost += (state.top - base) >> 3;
  while (state.top > base) {
    const entry = state.trail[--state.top]!;
    const value = state.trail[--state.top]!;
    if (entry < 0) state.registers[~entry] = value;
  }
  return FAILED;
}

/** At most one of several groups of one name has captured anything; none means the empty text. */
const reference =
  (back: boolean): Operation =>
  (state, pc) => {
    const { input, position, registers, program, compared } = state;
    const ignoresCase = program.code[pc + 2] === 1;
    const isSet = (group: number) => registers[2 * group]! >= 0 && registers[2 * group + 1]! >= 0;
    const group = program.references[program.code[pc + 1]!]!.find(isSet);
    if (group === undefined) return pc + 3;
    const start = registers[2 * group]!;
    const length = registers[2 * group + 1]! - start;
    const from = back ? position - length : position;
    if (from < 0 || from + length > input.length) return FAILED;
    if (program.unicode && (insidePair(input, from) || insidePair(input, from + length))) return FAILED;
    const end = Math.min(length, compared + LONGEST_COMPARISON);
    let same = compared;
    while (same < end && isSame(input, from + same, start + same, ignoresCase, program.unicode)) same++;
    state.cost += (same - compared) >> 2;
    state.compared = 0;
    if (same < end) return FAILED;
    if (same < length) {
      state.compared = same;
      return pc;
    }
    state.position = back ? from : from + length;
    return pc + 3;
  };

const isSame = (input: string, a: number, b: number, ignoresCase: boolean, unicode: boolean): boolean =>
  input.charCodeAt(a) === input.charCodeAt(b) || (ignoresCase && sameFolded(input, a, b, unicode));

/** By number of the operation. */
export const rareOperations: readonly Operation[] = Object.entries<Operation>({
  [op.UnitBack]: unitBack,
  [op.TextBack]: textBack,
  [op.SetBack]: setBack,
  [op.PointBack]: pointBack,
  [op.Strings]: anyString(1),
  [op.StringsBack]: anyString(-1),
  [op.Clear]: clear,
  [op.TextStart]: assertion((_, position) => position === 0),
  [op.TextEnd]: assertion((input, position) => position === input.length),
  [op.LineStart]: assertion((input, position) => position === 0 || isLineTerminator(input.charCodeAt(position - 1))),
  [op.LineEnd]: assertion(
    (input, position) => position === input.length || isLineTerminator(input.charCodeAt(position)),
  ),
  [op.Boundary]: boundary,
  [op.Look]: enterLook,
  [op.LookEnd]: leaveLook,
  [op.Not]: enterNot,
  [op.NotEnd]: leaveNot,
  [op.Reference]: reference(false),
  [op.ReferenceBack]: reference(true),
}).reduce<Operation[]>((table, [number, operation]) => {
  table[Number(number)] = operation;
  return table;
}, []);
