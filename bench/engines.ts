/**
 * The engines that are compared, behind one function: program text and tools in, the program's value out. A program is
 * the body of an async function and calls tools of one argument; every run gets a fresh realm where the engine has any.
 */
import * as Effect from "effect/Effect";
import { getQuickJS } from "quickjs-emscripten";
import Sval from "sval";
import { CodeMode, Tool } from "../src/index.ts";

export type Tools = Readonly<Record<string, Readonly<Record<string, (input: unknown) => Promise<unknown>>>>>;

export interface Engine {
  readonly name: string;
  readonly run: (code: string, tools: Tools) => Promise<unknown>;
}

const AsyncFunction = (async () => {}).constructor as new (...text: string[]) => (tools: Tools) => Promise<unknown>;

/** V8 itself, without any confinement. */
export const native: Engine = { name: "native", run: async (code, tools) => new AsyncFunction("tools", code)(tools) };

/** codemode, one runtime per set of tools, so that compiled programs are kept. */
export function codemode(): Engine {
  const runtimes = new Map<Tools, ReturnType<typeof make>>();
  function make(tools: Tools) {
    const tree = Object.entries(tools).map(([namespace, members]) => {
      const made = Object.entries(members).map(([name, run]) => {
        const tool = Tool.make({ description: name, input: {}, run: (input) => Effect.promise(() => run(input)) });
        return [name, tool] as const;
      });
      return [namespace, Object.fromEntries(made)] as const;
    });
    return CodeMode.make({ tools: Object.fromEntries(tree) });
  }
  return {
    name: "codemode",
    async run(code, tools) {
      const runtime = runtimes.get(tools) ?? make(tools);
      runtimes.set(tools, runtime);
      const result = await Effect.runPromise(runtime.execute(code));
      if (!result.ok) throw new Error(`${result.error.kind}: ${result.error.message}`);
      return result.value;
    },
  };
}

/** QuickJS in WebAssembly: a context per run, data over the border as JSON. */
export async function quickjs(): Promise<Engine> {
  const library = await getQuickJS();
  return {
    name: "quickjs",
    async run(code, tools) {
      const vm = library.newContext();
      try {
        const call = vm.newFunction("call", (namespace, name, input) => {
          const deferred = vm.newPromise();
          const tool = tools[vm.getString(namespace)]![vm.getString(name)]!;
          void tool(JSON.parse(vm.getString(input))).then((answer) => {
            if (!vm.alive) return;
            const text = vm.newString(JSON.stringify(answer));
            deferred.resolve(text);
            text.dispose();
            vm.runtime.executePendingJobs();
          });
          return deferred.handle;
        });
        vm.setProp(vm.global, "call", call);
        call.dispose();
        const stubs = Object.entries(tools).map(([namespace, members]) => {
          const made = Object.keys(members).map(
            (name) => `${name}: async (x) => JSON.parse(await call("${namespace}", "${name}", JSON.stringify(x)))`,
          );
          return `${namespace}: { ${made.join(", ")} }`;
        });
        const text = `const tools = { ${stubs.join(", ")} }; (async () => {${code}\n})().then(JSON.stringify)`;
        const promise = vm.unwrapResult(vm.evalCode(text));
        const settled = vm.resolvePromise(promise);
        vm.runtime.executePendingJobs();
        const value = vm.unwrapResult(await settled);
        const json = vm.getString(value);
        value.dispose();
        promise.dispose();
        return JSON.parse(json);
      } finally {
        vm.dispose();
      }
    },
  };
}

/** Sval, an interpreter in JavaScript that walks acorn's tree; it confines nothing, but it is of the same kind. */
export const sval: Engine = {
  name: "sval",
  run(code, tools) {
    const interpreter = new Sval({ ecmaVer: "latest", sourceType: "script", sandBox: true });
    interpreter.import({ tools });
    interpreter.run(`exports.value = (async () => {${code}\n})()`);
    return interpreter.exports.value as Promise<unknown>;
  },
};
