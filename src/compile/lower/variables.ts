/** Reading, initialising and assigning variables (ECMA-262 §6.2.5 References to environment records), by slot. */
import type { Reference, Scope, Variable } from "../../analysis/Scope.ts";
import { TDZ } from "../../values/Value.ts";
import { setGlobal } from "../runtime.ts";
import { Invoke, throwTypeErrorStep } from "../controls.ts";
import { CheckLocal, MakeBox, StoreBox, StoreLocal } from "../steps.ts";
import { constant, leaf, local, Tree } from "../Tree.ts";
import { closureTree } from "./functions.ts";
import type { Lowering } from "./Lowering.ts";

export function readReference(l: Lowering, reference: Reference, offset: number): Tree {
  const { variable, capture, checked } = reference;
  if (variable === null) return leaf("global", (reference.node as { name?: string }).name ?? "arguments", offset);
  const { name, boxed } = variable;
  if (capture < 0) {
    const slot = l.slotOf(variable);
    if (boxed) return checked ? leaf("boxChecked", [slot, name], offset) : settled(leaf("box", slot, offset), variable);
    if (checked) return leaf("localChecked", [slot, name], offset);
    return variable.reassigned ? leaf("local", slot, offset) : local(slot);
  }
  const index = capture + 1;
  if (boxed)
    return checked
      ? leaf("captureBoxChecked", [index, name], offset)
      : settled(leaf("captureBox", index, offset), variable);
  const tree = leaf("capture", index, offset);
  tree.stable = true;
  return tree;
}
function settled(tree: Tree, variable: Variable): Tree {
  tree.stable =
    !variable.reassigned && !variable.needsTdz && (variable.kind === "function" || variable.kind === "const");
  return tree;
}

/** `name = value`. The value is evaluated already where its evaluation has effects. */
export function assignReference(l: Lowering, reference: Reference, value: Tree, offset: number): void {
  const { variable, capture, checked } = reference;
  if (variable === null) {
    const name = (reference.node as { name: string }).name;
    l.emit(new Invoke((m, content) => setGlobal(m, name, content, offset), [value], l.temp()));
    return;
  }
  if (isImmutable(variable)) {
    const content = l.spill(value);
    if (checked) l.spill(readReference(l, reference, offset));
    void content;
    l.emit(throwTypeErrorStep("Assignment to constant variable.", offset));
    return;
  }
  if (variable.boxed) {
    const place = capture < 0 ? { captured: false, index: l.slotOf(variable) } : { captured: true, index: capture + 1 };
    l.emit(new StoreBox(place, value, checked ? variable.name : null));
    return;
  }
  if (checked) {
    const content = l.spill(value);
    l.emit(new CheckLocal(l.slotOf(variable), variable.name, offset));
    l.emit(new StoreLocal(l.slotOf(variable), content));
    return;
  }
  l.emit(new StoreLocal(l.slotOf(variable), value));
}

const isImmutable = (variable: Variable): boolean =>
  variable.kind === "const" || variable.kind === "functionName" || variable.kind === "className";

/** First value of a declared variable of this function. */
export function initialise(l: Lowering, variable: Variable, value: Tree): void {
  const slot = l.slotOf(variable);
  if (variable.boxed) l.emit(new StoreBox({ captured: false, index: slot }, value, null));
  else l.emit(new StoreLocal(slot, value));
}

/** Makes the variables of a scope that is entered: boxes, the dead zone, function declarations. */
export function enterScope(l: Lowering, scope: Scope | undefined): void {
  if (scope === undefined) return;
  for (const variable of scope.variables.values()) if (!PREPARED.has(variable.kind)) prepare(l, variable);
  l.inPieces(scope.functions, (group) => {
    for (const node of group) {
      if (node.type !== "FunctionDeclaration") continue;
      initialise(l, l.declaration(node.id), closureTree(l, node, node.id.name));
    }
  });
}

/** Filled by the function's entry, or by the class. */
const PREPARED: ReadonlySet<string> = new Set([
  "parameter",
  "this",
  "arguments",
  "newTarget",
  "callee",
  "functionName",
  "privateName",
]);

function prepare(l: Lowering, variable: Variable): void {
  const slot = l.slotOf(variable);
  const lexical = variable.kind !== "var" && variable.kind !== "function";
  const first = lexical && variable.needsTdz ? TDZ : undefined;
  if (variable.boxed) l.emit(new MakeBox(slot, constant(first)));
  else if (first === TDZ) l.emit(new StoreLocal(slot, constant(TDZ)));
}

/** The function object that is running, where its entry keeps it. */
export function calleeTree(l: Lowering): Tree {
  const variable = l.info.callee ?? l.info.selfName;
  return leaf(variable?.boxed === true ? "box" : "local", l.code.calleeSlot);
}

/** A fresh box with the same value for each boxed variable of a loop's scope (§14.7.4.4 CreatePerIterationEnvironment). */
export function copyBoxes(l: Lowering, scope: Scope | undefined): void {
  if (scope === undefined) return;
  for (const variable of scope.variables.values())
    if (variable.boxed) l.emit(new MakeBox(l.slotOf(variable), leaf("box", l.slotOf(variable))));
}
