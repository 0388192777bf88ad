/**
 * Effect's tree of schema issues → one readable line per field.
 *
 * `limit`: expected number, got string "10". Messages about input quote what was given; messages about output
 * (`reveal: false`) never repeat a host's data: not its values, nor keys that its schema does not name.
 */
import * as SchemaAST from "effect/SchemaAST";
import { defaultLeafHook, type Issue, type Leaf } from "effect/SchemaIssue";
import { encodedText, expectedText, fieldPath, givenKind, givenText } from "./expected.ts";

/** Fields named one by one; more are counted. */
const maxLines = 8;

/** How the lines are worded. */
export interface Wording {
  /** What an empty path is called. */
  readonly whole: "input" | "output";
  /** Whether given values may be quoted. */
  readonly reveal: boolean;
}

/** One field that does not fit. */
export interface FieldIssue {
  readonly path: ReadonlyArray<PropertyKey>;
  readonly problem: string;
}

/** Issue tree → message of one line. */
export const issueMessage = (issue: Issue, wording: Wording): string => {
  const found: Array<FieldIssue> = [];
  collect(issue, { path: [], keys: undefined, found, wording });
  return fieldMessage(found, wording);
};

/** Fields that do not fit → message of one line. */
export const fieldMessage = (issues: ReadonlyArray<FieldIssue>, wording: Wording): string => {
  const lines = new Set(issues.map(({ path, problem }) => `\`${fieldPath(path, wording.whole)}\`: ${problem}`));
  const shown = [...lines].slice(0, maxLines).join("; ");
  return lines.size > maxLines ? `${shown}; and ${lines.size - maxLines} more` : shown;
};

interface Position {
  readonly path: ReadonlyArray<PropertyKey>;
  /** AST of the object or array that the last key of the path belongs to. */
  readonly keys: SchemaAST.AST | undefined;
  readonly found: Array<FieldIssue>;
  readonly wording: Wording;
}

const collect = (issue: Issue, at: Position): void => {
  switch (issue._tag) {
    case "Pointer":
      return collect(issue.issue, { ...at, path: [...at.path, ...issue.path.map((key) => shownKey(key, at))] });
    case "Composite":
      return issue.issues.forEach((inner) => collect(inner, { ...at, keys: issue.ast }));
    case "Encoding":
      return collect(issue.issue, at);
    case "AnyOf": {
      // One member fits so far: what is wrong inside it says more than the list of members.
      const [only] = issue.issues;
      if (only !== undefined && issue.issues.length === 1) return collect(only, at);
      return add(at, `expected ${expectedText(issue.ast)}`, issue);
    }
    case "OneOf":
      return add(at, `matches ${issue.successes.length} alternatives at once, expected exactly one`, issue);
    case "InvalidType":
      return add(at, `expected ${expectedText(issue.ast)}`, issue);
    case "MissingKey":
      return add(at, `missing, expected ${missingText(at)}`);
    case "UnexpectedKey":
      return add(at, typeof at.path.at(-1) === "number" ? "one element too many" : "is not a known field");
    case "Filter":
      return add(
        at,
        at.wording.reveal ? checkText(issue) : `expected ${checkExpectation(issue) ?? "a valid value"}`,
        issue,
      );
    case "InvalidValue":
    case "Forbidden":
      return add(at, at.wording.reveal ? leafText(issue) : "expected a valid value", issue);
  }
};

const add = (at: Position, problem: string, given?: Issue): void => {
  const hasGiven = given !== undefined && "input" in given;
  const told = hasGiven && !problem.includes(", got ");
  const got = told ? `, got ${at.wording.reveal ? givenText(given.input) : givenKind(given.input)}` : "";
  at.found.push({ path: at.path, problem: problem + got });
};

/** A check's own message, else the expectation it states. */
const checkText = (issue: Extract<Issue, { readonly _tag: "Filter" }>): string => {
  const inner = issue.issue;
  const message = inner._tag === "InvalidValue" ? inner.annotations?.message : undefined;
  if (typeof message === "string") return message;
  const expectation = checkExpectation(issue);
  return expectation === undefined ? "is not valid" : `expected ${expectation}`;
};

const checkExpectation = (issue: Extract<Issue, { readonly _tag: "Filter" }>): string | undefined => {
  const expected: unknown = issue.filter.annotations?.["message"] ?? issue.filter.annotations?.["expected"];
  return typeof expected === "string" ? expected : undefined;
};

/** Effect's own words for a leaf, as a clause of ours. */
const leafText = (issue: Leaf): string => {
  const text = defaultLeafHook(issue).replace(/\s+/gu, " ").trim();
  return text.charAt(0).toLowerCase() + text.slice(1);
};

const missingText = (at: Position): string => {
  const key = at.path.at(-1);
  const { keys } = at;
  if (keys?._tag === "Objects") {
    const property = keys.propertySignatures.find(({ name }) => name === key);
    if (property !== undefined) return encodedText(property.type);
  }
  const element = keys?._tag === "Arrays" && typeof key === "number" ? keys.elements[key] : undefined;
  return element === undefined ? "a value" : encodedText(element);
};

/** A key of a record is data; a key that the schema names is not. */
const shownKey = (key: PropertyKey, at: Position): PropertyKey => {
  if (at.wording.reveal || typeof key === "number") return key;
  const named = at.keys?._tag === "Objects" && at.keys.propertySignatures.some(({ name }) => name === key);
  return named ? key : "…";
};
