import type { Queryable } from "../database/Database.ts";
import { sql } from "../database/sql.ts";
import { noteCovered } from "./noteCovered.ts";
import { insertFormerOverlaps } from "./recomputeOverlaps.ts";

/** Whether units were retired and it was never measured what lay in them. */
export async function lacksFormerOverlaps(database: Queryable): Promise<boolean> {
  const { rows } = await sql<{ lacks: boolean }>`
    select not exists (
      select from reference_release where former_overlaps_filled_at is not null) and exists (
      select from every_unit unit join geo_location outline on outline.id = unit.geo_location_id
      where unit.retired_at is not null and not ST_IsEmpty(outline.geometry)) as lacks`.execute(
    database,
  );
  return rows[0]!.lacks;
}

/** For units that were retired before this was kept: else earlier days lack them until borders are imported. */
export async function fillFormerOverlaps(tx: Queryable): Promise<void> {
  await insertFormerOverlaps(tx);
  await noteCovered(tx, "all");
  await sql`update reference_release set former_overlaps_filled_at = now()
    where id = (select max(id) from reference_release)`.execute(tx);
  await sql`select record_public_change('status')`.execute(tx);
}
