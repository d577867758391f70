import type { Outcome } from "./Outcome.ts";

/** The one line a reader or a machine looks for. */
export function closingLine(outcomes: readonly Outcome[]): string {
  const sum = (count: "passed" | "failed" | "skipped") =>
    outcomes.reduce((total, outcome) => total + outcome[count], 0);
  const skipped = sum("skipped");
  const tail = skipped > 0 ? `, ${skipped} skipped` : "";
  return `${sum("passed")} passed, ${sum("failed")} failed${tail}`;
}
