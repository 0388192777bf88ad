/** Math.sumPrecise: the sum of a list of numbers, rounded once. Numbers are added exactly, as integers of 2^-1074. */
import { throwRangeError, throwTypeError } from "../../machine/errors.ts";
import { type Guest, PAUSE } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { closeAndThrow, DONE, getIterator, isNullish, iteratorStep } from "../../machine/operations/iterate.ts";
import type { Value } from "../../values/Value.ts";

export function* sumPrecise(m: Machine, items: Value): Guest<Value> {
  if (isNullish(items)) return throwTypeError(m, `${items} is not iterable`);
  const record = yield* getIterator(m, items);
  const sum = new ExactSum();
  for (let count = 0; ; count++) {
    const value = yield* iteratorStep(m, record);
    if (value === DONE) return sum.value();
    try {
      if (count >= Number.MAX_SAFE_INTEGER) throwRangeError(m, "Too many values");
      if (typeof value !== "number") throwTypeError(m, "Math.sumPrecise takes an iterable of numbers");
    } catch (error) {
      return yield* closeAndThrow(m, record.iterator, error);
    }
    sum.add(value as number);
    m.budget -= 2;
    if (m.budget < 0) yield PAUSE;
  }
}

const SMALLEST_EXPONENT = -1074;

/** @unit units of 2^-1074 */
class ExactSum {
  private readonly bytes = new DataView(new ArrayBuffer(8));
  private units = 0n;
  private special = 0;
  private isSpecial = false;
  private allNegativeZero = true;

  add(x: number): void {
    if (!Number.isFinite(x)) {
      this.special += x;
      this.isSpecial = true;
      return;
    }
    if (Object.is(x, -0)) return;
    this.allNegativeZero = false;
    this.units += unitsOf(x, this.bytes);
  }

  value(): number {
    if (this.isSpecial) return this.special;
    if (this.units === 0n) return this.allNegativeZero ? -0 : 0;
    return fromUnits(this.units);
  }
}

function unitsOf(x: number, bytes: DataView): bigint {
  bytes.setFloat64(0, x);
  const bits = bytes.getBigUint64(0);
  const exponent = Number((bits >> 52n) & 0x7ffn);
  const fraction = bits & 0xfffffffffffffn;
  const magnitude = exponent === 0 ? fraction : (fraction | 0x10000000000000n) << BigInt(exponent - 1);
  return x < 0 ? -magnitude : magnitude;
}

/** The nearest double: 54 leading bits and a sticky bit round correctly by themselves; the scaling is exact. */
function fromUnits(units: bigint): number {
  const magnitude = units < 0n ? -units : units;
  const excess = Math.max(0, magnitude.toString(2).length - 55);
  let head = magnitude >> BigInt(excess);
  if (head << BigInt(excess) !== magnitude) head |= 1n;
  const scaled = Number(head) * 2 ** (excess + SMALLEST_EXPONENT);
  return units < 0n ? -scaled : scaled;
}
