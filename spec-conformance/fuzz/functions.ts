/** Writes functions of all kinds and classes. Every body begins with a step, so that no recursion goes on for ever. */
import { type Choice, choose, part } from "./Choice.ts";
import { expression, keys } from "./expressions.ts";
import { pattern } from "./patterns.ts";
import type { Place, Scope } from "./Scope.ts";
import { statements } from "./statements.ts";

type Form = "arrow" | "expression" | "declaration" | "method" | "constructor" | "getter" | "setter";

const kinds = [
  { prefix: "", star: "", async: false, generator: false },
  { prefix: "", star: "", async: false, generator: false },
  { prefix: "async ", star: "", async: true, generator: false },
  { prefix: "", star: "*", async: false, generator: true },
  { prefix: "async ", star: "*", async: true, generator: true },
] as const;

export function functionText(form: Form, choice: Choice, scope: Scope, name = ""): string {
  const isPlain = form === "constructor" || form === "getter" || form === "setter";
  const [kind, rest] = choose(choice, isPlain ? kinds.slice(0, 1) : form === "arrow" ? kinds.slice(0, 3) : kinds);
  const place: Partial<Place> = {
    async: kind.async,
    generator: kind.generator,
    method: form === "arrow" ? scope.place.method : form === "method" || isPlain,
  };
  const inner = scope.body(place);
  if (form === "expression" && name !== "") inner.declare(name, false);
  const count = form === "getter" ? 0 : form === "setter" ? 1 : rest.pick % 3;
  const parameters = Array.from({ length: count }, (_, at) =>
    parameter(part(rest, at), inner, at === count - 1 && form !== "setter"),
  );
  const [body, list] = choose(rest, ["block", "block", "expression"]);
  const yields = kind.generator ? ` yield ${expression(part(rest, 3), inner)};` : "";
  const text = (lines: string): string => `{ $step();${lines}${yields} return ${expression(part(rest, 4), inner)}; }`;
  if (form === "arrow") {
    const code = body === "expression" ? `(${expression(part(rest, 3), inner)})` : text(statements(list.parts, inner));
    return `(${kind.prefix}(${parameters.join(", ")}) => ${code})`;
  }
  const block = text(form === "constructor" || body === "expression" ? "" : statements(list.parts, inner));
  const head = `(${parameters.join(", ")}) ${block}`;
  if (form === "method") return `${kind.prefix}${kind.star}${name}${head}`;
  if (form === "getter") return `get ${name}${head}`;
  if (form === "setter") return `set ${name}${head}`;
  const whole = `${kind.prefix}function${kind.star} ${name}${head}`;
  return form === "expression" ? `(${whole})` : whole;
}

function parameter(choice: Choice, scope: Scope, isLast: boolean): string {
  const [form, rest] = choose(choice, ["plain", "plain", "default", "rest", "pattern"]);
  if (form === "pattern") {
    const { text, names } = pattern(rest, parameterScope(scope));
    for (const name of names) scope.declare(name, true);
    return text === names[0] ? text : `${text} = $any()`;
  }
  const name = scope.fresh("p");
  const text =
    form === "rest" && isLast
      ? `...${name}`
      : form === "default"
        ? `${name} = ${expression(part(rest, 0), parameterScope(scope))}`
        : name;
  scope.declare(name, true);
  return text;
}

/** `await` and `yield` may not occur in parameters. */
const parameterScope = (scope: Scope): Scope => scope.inner({ async: false, generator: false });

export function objectMethod(form: "method" | "getter" | "setter", key: string, choice: Choice, scope: Scope): string {
  return functionText(form, choice, scope, key);
}

/** A class; its name is in scope inside. */
export function classText(name: string, choice: Choice, scope: Scope): string {
  const [heritage, rest] = choose(choice, ["", "", "Array", "Map", "Error", "name", "null"]);
  const inner = scope.inner({ async: false, generator: false, labels: [] });
  if (name !== "") inner.declare(name, false);
  const parent =
    heritage === "name"
      ? `$constructor(${expression(part(rest, 0), scope.inner({ async: false, generator: false }))})`
      : heritage;
  const members = rest.parts.slice(0, 4).map((each) => classMember(each, inner));
  const reads = "read(x) { return #secret in x ? x.#secret : this.#count(); }";
  const own = rest.pick % 3 === 0 ? `#secret = 1; #count() { return ++this.#secret; } ${reads} ` : "";
  const last =
    parent !== "" && parent !== "null" && rest.pick % 4 === 1
      ? "constructor(...rest) { super(...rest); this.a = new.target === undefined; } "
      : "";
  return `class ${name}${parent === "" ? "" : ` extends ${parent}`} { ${own}${last}${members.join(" ")} }`;
}

function classMember(choice: Choice, scope: Scope): string {
  const [isStatic, rest] = choose(choice, ["", "static "]);
  const [form, body] = choose(rest, ["field", "method", "getter", "setter", "block", "computed"] as const);
  const [key, last] = choose(body, keys.slice(0, 2));
  const field = scope.body({ method: true });
  if (form === "field") return `${isStatic}${key} = ${expression(part(last, 0), field)};`;
  if (form === "computed") return `${isStatic}["c" + ${key === "a" ? 1 : 2}] = ${expression(part(last, 0), field)};`;
  if (form === "block")
    return `static { $step(); ${statements(last.parts, scope.body({ method: true, returns: false }))} }`;
  return `${isStatic}${functionText(form, last, scope, key)}`;
}
