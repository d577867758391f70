import { danishDayAt } from "@mars/domain/time/danishClock";
import { datasetIds } from "@mars/domain/datasets/datasetIds";
import { setImmediate as nextTurn } from "node:timers/promises";
import { bulkInsert } from "../../../apps/api/src/platform/database/bulkInsert.ts";
import type { Queryable } from "../../../apps/api/src/platform/database/Database.ts";
import { sql } from "../../../apps/api/src/platform/database/sql.ts";
import type { DemoLand } from "../geography/demoLand.ts";
import type { Face } from "../geography/faces.ts";
import { lineHex, polygonHex } from "../geography/ewkb.ts";
import { signedArea } from "../landscape/contours.ts";
import type { Landscape } from "../landscape/landscape.ts";
import { fieldContours, relief } from "../landscape/relief.ts";
import { roads } from "../landscape/roads.ts";
import { addUnitLayers } from "../../import/unitLayers.ts";
import { addLayer } from "./addLayer.ts";
import type { LayerFeature } from "./addLayer.ts";
import { farmland, farmRegions } from "./farmland.ts";
import { naturalFeatures, naturalLayers } from "./naturalLayers.ts";
import { retentionDatasetId, retentionFeatures } from "./retentionLayer.ts";
import { spotFeatures, spotLayers, streamFeatures, townFeatures, towns } from "./spotLayers.ts";
import type { Town } from "./spotLayers.ts";

export type LayerInput = {
  faces: readonly Face[];
  imagined: ImaginedLayers;
  seed: number;
  now: Date;
};

const carbonDatasetId = datasetIds.carbonRichSoil;

/** Layers that no one needs a database to think of. */
export type ImaginedLayers = {
  layers: Map<string, LayerFeature[]>;
  places: PlaceRow[];
  terrain: TerrainRow[];
};

type PlaceRow = [name: string, kind: string, point: string];
type TerrainRow = [kind: "height" | "road", rank: number, hex: string];

/** Takes turns with whoever waits for the database: it works meanwhile. */
export async function generateLayers({
  land,
  nature,
  seed,
  scale,
}: {
  land: DemoLand;
  nature: Landscape;
  seed: number;
  scale: number;
}): Promise<ImaginedLayers> {
  const layers: ImaginedLayers["layers"] = new Map();
  for (const layer of naturalLayers) {
    await nextTurn();
    layers.set(layer.datasetId, naturalFeatures(layer, land, nature, seed));
  }
  for (const layer of spotLayers) {
    await nextTurn();
    layers.set(layer.datasetId, spotFeatures(layer, land, seed, scale));
  }
  await nextTurn();
  const farms = farmland(land, seed, scale);
  const [cities, brooks] = [towns(land, seed), streamFeatures(nature, seed)];
  layers
    .set(datasetIds.parcels, farms.parcels)
    .set(datasetIds.fieldBlocks2025, farms.blocks)
    .set(datasetIds.fields2025, farms.fields2025)
    .set(datasetIds.fields2024, farms.fields2024)
    .set(datasetIds.zoneMap, townFeatures(cities))
    .set(datasetIds.streams, brooks);
  await nextTurn();
  return {
    layers,
    places: [
      ...placesOf(cities, nature, brooks),
      ...farms.places.map(({ name, kind, position }): PlaceRow => [name, kind, pointOf(position)]),
    ],
    terrain: terrainOf(land, nature, cities, { seed, scale }),
  };
}

/** All dataset layers of the demonstration; answers with the patches of carbon-rich soil. */
export async function addLayers(tx: Queryable, input: LayerInput): Promise<string[]> {
  const { faces, seed, imagined } = input;
  const day = { label: "Demonstration", updatedOn: danishDayAt(input.now.getTime()) };
  await addLayer(tx, retentionDatasetId, day, retentionFeatures(faces, seed));
  for (const [datasetId, features] of imagined.layers) await addLayer(tx, datasetId, day, features);
  await addPlaces(tx, imagined.places);
  await bulkInsert(
    tx,
    "terrain",
    ["kind", "rank", "geometry", "origin"],
    imagined.terrain.map((row) => [...row, "demo"]),
  );
  await addUnitLayers(tx, { source: "demo", ...day });
  return (imagined.layers.get(carbonDatasetId) ?? []).map(({ hex }) => hex);
}

const pointOf = ([x, y]: readonly [number, number]) => `SRID=25832;POINT(${x} ${y})`;

function placesOf(
  cities: readonly Town[],
  { streams }: Landscape,
  brooks: readonly { name: string }[],
): PlaceRow[] {
  const middles = streams.flatMap(({ line }, index): PlaceRow[] => {
    const middle = line[line.length >> 1];
    return middle ? [[brooks[index]?.name ?? "", "stream", pointOf(middle)]] : [];
  });
  return [
    ...cities.map(({ name, position }): PlaceRow => [name, "town", pointOf(position)]),
    ...middles,
  ];
}

/** What only the map's background shows: hills, and the roads between towns. */
function terrainOf(
  { grid }: DemoLand,
  nature: Landscape,
  cities: readonly Town[],
  { seed, scale }: { seed: number; scale: number },
): TerrainRow[] {
  const settled = cities.map(({ position, ring }) => ({
    position,
    areaHa: Math.abs(signedArea(ring)) / 10_000,
  }));
  return [
    ...relief(grid, nature, seed).map(({ aboveM, rings }): TerrainRow => [
      "height",
      aboveM,
      polygonHex(rings),
    ]),
    ...farmRegions(scale).flatMap((region) =>
      fieldContours(grid, nature, seed, region).map(({ aboveM, line }): TerrainRow => [
        "height",
        Math.round(aboveM),
        lineHex(line),
      ]),
    ),
    ...roads(settled, grid, seed).map(({ rank, line }): TerrainRow => [
      "road",
      rank,
      lineHex(line),
    ]),
  ];
}

async function addPlaces(tx: Queryable, places: readonly PlaceRow[]): Promise<void> {
  await bulkInsert(
    tx,
    "place",
    ["name", "kind", "point", "origin"],
    places.map((place) => [...place, "demo"]),
  );
  // Municipality by municipality: PostGIS then prepares each outline once, not once for every place.
  await sql`update place set municipality_code = found.code
    from (
      select inside.id, municipality.code
      from municipality join geo_location location on location.id = municipality.geo_location_id
      cross join lateral (select id from place
        where point && location.geometry and ST_Contains(location.geometry, point) offset 0) inside
    ) found
    where found.id = place.id`.execute(tx);
}
