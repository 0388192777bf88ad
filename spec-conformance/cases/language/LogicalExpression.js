/*---
spec: sec-binary-logical-operators
---*/
// --- the value is that of the deciding side
["" || "default", 0 || null, "a" && "b", 0 && "b"]; // => ["default", null, "b", 0]

// --- `??` cares only about null and undefined
[0 ?? 1, "" ?? 1, false ?? 1, NaN ?? 1, null ?? 1, undefined ?? 1]; // => [0, "", false, NaN, 1, 1]

// --- the other side is not evaluated unless it decides
let calls = 0;
const call = () => ++calls;
true || call();
false && call();
1 ?? call();
calls; // => 0

// --- `&&` binds closer than `||`
true || (false && false); // => true
true || false && false; // => true

// --- `??` after an optional chain gives a default
const user = { name: "" };
[user.address?.city ?? "unknown", user.name ?? "nobody", user.name || "nobody"]; // => ["unknown", "", "nobody"]

// --- `??` does not mix without parentheses
null ?? 1 || 2; // ~~ early/mixed-coalesce
