/**
 * How much a hostile program disturbs its process: each program of `hostile.ts` runs beside a 1 ms heartbeat and two
 * honest neighbours, in a process of its own. Printed is the least of several tries, because collectors and whatever else
 * runs on the machine only ever add: the longest time between two beats (by the clock, and by the CPU of the main thread),
 * what of that the first touch of new memory costs here, the longest collection, how late the timeout came, and how much
 * slower the neighbours were. Words choose programs.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { PerformanceObserver } from "node:perf_hooks";
import { fileURLToPath } from "node:url";
import * as Effect from "effect/Effect";
import { CodeMode, Tool } from "../src/index.ts";
import { hostile, longTexts } from "./hostile.ts";

const TRIES = Number(process.env["TRIES"] ?? 3);
const TIMEOUT_MS = 400;
/** Shorter gaps are not looked at. @unit ms */
const LONG_MS = 4;

/** Waits for tools and computes little in between. */
const calling = `for (let i = 0; i < 15; i++) { await tools.wait(10); for (let k = 0; k < 2000; k++); }`;
/** Computes all the time; its fair share is half. */
const computing = `let sum = 0; for (let i = 0; i < 5e6; i++) sum += i % 7; return sum`;

interface Figures {
  gap: number;
  cpuGap: number;
  /** Of the gap, at most: pages that were new, each at what one costs. */
  pages: number;
  collection: number;
  /** The most of any gap that is neither: what codemode did in one go. Pages that a collection touched count twice. */
  own: number;
  late: number;
  calling: number;
  computing: number;
  ending: string;
}

const large = Array.from({ length: 300_000 }, (_, id) => ({ id, name: "x" }));
const tools = {
  quick: Tool.make({ description: "Answers at once", run: () => Effect.succeed(1) }),
  wait: Tool.make({ description: "Waits", run: (ms) => Effect.as(Effect.sleep(Number(ms)), null) }),
  large: Tool.make({ description: "Answers much", run: () => Effect.succeed(large) }),
};
const runtime = CodeMode.make({ tools, limits: { timeoutMs: TIMEOUT_MS, maxOutputBytes: 1 << 16 } });
const honest = CodeMode.make({ tools });
const run = (text: string) => Effect.runPromise(runtime.execute(text));

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** CPU of the main thread, where the system tells it. @unit ms */
function threadCpu(): number {
  try {
    return Number(readFileSync("/proc/self/schedstat", "utf8").split(" ")[0]) / 1e6;
  } catch {
    return NaN;
  }
}

const faults = () => process.resourceUsage().minorPageFault;

/** A time between two beats that was too long. */
interface Gap {
  readonly from: number;
  readonly to: number;
  /** Without what new pages cost. @unit ms */
  readonly cpu: number;
}

/** CPU of the first touch of a page. @unit ms */
function pageCost(): number {
  const [cpu, before] = [threadCpu(), faults()];
  new Uint8Array(2 ** 26).fill(1);
  return (threadCpu() - cpu) / (faults() - before);
}

async function timed(code: string): Promise<number> {
  const began = performance.now();
  const result = await Effect.runPromise(honest.execute(code));
  if (!result.ok) throw new Error(result.error.message);
  return performance.now() - began;
}

/** One try: the heartbeat alone with the hostile program, then the neighbours beside it. */
async function attempt(text: string, page: number): Promise<Figures> {
  const figures: Figures = {
    gap: 0,
    cpuGap: 0,
    pages: 0,
    collection: 0,
    own: 0,
    late: 0,
    calling: 0,
    computing: 0,
    ending: "",
  };
  globalThis.gc?.();
  await pause(20);
  const collections: { readonly startTime: number; readonly duration: number }[] = [];
  const observer = new PerformanceObserver((list) => void collections.push(...list.getEntries()));
  observer.observe({ entryTypes: ["gc"] });
  let last = performance.now();
  let lastCpu = threadCpu();
  let lastFaults = faults();
  const gaps: Gap[] = [];
  const beat = () => {
    const now = performance.now();
    const cpu = threadCpu();
    const faulted = faults();
    figures.gap = Math.max(figures.gap, now - last - 1);
    const pages = Math.min(cpu - lastCpu, (faulted - lastFaults) * page);
    if (cpu - lastCpu > figures.cpuGap) [figures.cpuGap, figures.pages] = [cpu - lastCpu, pages];
    // The system counts CPU in steps of several milliseconds; there cannot be more of it than time.
    if (cpu - lastCpu > LONG_MS) gaps.push({ from: last, to: now, cpu: Math.min(cpu - lastCpu, now - last) - pages });
    [last, lastCpu, lastFaults] = [now, cpu, faulted];
  };
  const heart = setInterval(beat, 1);
  const began = performance.now();
  const result = await run(text);
  figures.late = performance.now() - began - TIMEOUT_MS;
  await pause(5);
  clearInterval(heart);
  figures.ending = result.ok ? "ended" : result.error.kind;
  observer.disconnect();
  for (const { from, to, cpu } of gaps) {
    const within = collections.map(
      (each) => Math.min(to, each.startTime + each.duration) - Math.max(from, each.startTime),
    );
    figures.own = Math.max(figures.own, cpu - within.reduce((sum, ms) => sum + Math.max(0, ms), 0));
  }
  figures.collection = Math.max(0, ...collections.map(({ duration }) => duration));
  if (process.env["ALONE"] !== undefined) return figures;
  for (const [name, code] of Object.entries({ calling, computing })) {
    const alone = Math.min(await timed(code), await timed(code));
    let over = false;
    const disturbance = (async () => {
      while (!over) await run(text);
    })();
    await pause(30);
    figures[name as "calling" | "computing"] = (await timed(code)) / alone;
    over = true;
    await disturbance;
  }
  return figures;
}

async function best(text: string): Promise<Figures> {
  await timed(calling);
  await timed(computing);
  await run("return [1, 2].map((x) => ({ x }))");
  const page = pageCost();
  const tries: Figures[] = [];
  for (let i = 0; i < TRIES; i++) tries.push(await attempt(text, page));
  tries.sort((a, b) => a.cpuGap - b.cpuGap);
  const least = (key: Exclude<keyof Figures, "ending" | "pages">) => Math.min(...tries.map((figures) => figures[key]));
  const { ending, pages } = tries[0]!;
  return {
    gap: least("gap"),
    cpuGap: least("cpuGap"),
    pages,
    collection: least("collection"),
    own: least("own"),
    late: least("late"),
    calling: least("calling"),
    computing: least("computing"),
    ending,
  };
}

const row = (cells: readonly string[]) =>
  console.log(cells.map((cell, index) => (index === 0 ? cell.padEnd(38) : cell.padStart(12))).join(""));

const [mode, ...words] = process.argv.slice(2);
const all: Readonly<Record<string, () => string>> = {
  ...Object.fromEntries(Object.entries(hostile).map(([name, text]) => [name, () => text])),
  ...longTexts,
};
if (mode === "--one") console.log(JSON.stringify(await best(all[words[0]!]!())));
else {
  const chosen = mode === undefined ? [] : [mode, ...words];
  row(["milliseconds", "gap", "CPU gap", "of it pages", "collection", "own", "late", "x calling", "x computing", "  "]);
  for (const name of Object.keys(all)) {
    if (chosen.length > 0 && !chosen.some((word) => name.includes(word))) continue;
    const child = spawnSync(process.execPath, ["--expose-gc", fileURLToPath(import.meta.url), "--one", name], {
      encoding: "utf8",
      timeout: 120_000,
    });
    if (child.status !== 0) {
      row([name, child.signal ?? "failed", child.stderr.trim().split("\n").at(-1)?.slice(0, 100) ?? ""]);
      continue;
    }
    const { gap, cpuGap, pages, collection, own, late, calling, computing, ending } = JSON.parse(
      child.stdout,
    ) as Figures;
    const isLate = ending === "TimeoutExceeded" ? late.toFixed(0) : "";
    const cells = [gap.toFixed(0), cpuGap.toFixed(0), pages.toFixed(0), collection.toFixed(0), own.toFixed(0), isLate];
    row([name, ...cells, calling.toFixed(1), computing.toFixed(1), `  ${ending}`]);
  }
}
