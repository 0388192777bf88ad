/** The global object (ECMA-262 §19): one reference per name whose intrinsic exists, and the value properties. */
import { absent, builtin, type BuiltinObject, reference, type RowOf, value } from "../machine/Builtin.ts";
import { Attr } from "../values/kinds.ts";
import { globalNames } from "./globalNames.ts";

const NO_SCHEDULER = "there are no timers: await a tool instead";
const NO_COLLECTION = "garbage collection is not observable here";
const NO_SHARING = "programs have one thread and share no memory";
const USE_TOOLS = "nothing outside the program is reachable but tools";

/** Names that programs expect and why they are not there. */
const ABSENT: Readonly<Record<string, string>> = {
  eval: "code generation is not available",
  setTimeout: NO_SCHEDULER,
  setInterval: NO_SCHEDULER,
  setImmediate: NO_SCHEDULER,
  clearTimeout: NO_SCHEDULER,
  clearInterval: NO_SCHEDULER,
  fetch: USE_TOOLS,
  require: USE_TOOLS,
  process: USE_TOOLS,
  Buffer: USE_TOOLS,
  SharedArrayBuffer: NO_SHARING,
  Atomics: NO_SHARING,
  WeakRef: NO_COLLECTION,
  FinalizationRegistry: NO_COLLECTION,
  ShadowRealm: "code generation is not available",
  Temporal: "use Date",
};

/** The global object over the tables that exist. */
export function globalObject(tables: readonly BuiltinObject[]): BuiltinObject {
  const known = new Map(tables.map((table) => [table.id, table]));
  const references = globalNames.flatMap((name): RowOf[] => {
    const table = known.get(name);
    return table === undefined ? [] : [reference(name, name, table.spec)];
  });
  return builtin("globalThis", { title: "", spec: "sec-global-object" }, [
    value("globalThis", (m) => m.realm.intrinsic("globalThis"), "sec-globalthis", Attr.Hidden),
    value("Infinity", Infinity, "sec-value-properties-of-the-global-object-infinity"),
    value("NaN", NaN, "sec-value-properties-of-the-global-object-nan"),
    value("undefined", undefined, "sec-undefined"),
    ...references,
    ...Object.entries(ABSENT).map(([name, reason]) => absent(name, "sec-global-object", reason)),
  ]);
}
