/**
 * What the constructors of Intl have in common: locales and options are read from guest values, a host formatter is made
 * from plain data, `resolvedOptions` and `supportedLocalesOf`. Each service adds its rows.
 */
import {
  anyReceiver,
  type Args,
  builtin,
  builtinFunction,
  type BuiltinObject,
  method,
  type Receiver,
  reference,
  type RowOf,
  value,
} from "../../machine/Builtin.ts";
import { prototypeFromConstructor } from "../../machine/operations/prototypeFromConstructor.ts";
import { throwTypeError } from "../../machine/errors.ts";
import { type Guest, isGuest } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { createArrayFromList } from "../../machine/operations/create.ts";
import { describe } from "../../machine/operations/describe.ts";
import { JSObject } from "../../values/JSObject.ts";
import { Attr, Kind } from "../../values/kinds.ts";
import { symbols } from "../../values/symbols.ts";
import { isObject, type Value } from "../../values/Value.ts";
import { eager } from "../conversions.ts";
import { objectOf } from "../objectOf.ts";
import {
  canonicalLocales,
  fromHost,
  type HostOptions,
  type OptionTable,
  readOptions,
  withDefault,
} from "./intlOptions.ts";

/** What host formatters offer that the services share. */
interface HostFormatter {
  resolvedOptions(): object;
}

/** Internal slot of the objects of Intl: a host formatter that only ever sees plain data. */
export class IntlData<T extends HostFormatter = HostFormatter> {
  readonly service: string;
  readonly host: T;
  /** The function of a `format` or `compare` getter, made on first use. */
  bound: JSObject | undefined;
  constructor(service: string, host: T) {
    this.service = service;
    this.host = host;
  }
}

export interface Service<T extends HostFormatter> {
  readonly name: string;
  /** May be called without `new`, as the oldest ones may. */
  readonly callable?: boolean;
  readonly options: OptionTable;
  readonly make: (m: Machine, locales: string[], options: HostOptions) => T;
  readonly supported: (locales: string[], options: object) => string[];
  readonly rows: (receiver: Receiver<IntlData<T>>, spec: (member: string) => string) => readonly RowOf[];
}

/** Ticks that making a host formatter costs. */
const MAKING = 400;

/** About what a host formatter takes. @unit bytes */
const FORMATTER = 16 * 1024;

/** The constructor and the prototype of a service. */
export function intlService<T extends HostFormatter>(service: Service<T>): readonly BuiltinObject[] {
  const { name } = service;
  const title = `Intl.${name}`;
  const spec = (member: string): string => `https://tc39.es/ecma402/#sec-intl.${name.toLowerCase()}${member}`;
  const receiver: Receiver<IntlData<T>> = (m, self, method) =>
    isObject(self) && self.data instanceof IntlData && self.data.service === name
      ? (self.data as IntlData<T>)
      : throwTypeError(m, `Method ${method} called on incompatible receiver ${describe(self)}`);

  const constructor = builtinFunction(
    `Intl.${name}`,
    {
      name,
      title: `Intl.${name}`,
      length: 0,
      spec: `https://tc39.es/ecma402/#sec-intl-${name.toLowerCase()}-constructor`,
      prototype: `Intl.${name}Prototype`,
      body(m, _self, args, newTarget) {
        if (newTarget === undefined && service.callable !== true)
          return throwTypeError(m, `Constructor ${title} requires 'new'`);
        return eager(construct(m, service, args, newTarget ?? m.realm.intrinsic(`Intl.${name}`)));
      },
    },
    [
      method("supportedLocalesOf", 1, anyReceiver, spec(".supportedlocalesof"), (m, _self, args) =>
        eager(supportedLocalesOf(m, service, args)),
      ),
    ],
  );

  // prettier-ignore
  const prototype = builtin(`Intl.${name}Prototype`, { title: `${title}.prototype`, spec: `https://tc39.es/ecma402/#sec-properties-of-intl-${name.toLowerCase()}-prototype-object` }, [
    reference("constructor", `Intl.${name}`, spec(".prototype.constructor")),
    ...service.rows(receiver, (member) => spec(`.prototype.${member}`)),
    method("resolvedOptions", 0, receiver, spec(".prototype.resolvedoptions"), (m, { host }) => resolved(m, host.resolvedOptions())),
    value(symbols.toStringTag, title, spec(".prototype-%symbol.tostringtag%"), Attr.Configurable),
  ]);
  return [constructor, prototype];
}

function* construct<T extends HostFormatter>(
  m: Machine,
  service: Service<T>,
  [locales, options]: Args,
  newTarget: JSObject,
): Guest<Value> {
  const found = prototypeFromConstructor(m, newTarget, `Intl.${service.name}Prototype`);
  const proto = isGuest(found) ? yield* found : found;
  const tags = withDefault(yield* canonicalLocales(m, locales));
  const read = yield* readOptions(m, options, service.options);
  m.budget -= MAKING;
  m.allocated += FORMATTER;
  const host = fromHost(m, () => service.make(m, tags, read));
  return new JSObject(m.realm.rootShape, proto, Kind.Host, new IntlData(service.name, host));
}

function* supportedLocalesOf<T extends HostFormatter>(
  m: Machine,
  service: Service<T>,
  [locales, options]: Args,
): Guest<Value> {
  const tags = yield* canonicalLocales(m, locales);
  const read = yield* readOptions(m, options, { localeMatcher: "string" });
  return createArrayFromList(
    m,
    fromHost(m, () => service.supported(tags, read)),
  );
}

/** A getter's function that is bound to its formatter: the same one each time. */
export function boundFunction<T extends HostFormatter>(
  m: Machine,
  data: IntlData<T>,
  length: number,
  body: (args: Args) => Guest<Value>,
): JSObject {
  return (data.bound ??= m.realm.native("", length, (_m, _self, args) => eager(body(args))));
}

const isPlain = (content: unknown): content is string | number | boolean =>
  typeof content === "string" || typeof content === "number" || typeof content === "boolean";

export const plainEntries = (record: object): (readonly [string, Value])[] =>
  Object.entries(record).flatMap(([key, content]) => (isPlain(content) ? [[key, content] as const] : []));

/** What a formatter chose: plain values, and the list of words that PluralRules gives. */
function resolved(m: Machine, options: object): JSObject {
  const entries = Object.entries(options).flatMap(([key, content]): [string, Value][] => {
    if (Array.isArray(content)) return [[key, createArrayFromList(m, content as string[])]];
    return isPlain(content) ? [[key, content]] : [];
  });
  return objectOf(m, entries);
}

/** The parts that the `…ToParts` methods return: plain records. */
export function partsArray(m: Machine, parts: readonly object[]): JSObject {
  m.budget -= parts.length * 4;
  return createArrayFromList(
    m,
    parts.map((part) => objectOf(m, plainEntries(part))),
  );
}
