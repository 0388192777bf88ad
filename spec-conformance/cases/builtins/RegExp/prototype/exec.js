/*---
spec: sec-regexp.prototype.exec
---*/
// --- the match, its groups, its place
const found = /(\d+)-(?<word>\w+)(x)?/.exec("at 12-ab!");
[found[0], found[1], found.groups.word, found[3], found.index, found.input]; // => ["12-ab", "12", "ab", undefined, 3, "at 12-ab!"]
Object.getPrototypeOf(found.groups); // => null

// --- with `g` or `y` it goes on where it stopped, and starts again after a failure
const pattern = /a/g;
const places = [];
for (let match; (match = pattern.exec("banana")); ) places.push(match.index);
[places, pattern.lastIndex]; // => [[1, 3, 5], 0]

// --- without them `lastIndex` is read but means nothing
const plain = /a/;
plain.lastIndex = 9;
[plain.exec("a").index, plain.lastIndex]; // => [0, 9]

// --- `d` gives the places of all groups
const { indices } = /a(?<digit>\d)(z)?/d.exec("xa1");
[indices[0], indices.groups.digit, indices[2]]; // => [[1, 3], [2, 3], undefined]

// --- groups are forgotten in each round of a repetition
[.../(?:(a)|(b))+/.exec("ab")]; // => ["ab", undefined, "b"]
[.../(z)((a+)?(b+)?(c))*/.exec("zaacbbbcac")]; // => ["zaacbbbcac", "z", "ac", "a", undefined, "c"]

// --- lookaround, also backwards, and references to groups
[/(?<=\$)\d+(?!\d)/.exec("cost $42")[0], /(?<q>['"]).*?\k<q>/.exec(`say "it's"`)[0], /\B(?=(\d{3})+$)/.exec("1234").index]; // => ["42", '"it\'s"', 1]

// --- text is made of anything
/null/.exec(null).index; // => 0
/undefined/.exec()[0]; // => "undefined"

// --- only patterns
RegExp.prototype.exec.call({}, "a"); // !! TypeError
