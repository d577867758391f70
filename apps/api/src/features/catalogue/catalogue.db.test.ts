import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { CatalogueDataset } from "@mars/contracts/datasets/catalogue";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { useTestDatabase } from "../../testing/useTestDatabase.ts";
import { useTestServer } from "../../testing/useTestServer.ts";

const database = useTestDatabase();
const server = useTestServer(database, {
  SOURCE_KORT_TOKEN: "hemmelig",
  INNER_HOSTS: "127.0.0.1",
});
const png = Buffer.from("89504e470d0a1a0a", "hex");
const asked: URL[] = [];
let drawing: "picture" | "exception" | "away" | "endless" = "picture";
let wms: Server;

beforeAll(async () => {
  wms = createServer((request, response) => {
    asked.push(new URL(request.url ?? "/", "http://wms"));
    if (drawing === "away") response.writeHead(503).end();
    else if (drawing === "exception")
      response.writeHead(200, { "content-type": "text/xml" }).end("<ServiceException/>");
    else if (drawing === "endless")
      response.writeHead(200, { "content-type": "image/png" }).end(Buffer.alloc((2 << 20) + 1));
    else response.writeHead(200, { "content-type": "image/png" }).end(png);
  });
  await new Promise<void>((resolve) => wms.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(wms.address() as AddressInfo).port}/wms`;
  await sql`insert into catalogue_dataset (id, title_da, title_en, owner, sources) values
    ('urn:test:kort', 'Høje målebordsblade', 'Old maps', 'Klimadatastyrelsen',
      ${JSON.stringify({ wms: { url, layer: "hoeje" } })}::jsonb),
    ('urn:test:tabel', 'Tabel 100%', 'Table', 'DMP', '{}')`.execute(database.write);
});
afterAll(() => {
  wms.closeAllConnections();
  return new Promise((resolve) => wms.close(resolve));
});

const search = async (q: string) =>
  (await server.app.inject({ url: `/api/catalogue?q=${encodeURIComponent(q)}` })).json<
    CatalogueDataset[]
  >();
const at = (path: string) => server.app.inject({ url: `/api/catalogue/urn:test:${path}` });

test.each([
  ["måle", ["urn:test:kort"]],
  ["old klimadata", ["urn:test:kort"]],
  ["urn:test:tabel", ["urn:test:tabel"]],
  ["100%", ["urn:test:tabel"]],
  ["_", []],
  ["", ["urn:test:kort", "urn:test:tabel"]],
])("[S6] the catalogue is searched by words, owner and id: %j", async (q, ids) => {
  expect((await search(q)).map(({ id }) => id)).toEqual(ids);
});

test("[S6] a dataset is drawn by its owner, with our key, and kept a while", async () => {
  const first = await at("kort/pictures/3/4/5.png");
  expect([first.statusCode, first.headers["content-type"]]).toEqual([200, "image/png"]);
  expect(first.rawPayload).toEqual(png);
  expect(asked[0]?.searchParams.get("layers")).toBe("hoeje");
  expect(asked[0]?.searchParams.get("token")).toBe("hemmelig");
  await at("kort/pictures/3/4/5.png");
  expect(asked).toHaveLength(1);
  expect((await at("kort/legend.png")).statusCode).toBe(200);
  expect(asked[1]?.searchParams.get("request")).toBe("GetLegendGraphic");
});

test("[S6] what is no picture is not passed on", async () => {
  drawing = "exception";
  expect((await at("kort/pictures/3/4/6.png")).statusCode).toBe(502);
  drawing = "endless";
  expect((await at("kort/pictures/3/4/8.png")).statusCode).toBe(502);
  drawing = "away";
  expect((await at("kort/pictures/3/4/7.png")).statusCode).toBe(502);
  expect((await at("tabel/pictures/3/4/5.png")).statusCode).toBe(404);
  expect((await at("findes-ikke/legend.png")).statusCode).toBe(404);
});

test("a name that leads to the inner network is not asked", async () => {
  asked.length = 0;
  drawing = "picture";
  const url = `http://localhost:${(wms.address() as AddressInfo).port}/wms`;
  await sql`insert into catalogue_dataset (id, title_da, title_en, owner, sources) values
    ('urn:test:indre', 'Indre', 'Inner', 'DMP',
      ${JSON.stringify({ wms: { url, layer: "a" } })}::jsonb)`.execute(database.write);
  expect((await at("indre/legend.png")).statusCode).toBe(502);
  expect(asked).toEqual([]);
});
