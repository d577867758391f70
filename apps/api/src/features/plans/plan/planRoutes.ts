import { limitsOf } from "@mars/contracts/platform/limitsOf";
import { publishPlan, undoPublishing, unpublishPlan } from "@mars/contracts/plans/planVersions";
import {
  editPlan,
  includeInPlan as includeContract,
  listPlans,
  readPlan,
  setResponsible,
} from "@mars/contracts/plans/plans";
import { SINGLE_LINE_MAX_LENGTH } from "@mars/domain/fields/lineLimits";
import { overGoalT } from "@mars/domain/plans/editNeed";
import { diffRecords } from "@mars/domain/revisions/diffRecords";
import type { App } from "../../../platform/http/App.ts";
import { sendVersion } from "../../../platform/http/answers/ifMatch.ts";
import { route } from "../../../platform/http/route.ts";
import { signedIn } from "../../../platform/identity/person.ts";
import { checkedText } from "../../../platform/problems/checkedText.ts";
import { ProblemError } from "../../../platform/problems/ProblemError.ts";
import type { Services } from "../../../services.ts";
import { includeInPlan } from "./includeInPlan.ts";
import { openPlanFor, stalePlan } from "./openPlan.ts";
import { planAnswer, planList, readNeeds } from "./planAnswer.ts";
import { organizationExists, readSubcatchments, setNeed, updatePlan } from "./planQueries.ts";
import { readDraftStamp } from "../publication/draftStamp.ts";
import { changePublication } from "../publication/publication.ts";
import { logChange } from "./logChange.ts";

export function planRoutes(app: App, { database, config, now }: Services): void {
  const limits = limitsOf(config);
  route(app, listPlans, () => planList(database.write));

  route(app, readPlan, async ({ request, reply, params }) => {
    const plan = await planAnswer(database.write, params.id, signedIn(request));
    sendVersion(reply, plan.version);
    return plan;
  });

  route(app, editPlan, ({ request, reply, params, body, version, transaction }) =>
    transaction(async (tx) => {
      const person = signedIn(request);
      const act = { person, at: now() };
      const before = await openPlanFor(tx, "plan.edit", { id: params.id, person, version });
      const subcatchments = await readSubcatchments(tx, params.id);
      const columns = {
        ...(body.title !== undefined && {
          title: checkedText("title", body.title, {
            required: true,
            maxLen: SINGLE_LINE_MAX_LENGTH,
            isOneLine: true,
          }),
        }),
        ...(body.description !== undefined && {
          description: checkedText("description", body.description, {
            required: false,
            maxLen: limits.descriptionMaxLen,
          }),
        }),
      };
      const isRewritten =
        columns.description !== undefined && columns.description !== before.description;
      // Written as it stands, an official need stays official.
      const needs = (body.needs ?? []).filter(
        (need) =>
          !subcatchments.some(
            ({ opId, needTons }) => opId === need.opId && needTons === need.needT,
          ),
      );
      await updatePlan(
        tx,
        params.id,
        { ...columns, ...(isRewritten && { text_origin: "mars" }) },
        act.at,
      );
      for (const { opId, needT } of needs)
        if (!(await setNeed(tx, params.id, opId, needT)))
          throw new ProblemError("subcatchment.unknown", { figures: { opId } });
      if (needs.length > 0 && body.allowOverGoal !== true) {
        const goalT = before.otherExtractionT;
        const overT = overGoalT(await readNeeds(tx, before), goalT);
        if (overT > 0)
          throw new ProblemError("plan.needs-over-goal", { figures: { goalT, overT } });
      }
      const needsBefore = Object.fromEntries(
        needs.map(({ opId }) => [
          `need:${opId}`,
          subcatchments.find((sub) => sub.opId === opId)?.needTons ?? null,
        ]),
      );
      const needsAfter = Object.fromEntries(
        needs.map(({ opId, needT }) => [`need:${opId}`, needT]),
      );
      const changes = diffRecords(
        { title: before.title, description: before.description, ...needsBefore },
        { title: before.title, description: before.description, ...columns, ...needsAfter },
      );
      if (changes.length > 0)
        await logChange(tx, act, {
          planId: params.id,
          entity: "plan",
          entityId: params.id,
          action: "edited",
          changes,
        });
      const plan = await planAnswer(tx, params.id, person);
      sendVersion(reply, plan.version);
      return plan;
    }),
  );

  route(app, setResponsible, ({ request, params, body, version, transaction }) =>
    transaction(async (tx) => {
      const person = signedIn(request);
      const act = { person, at: now() };
      const plan = await openPlanFor(tx, "plan.set-responsible", {
        id: params.id,
        person,
        version,
      });
      if (!(await organizationExists(tx, body.vat))) throw new ProblemError("organization.unknown");
      await updatePlan(tx, params.id, { responsible_vat: body.vat }, act.at);
      await logChange(tx, act, {
        planId: params.id,
        entity: "plan",
        entityId: params.id,
        action: "responsible",
        changes: [{ field: "responsibleVat", from: plan.responsibleVat, to: body.vat }],
      });
    }),
  );

  route(app, includeContract, ({ request, reply, params, body, transaction }) =>
    transaction(async (tx) => {
      const person = signedIn(request);
      await openPlanFor(tx, "plan.include", { id: params.id, person });
      await includeInPlan(tx, params.id, body, { person, at: now() });
      const plan = await planAnswer(tx, params.id, person);
      sendVersion(reply, plan.version);
      return plan;
    }),
  );

  for (const [contract, action, how] of [
    [publishPlan, "plan.publish", "publish"],
    [unpublishPlan, "plan.unpublish", "unpublish"],
    [undoPublishing, "plan.undo-publishing", "undo"],
  ] as const) {
    route(app, contract, ({ request, reply, params, body, version, transaction }) =>
      transaction(async (tx) => {
        const person = signedIn(request);
        const plan = await openPlanFor(tx, action, { id: params.id, person, version });
        const stamp = "stamp" in body ? body.stamp : undefined;
        if (stamp !== undefined && stamp !== (await readDraftStamp(tx, plan.id)))
          throw await stalePlan(tx, plan, person);
        const reason = checkedText("reason", "reason" in body ? body.reason : "", {
          required: false,
          maxLen: limits.remarkMaxLen,
        });
        await changePublication(tx, plan, how, { person, at: now() }, reason);
        const after = await planAnswer(tx, params.id, person);
        sendVersion(reply, after.version);
        return after;
      }),
    );
  }
}
