/** The messages of JSON.parse, in V8's wording. */

/** How much of the text a message shows on each side. @unit code units */
const CONTEXT = 10;
/** What programs parse by mistake. */
const NOT_JSON: readonly string[] = ["NaN", "Infinity", "undefined", "[object Object]"];

export function unexpectedToken(text: string, position: number): string {
  if (position >= text.length) return "Unexpected end of JSON input";
  const unit = text[position]!;
  if (unit === '"') return `Unexpected string in JSON at position ${position}`;
  if (unit === "-" || (unit >= "0" && unit <= "9")) return `Unexpected number in JSON at position ${position}`;
  if (NOT_JSON.includes(text)) return `"${text}" is not valid JSON`;
  return `Unexpected token '${unit}', ${excerpt(text, position)} is not valid JSON`;
}

function excerpt(text: string, position: number): string {
  if (text.length <= 2 * CONTEXT) return `"${text}"`;
  const fromStart = position < CONTEXT;
  const toEnd = position >= text.length - CONTEXT;
  const part = text.slice(fromStart ? 0 : position - CONTEXT, toEnd && !fromStart ? text.length : position + CONTEXT);
  return `${fromStart ? "" : "..."}"${part}"${toEnd && !fromStart ? "" : "..."}`;
}
