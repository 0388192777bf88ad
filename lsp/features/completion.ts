/**
 * Completion: names in scope, members of values, paths of tools, fields and values of a tool's argument and result. Looks
 * at the text up to the place, completed; nothing behind the place has to be right.
 */
import type { Node } from "../../src/syntax/Ast.ts";
import { expectedBy } from "../argumentSchema.ts";
import { globalMembers, isCallable, membersOf, type Member } from "../builtins.ts";
import { classMembers, type ClassMember } from "../classMembers.ts";
import { Inference, propertyName, prototypeOf, type Type } from "../inference.ts";
import { fieldsOf, typeName, valuesOf, type Field, type SchemaPart } from "../../src/schema/fields.ts";
import type { ToolPlace, ToolSet } from "../tools.ts";
import { placeAt, type Place } from "../unfinished.ts";
import type { View } from "../View.ts";

export type CompletionKind =
  "variable" | "constant" | "function" | "class" | "method" | "property" | "value" | "keyword" | "namespace" | "tool";

export interface Completion {
  readonly label: string;
  readonly kind: CompletionKind;
  readonly detail?: string;
  /** Markdown. */
  readonly documentation?: string;
  /** What replaces `[start, offset)`. */
  readonly insert: string;
  readonly start: number;
  /** Items are ordered by this, then as they are. */
  readonly rank: number;
  /** Not there at all; the detail says what to use. */
  readonly absent?: true;
}

/** What there is to write at an offset of a program's current version. */
export function completion(view: View, tools: ToolSet | undefined, offset: number): Completion[] {
  const place = placeAt(view.text, offset);
  if (place === null) return [];
  const inference = new Inference(place.view, tools);
  const { node } = place;
  const parent = place.view.parent(node);
  if (place.quote !== undefined) return inText(place, parent, inference);
  if (parent?.type === "MemberExpression" && parent.property === node && !parent.computed) {
    return members(place, parent.object, inference);
  }
  if (isNewName(node, parent, place.view)) return fieldsToTake(place, parent, inference);
  if (parent?.type === "Property") {
    const object = place.view.parent(parent);
    const isKey = parent.shorthand || parent.key === node;
    if (object?.type === "ObjectPattern") return isKey ? fieldsToTake(place, parent, inference) : [];
    if (isKey && object !== null) {
      const fields = fieldsToWrite(place, object, inference);
      return parent.shorthand ? [...fields, ...names(place, view)] : fields;
    }
  }
  if (parent !== null && "key" in parent && parent.key === node) return [];
  return [...expectedValues(place, node, inference), ...names(place, view)];
}

// ---------- names ----------

// prettier-ignore
const keywords = [
  "async", "await", "break", "case", "catch", "class", "const", "continue", "do", "else", "false", "finally", "for",
  "function", "if", "let", "new", "null", "return", "switch", "this", "throw", "true", "try", "typeof", "while",
];

/** Everything that can be named: the program's own, then the library's, then keywords, then what is not there. */
function names(place: Place, current: View): Completion[] {
  const items = new Map<string, Completion>();
  const add = (item: Completion): void => void (items.has(item.label) || items.set(item.label, item));
  const at = (label: string, kind: CompletionKind, rank: number): Completion => ({
    label,
    kind,
    insert: label,
    start: place.start,
    rank,
  });
  const seen = [...place.view.variablesAt(place.start), ...current.variablesAt(place.offset)];
  for (const { name, kind } of seen) {
    if (name.startsWith("$completion")) continue;
    const shown =
      kind === "function" ? "function" : /^class/.test(kind) ? "class" : kind === "const" ? "constant" : "variable";
    add(at(name, shown, 3));
  }
  for (const member of globalMembers()) {
    if (member.name.startsWith("[")) continue;
    const kind = member.name === "tools" ? "namespace" : /^[A-Z]/.test(member.name) ? "class" : "function";
    const rank = member.name === "tools" ? 2 : member.absent === undefined ? 4 : 9;
    add({
      ...at(member.name, isCallable(member) || kind !== "function" ? kind : "variable", rank),
      ...absence(member),
    });
  }
  for (const word of keywords) add(at(word, "keyword", 5));
  return [...items.values()];
}

const absence = ({ absent }: Member): { absent?: true; detail?: string } =>
  absent === undefined ? {} : { absent: true, detail: `not available: ${absent}` };

/** Whether the stand-in declares a name, which only its author knows. */
function isNewName(node: Node, parent: Node | null, view: View): boolean {
  if (parent?.type === "AssignmentPattern" && parent.left === node) return isNewName(parent, view.parent(parent), view);
  if (parent?.type === "VariableDeclarator") return parent.id === node;
  if (parent !== null && "params" in parent && Array.isArray(parent.params))
    return parent.params.includes(node as never);
  return parent?.type === "CatchClause" || parent?.type === "RestElement" || parent?.type === "LabeledStatement";
}

// ---------- members ----------

function members(place: Place, object: Node, inference: Inference): Completion[] {
  const type = inference.typeOf(object);
  if (type === null) return [];
  if (type.kind === "tools") return segments(place, type.place);
  if (type.kind === "class") {
    const own = classItems(classMembers(type.node, type.isStatic, inference.view), place, object);
    return place.node.type === "PrivateIdentifier" ? own : [...own, ...builtinMembers(type, place)];
  }
  return [...ownFields(type, place), ...builtinMembers(type, place)];
}

/** Private names are offered where `#` is written already, and of `this`. */
function classItems(members: ReadonlyMap<string, ClassMember>, { start, node }: Place, object: Node): Completion[] {
  const isPrivate = node.type === "PrivateIdentifier";
  return [...members.values()].flatMap(({ name, isMethod }): Completion[] => {
    const isOffered = name.startsWith("#") ? isPrivate || object.type === "ThisExpression" : !isPrivate;
    const insert = isPrivate ? name.slice(1) : name;
    return isOffered ? [{ label: name, kind: isMethod ? "method" : "property", insert, start, rank: 1 }] : [];
  });
}

/** What is under a place in `tools`; names that no dot can reach go in brackets. */
function segments(place: Place, { children }: ToolPlace): Completion[] {
  return [...children].map(([name, { tool }]) => {
    const isPlain = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name);
    const start = isPlain || place.quote !== undefined ? place.start : dotBefore(place);
    return {
      label: name,
      kind: tool === undefined ? "namespace" : "tool",
      ...(tool === undefined ? {} : { detail: tool.signature.split("\n").at(-1)!, documentation: tool.description }),
      insert: isPlain || place.quote !== undefined ? name : `[${JSON.stringify(name)}]`,
      start,
      rank: 1,
    };
  });
}

const dotBefore = ({ view, start }: Place): number => view.text.slice(0, start).search(/\??\.\s*$/);

function ownFields(type: Type, place: Place): Completion[] {
  if (type.kind === "schema")
    return fieldsOf(type.part)
      .filter(isPlainField)
      .map((field) => fieldItem(field, place, field.name));
  if (type.kind !== "object") return [];
  return [...type.fields.keys()].map((name) => ({
    label: name,
    kind: "property",
    insert: name,
    start: place.start,
    rank: 1,
  }));
}

const isPlainField = ({ name }: Field): boolean => /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name);

function builtinMembers(type: Type, place: Place): Completion[] {
  const id = prototypeOf(type);
  if (id === null) return [];
  // Of data, the members of every object would only be in the way.
  const isData = type.kind === "schema" || type.kind === "object" || type.kind === "class";
  return membersOf(id).flatMap((member): Completion[] => {
    if (member.name.startsWith("[") || (isData && member.ownerId === "ObjectPrototype")) return [];
    const rank = member.absent !== undefined ? 9 : member.ownerId === id ? 2 : 3;
    return [
      {
        label: member.name,
        kind: isCallable(member) ? "method" : "property",
        detail: member.owner,
        insert: member.name,
        start: place.start,
        rank,
        ...absence(member),
      },
    ];
  });
}

// ---------- arguments and results of tools ----------

function fieldItem(field: Field, place: Place, insert: string): Completion {
  return {
    label: field.name,
    kind: "property",
    detail: `${field.required ? "" : "optional, "}${typeName(field)}`,
    ...(field.description === undefined ? {} : { documentation: field.description }),
    insert,
    start: place.start,
    rank: field.required ? 0 : 1,
  };
}

/** Fields of a tool's argument that are not written yet. */
function fieldsToWrite(place: Place, object: Node, inference: Inference): Completion[] {
  const part = expectedBy(object, inference);
  if (part === null || object.type !== "ObjectExpression") return [];
  const written = new Set(object.properties.map((property) => propertyName(property)));
  return fieldsOf(part)
    .filter(({ name }) => !written.has(name))
    .map((field) => {
      const name = isPlainField(field) ? field.name : JSON.stringify(field.name);
      return fieldItem(field, place, `${name}: `);
    });
}

/** Fields of the value that a pattern takes apart. */
function fieldsToTake(place: Place, property: Node | null, inference: Inference): Completion[] {
  const pattern = property?.type === "Property" ? place.view.parent(property) : null;
  if (pattern?.type !== "ObjectPattern") return [];
  const taken = new Set(pattern.properties.map((taken) => propertyName(taken)));
  const type = inference.boundType(pattern);
  return type === null ? [] : ownFields(type, place).filter(({ label }) => !taken.has(label));
}

/** The values that the schema lists for what stands here, or for what it is compared with. */
function expectedValues(place: Place, node: Node, inference: Inference): Completion[] {
  const part = expectedBy(node, inference) ?? comparedWith(node, inference);
  if (part === null) return [];
  return valuesOf(part).map((value) => {
    const text = place.quote !== undefined ? String(value) : JSON.stringify(value);
    return { label: text, kind: "value", insert: text, start: place.start, rank: 0 };
  });
}

/** The other side of `===` or of the `switch` that a `case` belongs to. */
function comparedWith(node: Node, inference: Inference): SchemaPart | null {
  const parent = inference.view.parent(node);
  if (parent?.type === "BinaryExpression" && /^[!=]==?$/.test(parent.operator)) {
    return partOf(inference.typeOf(parent.left === node ? parent.right : parent.left));
  }
  if (parent?.type !== "SwitchCase" || parent.test !== node) return null;
  const whole = inference.view.parent(parent);
  return whole?.type === "SwitchStatement" ? partOf(inference.typeOf(whole.discriminant)) : null;
}

const partOf = (type: Type | null): SchemaPart | null => (type?.kind === "schema" ? type.part : null);

function inText(place: Place, parent: Node | null, inference: Inference): Completion[] {
  if (parent?.type === "MemberExpression" && parent.computed && parent.property === place.node) {
    const type = inference.typeOf(parent.object);
    if (type?.kind === "tools") return segments(place, type.place);
    return type?.kind === "schema" ? fieldsOf(type.part).map((field) => fieldItem(field, place, field.name)) : [];
  }
  if (parent?.type === "Property" && parent.key === place.node) return [];
  return expectedValues(place, place.node, inference).filter(({ insert }) => insert !== "");
}
