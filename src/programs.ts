/** Compiled programs of one runtime by their text, the least recently used dropped first. */
import type { Prepared } from "./pipeline.ts";

/** Kept source text. @unit UTF-16 units */
const MAX_CACHED = 256 * 1024;
const MAX_ENTRIES = 100;

export class ProgramCache {
  private readonly prepare: (code: string) => Prepared;
  private readonly entries = new Map<string, Prepared>();
  private size = 0;
  constructor(prepare_: (code: string) => Prepared) {
    this.prepare = prepare_;
  }
  get(code: string): Prepared {
    const known = this.entries.get(code);
    if (known !== undefined) {
      this.entries.delete(code);
      this.entries.set(code, known);
      return known;
    }
    const prepared = this.prepare(code);
    if (code.length > MAX_CACHED) return prepared;
    this.entries.set(code, prepared);
    this.size += code.length;
    for (const oldest of this.entries.keys()) {
      if (this.size <= MAX_CACHED && this.entries.size <= MAX_ENTRIES) break;
      this.entries.delete(oldest);
      this.size -= oldest.length;
    }
    return prepared;
  }
}
