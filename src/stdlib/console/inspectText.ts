/** How the inspector writes primitives and property keys: quoting and escapes as in Node. */
import { isLongBigInt } from "../../values/bigints.ts";
import { isObject, type PropertyKey, type Value } from "../../values/Value.ts";

/** @unit code units */
const LONGEST_STRING = 10_000;
const IDENTIFIER = /^[a-zA-Z_][a-zA-Z_0-9]*$/;
const NAMED: Readonly<Record<number, string>> = {
  8: "\\b",
  9: "\\t",
  10: "\\n",
  12: "\\f",
  13: "\\r",
  39: "\\'",
  92: "\\\\",
};
const hex = (unit: number): string => unit.toString(16).toUpperCase();
/** By unit: what stands for it, where that is not itself. */
const ESCAPES: readonly (string | undefined)[] = Array.from({ length: 0xa0 }, (_, unit) =>
  unit < 0x20 || unit >= 0x7f ? (NAMED[unit] ?? `\\x${hex(unit).padStart(2, "0")}`) : NAMED[unit],
);

/** In single quotes, or in those that need no escape. */
export function quoted(text: string): string {
  const quote = !text.includes("'")
    ? "'"
    : !text.includes('"')
      ? '"'
      : !text.includes("`") && !text.includes("${")
        ? "`"
        : "'";
  let escaped = "";
  let copied = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit >= 0xd800 && unit < 0xdc00 && isTrail(text.charCodeAt(i + 1))) {
      i++;
      continue;
    }
    const isLone = unit >= 0xd800 && unit < 0xe000;
    const escape = isLone ? `\\u${hex(unit)}` : unit === 39 && quote !== "'" ? undefined : ESCAPES[unit];
    if (escape === undefined) continue;
    escaped += text.slice(copied, i) + escape;
    copied = i + 1;
  }
  return quote + escaped + text.slice(copied) + quote;
}
const isTrail = (unit: number): boolean => unit >= 0xdc00 && unit < 0xe000;

export interface LineLayout {
  readonly indentation: number;
  readonly width: number;
}

export function primitiveText(value: Exclude<Value, object>, { indentation, width }: LineLayout): string {
  switch (typeof value) {
    case "string":
      return stringText(value, indentation, width);
    case "number":
      return Object.is(value, -0) ? "-0" : String(value);
    case "bigint":
      return bigText(value);
    case "symbol":
      return value.toString();
    default:
      return String(value);
  }
}

/** Long texts of several lines become a concatenation, a line each. */
function stringText(text: string, indentation: number, width: number): string {
  const rest = text.length - LONGEST_STRING;
  const shown = rest > 0 ? text.slice(0, LONGEST_STRING) : text;
  const more = rest > 0 ? `... ${rest} more character${rest > 1 ? "s" : ""}` : "";
  if (shown.length <= 16 || shown.length <= width - indentation - 4) return quoted(shown) + more;
  const lines = shown.split(/(?<=\n)/);
  return lines.map(quoted).join(` +\n${" ".repeat(indentation + 2)}`) + more;
}

/** The host needs long for the decimal digits of large ones. */
export const bigText = (value: bigint): string =>
  isLongBigInt(value) ? `${value < 0n ? "-" : ""}0x${(value < 0n ? -value : value).toString(16)}n` : `${value}n`;

export function keyText(key: PropertyKey, enumerable: boolean): string {
  if (typeof key === "string" && key.length > LONGEST_STRING)
    return keyText(key.slice(0, LONGEST_STRING), enumerable) + `... ${key.length - LONGEST_STRING} more characters`;
  if (typeof key === "symbol") return `[${key.toString()}]`;
  if (key === "__proto__") return "['__proto__']";
  if (!enumerable) return `[${key}]`;
  return IDENTIFIER.test(key) ? key : quoted(key);
}

export const isPrimitive = (value: Value): value is Exclude<Value, object> => !isObject(value);
