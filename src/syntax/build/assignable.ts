/**
 * Turns an object or array literal that proved to be the target of an assignment into the pattern it stands for. What
 * cannot be a pattern stays as it is, for the table of early errors: a parenthesised literal, a rest element followed
 * by a comma, a call.
 */
import type {
  ArrayExpression,
  Expression,
  ObjectExpression,
  Pattern,
  Property,
  RestElement,
  SpreadElement,
} from "../Ast.ts";
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

  // Targets inside are converted from a list, not by recursion: their nesting is bounded by nothing but the text.
  const pending: (() => void)[] = [];

  /** What the value stands for as a target; what is inside it follows. */
  function element(value: Convertible, from: number): Pattern {
    if (between(from, value.start, "(")) return value as Pattern;
    if (value.type === "ObjectExpression") return object(value);
    if (value.type === "ArrayExpression") return array(value);
    if (value.type === "AssignmentExpression" && value.operator === "=") {
      const { start, end, left, right } = value;
      return { type: "AssignmentPattern", start, end, left: left as Pattern, right };
    }
    return value as Pattern;
  }

  function rest(spread: SpreadElement, last: boolean, end: number): Pattern {
    if (!last || between(spread.end, end, ",")) return spread as unknown as Pattern;
    const { start, end: spreadEnd, argument } = spread;
    const pattern: RestElement = { type: "RestElement", start, end: spreadEnd, argument: argument as Pattern };
    pending.push(() => void (pattern.argument = element(argument, start + 3)));
    return pattern;
  }

  function object({ start, end, properties }: ObjectExpression): Pattern {
    const last = properties.length - 1;
    const converted = properties.map((property, i) => {
      if (property.type === "SpreadElement") return rest(property, i === last, end);
      if (property.type === "Property" && property.kind === "init" && !property.method && !property.shorthand)
        pending.push(() => void (property.value = element(property.value, property.key.end)));
      return property;
    });
    return { type: "ObjectPattern", start, end, properties: converted as Property[] };
  }

  function array({ start, end, elements }: ArrayExpression): Pattern {
    const last = elements.length - 1;
    const converted: (Pattern | null)[] = [];
    pending.push(() => {
      let from = start + 1;
      elements.forEach((value, i) => {
        if (value === null) return void converted.push(null);
        converted.push(value.type === "SpreadElement" ? rest(value, i === last, end) : element(value, from));
        from = value.end;
      });
    });
    return { type: "ArrayPattern", start, end, elements: converted };
  }

  const pattern = element(target, target.start);
  for (let convert = pending.pop(); convert !== undefined; convert = pending.pop()) convert();
  return pattern;
}
