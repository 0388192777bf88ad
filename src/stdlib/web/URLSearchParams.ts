/** URLSearchParams (https://url.spec.whatwg.org): the host's list of pairs, of its own or of a URL. */
import {
  alias,
  type Args,
  builtin,
  builtinFunction,
  getter,
  type MaybeGuest,
  method,
  type Receiver,
  reference,
  type RowOf,
  value,
} from "../../machine/Builtin.ts";
import { throwRangeError } from "../../machine/errors.ts";
import { CallRequest, type Guest, isGuest, PAUSE } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { IterationKind } from "../../machine/operations/arrayIterator.ts";
import { createArrayFromList } from "../../machine/operations/create.ts";
import { JSObject } from "../../values/JSObject.ts";
import { Attr, Kind } from "../../values/kinds.ts";
import { symbols } from "../../values/symbols.ts";
import { isObject, type Value } from "../../values/Value.ts";
import { requireCallable } from "../callables.ts";
import { requireNew, withPrototype } from "../construct.ts";
import { eager } from "../conversions.ts";
import { thisWithData } from "../receivers.ts";
import { pairIterator, pairIteratorPrototype } from "./pairIterator.ts";
import { pairsFrom } from "./pairsFrom.ts";
import { enumerable, requireArguments, toScalarString } from "./webRows.ts";

/** Names and values of one list, all together. @unit code units */
const LONGEST_LIST = 2 ** 18;

export class SearchParams {
  readonly host: URLSearchParams;
  private added = 0;
  constructor(host: URLSearchParams) {
    this.host = host;
  }
  /** Refuses text that would make the list too long. */
  admit(m: Machine, ...texts: readonly string[]): void {
    const size = texts.reduce((sum, text) => sum + text.length + 1, 0);
    this.added += size;
    m.allocated += 64 + size;
    m.budget -= 2 + (this.added >> 6);
    if (this.added <= LONGEST_LIST) return;
    this.added = size;
    for (const [name, content] of this.host) this.added += name.length + content.length + 2;
    if (this.added > LONGEST_LIST)
      throwRangeError(m, `URLSearchParams can hold at most ${LONGEST_LIST} characters here`);
  }
}

const spec = (member: string): string => `https://url.spec.whatwg.org/#dom-urlsearchparams-${member}`;
const thisParams = thisWithData(SearchParams);
const thisObject: Receiver<JSObject> = (m, self, name) => {
  thisParams(m, self, name);
  return self as JSObject;
};

type ParamsBody = (m: Machine, params: SearchParams, args: Args) => Guest<Value>;
const member = (name: string, length: number, body: ParamsBody): RowOf =>
  enumerable(
    method(name, length, thisParams, spec(name.toLowerCase()), (m, params, args) => {
      requireArguments(m, args, length, `URLSearchParams.${name}`);
      return eager(body(m, params, args));
    }),
  );
const iteration = (name: string, kind: IterationKind): RowOf =>
  enumerable(
    method(name, 0, thisParams, "https://webidl.spec.whatwg.org/#es-iterable", (m, { host }) =>
      pairIterator(m, "URLSearchParams", host.entries(), kind),
    ),
  );

// prettier-ignore
export const URLSearchParamsConstructor = builtinFunction("URLSearchParams", { length: 0, spec: spec("urlsearchparams"), prototype: "URLSearchParamsPrototype", body: construct });

// prettier-ignore
export const URLSearchParamsPrototype = builtin("URLSearchParamsPrototype", { spec: "https://url.spec.whatwg.org/#interface-urlsearchparams" }, [
  reference("constructor", "URLSearchParams", spec("urlsearchparams")),
  enumerable(getter("size", thisParams, spec("size"), (_m, { host }) => host.size)),
  member("append", 2, append),
  member("delete", 1, remove),
  member("get",    1, read),
  member("getAll", 1, readAll),
  member("has",    1, has),
  member("set",    2, set),
  member("sort",   0, sort),
  member("toString", 0, text),
  iteration("entries", IterationKind.Entries),
  enumerable(method("forEach", 1, thisObject, "https://webidl.spec.whatwg.org/#es-iterable", (m, params, args) => eager(forEach(m, params, args)))),
  iteration("keys", IterationKind.Keys),
  iteration("values", IterationKind.Values),
  alias(symbols.iterator, "entries", "https://webidl.spec.whatwg.org/#es-iterable"),
  value(symbols.toStringTag, "URLSearchParams", "https://url.spec.whatwg.org/#interface-urlsearchparams", Attr.Configurable),
]);
export const URLSearchParamsIteratorPrototype = pairIteratorPrototype("URLSearchParams");

function construct(m: Machine, _self: Value, args: Args, newTarget: JSObject | undefined): MaybeGuest<Value> {
  return eager(constructParams(m, args[0], requireNew(m, newTarget, "URLSearchParams")));
}

function* constructParams(m: Machine, source: Value, newTarget: JSObject): Guest<Value> {
  let params = new SearchParams(new URLSearchParams());
  if (isObject(source)) {
    const pairs = yield* pairsFrom(
      m,
      source,
      toScalarString,
      "Each query pair must be an iterable [name, value] tuple",
    );
    for (const [name, content] of pairs) {
      params.admit(m, name, content);
      params.host.append(name, content);
    }
  } else if (source !== undefined && source !== null) {
    const query = yield* toScalarString(m, source);
    params.admit(m, query);
    params = new SearchParams(new URLSearchParams(query));
  }
  const made = withPrototype(
    m,
    newTarget,
    "URLSearchParamsPrototype",
    (proto) => new JSObject(m.realm.rootShape, proto, Kind.Host, params),
  );
  return isGuest(made) ? yield* made : made;
}

function* append(m: Machine, params: SearchParams, [name, content]: Args): Guest<Value> {
  const key = yield* toScalarString(m, name);
  const added = yield* toScalarString(m, content);
  params.admit(m, key, added);
  params.host.append(key, added);
  return undefined;
}

function* remove(m: Machine, { host }: SearchParams, [name, content]: Args): Guest<Value> {
  const key = yield* toScalarString(m, name);
  if (content === undefined) host.delete(key);
  else host.delete(key, yield* toScalarString(m, content));
  return undefined;
}

function* read(m: Machine, { host }: SearchParams, [name]: Args): Guest<Value> {
  return host.get(yield* toScalarString(m, name));
}
function* readAll(m: Machine, { host }: SearchParams, [name]: Args): Guest<Value> {
  return createArrayFromList(m, host.getAll(yield* toScalarString(m, name)));
}

function* has(m: Machine, { host }: SearchParams, [name, content]: Args): Guest<Value> {
  const key = yield* toScalarString(m, name);
  return content === undefined ? host.has(key) : host.has(key, yield* toScalarString(m, content));
}

function* set(m: Machine, params: SearchParams, [name, content]: Args): Guest<Value> {
  const key = yield* toScalarString(m, name);
  const given = yield* toScalarString(m, content);
  params.admit(m, key, given);
  params.host.set(key, given);
  return undefined;
}

function* sort(m: Machine, { host }: SearchParams): Guest<Value> {
  m.budget -= host.size;
  host.sort();
  return undefined;
}
function* text(m: Machine, { host }: SearchParams): Guest<Value> {
  const query = host.toString();
  m.budget -= query.length >> 6;
  return query;
}

function* forEach(m: Machine, object: JSObject, [callback, thisArg]: Args): Guest<Value> {
  const call = requireCallable(m, callback);
  for (const [name, content] of (object.data as SearchParams).host) {
    if (--m.budget < 0) yield PAUSE;
    yield new CallRequest(call, thisArg, [content, name, object]);
  }
  return undefined;
}
