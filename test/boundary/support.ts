/** Programs whose values cross the boundary, and tools that note what arrives and answer what they are told. */
import * as Effect from "effect/Effect";
import { expect } from "vitest";
import { CodeMode, Tool } from "codemode";

/** The value of a program; a failure is its `kind: message`. */
export async function valueOf(code: string, tools: Tool.Tree = {}): Promise<unknown> {
  const result = await CodeMode.run({ code, tools });
  return result.ok ? result.value : `${result.error.kind}: ${result.error.message}`;
}

/** What a tool is given when a program passes that expression, or what is said instead. */
export async function argumentOf(expression: string): Promise<unknown> {
  const received: unknown[] = [];
  const take = Tool.make({
    description: "Takes anything",
    run: (input: unknown) => Effect.sync(() => void received.push(input)),
  });
  const said = await valueOf(`await tools.take(${expression})`, { take });
  return received.length === 0 ? said : received[0];
}

/** What a program makes of a tool's answer. */
export function seen(answer: unknown, code = "return await tools.give({})"): Promise<unknown> {
  return valueOf(code, { give: Tool.make({ description: "Gives", run: () => Effect.sync(() => answer) }) });
}

/** Equal values with the same keys in the same order. (`toStrictEqual` reads a field called `constructor` as the class.) */
export function same(actual: unknown, expected: unknown): void {
  expect(actual).toEqual(expected);
  expect(JSON.stringify(actual)).toBe(JSON.stringify(expected));
}
