import { describe, expect, it } from "vitest";
import type { Prepared } from "../src/execution/Execution.ts";
import { ProgramCache } from "../src/programs.ts";

function counted() {
  const prepared: string[] = [];
  const programs = new ProgramCache();
  const get = (code: string): Prepared => {
    const found = programs.find(code);
    if (found !== undefined) return found;
    prepared.push(code);
    return programs.add(code, { ok: false, diagnostic: { kind: "ParseError", message: code } });
  };
  return { cache: { get }, prepared };
}

describe("ProgramCache", () => {
  it("prepares a text once while it comes again and again", () => {
    const { cache, prepared } = counted();
    const programs = Array.from({ length: 4 }, () => cache.get("a"));
    expect(new Set(programs).size).toBe(1);
    expect(prepared).toEqual(["a"]);
  });

  it("keeps a text that came twice while a thousand others come once", () => {
    const { cache, prepared } = counted();
    const program = cache.get("a");
    cache.get("a");
    for (let index = 0; index < 1_000; index++) cache.get(`${index}`);
    expect(cache.get("a")).toBe(program);
    expect(prepared.filter((code) => code === "a")).toEqual(["a"]);
  });

  it("prepares a text again that came once, and from then on keeps it", () => {
    const { cache, prepared } = counted();
    cache.get("a");
    for (let index = 0; index < 50; index++) cache.get(`${index}`);
    cache.get("a");
    for (let index = 100; index < 1_000; index++) cache.get(`${index}`);
    cache.get("a");
    expect(prepared.filter((code) => code === "a")).toEqual(["a", "a"]);
  });

  it("drops what was used least recently", () => {
    const { cache, prepared } = counted();
    for (let index = 0; index <= 100; index++) {
      cache.get(`${index}`);
      cache.get(`${index}`);
      if (index > 0) cache.get("0");
    }
    cache.get("0");
    cache.get("1");
    expect(prepared.slice(-1)).toEqual(["1"]);
    expect(prepared).toHaveLength(102);
  });

  it("keeps no more text than 256 K units", () => {
    const { cache, prepared } = counted();
    const large = (letter: string) => letter.repeat(100 * 1024);
    for (const letter of ["a", "b", "c"]) for (let times = 0; times < 2; times++) cache.get(large(letter));
    cache.get(large("c"));
    cache.get(large("b"));
    expect(prepared).toHaveLength(3);
    cache.get(large("a"));
    expect(prepared).toHaveLength(4);
  });

  it("keeps one program of a text that many prepare at once", () => {
    const programs = new ProgramCache();
    const text = "a".repeat(100 * 1024);
    const prepared = () => ({ ok: false, diagnostic: { kind: "ParseError", message: "" } }) as const;
    for (let times = 0; times < 20; times++) expect(programs.find(text)).toBeUndefined();
    const first = programs.add(text, prepared());
    for (let times = 1; times < 20; times++) expect(programs.add(text, prepared())).toBe(first);
    expect(programs.find(text)).toBe(first);
    // There is room for one more of that length.
    const other = programs.add("b", prepared());
    expect(programs.find("b")).toBe(other);
    expect(programs.find(text)).toBe(first);
  });

  it("does not keep a larger text at all", () => {
    const { cache, prepared } = counted();
    for (let times = 0; times < 3; times++) cache.get("a".repeat(256 * 1024 + 1));
    expect(prepared).toHaveLength(3);
  });
});
