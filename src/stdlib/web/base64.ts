/** atob and btoa (HTML §8.3): base64 of texts of bytes, in pieces. */
import { builtinFunction } from "../../machine/Builtin.ts";
import { type Guest, PAUSE } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { toString } from "../../machine/operations/convert.ts";
import { payReading } from "../../machine/operations/longText.ts";
import { MAX_STRING_LENGTH, stringTooLong } from "../../machine/operations/operators.ts";
import type { Value } from "../../values/Value.ts";
import { eager } from "../conversions.ts";
import { throwNamedError } from "../namedError.ts";
import { requireArguments } from "./webRows.ts";

export const base64Functions = [
  builtinFunction("atob", {
    length: 1,
    spec: "https://html.spec.whatwg.org/#dom-atob",
    body(m, _self, args) {
      requireArguments(m, args, 1, "atob");
      return eager(decode(m, args[0]));
    },
  }),
  builtinFunction("btoa", {
    length: 1,
    spec: "https://html.spec.whatwg.org/#dom-btoa",
    body(m, _self, args) {
      requireArguments(m, args, 1, "btoa");
      return eager(encode(m, args[0]));
    },
  }),
];

/** Divides by the three bytes and by the four digits of a group. @unit code units */
const PIECE = 3 * 4 * 2 ** 13;

const SPACES = /[\t\n\f\r ]+/g;

function* encode(m: Machine, given: Value): Guest<Value> {
  const text = yield* toString(m, given);
  let result = "";
  for (let start = 0; start < text.length; start += PIECE) {
    result += mapped(m, btoa, text.slice(start, start + PIECE), () => INVALID);
    if (m.budget < 0) yield PAUSE;
  }
  if (result.length > MAX_STRING_LENGTH) stringTooLong(m);
  return result;
}

const INVALID = "Invalid character";
/** As in Node: where nothing but the number of digits is wrong. */
const ENCODED = /^[A-Za-z0-9+/]*$/;
const complaint = (digits: string): string =>
  ENCODED.test(digits) ? "The string to be decoded is not correctly encoded." : INVALID;

function* decode(m: Machine, given: Value): Guest<Value> {
  const text = yield* toString(m, given);
  payReading(m, text);
  let result = "";
  let digits = "";
  for (let start = 0; start < text.length; start += PIECE) {
    digits += text.slice(start, start + PIECE).replace(SPACES, "");
    const isLast = start + PIECE >= text.length;
    const padding = isLast ? -1 : digits.indexOf("=");
    // Padding is for the end: what it belongs to waits for it, and is soon too much to be one group.
    if (padding >= 0 && digits.length - padding > PIECE) invalid(m, INVALID);
    const end = padding < 0 ? digits.length : padding;
    const whole = isLast ? end : end - (end % 4);
    result += mapped(m, atob, digits.slice(0, whole), complaint);
    digits = digits.slice(whole);
    if (m.budget < 0) yield PAUSE;
  }
  return result;
}

function mapped(
  m: Machine,
  map: (piece: string) => string,
  piece: string,
  complaint: (piece: string) => string,
): string {
  m.work(piece.length >> 4);
  try {
    return map(piece);
  } catch {
    return invalid(m, complaint(piece));
  }
}

const invalid = (m: Machine, complaint: string): never => throwNamedError(m, "InvalidCharacterError", complaint);
