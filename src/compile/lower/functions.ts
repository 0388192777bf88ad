/**
 * Functions (ECMA-262 §15, §10.2.11 FunctionDeclarationInstantiation): code objects, closures, and the entry of a body:
 * pseudo variables, parameters, hoisted names.
 */
import type { FunctionInfo, Variable } from "../../analysis/Scope.ts";
import { ConstructorKind, FunctionMode } from "../../machine/call.ts";
import { L0 } from "../../machine/frame.ts";
import type { MaybeGuest } from "../../machine/Builtin.ts";
import { type Guest, PAUSE } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { defineOwn } from "../../machine/operations/ordinary.ts";
import type {
  Expression,
  FunctionNode,
  Node,
  Pattern,
  Program,
  PropertyDefinition,
  StaticBlock,
} from "../../syntax/Ast.ts";
import { type Steps, TEXT_IN_STEP } from "../../syntax/Steps.ts";
import { isErased } from "../../syntax/walk.ts";
import { JSObject } from "../../values/JSObject.ts";
import { Kind } from "../../values/kinds.ts";
import { symbols } from "../../values/symbols.ts";
import { TDZ, type PropertyKey, type Value } from "../../values/Value.ts";
import { Code, type Unit } from "../Code.ts";
import { Invoke } from "../controls.ts";
import { Label } from "../Step.ts";
import { MakeBox, StoreLocal } from "../steps.ts";
import { constant, leaf, local, Tree } from "../Tree.ts";
import { classEntry } from "./classes.ts";
import { newArray } from "./literals.ts";
import { Lowering } from "./Lowering.ts";
import { bindPattern } from "./patterns.ts";
import { returnStatementOf } from "./statements.ts";
import { initialYield } from "./suspensions.ts";
import { enterScope, initialise } from "./variables.ts";

export type FunctionOwner = FunctionNode | Program | PropertyDefinition | StaticBlock;

/** How a function came to be, where the node alone does not tell. */
export type FunctionForm = "function" | "method" | "constructor" | "derivedConstructor";

/** The code of a function-like node, made once per node and unit. */
export function codeOf(l: Lowering, node: FunctionOwner, name: string, form: FunctionForm = "function"): Code {
  const info = l.resolution.functions.get(node)!;
  const code = new Code(l.unit, info, name, compileBody);
  configure(code, info, form);
  noteLong(code, node);
  return code;
}

/** The code of the program itself: the body of an implicit async function. */
export function programCode(unit: Unit, node: Program): Code {
  const info = unit.resolution.functions.get(node)!;
  const code = new Code(unit, info, "", compileBody);
  configure(code, info, "function");
  noteLong(code, node);
  return code;
}

function noteLong(code: Code, { start, end }: Node): void {
  if (end - start > TEXT_IN_STEP) code.unit.long.push(code);
}

const hasFlag = (node: Node, flag: "async" | "generator"): boolean =>
  flag in node && (node as { async?: boolean })[flag as "async"] === true;

export function configure(code: Code, info: FunctionInfo, form: FunctionForm): void {
  const { node } = info;
  const async = node.type === "Program" || hasFlag(node, "async");
  const generator = hasFlag(node, "generator");
  code.mode = generator
    ? async
      ? FunctionMode.AsyncGenerator
      : FunctionMode.Generator
    : async
      ? FunctionMode.Async
      : FunctionMode.Normal;
  if (form === "constructor") code.constructorKind = ConstructorKind.BaseClass;
  else if (form === "derivedConstructor") code.constructorKind = ConstructorKind.DerivedClass;
  else if (
    form === "function" &&
    code.mode === FunctionMode.Normal &&
    (node.type === "FunctionDeclaration" || node.type === "FunctionExpression")
  )
    code.constructorKind = ConstructorKind.Function;
  const slot = (variable: Variable | null): number => (variable === null ? -1 : L0 + variable.slot);
  code.thisSlot = slot(info.this);
  code.calleeSlot = slot(info.callee ?? info.selfName);
  code.newTargetSlot = slot(info.newTarget);
  code.parameters = info.simpleParameters ? info.parameters.length : 0;
  if (form !== "function") {
    code.homeIndex = info.captures.length + 1;
    code.fieldsIndex = info.captures.length + 2;
  }
  let extra = info.locals;
  if (!info.simpleParameters || info.arguments !== null) code.argumentsSlot = L0 + extra++;
  if (code.mode !== FunctionMode.Normal) code.ownerSlot = L0 + extra++;
  if (generator && code.calleeSlot < 0) code.calleeSlot = L0 + extra++;
  // Class constructors run their field initialisers, and derived ones return `this`: both look at these.
  if (code.constructorKind >= ConstructorKind.BaseClass) {
    if (code.thisSlot < 0) code.thisSlot = L0 + extra++;
    if (code.calleeSlot < 0) code.calleeSlot = L0 + extra++;
    if (code.newTargetSlot < 0) code.newTargetSlot = L0 + extra++;
  }
  code.reserved = extra - info.locals;
  const plain = code.calleeSlot < 0 && code.newTargetSlot < 0;
  code.special = !plain || code.thisSlot >= 0 || code.argumentsSlot >= 0;
  code.light = plain && code.mode === FunctionMode.Normal && code.constructorKind < ConstructorKind.BaseClass;
  code.direct = code.light && code.argumentsSlot < 0;
}

/** A tree that makes the function object. */
export function closureTree(l: Lowering, node: FunctionNode, name: string): Tree {
  const own = "id" in node && node.id !== null ? node.id.name : name;
  return closureOf(codeOf(l, node, own), node.start);
}

/** The same for a method; `definition` is the property or class element that it is the text of. */
export function methodTree(l: Lowering, node: FunctionNode, name: string, definition: Node): Tree {
  const code = codeOf(l, node, name, "method");
  const { start, end } = definition;
  const isStatic = "static" in definition && definition.static === true;
  code.sourceRange = [isStatic ? start + STATIC.exec(l.unit.text.slice(start, end))![0].length : start, end];
  return closureOf(code, node.start);
}
/** Modifiers of a class element that are no part of its function. */
const STATIC = /^(?:(?:static|public|protected|private|override)\b(?:\s|\/\*[^]*?\*\/|\/\/.*)*)*/;

export function closureOf(code: Code, offset: number): Tree {
  // Captured boxes that are not made yet would be copied as they are; scopes make theirs on entry.
  const sources = code.info.captures.map(({ fromLocal, index }) => (fromLocal ? L0 + index : -1 - (index + 1)));
  return leaf("closure", { code, sources }, offset);
}

export const isAnonymousFunction = (node: Node): boolean =>
  node.type === "ArrowFunctionExpression" ||
  (node.type === "FunctionExpression" && node.id === null) ||
  (node.type === "ClassExpression" && node.id === null);

/** §10.2.9 SetFunctionName with a computed key. */
export function setFunctionName(f: JSObject, key: PropertyKey, prefix: string): void {
  const text = typeof key === "symbol" ? (key.description === undefined ? "" : `[${key.description}]`) : key;
  const name = prefix === "" ? text : `${prefix} ${text}`;
  // A class with a static member called "name" keeps it.
  if (f.kind === Kind.Closure || f.kind === Kind.Native)
    defineOwn(undefined as never, f, "name", { value: name, writable: false, enumerable: false, configurable: true });
}

// ---------- bodies ----------

/** Compiles the body of a code. */
function* compileBody(code: Code): Steps<void> {
  const { info } = code;
  const l = new Lowering(code);
  const { node } = info;
  enterFunction(l);
  switch (node.type) {
    case "Program":
      programBody(l, node);
      break;
    case "PropertyDefinition":
    case "StaticBlock":
      classEntry.body(l, node);
      break;
    default:
      if (node.body.type === "BlockStatement") l.statements(node.body.body);
      else returnStatementOf(l, l.expression(node.body));
  }
  if (!l.ended) returnStatementOf(l, constant(undefined));
  if (l.meeting !== null) classEntry.meet(l, l.meeting);
  yield* l.finish();
}

/** The value of the last statement is the program's, if that statement is an expression. */
function programBody(l: Lowering, node: Program): void {
  const { body } = node;
  const last = body.findLastIndex((statement) => statement.type !== "EmptyStatement" && !isErased(statement));
  const statement = body[last];
  if (statement?.type !== "ExpressionStatement") return l.statements(body);
  l.statements(body.slice(0, last));
  returnStatementOf(l, l.expression(statement.expression as Expression));
}

function enterFunction(l: Lowering): void {
  const { code, info } = l;
  const { node } = info;
  boxPseudo(l, info.this);
  boxPseudo(l, info.newTarget);
  boxPseudo(l, info.callee);
  if (info.selfName !== null) selfName(l, info.selfName);
  if (info.arguments !== null) {
    const object = l.temp();
    l.emit(new Invoke((m, list) => makeArguments(m, list as never), [leaf("local", code.argumentsSlot)], object));
    initialiseEntry(l, info.arguments, local(object));
  }
  if (code.constructorKind === ConstructorKind.BaseClass) classEntry.fields(l);
  if (code.constructorKind === ConstructorKind.DerivedClass) l.meeting = { label: new Label(), slot: l.temp() };
  parameters(l);
  if (code.mode === FunctionMode.Generator || code.mode === FunctionMode.AsyncGenerator) initialYield(l);
  if (info.hasParameterExpressions && "params" in node) {
    const body = l.scope(node.body);
    enterScope(l, body);
    if (body !== undefined) copyParameters(l, info, body.variables);
  } else if (node.type === "Program" || node.type === "StaticBlock" || "params" in node) enterScope(l, l.scope(node));
}

function selfName(l: Lowering, variable: Variable): void {
  const callee = l.code.calleeSlot;
  if (l.slotOf(variable) !== callee) l.emit(new StoreLocal(l.slotOf(variable), local(callee)));
  if (variable.boxed) l.emit(new MakeBox(l.slotOf(variable), leaf("local", l.slotOf(variable))));
}

/** The machine fills these slots with plain values; a boxed one gets its box here. */
function boxPseudo(l: Lowering, variable: Variable | null): void {
  if (variable?.boxed === true) l.emit(new MakeBox(l.slotOf(variable), leaf("local", l.slotOf(variable))));
}

function initialiseEntry(l: Lowering, variable: Variable, value: Tree): void {
  if (variable.boxed) l.emit(new MakeBox(l.slotOf(variable), value));
  else l.emit(new StoreLocal(l.slotOf(variable), value));
}

function parameters(l: Lowering): void {
  const { info } = l;
  if (info.simpleParameters) {
    for (const variable of info.parameters) boxPseudo(l, variable);
    return;
  }
  const params = (info.node as FunctionNode).params as readonly Pattern[];
  for (const variable of info.parameters) {
    const first = variable.needsTdz ? TDZ : undefined;
    if (variable.boxed) l.emit(new MakeBox(l.slotOf(variable), constant(first)));
    else if (first === TDZ) l.emit(new StoreLocal(l.slotOf(variable), constant(TDZ)));
  }
  l.inPieces(params, (group, first) => {
    group.forEach((param, index) => l.scoped(() => parameter(l, param, first + index)));
  });
}

function parameter(l: Lowering, param: Pattern, index: number): void {
  const { argumentsSlot } = l.code;
  if (param.type !== "RestElement") return bindPattern(l, param, leaf("argument", [argumentsSlot, index], param.start));
  const rest = l.temp();
  l.emit(
    new Invoke(
      (m, list) => newArray(m, (list as unknown as Value[]).slice(index)),
      [leaf("local", argumentsSlot)],
      rest,
    ),
  );
  bindPattern(l, param.argument, local(rest));
}

/** §10.2.11 step 28: a body `var` named like a parameter starts with the parameter's value. */
function copyParameters(l: Lowering, info: FunctionInfo, variables: ReadonlyMap<string, Variable>): void {
  for (const variable of variables.values()) {
    if (variable.kind !== "var") continue;
    const parameter = info.parameters.find((candidate) => candidate.name === variable.name);
    if (parameter !== undefined) initialise(l, variable, leaf(parameter.boxed ? "box" : "local", l.slotOf(parameter)));
  }
}

/** §10.4.4.6 CreateUnmappedArgumentsObject. Many arguments take their time. */
function makeArguments(m: Machine, list: readonly Value[]): MaybeGuest<JSObject> {
  const object = new JSObject(m.realm.rootShape, m.realm.objectPrototype, Kind.Arguments, null);
  if (list.length > MOST_AT_ONCE) return manyArguments(m, object, list);
  list.forEach((value, index) => addArgument(m, object, index, value));
  return completeArguments(m, object, list.length);
}
const MOST_AT_ONCE = 500;

function* manyArguments(m: Machine, object: JSObject, list: readonly Value[]): Guest<JSObject> {
  m.keep(object);
  for (let i = 0; i < list.length; i++) {
    m.allocated += 64;
    if ((m.budget -= 2) < 0) yield PAUSE;
    addArgument(m, object, i, list[i]);
  }
  return completeArguments(m, object, list.length);
}

function addArgument(m: Machine, object: JSObject, index: number, value: Value): void {
  defineOwn(m, object, String(index), { value, writable: true, enumerable: true, configurable: true });
}

function completeArguments(m: Machine, object: JSObject, length: number): JSObject {
  const { realm } = m;
  defineOwn(m, object, "length", { value: length, writable: true, enumerable: false, configurable: true });
  defineOwn(m, object, symbols.iterator, {
    value: realm.own("ArrayPrototype", "values"),
    writable: true,
    enumerable: false,
    configurable: true,
  });
  const thrower = realm.throwTypeError();
  defineOwn(m, object, "callee", { get: thrower, set: thrower, enumerable: false, configurable: false });
  return object;
}
