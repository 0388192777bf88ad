/**
 * What the notes of some cases ask for beyond the result, as code. A condition answers what is wrong, if anything.
 */
import type { Observation } from "./examine.ts";

type Condition = (seen: Observation) => string | readonly string[] | undefined;

const noRun: Condition = ({ host }) => (host.runs.length > 0 ? "a tool ran" : undefined);
const within =
  (ms: number): Condition =>
  ({ spent }) =>
    spent > ms ? `took ${Math.round(spent)} ms of CPU, at most ${ms} are allowed` : undefined;
const lineIs =
  (line: number): Condition =>
  ({ result }) =>
    !result.ok && result.error.location?.line !== line
      ? `location is ${JSON.stringify(result.error.location)}, not line ${line}`
      : undefined;

export const conditions: Readonly<Record<string, Condition>> = {
  "007-parse-error-shows-line-and-hint": lineIs(2),
  "011-shell-command-as-program": noRun,
  "073-oversized-result-is-marked": ({ result }) => {
    if (!result.ok || result.truncated !== true) return "truncated is not set";
    const size = Buffer.byteLength(JSON.stringify(result.value));
    return size > 2200 ? `the value has ${size} bytes` : undefined;
  },
  "080-error-name-and-message-survive": lineIs(2),
  "082-logs-do-not-leak-between-runs": ({ result }) =>
    (result.logs ?? []).length > 0 ? `logs are ${JSON.stringify(result.logs)}` : undefined,
  "086-names-that-collide-after-sanitising": ({ host }) =>
    host.runs.length === 2 ? undefined : `${host.runs.length} tools ran`,
  "090-thenable-names": ({ result }) =>
    result.toolCalls.length === 1 ? undefined : `${result.toolCalls.length} calls were admitted`,
  "094-positional-arguments-hint": noRun,
  "098-unobserved-tool-failure": ({ result }) =>
    result.ok && (result.warnings ?? []).length !== 1
      ? `warnings are ${JSON.stringify(result.warnings ?? [])}`
      : undefined,
  "122-path-traversal-value": ({ sent }) =>
    sent.filter((url) => !/^https:\/\/api\.example\.test\/v1\/users\/[^/?#\\]+\/notes$/.test(url)),
  "067-openapi-ssrf": ({ sent }) =>
    sent.filter((url) => !/^https:\/\/api\.example\.test\/v1\/items\/[^/?#\\]+$/.test(url)),
  "144-busy-loop": within(400),
  "146-limit-inside-promise-callback": within(400),
  "151-catching-the-call-limit": ({ host }) => (host.runs.length > 3 ? `${host.runs.length} tools ran` : undefined),
  "152-native-heavy-call": within(2000),
  "155-deep-source-nesting": within(2000),
  "156-long-flat-source": within(3000),
  "158-timeout-interrupts-tool": ({ result, host }) => [
    ...(host.interrupted.includes("t.slow") ? [] : ["the tool was not interrupted"]),
    ...(!result.ok && result.error.message.includes("t.slow") ? [] : ["the message does not name t.slow"]),
  ],
  "059-calls-after-timeout": noRun,
  "049-getter-toctou": ({ host }) =>
    host.runs.every(({ input }) => typeof (input as { id: unknown }).id === "string")
      ? undefined
      : "the tool saw another value than the validated one",
  "098-call-flood": ({ host }) => (host.runs.length > 100 ? `${host.runs.length} tools ran` : undefined),
  "099-log-flood": ({ result }) => {
    const size = (result.logs ?? []).reduce((sum, line) => sum + line.length, 0);
    return size > 5_000_000 ? `the log has ${size} characters` : undefined;
  },
};
