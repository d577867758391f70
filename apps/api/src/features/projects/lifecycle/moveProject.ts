import type { ProjectJudgement } from "@mars/contracts/projects/projectJudgement";
import type { ProjectStatus } from "@mars/domain/lifecycle/projectStatus";
import { transition, type TransitionEvent } from "@mars/domain/lifecycle/transition";
import { transitionsFrom } from "@mars/domain/lifecycle/allowedTransitions";
import { caseStanding } from "@mars/domain/rights/may";
import type { Tx } from "../../../platform/database/Database.ts";
import { valueOrProblem } from "../../../platform/problems/ProblemError.ts";
import { formAddress, readSchemes } from "../../../platform/schemes/readSchemes.ts";
import { readReturnedScheme } from "../casework/readCorrection.ts";
import { insertRemark } from "../casework/remarkQueries.ts";
import { answerDay } from "@mars/domain/lifecycle/answerDay";
import { pausedDaysOf } from "@mars/domain/lifecycle/turn";
import { markHandled } from "../casework/markHandled.ts";
import { insertApplication, insertCorrectedApplication } from "./applicationQueries.ts";
import { checkDecisionDay } from "./checkDecisionDay.ts";
import { checkField } from "../project/checkField.ts";
import { judgeProject } from "../rules/judgeProject.ts";
import { loggedChanges } from "../history/loggedFields.ts";
import { readProjectRow, updateProject } from "../project/projectQueries.ts";
import {
  countingEffects,
  lifecycleOf,
  type ProjectRow,
  resourceOf,
} from "../project/ProjectRow.ts";
import { logChange } from "../history/logChange.ts";
import type { ProjectAuditContext } from "../history/ProjectAuditContext.ts";

export type Move = {
  to: ProjectStatus;
  remark?: string | null | undefined;
  caseId?: string | null | undefined;
  confirmed: boolean;
  decidedOn?: string | null | undefined;
  /** The last day for a correction. */
  answerBy?: string | null | undefined;
};

/** Moves a project by one row of the table; applying also freezes what was applied for. */
export async function moveProject(
  tx: Tx,
  row: ProjectRow,
  move: Move,
  act: ProjectAuditContext,
): Promise<{ row: ProjectRow; formUrl: string | null }> {
  const at = act.at.toISOString();
  const remark = optional("remark", move.remark, act);
  const caseId = optional("caseId", move.caseId, act);
  const [scheme] = row.schemeId ? await readSchemes(tx, [row.schemeId]) : [];
  const wanted = transitionsFrom(lifecycleOf(row)).find(({ to }) => to === move.to);
  const address = scheme ? formAddress(scheme, wanted?.action ?? null, row.id) : null;
  const judgement = wanted?.needs.includes("rules")
    ? await judgeProject(tx, row, scheme, act.at)
    : null;
  // A correction has its place in the round, whatever becomes of the round's days.
  const hasPlace =
    wanted?.corrects === true && (await readReturnedScheme(tx, row.id)) === row.schemeId;
  const failed = judgement?.failed.filter(({ rule }) => !(hasPlace && rule === "period"));
  const { project, event } = valueOrProblem(
    transition(
      lifecycleOf(row),
      {
        to: move.to,
        remark,
        caseId,
        confirmed: move.confirmed,
        formAddress: address,
        decidedOn: move.decidedOn ?? null,
        ...(failed && { failedRules: failed.map(({ textCode }) => textCode) }),
      },
      { by: { ...caseStanding(act.person, resourceOf(row)), personId: act.person.id }, at },
    ),
  );
  if (move.decidedOn) checkDecisionDay(move.decidedOn, row, act.at);
  const correctBy =
    event.returns && move.answerBy ? valueOrProblem(answerDay(move.answerBy, at)) : null;
  const cause = event.returns ? "returned" : event.corrects ? "corrected" : "transition";
  const isSame = cause !== "transition";
  await updateProject(
    tx,
    row.id,
    {
      status: project.status,
      status_before: project.statusBefore,
      case_id: project.caseId,
      returned_at: event.returns ? act.at : null,
      correct_by: correctBy,
      ...(event.corrects && {
        corrected_at: act.at,
        paused_days: row.turn.pausedDays + pausedDaysOf(row.returnedAt!.toISOString(), at),
      }),
      ...(!isSame && { last_state_changed_at: act.at, paused_days: 0, corrected_at: null }),
      ...appliedColumns(event, act.at),
    },
    { personId: act.person.id, at: act.at },
  );
  await markHandled(tx, row, act, { approves: true });
  await keep(tx, row, event, judgement, address, act);
  const after = (await readProjectRow(tx, row.id))!;
  await logChange(tx, act, {
    projectId: row.id,
    action: cause,
    changes: [
      ...loggedChanges(row, after),
      ...(isSame && event.remark ? [{ field: "remark", from: null, to: event.remark }] : []),
    ],
    answerBy: correctBy,
    history: {
      cause,
      fromStatus: row.status,
      remark: event.remark,
      decidedOn: event.decidedOn,
    },
  });
  return { row: after, formUrl: event.action ? address : null };
}

/** A correction keeps the case's place in the round; withdrawn by the applicant it begins again. */
function appliedColumns(event: TransitionEvent, at: Date) {
  if (event.to === "draft") return { applied_at: null, first_applied_at: null };
  return event.freezes && !event.corrects ? { applied_at: at, first_applied_at: at } : {};
}

const ACTION_NAMES = {
  request_preliminary_examination: "preliminary_examination",
  request_establishment: "establishment",
  request_payment: "payment",
} as const;

/** Each request keeps what it was made with; a remark with a decision is also one between the two. */
async function keep(
  tx: Tx,
  row: ProjectRow,
  event: TransitionEvent,
  judgement: ProjectJudgement | null,
  formUrl: string | null,
  act: ProjectAuditContext,
): Promise<void> {
  if (event.action) {
    await insertApplication(tx, {
      projectId: row.id,
      action: ACTION_NAMES[event.action],
      at: act.at,
      personId: act.person.id,
      geoLocationId: row.geoLocationId,
      ruleResults: judgement?.rules ?? [],
      datasetVersions: judgement?.datasetVersions ?? {},
      effects: countingEffects(row),
      formUrl,
    });
  }
  // The same application with new content: its form and receipt stay as they were.
  if (event.corrects) {
    await insertCorrectedApplication(tx, row.id, {
      at: act.at,
      personId: act.person.id,
      geoLocationId: row.geoLocationId,
      ruleResults: judgement?.rules ?? [],
      datasetVersions: judgement?.datasetVersions ?? {},
      effects: countingEffects(row),
    });
  }
  if (event.remark) await insertRemark(tx, row.id, event.remark, act);
}

function optional(
  field: "remark" | "caseId",
  value: string | null | undefined,
  { limits }: ProjectAuditContext,
): string | null {
  return checkField(field, value, limits, { isOptional: true }) || null;
}
