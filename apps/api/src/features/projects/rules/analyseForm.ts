import type { Answer } from "@mars/contracts/platform/contract";
import type { analyseForm as contract } from "@mars/contracts/projects/projectDocuments";
import type { Notice } from "@mars/contracts/projects/projectShapes";
import { transitionsFrom } from "@mars/domain/lifecycle/allowedTransitions";
import type { FlowAction } from "@mars/domain/lifecycle/transitionTable";
import type { Queryable } from "../../../platform/database/Database.ts";
import type { Person } from "../../../platform/identity/person.ts";
import { ProblemError } from "../../../platform/problems/ProblemError.ts";
import { formAddress, readSchemes } from "../../../platform/schemes/readSchemes.ts";
import { findNeighbours } from "../neighbours/findNeighbours.ts";
import { judgeProject } from "./judgeProject.ts";
import { lifecycleOf, type ProjectRow } from "../project/ProjectRow.ts";

type Asked = {
  action: FlowAction | null;
  /** False once someone has asked about too many areas: applying continues without that warning. */
  tellsHidden: boolean;
  now: Date;
};

/** What is between a project and its next external form; may be asked again and again. */
export async function analyseForm(
  database: Queryable,
  row: ProjectRow,
  person: Person,
  { action: asked, tellsHidden, now }: Asked,
): Promise<Answer<typeof contract>> {
  const moves = transitionsFrom(lifecycleOf(row)).filter(({ action }) => action !== null);
  const move = moves.find(({ action }) => asked === null || action === asked);
  if (move === undefined) {
    throw new ProblemError("form.no-action", { figures: { status: row.status, asked } });
  }
  const [scheme] = row.schemeId ? await readSchemes(database, [row.schemeId]) : [];
  const judgement = await judgeProject(database, row, scheme, now);
  const isApplying = move.needs.includes("rules");
  const unjudged = judgement.failed.filter(({ passed }) => passed === null);
  // Without an area nothing could be measured: that is the applicant's to fix, no dataset's.
  if (isApplying && row.geoLocationId !== null && unjudged.length > 0) {
    throw new ProblemError("form.analysis-failed", {
      figures: { datasets: judgement.failedDatasets, rules: unjudged },
      headers: { "retry-after": "5" },
    });
  }
  const formUrl = scheme ? formAddress(scheme, move.action, row.id) : null;
  const obstacles: Notice[] = isApplying
    ? judgement.failed
        .filter(({ passed }) => passed === false)
        .map(({ textCode, figures }) => ({ code: textCode, ...(figures && { figures }) }))
    : [];
  if (formUrl === null) obstacles.push({ code: "lifecycle.form-address-empty" });
  const { warnings } = await findNeighbours(database, row, person, {
    filter: "all",
    tellsHidden,
  });
  return {
    action: move.action,
    to: move.to,
    formUrl,
    judgement,
    obstacles,
    warnings: [
      ...warnings,
      ...(tellsHidden ? [] : [{ code: "overlap.hidden-unchecked" }]),
      ...judgement.rules
        .filter(({ severity, passed }) => severity === "warning" && passed === false)
        .map(({ textCode, figures }) => ({ code: textCode, ...(figures && { figures }) })),
    ],
  };
}
