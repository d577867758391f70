import type { MultiPolygon } from "@mars/contracts/datasets/layers";
import { editSketch } from "@mars/contracts/plans/planSketches";
import type { SketchProject } from "@mars/contracts/plans/planShapes";
import { recordOf } from "@mars/domain/fields/recordOf";
import { writtenSketchFields } from "@mars/domain/fields/sketchFields";
import { judgementOf } from "@mars/domain/plans/sketchJudgement";
import { call } from "../../../lib/http/call.ts";
import { draftStorage } from "../../../lib/saving/draftStorage.ts";
import { isSameValue } from "../../../lib/saving/mergeFields.ts";
import type { SaveTarget } from "../../../lib/saving/SaveTarget.ts";
import { knownSketch, takeSketch } from "../planQueries.ts";
import type { JudgedValues } from "./SketchValues.ts";

export type SketchArea = { geometry: MultiPolygon; source?: "drawn" | "picked" | "uploaded" };
export type SketchEdit = JudgedValues & {
  enteredEffects: SketchProject["enteredEffects"];
  area: SketchArea;
};

type Options = { planId: string; sketch: SketchProject; onSaved: (names: string[]) => void };

/** Everything of a sketch that may be changed, saved by a button. */
export function sketchSaveTarget({
  planId,
  sketch,
  onSaved,
}: Options): SaveTarget<SketchEdit, SketchProject> {
  const { id } = sketch;
  return {
    lockKey: id,
    known: () => knownSketch(planId, id) ?? sketch,
    fieldsOf: ({ geometry, ...fields }) => ({
      ...recordOf(writtenSketchFields, (field) => fields[field]),
      subsidySchemeId: fields.subsidySchemeId,
      mitigationMeasureId: fields.mitigationMeasureId,
      enteredEffects: fields.enteredEffects,
      ...judgementOf(fields),
      area: { geometry },
    }),
    // Every area has an id of its own, so that not every corner must be kept and compared.
    stampOf: (field, { geoLocationId }) => (field === "area" ? geoLocationId : undefined),
    isSame: (field, mine, theirs) =>
      field === "area"
        ? isSameValue(field, (mine as SketchArea).geometry, (theirs as SketchArea).geometry)
        : isSameValue(field, mine, theirs),
    send: ({ area, ...fields }, how) =>
      call(editSketch, {
        params: { id: planId, sketchId: id },
        body: {
          ...fields,
          ...(area && { geometry: area.geometry, geometrySource: area.source }),
        },
        timeoutMs: 30_000,
        quiet: true,
        ...how,
      }),
    take: (current) => takeSketch(planId, current),
    storage: draftStorage(`sketch-${id}`),
    onSaved: (_, fields) => onSaved(Object.keys(fields)),
  };
}
