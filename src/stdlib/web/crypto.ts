/** crypto (https://w3c.github.io/webcrypto): random values from the host's secure source, and no more. */
import { absent, anyReceiver, builtin, method, value } from "../../machine/Builtin.ts";
import type { Machine } from "../../machine/Machine.ts";
import { Attr } from "../../values/kinds.ts";
import { symbols } from "../../values/symbols.ts";
import type { Value } from "../../values/Value.ts";
import { isTypedArray, viewOf } from "../binary/ArrayView.ts";
import { bytesOf } from "../binary/bytesOf.ts";
import { throwNamedError } from "../namedError.ts";
import { enumerable } from "./webRows.ts";

// prettier-ignore
export const CryptoObject = builtin("crypto", { spec: "https://w3c.github.io/webcrypto/#crypto-interface" }, [
  enumerable(method("getRandomValues", 1, anyReceiver, "https://w3c.github.io/webcrypto/#Crypto-method-getRandomValues", (m, _self, [array]) => getRandomValues(m, array))),
  enumerable(method("randomUUID",      0, anyReceiver, "https://w3c.github.io/webcrypto/#Crypto-method-randomUUID",      (m) => randomUUID(m))),
  absent("subtle", "https://w3c.github.io/webcrypto/#Crypto-attribute-subtle", "cryptographic operations are not part of this library: call a tool"),
  value(symbols.toStringTag, "Crypto", "https://w3c.github.io/webcrypto/#crypto-interface", Attr.Configurable),
]);

/** @unit bytes */
const QUOTA = 65_536;

function getRandomValues(m: Machine, array: Value): Value {
  if (!isTypedArray(array) || viewOf(array).type.name.startsWith("Float"))
    return throwNamedError(m, "TypeMismatchError", "The data argument must be an integer-type TypedArray");
  const bytes = bytesOf(array)!;
  if (bytes.length > QUOTA) throwNamedError(m, "QuotaExceededError", `The requested length exceeds ${QUOTA} bytes`);
  m.budget -= 10 + (bytes.length >> 4);
  m.host.randomBytes(bytes);
  return array;
}

/** Version 4: 122 random bits. */
function randomUUID(m: Machine): string {
  const bytes = new Uint8Array(16);
  m.host.randomBytes(bytes);
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}
