import type { MitigationMeasure } from "@mars/domain/effects/mitigationMeasure";
import type { FlowAction } from "@mars/domain/lifecycle/transitionTable";
import type { FlowType } from "@mars/domain/lifecycle/projectStatus";
import type { SchemeCasework } from "@mars/domain/schemes/schemeCasework";
import type { SchemeRates } from "@mars/domain/schemes/schemeRates";
import type {
  ApplicationPeriod,
  OverlapRule,
  SchemePurpose,
  SubsidyScheme,
  SupplementaryGeometryType,
} from "@mars/domain/schemes/subsidyScheme";
import { sql } from "kysely";
import type { Queryable } from "../database/Database.ts";

/** A type of supplementary geometry with its English title too. */
export type TitledGeometryType = SupplementaryGeometryType & { readonly titleEn?: string };

/** A scheme as rules judge it, with the addresses of its external forms. */
export type StoredScheme = Omit<SubsidyScheme, "supplementaryGeometryTypes"> & {
  readonly supplementaryGeometryTypes: readonly TitledGeometryType[];
  /** Who handles its cases: SGAV, NST. */
  readonly organization: string;
  readonly forms: Readonly<Partial<Record<string, string>>>;
  /** How its cases are handled; null where no one has said. */
  readonly casework: SchemeCasework | null;
};

type Row = {
  id: string;
  name: string;
  active: boolean;
  flowType: FlowType;
  mitigationMeasureId: string;
  organization: string;
  minAreaHa: number | null;
  requiredCarbonPercent: number | null;
  allowPrivateUser: boolean;
  allowPrivateCompany: boolean;
  allowMunicipality: boolean;
  allowVats: string[];
  facts: {
    applicationPeriods?: ApplicationPeriod[];
    overlapRules?: OverlapRule[];
    supplementaryGeometryTypes?: TitledGeometryType[];
    forms?: Record<string, string>;
    casework?: SchemeCasework;
    purpose?: SchemePurpose | null;
    rates?: SchemeRates | null;
  };
};

/** Every scheme, or those asked for, in the order of the list. */
export async function readSchemes(
  database: Queryable,
  ids?: readonly string[],
): Promise<StoredScheme[]> {
  const wanted = ids === undefined ? sql`true` : sql`id = any(${ids}::uuid[])`;
  const { rows } = await sql<Row>`
    select id, name, active and retired_at is null as active, flow_type as "flowType", organization, mitigation_measure_id as "mitigationMeasureId",
      min_area_ha as "minAreaHa", required_carbon_percent as "requiredCarbonPercent",
      allow_private_user as "allowPrivateUser", allow_private_company as "allowPrivateCompany",
      allow_municipality as "allowMunicipality", allow_vats as "allowVats", facts
    from subsidy_scheme where ${wanted} order by sort_order, id
  `.execute(database);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    active: row.active,
    flowType: row.flowType,
    mitigationMeasureId: row.mitigationMeasureId,
    minAreaHa: row.minAreaHa,
    requiredCarbonOverlapPercentage: row.requiredCarbonPercent,
    allowPrivateUserApply: row.allowPrivateUser,
    allowPrivateCompanyApply: row.allowPrivateCompany,
    allowMunicipalityApply: row.allowMunicipality,
    allowOrganizationVatApply: row.allowVats,
    applicationPeriods: row.facts.applicationPeriods ?? [],
    overlapRules: row.facts.overlapRules ?? [],
    supplementaryGeometryTypes: row.facts.supplementaryGeometryTypes ?? [],
    purpose: row.facts.purpose ?? null,
    rates: row.facts.rates ?? null,
    organization: row.organization,
    forms: row.facts.forms ?? {},
    casework: row.facts.casework ?? null,
  }));
}

const FORM_OF_ACTION: Readonly<Record<FlowAction, string>> = {
  request_preliminary_examination: "preliminaryExamination",
  request_establishment: "establishment",
  request_payment: "payment",
};

/** Address of the external form for one request about one project, or null where none is set. */
export function formAddress(
  scheme: Pick<StoredScheme, "forms">,
  action: FlowAction | null,
  projectId: string,
): string | null {
  const address = action === null ? "" : (scheme.forms[FORM_OF_ACTION[action]] ?? "").trim();
  if (address === "") return null;
  const mark = address.includes("?") ? "&" : "?";
  return `${address}${mark}projectId=${encodeURIComponent(projectId)}`;
}

export async function readMeasures(
  database: Queryable,
  ids?: readonly string[],
): Promise<MitigationMeasure[]> {
  const wanted = ids === undefined ? sql`true` : sql`id = any(${ids}::uuid[])`;
  const { rows } = await sql<MitigationMeasure>`
    select id, name, nitrogen_factor as "nitrogenReductionFactor",
      nitrogen_retention_property is not null as "nitrogenReductionDependsOnRetention",
      nitrogen_retention_property as "nitrogenReductionDependsOnRetentionFactorProperty",
      extraction_factor as "extractionEffortFactor",
      extraction_depends_on_carbon as "extractionEffortDependsOnCarbon",
      extraction_whole_area_above_share as "extractionEffortUseEntireAreaIfOverlapOver",
      afforestation_factor as "afforestationEffortFactor"
    from mitigation_measure where ${wanted} order by name, id
  `.execute(database);
  return rows;
}

/** Whether there is such a measure, and it is not one that only old projects have. */
export async function isMeasureOffered(database: Queryable, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from mitigation_measure where id = ${id} and retired_at is null`.execute(database);
  return rows.length > 0;
}

/** Whether a scheme is one that only old projects have. */
export async function isSchemeRetired(database: Queryable, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from subsidy_scheme where id = ${id} and retired_at is not null`.execute(database);
  return rows.length > 0;
}

/** VAT numbers of all municipalities: who applies as one. */
export async function readMunicipalityVats(database: Queryable): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ vat: string }>`
    select vat from municipality where vat is not null and retired_at is null
    union select vat from organization where kind = 'municipality' and retired_at is null
  `.execute(database);
  return new Set(rows.map(({ vat }) => vat));
}
