/*---
spec: sec-primary-expression-literals
---*/
// --- the notations of a number
[255, 0xff, 0o377, 0b1111_1111, 2.55e2, 0.0255e4, 255.0].every((value) => value === 255); // => true
1_000_000; // => 1000000
0.1 + 0.2; // => 0.30000000000000004
9007199254740993; // => 9007199254740992

// --- a number followed by a dot needs a second one, or a space, for a member
[(1.0).toFixed(1), 1..toFixed(1), 1 .toFixed(1)]; // => ["1.0", "1.0", "1.0"]

// --- BigInts are exact and a type of their own
9007199254740993n; // => 9007199254740993n
[typeof 0xffn, 0b11n, 1_000n]; // => ["bigint", 3n, 1000n]

// --- escapes in strings
"\x41\u0042\u{43}\u{1F600}\t\
joined"; // => "ABC\u{1F600}\tjoined"
"\v\0\q".length; // => 3

// --- a regular expression literal makes a new object each time
const make = () => /a+/gi;
[make() === make(), make().flags]; // => [false, "gi"]
/[/\]]+/.exec("a/]b")[0]; // => "/]"

// --- null and booleans
[null, true, false].map((value) => typeof value); // => ["object", "boolean", "boolean"]

// --- with `v` and `u` a pattern is read more strictly
/^\p{Script=Greek}+$/u.test("αβγ"); // => true
[/\u{1F600}/u.test("😀"), /[\p{L}--[a-z]]/v.test("a")]; // => [true, false]

// --- a pattern is checked before anything runs
/(?<year>\d+)(?<year>\d+)/; // ~~ early/invalid-regex
