/** What the generator cannot read off the grammar or off the signatures of the actions. */
export interface Hints {
  /** Rules whose results are remembered: every cycle of retries must pass through one. Chosen by call counts. */
  readonly memo: readonly string[];
  /**
   * Rules whose tree becomes AST as soon as they match, even if the match may still be abandoned, and which the parsing
   * machine counts as a level of nesting. Every recursion must pass through one, so that no walk of a tree is deep.
   */
  readonly nested: readonly string[];
  /** Rules that are tried before another reading of the same text: what nests too deep in one is no match. */
  readonly guessed: readonly string[];
  /** Rules of lists whose action has a form in steps, for the machine to take when the list is long. */
  readonly long: readonly string[];
}
