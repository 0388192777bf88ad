/*---
spec: https://console.spec.whatwg.org/#groupend
---*/
// --- one step back; without a group it does nothing
console.groupEnd();
console.group("a");
console.groupEnd();
console.groupEnd();
console.log("back");
// >> a
// >> back
