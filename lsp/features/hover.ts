/** Hover: what a name is. Tools by signature and description, built-ins by support and specification, diagnostics by rule. */
import type { Diagnostic } from "../../src/diagnostics/Diagnostic.ts";
import { codes, isCode } from "../../src/diagnostics/codes.ts";
import type { Span } from "../../src/diagnostics/Span.ts";
import type { Node } from "../../src/syntax/Ast.ts";
import { expectedBy } from "../argumentSchema.ts";
import { builtin, fullName, globalMembers, memberOf, parametersOf, specLink, type Member } from "../builtins.ts";
import { classMembers } from "../classMembers.ts";
import { Inference, prototypeOf, type Type } from "../inference.ts";
import { fieldOf, typeName, type Field } from "../../src/schema/fields.ts";
import type { ToolSet } from "../tools.ts";
import { isRead, viewUpTo } from "../unfinished.ts";
import type { View } from "../View.ts";

export interface Hover {
  /** Markdown. */
  readonly text: string;
  readonly span: Span;
}

/** `codesPage` is the address of the page of codes. */
export function hover(
  current: View,
  tools: ToolSet | undefined,
  offset: number,
  diagnostics: readonly Diagnostic[] = [],
  codesPage?: string,
): Hover | null {
  const word = wordAt(current.text, offset);
  const view = isRead(current, offset) ? current : viewUpTo(current.text, word.end);
  const name = view?.nameAt(offset) ?? null;
  const about = view === null || name === null ? null : describe(view, tools, name);
  const rules = diagnostics.flatMap((diagnostic) => ruleAt(current, diagnostic, offset, codesPage));
  const parts = [...(about === null ? [] : [about]), ...rules];
  if (parts.length === 0) return null;
  return { text: parts.join("\n\n---\n\n"), span: name === null ? word : { start: name.start, end: name.end } };
}

export function wordAt(text: string, offset: number): Span {
  const start = offset - /[\p{ID_Continue}$]*$/u.exec(text.slice(Math.max(0, offset - 200), offset))![0].length;
  const end = offset + /^[\p{ID_Continue}$]*/u.exec(text.slice(offset, offset + 200))![0].length;
  return { start, end };
}

const code = (text: string): string => `\`\`\`ts\n${text}\n\`\`\``;

function describe(view: View, tools: ToolSet | undefined, name: Node & { readonly name: string }): string | null {
  const inference = new Inference(view, tools);
  const parent = view.parent(name);
  if (parent?.type === "MemberExpression" && parent.property === name && !parent.computed) {
    const written = name.type === "PrivateIdentifier" ? `#${name.name}` : name.name;
    return describeMember(inference, parent.object, written);
  }
  if (parent?.type === "Property" && parent.key === name) {
    const object = view.parent(parent)!;
    const field = object.type === "ObjectExpression" ? expectedBy(object, inference) : null;
    const known = field === null ? undefined : fieldOf(field, name.name);
    if (known !== undefined) return describeField(known);
    if (!parent.shorthand) return null;
  }
  const variable = view.variableOf(name);
  if (variable !== null) {
    const type = inference.variableType(variable);
    const word =
      variable.kind === "functionName" ? "function" : variable.kind === "className" ? "class" : variable.kind;
    return code(
      `${word === "privateName" ? "#" : `(${word}) `}${name.name}${type === null ? "" : `: ${typeText(type)}`}`,
    );
  }
  return describeGlobal(name.name, tools);
}

function describeGlobal(name: string, tools: ToolSet | undefined): string | null {
  if (name === "tools") {
    const listed = [...(tools?.root.children.keys() ?? [])].slice(0, 20).join(", ");
    return `${code("tools")}\n\nThe tools of the host${listed === "" ? "." : `: ${listed}.`}`;
  }
  const member = globalMembers().find((global) => global.name === name);
  return member === undefined ? null : describeBuiltin(member);
}

function describeMember(inference: Inference, object: Node, name: string): string | null {
  const type = inference.typeOf(object);
  if (type === null) return null;
  if (type.kind === "tools") return describeTool(inference.fieldType(type, name));
  if (type.kind === "schema") {
    const field = fieldOf(type.part, name);
    if (field !== undefined) return describeField(field);
  }
  if (type.kind === "object" && type.fields.has(name)) {
    const value = inference.fieldType(type, name);
    return code(`(property) ${name}${value === null ? "" : `: ${typeText(value)}`}`);
  }
  if (type.kind === "class") {
    const own = classMembers(type.node, type.isStatic, inference.view).get(name);
    const value = own?.value == null ? null : inference.typeOf(own.value);
    const suffix = value === null ? "" : `: ${typeText(value)}`;
    if (own !== undefined)
      return code(`(${own.isMethod ? "method" : "property"}) ${name}${own.isMethod ? "" : suffix}`);
  }
  const id = prototypeOf(type);
  const member = id === null ? undefined : memberOf(id, name);
  return member === undefined ? null : describeBuiltin(member);
}

function describeTool(type: Type | null): string | null {
  if (type?.kind !== "tools") return null;
  const { tool, children } = type.place;
  if (tool !== undefined) return `${code(tool.signature)}\n\n${tool.description}`;
  return `${code(`tools.${type.segments.join(".")}`)}\n\nTools: ${[...children.keys()].slice(0, 20).join(", ")}.`;
}

const describeField = (field: Field): string =>
  `${code(`(field) ${field.name}${field.required ? "" : "?"}: ${typeName(field)}`)}${field.description === undefined ? "" : `\n\n${field.description}`}`;

function describeBuiltin(member: Member): string {
  const title = fullName(member);
  if (member.absent !== undefined) return `${code(title)}\n\nNot available: ${member.absent}.`;
  const called = member.kind === "reference" && member.target !== undefined ? builtin(member.target)?.call : undefined;
  const length = member.kind === "method" ? member.length : called?.length;
  const shown = length === undefined ? title : `${title}(${parametersOf(title, length).join(", ")})`;
  return `${code(shown)}\n\nBuilt in. [Specification](${specLink(member.spec)})`;
}

/** A type in a few words. */
export function typeText(type: Type): string {
  switch (type.kind) {
    case "builtin":
      return (builtin(type.id)?.title ?? type.id).replace(/\.prototype$/, "");
    case "schema":
      return typeName(type.part);
    case "list":
      return `${type.element === null ? "unknown" : typeText(type.element)}[]`;
    case "promise":
      return `Promise<${type.value === null ? "unknown" : typeText(type.value)}>`;
    case "object":
      return type.fields.size === 0 ? "{}" : `{ ${[...type.fields.keys()].slice(0, 12).join(", ")} }`;
    case "function":
      return "function";
    case "class":
      return `${type.isStatic ? "class " : ""}${type.node.id?.name ?? "(no name)"}`;
    case "tools":
      return `tools.${type.segments.join(".")}`;
  }
}

function ruleAt({ source }: View, diagnostic: Diagnostic, offset: number, page: string | undefined): string[] {
  const { location, code: id } = diagnostic;
  if (location === undefined || id === undefined || !isCode(id)) return [];
  const start = source.offset(location.line, location.column);
  const end = source.offset(location.endLine ?? location.line, location.endColumn ?? location.column);
  if (offset < start || offset > end) return [];
  const { explanation } = codes[id];
  return [`**${id}**: ${explanation}${page === undefined ? "" : ` [More](${page}#${anchorOf(id)})`}`];
}

/** The anchor of a code on the page of codes. */
export const anchorOf = (id: string): string => id.replaceAll("/", "");
