import type { EffectKey, StatusGoal } from "@mars/contracts/status/statusShapes";
import { lazy } from "react";
import { useText } from "../../../lib/language/text.ts";
import { ChartTools } from "../frame/ChartTools.tsx";
import { effects } from "../effects/effects.ts";
import { GoalRow } from "./GoalRow.tsx";
import { StatusSection } from "../frame/StatusSection.tsx";
import { statusText } from "../text/statusText.ts";

const GoalTable = lazy(() =>
  import("./GoalTable.tsx").then((module) => ({ default: module.GoalTable })),
);

type Goals = Record<EffectKey, StatusGoal>;

/** The three national goals by stage. */
export function GoalSection({
  goals,
  day,
  intro,
  source,
}: {
  goals: Goals;
  day: string;
  intro: string;
  source?: string | undefined;
}) {
  const t = useText(statusText);
  return (
    <StatusSection
      id="maal"
      title={t("goals.title")}
      isFull
      figures={["nitrogen", "extraction", "afforestation", "dropout", "pace"]}
    >
      {effects.map((effect) => (
        <GoalRow key={effect} effect={effect} goal={goals[effect]} day={day} />
      ))}
      <p className="small goal-after">{intro}</p>
      <ChartTools
        table={() => <GoalTable goals={goals} />}
        csv="/status/tables/goals.csv"
        embedId="maal"
        source={source}
      />
    </StatusSection>
  );
}
