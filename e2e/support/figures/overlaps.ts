import polygonClipping, { type MultiPolygon } from "polygon-clipping";
import { type Rows, sum } from "./Rows.ts";
import type { Figures } from "./units.ts";

type Neighbour = { kind: "project" | "sketch_project"; id: string; overlapHa: number };
type Screening = {
  geometry: { coordinates: MultiPolygon };
  verdict: { neighbours: { items: Neighbour[] } };
};

/** How much of a screened area others cover, computed from outlines: shared land counts once. */
export async function overlapFigures(rows: Rows, id: string): Promise<Figures> {
  const { geometry, verdict } = await rows.at<Screening>(`/screening/analyses/${id}`);
  const figures: Figures = {};
  for (const [kind, name] of [
    ["project", "overlap.projectsHa"],
    ["sketch_project", "overlap.sketchesHa"],
  ] as const) {
    const over = verdict.neighbours.items.filter((one) => one.kind === kind && one.overlapHa > 0);
    const outlines = await Promise.all(over.map((one) => outlineOf(rows, one)));
    const [first, ...others] = outlines;
    if (!first) continue;
    const covered = polygonClipping.union(first, ...others);
    figures[name] = areaHa(polygonClipping.intersection(geometry.coordinates, covered));
  }
  return figures;
}

async function outlineOf(rows: Rows, { kind, id }: Neighbour): Promise<MultiPolygon> {
  const row =
    kind === "project"
      ? (await rows.projects()).find(({ projectId }) => projectId === id)
      : (await rows.plans())
          .flatMap(({ sketchProjects }) => sketchProjects)
          .find(({ sketchProjectId }) => sketchProjectId === id);
  const { geometryWkt } = await rows.at<{ geometryWkt: string }>(
    `/geometries/${row!.geoLocationId}`,
  );
  return polygonsOf(geometryWkt);
}

export const areaHaOfWkt = (wkt: string) => areaHa(polygonsOf(wkt));

function polygonsOf(geometryWkt: string): MultiPolygon {
  const numbers = geometryWkt
    .replace(/^MULTIPOLYGON\s*/, "")
    .replace(/(-?[\d.]+) (-?[\d.]+)/g, "[$1,$2]");
  return JSON.parse(numbers.replaceAll("(", "[").replaceAll(")", "]")) as MultiPolygon;
}

function areaHa(polygons: MultiPolygon): number {
  const ringM2 = (ring: MultiPolygon[number][number]) => {
    const [originX = 0, originY = 0] = ring[0] ?? [];
    return sum(
      ring.slice(1).map(([x, y], i) => {
        const [beforeX, beforeY] = ring[i]!;
        return ((beforeX - originX) * (y - originY) - (x - originX) * (beforeY - originY)) / 2;
      }),
    );
  };
  const polygonM2 = ([outer, ...holes]: MultiPolygon[number]) =>
    Math.abs(ringM2(outer!)) - sum(holes.map((hole) => Math.abs(ringM2(hole))));
  return sum(polygons.map(polygonM2)) / 10_000;
}
