/**
 * Work in steps: what takes long on a long program can be left between two steps and gone on with later, so that the
 * host's event loop has its turns. A step is a few thousand nodes or units of text.
 */
export type Steps<A> = Generator<void, A, void>;

/** Nodes of a tree that are visited in a step. */
export const NODES_IN_STEP = 4_000;
/** Source text that is handled in a step. @unit UTF-16 units */
export const TEXT_IN_STEP = 8_192;

/** Text of regular expressions, which takes a few microseconds a unit. @unit UTF-16 units */
export const PATTERN_IN_STEP = 2_048;

/** References that something is said about in a step. */
export const REFERENCES_IN_STEP = 1_000;

/** Does it all at once. */
export function complete<A>(steps: Steps<A>): A {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
