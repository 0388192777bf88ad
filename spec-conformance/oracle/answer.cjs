/**
 * Runs in whichever Node confirms: for each line of input, a program in a strict async function body, in a realm of its own
 * or in this process's, and a line of output with what the program returns. Plain JavaScript, so that any Node can start it.
 */
"use strict";
const { Writable } = require("node:stream");
const readline = require("node:readline");
const vm = require("node:vm");

process.on("unhandledRejection", () => {});

const web = ["URL", "URLSearchParams", "Headers", "TextDecoder", "TextEncoder", "atob", "btoa", "crypto"];
const shared = [...web, "structuredClone", "queueMicrotask", "DOMException"];
const silent = Object.fromEntries(Object.keys(console).map((name) => [name, () => {}]));

// Standard output is for answers: what programs print in this process's realm goes nowhere.
const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
globalThis.console = new console.Console(nowhere, nowhere);

/** Settles as the program does, or says that it never will: nothing here waits for anything but jobs. */
async function answer({ program, fresh, file }) {
  const text = `"use strict"; (async function () { ${program}\n}).call(undefined)`;
  const stuck = new Promise((resolve) =>
    setImmediate(() => setImmediate(() => resolve({ failed: "waits for a promise that never settles" }))),
  );
  try {
    const running = fresh
      ? vm.runInContext(text, freshRealm(), { timeout: 10_000, filename: file })
      : vm.runInThisContext(text, { timeout: 10_000, filename: file });
    return await Promise.race([running, stuck]);
  } catch (error) {
    return { failed: error !== null && typeof error === "object" ? `${error.name}: ${error.message}` : String(error) };
  }
}

function freshRealm() {
  const context = vm.createContext({});
  const define = (name, value) =>
    Object.defineProperty(context, name, { value, writable: true, enumerable: false, configurable: true });
  for (const name of shared) define(name, globalThis[name]);
  define("console", silent);
  return context;
}

async function serve() {
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const question = JSON.parse(line);
    process.stdout.write(`${JSON.stringify({ id: question.id, observation: await answer(question) })}\n`);
  }
}

void serve();
