import type { Answer } from "@mars/contracts/platform/contract";
import { limitsOf } from "@mars/contracts/platform/limitsOf";
import { clipSketches, restoreOutlines } from "@mars/contracts/plans/planOverlaps";
import { clipsBySketch } from "@mars/domain/plans/chooseClips";
import type { Tx } from "../../../platform/database/Database.ts";
import type { App } from "../../../platform/http/App.ts";
import { route } from "../../../platform/http/route.ts";
import { type Person, signedIn } from "../../../platform/identity/person.ts";
import { ProblemError } from "../../../platform/problems/ProblemError.ts";
import type { Services } from "../../../services.ts";
import { areaWithout, formerArea, holdClip } from "../doubleCounts/doubleCountQueries.ts";
import { editSketch, type SketchEdit } from "./editSketch.ts";
import { openPlan, openSketchFor } from "../plan/openPlan.ts";
import { readSketch, type SketchRow } from "./sketchQueries.ts";
import type { FastifyBaseLogger } from "fastify";
import { problemOf } from "../../../platform/problems/problemOf.ts";

/** Less than any proxy in front waits; what is left is requested again. */
const TIMEOUT_MS = 20_000;

/** One may wait for a lock in vain; after this many in a row the rest would fail as well. */
const AWAY_AFTER = 3;

/**
 * One after the other until the time is up or the database is away. One that is refused, or that
 * fails, does not stop the others: who asked is always told what was done, so that it can be undone.
 */
export async function eachInTime<One extends { readonly sketchId: string }>(
  all: readonly One[],
  log: Pick<FastifyBaseLogger, "error">,
  work: (one: One) => Promise<void>,
): Promise<{ refused: string[]; reasons: { sketchId: string; code: string }[]; left: string[] }> {
  const endsAtMs = performance.now() + TIMEOUT_MS;
  const reasons: { sketchId: string; code: string }[] = [];
  const answer = (left: readonly One[]) => ({
    refused: reasons.map(({ sketchId }) => sketchId),
    reasons,
    left: left.map(({ sketchId }) => sketchId),
  });
  let failedInRow = 0;
  for (const [index, one] of all.entries()) {
    if (performance.now() > endsAtMs || failedInRow === AWAY_AFTER) return answer(all.slice(index));
    try {
      await work(one);
      failedInRow = 0;
    } catch (error) {
      const { code } = problemOf(error);
      if (!(error instanceof ProblemError)) log.error({ err: error, code }, "failed");
      failedInRow = code === "database.unavailable" ? failedInRow + 1 : 0;
      reasons.push({ sketchId: one.sketchId, code });
    }
  }
  return answer([]);
}

/** Cut by the machine, so small leftovers are allowed as in an upload. */
const cutBy = { geometrySource: "uploaded", isCut: true } as const;

/** Many outlines at once: one short transaction for each, so that no one waits for all of them. */
export function outlineRoutes(app: App, { database, config, now }: Services): void {
  route(app, clipSketches, async ({ request, params, body }) => {
    const person = signedIn(request);
    await openPlan(database.write, params.id);
    const clipped: Answer<typeof clipSketches>["clipped"] = [];
    const { log } = request;
    const answer = await eachInTime(clipsBySketch(body.clips), log, async (one) => {
      const wanted = { planId: params.id, sketchId: one.sketchId, person, version: null };
      const { before, after } = await database.transaction(async (tx) => {
        await holdClip(tx, one);
        return change(tx, wanted, async () => {
          const geometry = await areaWithout(tx, params.id, one);
          return { geometry, ...cutBy };
        });
      });
      const { name, geoLocationId } = before;
      clipped.push({
        sketchId: one.sketchId,
        name,
        geoLocationId,
        leftGeoLocationId: after.geoLocationId,
        version: after.version,
      });
    });
    return { clipped, ...answer };
  });

  route(app, restoreOutlines, async ({ request, params, body }) => {
    const person = signedIn(request);
    await openPlan(database.write, params.id);
    const restored: string[] = [];
    const answer = await eachInTime(body.outlines, request.log, async (one) => {
      const { sketchId, leftGeoLocationId } = one;
      // Who renames a sketch does not keep its outline from coming back.
      const version = leftGeoLocationId === undefined ? one.version : null;
      await database.transaction((tx) =>
        change(tx, { planId: params.id, sketchId, person, version }, async (sketch) => {
          // Put back before, by an undo whose answer got lost.
          if (sketch.geoLocationId === one.geoLocationId) return "done";
          if (leftGeoLocationId !== undefined && leftGeoLocationId !== sketch.geoLocationId)
            throw new ProblemError("version.stale");
          const area = await formerArea(tx, one);
          return area && { formerArea: area };
        }),
      );
      restored.push(sketchId);
    });
    return { restored, ...answer };
  });

  type Wanted = { planId: string; sketchId: string; person: Person; version: number | null };

  /** Without a version the one that stands is meant: what is cut is measured against it. */
  async function change(
    tx: Tx,
    { planId, sketchId, person, version }: Wanted,
    outline: (sketch: SketchRow) => Promise<SketchEdit | "done" | null>,
  ): Promise<{ before: SketchRow; after: SketchRow }> {
    const before = await openSketchFor(tx, "sketch.edit", {
      planId,
      id: sketchId,
      person,
      version,
      yours: null,
    });
    const edit = await outline(before);
    if (edit === "done") return { before, after: before };
    if (edit === null) throw new ProblemError("sketch.nothing-left");
    await editSketch(tx, planId, before, edit, { person, at: now(), limits: limitsOf(config) });
    return { before, after: (await readSketch(tx, planId, sketchId))! };
  }
}
