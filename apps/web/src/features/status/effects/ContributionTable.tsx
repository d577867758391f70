import type { UnitPage } from "@mars/contracts/status/statusPages";
import type { EffectKey } from "@mars/contracts/status/statusShapes";
import { useText } from "../../../lib/language/text.ts";
import { Table } from "../../../ui/tables/Table.tsx";
import type { Column } from "../../../ui/tables/Column.ts";
import { Amount } from "./Amount.tsx";
import { countedStages, drawnStage, effectFacts, effects } from "./effects.ts";
import { detailText } from "../text/detailText.ts";
import { figureMarks } from "../../../ui/figures/figureMarks.ts";

/** A figure has the name it has beside the bars. */
const drawnOf: Record<string, string> = { ...drawnStage, sketches: "sketch" };

export function ContributionTable({ page }: { page: UnitPage }) {
  const t = useText(detailText);
  const { totals, standing } = page;
  const unit = `${page.kind}/${page.id}`;
  const markOf = (key: string, effect: EffectKey, value: number) => {
    if (key === "median") return figureMarks(page.kind, { [`median.${effect}`]: value });
    if (key === "rank") return figureMarks(unit, { [`rank.${effect}`]: value });
    const stage = key === "total" ? "" : `.${drawnOf[key] ?? key}`;
    return figureMarks(unit, { [`unit.${effect}${stage}`]: value });
  };
  const figure = (
    key: string,
    title: string,
    of: (effect: EffectKey) => number,
    isCount = false,
  ) => ({
    key,
    title,
    isNumeric: true,
    marks: (effect: EffectKey) => markOf(key, effect, of(effect)),
    cell: (effect: EffectKey) => <Amount value={of(effect)} isCount={isCount} />,
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
    figure("rank", t("column.rank"), (effect) => standing[effect].rank, true),
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
