import { Readable } from "node:stream";

/** Newline-delimited JSON that leaves line by line, and tells when the reader has gone. */
export class LineStream<Line> extends Readable {
  readonly #left = new AbortController();
  #hasEnded = false;
  #waiting = "";

  get signal(): AbortSignal {
    return this.#left.signal;
  }

  write(line: Line): void {
    if (this.destroyed || this.#hasEnded) return;
    // Lines that are ready in the same moment leave together: a packet each costs more than they do.
    if (this.#waiting === "") setImmediate(() => this.#leave());
    this.#waiting += `${JSON.stringify(line)}\n`;
  }

  end(): void {
    this.#leave();
    if (!this.destroyed && !this.#hasEnded) this.push(null);
    this.#hasEnded = true;
  }

  #leave(): void {
    const lines = this.#waiting;
    this.#waiting = "";
    if (lines !== "" && !this.destroyed && !this.#hasEnded) this.push(lines);
  }

  override _read(): void {
    // Lines come when they are ready, not when they are asked for.
  }

  override _destroy(fault: Error | null, done: (fault?: Error | null) => void): void {
    this.#left.abort();
    done(fault);
  }
}
