/**
 * The state of one resolution: current scope and function, the maps that become the Resolution, and the questions the
 * walk asks (declare, refer, capture). Text order is execution order inside one function, so a variable is proved
 * initialised (`ready`) once the walk has passed its declaration. The body of a hoisted function is walked at the
 * first reference to its name, because nothing can run it earlier; its closure however exists from scope entry on.
 */
import type {
  FunctionDeclaration,
  Identifier,
  Node,
  PrivateIdentifier,
  Super,
  ThisExpression,
  MetaProperty,
} from "../../syntax/Ast.ts";
import { NodeMap } from "../NodeMap.ts";
import type { FunctionOwner, FunctionKind, Reference, ReferenceNode, ScopeKind, VariableKind } from "../Scope.ts";
import { FunctionRecord, ScopeRecord, VariableRecord } from "./records.ts";
import { CaptureRecord, ReferenceRecord } from "./uses.ts";
import { each, type Next } from "./Next.ts";

/** How deep first references may pull in one another's function bodies before the walk stops trusting their order. */
const maximumPullDepth = 50;

type PseudoKind = "this" | "arguments" | "newTarget" | "callee";

export class Resolver {
  readonly references = new NodeMap<Reference>();
  readonly scopes = new NodeMap<ScopeRecord>();
  readonly functions = new NodeMap<FunctionRecord>();
  readonly globals = new Map<string, Identifier[]>();
  readonly declarations = new NodeMap<VariableRecord>();

  scope!: ScopeRecord;
  function!: FunctionRecord;
  readonly #resolveFunction: (resolver: Resolver, declaration: FunctionDeclaration) => Next;
  #pullDepth = 0;

  constructor(resolveFunction: (resolver: Resolver, declaration: FunctionDeclaration) => Next) {
    this.#resolveFunction = resolveFunction;
  }

  // ---------- functions and scopes ----------

  openFunction(node: FunctionOwner, kind: FunctionKind): FunctionRecord {
    const opened = new FunctionRecord(node, kind, this.function ?? null);
    this.functions.set(node, opened);
    this.function = opened;
    return opened;
  }

  closeFunction(opened: FunctionRecord): void {
    if (opened.parent !== null) this.function = opened.parent;
  }

  openScope(kind: ScopeKind, node: Node): ScopeRecord {
    const opened = new ScopeRecord(kind, node, this.scope ?? null, this.function);
    this.scopes.set(node, opened);
    this.scope = opened;
    return opened;
  }

  closeScope(opened: ScopeRecord): Next {
    return [
      this.resolveHoisted(opened),
      () => {
        if (opened.parent !== null) this.scope = opened.parent;
      },
    ];
  }

  /** Declares a name in the current scope, or gives the variable that already has it there. */
  declare(name: string, kind: VariableKind, declaration: Node | null): VariableRecord {
    const existing = this.scope.variables.get(name);
    if (existing !== undefined) return existing;
    const variable = new VariableRecord(name, kind, this.scope, declaration);
    this.scope.variables.set(name, variable);
    return variable;
  }

  /** Declares a hoisted function in the current scope; of several with one name the last is instantiated. */
  declareFunction(node: FunctionDeclaration): void {
    const { scope } = this;
    const existing = scope.variables.get(node.id.name);
    const variable = existing ?? this.declare(node.id.name, "function", node);
    // A parameter of that name is overwritten at entry, after the closures of other functions exist.
    if (existing?.kind === "parameter") variable.reassigned = true;
    if (variable.hoisted !== null) scope.functions.splice(scope.functions.indexOf(variable.hoisted), 1);
    variable.hoisted = node;
    scope.functions.push(node);
    scope.pending.push(node);
    this.declarations.set(node.id, variable);
  }

  /** Walks the bodies of the functions declared in `scope` that no reference has asked for yet. */
  resolveHoisted(scope: ScopeRecord): Next {
    const pending = scope.pending.splice(0);
    return each(pending, (declaration) =>
      this.functions.has(declaration) ? null : this.#walkHoisted(scope, declaration),
    );
  }

  #walkHoisted(scope: ScopeRecord, declaration: FunctionDeclaration): Next {
    const { scope: savedScope, function: savedFunction } = this;
    this.scope = scope;
    this.function = scope.function;
    this.#pullDepth++;
    return [
      this.#resolveFunction(this, declaration),
      () => {
        this.#pullDepth--;
        this.scope = savedScope;
        this.function = savedFunction;
      },
    ];
  }

  // ---------- references ----------

  /**
   * Resolves a name in the text; `write` when it is assigned to. The first reference to a hoisted function walks its body
   * before, unless a long chain of them led here.
   */
  refer(node: Identifier, write: boolean): Next {
    const variable = this.lookup(node.name);
    if (variable !== null) {
      if (write) variable.reassigned = true;
      const { hoisted, scope } = variable;
      if (hoisted === null || this.functions.has(hoisted)) return this.#record(node, variable);
      if (this.#pullDepth < maximumPullDepth)
        return [this.#walkHoisted(scope, hoisted), () => this.#record(node, variable)];
      scope.distrusted = true;
      return this.#record(node, variable);
    }
    const nodes = this.globals.get(node.name);
    if (nodes === undefined) this.globals.set(node.name, [node]);
    else nodes.push(node);
    this.references.set(node, new ReferenceRecord(node, null, -1, false));
  }

  referPrivate(node: PrivateIdentifier): void {
    const variable = this.lookup(privateKey(node));
    if (variable !== null) this.#record(node, variable);
    else this.references.set(node, new ReferenceRecord(node, null, -1, false));
  }

  referThis(node: ThisExpression): void {
    this.#referPseudo(node, "this");
  }

  referNewTarget(node: MetaProperty): void {
    this.#referPseudo(node, "newTarget");
  }

  /** `super`: the active function (for its home object), with `this`, and in a call with `new.target`. */
  referSuper(node: Super, isCall: boolean): void {
    const callee = this.#use(node, this.#pseudo("callee"));
    const receiver = this.#use(node, this.#pseudo("this"));
    this.references.set(node, {
      ...callee,
      receiver,
      ...(isCall ? { newTarget: this.#use(node, this.#pseudo("newTarget")) } : {}),
    });
  }

  /** The variable a name means in the current scope, `null` for a global. */
  lookup(name: string): VariableRecord | null {
    for (let scope: ScopeRecord | null = this.scope; scope !== null; scope = scope.parent) {
      const variable = scope.variables.get(name);
      if (variable !== undefined) return variable;
      const owner: FunctionRecord = scope.function;
      if (scope.parent?.function === owner) continue;
      if (name === "arguments" && owner.hasArguments) return this.#pseudoOf(owner, "arguments");
      if (owner.ownName?.name === name) return (owner.selfName ??= selfName(owner, scope));
    }
    return null;
  }

  #referPseudo(node: ReferenceNode, kind: PseudoKind): void {
    this.#record(node, this.#pseudo(kind));
  }

  /** The pseudo variable of the nearest function that is no arrow. */
  #pseudo(kind: PseudoKind): VariableRecord {
    let owner = this.function;
    while (owner.kind === "arrow" && owner.parent !== null) owner = owner.parent;
    return this.#pseudoOf(owner, kind);
  }

  #pseudoOf(owner: FunctionRecord, kind: PseudoKind): VariableRecord {
    return (owner[kind] ??= owner.pseudo(kind, this.scopes.get(owner.node)!));
  }

  #record(node: ReferenceNode, variable: VariableRecord): void {
    this.references.set(node, this.#use(node, variable));
  }

  #use(node: ReferenceNode, variable: VariableRecord): Reference {
    const isLocal = variable.function === this.function;
    const capture = isLocal ? -1 : this.#capture(this.function, variable);
    const checked =
      !variable.ready || (variable.scope.distrusted && variable.hasTdz && !isLocal && this.#isHoisted(variable));
    if (checked) variable.needsTdz = true;
    return new ReferenceRecord(node, variable, capture, checked);
  }

  /** The index of a variable among the captures of `inner`, captured through every function in between. */
  #capture(inner: FunctionRecord, variable: VariableRecord): number {
    const known = inner.captureIndex.get(variable);
    if (known !== undefined) return known;
    const parent = inner.parent!;
    const fromLocal = parent === variable.function;
    const index = fromLocal ? variable.slot : this.#capture(parent, variable);
    if (fromLocal) {
      variable.captured = true;
      if (!variable.ready || (inner.hoistedIn === variable.scope && !variable.isReadyAtEntry))
        variable.capturedEarly = true;
    }
    inner.captureIndex.set(variable, inner.captures.length);
    inner.captures.push(new CaptureRecord(variable, fromLocal, index));
    return inner.captures.length - 1;
  }

  /** Whether the reference comes through a function that is hoisted to the start of the variable's own scope. */
  #isHoisted(variable: VariableRecord): boolean {
    let outer = this.function;
    while (outer.parent !== null && outer.parent !== variable.function) outer = outer.parent;
    return outer.hoistedIn === variable.scope;
  }
}

/** Private names share the scope's map with ordinary names; no identifier starts with `#`. */
export const privateKey = (node: PrivateIdentifier): string => `#${node.name}`;

function selfName(owner: FunctionRecord, scope: ScopeRecord): VariableRecord {
  const variable = new VariableRecord(owner.ownName!.name, "functionName", scope, owner.ownName);
  variable.ready = true;
  return variable;
}
