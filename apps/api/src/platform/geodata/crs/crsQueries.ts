import { sql } from "kysely";
import type { Queryable } from "../../database/Database.ts";

/** A coordinate system that is not built in, as the database knows it. */
export async function readCrsDefinition(db: Queryable, epsg: number): Promise<string | null> {
  const { rows } = await sql<{ definition: string }>`
    select proj4text as definition from spatial_ref_sys where auth_name = 'EPSG' and auth_srid = ${epsg}`.execute(
    db,
  );
  return rows[0]?.definition ?? null;
}
