/**
 * Codes of early errors: what ECMA-262 refuses in strict code although it has the shape of a program. The rules that
 * find them are in `src/analysis/earlyErrors`; every example here is run against them.
 */
import type { CodeRow } from "./CodeRow.ts";

type EarlyRow = Omit<CodeRow, "kind"> & { readonly spec: string };

const rows = {
  // ---------- names ----------
  "early/duplicate-declaration": {
    title: "name declared twice",
    message: "`{name}` is already declared in this scope; rename one of them, or assign to it without `let` or `const`",
    explanation:
      "A block may declare a name with `let`, `const`, `class` or a function only once, and `var` must not cross such a name.",
    example: "let total = 1\nlet total = 2",
    instead: "let total = 1\ntotal = 2",
    spec: "sec-block-static-semantics-early-errors",
  },
  "early/duplicate-parameter": {
    title: "parameter named twice",
    message: "Two parameters are named `{name}`",
    explanation: "In strict code each parameter needs a name of its own.",
    example: "function add(a, a) {}",
    instead: "function add(a, b) {}",
    spec: "sec-parameter-lists-static-semantics-early-errors",
  },
  "early/reserved-word": {
    title: "reserved word as a name",
    message: "`{name}` is a reserved word and cannot be a name here",
    explanation:
      "Keywords, and in strict code also words such as `let`, `static`, `yield` and `interface`, are no identifiers.",
    example: "const package = 1",
    instead: "const parcel = 1",
    spec: "sec-identifiers-static-semantics-early-errors",
  },
  "early/restricted-name": {
    title: "eval or arguments as a name",
    message: "`{name}` cannot be declared or assigned to in strict code",
    explanation: "Strict code protects the names `eval` and `arguments`.",
    example: "let arguments = []",
    instead: "let values = []",
    spec: "sec-identifiers-static-semantics-early-errors",
  },
  "early/missing-initializer": {
    title: "declaration without a value",
    message: "{what} needs a value: `{kind} {name} = …`",
    explanation: "A `const` never gets a value later, and a destructuring declaration has nothing to take apart.",
    example: "const total",
    instead: "let total",
    spec: "sec-let-and-const-declarations-static-semantics-early-errors",
  },
  "early/identifier-escape": {
    title: "escape in a name",
    message: "The escape `{escape}` stands for no letter that a name can have there",
    explanation: "Unicode escapes in names stand for letters, digits, `$` and `_` only.",
    example: "const a\\u0020b = 1",
    instead: "const a_b = 1",
    spec: "sec-identifier-names-static-semantics-early-errors",
  },
  "early/undeclared-private-name": {
    title: "unknown private name",
    message: "`#{name}` is not declared in a class around it",
    explanation: "A private name must be declared as a field, method or accessor of an enclosing class.",
    example: "class Point { x() { return this.#x } }",
    instead: "class Point { #x = 0; x() { return this.#x } }",
    spec: "sec-static-semantics-allprivateidentifiersvalid",
  },
  "early/duplicate-private-name": {
    title: "private name declared twice",
    message: "`#{name}` is already declared in this class",
    explanation: "Only a getter and a setter, both static or both not, may share a private name.",
    example: "class Point { #x; #x }",
    instead: "class Point { #x; #y }",
    spec: "sec-class-definitions-static-semantics-early-errors",
  },

  // ---------- assignment ----------
  "early/invalid-assignment-target": {
    title: "invalid assignment target",
    message: "{what} cannot be assigned to{hint}",
    explanation: "Only a name, a property or a destructuring pattern can stand on the left of an assignment.",
    example: "if (total = 1 = 2) {}",
    instead: "if (total === 1) {}",
    spec: "sec-assignment-operators-static-semantics-early-errors",
  },
  "early/optional-chain-target": {
    title: "assignment through an optional chain",
    message: "A property behind `?.` cannot be assigned to; test the object first",
    explanation: "An optional chain may have no property to assign to.",
    example: "user?.name = 1",
    instead: "if (user) user.name = 1",
    spec: "sec-static-semantics-assignmenttargettype",
  },
  "early/invalid-rest": {
    title: "misplaced rest element",
    message: "{what}",
    explanation: "A rest element takes what is left, so nothing can follow it and it has no default.",
    example: "const [...rest, last] = list",
    instead: "const last = list.at(-1)",
    spec: "sec-destructuring-assignment-static-semantics-early-errors",
  },
  "early/shorthand-default": {
    title: "default value in an object literal",
    message: "`{name} = …` belongs in a destructuring pattern; in an object literal write `{name}: …`",
    explanation: "The short form with a default exists only in patterns.",
    example: "const options = ({ limit = 10 })",
    instead: "const options = { limit: 10 }",
    spec: "sec-object-initializer-static-semantics-early-errors",
  },
  "early/delete-name": {
    title: "delete of a name",
    message: "`delete` works on properties, not on {what}",
    explanation: "Strict code cannot delete variables, and private members are permanent.",
    example: "let cache = {}\ndelete cache",
    instead: "let cache = {}\ncache = undefined",
    spec: "sec-delete-operator-static-semantics-early-errors",
  },

  // ---------- functions ----------
  "early/use-strict-parameters": {
    title: '"use strict" under parameters that are patterns',
    message:
      '`"use strict"` is not allowed in a function whose parameters have defaults, patterns or a rest; leave it out',
    explanation: "Programs are strict anyway, so the directive is never needed.",
    example: 'function f(a = 1) { "use strict" }',
    instead: "function f(a = 1) {}",
    spec: "sec-function-definitions-static-semantics-early-errors",
  },
  "early/await-outside-async": {
    title: "await outside an async function",
    message: "`await` is only allowed in async functions and at the top of the program; make {function} async",
    explanation:
      "A function that is not async cannot wait. `items.map(async (item) => …)` gives promises for `Promise.all`.",
    example: "const load = () => { await tools.orders.list({}) }",
    instead: "const load = async () => { await tools.orders.list({}) }",
    spec: "sec-async-function-definitions",
  },
  "early/await-in-parameters": {
    title: "await or yield in parameters",
    message: "`{word}` is not allowed in the parameters of a function; move it into the body",
    explanation: "Parameters are evaluated before the body of an async function or generator starts.",
    example: "const f = async (a = await 1) => a",
    instead: "const f = async (a) => a ?? (await 1)",
    spec: "sec-async-arrow-function-definitions-static-semantics-early-errors",
  },
  "early/await-in-class": {
    title: "await or yield in a class body",
    message: "`{word}` is not allowed in {place}",
    explanation: "Field initialisers and static blocks are functions of their own that cannot wait.",
    example: "class Config { static { await load() } }",
    instead: "const loaded = await load()\nclass Config { static value = loaded }",
    spec: "sec-class-definitions-static-semantics-early-errors",
  },
  "early/yield-outside-generator": {
    title: "yield outside a generator",
    message: "`yield` is only allowed in generator functions (`function*`)",
    explanation: "Only a generator can be suspended by `yield`; arrow functions are never generators.",
    example: "function numbers() { yield 1 }",
    instead: "function* numbers() { yield 1 }",
    spec: "sec-generator-function-definitions",
  },
  "early/super-call": {
    title: "super() outside a derived constructor",
    message: "`super()` is only allowed in the constructor of a class that `extends` another",
    explanation: "It calls the constructor of the parent class.",
    example: "class Point { constructor() { super() } }",
    instead: "class Point { constructor() {} }",
    spec: "sec-class-definitions-static-semantics-early-errors",
  },
  "early/super-property": {
    title: "super outside a method",
    message: "`super` is only allowed in methods, accessors, field initialisers and static blocks",
    explanation: "It looks a property up in the parent of the object a method belongs to.",
    example: "function f() { return super.name }",
    instead: "const object = { f() { return super.name } }",
    spec: "sec-function-definitions-static-semantics-early-errors",
  },
  "early/super-position": {
    title: "super alone",
    message: "`super` alone has no value; write `super.name`, `super[…]` or `super(…)`",
    explanation: "It is no object but a way to look properties up in the parent, or to call its constructor.",
    example: "class Point { m() { return super } }",
    instead: "class Point { m() { return super.m() } }",
    spec: "sec-super-keyword",
  },
  "early/new-target": {
    title: "new.target outside a function",
    message: "`new.target` is only allowed in functions",
    explanation: "The program itself is never called with `new`, and neither are the arrow functions at its top.",
    example: "return new.target",
    spec: "sec-scripts-static-semantics-early-errors",
  },
  "early/accessor-parameters": {
    title: "parameters of an accessor",
    message: "{what}",
    explanation: "A getter is called without arguments, a setter with the value that is assigned.",
    example: "const object = { get size(unit) { return 1 } }",
    instead: "const object = { size(unit) { return 1 } }",
    spec: "sec-method-definitions",
  },
  "early/arguments-in-class": {
    title: "arguments in a class body",
    message: "`arguments` is not allowed in {place}",
    explanation: "Field initialisers and static blocks have no arguments.",
    example: "class Point { x = arguments[0] }",
    instead: "class Point { constructor(x) { this.x = x } }",
    spec: "sec-class-definitions-static-semantics-early-errors",
  },
  "early/return-outside-function": {
    title: "return in a static block",
    message: "`return` is not allowed in a static block",
    explanation: "A static block is no function that someone calls.",
    example: "class Point { static { return 1 } }",
    spec: "sec-class-definitions-static-semantics-early-errors",
  },

  // ---------- classes and objects ----------
  "early/duplicate-constructor": {
    title: "two constructors",
    message: "A class has only one constructor; this is the second",
    explanation: "JavaScript has no overloads with bodies; test the arguments instead.",
    example: "class Point { constructor() {} constructor(x) {} }",
    instead: "class Point { constructor(x = 0) {} }",
    spec: "sec-class-definitions-static-semantics-early-errors",
  },
  "early/special-constructor": {
    title: "constructor of a special kind",
    message: "{what}",
    explanation: "The names `constructor` and (for static members) `prototype` belong to the class itself.",
    example: "class Point { async constructor() {} }",
    instead: "class Point { static async create() { return new Point() } }",
    spec: "sec-class-definitions-static-semantics-early-errors",
  },
  "early/duplicate-modifier": {
    title: "modifier twice",
    message: "`{word}` is written twice",
    explanation: "A member is static or not; to name a member `static` write it once more than the modifier.",
    example: "class A { static static static() {} }",
    instead: "class A { static static() {} }",
    spec: "sec-class-definitions",
  },
  "early/duplicate-proto": {
    title: "two __proto__ fields",
    message: "An object literal sets `__proto__` at most once",
    explanation: "`__proto__: value` sets the prototype, which an object has only one of.",
    example: "const object = { __proto__: null, __proto__: base }",
    instead: "const object = { __proto__: base }",
    spec: "sec-object-initializer-static-semantics-early-errors",
  },

  // ---------- control flow ----------
  "early/break-outside-loop": {
    title: "break outside a loop",
    message: "`break` is only allowed in loops and `switch`{hint}",
    explanation:
      "There is nothing to leave here. A callback of `forEach` ends with `return`; to stop early use `for…of` or `some`.",
    example: "[1, 2].forEach((n) => { if (n > 1) break })",
    instead: "for (const n of [1, 2]) { if (n > 1) break }",
    spec: "sec-break-statement-static-semantics-early-errors",
  },
  "early/continue-outside-loop": {
    title: "continue outside a loop",
    message: "`continue` is only allowed in loops{hint}",
    explanation:
      "There is no next round here. A callback of `forEach` or `map` goes on to the next element with `return`.",
    example: "[1, 2].forEach((n) => { if (n > 1) continue })",
    instead: "[1, 2].forEach((n) => { if (n > 1) return })",
    spec: "sec-continue-statement-static-semantics-early-errors",
  },
  "early/undefined-label": {
    title: "unknown label",
    message: "No {what} around this is labelled `{name}`",
    explanation: "`break` leaves a labelled statement around it, `continue` a labelled loop, within the same function.",
    example: "for (const n of []) { break outer }",
    instead: "outer: for (const n of []) { break outer }",
    spec: "sec-break-statement-static-semantics-early-errors",
  },
  "early/duplicate-label": {
    title: "label used twice",
    message: "The label `{name}` is already used around this statement",
    explanation: "Nested labels need different names.",
    example: "a: { a: {} }",
    instead: "a: { b: {} }",
    spec: "sec-static-semantics-containsduplicatelabels",
  },
  "early/duplicate-default": {
    title: "two default clauses",
    message: "A `switch` has only one `default`; this is the second",
    explanation: "The default clause runs when no case matches, wherever it stands.",
    example: "switch (kind) { default: f(); default: g() }",
    instead: "switch (kind) { default: f() }",
    spec: "sec-switch-statement",
  },
  "early/declaration-position": {
    title: "declaration without a block",
    message: "{what} cannot be the body of `{statement}`; put it in a block `{ … }`",
    explanation: "The name would be visible nowhere else.",
    example: "if (true) const total = 1",
    instead: "if (true) { const total = 1 }",
    spec: "sec-statements",
  },
  "early/loop-head": {
    title: "head of a for loop",
    message: "{what}",
    explanation: "`for…of` and `for…in` declare one variable without a value.",
    example: "for (const item = 1 of items) {}",
    instead: "for (const item of items) {}",
    spec: "sec-for-in-and-for-of-statements-static-semantics-early-errors",
  },

  // ---------- expressions and literals ----------
  "early/mixed-coalesce": {
    title: "?? mixed with || or &&",
    message: "`??` cannot be mixed with `{operator}` without parentheses: `(a {operator} b) ?? c`",
    explanation: "The specification gives the two no common precedence.",
    example: "const limit = a ?? b || c",
    instead: "const limit = (a ?? b) || c",
    spec: "sec-binary-logical-operators",
  },
  "early/unary-exponent": {
    title: "unary operator before **",
    message: "`{operator}` before the base of `**` needs parentheses: `({operator}x) ** y` or `{operator}(x ** y)`",
    explanation: "`-2 ** 2` would be read differently by different people, so it is refused.",
    example: "const n = -2 ** 2",
    instead: "const n = -(2 ** 2)",
    spec: "sec-exp-operator",
  },
  "early/optional-template": {
    title: "template behind an optional chain",
    message: "A tagged template cannot follow an optional chain",
    explanation: "`a?.b` may be `undefined`, and a tag must be a function.",
    example: "tag?.raw`text`",
    instead: "tag.raw`text`",
    spec: "sec-left-hand-side-expressions-static-semantics-early-errors",
  },
  "early/optional-new": {
    title: "new with an optional chain",
    message: "`new` cannot be used with an optional chain",
    explanation: "`a?.B` may be `undefined`, and only a constructor can be used with `new`.",
    example: "new library?.Parser()",
    instead: "new library.Parser()",
    spec: "sec-left-hand-side-expressions",
  },
  "early/private-position": {
    title: "private name out of place",
    message: "`#{name}` must follow `this.` or another object, or stand before `in`{hint}",
    explanation: "A private name alone has no value, and `super` has no private members.",
    example: "class Point { #x = 1; y = super.#x }",
    instead: "class Point { #x = 1; y = this.#x }",
    spec: "sec-left-hand-side-expressions",
  },
  "early/invalid-regex": {
    title: "invalid regular expression",
    message: "Invalid regular expression /{pattern}/{flags}: {reason}",
    explanation: "The pattern or its flags are no regular expression; escape special characters with a backslash.",
    example: "const digits = /(\\d+/",
    instead: "const digits = /(\\d+)/",
    spec: "sec-primary-expression-regular-expression-literals-static-semantics-early-errors",
  },
  "early/template-escape": {
    title: "invalid escape in a template",
    message: "Invalid escape in a template literal; write `\\\\` for a backslash",
    explanation: "Octal escapes and unfinished `\\x` and `\\u` escapes are allowed only under a tag.",
    example: "const path = `C:\\users`",
    instead: "const path = `C:\\\\users`",
    spec: "sec-template-literals-static-semantics-early-errors",
  },
} as const satisfies Record<string, EarlyRow>;

export type EarlyCode = keyof typeof rows;

export const earlyCodes = Object.fromEntries(
  Object.entries(rows).map(([code, row]) => [code, { kind: "ParseError", ...row }]),
) as unknown as Readonly<Record<EarlyCode, CodeRow>>;
