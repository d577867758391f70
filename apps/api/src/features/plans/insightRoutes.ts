import { limitsOf } from "@mars/contracts/limitsOf";
import { clipSketch, listDoubleCounts } from "@mars/contracts/planOverlaps";
import { readPotential } from "@mars/contracts/planPotential";
import { closeGap as closeGapContract, listGapAlternatives } from "@mars/contracts/planScenarios";
import {
  listVersions,
  previewPublication as previewContract,
  readDifference,
} from "@mars/contracts/planVersions";
import { doubleCounts } from "@mars/domain/plans/doubleCounts";
import { versionDifference } from "@mars/domain/plans/versionDifference";
import { may } from "@mars/domain/rights/may";
import type { FastifyReply } from "fastify";
import type { App } from "../../platform/http/App.ts";
import { sendVersion } from "../../platform/http/ifMatch.ts";
import { route } from "../../platform/http/route.ts";
import { type Person, signedIn } from "../../platform/identity/person.ts";
import { foundOrProblem, ProblemError } from "../../platform/problems/ProblemError.ts";
import type { Services } from "../../services.ts";
import { closeGap, type GapQuestion, otherWays } from "./closeGap.ts";
import { sumsByPlan } from "./countedQueries.ts";
import {
  areaWithout,
  countedItems,
  type CountedRow,
  countedTwice,
  effectsOf,
  overlappingPairs,
  sharedLandHa,
} from "./doubleCountQueries.ts";
import { countedOnce } from "./countedOnce.ts";
import { editSketch } from "./editSketch.ts";
import { openPlan, openSketchFor } from "./openPlan.ts";
import { needsOf, plannedOf } from "./planAnswer.ts";
import { readSubcatchments } from "./planQueries.ts";
import { Potentials } from "./planPotential.ts";
import { previewPublication } from "./previewPublication.ts";
import { readPlanProjects } from "./projectQueries.ts";
import { planSketch, sketchAnswer } from "./sketchAnswer.ts";
import { readSketches } from "./sketchQueries.ts";
import { readSnapshot, readVersions } from "./versionQueries.ts";

export function insightRoutes(app: App, { database, config, now }: Services): void {
  route(app, listVersions, async ({ params }) => {
    await openPlan(database.write, params.id);
    return (await readVersions(database.write, params.id)).map((version) => ({
      number: version.number,
      status: version.endedReason ?? ("published" as const),
      title: version.title,
      publishedAt: version.publishedAt.toISOString(),
      publishedBy: version.publishedBy,
      organization: version.organization,
      endedAt: version.endedAt?.toISOString() ?? null,
      sketchCount: version.sketchCount,
      totals: {
        nitrogenReductionT: version.totals.nitrogenReductionT ?? 0,
        extractionEffortHa: version.totals.extractionEffortHa ?? 0,
        afforestationEffortHa: version.totals.afforestationEffortHa ?? 0,
      },
      reason: version.reason,
      nitrogenTwiceT: version.totals.nitrogenTwiceT ?? null,
    }));
  });

  const potentials = new Potentials();
  route(app, readPotential, ({ params }) =>
    potentials.read(database.write, { planId: params.id, opId: params.opId }),
  );

  route(app, previewContract, ({ params }) => previewPublication(database.write, params.id));

  route(app, readDifference, async ({ params }) => {
    const before = foundOrProblem(await readSnapshot(database.write, params.id, params.before));
    const after = foundOrProblem(await readSnapshot(database.write, params.id, params.after));
    const difference = versionDifference(before, after);
    const names = new Map(
      [...before.items, ...after.items].map(({ id, fields }) => [
        id,
        typeof fields.name === "string" ? fields.name : "",
      ]),
    );
    const named = ({ id }: { id: string }) => ({ id, name: names.get(id) ?? "" });
    return {
      fields: [...difference.fields],
      added: difference.added.map(named),
      removed: difference.removed.map(named),
      changed: difference.changed.map((item) => ({ ...named(item), changes: [...item.changes] })),
      count: difference.count,
    };
  });

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
    wish: Omit<GapQuestion, "planId" | "needs" | "sketches" | "projects">,
  ): Promise<GapQuestion> {
    const plan = await openPlan(database.write, planId);
    const [subcatchments, sketches, projects] = await Promise.all([
      readSubcatchments(database.write, planId),
      readSketches(database.write, planId),
      readPlanProjects(database.write, planId),
    ]);
    return {
      ...wish,
      planId,
      needs: needsOf(plan, subcatchments),
      sketches: sketches.map((sketch) => planSketch(sketch, person)),
      projects,
    };
  }

  route(app, listDoubleCounts, async ({ request, params }) => {
    const person = signedIn(request);
    await openPlan(database.write, params.id);
    const [pairs, twice, [sums]] = await Promise.all([
      overlappingPairs(database.write, params.id),
      countedTwice(database.write, params.id),
      sumsByPlan(database.write, params.id),
    ]);
    const ids = [
      ...new Set([...pairs.flatMap(({ a, b }) => [a, b]), ...twice.map(({ id }) => id)]),
    ];
    const rows = await countedItems(database.write, params.id, ids);
    const byId = new Map(rows.map((row) => [row.id, row]));
    const placeOf = new Map(pairs.map(({ a, b, x, y }) => [a + b, [x, y] as [number, number]]));
    const found = doubleCounts(
      rows.map((row) => ({ ...row, effects: effectsOf(row) })),
      pairs,
    );
    return {
      pairs: found.map((pair) => {
        const clipped = byId.get(pair.clipped)!;
        const kept = byId.get(pair.keeps)!;
        return {
          clippedId: clipped.id,
          clippedName: clipped.name,
          keptId: kept.id,
          keptName: kept.name,
          keptPlan: kept.ownPlan ? null : kept.planName,
          overlapHa: pair.overlapHa,
          at: placeOf.get([clipped.id, kept.id].toSorted().join(""))!,
          effects: pair.effects,
          clippedStage: clipped.stage,
          keptStage: kept.stage,
          mayClip: mayClip(person, clipped),
          keptMayClip: mayClip(person, kept),
        };
      }),
      overlapHa: pairs.length === 0 ? 0 : await sharedLandHa(database.write, params.id, pairs),
      before: plannedOf(sums),
      after: countedOnce(plannedOf(sums), twice, rows),
      lost: twice.map(({ id, share }) => ({ id, share })),
    };
  });

  route(app, clipSketch, ({ request, reply, params, body, version, transaction }) =>
    transaction(async (tx) => {
      const person = signedIn(request);
      const sketch = await openSketchFor(tx, "sketch.edit", {
        planId: params.id,
        id: params.sketchId,
        person,
        version,
        yours: body,
      });
      const geometry = await areaWithout(tx, params.id, {
        sketchId: sketch.id,
        keptIds: [body.keptId],
      });
      if (geometry === null) throw new ProblemError("sketch.nothing-left");
      // Cut by the machine, so small leftovers are allowed as in an upload.
      await editSketch(
        tx,
        params.id,
        sketch,
        { geometry, geometrySource: "uploaded" },
        { person, at: now(), limits: limitsOf(config) },
      );
      const after = await sketchAnswer(tx, params.id, params.sketchId, person);
      sendVersion(reply, after.version);
      return after;
    }),
  );
}

/** Ends the solver when the caller has left. */
function whenGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once("close", () => gone.abort(new Error("The caller went away")));
  return gone.signal;
}

/** What a neighbour has published is that neighbour's to change, and a project nobody's here. */
function mayClip(person: Person, item: CountedRow): boolean {
  return (
    item.ownPlan &&
    item.stage === "sketch_project" &&
    may(person, "sketch.edit", {
      kind: "sketch",
      organisationVat: item.organizationVat,
      responsibleVat: item.responsibleVat,
    })
  );
}
