/*---
spec: sec-nativeerror.prototype.message
---*/
// --- empty where none was given
TypeError.prototype.message; // => ""
new TypeError().message; // => ""

// --- a subclass may put something else in its place
class Wanted extends TypeError {
  constructor(kind) {
    super(`wanted ${kind}`);
  }
}
new Wanted("a number").message; // => "wanted a number"
