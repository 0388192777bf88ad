/** §25.5.2.3 QuoteJSONString: the host quotes (a primitive string runs no code), long texts piece by piece. */
import { type Guest, PAUSE } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { MAX_STRING_LENGTH, stringTooLong } from "../../machine/operations/operators.ts";

/** @unit code units */
const PIECE = 2 ** 16;

export function* quoteJson(m: Machine, text: string): Guest<string> {
  m.budget -= text.length >> 6;
  if (text.length <= PIECE) return JSON.stringify(text);
  let quoted = '"';
  for (let start = 0; start < text.length;) {
    let end = Math.min(start + PIECE, text.length);
    const last = text.charCodeAt(end - 1);
    if (last >= 0xd800 && last <= 0xdbff) end++;
    quoted += JSON.stringify(text.slice(start, end)).slice(1, -1);
    if (quoted.length > MAX_STRING_LENGTH) stringTooLong(m);
    start = end;
    if (m.budget < 0) yield PAUSE;
  }
  return `${quoted}"`;
}
