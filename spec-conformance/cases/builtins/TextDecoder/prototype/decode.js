/*---
spec: https://encoding.spec.whatwg.org/#dom-textdecoder-decode
---*/
// --- bytes to text: from lists, views, buffers, or nothing
const decoder = new TextDecoder();
const bytes = new Uint8Array([0x61, 0xc3, 0xa9, 0xf0, 0x9f, 0x98, 0x80]);
[decoder.decode(bytes), decoder.decode(bytes.buffer), decoder.decode(bytes.subarray(1, 3)), decoder.decode()]; // => ["aé😀", "aé😀", "é", ""]

// --- wrong bytes become the replacement character
new TextDecoder().decode(new Uint8Array([0x61, 0xff, 0xc3, 0x62, 0xed, 0xa0, 0x80])); // => "a\ufffd\ufffdb\ufffd\ufffd\ufffd"

// --- or an error
new TextDecoder("utf-8", { fatal: true }).decode(new Uint8Array([0xff])); // !! TypeError

// --- in pieces
const stream = new TextDecoder();
const first = stream.decode(new Uint8Array([0xe2, 0x82]), { stream: true });
[first, stream.decode(new Uint8Array([0xac])), new TextDecoder().decode(new Uint8Array([0xe2, 0x82]))]; // => ["", "€", "\ufffd"]

// --- only bytes
new TextDecoder().decode("text"); // !! TypeError
