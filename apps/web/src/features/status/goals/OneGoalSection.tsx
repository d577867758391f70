import type { EffectKey, StatusGoal } from "@mars/contracts/status/statusShapes";
import { lazy } from "react";
import { ChartTools } from "../frame/ChartTools.tsx";
import { GoalRow } from "./GoalRow.tsx";
import { StatusSection } from "../frame/StatusSection.tsx";

const GoalTable = lazy(() =>
  import("./GoalTable.tsx").then((module) => ({ default: module.GoalTable })),
);

type Props = {
  effect: EffectKey;
  goal: StatusGoal;
  day: string;
  title: string;
  intro: string;
  source?: string | undefined;
};

/** The national goal of one effect by stage. */
export function OneGoalSection({ effect, goal, day, title, intro, source }: Props) {
  return (
    <StatusSection id="maal" title={title} intro={intro} figures={[effect, "dropout", "pace"]}>
      <GoalRow effect={effect} goal={goal} day={day} hasParts />
      <ChartTools
        table={() => <GoalTable goals={{ [effect]: goal }} />}
        csv="/status/tables/goals.csv"
        embedId="maal"
        source={source}
      />
    </StatusSection>
  );
}
