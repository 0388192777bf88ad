/**
 * Values through a tool's schemas: arguments before `run`, results after it.
 *
 * Validates with Effect Schema and Standard Schema; JSON Schema only shapes signatures, so values pass as they are.
 * Works on host values that the boundary has copied out already; never sees a guest value.
 */
import * as Data from "effect/Data";
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import type * as SchemaAST from "effect/SchemaAST";
import type { StandardSchemaV1 } from "effect/StandardSchema";
import { fieldMessage, issueMessage, type Wording } from "./issues.ts";
import { exampleCall } from "./signature.ts";
import { isStandardSchema, type ToolSchema } from "./Tool.ts";
import { InvalidInput } from "./ToolError.ts";
import type { ToolEntry } from "./ToolTree.ts";

/** A result that a tool's output schema refuses; the message repeats none of the host's data, `cause` holds it all. */
export class InvalidOutput extends Data.TaggedError("InvalidOutput")<{
  readonly message: string;
  readonly cause: unknown;
}> {}

const input: Wording = { whole: "input", reveal: true };
const output: Wording = { whole: "output", reveal: false };

/** Entry and argument → the value `run` receives. Fails with `InvalidInput`. */
export const decodeInput = (entry: ToolEntry, value: unknown): Effect.Effect<unknown, InvalidInput, unknown> => {
  const { tool, path } = entry;
  if (!judges(tool.input)) return Effect.succeed(value);
  return decode(tool.input, value, jsonInput, input).pipe(
    Effect.mapError(({ message }) => {
      // Whoever passed something that is no object at all has not seen the signature.
      const hint = message.startsWith("`input`:") ? `. Call it like ${exampleCall(entry)}` : "";
      return new InvalidInput({ message: `Invalid input for ${path}: ${message}${hint}` });
    }),
  );
};

/** Entry and what `run` returned → the value that may cross the boundary. Fails with `InvalidOutput`. */
export const decodeOutput = (entry: ToolEntry, value: unknown): Effect.Effect<unknown, InvalidOutput, unknown> => {
  const { tool, path } = entry;
  if (!judges(tool.output)) return Effect.succeed(value);
  return decode(tool.output, value, (schema) => schema, output).pipe(
    Effect.mapError(
      ({ message, cause }) => new InvalidOutput({ message: `${path} returned invalid data: ${message}`, cause }),
    ),
    Effect.flatMap((decoded) => (Schema.isSchema(tool.output) ? plain(tool.output, decoded) : Effect.succeed(decoded))),
  );
};

/** Whether values go through the schema at all. */
export const judges = (schema: ToolSchema | undefined): boolean => Schema.isSchema(schema) || isStandardSchema(schema);

interface Refusal {
  readonly message: string;
  readonly cause: unknown;
}

type Codec = Schema.Constraint;

const decode = (
  schema: ToolSchema | undefined,
  value: unknown,
  prepare: (schema: Codec) => Codec,
  wording: Wording,
): Effect.Effect<unknown, Refusal, unknown> => {
  if (Schema.isSchema(schema)) {
    return Schema.decodeUnknownEffect(prepare(schema), { errors: "all", reportInput: true })(value).pipe(
      Effect.mapError((error) => ({ message: issueMessage(error.issue, wording), cause: error })),
    );
  }
  return isStandardSchema(schema) ? validate(schema, value, wording) : Effect.succeed(value);
};

const validate = (
  schema: StandardSchemaV1<unknown, unknown>,
  value: unknown,
  wording: Wording,
): Effect.Effect<unknown, Refusal> =>
  // A validator that throws is a defect of the host's schema, not a refusal of the value.
  Effect.promise(async () => schema["~standard"].validate(value)).pipe(
    Effect.flatMap((result): Effect.Effect<unknown, Refusal> => {
      if (result.issues === undefined) return Effect.succeed(result.value);
      const issues = result.issues.map(({ message, path }) => ({
        path: (path ?? []).map((part) => (typeof part === "object" ? part.key : part)),
        problem: message,
      }));
      const shown = wording.reveal ? issues : [{ path: [], problem: "does not match the output schema" }];
      return Effect.fail({ message: fieldMessage(shown, wording), cause: result.issues });
    }),
  );

/** A schema whose encoded side is JSON decodes as it is; dates, URLs and the like are given in their JSON form. */
const jsonInput = (schema: Codec): Codec =>
  speaksJson(Schema.toEncoded(schema).ast, new Set()) ? schema : Schema.toCodecJson(schema);

/** Decoded result → JSON form of what only the schema knows how to write (an Option, a Map, a class). */
const plain = (schema: Codec, decoded: unknown): Effect.Effect<unknown, never, unknown> => {
  const type = Schema.toType(schema);
  if (speaksJson(type.ast, new Set())) return Effect.succeed(decoded);
  // What the codec cannot write, the boundary judges as it judges everything else.
  return Schema.encodeUnknownEffect(Schema.toCodecJson(type))(decoded).pipe(Effect.orElseSucceed(() => decoded));
};

const speaksJson = (ast: SchemaAST.AST, seen: Set<SchemaAST.AST>): boolean => {
  if (seen.has(ast)) return true;
  seen.add(ast);
  switch (ast._tag) {
    case "Declaration":
    case "BigInt":
    case "Symbol":
    case "UniqueSymbol":
      return false;
    case "Suspend":
      return speaksJson(ast.thunk(), seen);
    case "Objects":
      return (
        ast.propertySignatures.every(({ type }) => speaksJson(type, seen)) &&
        ast.indexSignatures.every(({ type }) => speaksJson(type, seen))
      );
    case "Arrays":
      return [...ast.elements, ...ast.rest].every((type) => speaksJson(type, seen));
    case "Union":
      return ast.types.every((type) => speaksJson(type, seen));
    default:
      return true;
  }
};
