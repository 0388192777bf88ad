/** Actions for names, literals and templates. */
import type { Identifier, Literal, PrivateIdentifier, TemplateElement, TemplateLiteral } from "../Ast.ts";
import { cook } from "./cook.ts";
import type { Tree } from "./Tree.ts";

/** Longer ones are not converted here: a reading may be abandoned, and takes no pause. @unit digits */
const LONG_BIGINT = 4_096;

/** A copy, for the second of the two places where a shorthand property has its name. */
export function copyIdentifier({ start, end, name }: Identifier): Identifier {
  return { type: "Identifier", start, end, name };
}

function identifier(this: Tree, _name: Tree): Identifier {
  const text = this.text;
  return { type: "Identifier", start: this.start, end: this.end, name: cook(text) ?? text };
}

export interface TemplateSpan {
  expression: TemplateLiteral["expressions"][number];
  element: TemplateElement;
}

export const literals = {
  identifier,
  arrowIdentifier: identifier,
  labelIdentifier: identifier,
  shorthandIdentifier: identifier,
  identifierName(this: Tree, _start: Tree, _first: Tree, _wide: Tree, _rest: Tree): Identifier {
    return identifier.call(this, _start);
  },
  privateIdentifier(this: Tree, _mark: Tree, _name: Tree): PrivateIdentifier {
    const text = this.text.slice(1);
    return { type: "PrivateIdentifier", start: this.start, end: this.end, name: cook(text) ?? text };
  },

  numericLiteral(this: Tree, _digits: Tree): Literal {
    const raw = this.text;
    const digits = raw.indexOf("_") < 0 ? raw : raw.replaceAll("_", "");
    if (raw.charCodeAt(raw.length - 1) !== 110 /* n */) {
      return { type: "Literal", start: this.start, end: this.end, value: Number(digits), raw };
    }
    const bigint = digits.slice(0, -1);
    if (bigint.length > LONG_BIGINT)
      return { type: "Literal", start: this.start, end: this.end, value: null, raw, bigint };
    const value = BigInt(bigint);
    const isDecimal = /^\d+$/.test(bigint);
    return {
      type: "Literal",
      start: this.start,
      end: this.end,
      value,
      raw,
      bigint: isDecimal ? bigint : value.toString(),
    };
  },
  stringLiteral(this: Tree, _text: Tree): Literal {
    const raw = this.text;
    return { type: "Literal", start: this.start, end: this.end, value: cook(raw.slice(1, -1)), raw };
  },
  BooleanLiteral(this: Tree, _word: Tree): Literal {
    const raw = this.text;
    return { type: "Literal", start: this.start, end: this.end, value: raw === "true", raw };
  },
  NullLiteral(this: Tree, _word: Tree): Literal {
    return { type: "Literal", start: this.start, end: this.end, value: null, raw: "null" };
  },
  regularExpressionLiteral(this: Tree, _open: Tree, _body: Tree, _close: Tree, _flags: Tree): Literal {
    const raw = this.text;
    const close = raw.lastIndexOf("/");
    const regex = { pattern: raw.slice(1, close), flags: raw.slice(close + 1) };
    return { type: "Literal", start: this.start, end: this.end, value: null, raw, regex };
  },

  templateLiteral(this: Tree, _open: Tree, head: Tree, spans: Tree, _close: Tree): TemplateLiteral {
    const quasis: TemplateElement[] = [head.toAST()];
    const expressions: TemplateLiteral["expressions"] = [];
    for (const tree of spans.children) {
      const span = tree.toAST<TemplateSpan>();
      expressions.push(span.expression);
      quasis.push(span.element);
    }
    quasis[quasis.length - 1]!.tail = true;
    return { type: "TemplateLiteral", start: this.start, end: this.end, expressions, quasis };
  },
  templateSpan(this: Tree, _open: Tree, expression: Tree, _spaces: Tree, _close: Tree, element: Tree): TemplateSpan {
    return { expression: expression.toAST(), element: element.toAST() };
  },
  templateElement(this: Tree, _text: Tree): TemplateElement {
    const text = this.text;
    const raw = text.indexOf("\r") < 0 ? text : text.replace(/\r\n?/g, "\n");
    return {
      type: "TemplateElement",
      start: this.start,
      end: this.end,
      value: { raw, cooked: cook(raw) },
      tail: false,
    };
  },
};
