/** Tool paths that are written out: do they lead to a tool, and is the tool called with one object? */
import type { Finding } from "../../diagnostics/Diagnostic.ts";
import type { Document } from "../../schema/document.ts";
import type { CallExpression, Identifier, MemberExpression, Node } from "../../syntax/Ast.ts";
import { REFERENCES_IN_STEP, type Steps } from "../../syntax/Steps.ts";
import type { Resolution } from "../Scope.ts";
import { meaningfulParent, type Parents } from "./Parents.ts";
import type { Certain } from "./straightLine.ts";

/** One place under `tools`, as far as names go; a place may be tool and namespace at once. */
export interface ToolName {
  /** The tool, `undefined` for a mere namespace; what it is does not matter here. */
  readonly tool: unknown;
  /** The JSON Schema of the tool's input, if it is known. */
  readonly input?: () => Document;
  readonly children: ReadonlyMap<string, ToolName>;
}

export interface ToolNames {
  readonly root: ToolName;
  /** What to say of segments that lead to no tool: message, and near paths as a program would write them. */
  readonly unknown: (segments: readonly string[]) => {
    readonly message: string;
    readonly suggestions: readonly string[];
  };
}

/** A constant path from `tools`, as far as it goes. */
export interface ToolPath {
  readonly segments: readonly string[];
  /** The innermost member expression whose property names each segment. */
  readonly members: readonly MemberExpression[];
  /** The call of the whole path, if it is called. */
  readonly call: CallExpression | null;
}

/** Every constant path in the program that starts at the global `tools`. */
export function* toolPaths(resolution: Resolution, parents: Parents): Steps<readonly ToolPath[]> {
  const paths: ToolPath[] = [];
  for (const root of resolution.globals.get("tools") ?? []) {
    if (paths.push(pathFrom(root, parents)) % REFERENCES_IN_STEP === 0) yield;
  }
  return paths;
}

function pathFrom(root: Identifier, parents: Parents): ToolPath {
  const segments: string[] = [];
  const members: MemberExpression[] = [];
  let node: Node = root;
  for (;;) {
    const { child, parent } = meaningfulParent(node, parents);
    if (parent?.type === "CallExpression" && parent.callee === child) return { segments, members, call: parent };
    if (parent?.type !== "MemberExpression" || parent.object !== child) return { segments, members, call: null };
    const name = constantName(parent);
    if (name === null) return { segments, members, call: null };
    segments.push(name);
    members.push(parent);
    node = parent;
  }
}

function constantName({ computed, property }: MemberExpression): string | null {
  if (!computed) return property.type === "Identifier" ? property.name : null;
  if (property.type === "Literal" && typeof property.value === "string") return property.value;
  if (property.type === "TemplateLiteral" && property.expressions.length === 0) return property.quasis[0]!.value.cooked;
  return null;
}

export type UnknownTool = Finding & { readonly isCertain: boolean };

/** `certain`: what is evaluated whatever the data is. A path that is only asked for (`?.`, `typeof`, …) is a warning. */
export function* unknownTools(
  paths: readonly ToolPath[],
  tools: ToolNames,
  parents: Parents,
  certain: Certain,
  text: string,
): Steps<UnknownTool[]> {
  const findings: UnknownTool[] = [];
  const guards: Guards = new Map();
  let seen = 0;
  for (const path of paths) {
    if (++seen % REFERENCES_IN_STEP === 0) yield;
    const wrong = firstUnknown(path, tools.root);
    if (wrong === null || isWritten(path.members[wrong]!, parents)) continue;
    const member = path.members[wrong]!;
    const namespace = find(path.segments.slice(0, wrong + 1), tools.root);
    const { message, suggestions } = namespace
      ? { message: namespaceCalled(text.slice(member.start, member.end), namespace), suggestions: [] }
      : tools.unknown(path.segments.slice(0, endOfPath(path, wrong)));
    const isCertain = certain.has(member);
    const severity = isCertain || !isGuarded(member, parents, guards) ? "error" : "warning";
    const { start, end } = member.property;
    findings.push({ code: "tool/unknown", span: { start, end }, message, suggestions, severity, isCertain });
  }
  return findings;
}

/** The index of the segment where a path leaves the tree, or where a namespace is called; `null` if all is well. */
function firstUnknown({ segments, call }: ToolPath, root: ToolName): number | null {
  let place = root;
  for (const [index, segment] of segments.entries()) {
    const next = childOf(place, segment);
    if (next === undefined) return isInherited(segment, place) ? null : index;
    place = next;
  }
  return call !== null && place.tool === undefined && segments.length > 0 ? segments.length - 1 : null;
}

/** Whether a name may be meant as a member that every object or function has. */
const isInherited = (name: string, { tool }: ToolName): boolean =>
  Object.hasOwn(Object.prototype, name) || (tool !== undefined && Object.hasOwn(Function.prototype, name));

/** Dots in a bracketed name separate segments as they do in the tree. */
function childOf(place: ToolName, name: string): ToolName | undefined {
  const direct = place.children.get(name);
  if (direct !== undefined || !name.includes(".")) return direct;
  let current: ToolName | undefined = place;
  for (const segment of name.split(".")) current = current?.children.get(segment);
  return current;
}

const namespaceCalled = (text: string, { children }: ToolName): string =>
  `${text} is a namespace, not a tool; it has: ${[...children.keys()].join(", ").slice(0, 200)}`;

/** What was meant is the whole path up to its call; a method of the result does not belong to it. */
const endOfPath = ({ segments, call }: ToolPath, wrong: number): number =>
  call === null ? wrong + 1 : segments.length;

function isWritten(member: Node, parents: Parents): boolean {
  const { child, parent } = meaningfulParent(member, parents);
  if (parent?.type === "AssignmentExpression") return parent.left === child;
  return parent?.type === "UpdateExpression" || (parent?.type === "UnaryExpression" && parent.operator === "delete");
}

/** What is known of nodes that tools were asked for below: the paths of one long expression share theirs. */
type Guards = Map<Node, boolean>;

/** Whether the program looks before it leaps: the path is behind `?.` or in a test. */
function isGuarded(member: Node, parents: Parents, guards: Guards): boolean {
  const passed: Node[] = [];
  let verdict: boolean | undefined;
  let child = member;
  while ((verdict ??= guards.get(child)) === undefined) {
    passed.push(child);
    const parent = parents.get(child);
    verdict = parent === undefined ? false : guardedBy(child, parent);
    if (parent !== undefined) child = parent;
  }
  for (const node of passed) guards.set(node, verdict);
  return verdict;
}

/** What the parent decides, if it does. */
function guardedBy(child: Node, parent: Node): boolean | undefined {
  if ((parent.type === "MemberExpression" || parent.type === "CallExpression") && parent.optional) return true;
  if (parent.type === "LogicalExpression" || parent.type === "ConditionalExpression") return true;
  if (parent.type === "UnaryExpression" && (parent.operator === "typeof" || parent.operator === "!")) return true;
  if (parent.type === "IfStatement") return parent.test === child;
  return parent.type.endsWith("Statement") || "params" in parent ? false : undefined;
}

/** Calls of tools with more than one argument. */
export function positionalArguments(paths: readonly ToolPath[], tools: ToolNames, text: string): Finding[] {
  return paths.flatMap(({ segments, call }): Finding[] => {
    if (call === null || call.arguments.length < 2 || !isTool(segments, tools.root)) return [];
    const first = call.arguments[0]!;
    const last = call.arguments.at(-1)!;
    const path = text.slice(call.callee.start, call.callee.end);
    const values = { path, count: String(call.arguments.length) };
    return [{ code: "tool/positional-arguments", span: { start: first.start, end: last.end }, values }];
  });
}

/** Whether a path leads to a tool. */
export const isTool = (segments: readonly string[], root: ToolName): boolean =>
  find(segments, root)?.tool !== undefined;

/** Segments → the place they lead to. */
export function find(segments: readonly string[], root: ToolName): ToolName | undefined {
  let place: ToolName | undefined = root;
  for (const segment of segments) place = place === undefined ? undefined : childOf(place, segment);
  return place;
}
