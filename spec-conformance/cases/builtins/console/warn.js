/*---
spec: https://console.spec.whatwg.org/#warn
---*/
// --- like log
console.warn("careful:", [undefined, null]);
// >> careful: [ undefined, null ]

// --- methods need no receiver
const { warn } = console;
warn("alone");
// >> alone
