/** Writes patterns: those that declare new names, and those that assign to names that are there. */
import { type Choice, choose, part } from "./Choice.ts";
import { expression } from "./expressions.ts";
import type { Scope } from "./Scope.ts";

/** A pattern or a plain name, and the names that it declares; the caller puts them in scope when they are initialized. */
export function pattern(choice: Choice, scope: Scope, depth = 0): { text: string; names: string[] } {
  const [form, rest] = choose(choice, depth > 2 ? ["name"] : ["name", "array", "object"]);
  if (form === "name") {
    const name = scope.fresh();
    return { text: name, names: [name] };
  }
  const names: string[] = [];
  const elements = rest.parts.slice(0, 3).map((each, at, all) => {
    const [kind, inner] = choose(each, ["plain", "default", "rest", "hole"]);
    const isLast = at === all.length - 1;
    if (kind === "hole" && form === "array") return "";
    const target = pattern(inner, scope, kind === "rest" ? 3 : depth + 1);
    names.push(...target.names);
    if (kind === "rest" && isLast) return `...${target.text}`;
    const key = form === "array" ? "" : `${choose(inner, ["a", "b", "0", "length", '["a" + "b"]'])[0]}: `;
    const value = kind === "default" ? ` = ${expression(part(inner, 0), scope)}` : "";
    return `${key}${target.text}${value}`;
  });
  return { text: form === "array" ? `[${elements.join(", ")}]` : `{ ${elements.join(", ")} }`, names };
}

/** A pattern whose targets are names in scope. */
export function patternOfNames(choice: Choice, scope: Scope): string {
  const [first, rest] = choose(choice, scope.writable);
  const [second, last] = choose(rest, scope.writable);
  const value = expression(part(last, 1), scope);
  const forms = [
    `[${first}, ${second}]`,
    `[${first} = ${value}]`,
    `{ a: ${first}, ...${second} }`,
    `[, ...${first}]`,
    `{ length: ${first} = ${value} }`,
  ];
  return choose(last, forms)[0];
}
