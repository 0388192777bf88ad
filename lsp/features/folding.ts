/** Folding: brackets and comments over several lines. Reads tokens, so it works in text that does not parse. */
import { skim } from "../../src/syntax/skim.ts";
import type { View } from "../View.ts";

export interface Fold {
  readonly start: number;
  readonly end: number;
  readonly kind: "code" | "comment";
}

/** Folds as spans; the editor shows the first line. */
export function folding({ text }: View): Fold[] {
  const folds: Fold[] = [];
  const open: number[] = [];
  let end = 0;
  const comments = (from: number, to: number): void => {
    for (const { index, 0: run } of text
      .slice(from, to)
      .matchAll(/\/\*[^]*?\*\/|(?:\/\/[^\n\r]*(?:\r?\n[ \t]*(?=\/\/))?)+/g)) {
      if (/[\n\r]/.test(run.trimEnd()))
        folds.push({ start: from + index, end: from + index + run.trimEnd().length, kind: "comment" });
    }
  };
  for (const token of skim(text)) {
    comments(end, token.start);
    end = token.end;
    if (token.kind === "open") open.push(token.start);
    const start = token.kind === "close" ? open.pop() : token.kind === "template" ? token.start : undefined;
    if (start !== undefined && /[\n\r]/.test(text.slice(start, token.start + token.text.length))) {
      folds.push({ start, end: token.end - 1, kind: "code" });
    }
  }
  comments(end, text.length);
  return folds.sort((a, b) => a.start - b.start);
}
