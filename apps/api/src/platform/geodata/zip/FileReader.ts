import type { FileHandle } from "node:fs/promises";
import { Readable } from "node:stream";
import { callbackify } from "node:util";
import { RandomAccessReader } from "yauzl";

const CHUNK_BYTES = 65_536;

/**
 * The library's own reader lets a position beyond 2^53 (62 bytes of zip can ask for one) throw where
 * nobody catches it, and the process ends. A promise hands the fault on.
 */
export class FileReader extends RandomAccessReader {
  readonly #file: FileHandle;

  constructor(file: FileHandle) {
    super();
    this.#file = file;
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null, bytesRead?: number) => void,
  ): void {
    const read = callbackify(() => this.#file.read(buffer, offset, length, position));
    read((error, result) => callback(error, result?.bytesRead));
  }

  override _readStreamForRange(start: number, end: number): Readable {
    // A file's own stream closes the file when the library destroys it.
    return Readable.from(this.#chunks(start, end), { objectMode: false });
  }

  async *#chunks(start: number, end: number): AsyncGenerator<Buffer> {
    for (let at = start; at < end;) {
      const chunk = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, end - at));
      const { bytesRead } = await this.#file.read(chunk, 0, chunk.length, at);
      if (bytesRead === 0) return;
      yield chunk.subarray(0, bytesRead);
      at += bytesRead;
    }
  }
}
