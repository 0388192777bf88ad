/** Early errors of classes and object literals: constructors, members named twice, `__proto__`. */
import type { ClassElement, MethodDefinition } from "../../syntax/Ast.ts";
import { isErased } from "../../syntax/walk.ts";
import { forEachItem, rule, staticName, type Rule } from "./Rule.ts";

export const classRules: readonly Rule[] = [
  rule("early/duplicate-constructor", ["ClassBody"], (node, { report }) => {
    let isSeen = false;
    return forEachItem(node.body, (element) => {
      if (!isMethod(element) || !isConstructor(element)) return;
      if (isSeen) report(element);
      isSeen = true;
    });
  }),
  rule("early/special-constructor", ["MethodDefinition"], (node, { report }) => {
    if (node.key.type === "PrivateIdentifier" && node.key.name === "constructor") {
      return report(node.key, { what: "No private member can be named `#constructor`" });
    }
    const name = staticName(node);
    if (node.static && name === "prototype") report(node.key, { what: "No static member can be named `prototype`" });
    if (node.static || name !== "constructor") return;
    if (node.kind === "get" || node.kind === "set") report(node.key, { what: "A constructor cannot be an accessor" });
    if (node.value.async || node.value.generator) {
      report(node.key, { what: `A constructor cannot be ${node.value.async ? "async" : "a generator"}` });
    }
  }),
  rule("early/special-constructor", ["PropertyDefinition"], (node, { report }) => {
    const name = node.key.type === "PrivateIdentifier" ? node.key.name : staticName(node);
    if (name === "constructor") report(node.key, { what: "No field can be named `constructor`" });
    if (node.static && name === "prototype" && node.key.type !== "PrivateIdentifier") {
      report(node.key, { what: "No static member can be named `prototype`" });
    }
  }),
  rule("early/duplicate-private-name", ["ClassBody"], (node, { report }) => {
    const seen = new Map<string, ClassElement[]>();
    return forEachItem(node.body, (element) => {
      if (isErased(element) || !("key" in element) || element.key.type !== "PrivateIdentifier") return;
      const others = seen.get(element.key.name) ?? [];
      if (others.some((other) => !isAccessorPair(element, other)) || others.length > 1) {
        report(element.key, { name: element.key.name });
      }
      // A third one is wrong whatever the first two are.
      if (others.length < 2) seen.set(element.key.name, [...others, element]);
    });
  }),
  rule("early/duplicate-modifier", ["MethodDefinition", "PropertyDefinition"], (node, { text, report }) => {
    if (!node.static) return;
    const head = text.slice(node.start, node.key.start).replace(/\/\*[^]*?\*\/|\/\/.*/g, " ");
    if (/\bstatic\b[^]*\bstatic\b/.test(head)) report({ start: node.start, end: node.key.start }, { word: "static" });
  }),
  rule("early/duplicate-proto", ["ObjectExpression"], (node, { report }) => {
    let isSet = false;
    return forEachItem(node.properties, (property) => {
      if (property.type !== "Property" || property.kind !== "init" || property.method || property.shorthand) return;
      if (staticName(property) !== "__proto__") return;
      if (isSet) report(property.key);
      isSet = true;
    });
  }),
];

const isMethod = (element: ClassElement): element is MethodDefinition =>
  element.type === "MethodDefinition" && !isErased(element);

const isConstructor = (element: MethodDefinition): boolean =>
  !element.static && element.kind !== "get" && element.kind !== "set" && staticName(element) === "constructor";

function isAccessorPair(one: ClassElement, other: ClassElement): boolean {
  if (one.type !== "MethodDefinition" || other.type !== "MethodDefinition") return false;
  if (one.static !== other.static) return false;
  return (one.kind === "get" && other.kind === "set") || (one.kind === "set" && other.kind === "get");
}
