/** RegExp objects against Node. */
import { prints, sameAsNode } from "../../support/sameAsNode.ts";

prints({
  'RegExp.escape("a.b-1\\n/")': "\\x61\\.b\\x2d1\\n\\/",
  "RegExp.escape(1)": "!! TypeError: RegExp.escape takes a string",
});

sameAsNode(String.raw`
  /a(b)?(?<n>c)/.exec("xacd")
  /a/g.exec("b")
  let r = /a/g; [r.test("aa"), r.lastIndex, r.test("aa"), r.lastIndex, r.test("aa"), r.lastIndex]
  let r = /a/y; r.lastIndex = 1; [r.exec("ba"), r.lastIndex]
  "aXbX".match(/X/g)
  "aXbX".match(/X/)
  "abc".match(/z/g)
  "abc".match("b")
  "abc".match()
  [..."a1b22".matchAll(/\d+/g)].map(x => x[0] + x.index)
  "abc".matchAll(/b/)
  "aabb".replace(/(a)(b)?/g, (...a) => JSON.stringify(a))
  "abcabc".replaceAll(/b/g, "X")
  "abc".replaceAll(/b/, "X")
  "a1b2".split(/\d/)
  "a1b2".split(/(\d)/, 3)
  "abc".split(/(?:)/)
  "abc".split(/(?:)/u, 2)
  "".split(/x/)
  "".split(/(?:)/)
  "A<B>bold</B>and<CODE>coded</CODE>".split(/<(\/)?([^<>]+)>/)
  "abc".search(/c/) + "abc".search("z")
  /a/gimsuyd.flags
  /[/]\/a/.source + new RegExp("/").source + new RegExp("").source + new RegExp("\n").source + String(new RegExp("a/b", "g"))
  RegExp("[")
  RegExp("a", "gg")
  RegExp("a", "uv")
  new RegExp(/a/g).flags + new RegExp(/a/g, "i").flags
  RegExp(/x/) !== 1
  let r = /x/; RegExp(r) === r
  RegExp.prototype.toString.call({source: "a", flags: "b"})
  RegExp.prototype.source + RegExp.prototype.global + RegExp.prototype.flags
  RegExp.prototype.exec.call({})
  Object.getOwnPropertyDescriptor(RegExp.prototype, "global").get.call({})
  /(?<y>\d{4})-(?<m>\d\d)/d.exec("on 2020-12").indices
  /(?<y>\d{4})-(?<m>\d\d)/d.exec("on 2020-12").indices.groups.m
  "x".replace(/x/, "$<a>")
  /a/[Symbol.replace]("banana", "o")
  let r = /a/g; r.exec = function (s) { return this.n ? null : (this.n = 1, {index: 1, 0: "b", length: 1}) }; "abc".replace(r, "[$&]")
  let r = /a/g; r.lastIndex = {valueOf(){ return 1 }}; [r.exec("aa").index, r.lastIndex]
  "😀a".match(/./gu)
  "😀a".split(/(?:)/u)
  "aaa".replace(/a*?/g, "x")
  "abc".replace(/(?<=a)b/, "X")
  "2020-01-02".replace(/(?<y>\d+)-(?<m>\d+)-(?<d>\d+)/, "$<d>/$<m>/$<y>")
  Object.freeze(/a/g).exec("a")
  /a/g
  [/a/, /b/g]
  /\u{1F600}/u.test("😀")
  /^\p{L}+$/u.test("été")
  "aBc".replace(/b/i, x => x + x)
  RegExp.length + RegExp.name + RegExp.prototype.exec.length + RegExp.prototype[Symbol.matchAll].name
  "a,b".split(",", -1)
  /(z)((a+)?(b+)?(c))*/.exec("zaacbbbcac")
  /a|ab/.exec("abc")[0] + /((a)|(ab))((c)|(bc))/.exec("abc")
  "abc".at(/x/)
  /a/.test()
  /undefined/.test()
  "abcabc".match({[Symbol.match]: undefined, toString(){ return "c" }})
  /a/y.test("ba")
  "aaba".split(/a/y)
  "aaba".match(/a/gy)
  "aaba".replace(/a/gy, "x")
  /(?<a>x)|(?<b>y)/.exec("y").groups
`);
