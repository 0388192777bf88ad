/*---
spec: sec-native-error-types-used-in-this-standard-urierror
---*/
// --- is thrown where text is no part of an address
let error;
try {
  decodeURIComponent("%");
} catch (caught) {
  error = caught;
}
error instanceof URIError; // => true

// --- half of a surrogate pair cannot be encoded
encodeURIComponent("\uD800"); // !! URIError

// --- can be made, with a cause
String(URIError("bad address", { cause: 1 })); // => "URIError: bad address"
Object.getPrototypeOf(URIError) === Error; // => true
