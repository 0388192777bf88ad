/**
 * Cuts plain data to a number of bytes (UTF-8 of its JSON) and keeps its structure: what was left out is said where it was.
 */

const encoder = new TextEncoder();
const bytesOf = (text: string): number => encoder.encode(text).length;

/** Size of a value's JSON, Infinity as soon as it is more than `most`. @unit bytes */
export function jsonBytes(value: unknown, most: number): number {
  if (typeof value === "string") return value.length > most ? Infinity : within(bytesOf(JSON.stringify(value)), most);
  if (typeof value !== "object" || value === null) return within(String(value).length, most);
  const entries = Array.isArray(value) ? null : Object.keys(value);
  const members = entries ?? (value as readonly unknown[]);
  let bytes = 2 + Math.max(0, members.length - 1);
  for (let i = 0; i < members.length && bytes <= most; i++) {
    if (entries !== null) bytes += jsonBytes(entries[i], most - bytes) + 1;
    bytes += jsonBytes(entries === null ? members[i] : (value as Record<string, unknown>)[entries[i]!], most - bytes);
  }
  return within(bytes, most);
}

const within = (bytes: number, most: number): number => (bytes <= most ? bytes : Infinity);

/** Room kept for a marker and closing brackets. @unit bytes */
const MARKER = 48;

export interface Truncated<T> {
  readonly value: T;
  readonly truncated: boolean;
  /** Size of what is kept. @unit bytes */
  readonly bytes: number;
}

/** A value within `limit` bytes. */
export function truncateValue(value: unknown, limit: number): Truncated<unknown> {
  const bytes = jsonBytes(value, limit);
  if (bytes <= limit) return { value, truncated: false, bytes };
  const kept = cut(value, limit);
  return { value: kept, truncated: true, bytes: jsonBytes(kept, Infinity) };
}

function cut(value: unknown, limit: number): unknown {
  if (typeof value === "string") return cutText(value, limit);
  if (Array.isArray(value)) return cutArray(value, limit);
  if (typeof value === "object" && value !== null) return cutRecord(value as Record<string, unknown>, limit);
  return jsonBytes(value, limit) <= limit ? value : null;
}

/** The longest beginning that fits with its marker, never half a surrogate pair. */
export function cutText(text: string, limit: number): string {
  if (jsonBytes(text, limit) <= limit) return text;
  let low = 0;
  let high = Math.min(text.length, limit);
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (jsonBytes(marked(text, middle), limit) <= limit) low = middle;
    else high = middle - 1;
  }
  const kept = marked(text, low);
  return jsonBytes(kept, limit) <= limit ? kept : "";
}
function marked(text: string, length: number): string {
  const before = text.charCodeAt(length - 1);
  const end = before >= 0xd800 && before <= 0xdbff ? length - 1 : length;
  return `${text.slice(0, end)}… [${text.length - end} more characters]`;
}

function cutArray(items: readonly unknown[], limit: number): unknown[] {
  const kept: unknown[] = [];
  let used = 2;
  for (let i = 0; i < items.length; i++) {
    const room = limit - used - (i === items.length - 1 ? 0 : MARKER);
    const size = jsonBytes(items[i], room) + 1;
    if (size <= room) {
      kept.push(items[i]);
      used += size;
      continue;
    }
    // The first item that does not fit whole is cut itself where enough of it remains; the others are counted.
    const part = room > 2 * MARKER ? cut(items[i], room - 1) : undefined;
    if (part !== undefined) kept.push(part);
    const left = items.length - kept.length;
    if (left > 0) kept.push(`… [${left} more ${left === 1 ? "item" : "items"} of ${items.length}]`);
    break;
  }
  return jsonBytes(kept, limit) <= limit ? kept : [];
}

function cutRecord(record: Record<string, unknown>, limit: number): Record<string, unknown> {
  const keys = Object.keys(record);
  const kept: Record<string, unknown> = {};
  let used = 2;
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i]!;
    const name = jsonBytes(key, limit) + 2;
    const room = limit - used - name - (i === keys.length - 1 ? 0 : MARKER);
    const size = jsonBytes(record[key], room);
    if (size <= room) {
      kept[key] = record[key];
      used += size + name;
      continue;
    }
    if (room > 2 * MARKER) {
      kept[key] = cut(record[key], room);
      used += jsonBytes(kept[key], room) + name;
      continue;
    }
    const left = keys.length - Object.keys(kept).length;
    kept["…"] = `${left} more ${left === 1 ? "field" : "fields"}`;
    break;
  }
  return jsonBytes(kept, limit) <= limit ? kept : {};
}

/** Log lines within `limit` bytes; the last line says how many are missing. */
export function truncateLogs(lines: readonly string[], limit: number): Truncated<readonly string[]> {
  let used = 0;
  for (let i = 0; i < lines.length; i++) {
    const size = bytesOf(lines[i]!) + 1;
    if (used + size <= limit) {
      used += size;
      continue;
    }
    const kept = lines.slice(0, i);
    while (kept.length > 0 && used + MARKER > limit) used -= bytesOf(kept.pop()!) + 1;
    const left = lines.length - kept.length;
    if (used + MARKER <= limit) kept.push(`… [${left} more ${left === 1 ? "line" : "lines"}]`);
    return { value: kept, truncated: true, bytes: used };
  }
  return { value: lines, truncated: false, bytes: used };
}
