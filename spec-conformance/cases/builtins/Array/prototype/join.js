/*---
spec: sec-array.prototype.join
---*/
// --- text with a separator, a comma by default
[1, 2, 3].join(); // => "1,2,3"
["a", "b"].join(" and "); // => "a and b"
["a", "b"].join(""); // => "ab"
[].join("-"); // => ""

// --- nothing-values and holes are empty, nested arrays joined by commas
[null, undefined, , "x"].join("-"); // => "---x"
[1, [2, [3]]].join(";"); // => "1;2,3"

// --- an array inside itself is empty text
const list = [1];
list.push(list);
list.join(); // => "1,"

// --- the separator is converted before the elements
const log = [];
[{ toString: () => log.push("element") }].join({
  toString: () => {
    log.push("separator");
    return "-";
  },
});
log; // => ["separator", "element"]

// --- symbols have no text
[Symbol("s")].join(); // !! TypeError
