/**
 * `npm run fuzz [-- COUNT [SEED]]`: random programs in our interpreter and in Node; 10,000 unless told otherwise. What
 * differs is shrunk and printed with the seed that finds it again; ends with 1 when anything does.
 */
import { CodeMode } from "../../src/index.ts";
import { makeOneTick } from "../../src/testing.ts";
import { Oracle } from "../oracle/Oracle.ts";
import { fuzz } from "./fuzz.ts";

const count = Number(process.argv[2] ?? 10_000);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000);
console.log(`${count} programs, seed ${seed}`);

const oracle = new Oracle(process.execPath);
const runtimes = [CodeMode.make(), makeOneTick()];
const began = performance.now();
const found = await fuzz({
  runtimes,
  oracle,
  count,
  seed,
  onProgress: (done) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${done}/${count}`);
  },
});
oracle.close();
for (const { statements, ours, node, path } of found) {
  console.log(`\nseed ${path}\n${statements}\n--- ours\n${ours}\n--- Node\n${node}`);
}
console.log(`\n${count} programs, ${found.length} divergences, ${Math.round((performance.now() - began) / 1000)} s`);
process.exitCode = found.length === 0 ? 0 : 1;
