/**
 * Rules → functions. `m_Rule(p)` recognises and returns the end or -1; `b_Rule(p)` builds and returns the node or null
 * with the end in `pos`. Remembered rules look their result up first; nested ones turn their node into AST at once.
 */
import { CHECK_FUSE, construct, emitExpression, type Context, type Emitter } from "./emitExpression.ts";
import type { Rule } from "./Expression.ts";
import { FunctionBody } from "./FunctionBody.ts";
import { frameSize, type Recursion } from "./recursion.ts";

export interface RuleOptions {
  readonly recursion: Recursion;
  /** The start rule: the items its repetitions match are final. */
  readonly start: Rule;
  /** Count calls, for tests: emits `prof(name, p)`. */
  readonly profile: boolean;
}

export function emitRule(em: Emitter, rule: Rule, what: "m" | "b", options: RuleOptions): string {
  return what === "m" ? emitMatcher(em, rule, options) : emitBuilder(em, rule, options);
}

function emitMatcher(em: Emitter, rule: Rule, options: RuleOptions): string {
  const f = new FunctionBody();
  if (em.isRepeated(rule)) f.emit(CHECK_FUSE);
  emitExpression(em, rule.body, context(em, f, rule), "return -1;", null);
  if (rule.name === "applySyntactic") f.emit("p = skip(p);");
  return [...opening(f, rule, "m", options), ...f.lines, " return p;", "}"].join("\n");
}

function emitBuilder(em: Emitter, rule: Rule, options: RuleOptions): string {
  const f = new FunctionBody();
  const { signatures } = em;
  const memo = em.isMemo(rule);
  const passes = signatures.passes(rule);
  const cx = { ...context(em, f, rule), top: rule === options.start };
  const fail = memo ? `{ remember(${rule.id}, p0, null, 0); return null; }` : "return null;";
  const children = emitExpression(em, rule.body, cx, fail, passes ? [true] : signatures.needs(rule));
  if (rule.name === "applySyntactic") f.emit("p = skip(p);");
  em.used(rule);
  const built = passes ? children[0]! : construct(em, rule, "p0", children);
  const value = em.isNested(rule) ? `settle(${built})` : built;
  if (memo) f.emit(`const k = ${value}; remember(${rule.id}, p0, k, p); pos = p; return k;`);
  else if (em.isNested(rule)) f.emit(`const k = ${value}; pos = p; return k;`);
  else f.emit(`pos = p; return ${value};`);
  return [...opening(f, rule, "b", options, memo ? lookUp(rule) : ""), ...f.lines, "}"].join("\n");
}

const lookUp = (rule: Rule) =>
  ` const m = recall(${rule.id}, p); if (m !== undefined) { pos = m.end; return m.node; }\n`;

const context = (em: Emitter, f: FunctionBody, rule: Rule): Context => ({
  f,
  syntactic: rule.syntactic,
  skipped: true,
  fused: !em.isSpace(rule),
});

function opening(f: FunctionBody, rule: Rule, what: "m" | "b", options: RuleOptions, first = ""): string[] {
  const { recursion } = options;
  f.tidy();
  const depth = recursion.needsDepth(rule);
  const lines = [
    `function ${what}_${rule.identifier}(p: number${depth ? ", d: number" : ""}): ${what === "m" ? "number" : "Child"} { // ${rule.key}`,
  ];
  if (options.profile) lines.push(` prof(${JSON.stringify(`${what} ${rule.key}`)}, p);`);
  if (first) lines.push(first.trimEnd());
  if (recursion.checksDepth(rule)) lines.push(" if (d > MAX_DEPTH || p > fuse) tooDeep(p);");
  const start = f.uses("p0") ? " const p0 = p;\n" : "";
  const own = depth ? ` d += ${frameSize(f.temporaries + (start ? 1 : 0) + 1)};\n` : "";
  const declarations = own + start + f.declarations();
  if (declarations) lines.push(declarations.trimEnd());
  return lines;
}
