/** What a host calls codemode with, which may be untyped: refused by name, before anything is made or run. */
import * as Effect from "effect/Effect";
import { describe, expect, test } from "vitest";
import { CodeMode, OpenAPI, Tool } from "codemode";
import { makeOneTick } from "codemode/testing";

const untyped = CodeMode as unknown as Record<"make" | "execute" | "check", (options: unknown) => unknown> & {
  readonly run: (options: unknown) => Promise<unknown>;
};

/** The error of each form that takes options and a program. */
async function errorsOf(options: unknown): Promise<unknown[]> {
  const sync = (["execute", "check"] as const).map((form) => thrown(() => untyped[form](options)));
  return [...sync, await untyped.run(options).catch((error: unknown) => error)];
}

function thrown(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  return undefined;
}

const thrice = (error: Error): Error[] => [error, error, error];

const kinds: readonly (readonly [unknown, string])[] = [
  [undefined, "undefined"],
  [null, "null"],
  [5, "a number"],
  [Symbol("a"), "a symbol"],
  [["1"], "an array"],
  [{ code: "1" }, "an object"],
  [() => "1", "a function"],
];

describe("a program that is no text", () => {
  test.each(kinds)("%o", async (code, kind) => {
    const error = new TypeError(`code must be a string, not ${kind}`);
    expect(await errorsOf({ code })).toEqual(thrice(error));
    for (const runtime of [CodeMode.make(), makeOneTick()])
      for (const form of ["execute", "stream", "check"] as const)
        expect(thrown(() => runtime[form](code as string))).toEqual(error);
  });
});

describe("options that are no object", () => {
  test.each(kinds.filter(([, kind]) => kind !== "an object"))("%o", async (options, kind) => {
    const error = new TypeError(`options must be an object, not ${kind}`);
    expect(await errorsOf(options)).toEqual(thrice(error));
    if (options === undefined) return;
    expect(thrown(() => untyped.make(options))).toEqual(error);
    expect(thrown(() => makeOneTick(options as never))).toEqual(error);
  });
});

describe("an option of the wrong kind", () => {
  const invalid = (kind: string) => `Invalid tools: tools must be a tool or an object of tools, not ${kind}`;
  test.each<[Readonly<Record<string, unknown>>, Error]>([
    [{ tools: null }, new TypeError(invalid("null"))],
    [{ tools: [] }, new TypeError(invalid("an array"))],
    [{ limits: null }, new TypeError("limits must be an object, not null")],
    [{ limits: 5 }, new TypeError("limits must be an object, not a number")],
    [{ limits: [5] }, new TypeError("limits must be an object, not an array")],
    [{ limits: () => ({}) }, new TypeError("limits must be an object, not a function")],
    [{ discovery: null }, new TypeError("discovery must be an object, not null")],
    [{ discovery: 2_000 }, new TypeError("discovery must be an object, not a number")],
    [{ timeZone: null }, new TypeError("timeZone must be a string, not null")],
    [{ timeZone: ["UTC"] }, new TypeError("timeZone must be a string, not an array")],
    [{ onToolCallStart: null }, new TypeError("onToolCallStart must be a function, not null")],
    [{ onToolCallEnd: {} }, new TypeError("onToolCallEnd must be a function, not an object")],
  ])("%o", async (options, error) => {
    expect(thrown(() => untyped.make(options))).toEqual(error);
    expect(await errorsOf({ code: "1", ...options })).toEqual(thrice(error));
  });

  test.each(["tools", "limits", "discovery", "timeZone", "onToolCallStart", "onToolCallEnd", "signal"])(
    "%s may be undefined",
    async (name) => {
      expect(await untyped.run({ code: "1", [name]: undefined })).toEqual({ ok: true, value: 1, toolCalls: [] });
    },
  );
});

describe("numbers that are none", () => {
  const least = "limits.timeoutMs must be a safe integer of at least 1, not";
  test.each<[unknown, string]>([
    [{ limits: { timeoutMs: null } }, `${least} null`],
    [{ limits: { timeoutMs: {} } }, `${least} an object`],
    [{ limits: { timeoutMs: Object.create(null) } }, `${least} an object`],
    [{ limits: { timeoutMs: Symbol("a") } }, `${least} Symbol(a)`],
    [{ limits: { timeoutMs: 5n } }, `${least} 5`],
    [{ discovery: { catalogBudget: null } }, "discovery.catalogBudget must be a non-negative safe integer, got null"],
    [{ discovery: { catalogBudget: [] } }, "discovery.catalogBudget must be a non-negative safe integer, got an array"],
  ])("%o", (options, message) => expect(thrown(() => untyped.make(options))).toEqual(new RangeError(message)));
});

describe("names that are none", () => {
  const known = "(known: timeoutMs, maxToolCalls, maxOutputBytes)";
  test.each<[unknown, string]>([
    [{ limits: { timeout: 5 } }, `limits.timeout is no limit, did you mean timeoutMs? ${known}`],
    [
      { limits: { maxToolcalls: 5, timeoutMs: 5 } },
      `limits.maxToolcalls is no limit, did you mean maxToolCalls? ${known}`,
    ],
    [{ limits: { steps: 5 } }, `limits.steps is no limit ${known}`],
    [{ limits: { toString: 5 } }, `limits.toString is no limit ${known}`],
    [{ discovery: { budget: 5 } }, "discovery.budget is no option (known: catalogBudget)"],
    [{ limit: { timeoutMs: 5 } }, "limit is no option, did you mean limits?"],
    [{ timezone: "UTC" }, "timezone is no option, did you mean timeZone?"],
    [{ onToolcallStart: () => Effect.void }, "onToolcallStart is no option, did you mean onToolCallStart?"],
  ])("%o", (options, message) => expect(thrown(() => untyped.make(options))).toEqual(new TypeError(message)));

  test("of other things pass, and so does what is undefined", () => {
    expect(thrown(() => untyped.make({ code: "1", name: "mine", limits: { timeout: undefined } }))).toBe(undefined);
  });
});

describe("a signal", () => {
  test.each<[unknown, string]>([
    [null, "null"],
    [5, "a number"],
    [{}, "an object"],
    [new AbortController(), "an object"],
    [() => undefined, "a function"],
  ])("%o is none", async (signal, kind) => {
    const error = new TypeError(`signal must be an AbortSignal, not ${kind}`);
    expect(await untyped.run({ code: "1", signal }).catch((reason: unknown) => reason)).toEqual(error);
  });

  test("of another realm is one", async () => {
    const { signal } = new AbortController();
    const foreign = {
      aborted: false,
      throwIfAborted: () => signal.throwIfAborted(),
      addEventListener: signal.addEventListener.bind(signal),
      removeEventListener: signal.removeEventListener.bind(signal),
    };
    expect(await untyped.run({ code: "1", signal: foreign })).toEqual({ ok: true, value: 1, toolCalls: [] });
  });
});

test("what a host does to its limits later changes nothing", async () => {
  const limits = { maxToolCalls: 1 };
  const ping = Tool.make({ description: "Answers", run: () => Effect.succeed(1) });
  const runtime = CodeMode.make({ tools: { ping }, limits });
  limits.maxToolCalls = 5;
  expect(await Effect.runPromise(runtime.execute("await tools.ping(); await tools.ping()"))).toMatchObject({
    ok: false,
    error: { kind: "ToolCallLimitExceeded" },
  });
});

describe("definitions and documents", () => {
  test.each(kinds.filter(([, kind]) => kind !== "an object"))("%o", (given, kind) => {
    expect(thrown(() => Tool.make(given as never))).toEqual(
      new TypeError(`Tool.make: the definition must be an object, not ${kind}`),
    );
    expect(thrown(() => OpenAPI.fromSpec(given as never))).toEqual(
      new TypeError(`options must be an object, not ${kind}`),
    );
  });

  test.each<[object, string]>([
    [{ auth: null }, "auth must be an object, not null"],
    [{ auth: {} }, "auth.resolve must be a function, not undefined"],
    [{ headers: "x: y" }, "headers must be an object, not a string"],
    [{ headers: null }, "headers must be an object, not null"],
  ])("%o", (options, message) => {
    const spec = { openapi: "3.1.0", info: {}, paths: {} };
    expect(thrown(() => OpenAPI.fromSpec({ spec, ...options } as never))).toEqual(new TypeError(message));
  });
});
