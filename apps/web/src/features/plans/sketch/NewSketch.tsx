import type { Plan } from "@mars/contracts/plans/planShapes";
import { recordOf } from "@mars/domain/fields/recordOf";
import { writtenSketchFields } from "@mars/domain/fields/sketchFields";
import { bestPlace, type BestPlace } from "@mars/domain/plans/drawingPotential";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useSubmitForm } from "../../../lib/forms/useSubmitForm.ts";
import { useText } from "../../../lib/language/text.ts";
import { addressOf } from "../../../lib/router/address.ts";
import { navigate } from "../../../lib/router/currentLocation.ts";
import { useDraft } from "../../../lib/session/ownWork/formDraft.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import {
  AreaChooser,
  type ChosenArea,
  DrawTools,
  MapLayout,
  type MapModel,
  MapView,
  PanelHead,
  type UploadedArea,
} from "../../../map/index.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { type Potential, useMasterData } from "../planQueries.ts";
import { HeatLegend } from "../potential/HeatLegend.tsx";
import { sketchText } from "../text/sketchText.ts";
import type { PlanWork } from "../work/usePlanWork.ts";
import { AreaInPlan } from "./AreaInPlan.tsx";
import { DiscardDialog } from "./DiscardDialog.tsx";
import { DrawingGuides } from "./DrawingGuides.tsx";
import { MeasureField } from "./MeasureField.tsx";
import { SeveralDialog } from "./SeveralDialog.tsx";
import { SketchFields, SketchLines } from "./SketchFields.tsx";
import type { SketchValues } from "./SketchValues.ts";
import { focusFirstFault } from "./focusFirstFault.ts";
import type { Guides } from "./guides.ts";
import { leaveNewSketch, type SketchKind } from "./newSketchKind.ts";
import { sketchAreaServices } from "./sketchAreaServices.ts";
import { useAreaCheck } from "./useAreaCheck.ts";
import { useAreaDraft } from "./useAreaDraft.ts";
import { useClipMine } from "./useClipMine.ts";
import { type SketchToMake, useCreateSketches } from "./useCreateSketches.ts";
import { useSketchFaults } from "./useSketchFaults.ts";

const blank: SketchValues = {
  ...recordOf(writtenSketchFields, () => ""),
  subsidySchemeId: null,
  mitigationMeasureId: null,
};

type Props = {
  plan: Plan;
  work: PlanWork;
  model: MapModel;
  kind: SketchKind;
  guides: Guides;
  /** Best places of a sub-catchment, on the map or on their way there. */
  heat: Potential | null;
  onGuides: (guides: Guides) => void;
};

/** A new sketch on the plan's map: the area first, its measure and what it does to the plan, then
 * its name. */
export function NewSketch({ plan, work, model, kind, guides, heat, onGuides }: Props) {
  const t = useText(sketchText);
  const draft = useDraft<SketchValues>(`new-sketch-${plan.id}-${kind}`, blank);
  const values = draft.value;
  const areaDraft = useAreaDraft(`new-sketch-area-${plan.id}-${kind}`);
  const [area, setArea] = useState<ChosenArea | null>(null);
  const [several, setSeveral] = useState<readonly UploadedArea[] | null>(null);
  const [isDiscarding, setDiscarding] = useState(false);
  const { isTried, submit } = useSubmitForm();
  const faults = useSketchFaults(values);
  const create = useCreateSketches(plan);
  const measures = useMasterData().data?.mitigationMeasures;
  const services = useMemo(
    () => sketchAreaServices(measures ?? [], values.mitigationMeasureId),
    [measures, values.mitigationMeasureId],
  );
  useEffect(() => () => model.drawing.reset(), [model]);
  const asked = {
    plan,
    area,
    kind,
    schemeId: values.subsidySchemeId,
    measureId: values.mitigationMeasureId,
  };
  const best = kind === "sketch_project" && heat?.data ? bestPlace(heat.data) : null;
  useBestPlace(model, best, (mitigationMeasureId) => {
    if (values.mitigationMeasureId === null) change({ mitigationMeasureId });
  });
  const check = useAreaCheck(asked);
  const clipping = useClipMine(model, asked);

  function change(changes: Partial<SketchValues>) {
    draft.change({ ...values, ...changes });
  }
  function dropDrafts() {
    draft.drop();
    areaDraft.drop();
  }
  function leave() {
    dropDrafts();
    leaveNewSketch();
  }
  async function make(sketches: readonly SketchToMake[]) {
    const made = await create.run(sketches);
    if (!made) return several ? undefined : focusFirstFault();
    dropDrafts();
    const [only] = made;
    if (made.length > 1 || !only) {
      showToast({ variant: "success", body: t("createdSeveral", { count: made.length }) });
      return leaveNewSketch();
    }
    showToast({ variant: "success", body: t("created", { name: only.name }) });
    const params = { id: plan.id, projectId: only.id };
    navigate(addressOf({ to: "/plans/:id/sketch-projects/:projectId", params }), { replace: true });
  }
  function save() {
    const finished = model.drawing.finish();
    void submit({
      hasFault: Object.keys(faults).length > 0 || !finished.ok,
      onFault: () => focusFirstFault(),
      send: () => {
        if (!finished.ok) return;
        const geometrySource = model.drawing.store.get().source;
        void make([{ ...values, kind, geometry: finished.value, geometrySource }]);
      },
    });
  }

  return (
    <MapLayout
      label={t("panelNew")}
      head={<PanelHead context={plan.title} title={t(`new.${kind}`)} />}
      foot={
        <>
          {/* Beside the button: who presses it has scrolled past the top. */}
          {create.error && !several && <ProblemAlert error={create.error} />}
          <Button
            disabled={!area || area.refusal !== null}
            isBusy={create.status === "RUNNING"}
            onClick={save}
          >
            {t("create")}
          </Button>
          <Button variant="text" onClick={() => (area ? setDiscarding(true) : leave())}>
            {t("cancel")}
          </Button>
        </>
      }
      map={
        <>
          <MapView model={model} label={t("map")}>
            <DrawTools model={model} />
            {heat && guides.withHeat && <HeatLegend potential={heat} />}
          </MapView>
          <DrawingGuides
            model={model}
            guides={guides}
            hasHeat={heat !== null}
            onChange={onGuides}
          />
        </>
      }
    >
      {/* Above the area: what it gives, and what it is called, stay in sight while one draws. */}
      <div className="plan-new-fields">
        <MeasureField values={values} onChange={change} />
        <SketchLines values={values} onChange={change} faults={isTried ? faults : {}} />
      </div>
      {kind === "uroert_skov" && <p className="plan-quiet">{t("kind.hint")}</p>}
      <AreaChooser
        model={model}
        services={services}
        {...(areaDraft.kept && {
          initial: areaDraft.kept.geometry,
          initialSource: areaDraft.kept.source,
        })}
        onChange={(next) => {
          setArea(next);
          areaDraft.keep(next);
        }}
        onSeveral={setSeveral}
      >
        <AreaInPlan
          plan={plan}
          model={model}
          balances={work.planOutcome.balances}
          check={check}
          hasMeasure={values.mitigationMeasureId !== null}
          clipping={clipping}
        />
      </AreaChooser>
      <SketchFields values={values} onChange={change} faults={isTried ? faults : {}} areMainAbove />
      {isDiscarding && <DiscardDialog onDiscard={leave} onClose={() => setDiscarding(false)} />}
      {several && (
        <SeveralDialog
          areas={several}
          isBusy={create.status === "RUNNING"}
          error={create.error}
          onConfirm={(named) =>
            void make(
              named.map(({ name, geometry }) => ({
                ...values,
                name,
                kind,
                geometry,
                geometrySource: "uploaded",
              })),
            )
          }
          onClose={() => setSeveral(null)}
        />
      )}
    </MapLayout>
  );
}

/** Who comes from 'Tegn her' begins where most can be had, with the measure that gives it; once,
 * and not where something is drawn already. */
function useBestPlace(
  model: MapModel,
  best: BestPlace | null,
  onMeasure: (measureId: string) => void,
): void {
  const isLed = useRef(false);
  const choose = useEffectEvent(onMeasure);
  useEffect(() => {
    if (!best || isLed.current) return;
    isLed.current = true;
    const { polygons, sketch } = model.drawing.store.get();
    if (polygons.length + sketch.length > 0) return;
    const [west, south, east, north] = best.box;
    const ring: [number, number][] = [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ];
    model.fit({ type: "Polygon", coordinates: [ring] });
    choose(best.measureId);
  }, [model, best]);
}
