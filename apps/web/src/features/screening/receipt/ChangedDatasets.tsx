import type { ScreeningChanges } from "@mars/contracts/screening";
import { useFormat } from "../../../lib/format/format.ts";
import { languageOf, useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { Table } from "../../../ui/Table.tsx";
import { screeningText } from "../text.ts";

type Row = ScreeningChanges["datasets"][number];

export function ChangedDatasets({ changes }: { changes: ScreeningChanges }) {
  const t = useText(screeningText);
  const f = useFormat();
  const isDanish = languageOf(useLocale()) === "da";
  const rows = changes.datasets.filter(({ change }) => change !== "same");
  const side = (one: Row["before"]) => (one ? f.hectares(one.overlapHa, 1) : t("changes.absent"));
  if (rows.length === 0) return null;
  return (
    <Table<Row, "title" | "kind" | "before" | "after">
      caption={t("changes.datasets")}
      rows={rows}
      rowKey={({ datasetId }) => datasetId}
      columns={[
        {
          key: "title",
          title: t("table.dataset"),
          cell: (row) => (isDanish ? row.titleDa : row.titleEn),
        },
        {
          key: "kind",
          title: t("changes.kind"),
          cell: ({ change }) => t(`changes.kind.${change}`),
        },
        {
          key: "before",
          title: t("changes.before"),
          isNumeric: true,
          cell: ({ before }) => side(before),
        },
        {
          key: "after",
          title: t("changes.after"),
          isNumeric: true,
          cell: ({ after }) => side(after),
        },
      ]}
    />
  );
}
