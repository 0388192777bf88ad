/**
 * Parses with Ohm itself: the reference that the compiled parser must agree with. The match is seen through the same
 * narrow surface as a compiled tree, so both run the same actions.
 */
import type { Grammar, MatchResult } from "ohm-js";
import { actions } from "../src/syntax/build/actions.ts";
import type { Tree } from "../src/syntax/build/Tree.ts";
import { topGrammar } from "./grammar.ts";

interface OhmNode {
  readonly ctorName: string;
  readonly matchLength: number;
  readonly children?: readonly OhmNode[];
  readonly childOffsets?: readonly number[];
}

type Action = (this: Tree, ...children: Tree[]) => unknown;
const dictionary = actions as unknown as Readonly<Record<string, Action>>;

class OhmTree implements Tree {
  readonly start: number;
  readonly end: number;
  readonly #source: string;
  readonly #node: OhmNode;
  /** Offsets of children are relative to the enclosing rule, also below an iteration. */
  readonly #base: number;

  constructor(source: string, node: OhmNode, start: number, base: number) {
    this.#source = source;
    this.#node = node;
    this.start = start;
    this.end = start + node.matchLength;
    this.#base = base;
  }
  get text(): string {
    return this.#source.slice(this.start, this.end);
  }
  get numChildren(): number {
    return this.#node.children?.length ?? 0;
  }
  get children(): readonly Tree[] {
    return Array.from({ length: this.numChildren }, (_, i) => this.child(i));
  }
  child(index: number): Tree {
    const node = this.#node.children![index]!;
    const start = this.#base + this.#node.childOffsets![index]!;
    return new OhmTree(this.#source, node, start, node.ctorName === "_iter" ? this.#base : start);
  }
  toAST<T>(): T {
    const { ctorName } = this.#node;
    if (ctorName === "_terminal") return this.text as T;
    const action = dictionary[ctorName];
    if (action) return action.apply(this, [...this.children]) as T;
    if (this.numChildren === 1) return this.child(0).toAST();
    throw new Error(`no action for ${ctorName}`);
  }
}

/** A successful match → the value its actions make of it. */
export function build<T>(source: string, match: MatchResult): T {
  const { _cst, _cstOffset } = match as unknown as { _cst: OhmNode; _cstOffset: number };
  return new OhmTree(source, _cst, _cstOffset, _cstOffset).toAST();
}

/** Source → the value of `rule`, or undefined if it does not match. */
export function parseByOhm<T>(source: string, rule = "Program", grammar: Grammar = topGrammar): T | undefined {
  const match = grammar.match(source, rule);
  return match.succeeded() ? build(source, match) : undefined;
}
