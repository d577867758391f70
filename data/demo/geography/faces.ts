import type { Queryable } from "../../../apps/api/src/platform/database/Database.ts";
import { sql } from "../../../apps/api/src/platform/database/sql.ts";
import type { Position } from "./Position.ts";
import type { DemoLand } from "./demoLand.ts";
import { multiLineHex, polygonHex } from "./ewkb.ts";
import { closingRadiusM } from "./landGrid.ts";
import type { Outline } from "./municipalityOutlines.ts";
import { type Segment, voronoiEdges } from "./voronoiEdges.ts";

/** Half of what lies between neighbours, so that inside an outline its own points are nearest. */
const spacingM = 650;
const indexM = 4000;

/** A piece of land that no border crosses, and what it belongs to. */
export type Face = {
  hex: string;
  areaHa: number;
  municipalityCode: string;
  opId: string;
  tripartiteNumber: string;
  retentionCell: number;
};

type Row = { hex: string; areaHa: number; easting: number; northing: number };

/**
 * Cuts the land along every border at once. All borders are noded together on a grid of one metre,
 * so whatever is put together from the pieces fits without gaps or overlaps.
 */
export async function landFaces(tx: Queryable, land: DemoLand): Promise<Face[]> {
  const municipalities = municipalityAreas(land.outlines);
  const outlines = land.outlines.flatMap(({ rings }) => rings.map((ring) => polygonHex([ring])));
  const borders = [
    ...municipalities.borders,
    ...land.catchments.borders,
    ...land.retention.borders,
  ];
  const { rows } = await cutLand(tx, outlines, multiLineHex(borders));
  return rows.map(({ hex, areaHa, easting, northing }) => ({
    hex,
    areaHa,
    municipalityCode: municipalities.at(easting, northing),
    ...land.catchments.at(easting, northing),
    retentionCell: land.retention.at(easting, northing),
  }));
}

/** Lakes and fjords above this many square metres stay water. */
const smallestWaterM2 = 6_000_000;

const cutLand = (tx: Queryable, outlines: string[], borders: string) =>
  sql<Row>`
  with drawn as (
    select ST_Union(ST_MakeValid(hex::geometry)) as geometry from unnest(${outlines}::text[]) hex
  ), widened as (
    select ST_Buffer(ST_Simplify(ST_Buffer(geometry, ${closingRadiusM}::float8, 'quad_segs=3'), 10),
      -${closingRadiusM}::float8, 'quad_segs=3') as geometry
    from drawn
  ), closed as materialized (
    select ST_Union(ST_MakePolygon(ST_ExteriorRing(part.geom), array(
      select ST_ExteriorRing(ring.geom) from ST_DumpRings(part.geom) ring
      where ring.path[1] > 0 and ST_Area(ring.geom) > ${smallestWaterM2}::float8))) as geometry
    from widened, ST_Dump(widened.geometry) part
  ), lines as (
    select ST_UnaryUnion(ST_Collect(ST_Boundary(ST_SimplifyPreserveTopology(geometry, 15)),
      ${borders}::geometry), 1) as geometry
    from closed
  ), face as (
    select piece.geom as geometry, ST_PointOnSurface(piece.geom) as point
    from (select ST_Polygonize(geometry) as geometry from lines) cut, ST_Dump(cut.geometry) piece
  )
  select encode(ST_AsEWKB(face.geometry), 'hex') as hex, ST_Area(face.geometry) / 10000 as "areaHa",
    ST_X(face.point) as easting, ST_Y(face.point) as northing
  from face, closed
  where ST_Contains(closed.geometry, face.point)
  order by easting, northing`.execute(tx);

/** The land shared out between the drawn outlines: every place goes to the nearest of them. */
type MunicipalityAreas = {
  at: (eastingM: number, northingM: number) => string;
  borders: Segment[];
};

function municipalityAreas(outlines: readonly Outline[]): MunicipalityAreas {
  const points: Position[] = [];
  const owners: string[] = [];
  for (const { code, rings } of outlines) {
    for (const ring of rings) {
      for (const point of spaced(ring)) {
        points.push(point);
        owners.push(code);
      }
    }
  }
  const cellOf = (easting: number, northing: number) =>
    `${Math.floor(easting / indexM)},${Math.floor(northing / indexM)}`;
  const index = Map.groupBy(points.keys(), (at) => cellOf(...(points[at] as Position)));
  return {
    borders: voronoiEdges(points, (at) => owners[at], 1500),
    at: (easting, northing) => {
      for (let reach = 1; reach < 20; reach += 1) {
        let best = -1;
        let least = (reach * indexM) ** 2;
        for (let dx = -reach; dx <= reach; dx += 1) {
          for (let dy = -reach; dy <= reach; dy += 1) {
            for (const at of index.get(cellOf(easting + dx * indexM, northing + dy * indexM)) ??
              []) {
              const [x, y] = points[at] as Position;
              const squared = (x - easting) ** 2 + (y - northing) ** 2;
              if (squared < least) [least, best] = [squared, at];
            }
          }
        }
        if (best >= 0) return owners[best] as string;
      }
      throw new Error(`No municipality near ${easting}, ${northing}`);
    },
  };
}

/** Points along a ring at even distances. */
function spaced(ring: readonly Position[]): Position[] {
  const points: Position[] = [];
  let left = 0;
  ring.forEach((here, index) => {
    const next = ring[index + 1];
    if (!next) return;
    const lengthM = Math.hypot(next[0] - here[0], next[1] - here[1]);
    for (; left < lengthM; left += spacingM) {
      const t = left / lengthM;
      points.push([here[0] + (next[0] - here[0]) * t, here[1] + (next[1] - here[1]) * t]);
    }
    left -= lengthM;
  });
  return points;
}
