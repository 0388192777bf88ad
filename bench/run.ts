/**
 * Runs every workload on every engine in one process and prints CPU times, ratios and the bars they are held to. All
 * engines run all programs once before anything is measured: a fresh process flatters. Words on the command line choose
 * workloads (`npm start -- fib json`); `memory`, `startup`, `scaling` and
 * `fallback` are the other parts.
 */
import { readFileSync } from "node:fs";
import { codemode, native, quickjs, sval, type Engine } from "./engines.ts";
import { fallback } from "./fallback.ts";
import { measure, once, type Timing, type Workload } from "./measure.ts";
import { startUp } from "./startup.ts";
import { suspendedMemory } from "./memory.ts";
import { tools } from "./tools.ts";

const program = (name: string) => readFileSync(new URL(`../programs/${name}.js`, import.meta.url), "utf8");

const compute = (
  "fib loops sort append pipeline arrays json collections objects properties closures classes destructuring spread " +
  "trycatch generators awaits templates strings regex"
).split(" ");
const small = program("small");
/**
 * A program's whole way is much code that each run goes once: it takes thousands until the host has compiled all of it, three
 * times as long where the front end is part of it.
 */
const SETTLED = 4_000;
const workloads: readonly Workload[] = [
  ...compute.map((name): Workload => ({ name, text: () => program(name) })),
  { name: "small, same text", text: () => small, budget: SETTLED },
  { name: "small, new text", text: (round) => `${small}\n// ${round} ${Math.random()}`, budget: 3 * SETTLED },
  { name: "one of 1000 calls", text: () => program("fanout"), units: 1_000 },
  { name: "one of 500 runs", text: () => small, concurrent: 500, units: 500 },
];

const chosen = process.argv.slice(2);
const isChosen = (name: string) => chosen.length === 0 || chosen.some((word) => name.includes(word));
const ours = codemode();
const engines: readonly Engine[] = [native, ours, await quickjs(), sval];
const failures: string[] = [];

for (const workload of workloads) for (const engine of engines) await once(engine, workload, tools, -1).catch(() => {});

print(["CPU", ...engines.map(({ name }) => name), "x native", "x QuickJS"]);
const ratios: number[] = [];
for (const workload of workloads.filter(({ name }) => isChosen(name))) {
  const timings = await measure(engines, workload, tools);
  for (const { failure } of timings) if (failure !== undefined) failures.push(failure);
  const [reference, mine, peer] = timings as [Timing, Timing, Timing];
  const ratio = mine.best / peer.best;
  if (compute.includes(workload.name) && Number.isFinite(ratio)) ratios.push(ratio);
  const { units = 1 } = workload;
  const cells = timings.map(({ best, failure }) => (failure === undefined ? duration(best / units) : "fails"));
  print([workload.name, ...cells, (mine.best / reference.best).toFixed(1), ratio.toFixed(2)]);
}
if (ratios.length > 1) {
  const mean = Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);
  console.log(
    `\nGeometric mean of ${ratios.length} workloads: ${mean.toFixed(2)} x QuickJS; worst ${Math.max(...ratios).toFixed(2)}`,
  );
}

if (isChosen("scaling")) {
  console.log();
  print(["Scaling", "n", "4n", "x", "native x"]);
  for (const name of compute) {
    const text = program(name);
    const larger = text.replace(
      /^const n = ([\d_]+)/,
      (_, n: string) => `const n = ${4 * Number(n.replaceAll("_", ""))}`,
    );
    const time = async (code: string) => measure([ours, native], { name, text: () => code }, tools, 300);
    const [once_, four] = [await time(text), await time(larger)] as [Timing[], Timing[]];
    const growth = (engine: number) => (four[engine]!.best / once_[engine]!.best).toFixed(1);
    print([name, duration(once_[0]!.best), duration(four[0]!.best), growth(0), growth(1)]);
  }
}
if (isChosen("fallback"))
  await fallback(ours, Object.fromEntries(["fib", "properties", "arrays"].map((name) => [name, program(name)])), tools);
if (isChosen("memory")) await suspendedMemory(engines.slice(1), program("waiting"), tools);
if (isChosen("startup")) startUp();

if (failures.length > 0) {
  console.log(`\n${failures.join("\n")}`);
  // Only our own answers decide; that another engine cannot run a program is a fact about it.
  if (failures.some((text) => text.startsWith("codemode"))) process.exitCode = 1;
}

function duration(ms: number): string {
  return ms < 1 ? `${(ms * 1_000).toFixed(ms < 0.01 ? 1 : 0)} µs` : `${ms.toFixed(1)} ms`;
}

function print(cells: readonly string[]) {
  console.log(cells.map((cell, index) => (index === 0 ? cell.padEnd(20) : cell.padStart(11))).join(""));
}
