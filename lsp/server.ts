/**
 * The protocol: which request asks which feature, the order of a session (nothing before `initialize`, nothing after
 * `shutdown`), and the publishing of diagnostics. Answers are made by pure functions in `features/`.
 */
import type * as lsp from "vscode-languageserver";
import { Configurations } from "./Configurations.ts";
import * as convert from "./convert.ts";
import { Document, offsetOf } from "./Documents.ts";
import { codeActions } from "./features/codeActions.ts";
import { completion } from "./features/completion.ts";
import { definition } from "./features/definition.ts";
import { documentSymbols } from "./features/documentSymbols.ts";
import { folding } from "./features/folding.ts";
import { formatting } from "./features/formatting.ts";
import { hover } from "./features/hover.ts";
import { inlayHints } from "./features/inlayHints.ts";
import { references } from "./features/references.ts";
import { rename, renameable } from "./features/rename.ts";
import { selectionRanges } from "./features/selectionRanges.ts";
import { semanticTokens } from "./features/semanticTokens.ts";
import { signatureHelp } from "./features/signatureHelp.ts";
import type { Host } from "./Host.ts";
import type { ToolSet } from "./tools.ts";

export type ResponseErrorClass = new (code: number, message: string) => Error;

/** JSON-RPC's and the protocol's numbers for refusals. */
const refusals = { notInitialized: -32002, invalidRequest: -32600, methodNotFound: -32601, failed: -32803 } as const;

const capabilities: lsp.ServerCapabilities = {
  positionEncoding: "utf-16",
  textDocumentSync: { openClose: true, change: 2 },
  completionProvider: { triggerCharacters: [".", '"', "'", "{", "[", ","] },
  hoverProvider: true,
  signatureHelpProvider: { triggerCharacters: ["(", ","] },
  definitionProvider: true,
  referencesProvider: true,
  documentHighlightProvider: true,
  renameProvider: { prepareProvider: true },
  documentSymbolProvider: true,
  foldingRangeProvider: true,
  selectionRangeProvider: true,
  semanticTokensProvider: { legend: convert.legend, full: true },
  documentFormattingProvider: true,
  codeActionProvider: { codeActionKinds: ["quickfix", "refactor.rewrite"] },
  inlayHintProvider: true,
};

interface Asked<P> {
  readonly document: Document;
  readonly tools: ToolSet | undefined;
  readonly params: P;
  /** Offset of a position of the document. */
  readonly at: (position: lsp.Position) => number;
}

type Positioned = lsp.TextDocumentPositionParams;

export function serve(
  connection: lsp.Connection,
  host: Host,
  version: string,
  ResponseError: ResponseErrorClass,
): void {
  const documents = new Map<string, Document>();
  let state: "new" | "running" | "ended" = "new";
  let pending: ReturnType<typeof setImmediate> | undefined;
  const unpublished = new Set<string>();

  const configurations = new Configurations(host, {
    changed: () => publishSoon([...documents.keys()]),
    broken: (config, message) => {
      const uri = host.uriOf(config);
      const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };
      const diagnostics = message === null ? [] : [{ range, severity: 1 as const, source: "codemode", message }];
      void connection.sendDiagnostics({ uri, diagnostics });
      if (message !== null) void connection.window.showErrorMessage(`${config}: ${message}`);
    },
  });

  const toolsOf = (uri: string): ToolSet | undefined => {
    const path = host.pathOf(uri);
    return path === undefined ? undefined : configurations.tools(path);
  };

  // ---------- publishing ----------

  function publishSoon(uris: readonly string[]): void {
    for (const uri of uris) unpublished.add(uri);
    pending ??= setImmediate(() => {
      pending = undefined;
      const uris = [...unpublished];
      unpublished.clear();
      for (const uri of uris) publish(uri);
    });
  }

  function publish(uri: string): void {
    const document = documents.get(uri);
    if (document === undefined || state !== "running") return;
    const found = document.diagnostics(toolsOf(uri));
    const diagnostics = found.map((diagnostic) => convert.diagnosticOf(diagnostic, uri, host.codesPage));
    void connection.sendDiagnostics({ uri, version: document.version, diagnostics });
  }

  // ---------- the session ----------

  connection.onInitialize(() => {
    if (state !== "new") throw refusal();
    state = "running";
    return { capabilities, serverInfo: { name: "codemode", version } };
  });
  connection.onShutdown(() => {
    if (state !== "running") throw refusal();
    state = "ended";
    configurations.dispose();
  });

  const refusal = (): Error =>
    state === "new"
      ? new ResponseError(refusals.notInitialized, "The server is not initialized")
      : new ResponseError(
          refusals.invalidRequest,
          state === "ended" ? "The server is shut down" : "It is initialized already",
        );

  /** Answers a request by `answer` while the session runs; `null` for documents that are not open. */
  function on<P extends { readonly textDocument: { readonly uri: string } }, R>(
    method: string,
    answer: (asked: Asked<P>) => R | Promise<R>,
  ): void {
    connection.onRequest(method, async (params: P) => {
      if (state !== "running") throw refusal();
      await configurations.ready();
      const { uri } = params.textDocument;
      const document = documents.get(uri);
      if (document === undefined) return null;
      const { source } = document.view;
      return answer({ document, tools: toolsOf(uri), params, at: (position) => offsetOf(source, position) });
    });
  }

  function onNotice<P>(method: string, take: (params: P) => void): void {
    connection.onNotification(method, (params: P) => {
      if (state === "running") take(params);
    });
  }

  connection.onRequest((method: string) => {
    if (state !== "running") throw refusal();
    throw new ResponseError(refusals.methodNotFound, `There is no method ${method}`);
  });

  // ---------- documents ----------

  onNotice<lsp.DidOpenTextDocumentParams>("textDocument/didOpen", ({ textDocument: { uri, version, text } }) => {
    documents.set(uri, new Document(uri, version, text));
    const path = host.pathOf(uri);
    if (path === undefined) publishSoon([uri]);
    else configurations.open(path);
  });
  onNotice<lsp.DidChangeTextDocumentParams>(
    "textDocument/didChange",
    ({ textDocument: { uri, version }, contentChanges }) => {
      documents.get(uri)?.update(contentChanges, version);
      publishSoon([uri]);
    },
  );
  onNotice<lsp.DidCloseTextDocumentParams>("textDocument/didClose", ({ textDocument: { uri } }) => {
    if (!documents.delete(uri)) return;
    const path = host.pathOf(uri);
    if (path !== undefined) configurations.close(path);
    void connection.sendDiagnostics({ uri, diagnostics: [] });
  });
  onNotice("workspace/didChangeWatchedFiles", () => configurations.reload());

  // ---------- features ----------

  on<Positioned, lsp.CompletionItem[]>("textDocument/completion", ({ document: { view }, tools, params, at }) => {
    const offset = at(params.position);
    return completion(view, tools, offset).map((item, index) => convert.completionOf(view.source, item, offset, index));
  });
  on<Positioned, lsp.Hover | null>("textDocument/hover", ({ document, tools, params, at }) => {
    const found = hover(document.view, tools, at(params.position), document.diagnostics(tools), host.codesPage);
    const range = found === null ? null : convert.rangeOf(document.view.source, found.span);
    return range === null ? null : { contents: { kind: "markdown", value: found!.text }, range };
  });
  on<Positioned, lsp.SignatureHelp | null>(
    "textDocument/signatureHelp",
    ({ document: { view }, tools, params, at }) => {
      const found = signatureHelp(view, tools, at(params.position));
      return found === null ? null : convert.signatureOf(found);
    },
  );
  on<Positioned, lsp.Location | null>("textDocument/definition", ({ document: { uri, view }, params, at }) => {
    const span = definition(view, at(params.position));
    return span === null ? null : { uri, range: convert.rangeOf(view.source, span) };
  });
  on<lsp.ReferenceParams, lsp.Location[]>("textDocument/references", ({ document: { uri, view }, params, at }) =>
    references(view, at(params.position))
      .filter(({ isDeclaration }) => params.context.includeDeclaration || !isDeclaration)
      .map((span) => ({ uri, range: convert.rangeOf(view.source, span) })),
  );
  on<Positioned, lsp.DocumentHighlight[]>("textDocument/documentHighlight", ({ document: { view }, params, at }) =>
    references(view, at(params.position)).map((span) => ({
      range: convert.rangeOf(view.source, span),
      kind: span.isWrite ? 3 : 2,
    })),
  );
  on<Positioned, lsp.Range | null>("textDocument/prepareRename", ({ document: { view }, params, at }) => {
    const span = renameable(view, at(params.position));
    return span === null ? null : convert.rangeOf(view.source, span);
  });
  on<lsp.RenameParams, lsp.WorkspaceEdit>("textDocument/rename", ({ document: { uri, view }, params, at }) => {
    const renamed = rename(view, at(params.position), params.newName);
    if ("refused" in renamed) throw new ResponseError(refusals.failed, renamed.refused);
    return { changes: { [uri]: renamed.edits.map((edit) => convert.editOf(view.source, edit)) } };
  });
  on("textDocument/documentSymbol", ({ document: { view } }): lsp.DocumentSymbol[] =>
    documentSymbols(view).map((symbol) => convert.symbolOf(view.source, symbol)),
  );
  on("textDocument/foldingRange", ({ document: { view } }): lsp.FoldingRange[] =>
    folding(view)
      .map((fold) => convert.foldOf(view.source, fold))
      .filter(({ startLine, endLine }) => endLine > startLine),
  );
  on<lsp.SelectionRangeParams, lsp.SelectionRange[]>(
    "textDocument/selectionRange",
    ({ document: { view }, params, at }) =>
      params.positions.map((position) => convert.selectionOf(view.source, selectionRanges(view, at(position)))),
  );
  on("textDocument/semanticTokens/full", ({ document: { view } }): lsp.SemanticTokens =>
    convert.tokensOf(view.source, semanticTokens(view)),
  );
  on<lsp.DocumentFormattingParams, lsp.TextEdit[]>("textDocument/formatting", async ({ document, params }) => {
    const { view, uri, version } = document;
    const path = host.pathOf(uri);
    const configured = path === undefined ? null : await host.prettierOptions(path).catch(() => null);
    const edits = await formatting(view, params.options, configured);
    return document.version === version ? edits.map((edit) => convert.editOf(view.source, edit)) : [];
  });
  on<lsp.CodeActionParams, lsp.CodeAction[]>("textDocument/codeAction", ({ document, tools, params, at }) => {
    const { view, uri } = document;
    const span = { start: at(params.range.start), end: at(params.range.end) };
    return codeActions(view, document.diagnostics(tools), span)
      .map((action) => convert.actionOf(view.source, action, uri, host.codesPage))
      .filter(({ kind }) => params.context.only?.some((only) => kind!.startsWith(only)) ?? true);
  });
  on<lsp.InlayHintParams, lsp.InlayHint[]>("textDocument/inlayHint", ({ document: { view }, params, at }) =>
    inlayHints(view, at(params.range.start), at(params.range.end)).map(({ offset, label }) => ({
      position: convert.positionOf(view.source, offset),
      label,
      kind: 2,
      paddingRight: true,
    })),
  );

  connection.listen();
}
