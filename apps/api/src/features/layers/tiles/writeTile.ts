import { PbfWriter } from "pbf";
import type { TileValue } from "./TileValue.ts";
import { tileExtent } from "./danishTile.ts";
import type { TileGeometry } from "./ringCommands.ts";
import type { TileBoxes } from "./tileQueries.ts";

const bytesPerBox = 24;
const featureField = 2;
/** The words of a feature: the number of its key and of its value, where it has one. */
type WordOf = (word: string, value: unknown) => readonly [key: number, value: number] | null;

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

export type TileFeature = {
  /** A whole number, where the source has one. */
  id: number | null;
  properties: Readonly<Record<string, TileValue>>;
  geometry: TileGeometry;
};
export type TileLayer = {
  name: string;
  features: readonly TileFeature[];
  /** What is too small to have a shape. */
  boxes?: TileBoxes | null | undefined;
};

/** What a tile can hold of a value; null where there is nothing to tell. */
export function tileValue(value: unknown): TileValue | null {
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean")
    return value;
  return value === null || value === undefined ? null : JSON.stringify(value);
}

/** The layers as a vector tile (version 2 of the specification). Empty layers are left out. */
export function writeTile(layers: readonly TileLayer[]): Uint8Array {
  const pbf = new PbfWriter();
  for (const layer of layers)
    if (layer.features.length > 0 || layer.boxes) pbf.writeMessage(3, writeLayer, layer);
  return pbf.finish();
}

function writeLayer(layer: TileLayer, pbf: PbfWriter): void {
  const keys = new Map<string, number>();
  const values = new Map<TileValue, number>();
  pbf.writeVarintField(15, 2);
  pbf.writeStringField(1, layer.name);
  if (layer.boxes)
    writeBoxes(layer.boxes, pbf, (word, value) => {
      const told = tileValue(value);
      return told === null ? null : [numberOf(keys, word), numberOf(values, told)];
    });
  for (const feature of layer.features) {
    pbf.writeMessage(
      2,
      (_: TileFeature, inner: PbfWriter) => writeFeature(feature, keys, values, inner),
      feature,
    );
  }
  for (const key of keys.keys()) pbf.writeStringField(3, key);
  for (const value of values.keys()) pbf.writeMessage(4, writeValue, value);
  pbf.writeVarintField(5, tileExtent);
}

function writeFeature(
  feature: TileFeature,
  keys: Map<string, number>,
  values: Map<TileValue, number>,
  pbf: PbfWriter,
): void {
  if (feature.id !== null) pbf.writeVarintField(1, feature.id);
  const tags: number[] = [];
  for (const [key, value] of Object.entries(feature.properties))
    tags.push(numberOf(keys, key), numberOf(values, value));
  pbf.writePackedVarint(2, tags);
  pbf.writeVarintField(3, feature.geometry.type);
  pbf.writePackedVarint(4, feature.geometry.commands);
}

function writeValue(value: TileValue, pbf: PbfWriter): void {
  if (typeof value === "string") pbf.writeStringField(1, value);
  else if (typeof value === "boolean") pbf.writeBooleanField(7, value);
  else if (Number.isSafeInteger(value) && value >= 0) pbf.writeVarintField(5, value);
  else pbf.writeDoubleField(3, value);
}

function numberOf<T>(known: Map<T, number>, entry: T): number {
  const number = known.get(entry);
  if (number !== undefined) return number;
  known.set(entry, known.size);
  return known.size - 1;
}

/**
 * Boxes as rectangles of at least one unit a side, written straight into the tile: from afar there
 * are tens of thousands, and an object each would take longer than reading them did.
 */
function writeBoxes({ bytes, word, values }: TileBoxes, pbf: PbfWriter, wordOf: WordOf): void {
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

function zigzag(value: number): number {
  return ((value << 1) ^ (value >> 31)) >>> 0;
}
