/**
 * Loops over the units of a text, a function each: the host compiles them long before the matcher that calls them. Most
 * texts are Latin, so the first page of a set is at hand.
 */
import type { PagedSet } from "./PagedSet.ts";

/** The first index from `from` on, `stop` at most, whose unit is no member. */
export function whileMembers(set: PagedSet, input: string, from: number, stop: number): number {
  const latin = set.pages[0] ?? set.page(0);
  let index = from;
  for (; index < stop; index++) {
    const unit = input.charCodeAt(index);
    if ((unit < 256 ? latin : (set.pages[unit >> 8] ?? set.page(unit >> 8)))[unit & 255] === 0) break;
  }
  return index;
}

/** The first index from `from` on, `stop` at most, whose unit is a member. */
export function untilMember(set: PagedSet, input: string, from: number, stop: number): number {
  const latin = set.pages[0] ?? set.page(0);
  let index = from;
  for (; index < stop; index++) {
    const unit = input.charCodeAt(index);
    if ((unit < 256 ? latin : (set.pages[unit >> 8] ?? set.page(unit >> 8)))[unit & 255] === 1) break;
  }
  return index;
}

/** The first index behind `from`, over members only, where `literal` stands or `stop` is reached; `~index` of a unit before it that is no member. */
export function membersUpTo(set: PagedSet, input: string, from: number, stop: number, literal: number): number {
  const latin = set.pages[0] ?? set.page(0);
  for (let index = from; index < stop;) {
    const unit = input.charCodeAt(index);
    if ((unit < 256 ? latin : (set.pages[unit >> 8] ?? set.page(unit >> 8)))[unit & 255] === 0) return ~index;
    if (input.charCodeAt(++index) === literal) return index;
  }
  return stop;
}

/** The last index down to `least` where `literal` stands, or `least`. */
export function backTo(input: string, from: number, least: number, literal: number): number {
  let index = from;
  while (index > least && input.charCodeAt(index) !== literal) index--;
  return index;
}

/** The first index down to `least` from which on there are members only, up to `to`. With `unicode`, halves of pairs count as members. */
export function sinceMembers(set: PagedSet, unicode: boolean, input: string, to: number, least: number): number {
  const latin = set.pages[0] ?? set.page(0);
  let index = to;
  for (; index > least; index--) {
    const unit = input.charCodeAt(index - 1);
    if ((unit < 256 ? latin : (set.pages[unit >> 8] ?? set.page(unit >> 8)))[unit & 255] === 1) continue;
    // Which pair the halves make does not matter here.
    if (!unicode || (unit & 0xf800) !== 0xd800) break;
  }
  return index;
}
