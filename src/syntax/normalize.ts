/**
 * Rewrites of programs that could only fail, or do nothing, as written: the text in a Markdown fence, and a program that
 * is one function, which is meant to be called. Both keep every position: the fence is blanked, the call is added to
 * the tree.
 */
import type { CallExpression, Expression, FunctionExpression, Program, Statement } from "./Ast.ts";
import { skim, tokenAt } from "./skim.ts";

/** A line that opens or closes a fence, and what follows the mark. No part can be read in two ways: lines may be long. */
const marked = /^[ \t]*(`{3,}(?!`)|~{3,}(?!~))([^\n\r`]*)$/gm;
/** After the mark that opens: the language. One that closes has none. */
const language = /^[ \t]*[\w+.#-]/;

export interface Fence {
  /** The text with everything outside the fence blanked; line breaks stay. */
  readonly text: string;
  /** Does the fence stand among tokens, so that it is surely none of the program's own text or comments? */
  readonly certain: boolean;
}

const blank = (text: string) => text.replace(/[^\n\r]/g, " ");

/** The only fenced block of a text (without its end: up to the end of the text), or null. */
export function findFence(text: string): Fence | null {
  const marks = text.matchAll(marked);
  const open = marks.next().value;
  const close = marks.next().value;
  if (!open || !marks.next().done) return null;
  if (close && (language.test(close[2]!) || close[1]![0] !== open[1]![0])) return null;
  const from = open.index + open[0].length;
  const to = close ? close.index : text.length;
  const before = text.slice(0, open.index);
  if (!close && before.trim()) return null;
  return {
    text: blank(text.slice(0, from)) + text.slice(from, to) + blank(text.slice(to)),
    certain: !before.trim() || isToken(text, open.index + open[0].indexOf(open[1]!)),
  };
}

function isToken(text: string, at: number): boolean {
  for (const { start } of skim(text)) if (start >= at) return start === at;
  return false;
}

/** Does a text start with a function without a name, which no statement can be? */
export function startsWithFunction(text: string): boolean {
  const tokens = skim(text);
  let token = tokens.next().value;
  if (token?.text === "async") {
    token = tokens.next().value;
    if (token?.newlineBefore) return false;
  }
  return token?.text === "function" && tokens.next().value?.text === "(";
}

/** A program that is one function, or the default export of one → the same with that function called. */
export function callSoleFunction(program: Program, text: string): Program {
  const only = soleStatement(program);
  const callee = only && functionOf(only, text);
  if (!callee) return program;
  const { start, end } = callee;
  const expression: CallExpression = { type: "CallExpression", start, end, callee, arguments: [], optional: false };
  const call: Statement = { type: "ExpressionStatement", start: only.start, end: only.end, expression };
  return { ...program, body: program.body.map((statement) => (statement === only ? call : statement)) };
}

/** The only statement that is neither empty nor a directive, if there is but one. */
function soleStatement({ body }: Program): Statement | null {
  let sole: Statement | null = null;
  for (const statement of body) {
    if (statement.type === "EmptyStatement" || ("directive" in statement && statement.directive)) continue;
    if (sole !== null) return null;
    sole = statement;
  }
  return sole;
}

function functionOf(statement: Statement, text: string): Expression | null {
  if (statement.type === "ExpressionStatement") return isFunction(statement.expression) ? statement.expression : null;
  if (statement.type !== "Unsupported" || statement.code !== "unsupported/export") return null;
  if (tokenAt(text, statement.start + "export".length)?.text !== "default") return null;
  const [inner] = statement.inner;
  if (inner?.type === "FunctionDeclaration") return { ...inner, type: "FunctionExpression" } as FunctionExpression;
  return inner && isFunction(inner as Expression) ? (inner as Expression) : null;
}

const isFunction = (node: Expression): boolean =>
  node.type === "ArrowFunctionExpression" || (node.type === "FunctionExpression" && !node.generator);
