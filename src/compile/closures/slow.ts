/** Where the specialised closures go when their operands are not numbers: still without guest code, or they bail. */
import { throwError } from "../../machine/errors.ts";
import type { Frame } from "../../machine/frame.ts";
import type { Machine } from "../../machine/Machine.ts";
import { LONG_TEXT, payComparison, payLength } from "../../machine/operations/longText.ts";
import {
  applyPrimitive,
  type BinaryOperator,
  isLongComparison,
  isLongOperation,
  MAX_STRING_LENGTH,
  relational,
  type RelationalOperator,
  stringTooLong,
} from "../../machine/operations/operators.ts";
import { isObject, type Primitive, type Value } from "../../values/Value.ts";
import type { Tree } from "../Tree.ts";

/** Marks the position a built-in operation is about to work for. */
export function at(frame: Frame, node: Tree): Machine {
  const m: Machine = frame[7];
  m.current = frame;
  m.currentOffset = node.offset;
  return m;
}

export function slowAdd(frame: Frame, node: Tree, a: Value, b: Value): Value {
  if (typeof a === "string") {
    if (typeof b === "string") {
      const length = a.length + b.length;
      if (length > LONG_TEXT) {
        if (length > MAX_STRING_LENGTH) stringTooLong(at(frame, node));
        payLength(frame[7], length);
      }
      return a + b;
    }
    if (typeof b === "number") {
      if (a.length > LONG_TEXT) {
        if (a.length > MAX_STRING_LENGTH - 32) stringTooLong(at(frame, node));
        payLength(frame[7], a.length);
      }
      return a + b;
    }
  }
  if (isObject(a) || isObject(b) || isLongOperation("+", a, b)) throw node;
  return applyPrimitive(at(frame, node), "+", a as Primitive, b as Primitive);
}

export function slowArithmetic(frame: Frame, node: Tree, operator: BinaryOperator, a: Value, b: Value): Value {
  if (isObject(a) || isObject(b) || isLongOperation(operator, a, b)) throw node;
  return applyPrimitive(at(frame, node), operator, a as Primitive, b as Primitive);
}

export function slowRelational(frame: Frame, node: Tree, operator: RelationalOperator, a: Value, b: Value): boolean {
  if (typeof a === "string" && typeof b === "string") {
    payComparison(frame[7], a, b);
    switch (operator) {
      case "<":
        return a < b;
      case ">":
        return a > b;
      case "<=":
        return a <= b;
      case ">=":
        return a >= b;
    }
  }
  if (isObject(a) || isObject(b) || isLongComparison(a, b)) throw node;
  const result = relational(at(frame, node), operator, a, b);
  if (typeof result !== "boolean") throw node;
  return result;
}

/** `===` of strings of one length. */
export function equalText(frame: Frame, a: string, b: Value): boolean {
  if (typeof b === "string") payComparison(frame[7], a, b);
  return a === b;
}

export function uninitialised(frame: Frame, name: string, offset: number): never {
  const m: Machine = frame[7];
  m.current = frame;
  return name === "this"
    ? throwError(
        m,
        "ReferenceError",
        "Must call super constructor in derived class before accessing 'this' or returning from derived constructor",
        offset,
      )
    : throwError(m, "ReferenceError", `Cannot access '${name}' before initialization`, offset);
}
