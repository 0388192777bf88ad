/**
 * Parse speed beside acorn's, in one run: process CPU of source text → AST on programs of 0.5, 3 and 50 KB, and of
 * import plus first parse in a fresh process. `npx tsx bench/parse.ts`. The programs are stitched from
 * `bench/programs`, so that both parsers read the same real text.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { buildSync } from "esbuild";

const root = fileURLToPath(new URL("..", import.meta.url));
const acornOptions = { ecmaVersion: 2025, allowAwaitOutsideFunction: true, allowReturnOutsideFunction: true } as const;
const ROUNDS = 21;
const FRESH = 9;

const cpu = () => {
  const { user, system } = process.cpuUsage();
  return user + system;
};
const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1]!;

/** Blocks of the benchmark programs up to a size in characters. */
function program(size: number): string {
  const folder = join(root, "bench/programs");
  const blocks = readdirSync(folder)
    .filter((file) => file.endsWith(".js"))
    .map((file) => `async function block() {\n${readFileSync(join(folder, file), "utf8")}\n}\n`)
    .sort((a, b) => a.length - b.length);
  let text = "";
  for (let i = 0; text.length < size; i++) {
    const block = blocks[i % blocks.length]!.replace("block", `block${i}`);
    if (text && text.length + block.length > size * 1.2) break;
    text += block;
  }
  return text;
}

/** Median CPU in microseconds of each function per call, measured in turns. */
function race(candidates: Readonly<Record<string, () => unknown>>, milliseconds: number): Record<string, number> {
  const names = Object.keys(candidates);
  const repeats: Record<string, number> = {};
  const times: Record<string, number[]> = {};
  for (const name of names) {
    const start = cpu();
    let warm = 0;
    while (cpu() - start < 1_000_000) {
      candidates[name]!();
      warm++;
    }
    repeats[name] = Math.max(1, Math.round((warm / 1000) * milliseconds));
    times[name] = [];
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of names) {
      const start = cpu();
      for (let i = 0; i < repeats[name]!; i++) candidates[name]!();
      times[name]!.push((cpu() - start) / repeats[name]!);
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(times[name]!)]));
}

/** Both parsers bundled alike, as they would ship: a development loader changes what it runs. */
function bundle(folder: string, name: string, contents: string): string {
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: root },
    bundle: true,
    format: "esm",
    target: "node20",
    minifyWhitespace: true,
    write: false,
    outdir: folder,
  });
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, outputFiles[0]!.text);
  return pathToFileURL(file).href;
}

type Parse = (text: string) => unknown;

async function warm(urls: Readonly<Record<string, string>>): Promise<void> {
  const parsers: Record<string, Parse> = {};
  for (const [name, url] of Object.entries(urls)) parsers[name] = ((await import(url)) as { default: Parse }).default;
  console.log("source → AST      codemode       acorn     ratio");
  for (const size of [500, 3_000, 50_000]) {
    const text = program(size);
    const candidates = Object.fromEntries(Object.entries(parsers).map(([name, parse]) => [name, () => parse(text)]));
    const times = race(candidates, size > 10_000 ? 60 : 15);
    const columns = [times["codemode"]!, times["acorn"]!].map((time) => `${time.toFixed(0)} µs`.padStart(12));
    const ratio = (times["codemode"]! / times["acorn"]!).toFixed(2);
    console.log(`${(text.length / 1024).toFixed(1).padStart(6)} KB   ${columns.join("")}    ${ratio.padStart(6)}`);
  }
}

/** Import and first parse, each in processes of its own. */
function fresh(urls: Readonly<Record<string, string>>): void {
  const text = JSON.stringify(program(500));
  const times: Record<string, number[]> = {};
  for (let i = 0; i < FRESH; i++) {
    for (const [name, url] of Object.entries(urls)) {
      const script = `const a=process.cpuUsage();(await import(${JSON.stringify(url)})).default(${text});const b=process.cpuUsage(a);console.log(b.user+b.system)`;
      const output = execFileSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" });
      (times[name] ??= []).push(Number(output));
    }
  }
  const [ours, theirs] = [median(times["codemode"]!), median(times["acorn"]!)];
  const columns = [ours, theirs].map((time) => `${(time / 1000).toFixed(1)} ms`.padStart(12)).join("");
  console.log(`import+first${columns}    ${(ours / theirs).toFixed(2).padStart(6)}`);
}

const folder = mkdtempSync(join(tmpdir(), "codemode-bench-"));
try {
  const ours = JSON.stringify(join(root, "src/syntax/parse.ts"));
  const urls = {
    codemode: bundle(folder, "codemode", `export { parse as default } from ${ours};`),
    acorn: bundle(
      folder,
      "acorn",
      `import { parse } from "acorn"; export default (text) => parse(text, ${JSON.stringify(acornOptions)});`,
    ),
  };
  await warm(urls);
  fresh(urls);
} finally {
  rmSync(folder, { recursive: true });
}
