/** Writes values of this process as `show.js` writes them in a program; for marks that are compared on the host's side. */
import { readFileSync } from "node:fs";

/** A value → its text. */
export const showValue = new Function(
  `"use strict"; ${readFileSync(new URL("show.js", import.meta.url), "utf8")}; return $shower();`,
)() as (value: unknown) => string;

/** The text of an expression → the text of its value. */
export const showExpression = (text: string): string => showValue(new Function(`"use strict"; return (${text}\n);`)());
