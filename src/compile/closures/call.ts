/**
 * Call steps. A call of a compiled function pushes its frame directly; everything else goes through `callFunction`. Callee
 * and arguments are trees: they have run, or bailed, before anything is pushed.
 */
import { callFunction } from "../../machine/call.ts";
import { throwMissing } from "../../machine/errors.ts";
import type { Frame, Next, Op } from "../../machine/frame.ts";
import type { Machine } from "../../machine/Machine.ts";
import { describe } from "../../machine/operations/describe.ts";
import { isPromise } from "../../machine/promise.ts";
import { type JSObject, ownProperty, rawSlot } from "../../values/JSObject.ts";
import { Attr, Kind } from "../../values/kinds.ts";
import { type Shape, ShapeMode } from "../../values/Shape.ts";
import type { PropertyKey, Value } from "../../values/Value.ts";
import { CallStep } from "../CallStep.ts";
import { ControlStep, type ExactEmitter } from "../Step.ts";
import { Tree } from "../Tree.ts";
import { directCaptures, enter0, enter1, enter2 } from "./enter.ts";
import { type Evaluate, evaluator } from "./evaluate.ts";
import { namedReader, readOfPrimitive } from "./property.ts";

const PC = 2;
const CLOSURE = 3;

/** Calls a function value with the arguments `args` evaluates, `this` undefined. */
function callOp(
  callee: Evaluate,
  args: readonly Evaluate[],
  dest: number,
  next: number,
  name: string,
  offset: number,
): Op {
  const count = args.length;
  const [a, b, c] = args as [Evaluate, Evaluate, Evaluate];
  const other = (r: Frame, f: Value, list: Value[]): Next => callValue(r, f, undefined, list, dest, next, name, offset);
  switch (count) {
    case 0:
      return (r) => {
        const f = callee(r);
        const captures = directCaptures(f);
        return captures === null ? other(r, f, []) : enter0(r, captures, undefined, dest, next);
      };
    case 1:
      return (r) => {
        const f = callee(r);
        const x = a(r);
        const captures = directCaptures(f);
        return captures === null ? other(r, f, [x]) : enter1(r, captures, undefined, x, dest, next);
      };
    case 2:
      return (r) => {
        const f = callee(r);
        const x = a(r);
        const y = b(r);
        const captures = directCaptures(f);
        return captures === null ? other(r, f, [x, y]) : enter2(r, captures, undefined, x, y, dest, next);
      };
    case 3:
      return (r) => {
        const f = callee(r);
        const x = a(r);
        const y = b(r);
        const z = c(r);
        return other(r, f, [x, y, z]);
      };
    default:
      return (r) => {
        const f = callee(r);
        const list: Value[] = [];
        for (let i = 0; i < count; i++) list.push(args[i]!(r));
        return other(r, f, list);
      };
  }
}

/** Any callee; the message of a refusal names the text of the callee. */
export function callValue(
  r: Frame,
  f: Value,
  self: Value,
  args: Value[],
  dest: number,
  next: number,
  name: string,
  offset: number,
): Next {
  if (typeof f !== "object" || f === null || f.kind < CLOSURE || f.kind > Kind.Proxy) {
    const m: Machine = r[7];
    m.current = r;
    r[PC] = next;
    const hint = isPromise(self) ? ": it was read from a promise; await the promise first" : "";
    throwMissing(m, name, `${name === "" ? describe(f) : name} is not a function${hint}`, offset, self);
  }
  return callFunction(r, f, self, args, dest, next);
}

/** `callee(args)`: callee, arguments. */
export class Call extends CallStep {
  make(next: number): Op {
    const [callee, ...args] = this.trees;
    return callOp(evaluator(callee!), args.map(evaluator), this.dest, next, this.name, this.offset);
  }
  withTrees(trees: readonly Tree[]): ControlStep {
    return new Call(trees, this.dest, this.name, this.offset);
  }
}

/** A call with an explicit receiver: callee, receiver, arguments. */
export class CallWithReceiver extends CallStep {
  make(next: number): Op {
    const [callee, receiver, ...args] = this.trees.map(evaluator) as [Evaluate, Evaluate, ...Evaluate[]];
    const { dest, name, offset } = this;
    const [a] = args as [Evaluate];
    if (args.length === 1)
      return (r) => {
        const f = callee(r);
        const self = receiver(r);
        const x = a(r);
        const captures = directCaptures(f);
        if (captures !== null) return enter1(r, captures, self, x, dest, next);
        return callValue(r, f, self, [x], dest, next, name, offset);
      };
    return (r) => {
      const f = callee(r);
      const self = receiver(r);
      const list: Value[] = [];
      for (let i = 0; i < args.length; i++) list.push(args[i]!(r));
      return callValue(r, f, self, list, dest, next, name, offset);
    };
  }
  withTrees(trees: readonly Tree[]): ControlStep {
    return new CallWithReceiver(trees, this.dest, this.name, this.offset);
  }
}

/** `base.key(args)`: base, arguments. The base is a local or a constant when any argument could change what it reads. */
export class CallMethod extends ControlStep {
  readonly trees: readonly Tree[];
  readonly key: PropertyKey;
  readonly dest: number;
  readonly name: string;
  readonly offset: number;
  /** Stands for the lookup where it gives up. */
  private readonly lookup: Tree;
  constructor(trees: readonly Tree[], key: PropertyKey, dest: number, name: string, offset: number) {
    super();
    this.trees = trees;
    this.key = key;
    this.lookup = new Tree("get", [trees[0]!], key, offset);
    this.dest = dest;
    this.name = name;
    this.offset = offset;
  }
  make(next: number): Op {
    const { dest, name, offset } = this;
    const [base, ...args] = this.trees.map(evaluator) as [Evaluate, ...Evaluate[]];
    this.lookup.step = this;
    const method = methodReader(this.lookup, this.key);
    const count = args.length;
    const [a, b] = args as [Evaluate, Evaluate];
    switch (count) {
      case 0:
        return (r) => {
          const self = base(r);
          const f = method(r, self);
          const captures = directCaptures(f);
          if (captures !== null) return enter0(r, captures, self, dest, next);
          return callValue(r, f, self, [], dest, next, name, offset);
        };
      case 1:
        return (r) => {
          const self = base(r);
          const f = method(r, self);
          const x = a(r);
          const captures = directCaptures(f);
          if (captures !== null) return enter1(r, captures, self, x, dest, next);
          return callValue(r, f, self, [x], dest, next, name, offset);
        };
      case 2:
        return (r) => {
          const self = base(r);
          const f = method(r, self);
          const x = a(r);
          const y = b(r);
          const captures = directCaptures(f);
          if (captures !== null) return enter2(r, captures, self, x, y, dest, next);
          return callValue(r, f, self, [x, y], dest, next, name, offset);
        };
      default:
        return (r) => {
          const self = base(r);
          const f = method(r, self);
          const list: Value[] = [];
          for (let i = 0; i < count; i++) list.push(args[i]!(r));
          return callValue(r, f, self, list, dest, next, name, offset);
        };
    }
  }
  withTrees(trees: readonly Tree[]): ControlStep {
    return new CallMethod(trees, this.key, this.dest, this.name, this.offset);
  }
  override exact(emitter: ExactEmitter): ControlStep {
    const [first, ...rest] = this.trees as [Tree, ...Tree[]];
    const base = emitter.flatten(first);
    const method = emitter.flatten(new Tree("get", [base], this.key, this.lookup.offset));
    const args = rest.map((tree) => emitter.flatten(tree));
    return new CallWithReceiver([method, base, ...args], this.dest, this.name, this.offset);
  }
}

/** Reads a method of a value that is evaluated already; strings find theirs in a slot of the wrapper's prototype. */
function methodReader(node: Tree, key: PropertyKey): (frame: Frame, self: Value) => Value {
  const named = namedReader(node, key);
  let holder: JSObject | null = null;
  let shape: Shape | null = null;
  let index = 0;
  let cache: { clear(): void } | null = null;
  return (r, self) => {
    if (typeof self === "object" && self !== null) return named(r, self);
    if (typeof self !== "string") return readOfPrimitive(r, node, self, key);
    const proto = (r[7] as Machine).realm.stringPrototype;
    if (holder === proto && proto.shape === shape) return rawSlot(proto, index) as Value;
    const method = readOfPrimitive(r, node, self, key);
    const own = ownProperty(proto, key);
    if (own !== undefined && (own.flags & Attr.Accessor) === 0 && proto.shape.mode !== ShapeMode.Dictionary) {
      holder = proto;
      shape = proto.shape;
      index = own.index;
      node.step?.owner?.code.remember((cache ??= { clear: () => void (holder = null) }));
    }
    return method;
  };
}

/** A call whose arguments are a list made by spreading: callee, receiver, list. */
export class ApplyList extends CallStep {
  make(next: number): Op {
    const [callee, receiver, list] = this.trees.map(evaluator) as [Evaluate, Evaluate, Evaluate];
    const { dest, name, offset } = this;
    return (r) => callValue(r, callee(r), receiver(r), list(r).data, dest, next, name, offset);
  }
  withTrees(trees: readonly Tree[]): ControlStep {
    return new ApplyList(trees, this.dest, this.name, this.offset);
  }
}
