/**
 * One version of a program as the features look at it: text, tree, names and who contains whom. Also made of texts that
 * the server completes where a person is still writing. Resolution is made when first asked for.
 */
import { resolve } from "../src/analysis/resolve.ts";
import type { Resolution, Variable } from "../src/analysis/Scope.ts";
import { Source } from "../src/diagnostics/Source.ts";
import type { Node, Program } from "../src/syntax/Ast.ts";
import { forEachChild, walk } from "../src/syntax/walk.ts";
import type { ParsedText } from "./incremental.ts";

export class View {
  readonly source: Source;
  readonly program: Program;
  readonly parsed: ParsedText["parsed"];
  #resolution: Resolution | undefined;
  #parents: Map<Node, Node> | undefined;

  constructor({ text, parsed }: ParsedText) {
    this.source = new Source(text);
    this.program = parsed.program ?? { type: "Program", start: 0, end: text.length, body: [] };
    this.parsed = parsed;
  }

  get text(): string {
    return this.source.text;
  }

  get resolution(): Resolution {
    return (this.#resolution ??= resolve(this.program));
  }

  /** The node around another, types included. */
  parent(node: Node): Node | null {
    this.#parents ??= parentsIn(this.program);
    return this.#parents.get(node) ?? null;
  }

  /** The nodes around an offset, outermost first; of two that touch there, the one that begins. */
  path(offset: number): Node[] {
    const path: Node[] = [];
    for (let node: Node | null = this.program; node !== null;) {
      path.push(node);
      node = childAt(node, offset);
    }
    return path;
  }

  /** The variable that a name at an offset means, `null` for globals and where no name is. */
  variableAt(offset: number): { readonly variable: Variable; readonly node: Node } | null {
    const node = this.nameAt(offset);
    const variable = node === null ? null : this.variableOf(node);
    return node === null || variable === null ? null : { variable, node };
  }

  /** The innermost name at an offset, or that ends there. */
  nameAt(offset: number): Extract<Node, { type: "Identifier" | "PrivateIdentifier" }> | null {
    for (const at of [offset, offset - 1]) {
      const node = this.path(at).at(-1)!;
      const isName = node.type === "Identifier" || node.type === "PrivateIdentifier";
      if (isName && node.start <= offset && offset <= node.end) return node;
    }
    return null;
  }

  variableOf(node: Node): Variable | null {
    const { references, declarations } = this.resolution;
    const known = references.get(node)?.variable ?? declarations.get(node);
    if (known !== undefined && known !== null) return known;
    const owner = this.parent(node);
    if (owner === null || !("id" in owner) || owner.id !== node) return null;
    for (const scope of this.resolution.scopes.values()) {
      for (const variable of scope.variables.values()) {
        if (variable.declaration === node || variable.declaration === owner) return variable;
      }
    }
    return null;
  }

  /** The function or class that a name declares; the name itself where it declares something else. */
  functionOf(declaration: Node): Node {
    const owner = this.parent(declaration);
    return owner !== null && "id" in owner && owner.id === declaration ? owner : declaration;
  }

  /** Every name in the text that means the variable, in source order. */
  occurrences(variable: Variable): Node[] {
    const found = new Set<Node>();
    const key = nameOf(variable.declaration);
    const isSame = (other: Variable): boolean =>
      other === variable || (key !== null && nameOf(other.declaration) === key);
    if (key !== null) found.add(key);
    for (const [node, other] of this.resolution.declarations.entries())
      if (isSame(other)) found.add(nameOf(node) ?? node);
    for (const { node, variable: other } of this.resolution.references.values()) {
      if (other !== null && isSame(other)) found.add(node);
    }
    return [...found].filter(({ type }) => /Identifier$/.test(type)).sort((a, b) => a.start - b.start);
  }

  /** The variables that can be named at an offset, nearest first. */
  variablesAt(offset: number): Variable[] {
    const scopes = [...this.resolution.scopes.values()].filter(
      ({ node }) => node.type === "Program" || (node.start < offset && offset <= node.end),
    );
    scopes.sort((a, b) => sizeOf(a.node) - sizeOf(b.node));
    const names = new Map<string, Variable>();
    for (const { variables } of scopes) {
      for (const [name, variable] of variables) if (isNamed(variable) && !names.has(name)) names.set(name, variable);
    }
    return [...names.values()];
  }
}

/** The name in a declaration: of a function or class its `id`. */
export function nameOf(declaration: Node | null): Node | null {
  if (declaration === null) return null;
  return "id" in declaration && declaration.id !== null ? (declaration.id as Node) : declaration;
}

const isNamed = ({ kind, declaration }: Variable): boolean => declaration !== null && kind !== "privateName";

const sizeOf = ({ type, start, end }: Node): number => (type === "Program" ? Infinity : end - start);

function parentsIn(program: Program): Map<Node, Node> {
  const parents = new Map<Node, Node>();
  walk(program, (node) => forEachChild(node, (child) => void parents.set(child, node)));
  return parents;
}

function childAt(node: Node, offset: number): Node | null {
  let found: Node | null = null;
  forEachChild(node, (child) => {
    if (child.start <= offset && offset < child.end) found = child;
    // A type annotation stands outside of the name it belongs to.
    const annotation = "typeAnnotation" in child ? (child.typeAnnotation as Node | null | undefined) : undefined;
    if (found === null && annotation && annotation.start <= offset && offset < annotation.end) found = annotation;
  });
  return found;
}
