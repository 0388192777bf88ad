/** Every table of the library by intrinsic name: what a realm is made from, and what the generated index and tests read. */
import type { BuiltinObject } from "../machine/Builtin.ts";
import { catalogA } from "./catalogA.ts";
import { catalogB } from "./catalogB.ts";
import { globalObject } from "./globalThis.ts";

const tables: readonly BuiltinObject[] = [...catalogA, ...catalogB];

export const catalog: ReadonlyMap<string, BuiltinObject> = new Map(
  [...tables, globalObject(tables)].map((table) => [table.id, table]),
);
