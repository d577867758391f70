import { listDeleted, restoreDeleted } from "@mars/contracts/plans/planDeletions";
import { may } from "@mars/domain/rights/may";
import type { Tx } from "../../../platform/database/Database.ts";
import { recomputeEffects } from "../../../platform/geography/recomputeEffects.ts";
import type { App } from "../../../platform/http/App.ts";
import { route } from "../../../platform/http/route.ts";
import { type Person, signedIn } from "../../../platform/identity/person.ts";
import { foundOrProblem, ProblemError } from "../../../platform/problems/ProblemError.ts";
import type { Services } from "../../../services.ts";
import {
  type DeletedKind,
  type DeletedRow,
  isThereAgain,
  putBack,
  readDeleted,
  takeDeleted,
} from "./deletionQueries.ts";
import { openPlan, refuseRetired } from "../plan/openPlan.ts";
import { lockPlanShared } from "../plan/planQueries.ts";
import { logChange } from "../plan/logChange.ts";
import { lockScenario } from "../scenario/scenarioQueries.ts";
import { sketchResource } from "../sketch/sketchAnswer.ts";
import { readSketch } from "../sketch/sketchQueries.ts";

/** A deletion is undone by those who might have made it; a refusal rolls everything back. */
export function deletionRoutes(app: App, { database, now }: Services): void {
  route(app, listDeleted, async ({ request, params }) => {
    const person = signedIn(request);
    const rows = await readDeleted(database.write, params.id);
    return rows
      .filter((row) => mayHaveBack(row, person))
      .map(({ id, kind, name, deletedAt, deletedBy }) => ({
        id,
        kind,
        name,
        deletedBy,
        deletedAt: deletedAt.toISOString(),
      }));
  });

  route(app, restoreDeleted, ({ request, params, transaction }) =>
    transaction(async (tx) => {
      const person = signedIn(request);
      const act = { person, at: now() };
      await lockPlanShared(tx, params.id);
      refuseRetired(await openPlan(tx, params.id));
      const deleted = foundOrProblem(await takeDeleted(tx, params.id, params.itemId));
      const { kind } = deleted;
      const item = { planId: params.id, kind, id: params.itemId };
      const isBack = await isThereAgain(tx, params.itemId);
      if (!isBack) await putBack(tx, deleted, act.at);
      const name = await nameIfAllowed(tx, item, person);
      if (isBack) throw new ProblemError("sketch.there-again");
      // Layers may have come again since; every other sketch was measured against them.
      if (kind === "sketch_project") await recomputeEffects(tx, [params.itemId]);
      await logChange(tx, act, {
        planId: params.id,
        entity: kind,
        entityId: params.itemId,
        action: "restored",
        changes: [{ field: "name", from: null, to: name }],
      });
      return { kind };
    }),
  );
}

function mayHaveBack({ kind, organizationVat, responsibleVat }: DeletedRow, person: Person) {
  return kind === "scenario"
    ? may(person, "scenario.delete", {
        kind,
        organisationVat: organizationVat,
        responsibleVat: null,
      })
    : may(person, "sketch.delete", sketchResource({ organizationVat, responsibleVat }));
}

type Item = { planId: string; kind: DeletedKind; id: string };

async function nameIfAllowed(tx: Tx, { planId, kind, id }: Item, person: Person): Promise<string> {
  if (kind === "sketch_project") {
    const sketch = foundOrProblem(await readSketch(tx, planId, id));
    if (!may(person, "sketch.delete", sketchResource(sketch)))
      throw new ProblemError("identity.forbidden", { figures: { action: "sketch.delete" } });
    return sketch.name;
  }
  const { name, organizationVat } = foundOrProblem(await lockScenario(tx, planId, id));
  const resource = { kind, organisationVat: organizationVat, responsibleVat: null };
  if (!may(person, "scenario.delete", resource))
    throw new ProblemError("identity.forbidden", { figures: { action: "scenario.delete" } });
  return name;
}
