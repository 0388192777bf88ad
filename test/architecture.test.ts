/**
 * The shape of the tree as data: who may import whom, which packages may appear where, how large a file may be, and that
 * no module keeps state. Reads the text of every source file; nothing of it is imported.
 */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, test } from "vitest";

/** Room → rooms it may import. `facade` is the files directly in `src/`; `index` is the generated index of built-ins. */
const imports = {
  grammar: [],
  diagnostics: [],
  values: [],
  schema: [],
  regexp: ["grammar"],
  syntax: ["grammar", "diagnostics"],
  analysis: ["syntax", "diagnostics", "regexp", "schema", "index"],
  machine: ["values", "diagnostics"],
  compile: ["analysis", "syntax", "machine", "values"],
  stdlib: ["machine", "values", "regexp"],
  index: [],
  boundary: ["machine", "values", "diagnostics"],
  tools: ["boundary", "diagnostics", "schema"],
  openapi: ["tools", "schema"],
  execution: ["diagnostics", "values", "machine", "compile", "stdlib", "boundary", "tools"],
  facade: [
    "diagnostics",
    "syntax",
    "analysis",
    "values",
    "machine",
    "compile",
    "stdlib",
    "boundary",
    "tools",
    "openapi",
    "execution",
  ],
  cli: ["facade", "diagnostics", "syntax", "analysis", "index", "boundary", "tools", "openapi", "lsp"],
  lsp: ["diagnostics", "syntax", "analysis", "schema", "index"],
  "spec-conformance": ["facade", "grammar", "index", "diagnostics"],
} as const satisfies Record<string, readonly string[]>;

type Room = keyof typeof imports;

/** Files that may import more than their room. */
const exceptions: Readonly<Record<string, readonly Room[]>> = {
  // The generator reads the semantic actions, because they say which nodes are needed; the reference and the fuzz run them.
  "grammar/generate.ts": ["syntax"],
  "grammar/reference.ts": ["syntax"],
  "grammar/fuzz.ts": ["syntax"],
  // Whether a test of the official suite is a script, not a function body, is seen in its tree.
  "spec-conformance/test262/scriptGoal.ts": ["syntax"],
  // The kinds of nodes, a table without code.
  "spec-conformance/rows.ts": ["syntax"],
  // Steps, a leaf.
  "src/regexp/parse.ts": ["syntax"],
  "src/regexp/compile.ts": ["syntax"],
  "src/regexp/validate.ts": ["syntax"],
  // The ceiling of big integers, a leaf.
  "src/analysis/bigIntegers.ts": ["values"],
  // Nearest names, a leaf.
  "src/openapi/request.ts": ["diagnostics"],
  // Absent names, a leaf.
  "src/stdlib/globalThis.ts": ["diagnostics"],
};

/** Package → rooms that may import it. `effect` begins where programs run; the front end is plain total functions. */
const packages: Readonly<Record<string, readonly Room[]>> = {
  "ohm-js": ["grammar"],
  effect: ["execution", "tools", "openapi", "facade", "cli", "spec-conformance"],
  jiti: ["cli"],
  prettier: ["cli", "lsp"],
  "vscode-languageserver": ["lsp"],
  esbuild: ["spec-conformance"],
  "fast-check": ["spec-conformance"],
  "ts-blank-space": ["spec-conformance"],
  typescript: ["spec-conformance"],
  yaml: ["cli", "spec-conformance"],
  "node:": ["cli", "spec-conformance"],
};

/** Files outside the rooms above that may use `node:*`: entries and scripts. */
const nodeEntries = /^(lsp\/main\.ts|grammar\/(?!runtime\/|generated\/).+)$/;

/** Too heavy for a start that may not need them: only `import()` reaches them. */
const lazy = ["jiti", "prettier", "yaml", "vscode-languageserver"];

/** @unit lines */
const sizes = { look: 400, fail: 600, concentrationFrom: 5_000 };

const root = fileURLToPath(new URL("..", import.meta.url));
const files = ["grammar", "src", "lsp", "spec-conformance", "test", "examples"].flatMap(sourceFiles);
const roomed = files.filter((file) => roomOf(file.path) !== undefined);
const inSource = files.filter((file) => file.path.startsWith("src/"));

describe("imports", () => {
  test("every folder of src/ is a room", () => {
    const folders = readdirSync(join(root, "src"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.map((entry) => entry.name).filter((name) => !(name in imports))).toEqual([]);
  });

  test("a room imports only the rooms that the table allows", () => {
    const wrong = roomed.flatMap((file) => {
      const room = roomOf(file.path)!;
      const allowed: readonly string[] = [room, ...imports[room], ...(exceptions[file.path] ?? [])];
      return file.imports
        .filter((name) => name.startsWith("."))
        .map((name) => posix.normalize(posix.join(posix.dirname(file.path), name)))
        .filter((target) => !allowed.includes(roomOf(target) ?? "outside the rooms"))
        .map((target) => `${file.path} imports ${target}`);
    });
    expect(wrong).toEqual([]);
  });

  test("relative imports end in .ts and name a file that exists", () => {
    const wrong = files.flatMap(({ path, imports: names }) =>
      names
        .filter((name) => name.startsWith("."))
        .filter((name) => !name.endsWith(".ts") || !existsSync(join(root, posix.dirname(path), name)))
        .map((name) => `${path} imports ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  test("a package appears only in its rooms, and effect only by submodule", () => {
    const wrong = roomed.flatMap(({ path, imports: names }) =>
      names
        .filter((name) => !name.startsWith("."))
        .filter((name) => name === "effect" || !packageIsAllowed(path, name))
        .map((name) => `${path} imports ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  test("heavy packages load lazily", () => {
    const shipped = roomed.filter(({ path }) => !path.startsWith("spec-conformance/"));
    const wrong = shipped.flatMap(({ path, syntax }) =>
      valueImports(syntax)
        .filter((name) => lazy.includes(name.split("/")[0]!))
        .map((name) => `${path} imports ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  test("importing codemode does not load the engine", () => {
    const byPath = new Map(files.map((file) => [file.path, file]));
    const loaded = new Set(["src/index.ts"]);
    for (const path of loaded)
      for (const name of valueImports(byPath.get(path)?.syntax))
        if (name.startsWith(".")) loaded.add(posix.normalize(posix.join(posix.dirname(path), name)));
    const engine = ["compile", "machine", "stdlib", "boundary", "values"];
    const wrong = [...loaded].filter((path) => engine.includes(roomOf(path)!));
    // Names, and a ceiling.
    expect(wrong).toEqual(["src/stdlib/globalNames.ts", "src/values/bigints.ts"]);
    expect(loaded).not.toContain("src/engine.ts");
    expect(loaded).not.toContain("src/execution/run.ts");
  });

  test("src/index.ts is the only barrel", () => {
    const barrels = files.filter(({ syntax }) => syntax.statements.length > 0 && syntax.statements.every(isReExport));
    expect(barrels.map((file) => file.path).filter((path) => path !== "src/index.ts")).toEqual([]);
  });
});

describe("sizes", () => {
  test(`no file has more than ${sizes.fail} lines`, () => {
    const long = files.filter((file) => file.lines > sizes.look).map((file) => `${file.path}: ${file.lines}`);
    if (long.length > 0) console.log(`Longer than ${sizes.look} lines:\n${long.join("\n")}`);
    expect(files.filter((file) => file.lines > sizes.fail).map((file) => `${file.path}: ${file.lines}`)).toEqual([]);
  });

  test("no file is more than a tenth of src/, once src/ is large", () => {
    const total = inSource.reduce((sum, file) => sum + file.lines, 0);
    const limit = total > sizes.concentrationFrom ? total / 10 : Infinity;
    expect(inSource.filter((file) => file.lines > limit).map((file) => `${file.path}: ${file.lines}`)).toEqual([]);
  });
});

describe("state and words", () => {
  test("no module of src/ keeps mutable state", () => {
    expect(inSource.flatMap(({ path, syntax }) => mutableState(syntax).map((text) => `${path}: ${text}`))).toEqual([]);
  });

  test("every file of src/ says first what it owns", () => {
    const silent = inSource.filter((file) => !file.text.startsWith("/**"));
    expect(silent.map((file) => file.path)).toEqual([]);
  });

  test("no escape hatches: any casts, ignored errors, unfinished marks, catch-all names", () => {
    const marks = /\bas any\b|@ts-(?:ignore|nocheck)|\b(?:TODO|FIXME|XXX)\b/;
    const wrong = roomed.filter((file) => marks.test(file.text)).map((file) => file.path);
    const catchAll = /(?:^|\/)(?:utils?|helpers?|common|misc)\b/;
    // The specification's own name for map, filter and the others of Iterator.prototype.
    const iteratorHelpers = "src/stdlib/iterator/helpers.ts";
    const named = files.map(({ path }) => path).filter((path) => catchAll.test(path) && path !== iteratorHelpers);
    expect([...wrong, ...named]).toEqual([]);
  });
});

interface SourceText {
  readonly path: string;
  readonly text: string;
  readonly lines: number;
  readonly imports: readonly string[];
  readonly syntax: ts.SourceFile;
}

/** TypeScript files below a folder, generated ones excepted. */
function sourceFiles(folder: string): SourceText[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((name) => posix.join(folder, name.replaceAll("\\", "/")))
    .filter((path) => path.endsWith(".ts") && !path.includes("/generated/"))
    .map((path) => {
      const text = readFileSync(join(root, path), "utf8");
      return {
        path,
        text,
        lines: text.split("\n").length - 1,
        imports: ts.preProcessFile(text).importedFiles.map((file) => file.fileName),
        syntax: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true),
      };
    });
}

/** What a module loads with itself: imports and re-exports that are more than types. */
function valueImports(syntax: ts.SourceFile | undefined): string[] {
  return (syntax?.statements ?? []).flatMap((node) => {
    if (!ts.isImportDeclaration(node) && !ts.isExportDeclaration(node)) return [];
    const isOfTypes = ts.isImportDeclaration(node)
      ? node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
      : node.isTypeOnly;
    const named = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : undefined;
    const onlyTypes =
      named !== undefined && ts.isNamedImports(named) && named.elements.every(({ isTypeOnly }) => isTypeOnly);
    return isOfTypes || onlyTypes || node.moduleSpecifier === undefined
      ? []
      : [(node.moduleSpecifier as ts.StringLiteral).text];
  });
}

function roomOf(path: string): Room | undefined {
  if (/^src\/stdlib\/generated\//.test(path)) return "index";
  const [top, second, third] = path.split("/");
  const room = top !== "src" ? top : third === undefined ? "facade" : second;
  return room !== undefined && room in imports ? (room as Room) : undefined;
}

function packageIsAllowed(path: string, name: string): boolean {
  if (name.startsWith("node:")) return nodeEntries.test(path) || packages["node:"]!.includes(roomOf(path)!);
  if (/\.test\.ts$/.test(path)) return true;
  const owner = Object.keys(packages).find((known) => name === known || name.startsWith(`${known}/`));
  return owner !== undefined && packages[owner]!.includes(roomOf(path)!);
}

function isReExport(node: ts.Statement): boolean {
  return ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined;
}

/** Module-level `let` and `var`, collections that start empty, and static fields that are not readonly. */
function mutableState(syntax: ts.SourceFile): string[] {
  const found: string[] = [];
  for (const node of syntax.statements) {
    if (ts.isVariableStatement(node)) {
      const constant = (node.declarationList.flags & ts.NodeFlags.Const) !== 0;
      const ambient = node.modifiers?.some((modifier) => modifier.kind === ts.SyntaxKind.DeclareKeyword) ?? false;
      const empty = node.declarationList.declarations.some(
        ({ type, initializer }) => !/^readonly\b|^Readonly/.test(type?.getText() ?? "") && startsEmpty(initializer),
      );
      if (!ambient && (!constant || empty)) found.push(firstLine(node));
    }
    if (ts.isClassDeclaration(node)) {
      const fields = node.members.filter((member): member is ts.PropertyDeclaration =>
        ts.isPropertyDeclaration(member),
      );
      for (const field of fields) {
        const kinds = (field.modifiers ?? []).map((modifier) => modifier.kind);
        const fixed = kinds.includes(ts.SyntaxKind.ReadonlyKeyword) && !startsEmpty(field.initializer);
        if (kinds.includes(ts.SyntaxKind.StaticKeyword) && !fixed) found.push(firstLine(field));
      }
    }
  }
  return found;
}

function startsEmpty(node: ts.Expression | undefined): boolean {
  if (node === undefined) return false;
  if (ts.isNewExpression(node)) {
    return /^(?:Weak)?(?:Map|Set)$/.test(node.expression.getText()) && (node.arguments ?? []).length === 0;
  }
  if (ts.isArrayLiteralExpression(node)) return node.elements.length === 0;
  return ts.isObjectLiteralExpression(node) && node.properties.length === 0;
}

function firstLine(node: ts.Node): string {
  return node.getText().split("\n")[0]!;
}
