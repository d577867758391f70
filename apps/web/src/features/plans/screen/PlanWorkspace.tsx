import type { Plan, PlanProject, PlanSketch } from "@mars/contracts/planShapes";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useText } from "../../../lib/language/text.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import { JumpTo } from "../../../ui/JumpTo.tsx";
import { MapLayout, MapView } from "../../../map/index.ts";
import { EditPlanDialog } from "../balance/EditPlanDialog.tsx";
import { usePlanChecklist } from "../checklist/usePlanChecklist.ts";
import { useCompared } from "../compare/comparedAddress.ts";
import { ComparePage } from "../compare/ComparePage.tsx";
import { DoubleCountRoom } from "../doubleCounts/DoubleCountRoom.tsx";
import { GapPanel } from "../gap/GapPanel.tsx";
import { usePlanChanges } from "../live/usePlanChanges.ts";
import { openSketches } from "../items/sketchFilter.ts";
import { NeedLegend } from "../map/NeedLegend.tsx";
import { usePlanMap } from "../map/usePlanMap.ts";
import { usePlanSearch } from "../map/usePlanSearch.ts";
import { usePlanModel } from "../map/usePlanModel.ts";
import { refreshPlan, useOutlines, usePotential } from "../planQueries.ts";
import { HeatLegend } from "../potential/HeatLegend.tsx";
import { drawIn, usePotentialPlace } from "../potential/potentialPlace.ts";
import { useOpenedPlace } from "../potential/useOpenedPlace.ts";
import { usePotentialOnMap } from "../potential/usePotentialOnMap.ts";
import { PlanFoot } from "../publication/PlanFoot.tsx";
import { panelId } from "../scenario/landmarks.ts";
import { ScenarioBar } from "../scenario/ScenarioBar.tsx";
import { useGuides } from "../sketch/guides.ts";
import { NewSketch } from "../sketch/NewSketch.tsx";
import { useNewSketchKind } from "../sketch/newSketchKind.ts";
import { planText } from "../text/planText.ts";
import { usePlanWork } from "../work/usePlanWork.ts";
import { PlanHead } from "./PlanHead.tsx";
import { PlanPanel } from "./PlanPanel.tsx";
import { usePlanTab } from "./planTab.ts";
import { closeTool, openTool, usePlanTool } from "./planTool.ts";
import { useIsNarrow } from "./useIsNarrow.ts";

type Props = {
  plan: Plan;
  sketches: readonly PlanSketch[];
  projects: readonly PlanProject[];
};

/** The report on its map: everything on it is also in the panel. */
export function PlanWorkspace({ plan, sketches, projects }: Props) {
  const t = useText(planText);
  const model = usePlanModel(plan, { isOverview: true });
  const outlines = useOutlines(plan.id).data;
  const work = usePlanWork(plan, sketches, projects);
  const [, setTab] = usePlanTab();
  const tool = usePlanTool();
  const [isWriting, setWriting] = useState(false);
  const checked = usePlanChecklist(plan, work, sketches);
  const isNarrow = useIsNarrow();
  const [selected, setSelected] = useState<string | null>(null);
  const present = usePlanChanges(plan.id, {
    onOthers: (changes) =>
      showToast({
        variant: "success",
        body: t("changedByOther", { name: changes.at(-1)?.by ?? "" }),
      }),
  });
  const editing = useMemo(
    () =>
      new Map(
        present.flatMap(({ isMe, editing: sketchId, name }) =>
          !isMe && sketchId ? [[sketchId, name] as const] : [],
        ),
      ),
    [present],
  );
  const selectOnMap = useCallback((opId: string) => {
    setSelected(opId);
    setTab("balance");
    // The row is there once the tab is.
    requestAnimationFrame(() =>
      document.getElementById(`delopland-${opId}`)?.scrollIntoView({ block: "nearest" }),
    );
    // The setter only writes the address.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const newKind = useNewSketchKind();
  const compared = useCompared();
  const isNew = newKind !== null && plan.rights.createSketch;
  const [guides, setGuides] = useGuides();
  const place = usePotentialPlace();
  const potential = usePotential(plan.id, place);
  usePlanMap(model, {
    plan,
    work,
    sketches,
    projects,
    outlines,
    selected,
    onSelect: selectOnMap,
    editing,
    needAsFill: isNew ? guides.needAsFill : place === null,
    withItems: !isNew || guides.withOthers,
  });
  usePotentialOnMap(model, potential.data, place !== null && (!isNew || guides.withHeat));
  useEffect(() => () => model.pointAt(null), [model]);
  const search = usePlanSearch(work.items, outlines);
  const geometryOf = (geoLocationId: string | undefined) =>
    (geoLocationId && outlines?.get(geoLocationId)) || null;
  const unit = (opId: string | null) => plan.subCatchments.find((sub) => sub.opId === opId);
  useOpenedPlace(model, place, (opId) => geometryOf(unit(opId)?.geoLocationId));

  if (compared) return <ComparePage plan={plan} work={work} compared={compared} />;
  if (newKind && isNew)
    return (
      <NewSketch
        key={newKind}
        plan={plan}
        work={work}
        model={model}
        kind={newKind}
        guides={guides}
        heat={place === null ? null : potential}
        onGuides={setGuides}
      />
    );

  if (tool === "overlaps")
    return (
      <DoubleCountRoom
        plan={plan}
        work={work}
        model={model}
        outlines={outlines}
        onClose={closeTool}
      />
    );

  function showUnit(opId: string): void {
    const geometry = geometryOf(unit(opId)?.geoLocationId);
    if (geometry) model.fit(geometry);
  }
  const pointUnit = (opId: string | null) => model.pointAt(geometryOf(unit(opId)?.geoLocationId));
  const bar = (
    <ScenarioBar
      plan={plan}
      work={work}
      onFind={() => openTool("gap")}
      onOverlaps={() => openTool("overlaps")}
    />
  );
  const gap = tool === "gap" && (
    <GapPanel
      plan={plan}
      work={work}
      model={model}
      onDraw={(opId) => {
        showUnit(opId);
        drawIn(opId);
      }}
      onClose={closeTool}
    />
  );
  return (
    <MapLayout
      label={t("panel", { title: plan.title })}
      head={<PlanHead plan={plan} present={present} />}
      foot={
        <PlanFoot
          plan={plan}
          checked={checked}
          onOverlaps={() => openTool("overlaps")}
          onMeasures={() => openSketches("no-measure")}
        />
      }
      map={
        <>
          <MapView model={model} label={t("map", { title: plan.title })} search={search}>
            {place === null ? (
              <NeedLegend balances={work.outcome.balances} />
            ) : (
              <HeatLegend potential={potential} />
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
        scenarioBar={isNarrow ? bar : null}
        isPinning={tool === "gap"}
        plan={plan}
        sketches={sketches}
        projects={projects}
        work={work}
        selected={selected}
        onSelect={setSelected}
        checked={checked}
        checklistActs={{
          onFind: () => openTool("gap"),
          onOverlaps: () => openTool("overlaps"),
          onSketches: openSketches,
          onWriteText: () => setWriting(true),
          onRetryOverlaps: () => void refreshPlan(plan.id),
          onShowUnit: (opId) => {
            showUnit(opId);
            setSelected(opId);
          },
          onPointUnit: pointUnit,
        }}
        onPointUnit={pointUnit}
        onShowUnit={showUnit}
        onPointItem={(id) => {
          const item = [...sketches, ...projects].find((one) => one.id === id);
          model.pointAt(geometryOf(item?.geoLocationId));
        }}
      />
      {isWriting && <EditPlanDialog plan={plan} onClose={() => setWriting(false)} />}
    </MapLayout>
  );
}
