/** Selection ranges: from the word at an offset outwards, node by node, to the whole program. */
import type { Span } from "../../src/diagnostics/Span.ts";
import { isRead, viewUpTo } from "../unfinished.ts";
import type { View } from "../View.ts";
import { wordAt } from "./hover.ts";

/** Growing spans around an offset, each strictly inside the next. */
export function selectionRanges(current: View, offset: number): Span[] {
  const { text } = current;
  const word = wordAt(text, offset);
  const view = isRead(current, offset) ? current : viewUpTo(text, word.end);
  const candidates = [
    word,
    ...(view?.path(offset) ?? [])
      .slice(1)
      .reverse()
      .map(({ start, end }) => ({ start, end: Math.min(end, text.length) })),
    { start: 0, end: text.length },
  ];
  const spans: Span[] = [];
  for (const span of candidates) {
    const inner = spans.at(-1);
    const contains = inner === undefined || (span.start <= inner.start && span.end >= inner.end);
    const grows = inner === undefined || span.end - span.start > inner.end - inner.start;
    if (contains && grows && span.end > span.start) spans.push(span);
  }
  return spans;
}
