/*---
spec: https://console.spec.whatwg.org/#clear
---*/
// --- the log is captured: there is no screen to clear
typeof console.clear; // => "undefined"
console.clear(); // !! TypeError
