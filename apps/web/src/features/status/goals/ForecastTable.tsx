import type { EffectKey, StatusGoal } from "@mars/contracts/status/statusShapes";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import type { Column } from "../../../ui/tables/Column.ts";
import { Table } from "../../../ui/tables/Table.tsx";
import { Amount } from "../effects/Amount.tsx";
import { detailText } from "../text/detailText.ts";
import { effectFacts } from "../effects/effects.ts";
import type { ForecastMonth } from "./forecastMonths.ts";
import { figureMarks } from "../../../ui/figures/figureMarks.ts";

type Props = { effect: EffectKey; goal: StatusGoal; months: readonly ForecastMonth[] };

/** The chart's data table, latest first. */
export function ForecastTable({ effect, goal, months }: Props) {
  const t = useText(detailText);
  const format = useFormat();
  const { unit } = effectFacts[effect];
  const figures = (["established", "committed"] as const).flatMap(
    (figure): Column<ForecastMonth>[] => [
      {
        key: figure,
        title: `${t(`figure.${figure}`)}, ${unit}`,
        isNumeric: true,
        marks: (month) =>
          figureMarks(`country/${effect}/${month.day}`, { [`goalOn.${figure}`]: month[figure] }),
        cell: (month) => <Amount value={month[figure]} />,
      },
      {
        key: `${figure}Share`,
        title: t("column.shareOfGoal"),
        isNumeric: true,
        marks: (month) =>
          figureMarks(`country/${effect}/${month.day}`, {
            [`goalOn.${figure}Share`]: month[figure] / goal.goal,
          }),
        cell: (month) => format.percent(month[figure] / goal.goal),
      },
    ],
  );
  return (
    <Table
      caption={t("tableOf", { what: t("ahead.chart", { effect: t(`effect.${effect}`), unit }) })}
      isCaptionHidden
      columns={[
        { key: "day", title: t("column.day"), cell: ({ day }) => format.date(day) },
        ...figures,
      ]}
      rows={months.toReversed()}
      rowKey={({ day }) => day}
      narrow="scroll"
    />
  );
}
