/**
 * Names that people expect in a JavaScript program and that do not exist here, with what to use instead. Read by
 * `check` and by the ReferenceError of a running program, so that both say the same.
 */

const throughTools = "work outside the program goes through `tools`";
const noTimers = "there are no timers; await the tool calls or promises you wait for";
const noModules = `there are no modules; built-ins are global and ${throughTools}`;
const noRequests = `there is no network; ${throughTools}`;
const noPage = `there is no web page; ${throughTools}`;
const noCode = "code cannot be created from text";
const noSharing = "programs share no memory and run on one thread";
const noCollector = "garbage collection is not visible to programs";
const python = (instead: string): string => `that is Python; in JavaScript it is \`${instead}\``;

/** Absent name → what to use instead, as the end of a sentence. */
export const absentNames: Readonly<Record<string, string>> = {
  eval: noCode,
  setTimeout: noTimers,
  setInterval: noTimers,
  setImmediate: noTimers,
  clearTimeout: noTimers,
  clearInterval: noTimers,
  clearImmediate: noTimers,
  requestAnimationFrame: noTimers,
  sleep: noTimers,
  fetch: noRequests,
  axios: noRequests,
  XMLHttpRequest: noRequests,
  WebSocket: noRequests,
  EventSource: noRequests,
  Request: noRequests,
  Response: noRequests,
  FormData: noRequests,
  AbortController: "calls cannot be aborted; what still runs when the program returns is interrupted",
  require: noModules,
  module: `${noModules}; \`return\` the result`,
  exports: `${noModules}; \`return\` the result`,
  __dirname: noModules,
  __filename: noModules,
  process: `there is no process; ${throughTools}`,
  Deno: `there is no host; ${throughTools}`,
  Bun: `there is no host; ${throughTools}`,
  Buffer: "use `Uint8Array` with `toBase64` and `fromBase64`, or `TextEncoder` and `TextDecoder`",
  fs: `there is no file system; ${throughTools}`,
  path: "there is no file system; join paths as strings",
  global: "the global object is `globalThis`",
  window: noPage,
  self: noPage,
  document: noPage,
  navigator: noPage,
  location: noPage,
  localStorage: `nothing is stored between programs; ${throughTools}`,
  sessionStorage: `nothing is stored between programs; ${throughTools}`,
  alert: "use `console.log`, or `return` the text",
  prompt: `there is no one to ask; ${throughTools}`,
  performance: "use `Date.now()`",
  Worker: noSharing,
  SharedArrayBuffer: noSharing,
  Atomics: noSharing,
  WebAssembly: noCode,
  WeakRef: noCollector,
  FinalizationRegistry: noCollector,
  ShadowRealm: noCode,
  Temporal: "use `Date` and `Intl.DateTimeFormat`",
  Blob: "use `Uint8Array` or strings",
  print: python("console.log(…)"),
  None: python("null"),
  True: python("true"),
  False: python("false"),
  len: python("value.length"),
  str: python("String(…)"),
  int: python("Number.parseInt(…)"),
  range: python("Array.from({ length: n }, (_, i) => i)"),
  nil: "the empty value is `null`",
  NULL: "the empty value is `null`",
};

/** What to use instead of an absent name; `undefined` for a name that is merely unknown. */
export const alternativeTo = (name: string): string | undefined =>
  Object.hasOwn(absentNames, name) ? absentNames[name] : undefined;
