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

function* encode(m: Machine, given: Value): Guest<Value> {
  const text = yield* toString(m, given);
  return yield* inPieces(m, text, btoa, "Invalid character");
}

function* decode(m: Machine, given: Value): Guest<Value> {
  const text = yield* toString(m, given);
  payReading(m, text);
  const digits = text.replace(/[\t\n\f\r ]+/g, "");
  return yield* inPieces(m, digits, atob, "The string to be decoded is not correctly encoded.");
}

function* inPieces(m: Machine, text: string, map: (piece: string) => string, complaint: string): Guest<Value> {
  let result = "";
  for (let start = 0; start < text.length; start += PIECE) {
    const piece = text.slice(start, start + PIECE);
    // Padding is for the end: before it, a piece of whole groups has none.
    if (map === atob && start + PIECE < text.length && piece.includes("=")) invalid(m, complaint);
    try {
      result += map(piece);
    } catch {
      invalid(m, complaint);
    }
    if (result.length > MAX_STRING_LENGTH) stringTooLong(m);
    m.work(piece.length >> 4);
    if (m.budget < 0) yield PAUSE;
  }
  return result;
}

const invalid = (m: Machine, complaint: string): never => throwNamedError(m, "InvalidCharacterError", complaint);
