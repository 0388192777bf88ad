/** Arrays of more elements than a dense array holds: they look like any other. */
import { sameAsNode } from "../../support/sameAsNode.ts";

sameAsNode(`
  const a = Array.from({ length: 150000 }, (_, i) => i); const b = a.slice(); for (let i = 0; i < 20000; i++) { a.push(a.shift()); }; a.length + " " + a[0] + " " + a[149999] + " " + a[130000]
  const a = []; for (let i = 0; i < 140000; i++) a.push(i); let s = 0; while (a.length > 120000) s += a.pop(); s + " " + a.length + " " + a.at(-1)
  const a = new Array(200000); a[199999] = 1; a[5] = 2; Object.keys(a).join() + " " + a.indexOf(undefined) + " " + a.includes(undefined) + " " + (7 in a)
  const a = new Array(200000); for (let i = 199999; i >= 0; i--) a[i] = i; a.reverse(); a[0] + " " + a[199999] + " " + a.length
  const a = new Array(200000).fill(0, 3, 150000); a[2] + " " + a[3] + " " + a[149999] + " " + a[150000] + " " + Object.keys(a).length
  const a = new Array(200000).fill(1); a.length = 140001; a[140000] = 5; a.length = 140000; a.length = 140005; a[140000] + " " + a.length + " " + (140002 in a)
  const a = Array.from({ length: 140000 }, (_, i) => i); a.splice(10, 3, "x"); a.splice(139000, 1); a.unshift("y", "z"); [a[0], a[1], a[12], a[13], a[139000], a.length].join()
  const a = Array.from({ length: 140000 }, (_, i) => (i * 7919) % 140009); a.sort((x, y) => x - y); let ok = true; for (let i = 1; i < a.length; i++) ok &&= a[i - 1] <= a[i]; ok + " " + a[0]
  const a = Array.from({ length: 140000 }, (_, i) => (i % 10 === 0 ? undefined : (i * 7919) % 1000)); const b = a.toSorted(); [b[0], b[125999], b[126000], b.length].join()
  const a = Array.from({ length: 40000 }, (_, i) => ({ k: i % 7, i })); a.sort((x, y) => x.k - y.k); let ok = true; for (let i = 1; i < a.length; i++) ok &&= a[i - 1].k < a[i].k || (a[i - 1].k === a[i].k && a[i - 1].i < a[i].i); ok
  const a = new Array(140000).fill(1); Object.defineProperty(a, 139999, { get: () => 7, enumerable: true, configurable: true }); let s = 0; for (const x of a) s += x; const [, ...rest] = a; s + " " + rest.length + " " + rest.at(-1) + " " + [...a].at(-1) + " " + a.map((x) => x).at(-1)
  const a = Object.freeze(new Array(140000).fill(1)); let t = ""; try { a[5] = 2 } catch (e) { t = e.name } try { a.push(1) } catch (e) { t += e.name }; t + Object.isFrozen(a) + a.length
  const a = new Array(140000).fill(1); Object.defineProperty(a, "length", { writable: false }); let t = ""; try { a.push(1) } catch (e) { t = e.name } try { a[140000] = 1 } catch (e) { t += e.name }; a[3] = 9; t + a.length + a[3]
  const a = new Array(140000).fill(1); Object.preventExtensions(a); let t = ""; try { a[140000] = 1 } catch (e) { t = e.name } delete a[4]; try { a[4] = 1 } catch (e) { t += e.name }; t + (4 in a)
  const a = new Array(140000).fill(1); Object.defineProperty(a, 100, { value: 2, configurable: false }); let t = ""; try { a.length = 50 } catch (e) { t = e.name }; t + a.length + a[100]
  const a = new Array(140000); a[0] = 1; a[139999] = 2; a.copyWithin(1, 139999); a.flat().length + " " + a[1] + " " + a.concat([3]).length + " " + a.filter(() => true).join()
  const a = new Array(140000).fill("ab"); const s = a.join("-"); s.length + s.slice(-5) + JSON.parse(JSON.stringify(a)).length + structuredClone(a).length
  const a = new Array(140000).fill(0).map((_, i) => i); a.with(139999, "x").at(-1) + a.toReversed()[1] + a.toSpliced(1, 1).length + a.lastIndexOf(5) + a.findLast((x) => x < 9) + a.reduceRight((s, x) => (x > 139997 ? s + x : s), "")
  const [x, y, ...z] = new Array(140000).fill(3); x + y + z.length
  const a = []; a[4294967294] = 1; let t = a.length; try { a.push(2) } catch (e) { t += e.message }; t + " " + a[4294967295]
  const a = new Array(140000).fill(1); a.x = 1; a[-1] = 2; a[1.5] = 3; Object.keys(a).length + " " + a[-1] + a[1.5] + " " + Object.entries(a).at(-1)
  class A extends Array {} const a = A.from({ length: 140000 }, (_, i) => i); a.push(1); a.length + " " + (a.slice(1) instanceof A) + " " + a.map((x) => x).constructor.name
  Array.prototype[140001] = "inherited"; const a = new Array(140002).fill(1, 0, 5); const r = a[140001] + " " + a.indexOf("inherited") + " " + [...a].at(-1) + " " + a.slice(140000).length; delete Array.prototype[140001]; r
  const f = (...x) => x.length; f(...new Array(100000).fill(1)) + f.apply(null, new Array(100000))
  const a = new Array(140000).fill(1); a.x = 2; a[Symbol.iterator] = 3; Object.freeze(a); let t = ""; try { a.x = 3 } catch (e) { t = e.name }; try { delete a[139000] } catch (e) { t += e.name }; t + Object.isFrozen(a) + Object.isSealed(Object.seal([1, , 3])) + Object.isFrozen(Object.freeze([1, , 3]))
  const a = new Array(140000); a[5] = { k: 1 }; a[139999] = a; a.name = "x"; const b = structuredClone(a); b.length + " " + b[5].k + (b[139999] === b) + b.name + (6 in b)
  const a = new Array(140000).fill(1); a.splice(0, 139990, 7); a.length + " " + a.join("") + a.sort().join("") + a.reverse().join("")
`);
