/**
 * Ordered choice → code. Alternatives that begin with the same factor are matched together up to where they differ
 * (also through case labels, which are inlined here), first sets pick the candidates by one table look-up, and
 * alternatives of one code unit become one set.
 */
import { ALL, NONE, intersect, isAll, union, type CodeUnits } from "./CodeUnits.ts";
import { construct, emitSequence, emitExpression, skipSpaces, UNBUILT } from "./emitExpression.ts";
import type { Context, Emitter, Need } from "./emitExpression.ts";
import { factors, type Expression, type Rule } from "./Expression.ts";
import type { First } from "./firstSets.ts";

/** An alternative, or what is left of it behind a shared prefix. */
interface Item {
  readonly factors: readonly Expression[];
  /** Index of the first remaining factor's first child in `need`. */
  readonly at: number;
  readonly children: readonly string[];
  readonly need: Need;
  /** The case-label rule this alternative stands for. */
  readonly wrap: Rule | null;
  /** Variable with the start of that rule's node, once known. */
  start: string;
  /** Set instead of factors: one code unit of this set. */
  readonly set: CodeUnits | null;
}

interface Group {
  readonly key: string | null;
  readonly items: Item[];
  set: CodeUnits;
  known: boolean;
}

/** With this many groups a table of masks beats a chain of tests; 31 bits are all there are. */
const MASK_FROM = 4;
const MASK_TO = 30;

export function emitAlternation(
  em: Emitter,
  e: Extract<Expression, { kind: "alt" }>,
  cx: Context,
  fail: string,
  need: Need,
): string[] {
  if (e.terms.length === 1) return emitExpression(em, e.terms[0]!, cx, fail, need);
  const { f } = cx;
  const building = need?.some(Boolean) ?? false;
  const single = em.firsts.single(e);
  if (!building && !cx.syntactic && single) {
    f.emit(`c = I[p]!; if (!${em.tables.test(single, "c")}) ${fail} p++;`);
    return [UNBUILT];
  }
  const results = Array.from({ length: e.arity }, (_, i) => (building && need![i] ? f.child() : UNBUILT));
  const items = e.terms.map((term) => expand(em, term, building ? need : null));
  emitItems(em, building || cx.syntactic ? items : mergeSingles(em, e.terms, items), cx, fail, results);
  cx.skipped = false;
  return results;
}

function expand(em: Emitter, term: Expression, need: Need): Item {
  const blank = { at: 0, children: [], start: "", set: null };
  if (term.kind === "apply" && isCaseLabel(em, term.rule, need !== null)) {
    const { rule } = term;
    return { ...blank, factors: factors(rule.body), wrap: rule, need: need && em.signatures.needs(rule) };
  }
  return { ...blank, factors: factors(term), wrap: null, need };
}

const isCaseLabel = (em: Emitter, rule: Rule, building: boolean) =>
  rule.name.includes("_") && !em.isMemo(rule) && !em.isNested(rule) && (!building || !em.signatures.isLeaf(rule));

/** Alternatives of one code unit become one, where no other alternative could match there. */
function mergeSingles(em: Emitter, terms: readonly Expression[], items: readonly Item[]): readonly Item[] {
  const singles = terms.map((term) => em.firsts.single(term));
  const merged = singles.reduce<CodeUnits>((set, one) => (one ? union(set, one) : set), NONE);
  const others = items.filter((_, i) => !singles[i]);
  const apart = others.every((item) => {
    const first = em.firsts.ofSequence(item.factors, false, true);
    return !first.nullable && intersect(first.set, merged).length === 0;
  });
  if (!apart || singles.filter(Boolean).length < 2) return items;
  return [{ factors: [], at: 0, children: [], need: null, wrap: null, start: "", set: merged }, ...others];
}

function emitItems(em: Emitter, items: readonly Item[], cx: Context, fail: string, results: readonly string[]): void {
  const { f } = cx;
  const isSyntactic = (item: Item) => item.wrap?.syntactic ?? cx.syntactic;
  const firsts = items.map((item): First => {
    if (item.set) return { set: item.set, nullable: false };
    if (item.wrap && !item.start) return em.firsts.ofRule(item.wrap);
    return em.firsts.ofSequence(item.factors, isSyntactic(item), cx.skipped);
  });
  if (firsts.every((first) => !first.unknown && !first.nullable)) skipSpaces(cx);
  const ready = !cx.syntactic || cx.skipped;
  const groups = ready ? group(items, firsts, isSyntactic) : items.map((item, i) => alone(item, firsts[i]!));
  const start = f.position();
  f.emit(`${start} = p;`);
  if (ready) for (const item of items) if (item.wrap && !item.start) item.start = start;
  const masked = ready && groups.length >= MASK_FROM && groups.length <= MASK_TO && groups.some((g) => isGuardable(g));
  const unit = f.position();
  const guards = groups.map((g, i) =>
    ready && groups.length > 1 && isGuardable(g) ? guardOf(em, g, i, unit, masked) : null,
  );
  if (masked) {
    const mask = em.tables.mask(groups.map((g) => (g.known ? g.set : ALL)));
    f.emit(`c = I[p]!; ${unit} = ${mask}[c < 128 ? c : 128]!;`);
  } else if (guards.some(Boolean)) f.emit(`${unit} = I[p]!;`);
  const { skipped } = cx;
  const done = f.label();
  f.block(`${done}: {`, () => {
    groups.forEach((g, i) => {
      const guard = guards[i]!;
      const inner: Context = { ...cx, skipped };
      if (i === groups.length - 1) {
        if (guard) f.emit(`if (!(${guard})) ${fail}`);
        f.scope(() => emitGroup(em, g, inner, fail, results, guard !== null, masked));
        return;
      }
      const label = f.label();
      f.block(guard ? `if (${guard}) ${label}: {` : `${label}: {`, () => {
        f.scope(() => emitGroup(em, g, inner, `break ${label};`, results, guard !== null, masked));
        f.emit(`break ${done};`);
      });
      f.emit(`p = ${start};`);
    });
  });
}

const isGuardable = (g: Group) => g.known && !isAll(g.set);

const alone = (item: Item, first: First): Group => ({
  key: item.set || item.factors.length === 0 ? null : item.factors[0]!.key,
  items: [item],
  set: first.set,
  known: !first.unknown && !first.nullable,
});

/** Neighbours with an equal first factor, in one context, form a group. */
function group(items: readonly Item[], firsts: readonly First[], isSyntactic: (item: Item) => boolean): Group[] {
  const groups: Group[] = [];
  items.forEach((item, i) => {
    const next = alone(item, firsts[i]!);
    const last = groups.at(-1);
    if (last && last.key !== null && last.key === next.key && isSyntactic(last.items[0]!) === isSyntactic(item)) {
      last.items.push(item);
      last.set = union(last.set, next.set);
      last.known &&= next.known;
    } else groups.push(next);
  });
  return groups;
}

/** A lone literal tests itself just as fast, so it has no guard outside a mask. */
function guardOf(em: Emitter, g: Group, index: number, unit: string, masked: boolean): string | null {
  if (masked) return `(${unit} & ${1 << index}) !== 0`;
  const [item] = g.items;
  if (g.items.length === 1 && item!.factors[0]?.kind === "terminal") return null;
  return em.tables.test(g.set, unit, item!.set === null);
}

function emitGroup(
  em: Emitter,
  g: Group,
  cx: Context,
  fail: string,
  results: readonly string[],
  guarded: boolean,
  masked: boolean,
): void {
  const { f } = cx;
  const [item] = g.items;
  if (g.items.length > 1) return emitShared(em, g.items, cx, fail, results);
  if (item!.set) {
    const test = em.tables.test(item!.set, "c");
    f.emit(guarded && !masked ? "p++;" : `c = I[p]!; if (!${test}) ${fail} p++;`);
    return;
  }
  const inner: Context = { ...cx, syntactic: item!.wrap?.syntactic ?? cx.syntactic };
  let { start } = item!;
  if (item!.wrap && !start) {
    skipSpaces(cx);
    inner.skipped = cx.skipped;
    start = f.position();
    f.emit(`${start} = p;`);
  }
  const rest = emitSequence(em, item!.factors, inner, fail, item!.need, item!.at);
  const children = [...item!.children, ...rest];
  if (!item!.need) return;
  if (item!.wrap) {
    const value = em.signatures.passes(item!.wrap) ? children[0]! : construct(em, item!.wrap, start, children);
    f.emit(`${results[0]} = ${value};`);
  } else
    children.forEach((child, i) => {
      if (results[i] !== UNBUILT && child !== results[i]) f.emit(`${results[i]} = ${child};`);
    });
}

/** Matches the first factor once, then continues with what follows it in each alternative. */
function emitShared(em: Emitter, items: readonly Item[], cx: Context, fail: string, results: readonly string[]): void {
  const [first] = items;
  const shared = first!.factors[0]!;
  const need = first!.need
    ? Array.from({ length: shared.arity }, (_, i) => items.some((item) => item.need![item.at + i]))
    : null;
  const inner: Context = { ...cx, syntactic: first!.wrap?.syntactic ?? cx.syntactic };
  const children = emitExpression(em, shared, inner, fail, need);
  const rests = items.map((item) => ({
    ...item,
    factors: item.factors.slice(1),
    children: [...item.children, ...children],
    at: item.at + shared.arity,
  }));
  emitItems(em, rests, inner, fail, results);
}
