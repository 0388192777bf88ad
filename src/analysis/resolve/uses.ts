/**
 * How names are used: references and captures. Classes because there is one for each name in a program and everything is
 * reachable from them: what literals make V8 may allocate in its old generation, and keep until a full collection.
 */
import type { Capture, Reference, ReferenceNode, Variable } from "../Scope.ts";

export class ReferenceRecord implements Reference {
  readonly node: ReferenceNode;
  readonly variable: Variable | null;
  readonly capture: number;
  readonly checked: boolean;

  constructor(node: ReferenceNode, variable: Variable | null, capture: number, checked: boolean) {
    this.node = node;
    this.variable = variable;
    this.capture = capture;
    this.checked = checked;
  }
}

export class CaptureRecord implements Capture {
  readonly variable: Variable;
  readonly fromLocal: boolean;
  readonly index: number;

  constructor(variable: Variable, fromLocal: boolean, index: number) {
    this.variable = variable;
    this.fromLocal = fromLocal;
    this.index = index;
  }
}
