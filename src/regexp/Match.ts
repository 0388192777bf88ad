/**
 * What a search has found. Its texts are at hand, from whichever engine found it; the places of its groups, which few
 * ask for, are worked out on demand.
 */
export interface Match {
  readonly start: number;
  readonly end: number;
  /** Of the whole match and of each group. Only the elements count: the host's list has properties besides. */
  texts(): readonly (string | undefined)[];
  /** Start and end of the whole match and of each group, -1 where unset. */
  places(): readonly number[];
}

/** A match known by its places. */
export class PlacedMatch implements Match {
  readonly #input: string;
  readonly #places: readonly number[];

  constructor(input: string, places: readonly number[]) {
    this.#input = input;
    this.#places = places;
  }

  get start(): number {
    return this.#places[0]!;
  }

  get end(): number {
    return this.#places[1]!;
  }

  texts(): readonly (string | undefined)[] {
    const input = this.#input;
    const places = this.#places;
    const texts: (string | undefined)[] = [];
    for (let i = 0; i < places.length; i += 2)
      texts.push(places[i]! < 0 ? undefined : input.slice(places[i], places[i + 1]));
    return texts;
  }

  places(): readonly number[] {
    return this.#places;
  }
}
