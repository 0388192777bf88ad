/** Codes of what `check` finds in a program that parses: unknown names, tool paths, forgotten `await`. */
import type { CodeRow } from "./CodeRow.ts";

export const programCodes = {
  "parse/syntax": {
    kind: "ParseError",
    title: "syntax error",
    message: "{message}",
    explanation: "The text is not a program of this language.",
    example: "const first = ...",
  },
  "parse/empty": {
    kind: "ParseError",
    title: "empty program",
    message: "The program is empty: write JavaScript statements and `return` the result",
    explanation: "A program without any statement has no result; comments alone do not count.",
    example: "// nothing yet",
    instead: "return 1",
  },
  "parse/too-deep": {
    kind: "ParseError",
    title: "source nested too deeply",
    message: "The source is nested too deeply; split it into smaller functions or statements",
    explanation:
      "Constructs may nest at least 500 levels; deeper source is refused so that no input can exhaust the host.",
    example: "",
  },
  "parse/too-long": {
    kind: "ParseError",
    title: "source too long",
    message: "The source is longer than 1 MB; pass large data through tools instead of literals",
    explanation: "A fixed ceiling that keeps parsing quick.",
    example: "",
  },
  "parse/bigint-too-large": {
    kind: "ParseError",
    title: "BigInt literal too large",
    message: "The BigInt is too large: at most {bits} bits here",
    explanation: "A fixed ceiling, the same as for what a program computes; pass large data as text.",
    example: "",
  },
  "name/undefined": {
    kind: "ExecutionFailure",
    severity: "warning",
    title: "unknown identifier",
    message: "ReferenceError: {name} is not defined{hint}",
    explanation:
      "The name is neither declared in the program nor a built-in. It is an error where it certainly fails, else a warning.",
    example: "const total = 1\nreturn totl",
    instead: "const total = 1\nreturn total",
  },
  "name/absent": {
    kind: "ExecutionFailure",
    severity: "warning",
    title: "absent global",
    message: "ReferenceError: {name} is not defined: {alternative}",
    explanation:
      "Programs have no ambient authority: what touches the outside goes through tools, and no code is created from text.",
    example: 'const response = await fetch("https://example.com")',
    instead: 'const response = await tools.http.get({ url: "https://example.com" })',
  },
  "tool/unknown": {
    kind: "UnknownTool",
    title: "unknown tool",
    message: "Unknown tool {path}{hint}",
    explanation: "The host supplied no tool of that path.",
    example: "return await tools.orders.lokup({})",
    instead: "return await tools.orders.lookup({})",
  },
  "tool/positional-arguments": {
    kind: "InvalidToolInput",
    title: "positional arguments",
    message: "{path} takes one object argument, not {count} positional ones: {path}({ … })",
    explanation: "A tool is called with a single object whose fields are its parameters.",
    example: 'return await tools.orders.lookup("order_42", true)',
    instead: 'return await tools.orders.lookup({ id: "order_42", full: true })',
  },
  "tool/unknown-field": {
    kind: "InvalidToolInput",
    severity: "warning",
    title: "unknown field",
    message: "{path} has no field {name}{hint}",
    explanation:
      "The tool's input has no such field. A tool whose schema leaves other fields open is only suspected where a field it has is written nearly so; then it is a hint, or a warning if that field is required.",
    example: 'return await tools.orders.lookup({ idd: "order_42" })',
    instead: 'return await tools.orders.lookup({ id: "order_42" })',
  },
  "data/missing-await": {
    kind: "InvalidDataValue",
    severity: "warning",
    title: "missing await",
    message: "{path} returns a promise, which is {use} here without `await`",
    explanation: "Tool calls and async functions start at once and give a promise; its value is there after `await`.",
    example: 'const order = tools.orders.lookup({ id: "1" })\nreturn order.status',
    instead: 'const order = await tools.orders.lookup({ id: "1" })\nreturn order.status',
  },
} as const satisfies Record<string, CodeRow>;
