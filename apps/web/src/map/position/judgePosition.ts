import type { Point } from "@mars/domain/areas/geometry";
import { denmark, fromLongitudeLatitude } from "../danishProjection.ts";

export type Place = { at: Point; accuracyM: number };
export type Judged = ({ status: "found" } & Place) | { status: "abroad" };

type Coordinates = Pick<GeolocationCoordinates, "longitude" | "latitude" | "accuracy">;

/** Where the device says it is; outside the country there is nothing of it to show. */
export function judgePosition({ longitude, latitude, accuracy }: Coordinates): Judged {
  const at = fromLongitudeLatitude(longitude, latitude);
  const [west, south, east, north] = denmark;
  const isHere = at[0] >= west && at[0] <= east && at[1] >= south && at[1] <= north;
  return isHere ? { status: "found", at, accuracyM: accuracy } : { status: "abroad" };
}

/** A circle wider than this says more of the network than of the device. */
const roughFromM = 250;

export function isRough(accuracyM: number): boolean {
  return accuracyM > roughFromM;
}
