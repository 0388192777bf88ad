/*---
spec: sec-empty-statement
---*/
// --- a semicolon alone does nothing
;;;
1; // => 1

// --- as the body of a loop whose head does the work
let n = 1;
while ((n *= 2) < 100);
n; // => 128

// --- it is a statement, so it can follow `if` by accident
let ran = false;
if (false);
{
  ran = true;
}
ran; // => true

// --- but it is the last one, so the program has no value
1;
; // => undefined
