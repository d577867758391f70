import { mkdtempSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sql } from "../../apps/api/src/platform/database/sql.ts";
import {
  featureCollection,
  sampleSquares,
  square,
} from "../../apps/api/src/platform/geodata/testing/sampleFeatures.ts";
import { serveWfs } from "../../apps/api/src/platform/geodata/testing/serveWfs.ts";
import { flatgeobufOf } from "../../apps/api/src/platform/geodata/testing/writeFlatgeobuf.ts";
import { writeGeopackage } from "../../apps/api/src/platform/geodata/testing/writeGeopackage.ts";
import {
  shapefileParts,
  zipped,
} from "../../apps/api/src/platform/geodata/testing/writeShapefile.ts";
import { useTestDatabase } from "../../apps/api/src/testing/useTestDatabase.ts";
import type { DatasetImport } from "./importDataset.ts";
import { dropOldVersions } from "./datasetQueries.ts";
import { importDataset } from "./importDataset.ts";
import { reportLines } from "./ImportReport.ts";
import type { Oddity } from "./oddities.ts";
import { silentProgress } from "./progress.ts";
import { restoreVersion } from "./restoreVersion.ts";

const database = useTestDatabase();
const datasetId = "urn:dmp:ds:proeve-lag";
const folder = mkdtempSync(join(tmpdir(), "mars-import-test-"));

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

function load(from: string, more: Partial<DatasetImport> = {}) {
  return importDataset(
    { database, url: database.url, progress: silentProgress },
    { datasetId, from, ...more },
  );
}

const accepting = (...oddities: Oddity[]) => ({ oddities, by: "drift", because: "ny opmåling" });

type Current = {
  count: number;
  area: number;
  first: Record<string, unknown>;
  key: string | null;
  source: string;
};
async function current(): Promise<Current> {
  const { rows } = await sql<Current>`
    select count(*) as count, coalesce(sum(area_m2), 0) as area, (array_agg(f.attributes order by f.id))[1] as first,
      (array_agg(f.feature_key order by f.id))[1] as key, min(ST_AsText(geometry)) as source
    from dataset_feature f join dataset d on d.current_version_id = f.version_id
    where d.id = ${datasetId}`.execute(database.write);
  return rows[0]!;
}

async function states(): Promise<string[]> {
  const { rows } = await sql<{
    state: string;
  }>`select state from dataset_version order by id`.execute(database.write);
  return rows.map((row) => row.state);
}

beforeAll(async () => {
  await sql`insert into dataset_group (id, title_da, title_en) values ('proeve', 'Prøve', 'Trial')`.execute(
    database.write,
  );
  await sql`insert into dataset (id, group_id, kind, title_da, title_en)
    values (${datasetId}, 'proeve', 'background', 'Prøve', 'Trial')`.execute(database.write);
});

beforeEach(async () => {
  await sql`update dataset set current_version_id = null, attributes = '[]'`.execute(
    database.write,
  );
  await sql`delete from dataset_version`.execute(database.write);
  await sql`truncate dataset_feature`.execute(database.write);
});

const squares = sampleSquares(12);
const records = squares.map(({ geometry, properties }) => ({
  rings: geometry.coordinates as [number, number][][],
  name: String(properties["navn"]),
  number: Number(properties["nummer"]),
}));

describe("every format gives the same layer", () => {
  test.each<{ format: string; path: () => string; more?: Partial<DatasetImport> }>([
    { format: "geojson", path: () => file("a.geojson", featureCollection(squares)) },
    {
      format: "geojson-lines",
      path: () => file("a.geojsonl", squares.map((each) => JSON.stringify(each)).join("\n")),
      more: { crs: "EPSG:25832" },
    },
    { format: "flatgeobuf", path: () => file("a.fgb", flatgeobufOf(squares)) },
    {
      format: "geopackage",
      path: () => {
        const path = join(folder, "a.gpkg");
        writeGeopackage(path, squares);
        return path;
      },
    },
    { format: "shapefile", path: () => file("a.zip", zipped(shapefileParts(records))) },
    { format: "shapefile", path: () => file("b.zip", zipped(shapefileParts(records, "latin1"))) },
  ])("$format", async ({ format, path, more }) => {
    const result = await load(path(), more);
    expect(result).toMatchObject({
      ok: true,
      value: { format, read: 12, loaded: 12, leftOut: {} },
    });
    const layer = await current();
    expect(layer).toMatchObject({ count: 12, area: 120_000 });
    expect(layer.first).toMatchObject({ navn: "Ærø 1", nummer: 1 });
  });
});

test("a layer in degrees lands where PROJ puts it", async () => {
  const degrees = [{ ...squares[0], geometry: { type: "Point", coordinates: [10, 56] } }];
  await load(file("degrees.geojson", featureCollection(degrees, null)));
  const { rows } = await sql<{ metres: number }>`
    select ST_Distance(geometry, ST_SetSRID(ST_MakePoint(562366.63, 6206530.811), 25832)) as metres
    from dataset_feature`.execute(database.write);
  expect(rows[0]!.metres).toBeLessThan(0.01);
});

test("what is broken is repaired or left out, and the report says which", async () => {
  const bowTie = [
    [520_000, 6_250_000],
    [520_100, 6_250_100],
    [520_100, 6_250_000],
    [520_000, 6_250_100],
    [520_000, 6_250_000],
  ];
  const open = square(521_000, 6_250_000).slice(0, 4);
  const flat = [
    [520_000, 6_250_000],
    [520_100, 6_250_000],
    [520_200, 6_250_000],
    [520_000, 6_250_000],
  ];
  const polygon = (ring: unknown) => ({
    type: "Feature",
    properties: {},
    geometry: { type: "Polygon", coordinates: [ring] },
  });
  const features = [
    polygon(bowTie),
    polygon(open),
    polygon(flat),
    { type: "Feature", properties: {}, geometry: null },
    polygon(square(20_000, 6_250_000)),
    polygon([
      [520_000, 6_250_000],
      [520_100, 6_250_000],
      [520_000, 6_250_000],
    ]),
    ...squares,
  ];
  const result = await load(file("broken.geojson", featureCollection(features)));
  expect(result).toMatchObject({
    ok: true,
    value: {
      read: 18,
      loaded: 14,
      repaired: { count: 1, first: [1] },
      closed: { count: 1, first: [2] },
      leftOut: {
        "not-repairable": { count: 1, first: [3] },
        "no-geometry": { count: 1, first: [4] },
        "outside-denmark": { count: 1, first: [5] },
        "too-few-points": { count: 1, first: [6] },
      },
    },
  });
  const { rows } = await sql<{ invalid: number }>`
    select count(*) filter (where not ST_IsValid(geometry)) as invalid from dataset_feature`.execute(
    database.write,
  );
  expect(rows[0]!.invalid).toBe(0);
  expect((await current()).area).toBeCloseTo(120_000 + 10_000 + 5_000, 3);
});

test("ids that are there twice are loaded, counted and named", async () => {
  const ids = ["7", "8", "7", "9", "9", "9", null, null, "10", 10, "11", "12"];
  const features = squares.map((each, index) => ({ ...each, id: ids[index] }));
  const result = await load(file("twice.geojson", featureCollection(features)));
  expect(result).toMatchObject({
    ok: true,
    value: { read: 12, loaded: 12, repeatedIds: { count: 4, first: ["7", "9", "10"] } },
  });
  expect(result.ok && reportLines(result.value)).toContain(
    "warning: 4 have the id of an earlier feature and were loaded beside it (id 7, 9, 10 …)",
  );
  const { rows } = await sql<{ report: unknown }>`
    select report -> 'import' -> 'repeatedIds' as report from dataset_version where state = 'current'`.execute(
    database.write,
  );
  expect(rows[0]!.report).toEqual({ count: 4, first: ["7", "9", "10"] });

  const once = await load(file("once.geojson", featureCollection(squares)));
  expect(once.ok && reportLines(once.value).join(" ")).not.toContain("warning");
});

test("the old version serves until the new one is whole, and is kept", async () => {
  await load(file("one.geojson", featureCollection(squares)));
  const bad = featureCollection(sampleSquares(2500));
  const result = await load(file("cut.geojson", bad.slice(0, -4000)));
  expect(result).toMatchObject({ ok: false, refusal: { code: "geojson.broken" } });
  expect((await current()).count).toBe(12);
  await load(file("two.geojson", featureCollection(sampleSquares(9))));
  expect((await current()).count).toBe(9);
  expect(await states()).toEqual(["retired", "failed", "current"]);
  const { rows } = await sql<{ versions: number[] }>`
    select array_agg(distinct version_id) as versions from dataset_feature`.execute(database.write);
  expect(rows[0]!.versions).toHaveLength(2);
});

const loadSquares = (count: number) =>
  load(file(`${count}.geojson`, featureCollection(sampleSquares(count))));

async function countVersions(): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(distinct version_id)::int as n from dataset_feature`.execute(database.write);
  return rows[0]!.n;
}

test("of the versions that served, the last is kept", async () => {
  for (const count of [3, 4, 5]) await loadSquares(count);
  expect(await countVersions()).toBe(2);
});

test("an old version whose layer is being read is dropped the next time, and no one waits", async (context) => {
  // One session serves everybody there: no one reads meanwhile.
  context.skip(database.engine === "embedded");
  for (const count of [3, 4]) await loadSquares(count);
  await database.transaction(async (reading) => {
    await sql`select count(*) from dataset_feature`.execute(reading);
    expect(await loadSquares(5)).toMatchObject({ ok: true, value: { loaded: 5 } });
  });
  expect(await countVersions()).toBe(3);
  await dropOldVersions(database, datasetId);
  expect(await countVersions()).toBe(2);
});

test("an interrupted import is invisible and continues where it stopped", async () => {
  const path = file("long.geojson", featureCollection(sampleSquares(30_000)));
  const stop = new AbortController();
  let begun = 0;
  const progress = {
    ...silentProgress,
    at: (count: number) => void (count >= 2000 && stop.abort()),
    begin: (_: string, __: number | null, from = 0) => void (begun = from),
  };
  const into = { database, url: database.url, progress };
  await expect(
    importDataset(into, { datasetId, from: path, signal: stop.signal, chunk: 1000 }),
  ).rejects.toThrow(/abort/i);
  expect((await current()).count).toBe(0);
  expect(await states()).toEqual(["loading"]);
  const result = await importDataset(
    { ...into, progress: { ...progress, at() {} } },
    { datasetId, from: path },
  );
  expect(result).toMatchObject({ ok: true, value: { read: 30_000, loaded: 30_000 } });
  expect(begun).toBeGreaterThan(0);
  expect((await current()).count).toBe(30_000);
  expect(await states()).toEqual(["current"]);
});

test("a WFS that fell silent is gone on with when it is back", async () => {
  const features = sampleSquares(30);
  const server = await serveWfs({
    features,
    answer: (query) => (Number(query.get("startindex") ?? 0) >= 20 && silent ? "" : null),
  });
  let silent = true;
  const more = { layer: "mars:felter", pageSize: 10, chunk: 10, attempts: 1 };
  const first = await load(server.url, more);
  expect(first).toMatchObject({ ok: false, refusal: { code: "wfs.broken-answer" } });
  expect((await current()).count).toBe(0);
  silent = false;
  expect(await load(server.url, more)).toMatchObject({
    ok: true,
    value: { format: "wfs", loaded: 30 },
  });
  expect(await current()).toMatchObject({ count: 30, area: 300_000, key: "felt.1" });
  await server.close();
});

test("what a slow WFS has sent is kept before a chunk is full", async () => {
  const killed = new AbortController();
  const server = await serveWfs({
    features: sampleSquares(30),
    answer: (query) => {
      if (Number(query.get("startindex")) >= 20) killed.abort();
      return null;
    },
  });
  const slow = { layer: "mars:felter", pageSize: 10, commitAfterMs: 0 };
  await expect(load(server.url, { ...slow, signal: killed.signal })).rejects.toThrow(/abort/i);
  const before = server.requests.length;
  expect(await load(server.url, slow)).toMatchObject({ ok: true, value: { loaded: 30 } });
  const asked = server.requests.slice(before).map((query) => Number(query.get("startindex")));
  expect(asked).toContain(20);
  expect(asked).not.toContain(10);
  await server.close();
});

test("a layer that was left half loaded is gone on with, though its number lives on", async () => {
  const { rows } = await sql<{ id: number }>`
    insert into dataset_version (dataset_id, label, state, source, report) values (${datasetId}, 'x',
      'loading', 'imported', ${JSON.stringify({ progress: { fingerprint: "x", read: 0, holder: { host: hostname(), pid: process.ppid }, at: new Date() } })}::jsonb)
    returning id`.execute(database.write);
  const from = file("rest.geojson", featureCollection(sampleSquares(3)));
  expect(await load(from)).toMatchObject({
    ok: false,
    refusal: { code: "import.already-running" },
  });
  await sql`update dataset_version set report = jsonb_set(report, '{progress,at}',
    to_jsonb(now() - interval '3 minutes')) where id = ${rows[0]!.id}`.execute(database.write);
  expect(await load(from)).toMatchObject({ ok: true, value: { loaded: 3 } });
  await sql`update dataset_version set state = 'loading', report = jsonb_set(report, '{progress,at}',
    to_jsonb(now())) where id = ${rows[0]!.id}`.execute(database.write);
  expect(await load(from, { isAlone: true })).toMatchObject({ ok: true });
});

test("a layer without features is taken where nothing was here, and then only when an operator says so", async () => {
  const empty = await serveWfs({ features: [] });
  const from = { layer: "mars:felter" };
  expect(await load(empty.url, from)).toMatchObject({ ok: true, value: { read: 0, loaded: 0 } });
  expect(await current()).toMatchObject({ count: 0 });
  expect(await load(file("fuld.geojson", featureCollection(sampleSquares(3))))).toMatchObject({
    ok: true,
  });
  expect(await load(empty.url, from)).toMatchObject({
    ok: false,
    refusal: { code: "source.empty" },
  });
  expect(await load(empty.url, { ...from, acceptance: accepting("empty") })).toMatchObject({
    ok: true,
  });
  await empty.close();
});

describe("a release that is right in form and odd in content", () => {
  const fields = sampleSquares(40).map((each, index) => ({ ...each, properties: { navn: index } }));
  const moved = (squares: typeof fields, metres: number) =>
    squares.map((each) => ({
      ...each,
      geometry: {
        type: "Polygon",
        coordinates: (each.geometry.coordinates as number[][][]).map((ring) =>
          ring.map(([x, y]) => [x! + metres, y!]),
        ),
      },
    }));
  const release = (name: string, squares: object[]) => file(name, featureCollection(squares));
  beforeEach(async () => {
    await sql`update dataset set attributes = '[{"name":"navn"}]' where id = ${datasetId}`.execute(
      database.write,
    );
    await load(release("foer.geojson", fields));
  });

  test.each<[string, object[], string, string]>([
    [
      "in the next zone of UTM",
      moved(fields, -360_000),
      "source.displaced",
      "is EPSG:25832 its coordinate system",
    ],
    ["a few kilometres off", moved(fields, 12_000), "source.displaced", "12 km from where it lay"],
    [
      "some metres off",
      moved(fields, 4),
      "source.redrawn",
      "40 of its 40 features lie where none lay",
    ],
    ["with half its features", fields.slice(20), "source.shrunk", "20 features where it had 40"],
    [
      "with renamed columns",
      fields.map((each) => ({ ...each, properties: { name: "x" } })),
      "source.reshaped",
      "no longer have navn; they have name",
    ],
  ])("%s is refused and named, and what was here stays", async (name, squares, code, says) => {
    const before = await current();
    const result = await load(release(`${name}.geojson`, squares));
    expect(result).toMatchObject({ ok: false, refusal: { code } });
    expect(JSON.stringify(result)).toContain(says);
    expect(JSON.stringify(result)).toContain(`${name}.geojson`);
    expect(await current()).toEqual(before);
  });

  test("in the wrong place is refused at the first import too", async () => {
    await sql`update dataset set current_version_id = null where id = ${datasetId}`.execute(
      database.write,
    );
    expect(await load(release("vest.geojson", moved(fields, -360_000)))).toMatchObject({
      ok: false,
      refusal: { code: "source.displaced" },
    });
  });

  test("is taken by its name, recorded with who and why, and one command goes back", async () => {
    const before = await current();
    const from = release("ny.geojson", moved(fields, 4));
    expect(await load(from, { acceptance: accepting("shrunk") })).toMatchObject({ ok: false });
    const taken = await load(from, { acceptance: accepting("redrawn") });
    expect(taken).toMatchObject({
      ok: true,
      value: { comparison: { redrawn: 40, oddities: ["redrawn"], before: { count: 40 } } },
    });
    const { rows } =
      await sql`select source_id, oddities -> 0 ->> 'oddity' as oddity, accepted_by, because
      from source_acceptance order by id desc limit 1`.execute(database.write);
    expect(rows).toEqual([
      { source_id: datasetId, oddity: "redrawn", accepted_by: "drift", because: "ny opmåling" },
    ]);
    expect(await current()).not.toEqual(before);
    await restoreVersion(database, datasetId);
    expect(await current()).toEqual(before);
  });
});

test("attributes are known in any case and by the names that a source is told to have", async () => {
  const named = sampleSquares(3).map((each) => ({
    ...each,
    properties: { natyp_NAVN: "Eng", kode: 3, andet: 1 },
  }));
  const attributes = ["Natyp_navn", "Natyp_kode", "Areal"].map((name) => ({ name }));
  await sql`update dataset set attributes = ${JSON.stringify(attributes)}::jsonb
    where id = ${datasetId}`.execute(database.write);
  const result = await load(file("natur.geojson", featureCollection(named)), {
    attributes: { natyp_kode: "KODE" },
  });
  expect(result.ok && reportLines(result.value)).toEqual(
    expect.arrayContaining([
      "attributes found: Natyp_kode, Natyp_navn",
      expect.stringContaining("attributes missing: Areal; it has andet:"),
    ]),
  );
  const { rows } = await sql`select feature.attributes from dataset_feature feature
    join dataset on current_version_id = version_id where dataset.id = ${datasetId} limit 1`.execute(
    database.write,
  );
  expect(rows).toEqual([{ attributes: { Natyp_navn: "Eng", Natyp_kode: 3, andet: 1 } }]);
});

test("an unknown dataset is refused with those that are near", async () => {
  const result = await load(file("x.geojson", featureCollection(squares)), {
    datasetId: "urn:dmp:ds:proeve",
  });
  expect(result).toMatchObject({ ok: false, refusal: { code: "dataset.unknown" } });
  expect(JSON.stringify(result)).toContain(datasetId);
});
