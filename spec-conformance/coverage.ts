/** Compares the cases that exist with the rows that must have one; `boundary/` and `limits/` are free to have any. */
import { rows } from "./rows.ts";

export interface Coverage {
  /** Keys of rows without a case. */
  readonly missing: readonly string[];
  /** Keys of cases that no row asks for. */
  readonly needless: readonly string[];
}

const free = /^(?:boundary|limits)\//;

export function coverage(keys: readonly string[]): Coverage {
  const present = new Set(keys);
  const wanted = new Set(rows.map(({ key }) => key));
  return {
    missing: [...wanted].filter((key) => !present.has(key)),
    needless: keys.filter((key) => !wanted.has(key) && !free.test(key)),
  };
}
