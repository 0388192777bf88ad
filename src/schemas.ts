/**
 * The public data of an execution as Effect schemas, for hosts that store it, send it or offer codemode as a tool of their
 * own. Each has the name of its type.
 */
import * as Schema from "effect/Schema";
import {
  type Diagnostic as DiagnosticType,
  type DiagnosticKind as Kind,
  diagnosticKinds,
} from "./diagnostics/Diagnostic.ts";
import type { ToolCall as ToolCallType } from "./execution/Execution.ts";
import type {
  DataValue as DataValueType,
  Failure as FailureType,
  Result as ResultType,
  Success as SuccessType,
} from "./execution/result.ts";

/** What a model gives to run a program. */
export interface Input {
  readonly code: string;
}
export const Input: Schema.Codec<Input> = Schema.Struct({
  code: Schema.String.annotate({ description: "A JavaScript or TypeScript program" }),
});

export type DataValue = DataValueType;
export const DataValue: Schema.Codec<DataValue> = Schema.Union([
  Schema.Null,
  Schema.Boolean,
  Schema.Finite,
  Schema.String,
  Schema.Array(Schema.suspend(() => DataValue)),
  Schema.Record(
    Schema.String,
    Schema.suspend(() => DataValue),
  ),
]);

export type DiagnosticKind = Kind;
export const DiagnosticKind: Schema.Codec<DiagnosticKind> = Schema.Literals(
  Object.keys(diagnosticKinds) as DiagnosticKind[],
);

const place = { line: Schema.Int, column: Schema.Int };
const span = { ...place, endLine: Schema.Int, endColumn: Schema.Int };

export type Diagnostic = DiagnosticType;
export const Diagnostic: Schema.Codec<Diagnostic> = Schema.Struct({
  kind: DiagnosticKind,
  message: Schema.String,
  location: Schema.optionalKey(
    Schema.Struct({ ...place, endLine: Schema.optionalKey(Schema.Int), endColumn: Schema.optionalKey(Schema.Int) }),
  ),
  code: Schema.optionalKey(Schema.String),
  suggestions: Schema.optionalKey(Schema.Array(Schema.String)),
  severity: Schema.optionalKey(Schema.Literals(["error", "warning", "hint"])),
  related: Schema.optionalKey(Schema.Array(Schema.Struct({ message: Schema.String, location: Schema.Struct(span) }))),
});

export type ToolCall = ToolCallType;
export const ToolCall: Schema.Codec<ToolCall> = Schema.Struct({ name: Schema.String });

const told = {
  logs: Schema.optionalKey(Schema.Array(Schema.String)),
  truncated: Schema.optionalKey(Schema.Boolean),
  toolCalls: Schema.Array(ToolCall),
};

export type Success = SuccessType;
export const Success: Schema.Codec<Success> = Schema.Struct({
  ok: Schema.Literal(true),
  value: DataValue,
  warnings: Schema.optionalKey(Schema.Array(Diagnostic)),
  ...told,
});

export type Failure = FailureType;
export const Failure: Schema.Codec<Failure> = Schema.Struct({ ok: Schema.Literal(false), error: Diagnostic, ...told });

export type Result = ResultType;
export const Result: Schema.Codec<Result> = Schema.Union([Success, Failure]);
