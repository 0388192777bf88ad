/** console.table: rows and columns of plain data in a box, as Node draws it. Accessors are not called. */
import { type Guest, PAUSE } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { arrayKeys } from "../../machine/operations/manyKeys.ts";
import { getOwn } from "../../machine/operations/ordinary.ts";
import { ownKeys } from "../../machine/operations/property.ts";
import { isArrayObject } from "../../values/arrays.ts";
import { Accessor, type JSObject } from "../../values/JSObject.ts";
import { Attr, Kind } from "../../values/kinds.ts";
import { isObject, type Value } from "../../values/Value.ts";
import { inspect } from "./inspect.ts";

const INDEX = "(index)";
const VALUES = "Values";
/** Rows and columns beyond these are not drawn. */
const MOST_ROWS = 1000;
const MOST_COLUMNS = 100;
/** Of the whole table; cells are cut where all of them together would be more. @unit UTF-16 units */
const MOST_TEXT = 2 ** 20;

export function* tableText(m: Machine, data: JSObject, columns: Value): Guest<string> {
  const only =
    isObject(columns) && isArrayObject(columns)
      ? (yield* ownEntries(m, columns)).map(([, name]) => String(name))
      : undefined;
  const names: string[] = only === undefined ? [] : [...only];
  let hasValues = false;
  const cells: Map<string, string>[] = [];
  for (const [index, row] of yield* ownEntries(m, data)) {
    const cell = new Map<string, string>([[INDEX, index]]);
    cells.push(cell);
    if (isObject(row) && !isFunction(row)) {
      for (const [name, value] of yield* ownEntries(m, row)) {
        if (only === undefined && !names.includes(name) && names.length < MOST_COLUMNS) names.push(name);
        if (names.includes(name)) cell.set(`.${name}`, yield* inspect(m, value, { depth: 0 }));
      }
    } else {
      hasValues = true;
      cell.set(VALUES, yield* inspect(m, row));
    }
    if (m.budget < 0) yield PAUSE;
  }
  const keys = [INDEX, ...names.map((name) => `.${name}`), ...(hasValues ? [VALUES] : [])];
  const titles = [INDEX, ...names, ...(hasValues ? [VALUES] : [])];
  return yield* drawn(
    m,
    titles,
    cells.map((cell) => keys.map((key) => cell.get(key) ?? "")),
  );
}

const isFunction = (object: JSObject): boolean => object.kind >= Kind.Closure && object.kind <= Kind.ToolReference;

function* ownEntries(m: Machine, object: JSObject): Guest<[string, Value][]> {
  if (object.kind === Kind.Proxy || object.kind === Kind.ToolReference) return [];
  const entries: [string, Value][] = [];
  // No more of a long array than are shown.
  for (const key of isArrayObject(object) ? yield* arrayKeys(m, object) : yield* ownKeys(m, object)) {
    if (entries.length === MOST_ROWS) break;
    if (--m.budget < 0) yield PAUSE;
    const own = typeof key === "string" ? getOwn(m, object, key) : undefined;
    if (own === undefined || (own.flags & Attr.Enumerable) === 0) continue;
    entries.push([key as string, own.content instanceof Accessor ? undefined : own.content]);
  }
  return entries;
}

function* drawn(m: Machine, allTitles: readonly string[], allRows: readonly (readonly string[])[]): Guest<string> {
  const widest = Math.max(20, Math.floor(MOST_TEXT / ((allRows.length + 1) * allTitles.length)));
  const cut = (cell: string): string => (cell.length > widest ? `${cell.slice(0, widest - 1)}…` : cell);
  const titles = allTitles.map(cut);
  const widths = titles.map((title) => title.length + 2);
  const rows: string[][] = [];
  for (const cells of allRows) {
    const row = cells.map(cut);
    rows.push(row);
    for (let i = 0; i < row.length; i++) widths[i] = Math.max(widths[i]!, row[i]!.length + 2);
    if ((m.budget -= 4 * row.length) < 0) yield PAUSE;
  }
  const rule = (left: string, middle: string, right: string): string =>
    left + widths.map((width) => "─".repeat(width)).join(middle) + right;
  const line = (cells: readonly string[]): string =>
    `│${cells.map((cell, i) => ` ${cell.padEnd(widths[i]! - 1)}`).join("│")}│`;
  const lines = [rule("┌", "┬", "┐"), line(titles), rule("├", "┼", "┤")];
  for (const row of rows) {
    lines.push(line(row));
    if ((m.budget -= 4 * row.length) < 0) yield PAUSE;
  }
  lines.push(rule("└", "┴", "┘"));
  return lines.join("\n");
}
