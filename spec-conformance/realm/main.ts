/**
 * `npm run conformance:realm`: compares our realm with the pinned current Node's; ends with 1 when a difference has no
 * reason.
 */
import { currentFlags, currentNode } from "../oracle/Oracle.ts";
import { compareRealms } from "./compare.ts";

const { facts, explained, unexplained, unneeded } = await compareRealms(currentNode(), currentFlags);
for (const { path, ours, node } of unexplained)
  console.log(`${path}\n    ours ${ours ?? "missing"}\n    node ${node ?? "missing"}`);
for (const line of unneeded) console.log(`differences.txt names ${line}, which does not differ`);
console.log(`${facts} facts, ${explained} differences with a reason, ${unexplained.length} without`);
process.exitCode = unexplained.length + unneeded.length === 0 ? 0 : 1;
