import type { CountedStage } from "@mars/contracts/status/statusShapes";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { StackedAreaChart } from "../../../ui/charts/StackedAreaChart.tsx";
import { stageEdge, stageFill } from "../../../ui/figures/stages.ts";
import { countedStages, drawnStage } from "../effects/effects.ts";
import { detailText } from "../text/detailText.ts";

export type DevelopmentRow = { day: string; byStage: Record<CountedStage, number> };

type Props = {
  rows: readonly DevelopmentRow[];
  unit: string;
  isCount?: boolean;
  /** Of the country, where one is set for what is shown. */
  goal?: number | undefined;
};

/** Most certain at the bottom. */
export function DevelopmentChart({ rows, unit, isCount = false, goal }: Props) {
  const t = useText(detailText);
  const format = useFormat();
  const write = isCount ? format.integer : format.amount;
  const unitOfOne = isCount ? t("unit.project") : unit;
  const amountText = (value: number) => `${write(value)} ${value === 1 ? unitOfOne : unit}`;
  const first = rows[0];
  const last = rows.at(-1);
  const sum = (row: DevelopmentRow | undefined) =>
    countedStages.reduce((total, stage) => total + (row?.byStage[stage] ?? 0), 0);
  const target = goal !== undefined && {
    value: goal,
    label: t("development.goal", { goal: `${format.exact(goal)} ${unit}` }),
  };
  return (
    <StackedAreaChart
      title={t("development.chart", { unit })}
      description={[
        t("development.description", {
          from: first ? format.date(first.day) : "",
          to: last ? format.date(last.day) : "",
          before: amountText(sum(first)),
          after: amountText(sum(last)),
        }),
        target && `${target.label}.`,
      ]
        .filter(Boolean)
        .join(" ")}
      target={target || undefined}
      unit={unit}
      unitOfOne={unitOfOne}
      isCount={isCount}
      positions={rows.map((row) => ({
        at: Date.parse(row.day),
        name: format.date(row.day),
        tick: format.shortMonth(row.day),
      }))}
      series={countedStages
        .filter((stage) => rows.some((row) => row.byStage[stage] > 0))
        .map((stage) => ({
          key: stage,
          label: t(`stage.${stage}`),
          fill: stageFill[drawnStage[stage]],
          edge: stageEdge[drawnStage[stage]],
          values: rows.map((row) => row.byStage[stage]),
        }))}
    />
  );
}
