/** What calls of built-in methods give, by name: the little that completion needs, as tables. */
import type { CallExpression, Node } from "../src/syntax/Ast.ts";
import { elementOf, prototypeOf, unwrap, type Inference, type Type } from "./inference.ts";

/** Method of a list → which parameter of its callback is an element. */
// prettier-ignore
export const elementCallbacks: Readonly<Record<string, number>> = {
  map: 0, filter: 0, forEach: 0, find: 0, findLast: 0, findIndex: 0, findLastIndex: 0, some: 0, every: 0, flatMap: 0,
  sort: 0, toSorted: 0, reduce: 1, reduceRight: 1,
};

const text: Type = { kind: "builtin", id: "StringPrototype" };
const number: Type = { kind: "builtin", id: "NumberPrototype" };
const list = (element: Type | null): Type => ({ kind: "list", element });

const sameList = /^(?:filter|slice|sort|toSorted|reverse|toReversed|concat|with|splice|toSpliced|fill|values)$/;
const element = /^(?:find|findLast|at|pop|shift)$/;
const textOfText =
  /^(?:trim|trimStart|trimEnd|slice|substring|padStart|padEnd|replace|replaceAll|toLowerCase|toUpperCase|repeat|concat|charAt|at|normalize|toLocaleLowerCase|toLocaleUpperCase)$/;
const givesText =
  /^(?:toString|toFixed|toPrecision|toISOString|toLocaleString|toLocaleDateString|toLocaleTimeString|join|toJSON|stringify)$/;
const givesNumber =
  /^(?:indexOf|lastIndexOf|findIndex|findLastIndex|push|unshift|getTime|now|parse(?:Int|Float)|charCodeAt|codePointAt|search|localeCompare|floor|ceil|round|abs|min|max|trunc|pow|sqrt)$/;

/** The result of `callee(…)` where the callee is a member of something. */
export function callResult(
  inference: Inference,
  callee: Extract<Node, { type: "MemberExpression" }>,
  call: CallExpression,
): Type | null {
  const name = callee.property.type === "Identifier" ? callee.property.name : "";
  const receiver = inference.typeOf(callee.object);
  const first = call.arguments[0];
  if (receiver?.kind === "builtin") {
    const global = globalCall(inference, receiver.id, name, call);
    if (global !== undefined) return global;
  }
  if (name === "map" && receiver?.kind !== "promise") return list(inference.returned(first));
  if (receiver === null) return givesText.test(name) ? text : null;
  if (receiver.kind === "promise")
    return name === "then" ? { kind: "promise", value: unwrap(inference.returned(first)) } : receiver;
  const prototype = prototypeOf(receiver);
  if (prototype === "ArrayPrototype") {
    if (sameList.test(name)) return list(elementOf(receiver));
    if (element.test(name)) return elementOf(receiver);
    if (name === "flatMap") return list(elementOf(inference.returned(first)));
    if (name === "flat") return list(elementOf(elementOf(receiver)));
    if (name === "reduce")
      return call.arguments[1] === undefined ? elementOf(receiver) : inference.typeOf(call.arguments[1]);
  }
  if (prototype === "StringPrototype") {
    if (textOfText.test(name)) return text;
    if (name === "split") return list(text);
  }
  return givesText.test(name) ? text : givesNumber.test(name) ? number : null;
}

/** Calls of functions that a constructor or namespace has; `undefined` where it is none of the known. */
function globalCall(inference: Inference, id: string, name: string, call: CallExpression): Type | null | undefined {
  const first = call.arguments[0];
  const argument = (): Type | null => (first === undefined ? null : inference.typeOf(first));
  if (id === "Promise" && (name === "all" || name === "any" || name === "race")) {
    const promises = argument();
    const settled = unwrap(elementOf(promises));
    if (name !== "all") return { kind: "promise", value: settled };
    const elements = promises?.kind === "list" ? promises.elements?.map(unwrap) : undefined;
    return {
      kind: "promise",
      value: { kind: "list", element: settled, ...(elements === undefined ? {} : { elements }) },
    };
  }
  if (id === "Promise" && name === "resolve") return { kind: "promise", value: unwrap(argument()) };
  if (id === "Object" && name === "keys") return list(text);
  if (id === "Object" && (name === "assign" || name === "freeze")) return argument();
  if (id === "Array" && name === "from")
    return list(call.arguments[1] === undefined ? elementOf(argument()) : inference.returned(call.arguments[1]));
  if (id === "Math" || (id === "Date" && name === "now")) return number;
  return undefined;
}
