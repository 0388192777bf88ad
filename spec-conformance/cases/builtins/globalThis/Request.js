/*---
spec: sec-global-object
---*/
// --- is absent, as there is no network
typeof Request; // => "undefined"

// --- a use is found before the program runs
new Request("https://example.com"); // ~~ name/absent

// --- a plain object says the same to a tool
const request = { method: "POST", url: "https://example.com", body: JSON.stringify({ a: 1 }) };
request.body; // => "{\"a\":1}"
