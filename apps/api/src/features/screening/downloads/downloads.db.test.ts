import { areaHa } from "@mars/domain/areas/areaHa";
import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { RETENTION_DATASET } from "../../../platform/layers/queries.ts";
import { openGeopackage } from "../../../platform/geodata/geopackage/readGeopackage.ts";
import { useTestDatabase } from "../../../testing/useTestDatabase.ts";
import { useTestServer } from "../../../testing/useTestServer.ts";
import { deleteExpiredScreenings } from "../receipt/screeningQueries.ts";
import {
  addVersion,
  LIVE_DATASET,
  NATURE_DATASET,
  seedScreening,
  square,
  X,
  Y,
} from "../testing/seedScreening.ts";

const database = useTestDatabase();
const server = useTestServer(database);
const run = promisify(execFile);
let id = "";
let live: Server;

/** More than a finding lists: 8 × 8 tiles of 15 metres. */
const TILES = 64;
const tiles = Array.from({ length: TILES }, (_, i) => {
  const [x, y] = [X + 15 * (i % 8), Y + 15 * Math.floor(i / 8)];
  return {
    wkt: `POLYGON((${x} ${y}, ${x + 15} ${y}, ${x + 15} ${y + 15}, ${x} ${y + 15}, ${x} ${y}))`,
    attributes: { ret_tot: 0.5, skov: 40, ekstensivering: 20 },
    key: `T-${i}`,
  };
});
/** Half of it in the area, and what is in it has a hole. */
const liveFeature = {
  type: "Feature",
  id: "lag.7",
  properties: { navn: "Kilden" },
  geometry: {
    type: "Polygon",
    coordinates: [
      ...square(X + 100, Y, 40).coordinates,
      square(X + 105, Y + 5, 10).coordinates[0]!.toReversed(),
    ],
  },
};

beforeAll(async () => {
  live = createServer((_, response) =>
    response
      .writeHead(200, { "content-type": "application/json" })
      .end(JSON.stringify({ type: "FeatureCollection", features: [liveFeature] })),
  );
  await new Promise<void>((listening) => live.listen(0, "127.0.0.1", listening));
  const { port } = live.address() as AddressInfo;
  await seedScreening(database.write, `http://127.0.0.1:${port}/wfs`);
  await addVersion(database.write, RETENTION_DATASET, tiles);
  const answer = await server.app.inject({
    method: "POST",
    url: "/api/screening/analyses",
    payload: { geometry: square(X, Y, 120), name: "Engen" },
  });
  id = (JSON.parse(answer.body.split("\n")[0]!) as { id: string }).id;
});

afterAll(() => live.close());

const download = (file: string) =>
  server.app.inject(`/api/screening/analyses/${id}/findings.${file}`);

test("[S2] the findings open in a Danish spreadsheet", async () => {
  const answer = await download("csv");
  expect(answer.headers).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": expect.stringMatching(
      /^attachment; filename="mars-screening-engen-\d{4}-\d\d-\d\d\.csv"$/,
    ),
  });
  const lines = answer.body.split("\r\n");
  expect(lines[0]).toMatch(
    /^\uFEFF"Kilde: MARS, screening foretaget .+ fri brug med kildeangivelse\."$/,
  );
  expect(lines[1]).toMatch(/^Datasæt, ordning eller virkemiddel;Type;Overlap \(ha\);/);
  const nature = lines.filter((line) => line.includes(NATURE_DATASET));
  expect(nature[0]).toBe(
    `da ${NATURE_DATASET};Konflikt;1,2000;83,3333;2;Eng;1,0000;1,0000;Naturtype: Eng;Kilde;v;2026-01-02;N-1;;;;;;;;;;;;;`,
  );
  // In the page's order: what can be applied for, what lies in the area, what it gives.
  const kinds = [...new Set(lines.slice(2, -1).map((line) => line.split(";")[1]))];
  expect(kinds[0]).toBe("Tilskudsordning");
  expect(kinds.at(-1)).toBe("Virkemiddel");
  expect(lines.find((line) => line.startsWith("Lavbund;Virkemiddel;"))).toMatch(
    /;\d+,\d{4};\d+,\d{4};0,0000;;;;;$/,
  );
  expect((await download("csv?language=en")).body).toContain("Conflict;1,2000;");
});

test("[S3] a download judges the schemes for whoever the page was asked about", async () => {
  const verdicts = async (query: string) =>
    (await download(`csv?${query}`)).body
      .split("\r\n")
      .filter((line) => line.split(";")[1] === "Tilskudsordning")
      .filter((line) => line.includes("for andre ansøgere")).length;
  await sql`update subsidy_scheme set allow_municipality = false`.execute(database.write);
  const [asAsked, municipality] = [await verdicts(""), await verdicts("applicant=municipality")];
  expect(municipality).toBeGreaterThan(asAsked);
  expect((await download("csv?applicant=king")).statusCode).toBe(400);
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

test("[S2] a download holds every touched feature, also those a finding does not list", async () => {
  const lines = (await download("csv")).body.split("\r\n");
  const own = lines
    .filter((line) => line.includes(RETENTION_DATASET))
    .map((line) => line.split(";"));
  expect(own).toHaveLength(TILES);
  expect(new Set(own.map((cells) => cells[5])).size).toBe(TILES);
  expect(new Set(own.map((cells) => cells[6]))).toEqual(new Set(["0,0225"]));
  // A Danish spreadsheet would read 0.5 as a date or a thousand.
  expect(own[0]![8]).toBe("Retention: 0,5");
  expect(new Set(own.map((cells) => cells[4]))).toEqual(new Set([String(TILES)]));
  const { features } = (await download("geojson")).json<{
    features: { properties: { datasetId: string }; geometry: object | null }[];
  }>();
  const drawn = features.filter(
    ({ properties, geometry }) => properties.datasetId === RETENTION_DATASET && geometry,
  );
  expect(drawn).toHaveLength(TILES);
});

test("[S2] what a live source sent is drawn in the downloads too, cut to the area", async () => {
  const { features } = (await download("geojson")).json<{
    features: {
      properties: { datasetId: string; overlapHa: number; outlineToleranceM: number | null };
      geometry: { type: "MultiPolygon"; coordinates: [number, number][][][] };
    }[];
  }>();
  const { geometry, properties } = features.find(
    (one) => one.properties.datasetId === LIVE_DATASET,
  )!;
  expect(properties).toMatchObject({ feature: "lag.7", navn: "Kilden", outlineToleranceM: null });
  expect(areaHa(geometry)).toBeCloseTo((20 * 40 - 100) / 10_000, 9);
  expect(properties.overlapHa).toBeCloseTo(areaHa(geometry), 6);
});

test("[S2] the GeoPackage is read by our own reader and, where there is one, by GDAL", async () => {
  const answer = await download("gpkg");
  const folder = await mkdtemp(join(tmpdir(), "mars-gpkg-test-"));
  try {
    const path = join(folder, "screening.gpkg");
    await writeFile(path, answer.rawPayload);
    const layer = openGeopackage(path, "fund");
    expect(layer.crs).toMatchObject({ epsg: 25832 });
    // Carbon, two of nature, the tiles, and what the live source sent.
    expect(layer.expectedCount).toBe(1 + 2 + TILES + 1);
    for await (const features of layer.features())
      for (const { geometry } of features) expect(geometry).not.toBeNull();
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
  // Four pages at most.
  expect(bytes.match(/\/Type\s*\/Page\b/g)?.length ?? 0).toBeLessThanOrEqual(4);
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
  await deleteExpiredScreenings(database.write, 100);
  const { rows } = await sql<{ id: string }>`select id from screening`.execute(database.read);
  expect(rows.map((row) => row.id)).toEqual([`kept${"k".repeat(20)}`]);
});

test("[S4] alternatives side by side: a row each, a document, and maps of one section", async () => {
  const screened = async (side: number) => {
    const answer = await server.app.inject({
      method: "POST",
      url: "/api/screening/analyses",
      payload: { geometry: square(X, Y, side) },
    });
    return (JSON.parse(answer.body.split("\n")[0]!) as { id: string }).id;
  };
  const [large, small] = [await screened(120), await screened(30)];
  const query = `analyses=${large},${small}&names=${encodeURIComponent("Engen|Den lille")}`;
  const csv = await server.app.inject(`/api/screening/comparison.csv?${query}`);
  expect(csv.statusCode).toBe(200);
  const [, head, first, second] = csv.body.split("\r\n");
  expect(head).toMatch(/^Alternativ;Navn;Areal \(ha\);Bedst her;/);
  expect(first).toMatch(/^A;Engen;1,4400;/);
  expect(second).toMatch(/^B;Den lille;0,0900;/);
  const pdf = await server.app.inject(`/api/screening/comparison.pdf?${query}`);
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
  const map = (of: string) =>
    server.app.inject(`/api/screening/analyses/${of}/map.svg?analyses=${large},${small}`);
  const [one, two] = [await map(large), await map(small)];
  expect(one.headers["content-type"]).toContain("image/svg+xml");
  // The same section: the same scale bar.
  const bar = (svg: string) => /M20 \d+v6h[\d.]+/.exec(svg)?.[0];
  expect(bar(one.body)).toBe(bar(two.body));
  const gone = await server.app.inject(`/api/screening/comparison.csv?analyses=${"x".repeat(24)}`);
  expect(gone.statusCode).toBe(404);
});
