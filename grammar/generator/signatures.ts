/**
 * Second pass: what the tree must hold. A parameter named `_…` says that an action does not look at that child, so no
 * node is built for it; a lexical rule whose action looks at no child is a leaf, matched by one scan; a rule with one
 * child and no action passes its child on and has no node at all.
 */
import { parts, type Expression, type Rule } from "./Expression.ts";

export type Actions = { readonly [rule: string]: (...args: never[]) => unknown };

export class Signatures {
  readonly actions: Actions;
  readonly #needs = new Map<Rule, readonly boolean[]>();
  readonly #structured = new Map<Rule, boolean>();

  constructor(actions: Actions) {
    this.actions = actions;
  }

  hasAction(rule: Rule): boolean {
    return Object.hasOwn(this.actions, rule.name);
  }

  /** The rule's only child stands for it. */
  passes(rule: Rule): boolean {
    return rule.arity === 1 && rule.name !== "applySyntactic" && !this.hasAction(rule);
  }

  /** For each child: does an action look at it? */
  needs(rule: Rule): readonly boolean[] {
    let needs = this.#needs.get(rule);
    if (!needs) this.#needs.set(rule, (needs = Array.from({ length: rule.arity }, (_, i) => this.#looksAt(rule, i))));
    return needs;
  }

  #looksAt(rule: Rule, index: number): boolean {
    if (!this.hasAction(rule)) return rule.arity === 1;
    const name = parameters(String(this.actions[rule.name]))[index];
    return name !== undefined && !name.startsWith("_");
  }

  /** Matched by one scan, without children. */
  isLeaf(rule: Rule): boolean {
    return !this.#isStructured(rule);
  }

  #isStructured(rule: Rule): boolean {
    const known = this.#structured.get(rule);
    if (known !== undefined) return known;
    this.#structured.set(rule, rule.syntactic);
    const structured =
      rule.syntactic ||
      (this.hasAction(rule)
        ? this.needs(rule).some(Boolean)
        : containsSyntactic(rule.body, new Set()) || (this.passes(rule) && this.#hasStructure(rule.body)));
    this.#structured.set(rule, structured);
    return structured;
  }

  #hasStructure(e: Expression): boolean {
    if (e.kind !== "apply") return parts(e).some((part) => this.#hasStructure(part));
    if (e.rule.syntactic) return true;
    if (!this.#isStructured(e.rule)) return false;
    return this.passes(e.rule) || !this.hasAction(e.rule) || this.needs(e.rule).some(Boolean);
  }
}

function containsSyntactic(e: Expression, seen: Set<Rule>): boolean {
  if (e.kind !== "apply") return parts(e).some((part) => containsSyntactic(part, seen));
  if (e.rule.syntactic) return true;
  if (seen.has(e.rule)) return false;
  seen.add(e.rule);
  return containsSyntactic(e.rule.body, seen);
}

/** Parameter names of a function's source text. */
export function parameters(text: string): string[] {
  const list = /\(([^)]*)\)/.exec(text)?.[1] ?? "";
  return list
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
}
