/** %StringIteratorPrototype% (ECMA-262 §22.1.5.1): code points of a string. */
import { builtin, method, value } from "../../machine/Builtin.ts";
import type { Machine } from "../../machine/Machine.ts";
import { JSObject } from "../../values/JSObject.ts";
import { Attr, Kind } from "../../values/kinds.ts";
import { symbols } from "../../values/symbols.ts";
import { thisWithData } from "../receivers.ts";
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

// prettier-ignore
export const StringIteratorPrototype = builtin("StringIteratorPrototype", { proto: "IteratorPrototype", title: "%StringIteratorPrototype%", spec: "sec-%stringiteratorprototype%-object" }, [
  method("next", 0, thisWithData(StringIteratorState), "sec-%stringiteratorprototype%.next", (m, state) => {
    const text = state.advance();
    return createIterResult(m, text, text === undefined);
  }),
  value(symbols.toStringTag, "String Iterator", "sec-%stringiteratorprototype%-%symbol.tostringtag%", Attr.Configurable),
]);
