/** Names no scope declares (ECMA-262 §9.1.1.4): before the program has met the global object, and after; built-in objects too. */
import * as Effect from "effect/Effect";
import { expect, test } from "vitest";
import { CodeMode } from "../../src/index.ts";
import { makeOneTick } from "../../src/testing.ts";

// Not by Node as well: these programs change the global object.
test.each<[title: string, code: string, value: unknown]>([
  [
    "a name is the property of the global object, read before it is seen and after",
    "const before = [Array, Math, JSON, NaN, Infinity]; const now = [globalThis.Array, globalThis.Math, globalThis.JSON, globalThis.NaN, globalThis.Infinity]; return [...before.map((value, i) => Object.is(value, now[i])), Array === before[0], globalThis === globalThis.globalThis]",
    [true, true, true, true, true, true, true],
  ],
  [
    "what the host gives is the same by both names",
    "const before = [tools, search]; return [before[0] === globalThis.tools, before[1] === globalThis.search, tools === before[0], search === before[1]]",
    [true, true, true, true],
  ],
  [
    "one place reads on when another has changed the global object",
    "const r = []; const read = () => { try { return typeof Map === 'number' ? Map : typeof Map } catch (e) { return e.name } }; r.push(read(), read()); globalThis.Map = 1; r.push(read()); Map = 2; r.push(read(), globalThis.Map); delete globalThis.Map; r.push(read()); globalThis.Map = 3; r.push(read()); return r",
    ["function", "function", 1, 2, 2, "undefined", 3],
  ],
  [
    "an accessor in the place of a name",
    "const read = () => Set; const before = typeof read(); let n = 0; Object.defineProperty(globalThis, 'Set', { get: () => ++n }); return [before, read(), read(), Set]",
    ["function", 1, 2, 3],
  ],
  [
    "names that are nowhere, and those of Object.prototype",
    "const r = [typeof nowhere, typeof hasOwnProperty, typeof toString]; try { nowhere } catch (e) { r.push(e.message) } try { nowhere = 1 } catch (e) { r.push(e.message) } globalThis.nowhere = 7; r.push(nowhere, typeof nowhere); return r",
    ["undefined", "function", "function", "nowhere is not defined", "nowhere is not defined", 7, "number"],
  ],
  [
    "a getter that runs code in the middle of an expression",
    "const o = { get x() { globalThis.parseInt = () => 'new'; return 1 } }; return [parseInt('8'), o.x + parseInt('8'), parseInt('8')]",
    [8, "1new", "new"],
  ],
  [
    "prototypes that nobody has looked at: written, listed, defined, deleted and cut off as the first act",
    "const arrays = Object.getPrototypeOf([]), functions = Object.getPrototypeOf(() => 1); arrays.last = 7; functions.call2 = 8; const r = [[1].last, (() => 1).call2, Object.keys(arrays), Object.keys(functions), Object.getOwnPropertyNames(arrays).includes('constructor')]; delete arrays.map; r.push(typeof [].map, [3, 1].sort().join()); Object.setPrototypeOf(arrays, null); r.push([].toLocaleString === undefined, [].hasOwnProperty === undefined); return r",
    [7, 8, ["last"], ["call2"], true, "undefined", "1,3", false, true],
  ],
  [
    "a constructor set on the prototype of arrays before anything else",
    "class Mine { constructor(n) { this.n = n } } const a = [1, 2, 3]; Object.getPrototypeOf(a).constructor = { [Symbol.species]: Mine }; const { map } = Array.prototype; return [a.slice(1) instanceof Mine, map.call(a, (x) => x) instanceof Mine]",
    [true, true],
  ],
])("%s", async (_title, code, value) => {
  // Three times each: what compiled code has learned in one run holds in the next.
  for (const runtime of [CodeMode.make(), makeOneTick()])
    for (let run = 0; run < 3; run++)
      expect(await Effect.runPromise(runtime.execute(code))).toMatchObject({ ok: true, value });
});
