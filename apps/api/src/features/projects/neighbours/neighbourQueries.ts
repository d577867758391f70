import type { MultiPolygon } from "@mars/contracts/datasets/layers";
import { COARSE_CELL_M, type SharedCells } from "@mars/domain/areas/coarseOverlap";
import type { ProjectStatus } from "@mars/domain/lifecycle/projectStatus";
import type { DelegationScope } from "@mars/domain/rights/delegation";
import { sql } from "kysely";
import type { Queryable } from "../../../platform/database/Database.ts";
import { ACTING_DELEGATE } from "../../../platform/parties/partyQueries.ts";

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
  delegateScope: DelegationScope;
  returnedAt: Date | null;
  inPlans: boolean;
};

/** Projects that were applied for and have not dropped out, in a cell of the area or next to one. */
export async function readProjectsAround(
  database: Queryable,
  { projectId, geoLocationId }: { projectId: string; geoLocationId: string },
): Promise<NeighbourRow[]> {
  const { rows } = await sql<NeighbourRow>`
    select p.id, p.name, p.status, p.subsidy_scheme_id as "schemeId",
      p.public_state is not null as "isPublic", p.owner_vat as "ownerVat",
      p.owner_person_id as "ownerPersonId", acting.vat as "delegateVat",
      acting.person_id as "delegatePersonId", p.delegate_scope as "delegateScope", p.returned_at as "returnedAt",
      exists (select from geo_overlap o where o.geo_location_id = p.geo_location_id
        and o.unit_kind = 'plan') as "inPlans"
    from geo_location mine
    join geo_location theirs on theirs.kind = 'project'
      and theirs.geometry && ST_Expand(mine.geometry, ${COARSE_CELL_M}::float8)
    join project p on p.geo_location_id = theirs.id
    left join lateral ${ACTING_DELEGATE} acting on true
    where mine.id = ${geoLocationId} and p.id <> ${projectId}
      and p.status not in ('draft', 'application_abandoned', 'application_rejected',
        'request_abandoned', 'approval_cancelled')
  `.execute(database);
  return rows;
}

export type MeasuredNeighbour = {
  id: string;
  overlapHa: number;
  distanceM: number;
  geometry: MultiPolygon;
};

/** Of projects that the caller may see: how far they overlap or how near they lie, nearest first. */
export async function measureNeighbours(
  database: Queryable,
  area: { geoLocationId: string; projectIds: readonly string[]; bufferM: number; limit: number },
): Promise<MeasuredNeighbour[]> {
  const { rows } = await sql<MeasuredNeighbour>`
    select other.id,
      case when ST_Intersects(mine.geometry, theirs.geometry)
        then ST_Area(ST_Intersection(mine.geometry, theirs.geometry, 0.001)) / 10000 else 0 end as "overlapHa",
      ST_Distance(mine.geometry, theirs.geometry) as "distanceM",
      ST_AsGeoJSON(theirs.geometry, 1)::json as geometry
    from geo_location mine
    join project other on other.id = any(${area.projectIds}::uuid[])
    join geo_location theirs on theirs.id = other.geo_location_id
      and ST_DWithin(theirs.geometry, mine.geometry, ${area.bufferM})
    where mine.id = ${area.geoLocationId}
    order by "overlapHa" desc, "distanceM", other.id
    limit ${area.limit}
  `.execute(database);
  return rows;
}

/** Of projects that the caller may not see: the cells in which they and the area both lie. */
export async function readSharedCells(
  database: Queryable,
  geoLocationId: string,
  projectIds: readonly string[],
): Promise<SharedCells> {
  const { rows } = await sql<SharedCells>`
    with size as (select ${COARSE_CELL_M}::float8 as m),
    mine as (
      select geometry, floor(ST_XMin(geometry) / m)::int as west, floor(ST_XMax(geometry) / m)::int as east,
        floor(ST_YMin(geometry) / m)::int as south, floor(ST_YMax(geometry) / m)::int as north
      from geo_location, size where id = ${geoLocationId}),
    theirs as (
      select geometry, floor(ST_XMin(geometry) / m)::int as west, floor(ST_XMax(geometry) / m)::int as east,
        floor(ST_YMin(geometry) / m)::int as south, floor(ST_YMax(geometry) / m)::int as north
      from project join geo_location on geo_location.id = project.geo_location_id, size
      where project.id = any(${projectIds}::uuid[])),
    shared as (
      select distinct x, y, square
      from size, mine, theirs
      cross join lateral generate_series(greatest(mine.west, theirs.west), least(mine.east, theirs.east)) x
      cross join lateral generate_series(greatest(mine.south, theirs.south), least(mine.north, theirs.north)) y
      cross join lateral (select ST_MakeEnvelope(x * m, y * m, (x + 1) * m, (y + 1) * m, 25832) as square) box
      where ST_Intersects(theirs.geometry, square) and ST_Intersects(mine.geometry, square))
    select mine.area_ha as "areaHa", count(shared.x)::int as "cellCount",
      coalesce(sum(ST_Area(ST_Intersection(mine.geometry, square, 0.001))) / 10000, 0) as "inCellsHa"
    from geo_location mine left join shared on true
    where mine.id = ${geoLocationId}
    group by mine.area_ha
  `.execute(database);
  return rows[0] ?? { areaHa: 0, cellCount: 0, inCellsHa: 0 };
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
