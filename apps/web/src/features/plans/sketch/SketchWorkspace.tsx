import type { Plan, SketchProject } from "@mars/contracts/planShapes";
import { useEffect, useState } from "react";
import { useText } from "../../../lib/language/text.ts";
import { useDraft } from "../../../lib/storage/draftKeeper.ts";
import { MapLayout, MapView, useMapModel } from "../../../map/index.ts";
import { Button } from "../../../ui/Button.tsx";
import { usePlanChanges } from "../live/usePlanChanges.ts";
import { useItemOnMap } from "../map/useItemOnMap.ts";
import { sketchText } from "../text/sketchText.ts";
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

/** One sketch on the map: seen by all who plan, changed by those who may. */
export function SketchWorkspace({ plan, sketch }: Props) {
  const t = useText(sketchText);
  const model = useMapModel({ sharesView: false });
  const [isDrawing, setDrawing] = useState(false);
  const [dialog, setDialog] = useState<SketchDialog | null>(null);
  const draft = useDraft<Partial<SketchValues>>(`sketch-${sketch.id}`, {});
  const values: SketchValues = { ...valuesOf(sketch), ...draft.value };
  const edit = changedValues(sketch, values);
  const isDirty = Object.keys(edit).length > 0;
  const faultOf = useNameFault();
  const saving = useSketchSave(plan.id, sketch, () => {
    draft.change({});
    draft.drop();
    setDialog(null);
    setDrawing(false);
  });
  usePlanChanges(plan.id, { editing: isDirty || isDrawing ? sketch.id : null });
  useItemOnMap(model, plan, sketch, isDrawing);
  useEffect(() => model.fit(sketch.geometry), [model, sketch.geometry]);

  function discard() {
    draft.change({});
    draft.drop();
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
          onSave={(area) => void saving.save(area)}
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
              onClick={() => void saving.save(edit)}
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
        onChange={(next) => draft.change(changedValues(sketch, next))}
        onDraw={() => setDrawing(true)}
        onDialog={setDialog}
      />
      {dialog === "effects" && (
        <EnterEffectsDialog
          sketch={sketch}
          isBusy={saving.isRunning}
          error={saving.error}
          onSave={(entered) => void saving.save(entered)}
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
