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
} from "../Ast.ts";
import { toAssignable } from "./assignable.ts";
import type { Tree } from "./Tree.ts";

/** Stands in for a child that is known only when the whole list is. */
export const hole = null as unknown as Expression;

type Tail = AssignmentExpression | ConditionalExpression;
type Operation = BinaryExpression | LogicalExpression;

// prettier-ignore
const precedences: { readonly [operator: string]: number } = {
  "??": 1, "||": 2, "&&": 3, "|": 4, "^": 5, "&": 6, "==": 7, "!=": 7, "===": 7, "!==": 7,
  "<": 8, ">": 8, "<=": 8, ">=": 8, in: 8, instanceof: 8,
  "<<": 9, ">>": 9, ">>>": 9, "+": 10, "-": 10, "*": 11, "/": 11, "%": 11, "**": 12,
};
const relational = 8;
const exponent = 12;

function precedenceOf(operation: Operation): number {
  return "operator" in operation ? precedences[operation.operator]! : relational;
}

/** Gives an operation its left operand, which starts at `start` (where its parenthesis opens, if it has one). */
function fill(operation: Operation, left: Expression, start: number): void {
  operation.left = left;
  operation.start = start;
}

/** The operations in order of precedence: an operator waits on the stack until one that binds no tighter follows. */
function climb(first: Expression, firstStart: number, tails: readonly Tree[]): Expression {
  const waiting: Operation[] = [];
  let last = tails[0]!.toAST<Operation>();
  let left = first;
  let leftStart = firstStart;
  for (let i = 1; i < tails.length; i++) {
    const next = tails[i]!.toAST<Operation>();
    const binding = precedenceOf(next);
    if (binding > precedenceOf(last) || (binding === exponent && precedenceOf(last) === exponent)) {
      const operand = last.right;
      const operandStart = last.start;
      fill(last, left, leftStart);
      waiting.push(last);
      left = operand;
      leftStart = operandStart;
    } else {
      fill(last, left, leftStart);
      left = last;
      leftStart = last.start;
      for (let outer = waiting.at(-1); outer && precedenceOf(outer) >= binding; outer = waiting.at(-1)) {
        waiting.pop();
        outer.right = left;
        outer.end = left.end;
        left = outer;
        leftStart = outer.start;
      }
    }
    last = next;
  }
  fill(last, left, leftStart);
  for (let outer = waiting.pop(); outer; outer = waiting.pop()) {
    outer.right = last;
    outer.end = last.end;
    last = outer;
  }
  return last;
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
