import type { ProjectJudgement } from "@mars/contracts/projects/projectJudgement";
import type { Queryable } from "../../../platform/database/Database.ts";
import type { StoredScheme } from "../../../platform/schemes/readSchemes.ts";
import { readApplications } from "../project/detailQueries.ts";
import type { ProjectRow } from "../project/ProjectRow.ts";
import { judgeProject } from "./judgeProject.ts";

/** Today's judgement of what can still be changed; of a case what was judged when it was sent. Null
 * where the case was sent elsewhere and no judgement is known. */
export async function judgementOf(
  database: Queryable,
  row: ProjectRow,
  scheme: StoredScheme | undefined,
  now: Date,
): Promise<ProjectJudgement | null> {
  if (row.status === "draft" || row.returnedAt !== null) {
    return judgeProject(database, row, scheme, now);
  }
  const sent = (await readApplications(database, row.id)).findLast(({ rules }) => rules.length > 0);
  if (!sent) return null;
  const failed = sent.rules.filter(
    ({ severity, passed }) => severity === "blocking" && passed !== true,
  );
  return {
    at: sent.at,
    schemeId: row.schemeId,
    rules: sent.rules,
    areaFits: null,
    eligible: null,
    verdict: null,
    usableHa: null,
    payment: null,
    mayApply: failed.length === 0,
    failed,
    effects: sent.effects,
    steps: [],
    carbonRichHa: null,
    areaHa: sent.areaHa,
    datasetVersions: sent.datasetVersions,
    failedDatasets: [],
  };
}
