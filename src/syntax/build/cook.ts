/** Text with escape sequences → the text it stands for. By hand: long texts are made of them. */

const BACKSLASH = 0x5c;
/** Units that become text at once; text without escapes is copied one by one up to so many. */
const MOST_AT_ONCE = 4_096;
const MOST_COPIED = 32;
const TOO_LARGE = 0x110000;

/** The text, or null if an escape sequence is invalid. */
export function cook(raw: string): string | null {
  const first = raw.indexOf("\\");
  if (first < 0) return raw;
  let text = raw.slice(0, first);
  let units: number[] = [];
  for (let at = first; at < raw.length;) {
    if (units.length > MOST_AT_ONCE) {
      text += String.fromCharCode.apply(null, units);
      units = [];
    }
    if (raw.charCodeAt(at) !== BACKSLASH) {
      const next = raw.indexOf("\\", at);
      const end = next < 0 ? raw.length : next;
      if (end - at > MOST_COPIED) {
        text += String.fromCharCode.apply(null, units) + raw.slice(at, end);
        units = [];
        at = end;
      } else while (at < end) units.push(raw.charCodeAt(at++));
      continue;
    }
    const letter = raw.charCodeAt(++at);
    at++;
    if (letter === 0x75 /* u */ || letter === 0x78 /* x */) {
      const isBraced = letter === 0x75 && raw.charCodeAt(at) === 0x7b; /* { */
      const from = isBraced ? at + 1 : at;
      const to = isBraced ? raw.indexOf("}", from) : from + (letter === 0x75 ? 4 : 2);
      const codePoint = hexadecimal(raw, from, to);
      if (codePoint < 0) return null;
      if (codePoint < 0x10000) units.push(codePoint);
      else units.push(0xd800 + ((codePoint - 0x10000) >> 10), 0xdc00 + (codePoint & 0x3ff));
      at = isBraced ? to + 1 : to;
    } else if (letter >= 0x30 && letter <= 0x39) {
      // Of the digits only a single zero is one of strict code.
      const next = raw.charCodeAt(at);
      if (letter !== 0x30 || (next >= 0x30 && next <= 0x39)) return null;
      units.push(0);
    } else if (at > raw.length) return null;
    else {
      const meant = character(letter);
      if (meant >= 0) units.push(meant);
      if (letter === 0x0d && raw.charCodeAt(at) === 0x0a) at++;
    }
  }
  return text + String.fromCharCode.apply(null, units);
}

/** The unit that one stands for behind a backslash; -1: none, where it ends a line. */
function character(unit: number): number {
  switch (unit) {
    case 0x62: // b
      return 0x08;
    case 0x66: // f
      return 0x0c;
    case 0x6e: // n
      return 0x0a;
    case 0x72: // r
      return 0x0d;
    case 0x74: // t
      return 0x09;
    case 0x76: // v
      return 0x0b;
    case 0x0a:
    case 0x0d:
    case 0x2028:
    case 0x2029:
      return -1;
    default:
      return unit;
  }
}

/** The code point that the digits in [from, to) say; -1 if they are none. */
function hexadecimal(raw: string, from: number, to: number): number {
  if (to <= from) return -1;
  let value = 0;
  for (let at = from; at < to; at++) {
    const unit = raw.charCodeAt(at);
    const lower = unit | 0x20;
    const digit = unit >= 0x30 && unit <= 0x39 ? unit - 0x30 : lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : NaN;
    value = value * 16 + digit;
    if (!(value < TOO_LARGE)) return -1;
  }
  return value;
}
