/** V8's message for a circular structure: where the circle starts, its first two edges, and the one that closes it. */
import type { JSObject } from "../../values/JSObject.ts";
import type { OpenContainer } from "./jsonStringify.ts";
import { constructorName } from "../constructorName.ts";

export function circularMessage(stack: readonly OpenContainer[], object: JSObject): string {
  const circle = stack.slice(stack.findIndex((container) => container.object === object));
  const named = (target: JSObject): string => `object with constructor '${constructorName(target) ?? "Object"}'`;
  const edges = circle.slice(1).map((container, i) => `${edge(circle[i]!)} -> ${named(container.object)}`);
  const shown = edges.length > 3 ? [...edges.slice(0, 2), "...", ...edges.slice(-1)] : edges;
  const between = shown.map((line) => `\n    |     ${line}`).join("");
  const end = edge(circle[circle.length - 1]!);
  return `Converting circular structure to JSON\n    --> starting at ${named(object)}${between}\n    --- ${end} closes the circle`;
}

function edge(container: OpenContainer): string {
  const index = container.index - 1;
  return container.keys === null ? `index ${index}` : `property '${container.keys[index]!}'`;
}
