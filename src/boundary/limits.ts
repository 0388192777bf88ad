/** Fixed bounds of data at the boundary, both ways. */

/** Levels of nesting. */
export const MAX_DEPTH = 32;
/** Values in one crossing; shared references count each time they are met, so a small graph cannot explode. */
export const MAX_NODES = 5_000_000;
