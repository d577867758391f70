import "./figure.css";
import { useFormat } from "../../lib/format/useFormat.ts";
import { useText } from "../../lib/language/text.ts";
import { Figure } from "./Figure.tsx";
import { GoalBarDrawing } from "./GoalBarDrawing.tsx";
import type { GoalBarProps } from "./GoalBarProps.ts";
import { countedStages } from "./stages.ts";
import { StageSwatch } from "./StageSwatch.tsx";
import { uiText } from "../text.ts";

type Share = number | null;
type Props = GoalBarProps & {
  /** Result and promise: what is carried out, and what has commitment, the former included. */
  established: { amount: number; share: Share };
  committed: { amount: number; share: Share; shareAfterDropout: Share };
};

/**
 * Result and promise with their shares of the goal, then the bar: full width is the goal, always. The
 * key beneath carries the values, so nothing hangs on colour.
 */
export function GoalBar({ established, committed, ...props }: Props) {
  const { unit, goal, amounts } = props;
  const t = useText(uiText);
  const format = useFormat();
  const write = (value: number) => `${format.amount(value)}\u00a0${unit}`;
  const shown = countedStages.filter((stage) => amounts[stage] > 0);
  const tellsDropout =
    committed.shareAfterDropout !== null && committed.shareAfterDropout !== committed.share;
  return (
    <div className="goal">
      <dl className="goal-figures">
        <div>
          <dt>
            <StageSwatch stage="established" />
            {t("goal.established")}
          </dt>
          <dd>
            <ShareFigure share={established.share} />
          </dd>
          <dd>{t("goal.establishedText", { amount: write(established.amount) })}</dd>
        </div>
        <div>
          <dt>
            <StageSwatch stage="establishment" />
            <StageSwatch stage="preliminary" />
            {t("goal.committed")}
          </dt>
          <dd>
            <ShareFigure share={committed.share} />
          </dd>
          <dd>
            {t("goal.committedText", { amount: write(committed.amount) })}
            {tellsDropout &&
              ` ${t("goal.afterDropout", { share: format.percent(committed.shareAfterDropout!) })}`}
          </dd>
        </div>
      </dl>
      <GoalBarDrawing
        {...props}
        label={t("goalBar", {
          name: props.name,
          established: write(established.amount),
          total: write(committed.amount),
          goal: `${format.integer(goal)}\u00a0${unit}`,
        })}
      />
      <ul className="key goal-key">
        {shown.map((stage) => (
          <li key={stage}>
            <StageSwatch stage={stage} />
            {t(`stage.short.${stage}`)} <b>{write(amounts[stage])}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The figure and its percent sign apart; where there is no goal, no percent. */
function ShareFigure({ share }: { share: Share }) {
  const format = useFormat();
  if (share === null) return <Figure value="–" />;
  const percent = format.percent(share);
  const sign = /\s?%$/.exec(percent)![0];
  return <Figure value={percent.slice(0, -sign.length)} unit={sign} />;
}
