/**
 * Paths of tools as text: `["context7", "resolve-library-id"]` ↔ `tools.context7["resolve-library-id"]`.
 *
 * Every place that prints a path uses `renderPath`, so what a model reads is what it can paste.
 */

const identifierName = /^[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*$/u;

/** Text → whether it may follow a dot, and stand unquoted as a property name. */
export const isIdentifierName = (name: string): boolean => identifierName.test(name);

/** Segments of a path → the expression that reaches it in a program. */
export const renderPath = (segments: ReadonlyArray<string>): string => {
  let text = "tools";
  for (const segment of segments) text += isIdentifierName(segment) ? `.${segment}` : `[${JSON.stringify(segment)}]`;
  return text;
};

/** Name with dots → segments, or undefined where a segment would be empty. */
export const splitName = (name: string): ReadonlyArray<string> | undefined => {
  const segments = name.split(".");
  return segments.includes("") ? undefined : segments;
};

const bracketed = /^\[\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)')\s*\]/u;

/**
 * Any spelling of a path (`a.b`, `tools.a["b"]`) → its segments as written, or undefined when the text is no path.
 * A leading `tools` is kept: whether it is the global or a namespace of that name is for the tree to say.
 */
export const parsePath = (text: string): ReadonlyArray<string> | undefined => {
  const segments: Array<string> = [];
  let rest = text.trim();
  while (rest !== "") {
    const quoted = bracketed.exec(rest);
    if (quoted !== null) {
      segments.push((quoted[1] ?? quoted[2] ?? "").replace(/\\(.)/gu, "$1"));
      rest = rest.slice(quoted[0].length);
      continue;
    }
    const plain = /^(?:\?\.|\.)?([^.[\]?]+)/u.exec(rest);
    if (plain === null || (segments.length === 0) === /^[.?]/u.test(rest)) return undefined;
    segments.push((plain[1] ?? "").trim());
    rest = rest.slice(plain[0].length);
  }
  const split = segments.map(splitName);
  return segments.length === 0 || split.includes(undefined) ? undefined : split.flatMap((part) => part ?? []);
};
