/**
 * Compiled programs of one runtime by their text. Most texts come once, and what is kept without need is what a
 * collector moves around: a program stays for good only when its text came twice; of those the least recently used goes
 * first (the two queues of Johnson and Shasha, "2Q", 1994). What changes with every text lives in arrays: the storage a
 * `Map` has grown out of points to its successor, and so keeps what has been deleted until a full collection.
 */
import type { Prepared } from "./execution/Execution.ts";

/** Kept source text. @unit UTF-16 units */
const MAX_CACHED = 256 * 1024;
const MAX_ENTRIES = 100;
/** Programs that came once and may come again soon. */
const MAX_FRESH = 4;

interface Entry {
  readonly code: string;
  readonly prepared: Prepared;
  /** When it was asked for last, in requests. */
  used: number;
}

export class ProgramCache {
  private readonly kept = new Map<string, Entry>();
  private keptSize = 0;
  private readonly fresh: Entry[] = [];
  /** Texts that came once, without their programs. */
  private readonly seen: string[] = [];
  private seenSize = 0;
  private requests = 0;

  /** The program of a text that came before. */
  find(code: string): Prepared | undefined {
    const used = ++this.requests;
    const kept = this.kept.get(code);
    if (kept !== undefined) {
      kept.used = used;
      return kept.prepared;
    }
    const fresh = this.fresh.findIndex((entry) => entry.code === code);
    return fresh < 0 ? undefined : this.keep({ ...this.fresh.splice(fresh, 1)[0]!, used });
  }

  /** Takes the program of a text that was not found, if it has not come meanwhile: a long text is prepared in steps. */
  add(code: string, prepared: Prepared): Prepared {
    if (code.length > MAX_CACHED) return prepared;
    const known = this.find(code);
    if (known !== undefined) return known;
    const entry = { code, prepared, used: this.requests };
    return this.seen.includes(code) ? this.keep(entry) : this.notice(entry);
  }

  private keep(entry: Entry): Prepared {
    this.kept.set(entry.code, entry);
    this.keptSize += entry.code.length;
    while (this.keptSize > MAX_CACHED || this.kept.size > MAX_ENTRIES) {
      let oldest = entry;
      for (const other of this.kept.values()) if (other.used < oldest.used) oldest = other;
      this.kept.delete(oldest.code);
      this.keptSize -= oldest.code.length;
    }
    return entry.prepared;
  }

  private notice(entry: Entry): Prepared {
    if (this.fresh.push(entry) > MAX_FRESH) this.fresh.shift();
    this.seen.push(entry.code);
    this.seenSize += entry.code.length;
    while (this.seenSize > MAX_CACHED || this.seen.length > MAX_ENTRIES) this.seenSize -= this.seen.shift()!.length;
    return entry.prepared;
  }
}
