/*---
spec: sec-array.prototype.tolocalestring
---*/
// --- joins what the elements' toLocaleString says
[1234.5, "a"].toLocaleString("en-US"); // => "1,234.5,a"
[null, undefined, 1].toLocaleString(); // => ",,1"

// --- asks every element, also primitive ones
[{ toLocaleString: () => "mine" }, true].toLocaleString(); // => "mine,true"

// --- an array inside itself is empty text
const list = [1];
list.push(list);
list.toLocaleString(); // => "1,"

// --- an element without the method is refused
[{ toLocaleString: undefined }].toLocaleString(); // !! TypeError
