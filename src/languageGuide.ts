/**
 * What the language accepts, for the instructions: computed from the codes of the grammar's refusals and the names the
 * global object is made from, so that it says what is true of this build.
 */
import { absentGlobals } from "./diagnostics/absentNames.ts";
import { codes } from "./diagnostics/codes.ts";
import { intrinsicNames } from "./stdlib/globalNames.ts";

/** The code of what is refused without a name of its own. */
const anyOther = "unsupported/construct";
/** Names shown of those that are absent for one reason. */
const SHOWN = 3;

export function languageGuide(): string {
  const refused = Object.entries(codes).flatMap(([code, { kind, title }]) =>
    kind === "UnsupportedSyntax" && code !== anyOther ? [title] : [],
  );
  const absent = new Map<string, string[]>();
  for (const [name, reason] of Object.entries(absentGlobals)) absent.set(reason, [...(absent.get(reason) ?? []), name]);
  // Names that are alone with their reason are explained when a program uses them.
  const families = [...absent].filter(([, names]) => names.length > 1);
  return [
    "Strict-mode JavaScript (ES2025) with erasable TypeScript types; `await` and `return` work at the top.",
    `Refused: ${refused.join(", ")}.`,
    `Globals: ${intrinsicNames.join(", ")}.`,
    "Not there:",
    ...families.map(([reason, names]) => `- ${listed(names)}: ${reason}.`),
  ].join("\n");
}

const listed = (names: readonly string[]): string =>
  names.slice(0, SHOWN).join(", ") + (names.length > SHOWN ? ", …" : "");
