import { limitsOf } from "@mars/contracts/platform/limitsOf";
import { publishPlan, undoPublishing, unpublishPlan } from "@mars/contracts/plans/planVersions";
import {
  editPlan,
  includeInPlan as includeContract,
  listPlans,
  readPlan,
  readRaises,
  setResponsible,
} from "@mars/contracts/plans/plans";
import { SINGLE_LINE_MAX_LENGTH } from "@mars/domain/fields/lineLimits";
import { overGoalT } from "@mars/domain/plans/editNeed";
import {
  type PlanAssumptions,
  raisedBy,
  shownPercent,
  USUAL_ASSUMPTIONS,
} from "@mars/domain/plans/probability";
import { diffRecords } from "@mars/domain/revisions/diffRecords";
import type { App } from "../../../platform/http/App.ts";
import { sendVersion } from "../../../platform/http/answers/ifMatch.ts";
import { route } from "../../../platform/http/route.ts";
import { signedIn } from "../../../platform/identity/person.ts";
import { checkedText } from "../../../platform/problems/checkedText.ts";
import { ProblemError } from "../../../platform/problems/ProblemError.ts";
import type { Services } from "../../../services.ts";
import { includeInPlan } from "./includeInPlan.ts";
import { openPlan, openPlanFor, stalePlan } from "./openPlan.ts";
import { assumptionsOf, planAnswer, planList, readDraft, readNeeds } from "./planAnswer.ts";
import { asScenario, countedItems, probabilityOf } from "./probabilityOf.ts";
import { planSketch } from "../sketch/sketchAnswer.ts";
import { readSketches } from "../sketch/sketchQueries.ts";
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
      const assumptions = {
        ...assumptionsOf(before),
        ...body.assumptions,
        ...(body.assumptions && {
          source: checkedText("source", body.assumptions.source, {
            required: false,
            maxLen: SINGLE_LINE_MAX_LENGTH,
            isOneLine: true,
          }),
        }),
      };
      await updatePlan(
        tx,
        params.id,
        {
          ...columns,
          ...(isRewritten && { text_origin: "mars" }),
          ...(body.assumptions && { assumptions: JSON.stringify(unusual(assumptions)) }),
        },
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
      const { title, description } = before;
      const changes = diffRecords(
        { title, description, ...needsBefore, ...assumptionsOf(before) },
        { title, description, ...columns, ...needsAfter, ...assumptions },
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

  route(app, readRaises, async ({ request, params }) => {
    const plan = await openPlan(database.write, params.id);
    const [{ needs, parts, land, assumptions }, sketches] = await Promise.all([
      readDraft(database.write, plan),
      readSketches(database.write, params.id),
    ]);
    const left = sketches
      .map((sketch) => planSketch(sketch, signedIn(request)))
      .filter(
        ({ planId, kind, included }) =>
          planId === params.id && kind === "sketch_project" && !included,
      );
    const now = shownPercent(probabilityOf(needs, parts, land, assumptions).plan);
    const counted = countedItems(parts);
    return raisedBy(left.map(asScenario), needs, counted, land, assumptions)
      .filter(({ probability }) => shownPercent(probability).percent > now.percent)
      .slice(0, 3);
  });

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

/** Only what is not as usual is stored, so that what was changed back is no change. */
function unusual(assumptions: PlanAssumptions): Partial<PlanAssumptions> {
  return Object.fromEntries(
    Object.entries(assumptions).filter(
      ([name, value]) => value !== USUAL_ASSUMPTIONS[name as keyof PlanAssumptions],
    ),
  );
}
