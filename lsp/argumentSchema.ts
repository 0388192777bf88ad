/** Which part of a tool's input an object literal, or a value in one, stands for. */
import type { Node } from "../src/syntax/Ast.ts";
import { propertyName, type Inference } from "./inference.ts";
import { fieldOf, itemsOf, type SchemaPart } from "../src/schema/fields.ts";

/** The schema that the value of `node` has to meet as (part of) a tool's argument, `null` where it is none. */
export function expectedBy(node: Node, inference: Inference): SchemaPart | null {
  const parent = inference.view.parent(node);
  if (parent === null) return null;
  switch (parent.type) {
    case "CallExpression": {
      if (parent.arguments[0] !== node) return null;
      const called = inference.typeOf(parent.callee);
      const tool = called?.kind === "tools" ? called.place.tool : undefined;
      return tool === undefined ? null : { schema: tool.inputSchema, root: tool.inputSchema };
    }
    case "Property": {
      const object = inference.view.parent(parent);
      const name = propertyName(parent);
      if (parent.value !== node || object === null || name === null) return null;
      const part = expectedBy(object, inference);
      return (part === null ? undefined : fieldOf(part, name)) ?? null;
    }
    case "ArrayExpression": {
      const part = expectedBy(parent, inference);
      return (part === null ? undefined : itemsOf(part)) ?? null;
    }
    case "ConditionalExpression":
      return parent.test === node ? null : expectedBy(parent, inference);
    case "LogicalExpression":
    case "TSAsExpression":
    case "TSSatisfiesExpression":
    case "ChainExpression":
      return expectedBy(parent, inference);
    default:
      return null;
  }
}
