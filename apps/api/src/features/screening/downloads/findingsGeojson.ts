import { readPolygons } from "../../../platform/overlap/readPolygons.ts";
import type { FindingShape } from "./findingShapes.ts";
import type { StoredScreening } from "../receipt/StoredScreening.ts";

/** The area first, then what was found in it; EPSG:25832, named as the national services do. */
export function findingsGeojson(stored: StoredScreening, shapes: readonly FindingShape[]): string {
  return JSON.stringify({
    type: "FeatureCollection",
    name: stored.name ?? stored.id,
    crs: { type: "name", properties: { name: "urn:ogc:def:crs:EPSG::25832" } },
    features: [
      {
        type: "Feature",
        id: "area",
        geometry: stored.geometry,
        properties: {
          role: "area",
          name: stored.name,
          areaHa: stored.areaHa,
          screeningId: stored.id,
          createdAt: stored.createdAt.toISOString(),
        },
      },
      ...shapes.map(({ dataset, kind, finding, feature, wkb, attributes }) => ({
        type: "Feature",
        geometry: wkb && geometryOf(wkb),
        properties: {
          role: "finding",
          dataset,
          datasetId: finding?.datasetId ?? null,
          kind,
          datasetOverlapHa: finding?.overlapHa ?? null,
          share: finding?.share ?? null,
          feature: feature ? (feature.key ?? feature.id) : null,
          overlapHa: feature?.overlapHa ?? null,
          featureHa: feature?.featureHa ?? null,
          ...Object.fromEntries(
            (feature?.attributes ?? []).map(({ name, value }) => [name, value]),
          ),
          outlineToleranceM: feature?.outlineToleranceM ?? null,
          note: feature ? null : attributes || null,
          source: finding?.source ?? null,
          version: finding?.version.label ?? null,
          updatedOn: finding?.version.updatedOn ?? null,
        },
      })),
    ],
  });
}

function geometryOf(wkb: Buffer) {
  const places = (ring: Float64Array) =>
    Array.from({ length: ring.length / 2 }, (_, i) => [ring[2 * i], ring[2 * i + 1]]);
  return {
    type: "MultiPolygon",
    coordinates: readPolygons(wkb).map((rings) => rings.map(places)),
  };
}
