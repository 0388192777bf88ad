/** %AsyncIteratorPrototype% (ECMA-262 §27.1.4) */
import { anyReceiver, builtin, method } from "../../machine/Builtin.ts";
import { symbols } from "../../values/symbols.ts";

// prettier-ignore
export const AsyncIteratorPrototype = builtin("AsyncIteratorPrototype", { title: "%AsyncIteratorPrototype%", spec: "sec-asynciteratorprototype" }, [
  method(symbols.asyncIterator, 0, anyReceiver, "sec-%asynciteratorprototype%-%symbol.asynciterator%", (_m, self) => self),
]);
