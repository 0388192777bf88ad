/**
 * The guide a host gives to its model: how to work, the rules, the language, and as much of the catalogue as fits.
 *
 * Every namespace is listed with its count; signatures are taken round-robin over namespaces until the budget is
 * spent, and the text says whether the list is complete. Every call printed here works in a program.
 */
import type { Catalog } from "./Catalog.ts";
import { shown } from "./given.ts";
import { comment } from "./jsdoc.ts";
import { exampleCall, renderSignature } from "./signature.ts";
import { renderPath } from "./toolPath.ts";
import type { ToolEntry } from "./ToolTree.ts";

/** Estimated tokens of the catalogue in the instructions. */
export const defaultCatalogBudget = 2_000;

/** Estimate of the contract. @unit UTF-16 code units per token */
const charactersPerToken = 4;

export interface InstructionsOptions {
  /** @unit estimated tokens */
  readonly catalogBudget?: number;
  /** What the language accepts, computed from grammar and tables by whoever has them. */
  readonly language?: string;
}

/** Budget as configured → the budget in force. @throws RangeError for anything but a non-negative safe integer */
export const checkedCatalogBudget = (budget: unknown = defaultCatalogBudget): number => {
  if (typeof budget === "number" && Number.isSafeInteger(budget) && budget >= 0) return budget;
  throw new RangeError(`discovery.catalogBudget must be a non-negative safe integer, got ${shown(budget)}`);
};

/** Catalogue → instructions. */
export const instructions = (catalog: Catalog, options: InstructionsOptions = {}): string => {
  const { entries } = catalog.tree;
  const selection = select(catalog, checkedCatalogBudget(options.catalogBudget) * charactersPerToken);
  const isComplete = selection.shown === entries.length;
  return [
    "Write one JavaScript or TypeScript program. It runs in an interpreter that reaches nothing but `tools`.",
    `## Workflow\n${workflow(entries, isComplete).join("\n")}`,
    `## Rules\n${rules.join("\n")}`,
    ...(options.language === undefined ? [] : [`## Language\n${options.language}`]),
    `## Tools\n${[completeness(selection.shown, entries.length), ...selection.sections].join("\n\n")}`,
  ].join("\n\n");
};

const workflow = (entries: ReadonlyArray<ToolEntry>, isComplete: boolean): ReadonlyArray<string> => {
  const [first] = entries;
  const steps = [
    "Find the tools you need in the list below.",
    ...(isComplete
      ? []
      : [
          'Find the others in the program: `search("words")` gives `{ items: [{ path, description, signature }], remaining, next }`; pass `next` to `search` for more.',
        ]),
    `Call a tool with one object and await it${first === undefined ? "." : `: \`await ${exampleCall(first)}\`.`}`,
    "Start independent calls together with `Promise.all`; use loops and conditions instead of asking again.",
    "Reduce data in the program and `return` only what the answer needs.",
  ];
  return steps.map((step, index) => `${index + 1}. ${step}`);
};

const rules = [
  "- `return` plain JSON data, or end with an expression; `undefined` becomes `null`.",
  "- Await every call whose result matters: whatever still runs when the program returns is interrupted.",
  "- A failed call rejects with an `Error`: catch it where the program can go on without it.",
  "- Use tool names and fields exactly as the signatures give them; `unknown` results are best looked at before use.",
  "- `console.log` is for notes; the answer is the returned value.",
];

const completeness = (shown: number, total: number): string => {
  if (total === 0) return "There are no tools.";
  if (shown === total) return `This list is complete: ${total} ${total === 1 ? "tool" : "tools"}.`;
  return `This list is partial: ${shown} of ${total} tools are shown. \`search\` finds the rest.`;
};

interface Group {
  readonly heading: string;
  readonly entries: ReadonlyArray<ToolEntry>;
  readonly shown: Array<string>;
  /** Signatures that did not fit. */
  misses: number;
}

/** A namespace that keeps offering too long signatures is left, so that few are made in vain. */
const maxMisses = 3;

const select = (catalog: Catalog, budget: number) => {
  const groups = grouped(catalog.tree.entries);
  let left = groups.reduce((rest, { heading }) => rest - heading.length, budget);
  let shown = 0;
  for (let round = 0; groups.some(({ entries }) => round < entries.length); round++) {
    for (const group of groups) {
      const entry = group.entries[round];
      if (entry === undefined || group.misses >= maxMisses) continue;
      const line = left < entry.path.length ? undefined : documented(catalog, entry);
      if (line === undefined || line.length > left) {
        group.misses++;
        continue;
      }
      left -= line.length;
      group.shown.push(line);
      shown++;
    }
  }
  const sections = groups.map(({ heading, shown: lines }) =>
    lines.length === 0 ? heading : `${heading}\n\`\`\`ts\n${lines.join("\n")}\n\`\`\``,
  );
  return { sections, shown };
};

const documented = (catalog: Catalog, entry: ToolEntry): string =>
  renderSignature(entry.path, catalog.signature(entry), comment(entry.tool.description));

/** Tools by their first segment; those without a namespace come first, under `tools`. */
const grouped = (entries: ReadonlyArray<ToolEntry>): ReadonlyArray<Group> => {
  const byNamespace = new Map<string, Array<ToolEntry>>();
  for (const entry of entries) {
    const [first = ""] = entry.segments;
    const namespace = entry.segments.length === 1 ? renderPath([]) : renderPath([first]);
    const group = byNamespace.get(namespace);
    if (group === undefined) byNamespace.set(namespace, [entry]);
    else group.push(entry);
  }
  return [...byNamespace]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([namespace, members]) => ({
      heading: `### ${namespace} (${members.length} ${members.length === 1 ? "tool" : "tools"})`,
      entries: members,
      shown: [],
      misses: 0,
    }));
};
