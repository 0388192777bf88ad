/**
 * The entries of a large collection in the order of their insertion, in pages, so that no step takes longer than a page
 * does. Removed entries leave holes; pages that have become sparse are put together. An `EntryWalk` stands between two entries
 * and survives whatever happens to the pages. Sets are entries without values.
 */
import { Buckets } from "./Buckets.ts";
import { HOLE } from "./Value.ts";

const PAGE_BITS = 10;
/** Entries of a page. */
const PAGE = 2 ** PAGE_BITS;
const IN_PAGE = PAGE - 1;
/** Neighbours that hold no more than this together become one page. */
const SPARSE = PAGE / 2;
/** Entries that may be moved for each one removed, on average. */
const MOVES = 8;

class Page {
  /** Where positions find it. */
  readonly number: number;
  /** Keys, each followed by its value if there are values; HOLE where there was an entry. */
  slots: unknown[];
  /** Entries that have been put here, and of these, those that are still here. */
  used = 0;
  live = 0;
  /** Serial numbers of the entries: consecutive ones from the first on, or a list. */
  readonly first: number;
  serials: readonly number[] | null = null;
  previous: Page | null = null;
  next: Page | null = null;
  /** Of a page that is no more: where the entries behind it, or what was left of its own, are now. */
  successor: Page | null = null;

  constructor(number: number, slots: unknown[], first: number) {
    this.number = number;
    this.slots = slots;
    this.first = first;
  }

  serial(index: number): number {
    return this.serials === null ? this.first + index : this.serials[index]!;
  }

  /** Index of the first entry that was inserted after the one with that serial number. */
  after(serial: number): number {
    const { serials } = this;
    if (serials === null) return Math.max(0, serial + 1 - this.first);
    const index = serials.findIndex((other) => other > serial);
    return index < 0 ? serials.length : index;
  }

  giveWay(successor: Page): void {
    this.successor = successor;
    this.previous = this.next = null;
    this.slots = [];
    this.serials = null;
  }
}

export class OrderedEntries<K, V> {
  size = 0;
  head: Page;
  /** Slots of an entry: 2 with a value, 1 without. */
  readonly width: number;
  private tail: Page;
  private readonly index = new Buckets<K, number>();
  private readonly byNumber: (Page | undefined)[] = [];
  private readonly freeNumbers: number[] = [];
  private nextSerial = 0;
  private moves = 0;

  constructor(width: 1 | 2) {
    this.width = width;
    this.head = this.tail = this.newPage();
  }

  /** Pages with what they hold, in no order. */
  get pages(): readonly (Readonly<Pick<Page, "slots">> | undefined)[] {
    return this.byNumber;
  }

  has(key: K): boolean {
    return this.index.get(key) !== undefined;
  }

  get(key: K): V | undefined {
    const position = this.index.get(key);
    return position === undefined ? undefined : (this.slotsAt(position)[2 * (position & IN_PAGE) + 1] as V);
  }

  set(key: K, value: V): void {
    const position = this.add(key);
    this.slotsAt(position)[2 * (position & IN_PAGE) + 1] = value;
  }

  /** Adds a key that is not there yet; returns where it is. */
  add(key: K): number {
    const tail = this.tail.used < PAGE ? this.tail : this.grow();
    const position = (tail.number << PAGE_BITS) | tail.used;
    const known = this.index.add(key, position);
    if (known !== undefined) return known;
    // -0 and 0 are one key, and it reads as 0.
    tail.slots[tail.used * this.width] = key === (0 as K) ? 0 : key;
    tail.used++;
    tail.live++;
    this.size++;
    return position;
  }

  delete(key: K): boolean {
    const position = this.index.take(key);
    if (position === undefined) return false;
    const page = this.byNumber[position >>> PAGE_BITS]!;
    const at = (position & IN_PAGE) * this.width;
    page.slots[at] = HOLE;
    if (this.width === 2) page.slots[at + 1] = HOLE;
    page.live--;
    this.size--;
    if (this.moves < PAGE) this.moves += MOVES;
    if (page.live <= SPARSE && page !== this.tail) this.tidy(page);
    return true;
  }

  clear(): void {
    const old = this.byNumber.splice(0);
    this.freeNumbers.length = 0;
    this.index.clear();
    this.size = 0;
    this.head = this.tail = this.newPage();
    for (const page of old) page?.giveWay(this.head);
  }

  private slotsAt(position: number): unknown[] {
    return this.byNumber[position >>> PAGE_BITS]!.slots;
  }

  private newPage(): Page {
    const number = this.freeNumbers.pop() ?? this.byNumber.length;
    const page = new Page(number, new Array(PAGE * this.width).fill(HOLE), this.nextSerial);
    this.nextSerial += PAGE;
    return (this.byNumber[number] = page);
  }

  private grow(): Page {
    const { tail } = this;
    const page = (this.tail = this.newPage());
    this.link(tail, page);
    if (tail.live <= SPARSE) this.tidy(tail);
    return page;
  }

  private link(page: Page | null, next: Page | null): void {
    if (page === null) this.head = next!;
    else page.next = next;
    if (next !== null) next.previous = page;
  }

  /** Removes a page without entries; puts one with few together with a neighbour. */
  private tidy(page: Page): void {
    const { previous, next } = page;
    if (page.live === 0) {
      this.link(previous, next);
      page.giveWay(next!);
      this.free(page);
    } else if (next !== this.tail && page.live + next!.live <= SPARSE) this.merge(page, next!);
    else if (previous !== null && previous.live + page.live <= SPARSE) this.merge(previous, page);
  }

  private merge(a: Page, b: Page): void {
    const count = a.live + b.live;
    if (this.moves < count) return;
    this.moves -= count;
    const slots: unknown[] = [];
    const serials: number[] = [];
    const page = new Page(a.number, slots, 0);
    for (const from of [a, b])
      for (let i = 0; i < from.used; i++) {
        const key = from.slots[i * this.width];
        if (key === HOLE) continue;
        this.index.change(key as K, (page.number << PAGE_BITS) | serials.length);
        slots.push(key);
        if (this.width === 2) slots.push(from.slots[2 * i + 1]);
        serials.push(from.serial(i));
      }
    page.used = page.live = count;
    page.serials = serials;
    this.link(a.previous, page);
    this.link(page, b.next);
    this.byNumber[page.number] = page;
    this.free(b);
    a.giveWay(page);
    b.giveWay(page);
  }

  private free(page: Page): void {
    this.byNumber[page.number] = undefined;
    this.freeNumbers.push(page.number);
  }
}

/** Visits the entries in order, those included that are added meanwhile. */
export class EntryWalk<K, V> {
  key!: K;
  value!: V;
  private readonly width: number;
  private page: Page;
  private index = 0;
  /** Serial number of the entry visited last. */
  private serial = -1;

  constructor(entries: OrderedEntries<K, V>) {
    this.width = entries.width;
    this.page = entries.head;
  }

  /** Goes to the next entry; false when there is none. */
  advance(): boolean {
    if (this.page.successor !== null) this.relocate();
    for (let { page } = this; ; page = this.page = page.next) {
      while (this.index < page.used) {
        const index = this.index++;
        const key = page.slots[index * this.width];
        if (key === HOLE) continue;
        this.key = key as K;
        if (this.width === 2) this.value = page.slots[2 * index + 1] as V;
        this.serial = page.serial(index);
        return true;
      }
      if (page.next === null) return false;
      this.index = 0;
    }
  }

  private relocate(): void {
    let { page } = this;
    while (page.successor !== null) page = page.successor;
    this.page = page;
    this.index = page.after(this.serial);
  }
}
