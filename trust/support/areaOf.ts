import { corner, squareAt } from "../../apps/api/src/features/projects/testing/loadWorld.ts";

/** A square in the little world, with its side in metres. */
export const areaOf = (sideM: number, offsetM = 1000) =>
  squareAt(corner.x + offsetM, corner.y + offsetM, sideM);
