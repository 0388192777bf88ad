/**
 * The one table of stable codes. A row says what kind of diagnostic a code is, its text, why it is so, a program that
 * earns it and what to write instead; command line, language server and documentation all read it.
 */
import type { CodeRow } from "./codes/CodeRow.ts";
import { earlyCodes } from "./codes/early.ts";
import { programCodes } from "./codes/program.ts";
import { unsupportedCodes } from "./codes/unsupported.ts";

const table = { ...programCodes, ...earlyCodes, ...unsupportedCodes } as const;

export type Code = keyof typeof table;

export const codes: Readonly<Record<Code, CodeRow>> = table;

/** Whether a text is the name of a row. */
export const isCode = (text: string): text is Code => Object.hasOwn(codes, text);
