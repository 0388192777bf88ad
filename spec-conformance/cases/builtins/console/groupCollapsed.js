/*---
spec: https://console.spec.whatwg.org/#groupcollapsed
---*/
// --- here the same as group
console.groupCollapsed("list %d", 1);
console.log("item");
console.groupEnd();
// >> list 1
// >>   item
