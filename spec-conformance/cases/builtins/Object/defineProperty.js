/*---
spec: sec-object.defineproperty
---*/
// --- a new field is read-only, hidden and fixed by default
const object = {};
Object.defineProperty(object, "x", { value: 1 }) === object; // => true
Object.getOwnPropertyDescriptor(object, "x"); // => { value: 1, writable: false, enumerable: false, configurable: false }

// --- a redefinition keeps the attributes that it does not name
const object = { x: 1 };
Object.defineProperty(object, "x", { writable: false });
Object.getOwnPropertyDescriptor(object, "x"); // => { value: 1, writable: false, enumerable: true, configurable: true }

// --- a fixed field allows only the change from writable to read-only, and the same value again
const fixed = Object.defineProperty({}, "x", { value: NaN, writable: true });
Object.defineProperty(fixed, "x", { value: NaN, writable: false });
Object.defineProperty(fixed, "x", { value: NaN }).x; // => NaN
Object.defineProperty(fixed, "x", { value: 1 }); // !! TypeError

// --- -0 and 0 are different values here
const zero = Object.defineProperty({}, "x", { value: -0 });
Object.defineProperty(zero, "x", { value: 0 }); // !! TypeError

// --- a field has a value or accessors, not both
Object.defineProperty({}, "x", { value: 1, get: () => 1 }); // !! TypeError

// --- the length is converted twice, as the specification says
let conversions = 0;
Object.defineProperty([1, 2], "length", {
  value: {
    valueOf() {
      conversions++;
      return 1;
    },
  },
});
conversions; // => 2

// --- the length of an array cuts it
const list = [1, 2, 3];
Object.defineProperty(list, "length", { value: 1 });
list; // => [1]
Object.defineProperty(list, "length", { value: -1 }); // !! RangeError
