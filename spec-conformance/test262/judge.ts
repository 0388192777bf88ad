/**
 * Runs one test of the official suite as a program: the harness files it needs and its own text, in a fresh realm. An async
 * test ends when the suite's `$DONE` prints. A negative test must be refused, or throw, as its front matter says.
 */
import * as Effect from "effect/Effect";
import { CodeMode } from "../../src/index.ts";
import type { Result } from "../../src/codemode.ts";
import { outside } from "./outside.ts";
import type { Suite, TestFile } from "./Suite.ts";

export type Verdict =
  | { readonly type: "passed" }
  | { readonly type: "failed"; readonly message: string }
  | { readonly type: "outside"; readonly reason: string };

/** Far more than any test needs; a test that meets it has failed. @unit ms */
const TIMEOUT = 120_000;

/** No promise of the program's realm takes part in waiting: tests change what promises do. */
const PRINT = `
let $ended = false, $end = () => { $ended = true };
function print(text) { console.log(text); $end() }
`;
const WAIT = ";await { then(resolve) { if ($ended) resolve(); else $end = resolve } };";
/** The one host hook a program can have: buffers are detached by transferring them. */
const HOST = `
const $262 = { global: globalThis, detachArrayBuffer(buffer) { if (!buffer.detached) buffer.transfer() } };
globalThis.$262 = $262;
`;

export async function judge(suite: Suite, path: string): Promise<Verdict> {
  const test = suite.read(path);
  const reason = outside(test);
  if (reason !== null) return { type: "outside", reason };
  const result = await Effect.runPromise(runtime.execute(programOf(suite, test)));
  const refusal = result.ok ? undefined : result.error.code;
  if (refusal?.startsWith("unsupported/") === true) return { type: "outside", reason: refusal };
  return test.negative === null ? judgePositive(test, result) : judgeNegative(test.negative, result);
}

const runtime = CodeMode.make({ limits: { timeoutMs: TIMEOUT } });

function programOf(suite: Suite, test: TestFile): string {
  if (test.negative !== null && test.negative.phase !== "runtime") return test.text;
  const isAsync = test.flags.includes("async");
  const names = new Set(["assert.js", "sta.js", ...(isAsync ? ["doneprintHandle.js"] : []), ...test.includes]);
  const harness = [...names].map((name) => suite.harness(name));
  const usesHost = test.text.includes("$262") || harness.some((text) => text.includes("$262"));
  return [
    '"use strict";',
    ...(usesHost ? [HOST] : []),
    ...(isAsync || /\bprint\b/.test(test.text) ? [PRINT] : []),
    ...harness,
    ...(isAsync ? ["globalThis.$DONE = $DONE;"] : []),
    test.text,
    isAsync ? WAIT : "",
    ";void 0;",
  ].join("\n");
}

function judgePositive(test: TestFile, result: Result): Verdict {
  if (!result.ok)
    return { type: "failed", message: `${result.error.code ?? result.error.kind}: ${result.error.message}` };
  if (!test.flags.includes("async")) return { type: "passed" };
  const lines = result.logs ?? [];
  const failure = lines.find((line) => line.startsWith("Test262:AsyncTestFailure"));
  if (failure !== undefined) return { type: "failed", message: failure };
  return lines.includes("Test262:AsyncTestComplete")
    ? { type: "passed" }
    : { type: "failed", message: "$DONE was not called" };
}

function judgeNegative({ phase, type }: NonNullable<TestFile["negative"]>, result: Result): Verdict {
  if (result.ok) return { type: "failed", message: `no ${type} at ${phase}` };
  const { code, message } = result.error;
  const refused = code !== undefined && /^(parse|early)\//.test(code);
  if (phase === "runtime" ? refused || !message.includes(type) : !refused)
    return { type: "failed", message: `${type} at ${phase} expected, got ${code ?? ""} ${message}` };
  return { type: "passed" };
}
