/**
 * What an operation answers when it succeeds: the schema of the result, and what to ask for.
 */
import type { JsonSchema } from "../tools/Tool.ts";
import { entriesAt, follow, isObject, Unusable, type Keywords, type SpecDocument } from "./document.ts";
import { isAnyMedia, isJsonMedia, isTextMedia, unsupportedKind } from "./media.ts";

export interface Responses {
  /** Undefined where nothing is known about the result. */
  readonly schema: JsonSchema | undefined;
  /** Value of the `Accept` header. */
  readonly accept: string;
}

interface Answer {
  readonly schema: unknown;
  readonly media: ReadonlyArray<string>;
}

const empty: Answer = { schema: { type: "null" }, media: [] };

/** Operation → its successful responses. @throws Unusable where none of them can be read */
export const responsesOf = (document: SpecDocument, operation: Keywords): Responses => {
  const declared = entriesAt(operation["responses"], "responses").filter(([status]) => !status.startsWith("x-"));
  const successes = declared.filter(([status]) => /^2(?:\d\d|XX)$/iu.test(status));
  const relevant = successes.length > 0 ? successes : declared.filter(([status]) => status === "default");
  if (relevant.length === 0) {
    const redirects = declared.map(([status]) => status).filter((status) => status.startsWith("3"));
    if (redirects.length > 0) throw new Unusable(`responses: the answer is only a redirect (${redirects.join(", ")})`);
    return { schema: undefined, accept: "application/json" };
  }
  const problems: Array<string> = [];
  const answers: Array<Answer> = [];
  for (const [status, value] of relevant) {
    const { content } = follow(document, value, `responses.${status}`);
    const media = entriesAt(content, `responses.${status}.content`);
    const answer = media.length === 0 ? empty : answerOf(document, media, status);
    if (answer === undefined) {
      problems.push(`responses.${status}: the answer is ${media.map(([type]) => unsupportedKind(type)).join(", ")}`);
    } else {
      answers.push(answer);
    }
  }
  // An empty answer beside an unreadable one (204 next to a download) would make the tool lose what it is for.
  if (problems.length > 0 && answers.every(({ media }) => media.length === 0)) {
    throw new Unusable(`${problems.join("; ")}, which is not supported`);
  }
  const media = [...new Set(answers.flatMap((answer) => answer.media))];
  const accept = media.filter(isJsonMedia);
  return {
    schema: together(answers.map(({ schema }) => schema)),
    accept: (accept.length > 0 ? accept : media.length > 0 ? media : ["application/json"]).join(", "),
  };
};

const answerOf = (
  document: SpecDocument,
  content: ReadonlyArray<readonly [string, unknown]>,
  status: string,
): Answer | undefined => {
  const json = content.filter(([media]) => isJsonMedia(media));
  const readable = json.length > 0 ? json : content.filter(([media]) => isAnyMedia(media) || isTextMedia(media));
  const [first] = readable;
  if (first === undefined) return undefined;
  const [media, value] = first;
  const { schema } = follow(document, value, `responses.${status}.content[${JSON.stringify(media)}]`);
  return {
    schema: isTextMedia(media) && !isJsonMedia(media) ? { type: "string" } : schema,
    media: readable.map(([type]) => type),
  };
};

const together = (schemas: ReadonlyArray<unknown>): JsonSchema | undefined => {
  const distinct = [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()];
  const [only] = distinct;
  if (distinct.length > 1) return { anyOf: distinct.map((schema) => schema ?? {}) };
  return isObject(only) ? only : undefined;
};
