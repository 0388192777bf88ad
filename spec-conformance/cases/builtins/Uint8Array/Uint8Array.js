/*---
spec: sec-typedarray-constructors
---*/
// --- bytes: numbers from 0 to 255; what does not fit wraps around
new Uint8Array([255, 256, -1, 1.9]); // => new Uint8Array([255, 0, 255, 1])

// --- text as bytes and back
const bytes = new Uint8Array([..."hi"].map((letter) => letter.charCodeAt(0)));
bytes; // => new Uint8Array([104, 105])
String.fromCharCode(...bytes); // => "hi"

// --- a view of a part of a buffer
const buffer = new Uint8Array([1, 2, 3, 4]).buffer;
new Uint8Array(buffer, 1, 2); // => new Uint8Array([2, 3])
new Uint8Array(buffer, 3); // => new Uint8Array([4])
new Uint8Array(buffer, 4); // => new Uint8Array([])

// --- elements are no fields that could be taken away or described otherwise
const bytes = new Uint8Array([1]);
"-0" in bytes; // => false
"1.5" in bytes; // => false
Reflect.defineProperty(bytes, 0, { value: 2, writable: false }); // => false
delete bytes[0]; // !! TypeError

// --- a part must lie in the buffer
new Uint8Array(new ArrayBuffer(4), 2, 3); // !! RangeError

// --- an element that cannot be written is converted all the same
const bytes = new Uint8Array(1);
let asked = false;
bytes[7] = {
  valueOf() {
    asked = true;
    return 1;
  },
};
asked; // => true

// --- what inherits from one cannot get an index of its own
const derived = Object.create(new Uint8Array(2));
derived[0] = 5;
derived[9] = 5;
Object.keys(derived); // => ["0"]
derived.name = "x";
derived.name; // => "x"

// --- a length below zero is refused
new Uint8Array(-1); // !! RangeError
