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

/** Completes the operation on top of the stack with its right operand, which ends where the operation must end. */
function complete(operation: Operation, right: Expression): Operation {
  if (operation.right !== right) {
    operation.right = right;
    operation.end = right.end;
  }
  return operation;
}

/** The operations in order of precedence: an operator waits on the stack until one follows that binds no tighter. */
function climb(first: Expression, firstStart: number, tails: readonly Tree[]): Expression {
  const waiting: Operation[] = [];
  let operand = first;
  let start = firstStart;
  for (const tree of tails) {
    const tail = tree.toAST<Operation | Assertion>();
    const isOperation = tail.type === "BinaryExpression" || tail.type === "LogicalExpression";
    const precedence = isOperation ? precedences[tail.operator]! : relational;
    const rightToLeft = isOperation && tail.operator === "**";
    for (let outer = waiting[waiting.length - 1]; outer; outer = waiting[waiting.length - 1]) {
      const binding = precedences[outer.operator]!;
      if (rightToLeft ? binding <= precedence : binding < precedence) break;
      waiting.pop();
      operand = complete(outer, operand);
      start = outer.start;
    }
    const operandStart = tail.start;
    tail.start = start;
    if (isOperation) {
      tail.left = operand;
      waiting.push(tail);
      operand = tail.right;
      start = operandStart;
    } else {
      tail.expression = operand;
      operand = tail;
    }
  }
  for (let outer = waiting.pop(); outer; outer = waiting.pop()) operand = complete(outer, operand);
  return operand;
}

export const operators = {
  AssignmentIn_tails(this: Tree, first: Tree, tails: Tree): Expression {
    const nodes = tails.children.map((tail) => tail.toAST<Tail>());
    let node = hole;
    for (let i = nodes.length - 1; i >= 0; i--) {
      const tail = nodes[i]!;
      const before = nodes[i - 1];
      if (i < nodes.length - 1) {
        if (tail.type === "ConditionalExpression") tail.alternate = node;
        else tail.right = node;
      }
      const start = before ? before.start : this.start;
      const left = before
        ? before.type === "ConditionalExpression"
          ? before.alternate
          : before.right
        : first.toAST<Expression>();
      tail.start = start;
      tail.end = this.end;
      if (tail.type === "ConditionalExpression") tail.test = left;
      else tail.left = tail.operator === "=" && left.start === start ? toAssignable(left, this) : left;
      node = tail;
    }
    return node;
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
    return climb(first.toAST(), this.start, tails.children);
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
    const end = this.end;
    let argument = operand.toAST<Expression>();
    for (let i = trees.length - 1; i >= 0; i--) {
      const { start, text } = trees[i]!;
      if (text === "await") argument = { type: "AwaitExpression", start, end, argument };
      else if (text === "++" || text === "--") {
        argument = { type: "UpdateExpression", start, end, operator: text, prefix: true, argument };
      } else {
        const operator = text as "!";
        argument = { type: "UnaryExpression", start, end, operator, prefix: true, argument };
      }
    }
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
