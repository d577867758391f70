import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "../../platform/config/readConfig.ts";
import { buildServer } from "../../buildServer.ts";
import { useTestDatabase } from "../../testing/useTestDatabase.ts";
import { searchEverything } from "./searchEverything.ts";
import { searchKey } from "./searchKey.ts";

const database = useTestDatabase();
const box =
  "MULTIPOLYGON(((520000 6250000,530000 6250000,530000 6260000,520000 6260000,520000 6250000)))";

async function search(
  q: string,
  env: Record<string, string> = {},
  query: { limit?: string; language?: string } = {},
) {
  const app = await buildServer({ config: readConfig({ LOG_LEVEL: "silent", ...env }), database });
  const response = await app.inject({
    url: "/api/search",
    query: { q, ...query },
  });
  await app.close();
  return response;
}

async function titles(q: string): Promise<string[]> {
  const response = await search(q);
  expect(response.statusCode).toBe(200);
  return response
    .json<{ hits: { kind: string; title: string }[] }>()
    .hits.map((hit) => `${hit.kind}: ${hit.title}`);
}

beforeAll(async () => {
  const db = database.write;
  const ids = Array.from({ length: 6 }, () => crypto.randomUUID());
  await sql`insert into geo_location (id, kind, geometry, area_ha)
    select id, 'municipality', ST_GeomFromText(${box}, 25832), 10000 from unnest(${ids}::uuid[]) as id`.execute(
    db,
  );
  await sql`insert into municipality (code, id, name, geo_location_id) values
    ('0791', gen_random_uuid(), 'Viborg', ${ids[0]}), ('0751', gen_random_uuid(), 'Aarhus', ${ids[1]})`.execute(
    db,
  );
  const plan = crypto.randomUUID();
  await sql`insert into plan (id, name, title, geo_location_id) values (${plan}, 'Hjarbæk Fjord', 'Hjarbæk Fjord', ${ids[2]})`.execute(
    db,
  );
  await sql`insert into subcatchment (op_id, name, plan_id, nitrogen_counts, label_easting, label_northing, geo_location_id)
    values ('158', 'Hjarbæk Fjord, inderst', ${plan}, true, 525000, 6255000, ${ids[3]})`.execute(
    db,
  );
  await sql`insert into project (name, status, geo_location_id) values
    ('Skals Enge', 'approval', ${ids[4]}), ('Skals hemmelig kladde', 'draft', ${ids[5]})`.execute(
    db,
  );
  await sql`insert into place (name, kind, municipality_code, point)
    select name, kind, '0791', ST_SetSRID(ST_MakePoint(522000, 6252000), 25832)
    from (values ('Skals', 'by'), ('Nørre Skals', 'bebyggelse'), ('Skalstrup', 'by'), ('Ærøskøbing', 'by'),
      ('100%-skoven', 'skov'), ('Skals Å', 'vandløb')) as p(name, kind)`.execute(db);
  await sql`insert into dataset_group (id, title_da, title_en) values ('landbrug', 'Landbrug', 'Farming')`.execute(
    db,
  );
  await layer("urn:dmp:ds:jordstykker", [
    { matrikelnr: "12a", ejerlavsnavn: "Skals By, Skals" },
    { matrikelnr: "12ab", ejerlavsnavn: "Skals By, Skals" },
    { matrikelnr: "12a", ejerlavsnavn: "Løvel By, Løvel" },
  ]);
  await layer("urn:dmp:ds:markblokke-2025", [{ BLOKNR: "521253-07" }, { BLOKNR: "521253-71" }]);
});

async function layer(id: string, attributes: Record<string, string>[]) {
  const db = database.write;
  await sql`insert into dataset (id, group_id, kind, title_da, title_en) values (${id}, 'landbrug', 'background', 'x', 'x')`.execute(
    db,
  );
  const { rows } = await sql<{ id: number }>`
    insert into dataset_version (dataset_id, label, state) values (${id}, '1', 'current') returning id`.execute(
    db,
  );
  await sql`select add_dataset_partition(${rows[0]!.id})`.execute(db);
  await sql`insert into dataset_feature (version_id, id, geometry, area_m2, attributes)
    select ${rows[0]!.id}, row_number() over (), ST_Expand(ST_SetSRID(ST_MakePoint(522000, 6252000), 25832), 50), 10000, value
    from jsonb_array_elements(${JSON.stringify(attributes)}::jsonb)`.execute(db);
  await sql`update dataset set current_version_id = ${rows[0]!.id} where id = ${id}`.execute(db);
}

test("what comes from an invented layer is said to be so, as invented places are", async () => {
  const subtitles = async (q: string, language = "da") => {
    const { hits } = (await search(q, {}, { language })).json<{ hits: { subtitle: string }[] }>();
    return hits.map(({ subtitle }) => subtitle);
  };
  const mark = (source: string) =>
    sql`update dataset_version set source = ${source}`.execute(database.write);
  await mark("imported");
  expect(await subtitles("12a Skals By")).toEqual(["Matrikel"]);
  await mark("demo");
  expect(await subtitles("12a Skals By")).toContain("Matrikel (opdigtet)");
  expect(await subtitles("521253-07")).toContain("Markblok (opdigtet)");
  expect(await subtitles("Løvel By")).toContain("Ejerlav (opdigtet)");
  expect(await subtitles("Løvel By", "en")).toContain("Cadastral district (made up)");
  expect(await subtitles("521253-07", "en")).toContain("Field block (made up)");
});

describe("where a place's water runs", () => {
  type Hit = { title: string; subtitle: string; group: { name: string } | null };
  const hitsOf = async (q: string) => (await search(q)).json<{ hits: Hit[] }>().hits;

  test("a sub-catchment says which group it belongs to", async () => {
    const hit = (await hitsOf("inderst")).find(({ title }) => title === "Hjarbæk Fjord, inderst");
    expect(hit?.subtitle).toBe("Delopland i kystvandgruppen Hjarbæk Fjord");
    expect(hit?.group?.name).toBe("Hjarbæk Fjord");
  });

  test("a town has the group of the sub-catchment around it, a municipality none", async () => {
    const [town] = await hitsOf("Nørre Skals");
    expect(town?.group?.name).toBe("Hjarbæk Fjord");
    expect((await hitsOf("Viborg")).map(({ group }) => group)).toEqual([null]);
  });

  test.each([
    ["8800", "Kommune · 8800 Viborg"],
    ["Bjerringbro", "Kommune · 8850 Bjerringbro"],
  ])("[T7] '%s' leads to its municipality", async (q, subtitle) => {
    expect(await titles(q)).toContain("municipality: Viborg");
    expect((await hitsOf(q))[0]?.subtitle).toBe(subtitle);
  });
});

describe("search", () => {
  test.each([
    { q: "aarhus", da: "Kommune", en: "Municipality" },
    { q: "Skals Enge", da: "Projekt", en: "Project" },
  ])("says what $q is in the language that is asked for", async ({ q, da, en }) => {
    const subtitle = async (query: { language?: string }) =>
      (await search(q, {}, query)).json<{ hits: { subtitle: string }[] }>().hits[0]?.subtitle;
    expect([await subtitle({}), await subtitle({ language: "en" })]).toEqual([da, en]);
  });

  test.each([
    [
      "Skals",
      [
        "place: Skals",
        "place: Skals By, Skals",
        "place: Skals Å",
        "place: Skalstrup",
        "project: Skals Enge",
        "municipality: Viborg",
        "place: Nørre Skals",
      ],
    ],
    ["århus", ["municipality: Aarhus"]],
    ["aarh", ["municipality: Aarhus"]],
    ["aeros", ["place: Ærøskøbing"]],
    ["Ærøs", ["place: Ærøskøbing"]],
    ["hjarbæk", ["plan: Hjarbæk Fjord", "subcatchment: Hjarbæk Fjord, inderst"]],
    ["vibrog", ["municipality: Viborg"]],
    ["Løvel", ["place: Løvel By, Løvel"]],
    ["løvel by løvel", ["place: Løvel By, Løvel"]],
    ["Løvel By, Lø", ["place: Løvel By, Løvel"]],
    ["Løvle", ["place: Løvel By, Løvel"]],
    ["Skalstrub", ["place: Skalstrup"]],
    ["12a Skals By, Skals", ["parcel: 12a Skals By, Skals"]],
    ["Skals By, Skals 12a", ["parcel: 12a Skals By, Skals"]],
    ["matr.nr. 12 a af Løvel By", ["parcel: 12a Løvel By, Løvel"]],
    ["matr 12a løvel by løvel", ["parcel: 12a Løvel By, Løvel"]],
    ["12a Løvle By", ["parcel: 12a Løvel By, Løvel"]],
    ["Viborg Kommune", ["municipality: Viborg"]],
    ["Vibrog komune", ["municipality: Viborg"]],
    ["markblok 521253-07", ["fieldBlock: 521253-07"]],
    ["6252000 522000", ["coordinate: 522.000 6.252.000"]],
    ["56.447905, 9.389330", ["coordinate: 524.000 6.256.000"]],
    ["100%", ["place: 100%-skoven"]],
    ["12a Skals", ["parcel: 12a Skals By, Skals"]],
    ["12A, løvel", ["parcel: 12a Løvel By, Løvel"]],
    [
      "12a",
      [
        "parcel: 12a Løvel By, Løvel",
        "parcel: 12a Skals By, Skals",
        "parcel: 12ab Skals By, Skals",
      ],
    ],
    ["521253-07", ["fieldBlock: 521253-07"]],
    ["52125307", ["fieldBlock: 521253-07"]],
    ["521253", ["fieldBlock: 521253-07", "fieldBlock: 521253-71"]],
    ["zzzz", []],
  ])("%s finds %j, best first", async (q, expected) => expect(await titles(q)).toEqual(expected));

  test("a draft is found by no one", async () => expect(await titles("hemmelig")).toEqual([]));

  test("hits carry a place on the map", async () => {
    const { hits } = (await search("viborg")).json<{ hits: unknown[] }>();
    expect(hits[0]).toMatchObject({
      point: [525000, 6255000],
      extent: [520000, 6250000, 530000, 6260000],
    });
  });

  test("without a text there is nothing to search for", async () =>
    expect((await search(" ")).statusCode).toBe(400));

  test("the database and the server fold names alike", async () => {
    const names = [
      "Århus",
      "Ærø",
      "Køge",
      "Aalborg",
      "Moesgård",
      "Öland",
      "Læsø",
      "Señor",
      "AARHUS Å",
    ];
    const { rows } = await sql<{ key: string }>`
      select search_key(name) as key from unnest(${names}::text[]) with ordinality as n(name, i) order by i`.execute(
      database.write,
    );
    expect(rows.map((row) => row.key)).toEqual(names.map(searchKey));
  });
});

describe("the national search", () => {
  async function withNational(
    answer: (resource: string) => { status: number; body: unknown } | null,
    work: (url: string) => Promise<void>,
  ) {
    const server = createServer((request, response) => {
      const resource = new URL(request.url ?? "/", "http://x").pathname.split("/").at(-1)!;
      const given = answer(resource);
      if (given)
        response
          .writeHead(given.status, { "content-type": "application/json" })
          .end(JSON.stringify(given.body));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}/rest/gsearch/v2.0`);
    server.closeAllConnections();
    server.close();
  }

  test("gives places, addresses and parcels where it is configured", async () => {
    const body = (resource: string) =>
      resource === "husnummer"
        ? [
            {
              id: "a",
              visningstekst: "Skalsvej 1, 8832 Skals",
              geometri: { type: "MultiPoint", coordinates: [[522100, 6252100]] },
            },
          ]
        : [];
    await withNational(
      (resource) => ({ status: 200, body: body(resource) }),
      async (url) => {
        // Waits longer than the product does: a busy machine is no service that does not answer.
        const national = { url, token: "", timeoutMilliseconds: 60_000 };
        const answer = await searchEverything(database.read, national, {
          text: "Skals",
          limit: 12,
          language: "da",
        });
        expect(answer.places).toBe("national");
        expect(answer.hits.find((hit) => hit.kind === "address")).toMatchObject({
          point: [522100, 6252100],
          extent: null,
        });
      },
    );
  });

  test.each([
    ["fails", () => ({ status: 500, body: {} })],
    ["answers something else", () => ({ status: 200, body: { message: "?" } })],
    ["does not answer", () => null],
  ])("that %s is replaced by our own", async (_, answer) => {
    await withNational(answer, async (url) => {
      const response = (await search("Skals", { GSEARCH_URL: url })).json<{
        places: string;
        hits: unknown[];
      }>();
      expect(response.places).toBe("own");
      expect(response.hits).toHaveLength(7);
    });
  });
});
