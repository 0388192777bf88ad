/**
 * Node confirms what marks say: each chunk's programs run there too. The running Node confirms what it has, a current one
 * the rest. A chunk that says `diverges` must, and one that says nothing must not.
 */
import tsBlankSpace from "ts-blank-space";
import { type Failure, isOfHost, linesOf, observe, type Runtime, thrownName } from "./judge.ts";
import { throwProgram, valueProgram } from "./observe.ts";
import type { Answer, Oracle } from "./oracle/Oracle.ts";
import type { CaseFile, Chunk, Mark } from "./readCases.ts";

export interface Oracles {
  readonly running: Oracle;
  readonly current?: Oracle;
}

/** Globals that Node's `vm` does not give a realm of its own. */
const ofTheWeb =
  /^builtins\/(?:%?URL|%?Headers|Text|atob|btoa|crypto|structuredClone|queueMicrotask|console|globalThis\/(?!Infinity|NaN|undefined))/;

/** @param reason why all chunks of the file may differ: the row is absent */
export async function confirm(
  oracles: Oracles,
  runtime: Runtime,
  file: CaseFile,
  chunk: Chunk,
  reason: string | undefined,
): Promise<Failure[]> {
  const marks = chunk.marks.filter(({ kind }) => kind === "=>" || kind === "!!");
  const oracle = chunk.needsCurrentNode ? oracles.current : oracles.running;
  if (isOfHost(file) || reason !== undefined || oracle === undefined || marks.length === 0) return [];
  const failures = await disagreements(oracle, runtime, file, chunk, marks);
  if (chunk.diverges !== undefined) {
    if (failures.length > 0) return [];
    return [
      failure(file, chunk, chunk.line, "Node does something else", "Node agrees: the line `// diverges:` is needless"),
    ];
  }
  if (failures.length === 0 && chunk.needsCurrentNode) {
    const earlier = await disagreements(oracles.running, runtime, file, chunk, marks);
    // One chunk of a file may say nothing that is new.
    if (earlier.length === 0 && file.chunks.length === 1)
      return [failure(file, chunk, chunk.line, "this Node lacks it", "this Node agrees: `node: current` is needless")];
  }
  return failures;
}

async function disagreements(
  oracle: Oracle,
  runtime: Runtime,
  file: CaseFile,
  chunk: Chunk,
  marks: readonly Mark[],
): Promise<Failure[]> {
  const fresh = !ofTheWeb.test(file.key);
  const found = await Promise.all(
    marks.map(async (mark): Promise<Failure | null> => {
      const lines = linesOf(chunk, mark);
      const program = mark.kind === "=>" ? valueProgram(lines, mark.text) : throwProgram(lines);
      const asked = oracle.ask({ program: file.key.startsWith("language/") ? withoutTypes(program) : program, fresh });
      const answer = await asked;
      const actual = await complaint(answer, mark, runtime, program);
      return actual === null ? null : failure(file, chunk, mark.line, mark.text, `Node: ${actual}`);
    }),
  );
  return found.filter((each) => each !== null);
}

/** What Node does otherwise; null where it agrees. */
async function complaint(answer: Answer, mark: Mark, runtime: Runtime, program: string): Promise<string | null> {
  if ("failed" in answer) return answer.failed;
  const [kind, shown, third] = answer;
  if (mark.kind === "=>") {
    if (kind === "throw") return `throws ${shown}`;
    if (shown !== third) return `${shown}, and it writes the mark as ${third}`;
    const ours = await observe(runtime, program);
    return "failed" in ours || ours[1] === shown ? null : `${shown}, which we write as ${ours[1]}`;
  }
  if (kind === "value") return `ends with ${shown}`;
  const wanted = thrownName(mark.text);
  if (wanted !== null) return wanted.name === third ? null : `throws ${third === "" ? shown : third}`;
  const ours = await observe(runtime, program);
  return !("failed" in ours) && ours[1] === shown ? null : `throws ${shown}`;
}

const opening = "async function program() {";

function withoutTypes(program: string): string {
  return tsBlankSpace(`${opening}${program}\n}`).slice(opening.length, -2);
}

const failure = (file: CaseFile, chunk: Chunk, line: number, expected: string, actual: string): Failure => ({
  path: file.path,
  line,
  chunk: chunk.title,
  expected,
  actual,
});
