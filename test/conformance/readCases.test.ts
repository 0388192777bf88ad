/** The reader of case files: what it takes out of a good one, and the line it names in a bad one. */
import { expect, test } from "vitest";
import { readCase } from "../../spec-conformance/readCases.ts";

const head = "/*---\nspec: sec-a\n---*/\n";
const read = (text: string) => readCase("a.js", "builtins/a", text);

test("chunks, marks and directives with their lines", () => {
  const file = read(
    `${head}// --- one\nconst a = 1;\na; // => 1\n\n// --- two\n// diverges: on purpose\n// node: current\nf(); // !! TypeError\n// >> text\n`,
  );
  expect(file.spec).toEqual(["sec-a"]);
  expect(file.chunks).toEqual([
    {
      title: "one",
      line: 4,
      text: ["const a = 1;", "a; // => 1"],
      marks: [{ kind: "=>", text: "1", lines: 2, line: 6 }],
      needsCurrentNode: false,
    },
    {
      title: "two",
      line: 8,
      text: ["// diverges: on purpose", "// node: current", "f(); // !! TypeError", "// >> text"],
      marks: [
        { kind: "!!", text: "TypeError", lines: 3, line: 11 },
        { kind: ">>", text: "text", lines: 4, line: 12 },
      ],
      diverges: "on purpose",
      needsCurrentNode: true,
    },
  ]);
});

test("the last mark of a line counts, so a string may hold one", () => {
  expect(read(`${head}// --- a\n"// => 1"; // => "// => 1"`).chunks[0]!.marks).toEqual([
    { kind: "=>", text: '"// => 1"', lines: 1, line: 5 },
  ]);
});

test("frontmatter: several anchors, limits, a current Node for all chunks", () => {
  const file = read(
    "/*---\nspec: [sec-a, https://a.example/]\nlimits: { timeoutMs: 5 }\nnode: current\n---*/\n// --- a\n1; // => 1",
  );
  expect(file.spec).toEqual(["sec-a", "https://a.example/"]);
  expect(file.limits).toEqual({ timeoutMs: 5 });
  expect(file.chunks[0]!.needsCurrentNode).toBe(true);
});

test.each([
  ["no frontmatter", "1; // => 1", "a.js:1: a case begins with /*--- … ---*/ that says `spec:`"],
  [
    "no spec",
    "/*---\nnode: current\n---*/\n",
    "a.js:2: `spec` is an anchor such as sec-if-statement, an address, or a list of them",
  ],
  ["frontmatter that is a list", "/*---\n- a\n---*/\n", "a.js:2: the frontmatter is YAML with the key `spec`"],
  ["an unknown key", "/*---\nspec: sec-a\nflags: a\n---*/\n", "a.js:2: the frontmatter has no key `flags`"],
  ["a limit in words", "/*---\nspec: sec-a\nlimits: { timeoutMs: x }\n---*/\n", "a.js:2: `limits` are numbers by name"],
  ["another Node", "/*---\nspec: sec-a\nnode: 24\n---*/\n", "a.js:2: `node` can only be `current`"],
  ["no chunk", head, "a.js:4: a case has at least one chunk: `// --- title`"],
  ["text before the first chunk", `${head}1;\n// --- a\n1; // => 1`, "a.js:4: text before the first `// --- title`"],
  ["a chunk without a title", `${head}// ---\n1; // => 1`, "a.js:4: a chunk has a title: `// --- title`"],
  ["a chunk without a mark", `${head}// --- a\n1;`, "a.js:4: a chunk has at least one mark: => !! ~~ >>"],
  ["an empty mark", `${head}// --- a\n1; // =>`, "a.js:5: `// =>` says nothing"],
  [
    "a mark without its space",
    `${head}// --- a\n1; //=> 1`,
    "a.js:5: not quite a mark: write `// => value` with one space on each side",
  ],
  [
    "a misspelt directive",
    `${head}// --- a\n// diverge: x\n1; // => 1`,
    "a.js:5: not quite a mark: write `// => value` with one space on each side",
  ],
  [
    "a directive that says nothing",
    `${head}// --- a\n// diverges: \n1; // => 1`,
    "a.js:5: `// diverges:` says nothing",
  ],
  ["another Node for a chunk", `${head}// --- a\n// node: 24\n1; // => 1`, "a.js:5: `// node:` can only say `current`"],
])("%s", (_name, text, message) => {
  expect(() => read(text)).toThrow(message);
});
