/** Writes statements. Loops are bounded by how they are written, and each turn is a step. */
import { type Choice, choose, part } from "./Choice.ts";
import { expression } from "./expressions.ts";
import { classText, functionText } from "./functions.ts";
import { pattern } from "./patterns.ts";
import type { Scope } from "./Scope.ts";

type Write = (choice: Choice, scope: Scope) => string;

/** Statements one after the other in one scope. */
export const statements = (parts: readonly Choice[], scope: Scope): string =>
  parts.map((each) => ` ${statement(each, scope)}`).join("");

const block = (choice: Choice, scope: Scope, first = ""): string => `{${first}${statements(choice.parts, scope)} }`;

/** The body of a loop, often with a way out; `label` is the loop's own. */
function turn(choice: Choice, scope: Scope, label: string): string {
  const inner = scope.inner({ labels: [...scope.place.labels, label] });
  const leave = choice.pick % 2 === 1 ? ` ${jump(part(choice, 0), inner)}` : "";
  return `{ $step();${leave}${statements(choice.parts, inner)} }`;
}

export const statement: Write = (choice, scope) => {
  if (choice.parts.length === 0) return log(choice, scope);
  const [write, rest] = choose(choice, kinds);
  return write(rest, scope);
};

const small: Write = (choice, scope) => `$small(${expression(choice, scope)})`;

const log: Write = (choice, scope) =>
  `$log(${expression(choice.parts.length === 0 ? choice : part(choice, 0), scope)});`;

const variable: Write = (choice, scope) => {
  const [word, rest] = choose(choice, ["let", "const", "var"]);
  const value = expression(part(rest, 0), scope);
  const { text, names } = pattern(part(rest, 1), scope);
  // The names are there from here on; the initializer above was written without them.
  for (const name of names) scope.declare(name, word !== "const");
  return `${word} ${text} = ${text === names[0] ? `$small(${value})` : `$any(${value})`};`;
};

/** A declaration that closures may see before it is initialized. */
const early: Write = (choice, scope) => {
  const name = scope.fresh();
  const inner = scope.body({});
  inner.declare(name, false);
  const reader = scope.fresh("f");
  scope.declare(reader, false);
  const call = choice.pick % 2 === 0 ? `$try(${reader});` : "";
  scope.declare(name, true);
  return `const ${reader} = () => (${expression(part(choice, 0), inner)}); ${call} let ${name} = $small($try(${reader}));`;
};

const declaration: Write = (choice, scope) => {
  const name = scope.fresh("f");
  scope.declare(name, false);
  return functionText("declaration", choice, scope, name);
};

const class_: Write = (choice, scope) => {
  const name = scope.fresh("C");
  const text = classText(name, choice, scope);
  scope.declare(name, false);
  return text;
};

const if_: Write = (choice, scope) => {
  const other = choice.parts.length > 2 ? ` else ${block(part(choice, 2), scope.inner())}` : "";
  return `if (${expression(part(choice, 0), scope)}) ${block(part(choice, 1), scope.inner())}${other}`;
};

const for_: Write = (choice, scope) => {
  const index = scope.fresh("i");
  const inner = scope.inner();
  inner.declare(index, false);
  return `for (let ${index} = 0; ${index} < ${choice.pick % 4}; ${index}++) ${turn(part(choice, 0), inner, "")}`;
};

const forOf: Write = (choice, scope) => {
  const inner = scope.inner();
  const value = expression(part(choice, 0), scope);
  const [source, rest] = choose(choice, [
    `$iterable(${value})`,
    `$counting(3, ${value})`,
    `$any(${value})`,
    `new Map([[1, 2]])`,
  ]);
  const { text, names } = pattern(part(rest, 1), scope);
  for (const name of names) inner.declare(name, false);
  const wait = scope.place.async && rest.pick % 2 === 1 ? " await" : "";
  return `for${wait} (const ${text} of ${source}) ${turn(part(rest, 2), inner, "")}`;
};

const forIn: Write = (choice, scope) => {
  const inner = scope.inner();
  const key = inner.declare(scope.fresh("k"), true);
  return `for (let ${key} in $object(${expression(part(choice, 0), scope)})) ${turn(part(choice, 1), inner, "")}`;
};

const while_: Write = (choice, scope) => {
  const count = scope.fresh("n");
  const body = turn(part(choice, 1), scope, "");
  const test = `${count}++ < ${choice.pick % 4} && ${expression(part(choice, 0), scope)}`;
  return choice.pick % 2 === 0
    ? `let ${count} = 0; while (${test}) ${body}`
    : `let ${count} = 0; do ${body} while (${test});`;
};

const switch_: Write = (choice, scope) => {
  const inner = scope.inner({ labels: [...scope.place.labels, "switch"] });
  const value = expression(part(choice, 0), scope);
  const cases = choice.parts.slice(1).map((each, at) => {
    const head = at === choice.pick % 5 ? "default" : `case ${expression(part(each, 0), inner.inner())}`;
    return `${head}: ${block({ ...each, parts: each.parts.slice(1) }, inner.inner())}${each.pick % 3 === 0 ? " break;" : ""}`;
  });
  return `switch (${value}) { ${cases.join(" ")} }`;
};

const try_: Write = (choice, scope) => {
  const caught = scope.inner();
  const error = scope.fresh("e");
  const name = scope.fresh();
  const body = block(part(choice, 0), scope.inner());
  caught.declare(name, true);
  const handler = ` catch (${error}) ${block(part(choice, 1), caught, ` let ${name} = $error(${error});`)}`;
  const last = ` finally ${block(part(choice, 2), scope.inner())}`;
  const [form] = choose(choice, [handler, handler + last, last]);
  return `try ${body}${form}`;
};

const throw_: Write = (choice, scope) => {
  const value = expression(part(choice, 0), scope);
  return `if (${expression(part(choice, 1), scope)}) throw ${choose(choice, [value, `new TypeError($text(${value}))`, `$object(${value})`])[0]};`;
};

const jump: Write = (choice, scope) => {
  const { labels } = scope.place;
  const test = expression(part(choice, 0), scope);
  if (labels.length === 0 && !scope.place.returns) return `if (${test}) throw ${expression(part(choice, 1), scope)};`;
  if (labels.length === 0) return `if (${test}) return ${expression(part(choice, 1), scope)};`;
  const named = labels.filter((label) => /^L/.test(label));
  const loops = labels.some((label) => label === "");
  const forms = [
    `${scope.place.returns ? "return" : "throw"} ${expression(part(choice, 1), scope)}`,
    ...(labels.at(-1) === "" || labels.at(-1) === "switch" ? ["break"] : []),
    ...(loops ? ["continue"] : []),
    ...named.map((label) => `break ${label}`),
    ...named.filter((label) => label.startsWith("Loop")).map((label) => `continue ${label}`),
  ];
  return `if (${test}) ${choose(choice, forms)[0]};`;
};

const labeled: Write = (choice, scope) => {
  const loop = choice.pick % 2 === 0;
  const label = scope.fresh(loop ? "Loop" : "L");
  const inner = scope.inner({ labels: [...scope.place.labels, label] });
  return `${label}: ${loop ? for_({ ...choice, pick: choice.pick >> 1 }, inner) : block(part(choice, 0), inner)}`;
};

const promise: Write = (choice, scope) => {
  const inner = scope.body({ method: scope.place.method });
  const first = expression(part(choice, 0), inner);
  inner.declare("x", true);
  const then = expression(part(choice, 1), inner);
  const [start, rest] = choose(choice, [
    `Promise.resolve(${first})`,
    `new Promise((x) => x(${first}))`,
    `$later(${first}, 2)`,
    `(async () => { $step(); return ${first}; })()`,
  ]);
  const [end] = choose(rest, [
    "then((x) => $log($steps, x), (x) => $log($error(x)))",
    `then((x) => (${then})).then($log, $error)`,
    `finally(() => $log("finally")).catch($error)`,
  ]);
  return `${start}.${end};`;
};

const kinds: readonly Write[] = [
  log,
  variable,
  declaration,
  log,
  if_,
  for_,
  forOf,
  variable,
  try_,
  class_,
  switch_,
  while_,
  forIn,
  jump,
  labeled,
  throw_,
  promise,
  early,
  (c, s) => block(c, s.inner()),
  (c, s) => `${s.place.async ? "await " : ""}$drain(${expression(part(c, 0), s)}).catch($error);`,
  (c, s) => `${s.place.generator ? "yield " : ""}${small(part(c, 0), s)};`,
  (c, s) => `${expression(part(c, 0), s).replace(/^(?=\{|function|class|async)/, "0, ")};`,
  (c, s) => `queueMicrotask(() => $try(() => $log(${expression(part(c, 0), s.body({ method: s.place.method }))})));`,
];
