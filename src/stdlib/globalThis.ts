/** The global object (ECMA-262 §19): one reference per name whose intrinsic exists, and the value properties. */
import { absentGlobals } from "../diagnostics/absentNames.ts";
import { absent, builtin, type BuiltinObject, reference, type RowOf, value } from "../machine/Builtin.ts";
import { Attr } from "../values/kinds.ts";
import { intrinsicNames } from "./globalNames.ts";

/** The global object over the tables that exist. */
export function globalObject(tables: readonly BuiltinObject[]): BuiltinObject {
  const known = new Map(tables.map((table) => [table.id, table]));
  const references = intrinsicNames.flatMap((name): RowOf[] => {
    const table = known.get(name);
    return table === undefined ? [] : [reference(name, name, table.spec)];
  });
  return builtin("globalThis", { title: "", spec: "sec-global-object" }, [
    value("globalThis", (m) => m.realm.global, "sec-globalthis", Attr.Hidden),
    value("Infinity", Infinity, "sec-value-properties-of-the-global-object-infinity"),
    value("NaN", NaN, "sec-value-properties-of-the-global-object-nan"),
    value("undefined", undefined, "sec-undefined"),
    value("tools", (m) => m.host.tools(m), "sec-global-object", Attr.Hidden),
    value("search", (m) => m.host.search(m), "sec-global-object", Attr.Hidden),
    ...references,
    ...Object.entries(absentGlobals).map(([name, reason]) => absent(name, "sec-global-object", reason)),
  ]);
}
