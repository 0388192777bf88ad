/**
 * A character class ready for the matcher: a table of pages of 256 flags, each filled when first asked for. The cache
 * belongs to one compiled pattern, never to the process.
 */
import { caseOrbit, eachCased } from "./caseFolding.ts";
import type { CharSet } from "./CharSet.ts";
import { propertyRuns, propertyTest } from "./properties.ts";
import type { Ranges } from "./ranges.ts";

const PAGE = 256;

/** Computes the flags of the code points from `first` on into a page of zeros. */
type Fill = (first: number, page: Uint8Array) => void;

function fillRanges(ranges: Ranges, first: number, page: Uint8Array): void {
  for (let i = 0; i < ranges.length; i += 2) {
    const low = Math.max(ranges[i]! - first, 0);
    const high = Math.min(ranges[i + 1]! - first, PAGE - 1);
    if (low <= high) page.fill(1, low, high + 1);
  }
}

/** A property of characters is asked about a page at a time, as a text of all its characters. */
function propertyFiller(expression: string): Fill {
  const runs = propertyRuns(expression);
  return (first, page) => {
    const width = first > 0xffff ? 2 : 1;
    const text = String.fromCodePoint(...Array.from(page, (_, offset) => first + offset));
    for (const run of text.matchAll(runs)) page.fill(1, run.index / width, (run.index + run[0].length) / width);
  };
}

/** The expression → a procedure that computes any page of it. Recursion is bounded by the parser's nesting limit. */
function filler(set: CharSet): Fill {
  switch (set.kind) {
    case "ranges":
      return (first, page) => fillRanges(set.ranges, first, page);
    case "property": {
      if (!set.strings) return propertyFiller(set.expression);
      const test = propertyTest(set.expression, set.strings);
      return (first, page) => {
        for (let i = 0; i < PAGE; i++) if (test.test(String.fromCodePoint(first + i))) page[i] = 1;
      };
    }
    case "complement": {
      const inner = filler(set.of);
      return (first, page) => {
        inner(first, page);
        for (let i = 0; i < PAGE; i++) page[i] = 1 - page[i]!;
      };
    }
    case "union":
    case "intersection": {
      const parts = set.of.map(filler);
      const needed = set.kind === "union" ? 1 : parts.length;
      return (first, page) => {
        const one = new Uint8Array(PAGE);
        const counts = new Uint32Array(PAGE);
        for (const part of parts) {
          one.fill(0);
          part(first, one);
          for (let i = 0; i < PAGE; i++) counts[i]! += one[i]!;
        }
        for (let i = 0; i < PAGE; i++) if (counts[i]! >= needed) page[i] = 1;
      };
    }
    case "fold": {
      const inner = new PagedSet(set.of);
      return (first, page) => {
        page.set(inner.page(first / PAGE));
        eachCased([first, first + PAGE - 1], (point) => {
          if (page[point - first] === 0 && caseOrbit(point, set.unicode).some((other) => inner.has(other))) {
            page[point - first] = 1;
          }
        });
      };
    }
  }
}

export class PagedSet {
  readonly pages: (Uint8Array | undefined)[] = [];
  readonly #fill: Fill;

  constructor(set: CharSet) {
    this.#fill = filler(set);
  }

  /** The flags of code points `index * 256` to `index * 256 + 255`. */
  page(index: number): Uint8Array {
    const known = this.pages[index];
    if (known !== undefined) return known;
    const page = new Uint8Array(PAGE);
    this.#fill(index * PAGE, page);
    this.pages[index] = page;
    return page;
  }

  has(point: number): boolean {
    return this.page(point >> 8)[point & 255] === 1;
  }
}
