/**
 * The generated index of built-ins: what the tables of the library say, as data without bodies, for analysis and the
 * language server, which must not load the library itself.
 */
import type { Row } from "../src/machine/Builtin.ts";
import { catalog } from "../src/stdlib/catalog.ts";

const header = `/**
 * Generated from the tables of \`src/stdlib\` by \`npm run generate\`; never edited. What the library has, as data without
 * bodies: names, lengths, owners, anchors of the specification and the reasons of what is absent.
 */
export type MemberKind = "method" | "getter" | "accessor" | "value" | "reference" | "alias" | "absent";

/** Name, kind, length, anchor; then what a reference or alias leads to, or why it is absent. */
export type MemberRow = readonly [name: string, kind: MemberKind, length: number, spec: string, detail?: string];

export interface BuiltinRow {
  /** How messages write it: \`Array.prototype\`. */
  readonly title: string;
  /** The table it inherits from. */
  readonly proto: string | null;
  readonly spec: string;
  /** What a call takes, of functions and constructors. */
  readonly call?: { readonly length: number; readonly constructor: boolean };
  readonly members: readonly MemberRow[];
}

// prettier-ignore
export const builtinIndex: Readonly<Record<string, BuiltinRow>> = {
`;

/** The text of \`src/stdlib/generated/builtinIndex.ts\`. */
export function builtinIndexText(): string {
  const tables = [...catalog.values()].map(({ id, title, proto, spec, call, rows }) => {
    const called = call && `call: { length: ${call.code.length}, constructor: ${call.constructor} }, `;
    const head = `title: ${quoted(title)}, proto: ${quoted(proto)}, spec: ${quoted(spec)}, ${called ?? ""}`;
    const members = rows.map((row) => `    ${memberText(row)},\n`).join("");
    return `  ${quoted(id)}: { ${head}members: [${members === "" ? "" : `\n${members}  `}] },\n`;
  });
  return `${header}${tables.join("")}};\n`;
}

function memberText({ key, kind, length, spec, target }: Row): string {
  const name = typeof key === "symbol" ? `[${key.description}]` : key;
  const detail = typeof target === "symbol" ? `[${(target as symbol).description}]` : target;
  return `[${[name, kind, length, spec, ...(detail === undefined ? [] : [detail])].map(quoted).join(", ")}]`;
}

const quoted = (value: string | number | null): string => JSON.stringify(value);
