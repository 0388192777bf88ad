/**
 * JSON text to guest values (ECMA-262 §25.5.1). Open arrays and objects are on a heap stack, so any depth works, and the
 * parser can stop between two values when the slice is used up.
 */
import type { MaybeGuest } from "../../machine/Builtin.ts";
import { throwError } from "../../machine/errors.ts";
import { type Guest, PAUSE } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { addProperty, type JSObject, writeSlot } from "../../values/JSObject.ts";
import { Attr } from "../../values/kinds.ts";
import type { Value } from "../../values/Value.ts";
import { createArrayFromList, ordinaryObjectCreate } from "../../machine/operations/create.ts";
import { unexpectedToken } from "./jsonErrors.ts";

export function parseJson(m: Machine, text: string): MaybeGuest<Value> {
  const parser = new JsonParser(m, text);
  return parser.run() ? parser.value : parsing(m, parser);
}
function* parsing(_m: Machine, parser: JsonParser): Guest<Value> {
  do yield PAUSE;
  while (!parser.run());
  return parser.value;
}

/** An open container: an object (waiting for the value of `key`) or the elements of an array. */
interface Open {
  readonly object: JSObject | undefined;
  readonly elements: Value[];
  key: string;
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const MINUS = 0x2d;
const BACKSLASH = 0x5c;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const isDigit = (unit: number): boolean => unit >= 48 && unit <= 57;
const LITERALS = { t: ["true", true], f: ["false", false], n: ["null", null] } as const;
const ESCAPES: Readonly<Record<string, string>> = {
  '"': '"',
  "\\": "\\",
  "/": "/",
  b: "\b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
};

class JsonParser {
  value: Value = undefined;
  private readonly m: Machine;
  private readonly text: string;
  private position = 0;
  private readonly stack: Open[] = [];
  constructor(m: Machine, text: string) {
    this.m = m;
    this.text = text;
  }

  /** Parses on: true when the text is finished, false when the slice is. */
  run(): boolean {
    for (;;) {
      if (!this.startValue()) continue;
      if (this.finishValue()) return true;
      if (--this.m.budget < 0) return false;
    }
  }

  /** Reads a primitive or an empty container into `value`, or opens a container (false: its first value is next). */
  private startValue(): boolean {
    const unit = this.skipSpace();
    switch (unit) {
      case QUOTE:
        this.value = this.string();
        return true;
      case OPEN_BRACE: {
        this.position++;
        const object = ordinaryObjectCreate(this.m);
        if (this.skipSpace() !== CLOSE_BRACE) {
          if (this.unit() !== QUOTE) this.expected("Expected property name or '}'");
          this.stack.push({ object, elements: [], key: this.propertyName() });
          return false;
        }
        this.position++;
        this.value = object;
        return true;
      }
      case OPEN_BRACKET:
        this.position++;
        if (this.skipSpace() !== CLOSE_BRACKET) {
          this.stack.push({ object: undefined, elements: [], key: "" });
          return false;
        }
        this.position++;
        this.value = createArrayFromList(this.m, []);
        return true;
      default:
        this.value = unit === MINUS || isDigit(unit) ? this.number() : this.literal();
        return true;
    }
  }

  /** Stores `value` where it belongs and closes what ends behind it; true when nothing is open any more. */
  private finishValue(): boolean {
    for (;;) {
      const open = this.stack[this.stack.length - 1];
      const unit = this.skipSpace();
      if (open === undefined) {
        if (this.position < this.text.length) this.fail("Unexpected non-whitespace character after JSON");
        return true;
      }
      if (open.object === undefined) {
        open.elements.push(this.value);
        this.position++;
        if (unit === COMMA) return false;
        if (unit !== CLOSE_BRACKET) this.expected("Expected ',' or ']' after array element", -1);
        this.value = createArrayFromList(this.m, open.elements);
      } else {
        store(open.object, open.key, this.value);
        this.position++;
        if (unit === COMMA) {
          if (this.skipSpace() !== QUOTE) this.expected("Expected double-quoted property name");
          open.key = this.propertyName();
          return false;
        }
        if (unit !== CLOSE_BRACE) this.expected("Expected ',' or '}' after property value", -1);
        this.value = open.object;
      }
      this.stack.pop();
      this.m.budget -= 1;
    }
  }

  private propertyName(): string {
    const key = this.string();
    if (this.skipSpace() !== COLON) {
      if (this.position >= this.text.length) this.unexpected();
      this.expected("Expected ':' after property name");
    }
    this.position++;
    return key;
  }

  /** The unit at the position, or NaN at the end. */
  private unit(): number {
    return this.text.charCodeAt(this.position);
  }

  private skipSpace(): number {
    for (;;) {
      const unit = this.text.charCodeAt(this.position);
      if (unit !== 0x20 && unit !== 0x0a && unit !== 0x0d && unit !== 0x09) return unit;
      this.position++;
    }
  }

  private string(): string {
    const { text } = this;
    const start = ++this.position;
    let result = "";
    let copied = start;
    for (let at = start; ;) {
      const unit = text.charCodeAt(at);
      if (unit === QUOTE) {
        this.position = at + 1;
        this.m.budget -= (at - start) >> 7;
        return copied === start ? text.slice(start, at) : result + text.slice(copied, at);
      }
      if (unit === BACKSLASH) {
        result += text.slice(copied, at);
        this.position = at + 1;
        result += this.escape();
        at = copied = this.position;
      } else if (unit >= 0x20) at++;
      else {
        this.position = at;
        this.expected(at < text.length ? "Bad control character in string literal" : "Unterminated string");
      }
    }
  }

  /** From behind the backslash. */
  private escape(): string {
    const { text } = this;
    const letter = text[this.position];
    if (letter === undefined) return this.unexpected();
    const simple = ESCAPES[letter];
    this.position++;
    if (simple !== undefined) return simple;
    if (letter !== "u") this.expected("Bad escaped character", -1);
    for (const end = this.position + 4; this.position < end; this.position++) {
      const digit = text[this.position];
      if (digit === undefined || !/[\da-fA-F]/.test(digit)) this.expected("Bad Unicode escape");
    }
    return String.fromCharCode(parseInt(text.slice(this.position - 4, this.position), 16));
  }

  private number(): number {
    const { text } = this;
    const start = this.position;
    if (this.unit() === MINUS) {
      this.position++;
      if (!isDigit(this.unit())) this.expected("No number after minus sign");
    }
    if (this.unit() === 48) {
      this.position++;
      if (isDigit(this.unit())) this.unexpected();
    } else this.digits();
    if (this.unit() === 0x2e) {
      this.position++;
      if (!isDigit(this.unit())) this.expected("Unterminated fractional number");
      this.digits();
    }
    const exponent = this.unit();
    if (exponent === 0x65 || exponent === 0x45) {
      this.position++;
      const sign = this.unit();
      if (sign === MINUS || sign === 0x2b) this.position++;
      if (!isDigit(this.unit())) this.expected("Exponent part is missing a number");
      this.digits();
    }
    return Number(text.slice(start, this.position));
  }

  private digits(): void {
    while (isDigit(this.unit())) this.position++;
  }

  private literal(): boolean | null {
    const found = LITERALS[this.text[this.position] as keyof typeof LITERALS];
    if (found === undefined) return this.unexpected();
    const [name, value] = found;
    for (let i = 0; i < name.length; i++, this.position++) if (this.text[this.position] !== name[i]) this.unexpected();
    return value;
  }

  private unexpected(): never {
    return throwError(this.m, "SyntaxError", unexpectedToken(this.text, this.position));
  }
  private expected(what: string, offset = 0): never {
    return this.fail(`${what} in JSON`, offset);
  }
  private fail(what: string, offset = 0): never {
    return throwError(this.m, "SyntaxError", `${what} at position ${this.position + offset}`);
  }
}

/** A later property of the same name replaces the earlier one, in its place. */
function store(object: JSObject, key: string, value: Value): void {
  const existing = object.shape.lookup(key);
  if (existing === undefined) addProperty(object, key, Attr.All, value);
  else writeSlot(object, existing.index, value);
}
