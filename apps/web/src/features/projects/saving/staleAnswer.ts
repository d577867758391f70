import type { Project } from "@mars/contracts/projectShapes";
import { HttpProblem } from "../../../lib/http/HttpProblem.ts";

/** What the API answers to a change that is based on an older version. */
export type StaleAnswer = { current: Project; changedBy: string | null };

/** Null for everything else, also for the conflict of something inside the project. */
export function staleAnswer(error: unknown): StaleAnswer | null {
  if (!(error instanceof HttpProblem) || error.status !== 412) return null;
  const { current, changedBy } = error.figures;
  if (typeof current !== "object" || current === null || "typeId" in current) return null;
  return {
    current: current as Project,
    changedBy: typeof changedBy === "string" ? changedBy : null,
  };
}
