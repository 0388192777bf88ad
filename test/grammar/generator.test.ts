/** The generator on small grammars, against Ohm: verdicts, trees, what it refuses, and how it bounds depth. */
import * as ohm from "ohm-js";
import { describe, expect, it } from "vitest";
import { Refused } from "../../grammar/generator/Expression.ts";
import { generate } from "../../grammar/generator/generate.ts";
import { parameters, type Actions } from "../../grammar/generator/signatures.ts";
import { loadParser, run } from "../support/loadParser.ts";

interface Node {
  readonly text: string;
  readonly start: number;
  readonly children: readonly Node[];
  toAST(): unknown;
}

/** Compiles a grammar whose start rule repeats `Item`, the recursive one. */
async function compile(
  body: string,
  actions: Actions = {},
  nested = ["Item"],
  memo: string[] = [],
  guessed: string[] = [],
  long: string[] = [],
) {
  const grammar = ohm.grammar(`G { Program = Item*\n${body} }`);
  const all = { Program: (items: Node) => items.children.map((item) => item.toAST()), ...actions };
  const options = {
    start: "Program",
    item: "Item",
    maxDepth: 300_000,
    maxNesting: 1000,
    hints: { memo, nested, guessed, long },
  };
  const parser = await loadParser(generate(grammar, all, options));
  const table = parser.bind(all);
  return { grammar, parse: (text: string) => run(parser, text, table), parser, table };
}

const inputs = ["", " ", "a", "a1a b", "a 1 a", "(a)", "( a )", "((a)b)", "a bcd", "abc d", "ab cd", "a b", "xyb", "x y", "\n(x\n)"]; // prettier-ignore

describe.each([
  ["parameters", 'Item = "(" Item* ")" -- p\n | L<"a", digit> -- l\n L<a, s> = a (s a)*'],
  ["lexification", 'Item = "(" Item* ")" -- p\n | "a" #("b" "c") #(d) -- l\n | "x" #(~" " "y") -- n\n d = "d"'],
  ["look-ahead", 'Item = "(" Item* ")" -- p\n | &("a" "b") "a" -- a\n | ~("a" | "x") letter -- b\n | "x" ~"y" -- c'],
  ["a shared prefix", 'Item = "(" Item ")" -- p\n | "a" "b" "c" -- abc\n | "a" "b" "d" -- abd\n | "a" -- a'],
  ["a case label within a case label", 'Item = "(" Item ")" -- p\n | Pair\n Pair = "a" "b" -- ab\n | "a" digit -- ad'],
  ["ranges and any", 'Item = "(" Item ")" -- p\n | "a".."c" "x".."z"? -- r\n | ~("(" | ")") any -- any'],
  ["spaces of its own", 'space := "_" | "\\n"\n Item = "(" Item* ")" -- p\n | "a" " " -- a\n | "x" -- x'],
  ["Unicode", 'Item = "(" Item* ")" -- p\n | letter+ "\\u{1F600}"? -- l'],
])("%s", (_name, body) => {
  it("accepts what Ohm accepts", async () => {
    // Only the verdict is looked at, so every node has the same value.
    const { grammar, parser } = await compile(body);
    const table = new Array(100).fill(() => true);
    for (const text of [...inputs, "ab", "abd", "aé😀", "é"]) {
      expect([text, run(parser, text, table) === true]).toEqual([text, grammar.match(text).succeeded()]);
    }
  });
});

describe("trees", () => {
  const actions: Actions = {
    Item_list(this: Node, _open: Node, items: Node, _close: Node) {
      return items.children.map((item) => item.toAST());
    },
    Item_name(this: Node, name: Node) {
      return `${name.text}@${this.start}`;
    },
  };
  const body = 'Item = "(" Item* ")" -- list\n | word -- name\n word = letter+';

  it("are built from the children an action looks at", async () => {
    const { parse } = await compile(body, actions);
    expect(parse(" ab (c (d)) ")).toEqual(["ab@1", ["c@5", ["d@8"]]]);
    expect(parse("(a")).toBeUndefined();
  });

  it("are the same from the machine, which also says what was expected", async () => {
    const { parser, table } = await compile(body, actions);
    parser.begin("(a (b))", table);
    const item = new parser.Item(0, null);
    // Once to decode its program.
    expect(parser.readItem(item, Infinity)).toBe(false);
    expect(parser.readItem(item, Infinity)).toBe(true);
    expect(item.value).toEqual(["a@1", ["b@4"]]);
    expect(item.end).toBe(7);
    parser.finish();
    parser.begin("(a 1)", table);
    const first = new parser.Failures(-1);
    const broken = new parser.Item(0, first);
    parser.readItem(broken, Infinity);
    expect(broken.value).toBeUndefined();
    expect(first.furthest).toBe(3);
    const failures = new parser.Failures(3);
    parser.readItem(new parser.Item(0, failures), Infinity);
    expect(failures.expected()).toEqual(["`(`", "a letter", "`)`"]);
    parser.finish();
  });

  it("are the same from a machine that stops at every step, while other texts are parsed", async () => {
    const { parser, parse, table } = await compile(body, actions);
    for (const most of [2, 4, 1000]) {
      parser.begin("(ab (c (d)) (e))", table, most);
      const item = new parser.Item(0, null);
      let stops = 0;
      while (!parser.readItem(item, 1)) {
        const suspended = parser.suspend();
        expect(parse("(x)")).toEqual([["x@1"]]);
        parser.resume(suspended);
        stops++;
      }
      expect(item.value).toEqual(["ab@1", ["c@5", ["d@8"]], ["e@13"]]);
      expect(stops).toBeGreaterThan(3);
      parser.finish();
    }
  });

  it("are left to the machine by the functions when they are long", async () => {
    const { parser, table } = await compile(body, actions);
    parser.begin("(a b c d e f)", table, 4);
    expect(() => parser.parseItem(0)).toThrow(parser.TooDeep);
    parser.finish();
    parser.begin("(a b c d e f)", table, 40);
    expect(parser.parseItem(0)).toEqual(["a@1", "b@3", "c@5", "d@7", "e@9", "f@11"]);
    parser.finish();
  });

  it("take the action of a long list in steps, where it has such", async () => {
    const texts = (items: Node) => items.children.map((item) => item.text);
    const all: Actions = {
      Item_list: (_o: Node, list: Node, _c: Node) => list.toAST(),
      Item_nested: (_o: Node, item: Node, _c: Node) => item.toAST(),
      List_items: (items: Node) => texts(items),
    };
    const lists = 'Item = "(" List ")" -- list\n | "[" Item "]" -- nested\n List = Name+ -- items\n Name = "a" | "b"';
    const { parser, table } = await compile(lists, all, ["Item"], [], [], ["List_items"]);
    const taken: number[] = [];
    const inSteps = parser.bindSteps({
      *List_items(items: Node) {
        for (const index of texts(items).keys()) {
          taken.push(index);
          if (index % 600 === 599) yield;
        }
        return "in steps";
      },
    });
    /** The value, and how often reading was left. */
    const read = (text: string) => {
      parser.begin(text, table);
      const item = new parser.Item(0, null, inSteps);
      let pauses = 0;
      for (; !parser.readItem(item, Infinity); pauses++) parser.resume(parser.suspend());
      parser.finish();
      return [item.value, pauses];
    };
    read("(ab)");
    expect(read("(ab)")).toEqual([["a", "b"], 0]);
    expect(read(`(${"ab".repeat(500)})`)).toEqual([Array(500).fill(["a", "b"]).flat(), 0]);
    expect(read(`(${"ab".repeat(1000)})`)).toEqual(["in steps", 4]);
    expect(taken).toEqual([...Array(2000).keys()]);
  });

  it("keep nothing of a text once it is finished", async () => {
    const { parser, table } = await compile(body, actions);
    parser.begin("(a)", table);
    parser.finish();
    expect(() => parser.parseItem(0)).not.toThrow();
    expect(parser.position()).toBe(0);
  });
});

describe("depth", () => {
  it("is bounded in both ways of parsing, by different limits", async () => {
    const actions: Actions = {
      Item_list: (_o: Node, items: Node, _c: Node) => items.children.map((i) => i.toAST()),
      Item_end: (_a: Node) => 0,
    };
    const { parser, parse, table } = await compile('Item = "(" Item* ")" -- list\n | "a" -- end', actions);
    const nested = (depth: number) => "(".repeat(depth) + ")".repeat(depth);
    expect(parse(nested(500))).toBeDefined();
    expect(() => parse(nested(100_000))).toThrow(parser.TooDeep);
    const machine = (text: string) => {
      parser.begin(text, table);
      try {
        const item = new parser.Item(0, new parser.Failures(-1));
        while (!parser.readItem(item, Infinity));
        return item.end;
      } finally {
        parser.finish();
      }
    };
    expect(machine(nested(1000))).toBe(2000);
    expect(() => machine(nested(1001))).toThrow(parser.TooDeep);
  });

  it("of a guess is no match, and the text is read another way", async () => {
    const actions: Actions = {
      Item_guessed: (guess: Node) => guess.toAST(),
      Guess: (_o: Node, items: Node, _c: Node) => items.children.length,
      Item_open: (_a: Node) => "open",
      Item_end: (_a: Node) => "end",
    };
    const body = 'Item = Guess -- guessed\n | "(" -- open\n | "a" -- end\n Guess = "(" Item* ")"';
    const { parser, table } = await compile(body, actions, ["Item"], [], ["Guess"]);
    const machine = (text: string) => {
      parser.begin(text, table);
      try {
        const item = new parser.Item(0, null);
        while (!parser.readItem(item, Infinity));
        return [item.value, item.end];
      } finally {
        parser.finish();
      }
    };
    expect(machine("((a)a)a")).toEqual([2, 6]);
    expect(machine("(".repeat(3000))).toEqual(["open", 1]);
  });
});

describe("refuses", () => {
  it.each([
    ["left recursion", 'Item = Item "+" digit -- plus\n | digit'],
    ["indirect left recursion", 'Item = Other "x" -- x\n | digit\n Other = Item "y"'],
    ["hidden left recursion", 'Item = "a"? Item "b" -- b\n | "c" Item -- c'],
    ["case-insensitive terminals", 'Item = caseInsensitive<"a"> Item?'],
    [
      "a nullable syntactic rule in a lexical context",
      'Item = "(" Item ")" -- p\n | lexical\n lexical = "[" applySyntactic<Maybe> "]"\n Maybe = "a"*',
    ],
  ])("%s", async (_name, body) => {
    await expect(compile(body)).rejects.toThrow(Refused);
  });

  it("recursion that passes no nested rule", async () => {
    await expect(
      compile('Item = "(" Inner ")" -- p\n | "a" -- a\n Inner = "[" Inner "]" -- q\n | "b" -- b'),
    ).rejects.toThrow("Inner → Inner_q");
  });
});

it("reads parameter names of methods, functions and arrows", () => {
  const methods = { a(_x: unknown, y: unknown) { return y; }, b: function (x: unknown) { return x; }, c: (x: unknown, _y: unknown) => x, d() {} }; // prettier-ignore
  expect(Object.values(methods).map((method) => parameters(String(method)))).toEqual([
    ["_x", "y"],
    ["x"],
    ["x", "_y"],
    [],
  ]);
});
