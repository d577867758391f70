import type {
  CountedStage,
  DevelopmentPoint,
  EffectKey,
} from "@mars/contracts/status/statusShapes";
import { lazy, useState } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { RadioGroup } from "../../../ui/fields/RadioGroup.tsx";
import { ChartTools } from "../frame/ChartTools.tsx";
import { DevelopmentChart } from "./DevelopmentChart.tsx";
import { hasDevelopment } from "./hasDevelopment.ts";
import { countedStages, effectFacts, effects } from "../effects/effects.ts";
import { StatusSection } from "../frame/StatusSection.tsx";
import { detailText } from "../text/detailText.ts";

const DevelopmentTable = lazy(() =>
  import("./DevelopmentTable.tsx").then((module) => ({ default: module.DevelopmentTable })),
);

export type Shown = "projects" | EffectKey;

type Props = {
  development: readonly DevelopmentPoint[];
  csv: `/${string}`;
  source?: string | undefined;
  /** Only this; without it the reader chooses among projects and the three effects. */
  only?: EffectKey;
  title?: string;
  /** Folded to a line with the first and the last figure. */
  isFolded?: boolean;
  /** The country's; units have none of their own for every effect. */
  goals?: Readonly<Record<EffectKey, { goal: number }>>;
};

/** What stood at the end of each month, stage on stage. */
export function DevelopmentSection(props: Props) {
  const { development, csv, source, only, title, goals, isFolded = false } = props;
  const t = useText(detailText);
  const format = useFormat();
  const [chosen, setChosen] = useState<Shown>("projects");
  const shown = only ?? chosen;
  const rows = development.map((point) => ({
    day: point.day,
    byStage: shown === "projects" ? point.counts : effectByStage(point, shown),
  }));
  const unit = shown === "projects" ? t("unit.projects") : effectFacts[shown].unit;
  const isCount = shown === "projects";
  const hasChoice = hasDevelopment(
    development.map(({ day, counts }) => ({ day, byStage: counts })),
  );
  const factOf = () => {
    const [first, last] = [development[0], development.at(-1)];
    if (!first || !last) return t("development.none");
    const all = (byStage: Record<CountedStage, number>) =>
      countedStages.reduce((sum, stage) => sum + byStage[stage], 0);
    const write = (point: DevelopmentPoint) =>
      only
        ? `${format.amount(all(effectByStage(point, only)))}\u00a0${unit}`
        : format.integer(all(point.counts));
    return t(only ? "development.factAmount" : "development.fact", {
      before: write(first),
      month: format.month(first.day),
      after: write(last),
    });
  };
  return (
    <StatusSection
      id="udvikling"
      title={title ?? t("development.title")}
      intro={t("development.intro")}
      folds
      {...(isFolded && { fact: factOf() })}
      figures={["development"]}
    >
      {only === undefined && hasChoice && (
        <div className="chart-choice no-print">
          <RadioGroup
            legend={t("map.show")}
            isLegendHidden
            variant="segmented"
            value={shown}
            onChange={setChosen}
            options={[
              { value: "projects", label: t("map.projects") },
              ...effects.map((effect) => ({ value: effect, label: t(`effect.${effect}`) })),
            ]}
          />
        </div>
      )}
      {hasDevelopment(rows) ? (
        <>
          <DevelopmentChart
            rows={rows}
            unit={unit}
            isCount={isCount}
            goal={shown === "projects" ? undefined : goals?.[shown].goal}
          />
          <ChartTools
            table={() => <DevelopmentTable rows={rows} unit={unit} isCount={isCount} />}
            csv={csv}
            embedId="udvikling"
            source={source}
          />
        </>
      ) : (
        <p>{t("development.none")}</p>
      )}
    </StatusSection>
  );
}

function effectByStage(point: DevelopmentPoint, effect: EffectKey): Record<CountedStage, number> {
  return {
    established: point.effects.established[effect],
    establishment_approval: point.effects.establishment_approval[effect],
    preliminary_examination_approval: point.effects.preliminary_examination_approval[effect],
  };
}
