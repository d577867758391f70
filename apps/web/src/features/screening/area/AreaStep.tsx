import { useMemo, useState } from "react";
import { useStore } from "../../../lib/createStore.ts";
import { useText } from "../../../lib/language/text.ts";
import { deleteDraft, saveDraft, readDraft } from "../../../lib/storage/formDraft.ts";
import {
  AreaChooser,
  type ChosenArea,
  DrawTools,
  MapLayout,
  type MapModel,
  MapView,
  PanelHead,
  type Way,
} from "../../../map/index.ts";
import { Button } from "../../../ui/Button.tsx";
import { ProblemAlert } from "../../../ui/ProblemAlert.tsx";
import { MapToggle } from "../MapToggle.tsx";
import type { ScreeningRun } from "../run/ScreeningRun.ts";
import { screeningText } from "../text.ts";
import { WithoutMap } from "../WithoutMap.tsx";
import { areaDraft, type AreaDraft } from "./areaDraft.ts";
import { areaServices } from "./areaServices.ts";
import { DrawHelp } from "./DrawHelp.tsx";
import type { NeighbourChoice } from "./NeighbourChoice.ts";
import { NeighbourOptions } from "./NeighbourOptions.tsx";
import { useKeptSketch } from "./useKeptSketch.ts";
import { waysFrom } from "./waysFrom.ts";

type Props = {
  run: ScreeningRun;
  model: MapModel;
  hasMap: boolean;
  neighbours: NeighbourChoice;
  onNeighbours: (choice: NeighbourChoice) => void;
};

/** Step 1: the area, in one of four ways, with live figures. */
export function AreaStep({ run, model, hasMap, neighbours, onNeighbours }: Props) {
  const t = useText(screeningText);
  const { error, phase } = useStore(run.store);
  const [area, setArea] = useState<ChosenArea | null>(null);
  const [kept] = useState(keptArea);
  useKeptSketch(model.drawing, !hasNewQuestion());
  const ways = useMemo<readonly Way[]>(() => waysFrom(window.location.search, hasMap), [hasMap]);
  const isBusy = phase === "running";

  function change(next: ChosenArea | null) {
    setArea(next);
    if (next?.isFinished && !next.refusal)
      saveDraft(areaDraft, {
        geometry: next.geometry,
        source: next.source,
        analysis: null,
      } satisfies AreaDraft);
  }
  function analyse() {
    const finished = model.drawing.finish();
    if (!finished.ok) return;
    const source = model.drawing.store.get().source;
    saveDraft(areaDraft, { geometry: finished.value, source, analysis: null } satisfies AreaDraft);
    void run.start(finished.value);
  }
  function clear() {
    deleteDraft(areaDraft);
    model.drawing.clear();
  }

  return (
    <MapLayout
      label={t("panel.area")}
      head={
        <PanelHead
          step={t("step.one")}
          context={t("context")}
          title={t(hasMap ? "title.draw" : "title.choose")}
        />
      }
      foot={
        <>
          <Button disabled={!area || area.refusal !== null} isBusy={isBusy} onClick={analyse}>
            {t("analyse")}
          </Button>
          {area && (
            <Button variant="text" onClick={clear}>
              {t("clear")}
            </Button>
          )}
        </>
      }
      map={
        hasMap ? (
          <MapView model={model} label={t("map.area")}>
            <DrawTools model={model} />
          </MapView>
        ) : (
          <WithoutMap />
        )
      }
    >
      {phase === "refused" && error && <ProblemAlert error={error} title={t("area.refused")} />}
      <AreaChooser
        key={ways[0]}
        model={model}
        services={areaServices}
        ways={ways}
        onChange={change}
        {...(kept && { initial: kept.geometry, initialSource: kept.source })}
      />
      {hasMap && <DrawHelp />}
      <NeighbourOptions choice={neighbours} onChange={onNeighbours} />
      <MapToggle hasMap={hasMap} />
    </MapLayout>
  );
}

/** Who comes with a new question is not sent back to an old area. */
function hasNewQuestion(): boolean {
  const query = new URLSearchParams(window.location.search);
  return query.has("q") && !query.has("e");
}

function keptArea(): AreaDraft | null {
  return hasNewQuestion() ? null : readDraft<AreaDraft>(areaDraft);
}
