/** What the server keeps over thousands of edits: counted by reachability of old versions, not by bytes. */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { Document } from "../../lsp/Documents.ts";
import { completion } from "../../lsp/features/completion.ts";
import { hover } from "../../lsp/features/hover.ts";
import { semanticTokens } from "../../lsp/features/semanticTokens.ts";
import { tools } from "./support/tools.ts";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

const text =
  "const order = await tools.orders.get({ id: '1' })\nfunction f(a) {\n  return a\n}\nreturn f(order.total)\n";

describe("memory", { timeout: 120_000 }, () => {
  test("of thousands of versions only the last is kept", async () => {
    const document = new Document("untitled:a", 0, text);
    const kept: WeakRef<object>[] = [];
    for (let version = 1; version <= 3_000; version++) {
      const start = { line: 2, character: 2 };
      const isTyped = version % 2 === 1;
      const end = { line: 2, character: isTyped ? 2 : 3 };
      document.update([{ range: { start, end }, text: isTyped ? (version % 4 === 1 ? "x" : "(") : "" }], version);
      document.diagnostics(tools);
      if (version % 50 === 0) {
        const { view } = document;
        semanticTokens(view);
        hover(view, tools, 8);
        completion(view, tools, view.text.length);
        kept.push(new WeakRef(view), new WeakRef(view.resolution), new WeakRef(view.program));
      }
    }
    expect(document.view.text).toBe(text);
    await new Promise((resolve) => setTimeout(resolve, 0));
    collect();
    // The last version looked at is the current one.
    expect(kept.filter((ref) => ref.deref() !== undefined)).toHaveLength(3);
  });
});
