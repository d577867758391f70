import { assignCases } from "@mars/contracts/projects/casework";
import type { ProjectListItem } from "@mars/contracts/projects/projectShapes";
import { call } from "../../../lib/http/call.ts";

/** Gives cases back to whoever had them, except those that somebody has taken since. */
export async function undoAssignment(before: readonly ProjectListItem[], seen: string | null) {
  const changed = before.filter(({ assignee }) => (assignee?.id ?? null) !== seen);
  const groups = Map.groupBy(changed, ({ assignee }) => assignee?.id ?? null);
  const answers = await Promise.all(
    [...groups].map(([to, rows]) =>
      call(assignCases, { body: { cases: rows.map(({ id }) => ({ id, seen })), to } }),
    ),
  );
  return {
    done: answers.reduce((sum, { done }) => sum + done.length, 0),
    skipped: answers.flatMap(({ skipped }) => skipped),
  };
}
