/*---
spec: sec-object.prototype.tostring
---*/
// --- names the kind of a value
const kindOf = (value) => Object.prototype.toString.call(value);
[[], () => {}, new Date(0), /x/, new Error(), 1, "", true].map(kindOf); // => ["[object Array]", "[object Function]", "[object Date]", "[object RegExp]", "[object Error]", "[object Number]", "[object String]", "[object Boolean]"]
kindOf(null); // => "[object Null]"
kindOf(undefined); // => "[object Undefined]"

// --- Symbol.toStringTag says another name, if it is text
`${{ [Symbol.toStringTag]: "Money" }}`; // => "[object Money]"
`${{ [Symbol.toStringTag]: 5 }}`; // => "[object Object]"
Object.prototype.toString.call(new Map()); // => "[object Map]"
Object.prototype.toString.call(
  (function () {
    return arguments;
  })(),
); // => "[object Arguments]"

// --- a proxy of an array is an array; a revoked one is refused
Object.prototype.toString.call(new Proxy([], {})); // => "[object Array]"
const { proxy, revoke } = Proxy.revocable([], {});
revoke();
Object.prototype.toString.call(proxy); // !! TypeError
