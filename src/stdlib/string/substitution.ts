/** §22.1.3.19.1 GetSubstitution: the `$` patterns of a replacement text. */
import type { Guest } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { toString } from "../../machine/operations/convert.ts";
import { MAX_STRING_LENGTH, stringTooLong } from "../../machine/operations/operators.ts";
import { get } from "../../machine/operations/property.ts";
import type { JSObject } from "../../values/JSObject.ts";

export interface Replacement {
  readonly matched: string;
  readonly text: string;
  readonly position: number;
  readonly captures: readonly (string | undefined)[];
  readonly groups: JSObject | undefined;
}

const isDigit = (unit: number): boolean => unit >= 48 && unit <= 57;

export function* getSubstitution(m: Machine, match: Replacement, template: string): Guest<string> {
  let dollar = template.indexOf("$");
  if (dollar < 0) return template;
  let result = "";
  let copied = 0;
  for (; dollar >= 0; dollar = template.indexOf("$", Math.max(copied, dollar + 1))) {
    const [text, size] = simplePattern(match, template, dollar) ??
      (yield* namedPattern(m, match, template, dollar)) ?? [undefined, 0];
    if (text === undefined) continue;
    result += template.slice(copied, dollar) + text;
    if (result.length > MAX_STRING_LENGTH) stringTooLong(m);
    copied = dollar + size;
    m.budget -= 1;
  }
  return result + template.slice(copied);
}

type Expansion = readonly [text: string, size: number];

function simplePattern(match: Replacement, template: string, dollar: number): Expansion | undefined {
  switch (template[dollar + 1]) {
    case "$":
      return ["$", 2];
    case "&":
      return [match.matched, 2];
    case "`":
      return [match.text.slice(0, match.position), 2];
    case "'":
      return [match.text.slice(Math.min(match.position + match.matched.length, match.text.length)), 2];
    default:
      return numberedPattern(match.captures, template, dollar);
  }
}

/** `$nn` where there are that many captures, else `$n`. */
function numberedPattern(captures: Replacement["captures"], template: string, dollar: number): Expansion | undefined {
  const digits = isDigit(template.charCodeAt(dollar + 1)) ? (isDigit(template.charCodeAt(dollar + 2)) ? 2 : 1) : 0;
  for (let count = digits; count > 0; count--) {
    const index = Number(template.slice(dollar + 1, dollar + 1 + count));
    if (index >= 1 && index <= captures.length) return [captures[index - 1] ?? "", count + 1];
  }
  return undefined;
}

function* namedPattern(m: Machine, match: Replacement, template: string, dollar: number): Guest<Expansion | undefined> {
  if (match.groups === undefined || template[dollar + 1] !== "<") return undefined;
  const close = template.indexOf(">", dollar + 2);
  if (close < 0) return undefined;
  const capture = yield* get(m, match.groups, template.slice(dollar + 2, close));
  return [capture === undefined ? "" : yield* toString(m, capture), close + 1 - dollar];
}
