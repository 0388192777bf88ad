/** Headers (https://fetch.spec.whatwg.org): names without case, values combined, in order of names. Carries no authority. */
import {
  alias,
  type Args,
  builtin,
  builtinFunction,
  type MaybeGuest,
  method,
  type Receiver,
  reference,
  type RowOf,
  value,
} from "../../machine/Builtin.ts";
import { throwTypeError } from "../../machine/errors.ts";
import { CallRequest, type Guest, isGuest, PAUSE } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { IterationKind } from "../../machine/operations/arrayIterator.ts";
import { toString } from "../../machine/operations/convert.ts";
import { createArrayFromList } from "../../machine/operations/create.ts";
import { concat } from "../../machine/operations/operators.ts";
import { JSObject } from "../../values/JSObject.ts";
import { Attr, Kind } from "../../values/kinds.ts";
import { PlainRecord } from "../../values/PlainRecord.ts";
import { symbols } from "../../values/symbols.ts";
import { isObject, type Value } from "../../values/Value.ts";
import { requireCallable } from "../callables.ts";
import { requireNew, withPrototype } from "../construct.ts";
import { eager } from "../conversions.ts";
import { thisWithData } from "../receivers.ts";
import { type Pair, pairIterator, pairIteratorPrototype } from "./pairIterator.ts";
import { pairsFrom } from "./pairsFrom.ts";
import { enumerable, requireArguments } from "./webRows.ts";

const TOKEN = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
// eslint-disable-next-line no-control-regex
const FORBIDDEN_IN_VALUE = /[\0\r\n]|[^\0-\xff]/;
const COOKIES = "set-cookie";

export class HeaderList extends PlainRecord {
  /** By lower-case name; a list only for cookies, which never combine. */
  private readonly lists = new Map<string, string[]>();

  append(m: Machine, name: string, content: string): void {
    const key = name.toLowerCase();
    const values = this.lists.get(key);
    if (values === undefined) this.lists.set(key, [content]);
    else if (key === COOKIES) values.push(content);
    else values[0] = concat(m, concat(m, values[0]!, ", "), content);
  }
  set(name: string, content: string): void {
    this.lists.set(name.toLowerCase(), [content]);
  }
  delete(name: string): void {
    this.lists.delete(name.toLowerCase());
  }
  has(name: string): boolean {
    return this.lists.has(name.toLowerCase());
  }
  get(name: string): string | null {
    return this.lists.get(name.toLowerCase())?.join(", ") ?? null;
  }
  get cookies(): readonly string[] {
    return this.lists.get(COOKIES) ?? [];
  }
  /** Sorted by name; only cookies have several entries. */
  override plainEntries(): Pair[] {
    const names = [...this.lists.keys()].sort();
    return names.flatMap((name) => this.lists.get(name)!.map((content): Pair => [name, content]));
  }
}

const spec = (member: string): string => `https://fetch.spec.whatwg.org/#dom-headers-${member}`;
const thisHeaders = thisWithData(HeaderList);
const thisHeadersObject: Receiver<JSObject> = (m, self, name) => {
  thisHeaders(m, self, name);
  return self as JSObject;
};

type HeadersBody = (m: Machine, headers: HeaderList, args: Args) => Guest<Value>;
const member = (name: string, length: number, body: HeadersBody): RowOf =>
  enumerable(
    method(name, length, thisHeaders, spec(name.toLowerCase()), (m, headers, args) => {
      requireArguments(m, args, length, `Headers.${name}`);
      return eager(body(m, headers, args));
    }),
  );
const iteration = (name: string, kind: IterationKind): RowOf =>
  enumerable(
    method(name, 0, thisHeaders, "https://webidl.spec.whatwg.org/#es-iterable", (m, headers) => {
      const pairs = headers.plainEntries();
      m.budget -= pairs.length;
      return pairIterator(m, "Headers", pairs.values(), kind);
    }),
  );

export const HeadersConstructor = builtinFunction("Headers", {
  length: 0,
  spec: spec("headers"),
  prototype: "HeadersPrototype",
  body: construct,
});

// prettier-ignore
export const HeadersPrototype = builtin("HeadersPrototype", { spec: "https://fetch.spec.whatwg.org/#headers-class" }, [
  reference("constructor", "Headers", spec("headers")),
  member("append", 2, append),
  member("delete", 1, remove),
  member("get",    1, read),
  member("has",    1, has),
  member("set",    2, set),
  enumerable(method("getSetCookie", 0, thisHeaders, spec("getsetcookie"), (m, { cookies }) => createArrayFromList(m, [...cookies]))),
  iteration("entries", IterationKind.Entries),
  enumerable(method("forEach", 1, thisHeadersObject, "https://webidl.spec.whatwg.org/#es-iterable", (m, headers, args) => eager(forEach(m, headers, args)))),
  iteration("keys", IterationKind.Keys),
  iteration("values", IterationKind.Values),
  alias(symbols.iterator, "entries", "https://webidl.spec.whatwg.org/#es-iterable"),
  value(symbols.toStringTag, "Headers", "https://fetch.spec.whatwg.org/#headers-class", Attr.Configurable),
]);
export const HeadersIteratorPrototype = pairIteratorPrototype("Headers");

function construct(m: Machine, _self: Value, args: Args, newTarget: JSObject | undefined): MaybeGuest<Value> {
  return eager(constructHeaders(m, args[0], requireNew(m, newTarget, "Headers")));
}

function* constructHeaders(m: Machine, source: Value, newTarget: JSObject): Guest<Value> {
  const headers = new HeaderList();
  if (isObject(source)) {
    for (const [name, content] of yield* pairsFrom(
      m,
      source,
      toString,
      "Headers constructor: expected name/value pairs",
    ))
      headers.append(m, checkedName(m, name), checkedValue(m, name, content));
  } else if (source !== undefined)
    throwTypeError(m, "Headers constructor: init is neither a sequence of pairs nor a record");
  const proto = withPrototype(
    m,
    newTarget,
    "HeadersPrototype",
    (prototype) => new JSObject(m.realm.rootShape, prototype, Kind.Host, headers),
  );
  return isGuest(proto) ? yield* proto : proto;
}

function checkedName(m: Machine, name: string): string {
  return TOKEN.test(name)
    ? name
    : throwTypeError(m, `Headers: ${JSON.stringify(name.slice(0, 40))} is an invalid header name.`);
}

function checkedValue(m: Machine, name: string, content: string): string {
  const normalized = content.replace(/^[\t\n\r ]+|[\t\n\r ]+$/g, "");
  if (FORBIDDEN_IN_VALUE.test(normalized))
    throwTypeError(m, `Headers: the value of ${JSON.stringify(name)} is an invalid header value.`);
  return normalized;
}

function* append(m: Machine, headers: HeaderList, [name, content]: Args): Guest<Value> {
  const key = yield* toString(m, name);
  const text = yield* toString(m, content);
  headers.append(m, checkedName(m, key), checkedValue(m, key, text));
  return undefined;
}
function* set(m: Machine, headers: HeaderList, [name, content]: Args): Guest<Value> {
  const key = yield* toString(m, name);
  const text = yield* toString(m, content);
  headers.set(checkedName(m, key), checkedValue(m, key, text));
  return undefined;
}
function* remove(m: Machine, headers: HeaderList, [name]: Args): Guest<Value> {
  headers.delete(checkedName(m, yield* toString(m, name)));
  return undefined;
}
function* read(m: Machine, headers: HeaderList, [name]: Args): Guest<Value> {
  return headers.get(checkedName(m, yield* toString(m, name)));
}
function* has(m: Machine, headers: HeaderList, [name]: Args): Guest<Value> {
  return headers.has(checkedName(m, yield* toString(m, name)));
}

function* forEach(m: Machine, object: JSObject, [callback, thisArg]: Args): Guest<Value> {
  const call = requireCallable(m, callback);
  for (const [name, content] of (object.data as HeaderList).plainEntries()) {
    if (--m.budget < 0) yield PAUSE;
    yield new CallRequest(call, thisArg, [content, name, object]);
  }
  return undefined;
}
