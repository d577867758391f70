import type { UnitKind } from "@mars/contracts/status/statusShapes";
import { sql } from "kysely";
import type { Queryable } from "../../../platform/database/Database.ts";

export type NamedUnit = {
  kind: UnitKind;
  id: string;
  code: string | null;
  name: string;
  isRetired: boolean;
};

/** Every unit that has a status page, today's and former ones. */
export async function namedUnits(database: Queryable): Promise<NamedUnit[]> {
  const { rows } = await sql<NamedUnit>`
    select 'plan' as kind, id::text as id, null as code, name, retired_at is not null as "isRetired"
    from plan
    union all
    select 'tripartite', id::text, number, name, retired_at is not null from tripartite
    union all
    select 'municipality', id::text, code, name, retired_at is not null from municipality
    where not outside_division`.execute(database);
  return rows;
}

export type NamedProject = {
  id: string;
  name: string;
  /** The municipality that holds most of it. */
  municipality: { code: string; name: string } | null;
};

/** A project in public status; undefined where there is no such one. */
export async function namedProject(
  database: Queryable,
  id: string,
): Promise<NamedProject | undefined> {
  const { rows } = await sql<NamedProject>`
    select project.id, project.name, (
      select json_build_object('code', municipality.code, 'name', municipality.name)
      from geo_overlap overlap
      join municipality on municipality.code = overlap.unit_id and not outside_division
      where overlap.geo_location_id = project.geo_location_id
        and overlap.unit_kind = 'municipality'
      order by overlap_ha desc, municipality.code limit 1) as municipality
    from project where project.id = ${id}::uuid and project.stage is not null`.execute(database);
  return rows[0];
}

/** Every project in public status. */
export async function publicProjectIds(database: Queryable): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from project where stage is not null order by id`.execute(database);
  return rows.map(({ id }) => id);
}
