import type { MultiPolygon } from "@mars/contracts/datasets/layers";
import type { Plan, PlanProject, PlanSketch } from "@mars/contracts/plans/planShapes";
import { useMemo, useState } from "react";
import { useText } from "../../../lib/language/text.ts";
import { type Describe, MapLayout, type MapModel, MapView } from "../../../map/index.ts";
import { JumpTo } from "../../../ui/navigation/JumpTo.tsx";
import { EditPlanDialog } from "../balance/EditPlanDialog.tsx";
import type { ChecklistActs } from "../checklist/ChecklistActs.ts";
import { usePlanChecklist } from "../checklist/usePlanChecklist.ts";
import { GapPanel } from "../gap/GapPanel.tsx";
import { openSketches } from "../items/sketchFilter.ts";
import type { PresentPerson } from "../live/usePlanChanges.ts";
import { NeedLegend } from "../map/NeedLegend.tsx";
import { PlanPopup } from "../map/PlanPopup.tsx";
import type { UnitsOnMap } from "../map/unitsOnMap.ts";
import { type Potential, refreshPlan } from "../planQueries.ts";
import { HeatLegend } from "../potential/HeatLegend.tsx";
import { drawIn } from "../potential/potentialPlace.ts";
import { PlanFoot } from "../publication/PlanFoot.tsx";
import { panelId } from "../scenario/landmarks.ts";
import { ScenarioBar } from "../scenario/ScenarioBar.tsx";
import { planText } from "../text/planText.ts";
import type { PlanWork } from "../work/usePlanWork.ts";
import { PlanHead } from "./PlanHead.tsx";
import { PlanPanel } from "./PlanPanel.tsx";
import { closeTool, openTool } from "./planTool.ts";
import { useIsNarrow } from "./useIsNarrow.ts";
import { stageText } from "@mars/wording/stages/stageText";
import { useFormat } from "../../../lib/format/useFormat.ts";
import type { CountedItem } from "../work/countedItem.ts";
import { planSearch } from "../map/searchPlan.ts";

type Props = {
  plan: Plan;
  sketches: readonly PlanSketch[];
  projects: readonly PlanProject[];
  work: PlanWork;
  model: MapModel;
  outlines: ReadonlyMap<string, MultiPolygon> | undefined;
  units: UnitsOnMap;
  present: readonly PresentPerson[];
  /** Best places of a sub-catchment, on the map or on their way there. */
  heat: Potential | null;
  /** The gap closer is open. */
  isFinding: boolean;
  selected: string | null;
  onSelect: (opId: string | null) => void;
  /** Also brings its row into sight: what can be done about it is there. */
  onOpenUnit: (opId: string) => void;
};

const openGap = () => openTool("gap");
const openOverlaps = () => openTool("overlaps");

/** The report on its map: everything on it is also in the panel. */
export function PlanOverview(props: Props) {
  const { plan, sketches, projects, work, model, units, heat } = props;
  const t = useText(planText);
  const [isWriting, setWriting] = useState(false);
  const checked = usePlanChecklist(plan, work, sketches);
  const isNarrow = useIsNarrow();
  const search = usePlanSearch(work.items, props.outlines);
  const acts: ChecklistActs = {
    onFind: openGap,
    onOverlaps: openOverlaps,
    onSketches: openSketches,
    onWriteText: () => setWriting(true),
    onRetryOverlaps: () => void refreshPlan(plan.id),
    onShowUnit: (opId) => {
      units.show(opId);
      props.onOpenUnit(opId);
    },
  };
  function draw(opId: string): void {
    units.show(opId);
    drawIn(opId);
  }
  const describe: Describe = (hits, close) => {
    const here = hits.flatMap(({ layer, id }) =>
      layer === "plan-items" ? ([...sketches, ...projects].find((one) => one.id === id) ?? []) : [],
    );
    if (here.length === 0) return null;
    const unit = hits.find(({ layer }) => layer === "plan-units")?.id ?? null;
    return {
      title: t("here", { count: here.length }),
      content: (
        <PlanPopup
          {...{ plan, work, units, here, unit }}
          onOpenUnit={(opId) => {
            close();
            props.onOpenUnit(opId);
          }}
          onOverlaps={() => {
            close();
            openOverlaps();
          }}
        />
      ),
    };
  };
  const bar = <ScenarioBar plan={plan} work={work} onFind={openGap} onOverlaps={openOverlaps} />;
  const gap = props.isFinding && (
    <GapPanel plan={plan} work={work} model={model} onDraw={draw} onClose={closeTool} />
  );
  return (
    <MapLayout
      label={t("panel", { title: plan.title })}
      head={<PlanHead plan={plan} present={props.present} />}
      foot={
        <PlanFoot plan={plan} checked={checked} onMeasures={() => openSketches("no-measure")} />
      }
      map={
        <>
          <MapView
            model={model}
            label={t("map", { title: plan.title })}
            search={search}
            describe={describe}
          >
            {heat ? (
              <HeatLegend potential={heat} />
            ) : (
              <NeedLegend balances={work.outcome.balances} />
            )}
          </MapView>
          {!isNarrow && (
            <>
              <div className="plan-bar-float map-float">
                <JumpTo target={panelId}>{t("toPanel")}</JumpTo>
                {bar}
              </div>
              {gap}
            </>
          )}
        </>
      }
    >
      {isNarrow && gap}
      <PlanPanel
        {...{ plan, sketches, projects, work, checked }}
        scenarioBar={isNarrow ? bar : null}
        isPinning={props.isFinding}
        selected={props.selected}
        onSelect={props.onSelect}
        checklistActs={acts}
        onPointUnit={units.point}
        onShowUnit={units.show}
        onDraw={draw}
        onPointItem={(id) => units.pointItem([...sketches, ...projects].find((i) => i.id === id))}
      />
      {isWriting && <EditPlanDialog plan={plan} onClose={() => setWriting(false)} />}
    </MapLayout>
  );
}

/** The map's search with the plan's own sketches and projects in it. */
function usePlanSearch(
  items: readonly CountedItem[],
  outlines: ReadonlyMap<string, MultiPolygon> | undefined,
) {
  const stages = useText(stageText);
  const f = useFormat();
  return useMemo(
    () =>
      planSearch(items, outlines, ({ stage, areaHa }) => `${stages(stage)}, ${f.hectares(areaHa)}`),
    [items, outlines, stages, f],
  );
}
