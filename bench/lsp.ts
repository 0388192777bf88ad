/**
 * The language server's latency: from sending a one-letter change to receiving its diagnostics, in a real client over
 * stdio, while a line is typed and deleted again and again in programs of 300 and 3,000 lines. The server is bundled
 * first, as it is published. `npx tsx bench/lsp.ts`
 */
import { buildSync } from "esbuild";
import { spawn, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
  type ProtocolConnection,
} from "vscode-languageserver-protocol/node";

/** What is typed, letter by letter. Half of the time the program does not parse. */
const TYPED = "const total = [order.lines.length, (x) => x];";
const ROUNDS = 8;
/** @unit ms of processor time in a tick of `/proc` */
const TICK = 10;

const root = fileURLToPath(new URL("..", import.meta.url));
const server = fileURLToPath(new URL("dist/server.mjs", import.meta.url));
const example = readFileSync(new URL("../examples/order-desk/program.js", import.meta.url), "utf8");

/** A program of about `lines` lines: the example again and again, each in a function of its own. */
function programOf(lines: number): string {
  const part = (index: number) => `async function part${index}() {\n${example}}\n`;
  const count = Math.round(lines / (part(0).split("\n").length - 1));
  return `${Array.from({ length: count }, (_, index) => part(index)).join("")}return await part0();\n`;
}

interface Change {
  readonly text: string;
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

/** A line typed in the middle of the program and deleted, at a different place each round. */
function* changes(lines: number): Generator<Change> {
  for (let round = 0; round < ROUNDS; round++) {
    const line = Math.floor(((round + 0.5) / ROUNDS) * lines);
    for (const [index, text] of [...TYPED].entries()) yield { text, line, from: index, to: index };
    yield { text: "", line, from: 0, to: TYPED.length };
  }
}

async function measure(connection: ProtocolConnection, process: ChildProcess, text: string): Promise<string> {
  const lines = text.split("\n").length;
  const uri = `untitled:${lines}.js`;
  const answered = (version: number) =>
    new Promise<void>((resolve) => {
      const listener = connection.onNotification("textDocument/publishDiagnostics", (params) => {
        if (params.uri !== uri || params.version !== version) return;
        listener.dispose();
        resolve();
      });
    });
  const textDocument = { uri, languageId: "javascript", version: 0, text };
  await Promise.all([answered(0), connection.sendNotification("textDocument/didOpen", { textDocument })]);
  const times: number[] = [];
  const before = processorTime(process);
  for (const { text, line, from, to } of changes(lines)) {
    const range = { start: { line, character: from }, end: { line, character: to } };
    const version = times.length + 1;
    const done = answered(version);
    const began = performance.now();
    const params = { textDocument: { uri, version }, contentChanges: [{ range, text }] };
    await connection.sendNotification("textDocument/didChange", params);
    await done;
    times.push(performance.now() - began);
  }
  const perChange = (processorTime(process) - before) / times.length;
  const warm = times.slice(TYPED.length).sort((a, b) => a - b);
  const at = (part: number) => warm[Math.floor(part * (warm.length - 1))]!.toFixed(1);
  return `${lines} lines: best ${at(0)} ms, median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms, worst ${at(1)} ms; ${perChange.toFixed(1)} ms of processor time a change`;
}

function processorTime({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ");
  return (Number(fields[11]) + Number(fields[12])) * TICK;
}

async function main(): Promise<void> {
  buildSync({
    absWorkingDir: root,
    entryPoints: ["src/cli/main.ts"],
    outfile: server,
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
    packages: "external",
  });
  const process = spawn("node", [server, "lsp", "--stdio"], { cwd: root, stdio: ["pipe", "pipe", "inherit"] });
  const connection = createProtocolConnection(
    new StreamMessageReader(process.stdout),
    new StreamMessageWriter(process.stdin),
  );
  connection.listen();
  await connection.sendRequest("initialize", { processId: null, rootUri: null, capabilities: {} });
  for (const lines of [300, 300, 3_000]) console.log(await measure(connection, process, programOf(lines)));
  await connection.sendRequest("shutdown");
  await connection.sendNotification("exit");
  connection.dispose();
}

await main();
