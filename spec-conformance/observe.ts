/**
 * The program that observes a chunk: its first lines, unchanged but for `return (…)` around a final expression, and around
 * them what writes the outcome as text (`show.js`). Node runs the same text, so both engines are observed alike.
 */
import ts from "typescript";
import { guestText } from "./guestText.ts";

/** What an observing program returns. */
export type Observation =
  | readonly [kind: "value", shown: string, expected: string]
  | readonly [kind: "throw", shown: string, name: string, message: string];

const show = guestText("show.js");

/** Observes the value: what is expected is written by the same run, before the chunk can change anything. */
export function valueProgram(lines: string, expected: string): string {
  const { text, returns, ends } = readBody(lines);
  const head = `const $show = $shower(), $expected = $show(${asExpression(expected)}); `;
  const body = returns ? `return ["value", $show(await (async () => {${text("return (", ")")}\n})()), $expected];` : "";
  if (returns) return `${head}${body}\n${show}`;
  const last = `\nreturn ["value", $show(undefined), $expected];`;
  return `${head}${text('return ["value", $show(await (', ")), $expected];")}${ends ? "" : last}\n${show}`;
}

/** Observes what is thrown. */
export function throwProgram(lines: string): string {
  const { text } = readBody(lines);
  return (
    `const $show = $shower(); try { const $value = await (async () => {${text("return (", ")")}\n})(); ` +
    `return ["value", $show($value), ""]; } catch ($thrown) { const $shown = $show($thrown); ` +
    `const $isObject = typeof $thrown === "object" && $thrown !== null; ` +
    `return ["throw", $shown, $isObject ? String($thrown.name) : "", $isObject ? String($thrown.message) : ""]; }\n${show}`
  );
}

/** An expression as an operand: a literal object is no block. */
const asExpression = (text: string): string => `(${text}\n)`;

interface Body {
  /** The lines with the final expression between two texts. */
  readonly text: (before: string, after: string) => string;
  /** Has a `return` of its own. */
  readonly returns: boolean;
  /** Ends in an expression. */
  readonly ends: boolean;
}

const opening = "async function program() {";

function readBody(lines: string): Body {
  const file = ts.createSourceFile("case.ts", `${opening}${lines}\n}`, ts.ScriptTarget.Latest, true);
  const [program] = file.statements;
  const statements = program !== undefined && ts.isFunctionDeclaration(program) ? (program.body?.statements ?? []) : [];
  const last = statements.at(-1);
  const returns = statements.some(hasReturn);
  if (last === undefined || !ts.isExpressionStatement(last)) return { text: () => lines, returns, ends: false };
  const start = last.expression.getStart(file) - opening.length;
  const end = last.expression.end - opening.length;
  return {
    text: (before, after) => lines.slice(0, start) + before + lines.slice(start, end) + after + lines.slice(end),
    returns,
    ends: true,
  };
}

function hasReturn(node: ts.Node): boolean {
  if (ts.isReturnStatement(node)) return true;
  if (ts.isFunctionLike(node) || ts.isClassLike(node)) return false;
  return ts.forEachChild(node, hasReturn) ?? false;
}
