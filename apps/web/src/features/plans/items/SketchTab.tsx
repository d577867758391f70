import type { Plan, PlanSketch } from "@mars/contracts/planShapes";
import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { EmptyState } from "../../../ui/StateBlock.tsx";
import { planText } from "../text/planText.ts";
import type { PlanWork } from "../work/usePlanWork.ts";
import { ItemList } from "./ItemList.tsx";
import { NewSketchLink } from "./NewSketchLink.tsx";

type Props = {
  plan: Plan;
  work: PlanWork;
  sketches: readonly PlanSketch[];
  /** The gap closer is open: rows may be pinned for it. */
  isPinning: boolean;
  onPoint: (id: string | null) => void;
};

export function SketchTab({ plan, work, sketches, isPinning, onPoint }: Props) {
  const t = useText(planText);
  const own = sketches.filter(({ kind }) => kind === "sketch_project");
  const savesInPlan = work.mode === "plan" && plan.rights.include;
  return (
    <>
      {plan.rights.createSketch && <NewSketchLink planId={plan.id} kind="sketch_project" />}
      <ItemList
        plan={plan}
        items={own}
        searchLabel={t("search.sketches", { count: own.length })}
        linkOf={({ id, name }) => (
          <Link to="/plans/:id/sketch-projects/:projectId" params={{ id: plan.id, projectId: id }}>
            {name || t("noName")}
          </Link>
        )}
        isCounted={work.isCounted}
        onToggle={(ids, included) => void work.toggle(ids, included)}
        pins={isPinning ? { has: (id) => work.pinned.has(id), toggle: work.togglePin } : undefined}
        onPoint={onPoint}
        empty={
          <EmptyState icon="area" title={t("emptySketches")}>
            {plan.rights.createSketch && <p>{t("emptySketchesText")}</p>}
          </EmptyState>
        }
      >
        <p className="plan-quiet">
          {t("counted", { counted: own.filter(work.isCounted).length, count: own.length })}{" "}
          {t(savesInPlan ? "countedHint" : "tryHint")}
        </p>
      </ItemList>
    </>
  );
}
