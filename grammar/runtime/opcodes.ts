/** Instructions of the parsing machine; each is followed by the operands named here. */
/** unit */
export const UNIT = 0;
/** offset and length of a literal */
export const LITERAL = 1;
/** set */
export const SET = 2;
/** Any code point. */
export const ANY = 3;
/** pattern */
export const PATTERN = 4;
export const END_OF_INPUT = 6;
export const SKIP = 7;
/** Pushes the position, for LEAF. */
export const MARK = 8;
/** Pushes a leaf from the position on the value stack to here. */
export const LEAF = 9;
/** rule */
export const CALL = 10;
/** rule: a described rule without structure, matched by its generated function */
export const MATCH = 11;
/** As MATCH, and pushes a leaf. */
export const MATCH_LEAF = 12;
/** Drops the topmost value. */
export const DROP = 13;
export const RETURN = 14;
/** target on failure */
export const CHOICE = 15;
/** target */
export const COMMIT = 16;
/** target: as COMMIT, but the choice stays, at the present position */
export const LOOP = 17;
/** target on failure: a choice that records nothing */
export const NOT = 18;
/** The expression behind a NOT matched. */
export const FAIL_NOT = 19;
/** target: back to the position of the choice, after a look-ahead */
export const REWIND = 20;
/** count: pushes empty lists */
export const LISTS = 21;
/** count: moves the topmost values to the lists below them */
export const APPEND = 22;
/** count: turns lists into iterations */
export const CLOSE = 23;
/** guard, target: jumps if nothing the guard stands for can start here, unless what is expected here is wanted */
export const GUARD = 24;
export const FAIL = 25;
/** As GUARD, for the next unit behind spaces */
export const GUARD_SPACED = 26;

/** Flags of a rule in the machine: it has no node of its own; it has no children; results are kept; a nested rule, AST at once; a guess; an action in steps. */
export const PASSES = 1;
export const IS_LEAF = 2;
export const IS_MEMO = 4;
export const IS_NESTED = 8;
export const IS_GUESS = 16;
export const IS_LONG = 32;

/** The program's text: words below ONE are one character, the next TWO are two, the rest three, in base RADIX. */
export const ONE = 64;
export const RADIX = 91;
export const TWO = 25 * RADIX;
