import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Queryable } from "../../../platform/database/Database.ts";
import { dimensionOf } from "../../../platform/geodata/FlatGeometry.ts";
import { readWkb } from "../../../platform/geodata/wkb/readWkb.ts";
import { placeOfTile, type TileAddress, type TilePlace } from "./danishTile.ts";
import { pointCommands, ringCommands } from "./ringCommands.ts";
import { type TileRow, wordsFromZoom } from "./tileQueries.ts";
import type { TileLayerSource } from "./tileSets.ts";
import { type TileFeature, tileValue, writeTile } from "./writeTile.ts";
import type { TileValue } from "./TileValue.ts";

const packed = promisify(gzip);
/** A polygon smaller than this many pixels is shown as a point where its layer keeps small things. */
const pointBelowPixels = 4;

/** One tile, packed for sending. */
export async function buildTile(
  database: Queryable,
  sources: readonly TileLayerSource[],
  address: TileAddress,
): Promise<Buffer> {
  const place = placeOfTile(address);
  if (place === null) return Buffer.alloc(0);
  const layers = await Promise.all(
    sources
      .filter((source) => address.z >= source.minZoom)
      .map(async (source) => {
        const [rows, boxes] = await Promise.all([
          source.read(database, place, address.z),
          address.z < wordsFromZoom ? source.readBoxes?.(database, place) : null,
        ]);
        return { name: source.name, features: featuresOf(rows, place, source), boxes };
      }),
  );
  const bytes = writeTile(layers);
  return bytes.length === 0 ? Buffer.alloc(0) : packed(bytes, { level: 4 });
}

function featuresOf(
  rows: readonly TileRow[],
  place: TilePlace,
  { keepsSmall }: TileLayerSource,
): TileFeature[] {
  const features: TileFeature[] = [];
  for (const row of rows) {
    const flat = row.wkb && readWkb(row.wkb);
    if (!flat) continue;
    const isSmall =
      keepsSmall === true &&
      dimensionOf(flat) === 2 &&
      row.areaM2 < (place.metresPerPixel * pointBelowPixels) ** 2;
    const geometry = isSmall ? pointCommands(flat, place) : ringCommands(flat, place);
    if (geometry === null) continue;
    const id = typeof row.id === "number" ? row.id : null;
    features.push({ id, properties: present(row.properties), geometry });
  }
  return features;
}

function present(properties: TileRow["properties"]): Record<string, TileValue> {
  const values: Record<string, TileValue> = {};
  for (const [name, value] of Object.entries(properties)) {
    const told = tileValue(value);
    if (told !== null) values[name] = told;
  }
  return values;
}
