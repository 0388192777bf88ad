/**
 * The text of one generated function while it grows: lines, labels and temporaries. Temporaries of alternatives share
 * names, because every local costs stack in each nested frame and the depth a program may reach is bounded by that.
 */
type Kind = "s" | "k" | "a";

const TYPES: { readonly [kind in Kind]: string } = { s: " = 0", k: ": Child = null", a: ": TreeNode[] = EMPTY" };

export class FunctionBody {
  readonly lines: string[] = [];
  #indent = 1;
  #labels = 0;
  readonly #count = { s: 0, k: 0, a: 0 };
  readonly #free: { [kind in Kind]: string[] } = { s: [], k: [], a: [] };
  #held: string[] = [];

  emit(line: string): void {
    this.lines.push(" ".repeat(this.#indent) + line);
  }

  label(): string {
    return `L${this.#labels++}`;
  }

  /** A position. */
  position(): string {
    return this.#take("s");
  }

  /** A child: a node, or null where nothing is built. */
  child(): string {
    return this.#take("k");
  }

  /** A list of children. */
  list(): string {
    return this.#take("a");
  }

  #take(kind: Kind): string {
    const name = this.#free[kind].pop() ?? `${kind}${this.#count[kind]++}`;
    this.#held.push(name);
    return name;
  }

  /** Runs `emit` and gives its temporaries back: nothing after it reads them. */
  scope<T>(emit: () => T): T {
    const outer = this.#held;
    this.#held = [];
    const result = emit();
    for (const name of this.#held) this.#free[name[0] as Kind].push(name);
    this.#held = outer;
    return result;
  }

  /** Emits `open`, the indented body and `close`. */
  block(open: string, body: () => void, close = "}"): void {
    this.emit(open);
    this.#indent++;
    body();
    this.#indent--;
    this.emit(close);
  }

  /** Drops assignments to positions that nothing reads. */
  tidy(): void {
    for (let i = 0; i < this.#count.s; i++) {
      const write = `s${i} = p;`;
      const name = new RegExp(`\\bs${i}\\b`);
      if (this.lines.some((line) => name.test(line.replace(write, "")))) continue;
      const kept = this.lines.filter((line) => line.trim() !== write).map((line) => line.replace(write, ""));
      this.lines.splice(0, this.lines.length, ...kept);
    }
  }

  /** Number of temporaries. */
  get temporaries(): number {
    return this.#count.s + this.#count.k + this.#count.a;
  }

  uses(name: string): boolean {
    const word = new RegExp(`\\b${name}\\b`);
    return this.lines.some((line) => word.test(line));
  }

  declarations(): string {
    const names = (["s", "k", "a"] as const).flatMap((kind) =>
      Array.from({ length: this.#count[kind] }, (_, i) => `${kind}${i}`)
        .filter((name) => this.uses(name))
        .map((name) => name + TYPES[kind]),
    );
    if (this.uses("c")) names.unshift("c = 0");
    return names.length ? ` let ${names.join(", ")};\n` : "";
  }
}
