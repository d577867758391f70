import type { DevelopmentRow } from "./DevelopmentChart.tsx";

/** A line takes two months, and something in one of them: without it the axes stood empty. */
export function hasDevelopment(rows: readonly DevelopmentRow[]): boolean {
  return rows.length > 1 && rows.some(({ byStage }) => Object.values(byStage).some(Boolean));
}
