/**
 * Parsing expression → statements of the generated parser, in PEG control flow: `p` is the position, a failure runs the
 * caller's `fail` statement, and names of the children built are returned. Spaces are skipped exactly where Ohm skips
 * them: before an expression in a syntactic context, once per position.
 */
import { END, isAll } from "./CodeUnits.ts";
import { factors, Refused, type Apply, type Expression, type Rule } from "./Expression.ts";
import type { FirstSets } from "./firstSets.ts";
import { emitAlternation } from "./emitAlternation.ts";
import type { FunctionBody } from "./FunctionBody.ts";
import type { Signatures } from "./signatures.ts";
import type { Tables } from "./Tables.ts";

/** What every emitting function may ask. */
export interface Emitter {
  readonly firsts: FirstSets;
  readonly signatures: Signatures;
  readonly tables: Tables;
  readonly spaces: Rule;
  /** Whether the rule takes part in skipping spaces. */
  isSpace(rule: Rule): boolean;
  /** Whether a token consists of many of it. */
  isRepeated(rule: Rule): boolean;
  isMemo(rule: Rule): boolean;
  isNested(rule: Rule): boolean;
  needsDepth(rule: Rule): boolean;
  /** Arguments of a call: position, and the depth where the callee may recurse. */
  args(rule: Rule): string;
  /** Asks for the function that matches (`m_`) or builds (`b_`) a rule → its name. */
  want(rule: Rule, what: "m" | "b"): string;
  /** Notes that nodes of a rule exist, so that the table must evaluate them. */
  used(rule: Rule): void;
}

/** Where code is being emitted. `skipped`: spaces at the current position are already behind us. */
export interface Context {
  readonly f: FunctionBody;
  readonly syntactic: boolean;
  skipped: boolean;
  /** Whether long repetitions stop at the fuse. Between tokens nobody would take the rest. */
  readonly fused: boolean;
  /** Inside the repetition of the start rule, whose items are final. */
  readonly top?: boolean;
}

/** Children wanted of an expression, or null where only the match counts. */
export type Need = readonly boolean[] | null;

export const UNBUILT = "null";
const unbuilt = (count: number): string[] => new Array<string>(count).fill(UNBUILT);

/** Skips spaces, once per position. */
export function skipSpaces(cx: Context): void {
  if (!cx.syntactic || cx.skipped) return;
  cx.f.emit("p = sk(p);");
  cx.skipped = true;
}

/** `new …` for a node of `rule` from `start` to `p`. */
export function construct(em: Emitter, rule: Rule, start: string, children: readonly string[]): string {
  em.used(rule);
  const needs = em.signatures.needs(rule);
  const kept = children.filter((_, i) => needs[i]);
  const head = `${rule.id}, ${start}, p`;
  if (kept.length === 0) return `new Leaf(${head})`;
  if (kept.length <= 2) return `new Node2(${head}, ${kept[0]}, ${kept[1] ?? UNBUILT})`;
  if (kept.length <= 5) return `new Node5(${head}, ${[...kept, UNBUILT, UNBUILT].slice(0, 5).join(", ")})`;
  return `new NodeN(${head}, [${kept.join(", ")}])`;
}

export function emitExpression(em: Emitter, e: Expression, cx: Context, fail: string, need: Need): string[] {
  const { f } = cx;
  const building = need?.some(Boolean) ?? false;
  switch (e.kind) {
    case "any":
      return emitTerminal(cx, building, () => f.emit(`c = I[p]!; if (c === ${END}) ${fail} p += ${WIDTH};`));
    case "end":
      return emitTerminal(cx, building, () => f.emit(`if (I[p] !== ${END}) ${fail}`));
    case "terminal":
      return emitTerminal(cx, building, () => {
        if (e.text) f.emit(`if (${em.tables.mismatch(e.text)}) ${fail} p += ${e.text.length};`);
      });
    case "range":
      return emitTerminal(cx, building, () =>
        f.emit(
          e.codePoint
            ? `c = input.codePointAt(p) ?? -1; if (c < ${e.from} || c > ${e.to}) ${fail} p += c > 65535 ? 2 : 1;`
            : `c = I[p]!; if (!${em.tables.test(em.firsts.single(e)!, "c")}) ${fail} p++;`,
        ),
      );
    case "unicode":
      return emitTerminal(cx, building, () => f.emit(`p = ${em.tables.pattern(e.pattern)}(p); if (p < 0) ${fail}`));
    case "lex": {
      const children = emitExpression(em, e.expr, { ...cx, syntactic: false }, fail, need);
      cx.skipped = false;
      return children;
    }
    case "seq":
      return emitSequence(em, e.factors, cx, fail, need);
    case "not":
      return emitNot(em, e.expr, cx, fail);
    case "lookahead": {
      const start = f.position();
      const { skipped } = cx;
      f.emit(`${start} = p;`);
      const children = emitExpression(em, e.expr, cx, fail, need);
      f.emit(`p = ${start};`);
      cx.skipped = skipped;
      return children;
    }
    case "iter":
      return e.operator === "?" ? emitOption(em, e.expr, cx, need) : emitRepetition(em, e, cx, fail, need);
    case "alt":
      return emitAlternation(em, e, cx, fail, need);
    case "apply":
      return emitApplication(em, e, cx, fail, building);
  }
}

/** Stops a function that has read more than it may at once. */
export const CHECK_FUSE = "if (p > fuse) tooDeep(p);";

/** Width of the code point at `p` whose first unit is `c`. */
const WIDTH = "c >= 55296 && c <= 56319 && I[p + 1]! >= 56320 && I[p + 1]! <= 57343 ? 2 : 1";

function emitTerminal(cx: Context, building: boolean, emit: () => void): string[] {
  const { f } = cx;
  skipSpaces(cx);
  const start = building ? f.position() : "";
  if (building) f.emit(`${start} = p;`);
  emit();
  cx.skipped = false;
  if (!building) return unbuilt(1);
  const child = f.child();
  f.emit(`${child} = new Leaf(-1, ${start}, p);`);
  return [child];
}

/** Factors one after the other; `from` is the index of the first one's first child in `need`. */
export function emitSequence(
  em: Emitter,
  factors: readonly Expression[],
  cx: Context,
  fail: string,
  need: Need,
  from = 0,
): string[] {
  const children: string[] = [];
  let at = from;
  for (const factor of factors) {
    children.push(...emitExpression(em, factor, cx, fail, need && need.slice(at, at + factor.arity)));
    at += factor.arity;
  }
  return children;
}

function emitNot(em: Emitter, e: Expression, cx: Context, fail: string): string[] {
  const { f } = cx;
  const required = e.kind === "not";
  const inner = required ? e.expr : e;
  const single = em.firsts.single(inner);
  if (single && (!cx.syntactic || cx.skipped || inner.kind === "lex")) {
    f.emit(`c = I[p]!; if (${required ? "!" : ""}${em.tables.test(single, "c")}) ${fail}`);
    return [];
  }
  const { skipped } = cx;
  const start = f.position();
  f.emit(`${start} = p;`);
  f.scope(() => {
    if (required) return void emitExpression(em, inner, cx, fail, null);
    const label = f.label();
    f.block(`${label}: {`, () => {
      emitExpression(em, inner, cx, `break ${label};`, null);
      f.emit(fail);
    });
  });
  f.emit(`p = ${start};`);
  cx.skipped = skipped;
  return [];
}

/** Leaves a repetition or option early when the next unit cannot start it. */
function emitGuard(em: Emitter, e: Expression, cx: Context, leave: string): void {
  const first = em.firsts.of(e, cx.syntactic, cx.skipped);
  if (first.unknown || first.nullable) return;
  skipSpaces(cx);
  if (e.kind === "apply" && !isAll(first.set))
    cx.f.emit(`c = I[p]!; if (!${em.tables.test(first.set, "c", true)}) ${leave}`);
}

function emitOption(em: Emitter, e: Expression, cx: Context, need: Need): string[] {
  const { f } = cx;
  const building = need?.some(Boolean) ?? false;
  const single = em.firsts.single(e);
  if (single && !building && !cx.syntactic) {
    f.emit(`c = I[p]!; if (${em.tables.test(single, "c")}) p++;`);
    cx.skipped = false;
    return unbuilt(e.arity);
  }
  const columns = Array.from({ length: e.arity }, (_, i) => (building && need![i] ? f.child() : UNBUILT));
  for (const column of columns) if (column !== UNBUILT) f.emit(`${column} = NOTHING;`);
  const start = f.position();
  const label = f.label();
  const leave = `{ p = ${start}; break ${label}; }`;
  f.block(`${label}: {`, () =>
    f.scope(() => {
      f.emit(`${start} = p;`);
      emitGuard(em, e, cx, leave);
      const children = emitExpression(em, e, cx, leave, need);
      columns.forEach((column, i) => column !== UNBUILT && f.emit(`${column} = new Iteration([${children[i]}]);`));
    }),
  );
  cx.skipped = false;
  return columns;
}

function emitRepetition(
  em: Emitter,
  iter: Extract<Expression, { kind: "iter" }>,
  cx: Context,
  fail: string,
  need: Need,
): string[] {
  const { f } = cx;
  const e = iter.expr;
  const building = need?.some(Boolean) ?? false;
  const atLeastOne = iter.operator === "+";
  const single = em.firsts.single(e);
  if (single && !building && !cx.syntactic) {
    const test = em.tables.test(single, "c");
    if (atLeastOne) f.emit(`c = I[p]!; if (!${test}) ${fail} p++;`);
    f.emit(`for (c = I[p]!; ${test}; c = I[++p]!);`);
    cx.skipped = false;
    return unbuilt(e.arity);
  }
  const columns = Array.from({ length: e.arity }, (_, i) => (building && need![i] ? f.list() : UNBUILT));
  for (const column of columns) if (column !== UNBUILT) f.emit(`${column} = [];`);
  const begin = atLeastOne ? f.position() : "";
  if (atLeastOne) f.emit(`${begin} = p;`);
  const start = f.position();
  const label = f.label();
  const leave = `{ p = ${start}; break ${label}; }`;
  f.block(`${label}: for (;;) {`, () =>
    f.scope(() => {
      f.emit(`${start} = p;`);
      cx.skipped = false;
      emitGuard(em, e, cx, leave);
      const children = emitExpression(em, e, cx, leave, need);
      // Lists are what a text is long by, and tokens that are no mere run of units.
      if (cx.syntactic ? building : cx.fused && factors(e).length > 1) f.emit(CHECK_FUSE);
      columns.forEach((column, i) => column !== UNBUILT && f.emit(`${column}.push(${children[i]});`));
      if (cx.top) f.emit("commit(p);");
    }),
  );
  if (atLeastOne) f.emit(`if (p === ${begin}) ${fail}`);
  cx.skipped = false;
  return columns.map((column) => {
    if (column === UNBUILT) return UNBUILT;
    const child = f.child();
    f.emit(`${child} = ${column}.length === 0 ? NOTHING : new Iteration(${column});`);
    return child;
  });
}

function emitApplication(em: Emitter, e: Apply, cx: Context, fail: string, building: boolean): string[] {
  const { f } = cx;
  const { rule } = e;
  const { signatures } = em;
  if (rule.name !== "spaces") skipSpaces(cx);
  if (!cx.syntactic && rule.syntactic) {
    if (em.firsts.ofRule(rule).nullable) throw new Refused(`nullable syntactic rule ${rule.key} in a lexical context`);
    f.emit("p = skip(p);");
  }
  if (building && !signatures.isLeaf(rule)) {
    em.used(rule);
    const child = f.child();
    f.emit(`${child} = ${em.want(rule, "b")}(${em.args(rule)}); if (${child} === null) ${fail} p = pos;`);
    cx.skipped = false;
    return [child];
  }
  const start = building ? f.position() : "";
  if (building) f.emit(`${start} = p;`);
  const single = rule.syntactic ? null : em.firsts.single(e);
  if (rule.name === "spaces" && !building) f.emit("p = sk(p);");
  else if (single) f.emit(`c = I[p]!; if (!${em.tables.test(single, "c")}) ${fail} p++;`);
  else if (rule.syntactic)
    // Where only the match counts a tree is built for nothing, but a second function would double the code.
    f.emit(`if (${em.want(rule, "b")}(${em.args(rule)}) === null) ${fail} p = pos;`);
  else if (isWord(em, rule))
    emitExpression(em, rule.body, { f, syntactic: false, skipped: false, fused: false }, fail, null);
  else f.emit(`p = ${em.want(rule, "m")}(${em.args(rule)}); if (p < 0) ${fail}`);
  cx.skipped = false;
  if (!building) return unbuilt(1);
  em.used(rule);
  const child = f.child();
  f.emit(`${child} = new Leaf(${rule.id}, ${start}, p);`);
  return [child];
}

/** A literal that must not be followed by certain units, such as a keyword: short enough to match in place. */
function isWord(em: Emitter, rule: Rule): boolean {
  if (rule.syntactic || rule.body.kind !== "seq") return false;
  const [literal, not, ...rest] = rule.body.factors;
  return (
    literal?.kind === "terminal" && not?.kind === "not" && rest.length === 0 && em.firsts.single(not.expr) !== null
  );
}
