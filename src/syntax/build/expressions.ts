/** Actions for primary expressions, chains of members and calls, and literals of objects and arrays. */
import type {
  CallExpression,
  Expression,
  Identifier,
  MemberExpression,
  NodeBase,
  Property,
  SpreadElement,
  TaggedTemplateExpression,
  TSInstantiationExpression,
  TSNonNullExpression,
} from "../Ast.ts";
import { copyIdentifier } from "./literals.ts";
import { NODES_IN_STEP, type Steps } from "../Steps.ts";
import { hole } from "./operators.ts";
import { holedList, list, optionalList, type Tree } from "./Tree.ts";

type Suffix =
  CallExpression | MemberExpression | TaggedTemplateExpression | TSInstantiationExpression | TSNonNullExpression;

/** A suffix is its node with a hole for what precedes it. */
function chain(this: Tree, first: Tree, suffixes: Tree): Expression {
  const start = this.start;
  let node = first.toAST<Expression>();
  let isOptional = false;
  for (const tree of suffixes.children) {
    const suffix = tree.toAST<Suffix>();
    if (follow(suffix, node, start)) isOptional = true;
    node = suffix;
  }
  return isOptional ? chainExpression(this, node) : node;
}

function* chainInSteps(this: Tree, first: Tree, suffixes: Tree): Steps<Expression> {
  const start = this.start;
  let node = first.toAST<Expression>();
  let isOptional = false;
  let done = 0;
  for (const tree of suffixes.children) {
    const suffix = tree.toAST<Suffix>();
    if (follow(suffix, node, start)) isOptional = true;
    node = suffix;
    if (++done % NODES_IN_STEP === 0) yield;
  }
  return isOptional ? chainExpression(this, node) : node;
}

/** Fills the hole of a suffix; true if it has a question mark. */
function follow(suffix: Suffix, node: Expression, start: number): boolean {
  suffix.start = start;
  switch (suffix.type) {
    case "MemberExpression":
      suffix.object = node;
      return suffix.optional;
    case "CallExpression":
      suffix.callee = node;
      return suffix.optional;
    case "TaggedTemplateExpression":
      suffix.tag = node;
      return false;
    default:
      suffix.expression = node;
      return false;
  }
}

const chainExpression = ({ start, end }: Tree, node: Expression): Expression => ({
  type: "ChainExpression",
  start,
  end,
  expression: node as CallExpression,
});

function member(tree: Tree, property: Tree, computed: boolean, isOptional: boolean): MemberExpression {
  return {
    type: "MemberExpression",
    start: 0,
    end: tree.end,
    object: hole,
    property: property.toAST(),
    computed,
    optional: isOptional,
  };
}

function call(tree: Tree, args: Tree, isOptional: boolean): CallExpression {
  return {
    type: "CallExpression",
    start: 0,
    end: tree.end,
    callee: hole,
    arguments: optionalList(args),
    optional: isOptional,
  };
}

function typedCall(tree: Tree, types: Tree, args: Tree, isOptional: boolean): CallExpression {
  const node = call(tree, args, isOptional);
  node.typeArguments = types.toAST();
  return node;
}

export const expressions = {
  ExpressionIn_sequence(this: Tree, first: Tree, _commas: Tree, rest: Tree): Expression {
    return { type: "SequenceExpression", start: this.start, end: this.end, expressions: list(first, rest) };
  },
  Parenthesized(this: Tree, _open: Tree, expression: Tree, _close: Tree): Expression {
    return expression.toAST();
  },
  ThisExpression(this: Tree, _word: Tree): NodeBase {
    return { type: "ThisExpression", start: this.start, end: this.end };
  },
  Super(this: Tree, _word: Tree): NodeBase {
    return { type: "Super", start: this.start, end: this.end };
  },
  YieldExpression_delegate(this: Tree, _word: Tree, _spaces: Tree, _star: Tree, argument: Tree): Expression {
    return { type: "YieldExpression", start: this.start, end: this.end, delegate: true, argument: argument.toAST() };
  },
  YieldExpression_argument(this: Tree, _word: Tree, argument: Tree): Expression {
    return { type: "YieldExpression", start: this.start, end: this.end, delegate: false, argument: argument.toAST() };
  },
  YieldExpression_bare(this: Tree, _word: Tree): Expression {
    return { type: "YieldExpression", start: this.start, end: this.end, delegate: false, argument: null };
  },

  LeftHandSide_chain: chain,
  NewCallee_chain: chain,
  MemberSuffix_member(this: Tree, _dot: Tree, name: Tree): Suffix {
    return member(this, name, false, false);
  },
  MemberSuffix_index(this: Tree, _open: Tree, index: Tree, _close: Tree): Suffix {
    return member(this, index, true, false);
  },
  MemberSuffix_template(this: Tree, template: Tree): Suffix {
    return { type: "TaggedTemplateExpression", start: 0, end: this.end, tag: hole, quasi: template.toAST() };
  },
  Suffix_call(this: Tree, _open: Tree, args: Tree, _close: Tree): Suffix {
    return call(this, args, false);
  },
  Suffix_optionalMember(this: Tree, _mark: Tree, name: Tree): Suffix {
    return member(this, name, false, true);
  },
  Suffix_optionalIndex(this: Tree, _mark: Tree, _open: Tree, index: Tree, _close: Tree): Suffix {
    return member(this, index, true, true);
  },
  Suffix_optionalCall(this: Tree, _mark: Tree, _open: Tree, args: Tree, _close: Tree): Suffix {
    return call(this, args, true);
  },
  Suffix_typedCall(this: Tree, types: Tree, _open: Tree, args: Tree, _close: Tree): Suffix {
    return typedCall(this, types, args, false);
  },
  Suffix_optionalTypedCall(this: Tree, _mark: Tree, types: Tree, _open: Tree, args: Tree, _close: Tree): Suffix {
    return typedCall(this, types, args, true);
  },
  Suffix_typedTemplate(this: Tree, types: Tree, template: Tree): Suffix {
    const { end } = this;
    const quasi = template.toAST<TaggedTemplateExpression["quasi"]>();
    return { type: "TaggedTemplateExpression", start: 0, end, tag: hole, quasi, typeArguments: types.toAST() };
  },
  Suffix_instantiation(this: Tree, types: Tree, _end: Tree): Suffix {
    return {
      type: "TSInstantiationExpression",
      start: 0,
      end: types.end,
      expression: hole,
      typeArguments: types.toAST(),
    };
  },
  NonNull(this: Tree, _mark: Tree): Suffix {
    return { type: "TSNonNullExpression", start: 0, end: this.end, expression: hole };
  },
  ArgumentList(this: Tree, first: Tree, _commas: Tree, rest: Tree, _comma: Tree): Expression[] {
    return list(first, rest);
  },
  SpreadElement(this: Tree, _dots: Tree, argument: Tree): SpreadElement {
    return { type: "SpreadElement", start: this.start, end: this.end, argument: argument.toAST() };
  },

  NewExpression_target(this: Tree, word: Tree, _dot: Tree, target: Tree): Expression {
    const meta: Identifier = { type: "Identifier", start: word.start, end: word.end, name: "new" };
    const property: Identifier = { type: "Identifier", start: target.start, end: target.end, name: "target" };
    return { type: "MetaProperty", start: this.start, end: this.end, meta, property };
  },
  NewExpression_arguments(
    this: Tree,
    _word: Tree,
    callee: Tree,
    types: Tree,
    _open: Tree,
    args: Tree,
    _close: Tree,
  ): Expression {
    const node: Expression = {
      type: "NewExpression",
      start: this.start,
      end: this.end,
      callee: callee.toAST(),
      arguments: optionalList(args),
    };
    if (types.numChildren > 0) node.typeArguments = types.child(0).toAST();
    return node;
  },
  NewExpression_bare(this: Tree, _word: Tree, callee: Tree): Expression {
    return { type: "NewExpression", start: this.start, end: this.end, callee: callee.toAST(), arguments: [] };
  },

  ArrayExpression(this: Tree, _open: Tree, first: Tree, _commas: Tree, rest: Tree, _close: Tree): Expression {
    return { type: "ArrayExpression", start: this.start, end: this.end, elements: holedList(first, rest) };
  },
  ObjectExpression(this: Tree, _open: Tree, properties: Tree, _close: Tree): Expression {
    return { type: "ObjectExpression", start: this.start, end: this.end, properties: optionalList(properties) };
  },
  PropertyList(this: Tree, first: Tree, _commas: Tree, rest: Tree, _comma: Tree): Property[] {
    return list(first, rest);
  },
  Property_shorthand(this: Tree, name: Tree): Property {
    const key = name.toAST<Identifier>();
    return property(this, key, copyIdentifier(key), true, false);
  },
  Property_keyed(this: Tree, key: Tree, _colon: Tree, value: Tree): Property {
    const name = key.toAST<NodeBase>() as Expression;
    return property(this, name, value.toAST(), false, name.start !== key.start);
  },
  Property_default(this: Tree, name: Tree, _equals: Tree, value: Tree): Property {
    const key = name.toAST<Identifier>();
    const { start, end } = this;
    const left = copyIdentifier(key);
    return property(this, key, { type: "AssignmentPattern", start, end, left, right: value.toAST() }, true, false);
  },
  Property_spread(this: Tree, _dots: Tree, argument: Tree): SpreadElement {
    return { type: "SpreadElement", start: this.start, end: this.end, argument: argument.toAST() };
  },
  /** A computed key starts after its bracket, which is how the rules that use a key tell one. */
  PropertyKey_computed(this: Tree, _open: Tree, key: Tree, _close: Tree): Expression {
    return key.toAST();
  },
};

/** A property of an object literal or pattern that is not a method. */
export function property(
  { start, end }: Tree,
  key: Property["key"],
  value: Property["value"],
  shorthand: boolean,
  computed: boolean,
): Property {
  return { type: "Property", start, end, method: false, shorthand, computed, key, kind: "init", value };
}

export const expressionsInSteps = { LeftHandSide_chain: chainInSteps, NewCallee_chain: chainInSteps };
