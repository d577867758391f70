import { bulkInsert } from "../../apps/api/src/platform/database/bulkInsert.ts";
import type { Queryable } from "../../apps/api/src/platform/database/Database.ts";
import { datasetGroups } from "./datasetGroups.ts";
import { datasets } from "./datasets.ts";
import { fieldDatasets } from "./fieldDatasets.ts";
import { measures } from "./measures.ts";
import { municipalities, municipalityOrganizationName, regionNames } from "./municipalities.ts";
import { nationalConstants, nationalGoals } from "./nationalGoals.ts";
import { nationalStates } from "./nationalStates.ts";
import { ownerOrganizations } from "./organizations.ts";
import { plans } from "./plans.ts";
import { officialSetting, schemeFacts } from "./schemeFacts.ts";
import type { SchemeSetting } from "./schemeFacts.ts";
import { schemes } from "./schemes.ts";
import type { Scheme } from "./schemes.ts";
import { subCatchments } from "./subCatchments.ts";
import { tripartites } from "./tripartites.ts";

export type ReferenceOptions = {
  settingOf?: (scheme: Scheme) => SchemeSetting;
  mayApplyOf?: (scheme: Scheme) => Scheme["mayApply"];
};

/** Fills an empty database with the facts that everything else refers to. */
export async function loadReference(tx: Queryable, options: ReferenceOptions = {}): Promise<void> {
  await loadUnits(tx);
  await loadOrganizations(tx);
  await loadSchemes(tx, options);
  await loadCatalogue(tx);
  await bulkInsert(
    tx,
    "reference_document",
    ["key", "document"],
    [
      ["national-goals", nationalGoals],
      ["national-constants", nationalConstants],
      ["field-datasets", fieldDatasets],
    ],
  );
}

async function loadUnits(tx: Queryable): Promise<void> {
  await bulkInsert(
    tx,
    "municipality",
    [
      "code",
      "id",
      "name",
      "vat",
      "region_code",
      "region_name",
      "outside_division",
      "geo_location_id",
    ],
    municipalities.map((one) => [
      one.code,
      one.id,
      one.name,
      one.vat,
      one.regionCode,
      regionNames[one.regionCode],
      one.outsideDivision,
      one.geoLocationId,
    ]),
  );
  await bulkInsert(
    tx,
    "tripartite",
    ["id", "number", "name", "geo_location_id"],
    tripartites.map((one) => [one.id, one.number, one.name, one.geoLocationId]),
  );
  await bulkInsert(
    tx,
    "plan",
    [
      "id",
      "name",
      "title",
      "description",
      "main_catchment_number",
      "status",
      "version_number",
      "nitrogen_goal_tons",
      "extraction_potential_ha",
      "field_regulation_tons",
      "other_extraction_tons",
      "geo_location_id",
      "version",
      "updated_at",
    ],
    plans.map((plan) => [
      plan.id,
      plan.name,
      plan.name,
      "",
      mainCatchmentOf(plan.name),
      "draft",
      0,
      plan.nitrogenGoalTons,
      plan.extractionPotentialHa,
      plan.fieldRegulationTons,
      plan.otherExtractionTons,
      plan.geoLocationId,
      1,
      new Date(0),
    ]),
  );
  const planIds = new Map(plans.map((plan) => [plan.name, plan.id]));
  await bulkInsert(
    tx,
    "subcatchment",
    [
      "op_id",
      "name",
      "plan_id",
      "nitrogen_counts",
      "label_easting",
      "label_northing",
      "official_area_ha",
      "geo_location_id",
      "version",
    ],
    subCatchments.map((sub) => [
      sub.opId,
      sub.name,
      planIds.get(sub.planName),
      sub.nitrogenCounts,
      sub.labelEastingM,
      sub.labelNorthingM,
      sub.areaKm2 * 100,
      subCatchmentGeoId(sub.opId),
      1,
    ]),
  );
}

/** Sub-catchments have no national geometry id; ours is made from their number. */
export const subCatchmentGeoId = (opId: string) =>
  `5ab0ca7c-0000-4000-8000-${opId.padStart(12, "0")}`;

function mainCatchmentOf(planName: string): string | null {
  const areaByNumber = new Map<string, number>();
  for (const sub of subCatchments.filter((one) => one.planName === planName)) {
    for (const [number, share] of Object.entries(sub.tripartiteShares)) {
      areaByNumber.set(number, (areaByNumber.get(number) ?? 0) + share * sub.areaKm2);
    }
  }
  return [...areaByNumber].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

async function loadOrganizations(tx: Queryable): Promise<void> {
  await bulkInsert(
    tx,
    "organization",
    [
      "vat",
      "name",
      "kind",
      "abbreviation",
      "icon",
      "description_da",
      "description_en",
      "municipality_code",
    ],
    [
      ...ownerOrganizations.map((one) => [
        one.vat,
        one.name,
        one.kind,
        one.abbreviation,
        one.icon,
        one.descriptionDa,
        one.descriptionEn,
        null,
      ]),
      ...municipalities.flatMap((one) =>
        one.vat
          ? [
              [
                one.vat,
                municipalityOrganizationName(one),
                "municipality",
                null,
                null,
                null,
                null,
                one.code,
              ],
            ]
          : [],
      ),
    ],
  );
}

async function loadSchemes(tx: Queryable, options: ReferenceOptions): Promise<void> {
  await bulkInsert(
    tx,
    "mitigation_measure",
    [
      "id",
      "name",
      "description_da",
      "description_en",
      "color",
      "icon",
      "nitrogen_factor",
      "nitrogen_retention_property",
      "extraction_factor",
      "extraction_depends_on_carbon",
      "extraction_whole_area_above_share",
      "afforestation_factor",
    ],
    measures.map((one) => [
      one.id,
      one.name,
      one.descriptionDa,
      one.descriptionEn,
      one.color,
      one.icon,
      one.nitrogenFactorKgPerHa,
      one.nitrogenRetentionProperty,
      one.extractionFactor,
      one.extractionDependsOnCarbon,
      one.extractionWholeAreaAboveShare,
      one.afforestationFactor,
    ]),
  );
  const { settingOf = officialSetting, mayApplyOf = (scheme) => scheme.mayApply } = options;
  await bulkInsert(
    tx,
    "subsidy_scheme",
    [
      "id",
      "name",
      "organization",
      "owner_vat",
      "active",
      "flow_type",
      "flow_number",
      "mitigation_measure_id",
      "color",
      "min_area_ha",
      "required_carbon_percent",
      "allow_private_user",
      "allow_private_company",
      "allow_municipality",
      "allow_vats",
      "facts",
      "sort_order",
    ],
    schemes.map((scheme, index) => {
      const may = mayApplyOf(scheme);
      return [
        scheme.id,
        scheme.name,
        scheme.organization,
        scheme.ownerVat,
        scheme.active,
        scheme.flowType,
        scheme.flowNumber,
        scheme.measureId,
        scheme.color,
        scheme.minAreaHa,
        scheme.requiredCarbonPercent,
        may.privateUser,
        may.privateCompany,
        may.municipality,
        may.vats,
        schemeFacts(scheme, settingOf(scheme)),
        index,
      ];
    }),
  );
  await bulkInsert(
    tx,
    "national_state",
    ["number", "sort_order", "name", "kind", "description", "facts"],
    nationalStates.map(({ number, sortOrder, name, type, ...facts }) => [
      number,
      sortOrder,
      name,
      type,
      "",
      facts,
    ]),
  );
}

async function loadCatalogue(tx: Queryable): Promise<void> {
  await bulkInsert(
    tx,
    "dataset_group",
    ["id", "title_da", "title_en", "sort_order"],
    datasetGroups.map((group, index) => [group.id, group.titleDa, group.titleEn, index]),
  );
  await bulkInsert(
    tx,
    "dataset",
    [
      "id",
      "group_id",
      "kind",
      "title_da",
      "title_en",
      "meaning_da",
      "meaning_en",
      "attributes",
      "style",
      "source",
      "licence",
      "storage",
      "in_screening",
      "sort_order",
    ],
    datasets.map((one, index) => [
      one.id,
      one.group,
      one.kind,
      one.titleDa,
      one.titleEn,
      one.meaningDa,
      one.meaningEn,
      one.attributes,
      one.style,
      one.source,
      one.licence,
      "stored",
      one.inScreening,
      index,
    ]),
  );
}
