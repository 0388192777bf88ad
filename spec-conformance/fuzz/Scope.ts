/** What a place of a generated program may use: names, jumps, and what its function allows. */

export interface Place {
  readonly async: boolean;
  readonly generator: boolean;
  /** A method: `super.a` and `this` are there. */
  readonly method: boolean;
  /** A static block has no `return`. */
  readonly returns: boolean;
  /** Labels of the statements around, innermost last; `""` is a loop without one. */
  readonly labels: readonly string[];
}

/** Numbers names, so that no two declarations of a program share one. */
export interface Counter {
  next: number;
}

export class Scope {
  readonly place: Place;
  readonly #counter: Counter;
  readonly names: string[];
  readonly writable: string[];

  constructor(place: Place, counter: Counter, names: readonly string[] = [], writable: readonly string[] = []) {
    this.place = place;
    this.#counter = counter;
    this.names = [...names];
    this.writable = [...writable];
  }

  /** A new name that nothing else has; not declared yet. */
  fresh(prefix = "v"): string {
    return `${prefix}${this.#counter.next++}`;
  }

  declare(name: string, writable: boolean): string {
    this.names.push(name);
    if (writable) this.writable.push(name);
    return name;
  }

  /** A scope inside this one. */
  inner(changes: Partial<Place> = {}): Scope {
    return new Scope({ ...this.place, ...changes }, this.#counter, this.names, this.writable);
  }

  /** The scope of a function's body. */
  body(changes: Partial<Place>): Scope {
    return this.inner({ async: false, generator: false, method: false, returns: true, ...changes, labels: [] });
  }
}
