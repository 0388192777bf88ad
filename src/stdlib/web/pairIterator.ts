/** Iteration over lists of pairs of strings, as URLSearchParams and Headers have it (Web IDL "iterable declarations"). */
import { builtin, type BuiltinObject, method, value } from "../../machine/Builtin.ts";
import type { Machine } from "../../machine/Machine.ts";
import { IterationKind } from "../../machine/operations/arrayIterator.ts";
import { createArrayFromList, createIterResult } from "../../machine/operations/create.ts";
import { JSObject } from "../../values/JSObject.ts";
import { Attr, Kind } from "../../values/kinds.ts";
import { symbols } from "../../values/symbols.ts";
import { thisWithData } from "../receivers.ts";
import { enumerable } from "./webRows.ts";

export type Pair = readonly [string, string];

class PairIteration {
  readonly pairs: Iterator<Pair>;
  readonly kind: IterationKind;
  constructor(pairs: Iterator<Pair>, kind: IterationKind) {
    this.pairs = pairs;
    this.kind = kind;
  }
}

export const pairIterator = (m: Machine, of: string, pairs: Iterator<Pair>, kind: IterationKind): JSObject =>
  new JSObject(
    m.realm.rootShape,
    m.realm.intrinsic(`${of}IteratorPrototype`),
    Kind.Iterator,
    new PairIteration(pairs, kind),
  );

/** The prototype of the iterators of that interface. */
export const pairIteratorPrototype = (of: string): BuiltinObject =>
  builtin(
    `${of}IteratorPrototype`,
    {
      proto: "IteratorPrototype",
      title: `%${of}IteratorPrototype%`,
      spec: "https://webidl.spec.whatwg.org/#es-iterator",
    },
    [
      enumerable(
        method(
          "next",
          0,
          thisWithData(PairIteration),
          "https://webidl.spec.whatwg.org/#es-iterator",
          (m, { pairs, kind }) => {
            const step = pairs.next();
            if (step.done === true) return createIterResult(m, undefined, true);
            const [key, content] = step.value;
            if (kind === IterationKind.Entries)
              return createIterResult(m, createArrayFromList(m, [key, content]), false);
            return createIterResult(m, kind === IterationKind.Keys ? key : content, false);
          },
        ),
      ),
      value(symbols.toStringTag, `${of} Iterator`, "https://webidl.spec.whatwg.org/#es-iterator", Attr.Configurable),
    ],
  );
