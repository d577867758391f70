import type { Plan, PlanSketch } from "@mars/contracts/plans/planShapes";
import { useState } from "react";
import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { RadioGroup } from "../../../ui/fields/RadioGroup.tsx";
import { EmptyState } from "../../../ui/feedback/StateBlock.tsx";
import { planText } from "../text/planText.ts";
import { ableToCount } from "../work/countedItem.ts";
import type { PlanWork } from "../work/usePlanWork.ts";
import { CountedLine } from "./CountedLine.tsx";
import { DeletedItems } from "./DeletedItems.tsx";
import { ItemList } from "./ItemList.tsx";
import { NewSketchLink } from "./NewSketchLink.tsx";

const deletedKinds = ["uroert_skov"] as const;

type Props = {
  plan: Plan;
  work: PlanWork;
  sketches: readonly PlanSketch[];
  onPoint: (id: string | null) => void;
};

/** Untouched forest and the like: mine or all. They count with what they give, or are left out. */
export function SupplementaryTab({ plan, work, sketches, onPoint }: Props) {
  const t = useText(planText);
  const [whose, setWhose] = useState<"all" | "mine">("all");
  const all = sketches.filter(({ kind }) => kind === "uroert_skov");
  const able = ableToCount(all);
  const shown = whose === "mine" ? all.filter(({ isMine }) => isMine) : all;
  return (
    <>
      <p className="plan-quiet plan-tab-note">{t("sketchSupplementary")}</p>
      <RadioGroup
        legend={t("whose")}
        isLegendHidden
        variant="segmented"
        value={whose}
        onChange={setWhose}
        options={[
          { value: "all", label: t("whose.all") },
          { value: "mine", label: t("whose.mine") },
        ]}
      />
      <ItemList
        key={whose}
        plan={plan}
        items={shown}
        note={all.length > able.length && t("cannotCount", { count: all.length - able.length })}
        searchLabel={t("search.supplementary")}
        linkOf={({ id, name }) => (
          <Link to="/plans/:id/sketch-projects/:projectId" params={{ id: plan.id, projectId: id }}>
            {name}
          </Link>
        )}
        action={plan.rights.createSketch && <NewSketchLink planId={plan.id} kind="uroert_skov" />}
        isCounted={work.isCounted}
        onToggle={(ids, included) => void work.toggle(ids, included)}
        onPoint={onPoint}
        empty={
          <EmptyState icon="tree" title={t("emptySupplementary")}>
            <p>{t("emptySupplementaryText")}</p>
          </EmptyState>
        }
      >
        {all.length > 0 && (
          <CountedLine
            counted={able.filter(work.isCounted).length}
            count={able.length}
            savesInPlan={work.mode === "plan" && plan.rights.include}
            isSaving={work.isSaving}
          />
        )}
      </ItemList>
      <DeletedItems plan={plan} kinds={deletedKinds} />
    </>
  );
}
