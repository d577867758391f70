import type { UnitPage } from "@mars/contracts/statusPages";
import { useFormat } from "../../../lib/format/format.ts";
import { useText } from "../../../lib/language/text.ts";
import { type Column, Table } from "../../../ui/Table.tsx";
import { Amount } from "../effects/Amount.tsx";
import { countedStages } from "../effects/effects.ts";
import { detailText } from "../text/detailText.ts";

type Row = { name: string; tons: number };

/** Planned nitrogen against the need, as a table. */
export function NeedTable({ page, needT }: { page: UnitPage; needT: number }) {
  const t = useText(detailText);
  const format = useFormat();
  const { totals } = page;
  const rows: Row[] = [
    ...countedStages.map((stage) => ({
      name: t(`stage.${stage}`),
      tons: totals.byStage[stage].nitrogen,
    })),
    { name: t("need.total"), tons: totals.total.nitrogen },
    { name: t("drawn.sketch"), tons: totals.sketches.nitrogen },
    { name: t("need.inclSketches"), tons: totals.totalInclSketches.nitrogen },
    { name: t("need.need"), tons: needT },
  ];
  const columns: Column<Row>[] = [
    { key: "name", title: t("column.stage"), cell: ({ name }) => name },
    {
      key: "tons",
      title: t("column.nitrogen"),
      isNumeric: true,
      cell: ({ tons }) => <Amount value={tons} />,
    },
    {
      key: "share",
      title: t("column.ofNeed"),
      isNumeric: true,
      cell: ({ tons }) => (needT > 0 ? format.percent(tons / needT) : t("noNeed")),
    },
  ];
  return (
    <Table
      caption={t("tableOf", { what: t("need.title") })}
      isCaptionHidden
      columns={columns}
      rows={rows}
      rowKey={({ name }) => name}
    />
  );
}
