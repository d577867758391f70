import { Readable } from "node:stream";

/** Newline-delimited JSON that leaves line by line, and tells when the reader has gone. */
export class LineStream<Line> extends Readable {
  readonly #left = new AbortController();
  #hasEnded = false;

  get signal(): AbortSignal {
    return this.#left.signal;
  }

  write(line: Line): void {
    if (!this.destroyed && !this.#hasEnded) this.push(`${JSON.stringify(line)}\n`);
  }

  end(): void {
    if (!this.destroyed && !this.#hasEnded) this.push(null);
    this.#hasEnded = true;
  }

  override _read(): void {
    // Lines come when they are ready, not when they are asked for.
  }

  override _destroy(fault: Error | null, done: (fault?: Error | null) => void): void {
    this.#left.abort();
    done(fault);
  }
}
