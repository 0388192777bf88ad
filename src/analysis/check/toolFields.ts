/**
 * Fields of a tool's argument that are written in place: does the tool's schema know them? Where the schema says nothing
 * of other fields, the tool may take them, and only what looks like a slip is told of. Values are not judged.
 */
import type { Finding } from "../../diagnostics/Diagnostic.ts";
import { nearest } from "../../diagnostics/nearest.ts";
import { extrasOf, fieldsOf, itemsOf, type Field, type SchemaPart } from "../../schema/fields.ts";
import type { Node, ObjectExpression, Property } from "../../syntax/Ast.ts";
import { literalKey } from "../../syntax/literals.ts";
import { find, type ToolNames, type ToolPath } from "./tools.ts";

/** @unit names in a message */
const MAX_LISTED = 12;

export function unknownFields(paths: readonly ToolPath[], { root }: ToolNames, text: string): Finding[] {
  const findings: Finding[] = [];
  for (const { segments, call } of paths) {
    const schema = find(segments, root)?.input?.();
    const argument = call?.arguments.length === 1 ? call.arguments[0]! : null;
    if (call === null || argument === null || schema === undefined) continue;
    const path = text.slice(call.callee.start, call.callee.end);
    judge(argument, { schema, root: schema }, (object, part) => {
      findings.push(...fieldsBeyond(object, part, path));
    });
  }
  return findings;
}

/** Visits the object literals in a value with the part of the schema that each has to meet. */
function judge(value: Node, part: SchemaPart, visit: (object: ObjectExpression, part: SchemaPart) => void): void {
  switch (value.type) {
    case "ObjectExpression": {
      visit(value, part);
      const fields = new Map(fieldsOf(part).map((field) => [field.name, field]));
      for (const property of value.properties) {
        const field = property.type === "Property" ? fields.get(nameOf(property) ?? "") : undefined;
        if (field !== undefined) judge((property as Property).value, field, visit);
      }
      break;
    }
    case "ArrayExpression": {
      const items = itemsOf(part);
      if (items === undefined) break;
      for (const element of value.elements) if (element !== null) judge(element, items, visit);
      break;
    }
    case "ConditionalExpression":
      judge(value.consequent, part, visit);
      judge(value.alternate, part, visit);
      break;
    case "TSAsExpression":
    case "TSSatisfiesExpression":
    case "TSNonNullExpression":
      judge(value.expression, part, visit);
      break;
    default:
  }
}

function fieldsBeyond({ properties }: ObjectExpression, part: SchemaPart, path: string): Finding[] {
  const extras = extrasOf(part);
  if (extras === "any") return [];
  const fields = fieldsOf(part);
  const written = properties.filter((property) => property.type === "Property");
  const names = new Set(written.map(nameOf));
  const missing = fields.filter(({ name }) => !names.has(name));
  return written.flatMap((property): Finding[] => {
    const name = nameOf(property);
    if (name === null || name === "__proto__" || fields.some((field) => field.name === name)) return [];
    const near = nearest(
      name,
      missing.map((field) => field.name),
    );
    if (extras === "unsaid" && near.length === 0) return [];
    const isSlip = missing.some((field) => field.required && near.includes(field.name));
    const { start, end } = property.key;
    const values = { path, name: JSON.stringify(name), hint: hintOf(near, fields) };
    const severity = extras === "none" || isSlip ? "warning" : "hint";
    return [{ code: "tool/unknown-field", span: { start, end }, values, suggestions: near.map(asKey), severity }];
  });
}

function hintOf(near: readonly string[], fields: readonly Field[]): string {
  if (near.length > 0) return `. Did you mean ${near.map((name) => `\`${name}\``).join(" or ")}?`;
  if (fields.length === 0) return "; it has none";
  const more = fields.length > MAX_LISTED ? ", …" : "";
  return `; it has: ${fields
    .slice(0, MAX_LISTED)
    .map(({ name }) => name)
    .join(", ")}${more}`;
}

/** The name that a property has whatever the data is. */
function nameOf({ key, computed }: Property): string | null {
  if (key.type === "Literal") return literalKey(key);
  return !computed && key.type === "Identifier" ? key.name : null;
}

/** A name as it is written as a key. */
const asKey = (name: string): string =>
  /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name) ? name : JSON.stringify(name);
