/** A tree of choices → a whole program: prelude, the generated statements, and what tells how it went. */
import { guestText } from "../guestText.ts";
import { type Choice } from "./Choice.ts";
import { Scope } from "./Scope.ts";
import { statement } from "./statements.ts";

const prelude = guestText("fuzz/prelude.js");
const show = guestText("show.js");

/** The generated part alone, a statement a line. */
export function body(choice: Choice): string {
  const scope = new Scope({ async: true, generator: false, method: false, returns: true, labels: [] }, { next: 0 });
  return choice.parts.map((each) => statement(each, scope)).join("\n");
}

/** The program that returns how the statements end and all that they log, in the order in which they log it. */
export const program = (statements: string): string =>
  `${prelude}
let $end = "pending";
(async () => {
${statements}
})().then((value) => { $end = $describe(value); }, (error) => { $end = "throws " + $nameOf(error); });
for (let $turn = 0; $turn < 400 && $end === "pending"; $turn++) await null;
for (let $turn = 0; $turn < 40; $turn++) await null;
return ["value", $end, $lines.join("\\n")];
${show}`;
