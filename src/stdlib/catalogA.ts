/** The tables of values, control and collections: objects, functions, arrays, errors, promises, iterators, binary data. */
import type { BuiltinObject } from "../machine/Builtin.ts";
import { ArrayConstructor, ArrayIteratorPrototype } from "./array/Array.ts";
import { ArrayPrototype } from "./array/ArrayPrototype.ts";
import { ArrayBufferConstructor, ArrayBufferPrototype } from "./binary/ArrayBuffer.ts";
import { DataViewConstructor, DataViewPrototype } from "./binary/DataView.ts";
import { TypedArrayConstructor, typedArrays } from "./binary/TypedArray.ts";
import { TypedArrayPrototype } from "./binary/TypedArrayPrototype.ts";
import { BooleanConstructor, BooleanPrototype } from "./Boolean.ts";
import { ErrorConstructor, ErrorPrototype, nativeErrors } from "./Error.ts";
import { FunctionConstructor, functionKinds } from "./Function.ts";
import { FunctionPrototype } from "./FunctionPrototype.ts";
import { AsyncFromSyncIteratorPrototype } from "./iterator/AsyncFromSyncIterator.ts";
import { AsyncIteratorPrototype } from "./iterator/AsyncIteratorPrototype.ts";
import { IteratorConstructor, IteratorPrototype, WrapForValidIteratorPrototype } from "./iterator/Iterator.ts";
import { IteratorHelperPrototype } from "./iterator/IteratorHelper.ts";
import { AsyncGeneratorPrototype, GeneratorPrototype } from "./generator/Generator.ts";
import { MapConstructor, MapIteratorPrototype, MapPrototype } from "./Map.ts";
import { ObjectConstructor } from "./Object.ts";
import { ObjectPrototype } from "./ObjectPrototype.ts";
import { PromiseConstructor } from "./promise/Promise.ts";
import { PromisePrototype } from "./promise/PromisePrototype.ts";
import { ProxyConstructor } from "./Proxy.ts";
import { Reflect } from "./Reflect.ts";
import { SetConstructor, SetIteratorPrototype, SetPrototype } from "./Set.ts";
import { SymbolConstructor, SymbolPrototype } from "./Symbol.ts";
import { ThrowTypeError } from "./ThrowTypeError.ts";
import { WeakMapConstructor, WeakMapPrototype, WeakSetConstructor, WeakSetPrototype } from "./weak.ts";

export const catalogA: readonly BuiltinObject[] = [
  ObjectConstructor,
  ObjectPrototype,
  FunctionConstructor,
  FunctionPrototype,
  ...functionKinds,
  ThrowTypeError,
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
  GeneratorPrototype,
  AsyncGeneratorPrototype,
  MapConstructor,
  MapPrototype,
  MapIteratorPrototype,
  SetConstructor,
  SetPrototype,
  SetIteratorPrototype,
  PromiseConstructor,
  PromisePrototype,
  WeakMapConstructor,
  WeakMapPrototype,
  WeakSetConstructor,
  WeakSetPrototype,
  Reflect,
  ProxyConstructor,
  ArrayBufferConstructor,
  ArrayBufferPrototype,
  DataViewConstructor,
  DataViewPrototype,
  TypedArrayConstructor,
  TypedArrayPrototype,
  ...typedArrays,
];
