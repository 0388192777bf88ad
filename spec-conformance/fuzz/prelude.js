/** What generated programs have besides the language: a bounded number of steps, bounded values, and a log. */
const $show = $shower();
const $lines = [];
const $describe = (value) => {
  try {
    return $show(value).slice(0, 200);
  } catch (error) {
    return `cannot be shown: ${$nameOf(error)}`;
  }
};
const $log = (...values) => void $lines.push(values.map($describe).join(" "));
let $steps = 0;
const $step = () => {
  if (++$steps > 300) throw new RangeError("too many steps");
};
const $nameOf = (error) =>
  typeof error === "object" && error !== null && error instanceof Error ? `${error.name}` : $describe(error);
const $error = (error) => {
  $log("caught", $nameOf(error));
  return $nameOf(error);
};
const $try = (f) => {
  try {
    return f();
  } catch (error) {
    return $error(error);
  }
};
const $depth = (value, left) => {
  if (typeof value !== "object" || value === null) return true;
  if (left === 0 || Reflect.ownKeys(value).length > 12) return false;
  return Reflect.ownKeys(value).every((key) => {
    const field = Reflect.getOwnPropertyDescriptor(value, key);
    return field === undefined || !("value" in field) || $depth(field.value, left - 1);
  });
};
const $small = (value) => {
  if (typeof value === "string") return value.slice(0, 40);
  if (typeof value === "bigint") return BigInt.asIntN(40, value);
  return $depth(value, 3) ? value : "too large";
};
const $short = (value) =>
  typeof value === "string"
    ? value.slice(0, 5)
    : typeof value === "object" || typeof value === "function"
      ? "object"
      : value;
const $text = (value) =>
  typeof value === "string" ? value.slice(0, 40) : typeof value === "symbol" ? "symbol" : String($short(value));
const $key = (value) => (typeof value === "symbol" ? value : $text(value));
const $any = (value) =>
  value ?? {
    a: 1,
    b: [2],
    length: 0,
    [Symbol.iterator]: function* () {
      yield 3;
    },
  };
const $object = (value) =>
  typeof value === "object" && value !== null && value !== globalThis ? value : { a: value, b: 2 };
const $iterable = (value) => {
  if (typeof value?.[Symbol.iterator] !== "function") return [value, 1];
  const items = [];
  for (const item of value) {
    items.push(item);
    if ($step() ?? items.length > 5) break;
  }
  return items;
};
const $drain = async (value) => {
  let left = 4;
  for await (const item of typeof value === "object" && value !== null ? value : [value]) {
    $log("drained", item);
    if ($step() ?? left-- === 0) break;
  }
};
const $counting = (count, value) => ({
  [Symbol.iterator]() {
    let at = 0;
    return {
      next: () => ($step(), { done: at >= count, value: at++ === 1 ? value : at }),
      return: () => ($log("closed"), {}),
    };
  },
});
const $call = (f, ...values) =>
  typeof f === "function" && !/^class/.test(Function.prototype.toString.call(f)) ? ($step() ?? f(...values)) : f;
const $new = (f, ...values) => (typeof f === "function" ? ($step(), new f(...values)) : f);
const $constructor = (f) => (typeof f === "function" && "prototype" in f && f.prototype !== undefined ? f : Object);
const $later = async (value, turns) => {
  for (let turn = 0; turn < turns; turn++) await null;
  return value;
};
const $thenable = (value) => ({ then: (done) => ($log("then"), done(typeof value === "object" ? 0 : value)) });
const $tag = (parts, ...values) => `${parts.raw.join("|")}:${values.map($text).join("|")}`;
