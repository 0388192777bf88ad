import * as Schema from "effect/Schema";
import * as Effect from "effect/Effect";
import { describe, expect, test } from "vitest";
import { CodeMode, Tool } from "../../src/index.ts";

const takes = (input: Tool.JsonSchema) => Tool.make({ description: "A tool", input, run: () => Effect.succeed(1) });
const line = Schema.Struct({ sku: Schema.String, quantity: Schema.optionalKey(Schema.Number) });
const order = {
  type: "object",
  properties: { id: { type: "string" }, note: { type: "string" }, "ship-to": { type: "string" } },
  required: ["id"],
};
const tools = {
  open: takes(order),
  closed: takes({ ...order, additionalProperties: false }),
  empty: takes({ type: "object", properties: {}, additionalProperties: false }),
  any: takes({ ...order, additionalProperties: true }),
  pattern: takes({ ...order, patternProperties: { "^x-": {} } }),
  dangling: takes({ $ref: "#/$defs/None" }),
  shaped: takes({ type: "object" }),
  either: takes({
    anyOf: [
      { type: "object", properties: { url: { type: "string" } }, additionalProperties: false },
      { $ref: "#/$defs/File" },
    ],
    $defs: { File: { type: "object", properties: { path: { type: "string" } }, additionalProperties: false } },
  }),
  halfOpen: takes({
    anyOf: [
      { ...order, additionalProperties: false },
      { type: "object", additionalProperties: {} },
    ],
  }),
  struct: Tool.make({
    description: "A tool",
    input: Schema.Struct({ id: Schema.String, lines: Schema.optionalKey(Schema.Array(line)) }),
    run: () => Effect.succeed(1),
  }),
};

/** `severity text: message` of each finding. */
const found = (code: string): string[] =>
  CodeMode.check({ code, tools }).map(({ severity, message, location, suggestions }) => {
    const text = code.split("\n")[location!.line - 1]!.slice(location!.column - 1, location!.endColumn! - 1);
    return `${severity} ${text}: ${message}${suggestions === undefined ? "" : ` [${suggestions.join()}]`}`;
  });

describe("fields that a tool does not have", () => {
  test.each<[string, string[]]>([
    ["return await tools.closed({ id: '1', note: 'x' })", []],
    [
      "return await tools.closed({ id: '1', full: true })",
      ['warning full: tools.closed has no field "full"; it has: id, note, ship-to'],
    ],
    [
      "return await tools.closed({ id: '1', nte: '' })",
      ['warning nte: tools.closed has no field "nte". Did you mean `note`? [note]'],
    ],
    [
      "return await tools.closed({ id: '1', 'shipto': '' })",
      ['warning \'shipto\': tools.closed has no field "shipto". Did you mean `ship-to`? ["ship-to"]'],
    ],
    ["return await tools.empty({ a: 1 })", ['warning a: tools.empty has no field "a"; it has none']],
    ["return await tools.open({ id: '1', full: true })", []],
    [
      "return await tools.open({ id: '1', nte: '' })",
      ['hint nte: tools.open has no field "nte". Did you mean `note`? [note]'],
    ],
    ["return await tools.open({ di: '1' })", ['warning di: tools.open has no field "di". Did you mean `id`? [id]']],
    ["return await tools.open({ id: '1', di: '1' })", []],
    ["return await tools.any({ di: '1' })", []],
    ["return await tools.pattern({ di: '1' })", []],
    ["return await tools.dangling({ di: '1' })", []],
    ["return await tools.shaped({ di: '1' })", []],
    ["return await tools.halfOpen({ di: '1' })", []],
    ["return await tools.either({ path: 'a' })", []],
    [
      "return await tools.either({ paht: 'a' })",
      ['warning paht: tools.either has no field "paht". Did you mean `path`? [path]'],
    ],
    [
      "return await tools.struct({ id: '1', lines: [{ skuu: 'a' }, ...[]] })",
      ['warning skuu: tools.struct has no field "skuu". Did you mean `sku`? [sku]'],
    ],
    [
      "return await tools.struct({ id: '1', lines: x ? [] : [{ sku: 'a', qantity: 1 }] })\nvar x",
      ['hint qantity: tools.struct has no field "qantity". Did you mean `quantity`? [quantity]'],
    ],
    [
      "const di = '1'\nreturn await tools.open({ di } as object)",
      ['warning di: tools.open has no field "di". Did you mean `id`? [id]'],
    ],
    ["const o = { di: '1' }\nreturn await tools.open(o)", []],
    ["const k = 'di'\nreturn await tools.closed({ [k]: 1, ...{}, __proto__: null, id: '1' })", []],
    ["const tools = { open: (o) => o }\nreturn tools.open({ di: 1 })", []],
  ])("%s", (code, expected) => {
    expect(found(code)).toEqual(expected);
  });

  test("are no reason to refuse a program", async () => {
    expect(await CodeMode.run({ code: "return await tools.closed({ full: 1 })", tools })).toMatchObject({ ok: true });
  });
});
