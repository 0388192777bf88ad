/** The names a program finds without declaring them. */
import { catalog } from "./catalog.ts";

export const globalNames: ReadonlySet<string> = new Set(
  catalog.get("globalThis")!.slots.flatMap(({ key }) => (typeof key === "string" ? [key] : [])),
);
