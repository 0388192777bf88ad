/**
 * Text put together of very many pieces. The host keeps a chain of all of them until somebody reads the text, and nothing
 * costs its collector more: so what has been added is read now and then.
 */
export class TextBuilder {
  private text = "";
  private recent = "";
  private pieces = 0;
  /** Something to do with what is read. */
  private read = 0;

  /** @unit UTF-16 units */
  get length(): number {
    return this.text.length + this.recent.length;
  }

  add(piece: string): void {
    this.recent += piece;
    if (++this.pieces < MOST && this.recent.length < LONG) return;
    this.read ^= this.recent.charCodeAt(0);
    this.text += this.recent;
    this.recent = "";
    this.pieces = 0;
  }

  /** What has been added. */
  whole(): string {
    return this.text + this.recent;
  }
}

const MOST = 1024;
/** @unit UTF-16 units */
const LONG = 2 ** 15;
