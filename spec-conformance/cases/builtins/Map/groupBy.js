/*---
spec: sec-map.groupby
node: current
---*/
// --- collects the elements by what the callback answers, which may be any key
const [small, large] = [{ label: "small" }, { label: "large" }];
const groups = Map.groupBy([1, 20, 3], (n) => (n < 10 ? small : large));
groups.get(small); // => [1, 3]
groups.get(large); // => [20]

// --- NaN is one key, -0 becomes 0
Map.groupBy([NaN, NaN], (n) => n).size; // => 1
Object.is([...Map.groupBy([1], () => -0).keys()][0], 0); // => true

// --- the callback gets element and index
Map.groupBy("abc", (_, index) => index % 2); // => new Map([[0, ["a", "c"]], [1, ["b"]]])

// --- a callback is a function
Map.groupBy([], null); // !! TypeError
