import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Table } from "../../../ui/tables/Table.tsx";
import type { Column } from "../../../ui/tables/Column.ts";
import { Amount } from "../effects/Amount.tsx";
import type { DevelopmentRow } from "./DevelopmentChart.tsx";
import { countedStages } from "../effects/effects.ts";
import { detailText } from "../text/detailText.ts";

/** Latest first. */
export function DevelopmentTable({
  rows,
  unit,
  isCount = false,
}: {
  rows: readonly DevelopmentRow[];
  unit: string;
  isCount?: boolean;
}) {
  const t = useText(detailText);
  const format = useFormat();
  const columns: Column<DevelopmentRow>[] = [
    { key: "day", title: t("column.day"), cell: (row) => format.date(row.day) },
    ...countedStages.map((stage) => ({
      key: stage,
      title: `${t(`stage.short.${stage}`)}, ${unit}`,
      isNumeric: true,
      cell: (row: DevelopmentRow) => <Amount value={row.byStage[stage]} isCount={isCount} />,
    })),
    {
      key: "total",
      title: `${t("total")}, ${unit}`,
      isNumeric: true,
      cell: (row) => <Amount value={sumOf(row)} isCount={isCount} />,
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

function sumOf({ byStage }: DevelopmentRow): number {
  return countedStages.reduce((sum, stage) => sum + byStage[stage], 0);
}
