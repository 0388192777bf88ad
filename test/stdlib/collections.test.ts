/** Map, Set, WeakMap and WeakSet, each line as Node prints it; what Node 20 lacks has its expected text beside it. */
import { describe } from "vitest";
import { prints, sameAsNode } from "../support/sameAsNode.ts";

describe("Map", () => {
  sameAsNode(`
    const m = new Map([["a", 1], [NaN, 2], [-0, 3]]); [m.get("a"), m.get(NaN), m.get(0), m.size, [...m.keys()].map((k) => Object.is(k, -0))]
    const m = new Map(); [m.set(1, 2) === m, m.delete(1), m.delete(1), m.has(1), m.clear(), m.size]
    [...new Map([[1, 2]])]
    const m = new Map([[1, 1], [2, 2], [3, 3]]); for (const [k] of m) { console.log(k); m.delete(2); if (k === 1) m.set(4, 4); } "end"
    const m = new Map([[1, 1]]); const it = m.keys(); it.next(); m.set(2, 2); [it.next(), it.next(), m.set(3, 3).size, it.next()]
    const m = new Map([[1, 1], [2, 2]]); m.forEach((v, k, self) => { m.delete(k); console.log(v, k, self === m); }); m.size
    new Map([1])
    new Map(5)
    new Map({})
    Map()
    Map.prototype.get.call({}, 1)
    Map.prototype.set.call(new Set(), 1, 2)
    Object.prototype.toString.call(new Map().entries())
    [Map.prototype[Symbol.iterator] === Map.prototype.entries, Map.length, Map[Symbol.species] === Map]
    class M extends Map { set(k, v) { return super.set(k, v * 2) } }; new M([["a", 1]]).get("a")
    new Map([["a", 1]]).entries().next().value
    const closed = []; const it = { [Symbol.iterator]() { return { next: () => ({ value: 1, done: false }), return() { closed.push(1); return {} } } } }; let e; try { new Map(it) } catch (x) { e = x }; closed
  `);
  prints({
    "Map.groupBy([1, 2, 3], (n) => n % 2)": "Map(2) { 1 => [ 1, 3 ], 0 => [ 2 ] }",
    "Map.groupBy([1], (n) => -0).has(0)": "true",
    "Map.groupBy(null, () => 1)": "!! TypeError: Map.groupBy called on null or undefined",
    'const m = new Map([["a", 1]]); [m.getOrInsert("a", 2), m.getOrInsert("b", 3), [...m]]':
      "[ 1, 3, [ [ 'a', 1 ], [ 'b', 3 ] ] ]",
    "const m = new Map(); [m.getOrInsertComputed(-0, (key) => Object.is(key, 0)), m.getOrInsertComputed(0, () => 2)]":
      "[ true, true ]",
    "const m = new Map(); m.getOrInsertComputed(1, () => { m.set(1, 2); return 3 }); [...m]": "[ [ 1, 3 ] ]",
    "const k = {}; const w = new WeakMap(); [w.getOrInsert(k, 1), w.getOrInsertComputed(k, () => 2)]": "[ 1, 1 ]",
    "new WeakMap().getOrInsert(1, 1)": "!! TypeError: Invalid value used as weak map key",
  });
});

describe("more entries than the host keeps in one table", () => {
  const many = "const m = new Map(); for (let i = 0; i < 70_000; i++) m.set(i % 2 ? i : `key${i}`, i)";
  sameAsNode(`
    ${many}; [m.size, m.get("key0"), m.get(69_999), m.get("key69998"), m.get(69_998), m.has("key7"), [...m].length, [...m.keys()].slice(65_534, 65_538)]
    ${many}; m.delete("key0"); m.delete(69_999); m.set("key0", "again"); [m.size, m.keys().next().value, [...m].slice(-2)]
    ${many}; const it = m.entries(); for (let i = 0; i < 65_000; i++) it.next(); m.delete(65_001); m.delete("key66000"); m.set(-0, "end"); const rest = [...it]; [rest[0], rest.length, rest.at(-1), it.next(), m.set(1.5, 1).size, it.next()]
    const m = new Map([["a", 1]]); const it = m.values(); it.next(); for (let i = 0; i < 70_000; i++) m.set(i, i); let n = 0; for (const v of it) n++; [n, m.size]
    ${many}; const it = m.keys(); for (let i = 0; i < 66_000; i++) it.next(); m.clear(); m.set("new", 1); [...it, m.size, ...m]
    ${many}; let n = 0; m.forEach((value, key) => { n++; if (value < 70_000) m.delete(key) }); [n, m.size]
    ${many}; const copy = structuredClone(m); copy.delete("key0"); [copy.size, m.size, copy.get(69_999), [...copy.keys()].at(-1)]
    ${many}; m
    const s = new Set(); for (let i = 0; i < 70_000; i++) s.add({ i }); let n = 0; for (const { i } of s) n += i; [s.size, n]
    const s = new Set(); for (let i = 0; i < 70_000; i++) s.add("k" + i); for (const k of s) if (k.endsWith("7")) s.delete(k); [s.size, [...s].at(-1), s.has("k69997"), structuredClone(s).size]
  `);
  prints({
    "const m = new WeakMap(), s = new WeakSet(), keys = Array.from({ length: 60_000 }, () => ({})); keys.forEach((k, i) => { m.set(k, i); if (i % 2) s.add(k) }); [keys.every((k, i) => m.get(k) === i && s.has(k) === (i % 2 === 1)), m.delete(keys[59_999]), m.has(keys[59_999]), s.has(keys[59_999]), m.set(keys[59_999], 1).get(keys[59_999]), m.has({})]":
      "[ true, true, false, true, 1, false ]",
    "const a = new Set(Array.from({ length: 80_000 }, (_, i) => i)), b = new Set(Array.from({ length: 70_000 }, (_, i) => 2 * i)); [a.union(b), a.intersection(b), a.difference(b), a.symmetricDifference(b)].map((s) => `${s.size} ${[...s].at(-1)}`).join()":
      "110000 139998,40000 79998,40000 79999,70000 139998",
    "const g = Map.groupBy(Array.from({ length: 70_000 }, (_, i) => i), (i) => i); [g.size, g.get(69_999)]":
      "[ 70000, [ 69999 ] ]",
    'const o = Object.groupBy(Array.from({ length: 70_000 }, (_, i) => i), (i) => "k" + i); [Object.keys(o).length, o.k69999]':
      "[ 70000, [ 69999 ] ]",
  });
});

describe("Set", () => {
  sameAsNode(`
    [...new Set([1, NaN, NaN, -0, 0, "1", 1])]
    const s = new Set("abca"); [s.size, s.has("b"), s.delete("b"), s.has("b"), s.add("z") === s, [...s]]
    const s = new Set([1, 2, 3]); for (const x of s) { console.log(x); s.delete(x); if (x < 3) s.add(x + 10); if (s.size > 5) break; } [...s]
    [Set.prototype.keys === Set.prototype.values, Set.prototype[Symbol.iterator] === Set.prototype.values]
    [...new Set([1]).entries()]
    new Set(5)
    Set()
    Set.prototype.add.call([], 1)
    class S extends Set { add(x) { return super.add(x * 2) } }; [...new S([1, 2])]
    new Set([1, 2]).forEach((v, k) => console.log(v, k))
  `);
  prints({
    "new Set([1, 2, 3]).union(new Set([3, 4]))": "Set(4) { 1, 2, 3, 4 }",
    "new Set([1, 2, 3]).intersection(new Set([3, 2]))": "Set(2) { 3, 2 }",
    "new Set([1, 2, 3]).difference(new Set([2]))": "Set(2) { 1, 3 }",
    "const s = new Set([1, 2, 3]); const log = []; s.difference({ size: 9, has(n) { log.push(n); s.delete(n + 1); s.add(9) }, keys() {} }); log":
      "[ 1, 2, 3 ]",
    "new Set([1, 2]).symmetricDifference(new Set([2, 3]))": "Set(2) { 1, 3 }",
    "[new Set([1]).isSubsetOf(new Set([1, 2])), new Set([1, 2]).isSupersetOf(new Set([1])), new Set([1]).isDisjointFrom(new Set([2]))]":
      "[ true, true, true ]",
    "new Set([1]).union(new Map([[5, 6]]))": "Set(2) { 1, 5 }",
    "new Set([1]).union([1])": "!! TypeError: The 'size' property must be a number",
    "new Set([1]).union(1)": "!! TypeError: 1 is not an object",
    "new Set([1]).union({ size: -1, has() {}, keys() {} })": "!! RangeError: '-1' is an invalid size",
    "new Set([1]).union({ size: 1, has() {} })": "!! TypeError: The 'keys' property must be a function",
  });
});

describe("WeakMap and WeakSet", () => {
  sameAsNode(`
    const k = {}; const w = new WeakMap([[k, 1]]); [w.get(k), w.has({}), w.delete(k), w.has(k), w.get(1)]
    new WeakMap([[1, 2]])
    new WeakMap().set(Symbol.for("x"), 1)
    const s = Symbol(); new WeakMap([[s, 1]]).get(s)
    new WeakSet([1])
    const k = []; const w = new WeakSet([k]); [w.has(k), w.add(k) === w, w.delete(k), w.has(k), w.has(1)]
    WeakMap.prototype.get.call(new Map(), {})
    WeakSet()
  `);
});
