import type { MasterData, MasterDataScheme } from "@mars/contracts/datasets/masterData";
import { sql } from "kysely";
import type { Queryable } from "../../platform/database/Database.ts";

export type SchemeFacts = {
  applicationPeriods?: {
    startDate: string;
    endDate: string | null;
    extensionEndDate: string | null;
  }[];
  overlapRules?: {
    datasetId: string;
    mustOverlap: boolean;
    mustNotOverlap: boolean;
    attributeName: string | null;
    attributeOperator: "=" | "<>" | null;
    attributeValues: string[] | null;
    minOverlapAreaHa: number | null;
    minNitrogenReductionT: number | null;
  }[];
  supplementaryGeometryTypes?: {
    id: string;
    title: string;
    titleEn?: string | null;
    type: string | null;
    automatic: boolean;
    clipToProjectGeometry?: boolean;
    mustOverlapWithDatasets: string[] | null;
    mustNotOverlapWithDatasets: string[] | null;
  }[];
  forms?: Partial<Record<string, string>>;
  f2Integration?: boolean;
  generateReport?: boolean;
  descriptionDa?: string;
  descriptionEn?: string;
  applicantDa?: string;
  applicantEn?: string;
  link?: string | null;
  casework?: MasterDataScheme["casework"];
};

export type SchemeRow = {
  id: string;
  name: string;
  organization: string;
  ownerVat: string | null;
  active: boolean;
  flowType: "full" | "preliminary_examination" | "establishment";
  flowNr: number | null;
  mitigationMeasureId: string;
  color: string | null;
  minAreaHa: number | null;
  requiredCarbonOverlapPercentage: number | null;
  allowPrivateUserApply: boolean;
  allowPrivateCompanyApply: boolean;
  allowMunicipalityApply: boolean;
  allowOrganizationVatApply: string[];
  facts: SchemeFacts;
};

export async function schemeRows(database: Queryable): Promise<SchemeRow[]> {
  const { rows } = await sql<SchemeRow>`
    select id, name, organization, owner_vat as "ownerVat",
      active and retired_at is null as active, flow_type as "flowType",
      flow_number as "flowNr", mitigation_measure_id as "mitigationMeasureId", color,
      min_area_ha as "minAreaHa", required_carbon_percent as "requiredCarbonOverlapPercentage",
      allow_private_user as "allowPrivateUserApply",
      allow_private_company as "allowPrivateCompanyApply",
      allow_municipality as "allowMunicipalityApply", allow_vats as "allowOrganizationVatApply", facts
    from subsidy_scheme order by sort_order, id`.execute(database);
  return rows;
}

export type MeasureRow = {
  id: string;
  name: string;
  descriptionDa: string | null;
  descriptionEn: string | null;
  color: string;
  icon: string;
  nitrogenReductionFactor: number | null;
  nitrogenReductionDependsOnRetentionFactorProperty: "skov" | "ekstensivering" | null;
  extractionEffortFactor: number;
  extractionEffortDependsOnCarbon: boolean;
  extractionEffortUseEntireAreaIfOverlapOver: number | null;
  afforestationEffortFactor: number;
  active: boolean;
};

export async function measureRows(database: Queryable): Promise<MeasureRow[]> {
  const { rows } = await sql<MeasureRow>`
    select id, name, description_da as "descriptionDa", description_en as "descriptionEn", color, icon,
      nitrogen_factor as "nitrogenReductionFactor",
      nitrogen_retention_property as "nitrogenReductionDependsOnRetentionFactorProperty",
      extraction_factor as "extractionEffortFactor",
      extraction_depends_on_carbon as "extractionEffortDependsOnCarbon",
      extraction_whole_area_above_share as "extractionEffortUseEntireAreaIfOverlapOver",
      afforestation_factor as "afforestationEffortFactor", retired_at is null as active
    from mitigation_measure`.execute(database);
  return rows;
}

export type StateRow = {
  stateNr: number;
  sortOrder: number;
  name: string;
  type: string;
  description: string;
  facts: { ownerEdits?: boolean; caseworkerEdits?: boolean; adminEdits?: boolean };
};

export async function stateRows(database: Queryable): Promise<StateRow[]> {
  const { rows } = await sql<StateRow>`
    select number as "stateNr", sort_order as "sortOrder", name, kind as type, description, facts
    from national_state order by sort_order`.execute(database);
  return rows;
}

export type FieldDataset = {
  datasetId: string;
  title: string;
  year: number;
  cropCodesLeftOut: string[];
};

export type ReferenceDocuments = {
  "national-goals"?: Record<string, number>;
  limits?: Record<string, number>;
  "field-datasets"?: FieldDataset[];
};

/** Whom to write to or call, by the municipality's name; what is not set is left out. */
export async function municipalityContacts(
  database: Queryable,
): Promise<MasterData["municipalityContacts"]> {
  const { rows } = await sql<{
    municipality: string;
    phone: string | null;
    email: string | null;
    url: string | null;
  }>`
    select m.name as municipality, c.value ->> 'phone' as phone, c.value ->> 'email' as email,
      c.value ->> 'url' as url
    from reference_document d cross join lateral jsonb_each(d.document) c
    join municipality m on m.code = c.key
    where d.key = 'municipality-contacts' order by m.code`.execute(database);
  return rows;
}

export async function referenceDocuments(database: Queryable): Promise<ReferenceDocuments> {
  const { rows } = await sql<{ key: string; document: never }>`
    select key, document from reference_document
    where key in ('national-goals', 'limits', 'field-datasets')`.execute(database);
  return Object.fromEntries(rows.map(({ key, document }) => [key, document]));
}
