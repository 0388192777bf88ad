/** console.table: rows and columns of plain data in a box, as Node draws it. Accessors are not called. */
import type { Machine } from "../../machine/Machine.ts";
import { getOwn, hasManyKeys, manyKeys, ownKeysOf } from "../../machine/operations/ordinary.ts";
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

export function tableText(m: Machine, data: JSObject, columns: Value): string {
  const only =
    isObject(columns) && isArrayObject(columns) ? ownEntries(m, columns).map(([, name]) => String(name)) : undefined;
  const rows = ownEntries(m, data);
  const names: string[] = only === undefined ? [] : [...only];
  let hasValues = false;
  const cells = rows.map(([index, row]) => {
    const cell = new Map<string, string>([[INDEX, index]]);
    if (isObject(row) && !isFunction(row)) {
      for (const [name, value] of ownEntries(m, row)) {
        if (only === undefined && !names.includes(name) && names.length < MOST_COLUMNS) names.push(name);
        cell.set(`.${name}`, inspect(m, value, { depth: 0 }));
      }
    } else {
      hasValues = true;
      cell.set(VALUES, inspect(m, row));
    }
    return cell;
  });
  const keys = [INDEX, ...names.map((name) => `.${name}`), ...(hasValues ? [VALUES] : [])];
  const titles = [INDEX, ...names, ...(hasValues ? [VALUES] : [])];
  return drawn(
    titles,
    cells.map((cell) => keys.map((key) => cell.get(key) ?? "")),
  );
}

const isFunction = (object: JSObject): boolean => object.kind >= Kind.Closure && object.kind <= Kind.ToolReference;

function ownEntries(m: Machine, object: JSObject): [string, Value][] {
  if (object.kind === Kind.Proxy || object.kind === Kind.ToolReference) return [];
  const entries: [string, Value][] = [];
  // No more of many than are shown.
  const keys = hasManyKeys(object) ? manyKeys(object) : ownKeysOf(object);
  for (const key of keys) {
    if (entries.length === MOST_ROWS) break;
    const own = typeof key === "string" ? getOwn(m, object, key) : undefined;
    if (own === undefined || (own.flags & Attr.Enumerable) === 0) continue;
    entries.push([key as string, own.content instanceof Accessor ? undefined : own.content]);
  }
  m.budget -= entries.length;
  return entries;
}

function drawn(allTitles: readonly string[], allRows: readonly (readonly string[])[]): string {
  const widest = Math.max(20, Math.floor(MOST_TEXT / ((allRows.length + 1) * allTitles.length)));
  const cut = (cell: string): string => (cell.length > widest ? `${cell.slice(0, widest - 1)}…` : cell);
  const titles = allTitles.map(cut);
  const rows = allRows.map((cells) => cells.map(cut));
  const widths = titles.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]!.length)) + 2);
  const rule = (left: string, middle: string, right: string): string =>
    left + widths.map((width) => "─".repeat(width)).join(middle) + right;
  const line = (cells: readonly string[]): string =>
    `│${cells.map((cell, i) => ` ${cell.padEnd(widths[i]! - 1)}`).join("│")}│`;
  return [rule("┌", "┬", "┐"), line(titles), rule("├", "┼", "┤"), ...rows.map(line), rule("└", "┴", "┘")].join("\n");
}
