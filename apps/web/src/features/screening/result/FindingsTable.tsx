import type { ScreeningFinding } from "@mars/contracts/screening/screeningFinding";
import { areaText } from "@mars/wording/format/areaText";
import { shareText } from "@mars/wording/format/shareText";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Table } from "../../../ui/tables/Table.tsx";
import { useSortedRows } from "../../../ui/tables/useSortedRows.ts";
import { useResult } from "../findings/ResultContext.ts";
import { screeningText } from "../text.ts";

type Column = "dataset" | "kind" | "overlap" | "share" | "touched" | "source";
const isDay = /^\d{4}-\d{2}-\d{2}$/;
const kinds = ["potential", "conflict", "background"];

/** Everything that was found, as one table: the map as a list. */
export function FindingsTable() {
  const t = useText(screeningText);
  const f = useFormat();
  const { state, titleOf } = useResult();
  const found = state.soFar.findings.filter(({ touchedCount }) => touchedCount > 0);
  const valueOf = (row: ScreeningFinding, column: Column) => {
    switch (column) {
      case "dataset":
        return titleOf(row.datasetId);
      case "kind":
        return kinds.indexOf(row.datasetKind);
      case "overlap":
        return row.overlapHa;
      case "share":
        return row.share;
      case "touched":
        return row.touchedCount;
      case "source":
        return row.source;
    }
  };
  const { sorted, sort, onSort } = useSortedRows<ScreeningFinding, Column>(found, valueOf, {
    by: "kind",
    isDescending: false,
  });
  const versionText = ({ version }: ScreeningFinding) => {
    if (version.origin === "live") return t("table.asked", { day: f.date(version.loadedAt) });
    const day = f.date(version.updatedOn ?? version.loadedAt);
    // A version that is named by its day would say it twice.
    return isDay.test(version.label) ? day : `${version.label}, ${day}`;
  };
  return (
    <Table<ScreeningFinding, Column>
      caption={t("table.findings", { count: found.length })}
      rows={sorted}
      rowKey={({ datasetId }) => datasetId}
      sort={sort}
      onSort={onSort}
      isBusy={state.phase === "running" && found.length === 0}
      narrow="cards"
      columns={[
        {
          key: "dataset",
          title: t("table.dataset"),
          isSortable: true,
          cell: (row) => titleOf(row.datasetId),
        },
        {
          key: "kind",
          title: t("table.kind"),
          isSortable: true,
          cell: (row) => t(`kind.${row.datasetKind}`),
        },
        {
          key: "overlap",
          title: t("table.overlap"),
          isNumeric: true,
          isSortable: true,
          cell: ({ overlapHa }) => areaText(f, overlapHa),
        },
        {
          key: "share",
          title: t("table.share"),
          isNumeric: true,
          isSortable: true,
          cell: ({ share }) => shareText(f, share),
        },
        {
          key: "touched",
          title: t("table.touched"),
          isNumeric: true,
          isSortable: true,
          cell: ({ touchedCount }) => f.integer(touchedCount),
        },
        {
          key: "source",
          title: t("table.source"),
          isSortable: true,
          cell: (row) => (
            // One element: as a card, the cell sets its parts side by side.
            <span>
              {row.source}
              <span className="screening-version">{versionText(row)}</span>
            </span>
          ),
        },
      ]}
    />
  );
}
