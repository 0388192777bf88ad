/**
 * Generator objects (ECMA-262 §27.5): resuming a suspended frame with a value, a throw or a return, and what ends it. A
 * generator's frame hangs above whoever resumed it; `yield` and the end write to that frame's slot.
 */
import { JSObject } from "../values/JSObject.ts";
import { Attr, Kind } from "../values/kinds.ts";
import { isObject, type Value } from "../values/Value.ts";
import type { MaybeGuest } from "./Builtin.ts";
import { throwRangeError, throwTypeError } from "./errors.ts";
import { DEPTH, DEST, type Frame, MAX_DEPTH, type Next, PARENT, PC } from "./frame.ts";
import { GeneratorReturn, type Guest, GuestThrow } from "./guest.ts";
import type { Machine } from "./Machine.ts";

export const GeneratorState = { SuspendedStart: 0, SuspendedYield: 1, Executing: 2, Completed: 3 } as const;
export const ResumeMode = { Next: 0, Throw: 1, Return: 2 } as const;
export type ResumeMode = (typeof ResumeMode)[keyof typeof ResumeMode];

export class GeneratorData {
  state: number = GeneratorState.SuspendedStart;
  frame: Frame | null;
  /** Where a value sent in goes. */
  receive = -1;
  /** Slot that takes the resume mode while `yield*` delegates, else -1: throws and returns enter as completions. */
  mode = -1;
  /** What was yielded is an iterator result of the inner iterator, to be handed on as it is. */
  raw = false;
  constructor(frame: Frame) {
    this.frame = frame;
  }
}
export interface GeneratorObject extends JSObject {
  kind: typeof Kind.Generator;
  data: GeneratorData;
}
export const isGenerator = (value: Value): value is GeneratorObject => isObject(value) && value.kind === Kind.Generator;

/** Resumes a generator by request of library code. */
export class ResumeRequest {
  readonly generator: GeneratorObject;
  readonly mode: ResumeMode;
  readonly value: Value;
  constructor(generator: GeneratorObject, mode: ResumeMode, value: Value) {
    this.generator = generator;
    this.mode = mode;
    this.value = value;
  }
}

/** §27.5.3.2 GeneratorValidate. */
export function generatorValidate(m: Machine, value: Value, name: string): GeneratorObject {
  if (!isGenerator(value)) return throwTypeError(m, `${name} method called on incompatible receiver`);
  if (value.data.state === GeneratorState.Executing) throwTypeError(m, "Generator is already running");
  return value;
}

/**
 * Puts the generator's frame above `frame`; the value it yields or ends with goes to `frame[dest]`, and `data.state` tells
 * which. The generator is suspended (not completed).
 */
export function resumeGenerator(
  frame: Frame,
  generator: GeneratorObject,
  mode: ResumeMode,
  value: Value,
  dest: number,
  next: number,
): Next {
  const data = generator.data;
  const m: Machine = frame[7];
  frame[PC] = next;
  const own = data.frame!;
  if (data.state === GeneratorState.SuspendedStart && mode !== ResumeMode.Next) {
    finishGenerator(data);
    if (mode === ResumeMode.Throw) throw new GuestThrow(value);
    frame[dest] = value;
    return next;
  }
  const depth = frame[DEPTH] + 1;
  if (depth > MAX_DEPTH) throwRangeError(m, "Maximum call stack size exceeded");
  own[PARENT] = frame;
  own[DEST] = dest;
  own[DEPTH] = depth;
  data.state = GeneratorState.Executing;
  if (data.mode >= 0) {
    own[data.mode] = mode;
    own[data.receive] = value;
    return own;
  }
  if (mode === ResumeMode.Next) {
    if (data.receive >= 0) own[data.receive] = value;
    return own;
  }
  return m.unwind(own, mode === ResumeMode.Throw ? new GuestThrow(value) : new GeneratorReturn(value), true);
}

export function finishGenerator(data: GeneratorData): void {
  data.state = GeneratorState.Completed;
  data.frame = null;
}

/** A completion nobody in the generator's body handles. */
export function unwindGenerator(frame: Frame, owner: GeneratorObject | undefined, thrown: unknown): Frame | null {
  // Before the initial yield there is no generator object: the caller of the function gets the throw.
  if (owner === undefined) return null;
  finishGenerator(owner.data);
  if (!(thrown instanceof GeneratorReturn)) return null;
  const parent: Frame = frame[PARENT];
  parent[frame[DEST]] = thrown.value;
  return parent;
}

/** §7.4.14 CreateIterResultObject. */
export function iteratorResult(m: Machine, value: Value, done: boolean): JSObject {
  const { rootShape, objectPrototype } = m.realm;
  const object = new JSObject(
    rootShape.add("value", Attr.All).add("done", Attr.All),
    objectPrototype,
    Kind.Ordinary,
    null,
  );
  object.s0 = value;
  object.s1 = done;
  return object;
}

/** The shared body of `next`, `throw` and `return` of generator objects. */
export function generatorResume(
  m: Machine,
  self: Value,
  mode: ResumeMode,
  value: Value,
  name: string,
): MaybeGuest<Value> {
  const generator = generatorValidate(m, self, name);
  if (generator.data.state === GeneratorState.Completed) {
    if (mode === ResumeMode.Throw) throw new GuestThrow(value);
    return iteratorResult(m, mode === ResumeMode.Return ? value : undefined, true);
  }
  return resumeAndWrap(m, generator, mode, value);
}

function* resumeAndWrap(m: Machine, generator: GeneratorObject, mode: ResumeMode, value: Value): Guest<Value> {
  const received = yield new ResumeRequest(generator, mode, value);
  if (generator.data.state === GeneratorState.Completed) return iteratorResult(m, received, true);
  return generator.data.raw ? received : iteratorResult(m, received, false);
}
