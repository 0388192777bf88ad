/** The verdict on a pattern and its flags, for early errors: the parse without the program. */
import type { Steps } from "../syntax/Steps.ts";
import { parseFlags } from "./flags.ts";
import { parsePattern } from "./parse.ts";
import { faults, PatternError } from "./PatternError.ts";

/** What is wrong with the pattern, or null. Never fails. */
export function* validatePattern(pattern: string, flags: string): Steps<string | null> {
  try {
    yield* parsePattern(pattern, flags, parseFlags(flags));
    return null;
  } catch (error) {
    if (error instanceof PatternError) return error.fault === undefined ? error.message : faults[error.fault];
    throw error;
  }
}
