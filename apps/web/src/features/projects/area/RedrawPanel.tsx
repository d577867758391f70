import type { Project } from "@mars/contracts/projects/projectShapes";
import { replaceProjectGeometry } from "@mars/contracts/projects/projects";
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
import { Button } from "../../../ui/buttons/Button.tsx";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { cacheProject, knownProject, useMasterData } from "../projectQueries.ts";
import { StaleNotice } from "../saving/StaleNotice.tsx";
import { type Stale, useProjectAction } from "../saving/useProjectAction.ts";
import { projectText } from "../text/projectText.ts";
import { TwoAreas } from "./TwoAreas.tsx";
import { projectServices, sentArea } from "./areaServices.ts";
import { useKeptArea } from "./useKeptArea.ts";

type Props = { project: Project; model: MapModel; onDone: () => void };
type Drawn = Pick<ChosenArea, "geometry" | "source">;

/** The project's area drawn, picked, uploaded or typed again. What is drawn is kept until it is saved. */
export function RedrawPanel({ project, model, onDone }: Props) {
  const t = useText(projectText);
  const locale = useLocale();
  const master = useMasterData().data;
  const [opened] = useState(project);
  const kept = useKeptArea(project.id, "area", {
    standing: opened.geometry,
    base: opened.geoLocationId,
  });
  const [area, setArea] = useState<ChosenArea | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const services = useMemo(
    () => projectServices(master?.mitigationMeasures ?? [], project.mitigationMeasureId),
    [master, project.mitigationMeasureId],
  );
  const action = useProjectAction(project, ({ geometry, source }: Drawn, how) =>
    call(replaceProjectGeometry, {
      params: { id: project.id },
      body: { geometry: sentArea(geometry), source },
      timeoutMs: 60_000,
      ...how,
    }),
  );
  const overtaking = useOvertaken(opened, kept.left ? kept.left.base : opened.geoLocationId);
  const stale = later(action.stale, overtaking.stale);
  useEffect(() => () => model.drawing.clear(), [model]);
  useEffect(() => model.shapes.clear("project"), [model]);

  const change = (next: ChosenArea | null) => {
    setArea(next);
    setFault(null);
    kept.keep(next);
  };
  const leave = () => {
    kept.drop();
    onDone();
  };
  const save = async () => {
    const finished = model.drawing.finish();
    if (!finished.ok) return setFault(refusalSentence(finished.refusal, locale));
    if (area?.refusal) return setFault(refusalSentence(area.refusal, locale));
    if (overtaking.isOvertaken(stale)) return;
    const saved = await action.run({ geometry: finished.value, source: area?.source ?? "drawn" });
    if (!saved) return;
    cacheProject(saved);
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
      {kept.left && <Alert title={t("area.restored")} />}
      {project.rights.revise && <Alert title={t("area.revision")} />}
      {action.error && <ProblemAlert error={action.error} onRetry={() => void save()} />}
      {stale && area && (
        <AreaConflict
          model={model}
          stale={stale}
          mine={area}
          onKeepMine={() => void save()}
          onTakeTheirs={leave}
        />
      )}
      <AreaChooser model={model} services={services} onChange={change} initial={kept.initial} />
    </MapLayout>
  );
}

/**
 * The page reads the project again by itself, so its version alone does not say what was drawn over:
 * an area that someone replaced in the meantime is told of before it is written over.
 */
function useOvertaken(opened: Project, base: string | null) {
  const [stale, setStale] = useState<Stale | null>(null);
  const isOvertaken = (told: Stale | null): boolean => {
    const now = knownProject(opened.id) ?? opened;
    const seen = told ? told.now.geoLocationId : base;
    if (now.geoLocationId === seen) return false;
    setStale({ before: { ...opened, geoLocationId: seen }, now, changedBy: now.updatedBy });
    return true;
  };
  return { stale, isOvertaken };
}

/** Of two conflicts the one with the newer project. */
function later(one: Stale | null, other: Stale | null): Stale | null {
  if (!one || !other) return one ?? other;
  return one.now.version >= other.now.version ? one : other;
}

type AreaConflictProps = {
  model: MapModel;
  stale: Stale;
  mine: ChosenArea;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** Someone changed the project while this one was drawn: what changed, both areas, and a choice. */
function AreaConflict({ model, stale, mine, onKeepMine, onTakeTheirs }: AreaConflictProps) {
  return (
    <>
      <StaleNotice stale={stale} />
      <TwoAreas
        model={model}
        mine={mine}
        theirs={stale.now}
        onKeepMine={onKeepMine}
        onTakeTheirs={onTakeTheirs}
      />
    </>
  );
}
