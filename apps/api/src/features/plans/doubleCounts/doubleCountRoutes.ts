import { limitsOf } from "@mars/contracts/platform/limitsOf";
import { clipSketch, listDoubleCounts } from "@mars/contracts/plans/planOverlaps";
import { doubleCounts } from "@mars/domain/plans/doubleCounts";
import { may } from "@mars/domain/rights/may";
import type { App } from "../../../platform/http/App.ts";
import { sendVersion } from "../../../platform/http/answers/ifMatch.ts";
import { route } from "../../../platform/http/route.ts";
import { type Person, signedIn } from "../../../platform/identity/person.ts";
import type { Services } from "../../../services.ts";
import { lostOf, readCounted, sumParts } from "../plan/countedQueries.ts";
import { openPlan, openSketchFor } from "../plan/openPlan.ts";
import { editSketch } from "../sketch/editSketch.ts";
import { sketchAnswer } from "../sketch/sketchAnswer.ts";
import {
  areaWithout,
  countedItems,
  type CountedRow,
  effectsOf,
  holdClip,
  overlappingPairs,
  sharedLandHa,
} from "./doubleCountQueries.ts";

export function doubleCountRoutes(app: App, { database, config, now }: Services): void {
  route(app, listDoubleCounts, async ({ request, params }) => {
    const person = signedIn(request);
    await openPlan(database.write, params.id);
    const [pairs, counted] = await Promise.all([
      overlappingPairs(database.write, params.id),
      readCounted(database.write, params.id),
    ]);
    const ids = [...new Set(pairs.flatMap(({ a, b }) => [a, b]))];
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
      before: sumParts(counted, "gross"),
      after: sumParts(counted),
      lost: [...lostOf(counted)].map(([id, share]) => ({ id, share })),
    };
  });

  route(app, clipSketch, ({ request, reply, params, body, version, transaction }) =>
    transaction(async (tx) => {
      const person = signedIn(request);
      const clip = { sketchId: params.sketchId, keptIds: [body.keptId] };
      await holdClip(tx, clip);
      const sketch = await openSketchFor(tx, "sketch.edit", {
        planId: params.id,
        id: params.sketchId,
        person,
        version,
        yours: body,
      });
      const geometry = await areaWithout(tx, params.id, clip);
      // Cut by the machine, so small leftovers are allowed as in an upload.
      await editSketch(
        tx,
        params.id,
        sketch,
        { geometry, geometrySource: "uploaded", isCut: true },
        { person, at: now(), limits: limitsOf(config) },
      );
      const after = await sketchAnswer(tx, params.id, params.sketchId, person);
      sendVersion(reply, after.version);
      return after;
    }),
  );
}

/** What a neighbour has published is that neighbour's to change, and a project no one's here. */
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
