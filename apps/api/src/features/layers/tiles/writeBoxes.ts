import type { PbfWriter } from "pbf";
import type { TileBoxes } from "./tileQueries.ts";

const bytesPerBox = 24;
const featureField = 2;
/** The words of a feature: the number of its key and of its value, where it has one. */
export type WordOf = (word: string, value: unknown) => readonly [key: number, value: number] | null;

/**
 * Boxes as rectangles of at least one unit a side, written straight into the tile: from afar there
 * are tens of thousands, and an object each would take longer than reading them did.
 */
export function writeBoxes(
  { bytes, word, values }: TileBoxes,
  pbf: PbfWriter,
  wordOf: WordOf,
): void {
  const scratch = new Scratch();
  for (let i = 0, at = 0; at < bytes.length; i++, at += bytesPerBox) {
    const west = bytes.readInt32BE(at + 8);
    const north = bytes.readInt32BE(at + 12);
    const across = Math.max(1, bytes.readInt32BE(at + 16) - west);
    const down = Math.max(1, bytes.readInt32BE(at + 20) - north);
    scratch.start();
    scratch.number(0x08);
    scratch.number(bytes.readInt32BE(at) * 2 ** 32 + bytes.readUInt32BE(at + 4));
    const told = word === null ? null : wordOf(word, values[i]);
    if (told) scratch.packed(0x12, told);
    scratch.number(0x18);
    scratch.number(3);
    // To the corner; right, down and left; close. South lies below north in a tile.
    scratch.packed(0x22, [
      9,
      zigzag(west),
      zigzag(north),
      26,
      zigzag(across),
      0,
      0,
      zigzag(down),
      zigzag(-across),
      0,
      15,
    ]);
    pbf.writeBytesField(featureField, scratch.content());
  }
}

/** One feature's bytes, in the same place for all. */
class Scratch {
  readonly #bytes = new Uint8Array(256);
  #at = 0;

  start(): void {
    this.#at = 0;
  }

  content(): Uint8Array {
    return this.#bytes.subarray(0, this.#at);
  }

  /** Seven bits a byte, the lowest first. */
  number(value: number): void {
    let left = value;
    while (left > 0x7f) {
      this.#bytes[this.#at++] = (left % 0x80) | 0x80;
      left = Math.floor(left / 0x80);
    }
    this.#bytes[this.#at++] = left;
  }

  /** Short lists alone: their length must fit in one byte. */
  packed(tag: number, numbers: readonly number[]): void {
    this.#bytes[this.#at++] = tag;
    const lengthAt = this.#at++;
    for (const one of numbers) this.number(one);
    this.#bytes[lengthAt] = this.#at - lengthAt - 1;
  }
}

function zigzag(value: number): number {
  return ((value << 1) ^ (value >> 31)) >>> 0;
}
