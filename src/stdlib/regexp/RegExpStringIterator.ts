/** %RegExpStringIteratorPrototype% (ECMA-262 §22.2.9): the matches of matchAll. */
import { builtin, method, value } from "../../machine/Builtin.ts";
import type { Guest } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { toString } from "../../machine/operations/convert.ts";
import { createIterResult } from "../../machine/operations/create.ts";
import { get } from "../../machine/operations/property.ts";
import { JSObject } from "../../values/JSObject.ts";
import { Attr, Kind } from "../../values/kinds.ts";
import { symbols } from "../../values/symbols.ts";
import type { Value } from "../../values/Value.ts";
import { eager } from "../conversions.ts";
import { thisWithData } from "../receivers.ts";
import { regExpExec } from "./exec.ts";
import { stepOver } from "./matching.ts";

class MatchIteration {
  readonly matcher: JSObject;
  readonly text: string;
  readonly global: boolean;
  readonly unicode: boolean;
  done = false;
  constructor(matcher: JSObject, text: string, global: boolean, unicode: boolean) {
    this.matcher = matcher;
    this.text = text;
    this.global = global;
    this.unicode = unicode;
  }
}

export const regExpStringIterator = (
  m: Machine,
  matcher: JSObject,
  text: string,
  global: boolean,
  unicode: boolean,
): JSObject =>
  new JSObject(
    m.realm.rootShape,
    m.realm.intrinsic("RegExpStringIteratorPrototype"),
    Kind.Iterator,
    new MatchIteration(matcher, text, global, unicode),
  );

// prettier-ignore
export const RegExpStringIteratorPrototype = builtin("RegExpStringIteratorPrototype", { proto: "IteratorPrototype", title: "%RegExpStringIteratorPrototype%", spec: "sec-%regexpstringiteratorprototype%-object" }, [
  method("next", 0, thisWithData(MatchIteration), "sec-%regexpstringiteratorprototype%.next", (m, iteration) => eager(nextMatch(m, iteration))),
  value(symbols.toStringTag, "RegExp String Iterator", "sec-%regexpstringiteratorprototype%-%symbol.tostringtag%", Attr.Configurable),
]);

function* nextMatch(m: Machine, iteration: MatchIteration): Guest<Value> {
  if (iteration.done) return createIterResult(m, undefined, true);
  const { matcher, text, global, unicode } = iteration;
  const result = yield* regExpExec(m, matcher, text);
  if (result === null || !global) iteration.done = true;
  if (result === null) return createIterResult(m, undefined, true);
  if (global && (yield* toString(m, yield* get(m, result, "0"))) === "") yield* stepOver(m, matcher, text, unicode);
  return createIterResult(m, result, false);
}
