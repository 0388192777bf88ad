/** A small set of tools for tests of features. */
import { toolSet, type ToolSet } from "../../../lsp/tools.ts";
import type { Document } from "../../../src/schema/document.ts";

const order: Document = {
  type: "object",
  properties: {
    id: { type: "string" },
    status: { enum: ["open", "paid"] },
    total: { type: "integer", description: "Cents" },
    lines: {
      type: "array",
      items: { type: "object", properties: { sku: { type: "string" }, quantity: { type: "integer" } } },
    },
  },
  required: ["id", "status", "total", "lines"],
};

const tool = (path: string, input: Document, output: Document, signature = `${path}(input: {…}): Promise<…>`) => ({
  segments: path.split(".").slice(1),
  path,
  description: `Does ${path}`,
  signature,
  inputSchema: input,
  outputSchema: output,
});

export const tools: ToolSet = toolSet({
  tools: [
    tool(
      "tools.orders.get",
      {
        type: "object",
        properties: { note: { type: "string" }, id: { type: "string", description: "Which" } },
        required: ["id"],
      },
      order,
      "tools.orders.get(input: { id: string; note?: string }): Promise<Order>",
    ),
    tool(
      "tools.orders.list",
      {
        type: "object",
        properties: { status: { enum: ["open", "paid"] }, page: { $ref: "#/$defs/Page" } },
        $defs: { Page: { type: "object", properties: { size: { type: "integer" }, full: { type: "boolean" } } } },
      },
      {
        type: "object",
        properties: {
          orders: { type: "array", items: order },
          next: { anyOf: [{ type: "string" }, { type: "null" }] },
        },
      },
    ),
    { ...tool("tools.context7.x", true, true), segments: ["context7", "resolve-id"] },
  ],
  unknown: (segments) => ({ message: `Unknown tool ${segments.join(".")}`, suggestions: ["tools.orders.get"] }),
});
