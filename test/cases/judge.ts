/**
 * Result against expectation. Answers the list of what is wrong; empty means the case is satisfied. Values compare as
 * JSON with the order of keys free, and any of `alternatives` is as right as the expectation itself.
 */
import { isDeepStrictEqual } from "node:util";
import type { CodeMode } from "codemode";
import type { Exchange, SentRequest } from "./openApi.ts";
import type { Expectation, ExpectedRequest } from "./readCases.ts";

export function judge(expect: Expectation, result: CodeMode.Result, exchange?: Exchange): readonly string[] {
  const wrong = judgeOne(expect, result, exchange);
  if (wrong.length === 0) return [];
  return (expect.alternatives ?? []).some((other) => judgeOne(other, result, exchange).length === 0) ? [] : wrong;
}

function judgeOne(expect: Expectation, result: CodeMode.Result, exchange: Exchange | undefined): string[] {
  const wrong: string[] = [];
  if (expect.ok !== "either" && expect.ok !== result.ok) {
    wrong.push(result.ok ? `ran to ${brief(result.value)}` : `failed: ${result.error.kind}: ${result.error.message}`);
  }
  if (result.ok) {
    if ("value" in expect && !sameJson(expect.value, result.value)) {
      wrong.push(`value is ${brief(result.value)} instead of ${brief(expect.value)}`);
    }
  } else if (expect.ok !== true) {
    const kinds = expect.errorKinds ?? (expect.errorKind === undefined ? undefined : [expect.errorKind]);
    if (kinds !== undefined && !kinds.includes(result.error.kind)) {
      wrong.push(`kind is ${result.error.kind} instead of ${kinds.join(" or ")}: ${result.error.message}`);
    }
    const text = shownText(result.error);
    for (const part of [expect.messageIncludes ?? []].flat()) {
      if (!text.includes(part)) wrong.push(`message lacks ${JSON.stringify(part)}: ${text}`);
    }
  }
  const everything = JSON.stringify(result);
  for (const text of expect.valueNotIncludes ?? []) {
    if (everything.includes(text)) wrong.push(`shows ${JSON.stringify(text)}`);
  }
  const calls = result.toolCalls.map(({ name }) => name);
  if (expect.toolCalls !== undefined && !isDeepStrictEqual(calls, expect.toolCalls)) {
    wrong.push(`calls are ${brief(calls)} instead of ${brief(expect.toolCalls)}`);
  }
  if (exchange !== undefined) wrong.push(...judgeExchange(expect, exchange));
  return wrong;
}

function judgeExchange({ request, requests, skippedIncludes = [] }: Expectation, exchange: Exchange): string[] {
  const wrong: string[] = [];
  const expected = requests ?? (request === undefined ? undefined : [request]);
  if (expected !== undefined) {
    if (expected.length !== exchange.requests.length) wrong.push(`sent ${brief(exchange.requests)}`);
    else wrong.push(...expected.flatMap((each, index) => judgeRequest(each, exchange.requests[index]!)));
  }
  const skipped = exchange.skipped.map(({ path, reason }) => `${path} ${reason}`).join("\n");
  for (const text of skippedIncludes) if (!skipped.includes(text)) wrong.push(`skipped lacks ${text}: ${skipped}`);
  return wrong;
}

function judgeRequest(expected: ExpectedRequest, sent: SentRequest): string[] {
  const { method, url, contentType, headers = {}, absentHeaders = [], body } = expected;
  const fine =
    method === sent.method &&
    plainUrl(url) === plainUrl(sent.url) &&
    (contentType === undefined || contentType === sent.headers["content-type"]) &&
    Object.entries(headers).every(([name, value]) => sent.headers[name] === value) &&
    absentHeaders.every((name) => !(name in sent.headers)) &&
    (body === undefined || (sent.body !== undefined && isDeepStrictEqual(JSON.parse(body), JSON.parse(sent.body))));
  return fine ? [] : [`sent ${brief(sent)} instead of ${brief(expected)}`];
}

function plainUrl(url: string): string {
  return decodeURIComponent(url.replaceAll("+", " "));
}

function shownText({ message, suggestions = [], location }: CodeMode.Diagnostic): string {
  return [message, ...suggestions, location ? `${location.line}:${location.column}` : ""].join("\n");
}

function sameJson(a: unknown, b: unknown): boolean {
  return isDeepStrictEqual(toJson(a), toJson(b));
}

function toJson(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}

function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? "undefined";
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}
