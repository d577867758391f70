import type { StatusGoal } from "@mars/contracts/status/statusShapes";
import type { ForecastMonth } from "./forecastMonths.ts";

const dayMs = 86_400_000;
const yearMs = 365 * dayMs;
/** What lies further behind the deadline would press history into a corner. */
const maxYearsPastDeadline = 6;

export type ForecastFrame = {
  fromMs: number;
  nowMs: number;
  untilMs: number;
  most: number;
  deadlineMs: number | null;
};

/** What the chart has room for: history, the deadline, and the months that forecasts name. */
export function forecastFrame(goal: StatusGoal, months: readonly ForecastMonth[]): ForecastFrame {
  const fromMs = Date.parse(months[0]?.day ?? "");
  const nowMs = Date.parse(months.at(-1)?.day ?? "");
  const deadlineMs = goal.deadline === null ? null : Date.parse(goal.deadline);
  const { committed, committedAfterDropout, established } = goal.forecasts;
  const latestMs = Math.max(deadlineMs ?? nowMs, nowMs) + maxYearsPastDeadline * yearMs;
  const namedMs = [committed, committedAfterDropout, established].flatMap(({ kind, on }) =>
    kind === "month" && on !== null && Date.parse(on) <= latestMs ? [Date.parse(on)] : [],
  );
  const endMs = Math.max(nowMs + yearMs / 2, deadlineMs ?? nowMs, ...namedMs);
  return {
    fromMs,
    nowMs,
    untilMs: endMs + (endMs - fromMs) * 0.04,
    most: Math.max(goal.goal, ...months.map((month) => month.committed)) * 1.08,
    deadlineMs,
  };
}

export type AheadPoint = { atMs: number; value: number };

/** The straight line a forecast draws: to the goal, or as far as the chart goes; null without a pace. */
export function aheadLine(
  { to, addedPerMonth, kind }: StatusGoal["forecasts"]["committed"],
  goal: number,
  { untilMs }: ForecastFrame,
): readonly [AheadPoint, AheadPoint] | null {
  if (kind !== "month" && kind !== "out-of-reach") return null;
  const fromMs = Date.parse(to.day);
  const perMs = (addedPerMonth * 12) / yearMs;
  const metMs = fromMs + (goal - to.reached) / perMs;
  const atMs = Math.min(metMs, untilMs);
  return [
    { atMs: fromMs, value: to.reached },
    { atMs, value: to.reached + perMs * (atMs - fromMs) },
  ];
}

/** The first days of years within the frame, for the axis. */
export function yearStarts({ fromMs, untilMs }: ForecastFrame): number[] {
  const first = new Date(fromMs).getUTCFullYear() + 1;
  const last = new Date(untilMs).getUTCFullYear();
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) =>
    Date.UTC(first + index, 0, 1),
  );
}
