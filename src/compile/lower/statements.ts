/** Statements (ECMA-262 §14) but loops: blocks, declarations, conditions, `switch`, `try`, jumps. */
import type {
  BlockStatement,
  BreakStatement,
  ContinueStatement,
  ExpressionStatement,
  IfStatement,
  LabeledStatement,
  ReturnStatement,
  Statement,
  SwitchStatement,
  ThrowStatement,
  TryStatement,
  VariableDeclaration,
} from "../../syntax/Ast.ts";
import { ConstructorKind, FunctionMode } from "../../machine/call.ts";
import { type Op, PC } from "../../machine/frame.ts";
import { GuestThrow } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { evaluator } from "../closures/evaluate.ts";
import { asPure, PureIf } from "../composite.ts";
import { ControlStep, Label } from "../Step.ts";
import { Branch, Jump } from "../controls.ts";
import { constant, local, Tree } from "../Tree.ts";
import { Return } from "./returns.ts";
import { classDeclaration, classEntry } from "./classes.ts";
import { effect } from "./expressions.ts";
import { breakTo, continueTo, FinallyBlock, NORMAL, returnThrough, THROW } from "./jumps.ts";
import { namedValue } from "./literals.ts";
import { doWhileStatement, forInStatement, forOfStatement, forStatement, whileStatement } from "./loops.ts";
import type { Lowering } from "./Lowering.ts";
import { bindPattern } from "./patterns.ts";
import { isCutAt, needsPieces } from "./pieces.ts";
import { awaitTree, returnFromSuspending } from "./suspensions.ts";
import { enterScope, initialise } from "./variables.ts";

const nothing = (): void => undefined;

export const STATEMENTS = {
  ExpressionStatement: (l: Lowering, node: ExpressionStatement) => effect(l, node.expression),
  BlockStatement: blockStatement,
  EmptyStatement: nothing,
  DebuggerStatement: nothing,
  ReturnStatement: returnStatement,
  ThrowStatement: throwStatement,
  BreakStatement: (l: Lowering, node: BreakStatement) => breakTo(l, node.label?.name ?? null),
  ContinueStatement: (l: Lowering, node: ContinueStatement) => continueTo(l, node.label?.name ?? null),
  LabeledStatement: labeledStatement,
  IfStatement: ifStatement,
  SwitchStatement: switchStatement,
  TryStatement: tryStatement,
  WhileStatement: whileStatement,
  DoWhileStatement: doWhileStatement,
  ForStatement: forStatement,
  ForInStatement: forInStatement,
  ForOfStatement: forOfStatement,
  VariableDeclaration: variableDeclaration,
  FunctionDeclaration: nothing,
  ClassDeclaration: classDeclaration,
  ImportDeclaration: nothing,
  ExportNamedDeclaration: nothing,
  ExportAllDeclaration: nothing,
  TSTypeAliasDeclaration: nothing,
  TSInterfaceDeclaration: nothing,
  TSModuleDeclaration: nothing,
  TSDeclareFunction: nothing,
};

function blockStatement(l: Lowering, node: BlockStatement): void {
  enterScope(l, l.scope(node));
  l.statements(node.body);
}

function variableDeclaration(l: Lowering, node: VariableDeclaration): void {
  if ((node as { declare?: boolean }).declare === true) return;
  l.inPieces(node.declarations, (group) => {
    for (const { id, init } of group) {
      if (init !== null) {
        l.scoped(() =>
          bindPattern(l, id, id.type === "Identifier" ? namedValue(l, init, id.name) : l.expression(init)),
        );
        continue;
      }
      if (node.kind !== "let" || id.type !== "Identifier") continue;
      const variable = l.declaration(id);
      if (variable.needsTdz || variable.inLoop || variable.boxed) initialise(l, variable, constant(undefined));
    }
  });
}

/** `else if` ladders are walked in a loop. What is pure all through becomes one step. */
function ifStatement(l: Lowering, node: IfStatement): void {
  const end = new Label();
  let current: Statement = node;
  while (current.type === "IfStatement") {
    if (isCutAt(node, current)) {
      l.statement(current);
      break;
    }
    const { test, consequent, alternate }: IfStatement = current;
    const mark = l.position;
    l.scoped(() => l.statement(consequent));
    const yesItems = l.take(mark);
    const ladder: boolean = alternate !== null && alternate.type === "IfStatement";
    if (!ladder) {
      if (alternate !== null) l.scoped(() => l.statement(alternate));
      const noItems = l.take(mark);
      const [yesSteps, noSteps] = [asPure(yesItems), asPure(noItems)];
      if (yesSteps !== null && noSteps !== null) {
        l.emit(new PureIf(l.shallow(l.expression(test)), yesSteps, noSteps));
        // A label would keep what is around from being pure as well.
        if (current === node) return;
        break;
      }
      const yes = new Label();
      const no = alternate === null ? end : new Label();
      condition(l, test, yes, no);
      l.place(yes);
      l.give(yesItems);
      if (alternate === null) break;
      l.emit(new Jump(end));
      l.place(no);
      l.give(noItems);
      break;
    }
    const yes = new Label();
    const no = new Label();
    condition(l, test, yes, no);
    l.place(yes);
    l.give(yesItems);
    l.emit(new Jump(end));
    l.place(no);
    current = alternate!;
  }
  l.place(end);
}

/** A condition as jumps: `&&`, `||` and `!` become branches instead of values. */
export function condition(l: Lowering, node: IfStatement["test"], yes: Label, no: Label): void {
  if (node.type === "UnaryExpression" && node.operator === "!") return condition(l, node.argument, no, yes);
  if (needsPieces(node)) return l.emit(new Branch(l.expression(node), yes, no));
  if (node.type === "LogicalExpression" && node.operator !== "??" && node.left.type !== "LogicalExpression") {
    const middle = new Label();
    if (node.operator === "&&") condition(l, node.left, middle, no);
    else condition(l, node.left, yes, middle);
    l.place(middle);
    return condition(l, node.right, yes, no);
  }
  l.emit(new Branch(l.expression(node), yes, no));
}

function switchStatement(l: Lowering, node: SwitchStatement): void {
  const value = l.spill(l.expression(node.discriminant));
  const end = new Label();
  enterScope(l, l.scope(node));
  const labels = node.cases.map(() => new Label());
  l.inPieces(node.cases, (group, first) => {
    group.forEach(({ test }, index) => {
      if (test === null) return;
      const next = new Label();
      l.scoped(() => {
        const equal = new Tree("equality", [value, l.shallow(l.expression(test))], "===", test.start);
        l.emit(new Branch(equal, labels[first + index]!, next));
      });
      l.place(next);
    });
  });
  const fallback = node.cases.findIndex(({ test }) => test === null);
  l.emit(new Jump(fallback < 0 ? end : labels[fallback]!));
  l.jumps.push({ kind: "target", labels: l.takeLabels(), break: end, continue: null, plain: true });
  l.inPieces(node.cases, (group, first) => {
    group.forEach(({ consequent }, index) => {
      l.place(labels[first + index]!);
      l.statements(consequent);
    });
  });
  l.jumps.pop();
  l.place(end);
}

function labeledStatement(l: Lowering, node: LabeledStatement): void {
  l.pendingLabels.push(node.label.name);
  const { body } = node;
  if (LABELLED_TARGETS.has(body.type)) return l.statement(body);
  const end = new Label();
  l.jumps.push({ kind: "target", labels: l.takeLabels(), break: end, continue: null, plain: false });
  l.statement(body);
  l.jumps.pop();
  l.place(end);
}
/** Statements that take the labels before them into their own jump target. */
const LABELLED_TARGETS: ReadonlySet<string> = new Set([
  "LabeledStatement",
  "ForStatement",
  "ForInStatement",
  "ForOfStatement",
  "WhileStatement",
  "DoWhileStatement",
  "SwitchStatement",
]);

// ---------- throw, try ----------

class Throw extends ControlStep {
  readonly trees: readonly [Tree];
  readonly offset: number;
  constructor(tree: Tree, offset: number) {
    super();
    this.trees = [tree];
    this.offset = offset;
  }
  make(next: number): Op {
    const value = evaluator(this.trees[0]);
    const { offset } = this;
    return (r) => {
      const m: Machine = r[7];
      const thrown = new GuestThrow(value(r));
      r[PC] = next;
      m.lastThrow = { value: thrown.value, frame: r, offset };
      return m.unwind(r, thrown, true);
    };
  }
  withTrees(trees: readonly Tree[]): ControlStep {
    return new Throw(trees[0]!, this.offset);
  }
}

function throwStatement(l: Lowering, node: ThrowStatement): void {
  l.emit(new Throw(l.expression(node.argument), node.start));
}

function tryStatement(l: Lowering, node: TryStatement): void {
  const { block, handler, finalizer } = node;
  if (finalizer === null) return tryCatch(l, block, handler!);
  const completion = new FinallyBlock(l.temp(), l.temp());
  const start = new Label();
  const end = new Label();
  const caught = new Label();
  l.jumps.push({ kind: "finally", block: completion });
  l.place(start);
  l.scoped(() => (handler === null ? blockStatement(l, block) : tryCatch(l, block, handler)));
  l.place(end);
  l.jumps.pop();
  l.store(completion.kindSlot, constant(NORMAL));
  l.emit(new Jump(completion.entry));
  l.place(caught);
  l.store(completion.kindSlot, constant(THROW));
  l.place(completion.entry);
  l.scoped(() => blockStatement(l, finalizer));
  const dispatch = (): void =>
    completion.dispatch(l, (value) => returnThrough(l, value, (tree) => emitReturn(l, tree)));
  // The jumps out of what is lowered later are not known yet.
  if (needsPieces(node)) l.later(dispatch, true);
  else dispatch();
  l.handle(start, end, caught, completion.valueSlot, true);
}

function tryCatch(l: Lowering, block: BlockStatement, handler: NonNullable<TryStatement["handler"]>): void {
  const start = new Label();
  const end = new Label();
  const caught = new Label();
  const done = new Label();
  const thrown = l.temp();
  l.place(start);
  l.scoped(() => blockStatement(l, block));
  l.place(end);
  l.emit(new Jump(done));
  l.place(caught);
  enterScope(l, l.scope(handler));
  const { param } = handler;
  if (param !== null) l.scoped(() => bindPattern(l, param, local(thrown)));
  l.scoped(() => blockStatement(l, handler.body));
  l.place(done);
  l.handle(start, end, caught, thrown, false);
}

// ---------- return ----------

function returnStatement(l: Lowering, node: ReturnStatement): void {
  if (node.argument === null) return returnStatementOf(l, constant(undefined));
  const value = l.expression(node.argument);
  // §15.6.5: in an async generator the value is awaited before the return goes anywhere.
  returnStatementOf(l, l.code.mode === FunctionMode.AsyncGenerator ? awaitTree(l, value, node.start) : value);
}

export function returnStatementOf(l: Lowering, value: Tree): void {
  returnThrough(l, value, (tree) => emitReturn(l, tree));
}

function emitReturn(l: Lowering, value: Tree): void {
  const { code } = l;
  if (code.mode !== FunctionMode.Normal) returnFromSuspending(l, value);
  else if (code.constructorKind >= ConstructorKind.BaseClass) classEntry.returns(l, value);
  else l.emit(new Return(value));
}
