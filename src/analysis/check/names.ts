/** Unknown identifiers: names that are neither declared nor built in, with the nearest names that are. */
import { alternativeTo } from "../../diagnostics/absentNames.ts";
import type { Finding } from "../../diagnostics/Diagnostic.ts";
import { nearest } from "../../diagnostics/nearest.ts";
import type { Identifier, Node } from "../../syntax/Ast.ts";
import { literalKey } from "../../syntax/literals.ts";
import { NODES_IN_STEP, REFERENCES_IN_STEP, type Steps } from "../../syntax/Steps.ts";
import type { Resolution } from "../Scope.ts";
import type { Parents } from "./Parents.ts";
import type { Certain } from "./straightLine.ts";

/** `certain`: what is evaluated whatever the data is; there an unknown name is an error, elsewhere a warning. */
export function* unknownNames(
  resolution: Resolution,
  globals: ReadonlySet<string>,
  parents: Parents,
  certain: Certain,
): Steps<Finding[]> {
  const findings: Finding[] = [];
  const room = { pairs: MOST_PAIRS };
  let seen = 0;
  for (const node of yield* unknownReferences(resolution, globals, parents)) {
    if (++seen % REFERENCES_IN_STEP === 0) yield;
    findings.push({ ...explain(node, resolution, globals, room), severity: certain.has(node) ? "error" : "warning" });
  }
  return findings;
}

/** The first of them in the text that is certain to fail. */
export function* firstUnknownName(
  resolution: Resolution,
  globals: ReadonlySet<string>,
  parents: Parents,
  certain: Certain,
): Steps<Finding | null> {
  let first: Identifier | null = null;
  let seen = 0;
  for (const node of yield* unknownReferences(resolution, globals, parents)) {
    if (++seen % NODES_IN_STEP === 0) yield;
    if ((first === null || node.start < first.start) && certain.has(node)) first = node;
  }
  return first && { ...explain(first, resolution, globals, { pairs: MOST_PAIRS }), severity: "error" };
}

function* unknownReferences(
  resolution: Resolution,
  globals: ReadonlySet<string>,
  parents: Parents,
): Steps<Identifier[]> {
  const unknown: Identifier[] = [];
  let seen = 0;
  const assigned = globalThisProperties(resolution, parents);
  for (const [name, nodes] of resolution.globals) {
    if (globals.has(name) || assigned.has(name)) continue;
    for (const node of nodes) {
      if (++seen % NODES_IN_STEP === 0) yield;
      if (!isTypeofOperand(node, parents)) unknown.push(node);
    }
  }
  return unknown;
}

/** Names compared with unknown ones, all together: further unknown names get no suggestion. */
const MOST_PAIRS = 20_000;

function explain(
  node: Identifier,
  resolution: Resolution,
  globals: ReadonlySet<string>,
  room: { pairs: number },
): Finding {
  const { name } = node;
  const span = { start: node.start, end: node.end };
  const alternative = alternativeTo(name);
  if (alternative !== undefined) return { code: "name/absent", span, values: { name, alternative } };
  const candidates: string[] = [];
  for (const candidate of room.pairs > 0 ? visibleNames(node, resolution, globals) : []) {
    if (room.pairs-- <= 0) break;
    candidates.push(candidate);
  }
  const suggestions = nearest(name, candidates);
  const hint =
    suggestions.length === 0 ? "" : `. Did you mean ${suggestions.map((near) => `\`${near}\``).join(" or ")}?`;
  return { code: "name/undefined", span, values: { name, hint }, suggestions };
}

/** The built-in names, and those that the program declares where `node` stands. */
function* visibleNames(node: Node, resolution: Resolution, globals: ReadonlySet<string>): Generator<string> {
  yield* globals;
  for (const scope of resolution.scopes.values()) {
    if (scope.node.start > node.start || scope.node.end < node.end) continue;
    for (const variable of scope.variables.values()) if (variable.kind !== "privateName") yield variable.name;
  }
}

const isTypeofOperand = (node: Node, parents: Parents): boolean => {
  const parent = parents.get(node);
  return parent?.type === "UnaryExpression" && parent.operator === "typeof";
};

/** Names that `globalThis.name` mentions: the program may define them itself. */
function globalThisProperties(resolution: Resolution, parents: Parents): ReadonlySet<string> {
  const names = new Set<string>();
  for (const node of resolution.globals.get("globalThis") ?? []) {
    const parent = parents.get(node);
    if (parent?.type !== "MemberExpression") continue;
    if (!parent.computed && parent.property.type === "Identifier") names.add(parent.property.name);
    const key = parent.property.type === "Literal" ? literalKey(parent.property) : null;
    if (key !== null) names.add(key);
  }
  return names;
}
