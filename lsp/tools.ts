/**
 * The tools of a configuration as the server knows them: catalogue data and the names in it. Loading a tools module is
 * the host's work (`codemode lsp`); nothing of a tool is ever run here.
 */
import type { ToolName, ToolNames } from "../src/analysis/check/tools.ts";
import type { Document } from "../src/schema/document.ts";

/** A tool of the catalogue, as `codemode tools --json` writes it, with its path taken apart. */
export interface ToolDescription {
  readonly segments: readonly string[];
  /** The path as a program writes it. */
  readonly path: string;
  readonly description: string;
  readonly signature: string;
  readonly inputSchema: Document;
  readonly outputSchema?: Document;
}

/** What the host loads. */
export interface ToolData {
  readonly tools: readonly ToolDescription[];
  /** What to say of segments that lead to no tool, in the words of a run. */
  readonly unknown: ToolNames["unknown"];
}

/** One place under `tools`. */
export interface ToolPlace extends ToolName {
  readonly tool: ToolDescription | undefined;
  readonly children: ReadonlyMap<string, ToolPlace>;
}

interface GrowingPlace extends ToolPlace {
  tool: ToolDescription | undefined;
  readonly children: Map<string, GrowingPlace>;
}

export interface ToolSet extends ToolNames {
  readonly root: ToolPlace;
}

export function toolSet({ tools, unknown }: ToolData): ToolSet {
  const root = emptyPlace();
  for (const tool of tools) tool.segments.reduce(descend, root).tool = tool;
  return { root, unknown };
}

function emptyPlace(): GrowingPlace {
  const place: GrowingPlace = { tool: undefined, children: new Map(), input: () => place.tool?.inputSchema ?? true };
  return place;
}

function descend(place: GrowingPlace, segment: string): GrowingPlace {
  const known = place.children.get(segment);
  if (known !== undefined) return known;
  const made = emptyPlace();
  place.children.set(segment, made);
  return made;
}

/** Segments → the place they lead to. */
export function placeOf(root: ToolPlace, segments: readonly string[]): ToolPlace | undefined {
  let place: ToolPlace | undefined = root;
  for (const segment of segments) place = place?.children.get(segment);
  return place;
}
