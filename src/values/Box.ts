/** Captured variables that are written after a closure took them live in a box. */
export class Box {
  v: unknown;
  constructor(v: unknown) {
    this.v = v;
  }
}
