import { bulkInsert } from "../../../apps/api/src/platform/database/bulkInsert.ts";
import type { Queryable } from "../../../apps/api/src/platform/database/Database.ts";
import { sql } from "../../../apps/api/src/platform/database/sql.ts";
import type { DemoLand } from "../geography/demoLand.ts";
import type { Face } from "../geography/faces.ts";
import type { Landscape } from "../landscape/landscape.ts";
import { addLayer, beginVersion, finishVersion } from "./addLayer.ts";
import type { LayerDay, LayerFeature } from "./addLayer.ts";
import { farmland } from "./farmland.ts";
import { naturalFeatures, naturalLayers } from "./naturalLayers.ts";
import { addRetentionLayer } from "./retentionLayer.ts";
import { spotFeatures, spotLayers, streamFeatures, townFeatures, towns } from "./spotLayers.ts";
import type { Town } from "./spotLayers.ts";

export type LayerInput = {
  land: DemoLand;
  nature: Landscape;
  faces: readonly Face[];
  seed: number;
  now: Date;
  scale: number;
};

const carbonDatasetId = "urn:dmp:ds:kulstof-2022-lavbundskort";

/** All dataset layers of the demonstration; answers with the patches of carbon-rich soil. */
export async function addLayers(tx: Queryable, input: LayerInput): Promise<string[]> {
  const { land, nature, faces, seed, scale } = input;
  const day = { label: "Demonstration", updatedOn: input.now.toISOString().slice(0, 10) };
  const add = (id: string, features: readonly LayerFeature[]) => addLayer(tx, id, day, features);
  await addRetentionLayer(tx, day, faces, seed);
  let carbon: readonly LayerFeature[] = [];
  for (const layer of naturalLayers) {
    const features = naturalFeatures(layer, land, nature, seed);
    if (layer.datasetId === carbonDatasetId) carbon = features;
    await add(layer.datasetId, features);
  }
  for (const layer of spotLayers)
    await add(layer.datasetId, spotFeatures(layer, land, seed, scale));
  const farms = farmland(land, seed, scale);
  await add("urn:dmp:ds:jordstykker", farms.parcels);
  await add("urn:dmp:ds:markblokke-2025", farms.blocks);
  await add("urn:dmp:ds:marker-2025", farms.fields2025);
  await add("urn:dmp:ds:marker-2024", farms.fields2024);
  const places = towns(land, seed);
  await add("urn:dmp:ds:zonekort", townFeatures(places));
  const brooks = streamFeatures(nature, seed);
  await add("urn:dmp:ds:vandloeb", brooks);
  await addPlaces(
    tx,
    places,
    nature,
    brooks.map(({ name }) => name),
  );
  await addUnitLayers(tx, day);
  return carbon.map(({ hex }) => hex);
}

/** Layers that show units the database knows already. */
async function addUnitLayers(tx: Queryable, day: LayerDay): Promise<void> {
  const catchments = sql`select op_id as key, geo_location_id, jsonb_build_object('op_id', op_id, 'op_navn', name) as attributes
    from subcatchment`;
  const plans = sql`select name as key, geo_location_id, jsonb_build_object('plan_id', id, 'navn', name) as attributes
    from plan`;
  for (const [datasetId, units] of [
    ["urn:dmp:ds:vp3-2-afgraensning-af-kystvandoplande", catchments],
    ["urn:dmp:ds:afgraensning-af-kystvandoplande", catchments],
    ["urn:mars:plans", plans],
  ] as const) {
    const id = await beginVersion(tx, datasetId, day);
    await sql`insert into dataset_feature (version_id, id, feature_key, geometry, area_m2, attributes)
      select ${id}::bigint, row_number() over (order by unit.key), unit.key, location.geometry,
        location.area_ha * 10000, unit.attributes
      from (${units}) unit join geo_location location on location.id = unit.geo_location_id`.execute(
      tx,
    );
    await finishVersion(tx, datasetId, id);
  }
}

async function addPlaces(
  tx: Queryable,
  places: readonly Town[],
  { streams }: Landscape,
  streamNames: readonly string[],
): Promise<void> {
  const point = ([x, y]: readonly [number, number]) => `SRID=25832;POINT(${x} ${y})`;
  const middles = streams.flatMap(({ line }, index) => {
    const middle = line[line.length >> 1];
    return middle ? [[streamNames[index], "stream", point(middle)]] : [];
  });
  await bulkInsert(
    tx,
    "place",
    ["name", "kind", "point"],
    [...places.map(({ name, position }) => [name, "town", point(position)]), ...middles],
  );
  await sql`update place set municipality_code = municipality.code
    from municipality join geo_location location on location.id = municipality.geo_location_id
    where ST_Contains(location.geometry, place.point)`.execute(tx);
}
