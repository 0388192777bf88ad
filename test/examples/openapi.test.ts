import { readFileSync } from "node:fs";
import * as Effect from "effect/Effect";
import * as FetchHttpClient from "effect/http/FetchHttpClient";
import { afterAll, describe, expect, test } from "vitest";
import { CodeMode, OpenAPI } from "codemode";
import { startLibrary } from "../../examples/openapi/server.ts";

const read = (name: string) => readFileSync(new URL(`../../examples/openapi/${name}`, import.meta.url), "utf8");

describe("the library", async () => {
  const library = await startLibrary("card");
  afterAll(() => library.stop());
  const run = (code: string, token = "card") => {
    const auth = { resolve: () => Effect.succeed({ type: "bearer", token } as const) };
    const { tools } = OpenAPI.fromSpec({ spec: JSON.parse(read("library.json")), baseUrl: library.url, auth });
    const runtime = CodeMode.make({ tools: { library: tools } });
    return Effect.runPromise(runtime.execute(code).pipe(Effect.provide(FetchHttpClient.layer)));
  };

  test("lends what is there and says what is not", async () => {
    expect(await run(read("program.js"))).toMatchObject({
      ok: true,
      value: [
        "A Short History of Ink: until 2025-01-15",
        "Tides & Moons: until 2025-01-15",
        'Letters from the Archive: not now (POST /books/{id}/loans answered 409: {"message":"Letters from the Archive is out"})',
      ],
    });
  });

  test("wants a card, and neither card nor address show in the refusal", async () => {
    const result = await run('await tools.library.books.borrow({ id: "b3", days: 1 })', "SECRET");
    expect(result).toMatchObject({
      ok: false,
      error: { kind: "ToolFailure", message: 'POST /books/{id}/loans answered 401: {"message":"no library card"}' },
    });
    expect(JSON.stringify(result)).not.toMatch(/SECRET|127\.0\.0\.1/u);
  });

  test("is not asked what cannot be sent", async () => {
    const result = await run("await tools.library.books.borrow({ days: 1 })");
    expect(result).toMatchObject({
      ok: false,
      error: { kind: "InvalidToolInput" },
      toolCalls: [{ name: "library.books.borrow" }],
    });
  });
});
