/** Base64 and hex methods of Uint8Array and its prototype (ECMA-262 §23.3.1, §23.3.2). */
import { anyReceiver, type Args, method, type Receiver, type RowOf } from "../../machine/Builtin.ts";
import { throwError, throwTypeError } from "../../machine/errors.ts";
import { type Guest, PAUSE } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { ordinaryObjectCreate } from "../../machine/operations/create.ts";
import { describe } from "../../machine/operations/describe.ts";
import { payReading } from "../../machine/operations/longText.ts";
import { MAX_STRING_LENGTH, stringTooLong } from "../../machine/operations/operators.ts";
import { get } from "../../machine/operations/property.ts";
import { addProperty, type JSObject } from "../../values/JSObject.ts";
import { Attr } from "../../values/kinds.ts";
import { isObject, type Value } from "../../values/Value.ts";
import { allocateView, type ArrayView, isTypedArray, newTypedArray, viewOf } from "./ArrayView.ts";
import { elementTypes } from "./elementTypes.ts";
import {
  type Alphabet,
  decodeBase64,
  type Decoded,
  decodeHex,
  encodeBase64,
  encodeHex,
  type LastChunk,
  PIECE,
} from "./textCodecs.ts";

const thisBytes: Receiver<ArrayView> = (m, self, name) =>
  isTypedArray(self) && viewOf(self).type.name === "Uint8"
    ? viewOf(self)
    : throwTypeError(m, `Method ${name} called on incompatible receiver ${describe(self)}`);

// prettier-ignore
export const base64Statics: readonly RowOf[] = [
  method("fromBase64", 1, anyReceiver, "sec-uint8array.frombase64", function* (m, _self, args): Guest<Value> {
    const text = textOf(m, args[0]);
    const options = optionsOf(m, args[1]);
    return newBytes(m, yield* decoded(m, decodeBase64(text, yield* alphabetOf(m, options), yield* lastChunkOf(m, options), Infinity)));
  }),
  method("fromHex", 1, anyReceiver, "sec-uint8array.fromhex", function* (m, _self, [text]): Guest<Value> {
    return newBytes(m, yield* decoded(m, decodeHex(textOf(m, text), Infinity)));
  }),
];

// prettier-ignore
export const base64Rows: readonly RowOf[] = [
  method("setFromBase64", 1, thisBytes, "sec-uint8array.prototype.setfrombase64", function* (m, view, args): Guest<Value> {
    const text = textOf(m, args[0]);
    const options = optionsOf(m, args[1]);
    const alphabet = yield* alphabetOf(m, options);
    const lastChunk = yield* lastChunkOf(m, options);
    return write(m, view, yield* decoded(m, decodeBase64(text, alphabet, lastChunk, attached(m, view).length)));
  }),
  method("setFromHex", 1, thisBytes, "sec-uint8array.prototype.setfromhex", function* (m, view, [text]): Guest<Value> {
    return write(m, view, yield* decoded(m, decodeHex(textOf(m, text), attached(m, view).length)));
  }),
  method("toBase64", 0, thisBytes, "sec-uint8array.prototype.tobase64", toBase64),
  method("toHex",    0, thisBytes, "sec-uint8array.prototype.tohex",    (m, view) => encoded(m, bytesOf(m, view, 2), encodeHex)),
];

function textOf(m: Machine, value: Value): string {
  if (typeof value !== "string") return throwTypeError(m, `${describe(value)} is not a string`);
  payReading(m, value);
  return value;
}

/** §7.3.37 GetOptionsObject. */
function optionsOf(m: Machine, value: Value): JSObject {
  if (value === undefined) return ordinaryObjectCreate(m, null);
  return isObject(value) ? value : throwTypeError(m, `${describe(value)} is not an object`);
}

function* alphabetOf(m: Machine, options: JSObject): Guest<Alphabet> {
  const alphabet = yield* get(m, options, "alphabet");
  if (alphabet === undefined) return "base64";
  if (alphabet !== "base64" && alphabet !== "base64url")
    return throwTypeError(m, "expected alphabet to be either 'base64' or 'base64url'");
  return alphabet;
}

function* lastChunkOf(m: Machine, options: JSObject): Guest<LastChunk> {
  const handling = yield* get(m, options, "lastChunkHandling");
  if (handling === undefined) return "loose";
  if (handling !== "loose" && handling !== "strict" && handling !== "stop-before-partial")
    return throwTypeError(m, "expected lastChunkHandling to be either 'loose', 'strict', or 'stop-before-partial'");
  return handling;
}

function attached(m: Machine, view: ArrayView): ArrayView {
  return view.valid ? view : throwTypeError(m, "Cannot use a detached or out of bounds Uint8Array");
}

function newBytes(m: Machine, { bytes, error }: Decoded): Value {
  if (error !== undefined) throwError(m, "SyntaxError", error);
  const view = allocateView(
    m,
    elementTypes.find((type) => type.name === "Uint8")!,
    bytes.length,
  );
  new Uint8Array(view.memory.block).set(bytes);
  return newTypedArray(m, view);
}

/** What was decoded is written even where the text went wrong after it. */
function write(m: Machine, view: ArrayView, { read, bytes, error }: Decoded): Value {
  new Uint8Array(view.memory.block, view.start, view.length).set(bytes);
  if (error !== undefined) throwError(m, "SyntaxError", error);
  const result = ordinaryObjectCreate(m);
  addProperty(result, "read", Attr.All, read);
  addProperty(result, "written", Attr.All, bytes.length);
  return result;
}

function* toBase64(m: Machine, view: ArrayView, args: Args): Guest<Value> {
  const options = optionsOf(m, args[0]);
  const alphabet = yield* alphabetOf(m, options);
  const omitPadding = !!(yield* get(m, options, "omitPadding"));
  return yield* encoded(m, bytesOf(m, view, 4 / 3), (bytes) => encodeBase64(bytes, alphabet, omitPadding));
}

/** Ticks for a piece. */
const PIECE_TICKS = PIECE >> 2;

function* encoded(m: Machine, bytes: Uint8Array, encode: (piece: Uint8Array) => string): Guest<string> {
  let text = "";
  for (let at = 0; at < bytes.length; at += PIECE) {
    text += encode(bytes.subarray(at, at + PIECE));
    m.work(PIECE_TICKS);
    m.allocated += PIECE;
    if (m.budget < 0) yield PAUSE;
  }
  return text;
}

function* decoded(m: Machine, decoding: Generator<void, Decoded>): Guest<Decoded> {
  for (;;) {
    const step = decoding.next();
    if (step.done === true) return step.value;
    m.work(PIECE_TICKS);
    m.allocated += 8 * PIECE;
    if (m.budget < 0) yield PAUSE;
  }
}

/** The bytes, if their text (`growth` times as long) fits into a string. */
function bytesOf(m: Machine, view: ArrayView, growth: number): Uint8Array {
  const { length, start, memory } = attached(m, view);
  if (length * growth > MAX_STRING_LENGTH - 4) stringTooLong(m);
  return new Uint8Array(memory.block, start, length);
}
