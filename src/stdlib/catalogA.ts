/** The tables of values, control and collections: objects, functions, arrays, errors, promises, iterators, binary data. */
import type { BuiltinObject } from "../machine/Builtin.ts";
import { ArrayConstructor, ArrayIteratorPrototype } from "./array/Array.ts";
import { ArrayPrototype } from "./array/ArrayPrototype.ts";
import { BooleanConstructor, BooleanPrototype } from "./Boolean.ts";
import { ErrorConstructor, ErrorPrototype, nativeErrors } from "./Error.ts";
import { FunctionConstructor, functionKinds } from "./Function.ts";
import { FunctionPrototype } from "./FunctionPrototype.ts";
import { AsyncFromSyncIteratorPrototype } from "./iterator/AsyncFromSyncIterator.ts";
import { AsyncIteratorPrototype } from "./iterator/AsyncIteratorPrototype.ts";
import { IteratorConstructor, IteratorPrototype, WrapForValidIteratorPrototype } from "./iterator/Iterator.ts";
import { IteratorHelperPrototype } from "./iterator/IteratorHelper.ts";
import { MapConstructor, MapIteratorPrototype, MapPrototype } from "./Map.ts";
import { ObjectConstructor } from "./Object.ts";
import { ObjectPrototype } from "./ObjectPrototype.ts";
import { PromiseConstructor } from "./promise/Promise.ts";
import { PromisePrototype } from "./promise/PromisePrototype.ts";
import { SetConstructor, SetIteratorPrototype, SetPrototype } from "./Set.ts";
import { SymbolConstructor, SymbolPrototype } from "./Symbol.ts";

export const catalogA: readonly BuiltinObject[] = [
  ObjectConstructor,
  ObjectPrototype,
  FunctionConstructor,
  FunctionPrototype,
  ...functionKinds,
  ArrayConstructor,
  ArrayPrototype,
  ArrayIteratorPrototype,
  BooleanConstructor,
  BooleanPrototype,
  SymbolConstructor,
  SymbolPrototype,
  ErrorConstructor,
  ErrorPrototype,
  ...nativeErrors,
  IteratorConstructor,
  IteratorPrototype,
  IteratorHelperPrototype,
  WrapForValidIteratorPrototype,
  AsyncIteratorPrototype,
  AsyncFromSyncIteratorPrototype,
  MapConstructor,
  MapPrototype,
  MapIteratorPrototype,
  SetConstructor,
  SetPrototype,
  SetIteratorPrototype,
  PromiseConstructor,
  PromisePrototype,
];
