/*---
spec: sec-date.prototype-%symbol.toprimitive%
---*/
// --- a date is text unless a number is asked for
const date = new Date(0);
[typeof (date + 1), date - 1, date * 1, `${date}` === date.toString(), date == date.toString()]; // => ["string", -1, 0, true, true]

// --- it works for any object, with one of three hints
const toPrimitive = Date.prototype[Symbol.toPrimitive];
const object = { toString: () => "text", valueOf: () => 5 };
["string", "number", "default"].map((hint) => toPrimitive.call(object, hint)); // => ["text", 5, "text"]

// --- another hint
Date.prototype[Symbol.toPrimitive].call({}, "boolean"); // !! TypeError

// --- and only on objects
Date.prototype[Symbol.toPrimitive].call(1, "number"); // !! TypeError
