/** The texts of dates: ISO, and the formats of toString, toUTCString and their parts (ECMA-262 §21.4.4.41). */
import { componentsOf, MS_PER_MINUTE, weekDay } from "./calendar.ts";
import type { TimeZone } from "./TimeZone.ts";

export const DAY_NAMES = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"] as const;
export const MONTH_NAMES = [
  "Jan",
  "Feb",
  "Mar",
  "Apr",
  "May",
  "Jun",
  "Jul",
  "Aug",
  "Sep",
  "Oct",
  "Nov",
  "Dec",
] as const;
export const INVALID = "Invalid Date";

const two = (n: number): string => String(n).padStart(2, "0");
const yearText = (year: number): string => `${year < 0 ? "-" : ""}${String(Math.abs(year)).padStart(4, "0")}`;

export function isoText(time: number): string {
  const [year, month, day, hour, minute, second, ms] = componentsOf(time);
  const extended = year < 0 || year > 9999;
  const yearPart = extended ? `${year < 0 ? "-" : "+"}${String(Math.abs(year)).padStart(6, "0")}` : yearText(year);
  return `${yearPart}-${two(month + 1)}-${two(day)}T${two(hour)}:${two(minute)}:${two(second)}.${String(ms).padStart(3, "0")}Z`;
}

export function utcText(time: number): string {
  const [year, month, day, hour, minute, second] = componentsOf(time);
  const clock = `${two(hour)}:${two(minute)}:${two(second)}`;
  return `${DAY_NAMES[weekDay(time)]}, ${two(day)} ${MONTH_NAMES[month]} ${yearText(year)} ${clock} GMT`;
}

export function dateText(time: number, zone: TimeZone): string {
  const local = zone.toLocal(time);
  const [year, month, day] = componentsOf(local);
  return `${DAY_NAMES[weekDay(local)]} ${MONTH_NAMES[month]} ${two(day)} ${yearText(year)}`;
}

export function timeText(time: number, zone: TimeZone): string {
  const offset = zone.offsetAt(time);
  const [, , , hour, minute, second] = componentsOf(time + offset);
  const minutes = Math.floor(Math.abs(offset) / MS_PER_MINUTE);
  const shift = `${offset < 0 ? "-" : "+"}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`;
  return `${two(hour)}:${two(minute)}:${two(second)} GMT${shift} (${zone.longName(time)})`;
}

export const dateTimeText = (time: number, zone: TimeZone): string =>
  time === time ? `${dateText(time, zone)} ${timeText(time, zone)}` : INVALID;
