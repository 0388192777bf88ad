/*---
spec: sec-global-object
---*/
// --- is absent, as there is no page
typeof DOMParser; // => "undefined"

// --- a use is found before the program runs
new DOMParser(); // ~~ name/absent

// --- a regular expression finds what is wanted
const html = "<h1>Title</h1><a href='/a'>A</a><a href='/b'>B</a>";
[...html.matchAll(/href='([^']*)'/g)].map(([, href]) => href); // => ["/a", "/b"]
html.match(/<h1>(.*?)<\/h1>/)[1]; // => "Title"
