import type { LandPage } from "@mars/contracts/places/land";
import { useFormat } from "../../lib/format/useFormat.ts";
import { useText } from "../../lib/language/text.ts";
import { Table } from "../../ui/tables/Table.tsx";
import type { Column } from "../../ui/tables/Column.ts";
import { landText } from "./text.ts";

type Row = LandPage["municipalities"][number];

/** The strip's data table, highest effort first. */
export function EffortTable({ page }: { page: LandPage }) {
  const t = useText(landText);
  const format = useFormat();
  const columns: Column<Row>[] = [
    { key: "name", title: t("column.municipality"), cell: ({ name }) => name },
    {
      key: "rank",
      title: t("column.rank"),
      isNumeric: true,
      cell: ({ rank }) => rank,
    },
    {
      key: "inventory",
      title: t("column.inventory"),
      isNumeric: true,
      cell: ({ inventoryHa }) => format.amount(inventoryHa),
    },
    {
      key: "position",
      title: t("column.position"),
      isNumeric: true,
      cell: ({ effortPosition }) =>
        effortPosition === null ? "–" : format.percent(effortPosition),
    },
  ];
  return (
    <Table
      caption={t("tableOf", { what: t("effort.title") })}
      isCaptionHidden
      columns={columns}
      rows={page.municipalities.filter(({ rank }) => rank !== null)}
      rowKey={({ id }) => id}
      narrow="scroll"
    />
  );
}
