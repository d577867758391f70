import type { CountedStage, EffectKey, MeasureRow } from "@mars/contracts/status/statusShapes";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useFactName } from "../../../lib/language/useFactName.ts";
import { useText } from "../../../lib/language/text.ts";
import { FactName } from "../../../ui/words/FactName.tsx";
import { Table } from "../../../ui/tables/Table.tsx";
import type { Column } from "../../../ui/tables/Column.ts";
import { Amount } from "./Amount.tsx";
import { ChartTools } from "../frame/ChartTools.tsx";
import { countedStages, effects } from "./effects.ts";
import { StageMini } from "../projects/StageMini.tsx";
import { StatusSection } from "../frame/StatusSection.tsx";
import { detailText } from "../text/detailText.ts";
import { useSortedRows } from "../../../ui/tables/useSortedRows.ts";

type MeasureColumn = CountedStage | EffectKey | "name" | "bar" | "total";

/** The projects by what is done on the land. */
export function MeasureSection({
  rows,
  csv,
  source,
  isFolded = false,
}: {
  rows: readonly MeasureRow[];
  csv: `/${string}`;
  source?: string | undefined;
  /** Folded to a line with the most frequent ones. */
  isFolded?: boolean;
}) {
  const t = useText(detailText);
  const format = useFormat();
  const factName = useFactName();
  const { sorted, sort, onSort } = useSortedRows<MeasureRow, MeasureColumn>(rows, valueOf, {
    by: "total",
    isDescending: true,
  });
  const most = Math.max(...rows.map((row) => row.total), 1);
  const sum = (key: MeasureColumn) =>
    rows.reduce((total, row) => total + Number(valueOf(row, key)), 0);
  const figure = (key: MeasureColumn, title: string, isCount = false) => ({
    key,
    title,
    isBrief: key === "total",
    isNumeric: true,
    isSortable: true,
    cell: (row: MeasureRow) => <Amount value={Number(valueOf(row, key))} isCount={isCount} />,
    total: (isCount ? format.integer : format.amount)(sum(key)),
  });
  const columns: Column<MeasureRow, MeasureColumn>[] = [
    {
      key: "name",
      title: t("column.measure"),
      isSortable: true,
      cell: (row) => <FactName name={row.name} />,
      total: t("total"),
    },
    {
      key: "bar",
      title: t("column.byStage"),
      isBrief: true,
      cell: (row) => <StageMini byStage={row.counts} whole={most} />,
    },
    ...countedStages.map((stage) => figure(stage, t(`stage.short.${stage}`), true)),
    figure("total", t("column.projects"), true),
    ...effects.map((effect) => figure(effect, t(`column.${effect}`))),
  ];
  const factOf = () => {
    const first = rows.toSorted((a, b) => b.total - a.total).slice(0, 4);
    const rest = rows.length - first.length;
    const named = first.map((row) => `${factName(row.name)} ${format.integer(row.total)}`);
    return named.join(", ") + (rest > 0 ? t("measures.rest", { count: rest }) : "");
  };
  return (
    <StatusSection
      id="virkemidler"
      title={t("measures.title")}
      isFull
      folds
      {...(isFolded && { fact: factOf() })}
      figures={["measures"]}
    >
      <Table
        caption={t("tableOf", { what: t("measures.title") })}
        isCaptionHidden
        columns={columns}
        rows={sorted}
        rowKey={(row) => row.mitigationMeasureId ?? "none"}
        sort={sort}
        onSort={onSort}
      />
      <ChartTools csv={csv} embedId="virkemidler" source={source} />
    </StatusSection>
  );
}

function valueOf(row: MeasureRow, key: MeasureColumn): string | number {
  if (key === "name") return row.name;
  if (key === "bar" || key === "total") return row.total;
  if (key === "nitrogen" || key === "extraction" || key === "afforestation")
    return row.effects[key];
  return row.counts[key];
}
