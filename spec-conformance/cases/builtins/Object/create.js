/*---
spec: sec-object.create
---*/
// --- makes an object with the prototype and the fields that it is given
const animal = {
  speak() {
    return `I am ${this.name}`;
  },
};
const cat = Object.create(animal, { name: { value: "Tom", enumerable: true } });
cat.speak(); // => "I am Tom"
Object.getPrototypeOf(cat) === animal; // => true
cat; // => Object.create({ speak() {} }, { name: { value: "Tom", enumerable: true } })

// --- null makes an object without any inheritance
const bare = Object.create(null);
"toString" in bare; // => false
Object.getPrototypeOf(bare); // => null

// --- fields are read-only, hidden and fixed unless the descriptor says otherwise
Object.getOwnPropertyDescriptor(Object.create({}, { a: {} }), "a"); // => { value: undefined, writable: false, enumerable: false, configurable: false }

// --- a prototype is an object or null
Object.create(undefined); // !! TypeError

// --- a descriptor is an object
Object.create({}, { a: 1 }); // !! TypeError
