/** ArrayBuffer, DataView and typed arrays, each line as Node prints it; what Node 20 lacks has its expected text beside it. */
import { describe } from "vitest";
import { prints, sameAsNode } from "../../support/sameAsNode.ts";

describe("ArrayBuffer", () => {
  sameAsNode(`
    const b = new ArrayBuffer(8); [b.byteLength, b.maxByteLength, b.resizable, b.slice(2, 6).byteLength]
    const b = new ArrayBuffer(4, { maxByteLength: 8 }); const v = new Uint8Array(b); v.fill(7); b.resize(8); [v.length, [...v], b.resizable, b.maxByteLength]
    const b = new ArrayBuffer(8, { maxByteLength: 8 }); const v = new Uint8Array(b, 4, 4); b.resize(6); [v.length, v.byteLength, v.byteOffset, v[0], v.at(0)]
    new ArrayBuffer(-1)
    new ArrayBuffer(4, { maxByteLength: 2 })
    new ArrayBuffer(4).resize(2)
    ArrayBuffer(4)
    [ArrayBuffer.isView(new DataView(new ArrayBuffer(1))), ArrayBuffer.isView(new Int8Array()), ArrayBuffer.isView(1)]
    ArrayBuffer.prototype.slice.call({})
    Object.prototype.toString.call(new ArrayBuffer(1))
  `);
  prints({
    "const b = new ArrayBuffer(4); const v = new Uint8Array(b).fill(3); const c = b.transfer(6); [b.detached, b.byteLength, v.length, c.byteLength, [...new Uint8Array(c)].join()]":
      "[ true, 0, 0, 6, '3,3,3,3,0,0' ]",
    "const b = new ArrayBuffer(1); b.transfer(); b.slice()":
      "!! TypeError: Cannot perform ArrayBuffer.prototype.slice on a detached ArrayBuffer",
    "new ArrayBuffer(2 ** 40)": "!! RangeError: Array buffer allocation failed: at most 67108864 bytes here",
  });
});

describe("DataView", () => {
  sameAsNode(`
    const d = new DataView(new ArrayBuffer(16)); d.setInt16(0, -2); d.setFloat32(4, 1.5, true); d.setBigUint64(8, 2n ** 64n - 1n); [d.getInt16(0), d.getUint16(0), d.getUint8(1), d.getFloat32(4, true), d.getFloat32(4), d.getBigInt64(8), d.getBigUint64(8)]
    new DataView(new ArrayBuffer(2)).getInt32(0)
    new DataView(new ArrayBuffer(2)).getInt8(-1)
    new DataView(new ArrayBuffer(2), 3)
    new DataView(new ArrayBuffer(2), 1, 5)
    new DataView({})
    DataView(new ArrayBuffer(1))
    new DataView(new ArrayBuffer(8)).setBigInt64(0, 1)
    const d = new DataView(new ArrayBuffer(8), 2, 4); [d.byteLength, d.byteOffset, d.buffer.byteLength]
  `);
  prints({
    "const d = new DataView(new ArrayBuffer(2)); d.setFloat16(0, 1.337); [d.getFloat16(0), d.getUint16(0)]":
      "[ 1.3369140625, 15705 ]",
  });
});

describe("typed arrays", () => {
  sameAsNode(`
    [new Int8Array([300, -129, 1.9]), new Uint8ClampedArray([300, -5, 1.5, 2.5, NaN]), new Uint16Array([-1]), new Int32Array([2 ** 31])]
    [new Float32Array([1.1, Infinity]), new Float64Array([0.1]), new BigInt64Array([2n ** 63n]), new BigUint64Array([-1n])]
    new BigInt64Array([1])
    new Int8Array([1n])
    [new Uint8Array(3), new Uint8Array("3"), new Uint8Array(new Set([1, 2])), new Uint8Array({ length: 2, 0: 9 }), new Uint8Array(new Int16Array([257]))]
    new Uint8Array(-1)
    new Uint16Array(new ArrayBuffer(3))
    new Uint16Array(new ArrayBuffer(4), 1)
    new Uint16Array(new ArrayBuffer(4), 6)
    new Uint16Array(new ArrayBuffer(4), 0, 3)
    Uint8Array(1)
    const T = Object.getPrototypeOf(Int8Array); new T()
    const a = new Uint8Array([1, 2, 3]); [a.length, a.byteLength, a.BYTES_PER_ELEMENT, Uint8Array.BYTES_PER_ELEMENT, a[5], "1" in a, "5" in a, "-0" in a]
    const a = new Uint8Array(2); a[5] = 1; a["1.5"] = 2; a.x = 3; [Object.keys(a), a[5]]
    const a = new Uint8Array(2); Object.defineProperty(a, "0", { value: 300 }); a[0]
    Object.freeze(new Uint8Array(1))
    const a = Uint8Array.from([1, 2, 3], (x) => x * 2); [a, Uint8Array.of(1, 2), a.map((x) => x + 1), a.filter((x) => x > 2), a.slice(1), a.subarray(1)]
    [new Uint8Array([3, 1, 2]).sort(), new Float64Array([3, NaN, -0, 0, 1]).sort(), new Uint8Array([1, 10, 9]).sort((a, b) => b - a)]
    const a = new Uint8Array([1, 2, 3]); [a.toSorted((x, y) => y - x), a.toReversed(), a.with(0, 9), a]
    new Uint8Array(1).with(5, 1)
    const a = new Uint8Array([1, 2, 3, 4]); [a.copyWithin(0, 2), a.reverse(), a.fill(7, 1, 2), a.indexOf(7), a.includes(3), a.lastIndexOf(3), a.at(-1), a.join("-")]
    const a = new Uint8Array(4); a.set([1, 2], 1); a.set(new Float32Array([3.7]), 3); a
    new Uint8Array(2).set([1, 2, 3])
    const a = new Uint8Array([1, 2, 3, 4]); a.set(a.subarray(0, 3), 1); a
    const b = new ArrayBuffer(4); const a = new Uint8Array(b); const w = new Uint16Array(b); a.set([1, 2, 3, 4]); [w[0], w.byteOffset, new Uint8Array(b, 2).byteOffset]
    const a = new Uint8Array([1, 2]); [[...a], [...a.entries()], [...a.keys()], a.toString(), String(new Float32Array([1.5]))]
    [new Uint8Array([1, 2]).reduce((x, y) => x + y), new Uint8Array([1, 2]).some((x) => x > 1), new Uint8Array([1, 2]).every((x) => x > 1), new Uint8Array([1, 2]).find((x) => x > 1), new Uint8Array([1]).findIndex((x) => x > 1), new Uint8Array([5, 6]).findLast((x) => x > 1)]
    new Uint8Array([]).reduce((a, b) => a)
    Object.getPrototypeOf(Int8Array.prototype).map.call([], (x) => x)
    Object.prototype.toString.call(new Float32Array())
    class B extends Uint8Array { sum() { return this.reduce((a, b) => a + b, 0) } }; const b = B.from([1, 2]); [b.sum(), b.map((x) => x * 2) instanceof B, b.subarray(1) instanceof B]
    const [x, ...rest] = new Uint8Array([1, 2, 3]); [x, rest]
    JSON.stringify(new Uint8Array([1, 2]))
    Object.entries(new Uint8Array([5]))
    new Float64Array([1, 2]).toLocaleString()
  `);
  prints({
    "[...new Float16Array([1.337, 65504, 65520, 2 ** -24, 2 ** -25])]":
      "[ 1.3369140625, 65504, Infinity, 5.960464477539063e-8, 0 ]",
    "[...new Float16Array([-0, NaN, -Infinity])]": "[ -0, NaN, -Infinity ]",
    "new Float16Array([3, -1, NaN, 0]).sort()": "Float16Array(4) [ -1, 0, 3, NaN ]",
  });
});

describe("base64 and hex", () => {
  prints({
    "new Uint8Array([72, 105]).toBase64()": "SGk=",
    'new Uint8Array([251, 255]).toBase64({ alphabet: "base64url", omitPadding: true })': "-_8",
    'Uint8Array.fromBase64("SGk=").join()': "72,105",
    'Uint8Array.fromBase64(" S G k ").join()': "72,105",
    'Uint8Array.fromBase64("SGk", { lastChunkHandling: "strict" })':
      "!! SyntaxError: the base64 text ends inside a chunk",
    'Uint8Array.fromBase64("SGl=", { lastChunkHandling: "strict" })':
      "!! SyntaxError: the last base64 digit has extra bits",
    'Uint8Array.fromBase64("SGkhSG", { lastChunkHandling: "stop-before-partial" }).length': "3",
    'Uint8Array.fromBase64("S$")': "!! SyntaxError: unexpected character in base64 text",
    'Uint8Array.fromBase64("SGk=x")': "!! SyntaxError: base64 text goes on after its padding",
    "Uint8Array.fromBase64(1)": "!! TypeError: 1 is not a string",
    'Uint8Array.fromBase64("", { alphabet: "x" })':
      "!! TypeError: expected alphabet to be either 'base64' or 'base64url'",
    'const a = new Uint8Array(4); const r = a.setFromBase64("AQIDBAUG"); [r, a.join()]':
      "[ { read: 4, written: 3 }, '1,2,3,0' ]",
    "new Uint8Array([0, 255]).toHex()": "00ff",
    'Uint8Array.fromHex("00Ff").join()': "0,255",
    'Uint8Array.fromHex("0")': "!! SyntaxError: hex text must have an even length",
    'Uint8Array.fromHex("0g")': "!! SyntaxError: unexpected character in hex text",
    'const a = new Uint8Array(1); [a.setFromHex("0102"), a[0]]': "[ { read: 2, written: 1 }, 1 ]",
    "Uint8Array.prototype.toHex.call(new Int8Array(1))":
      "!! TypeError: Method Uint8Array.prototype.toHex called on incompatible receiver #<Int8Array>",
  });
});
