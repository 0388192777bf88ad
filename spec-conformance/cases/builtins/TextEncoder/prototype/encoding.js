/*---
spec: https://encoding.spec.whatwg.org/#dom-textencoder-encoding
---*/
// --- its only encoding
new TextEncoder().encoding; // => "utf-8"

// --- only of encoders
TextEncoder.prototype.encoding; // !! TypeError
