import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openGeodataFile } from "../openGeodata.ts";
import { zipped } from "../testing/writeShapefile.ts";

const corners = "520000 6250000\n520100 6250000\n520100 6250100\n520000 6250100\n520000 6250000";
const mif = `Version 300
Charset "WindowsLatin1"
Delimiter ","
CoordSys Earth Projection 8, 115, "m", 9, 0, 0.9996, 500000, 0
Columns 1
  Navn Char(20)
Data

Region 1
  5
${corners}
`;

test("a MapInfo table in a zip is read as the catalogue's files are, whatever the case of its names", async () => {
  const path = join(mkdtempSync(join(tmpdir(), "mars-mapinfo-")), "fil.zip");
  const text = (content: string) => new TextEncoder().encode(content);
  writeFileSync(path, zipped({ "FREDSKOV.MIF": text(mif), "Fredskov.mid": text('"Eng"\n') }));
  const source = await openGeodataFile(path);
  const features = [];
  for await (const batch of source.features()) features.push(...batch);
  await source.close();
  expect(source).toMatchObject({ format: "mapinfo", crs: { epsg: 25832 }, expectedCount: 1 });
  expect(features).toMatchObject([{ properties: { Navn: "Eng" } }]);
  expect(features[0]!.geometry!.xy[0]).toBeCloseTo(520_000, 1);
});
