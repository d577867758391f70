import { sql } from "kysely";
import type { Queryable } from "../../../platform/database/Database.ts";

export type Publication = { planId: string; number: number; at: Date };

/** Reports published from one moment to another, also those that a later version has replaced. */
export async function publications(
  database: Queryable,
  { from, to }: { from: Date; to: Date },
): Promise<Publication[]> {
  const { rows } = await sql<Publication>`
    select plan_id as "planId", number, published_at as at from plan_version
    where published_at >= ${from} and published_at < ${to}
    order by published_at desc, number desc`.execute(database);
  return rows;
}

/** Outlines of projects and plans that touch a drawn area, given in degrees. */
export async function outlinesWithin(
  database: Queryable,
  ring: readonly (readonly [longitude: number, latitude: number])[],
): Promise<ReadonlySet<string>> {
  const area = JSON.stringify({ type: "Polygon", coordinates: [ring] });
  const { rows } = await sql<{ id: string }>`
    select id from geo_location
    where kind in ('project', 'plan') and ST_Intersects(geometry,
      ST_Transform(ST_MakeValid(ST_SetSRID(ST_GeomFromGeoJSON(${area}::text), 4326)), 25832))`.execute(
    database,
  );
  return new Set(rows.map(({ id }) => id));
}
