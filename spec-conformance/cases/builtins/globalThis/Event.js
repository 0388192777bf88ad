/*---
spec: sec-global-object
---*/
// --- is absent, as there are no events
typeof Event; // => "undefined"

// --- a use is found before the program runs
new Event("change"); // ~~ name/absent

// --- a class of the program may have the name
class Event {
  constructor(type) {
    this.type = type;
  }
}
new Event("change").type; // => "change"
