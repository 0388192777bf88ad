/*---
spec: sec-bigint-constructor
---*/
// --- from integers and from text
[BigInt(10), BigInt("123456789012345678901"), BigInt("0xff"), BigInt(" 12 "), BigInt(""), BigInt(true)]; // => [10n, 123456789012345678901n, 255n, 12n, 0n, 1n]

// --- a number is taken exactly as it is
BigInt(2 ** 53 + 1); // => 9007199254740992n
BigInt(1e23); // => 99999999999999991611392n

// --- no fractions
BigInt(1.5); // !! RangeError: The number 1.5 cannot be converted to a BigInt because it is not an integer

// --- text must be an integer, without `n`
BigInt("1n"); // !! SyntaxError: Cannot convert 1n to a BigInt

// --- it is no constructor
new BigInt(1); // !! TypeError: BigInt is not a constructor

// --- nothing is no BigInt
BigInt(undefined); // !! TypeError: Cannot convert undefined to a BigInt
