/** The program's time zone: offsets of an IANA zone, read from the host's Intl data and remembered for one machine. */
import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE, MS_PER_SECOND } from "./calendar.ts";

/** No zone changes its offset twice in this time. */
const BUCKET = 6 * MS_PER_HOUR;
/** Remembered offsets at most. */
const REMEMBERED = 10_000;
const OFFSET = /GMT(?:([+-])(\d\d):(\d\d)(?::(\d\d))?)?$/;

export class TimeZone {
  readonly name: string;
  private readonly utc: boolean;
  private readonly offsets = new Map<number, number>();
  private format: Intl.DateTimeFormat | undefined;

  constructor(name: string) {
    this.name = name;
    this.utc = name === "UTC" || name === "Etc/UTC";
  }

  /** Offset from UTC at a time. @unit ms, east is positive */
  offsetAt(time: number): number {
    if (this.utc || !Number.isFinite(time)) return 0;
    const bucket = Math.floor(time / BUCKET);
    const before = this.boundary(bucket);
    return before === this.boundary(bucket + 1) ? before : this.read(time);
  }

  toLocal(time: number): number {
    return time + this.offsetAt(time);
  }

  /** §21.4.1.26 UTC(t): a skipped time counts with the offset before the gap, a repeated one is the earlier. */
  toUtc(local: number): number {
    if (this.utc || !Number.isFinite(local)) return local;
    const before = this.offsetAt(local - MS_PER_DAY);
    const after = this.offsetAt(local + MS_PER_DAY);
    if (before === after || this.offsetAt(local - before) === before) return local - before;
    return this.offsetAt(local - after) === after ? local - after : local - before;
  }

  /** The zone's long English name at a time. */
  longName(time: number): string {
    const parts = new Intl.DateTimeFormat("en-US", { timeZone: this.name, timeZoneName: "long" }).formatToParts(time);
    return parts.find((part) => part.type === "timeZoneName")?.value ?? this.name;
  }

  private boundary(bucket: number): number {
    let offset = this.offsets.get(bucket);
    if (offset === undefined) {
      if (this.offsets.size >= REMEMBERED) this.offsets.clear();
      this.offsets.set(bucket, (offset = this.read(bucket * BUCKET)));
    }
    return offset;
  }

  private read(time: number): number {
    this.format ??= new Intl.DateTimeFormat("en-US", { timeZone: this.name, timeZoneName: "longOffset" });
    const [, sign, hours = "0", minutes = "0", seconds = "0"] = OFFSET.exec(this.format.format(clamped(time))) ?? [];
    const offset = Number(hours) * MS_PER_HOUR + Number(minutes) * MS_PER_MINUTE + Number(seconds) * MS_PER_SECOND;
    return sign === "-" ? -offset : offset;
  }
}

/** Local times near the ends of the range lie just outside what the host formats. */
const clamped = (time: number): number => Math.min(Math.max(time, -8.64e15), 8.64e15);
