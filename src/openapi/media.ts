/**
 * Media types: which are JSON, text, forms, and which cannot be carried.
 */

/** `Application/JSON; charset=utf-8` → `application/json`. */
export const essenceOf = (media: string): string => (media.split(";")[0] ?? "").trim().toLowerCase();

/** JSON of any flavour; a stream of JSON texts is none. */
export const isJsonMedia = (media: string): boolean =>
  /^(?:application|text)\/(?:[^;\s]+\+)?json$/u.test(essenceOf(media)) || essenceOf(media).endsWith("+json");

/** Anything at all, as careless documents say for JSON. */
export const isAnyMedia = (media: string): boolean => essenceOf(media) === "*/*";

/** Text that a program can read: no streams, no XML. */
export const isTextMedia = (media: string): boolean =>
  essenceOf(media).startsWith("text/") && !/[/+](?:xml|event-stream)$/u.test(essenceOf(media));

export const isFormMedia = (media: string): boolean => essenceOf(media) === "application/x-www-form-urlencoded";

/** Media type → what is the matter with it, for the reason why an operation was skipped. */
export const unsupportedKind = (media: string): string => {
  const essence = essenceOf(media);
  const kind = kinds.find(([pattern]) => pattern.test(essence))?.[1] ?? "binary";
  return `${kind} (${essence})`;
};

const kinds: ReadonlyArray<readonly [RegExp, string]> = [
  [/^multipart\//u, "multipart"],
  [/[/+]xml$/u, "XML"],
  [/event-stream|ndjson|jsonl|json-seq|x-json-stream|grpc|stream\+json/u, "streaming"],
  [/^text\//u, "text"],
  [/ya?ml/u, "YAML"],
];
