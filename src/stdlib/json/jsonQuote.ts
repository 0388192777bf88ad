/** §25.5.2.3 QuoteJSONString: the host quotes (a primitive string runs no code), long texts piece by piece. */
import { type Guest, PAUSE } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { MAX_STRING_LENGTH, stringTooLong } from "../../machine/operations/operators.ts";

/** @unit code units */
const PIECE = 2 ** 16;

/** Undefined for a text that is to be quoted in pieces. */
export const quoteJson = (text: string): string | undefined =>
  text.length <= PIECE ? JSON.stringify(text) : undefined;

export function* quoteLong(m: Machine, text: string): Guest<string> {
  let quoted = '"';
  for (let start = 0; start < text.length;) {
    let end = Math.min(start + PIECE, text.length);
    const last = text.charCodeAt(end - 1);
    if (last >= 0xd800 && last <= 0xdbff) end++;
    m.budget -= PIECE >> 6;
    quoted += JSON.stringify(text.slice(start, end)).slice(1, -1);
    if (quoted.length > MAX_STRING_LENGTH) stringTooLong(m);
    start = end;
    if (m.budget < 0) yield PAUSE;
  }
  return `${quoted}"`;
}
