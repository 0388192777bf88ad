/**
 * The ceiling on live data of one execution. What is allocated is counted roughly as it happens (`Machine.allocated`, and a
 * little for each tick); when enough has come together, everything reachable from the machine's roots is walked and sized,
 * in slices during which the program stands still. Sizes are estimates of the host's. The driver calls it between slices.
 */
import { Box } from "../values/Box.ts";
import { SparseElements } from "../values/arrays.ts";
import { Accessor, JSObject, LazySlot } from "../values/JSObject.ts";
import { Flag, Kind, MARK_MASK, MARK_SHIFT } from "../values/kinds.ts";
import { MapData } from "../values/MapData.ts";
import { EntryWalk, type OrderedEntries } from "../values/OrderedEntries.ts";
import { SetData } from "../values/SetData.ts";
import { Shape, ShapeMode } from "../values/Shape.ts";
import type { Value } from "../values/Value.ts";
import { WeakTable } from "../values/WeakTable.ts";
import { FunctionCode } from "./call.ts";
import type { ErrorData } from "./errors.ts";
import { CAPTURES, type Frame, L0, MACHINE } from "./frame.ts";
import { Abort } from "./guest.ts";
import { Machine, TICK_BYTES } from "./Machine.ts";
import type { NativeCode } from "./native.ts";
import { Realm } from "./Realm.ts";

const MB = 2 ** 20;
/** @unit bytes */
export const MEMORY_LIMIT = 400 * MB;
/** Of the limit, allocated at least between two looks. */
const LEAST_GROWTH = 0.16;
/** No program that has allocated less holds too much. @unit bytes */
export const LEAST_ALLOCATED = MEMORY_LIMIT * LEAST_GROWTH;

/** What the host's side holds: roots, and what it takes itself. */
export interface Outside {
  readonly held: readonly unknown[];
  /** @unit bytes */
  readonly bytes: number;
}

export class MemoryMeter {
  private readonly m: Machine;
  private readonly outside: () => Outside;
  private readonly forget: () => void;
  private readonly limit: number;
  private readonly leastGrowth: number;
  private threshold: number;
  private walk: Walk | null = null;
  private count = 0;

  /** `outside`: what the host's side keeps for the program; `forget`: drops what caches of compiled code keep. */
  constructor(m: Machine, outside: () => Outside, forget: () => void, limit = MEMORY_LIMIT) {
    this.m = m;
    this.limit = limit;
    this.threshold = this.leastGrowth = limit * LEAST_GROWTH;
    this.outside = outside;
    this.forget = forget;
  }

  /** Counts a slice of that many ticks; true when it is time to look. */
  isDue(ticks: number): boolean {
    return (this.m.allocated += ticks * TICK_BYTES) >= this.threshold;
  }

  /**
   * Walks on for about `steps` objects; true when the look is over. The machine must not run until then.
   *
   * @throws Abort when what is alive is too much
   */
  look(steps: number): boolean {
    if (this.walk === null) {
      this.forget();
      this.count = (this.count % (MARK_MASK >> MARK_SHIFT)) + 1;
      this.walk = new Walk(this.m, this.count << MARK_SHIFT);
      for (const root of this.m.roots()) this.walk.push(root);
      const { held, bytes } = this.outside();
      for (const root of held) this.walk.push(root);
      this.walk.bytes += bytes;
    }
    const done = this.walk.go(steps);
    const live = this.walk.bytes;
    if (live > this.limit)
      throw new Abort(
        "ExecutionFailure",
        `The program holds more than ${this.limit / MB} MB of data: keep less at a time`,
      );
    if (!done) return false;
    this.walk = null;
    this.m.allocated = 0;
    this.threshold = Math.min(Math.max(this.leastGrowth, live), this.limit - live + this.leastGrowth / 2);
    return true;
  }
}

/** Sizes. @unit bytes */
const OBJECT = 112;
const LIST = 48;
const ENTRY = 48;
/** The index of a large collection has many tables. */
const INDEX = 24 * 1024;
const INDEXED = 42;
const PROPERTY = 112;
const SHAPE = 400;
const RECORD = 64;
/** A formatter or segmenter of the host holds data of its own. */
const INTL = 16 * 1024;

/** Lists up to this length are read at once, longer ones in pieces. */
const PIECE = 256;
/** Texts of this length and more count once, however many hold them; shorter ones count with each holder. */
const LONG_TEXT = 4096;
/** A text that is put together takes a step for 2 ** so many units. */
const JOINED = 7;
/** Different texts of one length that are told apart. */
const COMPARED = 4;

/** A long list or collection that is being read. */
type Scan = (walk: Walk) => boolean;

class Walk {
  bytes = 0;
  private readonly m: Machine;
  private readonly mark: number;
  private readonly open: unknown[] = [];
  private readonly scans: Scan[] = [];
  private readonly seen = new Set<object>();
  private readonly texts = new Map<number, string[]>();
  /** Steps taken beside visits. */
  private extra = 0;
  /** Something to do with what is read. */
  read = 0;

  constructor(m: Machine, mark: number) {
    this.m = m;
    this.mark = mark;
    this.bytes = m.realm.rootShape.tree.count * SHAPE;
  }

  /** True when everything has been seen. */
  go(steps: number): boolean {
    const { open, scans } = this;
    for (let left = steps; left > 0;) {
      if (open.length > 0) {
        this.visit(open.pop());
        left--;
      } else if (scans.length > 0) {
        if (scans[scans.length - 1]!(this)) scans.pop();
        left -= PIECE >> 3;
      } else return true;
      left -= this.extra;
      this.extra = 0;
    }
    return false;
  }

  push(value: unknown): void {
    switch (typeof value) {
      case "string":
        return this.text(value);
      case "object":
        if (value === null || (value instanceof JSObject && (value.flags & MARK_MASK) === this.mark)) return;
        this.open.push(value);
        return;
      case "bigint":
        this.bytes += 24;
        if (value > 0x7fffffffffffffffn || value < -0x7fffffffffffffffn) this.bigint(value);
    }
  }

  private text(text: string): void {
    const { length } = text;
    if (length < 2) return;
    // A text that was put together piece by piece keeps the pieces until somebody reads it.
    if (length > PIECE >> 3) this.read ^= text.charCodeAt(0);
    if (length < LONG_TEXT) {
      this.bytes += 16 + length;
      return;
    }
    const known = this.texts.get(length);
    this.extra += length >> JOINED;
    if (known === undefined) this.texts.set(length, [text]);
    else if (known.includes(text)) return;
    else if (known.length < COMPARED) known.push(text);
    else known[known.length - 1] = text;
    this.bytes += 2 * length;
  }

  private bigint(value: bigint): void {
    const digits = value.toString(16).length;
    this.bytes += digits >> 1;
    this.extra += digits >> 8;
  }

  private visit(value: unknown): void {
    if (value instanceof JSObject) this.object(value);
    else if (Array.isArray(value)) {
      if (value.length >= L0 && value[MACHINE] instanceof Machine) this.frame(value);
      else this.list(value);
    } else if (value instanceof Box) this.push(value.v);
    else if (value instanceof Accessor) {
      this.bytes += RECORD;
      this.push(value.get);
      this.push(value.set);
    } else if (value !== null) this.record(value as object);
  }

  private object(object: JSObject): void {
    if ((object.flags & MARK_MASK) === this.mark) return;
    object.flags = (object.flags & ~MARK_MASK) | this.mark;
    this.bytes += OBJECT;
    const { shape, more } = object;
    if (shape.mode === ShapeMode.Dictionary) this.bytes += shape.properties().size * PROPERTY;
    this.slot(object.s0);
    this.slot(object.s1);
    this.slot(object.s2);
    this.slot(object.s3);
    if (more !== null) this.list(more);
    this.push(object.proto);
    if (object.data !== null && object.kind !== Kind.Ordinary) this.data(object);
    if ((object.flags & Flag.WeakKey) !== 0) this.push(this.m.weak.get(object));
  }

  private slot(content: unknown): void {
    if (typeof content === "number") {
      if ((content | 0) !== content) this.bytes += 16;
    } else this.push(content);
  }

  private data(object: JSObject): void {
    const { data } = object;
    switch (object.kind) {
      case Kind.Array:
      case Kind.Closure:
        return this.list(data as unknown[]);
      case Kind.Native:
        return this.push((data as NativeCode).holds);
      case Kind.Error:
        this.bytes += LIST + RECORD * (data as ErrorData).depth;
        return;
      case Kind.ToolReference:
        this.bytes += RECORD;
        return;
      default:
        this.push(data);
    }
  }

  /** A frame's own content: the frame below it is a root of its own, or does not matter. */
  private frame(frame: Frame): void {
    if (!this.isNew(frame)) return;
    this.bytes += LIST + 8 * frame.length;
    const captures = frame[CAPTURES] as unknown[] | null;
    if (captures !== null) for (const captured of captures) this.push(captured);
    for (let i = L0; i < frame.length; i++) this.push(frame[i]);
  }

  private list(list: readonly unknown[]): void {
    const { length } = list;
    this.bytes += LIST + 8 * length;
    if (length <= PIECE) {
      for (let i = 0; i < length; i++) this.push(list[i]);
      this.extra += length >> 4;
      return;
    }
    let at = 0;
    this.scans.push(() => {
      const end = Math.min(at + PIECE, length);
      for (; at < end; at++) this.push(list[at]);
      return at >= length;
    });
  }

  /** Host objects that belong to the program's data: collections, buffers, internal slots, reactions, jobs. */
  private record(value: object): void {
    if (isForeign(value) || !this.isNew(value)) return;
    this.bytes += RECORD;
    if (value instanceof Map || value instanceof Set) this.collection(value);
    else if (value instanceof MapData || value instanceof SetData) {
      this.collection(value.first);
      if (value.rest !== null) this.ordered(value.rest);
    } else if (value instanceof SparseElements) {
      for (const page of value.pages) if (page !== undefined) this.list(page);
      this.entries(value.others.size, value.others.values(), (element) => this.push(element.value));
    } else if (value instanceof ArrayBuffer) this.bytes += value.byteLength;
    else if (ArrayBuffer.isView(value)) this.push(value.buffer);
    else {
      if (isIntl(value)) this.bytes += INTL;
      for (const field of Object.values(value) as unknown[]) this.push(field);
    }
  }

  private collection(value: ReadonlyMap<unknown, unknown> | ReadonlySet<unknown>): void {
    if (value instanceof Map)
      this.entries(value.size, value.entries(), ([key, content]) => (this.push(key), this.push(content)));
    else this.entries(value.size, value.values(), (element) => this.push(element));
  }

  private ordered(entries: OrderedEntries<unknown, unknown>): void {
    this.bytes += INDEX + INDEXED * entries.size;
    for (const page of entries.pages) if (page !== undefined) this.list(page.slots);
  }

  private entries<T>(size: number, entries: Iterator<T>, take: (entry: T) => void): void {
    this.bytes += ENTRY * size;
    if (size === 0) return;
    this.scans.push(() => {
      for (let i = 0; i < PIECE; i++) {
        const step = entries.next();
        if (step.done === true) return true;
        take(step.value);
      }
      return false;
    });
  }

  private isNew(value: object): boolean {
    if (this.seen.has(value)) return false;
    this.seen.add(value);
    return true;
  }
}

/** Code and the machine itself: no data of the program. */
const isForeign = (value: object): boolean =>
  value instanceof FunctionCode ||
  value instanceof Shape ||
  value instanceof Machine ||
  value instanceof Realm ||
  value instanceof EntryWalk ||
  value instanceof WeakTable ||
  value instanceof LazySlot;

const isIntl = (value: object): boolean => Object.prototype.toString.call(value).startsWith("[object Intl.");

/** About what a value takes, for library code that says what it allocates. @unit bytes */
export const sizeOf = (value: Value): number =>
  typeof value === "string" ? 24 + value.length : typeof value === "object" && value !== null ? OBJECT : 0;
