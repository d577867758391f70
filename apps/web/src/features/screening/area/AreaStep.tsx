import type { PickKind } from "@mars/contracts/datasets/layers";
import {
  type AreaGeometry,
  type MultiPolygonGeometry,
  polygonsOf,
} from "@mars/domain/areas/geometry";
import { areaText } from "@mars/wording/format/areaText";
import { useMemo, useState } from "react";
import { useSelected, useStore } from "../../../lib/createStore.ts";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { useInPlace } from "../../../lib/language/useInPlace.ts";
import {
  AreaChooser,
  areaOf,
  type ChosenArea,
  type DrawingState,
  DrawTools,
  MapLayout,
  type MapModel,
  MapView,
  PanelHead,
  refusalSentence,
  UPLOAD_WAITING,
  type Way,
} from "../../../map/index.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { Checkbox } from "../../../ui/fields/Checkbox.tsx";
import { NumberField } from "../../../ui/fields/NumberField.tsx";
import { Icon } from "../../../ui/icons/Icon.tsx";
import { MapToggle } from "../MapToggle.tsx";
import { WithoutMap } from "../WithoutMap.tsx";
import { SavedAreas, SavedAreasJump, useSaveSeveral } from "../list/SavedAreas.tsx";
import { openSavedArea } from "../list/openSavedArea.ts";
import { useMunicipality } from "../place/useMunicipality.ts";
import type { ScreeningRun } from "../run/ScreeningRun.ts";
import { screeningText } from "../text.ts";
import { allStages, type NeighbourChoice } from "./NeighbourChoice.ts";
import { areaServices } from "./areaServices.ts";
import { useWorkingArea } from "./useWorkingArea.ts";
import type { WorkingArea } from "./workingArea.ts";

type NeighbourOptionsProps = {
  choice: NeighbourChoice;
  onChange: (choice: NeighbourChoice) => void;
};
const farthestM = 1000;

const all: readonly Way[] = ["draw", "pick", "upload", "coordinates"];

/** The ways with the asked one first: `?way=upload` from the front page. No one draws without a map. */
export function waysFrom(search: string, hasMap: boolean): readonly Way[] {
  const offered = hasMap ? all : all.filter((way) => way !== "draw");
  const asked = new URLSearchParams(search).get("way");
  const first = offered.find((way) => way === asked);
  return first ? [first, ...offered.filter((way) => way !== first)] : offered;
}

const steps = ["draw", "move", "add", "remove", "undo"] as const;

/** How to draw and correct, in the order one comes to it. A corner is chosen before it is deleted. */
function DrawHelp() {
  const t = useText(screeningText);
  return (
    <details className="screening-more screening-draw-help">
      <summary>
        <Icon name="chevronDown" isSmall />
        {t("drawHelp")}
      </summary>
      <dl>
        {steps.map((step) => (
          <div key={step}>
            <dt>{t(`drawHelp.${step}`)}</dt>
            <dd>{t(`drawHelp.${step}Text`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Parcels or blocks and nothing else: the button names them. */
function pickedKind({ madeOf }: DrawingState): PickKind | null {
  const kinds = new Set(madeOf?.base ? [] : madeOf?.chosen.map(({ kind }) => kind));
  return kinds.size === 1 ? [...kinds][0]! : null;
}

type Props = {
  run: ScreeningRun;
  model: MapModel;
  hasMap: boolean;
  /** Back from a result: the area is taken up again without a word. */
  isResuming: boolean;
  neighbours: NeighbourChoice;
  onNeighbours: (choice: NeighbourChoice) => void;
};

/** Step 1: the area, in one of four ways, with live figures. */
export function AreaStep({ run, model, hasMap, isResuming, neighbours, onNeighbours }: Props) {
  const t = useText(screeningText);
  const f = useFormat();
  const locale = useLocale();
  const { error, phase } = useStore(run.store);
  const [area, setArea] = useState<ChosenArea | null>(null);
  const { asked, resume } = useWorkingArea(model, { isResuming });
  const ways = useMemo<readonly Way[]>(() => waysFrom(window.location.search, hasMap), [hasMap]);
  const picked = useSelected(model.drawing.store, pickedKind);
  const count = useSelected(model.drawing.store, ({ madeOf }) => madeOf?.chosen.length ?? 0);
  const saveSeveral = useSaveSeveral();
  const isBusy = phase === "running";
  const savable = useMemo(() => {
    if (!area || !area.isFinished || area.refusal) return null;
    return { area: multiPolygonOf(area.geometry), areaHa: area.areaHa, analysis: null };
  }, [area]);

  function analyse() {
    const finished = model.drawing.finish();
    if (finished.ok) void run.start(finished.value);
  }
  if (asked) return <KeptAreaStep kept={asked} onResume={resume} {...{ run, model, hasMap }} />;

  return (
    <MapLayout
      label={t("panel.area")}
      head={<PanelHead step={t("step.one")} context={t("context")} title={t("title.choose")} />}
      foot={
        <>
          <Button disabled={!area || area.refusal !== null} isBusy={isBusy} onClick={analyse}>
            {area?.refusal?.code === UPLOAD_WAITING
              ? refusalSentence(area.refusal, locale)
              : area && picked
                ? t(`analyse.${picked}`, { count, area: areaText(f, area.areaHa) })
                : t("analyse")}
          </Button>
          {area && (
            <Button variant="text" onClick={() => model.drawing.clear()}>
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
      <SavedAreasJump />
      <AreaChooser
        key={ways[0]}
        model={model}
        services={areaServices}
        ways={ways}
        onChange={setArea}
        onSeveral={(areas) => void saveSeveral(areas)}
      />
      <SavedAreas
        current={savable}
        onOpen={(saved) => {
          if (saved.analysis !== null) return openSavedArea(run, saved);
          model.drawing.setArea(saved.area, "drawn");
          model.fit(saved.area);
        }}
      />
      {hasMap && <DrawHelp />}
      <NeighbourOptions choice={neighbours} onChange={onNeighbours} />
      <MapToggle hasMap={hasMap} />
    </MapLayout>
  );
}

function multiPolygonOf(geometry: AreaGeometry): MultiPolygonGeometry {
  return { type: "MultiPolygon", coordinates: polygonsOf(geometry) };
}

/** Which existing projects are warned about, and how far around is looked. */
function NeighbourOptions({ choice, onChange }: NeighbourOptionsProps) {
  const t = useText(screeningText);
  const chosen = choice.stages ?? allStages;
  function toggle(stage: (typeof allStages)[number]) {
    const stages = allStages.filter((one) => chosen.includes(one) !== (one === stage));
    onChange({ ...choice, stages: stages.length === allStages.length ? null : stages });
  }
  return (
    <details className="screening-more screening-options no-print">
      <summary>
        <Icon name="chevronDown" isSmall />
        {t("neighbours.options")}
      </summary>
      <fieldset>
        <legend>{t("neighbours.stages")}</legend>
        {allStages.map((stage) => (
          <Checkbox
            key={stage}
            label={t(`stage.${stage}`)}
            isChecked={chosen.includes(stage)}
            onChange={() => toggle(stage)}
          />
        ))}
      </fieldset>
      <NumberField
        kind="integer"
        label={t("neighbours.buffer")}
        hint={t("neighbours.bufferHint")}
        unit={t("neighbours.metres")}
        value={choice.bufferM}
        onChange={(metres) =>
          onChange({ ...choice, bufferM: Math.min(farthestM, Math.max(0, metres ?? 0)) })
        }
      />
    </details>
  );
}

type KeptAreaStepProps = {
  kept: WorkingArea;
  run: ScreeningRun;
  model: MapModel;
  hasMap: boolean;
  onResume: () => void;
};

/** Someone comes back: the area is on the map, and nothing is lost by either answer. */
function KeptAreaStep({ kept, run, model, hasMap, onResume }: KeptAreaStepProps) {
  const t = useText(screeningText);
  const f = useFormat();
  const inPlace = useInPlace();
  const { geometry, areaHa } = useMemo(
    () => areaOf({ ...kept.drawing, cursor: null, refusal: null }),
    [kept],
  );
  const place = useMunicipality(geometry);
  const when = { day: f.date(kept.keptAt), time: f.time(kept.keptAt) };
  const area = areaText(f, areaHa);
  return (
    <MapLayout
      label={t("panel.area")}
      head={
        <PanelHead
          step={t("step.one")}
          context={t("context")}
          title={geometry ? t("kept.title", { area }) : t("kept.titleSketch")}
        />
      }
      foot={
        <>
          <Button onClick={onResume}>
            {geometry ? t("kept.resume", { area }) : t("kept.resumeSketch")}
          </Button>
          <Button variant="secondary" onClick={() => model.drawing.clear()}>
            {t("kept.startOver")}
          </Button>
        </>
      }
      map={hasMap ? <MapView model={model} label={t("map.area")} /> : <WithoutMap />}
    >
      <p>{place ? t("kept.textIn", { where: inPlace(place), ...when }) : t("kept.text", when)}</p>
      <p className="small">{t("kept.undo")}</p>
      <SavedAreas current={null} onOpen={(saved) => openSavedArea(run, saved)} />
    </MapLayout>
  );
}
