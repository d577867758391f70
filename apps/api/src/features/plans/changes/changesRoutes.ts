import { checkSketchArea } from "@mars/contracts/plans/planSketches";
import { limitsOf } from "@mars/contracts/platform/limitsOf";
import { readPlanChanges } from "@mars/contracts/plans/plans";
import { containment } from "@mars/domain/areas/containment";
import { datasetIds } from "@mars/domain/datasets/datasetIds";
import { validateGeometry } from "@mars/domain/areas/validateGeometry";
import { scaleEffects } from "@mars/domain/effects/effects";
import { effectOfArea } from "@mars/domain/effects/effectOfArea";
import { initialsOf } from "@mars/domain/people/initialsOf";
import type { App } from "../../../platform/http/App.ts";
import { route } from "../../../platform/http/route.ts";
import { signedIn } from "../../../platform/identity/person.ts";
import { areaOverlaps, overlapHaWith } from "../../../platform/layers/areaOverlaps.ts";
import { areaHaOf } from "../../../platform/overlap/areaHaOf.ts";
import { areaRings } from "../../../platform/overlap/areaRings.ts";
import { refusalProblem, valueOrProblem } from "../../../platform/problems/ProblemError.ts";
import { readMeasures } from "../../../platform/schemes/readSchemes.ts";
import type { Services } from "../../../services.ts";
import { conflictsOfGeometry, freeOfConflicts } from "../doubleCounts/areaConflictQueries.ts";
import {
  changesAfter,
  markPresence,
  parcelsOn,
  presentInPlan,
  sharesOfArea,
} from "./changesQueries.ts";
import { givingLandOf, outsideWarnings } from "../sketch/givingLandOf.ts";
import { conflictWarnings } from "../doubleCounts/conflictWarnings.ts";
import { openPlan } from "../plan/openPlan.ts";

export function changesRoutes(app: App, { database, config, layers, now }: Services): void {
  route(app, readPlanChanges, async ({ request, params, query }) => {
    const person = signedIn(request);
    await openPlan(database.write, params.id);
    if (query.presence !== undefined)
      await markPresence(database.write, {
        planId: params.id,
        page: query.presence,
        personId: person.id,
        editing: query.editing ?? null,
        at: now(),
      });
    const [{ next, changes }, present] = await Promise.all([
      changesAfter(database.write, params.id, query.after),
      presentInPlan(database.write, params.id, now()),
    ]);
    return {
      next,
      changes: changes.map(({ personId, at, ...change }) => ({
        ...change,
        at: at.toISOString(),
        isMine: personId === person.id,
      })),
      present: present.map(({ personId, name, editing }) => ({
        initials: initialsOf(name ?? ""),
        name: name ?? "",
        isMe: personId === person.id,
        editing,
      })),
    };
  });

  route(app, checkSketchArea, async ({ params, body }) => {
    await openPlan(database.write, params.id);
    const geometry = valueOrProblem(validateGeometry(body.geometry, limitsOf(config), "drawn"));
    await layers.refresh(5_000);
    const geojson = JSON.stringify(geometry);
    const touched = await sharesOfArea(database.write, geojson);
    const shares = touched.filter(({ planId }) => planId === params.id);
    const insideHa = shares.reduce((sum, { ha }) => sum + ha, 0);
    const rings = areaRings(geometry);
    const areaHa = areaHaOf(rings);
    const inside = containment(areaHa, insideHa, "report");
    if (!inside.ok) throw refusalProblem(inside.refusal);
    const sketchId = body.sketchId ?? null;
    const conflicts =
      body.kind === "uroert_skov"
        ? []
        : conflictWarnings(await conflictsOfGeometry(database.write, geojson, sketchId));
    const measureId = body.mitigationMeasureId ?? null;
    const land = await givingLandOf(database.write, geojson, {
      kind: body.kind,
      schemeId: body.subsidySchemeId ?? null,
      measureId,
    });
    const measure =
      measureId === null ? null : (await readMeasures(database.write, [measureId]))[0];
    // As once it is saved: what lies in a neighbour's plan counts there.
    const touchedHa = touched.reduce((sum, { ha }) => sum + ha, 0);
    const giving = areaOverlaps(layers, areaRings(land?.giving ?? geometry));
    const effects = measure
      ? scaleEffects(effectOfArea(measure, giving).effects, insideHa / touchedHa)
      : null;
    return {
      areaHa,
      insideHa,
      warnings: [
        ...(inside.value.warning ? [inside.value.warning] : []),
        ...outsideWarnings(land),
        ...conflicts,
      ],
      effects,
      subCatchments: shares.map(({ opId, name, ha }) => ({
        opId,
        name,
        nitrogenReductionT: ((effects?.nitrogenReductionT ?? 0) * ha) / insideHa,
      })),
      land: {
        carbonRichHa: areaOverlaps(layers, rings).carbonRichHa,
        protectedHa: overlapHaWith(layers, datasetIds.protectedNature, rings),
        parcelCount: await parcelsOn(database.write, geojson),
      },
      leftOut: outsideWarnings(land).length > 0 ? land!.outside : null,
      ...(body.clip === "taken" && {
        clipped: await freeOfConflicts(database.write, geojson, sketchId),
      }),
      ...(body.clip === "giving" && {
        clipped: land && land.giving.coordinates.length > 0 ? land.giving : null,
      }),
    };
  });
}
