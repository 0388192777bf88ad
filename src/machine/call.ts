/**
 * [[Call]] and [[Construct]] (ECMA-262 §10.2, §10.3, §10.4.1): pushes a frame, or runs a plain built-in at once. Guest
 * recursion never becomes host recursion.
 */
import { JSObject } from "../values/JSObject.ts";
import { Flag, Kind } from "../values/kinds.ts";
import { TDZ, type Value } from "../values/Value.ts";
import type { MaybeGuest } from "./Builtin.ts";
import { unbind } from "./boundFunctions.ts";
import { throwError, throwTypeError } from "./errors.ts";
import { type Frame, type FrameCode, MAX_DEPTH, type Next, noSite, type Op, YIELD } from "./frame.ts";
import { CallRequest, ConstructRequest, EnterRequest, type Guest, isGuest, type Request } from "./guest.ts";
import { Bail, type Machine } from "./Machine.ts";
import { guestFrame, type NativeCode } from "./native.ts";
import { describe } from "./operations/describe.ts";
import { prototypeFromConstructor } from "./operations/prototypeFromConstructor.ts";
import { proxyCall, proxyConstruct } from "./operations/proxy.ts";
import { newPromise } from "./promise.ts";

const CAPTURES = 0;
const PARENT = 1;
const PC = 2;
const DEST = 4;
const DEPTH = 6;
const MACHINE = 7;
const L0 = 8;

/** What calling a compiled function needs to know; `compile/` extends it. Slots are frame indices, -1 where unused. */
export abstract class FunctionCode implements FrameCode {
  abstract readonly name: string;
  /** Null until the first call compiles the body. */
  ops: readonly Op[] | null = null;
  /** 0 to 2: small frames written as literals; 3: by loop. Valid once compiled. */
  size = 3;
  /** Locals and temporaries. */
  slots = 0;
  /** Parameters that are copied straight into the first locals. */
  parameters = 0;
  thisSlot = -1;
  calleeSlot = -1;
  newTargetSlot = -1;
  /** The whole argument list, for `arguments`, rest and destructured parameters. */
  argumentsSlot = -1;
  /** The generator object, or the promise of an async function. */
  ownerSlot = -1;
  /** Where a method's captures hold its [[HomeObject]], and a class constructor's its field initialiser. */
  homeIndex = -1;
  fieldsIndex = -1;
  /** Anything above beyond plain parameters has to be filled on entry. */
  special = false;
  /** A call runs the body at once and fills nothing but `this` and the arguments. */
  light = false;
  /** The same with plain parameters only: no list of the arguments is needed. */
  direct = false;
  /** The whole body as one closure, when it neither calls nor loops: runs on a frame that is used again. */
  leaf: ((frame: Frame) => Value) | null = null;
  /** Locals that are not parameters, to be cleared before a leaf runs. */
  leafLocals = 0;
  private leafFrame: Frame | null = null;
  mode: FunctionMode = 0;
  constructorKind: ConstructorKind = 0;
  /** What `Function.prototype.toString` gives. */
  abstract get sourceText(): string;
  /** The frame of a leaf, ready for its arguments (slots from `L0`). */
  enterLeaf(caller: Frame | null, m: Machine, captures: readonly unknown[], dest: number, self: Value): Frame {
    let frame = this.leafFrame;
    if (frame === null) {
      frame = this.leafFrame = [captures, caller, 0, this.ops, dest, this, 0, m];
      for (let i = 0; i < this.slots; i++) frame.push(undefined);
      this.onRelease();
    }
    frame[CAPTURES] = captures;
    frame[PARENT] = caller;
    frame[DEST] = dest;
    frame[MACHINE] = m;
    for (let i = this.parameters, end = i + this.leafLocals; i < end; i++) frame[L0 + i] = undefined;
    if (this.thisSlot >= 0) frame[this.thisSlot] = self;
    return frame;
  }
  /** The frame of the leaf that gives up, to be a frame like any other. */
  takeLeafFrame(): Frame {
    return this.leafFrame!.slice();
  }
  /** Forgets what a run has left here. */
  clear(): void {
    this.leafFrame = null;
  }
  /** Arranges that `clear` is called when the run has ended. */
  protected abstract onRelease(): void;
  abstract compile(): void;
  abstract unwind(frame: Frame, thrown: unknown, self: boolean): Frame | null;
  abstract site(pc: number): ReturnType<FrameCode["site"]>;
  /** Makes the own properties of a function object of this code. */
  abstract complete(object: JSObject): void;
}
export const FunctionMode = { Normal: 0, Generator: 1, Async: 2, AsyncGenerator: 3 } as const;
export type FunctionMode = (typeof FunctionMode)[keyof typeof FunctionMode];
export const ConstructorKind = { None: 0, Function: 1, BaseClass: 2, DerivedClass: 3 } as const;
export type ConstructorKind = (typeof ConstructorKind)[keyof typeof ConstructorKind];

/** `data` of a closure: its code, then what it captured. The same array is the frame's captures. */
export type Captures = [FunctionCode, ...unknown[]];
export interface Closure extends JSObject {
  kind: typeof Kind.Closure;
  data: Captures;
}

/** Nominal only: a JSObject that is not callable is still a JSObject. */
export interface Callable extends JSObject {
  kind:
    | typeof Kind.Closure
    | typeof Kind.Native
    | typeof Kind.BoundFunction
    | typeof Kind.ToolReference
    | typeof Kind.Proxy;
}
export const isCallable = (value: Value): value is Callable =>
  typeof value === "object" &&
  value !== null &&
  ((value.kind >= Kind.Closure && value.kind <= Kind.BoundFunction) || (value.flags & Flag.Callable) !== 0);
export const isConstructor = (value: Value): value is Callable =>
  typeof value === "object" && value !== null && (value.flags & Flag.Constructor) !== 0;

/** A frame for compiled code with its arguments in place. `receiver` is already what the function will see as `this`. */
export function enterFrame(
  parent: Frame,
  closure: JSObject,
  receiver: Value,
  args: readonly Value[],
  newTarget: JSObject | undefined,
  dest: number,
): Frame {
  const captures = closure.data as Captures;
  const code = captures[0];
  const frame = newFrame(parent, code, captures, dest);
  const count = code.parameters < args.length ? code.parameters : args.length;
  for (let i = 0; i < count; i++) frame[L0 + i] = args[i];
  if (code.special) {
    if (code.thisSlot >= 0) frame[code.thisSlot] = receiver;
    if (code.calleeSlot >= 0) frame[code.calleeSlot] = closure;
    if (code.newTargetSlot >= 0) frame[code.newTargetSlot] = newTarget;
    if (code.argumentsSlot >= 0) frame[code.argumentsSlot] = args;
  }
  return frame;
}

const u = undefined;
export function newFrame(parent: Frame, code: FunctionCode, captures: readonly unknown[], dest: number): Frame {
  const depth = parent[DEPTH] + 1;
  const m = parent[MACHINE];
  if (depth > MAX_DEPTH) {
    m.current = parent;
    throwError(m, "RangeError", "Maximum call stack size exceeded");
  }
  const ops = code.ops;
  if (ops === null) {
    code.compile();
    return newFrame(parent, code, captures, dest);
  }
  switch (code.size) {
    case 0:
      return [captures, parent, 0, ops, dest, code, depth, m, u, u, u, u];
    case 1:
      return [captures, parent, 0, ops, dest, code, depth, m, u, u, u, u, u, u, u, u];
    case 2:
      return [captures, parent, 0, ops, dest, code, depth, m, u, u, u, u, u, u, u, u, u, u, u, u, u, u, u, u];
    default: {
      const frame: Frame = [captures, parent, 0, ops, dest, code, depth, m];
      for (let i = 0; i < code.slots; i++) frame.push(undefined);
      return frame;
    }
  }
}

/**
 * Calls any value: the result goes to `frame[dest]`, then `frame` goes on at `next`. Returns where the machine goes on
 * now: `next` itself when a built-in has finished, else the callee's frame.
 */
export function callFunction(
  frame: Frame,
  callee: Value,
  receiver: Value,
  args: Value[],
  dest: number,
  next: number,
): Next {
  frame[PC] = next;
  if (typeof callee === "object" && callee !== null) {
    switch (callee.kind) {
      case Kind.Closure: {
        const code = (callee.data as Captures)[0];
        if (code.constructorKind >= ConstructorKind.BaseClass) {
          (frame[MACHINE] as Machine).current = frame;
          throwTypeError(frame[MACHINE], `Class constructor ${code.name} cannot be invoked without 'new'`);
        }
        const callFrame = enterFrame(frame, callee, receiver, args, undefined, dest);
        return code.mode === FunctionMode.Async ? startAsync(callFrame, code, frame, dest) : callFrame;
      }
      case Kind.Native:
        return finish(frame, (callee.data as NativeCode).body(enter(frame), receiver, args, undefined), dest, next);
      case Kind.BoundFunction: {
        const bound = unbind(enter(frame), callee, args, undefined);
        return callFunction(frame, bound.target, bound.receiver, bound.args, dest, next);
      }
      case Kind.ToolReference:
        return finish(frame, enter(frame).host.callTool(enter(frame), callee, args), dest, next);
      case Kind.Proxy:
        if ((callee.flags & Flag.Callable) !== 0)
          return finish(frame, proxyCall(enter(frame), callee, receiver, args), dest, next);
    }
  }
  return throwTypeError(enter(frame), `${describe(callee)} is not a function`);
}

/** `new callee(...args)` with that new target; the caller has checked that `callee` is a constructor. */
export function constructFunction(
  frame: Frame,
  callee: JSObject,
  args: Value[],
  newTarget: JSObject,
  dest: number,
  next: number,
  proto?: JSObject,
): Next {
  frame[PC] = next;
  const m = enter(frame);
  if ((callee.flags & Flag.Constructor) === 0) throwTypeError(m, `${describe(callee)} is not a constructor`);
  switch (callee.kind) {
    case Kind.Closure:
      return constructClosure(frame, callee, args, newTarget, dest, proto);
    case Kind.Native:
      return finish(frame, (callee.data as NativeCode).body(m, undefined, args, newTarget), dest, next);
    case Kind.BoundFunction: {
      const bound = unbind(m, callee, args, newTarget);
      return constructFunction(frame, bound.target, bound.args, bound.newTarget!, dest, next);
    }
    default:
      return finish(frame, proxyConstruct(m, callee, args, newTarget), dest, next);
  }
}

/**
 * Calls `callee` from library code: a leaf runs at once, and its value is the result; otherwise the result is the request
 * to yield (`isRequest`).
 */
export function callLeaf(m: Machine, callee: JSObject, receiver: Value, args: Value[]): Value | Request {
  if (callee.kind !== Kind.Closure) return new CallRequest(callee, receiver, args);
  const captures = callee.data as Captures;
  const code = captures[0];
  const { leaf } = code;
  if (leaf === null) return new CallRequest(callee, receiver, args);
  const frame = code.enterLeaf(m.current, m, captures, L0, receiver);
  if (code.argumentsSlot >= 0) frame[code.argumentsSlot] = args;
  for (let i = 0; i < code.parameters; i++) frame[L0 + i] = args[i];
  try {
    return leaf(frame);
  } catch (error) {
    if (error instanceof Bail) return new EnterRequest(error.resume(IDLE_LIKE, 0));
    throw error;
  }
}
/** Stands for the caller of a leaf that gives up: any frame that is not of the leaf's own code. */
const IDLE_LIKE: Frame = [null, null, 0, [], 0, null, 0, null];

export const isRequest = (result: Value | Request): result is Request =>
  typeof result === "object" && result !== null && !(result instanceof JSObject);

/** Marks `frame` as the caller of library code. */
function enter(frame: Frame): Machine {
  const m: Machine = frame[MACHINE];
  m.current = frame;
  m.currentOffset = -1;
  m.library = null;
  m.unclaimed = null;
  return m;
}

function finish(frame: Frame, result: MaybeGuest<Value>, dest: number, next: number): Next {
  if (isGuest(result)) return guestFrame(frame, result, dest);
  frame[dest] = result;
  const m: Machine = frame[MACHINE];
  if (typeof result === "object") m.allocated += 64;
  else if (typeof result === "string") m.allocated += 24 + result.length;
  if (--m.budget >= 0) return next;
  m.frame = frame;
  return YIELD;
}

/** About what a waiting async function takes. @unit bytes */
const ASYNC_CALL = 400;

/** An async function starts at once; its caller has the promise already. */
function startAsync(callFrame: Frame, code: FunctionCode, frame: Frame, dest: number): Frame {
  const m: Machine = frame[MACHINE];
  const promise = newPromise(m);
  m.allocated += ASYNC_CALL;
  callFrame[code.ownerSlot] = promise;
  frame[dest] = promise;
  return callFrame;
}

const SELF = 8;
const RESULT = 9;
/** Picks the result of `new` on an ordinary function: what it returned if that is an object, else the new object. */
const CONSTRUCT_OPS: readonly Op[] = [
  (frame) => {
    const parent: Frame = frame[PARENT];
    const result: Value = frame[RESULT];
    parent[frame[DEST]] = typeof result === "object" && result !== null ? result : frame[SELF];
    return parent;
  },
];
const CONSTRUCT_CODE: FrameCode = { unwind: () => null, site: noSite };

/** §10.2.2 [[Construct]] of a function of the program. */
function constructClosure(
  frame: Frame,
  callee: JSObject,
  args: readonly Value[],
  newTarget: JSObject,
  dest: number,
  known: JSObject | undefined,
): Next {
  const m: Machine = frame[MACHINE];
  const code = (callee.data as Captures)[0];
  if (code.constructorKind === ConstructorKind.DerivedClass)
    return enterFrame(frame, callee, TDZ as never, args, newTarget, dest);
  const proto = known ?? prototypeFromConstructor(m, newTarget, "ObjectPrototype");
  if (isGuest(proto)) return guestFrame(frame, constructWith(callee, proto, args, newTarget), dest);
  return constructBase(frame, callee, proto, args, newTarget, dest);
}

function constructBase(
  frame: Frame,
  callee: JSObject,
  proto: JSObject,
  args: readonly Value[],
  newTarget: JSObject,
  dest: number,
): Frame {
  const m: Machine = frame[MACHINE];
  const self = new JSObject(m.realm.rootShape, proto, Kind.Ordinary, null);
  const code = (callee.data as Captures)[0];
  if (code.constructorKind === ConstructorKind.BaseClass) return enterFrame(frame, callee, self, args, newTarget, dest);
  const wrapper: Frame = [null, frame, 0, CONSTRUCT_OPS, dest, CONSTRUCT_CODE, frame[DEPTH], m, self, undefined];
  return enterFrame(wrapper, callee, self, args, newTarget, RESULT);
}

/** The rare new target whose `prototype` takes guest code to read (a proxy, an accessor). */
function* constructWith(
  callee: JSObject,
  proto: Guest<JSObject>,
  args: readonly Value[],
  newTarget: JSObject,
): Guest<Value> {
  return yield new ConstructRequest(callee, [...args], newTarget, yield* proto);
}
