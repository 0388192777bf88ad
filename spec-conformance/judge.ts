/** Judges the chunks of a case file with one runtime: mark by mark, against what our interpreter does. */
import * as Effect from "effect/Effect";
import type { CodeMode } from "../src/index.ts";
import { codes, isCode } from "../src/diagnostics/codes.ts";
import { showExpression, showValue } from "./expected.ts";
import { type Observation, throwProgram, valueProgram } from "./observe.ts";
import type { CaseFile, Chunk, Mark } from "./readCases.ts";

export interface Failure {
  readonly path: string;
  readonly line: number;
  readonly chunk: string;
  readonly expected: string;
  readonly actual: string;
}

export type Runtime = CodeMode.Runtime;

/** Programs that talk to the host are compared as the host sees them: their value crosses the boundary. */
export const isOfHost = (file: CaseFile): boolean => /^(?:boundary|limits)\//.test(file.key);

/** What a chunk does wrong; nothing when every mark holds. */
export async function judge(runtime: Runtime, file: CaseFile, chunk: Chunk): Promise<Failure[]> {
  const failures: Failure[] = [];
  const fail = (line: number, expected: string, actual: string): void => {
    failures.push({ path: file.path, line, chunk: chunk.title, expected, actual });
  };
  for (const mark of chunk.marks) {
    const lines = linesOf(chunk, mark);
    if (mark.kind === "=>" && isOfHost(file)) await judgeHostValue(runtime, lines, mark, fail);
    else if (mark.kind === "=>") await judgeValue(runtime, lines, mark, fail);
    else if (mark.kind === "!!") await judgeThrow(runtime, lines, mark, fail);
    else if (mark.kind === "~~" && !isCode(mark.text)) await judgeFailure(runtime, lines, mark, fail);
  }
  if (chunk.marks.some(({ kind, text }) => kind === "~~" && isCode(text))) judgeDiagnostics(runtime, chunk, fail);
  if (chunk.marks.some(({ kind }) => kind === ">>")) await judgeLogs(runtime, chunk, fail);
  return failures;
}

export const linesOf = (chunk: Chunk, mark: Mark): string => chunk.text.slice(0, mark.lines).join("\n");

type Fail = (line: number, expected: string, actual: string) => void;

const execute = (runtime: Runtime, code: string): Promise<CodeMode.Result> => Effect.runPromise(runtime.execute(code));

/** A defect of the interpreter: nothing a program does may cause one. */
const defect = (error: unknown): { readonly failed: string } => ({
  failed: `defect: ${error instanceof Error ? error.stack : String(error)}`,
});

/** How one run ends in our interpreter, as the marks say it. */
export async function observe(runtime: Runtime, program: string): Promise<Observation | { readonly failed: string }> {
  try {
    const result = await execute(runtime, program);
    if (result.ok) return result.value as unknown as Observation;
    return { failed: `${result.error.kind}: ${result.error.message}` };
  } catch (error) {
    return defect(error);
  }
}

async function judgeValue(runtime: Runtime, lines: string, mark: Mark, fail: Fail): Promise<void> {
  const seen = await observe(runtime, valueProgram(lines, mark.text));
  if ("failed" in seen) return fail(mark.line, mark.text, seen.failed);
  const [kind, shown, expected] = seen;
  if (kind === "throw") fail(mark.line, mark.text, `throws ${shown}`);
  else if (shown !== expected) fail(mark.line, expected, shown);
}

async function judgeThrow(runtime: Runtime, lines: string, mark: Mark, fail: Fail): Promise<void> {
  const seen = await observe(runtime, throwProgram(lines));
  if ("failed" in seen) return fail(mark.line, `throws ${mark.text}`, seen.failed);
  if (seen[0] === "value") return fail(mark.line, `throws ${mark.text}`, `ends with ${seen[1]}`);
  const [, shown, name, message = ""] = seen;
  const wanted = thrownName(mark.text);
  if (wanted === null) {
    const expected = showExpression(mark.text);
    if (expected !== shown) fail(mark.line, `throws ${expected}`, `throws ${shown}`);
  } else if (wanted.name !== name || (wanted.message !== undefined && wanted.message !== message)) {
    fail(mark.line, `throws ${mark.text}`, `throws ${name === "" ? shown : `${name}: ${message}`}`);
  }
}

/** `TypeError` or `TypeError: message`; null where the mark is the thrown value itself. */
export function thrownName(text: string): { readonly name: string; readonly message?: string } | null {
  const found = /^([A-Z]\w*Error|DOMException|DataCloneError)(?:: (.*))?$/.exec(text);
  if (found === null) return null;
  return found[2] === undefined ? { name: found[1]! } : { name: found[1]!, message: found[2] };
}

async function judgeHostValue(runtime: Runtime, lines: string, mark: Mark, fail: Fail): Promise<void> {
  const result = await execute(runtime, lines);
  if (!result.ok) return fail(mark.line, mark.text, `${result.error.kind}: ${result.error.message}`);
  const [expected, actual] = [showExpression(mark.text), showValue(result.value)];
  if (expected !== actual) fail(mark.line, expected, actual);
}

/** `~~ Kind` or `~~ Kind: part of the message`: the run fails so. */
async function judgeFailure(runtime: Runtime, lines: string, mark: Mark, fail: Fail): Promise<void> {
  const [, kind, part] = /^(\w+)(?:: (.*))?$/.exec(mark.text) ?? [];
  if (kind === undefined) return fail(mark.line, "a code of the table, or a kind of diagnostic", mark.text);
  const result = await execute(runtime, lines);
  if (result.ok) return fail(mark.line, `fails: ${mark.text}`, `ends with ${JSON.stringify(result.value)}`);
  const { error } = result;
  if (error.kind !== kind || (part !== undefined && !error.message.includes(part)))
    fail(mark.line, `fails: ${mark.text}`, `${error.kind}: ${error.message}`);
}

/** `~~ code`: `check` says so on that line; every error that it finds is marked, and a run ends before it begins. */
function judgeDiagnostics(runtime: Runtime, chunk: Chunk, fail: Fail): void {
  const found = runtime.check(chunk.text.join("\n")).map(({ code, severity, location, message }) => ({
    text: code ?? "no code",
    line: chunk.line + (location?.line ?? 0),
    isError: severity === "error",
    message,
  }));
  const wanted = chunk.marks.filter(({ kind, text }) => kind === "~~" && isCode(text));
  for (const { text, line } of wanted) {
    if (found.some((each) => each.text === text && each.line === line)) continue;
    const here = found.map((each) => `${each.text} on line ${each.line}`).join(", ");
    fail(line, `${text}: ${codes[text as keyof typeof codes].title}`, here === "" ? "nothing to complain about" : here);
  }
  for (const each of found) {
    if (!each.isError || wanted.some(({ text, line }) => text === each.text && line === each.line)) continue;
    fail(each.line, "no other error", `${each.text}: ${each.message}`);
  }
}

/** All `>>` marks of a chunk together are what the whole chunk logs, line by line. */
async function judgeLogs(runtime: Runtime, chunk: Chunk, fail: Fail): Promise<void> {
  const wanted = chunk.marks.filter(({ kind }) => kind === ">>");
  const result = await execute(runtime, chunk.text.join("\n"));
  const logs = (result.logs ?? []).flatMap((entry) => entry.split("\n"));
  for (let i = 0; i < Math.max(wanted.length, logs.length); i++) {
    const mark = wanted[i];
    if (mark?.text === logs[i]) continue;
    const line = mark?.line ?? wanted.at(-1)!.line;
    return fail(line, mark === undefined ? "no more output" : `logs ${mark.text}`, `logs ${logs[i] ?? "nothing more"}`);
  }
}
