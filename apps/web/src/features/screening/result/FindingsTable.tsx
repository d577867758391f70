import type { ScreeningFinding } from "@mars/contracts/screening";
import { useFormat } from "../../../lib/format/format.ts";
import { useText } from "../../../lib/language/text.ts";
import { Table } from "../../../ui/Table.tsx";
import { useResult } from "../findings/ResultContext.ts";
import { screeningText } from "../text.ts";

type Column = "dataset" | "kind" | "overlap" | "share" | "touched" | "source" | "version";

/** Everything that was found, as one table: the list twin of the map. */
export function FindingsTable() {
  const t = useText(screeningText);
  const f = useFormat();
  const { state, titleOf } = useResult();
  const order = ["potential", "conflict", "background"];
  const rows = state.soFar.findings
    .filter(({ touchedCount }) => touchedCount > 0)
    .toSorted((a, b) => order.indexOf(a.datasetKind) - order.indexOf(b.datasetKind));
  return (
    <Table<ScreeningFinding, Column>
      caption={t("table.title")}
      rows={rows}
      rowKey={({ datasetId }) => datasetId}
      isBusy={state.phase === "running" && rows.length === 0}
      narrow="cards"
      columns={[
        { key: "dataset", title: t("table.dataset"), cell: (row) => titleOf(row.datasetId) },
        { key: "kind", title: t("table.kind"), cell: (row) => t(`kind.${row.datasetKind}`) },
        {
          key: "overlap",
          title: t("table.overlap"),
          isNumeric: true,
          cell: ({ overlapHa }) => f.hectares(overlapHa, 1),
        },
        {
          key: "share",
          title: t("table.share"),
          isNumeric: true,
          cell: ({ share }) => f.percent(Math.min(1, share)),
        },
        {
          key: "touched",
          title: t("table.touched"),
          isNumeric: true,
          cell: ({ touchedCount }) => f.integer(touchedCount),
        },
        { key: "source", title: t("table.source"), cell: ({ source }) => source },
        {
          key: "version",
          title: t("table.version"),
          cell: ({ version }) =>
            `${version.label}, ${f.date(version.updatedOn ?? version.loadedAt)}`,
        },
      ]}
    />
  );
}
