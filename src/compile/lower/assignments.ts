/** Assignment and update expressions (ECMA-262 §13.15, §13.4). With `unused`, the value of the expression is not wanted. */
import type {
  AssignmentExpression,
  Expression,
  Identifier,
  MemberExpression,
  Pattern,
  UpdateExpression,
} from "../../syntax/Ast.ts";
import { SetElement, SetNamed } from "../closures/assign.ts";
import { Label } from "../Step.ts";
import { Branch, BranchNullish, Jump } from "../controls.ts";
import { StoreLocal, UpdateLocal } from "../steps.ts";
import { constant, leaf, local, Tree } from "../Tree.ts";
import { setSuper, superMember, superReference } from "./classes.ts";
import { binaryTree, memberOf, propertyKey } from "./expressions.ts";
import { namedValue } from "./literals.ts";
import type { Lowering } from "./Lowering.ts";
import { assignPattern } from "./patterns.ts";
import { privateMember, setPrivate } from "./privateNames.ts";
import { assignReference, readReference } from "./variables.ts";

type Target = Expression | Pattern;

/** Looks through erased TypeScript around a target. */
function unwrap(node: Target): Target {
  let target = node;
  while (
    target.type === "TSAsExpression" ||
    target.type === "TSSatisfiesExpression" ||
    target.type === "TSNonNullExpression"
  )
    target = target.expression;
  return target;
}

/** A place that can be read and written, its parts evaluated. */
export interface Place {
  read(): Tree;
  write(value: Tree): void;
}

/** What happens to a place: written at once, written after other evaluations, or read and then written. */
export type PlaceUse = "write" | "keep" | "update";

/** Evaluates the parts of a simple target. */
export function placeOf(l: Lowering, node: Target, use: PlaceUse): Place {
  const target = unwrap(node);
  if (target.type === "Identifier") {
    const reference = l.reference(target);
    return {
      read: () => readReference(l, reference, target.start),
      write: (value) => assignReference(l, reference, value, target.start),
    };
  }
  const member = target as MemberExpression;
  if (member.object.type === "Super") {
    const place = superReference(l, member);
    return { read: () => superMember(l, member, "get", place), write: (value) => setSuper(l, member, place, value) };
  }
  const object = member.object;
  if (member.property.type === "PrivateIdentifier") {
    const name = member.property;
    const base = l.spill(l.expression(object));
    return { read: () => privateMember(l, base, name), write: (value) => setPrivate(l, base, name, value) };
  }
  const offset = member.property.start;
  if (!member.computed) {
    const key = (member.property as Identifier).name;
    const base = use !== "write" ? l.spill(l.expression(object)) : l.shallow(l.expression(object));
    return {
      read: () => memberOf(l, base, member),
      write: (value) => l.emit(new SetNamed(base, key, value, offset)),
    };
  }
  let [base, key] = l.operands([() => l.expression(object), () => propertyKey(l, member)]) as [Tree, Tree];
  if (use !== "write") {
    base = l.spill(base);
    key = l.spill(key);
    // Read and written by one conversion of the key; keys that are primitives convert to themselves.
    if (use === "update" && key.kind !== "constant") key = l.spill(new Tree("toKeyOf", [base, key], null, offset));
  }
  return {
    read: () => new Tree("getIndex", [base, key], null, offset),
    write: (value) => l.emit(new SetElement(base, key, value, offset)),
  };
}

export function assignmentExpression(l: Lowering, node: AssignmentExpression, unused = false): Tree {
  if (node.operator === "=") return plainAssignment(l, node, unused);
  const operator = node.operator.slice(0, -1);
  if (operator === "&&" || operator === "||" || operator === "??") return logicalAssignment(l, node, operator);
  const place = placeOf(l, node.left, "update");
  const [left, right] = l.operands([() => place.read(), () => l.expression(node.right)]) as [Tree, Tree];
  const result = binaryTree(operator, left, right, node.start);
  if (unused) {
    place.write(result);
    return constant(undefined);
  }
  const value = l.spill(result);
  place.write(value);
  return value;
}

/** §13.15.2: an anonymous function takes the name it is assigned to, unless that is in parentheses. */
export function namedBy(l: Lowering, value: Expression, node: { readonly start: number }, target: Target): Tree {
  return target.type === "Identifier" && target.start === node.start
    ? namedValue(l, value, target.name)
    : l.expression(value);
}

function plainAssignment(l: Lowering, node: AssignmentExpression, unused: boolean): Tree {
  const target = unwrap(node.left);
  if (target.type === "ObjectPattern" || target.type === "ArrayPattern") {
    const value = l.spill(l.expression(node.right));
    assignPattern(l, target, value);
    return value;
  }
  if (target.type === "Identifier") {
    const value = namedBy(l, node.right, node, target);
    if (unused) {
      assignReference(l, l.reference(target), value, target.start);
      return constant(undefined);
    }
    const kept = l.spill(value);
    assignReference(l, l.reference(target), kept, target.start);
    return kept;
  }
  return memberAssignment(l, target as MemberExpression, node, unused);
}

/** Base and key are evaluated before the value; what the value's steps could change is kept first. */
function memberAssignment(l: Lowering, target: MemberExpression, node: AssignmentExpression, unused: boolean): Tree {
  if (target.object.type === "Super" || target.property.type === "PrivateIdentifier") {
    const place = placeOf(l, target, "keep");
    const value = l.spill(l.expression(node.right));
    place.write(value);
    return value;
  }
  const object = target.object;
  const offset = target.property.start;
  const parts = [() => l.expression(object)];
  if (target.computed) parts.push(() => l.expression(target.property as Expression));
  const trees = l.operands([...parts, () => l.expression(node.right)]);
  const value = unused ? trees[trees.length - 1]! : l.spillAfter(trees);
  const base = trees[0]!;
  if (target.computed) l.emit(new SetElement(base, trees[1]!, value, offset));
  else l.emit(new SetNamed(base, (target.property as Identifier).name, value, offset));
  return value;
}

function logicalAssignment(l: Lowering, node: AssignmentExpression, operator: "&&" | "||" | "??"): Tree {
  const place = placeOf(l, node.left, "update");
  const dest = l.temp();
  const end = new Label();
  const goOn = new Label();
  l.emit(new StoreLocal(dest, place.read()));
  if (operator === "&&") l.emit(new Branch(local(dest), goOn, end));
  else if (operator === "||") l.emit(new Branch(local(dest), end, goOn));
  else {
    l.emit(new BranchNullish(local(dest), goOn));
    l.emit(new Jump(end));
  }
  l.place(goOn);
  const target = unwrap(node.left);
  l.emit(new StoreLocal(dest, namedBy(l, node.right, node, target)));
  place.write(local(dest));
  l.place(end);
  return local(dest);
}

export function updateExpression(l: Lowering, node: UpdateExpression, unused = false): Tree {
  const target = unwrap(node.argument);
  const delta = node.operator;
  if (target.type === "Identifier" && (unused || node.prefix)) {
    const { variable, capture, checked } = l.reference(target);
    if (
      variable !== null &&
      capture < 0 &&
      !variable.boxed &&
      !checked &&
      variable.reassigned &&
      variable.kind !== "const"
    ) {
      const slot = l.slotOf(variable);
      const slow = new Tree("unary", [leaf("local", slot, target.start)], delta, target.start);
      l.emit(new UpdateLocal(slot, delta === "++" ? 1 : -1, slow));
      return unused ? constant(undefined) : l.spill(leaf("local", slot, target.start));
    }
  }
  const place = placeOf(l, target, "update");
  if (unused || node.prefix) {
    const result = new Tree("unary", [l.shallow(place.read())], delta, node.start);
    if (unused) {
      place.write(result);
      return constant(undefined);
    }
    const value = l.spill(result);
    place.write(value);
    return value;
  }
  const old = l.spill(new Tree("unary", [l.shallow(place.read())], "numeric", node.start));
  place.write(new Tree("unary", [old], delta, node.start));
  return old;
}
