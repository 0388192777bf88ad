/** What a run that waits for a tool holds, by the growth over many of them; WebAssembly shows only as resident memory. */
import type { Engine, Tools } from "./engines.ts";
import { waiting } from "./tools.ts";

const COUNT = 500;

export async function suspendedMemory(engines: readonly Engine[], code: string, tools: Tools) {
  const kilobytes = (bytes: number) => `${Math.max(0, bytes / COUNT / 1024).toFixed(1)} KB`;
  const settle = () => new Promise((resolve) => setTimeout(resolve, 300));
  console.log();
  for (const engine of engines) {
    void engine.run(code, tools);
    await settle();
    globalThis.gc?.();
    const before = process.memoryUsage();
    for (let index = 0; index < COUNT; index++) void engine.run(code, tools).catch(() => {});
    for (let tries = 0; tries < 20 && waiting.length < COUNT; tries++) await settle();
    globalThis.gc?.();
    const after = process.memoryUsage();
    const heap = kilobytes(after.heapUsed - before.heapUsed);
    const resident = kilobytes(after.rss - before.rss);
    if (waiting.length < COUNT) throw new Error(`${engine.name} made ${waiting.length} calls`);
    waiting.length = 0;
    console.log(`${engine.name}: a suspended run holds ${heap} of heap, ${resident} resident`);
  }
}
