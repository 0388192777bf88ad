/**
 * The front door of analysis. `certainFailures` is what execution asks before anything runs: what cannot be parsed, is
 * unsupported or is an early error anywhere, and what straight-line top-level code is certain to fail at. `check` adds
 * what is only likely wrong. Neither runs anything, and neither throws.
 */
import { isCode } from "../diagnostics/codes.ts";
import { diagnose, type Diagnostic, type Finding } from "../diagnostics/Diagnostic.ts";
import type { Source } from "../diagnostics/Source.ts";
import { validatePattern } from "../regexp/validate.ts";
import type { Node, Program, Unsupported } from "../syntax/Ast.ts";
import { complete, NODES_IN_STEP, type Steps, TEXT_IN_STEP } from "../syntax/Steps.ts";
import { forEachChild, forEachChildInSteps, hasLongList } from "../syntax/walk.ts";
import { isLeaf } from "./children.ts";
import { missingAwaits } from "./check/missingAwait.ts";
import { firstUnknownName, unknownNames } from "./check/names.ts";
import { parentsOf, type Parents } from "./check/Parents.ts";
import { type Certain, straightLineNodes } from "./check/straightLine.ts";
import { unknownFields } from "./check/toolFields.ts";
import { isTool, positionalArguments, toolPaths, type ToolNames, unknownTools } from "./check/tools.ts";
import { tooLargeBigInts } from "./bigIntegers.ts";
import { earlyErrors } from "./earlyErrors.ts";
import { tooDeep } from "./nesting.ts";
import { resolve, resolveInSteps } from "./resolve.ts";
import type { Resolution } from "./Scope.ts";
import { sorted } from "./sorted.ts";

/** A program as it was parsed: the whole tree, or with findings the statements that could be read. */
export interface Parsed {
  readonly source: Source;
  /** `null` where nothing could be read. */
  readonly program: Program | null;
  readonly findings: readonly Finding[];
  /** The resolution of the program, for who has it or wants it as well. */
  readonly resolution?: () => Resolution;
}

/** What is there besides the program: names of built-ins, and the tools if they are known. */
export interface Surroundings {
  readonly globals: ReadonlySet<string>;
  readonly tools?: ToolNames;
}

export interface Verdict {
  /** Why the program is refused: all that is wrong with the text, or the first thing that fails; empty if it may run. */
  readonly findings: readonly Finding[];
  /** `null` where the text itself is refused. */
  readonly resolution: Resolution | null;
}

/** What is certain to fail, in source order, and the resolution of a program that may be compiled. */
export function* certainFailures(parsed: Parsed, surroundings: Surroundings): Steps<Verdict> {
  const { program, source } = parsed;
  const refused = yield* refusals(parsed);
  if (refused.length > 0 || program === null) return { findings: refused, resolution: null };
  const resolution = yield* resolveInSteps(program);
  if (!mayFail(resolution, surroundings)) return { findings: [], resolution };
  const parents = yield* parentsOf(program);
  // Few programs have anything to ask about, but one step is not for all of a long one.
  const isLong = program.end - program.start > TEXT_IN_STEP;
  let known = isLong ? yield* certainNodes(program, resolution) : null;
  const certain: Certain = { has: (node) => (known ??= complete(certainNodes(program, resolution))).has(node) };
  const name = yield* firstUnknownName(resolution, surroundings.globals, parents, certain);
  const tool = yield* firstUnknownTool(resolution, surroundings, parents, certain, source.text);
  const findings = [name, tool].filter((finding) => finding !== null).sort(bySource);
  return { findings: findings.slice(0, 1), resolution };
}

/** Every diagnostic of a program, in source order. */
export function check(parsed: Parsed, surroundings: Surroundings): Diagnostic[] {
  const refused = complete(refusals(parsed));
  const { program, source } = parsed;
  const isRefused = refused.length > 0 || program === null;
  const findings = isRefused ? refused : [...advice(program, parsed, surroundings)].sort(bySource);
  return findings.map((finding) => diagnose(source, finding));
}

function* advice(program: Program, parsed: Parsed, surroundings: Surroundings): Generator<Finding> {
  const { text } = parsed.source;
  const resolution = parsed.resolution?.() ?? resolve(program);
  const parents = complete(parentsOf(program));
  const certain = complete(certainNodes(program, resolution));
  yield* complete(unknownNames(resolution, surroundings.globals, parents, certain));
  const { tools } = surroundings;
  const paths = complete(toolPaths(resolution, parents));
  if (tools !== undefined) {
    const unknown = complete(unknownTools(paths, tools, parents, certain, text));
    for (const { isCertain: _, ...finding } of unknown) yield finding;
    yield* positionalArguments(paths, tools, text);
    yield* unknownFields(paths, tools, text);
  }
  const calls = paths.filter(
    ({ segments }) => segments.length > 0 && (tools === undefined || isTool(segments, tools.root)),
  );
  const toolCalls = new Set<Node>(calls.flatMap(({ call }) => (call === null ? [] : [call])));
  yield* missingAwaits(resolution, parents, toolCalls, text);
}

function* firstUnknownTool(
  resolution: Resolution,
  { tools }: Surroundings,
  parents: Parents,
  certain: Certain,
  text: string,
): Steps<Finding | null> {
  if (tools === undefined) return null;
  let first: Finding | null = null;
  for (const finding of yield* unknownTools(yield* toolPaths(resolution, parents), tools, parents, certain, text))
    if (finding.isCertain && (first === null || bySource(finding, first) < 0)) first = finding;
  return first;
}

/** Most programs name only what exists and call only tools, which is quick to see. */
const mayFail = (resolution: Resolution, { globals, tools }: Surroundings): boolean =>
  (tools !== undefined && resolution.globals.has("tools")) ||
  [...resolution.globals.keys()].some((name) => !globals.has(name));

const nothing: Certain = { has: () => false };

/** A program that names `globalThis` may define what looks unknown, so nothing is certain there. */
function* certainNodes(program: Program, resolution: Resolution): Steps<Certain> {
  return resolution.globals.has("globalThis") ? nothing : yield* straightLineNodes(program);
}

/** What refuses a program whatever its data: parse errors, unsupported constructs, early errors. */
function* refusals({ source, program, findings }: Parsed): Steps<Finding[]> {
  if (program === null) return [...findings];
  const deep = yield* tooDeep(program);
  if (deep !== null) return [...findings, deep];
  // Statements after one that could not be read may have lost the function around them.
  const limit = Math.min(...findings.map(({ span }) => span.start));
  yield;
  const early = (yield* earlyErrors(program, source.text, validatePattern)).filter(({ span }) => span.start < limit);
  yield;
  const large = yield* tooLargeBigInts(program);
  return yield* sorted([...findings, ...(yield* unsupported(program)), ...early, ...large], bySource);
}

function* unsupported(program: Program): Steps<Finding[]> {
  const found: Unsupported[] = [];
  const pending: Node[] = [];
  const enter = (child: Node): void => {
    if (!isLeaf(child)) pending.push(child);
  };
  let seen = 0;
  for (let node: Node | undefined = program; node !== undefined; node = pending.pop()) {
    if (++seen % NODES_IN_STEP === 0) yield;
    if (node.type === "Unsupported") found.push(node);
    if (hasLongList(node)) yield* forEachChildInSteps(node, enter);
    else forEachChild(node, enter);
  }
  return found.map(({ code, start, end }) => {
    if (isCode(code)) return { code, span: { start, end } };
    const construct = `\`${code.slice("unsupported/".length).replaceAll("-", " ")}\``;
    return { code: "unsupported/construct", span: { start, end }, values: { construct } };
  });
}

const bySource = (a: Finding, b: Finding): number => a.span.start - b.span.start || a.span.end - b.span.end;
