/**
 * JSON text to guest values (ECMA-262 §25.5.1). Open arrays and objects are on a heap stack, so any depth works, and the
 * parser can stop between two values when the slice is used up.
 */
import type { MaybeGuest } from "../../machine/Builtin.ts";
import { throwError } from "../../machine/errors.ts";
import { type Guest, PAUSE } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { isLongNumeral, longTextToNumber } from "../../machine/operations/longNumeral.ts";
import { addProperty, type JSObject, writeSlot } from "../../values/JSObject.ts";
import { Attr } from "../../values/kinds.ts";
import { type Shape, ShapeMode } from "../../values/Shape.ts";
import type { Value } from "../../values/Value.ts";
import { append, createArrayFromList, ordinaryObjectCreate } from "../../machine/operations/create.ts";
import { unexpectedToken } from "./jsonErrors.ts";

export function parseJson(m: Machine, text: string): MaybeGuest<Value> {
  const parser = new JsonParser(m, text);
  return parser.run() ? parser.value : parsing(m, parser);
}
function* parsing(m: Machine, parser: JsonParser): Guest<Value> {
  m.keep(parser);
  do yield PAUSE;
  while (!parser.run());
  return parser.value;
}

/** An open container: an object (waiting for the value of `key`) or an array. */
interface Open {
  readonly object: JSObject;
  readonly isArray: boolean;
  key: string;
}

/** What comes next in the text. */
const State = { Value: 0, StringValue: 1, Name: 2, Behind: 3, LongNumber: 4 } as const;
type State = (typeof State)[keyof typeof State];

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
/** About what an object or array takes, and a share for its contents. @unit bytes */
const CONTAINER = 200;
/** Integers of fewer digits are counted up. */
const MOST_COUNTED = 10;
/** The host passes over millions of digits ten times as fast, but is slow to begin. */
const MOST_LOOPED = 256;
/** Of a string, between two looks at the slice. @unit code units */
const STRING_PIECE = 2 ** 14;

class JsonParser {
  value: Value = undefined;
  private readonly m: Machine;
  private readonly text: string;
  private position = 0;
  private state: State = State.Value;
  private readonly stack: Open[] = [];
  /** The string being read: what is decoded of it, and where the rest starts. */
  private decoded = "";
  private start = 0;
  private escaped = false;
  /** Reads a long number in pieces. */
  private numeral: Guest<number> | undefined;
  /** The latest name behind the properties of a shape. */
  private readonly names = new Map<Shape, string>();
  constructor(m: Machine, text: string) {
    this.m = m;
    this.text = text;
  }

  /** Parses on: true when the text is finished, false when the slice is. */
  run(): boolean {
    for (let before = this.position; ; before = this.position) {
      switch (this.state) {
        case State.Value:
          this.startValue();
          break;
        case State.StringValue:
          if (this.string()) {
            this.value = this.decoded;
            this.state = State.Behind;
          }
          break;
        case State.Name:
          if (!this.string()) break;
          this.rememberName();
          this.propertyName();
          break;
        case State.LongNumber:
          this.longNumber();
          break;
        case State.Behind:
          if (this.finishValue()) return true;
      }
      // Long numbers and long stretches of space cost what they are long.
      this.m.budget -= 1 + ((this.position - before) >> 4);
      if (this.m.budget < 0) return false;
    }
  }

  /** Reads a primitive or an empty container into `value`, or opens a string or a container. */
  private startValue(): void {
    const unit = this.skipSpace();
    this.state = State.Behind;
    switch (unit) {
      case QUOTE:
        this.openString(State.StringValue);
        return;
      case OPEN_BRACE: {
        this.position++;
        const object = ordinaryObjectCreate(this.m);
        this.m.allocated += CONTAINER;
        if (this.skipSpace() !== CLOSE_BRACE) {
          if (this.unit() !== QUOTE) this.expected("Expected property name or '}'");
          this.stack.push({ object, isArray: false, key: "" });
          this.startName(object);
          return;
        }
        this.position++;
        this.value = object;
        return;
      }
      case OPEN_BRACKET:
        this.position++;
        this.m.allocated += CONTAINER;
        if (this.skipSpace() !== CLOSE_BRACKET) {
          this.stack.push({ object: createArrayFromList(this.m, []), isArray: true, key: "" });
          this.state = State.Value;
          return;
        }
        this.position++;
        this.value = createArrayFromList(this.m, []);
        return;
      default:
        if (unit === MINUS || isDigit(unit)) this.number();
        else this.value = this.literal();
    }
  }

  /** Stores `value` where it belongs and closes what ends behind it; true when nothing is open any more. */
  private finishValue(): boolean {
    const open = this.stack[this.stack.length - 1];
    const unit = this.skipSpace();
    if (open === undefined) {
      if (this.position < this.text.length) this.fail("Unexpected non-whitespace character after JSON");
      return true;
    }
    this.position++;
    if (open.isArray) {
      append(this.m, open.object, this.value);
      if (unit === COMMA) this.state = State.Value;
      else if (unit !== CLOSE_BRACKET) this.expected("Expected ',' or ']' after array element", -1);
      else {
        this.value = open.object;
        this.stack.pop();
      }
      return false;
    }
    store(open.object, open.key, this.value);
    if (unit === COMMA) {
      if (this.skipSpace() !== QUOTE) this.expected("Expected double-quoted property name");
      this.startName(open.object);
    } else if (unit !== CLOSE_BRACE) this.expected("Expected ',' or '}' after property value", -1);
    else {
      this.value = open.object;
      this.stack.pop();
    }
    return false;
  }

  /** Reads the name at once where it is the one that came next in the latest object of this shape. */
  private startName(object: JSObject): void {
    const expected = this.names.get(object.shape);
    if (expected !== undefined) {
      const end = this.position + 1 + expected.length;
      if (this.text.charCodeAt(end) === QUOTE && this.text.startsWith(expected, this.position + 1)) {
        this.position = end + 1;
        this.decoded = expected;
        this.propertyName();
        return;
      }
    }
    this.openString(State.Name);
  }

  /** Only a name that stands in the text as it is can be recognised there again. */
  private rememberName(): void {
    const { shape } = this.stack[this.stack.length - 1]!.object!;
    if (!this.escaped && shape.mode === ShapeMode.Tree) this.names.set(shape, this.decoded);
  }

  private propertyName(): void {
    this.stack[this.stack.length - 1]!.key = this.decoded;
    if (this.skipSpace() !== COLON) {
      if (this.position >= this.text.length) this.unexpected();
      this.expected("Expected ':' after property name");
    }
    this.position++;
    this.state = State.Value;
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

  private openString(state: State): void {
    this.decoded = "";
    this.escaped = false;
    this.start = ++this.position;
    this.state = state;
  }

  /** Reads a piece of the open string: true when its end is reached. */
  private string(): boolean {
    const { text, start } = this;
    const limit = start + STRING_PIECE;
    let at = start;
    let escaped = false;
    for (; at < limit; at++) {
      const unit = text.charCodeAt(at);
      if (unit === QUOTE) break;
      if (unit === BACKSLASH) {
        escaped = true;
        // A piece never ends inside an escape.
        at += text[at + 1] === "u" ? 5 : 1;
      } else if (!(unit >= 0x20)) {
        if (escaped) this.unescape(text.slice(start, at));
        this.position = Math.min(at, text.length);
        this.expected(at < text.length ? "Bad control character in string literal" : "Unterminated string");
      }
    }
    const piece = text.slice(start, at);
    if (escaped) this.escaped = true;
    this.decoded += escaped ? this.unescape(piece) : piece;
    this.m.budget -= (at - start) >> 7;
    this.m.allocated += 24 + at - start;
    this.start = at;
    if (at >= limit && text.charCodeAt(at) !== QUOTE) return false;
    this.position = at + 1;
    return true;
  }

  /** The host decodes escapes: a primitive string in, a primitive string out. */
  private unescape(piece: string): string {
    try {
      return JSON.parse(`"${piece}"`) as string;
    } catch {
      return this.badEscape(piece);
    }
  }

  /** Finds the escape that the host has refused. */
  private badEscape(piece: string): never {
    for (const { 0: escape, index } of piece.matchAll(/\\(?:u[\da-fA-F]{0,4}|[^]?)/g)) {
      this.position = this.start + index + escape.length;
      if (escape === "\\") this.unexpected();
      if (escape[1] !== "u" && !'"\\/bfnrt'.includes(escape[1]!)) this.expected("Bad escaped character", -1);
      if (escape[1] === "u" && escape.length < 6) this.expected("Bad Unicode escape");
    }
    return this.unexpected();
  }

  /** Small integers are counted up; the host reads everything else, once its form is right. */
  private number(): void {
    const { text } = this;
    const start = this.position;
    let value = 0;
    let at = start;
    const counted = start + MOST_COUNTED;
    for (let unit = text.charCodeAt(at); isDigit(unit) && at < counted; unit = text.charCodeAt(++at))
      value = value * 10 + unit - 48;
    const length = at - start;
    if (length > 0 && length < MOST_COUNTED && (length === 1 || text.charCodeAt(start) !== 48)) {
      const unit = text.charCodeAt(at);
      if (unit !== 0x2e && unit !== 0x65 && unit !== 0x45) {
        this.position = at;
        this.value = value;
        return;
      }
    }
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
    const numeral = text.slice(start, this.position);
    if (isLongNumeral(numeral)) {
      this.numeral = longTextToNumber(this.m, numeral);
      this.state = State.LongNumber;
    } else this.value = Number(numeral);
  }

  private longNumber(): void {
    const step = this.numeral!.next();
    if (step.done !== true) return;
    this.value = step.value;
    this.state = State.Behind;
  }

  private digits(): void {
    const { text } = this;
    let at = this.position;
    const looped = at + MOST_LOOPED;
    while (isDigit(text.charCodeAt(at)) && at < looped) at++;
    if (at === looped) {
      const digits = /[0-9]*/y;
      digits.lastIndex = at;
      digits.test(text);
      at = digits.lastIndex;
    }
    this.position = at;
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
  const { shape } = object;
  // A shape that has been reached by adding this name does not have it.
  const next = shape.reached(key);
  if (next !== undefined) {
    object.shape = next;
    writeSlot(object, shape.size, value);
    return;
  }
  const existing = object.shape.lookup(key);
  if (existing === undefined) addProperty(object, key, Attr.All, value);
  else writeSlot(object, existing.index, value);
}
