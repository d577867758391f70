import type { Plan } from "@mars/contracts/plans/planShapes";
import { useState } from "react";
import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { PotentialCard } from "../potential/PotentialCard.tsx";
import { drawIn, showPotential, usePotentialPlace } from "../potential/potentialPlace.ts";
import { planText } from "../text/planText.ts";
import type { PlanWork } from "../work/usePlanWork.ts";
import { NeedDialog } from "./NeedDialog.tsx";
import { SubCatchmentList } from "./SubCatchmentList.tsx";
import { SubCatchmentTable } from "./SubCatchmentTable.tsx";
import { subCatchmentRows } from "./subCatchmentRows.ts";

type Props = {
  plan: Plan;
  work: PlanWork;
  selected: string | null;
  onSelect: (opId: string | null) => void;
  onPoint: (opId: string | null) => void;
  onShow: (opId: string) => void;
};

/** The sub-catchments as bars, or the same as a table. */
export function SubCatchmentSection({ plan, work, selected, onSelect, onPoint, onShow }: Props) {
  const t = useText(planText);
  const [isTable, setTable] = useState(false);
  const place = usePotentialPlace();
  const [needOf, setNeedOf] = useState<string | null>(null);
  const rows = subCatchmentRows(plan, work.outcome.balances);
  const edited = plan.subCatchments.find(({ opId }) => opId === needOf);
  return (
    <section className="plan-section" aria-labelledby="plan-subcatchments">
      <div className="plan-section-head">
        <h2 id="plan-subcatchments">{t("subCatchments")}</h2>
        <Button variant="text" size="small" onClick={() => setTable(!isTable)}>
          {t(isTable ? "asBars" : "asTable")}
        </Button>
      </div>
      {isTable ? (
        <SubCatchmentTable
          of={`plan/${plan.id}/draft`}
          rows={rows}
          outsideT={work.outcome.outsideT}
        />
      ) : (
        <SubCatchmentList
          rows={rows}
          verdict={plan.verdict}
          mayEdit={plan.rights.edit}
          selected={selected}
          onSelect={onSelect}
          onPoint={onPoint}
          onShow={onShow}
          onEditNeed={setNeedOf}
          potentialOf={place}
          potential={
            place && (
              <PotentialCard
                plan={plan}
                opId={place}
                onDraw={() => {
                  onShow(place);
                  drawIn(place);
                }}
                onClose={() => showPotential(null)}
              />
            )
          }
          onPotential={(opId) => {
            showPotential(opId);
            if (opId) onShow(opId);
          }}
        />
      )}
      {edited && <NeedDialog plan={plan} subCatchment={edited} onClose={() => setNeedOf(null)} />}
    </section>
  );
}
