/**
 * Pieces: the parts of a long construct, each lowered after what is around it, so that others have their turns in between. A
 * piece fills a place of its own in the list of steps. It runs behind all that stands before it, and what goes on behind it
 * takes nothing from it but slots.
 */
import type { Node } from "../../syntax/Ast.ts";
import { TEXT_IN_STEP } from "../../syntax/Steps.ts";
import type { Items } from "../assemble.ts";
import type { Label } from "../Step.ts";
import type { Jumps } from "./jumps.ts";

export interface PendingHandler {
  readonly start: Label;
  readonly end: Label;
  readonly target: Label;
  readonly dest: number;
  readonly final: boolean;
}
/** Inner ones first; those of a piece are a list in the list. */
export type Handlers = (PendingHandler | Handlers)[];

export class Piece {
  readonly items: Items = [];
  readonly handlers: Handlers = [];
  /** What jumps pass where the piece stands. */
  readonly jumps: Jumps[];
  /** The labels written before it. */
  readonly labels: string[];
  readonly work: () => void;
  /** The pieces in it, in order. */
  readonly parts: Piece[] = [];
  /** What needs to know all of the parts. */
  readonly last: Piece[] = [];

  constructor(work: () => void, jumps: Jumps[], labels: string[]) {
    this.work = work;
    this.jumps = jumps;
    this.labels = labels;
  }
}

export function flatHandlers(handlers: Handlers): readonly PendingHandler[] {
  return handlers.flatMap((handler) => (Array.isArray(handler) ? flatHandlers(handler) : [handler]));
}

type Span = Pick<Node, "start" | "end">;

/** Whether a node is longer than a piece of code should be. */
export const needsPieces = ({ start, end }: Span): boolean => end - start > TEXT_IN_STEP;

/** Whether a chain that is walked from its end is cut before `inner`, which becomes a piece of its own. */
export const isCutBefore = (outer: Span, inner: Span): boolean =>
  outer.end - inner.end > TEXT_IN_STEP && needsPieces(inner);
/** The same for a chain that is walked from its start. */
export const isCutAt = (outer: Span, inner: Span): boolean =>
  inner.start - outer.start > TEXT_IN_STEP && needsPieces(inner);

/** A list in groups, each of about as much text as a piece has. Nearly every list is one group. */
export function inGroups<N extends Span | null>(nodes: readonly N[]): readonly (readonly N[])[] {
  if (!isManyGroups(nodes)) return [nodes];
  const groups: (readonly N[])[] = [];
  let first = 0;
  while (first < nodes.length) {
    const end = endOfGroup(nodes, first);
    groups.push(nodes.slice(first, end));
    first = end;
  }
  return groups;
}

/** Whether it is more than one group. */
export function isManyGroups(nodes: readonly (Span | null)[]): boolean {
  const [first, last] = [nodes[0], nodes[nodes.length - 1]];
  if (nodes.length < 2 || (first && last && last.end - first.start <= TEXT_IN_STEP)) return false;
  return endOfGroup(nodes, 0) < nodes.length;
}

function endOfGroup(nodes: readonly (Span | null)[], first: number): number {
  let text = 0;
  let end = first;
  while (end < nodes.length && text <= TEXT_IN_STEP) {
    const node = nodes[end++]!;
    text += node === null ? 1 : node.end - node.start + 1;
  }
  return end;
}
