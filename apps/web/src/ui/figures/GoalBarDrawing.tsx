import { useFormat } from "../../lib/format/useFormat.ts";
import { useText } from "../../lib/language/text.ts";
import { figureMarks } from "./figureMarks.ts";
import type { GoalBarProps } from "./GoalBarProps.ts";
import { countedStages, stageEdge, stageFill } from "./stages.ts";
import { uiText } from "../text.ts";

const barPx = 28;

/** Percent-based, so that the text keeps its size at any width. */
export function GoalBarDrawing({
  goal,
  unit,
  amounts,
  dropout,
  label,
  of,
}: GoalBarProps & { label: string; /** For the figures' marks. */ of: string }) {
  const t = useText(uiText);
  const format = useFormat();
  // Past the goal the full width stays the goal; what is over is told in figures.
  const share = (value: number) => (goal > 0 ? Math.min(1, value / goal) * 100 : 0);
  const starts = {
    established: 0,
    establishment: amounts.established,
    preliminary: amounts.established + amounts.establishment,
  };
  // What is written as nothing is not drawn.
  const hasDropout = dropout !== undefined && format.amount(dropout) !== format.amount(0);
  const sketchY = hasDropout ? 54 : 36;
  const establishmentEnd = share(amounts.established + amounts.establishment);
  return (
    <svg
      className="goal-bar"
      width="100%"
      height={amounts.sketch > 0 ? sketchY + 10 : hasDropout ? 50 : 35}
      role="img"
      aria-label={label}
    >
      <rect width="100%" height={barPx} fill="var(--color-track)" />
      {[25, 50, 75].map((quarter) => (
        <rect key={quarter} x={`${quarter}%`} width="1" height={barPx} fill="var(--color-page)" />
      ))}
      {countedStages.map((stage) => {
        const from = share(starts[stage]);
        const width = share(starts[stage] + amounts[stage]) - from;
        if (width <= 0) return null;
        return (
          <rect
            key={stage}
            x={`${from}%`}
            width={`${width}%`}
            height={barPx}
            fill={stageFill[stage]}
            stroke={stageEdge[stage]}
          />
        );
      })}
      <svg x="100%" overflow="visible">
        <path d="M-1 0V34" stroke="var(--color-ink)" strokeWidth="2" />
      </svg>
      {hasDropout && (
        <>
          <rect
            x={`${establishmentEnd - share(dropout)}%`}
            y="32"
            width={`${share(dropout)}%`}
            height="5"
            fill="none"
            stroke="var(--stage-dropout-edge)"
            strokeWidth="1.5"
          />
          <text
            x={`${Math.min(establishmentEnd, 70)}%`}
            y="48"
            {...figureMarks(of, { "goal.dropout": dropout })}
          >
            {t("dropout", { value: `${format.amount(dropout)} ${unit}` })}
          </text>
        </>
      )}
      {amounts.sketch > 0 && (
        <>
          <rect
            x="0"
            y={sketchY}
            width={`${share(amounts.sketch)}%`}
            height="9"
            fill={stageFill.sketch}
            stroke={stageEdge.sketch}
          />
          {amounts.sketch > goal && (
            <svg x="100%" y={sketchY - 36} overflow="visible">
              <path d="M-13 32h14v17h-14z" fill="var(--color-page)" />
              <path
                d="M-12 40.5h11M-5 36.5l4 4-4 4"
                fill="none"
                stroke="var(--stage-sketch-edge)"
                strokeWidth="1.5"
              />
            </svg>
          )}
        </>
      )}
    </svg>
  );
}
