/** The tables of text, numbers, dates, patterns, JSON, locales, the console and the web helpers. */
import type { BuiltinObject } from "../machine/Builtin.ts";
import { ConsoleObject } from "./console/Console.ts";
import { DateConstructor } from "./date/Date.ts";
import { DatePrototype } from "./date/DatePrototype.ts";
import { queueMicrotaskFunction } from "./global/queueMicrotask.ts";
import { uriFunctions } from "./global/uri.ts";
import { JSONObject } from "./json/JSON.ts";
import { BigIntConstructor, BigIntPrototype } from "./number/BigInt.ts";
import { globalNumbers } from "./number/globalNumbers.ts";
import { MathObject } from "./number/Math.ts";
import { NumberConstructor, NumberPrototype } from "./number/Number.ts";
import { StringConstructor } from "./string/String.ts";
import { StringIteratorPrototype } from "./string/StringIterator.ts";
import { StringPrototype } from "./string/StringPrototype.ts";

export const catalogB: readonly BuiltinObject[] = [
  StringConstructor,
  StringPrototype,
  StringIteratorPrototype,
  NumberConstructor,
  NumberPrototype,
  BigIntConstructor,
  BigIntPrototype,
  MathObject,
  JSONObject,
  DateConstructor,
  DatePrototype,
  ConsoleObject,
  queueMicrotaskFunction,
  ...globalNumbers,
  ...uriFunctions,
];
