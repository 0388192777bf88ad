/**
 * The action dictionary: grammar rule → what its match becomes. A rule without an entry stands for its only child. The
 * parser generator reads the parameter names of these functions, and the compiled parser and Ohm both run them.
 */
import { classes } from "./classes.ts";
import { declarations } from "./declarations.ts";
import { members } from "./members.ts";
import { types } from "./types.ts";
import { unsupported } from "./unsupported.ts";
import { expressions, expressionsInSteps } from "./expressions.ts";
import { functions } from "./functions.ts";
import { literals } from "./literals.ts";
import { operators, operatorsInSteps } from "./operators.ts";
import { patterns } from "./patterns.ts";
import { statements } from "./statements.ts";

export const actions = {
  ...literals,
  ...expressions,
  ...operators,
  ...patterns,
  ...functions,
  ...classes,
  ...statements,
  ...types,
  ...members,
  ...declarations,
  ...unsupported,
};

/** The same for lists so long that nothing else should wait for them: generators of the value. */
export const actionsInSteps = { ...expressionsInSteps, ...operatorsInSteps };
