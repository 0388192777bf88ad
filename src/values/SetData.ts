/** [[SetData]] (ECMA-262 §24.2.4): as `MapData`, without values. */
import { MOST_FIRST } from "./MapData.ts";
import { EntryWalk, OrderedEntries } from "./OrderedEntries.ts";

export class SetData<T> {
  readonly first = new Set<T>();
  rest: OrderedEntries<T, never> | null = null;

  get size(): number {
    return this.rest === null ? this.first.size : this.first.size + this.rest.size;
  }

  has(value: T): boolean {
    return this.first.has(value) || (this.rest !== null && this.rest.has(value));
  }

  add(value: T): void {
    if (this.rest === null && this.first.size < MOST_FIRST) this.first.add(value);
    else if (!this.first.has(value)) (this.rest ??= new OrderedEntries<T, never>(1)).add(value);
  }

  delete(value: T): boolean {
    return this.first.delete(value) || (this.rest !== null && this.rest.delete(value));
  }

  clear(): void {
    this.first.clear();
    this.rest?.clear();
  }
}

/** Visits the values in order, those included that are added meanwhile, until it has found no more. */
export class SetWalk<T> {
  value!: T;
  private readonly set: SetData<T>;
  private readonly first: Iterator<T>;
  private rest: EntryWalk<T, never> | null = null;

  constructor(set: SetData<T>) {
    this.set = set;
    this.first = set.first.values();
  }

  advance(): boolean {
    if (this.rest === null) {
      const step = this.first.next();
      if (step.done !== true) {
        this.value = step.value;
        return true;
      }
      if (this.set.rest === null) return false;
      this.rest = new EntryWalk(this.set.rest);
    }
    if (!this.rest.advance()) return false;
    this.value = this.rest.key;
    return true;
  }
}
