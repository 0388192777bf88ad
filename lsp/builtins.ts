/** The generated index of built-ins, asked by name: members of an object with those it inherits, globals, links. */
import { parameterNames } from "./generated/parameterNames.ts";
import { builtinIndex, type BuiltinRow, type MemberRow } from "../src/stdlib/generated/builtinIndex.ts";

export interface Member {
  readonly name: string;
  readonly kind: MemberRow[1];
  readonly length: number;
  readonly spec: string;
  /** What a reference or an alias leads to. */
  readonly target: string | undefined;
  /** Why it is not there. */
  readonly absent: string | undefined;
  /** The object that has it: `Array.prototype`, empty for globals. */
  readonly owner: string;
  readonly ownerId: string;
}

/** The members of a built-in object by its name, those it inherits behind its own. */
export function membersOf(id: string): Member[] {
  const members = new Map<string, Member>();
  for (let at: string | null = id; at !== null;) {
    const row: BuiltinRow | undefined = builtinIndex[at];
    if (row === undefined) break;
    for (const [name, kind, length, spec, detail] of row.members) {
      if (members.has(name)) continue;
      const isAbsent = kind === "absent";
      const target = isAbsent ? undefined : detail;
      const absent = isAbsent ? detail : undefined;
      members.set(name, { name, kind, length, spec, target, absent, owner: row.title, ownerId: at });
    }
    at = row.proto;
  }
  return [...members.values()];
}

export const memberOf = (id: string, name: string): Member | undefined =>
  membersOf(id).find((member) => member.name === name);

export const builtin = (id: string): BuiltinRow | undefined =>
  Object.hasOwn(builtinIndex, id) ? builtinIndex[id] : undefined;

const globals: readonly Member[] = membersOf("globalThis").filter(({ owner }) => owner === "");

export const globalMembers = (): readonly Member[] => globals;

/** The names a program finds without declaring them. */
export const globalNames: ReadonlySet<string> = new Set(
  globals.filter(({ absent, name }) => absent === undefined && !name.startsWith("[")).map(({ name }) => name),
);

/** Anchor or address → address. */
export const specLink = (spec: string): string => (spec.startsWith("http") ? spec : `https://tc39.es/ecma262/#${spec}`);

/** `Array.prototype.map`, `console.log`, `parseInt`. */
export const fullName = ({ owner, name }: Member): string =>
  name.startsWith("[") ? `${owner}${name}` : owner === "" ? name : `${owner}.${name}`;

/** Whether a member is called. */
export const isCallable = ({ kind, target }: Member): boolean =>
  kind === "method" || kind === "alias" || (target !== undefined && builtin(target)?.call !== undefined);

/** The parameters of a built-in function by its full name; numbered where nobody named them. */
export const parametersOf = (name: string, length: number): readonly string[] =>
  Object.hasOwn(parameterNames, name)
    ? parameterNames[name]!
    : Array.from({ length }, (_, index) => `argument${index + 1}`);
