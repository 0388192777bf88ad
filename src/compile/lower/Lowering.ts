/**
 * The state of lowering one function: the list of steps, temporaries, labels, handlers and the jumps in reach. The meaning
 * of each construct is in the files beside this one; they call each other through the two tables handed in here.
 */
import type { FunctionInfo, Reference, Resolution, Scope, Variable } from "../../analysis/Scope.ts";
import { L0 } from "../../machine/frame.ts";
import type { ClassDeclaration, Expression, Node, Pattern, Statement } from "../../syntax/Ast.ts";
import { forEachInSteps, type Steps } from "../../syntax/Steps.ts";
import { assemble, type Items } from "../assemble.ts";
import type { Code, Unit } from "../Code.ts";
import type { Label, Step } from "../Step.ts";
import { Discard, StoreBox, StoreLocal } from "../steps.ts";
import { local, type Tree } from "../Tree.ts";
import { EXPRESSIONS } from "./expressions.ts";
import { STATEMENTS } from "./statements.ts";
import type { Jumps } from "./jumps.ts";
import { Return } from "./returns.ts";

/** A tree of more levels is cut. */
const MAX_TREE_DEPTH = 24;
/** Steps that are moved one by one. */
const MOST_MOVED = 64;

interface PendingHandler {
  readonly start: Label;
  readonly end: Label;
  readonly target: Label;
  readonly dest: number;
  readonly final: boolean;
}

export class Lowering {
  readonly code: Code;
  readonly unit: Unit;
  readonly info: FunctionInfo;
  readonly resolution: Resolution;
  /** What `break`, `continue` and `return` have to pass on their way out; innermost last. */
  readonly jumps: Jumps[] = [];
  /** Labels written before the statement being lowered, for `continue label`. */
  pendingLabels: string[] = [];
  /** Where the returns of a derived constructor meet, behind all handlers, and the slot of what was returned. */
  meeting: { readonly label: Label; readonly slot: number } | null = null;
  private items: Items = [];
  private readonly handlers: PendingHandler[] = [];
  private temps = 0;
  private maxTemps = 0;

  constructor(code: Code) {
    this.code = code;
    this.unit = code.unit;
    this.info = code.info;
    this.resolution = code.unit.resolution;
  }

  // ---------- the list ----------

  emit(step: Step): void {
    this.items.push(step);
  }
  place(label: Label): void {
    this.items.push(label);
  }
  /** Nothing can get behind the last step: it returns. */
  get ended(): boolean {
    return this.items[this.items.length - 1] instanceof Return;
  }
  /** Marks the position for `spillAt`. */
  get position(): number {
    return this.items.length;
  }
  /** Removes what was emitted since `position`, to put it elsewhere. */
  take(position: number): Items {
    return this.items.splice(position);
  }
  /** Long ones as they are: one by one they would be moved again at each level of nesting. */
  give(items: Items): void {
    if (items.length > MOST_MOVED) this.items.push(items);
    else for (const item of items) this.items.push(item);
  }
  /** Evaluates for what it may throw or call. */
  discard(tree: Tree): void {
    if (!tree.stable) this.emit(new Discard(tree));
  }
  handle(start: Label, end: Label, target: Label, dest: number, final: boolean): void {
    this.handlers.push({ start, end, target, dest, final });
  }
  *finish(): Steps<void> {
    const { ops, operations } = yield* assemble(this.code, this.items);
    const handlers = this.handlers.map(({ start, end, target, dest, final }) => ({
      start: start.pc,
      end: end.pc,
      target: target.pc,
      dest,
      final,
    }));
    this.code.install(ops, operations, handlers, this.info.locals + this.code.reserved + this.maxTemps);
    this.items = [];
  }

  // ---------- slots ----------

  temp(): number {
    const slot = L0 + this.info.locals + this.code.reserved + this.temps++;
    if (this.temps > this.maxTemps) this.maxTemps = this.temps;
    return slot;
  }
  /** Temporaries taken by `work` are free again afterwards. */
  scoped(work: () => void): void {
    const before = this.temps;
    work();
    this.temps = before;
  }
  slotOf(variable: Variable): number {
    return L0 + variable.slot;
  }
  store(slot: number, tree: Tree): Tree {
    this.emit(new StoreLocal(slot, tree));
    return local(slot);
  }
  /** The value in a slot of its own. */
  spill(tree: Tree): Tree {
    return tree.stable ? tree : this.store(this.temp(), tree);
  }
  /** The last of several siblings in a slot; the earlier ones are kept before it, as evaluation order wants. */
  spillAfter(trees: Tree[]): Tree {
    for (let i = 0; i < trees.length; i++) trees[i] = this.spill(trees[i]!);
    return trees[trees.length - 1]!;
  }
  /** A tree that is not too deep to be part of another. */
  shallow(tree: Tree): Tree {
    return tree.depth > MAX_TREE_DEPTH ? this.spill(tree) : tree;
  }

  /** The labels written before the statement, which makes them its own. */
  takeLabels(): string[] {
    const labels = this.pendingLabels;
    this.pendingLabels = [];
    return labels;
  }

  // ---------- operands ----------

  /**
   * Lowers siblings in order. Where a later one emits steps, the earlier ones are evaluated before those steps, into
   * temporaries: what is live across a call or a write is in its slot first, in evaluation order.
   */
  operands(lowerings: readonly (() => Tree)[]): Tree[] {
    const trees: Tree[] = [];
    const marks: number[] = [];
    let last = 0;
    const most = this.maxTemps;
    this.maxTemps = this.temps;
    for (let i = 0; i < lowerings.length; i++) {
      const before = this.items.length;
      trees.push(this.shallow(lowerings[i]!()));
      marks.push(this.items.length);
      if (this.items.length > before) last = i;
    }
    const used = this.maxTemps;
    this.maxTemps = Math.max(most, used);
    for (let i = last - 1; i >= 0; i--) {
      const tree = trees[i]!;
      if (tree.stable) continue;
      // Not one that the steps of a later operand took and freed: they run while this one is live.
      this.temps = Math.max(this.temps, used);
      const slot = this.temp();
      this.items.splice(marks[i]!, 0, new StoreLocal(slot, tree));
      trees[i] = local(slot);
    }
    return trees;
  }
  expressions(nodes: readonly Expression[]): Tree[] {
    return this.operands(nodes.map((node) => () => this.expression(node)));
  }

  // ---------- dispatch ----------

  expression(node: Expression | Pattern): Tree {
    const lower = EXPRESSIONS[node.type as keyof typeof EXPRESSIONS] as
      ((l: Lowering, node: never) => Tree) | undefined;
    if (lower === undefined) throw new Error(`no lowering for ${node.type}`);
    return lower(this, node as never);
  }
  statement(node: Statement): void {
    const lower = STATEMENTS[node.type as keyof typeof STATEMENTS] as ((l: Lowering, node: never) => void) | undefined;
    if (lower === undefined) throw new Error(`no lowering for ${node.type}`);
    lower(this, node as never);
  }
  statements(nodes: readonly Statement[]): void {
    for (const node of nodes) this.scoped(() => this.statement(node));
  }
  statementsInSteps(nodes: readonly Statement[]): Steps<void> {
    return forEachInSteps(nodes, (node) => this.scoped(() => this.statement(node)));
  }

  // ---------- names ----------

  reference(node: Node): Reference {
    const reference = this.resolution.references.get(node);
    if (reference === undefined)
      throw new Error(`no handler in analysis/resolve visited the ${node.type} at ${node.start}`);
    return reference;
  }
  declaration(node: Node): Variable {
    const variable = this.resolution.declarations.get(node);
    if (variable === undefined) throw new Error(`undeclared ${node.type} at ${node.start}`);
    return variable;
  }
  /** The variable a class declaration binds outside of itself. */
  outerDeclaration(node: ClassDeclaration): Variable {
    return this.declaration(node.id);
  }
  /** `super()` has returned: `this` is its result from here on. */
  bindThis({ variable, capture }: Reference, value: Tree): void {
    if (capture >= 0) this.emit(new StoreBox({ captured: true, index: capture + 1 }, value, null));
    else if (variable!.boxed) this.emit(new StoreBox({ captured: false, index: this.slotOf(variable!) }, value, null));
    else this.emit(new StoreLocal(this.slotOf(variable!), value));
  }
  scope(node: Node): Scope | undefined {
    return this.resolution.scopes.get(node);
  }
}
