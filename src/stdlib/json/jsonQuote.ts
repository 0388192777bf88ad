/** §25.5.2.3 QuoteJSONString: the host quotes (a primitive string runs no code), long texts piece by piece. */
import { type Guest, PAUSE } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { MAX_STRING_LENGTH, stringTooLong } from "../../machine/operations/operators.ts";

/** @unit code units */
const PIECE = 2 ** 16;

/** Shorter texts are looked through before the host is asked. @unit code units */
const SHORT = 64;

/** Undefined for a text that is to be quoted in pieces. */
export function quoteJson(text: string): string | undefined {
  if (text.length <= SHORT && isPlain(text)) return `"${text}"`;
  return text.length <= PIECE ? JSON.stringify(text) : undefined;
}

/** Nothing to escape: no quote, backslash, control character or surrogate. */
function isPlain(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0x20 || unit === 0x22 || unit === 0x5c || (unit >= 0xd800 && unit < 0xe000)) return false;
  }
  return true;
}

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
