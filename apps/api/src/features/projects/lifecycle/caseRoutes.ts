import { addRemark } from "@mars/contracts/projects/projectRemarks";
import {
  completeExamination,
  confirmFormSent,
  markCaseHandled,
  moveProject,
  setCaseId,
} from "@mars/contracts/projects/projectMoves";
import { enterProjectEffects } from "@mars/contracts/projects/projects";
import { limitsOf } from "@mars/contracts/platform/limitsOf";
import type { App } from "../../../platform/http/App.ts";
import { sendVersion } from "../../../platform/http/answers/ifMatch.ts";
import { route } from "../../../platform/http/route.ts";
import { signedIn } from "../../../platform/identity/person.ts";
import type { Services } from "../../../services.ts";
import { insertRemark, readRemarks } from "../casework/remarkQueries.ts";
import { markHandled } from "../casework/markHandled.ts";
import { caseStanding } from "@mars/domain/rights/may";
import { type ProjectRow, resourceOf } from "../project/ProjectRow.ts";
import { checkField } from "../project/checkField.ts";
import {
  completeExamination as complete,
  enterEffects,
  handle,
  setCaseId as saveCaseId,
} from "./handleCase.ts";
import { moveProject as move } from "./moveProject.ts";
import { ensureMay, openCase, openForChange } from "../project/openProject.ts";
import { projectAnswer } from "../project/projectAnswer.ts";
import { logChange } from "../history/logChange.ts";
import { openQuestion, pausedDaysOf } from "@mars/domain/lifecycle/turn";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/Database.ts";
import { checkSentDay, openRequest } from "@mars/domain/lifecycle/openRequest";
import { copenhagenDay } from "@mars/domain/time/copenhagen";
import { ProblemError, valueOrProblem } from "../../../platform/problems/ProblemError.ts";
import type { ProjectAuditContext } from "../history/ProjectAuditContext.ts";
import { updateSent } from "./applicationQueries.ts";
import { readApplications } from "../project/detailQueries.ts";
import { readProjectRow, updateProject } from "../project/projectQueries.ts";

export function caseRoutes(app: App, { config, now }: Services): void {
  const limits = limitsOf(config);
  const { publicUrl } = config.server;
  route(app, moveProject, ({ request, reply, params, body, version, transaction }) =>
    transaction(async (tx) => {
      const person = signedIn(request);
      const at = now();
      const row = await openForChange(tx, { person, id: params.id, version, yours: body, now: at });
      const moved = await move(tx, row, body, { person, at, limits, publicUrl });
      sendVersion(reply, moved.row.version);
      return { project: await projectAnswer(tx, moved.row, person, at), formUrl: moved.formUrl };
    }),
  );

  route(app, completeExamination, ({ request, reply, params, body, version, transaction }) =>
    transaction(async (tx) => {
      const person = signedIn(request);
      const at = now();
      const row = await openForChange(tx, { person, id: params.id, version, yours: body, now: at });
      const after = await complete(tx, row, body.completedOn, { person, at, limits, publicUrl });
      sendVersion(reply, after.version);
      return projectAnswer(tx, after, person, at);
    }),
  );

  route(app, confirmFormSent, ({ request, reply, params, body, version, transaction }) =>
    transaction(async (tx) => {
      const person = signedIn(request);
      const at = now();
      const row = await openForChange(tx, { person, id: params.id, version, yours: body, now: at });
      const word = { applicationId: params.applicationId, ...body };
      const after = await confirmSent(tx, row, word, { person, at, limits, publicUrl });
      sendVersion(reply, after.version);
      return projectAnswer(tx, after, person, at);
    }),
  );

  route(app, enterProjectEffects, ({ request, reply, params, body, version, transaction }) =>
    transaction(async (tx) => {
      const person = signedIn(request);
      const at = now();
      const row = await openForChange(tx, { person, id: params.id, version, yours: body, now: at });
      const after = await enterEffects(tx, row, body.effects, { person, at, limits, publicUrl });
      sendVersion(reply, after.version);
      return projectAnswer(tx, after, person, at);
    }),
  );

  route(app, markCaseHandled, ({ request, reply, params, version, transaction }) =>
    transaction(async (tx) => {
      const person = signedIn(request);
      const at = now();
      const row = await openForChange(tx, { person, id: params.id, version, yours: {}, now: at });
      const after = await handle(tx, row, { person, at, limits, publicUrl });
      sendVersion(reply, after.version);
      return projectAnswer(tx, after, person, at);
    }),
  );

  route(app, setCaseId, ({ request, reply, params, body, version, transaction }) =>
    transaction(async (tx) => {
      const person = signedIn(request);
      const at = now();
      const row = await openForChange(tx, { person, id: params.id, version, yours: body, now: at });
      const after = await saveCaseId(tx, row, body.caseId, { person, at, limits, publicUrl });
      sendVersion(reply, after.version);
      return projectAnswer(tx, after, person, at);
    }),
  );

  route(app, addRemark, ({ request, params, body, transaction }) =>
    transaction(async (tx) => {
      const person = signedIn(request);
      const act = { person, at: now(), limits, publicUrl };
      const row = await openCase(tx, params.id, person);
      ensureMay(person, "project.remark", row);
      const text = checkField("remark", body.text, limits, { field: "text" });
      const id = await insertRemark(tx, row.id, text, act);
      await markHandled(tx, row, act);
      const isAnswer =
        row.turn.remarks.length > 0 &&
        caseStanding(person, resourceOf(row)).isApplicant &&
        (await pauseForAnswer(tx, row, act.at));
      await logChange(tx, act, {
        projectId: row.id,
        action: isAnswer ? "answered" : "remark",
        changes: [{ field: "remark", from: null, to: text }],
      });
      return (await readRemarks(tx, row.id, { personId: person.id, since: null })).find(
        (remark) => remark.id === id,
      )!;
    }),
  );
}

/** An answer gives the turn back: the days it was waited for do not count as the authority's. False
 * where nothing was asked. */
async function pauseForAnswer(tx: Tx, row: ProjectRow, at: Date): Promise<boolean> {
  const question = openQuestion(row.turn.remarks);
  if (question === null) return false;
  const days = pausedDaysOf(question.at, at.toISOString());
  await sql`
    update project set paused_days = paused_days + ${days} where id = ${row.id}
  `.execute(tx);
  return true;
}

type SentWord = {
  applicationId: string;
  /** Null: it was not sent after all. */
  sentOn: string | null;
  receiptNumber?: string | null | undefined;
};

/** The form lives elsewhere, so the applicant's word is what there is until receipt is recorded. */
async function confirmSent(
  tx: Tx,
  row: ProjectRow,
  word: SentWord,
  act: ProjectAuditContext,
): Promise<ProjectRow> {
  ensureMay(act.person, "project.confirm-sent", row);
  const open = openRequest(row.status, await readApplications(tx, row.id));
  if (open?.id !== word.applicationId) {
    throw new ProblemError("application.not-open", { figures: { status: row.status } });
  }
  const today = copenhagenDay(act.at.toISOString());
  const sentOn = word.sentOn && valueOrProblem(checkSentDay(word.sentOn, open.at, today));
  const receiptNumber =
    sentOn === null ? null : checkField("receiptNumber", word.receiptNumber, act.limits) || null;
  await updateSent(tx, open.id, { sentOn, receiptNumber }, act);
  await updateProject(tx, row.id, {}, { personId: act.person.id, at: act.at });
  await logChange(tx, act, {
    projectId: row.id,
    action: sentOn === null ? "form-not-sent" : "form-sent",
    changes: [
      { field: "formSentOn", from: open.sent?.on ?? null, to: sentOn },
      { field: "receiptNumber", from: open.sent?.receiptNumber ?? null, to: receiptNumber },
    ].filter(({ from, to }) => from !== to),
  });
  return (await readProjectRow(tx, row.id))!;
}
