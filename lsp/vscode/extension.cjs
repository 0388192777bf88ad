/** The client: starts `codemode lsp --stdio` for codemode files and for the files that the settings name. */
const { workspace } = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;

exports.activate = async () => {
  const settings = workspace.getConfiguration("codemode");
  const [command, ...args] = settings.get("server.command");
  const folder = workspace.workspaceFolders?.[0]?.uri.fsPath;
  const patterns = settings.get("documents").map((pattern) => ({ scheme: "file", pattern }));
  client = new LanguageClient(
    "codemode",
    "codemode",
    {
      command,
      args,
      options: { ...(folder === undefined ? {} : { cwd: folder }), shell: process.platform === "win32" },
    },
    {
      documentSelector: [{ language: "codemode" }, ...patterns],
      synchronize: { fileEvents: workspace.createFileSystemWatcher("**/codemode.config.json") },
    },
  );
  await client.start();
};

exports.deactivate = () => client?.stop();
