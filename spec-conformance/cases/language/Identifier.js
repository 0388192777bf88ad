/*---
spec: sec-identifier-references
---*/
// --- letters, digits, `$`, `_` and every letter of Unicode
const $ = 1,
  _private2 = 2,
  größe = 3,
  变量 = 4,
  ℮ = 5;
[$, _private2, größe, 变量, ℮]; // => [1, 2, 3, 4, 5]

// --- an escape is the letter it stands for
const total = 3;
tot\u0061l; // => 3
const \u{62}oth = 4;
both; // => 4

// --- words that are only sometimes special are names
const async = 1,
  of = 2,
  get = 3,
  set = 4,
  from = 5,
  as = 6;
[async, of, get, set, from, as]; // => [1, 2, 3, 4, 5, 6]

// --- a name in its dead zone is not yet a variable, whatever is outside
const name = "outer";
const read = () => {
  const value = name;
  let name = "inner";
  return value;
};
read(); // !! ReferenceError: Cannot access 'name' before initialization

// --- `typeof` of what does not exist is no error, of what is not yet there it is
typeof nowhere; // => "undefined"
{
  typeof later;
  let later = 1;
} // !! ReferenceError: Cannot access 'later' before initialization

// --- strict code reserves more words
let interface = 1; // ~~ parse/syntax
