/**
 * What `this` has inside a class or an object literal, and what an instance has outside: methods, fields, private names, and
 * what the constructor assigns. What a class inherits is there if the class above is in the text.
 */
import type { ClassNode, Node } from "../src/syntax/Ast.ts";
import { literalKey } from "../src/syntax/literals.ts";
import type { View } from "./View.ts";

export interface ClassMember {
  /** As it is written behind the dot: private names with their `#`. */
  readonly name: string;
  /** The value it starts with, of methods the function. */
  readonly value: Node | null;
  readonly isMethod: boolean;
}

/** Where a `this` belongs: a class, with the side of it, or an object literal. */
export type Owner = { readonly node: ClassNode; readonly isStatic: boolean } | { readonly literal: Node };

/** The owner of the `this` at a node, `null` in plain functions and outside of all. */
export function ownerOfThis(node: Node, view: View): Owner | null {
  for (let inner = node, outer = view.parent(node); outer !== null; inner = outer, outer = view.parent(outer)) {
    const owner = ownerHere(outer, inner, view);
    if (owner !== null) return owner;
    if (outer.type === "FunctionDeclaration") return null;
    if (outer.type === "FunctionExpression" && !isMethod(outer, view)) return null;
  }
  return null;
}

function ownerHere(outer: Node, inner: Node, view: View): Owner | null {
  switch (outer.type) {
    case "StaticBlock":
      return { node: classAround(outer, view), isStatic: true };
    case "MethodDefinition":
    case "PropertyDefinition":
      return outer.value === inner ? { node: classAround(outer, view), isStatic: outer.static } : null;
    case "Property":
      return isMethod(inner, view) ? { literal: view.parent(outer)! } : null;
    default:
      return null;
  }
}

const classAround = (member: Node, view: View): ClassNode => view.parent(view.parent(member)!) as ClassNode;

/** Whether a function is what a method or accessor consists of. */
function isMethod(node: Node, view: View): boolean {
  const around = view.parent(node);
  if (around?.type === "MethodDefinition") return around.value === node;
  return around?.type === "Property" && around.value === node && (around.method || around.kind !== "init");
}

/** The members of one side of a class, its own before inherited ones. */
export function classMembers(owner: ClassNode, isStatic: boolean, view: View): Map<string, ClassMember> {
  const members = new Map<string, ClassMember>();
  const seen = new Set<Node>();
  for (let at: ClassNode | null = owner; at !== null && !seen.has(at); at = superClassOf(at, view)) {
    seen.add(at);
    for (const member of ownMembers(at, isStatic)) {
      const isReachable = at === owner || !member.name.startsWith("#");
      if (isReachable && !members.has(member.name)) members.set(member.name, member);
    }
  }
  return members;
}

function* ownMembers({ body }: ClassNode, isStatic: boolean): Generator<ClassMember> {
  for (const member of body.body) {
    if (member.type !== "MethodDefinition" && member.type !== "PropertyDefinition") continue;
    const isConstructor = member.type === "MethodDefinition" && member.kind === "constructor";
    if (isConstructor && !isStatic) yield* assignedMembers(member.value);
    if (isConstructor || member.static !== isStatic) continue;
    const name = member.computed ? null : keyName(member.key);
    const isMethod = member.type === "MethodDefinition" && member.kind === "method";
    const isAccessor = member.type === "MethodDefinition" && !isMethod;
    if (name !== null) yield { name, value: isAccessor ? null : member.value, isMethod };
  }
}

/** What the statements of a constructor assign to `this`. */
function* assignedMembers(constructor: Node): Generator<ClassMember> {
  if (constructor.type !== "FunctionExpression") return;
  for (const statement of constructor.body.body) {
    const assignment = statement.type === "ExpressionStatement" ? statement.expression : null;
    if (assignment?.type !== "AssignmentExpression" || assignment.left.type !== "MemberExpression") continue;
    const { object, property, computed } = assignment.left;
    const name = object.type === "ThisExpression" && !computed ? keyName(property) : null;
    if (name !== null) yield { name, value: assignment.right, isMethod: false };
  }
}

function superClassOf({ superClass }: ClassNode, view: View): ClassNode | null {
  return superClass?.type === "Identifier" ? classNamed(superClass, view) : null;
}

/** The class that a name means, if the text declares it. */
function classNamed(name: Node, view: View): ClassNode | null {
  const declaration = view.variableOf(name)?.declaration ?? null;
  const owner = declaration === null ? null : view.functionOf(declaration);
  return owner?.type === "ClassDeclaration" || owner?.type === "ClassExpression" ? owner : null;
}

function keyName(key: Node): string | null {
  if (key.type === "Identifier") return key.name;
  if (key.type === "PrivateIdentifier") return `#${key.name}`;
  return key.type === "Literal" ? literalKey(key) : null;
}
