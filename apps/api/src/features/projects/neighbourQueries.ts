import type { ProjectStatus } from "@mars/domain/lifecycle/projectStatus";
import { sql } from "kysely";
import type { Queryable } from "../../platform/database/Database.ts";

export type NeighbourRow = {
  id: string;
  name: string;
  status: ProjectStatus;
  schemeId: string | null;
  isPublic: boolean;
  ownerVat: string | null;
  ownerPersonId: string | null;
  delegateVat: string | null;
  delegatePersonId: string | null;
  overlapHa: number;
  distanceM: number;
};

/** Projects that were applied for and have not dropped out, in the area or near it, nearest first. */
export async function findNeighbourRows(
  database: Queryable,
  area: { projectId: string; geoLocationId: string; bufferM: number; limit: number },
): Promise<NeighbourRow[]> {
  const { rows } = await sql<NeighbourRow>`
    select other.id, other.name, other.status, other.subsidy_scheme_id as "schemeId",
      other.public_state is not null as "isPublic", other.owner_vat as "ownerVat",
      other.owner_person_id as "ownerPersonId", other.delegate_vat as "delegateVat",
      other.delegate_person_id as "delegatePersonId",
      case when ST_Intersects(mine.geometry, theirs.geometry)
        then ST_Area(ST_Intersection(mine.geometry, theirs.geometry, 0.001)) / 10000 else 0 end as "overlapHa",
      ST_Distance(mine.geometry, theirs.geometry) as "distanceM"
    from geo_location mine
    join geo_location theirs on theirs.kind = 'project'
      and theirs.geometry && ST_Expand(mine.geometry, ${area.bufferM})
      and ST_DWithin(theirs.geometry, mine.geometry, ${area.bufferM})
    join project other on other.geo_location_id = theirs.id
    where mine.id = ${area.geoLocationId} and other.id <> ${area.projectId}
      and other.status not in ('draft', 'application_abandoned', 'application_rejected',
        'request_abandoned', 'approval_cancelled')
    order by "overlapHa" desc, "distanceM", other.id
    limit ${area.limit}
  `.execute(database);
  return rows;
}

/** How much of the area others cover: land that several of them cover counts once. */
export async function sharedHa(
  database: Queryable,
  geoLocationId: string,
  projectIds: readonly string[],
): Promise<number> {
  const { rows } = await sql<{ sharedHa: number }>`
    select ST_Area(ST_Intersection(mine.geometry, ST_Union(theirs.geometry), 0.001)) / 10000 as "sharedHa"
    from geo_location mine
    join project other on other.id = any(${projectIds}::uuid[])
    join geo_location theirs on theirs.id = other.geo_location_id
    where mine.id = ${geoLocationId}
    group by mine.geometry
  `.execute(database);
  return rows[0]?.sharedHa ?? 0;
}
