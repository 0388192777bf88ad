/*---
spec: sec-global-object
---*/
// --- is absent: nobody watches
typeof confirm; // => "undefined"

// --- a call is found before the program runs
if (confirm("delete?")) console.log("deleted"); // ~~ name/absent

// --- the name is free
const confirm = (plan) => plan.steps.length > 0;
confirm({ steps: ["delete"] }); // => true
