import type { Scenario } from "@mars/contracts/plans/planShapes";
import {
  applyScenario,
  createScenario,
  deleteScenario,
  editScenario,
  listScenarios,
} from "@mars/contracts/plans/planScenarios";
import { SINGLE_LINE_MAX_LENGTH } from "@mars/domain/fields/lineLimits";
import { may } from "@mars/domain/rights/may";
import type { Action } from "@mars/domain/rights/rightsTable";
import { diffRecords } from "@mars/domain/revisions/diffRecords";
import type { Tx } from "../../../platform/database/Database.ts";
import type { App } from "../../../platform/http/App.ts";
import { sendVersion } from "../../../platform/http/answers/ifMatch.ts";
import { route } from "../../../platform/http/route.ts";
import { type Person, signedIn } from "../../../platform/identity/person.ts";
import { checkedText } from "../../../platform/problems/checkedText.ts";
import { foundOrProblem, ProblemError } from "../../../platform/problems/ProblemError.ts";
import type { Services } from "../../../services.ts";
import { deletePlanItem } from "../deletion/deletionQueries.ts";
import { includeInPlan } from "../plan/includeInPlan.ts";
import { openPlan, openPlanFor, refuseRetired } from "../plan/openPlan.ts";
import { planAnswer, resourceOf } from "../plan/planAnswer.ts";
import { logChange } from "../plan/logChange.ts";
import {
  insertScenario,
  lockScenario,
  readScenarios,
  type ScenarioContent,
  type ScenarioRow,
  updateScenario,
} from "./scenarioQueries.ts";

export function scenarioRoutes(app: App, { database, now }: Services): void {
  route(app, listScenarios, async ({ request, params }) => {
    const person = signedIn(request);
    return (await readScenarios(database.write, params.id)).map((row) => answer(row, person));
  });

  route(app, createScenario, ({ request, params, body, transaction }) =>
    transaction(async (tx) => {
      const person = signedIn(request);
      const act = { person, at: now() };
      const plan = await openPlan(tx, params.id);
      if (!may(person, "plan.save-scenario", resourceOf(plan)))
        throw new ProblemError("identity.forbidden");
      refuseRetired(plan);
      const row = await insertScenario(tx, {
        ...checked(body),
        planId: params.id,
        vat: person.vat,
        personId: person.id,
        at: act.at,
      });
      await logChange(tx, act, {
        planId: params.id,
        entity: "scenario",
        entityId: row.id,
        action: "created",
        changes: [{ field: "name", from: null, to: row.name }],
      });
      return answer(row, person);
    }),
  );

  route(app, editScenario, ({ request, reply, params, body, version, transaction }) =>
    transaction(async (tx) => {
      const person = signedIn(request);
      const act = { person, at: now() };
      const action = "scenario.edit";
      const before = await open(tx, params.id, params.scenarioId, { action, person, version });
      const row = await updateScenario(tx, before.id, { ...checked(body), at: act.at });
      await logChange(tx, act, {
        planId: params.id,
        entity: "scenario",
        entityId: row.id,
        action: "edited",
        changes: diffRecords(logged(before), logged(row)),
      });
      sendVersion(reply, row.version);
      return answer(row, person);
    }),
  );

  route(app, deleteScenario, ({ request, params, version, transaction }) =>
    transaction(async (tx) => {
      const person = signedIn(request);
      const action = "scenario.delete";
      const row = await open(tx, params.id, params.scenarioId, { action, person, version });
      await deletePlanItem(tx, {
        planId: params.id,
        kind: "scenario",
        id: row.id,
        personId: person.id,
        at: now(),
      });
      await logChange(
        tx,
        { person, at: now() },
        {
          planId: params.id,
          entity: "scenario",
          entityId: row.id,
          action: "deleted",
          changes: [{ field: "name", from: row.name, to: null }],
        },
      );
    }),
  );

  route(app, applyScenario, ({ request, reply, params, body, version, transaction }) =>
    transaction(async (tx) => {
      const person = signedIn(request);
      await openPlanFor(tx, "plan.apply-scenario", { id: params.id, person, version });
      const row = foundOrProblem(await lockScenario(tx, params.id, params.scenarioId));
      if (body.scenarioVersion !== undefined && body.scenarioVersion !== row.version)
        throw new ProblemError("version.stale", {
          currentVersion: version,
          figures: { scenario: answer(row, person) },
        });
      const chosen = (wanted: boolean) =>
        Object.entries(row.choices).flatMap(([id, included]) => (included === wanted ? [id] : []));
      await includeInPlan(
        tx,
        params.id,
        { included: chosen(true), excluded: chosen(false) },
        { person, at: now() },
      );
      const plan = await planAnswer(tx, params.id, person);
      sendVersion(reply, plan.version);
      return plan;
    }),
  );
}

function mayDo(action: Action, row: Pick<ScenarioRow, "organizationVat">, person: Person): boolean {
  const organisationVat = row.organizationVat;
  return may(person, action, { kind: "scenario", organisationVat, responsibleVat: null });
}

async function open(
  tx: Tx,
  planId: string,
  id: string,
  { action, person, version }: { action: Action; person: Person; version: number },
): Promise<ScenarioRow> {
  const row = foundOrProblem(await lockScenario(tx, planId, id));
  if (!mayDo(action, row, person)) throw new ProblemError("identity.forbidden");
  refuseRetired({ retiredAt: row.planRetiredAt });
  if (version !== row.version)
    throw new ProblemError("version.stale", {
      currentVersion: row.version,
      figures: { current: answer(row, person) },
    });
  return row;
}

function checked(body: ScenarioContent): ScenarioContent {
  const name = checkedText("name", body.name, {
    required: true,
    maxLen: SINGLE_LINE_MAX_LENGTH,
    isOneLine: true,
  });
  return { ...body, name };
}

function logged(row: ScenarioRow) {
  const { name, dropoutShare, choices, pinned } = row;
  return { name, dropoutShare, choices, pinned };
}

function answer(row: ScenarioRow, person: Person): Scenario {
  return {
    id: row.id,
    name: row.name,
    dropoutShare: row.dropoutShare,
    choices: row.choices,
    pinned: row.pinned,
    organizationVat: row.organizationVat,
    createdBy: row.createdBy,
    updatedAt: row.updatedAt.toISOString(),
    mayEdit: row.planRetiredAt === null && mayDo("scenario.edit", row, person),
    version: row.version,
  };
}
