/*---
spec: sec-string.prototype.replace
---*/
// --- text is replaced once, a pattern with `g` everywhere
["a-b-c".replace("-", "+"), "a-b-c".replace(/-/g, "+"), "abc".replace("", "_")]; // => ["a+b-c", "a+b+c", "_abc"]

// --- signs in the new text
"John Smith".replace(/(?<first>\w+) (\w+)/, "$2, $<first>"); // => "Smith, John"
"abc".replace("b", "[$`|$&|$'|$$|$1]"); // => "a[a|b|c|$|$1]c"

// --- a function gets the match, the groups, the place, the text
"x1y2".replace(/([a-z])(\d)/g, (match, letter, digit, at, text) => `${digit}${letter}@${at}/${text.length} `); // => "1x@0/4 2y@2/4 "

// --- its answer is taken as it is
"abc".replace("b", () => "$&"); // => "a$&c"
"abc".replace("b"); // => "aundefinedc"

// --- an object can bring its own way of replacing
"abc".replace({ [Symbol.replace]: (text, by) => text + by }, "!"); // => "abc!"

// --- a nullish receiver is refused
String.prototype.replace.call(null, "a", "b"); // !! TypeError
