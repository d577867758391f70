import type { Plan, PlanProject, PlanSketch } from "@mars/contracts/plans/planShapes";
import { isShownT } from "@mars/domain/plans/coverage";
import { countedOnceWords } from "@mars/wording/plans/countedOnceWords";
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Disclosure } from "../../../ui/navigation/Disclosure.tsx";
import { JumpTo } from "../../../ui/navigation/JumpTo.tsx";
import { Tabs } from "../../../ui/navigation/Tabs.tsx";
import { Tag } from "../../../ui/words/Tag.tsx";
import { BalanceFigures } from "../balance/BalanceFigures.tsx";
import { Contributors } from "../balance/Contributors.tsx";
import { DropoutSlider } from "../balance/DropoutSlider.tsx";
import { EditPlanDialog } from "../balance/EditPlanDialog.tsx";
import { FoldWords } from "../balance/FoldWords.tsx";
import { HowSure } from "../balance/HowSure.tsx";
import { MissingRows } from "../balance/MissingRows.tsx";
import { PlanEffects } from "../balance/PlanEffects.tsx";
import { SubCatchmentSection } from "../balance/SubCatchmentSection.tsx";
import { WhatCounts } from "../balance/WhatCounts.tsx";
import type { ChecklistActs } from "../checklist/ChecklistActs.ts";
import { PlanChecklist } from "../checklist/PlanChecklist.tsx";
import type { Checked } from "../checklist/usePlanChecklist.ts";
import { AppliedTab } from "../items/AppliedTab.tsx";
import { SketchTab } from "../items/SketchTab.tsx";
import { SupplementaryTab } from "../items/SupplementaryTab.tsx";
import { usePotentialPlace } from "../potential/potentialPlace.ts";
import { panelId, scenarioId } from "../scenario/landmarks.ts";
import { planText } from "../text/planText.ts";
import type { PlanWork } from "../work/usePlanWork.ts";
import { planTabs, usePlanTab } from "./planTab.ts";

/** The box of a tab's panel that scrolls. */
const SCROLLED = ".map-panel-scroll";

/** A tab opens at its top, and where one left it when one comes back. */
export function useTabScroll(tab: string): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(tab);
  const left = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    const scrolled = box.current?.closest(SCROLLED);
    if (!scrolled) return;
    if (shown.current !== tab) scrolled.scrollTop = left.current.get(tab) ?? 0;
    shown.current = tab;
    const note = () => left.current.set(tab, scrolled.scrollTop);
    scrolled.addEventListener("scroll", note);
    return () => scrolled.removeEventListener("scroll", note);
  }, [tab]);
  return box;
}

type Props = {
  plan: Plan;
  sketches: readonly PlanSketch[];
  projects: readonly PlanProject[];
  work: PlanWork;
  checked: Checked;
  checklistActs: ChecklistActs;
  isPinning: boolean;
  /** Here where the map has no room for it. */
  scenarioBar: ReactNode;
  selected: string | null;
  onSelect: (opId: string | null) => void;
  onPointUnit: (opId: string | null) => void;
  onShowUnit: (opId: string) => void;
  onDraw: (opId: string) => void;
  onPointItem: (id: string | null) => void;
};

export function PlanPanel(props: Props) {
  const { plan, sketches, projects, work } = props;
  const t = useText(planText);
  const f = useFormat();
  const locale = useLocale();
  const [tab, setTab] = usePlanTab();
  const sketchCount = sketches.filter(({ kind }) => kind === "sketch_project").length;
  const place = usePotentialPlace();
  const isPlaceAsked = props.selected !== null || place !== null;
  const [isAbout, setAbout] = useState(isPlaceAsked);
  const [wasAsked, setWasAsked] = useState(isPlaceAsked);
  // A sub-catchment that is chosen on the map or by the address has its row in there.
  if (isPlaceAsked !== wasAsked) {
    setWasAsked(isPlaceAsked);
    if (isPlaceAsked) setAbout(true);
  }
  const missingCount = [...work.outcome.balances.values()].filter(({ remainingAfterDropoutT }) =>
    isShownT(remainingAfterDropoutT),
  ).length;
  const counts = {
    balance: undefined,
    sketches: f.integer(sketchCount),
    applied: f.integer(projects.length),
    supplementary: f.integer(sketches.length - sketchCount),
  };
  return (
    <div className="plan-tabs" id={panelId} tabIndex={-1} ref={useTabScroll(tab)}>
      {props.scenarioBar === null && <JumpTo target={scenarioId}>{t("toScenario")}</JumpTo>}
      <Tabs
        label={t("tab.label")}
        tabs={planTabs.map((key) => ({ key, label: t(`tab.${key}`), count: counts[key] }))}
        selected={tab}
        onSelect={setTab}
      >
        {tab === "balance" && (
          <>
            <BalanceFigures
              title={plan.title}
              balance={work.outcome.plan}
              missingCount={missingCount}
              probability={work.mode === "plan" ? plan.balance.probability : undefined}
              plan={plan}
            >
              <DropoutSlider
                balance={work.outcome.plan}
                share={work.dropoutShare}
                onChange={work.setDropout}
              />
              <p className="plan-quiet">{countedOnceWords(work.outcome.plan, locale)}</p>
              <WhatCounts plan={plan} />
            </BalanceFigures>
            <MissingRows
              plan={plan}
              work={work}
              onShow={props.checklistActs.onShowUnit}
              onPoint={props.onPointUnit}
              onDraw={props.onDraw}
              onOverlaps={props.checklistActs.onOverlaps}
              onFind={props.checklistActs.onFind}
            />
            <div className="plan-folds">
              {work.mode === "plan" && <HowSure plan={plan} work={work} />}
              <PlanChecklist
                plan={plan}
                checked={props.checked}
                dropoutShare={work.dropoutShare}
                acts={props.checklistActs}
              />
              <Disclosure
                summary={<FoldWords title={t("about")} preview={t("about.preview")} />}
                isOpen={isAbout}
                onToggle={setAbout}
              >
                <SubCatchmentSection
                  plan={plan}
                  work={work}
                  selected={props.selected}
                  onSelect={props.onSelect}
                  onPoint={props.onPointUnit}
                  onShow={props.onShowUnit}
                />
                <PlanEffects plan={plan} effects={work.outcome.effects} />
                <Contributors plan={plan} />
                <PlanDescription plan={plan} />
              </Disclosure>
            </div>
            {props.scenarioBar}
          </>
        )}
        {tab === "sketches" && (
          <SketchTab
            plan={plan}
            work={work}
            sketches={sketches}
            checked={props.checked}
            isPinning={props.isPinning}
            onPoint={props.onPointItem}
          />
        )}
        {tab === "applied" && (
          <AppliedTab plan={plan} work={work} projects={projects} onPoint={props.onPointItem} />
        )}
        {tab === "supplementary" && (
          <SupplementaryTab
            plan={plan}
            work={work}
            sketches={sketches}
            onPoint={props.onPointItem}
          />
        )}
      </Tabs>
    </div>
  );
}

function PlanDescription({ plan }: { plan: Plan }) {
  const t = useText(planText);
  const [isEditing, setEditing] = useState(false);
  return (
    <section className="plan-section" aria-labelledby="plan-description">
      <h2 id="plan-description">{t("description")}</h2>
      {plan.isTextInvented && <Tag variant="warning">{t("textInvented")}</Tag>}
      {plan.description ? (
        <p className="plan-description" lang="da">
          {plan.description}
        </p>
      ) : (
        <p className="plan-description">{t("noDescription")}</p>
      )}
      {plan.geographySource === "demo" && <p className="plan-quiet">{t("demoGeography")}</p>}
      {plan.mainCatchmentNumber && (
        <p className="plan-quiet">{t("catchment", { number: plan.mainCatchmentNumber })}</p>
      )}
      {plan.rights.edit && (
        <Button variant="text" size="small" icon="edit" onClick={() => setEditing(true)}>
          {t("edit")}
        </Button>
      )}
      {isEditing && <EditPlanDialog plan={plan} onClose={() => setEditing(false)} />}
    </section>
  );
}
