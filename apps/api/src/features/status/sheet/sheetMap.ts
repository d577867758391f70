import type { UnitPage } from "@mars/contracts/status/statusPages";
import type { CountedStage } from "@mars/contracts/status/statusShapes";
import { addDays } from "@mars/domain/time/copenhagen";
import { simplifyLine } from "@mars/domain/areas/simplifyLine";
import type { Queryable } from "../../../platform/database/Database.ts";
import type { MapBox, MapShape } from "../../../platform/pdf/mapGeometry.ts";
import { type MapSize, mapBox, mapSvg } from "../../../platform/pdf/mapSvg.ts";
import { outlineRows, shapeRows } from "../outlines/queries.ts";
import type { Snapshot } from "../snapshot/Snapshot.ts";
import { stageColours } from "./stageColours.ts";

type Polygons = readonly (readonly (readonly [number, number][])[])[];

const stages = Object.entries(stageColours).map(([stage, { label, fill }]) => ({
  stage: stage as CountedStage,
  label,
  fill,
}));

/** Half a sheet wide: there its words are as large as those next to it. */
const usualSize: MapSize = { width: 400, height: 340 };
const pictureSteps = 1400;
/** Half a mark's width as a part of the picture's. */
const MARK_SHARE = 0.004;

/** The country, or one unit among its neighbours, with every project that has commitment. */
export async function sheetMap(
  database: Queryable,
  snapshot: Snapshot,
  page: UnitPage | null,
  size = usualSize,
): Promise<string> {
  const municipalities = await outlineRows(database, "municipality", snapshot.asOf);
  const own = page
    ? (
        await outlineRows(
          database,
          page.kind,
          page.retiredOn ? addDays(page.retiredOn, -1) : snapshot.asOf,
        )
      ).filter(({ id }) => id === page.id)
    : municipalities;
  if (own.length === 0) return emptyMap(size);
  const box = mapBox(
    own.map(({ polygons }) => shapeOf(polygons, 0)),
    // The country has the sea around it already.
    { size, ...(page === null && { air: 0.05 }) },
  );
  const toleranceM = (box.maxX - box.minX) / pictureSteps;
  const around = municipalities
    .filter(({ polygons }) => touches(polygons, box))
    .map(({ polygons }) => shapeOf(polygons, toleranceM));
  const projects = await projectShapes(database, snapshot, page, box);
  return mapSvg({
    box,
    north: "N",
    size,
    sea: "#d5e4ea",
    layers: [
      { shapes: around, fill: "#eef0ec", stroke: "#ffffff", strokeWidth: 1.2 },
      ...(page
        ? [
            {
              shapes: own.map(({ polygons }) => shapeOf(polygons, toleranceM)),
              fill: "#dfe4de",
              stroke: "#1a1a1a",
              strokeWidth: 1.4,
            },
          ]
        : []),
      ...stages.map(({ stage, fill }) => ({
        shapes: projects.get(stage) ?? [],
        fill,
        stroke: "#ffffff",
        strokeWidth: 0.4,
      })),
    ],
    legend: stages.toReversed().map(({ label, fill }) => ({ label, fill })),
  });
}

/** Areas of a unit's projects; in the country they are far too small, and marks stand for them. */
async function projectShapes(
  database: Queryable,
  snapshot: Snapshot,
  page: UnitPage | null,
  box: MapBox,
): Promise<Map<CountedStage, MapShape[]>> {
  const halfM = (box.maxX - box.minX) * MARK_SHARE;
  const projects = page?.projects ?? snapshot.projects;
  const found = new Map<CountedStage, MapShape[]>(stages.map(({ stage }) => [stage, []]));
  const areas = page ? await areasOf(database, page) : new Map<string, Polygons>();
  for (const { stage, geoLocationId } of projects) {
    if (geoLocationId === null) continue;
    const point = snapshot.points.get(geoLocationId);
    const area = areas.get(geoLocationId);
    const shapes = found.get(stage)!;
    if (area) shapes.push(shapeOf(area, halfM / 8));
    if (point) shapes.push(markAt(point, page ? halfM * 0.7 : halfM));
  }
  return found;
}

async function areasOf(
  database: Queryable,
  { projects }: UnitPage,
): Promise<Map<string, Polygons>> {
  const ids = projects.flatMap(({ geoLocationId }) => geoLocationId ?? []);
  const rows = await shapeRows(database, ids);
  return new Map(rows.map(({ geoLocationId, polygons }) => [geoLocationId, polygons]));
}

function shapeOf(polygons: Polygons, toleranceM: number): MapShape {
  const thinned = (ring: readonly [number, number][]) =>
    toleranceM === 0 ? ring : simplifyLine(ring, toleranceM);
  return { type: "MultiPolygon", coordinates: polygons.map((rings) => rings.map(thinned)) };
}

function touches(polygons: Polygons, box: MapBox): boolean {
  return polygons.some(([ring = []]) =>
    ring.some(([x, y]) => x > box.minX && x < box.maxX && y > box.minY && y < box.maxY),
  );
}

function markAt([x, y]: readonly [number, number], halfM: number): MapShape {
  const corners = [
    [x, y + halfM],
    [x + halfM, y],
    [x, y - halfM],
    [x - halfM, y],
    [x, y + halfM],
  ];
  return { type: "Polygon", coordinates: [corners] };
}

/** Before any borders are loaded. */
const emptyMap = ({ width, height }: MapSize) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#eef0ec"/></svg>`;
