/*---
spec: sec-global-object
---*/
// --- finds tools by words; here there are none
// diverges: tools come from the host of the program
typeof search; // => "function"
await search({ query: "weather" }); // => { items: [], remaining: 0, next: null }

// --- takes plain text as well
// diverges: tools come from the host of the program
(await search("weather")).items; // => []

// --- the program may use the name for something of its own
const search = (list, wanted) => list.indexOf(wanted);
search(["a", "b"], "b"); // => 1
