/**
 * Programs that try to hold the host's event loop, each by one construct or built-in and as much data as the ceilings
 * allow. Most repeat for ever; what they build first is part of the attempt. `fairness.ts` runs them.
 */
const forever = (setup: string, body: string): string => `${setup}; for (;;) { ${body} }`;

const million = `Array.from({ length: 1e6 }, (_, i) => i)`;
const text = `const s = "abcdefghijklmnop".repeat(2 ** 20)`;
const control = `const s = "\\u0001'\\"\`".repeat(1e6)`;
const log = `const s = ("2024-05-01T12:00:00Z ERROR [worker-7] could not open /var/lib/data.bin: no such file" + " ".repeat(900) + "x\\n").repeat(1000)`;
const big = `const b = 3n ** 600000n`;

export const hostile: Readonly<Record<string, string>> = {
  "empty loop": `for (;;);`,
  "endless awaits": `for (;;) await 0`,
  "endless tool calls": `for (;;) await tools.quick()`,
  "calls and closures": `const f = (n) => n < 2 ? n : f(n - 1) + f(n - 2); for (;;) f(25)`,
  "objects in a ring": forever(
    `const ring = []`,
    `ring[ring.length % 20000] = { a: [ring.length], b: { c: 1 } }; if (ring.length > 20000) ring.length = 0`,
  ),

  // Console and inspection
  "log of escapes": forever(control, `console.log([s], { [s]: 1 })`),
  "log of an error with a long message": forever(control, `console.log(new Error(s))`),
  "table of long texts": forever(control, `console.table([[s, s], [s]])`),
  "log of a wide object": forever(`const o = {}; for (let i = 0; i < 1e5; i++) o["k" + i] = i`, `console.log(o)`),
  "log of a deep object": forever(`let o = {}; for (let i = 0; i < 1e5; i++) o = { o }`, `console.log(o)`),
  "log of a million": forever(`const a = ${million}`, `console.log(a)`),
  "log of a map": forever(`const a = new Map(${million}.map((i) => [i, i]))`, `console.log(a)`),
  "format specifiers": forever(`const s = "%s%d%o".repeat(1e6)`, `console.log(s, 1, 2, 3)`),
  "log of one text": forever(text, `console.log(s)`),

  // Regular expressions
  "margin search": forever(log, `s.replace(/\\s+$/g, "")`),
  "late failure": forever(log, `s.match(/[^y]*z/g)`),
  "lazy to the end": forever(log, `/.*?zzz/s.exec(s)`),
  "nested quantifiers": forever(``, `/^(a+)+$/.test("a".repeat(40) + "b")`),
  "split by pattern": forever(log, `s.split(/\\s*x\\s*/)`),
  "words of a text": forever(log, `s.match(/\\w+/g)`),
  alternatives: forever(log, `s.match(/warn|error|fatal|(?:\\d+\\s+)+z/gi)`),
  "lookahead at each place": forever(log, `s.replace(/(?=[^]*?q)x/g, "")`),
  "captures of a long text": forever(text, `/^(.*)(.*)(.*)$/.exec(s)`),
  "case folding": forever(`const s = "\\u017f\\u212a".repeat(2 ** 22)`, `/k+z/giu.exec(s)`),
  backreference: forever(text, `/(.+)\\1z/.exec(s)`),
  "RegExp.escape": forever(control, `RegExp.escape(s)`),
  "long pattern": forever(`const s = "(?:a|b)".repeat(1e5)`, `new RegExp(s)`),
  "long class": forever(
    `const s = "[" + Array.from({ length: 1e5 }, (_, i) => "\\\\u" + (0x1000 + (i * 3) % 50000).toString(16)).join("") + "]"`,
    `new RegExp(s, "i")`,
  ),

  // Text
  "rope of short pieces": forever(
    ``,
    `let s = ""; for (let i = 0; i < 1e6; i++) s += "abcdefghijklmn" + i; s.charCodeAt(5)`,
  ),
  "rope of two-byte pieces": forever(
    ``,
    `let s = ""; for (let i = 0; i < 6e5; i++) s += "\\u4e00bcdefghijklm" + i; s.charCodeAt(5)`,
  ),
  "balanced rope": forever(
    ``,
    `let s = "\\u4e00"; for (let i = 0; i < 23; i++) s = s + s.slice(0, -1) + "x"; s.charCodeAt(1)`,
  ),
  join: forever(`const a = ${million}.map(String)`, `a.join("-")`),
  "join of numbers": forever(`const a = ${million}`, `a.join()`),
  "split to characters": forever(text, `s.split("")`),
  "split by a letter": forever(text, `s.split("a")`),
  replaceAll: forever(text, `s.replaceAll("ab", "x")`),
  "replaceAll with a function": forever(text, `s.replaceAll("ab", () => "x")`),
  normalize: forever(`const s = "\\u00e9\\u1e69".repeat(2 ** 22)`, `s.normalize("NFD").normalize("NFKC")`),
  marks: forever(`const s = ("a" + "\\u0323\\u0307".repeat(2000)).repeat(2000)`, `s.normalize("NFD")`),
  "upper case": forever(`const s = "\\u00df\\u0149".repeat(2 ** 22)`, `s.toUpperCase()`),
  "locale case": forever(text, `s.toLocaleUpperCase("tr")`),
  localeCompare: forever(text, `s.localeCompare(s + "a")`),
  Collator: forever(`${text}; const c = new Intl.Collator("de", { numeric: true })`, `c.compare(s, s + "1")`),
  "repeat and pad": forever(
    ``,
    `"ab".repeat(2 ** 23); "x".padStart(2 ** 24 - 1, "abc"); "x".padEnd(2 ** 24 - 1, "\\u4e00")`,
  ),
  "padded and read": forever(``, `"x".padStart(2 ** 24 - 1, "abc").charCodeAt(2)`),
  "code points": forever(text, `for (const c of s) if (c === "z") break`),
  "spread of a text": forever(`const s = "ab".repeat(2 ** 22)`, `[...s]`),
  "Array.from of a text": forever(`const s = "ab".repeat(2 ** 22)`, `Array.from(s)`),
  trim: forever(`const s = " ".repeat(2 ** 24 - 2) + "x"`, `s.trim(); s.trimEnd()`),
  isWellFormed: forever(
    `const s = "\\ud83d\\ude00".repeat(2 ** 22)`,
    `s.isWellFormed(); (s + "\\ud800").toWellFormed()`,
  ),
  "String.raw": forever(`const a = ${million}.map(String)`, `String.raw({ raw: a }, ...a.slice(0, 9000))`),
  "String.fromCharCode": forever(`const a = ${million}`, `String.fromCharCode(...a)`),
  comparison: forever(`${text}; const t = s.slice(0, -1) + "q"`, `s < t; s === t; s == t`),
  "long keys": forever(text, `({})[s + Math.random()]; new Map().set(s + Math.random(), 1)`),
  "includes at the end": forever(`${text}`, `s.includes("aab"); s.lastIndexOf("ba", 2 ** 23)`),
  "number of a text": forever(`const s = "1".repeat(2 ** 24 - 1)`, `Number(s)`),
  "number of a text of space": forever(`const s = " ".repeat(2 ** 24)`, `s * 1; s < 5; s == 0`),
  "number of hexadecimal digits": forever(
    `const s = "0x" + "7".repeat(2 ** 23)`,
    `+s; Math.floor(s); BigInt(s.slice(0, 2e5))`,
  ),
  "number of zeros": forever(`const s = "0." + "0".repeat(2 ** 24 - 9)`, `-s; s - 1; parseInt(s.slice(2))`),
  parseFloat: forever(`const s = "1".repeat(2 ** 23) + ".5e3"`, `parseFloat(s)`),
  parseInt: forever(`const s = "1".repeat(2 ** 23)`, `parseInt(s, 7); parseInt(s, 32)`),
  concat: forever(text, `s.slice(1).concat("a").charCodeAt(1)`),
  "anchors and html": forever(text, `"<" + s.slice(2) + ">" === "<" + s.slice(3) + ">"`),

  // Numbers
  "big multiplication": forever(big, `b * b`),
  "big division": forever(`${big}; const c = b >> 400000n`, `b / c; b % c`),
  "big text": forever(big, `b.toString()`),
  "text to big": forever(`const s = "7".repeat(300000)`, `BigInt(s)`),
  "big power": forever(``, `7n ** 370000n`),
  "big shift": forever(``, `(1n << 1048000n) >> 3n`),
  "big asUintN": forever(big, `BigInt.asUintN(900000, b); BigInt.asIntN(900000, -b)`),
  "big locale text": forever(big, `b.toLocaleString("en")`),
  "big to number": forever(big, `Number(b); b == 1.5; b < "9"`),
  "Math over a million": forever(`const a = ${million}`, `Math.max(...a); Math.hypot(...a)`),
  sumPrecise: forever(`const a = ${million}`, `Math.sumPrecise(a)`),
  formatting: forever(
    `const f = new Intl.NumberFormat("hi", { style: "currency", currency: "INR" })`,
    `f.format(${"9".repeat(200)}n); (1234.5).toLocaleString("ar")`,
  ),
  formatters: forever(
    `let i = 0`,
    `new Intl.DateTimeFormat("de", { month: "long", second: "numeric", fractionalSecondDigits: 1 + (i++ % 3) }).format(0)`,
  ),
  segmenter: forever(
    `const s = "word \\u0e01\\u0e02 ".repeat(1e5); const g = new Intl.Segmenter("th", { granularity: "word" })`,
    `[...g.segment(s)]`,
  ),
  "list format": forever(`const a = ${million}.map(String)`, `new Intl.ListFormat("en").format(a.slice(0, 1e5))`),
  dates: forever(``, `new Date().toLocaleString("de", { dateStyle: "full" })`),
  "date text": forever(`const s = "1 ".repeat(2 ** 22)`, `Date.parse(s); Date.parse("2024-01-01" + s)`),

  // JSON and copies
  "JSON.parse": forever(`const s = "[" + "{\\"a\\":[1,2,3]},".repeat(5e5) + "0]"`, `JSON.parse(s)`),
  "JSON.parse of one text": forever(`const s = JSON.stringify("\\u0001".repeat(2 ** 21))`, `JSON.parse(s)`),
  "JSON.parse of one number": forever(`const s = "1".repeat(2 ** 23)`, `JSON.parse(s)`),
  "JSON.stringify": forever(`const a = ${million}.map((i) => ({ i }))`, `JSON.stringify(a)`),
  "JSON.stringify of one text": forever(`const s = "\\u0001".repeat(2 ** 21)`, `JSON.stringify(s)`),
  "JSON.stringify with indentation": forever(`const a = ${million}`, `JSON.stringify(a, null, "          ")`),
  structuredClone: forever(`const a = ${million}.map((i) => ({ i }))`, `structuredClone(a)`),
  "structuredClone of a buffer": forever(`const a = new Uint8Array(5e7)`, `structuredClone(a)`),

  // Arrays
  "array literal": forever(`const a = ${million}`, `[...a, ...a, 1]`),
  "spread arguments": forever(`const a = ${million}; const f = (...x) => x.length`, `f(...a)`),
  "new Array": forever(``, `new Array(1e7).fill(0)`),
  length: forever(``, `const a = []; a.length = 1e7; a[5e6] = 1; a.length = 3`),
  "sparse keys": forever(`const a = []; a[4e9] = 1; a[9e6] = 1`, `Object.keys(a); a.length`),
  sort: forever(`const a = ${million}.map(() => Math.random())`, `a.toSorted()`),
  "sort of texts": forever(`const a = ${million}.map((i) => "common prefix of all the texts " + i)`, `a.toSorted()`),
  "sort with a comparator": forever(`const a = ${million}.map(() => Math.random())`, `a.toSorted((x, y) => x - y)`),
  "sort of one length": forever(`const a = new Array(1e7).fill(1)`, `a.sort()`),
  "slice and concat": forever(
    `const a = ${million}`,
    `a.slice(); a.concat(a); a.with(1, 2); a.toSpliced(1, 1); a.toReversed()`,
  ),
  splice: forever(`const a = ${million}`, `a.splice(1, 1, 2, 3); a.splice(5e5, 1)`),
  "shift and unshift": forever(`const a = ${million}`, `a.unshift(a.shift()); a.unshift(1, 2, 3)`),
  "reverse and copyWithin": forever(`const a = ${million}`, `a.reverse(); a.copyWithin(0, 1)`),
  search: forever(`const a = ${million}`, `a.indexOf(-1); a.includes(-1); a.lastIndexOf(-1)`),
  callbacks: forever(`const a = ${million}`, `a.map((x) => x).filter((x) => x).reduce((x, y) => x + y, 0)`),
  flat: forever(`const a = ${million}.map((i) => [i])`, `a.flat(); a.flatMap((x) => x)`),
  entries: forever(`const a = ${million}`, `[...a.entries()]`),
  queue: forever(`const a = ${million}`, `for (let i = 0; i < 1000; i++) a.push(a.shift())`),
  "growing array": forever(``, `const a = []; for (let i = 0; i < 3e6; i++) a.push(i)`),
  "array from behind": forever(``, `const a = new Array(1e6); for (let i = 1e6; i-- > 0; ) a[i] = i`),
  destructuring: forever(`const a = ${million}`, `const [x, ...rest] = a`),
  groupBy: forever(`const a = ${million}`, `Object.groupBy(a, (i) => i % 1000)`),
  apply: forever(
    `const a = ${million}; const f = function () { return arguments.length }`,
    `f.apply(null, a); Reflect.apply(f, null, a)`,
  ),

  // Objects
  "freeze of an array": forever(``, `const a = new Array(1e6).fill(0); Object.freeze(a); Object.isFrozen(a)`),
  "freeze of an object": forever(
    ``,
    `const o = {}; for (let i = 0; i < 1e5; i++) o["k" + i] = i; Object.freeze(o); Object.isFrozen(o)`,
  ),
  "keys of an array": forever(`const a = ${million}`, `Object.keys(a); Object.values(a)`),
  "entries of an object": forever(`const o = {}; for (let i = 0; i < 5e5; i++) o["k" + i] = i`, `Object.entries(o)`),
  "for-in": forever(
    `const o = {}; for (let i = 0; i < 5e5; i++) o["k" + i] = i`,
    `for (const k in o) if (k === "zz") break`,
  ),
  "for-in over an array": forever(`const a = ${million}`, `for (const k in a) break`),
  "integer keys": forever(`const o = {}; for (let i = 0; i < 5e5; i++) o[(i * 7919) % 1000003] = i`, `Object.keys(o)`),
  "assign and spread": forever(
    `const o = {}; for (let i = 0; i < 5e5; i++) o["k" + i] = i`,
    `({ ...o }); Object.assign({}, o)`,
  ),
  "rest of an object": forever(
    `const o = {}; for (let i = 0; i < 5e5; i++) o["k" + i] = i`,
    `const { k1, ...rest } = o`,
  ),
  descriptors: forever(
    `const o = {}; for (let i = 0; i < 3e5; i++) o["k" + i] = i`,
    `Object.getOwnPropertyDescriptors(o)`,
  ),
  ownKeys: forever(`const a = ${million}`, `Reflect.ownKeys(a); Object.getOwnPropertyNames("x".repeat(1e6))`),
  fromEntries: forever(`const a = ${million}.map((i) => ["k" + i, i])`, `Object.fromEntries(a)`),
  deletion: forever(
    ``,
    `const o = {}; for (let i = 0; i < 2e5; i++) o["k" + i] = i; for (const k of Object.keys(o)) delete o[k]`,
  ),
  "property order": forever(
    `const o = {}; for (let i = 0; i < 2e5; i++) o["k" + i] = i`,
    `for (const k in o) { delete o[k]; o.x = 1; break }`,
  ),
  "proxy chain": forever(`let p = {}; for (let i = 0; i < 1e5; i++) p = new Proxy(p, {})`, `try { p.x } catch {}`),
  "prototype chain": forever(
    `let p = {}; for (let i = 0; i < 1e5; i++) p = Object.create(p)`,
    `p.x; "x" in p; p instanceof Map; p[Math.random()]`,
  ),
  "bound chain": forever(`let f = () => 1; for (let i = 0; i < 1e5; i++) f = f.bind(null, i)`, `try { f() } catch {}`),

  // Collections and buffers
  "Map of a million": forever(`const a = ${million}.map((i) => [i, i])`, `const m = new Map(a); m.clear()`),
  "copies of collections": forever(`const s = new Set(${million})`, `new Set(s); [...s]`),
  "set methods": forever(
    `const s = new Set(${million}), t = new Set(${million}.map((i) => i * 2))`,
    `s.union(t); s.intersection(t); s.difference(t); s.isSubsetOf(t)`,
  ),
  clear: forever(``, `const s = new Set(); for (let i = 0; i < 1e6; i++) s.add(i); s.clear()`),
  "typed fill": forever(`const a = new Float64Array(1.2e7)`, `a.fill(1); a.copyWithin(1, 0); a.reverse()`),
  "typed sort": forever(
    `const a = Float64Array.from({ length: 1e6 }, () => Math.random())`,
    `a.slice().sort(); a.toSorted()`,
  ),
  "typed copies": forever(`const a = new Uint8Array(5e7)`, `a.slice(); new Uint8Array(a); new Uint8Array(5e7).set(a)`),
  "typed conversion": forever(
    `const a = new Uint8Array(2e7)`,
    `new Float32Array(a.subarray(0, 5e6)); Array.from(a.subarray(0, 2e6))`,
  ),
  "typed search": forever(`const a = new Uint8Array(5e7)`, `a.indexOf(1); a.includes(1); a.lastIndexOf(1)`),
  "typed join": forever(`const a = new Uint8Array(5e6)`, `a.join("")`),
  buffers: forever(`const b = new ArrayBuffer(5e7)`, `b.slice(1); b.transfer`),
  "new buffers": forever(``, `new ArrayBuffer(1e8); new Uint8Array(5e7)`),
  base64: forever(`const s = "a".repeat(2 ** 23)`, `atob(btoa(s))`),
  "bytes to base64": forever(`const a = new Uint8Array(6e6)`, `Uint8Array.fromBase64(a.toBase64()); a.toHex()`),
  "text encoding": forever(
    `const s = "\\u00e9".repeat(2 ** 23)`,
    `new TextDecoder().decode(new TextEncoder().encode(s))`,
  ),
  encodeURIComponent: forever(`const s = "\\u00e9 ".repeat(2 ** 20)`, `decodeURIComponent(encodeURIComponent(s))`),
  escape: forever(`const s = "\\u00e9 ".repeat(2 ** 20)`, `encodeURI(s)`),
  "search parameters": forever(`const s = "a=1&".repeat(1e6)`, `String(new URLSearchParams(s))`),
  "long URL": forever(`const s = "http://a/" + "\\u00e9/".repeat(2 ** 20)`, `new URL(s).href`),
  "random bytes": forever(`const a = new Uint8Array(65536)`, `crypto.getRandomValues(a); crypto.randomUUID()`),

  // Errors, jobs, memory
  stacks: forever(`const f = (n) => n ? f(n - 1) : new Error("x").stack; `, `f(9000)`),
  "recursion to the limit": forever(`const f = () => f()`, `try { f() } catch {}`),
  "long message": forever(text, `try { throw new Error(s) } catch (e) { String(e) }`),
  "fan-out of promises": forever(``, `await Promise.all(Array.from({ length: 1e5 }, async (_, i) => i))`),
  "chain of promises": forever(
    ``,
    `let p = Promise.resolve(); for (let i = 0; i < 1e5; i++) p = p.then(() => i); await p`,
  ),
  generators: forever(
    `function* g(n) { if (n) yield* g(n - 1); for (let i = 0; i < 100; i++) yield i }`,
    `for (const x of g(500)); `,
  ),
  "live data": forever(
    `const keep = []`,
    `if (keep.length < 600000) keep.push({ a: [1, 2], b: "x" + keep.length }); else keep[(Math.random() * 6e5) | 0] = { c: [1] }`,
  ),
  garbage: forever(``, `let list = null; for (let i = 0; i < 3e5; i++) list = { list, i }`),
  symbols: forever(``, `for (let i = 0; i < 1e5; i++) Symbol.for("k" + i % 5000).description`),
  "weak keys": forever(``, `const w = new WeakMap(); for (let i = 0; i < 1e5; i++) w.set({}, i)`),

  // What ends at once, with much to hand over
  "result of a million": `return ${million}`,
  "result of a million objects": `return ${million}.map((i) => ({ i, s: "x" + i }))`,
  "result of one text": `return "\\u0001".repeat(2 ** 24)`,
  "result of two-byte text": `return "\\u4e00".repeat(2 ** 23)`,
  "many logs": `for (let i = 0; i < 2e5; i++) console.log("line " + i); return 1`,
  "rejections nobody awaits": `for (let i = 0; i < 3000; i++) Promise.reject(new Error("x".repeat(1e4) + i)); return 1`,
  "long rejections": `for (let i = 0; i < 40; i++) Promise.reject(new Error("\\u0001".repeat(2 ** 22) + i)); return 1`,
  "garbage left behind": `const keep = Array.from({ length: 5e5 }, (_, i) => ({ i, a: [i] })); return 1`,
  "long error": `throw new Error("\\u0001".repeat(2 ** 24 - 10))`,
  "long thrown text": `throw "\\u0001".repeat(2 ** 24 - 10)`,
  "tool with a large input": `await tools.quick(${million}.map((i) => ({ i }))); return 1`,
  "tool with a long text": `await tools.quick("\\u0001".repeat(2 ** 24 - 1)); return 1`,
  "tool with a large answer": `const a = await tools.large(); return a.length`,
};

/** Programs whose text is the attack: long, deep or wrong in the last place. */
export const longTexts: Readonly<Record<string, () => string>> = {
  "400 KB of assignments": () => "let x=0;" + "x=1;".repeat(1e5),
  "400 KB of calls": () => "const f=()=>1;" + "f(1,2);\n".repeat(5e4),
  "400 KB of functions": () =>
    Array.from({ length: 8e3 }, (_, i) => `function f${i}(a, b) { return a + b * ${i} }\n`).join(""),
  "400 KB in one array": () => "const a = [" + "{a:1,b:[2,3]},".repeat(28000) + "]; return a.length",
  "400 KB in one function": () => "const f = () => {let x=0;" + "x=1;".repeat(1e5) + "}; return 1",
  "400 KB of one sum": () => "return 1" + "+1".repeat(2e5),
  "400 KB of text": () => `return "${"\\u0001".repeat(66000)}".length`,
  "400 KB of declarations": () => Array.from({ length: 2e4 }, (_, i) => `const variable${i} = ${i};\n`).join(""),
  "400 KB of regular expressions": () =>
    Array.from({ length: 1e4 }, (_, i) => `const r${i} = /(?:a${i}|b)+?[c-e]/giu;\n`).join(""),
  "400 KB, wrong at the end": () => "let x=0;" + "x=1;".repeat(1e5) + "x=)",
  "400 KB, wrong everywhere": () => "x = ;\n".repeat(66000),
  "400 KB of unsupported": () => "var x; with (x) {}\n".repeat(21000),
  "400 KB of unknown names": () => Array.from({ length: 2e4 }, (_, i) => `unknown${i}.read(1);\n`).join(""),
  "400 KB of unknown tools": () => Array.from({ length: 16e3 }, (_, i) => `await tools.nothing${i}({});\n`).join(""),
  "400 KB of comments": () => "/* comment */\n".repeat(3e4) + "return 1",
  "1 MB in one list": () => `return [${"1,".repeat(5e5)}].length`,
  "1 MB in one class": () => `return class {${"m(){}".repeat(2e5)}}.name`,
  "1 MB of blank lines": () => `return 1${"\n".repeat(1e6)}`,
  "1 MB of one comment": () => `return 1 /*${" * \n".repeat(25e4)}*/`,
  "1 MB of parentheses": () => "(".repeat(5e5) + ")".repeat(5e5),
};
