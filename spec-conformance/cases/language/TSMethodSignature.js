/*---
spec: https://www.typescriptlang.org/docs/handbook/2/functions.html
---*/
// --- methods, optional methods and accessors
interface Store<T> {
  get(key: string): T | undefined;
  clear?(): void;
  update<K extends string>(key: K, change: (old: T) => T): this;
  get size(): number;
  set size(value: number);
}
const store: Store<number> = { get: (key) => key.length };
store.get("abc"); // => 3

// --- `get` and `set` can be names of methods
interface Access { get(): number; set(value: number): void }
const access: Access = { get: () => 1, set() {} };
access.get(); // => 1
