/**
 * Patterns from tree to program. Code grows with the text of the pattern, never with its counts: counted repetitions
 * are counters. Work still to do waits on a list instead of the host's stack, so a tree of any depth compiles.
 */
import type { Steps } from "../syntax/Steps.ts";
import type { Node, NodeOf } from "./ast.ts";
import type { CharSet } from "./CharSet.ts";
import { parseFlags } from "./flags.ts";
import type { Flags } from "./flags.ts";
import { accepting, before, firstOf, rangesOf, union } from "./follow.ts";
import type { Follow } from "./follow.ts";
import { HostPattern } from "./HostSearch.ts";
import { PagedSet } from "./PagedSet.ts";
import { parsePattern } from "./parse.ts";
import { op, UNBOUNDED } from "./program.ts";
import type { Program, StringMatcher } from "./program.ts";
import { stringTest } from "./properties.ts";
import { overlap } from "./ranges.ts";
import type { Ranges } from "./ranges.ts";
import { startOf } from "./start.ts";
import type { Start } from "./start.ts";

export interface CompiledPattern {
  readonly source: string;
  readonly flags: Flags;
  /** Captures besides the whole match. */
  readonly groupCount: number;
  /** In order of first appearance; a name may belong to several groups. */
  readonly groupNames: readonly (readonly [name: string, indices: readonly number[]])[];
  readonly program: Program;
  readonly start: Start;
  /** The pattern for the host's engine, built when asked for; undefined where our own must do. */
  readonly host: () => HostPattern | undefined;
}

/** @throws PatternError */
export function* compilePattern(source: string, flagText: string): Steps<CompiledPattern> {
  const flags = parseFlags(flagText);
  const { body, captures, names } = yield* parsePattern(source, flagText, flags);
  const unicode = flags.unicode || flags.unicodeSets;
  const program = yield* new Emitter(captures, unicode).program(body);
  const start = startOf(body, unicode);
  let host: HostPattern | undefined | null = null;
  return {
    source,
    flags,
    groupCount: captures,
    groupNames: names,
    program,
    start,
    host: () => {
      if (host === null)
        host = source.length > LONGEST_FOR_HOST ? undefined : HostPattern.of(body, start, unicode, captures);
      return host;
    },
  };
}

/** How a node is read, and what can come behind it. */
interface Context {
  readonly back: boolean;
  readonly follow: Follow | undefined;
}

/** Whether the host may have a pattern is asked in one go, and so is what it makes of it. @unit code units */
const LONGEST_FOR_HOST = 8_192;

/** Tasks of the emitter, and terms it looks at, in a step. */
const WORK_IN_STEP = 1_000;

/** Sets of more bounds are not compared. */
const LONGEST_KEY = 16;

/** Longer literals become several operations. */
const LONGEST_TEXT = 256;

const surrogatesAndBeyond = [0xd800, 0xdfff, 0x10000, 0x10ffff];

class Emitter {
  readonly #captures: number;
  readonly #unicode: boolean;
  readonly #code: number[] = [];
  readonly #sets: PagedSet[] = [];
  /** Where sets stand, by their bounds or, where those are many, by themselves. */
  readonly #indices = new Map<CharSet | string, number>();
  readonly #wide: number[] = [];
  readonly #strings: StringMatcher[] = [];
  readonly #references: (readonly number[])[] = [];
  #registers: number;
  /** Since the step began. */
  #done = 0;
  /** What is still to be emitted, last first. */
  readonly #pending: (() => void)[] = [];

  constructor(captures: number, unicode: boolean) {
    this.#captures = captures;
    this.#unicode = unicode;
    this.#registers = 2 * (captures + 1);
  }

  *program(body: Node): Steps<Program> {
    this.#later([() => this.#node(body, { back: false, follow: accepting }), () => this.#emit(op.Accept)]);
    for (let task = this.#pending.pop(); task !== undefined; task = this.#pending.pop()) {
      task();
      if (++this.#done < WORK_IN_STEP) continue;
      this.#done = 0;
      yield;
    }
    return {
      code: Int32Array.from(this.#code),
      sets: this.#sets,
      wide: Uint8Array.from(this.#wide),
      strings: this.#strings,
      references: this.#references,
      registers: this.#registers,
      captures: this.#captures,
      unicode: this.#unicode,
    };
  }

  /** Runs the tasks in order once the current one is done, before everything that waits already. */
  #later(tasks: readonly (() => void)[]): void {
    for (let i = tasks.length - 1; i >= 0; i--) this.#pending.push(tasks[i]!);
  }

  #emit(...words: readonly number[]): void {
    for (const word of words) this.#code.push(word);
  }

  /** Emits an operation whose last operand is a target that is not known yet; returns the procedure that sets it. */
  #emitOpen(...words: readonly number[]): () => void {
    this.#emit(...words, 0);
    const hole = this.#code.length - 1;
    return () => {
      this.#code[hole] = this.#code.length;
    };
  }

  #allocate(count: number): number {
    this.#registers += count;
    return this.#registers - count;
  }

  /** Where the set stands in the list, which gets it if it is new. */
  #set(set: CharSet): number {
    const known = rangesOf(set);
    const key = known === undefined || known.length > LONGEST_KEY ? set : known.join();
    const index = this.#indices.get(key) ?? this.#addSet(set, known);
    this.#indices.set(key, index);
    return index;
  }

  #addSet(set: CharSet, known: Ranges | undefined): number {
    const narrow = !this.#unicode || (known !== undefined && !overlap(known, surrogatesAndBeyond));
    this.#wide.push(narrow ? 0 : 1);
    return this.#sets.push(new PagedSet(set)) - 1;
  }

  #node(node: Node, context: Context): void {
    switch (node.kind) {
      case "Empty":
        return;
      case "Character":
        return this.#text([node], context.back);
      case "Class":
        return this.#single(node.set, context.back);
      case "Strings": {
        const { strings, ignoreCase, max } = node;
        const index = this.#strings.push({ has: stringTest(strings), longest: max, ignoreCase }) - 1;
        return this.#emit(context.back ? op.StringsBack : op.Strings, index);
      }
      case "Sequence":
        return this.#sequence(node, context);
      case "Choice":
        return this.#choice(node, context);
      case "Capture": {
        const start = 2 * node.index;
        const [first, last] = context.back ? [start + 1, start] : [start, start + 1];
        this.#emit(op.Save, first);
        return this.#later([() => this.#node(node.body, context), () => this.#emit(op.Save, last)]);
      }
      case "Repeat":
        return isSingle(node.body) ? this.#run(node, node.body, context) : this.#repeat(node, context);
      case "Look":
        return this.#look(node);
      case "Assertion":
        return this.#assertion(node);
      case "Backreference": {
        const index = this.#references.push(node.groups) - 1;
        return this.#emit(context.back ? op.ReferenceBack : op.Reference, index, node.ignoreCase ? 1 : 0);
      }
    }
  }

  /** A surrogate alone is a character of its own only where it is not half of a pair, so it needs the wide reading. */
  #text(characters: readonly NodeOf<"Character">[], back: boolean): void {
    const units: number[] = [];
    for (const { point } of characters) {
      if (this.#unicode && point >= 0xd800 && point <= 0xdfff) {
        const ordered = back ? [...characters].reverse() : characters;
        return ordered.forEach(({ point: each }) => this.#single({ kind: "ranges", ranges: [each, each] }, back));
      }
      const text = String.fromCodePoint(point);
      for (let i = 0; i < text.length; i++) units.push(text.charCodeAt(i));
    }
    if (units.length === 1) this.#emit(back ? op.UnitBack : op.Unit, units[0]!);
    else this.#emit(back ? op.TextBack : op.Text, units.length, ...units);
  }

  #single(set: CharSet, back: boolean): void {
    const index = this.#set(set);
    if (this.#wide[index] === 1) this.#emit(back ? op.PointBack : op.Point, index);
    else this.#emit(back ? op.SetBack : op.Set, index);
  }

  /** What follows a term is known from behind, so the tasks are collected from there, some at a time. */
  #sequence({ terms }: NodeOf<"Sequence">, { back, follow }: Context): void {
    const tasks: (() => void)[] = [];
    let behind = back ? undefined : follow;
    let end = terms.length;
    const collect = (): void => {
      for (const stop = Math.max(0, end - WORK_IN_STEP); end > stop; this.#done++) {
        const term = terms[--end]!;
        const here: Context = { back, follow: behind };
        if (term.kind === "Character") {
          const characters = [term];
          for (let next = terms[end - 1]; next?.kind === "Character" && characters.length < LONGEST_TEXT;) {
            characters.push(next);
            next = terms[--end - 1];
          }
          characters.reverse();
          tasks.push(() => this.#text(characters, back));
          behind = before(characters[0]!, behind);
          continue;
        }
        tasks.push(() => this.#node(term, here));
        if (!back) behind = before(term, behind);
      }
      this.#later(end > 0 ? [collect] : back ? tasks : tasks.reverse());
    };
    collect();
  }

  #choice({ alternatives }: NodeOf<"Choice">, context: Context): void {
    const closers: (() => void)[] = [];
    let open: (() => void)[] = [];
    const tasks = (alternative: Node, isLast: boolean): (() => void)[] => [
      () => {
        for (const close of open) close();
        open = isLast ? [] : [...this.#guard(alternative, context), this.#emitOpen(op.Split)];
      },
      () => this.#node(alternative, context),
      () => {
        if (!isLast) closers.push(this.#emitOpen(op.Jump));
      },
    ];
    const last = alternatives.length - 1;
    const from = (index: number): (() => void)[] => [
      ...tasks(alternatives[index]!, index === last),
      () => (index === last ? closers.forEach((close) => close()) : this.#later(from(index + 1))),
    ];
    this.#later(from(0));
  }

  /** A test of the next character that spares an alternative which cannot begin here. */
  #guard(alternative: Node, { back }: Context): (() => void)[] {
    const first = back ? undefined : firstOf(alternative);
    if (first === undefined) return [];
    const index = this.#set({ kind: "ranges", ranges: first });
    return this.#wide[index] === 1 ? [] : [this.#emitOpen(op.Unless, index)];
  }

  /** A repeated single character. */
  #run(node: NodeOf<"Repeat">, body: Single, { back, follow }: Context): void {
    if (back) return this.#repeat(node, { back, follow });
    const set: CharSet = body.kind === "Class" ? body.set : { kind: "ranges", ranges: [body.point, body.point] };
    const members = rangesOf(set);
    const index = this.#set(set);
    const bounds = [bound(node.least), bound(node.most)] as const;
    const apart = follow !== undefined && members !== undefined && !overlap(members, follow.next);
    const keeps = node.least === node.most || (node.greedy ? apart : apart && !follow.accepts);
    if (keeps && (node.most === Infinity || node.greedy)) return this.#emit(op.Run, index, ...bounds);
    const register = this.#allocate(1);
    if (node.greedy) {
      this.#emit(op.RunGreedy, index, ...bounds, register);
      this.#emit(op.Retreat, index, register);
    } else {
      this.#emit(op.RunLazy, index, ...bounds, register);
      this.#emit(op.Extend, index, bounds[1], register);
    }
  }

  #repeat(node: NodeOf<"Repeat">, context: Context): void {
    const { body, least, most, greedy } = node;
    const follow = most === 1 ? context.follow : union([before(body, undefined), context.follow]);
    const inner: Context = { back: context.back, follow: body.min > 0 && !context.back ? follow : undefined };
    const turn = (): void => this.#node(body, inner);
    const start = body.min === 0 ? this.#allocate(1) : -1;
    const enter = (): void => {
      if (start >= 0) this.#emit(op.Save, start);
      if (most > 1 && node.to > node.from) this.#emit(op.Clear, 2 * node.from, 2 * node.to);
    };
    const progress = (): void => {
      if (start >= 0) this.#emit(op.Progress, start);
    };
    const head = this.#code.length;
    if (least === 1 && most === Infinity && start < 0) {
      enter();
      return this.#later([turn, () => this.#again(head, greedy)]);
    }
    if (least === 0 && (most === 1 || most === Infinity)) {
      const close = this.#skip(greedy);
      enter();
      const loop = (): void => {
        if (most > 1) this.#emit(op.Jump, head);
      };
      return this.#later([turn, progress, loop, close]);
    }
    const counter = this.#allocate(1);
    this.#emit(op.Zero, counter);
    const loop = this.#code.length;
    const close = this.#emitOpen(op.Loop, counter, bound(least), bound(most), greedy ? 1 : 0);
    enter();
    const next = (): void => {
      if (start >= 0) this.#emit(op.ProgressAfter, start, counter, bound(least));
      this.#emit(op.Next, counter, loop);
    };
    this.#later([turn, next, close]);
  }

  /** Behind a turn: back to `head` or on, in the order that greed says. */
  #again(head: number, greedy: boolean): void {
    if (greedy) this.#emit(op.SplitTo, head);
    else this.#emit(op.Split, head);
  }

  /** In front of an optional turn: into it or past it. */
  #skip(greedy: boolean): () => void {
    return this.#emitOpen(greedy ? op.Split : op.SplitTo);
  }

  #look({ ahead, negative, body }: NodeOf<"Look">): void {
    const register = this.#allocate(2);
    const close = negative ? this.#emitOpen(op.Not, register) : this.#emit(op.Look, register);
    this.#later([
      () => this.#node(body, { back: !ahead, follow: accepting }),
      () => this.#emit(negative ? op.NotEnd : op.LookEnd, register),
      () => close?.(),
    ]);
  }

  #assertion({ assertion, word }: NodeOf<"Assertion">): void {
    switch (assertion) {
      case "textStart":
        return this.#emit(op.TextStart);
      case "textEnd":
        return this.#emit(op.TextEnd);
      case "lineStart":
        return this.#emit(op.LineStart);
      case "lineEnd":
        return this.#emit(op.LineEnd);
      case "wordBoundary":
      case "notWordBoundary":
        return this.#emit(op.Boundary, this.#set(word), assertion === "wordBoundary" ? 1 : 0);
    }
  }
}

type Single = NodeOf<"Character"> | NodeOf<"Class">;

function isSingle(node: Node): node is Single {
  return node.kind === "Character" || node.kind === "Class";
}

function bound(count: number): number {
  return Math.min(count, UNBOUNDED);
}
