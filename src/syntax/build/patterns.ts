/** Actions for binding patterns. */
import type { AssignmentPattern, Identifier, Pattern, Property, RestElement } from "../Ast.ts";
import { property } from "./expressions.ts";
import { copyIdentifier } from "./literals.ts";
import { holedList, list, optionalList, type Tree } from "./Tree.ts";

export function withDefault({ start, end }: Tree, left: Pattern, value: Tree): AssignmentPattern {
  return { type: "AssignmentPattern", start, end, left, right: value.toAST() };
}

export function rest({ start, end }: Tree, argument: Tree): RestElement {
  return { type: "RestElement", start, end, argument: argument.toAST() };
}

/** Gives a binding its type. Only bindings without a default have one; the default goes around them. */
export function annotate(target: Pattern, type: Tree): Pattern {
  (target as Identifier).typeAnnotation = type.toAST();
  return target;
}

function optionalParameter(target: Pattern): Pattern {
  (target as Identifier).optional = true;
  return target;
}

export const patterns = {
  DeclaratorTarget_annotated(this: Tree, target: Tree, type: Tree): Pattern {
    return annotate(target.toAST(), type);
  },
  DefiniteType(this: Tree, _mark: Tree, type: Tree): unknown {
    return type.toAST();
  },
  ParameterTarget_annotated(this: Tree, target: Tree, type: Tree): Pattern {
    return annotate(target.toAST(), type);
  },
  ParameterTarget_optionalAnnotated(this: Tree, target: Tree, _mark: Tree, type: Tree): Pattern {
    return optionalParameter(annotate(target.toAST(), type));
  },
  ParameterTarget_optional(this: Tree, target: Tree, _mark: Tree): Pattern {
    return optionalParameter(target.toAST());
  },
  ParameterTarget_this(this: Tree, word: Tree, type: Tree): Pattern {
    return annotate({ type: "Identifier", start: word.start, end: word.end, name: "this" }, type);
  },
  BindingElement_default(this: Tree, target: Tree, _equals: Tree, value: Tree): Pattern {
    return withDefault(this, target.toAST(), value);
  },
  ObjectPattern(this: Tree, _open: Tree, properties: Tree, _close: Tree): Pattern {
    return { type: "ObjectPattern", start: this.start, end: this.end, properties: optionalList(properties) };
  },
  BindingPropertyList(this: Tree, first: Tree, _commas: Tree, others: Tree, _comma: Tree): (Property | RestElement)[] {
    return list(first, others);
  },
  BindingProperty_keyed(this: Tree, key: Tree, _colon: Tree, value: Tree): Property {
    const name = key.toAST<Property["key"]>();
    return property(this, name, value.toAST(), false, name.start !== key.start);
  },
  BindingProperty_default(this: Tree, name: Tree, _equals: Tree, value: Tree): Property {
    const key = name.toAST<Identifier>();
    return property(this, key, withDefault(this, copyIdentifier(key), value), true, false);
  },
  BindingProperty_shorthand(this: Tree, name: Tree): Property {
    const key = name.toAST<Identifier>();
    return property(this, key, copyIdentifier(key), true, false);
  },
  BindingProperty_rest(this: Tree, _dots: Tree, name: Tree): RestElement {
    return rest(this, name);
  },
  ArrayPattern(this: Tree, _open: Tree, first: Tree, _commas: Tree, others: Tree, _close: Tree): Pattern {
    return { type: "ArrayPattern", start: this.start, end: this.end, elements: holedList(first, others) };
  },
  BindingItem_rest(this: Tree, _dots: Tree, target: Tree): RestElement {
    return rest(this, target);
  },
};
