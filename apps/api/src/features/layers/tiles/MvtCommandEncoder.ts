const moveTo = 1;
const lineTo = 2;
const closePath = 7;

/** Encodes the drawing commands of a Mapbox vector tile, each relative to the position before it. */
export class MvtCommandEncoder {
  readonly commands: number[] = [];
  #x = 0;
  #y = 0;

  points(units: Int32Array): void {
    if (units.length === 0) return;
    this.commands.push(moveTo | ((units.length / 2) << 3));
    for (let i = 0; i < units.length; i += 2) this.#step(units[i]!, units[i + 1]!);
  }

  line(units: Int32Array): void {
    if (units.length < 4) return;
    this.#path(units, units.length / 2, false);
  }

  /** True when the ring spans anything. */
  ring(units: Int32Array, isOuter: boolean): boolean {
    const count = units.length / 2 - 1;
    if (count < 3) return false;
    const area = doubleArea(units, count);
    if (area === 0) return false;
    this.#path(units, count, area > 0 !== isOuter);
    this.commands.push(closePath | (1 << 3));
    return true;
  }

  #path(units: Int32Array, count: number, isReversed: boolean): void {
    const at = (i: number) => (isReversed ? count - 1 - i : i) * 2;
    this.commands.push(moveTo | (1 << 3));
    this.#step(units[at(0)]!, units[at(0) + 1]!);
    this.commands.push(lineTo | ((count - 1) << 3));
    for (let i = 1; i < count; i++) this.#step(units[at(i)]!, units[at(i) + 1]!);
  }

  #step(x: number, y: number): void {
    this.commands.push(zigzag(x - this.#x), zigzag(y - this.#y));
    this.#x = x;
    this.#y = y;
  }
}

/** Positive for outer rings: y grows downwards in a tile. */
function doubleArea(units: Int32Array, count: number): number {
  let doubled = 0;
  for (let i = 0; i < count; i++) {
    const j = (i + 1) % count;
    doubled += units[i * 2]! * units[j * 2 + 1]! - units[j * 2]! * units[i * 2 + 1]!;
  }
  return doubled;
}

function zigzag(value: number): number {
  return (value << 1) ^ (value >> 31);
}
