/**
 * Which rules can nest in themselves. A function that may take part in recursion is given the depth reached so far, in
 * bytes of host stack as estimated from its locals, and hands on its own; one rule on every cycle compares it with the
 * limit. So the limit holds for every shape of nesting, needs no counter to restore, and costs one addition per call.
 */
import { applications, type Rule } from "./Expression.ts";

/** Bytes of an interpreted frame without locals: header, arguments, and registers for calls. */
const FRAME = 120;
const LOCAL = 8;

export const frameSize = (locals: number) => FRAME + LOCAL * locals;

export class Recursion {
  readonly #reaching: ReadonlySet<Rule>;
  readonly #checked: ReadonlySet<Rule>;

  constructor(rules: readonly Rule[]) {
    const calls = new Map(rules.map((rule) => [rule, new Set(applications(rule.body))]));
    this.#checked = backEdgeTargets(rules, calls);
    this.#reaching = reaching(rules, calls, this.#checked);
  }

  /** Can the rule's function end up in a recursive one? */
  needsDepth(rule: Rule): boolean {
    return this.#reaching.has(rule);
  }

  /** Does the rule compare the depth with the limit? */
  checksDepth(rule: Rule): boolean {
    return this.#checked.has(rule);
  }
}

/** A cycle of calls that passes none of `cuts`, as rule keys; null if there is none. */
export function uncutCycle(rules: readonly Rule[], cuts: (rule: Rule) => boolean): readonly string[] | null {
  const path: Rule[] = [];
  const clean = new Set<Rule>();
  const visit = (rule: Rule): readonly string[] | null => {
    if (cuts(rule) || clean.has(rule)) return null;
    if (path.includes(rule)) return path.slice(path.indexOf(rule)).map((member) => member.key);
    path.push(rule);
    for (const next of applications(rule.body)) {
      const cycle = visit(next);
      if (cycle) return cycle;
    }
    path.pop();
    clean.add(rule);
    return null;
  };
  for (const rule of rules) {
    const cycle = visit(rule);
    if (cycle) return cycle;
  }
  return null;
}

/** Every cycle of calls contains an edge back to a rule that is still open in a depth-first walk. */
function backEdgeTargets(rules: readonly Rule[], calls: ReadonlyMap<Rule, ReadonlySet<Rule>>): Set<Rule> {
  const targets = new Set<Rule>();
  const state = new Map<Rule, "open" | "done">();
  const visit = (rule: Rule) => {
    state.set(rule, "open");
    for (const next of calls.get(rule)!) {
      if (state.get(next) === "open") targets.add(next);
      else if (!state.has(next)) visit(next);
    }
    state.set(rule, "done");
  };
  for (const rule of rules) if (!state.has(rule)) visit(rule);
  return targets;
}

function reaching(
  rules: readonly Rule[],
  calls: ReadonlyMap<Rule, ReadonlySet<Rule>>,
  goals: ReadonlySet<Rule>,
): Set<Rule> {
  const result = new Set(goals);
  for (let size = -1; size !== result.size;) {
    size = result.size;
    for (const rule of rules) if ([...calls.get(rule)!].some((callee) => result.has(callee))) result.add(rule);
  }
  return result;
}
