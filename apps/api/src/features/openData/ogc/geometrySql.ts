import { type RawBuilder, sql } from "kysely";
import type { Crs } from "./crs.ts";
import type { Box } from "./itemsQuery.ts";

// Boxes as large as the world are asked for all the time; beyond these bounds UTM has no meaning.
const bounds = { west: -10, south: 45, east: 35, north: 72 };

/** A box in the system that data are stored in. */
export function boxGeometry([west, south, east, north]: Box, crs: Crs): RawBuilder<unknown> {
  if (crs.srid === 25832) return sql`ST_MakeEnvelope(${west}, ${south}, ${east}, ${north}, 25832)`;
  const box = [
    Math.max(west, bounds.west),
    Math.max(south, bounds.south),
    Math.min(east, bounds.east),
    Math.min(north, bounds.north),
  ] as const;
  if (box[0] > box[2] || box[1] > box[3]) return sql`ST_GeomFromText('POLYGON EMPTY', 25832)`;
  // A straight edge in degrees is curved in metres.
  return sql`ST_Transform(ST_Segmentize(ST_MakeEnvelope(
    ${box[0]}, ${box[1]}, ${box[2]}, ${box[3]}, 4326), 0.05), 25832)`;
}

/** A geometry someone wrote in one of the systems, in the one that data are stored in. */
export function movedToStorage(geometry: RawBuilder<unknown>, crs: Crs): RawBuilder<unknown> {
  if (crs.srid === 25832) return sql`ST_SetSRID(${geometry}, 25832)`;
  const eastFirst = crs.northingFirst ? sql`ST_FlipCoordinates(${geometry})` : geometry;
  const { west, south, east, north } = bounds;
  return sql`ST_Transform(ST_Segmentize(ST_ClipByBox2D(ST_SetSRID(${eastFirst}, ${crs.srid}::integer),
    ST_MakeEnvelope(${west}, ${south}, ${east}, ${north}, ${crs.srid}::integer)::box2d), 0.05), 25832)`;
}
