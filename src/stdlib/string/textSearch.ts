/**
 * Finding text in text without holding the thread: the host's search where its worst case is small, else window by window,
 * and for long needles the Knuth-Morris-Pratt automaton, which never goes back. Used by indexOf, lastIndexOf, split,
 * replaceAll and their kin.
 */
import type { MaybeGuest } from "../../machine/Builtin.ts";
import { type Guest, PAUSE } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";

/** Comparisons the host may make in one go (a few milliseconds in the worst case). */
const AT_ONCE = 2 ** 21;
/** Longest needle for which windows of the host's search are worth it. @unit code units */
const WINDOWED_NEEDLE = 1024;

const worstCase = (span: number, needle: string): number => span * Math.min(needle.length + 1, span + 1);

/** First index at or after `from` (already within 0 and the length) where `needle` starts, or -1. */
export function indexOfText(m: Machine, text: string, needle: string, from: number): MaybeGuest<number> {
  const span = text.length - from;
  if (worstCase(span, needle) <= AT_ONCE) {
    const found = text.indexOf(needle, from);
    m.budget -= (found < 0 ? span : found - from) >> 7;
    return found;
  }
  return needle.length <= WINDOWED_NEEDLE ? forwardWindows(m, text, needle, from) : automaton(m, text, needle, from, 1);
}

/** Last index at or before `from` where `needle` starts, or -1. */
export function lastIndexOfText(m: Machine, text: string, needle: string, from: number): MaybeGuest<number> {
  if (worstCase(Math.min(from + needle.length, text.length), needle) <= AT_ONCE) {
    m.budget -= from >> 7;
    return text.lastIndexOf(needle, from);
  }
  return needle.length <= WINDOWED_NEEDLE
    ? backwardWindows(m, text, needle, from)
    : automaton(m, text, needle, from, -1);
}

const windowSize = (needle: string): number => Math.max(needle.length * 2, Math.floor(AT_ONCE / (needle.length + 1)));

function* forwardWindows(m: Machine, text: string, needle: string, from: number): Guest<number> {
  const size = windowSize(needle);
  for (let start = from; start + needle.length <= text.length; start += size) {
    const found = text.slice(start, start + size + needle.length - 1).indexOf(needle);
    m.budget -= (found < 0 ? size : found) >> 6;
    if (found >= 0) return start + found;
    if (m.budget < 0) yield PAUSE;
  }
  return -1;
}

function* backwardWindows(m: Machine, text: string, needle: string, from: number): Guest<number> {
  const size = windowSize(needle);
  for (let end = Math.min(from, text.length - needle.length) + 1; end > 0; end -= size) {
    const start = Math.max(0, end - size);
    const found = text.slice(start, end + needle.length - 1).lastIndexOf(needle);
    m.budget -= size >> 6;
    if (found >= 0) return start + found;
    if (m.budget < 0) yield PAUSE;
  }
  return -1;
}

/** One pass over the text; backwards it reads both strings from their ends. */
function* automaton(m: Machine, text: string, needle: string, from: number, direction: 1 | -1): Guest<number> {
  const size = needle.length;
  const at = (index: number): number => needle.charCodeAt(direction === 1 ? index : size - 1 - index);
  const failure = new Int32Array(size);
  for (let i = 1, k = 0; i < size; i++) {
    while (k > 0 && at(i) !== at(k)) k = failure[k - 1]!;
    if (at(i) === at(k)) k++;
    failure[i] = k;
    if ((i & 0x3fff) === 0 && (m.budget -= 512) < 0) yield PAUSE;
  }
  let position = direction === 1 ? from : Math.min(from + size, text.length) - 1;
  for (let k = 0; position >= 0 && position < text.length; position += direction) {
    const unit = text.charCodeAt(position);
    while (k > 0 && unit !== at(k)) k = failure[k - 1]!;
    if (unit === at(k) && ++k === size) return direction === 1 ? position - size + 1 : position;
    if ((position & 0x3fff) === 0 && (m.budget -= 512) < 0) yield PAUSE;
  }
  return -1;
}
