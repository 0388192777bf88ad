/**
 * Compares our realm with a Node's, fact by fact (`walk.js` tells them). A difference stands in `differences.txt` with its
 * reason, or is an error; so is a line of `differences.txt` that no difference needs.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import * as Effect from "effect/Effect";
import { CodeMode } from "../../src/index.ts";
import { builtinIndex } from "../../src/stdlib/generated/builtinIndex.ts";

/** What one path is here and there; `undefined` where it is missing. */
export interface Difference {
  readonly path: string;
  readonly ours: string | undefined;
  readonly node: string | undefined;
}
export interface Comparison {
  /** How many facts were told of our realm. */
  readonly facts: number;
  /** What `differences.txt` does not explain. */
  readonly unexplained: readonly Difference[];
  /** Lines of `differences.txt` that nothing needs. */
  readonly unneeded: readonly string[];
  readonly explained: number;
}

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), "utf8");

export type Facts = ReadonlyMap<string, string>;
const factsOf = (text: string): Facts =>
  new Map(text.split("\n").map((line) => line.split(" = ", 2) as [string, string]));

const walk = (names: readonly string[]): string =>
  `"use strict"; const names = ${JSON.stringify(names)};\n${read("walk.js")}`;

/** The facts of our realm, by path; `names` are the global names to start from. */
export async function realmFacts(): Promise<Facts> {
  return ourFacts(await ourNames());
}

async function ourNames(): Promise<string[]> {
  const result = await Effect.runPromise(CodeMode.execute({ code: "Object.getOwnPropertyNames(globalThis)" }));
  if (!result.ok) throw new Error(result.error.message);
  return result.value as string[];
}

async function ourFacts(names: readonly string[]): Promise<Facts> {
  const result = await Effect.runPromise(CodeMode.execute({ code: `${walk(names)}; lines.join("\\n")` }));
  if (!result.ok) throw new Error(result.error.message);
  return factsOf(String(result.value));
}

/** Prints the names the language itself gives a fresh global object. */
const languageNames = `console.log(JSON.stringify(require("node:vm").runInNewContext("Object.getOwnPropertyNames(globalThis)")))`;

/**
 * @param node path of the Node to compare with
 * @param flags of its engine
 */
export async function compareRealms(node: string, flags: readonly string[] = []): Promise<Comparison> {
  const run = (script: string): string =>
    execFileSync(node, [...flags, "-e", script], { encoding: "utf8", maxBuffer: 1 << 26 });
  const names = [...new Set([...(await ourNames()), ...(JSON.parse(run(languageNames)) as string[])])].sort();
  const ours = await ourFacts(names);
  const theirs = factsOf(run(`${walk(names)}; process.stdout.write(lines.join("\\n"))`));
  const differences = [...new Set([...ours.keys(), ...theirs.keys()])]
    .filter((path) => ours.get(path) !== theirs.get(path))
    .map((path): Difference => ({ path, ours: ours.get(path), node: theirs.get(path) }));
  return explain(ours.size, differences);
}

/** What the tables leave out with a reason of their own, as `walk.js` writes paths. */
const absent = Object.values(builtinIndex).flatMap(({ title, members }) =>
  members.flatMap(([name, kind]) => (kind === "absent" ? [pathOf(title, name)] : [])),
);

/** A member as `walk.js` writes its path. */
export function pathOf(title: string, name: string): string {
  if (title === "") return name;
  return name.startsWith("[") || name.startsWith("Symbol.")
    ? `${title}[${name.replace(/[[\]]/g, "")}]`
    : `${title}.${name}`;
}

const isAbsent = (path: string): boolean =>
  absent.some((each) => path.startsWith(each) && /^(?:$|[.[ ])/.test(path.slice(each.length)));

/** What a path is about: an accessor's functions and a prototype belong to what they are of. */
const owner = (path: string): string => path.replace(/^(?:(?:get|set|prototype of) )+/, "");

/** `differences.txt`: `pattern # reason`, where `*` stands for any text. */
function explain(facts: number, differences: readonly Difference[]): Comparison {
  const patterns = read("differences.txt")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.replace(/\s+#.*/, ""));
  const needed = new Set<string>();
  const unexplained = differences.filter(({ path, ours }) => {
    if (ours === undefined && isAbsent(owner(path))) return false;
    const pattern = patterns.find((each) => matches(each, owner(path)));
    if (pattern !== undefined) needed.add(pattern);
    return pattern === undefined;
  });
  const unneeded = patterns.filter((pattern) => !needed.has(pattern));
  return { facts, unexplained, unneeded, explained: differences.length - unexplained.length };
}

function matches(pattern: string, path: string): boolean {
  const parts = pattern.split("*").map((part) => part.replace(/[\\^$.+?()[\]{}|]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`, "s").test(path);
}
