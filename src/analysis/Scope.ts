/**
 * What name resolution says about a program: variables with their slots, scopes, functions with their captures, and
 * what every name in the text refers to. Data only; `resolve.ts` makes it, the compiler, `check` and the language
 * server read it.
 */
import type {
  ArrowFunctionExpression,
  FunctionDeclaration,
  FunctionExpression,
  Identifier,
  MetaProperty,
  Node,
  PrivateIdentifier,
  Program,
  PropertyDefinition,
  StaticBlock,
  Super,
  ThisExpression,
} from "../syntax/Ast.ts";
import type { ReadonlyNodeMap } from "./NodeMap.ts";

/**
 * How a variable came to be. `functionName` is a function expression's own name, `className` the binding of a class's
 * name inside the class. `this`, `arguments`, `newTarget` and `callee` (the active function object) are pseudo
 * variables: they exist only where something uses them.
 */
// prettier-ignore
export type VariableKind =
  | "var" | "let" | "const" | "class" | "function" | "parameter" | "catch" | "functionName" | "className"
  | "privateName" | "this" | "arguments" | "newTarget" | "callee";

export interface Variable {
  readonly name: string;
  readonly kind: VariableKind;
  readonly scope: Scope;
  readonly function: FunctionInfo;
  /** Index among the function's locals, unique in the function. */
  readonly slot: number;
  /** Whether an inner function reads or writes it. */
  readonly captured: boolean;
  /**
   * Whether captures must share a cell: it is captured, and it is written after its initialisation or captured by a
   * function that is created before it. A captured variable that needs no box may be copied into the closure.
   */
  readonly boxed: boolean;
  /** Whether something writes it after its initialisation (for `var`: its initialiser counts). */
  readonly reassigned: boolean;
  /** Whether a loop of the same function enters its scope again, so that a boxed one needs a fresh box each time. */
  readonly inLoop: boolean;
  /** Whether a reference must check at run time that it is initialised. */
  readonly needsTdz: boolean;
  /** The binding identifier, function, class or private name that declares it; `null` for pseudo variables. */
  readonly declaration: Node | null;
}

export type ReferenceNode = Identifier | ThisExpression | MetaProperty | Super | PrivateIdentifier;

export interface Reference {
  readonly node: ReferenceNode;
  /** `null`: a global. */
  readonly variable: Variable | null;
  /** -1: a local of the current function (or a global); else an index into the current function's `captures`. */
  readonly capture: number;
  /** Whether it must check at run time that the variable is initialised. */
  readonly checked: boolean;
  /** On `super`: the `this` that goes with it. */
  readonly receiver?: Reference;
  /** On the `super` of a call: the `new.target` that goes with it. */
  readonly newTarget?: Reference;
}

// prettier-ignore
export type ScopeKind =
  | "program" | "function" | "parameters" | "block" | "for" | "catch" | "switch" | "class" | "staticBlock" | "field";

export interface Scope {
  readonly kind: ScopeKind;
  readonly node: Node;
  readonly parent: Scope | null;
  readonly function: FunctionInfo;
  readonly variables: ReadonlyMap<string, Variable>;
  /** Function declarations to instantiate on entry, in order; of several with one name only the last is here. */
  readonly functions: readonly FunctionDeclaration[];
}

/** Where a closure finds a captured variable when it is created: the parent's local slot or the parent's own capture. */
export interface Capture {
  readonly variable: Variable;
  readonly fromLocal: boolean;
  readonly index: number;
}

/** What has a frame of its own: functions, the program, and the initialisers and static blocks of classes. */
export type FunctionOwner =
  Program | FunctionDeclaration | FunctionExpression | ArrowFunctionExpression | PropertyDefinition | StaticBlock;

// prettier-ignore
export type FunctionKind =
  | "program" | "normal" | "arrow" | "method" | "constructor" | "derivedConstructor" | "field" | "staticBlock";

export interface FunctionInfo {
  readonly node: FunctionOwner;
  readonly kind: FunctionKind;
  readonly parent: FunctionInfo | null;
  /** How many slots its variables take. */
  readonly locals: number;
  readonly captures: readonly Capture[];
  /** The variables its parameters bind, in order; of simple parameters slot `i` is parameter `i`. */
  readonly parameters: readonly Variable[];
  /** Pseudo variables; `null` where unused. Arrow functions have none and capture those around them. */
  readonly this: Variable | null;
  readonly arguments: Variable | null;
  readonly newTarget: Variable | null;
  readonly callee: Variable | null;
  /** A function expression's own name, `null` where unused. */
  readonly selfName: Variable | null;
  /** Whether every parameter is a plain name. */
  readonly simpleParameters: boolean;
  /** Whether a parameter has an initialiser or a computed key: then the body has a scope of its own. */
  readonly hasParameterExpressions: boolean;
  readonly containsAwait: boolean;
  readonly containsYield: boolean;
  /** The function's `length`: parameters before the first with an initialiser or the rest. */
  readonly length: number;
}

/**
 * The result of resolution. `scopes` is keyed by the node that opens the scope and holds only scopes that bind
 * something, besides the program's and the functions' own. A function with parameter expressions has its parameter
 * scope under its own node and its body scope under the body's BlockStatement; a `var` of the body that is named like a
 * parameter starts with the parameter's value.
 */
export interface Resolution {
  readonly references: ReadonlyNodeMap<Reference>;
  readonly scopes: ReadonlyNodeMap<Scope>;
  readonly functions: ReadonlyNodeMap<FunctionInfo>;
  readonly globals: ReadonlyMap<string, readonly Identifier[]>;
  /** Binding identifiers (and private names where they are defined) → the variable they initialise. */
  readonly declarations: ReadonlyNodeMap<Variable>;
}
