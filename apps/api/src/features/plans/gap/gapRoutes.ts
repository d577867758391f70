import {
  closeGap as closeGapContract,
  listGapAlternatives,
} from "@mars/contracts/plans/planScenarios";
import type { FastifyReply } from "fastify";
import type { App } from "../../../platform/http/App.ts";
import { route } from "../../../platform/http/route.ts";
import { type Person, signedIn } from "../../../platform/identity/person.ts";
import type { Services } from "../../../services.ts";
import { readLand } from "../plan/countedQueries.ts";
import { openPlan } from "../plan/openPlan.ts";
import { needsOf } from "../plan/planAnswer.ts";
import { readSubcatchments } from "../plan/planQueries.ts";
import { readPlanProjects } from "../plan/projectQueries.ts";
import { planSketch } from "../sketch/sketchAnswer.ts";
import { readSketches } from "../sketch/sketchQueries.ts";
import { closeGap, type GapQuestion, otherWays } from "./closeGap.ts";

export function gapRoutes(app: App, { database }: Services): void {
  route(app, closeGapContract, async ({ request, reply, params, body }) =>
    closeGap(await gapQuestion(params.id, signedIn(request), body), whenGone(reply)),
  );

  route(app, listGapAlternatives, async ({ request, reply, params, body }) =>
    otherWays(
      { ...(await gapQuestion(params.id, signedIn(request), body)), chosen: body.chosen },
      whenGone(reply),
    ),
  );

  async function gapQuestion(
    planId: string,
    person: Person,
    wish: Omit<GapQuestion, "planId" | "needs" | "sketches" | "projects" | "land">,
  ): Promise<GapQuestion> {
    const plan = await openPlan(database.write, planId);
    const [subcatchments, sketches, projects, land] = await Promise.all([
      readSubcatchments(database.write, planId),
      readSketches(database.write, planId),
      readPlanProjects(database.write, planId),
      readLand(database.write, planId),
    ]);
    return {
      ...wish,
      planId,
      needs: needsOf(plan, subcatchments),
      sketches: sketches.map((sketch) => planSketch(sketch, person)),
      projects,
      land: land.get(planId) ?? [],
    };
  }
}

/** Ends the solver when the caller has left. */
function whenGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once("close", () => gone.abort(new Error("The caller went away")));
  return gone.signal;
}
