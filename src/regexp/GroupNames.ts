/**
 * The names of groups while a pattern is parsed. A name may come again where the two groups can never both take part
 * in a match: in different alternatives of one disjunction.
 */
interface Level {
  /** Names of the alternative being read, and those of the alternatives before it. */
  current: string[];
  earlier: string[];
}

export class GroupNames {
  readonly indices = new Map<string, number[]>();
  /** Names that can take part together with what is read next. */
  readonly #active = new Set<string>();
  readonly #levels: Level[] = [];

  open(): void {
    this.#levels.push({ current: [], earlier: [] });
  }

  nextAlternative(): void {
    const level = this.#levels[this.#levels.length - 1]!;
    for (const name of level.current) {
      this.#active.delete(name);
      level.earlier.push(name);
    }
    level.current = [];
  }

  close(): void {
    const { current, earlier } = this.#levels.pop()!;
    for (const name of earlier) this.#active.add(name);
    const outer = this.#levels[this.#levels.length - 1];
    if (outer === undefined) return;
    if (outer.current.length === 0) outer.current = current;
    else for (const name of current) outer.current.push(name);
    for (const name of earlier) outer.current.push(name);
  }

  /** Whether the name was free here. */
  add(name: string, index: number): boolean {
    if (this.#active.has(name)) return false;
    this.#active.add(name);
    this.#levels[this.#levels.length - 1]!.current.push(name);
    const indices = this.indices.get(name);
    if (indices === undefined) this.indices.set(name, [index]);
    else indices.push(index);
    return true;
  }
}
