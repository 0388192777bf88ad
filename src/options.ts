/** Options of a runtime, checked when it is made. What is left out has its default; what is wrong is refused by its name. */
import { nearest } from "./diagnostics/nearest.ts";
import type { Hooks, Limits } from "./execution/Execution.ts";
import type { Options } from "./Runtime.ts";
import { allowKind, kindOf, requireKind, shown } from "./tools/given.ts";
import { checkedCatalogBudget } from "./tools/instructions.ts";
import type * as Tool from "./tools/Tool.ts";

export interface Checked {
  readonly tools: Tool.Tree<any>;
  readonly limits: Limits;
  readonly catalogBudget: number;
  readonly timeZone: string;
  readonly hooks: Hooks<unknown>;
}

/** @throws TypeError for what is of the wrong kind or has an unknown name, RangeError for a number or zone that is none */
export function checkedOptions(options: Options<Tool.Tree<any>, any>): Checked {
  requireKind("options", options, "an object");
  const { tools = {}, limits, discovery, timeZone = "UTC", onToolCallStart, onToolCallEnd } = options;
  refuseSlips(options);
  allowKind("discovery", discovery, "an object");
  allowKind("onToolCallStart", onToolCallStart, "a function");
  allowKind("onToolCallEnd", onToolCallEnd, "a function");
  refuseUnknown("discovery", "option", discovery, ["catalogBudget"]);
  return {
    tools,
    limits: checkedLimits(limits),
    catalogBudget: checkedCatalogBudget(discovery?.catalogBudget),
    timeZone: checkedTimeZone(timeZone),
    hooks: { onToolCallStart, onToolCallEnd },
  };
}

/** @throws TypeError when a program is no text */
export function checkedCode(code: string): string {
  requireKind("code", code, "a string");
  return code;
}

/** @throws TypeError when it is none; one of another realm is one */
export function checkedSignal(signal: AbortSignal | undefined): AbortSignal | undefined {
  if (signal === undefined) return undefined;
  const given: Partial<AbortSignal> | null = typeof signal === "object" ? signal : null;
  if (typeof given?.addEventListener === "function" && typeof given.throwIfAborted === "function") return signal;
  throw new TypeError(`signal must be an AbortSignal, not ${kindOf(signal)}`);
}

const OPTIONS: readonly string[] = ["tools", "limits", "discovery", "timeZone", "onToolCallStart", "onToolCallEnd"];

/** The least that each can be. */
const LIMITS = { timeoutMs: 1, maxToolCalls: 0, maxOutputBytes: 0 } as const;

/** A copy: what the host does to its object later changes nothing. */
function checkedLimits(given: Limits | undefined): Limits {
  allowKind("limits", given, "an object");
  refuseUnknown("limits", "limit", given, Object.keys(LIMITS));
  const limits: { -readonly [L in keyof Limits]: Limits[L] } = {};
  for (const [name, least] of Object.entries(LIMITS) as [keyof Limits, number][]) {
    const value = given?.[name];
    if (value === undefined) continue;
    if (!Number.isSafeInteger(value) || value < least)
      throw new RangeError(`limits.${name} must be a safe integer of at least ${least}, not ${shown(value)}`);
    limits[name] = value;
  }
  return limits;
}

/** A limit that nobody knows would limit nothing. */
function refuseUnknown(group: string, what: string, given: object | undefined, known: readonly string[]): void {
  for (const [name, value] of Object.entries(given ?? {})) {
    if (value === undefined || known.includes(name)) continue;
    const [near] = nearest(name, known);
    const hint = near === undefined ? "" : `, did you mean ${near}?`;
    throw new TypeError(`${group}.${name} is no ${what}${hint} (known: ${known.join(", ")})`);
  }
}

/** The object may hold more, for whoever made it; but what is nearly an option is meant as one. */
function refuseSlips(options: object): void {
  for (const name of Object.keys(options)) {
    const [near] = OPTIONS.includes(name) ? [] : nearest(name, OPTIONS);
    if (near !== undefined) throw new TypeError(`${name} is no option, did you mean ${near}?`);
  }
}

function checkedTimeZone(timeZone: string): string {
  requireKind("timeZone", timeZone, "a string");
  // The default needs no check, which would load the host's locale data.
  if (timeZone !== "UTC") new Intl.DateTimeFormat("en-US", { timeZone });
  return timeZone;
}
