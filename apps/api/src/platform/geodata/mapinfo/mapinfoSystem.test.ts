import { expect, test } from "vitest";
import { mapinfoSystem } from "./readMapinfo.ts";

test.each([
  ['CoordSys Earth Projection 8, 115, "m", 9, 0, 0.9996, 500000, 0', "EPSG:25832"],
  ['coordsys earth projection 8, 115, "m", 15, 0, 0.9996, 500000, 0', "EPSG:25833"],
  ['CoordSys Earth Projection 8, 28, "m", 9, 0, 0.9996, 500000, 0', "EPSG:23032"],
  ["CoordSys Earth Projection 1, 104", "EPSG:4326"],
  ["CoordSys Earth Projection 1, 115", "EPSG:4258"],
  ['CoordSys Earth Projection 8, 115, "m", 10, 0, 1, 0, 0', 'MapInfo 8, 115, "m", 10, 0, 1, 0, 0'],
  ['CoordSys NonEarth Units "m"', null],
  ["Version 300", null],
])("[S5] %s is reported as %s", (line, label) => {
  expect(mapinfoSystem(`Version 300\r\nCharset "Neutral"\r\n${line}\r\nColumns 1`)).toBe(label);
});
