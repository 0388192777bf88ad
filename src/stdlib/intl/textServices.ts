/** Intl.Collator, Intl.ListFormat and Intl.Segmenter: texts by locale (ECMA-402 §10, §14, §19). */
import { builtin, getter, method, value } from "../../machine/Builtin.ts";
import { throwRangeError, throwTypeError } from "../../machine/errors.ts";
import { type Guest } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { toIntegerOrInfinity, toString } from "../../machine/operations/convert.ts";
import { createIterResult } from "../../machine/operations/create.ts";
import { describe } from "../../machine/operations/describe.ts";
import { forEachOf } from "../../machine/operations/iterate.ts";
import { JSObject } from "../../values/JSObject.ts";
import { Attr, Kind } from "../../values/kinds.ts";
import { symbols } from "../../values/symbols.ts";
import type { Value } from "../../values/Value.ts";
import { eager } from "../conversions.ts";
import { objectOf } from "../objectOf.ts";
import { thisWithData } from "../receivers.ts";
import { checkedComparison, COLLATOR_OPTIONS } from "../string/localeText.ts";
import { fromHost } from "./intlOptions.ts";
import { boundFunction, intlService, partsArray, plainEntries } from "./service.ts";

// prettier-ignore
export const collator = intlService<Intl.Collator>({
  name: "Collator",
  callable: true,
  options: COLLATOR_OPTIONS,
  make: (_m, locales, options) => new Intl.Collator(locales, options),
  supported: (locales, options) => Intl.Collator.supportedLocalesOf(locales, options),
  rows: (receiver, spec) => [
    getter("compare", receiver, spec("compare"), (m, data) =>
      boundFunction(m, data, 2, function* ([first, second]) {
        const a = yield* toString(m, first);
        return checkedComparison(m, a, yield* toString(m, second), data.host.compare);
      })),
  ],
});

/** Longer texts, and lists of more text, take the host too long. @unit code units */
const LONGEST_TEXT = 2 ** 20;
const tooLong = (m: Machine): never => throwRangeError(m, `Intl takes at most ${LONGEST_TEXT} characters here`);

/** Only strings can be listed. */
function* strings(m: Machine, items: Value): Guest<string[]> {
  const list: string[] = [];
  let size = 0;
  if (items === undefined) return list;
  yield* forEachOf(m, items, function* (item) {
    if (typeof item !== "string") throwTypeError(m, `Iterable yielded ${describe(item)} which is not a string`);
    size += (item as string).length + 16;
    if (size > LONGEST_TEXT) tooLong(m);
    list.push(item as string);
  });
  m.budget -= list.length;
  return list;
}

// prettier-ignore
export const listFormat = intlService<Intl.ListFormat>({
  name: "ListFormat",
  options: { localeMatcher: "string", type: "string", style: "string" },
  make: (_m, locales, options) => new Intl.ListFormat(locales, options),
  supported: (locales, options) => Intl.ListFormat.supportedLocalesOf(locales, options),
  rows: (receiver, spec) => [
    method("format", 1, receiver, spec("format"), (m, { host }, [items]) =>
      eager((function* (): Guest<Value> {
        const list = yield* strings(m, items);
        return fromHost(m, () => host.format(list));
      })())),
    method("formatToParts", 1, receiver, spec("formattoparts"), (m, { host }, [items]) =>
      eager((function* (): Guest<Value> {
        const list = yield* strings(m, items);
        return partsArray(m, fromHost(m, () => host.formatToParts(list)));
      })())),
  ],
});

// prettier-ignore
export const segmenter = intlService<Intl.Segmenter>({
  name: "Segmenter",
  options: { localeMatcher: "string", granularity: "string" },
  make: (_m, locales, options) => new Intl.Segmenter(locales, options),
  supported: (locales, options) => Intl.Segmenter.supportedLocalesOf(locales, options),
  rows: (receiver, spec) => [
    method("segment", 1, receiver, spec("segment"), (m, { host }, [text]) =>
      eager((function* (): Guest<Value> {
        const input = yield* toString(m, text);
        if (input.length > LONGEST_SEGMENTED) throwRangeError(m, `At most ${LONGEST_SEGMENTED} characters can be segmented here`);
        m.work(input.length >> 4);
        return new JSObject(m.realm.rootShape, m.realm.intrinsic("SegmentsPrototype"), Kind.Host, new SegmentedText(host.segment(input), input.length));
      })())),
  ],
});

/** The host reads the whole text again for each question. @unit code units */
const LONGEST_SEGMENTED = 2 ** 16;

class SegmentedText {
  readonly host: Intl.Segments;
  readonly length: number;
  constructor(host: Intl.Segments, length: number) {
    this.host = host;
    this.length = length;
  }
}
class Segmentation {
  readonly host: Iterator<Intl.SegmentData>;
  constructor(host: Iterator<Intl.SegmentData>) {
    this.host = host;
  }
}

const segmentObject = (m: Machine, segment: Intl.SegmentData): JSObject => objectOf(m, plainEntries(segment));

// prettier-ignore
export const SegmentsPrototype = builtin("SegmentsPrototype", { title: "%SegmentsPrototype%", spec: "https://tc39.es/ecma402/#sec-%segmentsprototype%-object" }, [
  method("containing", 1, thisWithData(SegmentedText), "https://tc39.es/ecma402/#sec-%segmentsprototype%.containing", (m, { host, length }, [index]) =>
    eager((function* (): Guest<Value> {
      m.work(length >> 4);
      const at = yield* toIntegerOrInfinity(m, index);
      const segment = host.containing(at) as Intl.SegmentData | undefined;
      return segment === undefined ? undefined : segmentObject(m, segment);
    })())),
  method(symbols.iterator, 0, thisWithData(SegmentedText), "https://tc39.es/ecma402/#sec-%segmentsprototype%-%symbol.iterator%", (m, { host, length }) => {
    m.work(length >> 4);
    return new JSObject(m.realm.rootShape, m.realm.intrinsic("SegmentIteratorPrototype"), Kind.Iterator, new Segmentation(host[Symbol.iterator]()));
  }),
]);

// prettier-ignore
export const SegmentIteratorPrototype = builtin("SegmentIteratorPrototype", { proto: "IteratorPrototype", title: "%SegmentIteratorPrototype%", spec: "https://tc39.es/ecma402/#sec-%segmentiteratorprototype%-object" }, [
  method("next", 0, thisWithData(Segmentation), "https://tc39.es/ecma402/#sec-%segmentiteratorprototype%.next", (m, { host }) => {
    m.budget -= 20;
    const step = host.next();
    if (step.done !== true) m.work(step.value.segment.length >> 2);
    return step.done === true ? createIterResult(m, undefined, true) : createIterResult(m, segmentObject(m, step.value), false);
  }),
  value(symbols.toStringTag, "Segmenter String Iterator", "https://tc39.es/ecma402/#sec-%segmentiteratorprototype%.%symbol.tostringtag%", Attr.Configurable),
]);
