/** Thrown guest values to diagnostics: kind, text and place, without running guest code. */
import type { Diagnostic, DiagnosticKind } from "../diagnostics/Diagnostic.ts";
import { shortened } from "../diagnostics/shortened.ts";
import type { ErrorData } from "../machine/errors.ts";
import type { Machine } from "../machine/Machine.ts";
import { describe, functionName } from "../machine/operations/describe.ts";
import { SLOW, tryGet } from "../machine/operations/property.ts";
import type { FrameCode } from "../machine/frame.ts";
import { CODE, PC } from "../machine/frame.ts";
import { isLongBigInt } from "../values/bigints.ts";
import { JSObject } from "../values/JSObject.ts";
import { Kind } from "../values/kinds.ts";
import type { Primitive, Value } from "../values/Value.ts";

/** What the program threw, or a promise was rejected with. */
export function failureOf(m: Machine, thrown: Value): Diagnostic {
  if (thrown instanceof JSObject && thrown.kind === Kind.Error) return ofError(thrown);
  const place =
    m.lastThrow !== null && m.lastThrow.value === thrown
      ? placeOf(m.lastThrow.frame[CODE] as FrameCode, m.lastThrow)
      : undefined;
  return {
    kind: "ExecutionFailure",
    message: `Uncaught ${shortened(thrownText(thrown), MAX_TEXT)}`,
    ...(place === undefined ? {} : { location: place }),
  };
}

/** Whether the value can be a failure of that kind: seen without a look at its texts, which may be long. */
export const hasKind = (thrown: Value, kind: DiagnosticKind): boolean =>
  thrown instanceof JSObject && thrown.kind === Kind.Error && (thrown.data as ErrorData).diagnostic?.kind === kind;

function ofError(error: JSObject): Diagnostic {
  const data = error.data as ErrorData;
  const [top] = data.stack;
  const location = top === undefined ? {} : { location: { line: top.line, column: top.column } };
  const known = data.diagnostic;
  const message = textOf(error, "message");
  if (known !== null && message === shortened(known.message, MAX_TEXT))
    return {
      kind: known.kind as DiagnosticKind,
      message,
      ...location,
      ...(known.suggestions === undefined || known.suggestions.length === 0 ? {} : { suggestions: known.suggestions }),
    };
  return { kind: "ExecutionFailure", message: errorText(error, message), ...location };
}

/** What Error.prototype.toString says, and something where that is nothing. */
function errorText(error: JSObject, message: string): string {
  const name = nameOf(error);
  if (message.trim() !== "") return name === "" ? message : `${name}: ${message}`;
  if (tryGet(error, "message") === SLOW) return `${name || "Error"} (reading its message would run the program)`;
  return name.trim() === "" ? `Uncaught ${describe(error)} (throw an Error with a message to say more)` : name;
}

/** A name that only guest code can tell is that of the class. */
function nameOf(error: JSObject): string {
  const name = tryGet(error, "name");
  if (name === undefined) return "Error";
  if (name !== SLOW && typeof name !== "symbol" && !(name instanceof JSObject)) return textOfPrimitive(name);
  const constructor = tryGet(error, "constructor");
  return (constructor instanceof JSObject && shortened(functionName(constructor), MAX_TEXT)) || "Error";
}

/** A text property, read only as far as no guest code runs. */
function textOf(object: JSObject, key: string): string {
  const value = tryGet(object, key);
  if (value === SLOW || value === undefined) return "";
  return typeof value === "symbol" || value instanceof JSObject ? describe(value) : textOfPrimitive(value);
}

const textOfPrimitive = (value: Exclude<Primitive, symbol>): string =>
  isLongBigInt(value) ? describe(value) : shortened(String(value), MAX_TEXT);

/** What a diagnostic says of a text of the program. @unit UTF-16 units */
const MAX_TEXT = 64 * 1024;

/** A thrown value that is no Error, for people: primitives as they are, objects by their fields. */
function thrownText(value: Value): string {
  if (!(value instanceof JSObject)) return describe(value);
  const message = value.kind === Kind.Proxy ? "" : textOf(value, "message");
  return message === ""
    ? `${describe(value)} (throw an Error to say more)`
    : `${describe(value)} with message ${JSON.stringify(message)}`;
}

function placeOf(
  code: FrameCode,
  { frame, offset }: NonNullable<Machine["lastThrow"]>,
): { line: number; column: number } | undefined {
  const site = code.site(frame[PC]);
  return site === null ? undefined : site.source.position(offset);
}
