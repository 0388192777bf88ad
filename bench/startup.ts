/** CPU of a fresh process from start to the first result, the least of some; peers and what codemode stands on beside it. */
import { execFileSync } from "node:child_process";

const ROUNDS = 15;

const scripts: Readonly<Record<string, string>> = {
  node: "",
  "effect/Effect and effect/Schema": `await import("effect/Effect"); await import("effect/Schema")`,
  "codemode, imported": `await import("effect/Effect"); await import("effect/Schema"); await import("./dist/published/codemode.js")`,
  "codemode, first result": `const Effect = await import("effect/Effect"); const { CodeMode } = await import("./dist/published/codemode.js"); await Effect.runPromise(CodeMode.make({ tools: {} }).execute("return 1"))`,
  quickjs: `const { getQuickJS } = await import("quickjs-emscripten"); (await getQuickJS()).evalCode("1")`,
  sval: `const { default: Sval } = await import("sval"); new Sval({ ecmaVer: "latest" }).run("exports.a = 1")`,
};

export function startUp() {
  const best = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, script] of Object.entries(scripts)) {
      const text = `${script}; const { user, system } = process.cpuUsage(); console.log((user + system) / 1000); process.exit()`;
      const argv = ["--input-type=module", "-e", text];
      const time = Number(
        execFileSync(process.execPath, argv, { cwd: new URL("..", import.meta.url), encoding: "utf8" }),
      );
      best.set(name, Math.min(best.get(name) ?? Infinity, time));
    }
  }
  console.log();
  for (const [name, time] of best) console.log(`start-up, ${name}: ${time.toFixed(0)} ms of CPU`);
}
