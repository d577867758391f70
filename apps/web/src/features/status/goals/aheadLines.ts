import type { StatusGoal } from "@mars/contracts/status/statusShapes";
import { aheadLine, type ForecastFrame } from "./forecastFrame.ts";

export type AheadLines = ReturnType<typeof aheadLines>;

/** The forecasts of a goal as lines: what is carried out, what is promised, and that after dropout. */
export function aheadLines({ forecasts, goal }: StatusGoal, room: ForecastFrame) {
  return {
    established: aheadLine(forecasts.established, goal, room),
    committed: aheadLine(forecasts.committed, goal, room),
    dropout: aheadLine(forecasts.committedAfterDropout, goal, room),
  };
}
