import type { DevelopmentPoint, EffectKey } from "@mars/contracts/status/statusShapes";
import { goalFigure } from "@mars/domain/status/goals";

export type ForecastMonth = { day: string; established: number; committed: number };

/** Result and promise at the end of each month. */
export function forecastMonths(
  development: readonly DevelopmentPoint[],
  effect: EffectKey,
): ForecastMonth[] {
  return development.map(({ day, effects }) => {
    const byStage = {
      established: effects.established[effect],
      establishment_approval: effects.establishment_approval[effect],
      preliminary_examination_approval: effects.preliminary_examination_approval[effect],
    };
    return {
      day,
      established: goalFigure("established", byStage),
      committed: goalFigure("committed", byStage),
    };
  });
}
