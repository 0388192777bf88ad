/**
 * Date.parse (ECMA-262 §21.4.3.2): the ISO format and, behind it, the free forms that V8 accepts ("Dec 25, 1995",
 * "1/2/2020 5pm EST"), by the same rules as V8's parser so that the same texts mean the same dates.
 */
import { MS_PER_MINUTE, timeClip, timeOf } from "./calendar.ts";
import { DateScanner, type DateToken } from "./dateTokens.ts";
import type { TimeZone } from "./TimeZone.ts";

/** Longer texts are no dates. @unit code units */
const LONGEST = 4096;

export function parseDate(text: string, zone: TimeZone): number {
  if (text.length > LONGEST) return NaN;
  const parser = new DateParser(text);
  return parser.parse() ? parser.time(zone) : NaN;
}

const between = (n: number, low: number, high: number): boolean => n >= low && n <= high;
const isDay = (n: number): boolean => between(n, 1, 31);
const isMonth = (n: number): boolean => between(n, 1, 12);
const isMinute = (n: number): boolean => between(n, 0, 59);

/** What reading the ISO part found: all of it, something that is no date, or a token the free form goes on with. */
type IsoOutcome = "whole" | "invalid" | DateToken;

class DateParser {
  private readonly scanner: DateScanner;
  private readonly day: number[] = [];
  private readonly clock: number[] = [];
  private iso = false;
  private namedMonth = 0;
  private hourOffset: number | undefined;
  private zoneSign = 0;
  private zoneHour: number | undefined;
  private zoneMinute: number | undefined;

  constructor(text: string) {
    this.scanner = new DateScanner(text);
  }

  parse(): boolean {
    const outcome = this.isoForm();
    if (outcome === "whole") return true;
    return outcome !== "invalid" && this.freeForm(outcome);
  }

  private isoForm(): IsoOutcome {
    const { scanner } = this;
    const sign = scanner.peek();
    if (sign.kind === "+" || sign.kind === "-") {
      scanner.next();
      if (!scanner.isFixed(6)) return sign;
      const { value } = scanner.next();
      if (sign.kind === "-" && value === 0) return sign;
      this.day.push(sign.kind === "-" ? -value : value);
    } else {
      if (!scanner.isFixed(4)) return scanner.next();
      this.day.push(scanner.next().value);
    }
    for (const fits of [isMonth, isDay]) {
      if (!scanner.skip("-")) break;
      if (!scanner.isFixed(2) || !fits(scanner.peek().value)) return scanner.next();
      this.day.push(scanner.next().value);
    }
    if (scanner.peek().kind === "separator") {
      scanner.next();
      if (!this.isoTime()) return "invalid";
    } else if (scanner.peek().kind !== "end") return scanner.next();
    if (this.clock.length === 0 && this.zoneSign === 0) this.setZone(0);
    this.iso = true;
    return "whole";
  }

  /** From behind the T to the end of the text. */
  private isoTime(): boolean {
    const { scanner, clock } = this;
    if (!this.isoNumber(24) || !scanner.skip(":")) return false;
    const most = clock[0] === 24 ? 0 : 59;
    if (!this.isoNumber(most)) return false;
    if (scanner.skip(":")) {
      if (!this.isoNumber(most)) return false;
      if (scanner.skip(".")) {
        const fraction = scanner.next();
        if (fraction.kind !== "number" || (most === 0 && fraction.value > 0)) return false;
        clock.push(milliseconds(fraction));
      }
    }
    const zone = scanner.peek();
    if (zone.kind === "zone" && zone.size === 1) {
      scanner.next();
      this.setZone(0);
    } else if (zone.kind === "+" || zone.kind === "-") {
      scanner.next();
      this.zoneSign = zone.kind === "-" ? -1 : 1;
      if (!this.isoOffset()) return false;
    }
    return scanner.peek().kind === "end";
  }

  private isoNumber(most: number): boolean {
    if (!this.scanner.isFixed(2) || this.scanner.peek().value > most) return false;
    this.clock.push(this.scanner.next().value);
    return true;
  }

  private isoOffset(): boolean {
    const { scanner } = this;
    const packed = scanner.isFixed(4);
    if (!packed && !scanner.isFixed(2)) return false;
    const first = scanner.next().value;
    this.zoneHour = packed ? Math.floor(first / 100) : first;
    if (packed) this.zoneMinute = first % 100;
    else {
      if (!scanner.skip(":") || !scanner.isFixed(2)) return false;
      this.zoneMinute = scanner.next().value;
    }
    return this.zoneHour <= 23 && isMinute(this.zoneMinute);
  }

  private freeForm(first: DateToken): boolean {
    const { scanner } = this;
    let hasNumber = this.day.length > 0;
    for (let token = first; token.kind !== "end"; token = scanner.next()) {
      switch (token.kind) {
        case "number":
          hasNumber = true;
          if (!this.freeNumber(token.value)) return false;
          break;
        case "month":
          this.namedMonth = token.value;
          scanner.skip("-");
          break;
        case "noon":
        case "zone":
        case "separator":
        case "word":
          if (token.kind === "noon" && this.clock.length > 0) this.hourOffset = token.value;
          else if (token.kind === "zone" && hasNumber) this.setZone(token.value);
          // Words that mean nothing may stand in front, apart from the first number.
          else if (hasNumber || scanner.peek().kind === "number") return false;
          break;
        case "+":
        case "-":
          if ((this.zoneHour === 0 && this.zoneMinute === 0) || this.clock.length > 0) {
            if (!this.freeOffset(token.kind)) return false;
            hasNumber = true;
          } else if (hasNumber) return false;
          break;
        case ")":
          if (hasNumber) return false;
      }
    }
    return this.day.length > 0;
  }

  private freeNumber(n: number): boolean {
    const { scanner, clock } = this;
    if (scanner.skip(":")) {
      if (scanner.skip(":")) {
        if (clock.length > 0) return false;
        clock.push(n, 0);
        return true;
      }
      if (clock.length >= 4) return false;
      clock.push(n);
      scanner.skip(".");
      return true;
    }
    if (scanner.skip(".") && this.clockTakes(n)) {
      clock.push(n);
      const fraction = scanner.next();
      if (fraction.kind !== "number") return false;
      this.finishClock(milliseconds(fraction));
      return true;
    }
    if (this.zoneHour !== undefined && this.zoneMinute === undefined && isMinute(n)) {
      this.zoneMinute = n;
      return true;
    }
    if (this.clockTakes(n)) {
      this.finishClock(n);
      const { kind, size } = scanner.peek();
      return kind === "end" || kind === "space" || (kind === "zone" && size === 1) || kind === "+" || kind === "-";
    }
    if (this.day.length >= 3) return false;
    this.day.push(n);
    scanner.skip("-");
    return true;
  }

  private clockTakes(n: number): boolean {
    const { length } = this.clock;
    return ((length === 1 || length === 2) && isMinute(n)) || (length === 3 && between(n, 0, 999));
  }
  private finishClock(n: number): void {
    this.clock.push(n);
    while (this.clock.length < 4) this.clock.push(0);
  }

  private freeOffset(sign: "+" | "-"): boolean {
    const { scanner } = this;
    this.zoneSign = sign === "-" ? -1 : 1;
    const { value, size } = scanner.peek().kind === "number" ? scanner.next() : { value: 0, size: 0 };
    if (scanner.peek().kind === ":") {
      this.zoneHour = value;
      this.zoneMinute = undefined;
    } else if (size === 1 || size === 2) {
      this.zoneHour = value;
      this.zoneMinute = 0;
    } else if (size === 3 || size === 4) {
      this.zoneHour = Math.floor(value / 100);
      this.zoneMinute = value % 100;
    } else return false;
    return true;
  }

  private setZone(hours: number): void {
    this.zoneSign = hours < 0 ? -1 : 1;
    this.zoneHour = Math.abs(hours);
    this.zoneMinute = 0;
  }

  /** The time value of what was read, or NaN. */
  time(zone: TimeZone): number {
    const [year, month, day] = this.date();
    const [hour = 0, minute = 0, second = 0, ms = 0] = this.clock;
    if (!isMonth(month) || !isDay(day)) return NaN;
    if (this.hourOffset !== undefined && !between(hour, 0, 12)) return NaN;
    const hours = this.hourOffset === undefined ? hour : (hour % 12) + this.hourOffset;
    const midnight = hours === 24 && minute === 0 && second === 0 && ms === 0;
    if (!midnight && !(between(hours, 0, 23) && isMinute(minute) && isMinute(second) && between(ms, 0, 999)))
      return NaN;
    const local = timeOf([year, month - 1, day, hours, minute, second, ms]);
    if (this.zoneSign === 0) return timeClip(zone.toUtc(local));
    return timeClip(local - this.zoneSign * ((this.zoneHour ?? 0) * 60 + (this.zoneMinute ?? 0)) * MS_PER_MINUTE);
  }

  private date(): [year: number, month: number, day: number] {
    const given = this.day.length;
    const [a = 1, b = 1, c = 1] = this.day;
    if (this.iso) return [a, b, c];
    if (this.namedMonth === 0) return isDay(a) ? [century(c), a, b] : [century(a), b, c];
    if (given === 1) return [century(0), this.namedMonth, a];
    return isDay(a) ? [century(b), this.namedMonth, a] : [century(a), this.namedMonth, b];
  }
}

/** Two-digit years mean 1950 to 2049. */
const century = (year: number): number =>
  between(year, 0, 49) ? year + 2000 : between(year, 50, 99) ? year + 1900 : year;

/** Digits behind a decimal point, as thousandths. */
function milliseconds({ value, size }: DateToken): number {
  if (size <= 3) return value * 10 ** (3 - size);
  return Math.floor(value / 10 ** (Math.min(size, 9) - 3));
}
