import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "../../../platform/database/Database.ts";
import { typeIds } from "./worldIds.ts";

/** The same project again, with areas of its own: quicker than drawing it again. */
export async function copyProject(
  database: Database,
  templateId: string,
): Promise<{ id: string; geometryId: string }> {
  const [id, geoId, geometryId, drawnId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  await database.transaction(async (tx) => {
    await sql`
      insert into geo_location (id, kind, geometry, area_ha, source)
      select copy.id::uuid, copy.kind, geometry, g.area_ha, source
      from project p join geo_location g on g.id = p.geo_location_id,
        (values (${geoId}, 'project'), (${drawnId}, 'supplementary_geometry')) copy (id, kind)
      where p.id = ${templateId}`.execute(tx);
    await sql`
      insert into geo_overlap (geo_location_id, unit_kind, unit_id, overlap_ha)
      select ${geoId}, unit_kind, unit_id, overlap_ha from geo_overlap
      where geo_location_id = (select geo_location_id from project where id = ${templateId})`.execute(
      tx,
    );
    await sql`
      insert into project (id, name, subsidy_scheme_id, mitigation_measure_id, owner_vat,
        owner_person_id, geo_location_id, area_ha, effects_source, nitrogen_tons, extraction_ha)
      select ${id}, name, subsidy_scheme_id, mitigation_measure_id, owner_vat, owner_person_id,
        ${geoId}, area_ha, effects_source, nitrogen_tons, extraction_ha
      from project where id = ${templateId}`.execute(tx);
    await sql`
      insert into supplementary_geometry (id, project_id, name, type_id, type, geo_location_id, area_ha)
      values (${geometryId}, ${id}, 'Opland', ${typeIds.stream}, 'vandloebsopland', ${drawnId}, 100)`.execute(
      tx,
    );
  });
  return { id, geometryId };
}
