/** The names a scope declares lexically, with the first declaration of each, for the rules on double declarations. */
import type {
  CatchClause,
  ClassDeclaration,
  FunctionDeclaration,
  Node,
  Pattern,
  Statement,
  VariableDeclaration,
} from "../../syntax/Ast.ts";
import { NODES_IN_STEP, type Steps } from "../../syntax/Steps.ts";
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
  const lexical = declaredBy(statements, false);
  const bound = boundBy(parameters);
  const isComplete = lexical.collecting === null && bound.collecting === null;
  const collecting = isComplete ? null : inTurn([bound.collecting, lexical.collecting]);
  return { node, lexical: lexical.names, parameters: bound.names, isFunction: true, outer: null, collecting };
}

/** A block's names; the block itself stands for the scope around it when it declares none. */
export function blockNames(node: Node, statements: readonly Statement[], outer: Names): Names {
  const { names: lexical, collecting } = declaredBy(statements, true);
  if (collecting === null && lexical.size === 0) return outer;
  const isCatchBody = outer.node.type === "CatchClause" && outer.node.body === node;
  return { node, lexical, parameters: isCatchBody ? outer.lexical : none, isFunction: false, outer, collecting };
}

/** The names in the head of a `for`. */
export function headNames(node: Node, head: Node | null, outer: Names): Names {
  if (head?.type !== "VariableDeclaration" || head.kind === "var") return outer;
  const { names: lexical, collecting } = declaredBy([head], true);
  return { node, lexical, parameters: none, isFunction: false, outer, collecting };
}

/** A catch parameter; Annex B lets a plain one share its name with a `var`. */
export function catchNames(node: CatchClause, parameter: Pattern, outer: Names): Names {
  const { names: lexical, collecting } = boundBy([parameter]);
  return { node, lexical, parameters: none, isFunction: false, outer, collecting };
}

/** Names, and what is left to do until they are complete. */
interface Collected extends Pick<Names, "collecting"> {
  readonly names: ReadonlyMap<string, Node>;
}

function declaredBy(statements: readonly Node[], withFunctions: boolean): Collected {
  if (!isLongList(statements)) return { names: lexicalNames(statements, withFunctions), collecting: null };
  const names: NameMap = new Map();
  return { names, collecting: addLexicalInSteps(names, statements, withFunctions) };
}

function boundBy(patterns: readonly Pattern[]): Collected {
  if (!isLongList(patterns)) return { names: patternNames(patterns), collecting: null };
  const names: NameMap = new Map();
  return { names, collecting: forEachBoundNameInSteps(patterns, into(names)) };
}

// ---------- at once ----------

function lexicalNames(statements: readonly Node[], withFunctions: boolean): ReadonlyMap<string, Node> {
  let names: NameMap | null = null;
  for (const statement of statements) {
    if (isLexical(statement, withFunctions)) addStatement((names ??= new Map()), statement);
  }
  return names ?? none;
}

function patternNames(patterns: readonly Pattern[]): ReadonlyMap<string, Node> {
  if (patterns.length === 0) return none;
  const names: NameMap = new Map();
  for (const pattern of patterns) forEachBoundName(pattern, into(names));
  return names;
}

type Declaration = VariableDeclaration | ClassDeclaration | FunctionDeclaration;

/** Lists can be very long: what declares nothing is passed over by its type alone. */
function isLexical(statement: Node, withFunctions: boolean): statement is Declaration {
  const { type } = statement;
  if (type === "VariableDeclaration") return statement.kind !== "var" && !isErased(statement);
  return (type === "ClassDeclaration" || (withFunctions && type === "FunctionDeclaration")) && !isErased(statement);
}

function addStatement(names: NameMap, statement: Declaration): void {
  const add = into(names);
  if (statement.type !== "VariableDeclaration") add(statement.id.name, statement.id);
  else for (const { id } of statement.declarations) forEachBoundName(id, add);
}

const into =
  (names: NameMap) =>
  (name: string, node: Node): void => {
    if (!names.has(name)) names.set(name, node);
  };

// ---------- in steps ----------

function* inTurn(works: readonly (Steps<void> | null)[]): Steps<void> {
  for (const work of works) if (work !== null) yield* work;
}

function* addLexicalInSteps(names: NameMap, statements: readonly Node[], withFunctions: boolean): Steps<void> {
  let seen = 0;
  for (const statement of statements) {
    if (++seen % NODES_IN_STEP === 0) yield;
    if (!isLexical(statement, withFunctions)) continue;
    if (statement.type !== "VariableDeclaration" || !isLong(statement)) addStatement(names, statement);
    else {
      const patterns = statement.declarations.map(({ id }) => id);
      yield* forEachBoundNameInSteps(patterns, into(names));
    }
  }
}
