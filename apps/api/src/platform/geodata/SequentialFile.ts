import type { FileHandle } from "node:fs/promises";
import { open } from "node:fs/promises";

/** Reads a file front to back in large pieces, handing out exact amounts. */
export class SequentialFile {
  readonly size: number;
  #file: FileHandle;
  #buffer: Buffer = Buffer.alloc(0);
  #position = 0;

  private constructor(file: FileHandle, size: number) {
    this.#file = file;
    this.size = size;
  }

  static async open(path: string): Promise<SequentialFile> {
    const file = await open(path, "r");
    return new SequentialFile(file, (await file.stat()).size);
  }

  /** The next bytes, or null when the file has fewer left. Valid until the next call. */
  async take(bytes: number): Promise<Buffer | null> {
    if (this.#buffer.length < bytes) {
      const wanted = Math.max(1 << 20, bytes - this.#buffer.length);
      const chunk = Buffer.allocUnsafe(Math.min(wanted, Math.max(0, this.size - this.#position)));
      const { bytesRead } = await this.#file.read(chunk, 0, chunk.length, this.#position);
      this.#position += bytesRead;
      this.#buffer = Buffer.concat([this.#buffer, chunk.subarray(0, bytesRead)]);
      if (this.#buffer.length < bytes) return null;
    }
    const taken = this.#buffer.subarray(0, bytes);
    this.#buffer = this.#buffer.subarray(bytes);
    return taken;
  }

  close(): Promise<void> {
    return this.#file.close();
  }
}
