import type { AfforestationPage } from "@mars/contracts/status/statusPages";
import { Amount } from "../../../features/status/effects/Amount.tsx";
import { countedStages, drawnStage } from "../../../features/status/effects/effects.ts";
import { detailText } from "../../../features/status/text/detailText.ts";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import type { Stage } from "../../../ui/figures/stages.ts";
import { StageName } from "../../../ui/figures/StageSwatch.tsx";
import { Table } from "../../../ui/tables/Table.tsx";
import type { Column } from "../../../ui/tables/Column.ts";
import { pagesText } from "./text.ts";

type Figures = AfforestationPage["total"];
type Row = Figures & { stage: Stage };

/** Ordinary and untouched forest by stage; sketches in a table of their own, never in the total. */
export function ForestTable({ page }: { page: AfforestationPage }) {
  const t = useText(pagesText);
  const shared = useText(detailText);
  const format = useFormat();
  const { total } = page;
  const figure = (key: keyof Figures, title: string, isCount = false): Column<Row> => ({
    key,
    title,
    isNumeric: true,
    cell: (row) => <Amount value={row[key]} isCount={isCount} />,
    total: isCount ? format.integer(total[key]) : format.amount(total[key]),
  });
  const columns: Column<Row>[] = [
    {
      key: "stage",
      title: t("forest.stage"),
      cell: (row) => <StageName stage={row.stage} />,
      total: shared("total"),
    },
    figure("count", t("forest.count"), true),
    figure("ordinaryHa", t("forest.ordinary")),
    figure("untouchedHa", t("forest.untouched")),
    figure("totalHa", t("forest.total")),
  ];
  return (
    <>
      <Table
        caption={shared("tableOf", { what: t("forest.table") })}
        isCaptionHidden
        columns={columns}
        rows={countedStages.map((stage) => ({ ...page.byStage[stage], stage: drawnStage[stage] }))}
        rowKey={(row) => row.stage}
      />
      <div className="forest-sketches">
        <Table
          caption={t("forest.sketches")}
          columns={columns.map(({ total: _total, ...column }) => column)}
          rows={[{ ...page.sketches, stage: "sketch" as const }]}
          rowKey={(row) => row.stage}
        />
      </div>
    </>
  );
}
