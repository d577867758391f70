import { expect, test } from "vitest";
import { polygonsOfWkt } from "./LiveProjectMap.tsx";

const ring = [
  [0, 0],
  [4.5, 0],
  [0, 4],
  [0, 0],
];

test.each([
  { wkt: "POLYGON((0 0,4.5 0,0 4,0 0))", coordinates: [[ring]] },
  {
    wkt: "MULTIPOLYGON (((0 0,4.5 0,0 4,0 0),(0 0, 4.5 0, 0 4, 0 0)),((0 0,4.5 0,0 4,0 0)))",
    coordinates: [[ring, ring], [ring]],
  },
])("$wkt keeps its parts and holes", ({ wkt, coordinates }) =>
  expect(polygonsOfWkt(wkt)).toEqual({ type: "MultiPolygon", coordinates }),
);
