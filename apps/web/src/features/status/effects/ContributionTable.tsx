import type { UnitPage } from "@mars/contracts/statusPages";
import type { EffectKey } from "@mars/contracts/statusShapes";
import { useText } from "../../../lib/language/text.ts";
import { Table } from "../../../ui/Table.tsx";
import type { Column } from "../../../ui/Column.ts";
import { Amount } from "./Amount.tsx";
import { countedStages, effectFacts, effects } from "./effects.ts";
import { detailText } from "../text/detailText.ts";

export function ContributionTable({ page }: { page: UnitPage }) {
  const t = useText(detailText);
  const { totals, standing } = page;
  const figure = (key: string, title: string, of: (effect: EffectKey) => number, decimals = 1) => ({
    key,
    title,
    isNumeric: true,
    cell: (effect: EffectKey) => <Amount value={of(effect)} decimals={decimals} />,
  });
  const columns: Column<EffectKey>[] = [
    {
      key: "effect",
      title: t("column.effect"),
      cell: (effect) => `${t(`effect.${effect}`)}, ${effectFacts[effect].unit}`,
    },
    ...countedStages.map((stage) =>
      figure(stage, t(`stage.short.${stage}`), (effect) => totals.byStage[stage][effect]),
    ),
    figure("total", t("total"), (effect) => totals.total[effect]),
    figure("sketches", t("column.sketches"), (effect) => totals.sketches[effect]),
    figure("median", t("column.median"), (effect) => standing[effect].median),
    figure("rank", t("column.rank"), (effect) => standing[effect].rank, 0),
  ];
  return (
    <Table
      caption={t("tableOf", { what: page.name })}
      isCaptionHidden
      columns={columns}
      rows={effects}
      rowKey={(effect) => effect}
    />
  );
}
