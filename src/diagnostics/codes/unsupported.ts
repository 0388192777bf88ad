/**
 * Codes of constructs that are refused by name: known JavaScript and TypeScript that this language leaves out. The
 * grammar's Unsupported layer names each of its rules by one of these codes.
 */
import type { CodeRow } from "./CodeRow.ts";

const kind = "UnsupportedSyntax";

export const unsupportedCodes = {
  "unsupported/with": {
    kind,
    title: "with statement",
    message: "`with` is not available: strict code has no `with` statement; name the object in front of each property",
    explanation:
      "Programs are strict code, where `with` does not exist, because it makes the meaning of names depend on data.",
    example: "with (point) { return x }",
    instead: "const { x } = point\nreturn x",
  },
  "unsupported/using": {
    kind,
    title: "using declaration",
    message: "`using` declarations are not available; release the resource in a `finally` block",
    explanation: "Explicit resource management is not part of ECMAScript 2025.",
    example: "using handle = open()",
    instead: "const handle = open()\ntry { work(handle) } finally { handle.close() }",
  },
  "unsupported/import": {
    kind,
    title: "import declaration",
    message:
      "`import` is not available: there are no modules here; built-ins are global and outside work goes through `tools`",
    explanation: "A program is one text without modules. `import type` lines are erased and allowed.",
    example: 'import fs from "node:fs"',
    instead: "const text = await tools.files.read({ path })",
  },
  "unsupported/import-equals": {
    kind,
    title: "import assignment",
    message: "`import … =` is not available: there are no modules here; outside work goes through `tools`",
    explanation: "TypeScript's import assignment loads a module or aliases a namespace; neither exists here.",
    example: 'import fs = require("fs")',
  },
  "unsupported/export": {
    kind,
    title: "export declaration",
    message: "`export` is not available: there are no modules here; `return` the value instead",
    explanation: "A program's result is what it returns. `export type` lines are erased and allowed.",
    example: "export const total = 1",
    instead: "const total = 1\nreturn total",
  },
  "unsupported/dynamic-import": {
    kind,
    title: "dynamic import",
    message:
      "`import()` is not available: no code can be loaded; built-ins are global and outside work goes through `tools`",
    explanation: "Loading code at run time is outside this language.",
    example: 'const fs = await import("node:fs")',
  },
  "unsupported/import-meta": {
    kind,
    title: "import.meta",
    message: "`import.meta` is not available: a program is not a module",
    explanation: "There are no modules, so there is nothing to say about one.",
    example: "return import.meta.url",
  },
  "unsupported/decorator": {
    kind,
    title: "decorator",
    message: "Decorators are not available; call the function on the class or method yourself",
    explanation: "Decorators are not part of ECMAScript 2025.",
    example: "@sealed class Point {}",
    instead: "class Point {}\nsealed(Point)",
  },
  "unsupported/enum": {
    kind,
    title: "enum",
    message: "`enum` is not available: it is TypeScript that needs code; use a constant object",
    explanation: "Only TypeScript that can be erased is accepted; an `enum` creates an object at run time.",
    example: "enum Color { Red, Green }",
    instead: "const Color = { Red: 0, Green: 1 } as const",
  },
  "unsupported/namespace": {
    kind,
    title: "namespace with values",
    message: "`namespace` with values is not available: it is TypeScript that needs code; use a constant object",
    explanation:
      "Only TypeScript that can be erased is accepted; a namespace with values creates an object at run time.",
    example: "namespace Shapes { export const sides = 4 }",
    instead: "const Shapes = { sides: 4 }",
  },
  "unsupported/parameter-property": {
    kind,
    title: "parameter property",
    message:
      "Parameter properties are not available: they are TypeScript that needs code; declare the field and assign it",
    explanation: "Only TypeScript that can be erased is accepted; a parameter property assigns at run time.",
    example: "class Point { constructor(public x: number) {} }",
    instead: "class Point { x: number; constructor(x: number) { this.x = x } }",
  },
  "unsupported/angle-bracket-cast": {
    kind,
    title: "angle-bracket cast",
    message: "Angle-bracket casts are not available; write `value as Type`",
    explanation: "The form is ambiguous with JSX and generic arrows; `as` says the same.",
    example: "const n = <number>value",
    instead: "const n = value as number",
  },
  "unsupported/jsx": {
    kind,
    title: "JSX",
    message: "JSX is not available; build text with a template literal or data with an object",
    explanation: "JSX is not JavaScript and needs a compiler and a library.",
    example: "return <b>hello</b>",
    instead: "return `<b>hello</b>`",
  },
  "unsupported/html-comment": {
    kind,
    title: "HTML comment",
    message: "HTML comments are not available; use `//` or `/* */`",
    explanation: "They belong to Annex B of the specification, for old web pages.",
    example: "<!-- note\nreturn 1",
    instead: "// note\nreturn 1",
  },
  "unsupported/legacy-octal": {
    kind,
    title: "legacy octal",
    message: "Legacy octal forms are not available; write `0o17` for a number and `\\x0F` in a string",
    explanation: "Strict code has no numbers with a leading zero and no octal escapes.",
    example: "return 017",
    instead: "return 0o17",
  },
  "unsupported/construct": {
    kind,
    title: "construct that is not available",
    message: "{construct} is not available",
    explanation: "The construct is known and refused by name.",
    example: "",
  },
} as const satisfies Record<string, CodeRow>;
