/**
 * What can be wrong with a pattern, in the words programs see elsewhere. Everything here that refuses a pattern
 * throws a PatternError; the caller turns it into the program's SyntaxError.
 */
export const faults = {
  brokenEscape: "\\ at end of pattern",
  classCharacter: "Invalid character in character class",
  classEscape: "Invalid class escape",
  classOperation: "Invalid set operation in character class",
  classProperty: "Invalid property name in character class",
  classRange: "Invalid character class",
  classStrings: "Negated character class may contain strings",
  decimalEscape: "Invalid decimal escape",
  duplicateName: "Duplicate capture group name",
  escape: "Invalid escape",
  flagDashes: "Multiple dashes in flag group",
  flagGroup: "Invalid flag group",
  flagRepeated: "Repeated flag in flag group",
  group: "Invalid group",
  groupName: "Invalid capture group name",
  loneBracket: "Lone quantifier brackets",
  namedReference: "Invalid named reference",
  nothingToRepeat: "Nothing to repeat",
  propertyName: "Invalid property name",
  quantifier: "Invalid quantifier",
  quantifierBrace: "Incomplete quantifier",
  quantifierOrder: "numbers out of order in {} quantifier",
  reference: "Invalid escape",
  rangeOrder: "Range out of order in character class",
  tooDeep: "Pattern is too deeply nested",
  tooLarge: "Regular expression too large",
  unicodeEscape: "Invalid Unicode escape",
  unknownName: "Invalid named capture referenced",
  unmatchedParenthesis: "Unmatched ')'",
  unterminatedClass: "Unterminated character class",
  unterminatedGroup: "Unterminated group",
} as const;

export type Fault = keyof typeof faults;

export class PatternError extends Error {
  override readonly name = "PatternError";
  /** What is wrong with the pattern; undefined when it is the flags. */
  readonly fault: Fault | undefined;

  constructor(message: string, fault?: Fault) {
    super(message);
    this.fault = fault;
  }
}

/** More of a pattern is not shown: what is wrong with it stands behind it. @unit UTF-16 units */
const SHOWN = 1_000;

/** The refusal of a pattern, flags in alphabetical order behind it. */
export function patternError(source: string, flags: string, fault: Fault): PatternError {
  // Not through the middle of a pair.
  const shown = source.length > SHOWN ? `${source.slice(0, SHOWN).replace(/[\ud800-\udbff]$/, "")}…` : source;
  return new PatternError(`Invalid regular expression: /${shown}/${flags}: ${faults[fault]}`, fault);
}
