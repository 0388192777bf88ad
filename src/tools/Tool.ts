/**
 * `Tool.make`: one tool as the host defines it.
 *
 * Owns the shape of a definition and the types that flow from its schemas into `run` and into the Effect environment.
 * Deliberately does not decode (decode.ts), place tools under names (ToolTree.ts) or call them (the engine does).
 */
import type * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import type { StandardSchemaV1 } from "effect/StandardSchema";
import { requireKind } from "./given.ts";

/** A JSON Schema document: it shapes the signature, nothing is validated against it. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/** What `input` and `output` accept: validating Effect or Standard Schema, or a render-only JSON Schema. */
export type ToolSchema = Schema.Constraint | StandardSchemaV1<unknown, unknown> | JsonSchema;

/** Type that `run` receives for an `input` schema. */
export type Decoded<S> = S extends Schema.Constraint
  ? S["Type"]
  : S extends StandardSchemaV1<unknown, infer Output>
    ? Output
    : unknown;

/** Type that `run` returns for an `output` schema: the side that is still to be decoded. */
export type Encoded<S> = S extends Schema.Constraint
  ? S["Encoded"]
  : S extends StandardSchemaV1<infer Input, unknown>
    ? Input
    : unknown;

/** Services that decoding with a schema needs. */
export type DecodingServices<S> = S extends Schema.Constraint ? S["DecodingServices"] : never;

/** A tool, ready to be placed in a tree; `R` is what it needs from the Effect environment. */
export interface Definition<out R = never> {
  readonly _tag: "codemode/Tool";
  readonly description: string;
  readonly input: ToolSchema | undefined;
  readonly output: ToolSchema | undefined;
  /** Receives the decoded input. A method, so that tools of different inputs fit in one tree. */
  run(input: unknown): Effect.Effect<unknown, unknown, R>;
}

/** The nested object a host hands over; dots in its names are namespace separators. */
export interface Tree<R = never> {
  readonly [name: string]: Definition<R> | Tree<R>;
}

/** Union of the services that the tools of a tree need. */
export type Services<T> =
  T extends Definition<infer R>
    ? R
    : string extends keyof T
      ? T extends Tree<infer R>
        ? R
        : never
      : T extends object
        ? { [K in keyof T]: Services<T[K]> }[keyof T]
        : never;

/** What `make` takes. */
export interface Options<I, O, R> {
  readonly description: string;
  readonly input?: I;
  readonly output?: O;
  readonly run: (input: Decoded<I>) => Effect.Effect<Encoded<O>, unknown, R>;
}

/**
 * Description, schemas and implementation → a tool.
 *
 * @throws TypeError when it is no object, the description is no text, a schema is of no known kind or `run` is no function
 */
export const make = <
  const I extends ToolSchema | undefined = undefined,
  const O extends ToolSchema | undefined = undefined,
  R = never,
>(
  options: Options<I, O, R>,
): Definition<R | DecodingServices<I> | DecodingServices<O>> => {
  requireKind("Tool.make: the definition", options, "an object");
  const { description, input, output, run } = options;
  if (typeof description !== "string") throw new TypeError("Tool.make: `description` must be a string");
  if (typeof run !== "function") throw new TypeError("Tool.make: `run` must be a function that returns an Effect");
  for (const [name, schema] of [
    ["input", input],
    ["output", output],
  ] as const) {
    if (schema !== undefined && !isToolSchema(schema)) {
      throw new TypeError(`Tool.make: \`${name}\` must be an Effect Schema, a Standard Schema or a JSON Schema object`);
    }
  }
  const definition: Definition<R> = {
    _tag: "codemode/Tool",
    description,
    input,
    output,
    run: run as (input: unknown) => Effect.Effect<unknown, unknown, R>,
  };
  return Object.freeze(definition);
};

/** Any value → whether it is a tool definition; never throws. */
export const isDefinition = (value: unknown): value is Definition<unknown> =>
  typeof value === "object" &&
  value !== null &&
  "_tag" in value &&
  value._tag === "codemode/Tool" &&
  "run" in value &&
  typeof value.run === "function";

/** Schema → whether it speaks the Standard Schema protocol (and is no Effect Schema, which may speak it as well). */
export const isStandardSchema = (schema: unknown): schema is StandardSchemaV1<unknown, unknown> => {
  if (Schema.isSchema(schema) || (typeof schema !== "object" && typeof schema !== "function") || schema === null) {
    return false;
  }
  const standard: unknown = (schema as { readonly "~standard"?: unknown })["~standard"];
  return typeof standard === "object" && standard !== null && "validate" in standard;
};

const isToolSchema = (value: unknown): value is ToolSchema =>
  Schema.isSchema(value) || isStandardSchema(value) || (typeof value === "object" && value !== null);
