import type { DevelopmentPoint, EffectKey, StatusGoal } from "@mars/contracts/status/statusShapes";
import { useState } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { RadioGroup } from "../../../ui/fields/RadioGroup.tsx";
import { StageSwatch } from "../../../ui/figures/StageSwatch.tsx";
import type { Column } from "../../../ui/tables/Column.ts";
import { Table } from "../../../ui/tables/Table.tsx";
import { Amount } from "../effects/Amount.tsx";
import { effectFacts, effects } from "../effects/effects.ts";
import { ChartTools } from "../frame/ChartTools.tsx";
import { StatusSection } from "../frame/StatusSection.tsx";
import { detailText } from "../text/detailText.ts";
import { ForecastChart } from "./ForecastChart.tsx";
import { type ForecastMonth, forecastMonths } from "./forecastMonths.ts";
import { useForecastWords } from "./useForecastWords.ts";

type Props = {
  goals: Partial<Record<EffectKey, StatusGoal>>;
  development: readonly DevelopmentPoint[];
  source?: string | undefined;
};

/** 'Hvornår når vi målet?': result and promise each carried on, to the month, and drawn. */
export function ForecastSection({ goals, development, source }: Props) {
  const t = useText(detailText);
  const shown = effects.filter((effect) => goals[effect] !== undefined);
  const [chosen, setChosen] = useState<EffectKey>(shown[0] ?? "nitrogen");
  const effect = goals[chosen] ? chosen : (shown[0] ?? "nitrogen");
  const goal = goals[effect];
  if (!goal) return null;
  const months = forecastMonths(development, effect);
  return (
    <StatusSection
      id="fremskrivning"
      title={t("ahead.title")}
      intro={t("ahead.intro")}
      figures={["pace", "dropout"]}
    >
      {shown.length > 1 && (
        <div className="chart-choice no-print">
          <RadioGroup
            legend={t("ahead.which")}
            isLegendHidden
            variant="segmented"
            value={effect}
            onChange={setChosen}
            options={shown.map((one) => ({ value: one, label: t(`effect.${one}`) }))}
          />
        </div>
      )}
      <div className="forecast-answers">
        <ForecastAnswer effect={effect} goal={goal} figure="established" />
        <ForecastAnswer effect={effect} goal={goal} figure="committedAfterDropout" />
      </div>
      {months.length < 2 ? (
        <p>{t("ahead.none")}</p>
      ) : (
        <>
          <ForecastChart key={effect} effect={effect} goal={goal} months={months} />
          <ChartTools
            table={() => <ForecastTable effect={effect} goal={goal} months={months} />}
            csv="/status/tables/goals.csv"
            embedId="fremskrivning"
            source={source}
          />
        </>
      )}
    </StatusSection>
  );
}

type ForecastTableProps = { effect: EffectKey; goal: StatusGoal; months: readonly ForecastMonth[] };

/** The chart's data table, latest first. */
function ForecastTable({ effect, goal, months }: ForecastTableProps) {
  const t = useText(detailText);
  const format = useFormat();
  const { unit } = effectFacts[effect];
  const figures = (["established", "committed"] as const).flatMap(
    (figure): Column<ForecastMonth>[] => [
      {
        key: figure,
        title: `${t(`figure.${figure}`)}, ${unit}`,
        isNumeric: true,
        cell: (month) => <Amount value={month[figure]} />,
      },
      {
        key: `${figure}Share`,
        title: t("column.shareOfGoal"),
        isNumeric: true,
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

type ForecastAnswerProps = {
  effect: EffectKey;
  goal: StatusGoal;
  figure: "established" | "committedAfterDropout";
};

/** Where one figure leads: the month and how late, what it rests on, and the same without dropout. */
function ForecastAnswer({ effect, goal, figure }: ForecastAnswerProps) {
  const t = useText(detailText);
  const wordsOf = useForecastWords();
  const goalOf = { goal: goal.goal, unit: effectFacts[effect].unit };
  const words = wordsOf(goal.forecasts[figure], goalOf);
  const without = wordsOf(goal.forecasts.committed, goalOf);
  const isPromise = figure !== "established";
  const isTold = goal.forecasts[figure].kind !== "too-short";
  return (
    <div className={isPromise ? "forecast-answer forecast-promise" : "forecast-answer"}>
      <p className="forecast-figure">
        {isPromise ? (
          <>
            <StageSwatch stage="establishment" />
            <StageSwatch stage="preliminary" />
          </>
        ) : (
          <StageSwatch stage="established" />
        )}
        {t(isPromise ? "figure.committed" : "figure.established")}
      </p>
      <h3>
        {words.answer}
        {words.delay && (
          <>
            , <span className={words.isLate ? "forecast-late" : undefined}>{words.delay}</span>
          </>
        )}
      </h3>
      <p className="small">
        {isTold ? words.pace : t("forecast.tooShortText")}{" "}
        {isPromise && isTold && t("ahead.withDropout")} {words.atDeadline}
      </p>
      {isPromise && isTold && (
        <p className="small">
          {t("forecast.without", {
            answer: `${without.answerWithin}${without.delay ? `, ${without.delay}` : ""}.`,
          })}
        </p>
      )}
    </div>
  );
}
