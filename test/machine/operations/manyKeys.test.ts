/** §10.1.11 of objects with so many keys that they are listed with pauses: the same order as the host's. */
import { sameAsNode } from "../../support/sameProgram.ts";

/** A digest of all keys of `o`: how many, their order, and the first and last of them. */
const digest = `const keys = Reflect.ownKeys(o).map(String);
let sum = 0; for (const key of keys) for (let i = 0; i < key.length; i++) sum = (sum * 31 + key.charCodeAt(i)) % 1000003;
const seen = []; for (const key in o) if (seen.length < 3) seen.push(key);
return [keys.length, sum, keys.slice(0, 4), keys.slice(-4), seen, Object.keys(o).length, Object.entries(o).at(-1), Object.isFrozen(Object.freeze(o))];`;

const mixed = `for (let i = 0; i < 3000; i++) { o["k" + i] = i; o[(i * 7919) % 100003] = i; if (i % 500 === 0) o[Symbol("s" + i)] = i; if (i % 700 === 0) delete o["k" + (i - 3)] }`;

sameAsNode([
  ["names, indices and symbols", `const o = {}; ${mixed} ${digest}`],
  ["names that are no indices", `const o = { "-1": 1, "01": 1, 4294967295: 1, 4294967294: 1 }; ${mixed} ${digest}`],
  ["private names", `class A { #a = 1; static of(o) { return #a in o } } const o = new A(); ${mixed} ${digest}`],
  [
    "an array with elements far apart",
    `const o = []; for (let i = 3000; i > 0; i--) o[i * 5000] = i; o.name = 1; o[Symbol("s")] = 1; ${digest}`,
  ],
  [
    "an array with many other properties",
    `const o = [1, , 3]; ${mixed.replaceAll("o[(i * 7919) % 100003]", "o[i + '.5']")} ${digest}`,
  ],
  ["an array of holes", `const o = new Array(5000); o[4000] = 1; o.x = 1; ${digest}`],
  ["a text", `const o = Object("ab".repeat(1500)); o[5000] = 1; o[4000] = 1; o.x = 1; o[Symbol("s")] = 1; ${digest}`],
  ["arguments", `const o = (function () { return arguments })(1, 2, 3); ${mixed} ${digest}`],
  ["a function", `const o = function f(a) {}; ${mixed} ${digest}`],
  ["a proxy of such an object", `const t = {}; const o = new Proxy(t, {}); ${mixed} ${digest}`],
  [
    "a typed array",
    `const o = new Uint8Array(3000); o.x = 1; o[Symbol("s")] = 1; ${digest.replace(", Object.isFrozen(Object.freeze(o))", "")}`,
  ],
  [
    "a copy of an object with getters that remove what comes",
    `const o = {}; for (let i = 0; i < 6000; i++) o["k" + i] = i; Object.defineProperty(o, "k10", { enumerable: true, get() { delete o.k5999; o.more = 1; return 1 } });
     const copy = structuredClone(o); return [Object.keys(copy).length, "k5999" in copy, "more" in copy, copy.k10]`,
  ],
  [
    "a copy of an array with elements far apart",
    `const a = new Array(140000).fill(1); a[3e9] = { b: 2 }; a.c = 3; const b = structuredClone(a); return [Object.keys(b).length, b[3e9], b.c, b.length]`,
  ],
]);

const chain = `let p = { x: 1, get y() { return this.z }, set w(v) { this.z = v } }; const root = p; for (let i = 0; i < 5000; i++) p = Object.create(p);`;

sameAsNode([
  [
    "reading up a long prototype chain",
    `${chain} p.w = 5; return [p.x, p.y, p.missing, "x" in p, "q" in p, Object.hasOwn(p, "z"), p.toString === Object.prototype.toString]`,
  ],
  [
    "writing below a long prototype chain",
    `${chain} p.x = 2; p.q = 3; Object.freeze(root); const below = Object.create(Object.getPrototypeOf(p)); let refused = 0; try { below.x = 4 } catch { refused++ } return [p.x, root.x, p.q, refused, Object.keys(p)]`,
  ],
  [
    "relatives on a long prototype chain",
    `${chain} function F() {} F.prototype = root; return [p instanceof F, p instanceof Map, root.isPrototypeOf(p), p.isPrototypeOf(root), Object.keys(p)]`,
  ],
  [
    "cycles of a long prototype chain",
    `${chain} let refused = 0; try { Object.setPrototypeOf(root, p) } catch { refused++ } return [refused, Reflect.setPrototypeOf(root, p), Reflect.setPrototypeOf({}, p)]`,
  ],
  [
    "for-in up a long prototype chain",
    `${chain} const seen = []; for (const key in p) seen.push(key); p.own = 1; for (const key in p) seen.push(key); return seen`,
  ],
  ["JSON of an object at the end of a long prototype chain", `${chain} p.a = 1; return [JSON.stringify(p), { ...p }]`],
]);
