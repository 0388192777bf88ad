/** The methods of console against Node's Console, both kinds of output in one stream. */
import { Console } from "node:console";
import { Writable } from "node:stream";
import { expect, test } from "vitest";
import { CodeMode } from "../../../src/index.ts";

function inNode(code: string): string {
  let text = "";
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString();
      done();
    },
  });
  new Function("console", `"use strict"; ${code}`)(new Console({ stdout: stream, stderr: stream }));
  return text.replace(/\n$/, "");
}

const programs = [
  `console.log(); console.log("a", 1, {x: 1}, [1, "b"]); console.info("i"); console.debug("d"); console.warn("w"); console.error("e")`,
  `console.log("%s %s %s", "a", 1n, {a: {b: 1}}); console.log("%d %i %f", "1.5", 2.7, "3.5x"); console.log("%j", {a: [1]})`,
  `console.log("%O", {b: {c: {d: {}}}}); console.log("100%", "x"); console.log("%% %c.", "css", "rest")`,
  `console.log("%s", Symbol("x"), -0); console.log("%s"); console.log("%d", {}); console.log("%s", null, undefined)`,
  `console.group("G"); console.log("a\\nb"); console.group(); console.log({a: 1}); console.groupEnd(); console.groupEnd(); console.groupEnd(); console.log("out")`,
  `console.count(); console.count("x"); console.count("x"); console.countReset("x"); console.count("x"); console.count(undefined)`,
  `console.assert(true, "no"); console.assert(false); console.assert(false, "bad %s", "thing")`,
  `console.table([{a: 1, b: "x"}, {a: 2, c: true}]); console.table([1, "a", null]); console.table({r: {q: 1}, s: {q: 2}}); console.table("x")`,
  `console.table([{a: 1, b: 2}], ["b"]); console.table([[1, 2], [3, 4]]); console.table([])`,
  `console.dir({a: {b: {c: {d: {}}}}}, {depth: 0}); console.dir({a: {b: {c: {d: {}}}}}); console.dir({a: {b: {c: {d: {e: {}}}}}}, {depth: null})`,
];

for (const code of programs)
  test(code, async () => {
    const result = await CodeMode.run({ code });
    expect((result.logs ?? []).join("\n")).toBe(inNode(code));
  });

test("timers and traces", async () => {
  const code = `console.time(); console.timeLog(); console.timeEnd(); console.timeEnd("zz"); function f() { console.trace("t") } f()`;
  const { logs = [] } = await CodeMode.run({ code });
  expect(logs[0]).toMatch(/^default: [\d.]+ms$/);
  expect(logs[1]).toMatch(/^default: [\d.]+ms$/);
  expect(logs[2]).toBe("No such label 'zz' for console.timeEnd()");
  expect(logs[3]).toMatch(/^Trace: t\n {4}at f \(program:1:\d+\)\n/);
});

test("a log runs no code of the program", async () => {
  const code = `let ran = 0;
    console.log({ get a() { ran++; return 1 } }, new Proxy({ b: 1 }, { get() { ran++ }, ownKeys() { ran++; return [] } }));
    console.log("%s %d", { toString() { ran++; return "x" } }, { valueOf() { ran++; return 1 } });
    return ran`;
  const result = await CodeMode.run({ code });
  expect(result).toMatchObject({
    value: 0,
    logs: ["{ a: [Getter] } { b: 1 }", "{ toString: [Function: toString] } NaN"],
  });
});
