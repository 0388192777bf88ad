/**
 * Did you mean: names near a misspelt one, by Damerau-Levenshtein distance (adjacent transpositions count one, case
 * half). Shared by identifiers, tool paths and, through them, the language server.
 */

/** Longer names are no slips, and to compare them takes the product of their lengths. @unit UTF-16 units */
const LONGEST = 128;

/** The names close enough to be what was meant, nearest first, at most `limit`, ties in alphabetical order. */
export function nearest(name: string, candidates: Iterable<string>, limit = 3): string[] {
  if (name.length > LONGEST) return [];
  const tolerance = Math.max(1, Math.floor(name.length / 3));
  const found: { candidate: string; distance: number }[] = [];
  for (const candidate of candidates) {
    if (candidate === name || Math.abs(candidate.length - name.length) > tolerance) continue;
    const distance = editDistance(name, candidate);
    // A one-letter name is one edit away from every other: only a different case is a likely slip.
    if (distance <= tolerance && distance < Math.max(name.length, candidate.length))
      found.push({ candidate, distance });
  }
  found.sort((a, b) => a.distance - b.distance || (a.candidate < b.candidate ? -1 : 1));
  return found.slice(0, limit).map((entry) => entry.candidate);
}

/** Optimal string alignment distance; letters that differ only in case cost 0.5. */
export function editDistance(from: string, to: string): number {
  let previous: number[] = [];
  let current = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      let best = Math.min(current[j]! + 1, next[j - 1]! + 1, current[j - 1]! + substitution(from[i - 1]!, to[j - 1]!));
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]) {
        best = Math.min(best, previous[j - 2]! + 1);
      }
      next.push(best);
    }
    previous = current;
    current = next;
  }
  return current[to.length]!;
}

function substitution(from: string, to: string): number {
  if (from === to) return 0;
  return from.toLowerCase() === to.toLowerCase() ? 0.5 : 1;
}
