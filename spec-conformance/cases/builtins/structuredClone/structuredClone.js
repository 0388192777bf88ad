/*---
spec: https://html.spec.whatwg.org/#dom-structuredclone
---*/
// --- a deep copy that keeps circles and shared parts
const shared = { n: 1 };
const source = { a: shared, b: shared, list: [1, , 3] };
source.self = source;
const copy = structuredClone(source);
[copy !== source, copy.self === copy, copy.a === copy.b, copy.a !== shared, 1 in copy.list]; // => [true, true, true, true, false]

// --- maps, sets, dates, patterns, errors, buffers, BigInts
structuredClone([new Map([[{ k: 1 }, new Set([2])]]), new Date(5), /a/gi, 1n, new Uint8Array([1, 2])]); // => [new Map([[{ k: 1 }, new Set([2])]]), new Date(5), /a/gi, 1n, new Uint8Array([1, 2])]
const error = structuredClone(new RangeError("far"));
[error instanceof RangeError, error.message]; // => [true, "far"]

// --- classes, accessors and prototypes are lost
class Point {
  x = 1;
  get double() {
    return 2;
  }
}
const point = structuredClone(new Point());
[point instanceof Point, point, structuredClone({ get now() { return 1; } })]; // => [false, { x: 1 }, { now: 1 }]

// --- a buffer can be handed over instead
const buffer = new ArrayBuffer(4);
const moved = structuredClone(buffer, { transfer: [buffer] });
[moved.byteLength, buffer.byteLength]; // => [4, 0]

// --- functions and symbols cannot be copied
structuredClone({ method() {} }); // !! DataCloneError

// --- a getter runs once, and what it throws comes out
const log = [];
structuredClone({ get a() { return log.push("read"); } }); // => { a: 1 }
log; // => ["read"]
structuredClone({ get a() { throw new RangeError("getter"); } }); // !! RangeError: getter

// --- it needs a value
structuredClone(); // !! TypeError
