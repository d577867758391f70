const ZERO = 48;
const MINUS = 45;
const SPACE = 32;
const COMMA = 44;
/** Of one number with what parts it from the next. */
const MAX_LETTERS = 26;
/** Larger ones are left to the language; no place on earth is that far away in millimetres. */
const LARGEST = 1e14;
const LOW_DIGITS = 100_000;

/** ASCII that grows as it is written. */
export class AsciiText {
  #bytes = new Uint8Array(1 << 10);
  #length = 0;

  write(text: string): this {
    this.#makeRoomFor(text.length);
    for (let i = 0; i < text.length; i++) this.#bytes[this.#length++] = text.charCodeAt(i);
    return this;
  }

  append(bytes: Uint8Array): void {
    this.#makeRoomFor(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  /** `x y,x y` for whole numbers, each as `String` writes it. */
  writePairs(values: Float64Array): void {
    this.#makeRoomFor(MAX_LETTERS * values.length);
    const bytes = this.#bytes;
    let at = this.#length;
    for (let i = 0; i < values.length; i++) {
      if (i > 0) bytes[at++] = i % 2 === 0 ? COMMA : SPACE;
      at = writeInteger(bytes, at, values[i]!);
    }
    this.#length = at;
  }

  bytes(): Uint8Array<ArrayBuffer> {
    return this.#bytes.subarray(0, this.#length);
  }

  #makeRoomFor(more: number): void {
    if (this.#length + more <= this.#bytes.length) return;
    const grown = new Uint8Array(2 * (this.#length + more));
    grown.set(this.#bytes);
    this.#bytes = grown;
  }
}

/** Answers with where the number ends. */
function writeInteger(bytes: Uint8Array, from: number, value: number): number {
  let at = from;
  if (!(Math.abs(value) < LARGEST)) {
    for (const letter of String(value)) bytes[at++] = letter.charCodeAt(0);
    return at;
  }
  const size = value < 0 ? -value : value;
  if (value < 0) bytes[at++] = MINUS;
  // Two halves that fit a small integer each.
  const high = Math.floor(size / LOW_DIGITS);
  const low = size - high * LOW_DIGITS;
  if (high === 0) return writeDigits(bytes, at, low, digitsOf(low));
  return writeDigits(bytes, writeDigits(bytes, at, high, digitsOf(high)), low, 5);
}

function writeDigits(bytes: Uint8Array, from: number, value: number, digits: number): number {
  let rest = value | 0;
  for (let at = from + digits - 1; at >= from; at--) {
    const next = (rest / 10) | 0;
    bytes[at] = ZERO + rest - 10 * next;
    rest = next;
  }
  return from + digits;
}

function digitsOf(value: number): number {
  let digits = 1;
  for (let limit = 10; value >= limit; limit *= 10) digits++;
  return digits;
}

/** The order that strings of the same letters have. */
export function compareAscii(a: Uint8Array, b: Uint8Array): number {
  const shared = Math.min(a.length, b.length);
  for (let i = 0; i < shared; i++) {
    const difference = a[i]! - b[i]!;
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}
