import { Pen } from "./Pen.ts";
import { tileType } from "./ringCommands.ts";
import type { TileBoxes } from "./tileQueries.ts";
import { type TileFeature, tileValue } from "./writeTile.ts";

const bytesPerBox = 24;

/** Boxes as rectangles of at least one unit a side. */
export function boxFeatures({ bytes, word, values }: TileBoxes): TileFeature[] {
  const features: TileFeature[] = [];
  for (let i = 0, at = 0; at < bytes.length; i++, at += bytesPerBox) {
    const west = bytes.readInt32BE(at + 8);
    const north = bytes.readInt32BE(at + 12);
    const east = Math.max(west + 1, bytes.readInt32BE(at + 16));
    const south = Math.max(north + 1, bytes.readInt32BE(at + 20));
    const pen = new Pen();
    pen.rectangle(west, north, east, south);
    const told = word === null ? null : tileValue(values[i]);
    features.push({
      id: Number(bytes.readBigInt64BE(at)),
      properties: told === null ? {} : { [word!]: told },
      geometry: { type: tileType.polygon, commands: pen.commands },
    });
  }
  return features;
}
