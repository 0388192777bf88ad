/**
 * Reads case files: frontmatter, chunks, directives and marks, each with its line. Knows the format and nothing about
 * running; a file that does not follow the format is an error that names the line. README.md describes the format.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { parse as parseYaml } from "yaml";

export type MarkKind = "=>" | "!!" | "~~" | ">>";

/** What a line says of the chunk's lines up to it. */
export interface Mark {
  readonly kind: MarkKind;
  readonly text: string;
  /** Lines of the chunk up to and with the mark's. */
  readonly lines: number;
  /** Line of the file, counted from one. */
  readonly line: number;
}

export interface Chunk {
  readonly title: string;
  /** Line of the file of the chunk's title, counted from one. */
  readonly line: number;
  /** The program, marks and directives included as the comments they are. */
  readonly text: readonly string[];
  readonly marks: readonly Mark[];
  /** Why Node does something else here; present only where it does. */
  readonly diverges?: string;
  /** Only a current Node can confirm this chunk. */
  readonly needsCurrentNode: boolean;
}

export interface CaseFile {
  /** Path below `cases/`, without its extension: the key of the row. */
  readonly key: string;
  /** Path from the root of the repository. */
  readonly path: string;
  /** Anchors of ECMA-262 or addresses. */
  readonly spec: readonly string[];
  /** Limits of the runtime, for `boundary/` and `limits/`. */
  readonly limits: Readonly<Record<string, number>>;
  readonly chunks: readonly Chunk[];
}

/** A case file that does not follow the format. */
export class CaseFormatError extends Error {
  override readonly name = "CaseFormatError";
  constructor(path: string, line: number, problem: string) {
    super(`${path}:${line}: ${problem}`);
  }
}

const frontmatter = /^\/\*---\n([\s\S]*?)\n---\*\/\n/;
const title = /^\/\/ ---(?: (.*))?$/;
const mark = /^(?:.*\s)?\/\/ (=>|!!|~~|>>)(?: (.*))?$/;
const directive = /^\/\/ (diverges|node):\s*(.*)$/;
/** What looks like a mark or a directive and is none. */
const slip = /\/\/\s*(?:=>|!!|~~|>>)|^\s*\/\/\s*(?:diverge\w*|node)\s*:/;

/** @throws CaseFormatError where the text does not follow the format */
export function readCase(path: string, key: string, text: string): CaseFile {
  const head = frontmatter.exec(text);
  if (head === null) throw new CaseFormatError(path, 1, "a case begins with /*--- … ---*/ that says `spec:`");
  const { spec, limits, current } = readHead(path, head[1]!);
  const first = head[0].split("\n").length;
  const lines = text.slice(head[0].length).replace(/\n+$/, "").split("\n");
  const chunks: Chunk[] = [];
  for (let at = 0; at < lines.length;) {
    const heading = title.exec(lines[at]!);
    if (heading === null) {
      if (lines[at]!.trim() !== "") throw new CaseFormatError(path, first + at, "text before the first `// --- title`");
      at++;
      continue;
    }
    let end = at + 1;
    while (end < lines.length && !title.test(lines[end]!)) end++;
    chunks.push(readChunk(path, heading[1] ?? "", lines.slice(at + 1, end), first + at, current));
    at = end;
  }
  if (chunks.length === 0) throw new CaseFormatError(path, first, "a case has at least one chunk: `// --- title`");
  return { key, path, spec, limits, chunks };
}

function readHead(path: string, text: string) {
  const data: unknown = parseYaml(text);
  if (typeof data !== "object" || data === null || Array.isArray(data))
    throw new CaseFormatError(path, 2, "the frontmatter is YAML with the key `spec`");
  const { spec, limits = {}, node, ...rest } = data as Record<string, unknown>;
  const specs: unknown[] = Array.isArray(spec) ? spec : [spec];
  if (specs.length === 0 || !specs.every((each) => typeof each === "string" && /^(?:sec-|https:)\S+$/.test(each)))
    throw new CaseFormatError(path, 2, "`spec` is an anchor such as sec-if-statement, an address, or a list of them");
  if (typeof limits !== "object" || limits === null || !Object.values(limits).every((each) => typeof each === "number"))
    throw new CaseFormatError(path, 2, "`limits` are numbers by name");
  if (node !== undefined && node !== "current") throw new CaseFormatError(path, 2, "`node` can only be `current`");
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined) throw new CaseFormatError(path, 2, `the frontmatter has no key \`${unknown}\``);
  return { spec: specs as string[], limits: limits as Record<string, number>, current: node === "current" };
}

function readChunk(path: string, name: string, body: readonly string[], line: number, current: boolean): Chunk {
  if (name.trim() === "") throw new CaseFormatError(path, line, "a chunk has a title: `// --- title`");
  const text = [...body];
  while (text.length > 0 && text.at(-1)!.trim() === "") text.pop();
  const marks: Mark[] = [];
  const said: { diverges?: string; node?: string } = {};
  text.forEach((each, index) => {
    const at = line + 1 + index;
    const found = mark.exec(each);
    const instruction = directive.exec(each);
    if (found !== null) {
      const [, kind, value = ""] = found;
      if (value.trim() === "" && kind !== ">>") throw new CaseFormatError(path, at, `\`// ${kind}\` says nothing`);
      marks.push({ kind: kind as MarkKind, text: kind === ">>" ? value : value.trim(), lines: index + 1, line: at });
    } else if (instruction !== null) {
      const [, key, value = ""] = instruction;
      if (value === "") throw new CaseFormatError(path, at, `\`// ${key}:\` says nothing`);
      if (key === "node" && value !== "current")
        throw new CaseFormatError(path, at, "`// node:` can only say `current`");
      said[key as "diverges" | "node"] = value;
    } else if (slip.test(each)) {
      throw new CaseFormatError(path, at, "not quite a mark: write `// => value` with one space on each side");
    }
  });
  if (marks.length === 0) throw new CaseFormatError(path, line, "a chunk has at least one mark: => !! ~~ >>");
  return {
    title: name.trim(),
    line,
    text,
    marks,
    ...(said.diverges === undefined ? {} : { diverges: said.diverges }),
    needsCurrentNode: current || said.node !== undefined,
  };
}

const root = fileURLToPath(new URL("../", import.meta.url));
const folder = "spec-conformance/cases";

/** Every case file whose key contains the filter, in order of keys. */
export function readCases(filter = ""): CaseFile[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => name.endsWith(".js") && name.includes(filter))
    .sort()
    .map((name) => {
      const path = posix.join(folder, name);
      return readCase(path, name.slice(0, -3), readFileSync(join(root, path), "utf8"));
    });
}
