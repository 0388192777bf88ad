/**
 * How near to the end of a window an attempt must begin to see that end, and so to go wrong where the text goes on. Read
 * backwards from the end: over each part of the pattern by its width, or, where a part repeats without a bound worth
 * counting on, over the whole stretch of characters that it repeats. Undefined when the pattern has a part whose reach
 * nothing tells.
 */
import type { Node, NodeOf } from "./ast.ts";
import { PagedSet } from "./PagedSet.ts";
import { charactersOf, type Groups } from "./reach.ts";
import { sinceMembers } from "./scan.ts";

interface Window {
  readonly input: string;
  /** The first index that matters. */
  readonly from: number;
  readonly end: number;
}

/** The first index of the window, its end at most, from which on attempts may see that end; below `from` when all may. */
export type Horizon = (window: Window) => number;

/** Given where the parts behind this one must begin to see the end, where this one must. */
type Step = (window: Window, behind: number) => number;

/** Repetitions of at most this many units are passed over by their width. */
const SHORT = 32;

export function horizonOf(body: Node, groups: Groups, unicode: boolean): Horizon | undefined {
  const step = new Steps(groups, unicode).of(body);
  return step && ((window) => Math.min(step(window, Infinity), window.end));
}

class Steps {
  readonly #groups: Groups;
  readonly #unicode: boolean;

  constructor(groups: Groups, unicode: boolean) {
    this.#groups = groups;
    this.#unicode = unicode;
  }

  of(node: Node): Step | undefined {
    switch (node.kind) {
      case "Empty":
        return (_, behind) => behind;
      case "Assertion":
        return ({ end }, behind) => Math.min(behind, end);
      case "Character":
      case "Class": {
        const { max } = node;
        return ({ end }, behind) => Math.min(behind - max, end);
      }
      case "Sequence": {
        const steps = this.#all(node.terms)?.reverse();
        return steps && ((window, behind) => steps.reduce((place, step) => step(window, place), behind));
      }
      case "Choice": {
        const steps = this.#all(node.alternatives);
        return steps && ((window, behind) => Math.min(...steps.map((step) => step(window, behind))));
      }
      case "Capture":
        return this.of(node.body);
      case "Repeat":
        return this.#repeat(node);
      case "Look": {
        // What looks back sees no more than what has been passed.
        if (!node.ahead) return (_, behind) => behind;
        const body = this.of(node.body);
        return body && ((window, behind) => Math.min(behind, body(window, Infinity)));
      }
      case "Backreference":
        return this.#stretch(node);
      case "Strings":
        return undefined;
    }
  }

  #all(nodes: readonly Node[]): Step[] | undefined {
    const steps: Step[] = [];
    for (const node of nodes) {
      const step = this.of(node);
      if (step === undefined) return undefined;
      steps.push(step);
    }
    return steps;
  }

  /** Whole turns, and then what comes behind or a turn that sees the end. */
  #repeat(node: NodeOf<"Repeat">): Step | undefined {
    const turn = this.of(node.body);
    const turns: Step | undefined = node.max <= SHORT ? (_, place) => place - node.max : this.#stretch(node);
    return turn && turns && ((window, behind) => turns(window, Math.min(behind, turn(window, Infinity))));
  }

  #stretch(node: Node): Step | undefined {
    const characters = charactersOf(node, this.#groups);
    if (characters === undefined) return undefined;
    const set = new PagedSet(characters);
    return ({ input, from, end }, behind) => sinceMembers(set, this.#unicode, input, Math.min(behind, end), from);
  }
}
