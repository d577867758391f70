import type { Project } from "@mars/contracts/projects/projectShapes";
import {
  type ProjectField,
  PROJECT_FIELDS,
  writtenProjectFields,
} from "@mars/domain/fields/projectFields";
import { recordOf } from "@mars/domain/fields/recordOf";

export type Difference = { field: string; from: unknown; to: unknown };

/** What changed between two versions of a project, in the words of the revision log. */
export function differences(before: Project, after: Project): Difference[] {
  const [was, is] = [told(before), told(after)];
  return (Object.keys(PROJECT_FIELDS) as ProjectField[]).flatMap((field) =>
    JSON.stringify(was[field]) === JSON.stringify(is[field])
      ? []
      : [{ field, from: was[field], to: is[field] }],
  );
}

function told(project: Project): Record<ProjectField, unknown> {
  const { geoLocationId, areaHa, owner, delegate } = project;
  return {
    ...recordOf(writtenProjectFields, (field) => project[field] || null),
    subsidyScheme: project.subsidySchemeId,
    mitigationMeasure: project.mitigationMeasureId,
    area: geoLocationId && { geoLocationId, areaHa },
    status: project.status,
    caseId: project.caseId,
    completedOn: project.completedOn,
    owner: owner && { name: owner.name, vat: owner.vat },
    delegate: delegate && { name: delegate.name, vat: delegate.vat },
    delegation: project.delegation,
    effects: project.effects.entered,
  };
}
