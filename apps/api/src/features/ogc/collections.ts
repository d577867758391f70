import { type RawBuilder, sql } from "kysely";

export type Collection = {
  id: string;
  title: string;
  description: string;
  /** Rows of id, properties (json) and geometry: what is public, and nothing else. */
  rows: RawBuilder<unknown>;
  /** What pages are ordered by: ids of datasets are numbers with an index, the others text. */
  idType: "text" | "bigint";
};

const unit = (table: string, id: string, properties: RawBuilder<unknown>) => sql`
  select unit.${sql.ref(id)}::text as id, ${properties} as properties, location.geometry
  from ${sql.table(table)} unit join geo_location location on location.id = unit.geo_location_id`;

export const fixedCollections: readonly Collection[] = [
  {
    id: "projects",
    idType: "text",
    title: "Projekter",
    description:
      "Projekter i offentlig status: forundersøgelsestilsagn, etableringstilsagn, anlagt",
    rows: sql`
      select project.id::text as id, json_build_object('name', project.name, 'stage', project.stage,
          'projectStatus', project.public_state, 'mitigationMeasure', measure.name,
          'subsidyScheme', scheme.name, 'areaHa', project.area_ha,
          'nitrogenReductionT', project.nitrogen_tons, 'extractionEffortHa', project.extraction_ha,
          'afforestationEffortHa', project.afforestation_ha, 'lastStateChanged', project.last_state_changed_at,
          'geoLocationId', project.geo_location_id) as properties, location.geometry
      from project join geo_location location on location.id = project.geo_location_id
      left join mitigation_measure measure on measure.id = project.mitigation_measure_id
      left join subsidy_scheme scheme on scheme.id = project.subsidy_scheme_id
      where project.stage is not null`,
  },
  {
    id: "sketch-projects",
    idType: "text",
    title: "Skitseprojekter",
    description: "Skitser, som en udgivet kystvandgrupperapport regner med",
    rows: sql`
      select sketch.sketch_project_id::text as id, json_build_object('name', sketch.name, 'kind', sketch.kind,
          'plan', plan.name, 'planId', plan.id, 'mitigationMeasure', measure.name, 'areaHa', sketch.area_ha,
          'nitrogenReductionT', sketch.nitrogen_tons, 'extractionEffortHa', sketch.extraction_ha,
          'afforestationEffortHa', sketch.afforestation_ha,
          'geoLocationId', sketch.geo_location_id) as properties, location.geometry
      from plan_version_sketch sketch
      join plan_version version on version.id = sketch.plan_version_id and version.ended_at is null
      join plan on plan.id = version.plan_id
      join geo_location location on location.id = sketch.geo_location_id
      left join mitigation_measure measure on measure.id = sketch.mitigation_measure_id
      where sketch.included_in_plan`,
  },
  {
    id: "plans",
    idType: "text",
    title: "Kystvandgrupper",
    description: "De 37 kystvandgrupper med deres mål",
    rows: unit(
      "plan",
      "id",
      sql`json_build_object('name', unit.name, 'status', unit.status,
        'nitrogenReductionGoalT', unit.nitrogen_goal_tons, 'fieldRegulationT', unit.field_regulation_tons,
        'otherExtractionEffortT', unit.other_extraction_tons,
        'extractionPotentialHa', unit.extraction_potential_ha, 'areaHa', location.area_ha)`,
    ),
  },
  {
    id: "sub-catchments",
    idType: "text",
    title: "Deloplande",
    description: "De 108 deloplande til kystvande",
    rows: unit(
      "subcatchment",
      "op_id",
      sql`json_build_object('name', unit.name, 'planId', unit.plan_id,
        'nitrogenEffectCounts', unit.nitrogen_counts, 'areaHa', location.area_ha)`,
    ),
  },
  {
    id: "tripartites",
    idType: "text",
    title: "Lokale treparter",
    description: "De 23 lokale treparter, hver et hovedvandopland",
    rows: unit(
      "tripartite",
      "id",
      sql`json_build_object('name', unit.name, 'number', unit.number, 'areaHa', location.area_ha)`,
    ),
  },
  {
    id: "municipalities",
    idType: "text",
    title: "Kommuner",
    description: "Kommunerne og Christiansø",
    rows: unit(
      "municipality",
      "id",
      sql`json_build_object('name', unit.name, 'code', unit.code, 'vat', unit.vat, 'areaHa', location.area_ha)`,
    ),
  },
];

/** The current version of a stored dataset. */
export function datasetCollection(dataset: {
  id: string;
  title: string;
  description: string;
  versionId: number;
}): Collection {
  const { id, title, description, versionId } = dataset;
  return {
    id,
    title,
    description,
    idType: "bigint",
    rows: sql`select feature.id, coalesce(feature.attributes, '{}')::json as properties, feature.geometry
      from dataset_feature feature where feature.version_id = ${versionId}`,
  };
}
