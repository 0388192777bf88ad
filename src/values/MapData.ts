/**
 * [[MapData]] (ECMA-262 §24.1.4), also for tables of our own that can become large: the first entries in a host Map, whose
 * keys compare as the specification wants and whose iterators live through additions and deletions as it describes. A host
 * Map that grows further stops the host while it rehashes, so it gets no more than that; what comes then is in pages.
 */
import { EntryWalk, OrderedEntries } from "./OrderedEntries.ts";

/** Entries that the host keeps: to grow up to there takes it a few milliseconds. */
export const MOST_FIRST = 2 ** 16;

export class MapData<K, V> {
  readonly first: Map<K, V>;
  /** Those behind the first, once there have been so many. */
  rest: OrderedEntries<K, V> | null = null;

  constructor(first = new Map<K, V>()) {
    this.first = first;
  }

  get size(): number {
    return this.rest === null ? this.first.size : this.first.size + this.rest.size;
  }

  get(key: K): V | undefined {
    const value = this.first.get(key);
    return value !== undefined || this.rest === null ? value : this.rest.get(key);
  }

  has(key: K): boolean {
    return this.first.has(key) || (this.rest !== null && this.rest.has(key));
  }

  set(key: K, value: V): void {
    if (this.rest === null && this.first.size < MOST_FIRST) this.first.set(key, value);
    else if (this.first.has(key)) this.first.set(key, value);
    else (this.rest ??= new OrderedEntries<K, V>(2)).set(key, value);
  }

  delete(key: K): boolean {
    return this.first.delete(key) || (this.rest !== null && this.rest.delete(key));
  }

  clear(): void {
    this.first.clear();
    this.rest?.clear();
  }

  *keys(): Generator<K> {
    for (const walk = new MapWalk(this); walk.advance();) yield walk.key;
  }
  *[Symbol.iterator](): Generator<[K, V]> {
    for (const walk = new MapWalk(this); walk.advance();) yield [walk.key, walk.value];
  }
}

/** Visits the entries in order, those included that are added meanwhile, until it has found no more. */
export class MapWalk<K, V> {
  key!: K;
  value!: V;
  private readonly map: MapData<K, V>;
  private readonly first: Iterator<[K, V]>;
  private rest: EntryWalk<K, V> | null = null;

  constructor(map: MapData<K, V>) {
    this.map = map;
    this.first = map.first.entries();
  }

  advance(): boolean {
    if (this.rest === null) {
      const step = this.first.next();
      if (step.done !== true) {
        const entry = step.value;
        this.key = entry[0];
        this.value = entry[1];
        return true;
      }
      if (this.map.rest === null) return false;
      this.rest = new EntryWalk(this.map.rest);
    }
    if (!this.rest.advance()) return false;
    this.key = this.rest.key;
    this.value = this.rest.value;
    return true;
  }
}
