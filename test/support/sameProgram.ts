/**
 * Whole programs with their exact value: run here in slices of usual length, in slices of one tick, and by Node as the body
 * of a strict async function. All three must give what the test says.
 */
import * as Effect from "effect/Effect";
import { expect, test } from "vitest";
import { CodeMode } from "../../src/index.ts";
import { makeOneTick } from "../../src/testing.ts";
import type { Result } from "../../src/codemode.ts";

const AsyncFunction = (async () => {}).constructor as new (body: string) => () => Promise<unknown>;

const runtime = CodeMode.make();
const oneTick = makeOneTick();

const valueOf = (result: Result): unknown => (result.ok ? result.value : `failed: ${result.error.message}`);

/** Values leave a program as JSON data, undefined as null. */
const asData = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_key, part: unknown) => (part === undefined ? null : part)) ?? "null");

/** Each row: what it shows, the program, its value (JSON data). */
export type Programs = readonly (readonly [title: string, code: string, value: unknown])[];

export function samePrograms(programs: Programs): void {
  test.each(programs)("%s", async (_title, code, value) => {
    expect(await inNode(code)).toEqual(value);
    await bothGive(code, value);
  });
}

/** The same where what Node gives is all there is to say. */
export function sameAsNode(programs: readonly (readonly [title: string, code: string])[]): void {
  test.each(programs)("%s", async (_title, code) => bothGive(code, await inNode(code)));
}

const inNode = async (code: string): Promise<unknown> => asData(await new AsyncFunction(`"use strict"; ${code}`)());

async function bothGive(code: string, value: unknown): Promise<void> {
  expect(valueOf(await Effect.runPromise(runtime.execute(code)))).toEqual(value);
  expect(valueOf(await Effect.runPromise(oneTick.execute(code)))).toEqual(value);
}

/** The same without Node, for what is our own (limits, wording) and where Node departs from the specification. */
export function programs(rows: Programs): void {
  test.each(rows)("%s", async (_title, code, value) => bothGive(code, value));
}
