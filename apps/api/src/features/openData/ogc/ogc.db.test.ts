import { Validator } from "@seriousme/openapi-schema-validator";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { useTestDatabase } from "../../../testing/useTestDatabase.ts";
import { useTestServer } from "../../../testing/useTestServer.ts";

const database = useTestDatabase();
const server = useTestServer(database);

type Page = {
  numberMatched: number;
  numberReturned: number;
  links: { rel: string; href: string }[];
  features: {
    id: string;
    properties: { name: string };
    geometry: { coordinates: number[][][][] };
  }[];
};
const ask = (path: string) => server.app.inject({ url: `/ogc${path}` });
const items = async (query = "") => (await ask(`/collections/projects/items${query}`)).json<Page>();

const square = (x: number, y: number) =>
  `SRID=25832;MULTIPOLYGON(((${x} ${y},${x + 100} ${y},${x + 100} ${y + 100},${x} ${y + 100},${x} ${y})))`;

beforeAll(async () => {
  await sql`insert into geo_location (id, kind, geometry, area_ha)
    select gen_random_uuid(), 'project',
      ST_Translate(ST_GeomFromEWKT(${square(500_000, 6_200_000)}), n * 1000, 0), n
    from generate_series(1, 5) n`.execute(database.write);
  await sql`insert into project (name, status, geo_location_id, area_ha, last_state_changed_at)
    select 'Projekt ' || area_ha, case when area_ha < 5 then 'approval' else 'draft' end, id, area_ha,
      '2025-03-01T10:00:00Z'::timestamptz + (area_ha - 1) * interval '1 day'
    from geo_location`.execute(database.write);
});

describe("OGC API Features", () => {
  test("the landing page leads to the description, conformance and the collections", async () => {
    const landing = (await ask("")).json<{ links: { rel: string; href: string }[] }>();
    expect(landing.links.map(({ rel }) => rel)).toEqual([
      "self",
      "alternate",
      "service-desc",
      "service-doc",
      "conformance",
      "data",
      "http://www.opengis.net/def/rel/ogc/1.0/tiling-schemes",
    ]);
    for (const { href } of landing.links) {
      const { statusCode } = await server.app.inject({ url: new URL(href).pathname });
      expect([200, 302]).toContain(statusCode);
    }
  });

  test("a collection leads to its tiles, on a grid that tells where they lie", async () => {
    type Linked = { links: { rel: string; href: string; templated?: boolean }[] };
    const follow = async <T = Linked>({ links }: Linked, rel: string) => {
      const { href } = links.find((each) => each.rel.endsWith(rel))!;
      return (await server.app.inject({ url: new URL(href).pathname })).json<T>();
    };
    const collection = (await ask("/collections/projects")).json<Linked>();
    const list = await follow<{ tilesets: Linked[] }>(collection, "tilesets-vector");
    const tileset = await follow(list.tilesets[0]!, "self");
    type Matrix = { id: string; matrixWidth: number; matrixHeight: number; cellSize: number };
    const grid = await follow<{ tileMatrices: Matrix[] }>(tileset, "tiling-scheme");
    expect(grid.tileMatrices[0]).toMatchObject({ id: "0", matrixWidth: 3, matrixHeight: 2 });
    const { href } = tileset.links.find(({ templated }) => templated)!;
    const url = new URL(href.replace("{tileMatrix}", "0").replace(/\{tile(?:Col|Row)\}/g, "0"));
    const tile = await server.app.inject({ url: url.pathname });
    expect(tile.statusCode).toBe(200);
    expect(tile.headers).toMatchObject({
      "content-type": "application/vnd.mapbox-vector-tile",
      "access-control-allow-origin": "*",
    });
    expect((await ask("/collections/land-holdings/tiles")).statusCode).toBe(404);
  });

  test("the description has exactly the media type that clients look for", async () => {
    expect((await ask("/api")).headers["content-type"]).toBe(
      "application/vnd.oai.openapi+json;version=3.0",
    );
  });

  test("the description is valid OpenAPI 3.0", async () => {
    const { errors, valid } = await new Validator().validate(
      (await ask("/api")).json<Record<string, unknown>>(),
    );
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
  });

  test("collections name their coordinate systems", async () => {
    const { collections } = (await ask("/collections")).json<{
      collections: { id: string; crs: string[]; storageCrs: string }[];
    }>();
    expect(collections.map(({ id }) => id)).toContain("sub-catchments");
    expect(collections[0]).toMatchObject({
      storageCrs: "http://www.opengis.net/def/crs/EPSG/0/25832",
    });
    expect((await ask("/collections/projects")).json()).toMatchObject({
      extent: {
        spatial: {
          bbox: [
            [expect.closeTo(9, 0), expect.closeTo(55.9, 0), expect.anything(), expect.anything()],
          ],
        },
      },
    });
  });

  test("the list tells of each collection what it tells of itself", async () => {
    const { collections } = (await ask("/collections")).json<{ collections: { id: string }[] }>();
    for (const listed of collections)
      expect((await ask(`/collections/${listed.id}`)).json()).toEqual(listed);
    expect(collections.find(({ id }) => id === "projects")).toHaveProperty("extent");
  });

  test("only public projects are there, page by page, each once", async () => {
    const first = await items("?limit=3");
    expect([first.numberMatched, first.numberReturned]).toEqual([4, 3]);
    const next = first.links.find(({ rel }) => rel === "next")?.href ?? "";
    const second = (
      await server.app.inject({ url: next.replace(/^.*?\/ogc/, "/ogc") })
    ).json<Page>();
    expect(second.links.some(({ rel }) => rel === "next")).toBe(false);
    const names = [...first.features, ...second.features].map(({ properties }) => properties.name);
    expect(names.toSorted()).toEqual(["Projekt 1", "Projekt 2", "Projekt 3", "Projekt 4"]);
  });

  test("clients that page by number find each once, and follow `next` from there", async () => {
    const whole = (await items("")).features.map(({ id }) => id);
    const paged = [await items("?limit=2&offset=0"), await items("?limit=1&offset=2")];
    const next = paged[1]!.links.find(({ rel }) => rel === "next")?.href ?? "";
    paged.push((await server.app.inject({ url: next.replace(/^.*?\/ogc/, "/ogc") })).json<Page>());
    expect(paged.flatMap(({ features }) => features.map(({ id }) => id))).toEqual(whole);
    expect((await items("?offset=99")).features).toEqual([]);
  });

  test("a feature can be asked for in the three systems, with Content-Crs", async () => {
    const { features } = await items("?limit=1");
    const of = async (crs: string) => {
      const answer = await ask(`/collections/projects/items/${features[0]?.id}${crs}`);
      expect(answer.headers["content-type"]).toContain("application/geo+json");
      return {
        crs: answer.headers["content-crs"],
        at: answer.json<Page["features"][0]>().geometry.coordinates[0]![0]![0]!,
      };
    };
    const usual = await of("");
    expect(usual.crs).toBe("<http://www.opengis.net/def/crs/OGC/1.3/CRS84>");
    expect(usual.at[0]).toBeCloseTo(9, 0);
    const utm = await of("?crs=http://www.opengis.net/def/crs/EPSG/0/25832");
    expect(utm.at[1]).toBe(6_200_000);
    const turned = await of("?crs=http://www.opengis.net/def/crs/EPSG/0/4326");
    expect(turned.at).toEqual(usual.at.toReversed());
  });

  test.each([
    ["bbox=8,55,10,57", 4],
    ["bbox=-180,-90,180,90", 4],
    ["bbox=0,0,1,1", 0],
    ["bbox=55,8,0,57,10,99&bbox-crs=http://www.opengis.net/def/crs/EPSG/0/4326", 4],
    ["bbox=501000,6200000,501050,6200050&bbox-crs=http://www.opengis.net/def/crs/EPSG/0/25832", 1],
    ["datetime=2020-01-01T00:00:00Z", 0],
    ["datetime=2025-03-02", 1],
    ["datetime=2025-03-02/..", 3],
    ["datetime=../2025-03-02", 2],
    ["name=Projekt%202", 1],
    ["areaHa=2", 1],
    ["lastStateChanged=2025-03-02T10:00:00Z", 1],
    ["stage=establishment_approval", 4],
  ])("?%s finds %d", async (query, found) => {
    expect((await items(`?${query}`)).numberMatched).toBe(found);
  });

  test.each([
    "limit=0",
    "limit=x",
    "offset=-1",
    "resultType=x",
    "bbox=1,2,3",
    "bbox=1,2,x,4",
    "bbox=3,2,1,4",
    "crs=EPSG:3857",
    "bbox=1,2,3,4&bbox-crs=x",
    "ukendt=1",
    "f=xml",
    "limit=1&limit=2",
    "datetime=nonsense",
    "datetime=2025-06-31",
    "datetime=2025-02-01/2025-01-01",
    "areaHa=stor",
    "filter-lang=sql",
    "filter=name%20=%20'a",
    "filter=hemmelig=1",
    "filter=name=1",
    "filter=name",
    "filter=name LIKE 'a\\'",
    "filter=f(name)='a'",
    "filter=lastStateChanged > DATE('i går')",
    "filter=S_INTERSECTS(geometry, POINT(1 2 3 4))",
    "filter=areaHa * 1e300 * 1e300 > 1",
    "filter=S_INTERSECTS(geometry, POLYGON((9 55, 10 55)))",
    "filter={}&filter-lang=cql2-json",
    'filter={"op":"=","args":[null,1]}&filter-lang=cql2-json',
  ])("?%s is a fault that names the parameter", async (query) => {
    const answer = await ask(`/collections/projects/items?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ fields: unknown[] }>().fields).toHaveLength(1);
  });

  test.each(["/collections/x", "/collections/x/items", "/collections/projects/items/x", "/x"])(
    "%s is not there",
    async (path) => {
      const answer = await ask(path);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers["content-type"]).toContain("problem+json");
    },
  );

  const filters: [string, string[]][] = [
    ["name = 'Projekt 2'", ["2"]],
    ["areaHa > 1 AND areaHa < 4", ["2", "3"]],
    ["areaHa = 1 OR NOT areaHa <= 3", ["1", "4"]],
    ["areaHa BETWEEN 2 AND 3", ["2", "3"]],
    ["areaHa IN (1, 4)", ["1", "4"]],
    ["name LIKE '%t 3'", ["3"]],
    ["CASEI(name) = CASEI('PROJEKT 1')", ["1"]],
    ["afforestationEffortHa IS NULL AND areaHa < 2", ["1"]],
    ["areaHa * 2 + 1 = 7", ["3"]],
    ["areaHa % 2 = 0 AND areaHa / 0 IS NULL", ["2", "4"]],
    ["areaHa ^ 2 div 2 = 4", ["3"]],
    ["lastStateChanged >= TIMESTAMP('2025-03-03T10:00:00Z')", ["3", "4"]],
    ["T_AFTER(lastStateChanged, DATE('2025-03-02'))", ["3", "4"]],
    ["T_DURING(lastStateChanged, INTERVAL('2025-03-02', '2025-03-03'))", ["2", "3"]],
    ["T_BEFORE(lastStateChanged, INTERVAL('2025-03-02', '..'))", ["1"]],
    ["S_INTERSECTS(geometry, BBOX(-180, -90, 180, 90))", ["1", "2", "3", "4"]],
    [
      "S_INTERSECTS(geometry, POLYGON((-170 -80, 170 -80, 170 80, -170 80, -170 -80)))",
      ["1", "2", "3", "4"],
    ],
    ["S_DISJOINT(geometry, POINT(9.0 55.0))", ["1", "2", "3", "4"]],
    ["areaHa = projectStatus", []],
  ];

  test.each(filters)("[P10] the filter %s finds %j", async (filter, found) => {
    const { features } = await items(`?filter=${encodeURIComponent(filter)}`);
    expect(features.map(({ properties }) => properties.name.slice(-1)).toSorted()).toEqual(found);
  });

  test("[P10] a filter in JSON, in metres, with a page that leads on", async () => {
    const filter = JSON.stringify({
      op: "s_intersects",
      args: [{ property: "geometry" }, { bbox: [500_900, 6_199_000, 502_500, 6_201_000] }],
    });
    const query = new URLSearchParams({
      filter,
      "filter-lang": "cql2-json",
      "filter-crs": "http://www.opengis.net/def/crs/EPSG/0/25832",
      limit: "1",
    });
    const first = await items(`?${query.toString()}`);
    expect([first.numberMatched, first.numberReturned]).toEqual([2, 1]);
    const next = new URL(first.links.find(({ rel }) => rel === "next")?.href ?? "");
    const second = (await server.app.inject(next.pathname + next.search)).json<Page>();
    expect(second.numberReturned).toBe(1);
    expect(second.features[0]?.id).not.toBe(first.features[0]?.id);
  });

  test("a page longer than a batch leaves as it is read, each feature once", async () => {
    const id = "urn:dmp:ds:ogc-test";
    await sql`insert into dataset_group (id, title_da, title_en) values ('g', 'G', 'G')
      on conflict do nothing`.execute(database.write);
    await sql`insert into dataset (id, group_id, kind, title_da, title_en, attributes) values
      (${id}, 'g', 'background', 'Prøve', 'Trial',
        '[{"name":"klasse","titleDa":"Klasse","titleEn":"Class"}]')`.execute(database.write);
    const { rows } = await sql<{
      id: number;
    }>`insert into dataset_version (dataset_id, label, state)
      values (${id}, '1', 'current') returning id`.execute(database.write);
    const version = rows[0]?.id ?? 0;
    await sql`select add_dataset_partition(${version})`.execute(database.write);
    await sql`insert into dataset_feature (version_id, id, geometry, area_m2, attributes)
      select ${version}, n, ST_GeomFromEWKT(${square(500_000, 6_200_000)}), 1,
        jsonb_build_object('klasse', case when n % 2 = 0 then to_jsonb(n % 5) else to_jsonb('ukendt'::text) end)
      from generate_series(1, 1205) n`.execute(database.write);
    await sql`update dataset set current_version_id = ${version} where id = ${id}`.execute(
      database.write,
    );
    const own = `/collections/${encodeURIComponent(id)}`;
    const usual = (await ask(`${own}/items`)).json<Page>();
    expect([usual.numberMatched, usual.numberReturned]).toEqual([1205, 1000]);
    const all = (await ask(`${own}/items?limit=50000`)).json<Page>();
    expect(new Set(all.features.map((each) => each.id)).size).toBe(1205);
    expect(all.links.some(({ rel }) => rel === "next")).toBe(false);
    const among = async (query: string) =>
      (await ask(`${own}/items?limit=1&${query}`)).json<Page>().numberMatched;
    expect(await among("klasse=ukendt")).toBe(603);
    expect(await among("filter=klasse > 2")).toBe(241);
    expect(await among("filter=klasse LIKE 'uk%25'")).toBe(603);
    const queryables = (await ask(`${own}/queryables`)).json<{ properties: object }>();
    expect(Object.keys(queryables.properties)).toEqual(["geometry", "klasse"]);
  });

  test("[P10] every collection names the properties that its features have, and no other", async () => {
    const { collections } = (await ask("/collections")).json<{ collections: { id: string }[] }>();
    for (const { id } of collections) {
      const schema = await ask(`/collections/${encodeURIComponent(id)}/schema`);
      expect(schema.headers["content-type"]).toBe("application/schema+json");
      const named = Object.keys(schema.json<{ properties: object }>().properties);
      const page = (await ask(`/collections/${encodeURIComponent(id)}/items?limit=1`)).json<Page>();
      for (const { properties } of page.features)
        expect(named).toEqual(expect.arrayContaining(Object.keys(properties)));
    }
  });

  test("people see pages, programs see JSON", async () => {
    const accept = "text/html,application/xhtml+xml,*/*;q=0.8";
    for (const path of [
      "",
      "/collections",
      "/collections/projects",
      "/collections/projects/items",
      "/conformance",
    ]) {
      const page = await server.app.inject({ url: `/ogc${path}`, headers: { accept } });
      expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(page.body).toMatch(/<h1>[^<]+<\/h1>/);
      expect(page.body).not.toContain("undefined");
      expect((await ask(path)).headers["content-type"]).toContain("json");
    }
    const asked = await ask("/collections/projects/items?f=html");
    expect(asked.body).toContain("Viser 4 af 4.");
  });
});

/** The standard's abstract tests, by their names, for what the rest of this file does not show. */
describe("OGC abstract tests", () => {
  type Link = { rel: string; type: string; href: string };
  type Described = { id: string; crs: string[]; storageCrs: string; links: Link[] };
  const own = (href: string) => href.replace(/^.*?\/ogc/, "");
  const listed = async () =>
    (await ask("/collections")).json<{ collections: Described[] }>().collections;

  test("/conf/core/conformance-op: the classes are listed by their addresses", async () => {
    const { conformsTo } = (await ask("/conformance")).json<{ conformsTo: string[] }>();
    expect(conformsTo).toEqual(
      expect.arrayContaining(["http://www.opengis.net/spec/ogcapi-features-1/1.0/conf/core"]),
    );
    expect(conformsTo.every((uri) => uri.startsWith("http://www.opengis.net/spec/"))).toBe(true);
    expect(new Set(conformsTo).size).toBe(conformsTo.length);
  });

  test("/conf/core/sfc-md-success: a collection alone is what the list says of it", async () => {
    for (const collection of await listed()) {
      const alone = (
        await ask(`/collections/${encodeURIComponent(collection.id)}`)
      ).json<Described>();
      expect(alone).toMatchObject({ id: collection.id, crs: collection.crs });
      const items = alone.links.filter(({ rel }) => rel === "items");
      expect(items.map(({ type }) => type)).toEqual(["application/geo+json", "text/html"]);
      expect(alone.links.map(({ rel }) => rel)).toEqual(
        expect.arrayContaining(["self", "alternate"]),
      );
    }
  });

  test("/conf/core/fc-limit-response: a limit beyond the most is no error", async () => {
    expect((await ask("/collections/projects/items?limit=999999999")).statusCode).toBe(200);
    expect((await items("?limit=2")).features).toHaveLength(2);
  });

  test("the number alone, as GDAL asks for it, is told without features", async () => {
    const counted = await items("?resultType=hits&areaHa=2");
    expect(counted).toMatchObject({ numberMatched: 1, numberReturned: 0, features: [] });
    expect(counted.links.map(({ rel }) => rel)).not.toContain("next");
    const { paths } = (await ask("/api")).json<{
      paths: Record<string, { get: { parameters: { name: string; schema: object }[] } }>;
    }>();
    const parameters = paths["/collections/projects/items"]!.get.parameters;
    expect(parameters.find(({ name }) => name === "resultType")).toMatchObject({
      in: "query",
      schema: { enum: ["results", "hits"] },
    });
  });

  test("/conf/core/fc-response: links, time and numbers of a page", async () => {
    const page = (await ask("/collections/projects/items?limit=2")).json<
      Omit<Page, "links"> & { links: Link[]; timeStamp: string; type: string }
    >();
    expect(page).toMatchObject({ type: "FeatureCollection", numberReturned: 2 });
    expect(new Date(page.timeStamp).toISOString()).toBe(page.timeStamp);
    expect(page.links.map(({ rel, type }) => `${rel} ${type}`)).toEqual(
      expect.arrayContaining(["self application/geo+json", "alternate text/html"]),
    );
    for (const { href } of page.links) expect((await ask(own(href))).statusCode).toBe(200);
  });

  test("/conf/core/f-success and /conf/html: a feature has its links, and a page of its own", async () => {
    const [first] = (await items("?limit=1")).features;
    const feature = await ask(`/collections/projects/items/${first!.id}`);
    const { links } = feature.json<{ links: Link[] }>();
    expect(links.map(({ rel }) => rel)).toEqual(
      expect.arrayContaining(["self", "alternate", "collection"]),
    );
    const page = await ask(`/collections/projects/items/${first!.id}?f=html`);
    expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(page.body).toContain(first!.properties.name);
  });

  test("/conf/crs: every system that is named is given, and named in the answer", async () => {
    const { crs, storageCrs } = (await ask("/collections/projects")).json<Described>();
    expect(crs[0]).toBe("http://www.opengis.net/def/crs/OGC/1.3/CRS84");
    expect(crs).toContain(storageCrs);
    for (const uri of crs) {
      const page = await ask(`/collections/projects/items?crs=${uri}`);
      expect([page.statusCode, page.headers["content-crs"]]).toEqual([200, `<${uri}>`]);
    }
  });

  test("/conf/queryables: the document knows its address, and every property is a parameter", async () => {
    for (const { id, links } of await listed()) {
      const link = links.find(({ rel }) => rel.endsWith("/queryables"))!;
      const answer = await ask(own(link.href));
      expect(answer.headers["content-type"]).toBe("application/schema+json");
      const { properties, ...document } = answer.json<{
        $id: string;
        type: string;
        properties: Record<string, { type?: string; format?: string; enum?: string[] }>;
      }>();
      expect(document).toMatchObject({ $id: link.href, type: "object" });
      for (const [name, { type, format, enum: values }] of Object.entries(properties)) {
        if (name === "geometry") continue;
        const value =
          values?.[0] ??
          (format === "date-time" ? "2025-03-01T10:00:00Z" : type === "boolean" ? "true" : "1");
        const query = new URLSearchParams({ [name]: value, limit: "1" });
        const found = await ask(`/collections/${encodeURIComponent(id)}/items?${query.toString()}`);
        expect([id, name, found.statusCode]).toEqual([id, name, 200]);
      }
    }
  });

  const asked = async (filter: string) =>
    (await items(`?filter=${encodeURIComponent(filter)}`)).numberMatched;

  /** Of the four moments 1 to 4 March 10:00, against the time from the second to the third. A moment
   * counts as a time that begins and ends at once. */
  test.each([
    ["T_AFTER", 1],
    ["T_BEFORE", 1],
    ["T_CONTAINS", 0],
    ["T_DISJOINT", 2],
    ["T_DURING", 0],
    ["T_EQUALS", 0],
    ["T_FINISHEDBY", 0],
    ["T_FINISHES", 1],
    ["T_INTERSECTS", 2],
    ["T_MEETS", 1],
    ["T_METBY", 1],
    ["T_OVERLAPPEDBY", 0],
    ["T_OVERLAPS", 0],
    ["T_STARTEDBY", 0],
    ["T_STARTS", 1],
  ])("/conf/temporal-functions: %s finds %i", async (name, found) => {
    const interval = "INTERVAL('2025-03-02T10:00:00Z', '2025-03-03T10:00:00Z')";
    expect(await asked(`${name}(lastStateChanged, ${interval})`)).toBe(found);
  });

  /** Of the four squares, against the second with a margin. */
  test.each([
    ["S_INTERSECTS", 1],
    ["S_DISJOINT", 3],
    ["S_WITHIN", 1],
    ["S_CONTAINS", 0],
    ["S_CROSSES", 0],
    ["S_EQUALS", 0],
    ["S_OVERLAPS", 0],
    ["S_TOUCHES", 0],
  ])("/conf/spatial-functions: %s finds %i", async (name, found) => {
    const query = new URLSearchParams({
      filter: `${name}(geometry, POLYGON((501900 6199900, 502200 6199900, 502200 6200200, 501900 6200200, 501900 6199900)))`,
      "filter-crs": "http://www.opengis.net/def/crs/EPSG/0/25832",
    });
    expect((await items(`?${query.toString()}`)).numberMatched).toBe(found);
  });
});

describe("units that a release retired", () => {
  const at = "2026-01-01T00:00:00.000Z";

  beforeAll(async () => {
    await sql`insert into geo_location (kind, geometry, area_ha)
      select kind, ST_GeomFromEWKT(${square(500_000, 6_200_000)}), n
      from unnest(array['municipality', 'tripartite', 'plan', 'subcatchment']) kind, generate_series(1, 2) n`.execute(
      database.write,
    );
    const of = (kind: string) =>
      sql`case when area_ha = 1 then ${at}::timestamptz end, id,
        case when area_ha = 1 then 'Gammelby' else 'Nyby' end from geo_location where kind = ${kind}`;
    await sql`insert into municipality (code, id, retired_at, geo_location_id, name)
      select area_ha, id, ${of("municipality")}`.execute(database.write);
    await sql`insert into tripartite (number, id, retired_at, geo_location_id, name)
      select area_ha, id, ${of("tripartite")}`.execute(database.write);
    await sql`insert into plan (title, id, retired_at, geo_location_id, name)
      select area_ha, id, ${of("plan")}`.execute(database.write);
    await sql`insert into subcatchment (op_id, plan_id, nitrogen_counts, label_easting,
        label_northing, retired_at, geo_location_id, name)
      select area_ha, (select min(id::text)::uuid from plan), true, 0, 0, ${of("subcatchment")}`.execute(
      database.write,
    );
  });

  test.each(["municipalities", "tripartites", "plans", "sub-catchments"])(
    "%s holds those of today, changed when the others went",
    async (id) => {
      const page = (await ask(`/collections/${id}/items`)).json<Page>();
      expect(page.features.map(({ properties }) => properties.name)).toEqual(["Nyby"]);
      expect(page.numberMatched).toBe(1);
      const { collections } = (await server.app.inject({ url: "/api/open-data/downloads" })).json<{
        collections: { id: string; changedAt: string }[];
      }>();
      expect(collections.find((one) => one.id === id)?.changedAt).toBe(at);
    },
  );
});
