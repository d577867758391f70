import { sql } from "../../../apps/api/src/platform/database/sql.ts";
import type { Queryable } from "../../../apps/api/src/platform/database/Database.ts";
import type { DemoLand } from "./demoLand.ts";
import { multiLineHex, polygonHex } from "./ewkb.ts";
import { closingRadiusM } from "./landGrid.ts";
import { municipalityAreas } from "./municipalityAreas.ts";

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
