/*---
spec: sec-global-object
---*/
// --- is absent, as there is no network
typeof Response; // => "undefined"

// --- a use is found before the program runs
Response.json({ a: 1 }); // ~~ name/absent

// --- tools answer with plain data; text that is JSON is read by JSON.parse
const answer = { status: 200, body: '{"a": 1}' };
JSON.parse(answer.body); // => { a: 1 }
