/** How the inspector lays out entries: on one line where they fit, in columns for long lists, else a line each. As Node. */

/** @unit columns */
export const WIDTH = 80;
/** Levels of nesting that may share a line. */
const COMPACT = 3;
const GROUPED_FROM = 6;
const MOST_COLUMNS = 15;

export interface Entries {
  readonly output: readonly string[];
  /** What stands in front of the brace: a function, an error, a reference mark. */
  readonly base: string;
  readonly braces: readonly [open: string, close: string];
  /** Elements of a list, which may be set in columns. */
  readonly list: boolean;
  /** Right-aligned columns. */
  readonly numeric: boolean;
  /** The last entry says how many are missing. */
  readonly hasMore: boolean;
  readonly indentation: number;
  /** Levels of nesting below. */
  readonly nesting: number;
}

export function layOut(entries: Entries): string {
  const { base, braces, indentation } = entries;
  const head = base === "" ? "" : `${base} `;
  const output = entries.list && entries.output.length > GROUPED_FROM ? inColumns(entries) : entries.output;
  if (entries.nesting < COMPACT && output.length === entries.output.length) {
    const start = output.length + indentation + braces[0].length + base.length + 10;
    if (fits(output, start, base)) {
      const line = output.join(", ");
      if (!line.includes("\n")) return `${head}${braces[0]} ${line} ${braces[1]}`;
    }
  }
  const newline = `\n${" ".repeat(indentation)}`;
  return `${head}${braces[0]}${newline}  ${output.join(`,${newline}  `)}${newline}${braces[1]}`;
}

function fits(output: readonly string[], start: number, base: string): boolean {
  let total = output.length + start;
  for (const entry of output) total += entry.length;
  return total <= WIDTH && !base.includes("\n");
}

const SEPARATOR = 2;

function inColumns({ output, hasMore, numeric, indentation }: Entries): readonly string[] {
  const count = hasMore ? output.length - 1 : output.length;
  const lengths = output.slice(0, count).map((entry) => entry.length);
  const longest = Math.max(...lengths);
  const total = lengths.reduce((sum, length) => sum + length + SEPARATOR, 0);
  const widest = longest + SEPARATOR;
  if (!(widest * 3 + indentation < WIDTH && (total / widest > 5 || longest <= 6))) return output;
  const biased = Math.max(widest - 3 - Math.sqrt(widest - total / output.length), 1);
  const columns = Math.min(
    Math.round(Math.sqrt(2.5 * biased * count) / biased),
    Math.floor((WIDTH - indentation) / widest),
    COMPACT * 4,
    MOST_COLUMNS,
  );
  if (columns <= 1) return output;
  const widths = Array.from({ length: columns }, (_, column) => {
    let width = 0;
    for (let i = column; i < count; i += columns) width = Math.max(width, lengths[i]!);
    return width + SEPARATOR;
  });
  const rows: string[] = [];
  for (let start = 0; start < count; start += columns) {
    const end = Math.min(start + columns, count);
    let row = "";
    for (let i = start; i < end; i++) {
      const last = i === end - 1;
      const cell = last ? output[i]! : `${output[i]!}, `;
      if (numeric) row += cell.padStart(widths[i - start]! - (last ? SEPARATOR : 0));
      else row += last ? cell : cell.padEnd(widths[i - start]!);
    }
    rows.push(row);
  }
  if (hasMore) rows.push(output[count]!);
  return rows;
}
