/**
 * What a program that succeeded is told besides its value: rejections nobody awaited, of which there can be very many.
 * They are put into words in slices, and no more of them than the output limit lets through; the rest is counted.
 */
import type { Diagnostic } from "../diagnostics/Diagnostic.ts";
import { type Guest, PAUSE } from "../machine/guest.ts";
import type { Machine } from "../machine/Machine.ts";
import type { PromiseObject } from "../machine/promise.ts";
import type { Value } from "../values/Value.ts";
import { failureOf, hasKind } from "./failure.ts";
import { jsonBytes } from "./truncate.ts";

/** For one warning, and for one that is long: its text may first have to be put together. @unit ticks */
const WARNING_TICKS = 30;
const LONG_TICKS = 50_000;
/** @unit UTF-16 units */
const LONG = 2 ** 14;

export class Warnings {
  private readonly told: Diagnostic[] = [];
  /** @unit bytes of JSON */
  private used = 0;
  private readonly limit: number;
  /** How many are not told, or not yet. */
  private left = 0;
  /** A limit of tool calls that the program ran into and did not look: that is the host's to notice. */
  overLimit: Diagnostic | null = null;

  /** @param limit of what is told, in bytes of JSON; Infinity for none */
  constructor(limit: number) {
    this.limit = limit;
  }

  add(warning: Diagnostic): void {
    if (this.limit < Infinity) this.used += jsonBytes(warning, Infinity);
    if (this.used > this.limit) this.left++;
    else this.told.push(warning);
  }

  /** The rejections that nobody handled, and the errors of jobs without a promise. */
  *unobserved(m: Machine, main: PromiseObject): Guest<void> {
    const values: Value[] = [...(m.uncaught ?? [])];
    for (const promise of m.rejections ?? []) if (promise !== main) values.push((promise as PromiseObject).data.value);
    this.left = values.length;
    for (const value of values) {
      m.budget -= WARNING_TICKS;
      const isTold = this.used <= this.limit;
      if (isTold || hasKind(value, "ToolCallLimitExceeded")) {
        const failure = failureOf(m, value);
        if (failure.kind === "ToolCallLimitExceeded") this.overLimit ??= failure;
        if (failure.message.length > LONG) m.budget -= LONG_TICKS;
        this.left--;
        this.add({ ...failure, message: `${failure.message} (a rejection nobody awaited)` });
      }
      if (m.budget < 0) yield PAUSE;
    }
  }

  /** Those that are told, and how many are not. */
  list(): readonly Diagnostic[] {
    const { told, left } = this;
    if (left === 0) return told;
    return [
      ...told,
      { kind: "Truncated", message: `${left} more ${left === 1 ? "warning was" : "warnings were"} left out` },
    ];
  }

  get isCut(): boolean {
    return this.left > 0;
  }
}
