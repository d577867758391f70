import "./figure.css";
import { useFormat } from "../lib/format/format.ts";
import { useText } from "../lib/language/text.ts";
import { Figure } from "./Figure.tsx";
import { GoalBarDrawing } from "./GoalBarDrawing.tsx";
import { countedStages, type Stage } from "./stages.ts";
import { StageSwatch } from "./StageSwatch.tsx";
import { uiText } from "./text.ts";

export type GoalBarProps = {
  /** What the goal is about, for the drawing's name. */
  name: string;
  unit: string;
  goal: number;
  goalYear?: number;
  amounts: Record<Stage, number>;
  /** Expected to drop out of what has establishment approval. */
  dropout?: number;
};

/** Full width is the goal, always. The key beneath carries the values, so nothing hangs on colour. */
export function GoalBar(props: GoalBarProps) {
  const { unit, goal, goalYear, amounts } = props;
  const t = useText(uiText);
  const format = useFormat();
  const write = (value: number) => `${format.integer(value)}\u00a0${unit}`;
  const total = countedStages.reduce((sum, stage) => sum + amounts[stage], 0);
  const shown = countedStages.filter((stage) => amounts[stage] > 0);
  return (
    <div className="goal">
      <div className="goal-top">
        <Figure value={format.integer(total)} unit={unit} />
        {goal > 0 && (
          <p className="goal-percent">
            <b>{format.percent(total / goal)}</b> {t("ofGoal")}
          </p>
        )}
        <p className="goal-target">
          {goalYear !== undefined && t("goalYear", { year: String(goalYear) })} <b>{write(goal)}</b>
        </p>
      </div>
      <GoalBarDrawing
        {...props}
        label={t("goalBar", { name: props.name, total: write(total), goal: write(goal) })}
      />
      <ul className="key">
        {shown.map((stage) => (
          <li key={stage}>
            <StageSwatch stage={stage} />
            {t(`stage.${stage}`)} <b>{write(amounts[stage])}</b>
          </li>
        ))}
        {amounts.sketch > 0 && (
          <li className="key-own-line">
            <StageSwatch stage="sketch" />
            {t("stage.sketch")} <b>{write(amounts.sketch)}</b>{" "}
            <span className="mute">{t("notCounted")}</span>
          </li>
        )}
      </ul>
    </div>
  );
}
