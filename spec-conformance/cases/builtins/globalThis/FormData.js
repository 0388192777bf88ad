/*---
spec: sec-global-object
---*/
// --- is absent
typeof FormData; // => "undefined"

// --- a use is found before the program runs
new FormData(); // ~~ name/absent

// --- what to write instead
const form = new URLSearchParams({ name: "Ada" });
form.append("tag", "a&b");
form.toString(); // => "name=Ada&tag=a%26b"
