import type { Plan, SketchProject } from "@mars/contracts/plans/planShapes";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { useText } from "../../../lib/language/text.ts";
import {
  AreaChooser,
  type ChosenArea,
  DrawTools,
  MapLayout,
  type MapModel,
  MapView,
  PanelHead,
} from "../../../map/index.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { useMasterData } from "../planQueries.ts";
import { sketchText } from "../text/sketchText.ts";
import { AreaInPlan } from "./AreaInPlan.tsx";
import { DiscardDialog } from "./DiscardDialog.tsx";
import { DrawingGuides } from "./DrawingGuides.tsx";
import { focusFirstFault } from "./focusFirstFault.ts";
import type { Guides } from "./guides.ts";
import { mutableArea } from "./mutableArea.ts";
import { sketchAreaServices } from "./sketchAreaServices.ts";
import type { SketchArea } from "./sketchSaveTarget.ts";
import { useClipMine } from "./useClipMine.ts";
import { useAreaCheck } from "./useAreaCheck.ts";
import { useAreaDraft } from "./useAreaDraft.ts";

type Props = {
  plan: Plan;
  sketch: SketchProject;
  model: MapModel;
  /** Why the area is not saved, where it is not. */
  notice: ReactNode;
  /** That someone else has deleted the sketch. */
  gone: ReactNode;
  isSaving: boolean;
  guides: Guides;
  onGuides: (guides: Guides) => void;
  onSave: (area: SketchArea) => void;
  onCancel: () => void;
};

/** The area of a sketch that exists; the effects follow while it is drawn. */
export function SketchAreaPanel(props: Props) {
  const { plan, sketch, model, guides, onGuides, onSave, onCancel } = props;
  const t = useText(sketchText);
  const [area, setArea] = useState<ChosenArea | null>(null);
  const [isDiscarding, setDiscarding] = useState(false);
  const edited = useEditedArea(sketch);
  const measures = useMasterData().data?.mitigationMeasures;
  const services = useMemo(
    () => sketchAreaServices(measures ?? [], sketch.mitigationMeasureId),
    [measures, sketch.mitigationMeasureId],
  );
  useEffect(() => () => model.drawing.reset(), [model]);
  const asked = {
    plan,
    area,
    kind: sketch.kind,
    schemeId: sketch.subsidySchemeId,
    measureId: sketch.mitigationMeasureId,
    sketchId: sketch.id,
  };
  const check = useAreaCheck(asked);
  const clipping = useClipMine(model, asked);
  const balances = new Map(plan.subCatchments.map(({ opId, balance }) => [opId, balance]));
  function save() {
    const finished = model.drawing.finish();
    if (!finished.ok) return focusFirstFault();
    const { source } = model.drawing.store.get();
    // From here on the saving keeps it, also where it fails.
    edited.drop();
    onSave({ geometry: mutableArea(finished.value), source });
  }
  function choose(next: ChosenArea | null) {
    setArea(next);
    edited.keep(next);
  }
  function cancel() {
    edited.drop();
    onCancel();
  }
  return (
    <MapLayout
      label={t("editAreaTitle")}
      head={<PanelHead context={sketch.name} title={t("editAreaTitle")} />}
      foot={
        <>
          {props.gone}
          {props.notice}
          <Button
            disabled={!area || area.refusal !== null || Boolean(props.gone)}
            isBusy={props.isSaving}
            onClick={save}
          >
            {t("saveArea")}
          </Button>
          <Button
            variant="text"
            onClick={() => (edited.isChanged() ? setDiscarding(true) : cancel())}
          >
            {t("cancel")}
          </Button>
        </>
      }
      map={
        <>
          <MapView model={model} label={t("map")}>
            <DrawTools model={model} />
          </MapView>
          <DrawingGuides model={model} guides={guides} hasHeat={false} onChange={onGuides} />
        </>
      }
    >
      <AreaChooser model={model} services={services} onChange={choose} initial={edited.initial}>
        <AreaInPlan
          plan={plan}
          model={model}
          balances={balances}
          check={check}
          hasMeasure={sketch.mitigationMeasureId !== null}
          clipping={clipping}
          effectsSource={sketch.effectsSource}
          replaced={sketch.included ? sketch.subCatchments : []}
        />
      </AreaChooser>
      {isDiscarding && <DiscardDialog onDiscard={cancel} onClose={() => setDiscarding(false)} />}
    </MapLayout>
  );
}

/**
 * The area of a sketch while it is drawn again: what is not saved yet comes back after Back, a reload
 * or a sign-in, as long as the sketch still has the area it was drawn from.
 */
export function useEditedArea({
  id,
  geoLocationId,
  geometry,
}: Pick<SketchProject, "id" | "geoLocationId" | "geometry">) {
  const draft = useAreaDraft(`sketch-area-${id}-${geoLocationId}`);
  // The map gives back what it is opened with, which is no change.
  const opened = useRef(draft.kept ? "" : null);
  const isChanged = useRef(draft.kept !== null);
  return {
    initial: draft.kept?.geometry ?? geometry,
    keep(area: ChosenArea | null): void {
      // Before it is drawn there is none.
      if (area === null && opened.current === null) return;
      const drawn = JSON.stringify(area?.geometry ?? null);
      opened.current ??= drawn;
      isChanged.current = drawn !== opened.current;
      draft.keep(isChanged.current ? area : null);
    },
    isChanged: () => isChanged.current,
    drop: draft.drop,
  };
}
