/**
 * Errors the machine and the library throw on the program's behalf: guest Error objects of the realm, with a guest stack.
 */
import { alternativeTo } from "../diagnostics/absentNames.ts";
import { addProperty, JSObject, LazySlot } from "../values/JSObject.ts";
import { Attr, Kind } from "../values/kinds.ts";
import type { Value } from "../values/Value.ts";
import { CODE, type Frame, type FrameCode, noSite, PARENT, PC } from "./frame.ts";
import { GuestThrow } from "./guest.ts";
import type { Machine } from "./Machine.ts";

export type ErrorName =
  "Error" | "TypeError" | "RangeError" | "ReferenceError" | "SyntaxError" | "EvalError" | "URIError" | "AggregateError";

/** One line of a stack trace; `offset` is -1 where nothing is known. */
export interface StackEntry {
  readonly name: string;
  readonly line: number;
  readonly column: number;
}

/** Internal slot of Error objects: where it was made. `diagnostic` ties an error to the contract (a tool failure, a refusal). */
export class ErrorData {
  private trace: Trace | readonly StackEntry[];
  diagnostic: { readonly kind: string; readonly message: string; readonly suggestions?: readonly string[] } | null =
    null;
  constructor(trace: Trace | readonly StackEntry[]) {
    this.trace = trace;
  }
  get depth(): number {
    return this.trace instanceof Trace ? this.trace.depth : this.trace.length;
  }
  get stack(): readonly StackEntry[] {
    return this.trace instanceof Trace ? (this.trace = this.trace.entries()) : this.trace;
  }
}

const TRACE_LIMIT = 10;

/** Where frames stood. It is taken with every error and every call of a tool; only who reads it pays for lines. */
export class Trace {
  private readonly offset: number;
  private readonly innermost: Mark | null;
  constructor(innermost: Mark | null, offset: number) {
    this.innermost = innermost;
    this.offset = offset;
  }
  get depth(): number {
    let depth = 0;
    for (let mark = this.innermost; mark !== null; mark = mark.outer) depth++;
    return depth;
  }
  entries(): StackEntry[] {
    const entries: StackEntry[] = [];
    let exact = this.offset;
    for (let mark = this.innermost; mark !== null; mark = mark.outer) {
      const site = mark.code.site(mark.pc);
      if (site === null) continue;
      const { line, column } = site.source.position(exact >= 0 ? exact : site.offset);
      entries.push({ name: site.name, line, column });
      exact = -1;
    }
    return entries;
  }
}

class Mark {
  readonly code: FrameCode;
  readonly pc: number;
  outer: Mark | null = null;
  constructor(code: FrameCode, pc: number) {
    this.code = code;
    this.pc = pc;
  }
}

/** The guest frames from `frame` downward; `offset` replaces the innermost position where it is known more exactly. */
export function captureTrace(frame: Frame | null, offset = -1): Trace {
  let innermost: Mark | null = null;
  let last: Mark | null = null;
  let room = TRACE_LIMIT;
  for (let current = frame; current !== null && room > 0; current = current[PARENT]) {
    const code: FrameCode = current[CODE];
    if (code.site === noSite) continue;
    const mark = new Mark(code, current[PC]);
    if (last === null) innermost = mark;
    else last.outer = mark;
    last = mark;
    room--;
  }
  return new Trace(innermost, offset);
}

/** The one name under which objects of a shape that is shared may still hold a content to be made. */
export const STACK_KEY = "stack";
class LazyStack extends LazySlot {
  readonly head: string;
  readonly data: ErrorData;
  constructor(head: string, data: ErrorData) {
    super();
    this.head = head;
    this.data = data;
  }
  make(): Value {
    return formatStack(this.head, this.data.stack);
  }
}

export const formatStack = (head: string, stack: readonly StackEntry[]): string =>
  stack.reduce(
    (text, { name, line, column }) => `${text}\n    at ${name === "" ? "" : `${name} `}(program:${line}:${column})`,
    head,
  );

/** Gives an error object its `stack` property (guest positions only). */
export function installStack(object: JSObject, head: string, data: ErrorData): void {
  addProperty(object, STACK_KEY, Attr.Hidden, new LazyStack(head, data));
}

/** A new guest error, as if the program had constructed it at `offset` (or at the machine's current position). */
export function makeError(m: Machine, name: ErrorName, message: string, offset = -1): JSObject {
  const data = new ErrorData(captureTrace(m.current, offset >= 0 ? offset : m.currentOffset));
  const error = new JSObject(m.realm.rootShape, m.realm.intrinsic(`${name}Prototype`), Kind.Error, data);
  installStack(error, `${name}: ${message}`, data);
  addProperty(error, "message", Attr.Hidden, message);
  return error;
}

export function throwError(m: Machine, name: ErrorName, message: string, offset = -1): never {
  throw new GuestThrow(makeError(m, name, message, offset));
}

/**
 * A TypeError, unless text or holder are of a path under `tools` that leads nowhere: then it says what exists. What the
 * library leaves out on purpose is explained by its row.
 */
export function throwMissing(m: Machine, text: string, otherwise: string, offset: number, holder?: Value): never {
  const missing = m.host.explainMissing(text, holder);
  const reason = missing === null ? m.realm.whyAbsent(holder, lastName(text)) : undefined;
  const plain = reason === undefined ? otherwise : `${otherwise} (not available: ${reason})`;
  const error = makeError(m, "TypeError", missing === null ? plain : missing.message, offset);
  (error.data as ErrorData).diagnostic = missing;
  throw new GuestThrow(error);
}

/** The member a text like `"a".anchor` or `a["anchor"]` names. */
const lastName = (text: string): string => /([\w$]+)["'`]?\]?$/.exec(text)?.[1] ?? "";

/** A ReferenceError for a global that is not there, with what to use instead where that is known. */
export function throwUndefined(m: Machine, name: string, offset = -1): never {
  const alternative = alternativeTo(name);
  return throwError(
    m,
    "ReferenceError",
    `${name} is not defined${alternative === undefined ? "" : `: ${alternative}`}`,
    offset,
  );
}

export const throwTypeError = (m: Machine, message: string, offset = -1): never =>
  throwError(m, "TypeError", message, offset);
export const throwRangeError = (m: Machine, message: string, offset = -1): never =>
  throwError(m, "RangeError", message, offset);
