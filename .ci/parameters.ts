/**
 * The names of built-ins' parameters, generated from the declarations that TypeScript carries: what signature help and
 * hover show. The library's own tables know lengths only.
 */
import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import ts from "typescript";
import { catalog } from "../src/stdlib/catalog.ts";

const header = `/**
 * Generated from TypeScript's declarations by \`npm run generate\`; never edited. The parameters of built-in functions, as
 * they are listed in a call; of overloads the longest.
 */
export const parameterNames: Readonly<Record<string, readonly string[]>> = {
`;

/** The text of `lsp/generated/parameterNames.ts`. */
export function parameterNamesText(): string {
  const declared = declaredParameters();
  const lines = [...catalog.values()].flatMap(({ title, call, rows }) => {
    const owner = title.replace(/\.prototype$/, "");
    const owners = owner === title ? [`${title}Constructor`, title] : [owner];
    const find = (member: string) => owners.map((name) => declared.get(`${name}.${member}`)).find(Boolean);
    const methods = rows.flatMap(({ key, kind }): [string, readonly string[] | undefined][] =>
      kind !== "method" || typeof key !== "string" ? [] : [[title === "" ? key : `${title}.${key}`, find(key)]],
    );
    return [...methods, ...(call ? [[title, find("new") ?? find("()")] as const] : [])];
  });
  const known = lines.filter(([, names]) => names !== undefined && names.length > 0);
  return `${header}${known.map(([name, names]) => `  ${JSON.stringify(name)}: ${JSON.stringify(names)},\n`).join("")}};\n`;
}

/** `Owner.member` → parameters, of every interface, namespace and global function of the standard library. */
function declaredParameters(): Map<string, readonly string[]> {
  const folder = dirname(createRequire(import.meta.url).resolve("typescript"));
  const found = new Map<string, readonly string[]>();
  const add = (key: string, { parameters }: ts.SignatureDeclarationBase): void => {
    const names = parameters.filter(({ name }) => name.getText() !== "this").map(parameterText);
    const known = found.get(key) ?? names;
    const [shorter, longer] = known.length < names.length ? [known, names] : [names, known];
    found.set(
      key,
      longer.map((name, index) => (index < shorter.length || /^\.|\?$/.test(name) ? name : `${name}?`)),
    );
  };
  const visit = (node: ts.Node, owner: string): void => {
    if (ts.isInterfaceDeclaration(node)) {
      for (const member of node.members) {
        if (ts.isMethodSignature(member)) add(`${node.name.text}.${member.name.getText()}`, member);
        if (ts.isConstructSignatureDeclaration(member)) add(`${node.name.text}.new`, member);
        if (ts.isCallSignatureDeclaration(member)) add(`${node.name.text}.()`, member);
      }
    } else if (ts.isFunctionDeclaration(node) && node.name !== undefined) {
      add(owner === "" ? `${node.name.text}.()` : `${owner}.${node.name.text}`, node);
    } else if (ts.isModuleDeclaration(node) && node.body !== undefined && ts.isModuleBlock(node.body)) {
      for (const statement of node.body.statements) visit(statement, node.name.text);
    }
  };
  for (const name of readdirSync(folder)
    .filter((name) => /^lib\.es.*\.d\.ts$/.test(name))
    .sort()) {
    const text = readFileSync(join(folder, name), "utf8");
    const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
    for (const statement of file.statements) visit(statement, "");
  }
  return found;
}

const parameterText = ({ name, questionToken, dotDotDotToken }: ts.ParameterDeclaration): string =>
  `${dotDotDotToken ? "..." : ""}${name.getText().replace(/^callbackfn$/, "callback")}${questionToken ? "?" : ""}`;
