import {
  effectiveEffects,
  enterEffects as checkEffects,
} from "@mars/domain/effects/enteredEffects";
import type { Effects } from "@mars/domain/effects/effects";
import { completeExamination as complete } from "@mars/domain/lifecycle/completeExamination";
import { caseStanding } from "@mars/domain/rights/may";
import type { Tx } from "../../../platform/database/Database.ts";
import { valueOrProblem } from "../../../platform/problems/ProblemError.ts";
import { markHandled } from "../casework/markHandled.ts";
import { checkDecisionDay } from "./checkDecisionDay.ts";
import { checkField } from "../project/checkField.ts";
import { loggedChanges } from "../history/loggedFields.ts";
import { ensureMay } from "../project/openProject.ts";
import { readProjectRow, updateProject } from "../project/projectQueries.ts";
import {
  countingEffects,
  lifecycleOf,
  type ProjectRow,
  resourceOf,
} from "../project/ProjectRow.ts";
import { logChange, type LoggedChange } from "../history/logChange.ts";
import type { ProjectAuditContext } from "../history/ProjectAuditContext.ts";

/** Effects entered by hand count instead of the computed ones, which stay next to them. */
export async function enterEffects(
  tx: Tx,
  row: ProjectRow,
  given: Effects | null,
  act: ProjectAuditContext,
): Promise<ProjectRow> {
  ensureMay(act.person, "project.enter-effects", row);
  const effects = given && valueOrProblem(checkEffects(given));
  const imported =
    row.effectsSource === "imported"
      ? countingEffects(row)
      : (row.enteredEffects?.replaced?.imported ?? null);
  const counting = effectiveEffects({ entered: effects, imported, computed: row.computedEffects });
  const entered = effects && { ...effects, ...(imported && { replaced: { imported } }) };
  return save(
    tx,
    row,
    act,
    "effects",
    { cause: "revision" },
    {
      entered_effects: entered && JSON.stringify(entered),
      effects_source: counting.source,
      nitrogen_tons: counting.effects.nitrogenReductionT,
      extraction_ha: counting.effects.extractionEffortHa,
      afforestation_ha: counting.effects.afforestationEffortHa,
    },
  );
}

export async function setCaseId(
  tx: Tx,
  row: ProjectRow,
  caseId: string,
  act: ProjectAuditContext,
): Promise<ProjectRow> {
  ensureMay(act.person, "project.set-case-id", row);
  const checked = checkField("caseId", caseId, act.limits);
  return save(tx, row, act, "case-id", undefined, { case_id: checked });
}

/** A flow that ends with the preliminary examination keeps its status when the work is done. */
export async function completeExamination(
  tx: Tx,
  row: ProjectRow,
  completedOn: string,
  act: ProjectAuditContext,
): Promise<ProjectRow> {
  valueOrProblem(
    complete(lifecycleOf(row), completedOn, caseStanding(act.person, resourceOf(row))),
  );
  // Only whoever may record a day is told what is wrong with it.
  checkDecisionDay(completedOn, row, act.at);
  return save(
    tx,
    row,
    act,
    "completed",
    { cause: "transition", fromStatus: row.status, decidedOn: completedOn },
    { completed_on: completedOn, last_state_changed_at: act.at },
  );
}

/** Marks what the applicant wrote as read, or a correction as approved. */
export async function handle(
  tx: Tx,
  row: ProjectRow,
  act: ProjectAuditContext,
): Promise<ProjectRow> {
  ensureMay(act.person, "project.handle", row);
  await updateProject(tx, row.id, {}, { personId: act.person.id, at: act.at });
  await markHandled(tx, row, act, { approves: true });
  await logChange(tx, act, {
    projectId: row.id,
    action: row.isCorrected ? "correction-approved" : "message-read",
    changes: [],
  });
  return (await readProjectRow(tx, row.id))!;
}

async function save(
  tx: Tx,
  row: ProjectRow,
  act: ProjectAuditContext,
  action: string,
  history: LoggedChange["history"],
  columns: Readonly<Record<string, unknown>>,
): Promise<ProjectRow> {
  await updateProject(tx, row.id, columns, { personId: act.person.id, at: act.at });
  await markHandled(tx, row, act);
  const after = (await readProjectRow(tx, row.id))!;
  const changes = loggedChanges(row, after);
  if (changes.length > 0) {
    await logChange(tx, act, { projectId: row.id, action, changes, ...(history && { history }) });
  }
  return after;
}
