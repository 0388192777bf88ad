/** Intl against Node. */
import { sameAsNode } from "../../support/sameAsNode.ts";

sameAsNode(String.raw`
  new Intl.NumberFormat("en-US", {style: "currency", currency: "USD"}).format(1234.5)
  Intl.NumberFormat("de").format("12345678901234567890.5")
  new Intl.NumberFormat("en", {style: "nope"})
  new Intl.NumberFormat("en").formatToParts(1234.5)
  new Intl.NumberFormat("en").formatRange(1, 5)
  [1, 2].map(new Intl.NumberFormat("en", {minimumFractionDigits: 2}).format)
  let f = new Intl.NumberFormat(); f.format === f.format
  new Intl.NumberFormat("en-US").resolvedOptions()
  new Intl.DateTimeFormat("en-US", {dateStyle: "long", timeStyle: "short", timeZone: "Asia/Tokyo"}).format(new Date(0))
  new Intl.DateTimeFormat("en-US", {timeZone: "Nope/Zone"})
  new Intl.DateTimeFormat("en", {month: "short"}).formatToParts(0)
  new Intl.DateTimeFormat().format(NaN)
  new Intl.DateTimeFormat("en", {timeZone: "UTC"}).formatRange(0, 86400000 * 3)
  ["b", "a", "ä"].sort(new Intl.Collator("de").compare)
  ["10", "9"].sort(new Intl.Collator("en", {numeric: true}).compare)
  new Intl.PluralRules("en", {type: "ordinal"}).select(2)
  Intl.PluralRules("en")
  new Intl.PluralRules("en").resolvedOptions()
  new Intl.RelativeTimeFormat("en", {numeric: "auto"}).format(-1, "day")
  new Intl.RelativeTimeFormat("en").format(1, "nope")
  new Intl.ListFormat("en", {type: "conjunction"}).format(["a", "b", "c"])
  new Intl.ListFormat("en").format([1])
  [...new Intl.Segmenter("en", {granularity: "word"}).segment("Hi you")].map(s => s.segment)
  new Intl.Segmenter("en").segment("abc").containing(1)
  Intl.getCanonicalLocales(["EN-us", "de"])
  Intl.getCanonicalLocales("x_y")
  Intl.NumberFormat.supportedLocalesOf(["en", "xx"])
  Object.prototype.toString.call(Intl) + Object.prototype.toString.call(new Intl.NumberFormat())
  Intl.NumberFormat.name + Intl.NumberFormat.length + Intl.NumberFormat.prototype.formatRange.length
  Intl.NumberFormat.prototype.formatToParts.call({})
`);
