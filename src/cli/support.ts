/** `codemode support`: what a program must not contain, read from the table of codes; nothing here is typed by hand. */
import { codes } from "../diagnostics/codes.ts";
import type { Host } from "./Host.ts";

export async function support(host: Host): Promise<number> {
  host.out("Programs are strict-mode JavaScript with erasable TypeScript. Refused by name, before anything runs:\n\n");
  for (const [code, row] of Object.entries(codes)) {
    if (row.kind === "UnsupportedSyntax") host.out(`${code.padEnd(36)} ${row.title}\n`);
  }
  return 0;
}
