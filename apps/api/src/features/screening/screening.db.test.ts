import { areaHa as areaOf } from "@mars/domain/areas/areaHa";
import { areaHa } from "@mars/domain/areas/areaHa";
import type { AreaGeometry } from "@mars/domain/areas/geometry";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import {
  foldScreening,
  nothingScreened,
  type ScreeningSoFar,
} from "@mars/contracts/screening/foldScreening";
import type { ScreeningChanges } from "@mars/contracts/screening/screeningChanges";
import type { ScreeningResult } from "@mars/contracts/screening/screeningReceipt";
import type { ScreeningLine } from "@mars/contracts/screening/screeningStream";
import { datasetIds } from "@mars/domain/datasets/datasetIds";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { CARBON_DATASET } from "../../platform/layers/queries.ts";
import { useTestDatabase } from "../../testing/useTestDatabase.ts";
import { useTestServer } from "../../testing/useTestServer.ts";
import {
  addProject,
  addVersion,
  FOREST_MEASURE,
  LIVE_DATASET,
  LOWLAND_MEASURE,
  NATURE_DATASET,
  seedScreening,
  square,
  X,
  Y,
} from "./testing/seedScreening.ts";

const database = useTestDatabase();
const server = useTestServer(database, { SOURCE_LIVE_TOKEN: "geheim" });

/** Replaces an owner's service; what it does is set by each test. */
type AnswerLive = (respond: (status: number, body: string) => void, left: Promise<unknown>) => void;
let answerLive: AnswerLive = (respond) =>
  respond(200, JSON.stringify({ type: "FeatureCollection", features: [liveFeature] }));
const liveFeature = {
  type: "Feature",
  id: "lag.7",
  properties: { navn: "Kilden" },
  geometry: square(X + 800, Y + 800, 400),
};
let live: Server;
const askedLive: string[] = [];

beforeAll(async () => {
  live = createServer((request, response) => {
    askedLive.push(request.url ?? "");
    answerLive(
      (status, body) =>
        response.writeHead(status, { "content-type": "application/json" }).end(body),
      once(response, "close"),
    );
  });
  await new Promise<void>((listening) => live.listen(0, "127.0.0.1", listening));
  const { port } = live.address() as AddressInfo;
  await seedScreening(database.write, `http://127.0.0.1:${port}/wfs`);
  await addProject(database.write, "Anlagt eng", "established", [X + 900, Y, 200]);
  await addProject(database.write, "Hemmelig kladde", "draft", [X, Y, 200]);
  await addProject(database.write, "Nabo", "approval", [X + 1050, Y + 500, 100]);
});
afterAll(() => live.close());

const area = square(X, Y, 1000);

async function screen(body: object, headers: Record<string, string> = {}) {
  const answer = await server.app.inject({
    method: "POST",
    url: "/api/screening/analyses",
    payload: body,
    headers,
  });
  const lines = answer.body
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as ScreeningLine);
  return { answer, lines, result: lines.reduce(foldScreening, nothingScreened) };
}

const findingOf = (result: Pick<ScreeningSoFar, "findings">, id: string) =>
  result.findings.find(({ datasetId }) => datasetId === id)!;

test("[S3] the answer names the municipalities, the one with most of the area first", async () => {
  const add = async (code: string, name: string, [fromX, toX]: readonly [number, number]) => {
    const { rows } = await sql<{ id: string }>`
      insert into geo_location (kind, geometry, area_ha) values ('municipality',
        ST_Multi(ST_MakeEnvelope(${fromX}, ${Y}, ${toX}, ${Y + 1000}, 25832)), 1) returning id`.execute(
      database.write,
    );
    await sql`insert into municipality (code, id, name, geo_location_id)
      values (${code}, gen_random_uuid(), ${name}, ${rows[0]!.id})`.execute(database.write);
  };
  await add("0661", "Holstebro", [X, X + 300]);
  await add("0791", "Viborg", [X + 300, X + 1000]);
  await add("0779", "Skive", [X + 1000, X + 2000]);
  const { result } = await screen({ geometry: area });
  expect(result.verdict?.municipalities).toEqual(["Viborg", "Holstebro"]);
  const stored = await server.app.inject({ url: `/api/screening/analyses/${result.started!.id}` });
  expect(stored.json<ScreeningResult>().verdict.municipalities).toEqual(["Viborg", "Holstebro"]);
});

test("[S2] every dataset answers with overlap, share and touched features, the verdict last", async () => {
  const { answer, lines, result } = await screen({ geometry: area });
  expect(answer.headers["content-type"]).toContain("application/x-ndjson");
  expect(lines[0]).toMatchObject({ kind: "started", areaHa: 100 });
  expect(lines.at(-1)).toMatchObject({ kind: "verdict", final: true });
  expect(findingOf(result, CARBON_DATASET)).toMatchObject({
    overlapHa: expect.closeTo(50, 6) as number,
    share: expect.closeTo(0.5, 9) as number,
    version: { updatedOn: "2026-01-02" },
  });
  const nature = findingOf(result, NATURE_DATASET);
  expect(nature.overlapHa).toBeCloseTo(1.5, 6);
  expect(new Set(nature.features.map(({ key }) => key))).toEqual(new Set(["N-1", "N-2"]));
  expect(nature.features[0]!.attributes).toMatchObject([{ titleDa: "Naturtype" }]);
  expect(findingOf(result, LIVE_DATASET)).toMatchObject({
    overlapHa: expect.closeTo(4, 6) as number,
    version: { id: null, origin: "live" },
    features: [
      { id: "lag.7", attributes: [{ value: "Kilden" }], outline: { type: "MultiPolygon" } },
    ],
  });
  expect(askedLive[0]).toContain("token=geheim");
  expect(answer.body).not.toContain("geheim");
  // Only its owner holds it, so it is drawn by what the stream brings.
  const [live] = findingOf(result, LIVE_DATASET).features;
  expect(areaHa(live!.outline!)).toBeCloseTo(live!.featureHa, 3);
  expect(nature.features[0]).not.toHaveProperty("outline");
});

test("[S3] every scheme is judged rule by rule, with what is missing, and every measure's effects", async () => {
  const { result } = await screen({ geometry: area });
  const { effects, schemes, carbonRichHa } = result.verdict!;
  expect(carbonRichHa).toBeCloseTo(50, 6);
  const of = (id: string) => effects.find(({ measureId }) => measureId === id)!;
  expect(of(LOWLAND_MEASURE).nitrogenReductionT).toBeCloseTo(4, 6);
  expect(of(LOWLAND_MEASURE).extractionEffortHa).toBeCloseTo(50, 6);
  expect(of(FOREST_MEASURE).nitrogenReductionT).toBeCloseTo(2, 6);
  expect(of(FOREST_MEASURE).afforestationEffortHa).toBeCloseTo(100, 6);
  const scheme = (name: string) => schemes.find(({ schemeName }) => schemeName === name)!;
  expect(scheme("Lavbundsordning").rules).toContainEqual(
    expect.objectContaining({
      rule: "carbon-share",
      passed: false,
      missing: expect.objectContaining({ haMore: expect.closeTo(10, 6) as number }) as object,
    }),
  );
  expect(scheme("Skovordning").rules).toContainEqual(
    expect.objectContaining({
      rule: "must-not-overlap",
      passed: false,
      figure: expect.closeTo(1, 6) as number,
    }),
  );
});

test("[S3] a signed-in applicant is judged too, but what is stored is no one's", async () => {
  const headers = await server.signedInAs({ sub: "1", name: "A", roles: [] });
  const { result } = await screen({ geometry: area }, headers);
  const applicantRule = (schemes: { rules: { rule: string; passed: boolean | null }[] }[]) =>
    schemes[0]!.rules.find(({ rule }) => rule === "applicant")!.passed;
  expect(applicantRule(result.verdict!.schemes)).toBe(true);
  const stored = await server.app.inject(`/api/screening/analyses/${result.started!.id}`);
  expect(applicantRule(stored.json<ScreeningResult>().verdict.schemes)).toBeNull();
  // Whoever opens it signed in has it judged for themselves, as when it was streamed.
  const url = `/api/screening/analyses/${result.started!.id}`;
  const reopened = await server.app.inject({ url, headers });
  expect(reopened.json<ScreeningResult>().verdict.schemes).toEqual(result.verdict!.schemes);
});

test("[S2] a service that fails costs its own finding only, and can be asked again", async () => {
  answerLive = (respond) => respond(500, "down");
  const { lines, result } = await screen({ geometry: square(X, Y, 990) });
  answerLive = (respond) =>
    respond(200, JSON.stringify({ type: "FeatureCollection", features: [liveFeature] }));
  expect(result.failures).toEqual([{ datasetId: LIVE_DATASET, code: "dataset.no-answer" }]);
  expect(result.findings).toHaveLength(3);
  const { id } = result.started!;
  const again = await server.app.inject({
    method: "POST",
    url: `/api/screening/analyses/${id}/datasets/${encodeURIComponent(LIVE_DATASET)}`,
  });
  expect(again.json()).toMatchObject({ failure: null, finding: { touchedCount: 1 } });
  const stored = (await server.app.inject(`/api/screening/analyses/${id}`)).json<ScreeningResult>();
  expect(stored.failures).toEqual([]);
  expect(stored.findings).toHaveLength(4);
  // While the service is silent, the others and a first verdict are already there.
  const provisional = lines.findIndex((line) => line.kind === "verdict");
  expect(lines[provisional]).toMatchObject({ final: false });
  expect(provisional).toBeLessThan(lines.findIndex((line) => line.kind === "failed"));
});

test("[S2] datasets that are asked again at once are all in what is stored", async () => {
  const { result } = await screen({ geometry: square(X, Y, 960) });
  const url = `/api/screening/analyses/${result.started!.id}`;
  const ids = result.findings.map(({ datasetId }) => datasetId);
  for (let round = 0; round < 3; round += 1) {
    await sql`update screening set findings = '[]' where id = ${result.started!.id}`.execute(
      database.write,
    );
    await Promise.all(
      ids.map((id) =>
        server.app.inject({ method: "POST", url: `${url}/datasets/${encodeURIComponent(id)}` }),
      ),
    );
    const stored = (await server.app.inject(url)).json<ScreeningResult>();
    expect(stored.findings.map(({ datasetId }) => datasetId).toSorted()).toEqual(ids.toSorted());
  }
});

test("[S2] a silent service is given up in time", async () => {
  answerLive = () => undefined;
  const { result } = await screen({ geometry: square(X, Y, 980) });
  answerLive = (respond) =>
    respond(200, JSON.stringify({ type: "FeatureCollection", features: [] }));
  expect(result.failures).toEqual([{ datasetId: LIVE_DATASET, code: "dataset.too-slow" }]);
  expect(result.verdict!.final).toBe(true);
});

test("[S2] the same large area and versions are not measured twice", async () => {
  const large = square(X - 2000, Y - 2000, 4000);
  const first = await screen({ geometry: large });
  // Kept behind the caller's back, a moment after the stream has ended.
  await vi.waitFor(async () => {
    const { numAffectedRows } =
      await sql`update screening_finding set finding = jsonb_set(finding, '{finding,overlapHa}', '123')
      where dataset_id = ${CARBON_DATASET} and geometry_hash = ${first.result.started!.geometryHash}`.execute(
        database.write,
      );
    expect(numAffectedRows).toBe(1n);
  }, 30_000);
  const other = useFreshParts();
  const { result } = await other(large);
  expect(findingOf(result, CARBON_DATASET)).toMatchObject({ overlapHa: 123, reused: true });
  const here = await screen({ geometry: large });
  expect(findingOf(here.result, NATURE_DATASET).reused).toBe(true);
});

test("[S2] no verdict is called final that could not be stored", async () => {
  await sql`alter table screening rename to screening_away`.execute(database.write);
  try {
    const { lines } = await screen({ geometry: square(X, Y, 900) });
    expect(lines.at(-1)).toMatchObject({ kind: "broken" });
    expect(lines.filter((line) => line.kind === "verdict" && line.final)).toEqual([]);
  } finally {
    await sql`alter table screening_away rename to screening`.execute(database.write);
  }
});

function useFreshParts() {
  return async (geometry: object) => {
    const { buildServer } = await import("../../buildServer.ts");
    const app = await buildServer({ config: server.app.platform.config, database });
    try {
      const answer = await app.inject({
        method: "POST",
        url: "/api/screening/analyses",
        payload: { geometry },
      });
      const lines = answer.body
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line) as ScreeningLine);
      return { result: lines.reduce(foldScreening, nothingScreened) };
    } finally {
      await app.close();
    }
  };
}

test("[P8][V14] existing public projects warn, drafts stay unknown, the buffer ignores the filter", async () => {
  const plain = await screen({ geometry: area });
  expect(plain.result.verdict!.neighbours.items.map(({ name }) => name)).toEqual(["Anlagt eng"]);
  expect(plain.result.verdict!.neighbours.warnings).toMatchObject([
    { code: "overlap.demarcation", figures: { count: 1 } },
  ]);
  const { result } = await screen({
    geometry: area,
    bufferM: 100,
    neighbourStages: ["sketch_project"],
  });
  expect(result.verdict!.neighbours.items.map(({ name }) => name)).toEqual(["Anlagt eng", "Nabo"]);
  expect(result.verdict!.neighbours.warnings.map(({ code }) => code)).toEqual([
    "overlap.buffer",
    "overlap.buffer-ignores-filter",
  ]);
});

test("[S4] a stored screening opens as it was streamed, and an unknown or expired one says so", async () => {
  const { result } = await screen({ geometry: area, name: "Engen" });
  const { id } = result.started!;
  expect(Buffer.from(id, "base64url").length).toBeGreaterThanOrEqual(16);
  const stored = (await server.app.inject(`/api/screening/analyses/${id}`)).json<ScreeningResult>();
  expect(stored).toMatchObject({ id, name: "Engen", areaHa: 100, findings: result.findings });
  expect(stored.geometry.coordinates[0]![0]).toHaveLength(5);
  const unknown = await server.app.inject(`/api/screening/analyses/${"x".repeat(24)}`);
  expect(unknown.statusCode).toBe(404);
  await sql`update screening set expires_at = now() - interval '1 day' where id = ${id}`.execute(
    database.write,
  );
  const expired = await server.app.inject(`/api/screening/analyses/${id}`);
  expect([expired.statusCode, expired.json<{ code: string }>().code]).toEqual([
    410,
    "screening.expired",
  ]);
  await sql`insert into project (name, screening_id) values ('Brugt', ${id})`.execute(
    database.write,
  );
  expect((await server.app.inject(`/api/screening/analyses/${id}`)).statusCode).toBe(200);
});

test("[S2] degrees and metres give the same area; heights are passed over", async () => {
  const metres = await screen({ geometry: square(550_000, 6_250_000, 1000) });
  const degrees = await screen({
    crs: "wgs84",
    geometry: {
      type: "Polygon",
      coordinates: [
        [
          [9.80602, 56.39067, 3],
          [9.82222, 56.39058, 3],
          [9.82238, 56.39956, 3],
          [9.80618, 56.39965, 3],
          [9.80602, 56.39067, 3],
        ],
      ],
    },
  });
  expect(degrees.result.started!.areaHa).toBeGreaterThan(metres.result.started!.areaHa * 0.98);
  expect(degrees.result.started!.areaHa).toBeLessThan(metres.result.started!.areaHa * 1.02);
});

test.each([
  {
    fault: "geometry.self-crossing",
    ring: [
      [0, 0],
      [100, 100],
      [100, 0],
      [0, 100],
      [0, 0],
    ],
  },
  {
    fault: "geometry.not-closed",
    ring: [
      [0, 0],
      [100, 0],
      [100, 100],
      [0, 100],
    ],
  },
  {
    fault: "geometry.empty",
    ring: [
      [0, 0],
      [100, 0],
      [200, 0],
      [0, 0],
    ],
  },
  {
    fault: "geometry.too-large",
    ring: [
      [0, 0],
      [9000, 0],
      [9000, 9000],
      [0, 9000],
      [0, 0],
    ],
  },
  {
    fault: "geometry.outside-denmark",
    ring: [
      [-4e5, 0],
      [-3e5, 0],
      [-3e5, 10],
      [-4e5, 0],
    ],
  },
])(
  "[V10][V11] an area with $fault is refused before anything is measured",
  async ({ fault, ring }) => {
    const geometry = { type: "Polygon", coordinates: [ring.map(([x, y]) => [X + x!, Y + y!])] };
    const { answer } = await screen({ geometry });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, fault]);
  },
);

test("[S1] live figures follow a drawn area without storing anything", async () => {
  const before = await countScreenings();
  const answer = await server.app.inject({
    method: "POST",
    url: "/api/screening/live",
    payload: { geometry: square(X, Y, 500) },
  });
  expect(answer.json()).toMatchObject({
    areaHa: 25,
    carbonRichHa: expect.closeTo(25, 6) as number,
    onLand: true,
    measures: expect.arrayContaining([
      {
        measureId: LOWLAND_MEASURE,
        nitrogenReductionT: expect.closeTo(1, 6) as number,
        extractionEffortHa: expect.closeTo(25, 6) as number,
        afforestationEffortHa: 0,
      },
    ]) as unknown[],
  });
  expect(answer.json()).toMatchObject({ best: null });
  const asked = await server.app.inject({
    method: "POST",
    url: "/api/screening/live",
    payload: { geometry: square(X, Y, 500), best: true },
  });
  const { usableHa } = asked.json<{ best: { usableHa: number } }>().best;
  expect(await countScreenings()).toBe(before);
  // The best of the analysis, with what is taken and excluded left out there as here.
  const analysed = await server.app.inject({
    method: "POST",
    url: "/api/screening/analyses",
    payload: { geometry: square(X, Y, 500) },
  });
  const last = JSON.parse(analysed.body.trim().split("\n").at(-1)!) as {
    schemes: { usableHa: number }[];
  };
  expect(usableHa).toBeCloseTo(Math.max(...last.schemes.map((one) => one.usableHa)), 6);
});

test("[S3] land that a scheme must keep clear of, and others have, is cut out, and the rest does not touch it", async () => {
  const cut = async (payload: object) =>
    server.app.inject({ method: "POST", url: "/api/screening/cut", payload });
  const { rows } = await sql<{ id: string; ha: number }>`
    select s.id::text as id, ST_Area(ST_Union(ST_Intersection(gone.geometry,
      ST_MakeEnvelope(${X}, ${Y}, ${X} + 1000, ${Y} + 1000, 25832)))) / 10000 as ha
    from subsidy_scheme s, (
      select f.geometry from dataset d join dataset_feature f on f.version_id = d.current_version_id
      where d.id = ${NATURE_DATASET} and f.attributes ->> 'type' = 'Mose'
      union all
      select l.geometry from project p join geo_location l on l.id = p.geo_location_id
      where p.public_state is not null) gone
    where s.name = 'Skovordning'
    group by s.id limit 1`.execute(database.write);
  const scheme = rows[0]!;
  const answer = await cut({ geometry: square(X, Y, 1000), subsidySchemeId: scheme.id });
  expect(answer.statusCode).toBe(200);
  // The page says beforehand what the cut takes, and every hectare is in one piece.
  const told = await server.app.inject({
    method: "POST",
    url: "/api/screening/analyses",
    payload: { geometry: square(X, Y, 1000) },
  });
  const last = JSON.parse(told.body.trim().split("\n").at(-1)!) as {
    schemes: { schemeId: string; toCutHa: number }[];
    land: { ha: number; in: string[] }[];
  };
  const judged = last.schemes.find(({ schemeId }) => schemeId === scheme.id)!;
  expect(judged.toCutHa).toBeCloseTo(scheme.ha, 6);
  expect(last.land.reduce((sum, { ha }) => sum + ha, 0)).toBeCloseTo(100, 4);
  const {
    geometry,
    cut: gone,
    areaHa,
    cutHa,
    schemes,
  } = answer.json<{
    geometry: object;
    cut: Parameters<typeof areaOf>[0];
    areaHa: number;
    cutHa: number;
    schemes: { schemeId: string; areaFits: boolean | null }[];
  }>();
  // Judged on the rest: the whole area does not fit this one.
  expect(schemes).toContainEqual({ schemeId: scheme.id, areaFits: true });
  expect(schemes).toHaveLength(2);
  expect(cutHa).toBeCloseTo(scheme.ha, 1);
  expect(areaHa + cutHa).toBeCloseTo(100, 3);
  // What is hatched on the map is what was taken out.
  expect(areaOf(gone)).toBeCloseTo(cutHa, 2);
  expect((await cut({ geometry, subsidySchemeId: scheme.id })).json()).toMatchObject({
    cutHa: expect.closeTo(0, 3) as number,
    cut: null,
  });
  expect((await cut({ geometry, subsidySchemeId: crypto.randomUUID() })).statusCode).toBe(404);
});

async function countScreenings(): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from screening`.execute(
    database.write,
  );
  return rows[0]!.n;
}

test("[S4] a caller who leaves has the screening stopped: nothing is stored", async () => {
  const sourceLeft: Promise<unknown>[] = [];
  answerLive = (_respond, left) => void sourceLeft.push(left);
  const address = await server.app.listen({ port: 0, host: "127.0.0.1" });
  const before = await countScreenings();
  const leave = new AbortController();
  const answer = await fetch(`${address}/api/screening/analyses`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ geometry: square(X, Y, 970) }),
    signal: leave.signal,
  });
  let came = "";
  const pieces = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  while (!came.includes('"kind":"verdict"')) came += (await pieces.read()).value ?? "";
  await vi.waitUntil(() => sourceLeft.length > 0, { timeout: 30_000 });
  leave.abort();
  await Promise.all(sourceLeft);
  answerLive = (respond) =>
    respond(200, JSON.stringify({ type: "FeatureCollection", features: [] }));
  await screen({ geometry: square(X, Y, 970) });
  expect(await countScreenings()).toBe(before + 1);
});

test("[S4] what has changed since is told against today's data", async () => {
  const { result } = await screen({ geometry: area });
  const url = `/api/screening/analyses/${result.started!.id}/changes`;
  expect((await server.app.inject(url)).json<ScreeningChanges>()).toMatchObject({
    unchanged: true,
    effects: [],
    schemes: [],
  });
  await addVersion(database.write, CARBON_DATASET, [
    {
      wkt: `POLYGON((${X} ${Y}, ${X + 800} ${Y}, ${X + 800} ${Y + 1000}, ${X} ${Y + 1000}, ${X} ${Y}))`,
      attributes: {},
    },
  ]);
  const changes = (await server.app.inject(url)).json<ScreeningChanges>();
  expect(changes.unchanged).toBe(false);
  expect(changes.datasets.find(({ datasetId }) => datasetId === CARBON_DATASET)).toMatchObject({
    change: "new-version",
    before: { overlapHa: expect.closeTo(50, 6) as number },
    after: { overlapHa: expect.closeTo(80, 6) as number },
  });
  // What was found then is drawn as it was then, though another feature has its number now.
  const { features, version } = findingOf(result, CARBON_DATASET);
  const feature = `/api/features/${encodeURIComponent(CARBON_DATASET)}/${features[0]!.id}`;
  const haOf = async (query: string) =>
    areaHa((await server.app.inject(feature + query)).json<{ geometry: AreaGeometry }>().geometry);
  expect(await haOf(`?version=${version.id}`)).toBeCloseTo(50, 6);
  expect(await haOf("")).toBeCloseTo(80, 6);
  const other = findingOf(result, NATURE_DATASET).version.id;
  expect((await server.app.inject(`${feature}?version=${other}`)).statusCode).toBe(404);
  expect(changes.effects).toMatchObject([{ measureId: LOWLAND_MEASURE }]);
  expect(changes.schemes).toMatchObject([
    { schemeName: "Lavbundsordning", before: { areaFits: false }, after: { areaFits: true } },
  ]);
});

// Last: a map over all land is loaded here, which the others do without.
test("[S1] a gap of the retention map is land where a map over all land says so", async () => {
  const isLand = async (west: number, south: number) => {
    const answer = await server.app.inject({
      method: "POST",
      url: "/api/screening/live",
      payload: { geometry: square(west, south, 500) },
    });
    return answer.json<{ onLand: boolean | null }>().onLand;
  };
  const gap = [X + 25_000, Y] as const;
  const sea = [450_000, 6_200_000] as const;
  expect(await Promise.all([isLand(...gap), isLand(...sea)])).toEqual([null, null]);
  const id = datasetIds.coastalCatchments;
  await sql`insert into dataset (id, group_id, kind, title_da, title_en, attributes, source)
    values (${id}, 'g', 'background', 'Oplande', 'Catchments', '[]'::jsonb, 'Kilde')`.execute(
    database.write,
  );
  const [west, south, east, north] = [X - 2000, Y - 2000, X + 30_000, Y + 3000];
  const wkt = `MULTIPOLYGON (((${west} ${south}, ${east} ${south}, ${east} ${north}, ${west} ${north}, ${west} ${south})))`;
  await addVersion(database.write, id, [{ wkt, attributes: {} }]);
  await vi.waitFor(async () => expect(await isLand(...sea)).toBe(false), {
    timeout: 30_000,
    interval: 1000,
  });
  expect(await isLand(...gap)).toBe(true);
}, 60_000);
