/*---
spec: sec-proxy.revocable
---*/
// --- a proxy that can be switched off
const { proxy, revoke } = Proxy.revocable({ a: 1 }, {});
proxy.a; // => 1
revoke();
revoke(); // => undefined
proxy.a; // !! TypeError

// --- an ordinary object with two fields
Object.keys(Proxy.revocable({}, {})); // => ["proxy", "revoke"]

// --- what it is stays known
const { proxy, revoke } = Proxy.revocable(() => {}, {});
revoke();
typeof proxy; // => "function"
proxy(); // !! TypeError

// --- a class cannot extend one that was switched off
const { proxy, revoke } = Proxy.revocable(class {}, {});
revoke();
class Derived extends proxy {} // !! TypeError

// --- target and handler are objects
Proxy.revocable(1, {}); // !! TypeError
