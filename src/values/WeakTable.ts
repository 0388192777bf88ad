/**
 * What belongs to objects and symbols as long as they live. As in `Buckets`, the entries of many objects are in many tables
 * of the host, none of which takes it long to grow.
 */
import { bucketNumber } from "./Buckets.ts";
import type { JSObject } from "./JSObject.ts";
import { BUCKET_SHIFT } from "./kinds.ts";

/** Entries that one table of the host takes before there are more tables. */
const MOST_FIRST = 2 ** 15;
/** How many there are then, as a power of two. */
const COUNT_BITS = 7;

/** As much of a WeakMap as is used: its own type does not take symbols as keys in every library a host compiles with. */
interface HostTable<V> {
  get(key: JSObject | symbol): V | undefined;
  set(key: JSObject | symbol, value: V): unknown;
}
const hostTable = <V>(): HostTable<V> => new WeakMap<JSObject, V>() as HostTable<V>;

export class WeakTable<V extends object> {
  /** Symbols are all here. */
  private readonly first = hostTable<V>();
  private rest: HostTable<V>[] | null = null;
  private added = 0;

  get(key: JSObject | symbol): V | undefined {
    const known = this.first.get(key);
    if (known !== undefined || this.rest === null || typeof key !== "object") return known;
    return key.flags >>> BUCKET_SHIFT === 0 ? undefined : this.tableOf(key, this.rest).get(key);
  }

  /** Adds a key that is not there. */
  set(key: JSObject | symbol, value: V): void {
    this.added++;
    if (this.added <= MOST_FIRST || typeof key !== "object") this.first.set(key, value);
    else this.tableOf(key, (this.rest ??= Array.from({ length: 2 ** COUNT_BITS }, hostTable<V>))).set(key, value);
  }

  private tableOf(key: JSObject, tables: readonly HostTable<V>[]): HostTable<V> {
    return tables[bucketNumber(key, this.added) >>> (14 - COUNT_BITS)]!;
  }
}
