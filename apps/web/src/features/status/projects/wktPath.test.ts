// @vitest-environment node
import { expect, test } from "vitest";
import { extentOf, ringsOf } from "./wktPath.ts";

const wkt =
  "MULTIPOLYGON (((500000 6200000, 501000 6200000, 501000.5 6201000, 500000 6200000), (500200 6200100, 500300 6200100, 500300 6200200, 500200 6200100)), ((510000 6210000,511000 6210000,511000 6211000,510000 6210000)))";

test("[T6] a project's outline is read ring by ring, holes and parts alike", () => {
  const rings = ringsOf(wkt);
  expect(rings).toHaveLength(3);
  expect(rings[0]?.[2]).toEqual([501_000.5, 6_201_000]);
});

test("[T6] its extent holds all parts", () => {
  expect(extentOf(ringsOf(wkt))).toEqual([500_000, 6_200_000, 511_000, 6_211_000]);
});
