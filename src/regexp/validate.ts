/** The verdict on a pattern and its flags, for early errors: the parse without the program. */
import type { Steps } from "../syntax/Steps.ts";
import { parseFlags } from "./flags.ts";
import { parsePattern } from "./parse.ts";
import { PatternError } from "./PatternError.ts";

/** The message of the SyntaxError that the pattern deserves, or null. Never fails. */
export function* validatePattern(pattern: string, flags: string): Steps<string | null> {
  try {
    yield* parsePattern(pattern, flags, parseFlags(flags));
    return null;
  } catch (error) {
    if (error instanceof PatternError) return error.message;
    throw error;
  }
}
