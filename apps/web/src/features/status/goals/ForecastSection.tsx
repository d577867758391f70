import type { DevelopmentPoint, EffectKey, StatusGoal } from "@mars/contracts/status/statusShapes";
import { useState } from "react";
import { useText } from "../../../lib/language/text.ts";
import { RadioGroup } from "../../../ui/fields/RadioGroup.tsx";
import { ChartTools } from "../frame/ChartTools.tsx";
import { detailText } from "../text/detailText.ts";
import { effects } from "../effects/effects.ts";
import { StatusSection } from "../frame/StatusSection.tsx";
import { ForecastAnswer } from "./ForecastAnswer.tsx";
import { ForecastChart } from "./ForecastChart.tsx";
import { ForecastTable } from "./ForecastTable.tsx";
import { forecastMonths } from "./forecastMonths.ts";

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
