/** Programs over long texts and deep or large data: the same results as Node's, within the ceilings. */
import { prints } from "../support/sameAsNode.ts";

prints({
  'const s = "é\\n\\\\\\"😀".repeat(20000); JSON.parse(JSON.stringify(s)) === s': "true",
  'const t = JSON.stringify({ ["k".repeat(40000)]: 1 }); Object.keys(JSON.parse(t))[0].length': "40000",
  "JSON.parse('\"' + 'a'.repeat(20000) + '\\\\q\"')": "!! SyntaxError: Bad escaped character in JSON at position 20002",
  "JSON.parse('\"' + 'a'.repeat(20000) + '\\n\"')":
    "!! SyntaxError: Bad control character in string literal in JSON at position 20001",
  'JSON.stringify(JSON.parse("[".repeat(100000) + "]".repeat(100000))).length': "200000",
  "let o = {}; for (let i = 0; i < 50000; i++) o = { o }; JSON.stringify(o).length": "300002",
  "let o = {}; for (let i = 0; i < 50000; i++) o = { o }; let n = 0; let c = structuredClone(o); for (; c.o; c = c.o) n++; n":
    "50000",
  'let n = 0; JSON.parse("[".repeat(20000) + "]".repeat(20000), (k, v) => (n++, v)); n': "20000",
  'const s = "ab%C3%A9é".repeat(10000); decodeURIComponent(encodeURIComponent(s)) === s': "true",
  'const s = "%F0%9F%98%80".repeat(20001); decodeURIComponent(s) === "😀".repeat(20001)': "true",
  'const s = "😀x".repeat(20001); decodeURI(encodeURI(s)) === s && unescape(escape(s)) === s': "true",
  'const s = "abc".repeat(200001); atob(btoa(s)) === s': "true",
  'atob("QQ==".repeat(100000))': "!! InvalidCharacterError: Invalid character",
  'const s = "aé😀".repeat(500000); new TextDecoder().decode(new TextEncoder().encode(s)) === s': "true",
  'const s = "a-b".repeat(10000); new RegExp(RegExp.escape(s)).test(s)': "true",
  '"a,b".repeat(20000).split(",").length + "ab".repeat(20000).split("").length': "60001",
  '"a,b".repeat(20000).replaceAll(",", "$&$&").length + "x".repeat(20000).replaceAll("", "-").length': "120001",
  '"a".repeat(2 ** 20).replaceAll("a", "x".repeat(17))':
    "!! RangeError: Invalid string length: a string can have at most 16777216 characters here",
  '"a".repeat(2 ** 20).replace(/a/g, "x".repeat(17))':
    "!! RangeError: Invalid string length: a string can have at most 16777216 characters here",
  '"a".repeat(300000).localeCompare("b")':
    "!! RangeError: Strings longer than 262144 characters cannot be compared by locale",
  '"a".repeat(2 ** 24).toUpperCase().length + "é".repeat(2 ** 23).normalize("NFD").length': "33554432",
  '"é".repeat(2 ** 23 + 1).normalize("NFD")':
    "!! RangeError: Invalid string length: a string can have at most 16777216 characters here",
  '("a".repeat(100000) + "\\ud800").isWellFormed() + " " + ("\\ud800" + "a".repeat(100000)).toWellFormed().charCodeAt(0)':
    "false 65533",
  "Math.max(...Array.from({ length: 50000 }, (_, i) => i))": "49999",
  "BigInt.asUintN(2 ** 21, -1n)": "!! RangeError: Maximum BigInt size exceeded: at most 1048576 bits here",
  "(2n ** 100000n).toString().length + (2n ** 100000n).toString(16).length": "55104",
});
