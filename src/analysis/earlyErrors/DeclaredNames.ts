/** The names a scope declares lexically, with the first declaration of each, for the rules on double declarations. */
import type { CatchClause, Node, Pattern, Statement } from "../../syntax/Ast.ts";
import { isErased } from "../../syntax/walk.ts";
import { forEachBoundName } from "../resolve/declare.ts";

export interface Names {
  readonly node: Node;
  /** Of a function body: without its functions, which are like `var` there. */
  readonly lexical: ReadonlyMap<string, Node>;
  /** Parameters of a function body, or of a catch clause around a block. */
  readonly parameters: ReadonlyMap<string, Node>;
  /** Whether `var` declarations inside belong here. */
  readonly isFunction: boolean;
  readonly outer: Names | null;
}

const none: ReadonlyMap<string, Node> = new Map();

export function functionNames(node: Node, statements: readonly Statement[], parameters: readonly Pattern[]): Names {
  const names = new Map<string, Node>();
  for (const parameter of parameters) addPattern(names, parameter);
  return { node, lexical: lexicalNames(statements, false), parameters: names, isFunction: true, outer: null };
}

/** A block's names; the block itself stands for the scope around it when it declares none. */
export function blockNames(node: Node, statements: readonly Statement[], outer: Names): Names {
  const lexical = lexicalNames(statements, true);
  if (lexical.size === 0) return outer;
  const isCatchBody = outer.node.type === "CatchClause" && outer.node.body === node;
  return { node, lexical, parameters: isCatchBody ? outer.lexical : none, isFunction: false, outer };
}

/** The names in the head of a `for`. */
export function headNames(node: Node, head: Node | null, outer: Names): Names {
  if (head?.type !== "VariableDeclaration" || head.kind === "var") return outer;
  return { node, lexical: lexicalNames([head], true), parameters: none, isFunction: false, outer };
}

/** A catch parameter; Annex B lets a plain one share its name with a `var`. */
export function catchNames(node: CatchClause, parameter: Pattern, outer: Names): Names {
  const lexical = new Map<string, Node>();
  addPattern(lexical, parameter);
  return { node, lexical, parameters: none, isFunction: false, outer };
}

function lexicalNames(statements: readonly Node[], withFunctions: boolean): ReadonlyMap<string, Node> {
  let names: Map<string, Node> | null = null;
  for (const statement of statements) {
    // Lists can be very long: what declares nothing is passed over by its type alone.
    const { type } = statement;
    if (type === "VariableDeclaration") {
      if (statement.kind === "var" || isErased(statement)) continue;
      names ??= new Map();
      for (const { id } of statement.declarations) addPattern(names, id);
    } else if (type === "ClassDeclaration" || (withFunctions && type === "FunctionDeclaration")) {
      if (!isErased(statement)) addPattern((names ??= new Map()), statement.id);
    }
  }
  return names ?? none;
}

function addPattern(names: Map<string, Node>, pattern: Pattern): void {
  forEachBoundName(pattern, (name, node) => {
    if (!names.has(name)) names.set(name, node);
  });
}
