import { useFormat } from "../../../lib/format/format.ts";
import { useText } from "../../../lib/language/text.ts";
import { Table } from "../../../ui/Table.tsx";
import type { Column } from "../../../ui/Column.ts";
import { Amount } from "../effects/Amount.tsx";
import type { DevelopmentRow } from "./DevelopmentChart.tsx";
import { countedStages } from "../effects/effects.ts";
import { detailText } from "../text/detailText.ts";

/** Latest first. */
export function DevelopmentTable({
  rows,
  unit,
  decimals,
}: {
  rows: readonly DevelopmentRow[];
  unit: string;
  decimals: number;
}) {
  const t = useText(detailText);
  const format = useFormat();
  const columns: Column<DevelopmentRow>[] = [
    { key: "day", title: t("column.day"), cell: (row) => format.date(row.day) },
    ...countedStages.map((stage) => ({
      key: stage,
      title: `${t(`stage.short.${stage}`)}, ${unit}`,
      isNumeric: true,
      cell: (row: DevelopmentRow) => <Amount value={row.byStage[stage]} decimals={decimals} />,
    })),
    {
      key: "total",
      title: `${t("total")}, ${unit}`,
      isNumeric: true,
      cell: (row) => (
        <Amount
          value={countedStages.reduce((sum, stage) => sum + row.byStage[stage], 0)}
          decimals={decimals}
        />
      ),
    },
  ];
  return (
    <Table
      caption={t("tableOf", { what: t("development.title") })}
      isCaptionHidden
      columns={columns}
      rows={rows.toReversed()}
      rowKey={(row) => row.day}
      narrow="scroll"
    />
  );
}
