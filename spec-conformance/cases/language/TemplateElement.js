/*---
spec: sec-template-literal-lexical-components
---*/
// --- a line break is `\n`, however the file ends its lines
`a
b`.length; // => 3

// --- the cooked and the raw text
const texts = (strings) => [strings[0], strings.raw[0]];
texts`\u0041\n`; // => ["A\n", "\\u0041\\n"]

// --- under a tag a bad escape has no cooked text
const pairs = (strings) => [strings[0], strings.raw[0]];
pairs`C:\users`; // => [undefined, "C:\\users"]

// --- a dollar sign alone is text
`$ {1} $${1}`; // => "$ {1} $1"
