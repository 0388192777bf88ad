/*---
spec: sec-unary-operators
---*/
// --- typeof
[undefined, null, 1, 1n, "", true, Symbol(), () => {}, {}].map((value) => typeof value).join(); // => "undefined,object,number,bigint,string,boolean,symbol,function,object"

// --- `+` makes a number of text and refuses BigInts; `-` takes both
[+" 0x1f ", +"", +"1,5", +[], +[7], +{}, +null, +true, -"-2", -0n, -5n]; // => [31, 0, NaN, 0, 7, NaN, 0, 1, 2, 0n, -5n]
+1n; // !! TypeError

// --- `!` asks for truthiness, `~` works on 32 bits or on a BigInt
[!"", !"0", !!NaN, ~5, ~-1, ~2.9, ~5n]; // => [true, false, false, -6, 0, -3, -6n]

// --- void evaluates and forgets
let evaluated = false;
[void (evaluated = true), evaluated]; // => [undefined, true]

// --- delete removes an own property and says whether it is gone
const object = { a: 1, b: 2 };
[delete object.a, delete object.missing, delete object?.b, Object.keys(object)]; // => [true, true, true, []]

// --- in strict code a property that cannot be deleted throws
delete Object.freeze([1])[0]; // !! TypeError

// --- names cannot be deleted
let cache = {};
delete cache; // ~~ early/delete-name
