import {
  listVersions,
  previewPublication as previewContract,
  readDifference,
} from "@mars/contracts/plans/planVersions";
import { publicDifference, versionDifference } from "@mars/domain/plans/versionDifference";
import type { App } from "../../../platform/http/App.ts";
import { route } from "../../../platform/http/route.ts";
import { foundOrProblem } from "../../../platform/problems/ProblemError.ts";
import type { Services } from "../../../services.ts";
import { openPlan } from "../plan/openPlan.ts";
import { previewPublication } from "./previewPublication.ts";
import { readSnapshot, readVersions } from "./versionQueries.ts";

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
