import { parentPort } from "node:worker_threads";
import type { Language } from "@mars/wording/language/languages";
import { writeGeopackage } from "../../../platform/geodata/geopackage/writeGeopackage.ts";
import { areaRings, multiPolygonWkb } from "../../../platform/overlap/areaRings.ts";
import { readPolygons } from "../../../platform/overlap/readPolygons.ts";
import { lowerThreadPriority } from "../../../platform/threads/lowerThreadPriority.ts";
import type { StoredScreening } from "../receipt/StoredScreening.ts";
import { type FindingShape, findingShapes, type Outlines } from "./findingShapes.ts";
import { screeningText } from "./text.ts";

lowerThreadPriority();

export type Drawn = { all: StoredScreening; outlines: Outlines };
export type FileFormat = "geojson" | "gpkg";
export type FileTask = {
  task: number;
  /** Null: of what came with the task before. */
  drawn: Drawn | null;
  format: FileFormat;
  language: Language;
};
export type FileAnswer = { task: number; file: ArrayBuffer } | { task: number; fault: string };

let known: Drawn | null = null;
let last: Promise<void> = Promise.resolve();

parentPort!.on("message", (order: FileTask) => {
  if (order.drawn) known = arrived(order.drawn);
  const drawn = known!;
  // One after the other: a thread has one core, and memory for one file at a time is enough.
  last = answered(last, drawn, order);
});

async function answered(before: Promise<void>, drawn: Drawn, order: FileTask): Promise<void> {
  await before;
  const { task } = order;
  try {
    const file = await written(drawn, order);
    parentPort!.postMessage({ task, file } satisfies FileAnswer, [file]);
  } catch (error) {
    parentPort!.postMessage({ task, fault: String(error) } satisfies FileAnswer);
  }
}

/** Buffers arrive as plain bytes. */
function arrived({ all, outlines }: Drawn): Drawn {
  const asBuffer = (wkb: Uint8Array | null) =>
    wkb && Buffer.from(wkb.buffer, wkb.byteOffset, wkb.byteLength);
  return { all, outlines: new Map([...outlines].map(([key, wkb]) => [key, asBuffer(wkb)])) };
}

async function written({ all, outlines }: Drawn, { format, language }: FileTask) {
  const shapes = findingShapes(all, outlines, language);
  const bytes =
    format === "geojson"
      ? new TextEncoder().encode(findingsGeojson(all, shapes))
      : new Uint8Array(await findingsGeopackage(all, shapes, language));
  return bytes.buffer;
}

/** The area first, then what was found in it; EPSG:25832, named as the national services do. */
function findingsGeojson(stored: StoredScreening, shapes: readonly FindingShape[]): string {
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

/** Two layers: the area, and what was found in it. */
function findingsGeopackage(
  stored: StoredScreening,
  shapes: readonly FindingShape[],
  language: Language,
): Promise<Buffer> {
  const text = screeningText[language];
  return writeGeopackage(
    [
      {
        name: text.areaLayer,
        title: text.area,
        columns: [
          { name: "name", type: "TEXT" },
          { name: "area_ha", type: "REAL" },
          { name: "screening_id", type: "TEXT" },
        ],
        rows: [
          {
            wkb: multiPolygonWkb(areaRings(stored.geometry)),
            values: [stored.name, stored.areaHa, stored.id],
          },
        ],
      },
      {
        name: text.findingsLayer,
        title: text.findings,
        columns: [
          { name: "dataset", type: "TEXT" },
          { name: "dataset_id", type: "TEXT" },
          { name: "kind", type: "TEXT" },
          { name: "dataset_overlap_ha", type: "REAL" },
          { name: "share", type: "REAL" },
          { name: "feature", type: "TEXT" },
          { name: "overlap_ha", type: "REAL" },
          { name: "feature_ha", type: "REAL" },
          { name: "outline_tolerance_m", type: "REAL" },
          { name: "attributes", type: "TEXT" },
          { name: "source", type: "TEXT" },
          { name: "version", type: "TEXT" },
          { name: "updated_on", type: "TEXT" },
        ],
        rows: shapes.map(({ dataset, kind, finding, feature, attributes, wkb }) => ({
          wkb,
          values: [
            dataset,
            finding?.datasetId ?? null,
            kind,
            finding?.overlapHa ?? null,
            finding?.share ?? null,
            feature ? (feature.key ?? feature.id) : null,
            feature?.overlapHa ?? null,
            feature?.featureHa ?? null,
            feature?.outlineToleranceM ?? null,
            attributes,
            finding?.source ?? null,
            finding?.version.label ?? null,
            finding?.version.updatedOn ?? null,
          ],
        })),
      },
    ],
    stored.createdAt,
  );
}
