/**
 * Early errors: walks a program once and asks the rules of the table about each node. What the grammar refuses by its
 * shape does not come here; what it reads too generously does. Types have no early errors and are not walked.
 */
import type { EarlyCode } from "../diagnostics/codes/early.ts";
import type { Finding, Related } from "../diagnostics/Diagnostic.ts";
import type { Span } from "../diagnostics/Span.ts";
import type { Node, Program } from "../syntax/Ast.ts";
import { childKeys, isErased } from "../syntax/walk.ts";
import { assignmentRules } from "./earlyErrors/assignment.ts";
import { classRules } from "./earlyErrors/classes.ts";
import { contextOf, programContext, type Context } from "./earlyErrors/Context.ts";
import { expressionRules } from "./earlyErrors/expressions.ts";
import { functionRules } from "./earlyErrors/functions.ts";
import { jumpRules } from "./earlyErrors/jumps.ts";
import { nameRules } from "./earlyErrors/names.ts";
import type { Rule, Site } from "./earlyErrors/Rule.ts";

/** The table: every early error of strict code, by family. */
export const earlyErrorRules: readonly Rule[] = [
  ...nameRules,
  ...assignmentRules,
  ...functionRules,
  ...classRules,
  ...jumpRules,
  ...expressionRules,
];

/** The verdict on a regular expression literal: what is wrong with it, or `null`. */
export type ValidatePattern = (pattern: string, flags: string) => string | null;

/** The early errors of a program in source order; `text` is the source its offsets refer to. */
export function earlyErrors(program: Program, text: string, validatePattern: ValidatePattern): Finding[] {
  const visit = new Visit(text, validatePattern);
  const nodes: Node[] = [program];
  const parents: (Node | null)[] = [null];
  const contexts: Context[] = [programContext(program)];
  for (let node = nodes.pop(); node !== undefined; node = nodes.pop()) {
    const parent = parents.pop()!;
    const context = contexts.pop()!;
    visit.judge(node, parent, context);
    for (const key of valueKeys.get(node.type)!) {
      const inner = contextOf(node, context, key);
      const value = (node as unknown as Readonly<Record<string, Node | readonly (Node | null)[] | null>>)[key];
      for (const child of isList(value) ? value : [value]) {
        if (child === null || child === undefined || isErased(child)) continue;
        if (isPropertyName(node, key, child)) continue;
        nodes.push(child);
        parents.push(node);
        contexts.push(inner);
      }
    }
  }
  return visit.findings.sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
}

class Visit implements Site {
  readonly findings: Finding[] = [];
  readonly text: string;
  readonly validatePattern: ValidatePattern;
  context!: Context;
  parent: Node | null = null;
  #code!: EarlyCode;

  constructor(text: string, validatePattern: ValidatePattern) {
    this.text = text;
    this.validatePattern = validatePattern;
  }

  judge(node: Node, parent: Node | null, context: Context): void {
    this.parent = parent;
    this.context = context;
    for (const rule of rulesOf.get(node.type)!) {
      this.#code = rule.code;
      rule.check(node as never, this);
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

const isList = (value: unknown): value is readonly (Node | null)[] => Array.isArray(value);

// ---------- the table by node kind ----------

const types = Object.keys(childKeys) as Node["type"][];

const rulesOf: ReadonlyMap<Node["type"], readonly Rule[]> = new Map(
  types.map((type) => [type, earlyErrorRules.filter((rule) => rule.types.includes(type))]),
);

// prettier-ignore
const typeKeys = new Set([
  "typeAnnotation", "typeParameters", "typeArguments", "returnType", "thisParameter", "superTypeArguments", "implements",
]);

/** The keys of a node's children that are no types and no names of properties. */
const valueKeys: ReadonlyMap<Node["type"], readonly string[]> = new Map(
  types.map((type) => [type, type === "MetaProperty" ? [] : childKeys[type].filter((key) => !typeKeys.has(key))]),
);

/** Whether a child is the written name of a property, which may be any word. */
const isPropertyName = (node: Node, key: string, child: Node): boolean =>
  child.type === "Identifier" && (key === "key" || key === "property") && "computed" in node && !node.computed;
