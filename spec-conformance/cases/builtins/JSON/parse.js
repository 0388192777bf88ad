/*---
spec: sec-json.parse
---*/
// --- text becomes data
JSON.parse(' {"a": [1, -2.5e3, true, null], "b": "\\u0041\\n"} '); // => { a: [1, -2500, true, null], b: "A\n" }

// --- `__proto__` is an ordinary key, and the last of equal keys wins
const data = JSON.parse('{"__proto__": 1, "a": 1, "a": 2}');
[Object.keys(data), data.a, Object.getPrototypeOf(data) === Object.prototype]; // => [["__proto__", "a"], 2, true]

// --- a reviver sees inner values first and may replace or remove them
JSON.parse('{"a": 1, "b": {"c": 2}}', (key, value) => (typeof value === "number" ? value * 10 : value)); // => { a: 10, b: { c: 20 } }
JSON.parse('{"keep": 1, "drop": 2}', (key, value) => (key === "drop" ? undefined : value)); // => { keep: 1 }
const order = [];
JSON.parse('{"a": [1], "b": 2}', (key, value) => (order.push(key), value));
order; // => ["0", "a", "b", ""]

// --- JSON is stricter than JavaScript: no comments, single quotes, or commas at the end
const fails = ["{'a': 1}", "[1,]", "01", "{a: 1}", "// x\n1", "NaN", "", "'a'", '"\t"', "1."];
fails.filter((text) => {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    return error.name !== "SyntaxError";
  }
}); // => []

// --- a reviver gets the object that holds the value as `this`, and may change it
JSON.parse('{"a": 1, "b": 2}', function (key, value) {
  if (key === "a") this.b = "changed";
  return value;
}); // => { a: 1, b: "changed" }

// --- numbers are those of JavaScript: digits can be lost, and minus zero stays
JSON.parse("[9007199254740993, 1e400, -0]"); // => [9007199254740992, Infinity, -0]

// --- the argument becomes text first
[JSON.parse(1), JSON.parse(null), JSON.parse(["5"])]; // => [1, null, 5]
JSON.parse(undefined); // !! SyntaxError
