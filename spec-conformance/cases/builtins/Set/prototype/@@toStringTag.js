/*---
spec: sec-set.prototype-%symbol.tostringtag%
---*/
// --- names the kind
String(new Set()); // => "[object Set]"
Set.prototype[Symbol.toStringTag]; // => "Set"

// --- a subclass may say another name
class Tags extends Set {
  get [Symbol.toStringTag]() {
    return "Tags";
  }
}
String(new Tags()); // => "[object Tags]"

// --- read-only
new Set()[Symbol.toStringTag] = "mine"; // !! TypeError
