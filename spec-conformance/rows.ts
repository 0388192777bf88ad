/**
 * What must have a case: every node kind of the language, every construct refused by name, every row of the library. A
 * row's key is the path of its case below `cases/`. Computed from the grammar's nodes, the codes and the generated index.
 */
import { type Code, codes } from "../src/diagnostics/codes.ts";
import { builtinIndex } from "../src/stdlib/generated/builtinIndex.ts";
import { childKeys } from "../src/syntax/walk.ts";

export type Row =
  | { readonly kind: "construct"; readonly key: string; readonly name: string }
  | { readonly kind: "refused"; readonly key: string; readonly name: string; readonly code: Code }
  | {
      readonly kind: "builtin";
      readonly key: string;
      readonly name: string;
      /** `Array.prototype`, as messages write it. */
      readonly owner: string;
      readonly spec: string;
      /** Why it is absent. */
      readonly absent?: string;
    };

/** Nodes that are the same construct in different words, or no construct. */
const constructOf = (type: string): string | null =>
  type === "Unsupported" ? null : /^TS\w+Keyword$/.test(type) ? "TSKeywordType" : type;

function constructs(): Row[] {
  const names = new Set(Object.keys(childKeys).map(constructOf));
  return [...names]
    .filter((name) => name !== null)
    .map((name) => ({ kind: "construct", key: `language/${name}`, name }));
}

/** The code of what is refused without a name of its own: every construct has one. */
const anyOther = "unsupported/construct";

function refusals(): Row[] {
  return (Object.keys(codes) as Code[])
    .filter((code) => codes[code].kind === "UnsupportedSyntax" && code !== anyOther)
    .map((code) => ({
      kind: "refused",
      key: `language/refused/${code.slice(code.indexOf("/") + 1)}`,
      name: codes[code].title,
      code,
    }));
}

/** Rows without a case of their own: the case of what they lead to shows them. */
const leadElsewhere: ReadonlySet<string> = new Set(["alias", "reference"]);

function builtins(): Row[] {
  return Object.entries(builtinIndex).flatMap(([id, { title, spec, call, members }]) => {
    const owner = id === "globalThis" ? id : title === "" ? `%${id}%` : title;
    const folder = `builtins/${owner.replaceAll(".", "/")}`;
    const own: Row[] =
      call === undefined
        ? []
        : [{ kind: "builtin", key: `${folder}/${folder.split("/").at(-1)!}`, name: owner, owner, spec }];
    const rows = members
      .filter(([, kind]) => !leadElsewhere.has(kind))
      .map(([name, kind, , anchor, detail]): Row => {
        const row = { kind: "builtin", key: `${folder}/${fileName(name)}`, name, owner, spec: anchor } as const;
        return kind === "absent" ? { ...row, absent: detail ?? "not available" } : row;
      });
    return [...own, ...rows];
  });
}

/** `[Symbol.iterator]` → `@@iterator`: what every file system can hold. */
const fileName = (member: string): string => member.replace(/^\[Symbol\.(\w+)\]$/, "@@$1");

export const rows: readonly Row[] = [...constructs(), ...refusals(), ...builtins()];
