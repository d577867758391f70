import type { LandPage } from "@mars/contracts/places/land";
import { useFormat } from "../../lib/format/useFormat.ts";
import { useText } from "../../lib/language/text.ts";
import { Table } from "../../ui/tables/Table.tsx";
import type { Column } from "../../ui/tables/Column.ts";
import { landText } from "./text.ts";

type Quarter = LandPage["quarters"][number];

/** The charts' data table, latest quarter first. */
export function QuarterTable({
  quarters,
  shows,
}: {
  quarters: readonly Quarter[];
  shows: "trade" | "inventory";
}) {
  const t = useText(landText);
  const quarterName = ({ quarter, year }: Quarter) => t("quarter", { quarter, year: String(year) });
  const [only, ...others] = quarters;
  const what =
    only && others.length === 0
      ? t("holdings.title", { quarter: quarterName(only) })
      : t(shows === "trade" ? "trade.chart" : "inventory.chart");
  const format = useFormat();
  const figure = (title: string, key: keyof Quarter["totals"]) => ({
    key,
    title,
    isNumeric: true,
    cell: ({ totals }: Quarter) => format.amount(totals[key]),
  });
  const columns: Column<Quarter>[] = [
    {
      key: "quarter",
      title: t("column.quarter"),
      cell: quarterName,
    },
    ...(shows === "trade"
      ? [figure(t("column.bought"), "boughtHa"), figure(t("column.sold"), "soldHa")]
      : [
          figure(t("column.project"), "projectLandHa"),
          figure(t("column.compensation"), "compensationLandHa"),
          figure(t("column.agreements"), "bindingAgreementsHa"),
        ]),
  ];
  return (
    <Table
      caption={t("tableOf", { what })}
      isCaptionHidden
      columns={columns}
      rows={quarters.toReversed()}
      rowKey={({ quarter, year }) => `${year}-${quarter}`}
    />
  );
}
