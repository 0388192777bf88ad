/**
 * Names that people expect in a JavaScript program and that do not exist here, with what to use instead. The one list:
 * `check`, the ReferenceError of a running program, the instructions, completion and the checklist all read it.
 */

const throughTools = "work outside the program goes through `tools`";
const noTimers = "there are no timers; await the tool calls or promises you wait for";
const noModules = `there are no modules; built-ins are global and ${throughTools}`;
const noRequests = `there is no network; ${throughTools}`;
const noFiles = `there is no file system; ${throughTools}`;
const noPage = `there is no web page; ${throughTools}`;
const noCode = "code cannot be created from text";
const noSharing = "programs share no memory and run on one thread";
const noCollector = "garbage collection is not visible to programs";
const noHost = `there is no host; ${throughTools}`;
const noStore = `nothing is stored between programs; ${throughTools}`;
const noAbort = "calls cannot be aborted; what still runs when the program returns is interrupted";
const noEvents = "there are no events; use promises and functions";
const noStreams = "there are no streams; tools return whole values";
const noUsing = "there is no `using`; use `try … finally`";
const nobody = "nobody watches while a program runs; `return` a value or use `console.log`";

/** Absent global of JavaScript, of a browser or of Node → what to use instead, as the end of a sentence. */
export const absentGlobals: Readonly<Record<string, string>> = {
  eval: noCode,
  ShadowRealm: noCode,
  WebAssembly: noCode,
  setTimeout: noTimers,
  setInterval: noTimers,
  setImmediate: noTimers,
  clearTimeout: noTimers,
  clearInterval: noTimers,
  clearImmediate: noTimers,
  requestAnimationFrame: noTimers,
  requestIdleCallback: noTimers,
  scheduler: noTimers,
  performance: "use `Date.now()`",
  fetch: noRequests,
  Request: noRequests,
  Response: noRequests,
  XMLHttpRequest: noRequests,
  WebSocket: noRequests,
  EventSource: noRequests,
  FormData: "use `URLSearchParams` or a plain object",
  Blob: "use `Uint8Array` or strings",
  File: noFiles,
  FileReader: noFiles,
  fs: noFiles,
  path: `there is no file system; join paths as strings`,
  require: noModules,
  importScripts: noModules,
  module: `${noModules}; \`return\` the result`,
  exports: `${noModules}; \`return\` the result`,
  __dirname: noModules,
  __filename: noModules,
  process: `there is no process; ${throughTools}`,
  Deno: noHost,
  Bun: noHost,
  Buffer: "use `Uint8Array` with `toBase64` and `fromBase64`, or `TextEncoder` and `TextDecoder`",
  global: "the global object is `globalThis`",
  self: "the global object is `globalThis`",
  window: noPage,
  document: noPage,
  navigator: noPage,
  location: noPage,
  DOMParser: "there is no web page; search the text with a regular expression",
  localStorage: noStore,
  sessionStorage: noStore,
  alert: nobody,
  confirm: nobody,
  prompt: nobody,
  reportError: "use `console.error`, or throw the error",
  Event: noEvents,
  EventTarget: noEvents,
  CustomEvent: noEvents,
  MessageChannel: noEvents,
  BroadcastChannel: noEvents,
  AbortController: noAbort,
  AbortSignal: noAbort,
  ReadableStream: noStreams,
  WritableStream: noStreams,
  TransformStream: noStreams,
  Worker: noSharing,
  SharedArrayBuffer: noSharing,
  Atomics: noSharing,
  WeakRef: noCollector,
  FinalizationRegistry: noCollector,
  DisposableStack: noUsing,
  AsyncDisposableStack: noUsing,
  SuppressedError: noUsing,
  Temporal: "use `Date` and `Intl.DateTimeFormat`",
  DOMException: "errors of the library are `Error`s whose `name` says the same",
};

const python = (instead: string): string => `that is Python; in JavaScript it is \`${instead}\``;

/** Name of another language or of a popular package → as above. No property of any global object, so no row of the library. */
const foreignNames: Readonly<Record<string, string>> = {
  axios: noRequests,
  sleep: noTimers,
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
  [absentGlobals, foreignNames].find((names) => Object.hasOwn(names, name))?.[name];
