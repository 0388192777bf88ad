/** Making RegExp objects (ECMA-262 §22.2.3.2, §22.2.3.3): compiled pattern, source and flags, and `lastIndex`. */
import { throwError } from "../../machine/errors.ts";
import type { Machine } from "../../machine/Machine.ts";
import { type CompiledPattern, compilePattern } from "../../regexp/compile.ts";
import { PatternError } from "../../regexp/PatternError.ts";
import { addProperty, JSObject } from "../../values/JSObject.ts";
import { Attr, Kind } from "../../values/kinds.ts";
import { isObject, type Value } from "../../values/Value.ts";

/** Internal slots. */
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

/** A RegExp of this realm, as a literal makes it. `compiled` is the literal's pattern where it is known already. */
export function makeRegExp(m: Machine, source: string, flags: string, proto?: JSObject): RegExpObject {
  const data = new RegExpData(source, flags, compiled(m, source, flags));
  const prototype = proto ?? m.realm.intrinsic("RegExpPrototype");
  const object = new JSObject(m.realm.rootShape, prototype, Kind.RegExp, data) as RegExpObject;
  addProperty(object, "lastIndex", Attr.Writable, 0);
  return object;
}

function compiled(m: Machine, source: string, flags: string): CompiledPattern {
  m.budget -= 20 + source.length;
  try {
    return compilePattern(source, flags);
  } catch (error) {
    if (error instanceof PatternError) return throwError(m, "SyntaxError", error.message);
    throw error;
  }
}
