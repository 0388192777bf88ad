/** How the inspector writes primitives and property keys: quoting and escapes as in Node. */
import { isObject, type PropertyKey, type Value } from "../../values/Value.ts";

/** @unit code units */
const LONGEST_STRING = 10_000;
const IDENTIFIER = /^[a-zA-Z_][a-zA-Z_0-9]*$/;
// eslint-disable-next-line no-control-regex
const ESCAPED = /[\x00-\x1f\x27\x5c\x7f-\x9f]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const NAMED: Readonly<Record<string, string>> = {
  "\b": "\\b",
  "\t": "\\t",
  "\n": "\\n",
  "\f": "\\f",
  "\r": "\\r",
  "\\": "\\\\",
};

/** In single quotes, or in those that need no escape. */
export function quoted(text: string): string {
  const quote = !text.includes("'")
    ? "'"
    : !text.includes('"')
      ? '"'
      : !text.includes("`") && !text.includes("${")
        ? "`"
        : "'";
  const escaped = text.replace(ESCAPED, (unit) => {
    if (unit === "'") return quote === "'" ? "\\'" : unit;
    const code = unit.charCodeAt(0);
    const hex = code.toString(16).toUpperCase();
    return NAMED[unit] ?? (code < 256 ? `\\x${hex.padStart(2, "0")}` : `\\u${hex.padStart(4, "0")}`);
  });
  return quote + escaped + quote;
}

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
      return `${value}n`;
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

export function keyText(key: PropertyKey, enumerable: boolean): string {
  if (typeof key === "symbol") return `[${key.toString()}]`;
  if (key === "__proto__") return "['__proto__']";
  if (!enumerable) return `[${key}]`;
  return IDENTIFIER.test(key) ? key : quoted(key);
}

export const isPrimitive = (value: Value): value is Exclude<Value, object> => !isObject(value);
