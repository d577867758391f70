import type { CoverageFigures } from "@mars/contracts/plans/coverage";
import type { UnitPage } from "@mars/contracts/status/statusPages";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import type { Column } from "../../../ui/tables/Column.ts";
import { Table } from "../../../ui/tables/Table.tsx";
import { Amount } from "../effects/Amount.tsx";
import { detailText } from "../text/detailText.ts";

type Row = { name: string; figures: CoverageFigures };
const tons = ["needT", "contributedT", "coveredT", "missingT", "surplusT", "noNeedT"] as const;

/** Coverage with and without sketches, as a table. */
export function NeedTable({ plan }: { plan: NonNullable<UnitPage["plan"]> }) {
  const t = useText(detailText);
  const format = useFormat();
  const rows: Row[] = [
    { name: t("need.committed"), figures: plan.coverage },
    { name: t("need.inclSketches"), figures: plan.coverageInclSketches },
  ];
  const columns: Column<Row>[] = [
    { key: "name", title: t("need.by"), cell: ({ name }) => name },
    ...tons.map((key) => ({
      key,
      title: t(`need.column.${key}`),
      isNumeric: true,
      cell: ({ figures }: Row) => <Amount value={figures[key]} />,
    })),
    {
      key: "share",
      title: t("sub.share"),
      isNumeric: true,
      cell: ({ figures: { share } }) => (share === null ? "–" : format.percent(share)),
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
