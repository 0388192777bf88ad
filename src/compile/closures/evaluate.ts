/**
 * Trees to closures: one maker per kind of node. Closures read the frame and return a value; what only guest code can
 * answer they refuse by throwing their node (see `Tree`).
 */
import type { Frame } from "../../machine/frame.ts";
import { isCallable } from "../../machine/call.ts";
import { isLongNumeral } from "../../machine/operations/longNumeral.ts";
import { concat, applyUnary, type UnaryOperator } from "../../machine/operations/operators.ts";
import { isLooselyEqual } from "../../machine/operations/compare.ts";
import { primitiveToString } from "../../machine/operations/convert.ts";
import { isLongBigInt } from "../../values/bigints.ts";
import { isObject, TDZ, type Value } from "../../values/Value.ts";
import { ARITHMETIC, COMPARE, type Forms } from "../generated/operands.ts";
import type { Tree, TreeKind } from "../Tree.ts";
import { makeArray, makeClosure, makeObject, makeRegExpLiteral } from "./literals.ts";
import { readGlobal, typeofGlobal } from "./globals.ts";
import { readPrivate } from "./privateElements.ts";
import { readElement, readLength, readNamed, readSuper } from "./property.ts";
import { toKeyOf } from "../runtime.ts";
import { at, equalText, uninitialised } from "./slow.ts";

export type Evaluate = (frame: Frame) => any;
type Maker = (node: Tree) => Evaluate;

export const evaluator = (tree: Tree): Evaluate => MAKERS[tree.kind](tree);

/** Operand form and payload for the specialised closures. */
export function operand(tree: Tree): readonly ["L" | "K" | "E", unknown] {
  if (tree.kind === "local") return ["L", tree.value];
  if (tree.kind === "constant" && typeof tree.value === "number") return ["K", tree.value];
  return ["E", evaluator(tree)];
}

function specialised(table: typeof ARITHMETIC, node: Tree): Evaluate {
  const [left, right] = node.children as [Tree, Tree];
  const [formA, a] = operand(left);
  const [formB, b] = operand(right);
  const make = table[node.value as string]!;
  return (
    make(node, `${formA}${formB}` as Forms, a, b) ?? make(node, "EE", general(formA, a, left), general(formB, b, right))
  );
}

/** The operand as a closure, of whatever form it is: a closure that exists is not made again. */
export const general = (form: "L" | "K" | "E", payload: unknown, tree: Tree): unknown =>
  form === "E" ? payload : evaluator(tree);

const MAKERS: Record<TreeKind, Maker> = {
  constant({ value }) {
    return () => value;
  },
  local({ value }) {
    const slot = value as number;
    return (r) => r[slot];
  },
  localChecked({ value, offset }) {
    const [slot, name] = value as [number, string];
    return (r) => {
      const v = r[slot];
      return v === TDZ ? uninitialised(r, name, offset) : v;
    };
  },
  box({ value }) {
    const slot = value as number;
    return (r) => r[slot].v;
  },
  boxChecked({ value, offset }) {
    const [slot, name] = value as [number, string];
    return (r) => {
      const v = r[slot].v;
      return v === TDZ ? uninitialised(r, name, offset) : v;
    };
  },
  capture({ value }) {
    const index = value as number;
    return (r) => r[0][index];
  },
  captureBox({ value }) {
    const index = value as number;
    return (r) => r[0][index].v;
  },
  captureBoxChecked({ value, offset }) {
    const [index, name] = value as [number, string];
    return (r) => {
      const v = r[0][index].v;
      return v === TDZ ? uninitialised(r, name, offset) : v;
    };
  },
  global: readGlobal,
  typeofGlobal,
  regexp: makeRegExpLiteral,
  closure: makeClosure,
  arithmetic: (node) => specialised(ARITHMETIC, node),
  relational: (node) => specialised(COMPARE, node),
  equality(node) {
    const operator = node.value as string;
    if (operator.length === 3) return specialised(COMPARE, node);
    return looseEquality(node, operator === "==");
  },
  unary(node) {
    const operator = node.value as UnaryOperator;
    const value = evaluator(node.children[0]!);
    const slow = (r: Frame, v: Value): Value => {
      if (isObject(v) || isLongNumeral(v)) throw node;
      return applyUnary(at(r, node), operator, v);
    };
    switch (operator) {
      case "-":
        return (r) => {
          const v = value(r);
          return typeof v === "number" ? -v : slow(r, v);
        };
      case "+":
      case "numeric":
        return (r) => {
          const v = value(r);
          return typeof v === "number" ? v : slow(r, v);
        };
      case "++":
        return (r) => {
          const v = value(r);
          return typeof v === "number" ? v + 1 : slow(r, v);
        };
      case "--":
        return (r) => {
          const v = value(r);
          return typeof v === "number" ? v - 1 : slow(r, v);
        };
      default:
        return (r) => {
          const v = value(r);
          return typeof v === "number" ? ~v : slow(r, v);
        };
    }
  },
  not(node) {
    const value = evaluator(node.children[0]!);
    return (r) => !value(r);
  },
  typeof(node) {
    const value = evaluator(node.children[0]!);
    return (r) => typeName(value(r));
  },
  void(node) {
    const value = evaluator(node.children[0]!);
    return (r) => void value(r);
  },
  and(node) {
    const [a, b] = node.children.map(evaluator) as [Evaluate, Evaluate];
    return (r) => {
      const v = a(r);
      return v ? b(r) : v;
    };
  },
  or(node) {
    const [a, b] = node.children.map(evaluator) as [Evaluate, Evaluate];
    return (r) => {
      const v = a(r);
      return v ? v : b(r);
    };
  },
  nullish(node) {
    const [a, b] = node.children.map(evaluator) as [Evaluate, Evaluate];
    return (r) => {
      const v = a(r);
      return v === undefined || v === null ? b(r) : v;
    };
  },
  orDefault(node) {
    const [a, b] = node.children.map(evaluator) as [Evaluate, Evaluate];
    return (r) => {
      const v = a(r);
      return v === undefined ? b(r) : v;
    };
  },
  conditional(node) {
    const [test, yes, no] = node.children.map(evaluator) as [Evaluate, Evaluate, Evaluate];
    return (r) => (test(r) ? yes(r) : no(r));
  },
  get: readNamed,
  getIndex: readElement,
  length: readLength,
  privateGet: readPrivate,
  superGet: readSuper,
  superConstructor({ children }) {
    const [callee] = children.map(evaluator) as [Evaluate];
    return (r) => callee(r).proto;
  },
  array: makeArray,
  object: makeObject,
  /** Children and the strings between them (`value`): `s0 + c0 + s1 + …`; children are texts already. */
  template(node) {
    const strings = node.value as readonly string[];
    const parts = node.children.map(evaluator);
    if (parts.length === 1) {
      const [head, tail] = strings as [string, string];
      const part = parts[0]!;
      return (r) => {
        const text: string = part(r);
        const long = text.length + head.length + tail.length;
        return long > 1_000_000 ? concat(at(r, node), concat(at(r, node), head, text), tail) : head + text + tail;
      };
    }
    return (r) => {
      let text = strings[0]!;
      for (let i = 0; i < parts.length; i++) {
        const part: string = parts[i]!(r);
        text = text.length + part.length > 1_000_000 ? concat(at(r, node), text, part) : text + part;
        text += strings[i + 1]!;
      }
      return text;
    };
  },
  toText(node) {
    const value = evaluator(node.children[0]!);
    return (r) => {
      const v = value(r);
      if (typeof v === "string") return v;
      if (typeof v === "number") return `${v}`;
      if (isObject(v) || isLongBigInt(v)) throw node;
      return primitiveToString(at(r, node), v);
    };
  },
  argument({ value }) {
    const [slot, index] = value as [number, number];
    return (r) => r[slot][index];
  },
  toKeyOf(node) {
    const base = evaluator(node.children[0]!);
    const key = evaluator(node.children[1]!);
    return (r) => {
      const k = key(r);
      const b = base(r);
      if (b === undefined || b === null) toKeyOf(at(r, node), b, k, node.offset);
      if (isObject(k)) throw node;
      return k;
    };
  },
  toKey(node) {
    const value = evaluator(node.children[0]!);
    return (r) => {
      const v = value(r);
      if (isObject(v) || isLongBigInt(v)) throw node;
      return typeof v === "symbol" ? v : String(v);
    };
  },
};

function looseEquality(node: Tree, wanted: boolean): Evaluate {
  const [left, right] = node.children as [Tree, Tree];
  const a = evaluator(left);
  if (right.kind === "constant" && (right.value === null || right.value === undefined))
    return (r) => {
      const v = a(r);
      return (v === undefined || v === null) === wanted;
    };
  const b = evaluator(right);
  return (r) => {
    const x: Value = a(r);
    const y: Value = b(r);
    if (typeof x === typeof y && !isObject(x)) return (typeof x === "string" ? equalText(r, x, y) : x === y) === wanted;
    if (isObject(x) ? !isObject(y) && y !== null && y !== undefined : isObject(y) && x !== null && x !== undefined)
      throw node;
    const equal = isLooselyEqual(at(r, node), x, y);
    if (typeof equal !== "boolean") throw node;
    return equal === wanted;
  };
}

/** §13.5.3 typeof. */
export function typeName(value: Value): string {
  if (typeof value !== "object") return typeof value;
  return value !== null && isCallable(value) ? "function" : "object";
}
