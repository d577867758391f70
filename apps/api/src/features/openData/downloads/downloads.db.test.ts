import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { unzipSync } from "fflate";
import { deserialize } from "flatgeobuf/lib/mjs/geojson.js";
import type { HeaderMeta } from "flatgeobuf/lib/mjs/header-meta.js";
import { parquetMetadata, parquetReadObjects } from "hyparquet";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SourceFeature } from "../../../platform/geodata/GeodataSource.ts";
import { openZippedLayer } from "../../../platform/geodata/zip/openZippedLayer.ts";
import { ChangeWatch } from "../../../platform/publicData/ChangeWatch.ts";
import { useTestDatabase } from "../../../testing/useTestDatabase.ts";
import { useTestServer } from "../../../testing/useTestServer.ts";
import { collections } from "../ogc/queries.ts";
import { formatNames } from "./downloadFormats.ts";
import { DownloadStore } from "./DownloadStore.ts";

const database = useTestDatabase();
const server = useTestServer(database);
const scratch = mkdtempSync(join(tmpdir(), "mars-downloads-"));
afterAll(() => rmSync(scratch, { recursive: true }));

const hasGdal = existsSync("/usr/bin/ogrinfo");
const COUNT = 450;
beforeAll(async () => {
  await sql`with area as (insert into geo_location (id, kind, geometry, area_ha)
      select gen_random_uuid(), 'project', ST_Multi(ST_MakeEnvelope(500000 + n * 100, 6200000,
        500050 + n * 100, 6200100, 25832)), n from generate_series(1, ${COUNT}::int) n returning id, area_ha)
    insert into project (name, status, geo_location_id, area_ha, last_state_changed_at)
    select 'Ærø; "' || area_ha, 'approval', id, area_ha, '2025-03-01T10:00:00Z' from area`.execute(
    database.write,
  );
});

const ask = (name: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url: `/api/open-data/downloads/${name}`, headers });
/** As an instance that has just started has it. */
const startedStore = (folder: string) =>
  new DownloadStore({
    folder,
    database: database.read,
    changes: new ChangeWatch({ database: database.watch, warn: () => {} }),
    publisher: "Demo",
    release: "1",
    warn: () => {},
  });
/** Asks again while the file is still being written, which takes long on a slow machine. */
const bytesOf = async (ending: string): Promise<Buffer> => {
  for (let tries = 0; tries < 6; tries += 1) {
    const { statusCode, rawPayload } = await ask(`projects.${ending}`);
    if (statusCode !== 503) return rawPayload;
  }
  throw new Error(`projects.${ending} is still being written`);
};

describe("[T1] a collection as files", () => {
  test("the list names every collection with its six formats", async () => {
    const { collections } = (await server.app.inject({ url: "/api/open-data/downloads" })).json<{
      collections: { id: string; files: { path: string; format: string }[] }[];
    }>();
    expect(collections.map(({ id }) => id)).toContain("land-holdings");
    for (const { files } of collections)
      expect(files.map(({ format }) => format)).toEqual(formatNames);
  });

  test("GeoPackage, read by SQLite", async () => {
    const path = join(scratch, "projects.gpkg");
    writeFileSync(path, await bytesOf("gpkg"));
    const file = new DatabaseSync(path, { readOnly: true });
    expect(file.prepare("select count(*) as n, sum(areaHa) as ha from projects").get()).toEqual({
      n: COUNT,
      ha: (COUNT * (COUNT + 1)) / 2,
    });
    const [about] = file.prepare("select * from gpkg_contents").all();
    expect(about).toMatchObject({
      identifier: "Projekter",
      last_change: "2025-03-01T10:00:00.000Z",
      min_x: 500100,
      max_y: 6200100,
    });
    expect(String(about?.["description"])).toMatch(/Metode: .*Licens: /s);
    const indexed = "select id from rtree_projects_geom where maxx >= ? and minx <= ?";
    expect(file.prepare(indexed).all(0, 1_000_000)).toHaveLength(COUNT);
    expect(file.prepare(indexed).all(0, 1000)).toEqual([]);
    expect(file.prepare("select extension_name as name from gpkg_extensions").all()).toEqual([
      { name: "gpkg_rtree_index" },
    ]);
    file.close();
  });

  test("Shapefile, read by our own reader, with a text about it", async () => {
    const files = unzipSync(await bytesOf("shp.zip"));
    expect(Object.keys(files).map((name) => name.split(".").pop())).toEqual(
      expect.arrayContaining(["shp", "shx", "dbf", "prj", "cpg", "txt"]),
    );
    expect(Buffer.from(files["LAESMIG.txt"]!).toString()).toMatch(/Licens: /);
    const path = join(scratch, "projects.shp.zip");
    writeFileSync(path, await bytesOf("shp.zip"));
    const source = await openZippedLayer(path);
    const features: SourceFeature[] = [];
    for await (const batch of source.features()) features.push(...batch);
    await source.close();
    expect(features).toHaveLength(COUNT);
    expect(features[0]).toMatchObject({ properties: { name: expect.stringMatching(/^Ærø; "/) } });
    expect(features[0]?.geometry).not.toBeNull();
    expect(files["projects.shx"]).toHaveLength(100 + 8 * COUNT);
  });

  test("FlatGeobuf, read by its own library", async () => {
    const features = [];
    let head: HeaderMeta | undefined;
    const bytes = new Uint8Array(await bytesOf("fgb"));
    for await (const feature of deserialize(bytes, {
      headerMetaFn: (meta: HeaderMeta) => (head = meta),
    }))
      features.push(feature);
    expect(features).toHaveLength(COUNT);
    expect(features[0]?.geometry?.type).toBe("MultiPolygon");
    expect(features[0]?.properties?.["name"]).toMatch(/^Ærø; "/);
    expect(head?.featuresCount).toBe(COUNT);
    expect(head?.indexNodeSize).toBe(16);
    expect(JSON.parse(head?.metadata ?? "")).toMatchObject({ licence: expect.any(String) });
  });

  test("GeoJSON with what there is to know about it", async () => {
    const { features, metadata } = JSON.parse((await bytesOf("geojson")).toString()) as {
      features: { geometry: { coordinates: number[][][][] } }[];
      metadata: object;
    };
    expect(features).toHaveLength(COUNT);
    expect(features[0]?.geometry.coordinates[0]?.[0]?.[0]?.[1]).toBeCloseTo(55.9, 0);
    expect(metadata).toMatchObject({ changedAt: "2025-03-01T10:00:00.000Z", id: "projects" });
  });

  test("CSV as the other tables write it, described next to it", async () => {
    const { body, headers } = await ask("projects.csv");
    const lines = body.trim().split("\r\n");
    expect(lines[0]).toMatch(/^id;name;stage;.*;longitude;latitude$/);
    expect(lines).toHaveLength(COUNT + 1);
    expect(lines[1]).toContain('"Ærø; ""');
    expect(headers["link"]).toMatch(/^<projects\.csv-metadata\.json>; rel="describedby"/);
    const about = await ask("projects.csv-metadata.json");
    expect(about.headers["content-type"]).toMatch(/^application\/csvm\+json/);
    const described = about.json<{ tableSchema: { columns: { titles: string }[] } }>();
    expect(described).toMatchObject({
      url: "projects.csv",
      "dc:modified": "2025-03-01T10:00:00.000Z",
      "dc:license": expect.stringContaining("kildeangivelse") as unknown,
      dialect: { delimiter: ";" },
    });
    expect(described.tableSchema.columns.map(({ titles }) => titles).join(";")).toBe(lines[0]);
    expect((await ask("nothing.csv-metadata.json")).statusCode).toBe(404);
  });

  test("CSV with outlines as WKT, where someone asks for them", async () => {
    const lines = (await ask("projects.wkt.csv")).body.trim().split("\r\n");
    expect(lines[0]).toMatch(/;longitude;latitude;wkt$/);
    expect(lines[1]).toMatch(/;MULTIPOLYGON \(\(\([\d.]+ 5\d\.\d+, .*\)\)\)$/);
    expect((await ask("projects.csv")).body).not.toContain("POLYGON");
  });

  test.runIf(hasGdal).each(["gpkg", "shp.zip", "fgb", "geojson", "csv", "wkt.csv"])(
    "GDAL counts the features of %s",
    async (ending) => {
      const path = join(scratch, `gdal.${ending}`);
      writeFileSync(path, await bytesOf(ending));
      const opened = ending === "shp.zip" ? `/vsizip/${path}` : path;
      const told = execFileSync("ogrinfo", ["-ro", "-so", "-al", opened], { encoding: "utf8" });
      expect(told).toContain(`Feature Count: ${COUNT}`);
      expect(told).toMatch(/^nitrogenRe\w*: /m);
    },
  );

  test("GeoParquet, read by a reader of Parquet", async () => {
    const bytes = await bytesOf("parquet");
    const file = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length);
    const rows = await parquetReadObjects({ file: file as ArrayBuffer });
    expect(rows).toHaveLength(COUNT);
    expect(rows[0]).toMatchObject({ stage: "establishment_approval" });
    const { key_value_metadata: about } = parquetMetadata(file as ArrayBuffer);
    const geo = JSON.parse(about?.find(({ key }) => key === "geo")?.value ?? "") as object;
    expect(geo).toMatchObject({ primary_column: "geometry", version: "1.1.0" });
  });

  test("a part of a file is the part of the whole, and an unchanged file is not sent again", async () => {
    const whole = await ask("projects.gpkg");
    const tag = String(whole.headers["etag"]);
    expect(whole.headers["accept-ranges"]).toBe("bytes");
    const part = await ask("projects.gpkg", { range: "bytes=0-15", "if-range": tag });
    expect([part.statusCode, part.rawPayload.toString("latin1")]).toEqual([
      206,
      "SQLite format 3\0",
    ]);
    expect(part.headers["content-range"]).toBe(`bytes 0-15/${whole.rawPayload.length}`);
    expect((await ask("projects.gpkg", { "if-none-match": tag })).statusCode).toBe(304);
    expect((await ask("projects.gpkg", { range: "bytes=0-1", "if-range": '"x"' })).statusCode).toBe(
      200,
    );
    expect((await ask("projects.gpkg", { range: "bytes=99999999-" })).statusCode).toBe(416);
    const head = await server.app.inject({
      method: "HEAD",
      url: "/api/open-data/downloads/projects.gpkg",
    });
    expect([head.headers["content-length"], head.rawPayload.length]).toEqual([
      String(whole.rawPayload.length),
      0,
    ]);
  });

  test.each(["unknown.gpkg", "projects.xlsx", "..%2Fprojects.gpkg", "projects"])(
    "%s is no file",
    async (name) => expect((await ask(name)).statusCode).toBe(404),
  );

  test("what changes is in the next file", async () => {
    const before = (await ask("projects.csv")).headers["etag"];
    await sql`update project set name = 'Ny'`.execute(database.write);
    await expect
      .poll(async () => (await ask("projects.csv")).body, { timeout: 30_000, interval: 200 })
      .toContain(";Ny;");
    expect((await ask("projects.csv")).headers["etag"]).not.toBe(before);
  });

  test("after a restart the next file has what changed while no one asked", async () => {
    const folder = join(scratch, "restarted");
    const projects = (await collections(database.read)).find(({ id }) => id === "projects")!;
    const before = await startedStore(folder).find(projects, "csv", 30_000);
    await sql`update project set name = 'Imens'`.execute(database.write);
    const restarted = startedStore(folder);
    await restarted.find(projects, "csv", 30_000);
    await restarted.settled();
    const after = await restarted.find(projects, "csv", 30_000);
    expect(readFileSync(after!.path, "utf8")).toContain(";Imens;");
    expect(after!.tag).not.toBe(before!.tag);
  });

  test("equal files have one tag at every instance, so that a download continues at another", async () => {
    const [one, other] = [startedStore(join(scratch, "one")), startedStore(join(scratch, "other"))];
    const projects = (await collections(database.read)).find(({ id }) => id === "projects")!;
    const first = await one.find(projects, "fgb", 30_000);
    const second = await other.find(projects, "fgb", 30_000);
    expect(second!.tag).toBe(first!.tag);
    expect(readFileSync(second!.path)).toEqual(readFileSync(first!.path));
  });
});
