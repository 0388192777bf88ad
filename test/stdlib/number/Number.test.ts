/** Numbers, big integers, Math and the number functions against Node. */
import { prints, sameAsNode } from "../../support/sameAsNode.ts";

prints({
  "Math.sumPrecise([1e308, 1e308, -1e308])": "1e+308",
  "Math.sumPrecise([0.1, 0.2, 0.3])": "0.6",
  "Object.is(Math.sumPrecise([]), -0)": "true",
  'Math.sumPrecise([1, "2"])': "!! TypeError: Math.sumPrecise takes an iterable of numbers",
  "Math.sumPrecise([Infinity, -Infinity])": "NaN",
  "[Math.f16round(5.5), Math.f16round(5.05), Math.f16round(65519), Math.f16round(65520), Math.f16round(2 ** -25), Math.f16round(1.1 * 2 ** -25), Math.f16round(-1e-9)]":
    "[ 5.5, 5.05078125, 65504, Infinity, 0, 5.960464477539063e-8, -0 ]",
});

sameAsNode(String.raw`
  (25).toString(36) + (0.1).toString(2) + (255).toString(16) + (-255).toString(2)
  (1).toString(1)
  (1e21).toString(7)
  (1.005).toFixed(2) + (1e21).toFixed(2) + (-1.5).toFixed(0) + (0.000001).toFixed(7)
  (1).toFixed(101)
  (123.456).toPrecision(4) + (0).toPrecision(1) + (1e-7).toPrecision(3)
  (1).toPrecision(0)
  (12345).toExponential() + (12345).toExponential(2) + NaN.toExponential(1000)
  (1).toExponential(-1)
  (1234567.891).toLocaleString()
  (1234567.891).toLocaleString("de-DE")
  (0.256).toLocaleString("en-US", {style: "percent", minimumFractionDigits: 1})
  (1).toLocaleString("en", {style: "currency"})
  (12).toLocaleString("en", {style: "currency", currency: "EUR"})
  (123456789012345678901234567890n).toLocaleString("de")
  Number("0x1f") + Number("  12  ") + Number("") + Number("1_0")
  [Number(null), Number(undefined), Number(true), Number("abc"), Number(12n), Number([5]), Number({valueOf(){return 3}})]
  Number(Symbol())
  +Symbol()
  new Number(5)
  Number.parseInt === parseInt && Number.parseFloat === parseFloat
  [Number.MAX_SAFE_INTEGER, Number.EPSILON, Number.MIN_VALUE, Number.isInteger(5.0), Number.isSafeInteger(2**53), Number.isNaN("x"), Number.isFinite("1")]
  Number.prototype.toString.call("x")
  [parseInt("12px"), parseInt("0x1f"), parseInt("z", 36), parseInt(""), parseInt("-0"), parseInt("11", 2), parseInt("9", 8), parseInt(null, 36)]
  [parseFloat("3.14abc"), parseFloat(".5"), parseFloat("-Infinityx"), parseFloat("1e1000"), parseFloat("  \n7")]
  [isNaN("x"), isNaN(undefined), isFinite("5"), isFinite(Infinity)]
  [encodeURIComponent("a b&ü/😀"), encodeURI("a b&ü/?#"), decodeURIComponent("%F0%9F%98%80%20"), decodeURI("%2F%20")]
  decodeURIComponent("%")
  encodeURI("\ud800")
  decodeURIComponent("%C3%28")
  [escape("a b+ü€"), unescape("%u20AC%FC%zz")]
  [BigInt("0xff"), BigInt(10), BigInt("  12 "), BigInt(true), BigInt("")]
  BigInt(1.5)
  BigInt("1.5")
  BigInt(undefined)
  BigInt(Symbol())
  new BigInt(1)
  [BigInt.asIntN(8, 255n), BigInt.asUintN(8, -1n), BigInt.asIntN(64, 2n ** 63n), BigInt.asUintN(0, 5n), BigInt.asUintN(200, -1n)]
  (255n).toString(16) + (2n ** 100n).toString() + (-5n).toString(2)
  (1n).toString(99)
  [Math.max(), Math.min(), Math.max(1, "3", {valueOf(){return 2}}), Math.max(NaN, 1), Math.min(0, -0)]
  [Math.abs(-5), Math.sign(-3), Math.trunc(-1.5), Math.cbrt(27), Math.hypot(3, 4), Math.clz32(1), Math.fround(5.05), Math.imul(0xffffffff, 5), Math.atan2(1, 1), Math.log10(1000), Math.log2(8), Math.expm1(0), Math.round(-0.5), Math.pow(2, 10)]
  Math
  Math.max.length + Math.hypot.length + Math.atan2.length + Math.random.length
  Math.abs(1n)
`);
