/*---
spec: sec-regexp.prototype-%symbol.replace%
---*/
// --- what `replace` of strings asks
/(a)(b)?/g[Symbol.replace]("ab-a", "[$1|$2|$3|$$]"); // => "[a|b|$3|$]-[a||$3|$]"

// --- empty matches go on by one unit, with `u` by one character
["😀".replace(/(?:)/g, "-").length, "😀".replace(/(?:)/gu, "-")]; // => [5, "-😀-"]

// --- a function gets named groups last
"x1".replace(/(?<letter>x)(\d)/, (...args) => JSON.stringify(args)); // => '["x1","x","1",0,"x1",{"letter":"x"}]'

// --- all matches are found before the function is called
const order = [];
const own = /a/g;
const { exec } = RegExp.prototype;
own.exec = function (text) {
  order.push("exec");
  return exec.call(this, text);
};
own[Symbol.replace]("aa", () => (order.push("replace"), "b")); // => "bb"
order; // => ["exec", "exec", "exec", "replace", "replace"]

// --- only on objects
RegExp.prototype[Symbol.replace].call(undefined, "a", "b"); // !! TypeError
