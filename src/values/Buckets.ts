/**
 * A table of many keys that grows in small steps. The host rehashes a Map in one go, for a second when it has millions of
 * entries; here the entries are in many Maps, and a key tells in which. Keys compare by SameValueZero; there is no order.
 */
import { BUCKET_MASK, BUCKET_SHIFT } from "./kinds.ts";
import { JSObject } from "./JSObject.ts";

/** Maps of one table. */
const COUNT = 128;
/** Entries of one Map: to grow up to there takes the host a few milliseconds. */
const MOST = 2 ** 15;
/** Neighbours in a sequence stay together, which is kind to the host's caches: as powers of two, and in characters. */
const RUN_BITS = 6;
const RUN_END = 2;
/** Characters that are read of a long text: all before its end, and some of the others. */
const READ = 32;
const SAMPLED = 16;

export class Buckets<K, V> {
  /** Where new keys go. */
  private maps: Map<K, V>[] = emptyMaps();
  /** Maps that have been filled, by bucket. Only keys that are much alike, or symbols, come to that. */
  private full: Map<K, V>[][] | null = null;
  private readonly double = new Float64Array(1);
  private readonly words = new Uint32Array(this.double.buffer);
  /** Keys that have been added so far. */
  private added = 0;

  get(key: K): V | undefined {
    const bucket = this.bucketOf(key);
    const value = this.maps[bucket]!.get(key);
    return value !== undefined || this.full === null ? value : this.fullWith(bucket, key)?.get(key);
  }

  /** Adds a key; where it is already, returns its value and leaves it. */
  add(key: K, value: V): V | undefined {
    const bucket = this.bucketOf(key);
    const map = this.maps[bucket]!;
    const known = map.get(key) ?? (this.full === null ? undefined : this.fullWith(bucket, key)?.get(key));
    if (known !== undefined) return known;
    map.set(key, value);
    this.added++;
    if (map.size >= MOST) this.setAside(bucket);
    return undefined;
  }

  /** Gives a key that is there another value. */
  change(key: K, value: V): void {
    const bucket = this.bucketOf(key);
    const map = this.maps[bucket]!;
    (map.has(key) ? map : this.fullWith(bucket, key)!).set(key, value);
  }

  /** Removes a key; returns its value. */
  take(key: K): V | undefined {
    const bucket = this.bucketOf(key);
    const map = this.maps[bucket]!;
    const value = map.get(key);
    if (value !== undefined) {
      map.delete(key);
      return value;
    }
    return this.full === null ? undefined : this.takeFull(bucket, key);
  }

  clear(): void {
    this.maps = emptyMaps();
    this.full = null;
  }

  private fullWith(bucket: number, key: K): Map<K, V> | undefined {
    for (const map of this.full![bucket]!) if (map.has(key)) return map;
    return undefined;
  }

  private takeFull(bucket: number, key: K): V | undefined {
    const map = this.fullWith(bucket, key);
    const value = map?.get(key);
    map?.delete(key);
    if (map?.size === 0) this.full![bucket] = this.full![bucket]!.filter((other) => other !== map);
    return value;
  }

  /** Goes on with another Map: one that has become half empty, so that there are never many, or a new one. */
  private setAside(bucket: number): void {
    const full = (this.full ??= this.maps.map(() => []))[bucket]!;
    const roomy = full.findIndex(({ size }) => size <= MOST / 2);
    const next = roomy < 0 ? new Map<K, V>() : full.splice(roomy, 1)[0]!;
    full.push(this.maps[bucket]!);
    this.maps[bucket] = next;
  }

  /** Some buckets are twice as wide as others, so that they do not all have to grow at the same time. */
  private bucketOf(key: K): number {
    const x = this.hash(key) >>> 16;
    return (x * (2 ** 18 - x) * (COUNT / (3 * 2 ** 32))) | 0;
  }

  private hash(key: K): number {
    switch (typeof key) {
      case "number":
        return this.hashNumber(key);
      case "string":
        return hashText(key);
      case "object":
        return key instanceof JSObject ? bucketNumber(key, this.added) << 18 : 0;
      case "bigint":
        return this.hashNumber(Number(BigInt.asIntN(53, key)));
      default:
        return 0;
    }
  }

  private hashNumber(key: number): number {
    // -0 comes here, and is 0.
    if ((key | 0) === key) return mix(key >> RUN_BITS);
    if (key !== key) return 0;
    this.double[0] = key;
    return mix(this.words[0]! ^ Math.imul(this.words[1]!, 0x9e3779b1));
  }
}

/** The number, of 14 bits, that an object carries from its first look-up on: then it comes from a serial number. */
export function bucketNumber(object: JSObject, serial: number): number {
  const known = object.flags >>> BUCKET_SHIFT;
  if (known !== 0) return known;
  const number = mix(serial >> RUN_BITS) & BUCKET_MASK || 1;
  object.flags |= number << BUCKET_SHIFT;
  return number;
}

const emptyMaps = <K, V>(): Map<K, V>[] => Array.from({ length: COUNT }, () => new Map<K, V>());

function hashText(text: string): number {
  const end = text.length - RUN_END;
  const start = end > READ ? end - READ : 0;
  let hash = text.length;
  for (let i = start; i < end; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  if (start > 0)
    for (let i = 0, step = Math.ceil(start / SAMPLED); i < start; i += step)
      hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return mix(hash);
}

/** Every bit of the result depends on every bit (the end of MurmurHash3). */
function mix(hash: number): number {
  const half = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  const whole = Math.imul(half ^ (half >>> 13), 0xc2b2ae35);
  return whole ^ (whole >>> 16);
}
