/** URL (https://url.spec.whatwg.org): the host's parser on texts; objects of the host never reach the program. */
import {
  absent,
  accessor,
  anyReceiver,
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
import { throwTypeError } from "../../machine/errors.ts";
import { type Guest, isGuest } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { JSObject } from "../../values/JSObject.ts";
import { Attr, Kind } from "../../values/kinds.ts";
import { symbols } from "../../values/symbols.ts";
import type { Value } from "../../values/Value.ts";
import { requireNew, withPrototype } from "../construct.ts";
import { eager } from "../conversions.ts";
import { thisWithData } from "../receivers.ts";
import { SearchParams } from "./URLSearchParams.ts";
import { enumerable, requireArguments, toScalarString } from "./webRows.ts";

export class UrlData {
  readonly host: URL;
  /** Made on first use; always the same one. */
  searchParams: JSObject | undefined;
  constructor(host: URL) {
    this.host = host;
  }
}

/** Longer texts are not parsed. @unit code units */
const LONGEST_URL = 2 ** 20;

const spec = (member: string): string => `https://url.spec.whatwg.org/#dom-url-${member.toLowerCase()}`;
const thisUrl: Receiver<UrlData> = thisWithData(UrlData);

type Part =
  "href" | "protocol" | "username" | "password" | "host" | "hostname" | "port" | "pathname" | "search" | "hash";
const part = (name: Part): RowOf =>
  enumerable(
    accessor(
      name,
      thisUrl,
      spec(name),
      (_m, { host }) => host[name],
      (m, url, [text]) => eager(setPart(m, url, name, text)),
    ),
  );

// prettier-ignore
export const URLConstructor = builtinFunction("URL", { length: 1, spec: spec("url"), prototype: "URLPrototype", body: construct }, [
  enumerable(method("canParse", 1, anyReceiver, spec("canparse"), (m, _self, args) => eager(canParse(m, args)))),
  enumerable(method("parse",    1, anyReceiver, spec("parse"),    (m, _self, args) => eager(parse(m, args)))),
  absent("createObjectURL", spec("createobjecturl"), "there are no blobs"),
  absent("revokeObjectURL", spec("revokeobjecturl"), "there are no blobs"),
]);

// prettier-ignore
export const URLPrototype = builtin("URLPrototype", { spec: "https://url.spec.whatwg.org/#url-class" }, [
  reference("constructor", "URL", spec("url")),
  part("href"),
  enumerable(getter("origin", thisUrl, spec("origin"), (_m, { host }) => host.origin)),
  part("protocol"),
  part("username"),
  part("password"),
  part("host"),
  part("hostname"),
  part("port"),
  part("pathname"),
  part("search"),
  enumerable(getter("searchParams", thisUrl, spec("searchparams"), searchParams)),
  part("hash"),
  enumerable(method("toJSON",   0, thisUrl, spec("tojson"), (_m, { host }) => host.href)),
  enumerable(method("toString", 0, thisUrl, spec("href"),   (_m, { host }) => host.href)),
  value(symbols.toStringTag, "URL", "https://url.spec.whatwg.org/#url-class", Attr.Configurable),
]);

function construct(m: Machine, _self: Value, args: Args, newTarget: JSObject | undefined): MaybeGuest<Value> {
  return eager(constructUrl(m, args, requireNew(m, newTarget, "URL")));
}

function* constructUrl(m: Machine, args: Args, newTarget: JSObject): Guest<Value> {
  requireArguments(m, args, 1, "URL constructor");
  const parsed = yield* parsedUrl(m, args);
  if (parsed === undefined) return throwTypeError(m, "Invalid URL");
  const made = withPrototype(m, newTarget, "URLPrototype", (proto) => urlObject(m, parsed, proto));
  return isGuest(made) ? yield* made : made;
}

const urlObject = (m: Machine, host: URL, proto: JSObject): JSObject =>
  new JSObject(m.realm.rootShape, proto, Kind.Host, new UrlData(host));

/** The URL that the arguments (text, base) stand for, or undefined. */
function* parsedUrl(m: Machine, [text, base]: Args): Guest<URL | undefined> {
  const input = yield* toScalarString(m, text);
  const against = base === undefined ? undefined : yield* toScalarString(m, base);
  m.budget -= 10 + (input.length >> 4);
  m.allocated += 500 + 2 * input.length;
  if (Math.max(input.length, against?.length ?? 0) > LONGEST_URL) return undefined;
  try {
    return new URL(input, against);
  } catch {
    return undefined;
  }
}

function* canParse(m: Machine, args: Args): Guest<Value> {
  requireArguments(m, args, 1, "URL.canParse");
  return (yield* parsedUrl(m, args)) !== undefined;
}

function* parse(m: Machine, args: Args): Guest<Value> {
  requireArguments(m, args, 1, "URL.parse");
  const parsed = yield* parsedUrl(m, args);
  return parsed === undefined ? null : urlObject(m, parsed, m.realm.intrinsic("URLPrototype"));
}

function* setPart(m: Machine, { host }: UrlData, name: Part, given: Value): Guest<Value> {
  const text = yield* toScalarString(m, given);
  m.budget -= text.length >> 4;
  if (text.length > LONGEST_URL) throwTypeError(m, "Invalid URL");
  try {
    host[name] = text;
  } catch {
    throwTypeError(m, "Invalid URL");
  }
  return undefined;
}

function searchParams(m: Machine, url: UrlData): JSObject {
  const proto = m.realm.intrinsic("URLSearchParamsPrototype");
  return (url.searchParams ??= new JSObject(
    m.realm.rootShape,
    proto,
    Kind.Host,
    new SearchParams(url.host.searchParams),
  ));
}
