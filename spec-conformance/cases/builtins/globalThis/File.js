/*---
spec: sec-global-object
---*/
// --- is absent, as there is no file system
typeof File; // => "undefined"

// --- a use is found before the program runs
new File(["text"], "a.txt"); // ~~ name/absent

// --- a class of the program may have the name
class File {
  constructor(name, text) {
    Object.assign(this, { name, text });
  }
}
new File("a.txt", "text").name; // => "a.txt"
