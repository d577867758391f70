import type { StatusSheet } from "@mars/contracts/status/statusSheet";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { syncReferenceData } from "../../apps/api/src/platform/reference/loadReference.ts";
import { useTestDatabase } from "../../apps/api/src/testing/useTestDatabase.ts";
import { useTestServer } from "../../apps/api/src/testing/useTestServer.ts";
import { importDataset } from "./importDataset.ts";
import { silentProgress } from "./progress.ts";
import { everyAddress, readWalkedIds } from "./testing/everyAddress.ts";

const database = useTestDatabase();
const server = useTestServer(database, {
  RATE_LIMIT_PER_MINUTE: "10000000",
});
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
  await syncReferenceData(database);
  expect(await importDataset(into, wanted)).toMatchObject({ ok: true, value: { loaded: 1 } });
});

const unknown = "00000000-0000-4000-8000-000000000000";

test(
  "without units, plans and projects every address answers, and none fails",
  { timeout: 600_000 },
  async () => {
    const headers = await server.signedInAs({
      sub: "everybody",
      name: "Demo Person",
      roles: ["miljoe_mars_planlaegger", "miljoe_mars_ansoeg_admin"],
    });
    const addresses = everyAddress(await readWalkedIds(database.write), {
      contracts: server.app.platform.contracts,
      documents: 1,
    });
    const failed: string[] = [];
    for (const { method, path, access } of server.app.platform.contracts) {
      if (method !== "GET") continue;
      const isOne = !path.includes(":");
      const urls = [...(addresses[path] ?? []), path.replaceAll(/:\w+/g, unknown)];
      for (const url of urls) {
        const { statusCode, body } = await server.app.inject({
          url: `/api${url}`,
          ...(access !== "public" && { headers }),
        });
        // A nation without history has figures of no earlier day.
        const isRefused = statusCode === 400 || statusCode === 422;
        const isTaken = statusCode === 200 || (!isOne && statusCode < 500) || isRefused;
        if (!isTaken) failed.push(`${url}: ${statusCode} ${body.slice(0, 200)}`);
      }
    }
    expect(failed).toEqual([]);
  },
);

test("a sheet of the empty country says that there is nothing, not nought of everything", async () => {
  const { lead, mapCaption, steps, goals } = (
    await server.app.inject({ url: "/api/status/pages/sheet" })
  ).json<StatusSheet>();
  expect(lead[0]).toBe("Der er endnu ingen projekter med tilsagn.");
  expect(mapCaption).toBe("Kortet er tomt: Grænserne er ikke indlæst endnu.");
  expect(steps.filter((step) => step.includes("skitse"))).toEqual([]);
  expect(goals.flatMap(({ trend }) => trend.values).filter((value) => value !== 0)).toEqual([]);
});
