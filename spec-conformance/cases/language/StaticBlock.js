/*---
spec: sec-static-blocks
---*/
// --- it runs once, when the class is made, in order with the static fields
const log = [];
class Ordered {
  static a = log.push("a");
  static {
    log.push(this === Ordered, Ordered.a);
  }
  static b = log.push("b");
}
log; // => ["a", true, 1, "b"]

// --- it can hand out what is private
let read;
class Secret {
  #value;
  constructor(value) {
    this.#value = value;
  }
  static {
    read = (secret) => secret.#value;
  }
}
read(new Secret(42)); // => 42

// --- its variables are its own
class Own {
  static {
    var hidden = 1;
  }
}
typeof hidden; // => "undefined"

// --- it cannot wait
class Config {
  static {
    await null; // ~~ early/await-in-class
  }
}
