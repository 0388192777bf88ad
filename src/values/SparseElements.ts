/**
 * Elements of arrays that are more than a short host list: many, far apart, or with attributes. Those near each other stand
 * in pages, so that no call of the host's touches more than a page at a time, however long the array is.
 */
import { Accessor } from "./JSObject.ts";
import { Attr } from "./kinds.ts";
import { HOLE, type Value } from "./Value.ts";

export type Element = Value | typeof HOLE;

/** Stored elements of one array at most; a larger one is a RangeError. */
export const MAX_ARRAY_ELEMENTS = 10_000_000;
/** A write this far behind the end keeps elements in one list (the gap becomes holes). */
export const DENSE_GAP = 1024;
const PAGE_BITS = 13;
/** Elements of a page. */
export const PAGE = 2 ** PAGE_BITS;
const IN_PAGE = PAGE - 1;

export interface ElementProperty {
  value: Value | Accessor;
  flags: number;
}

export class SparseElements {
  length: number;
  lengthWritable = true;
  /** Values by `index >>> PAGE_BITS`; each page is as long as it has been filled. */
  readonly pages: (Element[] | undefined)[] = [];
  /** Attributes in a page where not all have the default ones. */
  private readonly flags: (Uint8Array | undefined)[] = [];
  /** Accessors, and what is far from everything else. */
  readonly others = new Map<number, ElementProperty>();
  /** Elements of the pages, holes included. */
  private paged = 0;

  constructor(length: number) {
    this.length = length;
  }

  /** How much is stored. @unit elements */
  get size(): number {
    return this.paged + this.others.size;
  }

  /** No element of the pages stands at or behind this index; the length may be far greater. */
  get filled(): number {
    return Math.min(this.length, this.pages.length * PAGE);
  }

  /** All elements stand in pages and have the default attributes, and the length can change. */
  get isPlain(): boolean {
    return this.lengthWritable && this.others.size === 0 && this.flags.every((flags) => flags === undefined);
  }

  /** The value of a data property, or HOLE where only `get` can tell. `index` is an integer from 0. */
  at(index: number): Element {
    const page = index < this.length ? this.pages[index >>> PAGE_BITS] : undefined;
    if (page === undefined) return HOLE;
    const offset = index & IN_PAGE;
    return offset < page.length ? page[offset]! : HOLE;
  }

  get(index: number): ElementProperty | undefined {
    const value = this.at(index);
    if (value === HOLE) return this.others.size === 0 ? undefined : this.others.get(index);
    const flags = this.flags[index >>> PAGE_BITS];
    return { value: value as Value, flags: flags === undefined ? Attr.All : flags[index & IN_PAGE]! };
  }

  /** Overwrites the value of an element with default attributes; false where there is none. */
  write(index: number, value: Value): boolean {
    const number = index >>> PAGE_BITS;
    const page = index < this.length ? this.pages[number] : undefined;
    if (page === undefined || this.flags[number] !== undefined) return false;
    const offset = index & IN_PAGE;
    if (offset >= page.length || page[offset] === HOLE) return false;
    page[offset] = value;
    return true;
  }

  set(index: number, value: Value | Accessor, flags: number): void {
    const page = value instanceof Accessor ? undefined : this.pageFor(index);
    if (page === undefined) {
      this.delete(index);
      this.others.set(index, { value, flags });
      return;
    }
    if (this.others.size > 0) this.others.delete(index);
    const offset = index & IN_PAGE;
    if (offset === page.length) {
      page.push(value as Value);
      this.paged++;
    } else page[offset] = value as Value;
    const number = index >>> PAGE_BITS;
    if (flags === Attr.All && this.flags[number] === undefined) return;
    (this.flags[number] ??= new Uint8Array(PAGE).fill(Attr.All))[offset] = flags;
  }

  /** The page in which an element may stand, filled with holes up to it; undefined where it would stand too lonely. */
  private pageFor(index: number): Element[] | undefined {
    if (index >= MAX_ARRAY_ELEMENTS) return undefined;
    const { pages } = this;
    const number = index >>> PAGE_BITS;
    const offset = index & IN_PAGE;
    let page = pages[number];
    if (index >= this.length && offset - (page?.length ?? 0) > DENSE_GAP) return undefined;
    if (page === undefined) {
      while (pages.length <= number) {
        pages.push(undefined);
        this.flags.push(undefined);
      }
      page = pages[number] = [];
    }
    this.paged += Math.max(0, offset - page.length);
    while (page.length < offset) page.push(HOLE);
    return page;
  }

  /** Takes the last element away, of an array that is plain. */
  pop(): Element {
    const value = this.at(this.length - 1);
    this.cut(--this.length);
    return value;
  }

  /** Takes the first element away and moves all others to its place, of an array that is plain. */
  shift(): Element {
    const { pages } = this;
    const first = this.at(0);
    for (let number = 0; number < pages.length; number++) {
      const page = pages[number];
      const next = this.at((number + 1) * PAGE);
      if (page === undefined && next === HOLE) continue;
      // The host moves a list faster by `shift` than by `copyWithin`.
      if (page?.length === PAGE) {
        page.shift();
        page.push(next);
        continue;
      }
      if (page !== undefined && page.length > 0) {
        page.shift();
        this.paged--;
      }
      if (next !== HOLE) this.set(number * PAGE + IN_PAGE, next, Attr.All);
    }
    this.cut(--this.length);
    return first;
  }

  /** Gives elements one value, of an array that is plain: those up to `end` on the page of `start`. Returns where it ended. */
  fillPage(start: number, end: number, value: Value): number {
    const until = Math.min(end, (start | IN_PAGE) + 1);
    this.set(start, value, Attr.All);
    this.set(until - 1, value, Attr.All);
    this.pages[start >>> PAGE_BITS]!.fill(value, start & IN_PAGE, ((until - 1) & IN_PAGE) + 1);
    return until;
  }

  delete(index: number): void {
    if (this.at(index) !== HOLE) this.pages[index >>> PAGE_BITS]![index & IN_PAGE] = HOLE;
    else if (this.others.size > 0) this.others.delete(index);
  }

  /** Takes over the elements of a list as the first ones. */
  fill(list: readonly Element[]): void {
    for (let start = 0; start < list.length; start += PAGE) {
      this.pages.push(list.slice(start, start + PAGE));
      this.flags.push(undefined);
    }
    this.paged += list.length;
  }

  /** Indices of the elements in ascending order, from `start` on. */
  *indices(start = 0, others: readonly number[] = this.far(start)): Generator<number> {
    let next = 0;
    for (let number = start >>> PAGE_BITS; number < this.pages.length; number++) {
      const page = this.pages[number];
      const first = number * PAGE;
      for (let offset = Math.max(0, start - first); page !== undefined && offset < page.length; offset++) {
        if (page[offset] === HOLE) continue;
        while (next < others.length && others[next]! < first + offset) yield others[next++]!;
        yield first + offset;
      }
    }
    while (next < others.length) yield others[next++]!;
  }

  /** The indices of `others` from `start` on, in order. */
  private far(start: number): number[] {
    return [...this.others.keys()].filter((index) => index >= start).sort((a, b) => a - b);
  }

  /** True when no element from `start` on is there for good. */
  allConfigurable(start: number): boolean {
    for (const index of this.others.keys())
      if (index >= start && (this.others.get(index)!.flags & Attr.Configurable) === 0) return false;
    return this.flags.slice(start >>> PAGE_BITS).every((flags) => flags === undefined);
  }

  /** Removes the elements from `start` on, whatever their attributes. */
  cut(start: number): void {
    const { pages } = this;
    const whole = Math.ceil(start / PAGE);
    for (let number = whole; number < pages.length; number++) this.paged -= pages[number]?.length ?? 0;
    if (pages.length > whole) pages.length = this.flags.length = whole;
    const last = pages[start >>> PAGE_BITS];
    const left = start & IN_PAGE;
    if (last !== undefined && last.length > left) {
      this.paged -= last.length - left;
      last.length = left;
    }
    if (this.others.size > 0) for (const index of this.others.keys()) if (index >= start) this.others.delete(index);
  }
}
