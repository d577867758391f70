import { compareCodes } from "@mars/domain/order/compareCodes";
import { compareDanish } from "@mars/domain/order/compareDanish";
import { FIELD_BLOCKS_PREFIX, datasetIds } from "@mars/domain/datasets/datasetIds";
import { districtKey, type ParcelNumber } from "@mars/domain/land/landNumbers";
import { type RawBuilder, sql } from "kysely";
import type { Queryable } from "../../platform/database/Database.ts";
import { editDistance, slipsIn } from "./editDistance.ts";
import { findPostcodes } from "./findPostcodes.ts";
import type { FoundHit } from "./FoundHit.ts";
import { prefixPattern, searchKey } from "./searchKey.ts";
import { attributeSql } from "../../platform/layers/attributeSql.ts";

type Row = Omit<FoundHit, "extent" | "point" | "group"> & {
  groupId?: string | null;
  groupName?: string | null;
  x: number;
  y: number;
  box: number[] | null;
};

/** 0 the very name, 1 its beginning, 2 the beginning of a word in it, 3 inside. */
const rankOf = (name: RawBuilder<unknown>, key: string) => sql`
  case when ${name} = ${key} then 0 when starts_with(${name}, ${key}) then 1
    when strpos(${name}, ' ' || ${key}) > 0 then 2 else 3 end`;

const boxOf = (geometry: RawBuilder<unknown>) =>
  sql`array[ST_XMin(${geometry}), ST_YMin(${geometry}), ST_XMax(${geometry}), ST_YMax(${geometry})]`;

/** Units and plans are few: they are read whole. Projects are those in the public status. */
export async function findNamed(
  database: Queryable,
  key: string,
  limit: number,
): Promise<FoundHit[]> {
  const name = sql`search_key(title)`;
  const postcodes = findPostcodes(key);
  // Outlines are large: only those of the hits are touched.
  const { rows } = await sql<Row>`
    with hit as materialized (
      select *, ${rankOf(name, key)} as rank
      from (
        select 'municipality' as kind, code as id, name as title, geo_location_id, retired_at, null::uuid as plan_id from municipality
        union all select 'tripartite', id::text, name, geo_location_id, retired_at, null from tripartite
        union all select 'plan', id::text, name, geo_location_id, retired_at, null from plan
        union all select 'subcatchment', op_id, name, geo_location_id, retired_at, plan_id from subcatchment
        union all select 'project', id::text, name, geo_location_id, null, null from project where stage is not null
      ) named
      where retired_at is null
        and (strpos(${name}, ${key}) > 0
          or (kind = 'municipality' and id = any(${postcodes.map(({ code }) => code)}::text[])))
      order by rank, length(title), title
      limit ${limit}
    )
    select hit.kind, hit.id, hit.title, rank, plan.id::text as "groupId", plan.name as "groupName", ${boxOf(sql`geometry`)} as box,
      (ST_XMin(geometry) + ST_XMax(geometry)) / 2 as x, (ST_YMin(geometry) + ST_YMax(geometry)) / 2 as y
    from hit join geo_location on geo_location.id = hit.geo_location_id left join plan on plan.id = plan_id
    where ST_XMin(geometry) is not null
    order by rank, length(hit.title), hit.title`.execute(database);
  const posted = new Map(postcodes.map((found) => [found.code, found]));
  return rows.map((row) => {
    const { postcode, rank = row.rank } = (row.kind === "municipality" && posted.get(row.id)) || {};
    return { ...hitOf(row), postcode, rank: Math.min(rank, row.rank) };
  });
}

/** Places that begin with the text, from an index; the rest of them only when those are too few. */
export async function findPlaces(
  database: Queryable,
  key: string,
  limit: number,
): Promise<FoundHit[]> {
  const pick = async (condition: RawBuilder<unknown>, count: number) => {
    const { rows } = await sql<Row>`
      select 'place' as kind, place.id::text as id, place.name as title,
        place.kind as sort, municipality.name as municipality,
        coalesce(place.origin = 'demo', false) as "isInvented",
        ${rankOf(sql`search_key`, key)} as rank, ST_X(point) as x, ST_Y(point) as y,
        case when extent is not null then ${boxOf(sql`extent`)} end as box
      from place left join municipality on municipality.code = municipality_code
      where ${condition}
      order by rank, length(place.name), place.name, place.id
      limit ${count}`.execute(database);
    return rows.map(hitOf);
  };
  const beginning = await pick(sql`search_key like ${prefixPattern(key)}`, limit);
  if (beginning.length >= limit || key.length < 3) return beginning;
  const inside = await pick(sql`strpos(search_key, ${key}) > 1`, limit - beginning.length);
  return [...beginning, ...inside];
}

/** Cadastral districts: 'Løvel' is short for 'Løvel By, Løvel'. A few thousand, read whole. */
export async function findDistricts(
  database: Queryable,
  key: string,
  limit: number,
): Promise<FoundHit[]> {
  const typed = districtKey(key);
  const parcels = await currentVersion(database, datasetIds.parcels);
  const { rows } = await sql<Row>`
    select 'place' as kind, 'ejerlav-' || id as id, name as title,
      'district' as sort, ${parcels?.isInvented ?? false}::boolean as "isInvented",
      case when ${shortDistrict} = ${typed} then 0 else ${rankOf(sql`search_key`, typed)} end as rank,
      ST_X(ST_Centroid(extent)) as x, ST_Y(ST_Centroid(extent)) as y, ${boxOf(sql`extent`)} as box
    from cadastral_district
    where starts_with(search_key, ${typed}) or strpos(search_key, ${` ${typed}`}) > 0
    order by rank, length(name), name, id
    limit ${limit}`.execute(database);
  return rows.map(hitOf);
}

const shortDistrict = sql`split_part(search_key, ' by ', 1)`;

/** Names that begin alike and are about as long: few enough to be compared letter by letter. */
const maxSimilar = 20_000;

/** Names and places that are spelt nearly so, nearest first. */
export async function findSimilar(
  database: Queryable,
  key: string,
  limit: number,
): Promise<FoundHit[]> {
  const slips = slipsIn(key);
  if (slips === 0) return [];
  const { rows } = await sql<{ name: string }>`
    select distinct name from (
      select search_key as name from place
      where search_key like ${prefixPattern(key.slice(0, 1))}
        and length(search_key) between ${key.length - slips} and ${key.length + slips}
      union all select search_key(name) from municipality where retired_at is null
      union all select search_key(name) from tripartite where retired_at is null
      union all select search_key(name) from plan where retired_at is null
      union all select search_key(name) from subcatchment where retired_at is null
      union all select ${shortDistrict} from cadastral_district
    ) known limit ${maxSimilar}`.execute(database);
  const near = rows
    .map(({ name }) => ({ name, slips: editDistance(key, name, slips) }))
    .filter((one) => one.slips <= slips)
    .toSorted((a, b) => a.slips - b.slips || compareCodes(a.name, b.name))
    .slice(0, limit);
  const found = await Promise.all(
    near.map(async (one) => {
      const hits = [
        ...(await findNamed(database, one.name, limit)),
        ...(await findPlaces(database, one.name, limit)),
        ...(await findDistricts(database, one.name, limit)),
      ];
      // After everything that was written as it is spelt.
      return hits.filter(({ rank }) => rank === 0).map((hit) => ({ ...hit, rank: 3 + one.slips }));
    }),
  );
  return found.flat().slice(0, limit);
}

/** Numbers that begin alike are counted in ten thousands: among so many, which come first is chance. */
const maxCandidates = 2000;

/** The very number first; only where that is found too seldom, those that begin with it. */
export async function findParcels(
  database: Queryable,
  { number, district }: ParcelNumber,
  limit: number,
): Promise<FoundHit[]> {
  const version = await currentVersion(database, datasetIds.parcels);
  if (version === null) return [];
  const wanted = { version, district };
  const found = await parcelsWhere(database, sql`= ${number}`, { ...wanted, limit, rank: 0 });
  if (found.length === 0 && district !== "") {
    const [meant] = await similarDistricts(database, version.id, { number, district });
    if (meant === undefined) return [];
    return parcelsWhere(database, sql`= ${number}`, { version, district: meant, limit, rank: 0 });
  }
  if (found.length >= limit || district !== "") return found;
  const longer = sql`like ${prefixPattern(number)} and lower(attributes ->> ${attributeSql.parcelNumber}) <> ${number}`;
  const left = { ...wanted, limit: limit - found.length, rank: 1 };
  return [...found, ...(await parcelsWhere(database, longer, left))];
}

/** Districts with such a number whose name begins nearly so, nearest first. */
async function similarDistricts(
  database: Queryable,
  versionId: string,
  { number, district }: ParcelNumber,
): Promise<string[]> {
  const key = districtKey(searchKey(district));
  const slips = slipsIn(key);
  if (slips === 0) return [];
  const { rows } = await sql<{ name: string }>`
    select distinct attributes ->> ${attributeSql.districtName} as name from dataset_feature
    where version_id = ${versionId}::bigint and lower(attributes ->> ${attributeSql.parcelNumber}) = ${number}
    limit ${maxSimilar}`.execute(database);
  return rows
    .map(({ name }) => {
      const known = districtKey(searchKey(name));
      // What was typed may end before the name does.
      const lengths = [0, 1, -1].map((more) => known.slice(0, key.length + more));
      return { name, slips: Math.min(...lengths.map((one) => editDistance(key, one, slips))) };
    })
    .filter((one) => one.slips <= slips)
    .toSorted((a, b) => a.slips - b.slips || compareDanish(a.name, b.name))
    .map(({ name }) => name);
}

/** Asked for beforehand: with the number in hand the planner looks at one partition, not at all. */
async function currentVersion(database: Queryable, pattern: string): Promise<Version | null> {
  const { rows } = await sql<Version>`
    select version.id::text as id, version.source = 'demo' as "isInvented"
    from dataset join dataset_version version on version.id = current_version_id
    where dataset.id like ${pattern} order by dataset.id desc limit 1`.execute(database);
  return rows[0] ?? null;
}

/** Names and numbers of an invented layer are said to be so, as invented places are. */
type Version = { id: string; isInvented: boolean };

type WantedParcels = { version: Version; district: string; limit: number; rank: number };

async function parcelsWhere(
  database: Queryable,
  condition: RawBuilder<unknown>,
  { version, district, limit, rank }: WantedParcels,
): Promise<FoundHit[]> {
  const inDistrict =
    district === ""
      ? sql`true`
      : sql`(attributes ->> ${attributeSql.districtCode} = ${district} or starts_with(
          replace(search_key(attributes ->> ${attributeSql.districtName}), ',', ''), ${districtKey(searchKey(district))}))`;
  const { rows } = await sql<Row>`
    select 'parcel' as kind, feature.id::text as id,
      concat_ws(' ', attributes ->> ${attributeSql.parcelNumber}, attributes ->> ${attributeSql.districtName}) as title, ${version.isInvented}::boolean as "isInvented",
      ${rank}::integer as rank, ${place} as x, ${placeY} as y, ${boxOf(sql`geometry`)} as box
    from (
      select id, attributes, geometry from dataset_feature
      where version_id = ${version.id}::bigint
        and lower(attributes ->> ${attributeSql.parcelNumber}) ${condition} and ${inDistrict}
      limit ${rank === 0 ? null : maxCandidates}
    ) feature
    order by length(attributes ->> ${attributeSql.parcelNumber}), title, feature.id
    limit ${limit}`.execute(database);
  return rows.map(hitOf);
}

export async function findFieldBlocks(
  database: Queryable,
  number: string,
  limit: number,
): Promise<FoundHit[]> {
  const version = await currentVersion(database, `${FIELD_BLOCKS_PREFIX}%`);
  if (version === null) return [];
  const { rows } = await sql<Row>`
    select 'fieldBlock' as kind, feature.id::text as id, attributes ->> ${attributeSql.blockNumber} as title, ${version.isInvented}::boolean as "isInvented",
      case when attributes ->> ${attributeSql.blockNumber} = ${number} then 0 else 1 end as rank, ${place} as x, ${placeY} as y, ${boxOf(sql`geometry`)} as box
    from dataset_feature feature
    where version_id = ${version.id}::bigint
      and lower(attributes ->> ${attributeSql.blockNumber}) like ${prefixPattern(number)}
    order by rank, title, feature.id
    limit ${limit}`.execute(database);
  return rows.map(hitOf);
}

const place = sql`ST_X(ST_Centroid(geometry))`;
const placeY = sql`ST_Y(ST_Centroid(geometry))`;

function hitOf({ x, y, box, groupId, groupName, ...row }: Row): FoundHit {
  const group = groupId && groupName ? { id: groupId, name: groupName } : null;
  return { ...row, group, point: [x, y], extent: box as FoundHit["extent"] };
}

/** The groups in whose sub-catchments points lie, in the points' order; null for the sea and abroad. */
export async function findGroups(
  database: Queryable,
  points: readonly FoundHit["point"][],
): Promise<FoundHit["group"][]> {
  if (points.length === 0) return [];
  const { rows } = await sql<{ id: string | null; name: string | null }>`
    select plan.id::text as id, plan.name
    from unnest(${points.map(([x]) => x)}::double precision[], ${points.map(([, y]) => y)}::double precision[])
      with ordinality as asked (x, y, place)
    left join lateral (
      select plan_id from subcatchment join geo_location on geo_location.id = subcatchment.geo_location_id
      where retired_at is null and ST_Intersects(geometry, ST_SetSRID(ST_MakePoint(x, y), 25832))
      limit 1
    ) around on true
    left join plan on plan.id = around.plan_id
    order by place`.execute(database);
  return rows.map(({ id, name }) => (id && name ? { id, name } : null));
}
