import { replaceProjectGeometry } from "@mars/contracts/projects";
import type { Project } from "@mars/contracts/projectShapes";
import { useEffect, useMemo, useState } from "react";
import { call } from "../../../lib/http/call.ts";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import {
  AreaChooser,
  type ChosenArea,
  DrawTools,
  MapLayout,
  type MapModel,
  MapView,
  PanelHead,
  refusalSentence,
} from "../../../map/index.ts";
import { Alert } from "../../../ui/Alert.tsx";
import { Button } from "../../../ui/Button.tsx";
import { ProblemAlert } from "../../../ui/ProblemAlert.tsx";
import { takeProject, useMasterData } from "../projectQueries.ts";
import { keptDraft } from "../saving/keptDraft.ts";
import { useProjectAction } from "../saving/useProjectAction.ts";
import { projectText } from "../text/projectText.ts";
import { AreaConflict } from "./AreaConflict.tsx";
import { projectServices, sentArea } from "./areaServices.ts";

type Props = { project: Project; model: MapModel; onDone: () => void };
type Kept = Pick<ChosenArea, "geometry" | "source">;

/** The project's area drawn, picked, uploaded or typed anew. What is drawn is kept until it is saved. */
export function RedrawPanel({ project, model, onDone }: Props) {
  const t = useText(projectText);
  const locale = useLocale();
  const master = useMasterData().data;
  const kept = useMemo(() => keptDraft<Kept>(project.id, "area"), [project.id]);
  const [left] = useState(() => kept.read());
  const [area, setArea] = useState<ChosenArea | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const services = useMemo(
    () => projectServices(master?.mitigationMeasures ?? [], project.mitigationMeasureId),
    [master, project.mitigationMeasureId],
  );
  const action = useProjectAction(project, ({ geometry, source }: Kept, how) =>
    call(replaceProjectGeometry, {
      params: { id: project.id },
      body: { geometry: sentArea(geometry), source },
      timeoutMs: 60_000,
      ...how,
    }),
  );
  useEffect(() => () => model.drawing.clear(), [model]);
  useEffect(() => model.shapes.clear("project"), [model]);

  const change = (next: ChosenArea | null) => {
    setArea(next);
    setFault(null);
    if (next?.isFinished && next.geometry !== project.geometry) {
      kept.write({ geometry: next.geometry, source: next.source });
    }
  };
  const leave = () => {
    kept.drop();
    onDone();
  };
  const save = async () => {
    const finished = model.drawing.finish();
    if (!finished.ok) return setFault(refusalSentence(finished.refusal, locale));
    if (area?.refusal) return setFault(refusalSentence(area.refusal, locale));
    const saved = await action.run({ geometry: finished.value, source: area?.source ?? "drawn" });
    if (!saved) return;
    takeProject(saved);
    showToast({ variant: "success", body: t("area.saved") });
    leave();
  };
  return (
    <MapLayout
      label={t("area.redraw")}
      head={
        <PanelHead
          context={project.name}
          title={t(project.geometry ? "area.redraw" : "area.draw")}
        />
      }
      foot={
        <>
          <Button isBusy={action.isRunning} onClick={() => void save()}>
            {t("area.save")}
          </Button>
          <Button variant="text" onClick={leave}>
            {t("cancel")}
          </Button>
        </>
      }
      map={
        <MapView model={model} findsFeatures={false}>
          <DrawTools model={model} />
        </MapView>
      }
    >
      {fault && <Alert variant="error" title={fault} isUrgent />}
      {left && <Alert title={t("area.restored")} />}
      {project.rights.revise && <Alert title={t("area.revision")} />}
      {action.error && <ProblemAlert error={action.error} onRetry={() => void save()} />}
      {action.stale && area && (
        <AreaConflict
          model={model}
          stale={action.stale}
          mine={area}
          onKeepMine={() => void save()}
          onTakeTheirs={leave}
        />
      )}
      <AreaChooser
        model={model}
        services={services}
        onChange={change}
        initial={left?.geometry ?? project.geometry ?? undefined}
      />
    </MapLayout>
  );
}
