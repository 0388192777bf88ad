/**
 * Names of operations: dotted `operationId`s as namespaces, readable names where there is none, and no two alike.
 */

/** Operation → segments of its tool, the same whenever the same document is read. */
export const operationName = (method: string, path: string, operationId: string | undefined): ReadonlyArray<string> => {
  const segments = (operationId ?? "")
    .split(".")
    .map(cleaned)
    .filter((segment) => segment !== "");
  return segments.length > 0 ? segments : [nameFromPath(method, path)];
};

/** Takes names in document order; a second operation of a name gets `_2`. */
export class NameRegister {
  readonly #taken = new Set<string>();

  take(segments: ReadonlyArray<string>): ReadonlyArray<string> {
    const parents = segments.slice(0, -1);
    const last = segments.at(-1) ?? "";
    let name = last;
    for (let count = 2; this.#taken.has([...parents, name].join(".")); count++) name = `${last}_${count}`;
    const taken = [...parents, name];
    this.#taken.add(taken.join("."));
    return taken;
  }
}

/** `list-items` → `list_items`; what cannot start an identifier gets an underscore before it. */
const cleaned = (segment: string): string => {
  const name = segment.trim().replace(/[^\p{ID_Continue}$]+/gu, "_");
  if (/^_*$/u.test(name)) return "";
  return /^[\p{ID_Start}$_]/u.test(name) ? name : `_${name}`;
};

/** `GET /users/{id}` → `getUsersById`. */
const nameFromPath = (method: string, path: string): string => {
  const words = (path.split("#")[0] ?? "").split("/").flatMap((part) => {
    const spelled = part.replace(/\{([^}]*)\}/gu, " by $1 ");
    return spelled.match(/[\p{L}\p{N}]+/gu) ?? [];
  });
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
};
