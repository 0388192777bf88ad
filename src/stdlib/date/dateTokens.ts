/** The tokens of date texts: numbers with their width, known words, single symbols, space. */
import { MONTH_NAMES } from "./dateText.ts";

export type DateTokenKind =
  "end" | "number" | "space" | "month" | "noon" | "zone" | "separator" | "word" | ":" | "+" | "-" | "." | ")" | "other";

export interface DateToken {
  readonly kind: DateTokenKind;
  /** A number's value, a month (1 to 12), hours to add after noon, a zone's offset in hours. */
  readonly value: number;
  /** @unit code units */
  readonly size: number;
}

/** Words of at most three letters; a month may be written out. */
const WORDS: ReadonlyMap<string, readonly [DateTokenKind, number]> = new Map([
  ["am", ["noon", 0]],
  ["pm", ["noon", 12]],
  ["ut", ["zone", 0]],
  ["utc", ["zone", 0]],
  ["z", ["zone", 0]],
  ["gmt", ["zone", 0]],
  ["cdt", ["zone", -5]],
  ["cst", ["zone", -6]],
  ["edt", ["zone", -4]],
  ["est", ["zone", -5]],
  ["mdt", ["zone", -6]],
  ["mst", ["zone", -7]],
  ["pdt", ["zone", -7]],
  ["pst", ["zone", -8]],
  ["t", ["separator", 0]],
]);
const MONTHS: ReadonlyMap<string, number> = new Map(MONTH_NAMES.map((name, i) => [name.toLowerCase(), i + 1]));

const isDigit = (unit: number): boolean => unit >= 48 && unit <= 57;
/** Digits of a number that count; the others only make it longer. */
const COUNTED_DIGITS = 9;

export class DateScanner {
  private readonly text: string;
  private position = 0;
  private current: DateToken;
  constructor(text: string) {
    this.text = text;
    this.current = this.scan();
  }

  peek(): DateToken {
    return this.current;
  }
  next(): DateToken {
    const token = this.current;
    this.current = this.scan();
    return token;
  }
  skip(kind: DateTokenKind): boolean {
    if (this.current.kind !== kind) return false;
    this.next();
    return true;
  }
  /** The next token is a number of exactly that many digits. */
  isFixed(size: number): boolean {
    return this.current.kind === "number" && this.current.size === size;
  }

  private scan(): DateToken {
    const { text } = this;
    const start = this.position;
    if (start >= text.length) return { kind: "end", value: 0, size: 0 };
    const unit = text.charCodeAt(start);
    const symbol = text[start]!;
    if (isDigit(unit)) return this.number(start);
    this.position++;
    if (symbol === ":" || symbol === "+" || symbol === "-" || symbol === "." || symbol === ")")
      return { kind: symbol, value: 0, size: 1 };
    if (symbol.trim() === "") {
      while (this.position < text.length && text[this.position]!.trim() === "") this.position++;
      return { kind: "space", value: 0, size: this.position - start };
    }
    if (unit >= 65) return this.word(start);
    if (symbol === "(") this.skipParentheses();
    return { kind: "other", value: 0, size: this.position - start };
  }

  private number(start: number): DateToken {
    const { text } = this;
    while (text[this.position] === "0") this.position++;
    let value = 0;
    for (let i = 0; isDigit(text.charCodeAt(this.position)); this.position++, i++)
      if (i < COUNTED_DIGITS) value = value * 10 + text.charCodeAt(this.position) - 48;
    return { kind: "number", value, size: this.position - start };
  }

  private word(start: number): DateToken {
    const { text } = this;
    while (text.charCodeAt(this.position) >= 65 && text[this.position]!.trim() !== "") this.position++;
    const size = this.position - start;
    const word = text.slice(start, this.position).toLowerCase();
    const month = MONTHS.get(word.slice(0, 3));
    if (month !== undefined) return { kind: "month", value: month, size };
    const [kind, value] = WORDS.get(word) ?? (["word", 0] as const);
    return { kind, value, size };
  }

  private skipParentheses(): void {
    for (let depth = 1; depth > 0 && this.position < this.text.length; this.position++) {
      if (this.text[this.position] === "(") depth++;
      else if (this.text[this.position] === ")") depth--;
    }
  }
}
