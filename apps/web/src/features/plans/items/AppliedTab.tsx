import type { Plan, PlanProject } from "@mars/contracts/plans/planShapes";
import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { EmptyState } from "../../../ui/feedback/StateBlock.tsx";
import { planText } from "../text/planText.ts";
import type { PlanWork } from "../work/usePlanWork.ts";
import { CountedLine } from "./CountedLine.tsx";
import { ItemList } from "./ItemList.tsx";

type Props = {
  plan: Plan;
  work: PlanWork;
  projects: readonly PlanProject[];
  onPoint: (id: string | null) => void;
};

export function AppliedTab({ plan, work, projects, onPoint }: Props) {
  const t = useText(planText);
  const savesInPlan = work.mode === "plan" && plan.rights.include;
  return (
    <ItemList
      plan={plan}
      items={projects}
      searchLabel={t("search.applied", { count: projects.length })}
      linkOf={({ id, name }) => (
        <Link to="/plans/:id/projects/:projectId" params={{ id: plan.id, projectId: id }}>
          {name || t("noName")}
        </Link>
      )}
      isCounted={work.isCounted}
      onToggle={(ids, included) => void work.toggle(ids, included)}
      onPoint={onPoint}
      empty={
        <EmptyState icon="document" title={t("emptyApplied")}>
          <p>{t("emptyAppliedText")}</p>
        </EmptyState>
      }
    >
      <CountedLine
        counted={projects.filter(work.isCounted).length}
        count={projects.length}
        savesInPlan={savesInPlan}
        isSaving={work.isSaving}
      />
    </ItemList>
  );
}
