/**
 * Searching: the first position from an index on where a pattern matches, a number of steps at a time, passing
 * quickly over positions where no match can begin.
 */
import type { CompiledPattern } from "./compile.ts"
import { Matcher } from "./Matcher.ts"
import type { Outcome } from "./Matcher.ts"
import { insidePair, isLineTerminator } from "./reading.ts"

/** Scanned code units that cost one step. */
const UNITS_PER_STEP = 16

export interface Search {
  run(steps: number): Outcome
  readonly stepsUsed: number
  readonly captures: Int32Array
}

/** A search from `index` on; a sticky one tries nowhere else. With `u` or `v` no match begins inside a pair. */
export function createSearch(pattern: CompiledPattern, input: string, index: number, sticky: boolean): Search {
  const start = pattern.program.unicode && insidePair(input, index) ? index - 1 : index
  return sticky ? new Matcher(pattern, input, start) : new OwnSearch(pattern, input, start)
}

class OwnSearch implements Search {
  readonly #pattern: CompiledPattern
  readonly #input: string
  readonly #matcher: Matcher
  #index: number
  /** Whether the matcher is in the middle of an attempt at the index. */
  #trying = false
  #scanned = 0

  constructor(pattern: CompiledPattern, input: string, index: number) {
    this.#pattern = pattern
    this.#input = input
    this.#matcher = new Matcher(pattern, input, index)
    this.#index = index
  }

  get captures(): Int32Array {
    return this.#matcher.captures
  }

  get stepsUsed(): number {
    return this.#matcher.stepsUsed + Math.ceil(this.#scanned / UNITS_PER_STEP)
  }

  run(steps: number): Outcome {
    const limit = this.stepsUsed + steps
    for (;;) {
      const left = limit - this.stepsUsed
      if (left <= 0) return "paused"
      if (!this.#trying) {
        const from = this.#index
        const found = this.#skip(from, from + left * UNITS_PER_STEP)
        this.#index = found
        this.#scanned += found - from + 1
        if (found > this.#input.length) return "failed"
        if (found === from + left * UNITS_PER_STEP) continue
        this.#matcher.restart(found)
        this.#trying = true
      }
      const outcome = this.#matcher.run(Math.max(1, limit - this.stepsUsed))
      if (outcome !== "failed") return outcome
      this.#trying = false
      this.#index++
    }
  }

  /** The first position from `from` on where a match may begin; `limit` when there is none before it. */
  #skip(from: number, limit: number): number {
    const input = this.#input
    const { start } = this.#pattern
    const never = input.length + 1
    if (start.anchor === "text") return from === 0 ? 0 : never
    if (start.literal !== "") {
      let found = input.indexOf(start.literal, from)
      while (found >= 0 && this.#insidePair(found)) found = input.indexOf(start.literal, found + 1)
      return found < 0 ? never : found
    }
    const end = Math.min(input.length, limit)
    let index = from
    if (start.anchor === "line") {
      while (index > 0 && index < end && !isLineTerminator(input.charCodeAt(index - 1))) index++
      if (index === end && index < limit && !isLineTerminator(input.charCodeAt(index - 1)) && index > 0) return never
      return index
    }
    const { first } = start
    if (first !== undefined) {
      for (; index < end; index++) {
        const unit = input.charCodeAt(index)
        if ((first.pages[unit >> 8] ?? first.page(unit >> 8))[unit & 255] === 1) break
      }
      if (index === end) return end < limit ? never : limit
    }
    return this.#insidePair(index) ? index + 1 : index
  }

  #insidePair(index: number): boolean {
    return this.#pattern.program.unicode && insidePair(this.#input, index)
  }
}
