/** The names a scope declares lexically, with the first declaration of each, for the rules on double declarations. */
import type { CatchClause, Node, Pattern, Statement } from "../../syntax/Ast.ts";
import { complete, NODES_IN_STEP, type Steps } from "../../syntax/Steps.ts";
import { isErased, isLong, isLongList } from "../../syntax/walk.ts";
import { forEachBoundName, forEachBoundNameInSteps } from "../resolve/declare.ts";

export interface Names {
  readonly node: Node;
  /** Of a function body: without its functions, which are like `var` there. */
  readonly lexical: ReadonlyMap<string, Node>;
  /** Parameters of a function body, or of a catch clause around a block. */
  readonly parameters: ReadonlyMap<string, Node>;
  /** Whether `var` declarations inside belong here. */
  readonly isFunction: boolean;
  readonly outer: Names | null;
  /** What is left to do until the names are complete, `null` where they are. */
  readonly collecting: Steps<void> | null;
}

type NameMap = Map<string, Node>;

const none: ReadonlyMap<string, Node> = new Map();

export function functionNames(node: Node, statements: readonly Statement[], parameters: readonly Pattern[]): Names {
  const lexical: NameMap = new Map();
  const names: NameMap = new Map();
  const collecting = started(isLongList(statements) || isLongList(parameters), function* () {
    yield* addPatterns(names, parameters);
    yield* addLexical(lexical, statements, false);
  });
  return { node, lexical, parameters: names, isFunction: true, outer: null, collecting };
}

/** A block's names; the block itself stands for the scope around it when it declares none. */
export function blockNames(node: Node, statements: readonly Statement[], outer: Names): Names {
  const { lexical, collecting } = lexicalNames(statements);
  if (collecting === null && lexical.size === 0) return outer;
  const isCatchBody = outer.node.type === "CatchClause" && outer.node.body === node;
  return { node, lexical, parameters: isCatchBody ? outer.lexical : none, isFunction: false, outer, collecting };
}

/** The names in the head of a `for`. */
export function headNames(node: Node, head: Node | null, outer: Names): Names {
  if (head?.type !== "VariableDeclaration" || head.kind === "var") return outer;
  return { node, ...lexicalNames([head]), parameters: none, isFunction: false, outer };
}

/** A catch parameter; Annex B lets a plain one share its name with a `var`. */
export function catchNames(node: CatchClause, parameter: Pattern, outer: Names): Names {
  const lexical: NameMap = new Map();
  const collecting = started(isLong(parameter), () => addPatterns(lexical, [parameter]));
  return { node, lexical, parameters: none, isFunction: false, outer, collecting };
}

function lexicalNames(statements: readonly Node[]): Pick<Names, "lexical" | "collecting"> {
  const lexical: NameMap = new Map();
  return { lexical, collecting: started(isLongList(statements), () => addLexical(lexical, statements, true)) };
}

/** Work that takes long is left to the walk, other work is done at once. */
function started(isLong: boolean, work: () => Steps<void>): Steps<void> | null {
  const steps = work();
  if (isLong) return steps;
  complete(steps);
  return null;
}

function* addLexical(names: NameMap, statements: readonly Node[], withFunctions: boolean): Steps<void> {
  let seen = 0;
  for (const statement of statements) {
    if (++seen % NODES_IN_STEP === 0) yield;
    // Lists can be very long: what declares nothing is passed over by its type alone.
    const { type } = statement;
    if (type === "VariableDeclaration") {
      if (statement.kind === "var" || isErased(statement)) continue;
      const patterns = statement.declarations.map(({ id }) => id);
      yield* addPatterns(names, patterns);
    } else if (type === "ClassDeclaration" || (withFunctions && type === "FunctionDeclaration")) {
      if (!isErased(statement)) addName(names, statement.id.name, statement.id);
    }
  }
}

function* addPatterns(names: NameMap, patterns: readonly Pattern[]): Steps<void> {
  const visit = (name: string, node: Node): void => addName(names, name, node);
  if (isLongList(patterns)) yield* forEachBoundNameInSteps(patterns, visit);
  else for (const pattern of patterns) forEachBoundName(pattern, visit);
}

function addName(names: NameMap, name: string, node: Node): void {
  if (!names.has(name)) names.set(name, node);
}
