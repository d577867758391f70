import { type ProjectField, writtenProjectFields } from "@mars/domain/fields/projectFields";
import { recordOf } from "@mars/domain/fields/recordOf";
import { diffRecords, type FieldChange } from "@mars/domain/revisions/diffRecords";
import type { ProjectRow } from "../project/ProjectRow.ts";

type Party = { vat: string; name: string | null } | { personId: string } | null;

/** What the log tells of a project. Names of schemes and organisations are kept as they were called
 * then; a private person is named by id alone. */
function loggedFields(row: ProjectRow): Record<ProjectField, unknown> {
  return {
    ...recordOf(writtenProjectFields, (field) => (row[field] === "" ? null : row[field])),
    subsidyScheme: row.schemeName,
    mitigationMeasure: row.measureName,
    area:
      row.geoLocationId === null ? null : { geoLocationId: row.geoLocationId, areaHa: row.areaHa },
    status: row.status,
    caseId: row.caseId,
    completedOn: row.completedOn,
    owner: party(row.ownerVat, row.ownerPersonId, row.ownerName),
    delegate: party(row.delegateVat, row.delegatePersonId, row.delegateName),
    delegation:
      row.delegateVat === null && row.delegatePersonId === null
        ? null
        : { scope: row.delegateScope, endsAt: row.delegateEndsAt?.toISOString() ?? null },
    effects: row.enteredEffects && {
      nitrogenReductionT: row.enteredEffects.nitrogenReductionT,
      extractionEffortHa: row.enteredEffects.extractionEffortHa,
      afforestationEffortHa: row.enteredEffects.afforestationEffortHa,
    },
  };
}

function party(vat: string | null, personId: string | null, name: string | null): Party {
  if (vat !== null) return { vat, name };
  return personId === null ? null : { personId };
}

export function loggedChanges(
  before: ProjectRow | null,
  after: ProjectRow | null,
): readonly FieldChange[] {
  return diffRecords(before && loggedFields(before), after && loggedFields(after));
}
