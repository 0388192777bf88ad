/**
 * Actions for what the grammar reads as flat lists: assignments and conditionals, binary operators, prefix operators.
 * Each tail of a list becomes its node at once, with a hole where what precedes it will go and, meanwhile, the start
 * of its own operand as `start`; the list's action fills the holes with loops, so length never costs host stack.
 */
import type {
  AssignmentExpression,
  BinaryExpression,
  ConditionalExpression,
  Expression,
  LogicalExpression,
  TSAsExpression,
  TSSatisfiesExpression,
} from "../Ast.ts";
import { NODES_IN_STEP, type Steps } from "../Steps.ts";
import { toAssignable } from "./assignable.ts";
import type { Tree } from "./Tree.ts";

/** Stands in for a child that is known only when the whole list is. */
export const hole = null as unknown as Expression;

type Tail = AssignmentExpression | ConditionalExpression;
type Operation = BinaryExpression | LogicalExpression;
type Assertion = TSAsExpression | TSSatisfiesExpression;

// prettier-ignore
const precedences: { readonly [operator: string]: number } = {
  "??": 1, "||": 2, "&&": 3, "|": 4, "^": 5, "&": 6, "==": 7, "!=": 7, "===": 7, "!==": 7,
  "<": 8, ">": 8, "<=": 8, ">=": 8, in: 8, instanceof: 8,
  "<<": 9, ">>": 9, ">>>": 9, "+": 10, "-": 10, "*": 11, "/": 11, "%": 11, "**": 12,
};
const relational = 8;

/** Puts operations in order of precedence: an operator waits until one follows that binds no tighter. */
class Precedence {
  private readonly waiting: Operation[] = [];
  private operand: Expression;
  private start: number;

  constructor(first: Expression, start: number) {
    this.operand = first;
    this.start = start;
  }

  /** Is an operation waiting that must be complete before `tail`, or before the end? */
  waitsBefore(tail: Operation | Assertion | null): boolean {
    const { waiting } = this;
    if (waiting.length === 0 || tail === null) return waiting.length > 0;
    const binding = precedences[waiting[waiting.length - 1]!.operator]!;
    const precedence = isOperation(tail) ? precedences[tail.operator]! : relational;
    return isOperation(tail) && tail.operator === "**" ? binding > precedence : binding >= precedence;
  }

  /** Completes the operation that waits last with its right operand, which ends where the operation must end. */
  complete(): void {
    const operation = this.waiting.pop()!;
    if (operation.right !== this.operand) {
      operation.right = this.operand;
      operation.end = this.operand.end;
    }
    this.operand = operation;
    this.start = operation.start;
  }

  add(tail: Operation | Assertion): void {
    const operandStart = tail.start;
    this.operand = fill(tail, this.operand, this.start);
    if (!isOperation(tail)) return;
    this.waiting.push(tail);
    this.operand = tail.right;
    this.start = operandStart;
  }

  whole(): Expression {
    return this.operand;
  }
}

/** Fills the hole of a tail. */
function fill(tail: Operation | Assertion, operand: Expression, start: number): Expression {
  tail.start = start;
  if (isOperation(tail)) tail.left = operand;
  else tail.expression = operand;
  return tail;
}

const isOperation = (tail: Operation | Assertion): tail is Operation =>
  tail.type === "BinaryExpression" || tail.type === "LogicalExpression";

/** Fills the holes of a tail, all behind it being complete: in it is what is between the one before and itself. */
function joinTail(whole: Tree, first: Tree, nodes: readonly Tail[], i: number): void {
  const tail = nodes[i]!;
  const [before, after] = [nodes[i - 1], nodes[i + 1]];
  if (after !== undefined) {
    if (tail.type === "ConditionalExpression") tail.alternate = after;
    else tail.right = after;
  }
  const left =
    before === undefined
      ? first.toAST<Expression>()
      : before.type === "ConditionalExpression"
        ? before.alternate
        : before.right;
  tail.start = before === undefined ? whole.start : before.start;
  tail.end = whole.end;
  if (tail.type === "ConditionalExpression") tail.test = left;
  else tail.left = tail.operator === "=" && left.start === tail.start ? toAssignable(left, whole) : left;
}

function prefixed({ start, text }: Tree, argument: Expression, end: number): Expression {
  if (text === "await") return { type: "AwaitExpression", start, end, argument };
  if (text === "++" || text === "--") {
    return { type: "UpdateExpression", start, end, operator: text, prefix: true, argument };
  }
  return { type: "UnaryExpression", start, end, operator: text as "!", prefix: true, argument };
}

export const operators = {
  AssignmentIn_tails(this: Tree, first: Tree, tails: Tree): Expression {
    const nodes = tails.children.map((tail) => tail.toAST<Tail>());
    for (let i = nodes.length - 1; i >= 0; i--) joinTail(this, first, nodes, i);
    return nodes[0]!;
  },
  AssignmentTail_conditional(this: Tree, _mark: Tree, consequent: Tree, _colon: Tree, alternate: Tree): Tail {
    return {
      type: "ConditionalExpression",
      start: alternate.start,
      end: this.end,
      test: hole,
      consequent: consequent.toAST(),
      alternate: alternate.toAST(),
    };
  },
  AssignmentTail_assignment(this: Tree, operator: Tree, operand: Tree): Tail {
    return {
      type: "AssignmentExpression",
      start: operand.start,
      end: this.end,
      operator: operator.text as AssignmentExpression["operator"],
      left: hole,
      right: operand.toAST(),
    };
  },

  Binary_operations(this: Tree, first: Tree, tails: Tree): Expression {
    const trees = tails.children;
    if (trees.length === 1) return fill(trees[0]!.toAST(), first.toAST(), this.start);
    const precedence = new Precedence(first.toAST(), this.start);
    for (const tree of trees) {
      const tail = tree.toAST<Operation | Assertion>();
      while (precedence.waitsBefore(tail)) precedence.complete();
      precedence.add(tail);
    }
    while (precedence.waitsBefore(null)) precedence.complete();
    return precedence.whole();
  },
  Assertion_const(this: Tree, _as: Tree, type: Tree): Assertion {
    return { type: "TSAsExpression", start: 0, end: this.end, expression: hole, typeAnnotation: type.toAST() };
  },
  Assertion_as(this: Tree, _as: Tree, type: Tree): Assertion {
    return { type: "TSAsExpression", start: 0, end: this.end, expression: hole, typeAnnotation: type.toAST() };
  },
  Assertion_satisfies(this: Tree, _satisfies: Tree, type: Tree): Assertion {
    return { type: "TSSatisfiesExpression", start: 0, end: this.end, expression: hole, typeAnnotation: type.toAST() };
  },
  BinaryTail_operation(this: Tree, operator: Tree, operand: Tree): Operation {
    const name = operator.text;
    const right = operand.toAST<Expression>();
    const start = operand.start;
    const end = this.end;
    return name === "&&" || name === "||" || name === "??"
      ? { type: "LogicalExpression", start, end, left: hole, operator: name, right }
      : { type: "BinaryExpression", start, end, left: hole, operator: name as BinaryExpression["operator"], right };
  },

  Unary_prefix(this: Tree, operatorList: Tree, operand: Tree): Expression {
    const trees = operatorList.children;
    let argument = operand.toAST<Expression>();
    for (let i = trees.length - 1; i >= 0; i--) argument = prefixed(trees[i]!, argument, this.end);
    return argument;
  },
  Update_postfix(this: Tree, argument: Tree, _spaces: Tree, operator: Tree): Expression {
    return {
      type: "UpdateExpression",
      start: this.start,
      end: this.end,
      operator: operator.text as "++",
      prefix: false,
      argument: argument.toAST(),
    };
  },
};

export const operatorsInSteps = {
  *AssignmentIn_tails(this: Tree, first: Tree, tails: Tree): Steps<Expression> {
    const nodes: Tail[] = [];
    for (const tail of tails.children) if (nodes.push(tail.toAST()) % NODES_IN_STEP === 0) yield;
    for (let i = nodes.length - 1; i >= 0; i--) {
      joinTail(this, first, nodes, i);
      if (i % NODES_IN_STEP === 0) yield;
    }
    return nodes[0]!;
  },
  *Unary_prefix(this: Tree, operatorList: Tree, operand: Tree): Steps<Expression> {
    const trees = operatorList.children;
    let argument = operand.toAST<Expression>();
    for (let i = trees.length - 1; i >= 0; i--) {
      argument = prefixed(trees[i]!, argument, this.end);
      if (i % NODES_IN_STEP === 0) yield;
    }
    return argument;
  },
  *Binary_operations(this: Tree, first: Tree, tails: Tree): Steps<Expression> {
    const precedence = new Precedence(first.toAST(), this.start);
    let done = 0;
    for (const tree of tails.children) {
      const tail = tree.toAST<Operation | Assertion>();
      for (; precedence.waitsBefore(tail); precedence.complete()) if (++done % NODES_IN_STEP === 0) yield;
      precedence.add(tail);
      if (++done % NODES_IN_STEP === 0) yield;
    }
    for (; precedence.waitsBefore(null); precedence.complete()) if (++done % NODES_IN_STEP === 0) yield;
    return precedence.whole();
  },
};
