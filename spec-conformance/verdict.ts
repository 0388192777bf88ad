/** Everything there is to say of one case file: judged in both modes, confirmed by Node. */
import { confirm, type Oracles } from "./confirm.ts";
import { type Failure, judge } from "./judge.ts";
import { currentFlags, currentNode, Oracle } from "./oracle/Oracle.ts";
import type { CaseFile } from "./readCases.ts";
import { rows } from "./rows.ts";
import { type Mode, modes, Runtimes } from "./runtimes.ts";

export interface Options {
  readonly modes?: readonly Mode[];
  /** Ask a current Node as well. */
  readonly current?: boolean;
}

const absentReasons: ReadonlyMap<string, string> = new Map(
  rows.flatMap((row) => (row.kind === "builtin" && row.absent !== undefined ? [[row.key, row.absent] as const] : [])),
);

export class Judges {
  readonly #runtimes = new Runtimes();
  readonly #oracles: Oracles;
  readonly #modes: readonly Mode[];

  constructor(options: Options = {}) {
    this.#modes = options.modes ?? modes;
    this.#oracles = {
      running: new Oracle(process.execPath),
      ...(options.current ? { current: new Oracle(currentNode(), currentFlags) } : {}),
    };
  }

  /** Every way in which a case fails; none when all its marks hold. */
  async failures(file: CaseFile): Promise<Failure[]> {
    const failures: Failure[] = [];
    for (const chunk of file.chunks) {
      for (const mode of this.#modes)
        for (const failure of await judge(this.#runtimes.of(file, mode), file, chunk))
          failures.push(mode === "normal" ? failure : { ...failure, chunk: `${failure.chunk} (${mode})` });
      const runtime = this.#runtimes.of(file, "normal");
      failures.push(...(await confirm(this.#oracles, runtime, file, chunk, absentReasons.get(file.key))));
    }
    return failures;
  }

  close(): void {
    this.#oracles.running.close();
    this.#oracles.current?.close();
  }
}
