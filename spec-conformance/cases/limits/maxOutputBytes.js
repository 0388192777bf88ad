/*---
spec: sec-json.stringify
limits: { maxOutputBytes: 60 }
---*/
// --- small results are whole
["a", 1]; // => ["a", 1]

// --- a long text is cut, and says so
"x".repeat(500); // => "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx… [467 more characters]"

// --- structure is kept
Array(100).fill("abc"); // => ["abc", "… [99 more items of 100]"]
({ list: Array(100).fill("abc") }); // => { "…": "1 more field" }
