/*---
spec: sec-%wrapforvaliditeratorprototype%.return
node: current
---*/
// --- closes the iterator that was wrapped
const wrapped = Iterator.from({ next() {}, return: () => ({ value: "bye", done: true }) });
wrapped.return(); // => { value: "bye", done: true }

// --- an iterator that cannot be closed just ends
Iterator.from({ next() {} }).return("ignored"); // => { value: undefined, done: true }

// --- what was never wrapped is refused
Object.getPrototypeOf(Iterator.from({ next() {} })).return.call([].values()); // !! TypeError
