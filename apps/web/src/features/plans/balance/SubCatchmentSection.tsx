import type { Plan } from "@mars/contracts/plans/planShapes";
import type { Balance } from "@mars/domain/plans/balance";
import { useState } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Table } from "../../../ui/tables/Table.tsx";
import { PotentialCard } from "../potential/PotentialCard.tsx";
import { drawIn, showPotential, usePotentialPlace } from "../potential/potentialPlace.ts";
import { planText } from "../text/planText.ts";
import type { PlanWork } from "../work/usePlanWork.ts";
import { NeedDialog } from "./NeedDialog.tsx";
import { SubCatchmentList } from "./SubCatchmentList.tsx";
import { type SubCatchmentRow, subCatchmentRows } from "./subCatchmentRows.ts";

const columns = [
  ["need", "needT"],
  // What the headline, the bars and the map tell; then the same before the expected dropout.
  ["remaining", "remainingAfterDropoutT"],
  ["table.beforeDropout", "remainingT"],
  ["planned", "plannedT"],
  ["achieved", "achievedT"],
] as const;

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
        <SubCatchmentTable rows={rows} outsideT={work.outcome.outsideT} />
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

/** The figures of the bars. */
function SubCatchmentTable({
  rows,
  outsideT,
}: {
  rows: readonly SubCatchmentRow[];
  /** Planned in the group, but in none of its sub-catchments. */
  outsideT: number;
}) {
  const t = useText(planText);
  const f = useFormat();
  return (
    <div className="plan-sub-table">
      <Table
        caption={t("table.caption")}
        isCaptionHidden
        narrow="scroll"
        rows={rows}
        rowKey={({ subCatchment }) => subCatchment.opId}
        columns={[
          {
            key: "name",
            title: t("table.name"),
            cell: ({ subCatchment }) => subCatchment.name,
          },
          ...columns.map(([label, figure]) => ({
            key: figure as string,
            title: t(label),
            isNumeric: true,
            cell: ({ balance }: SubCatchmentRow) => {
              if (!isTold(balance, figure)) return "–";
              const amount = f.amount(balance[figure]);
              return label === "remaining" ? <b>{amount}</b> : amount;
            },
          })),
        ]}
      />
      {outsideT >= 0.05 && (
        <p className="plan-quiet">
          {t("outsideRow")}: {f.tons(outsideT)}
        </p>
      )}
    </div>
  );
}

/** Where there is no need, nothing can be missing of it. */
function isTold({ hasNeed }: Balance, figure: (typeof columns)[number][1]): boolean {
  return hasNeed || figure === "plannedT" || figure === "achievedT";
}
