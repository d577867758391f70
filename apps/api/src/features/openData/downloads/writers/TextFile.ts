import { closeSync, openSync, writeSync } from "node:fs";

const KEPT_CHARACTERS = 1 << 18;

/** A text that grows on disk, a quarter of a megabyte at a time. */
export class TextFile {
  readonly #file: number;
  #parts: string[] = [];
  #length = 0;

  constructor(path: string) {
    this.#file = openSync(path, "w");
  }

  write(text: string): void {
    this.#parts.push(text);
    this.#length += text.length;
    if (this.#length > KEPT_CHARACTERS) this.#flush();
  }

  close(): void {
    this.#flush();
    closeSync(this.#file);
  }

  #flush(): void {
    writeSync(this.#file, this.#parts.join(""));
    this.#parts = [];
    this.#length = 0;
  }
}
