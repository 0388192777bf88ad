/** Making RegExp objects (ECMA-262 §22.2.3.2, §22.2.3.3): compiled pattern, source and flags, and `lastIndex`. */
import { throwError } from "../../machine/errors.ts";
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

/** A RegExp of this realm, as a literal makes it. */
export const makeRegExp = (m: Machine, source: string, flags: string): RegExpObject =>
  regExpFrom(m, compileRegExp(m, source, flags));

/** Patterns one run has compiled: literals in loops and patterns built again and again. */
export class PatternCache {
  private readonly compiled = new Map<string, RegExpData>();
  get(source: string, flags: string): RegExpData | undefined {
    return this.compiled.get(`${flags}/${source}`);
  }
  set(data: RegExpData): void {
    if (data.source.length > LONGEST_CACHED) return;
    if (this.compiled.size >= MOST_CACHED) this.compiled.clear();
    this.compiled.set(`${data.flags}/${data.source}`, data);
  }
}
/** Compiling takes about 3 µs a character. */
const CHARACTER_TICKS = 50;
const MOST_CACHED = 500;
/** @unit code units */
const LONGEST_CACHED = 2000;

/** @throws a guest SyntaxError */
export function compileRegExp(m: Machine, source: string, flags: string): RegExpData {
  const cache = m.realm.intrinsic("RegExpPrototype").data as PatternCache;
  const known = cache.get(source, flags);
  if (known !== undefined) return known;
  m.budget -= 20 + CHARACTER_TICKS * source.length;
  m.allocated += 1000 + 50 * source.length;
  try {
    const data = new RegExpData(source, flags, compilePattern(source, flags));
    cache.set(data);
    return data;
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
