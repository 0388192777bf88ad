/**
 * Turns an object or array literal that proved to be the target of an assignment into the pattern it stands for. What
 * cannot be a pattern stays as it is, for the table of early errors: a parenthesised literal, a rest element followed
 * by a comma, a call.
 */
import type { ArrayExpression, Expression, ObjectExpression, Pattern, Property, SpreadElement } from "../Ast.ts";
import type { Tree } from "./Tree.ts";

type Convertible = Expression | SpreadElement | Pattern;

/** A target of `=` or of a `for` loop → the pattern; `around` is a match that contains it. */
export function toAssignable(target: Expression, around: Tree): Pattern {
  if (target.type !== "ObjectExpression" && target.type !== "ArrayExpression") return target as Pattern;
  const text = around.text;
  const between = (from: number, to: number, mark: string): boolean => {
    const [first, last] = [from - around.start, to - around.start];
    let at = first;
    while (at < last && text[at] !== mark) at++;
    return (
      at < last &&
      text
        .slice(first, last)
        .replace(/\/\*[^]*?\*\/|\/\/.*/g, "")
        .includes(mark)
    );
  };

  // Literals become patterns where they stand, because there may be many, and from a list, not by recursion: their
  // nesting is bounded by nothing but the text.
  const pending: (ArrayExpression | ObjectExpression)[] = [];

  /** What the value stands for as a target; what is inside it follows. */
  function element(value: Convertible, from: number): Pattern {
    if (between(from, value.start, "(")) return value as Pattern;
    if (value.type === "ObjectExpression" || value.type === "ArrayExpression") pending.push(value);
    if (value.type !== "AssignmentExpression" || value.operator !== "=") return value as Pattern;
    const { start, end, left, right } = value;
    return { type: "AssignmentPattern", start, end, left: left as Pattern, right };
  }

  function rest(spread: SpreadElement, last: boolean, end: number): Pattern {
    if (!last || between(spread.end, end, ",")) return spread as unknown as Pattern;
    const { start, end: spreadEnd, argument } = spread;
    return { type: "RestElement", start, end: spreadEnd, argument: element(argument, start + 3) };
  }

  function object({ end, properties }: ObjectExpression): void {
    const converted = properties as (Property | SpreadElement | Pattern)[];
    for (let i = 0; i < properties.length; i++) {
      const property = properties[i]!;
      if (property.type === "SpreadElement") converted[i] = rest(property, i === properties.length - 1, end);
      else if (property.type === "Property" && property.kind === "init" && !property.method && !property.shorthand)
        property.value = element(property.value, property.key.end);
    }
  }

  function array({ start, end, elements }: ArrayExpression): void {
    const converted = elements as (Convertible | null)[];
    let from = start + 1;
    for (let i = 0; i < elements.length; i++) {
      const value = converted[i]!;
      if (value === null) continue;
      converted[i] =
        value.type === "SpreadElement" ? rest(value, i === elements.length - 1, end) : element(value, from);
      from = value.end;
    }
  }

  const pattern = element(target, target.start);
  for (let literal = pending.pop(); literal !== undefined; literal = pending.pop()) {
    if (literal.type === "ArrayExpression") array(literal);
    else object(literal);
    (literal as { type: string }).type = literal.type === "ArrayExpression" ? "ArrayPattern" : "ObjectPattern";
  }
  return pattern;
}
