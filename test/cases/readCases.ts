/**
 * The handed cases as data: programs with tool stubs and what must come of them. They live outside the repository, in the
 * folder that `CODEMODE_CASES` names (default `../shared/cases`); where it is absent there is nothing to run.
 */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export interface ToolStub {
  readonly name: string;
  readonly path?: readonly string[] | string;
  readonly inputSchema?: Record<string, unknown>;
  readonly outputSchema?: Record<string, unknown>;
  readonly returns?: unknown;
  readonly returnsBy?: {
    readonly field: string;
    readonly cases: Record<string, unknown>;
    readonly otherwiseError?: string;
  };
  readonly returnsJson?: string;
  readonly returnsNested?: { readonly key: string; readonly depth: number; readonly leaf: unknown };
  readonly echo?: true | string;
  readonly error?: string;
  readonly throwsHost?: { readonly message: string; readonly secretInStack?: string; readonly secretInCause?: string };
  readonly returnsHostObject?: true;
  readonly hostMergesInput?: true;
  readonly delayMs?: number;
  /** One operation of an OpenAPI document, at `path` of `server`. */
  readonly openapi?: true;
  readonly server?: string;
}

/** A request as a case expects it: URLs compare decoded, bodies as JSON, headers only as far as they are named. */
export interface ExpectedRequest {
  readonly method: string;
  readonly url: string;
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly absentHeaders?: readonly string[];
  readonly body?: string;
}

/** What the stubbed server answers; by default 200 and an empty object. */
export interface StubbedAnswer {
  readonly match?: string;
  readonly status?: number;
  readonly contentType?: string;
  readonly body?: string;
}

export interface Expectation {
  readonly ok: boolean | "either";
  readonly value?: unknown;
  readonly valueAny?: true;
  readonly errorKind?: string;
  readonly errorKinds?: readonly string[];
  readonly messageIncludes?: string | readonly string[];
  readonly valueNotIncludes?: readonly string[];
  readonly alternatives?: readonly Expectation[];
  readonly toolCalls?: readonly string[];
  readonly request?: ExpectedRequest;
  readonly requests?: readonly ExpectedRequest[];
  /** Must occur in the reason or path of an operation that became no tool. */
  readonly skippedIncludes?: readonly string[];
  /** @unit ms */
  readonly maxMs?: number;
  /** @unit MB above the process's start */
  readonly maxRssMb?: number;
}

export interface Case {
  readonly id: string;
  readonly title: string;
  readonly area?: string;
  readonly family?: string;
  readonly program?: string;
  readonly programs?: readonly string[];
  readonly programGen?: string;
  readonly document?: {
    readonly inputSchema?: Record<string, unknown>;
    readonly outputSchema?: Record<string, unknown>;
  };
  readonly documentText?: string;
  readonly http?: StubbedAnswer & { readonly routes?: readonly StubbedAnswer[] };
  readonly tools?: readonly ToolStub[];
  readonly limits?: Record<string, number>;
  readonly expect: Expectation;
}

export const folder = process.env.CODEMODE_CASES ?? fileURLToPath(new URL("../../../shared/cases", import.meta.url));

/** The cases of `cases/` or `hostile/`, in the order of their numbers; none where the folder is absent. */
export function readCases(group: "cases" | "hostile"): readonly Case[] {
  const directory = join(folder, group);
  if (!existsSync(directory)) return [];
  const files = readdirSync(directory).filter((file) => file.endsWith(".json"));
  return files.sort().map((file) => JSON.parse(readFileSync(join(directory, file), "utf8")) as Case);
}

/** The layouts of a case's program, any one of which must satisfy it. */
export function programsOf(entry: Case): readonly string[] {
  if (entry.programs !== undefined) return entry.programs;
  if (entry.program !== undefined) return [entry.program];
  // The generators are expressions of the handed cases, evaluated as JavaScript on the host.
  if (entry.programGen !== undefined) return [String(new Function(`return ${entry.programGen}`)())];
  return [];
}
