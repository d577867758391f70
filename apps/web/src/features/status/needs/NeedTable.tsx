import type { CoverageFigures } from "@mars/contracts/plans/coverage";
import type { UnitPage } from "@mars/contracts/status/statusPages";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { figureMarks } from "../../../ui/figures/figureMarks.ts";
import type { Column } from "../../../ui/tables/Column.ts";
import { Table } from "../../../ui/tables/Table.tsx";
import { Amount } from "../effects/Amount.tsx";
import { detailText } from "../text/detailText.ts";

type Row = { mark: "coverage" | "coverageInclSketches"; name: string; figures: CoverageFigures };
const tons = ["needT", "contributedT", "coveredT", "missingT", "surplusT", "noNeedT"] as const;

/** Coverage with and without sketches, as a table. */
export function NeedTable({ page, plan }: { page: UnitPage; plan: NonNullable<UnitPage["plan"]> }) {
  const t = useText(detailText);
  const format = useFormat();
  const rows: Row[] = [
    { mark: "coverage", name: t("need.committed"), figures: plan.coverage },
    {
      mark: "coverageInclSketches",
      name: t("need.inclSketches"),
      figures: plan.coverageInclSketches,
    },
  ];
  const columns: Column<Row>[] = [
    { key: "name", title: t("need.by"), cell: ({ name }) => name },
    ...tons.map((key) => ({
      key,
      title: t(`need.column.${key}`),
      isNumeric: true,
      cell: ({ mark, figures }: Row) => (
        <span {...figureMarks(`plan/${page.id}`, { [`${mark}.${key}`]: figures[key] })}>
          <Amount value={figures[key]} />
        </span>
      ),
    })),
    {
      key: "share",
      title: t("sub.share"),
      isNumeric: true,
      cell: ({ mark, figures: { share } }) =>
        share === null ? (
          "–"
        ) : (
          <span {...figureMarks(`plan/${page.id}`, { [`${mark}.share`]: share })}>
            {format.percent(share)}
          </span>
        ),
    },
  ];
  return (
    <Table
      caption={t("tableOf", { what: t("need.title") })}
      isCaptionHidden
      columns={columns}
      rows={rows}
      rowKey={({ name }) => name}
      narrow="scroll"
    />
  );
}
