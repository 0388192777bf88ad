/**
 * The catalogue as TypeScript declarations (`codemode tools --dts`): global `tools` and `search` for an editor.
 *
 * Compiles under `tsc --strict` whatever the tools are called and whatever their schemas say.
 */
import type { Catalog } from "./Catalog.ts";
import { comment } from "./jsdoc.ts";
import type { Signature } from "./signature.ts";
import { isIdentifierName } from "./toolPath.ts";
import type { ToolEntry, ToolNode } from "./ToolTree.ts";

const searchDeclaration = `/** Finds tools by words; an empty query browses, an exact path returns that tool alone. */
declare function search(
  request: string | { query: string; namespace?: string; limit?: number; offset?: number },
): {
  items: Array<{ path: string; description: string; signature: string }>;
  remaining: number;
  next: { query: string; namespace?: string; limit: number; offset: number } | null;
};
`;

/** Catalogue → text of a `.d.ts` file. */
export const declarations = (catalog: Catalog): string => {
  const named: Array<string> = [];
  const taken = new Set<string>();
  const body = namespaceText(catalog.tree.root, catalog, named, taken);
  return `${named.join("")}declare const tools: ${body};\n\n${searchDeclaration}`;
};

const namespaceText = (node: ToolNode, catalog: Catalog, named: Array<string>, taken: Set<string>): string => {
  const members: Array<string> = [];
  if (isEntry(node) && node.children.size > 0) {
    const signature = catalog.signature(node);
    const type = signature.types.length === 0 ? undefined : reference(node, catalog, named, taken);
    const call =
      type === undefined
        ? `(${signature.parameters}): Promise<${signature.result}>`
        : `(...input: Parameters<${type}>): ReturnType<${type}>`;
    members.push(`${call};`);
  }
  for (const [name, child] of [...node.children].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const key = isIdentifierName(name) ? name : JSON.stringify(name);
    members.push(`${comment(child.tool?.description ?? "")}${key}: ${memberText(child, catalog, named, taken)};`);
  }
  return members.length === 0
    ? "{}"
    : `{\n  ${members.map((member) => member.replaceAll("\n", "\n  ")).join("\n  ")}\n}`;
};

const memberText = (node: ToolNode, catalog: Catalog, named: Array<string>, taken: Set<string>): string => {
  if (!isEntry(node) || node.children.size > 0) return namespaceText(node, catalog, named, taken);
  const signature = catalog.signature(node);
  return signature.types.length === 0 ? functionText(signature) : reference(node, catalog, named, taken);
};

const functionText = ({ parameters, result }: Signature): string => `(${parameters}) => Promise<${result}>`;

/** Named types of one tool go into a namespace of its own, so that two tools may each have their `Node`. */
const reference = (entry: ToolEntry, catalog: Catalog, named: Array<string>, taken: Set<string>): string => {
  const signature = catalog.signature(entry);
  const base = `Tool_${entry.segments.join("_").replace(/[^\p{ID_Continue}$]/gu, "_")}`;
  let namespace = base;
  for (let count = 2; taken.has(namespace); count++) namespace = `${base}_${count}`;
  taken.add(namespace);
  const names = new Set(signature.types.map((type) => /^type (\S+) =/mu.exec(type)?.[1]));
  let call = "Call";
  while (names.has(call)) call += "_";
  const lines = [...signature.types, `type ${call} = ${functionText(signature)};`];
  named.push(`declare namespace ${namespace} {\n  ${lines.join("\n").replaceAll("\n", "\n  ")}\n}\n\n`);
  return `${namespace}.${call}`;
};

const isEntry = (node: ToolNode): node is ToolEntry => node.tool !== undefined;
