import { Validator } from "@seriousme/openapi-schema-validator";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { useTestDatabase } from "../../testing/useTestDatabase.ts";
import { useTestServer } from "../../testing/useTestServer.ts";

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
  await sql`insert into project (name, status, geo_location_id)
    select 'Projekt ' || area_ha, case when area_ha < 5 then 'approval' else 'draft' end, id
    from geo_location`.execute(database.write);
});

describe("OGC API Features", () => {
  test("the landing page leads to the description, conformance and the collections", async () => {
    const landing = (await ask("")).json<{ links: { rel: string; href: string }[] }>();
    expect(landing.links.map(({ rel }) => rel)).toEqual([
      "self",
      "service-desc",
      "conformance",
      "data",
    ]);
    for (const { href } of landing.links) {
      const { statusCode } = await server.app.inject({ url: new URL(href).pathname });
      expect(statusCode).toBe(200);
    }
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
    ["datetime=2020-01-01T00:00:00Z", 4],
  ])("?%s finds %d", async (query, found) => {
    expect((await items(`?${query}`)).numberMatched).toBe(found);
  });

  test.each([
    "limit=0",
    "limit=x",
    "bbox=1,2,3",
    "bbox=1,2,x,4",
    "bbox=3,2,1,4",
    "crs=EPSG:3857",
    "bbox=1,2,3,4&bbox-crs=x",
    "ukendt=1",
    "f=html",
    "limit=1&limit=2",
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
});
