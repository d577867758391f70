import type { Balance } from "@mars/domain/plans/balance";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Table } from "../../../ui/tables/Table.tsx";
import { planText } from "../text/planText.ts";
import type { SubCatchmentRow } from "./subCatchmentRows.ts";
import { figureMarks } from "../../../ui/figures/figureMarks.ts";

const columns = [
  ["need", "needT"],
  // What the headline, the bars and the map tell; then the same before the expected dropout.
  ["remaining", "remainingAfterDropoutT"],
  ["table.beforeDropout", "remainingT"],
  ["planned", "plannedT"],
  ["achieved", "achievedT"],
] as const;

/** The figures of the bars. */
export function SubCatchmentTable({
  of,
  rows,
  outsideT,
}: {
  /** Whose sub-catchments they are, for the figures' marks. */
  of: string;
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
            marks: ({ subCatchment, balance }: SubCatchmentRow) =>
              figureMarks(`subcatchment/${subCatchment.opId}/draft`, {
                [`plan.${figure}`]: isTold(balance, figure) ? balance[figure] : null,
              }),
            cell: ({ balance }: SubCatchmentRow) => {
              if (!isTold(balance, figure)) return "–";
              const amount = f.amount(balance[figure]);
              return label === "remaining" ? <b>{amount}</b> : amount;
            },
          })),
        ]}
      />
      {outsideT >= 0.05 && (
        <p className="plan-quiet" {...figureMarks(of, { "plan.outsideT": outsideT })}>
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
