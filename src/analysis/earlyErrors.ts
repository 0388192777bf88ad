/**
 * Early errors: walks a program once and asks the rules of the table about each node. What the grammar refuses by its
 * shape does not come here; what it reads too generously does. Types have no early errors and are not walked.
 */
import type { EarlyCode } from "../diagnostics/codes/early.ts";
import type { Finding, Related } from "../diagnostics/Diagnostic.ts";
import type { Span } from "../diagnostics/Span.ts";
import type { Node, Program } from "../syntax/Ast.ts";
import { NODES_IN_STEP, PATTERN_IN_STEP, type Steps } from "../syntax/Steps.ts";
import { childKeys, hasLongList, isLong } from "../syntax/walk.ts";
import { forEachValue, forEachValueInSteps, isLeaf } from "./children.ts";
import { assignmentRules } from "./earlyErrors/assignment.ts";
import { classRules } from "./earlyErrors/classes.ts";
import { contextOf, programContext, type Context } from "./earlyErrors/Context.ts";
import { expressionRules } from "./earlyErrors/expressions.ts";
import { functionRules } from "./earlyErrors/functions.ts";
import { jumpRules } from "./earlyErrors/jumps.ts";
import { nameRules } from "./earlyErrors/names.ts";
import type { RegExpLiteral, Rule, Site } from "./earlyErrors/Rule.ts";
import { sorted } from "./sorted.ts";

/** The table: every early error of strict code, by family. */
export const earlyErrorRules: readonly Rule[] = [
  ...nameRules,
  ...assignmentRules,
  ...functionRules,
  ...classRules,
  ...jumpRules,
  ...expressionRules,
];

/** What the smallest pattern counts besides its text. @unit UTF-16 units */
const PATTERN_UNITS = 16;

/** The verdict on a regular expression literal: what is wrong with it, or `null`. */
export type ValidatePattern = (pattern: string, flags: string) => Steps<string | null>;

/** The early errors of a program in source order; `text` is the source its offsets refer to. */
export function* earlyErrors(program: Program, text: string, validatePattern: ValidatePattern): Steps<Finding[]> {
  const visit = new Visit(text);
  const nodes: Node[] = [program];
  const parents: (Node | null)[] = [null];
  const first = programContext(program);
  if (first.scope.collecting !== null) yield* first.scope.collecting;
  const contexts: Context[] = [first];
  let node: Node | undefined;
  let context: Context;
  let openKey: string;
  // Declared names that are collected in steps, before anything below is judged.
  const unfinished: Steps<void>[] = [];
  let inner: Context;
  const push = (child: Node, key: string): void => {
    if (key !== openKey) {
      inner = contextOf(node!, context, (openKey = key));
      if (inner.scope.collecting !== null && inner.scope !== context.scope) unfinished.push(inner.scope.collecting);
    }
    if (isLeaf(child)) return visit.judge(child, node!, inner);
    nodes.push(child);
    parents.push(node!);
    contexts.push(inner);
  };
  let seen = 0;
  let units = 0;
  while ((node = nodes.pop()) !== undefined) {
    if (++seen % NODES_IN_STEP === 0) yield;
    inner = context = contexts.pop()!;
    openKey = "";
    if (isLong(node)) yield* visit.judgeInSteps(node, parents.pop()!, context);
    else visit.judge(node, parents.pop()!, context);
    if (hasLongList(node)) yield* forEachValueInSteps(node, push);
    else forEachValue(node, push);
    while (unfinished.length > 0) yield* unfinished.pop()!;
  }
  for (const { regex, start, end } of visit.patterns) {
    const { pattern, flags } = regex;
    if ((units += PATTERN_UNITS + pattern.length) > PATTERN_IN_STEP) {
      units = 0;
      yield;
    }
    const reason = yield* validatePattern(pattern, flags);
    if (reason === null) continue;
    visit.findings.push({ code: "early/invalid-regex", span: { start, end }, values: { pattern, flags, reason } });
  }
  return yield* sorted(visit.findings, (a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
}

class Visit implements Site {
  readonly findings: Finding[] = [];
  readonly text: string;
  readonly patterns: RegExpLiteral[] = [];
  context!: Context;
  parent: Node | null = null;
  #code!: EarlyCode;

  constructor(text: string) {
    this.text = text;
  }

  judge(node: Node, parent: Node | null, context: Context): void {
    this.parent = parent;
    this.context = context;
    for (const rule of rulesOf.get(node.type)!) {
      this.#code = rule.code;
      rule.check(node as never, this);
    }
  }

  *judgeInSteps(node: Node, parent: Node | null, context: Context): Steps<void> {
    this.parent = parent;
    this.context = context;
    for (const rule of rulesOf.get(node.type)!) {
      this.#code = rule.code;
      const steps = rule.check(node as never, this);
      if (steps !== undefined) yield* steps;
    }
  }

  readonly report = (
    span: Span,
    values?: Readonly<Record<string, string>>,
    related?: readonly Related<Span>[],
  ): void => {
    const { start, end } = span;
    this.findings.push({
      code: this.#code,
      span: { start, end },
      ...(values === undefined ? {} : { values }),
      ...(related === undefined ? {} : { related }),
    });
  };
}

// ---------- the table by node kind ----------

const types = Object.keys(childKeys) as Node["type"][];

const rulesOf: ReadonlyMap<Node["type"], readonly Rule[]> = new Map(
  types.map((type) => [type, earlyErrorRules.filter((rule) => rule.types.includes(type))]),
);
