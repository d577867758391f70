import type { StoredTurn } from "./turnOfRow.ts";
import type { MultiPolygon } from "@mars/contracts/datasets/layers";
import type { Effects } from "@mars/domain/effects/effects";
import { recordOf } from "@mars/domain/fields/recordOf";
import { type WrittenProjectField, writtenProjectFields } from "@mars/domain/fields/projectFields";
import type { LifecycleProject } from "@mars/domain/lifecycle/allowedTransitions";
import type { FlowType, ProjectStatus } from "@mars/domain/lifecycle/projectStatus";
import type { CountedStage } from "@mars/domain/lifecycle/stage";
import type { DelegationScope } from "@mars/domain/rights/delegation";
import type { Holder } from "@mars/domain/rights/holder";
import { may } from "@mars/domain/rights/may";
import type { RightsPerson } from "@mars/domain/rights/person";
import type { ProjectResource } from "@mars/domain/rights/resources";

/** Effects entered by hand remember the imported ones they replace. */
export type EnteredEffects = Effects & { replaced?: { imported: Effects } };

/** One project with the names that go with it. */
export type ProjectRow = Record<WrittenProjectField, string> & {
  id: string;
  schemeId: string | null;
  schemeName: string | null;
  flowType: FlowType | null;
  measureId: string | null;
  measureName: string | null;
  caseId: string | null;
  caseNumber: string;
  turn: StoredTurn;
  ownerVat: string | null;
  ownerPersonId: string | null;
  ownerName: string | null;
  ownerKind: string | null;
  ownerIsFinal: boolean;
  delegateVat: string | null;
  delegatePersonId: string | null;
  delegateName: string | null;
  delegateKind: string | null;
  delegateIsFinal: boolean;
  delegateScope: DelegationScope;
  delegateEndsAt: Date | null;
  status: ProjectStatus;
  stage: CountedStage | null;
  statusBefore: ProjectStatus | null;
  completedOn: string | null;
  geoLocationId: string | null;
  geometry: MultiPolygon | null;
  geometrySource: string | null;
  areaHa: number | null;
  carbonOverlapHa: number | null;
  nitrogenTons: number | null;
  extractionHa: number | null;
  afforestationHa: number | null;
  effectsSource: "computed" | "imported" | "entered" | null;
  computedEffects: Effects | null;
  enteredEffects: EnteredEffects | null;
  originalEffects: Effects | null;
  reducedAreaHa: number | null;
  appliedAt: Date | null;
  /** When it last left the drafts by the applicant's own will: what is older is theirs alone. */
  caseSince: Date | null;
  /** Sent back for correction, and not sent again. */
  returnedAt: Date | null;
  isCorrected: boolean;
  assigneeId: string | null;
  assigneeName: string | null;
  lastStateChangedAt: Date | null;
  origin: "mars" | "demo" | "national";
  screeningId: string | null;
  inPlans: boolean;
  version: number;
  createdAt: Date;
  createdBy: string | null;
  updatedAt: Date;
  updatedBy: string | null;
};

/** The project's texts alone. */
export function writtenTexts(row: ProjectRow): Record<WrittenProjectField, string> {
  return recordOf(writtenProjectFields, (field) => row[field]);
}

/** Imported projects whose owner is not public belong to no one who could sign in. */
const NOBODY: Holder = { kind: "organisation", vat: "" };

export function holderOfRow(vat: string | null, personId: string | null): Holder | null {
  if (vat !== null) return { kind: "organisation", vat };
  return personId === null ? null : { kind: "person", personId };
}

/** What rights ask of a project, wherever it was read. */
export type RightsRow = Pick<
  ProjectRow,
  | "status"
  | "ownerVat"
  | "ownerPersonId"
  | "delegateVat"
  | "delegatePersonId"
  | "delegateScope"
  | "returnedAt"
  | "inPlans"
>;

export function resourceOf(row: RightsRow): ProjectResource {
  return {
    kind: "project",
    status: row.status,
    owner: holderOfRow(row.ownerVat, row.ownerPersonId) ?? NOBODY,
    delegate: holderOfRow(row.delegateVat, row.delegatePersonId),
    delegateScope: row.delegateScope,
    isReturned: row.returnedAt !== null,
    inPlans: row.inPlans,
  };
}

/** From when on a person may read what was done to a project; null: all of it. */
export function readableSince(row: ProjectRow, person: RightsPerson): Date | null {
  return may(person, "project.read-drafting", resourceOf(row)) ? null : row.caseSince;
}

/** A draft without a scheme has no flow yet; nothing of the table but 'full' could apply to it. */
export function lifecycleOf(row: ProjectRow): LifecycleProject {
  return {
    status: row.status,
    flowType: row.flowType ?? "full",
    statusBefore: row.statusBefore,
    caseId: row.caseId,
    completedOn: row.completedOn,
    isReturned: row.returnedAt !== null,
  };
}

export function countingEffects(row: ProjectRow): Effects {
  return {
    nitrogenReductionT: row.nitrogenTons,
    extractionEffortHa: row.extractionHa,
    afforestationEffortHa: row.afforestationHa,
  };
}
