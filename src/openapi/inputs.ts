/**
 * The one argument of an operation's tool: which of its fields goes where in the request.
 *
 * A name that occurs in several places is prefixed with its place in each (`path_id`, `body_id`), so nothing is mixed
 * up and nothing is lost.
 */
import type { JsonSchema } from "../tools/Tool.ts";
import type { Body } from "./body.ts";
import { isObject } from "./document.ts";
import type { Parameter } from "./parameters.ts";

/** A parameter, a field of the body, or the whole body, under the name a program gives it. */
export interface Input {
  readonly input: string;
  readonly required: boolean;
  readonly schema: JsonSchema;
  readonly target:
    | { readonly kind: "parameter"; readonly parameter: Parameter }
    | { readonly kind: "field"; readonly name: string }
    | { readonly kind: "body" };
}

interface Wanted extends Omit<Input, "input"> {
  readonly name: string;
  readonly place: string;
}

/** Parameters and body → inputs, in that order. */
export const inputsOf = (parameters: ReadonlyArray<Parameter>, body: Body | undefined): ReadonlyArray<Input> => {
  const wanted: ReadonlyArray<Wanted> = [
    ...parameters.map((parameter) => ({
      name: parameter.name,
      place: parameter.location,
      required: parameter.required,
      schema: parameter.schema,
      target: { kind: "parameter", parameter } as const,
    })),
    ...bodyInputs(body),
  ];
  const counts = new Map<string, number>();
  for (const { name } of wanted) counts.set(name, (counts.get(name) ?? 0) + 1);
  const taken = new Set([...counts].filter(([, count]) => count === 1).map(([name]) => name));
  return wanted.map(({ name, place, ...rest }) => ({
    ...rest,
    input: counts.get(name) === 1 ? name : free(`${place}_${name}`, taken),
  }));
};

/** Inputs → the schema that the signature shows. */
export const inputSchema = (inputs: ReadonlyArray<Input>): JsonSchema => {
  const properties: Record<string, JsonSchema> = Object.create(null) as Record<string, JsonSchema>;
  for (const { input, schema } of inputs) properties[input] = schema;
  const required = inputs.filter((each) => each.required).map(({ input }) => input);
  return { type: "object", properties, ...(required.length > 0 && { required }) };
};

const bodyInputs = (body: Body | undefined): ReadonlyArray<Wanted> => {
  if (body === undefined) return [];
  if (body.fields !== undefined) {
    return body.fields.map(({ name, required, schema }) => ({
      name,
      place: "body",
      required,
      schema: isObject(schema) ? schema : {},
      target: { kind: "field", name },
    }));
  }
  const schema = isObject(body.schema) ? body.schema : {};
  const described = body.description === undefined ? schema : { ...schema, description: body.description };
  return [{ name: "body", place: "body", required: body.required, schema: described, target: { kind: "body" } }];
};

const free = (name: string, taken: Set<string>): string => {
  let found = name;
  for (let count = 2; taken.has(found); count++) found = `${name}_${count}`;
  taken.add(found);
  return found;
};
