/**
 * A response → the value the program gets, or a refusal that says what came instead.
 *
 * Successful bodies are read up to a limit, error bodies up to a short summary; neither URL nor headers are repeated.
 */
import * as Effect from "effect/Effect";
import type { HttpClientError } from "effect/http/HttpClientError";
import type { HttpClientResponse } from "effect/http/HttpClientResponse";
import * as Stream from "effect/Stream";
import { toolError, type ToolError } from "../tools/ToolError.ts";
import { essenceOf, isJsonMedia, isTextMedia } from "./media.ts";
import type { OperationInfo } from "./types.ts";

/** @unit bytes */
export const maxResponseBytes = 50 * 1024 * 1024;

/** How much of an error body is read. @unit bytes */
const maxErrorBytes = 64 * 1024;

/** How much of an error body is shown. @unit UTF-16 code units */
const maxErrorText = 1_000;

/** Response → JSON value, text, or null for none. */
export const readAnswer = (
  operation: OperationInfo,
  response: HttpClientResponse,
): Effect.Effect<unknown, ToolError | HttpClientError> =>
  Effect.gen(function* () {
    const { status } = response;
    const type = response.headers["content-type"] ?? "";
    const media = essenceOf(type) === "" ? "" : type;
    const answered = `${operation.method} ${operation.path} answered ${status}`;
    if (status < 200 || status >= 300) {
      const { text } = yield* readText(response, maxErrorBytes);
      const summary = summaryOf(text, media);
      return yield* Effect.fail(toolError(summary === "" ? `${answered}.` : `${answered}: ${summary}`));
    }
    if (status === 204 || status === 205 || operation.method === "HEAD") return null;
    const declared = Number(response.headers["content-length"]);
    const tooLarge = toolError(`${answered} with more than ${maxResponseBytes / 1024 / 1024} MiB.`);
    if (declared > maxResponseBytes) return yield* Effect.fail(tooLarge);
    const isReadable = media === "" || isJsonMedia(media) || isTextMedia(media);
    const { text, isComplete } = yield* readText(response, isReadable ? maxResponseBytes : 0);
    if (text === "" && isComplete) return null;
    if (!isReadable) {
      return yield* Effect.fail(toolError(`${answered} with ${essenceOf(media)}, which is neither JSON nor text.`));
    }
    if (!isComplete) return yield* Effect.fail(tooLarge);
    return yield* parsed(text, media, answered);
  });

const parsed = (text: string, media: string, answered: string): Effect.Effect<unknown, ToolError> => {
  if (isTextMedia(media) && !isJsonMedia(media)) return Effect.succeed(text);
  try {
    return Effect.succeed(JSON.parse(text));
  } catch (cause) {
    return media === "" ? Effect.succeed(text) : Effect.fail(toolError(`${answered} with invalid JSON.`, cause));
  }
};

/** At most `limit` bytes of the body, as text. */
const readText = (response: HttpClientResponse, limit: number) => {
  const chunks: Array<Uint8Array> = [];
  let size = 0;
  const read = response.stream.pipe(
    Stream.takeWhile(() => size <= limit),
    Stream.runForEach((chunk) =>
      Effect.sync(() => {
        size += chunk.byteLength;
        chunks.push(chunk);
      }),
    ),
    // A response without a body has no stream to read.
    Effect.catchIf(
      (error) => error.reason._tag === "EmptyBodyError",
      () => Effect.void,
    ),
  );
  return Effect.map(read, () => {
    const bytes = new Uint8Array(size);
    let offset = 0;
    for (const chunk of chunks) {
      bytes.set(chunk, offset);
      offset += chunk.byteLength;
    }
    const isComplete = size <= limit;
    return { text: new TextDecoder().decode(isComplete ? bytes : bytes.subarray(0, limit)), isComplete };
  });
};

const summaryOf = (text: string, media: string): string => {
  const plain = /html|xml/u.test(media)
    ? text.replace(/<(script|style)\b.*?(?:<\/\1\s*>|$)/gisu, " ").replace(/<[^>]*>/gu, " ")
    : text;
  const line = plain.replace(/\s+/gu, " ").trim();
  return line.length > maxErrorText ? `${line.slice(0, maxErrorText)}… (cut)` : line;
};
