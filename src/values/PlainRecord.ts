/** Internal slot of library objects that are records of texts: what crosses the boundary in their place. */
export abstract class PlainRecord {
  abstract plainEntries(): Iterable<readonly [name: string, text: string]>;
}
