/** Captured console output of one run. Bounded whatever the host's limits are, so that a flood cannot fill the process. */

/** Kept at most. @unit UTF-16 units */
const MAX_LOG_LENGTH = 4 * 1024 * 1024;

export class Logs {
  readonly lines: string[] = [];
  /** Something was left out. */
  full = false;
  private length = 0;

  /** False when the line was left out. */
  add(text: string): boolean {
    if (this.full) return false;
    if (this.length + text.length > MAX_LOG_LENGTH) {
      this.full = true;
      this.lines.push("… more output was left out: logs are limited to 4 MB");
      return false;
    }
    this.length += text.length + 1;
    this.lines.push(text);
    return true;
  }
}
