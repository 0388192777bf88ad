/**
 * Are the proofs of initialisation sound? Random programs run in the host, and every name that the host finds in its
 * temporal dead zone must be one that resolution wants to be checked at run time.
 */
import { Script } from "node:vm";
import { expect, test } from "vitest";
import { resolve } from "../../src/analysis/resolve.ts";
import { acornProgram } from "../support/acornProgram.ts";

const names = ["a", "b", "c", "d"];

/** A small generator of numbers, so that a failure can be repeated by its seed. */
function numbers(seed: number): (below: number) => number {
  let state = seed * 2654435761 + 1;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A program in which each use of a name has a line of its own. */
function program(seed: number): string {
  const below = numbers(seed);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)]!;
  const use = (): string => `try { step();\n${pick(names)};\n} catch (error) { note(error) }`;
  const call = (): string => `try { step(); typeof ${pick(names)};\n${pick(names)}();\n} catch (error) { note(error) }`;
  const value = (depth: number): string =>
    pick([
      () => "1",
      () => `(() => { ${list(depth)} })`,
      () => `class { static s = (() => { ${use()} })(); m() { ${use()} } }`,
      () => `(() => { ${use()} return () => { ${list(depth)} } })()`,
    ])();
  const declared = (name: string, depth: number): string =>
    pick([
      () => `let ${name} = ${value(depth)};`,
      () => `const ${name} = ${value(depth)};`,
      () => `let ${name};`,
      () => `function ${name}(p = 1) { ${list(depth)} }`,
      () => `function ${name}() { ${list(depth)} }`,
      () => `class ${name} { static { ${use()} } [(() => { ${use()} return "k" })()]() { ${use()} } }`,
      () => `var ${name} = ${value(depth)};`,
      () => `const [${name} = ${value(depth)}] = [];`,
    ])();
  const statement = (depth: number): string =>
    pick([
      use,
      use,
      call,
      call,
      () => `{ ${list(depth)} }`,
      () => `for (const ${pick(names)} of [1, () => { ${use()} }]) { ${list(depth)} }`,
      () => `for (let ${pick(names)} = (() => { ${use()} return 0 })(), z = 0; z < 2; z++) { ${list(depth)} }`,
      () => switchStatement(depth),
      () => `try { ${list(depth)} } catch (${pick(names)}) { ${list(depth)} } finally { ${use()} }`,
      () => `((${pick(names)} = () => { ${use()} }, q = (() => { ${use()} })()) => { ${list(depth)} })();`,
    ])();
  const switchStatement = (depth: number): string => {
    const free = [...names];
    return `switch (pick()) { case 0: ${list(depth, free)} case 1: ${list(depth, free)} default: ${use()} }`;
  };
  /** `free`: names that the scope has not declared; the clauses of a switch are one scope. */
  const list = (depth: number, free = [...names]): string => {
    if (depth <= 0) return use();
    return Array.from({ length: 1 + below(4) }, () => {
      if (free.length === 0 || below(5) < 2) return statement(depth - 1);
      const [name] = free.splice(below(free.length), 1);
      return declared(name!, depth - 1);
    }).join(" ");
  };
  return list(4);
}

/** The lines at which the host met a name before its initialisation. */
function deadZoneLines(text: string): Set<number> {
  const lines = new Set<number>();
  let steps = 0;
  const step = (): void => {
    if (++steps > 2000) throw new Error("enough");
  };
  const note = (error: Error): void => {
    if (!/before initialization/.test(error.message)) return;
    const line = /fuzz\.js:(\d+)/.exec(error.stack ?? "")?.[1];
    if (line !== undefined) lines.add(Number(line));
  };
  let picks = 0;
  const run = new Script(`(async function (step, note, pick) { "use strict"; ${text} })`, { filename: "fuzz.js" });
  const main = run.runInThisContext() as (...args: unknown[]) => Promise<void>;
  void main(step, note, () => picks++ % 3).catch(note);
  return lines;
}

test("what is proved initialised is initialised", () => {
  let met = 0;
  let run = 0;
  let proved = 0;
  for (let seed = 1; seed <= 1000; seed++) {
    const text = program(seed);
    let tree;
    try {
      tree = acornProgram(text);
    } catch {
      continue;
    }
    run++;
    const { references } = resolve(tree);
    const lines = text.split("\n");
    const starts = lines.reduce<number[]>((all, line) => [...all, all.at(-1)! + line.length + 1], [0]);
    const byStart = new Map([...references.values()].map((reference) => [reference.node.start, reference]));
    for (const reference of byStart.values()) if (!reference.checked && reference.variable !== null) proved++;
    for (const line of deadZoneLines(text)) {
      const reference = byStart.get(starts[line - 1]!);
      if (reference === undefined) continue;
      met++;
      if (!reference.checked) expect.fail(`seed ${seed}, line ${line}: ${lines[line - 1]}\n${text}`);
    }
  }
  expect(run).toBeGreaterThan(500);
  expect(met).toBeGreaterThan(300);
  expect(proved).toBeGreaterThan(met);
});
