/**
 * The state of lowering one function: the list of steps, temporaries, labels, handlers and the jumps in reach. The meaning
 * of each construct is in the files beside this one; they call each other through the two tables handed in here.
 */
import type { FunctionInfo, Reference, Resolution, Scope, Variable } from "../../analysis/Scope.ts";
import { L0 } from "../../machine/frame.ts";
import type { ClassDeclaration, Expression, Node, Pattern, Statement } from "../../syntax/Ast.ts";
import type { Steps } from "../../syntax/Steps.ts";
import { assemble, type Items } from "../assemble.ts";
import type { Code, Unit } from "../Code.ts";
import type { Label, Step } from "../Step.ts";
import { Discard, StoreBox, StoreLocal } from "../steps.ts";
import { local, type Tree } from "../Tree.ts";
import { EXPRESSIONS } from "./expressions.ts";
import { STATEMENTS } from "./statements.ts";
import type { Jumps } from "./jumps.ts";
import { flatHandlers, inGroups, needsPieces, isManyGroups, Piece } from "./pieces.ts";
import { Return } from "./returns.ts";

/** A tree of more levels is cut. */
const MAX_TREE_DEPTH = 24;
/** Steps that are moved one by one. */
const MOST_MOVED = 64;
/** Expressions that are lowered in no time, however long they are. */
const QUICK: ReadonlySet<string> = new Set(["Literal", "Identifier", "FunctionExpression", "ArrowFunctionExpression"]);

export class Lowering {
  readonly code: Code;
  readonly unit: Unit;
  readonly info: FunctionInfo;
  readonly resolution: Resolution;
  /** What `break`, `continue` and `return` have to pass on their way out; innermost last. */
  jumps: Jumps[] = [];
  /** Labels written before the statement being lowered, for `continue label`. */
  pendingLabels: string[] = [];
  /** Where the returns of a derived constructor meet, behind all handlers, and the slot of what was returned. */
  meeting: { readonly label: Label; readonly slot: number } | null = null;
  private piece = new Piece(() => undefined, this.jumps, []);
  private items: Items = this.piece.items;
  private temps = 0;
  /** Most temporaries at a time, of the piece being lowered and of all. */
  private maxTemps = 0;
  private allTemps = 0;

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
    this.piece.handlers.push({ start, end, target, dest, final });
  }
  *finish(): Steps<void> {
    const { items, handlers: pending } = this.piece;
    yield* this.lowerParts(this.piece);
    const { ops, operations } = yield* assemble(this.code, items);
    const handlers = flatHandlers(pending).map(({ start, end, target, dest, final }) => ({
      start: start.pc,
      end: end.pc,
      target: target.pc,
      dest,
      final,
    }));
    this.code.install(ops, operations, handlers, this.info.locals + this.code.reserved + this.allTemps);
    this.items = [];
  }

  // ---------- pieces ----------

  /** Leaves a place that `work` fills later: in order, or `last`, when all else around it is known. */
  later(work: () => void, last = false): void {
    const piece = new Piece(work, [...this.jumps], this.takeLabels());
    this.items.push(piece.items);
    this.piece.handlers.push(piece.handlers);
    (last ? this.piece.last : this.piece.parts).push(piece);
  }
  /** A list as a whole, or a long one group by group. `first` is the index of a group's first node. */
  inPieces<N extends Pick<Node, "start" | "end"> | null>(
    nodes: readonly N[],
    work: (group: readonly N[], first: number) => void,
  ): void {
    const groups = inGroups(nodes);
    if (groups.length === 1) return work(nodes, 0);
    let first = 0;
    for (const group of groups) {
      const from = first;
      this.later(() => work(group, from));
      first += group.length;
    }
  }
  /** The temporaries of the parts are behind those of the piece, which may be in use, and the same for all of them. */
  private *lowerParts(whole: Piece): Steps<void> {
    const from = this.maxTemps;
    this.allTemps = Math.max(this.allTemps, from);
    for (const part of [...whole.parts, ...whole.last]) {
      yield;
      this.piece = part;
      this.items = part.items;
      this.jumps = part.jumps;
      this.pendingLabels = part.labels;
      this.temps = this.maxTemps = from;
      part.work();
      yield* this.lowerParts(part);
    }
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
    const stored = local(slot);
    stored.kept = tree;
    return stored;
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
      const stored = (trees[i] = local(slot));
      stored.kept = tree;
    }
    return trees;
  }
  /** What `lower` gives; temporaries taken later are none that its steps took and freed, so they may be written before them. */
  aside<T>(lower: () => T): T {
    const most = this.maxTemps;
    this.maxTemps = this.temps;
    const result = lower();
    this.temps = Math.max(this.temps, this.maxTemps);
    this.maxTemps = Math.max(most, this.maxTemps);
    return result;
  }
  expressions(nodes: readonly Expression[]): Tree[] {
    return this.operands(nodes.map((node) => () => this.expression(node)));
  }

  // ---------- dispatch ----------

  expression(node: Expression | Pattern): Tree {
    const lower = EXPRESSIONS[node.type as keyof typeof EXPRESSIONS] as
      ((l: Lowering, node: never) => Tree) | undefined;
    if (lower === undefined) throw new Error(`no lowering for ${node.type}`);
    if (!needsPieces(node) || QUICK.has(node.type)) return lower(this, node as never);
    const dest = this.temp();
    this.later(() => this.emit(new StoreLocal(dest, lower(this, node as never))));
    return local(dest);
  }
  statement(node: Statement): void {
    const lower = STATEMENTS[node.type as keyof typeof STATEMENTS] as ((l: Lowering, node: never) => void) | undefined;
    if (lower === undefined) throw new Error(`no lowering for ${node.type}`);
    if (needsPieces(node)) this.later(() => lower(this, node as never));
    else lower(this, node as never);
  }
  statements(nodes: readonly Statement[]): void {
    // Not by a call more, where blocks nest.
    if (isManyGroups(nodes)) this.inPieces(nodes, (group) => this.statements(group));
    else for (const node of nodes) this.scoped(() => this.statement(node));
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
