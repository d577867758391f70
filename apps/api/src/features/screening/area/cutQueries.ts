import type { AreaGeometry, MultiPolygonGeometry } from "@mars/domain/areas/geometry";
import type { OverlapRule } from "@mars/domain/schemes/subsidyScheme";
import { sql } from "kysely";
import type { Queryable } from "../../../platform/database/Database.ts";

export type CutArea = {
  geometry: MultiPolygonGeometry | null;
  areaHa: number;
  cut: MultiPolygonGeometry | null;
  cutHa: number;
};

/** What is left is drawn to the centimetre: without a margin, rounding would leave an overlap. */
const marginM = 0.05;
/** Splinters between two borders are no land that anybody would convert. */
const leastPartM2 = 100;

/** The area without the features that the rules must keep clear of, and without others' projects. */
export async function areaWithout(
  database: Queryable,
  area: AreaGeometry,
  rules: readonly OverlapRule[],
): Promise<CutArea> {
  const asked = rules.map((rule) => ({
    dataset: rule.datasetId,
    attribute: rule.attributeName,
    operator: rule.attributeOperator,
    values: rule.attributeValues ?? [],
  }));
  const { rows } = await sql<CutArea>`
    with area as materialized (
      select ST_SetSRID(ST_GeomFromGeoJSON(${JSON.stringify(area)}), 25832) as geometry
    ), rule as (
      select * from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
        as r(dataset text, attribute text, operator text, values jsonb)
    ), excluded as (
      select feature.geometry
      from area, rule
        join dataset on dataset.id = rule.dataset
        join dataset_feature feature on feature.version_id = dataset.current_version_id
      where ST_Intersects(feature.geometry, area.geometry)
        and (rule.attribute is null or rule.operator is null
          or (rule.operator = '=') = (rule.values ? (feature.attributes ->> rule.attribute)))
      union all
      select taken.geometry
      from area join geo_location taken on taken.kind = 'project'
          and taken.geometry && area.geometry and ST_Intersects(taken.geometry, area.geometry)
        join project on project.geo_location_id = taken.id and project.public_state is not null
    ), against as (
      select ST_Buffer(ST_Union(ST_Intersection(excluded.geometry, ST_Expand(area.geometry, 10))),
        ${marginM}, 'join=mitre') as geometry
      from area, excluded
    ), part as (
      select (ST_Dump(ST_CollectionExtract(
        ST_Difference(area.geometry, coalesce(against.geometry, ST_GeomFromText('POLYGON EMPTY', 25832)), 0.01), 3))).geom
      from area, against
    ), rest as (
      select ST_Multi(ST_Collect(geom)) as geometry from part where ST_Area(geom) >= ${leastPartM2}
    )
    select ST_AsGeoJSON(rest.geometry, 2)::jsonb as geometry,
      coalesce(ST_Area(rest.geometry), 0) / 10000 as "areaHa",
      (select ST_AsGeoJSON(ST_Multi(ST_Collect(gone.geom)), 2)::jsonb
        from ST_Dump(ST_CollectionExtract(
          ST_Difference(area.geometry, coalesce(rest.geometry, ST_GeomFromText('POLYGON EMPTY', 25832)), 0.01), 3)) gone
        where ST_Area(gone.geom) > 1) as cut,
      (ST_Area(area.geometry) - coalesce(ST_Area(rest.geometry), 0)) / 10000 as "cutHa"
    from area, rest`.execute(database);
  return rows[0]!;
}
