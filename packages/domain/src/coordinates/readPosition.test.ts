import { describe, expect, test } from "vitest";
import { type CoordinateSystem, readPosition } from "./readPosition.ts";
import { fromUtm, toUtm } from "./utm.ts";

/** The same places as PostGIS projects them: near Viborg, on Bornholm, at the North Sea. */
const places = [
  {
    utm32: [524_000, 6_256_000],
    utm33: [154_348.0506, 6_270_054.3942],
    degrees: [9.389329777, 56.447905227],
  },
  {
    utm32: [880_000, 6_120_000],
    utm33: [497_196.9487, 6_103_781.482],
    degrees: [14.95609252, 55.080780024],
  },
  {
    utm32: [441_000, 6_049_000],
    utm33: [53_594.6667, 6_070_609.1257],
    degrees: [8.087056277, 54.585042093],
  },
] as const;

test.each(places)(
  "[S1] UTM and degrees at $utm32 agree with PostGIS to the millimetre",
  (place) => {
    const near = (found: readonly number[], wanted: readonly number[], digits: number) =>
      found.forEach((value, index) => expect(value).toBeCloseTo(wanted[index]!, digits));
    near(toUtm(place.degrees, 32), place.utm32, 3);
    near(toUtm(place.degrees, 33), place.utm33, 3);
    near(fromUtm(place.utm33, 33), place.degrees, 8);
    near(fromUtm(place.utm32, 32), place.degrees, 8);
  },
);

describe("[S1] a place as people write it", () => {
  test.each<[string, CoordinateSystem]>([
    ["524000 6256000", "EPSG:25832"],
    ["524.000,0; 6.256.000,0", "EPSG:25832"],
    ["524 000 6 256 000", "EPSG:25832"],
    ["E 524000 N 6256000", "EPSG:25832"],
    ["6256000, 524000", "EPSG:25832"],
    ["N 6.256.000 Ø 524.000", "EPSG:25832"],
    ["1: 524000 6256000", "EPSG:25832"],
    ["12) 524000 6256000", "EPSG:25832"],
    ["3;524000;6256000", "EPSG:25832"],
    ["4 524000 6256000 12,5", "EPSG:25832"],
    ["524000\t6256000\t12,5", "EPSG:25832"],
    ["524000.0,6256000.0", "EPSG:25832"],
    ["x: 524000,0 y: 6256000,0", "EPSG:25832"],
    ["524000,0 m\t6256000,0 m", "EPSG:25832"],
    ["154348,05 6270054,39", "EPSG:25833"],
    ["UTM33: 6270054,39 154348,05", "EPSG:25833"],
    ["56.447905, 9.389330", "EPSG:4326"],
    ["9.389330 56.447905", "EPSG:4326"],
    ["56,447905; 9,389330", "EPSG:4326"],
    ["56,447905,9,389330", "EPSG:4326"],
    ["56.447905,9.389330", "EPSG:4326"],
    ["N 56.447905° E 9.389330°", "EPSG:4326"],
    [`56°26'52.458"N 9°23'21.588"E`, "EPSG:4326"],
    ["56 26 52.458 N, 9 23 21.588 E", "EPSG:4326"],
    ["N56 26.8743 Ø9 23.3598", "EPSG:4326"],
  ])("'%s' is near Viborg, in %s", (text, system) => {
    const found = readPosition(text);
    if (typeof found === "string") throw new Error(`read as ${found}`);
    expect(found.system).toBe(system);
    expect(Math.abs(found.point[0] - 524_000)).toBeLessThan(0.2);
    expect(Math.abs(found.point[1] - 6_256_000)).toBeLessThan(0.2);
  });

  test("a named system decides where the numbers alone would not", () => {
    expect(readPosition("497196,95 6103781,48")).toMatchObject({ system: "EPSG:25832" });
    const found = readPosition("497196,95 6103781,48", "EPSG:25833");
    expect(found).toMatchObject({ system: "EPSG:25833" });
    expect(found).toHaveProperty("point", [880_000, 6_120_000]);
  });

  test("a letter within a number is no place abroad", () =>
    expect(readPosition("3;6139200;59x2900")).toBe("unreadable"));

  test.each(["48.8566, 2.3522", "724000 5256000", "1 2"])("'%s' is outside", (text) =>
    expect(readPosition(text)).toBe("outside"),
  );
  test.each(["vest for åen", "20d Løvel By", "529265-14", "529248", ""])(
    "'%s' is no place",
    (text) => expect(readPosition(text)).toBe("unreadable"),
  );
});
