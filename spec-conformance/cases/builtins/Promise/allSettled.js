/*---
spec: sec-promise.allsettled
---*/
// --- tells how each ended, and never rejects
await Promise.allSettled([1, Promise.reject("no")]); // => [{ status: "fulfilled", value: 1 }, { status: "rejected", reason: "no" }]
await Promise.allSettled([]); // => []

// --- keeps the order of the list
const later = (async () => {
  await null;
  await null;
  return "later";
})();
const results = await Promise.allSettled([later, "sooner"]);
results.map(({ value }) => value); // => ["later", "sooner"]

// --- unless the list itself fails
function* broken() {
  yield 1;
  throw new RangeError("list");
}
await Promise.allSettled(broken()); // !! RangeError: list
