import { containment } from "@mars/domain/areas/containment";
import type { AreaGeometry } from "@mars/domain/areas/geometry";
import type { Effects } from "@mars/domain/effects/effects";
import { type SketchField, writtenSketchFields } from "@mars/domain/fields/sketchFields";
import {
  JUDGEMENT_COLUMNS,
  judgementFields,
  judgementOf,
  type SketchJudgement,
} from "@mars/domain/plans/sketchJudgement";
import { diffRecords } from "@mars/domain/revisions/diffRecords";
import type { Tx } from "../../../platform/database/Database.ts";
import { recomputeEffects } from "../../../platform/geography/recomputeEffects.ts";
import { type AreaSource, storeArea } from "../../../platform/geography/storeArea.ts";
import { valueOrProblem } from "../../../platform/problems/ProblemError.ts";
import { logChange } from "../plan/logChange.ts";
import { asItStands, isComputable, readAsImported } from "./asImportedQueries.ts";
import { countingColumns } from "./countingColumns.ts";
import {
  checkedChoice,
  checkedTexts,
  type GivenTexts,
  type SketchAuditContext,
} from "./sketchFields.ts";
import {
  insidePlanHa,
  plansShowing,
  readSketch,
  type SketchRow,
  updateSketch,
  writtenTexts,
} from "./sketchQueries.ts";

type GivenJudgement = { [Field in keyof SketchJudgement]?: SketchJudgement[Field] | undefined };

export type SketchEdit = GivenTexts &
  GivenJudgement & {
    subsidySchemeId?: string | null | undefined;
    mitigationMeasureId?: string | null | undefined;
    geometry?: AreaGeometry | undefined;
    geometrySource?: AreaSource | undefined;
    /** Cut by the machine: what is left counts as the whole did. */
    isCut?: true;
    /** An area it had before: areas never change, so it is the same one again and no new one. */
    formerArea?: { id: string; areaHa: number } | undefined;
    enteredEffects?: Effects | null | undefined;
    autosave?: boolean;
  };

/** Changes what was sent; effects follow a new area or measure, but those that a person entered. */
export async function editSketch(
  tx: Tx,
  planId: string,
  sketch: SketchRow,
  edit: SketchEdit,
  act: SketchAuditContext,
): Promise<void> {
  const columns: Record<string, unknown> = {};
  // A plan that the area moves out of hears of it too.
  const isMoved = edit.geometry !== undefined || edit.formerArea !== undefined;
  const shownBefore = isMoved ? await plansShowing(tx, [sketch.id]) : [];
  const given = writtenSketchFields.filter((field) => edit[field] !== undefined);
  Object.assign(columns, checkedTexts(edit, given, act.limits));
  for (const field of judgementFields)
    if (edit[field] !== undefined) columns[JUDGEMENT_COLUMNS[field]] = edit[field];
  let { mitigationMeasureId } = sketch;
  if (edit.subsidySchemeId !== undefined || edit.mitigationMeasureId !== undefined) {
    const schemeId =
      edit.subsidySchemeId === undefined ? sketch.subsidySchemeId : edit.subsidySchemeId;
    const schemeChanges = schemeId !== sketch.subsidySchemeId;
    const asked = edit.mitigationMeasureId;
    // A new scheme brings its measure along, so the old one is not held against it.
    const measureId =
      asked === undefined ? (schemeChanges ? null : sketch.mitigationMeasureId) : asked;
    const choice = await checkedChoice(
      tx,
      { schemeId, measureId },
      { schemeId: sketch.subsidySchemeId, measureId: sketch.mitigationMeasureId },
    );
    columns.subsidy_scheme_id = choice.schemeId;
    columns.mitigation_measure_id = choice.measureId;
    mitigationMeasureId = choice.measureId;
  }
  if (edit.formerArea) {
    columns.geo_location_id = edit.formerArea.id;
    columns.area_ha = edit.formerArea.areaHa;
  } else if (edit.geometry !== undefined) {
    const area = await storeArea(
      tx,
      "sketch_project",
      edit.geometry,
      edit.geometrySource ?? "drawn",
      act,
      edit.isCut ? sketch.geoLocationId : null,
    );
    columns.geo_location_id = area.id;
    columns.area_ha = area.areaHa;
  }
  const next = {
    geoLocationId: (columns.geo_location_id ?? sketch.geoLocationId) as string,
    mitigationMeasureId,
  };
  const isImported = sketch.effectsSource === "imported";
  const isOther = !isSameArea(next, sketch);
  if (edit.enteredEffects !== undefined || isOther || isImported) {
    const known = await readAsImported(tx, sketch.id);
    // An instance before an upgrade may have left published figures with an outline of its own.
    const isLeftBehind = isImported && known !== null && !isSameArea(next, known);
    if (edit.enteredEffects !== undefined || isOther || isLeftBehind)
      Object.assign(
        columns,
        countingColumns(sketch, {
          ...next,
          entered: edit.enteredEffects,
          asImported: known ?? (isImported ? asItStands(sketch) : null),
          areaHa: (columns.area_ha ?? sketch.areaHa) as number,
          isComputable: await isComputable(tx, mitigationMeasureId),
        }),
      );
  }
  await updateSketch(tx, sketch.id, columns, { personId: act.person.id, at: act.at });
  await recomputeEffects(tx, [sketch.id], { overlaps: edit.geometry !== undefined });
  const after = (await readSketch(tx, sketch.planId, sketch.id))!;
  if (isMoved) {
    const insideHa = await insidePlanHa(tx, sketch.planId, after.geoLocationId);
    valueOrProblem(containment(after.areaHa, insideHa, "report"));
  }
  const changes = diffRecords(loggedFields(sketch), loggedFields(after));
  if (changes.length === 0) return;
  await logChange(tx, act, {
    planId,
    entity: "sketch_project",
    entityId: sketch.id,
    action: isMoved ? "area" : "edited",
    changes,
    autosave: edit.autosave ?? false,
    alsoPlans: shownBefore,
  });
}

type Area = Pick<SketchRow, "geoLocationId" | "mitigationMeasureId">;

const isSameArea = (one: Area, other: Area) =>
  one.geoLocationId === other.geoLocationId &&
  one.mitigationMeasureId === other.mitigationMeasureId;

function loggedFields(
  sketch: SketchRow,
): Record<SketchField | keyof SketchJudgement | "effectsSource", unknown> {
  return {
    ...writtenTexts(sketch),
    ...judgementOf(sketch),
    subsidySchemeId: sketch.subsidySchemeId,
    mitigationMeasureId: sketch.mitigationMeasureId,
    included: sketch.included,
    geoLocationId: sketch.geoLocationId,
    areaHa: sketch.areaHa,
    nitrogenReductionT: sketch.nitrogenTons,
    extractionEffortHa: sketch.extractionHa,
    afforestationEffortHa: sketch.afforestationHa,
    effectsSource: sketch.effectsSource,
  };
}
