import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { followReference } from "../../apps/api/src/platform/reference/loadReference.ts";
import { useTestDatabase } from "../../apps/api/src/testing/useTestDatabase.ts";
import { importDataset } from "./importDataset.ts";
import { silentProgress } from "./progress.ts";

const database = useTestDatabase();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mars-empty-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test("a database that was only started takes the import of a dataset", async () => {
  const from = join(folder, "natur.geojson");
  const ring = [
    [9, 56],
    [9.01, 56],
    [9.01, 56.01],
    [9, 56],
  ];
  const feature = {
    type: "Feature",
    properties: {},
    geometry: { type: "Polygon", coordinates: [ring] },
  };
  await writeFile(from, JSON.stringify({ type: "FeatureCollection", features: [feature] }));
  const wanted = { datasetId: "urn:dmp:ds:beskyttede-naturtyper", from };
  const into = { database, url: database.url, progress: silentProgress };
  expect(await importDataset(into, wanted)).toMatchObject({
    ok: false,
    refusal: { code: "dataset.unknown" },
  });
  await followReference(database);
  expect(await importDataset(into, wanted)).toMatchObject({ ok: true, value: { loaded: 1 } });
});
