/*---
spec: sec-global-object
---*/
// --- is absent, as there are no events
typeof MessageChannel; // => "undefined"

// --- a use is found before the program runs
const { port1, port2 } = new MessageChannel(); // ~~ name/absent

// --- a promise passes one value on
let send;
const received = new Promise((resolve) => {
  send = resolve;
});
send("hello");
await received; // => "hello"
