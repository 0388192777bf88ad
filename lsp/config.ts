/** The configuration file: its name, where to look for it, and what its text says. Reads nothing itself. */

export const CONFIG_NAME = "codemode.config.json";

export interface Configuration {
  /** Path of a tools module or a catalogue, relative to the file. */
  readonly tools: string | undefined;
}

/** The paths where the configuration of a file may be, nearest first. */
export function configPaths(file: string): string[] {
  const separator = file.includes("/") ? "/" : "\\";
  const parts = file.split(/[/\\]/).slice(0, -1);
  return parts.map((_, index) => [...parts.slice(0, parts.length - index), CONFIG_NAME].join(separator));
}

/**
 * The text of a configuration → what it says.
 *
 * @throws Error with a sentence for the person who wrote it
 */
export function readConfig(text: string): Configuration {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    throw new Error(`it is not JSON: ${(error as Error).message}`);
  }
  if (typeof content !== "object" || content === null || Array.isArray(content)) {
    throw new Error('it must be an object such as { "tools": "./tools.ts" }');
  }
  const { tools, ...others } = content as Readonly<Record<string, unknown>>;
  const unknown = Object.keys(others).filter((name) => name !== "$schema");
  if (unknown.length > 0) throw new Error(`it has the unknown field "${unknown[0]}"; it may have "tools"`);
  if (tools !== undefined && typeof tools !== "string")
    throw new Error('"tools" must be the path of a module or a catalogue');
  return { tools };
}
