import type { Action } from "@mars/domain/rights/rightsTable";
import { may } from "@mars/domain/rights/may";
import type { Queryable, Tx } from "../../../platform/database/Database.ts";
import type { Person } from "../../../platform/identity/person.ts";
import { foundOrProblem, ProblemError } from "../../../platform/problems/ProblemError.ts";
import { recordCaseReads } from "./caseReadQueries.ts";
import { projectAnswer } from "./projectAnswer.ts";
import { lockProject, readProjectRow } from "./projectQueries.ts";
import { type ProjectRow, resourceOf } from "./ProjectRow.ts";

/** The project, or 'unknown' to whoever may not see it. */
export async function openProject(
  database: Queryable,
  id: string,
  person: Person,
): Promise<ProjectRow> {
  const row = foundOrProblem(await readProjectRow(database, id));
  if (!may(person, "project.read", resourceOf(row))) throw new ProblemError("resource.not-found");
  if (isOthersCase(row, person))
    await recordCaseReads(database, [row.id], { person, way: "opened" });
  return row;
}

/** Whether a private person's case is read by someone else. */
export function isOthersCase(
  { ownerPersonId }: Pick<ProjectRow, "ownerPersonId">,
  person: Person,
): boolean {
  return ownerPersonId !== null && ownerPersonId !== person.id;
}

/** The same, for those who may see what passes between applicant and authority. */
export async function openCase(
  database: Queryable,
  id: string,
  person: Person,
): Promise<ProjectRow> {
  const row = await openProject(database, id, person);
  ensureMay(person, "project.read-case", row);
  return row;
}

export type Change = {
  person: Person;
  id: string;
  /** The version the change is based on. */
  version: number;
  /** What was sent, given back next to what stands where the two do not meet. */
  yours: unknown;
  now: Date;
};

/** Locks the project for a change and refuses one that is based on an older version. */
export async function openForChange(tx: Tx, change: Change): Promise<ProjectRow> {
  await lockProject(tx, change.id);
  const row = await openProject(tx, change.id, change.person);
  if (row.version !== change.version) {
    throw new ProblemError("version.stale", {
      currentVersion: row.version,
      figures: {
        current: await projectAnswer(tx, row, change.person, change.now),
        yours: change.yours,
        changedBy: may(change.person, "project.read-case", resourceOf(row)) ? row.updatedBy : null,
      },
      // The answer tells the whole case, and the change that would have recorded it is undone.
      ...(isOthersCase(row, change.person) && {
        afterRollback: (database: Queryable) =>
          recordCaseReads(database, [row.id], { person: change.person, way: "opened" }),
      }),
    });
  }
  return row;
}

export function ensureMay(person: Person, action: Action, row: ProjectRow): void {
  if (!may(person, action, resourceOf(row))) {
    throw new ProblemError("identity.forbidden", { figures: { action, status: row.status } });
  }
}

/** Refused for what the case has come to, where the person could have done it earlier or later. */
export function ensureMayNow(
  person: Person,
  actions: readonly Action[],
  row: ProjectRow,
  code: string,
): void {
  const resource = resourceOf(row);
  if (actions.some((action) => may(person, action, resource))) return;
  const inOtherStatus = (["draft", "approval"] as const).some((status) =>
    actions.some((action) => may(person, action, { ...resource, status })),
  );
  if (!inOtherStatus) {
    throw new ProblemError("identity.forbidden", { figures: { actions, status: row.status } });
  }
  throw new ProblemError(code, { figures: { status: row.status } });
}
