/**
 * The constant data of a generated parser and the tests that read it: bit tables over ASCII (eight sets share one),
 * dispatch masks (one bit per alternative), the text of all literals, and Unicode patterns.
 */
import { ALL, ASCII, BEYOND_ASCII, END, has, intersect, isAll, minus, union, type CodeUnits } from "./CodeUnits.ts";

/** Literals up to this length are compared unit by unit, longer ones by a loop after the first two. */
const INLINE_LITERAL = 3;

export class Tables {
  readonly #bytes: number[][] = [];
  readonly #bits = new Map<string, number>();
  readonly #masks: string[] = [];
  readonly #patterns: RegExp[] = [];
  #literals = "";

  /** An expression that is true when `variable` is in the set; `approximate` may say true beyond ASCII to stay short. */
  test(given: CodeUnits, variable: string, approximate = false): string {
    let set = given;
    if (approximate && intersect(set, BEYOND_ASCII).length > 1) set = union(set, BEYOND_ASCII);
    if (isAll(set)) return "true";
    const rest = minus(ALL, set);
    if (set.length <= 2 && set.length <= rest.length) return `(${comparison(set, variable)})`;
    if (rest.length <= 2) return `!(${comparison(rest, variable)})`;
    if (set.length <= 3) return `(${comparison(set, variable)})`;
    const beyond = intersect(set, BEYOND_ASCII);
    const bit = this.#bit(intersect(set, ASCII));
    const high =
      beyond.length === 0 ? "false" : isAll(union(beyond, ASCII)) ? "true" : `(${comparison(beyond, variable)})`;
    return `(${variable} < 128 ? (T${bit >> 3}[${variable}]! & ${1 << (bit & 7)}) !== 0 : ${high})`;
  }

  #bit(set: CodeUnits): number {
    const key = JSON.stringify(set);
    const known = this.#bits.get(key);
    if (known !== undefined) return known;
    const bit = this.#bits.size;
    this.#bits.set(key, bit);
    const table = (this.#bytes[bit >> 3] ??= new Array<number>(128).fill(0));
    for (const [low, high] of set) for (let unit = low; unit <= high; unit++) table[unit]! |= 1 << (bit & 7);
    return bit;
  }

  /** Name of a table with one bit per set for each ASCII unit, and one entry for all others. */
  mask(sets: readonly CodeUnits[]): string {
    const entries = Array.from({ length: 129 }, (_, unit) =>
      sets.reduce((bits, set, i) => {
        const included = unit < 128 ? has(set, unit) : intersect(set, BEYOND_ASCII).length > 0;
        return included ? bits | (1 << i) : bits;
      }, 0),
    );
    const text = runs(entries);
    let index = this.#masks.indexOf(text);
    if (index < 0) index = this.#masks.push(text) - 1;
    return `M${index}`;
  }

  /** An expression that is true when the input at `p` is not this text. */
  mismatch(text: string): string {
    const inline = text.length <= INLINE_LITERAL ? text.length : 2;
    const tests = [...text.slice(0, inline)].map((unit, i) => `I[p${i ? ` + ${i}` : ""}] !== ${unit.charCodeAt(0)}`);
    if (inline < text.length) tests.push(`!eq(p, ${this.literal(text)}, ${text.length})`);
    return tests.join(" || ");
  }

  /** Offset of a literal in the text of all literals. */
  literal(text: string): number {
    let offset = this.#literals.indexOf(text);
    if (offset < 0) {
      offset = this.#literals.length;
      this.#literals += text;
    }
    return offset;
  }

  /** Name of a function position → position after a code point the pattern matches, or -1. */
  pattern(pattern: RegExp): string {
    let index = this.#patterns.findIndex((known) => known.source === pattern.source);
    if (index < 0) index = this.#patterns.push(pattern) - 1;
    return `U${index}`;
  }

  declarations(): string {
    return [
      ...this.#bytes.map((table, i) => `const T${i} = table(Uint8Array, 128, [${runs(table)}]);`),
      ...this.#masks.map((text, i) => `const M${i} = table(Int32Array, 129, [${text}]);`),
      `const K = ${JSON.stringify(this.#literals)};`,
      ...this.#patterns.map((pattern, i) => `const U${i} = (p: number) => unicode(${pattern}, p);`),
    ].join("\n");
  }
}

/** Run-length pairs "count, value, …" without the zeros at the end. */
function runs(values: readonly number[]): string {
  const pairs: number[] = [];
  for (let i = 0; i < values.length;) {
    let next = i;
    while (next < values.length && values[next] === values[i]) next++;
    pairs.push(next - i, values[i]!);
    i = next;
  }
  if (pairs.at(-1) === 0) pairs.length -= 2;
  return pairs.join(", ");
}

function comparison(set: CodeUnits, v: string): string {
  const tests = set.map(([low, high]) => {
    if (low === high) return `${v} === ${low}`;
    if (high === END) return `${v} >= ${low}`;
    if (low === 0) return `${v} <= ${high}`;
    return high === low + 1 ? `${v} === ${low} || ${v} === ${high}` : `${v} >= ${low} && ${v} <= ${high}`;
  });
  return tests.length ? tests.join(" || ") : "false";
}
