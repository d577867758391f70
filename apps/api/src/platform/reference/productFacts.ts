import { datasetGroups } from "./facts/datasetGroups.ts";
import { datasets } from "./facts/datasets.ts";
import { fieldDatasets } from "./facts/fieldDatasets.ts";
import { measures } from "./facts/measures.ts";
import {
  municipalities,
  municipalityOrganizationName,
  regionNames,
} from "./facts/municipalities.ts";
import { nationalConstants, nationalGoals } from "./facts/nationalGoals.ts";
import { nationalStates } from "./facts/nationalStates.ts";
import { ownerOrganizations } from "./facts/organizations.ts";
import { plans } from "./facts/plans.ts";
import { officialSetting, schemeFacts } from "./facts/schemeFacts.ts";
import { schemes } from "./facts/schemes.ts";
import { subCatchmentGeoId, subCatchments } from "./facts/subCatchments.ts";
import { tripartites } from "./facts/tripartites.ts";
import type { FactTable } from "./FactTable.ts";

/** Every fact of this release, in an order in which each finds what it refers to. */
export function productFacts(): FactTable[] {
  return [...unitFacts(), organizationFacts(), ...schemeTables(), ...catalogueFacts(), documents()];
}

function unitFacts(): FactTable[] {
  const planIds = new Map(plans.map((plan) => [plan.name, plan.id]));
  return [
    {
      kind: "municipality",
      table: "municipality",
      key: "code",
      retires: true,
      isDated: true,
      // Official outlines come with names of their own.
      shared: ["name"],
      rows: municipalities.map((one) => ({
        code: one.code,
        id: one.id,
        name: one.name,
        vat: one.vat,
        region_code: one.regionCode,
        region_name: regionNames[one.regionCode],
        outside_division: one.outsideDivision,
        geo_location_id: one.geoLocationId,
      })),
    },
    {
      kind: "tripartite",
      table: "tripartite",
      key: "id",
      retires: true,
      isDated: true,
      rows: tripartites.map((one) => ({
        id: one.id,
        number: one.number,
        name: one.name,
        geo_location_id: one.geoLocationId,
      })),
    },
    {
      kind: "plan",
      table: "plan",
      key: "id",
      retires: true,
      isDated: true,
      // The national status brings goals, and those who run a plan may change them.
      shared: [
        "name",
        "main_catchment_number",
        "nitrogen_goal_tons",
        "extraction_potential_ha",
        "field_regulation_tons",
        "other_extraction_tons",
      ],
      rows: plans.map((plan) => ({
        id: plan.id,
        name: plan.name,
        main_catchment_number: mainCatchmentOf(plan.name),
        nitrogen_goal_tons: plan.nitrogenGoalTons,
        extraction_potential_ha: plan.extractionPotentialHa,
        field_regulation_tons: plan.fieldRegulationTons,
        other_extraction_tons: plan.otherExtractionTons,
        geo_location_id: plan.geoLocationId,
      })),
      initial: ({ name }) => ({
        title: name,
        description: "",
        status: "draft",
        version_number: 0,
        version: 1,
        updated_at: new Date(0),
      }),
    },
    {
      kind: "subcatchment",
      table: "subcatchment",
      key: "op_id",
      retires: true,
      isDated: true,
      shared: ["name", "label_easting", "label_northing", "official_area_ha"],
      rows: subCatchments.map((sub) => ({
        op_id: sub.opId,
        name: sub.name,
        plan_id: planIds.get(sub.planName),
        nitrogen_counts: sub.nitrogenCounts,
        label_easting: sub.labelEastingM,
        label_northing: sub.labelNorthingM,
        official_area_ha: sub.areaKm2 * 100,
        geo_location_id: subCatchmentGeoId(sub.opId),
      })),
      initial: () => ({ version: 1 }),
    },
  ];
}

function mainCatchmentOf(planName: string): string | null {
  const areaByNumber = new Map<string, number>();
  for (const sub of subCatchments.filter((one) => one.planName === planName)) {
    for (const [number, share] of Object.entries(sub.tripartiteShares)) {
      areaByNumber.set(number, (areaByNumber.get(number) ?? 0) + share * sub.areaKm2);
    }
  }
  return [...areaByNumber].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

function organizationFacts(): FactTable {
  const owners = ownerOrganizations.map((one) => ({
    vat: one.vat,
    name: one.name,
    kind: one.kind,
    abbreviation: one.abbreviation,
    icon: one.icon,
    description_da: one.descriptionDa,
    description_en: one.descriptionEn,
    municipality_code: null as string | null,
  }));
  const ofMunicipalities = municipalities.flatMap((one) =>
    one.vat
      ? [
          {
            vat: one.vat,
            name: municipalityOrganizationName(one),
            kind: "municipality",
            abbreviation: null,
            icon: null,
            description_da: null,
            description_en: null,
            municipality_code: one.code,
          },
        ]
      : [],
  );
  return {
    kind: "organization",
    table: "organization",
    key: "vat",
    retires: true,
    rows: [...owners, ...ofMunicipalities],
  };
}

function schemeTables(): FactTable[] {
  return [
    {
      kind: "measure",
      table: "mitigation_measure",
      key: "id",
      retires: true,
      rows: measures.map((one) => ({
        id: one.id,
        name: one.name,
        description_da: one.descriptionDa,
        description_en: one.descriptionEn,
        color: one.color,
        icon: one.icon,
        nitrogen_factor: one.nitrogenFactorKgPerHa,
        nitrogen_retention_property: one.nitrogenRetentionProperty,
        extraction_factor: one.extractionFactor,
        extraction_depends_on_carbon: one.extractionDependsOnCarbon,
        extraction_whole_area_above_share: one.extractionWholeAreaAboveShare,
        afforestation_factor: one.afforestationFactor,
      })),
    },
    {
      kind: "scheme",
      table: "subsidy_scheme",
      key: "id",
      retires: true,
      rows: schemes.map((scheme, index) => ({
        id: scheme.id,
        name: scheme.name,
        organization: scheme.organization,
        owner_vat: scheme.ownerVat,
        active: scheme.active,
        flow_type: scheme.flowType,
        flow_number: scheme.flowNumber,
        mitigation_measure_id: scheme.measureId,
        color: scheme.color,
        min_area_ha: scheme.minAreaHa,
        required_carbon_percent: scheme.requiredCarbonPercent,
        ...mayApplyColumns(scheme.mayApply),
        facts: schemeFacts(scheme, officialSetting(scheme)),
        sort_order: index,
      })),
    },
    {
      kind: "state",
      table: "national_state",
      key: "number",
      rows: nationalStates.map(({ number, sortOrder, name, type, ...facts }) => ({
        number,
        sort_order: sortOrder,
        name,
        kind: type,
        description: "",
        facts,
      })),
    },
  ];
}

/** Who may apply, by the columns of a scheme. */
export const mayApplyColumns = (may: (typeof schemes)[number]["mayApply"]) => ({
  allow_private_user: may.privateUser,
  allow_private_company: may.privateCompany,
  allow_municipality: may.municipality,
  allow_vats: may.vats,
});

function catalogueFacts(): FactTable[] {
  return [
    {
      kind: "dataset-group",
      table: "dataset_group",
      key: "id",
      rows: datasetGroups.map((group, index) => ({
        id: group.id,
        title_da: group.titleDa,
        title_en: group.titleEn,
        sort_order: index,
      })),
    },
    {
      kind: "dataset",
      table: "dataset",
      key: "id",
      retires: true,
      rows: datasets.map((one, index) => ({
        id: one.id,
        group_id: one.group,
        kind: one.kind,
        title_da: one.titleDa,
        title_en: one.titleEn,
        meaning_da: one.meaningDa,
        meaning_en: one.meaningEn,
        attributes: one.attributes,
        style: one.style,
        source: one.source,
        licence: one.licence,
        in_screening: one.inScreening,
        sort_order: index,
      })),
      // A dataset that is asked at its owner's service stays so.
      initial: () => ({ storage: "stored" }),
    },
  ];
}

function documents(): FactTable {
  const given: Record<string, unknown> = {
    "national-goals": nationalGoals,
    "national-constants": nationalConstants,
    "field-datasets": fieldDatasets,
    // By municipality code; none is published with the product, an operator sets them.
    "municipality-contacts": {},
  };
  return {
    kind: "document",
    table: "reference_document",
    key: "key",
    rows: Object.entries(given).map(([key, document]) => ({ key, document })),
    initial: () => ({ updated_at: new Date() }),
  };
}
