/**
 * The language server's latency: from sending a one-letter change to receiving its diagnostics, in a real client over
 * stdio, for programs of 300 and 3,000 lines. `npx tsx bench/lsp.ts`
 */
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from "vscode-languageserver-protocol/node";

const CHANGES = 120;
const WARM_UP = 30;
const root = fileURLToPath(new URL("..", import.meta.url));
const example = readFileSync(new URL("../examples/order-desk/program.js", import.meta.url), "utf8");

/** A program of about `lines` lines: the example again and again, each in a function of its own. */
function programOf(lines: number): string {
  const part = (index: number) => `async function part${index}() {\n${example}}\n`;
  const count = Math.round(lines / part(0).split("\n").length);
  return `${Array.from({ length: count }, (_, index) => part(index)).join("")}return await part0();\n`;
}

const main = async (): Promise<void> => {
  const server = spawn(process.execPath, ["--import", "tsx", `${root}src/cli/main.ts`, "lsp", "--stdio"], {
    cwd: root,
  });
  const connection = createProtocolConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  let published = (_version: number | undefined): void => undefined;
  connection.onNotification("textDocument/publishDiagnostics", ({ version }) => published(version));
  connection.listen();
  await connection.sendRequest("initialize", { processId: process.pid, rootUri: null, capabilities: {} });
  for (const lines of [300, 3_000]) {
    const text = programOf(lines);
    const uri = `untitled:${lines}.js`;
    const answered = (version: number) =>
      new Promise<void>((resolve) => (published = (at) => at === version && resolve()));
    let done = answered(0);
    await connection.sendNotification("textDocument/didOpen", {
      textDocument: { uri, languageId: "javascript", version: 0, text },
    });
    await done;
    const times: number[] = [];
    for (let version = 1; version <= CHANGES; version++) {
      const start = { line: ((version * 37) % (lines - 10)) + 2, character: 0 };
      const isBack = version % 2 === 0;
      const range = {
        start: version % 2 ? start : { line: (((version - 1) * 37) % (lines - 10)) + 2, character: 0 },
        end: start,
      };
      const change = isBack
        ? { range: { start: range.start, end: { ...range.start, character: 1 } }, text: "" }
        : { range: { start, end: start }, text: ";" };
      done = answered(version);
      const began = performance.now();
      await connection.sendNotification("textDocument/didChange", {
        textDocument: { uri, version },
        contentChanges: [change],
      });
      await done;
      if (version > WARM_UP) times.push(performance.now() - began);
    }
    times.sort((a, b) => a - b);
    const at = (part: number) => times[Math.floor(part * (times.length - 1))]!.toFixed(1);
    console.log(
      `${text.split("\n").length} lines: median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms, worst ${at(1)} ms`,
    );
  }
  server.kill();
  process.exit(0);
};
void main();
