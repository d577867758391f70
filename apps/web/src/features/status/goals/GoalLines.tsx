import type { EffectKey, StatusGoal } from "@mars/contracts/status/statusShapes";
import type { ReactNode } from "react";
import { effects } from "../effects/effects.ts";
import { EffectName } from "../effects/EffectName.tsx";
import { ChartTools } from "../frame/ChartTools.tsx";
import { StatusSection } from "../frame/StatusSection.tsx";
import { GoalTable } from "./GoalTable.tsx";

type Props = {
  goals: Record<EffectKey, StatusGoal>;
  title: string;
  intro: string;
  source?: string | undefined;
  /** What else is told of each goal. */
  children: (effect: EffectKey) => ReactNode;
};

/** The three national goals, a line each; the overview draws them. */
export function GoalLines({ goals, title, intro, source, children }: Props) {
  return (
    <StatusSection
      id="maal"
      title={title}
      intro={intro}
      isFull
      figures={["nitrogen", "extraction", "afforestation", "dropout", "pace"]}
    >
      <GoalTable goals={goals} />
      <div className="goal-lines">
        {effects.map((effect) => (
          <div key={effect}>
            <h3>
              <EffectName effect={effect} />
            </h3>
            {children(effect)}
          </div>
        ))}
      </div>
      <ChartTools csv="/status/tables/goals.csv" embedId="maal" source={source} />
    </StatusSection>
  );
}
