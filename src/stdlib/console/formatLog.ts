/** The text of console arguments: format specifiers of a first string, then everything else with spaces between. */
import type { Args } from "../../machine/Builtin.ts";
import { type Guest, GuestThrow, PAUSE } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { isObject, type Primitive, type Value } from "../../values/Value.ts";
import { stringifyJson } from "../json/jsonStringify.ts";
import { TextBuilder } from "../string/TextBuilder.ts";
import { inspect } from "./inspect.ts";
import { bigText } from "./inspectText.ts";

const SPECIFIER = /%[sdifjoOc%]/g;

export function* formatLog(m: Machine, args: Args): Guest<string> {
  const [first] = args;
  let used = 0;
  const text = new TextBuilder();
  if (typeof first === "string" && args.length > 1 && first.includes("%")) {
    let copied = 0;
    used = 1;
    for (const { 0: specifier, index } of first.matchAll(SPECIFIER)) {
      m.budget -= 8;
      if (m.budget < 0) yield PAUSE;
      text.add(first.slice(copied, index));
      copied = index + 2;
      if (specifier === "%%") text.add("%");
      else text.add(used < args.length ? yield* formatted(m, specifier, args[used++]) : specifier);
    }
    text.add(first.slice(copied));
  }
  const texts = used === 0 ? [] : [text.whole()];
  for (const value of args.slice(used)) texts.push(typeof value === "string" ? value : yield* inspect(m, value));
  return texts.join(" ");
}

function* formatted(m: Machine, specifier: string, value: Value): Guest<string> {
  switch (specifier) {
    case "%s":
      if (typeof value === "bigint") return bigText(value);
      if (isObject(value)) return yield* inspect(m, value, { depth: 0 });
      return Object.is(value, -0) ? "-0" : String(value);
    case "%d":
      return typeof value === "bigint" ? bigText(value) : numberText(value, Number);
    case "%i":
      return typeof value === "bigint"
        ? bigText(value)
        : numberText(value, (primitive) => parseInt(String(primitive), 10));
    case "%f":
      return numberText(value, (primitive) => parseFloat(String(primitive)));
    case "%j":
      return yield* jsonText(m, value);
    case "%o":
      return yield* inspect(m, value, { depth: 4 });
    case "%O":
      return yield* inspect(m, value);
    default:
      return "";
  }
}

/** Objects are not converted: a log runs no code of the program. */
function numberText(value: Value, convert: (primitive: Primitive) => number): string {
  const number = isObject(value) || typeof value === "symbol" ? NaN : convert(value);
  return Object.is(number, -0) ? "-0" : String(number);
}

function* jsonText(m: Machine, value: Value): Guest<string> {
  try {
    return String(yield* stringifyJson(m, value, undefined, undefined));
  } catch (error) {
    if (!(error instanceof GuestThrow)) throw error;
    return "[Circular]";
  }
}
