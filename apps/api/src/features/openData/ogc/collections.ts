import { translator } from "@mars/wording/language/text";
import { type RawBuilder, sql } from "kysely";
import { collectionText } from "./collectionText.ts";
import { attribute, type Field, moment, number, text, yesNo } from "./fields.ts";

const t = translator(collectionText, "da-DK");

export type Collection = {
  id: string;
  title: string;
  description: string;
  /** Rows of `id`, `geometry` and what the fields read: what is public, and nothing else. */
  rows: RawBuilder<unknown>;
  fields: readonly Field[];
  /** The properties of a row as JSON; the fields one by one where it is left out. */
  properties?: RawBuilder<unknown>;
  /** From when to when a feature is true, where it has a time of its own. */
  time?: { from: RawBuilder<unknown>; to: RawBuilder<unknown> };
  /** Of a stored dataset: whose it is, and the version that is read. */
  dataset?: {
    titleEn: string;
    owner: string;
    licence: string;
    versionId: number;
    isDemo: boolean;
  };
  /** When it last changed, as one value. */
  changedAt: RawBuilder<unknown>;
  /** What pages are ordered by: ids of datasets are numbers with an index, the others text. */
  idType: "text" | "bigint";
};

const effectFields = [
  number("areaHa", t("field.areaHa"), sql`area_ha`),
  number("nitrogenReductionT", t("field.nitrogenReductionT"), sql`nitrogen_tons`),
  number("extractionEffortHa", t("field.extractionEffortHa"), sql`extraction_ha`),
  number("afforestationEffortHa", t("field.afforestationEffortHa"), sql`afforestation_ha`),
] as const;

const uuid = { format: "uuid" } as const;
const at = (column: RawBuilder<unknown>) => ({ from: column, to: column });

/** Units of today: a retired one would be next to its successor. */
const unit = (table: string, id: string) => sql`
  select unit.*, unit.${sql.ref(id)}::text as feature_id, location.geometry, location.area_ha
  from ${sql.table(table)} unit join geo_location location on location.id = unit.geo_location_id
  where unit.retired_at is null`;

/** Units have an id column of their own; rows name theirs `id`. */
const renamed = (rows: RawBuilder<unknown>, columns: RawBuilder<unknown>) =>
  sql`select feature_id as id, geometry, area_ha, ${columns} from (${rows}) unit`;

/** Also when a release brought or retired some. */
const changedWith = (table: string, changedAt: RawBuilder<unknown>) => sql`
  (select greatest(${changedAt}, max(told_since), max(retired_at)) from ${sql.table(table)})`;
const bordersLoaded = (kind: string) =>
  changedWith(kind, sql`(select max(loaded_at) from geography_source where kind = ${kind}::text)`);

/** The unit that holds most of a project. */
const mainUnit = (kind: "municipality" | "plan", key: RawBuilder<unknown>) => sql`
  left join lateral (
    select unit.* from geo_overlap overlap
    join ${sql.table(kind)} unit on ${key} = overlap.unit_id
    where overlap.geo_location_id = project.geo_location_id and overlap.unit_kind = ${sql.lit(kind)}
    order by overlap.overlap_ha desc, overlap.unit_id limit 1
  ) ${sql.ref(kind)} on true`;

export const fixedCollections: readonly Collection[] = [
  {
    id: "projects",
    idType: "text",
    changedAt: sql`(select max(last_state_changed_at) from project where stage is not null)`,
    title: t("title.projects"),
    description: t("about.projects"),
    rows: sql`
      select project.id::text as id, location.geometry, project.name, project.stage, project.public_state,
        measure.name as measure, scheme.name as scheme, project.area_ha, project.nitrogen_tons,
        project.extraction_ha, project.afforestation_ha, project.last_state_changed_at,
        project.geo_location_id, municipality.name as municipality,
        municipality.code as municipality_code, plan.name as plan, plan.id as plan_id
      from project join geo_location location on location.id = project.geo_location_id
      ${mainUnit("municipality", sql`unit.code`)}
      ${mainUnit("plan", sql`unit.id::text`)}
      left join mitigation_measure measure on measure.id = project.mitigation_measure_id
      left join subsidy_scheme scheme on scheme.id = project.subsidy_scheme_id
      where project.stage is not null`,
    time: at(sql`last_state_changed_at`),
    fields: [
      text("name", t("field.name"), sql`name`),
      text("stage", t("field.stage"), sql`stage`, {
        values: ["preliminary_examination_approval", "establishment_approval", "established"],
      }),
      number("projectStatus", t("field.projectStatus"), sql`public_state`),
      text("mitigationMeasure", t("field.mitigationMeasure"), sql`measure`),
      text("subsidyScheme", t("field.subsidyScheme"), sql`scheme`),
      text("municipality", t("field.municipality"), sql`municipality`),
      text("municipalityCode", t("field.municipalityCode"), sql`municipality_code`),
      text("plan", t("field.plan"), sql`plan`),
      text("planId", t("field.planId"), sql`plan_id::text`, uuid),
      ...effectFields,
      moment("lastStateChanged", t("field.lastStateChanged"), sql`last_state_changed_at`),
      text("geoLocationId", t("field.geoLocationId"), sql`geo_location_id::text`, uuid),
    ],
  },
  {
    id: "sketch-projects",
    idType: "text",
    changedAt: sql`(select max(published_at) from plan_version where ended_at is null)`,
    title: t("title.sketch-projects"),
    description: t("about.sketch-projects"),
    rows: sql`
      select sketch.sketch_project_id::text as id, location.geometry, sketch.name, sketch.kind,
        plan.name as plan, plan.id as plan_id, measure.name as measure, sketch.area_ha,
        sketch.nitrogen_tons, sketch.extraction_ha, sketch.afforestation_ha, version.published_at,
        sketch.geo_location_id
      from plan_version_sketch sketch
      join plan_version version on version.id = sketch.plan_version_id and version.ended_at is null
      join plan on plan.id = version.plan_id
      join geo_location location on location.id = sketch.geo_location_id
      left join mitigation_measure measure on measure.id = sketch.mitigation_measure_id
      where sketch.included_in_plan`,
    time: at(sql`published_at`),
    fields: [
      text("name", t("field.name"), sql`name`),
      text("kind", t("field.kind"), sql`kind`, { values: ["sketch_project", "uroert_skov"] }),
      text("plan", t("field.plan"), sql`plan`),
      text("planId", t("field.planId"), sql`plan_id::text`, uuid),
      text("mitigationMeasure", t("field.mitigationMeasure"), sql`measure`),
      ...effectFields,
      moment("publishedAt", t("field.publishedAt"), sql`published_at`),
      text("geoLocationId", t("field.geoLocationId"), sql`geo_location_id::text`, uuid),
    ],
  },
  {
    id: "plans",
    idType: "text",
    changedAt: changedWith("plan", sql`max(last_published_at)`),
    title: t("title.plans"),
    description: t("about.plans"),
    rows: renamed(
      unit("plan", "id"),
      sql`name, status, nitrogen_goal_tons, field_regulation_tons, other_extraction_tons,
        extraction_potential_ha, last_published_at`,
    ),
    time: at(sql`last_published_at`),
    fields: [
      text("name", t("field.name"), sql`name`),
      text("status", t("field.status"), sql`status`, {
        values: ["draft", "published", "unpublished"],
      }),
      number("nitrogenReductionGoalT", t("field.nitrogenReductionGoalT"), sql`nitrogen_goal_tons`),
      number("fieldRegulationT", t("field.fieldRegulationT"), sql`field_regulation_tons`),
      number(
        "otherExtractionEffortT",
        t("field.otherExtractionEffortT"),
        sql`other_extraction_tons`,
      ),
      number(
        "extractionPotentialHa",
        t("field.extractionPotentialHa"),
        sql`extraction_potential_ha`,
      ),
      number("areaHa", t("field.areaHa"), sql`area_ha`),
      moment("lastPublishedAt", t("field.lastPublishedAt"), sql`last_published_at`),
    ],
  },
  {
    id: "sub-catchments",
    idType: "text",
    changedAt: bordersLoaded("subcatchment"),
    title: t("title.sub-catchments"),
    description: t("about.sub-catchments"),
    rows: renamed(unit("subcatchment", "op_id"), sql`name, plan_id, nitrogen_counts`),
    fields: [
      text("name", t("field.name"), sql`name`),
      text("planId", t("field.planId"), sql`plan_id::text`, uuid),
      yesNo("nitrogenEffectCounts", t("field.nitrogenEffectCounts"), sql`nitrogen_counts`),
      number("areaHa", t("field.areaHa"), sql`area_ha`),
    ],
  },
  {
    id: "tripartites",
    idType: "text",
    changedAt: bordersLoaded("tripartite"),
    title: t("title.tripartites"),
    description: t("about.tripartites"),
    rows: renamed(unit("tripartite", "id"), sql`name, number`),
    fields: [
      text("name", t("field.name"), sql`name`),
      text("number", t("field.number"), sql`number`),
      number("areaHa", t("field.areaHa"), sql`area_ha`),
    ],
  },
  {
    id: "municipalities",
    idType: "text",
    changedAt: bordersLoaded("municipality"),
    title: t("title.municipalities"),
    description: t("about.municipalities"),
    rows: renamed(unit("municipality", "id"), sql`name, code, vat`),
    fields: [
      text("name", t("field.name"), sql`name`),
      text("code", t("field.code"), sql`code`),
      text("vat", t("field.vat"), sql`vat`),
      number("areaHa", t("field.areaHa"), sql`area_ha`),
    ],
  },
  {
    id: "land-holdings",
    idType: "text",
    changedAt: sql`(select max(quarter)::timestamp at time zone 'Europe/Copenhagen' from land_holding)`,
    title: t("title.land-holdings"),
    description: t("about.land-holdings"),
    rows: sql`
      select holding.municipality_code || '-' || to_char(holding.quarter, 'YYYY"q"Q') as id,
        location.geometry, municipality.name, holding.*,
        extract(year from holding.quarter)::integer as year,
        extract(quarter from holding.quarter)::integer as quarter_number
      from land_holding holding
      join municipality on municipality.code = holding.municipality_code
      join geo_location location on location.id = municipality.geo_location_id`,
    time: {
      from: sql`quarter::timestamp at time zone 'Europe/Copenhagen'`,
      to: sql`(quarter + interval '3 months') at time zone 'Europe/Copenhagen' - interval '1 microsecond'`,
    },
    fields: [
      text("municipality", t("field.municipality"), sql`name`),
      text("municipalityCode", t("field.municipalityCode"), sql`municipality_code`),
      number("year", t("field.year"), sql`year`),
      number("quarter", t("field.quarter"), sql`quarter_number`),
      number("projectLandHa", t("field.projectLandHa"), sql`project_land_ha`),
      number("compensationLandHa", t("field.compensationLandHa"), sql`compensation_land_ha`),
      number("bindingAgreementsHa", t("field.bindingAgreementsHa"), sql`binding_agreements_ha`),
      number("boughtHa", t("field.boughtHa"), sql`bought_ha`),
      number("soldHa", t("field.soldHa"), sql`sold_ha`),
    ],
  },
];

/** The current version of a stored dataset. */
export function datasetCollection(dataset: {
  id: string;
  title: string;
  description: string;
  titleEn: string;
  owner: string;
  licence: string;
  versionId: number;
  isDemo: boolean;
  attributes: readonly { name: string; titleDa: string }[];
}): Collection {
  const { id, title, description, titleEn, owner, licence, versionId, attributes, isDemo } =
    dataset;
  return {
    id,
    title,
    description,
    idType: "bigint",
    dataset: { titleEn, owner, licence, versionId, isDemo },
    changedAt: sql`(select loaded_at from dataset_version where id = ${versionId})`,
    rows: sql`select feature.id, feature.attributes, feature.geometry
      from dataset_feature feature where feature.version_id = ${versionId}`,
    fields: attributes.map(({ name, titleDa }) => attribute(name, titleDa)),
    properties: sql`coalesce(attributes, '{}')::text`,
  };
}
