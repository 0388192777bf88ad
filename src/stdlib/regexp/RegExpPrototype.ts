/** RegExp.prototype (ECMA-262 §22.2.6). The symbol methods are in `matching.ts`, `replacing.ts` and `splitting.ts`. */
import {
  absent,
  type Args,
  type Body,
  builtin,
  getter,
  type MaybeGuest,
  method,
  type Receiver,
  reference,
  type RowOf,
} from "../../machine/Builtin.ts";
import { throwTypeError } from "../../machine/errors.ts";
import { type Guest, isGuest } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { toString } from "../../machine/operations/convert.ts";
import { describe } from "../../machine/operations/describe.ts";
import { get } from "../../machine/operations/property.ts";
import type { Flags } from "../../regexp/flags.ts";
import type { Match } from "../../regexp/Match.ts";
import { JSObject } from "../../values/JSObject.ts";
import { Kind } from "../../values/kinds.ts";
import { symbols } from "../../values/symbols.ts";
import { isObject, type Value } from "../../values/Value.ts";
import { eager } from "../conversions.ts";
import { thisOfKind } from "../receivers.ts";
import { builtinExec, matchNext, matchObject, regExpExec } from "./exec.ts";
import { isRegExpObject, PatternCache, type RegExpObject } from "./makeRegExp.ts";
import { match, matchAll, search } from "./matching.ts";
import { isPristine } from "./pristine.ts";
import { replace } from "./replacing.ts";
import { split } from "./splitting.ts";

const thisObject: Receiver<JSObject> = (m, self, name) =>
  isObject(self) ? self : throwTypeError(m, `Method ${name} called on incompatible receiver ${describe(self)}`);
const thisRegExp = thisOfKind(Kind.RegExp) as Receiver<RegExpObject>;

/** What getters of the prototype itself answer, and a TypeError for anything that is no RegExp. */
function onRegExp(name: string, onPrototype: Value, read: (regexp: RegExpObject) => Value): Body<Value> {
  return (m, self) => {
    if (isRegExpObject(self)) return read(self);
    if (self === m.realm.intrinsic("RegExpPrototype")) return onPrototype;
    return throwTypeError(m, `RegExp.prototype.${name} getter called on non-RegExp object`);
  };
}
const anyValue: Receiver<Value> = (_m, self) => self;
const flag = (name: keyof Flags): RowOf =>
  getter(
    name,
    anyValue,
    `sec-get-regexp.prototype.${name}`,
    onRegExp(name, undefined, (regexp) => regexp.data.pattern.flags[name]),
  );

/** The letters of `flags`, in the order in which they are asked for. */
const FLAG_LETTERS: readonly (readonly [keyof Flags, string])[] = [
  ["hasIndices", "d"],
  ["global", "g"],
  ["ignoreCase", "i"],
  ["multiline", "m"],
  ["dotAll", "s"],
  ["unicode", "u"],
  ["unicodeSets", "v"],
  ["sticky", "y"],
];

const symbolMethod = (
  name: keyof typeof symbols,
  length: number,
  body: (m: Machine, self: JSObject, args: readonly Value[]) => Guest<Value>,
) =>
  method(symbols[name], length, thisObject, `sec-regexp.prototype-%symbol.${name.toLowerCase()}%`, (m, self, args) =>
    eager(body(m, self, args)),
  );

// prettier-ignore
export const RegExpPrototype = builtin("RegExpPrototype", { spec: "sec-properties-of-the-regexp-prototype-object", make: (m, proto) => new JSObject(m.realm.rootShape, proto, Kind.Ordinary, new PatternCache()) }, [
  reference("constructor", "RegExp", "sec-regexp.prototype.constructor"),
  method("exec", 1, thisRegExp, "sec-regexp.prototype.exec", exec),
  flag("dotAll"),
  getter("flags", thisObject, "sec-get-regexp.prototype.flags", (m, self) => eager(flags(m, self))),
  flag("global"),
  flag("hasIndices"),
  flag("ignoreCase"),
  symbolMethod("match", 1, match),
  symbolMethod("matchAll", 1, matchAll),
  flag("multiline"),
  symbolMethod("replace", 2, replace),
  symbolMethod("search", 1, search),
  getter("source", anyValue, "sec-get-regexp.prototype.source", onRegExp("source", "(?:)", (regexp) => sourceText(regexp.data.source))),
  symbolMethod("split", 2, split),
  flag("sticky"),
  method("test", 1, thisObject, "sec-regexp.prototype.test", test),
  method("toString", 0, thisObject, "sec-regexp.prototype.tostring", toText),
  flag("unicode"),
  flag("unicodeSets"),
  absent("compile", "sec-regexp.prototype.compile", "a RegExp does not change: make a new one"),
]);

function exec(m: Machine, regexp: RegExpObject, [text]: Args): MaybeGuest<Value> {
  if (typeof text !== "string") return eager(execSlow(m, regexp, text));
  const found = matchNext(m, regexp, text);
  if (isGuest(found)) return laterObject(m, regexp, text, found);
  return found === null ? null : matchObject(m, regexp, text, found);
}
function* execSlow(m: Machine, regexp: RegExpObject, text: Value): Guest<Value> {
  return yield* builtinExec(m, regexp, yield* toString(m, text));
}
function* laterObject(m: Machine, regexp: RegExpObject, text: string, found: Guest<Match | null>): Guest<Value> {
  const match = yield* found;
  return match === null ? null : matchObject(m, regexp, text, match);
}

function* flags(m: Machine, regexp: JSObject): Guest<Value> {
  let letters = "";
  for (const [name, letter] of FLAG_LETTERS) if (yield* get(m, regexp, name)) letters += letter;
  return letters;
}

function test(m: Machine, regexp: JSObject, [text]: Args): MaybeGuest<Value> {
  if (typeof text !== "string" || !isPristine(m, regexp)) return eager(testSlow(m, regexp, text));
  const found = matchNext(m, regexp, text);
  return isGuest(found) ? wasFound(found) : found !== null;
}
function* testSlow(m: Machine, regexp: JSObject, text: Value): Guest<Value> {
  return (yield* regExpExec(m, regexp, yield* toString(m, text))) !== null;
}
function* wasFound(found: Guest<Match | null>): Guest<Value> {
  return (yield* found) !== null;
}

function toText(m: Machine, regexp: JSObject): MaybeGuest<Value> {
  return eager(
    (function* (): Guest<Value> {
      const source = yield* toString(m, yield* get(m, regexp, "source"));
      return `/${source}/${yield* toString(m, yield* get(m, regexp, "flags"))}`;
    })(),
  );
}

/** §22.2.6.13.1 EscapeRegExpPattern: what a literal with this source would have to be written as. */
function sourceText(source: string): string {
  if (source === "") return "(?:)";
  if (!/[/\n\r\u2028\u2029]/.test(source)) return source;
  let inClass = false;
  return source.replace(/\\[^]|[[\]/\n\r\u2028\u2029]/g, (part) => {
    if (part === "[") inClass = true;
    else if (part === "]") inClass = false;
    if (part === "/") return inClass ? "/" : "\\/";
    return part.startsWith("\\") ? `\\${LINE_ESCAPES[part[1]!]?.slice(1) ?? part[1]!}` : (LINE_ESCAPES[part] ?? part);
  });
}
const LINE_ESCAPES: Readonly<Record<string, string>> = {
  "\n": "\\n",
  "\r": "\\r",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};
