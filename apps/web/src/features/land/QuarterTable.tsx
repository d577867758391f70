import type { LandPage } from "@mars/contracts/land";
import { useFormat } from "../../lib/format/format.ts";
import { useText } from "../../lib/language/text.ts";
import { Table } from "../../ui/Table.tsx";
import type { Column } from "../../ui/Column.ts";
import { landText } from "./text.ts";

type Quarter = LandPage["quarters"][number];

/** The charts' table twin, latest quarter first. */
export function QuarterTable({
  quarters,
  shows,
}: {
  quarters: readonly Quarter[];
  shows: "trade" | "inventory";
}) {
  const t = useText(landText);
  const format = useFormat();
  const figure = (key: string, title: string, of: (quarter: Quarter) => number) => ({
    key,
    title,
    isNumeric: true,
    cell: (quarter: Quarter) => format.number(of(quarter), 1),
  });
  const columns: Column<Quarter>[] = [
    {
      key: "quarter",
      title: t("column.quarter"),
      cell: ({ quarter, year }) => t("quarter", { quarter, year: String(year) }),
    },
    ...(shows === "trade"
      ? [
          figure("bought", t("column.bought"), ({ totals }) => totals.boughtHa),
          figure("sold", t("column.sold"), ({ totals }) => totals.soldHa),
        ]
      : [
          figure("project", t("column.project"), ({ totals }) => totals.projectLandHa),
          figure("pool", t("column.compensation"), ({ totals }) => totals.compensationLandHa),
          figure("agreements", t("column.agreements"), ({ totals }) => totals.bindingAgreementsHa),
        ]),
  ];
  return (
    <Table
      caption={t("tableOf", {
        what: t(shows === "trade" ? "trade.chart" : "inventory.chart"),
      })}
      isCaptionHidden
      columns={columns}
      rows={quarters.toReversed()}
      rowKey={({ quarter, year }) => `${year}-${quarter}`}
    />
  );
}
