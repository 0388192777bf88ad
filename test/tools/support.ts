/** Tools for the tests of this folder: a tool of given schemas that answers nothing. */
import * as Effect from "effect/Effect";
import * as Catalog from "../../src/tools/Catalog.ts";
import * as Tool from "../../src/tools/Tool.ts";
import * as ToolTree from "../../src/tools/ToolTree.ts";

export interface Schemas {
  readonly description?: string;
  readonly input?: Tool.ToolSchema | undefined;
  readonly output?: Tool.ToolSchema | undefined;
}

export const toolOf = ({ description = "A tool", input, output }: Schemas = {}): Tool.Definition<unknown> =>
  Tool.make({ description, input, output, run: () => Effect.succeed(undefined) });

export const catalogOf = (tools: unknown): Catalog.Catalog => Catalog.make(ToolTree.make(tools));

/** Signature of a tool `t` of these schemas. */
export const signatureText = (schemas: Schemas): string =>
  catalogOf({ t: toolOf(schemas) }).rows()[0]?.signature ?? "no row";

export const entryOf = (tools: unknown, path: string): ToolTree.ToolEntry => {
  const node = ToolTree.lookup(ToolTree.make(tools), path);
  if (node?.tool === undefined) throw new Error(`no tool at ${path}`);
  return { ...node, tool: node.tool };
};
