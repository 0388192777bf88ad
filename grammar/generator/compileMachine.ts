/**
 * Rules → the program of the parsing machine (`runtime/machine.ts`). It builds the same tree as the generated functions,
 * from the same signatures. Lexical rules with a description and without structure stay calls of generated functions, but
 * where the text is long: what fails inside them is reported as the description.
 */
import { BEYOND_ASCII, has, intersect, isAll, type CodeUnits } from "./CodeUnits.ts";
import { Refused, type Expression, type Rule } from "./Expression.ts";
import type { Emitter, Need } from "./emitExpression.ts";
import * as op from "../runtime/opcodes.ts";
import { ONE, RADIX, TWO } from "../runtime/opcodes.ts";

export interface MachineProgram {
  /** The instructions, encoded. */
  readonly code: string;
  readonly starts: readonly number[];
  readonly sets: readonly CodeUnits[];
  /** Rules the program calls or matches. */
  readonly called: ReadonlySet<Rule>;
  readonly matched: ReadonlySet<Rule>;
  readonly patterns: readonly string[];
  /** Sets of units an expression can start with: 129 bits, the last for everything beyond ASCII. */
  readonly guards: readonly string[];
}

/** The printable ASCII characters that need no escape in a string. */
const ALPHABET = [...Array(92).keys()].map((i) => String.fromCharCode(i + 35)).filter((c) => c !== "\\");

/**
 * Words → ASCII text: one, two or three characters each, told apart by the first. ASCII, because one wide character would
 * make the host hold (and scan) the whole module in two bytes a character.
 */
function encode(words: readonly number[]): string {
  const digit = (index: number) => ALPHABET[index]!;
  return words
    .map((word) => {
      if (word < ONE) return digit(word);
      const rest = word - ONE;
      if (rest < TWO) return digit(ONE + Math.floor(rest / RADIX)) + digit(rest % RADIX);
      const far = rest - TWO;
      if (far >= THREE) throw new Refused("the machine's program is too long for its encoding");
      return (
        digit(ONE + TWO / RADIX + Math.floor(far / RADIX ** 2)) +
        digit(Math.floor(far / RADIX) % RADIX) +
        digit(far % RADIX)
      );
    })
    .join("");
}
const THREE = (RADIX - ONE - TWO / RADIX) * RADIX ** 2;

export function compileMachine(em: Emitter, rules: readonly Rule[], item: Rule): MachineProgram {
  const code: number[] = [];
  const starts: number[] = rules.map(() => 0);
  const sets: CodeUnits[] = [];
  const setKeys: string[] = [];
  const patterns: string[] = [];
  const guards: string[] = [];
  const matched = new Set<Rule>();
  const called = new Set<Rule>([item]);

  const setIndex = (set: CodeUnits): number => {
    const key = JSON.stringify(set);
    const known = setKeys.indexOf(key);
    if (known >= 0) return known;
    sets.push(set);
    return setKeys.push(key) - 1;
  };
  /** Guards may let more through: all they know beyond ASCII is whether anything starts there. */
  const guardIndex = (set: CodeUnits): number => {
    const text = [...Array(129).keys()]
      .map((unit) => (unit < 128 ? has(set, unit) : intersect(set, BEYOND_ASCII).length > 0))
      .map((bit) => (bit ? "1" : "0"))
      .join("");
    const known = guards.indexOf(text);
    return known >= 0 ? known : guards.push(text) - 1;
  };
  const emit = (...words: number[]) => void code.push(...words);
  /** Emits an instruction whose last operand is a target → the function that sets it to here. */
  const jump = (...words: number[]): (() => void) => {
    emit(...words, 0);
    const at = code.length - 1;
    return () => void (code[at] = code.length);
  };

  /** An expression that yields one terminal: with `MARK` and `LEAF` around it where the terminal is wanted. */
  function primitive(building: boolean, ...words: number[]): void {
    if (building) emit(op.MARK);
    emit(...words);
    if (building) emit(op.LEAF);
  }

  /** Words of the program must stay below the surrogates, so that it can be a string. */
  function unit(building: boolean, value: number): void {
    if (value < 0x2000) primitive(building, op.UNIT, value);
    else primitive(building, op.SET, setIndex([[value, value]]));
  }

  function expression(e: Expression, syntactic: boolean, need: Need): void {
    const building = need?.some(Boolean) ?? false;
    const skips = syntactic ? SKIPPING.has(e.kind) : e.kind === "apply" && e.rule.syntactic;
    if (skips && !(e.kind === "apply" && e.rule === em.spaces)) emit(op.SKIP);
    switch (e.kind) {
      case "any":
        return primitive(building, op.ANY);
      case "end":
        return primitive(building, op.END_OF_INPUT);
      case "terminal":
        if (e.text.length === 1) return unit(building, e.text.charCodeAt(0));
        return primitive(building, op.LITERAL, em.tables.literal(e.text), e.text.length);
      case "range":
        if (e.codePoint) throw new Refused("ranges beyond the basic plane are not compiled");
        return primitive(building, op.SET, setIndex([[e.from, e.to]]));
      case "unicode": {
        const name = em.tables.pattern(e.pattern);
        if (!patterns.includes(name)) patterns.push(name);
        return primitive(building, op.PATTERN, patterns.indexOf(name));
      }
      case "lex":
        return expression(e.expr, false, need);
      case "seq":
        return sequence(e.factors, syntactic, need);
      case "alt":
        return alternation(e.terms, syntactic, need);
      case "iter":
        return iteration(e, syntactic, need);
      case "not": {
        const after = jump(op.NOT);
        expression(e.expr, syntactic, null);
        emit(op.FAIL_NOT);
        return after();
      }
      case "lookahead": {
        // The choice only remembers the position: when it is taken, the look-ahead has failed.
        const failed = jump(op.CHOICE);
        expression(e.expr, syntactic, need);
        const after = jump(op.REWIND);
        failed();
        emit(op.FAIL);
        return after();
      }
      case "apply":
        return application(e.rule, building);
    }
  }

  function sequence(factors: readonly Expression[], syntactic: boolean, need: Need): void {
    let at = 0;
    for (const factor of factors) {
      expression(factor, syntactic, need && need.slice(at, at + factor.arity));
      at += factor.arity;
    }
  }

  function alternation(terms: readonly Expression[], syntactic: boolean, need: Need): void {
    const done: (() => void)[] = [];
    terms.forEach((term, i) => {
      if (i === terms.length - 1) return expression(term, syntactic, need);
      const guard = guardOf(term, syntactic);
      const guarded = guard && jump(syntactic ? op.GUARD_SPACED : op.GUARD, guardIndex(guard));
      const next = jump(op.CHOICE);
      expression(term, syntactic, need);
      done.push(jump(op.COMMIT));
      next();
      guarded?.();
    });
    for (const set of done) set();
  }

  /** The first set of a term, behind spaces in a syntactic context; null if nothing is known. */
  function guardOf(term: Expression, syntactic: boolean): CodeUnits | null {
    const first = em.firsts.of(term, syntactic, !syntactic);
    return first.unknown || first.nullable || isAll(first.set) ? null : first.set;
  }

  function iteration(e: Extract<Expression, { kind: "iter" }>, syntactic: boolean, need: Need): void {
    const count = need ? need.filter(Boolean).length : 0;
    if (count) emit(op.LISTS, count);
    const append = () => count && emit(op.APPEND, count);
    if (e.operator === "+") {
      expression(e.expr, syntactic, need);
      append();
    }
    const done = jump(op.CHOICE);
    const again = code.length;
    const guard = guardOf(e.expr, syntactic);
    const leave = guard && jump(syntactic ? op.GUARD_SPACED : op.GUARD, guardIndex(guard));
    expression(e.expr, syntactic, need);
    append();
    const end = e.operator === "?" ? jump(op.COMMIT) : null;
    if (!end) emit(op.LOOP, again);
    if (leave) {
      leave();
      emit(op.FAIL);
    }
    done();
    end?.();
    if (count) emit(op.CLOSE, count);
  }

  function application(rule: Rule, building: boolean): void {
    if (!rule.syntactic && rule.description !== undefined && em.signatures.isLeaf(rule) && !em.needsDepth(rule)) {
      matched.add(rule);
      em.want(rule, "m");
      if (building) em.used(rule);
      return emit(building ? op.MATCH_LEAF : op.MATCH, rule.id);
    }
    if (rule === em.spaces) return emit(op.SKIP);
    called.add(rule);
    if (building) em.used(rule);
    emit(op.CALL, rule.id);
    if (!building) emit(op.DROP);
  }

  const compiled = new Set<Rule>();
  for (let grew = true; grew;) {
    grew = false;
    for (const rule of [...called, ...matched]) {
      if (compiled.has(rule)) continue;
      compiled.add(rule);
      grew = true;
      starts[rule.id] = code.length;
      const leaf = em.signatures.isLeaf(rule);
      expression(
        rule.body,
        rule.syntactic,
        leaf ? null : em.signatures.passes(rule) ? [true] : em.signatures.needs(rule),
      );
      if (rule.name === "applySyntactic") emit(op.SKIP);
      emit(op.RETURN);
    }
  }
  return {
    code: encode(code),
    starts,
    sets,
    guards,
    called,
    matched,
    patterns,
  };
}

/** Expressions before which Ohm skips spaces in a syntactic context. */
const SKIPPING: ReadonlySet<Expression["kind"]> = new Set(["any", "end", "terminal", "range", "unicode", "apply"]);
