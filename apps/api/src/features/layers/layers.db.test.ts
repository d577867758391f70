import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { danishGrid } from "@mars/contracts/datasets/layers";
import { sql } from "kysely";
import { PbfReader } from "pbf";
import { beforeAll, describe, expect, test } from "vitest";
import { useTestDatabase } from "../../testing/useTestDatabase.ts";
import { useTestServer } from "../../testing/useTestServer.ts";
import { readTileBytes } from "./tiles/testing/readTileBytes.ts";

const database = useTestDatabase();
const server = useTestServer(database, { DATA_DIR: mkdtempSync(join(tmpdir(), "mars-layers-")) });

const parcels = "urn:dmp:ds:jordstykker";
const blocks = "urn:dmp:ds:markblokke-2025";
const streams = "urn:dmp:ds:vandloeb";
const [e, n] = [529_000, 6_265_000];

const square = (x: number, y: number, side: number) =>
  `POLYGON((${x} ${y},${x + side} ${y},${x + side} ${y + side},${x} ${y + side},${x} ${y}))`;

async function addDataset(id: string, attributes: object[], features: [string, string, object][]) {
  await sql`insert into dataset (id, group_id, kind, title_da, title_en, attributes)
    values (${id}, 'g', 'background', ${id}, ${id}, ${JSON.stringify(attributes)}::jsonb)`.execute(
    database.write,
  );
  const { rows } = await sql<{ id: number }>`insert into dataset_version (dataset_id, label, state)
    values (${id}, '1', 'current') returning id`.execute(database.write);
  const version = rows[0]!.id;
  await sql`select add_dataset_partition(${version})`.execute(database.write);
  for (const [index, [key, wkt, own]] of features.entries())
    await sql`insert into dataset_feature (version_id, id, feature_key, geometry, area_m2, attributes)
      select ${version}, ${index + 1}, ${key}, g, ST_Area(g), ${JSON.stringify(own)}::jsonb
      from ST_GeomFromText(${wkt}, 25832) as g`.execute(database.write);
  await sql`update dataset set current_version_id = ${version} where id = ${id}`.execute(
    database.write,
  );
  return version;
}

beforeAll(async () => {
  await sql`insert into dataset_group (id, title_da, title_en) values ('g', 'Gruppe', 'Group')`.execute(
    database.write,
  );
  const titled = [{ name: "matrikelnr", titleDa: "Matrikelnummer", titleEn: "Cadastral number" }];
  await addDataset(parcels, titled, [
    [
      "k1",
      square(e, n, 100),
      { matrikelnr: "20d", ejerlavsnavn: "Løvel By, Løvel", ejerlavskode: "1550656", hemmelig: 1 },
    ],
    ["k2", square(e + 100, n, 100), { matrikelnr: "20e", ejerlavsnavn: "Løvel By, Løvel" }],
    ["k3", square(e + 5000, n, 100), { matrikelnr: "20d", ejerlavsnavn: "Nørre By" }],
  ]);
  await addDataset(blocks, [], [["571234-56", square(e, n, 300), { BLOKNR: "571234-56" }]]);
  await addDataset(streams, [], [["s", `LINESTRING(${e} ${n - 50},${e + 900} ${n - 50})`, {}]]);
});

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url: `/api${url}`, headers });
const json = async <T>(url: string) => (await get(url)).json<T>();

function tileAt(z: number, x: number, y: number): string {
  const side = danishGrid.resolutions[z]! * danishGrid.tileSize;
  const column = Math.floor((x - danishGrid.origin[0]) / side);
  const row = Math.floor((danishGrid.origin[1] - y) / side);
  return `${z}/${column}/${row}.mvt`;
}

describe("[S6] the catalogue", () => {
  test("names every dataset with its version, and its group", async () => {
    const all = await json<{ id: string; titleDa: string }[]>("/datasets");
    expect(all.map(({ id }) => id)).toEqual([parcels, blocks, streams].toSorted());
    for (const one of all)
      expect(one).toMatchObject({ title: one.titleDa, updated: expect.stringMatching(/^\d{4}-/) });
    const [group] = await json<{ datasetIds: string[] }[]>("/dataset-groups");
    expect(group?.datasetIds).toHaveLength(3);
  });

  test("lists tile sets of datasets and of our own tables", async () => {
    const ids = (await json<{ id: string }[]>("/tile-sets")).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(["background", "projects", parcels]));
  });
});

describe("[S6] tiles", () => {
  const read = (body: Buffer) => readTileBytes(new PbfReader(gunzipSync(body)));
  const inTile = `/tiles/${encodeURIComponent(parcels)}/${tileAt(9, e + 50, n + 50)}`;

  test("hold what lies there with its words, packed and tagged", async () => {
    const answer = await get(inTile, { "accept-encoding": "gzip" });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": "application/vnd.mapbox-vector-tile",
      "content-encoding": "gzip",
      "cache-control": "public, no-cache",
    });
    const [layer] = read(answer.rawPayload);
    expect(layer?.features.map(({ properties }) => properties["matrikelnr"])).toEqual(
      expect.arrayContaining(["20d", "20e"]),
    );
    expect(layer?.features[0]?.properties).not.toHaveProperty("hemmelig");
    const again = await get(inTile, { "if-none-match": String(answer.headers.etag) });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  test("are kept for good when the address names the current version", async () => {
    const sets = await json<{ id: string; version: string }[]>("/tile-sets");
    const version = sets.find(({ id }) => id === parcels)!.version;
    const kept = (v: string) => get(`${inTile}?v=${v}`).then((a) => a.headers["cache-control"]);
    expect(await kept(version)).toContain("immutable");
    expect(await kept("older")).toBe("public, no-cache");
  });

  test("leave out what cannot be seen, but never lines", async () => {
    const coarse = (set: string) =>
      get(`/tiles/${set}/${tileAt(2, e, n)}`, { "accept-encoding": "gzip" });
    expect((await coarse(parcels)).rawPayload).toHaveLength(0);
    expect(read((await coarse(streams)).rawPayload)[0]?.features).toHaveLength(1);
  });

  test("show what is a few pixels across as its box, with number and first word", async () => {
    const path = `/tiles/${parcels}/${tileAt(5, e + 50, n + 50)}`;
    const answer = await get(path, { "accept-encoding": "gzip" });
    const first = read(answer.rawPayload)[0]?.features.find(({ id }) => id === 1);
    expect(first?.properties).toEqual({ matrikelnr: "20d" });
    const [ring] = first!.rings;
    expect(ring).toHaveLength(4);
    const unitsPerMetre = 16 / danishGrid.resolutions[5]!;
    const across = (axis: 0 | 1) => {
      const places = ring!.map((corner) => corner[axis]);
      return Math.max(...places) - Math.min(...places);
    };
    expect(Math.abs(across(0) - 100 * unitsPerMetre)).toBeLessThanOrEqual(1);
    expect(Math.abs(across(1) - 100 * unitsPerMetre)).toBeLessThanOrEqual(1);
  });

  test("name what lies in several of them in one alone", async () => {
    // 0.8 m a pixel: tiles of 205 m, and a block of 300 m.
    const side = danishGrid.resolutions[11]! * danishGrid.tileSize;
    const places = [0, side, 2 * side].filter((step) => step < 300 + side);
    const tiles = new Set(
      places.flatMap((x) =>
        places.map((y) => tileAt(11, e + Math.min(x, 299), n + Math.min(y, 299))),
      ),
    );
    const answers = await Promise.all(
      [...tiles].map((tile) => get(`/tiles/${blocks}/${tile}`, { "accept-encoding": "gzip" })),
    );
    const named = answers.flatMap(({ rawPayload }) =>
      read(rawPayload).flatMap(({ features }) => features.map((one) => one.properties)),
    );
    expect(named.length).toBe(tiles.size);
    expect(named.filter(({ isNamedHere }) => isNamedHere !== false)).toHaveLength(1);
  });

  test("of an unknown set or beyond the grid are unknown or empty", async () => {
    expect((await get(`/tiles/nothing/0/0/0.mvt`)).statusCode).toBe(404);
    const beyond = await get(`/tiles/${parcels}/0/30/0.mvt`);
    expect([beyond.statusCode, beyond.rawPayload.length]).toEqual([200, 0]);
  });

  test("show a project only while it is public", async () => {
    const { rows } = await sql<{ id: string }>`
      with geo as (insert into geo_location (kind, geometry, area_ha)
        select 'project', ST_Multi(g), ST_Area(g) / 10000
        from ST_GeomFromText(${square(e, n, 400)}, 25832) as g returning id)
      insert into project (name, status, geo_location_id) select 'Engen', 'draft', id from geo
      returning id`.execute(database.write);
    const path = `/features?dataset=projects&x=${e + 5}&y=${n + 5}`;
    expect(await json(path)).toEqual([]);
    const tile = `/tiles/projects/${tileAt(8, e, n)}`;
    const names = async () => {
      const { rawPayload } = await get(tile, { "accept-encoding": "gzip" });
      return rawPayload.length === 0
        ? []
        : read(rawPayload)[0]!.features.map((f) => f.properties["name"]);
    };
    expect(await names()).toEqual([]);
    await sql`update project set status = 'established', updated_at = now() where id = ${rows[0]!.id}`.execute(
      database.write,
    );
    await expect.poll(names, { timeout: 30_000 }).toEqual(["Engen"]);
    expect(await json(path)).toMatchObject([{ key: "Engen" }]);
  });
});

describe("[S6] feature info", () => {
  test("answers with everything under the point, titled", async () => {
    const found = await json<{ dataset: string; attributes: object[] }[]>(
      `/features?dataset=${parcels},${blocks},${streams}&x=${e + 50}&y=${n + 50}&toleranceM=20`,
    );
    expect(found.map(({ dataset }) => dataset)).toEqual([parcels, blocks]);
    expect(found[0]?.attributes).toEqual([
      { name: "matrikelnr", titleDa: "Matrikelnummer", titleEn: "Cadastral number", value: "20d" },
    ]);
  });

  test("a line is found from nearby", async () => {
    const near = (metres: number) =>
      json(`/features?dataset=${streams}&x=${e + 50}&y=${n}&toleranceM=${metres}`);
    expect(await near(10)).toEqual([]);
    expect(await near(60)).toHaveLength(1);
  });

  test("one feature comes with its geometry; an unknown one is unknown", async () => {
    expect(await json(`/features/${parcels}/2`)).toMatchObject({
      key: "k2",
      geometry: { type: "Polygon" },
    });
    expect((await get(`/features/${parcels}/99`)).statusCode).toBe(404);
    expect((await get(`/features/projects/not-an-id`)).statusCode).toBe(404);
  });
});

describe("[S6] units that a release retired", () => {
  const [x, y] = [e + 40_000, n];
  const units = [
    { kind: "municipality", set: "municipalities", own: sql`code, id`, as: sql`key, id` },
    { kind: "tripartite", set: "tripartites", own: sql`number, id`, as: sql`key, id` },
    { kind: "plan", set: "plans", own: sql`title, id`, as: sql`key, id` },
    {
      kind: "subcatchment",
      set: "subcatchments",
      own: sql`op_id, plan_id, nitrogen_counts, label_easting, label_northing`,
      as: sql`key, (select min(id::text)::uuid from plan), true, 0, 0`,
    },
  ] as const;
  const subcatchments = units[3];

  const addUnit = ({ kind, own, as }: (typeof units)[number], key: string, name: string) =>
    sql`
      with geo as (insert into geo_location (kind, geometry, area_ha)
        select ${kind}, ST_Multi(g), ST_Area(g) / 10000
        from ST_GeomFromText(${square(x, y, 20_000 + Number(key))}, 25832) as g returning id)
      insert into ${sql.table(kind)} (name, geo_location_id, ${own})
      select ${name}, id, ${as} from geo, (values (${key}::text)) told (key)`.execute(
      database.write,
    );

  const found = async (set: string) => {
    const at = await json<{ key: string }[]>(`/features?dataset=${set}&x=${x + 5}&y=${y + 5}`);
    return at.map(({ key }) => key);
  };
  const drawn = async (set: string) => {
    const tile = `/tiles/${set}/${tileAt(4, x + 5, y + 5)}`;
    const { rawPayload } = await get(tile, { "accept-encoding": "gzip" });
    if (rawPayload.length === 0) return [];
    return readTileBytes(new PbfReader(gunzipSync(rawPayload))).map(({ name, features }) => [
      name,
      ...features.map(({ properties }) => properties["name"]),
    ]);
  };

  beforeAll(async () => {
    for (const unit of units) await addUnit(unit, "0001", "Gammelby");
    for (const { kind } of units)
      await sql`update ${sql.table(kind)} set retired_at = now()`.execute(database.write);
  });

  test.each(units)("$set: till outlines are loaded the retired one stands", async ({ set }) => {
    await expect.poll(() => drawn(set), { timeout: 10_000 }).toEqual([[set, "Gammelby"]]);
    expect(await found(set)).toEqual(["Gammelby"]);
  });

  test("till then its ground is land, with its name", async () => {
    const background = [
      ["land", "Gammelby"],
      ["unit", "Gammelby"],
    ];
    await expect.poll(() => drawn("background"), { timeout: 10_000 }).toEqual(background);
  });

  test("a sub-catchment whose ground others have is not found there", async () => {
    const cover = (isCovered: boolean) =>
      sql`update subcatchment set is_covered = ${isCovered}`.execute(database.write);
    await cover(true);
    expect(await found(subcatchments.set)).toEqual([]);
    await cover(false);
  });

  test.each(units)("$set: from then on its successor is drawn and found alone", async (unit) => {
    await addUnit(unit, "0002", "Nyby");
    await sql`insert into geography_source (kind, source, loaded_at)
      values (${unit.kind}, 'official', now() + interval '1 second')`.execute(database.write);
    await expect.poll(() => drawn(unit.set), { timeout: 10_000 }).toEqual([[unit.set, "Nyby"]]);
    expect(await found(unit.set)).toEqual(["Nyby"]);
  });

  test("by its id it is read as ever", async () => {
    expect(await json("/features/municipalities/0001")).toMatchObject({ key: "Gammelby" });
  });
});

describe("[S1] picking", () => {
  type Picked = { id: string; label: string; geometry: { coordinates: number[][][][] } }[];
  test.each([
    [`kind=parcel&x=${e + 1}&y=${n + 1}`, ["20d Løvel By, Løvel"]],
    [`kind=fieldBlock&x=${e + 1}&y=${n + 1}`, ["571234-56"]],
    ["kind=parcel&number=20d", ["20d Løvel By, Løvel", "20d Nørre By"]],
    ["kind=parcel&number=20D%20L%C3%B8vel", ["20d Løvel By, Løvel"]],
    ["kind=parcel&number=1550656-20d", ["20d Løvel By, Løvel"]],
    ["kind=parcel&number=matrikel%2020d%20lovel%20by%20lovel", ["20d Løvel By, Løvel"]],
    ["kind=parcel&number=L%C3%B8vel%20By%2020d", ["20d Løvel By, Løvel"]],
    ["kind=parcel&number=k2", ["20e Løvel By, Løvel"]],
    ["kind=fieldBlock&number=57123456", ["571234-56"]],
    ["kind=fieldBlock&number=markblok%20571234-56", ["571234-56"]],
    ["kind=parcel&number=99x", []],
  ])("%s gives %j", async (query, labels) => {
    const found = await json<Picked>(`/pick?${query}`);
    expect(found.map(({ label }) => label)).toEqual(labels);
  });

  test("without point and number it says what is missing", async () => {
    expect(await json("/pick?kind=parcel")).toMatchObject({ code: "pick.nothing-asked" });
  });

  test("neighbours unite into one polygon without the border between them", async () => {
    const one = await json<Picked>(`/pick?kind=parcel&x=${e + 1}&y=${n + 1}`);
    const two = await json<Picked>(`/pick?kind=parcel&x=${e + 101}&y=${n + 1}`);
    const answer = await server.app.inject({
      method: "POST",
      url: "/api/pick/union",
      payload: { geometries: [one[0]!.geometry, two[0]!.geometry] },
    });
    const united = answer.json<{ areaHa: number; geometry: { coordinates: unknown[] } }>();
    expect(united.areaHa).toBeCloseTo(2);
    expect(united.geometry.coordinates).toHaveLength(1);
  });
});
