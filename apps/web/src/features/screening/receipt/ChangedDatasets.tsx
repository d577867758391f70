import type { ScreeningChanges } from "@mars/contracts/screening/screeningChanges";
import { areaText } from "@mars/wording/format/areaText";
import { wordIn } from "@mars/wording/language/wordIn";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { Table } from "../../../ui/tables/Table.tsx";
import { screeningText } from "../text.ts";

type Dataset = ScreeningChanges["datasets"][number];

/** Half a square metre: what rounding and redrawn borders do is no change. */
const sameHa = 5e-5;

/** What has happened to a dataset's overlap, as a person would say it. */
type DatasetChange =
  | { kind: "same" | "added" | "removed" | "failed" | "answers" | "appeared" | "gone" }
  | { kind: "sameFigures" }
  | { kind: "more" | "less"; byHa: number }
  | { kind: "moreFeatures" | "fewerFeatures"; count: number };

export function datasetChange({ change, before, after }: Dataset): DatasetChange {
  // It had not answered then, and was no new dataset for all that.
  if (change === "added" && before === null && after?.version.origin === "live")
    return { kind: "answers" };
  if (change !== "new-version" || !before || !after)
    return { kind: change === "new-version" ? "sameFigures" : change };
  const byHa = after.overlapHa - before.overlapHa;
  if (Math.abs(byHa) >= sameHa) {
    if (before.overlapHa < sameHa) return { kind: "appeared" };
    if (after.overlapHa < sameHa) return { kind: "gone" };
    return { kind: byHa > 0 ? "more" : "less", byHa: Math.abs(byHa) };
  }
  const count = after.touchedCount - before.touchedCount;
  if (count !== 0)
    return { kind: count > 0 ? "moreFeatures" : "fewerFeatures", count: Math.abs(count) };
  return { kind: "sameFigures" };
}

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
