/** Global names that programs try and that are deliberately not there, with what to do instead. */
const TIMERS = "there are no timers: await a tool call instead, or queueMicrotask for later in the same turn";
const TOOLS = "nothing outside the program is reachable but tools";
const NETWORK = "there is no network access: call a tool";
const FILES = "there is no file system: call a tool";
const MODULES = "there are no modules: everything is global, and tools are under `tools`";
const CODE = "code generation is not available";
const MEMORY = "programs have one thread and share no memory";
const COLLECTION = "garbage collection is not observable here";
const DISPOSAL = "there is no `using`: use try … finally";
const BROWSER = "there is no page and no window";
const EVENTS = "there are no events: use promises and functions";
const STREAMS = "there are no streams: tools return whole values";
const UI = "nobody watches while the program runs: return a value, or use console";

export const absentGlobals: Readonly<Record<string, string>> = {
  eval: CODE,
  ShadowRealm: CODE,
  setTimeout: TIMERS,
  setInterval: TIMERS,
  setImmediate: TIMERS,
  clearTimeout: TIMERS,
  clearInterval: TIMERS,
  clearImmediate: TIMERS,
  requestAnimationFrame: TIMERS,
  requestIdleCallback: TIMERS,
  scheduler: TIMERS,
  performance: "use Date.now()",
  fetch: NETWORK,
  Request: NETWORK,
  Response: NETWORK,
  XMLHttpRequest: NETWORK,
  WebSocket: NETWORK,
  EventSource: NETWORK,
  navigator: TOOLS,
  FormData: "use URLSearchParams or a plain object",
  Blob: "use text, or a Uint8Array",
  File: FILES,
  FileReader: FILES,
  fs: FILES,
  path: "paths are text: use the methods of String",
  require: MODULES,
  module: MODULES,
  exports: MODULES,
  __dirname: MODULES,
  __filename: MODULES,
  importScripts: MODULES,
  process: "there is no process: nothing outside the program is reachable but tools",
  global: "use globalThis",
  self: "use globalThis",
  window: BROWSER,
  document: BROWSER,
  location: BROWSER,
  localStorage: "nothing outlives the program: return what is to be kept, or call a tool",
  sessionStorage: "nothing outlives the program: return what is to be kept, or call a tool",
  Buffer: "use Uint8Array, TextEncoder, atob and btoa",
  Deno: TOOLS,
  Bun: TOOLS,
  alert: UI,
  confirm: UI,
  prompt: UI,
  print: "use console.log",
  Event: EVENTS,
  EventTarget: EVENTS,
  CustomEvent: EVENTS,
  MessageChannel: EVENTS,
  BroadcastChannel: EVENTS,
  AbortController: "tool calls end when the program does: return to interrupt what is pending",
  AbortSignal: "tool calls end when the program does: return to interrupt what is pending",
  ReadableStream: STREAMS,
  WritableStream: STREAMS,
  TransformStream: STREAMS,
  Worker: MEMORY,
  SharedArrayBuffer: MEMORY,
  Atomics: MEMORY,
  WebAssembly: CODE,
  WeakRef: COLLECTION,
  FinalizationRegistry: COLLECTION,
  DisposableStack: DISPOSAL,
  AsyncDisposableStack: DISPOSAL,
  SuppressedError: DISPOSAL,
  Temporal: "use Date, and Intl.DateTimeFormat for time zones",
  DOMException: "errors of the library are Errors with that name",
  DOMParser: "there is no DOM: search the text with a regular expression",
  reportError: "use console.error, or throw",
};
