/*---
spec: https://console.spec.whatwg.org/#log
---*/
// --- text as it is, inside values with quotes
console.log("a", ["a", 1], { k: "v" });
console.log("it's", ["it's"], '"');
// >> a [ 'a', 1 ] { k: 'v' }
// >> it's [ "it's" ] "

// --- placeholders; what is left over follows
console.log("%s is %d years and %i days, %f%%", "Ann", "7", 3.9, "1.5", "rest");
console.log("%j %O %o%c.", { a: 1 }, [1], { b: 2 }, "color: red");
console.log("%s", Symbol("s"), 100, "%d");
// >> Ann is 7 years and 3 days, 1.5% rest
// >> {"a":1} [ 1 ] { b: 2 }.
// >> Symbol(s) 100 %d

// --- maps, sets, holes, circles, classes, functions
const circle = { name: "x" };
circle.self = circle;
console.log(new Map([["k", { a: 1 }]]), new Set([1]), [1, , 3], circle);
console.log(class A {}, class B extends Map {}, () => {}, function f() {}, Symbol.iterator, /x/g, new Date(0));
// >> Map(1) { 'k' => { a: 1 } } Set(1) { 1 } [ 1, <1 empty item>, 3 ] <ref *1> { name: 'x', self: [Circular *1] }
// >> [class A] [class B extends Map] [Function (anonymous)] [Function: f] Symbol(Symbol.iterator) /x/g 1970-01-01T00:00:00.000Z

// --- instances name their class; getters are not called
class Point {
  x = 1;
  get y() {
    throw new Error("not asked");
  }
}
console.log(new Point(), { get a() { return 1; } }, Object.create(null));
// >> Point { x: 1 } { a: [Getter] } [Object: null prototype] {}

// --- long values are broken into lines
console.log({ first: "a".repeat(40), second: "b".repeat(40) });
// >> {
// >>   first: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
// >>   second: 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb'
// >> }

// --- nothing gives an empty line
console.log();
// >>
