/**
 * What of the official suite is outside this language, by stated rule: the first row that applies is the reason. Files the
 * grammar refuses by name are outside as well, with the refusing code; that is found by running them (`judge.ts`).
 */
import { usesScriptGoal } from "./scriptGoal.ts";
import type { TestFile } from "./Suite.ts";

interface Rule {
  readonly reason: string;
  readonly applies: (test: TestFile, code: string) => boolean;
}

const path =
  (prefix: string): Rule["applies"] =>
  (test) =>
    test.path.startsWith(prefix);
const flag =
  (name: string): Rule["applies"] =>
  (test) =>
    test.flags.includes(name);
const feature =
  (...names: readonly string[]): Rule["applies"] =>
  (test) =>
    test.features.some((name) => names.includes(name));
const include =
  (name: string): Rule["applies"] =>
  (test) =>
    test.includes.includes(name);
/** Text of a test that runs; tests of what must not parse may name anything. */
const names =
  (pattern: RegExp): Rule["applies"] =>
  (test, code) =>
    test.negative === null && pattern.test(code);

const rules: readonly Rule[] = [
  { reason: "module", applies: flag("module") },
  { reason: "sloppy mode", applies: flag("noStrict") },
  { reason: "sloppy mode", applies: flag("raw") },
  { reason: "module", applies: path("language/module-code/") },
  { reason: "module", applies: path("language/import/") },
  { reason: "module", applies: path("language/export/") },
  { reason: "eval", applies: path("language/eval-code/") },
  { reason: "eval", applies: path("built-ins/eval/") },
  { reason: "script goal", applies: path("language/global-code/") },
  {
    reason: "dynamic import",
    applies: feature("dynamic-import", "import.meta", "import-defer", "source-phase-imports"),
  },

  // The library leaves these out (design: garbage collection, shared memory, later editions).
  {
    reason: "Atomics and shared memory",
    applies: feature("Atomics", "SharedArrayBuffer", "Atomics.pause", "Atomics.waitAsync"),
  },
  { reason: "visible garbage collection", applies: feature("WeakRef", "FinalizationRegistry", "host-gc-required") },
  { reason: "ShadowRealm", applies: feature("ShadowRealm") },
  { reason: "Temporal", applies: feature("Temporal") },
  { reason: "explicit resource management", applies: feature("explicit-resource-management") },
  { reason: "decorators", applies: feature("decorators") },
  {
    reason: "after ES2025",
    applies: feature(
      "json-parse-with-source",
      "immutable-arraybuffer",
      "iterator-chunking",
      "iterator-includes",
      "joint-iteration",
      "Iterator.prototype.join",
      "await-dictionary",
      "nonextensible-applies-to-private",
      "error-stack-accessor",
      "source-phase-imports-module-source",
      "import-bytes",
      "import-text",
      "export-defer",
    ),
  },
  {
    reason: "legacy features of Annex B",
    applies: feature("legacy-regexp", "caller", "IsHTMLDDA", "__proto__", "__getter__", "__setter__"),
  },
  { reason: "legacy features of Annex B", applies: names(/__proto__\b(?!["']?\s*:)|__(define|lookup)[GS]etter__/) },
  { reason: "tail calls", applies: feature("tail-call-optimization") },
  { reason: "another realm", applies: feature("cross-realm") },

  // No code is made from text.
  { reason: "Function constructor", applies: include("fnGlobalObject.js") },
  { reason: "Function constructor", applies: include("wellKnownIntrinsicObjects.js") },
  { reason: "Function constructor", applies: include("hidden-constructors.js") },
  { reason: "Function constructor", applies: include("resizableArrayBufferUtils.js") },
  { reason: "Function constructor", applies: path("language/comments/hashbang/function-constructor.js") },
  { reason: "eval", applies: names(/(?<![.#\w$"'])eval\b(?!["'\w$:])/) },
  {
    reason: "Function constructor",
    applies: names(
      /(?<![.#\w$"'`])Function\s*\(|\bnew\s+Function\b|(?<![.\w])Function\.(call|apply)\b|extends\s+(Async)?(Generator)?Function\b/,
    ),
  },
  {
    reason: "Function constructor",
    applies: names(
      /\b(GeneratorFunction|AsyncFunction|AsyncGeneratorFunction|AsyncGenerator)\s*\(|new \(Object\.getPrototypeOf\(.*\.constructor\)/,
    ),
  },
  { reason: "$262", applies: names(/\$262\.(?!detachArrayBuffer|global\b)/) },
  { reason: "sloppy mode", applies: names(/\bwith\s*\(\s*\w+\s*\)\s*\{/) },
  // Tests of the harness that declare what it looks up on the global object.
  { reason: "script goal", applies: names(/^(function \$DONE\b|var \$262\b)|^globalThis\.\$DONE =/m) },
  { reason: "script goal", applies: (test) => usesScriptGoal(test.text, test.negative !== null) },
];

/** Why a test is outside, or null. */
export function outside(test: TestFile): string | null {
  const code = withoutComments(test.text);
  return rules.find((rule) => rule.applies(test, code))?.reason ?? null;
}

const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, " ").replace(/(^|[\s;{}])\/\/.*$/gm, "$1");
