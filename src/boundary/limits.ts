/** Fixed bounds of data at the boundary, both ways. */

/** Levels of nesting. */
export const MAX_DEPTH = 32;
/** Values in one crossing; shared references count each time they are met. */
export const MAX_NODES = 5_000_000;
/** Meetings with objects that were met before: what a small graph with many ways through it may grow to. */
export const MAX_SHARED = 250_000;

export const TOO_MANY = `has more than ${MAX_NODES} values`;
export const TOO_SHARED = "refers to the same objects again and again: copied out it would have too many values";
