/** Searching long texts, where the host's engine helps: the same matches as our own engine finds and as the host does. */
import { describe, expect, it } from "vitest";
import { compilePattern } from "../../src/regexp/compile.ts";
import { complete } from "../../src/syntax/Steps.ts";
import { createSearch } from "../../src/regexp/search.ts";
import { finish, host, oursAlone, randomness } from "./support.ts";
import type { Places } from "./support.ts";

function everyMatch(search: (from: number) => Places): Places[] {
  const found: Places[] = [];
  for (let from = 0; ;) {
    const places = search(from);
    if (places === null) return found;
    found.push(places);
    const [start, end] = places[0]!;
    from = end === start ? end + 1 : end;
  }
}

const random = randomness(7);
const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)]!;
const log = Array.from(
  { length: 120 },
  (_, i) =>
    `2024-0${1 + (i % 9)}-1${i % 10}T1${i % 10}:2${i % 6}:31.101Z [${pick(["INFO", "WARN", "ERROR"])}] service-${i % 13} ` +
    `10.${i % 256}.${(i * 7) % 256}.1 user=${pick(["ann", "bob"])}${i}@example.com "GET /x?y=${i}" took ${i * 7}ms ` +
    pick(["ok", "timeout while connecting", "É ſ 😀 done", "x".repeat(1_500)]),
).join("\n");

// prettier-ignore
const searches: readonly (readonly [pattern: string, flags: string])[] = [
  ["ERROR", ""], ["\\d+ms", ""], ["^(\\S+) \\[(.*?)\\] (\\S+) (.*)$", "m"], ["(?:\\d{1,3}\\.){3}\\d{1,3}", ""],
  ["\\b[\\w.]+@[\\w.]+\\.\\w+\\b", ""], ["timeout|refused|ok", "i"], ["\\[(ERROR|WARN)\\].*?took (\\d+)ms", ""],
  ["\\w+", ""], ["\\s+", ""], ["[A-Za-z]+=\\S+", ""], ["^.*ERROR.*$", "m"], ["^", "m"], ["$", "m"], ["$", ""], ["^2", ""],
  ["(\\d{4})-(\\d{2})-(\\d{2})", ""], ["user=(\\w+)(?=@)", ""], ["\\p{Lu}{2,}", "u"], ["\\p{L}+", "u"], ["[^x]+", ""],
  ["(\\w+)\\s*=\\s*([^\\s,]+)", ""], ["[^\\n]+", ""], ["took (\\d+)ms(?! ok)", ""], ["(?<=took )\\d+", ""], ["é", "i"],
  ["s", "iu"], ["😀", ""], ["[😀]", "u"], [".$", "mu"], ["x{2,}", ""], ["x+\\n", ""], ["(?:a|b|n)+", ""], ["\\B", ""], ["\\bE", ""],
  ["(\\w)\\1", ""], ["(x+)\\1", ""], ["(\\w+)=(\\w)\\2?", ""], ["(?:(a){0}|(\\d+))(m)s", ""],
  ["\\d+(?=ms)", ""], ["x*$", "m"], ["(x|\\n)+", ""], ["[^]*", ""], ["o[^]*?k", ""], ["(?:xx)+\\n2", ""], ["\\n(?!2)", ""],
];

describe("every match in a log", () => {
  it.each(searches)("/%s/%s", (pattern, flags) => {
    const compiled = complete(compilePattern(pattern, flags));
    const found = everyMatch((from) => finish(createSearch(compiled, log, from, false), 5_000));
    const expected = everyMatch((from) => host({ pattern, flags, text: log, from }));
    expect(found.length).toBe(expected.length);
    expect(found).toEqual(expected);
  });
});

describe("the host's engine", () => {
  const trusted = (pattern: string, flags = ""): boolean =>
    complete(compilePattern(pattern, flags)).host() !== undefined;

  it("gets what cannot blow up", () => {
    for (const pattern of [
      "\\d+",
      "a.*b",
      "(\\w+)=(\\w+)",
      "x|y|zz",
      "(?:ab){3}",
      "^\\s*#.*$",
      "(?:\\w+\\.)+\\w+x",
      "a(?!b)",
      "(?<=user=)\\w+",
      "(a)\\1",
      "(\\w+)\\s+\\1",
      "([\"'])(.*?)\\1",
    ]) {
      expect(trusted(pattern), pattern).toBe(true);
    }
  });

  it("does not get what can, nor most references, long lookbehind and sets of strings", () => {
    for (const pattern of [
      "(a+)+$",
      "(a|a)*b",
      "(.*)*",
      "(\\w+\\s?)+$",
      "(a\\1)",
      "(a\\2)(b\\1)",
      "(?<x>a)|(?<x>b)\\k<x>",
      "(?<=a+)b",
      "(?:a?){9}",
      "(x+x+)+y",
    ]) {
      expect(trusted(pattern), pattern).toBe(false);
    }
    expect(trusted("\\p{RGI_Emoji}", "v")).toBe(false);
    expect(trusted("\\bs", "iu")).toBe(false);
    expect(trusted("(a)\\1", "i")).toBe(false);
    expect(trusted("(.*)(.*)(.*)(.*)(.*)(.*)x")).toBe(false);
  });

  it("agrees with ours on short random texts", () => {
    for (const pattern of ["a*b", "[ab]+c", "a.*?c", "(a|b)+c", "(?:ab?)+c", "a{2,3}b", "^a+$", "\\ba+", "a+(?!b)"]) {
      const compiled = complete(compilePattern(pattern, "m"));
      for (let i = 0; i < 20; i++) {
        let text = "";
        while (text.length < 3_000)
          text += pick(["a", "aa", "b", "c", "\n", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"]);
        const from = Math.floor(random() * text.length);
        const found = finish(createSearch(compiled, text, from, false));
        expect(found, `${pattern} from ${from}`).toEqual(oursAlone({ pattern, flags: "m", text, from }));
      }
    }
  });
});

describe("runs that are tried again and again", () => {
  // One attempt for each run, not one for each of its characters: quadratic steps would be some fifty millions.
  it.each(["\\s+$", "[^y]*z", "(\\w+)!", ".*?zzz", "\\s+?;"])("/%s/ takes linear time", (source) => {
    const text = `${" ".repeat(10_000)}${"x".repeat(10_000)}`.repeat(2);
    const search = createSearch(complete(compilePattern(source, "s")), text, 0, false);
    while (search.run(10_000) === "paused");
    expect(search.stepsUsed).toBeLessThan(10 * text.length);
  });
  it("does not pass over the beginning of a run", () => {
    expect(finish(createSearch(complete(compilePattern("a*b", "")), `${"x".repeat(200)}aab`, 0, false))).toEqual([
      [200, 203],
    ]);
    expect(
      finish(createSearch(complete(compilePattern("(?<=x)a+b", "")), `${"y".repeat(200)}aabxab`, 0, false)),
    ).toEqual([[204, 206]]);
  });
});

describe("work of one call", () => {
  // prettier-ignore
  it.each([["^(.*)(.*)$", "s"], ["a+", ""], ["(?:a+)+b", ""], [".*?b", "s"], ["(.+)\\1b", ""], ["[^b]+b", "u"], ["(?=a*b)a", ""]])(
    "/%s/%s stops soon",
    (source, flags) => {
      const text = "a".repeat(2 ** 20);
      const search = createSearch(complete(compilePattern(source, flags)), text, 0, false);
      for (let before = 0, calls = 0; calls < 50 && search.run(1_000) === "paused"; calls++) {
        expect(search.stepsUsed - before).toBeLessThan(40_000);
        before = search.stepsUsed;
      }
    },
  );
});

describe("places and texts of captures", () => {
  // prettier-ignore
  it.each([
    ["(\\d{4})-(\\d\\d)", ""], ["(\\w+)@(\\w+)", ""], ["((\\w)(\\w*))=(\\S*)", ""], ["(a|(b))c", ""], ["(\\d)+x", ""], ["([A-Z])(?=\\w)", ""],
    ["(?<=(=))\\w", ""], ["()x(y?)", ""], ["(\\p{L})(.)(x*)", "u"], ["(\\w+?)(\\d*)( |$)", "m"], ["[^]((.)|x)", ""], ["(z){0}(\\w)(y){0}(x){0}", ""], ["(\\w)\\1", ""], ["bc", ""], ["\\d+", ""],
  ])("/%s/%s", (source, flags) => {
    const text = `${"ab12=x 2024-05 me@home 😀É1 ".repeat(20)}bc 7x aa Xy`;
    const compiled = complete(compilePattern(source, flags));
    expect(everyMatch((from) => finish(createSearch(compiled, text, from, false)))).toEqual(
      everyMatch((from) => host({ pattern: source, flags, text, from })),
    );
    const search = createSearch(compiled, text, 0, false);
    expect(search.run(1e6)).toBe("matched");
    expect([...search.match.texts()]).toEqual([...new RegExp(source, flags).exec(text)!]);
  });
});
