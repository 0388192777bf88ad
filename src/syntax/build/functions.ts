/** Actions for functions: signatures, parameters, bodies, arrows, and methods (of object literals, and to be refined). */
import type {
  ArrowFunctionExpression,
  BlockStatement,
  Expression,
  FunctionDeclaration,
  FunctionExpression,
  Identifier,
  Pattern,
  Property,
  Statement,
  TSTypeAnnotation,
  TSTypeParameterDeclaration,
} from "../Ast.ts";
import { hole } from "./operators.ts";
import { rest, withDefault } from "./patterns.ts";
import { all, list, optional, optionalList, type Tree } from "./Tree.ts";

/** What a parameter list and the types around it come to. */
export interface Signature {
  type: "Signature";
  params: Pattern[];
  thisParameter: Identifier | undefined;
  typeParameters: TSTypeParameterDeclaration | null;
  returnType: TSTypeAnnotation | null;
}

interface Typed {
  thisParameter?: Identifier;
  typeParameters?: TSTypeParameterDeclaration;
  returnType?: TSTypeAnnotation;
}

/** Adds the types of a signature to a function, which has none of these fields without types. */
export function withTypes<F extends Typed>(node: F, signature: Signature): F {
  if (signature.thisParameter) node.thisParameter = signature.thisParameter;
  if (signature.typeParameters) node.typeParameters = signature.typeParameters;
  if (signature.returnType) node.returnType = signature.returnType;
  return node;
}

/** Marks the string statements that a body starts with as directives. */
export function markDirectives(body: Statement[]): Statement[] {
  for (const statement of body) {
    if (statement.type !== "ExpressionStatement") break;
    const { expression } = statement;
    if (expression.type !== "Literal" || typeof expression.value !== "string") break;
    if (expression.start !== statement.start) break;
    statement.directive = expression.raw.slice(1, -1);
  }
  return body;
}

function method(
  tree: Tree,
  kind: Property["kind"],
  key: Tree,
  signatureTree: Tree,
  body: Tree,
  async: boolean,
  generator: boolean,
): Property {
  const name = key.toAST<Property["key"]>();
  const signature = signatureTree.toAST<Signature>();
  const value: FunctionExpression = {
    type: "FunctionExpression",
    start: signatureTree.start,
    end: tree.end,
    id: null,
    expression: false,
    generator,
    async,
    params: signature.params,
    body: body.toAST(),
  };
  return {
    type: "Property",
    start: tree.start,
    end: tree.end,
    method: kind === "init",
    shorthand: false,
    computed: name.start !== key.start,
    key: name,
    kind,
    value: withTypes(value, signature),
  };
}

/** A parameter called `this` is TypeScript's, and no parameter. */
export function signature(
  params: Pattern[],
  typeParameters: Signature["typeParameters"],
  returnType: Signature["returnType"],
): Signature {
  const first = params[0];
  const thisParameter = first?.type === "Identifier" && first.name === "this" ? first : undefined;
  if (thisParameter) params.shift();
  return { type: "Signature", params, thisParameter, typeParameters, returnType };
}

export const functions = {
  FunctionDeclaration(
    this: Tree,
    async: Tree,
    _word: Tree,
    star: Tree,
    id: Tree,
    signatureTree: Tree,
    body: Tree,
  ): FunctionDeclaration {
    const signature = signatureTree.toAST<Signature>();
    const node: FunctionDeclaration = {
      type: "FunctionDeclaration",
      start: this.start,
      end: this.end,
      id: id.toAST(),
      expression: false,
      generator: star.numChildren > 0,
      async: async.numChildren > 0,
      params: signature.params,
      body: body.toAST(),
    };
    return withTypes(node, signature);
  },
  FunctionExpression(
    this: Tree,
    async: Tree,
    _word: Tree,
    star: Tree,
    id: Tree,
    signatureTree: Tree,
    body: Tree,
  ): FunctionExpression {
    const signature = signatureTree.toAST<Signature>();
    const node: FunctionExpression = {
      type: "FunctionExpression",
      start: this.start,
      end: this.end,
      id: optional(id),
      expression: false,
      generator: star.numChildren > 0,
      async: async.numChildren > 0,
      params: signature.params,
      body: body.toAST(),
    };
    return withTypes(node, signature);
  },
  Signature(this: Tree, types: Tree, _open: Tree, parameters: Tree, _close: Tree, returns: Tree): Signature {
    const params = optionalList<Pattern>(parameters);
    return signature(params, optional(types), optional(returns));
  },
  UntypedSignature(this: Tree, _open: Tree, parameters: Tree, _close: Tree): Signature {
    return signature(optionalList(parameters), null, null);
  },
  ParameterList(this: Tree, first: Tree, _commas: Tree, others: Tree, _comma: Tree): Pattern[] {
    return list(first, others);
  },
  Parameter_default(this: Tree, target: Tree, _equals: Tree, value: Tree): Pattern {
    return withDefault(this, target.toAST(), value);
  },
  Parameter_rest(this: Tree, _dots: Tree, target: Tree): Pattern {
    return rest(this, target);
  },
  FunctionBody(this: Tree, _open: Tree, items: Tree, _close: Tree): BlockStatement {
    return { type: "BlockStatement", start: this.start, end: this.end, body: markDirectives(all(items)) };
  },

  ArrowFunction_chain: arrowChain,
  ArrowFunction_untyped: arrowChain,
  ArrowFunction_typed(this: Tree, head: Tree, body: Tree): Expression {
    return closeArrow(head.toAST(), body.toAST(), this.end);
  },
  ArrowHead_plain(this: Tree, parameters: Tree, _arrow: Tree): ArrowFunctionExpression {
    return arrowHead(this, parameters, false);
  },
  ArrowHead_async(this: Tree, _async: Tree, parameters: Tree, _arrow: Tree): ArrowFunctionExpression {
    return arrowHead(this, parameters, true);
  },

  UntypedArrowHead_plain(this: Tree, parameters: Tree, _arrow: Tree): ArrowFunctionExpression {
    return arrowHead(this, parameters, false);
  },
  UntypedArrowHead_async(this: Tree, _async: Tree, parameters: Tree, _arrow: Tree): ArrowFunctionExpression {
    return arrowHead(this, parameters, true);
  },

  Method_get(this: Tree, _word: Tree, key: Tree, signature: Tree, body: Tree): Property {
    return method(this, "get", key, signature, body, false, false);
  },
  Method_set(this: Tree, _word: Tree, key: Tree, signature: Tree, body: Tree): Property {
    return method(this, "set", key, signature, body, false, false);
  },
  Method_async(this: Tree, _async: Tree, star: Tree, key: Tree, _mark: Tree, signature: Tree, body: Tree): Property {
    return method(this, "init", key, signature, body, true, star.numChildren > 0);
  },
  Method_plain(this: Tree, star: Tree, key: Tree, _mark: Tree, signature: Tree, body: Tree): Property {
    return method(this, "init", key, signature, body, false, star.numChildren > 0);
  },
};

/** Arrow functions whose bodies are the next one, from the innermost outwards. */
function arrowChain(this: Tree, heads: Tree, bodyTree: Tree): Expression {
  const trees = heads.children;
  let body = bodyTree.toAST<ArrowFunctionExpression["body"]>();
  for (let i = trees.length - 1; i >= 0; i--) body = closeArrow(trees[i]!.toAST(), body, this.end);
  return body as Expression;
}

function closeArrow(
  arrow: ArrowFunctionExpression,
  body: ArrowFunctionExpression["body"],
  end: number,
): ArrowFunctionExpression {
  arrow.end = end;
  arrow.expression = body.type !== "BlockStatement";
  arrow.body = body;
  return arrow;
}

/** An arrow function whose body is still to come. */
function arrowHead(tree: Tree, parameters: Tree, async: boolean): ArrowFunctionExpression {
  const head = parameters.toAST<Signature | Identifier>();
  const node: ArrowFunctionExpression = {
    type: "ArrowFunctionExpression",
    start: tree.start,
    end: tree.end,
    id: null,
    expression: true,
    generator: false,
    async,
    params: head.type === "Signature" ? head.params : [head],
    body: hole,
  };
  return head.type === "Signature" ? withTypes(node, head) : node;
}
