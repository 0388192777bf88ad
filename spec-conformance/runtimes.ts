/** The runtimes that judge: both modes of the machine, and for cases of the boundary with tools and the file's limits. */
import { CodeMode } from "../src/index.ts";
import { makeOneTick } from "../src/testing.ts";
import { isOfHost, type Runtime } from "./judge.ts";
import type { CaseFile } from "./readCases.ts";
import { tools } from "./tools.ts";

/** How the machine runs: in slices, or pausing at every step. */
export const modes = ["normal", "one tick"] as const;
export type Mode = (typeof modes)[number];

const makers = { normal: CodeMode.make, "one tick": makeOneTick } as const satisfies Record<Mode, unknown>;

export class Runtimes {
  readonly #plain = new Map<Mode, Runtime>();

  /** The runtime for a file; one for all that ask for nothing. */
  of(file: CaseFile, mode: Mode): Runtime {
    if (isOfHost(file)) return makers[mode]({ tools, limits: file.limits });
    const known = this.#plain.get(mode) ?? makers[mode]({});
    this.#plain.set(mode, known);
    return known;
  }
}
