/*---
spec: sec-reflect.getprototypeof
---*/
// --- the prototype, or null
Reflect.getPrototypeOf([]) === Array.prototype; // => true
Reflect.getPrototypeOf(Object.create(null)); // => null

// --- a proxy's trap may not lie about an object that is fixed
const fixed = Object.preventExtensions({});
const liar = new Proxy(fixed, { getPrototypeOf: () => Array.prototype });
Reflect.getPrototypeOf(liar); // !! TypeError

// --- the target is an object
Reflect.getPrototypeOf(1); // !! TypeError
