/**
 * A checkout of the official suite: where its tests and harness files are, and what a test's front matter says. Nothing of
 * the suite is in this repository; `CODEMODE_TEST262` names the checkout and `pin.json` the commit it should be of.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Front matter of one test, as far as running it needs to know. */
export interface TestFile {
  /** Below `test/`, with slashes. */
  readonly path: string;
  readonly text: string;
  readonly flags: readonly string[];
  readonly features: readonly string[];
  readonly includes: readonly string[];
  readonly negative: { readonly phase: string; readonly type: string } | null;
}

export class Suite {
  private readonly root: string;
  private readonly harnessFiles = new Map<string, string>();
  constructor(root: string) {
    this.root = root;
  }

  /** Paths of all tests, in order. Fixtures of modules are none. */
  paths(): string[] {
    const found: string[] = [];
    const visit = (folder: string): void => {
      for (const entry of readdirSync(join(this.root, "test", folder), { withFileTypes: true })) {
        const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
        if (entry.isDirectory()) visit(path);
        else if (path.endsWith(".js") && !path.includes("_FIXTURE")) found.push(path);
      }
    };
    for (const folder of ["language", "built-ins", "harness"]) visit(folder);
    return found.sort();
  }

  read(path: string): TestFile {
    const text = readFileSync(join(this.root, "test", path), "utf8");
    const matter = /\/\*---([\s\S]*?)---\*\//.exec(text)?.[1] ?? "";
    const phase = /^negative:[\s\S]*?phase: *(\w+)/m.exec(matter)?.[1];
    const type = /^negative:[\s\S]*?type: *(\w+)/m.exec(matter)?.[1];
    return {
      path,
      text,
      flags: listOf(matter, "flags"),
      features: listOf(matter, "features"),
      includes: listOf(matter, "includes"),
      negative: phase === undefined || type === undefined ? null : { phase, type },
    };
  }

  harness(name: string): string {
    let text = this.harnessFiles.get(name);
    if (text === undefined)
      this.harnessFiles.set(name, (text = readFileSync(join(this.root, "harness", name), "utf8")));
    return text;
  }
}

/** A list of the front matter, in either notation of YAML. */
function listOf(matter: string, key: string): string[] {
  const inline = new RegExp(`^${key}: *\\[([^\\]]*)\\]`, "m").exec(matter);
  const items = inline !== null ? inline[1]!.split(",") : block(matter, key);
  return items.map((item) => item.trim()).filter((item) => item !== "");
}
function block(matter: string, key: string): string[] {
  const lines = new RegExp(`^${key}:\\s*\\n((?: *- .*\\n?)*)`, "m").exec(matter)?.[1] ?? "";
  return lines.split("\n").map((line) => line.replace(/^ *- */, "").replace(/ #.*/, ""));
}
