/*---
spec: sec-array.prototype.find
---*/
// --- the first element for which the callback says yes
const tools = [{ name: "add" }, { name: "sub" }];
tools.find(({ name }) => name === "sub"); // => { name: "sub" }
tools.find(({ name }) => name === "mul"); // => undefined

// --- visits holes as undefined
[1, , 3].find((n) => n === undefined); // => undefined
[1, , 3].findIndex((n) => n === undefined); // => 1

// --- any truthy answer is a yes; the receiver of the callback is the second argument
[5, 6].find(
  function (n) {
    return n === this.wanted ? "yes" : "";
  },
  { wanted: 6 },
); // => 6

// --- a callback is a function
[1].find(1); // !! TypeError
