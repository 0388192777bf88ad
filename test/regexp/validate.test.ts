/** Verdicts and messages on patterns, against the host's engine and, where the host is older than the language, by hand. */
import { describe, expect, it } from "vitest";
import { parseFlags } from "../../src/regexp/flags.ts";
import { parsePattern } from "../../src/regexp/parse.ts";
import { validatePattern } from "../../src/regexp/validate.ts";
import { complete } from "../../src/syntax/Steps.ts";
import { broken, modern, pieces, written } from "./corpus.ts";
import { randomness } from "./support.ts";

/** What the host says is wrong, without the pattern. */
function hostMessage(pattern: string, flags: string): string | null {
  try {
    new RegExp(pattern, flags);
    return null;
  } catch (error) {
    const { message } = error as SyntaxError;
    const quoted = `Invalid regular expression: /${pattern}/${flags}: `;
    return message.startsWith(quoted) ? message.slice(quoted.length) : message;
  }
}

describe("validatePattern", () => {
  it.each(["", "u", "v"])("says what the host says of random patterns, flags '%s'", (flags) => {
    const random = randomness(flags.length);
    let valid = 0;
    for (let i = 0; i < 6_000; i++) {
      let pattern = "";
      for (let length = 1 + random() * 6; length > 1; length--) pattern += pieces[Math.floor(random() * pieces.length)];
      if (random() < 0.3) pattern = `[${pattern}]`;
      const verdict = complete(validatePattern(pattern, flags));
      const expected = hostMessage(pattern, flags);
      // The host leaves duplicate names to the end and does not know the permitted ones.
      if ([verdict, expected].some((message) => message?.includes("Duplicate"))) continue;
      if (pattern.split("(?<a>").length > 2 || pattern.split("(?<b>").length > 2) continue;
      expect(verdict, `/${pattern}/${flags}`).toBe(expected);
      if (verdict === null) valid++;
    }
    expect(valid).toBeGreaterThan(800);
  });

  it.each(written)("accepts /%s/%s", (pattern, flags) => expect(complete(validatePattern(pattern, flags))).toBeNull());

  it.each(modern)("accepts /%s/%s", (pattern, flags) => expect(complete(validatePattern(pattern, flags))).toBeNull());

  it.each(broken.map(([pattern, ...rest]) => [pattern.slice(0, 30), pattern, ...rest] as const))(
    "refuses %s",
    (_, pattern, flags, message) => {
      expect(complete(validatePattern(pattern, flags))).toBe(message);
    },
  );

  it.each(["gg", "uv", "x", "G", "g ", "dgimsuvy"])("refuses the flags '%s'", (flags) => {
    expect(complete(validatePattern("a", flags))).toBe(`Invalid flags supplied to RegExp constructor '${flags}'`);
    expect(hostMessage("a", flags)).toBe(`Invalid flags supplied to RegExp constructor '${flags}'`);
  });

  it.each(["", "d", "g", "i", "m", "s", "u", "v", "y", "yusmigd"])("accepts the flags '%s'", (flags) => {
    expect(complete(validatePattern("a", flags))).toBeNull();
  });

  it("names the flags in alphabetical order where it quotes the pattern", () => {
    expect(() => complete(parsePattern("(", "yig", parseFlags("yig")))).toThrow(
      "Invalid regular expression: /(/giy: Unterminated group",
    );
  });

  it("knows properties by their exact names", () => {
    const names = [
      "L",
      "Lu",
      "gc=Lu",
      "General_Category=Uppercase_Letter",
      "Script=Greek",
      "sc=Grek",
      "scx=Grek",
      "Any",
    ];
    for (const name of [...names, "ASCII", "Assigned", "Alphabetic", "ID_Start"]) {
      expect(complete(validatePattern(`\\p{${name}}`, "u"))).toBeNull();
    }
    const wrong = [
      "l",
      "lu",
      "Greek",
      "Block=Greek",
      "IsGreek",
      "ASCII=Y",
      " L",
      "L ",
      "^L",
      "",
      "=",
      "gc=",
      "RGI_Emoji",
    ];
    for (const name of wrong)
      expect(complete(validatePattern(`\\p{${name}}`, "u")), name).toContain("Invalid property name");
  });

  it("accepts long and wide patterns", () => {
    expect(complete(validatePattern(`[${"\\u{1F600}-\\u{1F64F}".repeat(5_000)}]`, "u"))).toBeNull();
    expect(complete(validatePattern(Array.from({ length: 14_000 }, (_, i) => `w${i}`).join("|"), ""))).toBeNull();
    expect(complete(validatePattern("(?:a|".repeat(3_000) + ")".repeat(3_000), ""))).toBeNull();
    expect(complete(validatePattern("(?:a{1,1000}){1,1000}", "u"))).toBeNull();
  });
});
