/** Document symbols: functions, classes with their members, and variables, nested as they are written. */
import type { Span } from "../../src/diagnostics/Span.ts";
import type { Node } from "../../src/syntax/Ast.ts";
import { forEachBoundName } from "../../src/analysis/resolve/declare.ts";
import { literalKey } from "../../src/syntax/literals.ts";
import { forEachChild } from "../../src/syntax/walk.ts";
import type { View } from "../View.ts";

export type SymbolKind = "function" | "class" | "method" | "field" | "constant" | "variable" | "type";

export interface DocumentSymbol {
  readonly name: string;
  readonly kind: SymbolKind;
  readonly span: Span;
  /** The name itself. */
  readonly selection: Span;
  readonly children: readonly DocumentSymbol[];
}

/** @unit levels of symbols */
const MAX_DEPTH = 100;

export const documentSymbols = ({ program }: View): DocumentSymbol[] => symbolsBelow(program, 0);

function symbolsBelow(root: Node, depth: number): DocumentSymbol[] {
  const found: DocumentSymbol[] = [];
  const pending: Node[] = childrenOf(root).reverse();
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    const symbols = depth < MAX_DEPTH ? symbolsOf(node, depth) : [];
    found.push(...symbols);
    if (symbols.length === 0) pending.push(...childrenOf(node).reverse());
  }
  return found;
}

function symbolsOf(node: Node, depth: number): DocumentSymbol[] {
  const symbol = (name: Node, kind: SymbolKind, body: Node): DocumentSymbol => ({
    name: nameText(name),
    kind,
    span: { start: Math.min(node.start, name.start), end: Math.max(node.end, name.end) },
    selection: { start: name.start, end: name.end },
    children: symbolsBelow(body, depth + 1),
  });
  switch (node.type) {
    case "FunctionDeclaration":
      return [symbol(node.id, "function", node.body)];
    case "ClassDeclaration":
      return [symbol(node.id, "class", node.body)];
    case "MethodDefinition":
      return node.computed ? [] : [symbol(node.key, "method", node.value)];
    case "PropertyDefinition":
      return node.computed ? [] : [symbol(node.key, "field", node)];
    case "TSTypeAliasDeclaration":
    case "TSInterfaceDeclaration":
      return [symbol(node.id, "type", node.id)];
    case "VariableDeclaration":
      return node.declarations.flatMap(({ id, init }) => {
        const names: Node[] = [];
        forEachBoundName(id, (_name, bound) => void names.push(bound));
        const isFunction = init?.type === "ArrowFunctionExpression" || init?.type === "FunctionExpression";
        const kind = isFunction ? "function" : node.kind === "const" ? "constant" : "variable";
        return names.map((name, index) => symbol(name, kind, index === 0 && init !== null ? init : name));
      });
    default:
      return [];
  }
}

function nameText(name: Node): string {
  if (name.type === "PrivateIdentifier") return `#${name.name}`;
  return name.type === "Literal" ? (literalKey(name) ?? name.raw) : "name" in name ? String(name.name) : "";
}

function childrenOf(node: Node): Node[] {
  const children: Node[] = [];
  forEachChild(node, (child) => void children.push(child));
  return children;
}
