/** Strings against Node. */
import { prints, sameAsNode } from "../../support/sameAsNode.ts";

prints({
  '"abc".padStart(2 ** 30)': "!! RangeError: Invalid string length: a string can have at most 16777216 characters here",
  '"ab".repeat(2 ** 23 + 1)':
    "!! RangeError: Invalid string length: a string can have at most 16777216 characters here",
  "String.raw`a\\n${1}b`": "a\\n1b",
  '`${Symbol("x")}`': "!! TypeError: Cannot convert a Symbol value to a string",
});

sameAsNode(String.raw`
  "abc".at(-1)
  "abc".at(5)
  ["abc".charAt(1), "abc".charCodeAt(9), "a😀".codePointAt(1), "abc".charAt({valueOf(){return 2}})]
  "abc".concat(1, null, {toString(){return "x"}})
  ["abc".endsWith("c"), "abc".endsWith("b", 2), "abc".startsWith("b", 1), "abc".includes("z")]
  "abc".includes(/a/)
  "abcabc".indexOf("c", 3)
  "abcabc".lastIndexOf("c", 4)
  "abcabc".lastIndexOf("", -5)
  "abcabc".lastIndexOf("a", NaN)
  "a".localeCompare("b")
  ["ä".localeCompare("z", "sv"), "ä".localeCompare("z", "de"), "a".localeCompare("A", undefined, {sensitivity: "base"})]
  "\u0065\u0301".normalize().length
  "x".normalize("bad")
  "5".padStart(3, "ab") + "5".padEnd(4) + "|"
  "abc".repeat(3)
  "abc".repeat(-1)
  "abc".repeat(Infinity)
  "abc".repeat(1.9)
  "a-b-c".replaceAll("-", (x, i, s) => x + i + s)
  "a-b-c".replaceAll("-", "$$")
  "aaa".replaceAll("", "_")
  "abc".slice(-2) + "abc".slice(1, -1) + "abc".substring(2, 0) + "abc".substr(-2, 1)
  "a,b,c".split(",")
  "a,b,c".split(",", 2)
  "abc".split("")
  "abc".split()
  "".split("")
  "".split(",")
  "abc".toUpperCase() + "ΑΣ".toLowerCase() + "I".toLocaleLowerCase("tr")
  "  x ".trim() + "|" + "  x ".trimStart() + "|" + "  x ".trimEnd() + "|"
  ["\ud800a".isWellFormed(), "\ud800a".toWellFormed()]
  String.fromCodePoint(97, 128512, 0x10ffff).length
  String.fromCodePoint(-1)
  String.fromCodePoint("x")
  String.fromCharCode(65.9, 65537, "66")
  String(Symbol("x"))
  String.prototype.trim.call(null)
  String.prototype.toString.call(1)
  [..."a😀b"]
  new String("abc")
  new String("ab").length
  String(null) + String(undefined) + String(1n) + String([1,[2,3]]) + String({})
  String.prototype.padStart.length + String.prototype.concat.length
  String.prototype.trimLeft === String.prototype.trimStart && String.prototype.trimLeft.name
  "abc"[Symbol.iterator]().next()
  "abc".split({[Symbol.split](s, l){ return [s, l, 1] }}, 5)
  "abc".replace({[Symbol.replace](s, l){ return [s, l, 2] }}, 5)
  "abc".search({[Symbol.search](s){ return s + "!" }})
  "abc".match({[Symbol.match](s){ return s + "?" }})
  "x".replace("x", "$0$1$<a>")
`);
