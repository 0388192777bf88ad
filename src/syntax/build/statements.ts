/** Actions for the program and its statements. A statement ends where its match ends: an inserted semicolon is empty. */
import type {
  BlockStatement,
  CatchClause,
  Expression,
  IfStatement,
  Pattern,
  Program,
  Statement,
  SwitchCase,
  VariableDeclaration,
  VariableDeclarator,
} from "../Ast.ts";
import { toAssignable } from "./assignable.ts";
import { markDirectives } from "./functions.ts";
import { annotate } from "./patterns.ts";
import { all, list, optional, type Tree } from "./Tree.ts";

function variables(tree: Tree, word: Tree, declarators: Tree): VariableDeclaration {
  return {
    type: "VariableDeclaration",
    start: tree.start,
    end: tree.end,
    declarations: declarators.toAST(),
    kind: word.text as VariableDeclaration["kind"],
  };
}

function declarator({ start, end }: Tree, target: Tree, init: Expression | null): VariableDeclarator {
  return { type: "VariableDeclarator", start, end, id: target.toAST(), init };
}

export const statements = {
  Program(this: Tree, items: Tree): Program {
    return { type: "Program", start: this.start, end: this.end, body: markDirectives(all(items)) };
  },
  BlockStatement(this: Tree, _open: Tree, items: Tree, _close: Tree): BlockStatement {
    return { type: "BlockStatement", start: this.start, end: this.end, body: all(items) };
  },
  EmptyStatement(this: Tree, _semicolon: Tree): Statement {
    return { type: "EmptyStatement", start: this.start, end: this.end };
  },
  ExpressionStatement(this: Tree, expression: Tree, _semicolon: Tree): Statement {
    return { type: "ExpressionStatement", start: this.start, end: this.end, expression: expression.toAST() };
  },
  DebuggerStatement(this: Tree, _word: Tree, _semicolon: Tree): Statement {
    return { type: "DebuggerStatement", start: this.start, end: this.end };
  },

  LexicalDeclaration(this: Tree, word: Tree, declarators: Tree, _semicolon: Tree): VariableDeclaration {
    return variables(this, word, declarators);
  },
  VariableStatement(this: Tree, word: Tree, declarators: Tree, _semicolon: Tree): VariableDeclaration {
    return variables(this, word, declarators);
  },
  VariableDeclaratorList(this: Tree, first: Tree, _commas: Tree, rest: Tree): VariableDeclarator[] {
    return list(first, rest);
  },
  VariableDeclarator_initialized(this: Tree, target: Tree, _equals: Tree, value: Tree): VariableDeclarator {
    return declarator(this, target, value.toAST());
  },
  VariableDeclarator_bare(this: Tree, target: Tree, definite: Tree): VariableDeclarator {
    const node = declarator(this, target, null);
    if (definite.numChildren > 0) {
      annotate(node.id, definite.child(0));
      node.definite = true;
    }
    return node;
  },

  IfStatement(
    this: Tree,
    _word: Tree,
    _open: Tree,
    test: Tree,
    _close: Tree,
    consequent: Tree,
    ladder: Tree,
    last: Tree,
  ): IfStatement {
    const { start, end } = this;
    let alternate = optional<Statement>(last);
    const rungs = ladder.children;
    for (let i = rungs.length - 1; i >= 0; i--) {
      const rung = rungs[i]!.toAST<IfStatement>();
      rung.alternate = alternate;
      rung.end = end;
      alternate = rung;
    }
    return { type: "IfStatement", start, end, test: test.toAST(), consequent: consequent.toAST(), alternate };
  },
  ElseIf(this: Tree, _else: Tree, word: Tree, _open: Tree, test: Tree, _close: Tree, consequent: Tree): IfStatement {
    return {
      type: "IfStatement",
      start: word.start,
      end: this.end,
      test: test.toAST(),
      consequent: consequent.toAST(),
      alternate: null,
    };
  },
  Else(this: Tree, _word: Tree, statement: Tree): Statement {
    return statement.toAST();
  },

  WhileStatement(this: Tree, _word: Tree, _open: Tree, test: Tree, _close: Tree, body: Tree): Statement {
    return { type: "WhileStatement", start: this.start, end: this.end, test: test.toAST(), body: body.toAST() };
  },
  DoWhileStatement(
    this: Tree,
    _do: Tree,
    body: Tree,
    _while: Tree,
    _open: Tree,
    test: Tree,
    _close: Tree,
    _semicolon: Tree,
  ): Statement {
    return { type: "DoWhileStatement", start: this.start, end: this.end, body: body.toAST(), test: test.toAST() };
  },
  ForStatement_of(
    this: Tree,
    _word: Tree,
    _open: Tree,
    target: Tree,
    _of: Tree,
    right: Tree,
    _close: Tree,
    body: Tree,
  ): Statement {
    return forOf(this, false, target, right, body);
  },
  ForStatement_await(
    this: Tree,
    _word: Tree,
    _await: Tree,
    _open: Tree,
    target: Tree,
    _of: Tree,
    right: Tree,
    _close: Tree,
    body: Tree,
  ): Statement {
    return forOf(this, true, target, right, body);
  },
  ForStatement_in(
    this: Tree,
    _word: Tree,
    _open: Tree,
    target: Tree,
    _in: Tree,
    right: Tree,
    _close: Tree,
    body: Tree,
  ): Statement {
    return {
      type: "ForInStatement",
      start: this.start,
      end: this.end,
      left: target.toAST(),
      right: right.toAST(),
      body: body.toAST(),
    };
  },
  ForStatement_classic(
    this: Tree,
    _word: Tree,
    _open: Tree,
    init: Tree,
    _first: Tree,
    test: Tree,
    _second: Tree,
    update: Tree,
    _close: Tree,
    body: Tree,
  ): Statement {
    return {
      type: "ForStatement",
      start: this.start,
      end: this.end,
      init: optional(init),
      test: optional(test),
      update: optional(update),
      body: body.toAST(),
    };
  },
  ForTarget_declaration(this: Tree, word: Tree, target: Tree): VariableDeclaration {
    const { start, end } = this;
    const kind = word.text as VariableDeclaration["kind"];
    return { type: "VariableDeclaration", start, end, declarations: [declarator(target, target, null)], kind };
  },
  ForTarget_expression(this: Tree, target: Tree): Pattern {
    const expression = target.toAST<Expression>();
    return expression.start === this.start ? toAssignable(expression, this) : (expression as Pattern);
  },
  ForInit_declaration(this: Tree, word: Tree, declarators: Tree): VariableDeclaration {
    return variables(this, word, declarators);
  },

  ContinueStatement(this: Tree, _word: Tree, _spaces: Tree, label: Tree, _semicolon: Tree): Statement {
    return { type: "ContinueStatement", start: this.start, end: this.end, label: optional(label) };
  },
  BreakStatement(this: Tree, _word: Tree, _spaces: Tree, label: Tree, _semicolon: Tree): Statement {
    return { type: "BreakStatement", start: this.start, end: this.end, label: optional(label) };
  },
  ReturnStatement(this: Tree, _word: Tree, argument: Tree, _semicolon: Tree): Statement {
    return { type: "ReturnStatement", start: this.start, end: this.end, argument: optional(argument) };
  },
  ThrowStatement(this: Tree, _word: Tree, argument: Tree, _semicolon: Tree): Statement {
    return { type: "ThrowStatement", start: this.start, end: this.end, argument: argument.toAST() };
  },
  LabeledStatement(this: Tree, label: Tree, _colon: Tree, body: Tree): Statement {
    return { type: "LabeledStatement", start: this.start, end: this.end, body: body.toAST(), label: label.toAST() };
  },

  SwitchStatement(
    this: Tree,
    _word: Tree,
    _open: Tree,
    discriminant: Tree,
    _close: Tree,
    _openCases: Tree,
    cases: Tree,
    _closeCases: Tree,
  ): Statement {
    return {
      type: "SwitchStatement",
      start: this.start,
      end: this.end,
      discriminant: discriminant.toAST(),
      cases: all(cases),
    };
  },
  SwitchCase_case(this: Tree, _word: Tree, test: Tree, _colon: Tree, items: Tree): SwitchCase {
    return { type: "SwitchCase", start: this.start, end: this.end, consequent: all(items), test: test.toAST() };
  },
  SwitchCase_default(this: Tree, _word: Tree, _colon: Tree, items: Tree): SwitchCase {
    return { type: "SwitchCase", start: this.start, end: this.end, consequent: all(items), test: null };
  },

  TryStatement_catch(this: Tree, _word: Tree, block: Tree, handler: Tree, finalizer: Tree): Statement {
    return {
      type: "TryStatement",
      start: this.start,
      end: this.end,
      block: block.toAST(),
      handler: handler.toAST(),
      finalizer: optional(finalizer),
    };
  },
  TryStatement_finally(this: Tree, _word: Tree, block: Tree, finalizer: Tree): Statement {
    return {
      type: "TryStatement",
      start: this.start,
      end: this.end,
      block: block.toAST(),
      handler: null,
      finalizer: finalizer.toAST(),
    };
  },
  CatchClause(this: Tree, _word: Tree, parameter: Tree, body: Tree): CatchClause {
    return { type: "CatchClause", start: this.start, end: this.end, param: optional(parameter), body: body.toAST() };
  },
  CatchParameter(this: Tree, _open: Tree, target: Tree, _close: Tree): Pattern {
    return target.toAST();
  },
  Finalizer(this: Tree, _word: Tree, block: Tree): BlockStatement {
    return block.toAST();
  },
};

function forOf({ start, end }: Tree, isAwait: boolean, left: Tree, right: Tree, body: Tree): Statement {
  return {
    type: "ForOfStatement",
    start,
    end,
    await: isAwait,
    left: left.toAST(),
    right: right.toAST(),
    body: body.toAST(),
  };
}
