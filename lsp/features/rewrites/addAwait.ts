/** `tools.a.b().c` → `(await tools.a.b()).c`, where `await` may stand. */
import type { Node } from "../../../src/syntax/Ast.ts";
import type { Rewrite } from "../codeActions.ts";

export const addAwait: Rewrite = (view, { start, end }) => {
  const path = view.path(start);
  const around = path.findLast((node): node is Node & { async: boolean } => "async" in node && "params" in node);
  if (around !== undefined && !around.async) return null;
  if (path.some(({ type }) => type === "StaticBlock" || type === "PropertyDefinition")) return null;
  const binds = /^\s*(?:\?\.|\.(?!\.)|\[|\(|`|\*\*|!(?!=))/.test(view.text.slice(end, end + 200));
  return binds
    ? [
        { start, end: start, text: "(await " },
        { start: end, end, text: ")" },
      ]
    : [{ start, end: start, text: "await " }];
};
