/**
 * Regular expressions beside the host's own: patterns people write, on 1 MB of log text, every match found. Process CPU,
 * the two engines taking turns, the least of several tries; the ratio is what counts. The last column says which engine
 * searches: the host's over bounded windows, its search for plain text, or ours alone. Both sides make the texts of all
 * groups.
 */
import { compilePattern } from "../src/regexp/compile.ts";
import { createSearch } from "../src/regexp/search.ts";
import { cpu } from "./measure.ts";

const names = ["ann", "bob", "carol", "dave", "eve"];
const levels = ["INFO", "INFO", "INFO", "WARN", "ERROR", "DEBUG"];
const tails = [
  "completed",
  "timeout while connecting to db-3.internal:5432",
  "retry 3 of 5",
  "Exception: null pointer",
];
let text = "";
for (let i = 0; text.length < 2 ** 20; i++) {
  text +=
    `2024-0${1 + (i % 9)}-${10 + (i % 18)}T1${i % 10}:2${i % 6}:31.${100 + (i % 900)}Z [${levels[i % 6]}] service-${i % 13} ` +
    `10.${i % 256}.${(i * 7) % 256}.1 user=${names[i % 5]}${i}@example.com "GET /api/v1/items?page=${i}&q=a%20b" ` +
    `${200 + (i % 5) * 100} ${i * 7}ms id=${(i * 2654435761 + 1e9).toString(16)} ${tails[i % 4]}\n`;
}

// prettier-ignore
const patterns: readonly (readonly [source: string, flags: string])[] = [
  ["ERROR", ""], ["error", "i"], ["ERROR|WARN", ""], ["timeout|refused|exception", "i"], ["\\d+", ""], ["\\w+", ""], ["\\s+", ""], ["\\S+", ""],
  ["[A-Za-z]+=\\S+", ""], ["\\d{4}-\\d{2}-\\d{2}", ""], ["(\\d{4})-(\\d{2})-(\\d{2})T(\\d{2}):(\\d{2})", ""], ["(?:\\d{1,3}\\.){3}\\d{1,3}", ""],
  ["\\b[\\w.+-]+@[\\w-]+\\.[\\w.]+\\b", ""], ["^.*ERROR.*$", "m"], ["^(\\S+) \\[(\\w+)\\] (\\S+) (.*)$", "m"], ["\"(?:GET|POST) ([^\"]*)\"", ""],
  ["user=(?<user>\\w+)", ""], ["\\[(ERROR|WARN)\\].*?(\\d+)ms", ""], ["\\s+$", "m"], ["[^\\n]+", ""], ["\\b[a-f0-9]{8,}\\b", ""],
  ["https?://[^\\s\"]+", ""], ["(\\w+)\\s+\\1", ""], ["(?<=user=)\\w+", ""], ["\\p{Lu}\\p{Ll}+", "u"], ["\\n", ""], ["[?&](\\w+)=([^&\\s]*)", ""], ["service-(\\d+)", ""],
  ["\\btimeout\\b", "i"], ["(.+?),", ""], ["^\\s*(\\w+)\\s*=\\s*(.*)$", "m"], ["<[^>]+>", ""], ["[aeiou]", "i"], ["(\\d+)ms\\b", ""], ["\\s{2,}", ""],
  ["\\$\\{(\\w+)\\}", ""], ["^(\\d+)-(\\d+)-(\\d+)T", "m"], ["([\"'])(.*?)\\1", ""], ["(\\w+)=(\\w+)", ""], ["\\b\\w{7}\\b", ""], [".", ""], ["\\r?\\n", ""],
  ["^.+$", "m"], ["ERROR.*", ""], ["(?=.*timeout)^.*$", "m"], ["[^\\x00-\\x7f]", ""], ["(\\S+)@(\\S+)\\.com", ""], ["id=[0-9a-f]+ (?!timeout)", ""], ["\\.", ""],
];

const TRIES = 7;

function least(run: () => number): { readonly time: number; readonly matches: number } {
  let time = Infinity;
  let matches = 0;
  for (let i = 0; i < TRIES; i++) {
    const start = cpu();
    let runs = 0;
    let spent = 0;
    for (; spent < 30; spent = cpu() - start, runs++) matches = run();
    time = Math.min(time, spent / runs);
  }
  return { time, matches };
}

const row = (cells: readonly string[]) =>
  console.log(cells.map((cell, index) => (index === 0 ? cell.padEnd(46) : cell.padStart(11))).join(""));

row(["1 MB of log text", "host", "codemode", "x host", "matches", "engine"]);
const ratios: number[] = [];
for (const [source, flags] of patterns) {
  const native = new RegExp(source, `${flags}g`);
  const pattern = compilePattern(source, `${flags}g`);
  const host = least(() => {
    let count = 0;
    native.lastIndex = 0;
    for (let match = native.exec(text); match !== null; match = native.exec(text)) count += match[0].length > 0 ? 1 : 0;
    return count;
  });
  const ours = least(() => {
    let count = 0;
    const search = createSearch(pattern, text, 0, false);
    for (;;) {
      let outcome = search.run(50_000);
      while (outcome === "paused") outcome = search.run(50_000);
      if (outcome === "failed") return count;
      const { match } = search;
      count += match.texts()[0]!.length > 0 ? 1 : 0;
      search.seek(match.end === match.start ? match.end + 1 : match.end);
    }
  });
  if (host.matches !== ours.matches)
    throw new Error(`/${source}/${flags}: ${ours.matches} matches, not ${host.matches}`);
  const ratio = ours.time / host.time;
  ratios.push(ratio);
  const engine = pattern.start.isLiteral ? "indexOf" : pattern.host() === undefined ? "ours" : "host";
  const times = [host.time, ours.time].map((time) => `${time.toFixed(2)} ms`);
  row([`/${source}/${flags}`, ...times, ratio.toFixed(2), String(host.matches), engine]);
}
ratios.sort((a, b) => a - b);
const above = ratios.filter((ratio) => ratio > 3).length;
console.log(`\nMedian ${ratios[ratios.length >> 1]!.toFixed(2)} x host; ${above} of ${ratios.length} above 3`);
