/*---
spec: sec-binary-operators
---*/
// --- `+` joins as soon as one side is text
[1 + 2 + "3", "1" + 2 + 3, [] + {}, null + 1, undefined + 1, [1] + [2]]; // => ["33", "123", "[object Object]", 1, NaN, "12"]

// --- both sides become primitives, left before right, then numbers
const order = [];
const side = (name, value) => ({ valueOf: () => (order.push(name), value) });
[side("left", 7) - side("right", 2), order]; // => [5, ["left", "right"]]

// --- equality: `==` converts, `===` does not; NaN equals nothing
[null == undefined, null == 0, "1" == 1, [1] == 1, 1n == 1, 1n === 1, NaN == NaN]; // => [true, false, true, true, true, false, false]
0 === -0; // => true

// --- text is compared unit by unit, mixed operands as numbers; NaN makes every answer false
["10" < "9", "10" < 9, "b" > "a", 2n > 1, undefined < 1, undefined >= 1]; // => [true, false, true, true, false, false]

// --- the remainder has the sign of the left side; `**` groups from the right
[-7 % 3, 7 % -3, -1 % 1, 5.5 % 2, 2 ** 3 ** 2, (-2) ** 2]; // => [-1, 1, -0, 1.5, 512, 4]

// --- BigInts divide without a fraction, and do not mix with numbers
[7n / 2n, -7n / 2n, 2n ** 64n]; // => [3n, -3n, 18446744073709551616n]
1n + 1; // !! TypeError: Cannot mix BigInt and other types, use explicit conversions

// --- division by the BigInt zero
1n / 0n; // !! RangeError: Division by zero

// --- bits: 32 of them, and only 5 of the distance
[5 & 3, 5 | 3, 5 ^ 3, 1 << 33, -1 >> 1, -1 >>> 28, 2 ** 32 | 0]; // => [1, 7, 6, 2, -1, 15, 0]

// --- `in` looks along the prototypes, `instanceof` asks the right side
["length" in [], 0 in [, 1], "toString" in {}, [] instanceof Object]; // => [true, false, true, true]
1 instanceof { [Symbol.hasInstance]: (value) => value === 1 }; // => true
"a" in "text"; // !! TypeError

// --- dates and boxed values: what `+` and `<` ask for
const date = new Date(0);
[typeof (date + 1), typeof (date - 1), new Number(1) < new Number(2), new Number(1) == new Number(1)]; // => ["string", "number", true, false]

// --- `instanceof` needs something callable on the right
({}) instanceof {}; // !! TypeError

// --- a sign before the base of `**` needs parentheses
-2 ** 2; // ~~ early/unary-exponent
