/**
 * What the tools of a runtime look like to a reader: rows of path, description and signature.
 *
 * Signatures are made when first asked for and kept, so that a runtime of ten thousand tools starts at once. Instructions,
 * search, declarations and the exported catalogue all read from here.
 */
import type { Document } from "../schema/document.ts";
import { renderSignature, signatureOf, type Signature } from "./signature.ts";
import { selfContained } from "./selfContained.ts";
import { schemaDocument } from "./schemaDocument.ts";
import type { ToolEntry, ToolTree } from "./ToolTree.ts";

/** One tool as a model sees it; the path is what a program writes. */
export interface CatalogRow {
  readonly path: string;
  readonly description: string;
  readonly signature: string;
}

/** One tool in the exported catalogue, which the language server reads. */
export interface CatalogueTool extends CatalogRow {
  readonly inputSchema: Document;
  readonly outputSchema?: Document;
}

/** The exported catalogue: `codemode tools --json`. */
export interface CatalogueData {
  readonly version: 1;
  readonly tools: ReadonlyArray<CatalogueTool>;
}

export interface Catalog {
  readonly tree: ToolTree;
  /** Every tool, by path. */
  readonly rows: () => ReadonlyArray<CatalogRow>;
  readonly row: (entry: ToolEntry) => CatalogRow;
  readonly signature: (entry: ToolEntry) => Signature;
}

/** Tree → its catalogue; no signature is made yet. */
export const make = (tree: ToolTree): Catalog => {
  const signatures = new Map<ToolEntry, Signature>();
  const rows = new Map<ToolEntry, CatalogRow>();
  const signature = (entry: ToolEntry) => remembered(signatures, entry, () => signatureOf(entry.tool));
  const row = (entry: ToolEntry) =>
    remembered(rows, entry, () => ({
      path: entry.path,
      description: entry.tool.description,
      signature: renderSignature(entry.path, signature(entry)),
    }));
  return { tree, signature, row, rows: () => tree.entries.map(row) };
};

/** Catalogue → plain data, complete in itself. */
export const catalogueData = (catalog: Catalog): CatalogueData => ({
  version: 1,
  tools: catalog.tree.entries.map((entry) => {
    const { input, output } = entry.tool;
    const outputSchema = output === undefined ? {} : { outputSchema: selfContained(schemaDocument(output, "output")) };
    return { ...catalog.row(entry), inputSchema: selfContained(schemaDocument(input, "input")), ...outputSchema };
  }),
});

const remembered = <K, V>(known: Map<K, V>, key: K, compute: () => V): V => {
  const existing = known.get(key);
  if (existing !== undefined) return existing;
  const value = compute();
  known.set(key, value);
  return value;
};
