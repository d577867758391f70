import type { SchemePurpose } from "@mars/domain/schemes/subsidyScheme";
import {
  groundOf,
  type LandCondition,
  mapsOf,
  purposeOfSketch,
} from "@mars/domain/schemes/usableLand";
import type { RawBuilder } from "kysely";
import type { Queryable } from "../database/Database.ts";
import { sql } from "../database/sql.ts";
import { currentLandVersions } from "../schemes/landQueries.ts";
import { readSchemes } from "../schemes/readSchemes.ts";

/** Which purpose a sketch has, and the land that serves it where its maps are loaded. */
export type GivingGround = {
  readonly purposeOf: (sketch: {
    schemeId: string | null;
    measureId: string | null;
  }) => SchemePurpose | null;
  readonly rows: readonly GroundRow[];
  /** What every scheme, and every measure without one, is for. */
  readonly choices: readonly {
    scheme: string | null;
    measure: string | null;
    purpose: SchemePurpose;
  }[];
};

type GroundRow = {
  purpose: SchemePurpose;
  version: number;
  attribute: string | null;
  operator: string | null;
  values: readonly string[];
  isClearOf: boolean;
};

export async function readGivingGround(database: Queryable): Promise<GivingGround> {
  const schemes = await readSchemes(database);
  const { versions } = await currentLandVersions(database);
  const purposes = [...new Set(schemes.map(({ purpose }) => purpose))].filter(
    (purpose) => purpose !== null && mapsOf(purpose).every((map) => versions.has(map)),
  ) as SchemePurpose[];
  const rowsOf = (purpose: SchemePurpose, land: readonly LandCondition[], isClearOf: boolean) =>
    land.flatMap(({ datasetId, attributeName, attributeOperator, attributeValues }) => {
      const version = versions.get(datasetId);
      return version === undefined
        ? []
        : {
            purpose,
            version,
            attribute: attributeName,
            operator: attributeOperator,
            values: attributeValues ?? [],
            isClearOf,
          };
    });
  const purposeOf: GivingGround["purposeOf"] = (sketch) => {
    const purpose = purposeOfSketch(schemes, sketch);
    return purpose !== null && purposes.includes(purpose) ? purpose : null;
  };
  const choices = [
    ...schemes.map(({ id }) => ({ schemeId: id, measureId: null })),
    ...[...new Set(schemes.map((one) => one.mitigationMeasureId))].map((measureId) => ({
      schemeId: null,
      measureId,
    })),
  ];
  return {
    purposeOf,
    choices: choices.flatMap(({ schemeId, measureId }) => {
      const purpose = purposeOf({ schemeId, measureId });
      return purpose === null ? [] : { scheme: schemeId, measure: measureId, purpose };
    }),
    rows: purposes.flatMap((purpose) => {
      const { in: any, clearOf = [] } = groundOf(purpose);
      return [...rowsOf(purpose, any, false), ...rowsOf(purpose, clearOf, true)];
    }),
  };
}

/** The part of an area that serves a purpose, as `geometry`; empty where none of it does. */
export const givingLandSql = (
  area: RawBuilder<unknown>,
  purpose: RawBuilder<unknown>,
  { rows }: GivingGround,
) => sql`
  select ST_CollectionExtract(case
      when land.good is null then ST_SetSRID('POLYGON EMPTY'::geometry, 25832)
      when land.bad is null then ST_Intersection(${area}, land.good, 0.000001)
      else ST_Difference(ST_Intersection(${area}, land.good, 0.000001), land.bad, 0.000001)
    end, 3) as geometry
  from (
    select ST_Union(f.geometry, 0.000001) filter (where not ground."isClearOf") as good,
      ST_Union(f.geometry, 0.000001) filter (where ground."isClearOf") as bad
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as ground(purpose text, version bigint,
      attribute text, operator text, values jsonb, "isClearOf" boolean)
    join dataset_feature f on f.version_id = ground.version and ST_Dimension(f.geometry) = 2
      and f.geometry && ${area} and ST_Intersects(f.geometry, ${area})
    where ground.purpose = ${purpose} and (ground.attribute is null or (ground.operator = '=')
      = coalesce(ground.values ? (f.attributes ->> ground.attribute), false))) land`;

/** Outlines that came with figures of their own, also when they were cut since. */
const CAME_WITH_FIGURES = ["imported", "demo"];

export const isDrawnHere = (source: string) => !CAME_WITH_FIGURES.includes(source);

/** What a sketch `item` at a `location` is for; null where all of its area counts. */
export const purposeSql = ({ choices }: GivingGround) => sql`
  case when item.kind = 'sketch_project' and location.source <> all(${CAME_WITH_FIGURES}::text[]) then (
    select choice.purpose
    from jsonb_to_recordset(${JSON.stringify(choices)}::jsonb) as choice(scheme uuid, measure uuid, purpose text)
    where case when item.subsidy_scheme_id is null
      then choice.scheme is null and choice.measure = item.mitigation_measure_id
      else choice.scheme = item.subsidy_scheme_id end) end`;

type Outline = { type: "MultiPolygon"; coordinates: [number, number][][][] };

export type GivingLand = {
  areaHa: number;
  outsideHa: number;
  giving: Outline;
  /** Simplified for a map. */
  outside: Outline;
};

/** An area divided by whether it serves the purpose. */
export async function measureGivingLand(
  database: Queryable,
  geojson: string,
  purpose: SchemePurpose,
  ground: GivingGround,
): Promise<GivingLand> {
  const { rows } = await sql<GivingLand>`
    with asked as materialized (
      select ST_SetSRID(ST_GeomFromGeoJSON(${geojson}), 25832) as geometry),
    giving as materialized (
      select given.geometry from asked
      cross join lateral (${givingLandSql(sql`asked.geometry`, sql`${purpose}::text`, ground)}) given),
    outside as (
      select ST_CollectionExtract(ST_Difference(asked.geometry, giving.geometry, 0.000001), 3) as geometry
      from asked, giving)
    select ST_Area(asked.geometry) / 10000 as "areaHa", ST_Area(outside.geometry) / 10000 as "outsideHa",
      ST_AsGeoJSON(ST_Multi(giving.geometry), 3)::json as giving,
      ST_AsGeoJSON(ST_Multi(ST_SimplifyPreserveTopology(outside.geometry, 2)), 1)::json as outside
    from asked, giving, outside`.execute(database);
  return rows[0]!;
}
