/**
 * The cost of the compiled parser, counted in calls of generated functions: bounded per character and growing in
 * proportion to length, on every shape that makes a grammar of ordered choice try again. This is what the choice of
 * remembered rules in `grammar/generate.ts` rests on.
 */
import { beforeAll, expect, it } from "vitest";
import { parserText } from "../../grammar/generate.ts";
import { actions } from "../../src/syntax/build/actions.ts";
import { loadParser, run, type GeneratedParser } from "../support/loadParser.ts";
import { shapes } from "../syntax/shapes.ts";

const CALLS_PER_CHARACTER = 28;
let parser: GeneratedParser;
let calls: (text: string) => number;

beforeAll(async () => {
  parser = await loadParser(parserText({ profile: true, maxDepth: 10_000_000 }));
  const table = parser.bind(actions);
  calls = (text) => {
    parser.PROFILE!.clear();
    run(parser, text, table);
    let total = 0;
    for (const counts of parser.PROFILE!.values()) for (const count of counts.values()) total += count;
    return total;
  };
});

it.each(Object.keys(shapes))("%s", (name) => {
  const shape = shapes[name]!;
  const [short, long] = [calls(shape(40)), calls(shape(80))];
  expect(long / shape(80).length).toBeLessThanOrEqual(CALLS_PER_CHARACTER);
  expect(Math.log2(long / short)).toBeLessThan(1.1);
});
