/**
 * Case mapping and normalization of long strings in pieces, so that no single host call holds the thread. A piece ends
 * where the mapping of what follows cannot depend on what came before.
 */
import type { MaybeGuest } from "../../machine/Builtin.ts";
import { throwRangeError } from "../../machine/errors.ts";
import { type Guest, PAUSE } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { MAX_STRING_LENGTH, stringTooLong } from "../../machine/operations/operators.ts";

/** Text up to this long goes to the host in one call. @unit code units */
const PIECE = 2 ** 15;

export type CaseMapping = (piece: string) => string;

export function mapCase(m: Machine, text: string, map: CaseMapping): MaybeGuest<string> {
  m.budget -= text.length >> 5;
  return text.length <= PIECE ? map(text) : mapPieces(m, text, map, nextCaseCut, PIECE);
}

/** A mapping of one code point after the other. */
export const mapText = mapCase;

export type NormalizationForm = "NFC" | "NFD" | "NFKC" | "NFKD";

export function normalize(m: Machine, text: string, form: NormalizationForm): MaybeGuest<string> {
  m.budget -= text.length >> 4;
  const map = (piece: string): string => {
    // The host puts combining characters in order one by one, in the square of their number.
    if (piece.length > MANY_MARKS && MARKS.test(piece)) m.budget -= (piece.length ** 2) >> 10;
    return piece.normalize(form);
  };
  return text.length <= MARKS_IN_A_ROW ? map(text) : mapPieces(m, text, map, nextStarter, NORMALIZED_PIECE);
}

function* mapPieces(
  m: Machine,
  text: string,
  map: CaseMapping,
  cut: (m: Machine, text: string, from: number) => number,
  size: number,
): Guest<string> {
  let result = "";
  for (let start = 0; start < text.length;) {
    const end = start + size >= text.length ? text.length : cut(m, text, start + size);
    result += map(text.slice(start, end));
    if (result.length > MAX_STRING_LENGTH) stringTooLong(m);
    m.budget -= (end - start) >> 4;
    m.allocated += end - start;
    if (m.budget < 0) yield PAUSE;
    start = end;
  }
  return result;
}

/** Only a final sigma looks around: cut behind a space where one is near, else between any two characters. */
function nextCaseCut(_m: Machine, text: string, from: number): number {
  const space = text.indexOf(" ", from);
  if (space >= 0 && space - from < PIECE) return space + 1;
  return isLowSurrogate(text.charCodeAt(from)) ? from + 1 : from;
}

const isLowSurrogate = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff;

/** More combining characters in a row than this are refused: putting them in order takes quadratic time. */
const MARKS_IN_A_ROW = 2 ** 12;
/** As many may follow each other without being paid for. */
const MANY_MARKS = 256;
/** Looked for where a row of them begins only. */
const MARKS = new RegExp(`(?<!\\p{M})\\p{M}{${MANY_MARKS}}`, "u");
/** May consist of combining characters alone. @unit code units */
const NORMALIZED_PIECE = 2 ** 11;
/** Never joins what stands before it: no mark, no trailing jamo, no halfwidth voiced sound mark. */
const STARTER = /^[^\p{M}\u1160-\u11ff\ud7b0-\ud7ff\uff9e\uff9f]/u;

function nextStarter(m: Machine, text: string, from: number): number {
  for (let at = from; at < from + MARKS_IN_A_ROW; at++) {
    if (at >= text.length) return text.length;
    if (!isLowSurrogate(text.charCodeAt(at)) && STARTER.test(text.slice(at, at + 2))) return at;
  }
  return throwRangeError(m, `Cannot normalize more than ${MARKS_IN_A_ROW} combining characters in a row`);
}

/** For a piece of nothing but spaces. @unit ticks */
const TRIMMED = 256;

/** Long margins are passed over piece by piece. */
export function trimText(m: Machine, text: string, start: boolean, end: boolean): MaybeGuest<string> {
  m.budget -= text.length >> 8;
  if (text.length > PIECE) return trimLong(m, text, start, end);
  return start ? (end ? text.trim() : text.trimStart()) : text.trimEnd();
}

function* trimLong(m: Machine, text: string, start: boolean, end: boolean): Guest<string> {
  const from = start ? yield* firstBehindSpace(m, text) : 0;
  return text.slice(from, end ? yield* lastBeforeSpace(m, text, from) : text.length);
}

function* firstBehindSpace(m: Machine, text: string): Guest<number> {
  for (let at = 0; at < text.length; at += PIECE) {
    const piece = text.slice(at, at + PIECE);
    const rest = piece.trimStart();
    if (rest !== "") return at + piece.length - rest.length;
    if ((m.budget -= TRIMMED) < 0) yield PAUSE;
  }
  return text.length;
}

function* lastBeforeSpace(m: Machine, text: string, from: number): Guest<number> {
  for (let at = text.length; at > from; at -= PIECE) {
    const piece = text.slice(Math.max(from, at - PIECE), at);
    const rest = piece.trimEnd();
    if (rest !== "") return at - piece.length + rest.length;
    if ((m.budget -= TRIMMED) < 0) yield PAUSE;
  }
  return from;
}
