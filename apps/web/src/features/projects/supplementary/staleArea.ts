import type { SupplementaryGeometry } from "@mars/contracts/projects/projectShapes";
import { staleAnswer } from "../../../lib/saving/saveFailure.ts";

/** The area as somebody else has left it, where a change of it came too late. */
export function staleArea(error: unknown): SupplementaryGeometry | null {
  const current = staleAnswer(error)?.current;
  const isArea = typeof current === "object" && current !== null && "typeId" in current;
  return isArea ? (current as SupplementaryGeometry) : null;
}
