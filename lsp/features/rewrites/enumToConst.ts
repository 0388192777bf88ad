/**
 * `enum Color { Red, Green = "g" }` → `const Color = { Red: 0, Green: "g" } as const`, with the names of numbers where the
 * program looks them up and the type where it names it. An enum whose values must be computed has no such rewrite.
 */
import { skim, type Token } from "../../../src/syntax/skim.ts";
import type { Rewrite } from "../codeActions.ts";
import type { View } from "../../View.ts";

interface EnumMember {
  /** As written: a name or a quoted text. */
  readonly key: string;
  readonly value: string | number;
}

export const enumToConst: Rewrite = (view, { start, end }) => {
  const tokens = [...skim(view.text.slice(start, end))];
  const word = tokens.findIndex(({ text }) => text === "enum");
  const name = tokens[word + 1];
  if (word < 0 || name?.kind !== "word" || tokens[0]!.text === "declare") return null;
  const members = membersOf(tokens.slice(word + 3, -1));
  if (members === null) return null;
  const keys = members.map(({ key, value }) => `${key}: ${typeof value === "number" ? String(value) : value}`);
  const reverse = members.flatMap(({ key, value }) =>
    typeof value === "number" && isLookedUp(view, name.text)
      ? [`${value < 0 ? `"${value}"` : value}: ${/^["']/.test(key) ? key : JSON.stringify(key)}`]
      : [],
  );
  const object = `const ${name.text} = { ${[...keys, ...reverse].join(", ")} } as const;`;
  const type = `\ntype ${name.text} = (typeof ${name.text})[keyof typeof ${name.text}];`;
  return [{ start, end, text: isType(view, name.text) ? object + type : object }];
};

/** The members with their values, or `null` where one is computed. */
function membersOf(tokens: readonly Token[]): EnumMember[] | null {
  const members: EnumMember[] = [];
  let next: number | undefined = 0;
  for (const part of splitAtCommas(tokens)) {
    const [key, equals, ...value] = part;
    if (key === undefined || (key.kind !== "word" && key.kind !== "string")) return null;
    if (equals === undefined) {
      if (next === undefined) return null;
      members.push({ key: key.text, value: next++ });
      continue;
    }
    const text = value.map((token) => token.text).join("");
    const isText = value.length === 1 && value[0]!.kind === "string";
    const number = /^-?\d[\w.]*$/.test(text) ? Number(text) : NaN;
    if (equals.text !== "=" || (!isText && Number.isNaN(number))) return null;
    members.push({ key: key.text, value: isText ? text : number });
    next = isText ? undefined : number + 1;
  }
  return members;
}

function splitAtCommas(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (token.text === ",") parts.push([]);
    else parts.at(-1)!.push(token);
  }
  return parts.filter((part) => part.length > 0);
}

/** Whether the program asks an enum for the name of a number. */
const isLookedUp = ({ text }: View, name: string): boolean => new RegExp(`\\b${escaped(name)}\\s*\\[`).test(text);

/** Whether the program uses its name as a type. */
const isType = ({ text }: View, name: string): boolean =>
  new RegExp(`[:|<&]\\s*${escaped(name)}\\b|\\bas\\s+${escaped(name)}\\b`).test(text);

const escaped = (name: string): string => name.replaceAll("$", "\\$");
