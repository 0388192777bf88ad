/** TextEncoder and TextDecoder (https://encoding.spec.whatwg.org), UTF-8 only, in pieces so that long texts can pause. */
import { type Args, builtin, builtinFunction, getter, method, reference, value } from "../../machine/Builtin.ts";
import { throwRangeError, throwTypeError } from "../../machine/errors.ts";
import { type Guest, isGuest, PAUSE } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { toObject, toString } from "../../machine/operations/convert.ts";
import { MAX_STRING_LENGTH, stringTooLong } from "../../machine/operations/operators.ts";
import { get } from "../../machine/operations/property.ts";
import { JSObject } from "../../values/JSObject.ts";
import { Attr, Kind } from "../../values/kinds.ts";
import { symbols } from "../../values/symbols.ts";
import { isObject, type Value } from "../../values/Value.ts";
import { bytesOf } from "../binary/bytesOf.ts";
import { ArrayView, isTypedArray, newTypedArray, viewOf } from "../binary/ArrayView.ts";
import { newArrayBuffer } from "../binary/BufferData.ts";
import { elementTypes } from "../binary/elementTypes.ts";
import { requireNew, withPrototype } from "../construct.ts";
import { eager } from "../conversions.ts";
import { thisWithData } from "../receivers.ts";
import { enumerable, requireArguments } from "./webRows.ts";

/** What one host call takes. @unit code units or bytes */
const PIECE = 2 ** 20;
const UINT8 = elementTypes.find(({ name }) => name === "Uint8")!;

/** Has no state; tells encoders from other objects. */
class EncoderData {
  readonly host = new TextEncoder();
}
class DecoderData {
  readonly host: TextDecoder;
  constructor(host: TextDecoder) {
    this.host = host;
  }
}
const thisEncoder = thisWithData(EncoderData);
const thisDecoder = thisWithData(DecoderData);
const spec = (member: string): string => `https://encoding.spec.whatwg.org/#dom-${member}`;

export const TextEncoderConstructor = builtinFunction("TextEncoder", {
  length: 0,
  spec: spec("textencoder"),
  prototype: "TextEncoderPrototype",
  body: (m, _self, _args, newTarget) =>
    withPrototype(
      m,
      requireNew(m, newTarget, "TextEncoder"),
      "TextEncoderPrototype",
      (proto) => new JSObject(m.realm.rootShape, proto, Kind.Host, new EncoderData()),
    ),
});

// prettier-ignore
export const TextEncoderPrototype = builtin("TextEncoderPrototype", { spec: "https://encoding.spec.whatwg.org/#interface-textencoder" }, [
  reference("constructor", "TextEncoder", spec("textencoder")),
  enumerable(getter("encoding", thisEncoder, spec("textencoder-encoding"), () => "utf-8")),
  enumerable(method("encode",     0, thisEncoder, spec("textencoder-encode"),     (m, encoder, [text]) => eager(encode(m, encoder, text)))),
  enumerable(method("encodeInto", 2, thisEncoder, spec("textencoder-encodeinto"), (m, encoder, args) => eager(encodeInto(m, encoder, args)))),
  value(symbols.toStringTag, "TextEncoder", "https://encoding.spec.whatwg.org/#interface-textencoder", Attr.Configurable),
]);

function* encode(m: Machine, { host }: EncoderData, given: Value): Guest<Value> {
  const text = given === undefined ? "" : yield* toString(m, given);
  const pieces: Uint8Array[] = [];
  for (let start = 0; start < text.length;) {
    let end = Math.min(start + PIECE, text.length);
    if (end < text.length && text.codePointAt(end - 1)! > 0xffff) end++;
    pieces.push(host.encode(text.slice(start, end)));
    m.budget -= 1 + ((end - start) >> 7);
    if (m.budget < 0) yield PAUSE;
    start = end;
  }
  m.allocated += text.length;
  const bytes = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return newTypedArray(m, new ArrayView(UINT8, newArrayBuffer(m, bytes.buffer), 0, bytes.length));
}

function* encodeInto(m: Machine, { host }: EncoderData, args: Args): Guest<Value> {
  requireArguments(m, args, 2, "TextEncoder.encodeInto");
  const text = yield* toString(m, args[0]);
  const target = args[1];
  if (!isTypedArray(target) || viewOf(target).type !== UINT8)
    return throwTypeError(m, 'The "dest" argument must be an instance of Uint8Array.');
  const { read, written } = host.encodeInto(text, bytesOf(target)!);
  m.budget -= written >> 7;
  const result = new JSObject(
    m.realm.rootShape.add("read", Attr.All).add("written", Attr.All),
    m.realm.objectPrototype,
    Kind.Ordinary,
    null,
  );
  result.s0 = read;
  result.s1 = written;
  return result;
}

export const TextDecoderConstructor = builtinFunction("TextDecoder", {
  length: 0,
  spec: spec("textdecoder"),
  prototype: "TextDecoderPrototype",
  body: (m, _self, args, newTarget) => eager(constructDecoder(m, args, requireNew(m, newTarget, "TextDecoder"))),
});

// prettier-ignore
export const TextDecoderPrototype = builtin("TextDecoderPrototype", { spec: "https://encoding.spec.whatwg.org/#interface-textdecoder" }, [
  reference("constructor", "TextDecoder", spec("textdecoder")),
  enumerable(getter("encoding",  thisDecoder, spec("textdecoder-encoding"),  () => "utf-8")),
  enumerable(getter("fatal",     thisDecoder, spec("textdecoder-fatal"),     (_m, { host }) => host.fatal)),
  enumerable(getter("ignoreBOM", thisDecoder, spec("textdecoder-ignorebom"), (_m, { host }) => host.ignoreBOM)),
  enumerable(method("decode", 0, thisDecoder, spec("textdecoder-decode"), (m, decoder, args) => eager(decode(m, decoder, args)))),
  value(symbols.toStringTag, "TextDecoder", "https://encoding.spec.whatwg.org/#interface-textdecoder", Attr.Configurable),
]);

const UTF8_LABELS: readonly string[] = [
  "utf-8",
  "utf8",
  "unicode-1-1-utf-8",
  "unicode11utf8",
  "unicode20utf8",
  "x-unicode20utf8",
];

function* constructDecoder(m: Machine, [label, options]: Args, newTarget: JSObject): Guest<Value> {
  const encoding = label === undefined ? "utf-8" : yield* toString(m, label);
  if (!UTF8_LABELS.includes(encoding.trim().toLowerCase()))
    throwRangeError(m, `The "${encoding.slice(0, 40)}" encoding is not supported: this library has utf-8 only`);
  const fatal = yield* option(m, options, "fatal");
  const ignoreBOM = yield* option(m, options, "ignoreBOM");
  const data = new DecoderData(new TextDecoder("utf-8", { fatal, ignoreBOM }));
  const made = withPrototype(
    m,
    newTarget,
    "TextDecoderPrototype",
    (proto) => new JSObject(m.realm.rootShape, proto, Kind.Host, data),
  );
  return isGuest(made) ? yield* made : made;
}

function* option(m: Machine, options: Value, name: string): Guest<boolean> {
  return options === undefined || options === null ? false : !!(yield* get(m, toObject(m, options), name));
}

function* decode(m: Machine, { host }: DecoderData, [input, options]: Args): Guest<Value> {
  const stream = yield* option(m, options, "stream");
  const bytes = input === undefined ? new Uint8Array() : isObject(input) ? bytesOf(input) : undefined;
  if (bytes === undefined)
    return throwTypeError(m, 'The "list" argument must be an instance of ArrayBuffer or ArrayBufferView.');
  let text = "";
  for (let start = 0; start === 0 || start < bytes.length; start += PIECE) {
    const last = start + PIECE >= bytes.length;
    text += decoded(m, host, bytes.subarray(start, start + PIECE), !last || stream);
    if (text.length > MAX_STRING_LENGTH) stringTooLong(m);
    m.budget -= 1 + (Math.min(PIECE, bytes.length) >> 7);
    if (m.budget < 0) yield PAUSE;
  }
  return text;
}

function decoded(m: Machine, host: TextDecoder, bytes: Uint8Array, stream: boolean): string {
  try {
    return host.decode(bytes, { stream });
  } catch {
    return throwTypeError(m, "The encoded data was not valid for encoding utf-8");
  }
}
