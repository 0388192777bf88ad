/*---
spec: sec-global-object
---*/
// --- holds the functions that the host gives; here it gives none
// diverges: tools come from the host of the program
typeof tools; // => "object"
Object.keys(tools); // => []
globalThis.tools === tools; // => true

// --- a tool that is not there is found before the program runs
await tools.weather({ city: "Paris" }); // ~~ tool/unknown

// --- also at run time, where the name was computed
const name = ["wea", "ther"].join("");
await tools[name]({ city: "Paris" }); // ~~ UnknownTool

// --- nothing can be put into it
// diverges: tools come from the host of the program
tools.mine = () => "mine"; // !! TypeError
