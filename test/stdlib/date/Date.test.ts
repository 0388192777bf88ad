/** Dates in UTC against Node (the test process runs in UTC). */
import { sameAsNode } from "../../support/sameAsNode.ts";

sameAsNode(String.raw`
  new Date(0)
  new Date(2020, 1, 29, 12, 30, 15, 500).toISOString()
  new Date("2020-02-31")
  new Date("2020-13-01")
  String(new Date(NaN))
  new Date(NaN).toISOString()
  new Date(8.64e15).toISOString() + new Date(-8.64e15).toISOString() + new Date(8.64e15 + 1).getTime()
  Date.UTC(2020, 0) + Date.UTC(99, 0) + Date.UTC()
  [Date.parse("2020-01-01"), Date.parse("2020-01-01T10:00"), Date.parse("2020-01-01T10:00:00.123+05:30"), Date.parse("2020")]
  [Date.parse("Dec 25, 1995"), Date.parse("25 December 1995 13:30 GMT+0430"), Date.parse("1/2/2020 5:30 pm"), Date.parse("2020-1-1"), Date.parse("Thu, 01 Jan 1970 00:00:00 GMT")]
  [Date.parse("x 1"), Date.parse("12:00"), Date.parse("2020-01-01 10:00"), Date.parse("2020-01-01T24:00:00Z"), Date.parse("2020-01-01T25:00Z"), Date.parse("1970-01-01T00:00:00.1234567891Z"), Date.parse("hello"), Date.parse("Tue Mar 01 2022 12:00:00 GMT+0100 (CET)"), Date.parse("2020-06-15T10:00:00 Z"), Date.parse("Jan 1 2020 EST"), Date.parse("20200101"), Date.parse("1 2 3 4")]
  [Date.parse("+002020-01-01"), Date.parse("-000000-01-01"), Date.parse("-000001-01-01"), Date.parse("2020-01-01T10:00:00,5Z"), Date.parse("2020-01-01Z"), Date.parse("2020-01Z"), Date.parse("2020-01-01T10:00+0530"), Date.parse("1.2.2020"), Date.parse("2020/06/15 10:11:12.5"), Date.parse("10:00 1/1/2020 UTC-3"), Date.parse("")]
  new Date(2020, 5, 15).toString()
  new Date(2020, 5, 15).toDateString() + new Date(2020, 5, 15, 1).toTimeString() + new Date(2020, 5, 15).toUTCString()
  new Date(-1e14).toString() + new Date(-1e14).toUTCString()
  new Date(2020, 5, 15, 13).toLocaleString()
  new Date(2020, 5, 15, 13).toLocaleDateString("de-DE", {weekday: "long", year: "numeric", month: "long", day: "numeric"})
  new Date(2020, 5, 15, 13).toLocaleTimeString("en-US", {timeZone: "America/New_York"})
  new Date(NaN).toLocaleString()
  let d = new Date(0); d.setMonth(14); d
  let d = new Date(0); d.setFullYear(2024, 1, 29); d.setHours(25, 61, 61, 1001); d
  let d = new Date(NaN); [d.setMonth(1), d.setFullYear(2020), d.getTime()]
  let d = new Date(2020, 0, 31); d.setUTCMonth(1); d
  let d = new Date(0); [d.setTime(5), d.getTime(), d.setDate(), d.getTime()]
  [new Date(2020, 5, 15).getDay(), new Date(2020, 5, 15).getTimezoneOffset(), new Date(1969, 11, 31).getFullYear()]
  JSON.stringify({d: new Date(0), e: new Date(NaN)})
  Date.prototype.getTime.call({})
  new Date(2020, 0, 1) - new Date(2019, 0, 1)
  new Date(0)[Symbol.toPrimitive]("number") + new Date(0)[Symbol.toPrimitive]("default")
  new Date(0)[Symbol.toPrimitive]("x")
  new Date(new Date(5)).getTime() + new Date("5").getFullYear() + new Date(undefined).getTime()
  new Date(Symbol())
  new Date(1n)
  Date.length + Date.UTC.length + Date.prototype.setHours.length + Date.prototype.setUTCFullYear.length
  Date.prototype[Symbol.toPrimitive].name + Date.prototype.toGMTString.name + Date.prototype.getUTCDay.name
  typeof Date() === "string"
  new Date(2024, 2, 10, 2, 30).toISOString() + new Date(2024, 10, 3, 1, 30).toISOString() + new Date(2024, 10, 3, 1, 30).toString()
  new Date(1883, 10, 18, 12, 0).getTime() + new Date(1850, 0, 1).getTimezoneOffset()
  new Date(99, 0).getFullYear() + new Date(100, 0).getFullYear() + new Date(-1, 0).getFullYear()
  new Date(2019, 12).toISOString() + new Date(2019, -1).toISOString()
  new Date(2020, NaN).getTime() + new Date(Infinity, 1).getTime() + new Date(1e9, 1).getTime() + new Date(2020, 1e9).getTime()
`);
