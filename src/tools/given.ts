/** What a host gives, which may be untyped: refused by its name where it is given, not where something is missed. */

type Kinds = { readonly [name: string]: (value: unknown) => boolean };

const kinds = {
  "a string": (value) => typeof value === "string",
  "a function": (value) => typeof value === "function",
  "an object": (value) => typeof value === "object" && value !== null && !Array.isArray(value),
} as const satisfies Kinds;

/** Any value → what to call it in a message. */
export const kindOf = (value: unknown): string => {
  if (value === null || value === undefined) return String(value);
  if (Array.isArray(value)) return "an array";
  return typeof value === "object" ? "an object" : `a ${typeof value}`;
};

/** @throws TypeError that names what was given and what is wanted */
export function requireKind(name: string, value: unknown, kind: keyof typeof kinds): void {
  if (!kinds[kind](value)) throw new TypeError(`${name} must be ${kind}, not ${kindOf(value)}`);
}

/** The same for what may be left out. */
export function allowKind(name: string, value: unknown, kind: keyof typeof kinds): void {
  if (value !== undefined) requireKind(name, value, kind);
}

/** A value that is no number as it should be, in a message. */
export const shown = (value: unknown): string =>
  (typeof value === "object" && value !== null) || typeof value === "function" ? kindOf(value) : String(value);
