/** Text in another language: Python, shell, SQL, Go, Rust, Ruby, HTML, JSON, and plain prose. */
import { adjacent, span, type Detector, type Explanation, type Situation } from "./Situation.ts";
import type { Token } from "../skim.ts";

/** Words at the start of a line that belong to another language → the advice. Only where a word or literal follows. */
// prettier-ignore
const lineWords: { readonly [word: string]: string } = {
  def: "`def` is Python: write `function name(…) { … }`",
  elif: "`elif` is Python: write `else if (…)`",
  elsif: "`elsif` is Ruby: write `else if (…)`",
  elseif: "`elseif` is two words: write `else if (…)`",
  print: "`print` is Python: write `console.log(…)`",
  println: "`println` is not JavaScript: write `console.log(…)`",
  puts: "`puts` is Ruby: write `console.log(…)`",
  echo: "`echo` is shell or PHP: write `console.log(…)`",
  raise: "`raise` is Python: write `throw new Error(…)`",
  except: "`except` is Python: write `catch (error) { … }`",
  del: "`del` is Python: write `delete object.property`",
  nonlocal: "`nonlocal` is Python: assign to the outer variable as it is",
  assert: "`assert` is not JavaScript: write `if (!condition) throw new Error(…)`",
  unless: "`unless` is Ruby: write `if (!(…))`",
  until: "`until` is not JavaScript: write `while (!(…))`",
  func: "`func` is Go or Swift: write `function`",
  fn: "`fn` is Rust: write `function`",
  fun: "`fun` is Kotlin: write `function`",
  sub: "`sub` is Perl: write `function`",
  local: "`local` is Lua or shell: write `let`",
  val: "`val` is Kotlin or Scala: write `const`",
  dim: "`Dim` is Basic: write `let`",
  foreach: "`foreach` is not JavaScript: write `for (const item of items) { … }`",
  loop: "`loop` is not JavaScript: write `while (true) { … }`",
  struct: "`struct` is not JavaScript: write an object literal or a `class`",
  match: "`match` is not JavaScript: write `switch (…) { case …: }`",
  using: "`using` is not available here: write `const`",
};
const shellWords = new Set(
  "ls cd cat grep curl wget git npm npx pnpm yarn pip pip3 sudo mkdir rm cp mv chmod python python3 node bash sh touch find sed awk head tail docker kubectl ssh ps kill apt apt-get brew jq tar which whoami pwd".split(" "),
); // prettier-ignore
const typeWords = new Set("int float double string String bool boolean char long short byte void auto number object Integer List Map".split(" ")); // prettier-ignore

const headFollowed = (s: Situation): Token | undefined => {
  const head = s.lineHead;
  return head?.kind === "word" && s.index > s.tokens.indexOf(head) ? head : undefined;
};

const pythonImport: Detector = (s) => {
  const head = s.lineHead;
  if (head?.text === "from" && /^from\s+[\w.]+\s+import\b/.test(s.lineFrom(head.start))) {
    return {
      message: "`from … import` is Python; modules are not available: use the built-ins and `tools`",
      at: span(head),
    };
  }
  if (head?.text !== "import" && head?.text !== "require") return null;
  if (!/^(?:import|require)\s+['"]?[\w.]+(?:\s+as\s+\w+)?\s*(?:[;#]|$)/.test(s.lineFrom(head.start))) return null;
  return {
    message: `\`${head.text}\` of another language; modules are not available: use the built-ins and \`tools\``,
    at: span(head),
  };
};

const foreignStatement: Detector = (s) => {
  const head = headFollowed(s);
  const word = head && lineWords[head.text.toLowerCase()];
  if (word && (head.text === head.text.toLowerCase() || head.text === "Dim")) return { message: word, at: span(head) };
  const token = s.token;
  const late = token?.kind === "word" ? /^(?:elif|elsif|elseif|except|unless)$/.test(token.text) : false;
  return late ? lineWords[token!.text]! : null;
};

const lambda: Detector = (s) => {
  const word = s.tokens.slice(0, s.index + 1).find((token) => token.text === "lambda");
  return word ? { message: "`lambda` is Python: write an arrow function, `x => …`", at: span(word) } : null;
};

const shell: Detector = (s) => {
  const head = s.lineHead;
  if (!head) return null;
  const prompt = /^\$\s+\w/.test(s.lineFrom(head.start));
  const command = shellWords.has(head.text) && /^[\w-]+(?:\s+(?:[-./~\w$"'|]|&&)|$)/.test(s.lineFrom(head.start));
  if (!prompt && !command) return null;
  if (!prompt && /^(?:find|head|tail|node)\s+[=(.]/.test(s.lineFrom(head.start))) return null;
  return { message: "A shell command is not JavaScript: programs have no shell; call a tool", at: span(head) };
};

const sql: Detector = (s) => {
  const head = s.lineHead;
  if (
    !head ||
    !/^(?:select\s.+|insert\s+into|update\s+\S+\s+set|delete\s+from|create\s+table|with\s+\w+\s+as\s*\()/i.test(
      s.lineFrom(head.start),
    )
  )
    return null;
  return { message: "SQL is not JavaScript: pass it to a tool as a string", at: span(head) };
};

const walrus: Detector = (s) => {
  const [colon, equals] = s.token?.text === ":" ? [s.token, s.after] : [s.before, s.token];
  if (colon?.text !== ":" || equals?.text !== "=" || !adjacent(colon, equals)) return null;
  return { message: "`:=` is Go or Python: declare with `const name = …`, assign with `=`", at: span(colon, equals) };
};

const typedDeclaration: Detector = (s) => {
  const head = headFollowed(s);
  const mutable = s.before?.text === "mut" && s.before;
  if (mutable) return { message: "`mut` is Rust: `let` is already mutable", at: span(mutable) };
  const type = s.before;
  if (!type || !typeWords.has(type.text) || s.token?.kind !== "word") return null;
  if (type !== head && s.near(-2)?.text !== "(") return null;
  const name = s.token.text;
  return {
    message: `A type does not stand before a name: write \`let ${name} = …\` or \`let ${name}: type = …\``,
    at: span(type),
  };
};

const conditionalExpression: Detector = (s) =>
  s.token?.text === "if" &&
  !s.token.newlineBefore &&
  s.before &&
  /\bif\b.*\belse\b/.test(s.lineFrom(s.token.start)) &&
  s.expectsOperator
    ? "`a if b else c` is Python: write `b ? a : c`"
    : null;

const comprehension: Detector = (s) =>
  s.token?.text === "for" &&
  (s.failure.opener?.text === "[" || s.failure.opener?.text === "(" || s.failure.opener?.text === "{") &&
  s.lineFrom(s.token.start).match(/^for\s+[\w, ()]+\s+(?:in|of)\b/)
    ? "Comprehensions are Python: use `.map(…)` and `.filter(…)`"
    : null;

const slice: Detector = (s) =>
  s.token?.text === ":" && isIndex(s) ? "Slices are Python: write `.slice(start, end)`" : null;

/** Is the open bracket one that follows a value? */
function isIndex(s: Situation): boolean {
  const { opener } = s.failure;
  const before = s.tokens[s.tokens.findIndex((token) => token.start === opener?.start) - 1];
  return (
    opener?.text === "[" &&
    adjacent(before, s.tokens[s.tokens.indexOf(before!) + 1]) &&
    before!.kind !== "punctuator" &&
    before!.kind !== "open"
  );
}

const star: Detector = (s) => {
  const text = s.token?.text;
  if ((text !== "*" && text !== "**") || !s.expects("`...`")) return null;
  return `\`${text}\` does not spread in JavaScript: write \`...\``;
};

const rubyBlock: Detector = (s) => {
  if (s.token?.text === "do" && !s.token.newlineBefore && s.expectsOperator) {
    return "`do` blocks are Ruby: pass an arrow function, `items.forEach(item => { … })`";
  }
  const then = [s.token, s.before].some((token) => token?.text === "then" && !token.newlineBefore);
  return then ? "`then` is not JavaScript: write `if (…) { … }`" : null;
};

const scope: Detector = (s) =>
  s.token?.text === ":" &&
  ((s.after?.text === ":" && adjacent(s.token, s.after)) || (s.before?.text === ":" && adjacent(s.before, s.token)))
    ? "`::` is not JavaScript: write `.`"
    : null;

const markup: Detector = (s) => {
  const head = s.lineHead;
  if (head?.text !== "<" || !/^<(?:!|\/?[a-zA-Z])/.test(s.text.slice(head.start))) return null;
  return { message: "HTML is not JavaScript: build markup in a string or template", at: span(head) };
};

const json: Detector = (s) => {
  const head = s.tokens[0];
  if (head?.text !== "{" || s.token?.text !== ":" || s.before?.kind !== "string") return null;
  return "A `{` at the start of a statement opens a block: write `return { … }` or put the object in parentheses";
};

/** Three words in a row are no program; a capital letter or the end of a sentence leaves no doubt. */
function proseAt(s: Situation, sure: boolean): Explanation | null {
  const head = s.lineHead;
  if (!head) return null;
  const line = s.lineFrom(head.start);
  const words = /^(?:[-*>]\s+|\d+[.)]\s+)?(?:[\p{L}][\p{L}'\u2019]*[,:!.]?\s+){2,}[\p{L}'\u2019]+/u.exec(line);
  if (!words || /[=;{}()[\]`]/.test(words[0])) return null;
  if (sure && !/^[-*>\d.) ]*\p{Lu}|[.:!?]\s*$/u.test(line)) return null;
  if (
    /^(?:const|let|var|return|throw|new|function|class|async|await|typeof|if|for|while|case|type|interface|import|export)\b/.test(
      line,
    )
  )
    return null;
  return {
    message: "This reads like prose, not JavaScript: leave it out or put it behind `//`",
    at: { start: head.start, end: head.start + words[0].length },
  };
}
const surelyProse: Detector = (s) => proseAt(s, true);
const likelyProse: Detector = (s) => proseAt(s, false);

export const languageDetectors: readonly Detector[] = [
  pythonImport, foreignStatement, lambda, walrus, typedDeclaration, conditionalExpression, comprehension, slice,
  star, rubyBlock, scope, markup, json, surelyProse,
]; // prettier-ignore
/** Before anything else: these lines would break in many ways. */
export const commandDetectors: readonly Detector[] = [shell, sql];
/** After the slips. */
export const proseDetectors: readonly Detector[] = [likelyProse];
