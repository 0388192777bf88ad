/**
 * The example to start with: shows a program, runs it against the tools of the order desk, and prints its log, its calls
 * and its result; then shows what the author of a broken program is told. Run it by `npm run example`.
 */
import { readFileSync } from "node:fs";
import * as Effect from "effect/Effect";
import { CodeMode } from "codemode";
import tools from "./tools.ts";

const calls = new Map<string, { count: number; failed: number; ms: number }>();

const desk = CodeMode.make({
  tools,
  limits: { timeoutMs: 10_000 },
  onToolCallEnd: ({ name, outcome, durationMs }) =>
    Effect.sync(() => {
      const call = calls.get(name) ?? { count: 0, failed: 0, ms: 0 };
      calls.set(name, {
        count: call.count + 1,
        failed: call.failed + (outcome === "failure" ? 1 : 0),
        ms: Math.max(call.ms, durationMs),
      });
    }),
});

const program = readFileSync(new URL("program.js", import.meta.url), "utf8");
heading("Program", program.trimEnd());
const started = performance.now();
const result = await Effect.runPromise(desk.execute(program));
const elapsed = Math.round(performance.now() - started);

heading("Log", (result.logs ?? []).join("\n"));
const lines = [...calls].map(
  ([name, { count, failed, ms }]) =>
    `${String(count).padStart(3)} x ${name.padEnd(16)} longest ${Math.round(ms)} ms${failed ? `, ${failed} refused` : ""}`,
);
heading(`Calls: ${result.toolCalls.length}`, lines.join("\n"));
heading(
  `Result after ${elapsed} ms`,
  result.ok ? JSON.stringify(result.value, null, 2) : quoted(program, result.error),
);

const broken = readFileSync(new URL("broken.js", import.meta.url), "utf8");
heading("A broken program", broken.trimEnd());
const refused = await Effect.runPromise(desk.execute(broken));
heading(`Its result: ${refused.toolCalls.length} calls`, refused.ok ? "It ran." : quoted(broken, refused.error));

if (!result.ok) process.exitCode = 1;

/** A diagnostic as a person wants to read it: what is wrong, then the line with a caret below the place. */
function quoted(code: string, { kind, message, location, suggestions = [] }: CodeMode.Diagnostic): string {
  if (location === undefined) return `${kind}: ${message}`;
  const gutter = `  ${location.line} | `;
  const caret = "^".padStart(gutter.length + location.column);
  const line = code.split("\n")[location.line - 1];
  const hints = suggestions.map((suggestion) => `\n  try: ${suggestion}`);
  return `${kind} at ${location.line}:${location.column}: ${message}\n${gutter}${line}\n${caret}${hints.join("")}`;
}

function heading(title: string, text: string) {
  console.log(`\n── ${title} ${"─".repeat(Math.max(0, 100 - title.length))}\n\n${text}`);
}
