/** Loads the text of a generated parser as a module, without writing a file. */
import { transform } from "esbuild";
import type * as Parser from "../../grammar/generated/parser.ts";

export type GeneratedParser = typeof Parser & { readonly PROFILE?: Map<string, Map<number, number>> };

export async function loadParser(text: string): Promise<GeneratedParser> {
  const { code } = await transform(text, { loader: "ts", target: "es2022" });
  return (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as GeneratedParser;
}

/** Runs a parser over a whole text → the value of the start rule, or undefined. */
export function run(parser: GeneratedParser, text: string, table: Parser.Table): unknown {
  parser.begin(text, table);
  try {
    return parser.parseAll();
  } finally {
    parser.finish();
  }
}
