/** The compiled parser: agreement with Ohm, recovery, depth and size, and re-reading a range of statements. */
import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseByOhm } from "../../grammar/reference.ts";
import { topGrammar } from "../../grammar/grammar.ts";
import { MAX_SOURCE } from "../../src/syntax/ParseFailure.ts";
import { parse, parseInSteps, parseStatements } from "../../src/syntax/parse.ts";
import { programsOf, readCases } from "../cases/readCases.ts";
import { moreShapes, shapes } from "./shapes.ts";
import { snippets } from "./snippets.ts";

const folder = new URL("../../bench/programs/", import.meta.url);
const programs = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), "utf8"));
const kinds = (text: string) => parse(text).program?.body.map((statement) => statement.type);
const places = (text: string) =>
  parse(text).failures.map(({ start, end, found, reason }) => (reason ? { reason } : { start, end, found }));

/** Broken texts, each with its failure in another place of the grammar. */
// prettier-ignore
const broken = [
  "}", "let", "let a = ;", "f(1, 2;", "a b", "const o = { a: 1\n b: 2 }", "`a${", "`a${b c}`", "'a", "/a", "if a", "x = [1, 2", "a ? b",
  "a\n? b :", "async (x)\n=> 1", "for (a of b; c) d", "class A { a b }", "new.b", "a?.", "1_", "label: let a", "return return",
  "function f() { g( }", "(a, b) = > c", "{ a: 1, b: 2 }", "a => { } c", "({ a: b, c d })", "let a: = 1", "type A = ", "f<A>(", "/* a",
  "try { a }", "do a while b", "x = {get a(b c) {}}", "@", "#a", "0x", "a\n++\n", "await", "yield", "a.#b c", "import", "export", "\\u0", "“",
];

describe("agrees with Ohm", () => {
  it.each(Object.entries(snippets))("on the tree of %s", (_construct, texts) => {
    for (const text of texts.filter((text) => kinds(text)))
      expect(parse(text)).toEqual({ program: parseByOhm(text), failures: [] });
  });

  it("on whole programs", () => {
    for (const text of programs) expect(parse(text)).toEqual({ program: parseByOhm(text), failures: [] });
  });

  it.each(broken)("on the place where %j fails", (text) => {
    const match = topGrammar.match(text, "Program");
    const [failure] = parse(text).failures;
    expect(failure?.position).toBe(match.failed() ? match.getRightmostFailurePosition() : undefined);
  });

  it("on prefixes of a program, which fail at their end or not at all", () => {
    const text = programs.find((program) => program.length > 300)!;
    for (let end = 0; end < text.length; end += 7) {
      const prefix = text.slice(0, end);
      const match = topGrammar.match(prefix, "Program");
      const position = match.failed() ? match.getRightmostFailurePosition() : undefined;
      const failures = parse(prefix).failures.filter(({ reason }) => !reason);
      expect([end, failures[0]?.position]).toEqual([end, position]);
    }
  });
});

describe("a failure", () => {
  it("names the token, what was expected and the innermost open bracket", () => {
    const [failure] = parse("const a = f([1, 2;").failures;
    expect(failure).toMatchObject({ start: 17, end: 18, found: ";", statement: 0, position: 17 });
    expect(failure!.opener).toEqual({ start: 12, end: 13, text: "[", block: false });
    expect(failure!.expected).toEqual(expect.arrayContaining(["`,`", "`]`", "an operator"]));
    expect(failure!.expected).not.toContain("`)`");
  });

  it("inside a template has its place inside the template", () => {
    const [failure] = parse("x = `a${ b + }c`").failures;
    expect(failure).toMatchObject({ start: 13, end: 14, found: "}" });
    expect(failure!.opener).toEqual({ start: 6, end: 8, text: "${", block: false });
  });

  it("at the end of the text is an empty token there", () => {
    expect(places("f(a,")).toEqual([{ start: 4, end: 4, found: "" }]);
  });
});

describe("recovers", () => {
  it("at the next statement, so that each broken one is reported and the others are read", () => {
    const text = "let a = ;\nlet b = 1;\nf(1, 2;\nlet c = 3;\nconst d d;\nreturn b";
    expect(places(text)).toEqual([
      { start: 8, end: 9, found: ";" },
      { start: 27, end: 28, found: ";" },
      { start: 48, end: 49, found: "d" },
    ]);
    expect(kinds(text)).toEqual(["VariableDeclaration", "VariableDeclaration", "ReturnStatement"]);
  });

  it("inside the blocks of a broken statement", () => {
    const text = "async function main() {\n  if (x) { foo( }\n  const y = ;\n  good();\n  bad bad;\n}\nlet z = 1;";
    expect(places(text)).toEqual([
      { start: 40, end: 41, found: "}" },
      { start: 54, end: 55, found: ";" },
      { start: 72, end: 75, found: "bad" },
    ]);
    expect(kinds(text)).toEqual(["VariableDeclaration"]);
  });

  it("from a bracket that is never closed, by line break and statement word", () => {
    const text = "const a = f(1, 2\nconst b = 1\nreturn b";
    expect(kinds(text)).toEqual(["VariableDeclaration", "ReturnStatement"]);
    expect(places(text)).toEqual([{ start: 17, end: 22, found: "const" }]);
  });

  it("from stray closers, one by one", () => {
    expect(places("}\n)\nlet a = 1")).toEqual([
      { start: 0, end: 1, found: "}" },
      { start: 2, end: 3, found: ")" },
    ]);
    expect(kinds("}\n)\nlet a = 1")).toEqual(["VariableDeclaration"]);
  });

  it("with a bounded number of failures, in bounded time", () => {
    const text = "let = ;\n".repeat(2000);
    expect(parse(text).failures).toHaveLength(20);
    expect(parse(text, { maxFailures: 3 }).failures).toHaveLength(3);
  });

  it("with the same tree for the statements that are right", () => {
    const text = `${programs[0]}\nlet = ;\n`;
    const { program } = parse(text);
    expect(program!.body).toEqual(parse(programs[0]!).program!.body);
  });
});

describe("has nothing to show for", () => {
  it.each(["", " \n\t", "// only a comment", "/* a */ // b"])("%j: empty", (text) => {
    expect(parse(text)).toMatchObject({ program: null, failures: [{ reason: "empty", start: 0, end: 0 }] });
  });

  it("a text above the limit", () => {
    const text = `/*${"a".repeat(MAX_SOURCE - 5)}*/1`;
    expect(parse(text).failures).toEqual([]);
    expect(parse(`${text} `)).toMatchObject({ program: null, failures: [{ reason: "size" }] });
  });
});

describe("nesting", () => {
  it.each(Object.keys(shapes))("of %s, 500 levels", (name) => {
    expect(parse(shapes[name]!(500)).failures).toEqual([]);
  });

  it.each(Object.keys(shapes))(
    "of %s, 20,000 levels: read or refused, never an overflow",
    (name) => {
      const { failures } = parse(shapes[name]!(20_000));
      expect(failures.map(({ reason }) => reason).filter((reason) => reason !== "depth")).toEqual([]);
    },
    60_000,
  );

  it("also below a caller that has used half of the stack", () => {
    const below = (depth: number): number =>
      depth === 0 ? parse(shapes["parentheses"]!(500)).failures.length : below(depth - 1) + 0;
    expect(below(4000)).toBe(0);
  });

  it.each([
    ["brackets that are not closed", "[".repeat(30_000)],
    ["parentheses that are not closed", "return " + "(".repeat(30_000)],
    ["mixed brackets", "([{".repeat(10_000)],
    ["templates that are not closed", "`${".repeat(30_000)],
    ["if without end", "if (1) ".repeat(30_000)],
    ["functions without end", "function f() { ".repeat(20_000)],
    ["generic arrows without end", "<T>(".repeat(200)],
    ["JSX without end", "<a>".repeat(5_000)],
  ])("%s: a failure, no overflow", (_name, text) => {
    expect(parse(text).failures.length).toBeGreaterThan(0);
  });

  it.each([
    ["conditionals", "a ? b : ", "c"],
    ["arrows", "x => ", "1"],
    ["prefix operators", "!", "x"],
    ["else-if", "if (a) b; else ", "c"],
    ["sums", "a + ", "a"],
    ["statements", "a;\n", ""],
  ])("%s are read in loops, 20,000 long", (_name, part, last) => {
    expect(parse(part.repeat(20_000) + last).failures).toEqual([]);
  });
});

describe("parseInSteps", () => {
  /** Parses in steps, and something else between any two. */
  function inSteps(text: string, most: number) {
    const steps = parseInSteps(text, {}, most);
    for (;;) {
      const { done, value } = steps.next();
      if (done) return value;
      parse("let other = [1, { a }];");
    }
  }
  const nested = Object.values({ ...shapes, ...moreShapes }).map((shape) => shape(40));
  const texts = [...Object.values(snippets).flat(), ...programs, ...broken, ...nested];

  it.each([1, 40])("gives the same trees and failures when what is longer than %d is left to the machine", (most) => {
    for (const text of texts) expect(inSteps(text, most)).toEqual(parse(text));
  });

  it.each(["(", "[", "f(", "({ a: ", "(() => { "])("does not read what nests deep again at every level: %s", (open) => {
    const steps = parseInSteps(open.repeat(20_000));
    let count = 1;
    while (!steps.next().done) count++;
    expect(count).toBeLessThan(300);
  });

  it.each([
    ["+", "a + b"],
    ["**", "a ** b"],
    ["of every precedence", "a || b && c | d ^ e & f == g < h << i + j * k ** l ** m - n in o instanceof p && q | r"],
    ["with assertions", "a + b as T satisfies U < c - d as const"],
  ])("puts 3,000 operations %s in order as at once", (_name, part) => {
    const text = `f(${Array(3_000).fill(part).join(" != ")})`;
    expect(inSteps(text, 100)).toEqual(parse(text));
  });

  it.each([
    ["prefix operators", `f(${"! - typeof ".repeat(500)}a)`],
    ["members", `f(a${".b[c]".repeat(800)})`],
    ["calls, templates and assertions", `f(a${".b(c)!`d`<T>(e)".repeat(400)})`],
    ["optional members and calls", `f(a${"?.b?.(c)?.[d]".repeat(500)})`],
    ["members of a callee of `new`", `f(new a${".b[c]".repeat(800)}())`],
    ["assignments and conditionals", `f(${"a = b ? c : d += [e] = ".repeat(400)}g)`],
  ])("makes a long list of %s the same as at once", (_name, text) => {
    expect(inSteps(text, 100)).toEqual(parse(text));
    expect(parse(text).failures).toEqual([]);
  });

  it("has a step for a few thousand units", () => {
    const statements = parseInSteps("const a = [1, 2, 3];\n".repeat(5_000));
    const list = parseInSteps(`f([${"{ a: [1, 2, 3] },\n".repeat(5_000)}])`);
    for (const steps of [statements, list]) {
      let count = 1;
      while (!steps.next().done) count++;
      expect(count).toBeGreaterThan(10);
    }
  });
});

describe("parseStatements", () => {
  const text = "let a = 1;\nlet b = ;\nlet c = 3;\nlet d = 4;";
  it("reads the statements that start in a range", () => {
    expect(parseStatements(text, 21, 32)).toMatchObject({ body: [{ start: 21, end: 31 }], failures: [], end: 31 });
  });
  it("reports what is broken there", () => {
    const { body, failures } = parseStatements(text, 11, 32);
    expect(body.map(({ start }) => start)).toEqual([21]);
    expect(failures.map(({ start }) => start)).toEqual([19]);
  });
  it("gives the same nodes as reading everything", () => {
    const whole = "let a = 1;\nf(a);\nreturn a;";
    expect(parseStatements(whole, 11, whole.length).body).toEqual(parse(whole).program!.body.slice(1));
  });
});

it("agrees with Ohm on the handed cases", () => {
  const texts = readCases("cases")
    .flatMap(programsOf)
    .filter((text) => text.length < 5_000);
  for (const text of texts) {
    const { program, failures } = parse(text);
    const reference = parseByOhm<{ body: unknown[] }>(text);
    expect([text, failures.some(({ reason }) => reason !== "empty")]).toEqual([text, reference === undefined]);
    if (reference && reference.body.length > 0) expect(program).toEqual(reference);
  }
});
