/**
 * Compiled programs of one runtime by their text. Most texts come once, and what is kept without need is what a
 * collector moves around: a program stays for good only when its text came twice. Of those the least recently used are
 * dropped first (the two queues of Johnson and Shasha, "2Q", 1994).
 */
import type { Prepared } from "./pipeline.ts";

/** Kept source text. @unit UTF-16 units */
const MAX_CACHED = 256 * 1024;
const MAX_ENTRIES = 100;
/** Programs that came once and may come again soon. */
const MAX_FRESH = 8;

export class ProgramCache {
  private readonly prepare: (code: string) => Prepared;
  private readonly fresh = new Map<string, Prepared>();
  private readonly kept = new Map<string, Prepared>();
  /** Texts that came once, without their programs. */
  private readonly seen = new Set<string>();
  private keptSize = 0;
  private seenSize = 0;

  constructor(prepare: (code: string) => Prepared) {
    this.prepare = prepare;
  }

  get(code: string): Prepared {
    const kept = this.kept.get(code);
    if (kept !== undefined) {
      this.kept.delete(code);
      this.kept.set(code, kept);
      return kept;
    }
    if (code.length > MAX_CACHED) return this.prepare(code);
    const fresh = this.fresh.get(code);
    const prepared = fresh ?? this.prepare(code);
    if (fresh !== undefined || this.seen.has(code)) this.keep(code, prepared);
    else this.notice(code, prepared);
    return prepared;
  }

  private keep(code: string, prepared: Prepared): void {
    this.fresh.delete(code);
    if (this.seen.delete(code)) this.seenSize -= code.length;
    this.kept.set(code, prepared);
    this.keptSize += code.length;
    for (const oldest of this.kept.keys()) {
      if (this.keptSize <= MAX_CACHED && this.kept.size <= MAX_ENTRIES) break;
      this.kept.delete(oldest);
      this.keptSize -= oldest.length;
    }
  }

  private notice(code: string, prepared: Prepared): void {
    this.fresh.set(code, prepared);
    for (const oldest of this.fresh.keys()) {
      if (this.fresh.size <= MAX_FRESH) break;
      this.fresh.delete(oldest);
    }
    this.seen.add(code);
    this.seenSize += code.length;
    for (const oldest of this.seen) {
      if (this.seenSize <= MAX_CACHED && this.seen.size <= MAX_ENTRIES) break;
      this.seen.delete(oldest);
      this.seenSize -= oldest.length;
    }
  }
}
