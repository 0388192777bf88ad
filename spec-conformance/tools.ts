/** The tools that programs in `cases/boundary/` and `cases/limits/` may call; README.md lists them for writers. */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import { Tool, toolError } from "../src/index.ts";

class Point {
  readonly x = 1;
  readonly y = 2;
}

const circle: { self?: unknown } = {};
circle.self = circle;

/** What a host may hand over, by name. */
const hostValues: Readonly<Record<string, unknown>> = {
  undefined,
  nan: NaN,
  infinity: Infinity,
  "minus zero": -0,
  bigint: 12n,
  symbol: Symbol("host"),
  function: () => 1,
  date: new Date(0),
  map: new Map([["a", 1]]),
  set: new Set([1, 2]),
  regexp: /a/g,
  error: new Error("a secret"),
  instance: new Point(),
  circle,
  nested: { list: [1, { deep: [null, undefined] }] },
  bytes: new Uint8Array([1, 2]),
};

export const tools = {
  echo: Tool.make({
    description: "Gives back what it gets",
    input: Schema.Struct({ value: Schema.Unknown }),
    run: ({ value }) => Effect.succeed(value),
  }),
  add: Tool.make({
    description: "Adds two numbers",
    input: Schema.Struct({ a: Schema.Number, b: Schema.Number }),
    output: Schema.Number,
    run: ({ a, b }) => Effect.succeed(a + b),
  }),
  wait: Tool.make({
    description: "Answers after some milliseconds",
    input: Schema.Struct({ ms: Schema.Number }),
    output: Schema.Number,
    run: ({ ms }) => Effect.as(Effect.sleep(ms), ms),
  }),
  refuse: Tool.make({
    description: "Always refuses",
    input: Schema.Struct({ message: Schema.String }),
    run: ({ message }) => Effect.fail(toolError(message)),
  }),
  crash: Tool.make({
    description: "Fails in a way the host did not choose to explain",
    run: () => Effect.die(new Error("a secret")),
  }),
  wrong: Tool.make({
    description: "Answers against its own schema",
    output: Schema.Number,
    run: () => Effect.succeed("no number" as unknown as number),
  }),
  give: Tool.make({
    description: "Hands over a value of the host by name",
    input: Schema.Struct({ kind: Schema.String }),
    run: ({ kind }) => Effect.succeed(hostValues[kind]),
  }),
  files: {
    list: Tool.make({ description: "Names of files", run: () => Effect.succeed(["a.txt", "b.txt"]) }),
    read: Tool.make({
      description: "Text of a file",
      input: Schema.Struct({ path: Schema.String }),
      output: Schema.String,
      run: ({ path }) => Effect.succeed(`text of ${path}`),
    }),
  },
};
