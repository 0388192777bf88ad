/** Making RegExp objects (ECMA-262 §22.2.3.2, §22.2.3.3): compiled pattern, source and flags, and `lastIndex`. */
import { throwError } from "../../machine/errors.ts";
import { type Guest, PAUSE } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { type CompiledPattern, compilePattern } from "../../regexp/compile.ts";
import { PatternError } from "../../regexp/PatternError.ts";
import { JSObject } from "../../values/JSObject.ts";
import { Attr, Kind } from "../../values/kinds.ts";
import type { Shape } from "../../values/Shape.ts";
import { isObject, type Value } from "../../values/Value.ts";

/** Internal slots. Immutable: RegExp objects of one literal share them. */
export class RegExpData {
  readonly source: string;
  readonly flags: string;
  readonly pattern: CompiledPattern;
  constructor(source: string, flags: string, pattern: CompiledPattern) {
    this.source = source;
    this.flags = flags;
    this.pattern = pattern;
  }
}

export interface RegExpObject extends JSObject {
  kind: typeof Kind.RegExp;
  data: RegExpData;
}
export const isRegExpObject = (value: Value): value is RegExpObject => isObject(value) && value.kind === Kind.RegExp;

/** A fresh RegExp: `lastIndex` is its first slot. */
export const regExpShape = (m: Machine): Shape => m.realm.rootShape.add("lastIndex", Attr.Writable);

/** A RegExp of this realm. */
export function* makeRegExp(m: Machine, source: string, flags: string): Guest<RegExpObject> {
  return regExpFrom(m, yield* compileRegExp(m, source, flags));
}

/** Patterns one run has compiled: literals in loops and patterns built again and again. */
export class PatternCache {
  private readonly compiled = new Map<string, RegExpData>();
  private units = 0;
  get(source: string, flags: string): RegExpData | undefined {
    return this.compiled.get(`${flags}/${source}`);
  }
  set(data: RegExpData): void {
    this.units += UNITS_A_PATTERN + data.source.length;
    if (this.units > MOST_CACHED) {
      this.compiled.clear();
      this.units = UNITS_A_PATTERN + data.source.length;
    }
    this.compiled.set(`${data.flags}/${data.source}`, data);
  }
}
/** Compiling takes about 3 µs a character. */
const CHARACTER_TICKS = 50;
const STEP_TICKS = CHARACTER_TICKS * 1_000;
/** @unit code units, of which the smallest pattern is worth some */
const MOST_CACHED = 250_000;
const UNITS_A_PATTERN = 400;

/** @throws a guest SyntaxError */
export function* compileRegExp(m: Machine, source: string, flags: string): Guest<RegExpData> {
  const cache = m.realm.intrinsic("RegExpPrototype").data as PatternCache;
  const known = cache.get(source, flags);
  if (known !== undefined) return known;
  m.budget -= 20 + CHARACTER_TICKS * Math.min(source.length, 1_000);
  m.allocated += 1000 + 50 * source.length;
  try {
    const steps = compilePattern(source, flags);
    for (;;) {
      const { done, value } = steps.next();
      if (!done) {
        m.budget -= STEP_TICKS;
        if (m.budget < 0) yield PAUSE;
        continue;
      }
      const data = new RegExpData(source, flags, value);
      cache.set(data);
      return data;
    }
  } catch (error) {
    if (error instanceof PatternError) return throwError(m, "SyntaxError", error.message);
    throw error;
  }
}

export function regExpFrom(m: Machine, data: RegExpData, proto = m.realm.intrinsic("RegExpPrototype")): RegExpObject {
  const object = new JSObject(regExpShape(m), proto, Kind.RegExp, data) as RegExpObject;
  object.s0 = 0;
  return object;
}
