import { containment } from "@mars/domain/areas/containment";
import type { AreaGeometry } from "@mars/domain/areas/geometry";
import { type SketchTextColumns, writtenSketchFields } from "@mars/domain/fields/sketchFields";
import type { Tx } from "../../../platform/database/Database.ts";
import { recomputeEffects } from "../../../platform/geography/recomputeEffects.ts";
import { type AreaSource, storeArea } from "../../../platform/geography/storeArea.ts";
import { ProblemError, valueOrProblem } from "../../../platform/problems/ProblemError.ts";
import { logChange } from "../plan/logChange.ts";
import {
  checkedChoice,
  checkedTexts,
  type GivenTexts,
  type SketchAuditContext,
} from "./sketchFields.ts";
import { insertSketch, insidePlanHa } from "./sketchQueries.ts";

export type GivenSketch = GivenTexts & {
  kind: "sketch_project" | "uroert_skov";
  subsidySchemeId?: string | null | undefined;
  mitigationMeasureId?: string | null | undefined;
  geometry: AreaGeometry;
  geometrySource: AreaSource;
};

/** Creates the sketches, all or none; one that lies wholly outside the report refuses them all. */
export async function createSketches(
  tx: Tx,
  planId: string,
  given: readonly GivenSketch[],
  { confirmed, act }: { confirmed: boolean; act: SketchAuditContext },
): Promise<string[]> {
  if (given.length > 1 && !confirmed)
    throw new ProblemError("sketch.not-confirmed", { figures: { count: given.length } });
  const made: { id: string; name: string; geoLocationId: string; areaHa: number }[] = [];
  for (const sketch of given) {
    const choice = await checkedChoice(tx, {
      schemeId: sketch.subsidySchemeId ?? null,
      measureId: sketch.mitigationMeasureId ?? null,
    });
    const texts = checkedTexts(sketch, writtenSketchFields, act.limits) as SketchTextColumns;
    const area = await storeArea(tx, "sketch_project", sketch.geometry, sketch.geometrySource, act);
    const id = await insertSketch(tx, {
      planId,
      kind: sketch.kind,
      texts,
      ...choice,
      geoLocationId: area.id,
      areaHa: area.areaHa,
      organizationVat: act.person.vat,
      personId: act.person.id,
      at: act.at,
    });
    made.push({ id, name: texts.name, geoLocationId: area.id, areaHa: area.areaHa });
  }
  const ids = made.map(({ id }) => id);
  await recomputeEffects(tx, ids);
  for (const { id, name, geoLocationId, areaHa } of made) {
    valueOrProblem(containment(areaHa, await insidePlanHa(tx, planId, geoLocationId), "report"));
    // Only now is it known which plans it lies in.
    await logChange(tx, act, {
      planId,
      entity: "sketch_project",
      entityId: id,
      action: "created",
      changes: [{ field: "name", from: null, to: name }],
    });
  }
  return ids;
}
