/**
 * Entering a compiled function from compiled code without making an argument list. A leaf runs at once on a frame that is
 * used again; any other body gets a frame of its own. Only for `direct` code: what it is given is its `this` and its
 * parameters.
 */
import { type Captures, type FunctionCode, newFrame } from "../../machine/call.ts";
import type { Frame, Next } from "../../machine/frame.ts";
import { Kind } from "../../values/kinds.ts";
import type { Value } from "../../values/Value.ts";

const PC = 2;
const MACHINE = 7;
const L0 = 8;

/** The captures of a function that can be entered directly, else null. */
export function directCaptures(f: Value): Captures | null {
  if (typeof f !== "object" || f === null || f.kind !== Kind.Closure) return null;
  const captures = f.data as Captures;
  return captures[0].direct ? captures : null;
}

export function enter0(r: Frame, captures: Captures, self: Value, dest: number, next: number): Next {
  const code = captures[0];
  r[PC] = next;
  if (code.leaf !== null) {
    const frame = code.enterLeaf(r, r[MACHINE], captures, dest, self);
    clearMissing(frame, 0, code);
    r[dest] = code.leaf(frame);
    return next;
  }
  const frame = newFrame(r, code, captures, dest);
  if (code.thisSlot >= 0) frame[code.thisSlot] = self;
  return frame;
}

export function enter1(r: Frame, captures: Captures, self: Value, x: Value, dest: number, next: number): Next {
  const code = captures[0];
  r[PC] = next;
  if (code.leaf !== null) {
    const frame = code.enterLeaf(r, r[MACHINE], captures, dest, self);
    if (code.parameters > 0) frame[L0] = x;
    clearMissing(frame, 1, code);
    r[dest] = code.leaf(frame);
    return next;
  }
  const frame = newFrame(r, code, captures, dest);
  if (code.parameters > 0) frame[L0] = x;
  if (code.thisSlot >= 0) frame[code.thisSlot] = self;
  return frame;
}

export function enter2(
  r: Frame,
  captures: Captures,
  self: Value,
  x: Value,
  y: Value,
  dest: number,
  next: number,
): Next {
  const code = captures[0];
  r[PC] = next;
  if (code.leaf !== null) {
    const frame = code.enterLeaf(r, r[MACHINE], captures, dest, self);
    if (code.parameters > 0) frame[L0] = x;
    if (code.parameters > 1) frame[L0 + 1] = y;
    clearMissing(frame, 2, code);
    r[dest] = code.leaf(frame);
    return next;
  }
  const frame = newFrame(r, code, captures, dest);
  if (code.parameters > 0) {
    frame[L0] = x;
    if (code.parameters > 1) frame[L0 + 1] = y;
  }
  if (code.thisSlot >= 0) frame[code.thisSlot] = self;
  return frame;
}

/** Parameters a call gives no value to: a leaf's frame still has those of the call before. */
function clearMissing(frame: Frame, given: number, code: FunctionCode): void {
  for (let i = given; i < code.parameters; i++) frame[L0 + i] = undefined;
}
