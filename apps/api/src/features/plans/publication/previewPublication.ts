import type { MultiPolygon } from "@mars/contracts/datasets/layers";
import type { PublicationPreview } from "@mars/contracts/plans/planShapes";
import { planBalance } from "@mars/domain/plans/balance";
import { publicDifference, type SnapshotItem } from "@mars/domain/plans/versionDifference";
import type { Queryable } from "../../../platform/database/Database.ts";
import { foundOrProblem } from "../../../platform/problems/ProblemError.ts";
import { readCounted } from "../plan/countedQueries.ts";
import { outlinesOf } from "../downloads/exportQueries.ts";
import { openPlan } from "../plan/openPlan.ts";
import { balancesOf, restOf, stageParts, withNeeds } from "../plan/planAnswer.ts";
import { readSubcatchments } from "../plan/planQueries.ts";
import { projectOutlineIds } from "../plan/projectQueries.ts";
import { draftStamp } from "./draftStamp.ts";
import { publicExtent, publicNitrogen, readSnapshot } from "./versionQueries.ts";

/** A small map of a whole report shows nothing finer. */
const TOLERANCE_M = 40;

/** The draft next to what is public, each by its own needs. */
export async function previewPublication(
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
