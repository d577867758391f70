import type { Correction } from "@mars/contracts/projects/projectShapes";
import { chosenProjectFields, writtenProjectFields } from "@mars/domain/fields/projectFields";
import { type FieldChange, sameValue } from "@mars/domain/revisions/diffRecords";
import type { Queryable } from "../../../platform/database/Database.ts";
import { readChangesBetween, readCorrectionSteps } from "./correctionQueries.ts";

const TOLD: ReadonlySet<string> = new Set([...writtenProjectFields, ...chosenProjectFields]);

/** What was asked for and what the last correction changed; null where there was none. */
export async function readCorrection(
  database: Queryable,
  projectId: string,
): Promise<Correction | null> {
  const [after, before] = await readCorrectionSteps(database, projectId);
  if (after?.cause !== "corrected" || before?.cause !== "returned") return null;
  const changes = await readChangesBetween(database, projectId, before.at, after.at);
  const sideOf = ({ areaHa, geometry, effects }: Correction["before"]) => ({
    areaHa,
    geometry,
    effects,
  });
  return {
    askedAt: before.at.toISOString(),
    asked: before.remark,
    answeredAt: after.at.toISOString(),
    before: sideOf(before),
    after: sideOf(after),
    changes: fromFirstToLast(changes.filter(({ field }) => TOLD.has(field))),
  };
}

/** One line a field, and none for what was changed and changed back. */
function fromFirstToLast(changes: readonly FieldChange[]): FieldChange[] {
  const merged = new Map<string, FieldChange>();
  for (const change of changes)
    merged.set(change.field, { ...change, from: (merged.get(change.field) ?? change).from });
  return [...merged.values()].filter(({ from, to }) => !sameValue(from, to));
}
