/** What the generator cannot read off the grammar or off the signatures of the actions. */
export interface Hints {
  /** Rules whose name or shape an action of another rule looks at: they keep their node although nothing builds from it. */
  readonly keep?: readonly string[];
  /** Children looked at from another rule's action, by index. */
  readonly needs?: { readonly [rule: string]: readonly number[] };
  /** Rules whose results are remembered: every cycle of retries must pass through one. Chosen by call counts. */
  readonly memo?: readonly string[];
  /** Rules whose tree becomes AST as soon as they match, even if the match may still be abandoned. */
  readonly eager?: readonly string[];
}
