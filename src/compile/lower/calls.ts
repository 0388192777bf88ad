/**
 * Calls, member chains with `?.`, `new` and tagged templates (ECMA-262 §13.3). A chain of members and calls is walked in a
 * loop from its innermost part outward; its length is not bounded.
 */
import type {
  CallExpression,
  ChainExpression,
  Expression,
  Identifier,
  MemberExpression,
  NewExpression,
  SpreadElement,
  TaggedTemplateExpression,
} from "../../syntax/Ast.ts";
import { defineOwn, preventExtensionsOf } from "../../machine/operations/ordinary.ts";
import type { Machine } from "../../machine/Machine.ts";
import { arrayIndex } from "../../values/arrays.ts";
import type { JSObject } from "../../values/JSObject.ts";
import type { Value } from "../../values/Value.ts";
import { ApplyList, Call, CallMethod, CallWithReceiver } from "../closures/call.ts";
import { Construct, ConstructList } from "../closures/construct.ts";
import { Label } from "../Step.ts";
import { BranchNullish, Invoke } from "../controls.ts";
import { constant, local, Tree } from "../Tree.ts";
import { superCall, superMember } from "./classes.ts";
import { memberOf } from "./expressions.ts";
import { newArray, spreadList } from "./literals.ts";
import type { Lowering } from "./Lowering.ts";
import { isCutBefore, isManyGroups } from "./pieces.ts";
import { privateMember } from "./privateNames.ts";

type Argument = Expression | SpreadElement;
type Link = MemberExpression | CallExpression;

export function callExpression(l: Lowering, node: CallExpression): Tree {
  return chain(l, node, null);
}

export function chainExpression(
  l: Lowering,
  node: ChainExpression,
  onLast?: (l: Lowering, member: Expression) => Tree,
  deleting = false,
): Tree {
  const dest = l.store(l.temp(), constant(deleting ? true : undefined)).value as number;
  const end = new Label();
  let expression: Expression = node.expression;
  while (expression.type === "TSNonNullExpression") expression = expression.expression;
  const result =
    onLast !== undefined && expression.type === "MemberExpression"
      ? deleteLast(l, expression, end, onLast)
      : chain(l, expression, end);
  l.store(dest, result);
  l.place(end);
  return local(dest);
}

/** `delete a?.b.c`: the chain up to the last member, then the deletion. */
function deleteLast(
  l: Lowering,
  node: MemberExpression,
  end: Label,
  onLast: (l: Lowering, member: Expression) => Tree,
): Tree {
  const base = l.spill(chain(l, node.object as Expression, end));
  if (node.optional) l.emit(new BranchNullish(base, end));
  return onLast(l, { ...node, object: placeholder(base), optional: false });
}

/** An expression node that stands for an evaluated value; `Lowering.expression` never sees it in a program's own tree. */
const placeholder = (tree: Tree): Expression => ({ type: "Evaluated", tree, start: -1, end: -1 }) as never;
export function evaluated(_l: Lowering, node: { readonly tree: Tree }): Tree {
  return node.tree;
}

function chain(l: Lowering, outer: Expression, end: Label | null): Tree {
  const spine: Link[] = [];
  let node: Expression = outer;
  for (;;) {
    // What is read of a value, or called that a call returned, needs nothing but that value.
    const alone = node.type === "CallExpression" || spine[spine.length - 1]?.type === "MemberExpression";
    if (alone && isCutBefore(outer, node)) return outward(l, cutOff(l, node, end), spine, spine.length - 1, end);
    if (node.type === "MemberExpression" && node.object.type !== "Super") {
      spine.push(node);
      node = node.object;
    } else if (node.type === "CallExpression" && node.callee.type !== "Super" && !isSuperMember(node.callee)) {
      spine.push(node);
      node = node.callee;
    } else if (spine.length > 0 && (node.type === "TSNonNullExpression" || node.type === "TSInstantiationExpression"))
      node = node.expression;
    else break;
  }
  let first = spine.length - 1;
  let tree: Tree;
  const called = spine[first];
  if (node.type === "ChainExpression" && called?.type === "CallExpression") {
    first--;
    tree = callOfChain(l, node, called, end);
  } else tree = innermost(l, node, end);
  return outward(l, tree, spine, first, end);
}

/** The beginning of a long chain, as a piece. */
function cutOff(l: Lowering, node: Expression, end: Label | null): Tree {
  const dest = l.temp();
  l.later(() => l.store(dest, chain(l, node, end)));
  return local(dest);
}

/** The links of a chain from `first` to the outermost, which is the first of the list. */
function outward(l: Lowering, base: Tree, spine: readonly Link[], first: number, end: Label | null): Tree {
  let tree = base;
  for (let i = first; i >= 0; i--) {
    const link = spine[i]!;
    if (link.type === "CallExpression") {
      if (link.optional) {
        tree = l.spill(tree);
        l.emit(new BranchNullish(tree, end!));
      }
      tree = callOf(l, tree, link);
      continue;
    }
    tree = l.shallow(tree);
    if (link.optional) {
      tree = l.spill(tree);
      l.emit(new BranchNullish(tree, end!));
    }
    const next = i > 0 ? spine[i - 1]! : null;
    if (next !== null && next.type === "CallExpression") {
      tree = methodCall(l, tree, link, next, end);
      i--;
    } else tree = memberOf(l, tree, link);
  }
  return tree;
}

/** `(a?.b)(…)`: what the chain in parentheses found is called on its base. */
function callOfChain(l: Lowering, callee: ChainExpression, call: CallExpression, end: Label | null): Tree {
  const { self, method } = chainReference(l, callee);
  if (call.optional) l.emit(new BranchNullish(method, end!));
  return callWith(l, method, self, call.arguments, calleeName(l, callee), call.start);
}

function chainReference(l: Lowering, node: ChainExpression): { readonly self: Tree; readonly method: Tree } {
  const [self, method] = [l.temp(), l.temp()];
  l.store(self, constant(undefined));
  l.store(method, constant(undefined));
  const end = new Label();
  let target: Expression = node.expression;
  while (target.type === "TSNonNullExpression") target = target.expression;
  if (target.type === "MemberExpression" && target.object.type !== "Super") {
    const base = l.store(self, chain(l, target.object, end));
    if (target.optional) l.emit(new BranchNullish(base, end));
    l.store(method, memberOf(l, base, target));
  } else l.store(method, chain(l, target, end));
  l.place(end);
  return { self: local(self), method: local(method) };
}

const isSuperMember = (node: Expression): boolean => node.type === "MemberExpression" && node.object.type === "Super";

function innermost(l: Lowering, node: Expression, end: Label | null): Tree {
  if (node.type === "CallExpression")
    return node.callee.type === "Super"
      ? superCall(l, node)
      : superMethodCall(l, node, node.callee as MemberExpression, end);
  if (node.type === "MemberExpression") return superMember(l, node, "get");
  return l.expression(node);
}

/** Arguments that are put in an array first: how many there are is not known before, or they are lowered in pieces. */
export function asList(args: readonly Argument[]): boolean {
  return args.some((arg) => arg.type === "SpreadElement") || isManyGroups(args);
}

/** Source text of a callee for "… is not a function". */
function calleeName(l: Lowering, node: { start: number; end: number }): string {
  if (node.end - node.start > 60 || node.start < 0) return "";
  const text = l.unit.text.slice(node.start, node.end);
  return /\s\s|\n|\{/.test(text) ? "" : text;
}

function callOf(l: Lowering, callee: Tree, node: CallExpression): Tree {
  const dest = l.temp();
  const name = calleeName(l, node.callee);
  if (asList(node.arguments)) {
    const f = l.spill(callee);
    l.emit(new ApplyList([f, constant(undefined), spreadList(l, node.arguments, node.start)], dest, name, node.start));
  } else {
    const trees = l.operands([() => callee, ...(node.arguments as Expression[]).map((arg) => () => l.expression(arg))]);
    l.emit(new Call(trees, dest, name, node.start));
  }
  return local(dest);
}

/** `base.key(…)`, also with a computed or private key and with `?.` before the arguments. */
function methodCall(l: Lowering, base: Tree, member: MemberExpression, call: CallExpression, end: Label | null): Tree {
  const name = calleeName(l, member);
  const key = !member.computed && member.property.type === "Identifier" ? member.property.name : null;
  if (key !== null && !call.optional && !asList(call.arguments) && arrayIndex(key) < 0) {
    const mark = l.position;
    const args = l.aside(() => l.expressions(call.arguments as Expression[]));
    const dest = l.temp();
    if (l.position === mark) {
      l.emit(new CallMethod([base, ...args], key, dest, name, importantName(member)));
      return local(dest);
    }
    // The method is looked up before the arguments are evaluated.
    const steps = l.take(mark);
    const self = l.spill(base);
    const method = l.store(l.temp(), memberOf(l, self, member));
    l.give(steps);
    l.emit(new CallWithReceiver([method, self, ...args], dest, name, importantName(member)));
    return local(dest);
  }
  const self = l.spill(base);
  const method = l.spill(
    member.property.type === "PrivateIdentifier" ? privateMember(l, self, member.property) : memberOf(l, self, member),
  );
  if (call.optional) l.emit(new BranchNullish(method, end!));
  return callWith(l, method, self, call.arguments, name, importantName(member));
}

function callWith(
  l: Lowering,
  method: Tree,
  self: Tree,
  args: readonly Argument[],
  name: string,
  offset: number,
): Tree {
  const dest = l.temp();
  if (asList(args)) l.emit(new ApplyList([method, self, spreadList(l, args, offset)], dest, name, offset));
  else {
    const trees = l.expressions(args as Expression[]);
    l.emit(new CallWithReceiver([method, self, ...trees], dest, name, offset));
  }
  return local(dest);
}

function superMethodCall(l: Lowering, call: CallExpression, member: MemberExpression, end: Label | null): Tree {
  const method = l.spill(superMember(l, member, "get"));
  const self = l.spill(superMember(l, member, "this"));
  if (call.optional) l.emit(new BranchNullish(method, end!));
  return callWith(l, method, self, call.arguments, calleeName(l, member), call.start);
}

export function newExpression(l: Lowering, node: NewExpression): Tree {
  const dest = l.temp();
  const name = calleeName(l, node.callee);
  if (asList(node.arguments)) {
    const callee = l.spill(l.expression(node.callee));
    l.emit(new ConstructList([callee, spreadList(l, node.arguments, node.start)], dest, name, node.start));
  } else {
    const trees = l.expressions([node.callee, ...(node.arguments as Expression[])]);
    l.emit(new Construct(trees, dest, name, node.start));
  }
  return local(dest);
}

/** §13.3.11. The strings array is made once per site and run. */
export function taggedTemplateExpression(l: Lowering, node: TaggedTemplateExpression): Tree {
  let self: Tree = constant(undefined);
  let tag: Tree;
  let target: Expression = node.tag;
  while (target.type === "TSNonNullExpression" || target.type === "TSInstantiationExpression")
    target = target.expression;
  if (target.type === "MemberExpression") {
    if (target.object.type === "Super") {
      self = l.spill(superMember(l, target, "this"));
      tag = l.spill(superMember(l, target, "get"));
    } else {
      self = l.spill(l.expression(target.object));
      tag = l.spill(memberOf(l, self, target));
    }
  } else if (target.type === "ChainExpression") ({ self, method: tag } = chainReference(l, target));
  else tag = l.spill(l.expression(target));
  const { quasis, expressions } = node.quasi;
  const strings = l.temp();
  const cooked = quasis.map((quasi) => quasi.value.cooked ?? undefined);
  const raw = quasis.map((quasi) => quasi.value.raw);
  l.emit(new Invoke((m) => templateObject(m, node, cooked, raw), [], strings));
  if (isManyGroups(expressions))
    return callWith(l, tag, self, [placeholder(local(strings)), ...expressions], calleeName(l, node.tag), node.start);
  const dest = l.temp();
  const values = l.expressions(expressions);
  l.emit(new CallWithReceiver([tag, self, local(strings), ...values], dest, calleeName(l, node.tag), node.start));
  return local(dest);
}

/** §13.2.8.4 GetTemplateObject: `site` is the node, the cache belongs to the run. */
function templateObject(
  m: Machine,
  site: object,
  cooked: readonly (string | undefined)[],
  raw: readonly string[],
): JSObject {
  const known = m.realm.templates.get(site);
  if (known !== undefined) return known;
  const strings = newArray(m, [...cooked] as Value[]);
  const rawStrings = newArray(m, [...raw]);
  freeze(m, rawStrings, raw.length);
  defineOwn(m, strings, "raw", { value: rawStrings, writable: false, enumerable: false, configurable: false });
  freeze(m, strings, cooked.length);
  m.realm.templates.set(site, strings);
  return strings;
}
function freeze(m: Machine, array: JSObject, length: number): void {
  for (let i = 0; i < length; i++) defineOwn(m, array, String(i), { writable: false, configurable: false });
  defineOwn(m, array, "length", { writable: false });
  preventExtensionsOf(array);
}

/** Where a message about a member points: its name. */
export function importantName(node: MemberExpression): number {
  return (node.property as Identifier).start;
}
