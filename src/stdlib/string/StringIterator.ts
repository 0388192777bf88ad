/** %StringIteratorPrototype% (ECMA-262 §22.1.5.1): code points of a string. */
import { builtin, method, type Receiver, value } from "../../machine/Builtin.ts";
import { throwTypeError } from "../../machine/errors.ts";
import type { Machine } from "../../machine/Machine.ts";
import { JSObject } from "../../values/JSObject.ts";
import { Attr, Kind } from "../../values/kinds.ts";
import { symbols } from "../../values/symbols.ts";
import { isObject } from "../../values/Value.ts";
import { createIterResult } from "../../machine/operations/create.ts";

export class StringIteratorState {
  readonly text: string;
  position = 0;
  constructor(text: string) {
    this.text = text;
  }
  /** The next code point's text, or undefined at the end. */
  advance(): string | undefined {
    if (this.position >= this.text.length) return undefined;
    const start = this.position;
    this.position += this.text.codePointAt(start)! > 0xffff ? 2 : 1;
    return this.text.slice(start, this.position);
  }
}

export const stringIterator = (m: Machine, text: string): JSObject =>
  new JSObject(
    m.realm.rootShape,
    m.realm.intrinsic("StringIteratorPrototype"),
    Kind.Iterator,
    new StringIteratorState(text),
  );

const thisIterator: Receiver<StringIteratorState> = (m, self) =>
  isObject(self) && self.data instanceof StringIteratorState
    ? self.data
    : throwTypeError(m, "next method called on incompatible receiver: not a String Iterator");

// prettier-ignore
export const StringIteratorPrototype = builtin("StringIteratorPrototype", { proto: "IteratorPrototype", title: "%StringIteratorPrototype%", spec: "sec-%stringiteratorprototype%-object" }, [
  method("next", 0, thisIterator, "sec-%stringiteratorprototype%.next", (m, state) => {
    const text = state.advance();
    return createIterResult(m, text, text === undefined);
  }),
  value(symbols.toStringTag, "String Iterator", "sec-%stringiteratorprototype%-%symbol.tostringtag%", Attr.Configurable),
]);
