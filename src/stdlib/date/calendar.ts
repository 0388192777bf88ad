/** Time values and their components (ECMA-262 §21.4.1): proleptic Gregorian calendar arithmetic on plain numbers. */
import { integerOrInfinity } from "../../machine/operations/convert.ts";

export const MS_PER_SECOND = 1000;
export const MS_PER_MINUTE = 60_000;
export const MS_PER_HOUR = 3_600_000;
export const MS_PER_DAY = 86_400_000;
/** Largest magnitude of a time value. @unit ms */
const MAX_TIME = 8.64e15;

/** Year, month (0 to 11), day of the month, hour, minute, second, millisecond. */
export type Components = [
  year: number,
  month: number,
  day: number,
  hour: number,
  minute: number,
  second: number,
  ms: number,
];

const floorMod = (a: number, b: number): number => a - Math.floor(a / b) * b;

/** Days since 1970-01-01 of a day in the Gregorian calendar; the year starts in March so that leap days come last. */
function daysFromDate(year: number, month: number, day: number): number {
  const y = month < 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 10) % 12) + 2) / 5) + day - 1;
  return (
    era * 146_097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - 719_468
  );
}

function dateFromDays(days: number): [year: number, month: number, day: number] {
  const shifted = days + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = (marchMonth + 2) % 12;
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  return [yearOfEra + era * 400 + (month < 2 ? 1 : 0), month, day];
}

export function componentsOf(time: number): Components {
  const days = Math.floor(time / MS_PER_DAY);
  const rest = time - days * MS_PER_DAY;
  const [year, month, day] = dateFromDays(days);
  return [
    year,
    month,
    day,
    Math.floor(rest / MS_PER_HOUR),
    Math.floor(rest / MS_PER_MINUTE) % 60,
    Math.floor(rest / MS_PER_SECOND) % 60,
    rest % MS_PER_SECOND,
  ];
}

/** 0 is Sunday. */
export const weekDay = (time: number): number => floorMod(Math.floor(time / MS_PER_DAY) + 4, 7);

/** §21.4.1.28 MakeDay, in days. */
export function makeDay(year: number, month: number, date: number): number {
  if (!Number.isFinite(year) || !Number.isFinite(month) || !Number.isFinite(date)) return NaN;
  const m = integerOrInfinity(month);
  const y = integerOrInfinity(year) + Math.floor(m / 12);
  // Far outside the range of time values nothing can bring the result back in.
  if (Math.abs(y) > 400_000) return NaN;
  return daysFromDate(y, floorMod(m, 12), 1) + integerOrInfinity(date) - 1;
}

/** §21.4.1.27 MakeTime. */
export function makeTime(hour: number, minute: number, second: number, ms: number): number {
  if (![hour, minute, second, ms].every(Number.isFinite)) return NaN;
  return (
    integerOrInfinity(hour) * MS_PER_HOUR +
    integerOrInfinity(minute) * MS_PER_MINUTE +
    integerOrInfinity(second) * MS_PER_SECOND +
    integerOrInfinity(ms)
  );
}

/** §21.4.1.29 MakeDate. */
export function makeDate(day: number, time: number): number {
  const result = day * MS_PER_DAY + time;
  return Number.isFinite(result) ? result : NaN;
}

export const timeOf = ([year, month, day, hour, minute, second, ms]: Components): number =>
  makeDate(makeDay(year, month, day), makeTime(hour, minute, second, ms));

/** §21.4.1.30 MakeFullYear. */
export function makeFullYear(year: number): number {
  const whole = integerOrInfinity(year);
  return year === year && whole >= 0 && whole <= 99 ? 1900 + whole : year === year ? whole : NaN;
}

/** §21.4.1.31 TimeClip. */
export const timeClip = (time: number): number => (Math.abs(time) <= MAX_TIME ? integerOrInfinity(time) : NaN);
