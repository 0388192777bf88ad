/** What a literal tells without being evaluated: a regular expression is an object, and a long big integer takes time. */
import type { Literal } from "./Ast.ts";

/** Whether `value` is what the literal stands for. */
export const isConstant = ({ value, raw }: Literal): boolean => value !== null || raw === "null";

/** The property that it names where it stands as a key; null where only evaluating it tells. */
export function literalKey({ value, bigint, regex }: Literal): string | null {
  if (bigint === undefined) return regex === undefined ? String(value) : null;
  return value === null && /^0[xob]/i.test(bigint) ? null : bigint;
}
