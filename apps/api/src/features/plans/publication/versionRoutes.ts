import type { MultiPolygon } from "@mars/contracts/datasets/layers";
import type { PublicationPreview } from "@mars/contracts/plans/planShapes";
import {
  listVersions,
  previewPublication as previewContract,
  readDifference,
} from "@mars/contracts/plans/planVersions";
import { planBalance } from "@mars/domain/plans/balance";
import {
  publicDifference,
  type SnapshotItem,
  versionDifference,
} from "@mars/domain/plans/versionDifference";
import type { Queryable } from "../../../platform/database/Database.ts";
import type { App } from "../../../platform/http/App.ts";
import { route } from "../../../platform/http/route.ts";
import { foundOrProblem } from "../../../platform/problems/ProblemError.ts";
import type { Services } from "../../../services.ts";
import { outlinesOf } from "../downloads/exportQueries.ts";
import { readCounted } from "../plan/countedQueries.ts";
import { openPlan } from "../plan/openPlan.ts";
import { balancesOf, restOf, stageParts, withNeeds } from "../plan/planAnswer.ts";
import { readSubcatchments } from "../plan/planQueries.ts";
import { projectOutlineIds } from "../plan/projectQueries.ts";
import { draftStamp } from "./draftStamp.ts";
import { publicExtent, publicNitrogen, readSnapshot, readVersions } from "./versionQueries.ts";

/** A small map of a whole report shows nothing finer. */
const TOLERANCE_M = 40;

/** What has been published, what one version changed, and what publishing now would. */
export function versionRoutes(app: App, { database }: Services): void {
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
        nitrogenReductionT:
          (version.totals.nitrogenReductionT ?? 0) - (version.totals.nitrogenTwiceT ?? 0),
        extractionEffortHa: version.totals.extractionEffortHa ?? 0,
        afforestationEffortHa: version.totals.afforestationEffortHa ?? 0,
      },
      reason: version.reason,
      nitrogenTwiceT: version.totals.nitrogenTwiceT ?? null,
    }));
  });

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
      publicCount: publicDifference(before, after).count,
    };
  });
}

/** The draft next to what is public, each by its own needs. */
async function previewPublication(
  database: Queryable,
  planId: string,
): Promise<PublicationPreview> {
  const plan = await openPlan(database, planId);
  const [subcatchments, counted, published, extent] = await Promise.all([
    readSubcatchments(database, planId),
    readCounted(database, planId),
    publicNitrogen(database, planId),
    publicExtent(database, planId),
  ]);
  const after = balancesOf(plan, subcatchments, stageParts(counted));
  const before =
    published &&
    balancesOf(plan, withNeeds(subcatchments, plan.publicNeeds ?? {}), published.nitrogen);
  const draft = foundOrProblem(await readSnapshot(database, planId, "draft"));
  const { fields, added, changed, removed } = publicDifference(
    published && (await readSnapshot(database, planId, published.number)),
    draft,
  );
  const outlines = await outlinesOfItems(database, [...added, ...changed, ...removed]);
  const shown = ({ id, fields }: SnapshotItem) => ({
    id,
    name: typeof fields.name === "string" ? fields.name : "",
    geometry: outlines.get(id) ?? null,
  });
  return {
    before: published?.number ?? null,
    published: published &&
      before && {
        ...extent,
        balance: planBalance([...before.values(), restOf(published.nitrogen)]),
      },
    subCatchments: subcatchments.map(({ opId, name }) => ({
      opId,
      name,
      needT: after.get(opId)!.needT,
      beforeT: before?.get(opId)?.remainingAfterDropoutT ?? null,
      afterT: after.get(opId)!.remainingAfterDropoutT,
    })),
    fields: [...fields],
    added: added.map(shown),
    changed: changed.map(shown),
    removed: removed.map(shown),
    stamp: draftStamp(draft, counted),
  };
}

async function outlinesOfItems(database: Queryable, items: readonly SnapshotItem[]) {
  const sketches = new Map(
    items.flatMap(({ id, fields }) =>
      typeof fields.geoLocationId === "string" ? [[id, fields.geoLocationId] as const] : [],
    ),
  );
  const others = items.filter(({ id }) => !sketches.has(id)).map(({ id }) => id);
  const locations = new Map([...sketches, ...(await projectOutlineIds(database, others))]);
  const outlines = await outlinesOf(database, [...locations.values()], TOLERANCE_M);
  return new Map(
    [...locations].flatMap(([id, location]) => {
      const outline = outlines.get(location);
      // The query makes every outline a multipolygon.
      return outline ? [[id, outline as MultiPolygon] as const] : [];
    }),
  );
}
