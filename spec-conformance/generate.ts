/** `interpreter-support.md` from the cases as they are: judges all of them first, in slices of normal length. */
import { judge } from "./judge.ts";
import { readCases } from "./readCases.ts";
import { Runtimes } from "./runtimes.ts";
import { supportText } from "./support.ts";

export async function supportFromCases(): Promise<string> {
  const files = readCases();
  const runtimes = new Runtimes();
  const failing = new Set<string>();
  for (const file of files)
    for (const chunk of file.chunks)
      if ((await judge(runtimes.of(file, "normal"), file, chunk)).length > 0) failing.add(file.key);
  return supportText(files, failing);
}
