/** Places inside a value, for messages: `result.items[3]["odd key"]`. */
export type PathSegment = string | number;

export function pathText(root: string, path: readonly PathSegment[]): string {
  return path.reduce<string>((text, segment) => {
    if (typeof segment === "number") return `${text}[${segment}]`;
    return /^[A-Za-z_$][\w$]*$/.test(segment)
      ? `${text}.${segment}`
      : `${text}[${JSON.stringify(segment.slice(0, 60))}]`;
  }, root);
}
