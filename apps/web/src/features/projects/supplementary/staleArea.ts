import type { SupplementaryGeometry } from "@mars/contracts/projectShapes";
import { HttpProblem } from "../../../lib/http/HttpProblem.ts";

/** The area as somebody else has left it, where a change of it came too late. */
export function staleArea(error: unknown): SupplementaryGeometry | null {
  if (!(error instanceof HttpProblem) || error.status !== 412) return null;
  const { current } = error.figures;
  const isArea = typeof current === "object" && current !== null && "typeId" in current;
  return isArea ? (current as SupplementaryGeometry) : null;
}
