/**
 * Runs every workload on every engine in one process and prints CPU times and ratios to native. All engines run all
 * programs once before anything is measured: a fresh process flatters. Answers must agree; a difference fails the run.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { codemode, native, quickjs, sval, type Engine, type Tools } from "./engines.ts";

/** @unit ms of CPU per workload and engine, then it is enough */
const budget = 1_500;

const program = (name: string) => readFileSync(new URL(`programs/${name}.js`, import.meta.url), "utf8");

const customer = (id: string) => ({ id, name: "Ada", tier: id.endsWith("7") ? "gold" : "standard" });
const tools: Tools = {
  orders: {
    get: async (input) => ({
      id: (input as { id: string }).id,
      customerId: "c_7",
      lines: [
        { sku: "lamp", quantity: 2, price: 49 },
        { sku: "desk", quantity: 1, price: 239 },
        { sku: "rug", quantity: 3, price: 159 },
      ],
    }),
  },
  customers: { get: async (input) => customer((input as { id: string }).id) },
  never: { answers: () => new Promise(() => {}) },
};

interface Workload {
  readonly name: string;
  /** Texts of the measured runs: one for the same text each time, a generator for a new one each time. */
  readonly text: (round: number) => string;
  /** Runs that start at once. */
  readonly concurrent?: number;
}

const plain = "fib loops sort append pipeline json collections properties closures trycatch generators awaits".split(
  " ",
);
const workloads: readonly Workload[] = [
  ...plain.map((name) => ({ name, text: () => program(name) })),
  { name: "small, same text", text: () => program("small") },
  { name: "small, new text", text: (round) => `${program("small")}\n// ${round} ${Math.random()}` },
  { name: "1000 calls at once", text: () => program("fanout") },
  { name: "500 runs at once", text: () => program("small"), concurrent: 500 },
];

const engines: readonly Engine[] = [native, await codemode(), await quickjs(), sval];
const failures: string[] = [];

for (const engine of engines) for (const workload of workloads) await once(engine, workload, -1).catch(() => {});

const header = ["", ...engines.map(({ name }) => `${name} ms`), ...engines.slice(1).map(({ name }) => `${name} x`)];
print(header);
for (const workload of workloads) {
  const expected = await once(native, workload, 0);
  const times: (number | undefined)[] = [];
  for (const engine of engines) times.push(await measure(engine, workload, expected));
  const ratios = times.slice(1).map((time) => (time === undefined ? "-" : (time / times[0]!).toFixed(1)));
  print([workload.name, ...times.map((time) => time?.toFixed(time < 1 ? 3 : 1) ?? "fails"), ...ratios]);
}

await suspendedMemory();
startUp();
if (failures.length > 0) {
  console.log(`\n${failures.join("\n")}`);
  // Only our own answers decide; that another engine cannot run a program is a fact about it.
  if (failures.some((text) => text.startsWith("codemode"))) process.exitCode = 1;
}

async function once(engine: Engine, { text, concurrent = 1 }: Workload, round: number): Promise<unknown> {
  const code = text(round);
  const values = await Promise.all(Array.from({ length: concurrent }, () => engine.run(code, tools)));
  return values[0];
}

/** Median CPU time of a run, in ms; undefined where the engine fails or answers something else. */
async function measure(engine: Engine, workload: Workload, expected: unknown): Promise<number | undefined> {
  const times: number[] = [];
  try {
    for (let spent = 0, round = 1; (spent < budget && round <= 300) || round <= 3; round++) {
      const start = process.cpuUsage();
      const value = await once(engine, workload, round);
      const { user, system } = process.cpuUsage(start);
      const time = (user + system) / 1_000;
      times.push(time);
      spent += time;
      if (!isDeepStrictEqual(value, expected)) throw new Error(`answers ${JSON.stringify(value)?.slice(0, 80)}`);
    }
  } catch (error) {
    failures.push(`${engine.name}, ${workload.name}: ${(error as Error).message}`);
    return undefined;
  }
  return times.sort((a, b) => a - b)[times.length >> 1];
}

/** What a run that waits for a tool holds, by the growth over many of them; WebAssembly shows only as resident memory. */
async function suspendedMemory() {
  const count = 300;
  const kilobytes = (bytes: number) => `${Math.max(0, bytes / count / 1024).toFixed(1)} KB`;
  for (const engine of engines.slice(1)) {
    globalThis.gc?.();
    const before = process.memoryUsage();
    for (let index = 0; index < count; index++) void engine.run(program("waiting"), tools).catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, 500));
    globalThis.gc?.();
    const after = process.memoryUsage();
    const heap = kilobytes(after.heapUsed - before.heapUsed);
    const resident = kilobytes(after.rss - before.rss);
    console.log(`${engine.name}: a suspended run holds ${heap} of heap, ${resident} resident`);
  }
}

/** CPU of a fresh process from import to the first result. */
function startUp() {
  const scripts = {
    node: "",
    codemode: `import * as Effect from "effect/Effect"; import { CodeMode } from "../dist/index.js"; await Effect.runPromise(CodeMode.make({ tools: {} }).execute("return 1"))`,
    quickjs: `import { getQuickJS } from "quickjs-emscripten"; (await getQuickJS()).evalCode("1")`,
    sval: `import Sval from "sval"; new Sval({ ecmaVer: "latest" }).run("exports.a = 1")`,
  };
  for (const [name, script] of Object.entries(scripts)) {
    const text = `${script}; const { user, system } = process.cpuUsage(); console.log(Math.round((user + system) / 1000)); process.exit()`;
    const argv = ["--input-type=module", "-e", text];
    const runs = [1, 2, 3].map(() =>
      Number(execFileSync("node", argv, { cwd: import.meta.dirname, encoding: "utf8" })),
    );
    console.log(`${name}: ${runs.sort((a, b) => a - b)[1]} ms of CPU to start and run a first program`);
  }
}

function print(cells: readonly string[]) {
  console.log(cells.map((cell, index) => (index === 0 ? cell.padEnd(20) : cell.padStart(12))).join(""));
}
