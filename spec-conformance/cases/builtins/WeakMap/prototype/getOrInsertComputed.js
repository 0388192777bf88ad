/*---
spec: sec-weakmap.prototype.getorinsertcomputed
node: current
---*/
// --- the value of a key, which is computed where there is none
const map = new WeakMap();
const user = { name: "Ada" };
let calls = 0;
const initials = () => map.getOrInsertComputed(user, ({ name }) => `${++calls}${name[0]}`);
initials(); // => "1A"
initials(); // => "1A"

// --- the key is checked before the callback is called
const log = [];
try {
  new WeakMap().getOrInsertComputed("text", () => log.push("called"));
} catch (error) {
  log.push(error.name);
}
log; // => ["TypeError"]

// --- a callback is a function
new WeakMap().getOrInsertComputed({}, 1); // !! TypeError
