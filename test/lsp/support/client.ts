/** A real client: starts `codemode lsp --stdio` as a process and speaks the protocol with it. */
import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import {
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
  type Diagnostic,
  type ProtocolConnection,
  type PublishDiagnosticsParams,
  type TextEdit,
} from "vscode-languageserver-protocol/node";

const root = fileURLToPath(new URL("../../../", import.meta.url));

export interface Client {
  readonly connection: ProtocolConnection;
  readonly process: ChildProcessWithoutNullStreams;
  readonly directory: string;
  /** What the server showed as messages. */
  readonly messages: readonly string[];
  readonly exited: Promise<number | null>;
  readonly write: (name: string, text: string) => string;
  readonly uri: (name: string) => string;
  readonly open: (name: string, text: string) => Promise<readonly Diagnostic[]>;
  readonly change: (name: string, version: number, text: string) => Promise<readonly Diagnostic[]>;
  /** The next diagnostics published for a file that satisfy the condition. */
  readonly published: (
    name: string,
    isIt?: (params: PublishDiagnosticsParams) => boolean,
  ) => Promise<readonly Diagnostic[]>;
  readonly close: () => Promise<void>;
}

export function startServer(): ChildProcessWithoutNullStreams {
  const command = ["--import", "tsx", join(root, "src/cli/main.ts"), "lsp", "--stdio"];
  return spawn(process.execPath, command, { cwd: root });
}

export async function startClient(): Promise<Client> {
  const directory = mkdtempSync(join(tmpdir(), "codemode-lsp-"));
  // As in a project of its own, where tools find what they import.
  symlinkSync(join(root, "node_modules"), join(directory, "node_modules"), "junction");
  const server = startServer();
  const connection = createProtocolConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  const exited = new Promise<number | null>((resolve) => server.on("exit", resolve));
  const messages: string[] = [];
  const listeners = new Set<(params: PublishDiagnosticsParams) => void>();
  connection.onNotification("window/showMessage", ({ message }: { message: string }) => void messages.push(message));
  connection.onRequest("window/showMessageRequest", ({ message }: { message: string }) => {
    messages.push(message);
    return null;
  });
  connection.onNotification("textDocument/publishDiagnostics", (params: PublishDiagnosticsParams) => {
    for (const listener of listeners) listener(params);
  });
  connection.listen();
  await connection.sendRequest("initialize", { processId: process.pid, rootUri: null, capabilities: {} });
  await connection.sendNotification("initialized", {});

  const uri = (name: string): string => pathToFileURL(join(directory, name)).href;
  const published: Client["published"] = (name, isIt = () => true) =>
    new Promise((resolve) => {
      const listener = (params: PublishDiagnosticsParams): void => {
        if (params.uri !== uri(name) || !isIt(params)) return;
        listeners.delete(listener);
        resolve(params.diagnostics);
      };
      listeners.add(listener);
    });
  return {
    connection,
    process: server,
    directory,
    messages,
    exited,
    uri,
    published,
    write: (name, text) => {
      writeFileSync(join(directory, name), text);
      return uri(name);
    },
    open: async (name, text) => {
      const result = published(name);
      const textDocument = { uri: uri(name), languageId: "javascript", version: 1, text };
      await connection.sendNotification("textDocument/didOpen", { textDocument });
      return result;
    },
    change: async (name, version, text) => {
      const result = published(name, (params) => params.version === version);
      const textDocument = { uri: uri(name), version };
      await connection.sendNotification("textDocument/didChange", { textDocument, contentChanges: [{ text }] });
      return result;
    },
    close: async () => {
      await connection.sendRequest("shutdown");
      await connection.sendNotification("exit");
      await exited;
      connection.dispose();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** A text with a client's edits applied. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const lines = text.split(/(?<=\r\n|\n|\r(?!\n))/);
  const offset = ({ line, character }: TextEdit["range"]["start"]): number =>
    lines.slice(0, line).join("").length + character;
  const sorted = [...edits].sort((a, b) => offset(b.range.start) - offset(a.range.start));
  return sorted.reduce(
    (result, { range, newText }) => result.slice(0, offset(range.start)) + newText + result.slice(offset(range.end)),
    text,
  );
}
