import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { multiPolygonWkb } from "../../overlap/areaRings.ts";
import { writeShapefile } from "./writeShapefile.ts";

const square = (x: number, y: number, side: number) =>
  Float64Array.from([x, y, x + side, y, x + side, y + side, x, y + side, x, y]);
const wkb = multiPolygonWkb([
  [square(500_000, 6_200_000, 100), square(500_020, 6_200_020, 10)],
  [square(500_500, 6_200_000, 10)],
]);
const zip = writeShapefile(
  "plan",
  [
    { name: "navn", type: "text" },
    { name: "areal_ha", type: "number" },
  ],
  [
    { wkb, values: ["Ådal ved Ørum", 1.25] },
    { wkb, values: ["æ".repeat(200), null] },
  ],
);

test("[L2] the five files of a Shapefile are in the zip, sizes as their heads say", () => {
  const files = unzipSync(zip);
  expect(Object.keys(files).toSorted()).toEqual([
    "plan.cpg",
    "plan.dbf",
    "plan.prj",
    "plan.shp",
    "plan.shx",
  ]);
  const shp = Buffer.from(files["plan.shp"]!);
  expect(shp.readInt32BE(24) * 2).toBe(shp.length);
  expect(Buffer.from(files["plan.dbf"]!).readUInt32LE(4)).toBe(2);
});

test("[L2] GDAL reads it: areas with holes, Danish letters, projection", (context) => {
  const folder = mkdtempSync(join(tmpdir(), "mars-shp-"));
  try {
    const path = join(folder, "plan.zip");
    writeFileSync(path, zip);
    let told: string;
    try {
      told = execFileSync("ogrinfo", ["-al", "-so", `/vsizip/${path}`]).toString();
    } catch {
      return context.skip("GDAL's ogrinfo is not installed");
    }
    expect(told).toContain("Feature Count: 2");
    expect(told).toContain("UTM");
    const rows = execFileSync("ogr2ogr", [
      "-f",
      "CSV",
      "/vsistdout/",
      `/vsizip/${path}`,
      "-dialect",
      "sqlite",
      "-sql",
      "select navn, areal_ha, st_area(geometry) as m2 from plan",
    ]).toString();
    expect(rows).toContain("Ådal ved Ørum");
    expect(rows).toMatch(/,1\.25\d*,10000/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
