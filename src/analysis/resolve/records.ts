/** The growing forms of Variable, Scope and FunctionInfo: what resolution knows while it walks. */
import type { FunctionDeclaration, Identifier, Node } from "../../syntax/Ast.ts";
import type { Capture, FunctionInfo, FunctionKind, FunctionOwner, Scope, ScopeKind } from "../Scope.ts";
import type { Variable, VariableKind } from "../Scope.ts";

/** Kinds that hold no value before their declaration is evaluated. */
// prettier-ignore
const hasTdz: Readonly<Record<VariableKind, boolean>> = {
  let: true, const: true, class: true, className: true, parameter: true, catch: true,
  var: false, function: false, functionName: false, privateName: false,
  this: false, arguments: false, newTarget: false, callee: false,
};

/** Kinds of functions that have an `arguments` object of their own. */
// prettier-ignore
const hasArguments: Readonly<Record<FunctionKind, boolean>> = {
  normal: true, method: true, constructor: true, derivedConstructor: true,
  program: false, arrow: false, field: false, staticBlock: false,
};

export class VariableRecord implements Variable {
  readonly name: string;
  readonly kind: VariableKind;
  readonly scope: ScopeRecord;
  readonly function: FunctionRecord;
  readonly slot: number;
  readonly declaration: Node | null;
  readonly inLoop: boolean;
  captured = false;
  capturedEarly = false;
  reassigned = false;
  needsTdz = false;
  /** Whether the walk has passed its initialisation. */
  ready: boolean;
  /** The function declaration that gives its first value. */
  hoisted: FunctionDeclaration | null = null;

  constructor(name: string, kind: VariableKind, scope: ScopeRecord, declaration: Node | null) {
    this.name = name;
    this.kind = kind;
    this.scope = scope;
    this.function = scope.function;
    this.declaration = declaration;
    this.slot = scope.function.locals++;
    this.ready = !hasTdz[kind];
    this.inLoop = scope.inLoop;
  }

  get boxed(): boolean {
    return this.captured && (this.reassigned || this.capturedEarly);
  }

  get hasTdz(): boolean {
    return hasTdz[this.kind];
  }

  /** Whether it has its value before the functions hoisted in its scope are created. */
  get isReadyAtEntry(): boolean {
    return this.kind !== "let" && this.kind !== "const" && this.kind !== "class" && this.kind !== "function";
  }
}

export class ScopeRecord implements Scope {
  readonly kind: ScopeKind;
  readonly node: Node;
  readonly parent: ScopeRecord | null;
  readonly function: FunctionRecord;
  readonly variables = new Map<string, VariableRecord>();
  readonly functions: FunctionDeclaration[] = [];
  /** Function declarations whose bodies may still have to be walked. */
  readonly pending: FunctionDeclaration[] = [];
  /** Whether the order of first references is unknown, so that hoisted functions must check this scope's variables. */
  distrusted = false;
  readonly inLoop: boolean;

  constructor(kind: ScopeKind, node: Node, parent: ScopeRecord | null, owner: FunctionRecord) {
    this.kind = kind;
    this.node = node;
    this.parent = parent;
    this.function = owner;
    const isLet = node.type === "ForStatement" && node.init?.type === "VariableDeclaration" && node.init.kind === "let";
    this.inLoop = owner.loopDepth > 0 || (kind === "for" && (isLet || node.type !== "ForStatement"));
  }
}

export class FunctionRecord implements FunctionInfo {
  readonly node: FunctionOwner;
  readonly kind: FunctionKind;
  readonly parent: FunctionRecord | null;
  /** The scope that creates it on entry, if it is a hoisted declaration. */
  hoistedIn: ScopeRecord | null = null;
  /** The identifier of a named function expression. */
  ownName: Identifier | null = null;
  /** How many loops of this function are around the place of the walk. */
  loopDepth = 0;
  locals = 0;
  readonly captures: Capture[] = [];
  readonly captureIndex = new Map<VariableRecord, number>();
  readonly parameters: VariableRecord[] = [];
  this: VariableRecord | null = null;
  arguments: VariableRecord | null = null;
  newTarget: VariableRecord | null = null;
  callee: VariableRecord | null = null;
  selfName: VariableRecord | null = null;
  simpleParameters = true;
  hasParameterExpressions = false;
  containsAwait = false;
  containsYield = false;
  length = 0;

  constructor(node: FunctionOwner, kind: FunctionKind, parent: FunctionRecord | null) {
    this.node = node;
    this.kind = kind;
    this.parent = parent;
  }

  get hasArguments(): boolean {
    return hasArguments[this.kind];
  }

  /** A pseudo variable with a slot; `this` of a derived constructor has no value before `super()` returns. */
  pseudo(kind: "this" | "arguments" | "newTarget" | "callee", scope: ScopeRecord): VariableRecord {
    const variable = new VariableRecord(kind, kind, scope, null);
    variable.ready = !(kind === "this" && this.kind === "derivedConstructor");
    return variable;
  }
}
