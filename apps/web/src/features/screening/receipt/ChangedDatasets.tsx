import type { ScreeningChanges } from "@mars/contracts/screening/screeningChanges";
import { areaText } from "@mars/wording/format/areaText";
import { wordIn } from "@mars/wording/language/wordIn";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { Table } from "../../../ui/tables/Table.tsx";
import { screeningText } from "../text.ts";
import { datasetChange } from "./datasetChange.ts";

type Row = ScreeningChanges["datasets"][number];

export function ChangedDatasets({ changes }: { changes: ScreeningChanges }) {
  const t = useText(screeningText);
  const f = useFormat();
  const locale = useLocale();
  const changed = changes.datasets.filter(({ change }) => change !== "same");
  // What moved a figure first; what only has a new name last.
  const isQuiet = (row: Row) => datasetChange(row).kind === "sameFigures";
  const rows = [...changed.filter((row) => !isQuiet(row)), ...changed.filter(isQuiet)];
  const unchanged = changes.datasets.length - rows.length;
  const side = (one: Row["before"]) => (one ? areaText(f, one.overlapHa) : t("changes.absent"));
  const words = (row: Row) => {
    const change = datasetChange(row);
    if ("byHa" in change)
      return t(`changes.kind.${change.kind}`, { area: areaText(f, change.byHa) });
    if ("count" in change) return t(`changes.kind.${change.kind}`, { count: change.count });
    return t(`changes.kind.${change.kind}`);
  };
  return (
    <div>
      {rows.length > 0 && (
        <Table<Row, "title" | "kind" | "before" | "after">
          caption={t("changes.datasets")}
          rows={rows}
          rowKey={({ datasetId }) => datasetId}
          columns={[
            {
              key: "title",
              title: t("table.dataset"),
              cell: (row) => wordIn(locale, row, "title"),
            },
            { key: "kind", title: t("changes.kind"), cell: words },
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
      )}
      {unchanged > 0 && (
        <p className="small mute">{t("changes.unchanged", { count: unchanged })}</p>
      )}
    </div>
  );
}
