import { PbfWriter } from "pbf";
import { tileExtent } from "./danishTile.ts";
import type { TileGeometry } from "./ringCommands.ts";
import type { TileBoxes } from "./tileQueries.ts";
import type { TileValue } from "./TileValue.ts";
import { writeBoxes } from "./writeBoxes.ts";

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
