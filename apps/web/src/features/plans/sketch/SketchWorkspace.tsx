import type { Plan, SketchProject } from "@mars/contracts/planShapes";
import { useEffect, useState } from "react";
import { useText } from "../../../lib/language/text.ts";
import { useDraft } from "../../../lib/storage/formDraft.ts";
import { MapLayout, MapView, useMapModel } from "../../../map/index.ts";
import { Button } from "../../../ui/Button.tsx";
import { usePlanChanges } from "../live/usePlanChanges.ts";
import { useItemOnMap } from "../map/useItemOnMap.ts";
import { sketchText } from "../text/sketchText.ts";
import { baseOf, type SketchBase } from "./clashingFields.ts";
import { DeleteSketchDialog } from "./DeleteSketchDialog.tsx";
import { EnterEffectsDialog } from "./EnterEffectsDialog.tsx";
import { SketchArea } from "./SketchArea.tsx";
import { SketchBody } from "./SketchBody.tsx";
import { SketchConflict } from "./SketchConflict.tsx";
import type { SketchValues } from "./SketchFields.tsx";
import { SketchHead } from "./SketchHead.tsx";
import { changedValues, valuesOf } from "./sketchValues.ts";
import { useNameFault } from "./useNameFault.ts";
import { useSketchSave } from "./useSketchSave.ts";

type Props = { plan: Plan; sketch: SketchProject };
export type SketchDialog = "effects" | "delete";
type SketchDraft = { changes: Partial<SketchValues>; base: SketchBase | null };
const untouched: SketchDraft = { changes: {}, base: null };

/** One sketch on the map: seen by all who plan, changed by those who may. */
export function SketchWorkspace({ plan, sketch }: Props) {
  const t = useText(sketchText);
  const model = useMapModel({ sharesView: false });
  const [isDrawing, setDrawing] = useState(false);
  const [dialog, setDialog] = useState<SketchDialog | null>(null);
  const draft = useDraft<SketchDraft>(`sketch-${sketch.id}`, untouched);
  const values: SketchValues = { ...valuesOf(sketch), ...draft.value.changes };
  const edit = changedValues(sketch, values);
  const isDirty = Object.keys(edit).length > 0;
  // As it stood when the drawing or the dialog was opened.
  const [opened, setOpened] = useState<SketchBase>(() => baseOf(sketch));
  const faultOf = useNameFault();
  const saving = useSketchSave(plan.id, sketch, () => {
    draft.change(untouched);
    draft.drop();
    setDialog(null);
    setDrawing(false);
  });
  usePlanChanges(plan.id, { editing: isDirty || isDrawing ? sketch.id : null });
  useItemOnMap(model, plan, sketch, isDrawing);
  useEffect(() => model.fit(sketch.geometry), [model, sketch.geometry]);

  function discard() {
    draft.change(untouched);
    draft.drop();
  }
  function change(next: SketchValues) {
    const changes = changedValues(sketch, next);
    const isFirst = draft.value.base === null || !isDirty;
    draft.change({ changes, base: isFirst ? baseOf(sketch) : draft.value.base });
  }
  function open(what: SketchDialog | "area") {
    setOpened(baseOf(sketch));
    if (what === "area") setDrawing(true);
    else setDialog(what);
  }
  const conflict = saving.clash && (
    <SketchConflict
      clash={saving.clash}
      isBusy={saving.isRunning}
      onResolve={(mine) => void saving.resolve(mine)}
    />
  );
  if (isDrawing)
    return (
      <>
        <SketchArea
          plan={plan}
          sketch={sketch}
          model={model}
          isBusy={saving.isRunning}
          error={saving.error}
          onSave={(area) => void saving.save(area, opened)}
          onCancel={() => setDrawing(false)}
        />
        {conflict}
      </>
    );
  return (
    <MapLayout
      label={t("panel", { name: sketch.name })}
      head={<SketchHead plan={plan} sketch={sketch} />}
      foot={
        isDirty && (
          <>
            <Button
              isBusy={saving.isRunning}
              disabled={faultOf(values.name) !== null}
              onClick={() => void saving.save(edit, draft.value.base ?? baseOf(sketch))}
            >
              {t("save")}
            </Button>
            <Button variant="text" onClick={discard}>
              {t("discard")}
            </Button>
          </>
        )
      }
      map={<MapView model={model} label={t("map")} />}
    >
      <SketchBody
        plan={plan}
        sketch={sketch}
        values={values}
        nameFault={isDirty ? faultOf(values.name) : null}
        error={dialog ? null : saving.error}
        onChange={change}
        onDraw={() => open("area")}
        onDialog={open}
      />
      {dialog === "effects" && (
        <EnterEffectsDialog
          sketch={sketch}
          isBusy={saving.isRunning}
          error={saving.error}
          onSave={(entered) => void saving.save(entered, opened)}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === "delete" && (
        <DeleteSketchDialog planId={plan.id} sketch={sketch} onClose={() => setDialog(null)} />
      )}
      {conflict}
    </MapLayout>
  );
}
