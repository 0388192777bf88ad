/** Iterator and its helpers. Node 20 has none of them, so every line has its expected text beside it. */
import { describe } from "vitest";
import { prints, sameAsNode } from "../../support/sameAsNode.ts";

describe("helpers", () => {
  prints({
    "[1, 2, 3].values().map((x, i) => x * 10 + i).toArray()": "[ 10, 21, 32 ]",
    "[...[1, 2, 3, 4].values().filter((x) => x % 2)]": "[ 1, 3 ]",
    "[1, 2, 3].values().take(2).toArray()": "[ 1, 2 ]",
    "[1, 2, 3].values().drop(2).toArray()": "[ 3 ]",
    "[1, 2].values().flatMap((x) => [x, x]).toArray()": "[ 1, 1, 2, 2 ]",
    '[1].values().flatMap((x) => "ab").toArray()': '!! TypeError: "ab" is not an object',
    "[1, 2, 3].values().reduce((a, b) => a + b)": "6",
    "[].values().reduce((a, b) => a + b)": "!! TypeError: Reduce of a done iterator with no initial value",
    "[[1].values().some((x) => x), [1].values().every((x) => !x), [1, 2].values().find((x) => x > 1)]":
      "[ true, false, 2 ]",
    "const seen = []; [1, 2].values().forEach((x, i) => seen.push([x, i])); seen": "[ [ 1, 0 ], [ 2, 1 ] ]",
    "function* naturals() { for (let i = 0; ; i++) yield i }; naturals().filter((x) => x % 2).map((x) => x * x).take(3).toArray()":
      "[ 1, 9, 25 ]",
    "const log = []; function* g() { try { yield 1; yield 2 } finally { log.push('closed') } }; g().take(1).toArray(); log":
      "[ 'closed' ]",
    "const log = []; function* g() { try { yield 1 } finally { log.push('closed') } }; const h = g().map((x) => x); h.next(); h.return(); log":
      "[ 'closed' ]",
    "const log = []; function* g() { try { yield 1 } finally { log.push('closed') } }; try { g().map(() => { throw 1 }).next() } catch {}; log":
      "[ 'closed' ]",
    "[1].values().take(-1)": "!! RangeError: -1 must be positive",
    "[1].values().take(NaN)": "!! RangeError: NaN must be positive",
    "[1].values().map(1)": "!! TypeError: 1 is not a function",
    "Iterator.prototype.map.call({ next: () => ({ done: true }) }, (x) => x).next()":
      "{ value: undefined, done: true }",
    "Iterator.prototype.map.call(1, (x) => x)": "!! TypeError: Iterator.prototype.map called on non-object",
    "Object.prototype.toString.call([].values().map((x) => x))": "[object Iterator Helper]",
    "let h; h = [1].values().map(() => h.next()); h.next()": "!! TypeError: Generator is already running",
  });
});

describe("Iterator", () => {
  prints({
    "new Iterator()": "!! TypeError: Abstract class Iterator not directly constructable",
    "Iterator()": "!! TypeError: Constructor Iterator requires 'new'",
    "class I extends Iterator { next() { return { done: true } } }; new I() instanceof Iterator": "true",
    "Iterator.from({ i: 0, next() { return { value: this.i, done: this.i++ > 1 } } }).toArray()": "[ 0, 1 ]",
    'Iterator.from("ab").toArray()': "[ 'a', 'b' ]",
    "Iterator.from(5)": "!! TypeError: 5 is not an object",
    "const it = [1].values(); Iterator.from(it) === it": "true",
    "Iterator.concat([1], new Set([2]), [3].values()).toArray()": "[ 1, 2, 3 ]",
    "Iterator.concat(1)": "!! TypeError: 1 is not an object",
    "Iterator.prototype[Symbol.toStringTag]": "Iterator",
    "Iterator.prototype.constructor === Iterator": "true",
    'class I extends Iterator {}; const it = new I(); it[Symbol.toStringTag] = "mine"; Object.getOwnPropertySymbols(it)':
      "[ Symbol(Symbol.toStringTag) ]",
    'Iterator.prototype[Symbol.toStringTag] = "x"':
      "!! TypeError: Cannot assign to this property of Iterator.prototype",
  });
  sameAsNode(`
    Object.prototype.toString.call([].values())
    const p = Object.getPrototypeOf(Object.getPrototypeOf([].values())); p[Symbol.iterator].call(5)
    typeof Object.getPrototypeOf(Object.getPrototypeOf(Object.getPrototypeOf((async function* () {})())))[Symbol.asyncIterator]
    const out = []; for await (const x of [1, Promise.resolve(2)]) out.push(x); out
    const log = []; const it = { [Symbol.iterator]: () => ({ next: () => ({ value: Promise.reject(1), done: false }), return: () => { log.push("closed"); return {} } }) }; try { for await (const x of it); } catch (e) { log.push(e) } log.length
  `);
});
