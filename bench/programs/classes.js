const n = 100_000;
class Counter {
  static made = 0;
  step = 1;
  #count = 0;
  constructor(start) {
    this.#count = start;
    Counter.made++;
  }
  get count() {
    return this.#count;
  }
  set count(value) {
    this.#count = value;
  }
  add(by) {
    this.#count += by * this.step;
    return this;
  }
}
class Doubling extends Counter {
  add(by) {
    return super.add(by * 2);
  }
}
let sum = 0;
for (let i = 0; i < n; i++) {
  const counter = i % 2 === 0 ? new Counter(i) : new Doubling(i);
  counter.add(1).add(2);
  counter.count = counter.count + 1;
  sum += counter.count;
}
return [sum, Counter.made];
