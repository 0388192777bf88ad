/*---
spec: sec-global-object
---*/
// --- is absent, as there are no streams
typeof TransformStream; // => "undefined"

// --- a use is found before the program runs
new TransformStream(); // ~~ name/absent

// --- what to write instead
async function* upper(source) {
  for await (const piece of source) yield piece.toUpperCase();
}
let text = "";
for await (const piece of upper(["a", "b"])) text += piece;
text; // => "AB"
