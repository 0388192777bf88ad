/** %AsyncFromSyncIteratorPrototype% objects (ECMA-262 §27.1.6): a sync iterator as an async one. */
import { JSObject } from "../values/JSObject.ts";
import { Kind } from "../values/kinds.ts";
import type { Machine } from "./Machine.ts";
import type { IteratorRecord } from "./operations/iterate.ts";

/** §27.1.6.1 CreateAsyncFromSyncIterator. */
export const createAsyncFromSyncIterator = (m: Machine, record: IteratorRecord): JSObject =>
  new JSObject(m.realm.rootShape, m.realm.intrinsic("AsyncFromSyncIteratorPrototype"), Kind.Iterator, record);
