import type { MunicipalityContact } from "@mars/contracts/datasets/masterData";
import { TOUCH_HA } from "@mars/domain/schemes/ruleResult";
import { sql } from "kysely";
import type { Queryable } from "../../../platform/database/Database.ts";
import { isMeasured } from "../../../platform/layers/isMeasured.ts";

/** The municipalities of an area, the one with most of it first, each with its contact if set. */
export async function municipalitiesOf(
  database: Queryable,
  wkb: Buffer,
): Promise<MunicipalityContact[]> {
  const { rows } = await sql<MunicipalityContact>`
    with area as materialized (
      select ST_SetSRID(ST_GeomFromWKB(${wkb}), 25832) as geometry
    ), touched as (
      select m.code, m.name, ST_Area(case when ST_Covers(g.geometry, area.geometry)
        then area.geometry else ST_Intersection(g.geometry, area.geometry) end) / 10000 as ha
      from area
      join geo_location g on g.kind = 'municipality' and ST_Intersects(g.geometry, area.geometry)
      join municipality m on m.geo_location_id = g.id
        and ${isMeasured(sql`'municipality'`, sql`m.retired_at`)}
    )
    select t.name as municipality, c.contact ->> 'phone' as phone,
      c.contact ->> 'email' as email, c.contact ->> 'url' as url
    from touched t
    left join lateral (select d.document -> t.code as contact from reference_document d
      where d.key = 'municipality-contacts') c on true
    where t.ha > ${TOUCH_HA} order by t.ha desc, t.code
  `.execute(database);
  return rows;
}
