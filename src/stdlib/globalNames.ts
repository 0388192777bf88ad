/** The names a program finds without declaring them; data, so that checking a program needs no library. */

/** The names of the global object whose value is an intrinsic of the same name. */
// prettier-ignore
export const intrinsicNames: readonly string[] = [
  // ECMA-262 §19.2 to §19.4
  "isFinite", "isNaN", "parseFloat", "parseInt", "decodeURI", "decodeURIComponent", "encodeURI", "encodeURIComponent",
  "AggregateError", "Array", "ArrayBuffer", "BigInt", "BigInt64Array", "BigUint64Array", "Boolean", "DataView", "Date",
  "Error", "EvalError", "Float16Array", "Float32Array", "Float64Array", "Function", "Int8Array", "Int16Array", "Int32Array",
  "Iterator", "Map", "Number", "Object", "Promise", "Proxy", "RangeError", "ReferenceError", "RegExp", "Set", "String",
  "Symbol", "SyntaxError", "TypeError", "Uint8Array", "Uint8ClampedArray", "Uint16Array", "Uint32Array", "URIError",
  "WeakMap", "WeakSet", "JSON", "Math", "Reflect", "escape", "unescape",
  // ECMA-402
  "Intl",
  // Web helpers without authority
  "URL", "URLSearchParams", "Headers", "TextEncoder", "TextDecoder", "atob", "btoa", "crypto", "queueMicrotask", "console",
  "structuredClone",
];

/** The others: values, and what the host adds. */
const valueNames = ["globalThis", "Infinity", "NaN", "undefined", "tools", "search"];

export const globalNames: ReadonlySet<string> = new Set([...valueNames, ...intrinsicNames]);
