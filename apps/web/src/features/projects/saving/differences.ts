import type { Project } from "@mars/contracts/projectShapes";

export type Difference = { field: string; from: unknown; to: unknown };

/** What changed between two versions of a project, in the words of the revision log. */
export function differences(before: Project, after: Project): Difference[] {
  const [was, is] = [told(before), told(after)];
  return Object.keys(is).flatMap((field) =>
    JSON.stringify(was[field]) === JSON.stringify(is[field])
      ? []
      : [{ field, from: was[field], to: is[field] }],
  );
}

function told(project: Project): Record<string, unknown> {
  const { geoLocationId, areaHa, owner, delegate } = project;
  return {
    name: project.name,
    description: project.description || null,
    status: project.status,
    subsidyScheme: project.subsidySchemeId,
    area: geoLocationId && { geoLocationId, areaHa },
    caseId: project.caseId,
    owner: owner && { name: owner.name, vat: owner.vat },
    delegate: delegate && { name: delegate.name, vat: delegate.vat },
    effects: project.effects.entered,
  };
}
