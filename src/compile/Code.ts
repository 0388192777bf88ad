/**
 * Compiled functions: what a closure's first capture is. A body is compiled on its first call; caches, positions and the
 * handler table belong here. Code is shared by all runs of one program text in a runtime.
 */
import { ConstructorKind, FunctionCode, FunctionMode } from "../machine/call.ts";
import { type Frame, L0, type Op, OPS, PARENT, PC, type Site, type SourceText } from "../machine/frame.ts";
import { GuestThrow } from "../machine/guest.ts";
import type { Machine } from "../machine/Machine.ts";
import { type PromiseObject, rejectPromise } from "../machine/promise.ts";
import { unwindAsyncGenerator } from "../machine/asyncGenerators.ts";
import { unwindGenerator } from "../machine/generators.ts";
import type { Realm } from "../machine/Realm.ts";
import type { FunctionInfo, Resolution } from "../analysis/Scope.ts";
import { complete, type Steps } from "../syntax/Steps.ts";
import type { JSObject, Slot } from "../values/JSObject.ts";
import { Attr } from "../values/kinds.ts";
import { Shape } from "../values/Shape.ts";
import { asLeaf } from "./leaf.ts";
import type { Operation } from "./Step.ts";

/** One program text, compiled lazily. */
export interface Unit {
  readonly source: SourceText;
  readonly text: string;
  readonly resolution: Resolution;
  /** Names that no scope declares. */
  readonly globals: readonly string[];
  /** Where the shapes of the next run start. */
  rootShape: Shape;
  /** Inline caches that hold objects of a run. */
  readonly caches: Set<{ clear(): void }>;
  /** Functions whose bodies take long to compile. */
  readonly long: Code[];
}

export const LAZY_CLOSURE: Shape = Shape.lazy();
const OWN = Shape.template([
  ["length", Attr.Configurable],
  ["name", Attr.Configurable],
]);
const OWN_WITH_PROTOTYPE = Shape.template([
  ["length", Attr.Configurable],
  ["name", Attr.Configurable],
  ["prototype", Attr.Writable],
]);

/** A region of operations and where a throw inside it goes on. `final`: also for completions that are no throw. */
export interface Handler {
  readonly start: number;
  readonly end: number;
  readonly target: number;
  readonly dest: number;
  readonly final: boolean;
}

export type CompileBody = (code: Code) => Steps<void>;

const isClass = (code: FunctionCode): boolean => code.constructorKind >= ConstructorKind.BaseClass;

export class Code extends FunctionCode {
  readonly name: string;
  readonly unit: Unit;
  readonly info: FunctionInfo;
  handlers: readonly Handler[] = [];
  operations: readonly Operation[] = [];
  /** For operations appended by exact forms: the operation they stand for. */
  readonly origins: number[] = [];
  /** A class constructor whose instances have fields or private methods. */
  hasFields = false;
  /** What `toString` of the function shows, where it is not the function's own node: classes, methods. */
  sourceRange: readonly [start: number, end: number] | null = null;
  /** Slots behind the locals that entering the function fills. */
  reserved = 0;
  private readonly compileBody: CompileBody;

  constructor(unit: Unit, info: FunctionInfo, name: string, compileBody: CompileBody) {
    super();
    this.unit = unit;
    this.info = info;
    this.name = name;
    this.compileBody = compileBody;
  }

  override get sourceText(): string {
    const [start, end] = this.sourceRange ?? [this.info.node.start, this.info.node.end];
    return this.unit.text.slice(start, end);
  }

  compile(): void {
    complete(this.compileBody(this));
  }

  compileInSteps(): Steps<void> {
    return this.compileBody(this);
  }

  /** Sets the operations and the frame size; `slots` counts locals and temporaries. */
  install(ops: Op[], operations: readonly Operation[], handlers: readonly Handler[], slots: number): void {
    this.ops = ops;
    this.operations = operations;
    this.handlers = handlers;
    this.slots = slots;
    this.size = slots <= 4 ? 0 : slots <= 8 ? 1 : slots <= 16 ? 2 : 3;
    this.leaf = this.light ? asLeaf(operations) : null;
    this.leafLocals = this.info.locals - this.parameters;
  }

  protected onRelease(): void {
    this.remember(this);
  }

  exactTemp(): number {
    return L0 + this.slots++;
  }

  remember(cache: { clear(): void }): void {
    this.unit.caches.add(cache);
  }

  functionProto(realm: Realm): JSObject {
    return this.mode === FunctionMode.Normal
      ? realm.functionPrototype
      : realm.intrinsic(FUNCTION_PROTOTYPES[this.mode]);
  }

  /** What stands in the `prototype` slot of a new function object, if it has one. */
  prototypeSlot(realm: Realm): Slot {
    if (this.mode === FunctionMode.Generator) return realm.prototypeSlots.generator;
    if (this.mode === FunctionMode.AsyncGenerator) return realm.prototypeSlots.asyncGenerator;
    return this.constructorKind === 0 ? undefined : realm.prototypeSlots.function;
  }

  complete(object: JSObject): void {
    const hasPrototype =
      this.constructorKind !== 0 || this.mode === FunctionMode.Generator || this.mode === FunctionMode.AsyncGenerator;
    object.shape = isClass(this) ? this.classShape() : hasPrototype ? OWN_WITH_PROTOTYPE : OWN;
    object.s0 = this.info.length;
    object.s1 = this.name;
  }

  /** Classes take static members: their shapes are those of the program's objects. */
  private classShape(): Shape {
    const { rootShape } = this.unit;
    return rootShape.add("length", Attr.Configurable).add("name", Attr.Configurable).add("prototype", 0);
  }

  unwind(frame: Frame, thrown: unknown, _self: boolean): Frame | null {
    const pc = this.mainPc(frame[PC] - 1);
    for (const handler of this.handlers) {
      if (pc < handler.start || pc >= handler.end) continue;
      if (!handler.final && !(thrown instanceof GuestThrow)) continue;
      frame[handler.dest] = handler.final ? thrown : (thrown as GuestThrow).value;
      frame[PC] = handler.target;
      // The frame may be run again after the operations have been replaced or appended to.
      frame[OPS] = this.ops;
      return frame;
    }
    switch (this.mode) {
      case FunctionMode.Async:
        if (!(thrown instanceof GuestThrow)) return null;
        rejectPromise(frame[7] as Machine, frame[this.ownerSlot] as PromiseObject, thrown.value);
        return frame[PARENT];
      case FunctionMode.Normal:
        return null;
      case FunctionMode.AsyncGenerator:
        return unwindAsyncGenerator(frame[7] as Machine, frame, frame[this.ownerSlot], thrown);
      default:
        return unwindGenerator(frame, frame[this.ownerSlot], thrown);
    }
  }

  /** The pc in the fast form that an operation belongs to. */
  private mainPc(pc: number): number {
    const main = this.operations.length;
    return pc >= main ? (this.origins[pc - main] ?? 0) : pc;
  }

  site(pc: number): Site {
    const operation = this.operations[this.mainPc(pc - 1)];
    return {
      name: this.name,
      offset: operation === undefined ? this.info.node.start : offsetOf(operation),
      source: this.unit.source,
    };
  }
}

const FUNCTION_PROTOTYPES = [
  "FunctionPrototype",
  "GeneratorFunctionPrototype",
  "AsyncFunctionPrototype",
  "AsyncGeneratorFunctionPrototype",
] as const;

/** Where an operation points in a stack trace: its control step, else its last tree. */
function offsetOf(operation: Operation): number {
  const control = operation.control as { readonly offset?: number } | null;
  if (control?.offset !== undefined && control.offset >= 0) return control.offset;
  for (const step of [control, ...[...operation.pure].reverse()]) {
    const trees = (step as { readonly trees?: readonly { readonly offset: number }[] } | null)?.trees ?? [];
    for (const tree of trees) if (tree.offset >= 0) return tree.offset;
  }
  return 0;
}
