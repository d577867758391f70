import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deserialize } from "flatgeobuf/lib/mjs/geojson.js";
import { afterAll, expect, test } from "vitest";
import type { About } from "../Download.ts";
import { flatgeobufWriter } from "./flatgeobufWriter.ts";

const folder = mkdtempSync(join(tmpdir(), "fgb-"));
afterAll(() => rmSync(folder, { recursive: true }));
const hasGdal = spawnSync("ogrinfo", ["--version"]).status === 0;

const line = (x: number) => [
  [x, 55],
  [x + 0.1, 55.1],
];
const path = join(folder, "vandloeb.fgb");
const about = { id: "vandloeb", title: "Vandløb", description: "" } as About;
const writer = flatgeobufWriter(path, about, []);
for (const [index, coordinates] of [[line(9)], [line(10), line(11)]].entries())
  writer.add({
    id: String(index),
    values: [],
    geojson: JSON.stringify({ type: "MultiLineString", coordinates }),
  } as unknown as Parameters<typeof writer.add>[0]);
writer.finish();

test("a stream of one line and one of two are both in the file", async () => {
  const types = [];
  for await (const feature of deserialize(new Uint8Array(readFileSync(path))))
    types.push(feature.geometry?.type);
  expect(types.toSorted()).toEqual(["LineString", "MultiLineString"]);
});

test.runIf(hasGdal)("GDAL reads them", () => {
  const told = execFileSync("ogrinfo", ["-ro", "-al", path], { encoding: "utf8" });
  expect(told).toMatch(/ {2}LINESTRING \(9 55/);
  expect(told).toMatch(/ {2}MULTILINESTRING \(\(10 55/);
});
