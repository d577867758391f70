import "./problems.ts";
import type { App } from "../../platform/http/App.ts";
import type { Services } from "../../services.ts";
import { changesRoutes } from "./changes/changesRoutes.ts";
import { deletionRoutes } from "./deletion/deletionRoutes.ts";
import { exportRoutes } from "./downloads/exportRoutes.ts";
import { doubleCountRoutes } from "./doubleCounts/doubleCountRoutes.ts";
import { versionRoutes } from "./publication/versionRoutes.ts";
import { outlineRoutes } from "./sketch/outlineRoutes.ts";
import { planRoutes } from "./plan/planRoutes.ts";
import { scenarioRoutes } from "./scenario/scenarioRoutes.ts";
import { sketchRoutes } from "./sketch/sketchRoutes.ts";
import { readPotential } from "@mars/contracts/plans/planPotential";
import { route } from "../../platform/http/route.ts";
import { Potentials } from "./potential/planPotential.ts";
import {
  closeGap as closeGapContract,
  listGapAlternatives,
} from "@mars/contracts/plans/planScenarios";
import type { FastifyReply } from "fastify";
import { type Person, signedIn } from "../../platform/identity/person.ts";
import { readLand } from "./plan/countedQueries.ts";
import { openPlan } from "./plan/openPlan.ts";
import { needsOf } from "./plan/planAnswer.ts";
import { readSubcatchments } from "./plan/planQueries.ts";
import { readPlanProjects } from "./plan/projectQueries.ts";
import { planSketch } from "./sketch/sketchAnswer.ts";
import { readSketches, type SketchRow } from "./sketch/sketchQueries.ts";
import type { AreaGeometry } from "@mars/domain/areas/geometry";
import { datasetIds } from "@mars/domain/datasets/datasetIds";
import { outlinesOf } from "./downloads/exportQueries.ts";
import { overlapHaWith } from "../../platform/layers/areaOverlaps.ts";
import { areaRings } from "../../platform/overlap/areaRings.ts";
import { closeGap, type GapQuestion, otherWays } from "./gap/closeGap.ts";

/** Planning: from sketch to a published report. */
export async function plansRoutes(app: App, services: Services): Promise<void> {
  planRoutes(app, services);
  sketchRoutes(app, services);
  scenarioRoutes(app, services);
  deletionRoutes(app, services);
  versionRoutes(app, services);
  potentialRoutes(app, services);
  gapRoutes(app, services);
  doubleCountRoutes(app, services);
  outlineRoutes(app, services);
  changesRoutes(app, services);
  exportRoutes(app, services);
}

function potentialRoutes(app: App, { database }: Services): void {
  const potentials = new Potentials();
  route(app, readPotential, ({ params }) =>
    potentials.read(database.write, { planId: params.id, opId: params.opId }),
  );
}

function gapRoutes(app: App, { database, layers }: Services): void {
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
    wish: Omit<GapQuestion, "planId" | "needs" | "sketches" | "projects" | "land" | "protectedHa">,
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
      protectedHa:
        wish.weights.protectedNature === "none" ? new Map() : await protectedHaOf(sketches),
    };
  }

  async function protectedHaOf(sketches: readonly SketchRow[]): Promise<Map<string, number>> {
    const locations = sketches.map(({ geoLocationId }) => geoLocationId);
    const outlines = await outlinesOf(database.write, locations, OUTLINE_TOLERANCE_M);
    return new Map(
      sketches.flatMap(({ id, geoLocationId }) => {
        const outline = outlines.get(geoLocationId);
        const ha =
          outline &&
          overlapHaWith(layers, datasetIds.protectedNature, areaRings(outline as AreaGeometry));
        return typeof ha === "number" ? [[id, ha] as const] : [];
      }),
    );
  }
}

/** Finer than a weight can tell. */
const OUTLINE_TOLERANCE_M = 4;

/** Ends the solver when the caller has left. */
function whenGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once("close", () => gone.abort(new Error("The caller went away")));
  return gone.signal;
}
