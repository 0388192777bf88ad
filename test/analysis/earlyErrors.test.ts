import { complete } from "../../src/syntax/Steps.ts";
import { describe, expect, test } from "vitest";
import { earlyErrorRules, earlyErrors } from "../../src/analysis/earlyErrors.ts";
import { codes } from "../../src/diagnostics/codes.ts";
import { earlyCodes } from "../../src/diagnostics/codes/early.ts";
import { messageOf, type Finding } from "../../src/diagnostics/Diagnostic.ts";
import { validatePattern } from "../../src/regexp/validate.ts";
import { walk } from "../../src/syntax/walk.ts";
import { acornVerdict } from "../support/acornProgram.ts";
import { programOf } from "../support/program.ts";
import { exceptions, invalidPrograms, validPrograms } from "./verdicts.ts";

/** The early errors of a text; `null` where the grammar itself refuses it, by its shape or by name. */
function found(text: string): Finding[] | null {
  const program = programOf(text);
  if (program === null) return null;
  let isUnsupported = false;
  walk(program, ({ type }) => void (isUnsupported ||= type === "Unsupported"));
  return isUnsupported ? null : complete(earlyErrors(program, text, validatePattern));
}

/** `code@start-end` of each finding. */
const places = (text: string): string[] =>
  (found(text) ?? []).map(({ code, span }) => `${code.slice("early/".length)}@${span.start}-${span.end}`);

describe("the table", () => {
  const used = new Set(earlyErrorRules.map(({ code }) => code));
  test("every code has a rule and every rule a code", () => {
    expect([...used].sort()).toEqual(Object.keys(earlyCodes).sort());
  });

  // The grammar refuses these by their shape, before any rule can look.
  const refusedByGrammar = new Set([
    "early/invalid-rest",
    "early/reserved-word",
    "early/declaration-position",
    "early/loop-head",
    "early/optional-new",
    "early/accessor-parameters",
  ]);

  test.each(Object.entries(earlyCodes))("%s: its example earns it, what to write instead does not", (code, row) => {
    expect(row.spec).toMatch(/^sec-/);
    const findings = found(row.example);
    if (findings === null) expect(refusedByGrammar).toContain(code);
    else expect(findings.map((finding) => finding.code)).toContain(code);
    // Acorn sees the program inside a function, where `new.target` is allowed.
    if (code !== "early/new-target") expect(acornVerdict(row.example)).not.toBeNull();
    if (row.instead !== undefined) {
      expect(found(row.instead)).toEqual([]);
      expect(acornVerdict(row.instead)).toBeNull();
    }
  });

  test("every message is one line without open placeholders", () => {
    for (const row of Object.values(earlyCodes)) {
      for (const finding of found(row.example) ?? []) {
        expect(messageOf(finding)).toMatch(/^[^\n{}]+(\{[^}]*\})?[^\n{}]*$/);
      }
    }
    expect(codes["early/new-target"].kind).toBe("ParseError");
  });
});

describe("verdicts agree with acorn", () => {
  test.each(invalidPrograms)("refused: %s", (text) => {
    expect(acornVerdict(text)).not.toBeNull();
    expect(found(text)).not.toEqual([]);
  });
  test.each(validPrograms)("accepted: %s", (text) => {
    expect(acornVerdict(text)).toBeNull();
    expect(found(text)?.map(messageOf)).toEqual([]);
  });
});

describe("TypeScript", () => {
  test.each([
    "function f(a: string): void; function f(a: number): void; function f(a) {}",
    "class A { constructor(a: B); constructor(a: C); constructor(a) {} }",
    "abstract class A { abstract get a(): B; abstract get a(): B; abstract #b: C }",
    "declare const a: B; const a = 1",
    "declare let b; declare const c: D",
    "type A = B; const A = 1; interface C {} class C {}",
    "let a: typeof arguments; let b: C.let.yield",
    "(a as any) = 1; (a.b as C)++; a! = 1; [b as C] = d; for (a! of b);",
    "function f(this: A, b) {}",
    "const a = b as C ?? d; const e = (f ?? g) as H",
    "class A { #a; b(): this is C { return #a in (this as any) } }",
  ])("accepted: %s", (text) => {
    expect(found(text)).toEqual([]);
  });

  test.each<[string, string[]]>([
    ["(f() as any) = 1", ["invalid-assignment-target@1-4"]],
    ["let a: B; let a: C", ["duplicate-declaration@14-15"]],
    ["(eval as any) = 1", ["restricted-name@1-5"]],
    ["(a?.b as C) = 1", ["optional-chain-target@1-5"]],
    ["const f = (a: B, a: C) => 1", ["duplicate-parameter@17-18"]],
    ["class A { private a() { super() } }", ["super-call@24-29"]],
  ])("refused: %s", (text, expected) => {
    expect(places(text)).toEqual(expected);
  });
});

describe("verdicts that differ from acorn", () => {
  test.each(exceptions)("$text: $reason", ({ text, refused }) => {
    expect(acornVerdict(text) === null).toBe(refused);
    expect(found(text)?.length !== 0).toBe(refused);
  });
});

describe("places and texts", () => {
  test.each<[string, string[]]>([
    ["let a = 1; let a = 2", ["duplicate-declaration@15-16"]],
    ["var a; { let b; { var b } }", ["duplicate-declaration@22-23"]],
    ["let [a, a] = b", ["duplicate-declaration@8-9"]],
    ["f() = 1", ["invalid-assignment-target@0-3"]],
    ["[a, f()] = b", ["invalid-assignment-target@4-7"]],
    ["x?.y.z = 1", ["optional-chain-target@0-6"]],
    ["const f = () => { await g() }", ["await-outside-async@18-23"]],
    ["class A { static { await b; arguments } }", ["await-in-class@19-24", "arguments-in-class@28-37"]],
    [
      "(a, a) => { break; x: continue x }",
      ["duplicate-parameter@4-5", "break-outside-loop@12-18", "undefined-label@31-32"],
    ],
    ["a ?? b || c", ["mixed-coalesce@0-11"]],
    ["delete a; delete this.b", ["delete-name@0-8"]],
  ])("%s", (text, expected) => {
    if (found(text) === null) expect(acornVerdict(text)).not.toBeNull();
    else expect(places(text)).toEqual(expected);
  });

  test("the first declaration is related", () => {
    expect(found("let a = 1; let a = 2")![0]!.related).toEqual([
      { message: "`a` is first declared here", location: { start: 4, end: 5 } },
    ]);
  });

  test("texts name what was found", () => {
    const text = (program: string): string => messageOf(found(program)![0]!);
    expect(text("if (f() = 1) {}")).toBe("The result of a call cannot be assigned to; to compare use `===`");
    expect(text("function load() { await 1 }")).toBe(
      "`await` is only allowed in async functions and at the top of the program; make `load` async",
    );
    expect(text("list.forEach((x) => { continue })")).toBe(
      "`continue` is only allowed in loops; leave a callback with `return`",
    );
    expect(text("const r = /(/")).toBe("Invalid regular expression /(/: Unterminated group");
  });
});
