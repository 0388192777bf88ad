/** `codemode tools`: what a tools module offers, as a list, as TypeScript, or as a catalogue file for editors. */
import { CodeMode } from "../index.ts";
import type { Host } from "./Host.ts";
import { loadTools } from "./loadTools.ts";

export interface ToolsInput {
  readonly tools: string;
  readonly json: boolean;
}

export async function tools({ tools: module, json }: ToolsInput, host: Host): Promise<number> {
  const catalog = CodeMode.make({ tools: await loadTools(module, host) }).catalog();
  if (json) {
    host.out(`${JSON.stringify({ version: 1, tools: catalog }, null, 2)}\n`);
    return 0;
  }
  for (const { signature, description } of catalog) host.out(`${signature}\n  ${description}\n`);
  return 0;
}
