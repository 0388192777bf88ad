/**
 * What a program's author is told: kinds, diagnostics (places as lines and columns) and findings (places as spans).
 * Stages of the front end collect findings; `diagnose` turns one into the public form. Nothing here throws.
 */
import { codes, type Code } from "./codes.ts";
import type { Location, Source } from "./Source.ts";
import { shortened } from "./shortened.ts";
import type { Span } from "./Span.ts";

/** Every kind of diagnostic with its meaning, in the order of the documentation. */
export const diagnosticKinds = {
  ParseError: "Source is empty or cannot be parsed.",
  UnsupportedSyntax: "Parsed JavaScript is outside the supported subset.",
  UnknownTool: "A program referenced a tool the host did not provide.",
  InvalidToolInput: "Tool input failed schema decoding or safe-data copying.",
  InvalidToolOutput: "Tool output failed schema decoding or safe-data copying.",
  InvalidDataValue:
    "Program data violated the plain-data contract (depth, circularity, blocked properties, non-data values).",
  ToolCallLimitExceeded: "Calls exceeded `maxToolCalls`.",
  TimeoutExceeded:
    "Execution exceeded `timeoutMs`; as a warning, background work was interrupted after the program returned.",
  ToolFailure: "A tool refused or failed.",
  ExecutionFailure: "The program threw or another execution error occurred.",
  Truncated: "Warning-only marker: additional warnings were omitted by `maxOutputBytes`.",
} as const;

export type DiagnosticKind = keyof typeof diagnosticKinds;

export type Severity = "error" | "warning" | "hint";

/** A second place that explains the first, such as the bracket that was never closed. */
export interface Related<Place> {
  readonly message: string;
  readonly location: Place;
}

export interface Diagnostic {
  readonly kind: DiagnosticKind;
  readonly message: string;
  /** `endLine` and `endColumn` are absent where only a point is known. */
  readonly location?: Pick<Location, "line" | "column"> & Partial<Location>;
  /** Stable identifier such as `unsupported/with`; a row of `codes.ts`. */
  readonly code?: string;
  readonly suggestions?: readonly string[];
  /** Present on diagnostics of `check`; a diagnostic without it is an error. */
  readonly severity?: Severity;
  readonly related?: readonly Related<Location>[];
}

/** A diagnostic before rendering: its place is a span and its kind and text follow from its code. */
export interface Finding {
  readonly code: Code;
  readonly span: Span;
  /** Fills the `{placeholders}` of the code's message. */
  readonly values?: Readonly<Record<string, string>>;
  /** Replaces the code's message where the stage knows better (furthest-failure texts of the parser). */
  readonly message?: string;
  /** Replaces the code's severity. */
  readonly severity?: Severity;
  readonly suggestions?: readonly string[];
  readonly related?: readonly Related<Span>[];
}

/** What a message quotes of the program at most, and how long it gets itself. @unit UTF-16 units */
const LONGEST_QUOTE = 400;
const LONGEST_MESSAGE = 2_000;

/** The text of a finding: its own, else its code's message with the placeholders filled. */
export function messageOf(finding: Finding): string {
  if (finding.message !== undefined) return shortened(finding.message, LONGEST_MESSAGE);
  const values = finding.values ?? {};
  return codes[finding.code].message.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : shortened(value, LONGEST_QUOTE);
  });
}

/** Finding → diagnostic with its location in `source`. */
export function diagnose(source: Source, finding: Finding): Diagnostic {
  const row = codes[finding.code];
  return {
    kind: row.kind,
    message: messageOf(finding),
    location: source.location(finding.span),
    code: finding.code,
    severity: finding.severity ?? row.severity ?? "error",
    ...(finding.suggestions?.length ? { suggestions: finding.suggestions } : {}),
    ...(finding.related?.length
      ? {
          related: finding.related.map((r) => ({
            message: shortened(r.message, LONGEST_MESSAGE),
            location: source.location(r.location),
          })),
        }
      : {}),
  };
}
