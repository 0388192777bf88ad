/*---
spec: sec-reflect.construct
---*/
// --- makes an instance with a list of arguments
class Point {
  constructor(x, y) {
    Object.assign(this, { x, y });
  }
}
Reflect.construct(Point, [1, 2]) instanceof Point; // => true
Reflect.construct(Array, [3]).length; // => 3

// --- a third argument is new.target, whose prototype it gets
class Base {
  constructor() {
    this.target = new.target.name;
  }
}
class Other {}
const made = Reflect.construct(Base, [], Other);
made.target; // => "Other"
made instanceof Other; // => true
made instanceof Base; // => false

// --- new.target must be a constructor
Reflect.construct(Object, [], () => {}); // !! TypeError

// --- the kind is that of what was called, the prototype that of new.target
const made = Reflect.construct(Date, [0], Array);
made instanceof Array; // => true
Object.prototype.toString.call(made); // => "[object Date]"
Date.prototype.getTime.call(made); // => 0

// --- so must be what is called
Reflect.construct(Math.max, []); // !! TypeError
