/** Web helpers and structuredClone against Node. */
import { prints, sameAsNode } from "../../support/sameAsNode.ts";

prints({
  'URL("https://x")': "!! TypeError: Constructor URL requires 'new'",
  'new URLSearchParams([["a", "b"], ["c"]])': "!! TypeError: Each query pair must be an iterable [name, value] tuple",
  'new URLSearchParams("a=1").append("x")':
    "!! TypeError: URLSearchParams.append: 2 arguments required, but only 1 present.",
  "structuredClone(() => 1)": "!! DataCloneError: a function could not be cloned.",
  "crypto.getRandomValues(new Uint8Array(4)).length": "4",
  "crypto.getRandomValues(new Float32Array(4))":
    "!! TypeMismatchError: The data argument must be an integer-type TypedArray",
  "crypto.getRandomValues(new Uint8Array(65537))": "!! QuotaExceededError: The requested length exceeds 65536 bytes",
  "queueMicrotask(1)": '!! TypeError: The "callback" argument must be of type function. Received 1',
});

sameAsNode(String.raw`
  new URL("https://u:p@ex.com:8080/a/b?x=1&y=2#h").href
  let u = new URL("../c?q=1", "https://ex.com/a/b"); [u.origin, u.protocol, u.host, u.hostname, u.port, u.pathname, u.search, u.hash, u.username]
  let u = new URL("https://ex.com/"); u.searchParams.append("a b", "ü&"); u.hash = "x"; u.port = "99"; [u.href, String(u), JSON.stringify({u}), u.searchParams === u.searchParams]
  new URL("nope")
  [URL.canParse("x"), URL.canParse("x", "https://a.b")]
  [...new URLSearchParams("?a=1&b=2&a=3")]
  let p = new URLSearchParams({x: 1, y: "z"}); p.append("x", 2); p.delete("y"); p.set("q", null); [p.toString(), p.getAll("x"), p.get("n"), p.has("x", "1"), p.size]
  new URLSearchParams([["a", "b"], ["c", "d"]]).toString()
  let l = []; new URLSearchParams("a=1&b=2").forEach((v, k) => l.push(k, v)); l
  let p = new URLSearchParams("c=1&a=2&b=3"); p.sort(); [[...p.keys()], [...p.values()]]
  Object.prototype.toString.call(new URL("a:b")) + Object.prototype.toString.call(new URLSearchParams()) + Object.prototype.toString.call(new URLSearchParams().entries())
  let h = new Headers({"Content-Type": "text/plain", "x-b": "1"}); h.append("X-B", "2"); h.set("a", " v "); [[...h], h.get("content-TYPE"), h.has("zz"), h.get("zz")]
  new Headers([["Set-Cookie", "a=1"], ["set-cookie", "b=2"]]).getSetCookie()
  [...new Headers([["Set-Cookie", "a=1"], ["set-cookie", "b=2"]])]
  new TextEncoder().encode("aü😀\ud800")
  new TextDecoder().decode(new Uint8Array([0xef, 0xbb, 0xbf, 97, 0xc3, 0xbc, 0xff]))
  new TextDecoder("utf-8", {fatal: true}).decode(new Uint8Array([0xff]))
  new TextEncoder().encodeInto("aü", new Uint8Array(2))
  let d = new TextDecoder(); d.decode(new Uint8Array([0xc3]), {stream: true}) + d.decode(new Uint8Array([0xbc]))
  [new TextDecoder().encoding, new TextEncoder().encoding, new TextDecoder("utf8", {ignoreBOM: true}).ignoreBOM]
  [btoa("hello"), atob("aGVsbG8="), atob(" aGVs bG8 ")]
  btoa("€")
  atob("a")
  const d = btoa("a".repeat(98304)); atob(d + " \\n".repeat(60000)).length
  const d = btoa("ab".repeat(49153)); [atob(" ".repeat(98303) + d).length, atob(d.slice(0, -1) + " ".repeat(200000) + d.at(-1)).length]
  const d = btoa("a".repeat(73727)); atob(d + " ".repeat(98304) + "=")
  atob("QQ==" + " ".repeat(200000)) + atob("QUI" + " ".repeat(200000) + "=")
  atob("Q" + "=".repeat(200000))
  atob("*")
  atob("Q=Q=")
  atob("QQ===")
  atob("QQ=")
  atob("QUJD".repeat(30000) + "*")
  /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(crypto.randomUUID())
  structuredClone({a: [1, {b: new Date(5)}], m: new Map([[{x: 1}, new Set([1])]]), r: /a/g, e: new RangeError("q"), n: new Number(5), big: 5n, u: undefined}).m
  let a = {n: 1}; a.self = a; let b = structuredClone(a); [b.self === b, b === a, b.n]
  structuredClone({f: Symbol("x")})
  let e = structuredClone(new TypeError("m", {cause: {a: 1}})); [e instanceof TypeError, e.message, e.name, e.cause]
  let b = new Uint8Array([1, 2, 3]).buffer; let c = structuredClone(b, {transfer: [b]}); [b.byteLength, c.byteLength]
  structuredClone(new Uint8Array([1, 2, 3]))
  structuredClone([1, , 3])
  structuredClone({get x() { return 5 }})
  structuredClone(new (class A { x = 1 })())
  structuredClone(Object.create({a: 1}))
  structuredClone()
  structuredClone(Promise.resolve())
  structuredClone(new Proxy({}, {}))
`);
