/** Slips in JavaScript itself: misspelt or foreign operators and words, arrows, declarations, missing parts. */
import { nearest } from "../../diagnostics/nearest.ts";
import { adjacent, quote, span, type Detector } from "./Situation.ts";

// prettier-ignore
const keywords = [
  "async", "await", "break", "case", "catch", "class", "const", "continue", "default", "delete", "else", "export",
  "extends", "finally", "function", "import", "instanceof", "interface", "return", "static", "switch", "throw", "typeof",
  "while", "yield",
];
// prettier-ignore
const reserved = new Set([
  "break", "case", "catch", "class", "continue", "const", "debugger", "default", "delete", "do", "else", "enum", "export",
  "extends", "false", "finally", "for", "function", "if", "implements", "import", "instanceof", "interface", "in", "let",
  "new", "null", "package", "private", "protected", "public", "return", "static", "super", "switch", "this", "throw",
  "true", "try", "typeof", "var", "void", "while", "with", "yield",
]);
const wordOperators: { readonly [word: string]: string } = {
  and: "&&",
  or: "||",
  is: "===",
  not: "!",
  eq: "===",
  mod: "%",
  div: "/",
  xor: "^",
};

const wordOperator: Detector = (s) => {
  const { token, before } = s;
  if (token?.kind === "word" && s.expectsOperator && !token.newlineBefore) {
    if (token.text === "is" && s.after?.text === "not") return "`is not` is Python: write `!==`";
    if (token.text === "not" && s.after?.text === "in")
      return "`not in` is Python: write `!(key in object)` or `!list.includes(item)`";
    const operator = wordOperators[token.text];
    if (operator && token.text !== "not")
      return `\`${token.text}\` is not an operator in JavaScript: write \`${operator}\``;
  }
  if (before?.text === "not" && token && token.kind !== "punctuator" && !token.newlineBefore) {
    return { message: "`not` is not an operator in JavaScript: write `!`", at: span(before) };
  }
  return null;
};

/** Two punctuators that touch → what was meant. */
const operatorPairs: { readonly [pair: string]: string } = {
  "-|>": "`->` is not JavaScript: write `=>` for an arrow function, `.` for a member",
  "--|>": "`-->` is not JavaScript: write `=>` for an arrow function",
  "<|>": "`<>` is not JavaScript: write `!==`",
  "===|=": "`====` is not JavaScript: write `===`",
  "!==|=": "`!===` is not JavaScript: write `!==`",
  "=|!": "`=!` is not JavaScript: write `!==`",
  "~|=": "`~=` is not JavaScript: write `!==`",
  "<=|>": "`<=>` is not JavaScript: write `a < b ? -1 : a > b ? 1 : 0`",
  "|||": "`|` is written once for bits and twice for `or`",
  ".|.": "JavaScript has no ranges and joins strings with `+`",
};

const atMost: Detector = (s) => {
  const { line } = s;
  const at = line.findIndex(
    (token, i) => token.text === "=" && line[i + 1]?.text === "<" && adjacent(token, line[i + 1]),
  );
  return at < 0 ? null : { message: "`=<` is not JavaScript: write `<=`", at: span(line[at]!, line[at + 1]) };
};

/** `(x) = { … }`, told by the brace that was read as an object. */
const equalsForArrow: Detector = (s) => {
  const at = s.tokens.findIndex((token) => token.start === s.failure.opener?.start);
  const equals = s.tokens[at - 1];
  if (s.failure.opener?.text !== "{" || equals?.text !== "=" || s.tokens[at - 2]?.text !== ")") return null;
  return { message: "`=` does not make a function: write the arrow `=>`", at: span(equals) };
};

const oddName: Detector = (s) => {
  const word = s.near(-2)?.text ?? "";
  if (!/^(?:const|let|var|function)$/.test(word) || s.before?.kind !== "word") return null;
  if (s.token?.text === ".")
    return `\`${word}\` declares a name, not a member: write \`${s.before.text}.… = …\` without it`;
  return s.token?.text === "-" && adjacent(s.before, s.token)
    ? "A name cannot contain `-`: write it in camelCase"
    : null;
};

const strange: Detector = ({ token }) =>
  token?.kind === "other" ? `The character \`${token.text}\` means nothing in a program outside strings` : null;

const operatorPair: Detector = (s) => {
  const first = s.before;
  const second = s.token;
  if (second?.text === ">" && first?.text === "=" && !adjacent(first, second)) {
    return { message: "The arrow `=>` is written without a space", at: span(first, second) };
  }
  for (const [one, two] of [
    [first, second],
    [second, s.after],
  ] as const) {
    const message = one && two && adjacent(one, two) ? operatorPairs[`${one.text}|${two.text}`] : undefined;
    if (message) return { message, at: span(one!, two!) };
  }
  return null;
};

const lateArrow: Detector = (s) => {
  if (s.token?.text !== "=>") return null;
  return s.token.newlineBefore
    ? "The arrow `=>` must stand on the line of its parameters"
    : `\`=>\` does not fit here: put the parameters before it in parentheses`;
};

const misspelt: Detector = (s) => {
  const head = s.token?.text === "{" && s.lineHead?.kind === "word" ? s.lineHead : undefined;
  for (const token of [s.before, s.token, s.near(-2), head]) {
    if (token?.kind !== "word" || reserved.has(token.text) || token.text.length < 4) continue;
    const next = s.tokens[s.tokens.indexOf(token) + 1];
    if (token !== s.token && (!next || next.newlineBefore || next.kind === "punctuator" || next.kind === "close"))
      continue;
    const [meant] = nearest(token.text, keywords, 1);
    if (!meant) continue;
    return {
      message: `\`${token.text}\` is not a keyword: did you mean \`${meant}\`?`,
      at: span(token),
      suggestions: [meant],
    };
  }
  return null;
};

const reservedName: Detector = (s) => {
  const token = s.token;
  return token?.kind === "word" &&
    reserved.has(token.text) &&
    s.expects("an identifier") &&
    !s.expectsValue &&
    s.before &&
    !token.newlineBefore
    ? `\`${token.text}\` is a reserved word and cannot be a name`
    : null;
};

const functionName: Detector = (s) => {
  const function_ = s.token?.text === "(" && (s.before?.text === "*" ? s.near(-2) : s.before);
  if (!function_ || function_.text !== "function") return null;
  return { message: "A function declaration needs a name: `function name(…) { … }`", at: span(function_) };
};

const className: Detector = (s) =>
  s.token?.text === "{" && s.before?.text === "class" && !s.expects("`{`")
    ? "A class declaration needs a name: `class Name { … }`"
    : null;

const condition: Detector = (s) => {
  const word = s.before?.text ?? "";
  if (/^(?:if|while|switch|for)$/.test(word) && s.token?.text !== "(" && s.expects("`(`")) {
    const inside = word === "for" ? "const item of items" : "…";
    return `\`${word}\` needs parentheses: write \`${word} (${inside}) { … }\``;
  }
  return null;
};

const forOf: Detector = (s) => {
  const head = s.tokens.slice(0, s.index).findLast((token) => token.text === "for");
  const isColon = s.token?.text === ":" && head && s.failure.opener?.text === "(";
  return isColon ? "`for (… : …)` is Java: write `for (const item of items)`" : null;
};

const colonBlock: Detector = (s) => {
  if (s.token?.text !== ":" || s.failure.opener?.text === "[") return null;
  const head = s.lineHead?.text ?? "";
  const isBlock = /^(?:if|else|for|while|try|finally|catch|switch|class|function|with|\})$/.test(head);
  return isBlock && (!s.after || s.after.newlineBefore || s.before?.text === ")" || s.before?.text === "else")
    ? "A block opens with `{` and closes with `}`: `:` and indentation are Python"
    : null;
};

const comparisonInDeclaration: Detector = (s) => {
  const head = s.tokens.slice(0, s.index).findLast((token) => /^(?:const|let|var)$/.test(token.text));
  if (!head || !/^(?:===?|:=)$/.test(s.token?.text ?? "") || s.near(-2) !== head) return null;
  return `\`${s.token!.text}\` compares: a declaration gives its value with \`=\``;
};

const missingEquals: Detector = (s) => {
  if (!/^(?:const|let|var)$/.test(s.near(-2)?.text ?? "") || s.before?.kind !== "word" || !s.expects("`=`"))
    return null;
  if (!s.token || s.token.newlineBefore || s.token.kind === "punctuator" || s.token.kind === "close") return null;
  return `Missing \`=\` between \`${s.before.text}\` and its value`;
};

const ellipsis: Detector = (s) => {
  if (s.before?.text === "..." && s.expectsValue) {
    return {
      message:
        "`...` is not a value: it spreads one inside `[…]`, `{…}` or a call; code that was left out must be written out",
      at: span(s.before),
    };
  }
  return s.token?.text === "..."
    ? `Expected ${s.expectsValue ? "a value" : "the statement to end"}, found \`...\`: code that was left out must be written out`
    : null;
};

const orphans: { readonly [word: string]: string } = {
  else: "if",
  catch: "try",
  finally: "try",
  case: "switch",
  default: "switch",
};
const orphan: Detector = (s) => {
  const word = s.token?.text ?? "";
  const partner = s.token?.kind === "word" && Object.hasOwn(orphans, word) ? orphans[word] : undefined;
  if (!partner || s.expects(`\`${word}\``)) return null;
  if (s.before && !/^[;{}]$/.test(s.before.text) && !s.token!.newlineBefore) return null;
  if (s.after?.text === ":" && word !== "default") return `\`${word}:\` is Python: write \`} ${word} {\``;
  return `\`${word}\` without its \`${partner}\``;
};

const tryAlone: Detector = (s) =>
  s.expects("`catch`") && s.expects("`finally`")
    ? `\`try\` needs a \`catch\` or \`finally\` block, found ${s.found}`
    : null;

const elseBranch: Detector = (s) =>
  s.expects("`:`") &&
  s.expectsOperator &&
  s.tokens.slice(0, s.index).some((token) => token.text === "?") &&
  s.failure.opener?.text !== "{"
    ? `A conditional \`a ? b : c\` needs its \`:\` part, found ${s.found}`
    : null;

const caseColon: Detector = (s) => {
  const before = s.tokens.slice(0, s.index);
  const at = before.findLastIndex((token) => token.text === "case" || token.text === "default");
  if (at < 0 || !s.expects("`:`") || before.slice(at).some((token) => token.text === ":")) return null;
  return `Expected \`:\` after the \`${before[at]!.text}\`, found ${s.found}`;
};

const throwLine: Detector = ({ token, before }) =>
  before?.text === "throw" && token?.newlineBefore ? "What `throw` throws must start on its line" : null;

const leadingDot: Detector = (s) =>
  (s.token?.text === "." || s.token?.text === "?.") && s.expectsValue
    ? `Nothing stands before this \`${s.token.text}\``
    : null;

const danglingOperator: Detector = (s) => {
  const before = s.before;
  if (!s.expectsValue || before?.kind !== "punctuator" || before.text === ";" || before.text === "...") return null;
  return `Expected ${s.expects("`keyof`") ? "a type" : "a value"} after ${quote(before)}, found ${s.found}`;
};

const memberName: Detector = (s) =>
  s.before?.text === "." || s.before?.text === "?."
    ? `Expected a name after \`${s.before.text}\`, found ${s.found}`
    : null;

/** Two statements on one line, or two values in a row. */
const missingSeparator: Detector = (s) => {
  const { token, before } = s;
  if (!token || !before || token.newlineBefore || !s.expectsEnd || s.failure.opener?.text === "(") return null;
  if (reserved.has(token.text) && token.kind === "word") return `Missing \`;\` or line break before ${s.found}`;
  if (token.kind === "punctuator" || token.kind === "close" || token.kind === "other") return null;
  return `Missing operator, \`;\` or line break between ${quote(before)} and ${s.found}`;
};

export const slipDetectors: readonly Detector[] = [
  wordOperator, atMost, operatorPair, equalsForArrow, oddName, ellipsis, comparisonInDeclaration, missingEquals, functionName, className, condition, forOf,
  colonBlock, reservedName, orphan, tryAlone, misspelt, lateArrow, elseBranch, caseColon, throwLine, leadingDot, danglingOperator,
  memberName,
]; // prettier-ignore
/** After brackets. */
export const lastDetectors: readonly Detector[] = [strange, missingSeparator];
