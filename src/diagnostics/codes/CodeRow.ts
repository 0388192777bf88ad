/** The shape of one row of the table of codes. */
import type { DiagnosticKind, Severity } from "../Diagnostic.ts";

export interface CodeRow {
  readonly kind: DiagnosticKind;
  /** Absent: an error. */
  readonly severity?: Severity;
  /** A few words for a list or a heading. */
  readonly title: string;
  /** The one-line text of the diagnostic; `{name}` stands for a value of the finding. */
  readonly message: string;
  /** Why it is so, in one or two sentences. */
  readonly explanation: string;
  /** A program that earns this code. */
  readonly example: string;
  /** What to write instead of the example. */
  readonly instead?: string;
  /** Anchor in ECMA-262 of the rule that is broken. */
  readonly spec?: string;
}
