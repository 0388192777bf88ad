/** Signature help inside the parentheses of a call: of tools as rendered, of functions as written, of built-ins by name. */
import type { CallExpression, NewExpression, Node } from "../../src/syntax/Ast.ts";
import { builtin, fullName, memberOf, parametersOf } from "../builtins.ts";
import { Inference, prototypeOf, type Type } from "../inference.ts";
import type { ToolSet } from "../tools.ts";
import { placeAt, viewUpTo } from "../unfinished.ts";
import type { View } from "../View.ts";

export interface SignatureHelp {
  readonly label: string;
  readonly documentation?: string;
  readonly parameters: readonly string[];
  /** Which parameter the place belongs to. */
  readonly active: number;
}

export function signatureHelp(view: View, tools: ToolSet | undefined, offset: number): SignatureHelp | null {
  const place = placeAt(view.text, offset);
  const whole = place?.view ?? viewUpTo(view.text, offset);
  if (whole === null) return null;
  // Behind a number there is nothing to complete, and yet it is an argument.
  const at = place === null ? offset - 1 : place.quote === undefined ? place.start : place.start - 1;
  const path = place?.path ?? whole.path(at);
  const call = path.findLast((node): node is CallExpression | NewExpression => isCallAround(node, at));
  if (call === undefined || path.indexOf(call) < path.findLastIndex(isFunctionBody)) return null;
  const active = Math.max(
    0,
    call.arguments.findLastIndex(({ start }) => start <= at),
  );
  const inference = new Inference(whole, tools);
  const type = inference.typeOf(call.callee);
  if (type?.kind === "tools") return toolHelp(type);
  if (type?.kind === "function") return functionHelp(type.node, call, whole.text, active);
  return builtinHelp(call, inference, active);
}

const isCallAround = (node: Node, at: number): boolean =>
  (node.type === "CallExpression" || node.type === "NewExpression") && node.callee.end <= at && at < node.end;

const isFunctionBody = (node: Node): boolean => node.type === "BlockStatement";

function toolHelp({ place }: Type & { readonly kind: "tools" }): SignatureHelp | null {
  if (place.tool === undefined) return null;
  const { signature, description } = place.tool;
  const line = signature.slice(signature.lastIndexOf("\n") + 1);
  const parameters = line.slice(line.indexOf("(") + 1, line.lastIndexOf("): Promise<"));
  return { label: signature, documentation: description, parameters: parameters === "" ? [] : [parameters], active: 0 };
}

function functionHelp(node: Node, call: Node, text: string, active: number): SignatureHelp | null {
  if (!("params" in node) || !Array.isArray(node.params)) return null;
  const parameters = (node.params as Node[]).map((parameter) => parameterText(parameter, text));
  const callee = (call as CallExpression).callee;
  const label = `${text.slice(callee.start, callee.end)}(${parameters.join(", ")})`;
  return { label, parameters, active: Math.min(active, Math.max(0, parameters.length - 1)) };
}

function parameterText(parameter: Node, text: string): string {
  const annotation = "typeAnnotation" in parameter ? (parameter.typeAnnotation as Node | null | undefined) : undefined;
  return text.slice(parameter.start, Math.max(parameter.end, annotation?.end ?? 0));
}

function builtinHelp(call: CallExpression | NewExpression, inference: Inference, active: number): SignatureHelp | null {
  const { callee } = call;
  const called =
    callee.type === "MemberExpression" && callee.property.type === "Identifier"
      ? methodNamed(inference.typeOf(callee.object), callee.property.name)
      : callee.type === "Identifier" && inference.view.variableOf(callee) === null
        ? globalNamed(callee.name)
        : null;
  if (called === null) return null;
  const parameters = parametersOf(called.name, called.length);
  return {
    label: `${called.name}(${parameters.join(", ")})`,
    parameters,
    active: Math.min(active, Math.max(0, parameters.length - 1)),
  };
}

function methodNamed(type: Type | null, name: string): { name: string; length: number } | null {
  const id = type === null ? null : prototypeOf(type);
  const member = id === null ? undefined : memberOf(id, name);
  return member?.kind === "method" ? { name: fullName(member), length: member.length } : null;
}

function globalNamed(name: string): { name: string; length: number } | null {
  const call = builtin(name)?.call;
  return call === undefined ? null : { name, length: call.length };
}
