/** A rule of the table of early errors: on which nodes it looks, what it looks for and which code it gives. */
import type { EarlyCode } from "../../diagnostics/codes/early.ts";
import type { Related } from "../../diagnostics/Diagnostic.ts";
import type { Span } from "../../diagnostics/Span.ts";
import type { Literal, Node } from "../../syntax/Ast.ts";
import { NODES_IN_STEP, type Steps } from "../../syntax/Steps.ts";
import { literalKey } from "../../syntax/literals.ts";
import type { Context } from "./Context.ts";

export type RegExpLiteral = Literal & { readonly regex: NonNullable<Literal["regex"]> };

export type NodeOf<T extends Node["type"]> = Extract<Node, { type: T }>;

/** What a rule may ask about the place of the node it looks at. */
export interface Site {
  readonly context: Context;
  readonly parent: Node | null;
  /** The source text, for what the tree does not keep: parentheses and commas. */
  readonly text: string;
  /** Regular expressions, which are judged when the tree is: they may be long. */
  readonly patterns: RegExpLiteral[];
  /** Reports an error of the rule's code. */
  report(span: Span, values?: Readonly<Record<string, string>>, related?: readonly Related<Span>[]): void;
}

export interface Rule {
  readonly code: EarlyCode;
  readonly types: readonly Node["type"][];
  /** Looks at a node: at once, or in steps where the node is long. */
  readonly check: (node: never, site: Site) => Steps<void> | void;
}

export function rule<T extends Node["type"]>(
  code: EarlyCode,
  types: readonly T[],
  check: (node: NodeOf<T>, site: Site) => Steps<void> | void,
): Rule {
  return { code, types, check };
}

/** Visits the items of a list: at once, or in steps where it is long. */
export function forEachItem<A>(items: readonly A[], visit: (item: A) => void): Steps<void> | void {
  if (items.length > NODES_IN_STEP) return forEachInSteps(items, visit);
  for (const item of items) visit(item);
}

function* forEachInSteps<A>(items: readonly A[], visit: (item: A) => void): Steps<void> {
  let seen = 0;
  for (const item of items) {
    if (++seen % NODES_IN_STEP === 0) yield;
    visit(item);
  }
}

/** Whether the operand on the left edge of `node` has no parentheses around it. */
export const isBareLeft = (node: Node, left: Node): boolean => node.start === left.start;

/** Whether the operand on the right edge of `node` has no parentheses around it. */
export const isBareRight = (node: Node, right: Node): boolean => node.end === right.end;

/** The name of a property key that is written out, `null` for computed and private ones. */
export function staticName(node: { readonly computed: boolean; readonly key: Node }): string | null {
  if (node.computed) return null;
  if (node.key.type === "Identifier") return node.key.name;
  return node.key.type === "Literal" ? literalKey(node.key) : null;
}
