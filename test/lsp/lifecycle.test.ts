import { afterEach, describe, expect, test } from "vitest";
import { startServer } from "./support/client.ts";

type Server = ReturnType<typeof startServer>;
let server: Server | undefined;
afterEach(() => void server?.kill());

/** A session of raw messages: what is sent is written as it is, answers are read by id. */
function session() {
  const started = (server = startServer());
  let buffer = Buffer.alloc(0);
  const answers = new Map<unknown, (message: { result?: unknown; error?: { code: number } }) => void>();
  started.stdout.on("data", (chunk: Buffer) => {
    buffer = Buffer.concat([buffer, chunk]);
    for (;;) {
      const head = /Content-Length: (\d+)\r\n\r\n/.exec(buffer.toString("latin1"));
      if (head === null) return;
      const start = head.index + head[0].length;
      if (buffer.length < start + Number(head[1])) return;
      const message = JSON.parse(buffer.subarray(start, start + Number(head[1])).toString("utf8"));
      buffer = buffer.subarray(start + Number(head[1]));
      answers.get(message.id)?.(message);
    }
  });
  const raw = (text: string): void => void started.stdin.write(text);
  const send = (message: object): void => {
    const text = JSON.stringify({ jsonrpc: "2.0", ...message });
    raw(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
  };
  let next = 1;
  const request = (method: string, params: unknown = {}) =>
    new Promise<{ result?: unknown; error?: { code: number } }>((resolve) => {
      answers.set(next, resolve);
      send({ id: next++, method, params });
    });
  const exited = new Promise<number | null>((resolve) => started.on("exit", resolve));
  return { raw, send, request, exited, end: () => started.stdin.end() };
}

describe("a session", { timeout: 120_000 }, () => {
  test("requests before initialize and after shutdown are refused", async () => {
    const { request, send, exited } = session();
    const position = { textDocument: { uri: "untitled:a" }, position: { line: 0, character: 0 } };
    expect((await request("textDocument/hover", position)).error).toMatchObject({ code: -32002 });
    expect((await request("no/such")).error).toMatchObject({ code: -32002 });
    expect((await request("initialize", { processId: null, rootUri: null, capabilities: {} })).result).toHaveProperty(
      "capabilities.positionEncoding",
      "utf-16",
    );
    expect((await request("initialize", { processId: null, capabilities: {} })).error).toMatchObject({ code: -32600 });
    expect((await request("no/such")).error).toMatchObject({ code: -32601 });
    expect((await request("shutdown")).result).toBeNull();
    expect((await request("textDocument/hover", position)).error).toMatchObject({ code: -32600 });
    send({ method: "exit" });
    expect(await exited).toBe(0);
  });

  test("a document that closes during work, and a client that goes away", async () => {
    const { request, send, exited, end } = session();
    await request("initialize", { processId: null, rootUri: null, capabilities: {} });
    const uri = "untitled:closing";
    const text = "const order = 1\nreturn order\n".repeat(300);
    send({
      method: "textDocument/didOpen",
      params: { textDocument: { uri, languageId: "javascript", version: 1, text } },
    });
    const options = { tabSize: 2, insertSpaces: true };
    const formatting = request("textDocument/formatting", { textDocument: { uri }, options });
    const symbols = request("textDocument/documentSymbol", { textDocument: { uri } });
    send({ method: "textDocument/didClose", params: { textDocument: { uri } } });
    expect((await formatting).error).toBeUndefined();
    expect((await symbols).error).toBeUndefined();
    expect((await request("textDocument/documentSymbol", { textDocument: { uri } })).result).toBeNull();
    send({ method: "textDocument/didClose", params: { textDocument: { uri } } });
    void request("textDocument/formatting", { textDocument: { uri }, options });
    end();
    expect(await exited).toBe(1);
  });

  test("malformed messages, odd parameters and edits do not end it", async () => {
    const { request, send, raw, exited, end } = session();
    await request("initialize", { processId: null, rootUri: null, capabilities: {} });
    raw("Content-Length: 5\r\n\r\n{oops");
    raw("Content-Length: 2\r\n\r\n[]");
    raw("Content-Length: 4\r\n\r\nnull");
    send({ id: "x" });
    send({ method: "textDocument/didOpen", params: null });
    send({
      method: "textDocument/didChange",
      params: { textDocument: { uri: "untitled:none", version: 1 }, contentChanges: [{ text: "" }] },
    });
    expect((await request("textDocument/hover", null)).error).toBeDefined();
    const textDocument = {
      uri: "untitled:a",
      languageId: "javascript",
      version: 1,
      text: "const 😀 = 1\r\nreturn nme",
    };
    send({ method: "textDocument/didOpen", params: { textDocument } });
    for (let version = 2; version < 2_000; version++) {
      const start = { line: version % 3, character: (version * 7) % 15 };
      const range = { start, end: { line: start.line, character: start.character + (version % 2) } };
      const change = { range, text: version % 3 === 0 ? "a" : version % 5 === 0 ? "\n" : "" };
      send({
        method: "textDocument/didChange",
        params: { textDocument: { uri: "untitled:a", version }, contentChanges: [change] },
      });
    }
    const outside = { line: 1_000_000, character: 1_000_000 };
    const hover = await request("textDocument/hover", { textDocument: { uri: "untitled:a" }, position: outside });
    expect(hover.error).toBeUndefined();
    end();
    expect(await exited).toBe(1);
  });
});
