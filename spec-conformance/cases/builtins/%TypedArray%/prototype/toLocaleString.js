/*---
spec: sec-%typedarray%.prototype.tolocalestring
---*/
// --- joins what the numbers' toLocaleString says
new Float64Array([1234.5, 1]).toLocaleString("en-US"); // => "1,234.5,1"
new Uint8Array(0).toLocaleString(); // => ""

// --- passes locale and options on
new Float64Array([0.5]).toLocaleString("en-US", { style: "percent" }); // => "50%"

// --- asks the method that the program has put in its place
Number.prototype.toLocaleString = function () {
  return `<${this}>`;
};
new Uint8Array([1, 2]).toLocaleString(); // => "<1>,<2>"

// --- is not generic
Uint8Array.prototype.toLocaleString.call([1]); // !! TypeError
