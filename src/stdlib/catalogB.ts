/** The tables of text, numbers, dates, patterns, JSON, locales, the console and the web helpers. */
import type { BuiltinObject } from "../machine/Builtin.ts";
import { ConsoleObject } from "./console/Console.ts";
import { DateConstructor } from "./date/Date.ts";
import { DatePrototype } from "./date/DatePrototype.ts";
import { queueMicrotaskFunction } from "./global/queueMicrotask.ts";
import { structuredCloneFunction } from "./global/structuredClone.ts";
import { uriFunctions } from "./global/uri.ts";
import { intl } from "./intl/Intl.ts";
import { JSONObject } from "./json/JSON.ts";
import { BigIntConstructor, BigIntPrototype } from "./number/BigInt.ts";
import { globalNumbers } from "./number/globalNumbers.ts";
import { MathObject } from "./number/Math.ts";
import { NumberConstructor, NumberPrototype } from "./number/Number.ts";
import { RegExpConstructor } from "./regexp/RegExp.ts";
import { RegExpPrototype } from "./regexp/RegExpPrototype.ts";
import { RegExpStringIteratorPrototype } from "./regexp/RegExpStringIterator.ts";
import { StringConstructor } from "./string/String.ts";
import { StringIteratorPrototype } from "./string/StringIterator.ts";
import { StringPrototype } from "./string/StringPrototype.ts";
import { base64Functions } from "./web/base64.ts";
import { CryptoObject } from "./web/crypto.ts";
import { HeadersConstructor, HeadersIteratorPrototype, HeadersPrototype } from "./web/Headers.ts";
import {
  TextDecoderConstructor,
  TextDecoderPrototype,
  TextEncoderConstructor,
  TextEncoderPrototype,
} from "./web/textCoding.ts";
import { URLConstructor, URLPrototype } from "./web/URL.ts";
import {
  URLSearchParamsConstructor,
  URLSearchParamsIteratorPrototype,
  URLSearchParamsPrototype,
} from "./web/URLSearchParams.ts";

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
  RegExpConstructor,
  RegExpPrototype,
  RegExpStringIteratorPrototype,
  ConsoleObject,
  queueMicrotaskFunction,
  structuredCloneFunction,
  ...base64Functions,
  CryptoObject,
  HeadersConstructor,
  HeadersPrototype,
  HeadersIteratorPrototype,
  TextDecoderConstructor,
  TextDecoderPrototype,
  TextEncoderConstructor,
  TextEncoderPrototype,
  URLConstructor,
  URLPrototype,
  URLSearchParamsConstructor,
  URLSearchParamsPrototype,
  URLSearchParamsIteratorPrototype,
  ...intl,
  ...globalNumbers,
  ...uriFunctions,
];
