import { ProblemError } from "../../../platform/problems/ProblemError.ts";
import { areaTexts } from "./areaTexts.ts";

type Corner = readonly [longitude: number, latitude: number];

/** `9.2 56.3,9.6 56.3,…` as a closed ring; the contract has checked how it is written. */
export function readArea(text: string): readonly Corner[] {
  const corners = text.split(",").map((corner): Corner => {
    const [longitude = Number.NaN, latitude = Number.NaN] = corner.split(" ").map(Number);
    return [longitude, latitude];
  });
  const isOnEarth = corners.every(([x, y]) => Math.abs(x) <= 180 && Math.abs(y) <= 85);
  if (!isOnEarth) throw new ProblemError("request.invalid", { detail: areaTexts.notDegrees });
  return [...corners, corners[0]!];
}
