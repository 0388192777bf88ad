import { expect, test } from "vitest";
import { catalog } from "../../src/stdlib/catalog.ts";
import { globalNames } from "../../src/stdlib/globalNames.ts";

test("names what the global object has, no more and no less", () => {
  const keys = catalog.get("globalThis")!.slots.flatMap(({ key }) => (typeof key === "string" ? [key] : []));
  expect([...globalNames].sort()).toEqual(keys.sort());
});
