/**
 * The scripts of test262-parser-tests, read as bodies of strict async functions: our verdict is acorn's, outside the
 * written exceptions. Module files are outside the language.
 */
import { complete } from "../../src/syntax/Steps.ts";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { earlyErrors } from "../../src/analysis/earlyErrors.ts";
import { resolve } from "../../src/analysis/resolve.ts";
import { validatePattern } from "../../src/regexp/validate.ts";
import { walk } from "../../src/syntax/walk.ts";
import { acornVerdict } from "../support/acornProgram.ts";
import { programOf } from "../support/program.ts";

const root = dirname(createRequire(import.meta.url).resolve("test262-parser-tests/package.json"));

const reasons = {
  annexB: "HTML comments belong to Annex B, which is refused by name",
  typeScript: "with types this is a field annotation or an overload",
  unicode: "a letter of a later Unicode version than the host's",
  acorn: "acorn does not look at the names of class expressions",
  program: "a program is no function that is called with `new`",
} as const;

// prettier-ignore
const exceptions: Readonly<Record<keyof typeof reasons, readonly string[]>> = {
  annexB: [
    "pass/1270d541e0fd6af8.js", "pass/40215319424a8227.js", "pass/47094fe8a994b7de.js", "pass/4ae32442eef8a4e0.js",
    "pass/8c56cf12f007a392.js", "pass/8ec6a55806087669.js", "pass/9f0d8eb6f7ab8180.js", "pass/b15ab152f8531a9f.js",
    "pass/c532e126a986c1d4.js", "pass/d3ac25ddc7ba9779.js", "pass/fbcd793ec7c82779.js",
  ],
  typeScript: [
    "fail/33bc068464342558.js", "fail/4a866d4657f5a83a.js", "fail/5bb13cf33cea5691.js", "fail/a7c82de4904833cc.js",
    "fail/fa6a6d04f835e4c2.js",
  ],
  unicode: ["fail/c060a3014ad24dfd.js"],
  acorn: ["early/84ef3bbaa772075f.js", "early/987442878ab414e7.js"],
  program: ["early/d32d2f1285789b8e.js", "early/fc9cad7477872ddf.js"],
};

function accepts(text: string): boolean {
  const program = programOf(text);
  if (program === null) return false;
  resolve(program);
  let isUnsupported = false;
  walk(program, ({ type }) => void (isUnsupported ||= type === "Unsupported"));
  return !isUnsupported && complete(earlyErrors(program, text, validatePattern)).length === 0;
}

test("verdicts agree with acorn outside the exceptions", { timeout: 120_000 }, () => {
  const differing: string[] = [];
  let total = 0;
  for (const folder of ["pass", "pass-explicit", "fail", "early"]) {
    for (const file of readdirSync(join(root, folder))) {
      if (file.includes(".module.")) continue;
      const text = readFileSync(join(root, folder, file), "utf8");
      total++;
      if ((acornVerdict(text) === null) !== accepts(text)) differing.push(`${folder}/${file}`);
    }
  }
  expect(total).toBe(5099);
  expect(differing.sort()).toEqual(Object.values(exceptions).flat().sort());
});
