/** What a refused write is told: the reason that stands in the way, whatever the value of the property. */
import * as Effect from "effect/Effect";
import { expect, test } from "vitest";
import { CodeMode } from "codemode";

const refusals: readonly (readonly [program: string, message: string])[] = [
  ["Object.freeze({ a: 1 }).a = 2", "Cannot assign to read only property 'a' of object '#<Object>'"],
  ["Object.freeze({ a: undefined }).a = 2", "Cannot assign to read only property 'a' of object '#<Object>'"],
  ["Object.freeze([undefined])[0] = 2", "Cannot assign to read only property '0' of object '[object Array]'"],
  [
    "Object.create(Object.freeze({ a: undefined })).a = 2",
    "Cannot assign to read only property 'a' of object '#<Object>'",
  ],
  ["undefined = 1", "Cannot assign to read only property 'undefined' of object '#<Object>'"],
  ["Object.freeze({ get a() { return 1 } }).a = 2", "Cannot set property a of #<Object> which has only a getter"],
  [
    "Object.create({ get a() { return undefined } }).a = 2",
    "Cannot set property a of #<Object> which has only a getter",
  ],
  [
    "Object.defineProperty({}, 'a', { get: undefined }).a = 2",
    "Cannot set property a of #<Object> which has only a getter",
  ],
  ["Object.freeze({}).a = 2", "Cannot add property a, object is not extensible"],
  ["new Proxy({}, { set: () => false }).a = 2", "'set' on proxy: trap returned falsish for property 'a'"],
  [
    "Object.create(new Proxy({}, { set: () => false })).a = 2",
    "'set' on proxy: trap returned falsish for property 'a'",
  ],
];

test.each(refusals)("%s", async (program, message) => {
  const result = await Effect.runPromise(CodeMode.make({}).execute(program));
  expect(result.ok ? result.value : result.error.message).toBe(`TypeError: ${message}`);
});
