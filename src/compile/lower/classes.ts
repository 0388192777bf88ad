/** Classes (ECMA-262 §15.7): definition, constructors, fields, `super`, private names. */
import type { FunctionInfo, Reference, Variable } from "../../analysis/Scope.ts";
import type {
  CallExpression,
  ClassDeclaration,
  ClassExpression,
  ClassNode,
  Expression,
  FunctionExpression,
  Literal,
  MemberExpression,
  MetaProperty,
  MethodDefinition,
  PrivateIdentifier,
  PropertyDefinition,
  StaticBlock,
} from "../../syntax/Ast.ts";
import { isConstant } from "../../syntax/literals.ts";
import type { Steps } from "../../syntax/Steps.ts";
import { isErased } from "../../syntax/walk.ts";
import { ConstructorKind } from "../../machine/call.ts";
import { L0 } from "../../machine/frame.ts";
import { arrayIndex } from "../../values/arrays.ts";
import { TDZ } from "../../values/Value.ts";
import { Code } from "../Code.ts";
import * as runtime from "../classRuntime.ts";
import { ConstructParent } from "../closures/construct.ts";
import { Invoke, Jump } from "../controls.ts";
import { MakeBox, RequireUnbound, StoreLocal } from "../steps.ts";
import { constant, leaf, local, Tree } from "../Tree.ts";
import { asList } from "./calls.ts";
import { closureOf, methodTree, codeOf, configure, isAnonymousFunction } from "./functions.ts";
import { defineMethod, keyText, namedValue, spreadList } from "./literals.ts";
import { Lowering } from "./Lowering.ts";
import { enterPrivateNames } from "./privateNames.ts";
import { Return } from "./returns.ts";
import { returnStatementOf } from "./statements.ts";
import { calleeTree, initialise, readReference } from "./variables.ts";

type Element = MethodDefinition | PropertyDefinition | StaticBlock;

export function classDeclaration(l: Lowering, node: ClassDeclaration): void {
  if (node.declare === true) return;
  const value = defineClass(l, node, node.id.name);
  const outer = l.outerDeclaration(node);
  initialise(l, outer, value);
}

export function classExpression(l: Lowering, node: ClassExpression): Tree {
  return namedClass(l, node, node.id?.name ?? "");
}
export const namedClass = (l: Lowering, node: ClassExpression, name: string): Tree =>
  defineClass(l, node, node.id?.name ?? name);

/** §15.7.14 ClassDefinitionEvaluation; the result is the constructor. */
function defineClass(l: Lowering, node: ClassNode, name: string): Tree {
  const { elements, privateNames, explicit, needsFields } = survey(node);
  const scope = l.scope(node);
  const own = scope?.kind === "class" && node.id !== null ? scope.variables.get(node.id.name) : undefined;
  if (own !== undefined) enterName(l, own);
  enterPrivateNames(l, privateNames);
  const parent = node.superClass === null ? null : l.spill(l.expression(node.superClass));
  const derived = node.superClass !== null;
  const code =
    explicit === undefined
      ? defaultConstructor(l, node, name, derived)
      : codeOf(l, explicit.value as FunctionExpression, name, derived ? "derivedConstructor" : "constructor");
  code.hasFields = needsFields;
  code.sourceRange = [node.start, node.end];
  const F = l.spill(closureOf(code, node.start));
  const builder = l.temp();
  l.emit(
    new Invoke(
      (m, f, p) => runtime.beginClass(m, f as never, derived ? { parent: p } : null, node.start),
      parent === null ? [F] : [F, parent],
      builder,
    ),
  );
  l.inPieces(elements, (group) => {
    for (const element of group) if (element !== explicit) l.scoped(() => defineElement(l, element, local(builder)));
  });
  if (own !== undefined) initialise(l, own, F);
  l.emit(new Invoke((m, b) => runtime.finishClass(m, b as never), [local(builder)], l.temp()));
  return F;
}

/** What there is in a class body, in one walk: it may be long. */
function survey(node: ClassNode) {
  const elements: Element[] = [];
  const privateNames: PrivateIdentifier[] = [];
  let explicit: MethodDefinition | undefined;
  let needsFields = false;
  for (const element of node.body.body) {
    if (isErased(element)) continue;
    elements.push(element as Element);
    if (element.type !== "MethodDefinition" && element.type !== "PropertyDefinition") continue;
    const { key } = element;
    const isPrivate = key.type === "PrivateIdentifier";
    if (isPrivate) privateNames.push(key);
    if (element.type === "MethodDefinition" && element.kind === "constructor") explicit ??= element;
    else if (!element.static && (isPrivate || element.type === "PropertyDefinition")) needsFields = true;
  }
  return { elements, privateNames, explicit, needsFields };
}

const isPrimitiveLiteral = (node: Expression): node is Literal => node.type === "Literal" && isConstant(node);

/** The class's name is in its dead zone. */
function enterName(l: Lowering, variable: Variable): void {
  const slot = l.slotOf(variable);
  if (variable.boxed) l.emit(new MakeBox(slot, constant(TDZ)));
  else if (variable.needsTdz) l.emit(new StoreLocal(slot, constant(TDZ)));
}

/** The key of an element as a tree: a private name, a text, or the computed key. */
function elementKey(l: Lowering, element: MethodDefinition | PropertyDefinition): { tree: Tree; text: string | null } {
  if (element.key.type === "PrivateIdentifier") {
    const variable = l.declaration(element.key);
    return { tree: leaf(variable.boxed ? "box" : "local", l.slotOf(variable)), text: `#${element.key.name}` };
  }
  const text = keyText(element);
  if (text !== null) return { tree: constant(text), text };
  return {
    tree: l.spill(new Tree("toKey", [l.shallow(l.expression(element.key as Expression))], null, element.start)),
    text: null,
  };
}

function defineElement(l: Lowering, element: Element, builder: Tree): void {
  if (element.type === "StaticBlock") {
    const block = closureOf(codeOf(l, element, "", "method"), element.start);
    l.emit(new Invoke((_m, b, f) => runtime.addStaticBlock(b as never, f as never), [builder, block], l.temp()));
    return;
  }
  const { tree, text } = elementKey(l, element);
  if (element.type === "PropertyDefinition") {
    const isStatic = element.static;
    // A literal needs no function that computes it.
    const value =
      element.value === null
        ? constant(undefined)
        : isPrimitiveLiteral(element.value)
          ? constant(element.value.value)
          : closureOf(codeOf(l, element, text ?? "", "method"), element.start);
    const dynamic = text === null && element.value !== null && isAnonymousFunction(element.value);
    l.emit(
      new Invoke(
        (_m, b, key, f) => runtime.addField(b as never, isStatic, key as never, f as never, dynamic),
        [builder, tree, value],
        l.temp(),
      ),
    );
    return;
  }
  const kind = element.kind as "method" | "get" | "set";
  const prefix = kind === "method" ? "" : `${kind} `;
  const method = methodTree(l, element.value as FunctionExpression, text === null ? "" : `${prefix}${text}`, element);
  const isStatic = element.static;
  if (element.key.type === "PrivateIdentifier")
    l.emit(
      new Invoke(
        (_m, b, key, f) => runtime.addPrivateMethod(b as never, isStatic, key as never, f as never, kind),
        [builder, tree, method],
        l.temp(),
      ),
    );
  else
    l.emit(
      new Invoke(
        (m, b, key, f) => {
          const target = runtime.targetOf(b as never, isStatic);
          if (isStatic && key === "prototype") runtime.refusePrototype(m, element.start);
          return defineMethod(m, target, key as never, f as never, kind, text === null, 0);
        },
        [builder, tree, method],
        l.temp(),
      ),
    );
}

// ---------- constructors ----------

/** §15.7.14 step 14: the constructor a class without one has. Its arguments go to the parent without iteration. */
function defaultConstructor(l: Lowering, node: ClassNode, name: string, derived: boolean): Code {
  const info: FunctionInfo = {
    node: node as never,
    kind: derived ? "derivedConstructor" : "constructor",
    parent: l.info,
    locals: 0,
    captures: [],
    parameters: [],
    this: null,
    arguments: null,
    newTarget: null,
    callee: null,
    selfName: null,
    simpleParameters: true,
    hasParameterExpressions: false,
    containsAwait: false,
    containsYield: false,
    length: 0,
  };
  const code = new Code(l.unit, info, name, compileDefault);
  configure(code, info, derived ? "derivedConstructor" : "constructor");
  if (derived) {
    code.argumentsSlot = L0 + code.reserved++;
    code.special = true;
  }
  return code;
}

function* compileDefault(code: Code): Steps<void> {
  const l = new Lowering(code);
  if (code.constructorKind === ConstructorKind.DerivedClass) {
    const result = l.temp();
    const callee = local(code.calleeSlot);
    const parts = [superConstructor(callee), local(code.newTargetSlot), callee, local(code.argumentsSlot)];
    l.emit(new ConstructParent(parts, "arguments", result, -1));
    l.emit(
      new Invoke(
        (m, callee, self) => runtime.initialiseFields(m, callee as never, self as never),
        [local(code.calleeSlot), local(result)],
        l.temp(),
      ),
    );
    l.emit(new Return(local(result)));
  } else {
    classEntry.fields(l);
    l.emit(new Return(local(code.thisSlot)));
  }
  yield* l.finish();
}

export const classEntry = {
  /** §10.2.2 step 6.b: a base class initialises its fields before the body runs. */
  fields(l: Lowering): void {
    if (!l.code.hasFields) return;
    l.emit(
      new Invoke(
        (m, callee, self) => runtime.initialiseFields(m, callee as never, self as never),
        [calleeTree(l), thisTree(l)],
        l.temp(),
      ),
    );
  },
  /** The body of a field initialiser or a static block. */
  body(l: Lowering, node: PropertyDefinition | StaticBlock): void {
    if (node.type === "StaticBlock") l.statements(node.body);
    else returnStatementOf(l, namedValue(l, node.value!, l.code.name));
  },
  /** §10.2.2 steps 9 to 13: an object that is returned replaces `this`. */
  returns(l: Lowering, value: Tree): void {
    if (l.meeting !== null) {
      l.emit(new StoreLocal(l.meeting.slot, value));
      l.emit(new Jump(l.meeting.label));
    } else if (value.kind === "constant") l.emit(new Return(rawThis(l)));
    else constructorReturn(l, value, false);
  },
  /** What a derived constructor must not return is found out after its body, which cannot catch it. */
  meet(l: Lowering, { label, slot }: NonNullable<Lowering["meeting"]>): void {
    l.place(label);
    constructorReturn(l, local(slot), true);
  },
};

function constructorReturn(l: Lowering, value: Tree, derived: boolean): void {
  const dest = l.temp();
  l.emit(
    new Invoke(
      (m, result, own) => runtime.constructorResult(m, result, own as never, derived),
      [l.spill(value), rawThis(l)],
      dest,
    ),
  );
  l.emit(new Return(local(dest)));
}

/** `this` without the check of its dead zone. */
function rawThis(l: Lowering): Tree {
  const boxed = l.info.this?.boxed === true;
  return leaf(boxed ? "box" : "local", l.code.thisSlot);
}
const thisTree = rawThis;

// ---------- super ----------

/** The parts of `super.key`, evaluated: the method's function object, the receiver, the key. */
export interface SuperPlace {
  readonly callee: Tree;
  readonly self: Tree;
  readonly key: Tree;
}

export function superReference(l: Lowering, node: MemberExpression): SuperPlace {
  const reference = l.reference(node.object);
  const callee = readReference(l, reference, node.start);
  const self = l.spill(readReference(l, reference.receiver!, node.start));
  const key = node.computed
    ? l.spill(l.expression(node.property as Expression))
    : constant((node.property as { name: string }).name);
  return { callee, self, key };
}

export function superMember(
  l: Lowering,
  node: MemberExpression,
  what: "get" | "this" | "delete",
  known?: SuperPlace,
): Tree {
  if (what === "this") return readReference(l, l.reference(node.object).receiver!, node.start);
  const { callee, self, key } = known ?? superReference(l, node);
  if (what === "get" && isName(key)) return new Tree("superGet", [callee, self], key.value, node.start);
  const dest = l.temp();
  if (what === "delete") l.emit(new Invoke((m) => runtime.refuseSuperDelete(m, node.start), [], dest));
  else
    l.emit(new Invoke((m, f, receiver, k) => runtime.superGet(m, f as never, receiver, k), [callee, self, key], dest));
  return local(dest);
}

/** A fixed key that is no array index. */
const isName = ({ kind, value }: Tree): boolean =>
  kind === "constant" && typeof value === "string" && arrayIndex(value) < 0;

export function setSuper(l: Lowering, node: MemberExpression, { callee, self, key }: SuperPlace, value: Tree): void {
  l.emit(
    new Invoke(
      (m, f, receiver, k, v) => runtime.superSet(m, f as never, receiver, k, v, node.start),
      [callee, self, key, value],
      l.temp(),
    ),
  );
}

/** §13.3.7.1: constructs the parent, binds `this`, runs the fields of the class being constructed. */
export function superCall(l: Lowering, node: CallExpression): Tree {
  const reference: Reference = l.reference(node.callee);
  const callee = l.spill(readReference(l, reference, node.start));
  const newTarget = l.spill(readReference(l, reference.newTarget!, node.start));
  const list = asList(node.arguments);
  const operands = list
    ? [() => spreadList(l, node.arguments, node.start)]
    : node.arguments.map((argument) => () => l.expression(argument as Expression));
  // What the arguments run may give the class another parent.
  const [parent, ...args] = l.operands([() => superConstructor(callee), ...operands]);
  const result = l.temp();
  l.emit(new ConstructParent([parent!, newTarget, callee, ...args], list ? "array" : "each", result, node.start));
  const { variable, capture } = reference.receiver!;
  const boxed = variable!.boxed;
  const slot = capture < 0 ? l.slotOf(variable!) : capture + 1;
  const before = capture < 0 ? leaf(boxed ? "box" : "local", slot) : leaf(boxed ? "captureBox" : "capture", slot);
  l.emit(new RequireUnbound(before, node.start));
  l.bindThis(reference.receiver!, local(result));
  l.emit(
    new Invoke(
      (m, f, self) => runtime.initialiseFields(m, f as never, self as never),
      [callee, local(result)],
      l.temp(),
    ),
  );
  return local(result);
}

const superConstructor = (callee: Tree): Tree => new Tree("superConstructor", [callee], null, -1);

export function metaProperty(l: Lowering, node: MetaProperty): Tree {
  return readReference(l, l.reference(node), node.start);
}
