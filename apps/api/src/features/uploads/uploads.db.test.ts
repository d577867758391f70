import type { Problem } from "@mars/contracts/platform/problem";
import type { UploadResult } from "@mars/contracts/places/uploads";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { shapefileParts } from "../../platform/geodata/testing/writeShapefile.ts";
import {
  featureCollection,
  sampleSquares,
  square,
} from "../../platform/geodata/testing/sampleFeatures.ts";
import { oneOf } from "../../testing/sampled.ts";
import { useTestDatabase } from "../../testing/useTestDatabase.ts";
import { useTestServer } from "../../testing/useTestServer.ts";
import { hostileFiles as knownFiles } from "./testing/hostileFiles.ts";
import { slyFiles } from "./testing/slyFiles.ts";
import { tangledFiles } from "./testing/tangledFiles.ts";
import { formOf, zipOf } from "./testing/zipOf.ts";

const hostileFiles = [...knownFiles, ...tangledFiles, ...slyFiles];
const database = useTestDatabase();
const server = useTestServer(
  database,
  { RATE_LIMIT_PER_MINUTE: "1000000" },
  // What a file is refused for must not hang on how busy the machine is.
  { constants: { limits: { uploadReadS: 50 } } },
);

const upload = (name: string, bytes: Buffer, query = "") =>
  server.app.inject({
    method: "POST",
    url: `/api/geometries/upload${query}`,
    ...formOf(name, bytes),
  });

const X = 520_000;
const Y = 6_250_000;
const bowTie: [number, number][] = [
  [X, Y],
  [X + 100, Y + 100],
  [X + 100, Y],
  [X, Y + 100],
  [X, Y],
];
const geojsonZip = (...features: unknown[]) =>
  zipOf([{ name: "lag.geojson", data: featureCollection(features) }]);

describe("[S5] which system a file is in", () => {
  const named = (crs: object | undefined, coordinates: number[][]) =>
    zipOf([
      {
        name: "lag.geojson",
        data: JSON.stringify({
          type: "FeatureCollection",
          ...(crs && { crs: { type: "name", properties: crs } }),
          features: [
            {
              type: "Feature",
              properties: {},
              geometry: { type: "Polygon", coordinates: [coordinates] },
            },
          ],
        }),
      },
    ]);
  const metres = [
    [X, Y],
    [X + 100, Y],
    [X + 100, Y + 100],
    [X, Y],
  ];
  const degrees = [
    [9, 56],
    [9.01, 56],
    [9.01, 56.01],
    [9, 56],
  ];

  test.each([
    {
      what: "metres without a name",
      zip: named(undefined, metres),
      found: "EPSG:25832",
      assumed: true,
    },
    {
      what: "degrees, as the standard says",
      zip: named(undefined, degrees),
      found: "EPSG:4326",
      assumed: false,
    },
    {
      what: "metres with a name",
      zip: named({ name: "EPSG:25832" }, metres),
      found: "EPSG:25832",
      assumed: false,
    },
  ])("GeoJSON in $what is read as $found, assumed: $assumed", async ({ zip, found, assumed }) => {
    const answer = (await upload("areal.zip", zip)).json<UploadResult>();
    expect(answer.coordinateSystems).toEqual([found]);
    expect(answer.assumedCoordinateSystems).toEqual(assumed ? [found] : []);
    expect(answer.features).toHaveLength(1);
  });

  test("a .kmz is a zip around KML", async () => {
    const kml = `<kml xmlns="http://www.opengis.net/kml/2.2"><Placemark><name>Mark</name><Polygon><outerBoundaryIs><LinearRing><coordinates>9,56 9.01,56 9.01,56.01 9,56</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark></kml>`;
    const answer = await upload("areal.kmz", zipOf([{ name: "doc.kml", data: kml }]));
    expect(answer.json<UploadResult>()).toMatchObject({
      formats: ["kml"],
      features: [{ name: "Mark" }],
    });
  });
});

describe("[S5][V8][V9][V10][V11] hostile and broken files", () => {
  test("there are more than a hundred of them, and no two alike", () => {
    expect(hostileFiles.length).toBeGreaterThan(100);
    expect(new Set(hostileFiles.map(({ what }) => what)).size).toBe(hostileFiles.length);
  });

  test.each(oneOf(hostileFiles, 3))(
    "$what is refused with $code",
    async ({ what, code, bytes, name }) => {
      // Asked to repair them: what cannot be repaired must be known before it is tried.
      const query = code === "geometry.too-tangled" ? "?repair=true" : "";
      const answer = await upload(name ?? "areal.zip", bytes, query);
      const problem = answer.json<Problem>();
      expect({ what, code: problem.code }).toEqual({ what, code });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
      const { sentenceDa, sentenceEn } = problem.figures as Record<string, string>;
      expect(sentenceDa).toMatch(code === "upload.wrong-type" ? /^Forkert/ : /".+"/);
      expect(sentenceDa).not.toMatch(/undefined|null|NaN|–[,.]|"–"/);
      expect(sentenceEn).not.toBe(sentenceDa);
    },
  );

  test("after all of them a good file is read as if nothing had happened", async () => {
    const answer = await upload("areal.zip", geojsonZip(...sampleSquares(1)));
    expect(answer.statusCode).toBe(200);
    expect((await server.app.inject("/api/health/live")).statusCode).toBe(200);
  });
});

test("[V8] the sentence of a wrong type is the specification's", async () => {
  const problem = (await upload("areal.rar", Buffer.from("Rar!"))).json<Problem>();
  expect(problem.figures).toMatchObject({
    sentenceDa: "Forkert filtype. Kun .zip filer er tilladt.",
  });
});

test("[V9] a file above the limit is refused while it comes in, and the limit is named", async () => {
  const answer = await upload("stor.zip", Buffer.alloc(26_000_000, 1));
  expect(answer.statusCode).toBe(413);
  expect(answer.json<Problem>()).toMatchObject({
    code: "upload.too-large",
    figures: { limitMb: 25, sentenceDa: expect.stringContaining("25 MB") as string },
  });
});

test("[S5] a shapefile in Latin-1, in folders, in capitals, keeps its Danish names", async () => {
  const parts = shapefileParts(
    [{ rings: [square(X, Y)], name: "Sønder Åmark", number: 1 }],
    "latin1",
  );
  const bytes = zipOf([
    { name: "Mine filer/2026/LAG.SHP", data: Buffer.from(parts["lag.shp"]) },
    { name: "Mine filer/2026/LAG.DBF", data: Buffer.from(parts["lag.dbf"]) },
    { name: "Mine filer/2026/LAG.PRJ", data: Buffer.from(parts["lag.prj"]) },
    { name: "Mine filer/", data: "" },
    { name: "__MACOSX/._LAG.SHP", data: "x" },
  ]);
  const answer = await upload("areal.ZIP", bytes);
  expect(answer.json<UploadResult>()).toMatchObject({
    formats: ["shapefile"],
    features: [
      { name: "Sønder Åmark", file: "Mine filer/2026/LAG.SHP", areaHa: 1, repaired: false },
    ],
  });
});

test("[V13] a file of several features lists each with name, area and preview", async () => {
  const { features } = (
    await upload("areal.zip", geojsonZip(...sampleSquares(3)))
  ).json<UploadResult>();
  expect(features.map(({ number, name, areaHa }) => ({ number, name, areaHa }))).toEqual([
    { number: 1, name: "Ærø 1", areaHa: 1 },
    { number: 2, name: "Ærø 2", areaHa: 1 },
    { number: 3, name: "Ærø 3", areaHa: 1 },
  ]);
  expect(features[0]!.geometry.coordinates[0]![0]).toHaveLength(5);
});

test("[V10] invalid features are refused next to good ones, and repaired when asked for", async () => {
  const crossed = {
    type: "Feature",
    properties: { navn: "Sløjfe" },
    geometry: { type: "Polygon", coordinates: [bowTie] },
  };
  const bytes = geojsonZip(crossed, ...sampleSquares(1));
  const plain = (await upload("areal.zip", bytes)).json<UploadResult>();
  expect(plain.features).toHaveLength(1);
  expect(plain.refused).toMatchObject([
    {
      name: "Sløjfe",
      repairable: true,
      fault: {
        code: "upload.invalid-geometry",
        sentenceDa: 'Ugyldig geometri i "lag.geojson": "Sløjfe" – kanten krydser sig selv.',
      },
    },
  ]);
  const repaired = (await upload("areal.zip", bytes, "?repair=true")).json<UploadResult>();
  expect(repaired.refused).toEqual([]);
  expect(repaired.features[0]).toMatchObject({ name: "Sløjfe", repaired: true, areaHa: 0.5 });
});

test("[V12] wholly outside its container an area is refused, partly outside it is warned about", async () => {
  const { rows } = await sql<{ id: string }>`
    insert into geo_location (kind, geometry, area_ha)
    values ('municipality', ST_Multi(ST_MakeEnvelope(${X}, ${Y}, ${X + 250}, ${Y + 500}, 25832)), 1) returning id`.execute(
    database.write,
  );
  await sql`insert into municipality (code, id, name, geo_location_id)
    values ('0999', gen_random_uuid(), 'Prøve', ${rows[0]!.id})`.execute(database.write);
  const within = `?within=${rows[0]!.id}&withinKind=report`;
  const [inside, crossing, outside] = [0, 200, 1000].map((east) => ({
    type: "Feature",
    properties: { navn: `øst ${east}` },
    geometry: { type: "Polygon", coordinates: [square(X + east, Y)] },
  }));
  const result = (
    await upload("areal.zip", geojsonZip(inside, crossing, outside), within)
  ).json<UploadResult>();
  expect(result.features.map(({ warnings }) => warnings.map(({ code }) => code))).toEqual([
    [],
    ["geometry.partly-outside-report"],
  ]);
  expect(result.refused[0]!.fault.code).toBe("geometry.outside-report");
  const alone = (await upload("areal.zip", geojsonZip(outside), within)).json<Problem>();
  expect(alone.code).toBe("geometry.outside-report");
});

test("nothing is measured against an outline that is not public", async () => {
  const { rows } = await sql<{ id: string }>`
    insert into geo_location (kind, geometry, area_ha)
    values ('project', ST_Multi(ST_MakeEnvelope(${X}, ${Y}, ${X + 250}, ${Y + 500}, 25832)), 1) returning id`.execute(
    database.write,
  );
  await sql`insert into project (name, status, geo_location_id, area_ha)
    values ('Kladde', 'draft', ${rows[0]!.id}, 1)`.execute(database.write);
  const inside = {
    type: "Feature",
    properties: {},
    geometry: { type: "Polygon", coordinates: [square(X, Y)] },
  };
  const answer = await upload("areal.zip", geojsonZip(inside), `?within=${rows[0]!.id}`);
  expect(answer.json<Problem>().code).toBe("upload.unknown-container");
});

test("[S5] two files of one name but another ending are both read", async () => {
  const bytes = zipOf([
    { name: "lag.geojson", data: featureCollection(sampleSquares(1)) },
    { name: "lag.json", data: featureCollection(sampleSquares(2)) },
  ]);
  const { features } = (await upload("areal.zip", bytes)).json<UploadResult>();
  expect(features.map(({ file }) => file)).toEqual(["lag.geojson", "lag.json", "lag.json"]);
});

test("[S5] a system that only the database knows is found there", async () => {
  // SWEREF 99 12 00 with heights: the plane of EPSG:3007.
  const { rows } = await sql<{ text: string; areaM2: number }>`
    select ST_AsGeoJSON(ST_Transform(g, 3007), 9) as text, ST_Area(g) as "areaM2"
    from (select ST_SetSRID('POLYGON((520000 6250000,520000 6250200,520300 6250100,520000 6250000))'::geometry, 25832) as g) one`.execute(
    database.write,
  );
  const bytes = zipOf([
    {
      name: "lag.geojson",
      data: JSON.stringify({
        type: "FeatureCollection",
        crs: { type: "name", properties: { name: "urn:ogc:def:crs:EPSG::5846" } },
        features: [{ type: "Feature", properties: {}, geometry: JSON.parse(rows[0]!.text) }],
      }),
    },
  ]);
  const answer = (await upload("areal.zip", bytes)).json<UploadResult>();
  expect(answer).toMatchObject({ coordinateSystems: ["EPSG:5846"], refused: [] });
  const { areaHa } = answer.features[0]!;
  expect(Math.abs((areaHa * 10_000) / rows[0]!.areaM2 - 1)).toBeLessThan(1e-6);
});

test.each([
  ["lag.geojsonl", "", "\n"],
  ["lag.geojson", "\u001e", "\n"],
])("[S5] features by the line are read (%s)", async (name, before, after) => {
  const [first, second] = sampleSquares(2);
  const inDegrees = [first, second].map((one, i) => ({
    ...(one as object),
    geometry: { type: "Polygon", coordinates: [square(9 + i, 56, 0.001)] },
  }));
  const data = inDegrees.map((one) => `${before}${JSON.stringify(one)}${after}`).join("");
  const { features } = (await upload("areal.zip", zipOf([{ name, data }]))).json<UploadResult>();
  expect(features).toHaveLength(2);
});

test("[S5] a form without a file is told so", async () => {
  const answer = await server.app.inject({
    method: "POST",
    url: "/api/geometries/upload",
    headers: { "content-type": "multipart/form-data; boundary=x" },
    payload: '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n',
  });
  expect([answer.statusCode, answer.json<Problem>().code]).toEqual([400, "upload.missing-file"]);
});
