/** A tree without its types: what remains must be the tree of the same text with its types blanked. */
import type { Node, Program } from "../../src/syntax/Ast.ts";
import { isErased } from "../../src/syntax/walk.ts";

// prettier-ignore
const typeFields = new Set([
  "typeAnnotation", "typeParameters", "typeArguments", "returnType", "thisParameter", "superTypeArguments", "implements",
  "abstract", "declare", "accessibility", "readonly", "override", "definite",
]);
// prettier-ignore
const wrappers = new Set([
  "TSAsExpression", "TSSatisfiesExpression", "TSNonNullExpression", "TSInstantiationExpression",
]);

function isNode(value: object): value is Node {
  return "type" in value && typeof value.type === "string";
}

function erase(value: unknown): unknown {
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) {
    return value.filter((item: Node | null) => item === null || !isNode(item) || !isErased(item)).map(erase);
  }
  if (isNode(value) && wrappers.has(value.type)) return erase((value as { expression?: unknown }).expression);
  const { type } = value as Node;
  const fields = Object.entries(value).filter(([key, field]) => {
    if (typeFields.has(key) || field === undefined) return false;
    return key !== "optional" || type === "MemberExpression" || type === "CallExpression";
  });
  return Object.fromEntries(fields.map(([key, field]) => [key, erase(field)]));
}

export function eraseTypes(program: Program): Program {
  return erase(program) as Program;
}

/**
 * Offsets may differ where only blanks, or semicolons that stand for an erased statement, lie between them: moves the
 * offsets of `actual` to those of `expected` there. Empty statements are left out of both.
 */
export function align(actual: unknown, expected: unknown, blanked: string): { actual: unknown; expected: unknown } {
  const isEmpty = (item: unknown) => (item as { type?: string } | null)?.type === "EmptyStatement";
  function both(a: unknown, e: unknown): [unknown, unknown] {
    if (Array.isArray(a) && Array.isArray(e)) {
      const as = a.filter((item) => !isEmpty(item));
      const es = e.filter((item) => !isEmpty(item));
      if (as.length !== es.length) return [as, es];
      const pairs = as.map((item, i) => both(item, es[i]));
      return [pairs.map(([x]) => x), pairs.map(([, y]) => y)];
    }
    if (a === null || e === null || typeof a !== "object" || typeof e !== "object") return [a, e];
    const result: Record<string, unknown> = {};
    const wanted: Record<string, unknown> = {};
    const [as, es] = [a as Record<string, unknown>, e as Record<string, unknown>];
    for (const key of new Set([...Object.keys(as), ...Object.keys(es)])) {
      let [x, y] = [as[key], es[key]];
      if ((key === "start" || key === "end") && typeof x === "number" && typeof y === "number") {
        const between = blanked.slice(Math.min(x, y), Math.max(x, y)).replace(/\/\*[^]*?\*\/|\/\/.*/g, "");
        if (/^[\s;]*$/.test(between)) x = y;
      } else [x, y] = both(x, y);
      if (key in as) result[key] = x;
      if (key in es) wanted[key] = y;
    }
    return [result, wanted];
  }
  const [a, e] = both(actual, expected);
  return { actual: a, expected: e };
}
