/** JSON (ECMA-262 §25.5). Parsing and printing are in `jsonParse.ts` and `jsonStringify.ts`. */
import { absent, anyReceiver, type Args, builtin, method, type MaybeGuest, value } from "../../machine/Builtin.ts";
import { isCallable } from "../../machine/call.ts";
import type { Guest } from "../../machine/guest.ts";
import { isGuest } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { primitiveToString, toString } from "../../machine/operations/convert.ts";
import { Attr } from "../../values/kinds.ts";
import { symbols } from "../../values/symbols.ts";
import { isObject, type Value } from "../../values/Value.ts";
import { eager } from "../conversions.ts";
import { parseJson } from "./jsonParse.ts";
import { revive } from "./jsonRevive.ts";
import { stringifyJson } from "./jsonStringify.ts";

const RAW = "raw JSON text is not part of ECMAScript 2025";

// prettier-ignore
export const JSONObject = builtin("JSON", { spec: "sec-json-object" }, [
  method("parse",     2, anyReceiver, "sec-json.parse",     (m, _self, args) => parse(m, args)),
  method("stringify", 3, anyReceiver, "sec-json.stringify", (m, _self, args) => eager(stringifyJson(m, args[0], args[1], args[2]))),
  absent("rawJSON",   "sec-json-object", RAW),
  absent("isRawJSON", "sec-json-object", RAW),
  value(symbols.toStringTag, "JSON", "sec-json-%symbol.tostringtag%", Attr.Configurable),
]);

function parse(m: Machine, [text, reviver]: Args): MaybeGuest<Value> {
  if (isObject(text) || isCallable(reviver)) return parseSlow(m, text, reviver);
  return parseJson(m, primitiveToString(m, text));
}

function* parseSlow(m: Machine, text: Value, reviver: Value): Guest<Value> {
  const parsed = parseJson(m, yield* toString(m, text));
  const value = isGuest(parsed) ? yield* parsed : parsed;
  return isCallable(reviver) ? yield* revive(m, value, reviver) : value;
}
