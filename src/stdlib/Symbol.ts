/** Symbol, its registry and its prototype (ECMA-262 §20.4). */
import {
  absent,
  anyReceiver,
  type Args,
  builtin,
  builtinFunction,
  getter,
  type MaybeGuest,
  method,
  type Receiver,
  reference,
  type RowOf,
  value,
} from "../machine/Builtin.ts";
import { throwTypeError } from "../machine/errors.ts";
import type { Machine } from "../machine/Machine.ts";
import { describe } from "../machine/operations/describe.ts";
import type { JSObject } from "../values/JSObject.ts";
import { Attr, Kind } from "../values/kinds.ts";
import { symbols } from "../values/symbols.ts";
import { isObject, type Value } from "../values/Value.ts";
import { asString, converted, optional } from "./conversions.ts";

const NO_USING = "`using` declarations are not part of the language";

const wellKnown = Object.entries(symbols).map(([name, symbol]): RowOf =>
  value(name, symbol, `sec-symbol.${name.toLowerCase()}`),
);

// prettier-ignore
export const SymbolConstructor = builtinFunction("Symbol", { length: 0, prototype: "SymbolPrototype", spec: "sec-symbol-constructor", body: construct }, [
  method("for",    1, anyReceiver, "sec-symbol.for",    converted([asString], (m, _self, key) => registered(m, key))),
  method("keyFor", 1, anyReceiver, "sec-symbol.keyfor", (m, _self, [symbol]) => keyFor(m, symbol)),
  ...wellKnown,
  absent("dispose",      "sec-symbol.dispose",      NO_USING),
  absent("asyncDispose", "sec-symbol.asyncdispose", NO_USING),
]);

const thisSymbol: Receiver<symbol> = (m, self, name) => {
  if (typeof self === "symbol") return self;
  if (isObject(self) && self.kind === Kind.Symbol) return self.data as symbol;
  return throwTypeError(m, `${name} requires that 'this' be a Symbol`);
};

// prettier-ignore
export const SymbolPrototype = builtin("SymbolPrototype", { spec: "sec-properties-of-the-symbol-prototype-object" }, [
  reference("constructor", "Symbol", "sec-symbol.prototype.constructor"),
  getter("description",           thisSymbol, "sec-symbol.prototype.description", (_m, symbol) => symbol.description),
  method("toString",           0, thisSymbol, "sec-symbol.prototype.tostring",    (_m, symbol) => symbol.toString()),
  method("valueOf",            0, thisSymbol, "sec-symbol.prototype.valueof",     (_m, symbol) => symbol),
  method(symbols.toPrimitive,  1, thisSymbol, "sec-symbol.prototype-%symbol.toprimitive%", (_m, symbol) => symbol, Attr.Configurable),
  value(symbols.toStringTag, "Symbol", "sec-symbol.prototype-%symbol.tostringtag%", Attr.Configurable),
]);

const make = converted([optional(asString)], (_m: Machine, _self: Value, description) => Symbol(description));

function construct(m: Machine, self: Value, args: Args, newTarget: JSObject | undefined): MaybeGuest<Value> {
  if (newTarget !== undefined) throwTypeError(m, "Symbol is not a constructor");
  return make(m, self, args);
}

function registered(m: Machine, key: string): symbol {
  const { symbolRegistry } = m.realm;
  let symbol = symbolRegistry.get(key);
  if (symbol === undefined) symbolRegistry.set(key, (symbol = Symbol(key)));
  return symbol;
}

function keyFor(m: Machine, symbol: Value): Value {
  if (typeof symbol !== "symbol") return throwTypeError(m, `${describe(symbol)} is not a symbol`);
  return isRegistered(m, symbol) ? symbol.description : undefined;
}

export const isRegistered = (m: Machine, symbol: symbol): boolean =>
  symbol.description !== undefined && m.realm.symbolRegistry.get(symbol.description) === symbol;
