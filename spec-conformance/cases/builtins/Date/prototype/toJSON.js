/*---
spec: sec-date.prototype.tojson
---*/
// --- what JSON.stringify writes; null for an invalid date
[new Date(0).toJSON(), new Date(NaN).toJSON(), JSON.stringify([new Date(0)])]; // => ["1970-01-01T00:00:00.000Z", null, '["1970-01-01T00:00:00.000Z"]']

// --- it is for any object that has `toISOString`
Date.prototype.toJSON.call({ toISOString: () => "own text" }); // => "own text"
Date.prototype.toJSON.call({ valueOf: () => Infinity }); // => null

// --- without that method it fails
Date.prototype.toJSON.call({}); // !! TypeError
