/** Private names (ECMA-262 §15.7.10, §7.3.26 to §7.3.31): made where a class is evaluated, read like variables. */
import type { Variable } from "../../analysis/Scope.ts";
import type { BinaryExpression, PrivateIdentifier } from "../../syntax/Ast.ts";
import { PrivateName } from "../../values/Value.ts";
import * as runtime from "../classRuntime.ts";
import { SetPrivate } from "../closures/privateElements.ts";
import { Invoke } from "../controls.ts";
import { MakeBox, StoreLocal } from "../steps.ts";
import { local, Tree } from "../Tree.ts";
import type { Lowering } from "./Lowering.ts";
import { readReference } from "./variables.ts";

/** Private names get their keys, each one: the accessors of a pair share theirs. */
export function enterPrivateNames(l: Lowering, names: readonly PrivateIdentifier[]): void {
  if (names.length === 0) return;
  l.inPieces(names, (group) => {
    for (const name of group) {
      const variable = l.declaration(name);
      if (variable.declaration === name) l.scoped(() => enterPrivateName(l, variable));
    }
  });
}

function enterPrivateName(l: Lowering, variable: Variable): void {
  const slot = l.slotOf(variable);
  const made = l.temp();
  l.emit(new Invoke(() => new PrivateName(variable.name) as never, [], made));
  l.emit(variable.boxed ? new MakeBox(slot, local(made)) : new StoreLocal(slot, local(made)));
}

const nameTree = (l: Lowering, name: PrivateIdentifier): Tree => readReference(l, l.reference(name), name.start);

export function privateMember(l: Lowering, base: Tree, name: PrivateIdentifier): Tree {
  return new Tree("privateGet", [base, nameTree(l, name)], name.name, name.start);
}

export function setPrivate(l: Lowering, base: Tree, name: PrivateIdentifier, value: Tree): void {
  l.emit(new SetPrivate(base, nameTree(l, name), value, name.start));
}

/** `#name in object` */
export function privateIn(l: Lowering, node: BinaryExpression): Tree {
  const dest = l.temp();
  const name = node.left as PrivateIdentifier;
  l.emit(
    new Invoke(
      (m, key, object) => runtime.privateIn(m, key as never, object, node.start),
      [nameTree(l, name), l.expression(node.right)],
      dest,
    ),
  );
  return local(dest);
}
