/*---
spec: sec-tagged-templates
---*/
// --- the tag gets the texts and the values
const tag = (strings, ...values) => [strings, values];
const [strings, values] = tag`a${1}b${2}`;
[...strings]; // => ["a", "b", ""]
values; // => [1, 2]
[...strings.raw, Object.isFrozen(strings), Object.isFrozen(strings.raw)]; // => ["a", "b", "", true, true]

// --- each place in the text has one array of texts, for ever
const identity = (strings) => strings;
const here = () => identity`same`;
[here() === here(), here() === identity`same`]; // => [true, false]

// --- a method as a tag gets its object as `this`; tags chain
const html = {
  name: "html",
  tag(strings) {
    return `${this.name}:${strings[0]}`;
  },
};
html.tag`x`; // => "html:x"
const curry = (first) => (second) => first[0] + second[0];
curry`a``b`; // => "ab"

// --- the array of texts cannot be changed
const first = (strings) => {
  strings[0] = "changed";
};
first`text`; // !! TypeError

// --- the tag must be callable
const notCallable = {};
notCallable`text`; // !! TypeError
