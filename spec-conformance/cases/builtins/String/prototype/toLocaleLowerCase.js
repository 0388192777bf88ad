/*---
spec: sec-string.prototype.tolocalelowercase
---*/
// --- some languages have their own small letters
["TITLE I".toLocaleLowerCase("tr"), "TITLE I".toLocaleLowerCase("en")]; // => ["tıtle ı", "title i"]
"ÀÉ".toLocaleLowerCase(); // => "àé"

// --- the first known language of a list
"I".toLocaleLowerCase(["az", "en"]); // => "ı"

// --- a wrong language tag
"a".toLocaleLowerCase("_"); // !! RangeError
