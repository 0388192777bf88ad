/** Sorting in steps, for findings about long programs: stable, as that of arrays. */
import { NODES_IN_STEP, type Steps } from "../syntax/Steps.ts";

export function* sorted<A>(items: A[], compare: (a: A, b: A) => number): Steps<A[]> {
  if (items.length <= NODES_IN_STEP) return items.sort(compare);
  let runs: A[][] = [];
  for (let at = 0; at < items.length; at += NODES_IN_STEP) {
    runs.push(items.slice(at, at + NODES_IN_STEP).sort(compare));
    yield;
  }
  while (runs.length > 1) {
    const longer: A[][] = [];
    for (let i = 0; i < runs.length; i += 2) longer.push(yield* merged(runs[i]!, runs[i + 1] ?? [], compare));
    runs = longer;
  }
  return runs[0]!;
}

function* merged<A>(first: readonly A[], second: readonly A[], compare: (a: A, b: A) => number): Steps<A[]> {
  const result: A[] = [];
  let i = 0;
  let j = 0;
  while (i < first.length || j < second.length) {
    const takesFirst = j === second.length || (i < first.length && compare(first[i]!, second[j]!) <= 0);
    if (result.push(takesFirst ? first[i++]! : second[j++]!) % NODES_IN_STEP === 0) yield;
  }
  return result;
}
