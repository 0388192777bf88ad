import * as Schema from "effect/Schema";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { catalogueData } from "../../src/tools/Catalog.ts";
import { declarations } from "../../src/tools/declarations.ts";
import { catalogOf, toolOf } from "./support.ts";

/** Declarations and a program against them → what `tsc --strict` has to say. */
const complaints = (text: string, program = ""): ReadonlyArray<string> => {
  const files = new Map([
    ["tools.d.ts", text],
    ["program.ts", `${program}\nexport {};`],
  ]);
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    lib: ["lib.es2022.d.ts"],
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.getSourceFile = (name, target) => {
    const own = files.get(name);
    return own === undefined ? getSourceFile(name, target) : ts.createSourceFile(name, own, target);
  };
  host.fileExists = (name) => files.has(name) || fileExists(name);
  const compiled = ts.createProgram([...files.keys()], options, host);
  return ts.getPreEmitDiagnostics(compiled).map((each) => ts.flattenDiagnosticMessageText(each.messageText, "\n"));
};

interface Tree {
  readonly value: string;
  readonly kids: ReadonlyArray<Tree>;
}
const Tree: Schema.Codec<Tree> = Schema.Struct({
  value: Schema.String,
  kids: Schema.Array(Schema.suspend((): Schema.Codec<Tree> => Tree)),
}).annotate({ identifier: "Tree" });

const node = { $ref: "#/$defs/Node", $defs: { Node: { properties: { next: { $ref: "#/$defs/Node" } } } } };
const names = ["constructor", "__proto__", "then", "new", "get", "class", "a-b", "a b", "π", "1", 'q"', "*/"];

const catalog = catalogOf({
  orders: {
    lookup: toolOf({
      description: "Ends a comment */ and\nmore",
      input: Schema.Struct({ id: Schema.String }),
      output: Tree,
    }),
    "lookup.more": toolOf({ input: node, output: node }),
    list: toolOf({ output: { type: "array", items: { properties: { n: { type: "number" } }, required: ["n"] } } }),
  },
  odd: Object.fromEntries(names.map((name) => [name, toolOf({ input: node })])),
  both: toolOf({ input: { type: "string" } }),
  "both.inner": toolOf({ input: Schema.Void, output: Schema.Void }),
  hostile: toolOf({
    description: "\u2028 */ declare const x: 1; /*",
    input: {
      properties: {
        a: { properties: { x: { type: "string" } }, additionalProperties: { type: "number" } },
        b: { allOf: [{ type: "string" }, { type: "number" }] },
        c: { prefixItems: [{ type: "string" }], minItems: 0 },
        d: { enum: [{ "a-b": 1 }, [1], "x\ny", "\ud800"] },
        "*/": { description: "*/", pattern: "*/ }" },
        e: { $ref: "#/properties/e" },
        f: { oneOf: [{ $ref: "#/properties/g" }, { type: "null" }] },
        g: { type: "object", properties: { f: { $ref: "#/properties/f" } } },
        h: {
          type: "array",
          items: { anyOf: [{ type: "string" }, { allOf: [{ properties: { q: {} } }, node.$defs.Node] }] },
        },
      },
    },
  }),
});

describe("declarations", () => {
  const text = declarations(catalog);

  it("compile under tsc --strict, whatever the tools are called", () => {
    expect(complaints(text)).toEqual([]);
  });

  it("type programs", () => {
    const program = `
      const tree = await tools.orders.lookup({ id: "1" });
      const deep: string | undefined = tree.kids[0]?.kids[0]?.value;
      const next = (await tools.orders.lookup.more({ next: { next: {} } })).next?.next;
      const total: number = (await tools.orders.list())[0]!.n;
      const nothing: void = await tools.both.inner();
      await tools.both("x");
      await tools.odd.constructor({}); await tools.odd["a-b"]({}); await tools.odd.new({ next: {} });
      const path: string = search({ query: "x", limit: 2 }).items[0]!.path;
      search(search("x").next ?? "");
      export { deep, next, total, nothing, path };`;
    expect(complaints(text, program)).toEqual([]);
    expect(complaints(text, "await tools.orders.lookup({ id: 1 });")).toEqual([
      "Type 'number' is not assignable to type 'string'.",
    ]);
    expect(complaints(text, "await tools.orders.lookUp({ id: '1' });")[0]).toContain("Did you mean 'lookup'?");
  });

  it("are equal for equal tools in any order, and exist for no tools", () => {
    const [a, b] = [toolOf(), toolOf({ input: node })];
    expect(declarations(catalogOf({ a, n: { b, a } }))).toBe(declarations(catalogOf({ n: { a, b }, a })));
    expect(complaints(declarations(catalogOf({})))).toEqual([]);
  });
});

describe("the exported catalogue", () => {
  it("is complete and plain JSON", () => {
    const data = catalogueData(
      catalogOf({ a: { b: toolOf({ input: Schema.Struct({ id: Schema.String }), output: Tree }), c: toolOf() } }),
    );
    expect(JSON.parse(JSON.stringify(data))).toEqual(data);
    expect(data).toEqual({
      version: 1,
      tools: [
        {
          path: "tools.a.b",
          description: "A tool",
          signature: "type Tree = { value: string; kids: Tree[] };\ntools.a.b(input: { id: string }): Promise<Tree>",
          inputSchema: { type: "object", properties: { id: { type: "string" } }, required: ["id"] },
          outputSchema: {
            $ref: "#/$defs/Tree",
            $defs: {
              Tree: {
                type: "object",
                properties: { value: { type: "string" }, kids: { type: "array", items: { $ref: "#/$defs/Tree" } } },
                required: ["value", "kids"],
              },
            },
          },
        },
        {
          path: "tools.a.c",
          description: "A tool",
          signature: "tools.a.c(input?: unknown): Promise<unknown>",
          inputSchema: true,
        },
      ],
    });
  });

  it("copies only what references reach", () => {
    const input = {
      properties: { a: { $ref: "#/components/schemas/A" }, b: { $ref: "#/nowhere" }, c: { $ref: "#" } },
      components: { schemas: { A: { items: { $ref: "#/components/schemas/A" } }, Unused: { type: "string" } } },
    };
    expect(catalogueData(catalogOf({ t: toolOf({ input }) })).tools[0]?.inputSchema).toEqual({
      properties: { a: { $ref: "#/$defs/A" }, b: {}, c: { $ref: "#" } },
      $defs: { A: { items: { $ref: "#/$defs/A" } } },
    });
  });
});
