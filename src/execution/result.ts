/** What an execution returns: the value or the diagnostic, with logs, calls and warnings, within the host's output limit. */
import type { Diagnostic } from "../diagnostics/Diagnostic.ts";
import type { Execution, ToolCall } from "./Execution.ts";
import { cutText, truncateLogs, truncateValue } from "./truncate.ts";
import type { Warnings } from "./Warnings.ts";

/** JSON-safe data. */
export type DataValue = null | boolean | number | string | readonly DataValue[] | { readonly [key: string]: DataValue };

export interface Success {
  readonly ok: true;
  readonly value: DataValue;
  /** Not fatal: rejections nobody awaited, background work cut off, warnings left out. */
  readonly warnings?: readonly Diagnostic[];
  readonly logs?: readonly string[];
  /** Something of value, logs or warnings was cut to fit `maxOutputBytes`. */
  readonly truncated?: boolean;
  readonly toolCalls: readonly ToolCall[];
}

export interface Failure {
  readonly ok: false;
  readonly error: Diagnostic;
  readonly logs?: readonly string[];
  readonly truncated?: boolean;
  readonly toolCalls: readonly ToolCall[];
}

export type Result = Success | Failure;

export function success(execution: Execution, value: unknown, warnings: Warnings | null): Success {
  const limit = execution.options.limits.maxOutputBytes ?? Infinity;
  const kept = limit === Infinity ? { value, truncated: false, bytes: 0 } : truncateValue(value, limit);
  const told = warnings?.list() ?? [];
  const { logs, truncated } = logsWithin(execution, limit - kept.bytes);
  return {
    ok: true,
    value: kept.value as DataValue,
    ...(told.length === 0 ? {} : { warnings: told }),
    ...logs,
    ...(kept.truncated || truncated || warnings?.isCut === true ? { truncated: true } : {}),
    toolCalls: execution.toolCalls,
  };
}

/** However small the limit: what failed can be read. @unit bytes */
const LEAST_MESSAGE = 1_000;

export function failure(execution: Execution, error: Diagnostic): Failure {
  const limit = execution.options.limits.maxOutputBytes ?? Infinity;
  const message = limit === Infinity ? error.message : cutText(error.message, Math.max(limit, LEAST_MESSAGE));
  const { logs, truncated } = logsWithin(execution, limit);
  return {
    ok: false,
    error: { ...error, message },
    ...logs,
    ...(truncated || message !== error.message ? { truncated: true } : {}),
    toolCalls: execution.toolCalls,
  };
}

function logsWithin(execution: Execution, limit: number): { logs: { logs?: readonly string[] }; truncated: boolean } {
  const { lines, full } = execution.logs;
  if (lines.length === 0) return { logs: {}, truncated: false };
  const kept = truncateLogs(lines, limit);
  return { logs: { logs: kept.value }, truncated: kept.truncated || full };
}
