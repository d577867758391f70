import { useFormat } from "../../lib/format/useFormat.ts";
import { useText } from "../../lib/language/text.ts";
import type { GoalBarProps } from "./GoalBarProps.ts";
import { stageEdge, stageFill, stages } from "./stages.ts";
import { uiText } from "../text.ts";

const barPx = 28;

/** Percent-based, so that the text keeps its size at any width. */
export function GoalBarDrawing({
  goal,
  unit,
  amounts,
  dropout,
  label,
}: GoalBarProps & { label: string }) {
  const t = useText(uiText);
  const format = useFormat();
  // Past the goal the full width stays the goal; what is over is told in figures.
  const share = (value: number) => (goal > 0 ? Math.min(1, value / goal) * 100 : 0);
  const starts = {
    established: 0,
    establishment: amounts.established,
    preliminary: amounts.established + amounts.establishment,
    // Sketches continue where commitments end.
    sketch: amounts.established + amounts.establishment + amounts.preliminary,
  };
  // What is written as nothing is not drawn.
  const hasDropout = dropout !== undefined && format.amount(dropout) !== format.amount(0);
  const establishmentEnd = share(amounts.established + amounts.establishment);
  return (
    <svg
      className="goal-bar"
      width="100%"
      height={hasDropout ? 50 : 35}
      role="img"
      aria-label={label}
    >
      <rect width="100%" height={barPx} fill="var(--color-track)" />
      {[25, 50, 75].map((quarter) => (
        <rect key={quarter} x={`${quarter}%`} width="1" height={barPx} fill="var(--color-page)" />
      ))}
      {stages.map((stage) => {
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
          <text x={`${Math.min(establishmentEnd, 70)}%`} y="48">
            {t("dropout", { value: `${format.amount(dropout)} ${unit}` })}
          </text>
        </>
      )}
    </svg>
  );
}
