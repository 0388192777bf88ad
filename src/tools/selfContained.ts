/**
 * JSON Schema documents that stand alone as JSON: whatever a `$ref` reaches is copied under `$defs`, nothing else.
 */
import { isKeywords, resolveReference, type Document } from "../schema/document.ts";
import type { JsonSchema } from "./Tool.ts";

/** Nesting in place beyond this is cut; data that crosses the boundary has 32 levels. */
const maxDepth = 200;

/** Keywords of a root that only hold what references reach. */
const holders: ReadonlySet<string> = new Set(["$defs", "definitions", "components"]);

/** Document → the same schema with every reference local to it; unreadable parts become `true`. */
export const selfContained = (root: Document): Document => {
  if (!isKeywords(root)) return root;
  const names = new Map<unknown, string>();
  const definitions: Record<string, unknown> = {};

  const reference = (pointer: string): JsonSchema | undefined => {
    const target = resolveReference(root, pointer);
    if (target === root) return { $ref: "#" };
    if (target === undefined || (typeof target !== "object" && typeof target !== "boolean")) return undefined;
    const existing = names.get(target);
    if (existing !== undefined) return { $ref: `#/$defs/${existing}` };
    const base = (pointer.split("/").at(-1) ?? "").replace(/[^\w$-]/gu, "_") || "Schema";
    let name = base;
    for (let count = 2; Object.hasOwn(definitions, name) || name === "__proto__"; count++) name = `${base}${count}`;
    names.set(target, name);
    definitions[name] = true;
    definitions[name] = copy(target, 0);
    return { $ref: `#/$defs/${name}` };
  };

  const copy = (value: unknown, depth: number): unknown => {
    if (typeof value !== "object" || value === null) return isJson(value) ? value : null;
    if (depth > maxDepth) return true;
    if (Array.isArray(value)) return value.map((element: unknown) => copy(element, depth + 1));
    const target: Record<string, unknown> = {};
    for (const [key, inner] of Object.entries(value)) {
      if (inner === undefined || (value === root && holders.has(key))) continue;
      const copied = key === "$ref" && typeof inner === "string" ? reference(inner)?.["$ref"] : copy(inner, depth + 1);
      if (copied === undefined) continue;
      Object.defineProperty(target, key, { value: copied, enumerable: true, writable: true, configurable: true });
    }
    return target;
  };

  const schema = copy(root, 0) as JsonSchema;
  return Object.keys(definitions).length === 0 ? schema : { ...schema, $defs: definitions };
};

const isJson = (value: unknown): boolean =>
  value === null || typeof value === "string" || typeof value === "boolean" || Number.isFinite(value);
