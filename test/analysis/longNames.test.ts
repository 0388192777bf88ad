/**
 * Names are declared, resolved and judged in steps where they are in long parts of a program. The verdict must be the
 * same: each program is written with short and with long comments between its tokens.
 */
import { describe, expect, test } from "vitest";
import { earlyErrors } from "../../src/analysis/earlyErrors.ts";
import { resolve, resolveInSteps } from "../../src/analysis/resolve.ts";
import { validatePattern } from "../../src/regexp/validate.ts";
import { complete, NODES_IN_STEP, type Steps } from "../../src/syntax/Steps.ts";
import { programOf } from "../support/program.ts";
import { invalidPrograms, validPrograms } from "./verdicts.ts";

const written = (text: string, units: number): string => text.replaceAll(" ", ` /*${"-".repeat(units)}*/ `);
const bare = (text: string): string => text.replace(/ \/\*-*\*\/ /g, " ");

/** What is found and what every name means, apart from places; `null` where the grammar refuses. */
function verdict(text: string, units: number): unknown {
  return verdictOf(written(text, units), bare);
}

/** `bare`: undoes what made the text long. */
function verdictOf(long: string, bare: (text: string) => string): unknown {
  const program = programOf(long);
  if (program === null) return null;
  const findings = complete(earlyErrors(program, long, validatePattern));
  const references = [...resolve(program).references.values()].sort((a, b) => a.node.start - b.node.start);
  return {
    findings: findings.map(({ code, span }) => [code, bare(long.slice(span.start, span.end))]),
    references: references.map(({ variable: v, capture, checked }) =>
      v === null
        ? null
        : [bare(v.name), v.kind, v.slot, v.boxed, v.needsTdz, v.reassigned, v.scope.kind, capture, checked],
    ),
  };
}

const more = [
  "for ( let a , b , a ; a ; b ) { var b }",
  "for ( const { a , b : [ a ] } of c ) { let a ; var b }",
  "try { } catch ( { a , b = [ c ] , ...a } ) { let b ; var c ; var a }",
  "switch ( a ) { case b : let c ; case d : let c , d ; function c ( ) { } default : d }",
  "function f ( a , { b , c : [ a = d ] } , ...e ) { let b ; var a ; return ( ) => [ a , b , c , d , e ] }",
  "class A extends B { #a ; get #b ( ) { } set #b ( c ) { } #a ; #b ; constructor ( ) { } constructor ( ) { } }",
  "a . b ( c ) . d [ e ] ` ` + f * g ** h ?? i",
  "if ( a ) { var b } else { do { var c ; { var d ; let b } } while ( b ) } l : try { var e } finally { var e }",
  "let { eval , a : [ arguments ] } = b ; const c = 1 , c = 2",
  "( { __proto__ : a , b , '__proto__' : c } )",
];

describe("is the same for long parts", () => {
  test.each([...validPrograms, ...invalidPrograms, ...more])("%s", (text) => {
    expect(verdict(text, NODES_IN_STEP)).toEqual(verdict(text, 1));
  });
});

describe("is the same for long names", () => {
  const named = (text: string) => text.replace(/\b[a-h]\b/g, (name) => name.repeat(NODES_IN_STEP));
  const short = (text: string) => text.replace(/\b([a-h])\1{999,}\b/g, "$1");
  test.each([...validPrograms, ...invalidPrograms, ...more])("%s", (text) => {
    expect(verdictOf(named(text), short)).toEqual(verdictOf(text, short));
  });
});

const names = Array.from({ length: 20_000 }, (_, i) => `a${i}`).join(",");

describe.each([
  ["a declaration", `let ${names}`],
  ["a pattern", `let {${names}} = {}`],
  ["a nested pattern", `let {a: [[${names}]]} = {}`],
  ["var in blocks", `{{ var ${names} }}`],
  ["parameters", `function f(${names}) {}`],
  ["the head of a loop", `for (let ${names};;) break`],
  ["a catch clause", `try {} catch ([${names}]) {}`],
  ["clauses", `switch (0) { case 0: let ${names} }`],
])("20,000 names of %s", (_what, text) => {
  const program = programOf(text)!;
  test.each<[string, () => Steps<unknown>]>([
    ["resolved", () => resolveInSteps(program)],
    ["judged", () => earlyErrors(program, text, validatePattern)],
  ])("are %s in steps", (_how, work) => {
    const steps = work();
    let taken = 0;
    while (!steps.next().done) taken++;
    expect(taken).toBeGreaterThanOrEqual(2 * Math.floor(20_000 / NODES_IN_STEP));
  });
});

test("a private name that is declared again and again is reported each time but the first", () => {
  const text = `class A { ${"#a;".repeat(50_000)} }`;
  expect(complete(earlyErrors(programOf(text)!, text, validatePattern)).length).toBe(49_999);
});
