/**
 * The well-known symbols (ECMA-262 §6.1.5.1): constants shared by all realms, as the specification has them. They are our
 * own, never the host's, so nothing of the host reacts to them.
 */
const wellKnown = (name: string): symbol => Symbol(`Symbol.${name}`);

export const symbols = {
  asyncIterator: wellKnown("asyncIterator"),
  hasInstance: wellKnown("hasInstance"),
  isConcatSpreadable: wellKnown("isConcatSpreadable"),
  iterator: wellKnown("iterator"),
  match: wellKnown("match"),
  matchAll: wellKnown("matchAll"),
  replace: wellKnown("replace"),
  search: wellKnown("search"),
  species: wellKnown("species"),
  split: wellKnown("split"),
  toPrimitive: wellKnown("toPrimitive"),
  toStringTag: wellKnown("toStringTag"),
  unscopables: wellKnown("unscopables"),
} as const;
