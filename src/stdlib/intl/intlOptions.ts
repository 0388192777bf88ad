/**
 * Locales and options of the Intl wrappers and of the locale methods: read from guest values in the specification's way,
 * handed to the host as plain data. The default locale is en-US wherever the host runs.
 */
import { throwError, throwRangeError, throwTypeError } from "../../machine/errors.ts";
import { type Guest } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { lengthOfArrayLike, toNumber, toObject, toString } from "../../machine/operations/convert.ts";
import { get, hasProperty } from "../../machine/operations/property.ts";
import { isObject, type Value } from "../../values/Value.ts";

export const DEFAULT_LOCALE = "en-US";

/** ECMA-402 §9.2.1 CanonicalizeLocaleList. */
export function* canonicalLocales(m: Machine, locales: Value): Guest<string[]> {
  if (locales === undefined) return [];
  const tags: string[] = [];
  if (typeof locales === "string") tags.push(locales);
  else {
    const list = toObject(m, locales);
    const count = yield* lengthOfArrayLike(m, list);
    for (let i = 0; i < count; i++) {
      if (--m.budget < -1000) throwRangeError(m, "Incorrect locale information provided");
      if (!(yield* hasProperty(m, list, String(i)))) continue;
      const tag = yield* get(m, list, String(i));
      if (typeof tag !== "string" && !isObject(tag)) throwTypeError(m, "Incorrect locale information provided");
      tags.push(yield* toString(m, tag));
    }
  }
  return fromHost(m, () => Intl.getCanonicalLocales(tags));
}

/** The locale argument of host constructors: what was asked for, then the fixed default. */
export const withDefault = (locales: readonly string[]): string[] => [...locales, DEFAULT_LOCALE];

export type OptionType = "string" | "boolean" | "number" | "stringOrBoolean";
export type OptionTable = Readonly<Record<string, OptionType>>;
export type HostOptions = Record<string, string | number | boolean>;

/** The named options in the table's order, converted; a missing object means none. */
export function* readOptions(m: Machine, options: Value, table: OptionTable): Guest<HostOptions> {
  const read: HostOptions = {};
  if (options === undefined) return read;
  const source = toObject(m, options);
  for (const name of Object.keys(table)) {
    const value = yield* get(m, source, name);
    if (value === undefined) continue;
    switch (table[name]) {
      case "boolean":
        read[name] = !!value;
        break;
      case "number":
        read[name] = yield* toNumber(m, value);
        break;
      case "stringOrBoolean":
        read[name] = typeof value === "boolean" ? value : yield* toString(m, value);
        break;
      default:
        read[name] = yield* toString(m, value);
    }
  }
  return read;
}

/** Runs host code on plain data; what it refuses becomes the guest's error. */
export function fromHost<T>(m: Machine, body: () => T): T {
  try {
    return body();
  } catch (error) {
    if (error instanceof RangeError) return throwError(m, "RangeError", error.message);
    if (error instanceof TypeError) return throwError(m, "TypeError", error.message);
    throw error;
  }
}
