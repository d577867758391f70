import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sql } from "../../../apps/api/src/platform/database/sql.ts";
import { sampleSquares } from "../../../apps/api/src/platform/geodata/testing/sampleFeatures.ts";
import {
  serveWfs,
  type WfsBehaviour,
} from "../../../apps/api/src/platform/geodata/testing/serveWfs.ts";
import { loadReference } from "../../../apps/api/src/platform/reference/loadReference.ts";
import { acquireLease } from "../../../apps/api/src/platform/sources/leaseQueries.ts";
import { useTestDatabase } from "../../../apps/api/src/testing/useTestDatabase.ts";
import { silentProgress } from "../progress.ts";
import { awkwardNation } from "../testing/awkwardNation.ts";
import { serveNational } from "../testing/serveNational.ts";
import {
  catalogueAnswer,
  type OfficialAnswers,
  RefusedInXml,
  serveOfficial,
} from "../testing/serveOfficial.ts";
import { addDataset } from "./addDataset.ts";
import { titleAttributes } from "./addDatasetQueries.ts";
import { IMPORT_LEASE } from "../importLease.ts";
import { importOfficial, type OfficialImport, summaryLines } from "./importOfficial.ts";

const database = useTestDatabase();
const streams = "urn:dmp:ds:vandloeb";
const monuments = "urn:dmp:ds:fortidsminder";
const nature = "urn:dmp:ds:beskyttede-naturtyper";

const layer: WfsBehaviour = { features: sampleSquares(300) };
let wfs: Awaited<ReturnType<typeof serveWfs>>;
let site: Awaited<ReturnType<typeof serveOfficial>>;
let national: Awaited<ReturnType<typeof serveNational>>;
const answers: OfficialAnswers = {};
const nation = awkwardNation();

beforeAll(async () => {
  await database.transaction((tx) => loadReference(tx));
  wfs = await serveWfs(layer);
  site = await serveOfficial(answers);
  national = await serveNational(nation.answers);
  const listed = [
    {
      id: streams,
      title: "Vandløb",
      wfs: { url: `${wfs.url}?token=abc`, typeName: "mars:felter" },
    },
    { id: monuments, title: "Fortidsminder", file: `${site.url}/fortidsminder.geojson` },
    { id: "urn:dmp:ds:andet", title: "Andet" },
  ];
  for (const locale of ["da", "en"] as const)
    answers[`/api/datasets?${locale}`] = catalogueAnswer(locale, listed);
  answers["/fortidsminder.geojson"] = collection(
    sampleSquares(12).map((each) => ({ ...each, id: `m.${each.id}` })),
  );
  answers["/nedlagt"] = new RefusedInXml(410, "Tjenesten er nedlagt");
  answers["/land.csv"] = "Kommunekode;År;Kvartal;Købt\n0791;2026;2;3,5\n0101;2026;2;1\n";
  for (const [name, key, table, column] of [
    ["municipalities", "kode", "municipality", "code"],
    ["main-catchments", "hov_id", "tripartite", "number"],
    ["sub-catchments", "op_id", "subcatchment", "op_id"],
  ] as const) {
    const { rows } = await sql<{ key: string }>`
      select ${sql.ref(column)} as key from ${sql.table(table)} order by 1`.execute(database.write);
    const squares = sampleSquares(rows.length);
    answers[`/${name}.geojson`] = collection(
      squares.map((each, i) => ({ ...each, properties: { [key]: rows[i]!.key } })),
    );
  }
});
afterAll(() => Promise.all([wfs.close(), site.close(), national.close()]));

function collection(features: unknown[]) {
  const crs = { type: "name", properties: { name: "urn:ogc:def:crs:EPSG::25832" } };
  return { type: "FeatureCollection", crs, features };
}

const env = () => ({
  SOURCE_CATALOGUE_URL: site.url,
  SOURCE_MUNICIPALITIES_URL: `${site.url}/municipalities.geojson`,
  SOURCE_MAIN_CATCHMENTS_URL: `${site.url}/main-catchments.geojson`,
  SOURCE_MAIN_CATCHMENTS_LAYER: undefined,
  SOURCE_SUB_CATCHMENTS_URL: `${site.url}/sub-catchments.geojson`,
  SOURCE_PROTECTED_NATURE_URL: wfs.url,
  SOURCE_PROTECTED_NATURE_LAYER: "mars:felter",
  SOURCE_PROTECTED_NATURE_PAGE_SIZE: "50",
  SOURCE_NATURA_2000_OFF: "1",
  SOURCE_PROTECTED_FOREST_OFF: "1",
  SOURCE_FOREST_MAP_OFF: "1",
  SOURCE_STATUS_URL: national.url.replace(/\/api$/, ""),
  SOURCE_LAND_URL: `${site.url}/land.csv`,
});

const run = (more: Partial<OfficialImport> = {}) =>
  importOfficial(
    { database, url: database.url, progress: silentProgress },
    { env: env(), fetchOptions: { attempts: 2, firstWaitMilliseconds: 1 }, ...more },
  );
const outcomes = (summaries: Awaited<ReturnType<typeof run>>) =>
  Object.fromEntries(
    summaries.flatMap(({ id, outcome, lines }) =>
      outcome === "not-configured"
        ? []
        : [[id, outcome === "failed" ? `failed: ${lines.join("; ")}` : outcome]],
    ),
  );
const countOf = async (datasetId: string) => {
  const { rows } = await sql<{ n: number }>`
    select feature_count as n from dataset join dataset_version v on v.id = current_version_id
    where dataset.id = ${datasetId}`.execute(database.write);
  return rows[0]?.n ?? null;
};

describe("one command fills the product from the official sources", () => {
  test("a dry run says what there is and stores nothing", async () => {
    const summaries = await run({ isDryRun: true });
    const linesOf = (source: string) => summaries.find(({ id }) => id === source)?.lines;
    expect(linesOf("protected-nature")).toEqual([`300 features, wfs, at ${wfs.url}`]);
    // Its address is in the catalogue, which is not stored either.
    expect(linesOf("fortidsminder")).toEqual([
      `12 features, geojson, at ${site.url}/fortidsminder.geojson`,
    ]);
    const { rows } = await sql`select from source_state`.execute(database.write);
    expect(rows).toEqual([]);
    expect(await countOf(nature)).toBeNull();
  });

  test("catalogue, geography, layers, status and land, each with count and next refresh", async () => {
    const summaries = await run();
    expect(outcomes(summaries)).toEqual({
      catalogue: "taken",
      municipalities: "taken",
      "main-catchments": "taken",
      "sub-catchments": "taken",
      "protected-nature": "taken",
      vandloeb: "taken",
      fortidsminder: "taken",
      status: "taken",
      land: "taken",
    });
    expect([await countOf(nature), await countOf(streams), await countOf(monuments)]).toEqual([
      300, 300, 12,
    ]);
    const { rows } = await sql<{ id: string; n: number; hours: number }>`
      select source_id as id, item_count as n,
        round(extract(epoch from next_at - taken_at) / 3600)::int as hours
      from source_state where outcome = 'taken' order by source_id`.execute(database.write);
    expect(rows).toContainEqual({ id: "municipalities", n: 99, hours: 720 });
    expect(rows).toContainEqual({ id: "land", n: 2, hours: 168 });
    const { rows: tried } = await sql<{ id: string }>`
      select source_id as id from source_run order by source_id`.execute(database.write);
    expect(tried.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    expect(summaryLines(summaries).at(-1)).toMatch(/ sources: 9 taken, \d+ not configured$/);
  });

  test("the catalogue is kept in both languages, without keys", async () => {
    const { rows } = await sql`
      select title_da, title_en, owner, metadata_url, sources from catalogue_dataset
      where id = ${streams}`.execute(database.write);
    expect(rows).toEqual([
      {
        title_da: "Vandløb",
        title_en: "Vandløb (en)",
        owner: "Miljøstyrelsen",
        metadata_url: "https://geodata-info.dk/record/1",
        sources: { wfs: { url: wfs.url, layer: "mars:felter", version: "2.0.0" } },
      },
    ]);
  });

  test("a second time nothing is taken that is the same, and it is said so", async () => {
    site.unchanged.length = national.unchanged.length = 0;
    await sql`update status_source set known_until = '2026-01-01', read_at = '2026-01-01'`.execute(
      database.write,
    );
    const summaries = await run({
      only: ["catalogue", "protected-nature", "status", "fortidsminder"],
    });
    expect(outcomes(summaries)).toEqual({
      catalogue: "unchanged",
      "protected-nature": "unchanged",
      fortidsminder: "unchanged",
      status: "unchanged",
    });
    expect(site.unchanged).toContain("/api/datasets?da");
    expect(national.unchanged).toContain("status/projects");
    const known = await sql`select from status_source
      where least(known_until, read_at) > now() - interval '10 minutes'`.execute(database.write);
    expect(known.rows).toHaveLength(1);
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from dataset_version where dataset_id = ${nature}`.execute(
      database.write,
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  test("another server that knows the same tags is not taken for the one before", async () => {
    const other = await serveNational(nation.answers);
    const summaries = await run({
      only: ["status"],
      env: { ...env(), SOURCE_STATUS_URL: other.url, SOURCE_STATUS_TOKEN: "geheim" },
    });
    await other.close();
    expect(outcomes(summaries)).toEqual({ status: "taken" });
    expect(new Set(other.queries)).toEqual(new Set(["?token=geheim"]));
    expect(outcomes(await run({ only: ["status"] }))).toEqual({ status: "taken" });
  });

  test("a catalogue in pages is requested again whole: its first pages know only of themselves", async () => {
    const [da, en] = [answers["/api/datasets?da"], answers["/api/datasets?en"]] as object[];
    const last = { ...da, data: [], links: {} };
    const mends = [
      answering("/api/datasets?da", { ...da, links: { next: "/last?locale=da" } }),
      answering("/api/datasets?en", { ...en, links: { next: "/last?locale=en" } }),
      answering("/last?da", last),
      answering("/last?en", last),
    ];
    const only = ["catalogue"];
    expect(outcomes(await run({ only }))).toEqual({ catalogue: "taken" });
    const fjords = catalogueAnswer("da", [{ id: "urn:dmp:ds:fjorde", title: "Fjorde" }]);
    mends.push(answering("/last?da", { ...fjords, links: {} }));
    const [summary] = await run({ only });
    expect(summary).toMatchObject({ outcome: "taken" });
    expect(summary!.lines).toContain("1 new, 0 changed, 0 gone");
    mends.toReversed().forEach((mend) => mend());
    await run({ only, isForced: true });
  });

  test("a new version replaces the old one whole, and says what is different", async () => {
    const before = layer.features;
    layer.features = [
      ...before.slice(2).map((each, i) => (i < 3 ? { ...each, properties: { navn: "ny" } } : each)),
      ...sampleSquares(305).slice(300),
    ];
    const [summary] = await run({ only: ["protected-nature"] });
    layer.features = before;
    expect(summary).toMatchObject({ outcome: "taken" });
    expect(summary!.lines).toContain("5 new, 3 changed, 2 gone since the version before");
    expect(await countOf(nature)).toBe(303);
  });
});

describe("a source that cannot be taken leaves what was there and is named", () => {
  const status = { original: undefined as unknown };
  beforeEach(() => {
    status.original = nation.answers["status/plans"];
  });
  test.each<{
    name: string;
    only: string;
    breakIt: () => () => void;
    says: string;
    code: string;
  }>([
    {
      name: "away",
      only: "catalogue",
      breakIt: () => answering("/api/datasets?da", 503),
      says: "/api/datasets?include=",
      code: "source.unanswered",
    },
    {
      name: "moved",
      only: "catalogue",
      breakIt: () => answering("/api/datasets?da", 404),
      says: "/datasets?include=wfsSource",
      code: "source.moved",
    },
    {
      name: "a page in place of the catalogue",
      only: "catalogue",
      breakIt: () => answering("/api/datasets?da", "<html>Undskyld</html>"),
      says: "not JSON",
      code: "source.reshaped",
    },
    {
      name: "a catalogue that is cut off",
      only: "catalogue",
      breakIt: () => answering("/api/datasets?da", '{"data":[{"id":"urn'),
      says: "not JSON, or is cut off",
      code: "source.reshaped",
    },
    {
      name: "a catalogue without its list",
      only: "catalogue",
      breakIt: () => answering("/api/datasets?da", { datasets: [] }),
      says: "no list of datasets",
      code: "source.reshaped",
    },
    {
      name: "a catalogue of other records",
      only: "catalogue",
      breakIt: () => answering("/api/datasets?da", { data: [1, { id: 2 }, { type: "datasets" }] }),
      says: "3 of its 3 datasets cannot be read",
      code: "source.reshaped",
    },
    {
      name: "another feature type",
      only: "vandloeb",
      breakIt: () =>
        overWfs({
          answer: (query) => (query.get("request") === "GetCapabilities" ? "<x/>" : null),
        }),
      says: "no WFS service",
      code: "wfs.not-a-service",
    },
    {
      name: "most features gone",
      only: "protected-nature",
      breakIt: () => overWfs({ features: layer.features.slice(0, 20) }),
      says: "has 20 features where it had 303",
      code: "source.shrunk",
    },
    {
      name: "another shape of the status",
      only: "status",
      breakIt: () => {
        nation.answers["status/plans"] = [{ id: 1 }];
        return () => (nation.answers["status/plans"] = status.original);
      },
      says: "status/plans is not what the national system answers",
      code: "source.odd-rows",
    },
    {
      name: "missing municipalities",
      only: "municipalities",
      breakIt: () => {
        const { features } = answers["/municipalities.geojson"] as { features: unknown[] };
        return answering("/municipalities.geojson", collection(features.slice(3)));
      },
      says: "3 municipalities are missing",
      code: "geography.incomplete",
    },
  ])("$name", async ({ only, breakIt, says, code }) => {
    const before = await everything();
    const mend = breakIt();
    const [summary] = await run({ only: [only], isForced: true });
    mend();
    expect(summary?.outcome).toBe("failed");
    expect(summary?.lines.join(" ")).toContain(says);
    expect(await everything()).toEqual(before);
    const { rows } = await sql`
      select outcome, problem_code as code, taken_at is not null as kept from source_state
      where source_id = ${only}`.execute(database.write);
    expect(rows).toEqual([{ outcome: "failed", code, kept: true }]);
  });

  test("whatever goes wrong, keys are not told", async () => {
    const keys = {
      SOURCE_CATALOGUE_USER: "me",
      SOURCE_CATALOGUE_PASSWORD: "geheim",
      SOURCE_CATALOGUE_TOKEN: "geheim",
      SOURCE_MUNICIPALITIES_TOKEN: "geheim",
      SOURCE_STATUS_TOKEN: "geheim",
      SOURCE_LAND_TOKEN: "geheim",
    };
    const mends = [
      answering("/api/datasets?da", { data: [1] }),
      answering("/municipalities.geojson", collection([])),
      answering("/land.csv", "x"),
    ];
    nation.answers["status/plans"] = [{ id: 1 }];
    const only = ["catalogue", "municipalities", "status", "land"];
    const summaries = await run({ only, isForced: true, env: { ...env(), ...keys } });
    mends.forEach((mend) => mend());
    nation.answers["status/plans"] = status.original;
    expect(summaries.map(({ outcome }) => outcome)).toEqual(only.map(() => "failed"));
    expect(JSON.stringify(summaries)).not.toContain("geheim");
    const { rows } = await sql<{ kept: string }>`
      select jsonb_agg(to_jsonb(run))::text || (select jsonb_agg(to_jsonb(state)) from source_state state)
        || (select jsonb_agg(to_jsonb(source)) from geography_source source) as kept
      from source_run run`.execute(database.write);
    expect(rows[0]!.kept).not.toContain("geheim");
  });

  test("attributes that the product reads are gone; taken when an operator says so", async () => {
    await sql`update dataset set attributes = '[{"name":"navn"}]' where id = ${nature}`.execute(
      database.write,
    );
    const renamed = layer.features.map((each) => ({ ...each, properties: { name: "x" } }));
    const mend = overWfs({ features: renamed });
    const [refused] = await run({ only: ["protected-nature"] });
    expect(refused?.lines.join(" ")).toContain("no longer have navn; they have name");
    const acceptance = { oddities: ["reshaped"] as const, by: "drift", because: "nye navne" };
    expect((await run({ only: ["protected-nature"], acceptance }))[0]?.outcome).toBe("taken");
    mend();
  });

  test("some broken records of the catalogue are left out and counted", async () => {
    const whole = answers["/api/datasets?da"] as ReturnType<typeof catalogueAnswer>;
    const mend = answering("/api/datasets?da", { ...whole, data: [...whole.data, 7, { id: "x" }] });
    const [summary] = await run({ only: ["catalogue"] });
    mend();
    expect(summary).toMatchObject({ outcome: "taken" });
    expect(summary?.lines).toContain("left out: 2 have no title or cannot be read");
  });
});

describe("an import that is cut off continues where it was", () => {
  test("killed in the middle of a layer: what is done is not asked again", async () => {
    const killed = new AbortController();
    const mend = overWfs({
      features: sampleSquares(12_000),
      answer: (query) => {
        if (Number(query.get("startindex")) >= 8_000) killed.abort();
        return null;
      },
    });
    const only = ["land", "protected-nature", "status"];
    const large = { ...env(), SOURCE_PROTECTED_NATURE_PAGE_SIZE: "2000" };
    await expect(run({ only, env: large, signal: killed.signal })).rejects.toThrow(/abort/i);
    mend();
    const again = overWfs({ features: sampleSquares(12_000) });
    wfs.requests.length = 0;
    const summaries = await run({ only, env: large });
    again();
    const starts = wfs.requests
      .filter((query) => query.get("request") === "GetFeature" && query.get("count") === "2000")
      .map((query) => Number(query.get("startindex")));
    expect(starts[0]).toBeGreaterThanOrEqual(6_000);
    expect(summaries.map(({ id, outcome }) => `${id} ${outcome}`)).toEqual([
      "protected-nature taken",
      "status unchanged",
      "land taken",
    ]);
    expect(await countOf(nature)).toBe(12_000);
    await expect(run({ only }).then(outcomes)).resolves.toMatchObject({ status: "unchanged" });
  });

  test("killed while indexes were built: they are built again", async () => {
    const killed = new AbortController();
    const mend = overWfs({
      answer: (query) => {
        if (Number(query.get("startindex")) >= 300) killed.abort();
        return null;
      },
    });
    const only = ["vandloeb"];
    await expect(run({ only, isForced: true, signal: killed.signal })).rejects.toThrow(/abort/i);
    mend();
    const { rows } = await sql<{ id: number }>`
      select id from dataset_version where state = 'loading'`.execute(database.write);
    const table = sql.table(`dataset_feature_${rows[0]!.id}`);
    await sql`alter table ${table} add primary key (version_id, id)`.execute(database.write);
    await sql`create index on ${table} using gist (geometry)`.execute(database.write);
    layer.features = layer.features.map((each) => ({ ...each, properties: { navn: "ny" } }));
    expect(outcomes(await run({ only }))).toEqual({ vandloeb: "taken" });
  });

  test("one import at a time: another is refused, or waited for, by name", async () => {
    await acquireLease(database.write, IMPORT_LEASE, "other.example 17 x");
    await expect(run({ only: ["land"], waitsForLease: false })).rejects.toThrow(
      "another import is under way (other.example, process 17)",
    );
    await sql`delete from lease`.execute(database.write);
    expect(outcomes(await run({ only: ["land"], waitsForLease: false }))).toEqual({
      land: "taken",
    });
  });
});

test("an import that lost its turn stops, leaves what was there, and not the other's lease free", async () => {
  const before = await countOf(nature);
  const mend = overWfs({
    delayMilliseconds: 2_000,
    answer: () => {
      void sql`update lease set holder = 'other.example 17 x'`.execute(database.write);
      return null;
    },
  });
  const only = ["protected-nature", "land"];
  await expect(run({ only, isForced: true })).rejects.toThrow("another import has taken over");
  mend();
  const { rows } = await sql`select source_id as source, outcome from source_run
    order by id desc limit 1`.execute(database.write);
  expect(rows).toEqual([{ source: "protected-nature", outcome: "stopped" }]);
  expect(await countOf(nature)).toBe(before);
  const { rows: leases } = await sql`select holder from lease`.execute(database.write);
  expect(leases).toEqual([{ holder: "other.example 17 x" }]);
  await sql`delete from lease`.execute(database.write);
});

describe("a layer that the catalogue has by service and by file", () => {
  const only = ["fortidsminder"];
  const listed = { layer: "mars:felter", version: "2.0.0" };
  const withService = (url: string) =>
    sql`update catalogue_dataset set sources = ${JSON.stringify({
      wfs: { ...listed, url },
      files: [{ url: `${site.url}/fortidsminder.geojson`, type: "geojson" }],
    })}::jsonb where id = ${monuments}`.execute(database.write);
  const forget = () =>
    sql`delete from source_state where source_id = 'fortidsminder'`.execute(database.write);

  test.each([
    ["is no service", () => `${site.url}/land.csv`],
    ["has moved", () => `${site.url}/borte`],
    ["says in its own words that it is gone", () => `${site.url}/nedlagt`],
  ])("comes from the file where the service %s", async (_, address) => {
    await withService(address());
    const [summary] = await run({ only, isForced: true });
    expect(summary).toMatchObject({ outcome: "unchanged" });
    expect(await countOf(monuments)).toBe(12);
  });

  test("comes from the file where the service is away and nothing was taken yet", async () => {
    await withService("http://127.0.0.1:9/wfs");
    await forget();
    expect((await run({ only, isForced: true }))[0]).toMatchObject({ outcome: "unchanged" });
  });

  test("and again from the file on every run until the service is back", async () => {
    expect((await run({ only, isForced: true }))[0]).toMatchObject({ outcome: "unchanged" });
    await withService(wfs.url);
    expect((await run({ only, isForced: true }))[0]).toMatchObject({ outcome: "taken" });
    expect(await countOf(monuments)).toBe(layer.features.length);
  });

  test("stays as it was while a service is away that it was taken from", async () => {
    await sql`update source_state set taken_from = 'http://127.0.0.1:9/wfs'
      where source_id = 'fortidsminder'`.execute(database.write);
    await withService("http://127.0.0.1:9/wfs");
    const [summary] = await run({ only, isForced: true });
    expect(summary).toMatchObject({ outcome: "failed" });
    expect(summary?.lines.join(" ")).toContain("127.0.0.1:9/wfs");
    expect(await countOf(monuments)).toBe(layer.features.length);
  });
});

describe("any dataset of the catalogue is added by its id", () => {
  const other = "urn:dmp:ds:andet";
  const listWith = (sources: object) =>
    sql`update catalogue_dataset set sources = ${JSON.stringify(sources)}::jsonb where id = ${other}`.execute(
      database.write,
    );

  test("as a stored layer, with the names of its attributes", async () => {
    await listWith({ wfs: { url: wfs.url, layer: "mars:felter" } });
    expect(await addDataset(database, other, { isLive: false })).toEqual([
      `${other} (Andet) is now one of the datasets`,
    ]);
    expect(outcomes(await run({ only: [other] }))).toEqual({ andet: "taken" });
    await titleAttributes(database.write, other);
    const { rows } = await sql<{ n: number }>`
      select jsonb_array_length(attributes) as n from dataset where id = ${other}`.execute(
      database.write,
    );
    expect(rows[0]!.n).toBeGreaterThan(0);
    expect(await countOf(other)).toBe(layer.features.length);
  });

  test("as a live WFS", async () => {
    await addDataset(database, other, { isLive: true });
    const { rows } = await sql`
      select storage, live_source as source, in_screening as screened from dataset where id = ${other}`.execute(
      database.write,
    );
    expect(rows).toMatchObject([
      { storage: "wfs", source: { url: wfs.url, typeNames: "mars:felter" }, screened: true },
    ]);
  });

  test("or is refused in words", async () => {
    await listWith({});
    await expect(addDataset(database, other, { isLive: true })).rejects.toThrow("has no WFS");
    await expect(addDataset(database, "urn:dmp:ds:nej", { isLive: false })).rejects.toThrow(
      "the national catalogue has no dataset urn:dmp:ds:nej",
    );
  });
});

test("an unknown source is refused with those there are", async () => {
  await expect(run({ only: ["nature"] })).rejects.toThrow(
    /no source nature; there are catalogue, /,
  );
});

function answering(key: string, answer: unknown): () => void {
  const before = answers[key];
  answers[key] = answer;
  return () => void (answers[key] = before);
}

function overWfs(change: Partial<WfsBehaviour>): () => void {
  const before = { ...layer };
  Object.assign(layer, change);
  return () => {
    for (const key of Object.keys(change)) delete (layer as Record<string, unknown>)[key];
    Object.assign(layer, before);
  };
}

async function everything() {
  const { rows } = await sql`
    select (select count(*)::int from catalogue_dataset) as catalogue,
      (select count(*)::int from project) as projects,
      (select count(*)::int from dataset_feature) as features,
      (select sum(ST_Area(geometry)) from geo_location) as area`.execute(database.write);
  return rows[0];
}
