import type { LandPage } from "@mars/contracts/places/land";
import { useFormat } from "../../lib/format/useFormat.ts";
import { useText } from "../../lib/language/text.ts";
import { Table } from "../../ui/tables/Table.tsx";
import type { Column } from "../../ui/tables/Column.ts";
import { landText } from "./text.ts";
import { figureMarks } from "../../ui/figures/figureMarks.ts";
import { quarterMark } from "./landFills.ts";

type Row = LandPage["municipalities"][number];

/** The strip's data table, highest effort first. */
export function EffortTable({ page }: { page: LandPage }) {
  const t = useText(landText);
  const format = useFormat();
  const mark = (key: "rank" | "inventoryHa" | "effortPosition") => (row: Row) =>
    figureMarks(`${page.shown ? quarterMark(page.shown) : "land"}/${row.code}`, {
      [`land.${key}`]: row[key],
    });
  const columns: Column<Row>[] = [
    { key: "name", title: t("column.municipality"), cell: ({ name }) => name },
    {
      key: "rank",
      title: t("column.rank"),
      isNumeric: true,
      marks: mark("rank"),
      cell: ({ rank }) => rank,
    },
    {
      key: "inventory",
      title: t("column.inventory"),
      isNumeric: true,
      marks: mark("inventoryHa"),
      cell: ({ inventoryHa }) => format.amount(inventoryHa),
    },
    {
      key: "position",
      title: t("column.position"),
      isNumeric: true,
      marks: mark("effortPosition"),
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
