/**
 * Every example in the grammar's comments, against Ohm: a positive example must match its rule in its own grammar and
 * in all that build on it, a negative one must not match in its own.
 */
import { extractExamples } from "ohm-js/extras";
import { describe, expect, it } from "vitest";
import { grammars, source, topGrammar } from "../../grammar/grammar.ts";
import { actions } from "../../src/syntax/build/actions.ts";

const stack = Object.keys(grammars);
const examples = extractExamples(source);
const below = (name: string) => grammars[stack[stack.indexOf(name) - 1] ?? ""];

describe.each(stack)("%s", (name) => {
  const own = examples.filter((example) => example.grammar === name);
  const above = stack.slice(stack.indexOf(name));

  it("has examples", () => expect(own.length).toBeGreaterThan(50));

  it.each(own.filter((example) => example.shouldMatch))("$rule matches $example", ({ rule, example }) => {
    for (const grammar of above) expect(grammars[grammar]!.match(example, rule).succeeded(), grammar).toBe(true);
  });

  it.each(own.filter((example) => !example.shouldMatch))("$rule does not match $example", ({ rule, example }) => {
    expect(grammars[name]!.match(example, rule).succeeded()).toBe(false);
  });
});

/** Every rule is shown: by examples of its own, or in the tree of an example of a rule that applies it. */
describe("rules", () => {
  const seen = new Set(examples.filter((example) => example.shouldMatch).map(({ rule }) => rule));
  const semantics = topGrammar.createSemantics().addOperation<void>("visit", {
    _nonterminal(...children) {
      seen.add(this.ctorName);
      for (const child of children) child["visit"]();
    },
    _iter(...children) {
      for (const child of children) child["visit"]();
    },
    _terminal() {},
  });
  for (const { rule, example } of examples.filter(({ shouldMatch }) => shouldMatch))
    semantics(topGrammar.match(example, rule))["visit"]();

  it.each(stack)("of %s all have examples", (name) => {
    const own = Object.keys(grammars[name]!.rules).filter((rule) => !(rule in (below(name)?.rules ?? {})));
    expect(own.filter((rule) => !seen.has(rule) && rule !== "nothing")).toEqual([]);
  });
});

describe("actions", () => {
  const rules = topGrammar.rules as unknown as Record<string, { body: { getArity(): number } }>;

  it.each(Object.entries(actions))("%s takes the children of its rule", (rule, action) => {
    const parameters = /\(([^)]*)\)/
      .exec(String(action))![1]!
      .split(",")
      .filter((name) => name.trim());
    expect(parameters.length).toBe(rules[rule]?.body.getArity());
  });
});
