import type { NationalPlan, NationalProject, NationalUnit, UnitParts } from "./nationalShapes.ts";
import { nationalShapes as shapes } from "./nationalShapes.ts";
import { onceEach } from "./onceEach.ts";
import type { RowReader } from "./RowReader.ts";

/** What could not be read but is there: what was imported of it before is not gone. */
export class PassedOver {
  readonly projects: string[] = [];
  readonly sketches: string[] = [];
  readonly plans: string[] = [];

  note(into: "projects" | "sketches" | "plans", row: unknown, field: string): void {
    const id = (row as Record<string, unknown> | null)?.[field];
    if (typeof id === "string" && guid.test(id)) this[into].push(id);
  }
}

const guid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function readProjects(
  reader: RowReader,
  rows: readonly unknown[],
  kept: PassedOver,
): NationalProject[] {
  const read = reader.read("status/projects", shapes.project, rows, (row) =>
    kept.note("projects", row, "projectId"),
  );
  return onceEach(read, (project) => project.projectId).map((project) => ({
    ...project,
    supplementaryGeometries: reader.read(
      "supplementary areas of status/projects",
      shapes.supplement,
      project.supplementaryGeometries ?? [],
    ),
  }));
}

export function readPlans(
  reader: RowReader,
  rows: readonly unknown[],
  kept: PassedOver,
): NationalPlan[] {
  const read = reader.read("status/plans", shapes.plan, rows, (row) =>
    kept.note("plans", row, "id"),
  );
  return onceEach(read, (plan) => plan.id).map((plan) => ({
    ...plan,
    ...readParts(reader, "status/plans", plan, kept),
  }));
}

export function readUnits(
  reader: RowReader,
  path: string,
  rows: readonly unknown[],
): NationalUnit[] {
  return reader
    .read(path, shapes.unit, rows)
    .map((unit) => ({ ...unit, ...readParts(reader, path, unit) }));
}

type Lists = { [Part in keyof UnitParts]?: unknown[] | null | undefined };

function readParts(reader: RowReader, path: string, lists: Lists, kept?: PassedOver): UnitParts {
  return {
    projects: reader.read(`projects of ${path}`, shapes.share, lists.projects ?? []),
    // A unit has one part of each: told twice it would count twice.
    sketchProjects: onceEach(
      reader.read(`sketch projects of ${path}`, shapes.sketch, lists.sketchProjects ?? [], (row) =>
        kept?.note("sketches", row, "sketchProjectId"),
      ),
      (sketch) => sketch.sketchProjectId,
    ),
    naturePotentials: reader.read(
      `nature potentials of ${path}`,
      shapes.potential,
      lists.naturePotentials ?? [],
    ),
  };
}
