/**
 * The signature of a tool: what a model reads to write the call.
 *
 * Assembles parameters, result and named types, keeps the whole within its length, and derives from the same schema
 * what a call without arguments means and what a correct call looks like.
 */
import * as Schema from "effect/Schema";
import { isKeywords } from "../schema/document.ts";
import { mergedObject, plainReading, readingOf, type ObjectShape, type Reading } from "./objectShape.ts";
import { sampleOf } from "./sample.ts";
import { schemaDocument } from "./schemaDocument.ts";
import type { ToolEntry } from "./ToolTree.ts";
import type { Definition, ToolSchema } from "./Tool.ts";
import { typeText, type TypeNames } from "./typescript.ts";

/** Longest signature, named types included. @unit UTF-16 code units */
export const maxSignatureLength = 20_000;

/** Tried in turn until the signature fits: the longest text a nested part may have. @unit UTF-16 code units */
const partLengths = [maxSignatureLength, 8_000, 4_000, 2_000, 1_000, 500, 250, 100, 0];

/** A signature in the parts that declarations arrange in their own way. */
export interface Signature {
  /** `type Name = …;`, for recursive schemas. */
  readonly types: ReadonlyArray<string>;
  /** What stands between the parentheses. */
  readonly parameters: string;
  /** What the promise of the call resolves to. */
  readonly result: string;
}

/** Tool → its signature; never fails, a schema that cannot be read is `unknown`. */
export const signatureOf = (tool: Definition<unknown>): Signature => {
  try {
    const input = readingOf(schemaDocument(tool.input, "input"), "input");
    const output = readingOf(schemaDocument(tool.output, "output"), "output");
    for (const maxPart of partLengths) {
      const signature = assemble(tool, input, output, maxPart);
      if (lengthOf(signature) <= maxSignatureLength) return signature;
    }
  } catch {
    // A hostile or broken schema (a getter that throws, a proxy) costs its own tool the types and nothing else.
  }
  return { types: [], parameters: "input?: unknown", result: "unknown" };
};

/** Path and signature (with a comment, if it is to have one) → the lines shown to a model. */
export const renderSignature = (path: string, signature: Signature, docs = ""): string =>
  [...signature.types, `${docs}${path}(${signature.parameters}): Promise<${signature.result}>`].join("\n");

/** Tool → what a call without any argument passes: `{}` where that is a complete input. */
export const emptyInput = (tool: Definition<unknown>): Record<never, never> | undefined =>
  isComplete(inputShape(tool)) ? {} : undefined;

/** Entry → a call of it that is complete and works when pasted, e.g. `tools.orders.lookup({ id: "…" })`. */
export const exampleCall = (entry: ToolEntry): string => {
  const input = schemaDocument(entry.tool.input, "input");
  const takesNothing = input === true || isEmptySchema(entry.tool.input);
  return `${entry.path}(${takesNothing ? "" : sampleOf(input)})`;
};

/** Entry and how many arguments a call had → the refusal that shows the object form. */
export const positionalMessage = (entry: ToolEntry, given: number): string =>
  `${entry.path} takes one argument, got ${given}. Pass one object: ${exampleCall(entry)}`;

const assemble = (tool: Definition<unknown>, input: Reading, output: Reading, maxPart: number): Signature => {
  const names: TypeNames = { taken: new Map(), declarations: [] };
  const text = typeText(input, names, maxPart);
  const isOptional = text === "unknown" || isComplete(inputShape(tool));
  const parameters = isEmptySchema(tool.input) ? "" : `input${isOptional ? "?" : ""}: ${text}`;
  const result = isEmptySchema(tool.output) ? "void" : typeText(output, names, maxPart);
  return { types: names.declarations, parameters, result };
};

const lengthOf = ({ types, parameters, result }: Signature): number =>
  types.reduce((sum, type) => sum + type.length, parameters.length + result.length);

const inputShape = (tool: Definition<unknown>): ObjectShape | undefined => {
  const document = schemaDocument(tool.input, "input");
  if (!isKeywords(document)) return undefined;
  return mergedObject(document, plainReading(document, "input"));
};

const isComplete = (shape: ObjectShape | undefined): boolean =>
  shape !== undefined && [...shape.properties.values()].every((property) => !property.required);

const isEmptySchema = (schema: ToolSchema | undefined): boolean =>
  Schema.isSchema(schema) && (schema.ast._tag === "Void" || schema.ast._tag === "Undefined");
