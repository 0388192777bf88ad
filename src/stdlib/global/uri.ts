/** The URI functions (ECMA-262 §19.2.6) and escape and unescape (Annex B.2.1), over pieces of long texts. */
import { builtinFunction, type MaybeGuest } from "../../machine/Builtin.ts";
import { throwError } from "../../machine/errors.ts";
import { type Guest, PAUSE } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { MAX_STRING_LENGTH, stringTooLong } from "../../machine/operations/operators.ts";
import type { Value } from "../../values/Value.ts";
import { asString, converted } from "../conversions.ts";

const uriFunction = (
  name: string,
  spec: string,
  map: (text: string) => string,
  cut: (text: string, end: number) => number,
) =>
  builtinFunction(name, {
    length: 1,
    spec,
    body: converted([asString], (m, _self: Value, text) => inPieces(m, text, map, cut)),
  });

// prettier-ignore
export const uriFunctions = [
  uriFunction("decodeURI",          "sec-decodeuri-encodeduri",                   decodeURI,          cutBeforeEscapes),
  uriFunction("decodeURIComponent", "sec-decodeuricomponent-encodeduricomponent", decodeURIComponent, cutBeforeEscapes),
  uriFunction("encodeURI",          "sec-encodeuri-uri",                          encodeURI,          cutBetweenPairs),
  uriFunction("encodeURIComponent", "sec-encodeuricomponent-uricomponent",        encodeURIComponent, cutBetweenPairs),
  uriFunction("escape",             "sec-escape-string",                          escapeText,         cutBetweenPairs),
  uriFunction("unescape",           "sec-unescape-string",                        unescapeText,       cutBeforePercent),
];

/** @unit code units */
const PIECE = 2 ** 14;

function inPieces(
  m: Machine,
  text: string,
  map: (text: string) => string,
  cut: (text: string, end: number) => number,
): MaybeGuest<Value> {
  m.budget -= text.length >> 2;
  return text.length <= PIECE ? piece(m, text, map) : pieces(m, text, map, cut);
}

function* pieces(
  m: Machine,
  text: string,
  map: (text: string) => string,
  cut: (text: string, end: number) => number,
): Guest<Value> {
  let result = "";
  for (let start = 0; start < text.length;) {
    const end = start + PIECE >= text.length ? text.length : cut(text, start + PIECE);
    result += piece(m, text.slice(start, end), map);
    if (result.length > MAX_STRING_LENGTH) stringTooLong(m);
    m.budget -= PIECE >> 2;
    if (m.budget < 0) yield PAUSE;
    start = end;
  }
  return result;
}

function piece(m: Machine, text: string, map: (text: string) => string): string {
  try {
    return map(text);
  } catch {
    return throwError(m, "URIError", "URI malformed");
  }
}

const isLowSurrogate = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff;

function cutBetweenPairs(text: string, end: number): number {
  return isLowSurrogate(text.charCodeAt(end)) ? end - 1 : end;
}

/** A run of escapes decodes as one: cut before a character that is no part of one, or else before a first UTF-8 unit. */
function cutBeforeEscapes(text: string, end: number): number {
  for (let at = end; at > end - 64; at--) {
    const escape = text.lastIndexOf("%", at);
    if (escape < 0 || at - escape > 6) return at;
    const first = parseInt(text.slice(escape + 1, escape + 3), 16);
    if (first < 0x80 || first >= 0xc0) return escape;
  }
  return end;
}

/** `%uXXXX` is the longest escape. */
function cutBeforePercent(text: string, end: number): number {
  const percent = text.lastIndexOf("%", end);
  return percent > end - 6 ? percent : end;
}

/** Annex B.2.1.1. */
function escapeText(text: string): string {
  return text.replace(/[^\w@*+\-./]/g, (unit) => {
    const code = unit.charCodeAt(0);
    return code < 256
      ? `%${code.toString(16).toUpperCase().padStart(2, "0")}`
      : `%u${code.toString(16).toUpperCase().padStart(4, "0")}`;
  });
}

/** Annex B.2.1.2. */
function unescapeText(text: string): string {
  return text.replace(/%u([\da-f]{4})|%([\da-f]{2})/gi, (_, long?: string, short?: string) =>
    String.fromCharCode(parseInt(long ?? short ?? "", 16)),
  );
}
