import type { Plan, SketchProject } from "@mars/contracts/plans/planShapes";
import { useEffect, useState } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { useAuthorityName } from "../../../lib/language/useAuthorityName.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { isSameValue } from "../../../lib/saving/mergeFields.ts";
import { MapLayout, MapView, PanelHead } from "../../../map/index.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { usePlanChanges } from "../live/usePlanChanges.ts";
import { useItemOnMap } from "../map/useItemOnMap.ts";
import { usePlanModel } from "../map/usePlanModel.ts";
import { readSketchAnew } from "../planQueries.ts";
import { sketchText } from "../text/sketchText.ts";
import { isMissing } from "../work/isMissing.ts";
import { useRestore } from "../work/useRestore.ts";
import { DeleteSketchDialog } from "./DeleteSketchDialog.tsx";
import { EnterEffectsDialog } from "./EnterEffectsDialog.tsx";
import { SketchAreaPanel } from "./SketchAreaPanel.tsx";
import { SketchBody } from "./SketchBody.tsx";
import { SketchConflict } from "./SketchConflict.tsx";
import type { SketchDialog } from "./SketchDialog.ts";
import { SketchSaveNotice } from "./SketchSaveNotice.tsx";
import { focusFirstFault } from "./focusFirstFault.ts";
import { useGuides } from "./guides.ts";
import type { SketchEdit } from "./sketchSaveTarget.ts";
import { useSketchFaults } from "./useSketchFaults.ts";
import { useSketchSaving } from "./useSketchSaving.ts";

type Props = {
  plan: Plan;
  sketch: SketchProject;
  /** Deleted while it was open. */
  isGone: boolean;
};

/** One sketch on the map: seen by all who plan, changed by those who may. */
export function SketchWorkspace({ plan, sketch, isGone }: Props) {
  const t = useText(sketchText);
  const model = usePlanModel(plan);
  const [isDrawing, setDrawing] = useState(false);
  const [guides, setGuides] = useGuides();
  const [dialog, setDialog] = useState<SketchDialog | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  // As it stood when the drawing or the dialog was opened.
  const [opened, setOpened] = useState(sketch);
  const saving = useSketchSaving(plan.id, { sketch, isGone }, (names) => {
    if (names.includes("area")) setDrawing(false);
    if (names.includes("enteredEffects")) setDialog(null);
  });
  const { engine, state, values } = saving;
  const faults = useSketchFaults(values);
  const isDirty = Object.entries(state.mine).some(
    ([name, mine]) => !isSameValue(name, mine, sketch[name as keyof SketchProject]),
  );
  const isSaving = state.phase === "saving";
  usePlanChanges(plan.id, { editing: isDirty || isDrawing ? sketch.id : null });
  useItemOnMap(model, plan, sketch, isDrawing ? guides : null);
  useEffect(() => model.fit(sketch.geometry), [model, sketch.geometry]);

  function open(what: SketchDialog | "area") {
    setOpened(sketch);
    if (what === "area") setDrawing(true);
    else setDialog(what);
  }
  async function save(names?: (keyof SketchEdit)[]) {
    await engine.save(names);
    const { phase, error } = engine.store.get();
    if (isMissing(error)) await readSketchAnew(plan.id, sketch.id);
    if (phase === "refused") focusFirstFault();
  }
  function saveAll() {
    if (Object.keys(faults).length > 0) focusFirstFault();
    else void save();
  }
  function saveOne(edit: Partial<SketchEdit>) {
    engine.change(edit, { seen: opened });
    void save(Object.keys(edit) as (keyof SketchEdit)[]);
  }
  const notice = !isGone && <SketchSaveNotice saving={saving} />;
  const isEntering = dialog === "effects";
  // In the foot, or in the dialog before it: who writes has scrolled past the top.
  const gone = isGone && !isDeleting && (
    <GoneNotice plan={plan} sketch={sketch} isDirty={isDirty || isDrawing || isEntering} />
  );
  if (isDrawing)
    return (
      <>
        <SketchAreaPanel
          plan={plan}
          sketch={sketch}
          model={model}
          notice={notice}
          gone={gone}
          isSaving={isSaving}
          guides={guides}
          onGuides={setGuides}
          onSave={(area) => saveOne({ area })}
          onCancel={() => {
            engine.discard(["area"]);
            setDrawing(false);
          }}
        />
        <SketchConflict saving={saving} />
      </>
    );
  return (
    <MapLayout
      label={t("panel", { name: sketch.name })}
      head={<SketchHead plan={plan} sketch={sketch} />}
      foot={
        ((gone && !isEntering) || isDirty) && (
          <>
            {!isEntering && gone}
            {!isEntering && notice}
            {isDirty && (
              <>
                <Button isBusy={isSaving} disabled={isGone} onClick={saveAll}>
                  {t("save")}
                </Button>
                <Button variant="text" onClick={() => engine.discard()}>
                  {t("discard")}
                </Button>
              </>
            )}
          </>
        )
      }
      map={<MapView model={model} label={t("map")} />}
    >
      <SketchBody
        plan={plan}
        sketch={sketch}
        values={values}
        faults={isDirty ? faults : {}}
        onChange={(changes) => engine.change(changes)}
        onDraw={() => open("area")}
        onDialog={open}
      />
      {isEntering && (
        <EnterEffectsDialog
          sketch={sketch}
          saving={saving}
          gone={gone}
          onSave={(enteredEffects) => saveOne({ enteredEffects })}
          onClose={() => {
            engine.discard(["enteredEffects"]);
            setDialog(null);
          }}
        />
      )}
      {dialog === "delete" && (
        <DeleteSketchDialog
          planId={plan.id}
          sketch={sketch}
          onDeleting={setDeleting}
          onClose={() => setDialog(null)}
        />
      )}
      <SketchConflict saving={saving} />
    </MapLayout>
  );
}

function SketchHead({ plan, sketch }: { plan: Plan; sketch: SketchProject }) {
  const t = useText(sketchText);
  const f = useFormat();
  const nameOf = useAuthorityName();
  const maker = [sketch.createdBy, sketch.organization && nameOf(sketch.organization)]
    .filter(Boolean)
    .join(", ");
  const fane = sketch.kind === "uroert_skov" ? "supplementary" : "sketches";
  return (
    <PanelHead
      back={
        <Link to="/plans/:id" params={{ id: plan.id }} search={{ fane }}>
          {plan.title}
        </Link>
      }
      title={sketch.name}
      status={
        <>
          <p>
            <b>{t(`kind.${sketch.kind}`)}</b>
            {maker && ` · ${t("madeBy", { name: maker })}`}
          </p>
          <p>{t("changed", { when: f.dateTime(sketch.updatedAt) })}</p>
        </>
      }
    />
  );
}

type GoneNoticeProps = { plan: Plan; sketch: SketchProject; isDirty: boolean };

/** Someone else has deleted the sketch on the page: what is here is no longer there. */
function GoneNotice({ plan, sketch, isDirty }: GoneNoticeProps) {
  const t = useText(sketchText);
  const { restore, running } = useRestore(plan.id);
  const { id, name, planId } = sketch;
  return (
    <Alert variant="warning" title={t("gone.title")} isUrgent>
      <p>{t(isDirty ? "gone.unsaved" : "gone.text")}</p>
      <p className="plan-actions">
        {sketch.mayEdit && (
          <Button
            variant="secondary"
            size="small"
            isBusy={running === id}
            onClick={() => void restore({ id, name, homePlanId: planId })}
          >
            {t("gone.restore")}
          </Button>
        )}
        <Link to="/plans/:id" params={{ id: plan.id }}>
          {t("back")}
        </Link>
      </p>
    </Alert>
  );
}
