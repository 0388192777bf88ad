/**
 * A span: a half-open range `[start, end)` of UTF-16 code units in one source text. Every stage speaks spans;
 * lines and columns exist only where something is shown (`Source.ts`).
 */
export interface Span {
  readonly start: number;
  readonly end: number;
}
