/**
 * What a semantic action sees of a match: the surface that the compiled parser's nodes and the tests' view of an Ohm
 * match have in common. An action gets its rule's children and, as `this`, the match of the rule itself. Parameters
 * whose name starts with `_` are never looked at: for those the compiled parser builds nothing.
 */
export interface Tree {
  readonly start: number;
  readonly end: number;
  /** The matched source text. */
  readonly text: string;
  readonly numChildren: number;
  readonly children: readonly Tree[];
  child(index: number): Tree;
  /** The value that the action of this rule, or of the one rule it stands for, makes of the match. */
  toAST<T>(): T;
}

/** The value of an optional part, or null. */
export function optional<T>(tree: Tree): T | null {
  return tree.numChildren === 0 ? null : tree.child(0).toAST();
}

/** The values of a repetition. */
export function all<T>(tree: Tree): T[] {
  const trees = tree.children;
  const values = new Array<T>(trees.length);
  for (let i = 0; i < trees.length; i++) values[i] = trees[i]!.toAST();
  return values;
}

/** The values of `first (separator rest)*`. */
export function list<T>(first: Tree, rest: Tree): T[] {
  const trees = rest.children;
  const values = new Array<T>(trees.length + 1);
  values[0] = first.toAST();
  for (let i = 0; i < trees.length; i++) values[i + 1] = trees[i]!.toAST();
  return values;
}

/** The values of `first? (separator rest?)*`, null where an item is left out; a last separator adds no item. */
export function holedList<T>(first: Tree, rest: Tree): (T | null)[] {
  const trees = rest.children;
  const values = new Array<T | null>(trees.length + 1);
  values[0] = optional(first);
  for (let i = 0; i < trees.length; i++) values[i + 1] = optional(trees[i]!);
  if (values[values.length - 1] === null) values.pop();
  return values;
}

/** The value of an optional list. */
export function optionalList<T>(tree: Tree): T[] {
  return tree.numChildren === 0 ? [] : tree.child(0).toAST();
}
