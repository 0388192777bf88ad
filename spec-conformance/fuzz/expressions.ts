/** Writes expressions. Tables by node kind, the plainest first; every alternative is a whole operand. */
import { type Choice, choose, part } from "./Choice.ts";
import { classText, functionText, objectMethod } from "./functions.ts";
import { patternOfNames } from "./patterns.ts";
import type { Scope } from "./Scope.ts";

type Write = (choice: Choice, scope: Scope) => string;

const literals = [
  "0",
  "1",
  '"a"',
  "true",
  "null",
  "undefined",
  "-1",
  "2.5",
  '"bc"',
  "10n",
  "NaN",
  "-0",
  '""',
  "[]",
  "0.1",
];
export const keys = ["a", "b", "length", "0", "1", "name", "constructor"];
const binaries = [
  "+",
  "-",
  "*",
  "/",
  "%",
  "<",
  "<=",
  ">",
  ">=",
  "==",
  "!=",
  "===",
  "!==",
  "&",
  "|",
  "^",
  "<<",
  ">>",
  ">>>",
];
const unaries = ["- ", "+ ", "!", "~", "typeof ", "void "];
const compounds = ["-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", ">>>=", "&&=", "||=", "??="];

const literal: Write = (choice) => choose(choice, literals)[0];

export const expression: Write = (choice, scope) => {
  // A leaf has no depth left: a name or a literal.
  if (choice.parts.length === 0)
    return scope.names.length > 0 && choice.pick % 2 === 1 ? name(choice, scope) : literal(choice, scope);
  const [write, rest] = choose(choice, expressions);
  return write(rest, scope);
};

/** The expression of a part. */
const operand = (choice: Choice, scope: Scope, at = 0): string => expression(part(choice, at), scope);

/** A value that stays small: what loops and assignments pile up is bounded. */
const small = (choice: Choice, scope: Scope, at = 0): string => `$small(${operand(choice, scope, at)})`;

const name: Write = (choice, { names }) =>
  names.length === 0 ? "0" : choose({ ...choice, pick: choice.pick >> 1 }, [...names].reverse())[0];

const member = (object: string, key: string): string => (/^\d/.test(key) ? `${object}[${key}]` : `${object}.${key}`);

const list = (choice: Choice, scope: Scope, from = 0): string[] =>
  choice.parts.slice(from).map((each) => `$small(${expression(each, scope)})`);

const array: Write = (choice, scope) =>
  `[${choice.parts
    .map((each) => {
      const [form, rest] = choose(each, ["plain", "plain", "plain", "spread", "hole"]);
      if (form === "hole") return "";
      return form === "spread" ? `...$iterable(${expression(rest, scope)})` : `$small(${expression(rest, scope)})`;
    })
    .join(", ")}${choice.pick % 7 === 6 ? "," : ""}]`;

const object: Write = (choice, scope) =>
  `({${choice.parts
    .map((each) => {
      const [form, rest] = choose(each, [
        "plain",
        "plain",
        "shorthand",
        "computed",
        "spread",
        "method",
        "getter",
        "setter",
        "proto",
      ]);
      const [key, value] = choose(rest, ["a", "b", "1", "0", '"b c"']);
      if (form === "shorthand" && scope.names.length > 0) return name(value, scope);
      if (form === "computed") return `[$key(${operand(value, scope)})]: ${small(value, scope, 1)}`;
      if (form === "spread") return `...${small(value, scope)}`;
      if (form === "method" || form === "getter" || form === "setter") return objectMethod(form, key, value, scope);
      if (form === "proto") return `__proto__: ${small(value, scope)}`;
      return `${key}: ${small(value, scope)}`;
    })
    // V8 puts data properties after a spread before the accessors between them: see cases/language/ObjectExpression.js.
    .filter((each, _at, all) => !/^[gs]et /.test(each) || !all.some((other) => other.startsWith("...")))
    // A second `__proto__` is an early error.
    .filter(
      (each, at, all) =>
        !each.startsWith("__proto__") || all.findIndex((other) => other.startsWith("__proto__")) === at,
    )
    .join(", ")}})`;

const template: Write = (choice, scope) =>
  `\`t${choice.parts.map((each) => `\${$text(${expression(each, scope)})}`).join("-")}\``;

/** A call that fits: methods of arrays, strings and others, by how they are written. */
const calls: readonly Write[] = [
  (c, s) => `$iterable(${operand(c, s)}).map((x) => ${expressionWith(c, s, 1, ["x"])})`,
  (c, s) => `$iterable(${operand(c, s)}).filter((x, i) => ${expressionWith(c, s, 1, ["x", "i"])})`,
  (c, s) =>
    `$iterable(${operand(c, s)}).reduce((x, y) => $small(${expressionWith(c, s, 1, ["x", "y"])}), ${small(c, s, 2)})`,
  (c, s) => `$iterable(${operand(c, s)}).join(${choose(c, ['""', '","', "undefined"])[0]})`,
  (c, s) =>
    `$iterable(${operand(c, s)}).${choose(c, ["at", "includes", "indexOf", "concat", "slice", "with", "flat", "lastIndexOf"])[0]}(${small(c, s, 1)})`,
  (c, s) =>
    `$iterable(${operand(c, s)}).${choose(c, ["toReversed", "toSorted", "keys", "entries", "pop", "shift", "flat", "reverse"])[0]}()`,
  (c, s) =>
    `$iterable(${operand(c, s)}).${choose(c, ["some", "every", "find", "findIndex", "findLast", "flatMap", "forEach"])[0]}((x) => ${expressionWith(c, s, 1, ["x"])})`,
  (c, s) =>
    `$iterable(${operand(c, s)}).${choose(c, ["splice", "fill", "copyWithin", "toSpliced"])[0]}(${list(c, s, 1).slice(0, 3).join(", ")})`,
  (c, s) =>
    `$text(${operand(c, s)}).${choose(c, ["at", "slice", "padStart", "split", "indexOf", "charCodeAt", "startsWith", "substring", "concat", "localeCompare"])[0]}(${small(c, s, 1)})`,
  (c, s) => `$text(${operand(c, s)}).${choose(c, ["toUpperCase", "trim", "isWellFormed", "toLowerCase"])[0]}()`,
  (c, s) =>
    `$text(${operand(c, s)}).replace(${choose(c, ["/[a-c]/g", "/(.)(.)?/", "/^|$/g", '"a"', "/(?<x>t)/"])[0]}, ${choose(c, ['"[$&]"', '"$1$2"', "(m) => m + m"])[0]})`,
  (c, s) => `$text(${operand(c, s)}).match(${choose(c, ["/[a-c]+/", "/(\\d)|(t)/", "/./g", "/(?=b)/"])[0]})`,
  (c, s) =>
    `Object.${choose(c, ["keys", "values", "entries", "getOwnPropertyNames", "isFrozen"])[0]}($object(${operand(c, s)}))`,
  (c, s) => `Object.assign($object(${operand(c, s)}), ${small(c, s, 1)})`,
  (c, s) => `JSON.stringify(${small(c, s)}, null, ${choose(c, ["0", "1"])[0]})`,
  (c, s) =>
    `Math.${choose(c, ["abs", "floor", "max", "min", "sign", "trunc", "round", "imul", "clz32", "fround", "hypot"])[0]}(${list(c, s).slice(0, 2).join(", ")})`,
  (c, s) =>
    `${choose(c, ["Number", "String", "Boolean", "parseInt", "isNaN", "BigInt", "Object", "Symbol", "parseFloat"])[0]}(${operand(c, s)})`,
  (c, s) => `new ${choose(c, ["Map", "Set"])[0]}($iterable(${operand(c, s)}).map((x, i) => [i % 2, x]))`,
  (c, s) => `[...new Map([[${small(c, s)}, ${small(c, s, 1)}]]).entries()]`,
  (c, s) =>
    `new Set($iterable(${operand(c, s)})).${choose(c, ["size", "has(1)", "union(new Set([1]))", "isSubsetOf(new Set([1]))"].slice(0, 2))[0]}`,
  (c, s) => `Array.from({ length: ${c.pick % 4} }, (_, i) => ${expressionWith(c, s, 0, ["i"])})`,
  (c, s) => `Reflect.${choose(c, ["ownKeys", "getPrototypeOf"])[0]}($object(${operand(c, s)}))`,
];

/** An expression in which more names are there. */
function expressionWith(choice: Choice, scope: Scope, at: number, names: readonly string[]): string {
  const inner = scope.body({ method: scope.place.method });
  for (const each of names) inner.declare(each, true);
  return `(${operand(choice, inner, at)})`;
}

const assign: Write = (choice, scope) => {
  const [target, rest] = choose(choice, scope.writable.length === 0 ? [null] : [...scope.writable].reverse());
  if (target === null) return operand(choice, scope);
  const [form, last] = choose(rest, [
    "simple",
    "update",
    "compound",
    "prefix",
    "append",
    "destructure",
    "compound",
    "compound",
  ]);
  if (form === "update") return `${target}${last.pick % 2 ? "--" : "++"}`;
  if (form === "prefix") return `${last.pick % 2 ? "--" : "++"}${target}`;
  if (form === "append") return `(${target} += $short(${operand(last, scope)}))`;
  if (form === "destructure") return `(${patternOfNames(last, scope)} = $any(${operand(last, scope)}))`;
  if (form === "simple") return `(${target} = ${small(last, scope)})`;
  const [operator, value] = choose(last, compounds);
  return `(${target} ${operator} ${small(value, scope)})`;
};

const memberAssign: Write = (choice, scope) => {
  const [key, rest] = choose(
    choice,
    keys.slice(0, 5).filter((each) => each !== "length"),
  );
  const target = member(`$object(${operand(rest, scope)})`, key);
  const [form] = choose(rest, ["simple", "update", "logical", "delete"]);
  if (form === "update") return `${target}++`;
  if (form === "delete") return `delete ${target}`;
  return `(${target} ${form === "logical" ? "??=" : "="} ${small(rest, scope, 1)})`;
};

const call: Write = (choice, scope) => {
  const args = choice.parts
    .slice(1)
    .map((each) =>
      each.pick % 6 === 5 ? `...$iterable(${expression(each, scope)})` : `$small(${expression(each, scope)})`,
    );
  return `$call(${[name(choice, scope), ...args].join(", ")})`;
};

const expressions: readonly Write[] = [
  literal,
  name,
  call,
  (c, s) => `(${operand(c, s)} ${choose(c, binaries)[0]} ${operand(c, s, 1)})`,
  (c, s) => `(${operand(c, s)} ${choose(c, ["&&", "||", "??"])[0]} ${operand(c, s, 1)})`,
  (c, s) => `(${operand(c, s)} ? ${operand(c, s, 1)} : ${operand(c, s, 2)})`,
  (c, s) => `(${choose(c, unaries)[0]}${operand(c, s)})`,
  array,
  object,
  template,
  assign,
  call,
  (c, s) => choose(c, calls)[0](choose(c, calls)[1], s),
  (c, s) => choose(c, calls)[0](choose(c, calls)[1], s),
  (c, s) => `${member(`$any(${operand(c, s)})`, choose(c, keys)[0])}`,
  (c, s) =>
    `(${operand(c, s)})?.${choose(c, ["a", "b", "[0]", "length", "a?.b", "at?.(0)", "b.a", "[Symbol.iterator]?.().next()"])[0]}`,
  memberAssign,
  (c, s) => functionText("arrow", c, s),
  (c, s) => functionText("expression", c, s),
  (c, s) => `(${classText("", c, s)})`,
  (c, s) => `$new(${name(c, s)}, ${list(c, s, 1).join(", ")})`,
  (c, s) => `(${operand(c, s)}, ${operand(c, s, 1)})`,
  (c, s) => `(${operand(c, s)} in $object(${operand(c, s, 1)}))`,
  (c, s) => `($any(${operand(c, s)}) instanceof ${choose(c, ["Object", "Array", "Function"])[0]})`,
  (c, s) => `$tag\`x\${${operand(c, s)}}y\${${operand(c, s, 1)}}\``,
  (c, s) => (s.place.async ? `(await ${small(c, s)})` : operand(c, s)),
  (c, s) => (s.place.async ? `(await $later(${small(c, s)}, ${c.pick % 4}))` : `$later(${operand(c, s)}, 1)`),
  (c, s) => (s.place.generator ? `(yield ${small(c, s)})` : operand(c, s)),
  (c, s) => (s.place.generator ? `(yield* $iterable(${operand(c, s)}))` : operand(c, s)),
  (c, s) =>
    s.place.method ? `${choose(c, ["this", "this.a", "super.toString", "this?.b", "super.a"])[0]}` : operand(c, s),
  (c, s) =>
    `Promise.${choose(c, ["all", "race", "any", "allSettled"])[0]}($iterable(${operand(c, s)})).then(() => $log("all"), $log)`,
  (c, s) => `Promise.resolve(${operand(c, s)}).then((x) => ${expressionWith(c, s, 1, ["x"])})`,
  (c, s) => `$thenable(${operand(c, s)})`,
];
