/*---
spec: sec-global-object
---*/
// --- is absent
typeof DOMException; // => "undefined"

// --- a use is found before the program runs
new DOMException("x", "AbortError"); // ~~ name/absent

// --- what the library throws has the name
let caught;
try {
  structuredClone(() => {});
} catch (error) {
  caught = error;
}
caught.name; // => "DataCloneError"
caught instanceof Error; // => true
