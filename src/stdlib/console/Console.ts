/** console (https://console.spec.whatwg.org): one line of the program's log per call, formatted as Node does. */
import {
  absent,
  anyReceiver,
  type Args,
  builtin,
  method,
  type MaybeGuest,
  type RowOf,
  value,
} from "../../machine/Builtin.ts";
import { captureTrace } from "../../machine/errors.ts";
import { type Guest, isGuest } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { toNumber, toString } from "../../machine/operations/convert.ts";
import { get } from "../../machine/operations/property.ts";
import { JSObject } from "../../values/JSObject.ts";
import { Attr, Kind } from "../../values/kinds.ts";
import { symbols } from "../../values/symbols.ts";
import { isObject, type Value } from "../../values/Value.ts";
import { eager } from "../conversions.ts";
import { formatLog } from "./formatLog.ts";
import { inspect } from "./inspect.ts";
import { tableText } from "./table.ts";

/** What one run's console remembers. */
class ConsoleState {
  readonly counts = new Map<string, number>();
  readonly timers = new Map<string, number>();
  groups = 0;
}
const stateOf = (m: Machine): ConsoleState => m.realm.intrinsic("console").data as ConsoleState;

const GROUP_INDENTATION = 2;
const DEEPEST_GROUP = 100;
/** @unit UTF-16 units */
const LONGEST_WITH_MARGIN = 2 ** 18;

function write(m: Machine, level: string, text: string): undefined {
  const margin = " ".repeat(Math.min(stateOf(m).groups, DEEPEST_GROUP) * GROUP_INDENTATION);
  m.budget -= 5 + (text.length >> 5);
  // A text too long for any log is not worth its margins.
  const isLong = text.length > LONGEST_WITH_MARGIN;
  m.host.log(level, margin === "" || isLong ? text : margin + text.replaceAll("\n", `\n${margin}`));
  return undefined;
}

type ConsoleBody = (m: Machine, args: Args) => MaybeGuest<Value>;
const METHOD = Attr.All;
const row = (name: string, length: number, body: ConsoleBody): RowOf =>
  method(
    name,
    length,
    anyReceiver,
    `https://console.spec.whatwg.org/#${name.toLowerCase()}`,
    (m, _self, args) => body(m, args),
    METHOD,
  );
const logger = (name: string, level: string): RowOf =>
  row(name, 0, (m, args) =>
    args.length === 1 && typeof args[0] === "string" ? write(m, level, args[0]) : eager(log(m, level, args)),
  );

function* log(m: Machine, level: string, args: Args): Guest<Value> {
  return write(m, level, yield* formatLog(m, args));
}

/** A label: what is not a string is converted, which may run guest code. */
const labelled =
  (body: (m: Machine, label: string, rest: Args) => MaybeGuest<Value>): ConsoleBody =>
  (m, args) =>
    eager(
      (function* (): Guest<Value> {
        const label = args[0] === undefined ? "default" : yield* toString(m, args[0]);
        const result = body(m, label, args.slice(1));
        return isGuest(result) ? yield* result : result;
      })(),
    );

// prettier-ignore
export const ConsoleObject = builtin("console", { spec: "https://console.spec.whatwg.org/#console-namespace", make: (m, proto) => new JSObject(m.realm.rootShape, proto, Kind.Ordinary, new ConsoleState()) }, [
  row("assert", 0, (m, args) => (args[0] ? undefined : eager(assertion(m, args.slice(1))))),
  row("count", 0, labelled(count)),
  row("countReset", 0, labelled(countReset)),
  logger("debug", "debug"),
  row("dir", 0, (m, args) => eager(dir(m, args))),
  logger("error", "error"),
  row("group", 0, (m, args) => eager(group(m, args))),
  row("groupCollapsed", 0, (m, args) => eager(group(m, args))),
  row("groupEnd", 0, (m) => void (stateOf(m).groups = Math.max(0, stateOf(m).groups - 1))),
  logger("info", "info"),
  logger("log", "log"),
  row("table", 1, (m, args) => eager(table(m, args))),
  row("time", 0, labelled(time)),
  row("timeEnd", 0, labelled(timeEnd)),
  row("timeLog", 0, labelled(timeLog)),
  row("trace", 0, (m, args) => eager(trace(m, args))),
  logger("warn", "warn"),
  absent("clear", "https://console.spec.whatwg.org/#clear", "the log is captured, there is no screen to clear"),
  value(symbols.toStringTag, "console", "https://console.spec.whatwg.org/#console-namespace", Attr.Configurable),
]);

function* assertion(m: Machine, rest: Args): Guest<Value> {
  const [first] = rest;
  if (rest.length === 0) return write(m, "warn", "Assertion failed");
  if (typeof first === "string") return yield* log(m, "warn", [`Assertion failed: ${first}`, ...rest.slice(1)]);
  return yield* log(m, "warn", ["Assertion failed:", ...rest]);
}

function count(m: Machine, label: string): Value {
  const { counts } = stateOf(m);
  const next = (counts.get(label) ?? 0) + 1;
  counts.set(label, next);
  return write(m, "log", `${label}: ${next}`);
}
function countReset(m: Machine, label: string): Value {
  if (!stateOf(m).counts.delete(label)) return write(m, "warn", `Count for '${label}' does not exist`);
  return undefined;
}

/** `depth` is the one option that changes text without colours. */
function* dir(m: Machine, [value, options]: Args): Guest<Value> {
  const depth = isObject(options) ? yield* get(m, options, "depth") : undefined;
  if (depth === undefined) return write(m, "log", yield* inspect(m, value));
  const levels = depth === null ? Infinity : yield* toNumber(m, depth);
  return write(m, "log", yield* inspect(m, value, { depth: levels }));
}

function* group(m: Machine, args: Args): Guest<Value> {
  if (args.length > 0) yield* log(m, "log", args);
  stateOf(m).groups++;
  return undefined;
}

function* table(m: Machine, args: Args): Guest<Value> {
  const [data, columns] = args;
  if (!isObject(data) || data.kind === Kind.Map || data.kind === Kind.Set) return yield* log(m, "log", args);
  return write(m, "log", yield* tableText(m, data, columns));
}

function time(m: Machine, label: string): Value {
  const { timers } = stateOf(m);
  if (timers.has(label)) return write(m, "warn", `Label '${label}' already exists for console.time()`);
  timers.set(label, m.host.now());
  return undefined;
}
function timeEnd(m: Machine, label: string): Value {
  const { timers } = stateOf(m);
  const start = timers.get(label);
  if (start === undefined) return write(m, "warn", `No such label '${label}' for console.timeEnd()`);
  timers.delete(label);
  return write(m, "log", `${label}: ${elapsed(m, start)}`);
}
function* timeLog(m: Machine, label: string, rest: Args): Guest<Value> {
  const start = stateOf(m).timers.get(label);
  if (start === undefined) return write(m, "warn", `No such label '${label}' for console.timeLog()`);
  const line = `${label}: ${elapsed(m, start)}`;
  return write(m, "log", rest.length === 0 ? line : `${line} ${yield* formatLog(m, rest)}`);
}
function elapsed(m: Machine, start: number): string {
  const ms = m.host.now() - start;
  return ms >= 1000 ? `${(ms / 1000).toFixed(3)}s` : `${Number(ms.toFixed(3))}ms`;
}

function* trace(m: Machine, args: Args): Guest<Value> {
  const lines = captureTrace(m.current)
    .entries()
    .map(({ name, line, column }) => `    at ${name === "" ? "" : `${name} `}(program:${line}:${column})`);
  const text = yield* formatLog(m, args);
  return write(m, "error", [`Trace${text === "" ? "" : `: ${text}`}`, ...lines].join("\n"));
}
